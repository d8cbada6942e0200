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

# Browser

table-tab-dice = Dés
table-tab-map = Terrain
table-tab-cards = Cartes
table-tab-units = Unités
table-tabs = Parties de la table
table-dice = Vos dés
table-die = Dé { $die }
table-die-locked = bloqué
table-die-void = ne compte pas
table-picked-lock = à bloquer
table-picked-roll = à relancer
table-picked-cancel = annulé
table-roll-all = Tous
table-roll-none = Aucun
table-main-roll = Relancer { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} (jets restants : { $left })
table-main-keep = Garder ces dés
table-main-lock = Bloquer : { $dice } sur { $wanted }
table-main-cancel = Annuler : { $dice } sur { $wanted }
table-no-dice = Aucun dé n’est sur la table.
table-joker = Dé joker
table-pool = La réserve du Lieutenant
table-tally = Ces dés rapporteront
table-tally-sea = Ces dés coûteront
table-skulls = { $skulls ->
    [one] Un Crâne annulera un autre de vos dés.
   *[other] { $skulls } Crânes annuleront chacun un autre de vos dés.
}
table-skulls-choose = { $left ->
    [0] Ce qui reste est indiqué ci-dessus.
    [one] Désignez encore un dé à annuler.
   *[other] Désignez encore { $left } dés à annuler.
}
table-bonus-or-0 = ou une Médaille au hasard
table-bonus-or-1 = ou deux recrues ce tour-ci
table-bonus-or-4 = ou un mouvement gratuit
table-bonus-or-5 = ou un Objet déjà utilisé
table-penalty-balle_perdue = un Passager est perdu
table-penalty-coup_direct = la barge perd 8
table-penalty-shrapnel = 4 Soldats, et la barge perd 5
table-penalty-homme_a_la_mer = 6 Soldats
table-penalty-panique = déplacement latéral seulement ce tour-ci
table-penalty-moteur_cale = la barge ne bouge pas ce tour-ci
table-guns = Mitrailleuses
table-gun = La mitrailleuse { $gun } donne { $shows }
table-combat-sum = DEF { $defence } + mitrailleuses { $fire }{ $saved ->
    [0] {""}
   *[other] {" "}− épargnés { $saved }
} = { $losses } pertes sur { $force }
table-shells = Les obus sont tombés sur le { $number } ce tour-ci.
table-craft = Barge
table-threat = Menace
table-force = { $force } en tout : chaque Spécialiste compte comme un Soldat
table-first = Les ordres de cette unité passent en premier ce tour-ci
table-first-short = 1er
table-unit-short = Unité { $number }
table-unit-at = Unité { $number } en { $sector }, Soldats : { $soldiers }
table-unit-out = A pris le bunker
table-unit-nowhere = Pas encore sur la carte
table-unit-aboard = À bord de sa barge
table-unit-wading = Dans l’eau
table-unit-landed = Sur la plage, attend les autres
table-stay = Tour { $turn } sur { $most } ici
table-must-move = Doit bouger
table-sector = Secteur { $sector }
table-bunker = Bunker { $sector }
table-sea-sector = Couloir { $lane }, rangée { $row }
table-sail-left = Barre à bâbord
table-sail-right = Barre à tribord
table-sail-ahead = Droit devant{ $courage ->
    [0] {""}
   *[other] {" "}pour { $courage } Courage
}
table-jump-left = Rampe baissée : les hommes sautent à bâbord
table-jump-right = Rampe baissée : les hommes sautent à tribord
table-jump-ahead = Rampe baissée : les hommes sautent
table-beach = La plage
table-def = DEF { $defence }
table-guns-here = { $guns ->
    [one] 1 mitrailleuse
   *[other] { $guns } mitrailleuses
}
table-row-cost = Courage pour entrer dans cette rangée : { $courage }
table-barrier = Une barrière : infranchissable
table-mines = Mines en chemin : 1 dé de Soldats perdus
table-sea-mines = Mines navales : 1 dé de Soldats et 1 dé de barge perdus
table-shallow = Haut-fond : on peut continuer à pied
table-deep = Eau profonde : qui y tombe est perdu
table-shelled-on = Bombardée sur { $numbers } avec deux dés
table-chance = ({ $percent } %)
table-percent = { $percent } %
table-visited = Votre unité est déjà passée ici.
table-way-survival = { $percent } % de survivre au premier combat là-bas, avec ce que vous avez
table-why-not = Pourquoi pas là ?
table-tap-sector = Les secteurs entourés sont à portée : touchez-en un.
table-tap-any = Touchez un secteur pour voir ce qu’il réserve.
table-show-land = Le champ de bataille
table-show-sea = La traversée
table-close = Fermer
table-sector-turns = { $turns ->
    [one] Un seul tour ici
   *[other] { $turns } tours au plus ici
}
table-sector-needs = Pour entrer, il faut : { $card }
table-sector-costs-specialist = Entrer coûte un Spécialiste
table-sector-pay = Entrer coûte : { $amount } { $what }
table-sector-item-or-pay = Pour entrer : { $card }, ou { $amount } { $what }
table-sector-soldiers = Qui entre gagne { $dice } Soldats
table-sector-joins = Rejoint qui entre : { $card }
table-sector-joins-choice = Un Spécialiste au choix rejoint qui entre
table-sector-vehicle = Un Véhicule pour le premier qui entre
table-sector-vehicle-taken = Le Véhicule a été pris
table-sector-medal = Une Médaille pour le premier qui entre
table-sector-medal-taken = La Médaille a été prise
table-sector-item = Pour le premier qui entre : { $card }
table-sector-item-taken = Déjà pris : { $card }
table-sector-tally = À chaque Compte ici : +{ $amount } { $face }
table-sector-five-dice = On ne lance que cinq dés ici
table-sector-no-lock = Aucun dé à bloquer ici
table-sector-one-lock = Un seul dé à bloquer ici
table-sector-forbid-find_items = On ne trouve pas d’Objet ici
table-sector-forbid-recruit = On ne rallie personne ici
table-sector-forbid-trade = Pas d’échange ici
table-sector-forbid-medals = On n’achète pas de Médaille ici
table-sector-climb = Escalade : grappin ou gants, sinon 2 Courage et 1 dé de Soldats
table-sector-units = { $units ->
    [one] Une unité au plus
   *[other] { $units } unités au plus
}
table-sector-single = Combat seulement au tour d’arrivée
table-sector-six-specialist = Un 6 des mitrailleuses coûte aussi un Spécialiste
table-sector-six-item = Un 6 des mitrailleuses coûte aussi un Objet
table-place-sector_with_mgf = dans un secteur avec mitrailleuses
table-place-sector_adjacent_to_bunker = dans un secteur voisin du bunker
table-place-top_row = dans la rangée sous le bunker
table-need-met = présent
table-now-use = Utilisable maintenant
table-now-fulfil = Réalisable maintenant
table-now-recruit = Peuvent vous rejoindre
table-now-find = Trouvables maintenant
table-do-use = Utiliser
table-do-fulfil = Réaliser
table-do-recruit = Rallier
table-do-find = Prendre
table-do-lose = Perdre
table-do-take = Choisir
table-missions = Missions spéciales
table-own-cards = Votre unité
table-no-cards = Ni Spécialiste ni Objet pour l’instant.
table-passengers = Passagers à bord
table-more-specialists = Spécialistes hors de portée ({ $count })
table-more-items = Objets hors de portée ({ $count })
table-category-auxiliary = Auxiliaire, un par unité
table-category-ranking = Gradé, commun à tous
table-category-unique = Unique, un seul en jeu
table-kind-specialist = Spécialiste
table-kind-hero = Héros de guerre
table-kind-item = Objet
table-kind-medal = Médaille
table-kind-vehicle = Véhicule
table-kind-promotion = Promotion
table-kind-mission = Mission spéciale
table-kind-passenger = Passagers
table-possible = { $count ->
    [one] 1 possibilité
   *[other] { $count } possibilités
}
table-alone = Vous êtes seul sur cette plage.
table-waiting = En attente des autres unités
table-order-given = Ordre donné. Il sera exécuté quand tous auront répondu.
table-telling = Voici ce qui s’est passé…
table-less = Moins
table-more = Plus
table-odds-short = Survie
table-you-are-here = Votre unité est ici.
table-odds = Chances de survivre ici
table-odds-losses = Ce combat coûte de { $least } à { $most } ; vous seriez { $force }.
table-odds-now = Avec vos { $force } hommes
table-odds-tally = Avec ces dés ({ $force })
table-odds-twice = Deux combats de suite, sans renfort
table-odds-ways = Premier combat ailleurs
table-odds-way = Secteur { $sector } (DEF { $defence }{ $guns ->
    [0] {""}
   *[other] , mitr. { $guns }
})
table-odds-sea = Les canons du secteur coûtent { $losses } Soldats après chaque Compte.
table-odds-shells = Obus sur cette zone
table-odds-shells-cost = Un coup au but coûte deux dés de Soldats, et { $points } à la barge.
table-odds-estimate = Une estimation : les cartes encore jouables, les mines et les bonus n’y sont pas.
phase-start = Départ
phase-roll = 1 · Dés
phase-changes = 1 · Modifications
phase-swaps = 1 · Échanges de dés
phase-tally = 2 · Compte
phase-sea-combat = 2 · Sous le feu
phase-bombardment = 3 · Obus
phase-camp = 3 · Rallier, trouver
phase-trade = 4 · Échanges
phase-move = 5 · Mouvement
phase-combat = 6 · Combat
phase-fire = 6 · Combat
phase-losses = 6 · Pertes
phase-ashore = À terre
table-status = Tour { $turn }
tip-lock = Touchez deux dés à bloquer : ils ne changeront plus. Trois dés de même face en rouge, blanc et bleu donnent un bonus : visez-en un.
    .title = Bloquez deux dés
tip-roll = Touchez les dés à relancer, puis le bouton. Il vous reste deux jets ; un dé gardé peut encore être relancé ensuite. Ce qu’ils rapporteront est indiqué dessous.
    .title = Relancez
tip-skulls = Chaque Crâne annule un autre de vos dés. À vous de choisir lequel : renoncez au moins utile.
    .title = Les Crânes
tip-camp = Les Étoiles rallient un Spécialiste par tour, les Points d’Objets trouvent un Objet par tour. Ce que vous pouvez payer est entouré ; le reste peut attendre, rien n’est perdu.
    .title = Dépenser ou garder
tip-move = Avancer coûte du Courage, et les secteurs plus forts coûtent des Soldats. Touchez un secteur entouré pour voir ce qui y attend et vos chances d’y survivre. Trois tours par secteur, puis il faut en partir.
    .title = Rester ou avancer
tip-fire = Après le mouvement, le combat : votre unité perd autant de Soldats que la DEF de son secteur, plus un dé par mitrailleuse. Les cartes utiles sont ici.
    .title = Sous le feu
tip-sea = À bord, les dés ne font que coûter : Soldats, Courage, barge. Gardez les Crânes, ici ils ne font rien. Qui n’a plus rien en eau profonde est perdu.
    .title = La traversée
report-progress = Progression
report-progress-about = Où se tenait chaque unité à la fin de chaque tour, du rivage (en bas) au bunker (en haut).
report-losses = Soldats perdus et gagnés
report-losses-about = À chaque tour, toutes unités confondues.
report-turn = Tour
report-lost = Perdus
report-gained = Gagnés
report-luck = Les dés
report-luck-about = Combien de fois chaque face est sortie, comparé à un jet sur six.
report-rolled = { $count } dés lancés
report-bonuses = Bonus : { $count }
report-guns = Mitrailleuses : { $total } en { $dice } dés, { $average } en moyenne (3,5 attendu)
about-eclaireur = Chaque progression coûte 1 Courage de moins (jamais le dernier, pas vers un bunker).
about-caporal = Une fois par tour, un dé non bloqué peut être relancé.
about-sergent = 1 Soldat à chaque Phase 2.
about-medecin = 2 pertes de moins à chaque combat.
about-lieutenant = Une fois par tour, un dé s’échange contre un dé de même couleur d’une autre unité ; seul, avec une réserve de six dés.
about-tireur_elite = Un Crâne par tour n’annule rien.
about-genie = La DEF de votre secteur baisse de 2 pour tous (pas dans un bunker).
about-grenadier = Sacrifiez-le en Phase 5 pour faire taire à jamais les mitrailleuses de votre secteur.
about-veteran = 2 Soldats à chaque bonus tricolore.
about-tireur_precis = Chaque dé de mitrailleuse baisse de 2.
about-operateur_radio = Vous pouvez échanger avec les unités voisines ; seul, 1 Point d’Objets par tour.
about-sergent_chef = Un Compte avec du Courage rapporte 1 Courage de plus.
about-adjudant = Votre unité peut rester 4 tours là où d’autres restent 3.
about-capitaine = Une fois par tour, un dé change de couleur.
about-commandant = 1 Soldat à chaque Phase 2 pour toutes les unités de votre secteur.
about-officier_en_second = Deux recrues ou deux trouvailles par tour au lieu d’une de chaque.
about-colonel = Toutes les unités bloquent un dé de moins.
about-general = Chaque unité peut lancer un dé doré à la place d’un des siens.
about-sergent_instructeur = Les Spécialistes vous coûtent 1 Étoile de moins, mais au moins 1.
about-heros = Sacrifiez-le au combat : personne d’autre n’est perdu ce tour-ci.
about-photographe_guerre = 1 Étoile à chaque bonus tricolore.
about-aumonier = 1 Courage quand un Crâne est actif, et à chaque autre Spécialiste perdu.
about-resistant = Les secteurs ne vous demandent pas de Spécialiste (les bunkers, si).
about-quartier_maitre = Les Objets vous coûtent 3 points de moins, mais au moins 3.
about-naval_usa = En mer : une fois par tour, un dé non bloqué est relancé.
about-naval_uk = En mer : les obus coûtent 4 à la barge au lieu de 8.
about-naval_canada = En mer : le premier Courage de chaque Compte ne coûte rien.
about-naval_france = En mer : les mines coûtent au plus 3 Soldats et 3 à la barge.
about-naval_shaef = En mer : la DEF contre votre barge baisse de 1.
about-naval_autre = En mer : une pénalité tricolore est ignorée.
about-parachutiste = Une fois par partie, pour 2 Courage, un saut vers un nouveau secteur de votre rangée ou de la suivante (pas un bunker).
about-guide = Votre unité et celles qui partent avec elle ignorent les mines.
about-correspondant_guerre = 3 Étoiles quand vous jouez une Médaille.
about-wh01 = Il peut aussi relancer un dé bloqué.
about-wh02 = Et 1 perte de moins au combat.
about-wh03 = Et les mines sont ignorées de côté.
about-wh04 = Et 1 Courage en entrant dans un secteur à mitrailleuses.
about-wh05 = 2 Soldats là où il y a des mitrailleuses.
about-wh06 = Avec lui, c’est 3.
about-wh07 = Et 1 de moins pour chaque autre unité présente.
about-wh08 = Et 1 Soldat à chaque échange.
about-wh09 = Les couleurs peuvent différer.
about-wh10 = Ou sacrifiez-le en Phase 5 : une progression gratuite.
about-wh11 = Avec lui, deux Crânes.
about-wh12 = Avec lui, c’est 3.
about-wh13 = Il le fait dans deux secteurs.
about-wh14 = Avec lui, 3 Soldats.
about-wh15 = Avec lui, de 3.
about-wh16 = Aussi à deux secteurs ; seul, 2 points.
about-wh17 = Votre propre unité n’en bloque aucun.
about-wh18 = Avec lui, deux dés.
about-wh19 = Et une fois par partie, un secteur s’ouvre quoi qu’il demande.
about-wh20 = Et 1 Courage pour chaque unité quand il arrive.
about-wh21 = Ou sacrifiez-le pour sauver une autre unité de votre secteur.
about-wh22 = Et 1 Courage quand vous jouez une Médaille.
about-wh23 = Deux fois avec lui.
about-wh24 = Et progresser à travers des mines coûte 1 Courage de moins.
about-wh25 = Et 1 Étoile pour chaque autre unité.
about-torpille_bangalore = La DEF de votre secteur est 0 ce tour-ci (pas dans un bunker).
about-jumelles = Tournez un dé sur une autre face, même bloqué ou de mitrailleuse.
about-pigeon_voyageur = Ce tour-ci, vous pouvez échanger avec une unité où qu’elle soit.
about-veste_commandement = Une Inspiration.
about-porte_documents = Copiez les dés d’une autre unité ; seul, relancez tout et gardez le meilleur.
about-radio_campagne = 5 Soldats.
about-gilet_pare_eclats = Les mitrailleuses ne vous coûtent personne ce tour-ci.
about-bazooka = La DEF de votre secteur baisse de 7 ce tour-ci.
about-lance_flammes = La DEF de votre secteur baisse de 5 ce tour-ci, bunkers compris.
about-detecteur_mines = Vous et ceux qui font le même mouvement ignorez les mines ce tour-ci.
about-carte_strategique = Un dé change de couleur.
about-telemetre = Tournez un dé sur la face d’un autre de vos dés.
about-malle = Tournez jusqu’à 2 dés sur Outil.
about-grenades = La DEF de votre secteur baisse de 2 ce tour-ci.
about-trousse_secours = 4 pertes de moins dans ce combat.
about-carnet_messages = Envoyez jusqu’à 3 d’une ressource à une unité ; seul, convertissez-en jusqu’à 3 en une autre.
about-sac_ravitaillement = Un dé doré, lancé une fois, s’ajoute à votre Compte.
about-nouveaux_ordres = Une autre mission à la place de la vôtre : deux tirées, une gardée.
about-amphetamines = Un Cri de Guerre.
about-porte_bonheur = Relancez n’importe quel dé : bloqué, de mitrailleuse ou de mine.
about-grappin = Vous et une autre unité escaladez ce tour-ci sans mal.
about-gants_cuir = Votre unité escalade ce tour-ci sans mal.
about-documents_top_secret = Tirez deux Médailles, gardez-en une.
about-fumigenes = Les mitrailleuses de votre secteur se taisent ce tour-ci, et sa DEF baisse de 1.
about-mortier = La DEF d’un secteur au choix baisse de 5 ce tour-ci (pas un bunker).
about-charge_demolition = Dans un bunker : la DEF baisse de 6 ce tour-ci.
about-pince_coupante = Votre unité peut franchir une barrière ce tour-ci.
about-drapeau = 3 Courage, et 1 pour chaque autre unité de votre secteur.
about-pistolet_fusees = Chaque unité peut relancer un dé non bloqué.
about-flasque_cognac = 2 Courage maintenant ; un Crâne blanc au prochain Compte.
about-bonne_conduite = Relancez une fois vos dés non bloqués de votre choix.
about-actes_bravoure = Deux résultats au choix pour vous, un pour une autre unité. En mer, elle en retire.
about-medaille_honneur = Un bonus tricolore pour une autre unité ; seul, pour vous. En mer, annule trois de ses dés.
about-croix_souvenir = 20 Points d’Objets ; 10 pour chaque autre unité.
about-silver_star = Tournez jusqu’à 2 dés sur des faces au choix.
about-croix_victoria = Personne de votre unité n’est perdu ce tour-ci.
about-purple_heart = Jusqu’à 10 des pertes du dernier combat reviennent.
about-bronze_star = 4 Courage.
about-croix_service_distingue = Un Spécialiste vous rejoint gratuitement.
about-ordre_service_distingue = Une Inspiration et des Renforts.
about-croix_guerre = La DEF de votre secteur est divisée par deux ce tour-ci.
about-medaille_militaire = 8 Soldats.
about-croix_rouge_royale = Un Spécialiste régulier perdu revient, et 3 Soldats.
about-medaille_campagne_europe = Votre marqueur ne tourne pas ce tour-ci : vous pouvez rester.
about-croix_liberation = Une progression gratuite ce tour-ci (pas vers un bunker).
about-citation_unite = 2 Soldats, 1 Courage et 1 Étoile pour chaque unité.
about-etoile_campagne = Le marqueur de chaque unité recule d’un tour.
about-medaille_service = Jusqu’à 3 Outils de plus au Compte de chaque unité ; en mer, jusqu’à 3 de moins.
about-croix_militaire = Deux dés dorés, lancés une fois, s’ajoutent à votre Compte.
about-char_sherman = La DEF de votre secteur baisse de 3 pour tous.
about-jeep = Chaque progression coûte 1 Courage de moins (jamais le dernier).
about-half_track = Chaque dé de mitrailleuse baisse de 3.
about-bulldozer = Votre unité franchit les barrières.
about-ambulance = 2 pertes de moins à chaque combat.
about-camion_munitions = 3 Points d’Objets à chaque Phase 2.
about-chasseur_char = La DEF d’un bunker où vous entrez baisse de 4 ; puis il est perdu.
about-camion_amphibie = 2 Soldats à chaque Phase 2 dans les deux rangées du bas, 1 plus haut.
about-vehicule_reconnaissance = Les secteurs ne vous demandent pas de Spécialiste ; 1 Étoile à chaque progression.
about-promo_premiere_classe = 6 Soldats.
about-promo_caporal = Relancez jusqu’à 3 dés non bloqués.
about-promo_caporal_chef = 12 Points d’Objets.
about-promo_sergent = 3 Courage.
about-promo_sergent_chef = 4 Étoiles.
about-promo_adjudant = Votre marqueur ne tourne pas ce tour-ci : vous pouvez rester.
about-promo_sous_lieutenant = Échangez un dé avec une unité, quelles que soient les couleurs ; seul, tournez un dé.
about-promo_lieutenant = La DEF de votre secteur baisse de 4 ce tour-ci.
about-promo_capitaine = Vos dés changent de couleur à votre gré.
about-promo_commandant = Un bonus au choix.
about-promo_lieutenant_colonel = Un Spécialiste vous rejoint gratuitement.
about-promo_colonel = Une progression gratuite ce tour-ci (pas vers un bunker).
