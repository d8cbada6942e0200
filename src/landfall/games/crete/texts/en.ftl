# Operation Mercury – The Invasion of Crete

game-title = Operation Mercury – The Invasion of Crete
game-about = May 1941: paratroopers fall on an island that expects them. Companies, a cup of chits, and fire that answers every step.
game-provenance = Frames of the scenarios come from the rulebook; the series rules, most ratings and the maps are reconstructed and marked as such. Owners of the box can enter their values.
seat-allied = the Allies
    .name = Allies
seat-german = the Germans
    .name = Germans
side-allied = the Allies
side-german = the Germans
side-draw = nobody
air-strike = the Luftwaffe
air-partisans = partisans
scenario-L = The attack on Kastelli
    .situation = 24 May, 0900 to 1700. Three companies of mountain engineers come down the road to a small port held by a Greek regiment.
    .objective = The Germans win if they hold the port (06.04) at the end of any turn.
    .balance = To learn the game
scenario-1 = SNAFU
    .situation = 20 May 1500 to 21 May 1900 at Rethymnon. The drop as it happened: scattered, late, and upon the guns of the defenders.
    .objective = Germans: the port and both runway hexes at the end of a turn. Allies: thirteen German steps. Both or neither is a draw.
    .balance = Hard for the Germans
scenario-2 = With Expected German Precision
    .situation = Rethymnon again, dropped as it was planned: one battalion west of the runway, one east of it.
    .objective = Germans: the port and both runway hexes at the end of a turn. Allies: eleven German steps. Both or neither is a draw.
    .balance = Hard for the Germans

ask-setup = Set-up: leaders, columns and transport are yours to choose
ask-orders = Standing orders
ask-dispatch = { $division }: { $cp } command and { $dp } dispatch points. Which chits?
ask-parks = Artillery parks: form or dissolve?
ask-contact = Which leader does the park try to contact?
ask-independents = Which independents act with this formation? Room for { $room }
ask-who = { $chit }: who does what?
ask-move = Where does { $unit } go?
ask-along = Does { $leader } go along with { $unit }?
ask-go-on = { $unit } was hit. Go on to { $hex }?
ask-opportunity = { $unit } leaves { $hex }: who fires?
ask-pay = { $unit }, { $purpose ->
        [bonus] company bonus
        [soft] check against suppression
        [hard] suppressed unless a cohesion hit is taken
        [rally] rally
        [last] last check of the assault
       *[rout] rout
    }: { $chance } % to pass. Pay a command point?
ask-join = Assault on { $hex }: who joins?
ask-target = { $unit }: which target?
ask-stand = { $unit } is assaulted: stand or run?
ask-retreat = Where does { $unit } retreat to?
ask-advance = Who enters { $hex }?
ask-strike = Air strikes to place: { $count }
ask-struck = Which unit does the strike hit?
ask-enter = Where and how does { $unit } come in?
ask-host = With which unit does { $leader } stand?
ask-transfer = { $leader }: stay, or go to another unit?
ask-division = Which division?
ask-sheet = Which map?
ask-leader = Which leader is lost?
ask-return = To which leader does { $unit } return?
ask-relief = { $what ->
        [suppression] Take suppression off whom?
       *[cohesion] Take a cohesion hit off whom?
    } Still to take off: { $count }
ask-subject = { $what ->
        [strike-on] The Luftwaffe errs: which German unit is hit?
        [rout] Which Greek unit may rout?
        [heroic] Which unit becomes heroic?
        [breakdown] Which tank breaks down?
        [partisans] Whom do the partisans attack?
        [ammunition] Which unit is short of ammunition?
       *[return] Which unit gets its lost men back?
    }

option-accept = Accept
option-orders = Standing orders…
option-done = Done
option-end = End of this chit
option-enough = Enough
option-roll = Roll
option-pay = Pay a command point
option-stay = Stay
option-along = Go along
option-go-on = Go on
option-stop = Stop here
option-fire-all = All fire
option-attack = Attack now
option-stand = Stand
option-run = Run
option-convert = Turn two command points into a dispatch point
option-plan = Plan { $what } for the next turn
option-buy = Buy { $what } at once
option-division = { $what }
option-sheet = { $what }
option-leader = { $what }
option-return-to = { $what }
option-contact = Park at { $hex } to { $leader }
option-stand-with = { $leader } with { $unit }
option-start-column = { $unit } starts in column
option-start-mounted = { $unit } starts mounted
option-host = With { $unit }
option-fire = { $unit } fires at { $target }
option-assault = { $unit } assaults { $hex }
option-move = { $unit } moves
option-rally = { $unit } rallies
option-unpack = { $unit } takes off a drop marker
option-dig = { $unit } digs in
option-entrench = { $unit } entrenches
option-entrench-for = { $unit } entrenches { $target }
option-block = { $unit } blocks the road
option-unblock = { $unit } clears the roadblock
option-clear = { $unit } clears the rubble
option-mount = { $unit } mounts
option-mount-column = { $unit } mounts, in column
option-dismount = { $unit } dismounts
option-dismount-column = { $unit } dismounts, in column
option-rearguard = { $unit } leaves a rearguard
option-take-up = { $unit } takes up { $target }
option-join = { $unit } joins
option-shoot = { $unit } fires
option-target = { $unit }
option-struck = { $unit }
option-subject = { $unit }
option-relieve = { $unit }
option-take = { $unit }
option-advance = { $unit } advances
option-retreat = To { $hex }
option-strike = Strike at { $hex }
option-park = Form a park at { $hex }
option-dissolve = Dissolve the park at { $hex }
option-to = { $hex }
option-to-column = { $hex }, in column
option-to-hit = { $hex }, out of column with a cohesion hit
option-enter = { $hex }, on foot
option-enter-column = { $hex }, in column
option-enter-mounted = { $hex }, mounted
option-enter-mounted-column = { $hex }, mounted in column
option-order-opportunity = Opportunity fire: { $value ->
        [all] all who can
        [never] never
        [from-3] from a rating of 3
        [from-5] from a rating of 5
        [from-7] from a rating of 7
       *[ask] ask me
    }
option-order-defensive = Defensive fire and reply: { $value ->
        [best] at the best target
       *[ask] ask me
    }
option-order-bonus = Points for the company bonus: { $value ->
        [never] never
        [cp-3] with three points or more
        [cp-6] with six points or more
       *[ask] ask me
    }
option-order-soft = Points against possible suppression: { $value ->
        [never] never
        [chance-30] if the chance is 30 % or less
        [chance-50] if the chance is 50 % or less
       *[ask] ask me
    }
option-order-hard = Points against suppression: { $value ->
        [never] never
        [always] always
        [chance-50] if the chance is 50 % or less
       *[ask] ask me
    }
option-order-rally = Points to rally: { $value ->
        [never] never
        [always] always
        [chance-50] if the chance is 50 % or less
       *[ask] ask me
    }
option-order-last = Points for the last check: { $value ->
        [never] never
        [always] always
        [chance-50] if the chance is 50 % or less
       *[ask] ask me
    }
option-order-stand = Assaulted units: { $value ->
        [stand] stand
        [run] run
       *[ask] ask me
    }
option-order-targets = Targets of assault attacks: { $value ->
        [best] the best one
       *[ask] ask me
    }
option-order-landing = Companies that land: { $value ->
        [unpack] roll and unpack
       *[ask] ask me
    }
option-order-leaders = Leaders: { $value ->
        [stay] stay while they command as many as they can
       *[ask] ask me
    }

event-turn-began = { $day } May, { $hour ->
        [Night] night
       *[other] { $hour }
    }
event-chit-drawn = { $chit } is drawn. Left in the cup: { $left }
event-chit-carried = { $chit } is the last chit: it opens the next turn
event-chit-played = { $how ->
        [carried] { $chit }, carried over, is played
        [first] { $chit } is played first
       *[drawn] { $chit } is played
    }
event-chit-ended = { $chit } is over
event-income-rolled = { $division } rolls { $roll }: { $cp-signed } command, { $dp-signed } dispatch
event-points-converted = { $division } turns { $cp } command points into { $dp } dispatch point
event-chit-bought = { $division } { $planned ->
        [1] plans { $chit } for the next turn
       *[0] buys { $chit } at once
    } for { $cost }
event-plan-cancelled = The plan for { $chit } is cancelled; { $division } has its point back
event-order-changed = A standing order of { $side } changes
event-quality-checked = { $unit } checks ({ $purpose ->
        [bonus] company bonus
        [soft] suppression
        [hard] suppression
        [rally] rally
        [last] last check
        [rout] rout
        [opportunity] opportunity fire
        [defensive] defensive fire
        [engineer] work
       *[other] quality
    }): { $roll } against { $need }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }, { $passed ->
        [1] passed
       *[0] failed
    }
event-check-paid = { $division } pays a command point for { $unit }
event-shot = { $firer } at { $target }: { $color } { $base }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    } = { $rating }, rolls { $roll }: { $result ->
        [cohesion] a cohesion hit
        [suppression] suppression, unless a check turns it into a cohesion hit
        [check] a check against suppression
        [step] a step
        [eliminated] eliminated
       *[other] nothing
    }
event-suppressed = { $unit } is suppressed
event-cohesion-lost = { $unit } loses cohesion ({ $hits })
event-step-lost = { $unit } loses a step
event-unit-eliminated = { $unit } is eliminated
event-no-effect = { $unit } holds
event-barrage-laid = { $level ->
        [2] A heavy barrage
       *[1] A light barrage
    } on { $hex }
event-barrages-lifted = The barrages lift
event-rubbled = { $hex } lies in rubble
event-unit-moved = { $unit } to { $hex }
event-column-changed = { $unit } { $column ->
        [1] forms column
       *[0] leaves column
    }
event-move-stopped = { $unit } stops at { $hex }
event-rallied = { $unit } { $what ->
        [suppression] is no longer suppressed
       *[cohesion] regains cohesion
    }
event-work-done = { $unit }: { $what ->
        [improved] an improved position
        [work] work has begun
        [trench] entrenched
        [block] a roadblock
        [unblock] the roadblock is gone
       *[rubble] the rubble is cleared
    }
event-marker-removed = { $unit } unpacks; markers left: { $left }
event-transport-changed = { $unit } { $mounted ->
        [1] mounts
       *[0] dismounts
    }
event-rearguard-made = { $unit } leaves a rearguard at { $hex }
event-rearguard-taken = { $unit } takes its rearguard up again
event-second-action = { $unit } acts again, for a point of { $division }
event-direct-command = { $division } spends a point: { $unit } acts
event-assault-declared = Assault on { $hex } by { $units }
event-bravery-checked = { $unit }: bravery { $roll } against { $need }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }, { $passed ->
        [1] goes
       *[0] stays
    }
event-assault-ended = { $how ->
        [repulsed] The assault on { $hex } is repulsed
        [held] { $hex } is held
        [taken] { $hex } is taken
       *[nobody] Nobody dares to assault { $hex }
    }
event-stood = { $unit } { $runs ->
        [1] runs
       *[0] stands
    }
event-retreated = { $unit } retreats to { $hex }
event-surrendered = { $unit } surrenders
event-advanced = { $unit } advances to { $hex }
event-unit-placed = { $unit } { $how ->
        [parachute] jumps over { $hex }
        [glider] lands at { $hex }
       *[ground] comes in at { $hex }
    }
event-jump-rolled = { $unit }: jump roll { $roll }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    } = { $total }: { $result ->
        [none] down safely
        [delayed] delayed, markers { $markers-signed }
        [step] a step lost
        [step-delayed] a step lost and delayed
       *[eliminated] eliminated
    }
event-strikes-laid = The Luftwaffe strikes { $hexes }
event-event-drawn = { $side } draw: { $marker }
event-event-empty = { $marker }: nothing happens
event-event-rolled = { $marker }: a roll of { $roll } gives { $strikes ->
        [one] { $strikes } strike
       *[other] { $strikes } strikes
    }
event-marker-taken = { $on ->
        [1] { $unit } is heroic
       *[0] { $unit } is no longer heroic
    }
event-points-changed = { $division }: { $cp-signed } command, { $dp-signed } dispatch
event-unit-fled = { $unit } routs and is gone
event-step-returned = Lost men come back to { $unit }
event-leader-moved = { $leader } is with { $unit }
event-leader-fell = { $leader } is lost; his replacement takes over
event-park-formed = An artillery park at { $hex }
event-park-dissolved = The park at { $hex } is dissolved
event-contact-made = The park at { $hex } calls { $leader }: { $roll } against { $need }, { $made ->
        [1] in contact
       *[0] no contact
    }
event-contact-lost = The park at { $hex } loses contact
event-control-changed = { $hex } is now held by { $side }
event-condition-met = A victory condition of { $side } is met

outcome-german = { $why ->
        [objective] The Germans win: their objective is taken
        [annihilation] The Germans win: nobody is left to oppose them
       *[end] The Germans win at the end of the last turn
    }
outcome-allied = { $why ->
        [objective] The Allies win: their objective is reached
        [annihilation] The Allies win: the invaders are destroyed
       *[end] The Allies win at the end of the last turn
    }
outcome-draw = { $why ->
        [annihilation] A draw: one side is destroyed, and the tests cancel out
       *[end] A draw: both or neither have reached their aim
    }

fact-commanded = { $unit } is in command of { $leaders }
fact-uncommanded = { $unit } is out of command
fact-zone = { $unit } has a fire zone on { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
fact-reach = { $unit } can reach { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
fact-odds = { $unit } at { $target }: rating { $rating }, with the bonus { $bonus }. Cohesion { $cohesion } %, suppressed { $suppressed } %, step { $step } %, eliminated { $eliminated } %
fact-too-far = { $hex } is { $range } hexes away; sight from { $origin } ends at { $limit }
fact-seen = { $origin } sees { $hex }
fact-blocked = { $origin } does not see { $hex }: { $by } in the way
fact-way = { $unit } to { $hex }: { $points }{ $half ->
        [1] ½
       *[0] {""}
    } points, shots to expect: { $shots }
fact-terrain = { $hex }: { $terrain ->
        [C] clear
        [O] orchard or vineyard
        [B] scrub
        [V] village
        [T] town
        [X] city
       *[F] fortified
    }
fact-heat = { $hex } lies under fire of { $side }: { $units }
fact-heat-level = Under { $count ->
        [one] { $count } fire zone
       *[other] { $count } fire zones
    } of { $side }
fact-radius = { $leader } commands within { $range } hexes; units in command: { $count }

why-not-yours = { $unit } is not yours
why-not-on-map = { $unit } is not on a map
why-no-chit = No chit of yours is in play for { $unit }
why-done = { $unit } has acted with this chit
why-self-commanded = { $unit } commands itself and acts with Direct Command only
why-other-chit = { $chit } does not activate { $unit }
why-uncommanded = { $unit } is out of command
why-no-points = No command point is left for { $unit }
why-direct-once = Direct Command gives { $unit } one action
why-group-shut = { $unit } stands outside the open group
why-suppressed = { $unit } is suppressed and can only rally
why-markers = { $unit } must take off its drop markers first
why-rally-zone = { $unit } cannot regain cohesion in an enemy fire zone
why-rally-nothing = { $unit } has nothing to rally
why-immobile = { $unit } cannot move
why-no-dot = { $hex } cannot be entered
why-enemy-hex = Enemies hold { $hex }
why-stacking = There is no room to stop in { $hex }
why-too-far = { $unit } has not the points to reach { $hex }
why-no-fire = { $unit } has no Fire rating
why-no-observer = Nobody observes { $target } for { $unit }
why-out-of-reach = { $target } is { $range } hexes away; the reach is { $reach }
why-no-sight = { $by } blocks the line to { $target }
why-cannot-assault = { $unit } cannot assault
why-entrenched = { $unit } is entrenched and cannot assault
why-column = { $unit } is in column or mounted and cannot assault
why-not-adjacent = There is no enemy to assault in { $hex }
why-no-dispatch = Dispatch is not used in this scenario
why-no-dp = No division has the points for a chit

terminal-cup = Cup:
terminal-carried = first:
terminal-division = Division
terminal-cp = Command
terminal-dp = Dispatch
terminal-lost = Steps lost
terminal-suppressed = suppressed
terminal-column = column
terminal-mounted = mounted
terminal-improved = dug in
terminal-entrenched = entrenched
terminal-heroic = heroic
terminal-cohesion = cohesion
terminal-markers = drop markers

hint-odds = A shot at { $unit }: cohesion hit { $cohesion } %, suppressed { $suppressed } %, step lost { $step } %, eliminated { $eliminated } %.
hint-suppressed = { $unit } is suppressed: no fire, and it surrenders if its last check fails.
hint-packed = { $unit } still carries { $count ->
        [one] a drop marker
       *[other] { $count } drop markers
    }: each makes it easier to hit, and it can do nothing else before.
hint-shaken = { $unit } has two cohesion hits: the next one costs a step.
hint-objective = { $hex } is in enemy hands and counts for victory.
hint-held = { $hex } counts for victory and is ours.
hint-zones = { $hex } lies in the fire zone of { $count ->
        [one] one enemy unit
       *[other] { $count } enemy units
    }.
hint-no-zones = No enemy fire zone covers { $hex }.
hint-cover = The ground in { $hex } takes { $count } off the rating of every shot.
hint-losses-own = Steps we have lost: { $count }. At { $limit } the enemy meets his victory test.
hint-losses-foe = Steps the enemy has lost: { $count } of the { $limit } that our victory test asks for.
hint-way = The way to { $hex } costs { $points }{ $half ->
        [1] ½
       *[0] {""}
    } points and { $shots ->
        [0] draws no fire
        [one] draws one shot
       *[other] draws { $shots } shots
    }.
hint-column = In column the road is quick, but shots hit more easily.
hint-hits = { $unit } has { $count ->
        [one] one cohesion hit
       *[other] { $count } cohesion hits
    }; a third costs a step.
hint-pay = Without the point the check fails in { $chance } %. Points left afterwards: { $left }.
hint-roll = The check passes in { $chance } %. Points kept: { $points }.
hint-surrender = If this check fails, { $unit } surrenders.
hint-bravery = { $unit } passes its bravery check in { $chance } %.
hint-defenders = { $hex } is defended by { $count ->
        [one] one step
       *[other] { $count } steps
    }.
hint-steps = Steps in our hex: { $count }. Steps in { $hex }: { $foes }.
hint-leaves-position = { $unit } would leave its position behind.
hint-run-shot = A runner is fired at first and takes a cohesion hit.
hint-outnumbered = Steps in our hex: { $count }. Enemy steps around it: { $foes }.
hint-opportunity = Opportunity fire costs nothing.
hint-covers-drop = From { $hex } the enemy fires on { $count ->
        [one] one hex where we land
       *[other] { $count } hexes where we land
    }.
hint-formation = { $chit } activates { $count ->
        [one] one unit
       *[other] { $count } units
    } of the formation once more.
hint-planned = Planned for the next turn the chit costs { $planned }; at once it would cost { $bought }.
hint-bought = At once the chit costs { $bought }; planned for the next turn { $planned }.
hint-convert = { $cp } command points become a dispatch point. Command points left: { $left }.
hint-keeps = Unspent points stay: { $cp } command, { $dp } dispatch.
hint-park = The nearest enemy is { $range } hexes away from { $hex }; a park fires for the leader it has contact with.
hint-dissolve = The enemy is { $range ->
        [one] one hex
       *[other] { $range } hexes
    } from { $hex }: the first unit to enter destroys the park.
hint-commands = With { $unit }, { $leader } commands { $count ->
        [one] one of his units
       *[other] { $count } of his units
    }.
hint-near-foe = { $unit } is { $range ->
        [one] one hex
       *[other] { $range } hexes
    } from the nearest enemy.
hint-barrage = Unless a 9 is rolled, a barrage lies on { $hex } until the turn ends.
hint-take = It goes for { $hex }, which counts for victory.
hint-gather = It goes to { $hex }, to hold there.
hint-hunt = It closes in on { $count ->
        [0] { $hex }
       *[other] { $units } in { $hex }
    }.
hint-leaves-free = { $unit } stands in no enemy fire zone: nobody fires when it sets out.
hint-rally = { $unit } shakes off its suppression in { $chance } %.
hint-rally-sure = { $unit } gets rid of a cohesion hit without a roll.
hint-dig = { $unit } improves its position in { $chance } %; shots at it then have 1 less.
hint-entrench = The work at the trench of { $unit } succeeds in { $chance } %; entrenched, shots at it have 2 less.
hint-end = Command points kept for checks: { $count }.

# The table in the browser

table-map = The map
table-overview = The whole map, small
table-picture = Parachutes over the north coast of Crete
table-track = Turns
table-day = { $day } May
table-hour = { $hour ->
        [Night] Night
       *[other] { $hour }
    }
table-when = { $day } May, { $hour ->
        [Night] night
       *[other] { $hour }
    }
table-due = Due
table-due-count = { $count ->
        [one] { $count } unit is due
       *[other] { $count } units are due
    }
table-due-units = { $units }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
table-nearer = Nearer
table-farther = Farther
table-whole = The whole map
table-layers = What lies over the map
table-layer-shots = Shots
    .about = How many enemies may fire into a hex
table-layer-command = Command
    .about = How far a leader commands
table-layer-sight = Sight
    .about = Press a hex, then point at another: is it seen?
table-sight-from = Press the hex to look from
table-sight-to = From { $hex }: point at any hex
table-edge = { $count ->
        [one] { $count } more may act outside the view
       *[other] { $count } more may act outside the view
    }
table-terrain-sea = sea
table-terrain-C = clear
table-terrain-O = orchard or vineyard
table-terrain-B = scrub
table-terrain-V = village
table-terrain-T = town
table-terrain-X = city
table-terrain-F = fortified
table-held = { $hex } is held by { $side }
table-barrage = barrage { $level }
table-stack = { $count } units, { $steps } steps
table-unit = { $unit }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, Fire { $fire }, range { $range }, Assault { $assault }, Defence { $defence-signed }, quality { $quality }
table-values-unit = { $fire ->
        [-1] No Fire
       *[other] Fire { $fire }, range { $range }
    } · { $assault ->
        [-1] no Assault
       *[other] Assault { $assault }
    } · Defence { $defence-signed } · quality { $quality } · movement { $move }
table-leader = { $leader } is here; commands within { $range } hexes
table-release = Choose another unit
table-state-suppressed = suppressed
table-state-cohesion = { $count ->
        [one] { $count } cohesion hit
       *[other] { $count } cohesion hits
    }
table-state-column = in column
table-state-mounted = mounted
table-state-improved = improved position
table-state-entrenched = entrenched
table-state-parachutes = { $count ->
        [one] { $count } parachute marker
       *[other] { $count } parachute markers
    }
table-state-gliders = { $count ->
        [one] { $count } glider marker
       *[other] { $count } glider markers
    }
table-state-jump = still in the air
table-state-delay = delayed
table-state-heroic = heroic
table-state-done = has acted
table-state-first = may act a second time for a command point
table-mark-suppressed = SUPPRESSED
table-mark-supp = SUPP
table-mark-rallied = rallied
table-chip-direct = DC
table-chip-event = E
table-cup = Cup
table-cup-about = the order is hidden
table-cup-now = in play
table-cup-in = in it · { $count }
table-cup-played = drawn
table-cup-planned = planned
table-cup-carried = carried
table-cup-last = the last chit opens the next turn
table-you = you
table-values = command { $command }{ $dispatch ->
        [0] {""}
       *[other] {" "}· dispatch { $dispatch }
    }
table-cp = Command points
table-dp = Dispatch points
table-cp-short = CP { $count }
table-dp-short = DP { $count }
table-bought = bought: { $what }
table-stands = As it stands
table-of = { $have } of { $need }
table-test-control = { $side ->
       *[other] { $side }
    }: { $need ->
        [one] this hex
       *[other] these { $need } hexes
    } { $when ->
        [end] at the end
       *[any] at the end of a turn
    }
table-test-steps = { $side }: enemy steps { $when ->
        [end] at the end
       *[any] at any time
    }
table-test-other = { $side }: the scenario’s condition
table-short-test-control = Hexes
table-short-test-steps = Steps
table-short-test-other = Condition
table-orders = Standing orders
table-orders-change = Change…
table-order-opportunity = Opportunity fire
table-order-defensive = Defensive fire
table-order-bonus = CP for the bonus
table-order-soft = CP if perhaps suppressed
table-order-hard = CP against suppression
table-order-rally = CP to rally
table-order-last = CP for the last check
table-order-stand = Assaulted
table-order-targets = Targets in an assault
table-order-landing = Landed companies
table-order-leaders = Leaders
table-value-all = all fire
table-value-never = never
table-value-from-3 = from 3
table-value-from-5 = from 5
table-value-from-7 = from 7
table-value-best = the best target
table-value-ask = ask me
table-value-cp-3 = with 3 CP or more
table-value-cp-6 = with 6 CP or more
table-value-chance-30 = up to 30 %
table-value-chance-50 = up to 50 %
table-value-always = always
table-value-stand = stand
table-value-run = run
table-value-unpack = roll, unpack
table-value-stay = stay
table-odds = { $unit } fires at { $target }
table-odds-base = Fire rating
table-odds-sum = Hits on this or less
table-odds-bonus = With the company bonus
table-result-none = no effect
table-result-cohesion = cohesion hit
table-result-suppressed = suppressed
table-result-step = step lost
table-result-eliminated = eliminated
table-hit-miss = missed
table-hit-cohesion = cohesion
table-hit-suppression = suppression
table-hit-check = check
table-hit-step = step lost
table-hit-eliminated = eliminated
table-jump-none = lands well
table-jump-delayed = delayed
table-jump-step = step lost
table-jump-step-delayed = step lost, delayed
table-jump-eliminated = lost
table-assault = { $unit } assaults { $hex }
fact-bravery = Bravery: needs { $need } or less ({ $modifiers })
fact-defends = { $unit } checks ({ $chance } %), then fires back at { $rating } ({ $modifiers })
fact-attacks = { $unit } attacks { $target } at { $rating } ({ $modifiers })
fact-replies = { $unit } replies at { $rating } ({ $modifiers })
fact-last-check = Last check of { $unit }
fact-jump = { $added-signed } to the jump in { $hex }{ $added ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }: lands well { $well } %, delayed { $delayed } %, step lost { $step } %, lost { $eliminated } %

tip-aim = Three companies of mountain engineers come down the coast road. The Germans win if they hold the port at the end of any turn; otherwise the Greeks have won. Point at any counter or hex: it explains itself.
    .title = The attack on Kastelli
tip-setup = Leaders command only within their range. They stand well where they are: press Accept.
    .title = Set-up
tip-cup = Chits are drawn from a cup: each gives one side its turn. What is in it is known, the order is not. A Division chit activates all units of a division; Direct Command some of them, for a command point each.
    .title = The cup
tip-strike = Stukas: press a hex with enemies to put a strike on it.
    .title = Air strikes
tip-who = Units that may act glow. Press one: what it can do is listed, and what it can hit is framed in red. When you have done enough, press End of this chit.
    .title = Who does what?
tip-fire = Press a target once to see every modifier and the chances, press again to fire. A roll of the rating or less hits.
    .title = Fire
tip-move = The orange line is how far it can go. The figures say how many enemies may fire into a hex; point at one to see the way and the shots to expect.
    .title = Moving
tip-second = A unit that has acted may act once more for a command point, as long as its group is open: another kind of action.
    .title = A second action
tip-opportunity = Who leaves a hex in a fire zone is fired at. Move under cover of hills and trees, or suppress those who see you first.
    .title = Opportunity fire
tip-assault = To take a hex that is held one must assault it from the next one. The list shows each step: bravery, defensive fire, attack, reply, last check. Best against a suppressed enemy, or two to one.
    .title = Assault
tip-pay = A command point passes a check for certain. Keep two for checks that decide something.
    .title = Pay or roll?
tip-stand = A unit that is assaulted may run before the blow falls. Whoever stands in good cover should stay.
    .title = Stand or run?
tip-direct = Direct Command: one action for any unit in command, a command point each. Guns that command themselves act for nothing.
    .title = Direct Command
tip-rally = Suppressed units can only rally. A check against their quality; out of enemy fire zones cohesion comes back too.
    .title = Rally
tip-orders = What you would always answer alike, your standing orders answer for you. Both sides can read them; change them in the panel beside the map.
    .title = Standing orders
