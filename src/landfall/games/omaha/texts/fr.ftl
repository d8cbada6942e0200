# D-Day at Omaha Beach

game-title = D-Day at Omaha Beach
game-about = Le 6 juin 1944, sur la plage la plus meurtrière : vous dirigez les Américains, en solo ou à deux, contre des Allemands gérés par les règles.
game-provenance = Plateau, jetons et cartes ont été relevés sur le jeu ; ce qui est déduit est signalé. La mise en place d’Easy Fox est en partie déduite.
seat-us = les Américains
    .name = Américains
seat-us1 = la 1re division
    .name = 1re division
seat-us29 = la 29e division
    .name = 29e division
seat-german = les Allemands
    .name = Allemands
side-us = les Américains
side-german = les Allemands
scenario-easy-fox = Easy Fox
    .situation = La moitié est de la plage, la 1re division seule, seize tours d’un quart d’heure.
    .objective = Dix points à la fin du tour 16, en contrôlant nids, positions et vallons.
    .balance = Pour apprendre
scenario-first-waves = Premières Vagues
    .situation = Les quatre premières heures du débarquement, de 6 h 15 à 10 h, sur toute la plage.
    .objective = 19 points à la fin du tour 16 ; défaite si huit unités d’infanterie d’une même division sont éliminées ou réduites à un pas.
    .balance = Difficile
scenario-d-day = D-Day at Omaha Beach
    .situation = Douze heures du Jour J : la plage, puis les hauteurs et le bocage.
    .objective = Onze points au tour 16 pour continuer, quarante au tour 32 pour gagner.
    .balance = Une longue journée
scenario-beyond-the-beach = Au-delà de la plage
    .situation = Il est 10 h 30 : les survivants sont sur les hauteurs et les deux camps reçoivent des renforts.
    .objective = 45 points à la fin du tour 32.
    .balance = Pour joueurs expérimentés
option-players = Joueurs
    .about = En solo avec les deux divisions, ou à deux avec une division chacun.
option-players-1 = En solo
option-players-2 = À deux
option-early-actions = Actions allemandes anticipées
    .about = Les actions allemandes commencent au tour 12.
option-bombardment = Bombardement allié efficace
    .about = La partie commence au tour 4 contre des défenses affaiblies ; dix points de moins.
option-safe-tanks = Les premiers chars débarquent sans encombre
    .about = Les chars du tour 1 débarquent comme au tour 2 ; cinq points de moins.
option-pointe-du-hoc = Les rangers à la Pointe du Hoc
    .about = Aucun ranger, sauf la compagnie C du 2e bataillon ; cinq points de plus.
option-better-reaction = Meilleure réaction allemande
    .about = Le Kampfgruppe Meyer est disponible dès le début et chaque renfort a un marqueur de réserve ; cinq points de plus.
option-armour = Blindés allemands
    .about = Jusqu’à quatre unités de blindés peuvent entrer en jeu ; un point chacune.

ask-mine = Une mine explose dans le secteur { $sector ->
        [east] Est
       *[west] Ouest
    } : quelle unité perd un pas ?
ask-leader-drift = { $other } dérive. Faire dériver aussi { $unit } ?
ask-ranger-drift = { $unit } peut dériver vers l’Est. Vers quelle case ?
ask-box = Dans quelle case placer { $unit } ?
ask-tideline = Sur quel hex de la ligne de marée haute placer { $unit } ?
ask-fire-target = { $position } tire : quelle unité est touchée ?
ask-leader-hit = Quel leader est touché ?
ask-shelled = { $cause ->
        [artillery] L’artillerie allemande tire : quelle unité est touchée ?
        [rocket] Les roquettes tombent : quelle unité est touchée ?
        [mortar] Tir de mortier : quelle unité est touchée ?
        [ambush] Embuscade : quelle unité est touchée ?
       *[naval] Le tir naval s’égare : quelle unité est touchée ?
    }
ask-disrupted = { $cause ->
        [ambush] Embuscade
       *[patrol] Patrouille allemande
    } : quelle unité est désorganisée ?
ask-sacrifice = { $unit } va perdre son dernier pas. Sacrifier son héros à la place ?
ask-hero = Un héros se révèle dans la { $division ->
        [1] 1re
       *[29] 29e
    } division. Dans quelle unité ?
ask-regain = Quelle unité récupère un pas ?
ask-reveal = Quelle unité allemande est révélée ?
ask-clear = Secteur { $sector ->
        [east] Est
       *[west] Ouest
    } : dégagez les obstacles d’un hex (encore { $left })
ask-works = { $division ->
        [1] 1re
       *[29] 29e
    } division : utilisez le génie et les QG
ask-division = Quelle division agit la première ?
ask-actions = { $division ->
        [1] 1re
       *[29] 29e
    } division : choisissez l’unité qui agit. Actions restantes : { $actions }
ask-unit = Que fait { $unit } ?
ask-companion = Quelle unité accompagne { $unit } ?
ask-press-on = { $unit } a perdu un pas en s’infiltrant. Continuer ?
ask-join = Attaque de { $hex } par { $units } : quelle unité s’y joint ?
ask-hero-use = Attaque de { $hex } : qu’apporte le héros ?
ask-attrition = Attaque de { $hex } : perdre un pas pour retirer le marqueur de réserve ?
ask-naval-target = Barrage naval : sur quel hex ?
ask-overstacked = Empilement dépassé en { $hex } : quelle unité est éliminée ?
ask-advance-loss = La percée allemande réussit : quelle unité perd un pas ?
ask-refuge = Où se replie { $unit } ?

option-unit = { $unit }
option-hex = { $hex }
option-box = Case { $box }
option-delay = Attendre le tour { $turn }
option-stay-in-box = Rester dans sa case
option-drift-to = Dériver vers { $box }
option-sacrifice = Sacrifier le héros
option-lose-unit = Perdre l’unité
option-division = { $division ->
        [1] La 1re division
       *[29] La 29e division
    }
option-done = Terminer les actions de la division
option-rally = Rallier toutes les unités désorganisées
option-naval-barrage = Barrage naval
option-naval-target = Barrage naval sur { $hex }
option-move = Se déplacer en { $hex }
option-climb = Franchir le talus vers { $hex }
option-cliff = Escalader la falaise vers { $hex }
option-end-climb = Retirer le marqueur Escalade en { $hex }
option-go-up = Continuer l’escalade vers { $hex }
option-give-up = Renoncer à l’escalade en { $hex }
option-attack = Attaquer { $hex }
option-barrage = Tir de barrage sur { $hex }
option-exit = Sortir de la carte en { $hex }
option-go = Personne d’autre
option-press-on = Continuer
option-stay-back = Rester sur place
option-attack-now = Lancer l’attaque
option-join = { $unit } se joint à l’attaque
option-naval = Ajouter un tir naval
option-hero-strength = Un point de puissance
option-hero-weapon = Une arme : { $weapon }
option-no-attrition = Ne rien perdre
option-attrition = { $unit } perd un pas
option-clear = Dégager { $hex }
option-done-engineers = Terminer
option-base = Placer une base du génie en { $at }
option-extend = Étendre la portée { $at-of }
option-post = Transformer { $at } en poste de commandement
option-reach = Étendre la portée de commandement { $at-of }
option-garrison = Placer une garnison en { $at }

weapon-BZ = bazooka
weapon-BG = torpille bangalore
weapon-BR = fusil-mitrailleur
weapon-DE = démolition
weapon-MO = mortier
weapon-RD = radio
weapon-MG = mitrailleuse
weapon-AR = artillerie
weapon-NA = tir naval
weapon-FL = contournement
german-hidden = une unité non révélée
    .gender = f
place-gone = hors jeu
result-us-disrupted = Américains désorganisés
result-german-gains-depth = les Allemands reçoivent un marqueur de réserve
result-german-unit-unrevealed = l’unité allemande n’est plus révélée
result-no-effect = sans effet
result-german-disrupted = Allemands désorganisés
result-optional-attrition = usure optionnelle
result-german-defeated = Allemands vaincus
result-reveal-depth-and-compare-again = le marqueur de réserve est révélé ; on compare de nouveau
result-depth-eliminated = réserve éliminée
item-nests = nids de résistance
item-positions = positions de renfort
item-draws = vallons
item-open-draws = vallons ouverts
item-heights = véhicules sur les hauteurs
item-exits = pas sortis de la carte
item-ranger-exits = rangers sortis de la carte
item-nests-lost = nids non contrôlés
item-kampfgruppe = Kampfgruppe Meyer
item-variant-22-1 = bombardement efficace
item-variant-22-2 = chars à terre
item-variant-22-3 = Pointe du Hoc
item-variant-22-4 = meilleure réaction
item-armour = blindés allemands entrés en jeu
dot-intense = tir intense
dot-steady = tir soutenu
dot-sporadic = tir sporadique

event-turn-began = Tour { $turn }, { $time } : { $tide ->
        [low] marée basse
        [mid] mi-marée
       *[high] marée haute
    }
event-phase-began = { $phase ->
        [landing] Opérations amphibies
        [event] Événement
        [fire] Tir allemand
        [second-event] Second événement
        [engineers] Génie
        [actions] Actions américaines
       *[end] Fin du tour
    }
event-card-drawn = Tirage { $card-of } : { $use ->
        [landing] débarquement
        [event] événement
        [fire] tir
        [infiltration] infiltration
        [barrage] barrage
        [bombardment] bombardement
       *[naval] tir naval
    }{ $sector ->
        [east] , secteur Est
        [west] , secteur Ouest
       *[other] {""}
    }.
event-deck-shuffled = Fin du tour { $turn } : le paquet est remélangé.
event-unit-drifted = { $unit } dérive de la case { $origin } à la case { $box }.
event-unit-delayed = { $turn ->
        [0] { $unit } n’arrivera pas aujourd’hui.
       *[other] { $unit } est { $unit-gender ->
            [m] retardé
            [mp] retardés
            [fp] retardées
           *[f] retardée
        } jusqu’au tour { $turn }.
    }
event-unit-landed = { $unit } débarque en { $hex }.
event-unit-placed = { $unit } est { $unit-gender ->
        [m] placé
        [mp] placés
        [fp] placées
       *[f] placée
    } en { $place }.
event-mine-struck = { $unit } heurte une mine devant { $hex }.
event-command-passed = { $unit } passe à la { $division ->
        [1] 1re
       *[29] 29e
    } division.
event-step-lost = { $unit } perd un pas en { $hex } (il en reste { $left }).
event-unit-eliminated = { $unit } est { $unit-gender ->
        [m] éliminé
        [mp] éliminés
        [fp] éliminées
       *[f] éliminée
    } en { $hex }{ $cause ->
        [tide] {" "}par la marée
        [stacking] {" "}par surempilement
        [landing] {" "}au débarquement
       *[other] {""}
    }.
event-unit-disrupted = { $unit } est { $unit-gender ->
        [m] désorganisé
        [mp] désorganisés
        [fp] désorganisées
       *[f] désorganisée
    } en { $hex }.
event-units-rallied = Ralliement : { $units }.
event-step-regained = { $unit } récupère un pas ({ $steps }).
event-unit-moved = { $unit } se déplace en { $hex }.
event-unit-exited = { $unit } sort de la carte par la sortie { $exit }.
event-infiltration-checked = { $unit } s’infiltre en { $hex } devant { $positions } ({ $card }).
event-climb-began = { $unit } commence l’escalade en { $hex }.
event-climb-ended = Fin de l’escalade en { $hex } : { $unit }.
event-division-acts = La { $division ->
        [1] 1re
       *[29] 29e
    } division agit : { $actions ->
        [0] aucune action
        [one] une action
       *[other] { $actions } actions
    }.
event-hero-placed = { $hero }, { $unit-of }, devient un héros.
event-hero-fell = { $hero } tombe et inspire { $unit }.
event-leader-hit = { $position } touche { $leader } en { $hex } : { $result ->
        [hero] le héros est tué
        [post] le poste de commandement est perdu
        [hq] le QG doit se regrouper
        [wounded] légèrement blessé
       *[killed] tué
    }.
event-general-captured = { $leader } est capturé en { $hex }.
event-post-established = { $unit } établit un poste de commandement en { $hex }.
event-post-abandoned = { $unit } quitte son poste de commandement.
event-post-extended = { $unit } a maintenant une portée de commandement { $range ->
        [one] d’un hex
       *[other] de { $range } hexs
    }.
event-base-placed = { $base } s’installe en { $hex }.
event-base-extended = { $base } a maintenant une portée de { $range }.
event-garrison-placed = Une garnison occupe { $position } ({ $hex }).
event-garrison-removed = La garnison en { $hex } est retirée.
event-obstacle-cleared = Obstacles dégagés en { $hex }.
event-position-fired = { $position } tire et touche { $units }.
event-german-acted = { $position } : { $action ->
        [resupply] ravitaillement
        [redeploy] redéploiement
        [mortar] tir de mortier
        [patrol] patrouille
        [artillery] tir d’artillerie
        [advance] percée
        [ambush] embuscade
        [fire-or-move] tir ou déplacement
        [move-or-fire] déplacement ou tir
        [overrun] débordement
        [aimed-fire] tir précis
       *[position-and-fire] prise de position et tir
    }.
event-artillery-fired = Artillerie, secteur { $sector ->
        [east] Est
       *[west] Ouest
    } : { $guns ->
        [one] { $guns } pièce prête
       *[other] { $guns } pièces prêtes
    }, seuil de { $value }{ $struck ->
        [1] {""}
       *[0] , aucune touche
    }.
event-germans-recovered = Ne sont plus désorganisées : { $positions }.
event-reinforcement-came = Un renfort allemand occupe { $position } ({ $hex }).
event-depth-placed = { $position } reçoit un marqueur de réserve ({ $hex }).
event-depth-exchanged = Le marqueur de réserve en { $hex } est échangé.
event-german-moved = Les Allemands se déplacent de { $origin } à { $hex }.
event-advance-met = { $position } tente une percée vers { $hex } contre une défense de { $strength }.
event-unit-displaced = { $unit } se replie en { $hex }.
event-german-returned = { $german } réoccupe { $hex }.
event-attack-declared = { $units } { $units-count ->
        [one] attaque
       *[other] attaquent
    } { $position } ({ $hex }).
event-german-revealed = { $hex } : { $german }, puissance { $strength }{ $needs-count ->
        [0] {""}
       *[other] , armes requises : { $needs }
    }.
event-depth-revealed = { $hex } : réserve { $marker }, puissance { $strength }{ $needs-count ->
        [0] {""}
       *[other] , armes requises : { $needs }
    }.
event-attack-compared = { $hex } : { $strength } contre { $defence }{ $missing-count ->
        [0] , armes au complet
       *[other] , manque : { $missing }
    } : { $results }.
event-german-disrupted = Les Allemands en { $hex } sont désorganisés.
event-german-concealed = Les Allemands en { $hex } ne sont plus révélés.
event-german-eliminated = { $german } est { $german-gender ->
        [m] éliminé
        [mp] éliminés
        [fp] éliminées
       *[f] éliminée
    } en { $hex }.
event-german-withdrew = { $german } se retire de { $hex }.
event-depth-removed = Le marqueur de réserve en { $hex } est retiré.
event-barrage-fired = { $unit } effectue un tir de barrage sur { $hex } ({ $card }) : { $result ->
        [none] sans effet
        [disrupted] cible désorganisée
       *[disrupted-and-depth-removed] cible désorganisée, marqueur de réserve retiré
    }.
event-naval-barrage-fired = Barrage naval sur { $hex }.
event-naval-marker-taken = Marqueurs de tir naval : { $markers }.
event-event-had-no-effect = L’événement n’a pas d’effet.
event-pools-joined = Kampfgruppe Meyer : { $units } unités et { $depth } marqueurs de réserve rejoignent les réserves de renfort.
event-bombarded = Bombardement : { $disrupted-count ->
        [one] { $disrupted-count } nid désorganisé
       *[other] { $disrupted-count } nids désorganisés
    }, { $destroyed-count ->
        [one] { $destroyed-count } détruit
       *[other] { $destroyed-count } détruits
    }.
event-scored = { $points ->
        [one] Fin du tour { $turn } : { $points } point.
       *[other] Fin du tour { $turn } : { $points } points.
    }
event-deck-event = { $event ->
        [reinforcements] Renforts allemands, zones { $zones }
        [naval_fire_marker] Tir naval disponible
        [naval_fire_and_reinforcement] Tir naval, et un renfort allemand en zone { $zones }
        [depth_one] Une unité allemande reçoit un marqueur de réserve
        [depth_each_sector] Une unité allemande reçoit un marqueur de réserve dans chaque secteur
        [hero] Un héros
        [hero_and_depth] Un héros, et un marqueur de réserve allemand
        [german_recovery] Plus aucune unité allemande n’est désorganisée
        [plunging_fire] Tir plongeant allemand
        [smoke] La fumée couvre { $positions }
        [support_soldiers] Des soldats de soutien rejoignent l’infanterie
        [lost_boat_teams] Récupération des équipages perdus
        [screaming_meemies] Fusées hurlantes
        [snipers] Des tireurs d’élite visent les estafettes
        [gi_initiative] Initiative des GI : une action de plus par division
        [unexpected_naval_fire] Tir naval inattendu
        [artillery_stops_engineers] L’artillerie limite les opérations du génie
        [germans_concealed] Allemands dissimulés
        [us_patrol_report] Rapport de patrouille
        [kg_meyer] Kampfgruppe Meyer
        [rocket_destroyed] L’artillerie de roquettes est repérée
        [intense_fire] Feu nourri : une action de moins par division
       *[prisoner_talks] Prisonnier allemand bavard
    }.

outcome-catastrophe = Pertes catastrophiques dans la { $division ->
        [1] 1re
       *[29] 29e
    } division : le débarquement est interrompu.
    .title-lost = Trop de pertes
outcome-breakthrough = Les blindés allemands ont percé jusqu’à la plage en { $hex } : défaite.
    .title-lost = Ils ont percé
outcome-victory = Victoire avec { $points } points.
    .title-won = La plage est à vous
outcome-defeat = { $points ->
        [one] Défaite avec { $points } point.
       *[other] Défaite avec { $points } points.
    }
    .title-lost = Toujours sur la plage
outcome-decisive-defeat = { $points ->
        [one] Défaite décisive : { $points } point.
       *[other] Défaite décisive : { $points } points.
    }
    .title-lost = Cloués sur la plage
outcome-operational-defeat = Défaite opérationnelle : { $points } points.
    .title-lost = Pas assez loin
outcome-tactical-defeat = Défaite tactique : { $points } points.
    .title-lost = Si près du but
outcome-tactical-victory = Victoire tactique : { $points } points.
    .title-won = Un pied en France
outcome-operational-victory = Victoire opérationnelle : { $points } points.
    .title-won = La plage est à vous
outcome-decisive-victory = Victoire décisive : { $points } points.
    .title-won = La route est ouverte

refusal-leaders-do-not-attack = { $unit } ne peut pas participer aux attaques.
refusal-no-action-left = { $unit } ne peut plus agir ce tour-ci.
refusal-no-infantry = Aucune infanterie n’attaque { $hex } depuis un hex adjacent.
refusal-out-of-range = { $hex } est hors de portée { $unit-of }.
refusal-bluff = { $unit } ne peut pas attaquer { $hex } à travers le talus ou la falaise.
refusal-high-ground = D’en bas, { $unit } ne voit pas { $hex }.
refusal-not-coordinated = { $unit } n’est ni près de l’infanterie ni sous les ordres d’un leader.
refusal-guns-adjacent = { $unit } ne peut pas tirer sur un hex adjacent.
refusal-guns-need-hq = { $unit } et l’infanterie qui attaque n’ont pas le même QG.
refusal-guns-under-fire = { $unit } est sous le feu et n’a pas de blindage.
refusal-unknown = { $what } n’existe pas.
refusal-no-unit = Choisissez d’abord une unité.
refusal-not-on-map = { $unit } n’est pas sur la carte.
refusal-other-phase = Les unités n’agissent que pendant la phase d’action américaine.
refusal-other-division = { $unit } n’appartient pas à la division active.
refusal-acted = { $unit } a déjà agi ce tour-ci.
refusal-disrupted = { $unit } est { $unit-gender ->
        [m] désorganisé
        [mp] désorganisés
        [fp] désorganisées
       *[f] désorganisée
    } et ne peut que se rallier.
refusal-climbing = { $unit } est en pleine escalade.
refusal-no-actions = La division n’a plus d’action, et { $unit } n’a pas d’action gratuite.
refusal-too-far = { $hex } est trop loin pour { $unit }.
refusal-german-hex = Des Allemands occupent { $hex }.
refusal-under-water = { $hex } est sous l’eau.
refusal-terrain = { $unit } ne peut pas franchir le terrain qui mène à { $hex }.
refusal-engineers = Le génie n’a pas encore dégagé le chemin vers { $hex }.
refusal-leader-infiltration = { $unit } ne peut s’infiltrer qu’avec une unité.
refusal-sector = Ce scénario se joue à l’est de la frontière des secteurs.
refusal-no-germans = Il n’y a pas d’Allemands en { $hex }.
refusal-attacked = { $hex } a déjà été attaqué pendant cette phase.
refusal-barraged = { $hex } a déjà subi un tir de barrage pendant cette phase.
refusal-not-infantry = Seule une infanterie adjacente peut lancer une attaque.
refusal-not-adjacent = { $unit } n’est pas { $unit-gender ->
        [m] adjacent
        [mp] adjacents
        [fp] adjacentes
       *[f] adjacente
    } à { $hex }.
refusal-no-guns = { $unit } ne peut pas effectuer de tir de barrage.
refusal-adjacent-barrage = { $hex } est trop près pour un tir de barrage.
refusal-hidden = Un renfort non révélé ne peut pas être visé.
refusal-no-field = Une unité désorganisée n’a pas de champ de tir : personne ne peut l’observer.
refusal-not-observed = { $unit } n’a pas d’observateur pour { $hex }.

# Browser

seat-points = points
seat-losses1 = pertes d’infanterie de la 1re division
seat-losses29 = pertes d’infanterie de la 29e division
omaha-nearer = Plus près
omaha-farther = Plus loin
omaha-fit = Cadrer toute la carte
omaha-overview = Vue d’ensemble
omaha-edge = { $count ->
        [one] { $count } unité qui peut agir est hors de vue
       *[other] { $count } unités qui peuvent agir sont hors de vue
    }
omaha-odds-hit = { $share } %
omaha-odds-nothing = rien
omaha-odds-of = a un effet dans { $count } cas sur { $of }
omaha-warn-odds = L’échec est probable : l’action n’a d’effet que dans { $count } cas sur { $of }.
omaha-ending-germans = unités allemandes éliminées
omaha-map = Le plateau d’Omaha
omaha-picture = Une plage découpée en hexs : la mer, trois lignes de marée, le talus et ses positions
omaha-point = Survolez ou touchez le plateau.
omaha-turn = Tour { $turn }/{ $last }
omaha-tide-low = marée basse
omaha-tide-mid = mi-marée
omaha-tide-high = marée haute
omaha-tide-rises = monte au tour { $turn }
omaha-tide-falls = descend au tour { $turn }
omaha-actions = { $count ->
        [0] aucune action restante
        [one] une action restante
       *[other] { $count } actions restantes
    }
omaha-unused = { $count } encore à jouer{ $free ->
        [0] {""}
       *[other] , dont { $free } gratuitement
    }
omaha-losses = infanterie éliminée ou réduite à un pas : { $count } sur { $limit }
omaha-points-short = /{ $goal } points
omaha-points = points sur { $goal }
omaha-cards = cartes
omaha-naval = tir naval : { $count }
omaha-heroes = héros : { $count }
omaha-plunging = tir plongeant
omaha-score = Points
omaha-score-none = Rien pour l’instant.
omaha-score-when = Le score si on comptait les points maintenant.
omaha-pools = Réserves de renfort et paquet
omaha-pool-tactical = renforts tactiques
omaha-pool-division = renforts de division
omaha-pool-kampfgruppe = Kampfgruppe Meyer
omaha-pool-armour = blindés
omaha-pool-wn-depth = marqueurs WN
omaha-pool-building-depth = marqueurs bâtiment
omaha-pool-mobile-depth = marqueurs mobiles
omaha-pool-kampfgruppe-depth = marqueurs du Kampfgruppe
omaha-pool-deck = cartes dans le paquet
omaha-germans-lost = unités allemandes éliminées
omaha-shuffle = Le paquet est remélangé à la fin du tour { $turn }.
omaha-track = Piste de tours
omaha-track-coming = { $count ->
        [one] une unité arrive
       *[other] { $count } unités arrivent
    }
omaha-track-coming-key = unités qui arrivent
omaha-track-shuffle = paquet remélangé à la fin du tour
omaha-deck-colours = Cartes du paquet qui font tirer chaque couleur :
omaha-dock = Sous le plateau
omaha-dock-here = Ici
omaha-dock-cards = Cartes
omaha-dock-coming = En mer
omaha-dock-legend = Légende
omaha-mark-star = vaut des points
omaha-mark-mined = route minée
omaha-mark-obstacle = obstacles
omaha-mark-exit = sortie
omaha-arrivals = En mer
omaha-arrival = Tour { $turn } · { $time }
omaha-out = Sorties de la carte : { $count }
omaha-disrupted = désorganisée
omaha-climbing = franchit le talus
omaha-cliff = escalade la falaise
omaha-hero = héros { $hero }
omaha-inspired = inspirée
omaha-wounded = blessé
omaha-range = portée { $range }
omaha-free = action gratuite
omaha-acted = a agi
omaha-depth = avec une réserve cachée
omaha-depth-shown = réserve de { $strength }
omaha-type-infantry = infanterie
omaha-type-heavy_infantry = armes lourdes
omaha-type-ranger = rangers
omaha-type-tank = chars
omaha-type-artillery = artillerie
omaha-type-dukw_artillery = artillerie sur DUKW
omaha-type-sp_artillery = artillerie automotrice
omaha-type-anti_air = antiaérien
omaha-type-sp_anti_air = antiaérien automoteur
omaha-type-anti_tank = antichar
omaha-type-hq = QG
omaha-type-general = général
omaha-type-engineer_base = base du génie
omaha-unit-label = { $name }, { $kind }{ $steps ->
        [0] {""}
        [one] , puissance { $strength }, un pas
       *[other] , puissance { $strength }, { $steps } pas
    }{ $symbol ->
        [diamond] , losange
        [triangle] , triangle
        [circle] , rond
       *[none] {""}
    }{ $weapons ->
        [0] {""}
       *[other] {" "}{ $weapons }
    }
omaha-force-label = { $name }, puissance { $strength }{ $count ->
        [0] {""}
       *[other] , armes requises : { $needs }
    }
omaha-hidden-label = { $kind ->
        [wn] nid de résistance, non révélé
        [wn-75] canon de 75, non révélé
        [wn-88] canon de 88, non révélé
        [wn-rocket] roquettes, non révélées
        [armour] blindés, non révélés
       *[infantry] infanterie allemande, non révélée
    }
omaha-empty = inoccupée
omaha-field = champ de tir : { $count ->
        [one] { $count } hex
       *[other] { $count } hexs
    }
omaha-colour-red = rouge
omaha-colour-orange = orange
omaha-colour-brown = brun
omaha-colour-green = vert
omaha-colour-blue = bleu
omaha-colour-purple = violet
omaha-symbol-diamond = losange
omaha-symbol-triangle = triangle
omaha-symbol-circle = rond
omaha-card-colour = { $colour }{ $double ->
        [0] {""}
       *[other] {" "}double
    }
omaha-card-sign = { $sign ->
        [armor] AT : les blindés peuvent être touchés aussi hors du tir intense
        [star] ★ : une touche qui reste après les unités peut atteindre un leader
        [A] A : en action allemande (16), artillerie, percée ou embuscade
        [M] M : en action allemande (16), mortiers
        [P] P : en action allemande (16), patrouille
        [R] R : en action allemande (16), ravitaillement, redéploiement, renforcement ou réoccupation
       *[other] F : tir
    }
omaha-terrain-beach = plage
omaha-terrain-pavilion = pavillon
omaha-terrain-draw = vallon
omaha-terrain-high = haute terre
omaha-terrain-woods = forêt ou verger
omaha-terrain-bocage = bocage
omaha-terrain-buildings = bâtiments
omaha-terrain-rough = terrain accidenté
omaha-terrain-sea = mer
omaha-level-low = basses terres
omaha-level-high = hauteurs
omaha-sector-east = Est
omaha-sector-west = Ouest
omaha-draw = vallon { $draw }
omaha-exit = sortie { $exit }
omaha-flooded = sous l’eau
omaha-obstacles = obstacles
omaha-cleared = obstacles dégagés
omaha-mined = route minée
omaha-side-hedge = haie
omaha-side-bluff = talus
omaha-side-slope = pente
omaha-side-shingle = pierrier
omaha-side-seawall = digue
omaha-side-at-ditch = fossé antichars
omaha-side-at-wall = mur antichars
omaha-side-scalable-cliff = falaise escaladable
omaha-side-sheer-cliff = falaise abrupte
omaha-attack-on = Attaque de { $hex }
omaha-part-all = Tout le plateau
omaha-part-east = Plage Est
omaha-part-west = Plage Ouest
omaha-drowning = { $count ->
        [one] une unité va se noyer
       *[other] { $count } unités vont se noyer
    }
omaha-crowded = { $count ->
        [one] un hex en surempilement
       *[other] { $count } hexs en surempilement
    }
omaha-warn-actions = { $count ->
        [one] Il reste une action
       *[other] Il reste { $count } actions
    }, et { $units ->
        [one] une unité peut
       *[other] { $units } unités peuvent
    } encore agir.
omaha-warn-free = { $count ->
        [one] Une unité peut encore agir gratuitement.
       *[other] { $count } unités peuvent encore agir gratuitement.
    }
omaha-warn-rally = Des unités désorganisées peuvent encore se rallier gratuitement.
omaha-warn-drowning = { $count ->
        [one] Une unité est encore dans l’eau : elle va se noyer.
       *[other] { $count } unités sont encore dans l’eau : elles vont se noyer.
    }
omaha-warn-crowded = { $count ->
        [one] Un hex dépasse la limite d’empilement : vous y perdrez des unités.
       *[other] { $count } hexs dépassent la limite d’empilement : vous y perdrez des unités.
    }
omaha-card-mine = mine
omaha-show-dots = Points de tir
omaha-show-numbers = Numéros des hexs
omaha-report-score = Score
omaha-report-total = Total
omaha-report-losses = Pas perdus par cause
omaha-report-units = Unités éliminées : { $count }
omaha-report-positions = Positions prises
omaha-report-position = tour { $turn }
omaha-report-early = atteint tôt
omaha-report-late = atteint tard (le numéro est celui du tour)
omaha-report-advance = La progression
omaha-report-turn = Tour { $turn }
omaha-report-none = Aucune.
omaha-report-no-points = Les points n’ont pas été comptés.
omaha-report-attacks = Attaques : { $count }, dont { $won } victorieuses
omaha-report-shots = Tirs allemands : { $count }
omaha-cause-fire = tir des positions
omaha-cause-artillery = artillerie
omaha-cause-mine = mines
omaha-cause-landing = débarquement
omaha-cause-tide = marée
omaha-cause-infiltration = infiltration
omaha-cause-attrition = usure
omaha-cause-stacking = empilement
omaha-cause-other = autres causes
guide-aim = Vous dirigez la 1re division ; les règles jouent les Allemands. Il vous faut dix points à la fin du tour 16 : des nids, des positions et des vallons que vous contrôlez, reliés à la plage. Huit unités d’infanterie éliminées ou réduites à un pas, et la partie est perdue.
    .title = Le but
guide-landing = Chaque tour commence par les opérations amphibies. Une carte indique ce que subissent les unités dans leurs cases : dérive, perte d’un pas ou retard. Elles débarquent, et les suivantes prennent leur place.
    .title = Première phase : débarquer
guide-event = À partir du tour 2, une carte apporte un événement : des renforts allemands le plus souvent, parfois un héros ou l’appui des navires.
    .title = Deuxième phase : un événement
guide-volley = Pour le tir allemand, une carte (affichée sous le plateau) désigne trois couleurs : les positions de ces couleurs tirent. Un tir intense peut toucher n’importe quelle unité ; les autres, seulement celles qui portent le symbole de la carte (losange, triangle ou rond). Une couleur cerclée ne fait tirer que les positions ayant un marqueur de réserve.
    .title = Troisième phase : le tir allemand
guide-end = Viennent ensuite le génie, puis vos actions. À la fin du tour, les unités encore dans l’eau se noient, et un hex n’accepte que deux unités : un avertissement rouge au-dessus du plateau vous prévient à temps.
    .title = La fin du tour
guide-actions = Vous avez deux actions par division et par tour. Les unités en surbrillance peuvent agir. Les points de tir au bord d’un hex montrent quelles positions tirent dessus : la forme et la couleur désignent la position, le remplissage l’intensité. Survolez une unité pour voir le risque qu’elle court.
    .title = Quitter la plage
guide-unit = Les hexs en surbrillance sont accessibles ; en rouge, un ennemi à attaquer. Quitter la plage pour se mettre à l’abri est souvent gratuit. Le pierrier et la digue protègent mieux que le sable.
    .title = Que fait cette unité ?
guide-companion = Les unités d’une même pile peuvent se déplacer ensemble pour une seule action.
    .title = Ensemble
guide-join = Avant de lancer l’attaque, ajoutez toutes les unités qui peuvent s’y joindre : votre puissance doit dépasser celle du nid, et il vous faut chaque arme requise. Ce qui est caché est donné sous forme de fourchette.
    .title = Monter une attaque
guide-clear = Le génie dégage les obstacles : à mi-marée et à marée haute, les mines y menacent vos embarcations.
    .title = Le génie
guide-box = Choisissez une case de débarquement. La dérive pousse surtout vers l’Est, à gauche sur le plateau.
    .title = Débarquer
guide-fire = Les positions de la couleur piochée ont tiré. Plusieurs unités peuvent être touchées : à vous de choisir laquelle.
    .title = Sous le feu
guide-hero = L’unité d’un héros agit gratuitement. Un héros ajoute un point de puissance ou une arme à une attaque, et peut être sacrifié à la place du dernier pas.
    .title = Un héros
guide-tide = L’eau monte : les unités qui restent en bas de la plage se noieront. Avancez.
    .title = La marée

# Conseils : les raisons du coup proposé.
hint-no-actions = La division n’a plus d’action à dépenser.
hint-enough = { $count ->
        [one] Il reste une possibilité, mais le robot n’y voit rien à gagner.
       *[other] Il reste { $count } possibilités, mais le robot n’y voit rien à gagner.
    }
hint-rally = { $count ->
        [one] Une unité est désorganisée : la rallier est gratuit, et elle ne peut rien faire d’autre.
       *[other] { $count } unités sont désorganisées : les rallier est gratuit, et elles ne peuvent rien faire d’autre.
    }
hint-naval = Le tir naval désorganise la cible et retire son marqueur de réserve, sans carte ni action.
hint-tide = { $hex } sera sous l’eau au tour { $turn } : toute unité qui s’y trouve encore à la fin du tour est perdue.
hint-next-to = De là où elle est, elle peut attaquer { $positions }.
hint-climbing = Elle est en pleine escalade et ne peut rien faire d’autre pour l’instant.
hint-recover = Elle doit d’abord retirer son marqueur Escalade.
hint-under-fire = { $count ->
        [one] Elle est dans le champ de tir d’une position ({ $dot }).
       *[other] Elle est dans le champ de tir de { $count } positions (au pire { $dot }).
    }
hint-free = Son action est gratuite.
hint-out-of-fire = { $here ->
        [one] { $hex } est hors de tout champ de tir ; là où elle est, une position peut la toucher.
       *[other] { $hex } est hors de tout champ de tir ; là où elle est, { $here } positions peuvent la toucher.
    }
hint-less-fire = { $count ->
        [one] { $hex } est dans le champ de tir d’une seule position, contre { $here } là où elle est.
       *[other] { $hex } est dans le champ de tir de { $count } positions, contre { $here } là où elle est.
    }
hint-lighter-fire = Au pire, elle subit en { $hex } un { $dot } ; là où elle est, un { $here }.
hint-towards = { $count ->
        [one] Elle arrive au contact { $position-of }.
       *[other] Elle s’approche à { $count } hexs { $position-of }.
    }
hint-towards-armed = Elle se rapproche { $position-of } et a les armes requises : { $weapons }.
hint-may-attack = De là, elle peut attaquer { $position }.
hint-empty-position = { $position } est libre : toute unité qui s’y trouve la contrôle.
hint-errand = En { $hex }, elle contrôle { $positions }, ce qui rapporte des points à la fin du tour { $turn }.
hint-off-beach = Elle quitte la plage.
hint-leader-near = { $count ->
        [one] En { $hex }, le leader aurait une unité d’infanterie avec lui ou adjacente ; ici, il en a { $here }.
       *[other] En { $hex }, le leader aurait { $count } unités d’infanterie avec lui ou adjacentes ; ici, il en a { $here }.
    }
hint-to-cover = L’infanterie qui se met à l’abri sur la plage ne dépense pas d’action.
hint-comes-along = Elle est dans le même hex et l’accompagne sans action supplémentaire.
hint-armed = L’attaque a toutes les armes requises contre { $position } : { $weapons }.
hint-stronger = Votre puissance est de { $strength } contre { $defence }{ $double ->
        [1] , au moins le double.
       *[0] .
    }
hint-stronger-depth = Votre puissance est de { $strength } contre { $defence }, sans compter une réserve non révélée.
hint-unseen = L’unité { $position-of } n’est pas révélée : une puissance de { $strength } bat { $count } des { $of } unités possibles.
hint-in-its-field = { $count ->
        [one] Une de vos unités est dans le champ de tir { $position-of }.
       *[other] { $count } de vos unités sont dans le champ de tir { $position-of }.
    }
hint-barrage = { $count } des { $of } cartes restantes la désorganiseraient.
hint-flanks = Avec elle, vous attaquez depuis des hexs qui ne se touchent pas : c’est un contournement.
hint-brings = Elle apporte une arme requise contre { $position } et qui vous manque : { $weapons }.
hint-adds = Elle ajoute { $more } de puissance : { $strength } en tout.
hint-adds-known = Elle ajoute { $more } de puissance : { $strength } contre { $defence }.
hint-naval-depth = La position { $position } est désorganisée et perd son marqueur de réserve, quelle que soit sa puissance.
hint-hero-weapon = { $count ->
        [one] C’est ce qui manque à l’attaque : { $lacking }.
       *[other] Armes qui manquent à l’attaque : { $lacking }. C’en est une.
    }
hint-depth-goes = Perdre ce pas retire le marqueur de réserve.
hint-not-counted = { $unit } ne compte pas dans les pertes catastrophiques.
hint-keeps-steps = Si { $unit } perd un pas, il lui en reste { $count } : cela ne compte pas encore comme une perte.
hint-counted-already = { $unit } n’a plus qu’un pas et compte déjà comme une perte.
hint-others-count = { $count ->
        [one] Un pas perdu par { $units } ajouterait une perte au décompte ({ $losses } sur { $limit }).
       *[other] Un pas perdu par l’une de ces unités ({ $units }) ajouterait une perte au décompte ({ $losses } sur { $limit }).
    }
hint-sacrifice = { $unit } reste en jeu et reçoit un marqueur Inspiré.
hint-hero-free = Avec un héros, { $unit } agit gratuitement ; pour l’instant, non.
hint-most-steps = Aucune autre unité n’a plus de pas que { $unit } ({ $count }).
hint-landing = { $count ->
        [0] { $hex } n’est dans aucun champ de tir
        [one] { $hex } est dans un champ de tir
       *[other] { $hex } est dans { $count } champs de tir
    }, contre { $worst } pour le choix le plus exposé.
hint-landing-same = { $count ->
        [0] Aucune position n’y tire, pas plus qu’aux autres endroits.
        [one] Une position y tire, comme aux autres endroits.
       *[other] { $count } positions y tirent, comme aux autres endroits.
    }
hint-clear = Les unités qui débarquent par { $hex } n’y rencontreront plus de mines.
hint-clear-waiting = Les unités qui débarquent par { $hex } n’y rencontreront plus de mines. En attente au large : { $units }.
hint-nearest = { $count ->
        [one] La position { $position } est adjacente à vos unités : aucune n’est plus proche.
       *[other] La position { $position } est à { $count } hexs de vos unités : aucune n’est plus proche.
    }
terminal-steps = pas américains
terminal-leader = leader seul
terminal-nest = nid (minuscule : désorganisé)
terminal-reinforcement = renfort
terminal-armour = blindés
terminal-depth = réserve
terminal-box = case de débarquement
terminal-water = eau
terminal-drowns = va se noyer
look-ground = { $hex } : { $terrain ->
    [beach] plage
    [pavilion] pavillon
    [draw] vallon
    [high] haute terre
    [woods] forêt ou verger
    [bocage] bocage
    [buildings] bâtiments
    [rough] terrain accidenté
   *[sea] eau à cette marée
}, { $level ->
    [low] basses terres
   *[high] hauteurs
}.
look-field = Champ de tir { $position-of } : intense { $intense }, soutenu { $steady }, sporadique { $sporadic }.
look-fire = { $position-start } tire ici : { $dot }.
look-safe = Hors de tout champ de tir.
look-danger = { $most ->
    [0] Aucune carte restante ne touche { $unit }.
   *[other] { $chance } % des cartes restantes touchent { $unit }{ $more ->
        [0] {""}
       *[other] , et { $most } % si vous la choisissez parmi les cibles
    }.
}
look-threat = { $position-start }, { $dot } : vise l’unité avec { $chance } % des cartes.
look-here = Ici : { $units }.
look-observes = Observe pour { $battery }.
look-observes-silent = Observerait pour { $battery }, qui n’a plus d’observateur.
look-line = En communication : sortie { $exit } à { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-line-held = En communication, car les unités allemandes annulent le contrôle américain de leurs propres hexs : sortie { $exit } à { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-line-empty = En communication bien que son hex soit sous contrôle américain, car la position est vide : sortie { $exit } à { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-line-bocage = En communication à travers un hex de bocage sous contrôle américain : sortie { $exit } à { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-cut = La position { $position } est coupée : le contrôle américain bloque tous les chemins vers une sortie. Unités les plus proches : { $units }.
look-cut-bocage = La position { $position } est coupée, même par le bocage : le contrôle américain bloque tous les chemins vers une sortie. Unités les plus proches : { $units }.
look-cut-occupied = La position { $position } est coupée : des unités américaines s’y trouvent.
look-settled-cut = Pour cette phase de tir, la position { $position } est considérée comme coupée : elle l’était au début de la phase.
look-settled-linked = Pour cette phase de tir, la position { $position } est considérée comme en communication : elle l’était au début de la phase.
look-other-division = Agit avec l’autre division.
look-acted = A déjà agi ce tour-ci.
look-rally = Désorganisée : elle ne peut que se rallier, gratuitement.
look-rally-later = Désorganisée pendant cette phase : elle ne pourra se rallier qu’au prochain tour.
look-nothing = { $actions ->
        [0] Plus d’actions, et rien à faire gratuitement.
       *[other] Elle ne peut rien faire d’ici.
    }
look-may-move = Peut rejoindre { $count ->
        [one] un hex
       *[other] { $count } hexs
    }{ $cost ->
        [free] , gratuitement
        [some] , gratuitement vers un abri
       *[action] , pour une action
    }.
look-may-climb = Peut franchir le talus vers { $hexes }{ $cost ->
        [free] , gratuitement
        [some] , gratuitement vers un abri
       *[action] , pour une action
    }.
look-may-cliff = Peut escalader la falaise vers { $hexes }{ $cost ->
        [free] , gratuitement
        [some] , gratuitement vers un abri
       *[action] , pour une action
    }.
look-may-attack = Peut attaquer { $hexes }{ $cost ->
        [free] , gratuitement
        [some] , gratuitement vers un abri
       *[action] , pour une action
    }.
look-may-barrage = Peut effectuer un tir de barrage sur { $count ->
        [one] { $hexes }
       *[other] { $count } hexs
    }{ $cost ->
        [free] , gratuitement
        [some] , gratuitement vers un abri
       *[action] , pour une action
    }.
look-may-exit = Peut sortir de la carte{ $cost ->
        [free] , gratuitement
        [some] , gratuitement vers un abri
       *[action] , pour une action
    }.
look-may-end-climb = Peut retirer son marqueur Escalade.
look-may-go-up = Peut finir l’escalade vers { $hexes }.
look-may-give-up = Peut renoncer à l’escalade.
look-target-barrage = Barrage : { $count } cartes sur { $of } la désorganisent.
look-target-attack = Une attaque de cette seule unité a un effet sur { $count } des { $of } unités possibles.
look-attack = { $of ->
        [1] { $strength } contre { $most }.
       *[other] { $strength } contre une unité non révélée ({ $of } possibles) : de { $least } à { $most }.
    }
look-attack-result = { $of ->
        [1] Résultat : { $results }.
       *[other] { $count } sur { $of } : { $results }.
    }
look-attack-missing = { $of ->
        [1] Il manque : { $weapon }.
       *[other] Il manquerait : { $weapon } ({ $count } sur { $of }).
    }
look-attack-weapons = Armes disponibles : { $weapons }.
look-attack-depth = Une réserve non révélée peut s’y ajouter.
