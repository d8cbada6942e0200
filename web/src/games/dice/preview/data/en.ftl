game-title = D-Day Dice

seat-p1 = the first unit
seat-p2 = the second unit
seat-p3 = the third unit
seat-p4 = the fourth unit
seat-p5 = the fifth unit
seat-p6 = the sixth unit

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
why-shells = the shells
why-sea-mine = a naval mine
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
option-count = Count the dice
option-use = Use { $card }
option-recruit = Recruit { $card }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } { $price ->
        [one] Star
       *[other] Stars
    }
}
option-find = Find { $card } for { $price } Item Points
option-lose = Lose { $card }
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
option-mulligan = Roll everything again for 2 Soldiers
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
option-points = { $points } Item Points
option-random-medal = A Medal at random
option-stars = { $stars } Stars
option-two-recruits = Recruit two Specialists this turn
option-show-the-way = Forgo 3 Stars: a War Hero joins
option-soldiers = { $soldiers } Soldiers
option-courage = { $courage } Courage
option-battle-cry = Move free of cost, requirements and mines
option-used-item = Find an Item that was used
option-bonus = { $bonus }
option-drop = Put { $card } back
option-convert = { $amount } { $what } into { $into }
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
option-parachute = Jump to sector { $sector } for { $courage } Courage
option-keep-mine = Bear the loss of { $loss }
option-sector = Sector { $sector }
option-save = Desmond Doss saves { $seat }
option-gun = Gun { $gun } (shows { $shows })
option-items = { $cards }
option-start = Sector { $sector }
option-split = { $courage } Courage, { $stars } Stars
option-mission = { $card }
option-disembark = Disembark in { $sector }
option-sea-sideways = Steer sideways to { $sector }
option-sea-advance = Advance to { $sector } for { $courage } Courage
option-land = Land on sector { $sector } for { $courage } Courage

# Refusals

refusal-visited = Your unit has already been in sector { $sector }.
refusal-full = Sector { $sector } has no room left.
refusal-barrier = A barrier is in the way.
refusal-needs = That sector wants { $card }.
refusal-needs-loss = That sector costs a Specialist, and you have none.
refusal-stars = It takes { $stars } Stars.
refusal-courage = It takes { $courage } Courage.
refusal-points = It takes { $points } Item Points.
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
refusal-locked = That die is locked.
refusal-no-rerolls = The last roll has been made.

# The end

outcome-victory = The bunker is taken, in { $turns } turns. All units win together.
outcome-defeat-losses = After { $turns } turns { $seat } has nobody left. The battle is lost for all.
outcome-defeat-stuck = On turn { $turns } { $seat } had to move and could not. The battle is lost for all.
outcome-defeat-drowned = On turn { $turns } the craft of { $seat } went down in deep water. The battle is lost for all.
outcome-defeat-penalty = { $seat } entered the bunker without its missions and could not pay. The battle is lost.
outcome-defeat-bunker = Not every bunker was taken. The battle is lost.
outcome-defeat-mission = The bunker is taken, but { $seat } did not fulfil its mission. The battle is lost.

# What happens

event-turn-began = Turn { $turn }.
event-dice-rolled = { $seat } rolls: { $faces }.
event-dice-locked = { $seat } locks { $faces }.
event-die-changed = { $seat }: { $by } makes die { $die } a { $colour } { $face }.
event-dice-swapped = { $seat } swaps { $face } for { $got } with { $other }.
event-result-added = { $seat }: { $by } adds { $face } ({ $colour }).
event-straight-made = { $seat } has a Straight{ $taken ->
    [0] {" "}and counts its dice instead.
   *[other] {" "}and takes a Medal.
}
event-skulls-cancelled = { $seat } loses to its Skulls: { $faces }.
event-skull-ignored = { $seat }: { $by } ignores { $skulls } Skulls.
event-tallied = { $seat } counts { $soldiers } Soldiers, { $courage } Courage, { $stars } Stars, { $points } Item Points.
event-bonus-won = { $seat }: { $bonus }!
event-gained = { $seat } gains { $soldiers } Soldiers, { $courage } Courage, { $stars } Stars, { $points } Item Points ({ $by }).
event-lost = { $seat } loses { $soldiers } Soldiers, { $courage } Courage, { $stars } Stars, { $points } Item Points ({ $by }).
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
event-gift-made = { $seat } gives { $to }: { $amount } { $what }.
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
event-embarked = { $seat } embarks in { $sector }{ $passengers-count ->
    [0] .
   *[other] {" "}with { $passengers }.
}
event-penalty-suffered = { $seat }: { $penalty }!
event-sea-losses = { $seat } loses { $soldiers } Soldiers, { $courage } Courage, { $points } Item Points; { $stars } Stars threaten.
event-sea-combat = { $seat } in { $sector } is under fire: DEF { $defence }.
event-shells-fell = Shells on { $number }.
event-craft-shelled = The craft of { $seat } is hit: { $soldiers } Soldiers, { $points } Item Points.
event-craft-moved = The craft of { $seat } goes from { $origin } to { $sector }.
event-craft-mined = The craft of { $seat } strikes mines: { $soldiers } Soldiers, { $points } Item Points.
event-disembarked = { $seat } is in the water, in { $sector }.
event-waded = { $seat } wades from { $origin } to { $sector }.
event-beach-reached = { $seat } is on the beach, in sector { $sector }.
event-battle-began = All are ashore. The battle begins.
event-mulligan-taken = { $seat } rolls everything again.

# Battlefields

scenario-N01 = N01 Exercise Tiger
    .situation = Slapton Sands, Angleterre, 1944-04-27. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very easy.
scenario-N02 = N02 Omaha Beach
    .situation = Easy Red, Colleville, 1944-06-06. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N03 = N03 Gold Beach
    .situation = Jig et King, Asnelles - La Rivière, 1944-06-06. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in a Final Bunker; several units must take both.
    .balance = Difficulty: medium.
scenario-N04 = N04 Sword Beach
    .situation = Queen, Hermanville - La Brèche, 1944-06-06. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N05 = N05 Pointe du Hoc
    .situation = Falaises de Cricqueville, 1944-06-06. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N06 = N06 Merville Battery
    .situation = Merville-Franceville, 1944-06-06. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N07 = N07 Pegasus Bridge
    .situation = Bénouville, 1944-06-06. You start with 6 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N08 = N08 Longues-sur-Mer Battery
    .situation = Longues-sur-Mer, 1944-06-07. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N09 = N09 Mare Fontaine Battery
    .situation = Ver-sur-Mer, 1944-06-06. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N10 = N10 Port-en-Bessin
    .situation = Port-en-Bessin, 1944-06-07. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N11 = N11 Sainte-Mère-Église
    .situation = Sainte-Mère-Église, 1944-06-06. You start with 3 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: easy.
scenario-N12 = N12 La Fière Causeway
    .situation = Chaussée de La Fière, 1944-06-09. You start with 6 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very hard.
scenario-N13 = N13 Utah Beach
    .situation = Tare Green, La Madeleine, 1944-06-06. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: easy.
scenario-N14 = N14 Juno Beach
    .situation = Nan et Mike, Courseulles, 1944-06-06. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N15 = N15 Brécourt Manor
    .situation = Sainte-Marie-du-Mont, 1944-06-06. You start with 5 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N16 = N16 Cosy’s Bunker
    .situation = Juno Beach, Bernières - Courseulles, 1944-06-06. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very hard.
scenario-N17 = N17 Crisbecq Battery
    .situation = Saint-Marcouf, 1944-06-07. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N18 = N18 Exercise Fabius
    .situation = Slapton, Bracklesham et Littlehampton, Angleterre, 1944-05-04. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: very easy.
scenario-N19 = N19 Omaha - Dog Green
    .situation = Vierville-sur-Mer, 1944-06-06. You start with 6 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N20 = N20 Gold - Le Hamel
    .situation = Le Hamel, Asnelles, 1944-06-06. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N21 = N21 Sword - Ouistreham
    .situation = Casino de Riva-Bella, 1944-06-06. You start with 4 Soldiers; 5 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.
scenario-N22 = N22 Carentan
    .situation = Carentan, chaussée de Saint-Côme, 1944-06-11. You start with 5 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: hard.
scenario-N23 = N23 Hill 30 - Amfreville
    .situation = Picauville - Amfreville, 1944-06-07. You start with 4 Soldiers; 6 rows to the top.
    .objective = Every unit must survive a combat in the Final Bunker.
    .balance = Difficulty: medium.

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
table-roll-all = Point at all
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
    [one] Point at one more die to cancel.
   *[other] Point at { $left } more dice to cancel.
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
table-sea-sector = Lane { $lane }, row { $row }
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
table-tap-sector = The outlined sectors can be reached: tap one.
table-tap-any = Tap a sector to see what it holds.
table-show-land = The battlefield
table-show-sea = The crossing
table-close = Close
table-sector-turns = { $turns ->
    [one] One turn only here
   *[other] { $turns } turns at most here
}
table-sector-needs = To enter, the unit needs: { $card }
table-sector-costs-specialist = Entering costs a Specialist
table-sector-pay = Entering costs { $amount } { $what }
table-sector-item-or-pay = To enter: { $card }, or { $amount } { $what }
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
table-odds-now = With the { $force } you are
table-odds-tally = With these dice ({ $force })
table-odds-twice = Two combats in a row, nobody new
table-odds-ways = First combat elsewhere
table-odds-way = Sector { $sector } (DEF { $defence }{ $guns ->
    [0] {""}
   *[other] , guns { $guns }
})
table-odds-sea = The sector’s guns cost { $losses } Soldiers after each tally.
table-odds-shells = Shells hit this sector
table-odds-shells-cost = A hit costs two dice of Soldiers, and the craft { $points }.
table-odds-estimate = An estimate: cards that may still be played, mines and bonuses are left out.
phase-start = Start
phase-roll = 1 · Dice
phase-changes = 1 · Changes
phase-swaps = 1 · Swaps
phase-tally = 2 · Tally
phase-sea-combat = 2 · Under fire
phase-bombardment = 3 · Shells
phase-camp = 3 · Recruit and find
phase-trade = 4 · Trade
phase-move = 5 · Movement
phase-combat = 6 · Combat
phase-fire = 6 · Combat
phase-losses = 6 · Losses
phase-ashore = Ashore
table-status = Turn { $turn }
tip-lock = Tap two dice to lock: they stay as they are. Three dice of one face in red, white and blue bring a bonus, so lock towards one.
    .title = Lock two dice
tip-roll = Tap the dice you want to roll again, then the button. You have two more rolls; a die kept now may still be rolled next time. What they will bring is shown below them.
    .title = Roll again
tip-skulls = Each Skull cancels another of your dice. You choose which: give up what you need least.
    .title = Skulls
tip-camp = Stars recruit one Specialist a turn, Item Points find one Item a turn. What you can pay glows; the rest can wait, nothing is lost.
    .title = Spend, or save
tip-move = Advancing costs Courage, and stronger sectors cost Soldiers. Tap an outlined sector to see what waits there and how likely you are to live through it. Three turns in a sector, then you must leave it.
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
report-rolled = { $count } dice rolled
report-bonuses = Bonuses: { $count }
report-guns = Machine guns: { $total } in { $dice } dice, { $average } on average (3.5 expected)
about-eclaireur = Each advance costs 1 Courage less (never the last one, not into a bunker).
about-caporal = Once a turn, one unlocked die may be rolled once more.
about-sergent = 1 Soldier in each Phase 2.
about-medecin = 2 fewer are lost in each combat.
about-lieutenant = Once a turn, one die is swapped with one of the same colour of another unit; alone, from a pool of six dice.
about-tireur_elite = One Skull a turn cancels nothing.
about-genie = The DEF of your sector is 2 lower for all there (not in a bunker).
about-grenadier = Give him up in Phase 5 to silence your sector’s machine guns for good.
about-veteran = 2 Soldiers with each bonus of three colours.
about-tireur_precis = Each machine-gun die is 2 lower.
about-operateur_radio = You may trade with units next to you; alone, 1 Item Point each turn.
about-sergent_chef = A tally with Courage brings 1 Courage more.
about-adjudant = Your unit may stay 4 turns where others may stay 3.
about-capitaine = Once a turn, one die changes colour.
about-commandant = 1 Soldier in each Phase 2 for all units in your sector.
about-officier_en_second = Two recruits or two finds a turn instead of one of each.
about-colonel = All units lock one die less.
about-general = Each unit may roll a golden die instead of one of its own.
about-sergent_instructeur = Specialists cost you 1 Star less, but at least 1.
about-heros = Give him up in combat: nobody else is lost this turn.
about-photographe_guerre = 1 Star with each bonus of three colours.
about-aumonier = 1 Courage when a Skull is active, and whenever another Specialist is lost.
about-resistant = Sectors do not ask you for Specialists (bunkers do).
about-quartier_maitre = Items cost you 3 points less, but at least 3.
about-naval_usa = At sea: once a turn one unlocked die is rolled again.
about-naval_uk = At sea: shells cost the craft 4 instead of 8.
about-naval_canada = At sea: the first Courage of each tally costs nothing.
about-naval_france = At sea: mines cost at most 3 Soldiers and 3 of the craft.
about-naval_shaef = At sea: the DEF against your craft is 1 lower.
about-naval_autre = At sea: one penalty of three colours is ignored.
about-parachutiste = Once a game, for 2 Courage, a jump to a new sector of your row or the next (not a bunker).
about-guide = Your unit and those that leave with it ignore landmines.
about-correspondant_guerre = 3 Stars when you play a Medal.
about-wh01 = He may also roll a locked die again.
about-wh02 = And 1 fewer is lost in combat.
about-wh03 = And landmines are ignored sideways.
about-wh04 = And 1 Courage on entering a sector with machine guns.
about-wh05 = 2 Soldiers where there are machine guns.
about-wh06 = With him it is 3.
about-wh07 = And 1 fewer for every other unit there.
about-wh08 = And 1 Soldier with each swap.
about-wh09 = The colours may differ.
about-wh10 = Or give him up in Phase 5: a free advance.
about-wh11 = With him, two Skulls.
about-wh12 = With him it is 3.
about-wh13 = He does it in two sectors.
about-wh14 = With him, 3 Soldiers.
about-wh15 = With him, 3 lower.
about-wh16 = Two sectors away too; alone, 2 points.
about-wh17 = Your own unit locks none.
about-wh18 = With him, two dice.
about-wh19 = And once a game a sector is entered whatever it asks.
about-wh20 = And 1 Courage for each unit when he joins.
about-wh21 = Or give him up to save another unit in your sector.
about-wh22 = And 1 Courage when you play a Medal.
about-wh23 = Twice with him.
about-wh24 = And advances through mines cost 1 Courage less.
about-wh25 = And 1 Star for each other unit.
about-torpille_bangalore = The DEF of your sector is 0 this turn (not in a bunker).
about-jumelles = Turn any one die to another face, even a locked one or a machine gun’s.
about-pigeon_voyageur = This turn you may trade with a unit anywhere.
about-veste_commandement = An Inspiration.
about-porte_documents = Copy another unit’s dice; alone, roll all again and keep the better.
about-radio_campagne = 5 Soldiers.
about-gilet_pare_eclats = Machine guns cost you nobody this turn.
about-bazooka = The DEF of your sector is 7 lower this turn.
about-lance_flammes = The DEF of your sector is 5 lower this turn, bunkers too.
about-detecteur_mines = You, and all who make the same move, ignore landmines this turn.
about-carte_strategique = One die changes colour.
about-telemetre = Turn one die to the face of another of yours.
about-malle = Turn up to 2 dice to Tools.
about-grenades = The DEF of your sector is 2 lower this turn.
about-trousse_secours = 4 fewer are lost in this combat.
about-carnet_messages = Send up to 3 of a resource to any unit; alone, turn up to 3 of one into another.
about-sac_ravitaillement = A golden die, rolled once, joins your tally.
about-nouveaux_ordres = Another mission instead of yours: draw two, keep one.
about-amphetamines = A Battle Cry.
about-porte_bonheur = Roll any one die again: locked, machine gun or landmine.
about-grappin = You and one other unit climb this turn without harm.
about-gants_cuir = Your unit climbs this turn without harm.
about-documents_top_secret = Draw two Medals, keep one.
about-fumigenes = The machine guns of your sector are silent this turn, and its DEF is 1 lower.
about-mortier = The DEF of a sector of your choice is 5 lower this turn (not a bunker).
about-charge_demolition = In a bunker: the DEF is 6 lower this turn.
about-pince_coupante = Your unit may cross a barrier this turn.
about-drapeau = 3 Courage, and 1 for each other unit in your sector.
about-pistolet_fusees = Every unit may roll one unlocked die again.
about-flasque_cognac = 2 Courage now; a white Skull in your next tally.
about-bonne_conduite = Roll any of your unlocked dice once more.
about-actes_bravoure = Two results of your choice for you, one for another unit. At sea it takes results away instead.
about-medaille_honneur = A bonus of three colours for another unit; alone, for you. At sea it cancels three of its dice.
about-croix_souvenir = 20 Item Points; 10 for each other unit.
about-silver_star = Turn up to 2 dice to faces of your choice.
about-croix_victoria = Nobody of your unit is lost this turn.
about-purple_heart = Up to 10 of those lost in the last combat return.
about-bronze_star = 4 Courage.
about-croix_service_distingue = A Specialist joins for nothing.
about-ordre_service_distingue = An Inspiration and Reinforcements.
about-croix_guerre = The DEF of your sector is halved this turn.
about-medaille_militaire = 8 Soldiers.
about-croix_rouge_royale = A lost regular Specialist returns, and 3 Soldiers.
about-medaille_campagne_europe = Your marker does not turn this turn: you may stay.
about-croix_liberation = A free advance this turn (not into a bunker).
about-citation_unite = 2 Soldiers, 1 Courage and 1 Star for every unit.
about-etoile_campagne = Every unit’s marker goes back by one turn.
about-medaille_service = Up to 3 Tools more in every unit’s tally; at sea, up to 3 fewer.
about-croix_militaire = Two golden dice, rolled once, join your tally.
about-char_sherman = The DEF of your sector is 3 lower for all there.
about-jeep = Each advance costs 1 Courage less (never the last one).
about-half_track = Each machine-gun die is 3 lower.
about-bulldozer = Your unit crosses barriers.
about-ambulance = 2 fewer are lost in each combat.
about-camion_munitions = 3 Item Points in each Phase 2.
about-chasseur_char = The DEF of a bunker you enter is 4 lower; then it is gone.
about-camion_amphibie = 2 Soldiers in each Phase 2 in the two lowest rows, 1 above.
about-vehicule_reconnaissance = Sectors do not ask you for Specialists; 1 Star with each advance.
about-promo_premiere_classe = 6 Soldiers.
about-promo_caporal = Roll up to 3 unlocked dice again.
about-promo_caporal_chef = 12 Item Points.
about-promo_sergent = 3 Courage.
about-promo_sergent_chef = 4 Stars.
about-promo_adjudant = Your marker does not turn this turn: you may stay.
about-promo_sous_lieutenant = Swap a die with any unit, whatever the colours; alone, turn a die.
about-promo_lieutenant = The DEF of your sector is 4 lower this turn.
about-promo_capitaine = Your dice change colours as you like.
about-promo_commandant = A bonus of your choice.
about-promo_lieutenant_colonel = A Specialist joins for nothing.
about-promo_colonel = A free advance this turn (not into a bunker).
