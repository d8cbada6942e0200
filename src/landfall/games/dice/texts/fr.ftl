game-title = D-Day Dice
game-about = Des dés, du courage et de l’entraide : jusqu’à six Unités débarquent ensemble, remontent la Plage Secteur par Secteur et prennent le Bunker, ou échouent toutes.
game-provenance = Le jeu de base est reconstitué d’après des sources publiques ; les extensions suivent leurs livrets. Les valeurs reconstituées sont signalées.

seat-p1 = Unité 1
    .gender = f
    .of = de l’Unité 1
    .to = à l’Unité 1
seat-p2 = Unité 2
    .gender = f
    .of = de l’Unité 2
    .to = à l’Unité 2
seat-p3 = Unité 3
    .gender = f
    .of = de l’Unité 3
    .to = à l’Unité 3
seat-p4 = Unité 4
    .gender = f
    .of = de l’Unité 4
    .to = à l’Unité 4
seat-p5 = Unité 5
    .gender = f
    .of = de l’Unité 5
    .to = à l’Unité 5
seat-p6 = Unité 6
    .gender = f
    .of = de l’Unité 6
    .to = à l’Unité 6

# Mots

face-skull = Crâne
face-star = Étoile
face-soldier = Soldat
face-two = Deux Soldats
face-courage = Courage
face-tool = Outil
colour-red = rouge
colour-white = blanc
    .f = blanche
colour-blue = bleu
    .f = bleue
colour-gold = doré
    .f = dorée
colour-plain = sans couleur
resource-soldiers = Soldats
resource-courage = Courage
resource-stars = Étoiles
resource-points = Points d’Objets
word-soldiers = { $soldiers ->
    [one] Soldat
   *[other] Soldats
}
counted-soldiers = { $soldiers } { word-soldiers }
word-stars = { $stars ->
    [one] Étoile
   *[other] Étoiles
}
counted-stars = { $stars } { word-stars }
word-points = { $points ->
    [one] Point d’Objet
   *[other] Points d’Objets
}
counted-points = { $points } { word-points }
word-courage = Courage
counted-courage = { $courage } { word-courage }
bonus-ultime_cadeau = Ultime Cadeau
bonus-inspiration = Inspiration
bonus-troupes_fraiches = Troupes Fraîches
bonus-renforts = Renforts
bonus-cri_de_guerre = Cri de Guerre
bonus-trouvaille = Trouvaille
penalty-balle_perdue = Balle Perdue
penalty-coup_direct = Coup Direct
penalty-shrapnel = Shrapnel
penalty-homme_a_la_mer = Un Homme à la Mer !
penalty-panique = Panique
penalty-moteur_cale = Moteur Calé
pool-lieutenant = la réserve du Lieutenant
why-losses = il ne lui reste personne
why-stuck = elle devait bouger et ne le pouvait pas
why-drowned = sa Barge a sombré en pleine mer
why-penalty = elle n’a pas pu payer la pénalité de ses Missions
why-combat = combat
why-mine = Mine Terrestre
why-climb = escalade
why-mulligan = seconde chance
why-blind = départ en aveugle

# Options avant la partie

option-players = Joueurs
    .about = Combien d’Unités débarquent, chacune avec son joueur.
option-players-1 = 1
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-players-6 = 6
option-level = Niveau d’introduction
    .about = 1 : DEF, Courage et limite de tours seulement. 2 : ajoute les mitrailleuses, les mines et les conditions. 3 : tout.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-material = Matériel général
    .about = Ajoute le Quartier-Maître, le Sergent Instructeur, trois Véhicules et trois Médailles de Route vers l’Enfer.
option-crossing = Module 1 : Route vers l’Enfer
    .about = Les Unités font d’abord la traversée dans leurs Barges de Débarquement.
option-continuous = Jeu continu
    .about = L’Unité qui atteint la Plage se bat tout de suite, sans attendre les autres.
option-golden = Module 2 : dés Dorés
    .about = Un dé Doré prend la couleur qui vous arrange.
option-golden-none = sans
option-golden-standard = avec le Général et le Sac de Ravitaillement
option-golden-pinch = Une pincée d’or
option-golden-rwbg = BBR & D
option-golden-joker = Dé Joker
option-golden_trade = Échange doré en solitaire
    .about = En solitaire, la réserve du Lieutenant compte quatre dés Dorés.
option-missions = Module 3 : Missions Spéciales
    .about = Chaque Unité a aussi sa propre Mission.
option-missions-none = sans
option-missions-missions = une Mission chacun, à accomplir
option-missions-possible = « Mission : possible »
option-heroes = Module 4 : Héros de Guerre
    .about = Des Spécialistes qui ont réellement existé.
option-heroes-none = sans
option-heroes-heroes = à rallier contre des Étoiles et un Soldat
option-heroes-show_the_way = « Montrez la voie »
option-shaef = Module 5 : SHAEF
    .about = Le dernier joueur dirige le SHAEF. Obligatoire à cinq ou six joueurs.
option-blind_start = Départ en aveugle
    .about = Les ressources de départ sont tirées aux dés.
option-mulligan = Seconde chance
    .about = Une fois par partie, payez 2 Soldats pour relancer tout un Compte Final.

# Questions

ask-start = Où votre Unité commence-t-elle ?
ask-special-items = Quels Objets Spéciaux seront disponibles dans cette bataille ?
ask-split = Comment répartissez-vous le dé entre Courage et Étoiles ?
ask-choose-mission = Quelle Mission Spéciale gardez-vous ?
ask-lock = Choisissez les dés à bloquer : ils ne pourront plus être relancés.
ask-roll = Quels dés relancez-vous ?
ask-reroll-some = { $card } : quels dés relancez-vous ?
ask-set-face = { $card } : quel dé tournez-vous, et sur quelle face ?
ask-paint = { $card } : quel dé change de couleur ?
ask-add-result = { $card } : quel résultat ajoutez-vous ?
ask-give-result = { $card } : quel résultat donnez-vous ?
ask-cancel-own = { $card } : lesquels de vos résultats annulez-vous ?
ask-two-tallies = { $card } : lequel des deux Comptes gardez-vous ?
ask-any-bonus = { $card } : quel bonus prenez-vous ?
ask-gold = Remplacer un dé par un dé Doré ?
ask-pinch = Échanger deux de vos six dés contre un dé Doré ? Il prend la couleur que vous voulez.
ask-changes = Modifier vos dés avant le Compte Final ?
ask-swaps = Échanger des dés ?
ask-swap-offer = L’{ $seat } propose un échange : votre dé { $mine } contre son dé { $theirs }. D’accord ?
ask-straight = Une Suite ! Prendre une Médaille et renoncer à ces dés ?
ask-choose-medal = Quelle Médaille prenez-vous ?
ask-pigeon = Vers quelle Unité s’envole le pigeon ?
ask-drop-mission = Quelle Mission défaussez-vous ?
ask-mission = Accomplir une Mission, ou compter vos dés ?
ask-skulls = Quels dés vos Crânes annulent-ils ?
ask-bonus = { $bonus } : que choisissez-vous ?
ask-camp = Rallier un Spécialiste, trouver un Objet, jouer des cartes ?
ask-free-recruit = Qui ralliez-vous gratuitement ?
ask-bring-back = Quel Spécialiste faites-vous revenir ?
ask-drop-medal = Laquelle des deux Médailles rendez-vous ?
ask-convert = { $card } : que convertissez-vous ?
ask-trade = Échanger, ou acheter une Médaille ?
ask-amount = { $what } pour l’{ $seat } : choisissez la quantité
ask-move = Où va votre Unité ?
ask-sea-move = Où va votre Barge ?
ask-mine = Une Mine Terrestre. Relancer son dé ?
ask-lose-specialist = Quel Spécialiste perdez-vous ?
ask-lose-item = Quel Objet perdez-vous ?
ask-joins = Qui vous rejoint ici ?
ask-combat = Jouer une carte avant le Combat ?
ask-mortar = Sur quel Secteur le Mortier tire-t-il ?
ask-fire = Les mitrailleuses ont tiré. Jouer une carte ?
ask-still-gun = { $card } : quel dé de mitrailleuse ?
ask-penalty = Pénalité { $penalty } : votre barreur l’évite-t-il ?
ask-lose-aboard = Trois Étoiles : qui perdez-vous à bord ?
ask-lose-passenger = Balle Perdue : quel Passager perdez-vous ?
ask-disembark = La rampe est abaissée. De quel côté vos hommes sautent-ils ?
ask-naval = Contre quoi échangez-vous le Spécialiste Naval ?

# Réponses

option-done = Terminé
option-no = Non
option-yes = Oui
option-pigeon = Vers l’{ $seat }
option-count = Compter les dés
option-use = Utiliser { $card }
option-recruit = Rallier { $card }{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } { $price ->
        [one] Étoile
       *[other] Étoiles
    }
}
option-find = Trouver { $card } pour { $price } { $price ->
    [one] Point d’Objet
   *[other] Points d’Objets
}
option-lose = Perdre { $card }
option-fulfil-with = Accomplir { $card } avec { $specialist }
option-fulfil = Accomplir { $card }
option-lock = Bloquer { $dice ->
    [one] le dé { $which }
   *[other] les dés { $which }
}
option-roll = Relancer { $dice ->
    [one] le dé { $which }
   *[other] les dés { $which }
}
option-cancel = Annuler { $dice ->
    [one] le dé { $which }
   *[other] les dés { $which }
}
option-set = Dé { $die } : { $face }
option-paint = Dé { $die } : { $colour }
option-add = { $face }, { $colour }
option-joker = Prendre le Joker pour le dé { $die }
option-roll-everything = Tout relancer contre 2 Soldats
option-new-tally = Le nouveau Compte
option-old-tally = L’ancien Compte : { $faces }
option-gold = Un dé Doré pour un dé { $colour }
option-pinch = Rendre { $first } et { $second }
option-swap = Échanger le dé { $mine } ({ $face }) contre le dé { $theirs } ({ $got }) de l’{ $seat }
option-pool = Échanger le dé { $mine } ({ $face }) contre le dé { $theirs } ({ $got }) de la réserve
option-copy = Copier le Compte Final de l’{ $seat }
option-cancel-at = { $card } : annuler { $which } de l’{ $seat }
option-honour = { $face } en trois couleurs pour l’{ $seat }
option-give-result = { $face }, { $colour }, pour l’{ $seat }
option-medal = { $card }
option-points = { counted-points }
option-random-medal = Une Médaille au hasard
option-stars = { counted-stars }
option-two-recruits = Rallier deux Spécialistes ce tour-ci
option-show-the-way = Renoncer à 3 Étoiles : un Héros de Guerre vous rejoint
option-soldiers = { counted-soldiers }
option-courage = { $courage } Courage
option-battle-cry = Bouger gratuitement, sans condition ni mines
option-used-item = Trouver un Objet déjà utilisé
option-bonus = { $bonus }
option-drop = Rendre { $card }
option-convert = { $what } en { $into } : { $amount }
option-buy-medal = Acheter une Médaille pour { $courage } Courage
option-give = Donner { $what } à l’{ $seat }
option-hand = Donner { $card } à l’{ $seat }
option-nothing = Finalement, rien
option-amount = { $amount }
option-stay = Rester
option-stuck = Aucune issue
option-advance = Progresser vers le Secteur { $sector } pour { $courage } Courage
option-sideways = Bouger latéralement vers le Secteur { $sector }{ $courage ->
    [0] {""}
   *[other] {" "}pour { $courage } Courage
}
option-howard = Entrer dans le Secteur { $sector } quoi qu’il exige, pour { $courage } Courage
option-parachute = Sauter sur le Secteur { $sector } pour { $courage } Courage
option-keep-mine = Subir la perte de { $loss }
option-sector = Secteur { $sector }
option-save = Desmond Doss sauve l’{ $seat }
option-gun = Mitrailleuse { $gun } (résultat { $shows })
option-items = { $cards }
option-start = { $sector }
option-split = { $courage } Courage, { counted-stars }
option-mission = { $card }
option-disembark = Débarquer : { $sector }
option-sea-sideways = Virer latéralement : { $sector }
option-sea-advance = Progresser pour { $courage } Courage : { $sector }
option-land = Atteindre la Plage au Secteur { $sector } pour { $courage } Courage

# Refus

refusal-visited = Votre Unité a déjà visité le Secteur { $sector }.
refusal-full = Le Secteur { $sector } est plein.
refusal-barrier = Une Barrière bloque le passage.
refusal-needs = Ce Secteur exige : { $card }.
refusal-needs-loss = Ce Secteur coûte un Spécialiste, et vous n’en avez aucun.
refusal-stars = Il faut { counted-stars }.
refusal-courage = Il faut { $courage } Courage.
refusal-points = Il faut { counted-points }.
refusal-not-next = Le Secteur { $sector } n’est ni devant ni à côté de votre Unité.
refusal-not-ahead = Votre Barge ne peut pas y aller d’ici.
refusal-stalled = Le moteur a calé : la Barge ne bouge pas ce tour-ci.
refusal-panic = Panique à bord : la Barge ne peut bouger que latéralement ce tour-ci.
refusal-aboard = À bord, aucun Spécialiste ne peut être rallié et aucun Objet trouvé.
refusal-removed = { $card } : carte absente de cette partie.
refusal-same-title = Votre Unité a déjà un Spécialiste du même titre que { $card }.
refusal-gone = { $card } ne peut plus être rallié.
refusal-one-auxiliary = Une Unité ne peut avoir qu’un Auxiliaire.
refusal-one-unique = Un Spécialiste Unique est déjà en jeu.
refusal-not-in-pool = { $card } n’est pas dans la réserve.
refusal-one-recruit = Un seul Spécialiste par tour.
refusal-one-find = Un seul Objet par tour.
refusal-sector-forbids = Ce Secteur l’interdit.
refusal-one-medal = Une seule Médaille par tour.
refusal-no-medals = Il ne reste plus de Médaille.
refusal-medal-at-sea = En mer, on n’achète pas de Médaille avec du Courage.
refusal-level = Les Objets ne servent qu’au niveau d’introduction 3.
refusal-locked = Ce dé est bloqué.
refusal-no-rerolls = Vous n’avez plus de relance.

# La fin

dice-ending-left = { $count ->
    [one] Soldat restant
   *[other] Soldats restants
}
dice-ending-fallen = { $count ->
    [one] Soldat perdu au Combat et sur les mines
   *[other] Soldats perdus au Combat et sur les mines
}
dice-ending-sectors = { $count ->
    [one] Secteur atteint
   *[other] Secteurs atteints
}
dice-ending-rolls = { $count ->
    [one] lancer de dés
   *[other] lancers de dés
}
outcome-victory = Le Bunker est pris en { $turns } { $turns ->
    [one] tour
   *[other] tours
}. Toutes les Unités gagnent ensemble.
    .title-won = Le Bunker est à vous
outcome-defeat-losses = Après { $turns } { $turns ->
    [one] tour
   *[other] tours
}, l’{ $seat } n’a plus personne. La bataille est perdue pour tous.
    .title-lost = Plus personne
outcome-defeat-stuck = Au tour { $turns }, l’{ $seat } devait bouger et ne le pouvait pas. La bataille est perdue pour tous.
    .title-lost = Bloqués sur la plage
outcome-defeat-drowned = Au tour { $turns }, la Barge de l’{ $seat } a sombré en pleine mer. La bataille est perdue pour tous.
    .title-lost = Perdus en mer
outcome-defeat-penalty = L’{ $seat } est entrée dans le Bunker sans avoir accompli toutes ses Missions et n’a pas pu payer la pénalité. La bataille est perdue.
    .title-lost = À la porte du Bunker
outcome-defeat-bunker = Tous les Bunkers n’ont pas été pris. La bataille est perdue.
    .title-lost = Le Bunker tient
outcome-defeat-mission = Le Bunker est pris, mais l’{ $seat } n’a pas accompli sa Mission. La bataille est perdue.
    .title-lost = Il manquait une Mission

# Ce qui arrive

event-turn-began = Tour { $turn }
event-dice-rolled = L’{ $seat } lance : { $faces }.
    .begun = L’{ $seat } lance les dés…
event-dice-locked = L’{ $seat } bloque { $faces }.
event-die-changed = L’{ $seat } : { $by }, dé { $die } → { $face } ({ $colour }).
event-dice-swapped = L’{ $seat } échange { $face } contre { $got } ({ $other }).
event-result-added = L’{ $seat } : { $by } ajoute { $face } ({ $colour }).
event-straight-made = L’{ $seat } obtient une Suite{ $taken ->
    [0] {" "}et compte quand même ses dés.
   *[other] {" "}et prend une Médaille.
}
event-skulls-cancelled = L’{ $seat } : ses Crânes annulent { $faces }.
event-skull-ignored = L’{ $seat } : { $by } ignore { $skulls } { $skulls ->
    [one] Crâne
   *[other] Crânes
}.
event-tallied = L’{ $seat } compte :{ $soldiers ->
    [0] {""}
   *[other] {" "}+{ counted-soldiers }
}{ $courage ->
    [0] {""}
   *[other] {" "}+{ $courage } Courage
}{ $stars ->
    [0] {""}
   *[other] {" "}+{ counted-stars }
}{ $points ->
    [0] {""}
   *[other] {" "}+{ counted-points }
}
event-bonus-won = L’{ $seat } : { $bonus } !
event-gained = L’{ $seat } :{ $soldiers ->
    [0] {""}
   *[other] {" "}+{ counted-soldiers }
}{ $courage ->
    [0] {""}
   *[other] {" "}+{ $courage } Courage
}{ $stars ->
    [0] {""}
   *[other] {" "}+{ counted-stars }
}{ $points ->
    [0] {""}
   *[other] {" "}+{ counted-points }
} ({ $by })
event-lost = L’{ $seat } :{ $soldiers ->
    [0] {""}
   *[other] {" "}−{ counted-soldiers }
}{ $courage ->
    [0] {""}
   *[other] {" "}−{ $courage } Courage
}{ $stars ->
    [0] {""}
   *[other] {" "}−{ counted-stars }
}{ $points ->
    [0] {""}
   *[other] {" "}−{ counted-points }
} ({ $by })
event-marker-turned = L’{ $seat } : tour { $marker } dans ce Secteur{ $must_move ->
    [0] .
   *[other] , elle doit bouger.
}
event-recruited = { $card } rejoint l’{ $seat }.
event-specialist-lost = L’{ $seat } perd { $card }.
event-item-found = L’{ $seat } trouve { $card }.
event-item-lost = L’{ $seat } perd { $card }.
event-card-used = L’{ $seat } utilise { $card }.
event-beaten = L’{ $seat } arrive trop tard et choisit à nouveau.
event-medal-won = L’{ $seat } reçoit { $card }.
event-promotion-won = L’{ $seat } reçoit { $card }.
event-vehicle-taken = L’{ $seat } prend { $card }.
event-vehicle-lost = L’{ $seat } perd { $card }.
event-gift-made = L’{ $seat } donne à l’{ $to } : { $amount } × { $what }.
event-moved = L’{ $seat } bouge : { $origin } → { $sector }.
event-mine-exploded = L’{ $seat } traverse un champ de mines : { $loss ->
        [one] { $loss } Soldat perdu
       *[other] { $loss } Soldats perdus
    }.
event-defence-rolled = La DEF du Secteur { $sector } est de { $defence } ce tour-ci.
event-defence-cut = L’{ $seat } : { $by } réduit la DEF du Secteur { $sector }.
event-guns-silenced = L’{ $seat } fait taire les mitrailleuses du Secteur { $sector }.
event-guns-fired = Tir de mitrailleuse sur l’{ $seat } : { $total }.
event-fought = L’{ $seat } dans le Secteur { $sector } : DEF { $defence }, mitrailleuses { $fire }, { $losses } { $losses ->
    [one] perte
   *[other] pertes
}.
event-bunker-taken = L’{ $seat } a pris le Bunker { $sector }.
event-unit-eliminated = L’{ $seat } est éliminée : { $why }.
event-mission-given = L’{ $seat } a pour Mission : { $card }.
event-mission-done = L’{ $seat } a accompli : { $card }.
event-items-adjusted = Objet ajouté : { $card }. Objet retiré : { $out }.
event-embarked = L’{ $seat } embarque : { $sector }{ $passengers-count ->
    [0] .
   *[other] {" "}avec { $passengers }.
}
event-penalty-suffered = L’{ $seat } subit une pénalité : { $penalty }
event-sea-losses = L’{ $seat }, à bord :{ $soldiers ->
    [0] {""}
   *[other] {" "}−{ counted-soldiers }
}{ $courage ->
    [0] {""}
   *[other] {" "}−{ $courage } Courage
}{ $points ->
    [0] {""}
   *[other] {" "}−{ counted-points }
}{ $stars ->
    [0] {""}
   *[other] {" "}(Étoiles : +{ $stars })
}
event-sea-combat = L’{ $seat } est sous le feu : DEF { $defence } ({ $sector }).
event-shells-fell = Bombardement des Secteurs qui portent le { $number }.
event-craft-shelled = La Barge de l’{ $seat } est touchée : −{ counted-soldiers }, −{ counted-points }.
event-craft-moved = La Barge de l’{ $seat } bouge : { $origin } → { $sector }.
event-craft-mined = La Barge de l’{ $seat } heurte des Mines : −{ counted-soldiers }, −{ counted-points }.
event-disembarked = L’{ $seat } est dans l’eau : { $sector }.
event-waded = L’{ $seat } patauge : { $origin } → { $sector }.
event-beach-reached = L’{ $seat } est sur la Plage, dans le Secteur { $sector }.
event-battle-began = Tout le monde est à terre. La bataille commence.
event-mulligan-taken = L’{ $seat } relance tout.

# La table dans le terminal

tui-turn = Tour { $turn }
tui-courage = { $courage } Courage
tui-guns = { $guns ->
    [one] mitrailleuse
   *[other] { $guns } mitrailleuses
}
tui-stay = { $turns ->
    [one] un tour seulement
   *[other] { $turns } tours au plus
}
tui-head-unit = Unité
tui-head-soldiers = Soldats
tui-head-courage = Courage
tui-head-stars = Étoiles
tui-head-points = Points
tui-head-marker = Tour du Secteur
tui-head-cards = Cartes
tui-tally = Tels quels : { counted-soldiers }, { $courage } Courage, { counted-stars }, { counted-points } ; Crânes actifs : { $skulls }

# Champs de Bataille

preset-first = Première bataille
    .about = Dés, Courage et DEF. Ni mitrailleuses ni Objets.
preset-wall-allies = Premier débarquement contre l’Allemand
    .about = Vous menez une Unité sur N18, contre un robot allemand.
preset-wall-german = Première bataille côté allemand
    .about = Vous tenez le Bunker de N18, contre une Unité menée par un robot.
preset-standard = Standard
    .about = Tout le jeu de base.
preset-everything = Tout
    .about = La traversée, les dés Dorés, les Missions, les Héros de Guerre, les Conditions de Bataille et les Badges.
scenario-N01 = N01 Exercice Tiger
    .place = Slapton Sands, Angleterre
    .situation = Slapton Sands, Angleterre, 27 avril 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très facile. Contre l’Allemand, les Alliés gagnent environ 46 % des duels entre robots.
scenario-N02 = N02 Omaha Beach
    .place = Easy Red, Colleville
    .situation = Easy Red, Colleville, 6 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 54 % des duels entre robots.
scenario-N03 = N03 Gold Beach
    .place = Jig et King, Asnelles – La Rivière
    .situation = Jig et King, Asnelles – La Rivière, 6 juin 1944. Vous commencez avec 4 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans un Bunker Final ; à plusieurs, il faut prendre les deux.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 50 % des duels entre robots.
scenario-N04 = N04 Sword Beach
    .place = Queen, Hermanville – La Brèche
    .situation = Queen, Hermanville – La Brèche, 6 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 37 % des duels entre robots.
scenario-N05 = N05 Pointe du Hoc
    .place = Falaises de Cricqueville
    .situation = Falaises de Cricqueville, 6 juin 1944. Vous commencez avec 4 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile. Contre l’Allemand, les Alliés gagnent environ 13 % des duels entre robots.
scenario-N06 = N06 Batterie de Merville
    .place = Merville-Franceville
    .situation = Merville-Franceville, 6 juin 1944. Vous commencez avec 5 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 68 % des duels entre robots.
scenario-N07 = N07 Pegasus Bridge
    .place = Bénouville
    .situation = Bénouville, 6 juin 1944. Vous commencez avec 6 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 55 % des duels entre robots.
scenario-N08 = N08 Batterie de Longues
    .place = Longues-sur-Mer
    .situation = Longues-sur-Mer, 7 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile. Contre l’Allemand, les Alliés gagnent environ 33 % des duels entre robots.
scenario-N09 = N09 La Batterie de la Mare Fontaine
    .place = Ver-sur-Mer
    .situation = Ver-sur-Mer, 6 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile. Contre l’Allemand, les Alliés gagnent environ 50 % des duels entre robots.
scenario-N10 = N10 Port-en-Bessin
    .place = Port-en-Bessin
    .situation = Port-en-Bessin, 7 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile. Contre l’Allemand, les Alliés gagnent environ 27 % des duels entre robots.
scenario-N11 = N11 Sainte-Mère-Église
    .place = Sainte-Mère-Église
    .situation = Sainte-Mère-Église, 6 juin 1944. Vous commencez avec 3 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : facile. Contre l’Allemand, les Alliés gagnent environ 47 % des duels entre robots.
scenario-N12 = N12 La Fière
    .place = Chaussée de La Fière
    .situation = Chaussée de La Fière, 9 juin 1944. Vous commencez avec 6 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très difficile. Contre l’Allemand, les Alliés gagnent environ 33 % des duels entre robots.
scenario-N13 = N13 Utah Beach
    .place = Tare Green, La Madeleine
    .situation = Tare Green, La Madeleine, 6 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : facile. Contre l’Allemand, les Alliés gagnent environ 37 % des duels entre robots.
scenario-N14 = N14 Juno Beach
    .place = Nan et Mike, Courseulles
    .situation = Nan et Mike, Courseulles, 6 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 58 % des duels entre robots.
scenario-N15 = N15 Manoir de Brécourt
    .place = Sainte-Marie-du-Mont
    .situation = Sainte-Marie-du-Mont, 6 juin 1944. Vous commencez avec 5 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 67 % des duels entre robots.
scenario-N16 = N16 Bunker Cosy
    .place = Juno Beach, Bernières – Courseulles
    .situation = Juno Beach, Bernières – Courseulles, 6 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très difficile. Contre l’Allemand, les Alliés gagnent environ 37 % des duels entre robots.
scenario-N17 = N17 Batterie de Crisbecq
    .place = Saint-Marcouf
    .situation = Saint-Marcouf, 7 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile. Contre l’Allemand, les Alliés gagnent environ 32 % des duels entre robots.
scenario-N18 = N18 Exercice Fabius
    .place = Slapton, Bracklesham et Littlehampton, Angleterre
    .situation = Slapton, Bracklesham et Littlehampton, Angleterre, 4 mai 1944. Vous commencez avec 5 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très facile. Contre l’Allemand, les Alliés gagnent environ 76 % des duels entre robots.
scenario-N19 = N19 Omaha – Dog Green
    .place = Vierville-sur-Mer
    .situation = Vierville-sur-Mer, 6 juin 1944. Vous commencez avec 6 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile. Contre l’Allemand, les Alliés gagnent environ 37 % des duels entre robots.
scenario-N20 = N20 Gold – Le Hamel
    .place = Le Hamel, Asnelles
    .situation = Le Hamel, Asnelles, 6 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 42 % des duels entre robots.
scenario-N21 = N21 Sword – Ouistreham
    .place = Casino de Riva-Bella
    .situation = Casino de Riva-Bella, 6 juin 1944. Vous commencez avec 4 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 57 % des duels entre robots.
scenario-N22 = N22 Carentan
    .place = Carentan, chaussée de Saint-Côme
    .situation = Carentan, chaussée de Saint-Côme, 11 juin 1944. Vous commencez avec 5 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile. Contre l’Allemand, les Alliés gagnent environ 52 % des duels entre robots.
scenario-N23 = N23 Colline 30 – Amfreville
    .place = Picauville – Amfreville
    .situation = Picauville – Amfreville, 7 juin 1944. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne. Contre l’Allemand, les Alliés gagnent environ 43 % des duels entre robots.

# Ce que font les cartes

effect-eclaireur = Chaque Progression coûte 1 Courage de moins à votre Unité (minimum 1 ; pas vers un Bunker).
effect-caporal = Une fois par tour, relancez 1 dé non bloqué de votre Compte Final.
effect-sergent = En Phase 2, gagnez 1 Soldat.
effect-medecin = En Phase 6, votre Unité perd 2 Soldats de moins au total (DEF et mitrailleuses).
effect-lieutenant = À la fin de la Phase 1, une fois par tour, échangez 1 dé de votre Compte Final contre un dé de même couleur du Compte Final d’une autre Unité, où qu’elle soit. En solitaire : avec la réserve de 6 dés.
effect-tireur_elite = Une fois par tour, ignorez 1 Crâne de votre Compte Final (il devient inactif).
effect-genie = En Phase 6, la DEF de votre Secteur baisse de 2 pour toutes les Unités qui s’y trouvent (pas dans un Bunker).
effect-grenadier = À sacrifier en Phase 5 dans un Secteur avec mitrailleuses : elles sont retirées jusqu’à la fin de la partie.
effect-veteran = Gagnez 2 Soldats à chaque BBR de votre Unité, d’où qu’il vienne.
effect-tireur_precis = Chaque dé de mitrailleuse contre votre Unité est réduit de 2 (un 6 devient un 4 : pas de Dégâts Spéciaux).
effect-operateur_radio = Vous pouvez aussi échanger avec les Secteurs adjacents. En solitaire : gagnez 1 Point d’Objet à chaque Phase 2.
effect-sergent_chef = Si votre Compte Final garde au moins 1 Courage non annulé, gagnez 1 Courage de plus.
effect-adjudant = Votre Unité peut rester 4 tours au lieu de 3 dans un Secteur (sans effet dans un Secteur limité à 1 ou 2 tours).
effect-capitaine = Une fois par tour, changez la couleur de 1 dé de votre Compte Final.
effect-commandant = En Phase 2, chaque Unité de votre Secteur, la vôtre comprise, gagne 1 Soldat.
effect-officier_en_second = En Phase 3, au lieu de 1 Spécialiste et 1 Objet, vous pouvez rallier 2 Spécialistes ou trouver 2 Objets.
effect-colonel = Toutes les Unités bloquent 1 dé de moins après le premier jet (normalement 1 au lieu de 2 ; 0 avec l’option Une pincée d’or).
effect-general = À chaque Phase 1, chaque Unité peut remplacer un de ses dés par un dé Doré, tant qu’il en reste (4 en tout) ; avec l’option Une pincée d’or, on lance 5 dés de couleur et 1 dé Doré.
effect-sergent_instructeur = Les Spécialistes coûtent 1 Étoile de moins à votre Unité (minimum 1).
effect-heros = À sacrifier en Phase 6 : votre Unité ignore toutes ses pertes (DEF et mitrailleuses) ce tour-ci.
effect-photographe_guerre = Gagnez 1 Étoile à chaque BBR de votre Unité.
effect-aumonier = Gagnez 1 Courage à chaque Phase 2 si votre Compte Final a un Crâne actif, et chaque fois que votre Unité perd un autre Spécialiste.
effect-resistant = Votre Unité ignore les Spécialistes exigés à l’entrée des Secteurs, sauf pour les Bunkers. Elle perd quand même un Spécialiste là où un Secteur en coûte un.
effect-quartier_maitre = Les Objets coûtent 3 Points d’Objets de moins à votre Unité (minimum 3).
effect-naval_usa = En mer : une fois par tour, relancez 1 dé non bloqué du Compte Final.
effect-naval_uk = En mer : un Bombardement coûte 4 Points d’Objets à cette Barge au lieu de 8.
effect-naval_canada = En mer : le premier Courage de chaque Compte Final est ignoré.
effect-naval_france = En mer : à chaque lancer, les Mines Marines coûtent au plus 3 Soldats et 3 Points d’Objets à cette Barge.
effect-naval_shaef = En mer : la DEF subie par cette Barge baisse de 1 (minimum 0).
effect-naval_autre = En mer : une fois par traversée, ignorez une pénalité BBR.
effect-parachutiste = Une fois par partie, sautez pour 2 Courage sur un Secteur non visité de votre rangée ou de la suivante (pas un Bunker), sans conditions ni mines.
effect-guide = Votre Unité et celles qui quittent le même Secteur ce tour-ci ignorent les mines.
effect-correspondant_guerre = Quand vous jouez une Médaille, gagnez 3 Étoiles.
effect-wh01 = Comme le Caporal, et la relance peut aussi toucher un dé bloqué.
effect-wh02 = Comme le Caporal, et votre Unité perd 1 Soldat de moins en Phase 6.
effect-wh03 = Comme l’Éclaireur, et votre Unité ignore les mines quand elle bouge latéralement.
effect-wh04 = Comme le Sergent, et vous gagnez 1 Courage quand votre Unité entre dans un Secteur avec mitrailleuses.
effect-wh05 = Comme le Sergent, mais gagnez 2 Soldats au lieu de 1 dans un Secteur avec mitrailleuses.
effect-wh06 = Comme le Médecin, mais votre Unité perd 3 Soldats de moins au lieu de 2.
effect-wh07 = Comme le Médecin, et chaque autre Unité de votre Secteur perd 1 Soldat de moins.
effect-wh08 = Comme le Lieutenant, et vous gagnez 1 Soldat quand vous échangez un dé.
effect-wh09 = Comme le Lieutenant, mais les dés échangés peuvent être de couleurs différentes.
effect-wh10 = Comme le Lieutenant ; ou sacrifiez-le en Phase 5 pour Progresser gratuitement.
effect-wh11 = Comme le Tireur d’Élite, mais ignorez jusqu’à 2 Crânes.
effect-wh12 = Comme le Génie, mais la DEF baisse de 3 au lieu de 2.
effect-wh13 = Comme le Grenadier, mais il peut faire taire deux Secteurs différents avant d’être défaussé.
effect-wh14 = Comme le Vétéran, mais gagnez 3 Soldats par BBR au lieu de 2.
effect-wh15 = Comme le Tireur Précis, mais les dés de mitrailleuse sont réduits de 3.
effect-wh16 = Comme l’Opérateur Radio, mais échangez avec les Unités situées à 2 Secteurs au plus. En solitaire : gagnez 2 Points d’Objets.
effect-wh17 = Comme le Colonel, mais votre propre Unité ne bloque aucun dé.
effect-wh18 = Comme le Capitaine, mais changez la couleur de 2 dés au plus.
effect-wh19 = Comme le Commandant, et une fois par partie, votre Unité peut entrer dans un Secteur sans remplir ses conditions.
effect-wh20 = Comme le Général, et chaque Unité gagne 1 Courage quand vous le ralliez.
effect-wh21 = Comme le Héros, ou sacrifiez-le pour sauver une autre Unité de votre Secteur.
effect-wh22 = Comme le Photographe de Guerre, et vous gagnez 1 Courage pour chaque Médaille que vous jouez.
effect-wh23 = Comme le Parachutiste, mais deux fois par partie.
effect-wh24 = Comme le Guide, et Progresser à travers des mines coûte 1 Courage de moins (minimum 1).
effect-wh25 = Comme le Correspondant de Guerre, et chaque autre Unité gagne 1 Étoile.
effect-torpille_bangalore = La DEF de votre Secteur est de 0 ce tour-ci (pas dans un Bunker ; sans effet sur les mitrailleuses).
effect-jumelles = Changez le résultat (pas la couleur) de 1 dé, même un dé bloqué ou de mitrailleuse.
effect-pigeon_voyageur = Ce tour-ci, vous pouvez échanger avec une Unité où qu’elle soit sur le Champ de Bataille.
effect-veste_commandement = Gagnez un BBR Inspiration (qui déclenche le Vétéran).
effect-porte_documents = Copiez le Compte Final d’une autre Unité et ignorez le vôtre. En solitaire : relancez une fois vos 6 dés et gardez l’un des deux Comptes.
effect-radio_campagne = Gagnez 5 Soldats.
effect-gilet_pare_eclats = Votre Unité ignore les pertes dues aux mitrailleuses ce tour-ci.
effect-bazooka = La DEF de votre Secteur baisse de 7 ce tour-ci pour toutes les Unités qui s’y trouvent.
effect-lance_flammes = La DEF de votre Secteur baisse de 5 ce tour-ci, même dans un Bunker.
effect-detecteur_mines = Votre Unité et celles qui font le même mouvement ce tour-ci ignorent les mines.
effect-carte_strategique = Changez la couleur (pas le résultat) de 1 dé de votre Compte Final.
effect-telemetre = Tournez 1 dé de votre Compte Final sur le résultat d’un autre de vos dés.
effect-malle = Tournez jusqu’à 2 dés de votre Compte Final sur Outil.
effect-grenades = La DEF de votre Secteur baisse de 2 ce tour-ci pour toutes les Unités qui s’y trouvent.
effect-trousse_secours = En Phase 6, votre Unité perd 4 Soldats de moins.
effect-carnet_messages = Donnez jusqu’à 3 unités d’une même ressource à une Unité, où qu’elle soit. En solitaire : convertissez jusqu’à 3 unités d’une ressource en une autre (Soldats, Courage, Étoiles).
effect-sac_ravitaillement = Ajoutez 1 dé Doré, lancé une fois, à votre Compte Final dans la couleur de votre choix.
effect-nouveaux_ordres = Défaussez votre Mission Spéciale, tirez-en 2, gardez-en 1.
effect-amphetamines = Gagnez un BBR Cri de Guerre.
effect-porte_bonheur = Relancez 1 dé quelconque, même un dé bloqué, de mitrailleuse ou de mine.
effect-grappin = Votre Unité et une autre peuvent entrer dans un Secteur d’Escalade ce tour-ci.
effect-gants_cuir = Comme le Grappin, pour votre Unité seulement.
effect-documents_top_secret = Tirez 2 Médailles au hasard, gardez-en 1.
effect-fumigenes = Ce tour-ci, toutes les Unités de votre Secteur ignorent ses mitrailleuses, et sa DEF baisse de 1.
effect-mortier = La DEF d’un Secteur de votre choix (pas un Bunker) baisse de 5 ce tour-ci.
effect-charge_demolition = Dans un Bunker : la DEF baisse de 6 ce tour-ci.
effect-pince_coupante = Votre Unité peut franchir une Barrière ce tour-ci.
effect-drapeau = Gagnez 3 Courage ; chaque autre Unité de votre Secteur en gagne 1.
effect-pistolet_fusees = Ce tour-ci, chaque Unité peut relancer 1 dé non bloqué de son Compte Final.
effect-flasque_cognac = Gagnez 2 Courage, puis ajoutez 1 Crâne blanc à votre prochain Compte Final.
effect-bonne_conduite = Relancez encore une fois autant de dés non bloqués que vous voulez.
effect-actes_bravoure = Ajoutez 2 résultats de votre choix à votre Compte Final et 1 à celui d’une autre Unité (couleur au choix). En mer : annulez 2 résultats de votre Compte Final et 1 de celui d’une autre Unité.
effect-medaille_honneur = Ajoutez 3 résultats d’une même face, 1 bleu, 1 blanc et 1 rouge, au Compte Final d’une autre Unité, qui gagne le BBR correspondant. En solitaire : au vôtre. En mer : annulez 3 résultats du Compte Final d’une autre Unité, 1 bleu, 1 blanc et 1 rouge.
effect-croix_souvenir = Gagnez 20 Points d’Objets ; chaque autre Unité en gagne 10.
effect-silver_star = Tournez jusqu’à 2 dés de votre Compte Final sur les résultats de votre choix.
effect-croix_victoria = En Phase 6 (en mer, Phase 2), votre Unité ignore toutes ses pertes ce tour-ci.
effect-purple_heart = Récupérez les Soldats que votre Unité a perdus lors de la dernière Phase 6, 10 au plus.
effect-bronze_star = Gagnez 4 Courage.
effect-croix_service_distingue = Ralliez gratuitement 1 Spécialiste disponible.
effect-ordre_service_distingue = Gagnez un BBR Inspiration et un BBR Renforts.
effect-croix_guerre = La DEF de votre Secteur est divisée par deux (arrondie au supérieur) ce tour-ci pour toutes les Unités qui s’y trouvent.
effect-medaille_militaire = Gagnez 8 Soldats.
effect-croix_rouge_royale = Faites revenir 1 de vos Spécialistes Réguliers perdus et gagnez 3 Soldats.
effect-medaille_campagne_europe = Votre Unité ne tourne pas son marqueur ce tour-ci et peut rester.
effect-croix_liberation = Votre Unité Progresse gratuitement ce tour-ci, sans conditions ni mines (pas vers un Bunker).
effect-citation_unite = Chaque Unité gagne 2 Soldats, 1 Courage et 1 Étoile.
effect-etoile_campagne = Chaque Unité recule son marqueur de 1 face (pas en dessous de 1).
effect-medaille_service = Chaque Unité ajoute 3 Outils à son Compte Final. En mer : elle en retire jusqu’à 3.
effect-croix_militaire = Lancez 2 dés Dorés une fois et ajoutez-les à votre Compte Final dans les couleurs de votre choix.
effect-char_sherman = La DEF de votre Secteur baisse de 3 pour toutes les Unités qui s’y trouvent.
effect-jeep = Chaque Progression coûte 1 Courage de moins à votre Unité (minimum 1).
effect-half_track = Chaque dé de mitrailleuse contre votre Unité est réduit de 3 (minimum 0).
effect-bulldozer = Votre Unité franchit les Barrières.
effect-ambulance = Votre Unité perd 2 Soldats de moins en Phase 6.
effect-camion_munitions = Gagnez 3 Points d’Objets à chaque Phase 2.
effect-chasseur_char = La DEF d’un Bunker où vous entrez baisse de 4 ce tour-là, puis le Véhicule est défaussé.
effect-camion_amphibie = Gagnez 2 Soldats à chaque Phase 2 dans les deux rangées du bas, 1 ailleurs.
effect-vehicule_reconnaissance = Votre Unité ignore les Spécialistes exigés par les Secteurs ; gagnez 1 Étoile quand elle Progresse.
effect-promo_premiere_classe = Gagnez 6 Soldats.
effect-promo_caporal = Relancez jusqu’à 3 dés non bloqués de votre Compte Final.
effect-promo_caporal_chef = Gagnez 12 Points d’Objets.
effect-promo_sergent = Gagnez 3 Courage.
effect-promo_sergent_chef = Gagnez 4 Étoiles.
effect-promo_adjudant = Ne tournez pas votre marqueur ce tour-ci ; vous pouvez rester.
effect-promo_sous_lieutenant = Échangez 1 dé avec une Unité, quelles que soient les couleurs. En solitaire : changez le résultat de 1 dé.
effect-promo_lieutenant = La DEF de votre Secteur baisse de 4 ce tour-ci.
effect-promo_capitaine = Changez la couleur d’autant de vos dés que vous voulez.
effect-promo_commandant = Gagnez un BBR de votre choix.
effect-promo_lieutenant_colonel = Ralliez gratuitement 1 Spécialiste disponible.
effect-promo_colonel = Progressez gratuitement ce tour-ci, sans conditions ni mines (pas vers un Bunker).
effect-ms01 = À sacrifier : Photographe de Guerre, Détecteur de Mines, BBR Trouvaille.
effect-ms02 = À sacrifier : Héros, BBR Cri de Guerre, 3 Étoiles.
effect-ms03 = À sacrifier : Tireur d’Élite ou Tireur Précis, Lance-Flammes. À accomplir dans un Secteur voisin d’un Bunker.
effect-ms04 = À sacrifier : Amphétamines, Porte-Bonheur.
effect-ms05 = À sacrifier : Lieutenant, BBR Inspiration.
effect-ms06 = À sacrifier : Génie, Torpille Bangalore.
effect-ms07 = À sacrifier : Grenadier, Grenades. À accomplir dans un Secteur avec mitrailleuses.
effect-ms08 = À sacrifier : Éclaireur, 3 Courage.
effect-ms09 = À sacrifier : Sergent, 8 Soldats.
effect-ms10 = À sacrifier : Médecin, Trousse de Secours.
effect-ms11 = À sacrifier : Opérateur Radio, Radio de Campagne.
effect-ms12 = À sacrifier : Résistant, Carte Stratégique.
effect-ms13 = À sacrifier : Aumônier, BBR Ultime Cadeau.
effect-ms14 = À sacrifier : Photographe de Guerre, Jumelles, 2 Courage.
effect-ms15 = À sacrifier : Caporal, Charge de Démolition. À accomplir dans un Secteur voisin d’un Bunker.
effect-ms16 = À sacrifier : Éclaireur, Grappin.
effect-ms17 = À sacrifier : Caporal, Bazooka.
effect-ms18 = À sacrifier : Sergent, Fumigènes. À accomplir dans un Secteur avec mitrailleuses.
effect-ms19 = À sacrifier : Capitaine, Documents Top Secret.
effect-ms20 = À sacrifier : Génie, Pince Coupante, 1 Courage.
effect-ms21 = À sacrifier : Sergent, Drapeau. À accomplir dans la rangée du haut.
effect-ms22 = À sacrifier : Lieutenant, Pistolet Lance-Fusées.
effect-ms23 = À sacrifier : Pigeon Voyageur, Carnet de Messages, 2 Étoiles.
effect-ms24 = À sacrifier : Tireur d’Élite, Télémètre.
effect-ms25 = À sacrifier : Colonel, 2 Étoiles.
effect-ms26 = À sacrifier : Vétéran, BBR Renforts.
effect-ms27 = À sacrifier : BBR Troupes Fraîches, BBR Renforts.
effect-ms28 = À sacrifier : BBR Trouvaille, 15 Points d’Objets.
effect-ms29 = À sacrifier : BBR Cri de Guerre, 4 Courage.
effect-ms30 = À sacrifier : BBR Inspiration, 4 Étoiles.
effect-ms31 = À sacrifier : BBR Ultime Cadeau, 6 Soldats.
effect-ms32 = À sacrifier : 2 Courage, 3 × Crâne.
effect-ms33 = À sacrifier : Caporal, 2 × Deux Soldats rouges.
effect-ms34 = À sacrifier : Éclaireur, 2 × Courage bleu.
effect-ms35 = À sacrifier : Porte-Documents, 2 × Étoile blanche.
effect-ms36 = À sacrifier : 5 Soldats, 3 Courage, 3 Étoiles, 10 Points d’Objets.
effect-ms37 = À sacrifier : Commandant, Veste de Commandement.
effect-ms38 = À sacrifier : Aumônier, Flasque de Cognac.
effect-ms39 = À sacrifier : Gilet Pare-Éclats, 6 Soldats. À accomplir dans un Secteur avec mitrailleuses.
effect-ms40 = À sacrifier : Officier en Second, Mortier.

# Navigateur

table-tab-dice = Dés
table-tab-map = Terrain
table-tab-cards = Cartes
table-tab-units = Unités
table-tabs = Volets de la table
table-dice = Vos dés
table-die = Dé { $die }
table-die-locked = bloqué
table-die-void = ne compte pas
table-picked-lock = à bloquer
table-picked-roll = à relancer
table-picked-cancel = annulé
table-roll-pick = Choisissez les dés à relancer :
table-roll-all = Tous
table-roll-none = Aucun
table-main-roll = Relancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} (jets restants : { $left })
table-main-keep = Garder ces dés
table-main-lock = Bloquer : { $dice } sur { $wanted }
table-main-cancel = Annuler : { $dice } sur { $wanted }
table-no-dice = Aucun dé sur la table.
table-joker = Dé Joker
table-pool = La réserve du Lieutenant
table-tally = Ces dés vous rapportent
table-tally-sea = Ces dés vous coûtent
table-skulls = { $skulls ->
    [one] Un Crâne annulera un autre de vos dés.
   *[other] { $skulls } Crânes annuleront chacun un autre de vos dés.
}
table-skulls-choose = { $left ->
    [0] Ce que vous gardez est indiqué ci-dessus.
    [one] Choisissez encore un dé à annuler.
   *[other] Choisissez encore { $left } dés à annuler.
}
table-bonus-or-0 = ou une Médaille au hasard
table-bonus-or-1 = ou rallier deux Spécialistes ce tour-ci
table-bonus-or-4 = ou un mouvement gratuit
table-bonus-or-5 = ou un Objet déjà utilisé
table-penalty-balle_perdue = un Passager est perdu
table-penalty-coup_direct = la Barge perd 8 Points d’Objets
table-penalty-shrapnel = 4 Soldats perdus ; la Barge perd 5 Points d’Objets
table-penalty-homme_a_la_mer = 6 Soldats perdus
table-penalty-panique = déplacement latéral seulement ce tour-ci
table-penalty-moteur_cale = la Barge ne bouge pas ce tour-ci
table-guns = Mitrailleuses
table-gun = Mitrailleuse { $gun } : { $shows }
table-combat-sum = DEF { $defence } + mitrailleuses { $fire }{ $more ->
    [0] {""}
   *[other] {" "}+ Condition { $more }
}{ $saved ->
    [0] {""}
   *[other] {" "}− épargnés { $saved }
} = { $losses } { $losses ->
    [one] perte
   *[other] pertes
} sur { $force }
table-shells = Les obus sont tombés sur le { $number } ce tour-ci.
table-craft = Barge
table-threat = Menace
table-force = { $force } en tout : chaque Spécialiste compte comme un Soldat
table-first = Les ordres de cette Unité sont exécutés en premier ce tour-ci
table-first-short = 1re
table-unit-short = Unité { $number }
table-unit-at = Unité { $number } en { $sector }, Soldats : { $soldiers }
table-unit-out = A pris le Bunker
table-unit-destroyed = Détruite devant le Bunker
table-unit-nowhere = Pas encore sur la carte
table-unit-aboard = À bord de sa Barge
table-unit-wading = Dans l’eau
table-unit-landed = Sur la Plage, attend les autres
table-stay = Tour { $turn } sur { $most } ici
table-must-move = Doit bouger
table-sector = Secteur { $sector }
table-bunker = Bunker { $sector }
table-sail-left = Barre à bâbord
table-sail-right = Barre à tribord
table-sail-ahead = Droit devant{ $courage ->
    [0] {""}
   *[other] {" "}pour { $courage } Courage
}
table-jump-left = Rampe baissée : les hommes sautent à bâbord
table-jump-right = Rampe baissée : les hommes sautent à tribord
table-jump-ahead = Rampe baissée : les hommes sautent
table-beach = La Plage
table-def = DEF { $defence }
table-guns-here = { $guns ->
    [one] 1 mitrailleuse
   *[other] { $guns } mitrailleuses
}
table-row-cost = Courage pour entrer dans cette rangée : { $courage }
table-barrier = Barrière : infranchissable
table-mines = Mines Terrestres en chemin : 1 dé de Soldats perdus
table-sea-mines = Mines Marines : 1 dé de Soldats et 1 dé de Points d’Objets perdus
table-shallow = Eau peu profonde : on peut patauger à partir d’ici
table-deep = Pleine mer : les troupes qui y tombent sont perdues
table-shelled-on = Bombardé sur { $numbers } (deux dés)
table-chance = ({ $percent } %)
table-percent = { $percent } %
table-visited = Votre Unité est déjà passée ici.
table-way-survival = { $percent } % de chances de survivre au premier Combat dans ce Secteur, avec ce que vous avez maintenant
table-why-not = Pourquoi pas là ?
table-tap-sector = Les Secteurs entourés sont accessibles : choisissez-en un.
table-tap-any = Choisissez un Secteur pour voir le détail.
table-show-land = Le Champ de Bataille
table-show-sea = La traversée
table-close = Fermer
table-sector-turns = { $turns ->
    [one] Un seul tour ici
   *[other] { $turns } tours au plus ici
}
table-sector-needs = Pour entrer, il faut : { $card }
table-sector-costs-specialist = Entrer coûte un Spécialiste
table-sector-pay = Entrer coûte : { $price }
table-sector-item-or-pay = Pour entrer : { $card }, ou { $price }
table-sector-soldiers = Y entrer rapporte { $dice } Soldats
table-sector-joins = Vous rejoint à l’entrée : { $card }
table-sector-joins-choice = Un Spécialiste au choix vous rejoint à l’entrée
table-sector-vehicle = Un Véhicule pour la première Unité qui entre
table-sector-vehicle-taken = Le Véhicule a été pris
table-sector-medal = Une Médaille pour la première Unité qui entre
table-sector-medal-taken = La Médaille a été prise
table-sector-item = Pour la première Unité qui entre : { $card }
table-sector-item-taken = Déjà pris : { $card }
table-sector-tally = À chaque Compte ici : +{ $amount } { $face }
table-sector-five-dice = On ne lance que cinq dés ici
table-sector-no-lock = Aucun dé à bloquer ici
table-sector-one-lock = Un seul dé à bloquer ici
table-sector-forbid-find_items = On ne trouve pas d’Objet ici
table-sector-forbid-recruit = On ne rallie personne ici
table-sector-forbid-trade = Pas d’échange ici
table-sector-forbid-medals = On n’achète pas de Médaille ici
table-sector-climb = Escalade : Grappin ou Gants de Cuir, sinon 2 Courage et 1 dé de Soldats
table-sector-units = { $units ->
    [one] Une Unité au plus
   *[other] { $units } Unités au plus
}
table-sector-single = Combat seulement au tour d’arrivée
table-sector-six-specialist = Un 6 des mitrailleuses coûte aussi un Spécialiste
table-sector-six-item = Un 6 des mitrailleuses coûte aussi un Objet
table-place-sector_with_mgf = dans un Secteur avec mitrailleuses
table-place-sector_adjacent_to_bunker = dans un Secteur voisin du Bunker
table-place-top_row = dans la rangée sous le Bunker
table-need-met = acquis
table-now-use = Utilisable maintenant
table-now-fulfil = Peut être accomplie maintenant
table-now-recruit = Disponibles maintenant
table-now-find = Disponibles maintenant
table-do-use = Utiliser
table-do-fulfil = Accomplir
table-do-recruit = Rallier
table-do-find = Prendre
table-do-lose = Perdre
table-do-take = Choisir
table-missions = Missions Spéciales
table-own-cards = Votre Unité
table-unit-cards = Cette Unité
table-no-cards = Ni Spécialiste ni Objet pour l’instant.
table-passengers = Passagers à bord
table-more-specialists = Spécialistes indisponibles ({ $count })
table-more-items = Objets indisponibles ({ $count })
table-category-auxiliary = Auxiliaire, un par Unité
table-category-ranking = Gradé, commun à toutes les Unités
table-category-unique = Unique, un seul en jeu
table-kind-specialist = Spécialiste
table-kind-hero = Héros de Guerre
table-kind-item = Objet
table-kind-medal = Médaille
table-kind-vehicle = Véhicule
table-kind-promotion = Promotion
table-kind-mission = Mission Spéciale
table-kind-passenger = Passagers
table-deck-medal = Médailles restantes
table-deck-vehicle = Véhicules restants
table-deck-promotion = Promotions restantes
table-deck-mission = Missions restantes
table-deck-hero = Héros de Guerre restants
table-possible = { $count ->
    [one] 1 possibilité
   *[other] { $count } possibilités
}
table-alone = Votre Unité est seule sur cette plage.
table-partner-must-move = Doit quitter ce Secteur.
table-partner-left = Il en restera { $most } après le Combat.
table-partner-leaves = Il en restera de { $least } à { $most } après le Combat.
table-waiting = En attente des autres Unités
table-order-given = Ordre donné. Il sera exécuté quand tout le monde aura choisi.
table-telling = Voici ce qui s’est passé…
table-less = Moins
table-more = Plus
table-odds-short = Survie
table-you-are-here = Votre Unité est ici.
table-odds = Chances de survivre ici
table-odds-losses = Ce Combat coûte de { $least } à { $most } ; vous l’aborderez avec une force de { $force }.
table-odds-loss = Ce Combat coûte { $most } ; vous l’aborderez avec une force de { $force }.
table-answer-above = Choisissez sur la table : ce qui est entouré peut être choisi.
table-usual-dice = Garder les six
table-odds-now = { $force ->
    [one] Avec votre seul homme
   *[other] Avec vos { $force } hommes
}
table-odds-tally = Avec ces dés ({ $force })
table-odds-twice = Deux Combats de suite, sans renforts
table-odds-ways = Premier Combat dans un autre Secteur
table-odds-way = Secteur { $sector } (DEF { $defence }{ $guns ->
    [0] {""}
   *[other] , mitr. { $guns }
})
table-odds-sea = Les canons du Secteur coûtent { $losses } { $losses ->
    [one] Soldat
   *[other] Soldats
} après chaque Compte.
table-odds-shells = Obus sur ce Secteur
table-odds-shells-cost = Un coup au but coûte deux dés de Soldats, et { $points } Points d’Objets à la Barge.
table-odds-estimate = Estimation : sans les cartes encore jouables, les mines ni les bonus.
phase-start = Départ
phase-roll = Dés
phase-changes = Modifier des dés
phase-swaps = Échanges de dés
phase-tally = Compte
phase-sea-combat = Sous le feu
phase-bombardment = Obus
phase-camp = Rallier, trouver
phase-trade = Échanges
phase-move = Mouvement
phase-combat = Combat
phase-fire = Combat
phase-losses = Pertes
phase-ashore = À terre
table-status = Tour { $turn }
table-course = Phases de ce tour
stage-condition = Condition
stage-roll = Dés
stage-tally = Compte
stage-sea-combat = Sous le feu
stage-bombardment = Obus
stage-camp = Ralliement
stage-trade = Échanges
stage-ambush = Embuscade
stage-move = Mouvement
stage-combat = Combat
stage-assault = Assaut
tip-lock = Choisissez deux dés, qui ne changeront plus. Une même face en rouge, blanc et bleu donne un bonus.
    .title = Bloquez deux dés
tip-roll = Choisissez les dés à relancer, puis appuyez sur le bouton ; encore deux jets au plus. Ce que valent vos dés est indiqué dessous.
    .title = Relancez
tip-skulls = Chaque Crâne annule un autre de vos dés. À vous de choisir lequel : renoncez au moins utile.
    .title = Les Crânes
tip-camp = À chaque tour, dépensez des Étoiles pour rallier un Spécialiste et des Points d’Objets pour trouver un Objet. Ce que vous pouvez payer est entouré ; le reste se garde.
    .title = Dépenser ou garder
tip-move = Progresser coûte du Courage. Choisissez un Secteur entouré pour voir ce qui vous y attend. Après trois tours dans un Secteur, il faut le quitter.
    .title = Rester ou Progresser
tip-fire = Après le mouvement, le Combat : votre Unité perd autant de Soldats que la DEF de son Secteur, plus un dé par mitrailleuse. Les cartes utiles sont ici.
    .title = Sous le feu
tip-sea = À bord, les dés ne font que coûter : Soldats, Courage, Barge. Gardez les Crânes : ici, ils ne font rien. En pleine mer, tomber à zéro, c’est perdre.
    .title = La traversée
tip-german-lock = Vos dés sont rouges, blancs et noirs ; une même face dans les trois couleurs vous donne un bonus. Vous ne bougez jamais : vous tenez le Bunker.
    .title = Vous êtes le mur
tip-german-orders = Choisissez une de vos cartes : ses cibles sont entourées sur la carte, avec ce qui resterait de chacune. Touchez une cible pour la choisir, une seconde fois pour donner l’ordre.
    .title = Donner un ordre
tip-german-hand = Chaque Décoration dit quand elle se joue. Appuyez sur C ou sur « Cacher » si quelqu’un regarde par-dessus votre épaule.
    .title = Votre main
tip-danger = Chaque case est une face du dé de la mitrailleuse, avec ce qui resterait de votre Unité. Les Décorations cachées ne sont pas comptées.
    .title = Le danger pour votre Unité
tip-german-camp = Mitrailleuses et mines sont inactives tant que vous n’avez pas rallié le Maschinengewehr-Schütze et le Pionier. Ralliez et trouvez autant de cartes que vous pouvez en payer.
    .title = Mitrailleuses et mines
tip-german-trade = Pour cinq Courage, piochez une Décoration que les autres ne voient pas. Gardez du Courage pour le Scharfschütze.
    .title = Décorations
tip-german-combat = Au Combat, vous payez en Soldats la plus haute DEF occupée ; chaque Soldat qui vous manque abaisse toutes les DEF de 1. Gardez vos coups pour une Unité qu’ils détruiraient : une Unité perdue, et la bataille est gagnée.
    .title = Ce que vous payez
tip-wall = Les mitrailleuses et les mines sont inactives tant que l’Allemand ne les a pas activées. Le temps joue pour lui : ralliez le Sniper, qui tue trois de ses Soldats pour un Courage, et avancez.
    .title = Contre le mur
tip-assault = On compare Soldats et Spécialistes des deux camps. Le plus fort gagne ; à égalité, le camp qui a le plus de Spécialistes, puis l’Allemand.
    .title = L’assaut
report-progress = Progression
report-progress-about = Où se tenait chaque Unité à la fin de chaque tour, du rivage (en bas) au Bunker (en haut).
report-losses = Soldats perdus et gagnés
report-losses-about = À chaque tour, toutes Unités confondues.
report-turn = Tour
report-lost = Perdus
report-gained = Gagnés
report-luck = Les dés
report-luck-about = Fréquence de chaque face, comparée à une sur six.
report-rolled = { $count ->
    [one] { $count } dé lancé
   *[other] { $count } dés lancés
}
report-bonuses = Bonus : { $count }
report-guns = Mitrailleuses : { $total } en { $dice } dés, { $average } en moyenne (3,5 attendu)

# Conseils : pourquoi jouer ce coup.
hint-locks = Vous gardez { $faces }.
hint-keeps = Vous gardez { $faces }.
hint-bonus-made = Vous avez { $face } dans les trois couleurs : { $bonus }.
hint-bonus-near = Vous avez { $face } en deux couleurs : la troisième donnerait { $bonus }.
hint-rolls-skulls = { $count ->
        [one] Vous relancez un Crâne, qui aurait pu annuler un autre dé.
       *[other] Vous relancez { $count } Crânes, qui auraient pu annuler chacun un autre dé.
    }
hint-tally = Tels quels, les dés rapportent { counted-soldiers }, { $courage } Courage, { counted-stars } et { counted-points }.
hint-bonus-stays = Vous gardez { $bonus }.
hint-cancels = Vous renoncez à { $faces }.
hint-stay = Vous avez { $chance } % de chances de survivre au Combat ici.
hint-may-stay = Le marqueur est à { $marker } ; l’Unité peut rester ici jusqu’à ce qu’il atteigne { $count }.
hint-must-move = L’Unité ne peut plus rester ici.
hint-way = Vous avez { $chance } % de chances de survivre au premier Combat dans ce Secteur (DEF { $defence }), contre { $here } % ici.
hint-safest-way = Ailleurs, ce serait { $other } % au mieux.
hint-advance = Une rangée plus près du Bunker, et il vous reste { $left } Courage.
hint-land = L’Unité atteint la Plage.
hint-sea-quiet = DEF { $defence } dans ce Secteur, contre { $other } au pire ailleurs.
hint-sea-no-mines = Ce Secteur n’a pas de mines.
hint-sea-nearer = C’est plus près de la Plage.
hint-recruit = Coût : { $price } { $price ->
        [one] Étoile
       *[other] Étoiles
    } ; il vous en restera { $left }.
hint-find = Coût : { $price } { $price ->
    [one] Point d’Objet
   *[other] Points d’Objets
} ; il vous en restera { $left }.
hint-saves = Vous gardez { counted-stars } et { counted-points } pour un autre tour.
hint-fire-stands = Vous perdez { $loss } sur { $force } : l’Unité survit.
hint-fire-kills = Vous pourriez perdre jusqu’à { $loss }, et l’Unité compte { $force }.
hint-combat-risk = Sans elle, vous avez { $chance } % de chances de survivre au Combat (DEF { $defence }).
hint-keeps-courage = Vous gardez { $courage } Courage pour la suite.
hint-cheapest = Aucun autre ne coûte moins d’Étoiles ({ $price }).
hint-courage = Le chemin le moins cher jusqu’au Bunker coûte { $need } Courage ; vous en avez { $have }.
colour-black = noir
table-german = L’Allemand
table-german-where = dans le Bunker
table-german-cards = Vos Spécialistes et Objets
table-tab-wall = Mur
table-tab-hand = Main
table-tab-reserve = Réserve
table-kind-decoration = Décoration
table-kind-condition = Condition de Bataille
table-kind-badge = Badge
table-wall-you-pay = Le Combat vous coûtera { counted-soldiers }
table-wall-pays = Au Combat, l’Allemand paie { counted-soldiers }
table-wall-pays-nothing = Rien à payer : aucune Unité n’est sous le feu
table-wall-for = pour le Secteur { $sector }, la plus haute DEF d’un Secteur occupé
table-wall-squares = { $has } Soldats sur { $pays }
table-wall-short = Il en manque { $missing }.
table-wall-lower = Chaque DEF baisse de { $missing } pour les Unités.
table-wall-guns = mitrailleuses actives
table-wall-guns-asleep = mitrailleuses inactives
table-wall-mines = mines actives
table-wall-mines-asleep = mines inactives
table-wall-automatic = L’Unité est dans le Secteur { $sector }, tour { $stood } sur { $stay } ; ensuite : { $next }.
table-wall-decorations = Décorations
table-wall-only-you = visibles de vous seulement
table-wall-held = { $count ->
    [0] aucune Décoration en main
    [one] une Décoration cachée
   *[other] { $count } Décorations cachées
}
table-wall-deck = pioche { $deck }, jouées { $gone }
table-wall-cover = Cacher
table-wall-uncover = Montrer
table-wall-none = Vous n’avez aucune Décoration.
table-wall-your-def = votre DEF baisse donc de { $missing }
table-wall-here = la plus haute : vous payez { $soldiers }
table-wall-weather = Météo persistante
table-wall-open = visibles de tous
table-wall-now = maintenant
table-wall-moment = Moment : { $phases }
table-wall-backs = { $count ->
    [0] les Alliés ne voient aucune carte
    [one] les Alliés voient une carte de dos
   *[other] les Alliés voient { $count } cartes de dos
}
table-wall-draw = { $courage } Courage pour en piocher une, aux Échanges
table-mine-place = Poser des mines entre les Secteurs { $a } et { $b }
table-aim = Touchez une cible, sur la carte ou dans la liste. Touchez-la encore pour donner l’ordre.
table-pass-until = Passer jusqu’à…
table-coming = ces dés
table-reserve = Réserve
table-reserve-now = ouvre en Phase 3 ; { $stars }, { $points }
table-reserve-open = { $stars }, { $points } à dépenser
table-reserve-lacks = il manque { $what }
table-may-play = L’Allemand peut encore jouer ce tour-ci
table-may-play-unit = L’Unité { $number } peut encore jouer ce tour-ci
table-may-play-cancels = contre une Décoration
table-may-play-now = maintenant
table-may-play-in = phase « { $window } »
table-may-play-hidden = { $count ->
    [one] Une Décoration cachée : personne ne sait ce qu’elle peut faire ici.
   *[other] { $count } Décorations cachées : personne ne sait ce qu’elles peuvent faire ici.
}
table-threats = Au prochain tour, le mur peut
table-threat-mgf = activer les mitrailleuses : { $card }, { $price }{ $lacks ->
        [0] {""}
       *[other] {" "}(il manque { $lacks })
    }
table-threat-mines = activer les mines : { $card }, { $price }{ $lacks ->
        [0] {""}
       *[other] {" "}(il manque { $lacks })
    }
table-threat-decoration = piocher une Décoration : { $price }{ $lacks ->
    [0] {""}
   *[other] {" "}(il manque { $lacks })
}
table-threat-items = trouver : { $cards }{ $more ->
    [0] {""}
    [one] {" "}et { $more } autre
   *[other] {" "}et { $more } autres
}
table-danger-yours = Votre Unité survit { $alive } fois sur 6
table-danger-unit = L’Unité { $number } survit { $alive } fois sur 6
table-danger-yours-percent = Votre Unité : { $percent } de chances de survie
table-danger-unit-percent = Unité { $number } : { $percent } de chances de survie
table-danger-sum = Force { $force }, DEF { $defence }{ $guns ->
    [0] , aucune mitrailleuse
    [one] , une mitrailleuse
   *[other] , { $guns } mitrailleuses
}{ $saved ->
    [0] {""}
   *[other] , { $saved } épargnés
}
table-card-survival = Survie { $before } → { $after }
table-card-losses = Pertes { $before } → { $after }
table-danger-left = reste { $men }
table-danger-people = Spécialistes seuls
table-danger-lost = perdue
table-danger-share = { $percent } des jets
table-danger-not = Non compris dans ces chances : l’effet { $count ->
    [one] de sa Décoration cachée
   *[other] de ses { $count } Décorations cachées
}.
table-assault-force = { $soldiers ->
    [one] 1 Soldat
   *[other] { $soldiers } Soldats
} et { $specialists ->
    [one] 1 Spécialiste
   *[other] { $specialists } Spécialistes
}
table-assault-allies = L’Unité { $number } prendrait le Bunker
table-assault-german = L’Allemand tiendrait le Bunker
table-assault-box-force = Force : Soldats et Spécialistes
table-assault-box-specialists = Plus de Spécialistes
table-assault-box-german = En cas de nouvelle égalité
table-assault-against = { $ours } contre { $theirs }
table-assault-tie = égalité : étape suivante
seat-g = Allemand
    .gender = m
    .of = de l’Allemand
    .to = à l’Allemand
seat-allies = les Alliés
    .name = Alliés
seat-germans = les Allemands
    .name = Allemands
bonus-distribution = Distribution
bonus-discipline = Discipline
bonus-troupes_soutien = Troupes de Soutien
bonus-remplacements = Remplacements
bonus-fanatisme = Fanatisme
bonus-ingeniosite = Ingéniosité
attribute-mgf = les mitrailleuses
attribute-mines = les mines
pool-trade = la réserve de dés
why-german = les cartes allemandes
why-shortage = le manque allemand
why-levy = la levée
why-bought = le Courage
why-straight = la Suite
why-trophy = le trophée
why-payment = le paiement
why-badge = le Badge
why-explosives = trop d’explosifs
word-missing = manquants
option-wall = Atlantikwall : l’Allemand
    .about = Un joueur défend le mur. Avec « un joueur », l’Allemand a sa propre place ; en solo, vous êtes l’Allemand contre une Unité automatique.
option-wall-none = personne
option-wall-player = un joueur
option-wall-solo = vous, en solo
option-wall_material = Atlantikwall : Véhicules et Médailles
    .about = Le Char de Déminage, le Tracteur et quatre Médailles. Toujours présents avec un joueur allemand.
option-german_blind = Départ en aveugle de l’Allemand
    .about = Des dés décident avec quoi l’Allemand commence.
option-conditions = Conditions de Bataille
    .about = Avant chaque tour, une carte change les règles de ce tour-ci.
option-conditions-none = aucune
option-conditions-turn = une carte par tour
option-conditions-persistent = avec météo persistante
option-observation = Observation avancée
    .about = Un Objet d’optique montre les deux prochaines Conditions.
option-badges = Badges
    .about = Un Cri de Guerre peut aussi faire tirer un Badge.
option-badges-none = aucun
option-badges-badges = à usage unique
option-badges-honour = Badges d’honneur
option-badge_purchase = Badges de courage
    .about = En Phase 4, on peut tirer un Badge pour une Étoile et un Courage.
option-badge_help = Badges d’assistance
    .about = Chaque Unité commence avec un Badge.
option-playing_with_fire = Jouer avec le feu
    .about = Trop d’Objets explosifs coûtent des Soldats.
option-chaotic_supply = Ravitaillement chaotique
    .about = Les Objets forment deux pioches ; on ne trouve que la carte du dessus de chacune.
ask-german = { $window } : une carte, un ordre, ou passer ?
ask-round = Jouer une carte : { $window } ?
ask-precedence = Les deux camps agissent ensemble. Vos ordres passent-ils en premier ou en dernier ?
ask-cancel-decoration = L’Allemand joue { $card }. L’annuler ?
ask-wound = { $card } : que perdez-vous ?
ask-condition-medal = { $card } : remplacer cette Condition de Bataille par une autre ?
ask-seize = { $target } : que perd-elle ?
ask-shoot-whom = { $target } : qui votre Sniper touche-t-il ?
ask-scope-target = Lunette de Sniper : quelle cible ?
ask-order-top = Dans quel ordre reposez-vous les cartes ? La première est au-dessus.
ask-choose-decoration = Quelle Décoration prenez-vous ?
ask-place-mine = Où posez-vous les mines ?
ask-give-die = Quel dé cédez-vous ?
ask-german-straight = Une Suite : prendre une Décoration de votre choix à la place de ces dés ?
ask-discipline = Discipline : ajouter un résultat noir, ou prendre du Courage ?
ask-payment = Il vous manque { $missing } { $missing -> 
    [one] Soldat
   *[other] Soldats
}. Sacrifier un Spécialiste ?
ask-assault-order = Quelle Unité attaque ensuite ?
ask-german-blind = Dés : { $dice }. Lequel donne vos Soldats ?
ask-pool-die = Quel dé de la réserve prenez-vous ?
ask-cancel-condition = { $card } : perdre quelque chose pour l’annuler ?
ask-avert = Perdre un Spécialiste pour annuler la Condition de Bataille ?
ask-condition-loss = { $card } : que perdez-vous ?
ask-gain-choice = Quelle ressource gagnez-vous ?
ask-air-support = Quel Secteur les avions attaquent-ils ?
ask-add-skull = De quelle couleur est le Crâne ?
ask-exposed = La falaise est mouillée : payer du Courage ou perdre un Spécialiste ?
ask-order-conditions = Quelle Condition de Bataille vient ensuite ?
ask-replace-condition = Quelle Condition de Bataille la remplace ?
ask-officer = Quel Badge l’Officier devient-il ?
ask-badges = Utiliser un Badge ?
ask-war-medal = { $card } : que choisissez-vous ?
ask-swap-def = Avec quel Secteur échangez-vous la DEF ?
option-pass = Passer
option-until = Passer jusqu’à : { $window }
option-badge-dice = { $card } : dés { $which }
option-advance-too-early = Entrer dans le Secteur { $sector } pour { counted-courage }. Attention : Mission encore à accomplir ({ $seats }) ; un assaut gagné maintenant serait une défaite.
option-first = En premier
option-last = En dernier
option-cancel-with = L’annuler avec { $card }
option-use-on = { $card } : { $target }
option-use-sector = { $card } : Secteur { $sector }
option-use-vehicle = { $card } : détruire { $vehicle } ({ $target })
option-seize = { $card }
option-seize-points = { counted-points }
option-shoot = { $card }
option-scope-aim = Lunette de Sniper : tuer un Spécialiste de l’Allemand
option-use-gain-points = { $card } : { counted-points }
option-use-gain-courage = { $card } : { counted-courage }
option-use-draw = { $card } : piocher une Décoration
option-use-colour = { $card } : un Crâne ({ $colour }) pour chaque Unité
option-take-die = { $card } : prendre { $face } ({ $colour }), { $target }
option-shoot-soldiers = { $card } : 3 Soldats ({ $target }), pour 1 Courage
option-shoot-specialist = { $card } : un Spécialiste ({ $target }), pour 2 Courage
option-false-orders = { $card } : relancer les dés { $which } ({ $faces })
option-sniper = Sniper : tuer 3 Soldats allemands, pour 1 Courage
option-sniper-kill = Sniper : tuer { $card }, pour 2 Courage
option-piat = PIAT : retirer { $card } de la réserve allemande, pour 2 Courage
option-scope-kill = Lunette de Sniper : tuer { $card }
option-scope-remove = Lunette de Sniper : retirer { $card } de la réserve allemande
option-buy-decoration = Piocher une Décoration pour { counted-courage }
option-observe = Perdre { $card } pour voir les prochaines Conditions
option-lose-soldiers = Perdre { counted-soldiers }
option-discard = Défausser { $card }
option-top = { $cards }
option-take = Prendre { $card }
option-border = Entre { $a } et { $b }
option-give-die = Dé { $die } : { $face } ({ $colour })
option-some-courage = { counted-courage }
option-add-black = { $face } en noir
option-draw-decoration = Piocher une Décoration
option-fanaticism = Chaque Unité perd 1 Soldat
option-look-decorations = Regarder les 3 premières Décorations
option-give-up = Sacrifier { $card }
option-attack = { $seat }, avec une force de { $force }
option-german-blind = { counted-soldiers }, { counted-courage }
option-pool-die = { $face } ({ $colour })
option-lose-for = Perdre { $card }
option-avert = Perdre { $card } pour annuler { $condition }
option-gain-one = 1 × { $what }
option-pay-courage = Payer { counted-courage }
option-condition = { $card }
option-become = { $card }
option-badge = Utiliser le Badge { $card }
option-buy-badge = Tirer un Badge pour { counted-stars } et { counted-courage }
option-draw-badge = Tirer un Badge
option-war-medal = Chaque Unité gagne 4 Soldats, 3 Points d’Objets, 2 Courage et 1 Étoile
option-replace-condition = Choisir une autre Condition de Bataille
refusal-german-stays = L’Allemand reste dans son Bunker.
refusal-condition = La Condition de Bataille de ce tour l’interdit.
refusal-held = Une carte empêche votre Unité d’aller par là.
outcome-assault = L’assaut du Bunker réussit au tour { $turns }. Les Alliés gagnent.
outcome-defeat-assault = La dernière Unité tombe à l’assaut au tour { $turns }. L’Allemand tient le mur.
outcome-wall-held = Le Bunker tient : l’Allemand gagne au tour { $turns }.
outcome-wall-fallen = Au tour { $turns }, l’Allemand n’a plus personne. Le mur est tombé.
event-hit-pending = L’{ $seat } perdra { $amount } { $amount -> 
    [one] Soldat
   *[other] Soldats
} ({ $by }).
event-german-paid = L’{ $seat } paie { $paid } pour une DEF de { $defence }{ $missing -> 
    [0] {""}
    [one] {", "}{ $missing } manquant
   *[other] {", "}{ $missing } manquants
}.
event-attribute-activated = Activation : { $what }.
event-attribute-lost = Désactivation : { $what }.
event-decoration-drawn = L’{ $seat } pioche une Décoration{ $card -> 
    [0] {""}
   *[other] {" : "}{ $card }
}.
event-decoration-played = L’{ $seat } joue { $card }.
event-decoration-cancelled = L’{ $seat } annule { $card } avec { $by }.
event-deck-looked-at = L’{ $seat } regarde { $count } Décorations.
event-wound-drawn = L’{ $seat } tire { $card }.
event-wound-suffered = { $card } : l’{ $seat } perd { $lost }{ $soldiers -> 
    [0] {""}
   *[other] {" "}({ $soldiers })
}.
event-die-taken = L’{ $seat } prend { $face } ({ $colour }) du Compte { $other-of }.
event-tallies-exchanged = L’{ $seat } et l’{ $other } échangent leurs dés.
event-token-placed = { $by } : un jeton, { $where }.
event-mines-cleared = L’{ $seat } retire les mines : { $where }.
event-defences-swapped = Les Secteurs { $sector } et { $other } échangent leur DEF : { $defence } et { $other_defence }.
event-item-removed = L’{ $seat } retire { $card } de la réserve allemande.
event-german-lost = L’{ $seat } perd { $card }.
event-specialist-shot = L’{ $seat } abat { $card } ({ $target }).
event-card-lost = L’{ $seat } perd { $card } ({ $by }).
event-assault-fought = Assaut : { $seat } { $force } ({ $specialists }) contre { $german } ({ $german_specialists }). L’{ $winner } l’emporte.
event-unit-destroyed = L’{ $seat } est détruite.
event-trophy-taken = L’{ $seat } prend un trophée ({ $fallen }).
event-condition-drawn = Condition de Bataille : { $card }.
event-condition-cancelled = L’{ $seat } annule { $card } avec { $by }.
event-weather-changed = Le temps change : { $card }.
event-badge-drawn = L’{ $seat } tire le Badge { $card }.
event-badge-used = L’{ $seat } utilise le Badge { $card }.
event-automatic-moved = L’Unité va de { $origin } à { $sector }.
event-sniper-fired = Le Sniper allié tire : l’{ $seat } perd un Spécialiste.
event-sniper-dead = Le Sniper allié est mort ({ $by }).
event-items-shown = Objet disponible : { $card }.
event-german-awake = La première Unité est à terre : l’{ $seat } commence.
phase-condition = Condition de Bataille
phase-contest = Dés disputés
phase-ambush = Embuscade
phase-payment = L’Allemand paie
phase-assault = Assaut
tui-wall = L’Allemand : { counted-soldiers }, { $courage } Courage, { counted-stars }, { counted-points } ; Décorations : { $decorations }
tui-wall-pays = paie { $pays } maintenant, il lui manquerait { $missing }
tui-wall-awake = actives : { $what }
tui-condition = Condition de Bataille : { $card }
tui-weather = Météo : { $card }
tui-may-play = L’{ $seat } peut encore jouer : { $cards }
tui-asleep = inactives
tui-pending = à venir : { $pending }
tui-automatic = L’Unité est dans le Secteur { $sector }, tour { $stood } sur { $stay } ; ensuite : { $next }
effect-sniper = En Phase 5 : pour 1 Courage, tuez 3 Soldats allemands ; pour 2 Courage, un Spécialiste allemand rallié, au choix.
effect-servant_piat = En Phase 5 : pour 2 Courage, retirez définitivement 1 Objet de la réserve allemande.
effect-agent_soe = Sacrifiez-le pour annuler une Décoration qui vient d’être jouée.
effect-ordres_errones = Choisissez 2 dés du Compte allemand : ils sont relancés.
effect-lunette_sniper = Avec un Sniper, un Tireur Précis ou un Tireur d’Élite : tuez un Spécialiste allemand rallié ; ou, en Phase 5, retirez un Objet de la réserve allemande.
effect-tnt = Prenez un dé du Compte allemand et ajoutez-le au vôtre.
effect-grenade_thermite = Annule une Décoration qui vient d’être jouée.
effect-etoile_france_allemagne = Échangez définitivement la DEF de votre Secteur avec celle d’un Secteur voisin ; ni Bunker, ni combat unique, ni DEF variable.
effect-croix_grunwald = Gagnez 10 Soldats, ou annulez une Décoration qui vient d’être jouée.
effect-medaille_resistance = Au choix : chaque Unité gagne 3 Courage, ou vous annulez une Décoration qui vient d’être jouée.
effect-medaille_guerre_3945 = Au choix : toutes les Unités gagnent 4 Soldats, 3 Points d’Objets, 2 Courage et 1 Étoile, ou vous choisissez la Condition qui remplace l’actuelle.
effect-char_deminage = Les mines que votre Unité franchit sont retirées définitivement et ne coûtent rien.
effect-tracteur = Gagnez 2 Points d’Objets à chaque Phase 2 ; les Objets coûtent 1 Point d’Objet de moins à votre Unité (minimum 3).
effect-unteroffizier = Une fois par tour, relancez 1 dé non bloqué de votre Compte.
effect-pionier = Tant qu’il est en jeu, toutes les mines sont actives.
effect-mg_schutze = Tant qu’il est en jeu, toutes les mitrailleuses sont actives.
effect-ost_veteran = Gagnez 1 Étoile pour chacun de vos bonus RBN.
effect-panzergrenadier = Gagnez 1 Courage pour chacun de vos bonus RBN.
effect-scharfschutze = Une fois par tour, en Phase 5 : pour 1 Courage, une Unité perd 3 Soldats ; pour 2 Courage, elle perd un Spécialiste de son choix. En solitaire : au quatrième usage, il tue le Sniper allié et il est sacrifié.
effect-waffen_ss = Une fois par tour, chaque Unité ajoute à son Compte un Crâne de la couleur de votre choix. En solitaire : ignorez un de vos Crânes.
effect-beobachter = Gagnez 2 Points d’Objets pour chaque BBR d’une Unité. En solitaire : pour chacun de vos RBN.
effect-zwangsrekrut = Compte comme un Soldat ; perdu, il revient dans votre réserve.
effect-feldwebel = À chaque Phase 2, gagnez 1 Soldat par Unité en jeu.
effect-leutnant = Une fois par tour, changez la couleur de 1 dé de votre Compte.
effect-hauptmann = Les Décorations vous coûtent 4 Courage au lieu de 5.
effect-funker = Gagnez 2 Points d’Objets à chaque Phase 2.
effect-sanitater = En Phase 6, vous perdez 1 Soldat de moins, ou 2 contre plusieurs Unités.
effect-grenade_manche = Une Unité perd 3 Soldats. En solitaire : gagnez 3 Soldats.
effect-cocktail_molotov = Une Unité située dans un Bunker Final, dans un Secteur voisin ou dans la rangée du haut perd 4 Soldats.
effect-periscope_bunker = Regardez les 3 premières Décorations et reposez-les dans l’ordre voulu ; la prochaine coûte 2 Courage de moins ce tour-ci.
effect-balles_tracantes = Tous les dés de mitrailleuse sont à +2 ce tour-ci (maximum 6).
effect-chien = Prenez un dé de votre choix dans le Compte d’une Unité. En solitaire : dans la réserve de dés.
effect-mines_piege = Une Unité qui a bougé ce tour-ci perd 1d6 Soldats.
effect-projecteur = Tournez un dé de votre Compte sur le résultat voulu.
effect-barbeles = Chaque Unité vous donne un dé de son choix. En solitaire : prenez 2 dés de la réserve.
effect-stimulants = Piochez une Décoration au hasard.
effect-telephone_campagne = Gagnez 3 Soldats, et 2 de plus par Unité en jeu.
effect-mg42 = Placez une mitrailleuse dans un Secteur qui n’en a pas, hors départ, pour le reste de la partie.
effect-panzerfaust = Détruisez un Véhicule, ou faites perdre 5 Soldats à une Unité. En solitaire : gagnez 5 Soldats.
effect-mine_goliath = Une Unité perd son Véhicule et 1d6 + 2 Soldats.
effect-gaz = Chaque Unité d’un Secteur de votre choix perd 1d6 Soldats et 1 Courage.
effect-croix_fer = Prenez une Décoration au choix dans la pioche, puis mélangez-la.
effect-insigne_flak = Chaque dé de mitrailleuse de ce tour compte comme un 6.
effect-croix_allemande = Une Unité ne peut pas Progresser ce tour-ci.
effect-plaque_gestapo = Une Unité défausse une Médaille, une Promotion ou un Badge de votre choix, ou perd 5 Points d’Objets.
effect-insigne_rad = Posez 2 mines sur des frontières qui n’en ont pas, pour le reste de la partie.
effect-croix_merite_guerre = Chaque Unité perd la moitié de ses Points d’Objets, arrondie à l’inférieur.
effect-medaille_westwall = La DEF d’un Secteur, hors Bunker, augmente de 3 ce tour-ci pour les Alliés.
effect-insigne_sniper = Une Unité perd un Spécialiste de votre choix. En solitaire : tue le Sniper allié.
effect-agrafe_combat_rapproche = Échangez vos dés avec ceux d’une Unité. En solitaire : lancez un second Compte et gardez-en un.
effect-croix_chevalier = Gagnez un bonus RBN au choix ; contre 3 Unités ou plus, deux différents.
effect-insigne_assaut_infanterie = Gagnez 5 Soldats par Unité en jeu.
effect-insigne_assaut_general = Tournez jusqu’à 2 dés de votre Compte sur les résultats voulus.
effect-insigne_panzer = Dans cette Phase 6, vous ne perdez que la moitié de la DEF, arrondie au supérieur.
effect-insigne_artillerie_cotiere = Chaque Unité perd 1d6 Soldats. En solitaire : gagnez 4 Soldats.
effect-medaille_front_est = Ralliez gratuitement un Spécialiste allemand, même perdu.
effect-insigne_destruction_chars = Détruisez un Véhicule, ou gagnez 12 Points d’Objets.
effect-insigne_sportif = Gagnez 4 Étoiles.
effect-bande_afrika = Gagnez 3 Courage, ou piochez une Décoration.
effect-blessure_noir = Aussitôt : perdez un Spécialiste, ou perdez 4 Soldats et chaque Unité gagne 1 Soldat.
effect-blessure_argent = Aussitôt : perdez un Spécialiste, ou perdez 7 Soldats et chaque Unité gagne 1 Courage.
effect-blessure_or = Aussitôt : perdez un Spécialiste, ou défaussez une Décoration.
effect-fantassin = 3 Soldats, quelles que soient leurs couleurs, comptent comme des Troupes Fraîches.
effect-soldat_experimente = 3 résultats « Deux Soldats », quelles que soient leurs couleurs, comptent comme des Renforts.
effect-aide_soignant = 2 Crânes de couleurs différentes comptent comme un Ultime Cadeau.
effect-chauffeur = 2 Outils de couleurs différentes comptent comme une Trouvaille.
effect-police_militaire = 2 Étoiles de couleurs différentes comptent comme une Inspiration.
effect-signaleur = 2 Courage de couleurs différentes comptent comme un Cri de Guerre.
effect-tireur_adroit = Une Médaille coûte 2 Courage de moins.
effect-grenadier_badge = Un Objet coûte 3 Points d’Objets de moins (minimum 3).
effect-parachutiste_badge = Une Progression, hors Bunker, ignore les conditions et coûte 1 Courage de moins.
effect-officier = Une fois tiré, il devient n’importe quel autre Badge.
effect-bc01 = Chaque Unité ajoute un Crâne à son Compte, sauf dans un Secteur d’Escalade : elle y paie 1 Courage ou y perd un Spécialiste en Phase 5.
effect-bc02 = Une seule relance.
effect-bc03 = Les mitrailleuses sont ignorées, mais aucune Unité ne peut échanger.
effect-bc04 = Progresser coûte 1 Courage de plus.
effect-bc05 = Chaque Unité gagne 1 Courage ; les dés de mitrailleuse sont à +1 (maximum 6).
effect-bc06 = Les dés de mitrailleuse sont à −2 et ne causent pas de Dégâts Spéciaux.
effect-bc07 = Chaque Crâne actif coûte aussi 1 Soldat.
effect-bc08 = Les Unités immobiles perdent 2 Soldats en Phase 6.
effect-bc09 = Aucun mouvement latéral.
effect-bc10 = Les Unités de la rangée du bas à la fin de la Phase 5 perdent 3 Soldats.
effect-bc11 = Les dés de mine sont à −2 ; la DEF des deux rangées du bas augmente de 1.
effect-bc12 = Chaque Unité gagne 2 Soldats.
effect-bc13 = Toutes les Unités perdent 3 Soldats en Phase 6. Perdre un Tireur d’Élite, un Tireur Précis ou un Sniper en Phase 5 l’annule. L’Allemand peut rallier le Scharfschütze pour 1 Étoile.
effect-bc14 = Chaque Unité avec un Crâne actif gagne un Ultime Cadeau.
effect-bc15 = La DEF de chaque Secteur baisse de 2. L’Allemand peut perdre le Goliath ou le Panzerfaust pour l’annuler.
effect-bc16 = La DEF des rangées du milieu augmente de 2. Perdre une Radio de Campagne l’annule.
effect-bc17 = La DEF des Bunkers et de la rangée du haut baisse de 3.
effect-bc18 = L’Unité qui a le plus de Soldats en perd 1d6. Elle peut perdre un Drapeau ou un Pistolet Lance-Fusées pour l’annuler.
effect-bc19 = Une seule Unité peut entrer dans chaque Secteur.
effect-bc20 = Mines et Barrières sont ignorées.
effect-bc21 = Chaque mouvement franchit des mines ; face à un joueur allemand, seulement si le Pionier est en jeu. Perdre un Détecteur de Mines l’annule.
effect-bc22 = Chaque Unité gagne 2 Courage.
effect-bc23 = Chaque Unité perd 1 Courage, ou 2 Soldats si elle n’en a pas. Perdre l’Aumônier épargne son Unité.
effect-bc24 = Les Unités des deux rangées du bas gagnent 4 Soldats.
effect-bc25 = Chaque Unité gagne 1d6 Soldats ; son marqueur tourne d’un cran de plus.
effect-bc26 = Tous les joueurs gagnent 5 Points d’Objets.
effect-bc27 = Les Objets coûtent 3 de plus à tous les joueurs.
effect-bc28 = Aucune Unité ne peut utiliser d’Objet.
effect-bc29 = Chaque Unité peut trouver 2 Objets.
effect-bc30 = Chaque Unité ayant un Gradé en perd un, ou 4 Soldats.
effect-bc31 = Les Spécialistes Réguliers coûtent 1 Étoile de moins (minimum 1).
effect-bc32 = Personne ne peut rallier de Spécialiste.
effect-bc33 = Les Médailles coûtent 2 Courage de moins, les Décorations 1.
effect-bc34 = Ni les dés ni les ressources ne peuvent s’échanger.
effect-bc35 = Les Unités peuvent échanger où qu’elles soient. En solitaire : gagnez 1 Soldat, Courage, Étoile ou Point d’Objet.
effect-bc36 = Les Unités bloquent 3 dés.
effect-bc37 = Les Unités ne bloquent aucun dé.
effect-bc38 = Les Unités lancent 5 dés.
effect-bc39 = Une relance de plus.
effect-bc40 = Chaque Secteur occupé sans mitrailleuse en a une ; face à un joueur allemand, seulement si le Maschinengewehr-Schütze est en jeu. Perdre le Grenadier l’annule.
effect-bc41 = Les mitrailleuses sont ignorées.
effect-bc42 = La DEF de chaque Secteur augmente de 2 ; l’Allemand gagne 3 Soldats. Perdre un Bazooka l’annule.
effect-bc43 = La DEF de chaque Secteur hors Bunker baisse de 3 ; l’Allemand perd 3 Soldats.
effect-bc44 = Le premier joueur choisit un Secteur, dont la DEF tombe à 0.
effect-bc45 = Dans le Secteur le plus occupé, chaque Unité perd 1d6 Soldats.
effect-bc46 = Progresser coûte 1 Courage de moins.
effect-bc47 = Aucune Unité ne peut Progresser ; toutes peuvent rester.
effect-bc48 = Les Unités immobiles perdent 4 Soldats.
effect-bc49 = Les Unités sans Médecin perdent 2 Soldats.
effect-bc50 = Chaque Unité qui Progresse gagne 2 Étoiles.
hint-wall-wakes = { $card } active { $what }.
hint-wall-soldiers = Vous avez { $have } Soldats ; la DEF à payer maintenant est de { $due }.
hint-wall-weakest = L’{ $seat } est l’Unité la plus faible, avec une force de { $force }.
hint-wall-courage = Une Décoration coûte { counted-courage }.
hint-wall-hurry = Le temps joue pour l’Allemand : il a une force de { $force }.
hint-wall-assault = À l’assaut, vos { $force } affronteraient ses { $german }.
hint-wall-cancel = { $card } vous coûterait cher.
