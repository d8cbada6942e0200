# D-Day at Omaha Beach

game-title = D-Day at Omaha Beach
game-about = 6 June 1944, on the deadliest beach: you lead the Americans, solo or with a friend, against Germans run by the rules.
game-provenance = Map, counters and cards were read from the published game; what is inferred is marked. The Easy Fox set-up is partly inferred.
seat-us = the Americans
    .name = Americans
seat-us1 = the 1st Division
    .name = 1st Division
seat-us29 = the 29th Division
    .name = 29th Division
seat-german = the Germans
    .name = Germans
side-us = the Americans
side-german = the Germans
scenario-easy-fox = Easy Fox
    .situation = The eastern half of the beach, the 1st Division alone, sixteen turns of fifteen minutes.
    .objective = Ten points at the end of turn 16, for controlling nests, positions and draws.
    .balance = To learn the game
scenario-first-waves = The First Waves
    .situation = The first four hours of the landing, from 6:15 to 10:00, on the whole beach.
    .objective = 19 points at the end of turn 16. You lose if either division has eight infantry units eliminated or down to one step.
    .balance = Hard
scenario-d-day = D-Day at Omaha Beach
    .situation = Twelve hours of D-Day: the beach, then the heights and the bocage.
    .objective = Eleven points on turn 16 to play on, forty on turn 32 to win.
    .balance = A long day
scenario-beyond-the-beach = Beyond the Beach
    .situation = It is 10:30. The survivors are on the heights, and both sides are receiving reinforcements.
    .objective = 45 points at the end of turn 32.
    .balance = For experienced players
option-players = Players
    .about = Solo with both divisions, or two players with one division each.
option-players-1 = Solo
option-players-2 = Two players
option-early-actions = Early German actions
    .about = German actions begin on turn 12.
option-bombardment = Effective Allied bombardment
    .about = Play begins on turn 4 against weakened defences; minus ten points.
option-safe-tanks = First tanks land safely
    .about = Turn 1 tanks land as if on turn 2; minus five points.
option-pointe-du-hoc = Rangers at Pointe du Hoc
    .about = No rangers except C Company, 2nd Rangers; plus five points.
option-better-reaction = Better German reaction
    .about = Kampfgruppe Meyer is available from the start and every reinforcement has depth; plus five points.
option-armour = German armour
    .about = Up to four armour units may enter; one point for each.

ask-mine = A mine goes off in the { $sector ->
        [east] eastern
       *[west] western
    } sector: which unit loses a step?
ask-leader-drift = { $other } drifts. Does { $unit } go with it?
ask-ranger-drift = { $unit } may drift east. To which box?
ask-box = Which box does { $unit } go to?
ask-tideline = Which high-tide hex does { $unit } start in?
ask-fire-target = { $position } fires: which unit is hit?
ask-leader-hit = Which leader is hit?
ask-shelled = { $cause ->
        [artillery] German artillery fires: which unit is hit?
        [rocket] Rockets fall: which unit is hit?
        [mortar] Mortar fire: which unit is hit?
        [ambush] Ambush: which unit is hit?
       *[naval] Naval fire goes astray: which unit is hit?
    }
ask-disrupted = { $cause ->
        [ambush] Ambush
       *[patrol] German patrol
    }: which unit is disrupted?
ask-sacrifice = { $unit } is about to lose its last step. Sacrifice its hero instead?
ask-hero = A hero steps up in the { $division ->
        [1] 1st
       *[29] 29th
    } Division. In which unit?
ask-regain = Which unit regains a step?
ask-reveal = Which German unit is revealed?
ask-clear = { $sector ->
        [east] Eastern
       *[west] Western
    } sector: clear the obstacles in a hex ({ $left } left)
ask-works = { $division ->
        [1] 1st
       *[29] 29th
    } Division: use its engineers and headquarters
ask-division = Which division acts first?
ask-actions = { $division ->
        [1] 1st
       *[29] 29th
    } Division: choose a unit to act. Actions left: { $actions }
ask-unit = What does { $unit } do?
ask-companion = Which unit moves with { $unit }?
ask-press-on = { $unit } lost a step infiltrating. Press on?
ask-join = Attack on { $hex } by { $units }. Which unit joins?
ask-hero-use = Attack on { $hex }: what does the hero add?
ask-attrition = Attack on { $hex }: lose a step to remove its depth?
ask-naval-target = Naval barrage: which hex?
ask-overstacked = Too many units in { $hex }: which one is eliminated?
ask-advance-loss = The German advance succeeds: which unit loses a step?
ask-refuge = Where does { $unit } retreat to?

option-unit = { $unit }
option-hex = { $hex }
option-box = Box { $box }
option-delay = Wait until turn { $turn }
option-stay-in-box = Stay in this box
option-drift-to = Drift to { $box }
option-sacrifice = Sacrifice the hero
option-lose-unit = Lose the unit
option-division = { $division ->
        [1] The 1st Division
       *[29] The 29th Division
    }
option-done = End the division’s actions
option-rally = Rally all disrupted units
option-naval-barrage = Naval barrage
option-naval-target = Naval barrage on { $hex }
option-move = Move to { $hex }
option-climb = Climb the bluff to { $hex }
option-cliff = Climb the cliff to { $hex }
option-end-climb = Remove the Climb marker in { $hex }
option-go-up = Climb up to { $hex }
option-give-up = Give up the climb in { $hex }
option-attack = Attack { $hex }
option-barrage = Barrage { $hex }
option-exit = Exit the map at { $hex }
option-go = No one else
option-press-on = Press on
option-stay-back = Stay put
option-attack-now = Launch the attack
option-join = { $unit } joins the attack
option-naval = Add naval fire
option-hero-strength = One strength point
option-hero-weapon = A weapon: { $weapon }
option-no-attrition = Lose nothing
option-attrition = { $unit } loses a step
option-clear = Clear { $hex }
option-done-engineers = Done
option-base = Place an engineer base in { $at }
option-extend = Extend the range of { $at }
option-post = Turn { $at } into a command post
option-reach = Extend the command range of { $at }
option-garrison = Place a garrison in { $at }

weapon-BZ = bazooka
weapon-BG = bangalore
weapon-BR = automatic rifle
weapon-DE = demolitions
weapon-MO = mortar
weapon-RD = radio
weapon-MG = machine gun
weapon-AR = artillery
weapon-NA = naval fire
weapon-FL = flanking
german-hidden = an unrevealed unit
place-gone = out of play
result-us-disrupted = Americans disrupted
result-german-gains-depth = the Germans gain depth
result-german-unit-unrevealed = the German unit is concealed again
result-no-effect = no effect
result-german-disrupted = Germans disrupted
result-optional-attrition = optional attrition
result-german-defeated = Germans defeated
result-reveal-depth-and-compare-again = depth is revealed; compare again
result-depth-eliminated = depth eliminated
item-nests = nests
item-positions = reinforcement positions
item-draws = draws
item-open-draws = open draws
item-heights = vehicles on the heights
item-exits = steps exited
item-ranger-exits = rangers exited
item-nests-lost = nests not controlled
item-kampfgruppe = Kampfgruppe Meyer
item-variant-22-1 = effective bombardment
item-variant-22-2 = tanks ashore
item-variant-22-3 = Pointe du Hoc
item-variant-22-4 = better reaction
item-armour = German armour entered
dot-intense = intense fire
dot-steady = steady fire
dot-sporadic = sporadic fire

event-turn-began = Turn { $turn }, { $time }: { $tide ->
        [low] low
       *[mid] mid
        [high] high
    } tide
event-phase-began = { $phase ->
        [landing] Amphibious operations
        [event] Event
        [fire] German fire
        [second-event] Second event
        [engineers] Engineers
        [actions] US actions
       *[end] End of the turn
    }
event-card-drawn = { $card } drawn: { $use ->
        [landing] landing
        [event] event
        [fire] fire
        [infiltration] infiltration
        [barrage] barrage
        [bombardment] bombardment
       *[naval] naval fire
    }{ $sector ->
        [east] , eastern sector
        [west] , western sector
       *[other] {""}
    }.
event-deck-shuffled = End of turn { $turn }: the deck is reshuffled.
event-unit-drifted = { $unit } drifts from { $origin } to { $box }.
event-unit-delayed = { $turn ->
        [0] { $unit } will not arrive today.
       *[other] { $unit } is delayed until turn { $turn }.
    }
event-unit-landed = { $unit } lands in { $hex }.
event-unit-placed = { $unit } is placed in { $place }.
event-mine-struck = { $unit } hits a mine off { $hex }.
event-command-passed = { $unit } passes to the { $division ->
        [1] 1st
       *[29] 29th
    } Division.
event-step-lost = { $unit } loses a step in { $hex } ({ $left } left).
event-unit-eliminated = { $unit } is eliminated in { $hex }{ $cause ->
        [tide] {" "}by the tide
        [stacking] {" "}by overstacking
        [landing] {" "}while landing
       *[other] {""}
    }.
event-unit-disrupted = { $unit } is disrupted in { $hex }.
event-units-rallied = Rallied: { $units }.
event-step-regained = { $unit } regains a step ({ $steps }).
event-unit-moved = { $unit } moves to { $hex }.
event-unit-exited = { $unit } exits the map at exit { $exit }.
event-infiltration-checked = { $unit } infiltrates to { $hex } past { $positions } ({ $card }).
event-climb-began = { $unit } begins to climb in { $hex }.
event-climb-ended = { $unit } stops climbing in { $hex }.
event-division-acts = The { $division ->
        [1] 1st
       *[29] 29th
    } Division acts: { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    }.
event-hero-placed = { $hero } of { $unit } becomes a hero.
event-hero-fell = { $hero } is killed; { $unit } is inspired.
event-leader-hit = { $position } hits { $leader } in { $hex }: { $result ->
        [hero] the hero is killed
        [post] the command post is lost
        [hq] the HQ must regroup
        [wounded] lightly wounded
       *[killed] killed
    }.
event-general-captured = { $leader } is captured in { $hex }.
event-post-established = { $unit } sets up a command post in { $hex }.
event-post-abandoned = { $unit } abandons its command post.
event-post-extended = { $unit } now has a command range of { $range ->
        [one] one hex
       *[other] { $range } hexes
    }.
event-base-placed = { $base } sets up in { $hex }.
event-base-extended = { $base } now has a range of { $range }.
event-garrison-placed = A garrison holds { $position } ({ $hex }).
event-garrison-removed = The garrison in { $hex } is removed.
event-obstacle-cleared = Obstacles cleared in { $hex }.
event-position-fired = { $position } fires and hits { $units }.
event-german-acted = { $position }: { $action ->
        [resupply] re-supply
        [redeploy] redeployment
        [mortar] mortar fire
        [patrol] patrol
        [artillery] artillery fire
        [advance] advance
        [ambush] ambush
        [fire-or-move] fire or move
        [move-or-fire] move or fire
        [overrun] overrun
        [aimed-fire] aimed fire
       *[position-and-fire] take position and fire
    }.
event-artillery-fired = Artillery, { $sector ->
        [east] eastern
       *[west] western
    } sector: { $guns ->
        [one] { $guns } gun ready
       *[other] { $guns } guns ready
    }, { $value } needed{ $struck ->
        [1] {""}
       *[0] , no hits
    }.
event-germans-recovered = Recovered from disruption: { $positions }.
event-reinforcement-came = A German reinforcement occupies { $position } ({ $hex }).
event-depth-placed = { $position } gains depth ({ $hex }).
event-depth-exchanged = The depth marker in { $hex } is exchanged.
event-german-moved = The Germans move from { $origin } to { $hex }.
event-advance-met = { $position } advances on { $hex } against a defence of { $strength }.
event-unit-displaced = { $unit } retreats to { $hex }.
event-german-returned = { $german } reoccupies { $hex }.
event-attack-declared = { $units } { $units-count ->
        [one] attacks
       *[other] attack
    } { $position } ({ $hex }).
event-german-revealed = { $hex }: { $german }, strength { $strength }{ $needs-count ->
        [0] {""}
       *[other] , weapons required: { $needs }
    }.
event-depth-revealed = { $hex }: depth { $marker }, strength { $strength }{ $needs-count ->
        [0] {""}
       *[other] , weapons required: { $needs }
    }.
event-attack-compared = { $hex }: { $strength } against { $defence }{ $missing-count ->
        [0] , all weapons
       *[other] , missing: { $missing }
    }: { $results }.
event-german-disrupted = The Germans in { $hex } are disrupted.
event-german-concealed = The Germans in { $hex } are concealed again.
event-german-eliminated = { $german } is eliminated in { $hex }.
event-german-withdrew = { $german } withdraws from { $hex }.
event-depth-removed = The depth marker in { $hex } is removed.
event-barrage-fired = { $unit } barrages { $hex } ({ $card }): { $result ->
        [none] no effect
        [disrupted] disrupted
       *[disrupted-and-depth-removed] disrupted, depth removed
    }.
event-naval-barrage-fired = Naval guns barrage { $hex }.
event-naval-marker-taken = Naval fire markers: { $markers }.
event-event-had-no-effect = The event has no effect.
event-pools-joined = Kampfgruppe Meyer: { $units } units and { $depth } depth markers join the pools.
event-bombarded = Bombardment: { $disrupted-count ->
        [one] one nest
       *[other] { $disrupted-count } nests
    } disrupted, { $destroyed-count } destroyed.
event-scored = { $points ->
        [one] End of turn { $turn }: { $points } point.
       *[other] End of turn { $turn }: { $points } points.
    }
event-deck-event = { $event ->
        [reinforcements] German reinforcements, zones { $zones }
        [naval_fire_marker] Naval fire is available
        [naval_fire_and_reinforcement] Naval fire, and a German reinforcement in zone { $zones }
        [depth_one] A German unit gains depth
        [depth_each_sector] A German unit gains depth in each sector
        [hero] A hero
        [hero_and_depth] A hero, and German depth
        [german_recovery] All Germans recover
        [plunging_fire] German plunging fire
        [smoke] Smoke covers { $positions }
        [support_soldiers] Support soldiers join the infantry
        [lost_boat_teams] Lost boat teams catch up
        [screaming_meemies] Screaming Meemies
        [snipers] Snipers target runners
        [gi_initiative] GI initiative: one more action per division
        [unexpected_naval_fire] Unexpected naval fire
        [artillery_stops_engineers] Artillery limits engineer operations
        [germans_concealed] Germans concealed
        [us_patrol_report] US patrol report
        [kg_meyer] Kampfgruppe Meyer
        [rocket_destroyed] The rocket battery is spotted
        [intense_fire] Heavy fire: one action fewer per division
       *[prisoner_talks] A German prisoner talks
    }.

outcome-catastrophe = Catastrophic losses in the { $division ->
        [1] 1st
       *[29] 29th
    } Division: the landing is called off.
    .title-lost = Too many men lost
outcome-breakthrough = German armour has broken through to the beach in { $hex }: defeat.
    .title-lost = They have broken through
outcome-victory = Victory with { $points } points.
    .title-won = The beach is yours
outcome-defeat = { $points ->
        [one] Defeat with { $points } point.
       *[other] Defeat with { $points } points.
    }
    .title-lost = Still on the beach
outcome-decisive-defeat = { $points ->
        [one] Decisive defeat: { $points } point.
       *[other] Decisive defeat: { $points } points.
    }
    .title-lost = Pinned to the beach
outcome-operational-defeat = Operational defeat: { $points } points.
    .title-lost = Not far enough
outcome-tactical-defeat = Tactical defeat: { $points } points.
    .title-lost = So close
outcome-tactical-victory = Tactical victory: { $points } points.
    .title-won = A foothold in France
outcome-operational-victory = Operational victory: { $points } points.
    .title-won = The beach is yours
outcome-decisive-victory = Decisive victory: { $points } points.
    .title-won = The way inland is open

refusal-leaders-do-not-attack = { $unit } can’t take part in attacks.
refusal-no-action-left = { $unit } can’t act again this turn.
refusal-no-infantry = No infantry is attacking { $hex } from an adjacent hex.
refusal-out-of-range = { $hex } is out of range of { $unit }.
refusal-bluff = { $unit } can’t attack { $hex } across the bluff or cliff.
refusal-high-ground = { $unit } can’t see { $hex } from below.
refusal-not-coordinated = { $unit } is neither close to the infantry nor under a leader’s command.
refusal-guns-adjacent = { $unit } can’t fire at an adjacent hex.
refusal-guns-need-hq = { $unit } and the attacking infantry do not share a headquarters.
refusal-guns-under-fire = { $unit } is under fire and unarmoured.
refusal-unknown = There is no { $what }.
refusal-no-unit = Choose a unit first.
refusal-not-on-map = { $unit } is not on the map.
refusal-other-phase = Units act only in the US action phase.
refusal-other-division = { $unit } does not belong to the active division.
refusal-acted = { $unit } has already acted this turn.
refusal-disrupted = { $unit } is disrupted and can only rally.
refusal-climbing = { $unit } is climbing.
refusal-no-actions = The division has no actions left, and { $unit } has no free action.
refusal-too-far = { $hex } is too far away for { $unit }.
refusal-german-hex = Germans occupy { $hex }.
refusal-under-water = { $hex } is under water.
refusal-terrain = { $unit } can’t cross the terrain between its hex and { $hex }.
refusal-engineers = Engineers have not yet cleared the way to { $hex }.
refusal-leader-infiltration = { $unit } can only infiltrate together with a unit.
refusal-sector = This scenario only uses the map east of the sector boundary.
refusal-no-germans = There are no Germans in { $hex }.
refusal-attacked = { $hex } has already been attacked this phase.
refusal-barraged = { $hex } has already been barraged this phase.
refusal-not-infantry = Only adjacent infantry can start an attack.
refusal-not-adjacent = { $unit } is not adjacent to { $hex }.
refusal-no-guns = { $unit } can’t fire barrages.
refusal-adjacent-barrage = { $hex } is too close for a barrage.
refusal-hidden = An unrevealed reinforcement can’t be targeted.
refusal-no-field = A disrupted unit has no field of fire, so nobody can observe it.
refusal-not-observed = { $unit } has no observer for { $hex }.

# Browser

seat-points = points
seat-losses1 = infantry losses of the 1st Division
seat-losses29 = infantry losses of the 29th Division
omaha-nearer = Closer
omaha-farther = Farther
omaha-fit = Fit the whole map
omaha-overview = Overview map
omaha-edge = { $count ->
        [one] { $count } unit that can act is out of view
       *[other] { $count } units that can act are out of view
    }
omaha-odds-hit = { $share }%
omaha-odds-nothing = nothing
omaha-odds-of = has an effect in { $count } of { $of } cases
omaha-warn-odds = This will probably fail: it has an effect in only { $count } of { $of } cases.
omaha-ending-germans = German units eliminated
omaha-map = The map of Omaha
omaha-picture = A beach divided into hexes: the sea, three tide lines, the bluffs and their positions
omaha-point = Point at or tap the map.
omaha-turn = Turn { $turn }/{ $last }
omaha-tide-low = low tide
omaha-tide-mid = mid tide
omaha-tide-high = high tide
omaha-tide-rises = rises on turn { $turn }
omaha-tide-falls = falls on turn { $turn }
omaha-actions = { $count ->
        [0] no action left
        [one] one action left
       *[other] { $count } actions left
    }
omaha-unused = { $count } can still act{ $free ->
        [0] {""}
       *[other] , { $free } of them for free
    }
omaha-losses = infantry eliminated or down to one step: { $count } of { $limit }
omaha-points-short = /{ $goal } points
omaha-points = points out of { $goal }
omaha-cards = cards
omaha-naval = naval fire: { $count }
omaha-heroes = heroes: { $count }
omaha-plunging = plunging fire
omaha-score = Points
omaha-score-none = Nothing yet.
omaha-score-when = The score if points were counted now.
omaha-pools = German pools and deck
omaha-pool-tactical = tactical reinforcements
omaha-pool-division = division reinforcements
omaha-pool-kampfgruppe = Kampfgruppe Meyer
omaha-pool-armour = armour
omaha-pool-wn-depth = nest depth
omaha-pool-building-depth = building depth
omaha-pool-mobile-depth = mobile depth
omaha-pool-kampfgruppe-depth = Kampfgruppe depth
omaha-pool-deck = cards in the deck
omaha-germans-lost = German units eliminated
omaha-shuffle = The deck is reshuffled at the end of turn { $turn }.
omaha-track = Turn track
omaha-track-coming = { $count ->
        [one] one unit arrives
       *[other] { $count } units arrive
    }
omaha-track-coming-key = units arriving
omaha-track-shuffle = the deck is reshuffled at the end of the turn
omaha-deck-colours = Cards in the deck that make each colour fire:
omaha-dock = Below the map
omaha-dock-here = Here
omaha-dock-cards = Cards
omaha-dock-coming = At sea
omaha-dock-legend = Legend
omaha-mark-star = worth points
omaha-mark-mined = mined road
omaha-mark-obstacle = obstacles
omaha-mark-exit = exit
omaha-arrivals = At sea
omaha-arrival = Turn { $turn } · { $time }
omaha-out = Exited: { $count }
omaha-disrupted = disrupted
omaha-climbing = climbing the bluff
omaha-cliff = climbing the cliff
omaha-hero = hero { $hero }
omaha-inspired = inspired
omaha-wounded = wounded
omaha-range = range { $range }
omaha-free = free action
omaha-acted = acted
omaha-depth = with hidden depth
omaha-depth-shown = depth of { $strength }
omaha-type-infantry = infantry
omaha-type-heavy_infantry = heavy weapons
omaha-type-ranger = rangers
omaha-type-tank = tanks
omaha-type-artillery = artillery
omaha-type-dukw_artillery = artillery on DUKWs
omaha-type-sp_artillery = self-propelled artillery
omaha-type-anti_air = anti-aircraft
omaha-type-sp_anti_air = self-propelled anti-aircraft
omaha-type-anti_tank = anti-tank
omaha-type-hq = headquarters
omaha-type-general = general
omaha-type-engineer_base = engineer base
omaha-unit-label = { $name }, { $kind }{ $steps ->
        [0] {""}
        [one] , strength { $strength }, one step
       *[other] , strength { $strength }, { $steps } steps
    }{ $symbol ->
        [diamond] , diamond
        [triangle] , triangle
        [circle] , circle
       *[none] {""}
    }{ $weapons ->
        [0] {""}
       *[other] {" "}{ $weapons }
    }
omaha-force-label = { $name }, strength { $strength }{ $count ->
        [0] {""}
       *[other] , weapons required: { $needs }
    }
omaha-hidden-label = { $kind ->
        [wn] resistance nest, unrevealed
        [wn-75] 75 mm gun, unrevealed
        [wn-88] 88 mm gun, unrevealed
        [wn-rocket] rockets, unrevealed
        [armour] armour, unrevealed
       *[infantry] German infantry, unrevealed
    }
omaha-empty = unoccupied
omaha-field = field of fire: { $count } hexes
omaha-colour-red = red
omaha-colour-orange = orange
omaha-colour-brown = brown
omaha-colour-green = green
omaha-colour-blue = blue
omaha-colour-purple = purple
omaha-symbol-diamond = diamond
omaha-symbol-triangle = triangle
omaha-symbol-circle = circle
omaha-card-colour = { $colour }{ $double ->
        [0] {""}
       *[other] {" "}double
    }
omaha-card-sign = { $sign ->
        [armor] AT: armour can be hit outside intense fire too
        [star] ★: a hit left over after the units may go to a leader
        [A] A: German action (16): artillery, advance or ambush
        [M] M: German action (16): mortar fire
        [P] P: German action (16): patrol
        [R] R: German action (16): re-supply, redeployment, reinforcement or reoccupation
       *[other] F: fire
    }
omaha-terrain-beach = beach
omaha-terrain-pavilion = pavilion
omaha-terrain-draw = draw
omaha-terrain-high = open ground
omaha-terrain-woods = woods
omaha-terrain-bocage = bocage
omaha-terrain-buildings = buildings
omaha-terrain-rough = rough ground
omaha-terrain-sea = sea
omaha-level-low = low ground
omaha-level-high = high ground
omaha-sector-east = East
omaha-sector-west = West
omaha-draw = draw { $draw }
omaha-exit = exit { $exit }
omaha-flooded = under water
omaha-obstacles = obstacles
omaha-cleared = obstacles cleared
omaha-mined = mined road
omaha-side-hedge = hedge
omaha-side-bluff = bluff
omaha-side-slope = slope
omaha-side-shingle = shingle
omaha-side-seawall = sea wall
omaha-side-at-ditch = anti-tank ditch
omaha-side-at-wall = anti-tank wall
omaha-side-scalable-cliff = scalable cliff
omaha-side-sheer-cliff = sheer cliff
omaha-attack-on = Attack on { $hex }
omaha-part-all = Whole map
omaha-part-east = East beach
omaha-part-west = West beach
omaha-drowning = { $count ->
        [one] one unit will drown
       *[other] { $count } units will drown
    }
omaha-crowded = { $count ->
        [one] one hex overstacked
       *[other] { $count } hexes overstacked
    }
omaha-warn-actions = { $count ->
        [one] One action is left
       *[other] { $count } actions are left
    }, and { $units ->
        [one] one unit can
       *[other] { $units } units can
    } still act.
omaha-warn-free = { $count ->
        [one] One unit can still act for free.
       *[other] { $count } units can still act for free.
    }
omaha-warn-rally = You have disrupted units that could rally for free.
omaha-warn-drowning = { $count ->
        [one] One unit is still in the water: it will drown.
       *[other] { $count } units are still in the water: they will drown.
    }
omaha-warn-crowded = { $count ->
        [one] One hex is overstacked: you will lose units there.
       *[other] { $count } hexes are overstacked: you will lose units there.
    }
omaha-card-mine = mine
omaha-show-dots = Fire dots
omaha-show-numbers = Hex numbers
omaha-report-score = Score
omaha-report-total = Total
omaha-report-losses = Steps lost by cause
omaha-report-units = Units eliminated: { $count }
omaha-report-positions = Positions taken
omaha-report-position = turn { $turn }
omaha-report-early = reached early
omaha-report-late = reached late (the number shows the turn)
omaha-report-advance = The advance
omaha-report-turn = Turn { $turn }
omaha-report-none = None.
omaha-report-no-points = The score was not counted.
omaha-report-attacks = Attacks: { $count } ({ $won } won)
omaha-report-shots = Times the Germans fired: { $count }
omaha-cause-fire = fire from positions
omaha-cause-artillery = artillery
omaha-cause-mine = mines
omaha-cause-landing = landing
omaha-cause-tide = tide
omaha-cause-infiltration = infiltration
omaha-cause-attrition = attrition
omaha-cause-stacking = overstacking
omaha-cause-other = other causes
guide-aim = You lead the 1st Division; the rules play the Germans. You need ten points at the end of turn 16, from nests, positions and draws that you control and that are linked to the beach. If eight of your infantry units are eliminated or down to one step, you lose the game.
    .title = The aim
guide-landing = Each turn starts with amphibious operations. A card shows what happens to the units in their boxes: drift, step loss or delay. They land, and the next ones take their place.
    .title = First phase: landing
guide-event = From turn 2 on, a card brings an event: mostly German reinforcements, sometimes a hero or naval support.
    .title = Second phase: an event
guide-volley = In German fire, a card (shown below the map) names three colours: positions of those colours fire. Intense fire can hit any unit; other fire only hits units with the card’s symbol (diamond, triangle or circle). If a colour is ringed, only its positions with a depth marker fire.
    .title = Third phase: German fire
guide-end = Then come the engineers, and your actions. At the end of the turn, units still in the water drown, and a hex holds two units at most: a red warning above the map tells you in time.
    .title = The end of the turn
guide-actions = You have two actions per division each turn. Highlighted units can act. The dots along a hex’s edge show which positions fire on it: shape and colour tell you the position, fill tells you how intense the fire is. Point at a unit to see its risk.
    .title = Get off the beach
guide-unit = Highlighted hexes are within reach; a red one holds an enemy you can attack. Moving off the beach towards cover is often free. Shingle and sea wall protect better than sand.
    .title = What does this unit do?
guide-companion = Units in the same stack can move together for a single action.
    .title = Together
guide-join = Before you attack, bring in every unit that can join: your strength must exceed the nest’s, and you need every weapon it requires. Hidden values are shown as a range.
    .title = Building an attack
guide-clear = Engineers clear obstacles: at mid and high tide, the mines there threaten your landing craft.
    .title = The engineers
guide-box = Choose a landing box. Units mostly drift east, towards the left of the map.
    .title = Landing
guide-fire = Positions of the drawn colour have fired. Several units could be hit: you choose which.
    .title = Under fire
guide-hero = A hero’s unit acts for free. A hero adds a strength point or a weapon to an attack, and can die in place of the unit’s last step.
    .title = A hero
guide-tide = The tide is rising: units that stay on the low sand will drown. Move on.
    .title = The tide

# Hints: the reasons behind a suggested move.
hint-no-actions = The division has no actions left to spend.
hint-enough = { $count ->
        [one] One option is left, but the bot sees nothing to gain from it.
       *[other] { $count } options are left, but the bot sees nothing to gain from them.
    }
hint-rally = { $count ->
        [one] A unit is disrupted: rallying is free, and it can do nothing else.
       *[other] { $count } units are disrupted: rallying is free, and they can do nothing else.
    }
hint-naval = Naval guns disrupt the target and remove its depth, without a card or an action.
hint-tide = { $hex } will be under water on turn { $turn }: any unit still there at the end of the turn is lost.
hint-next-to = It can attack { $positions } from where it is.
hint-climbing = It is climbing and can do nothing else until it is done.
hint-recover = It must remove its Climb marker first.
hint-under-fire = { $count ->
        [one] It is in one position’s field of fire ({ $dot }).
       *[other] It is in the field of fire of { $count } positions (at worst { $dot }).
    }
hint-free = Its action is free.
hint-out-of-fire = { $here ->
        [one] { $hex } is out of every field of fire; where it is now, one position can hit it.
       *[other] { $hex } is out of every field of fire; where it is now, { $here } positions can hit it.
    }
hint-less-fire = { $count ->
        [one] { $hex } is in one position’s field of fire, against { $here } where it is now.
       *[other] { $hex } is in the field of fire of { $count } positions, against { $here } where it is now.
    }
hint-lighter-fire = At worst, it faces { $dot } in { $hex }; where it is now, { $here }.
hint-towards = { $count ->
        [one] It moves up next to { $position }.
       *[other] It moves closer to { $position }, { $count } hexes away.
    }
hint-towards-armed = It moves closer to { $position } and has the weapons needed there: { $weapons }.
hint-may-attack = From there it can attack { $position }.
hint-empty-position = { $position } is empty: any unit there controls it.
hint-errand = From { $hex } it controls { $positions }, which scores points at the end of turn { $turn }.
hint-off-beach = It gets off the beach.
hint-leader-near = { $count ->
        [one] In { $hex } it would have one infantry unit with it or adjacent; here it has { $here }.
       *[other] In { $hex } it would have { $count } infantry units with it or adjacent; here it has { $here }.
    }
hint-to-cover = Infantry moving to cover on the beach spends no action.
hint-comes-along = It is in the same hex and comes along at no extra cost.
hint-armed = The attack has every weapon that { $position } requires: { $weapons }.
hint-stronger = Your strength is { $strength } against { $defence }{ $double ->
        [1] : at least double.
       *[0] .
    }
hint-stronger-depth = Your strength is { $strength } against { $defence }, not counting unrevealed depth.
hint-unseen = { $position } is unrevealed: strength { $strength } beats { $count } of the { $of } units it could be.
hint-in-its-field = { $count ->
        [one] One of your units is in the field of fire of { $position }.
       *[other] { $count } of your units are in the field of fire of { $position }.
    }
hint-barrage = { $count } of the { $of } remaining cards would disrupt it.
hint-flanks = With it, you attack from hexes that are not adjacent to each other: that is flanking.
hint-brings = It brings a weapon that { $position } requires and you lack: { $weapons }.
hint-adds = It adds { $more } strength: { $strength } in all.
hint-adds-known = It adds { $more } strength: { $strength } against { $defence }.
hint-naval-depth = { $position } is disrupted and loses its depth marker, whatever its strength.
hint-hero-weapon = { $count ->
        [one] It is what the attack lacks: { $lacking }.
       *[other] The attack lacks { $lacking }: this is one of them.
    }
hint-depth-goes = Losing the step removes the depth marker.
hint-not-counted = { $unit } does not count towards the catastrophic losses.
hint-keeps-steps = If { $unit } loses a step, it still has { $count }: it does not count as a loss yet.
hint-counted-already = { $unit } is down to one step and already counts as a loss.
hint-others-count = { $count ->
        [one] A step lost by { $units } would add to the losses that count ({ $losses } of { $limit }).
       *[other] For any of these units ({ $units }), losing a step would add to the losses that count ({ $losses } of { $limit }).
    }
hint-sacrifice = { $unit } stays in play and is inspired.
hint-hero-free = With a hero, { $unit } acts for free; now it does not.
hint-most-steps = No other unit has more steps than { $unit } ({ $count }).
hint-landing = { $hex } is in { $count ->
        [0] no field of fire
        [one] one field of fire
       *[other] { $count } fields of fire
    }, against { $worst } for the most exposed alternative.
hint-landing-same = { $count ->
        [0] No position can fire there, nor at the other places.
        [one] One position can fire there, as at the other places.
       *[other] { $count } positions can fire there, as at the other places.
    }
hint-clear = Units landing through { $hex } will no longer meet mines.
hint-clear-waiting = Units landing through { $hex } will no longer meet mines. Waiting offshore: { $units }.
hint-nearest = { $count ->
        [one] { $position } is adjacent to your units: none is closer.
       *[other] { $position } is { $count } hexes from your units: none is closer.
    }
terminal-steps = US steps
terminal-leader = leader alone
terminal-nest = nest (lower case: disrupted)
terminal-reinforcement = reinforcement
terminal-armour = armour
terminal-depth = depth
terminal-box = landing box
terminal-water = water
terminal-drowns = will drown
look-ground = { $hex }: { $terrain ->
    [beach] beach
    [pavilion] pavilion
    [draw] draw
    [high] open ground
    [woods] woods
    [bocage] bocage
    [buildings] buildings
    [rough] rough ground
   *[sea] water at this tide
}, { $level ->
    [low] low ground
   *[high] high ground
}.
look-field = Field of fire of { $position }: intense { $intense }, steady { $steady }, sporadic { $sporadic }.
look-fire = { $position } fires here: { $dot }.
look-safe = Not in any field of fire.
look-danger = { $most ->
    [0] No remaining card hits { $unit }.
   *[other] { $chance }% of the remaining cards hit { $unit }{ $more ->
        [0] {""}
       *[other] , and { $most }% if you choose it among the targets
    }.
}
look-threat = { $position }, { $dot }: aims at it on { $chance }% of the cards.
look-here = Here: { $units }.
look-observes = Spots for { $battery }.
look-observes-silent = Would spot for { $battery }, which has no observers left.
look-line = In communication: exit { $exit }, { $count } { $count ->
    [one] hex
   *[other] hexes
} away.
look-line-held = In communication, because German units cancel US control of their own hexes: exit { $exit }, { $count } { $count ->
    [one] hex
   *[other] hexes
} away.
look-line-empty = In communication although US units control its hex, because it is empty: exit { $exit }, { $count } { $count ->
    [one] hex
   *[other] hexes
} away.
look-line-bocage = In communication through one bocage hex controlled by US units: exit { $exit }, { $count } { $count ->
    [one] hex
   *[other] hexes
} away.
look-cut = { $position } is cut off: US control blocks every path to an exit. Nearest units: { $units }.
look-cut-bocage = { $position } is cut off, even through the bocage: US control blocks every path to an exit. Nearest units: { $units }.
look-cut-occupied = { $position } is cut off: US units occupy it.
look-settled-cut = { $position } counts as cut off for this fire phase, as it was when the phase began.
look-settled-linked = { $position } counts as in communication for this fire phase, as it was when the phase began.
look-other-division = Acts with the other division.
look-acted = Has acted this turn.
look-rally = Disrupted: it can only rally, for free.
look-rally-later = Disrupted this phase: it can rally next turn at the earliest.
look-nothing = { $actions ->
        [0] No actions left, and nothing it can do for free.
       *[other] There is nothing it can do from here.
    }
look-may-move = May move to { $count ->
        [one] one hex
       *[other] { $count } hexes
    }{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-climb = May climb the bluff to { $hexes }{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-cliff = May climb the cliff to { $hexes }{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-attack = May attack { $hexes }{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-barrage = May barrage { $count ->
        [one] { $hexes }
       *[other] { $count } hexes
    }{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-exit = May exit the map{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-end-climb = May remove its Climb marker.
look-may-go-up = May finish the climb to { $hexes }.
look-may-give-up = May give up the climb.
look-target-barrage = Barrage: { $count } of { $of } cards disrupt it.
look-target-attack = An attack by this unit alone has an effect on { $count } of the { $of } possible units.
look-attack = { $of ->
        [1] { $strength } against { $most }.
       *[other] { $strength } against an unrevealed unit ({ $of } possible): { $least } to { $most }.
    }
look-attack-result = { $of ->
        [1] Result: { $results }.
       *[other] { $count } of { $of }: { $results }.
    }
look-attack-missing = { $of ->
        [1] Missing: { $weapon }.
       *[other] Would be missing: { $weapon } ({ $count } of { $of }).
    }
look-attack-weapons = Weapons available: { $weapons }.
look-attack-depth = Unrevealed depth may add to this.
