# Operation Mercury – L’invasion de la Crète

game-title = Operation Mercury – L’invasion de la Crète
game-about = Mai 1941 : les parachutistes tombent sur une île qui les attend. Des compagnies, une tasse de jetons, et des tirs à chaque pas.
game-provenance = Les dates, les forces et les conditions de victoire des scénarios viennent du livret ; les règles de la série, la plupart des valeurs et les cartes sont reconstituées et signalées comme telles. Si vous possédez la boîte, vous pouvez saisir ses valeurs.
seat-allied = les Alliés
    .name = Alliés
seat-german = les Allemands
    .name = Allemands
seat-allied-steps = pas alliés perdus
seat-german-steps = pas allemands perdus
seat-allied-points = points des Alliés
seat-german-points = points des Allemands
side-allied = les Alliés
side-german = les Allemands
side-draw = personne
score-allied-steps = pas alliés perdus
score-german-steps = pas allemands perdus
score-allied-points = points des Alliés
score-german-points = points des Allemands
air-strike = la Luftwaffe
air-partisans = les partisans
scenario-L = L’attaque de Kastelli
    .situation = Le 24 mai, de 0900 à 1700. Trois compagnies du génie de montagne descendent la route vers un petit port que tient un régiment grec.
    .objective = Les Allemands gagnent s’ils contrôlent le port (06.04) à la fin d’un tour.
    .balance = Pour apprendre le jeu
scenario-1 = SNAFU
    .situation = Du 20 mai 1500 au 21 mai 1900 à Réthymnon. Le saut tel qu’il a eu lieu : dispersé, en retard, sur les canons des défenseurs.
    .objective = Allemands : le port et les deux hexs de piste à la fin d’un tour. Alliés : treize pas allemands éliminés. Les deux ou aucun : partie nulle.
    .balance = Difficile pour les Allemands
scenario-2 = Avec la précision allemande attendue
    .situation = Réthymnon encore, mais le saut comme prévu : un bataillon à l’ouest de la piste, un autre à l’est.
    .objective = Allemands : le port et les deux hexs de piste à la fin d’un tour. Alliés : onze pas allemands éliminés. Les deux ou aucun : partie nulle.
    .balance = Difficile pour les Allemands
scenario-3 = L’effort vers Héraklion
    .situation = Du 20 mai 1700 au 22 mai, nuit, à Héraklion. Un régiment de parachutistes saute par vagues autour d’une ville fortifiée, d’un aérodrome et de trois bataillons britanniques.
    .objective = Les Allemands gagnent s’ils tiennent le port (19.08) ou deux hexs de piste contigus à la fin ; sinon, les Alliés gagnent.
    .balance = Difficile pour les Allemands
scenario-4 = On continue
    .situation = Du 20 mai 1700 au 25 mai, nuit, à Héraklion. Comme le scénario 3, mais les deux camps se renforcent, et les Alliés peuvent partir par la route de l’ouest ou par mer.
    .objective = Le camp qui a le plus de points à la fin gagne. Les pas ennemis et les postes d’observation de la colline Apex et de la crête AMES rapportent des points aux deux camps, la piste et le port aux Allemands, les pas évacués aux Alliés. Égalité : partie nulle.
    .balance = Équilibré
scenario-5 = Descente en enfer
    .situation = Du 20 mai 0700 au 21 mai 1900, Malème et la vallée de la Prison. Planeurs et parachutes tombent sur une division néo-zélandaise qui les attend.
    .objective = Les Allemands gagnent aussitôt si trois unités sortent par 48.07 à 48.09, ou à la fin s’ils tiennent deux hexs de piste contigus à Malème ; sinon, les Alliés gagnent.
    .balance = Équilibré
scenario-6 = Sautez, mourez, recommencez
    .situation = Du 20 mai 0700 au 21 mai 1900, sur quatre cartes : Malème le matin, Réthymnon à 1500, Héraklion à 1700, une poignée d’hommes à Kastelli.
    .objective = Les Allemands gagnent aussitôt si trois unités sortent par 48.07 à 48.09 à Malème, ou à la fin s’ils tiennent tous les hexs d’un aérodrome ; sinon, les Alliés gagnent.
    .balance = Équilibré
scenario-7 = La dernière et meilleure chance
    .situation = Le 22 mai, de 0700 à 1900, Malème jusqu’à la colonne 26. Les Néo-Zélandais contre-attaquent un aérodrome où se posent les chasseurs de montagne.
    .objective = Alliés : deux des trois hexs de piste à la fin, victoire majeure ; des zones de tir sur deux d’entre eux, victoire mineure. Sinon, les Allemands gagnent.
    .balance = Les Alliés attaquent
scenario-8 = Pressez les kiwis
    .situation = Le 23 mai, de 0900 à la nuit, entre Malème et Platanias. La 5e brigade doit se dégager par la route côtière avant qu’elle ne soit coupée.
    .objective = Allemands : Platanias (25.07, 26.07) avant 1300 ou Ay Marina (29.07) avant 1700. Alliés : vingt pas de la brigade à l’est de la colonne 33 à la fin. Les deux ou aucun : partie nulle.
    .balance = Les Allemands attaquent
scenario-9 = Danse au gala
    .situation = Du 25 mai 0700 au 26 mai, nuit, Malème et Canée-Suda. Deux régiments de montagne marchent sur Galatas ; derrière, il y a La Canée.
    .objective = Galatas (36.11, 37.11) doit être allemande le 26 mai à 0700, sinon les Alliés gagnent aussitôt. Allemands : le repli allié à tout moment, ou La Canée (49.07) ou Suda (59.13) à la fin. Sinon, partie nulle.
    .balance = Les Allemands attaquent

ask-setup = Mise en place : choisissez leaders, colonnes et transports
ask-orders = Consignes permanentes
ask-dispatch = { $division } : { $cp } points de commandement et { $dp } de dispatch. Quels jetons ?
ask-parks = Parcs d’artillerie : en former ou en dissoudre ?
ask-contact = Quel leader le parc tente-t-il de contacter ?
ask-independents = Quelles unités indépendantes agissent avec cette formation ? Encore { $room } au plus
ask-who = { $chit } : qui fait quoi ?
ask-move = Où va { $unit } ?
ask-leg = { $unit } : quel hex ensuite ? Points restants : { $points }{ $half ->
        [1] ½
       *[0] {""}
    }
ask-along = { $leader } suit-il { $unit } ?
ask-go-on = { $unit } a été touchée. Continuer vers { $hex } ?
ask-opportunity = { $unit } quitte { $hex } : qui tire ?
ask-pay = { $unit }, { $purpose ->
        [bonus] bonus de compagnie
        [soft] suppression possible
        [hard] suppression
        [rally] ralliement
        [last] dernier test de l’assaut
        [desertion] désertion
       *[rout] déroute
    } : { $chance } % de réussite. Payer un point ?
ask-join = Assaut sur { $hex } : quelle unité y participe ?
ask-target = { $unit } : quelle cible ?
ask-stand = { $unit } subit un assaut : tenir ou fuir ?
ask-retreat = Où { $unit } se retire-t-elle ?
ask-advance = Quelle unité entre en { $hex } ?
ask-strike = Frappes aériennes à placer : { $count }
ask-struck = Quelle unité la frappe vise-t-elle ?
ask-enter = Où et comment { $unit } entre-t-elle ?
ask-host = Avec quelle unité placer { $leader } ?
ask-transfer = { $leader } : rester ou rejoindre une autre unité ?
ask-division = Quelle division ?
ask-sheet = Quelle carte ?
ask-leader = Quel leader est perdu ?
ask-return = Auprès de quel leader revient { $unit } ?
ask-relief = { $what ->
        [suppression] De quelle unité retirer la suppression ?
       *[cohesion] De quelle unité retirer une perte de cohésion ?
    } Encore à retirer : { $count }
ask-subject = { $what ->
        [strike-on] La Luftwaffe frappe les siens : quelle unité allemande ?
        [rout] Quelle unité grecque risque la déroute ?
        [heroic] Quelle unité devient héroïque ?
        [breakdown] Quel char tombe en panne ?
        [partisans] Quelle unité les partisans attaquent-ils ?
        [ammunition] Quelle unité manque de munitions ?
       *[return] Quelle unité retrouve ses hommes perdus ?
    }

option-accept = Accepter
option-orders = Consignes…
option-done = Terminé
option-end = Finir ce jeton
option-enough = C’est tout
option-roll = Lancer le dé
option-pay = Payer un point de commandement
option-stay = Rester
option-along = Suivre
option-go-on = Continuer
option-stop = S’arrêter ici
option-fire-all = Toutes tirent
option-attack = Attaquer maintenant
option-stand = Tenir
option-run = Fuir
option-convert = Changer deux points de commandement en un point de dispatch
option-plan = Planifier { $what } pour le tour suivant ({ $cost } PD)
option-buy = Acheter { $what } tout de suite ({ $cost } PD)
option-division = { $what }
option-sheet = { $what }
option-leader = { $what }
option-return-to = { $what }
option-contact = Le parc en { $hex } contacte { $leader }
option-stand-with = { $leader } avec { $unit }
option-start-column = { $unit } commence en colonne
option-start-mounted = { $unit } commence montée
option-host = Avec { $unit }
option-fire = { $unit } tire sur { $target }
    .short = Tirer sur { $target }
option-assault = { $unit } donne l’assaut en { $hex }
    .short = Assaut en { $hex }
option-move = { $unit } se déplace
    .short = Se déplacer
option-rally = { $unit } se rallie
    .short = Se rallier
option-unpack = { $unit } retire un marqueur de saut
    .short = Retirer un marqueur de saut
option-dig = { $unit } améliore sa position
    .short = Améliorer la position
option-entrench = { $unit } se retranche
    .short = Se retrancher
option-entrench-for = { $unit } retranche { $target }
    .short = Retrancher { $target }
option-block = { $unit } barre la route
    .short = Barrer la route
option-unblock = { $unit } dégage le barrage routier
    .short = Dégager le barrage routier
option-clear = { $unit } dégage les ruines
    .short = Dégager les ruines
option-mount = { $unit } monte
    .short = Monter
option-mount-column = { $unit } monte, en colonne
    .short = Monter, en colonne
option-dismount = { $unit } descend
    .short = Descendre
option-dismount-column = { $unit } descend, en colonne
    .short = Descendre, en colonne
option-rearguard = { $unit } laisse une arrière-garde
    .short = Laisser une arrière-garde
option-take-up = { $unit } reprend { $target }
    .short = Reprendre { $target }
option-join = { $unit } y participe
option-shoot = { $unit } tire
option-target = { $unit }
option-struck = { $unit }
option-subject = { $unit }
option-relieve = { $unit }
option-take = { $unit }
option-advance = { $unit } avance
option-retreat = Vers { $hex }
option-strike = Frapper { $hex }
option-park = Former un parc en { $hex }
option-dissolve = Dissoudre le parc en { $hex }
option-by-legs = Hex par hex
option-to = { $hex }
option-to-column = { $hex }, en colonne
option-to-hit = { $hex }, hors colonne avec une perte de cohésion
option-enter = { $hex }, à pied
option-enter-column = { $hex }, en colonne
option-enter-mounted = { $hex }, montée
option-enter-mounted-column = { $hex }, montée en colonne
option-order-opportunity = Tir d’opportunité : { $value ->
        [all] toutes les unités qui le peuvent
        [never] jamais
        [from-3] dès une valeur de 3
        [from-5] dès une valeur de 5
        [from-7] dès une valeur de 7
       *[ask] me demander
    }
option-order-defensive = Tir défensif et riposte : { $value ->
        [best] sur la meilleure cible
       *[ask] me demander
    }
option-order-bonus = Points pour le bonus de compagnie : { $value ->
        [never] jamais
        [cp-3] avec trois points ou plus
        [cp-6] avec six points ou plus
       *[ask] me demander
    }
option-order-soft = Points contre une suppression possible : { $value ->
        [never] jamais
        [chance-30] si la chance est de 30 % ou moins
        [chance-50] si la chance est de 50 % ou moins
       *[ask] me demander
    }
option-order-hard = Points contre la suppression : { $value ->
        [never] jamais
        [always] toujours
        [chance-50] si la chance est de 50 % ou moins
       *[ask] me demander
    }
option-order-rally = Points pour se rallier : { $value ->
        [never] jamais
        [always] toujours
        [chance-50] si la chance est de 50 % ou moins
       *[ask] me demander
    }
option-order-last = Points pour le dernier test : { $value ->
        [never] jamais
        [always] toujours
        [chance-50] si la chance est de 50 % ou moins
       *[ask] me demander
    }
option-order-stand = Unités qui subissent un assaut : { $value ->
        [stand] tenir
        [run] fuir
       *[ask] me demander
    }
option-order-targets = Cibles des attaques d’assaut : { $value ->
        [best] la meilleure
       *[ask] me demander
    }
option-order-landing = Compagnies qui atterrissent : { $value ->
        [unpack] jet de saut, puis retrait des marqueurs
       *[ask] me demander
    }
option-order-leaders = Leaders : { $value ->
        [stay] rester, sauf s’ils peuvent commander plus d’unités
        [along] suivre leur unité d’office, sinon rester
       *[ask] me demander
    }

event-turn-began = { $day } mai, { $hour ->
        [Night] nuit
       *[other] { $hour }
    }
event-chit-drawn = Jeton tiré : { $chit }. Reste dans la tasse : { $left }
event-chit-carried = { $chit }, dernier jeton, ouvre le tour suivant
event-chit-played = { $how ->
        [carried] Jeton reporté : { $chit }
        [first] Premier jeton : { $chit }
       *[drawn] Jeton joué : { $chit }
    }
event-chit-ended = Fin du jeton { $chit }
event-income-rolled = Jet { $division-of } : { $roll }, soit { $cp-signed } en commandement et { $dp-signed } en dispatch
event-points-converted = { $division } change { $cp } points de commandement en { $dp } point de dispatch
event-chit-bought = { $division } { $planned ->
        [1] planifie { $chit } pour le tour suivant
       *[0] achète { $chit } tout de suite
    } (coût : { $cost })
event-plan-cancelled = Le jeton planifié { $chit } est annulé ; { $division } récupère son point
event-order-changed = { $side } changent une consigne permanente
event-quality-checked = Test { $unit-of } ({ $purpose ->
        [bonus] bonus de compagnie
        [soft] suppression
        [hard] suppression
        [rally] ralliement
        [last] dernier test
        [rout] déroute
        [desertion] désertion
        [opportunity] tir d’opportunité
        [defensive] tir défensif
        [engineer] travaux
       *[other] qualité
    }) : { $roll } contre { $need }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }, { $passed ->
        [1] réussi
       *[0] raté
    }
event-check-paid = { $division } paie un point de commandement pour { $unit }
event-shot = { $firer } sur { $target } : { $color ->
        [White] blanc
        [Pink] rose
        [Blue] bleu
        [Yellow] jaune
        [Purple] violet
        [Green] vert
        [Orange] orange
        [Brown] brun
       *[Black] noir
    } { $base }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    } = { $rating }, dé { $roll } : { $result ->
        [cohesion] une perte de cohésion
        [suppression] suppression, sauf si un test la change en perte de cohésion
        [check] un test contre la suppression
        [step] un pas perdu
        [eliminated] éliminée
       *[other] sans effet
    }
event-suppressed = { $unit } passe en suppression
event-cohesion-lost = { $unit } subit une perte de cohésion ({ $hits })
event-step-lost = { $unit } perd un pas
event-unit-eliminated = { $unit } est éliminée
event-no-effect = { $unit } tient bon
event-barrage-laid = { $level ->
        [2] Un barrage lourd
       *[1] Un barrage léger
    } sur { $hex }
event-barrages-lifted = Les barrages sont levés
event-rubbled = { $hex } est réduit en ruines
event-unit-moved = { $unit } va en { $hex }
event-column-changed = { $unit } { $column ->
        [1] se met en colonne
       *[0] quitte la colonne
    }
event-move-stopped = { $unit } s’arrête en { $hex }
event-rallied = { $unit } { $what ->
        [suppression] n’est plus en suppression
       *[cohesion] retrouve sa cohésion
    }
event-work-done = { $unit } : { $what ->
        [improved] position améliorée
        [work] travaux commencés
        [trench] retranchée
        [block] barrage routier en place
        [unblock] barrage routier dégagé
       *[rubble] ruines dégagées
    }
event-marker-removed = { $unit } retire un marqueur de saut ; marqueurs restants : { $left }
event-transport-changed = { $unit } { $mounted ->
        [1] monte
       *[0] descend
    }
event-rearguard-made = { $unit } laisse une arrière-garde en { $hex }
event-rearguard-taken = { $unit } reprend son arrière-garde
event-second-action = { $unit } agit encore : { $division } dépense un point
event-direct-command = { $division } dépense un point : { $unit } agit
event-assault-declared = Assaut sur { $hex } par { $units }
event-bravery-checked = Bravoure { $unit-of } : { $roll } contre { $need }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }, { $passed ->
        [1] elle charge
       *[0] elle renonce
    }
event-assault-ended = { $how ->
        [repulsed] L’assaut sur { $hex } est repoussé
        [held] { $hex } tient
        [taken] { $hex } est pris
       *[nobody] Aucune unité n’ose donner l’assaut en { $hex }
    }
event-stood = { $unit } { $runs ->
        [1] fuit
       *[0] tient
    }
event-retreated = { $unit } se retire en { $hex }
event-surrendered = { $unit } se rend
event-advanced = { $unit } avance en { $hex }
event-unit-placed = { $unit } { $how ->
        [airlanding] se pose sur la piste en { $hex }
        [parachute] saute sur { $hex }
        [glider] se pose en { $hex }
       *[ground] entre en { $hex }
    }
event-jump-rolled = Saut { $unit-of } : { $roll }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    } = { $total } : { $result ->
        [none] sans dommage
        [delayed] retardée, marqueurs { $markers-signed }
        [step] un pas perdu
        [step-delayed] un pas perdu, et retardée
       *[eliminated] éliminée
    }
event-strikes-laid = La Luftwaffe frappe { $hexes }
event-event-drawn = Événement tiré ({ $side }) : { $marker }
event-event-empty = { $marker } : rien ne se passe
event-event-rolled = { $marker } : un jet de { $roll } donne { $strikes ->
        [one] { $strikes } frappe
       *[other] { $strikes } frappes
    }
event-marker-taken = { $on ->
        [1] { $unit } est héroïque
       *[0] { $unit } n’est plus héroïque
    }
event-points-changed = { $division } : { $cp-signed } en commandement, { $dp-signed } en dispatch
event-unit-fled = { $unit } est en déroute et quitte le jeu
event-step-returned = Des hommes perdus rejoignent { $unit }
event-leader-moved = { $leader } est avec { $unit }
event-leader-fell = { $leader } est perdu ; son remplaçant prend sa place
event-park-formed = Un parc d’artillerie en { $hex }
event-park-dissolved = Le parc en { $hex } est dissous
event-contact-made = Le parc en { $hex } appelle { $leader } : { $roll } contre { $need }, { $made ->
        [1] contact établi
       *[0] pas de contact
    }
event-contact-lost = Le parc en { $hex } perd le contact
event-control-changed = { $hex } est désormais tenu par { $side }
event-condition-met = { $side } remplissent une condition de victoire

outcome-german = { $why ->
        [objective] Les Allemands gagnent : leur objectif est pris
        [annihilation] Les Allemands gagnent : personne ne s’oppose plus à eux
       *[end] Les Allemands gagnent à la fin du dernier tour
    }
    .title-won = { $why ->
        [objective] L’objectif est à vous
        [annihilation] Le terrain est à vous
       *[end] Vous tenez votre objectif
    }
    .title-lost = { $why ->
        [objective] L’objectif est perdu
        [annihilation] Il ne reste personne
       *[end] Ils tiennent leur objectif
    }
outcome-allied = { $why ->
        [objective] Les Alliés gagnent : leur objectif est atteint
        [annihilation] Les Alliés gagnent : les envahisseurs sont détruits
       *[end] Les Alliés gagnent à la fin du dernier tour
    }
    .title-won = { $why ->
        [annihilation] Le terrain est à vous
       *[end] Vous avez tenu bon
    }
    .title-lost = { $why ->
        [annihilation] Il ne reste personne
       *[end] Ils ont tenu bon
    }
outcome-draw = { $why ->
        [annihilation] Partie nulle : un camp est détruit et les conditions s’annulent
       *[end] Partie nulle : les deux camps ont atteint leur objectif, ou aucun
    }
    .title-level = Personne ne cède

fact-commanded = { $unit } est commandée par { $leaders }
fact-uncommanded = { $unit } n’est pas commandée
fact-zone = { $unit } a une zone de tir sur { $count ->
        [one] { $count } hex
       *[other] { $count } hexs
    }
fact-reach = { $unit } peut atteindre { $count ->
        [one] { $count } hex
       *[other] { $count } hexs
    }
fact-odds = { $unit } sur { $target } : valeur { $rating }, avec le bonus { $bonus }. Perte de cohésion { $cohesion } %, suppression { $suppressed } %, pas perdu { $step } %, élimination { $eliminated } %
fact-too-far = { $hex } est à { $range } hexs ; la vue depuis { $origin } porte à { $limit }
fact-seen = { $origin } voit { $hex }
fact-blocked = { $origin } ne voit pas { $hex } : { $by } { $count ->
        [one] bloque
       *[other] bloquent
    } la vue
fact-way = { $unit } vers { $hex } : { $points }{ $half ->
        [1] ½
       *[0] {""}
    } sur { $of } points, tirs à prévoir : { $shots }
fact-way-shot = en quittant { $hex } : { $unit } tire à { $rating } après un test ({ $chance } %) : touchée { $hurt } %, arrêtée { $stopped } %
fact-terrain = { $hex } : { $terrain ->
        [C] clair
        [O] verger ou vigne
        [B] broussailles
        [V] village
        [T] ville
        [X] cité
       *[F] fortifié
    }
fact-heat = { $hex } est sous le feu { $side-of } : { $units }
fact-heat-level = Dans { $count ->
        [one] { $count } zone de tir
       *[other] { $count } zones de tir
    } { $side-of }
fact-radius = { $leader } commande jusqu’à { $range } hexs ; unités commandées : { $count }

why-not-yours = { $unit } n’est pas à vous
why-not-on-map = { $unit } n’est pas sur une carte
why-no-chit = Aucun jeton en jeu n’active { $unit }
why-done = { $unit } a déjà agi avec ce jeton
why-self-commanded = { $unit } est auto-commandée et n’agit qu’en Commandement Direct
why-other-chit = { $chit } n’active pas { $unit }
why-uncommanded = { $unit } n’est pas commandée
why-no-points = Il ne reste pas de point de commandement pour { $unit }
why-direct-once = Le Commandement Direct ne donne qu’une action à { $unit }
why-group-shut = { $unit } n’est pas dans le groupe actif
why-suppressed = { $unit } est en suppression et ne peut que se rallier
why-markers = { $unit } doit d’abord retirer ses marqueurs de saut
why-rally-zone = { $unit } ne peut pas retrouver sa cohésion dans une zone de tir ennemie
why-rally-nothing = { $unit } n’a pas besoin de se rallier
why-immobile = { $unit } ne peut pas bouger
why-no-dot = On n’entre pas en { $hex }
why-enemy-hex = L’ennemi tient { $hex }
why-stacking = Il n’y a plus de place pour s’arrêter en { $hex }
why-too-far = { $unit } n’a pas assez de mouvement pour atteindre { $hex }
why-no-fire = { $unit } n’a pas de valeur de tir
why-no-observer = Aucune unité n’observe { $target } pour { $unit }
why-out-of-reach = { $target } est à { $range } hexs ; la portée est de { $reach }
why-no-sight = { $by } bloque la ligne vers { $target }
why-cannot-assault = { $unit } ne peut pas donner l’assaut
why-entrenched = { $unit } est retranchée et ne peut pas donner l’assaut
why-column = { $unit } est en colonne ou montée et ne peut pas donner l’assaut
why-not-adjacent = Il n’y a pas d’ennemi à attaquer en { $hex }
why-no-dispatch = Le dispatch n’est pas utilisé dans ce scénario
why-no-dp = Aucune division n’a assez de points pour un jeton

terminal-legend = A2, G4 : Alliés ou Allemands et leurs pas ; souligné si tous sont en suppression. *a, *g : tenu par les Alliés ou les Allemands. « · » clair, « : » verger, « % » broussailles, v village, T ville, X cité, F fortifié
terminal-left = Désormais vides : { $hexes }
terminal-cup = Tasse :
terminal-carried = en premier :
terminal-division = Division
terminal-cp = Commandement
terminal-dp = Dispatch
terminal-lost = Pas perdus
terminal-suppressed = en suppression
terminal-column = colonne
terminal-mounted = montée
terminal-improved = position améliorée
terminal-entrenched = retranchée
terminal-heroic = héroïque
terminal-cohesion = cohésion
terminal-markers = marqueurs de saut

hint-odds = Un tir sur { $unit } : perte de cohésion { $cohesion } %, suppression { $suppressed } %, pas perdu { $step } %, élimination { $eliminated } %.
hint-suppressed = { $unit } est en suppression : elle ne tire pas, et se rend si son dernier test échoue.
hint-packed = { $unit } porte encore { $count ->
        [one] un marqueur de saut
       *[other] { $count } marqueurs de saut
    } : chacun la rend plus facile à toucher, et elle ne peut presque rien faire tant qu’elle en porte.
hint-shaken = { $unit } a deux pertes de cohésion : la suivante coûte un pas.
hint-objective = { $hex } est à l’ennemi et compte pour la victoire.
hint-held = { $hex } compte pour la victoire, et il est à nous.
hint-zones = { $hex } est dans la zone de tir { $count ->
        [one] d’une unité ennemie
       *[other] de { $count } unités ennemies
    }.
hint-no-zones = Aucune zone de tir ennemie ne couvre { $hex }.
hint-cover = Le terrain en { $hex } retire { $count } à la valeur de chaque tir.
hint-losses-own = Nous avons perdu { $count } pas. À { $limit }, l’ennemi remplit sa condition de victoire.
hint-losses-foe = L’ennemi a perdu { $count } pas sur les { $limit } qu’exige notre condition de victoire.
hint-way = Le chemin vers { $hex } coûte { $half ->
        [1] { $points ->
            [0] un demi-point
            [one] { $points }½ point
           *[other] { $points }½ points
        }
       *[0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    } et { $shots ->
        [0] n’attire aucun tir
        [one] attire un tir
       *[other] attire { $shots } tirs
    }.
hint-column = En colonne, la route est rapide, mais les tirs touchent plus facilement.
hint-hits = { $unit } a { $count ->
        [one] une perte de cohésion
       *[other] { $count } pertes de cohésion
    } ; une troisième coûte un pas.
hint-pay = Sans le point, le test a { $chance } % de chances d’échouer. Points restants ensuite : { $left }.
hint-roll = Le test a { $chance } % de chances de réussir. Points gardés : { $points }.
hint-surrender = Si ce test échoue, { $unit } se rend.
hint-bravery = { $unit } a { $chance } % de chances de réussir son test de bravoure.
hint-defenders = { $hex } est défendu par { $count ->
        [one] un pas
       *[other] { $count } pas
    }.
hint-steps = Nombre de pas dans notre hex : { $count } ; en { $hex } : { $foes }.
hint-leaves-position = En fuyant, { $unit } abandonnerait sa position.
hint-run-shot = Une unité qui fuit essuie d’abord des tirs, puis subit une perte de cohésion.
hint-outnumbered = Nombre de pas dans notre hex : { $count } ; chez l’ennemi, tout autour : { $foes }.
hint-opportunity = Le tir d’opportunité ne coûte rien.
hint-covers-drop = Depuis { $hex }, l’ennemi peut tirer sur { $count ->
        [one] un hex où nous sautons
       *[other] { $count } hexs où nous sautons
    }.
hint-formation = { $chit } active { $count ->
        [one] une unité
       *[other] { $count } unités
    } de la formation une fois de plus.
hint-planned = Planifié pour le tour suivant, le jeton coûte { $planned } ; tout de suite, il coûterait { $bought }.
hint-bought = Tout de suite, le jeton coûte { $bought } ; planifié pour le tour suivant, { $planned }.
hint-convert = { $cp } points de commandement donnent un point de dispatch. Points de commandement restants : { $left }.
hint-keeps = Les points non dépensés restent disponibles : { $cp } de commandement, { $dp } de dispatch.
hint-park = Les canons d’un parc tirent sur ce que voient les unités du leader en contact. L’ennemi le plus proche est à { $range ->
        [one] { $range } hex
       *[other] { $range } hexs
    } de { $hex }.
hint-dissolve = L’ennemi est à { $range ->
        [one] un hex
       *[other] { $range } hexs
    } de { $hex } : s’il y entre, le parc est détruit.
hint-commands = Avec { $unit }, { $leader } commande { $count ->
        [one] une de ses unités
       *[other] { $count } de ses unités
    }.
hint-near-foe = { $unit } est à { $range ->
        [one] un hex
       *[other] { $range } hexs
    } de l’ennemi le plus proche.
hint-barrage = Sauf sur un 9, un barrage reste sur { $hex } jusqu’à la fin du tour : les unités qui s’y trouvent ne tirent plus qu’aux hexs adjacents, et leurs tests sont plus difficiles.
hint-take = { $unit } marche sur { $hex }, qui compte pour la victoire.
hint-gather = { $unit } va en { $hex } pour tenir cet hex.
hint-hunt = { $unit } s’approche { $count ->
        [0] de { $hex }
       *[other] de l’ennemi en { $hex } ({ $units })
    }.
hint-leaves-free = { $unit } n’est dans aucune zone de tir ennemie : personne ne tire à son départ.
hint-rally = { $unit } a { $chance } % de chances de se rallier.
hint-rally-sure = { $unit } retire une perte de cohésion sans jet de dé.
hint-dig = { $unit } a { $chance } % de chances d’améliorer sa position ; les tirs sur elle sont alors à −1.
hint-entrench = Les travaux pour retrancher { $unit } ont { $chance } % de chances de réussir ; les tirs sur une unité retranchée sont à −2.
hint-end = Points de commandement gardés pour les tests : { $count }.
hint-best-shot = Des tirs qui restent, le meilleur est celui de { $unit } sur { $target } : { $chance } % de chances d’avoir un effet.
hint-direct = En Commandement Direct, chaque action coûte un point de commandement ; seuls les canons auto-commandés agissent gratuitement.

# La table dans le navigateur

table-map = La carte
table-overview = Vue d’ensemble
table-picture = Des parachutes sur la côte nord de la Crète
table-track = Tours
table-day = { $day } mai
table-hour = { $hour ->
        [Night] Nuit
       *[other] { $hour }
    }
table-when = { $day } mai, { $hour ->
        [Night] nuit
       *[other] { $hour }
    }
table-due = Attendus
table-due-count = { $count ->
        [one] { $count } unité attendue
       *[other] { $count } unités attendues
    }
table-due-units = { $units }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
table-nearer = Plus près
table-farther = Plus loin
table-whole = Toute la carte
table-layers = Calques de la carte
table-layer-shots = Tirs
    .about = Combien d’ennemis peuvent tirer sur un hex
table-layer-command = Commandement
    .about = Portée de commandement d’un leader
table-layer-sight = Vue
    .about = Touchez un hex, puis survolez-en un autre pour savoir s’il est en vue
table-sight-from = Touchez l’hex d’où l’on regarde
table-sight-to = Depuis { $hex } : survolez un hex
table-edge = { $count ->
        [one] { $count } autre unité peut agir hors de l’écran
       *[other] { $count } autres unités peuvent agir hors de l’écran
    }
table-terrain-sea = mer
table-terrain-C = clair
table-terrain-O = verger ou vigne
table-terrain-B = broussailles
table-terrain-V = village
table-terrain-T = ville
table-terrain-X = cité
table-terrain-F = fortifié
table-held = { $hex } est tenu par { $side }
table-barrage = barrage { $level }
table-stack = { $count } unités, { $steps } pas
table-unit = { $unit } : { $steps } pas, Tir { $fire }, portée { $range }, Assaut { $assault }, Défense { $defence-signed }, qualité { $quality }
table-values-unit = { $fire ->
        [-1] Sans Tir
       *[other] Tir { $fire }, portée { $range }
    } · { $assault ->
        [-1] sans Assaut
       *[other] Assaut { $assault }
    } · Défense { $defence-signed } · qualité { $quality } · mouvement { $move }
table-leader = { $leader } est ici, avec une portée de commandement de { $range } hexs
table-release = Choisir une autre unité
table-state-suppressed = en suppression
table-state-cohesion = { $count ->
        [one] { $count } perte de cohésion
       *[other] { $count } pertes de cohésion
    }
table-state-column = en colonne
table-state-mounted = montée
table-state-improved = position améliorée
table-state-entrenched = retranchée
table-state-parachutes = { $count ->
        [one] { $count } marqueur Parachute
       *[other] { $count } marqueurs Parachute
    }
table-state-gliders = { $count ->
        [one] { $count } marqueur Planeur
       *[other] { $count } marqueurs Planeur
    }
table-state-jump = encore en l’air
table-state-delay = retardée
table-state-heroic = héroïque
table-state-done = a agi
table-state-first = peut encore agir pour un point de commandement
table-mark-suppressed = SUPPRESSION
table-mark-supp = SUPP
table-mark-rallied = ralliée
table-chip-direct = CD
table-chip-event = É
table-cup = Tasse
table-cup-about = l’ordre est caché
table-cup-now = en jeu
table-cup-in = restants · { $count }
table-cup-played = tirés
table-cup-planned = planifiés
table-cup-carried = reporté
table-cup-last = le dernier ouvre le tour suivant
table-you = vous
table-values = commandement { $command }{ $dispatch ->
        [0] {""}
       *[other] {" "}· dispatch { $dispatch }
    }
table-cp = Points de commandement
table-dp = Points de dispatch
table-cp-short = PC { $count }
table-dp-short = PD { $count }
table-bought = achetés : { $what }
table-stands = En l’état
table-of = { $have } sur { $need }
table-test-control = { $side ->
       *[other] { $side }
    } : { $among ->
        [0] { $need ->
            [one] cet hex
           *[other] ces { $need } hexs
        }
       *[other] { $need } de ces { $among } hexs
    } { $when ->
        [end] à la fin
       *[any] en fin de tour
    }
table-test-steps = { $side } : pas ennemis éliminés { $when ->
        [end] à la fin
       *[any] à tout moment
    }
table-test-before = avant le { $day } mai, { $hour ->
        [Night] nuit
       *[other] { $hour }
    }
table-test-withdrawal = { $side } : le repli est en vigueur
table-test-other = { $side } : la condition du scénario
table-short-test-control = Hexs
table-short-test-steps = Pas
table-short-test-withdrawal = Repli
table-short-test-airfields = Aérodromes
table-short-test-zones = Zones de tir
table-short-test-area = Secteur
table-short-test-exits = Sorties
table-orders = Consignes permanentes
    .short = Consignes
table-orders-change = Changer…
table-order-opportunity = Tir d’opportunité
table-order-defensive = Tir défensif
table-order-bonus = PC pour le bonus
table-order-soft = PC si suppression possible
table-order-hard = PC contre la suppression
table-order-rally = PC au ralliement
table-order-last = PC au dernier test
table-order-stand = Unités assaillies
table-order-targets = Cibles d’un assaut
table-order-landing = Compagnies qui atterrissent
table-order-leaders = Leaders
table-value-all = toutes tirent
table-value-never = jamais
table-value-from-3 = dès 3
table-value-from-5 = dès 5
table-value-from-7 = dès 7
table-value-best = la meilleure cible
table-value-ask = me demander
table-value-cp-3 = avec 3 PC ou plus
table-value-cp-6 = avec 6 PC ou plus
table-value-chance-30 = jusqu’à 30 %
table-value-chance-50 = jusqu’à 50 %
table-value-always = toujours
table-value-stand = tenir
table-value-run = fuir
table-value-unpack = jet, puis marqueurs
table-value-stay = restent
table-value-along = suivent leur unité
table-order-line = { $order } : { $value }
table-way = { $unit } vers { $hex }
table-way-points = Points de mouvement
table-way-of = { $points }{ $half ->
        [1] ½
       *[0] {""}
    } sur { $of }
table-way-shots = Tirs en chemin
table-way-there = À l’arrivée : { $zones ->
        [0] dans aucune zone de tir ennemie
        [1] dans une zone de tir ennemie
       *[other] dans { $zones } zones de tir ennemies
    }{ $state ->
        [column] , en colonne
        [hit] , sortie de colonne avec une perte de cohésion
       *[open] , hors colonne
    }
table-odds = { $unit } tire sur { $target }
table-odds-base = Valeur de Tir
table-odds-sum = Touche à ce jet ou moins
table-odds-bonus = Avec le bonus de compagnie
table-result-none = sans effet
table-result-cohesion = perte de cohésion
table-result-suppressed = suppression
table-result-step = pas perdu
table-result-eliminated = éliminée
table-hit-miss = manqué
table-hit-cohesion = cohésion
table-hit-suppression = suppression
table-hit-check = test
table-hit-step = pas perdu
table-hit-eliminated = éliminée
table-jump-none = bon atterrissage
table-jump-delayed = retard
table-jump-step = pas perdu
table-jump-step-delayed = pas perdu, retard
table-jump-eliminated = perdue
table-assault = { $unit } à l’assaut de { $hex }
fact-bravery = Bravoure : { $need } ou moins{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-defends = { $unit } fait un test ({ $chance } %), puis tire à { $rating }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-attacks = { $unit } attaque { $target } à { $rating }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-replies = { $unit } riposte à { $rating }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-last-check = Dernier test : { $unit }
fact-jump = { $added-signed } au jet de saut en { $hex }{ $added ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    } : bon atterrissage { $well } %, retard { $delayed } %, pas perdu { $step } %, élimination { $eliminated } %
table-layer-control = Contrôle
    .about = Qui tient les ports, les pistes et les objectifs
table-layer-landing = Saut
    .about = Ce qui s’ajoute au jet de saut de chaque compagnie encore en l’air
table-odds-closes = ({ $chance } % de réussite)
table-odds-brief = Tir sur { $target }
table-chance = { $kind ->
        [a2] réussie à { $count } %
        [a7] tient à { $count } %
       *[other] touche à { $count } %
    }
table-percent = { $count } %
table-odds-faces = Ce que donnerait chaque jet
table-due-series = La série { $series } peut se poser ({ $count ->
        [one] 1 unité
       *[other] { $count } unités
    })
table-due-strikes = Frappes prévues : { $count }
table-due-lock = Les unités de { $sheets } peuvent agir
table-due-chit = { $chit } devient disponible

tip-aim = Trois compagnies du génie de montagne descendent la route côtière. Les Allemands gagnent s’ils tiennent le port à la fin d’un tour ; sinon, les Grecs gagnent. Survolez un pion ou un hex pour savoir ce que c’est.
    .title = L’attaque de Kastelli
tip-setup = Les leaders ne commandent qu’à portée. Ils sont déjà bien placés : appuyez sur « Accepter ».
    .title = Mise en place
tip-cup = Les jetons sont tirés d’une tasse : chacun donne la main à un camp. Vous connaissez son contenu, pas l’ordre. Un jeton de Division active toute une division ; le Commandement Direct active quelques unités, pour un point de commandement chacune.
    .title = La tasse
tip-strike = Les Stukas : touchez un hex ennemi pour y placer une frappe.
    .title = Frappes aériennes
tip-who = Les unités qui peuvent agir sont en surbrillance. Touchez-en une pour voir ce qu’elle peut faire ; ce qu’elle peut atteindre est entouré de rouge. Quand vous avez fini, appuyez sur « Finir ce jeton ».
    .title = Qui fait quoi ?
tip-fire = Touchez une cible une fois pour voir chaque modificateur et les chances, une seconde fois pour tirer. Un jet égal ou inférieur à la valeur touche.
    .title = Tir
tip-move = La ligne orange montre jusqu’où elle peut aller. Les chiffres indiquent combien d’ennemis peuvent tirer sur un hex ; survolez-en un pour voir le chemin et les tirs à attendre.
    .title = Mouvement
tip-second = Une unité qui a agi peut faire une seconde action, d’un autre type, pour un point de commandement, tant que son groupe est actif.
    .title = Une seconde action
tip-opportunity = Une unité qui quitte un hex situé dans une zone de tir essuie des tirs. Passez derrière les collines et les arbres, ou mettez d’abord en suppression les unités qui vous voient.
    .title = Tir d’opportunité
tip-assault = Pour prendre un hex ennemi, donnez l’assaut depuis un hex adjacent. La liste montre chaque étape : bravoure, tir défensif, attaque, riposte, dernier test. Il réussit mieux contre un ennemi en suppression, ou à deux contre un.
    .title = Assaut
tip-pay = Un point de commandement fait réussir un test à coup sûr. Gardez-en deux pour les tests décisifs.
    .title = Payer ou lancer le dé ?
tip-stand = Une unité qui subit un assaut peut fuir avant l’attaque. Si elle est bien abritée, mieux vaut tenir.
    .title = Tenir ou fuir ?
tip-direct = Commandement Direct : une action pour toute unité commandée, un point de commandement chacune. Les canons auto-commandés agissent gratuitement.
    .title = Commandement Direct
tip-rally = Une unité en suppression ne peut que se rallier, par un test de qualité. Hors des zones de tir ennemies, la cohésion revient aussi.
    .title = Ralliement
tip-orders = Vos consignes permanentes répondent pour vous là où vous répondriez toujours la même chose. Les deux camps peuvent les lire ; changez-les dans le panneau à côté de la carte.
    .title = Consignes permanentes

# Scénarios 3 à 9

option-small-maps = Petites cartes
    .about = Utilise les petites cartes de Réthymnon et d’Héraklion : les unités qui sauteraient au-delà du bord entrent à pied.
outcome-allied-major = Victoire majeure des Alliés : ils tiennent deux hexs de l’aérodrome
    .title-won = L’aérodrome est de nouveau à vous
    .title-lost = L’aérodrome est perdu
outcome-allied-minor = Victoire mineure des Alliés : leurs zones de tir couvrent deux hexs de l’aérodrome
    .title-won = L’aérodrome est sous votre feu
    .title-lost = L’aérodrome est sous leur feu

ask-first = Quel jeton ouvre le scénario ?
ask-allot = Frappes planifiées restantes : { $count }. Pour quel tour ?
ask-air = Frappes planifiées pour ce tour : { $count }. Les utiliser maintenant ?
ask-airfield = La série { $series } est prête ({ $units }). Où se pose-t-elle ?
ask-land = Où et comment { $unit } se pose-t-elle ?
ask-kampfgruppe = Avec quelle unité { $leader } commence-t-il ?
ask-attach = { $division } : quel bataillon est attaché ce tour-ci ?
option-first = { $what }
option-air = { $hour } ({ $count } jusqu’ici)
option-use-air = Les utiliser maintenant
option-keep-air = Les garder pour l’autre division
option-airfield = Se poser à { $what }
option-wait = Attendre
option-land = { $hex }
option-land-column = { $hex }, en colonne
option-land-mounted = { $hex }, montée
option-land-mounted-column = { $hex }, montée et en colonne
option-later = Plus tard
option-as-before = Comme au tour précédent
option-none = Aucun
option-detach = Retour à sa brigade
option-attach = { $battalion } à { $formation }
option-load = { $unit } monte en camion
    .short = Monter en camion
option-load-column = { $unit } monte en camion, en colonne
    .short = Monter en camion, en colonne
option-unload = { $unit } descend du camion
    .short = Descendre du camion
option-unload-column = { $unit } descend du camion, en colonne
    .short = Descendre du camion, en colonne
option-exit = { $unit } quitte la carte en { $hex }
    .short = Sortir de la carte en { $hex }
option-give-up = Renoncer au contact du parc en { $hex }
terminal-series = Prochaine série : { $series }, le { $day } mai { $hour } au plus tôt
terminal-air = Frappes planifiées ce tour-ci : { $count }
terminal-supply = Ravitaillement ({ $side }), { $zone } : { $level ->
        [full] total
        [reduced] réduit
        [diminished] diminué
       *[emergency] de secours
    }
terminal-locked = Unités retenues par le scénario : { $count }
terminal-points = Points : Alliés { $allied }, Allemands { $german }
terminal-delay = vient de se poser
event-series-landed = La série { $series } se pose à { $airfield }
event-series-waits = La série { $series } { $why ->
        [runway] ne peut pas se poser : pas deux hexs de piste contigus
       *[choice] attend
    }
event-interdicted = Interdiction sur { $unit } : { $roll }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers }) = { $total }
    } : { $result ->
        [none] sans effet
        [cohesion] une perte de cohésion
        [cohesion-twice] deux pertes de cohésion
        [suppression] suppression
       *[step] un pas perdu
    }
event-delay-ended = { $division } : fin du retard d’atterrissage ({ $units })
event-command-raised = La valeur de commandement { $division-of } passe à { $value }
event-chit-added = { $chit } entre dans la tasse
event-lock-opened = Les unités de { $sheets } peuvent agir
event-reserves-woken = Les réserves sont libérées : { $units }
event-air-allotted = Frappes planifiées pour le { $day } mai { $hour } : { $count }
event-air-lost = Frappes planifiées non utilisées : { $count }
event-battalion-attached = Attachement : { $battalion } à { $formation }
event-battalion-returned = { $battalion } retourne à sa brigade
event-supply-rolled = Ravitaillement ({ $side }), { $zone } : { $roll }, { $level ->
        [full] total
        [reduced] réduit
        [diminished] diminué
       *[emergency] de secours
    }
event-trucks-given = { $division } reçoit des Camions Divisionnaires : { $trucks }
event-truck-used = { $unit } { $mounted ->
        [1] monte dans un Camion Divisionnaire
       *[0] descend de son camion
    } en { $hex }
event-unit-exited = { $unit } quitte la carte par { $exit }
why-locked = { $unit } ne peut pas encore agir : le scénario la retient
why-delayed = { $unit } vient de se poser et ne peut pas agir avant la prochaine activation de sa division

# L’île : fiche hors-carte, navires, moral et repli

ask-come-in = { $division } : faire entrer des unités depuis leur case ?
ask-box-march = { $division } : déplacer des unités sur la fiche hors-carte ?
ask-leave = { $unit } a été touchée. Quitter quand même la carte depuis { $hex } ?
option-come-in = Faire entrer { $unit }
option-march = { $unit } vers { $what }
option-off = Hors carte, vers { $what }
option-withdraw = Se replier de Crète par { $hex }
option-evacuate = Embarquer et se replier
option-ship = Par mer vers { $hex }
option-ship-away = Par mer, hors de la carte
option-fly = S’envoler vers la case de parachutage
event-unit-left = { $unit } { $how ->
        [off] quitte la carte vers { $to }
        [exit] sort définitivement par { $to }
        [withdraw] se replie par { $to }
        [evacuate] embarque à { $to } et se replie
        [away] embarque
        [ship] part par mer vers { $to }
       *[fly] s’envole vers { $to }
    }
event-box-marched = { $unit } marche de { $origin } à { $box }
event-morale-changed = { $withdrawal ->
        [1] Niveau de repli
       *[0] Moral allié
    } { $change-signed } ({ $cause ->
        [allied-step] pas alliés perdus
        [german-step] pas allemands perdus
        [airfield] un aérodrome
        [port] un port
        [supply] ravitaillement
        [ship] un navire perdu
        [withdrawn] une unité repliée
       *[obligation] une obligation non remplie
    }) : { $level }
event-withdrawal-began = Le repli allié commence. Désormais, chaque unité qui s’échappe compte
event-unit-taken-off = { $unit } { $why ->
        [immobile] ne peut pas bouger et est abandonnée
        [deserted] déserte
       *[rearguard] se replie
    }
event-leader-left = { $leader } quitte l’île
event-obligation-tested = { $met ->
        [1] Les Allemands ont rempli leur obligation
       *[0] Les Allemands n’ont pas rempli leur obligation
    } ({ $have } sur { $need })
outcome-german-decisive = Victoire allemande décisive
    .title-won = La Crète est à vous
    .title-lost = La Crète est perdue
outcome-german-substantial = Victoire allemande substantielle
    .title-won = La Crète est à vous
    .title-lost = La Crète est perdue
outcome-german-marginal = Victoire allemande marginale
    .title-won = La Crète est à vous, mais à quel prix
    .title-lost = La Crète est perdue, mais à quel prix
outcome-allied-marginal = Victoire alliée marginale
    .title-won = Beaucoup ont pu partir
    .title-lost = Beaucoup ont pu partir
outcome-allied-substantial = Victoire alliée substantielle
    .title-won = L’armée est sauvée
    .title-lost = L’armée s’est échappée
outcome-allied-decisive = Victoire alliée décisive
    .title-won = La Crète a tenu
    .title-lost = La Crète a tenu

# L’île : parachutages, navires et artillerie côtière

ask-ad-hoc = Dans la case de parachutage : { $units }. Sauter maintenant ?
ask-stick = Sticks planifiés : { $count }. Dispersion sur { $low } ou plus. Quel stick ensuite ?
ask-add = { $units } : emmener une unité indépendante ?
ask-zone = { $units } : quel hex cible ?
ask-over = { $unit } saute sur { $hex } ou sur un hex adjacent : lequel ?
ask-series = Quelle série atterrit ensuite ?
ask-fleet = Au large de quelle carte les navires prennent-ils position ?
ask-coast = Où placer le marqueur de zone navale cible ?
ask-ships = Les navires : tirer ou se rallier ?
ask-sail = Les navires : rester, changer de carte ou rejoindre l’Égypte ?
ask-gun = Quel canon côtier appelle quel leader ?
option-zone = { $hex }
option-over = { $hex }
option-spread = Placer les autres dans l’ordre
option-stick = { $units }
option-alone = Personne d’autre
option-add = { $unit }
option-hold-back = Garder ce stick pour plus tard
option-series = Série { $series } : { $units }
option-fleet = Au large { $what-of }
option-coast = { $hex }
option-egypt = { $unit } vers l’Égypte
option-egypt-all = Tous les navires vers l’Égypte
option-gun = { $unit } contacte { $leader }
option-ships = Navires
    .about = Des destroyers dès la nuit du 22 mai et des croiseurs dès le 25 tirent le long de la côte ; chaque navire perdu coûte du moral (O2).
option-coastal-guns = Artillerie côtière
    .about = Six batteries côtières sont à leur poste (O3).
event-dispersion-rolled = Parachutage en { $hex } : { $roll }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers }) = { $total }
    }, { $dispersed ->
        [1] dispersé
       *[0] sur la cible
    }
event-unit-drifted = { $unit } dérive { $distance ->
        [0] sans quitter son hex
        [one] de { $distance } hex
       *[other] de { $distance } hexs
    }{ $lost ->
        [1] {" "}et est perdue
       *[0] {""}
    }
event-ships-arrived = En mer : { $units }
event-fleet-moved = Les navires prennent position au large { $sheet-of }
event-naval-target-moved = Le marqueur de zone navale cible va en { $hex }
event-ship-attacked = La Luftwaffe attaque { $unit } : valeur { $rating }, jet { $roll } : { $result ->
        [cohesion] une perte de cohésion
        [suppression] suppression, sauf si un test la change en perte de cohésion
        [check] un test contre la suppression
        [step] un pas perdu
        [eliminated] le navire coule
       *[other] sans effet
    }
event-ship-sailed = { $unit } fait route vers l’Égypte
event-gun-contact = { $unit } appelle { $leader } : { $roll } contre { $need }, { $made ->
        [1] contact établi
       *[0] pas de contact
    }
event-gun-contact-lost = { $unit } perd le contact
scenario-10 = Poursuite acharnée
    .situation = Du 27 mai 0700 au 29 mai 1900. Les Alliés se replient par les montagnes vers Sfakia ; les Allemands les suivent, et doivent aussi nettoyer Akrotiri et envoyer une colonne à Réthymnon.
    .objective = Chaque unité alliée qui s’échappe élève le niveau de repli, et c’est le niveau final qui décide. Les Allemands gagnent aussitôt s’ils prennent Néo-Chorion avant le 28 mai ou Wrisses avant le 29.
    .balance = Une course
scenario-11 = Le mercure monte
    .situation = Du 20 au 29 mai, l’île entière : Malème, La Canée, Réthymnon, Héraklion et Kastelli, avec les parachutages historiques.
    .objective = Les Allemands doivent briser le moral allié (35), puis contenir le niveau de repli. Ils gagnent aussitôt s’ils prennent La Canée avant le 26 mai ou Suda avant le 28.
    .balance = La campagne
scenario-12 = Le plat de résistance
    .situation = Du 20 au 29 mai, de Malème à Sfakia : la bataille qui a décidé du sort de l’île, sans Réthymnon ni Héraklion.
    .objective = Les Allemands doivent briser le moral allié (30), puis contenir le niveau de repli. Ils gagnent aussitôt s’ils prennent La Canée avant le 26 mai ou Suda avant le 28.
    .balance = La campagne à l’ouest
scenario-13 = Liberté pour tous
    .situation = Du 20 au 29 mai, l’île entière. Les Allemands choisissent où saute chaque bataillon et dans quel ordre atterrissent les chasseurs de montagne.
    .objective = Les Allemands doivent briser le moral allié (40) ; ensuite, le niveau de repli décide. Si le repli ne commence jamais, les Alliés gagnent.
    .balance = La campagne avec parachutages libres

# Le journal de campagne

diary-quiet = { $day } mai : une journée calme. Pas perdus : Alliés { $allied }, Allemands { $german }
diary-day-withdrawal = { $day } mai : le repli commence
diary-day-condition = { $day } mai : une condition de victoire est remplie
diary-day-obligation = { $day } mai : { $what ->
        [met] les Allemands sont dans les temps
       *[missed] les Allemands ont pris du retard
    }
diary-day-control = { $day } mai : { $hex } change de main
diary-day-ship = { $day } mai : { $what } coule
diary-day-series = { $day } mai : la série { $count } atterrit
diary-day-leader = { $day } mai : { $what } est perdu
diary-day-drop = { $day } mai : parachutes au-dessus de { $hex }
diary-day-landed = { $day } mai : { $count ->
        [one] une unité atterrit
       *[other] { $count } unités atterrissent
    }
diary-day-assaults = { $day } mai : { $count ->
        [one] un assaut
       *[other] { $count } assauts
    }
diary-front = { $sheet } : pas alliés perdus { $allied-lost }, pas allemands perdus { $german-lost } ; arrivées { $landed }, assauts { $assaults } (gagnés { $won }), tirs sur des unités en mouvement { $shots }, frappes { $strikes }
diary-control = { $hour ->
        [Night] Dans la nuit
       *[other] À { $hour }
    }, { $what } prennent { $hex }
diary-series = { $hour ->
        [Night] Dans la nuit
       *[other] À { $hour }
    }, la série { $count } atterrit à { $what }
diary-leader = { $hour ->
        [Night] Dans la nuit
       *[other] À { $hour }
    }, { $what } est perdu en { $hex }
diary-withdrawal = { $hour ->
        [Night] Dans la nuit
       *[other] À { $hour }
    }, le moral allié s’effondre : le repli commence
diary-condition = { $hour ->
        [Night] Dans la nuit
       *[other] À { $hour }
    }, { $what } remplissent une condition de victoire
diary-obligation = { $what ->
        [met] Les Allemands ont fait sortir les unités exigées
       *[missed] Les Allemands n’ont pas fait sortir les unités exigées ({ $count } jusqu’ici)
    }
diary-ship = { $hour ->
        [Night] Dans la nuit
       *[other] À { $hour }
    }, { $what } coule
diary-drop = { $hour ->
        [Night] Dans la nuit
       *[other] À { $hour }
    }, { $count ->
        [one] une unité saute
       *[other] { $count } unités sautent
    } au-dessus de { $hex }{ $what ->
        [scattered] {" "}(saut dispersé)
       *[true] {""}
    }
diary-morale = Moral allié : { $level } (départ { $start })
diary-level = Niveau de repli : { $level }

why-leave-never = { $unit } ne peut pas partir ainsi dans ce scénario
why-leave-confined = { $unit } ne peut pas quitter sa carte
why-leave-no-withdrawal = Les Alliés ne se replient qu’une fois leur moral brisé
why-leave-day = Les navires ne partent que de nuit
why-leave-no-port = { $unit } n’a pas commencé son activation dans un port
why-leave-no-harbour = Aucun port n’est sûr pour débarquer
why-leave-full = Plus aucune unité ne peut partir ainsi pour l’instant
why-leave-not-yet = Aucune unité ne s’envole vers la case de parachutage avant la nuit du 26 mai
why-leave-no-runway = { $unit } n’a pas commencé son activation sur une piste
why-leave-zone = { $unit } est dans une zone de tir ennemie
why-leave-points = Plus de point de commandement pour envoyer { $unit } hors de la carte
why-leave-far = { $unit } n’atteint pas de sortie dans ce mouvement
terminal-morale = Moral allié
terminal-level = Niveau de repli
terminal-boxes = Hors carte
terminal-fleet = Navires au large de
# L’île dans le navigateur

table-island = L’île
table-fronts = Fronts
table-front-fights = combats
table-front-quiet = calme
table-front-steps = { $side ->
        [german] Allemands { $count }
       *[allied] Alliés { $count }
    }
    .about = Pas sur ce front
table-chart = Hors carte
table-morale = Moral allié
table-morale-allied = Pas alliés perdus, sans les Grecs
table-morale-german = Pas allemands perdus
table-morale-next = Les ports et aérodromes qui changent de main, le ravitaillement et les obligations le modifient aussi ; à 0, le repli commence pour de bon.
table-withdrawal = Niveau de repli
table-withdrawn = Unités repliées : { $count }
table-duties = Obligations
table-duty = { $day } mai, { $hour ->
        [end] fin
       *[other] { $hour }
    } : { $units ->
        [0] {""}
       *[other] { $have } unités sur { $units } parties par { $exit }
    }{ $leaders ->
        [0] {""}
       *[other] , { $led } leaders sur { $leaders }
    }{ $hexes ->
        [0] {""}
       *[other] { $units ->
            [0] {""}
           *[other] ,{" "}
        }{ $held } hexs tenus sur { $hexes }
    }. Sinon, niveau { $more-signed }.
table-ports = Ports cette nuit
table-shipped = Embarquées cette nuit : { $count } sur { $most }
table-evacuated-none = Personne n’a embarqué cette nuit ({ $most } par port au plus).
table-naval = Navires
table-fleet = Au large { $sheet-of }
table-fleet-none = Pas en mer
table-naval-target = cible { $hex }
table-sticks = Parachutages planifiés
table-news = Depuis votre dernier passage
table-news-none = Rien n’a changé.
table-news-lost = { $unit } est perdue
table-news-gone = { $unit } a quitté { $hex }
table-news-control = { $hex } est tenu par { $side }
table-news-came = { $sheet } : { $count ->
        [one] 1 unité arrivée
       *[other] { $count } unités arrivées
    } ({ $side })
table-news-steps = { $unit } a perdu { $count ->
        [one] un pas
       *[other] { $count } pas
    } en { $hex }
table-news-morale = Moral { $count-signed }
table-supply = Ravitaillement
table-supply-full = total
table-supply-reduced = réduit
table-supply-diminished = diminué
table-supply-emergency = de secours
table-series = Séries à poser
table-locks = Bloquées jusqu’à
table-lock = { $sheets } : { $when }{ $with ->
        [0] {""}
       *[other] , { $chit }
    }
table-state-locked = bloquée
table-park-word = PARC
table-night = Nuit : vue de 3 hexs, Tir et Assaut −2
table-ending-others = { $count ->
        [one] Un autre objectif
       *[other] { $count } autres objectifs
    }
table-ending-tests = Les objectifs
table-ending-turns = Pas perdus, tour par tour
table-ending-days = Pas perdus, jour par jour
table-ending-lost = { $when } : pas allemands { $german }, alliés { $allied }
table-ending-fire = Tirs et assauts
table-ending-shots = Touchés par { $side } : { $hit } sur { $fired }
table-ending-assaults = { $count ->
        [one] { $count } assaut
       *[other] { $count } assauts
    }, { $taken ->
        [one] { $taken } hex pris
       *[other] { $taken } hexs pris
    }
table-ending-best = L’unité décisive
table-ending-best-about = Les tirs de { $unit } ont coûté { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    } à l’ennemi.
table-diary-lost = Pas allemands { $german }, alliés { $allied }
table-diary-quiet = Une journée calme.
table-grade-major = Majeure
table-grade-decisive = Décisive
table-grade-substantial = Substantielle
table-grade-marginal = Marginale
table-grade-minor = Mineure
table-test-airfields = { $side } : aérodromes entiers tenus
table-test-zones = { $side } : hexs d’aérodrome sous zones de tir { $when ->
        [end] à la fin
       *[any] à tout moment
    }
table-test-area = { $side } : pas dans la zone { $when ->
        [end] à la fin
       *[any] à tout moment
    }
table-test-exits = { $side } : unités sorties { $when ->
        [end] d’ici la fin
       *[any] à tout moment
    }
table-test-any = { $side } : une de ces conditions
table-test-all = { $side } : toutes ces conditions
table-test-not = { $side } : aucune de ces conditions
table-part-control = hexs tenus : { $have } sur { $need }
table-part-steps = pas perdus : { $have } sur { $need }
table-part-airfields = aérodromes tenus : { $have } sur { $need }
table-part-zones = hexs sous le feu : { $have } sur { $need }
table-part-area = pas dans la zone : { $have } sur { $need }
table-part-exits = unités sorties : { $have } sur { $need }
table-part-any = une parmi plusieurs : { $have } sur { $need }
table-part-all = plusieurs ensemble : { $have } sur { $need }
table-part-not = ne doit pas arriver : { $have } sur { $need }
table-part-withdrawal = repli en vigueur : { $have } sur { $need }
table-part-other = la condition du scénario : { $have } sur { $need }
table-band-german-decisive = Victoire allemande décisive
table-band-german-substantial = Victoire allemande substantielle
table-band-german-marginal = Victoire allemande marginale
table-band-allied-decisive = Victoire alliée décisive
table-band-allied-substantial = Victoire alliée substantielle
table-band-allied-marginal = Victoire alliée marginale
table-band-draw = Partie nulle

## Les consignes permanentes en feuille : la situation, et pourquoi

table-orders-of = Consignes permanentes : { $side }
table-orders-about = Elles répondent pour vous, même en votre absence. Les deux camps peuvent les lire ; en changer est gratuit.
table-orders-later = Vous pouvez les changer à chacune de vos décisions.
table-orders-usual = Par défaut
table-orders-everything = Tout me demander
table-orders-default = par défaut
table-orders-theirs = { $side } :
table-orders-all = { $count } si tout est demandé
table-orders-back = Retour au jeu
table-when-opportunity = Un ennemi quitte une de mes zones de tir
table-when-defensive = Je subis un assaut : sur quelle unité tirer ?
table-when-bonus = Payer 1 PC pour le bonus de compagnie ?
table-when-soft = Payer 1 PC contre une suppression possible ?
table-when-hard = Payer 1 PC contre la suppression ?
table-when-rally = Payer 1 PC pour se rallier ?
table-when-last = Payer 1 PC au dernier test d’un assaut ?
table-when-stand = Tenir ou fuir devant un assaut
table-when-targets = Quelle unité viser dans un assaut ?
table-when-landing = Mes compagnies sont au sol
table-when-leaders = Un leader serait mieux ailleurs
table-why-opportunity = Cela ne coûte rien et n’a pas de limite ; un tir faible touche rarement.
table-why-defensive = Gratuit aussi : tir défensif et riposte.
table-why-bonus = La question revient à chaque tir, et le bonus vaut rarement un point.
table-why-soft = De bonnes troupes réussissent seules.
table-why-hard = Ces tests décident des combats.
table-why-rally = Un point dépensé ici permet à une unité d’agir de nouveau.
table-why-last = Une unité qui échoue perd l’hex.
table-why-stand = Une unité qui fuit essuie un tir de plus, mais survit pour se battre ailleurs.
table-why-targets = La question ne se pose que contre deux défenseurs ou plus.
table-why-landing = Elles lancent le dé et retirent aussitôt un marqueur Parachute.
table-why-leaders = Les leaders restent, sauf si vous les déplacez.
table-does-fires = { $count ->
        [one] 1 tire
       *[other] { $count } tirent
    }
table-does-holds = { $count ->
        [one] 1 se retient
       *[other] { $count } se retiennent
    }
table-does-asks = vous décidez pour { $count }
table-does-pays = { $count ->
        [one] 1 paie
       *[other] { $count } paient
    }
table-does-rolls = { $count ->
        [one] 1 lance le dé
       *[other] { $count } lancent le dé
    }
table-does-short = { $does ->
        [fires] tire à { $value }
        [holds] se retient, { $value }
        [pays] paie, { $value } %
        [rolls] dé, { $value } %
       *[asks] demande
    }
fact-order-fire = { $unit } { $does ->
        [fires] tire sur { $target } à { $value }
        [holds] retient son tir sur { $target } ({ $value })
       *[asks] demande avant de tirer sur { $target }
    }
fact-order-pay = { $unit } { $does ->
        [pays] paie
        [rolls] lance le dé
       *[asks] demande
    } ({ $value } %)
fact-order-questions = environ { $now } questions par tour

## Renseignements sur l’île

fact-morale-start = au départ, et plafond
fact-morale-allied = { $count ->
        [one] 1 pas allié perdu
       *[other] { $count } pas alliés perdus
    }, Grecs non comptés
fact-morale-german = { $count ->
        [one] 1 pas allemand perdu
       *[other] { $count } pas allemands perdus
    }
fact-morale-airfields = { $count ->
        [one] un aérodrome perdu
       *[other] { $count } aérodromes perdus
    }
fact-morale-ports = { $count ->
        [one] un port perdu
       *[other] { $count } ports perdus
    }
fact-morale-supply = ravitaillement à l’ouest
fact-morale-rest = navires, obligations et dépassement du plafond
fact-ledger = Niveau { $level }{ $owed ->
        [0] {""}
       *[other] , { $with } avec les obligations ouvertes
    }{ $missing ->
        [0] {""}
       *[other] {" ; "}encore { $missing } jusqu’au palier suivant
    }
fact-supply = { $side } : { $level ->
        [full] total
        [reduced] réduit
        [diminished] diminué
       *[emergency] de secours
    } ; { $worse ->
        [0] ne peut pas empirer
       *[other] peut empirer
    }{ $better ->
        [0] {""}
       *[other] , peut s’améliorer
    }
fact-port = { $hex } : { $side } ; embarquées cette nuit : { $sailed } sur { $most }
fact-sailed = { $unit } a embarqué en { $hex } dans la nuit du { $day } mai
table-night-of = { $day } mai
table-port-since = perdu le { $day } mai, { $hour ->
        [Night] nuit
       *[other] { $hour }
    }
table-evacuation-port = Par port
fact-sails = { $unit } peut embarquer
fact-in-box = { $unit } : { $links ->
        [0] sur la carte en { $hex } au prochain jeton de Division
        [one] une étape jusqu’à { $box }, { $how ->
            [wheels] une par jeton de Division
           *[foot] une par nuit
        }
       *[other] { $links } étapes jusqu’à { $box }, { $how ->
            [wheels] une par jeton de Division
           *[foot] une par nuit
        }
    } ; au plus tôt le { $day } mai, { $hour }
fact-dispersion = Un stick visant { $hex } a { $chance } % de risque de se disperser : dé { $added ->
        [0] seul
       *[other] + { $added }
    }, { $low } ou plus
fact-park = Parc { $hex } ({ $units }) : { $contact ->
        [0] sans contact, il ne tire que sur ce qu’il voit lui-même
       *[other] en contact avec { $leader }, { $count ->
            [one] 1 observateur
           *[other] { $count } observateurs
        }
    }
fact-just-landed = { $unit } vient d’atterrir : elle pourra agir dès le prochain jeton de sa division
fact-reserve = { $unit } est en réserve : elle est libérée dès qu’une unité allemande est à { $range } hexs ou moins
fact-locked = { $unit } est bloquée jusqu’au { $day } mai, { $hour }{ $with ->
        [0] {""}
       *[other] , avec { $chit }
    }

## L’écran de campagne, le tableau, le plan des sauts

table-overview-open = Vue d’ensemble
table-campaign = Campagne
table-chart-open = Hors carte
table-diary = Journal de campagne
table-front-key = La touche { $key } y mène
table-front-since = depuis votre dernier passage : { $german } allemands, { $allied } alliés
table-today = Aujourd’hui
table-series-lands = série { $series }
table-series-brings = série { $series } : { $units }
table-strikes-in-hand = Frappes disponibles
table-strikes-about = Pour la première division qui les veut ; perdues si elles ne servent pas ce tour-là.
table-strike-lay = { $hour } : placer une frappe
table-box-transit = Transit { $number }
table-box-nobody = vide
table-box-drop = Case de parachutage
table-evacuation = Évacués par mer
table-evacuation-about = { $most } unités par port et par nuit, +1 chacune
table-saved = Unités encore à sauver
table-saved-none = Aucune unité n’est dans un port.
table-port-lost = tenu par { $side }
table-ledger-if = si le repli commence
table-ledger-now = Niveau actuel
table-planner = Plan des sauts
table-planner-none = Aucun stick n’est prévu. Choisissez-en un, puis son hex ; les autres sont retenus.
table-planner-held = Retenus : { $count }
table-parks = Parcs
table-park-contact = contact { $leader }
table-park-no-contact = sans contact
table-diary-copy = Copier cette page en texte
table-diary-picture = Enregistrer comme image
table-diary-copied = Copié
table-diary-steps = Pas perdus
table-diary-numbers = La journée en chiffres
table-diary-landed = { $count ->
        [one] 1 unité au sol
       *[other] { $count } unités au sol
    }
table-diary-assaults = { $count ->
        [one] 1 assaut
       *[other] { $count } assauts
    }
table-diary-won = { $count ->
        [one] dont 1 gagné
       *[other] dont { $count } gagnés
    }
table-diary-shots = { $count ->
        [one] 1 tir sur une unité en marche
       *[other] { $count } tirs sur des unités en marche
    }
table-diary-strikes = { $count ->
        [one] 1 frappe
       *[other] { $count } frappes
    }
table-diary-withdrawn = { $count ->
        [one] 1 unité sauvée
       *[other] { $count } unités sauvées
    }
table-diary-exited = { $count ->
        [one] 1 unité sortie par la route
       *[other] { $count } unités sorties par la route
    }
table-plan = tour suivant, { $cost } PD
table-buy = tout de suite, { $cost } PD

# Conseils hors du combat

hint-stands-german = En l’état, les Allemands gagnent.
hint-stands-allied = En l’état, les Alliés gagnent.
hint-stands-draw = En l’état, la partie est nulle.
hint-orders = Vous pouvez garder vos consignes permanentes : répondre vous-même n’apporterait rien de plus que les choix par défaut.
hint-leader-later = { $leader } pourra commencer plus tard avec une autre unité.
hint-around = Nos unités à { $range } hexs ou moins { $leader-of } : { $count }.
hint-no-contact = Un parc sans contact ne tire que sur ce que voient ses propres canons.
hint-observers = { $count ->
        [0] { $leader } n’a encore aucun observateur près de l’ennemi.
        [one] { $leader } a un observateur avec un ennemi à trois hexs ou moins.
       *[other] { $leader } a { $count } observateurs avec un ennemi à trois hexs ou moins.
    }
hint-first = { $chit } active { $count ->
        [one] une unité
       *[other] { $count } unités
    } ; la plus proche est à { $range ->
        [one] { $range } hex
       *[other] { $range } hexs
    } de l’ennemi.
hint-points = Points de commandement { $division-of } : { $count }.
hint-adjacent = { $sheet } : { $count ->
        [one] une unité ennemie est adjacente aux nôtres.
       *[other] { $count } unités ennemies sont adjacentes aux nôtres.
    }
hint-attached = Bataillons { $division-of } attachés ailleurs : { $count }.
hint-allot = Frappes déjà prévues pour ce tour : { $count }. Encore à prévoir : { $left }.
hint-allot-done = Frappes non prévues : { $count }.
hint-air-lost = Frappes pour ce tour : { $count }. Celles qui ne servent pas avant la fin du tour sont perdues.
hint-airfield-wait = Une série qui attend peut se poser à un créneau suivant.
hint-runway = { $airfield } : nous tenons { $count ->
    [one] un hex de piste
   *[other] { $count } hexs de piste
} ; sous le feu ennemi : { $zones }.
hint-series = Cette série amène { $count ->
        [one] une unité.
       *[other] { $count } unités.
    }
hint-no-park = Hors d’un parc, les canons gardent leur propre zone de tir.
hint-give-up = Le parc en { $hex } pourra contacter un autre leader.
hint-hold-fire = Vos autres unités ne tirent pas.
hint-nobody-else = Aucun autre marqueur n’est retiré.
hint-comes-back = { $unit } revient en jeu.
hint-unpack = Tant qu’elle porte des marqueurs de saut, { $unit } est plus facile à toucher et ne peut presque rien faire d’autre.
hint-block = Un barrage routier en { $hex } arrête les colonnes sur la route.
hint-unblock = La route en { $hex } sera de nouveau libre.
hint-clear = Les ruines en { $hex } ralentissent toute unité qui y entre.
hint-rearguard = Une arrière-garde reste en { $hex } pendant que { $unit } s’échappe.
hint-take-up = L’arrière-garde en { $hex } rejoint son unité.
hint-mount = Montée, { $unit } va plus loin.
hint-dismount = { $unit } met pied à terre en { $hex }.
hint-withdraw = { $unit } s’échappe pour de bon et compte comme repliée.
hint-evacuate = { $unit } embarque au port ; chaque port prend { $count } unités par Nuit.
hint-ship = { $unit } part par mer ; { $count ->
        [one] une unité peut
       *[other] { $count } unités peuvent
    } embarquer chaque Nuit.
hint-exit = { $unit } quitte la carte pour de bon par cette sortie.
hint-by-legs = Vous choisissez vous-même chaque hex du chemin.
hint-off-map = { $unit } quitte cette carte par la fiche hors-carte.
hint-come-in = { $unit } attend dans { $box } et n’y fait rien.
hint-box-stay = Les unités d’une case pourront entrer ou marcher avec un jeton suivant.
hint-box-march = { $unit } marche jusqu’à { $box }.
hint-hold-back = Personne ne saute pour l’instant.
hint-drop-fire = { $hex } et les hexs autour sont dans les zones de tir { $count ->
        [0] d’aucune unité alliée.
        [one] d’une unité alliée.
       *[other] de { $count } unités alliées.
    }
hint-drop-near = Depuis { $hex }, la piste ou le port à prendre le plus proche est à { $range ->
        [one] { $range } hex
       *[other] { $range } hexs
    }.
hint-stick = { $count ->
        [one] Une unité saute.
       *[other] { $count } unités sautent ensemble.
    }
hint-stick-done = Les autres sticks restent dans les avions.
hint-alone = Sans autre unité, le stick prend moins de place là où il se pose.
hint-spread = Une unité par hex, dans l’ordre des pions.
hint-egypt-all = Le repli est en vigueur : tous les navires partent pour l’Égypte.
hint-egypt = { $unit } a encore { $count } pas. Chaque navire perdu coûte du moral.
hint-fleet = Hexs occupés par des Allemands, { $sheet } : { $count }.
hint-coast = Hexs occupés par des Allemands à cinq hexs ou moins de { $hex } : { $count }.
hint-ships-end = Les autres navires ne tirent pas.
