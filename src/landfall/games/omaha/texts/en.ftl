# D-Day at Omaha Beach

game-title = D-Day at Omaha Beach
game-about = The 6th of June 1944 on the deadliest beach: you lead the Americans, alone or with a friend, against Germans whom the rules lead.
game-provenance = Map, counters and cards were read on the game; what is inferred is marked. The set-up of Easy Fox is inferred in part.
seat-us = the Americans
    .name = Americans
seat-us1 = the 1st Division
    .name = 1st Division
seat-us29 = the 29th Division
    .name = 29th Division
side-us = the Americans
side-german = the Germans
scenario-easy-fox = Easy Fox
    .situation = The eastern half of the beach, the 1st Division alone, sixteen turns of a quarter of an hour.
    .objective = Ten points at the end of turn 16: nests, positions and draws under control.
    .balance = To learn the game
scenario-first-waves = The First Waves
    .situation = The first four hours of the landing, from 6.15 to 10, on the whole beach.
    .objective = 19 points at the end of turn 16, without a division losing eight infantry units.
    .balance = Hard
scenario-d-day = D-Day at Omaha Beach
    .situation = The twelve hours of D-Day: the beach, then the heights and the bocage.
    .objective = Eleven points on turn 16 to play on, forty on turn 32 to win.
    .balance = A long day
scenario-beyond-the-beach = Beyond the Beach
    .situation = It is 10.30, the survivors are on the heights and reinforcements come on both sides.
    .objective = 45 points at the end of turn 32.
    .balance = For experienced players
option-players = Players
    .about = Alone with both divisions, or a division each.
option-players-1 = Alone
option-players-2 = Two together
option-early-actions = Early German actions
    .about = German actions begin on turn 12.
option-bombardment = Effective Allied bombardment
    .about = Play begins on turn 4 against shaken defences; ten points less.
option-safe-tanks = First tanks land safely
    .about = The tanks of turn 1 land as on turn 2; five points less.
option-pointe-du-hoc = Rangers at Pointe du Hoc
    .about = No rangers but company C of the 2nd; five points more.
option-better-reaction = Better German reaction
    .about = The Kampfgruppe Meyer is there from the start and each reinforcement has depth; five points more.
option-armour = German armour
    .about = Four armour units may come to meet you; a point each.

ask-mine = A mine goes off in the { $sector ->
        [east] eastern
       *[west] western
    } sector: which unit loses a step?
ask-leader-drift = Does { $unit } go along with { $other }, which drifts?
ask-ranger-drift = { $unit } may drift east
ask-box = Into which box does { $unit } go?
ask-tideline = On which high-tide hex does { $unit } start?
ask-fire-target = { $position } fires: who is hit?
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
ask-sacrifice = The last step of { $unit } is lost: sacrifice its hero instead?
ask-hero = A hero stands up in the { $division ->
        [1] 1st
       *[29] 29th
    } Division: in which unit?
ask-regain = Which unit regains a step?
ask-reveal = Which German unit is to be revealed?
ask-clear = { $sector ->
        [east] Eastern
       *[west] Western
    } sector: clear the obstacles of a hex ({ $left } at most)
ask-works = Engineers and headquarters of the { $division ->
        [1] 1st
       *[29] 29th
    } Division
ask-division = Which division acts first?
ask-actions = { $division ->
        [1] 1st
       *[29] 29th
    } Division: which unit acts? Actions left: { $actions }
ask-unit = What does { $unit } do?
ask-companion = Who goes with { $unit }?
ask-press-on = { $unit } lost a step while infiltrating: go on?
ask-join = Attack on { $hex } by { $units }: who joins?
ask-hero-use = Attack on { $hex }: what does the hero do?
ask-attrition = Attack on { $hex }: lose a step to remove its depth?
ask-naval-target = Naval barrage: on which hex?
ask-overstacked = Too many units in { $hex }: which one is eliminated?
ask-advance-loss = The German advance succeeds: which unit loses a step?
ask-refuge = Where does { $unit } fall back to?

option-unit = { $unit }
option-hex = { $hex }
option-box = Box { $box }
option-delay = Wait for turn { $turn }
option-stay-in-box = Stay in its box
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
option-climb = Cross the bluff to { $hex }
option-cliff = Climb the cliff to { $hex }
option-end-climb = Recover from the climb in { $hex }
option-go-up = Climb on to { $hex }
option-give-up = Give up the climb in { $hex }
option-attack = Attack { $hex }
option-barrage = Barrage on { $hex }
option-exit = Leave the map at { $hex }
option-go = Set off like this
option-press-on = Go on
option-stay-back = Stay back
option-attack-now = Launch the attack
option-join = { $unit } joins the attack
option-naval = Add naval fire
option-hero-strength = A point of strength
option-hero-weapon = The weapon { $weapon }
option-no-attrition = Sacrifice nothing
option-attrition = { $unit } loses a step
option-clear = Clear { $hex }
option-done-engineers = Done
option-base = Place an engineer base in { $at }
option-extend = Extend the range of { $at }
option-post = Make { $at } a command post
option-reach = Extend the command of { $at }
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
result-german-unit-unrevealed = the German unit hides again
result-no-effect = no effect
result-german-disrupted = Germans disrupted
result-optional-attrition = attrition if you like
result-german-defeated = Germans defeated
result-reveal-depth-and-compare-again = depth is revealed and compared again
result-depth-eliminated = depth eliminated
item-nests = nests
item-positions = reinforcement positions
item-draws = draws
item-open-draws = open draws
item-heights = vehicles on the heights
item-exits = steps off the map
item-ranger-exits = rangers off the map
item-nests-lost = nests not controlled
item-kampfgruppe = Kampfgruppe Meyer
item-variant-22-1 = effective bombardment
item-variant-22-2 = tanks ashore
item-variant-22-3 = Pointe du Hoc
item-variant-22-4 = better reaction
item-armour = German armour that came
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
event-card-drawn = Drawn, { $card }: { $use ->
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
event-deck-shuffled = End of turn { $turn }: the cards are shuffled.
event-unit-drifted = { $unit } drifts from { $origin } to { $box }.
event-unit-delayed = { $turn ->
        [0] { $unit } will not come today.
       *[other] { $unit } is delayed until turn { $turn }.
    }
event-unit-landed = { $unit } lands in { $hex }.
event-unit-placed = { $unit } takes its place in { $place }.
event-mine-struck = { $unit } strikes a mine before { $hex }.
event-command-passed = { $unit } passes to the { $division ->
        [1] 1st
       *[29] 29th
    } Division.
event-step-lost = { $unit } loses a step in { $hex } ({ $left } left).
event-unit-eliminated = { $unit } is eliminated in { $hex }{ $cause ->
        [tide] {" "}by the tide
        [stacking] {" "}for lack of room
        [landing] {" "}while landing
       *[other] {""}
    }.
event-unit-disrupted = { $unit } is disrupted in { $hex }.
event-units-rallied = Rallied: { $units }.
event-step-regained = { $unit } regains a step ({ $steps }).
event-unit-moved = { $unit } moves to { $hex }.
event-unit-exited = { $unit } leaves the map by exit { $exit }.
event-infiltration-checked = { $unit } infiltrates to { $hex } past { $positions } ({ $card }).
event-climb-began = { $unit } begins to climb in { $hex }.
event-climb-ended = { $unit } climbs no more, in { $hex }.
event-division-acts = The { $division ->
        [1] 1st
       *[29] 29th
    } Division acts: { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    }.
event-hero-placed = { $hero } proves a hero of { $unit }.
event-hero-fell = { $hero } falls; { $unit } is inspired.
event-leader-hit = { $position } hits { $leader } in { $hex }: { $result ->
        [hero] the hero is killed
        [post] the post is given up
        [hq] the HQ has to re-form
        [wounded] lightly wounded
       *[killed] killed
    }.
event-general-captured = { $leader } is captured in { $hex }.
event-post-established = { $unit } sets up a command post in { $hex }.
event-post-abandoned = { $unit } leaves its command post.
event-post-extended = { $unit } commands { $range ->
        [one] one hex
       *[other] { $range } hexes
    } far.
event-base-placed = { $base } is set up in { $hex }.
event-base-extended = { $base } has a range of { $range }.
event-garrison-placed = A garrison holds { $position } ({ $hex }).
event-garrison-removed = The garrison of { $hex } is swept away.
event-obstacle-cleared = The obstacles of { $hex } are cleared.
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
       *[position-and-fire] position and fire
    }.
event-artillery-fired = Artillery, { $sector ->
        [east] eastern
       *[west] western
    } sector: { $guns ->
        [one] { $guns } gun ready
       *[other] { $guns } guns ready
    }, { $value } needed{ $struck ->
        [1] {""}
       *[0] , nobody is hit
    }.
event-germans-recovered = Recovered: { $positions }.
event-reinforcement-came = A German reinforcement takes { $position } ({ $hex }).
event-depth-placed = { $position } gains depth ({ $hex }).
event-depth-exchanged = The depth marker of { $hex } is exchanged.
event-german-moved = Germans move from { $origin } to { $hex }.
event-advance-met = { $position } advances on { $hex } against a defence of { $strength }.
event-unit-displaced = { $unit } falls back to { $hex }.
event-german-returned = { $german } takes { $hex } back.
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
event-german-concealed = The Germans in { $hex } hide again.
event-german-eliminated = { $german } is eliminated in { $hex }.
event-german-withdrew = { $german } withdraws from { $hex }.
event-depth-removed = The depth marker of { $hex } is removed.
event-barrage-fired = { $unit } shells { $hex } ({ $card }): { $result ->
        [none] no effect
        [disrupted] disrupted
       *[disrupted-and-depth-removed] disrupted, depth lost
    }.
event-naval-barrage-fired = The fleet shells { $hex }.
event-naval-marker-taken = Naval fire at hand: { $markers }.
event-event-had-no-effect = The event has no effect.
event-pools-joined = The Kampfgruppe Meyer sends { $units } units and { $depth } depth markers.
event-bombarded = Bombardment: { $disrupted-count } nests shaken, { $destroyed-count } destroyed.
event-scored = { $points ->
        [one] End of turn { $turn }: { $points } point.
       *[other] End of turn { $turn }: { $points } points.
    }
event-deck-event = { $event ->
        [reinforcements] German reinforcements, zones { $zones }
        [naval_fire_marker] Naval fire at your call
        [naval_fire_and_reinforcement] Naval fire, and a German reinforcement in zone { $zones }
        [depth_one] A German unit gains depth
        [depth_each_sector] Depth in each sector
        [hero] A hero
        [hero_and_depth] A hero, and German depth
        [german_recovery] All Germans recover
        [plunging_fire] German plunging fire
        [smoke] Smoke covers { $positions }
        [support_soldiers] Support soldiers join the infantry
        [lost_boat_teams] Lost boat teams catch up
        [screaming_meemies] Screaming rockets
        [snipers] Snipers aim at runners
        [gi_initiative] GI initiative: one more action a division
        [unexpected_naval_fire] Unexpected naval fire
        [artillery_stops_engineers] Artillery hampers the engineers
        [germans_concealed] Concealed Germans
        [us_patrol_report] Patrol report
        [kg_meyer] Kampfgruppe Meyer
        [rocket_destroyed] The rocket battery is spotted
        [intense_fire] Heavy fire: one action less a division
       *[prisoner_talks] A prisoner talks
    }.

outcome-catastrophe = Catastrophic losses in the { $division ->
        [1] 1st
       *[29] 29th
    } Division: the beach is closed.
outcome-breakthrough = German armour has reached the beach in { $hex }: defeat.
outcome-victory = Victory with { $points } points.
outcome-defeat = { $points ->
        [one] Defeat with { $points } point.
       *[other] Defeat with { $points } points.
    }
outcome-decisive-defeat = { $points ->
        [one] Decisive defeat: { $points } point.
       *[other] Decisive defeat: { $points } points.
    }
outcome-operational-defeat = Operational defeat: { $points } points.
outcome-tactical-defeat = Tactical defeat: { $points } points.
outcome-tactical-victory = Tactical victory: { $points } points.
outcome-operational-victory = Operational victory: { $points } points.
outcome-decisive-victory = Decisive victory: { $points } points.

refusal-leaders-do-not-attack = { $unit } takes no part in attacks.
refusal-no-action-left = { $unit } can’t act any more this turn.
refusal-no-infantry = No infantry attacks { $hex } from an adjacent hex.
refusal-out-of-range = { $hex } is out of range of { $unit }.
refusal-bluff = { $unit } can’t attack { $hex } across the bluff or cliff.
refusal-high-ground = From below, { $unit } does not see { $hex }.
refusal-not-coordinated = { $unit } is neither near the infantry nor under a leader’s orders.
refusal-guns-adjacent = { $unit } does not fire at an adjacent hex.
refusal-guns-need-hq = { $unit } and the attacking infantry do not share a headquarters.
refusal-guns-under-fire = { $unit } is under fire and not armoured.
refusal-unknown = There is no { $what }.
refusal-no-unit = Choose a unit first: it is units that act.
refusal-not-on-map = { $unit } is not on the map.
refusal-other-phase = Units act only in the US action phase.
refusal-other-division = { $unit } is not of the division that acts.
refusal-acted = { $unit } has had its action.
refusal-disrupted = { $unit } is disrupted and can only rally.
refusal-climbing = { $unit } is climbing.
refusal-no-actions = The division has no action left, and { $unit } has no free one.
refusal-too-far = { $hex } is too far for { $unit }.
refusal-german-hex = Germans hold { $hex }.
refusal-under-water = { $hex } is under water.
refusal-terrain = The terrain between { $unit } and { $hex } does not allow it.
refusal-engineers = Engineers have not cleared the way to { $hex } yet.
refusal-leader-infiltration = { $unit } infiltrates only with a unit.
refusal-sector = This scenario is played east of the boundary.
refusal-no-germans = There are no Germans in { $hex }.
refusal-attacked = { $hex } was attacked in this phase already.
refusal-barraged = { $hex } was shelled in this phase already.
refusal-not-infantry = Only adjacent infantry opens an attack.
refusal-not-adjacent = { $unit } is not next to { $hex }.
refusal-no-guns = { $unit } fires no barrages.
refusal-adjacent-barrage = { $hex } is too near for a barrage.
refusal-hidden = An unrevealed reinforcement can’t be a target.
refusal-no-field = A disrupted unit has no field of fire to be observed from.
refusal-not-observed = Nobody observes { $hex } for { $unit }.

# Browser

seat-points = points
seat-losses1 = units lost by the 1st Division
seat-losses29 = units lost by the 29th Division
omaha-map = The map of Omaha
omaha-picture = A beach in hexes: the sea, three tide lines, the bluff and its positions
omaha-point = Point at the map, or touch it.
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
omaha-unused = { $count } to use{ $free ->
        [0] {""}
       *[other] , { $free } of them free
    }
omaha-losses = infantry units lost: { $count } of { $limit }
omaha-points = points of { $goal }
omaha-cards = cards
omaha-naval = naval fire: { $count }
omaha-heroes = heroes: { $count }
omaha-plunging = plunging fire
omaha-score = Points
omaha-score-none = Nothing yet.
omaha-score-when = As they would be counted now.
omaha-pools = German pools and deck
omaha-pool-tactical = tactical reinforcements
omaha-pool-division = division reinforcements
omaha-pool-kampfgruppe = Kampfgruppe Meyer
omaha-pool-armour = armour
omaha-pool-wn-depth = depth of nests
omaha-pool-building-depth = depth of villages
omaha-pool-mobile-depth = mobile depth
omaha-pool-kampfgruppe-depth = depth of the Kampfgruppe
omaha-pool-deck = cards in the deck
omaha-germans-lost = German units eliminated
omaha-shuffle = The cards are shuffled at the end of turn { $turn }.
omaha-track = The turns of the day
omaha-track-coming = { $count ->
        [one] one unit arrives
       *[other] { $count } units arrive
    }
omaha-track-coming-key = units that arrive
omaha-track-shuffle = cards are shuffled when the turn ends
omaha-deck-colours = Cards of the deck that make each colour fire:
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
omaha-out = Exited the map: { $count }
omaha-disrupted = disrupted
omaha-climbing = climbing the bluff
omaha-cliff = climbing the cliff
omaha-hero = hero { $hero }
omaha-inspired = inspired
omaha-wounded = wounded
omaha-range = range { $range }
omaha-free = acts freely
omaha-acted = has acted
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
omaha-field = { $count } hexes under its fire
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
        [armor] AT: armour is hit outside intense fire too
        [star] ★: a hit that no unit takes may find a leader
        [A] A: as German actions (16) artillery, advance or ambush
        [M] M: as a German action (16) mortars
        [P] P: as a German action (16) a patrol
        [R] R: as German actions (16) re-supply, redeployment, reinforcement or reoccupation
       *[other] F: fire
    }
omaha-terrain-beach = beach
omaha-terrain-pavilion = seafront
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
omaha-side-scalable-cliff = cliff that can be climbed
omaha-side-sheer-cliff = sheer cliff
omaha-danger = of the cards left hit { $unit }
omaha-safe = No position sees it here.
omaha-attack-on = Attack on { $hex }
omaha-odds-weapons = The attackers’ weapons: { $weapons }
omaha-part-all = Whole map
omaha-part-east = East beach
omaha-part-west = West beach
omaha-drowning = { $count ->
        [one] one unit will drown
       *[other] { $count } units will drown
    }
omaha-crowded = { $count ->
        [one] one hex too full
       *[other] { $count } hexes too full
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
omaha-warn-rally = Disrupted units have not rallied, which costs nothing.
omaha-warn-drowning = { $count ->
        [one] One unit stays in the water: it will drown.
       *[other] { $count } units stay in the water: they will drown.
    }
omaha-warn-crowded = { $count ->
        [one] One hex is too full: units will be lost there.
       *[other] { $count } hexes are too full: units will be lost there.
    }
omaha-card-mine = mine!
omaha-show-dots = Fire dots
omaha-show-numbers = Hex numbers
omaha-report-score = Score
omaha-report-total = Total
omaha-report-losses = Steps lost by cause
omaha-report-units = Units eliminated: { $count }
omaha-report-positions = Positions taken
omaha-report-position = turn { $turn }
omaha-report-early = reached early
omaha-report-late = reached late (the number is the turn)
omaha-report-advance = The advance
omaha-report-turn = Turn { $turn }
omaha-report-none = None.
omaha-report-no-points = The points were not counted.
omaha-report-attacks = Attacks: { $count }, { $won } of them won
omaha-report-shots = German volleys: { $count }
omaha-cause-fire = fire from positions
omaha-cause-artillery = artillery
omaha-cause-mine = mines
omaha-cause-landing = landing
omaha-cause-tide = tide
omaha-cause-infiltration = infiltration
omaha-cause-attrition = attrition
omaha-cause-stacking = no room
omaha-cause-other = other causes
guide-aim = You lead the 1st Division; the Germans are played by the rules. You need ten points when turn 16 ends: nests, positions and draws under control and linked to the beach. Eight infantry units lost, and so is the game.
    .title = The aim
guide-landing = A turn begins with amphibious operations. A card says what the sea does to the units in their boxes: drift, a step lost, delay. They land, and the next ones take their places.
    .title = First phase: landing
guide-event = From turn 2 on a card brings an event: German reinforcements more often than not, sometimes a hero or the ships’ support.
    .title = Second phase: an event
guide-volley = For German fire, a card, shown below the map, names three colours: their positions fire. Intense fire hits anybody; other fire, units with the card’s sign (diamond, triangle or circle). A ringed colour fires only from a position with a depth marker.
    .title = Third phase: German fire
guide-end = Then come the engineers, and your actions. When the turn ends the sea takes whoever is in the water, and more than two units in a hex are too many: a red warning above the map says so in time.
    .title = The end of the turn
guide-actions = You have two actions for each division and turn. Units that glow can act. The dots at a hex’s edge say which positions fire on it: shape and colour for the position, how full it is for how heavy. Point at a unit to read its danger.
    .title = Get off the sand
guide-unit = Hexes that glow are in reach; red is an enemy to attack. Going from the beach towards cover is often free. Shingle and sea wall cover better than sand.
    .title = What does this unit do?
guide-companion = Units of one stack can go together for a single action.
    .title = Together
guide-join = Before the attack, bring in who may join: the strength must exceed the nest’s, and each weapon it asks for must be there. What is hidden is given as a range.
    .title = Building an attack
guide-clear = Engineers clear hexes of obstacles: at mid and high tide, mines there threaten the boats.
    .title = The engineers
guide-box = Choose a landing box. Drift pushes to the East, left on the map.
    .title = Landing
guide-fire = The positions of the colour drawn have fired. Several units may be hit: you choose which.
    .title = Under fire
guide-hero = A hero acts freely, adds a point or a weapon to an attack, and may fall in place of the last step.
    .title = A hero
guide-tide = The water will rise: what stays on the low sand will drown. Move on.
    .title = The tide

# Hints: what speaks for an answer.
hint-no-actions = The division has no paid action left.
hint-enough = { $count ->
        [one] One more thing could be done, but the bot sees nothing to gain by it.
       *[other] { $count } more things could be done, but the bot sees nothing to gain by them.
    }
hint-rally = { $count ->
        [one] A unit is disrupted: rallying is free and all that it can do.
       *[other] { $count } units are disrupted: rallying is free and all that they can do.
    }
hint-naval = Naval guns disrupt their target and take its depth, without a card and without an action.
hint-tide = { $hex } is under water on turn { $turn }: whoever still stands there when it ends is lost.
hint-next-to = It can attack { $positions } from where it stands.
hint-climbing = It is in the middle of a climb and can do nothing else before.
hint-recover = It can do nothing else before it has recovered from the climb.
hint-under-fire = { $count ->
        [one] It stands in the fire of one position ({ $dot }).
       *[other] It stands in the fire of { $count } positions (at worst { $dot }).
    }
hint-free = What it does costs no action.
hint-out-of-fire = { $here ->
        [one] { $hex } lies in no position’s fire; one reaches it where it stands.
       *[other] { $hex } lies in no position’s fire; { $here } reach it where it stands.
    }
hint-less-fire = { $count ->
        [one] { $hex } lies in the fire of one position, the hex where it stands of { $here }.
       *[other] { $hex } lies in the fire of { $count } positions, the hex where it stands of { $here }.
    }
hint-lighter-fire = The worst in { $hex } is { $dot }, where it stands { $here }.
hint-towards = { $count ->
        [one] It comes up to { $position }.
       *[other] It comes nearer to { $position }, { $count } hexes away.
    }
hint-towards-armed = It comes nearer to { $position } and has what its unit asks for: { $weapons }.
hint-may-attack = From there it can attack { $position }.
hint-empty-position = Nobody holds { $position }: whoever stands there controls it.
hint-errand = In { $hex } it controls { $positions }, which counts at the end of turn { $turn }.
hint-off-beach = It leaves the beach.
hint-leader-near = { $count ->
        [one] In { $hex } there is one infantry unit with or next to it, here { $here }.
       *[other] In { $hex } there are { $count } infantry units with or next to it, here { $here }.
    }
hint-to-cover = Infantry that seeks cover on the beach pays no action.
hint-comes-along = It stands in the same hex and comes along without a further action.
hint-armed = The attack has every weapon that { $position } asks for: { $weapons }.
hint-stronger = The units have strength { $strength } against { $defence }{ $double ->
        [1] : at least double.
       *[0] .
    }
hint-stronger-depth = The units have strength { $strength } against { $defence }, with depth that nobody has seen still to come.
hint-unseen = { $position } has not been seen: strength { $strength } beats { $count } of the { $of } units that show this back and are not face up on the map.
hint-in-its-field = { $count ->
        [one] One of our units stands in the field of fire of { $position }.
       *[other] { $count } of our units stand in the field of fire of { $position }.
    }
hint-barrage = { $count } of the { $of } cards left disrupt it.
hint-flanks = With it the attack comes from hexes that do not touch: that is flanking.
hint-brings = It brings what { $position } asks for and is missing: { $weapons }.
hint-adds = It adds { $more } strength: { $strength } in all.
hint-adds-known = It adds { $more } strength: { $strength } against { $defence }.
hint-naval-depth = { $position } is disrupted and loses its depth, whatever that is.
hint-hero-weapon = { $count ->
        [one] It is what the attack lacks: { $lacking }.
       *[other] The attack lacks { $lacking }: this is one of them.
    }
hint-depth-goes = The step takes the depth marker off the position.
hint-not-counted = { $unit } does not count towards the catastrophic losses.
hint-keeps-steps = Should { $unit } lose a step it keeps { $count }: it does not count as a loss yet.
hint-counted-already = { $unit } is down to one step and counts as a loss already.
hint-others-count = { $count ->
        [one] A step of { $units } would be one more of the losses that count ({ $losses } of { $limit }).
       *[other] A step of { $units } would each be one more of the losses that count ({ $losses } of { $limit }).
    }
hint-sacrifice = { $unit } stays in play, and inspired.
hint-hero-free = With a hero all that { $unit } does is free; now it is not.
hint-most-steps = No other has more steps than { $unit } ({ $count }).
hint-landing = { $hex } lies in the fire of { $count ->
        [0] no position
        [one] one position
       *[other] { $count } positions
    }; another place would lie in that of { $worst }.
hint-landing-same = { $count ->
        [0] No position can fire there, nor at the other places.
        [one] One position can fire there, as at the other places.
       *[other] { $count } positions can fire there, as at the other places.
    }
hint-clear = Whoever lands over { $hex } then meets no mines.
hint-clear-waiting = Whoever lands over { $hex } then meets no mines: { $units } lie off it.
hint-nearest = { $count ->
        [one] { $position } is next to us: none is nearer.
       *[other] { $position } is { $count } hexes from us: none is nearer.
    }
look-field = Field of fire of { $position }: intense { $intense }, steady { $steady }, sporadic { $sporadic }.
look-observes = Observes for { $battery }.
look-observes-silent = Would observe for { $battery }, which has no observer left.
look-line = Linked: exit { $exit } in { $count } { $count ->
    [one] hex
   *[other] hexes
}.
look-line-held = Linked, since Germans hold their own hexes against US control: exit { $exit } in { $count } { $count ->
    [one] hex
   *[other] hexes
}.
look-line-empty = Linked although US units control its hex, since it is empty: exit { $exit } in { $count } { $count ->
    [one] hex
   *[other] hexes
}.
look-line-bocage = Linked through one bocage hex that US units control: exit { $exit } in { $count } { $count ->
    [one] hex
   *[other] hexes
}.
look-cut = { $position } is cut off: US control bars every way to an exit, nearest: { $units }.
look-cut-bocage = { $position } is cut off, through the bocage too: US control bars every way to an exit, nearest: { $units }.
look-cut-occupied = { $position } is cut off: US units stand on it.
look-settled-cut = In this fire phase { $position } counts as cut off: it was when the phase began.
look-settled-linked = In this fire phase { $position } counts as linked: it was when the phase began.
look-other-division = Acts with the other division.
look-acted = Has acted this turn.
look-rally = Disrupted: all it may do is rally, for free.
look-rally-later = Disrupted in this phase: it rallies next turn at the earliest.
look-nothing = { $actions ->
        [0] No actions left: there is nothing that it may do for free.
       *[other] There is nothing that it may do from here.
    }
look-may-move = May go to { $count ->
        [one] one hex
       *[other] { $count } hexes
    }{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-climb = May cross the bluff to { $hexes }{ $cost ->
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
look-may-barrage = May shell { $count ->
        [one] { $hexes }
       *[other] { $count } hexes
    }{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-exit = May leave the map{ $cost ->
        [free] , for free
        [some] , for free towards cover
       *[action] , for one action
    }.
look-may-end-climb = May recover from the climb.
look-may-go-up = May finish the climb to { $hexes }.
look-may-give-up = May give up the climb.
look-attack = { $of ->
        [1] { $strength } against { $most }.
       *[other] { $strength } against a hidden unit, one of { $of }: { $least } to { $most }.
    }
look-attack-result = { $of ->
        [1] Result: { $results }.
       *[other] { $count } of { $of }: { $results }.
    }
look-attack-missing = { $of ->
        [1] Missing: { $weapon }.
       *[other] Would be missing: { $weapon } ({ $count } of { $of }).
    }
look-attack-depth = Hidden depth may come on top.
