game-title = D-Day Dice
game-about = Dice, courage and teamwork: up to six units land together, fight their way up the beach sector by sector and take the bunker, or all fail together.
game-provenance = The base game is rebuilt from public sources; the expansions follow their rulebooks. Reconstructed values are marked.

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
why-losses = it has no one left
why-stuck = it had to move and couldn’t
why-drowned = its landing craft sank in deep water
why-penalty = it couldn’t pay for its incomplete missions
why-combat = combat
why-mine = a landmine
why-climb = climbing
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
    .about = 1: only DEF, Courage and the turn limit. 2: adds machine guns, mines and requirements. 3: everything.
option-level-1 = 1
option-level-2 = 2
option-level-3 = 3
option-material = General material
    .about = Adds the Quartermaster, the Drill Sergeant, three Vehicles and three Medals from Way to Hell.
option-crossing = Module 1: Way to Hell
    .about = The units first cross the water in their landing craft.
option-continuous = Continuous play
    .about = A unit that reaches the beach fights on at once, without waiting for the others.
option-golden = Module 2: golden dice
    .about = A golden die counts as whichever colour you choose.
option-golden-none = none
option-golden-standard = with the General and the Supply Bag
option-golden-pinch = a pinch of gold
option-golden-rwbg = RWB & G
option-golden-joker = joker die
option-golden_trade = Solo golden trade
    .about = In solo play, the Lieutenant’s pool is four golden dice.
option-missions = Module 3: special missions
    .about = Each unit also has a mission of its own.
option-missions-none = none
option-missions-missions = one mission each, which must be completed
option-missions-possible = “Mission: possible”
option-heroes = Module 4: War Heroes
    .about = Specialists who really existed.
option-heroes-none = none
option-heroes-heroes = recruited for Stars and a Soldier
option-heroes-show_the_way = “Show the way”
option-shaef = Module 5: SHAEF
    .about = The last player leads SHAEF. Required with five or six players.
option-blind_start = Blind start
    .about = Starting resources are rolled.
option-mulligan = Mulligan
    .about = Once per game, pay 2 Soldiers to re-roll an entire Final Tally.

# Questions

ask-start = Where does your unit start?
ask-special-items = Which Special Items are available in this battle?
ask-split = How do you split the die roll between Courage and Stars?
ask-choose-mission = Which Special Mission do you keep?
ask-lock = Choose dice to lock: they can’t be re-rolled.
ask-roll = Which dice do you re-roll?
ask-reroll-some = { $card }: which dice do you re-roll?
ask-set-face = { $card }: which die do you turn, and to which face?
ask-paint = { $card }: which die changes colour?
ask-add-result = { $card }: which result do you add?
ask-give-result = { $card }: which result do you give?
ask-cancel-own = { $card }: which of your results do you cancel?
ask-two-tallies = { $card }: which of the two tallies do you keep?
ask-any-bonus = { $card }: which bonus do you take?
ask-gold = Replace a die with a golden one?
ask-pinch = Swap two of your six dice for one golden die? It takes any colour you like.
ask-changes = Change your dice before the tally?
ask-swaps = Swap dice?
ask-swap-offer = { $seat } offers a swap: your die { $mine } for their die { $theirs }. Accept?
ask-straight = A Straight! Take a Medal and give up these dice?
ask-choose-medal = Which Medal do you take?
ask-pigeon = Which unit does the pigeon fly to?
ask-drop-mission = Which mission do you discard?
ask-mission = Complete a mission, or count your dice?
ask-skulls = Which dice do your Skulls cancel?
ask-bonus = { $bonus }: what do you choose?
ask-camp = Recruit a Specialist, find an Item, play cards?
ask-free-recruit = Who joins you for free?
ask-bring-back = Who comes back?
ask-drop-medal = Which of the two Medals do you put back?
ask-convert = { $card }: what do you convert?
ask-trade = Trade, or buy a Medal?
ask-amount = { $what } for { $seat }: choose an amount
ask-move = Where does your unit go?
ask-sea-move = Where does your craft go?
ask-mine = A landmine! Re-roll its die?
ask-lose-specialist = Which Specialist do you lose?
ask-lose-item = Which Item do you lose?
ask-joins = Who joins you here?
ask-combat = Play a card before combat?
ask-mortar = Which sector does the Mortar fire on?
ask-fire = The machine guns have fired. Play a card?
ask-still-gun = { $card }: which machine-gun die?
ask-penalty = Does your coxswain avoid the { $penalty } penalty?
ask-lose-aboard = Three Stars: who aboard is lost?
ask-lose-passenger = Stray Bullet: which Passenger is lost?
ask-disembark = The ramp is down. Which way do your men jump?
ask-naval = What do you exchange the Naval Specialist for?

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
option-fulfil-with = Complete { $card } with { $specialist }
option-fulfil = Complete { $card }
option-lock = Lock { $dice ->
    [one] die { $which }
   *[other] dice { $which }
}
option-roll = Re-roll { $dice ->
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
option-joker = Use the joker for die { $die }
option-roll-everything = Re-roll everything for 2 Soldiers
option-new-tally = The new tally
option-old-tally = The old tally: { $faces }
option-gold = A golden die for a { $colour } one
option-pinch = Give up { $first } and { $second }
option-swap = Swap die { $mine } ({ $face }) for die { $theirs } ({ $got }) of { $seat }
option-pool = Swap die { $mine } ({ $face }) for pool die { $theirs } ({ $got })
option-copy = Copy the Final Tally of { $seat }
option-cancel-at = { $card }: cancel { $which } of { $seat }
option-honour = { $face } in three colours for { $seat }
option-give-result = { $face }, { $colour }, for { $seat }
option-medal = { $card }
option-points = { counted-points }
option-random-medal = A Medal at random
option-stars = { counted-stars }
option-two-recruits = Recruit two Specialists this turn
option-show-the-way = Give up 3 Stars: a War Hero joins you
option-soldiers = { counted-soldiers }
option-courage = { $courage } Courage
option-battle-cry = Move for free, ignoring requirements and mines
option-used-item = Find an Item already used
option-bonus = { $bonus }
option-drop = Put { $card } back
option-convert = { $what } into { $into }: { $amount }
option-buy-medal = Buy a Medal for { $courage } Courage
option-give = Give { $what } to { $seat }
option-hand = Give { $card } to { $seat }
option-nothing = Nothing after all
option-amount = { $amount }
option-stay = Stay
option-stuck = No way out
option-advance = Advance to sector { $sector } for { $courage } Courage
option-sideways = Move sideways to sector { $sector }{ $courage ->
    [0] {""}
   *[other] {" "}for { $courage } Courage
}
option-howard = Enter sector { $sector } ignoring its requirement, for { $courage } Courage
option-parachute = Jump to sector { $sector } for { $courage } Courage
option-keep-mine = Accept the loss of { $loss }
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

refusal-visited = Your unit has already visited sector { $sector }.
refusal-full = Sector { $sector } is full.
refusal-barrier = A barrier is in the way.
refusal-needs = That sector requires { $card }.
refusal-needs-loss = That sector costs you a Specialist, and you have none.
refusal-stars = It takes { counted-stars }.
refusal-courage = It takes { $courage } Courage.
refusal-points = It takes { counted-points }.
refusal-not-next = Sector { $sector } is neither ahead of nor next to your unit.
refusal-not-ahead = Your craft can’t get there from here.
refusal-stalled = The engine has stalled: your craft can’t move this turn.
refusal-panic = Panic aboard: your craft can only move sideways this turn.
refusal-aboard = You can’t recruit Specialists or find Items while aboard.
refusal-removed = { $card } is not part of this game.
refusal-same-title = Your unit already has a Specialist with the same title as { $card }.
refusal-gone = { $card } can’t be recruited again.
refusal-one-auxiliary = A unit may have only one Auxiliary.
refusal-one-unique = A Unique Specialist is already in play.
refusal-not-in-pool = { $card } is not in the pool.
refusal-one-recruit = You may recruit one Specialist per turn.
refusal-one-find = You may find one Item per turn.
refusal-sector-forbids = This sector forbids it.
refusal-one-medal = You may buy one Medal per turn.
refusal-no-medals = No Medals are left.
refusal-medal-at-sea = You can’t buy Medals with Courage at sea.
refusal-level = Items are only used at introductory level 3.
refusal-locked = That die is locked.
refusal-no-rerolls = You have no re-rolls left.

# The end

dice-ending-left = { $count ->
    [one] Soldier left
   *[other] Soldiers left
}
dice-ending-fallen = { $count ->
    [one] Soldier lost in combat and on mines
   *[other] Soldiers lost in combat and on mines
}
dice-ending-sectors = { $count ->
    [one] sector reached
   *[other] sectors reached
}
dice-ending-rolls = { $count ->
    [one] roll of the dice
   *[other] rolls of the dice
}
outcome-victory = The bunker is taken, in { $turns } { $turns ->
    [one] turn
   *[other] turns
}. All units win together.
    .title-won = The bunker is yours
outcome-defeat-losses = After { $turns } { $turns ->
    [one] turn
   *[other] turns
}, { $seat } has no one left. You all lose the battle.
    .title-lost = No one left
outcome-defeat-stuck = On turn { $turns }, { $seat } had to move and couldn’t. You all lose the battle.
    .title-lost = Stuck on the beach
outcome-defeat-drowned = On turn { $turns }, the landing craft of { $seat } sank in deep water. You all lose the battle.
    .title-lost = Lost at sea
outcome-defeat-penalty = { $seat } entered the bunker without completing all its missions and couldn’t pay the penalty. The battle is lost.
    .title-lost = At the bunker door
outcome-defeat-bunker = Not every bunker was taken. The battle is lost.
    .title-lost = The bunker holds
outcome-defeat-mission = The bunker is taken, but { $seat } did not complete its mission. The battle is lost.
    .title-lost = One mission short

# What happens

event-turn-began = Turn { $turn }
event-dice-rolled = { $seat } rolls: { $faces }.
    .begun = { $seat } rolls…
event-dice-locked = { $seat } locks { $faces }.
event-die-changed = { $seat }: { $by } turns die { $die } into { $face } ({ $colour }).
event-dice-swapped = { $seat } swaps { $face } for { $got } ({ $other }).
event-result-added = { $seat }: { $by } adds { $face } ({ $colour }).
event-straight-made = { $seat } rolls a Straight{ $taken ->
    [0] {" "}but counts its dice instead.
   *[other] {" "}and takes a Medal.
}
event-skulls-cancelled = { $seat }: Skulls cancel { $faces }.
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
event-marker-turned = { $seat }: turn { $marker } in this sector{ $must_move ->
    [0] .
   *[other] , and it must move.
}
event-recruited = { $card } joins { $seat }.
event-specialist-lost = { $seat } loses { $card }.
event-item-found = { $seat } finds { $card }.
event-item-lost = { $seat } loses { $card }.
event-card-used = { $seat } uses { $card }.
event-beaten = { $seat } is too late and chooses again.
event-medal-won = { $seat } receives { $card }.
event-promotion-won = { $seat } receives { $card }.
event-vehicle-taken = { $seat } takes { $card }.
event-vehicle-lost = { $seat } loses { $card }.
event-gift-made = { $seat } gives { $amount } × { $what } to { $to }.
event-moved = { $seat } moves from { $origin } to { $sector }.
event-mine-exploded = { $seat } crosses a minefield: { $loss ->
        [one] { $loss } Soldier lost
       *[other] { $loss } Soldiers lost
    }.
event-defence-rolled = The DEF of sector { $sector } is { $defence } this turn.
event-defence-cut = { $seat }: { $by } lowers the DEF of sector { $sector }.
event-guns-silenced = { $seat } silences the machine guns of sector { $sector }.
event-guns-fired = Machine-gun fire on { $seat }: { $total }.
event-fought = { $seat } in sector { $sector }: DEF { $defence }, machine guns { $fire }, { $losses } lost.
event-bunker-taken = { $seat } has taken the bunker { $sector }.
event-unit-eliminated = { $seat } is eliminated: { $why }.
event-mission-given = { $seat } is given the mission { $card }.
event-mission-done = { $seat } completes { $card }.
event-items-adjusted = Item added: { $card }. Item removed: { $out }.
event-embarked = { $seat } embarks: { $sector }{ $passengers-count ->
    [0] .
   *[other] {" "}with { $passengers }.
}
event-penalty-suffered = { $seat }: { $penalty }
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
event-sea-combat = { $seat } comes under fire: DEF { $defence } ({ $sector }).
event-shells-fell = Bombardment of the sectors numbered { $number }.
event-craft-shelled = Bombardment hits the craft of { $seat }: −{ counted-soldiers }, −{ counted-points }.
event-craft-moved = The craft of { $seat } moves: { $origin } → { $sector }.
event-craft-mined = The craft of { $seat } strikes mines: −{ counted-soldiers }, −{ counted-points }.
event-disembarked = { $seat } is in the water: { $sector }.
event-waded = { $seat } wades: { $origin } → { $sector }.
event-beach-reached = { $seat } is on the beach, in sector { $sector }.
event-battle-began = Everyone is ashore. The battle begins.
event-mulligan-taken = { $seat } re-rolls everything.

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
tui-head-marker = Turn in sector
tui-head-cards = Cards
tui-tally = As rolled: { counted-soldiers }, { $courage } Courage, { counted-stars }, { counted-points }; active Skulls: { $skulls }

# Battlefields

preset-first = First battle
    .about = Dice, Courage and DEF. No machine guns, no Items yet.
preset-wall-allies = First landing against the Germans
    .about = You lead a unit on N18 against a German bot.
preset-wall-german = First battle as the Germans
    .about = You hold the bunker of N18 against a unit led by a bot.
preset-standard = Standard
    .about = The full base game.
preset-everything = Everything
    .about = The crossing, golden dice, Missions, War Heroes, Battle Conditions and Badges.
scenario-N01 = N01 Exercise Tiger
    .place = Slapton Sands, England
    .situation = Slapton Sands, England, 27 April 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very easy. Against the Germans, the Allies win about 46% of duels between bots.
scenario-N02 = N02 Omaha Beach
    .place = Easy Red, Colleville
    .situation = Easy Red, Colleville, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 54% of duels between bots.
scenario-N03 = N03 Gold Beach
    .place = Jig and King, Asnelles – La Rivière
    .situation = Jig and King, Asnelles – La Rivière, 6 June 1944. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in a Final Bunker; several units must take both.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 50% of duels between bots.
scenario-N04 = N04 Sword Beach
    .place = Queen, Hermanville – La Brèche
    .situation = Queen, Hermanville – La Brèche, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 37% of duels between bots.
scenario-N05 = N05 Pointe du Hoc
    .place = Cliffs of Cricqueville
    .situation = Cliffs of Cricqueville, 6 June 1944. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard. Against the Germans, the Allies win about 13% of duels between bots.
scenario-N06 = N06 Merville Battery
    .place = Merville-Franceville
    .situation = Merville-Franceville, 6 June 1944. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 68% of duels between bots.
scenario-N07 = N07 Pegasus Bridge
    .place = Bénouville
    .situation = Bénouville, 6 June 1944. You start with 6 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 55% of duels between bots.
scenario-N08 = N08 Longues-sur-Mer Battery
    .place = Longues-sur-Mer
    .situation = Longues-sur-Mer, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard. Against the Germans, the Allies win about 33% of duels between bots.
scenario-N09 = N09 Mare Fontaine Battery
    .place = Ver-sur-Mer
    .situation = Ver-sur-Mer, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard. Against the Germans, the Allies win about 50% of duels between bots.
scenario-N10 = N10 Port-en-Bessin
    .place = Port-en-Bessin
    .situation = Port-en-Bessin, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard. Against the Germans, the Allies win about 27% of duels between bots.
scenario-N11 = N11 Sainte-Mère-Église
    .place = Sainte-Mère-Église
    .situation = Sainte-Mère-Église, 6 June 1944. You start with 3 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: easy. Against the Germans, the Allies win about 47% of duels between bots.
scenario-N12 = N12 La Fière Causeway
    .place = La Fière causeway
    .situation = La Fière causeway, 9 June 1944. You start with 6 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very hard. Against the Germans, the Allies win about 33% of duels between bots.
scenario-N13 = N13 Utah Beach
    .place = Tare Green, La Madeleine
    .situation = Tare Green, La Madeleine, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: easy. Against the Germans, the Allies win about 37% of duels between bots.
scenario-N14 = N14 Juno Beach
    .place = Nan and Mike, Courseulles
    .situation = Nan and Mike, Courseulles, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 58% of duels between bots.
scenario-N15 = N15 Brécourt Manor
    .place = Sainte-Marie-du-Mont
    .situation = Sainte-Marie-du-Mont, 6 June 1944. You start with 5 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 67% of duels between bots.
scenario-N16 = N16 Cosy’s Bunker
    .place = Juno Beach, Bernières – Courseulles
    .situation = Juno Beach, Bernières – Courseulles, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very hard. Against the Germans, the Allies win about 37% of duels between bots.
scenario-N17 = N17 Crisbecq Battery
    .place = Saint-Marcouf
    .situation = Saint-Marcouf, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard. Against the Germans, the Allies win about 32% of duels between bots.
scenario-N18 = N18 Exercise Fabius
    .place = Slapton, Bracklesham and Littlehampton, England
    .situation = Slapton, Bracklesham and Littlehampton, England, 4 May 1944. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very easy. Against the Germans, the Allies win about 76% of duels between bots.
scenario-N19 = N19 Omaha – Dog Green
    .place = Vierville-sur-Mer
    .situation = Vierville-sur-Mer, 6 June 1944. You start with 6 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard. Against the Germans, the Allies win about 37% of duels between bots.
scenario-N20 = N20 Gold – Le Hamel
    .place = Le Hamel, Asnelles
    .situation = Le Hamel, Asnelles, 6 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 42% of duels between bots.
scenario-N21 = N21 Sword – Ouistreham
    .place = Riva-Bella casino
    .situation = Riva-Bella casino, 6 June 1944. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 57% of duels between bots.
scenario-N22 = N22 Carentan
    .place = Carentan, Saint-Côme causeway
    .situation = Carentan, Saint-Côme causeway, 11 June 1944. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard. Against the Germans, the Allies win about 52% of duels between bots.
scenario-N23 = N23 Hill 30 – Amfreville
    .place = Picauville – Amfreville
    .situation = Picauville – Amfreville, 7 June 1944. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium. Against the Germans, the Allies win about 43% of duels between bots.

# What the cards do

effect-eclaireur = Each advance of your unit costs 1 Courage less (minimum 1; not into a bunker).
effect-caporal = Once per turn, re-roll 1 unlocked die of your Final Tally.
effect-sergent = In Phase 2, gain 1 Soldier.
effect-medecin = In Phase 6, your unit loses 2 fewer Soldiers in total (DEF and machine guns).
effect-lieutenant = At the end of Phase 1, once per turn, swap 1 die of your Final Tally with a die of the same colour in another unit’s Final Tally, at any distance. Solo: use the pool of 6 dice.
effect-tireur_elite = Once per turn, ignore 1 Skull of your Final Tally (it becomes inactive).
effect-genie = The DEF of the sector you occupy is reduced by 2 in Phase 6 for every unit there (not in a bunker).
effect-grenadier = Sacrifice in Phase 5 in a sector with machine guns: they are removed for the rest of the game.
effect-veteran = Gain 2 Soldiers each time your unit gets an RWB, from any source.
effect-tireur_precis = Each machine-gun die against your unit is reduced by 2 (a 6 becomes a 4, so no special damage).
effect-operateur_radio = You may trade with units in adjacent sectors. Solo: gain 1 Item Point in each Phase 2.
effect-sergent_chef = If your Final Tally holds at least 1 uncancelled Courage, gain 1 extra Courage.
effect-adjudant = Your unit may stay 4 turns instead of 3 in a sector (no effect in sectors limited to 1 or 2 turns).
effect-capitaine = Once per turn, change the colour of 1 die of your Final Tally.
effect-commandant = In Phase 2, every unit in your sector, yours included, gains 1 Soldier.
effect-officier_en_second = In Phase 3, instead of 1 Specialist and 1 Item, you may recruit 2 Specialists or find 2 Items.
effect-colonel = All units lock 1 fewer die after the first roll (normally 1 instead of 2; 0 with the Pinch of Gold option).
effect-general = In each Phase 1, each unit may replace one of its dice with a golden die while the supply of 4 lasts; with the Pinch of Gold option, players roll 5 coloured dice and 1 golden die.
effect-sergent_instructeur = Specialists cost your unit 1 Star less (minimum 1).
effect-heros = Sacrifice in Phase 6: your unit ignores all its losses (DEF and machine guns) this turn.
effect-photographe_guerre = Gain 1 Star each time your unit gets an RWB.
effect-aumonier = Gain 1 Courage in each Phase 2 if your Final Tally has an active Skull, and each time your unit loses another Specialist.
effect-resistant = Your unit ignores Specialist requirements when entering sectors, except bunkers. It still loses a Specialist where a sector costs one.
effect-quartier_maitre = Items cost your unit 3 Item Points less (minimum 3).
effect-naval_usa = At sea: once per turn, re-roll 1 unlocked die of the Final Tally.
effect-naval_uk = At sea: a Bombardment costs this craft 4 Item Points instead of 8.
effect-naval_canada = At sea: the first Courage result of each Final Tally is ignored.
effect-naval_france = At sea: naval mines cost this craft at most 3 Soldiers and 3 Item Points per roll.
effect-naval_shaef = At sea: the DEF suffered by this craft is reduced by 1 (minimum 0).
effect-naval_autre = At sea: once per crossing, ignore one sea RWB penalty.
effect-parachutiste = Once per game, for 2 Courage, jump to an unvisited sector in your row or the next one (not a bunker), ignoring requirements and landmines.
effect-guide = Your unit and any unit leaving the same sector in the same turn ignore landmines.
effect-correspondant_guerre = When you play a Medal, gain 3 Stars.
effect-wh01 = Like the Corporal, and the re-roll may also be used on a locked die.
effect-wh02 = Like the Corporal, and your unit loses 1 fewer Soldier in Phase 6.
effect-wh03 = Like the Scout, and your unit ignores landmines when moving sideways.
effect-wh04 = Like the Sergeant, and you gain 1 Courage when your unit enters a sector with machine guns.
effect-wh05 = Like the Sergeant, but gain 2 Soldiers instead of 1 in a sector with machine guns.
effect-wh06 = Like the Medic, but your unit loses 3 fewer Soldiers instead of 2.
effect-wh07 = Like the Medic, and every other unit in your sector loses 1 fewer Soldier.
effect-wh08 = Like the Lieutenant, and you gain 1 Soldier when you swap a die.
effect-wh09 = Like the Lieutenant, but the swapped dice may have different colours.
effect-wh10 = Like the Lieutenant; or sacrifice him in Phase 5 to advance for free.
effect-wh11 = Like the Sharpshooter, but ignore up to 2 Skulls.
effect-wh12 = Like the Engineers, but the DEF is reduced by 3 instead of 2.
effect-wh13 = Like the Grenadier, but he may silence two different sectors before he is discarded.
effect-wh14 = Like the Veteran, but gain 3 Soldiers per RWB instead of 2.
effect-wh15 = Like the Marksman, but machine-gun dice are reduced by 3.
effect-wh16 = Like the Radio Operator, but trade with units up to 2 sectors away. Solo: gain 2 Item Points.
effect-wh17 = Like the Colonel, but your own unit locks no dice at all.
effect-wh18 = Like the Captain, but change the colours of up to 2 dice.
effect-wh19 = Like the Major, and once per game, your unit may enter a sector without meeting its requirements.
effect-wh20 = Like the General, and every unit gains 1 Courage when you recruit him.
effect-wh21 = Like the Hero, or sacrifice him to save another unit in your sector instead.
effect-wh22 = Like the War Photographer, and you gain 1 Courage for each Medal you play.
effect-wh23 = Like the Paratrooper, but twice per game.
effect-wh24 = Like the Pathfinder, and advancing across landmines costs 1 Courage less (minimum 1).
effect-wh25 = Like the War Correspondent, and every other unit gains 1 Star.
effect-torpille_bangalore = The DEF of your sector is 0 this turn (not in a bunker; machine guns are not affected).
effect-jumelles = Change the result (not the colour) of any 1 die, even a locked die or a machine-gun die.
effect-pigeon_voyageur = This turn, you may trade with one unit anywhere on the battlefield.
effect-veste_commandement = Gain an Inspiration RWB (it triggers the Veteran).
effect-porte_documents = Copy another unit’s Final Tally and ignore your own. Solo: re-roll all 6 dice once and choose either tally.
effect-radio_campagne = Gain 5 Soldiers.
effect-gilet_pare_eclats = Your unit ignores machine-gun losses this turn.
effect-bazooka = The DEF of your sector is reduced by 7 this turn for every unit there.
effect-lance_flammes = The DEF of your sector is reduced by 5 this turn, even in a bunker.
effect-detecteur_mines = Your unit, and every unit making the same move this turn, ignores landmines.
effect-carte_strategique = Change the colour (not the result) of any 1 die of your Final Tally.
effect-telemetre = Turn any 1 die of your Final Tally to the result of another of your dice.
effect-malle = Turn up to 2 dice of your Final Tally to Tool.
effect-grenades = The DEF of your sector is reduced by 2 this turn for every unit there.
effect-trousse_secours = In Phase 6, your unit loses 4 fewer Soldiers.
effect-carnet_messages = Give up to 3 of any one resource to a unit in any sector. Solo: convert up to 3 of one resource into another (Soldiers, Courage, Stars).
effect-sac_ravitaillement = Add 1 golden die, rolled once, to your Final Tally in the colour of your choice.
effect-nouveaux_ordres = Discard your Special Mission, draw 2 and keep 1.
effect-amphetamines = Gain a Battle Cry RWB.
effect-porte_bonheur = Re-roll any 1 die, even a locked die, a machine-gun die or a landmine die.
effect-grappin = Your unit and one other unit may enter a climb sector this turn.
effect-gants_cuir = May be used instead of the Grappling Hook, for your unit only.
effect-documents_top_secret = Draw 2 random Medals and keep 1.
effect-fumigenes = This turn, every unit in your sector ignores its machine guns, and its DEF is reduced by 1.
effect-mortier = The DEF of one sector of your choice (not a bunker) is reduced by 5 this turn.
effect-charge_demolition = In a bunker: the DEF is reduced by 6 this turn.
effect-pince_coupante = Your unit may cross one barrier this turn.
effect-drapeau = Gain 3 Courage; every other unit in your sector gains 1.
effect-pistolet_fusees = All units may re-roll 1 unlocked die of their Final Tally this turn.
effect-flasque_cognac = Gain 2 Courage, then add 1 white Skull to your next Final Tally.
effect-bonne_conduite = Re-roll any number of your unlocked dice once more.
effect-actes_bravoure = Add 2 results of your choice to your Final Tally and 1 to another unit’s (any colour). At sea: cancel 2 results of your Final Tally and 1 of another unit’s.
effect-medaille_honneur = Add 3 results of one face, 1 blue, 1 white and 1 red, to another unit’s Final Tally, which gains that RWB. Solo: to your own. At sea: cancel 3 results of another unit’s Final Tally, 1 blue, 1 white and 1 red.
effect-croix_souvenir = Gain 20 Item Points; every other unit gains 10.
effect-silver_star = Turn up to 2 dice of your Final Tally to the results of your choice.
effect-croix_victoria = In Phase 6 (at sea, Phase 2), your unit ignores all losses this turn.
effect-purple_heart = Get back the Soldiers your unit lost in the last Phase 6, up to 10.
effect-bronze_star = Gain 4 Courage.
effect-croix_service_distingue = Recruit 1 available Specialist for free.
effect-ordre_service_distingue = Gain an Inspiration and a Reinforcements RWB.
effect-croix_guerre = The DEF of your sector is halved (rounded up) this turn for every unit there.
effect-medaille_militaire = Gain 8 Soldiers.
effect-croix_rouge_royale = Bring back 1 of your lost Regular Specialists and gain 3 Soldiers.
effect-medaille_campagne_europe = Your unit does not turn its marker this turn and may stay.
effect-croix_liberation = Your unit advances this turn for free, ignoring requirements and landmines (not into a bunker).
effect-citation_unite = Every unit gains 2 Soldiers, 1 Courage and 1 Star.
effect-etoile_campagne = Every unit turns its marker back by 1 face (not below 1).
effect-medaille_service = Every unit adds 3 Tool results to its Final Tally. At sea: it removes up to 3.
effect-croix_militaire = Roll 2 golden dice once and add both to your Final Tally in the colours of your choice.
effect-char_sherman = The DEF of your sector is reduced by 3 for every unit there.
effect-jeep = Each advance of your unit costs 1 Courage less (minimum 1).
effect-half_track = Each machine-gun die against your unit is reduced by 3 (minimum 0).
effect-bulldozer = Your unit may cross barriers.
effect-ambulance = Your unit loses 2 fewer Soldiers in Phase 6.
effect-camion_munitions = Gain 3 Item Points in each Phase 2.
effect-chasseur_char = The DEF of a bunker you enter is reduced by 4 that turn, then the Vehicle is discarded.
effect-camion_amphibie = Gain 2 Soldiers in each Phase 2 while in the two bottom rows, 1 elsewhere.
effect-vehicule_reconnaissance = Your unit ignores Specialist requirements of sectors; gain 1 Star when it advances.
effect-promo_premiere_classe = Gain 6 Soldiers.
effect-promo_caporal = Re-roll up to 3 unlocked dice of your Final Tally.
effect-promo_caporal_chef = Gain 12 Item Points.
effect-promo_sergent = Gain 3 Courage.
effect-promo_sergent_chef = Gain 4 Stars.
effect-promo_adjudant = Do not turn your unit marker this turn; you may stay.
effect-promo_sous_lieutenant = Swap 1 die with any unit, any colours. Solo: change the result of 1 die.
effect-promo_lieutenant = The DEF of your sector is reduced by 4 this turn.
effect-promo_capitaine = Change the colours of any of your dice.
effect-promo_commandant = Gain an RWB of your choice.
effect-promo_lieutenant_colonel = Recruit 1 available Specialist for free.
effect-promo_colonel = Advance for free this turn, ignoring requirements and landmines (not into a bunker).
effect-ms01 = To sacrifice: War Photographer, Mine Detector, RWB Find.
effect-ms02 = To sacrifice: Hero, RWB Battle Cry, 3 Stars.
effect-ms03 = To sacrifice: Sharpshooter or Marksman, Flamethrower. To complete in a sector next to a bunker.
effect-ms04 = To sacrifice: Amphetamines, Lucky Charm.
effect-ms05 = To sacrifice: Lieutenant, RWB Inspiration.
effect-ms06 = To sacrifice: Engineers, Bangalore Torpedo.
effect-ms07 = To sacrifice: Grenadier, Grenades. To complete in a sector with machine guns.
effect-ms08 = To sacrifice: Scout, 3 Courage.
effect-ms09 = To sacrifice: Sergeant, 8 Soldiers.
effect-ms10 = To sacrifice: Medic, First Aid Kit.
effect-ms11 = To sacrifice: Radio Operator, Field Radio.
effect-ms12 = To sacrifice: Resistance Fighter, Strategic Map.
effect-ms13 = To sacrifice: Chaplain, RWB Ultimate Gift.
effect-ms14 = To sacrifice: War Photographer, Binoculars, 2 Courage.
effect-ms15 = To sacrifice: Corporal, Satchel Charge. To complete in a sector next to a bunker.
effect-ms16 = To sacrifice: Scout, Grappling Hook.
effect-ms17 = To sacrifice: Corporal, Bazooka.
effect-ms18 = To sacrifice: Sergeant, Smoke Grenades. To complete in a sector with machine guns.
effect-ms19 = To sacrifice: Captain, Top Secret Documents.
effect-ms20 = To sacrifice: Engineers, Wire Cutters, 1 Courage.
effect-ms21 = To sacrifice: Sergeant, Flag. To complete in the top row.
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
effect-ms39 = To sacrifice: Flak Vest, 6 Soldiers. To complete in a sector with machine guns.
effect-ms40 = To sacrifice: Executive Officer, Mortar.

# Browser

table-tab-dice = Dice
table-tab-map = Map
table-tab-cards = Cards
table-tab-units = Units
table-tabs = Parts of the table
table-dice = Your dice
table-die = Die { $die }
table-die-locked = locked
table-die-void = does not count
table-picked-lock = will be locked
table-picked-roll = will be re-rolled
table-picked-cancel = cancelled
table-roll-pick = Choose the dice to re-roll:
table-roll-all = All
table-roll-none = None
table-main-roll = Re-roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} (rolls left: { $left })
table-main-keep = Keep these dice
table-main-lock = Lock: { $dice } of { $wanted }
table-main-cancel = Cancel: { $dice } of { $wanted }
table-no-dice = No dice on the table.
table-joker = Joker die
table-pool = The Lieutenant’s pool
table-tally = These dice give you
table-tally-sea = These dice cost you
table-skulls = { $skulls ->
    [one] A Skull will cancel one of your other dice.
   *[other] { $skulls } Skulls will each cancel another of your dice.
}
table-skulls-choose = { $left ->
    [0] What you keep is shown above.
    [one] Choose one more die to cancel.
   *[other] Choose { $left } more dice to cancel.
}
table-bonus-or-0 = or a Medal at random
table-bonus-or-1 = or recruit two Specialists this turn
table-bonus-or-4 = or a free move
table-bonus-or-5 = or an Item already used
table-penalty-balle_perdue = a Passenger is lost
table-penalty-coup_direct = the craft loses 8 Item Points
table-penalty-shrapnel = 4 Soldiers lost; the craft loses 5 Item Points
table-penalty-homme_a_la_mer = 6 Soldiers lost
table-penalty-panique = sideways only this turn
table-penalty-moteur_cale = the craft does not move this turn
table-guns = Machine guns
table-gun = Gun { $gun } shows { $shows }
table-combat-sum = DEF { $defence } + guns { $fire }{ $more ->
    [0] {""}
   *[other] {" "}+ Condition { $more }
}{ $saved ->
    [0] {""}
   *[other] {" "}− saved { $saved }
} = { $losses } lost out of { $force }
table-shells = Shells fell on { $number } this turn.
table-craft = Craft
table-threat = Threat
table-force = { $force } in all: each Specialist counts as a Soldier
table-first = This unit’s orders are resolved first this turn
table-first-short = 1st
table-unit-short = Unit { $number }
table-unit-at = Unit { $number } in { $sector }, Soldiers: { $soldiers }
table-unit-out = Took the bunker
table-unit-destroyed = Destroyed in front of the bunker
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
table-mines = Landmines on the way: lose 1 die of Soldiers
table-sea-mines = Naval mines: lose 1 die of Soldiers and 1 die of Item Points
table-shallow = Shallow water: you can wade from here
table-deep = Deep water: troops who go in are lost
table-shelled-on = Bombarded on { $numbers } (two dice)
table-chance = ({ $percent }%)
table-percent = { $percent }%
table-visited = Your unit has been here already.
table-way-survival = { $percent }% chance to survive the first combat there with what you have now
table-why-not = Why not there?
table-tap-sector = You can reach the outlined sectors: choose one.
table-tap-any = Choose a sector to see its details.
table-show-land = The battlefield
table-show-sea = The crossing
table-close = Close
table-sector-turns = { $turns ->
    [one] One turn only
   *[other] { $turns } turns at most
}
table-sector-needs = To enter, the unit needs: { $card }
table-sector-costs-specialist = Entering costs a Specialist
table-sector-pay = Entering costs { $price }
table-sector-item-or-pay = To enter: { $card }, or { $price }
table-sector-soldiers = Entering gives { $dice } Soldiers
table-sector-joins = Joins you when you enter: { $card }
table-sector-joins-choice = A Specialist of your choice joins you when you enter
table-sector-vehicle = A Vehicle for the first unit to enter
table-sector-vehicle-taken = The Vehicle has been taken
table-sector-medal = A Medal for the first unit to enter
table-sector-medal-taken = The Medal has been taken
table-sector-item = For the first unit to enter: { $card }
table-sector-item-taken = Taken: { $card }
table-sector-tally = Every tally here: +{ $amount } { $face }
table-sector-five-dice = Roll only five dice here
table-sector-no-lock = You lock no dice here
table-sector-one-lock = You lock only one die here
table-sector-forbid-find_items = No finding Items here
table-sector-forbid-recruit = No recruiting here
table-sector-forbid-trade = No trading here
table-sector-forbid-medals = No buying Medals here
table-sector-climb = Climb: Grappling Hook or Gloves, otherwise 2 Courage and 1 die of Soldiers
table-sector-units = { $units ->
    [one] One unit at most
   *[other] { $units } units at most
}
table-sector-single = Combat on the turn of arrival only
table-sector-six-specialist = A 6 on a machine-gun die also costs a Specialist
table-sector-six-item = A 6 on a machine-gun die also costs an Item
table-place-sector_with_mgf = in a sector with machine guns
table-place-sector_adjacent_to_bunker = in a sector next to the bunker
table-place-top_row = in the row just below the bunker
table-need-met = you have it
table-now-use = Usable now
table-now-fulfil = Can be completed now
table-now-recruit = Can join now
table-now-find = Can be found now
table-do-use = Use
table-do-fulfil = Complete
table-do-recruit = Recruit
table-do-find = Take
table-do-lose = Lose
table-do-take = Choose
table-missions = Special missions
table-own-cards = Your unit
table-unit-cards = This unit
table-no-cards = No Specialists and no Items yet.
table-passengers = Passengers aboard
table-more-specialists = Specialists you can’t recruit now ({ $count })
table-more-items = Items you can’t find now ({ $count })
table-category-auxiliary = Auxiliary, one per unit
table-category-ranking = Ranking, shared by everyone
table-category-unique = Unique, only one in play
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
table-alone = Yours is the only unit on this beach.
table-partner-must-move = Must leave this sector.
table-partner-left = { $most } will be left after combat.
table-partner-leaves = { $least } to { $most } will be left after combat.
table-waiting = Waiting for the other units
table-order-given = Order given. It will be carried out once everyone has chosen.
table-telling = What happened…
table-less = Less
table-more = More
table-odds-short = Survival
table-you-are-here = Your unit is here.
table-odds = Chance of surviving this sector
table-odds-losses = This combat costs { $least } to { $most }; you will face it with a force of { $force }.
table-odds-loss = This combat costs { $most }; you will face it with a force of { $force }.
table-answer-above = Choose on the table: outlined items can be chosen.
table-usual-dice = Keep all six
table-odds-now = As you are now ({ $force })
table-odds-tally = With these dice ({ $force })
table-odds-twice = Two combats in a row without reinforcements
table-odds-ways = First combat in other sectors
table-odds-way = Sector { $sector } (DEF { $defence }{ $guns ->
    [0] {""}
   *[other] , guns { $guns }
})
table-odds-sea = The sector’s guns cost { $losses } { $losses ->
    [one] Soldier
   *[other] Soldiers
} after each tally.
table-odds-shells = Shells hit this sector
table-odds-shells-cost = A hit costs two dice of Soldiers and { $points } Item Points from the craft.
table-odds-estimate = An estimate: it leaves out cards still to be played, mines and bonuses.
phase-start = Start
phase-roll = Dice
phase-changes = Changing dice
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
table-course = Phases of this turn
stage-condition = Condition
stage-roll = Dice
stage-tally = Tally
stage-sea-combat = Under fire
stage-bombardment = Shells
stage-camp = Camp
stage-trade = Trade
stage-ambush = Ambush
stage-move = Move
stage-combat = Combat
stage-assault = Assault
tip-lock = Choose two dice to keep as they are. The same face in red, white and blue gives a bonus.
    .title = Lock two dice
tip-roll = Choose the dice to re-roll, then press the button; you have two more rolls at most. What your dice are worth is shown below them.
    .title = Re-roll
tip-skulls = Each Skull cancels another of your dice. You choose which: give up the one you need least.
    .title = Skulls
tip-camp = Each turn, you can spend Stars to recruit one Specialist and Item Points to find one Item. What you can afford is outlined; what you don’t spend, you keep.
    .title = Spend or save
tip-move = Advancing costs Courage. Choose an outlined sector to see what awaits you. After three turns in a sector, you must leave it.
    .title = Stay or advance
tip-fire = Combat follows movement: your unit loses as many Soldiers as its sector’s DEF, plus a die for each machine gun. Cards that help are listed here.
    .title = Under fire
tip-sea = At sea, dice only cost you: Soldiers, Courage, the craft. Keep Skulls: here they do nothing. Run out of anything in deep water and you are lost.
    .title = The crossing
tip-german-lock = Your dice are red, white and black; the same face in all three gives you a bonus. You never move: you hold the bunker.
    .title = You are the wall
tip-german-orders = Choose one of your cards: its targets are outlined on the map, with what would be left of each. Tap once to choose, again to give the order.
    .title = Giving orders
tip-german-hand = Each Decoration says when it can be played. Press C or “Hide” when someone looks over your shoulder.
    .title = Your hand
tip-danger = Each box is a face of the gun’s die, with what would be left of your unit. Hidden Decorations are not counted.
    .title = The danger to your unit
tip-german-camp = Guns and mines sleep until you recruit the Machine Gunner and the Pionier. You may recruit and find as many cards as you can afford.
    .title = Guns and mines
tip-german-trade = Spend five Courage to draw a Decoration only you can see. Keep some Courage for the Scharfschütze.
    .title = Decorations
tip-german-combat = In combat, you pay Soldiers for the highest DEF with a unit in it; each Soldier you lack lowers every DEF by 1. Save your hits for a unit they would destroy: once one unit is lost, you win the battle.
    .title = What you pay
tip-wall = The guns and mines sleep until the Germans wake them. Time is against you: recruit the Sniper, who kills three German Soldiers for one Courage, and move on.
    .title = Against the wall
tip-assault = Soldiers and Specialists of both sides are compared. The stronger side wins; on a tie, the side with more Specialists, then the Germans.
    .title = The assault
report-progress = Progress
report-progress-about = Where each unit was at the end of each turn, from the shore (bottom) to the bunker (top).
report-losses = Soldiers lost and gained
report-losses-about = Per turn, all units together.
report-turn = Turn
report-lost = Lost
report-gained = Gained
report-luck = The dice
report-luck-about = How often each face came up, compared with one in six.
report-rolled = { $count ->
    [one] { $count } die rolled
   *[other] { $count } dice rolled
}
report-bonuses = Bonuses: { $count }
report-guns = Machine guns: { $total } in { $dice } dice, { $average } on average (3.5 expected)

# Hints: why to choose this
hint-locks = You keep { $faces }.
hint-keeps = You keep { $faces }.
hint-bonus-made = You have { $face } in all three colours: { $bonus }.
hint-bonus-near = You have { $face } in two colours: a third one makes { $bonus }.
hint-rolls-skulls = { $count ->
        [one] You re-roll a Skull, which could have cancelled another die.
       *[other] You re-roll { $count } Skulls, each of which could have cancelled another die.
    }
hint-tally = As rolled, the dice give { counted-soldiers }, { $courage } Courage, { counted-stars } and { counted-points }.
hint-bonus-stays = You keep { $bonus }.
hint-cancels = You give up { $faces }.
hint-stay = You have a { $chance }% chance to survive the combat here.
hint-may-stay = The marker is at { $marker }; the unit may stay here until it reaches { $count }.
hint-must-move = The unit can’t stay here any longer.
hint-way = You have a { $chance }% chance to survive the first combat there (DEF { $defence }), against { $here }% here.
hint-safest-way = Anywhere else it would be { $other }% at best.
hint-advance = It is one row closer to the bunker and leaves you { $left } Courage.
hint-land = It gets the unit ashore.
hint-sea-quiet = DEF { $defence } there, against up to { $other } elsewhere.
hint-sea-no-mines = No mines there.
hint-sea-nearer = It is closer to the beach.
hint-recruit = It costs { $price } { $price ->
        [one] Star
       *[other] Stars
    } and leaves you { $left }.
hint-find = It costs { $price } { $price ->
    [one] Item Point
   *[other] Item Points
} and leaves you { $left }.
hint-saves = You save { counted-stars } and { counted-points } for a later turn.
hint-fire-stands = You lose { $loss } of { $force }: the unit survives.
hint-fire-kills = You could lose up to { $loss }, and the unit has { $force }.
hint-combat-risk = Without it, you have a { $chance }% chance to survive the combat (DEF { $defence }).
hint-keeps-courage = You save { $courage } Courage for later.
hint-cheapest = None of the others costs fewer Stars ({ $price }).
hint-courage = The cheapest route to the bunker costs { $need } Courage; you have { $have }.
colour-black = black
table-german = The Germans
table-german-where = in the bunker
table-german-cards = Your Specialists and Items
table-tab-wall = Wall
table-tab-hand = Hand
table-tab-reserve = Reserve
table-kind-decoration = Decoration
table-kind-condition = Battle Condition
table-kind-badge = Badge
table-wall-you-pay = Combat will cost you { counted-soldiers }
table-wall-pays = In combat, the Germans pay { counted-soldiers }
table-wall-pays-nothing = Nothing to pay: no unit is under fire
table-wall-for = for sector { $sector }, the highest DEF with a unit in it
table-wall-squares = { $has } of { $pays } Soldiers
table-wall-short = { $missing } short.
table-wall-lower = Every DEF is { $missing } lower for the units.
table-wall-guns = guns awake
table-wall-guns-asleep = guns asleep
table-wall-mines = mines awake
table-wall-mines-asleep = mines asleep
table-wall-automatic = The unit is in sector { $sector }, turn { $stood } of { $stay }; next: { $next }.
table-wall-decorations = Decorations
table-wall-only-you = only you see these
table-wall-held = { $count ->
    [0] no Decoration in hand
    [one] one hidden Decoration
   *[other] { $count } hidden Decorations
}
table-wall-deck = deck { $deck }, played { $gone }
table-wall-cover = Hide
table-wall-uncover = Show
table-wall-none = You hold no Decoration.
table-wall-your-def = so your DEF is { $missing } lower
table-wall-here = highest: you pay { $soldiers }
table-wall-weather = Lasting weather
table-wall-open = open to all
table-wall-now = now
table-wall-moment = When: { $phases }
table-wall-backs = { $count ->
    [0] the Allies see no cards
    [one] the Allies see one card back
   *[other] the Allies see { $count } card backs
}
table-wall-draw = { $courage } Courage to draw one, in Trade
table-mine-place = Lay mines between sectors { $a } and { $b }
table-aim = Tap a target, on the map or in the list. A second tap gives the order.
table-pass-until = Pass until…
table-coming = these dice
table-reserve = Reserve
table-reserve-now = opens in Phase 3; { $stars }, { $points }
table-reserve-open = { $stars }, { $points } to spend
table-reserve-lacks = { $what } short
table-may-play = The Germans may still play this turn
table-may-play-unit = Unit { $number } may still play this turn
table-may-play-cancels = against a Decoration
table-may-play-now = now
table-may-play-in = in { $window }
table-may-play-hidden = { $count ->
    [one] One hidden Decoration: nobody knows what it may do here.
   *[other] { $count } hidden Decorations: nobody knows what they may do here.
}
table-threats = Next turn, the wall may
table-threat-mgf = wake the guns: { $card }, { $price }{ $lacks ->
    [0] {""}
   *[other] , { $lacks } short
}
table-threat-mines = wake the mines: { $card }, { $price }{ $lacks ->
    [0] {""}
   *[other] , { $lacks } short
}
table-threat-decoration = draw a Decoration: { $price }{ $lacks ->
    [0] {""}
   *[other] , { $lacks } short
}
table-threat-items = find: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
table-danger-yours = Your unit survives { $alive } times out of 6
table-danger-unit = Unit { $number } survives { $alive } times out of 6
table-danger-yours-percent = Your unit: { $percent } chance to survive
table-danger-unit-percent = Unit { $number }: { $percent } chance to survive
table-danger-sum = Force { $force }, DEF { $defence }{ $guns ->
    [0] , no gun
    [one] , one gun
   *[other] , { $guns } guns
}{ $saved ->
    [0] {""}
   *[other] , { $saved } saved
}
table-card-survival = Survival { $before } → { $after }
table-card-losses = Losses { $before } → { $after }
table-danger-left = { $men } left
table-danger-people = Specialists only
table-danger-lost = lost
table-danger-share = { $percent } of rolls
table-danger-not = Not in these odds: what { $count ->
    [one] the hidden Decoration
   *[other] the { $count } hidden Decorations
} may do.
table-assault-force = { $soldiers } Soldiers and { $specialists ->
    [one] 1 Specialist
   *[other] { $specialists } Specialists
}
table-assault-allies = Unit { $number } would take the bunker
table-assault-german = The Germans would hold the bunker
table-assault-box-force = Force: Soldiers and Specialists
table-assault-box-specialists = More Specialists
table-assault-box-german = Still a tie
table-assault-against = { $ours } against { $theirs }
table-assault-tie = a tie: see the next step
seat-g = the German player
seat-allies = the Allies
    .name = Allies
seat-germans = the Germans
    .name = Germans
bonus-distribution = Distribution
bonus-discipline = Discipline
bonus-troupes_soutien = Support Troops
bonus-remplacements = Replacements
bonus-fanatisme = Fanaticism
bonus-ingeniosite = Ingenuity
attribute-mgf = machine guns
attribute-mines = landmines
pool-trade = the trade pool
why-german = German cards
why-shortage = the German shortage
why-levy = the levy
why-bought = Courage
why-straight = the Straight
why-trophy = the trophy
why-payment = the payment
why-badge = the Badge
why-explosives = too many explosives
word-missing = missing
option-wall = Atlantikwall: the Germans
    .about = A player defends the wall. With “a player”, the Germans have a seat of their own; solo, you play the Germans against an automatic unit.
option-wall-none = no one
option-wall-player = a player
option-wall-solo = you, solo
option-wall_material = Atlantikwall: Vehicles and Medals
    .about = The Flail Tank, the Tractor and four Medals. Always included with a German player.
option-german_blind = German blind start
    .about = Dice decide what the Germans start with.
option-conditions = Battle Conditions
    .about = Before each turn, a card changes the rules of that turn.
option-conditions-none = none
option-conditions-turn = a card each turn
option-conditions-persistent = with lasting weather
option-observation = Forward observation
    .about = An optical Item shows the next two Battle Conditions.
option-badges = Badges
    .about = A Battle Cry may also draw a Badge.
option-badges-none = none
option-badges-badges = used once
option-badges-honour = badges of honour
option-badge_purchase = Badges of courage
    .about = In Phase 4, you can draw a Badge for a Star and a Courage.
option-badge_help = Badges of assistance
    .about = Each unit starts with a Badge.
option-playing_with_fire = Playing with fire
    .about = Too many explosive Items cost Soldiers.
option-chaotic_supply = Chaotic supply
    .about = Items form two decks; only the top card of each can be found.
ask-german = { $window }: a card, an order, or pass?
ask-round = Play a card: { $window }?
ask-precedence = Both sides act at once. Do your orders come first or last?
ask-cancel-decoration = The German player plays { $card }. Cancel it?
ask-wound = { $card }: what do you lose?
ask-condition-medal = { $card }: replace this Battle Condition with another?
ask-seize = What does { $target } lose?
ask-shoot-whom = { $target }: who does your Sniper hit?
ask-scope-target = Sniper Scope: which target?
ask-order-top = In what order do the cards go back? The first one is on top.
ask-choose-decoration = Which Decoration do you take?
ask-place-mine = Where do you lay the mines?
ask-give-die = Which die do you give up?
ask-german-straight = A Straight: take a Decoration of your choice instead of these dice?
ask-discipline = Discipline: add a black result, or take Courage?
ask-payment = You lack { $missing } { $missing -> 
    [one] Soldier
   *[other] Soldiers
}. Give up a Specialist?
ask-assault-order = Which unit attacks next?
ask-german-blind = Dice: { $dice }. Which one gives your Soldiers?
ask-pool-die = Which die of the pool do you take?
ask-cancel-condition = { $card }: lose something to cancel it?
ask-avert = Lose a Specialist to cancel the Battle Condition?
ask-condition-loss = { $card }: what do you lose?
ask-gain-choice = Which resource do you gain?
ask-air-support = Which sector do the planes attack?
ask-add-skull = Which colour is the Skull?
ask-exposed = The cliff is wet: pay Courage or lose a Specialist?
ask-order-conditions = Which Battle Condition comes next?
ask-replace-condition = Which Battle Condition takes its place?
ask-officer = Which Badge does the Officer become?
ask-badges = Use a Badge?
ask-war-medal = { $card }: what do you choose?
ask-swap-def = Which sector do you swap the DEF with?
option-pass = Pass
option-until = Pass until { $window }
option-badge-dice = { $card }: dice { $which }
option-advance-too-early = Enter sector { $sector } for { counted-courage }. Careful: a Mission is not complete ({ $seats }), so winning the assault now is a defeat.
option-first = First
option-last = Last
option-cancel-with = Cancel it with { $card }
option-use-on = { $card }: { $target }
option-use-sector = { $card }: sector { $sector }
option-use-vehicle = { $card }: destroy { $vehicle } ({ $target })
option-seize = { $card }
option-seize-points = { counted-points }
option-shoot = { $card }
option-scope-aim = Sniper Scope: kill a German Specialist
option-use-gain-points = { $card }: { counted-points }
option-use-gain-courage = { $card }: { counted-courage }
option-use-draw = { $card }: draw a Decoration
option-use-colour = { $card }: a { $colour } Skull for each unit
option-take-die = { $card }: take { $face } ({ $colour }) from { $target }
option-shoot-soldiers = { $card }: { $target } loses 3 Soldiers, for 1 Courage
option-shoot-specialist = { $card }: { $target } loses a Specialist, for 2 Courage
option-false-orders = { $card }: re-roll dice { $which } ({ $faces })
option-sniper = Sniper: kill 3 German Soldiers, for 1 Courage
option-sniper-kill = Sniper: kill { $card }, for 2 Courage
option-piat = PIAT: remove { $card } from the German reserve, for 2 Courage
option-scope-kill = Sniper Scope: kill { $card }
option-scope-remove = Sniper Scope: remove { $card } from the German reserve
option-buy-decoration = Draw a Decoration for { counted-courage }
option-observe = Lose { $card } to see the next Battle Conditions
option-lose-soldiers = Lose { counted-soldiers }
option-discard = Discard { $card }
option-top = { $cards }
option-take = Take { $card }
option-border = Between { $a } and { $b }
option-give-die = Die { $die }: { $face } ({ $colour })
option-some-courage = { counted-courage }
option-add-black = A black { $face }
option-draw-decoration = Draw a Decoration
option-fanaticism = Every unit loses 1 Soldier
option-look-decorations = Look at the top 3 Decorations
option-give-up = Give up { $card }
option-attack = { $seat }, with a force of { $force }
option-german-blind = { counted-soldiers }, { counted-courage }
option-pool-die = { $face } ({ $colour })
option-lose-for = Lose { $card }
option-avert = Lose { $card } to cancel { $condition }
option-gain-one = 1 × { $what }
option-pay-courage = Pay { counted-courage }
option-condition = { $card }
option-become = { $card }
option-badge = Use the Badge { $card }
option-buy-badge = Draw a Badge for { counted-stars } and { counted-courage }
option-draw-badge = Draw a Badge
option-war-medal = Every unit gains 4 Soldiers, 3 Item Points, 2 Courage and 1 Star
option-replace-condition = Choose another Battle Condition
refusal-german-stays = The Germans stay in the bunker.
refusal-condition = This turn’s Battle Condition forbids it.
refusal-held = A card keeps your unit from moving that way.
outcome-assault = The assault on the bunker succeeds on turn { $turns }. The Allies win.
outcome-defeat-assault = The last unit falls in the assault on turn { $turns }. The Germans hold the wall.
outcome-wall-held = The bunker holds: the Germans win on turn { $turns }.
outcome-wall-fallen = On turn { $turns }, the Germans have no one left. The wall has fallen.
event-hit-pending = { $seat } will lose { $amount } { $amount -> 
    [one] Soldier
   *[other] Soldiers
} to { $by }.
event-german-paid = { $seat } pays { $paid } for DEF { $defence }{ $missing -> 
    [0] {""}
   *[other] {", "}{ $missing } missing
}.
event-attribute-activated = Awake: { $what }.
event-attribute-lost = Asleep: { $what }.
event-decoration-drawn = { $seat } draws a Decoration{ $card -> 
    [0] {""}
   *[other] {": "}{ $card }
}.
event-decoration-played = { $seat } plays { $card }.
event-decoration-cancelled = { $seat } cancels { $card } with { $by }.
event-deck-looked-at = { $seat } looks at { $count } Decorations.
event-wound-drawn = { $seat } draws { $card }.
event-wound-suffered = { $card }: { $seat } loses { $lost }{ $soldiers -> 
    [0] {""}
   *[other] {" "}({ $soldiers })
}.
event-die-taken = { $seat } takes { $face } ({ $colour }) from { $other }.
event-tallies-exchanged = { $seat } and { $other } exchange their dice.
event-token-placed = { $by }: a token at { $where }.
event-mines-cleared = { $seat } clears the mines: { $where }.
event-defences-swapped = Sectors { $sector } and { $other } swap their DEF: { $defence } and { $other_defence }.
event-item-removed = { $seat } removes { $card } from the German reserve.
event-german-lost = { $seat } loses { $card }.
event-specialist-shot = { $seat } shoots { $card } ({ $target }).
event-card-lost = { $seat } loses { $card } to { $by }.
event-assault-fought = Assault: { $seat } { $force } ({ $specialists }) against { $german } ({ $german_specialists }). Winner: { $winner }.
event-unit-destroyed = { $seat } is destroyed.
event-trophy-taken = { $seat } takes a trophy from { $fallen }.
event-condition-drawn = Battle Condition: { $card }.
event-condition-cancelled = { $seat } cancels { $card } with { $by }.
event-weather-changed = The weather changes: { $card }.
event-badge-drawn = { $seat } draws the Badge { $card }.
event-badge-used = { $seat } uses the Badge { $card }.
event-automatic-moved = The unit goes from { $origin } to { $sector }.
event-sniper-fired = The Allied Sniper fires: { $seat } loses a Specialist.
event-sniper-dead = The Allied Sniper is dead ({ $by }).
event-items-shown = Item available: { $card }.
event-german-awake = The first unit is ashore: { $seat } begins.
phase-condition = Battle Condition
phase-contest = Contested dice
phase-ambush = Ambush
phase-payment = The Germans pay
phase-assault = Assault
tui-wall = The Germans: { counted-soldiers }, { $courage } Courage, { counted-stars }, { counted-points }; Decorations: { $decorations }
tui-wall-pays = pays { $pays } now, would lack { $missing }
tui-wall-awake = awake: { $what }
tui-condition = Battle Condition: { $card }
tui-weather = Weather: { $card }
tui-may-play = { $seat-start } may still play: { $cards }
tui-asleep = asleep
tui-pending = pending: { $pending }
tui-automatic = The unit is in sector { $sector }, turn { $stood } of { $stay }; next: { $next }
effect-sniper = In Phase 5: for 1 Courage, kill 3 German Soldiers; for 2 Courage, a recruited German Specialist of your choice.
effect-servant_piat = In Phase 5: for 2 Courage, remove 1 Item from the German reserve for good.
effect-agent_soe = Sacrifice this Specialist to cancel a Decoration that has just been played.
effect-ordres_errones = Choose 2 dice of the German tally: they are re-rolled.
effect-lunette_sniper = With a Sniper, Marksman or Sharpshooter: kill a recruited German Specialist; or, in Phase 5, remove an Item from the German reserve.
effect-tnt = Take a die from the German tally and add it to yours.
effect-grenade_thermite = Cancel a Decoration that has just been played.
effect-etoile_france_allemagne = Swap the DEF of your sector with that of an adjacent one for good; no bunkers, single-combat sectors or variable DEFs.
effect-croix_grunwald = Gain 10 Soldiers, or cancel a Decoration that has just been played.
effect-medaille_resistance = Either each unit gains 3 Courage, or you cancel a Decoration that has just been played.
effect-medaille_guerre_3945 = Either all units gain 4 Soldiers, 3 Item Points, 2 Courage and 1 Star, or you choose a Battle Condition to replace the current one.
effect-char_deminage = Landmines your unit crosses are removed for good and cost nothing.
effect-tracteur = Gain 2 Item Points in each Phase 2; Items cost your unit 1 Item Point less (minimum 3).
effect-unteroffizier = Once per turn, re-roll 1 unlocked die of your tally.
effect-pionier = While in play, all landmines are awake.
effect-mg_schutze = While in play, all machine guns are awake.
effect-ost_veteran = Gain 1 Star for each of your bonuses.
effect-panzergrenadier = Gain 1 Courage for each of your bonuses.
effect-scharfschutze = Once per turn, in Phase 5: for 1 Courage, a unit loses 3 Soldiers; for 2 Courage, it loses a Specialist of its choice. Solo: the fourth use kills the Allied Sniper, and this Specialist is sacrificed.
effect-waffen_ss = Once per turn, every unit adds a Skull of the colour you choose to its tally. Solo: ignore a Skull of your own.
effect-beobachter = Gain 2 Item Points for each RWB a unit gets. Solo: for each of your own bonuses.
effect-zwangsrekrut = Counts as a Soldier; when lost, he returns to your reserve.
effect-feldwebel = In each Phase 2, gain 1 Soldier for each unit in play.
effect-leutnant = Once per turn, change the colour of 1 die of your tally.
effect-hauptmann = Decorations cost you 4 Courage instead of 5.
effect-funker = Gain 2 Item Points in each Phase 2.
effect-sanitater = In Phase 6, you lose 1 Soldier fewer, or 2 against several units.
effect-grenade_manche = One unit loses 3 Soldiers. Solo: gain 3 Soldiers.
effect-cocktail_molotov = One unit in or next to a Final Bunker, or in the top row, loses 4 Soldiers.
effect-periscope_bunker = Look at the top 3 Decorations and put them back in any order; the next one costs 2 Courage less this turn.
effect-balles_tracantes = All machine-gun dice get +2 this turn (maximum 6).
effect-chien = Take a die of your choice from a unit’s tally. Solo: from the pool.
effect-mines_piege = A unit that moved this turn loses 1d6 Soldiers.
effect-projecteur = Turn a die of your tally to a result of your choice.
effect-barbeles = Each unit gives you a die of its choice. Solo: 2 dice from the pool.
effect-stimulants = Draw a Decoration at random.
effect-telephone_campagne = Gain 3 Soldiers, and 2 more for each unit in play.
effect-mg42 = Place a machine gun in a sector without one, not a start sector, for the rest of the game.
effect-panzerfaust = Destroy a Vehicle, or make one unit lose 5 Soldiers. Solo: gain 5 Soldiers.
effect-mine_goliath = One unit loses its Vehicle and 1d6 + 2 Soldiers.
effect-gaz = Every unit in one sector of your choice loses 1d6 Soldiers and 1 Courage.
effect-croix_fer = Take a Decoration of your choice from the deck, then shuffle.
effect-insigne_flak = Every machine-gun die of this turn counts as a 6.
effect-croix_allemande = One unit cannot advance this turn.
effect-plaque_gestapo = One unit discards a Medal, Promotion or Badge of your choice, or loses 5 Item Points.
effect-insigne_rad = Lay 2 mines on borders without any, for the rest of the game.
effect-croix_merite_guerre = Each unit loses half its Item Points, rounded down.
effect-medaille_westwall = For the Allies, the DEF of one sector (not a bunker) is 3 higher this turn.
effect-insigne_sniper = One unit loses a Specialist of your choice. Solo: kills the Allied Sniper.
effect-agrafe_combat_rapproche = Exchange your dice with those of a unit. Solo: roll a second tally and keep one.
effect-croix_chevalier = Gain a bonus of your choice; against 3 units or more, two different ones.
effect-insigne_assaut_infanterie = Gain 5 Soldiers for each unit in play.
effect-insigne_assaut_general = Turn up to 2 dice of your tally to results of your choice.
effect-insigne_panzer = In this Phase 6, you lose only half the DEF, rounded up.
effect-insigne_artillerie_cotiere = Every unit loses 1d6 Soldiers. Solo: gain 4 Soldiers.
effect-medaille_front_est = Recruit a German Specialist for free, even one you lost.
effect-insigne_destruction_chars = Destroy a Vehicle, or gain 12 Item Points.
effect-insigne_sportif = Gain 4 Stars.
effect-bande_afrika = Gain 3 Courage, or draw a Decoration.
effect-blessure_noir = At once: lose a Specialist, or lose 4 Soldiers and each unit gains 1 Soldier.
effect-blessure_argent = At once: lose a Specialist, or lose 7 Soldiers and each unit gains 1 Courage.
effect-blessure_or = At once: lose a Specialist, or discard a Decoration.
effect-fantassin = 3 Soldiers of any colours count as Fresh Troops.
effect-soldat_experimente = 3 “Two Soldiers” results of any colours count as Reinforcements.
effect-aide_soignant = 2 Skulls of different colours count as an Ultimate Gift.
effect-chauffeur = 2 Tools of different colours count as a Find.
effect-police_militaire = 2 Stars of different colours count as an Inspiration.
effect-signaleur = 2 Courage results of different colours count as a Battle Cry.
effect-tireur_adroit = One Medal costs 2 Courage less.
effect-grenadier_badge = One Item costs 3 Item Points less (minimum 3).
effect-parachutiste_badge = One advance, not into a bunker, ignores requirements and costs 1 Courage less.
effect-officier = When drawn, it becomes any other Badge.
effect-bc01 = Every unit adds a Skull to its tally, except in climb sectors: there, it pays 1 Courage or loses a Specialist in Phase 5.
effect-bc02 = Only one re-roll.
effect-bc03 = Machine guns are ignored, but no unit may trade.
effect-bc04 = Advancing costs 1 Courage more.
effect-bc05 = Every unit gains 1 Courage; machine-gun dice get +1 (maximum 6).
effect-bc06 = Machine-gun dice get −2 and cause no special damage.
effect-bc07 = Each active Skull also costs 1 Soldier.
effect-bc08 = Units that do not move lose 2 Soldiers in Phase 6.
effect-bc09 = No sideways moves.
effect-bc10 = Units in the bottom row at the end of Phase 5 lose 3 Soldiers.
effect-bc11 = Landmine dice get −2; the DEF of the two bottom rows is 1 higher.
effect-bc12 = Every unit gains 2 Soldiers.
effect-bc13 = All units lose 3 Soldiers in Phase 6. Losing a Sharpshooter, Marksman or Sniper in Phase 5 cancels it. The Germans may recruit the Scharfschütze for 1 Star.
effect-bc14 = Each unit with an active Skull gains an Ultimate Gift.
effect-bc15 = The DEF of every sector is 2 lower. The Germans may lose the Goliath or the Panzerfaust to cancel it.
effect-bc16 = The DEF of the middle rows is 2 higher. Losing a Field Radio cancels it.
effect-bc17 = The DEF of bunkers and of the top row is 3 lower.
effect-bc18 = The unit with the most Soldiers loses 1d6. It may lose a Flag or Flare Gun to cancel it.
effect-bc19 = Only one unit may enter each sector.
effect-bc20 = Mines and barriers are ignored.
effect-bc21 = Every move crosses mines; with a German player, only while the Pionier is in play. Losing a Mine Detector cancels it.
effect-bc22 = Every unit gains 2 Courage.
effect-bc23 = Every unit loses 1 Courage, or 2 Soldiers if it has none. Losing the Chaplain spares his unit.
effect-bc24 = Units in the two bottom rows gain 4 Soldiers.
effect-bc25 = Every unit gains 1d6 Soldiers; its marker turns one extra face.
effect-bc26 = All players gain 5 Item Points.
effect-bc27 = Items cost 3 more for all players.
effect-bc28 = No unit may use an Item.
effect-bc29 = Each unit may find 2 Items.
effect-bc30 = Each unit with a Ranking Specialist loses one, or 4 Soldiers.
effect-bc31 = Regular Specialists cost 1 Star less (minimum 1).
effect-bc32 = No one may recruit.
effect-bc33 = Medals cost 2 Courage less, Decorations 1.
effect-bc34 = No dice or resources may be traded.
effect-bc35 = Units may trade anywhere. Solo: gain 1 Soldier, Courage, Star or Item Point.
effect-bc36 = Units lock 3 dice.
effect-bc37 = Units lock no dice.
effect-bc38 = Units roll 5 dice.
effect-bc39 = One more re-roll.
effect-bc40 = Every occupied sector without machine guns has one; with a German player, only while the Machine Gunner is in play. Losing the Grenadier cancels it.
effect-bc41 = Machine guns are ignored.
effect-bc42 = The DEF of every sector is 2 higher; the Germans gain 3 Soldiers. Losing a Bazooka cancels it.
effect-bc43 = The DEF of every sector except bunkers is 3 lower; the Germans lose 3 Soldiers.
effect-bc44 = The first player chooses a sector; its DEF becomes 0.
effect-bc45 = In the most crowded sector, each unit loses 1d6 Soldiers.
effect-bc46 = Advancing costs 1 Courage less.
effect-bc47 = No unit may advance; all may stay.
effect-bc48 = Units that do not move lose 4 Soldiers.
effect-bc49 = Units without a Medic lose 2 Soldiers.
effect-bc50 = Each unit that advances gains 2 Stars.
hint-wall-wakes = { $card } wakes { $what }.
hint-wall-soldiers = You have { $have } Soldiers; the DEF to pay now is { $due }.
hint-wall-weakest = { $seat } is the weakest unit, with a force of { $force }.
hint-wall-courage = A Decoration costs { counted-courage }.
hint-wall-hurry = Time is on the Germans’ side: they have a force of { $force }.
hint-wall-assault = In the assault, it would be your { $force } against { $german }.
hint-wall-cancel = { $card } would hurt you.
