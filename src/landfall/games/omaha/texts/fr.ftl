# D-Day at Omaha Beach

game-title = D-Day at Omaha Beach
game-about = Le 6 juin 1944 sur la plage la plus meurtrière : vous menez les Américains, seul ou à deux, contre des Allemands que les règles conduisent.
game-provenance = Carte, jetons et cartes ont été relevés sur le jeu ; ce qui est déduit est marqué. La mise en place d’Easy Fox est en partie déduite.
seat-us = les Américains
    .name = Américains
seat-us1 = la 1re division
    .name = 1re division
seat-us29 = la 29e division
    .name = 29e division
side-us = les Américains
side-german = les Allemands
scenario-easy-fox = Easy Fox
    .situation = La moitié est de la plage, la 1re division seule, seize tours d’un quart d’heure.
    .objective = Dix points à la fin du tour 16 : nids, positions et vallons contrôlés.
    .balance = Pour apprendre
scenario-first-waves = Premières Vagues
    .situation = Les quatre premières heures du débarquement, de 6 h 15 à 10 h, sur toute la plage.
    .objective = 19 points à la fin du tour 16, sans qu’une division perde huit unités d’infanterie.
    .balance = Difficile
scenario-d-day = D-Day at Omaha Beach
    .situation = Les douze heures du Jour J : la plage, puis les hauteurs et le bocage.
    .objective = Onze points au tour 16 pour continuer, quarante au tour 32 pour gagner.
    .balance = Une longue journée
scenario-beyond-the-beach = Au-delà de la plage
    .situation = Il est 10 h 30, les survivants sont sur les hauteurs et les renforts arrivent des deux côtés.
    .objective = 45 points à la fin du tour 32.
    .balance = Pour joueurs avertis
option-players = Joueurs
    .about = Seul avec les deux divisions, ou une division chacun.
option-players-1 = Seul
option-players-2 = À deux
option-early-actions = Actions allemandes anticipées
    .about = Les actions allemandes commencent au tour 12.
option-bombardment = Bombardement allié efficace
    .about = La partie commence au tour 4 contre des défenses ébranlées ; dix points de moins.
option-safe-tanks = Les chars débarquent en sécurité
    .about = Les chars du tour 1 débarquent comme au tour 2 ; cinq points de moins.
option-pointe-du-hoc = Les rangers à la Pointe du Hoc
    .about = Sans rangers, sauf la compagnie C du 2e ; cinq points de plus.
option-better-reaction = Meilleure réaction allemande
    .about = Le Kampfgruppe Meyer est là dès le début et chaque renfort a une réserve ; cinq points de plus.
option-armour = Blindés allemands
    .about = Quatre unités de blindés peuvent venir au-devant de vous ; un point chacune.

ask-mine = Une mine explose dans le secteur { $sector ->
        [east] Est
       *[west] Ouest
    } : quelle unité perd un pas ?
ask-leader-drift = { $unit } suit-il { $other } qui dérive ?
ask-ranger-drift = { $unit } peut dériver vers l’Est
ask-box = Dans quelle case placer { $unit } ?
ask-tideline = Sur quel hex de la marée haute placer { $unit } ?
ask-fire-target = { $position } tire : qui est touché ?
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
ask-sacrifice = Le dernier pas de { $unit } est perdu : sacrifier son héros à sa place ?
ask-hero = Un héros se lève dans la { $division ->
        [1] 1re
       *[29] 29e
    } division : dans quelle unité ?
ask-regain = Quelle unité retrouve un pas ?
ask-reveal = Quelle unité allemande faut-il révéler ?
ask-clear = Secteur { $sector ->
        [east] Est
       *[west] Ouest
    } : dégagez les obstacles d’un hex ({ $left } au plus)
ask-works = Génie et QG de la { $division ->
        [1] 1re
       *[29] 29e
    } division
ask-division = Quelle division agit la première ?
ask-actions = { $division ->
        [1] 1re
       *[29] 29e
    } division : quelle unité agit ? Actions restantes : { $actions }
ask-unit = Que fait { $unit } ?
ask-companion = Qui accompagne { $unit } ?
ask-press-on = { $unit } a perdu un pas en s’infiltrant : continuer ?
ask-join = Attaque de { $hex } par { $units } : qui se joint ?
ask-hero-use = Attaque de { $hex } : à quoi sert le héros ?
ask-attrition = Attaque de { $hex } : perdre un pas pour supprimer sa réserve ?
ask-naval-target = Barrage naval : sur quel hex ?
ask-overstacked = Trop d’unités en { $hex } : laquelle est éliminée ?
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
option-move = Aller en { $hex }
option-climb = Franchir le talus vers { $hex }
option-cliff = Escalader la falaise vers { $hex }
option-end-climb = Se remettre de l’escalade en { $hex }
option-go-up = Continuer l’escalade vers { $hex }
option-give-up = Renoncer à l’escalade en { $hex }
option-attack = Attaquer { $hex }
option-barrage = Tir de barrage sur { $hex }
option-exit = Sortir de la carte en { $hex }
option-go = Partir ainsi
option-press-on = Continuer
option-stay-back = Rester sur place
option-attack-now = Lancer l’attaque
option-join = { $unit } se joint à l’attaque
option-naval = Ajouter un tir naval
option-hero-strength = Un point de puissance
option-hero-weapon = L’arme { $weapon }
option-no-attrition = Ne rien sacrifier
option-attrition = { $unit } perd un pas
option-clear = Dégager { $hex }
option-done-engineers = Terminer
option-base = Placer une base du génie en { $at }
option-extend = Étendre la portée de { $at }
option-post = Établir { $at } en poste de commandement
option-reach = Étendre le commandement de { $at }
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
place-gone = hors jeu
result-us-disrupted = Américains désorganisés
result-german-gains-depth = les Allemands gagnent une réserve
result-german-unit-unrevealed = l’unité allemande se dissimule
result-no-effect = sans effet
result-german-disrupted = Allemands désorganisés
result-optional-attrition = usure au choix
result-german-defeated = Allemands vaincus
result-reveal-depth-and-compare-again = la réserve est révélée, on compare à nouveau
result-depth-eliminated = réserve éliminée
item-nests = nids de résistance
item-positions = positions de renfort
item-draws = vallons
item-open-draws = vallons ouverts
item-heights = véhicules sur les hauteurs
item-exits = pas sortis de la carte
item-ranger-exits = rangers sortis
item-nests-lost = nids non contrôlés
item-kampfgruppe = Kampfgruppe Meyer
item-variant-22-1 = bombardement efficace
item-variant-22-2 = chars à terre
item-variant-22-3 = Pointe du Hoc
item-variant-22-4 = meilleure réaction
item-armour = blindés allemands entrés
dot-intense = tir intense
dot-steady = tir soutenu
dot-sporadic = tir sporadique

event-turn-began = Tour { $turn }, { $time } : marée { $tide ->
        [low] basse
        [mid] moyenne
       *[high] haute
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
event-card-drawn = On pioche { $card } : { $use ->
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
event-deck-shuffled = Fin du tour { $turn } : les cartes sont mélangées.
event-unit-drifted = { $unit } dérive de { $origin } à { $box }.
event-unit-delayed = { $turn ->
        [0] { $unit } n’arrivera plus aujourd’hui.
       *[other] { $unit } est retardée au tour { $turn }.
    }
event-unit-landed = { $unit } débarque en { $hex }.
event-unit-placed = { $unit } prend place en { $place }.
event-mine-struck = { $unit } heurte une mine devant { $hex }.
event-command-passed = { $unit } passe à la { $division ->
        [1] 1re
       *[29] 29e
    } division.
event-step-lost = { $unit } perd un pas en { $hex } (reste { $left }).
event-unit-eliminated = { $unit } est éliminée en { $hex }{ $cause ->
        [tide] {" "}par la marée
        [stacking] {" "}faute de place
        [landing] {" "}au débarquement
       *[other] {""}
    }.
event-unit-disrupted = { $unit } est désorganisée en { $hex }.
event-units-rallied = Se rallient : { $units }.
event-step-regained = { $unit } retrouve un pas ({ $steps }).
event-unit-moved = { $unit } va en { $hex }.
event-unit-exited = { $unit } quitte la carte par la sortie { $exit }.
event-infiltration-checked = { $unit } s’infiltre vers { $hex } devant { $positions } ({ $card }).
event-climb-began = { $unit } commence à grimper en { $hex }.
event-climb-ended = { $unit } ne grimpe plus, en { $hex }.
event-division-acts = La { $division ->
        [1] 1re
       *[29] 29e
    } division agit : { $actions ->
        [0] aucune action
        [one] une action
       *[other] { $actions } actions
    }.
event-hero-placed = { $hero } se révèle un héros de { $unit }.
event-hero-fell = { $hero } tombe ; { $unit } en est inspirée.
event-leader-hit = { $position } touche { $leader } en { $hex } : { $result ->
        [hero] le héros est tué
        [post] le poste est abandonné
        [hq] le QG se reforme
        [wounded] légèrement blessé
       *[killed] tué
    }.
event-general-captured = { $leader } est capturé en { $hex }.
event-post-established = { $unit } s’établit en poste de commandement en { $hex }.
event-post-abandoned = { $unit } quitte son poste de commandement.
event-post-extended = { $unit } commande à { $range ->
        [one] un hex
       *[other] { $range } hexs
    }.
event-base-placed = { $base } s’installe en { $hex }.
event-base-extended = { $base } a une portée de { $range }.
event-garrison-placed = Une garnison occupe { $position } ({ $hex }).
event-garrison-removed = La garnison de { $hex } est balayée.
event-obstacle-cleared = Les obstacles de { $hex } sont dégagés.
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
       *[0] , personne n’est touché
    }.
event-germans-recovered = Se remettent : { $positions }.
event-reinforcement-came = Un renfort allemand occupe { $position } ({ $hex }).
event-depth-placed = { $position } reçoit une réserve ({ $hex }).
event-depth-exchanged = La réserve de { $hex } est échangée.
event-german-moved = Les Allemands passent de { $origin } à { $hex }.
event-advance-met = { $position } avance vers { $hex } contre une défense de { $strength }.
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
event-german-disrupted = Les Allemands de { $hex } sont désorganisés.
event-german-concealed = Les Allemands de { $hex } se dissimulent.
event-german-eliminated = { $german } est éliminée en { $hex }.
event-german-withdrew = { $german } se retire de { $hex }.
event-depth-removed = La réserve de { $hex } est supprimée.
event-barrage-fired = { $unit } bombarde { $hex } ({ $card }) : { $result ->
        [none] sans effet
        [disrupted] désorganisés
       *[disrupted-and-depth-removed] désorganisés, réserve perdue
    }.
event-naval-barrage-fired = La flotte bombarde { $hex }.
event-naval-marker-taken = Tir naval disponible : { $markers }.
event-event-had-no-effect = L’événement n’a pas d’effet.
event-pools-joined = Le Kampfgruppe Meyer envoie { $units } unités et { $depth } réserves.
event-bombarded = Bombardement : { $disrupted-count } nids ébranlés, { $destroyed-count } détruits.
event-scored = { $points ->
        [one] Fin du tour { $turn } : { $points } point.
       *[other] Fin du tour { $turn } : { $points } points.
    }
event-deck-event = { $event ->
        [reinforcements] Renforts allemands, zones { $zones }
        [naval_fire_marker] Tir naval à votre disposition
        [naval_fire_and_reinforcement] Tir naval, et un renfort allemand en zone { $zones }
        [depth_one] Une unité allemande gagne une réserve
        [depth_each_sector] Une réserve dans chaque secteur
        [hero] Un héros
        [hero_and_depth] Un héros, et une réserve allemande
        [german_recovery] Tous les Allemands se remettent
        [plunging_fire] Tir plongeant allemand
        [smoke] La fumée couvre { $positions }
        [support_soldiers] Des soldats de soutien rejoignent l’infanterie
        [lost_boat_teams] Des équipages perdus rejoignent leurs unités
        [screaming_meemies] Fusées hurlantes
        [snipers] Des tireurs d’élite visent les coureurs
        [gi_initiative] Initiative des GI : une action de plus par division
        [unexpected_naval_fire] Tir naval inattendu
        [artillery_stops_engineers] L’artillerie entrave le génie
        [germans_concealed] Allemands dissimulés
        [us_patrol_report] Rapport de patrouille
        [kg_meyer] Kampfgruppe Meyer
        [rocket_destroyed] L’artillerie de roquettes est repérée
        [intense_fire] Feu nourri : une action de moins par division
       *[prisoner_talks] Un prisonnier parle
    }.

outcome-catastrophe = Pertes catastrophiques dans la { $division ->
        [1] 1re
       *[29] 29e
    } division : la plage est fermée.
outcome-breakthrough = Les blindés allemands ont atteint la plage en { $hex } : défaite.
outcome-victory = Victoire avec { $points } points.
outcome-defeat = { $points ->
        [one] Défaite avec { $points } point.
       *[other] Défaite avec { $points } points.
    }
outcome-decisive-defeat = { $points ->
        [one] Défaite décisive : { $points } point.
       *[other] Défaite décisive : { $points } points.
    }
outcome-operational-defeat = Défaite opérationnelle : { $points } points.
outcome-tactical-defeat = Défaite tactique : { $points } points.
outcome-tactical-victory = Victoire tactique : { $points } points.
outcome-operational-victory = Victoire opérationnelle : { $points } points.
outcome-decisive-victory = Victoire décisive : { $points } points.

refusal-leaders-do-not-attack = { $unit } ne participe pas aux attaques.
refusal-no-action-left = { $unit } ne peut plus agir ce tour.
refusal-no-infantry = Aucune infanterie n’attaque { $hex } d’un hex adjacent.
refusal-out-of-range = { $hex } est hors de portée de { $unit }.
refusal-bluff = { $unit } ne peut pas attaquer { $hex } à travers le talus ou la falaise.
refusal-high-ground = D’en bas, { $unit } ne voit pas { $hex }.
refusal-not-coordinated = { $unit } n’est ni près de l’infanterie ni sous les ordres d’un leader.
refusal-guns-adjacent = { $unit } ne tire pas sur un hex adjacent.
refusal-guns-need-hq = { $unit } et l’infanterie qui attaque n’ont pas le même QG.
refusal-guns-under-fire = { $unit } est sous le feu et n’est pas blindée.
refusal-unknown = { $what } n’existe pas.
refusal-no-unit = Choisissez d’abord une unité : c’est elle qui agit.
refusal-not-on-map = { $unit } n’est pas sur la carte.
refusal-other-phase = On n’agit que pendant la phase d’action américaine.
refusal-other-division = { $unit } n’est pas de la division qui agit.
refusal-acted = { $unit } a déjà fait son action.
refusal-disrupted = { $unit } est désorganisée et ne peut que se rallier.
refusal-climbing = { $unit } est en train de grimper.
refusal-no-actions = La division n’a plus d’action, et { $unit } n’en a pas de gratuite.
refusal-too-far = { $hex } est trop loin pour { $unit }.
refusal-german-hex = Des Allemands tiennent { $hex }.
refusal-under-water = { $hex } est sous l’eau.
refusal-terrain = Le terrain entre { $unit } et { $hex } ne le permet pas.
refusal-engineers = Le génie n’a pas encore dégagé le chemin vers { $hex }.
refusal-leader-infiltration = { $unit } ne s’infiltre qu’avec une unité.
refusal-sector = Ce scénario se joue à l’Est de la limite.
refusal-no-germans = Il n’y a pas d’Allemands en { $hex }.
refusal-attacked = { $hex } a déjà été attaqué dans cette phase.
refusal-barraged = { $hex } a déjà subi un barrage dans cette phase.
refusal-not-infantry = Seule une infanterie adjacente ouvre une attaque.
refusal-not-adjacent = { $unit } n’est pas à côté de { $hex }.
refusal-no-guns = { $unit } ne fait pas de barrage.
refusal-adjacent-barrage = { $hex } est trop près pour un barrage.
refusal-hidden = Un renfort non révélé ne peut pas être visé.
refusal-no-field = Une unité désorganisée n’a pas de champ de tir pour l’observer.
refusal-not-observed = Personne n’observe { $hex } pour { $unit }.

# Browser

seat-points = points
seat-losses1 = unités perdues par la 1re division
seat-losses29 = unités perdues par la 29e division
omaha-map = La carte d’Omaha
omaha-picture = Une plage en hexagones : la mer, trois lignes de marée, le talus et ses positions
omaha-point = Survolez ou touchez la carte.
omaha-turn = Tour { $turn }/{ $last }
omaha-tide-low = marée basse
omaha-tide-mid = marée moyenne
omaha-tide-high = marée haute
omaha-tide-rises = monte au tour { $turn }
omaha-tide-falls = descend au tour { $turn }
omaha-actions = { $count ->
        [0] aucune action
        [one] une action restante
       *[other] { $count } actions restantes
    }
omaha-unused = { $count } à employer{ $free ->
        [0] {""}
       *[other] , dont { $free } sans coût
    }
omaha-losses = unités d’infanterie perdues : { $count } sur { $limit }
omaha-points = points sur { $goal }
omaha-cards = cartes
omaha-naval = tir naval : { $count }
omaha-heroes = héros : { $count }
omaha-plunging = tir plongeant
omaha-score = Points
omaha-score-none = Rien encore.
omaha-score-when = Tels qu’ils seraient comptés maintenant.
omaha-pools = Réserves allemandes et pioche
omaha-pool-tactical = renforts tactiques
omaha-pool-division = renforts de division
omaha-pool-kampfgruppe = Kampfgruppe Meyer
omaha-pool-armour = blindés
omaha-pool-wn-depth = réserves de nids
omaha-pool-building-depth = réserves de villages
omaha-pool-mobile-depth = réserves mobiles
omaha-pool-kampfgruppe-depth = réserves du Kampfgruppe
omaha-pool-deck = cartes dans la pioche
omaha-germans-lost = unités allemandes éliminées
omaha-shuffle = Les cartes sont mélangées à la fin du tour { $turn }.
omaha-track = Les tours de la journée
omaha-track-coming = { $count ->
        [one] une unité arrive
       *[other] { $count } unités arrivent
    }
omaha-track-coming-key = unités qui arrivent
omaha-track-shuffle = cartes mélangées à la fin du tour
omaha-deck-colours = Cartes de la pioche qui font tirer chaque couleur :
omaha-dock = Sous la carte
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
omaha-climbing = grimpe le talus
omaha-cliff = escalade la falaise
omaha-hero = héros { $hero }
omaha-inspired = inspirée
omaha-wounded = blessé
omaha-range = portée { $range }
omaha-free = agit sans coût
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
omaha-type-hq = état-major
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
omaha-field = { $count ->
        [one] { $count } hex sous son feu
       *[other] { $count } hexs sous son feu
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
        [armor] AT : les blindés sont touchés aussi hors du tir intense
        [star] ★ : un coup qui ne touche aucune unité peut atteindre un leader
        [A] A : en action allemande (16), artillerie, percée ou embuscade
        [M] M : en action allemande (16), mortiers
        [P] P : en action allemande (16), patrouille
        [R] R : en action allemande (16), ravitaillement, redéploiement, renfort ou réoccupation
       *[other] F : tir
    }
omaha-terrain-beach = plage
omaha-terrain-pavilion = front de mer
omaha-terrain-draw = vallon
omaha-terrain-high = terrain découvert
omaha-terrain-woods = bois
omaha-terrain-bocage = bocage
omaha-terrain-buildings = bâtiments
omaha-terrain-rough = terrain accidenté
omaha-terrain-sea = mer
omaha-level-low = en bas
omaha-level-high = sur les hauteurs
omaha-sector-east = Est
omaha-sector-west = Ouest
omaha-draw = vallon { $draw }
omaha-exit = sortie { $exit }
omaha-flooded = sous l’eau
omaha-obstacles = obstacles
omaha-cleared = obstacles dégagés
omaha-mined = route minée
omaha-side-hedge = haie
omaha-side-bluff = talus raide
omaha-side-slope = pente
omaha-side-shingle = galets
omaha-side-seawall = mur de mer
omaha-side-at-ditch = fossé antichar
omaha-side-at-wall = mur antichar
omaha-side-scalable-cliff = falaise à escalader
omaha-side-sheer-cliff = falaise abrupte
omaha-danger = des cartes restantes touchent { $unit }
omaha-safe = Aucune position ne la voit ici.
omaha-attack-on = Attaque de { $hex }
omaha-odds-weapons = Armes des attaquants : { $weapons }
omaha-part-all = Toute la carte
omaha-part-east = Plage Est
omaha-part-west = Plage Ouest
omaha-drowning = { $count ->
        [one] une unité va se noyer
       *[other] { $count } unités vont se noyer
    }
omaha-crowded = { $count ->
        [one] un hex trop plein
       *[other] { $count } hexs trop pleins
    }
omaha-warn-actions = { $count ->
        [one] Il reste une action
       *[other] Il reste { $count } actions
    }, et { $units ->
        [one] une unité peut
       *[other] { $units } unités peuvent
    } encore agir.
omaha-warn-free = { $count ->
        [one] Une unité peut encore agir sans coût.
       *[other] { $count } unités peuvent encore agir sans coût.
    }
omaha-warn-rally = Des unités désorganisées ne se sont pas ralliées ; cela ne coûte rien.
omaha-warn-drowning = { $count ->
        [one] Une unité reste dans l’eau : elle se noiera.
       *[other] { $count } unités restent dans l’eau : elles se noieront.
    }
omaha-warn-crowded = { $count ->
        [one] Un hex est trop plein : des unités y seront perdues.
       *[other] { $count } hexs sont trop pleins : des unités y seront perdues.
    }
omaha-card-mine = mine !
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
omaha-report-advance = L’avance
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
omaha-cause-stacking = faute de place
omaha-cause-other = autres causes
guide-aim = Vous menez la 1re division ; les Allemands sont joués par les règles. Il vous faut dix points à la fin du tour 16 : des nids, des positions et des vallons sous contrôle, reliés à la plage. Huit unités d’infanterie perdues, et la partie l’est aussi.
    .title = Le but
guide-landing = Un tour commence par les opérations amphibies. Une carte dit ce que la mer fait aux unités dans leurs cases : dérive, pas perdu, retard. Elles débarquent, et les suivantes prennent leur place.
    .title = Première phase : débarquer
guide-event = À partir du tour 2, une carte apporte un événement : des renforts allemands le plus souvent, parfois un héros ou l’appui des navires.
    .title = Deuxième phase : un événement
guide-volley = Pour le tir allemand, la carte posée en bas de l’écran nomme trois couleurs : leurs positions tirent. Un tir intense touche quiconque ; les autres, les unités au symbole de la carte (losange, triangle ou rond). Une couleur cerclée ne tire que d’une position qui a une réserve.
    .title = Troisième phase : le tir allemand
guide-end = Ensuite viennent le génie, puis vos actions. À la fin du tour, la mer prend qui reste dans l’eau, et plus de deux unités dans un hex, c’est trop : un avertissement rouge le dit à temps, au-dessus de la carte.
    .title = La fin du tour
guide-actions = Vous avez deux actions par division et par tour. Les unités qui brillent peuvent agir. Les points au bord d’un hex disent quelles positions le battent : la forme et la couleur pour la position, le remplissage pour l’intensité. Désignez une unité pour lire son danger.
    .title = Quitter le sable
guide-unit = Les hexs qui brillent sont à portée ; en rouge, un ennemi à attaquer. Avancer vers l’abri depuis la plage est souvent sans coût. Les galets et le mur de mer couvrent mieux que le sable.
    .title = Que fait cette unité ?
guide-companion = Les unités d’une même pile peuvent partir ensemble pour une seule action.
    .title = Ensemble
guide-join = Avant de lancer l’attaque, faites venir ceux qui peuvent s’y joindre : la puissance doit dépasser celle du nid, et chaque arme demandée doit être présente. Ce qui est caché est donné en fourchette.
    .title = Monter une attaque
guide-clear = Le génie dégage des hexs d’obstacles : à marée moyenne et haute, les mines y menacent les embarcations.
    .title = Le génie
guide-box = Choisissez une case de débarquement. La dérive pousse vers l’Est, à gauche sur la carte.
    .title = Débarquer
guide-fire = Les positions de la couleur tirée ont fait feu. Plusieurs unités peuvent être touchées : vous choisissez laquelle.
    .title = Sous le feu
guide-hero = Un héros agit sans coût, ajoute un point ou une arme à une attaque, et peut mourir à la place du dernier pas.
    .title = Un héros
guide-tide = L’eau va monter : ce qui reste sur le sable bas sera noyé. Avancez.
    .title = La marée

# Indices : ce qui parle pour une réponse.
hint-no-actions = La division n’a plus d’action à dépenser.
hint-enough = { $count ->
        [one] Une chose resterait à faire, mais le robot n’y voit rien à gagner.
       *[other] { $count } choses resteraient à faire, mais le robot n’y voit rien à gagner.
    }
hint-rally = { $count ->
        [one] Une unité est désorganisée : se rallier est gratuit, et c’est tout ce qu’elle peut faire.
       *[other] { $count } unités sont désorganisées : se rallier est gratuit, et c’est tout ce qu’elles peuvent faire.
    }
hint-naval = Les canons de marine désorganisent leur cible et suppriment sa réserve, sans carte et sans action.
hint-tide = { $hex } est sous l’eau au tour { $turn } : qui s’y trouve encore à la fin du tour est perdu.
hint-next-to = De là où elle est, elle peut attaquer { $positions }.
hint-climbing = Elle est en pleine escalade et ne peut rien faire d’autre avant.
hint-recover = Elle ne peut rien faire d’autre avant de s’être remise de l’escalade.
hint-under-fire = { $count ->
        [one] Elle est sous le feu d’une position ({ $dot }).
       *[other] Elle est sous le feu de { $count } positions (au pire { $dot }).
    }
hint-free = Ce qu’elle fait ne coûte pas d’action.
hint-out-of-fire = { $here ->
        [one] { $hex } n’est sous le feu de personne ; là où elle est, une position l’atteint.
       *[other] { $hex } n’est sous le feu de personne ; là où elle est, { $here } positions l’atteignent.
    }
hint-less-fire = { $count ->
        [one] { $hex } est sous le feu d’une seule position, l’hex où elle est de { $here }.
       *[other] { $hex } est sous le feu de { $count } positions, l’hex où elle est de { $here }.
    }
hint-lighter-fire = Au pire, { $hex } est sous un { $dot } ; l’hex où elle est, sous un { $here }.
hint-towards = { $count ->
        [one] Elle arrive au contact de { $position }.
       *[other] Elle se rapproche de { $position }, à { $count } hexs.
    }
hint-towards-armed = Elle se rapproche de { $position } et a ce que l’unité demande : { $weapons }.
hint-may-attack = De là, elle peut attaquer { $position }.
hint-empty-position = Personne ne tient { $position } : qui s’y trouve la contrôle.
hint-errand = En { $hex }, elle contrôle { $positions }, ce qui compte à la fin du tour { $turn }.
hint-off-beach = Elle quitte la plage.
hint-leader-near = { $count ->
        [one] En { $hex }, une unité d’infanterie est avec lui ou à côté ; ici { $here }.
       *[other] En { $hex }, { $count } unités d’infanterie sont avec lui ou à côté ; ici { $here }.
    }
hint-to-cover = L’infanterie qui cherche un abri sur la plage ne dépense pas d’action.
hint-comes-along = Elle est dans le même hex et suit sans action de plus.
hint-armed = L’attaque a toutes les armes que { $position } demande : { $weapons }.
hint-stronger = Les unités ont une puissance de { $strength } contre { $defence }{ $double ->
        [1] , au moins le double.
       *[0] .
    }
hint-stronger-depth = Les unités ont une puissance de { $strength } contre { $defence }, plus une réserve que personne n’a vue.
hint-unseen = { $position } n’a pas été révélée : puissance { $strength }, plus que { $count } des { $of } unités de ce dos qui ne sont pas face visible sur la carte.
hint-in-its-field = { $count ->
        [one] Une de nos unités est dans le champ de tir de { $position }.
       *[other] { $count } de nos unités sont dans le champ de tir de { $position }.
    }
hint-barrage = { $count } des { $of } cartes restantes la désorganisent.
hint-flanks = Avec elle, l’attaque vient d’hexs qui ne se touchent pas : c’est un contournement.
hint-brings = Apporte ce que { $position } demande et qui manque : { $weapons }.
hint-adds = Ajoute { $more } de puissance : { $strength } en tout.
hint-adds-known = Ajoute { $more } de puissance : { $strength } contre { $defence }.
hint-naval-depth = { $position } est désorganisée et perd sa réserve, quelle qu’elle soit.
hint-hero-weapon = { $count ->
        [one] C’est ce qui manque à l’attaque : { $lacking }.
       *[other] Il manque à l’attaque { $lacking } : c’en est une.
    }
hint-depth-goes = Ce pas supprime la réserve de la position.
hint-not-counted = { $unit } ne compte pas dans les pertes catastrophiques.
hint-keeps-steps = Si { $unit } perd un pas, il lui en reste { $count } : elle ne compte pas encore comme perte.
hint-counted-already = { $unit } n’a plus qu’un pas et compte déjà comme perte.
hint-others-count = { $count ->
        [one] Un pas de { $units } serait une perte de plus au décompte ({ $losses } sur { $limit }).
       *[other] Un pas de { $units } serait chaque fois une perte de plus au décompte ({ $losses } sur { $limit }).
    }
hint-sacrifice = { $unit } reste en jeu, et inspirée.
hint-hero-free = Avec un héros, tout ce que fait { $unit } est gratuit ; ce n’est pas le cas maintenant.
hint-most-steps = Aucune autre n’a plus de pas que { $unit } ({ $count }).
hint-landing = { $hex } est { $count ->
        [0] hors du feu de toute position
        [one] sous le feu d’une position
       *[other] sous le feu de { $count } positions
    } ; un autre endroit serait sous celui de { $worst }.
hint-landing-same = { $count ->
        [0] Aucune position n’y tire, ni aux autres endroits.
        [one] Une position y tire, comme aux autres endroits.
       *[other] { $count } positions y tirent, comme aux autres endroits.
    }
hint-clear = Qui débarque par { $hex } n’y rencontre alors plus de mines.
hint-clear-waiting = Qui débarque par { $hex } n’y rencontre alors plus de mines : { $units } au large.
hint-nearest = { $count ->
        [one] { $position } est à côté de nous : aucune n’est plus près.
       *[other] { $position } est à { $count } hexs de nous : aucune n’est plus près.
    }
look-field = Champ de tir de { $position } : intense { $intense }, soutenu { $steady }, sporadique { $sporadic }.
look-observes = Observe pour { $battery }.
look-observes-silent = Observerait pour { $battery }, qui n’a plus d’observateur.
look-line = Reliée : sortie { $exit } en { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-line-held = Reliée, car les Allemands tiennent leur propre hex malgré le contrôle américain : sortie { $exit } en { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-line-empty = Reliée bien que son hex soit contrôlé par les Américains, puisqu’elle est vide : sortie { $exit } en { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-line-bocage = Reliée à travers un hex de bocage contrôlé par les Américains : sortie { $exit } en { $count } { $count ->
    [one] hex
   *[other] hexs
}.
look-cut = La position { $position } est coupée : le contrôle américain barre tous les chemins vers une sortie, au plus près : { $units }.
look-cut-bocage = La position { $position } est coupée, même par le bocage : le contrôle américain barre tous les chemins vers une sortie, au plus près : { $units }.
look-cut-occupied = La position { $position } est coupée : des unités américaines s’y trouvent.
look-settled-cut = Dans cette phase de tir, la position { $position } compte comme coupée : elle l’était au début de la phase.
look-settled-linked = Dans cette phase de tir, la position { $position } compte comme reliée : elle l’était au début de la phase.
look-other-division = Agit avec l’autre division.
look-acted = A déjà agi ce tour-ci.
look-rally = Désorganisée : elle ne peut que se rallier, sans coût.
look-rally-later = Désorganisée dans cette phase : elle ne se ralliera qu’au prochain tour.
look-nothing = { $actions ->
        [0] Plus d’actions : elle ne peut rien faire sans coût.
       *[other] Ne peut rien faire d’ici.
    }
look-may-move = Peut aller dans { $count ->
        [one] un hex
       *[other] { $count } hexs
    }{ $cost ->
        [free] , sans coût
        [some] , sans coût vers l’abri
       *[action] , pour une action
    }.
look-may-climb = Peut franchir le talus vers { $hexes }{ $cost ->
        [free] , sans coût
        [some] , sans coût vers l’abri
       *[action] , pour une action
    }.
look-may-cliff = Peut escalader la falaise vers { $hexes }{ $cost ->
        [free] , sans coût
        [some] , sans coût vers l’abri
       *[action] , pour une action
    }.
look-may-attack = Peut attaquer { $hexes }{ $cost ->
        [free] , sans coût
        [some] , sans coût vers l’abri
       *[action] , pour une action
    }.
look-may-barrage = Peut bombarder { $count ->
        [one] { $hexes }
       *[other] { $count } hexs
    }{ $cost ->
        [free] , sans coût
        [some] , sans coût vers l’abri
       *[action] , pour une action
    }.
look-may-exit = Peut sortir de la carte{ $cost ->
        [free] , sans coût
        [some] , sans coût vers l’abri
       *[action] , pour une action
    }.
look-may-end-climb = Peut se remettre de l’escalade.
look-may-go-up = Peut finir l’escalade vers { $hexes }.
look-may-give-up = Peut renoncer à l’escalade.
look-attack = { $of ->
        [1] { $strength } contre { $most }.
       *[other] { $strength } contre une unité cachée, { $of } possibles : de { $least } à { $most }.
    }
look-attack-result = { $of ->
        [1] Résultat : { $results }.
       *[other] { $count } sur { $of } : { $results }.
    }
look-attack-missing = { $of ->
        [1] Il manque : { $weapon }.
       *[other] Il manquerait : { $weapon } ({ $count } sur { $of }).
    }
look-attack-depth = Une réserve cachée peut s’y ajouter.
