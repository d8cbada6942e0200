game-title = D-Day Dice

seat-p1 = la première Unité
seat-p2 = la deuxième Unité
seat-p3 = la troisième Unité
seat-p4 = la quatrième Unité
seat-p5 = la cinquième Unité
seat-p6 = la sixième Unité

# Mots

face-skull = Crâne
face-star = Étoile
face-soldier = Soldat
face-two = Deux Soldats
face-courage = Courage
face-tool = Outil
colour-red = rouge
colour-white = blanc
colour-blue = bleu
colour-gold = doré
colour-plain = sans couleur
resource-soldiers = Soldats
resource-courage = Courage
resource-stars = Étoiles
resource-points = Points d’Objets
bonus-ultime_cadeau = Ultime Cadeau
bonus-inspiration = Inspiration
bonus-troupes_fraiches = Troupes Fraîches
bonus-renforts = Renforts
bonus-cri_de_guerre = Cri de Guerre
bonus-trouvaille = Trouvaille
penalty-balle_perdue = Balle Perdue
penalty-coup_direct = Coup Direct
penalty-shrapnel = Shrapnel
penalty-homme_a_la_mer = Un Homme à la Mer !
penalty-panique = Panique
penalty-moteur_cale = Moteur Calé
pool-lieutenant = la réserve du Lieutenant
why-losses = il ne reste personne
why-stuck = elle devait bouger et ne le pouvait pas
why-drowned = sa Barge a sombré en pleine mer
why-penalty = elle n’a pas pu payer pour ses Missions
why-combat = combat
why-mine = Mine Terrestre
why-climb = escalade
why-shells = bombardement
why-sea-mine = Mine Marine
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
    .about = 1 : seulement DEF, Courage et limite de tours. 2 : aussi mitrailleuses, mines et conditions. 3 : tout.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-material = Matériel général
    .about = Le Quartier-Maître, le Sergent Instructeur, trois Véhicules et trois Médailles de Route vers l’Enfer.
option-crossing = Module 1 : Route vers l’Enfer
    .about = Les Unités font d’abord la traversée dans leurs Barges de Débarquement.
option-continuous = Jeu continu
    .about = Qui atteint la Plage se bat tout de suite, sans attendre les autres.
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
    .about = Des Spécialistes qui ont vraiment vécu.
option-heroes-none = sans
option-heroes-heroes = dans la réserve
option-heroes-show_the_way = « Montrez la voie »
option-shaef = Module 5 : SHAEF
    .about = Le dernier joueur mène le SHAEF ; il le faut à cinq et à six joueurs.
option-blind_start = Départ en aveugle
    .about = Les dés décident des ressources de départ.
option-mulligan = Seconde chance
    .about = Une fois par partie, contre 2 Soldats, tout un Compte Final est relancé.

# Questions

ask-start = Où votre Unité commence-t-elle ?
ask-special-items = Quels Objets Spéciaux pourra-t-on trouver dans cette bataille ?
ask-split = Comment répartissez-vous le dé entre Courage et Étoiles ?
ask-choose-mission = Quelle Mission Spéciale gardez-vous ?
ask-lock = Bloquez des dés : ils ne seront plus relancés.
ask-roll = Quels dés relancez-vous ?
ask-reroll-some = { $card } : quels dés relancez-vous ?
ask-set-face = { $card } : quel dé tournez-vous, et sur quoi ?
ask-paint = { $card } : quel dé change de couleur ?
ask-add-result = { $card } : quel résultat ajoutez-vous ?
ask-give-result = { $card } : quel résultat donnez-vous ?
ask-cancel-own = { $card } : lesquels de vos résultats annulez-vous ?
ask-two-tallies = { $card } : lequel des deux Comptes gardez-vous ?
ask-any-bonus = { $card } : quel bonus prenez-vous ?
ask-gold = Remplacez-vous un dé par un dé Doré ?
ask-pinch = Six dés, ou quatre et un dé Doré ?
ask-changes = Changez-vous vos dés avant le Compte Final ?
ask-swaps = Échangez-vous des dés ?
ask-swap-offer = { $seat } propose un échange : votre dé { $mine } contre son dé { $theirs }. D’accord ?
ask-straight = Une Suite ! Prendre une Médaille et renoncer aux dés ?
ask-choose-medal = Quelle Médaille prenez-vous ?
ask-mission = Accomplissez-vous une Mission, ou comptez-vous vos dés ?
ask-skulls = Quels dés vos Crânes annulent-ils ?
ask-bonus = { $bonus } : que choisissez-vous ?
ask-camp = Rallier un Spécialiste, trouver un Objet, jouer des cartes ?
ask-free-recruit = Qui ralliez-vous gratuitement ?
ask-bring-back = Qui faites-vous revenir ?
ask-drop-medal = Laquelle des deux Médailles rendez-vous ?
ask-convert = { $card } : que convertissez-vous ?
ask-trade = Échanger, ou acheter une Médaille ?
ask-amount = Combien de { $what } pour { $seat } ?
ask-move = Où va votre Unité ?
ask-sea-move = Où va votre Barge ?
ask-mine = Une Mine Terrestre. Relancer son dé ?
ask-lose-specialist = Quel Spécialiste perdez-vous ?
ask-lose-item = Quel Objet perdez-vous ?
ask-joins = Qui vous rejoint ici ?
ask-combat = Jouez-vous une carte avant le Combat ?
ask-mortar = Sur quel Secteur le Mortier tire-t-il ?
ask-fire = Les mitrailleuses ont tiré. Jouez-vous une carte ?
ask-still-gun = { $card } : quel dé de mitrailleuse ?
ask-penalty = Votre barreur évite-t-il la pénalité { $penalty } ?
ask-lose-aboard = Trois Étoiles : qui est perdu à bord ?
ask-lose-passenger = Une balle perdue : quel Passager est perdu ?
ask-disembark = La rampe est abaissée. De quel côté vos hommes sautent-ils ?
ask-naval = Que vous laisse le Spécialiste Naval ?

# Réponses

option-done = Terminé
option-no = Non
option-yes = Oui
option-count = Compter les dés
option-use = Utiliser { $card }
option-recruit = Rallier { $card }{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } { $price ->
        [one] Étoile
       *[other] Étoiles
    }
}
option-find = Trouver { $card } pour { $price } Points d’Objets
option-lose = Perdre { $card }
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
option-mulligan = Tout relancer contre 2 Soldats
option-new-tally = Le nouveau Compte
option-old-tally = L’ancien Compte : { $faces }
option-gold = Un dé Doré pour un dé { $colour }
option-pinch = Quatre dés et un dé Doré, sans { $first } ni { $second }
option-swap = Échanger le dé { $mine } ({ $face }) contre le dé { $theirs } ({ $got }) de { $seat }
option-pool = Échanger le dé { $mine } ({ $face }) contre le dé { $theirs } ({ $got }) de la réserve
option-copy = Copier le Compte Final de { $seat }
option-cancel-at = { $card } : annuler { $which } de { $seat }
option-honour = { $face } en trois couleurs pour { $seat }
option-give-result = { $face }, { $colour }, pour { $seat }
option-medal = { $card }
option-points = { $points } Points d’Objets
option-random-medal = Une Médaille au hasard
option-stars = { $stars } Étoiles
option-two-recruits = Rallier deux Spécialistes ce tour-ci
option-show-the-way = Renoncer à 3 Étoiles : un Héros de Guerre vous rejoint
option-soldiers = { $soldiers } Soldats
option-courage = { $courage } Courage
option-battle-cry = Bouger sans coût, sans condition et sans mines
option-used-item = Trouver un Objet déjà utilisé
option-bonus = { $bonus }
option-drop = Rendre { $card }
option-convert = { $amount } { $what } en { $into }
option-buy-medal = Acheter une Médaille pour { $courage } Courage
option-give = Donner { $what } à { $seat }
option-hand = Donner { $card } à { $seat }
option-nothing = Finalement rien
option-amount = { $amount }
option-stay = Rester
option-stuck = Il n’y a pas d’issue
option-advance = Progresser vers le Secteur { $sector } pour { $courage } Courage
option-sideways = Bouger latéralement vers le Secteur { $sector }{ $courage ->
    [0] {""}
   *[other] {" "}pour { $courage } Courage
}
option-parachute = Sauter sur le Secteur { $sector } pour { $courage } Courage
option-keep-mine = Subir la perte de { $loss }
option-sector = Secteur { $sector }
option-save = Desmond Doss sauve { $seat }
option-gun = Mitrailleuse { $gun } (résultat { $shows })
option-items = { $cards }
option-start = Secteur { $sector }
option-split = { $courage } Courage, { $stars } Étoiles
option-mission = { $card }
option-disembark = Débarquer en { $sector }
option-sea-sideways = Barrer latéralement vers { $sector }
option-sea-advance = Progresser vers { $sector } pour { $courage } Courage
option-land = Prendre pied sur le Secteur { $sector } pour { $courage } Courage

# Refus

refusal-visited = Votre Unité a déjà visité le Secteur { $sector }.
refusal-full = Il n’y a plus de place dans le Secteur { $sector }.
refusal-barrier = Une Barrière coupe le chemin.
refusal-needs = Ce Secteur exige : { $card }.
refusal-needs-loss = Ce Secteur coûte un Spécialiste, et vous n’en avez aucun.
refusal-stars = Il faut { $stars } Étoiles.
refusal-courage = Il faut { $courage } Courage.
refusal-points = Il faut { $points } Points d’Objets.
refusal-not-next = Le Secteur { $sector } n’est ni devant ni à côté de votre Unité.
refusal-not-ahead = D’ici, votre Barge n’y arrive pas.
refusal-stalled = Le moteur a calé : la Barge ne bouge pas ce tour-ci.
refusal-panic = Panique à bord : la Barge ne peut bouger que latéralement ce tour-ci.
refusal-aboard = À bord, on ne rallie personne et on ne trouve rien.
refusal-removed = { $card } ne fait pas partie de cette partie.
refusal-same-title = Votre Unité a déjà quelqu’un qui porte le titre de { $card }.
refusal-gone = { $card } ne peut plus être rallié.
refusal-one-auxiliary = Une Unité a un seul Auxiliaire.
refusal-one-unique = Il y a déjà un Spécialiste Unique à la table.
refusal-not-in-pool = { $card } n’est pas dans la réserve.
refusal-one-recruit = Un Spécialiste par tour.
refusal-one-find = Un Objet par tour.
refusal-sector-forbids = Ce Secteur l’interdit.
refusal-one-medal = Une Médaille par tour.
refusal-no-medals = Il ne reste pas de Médaille.
refusal-medal-at-sea = En mer, le Courage n’achète pas de Médailles.
refusal-locked = Ce dé est bloqué.
refusal-no-rerolls = Le dernier jet est fait.

# La fin

outcome-victory = Le Bunker est pris en { $turns } tours. Toutes les Unités gagnent ensemble.
outcome-defeat-losses = Après { $turns } tours, il ne reste personne dans { $seat }. La bataille est perdue pour tous.
outcome-defeat-stuck = Au tour { $turns }, { $seat } devait bouger et ne le pouvait pas. La bataille est perdue pour tous.
outcome-defeat-drowned = Au tour { $turns }, la Barge de { $seat } a sombré en pleine mer. La bataille est perdue pour tous.
outcome-defeat-penalty = { $seat } est entrée dans le Bunker sans ses Missions et n’a pas pu payer. La bataille est perdue.
outcome-defeat-bunker = Tous les Bunkers n’ont pas été pris. La bataille est perdue.
outcome-defeat-mission = Le Bunker est pris, mais { $seat } n’a pas accompli sa Mission. La bataille est perdue.

# Ce qui arrive

event-turn-began = Tour { $turn }.
event-dice-rolled = { $seat } lance : { $faces }.
event-dice-locked = { $seat } bloque { $faces }.
event-die-changed = { $seat } : { $by } fait du dé { $die } un { $face } { $colour }.
event-dice-swapped = { $seat } échange { $face } contre { $got } avec { $other }.
event-result-added = { $seat } : { $by } ajoute { $face } ({ $colour }).
event-straight-made = { $seat } obtient une Suite{ $taken ->
    [0] {" "}et compte quand même ses dés.
   *[other] {" "}et prend une Médaille.
}
event-skulls-cancelled = { $seat } perd par ses Crânes : { $faces }.
event-skull-ignored = { $seat } : { $by } ignore { $skulls } Crânes.
event-tallied = { $seat } compte { $soldiers } Soldats, { $courage } Courage, { $stars } Étoiles, { $points } Points d’Objets.
event-bonus-won = { $seat } : { $bonus } !
event-gained = { $seat } gagne { $soldiers } Soldats, { $courage } Courage, { $stars } Étoiles, { $points } Points d’Objets ({ $by }).
event-lost = { $seat } perd { $soldiers } Soldats, { $courage } Courage, { $stars } Étoiles, { $points } Points d’Objets ({ $by }).
event-marker-turned = { $seat } en est à son tour { $marker } ici{ $must_move ->
    [0] .
   *[other] {" "}et doit bouger.
}
event-recruited = { $card } rejoint { $seat }.
event-specialist-lost = { $seat } perd { $card }.
event-item-found = { $seat } trouve { $card }.
event-item-lost = { $seat } perd { $card }.
event-card-used = { $seat } utilise { $card }.
event-beaten = { $seat } arrive trop tard et choisit à nouveau.
event-medal-won = { $seat } reçoit { $card }.
event-promotion-won = { $seat } reçoit { $card }.
event-vehicle-taken = { $seat } prend le volant : { $card }.
event-vehicle-lost = { $seat } perd { $card }.
event-gift-made = { $seat } donne à { $to } : { $amount } { $what }.
event-moved = { $seat } va de { $origin } à { $sector }.
event-mine-exploded = { $seat } traverse des mines : { $loss }.
event-defence-rolled = La DEF du Secteur { $sector } est de { $defence } ce tour-ci.
event-defence-cut = { $seat } : { $by } réduit la DEF du Secteur { $sector }.
event-guns-silenced = { $seat } fait taire les mitrailleuses du Secteur { $sector }.
event-guns-fired = Tir de mitrailleuse sur { $seat } : { $total }.
event-fought = { $seat } dans le Secteur { $sector } : DEF { $defence }, mitrailleuses { $fire }, { $losses } pertes.
event-bunker-taken = { $seat } a pris le Bunker { $sector }.
event-unit-eliminated = { $seat } est éliminée : { $why }.
event-mission-given = { $seat } a pour Mission : { $card }.
event-mission-done = { $seat } a accompli : { $card }.
event-items-adjusted = { $card } peut être trouvé ; { $out } est retiré.
event-embarked = { $seat } embarque en { $sector }{ $passengers-count ->
    [0] .
   *[other] {" "}avec { $passengers }.
}
event-penalty-suffered = { $seat } : { $penalty }
event-sea-losses = { $seat } perd { $soldiers } Soldats, { $courage } Courage, { $points } Points d’Objets ; { $stars } Étoiles menacent.
event-sea-combat = { $seat } est sous le feu en { $sector } : DEF { $defence }.
event-shells-fell = Bombardement sur le { $number }.
event-craft-shelled = La Barge de { $seat } est touchée : { $soldiers } Soldats, { $points } Points d’Objets.
event-craft-moved = La Barge de { $seat } va de { $origin } à { $sector }.
event-craft-mined = La Barge de { $seat } heurte des Mines : { $soldiers } Soldats, { $points } Points d’Objets.
event-disembarked = { $seat } est dans l’eau, en { $sector }.
event-waded = { $seat } patauge de { $origin } à { $sector }.
event-beach-reached = { $seat } est sur la Plage, dans le Secteur { $sector }.
event-battle-began = Tous sont à terre. La bataille commence.
event-mulligan-taken = { $seat } relance tout.

# Champs de Bataille

scenario-N01 = N01 Exercice Tiger
    .situation = Slapton Sands, Angleterre, 1944-04-27. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très facile.
scenario-N02 = N02 Omaha Beach
    .situation = Easy Red, Colleville, 1944-06-06. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N03 = N03 Gold Beach
    .situation = Jig et King, Asnelles - La Rivière, 1944-06-06. Vous commencez avec 4 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans un Bunker Final ; à plusieurs, il faut prendre les deux.
    .balance = Difficulté : moyenne.
scenario-N04 = N04 Sword Beach
    .situation = Queen, Hermanville - La Brèche, 1944-06-06. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N05 = N05 Pointe du Hoc
    .situation = Falaises de Cricqueville, 1944-06-06. Vous commencez avec 4 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile.
scenario-N06 = N06 Batterie de Merville
    .situation = Merville-Franceville, 1944-06-06. Vous commencez avec 5 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N07 = N07 Pegasus Bridge
    .situation = Bénouville, 1944-06-06. Vous commencez avec 6 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N08 = N08 Batterie de Longues
    .situation = Longues-sur-Mer, 1944-06-07. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile.
scenario-N09 = N09 La Batterie de la Mare Fontaine
    .situation = Ver-sur-Mer, 1944-06-06. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile.
scenario-N10 = N10 Port-en-Bessin
    .situation = Port-en-Bessin, 1944-06-07. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile.
scenario-N11 = N11 Sainte-Mère-Église
    .situation = Sainte-Mère-Église, 1944-06-06. Vous commencez avec 3 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : facile.
scenario-N12 = N12 La Fière
    .situation = Chaussée de La Fière, 1944-06-09. Vous commencez avec 6 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très difficile.
scenario-N13 = N13 Utah Beach
    .situation = Tare Green, La Madeleine, 1944-06-06. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : facile.
scenario-N14 = N14 Juno Beach
    .situation = Nan et Mike, Courseulles, 1944-06-06. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N15 = N15 Manoir de Brécourt
    .situation = Sainte-Marie-du-Mont, 1944-06-06. Vous commencez avec 5 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N16 = N16 Bunker Cosy
    .situation = Juno Beach, Bernières - Courseulles, 1944-06-06. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très difficile.
scenario-N17 = N17 Batterie de Crisbecq
    .situation = Saint-Marcouf, 1944-06-07. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile.
scenario-N18 = N18 Exercice Fabius
    .situation = Slapton, Bracklesham et Littlehampton, Angleterre, 1944-05-04. Vous commencez avec 5 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : très facile.
scenario-N19 = N19 Omaha - Dog Green
    .situation = Vierville-sur-Mer, 1944-06-06. Vous commencez avec 6 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile.
scenario-N20 = N20 Gold - Le Hamel
    .situation = Le Hamel, Asnelles, 1944-06-06. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N21 = N21 Sword - Ouistreham
    .situation = Casino de Riva-Bella, 1944-06-06. Vous commencez avec 4 Soldats ; 5 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
scenario-N22 = N22 Carentan
    .situation = Carentan, chaussée de Saint-Côme, 1944-06-11. Vous commencez avec 5 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : difficile.
scenario-N23 = N23 Colline 30 - Amfreville
    .situation = Picauville - Amfreville, 1944-06-07. Vous commencez avec 4 Soldats ; 6 rangées jusqu’en haut.
    .objective = Chaque Unité doit survivre à un Combat dans le Bunker Final.
    .balance = Difficulté : moyenne.
