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
