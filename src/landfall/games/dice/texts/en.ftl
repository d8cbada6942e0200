game-title = D-Day Dice
game-about = Dice, courage and company: up to six units land together, cross the beach sector by sector and take the bunker, or fail together.
game-provenance = The base game is a specification from public sources; the expansion follows its rulebook. What is reconstructed is marked in the data.

seat-p1 = Unit 1
seat-p2 = Unit 2
seat-p3 = Unit 3
seat-p4 = Unit 4
seat-p5 = Unit 5
seat-p6 = Unit 6

# Words

face-skull = Skull
face-star = Star
face-soldier = Soldier
face-two = Two Soldiers
face-courage = Courage
face-tool = Tool
colour-red = red
colour-white = white
colour-blue = blue
colour-gold = golden
colour-plain = colourless
resource-soldiers = Soldiers
resource-courage = Courage
resource-stars = Stars
resource-points = Item Points
word-soldiers = { $soldiers ->
    [one] Soldier
   *[other] Soldiers
}
counted-soldiers = { $soldiers } { word-soldiers }
word-stars = { $stars ->
    [one] Star
   *[other] Stars
}
counted-stars = { $stars } { word-stars }
word-points = { $points ->
    [one] Item Point
   *[other] Item Points
}
counted-points = { $points } { word-points }
word-courage = Courage
counted-courage = { $courage } { word-courage }
bonus-ultime_cadeau = Ultimate Gift
bonus-inspiration = Inspiration
bonus-troupes_fraiches = Fresh Troops
bonus-renforts = Reinforcements
bonus-cri_de_guerre = Battle Cry
bonus-trouvaille = Find
penalty-balle_perdue = Stray Bullet
penalty-coup_direct = Direct Hit
penalty-shrapnel = Shrapnel
penalty-homme_a_la_mer = Man Overboard!
penalty-panique = Panic
penalty-moteur_cale = Stalled Engine
pool-lieutenant = the Lieutenant’s pool
why-losses = nobody is left
why-stuck = it had to move and could not
why-drowned = its craft went down in deep water
why-penalty = it could not pay for its missions
why-combat = combat
why-mine = a landmine
why-climb = the climb
why-mulligan = the mulligan
why-blind = the blind start

# Options before the game

option-players = Players
    .about = How many units land, each with its own player.
option-players-1 = 1
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-players-5 = 5
option-players-6 = 6
option-level = Introductory level
    .about = 1: DEF, Courage and the turn limit only. 2: machine guns, mines and requirements too. 3: everything.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-material = General material
    .about = The Quartermaster, the Drill Sergeant, three Vehicles and three Medals of Way to Hell.
option-crossing = Module 1: Way to Hell
    .about = The units first cross the water in their landing craft.
option-continuous = Continuous play
    .about = Whoever reaches the beach fights on at once, without waiting for the others.
option-golden = Module 2: golden dice
    .about = A golden die takes the colour that suits you.
option-golden-none = none
option-golden-standard = with the General and the Supply Bag
option-golden-pinch = a pinch of gold
option-golden-rwbg = RWB & G
option-golden-joker = joker die
option-golden_trade = Solitaire golden exchange
    .about = Alone, the Lieutenant’s pool is four golden dice.
option-missions = Module 3: special missions
    .about = Each unit also has a mission of its own.
option-missions-none = none
option-missions-missions = one mission each, to be fulfilled
option-missions-possible = “Mission: possible”
option-heroes = Module 4: War Heroes
    .about = Specialists who were real people.
option-heroes-none = none
option-heroes-heroes = in the pool
option-heroes-show_the_way = “Show the way”
option-shaef = Module 5: SHAEF
    .about = The last player leads SHAEF; five and six players need it.
option-blind_start = Blind start
    .about = Dice decide the starting resources.
option-mulligan = Mulligan
    .about = Once a game, for 2 Soldiers, a whole Final Tally is rolled again.

# Questions

ask-start = Where does your unit start?
ask-special-items = Which Special Items can be found in this battle?
ask-split = How do you split the die between Courage and Stars?
ask-choose-mission = Which Special Mission do you keep?
ask-lock = Lock dice: they will not be rolled again.
ask-roll = Which dice do you roll again?
ask-reroll-some = { $card }: which dice do you roll again?
ask-set-face = { $card }: which die do you turn, and to what?
ask-paint = { $card }: which die changes colour?
ask-add-result = { $card }: which result do you add?
ask-give-result = { $card }: which result do you give?
ask-cancel-own = { $card }: which of your results do you cancel?
ask-two-tallies = { $card }: which of the two tallies do you keep?
ask-any-bonus = { $card }: which bonus do you take?
ask-gold = Do you replace a die by a golden one?
ask-pinch = Six dice, or four and a golden one?
ask-changes = Do you change your dice before the tally?
ask-swaps = Do you swap dice?
ask-swap-offer = { $seat } offers a swap: your die { $mine } for its die { $theirs }. Agreed?
ask-straight = A Straight! Take a Medal and forgo the dice?
ask-choose-medal = Which Medal do you take?
ask-pigeon = To which unit does the pigeon fly?
ask-drop-mission = Which mission do you discard?
ask-mission = Do you fulfil a mission, or count your dice?
ask-skulls = Which dice do your Skulls cancel?
ask-bonus = { $bonus }: what do you choose?
ask-camp = Recruit a Specialist, find an Item, play cards?
ask-free-recruit = Who joins you for nothing?
ask-bring-back = Whom do you bring back?
ask-drop-medal = Which of the two Medals do you put back?
ask-convert = { $card }: what do you convert?
ask-trade = Trade, or buy a Medal?
ask-amount = How many { $what } for { $seat }?
ask-move = Where does your unit go?
ask-sea-move = Where does your craft go?
ask-mine = A landmine. Roll its die again?
ask-lose-specialist = Which Specialist do you lose?
ask-lose-item = Which Item do you lose?
ask-joins = Who joins you here?
ask-combat = Do you play a card before the combat?
ask-mortar = Which sector does the Mortar fire at?
ask-fire = The guns have spoken. Do you play a card?
ask-still-gun = { $card }: which machine-gun die?
ask-penalty = Does your coxswain avoid the penalty { $penalty }?
ask-lose-aboard = Three Stars: who is lost aboard?
ask-lose-passenger = A stray bullet: which Passenger is lost?
ask-disembark = The ramp is down. To which side do your men jump?
ask-naval = What does the Naval Specialist leave you?

# Answers

option-done = Done
option-no = No
option-yes = Yes
option-pigeon = To { $seat }
option-count = Count the dice
option-use = Use { $card }
option-recruit = Recruit { $card }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } { $price ->
        [one] Star
       *[other] Stars
    }
}
option-find = Find { $card } for { $price } { $price ->
    [one] Item Point
   *[other] Item Points
}
option-lose = Lose { $card }
option-fulfil-with = Fulfil { $card } with { $specialist }
option-fulfil = Fulfil { $card }
option-lock = Lock { $dice ->
    [one] die { $which }
   *[other] dice { $which }
}
option-roll = Roll { $dice ->
    [one] die { $which }
   *[other] dice { $which }
}
option-cancel = Cancel { $dice ->
    [one] die { $which }
   *[other] dice { $which }
}
option-set = Die { $die }: { $face }
option-paint = Die { $die }: { $colour }
option-add = { $face }, { $colour }
option-joker = Take the joker for die { $die }
option-roll-everything = Roll everything again for 2 Soldiers
option-new-tally = The new tally
option-old-tally = The old tally: { $faces }
option-gold = A golden die for a { $colour } one
option-pinch = Four dice and a golden one, without { $first } and { $second }
option-swap = Swap die { $mine } ({ $face }) for die { $theirs } ({ $got }) of { $seat }
option-pool = Swap die { $mine } ({ $face }) for pool die { $theirs } ({ $got })
option-copy = Copy the tally of { $seat }
option-cancel-at = { $card }: cancel { $which } of { $seat }
option-honour = { $face } in three colours for { $seat }
option-give-result = { $face }, { $colour }, for { $seat }
option-medal = { $card }
option-points = { counted-points }
option-random-medal = A Medal at random
option-stars = { counted-stars }
option-two-recruits = Recruit two Specialists this turn
option-show-the-way = Forgo 3 Stars: a War Hero joins
option-soldiers = { counted-soldiers }
option-courage = { $courage } Courage
option-battle-cry = Move free of cost, requirements and mines
option-used-item = Find an Item that was used
option-bonus = { $bonus }
option-drop = Put { $card } back
option-convert = { $what } into { $into }: { $amount }
option-buy-medal = Buy a Medal for { $courage } Courage
option-give = Give { $what } to { $seat }
option-hand = Give { $card } to { $seat }
option-nothing = Nothing after all
option-amount = { $amount }
option-stay = Stay
option-stuck = There is no way out
option-advance = Advance to sector { $sector } for { $courage } Courage
option-sideways = Move sideways to sector { $sector }{ $courage ->
    [0] {""}
   *[other] {" "}for { $courage } Courage
}
option-howard = Enter sector { $sector } whatever it asks, for { $courage } Courage
option-parachute = Jump to sector { $sector } for { $courage } Courage
option-keep-mine = Bear the loss of { $loss }
option-sector = Sector { $sector }
option-save = Desmond Doss saves { $seat }
option-gun = Gun { $gun } (shows { $shows })
option-items = { $cards }
option-start = { $sector }
option-split = { $courage } Courage, { counted-stars }
option-mission = { $card }
option-disembark = Disembark: { $sector }
option-sea-sideways = Steer sideways: { $sector }
option-sea-advance = Advance for { $courage } Courage: { $sector }
option-land = Land on sector { $sector } for { $courage } Courage

# Refusals

refusal-visited = Your unit has already been in sector { $sector }.
refusal-full = Sector { $sector } has no room left.
refusal-barrier = A barrier is in the way.
refusal-needs = That sector wants { $card }.
refusal-needs-loss = That sector costs a Specialist, and you have none.
refusal-stars = It takes { counted-stars }.
refusal-courage = It takes { $courage } Courage.
refusal-points = It takes { counted-points }.
refusal-not-next = Sector { $sector } is not ahead of or beside your unit.
refusal-not-ahead = Your craft does not reach that from here.
refusal-stalled = The engine has stalled: the craft does not move this turn.
refusal-panic = Panic aboard: the craft can only move sideways this turn.
refusal-aboard = Aboard, nobody is recruited and nothing is found.
refusal-removed = { $card } is not part of this game.
refusal-same-title = Your unit already has someone with the title of { $card }.
refusal-gone = { $card } can’t be recruited again.
refusal-one-auxiliary = A unit has one Auxiliary at most.
refusal-one-unique = There is already a Unique Specialist at the table.
refusal-not-in-pool = { $card } is not in the pool.
refusal-one-recruit = One Specialist a turn.
refusal-one-find = One Item a turn.
refusal-sector-forbids = This sector forbids it.
refusal-one-medal = One Medal a turn.
refusal-no-medals = No Medal is left.
refusal-medal-at-sea = At sea Courage buys no Medals.
refusal-level = Items come in at the third introductory level.
refusal-locked = That die is locked.
refusal-no-rerolls = The last roll has been made.

# The end

outcome-victory = The bunker is taken, in { $turns } { $turns ->
    [one] turn
   *[other] turns
}. All units win together.
outcome-defeat-losses = After { $turns } { $turns ->
    [one] turn
   *[other] turns
} { $seat } has nobody left. The battle is lost for all.
outcome-defeat-stuck = On turn { $turns } { $seat } had to move and could not. The battle is lost for all.
outcome-defeat-drowned = On turn { $turns } the craft of { $seat } went down in deep water. The battle is lost for all.
outcome-defeat-penalty = { $seat } entered the bunker without its missions and could not pay. The battle is lost.
outcome-defeat-bunker = Not every bunker was taken. The battle is lost.
outcome-defeat-mission = The bunker is taken, but { $seat } did not fulfil its mission. The battle is lost.

# What happens

event-turn-began = Turn { $turn }
event-dice-rolled = { $seat } rolls: { $faces }.
event-dice-locked = { $seat } locks { $faces }.
event-die-changed = { $seat }: { $by } makes die { $die } a { $colour } { $face }.
event-dice-swapped = { $seat } swaps { $face } for { $got } ({ $other }).
event-result-added = { $seat }: { $by } adds { $face } ({ $colour }).
event-straight-made = { $seat } has a Straight{ $taken ->
    [0] {" "}and counts its dice instead.
   *[other] {" "}and takes a Medal.
}
event-skulls-cancelled = { $seat } loses to its Skulls: { $faces }.
event-skull-ignored = { $seat }: { $by } ignores { $skulls } { $skulls ->
    [one] Skull
   *[other] Skulls
}.
event-tallied = { $seat } counts:{ $soldiers ->
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
event-bonus-won = { $seat }: { $bonus }!
event-gained = { $seat }:{ $soldiers ->
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
event-lost = { $seat }:{ $soldiers ->
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
event-marker-turned = { $seat } is in its turn { $marker } here{ $must_move ->
    [0] .
   *[other] {" "}and must move.
}
event-recruited = { $card } joins { $seat }.
event-specialist-lost = { $seat } loses { $card }.
event-item-found = { $seat } finds { $card }.
event-item-lost = { $seat } loses { $card }.
event-card-used = { $seat } uses { $card }.
event-beaten = { $seat } comes too late and chooses again.
event-medal-won = { $seat } receives { $card }.
event-promotion-won = { $seat } receives { $card }.
event-vehicle-taken = { $seat } takes over { $card }.
event-vehicle-lost = { $seat } loses { $card }.
event-gift-made = { $seat } gives { $to }: { $amount } × { $what }.
event-moved = { $seat } moves from { $origin } to { $sector }.
event-mine-exploded = { $seat } crosses mines: { $loss }.
event-defence-rolled = The DEF of sector { $sector } is { $defence } this turn.
event-defence-cut = { $seat }: { $by } lowers the DEF of sector { $sector }.
event-guns-silenced = { $seat } silences the machine guns of sector { $sector }.
event-guns-fired = Machine guns at { $seat }: { $total }.
event-fought = { $seat } in sector { $sector }: DEF { $defence }, machine guns { $fire }, { $losses } lost.
event-bunker-taken = { $seat } has taken the bunker { $sector }.
event-unit-eliminated = { $seat } is eliminated: { $why }.
event-mission-given = { $seat } has the mission { $card }.
event-mission-done = { $seat } has fulfilled { $card }.
event-items-adjusted = { $card } can be found; { $out } is taken out.
event-embarked = { $seat } embarks: { $sector }{ $passengers-count ->
    [0] .
   *[other] {" "}with { $passengers }.
}
event-penalty-suffered = { $seat }: { $penalty }!
event-sea-losses = { $seat }, aboard:{ $soldiers ->
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
   *[other] {" "}(Stars: +{ $stars })
}
event-sea-combat = { $seat } is under fire: DEF { $defence } ({ $sector }).
event-shells-fell = Shells on { $number }.
event-craft-shelled = The craft of { $seat } is hit: { counted-soldiers }, { counted-points }.
event-craft-moved = The craft of { $seat } moves: { $origin } → { $sector }.
event-craft-mined = The craft of { $seat } strikes mines: { counted-soldiers }, { counted-points }.
event-disembarked = { $seat } is in the water: { $sector }.
event-waded = { $seat } wades: { $origin } → { $sector }.
event-beach-reached = { $seat } is on the beach, in sector { $sector }.
event-battle-began = All are ashore. The battle begins.
event-mulligan-taken = { $seat } rolls everything again.

# The table in the terminal

tui-turn = Turn { $turn }
tui-courage = { $courage } Courage
tui-guns = { $guns ->
    [one] machine gun
   *[other] { $guns } machine guns
}
tui-stay = { $turns ->
    [one] one turn only
   *[other] { $turns } turns at most
}
tui-head-unit = Unit
tui-head-soldiers = Soldiers
tui-head-courage = Courage
tui-head-stars = Stars
tui-head-points = Points
tui-head-marker = Turn here
tui-head-cards = Cards
tui-tally = As they lie: { counted-soldiers }, { $courage } Courage, { counted-stars }, { counted-points }; active Skulls: { $skulls }

# Battlefields

scenario-N01 = N01 Exercise Tiger
    .place = Slapton Sands, England
    .situation = Slapton Sands, England, 27 April 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very easy.
scenario-N02 = N02 Omaha Beach
    .place = Easy Red, Colleville
    .situation = Easy Red, Colleville, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N03 = N03 Gold Beach
    .place = Jig and King, Asnelles – La Rivière
    .situation = Jig and King, Asnelles – La Rivière, 6 June 1944. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in a Final Bunker; several units must take both.
    .balance = Difficulty: medium.
scenario-N04 = N04 Sword Beach
    .place = Queen, Hermanville – La Brèche
    .situation = Queen, Hermanville – La Brèche, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N05 = N05 Pointe du Hoc
    .place = Cliffs of Cricqueville
    .situation = Cliffs of Cricqueville, 6 June 1944. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N06 = N06 Merville Battery
    .place = Merville-Franceville
    .situation = Merville-Franceville, 6 June 1944. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N07 = N07 Pegasus Bridge
    .place = Bénouville
    .situation = Bénouville, 6 June 1944. You start with 6 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N08 = N08 Longues-sur-Mer Battery
    .place = Longues-sur-Mer
    .situation = Longues-sur-Mer, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N09 = N09 Mare Fontaine Battery
    .place = Ver-sur-Mer
    .situation = Ver-sur-Mer, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N10 = N10 Port-en-Bessin
    .place = Port-en-Bessin
    .situation = Port-en-Bessin, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N11 = N11 Sainte-Mère-Église
    .place = Sainte-Mère-Église
    .situation = Sainte-Mère-Église, 6 June 1944. You start with 3 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: easy.
scenario-N12 = N12 La Fière Causeway
    .place = La Fière causeway
    .situation = La Fière causeway, 9 June 1944. You start with 6 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very hard.
scenario-N13 = N13 Utah Beach
    .place = Tare Green, La Madeleine
    .situation = Tare Green, La Madeleine, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: easy.
scenario-N14 = N14 Juno Beach
    .place = Nan and Mike, Courseulles
    .situation = Nan and Mike, Courseulles, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N15 = N15 Brécourt Manor
    .place = Sainte-Marie-du-Mont
    .situation = Sainte-Marie-du-Mont, 6 June 1944. You start with 5 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N16 = N16 Cosy’s Bunker
    .place = Juno Beach, Bernières – Courseulles
    .situation = Juno Beach, Bernières – Courseulles, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very hard.
scenario-N17 = N17 Crisbecq Battery
    .place = Saint-Marcouf
    .situation = Saint-Marcouf, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N18 = N18 Exercise Fabius
    .place = Slapton, Bracklesham and Littlehampton, England
    .situation = Slapton, Bracklesham and Littlehampton, England, 4 May 1944. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very easy.
scenario-N19 = N19 Omaha – Dog Green
    .place = Vierville-sur-Mer
    .situation = Vierville-sur-Mer, 6 June 1944. You start with 6 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N20 = N20 Gold – Le Hamel
    .place = Le Hamel, Asnelles
    .situation = Le Hamel, Asnelles, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N21 = N21 Sword – Ouistreham
    .place = Riva-Bella casino
    .situation = Riva-Bella casino, 6 June 1944. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N22 = N22 Carentan
    .place = Carentan, Saint-Côme causeway
    .situation = Carentan, Saint-Côme causeway, 11 June 1944. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N23 = N23 Hill 30 – Amfreville
    .place = Picauville – Amfreville
    .situation = Picauville – Amfreville, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.

# What the cards do

effect-eclaireur = Each Advance of your Unit costs 1 Courage less (never below 1; not into a Bunker).
effect-caporal = Once per turn, re-roll 1 unlocked die of your Final Tally.
effect-sergent = In Phase 2 gain 1 Soldier.
effect-medecin = In Phase 6 your Unit loses 2 fewer Soldiers in total (DEF plus MGF, not below 0).
effect-lieutenant = At the end of Phase 1, once per turn, swap 1 die of your Final Tally with 1 die of the same colour in another Unit’s Final Tally, at any distance. Solo: uses the 6-die trade pool.
effect-tireur_elite = Once per turn ignore 1 Skull of your Final Tally (it becomes inactive).
effect-genie = The DEF of the Sector you occupy is reduced by 2 in Phase 6 for every Unit there (not in a Bunker).
effect-grenadier = Sacrifice in Phase 5 while in a Sector with MGF: that Sector’s MGF is removed for the rest of the game.
effect-veteran = Gain 2 Soldiers each time your Unit obtains an RWB, whatever its origin.
effect-tireur_precis = Each MGF die of your Unit is reduced by 2 (a 6 becomes 4, so no Special Damage).
effect-operateur_radio = You may trade with Units in adjacent Sectors. Solo: gain 1 Item Point in each Phase 2.
effect-sergent_chef = If your Final Tally holds at least 1 uncancelled Courage, gain 1 extra Courage.
effect-adjudant = Your Unit may stay 4 turns instead of 3 in a Sector (no effect in Sectors limited to 1 or 2 turns).
effect-capitaine = Once per turn change the colour of 1 die of your Final Tally.
effect-commandant = In Phase 2 every Unit in your Sector, yours included, gains 1 Soldier.
effect-officier_en_second = In Phase 3 you may recruit 2 Specialists or find 2 Items instead of 1 and 1 (one of the two categories per turn).
effect-colonel = All Units lock 1 die fewer after the first roll (normally 1 instead of 2; with the Pinch of Gold option 0).
effect-general = Each Unit may replace one of its dice by a Golden die in each Phase 1 while the supply of 4 lasts; with the Pinch of Gold option players roll 5 coloured dice and 1 Golden die.
effect-sergent_instructeur = Specialists cost your Unit 1 Star less (minimum 1).
effect-heros = Sacrifice in Phase 6: your Unit ignores every loss (DEF and MGF) this turn.
effect-photographe_guerre = Gain 1 Star each time your Unit obtains an RWB.
effect-aumonier = Gain 1 Courage in each Phase 2 in which your Final Tally has an active Skull, and 1 Courage whenever your Unit loses another Specialist.
effect-resistant = Your Unit ignores Specialist requirements when entering Sectors (not Bunkers, not ’lose a Specialist’).
effect-quartier_maitre = Items cost your Unit 3 Item Points less (minimum 3).
effect-naval_usa = At sea: once per turn re-roll 1 unlocked die of the Final Tally.
effect-naval_uk = At sea: a Bombardment costs this craft 4 Item Points instead of 8.
effect-naval_canada = At sea: the first Courage result of each Final Tally is ignored.
effect-naval_france = At sea: Naval Mines cost this craft at most 3 Soldiers and 3 Item Points per roll.
effect-naval_shaef = At sea: the DEF suffered by this craft is reduced by 1 (minimum 0).
effect-naval_autre = At sea: once per crossing ignore one sea RWB penalty.
effect-parachutiste = Once per game, move to any unvisited non-Bunker Sector adjacent to your row for 2 Courage, ignoring requirements and Landmines.
effect-guide = Your Unit and any Unit leaving the same Sector in the same turn ignore Landmines.
effect-correspondant_guerre = When you play a Medal, gain 3 Stars.
effect-wh01 = Like the Corporal; in addition: the re-roll may also be used on a locked die.
effect-wh02 = Like the Corporal; in addition: also lose 1 fewer Soldier in Phase 6.
effect-wh03 = Like the Scout; in addition: also ignore Landmines when moving laterally.
effect-wh04 = Like the Sergeant; in addition: also gain 1 Courage when your Unit enters a Sector with MGF.
effect-wh05 = Like the Sergeant; in addition: gain 2 Soldiers instead of 1 while in a Sector with MGF.
effect-wh06 = Like the Medic; in addition: lose 3 fewer Soldiers instead of 2.
effect-wh07 = Like the Medic; in addition: also every other Unit in your Sector loses 1 fewer Soldier.
effect-wh08 = Like the Lieutenant; in addition: also gain 1 Soldier when you swap a die.
effect-wh09 = Like the Lieutenant; in addition: the swapped dice may have different colours.
effect-wh10 = Like the Lieutenant; in addition: sacrifice in Phase 5: Advance for free.
effect-wh11 = Like the Sharpshooter; in addition: ignore up to 2 Skulls.
effect-wh12 = Like the Engineers; in addition: reduction 3 instead of 2.
effect-wh13 = Like the Grenadier; in addition: may silence two different Sectors before being discarded.
effect-wh14 = Like the Veteran; in addition: gain 3 Soldiers per RWB instead of 2.
effect-wh15 = Like the Marksman; in addition: MGF dice reduced by 3.
effect-wh16 = Like the Radio Operator; in addition: trade range 2 Sectors; solo 2 Item Points.
effect-wh17 = Like the Colonel; in addition: your own Unit locks no die at all.
effect-wh18 = Like the Captain; in addition: change the colours of up to 2 dice.
effect-wh19 = Like the Major; in addition: also your Unit may enter one Sector per game without fulfilling its requirement.
effect-wh20 = Like the General; in addition: also every Unit gains 1 Courage when recruited.
effect-wh21 = Like the Hero; in addition: may instead be sacrificed to save another Unit in the same Sector.
effect-wh22 = Like the War Photographer; in addition: also gain 1 Courage per Medal played.
effect-wh23 = Like the Paratrooper; in addition: twice per game.
effect-wh24 = Like the Pathfinder; in addition: also Advancing costs 1 Courage less in the turn Landmines are ignored.
effect-wh25 = Like the War Correspondent; in addition: also every other Unit gains 1 Star.
effect-torpille_bangalore = The DEF of your Sector is 0 this turn. Not in a Bunker; MGF unaffected.
effect-jumelles = Change the result (not the colour) of any 1 die, locked dice and MGF dice included.
effect-pigeon_voyageur = This turn you may trade with one Unit anywhere on the Battlefield.
effect-veste_commandement = Gain an Inspiration RWB (it triggers the Veteran).
effect-porte_documents = Copy another Unit’s Final Tally and ignore your own. Solo: re-roll all 6 dice once and choose between the two tallies.
effect-radio_campagne = Gain 5 Soldiers.
effect-gilet_pare_eclats = Your Unit ignores MGF losses this turn.
effect-bazooka = The DEF of your Sector is reduced by 7 this turn for every Unit there.
effect-lance_flammes = The DEF of your Sector is reduced by 5 this turn; works in a Bunker.
effect-detecteur_mines = Your Unit, and every Unit making the same move this turn, ignores Landmines.
effect-carte_strategique = Change the colour (not the result) of any 1 die of your Final Tally.
effect-telemetre = Turn any 1 die of your Final Tally to the result of another of your dice.
effect-malle = Turn up to 2 dice of your Final Tally to Tool.
effect-grenades = The DEF of your Sector is reduced by 2 this turn for every Unit there.
effect-trousse_secours = In Phase 6 your Unit loses 4 fewer Soldiers.
effect-carnet_messages = Give up to 3 of any one resource to a Unit in any Sector. Solo: convert up to 3 of one resource into another (Soldiers, Courage, Stars).
effect-sac_ravitaillement = Add 1 Golden die, rolled once, to your Final Tally in the colour of your choice.
effect-nouveaux_ordres = Discard your Special Mission and draw 2, keep 1.
effect-amphetamines = Gain a Battle Cry RWB.
effect-porte_bonheur = Re-roll any 1 die, locked, MGF and Landmine dice included.
effect-grappin = Lets your Unit and one other Unit enter a Climbing Sector this turn.
effect-gants_cuir = May be used instead of the Grappling Hook, for your Unit only.
effect-documents_top_secret = Draw 2 random Medals, keep 1.
effect-fumigenes = MGF of your Sector is ignored this turn by every Unit there and DEF is reduced by 1.
effect-mortier = The DEF of one Sector of your choice (not a Bunker) is reduced by 5 this turn.
effect-charge_demolition = In a Bunker: the DEF is reduced by 6 this turn.
effect-pince_coupante = Your Unit may cross one Barrier this turn.
effect-drapeau = Gain 3 Courage, every other Unit in your Sector gains 1.
effect-pistolet_fusees = All Units may re-roll 1 unlocked die of their Final Tally this turn.
effect-flasque_cognac = Gain 2 Courage, then add 1 white Skull to your next Final Tally.
effect-bonne_conduite = Re-roll any number of your unlocked dice once more.
effect-actes_bravoure = Add 2 results of your choice to your Final Tally and 1 to another Unit’s (any colour).
effect-medaille_honneur = Add 3 results of one face, 1 blue, 1 white and 1 red, to another Unit’s Final Tally (so it gains that RWB). Solo: to your own.
effect-croix_souvenir = Gain 20 Item Points; every other Unit gains 10.
effect-silver_star = Turn up to 2 dice of your Final Tally to the results of your choice.
effect-croix_victoria = In Phase 6 (at sea Phase 2) your Unit ignores all losses this turn.
effect-purple_heart = Recover the Soldiers your Unit lost in the last Phase 6, up to 10.
effect-bronze_star = Gain 4 Courage.
effect-croix_service_distingue = Recruit 1 available Specialist for free.
effect-ordre_service_distingue = Gain an Inspiration and a Reinforcements RWB.
effect-croix_guerre = The DEF of your Sector is halved (round up) this turn for every Unit there.
effect-medaille_militaire = Gain 8 Soldiers.
effect-croix_rouge_royale = Bring back 1 of your lost Regular Specialists and gain 3 Soldiers.
effect-medaille_campagne_europe = Your Unit does not turn its marker this turn and may stay.
effect-croix_liberation = Your Unit Advances this turn for free, ignoring requirements and Landmines (not into a Bunker).
effect-citation_unite = Every Unit gains 2 Soldiers, 1 Courage and 1 Star.
effect-etoile_campagne = Every Unit turns its marker back by 1 face (not below 1).
effect-medaille_service = Every Unit adds up to 3 Tool results to its Final Tally.
effect-croix_militaire = Roll 2 Golden dice once and add both to your Final Tally in the colours of your choice.
effect-char_sherman = DEF of your Sector reduced by 3 for every Unit there.
effect-jeep = Each Advance of your Unit costs 1 Courage less (minimum 1).
effect-half_track = Each MGF die against your Unit is reduced by 3 (minimum 0).
effect-bulldozer = Your Unit may cross Barriers.
effect-ambulance = Your Unit loses 2 fewer Soldiers in Phase 6.
effect-camion_munitions = Gain 3 Item Points in each Phase 2.
effect-chasseur_char = DEF of a Bunker you enter reduced by 4 that turn, then the Vehicle is discarded.
effect-camion_amphibie = Gain 2 Soldiers in each Phase 2 while in the two bottom rows, 1 elsewhere.
effect-vehicule_reconnaissance = Your Unit ignores Specialist requirements of Sectors; gain 1 Star when it Advances.
effect-promo_premiere_classe = Gain 6 Soldiers.
effect-promo_caporal = Re-roll up to 3 unlocked dice of your Final Tally.
effect-promo_caporal_chef = Gain 12 Item Points.
effect-promo_sergent = Gain 3 Courage.
effect-promo_sergent_chef = Gain 4 Stars.
effect-promo_adjudant = Do not turn your Unit marker this turn; you may stay.
effect-promo_sous_lieutenant = Swap 1 die with any Unit, any colours. Solo: change the result of 1 die.
effect-promo_lieutenant = DEF of your Sector -4 this turn.
effect-promo_capitaine = Change the colours of any of your dice.
effect-promo_commandant = Gain an RWB of your choice.
effect-promo_lieutenant_colonel = Recruit 1 available Specialist for free.
effect-promo_colonel = Advance for free this turn, ignoring requirements and Landmines (not into a Bunker).
effect-ms01 = To sacrifice: War Photographer, Mine Detector, RWB Find.
effect-ms02 = To sacrifice: Hero, RWB Battle Cry, 3 Stars.
effect-ms03 = To sacrifice: Sharpshooter or Marksman, Flamethrower. Fulfilled next to a Bunker.
effect-ms04 = To sacrifice: Amphetamines, Lucky Charm.
effect-ms05 = To sacrifice: Lieutenant, RWB Inspiration.
effect-ms06 = To sacrifice: Engineers, Bangalore Torpedo.
effect-ms07 = To sacrifice: Grenadier, Grenades. Fulfilled under machine guns.
effect-ms08 = To sacrifice: Scout, 3 Courage.
effect-ms09 = To sacrifice: Sergeant, 8 Soldiers.
effect-ms10 = To sacrifice: Medic, First Aid Kit.
effect-ms11 = To sacrifice: Radio Operator, Field Radio.
effect-ms12 = To sacrifice: Resistance Fighter, Strategic Map.
effect-ms13 = To sacrifice: Chaplain, RWB Ultimate Gift.
effect-ms14 = To sacrifice: War Photographer, Binoculars, 2 Courage.
effect-ms15 = To sacrifice: Corporal, Satchel Charge. Fulfilled next to a Bunker.
effect-ms16 = To sacrifice: Scout, Grappling Hook.
effect-ms17 = To sacrifice: Corporal, Bazooka.
effect-ms18 = To sacrifice: Sergeant, Smoke Grenades. Fulfilled under machine guns.
effect-ms19 = To sacrifice: Captain, Top Secret Documents.
effect-ms20 = To sacrifice: Engineers, Wire Cutters, 1 Courage.
effect-ms21 = To sacrifice: Sergeant, Flag. Fulfilled in the top row.
effect-ms22 = To sacrifice: Lieutenant, Flare Gun.
effect-ms23 = To sacrifice: Carrier Pigeon, Message Book, 2 Stars.
effect-ms24 = To sacrifice: Sharpshooter, Rangefinder.
effect-ms25 = To sacrifice: Colonel, 2 Stars.
effect-ms26 = To sacrifice: Veteran, RWB Reinforcements.
effect-ms27 = To sacrifice: RWB Fresh Troops, RWB Reinforcements.
effect-ms28 = To sacrifice: RWB Find, 15 Item Points.
effect-ms29 = To sacrifice: RWB Battle Cry, 4 Courage.
effect-ms30 = To sacrifice: RWB Inspiration, 4 Stars.
effect-ms31 = To sacrifice: RWB Ultimate Gift, 6 Soldiers.
effect-ms32 = To sacrifice: 2 Courage, 3 × Skull.
effect-ms33 = To sacrifice: Corporal, 2 × red Two Soldiers.
effect-ms34 = To sacrifice: Scout, 2 × blue Courage.
effect-ms35 = To sacrifice: Dispatch Case, 2 × white Star.
effect-ms36 = To sacrifice: 5 Soldiers, 3 Courage, 3 Stars, 10 Item Points.
effect-ms37 = To sacrifice: Major, Command Jacket.
effect-ms38 = To sacrifice: Chaplain, Cognac Flask.
effect-ms39 = To sacrifice: Flak Vest, 6 Soldiers. Fulfilled under machine guns.
effect-ms40 = To sacrifice: Executive Officer, Mortar.

# Browser

table-tab-dice = Dice
table-tab-map = Battlefield
table-tab-cards = Cards
table-tab-units = Units
table-tabs = Parts of the table
table-dice = Your dice
table-die = Die { $die }
table-die-locked = locked
table-die-void = counts for nothing
table-picked-lock = to be locked
table-picked-roll = to be rolled again
table-picked-cancel = cancelled
table-roll-all = All
table-roll-none = None
table-main-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} again (rolls left: { $left })
table-main-keep = Keep these dice
table-main-lock = Lock: { $dice } of { $wanted }
table-main-cancel = Cancel: { $dice } of { $wanted }
table-no-dice = No dice are on the table.
table-joker = Joker die
table-pool = The Lieutenant’s pool
table-tally = These dice will bring
table-tally-sea = These dice will cost
table-skulls = { $skulls ->
    [one] A Skull will cancel one of your other dice.
   *[other] { $skulls } Skulls will each cancel another of your dice.
}
table-skulls-choose = { $left ->
    [0] What is left is shown above.
    [one] Choose one more die to cancel.
   *[other] Choose { $left } more dice to cancel.
}
table-bonus-or-0 = or a Medal at random
table-bonus-or-1 = or two recruits this turn
table-bonus-or-4 = or a free move
table-bonus-or-5 = or an Item that was used
table-penalty-balle_perdue = a Passenger is lost
table-penalty-coup_direct = the craft loses 8
table-penalty-shrapnel = 4 Soldiers, and the craft loses 5
table-penalty-homme_a_la_mer = 6 Soldiers
table-penalty-panique = only sideways this turn
table-penalty-moteur_cale = the craft does not move this turn
table-guns = Machine guns
table-gun = Gun { $gun } shows { $shows }
table-combat-sum = DEF { $defence } + guns { $fire }{ $saved ->
    [0] {""}
   *[other] {" "}− spared { $saved }
} = { $losses } lost of { $force }
table-shells = Shells fell on { $number } this turn.
table-craft = Craft
table-threat = Threat
table-force = { $force } in all: each Specialist counts as a Soldier
table-first = This unit’s orders are carried out first this turn
table-first-short = 1st
table-unit-short = Unit { $number }
table-unit-at = Unit { $number } in { $sector }, Soldiers: { $soldiers }
table-unit-out = Has taken the bunker
table-unit-nowhere = Not on the map yet
table-unit-aboard = Aboard its craft
table-unit-wading = In the water
table-unit-landed = On the beach, waiting for the others
table-stay = Turn { $turn } of { $most } here
table-must-move = Must move
table-sector = Sector { $sector }
table-bunker = Bunker { $sector }
table-sail-left = Steer to port
table-sail-right = Steer to starboard
table-sail-ahead = Straight ahead{ $courage ->
    [0] {""}
   *[other] {" "}for { $courage } Courage
}
table-jump-left = Ramp down: the men jump to port
table-jump-right = Ramp down: the men jump to starboard
table-jump-ahead = Ramp down: the men jump
table-beach = The beach
table-def = DEF { $defence }
table-guns-here = { $guns ->
    [one] 1 machine gun
   *[other] { $guns } machine guns
}
table-row-cost = Courage to enter this row: { $courage }
table-barrier = A barrier: it can’t be crossed
table-mines = Landmines on the way: 1 die of Soldiers lost
table-sea-mines = Naval mines: 1 die of Soldiers and 1 of the craft lost
table-shallow = Shallow: one can wade from here
table-deep = Deep water: whoever goes in is lost
table-shelled-on = Shelled on { $numbers } with two dice
table-chance = ({ $percent }%)
table-percent = { $percent }%
table-visited = Your unit has been here.
table-way-survival = { $percent }% to live through the first combat there, with what you have now
table-why-not = Why not there?
table-tap-sector = The outlined sectors can be reached: choose one.
table-tap-any = Choose a sector to see what it holds.
table-show-land = The battlefield
table-show-sea = The crossing
table-close = Close
table-sector-turns = { $turns ->
    [one] One turn only here
   *[other] { $turns } turns at most here
}
table-sector-needs = To enter, the unit needs: { $card }
table-sector-costs-specialist = Entering costs a Specialist
table-sector-pay = Entering costs { $price }
table-sector-item-or-pay = To enter: { $card }, or { $price }
table-sector-soldiers = Whoever enters gains { $dice } Soldiers
table-sector-joins = Joins whoever enters: { $card }
table-sector-joins-choice = A Specialist of your choice joins whoever enters
table-sector-vehicle = A Vehicle for the first to enter
table-sector-vehicle-taken = The Vehicle has been taken
table-sector-medal = A Medal for the first to enter
table-sector-medal-taken = The Medal has been taken
table-sector-item = For the first to enter: { $card }
table-sector-item-taken = Taken: { $card }
table-sector-tally = Each tally here: +{ $amount } { $face }
table-sector-five-dice = Only five dice are rolled here
table-sector-no-lock = No die has to be locked here
table-sector-one-lock = Only one die has to be locked here
table-sector-forbid-find_items = No Items are found here
table-sector-forbid-recruit = Nobody is recruited here
table-sector-forbid-trade = No trading here
table-sector-forbid-medals = No Medals are bought here
table-sector-climb = A climb: hook or gloves, or 2 Courage and 1 die of Soldiers
table-sector-units = { $units ->
    [one] One unit at most
   *[other] { $units } units at most
}
table-sector-single = Combat only on the turn of arrival
table-sector-six-specialist = A gun’s 6 also costs a Specialist
table-sector-six-item = A gun’s 6 also costs an Item
table-place-sector_with_mgf = in a sector with machine guns
table-place-sector_adjacent_to_bunker = in a sector next to the bunker
table-place-top_row = in the row below the bunker
table-need-met = there
table-now-use = Can be used now
table-now-fulfil = Can be fulfilled now
table-now-recruit = Can join now
table-now-find = Can be found now
table-do-use = Use
table-do-fulfil = Fulfil
table-do-recruit = Recruit
table-do-find = Take
table-do-lose = Lose
table-do-take = Choose
table-missions = Special missions
table-own-cards = Your unit
table-unit-cards = This unit
table-no-cards = No Specialists and no Items yet.
table-passengers = Passengers aboard
table-more-specialists = Specialists out of reach now ({ $count })
table-more-items = Items out of reach now ({ $count })
table-category-auxiliary = Auxiliary, one per unit
table-category-ranking = Ranking, shared by all
table-category-unique = Unique, one at the table
table-kind-specialist = Specialist
table-kind-hero = War Hero
table-kind-item = Item
table-kind-medal = Medal
table-kind-vehicle = Vehicle
table-kind-promotion = Promotion
table-kind-mission = Special mission
table-kind-passenger = Passengers
table-deck-medal = Medals left
table-deck-vehicle = Vehicles left
table-deck-promotion = Promotions left
table-deck-mission = Missions left
table-deck-hero = War Heroes left
table-possible = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
}
table-alone = You are alone on this beach.
table-waiting = Waiting for the other units
table-order-given = Order given. It is carried out when all have answered.
table-telling = This is what happened…
table-less = Less
table-more = More
table-odds-short = Survival
table-you-are-here = Your unit is here.
table-odds = Chance of surviving this sector
table-odds-losses = This combat costs { $least } to { $most }; you would stand at { $force }.
table-odds-loss = This combat costs { $most }; you would stand at { $force }.
table-answer-above = Choose on the table: what is outlined can be chosen.
table-usual-dice = The usual dice
table-odds-now = With the { $force } you are
table-odds-tally = With these dice ({ $force })
table-odds-twice = Two combats in a row, nobody new
table-odds-ways = First combat elsewhere
table-odds-way = Sector { $sector } (DEF { $defence }{ $guns ->
    [0] {""}
   *[other] , guns { $guns }
})
table-odds-sea = The sector’s guns cost { $losses } { $losses ->
    [one] Soldier
   *[other] Soldiers
} after each tally.
table-odds-shells = Shells hit this sector
table-odds-shells-cost = A hit costs two dice of Soldiers, and the craft { $points }.
table-odds-estimate = An estimate: cards that may still be played, mines and bonuses are left out.
phase-start = Start
phase-roll = Dice
phase-changes = Changes
phase-swaps = Swaps
phase-tally = Tally
phase-sea-combat = Under fire
phase-bombardment = Shells
phase-camp = Recruit and find
phase-trade = Trade
phase-move = Movement
phase-combat = Combat
phase-fire = Combat
phase-losses = Losses
phase-ashore = Ashore
table-status = Turn { $turn }
tip-lock = Choose two dice that will stay as they are. One face in red, white and blue brings a bonus.
    .title = Lock two dice
tip-roll = Choose the dice to roll again, then press the button; two more rolls at most. What the dice bring is shown below them.
    .title = Roll again
tip-skulls = Each Skull cancels another of your dice. You choose which: give up what you need least.
    .title = Skulls
tip-camp = Each turn, Stars recruit one Specialist and Item Points find one Item. What you can pay glows; what is saved is kept.
    .title = Spend, or save
tip-move = Advancing costs Courage. Choose an outlined sector to see what waits there. After three turns in a sector you must leave it.
    .title = Stay or advance
tip-fire = After movement comes combat: your unit loses Soldiers equal to the DEF of its sector, plus a die for each machine gun. Cards that help are listed here.
    .title = Under fire
tip-sea = Aboard, dice only cost: Soldiers, Courage, the craft. Keep Skulls, they do nothing here. Whoever runs out in deep water is lost.
    .title = The crossing
report-progress = Progress
report-progress-about = Where each unit stood at the end of each turn, from the shore (below) to the bunker (above).
report-losses = Soldiers lost and gained
report-losses-about = Each turn, all units together.
report-turn = Turn
report-lost = Lost
report-gained = Gained
report-luck = The dice
report-luck-about = How often each face came up, against one roll in six.
report-rolled = { $count ->
    [one] { $count } die rolled
   *[other] { $count } dice rolled
}
report-bonuses = Bonuses: { $count }
report-guns = Machine guns: { $total } in { $dice } dice, { $average } on average (3.5 expected)

# Hints: what speaks for an answer.
hint-locks = It keeps { $faces }.
hint-keeps = It keeps { $faces }.
hint-bonus-made = { $face } lies in all three colours: { $bonus }.
hint-bonus-near = { $face } lies in two colours: the third one makes { $bonus }.
hint-rolls-skulls = { $count ->
        [one] A Skull is rolled again: left lying it could cancel another die.
       *[other] { $count } Skulls are rolled again: left lying each could cancel another die.
    }
hint-tally = As they lie the dice bring { counted-soldiers }, { $courage } Courage, { counted-stars } and { counted-points }.
hint-bonus-stays = { $bonus } stays whole.
hint-cancels = What goes: { $faces }.
hint-stay = The chance to live through the combat here is { $chance }%.
hint-may-stay = The marker is at { $marker }, and the unit may stand here until { $count }.
hint-must-move = The unit may stay here no longer.
hint-way = The chance to live through the first combat there is { $chance }% (DEF { $defence }); here it is { $here }%.
hint-safest-way = Elsewhere it would be { $other }% at best.
hint-advance = It is a row nearer to the bunker, and { $left } Courage is left.
hint-land = It brings the unit ashore.
hint-sea-quiet = DEF { $defence } there; elsewhere up to { $other }.
hint-sea-no-mines = There are no mines there.
hint-sea-nearer = It is nearer to the beach.
hint-recruit = It costs { $price } { $price ->
        [one] Star
       *[other] Stars
    }; { $left } will be left.
hint-find = It costs { $price } { $price ->
    [one] Item Point
   *[other] Item Points
}; { $left } will be left.
hint-saves = For a later turn { counted-stars } and { counted-points } are kept.
hint-fire-stands = The loss of { $loss } leaves somebody of the { $force } standing.
hint-fire-kills = The loss would be up to { $loss }, and the unit has { $force }.
hint-combat-risk = Without it the chance to live through the combat (DEF { $defence }) is { $chance }%.
hint-keeps-courage = The { $courage } Courage stay for the way ahead.
hint-cheapest = None of the others costs fewer Stars ({ $price }).
hint-courage = By the map the cheapest way to the bunker costs { $need } Courage; you have { $have }.

# Atlantikwall in the browser

colour-black = black
table-german = The Germans
table-german-where = in the Bunker
table-german-cards = Your Specialists and Items
table-tab-wall = The wall
table-kind-decoration = Decoration
table-kind-condition = Battle Condition
table-kind-badge = Badge
table-wall-you-pay = Combat will cost you { counted-soldiers }
table-wall-pays = In combat the German pays { counted-soldiers }
table-wall-pays-nothing = Nothing to pay: no unit is under fire
table-wall-for = for sector { $sector }, the highest DEF under a unit
table-wall-squares = { $has } of { $pays } Soldiers are there
table-wall-short = { $missing } short.
table-wall-lower = Every DEF is { $missing } lower for the units.
table-wall-guns = guns awake
table-wall-guns-asleep = guns asleep
table-wall-mines = mines awake
table-wall-mines-asleep = mines asleep
table-wall-automatic = The unit stands in sector { $sector }, turn { $stood } of { $stay }; next: { $next }.
table-wall-decorations = Decorations
table-wall-only-you = only you see these
table-wall-held = { $count ->
    [0] none in hand
    [one] one in hand
   *[other] { $count } in hand
}
table-wall-deck = deck { $deck }, played { $gone }
table-wall-cover = Cover
table-wall-uncover = Show
table-wall-none = You hold no Decoration.
table-wall-hidden = These odds leave out what hidden Decorations may do.
table-assault-force = { $soldiers } Soldiers and { $specialists ->
    [one] 1 Specialist
   *[other] { $specialists } Specialists
}
table-assault-allies = The Allies are stronger and take the Bunker.
table-assault-german = The Germans are stronger and hold the Bunker.
table-assault-tie = A tie: more Specialists decide. If those are equal too, the Germans hold the Bunker.
