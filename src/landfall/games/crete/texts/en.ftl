# Operation Mercury – The Invasion of Crete

game-title = Operation Mercury – The Invasion of Crete
game-about = May 1941: paratroopers drop on an island that is waiting for them. Companies, a cup of chits, and fire at every step you take.
game-provenance = Dates, forces and victory conditions of the scenarios come from the rulebook; the series rules, most ratings and the maps are reconstructed and marked as such. If you own the box, you can enter its values.
seat-allied = the Allies
    .name = Allies
seat-german = the Germans
    .name = Germans
seat-allied-steps = Allied steps lost
seat-german-steps = German steps lost
seat-allied-points = Allied points
seat-german-points = German points
side-allied = the Allies
side-german = the Germans
side-draw = no one
score-allied-steps = Allied steps lost
score-german-steps = German steps lost
score-allied-points = Allied points
score-german-points = German points
air-strike = the Luftwaffe
air-partisans = partisans
scenario-L = The attack on Kastelli
    .situation = 24 May, 0900 to 1700. Three companies of mountain engineers come down the road to a small port held by a Greek regiment.
    .objective = The Germans win if they hold the port (06.04) at the end of any turn.
    .balance = To learn the game
scenario-1 = SNAFU
    .situation = 20 May 1500 to 21 May 1900 at Rethymnon. The drop as it happened: scattered, late, and on top of the defenders’ guns.
    .objective = Germans: the port and both runway hexes at the end of a turn. Allies: thirteen German steps eliminated. Both or neither is a draw.
    .balance = Hard for the Germans
scenario-2 = With Expected German Precision
    .situation = Rethymnon again, but with the drop as planned: one battalion west of the runway, one east of it.
    .objective = Germans: the port and both runway hexes at the end of a turn. Allies: eleven German steps eliminated. Both or neither is a draw.
    .balance = Hard for the Germans
scenario-3 = The Heraklion Effort
    .situation = 20 May 1700 to 22 May, Night, at Heraklion. A parachute regiment comes down in waves around a walled town, an airfield and three British battalions.
    .objective = The Germans win if they hold the port (19.08) or two connected runway hexes at the end; otherwise the Allies win.
    .balance = Hard for the Germans
scenario-4 = Piling On
    .situation = 20 May 1700 to 25 May, Night, at Heraklion. As in scenario 3, but both sides bring up more, and the Allies may leave by the road west or by sea.
    .objective = The side with the most points at the end wins. Both score enemy steps and the observation posts on Apex Hill and AMES Ridge; the Germans also score the runway and the port, the Allies the steps that get away. A tie is a draw.
    .balance = Even
scenario-5 = Descent into Hell
    .situation = 20 May 0700 to 21 May 1900, Maleme and the Prison Valley. Gliders and parachutes come down on a New Zealand division that is waiting for them.
    .objective = The Germans win at once if three units leave by 48.07 to 48.09, or at the end if they hold two connected runway hexes of Maleme; otherwise the Allies win.
    .balance = Even
scenario-6 = Jump, Die, Repeat
    .situation = 20 May 0700 to 21 May 1900, on four maps: Maleme in the morning, Rethymnon at 1500, Heraklion at 1700, a handful of men at Kastelli.
    .objective = The Germans win at once if three units leave by 48.07 to 48.09 at Maleme, or at the end if they hold all hexes of one airfield; otherwise the Allies win.
    .balance = Even
scenario-7 = Last, Best Chance
    .situation = 22 May, 0700 to 1900, Maleme up to column 26. The New Zealanders counter-attack an airfield on which mountain troops are landing.
    .objective = Allies: two of the three runway hexes at the end is a major victory, fire zones on two of them a minor one. Otherwise the Germans win.
    .balance = The Allies attack
scenario-8 = Squeezing Kiwis
    .situation = 23 May 0900 to Night, between Maleme and Platanias. The 5th Brigade has to get away along the coast road before it is cut.
    .objective = Germans: Platanias (25.07, 26.07) before 1300, or Ay Marina (29.07) before 1700. Allies: twenty steps of the brigade east of column 33 at the end. Both or neither is a draw.
    .balance = The Germans attack
scenario-9 = Dancing at the Gala
    .situation = 25 May 0700 to 26 May, Night, Maleme and Canea-Suda. Two mountain regiments attack Galatas; behind it is Canea.
    .objective = Galatas (36.11, 37.11) must be German at 0700 on 26 May, or the Allies win at once. Germans: Allied withdrawal at any time, or Canea (49.07) or Suda (59.13) at the end. Otherwise a draw.
    .balance = The Germans attack

ask-setup = Set-up: choose leaders, columns and transport
ask-orders = Standing orders
ask-dispatch = { $division }: { $cp } command and { $dp } dispatch points. Which chits?
ask-parks = Artillery parks: form or dissolve?
ask-contact = Which leader does the park try to contact?
ask-independents = Which independents act with this formation? Room for { $room } more
ask-who = { $chit }: who does what?
ask-move = Where does { $unit } go?
ask-leg = { $unit }: which hex next? Points left: { $points }{ $half ->
        [1] ½
       *[0] {""}
    }
ask-along = Does { $leader } go with { $unit }?
ask-go-on = { $unit } was hit. Go on to { $hex }?
ask-opportunity = { $unit } leaves { $hex }: who fires?
ask-pay = { $unit }, { $purpose ->
        [bonus] company bonus
        [soft] possible suppression
        [hard] suppression
        [rally] rally
        [last] last check of the assault
        [desertion] desertion
       *[rout] rout
    }: { $chance }% to pass. Pay a point?
ask-join = Assault on { $hex }: who joins?
ask-target = { $unit }: which target?
ask-stand = { $unit } is assaulted: stand or run?
ask-retreat = Where does { $unit } retreat to?
ask-advance = Who enters { $hex }?
ask-strike = Air strikes to place: { $count }
ask-struck = Which unit does the strike attack?
ask-enter = Where and how does { $unit } enter?
ask-host = Which unit does { $leader } join?
ask-transfer = { $leader }: stay, or join another unit?
ask-division = Which division?
ask-sheet = Which map?
ask-leader = Which leader is lost?
ask-return = Which leader does { $unit } return to?
ask-relief = { $what ->
        [suppression] Remove suppression from which unit?
       *[cohesion] Remove a cohesion hit from which unit?
    } Still to remove: { $count }
ask-subject = { $what ->
        [strike-on] The Luftwaffe strikes its own side: which German unit?
        [rout] Which Greek unit may rout?
        [heroic] Which unit becomes heroic?
        [breakdown] Which tank breaks down?
        [partisans] Which unit do the partisans attack?
        [ammunition] Which unit is short of ammunition?
       *[return] Which unit gets its lost men back?
    }

option-accept = Accept
option-orders = Orders…
option-done = Done
option-end = End this chit
option-enough = No more
option-roll = Roll
option-pay = Pay a command point
option-stay = Stay
option-along = Go with it
option-go-on = Go on
option-stop = Stop here
option-fire-all = All fire
option-attack = Attack now
option-stand = Stand
option-run = Run
option-convert = Turn two command points into a dispatch point
option-plan = Plan { $what } for the next turn ({ $cost } DP)
option-buy = Buy { $what } at once ({ $cost } DP)
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
    .short = Fire at { $target }
option-assault = { $unit } assaults { $hex }
    .short = Assault { $hex }
option-move = { $unit } moves
    .short = Move
option-rally = { $unit } rallies
    .short = Rally
option-unpack = { $unit } removes a drop marker
    .short = Remove a drop marker
option-dig = { $unit } digs in
    .short = Dig in
option-entrench = { $unit } entrenches
    .short = Entrench
option-entrench-for = { $unit } entrenches { $target }
    .short = Entrench { $target }
option-block = { $unit } blocks the road
    .short = Block the road
option-unblock = { $unit } clears the roadblock
    .short = Clear the roadblock
option-clear = { $unit } clears the rubble
    .short = Clear the rubble
option-mount = { $unit } mounts
    .short = Mount
option-mount-column = { $unit } mounts, in column
    .short = Mount, in column
option-dismount = { $unit } dismounts
    .short = Dismount
option-dismount-column = { $unit } dismounts, in column
    .short = Dismount, in column
option-rearguard = { $unit } leaves a rearguard
    .short = Leave a rearguard
option-take-up = { $unit } picks up { $target }
    .short = Pick up { $target }
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
option-by-legs = Hex by hex
option-to = { $hex }
option-to-column = { $hex }, in column
option-to-hit = { $hex }, out of column with a cohesion hit
option-enter = { $hex }, on foot
option-enter-column = { $hex }, in column
option-enter-mounted = { $hex }, mounted
option-enter-mounted-column = { $hex }, mounted in column
option-order-opportunity = Opportunity fire: { $value ->
        [all] every unit that can
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
        [chance-30] if the chance is 30% or less
        [chance-50] if the chance is 50% or less
       *[ask] ask me
    }
option-order-hard = Points against suppression: { $value ->
        [never] never
        [always] always
        [chance-50] if the chance is 50% or less
       *[ask] ask me
    }
option-order-rally = Points to rally: { $value ->
        [never] never
        [always] always
        [chance-50] if the chance is 50% or less
       *[ask] ask me
    }
option-order-last = Points for the last check: { $value ->
        [never] never
        [always] always
        [chance-50] if the chance is 50% or less
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
        [unpack] roll, then remove markers
       *[ask] ask me
    }
option-order-leaders = Leaders: { $value ->
        [stay] stay, unless they could command more units
        [along] go with their unit without asking, otherwise stay
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
event-chit-ended = { $chit } is done
event-income-rolled = { $division } rolls { $roll }: { $cp-signed } command, { $dp-signed } dispatch
event-points-converted = { $division } turns { $cp } command points into { $dp } dispatch point
event-chit-bought = { $division } { $planned ->
        [1] plans { $chit } for the next turn
       *[0] buys { $chit } at once
    } (cost: { $cost })
event-plan-cancelled = The plan for { $chit } is cancelled; { $division } gets its point back
event-order-changed = { $side } change a standing order
event-quality-checked = { $unit } checks ({ $purpose ->
        [bonus] company bonus
        [soft] suppression
        [hard] suppression
        [rally] rally
        [last] last check
        [rout] rout
        [desertion] desertion
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
        [step] a step lost
        [eliminated] eliminated
       *[other] no effect
    }
event-suppressed = { $unit } is suppressed
event-cohesion-lost = { $unit } takes a cohesion hit ({ $hits })
event-step-lost = { $unit } loses a step
event-unit-eliminated = { $unit } is eliminated
event-no-effect = { $unit } holds
event-barrage-laid = { $level ->
        [2] A heavy barrage
       *[1] A light barrage
    } on { $hex }
event-barrages-lifted = The barrages lift
event-rubbled = { $hex } is reduced to rubble
event-unit-moved = { $unit } moves to { $hex }
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
event-marker-removed = { $unit } removes a drop marker; markers left: { $left }
event-transport-changed = { $unit } { $mounted ->
        [1] mounts
       *[0] dismounts
    }
event-rearguard-made = { $unit } leaves a rearguard at { $hex }
event-rearguard-taken = { $unit } picks up its rearguard
event-second-action = { $unit } acts again: { $division } spends a point
event-direct-command = { $division } spends a point: { $unit } acts
event-assault-declared = Assault on { $hex } by { $units }
event-bravery-checked = { $unit }: bravery { $roll } against { $need }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }, { $passed ->
        [1] charges
       *[0] holds back
    }
event-assault-ended = { $how ->
        [repulsed] The assault on { $hex } is repulsed
        [held] { $hex } is held
        [taken] { $hex } is taken
       *[nobody] No unit dares assault { $hex }
    }
event-stood = { $unit } { $runs ->
        [1] runs
       *[0] stands
    }
event-retreated = { $unit } retreats to { $hex }
event-surrendered = { $unit } surrenders
event-advanced = { $unit } advances to { $hex }
event-unit-placed = { $unit } { $how ->
        [airlanding] lands on the runway at { $hex }
        [parachute] jumps over { $hex }
        [glider] lands at { $hex }
       *[ground] enters at { $hex }
    }
event-jump-rolled = { $unit }: jump roll { $roll }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    } = { $total }: { $result ->
        [none] lands safely
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
event-unit-fled = { $unit } routs and is removed
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
event-condition-met = { $side } meet a victory condition

outcome-german = { $why ->
        [objective] The Germans win: their objective is taken
        [annihilation] The Germans win: no one is left to oppose them
       *[end] The Germans win at the end of the last turn
    }
    .title-won = { $why ->
        [objective] The objective is yours
        [annihilation] The field is yours
       *[end] You hold what you came for
    }
    .title-lost = { $why ->
        [objective] The objective is lost
        [annihilation] No one is left
       *[end] They hold what they came for
    }
outcome-allied = { $why ->
        [objective] The Allies win: their objective is reached
        [annihilation] The Allies win: the invaders are destroyed
       *[end] The Allies win at the end of the last turn
    }
    .title-won = { $why ->
        [annihilation] The field is yours
       *[end] You have held out
    }
    .title-lost = { $why ->
        [annihilation] No one is left
       *[end] They have held out
    }
outcome-draw = { $why ->
        [annihilation] A draw: one side is destroyed, and the conditions cancel out
       *[end] A draw: both sides, or neither, reached their objective
    }
    .title-level = Neither gives way

fact-commanded = { $unit } is commanded by { $leaders }
fact-uncommanded = { $unit } is out of command
fact-zone = { $unit } has a fire zone on { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
fact-reach = { $unit } can reach { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
fact-odds = { $unit } at { $target }: rating { $rating }, with the bonus { $bonus }. Cohesion hit { $cohesion }%, suppressed { $suppressed }%, step lost { $step }%, eliminated { $eliminated }%
fact-too-far = { $hex } is { $range } hexes away; sight from { $origin } ends at { $limit }
fact-seen = { $origin } sees { $hex }
fact-blocked = { $origin } does not see { $hex }: { $by } { $count ->
        [one] is
       *[other] are
    } in the way
fact-way = { $unit } to { $hex }: { $points }{ $half ->
        [1] ½
       *[0] {""}
    } of { $of } points, expected shots: { $shots }
fact-way-shot = leaving { $hex }: { $unit } fires at { $rating } after a check ({ $chance }%): { $hurt }% hit, { $stopped }% stopped
fact-terrain = { $hex }: { $terrain ->
        [C] clear
        [O] orchard or vineyard
        [B] scrub
        [V] village
        [T] town
        [X] city
       *[F] fortified
    }
fact-heat = { $hex } is under fire from { $side }: { $units }
fact-heat-level = In { $count ->
        [one] { $count } fire zone
       *[other] { $count } fire zones
    } of { $side }
fact-radius = { $leader } commands within { $range } hexes; units in command: { $count }

why-not-yours = { $unit } is not yours
why-not-on-map = { $unit } is not on a map
why-no-chit = No chit in play activates { $unit }
why-done = { $unit } has already acted with this chit
why-self-commanded = { $unit } commands itself and acts with Direct Command only
why-other-chit = { $chit } does not activate { $unit }
why-uncommanded = { $unit } is out of command
why-no-points = No command point is left for { $unit }
why-direct-once = Direct Command gives { $unit } only one action
why-group-shut = { $unit } is not in the active group
why-suppressed = { $unit } is suppressed and can only rally
why-markers = { $unit } must remove its drop markers first
why-rally-zone = { $unit } cannot regain cohesion in an enemy fire zone
why-rally-nothing = { $unit } does not need to rally
why-immobile = { $unit } cannot move
why-no-dot = { $hex } cannot be entered
why-enemy-hex = Enemies hold { $hex }
why-stacking = There is no room to stop in { $hex }
why-too-far = { $unit } does not have enough movement to reach { $hex }
why-no-fire = { $unit } has no Fire rating
why-no-observer = No unit spots { $target } for { $unit }
why-out-of-reach = { $target } is { $range } hexes away; the range is { $reach }
why-no-sight = { $by } blocks the line to { $target }
why-cannot-assault = { $unit } cannot assault
why-entrenched = { $unit } is entrenched and cannot assault
why-column = { $unit } is in column or mounted and cannot assault
why-not-adjacent = There is no enemy to assault in { $hex }
why-no-dispatch = Dispatch is not used in this scenario
why-no-dp = No division has enough points for a chit

terminal-legend = A2, G4: Allies or Germans and their steps; underlined if all are suppressed. *a, *g: held by the Allies or the Germans. “·” clear, “:” orchard, “%” scrub, v village, T town, X city, F fortified
terminal-left = Now empty: { $hexes }
terminal-cup = Cup:
terminal-carried = first:
terminal-division = Division
terminal-cp = Command
terminal-dp = Dispatch
terminal-lost = Steps lost
terminal-suppressed = suppressed
terminal-column = column
terminal-mounted = mounted
terminal-improved = improved position
terminal-entrenched = entrenched
terminal-heroic = heroic
terminal-cohesion = cohesion
terminal-markers = drop markers

hint-odds = A shot at { $unit }: cohesion hit { $cohesion }%, suppressed { $suppressed }%, step lost { $step }%, eliminated { $eliminated }%.
hint-suppressed = { $unit } is suppressed: no fire, and it surrenders if its last check fails.
hint-packed = { $unit } still carries { $count ->
        [one] a drop marker
       *[other] { $count } drop markers
    }: each makes it easier to hit, and it can do little else until they are gone.
hint-shaken = { $unit } has two cohesion hits: the next one costs a step.
hint-objective = { $hex } is in enemy hands and counts for victory.
hint-held = { $hex } counts for victory, and it is ours.
hint-zones = { $hex } is in the fire zone of { $count ->
        [one] one enemy unit
       *[other] { $count } enemy units
    }.
hint-no-zones = No enemy fire zone covers { $hex }.
hint-cover = The terrain in { $hex } takes { $count } off the rating of every shot.
hint-losses-own = We have lost { $count ->
        [one] one step
       *[other] { $count } steps
    }. At { $limit }, the enemy meets a victory condition.
hint-losses-foe = The enemy has lost { $count } of the { $limit } steps our victory condition requires.
hint-way = The path to { $hex } costs { $half ->
        [1] { $points ->
            [0] half a point
           *[other] { $points }½ points
        }
       *[0] { $points ->
            [one] one point
           *[other] { $points } points
        }
    } and { $shots ->
        [0] draws no fire
        [one] draws one shot
       *[other] draws { $shots } shots
    }.
hint-column = In column, the road is fast, but the unit is easier to hit.
hint-hits = { $unit } has { $count ->
        [one] one cohesion hit
       *[other] { $count } cohesion hits
    }; a third costs a step.
hint-pay = Chance to fail the check without the point: { $chance }%. Points left afterwards: { $left }.
hint-roll = Chance to pass the check: { $chance }%. Points kept: { $points }.
hint-surrender = If this check fails, { $unit } surrenders.
hint-bravery = Chance of { $unit } passing its bravery check: { $chance }%.
hint-defenders = { $hex } is defended by { $count ->
        [one] one step
       *[other] { $count } steps
    }.
hint-steps = Steps in our hex: { $count }. Steps in { $hex }: { $foes }.
hint-leaves-position = By running, { $unit } would leave its position behind.
hint-run-shot = A unit that runs is fired at first, and takes a cohesion hit.
hint-outnumbered = Steps in our hex: { $count }. Enemy steps around it: { $foes }.
hint-opportunity = Opportunity fire costs nothing.
hint-covers-drop = From { $hex }, the enemy can fire at { $count ->
        [one] one hex where we land
       *[other] { $count } hexes where we land
    }.
hint-formation = { $chit } activates { $count ->
        [one] one unit
       *[other] { $count } units
    } of the formation once more.
hint-planned = Planned for the next turn, the chit costs { $planned }; at once, it would cost { $bought }.
hint-bought = At once, the chit costs { $bought }; planned for the next turn, { $planned }.
hint-convert = { $cp } command points become a dispatch point. Command points left: { $left }.
hint-keeps = Unspent points carry over: { $cp } command, { $dp } dispatch.
hint-park = Guns in a park fire at what the units of a leader in contact can see. The nearest enemy is { $range ->
        [one] one hex
       *[other] { $range } hexes
    } from { $hex }.
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
hint-barrage = Unless a 9 is rolled, a barrage stays on { $hex } until the end of the turn: units there fire only at adjacent hexes, and their checks are harder.
hint-take = { $unit } heads for { $hex }, which counts for victory.
hint-gather = { $unit } goes to { $hex } to hold it.
hint-hunt = { $unit } closes in on { $count ->
        [0] { $hex }
       *[other] { $units } in { $hex }
    }.
hint-leaves-free = { $unit } is in no enemy fire zone: no one fires as it moves off.
hint-rally = Chance of { $unit } rallying from suppression: { $chance }%.
hint-rally-sure = { $unit } removes a cohesion hit without a roll.
hint-dig = Chance of { $unit } improving its position: { $chance }%. Shots at it are then at −1.
hint-entrench = Chance that the work to entrench { $unit } succeeds: { $chance }%. Shots at an entrenched unit are at −2.
hint-end = Command points kept for checks: { $count }.
hint-best-shot = Of the shots left, { $unit } at { $target } is the best. Chance of an effect: { $chance }%.
hint-direct = With Direct Command, each action costs a command point; only self-commanded guns act for free.

# The table in the browser

table-map = The map
table-overview = Overview map
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
table-nearer = Closer
table-farther = Farther
table-whole = The whole map
table-layers = Map layers
table-layer-shots = Shots
    .about = How many enemies can fire at a hex
table-layer-command = Command
    .about = How far a leader commands
table-layer-sight = Sight
    .about = Tap a hex, then point at another to see if it is in sight
table-sight-from = Tap the hex to look from
table-sight-to = From { $hex }: point at any hex
table-edge = { $count ->
        [one] { $count } more unit out of view can act
       *[other] { $count } more units out of view can act
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
table-leader = { $leader } is here, with a command range of { $range } hexes
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
table-state-first = may act again for a command point
table-mark-suppressed = SUPPRESSED
table-mark-supp = SUPP
table-mark-rallied = rallied
table-chip-direct = DC
table-chip-event = E
table-cup = Cup
table-cup-about = the order is hidden
table-cup-now = in play
table-cup-in = left · { $count }
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
    }: { $among ->
        [0] { $need ->
            [one] this hex
           *[other] these { $need } hexes
        }
       *[other] { $need } of these { $among } hexes
    } { $when ->
        [end] at the end
       *[any] at the end of a turn
    }
table-test-steps = { $side }: enemy steps eliminated { $when ->
        [end] by the end
       *[any] at any time
    }
table-test-before = before { $day } May, { $hour ->
        [Night] night
       *[other] { $hour }
    }
table-test-withdrawal = { $side }: withdrawal is in force
table-test-other = { $side }: the scenario’s condition
table-short-test-control = Hexes
table-short-test-steps = Steps
table-short-test-withdrawal = Withdrawal
table-short-test-airfields = Airfields
table-short-test-zones = Fire zones
table-short-test-area = Area
table-short-test-exits = Exits
table-orders = Standing orders
    .short = Orders
table-orders-change = Change…
table-order-opportunity = Opportunity fire
table-order-defensive = Defensive fire
table-order-bonus = CP for the bonus
table-order-soft = CP, possible suppression
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
table-value-chance-30 = up to 30%
table-value-chance-50 = up to 50%
table-value-always = always
table-value-stand = stand
table-value-run = run
table-value-unpack = roll, remove markers
table-value-stay = stay
table-value-along = go with their unit
table-order-line = { $order }: { $value }
table-way = { $unit } to { $hex }
table-way-points = Movement points
table-way-of = { $points }{ $half ->
        [1] ½
       *[0] {""}
    } of { $of }
table-way-shots = Shots on the way
table-way-there = There: { $zones ->
        [0] in no enemy fire zone
        [one] in one enemy fire zone
       *[other] in { $zones } enemy fire zones
    }{ $state ->
        [column] , in column
        [hit] , out of column with a cohesion hit
       *[open] , not in column
    }
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
fact-bravery = Bravery: needs { $need } or less{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-defends = { $unit } checks ({ $chance }%), then fires back at { $rating }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-attacks = { $unit } attacks { $target } at { $rating }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-replies = { $unit } replies at { $rating }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }
fact-last-check = Last check of { $unit }
fact-jump = { $added-signed } to the jump roll in { $hex }{ $added ->
        [0] {""}
       *[other] {" "}({ $modifiers })
    }: lands well { $well }%, delayed { $delayed }%, step lost { $step }%, eliminated { $eliminated }%
table-layer-control = Control
    .about = Who holds ports, runways and objectives
table-layer-landing = Jump
    .about = What is added to the jump roll of each company still in the air
table-odds-closes = ({ $chance }% to pass)
table-odds-brief = Fire at { $target }
table-chance = { $kind ->
        [a2] { $count }% pass
        [a7] { $count }% hold
       *[other] { $count }% hit
    }
table-percent = { $count }%
table-odds-faces = What each roll would do
table-due-series = Series { $series } can land ({ $count ->
        [one] 1 unit
       *[other] { $count } units
    })
table-due-strikes = Strikes planned: { $count }
table-due-lock = Units on { $sheets } may act
table-due-chit = { $chit } becomes available

tip-aim = Three companies of mountain engineers come down the coast road. The Germans win if they hold the port at the end of any turn; otherwise the Greeks win. Point at any counter or hex to read about it.
    .title = The attack on Kastelli
tip-setup = Leaders command only within their range. They are already well placed: tap “Accept”.
    .title = Set-up
tip-cup = Chits are drawn from a cup, and each lets one side act. You know what is in it, but not the order. A Division chit activates a whole division; Direct Command activates a few units, for a command point each.
    .title = The cup
tip-strike = Stukas: tap an enemy hex to place a strike there.
    .title = Air strikes
tip-who = Units that can act are highlighted. Tap one to see what it can do; what it can hit is framed in red. When you are done, tap “End this chit”.
    .title = Who does what?
tip-fire = Tap a target once to see every modifier and the chances, tap again to fire. A roll equal to the rating or lower hits.
    .title = Fire
tip-move = The orange line is how far it can go. The numbers show how many enemies can fire at a hex; point at one to see the path and the shots it would draw.
    .title = Moving
tip-second = A unit that has acted may take a second action of another kind for a command point, as long as its group is active.
    .title = A second action
tip-opportunity = A unit that leaves a hex in a fire zone is fired at. Move behind hills and trees, or first suppress the units that can see you.
    .title = Opportunity fire
tip-assault = To take an enemy hex, assault it from an adjacent one. The list shows each step: bravery, defensive fire, attack, reply, last check. It works best against a suppressed enemy, or at two to one.
    .title = Assault
tip-pay = A command point passes a check for sure. Keep two for the checks that matter.
    .title = Pay or roll?
tip-stand = A unit under assault may run before the attack. In good cover, it is better to stand.
    .title = Stand or run?
tip-direct = Direct Command: one action for any unit in command, for a command point each. Self-commanded guns act for free.
    .title = Direct Command
tip-rally = Suppressed units can only rally, with a quality check. Outside enemy fire zones, units can recover cohesion too.
    .title = Rally
tip-orders = Standing orders answer for you where you would always give the same answer. Both sides can read them; change them in the panel beside the map.
    .title = Standing orders

# Scenarios 3 to 9

option-small-maps = Small maps
    .about = Uses the small maps of Rethymnon and Heraklion: units that would land beyond the edge walk in instead.
outcome-allied-major = A major Allied victory: they hold two hexes of the airfield
    .title-won = The airfield is yours again
    .title-lost = The airfield is lost
outcome-allied-minor = A minor Allied victory: their fire zones cover two hexes of the airfield
    .title-won = The airfield is under your guns
    .title-lost = The airfield is under their guns

ask-first = Which chit opens the scenario?
ask-allot = Planned strikes left: { $count }. For which turn?
ask-air = Planned strikes for this turn: { $count }. Use them now?
ask-airfield = Series { $series } is due ({ $units }). Where does it land?
ask-land = Where and how does { $unit } land?
ask-kampfgruppe = Which unit does { $leader } start with?
ask-attach = { $division }: which battalion is attached this turn?
option-first = { $what }
option-air = { $hour } ({ $count } so far)
option-use-air = Use them now
option-keep-air = Keep them for the other division
option-airfield = Land at { $what }
option-wait = Wait
option-land = { $hex }
option-land-column = { $hex }, in column
option-land-mounted = { $hex }, mounted
option-land-mounted-column = { $hex }, mounted and in column
option-later = Later
option-as-before = As last turn
option-none = None
option-detach = Back to its brigade
option-attach = { $battalion } to { $formation }
option-load = { $unit } boards a truck
    .short = Board a truck
option-load-column = { $unit } boards a truck, in column
    .short = Board a truck, in column
option-unload = { $unit } leaves the truck
    .short = Leave the truck
option-unload-column = { $unit } leaves the truck, in column
    .short = Leave the truck, in column
option-exit = { $unit } leaves the map at { $hex }
    .short = Leave the map at { $hex }
option-give-up = Give up the contact of the park at { $hex }
terminal-series = Next series: { $series }, { $day } May { $hour } at the earliest
terminal-air = Planned strikes this turn: { $count }
terminal-supply = Supply of { $side }, { $zone }: { $level ->
        [full] full
        [reduced] reduced
        [diminished] diminished
       *[emergency] emergency
    }
terminal-locked = Units held back by the scenario: { $count }
terminal-points = Points: Allies { $allied }, Germans { $german }
terminal-delay = just landed
event-series-landed = Series { $series } lands at { $airfield }
event-series-waits = Series { $series } { $why ->
        [runway] cannot land: no two connected runway hexes
       *[choice] waits
    }
event-interdicted = Interdiction on { $unit }: { $roll }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers }) = { $total }
    }: { $result ->
        [none] no effect
        [cohesion] a cohesion hit
        [cohesion-twice] two cohesion hits
        [suppression] suppressed
       *[step] a step lost
    }
event-delay-ended = { $division }: { $units } can now act after landing
event-command-raised = Command value of { $division }: now { $value }
event-chit-added = { $chit } goes into the cup
event-lock-opened = Units on { $sheets } may act now
event-reserves-woken = The reserves are released: { $units }
event-air-allotted = Strikes planned for { $day } May { $hour }: { $count }
event-air-lost = Planned strikes not used: { $count }
event-battalion-attached = { $battalion } is attached to { $formation }
event-battalion-returned = { $battalion } goes back to its brigade
event-supply-rolled = Supply of { $side }, { $zone }: { $roll }, { $level ->
        [full] full
        [reduced] reduced
        [diminished] diminished
       *[emergency] emergency
    }
event-trucks-given = { $division } gets divisional trucks: { $trucks }
event-truck-used = { $unit } { $mounted ->
        [1] boards a divisional truck
       *[0] leaves its truck
    } at { $hex }
event-unit-exited = { $unit } leaves the map by { $exit }
why-locked = { $unit } may not act yet: the scenario holds it back
why-delayed = { $unit } has just landed and may not act before the next activation of its division

# The island: chart, ships, morale and withdrawal

ask-come-in = { $division }: bring units onto the map from their box?
ask-box-march = { $division }: move units along the off-map chart?
ask-leave = { $unit } was hit. Leave the map from { $hex } anyway?
option-come-in = Bring in { $unit }
option-march = { $unit } to { $what }
option-off = Off the map, to { $what }
option-withdraw = Withdraw from Crete at { $hex }
option-evacuate = Embark and withdraw from Crete
option-ship = By ship to { $hex }
option-ship-away = By ship, off the map
option-fly = Fly to the drop box
event-unit-left = { $unit } { $how ->
        [off] leaves the map for { $to }
        [exit] leaves for good by { $to }
        [withdraw] withdraws by { $to }
        [evacuate] embarks at { $to } and withdraws
        [away] embarks
        [ship] goes by ship to { $to }
       *[fly] flies to { $to }
    }
event-box-marched = { $unit } marches from { $origin } to { $box }
event-morale-changed = { $withdrawal ->
        [1] Withdrawal level
       *[0] Allied morale
    } { $change-signed } ({ $cause ->
        [allied-step] Allied steps lost
        [german-step] German steps lost
        [airfield] an airfield
        [port] a port
        [supply] supply
        [ship] a ship lost
        [withdrawn] a unit withdrawn
       *[obligation] an obligation not met
    }): { $level }
event-withdrawal-began = Allied withdrawal begins. From now on, every unit that gets away counts
event-unit-taken-off = { $unit } { $why ->
        [immobile] cannot move and is abandoned
        [deserted] deserts
       *[rearguard] is withdrawn
    }
event-leader-left = { $leader } leaves the island
event-obligation-tested = { $met ->
        [1] The Germans have met their obligation
       *[0] The Germans have not met their obligation
    } ({ $have } of { $need })
outcome-german-decisive = A decisive German victory
    .title-won = Crete is yours
    .title-lost = Crete is lost
outcome-german-substantial = A substantial German victory
    .title-won = Crete is yours
    .title-lost = Crete is lost
outcome-german-marginal = A marginal German victory
    .title-won = Crete is yours, at a price
    .title-lost = Crete is lost, at a price
outcome-allied-marginal = A marginal Allied victory
    .title-won = Many got away
    .title-lost = Many got away
outcome-allied-substantial = A substantial Allied victory
    .title-won = The army is saved
    .title-lost = The army got away
outcome-allied-decisive = A decisive Allied victory
    .title-won = Crete has held
    .title-lost = Crete has held

# The island: drops, ships and coastal guns

ask-ad-hoc = In the drop box: { $units }. Jump now?
ask-stick = Sticks planned: { $count }. They scatter on { $low } or more. Which stick is next?
ask-add = { $units }: take an independent unit along?
ask-zone = { $units }: which target hex?
ask-over = { $unit } jumps over { $hex } or an adjacent hex: which one?
ask-series = Which series lands next?
ask-fleet = Off which map do the ships take station?
ask-coast = Where does the naval target marker go?
ask-ships = The ships: fire or rally?
ask-sail = The ships: stay, sail to another map, or go to Egypt?
ask-gun = Which coastal gun calls which leader?
option-zone = { $hex }
option-over = { $hex }
option-spread = Place the rest in order
option-stick = { $units }
option-alone = No one else
option-add = { $unit }
option-hold-back = Hold this stick back
option-series = Series { $series }: { $units }
option-fleet = Off { $what }
option-coast = { $hex }
option-egypt = { $unit } to Egypt
option-egypt-all = All ships to Egypt
option-gun = { $unit } to { $leader }
option-ships = Ships
    .about = Destroyers from the night of 22 May and cruisers from 25 May fire along the coast; each one lost costs morale (O2).
option-coastal-guns = Coastal guns
    .about = Six batteries of coastal artillery are at their posts (O3).
event-dispersion-rolled = Drop at { $hex }: { $roll }{ $modifiers-count ->
        [0] {""}
       *[other] {" "}({ $modifiers }) = { $total }
    }, { $dispersed ->
        [1] scattered
       *[0] on target
    }
event-unit-drifted = { $unit } drifts { $distance ->
        [0] within its hex
        [one] { $distance } hex
       *[other] { $distance } hexes
    }{ $lost ->
        [1] {" "}and is lost
       *[0] {""}
    }
event-ships-arrived = At sea: { $units }
event-fleet-moved = The ships take station off { $sheet }
event-naval-target-moved = The naval target marker goes to { $hex }
event-ship-attacked = The Luftwaffe attacks { $unit }: rating { $rating }, rolls { $roll }: { $result ->
        [cohesion] a cohesion hit
        [suppression] suppression, unless a check turns it into a cohesion hit
        [check] a check against suppression
        [step] a step lost
        [eliminated] sunk
       *[other] no effect
    }
event-ship-sailed = { $unit } sails for Egypt
event-gun-contact = { $unit } calls { $leader }: { $roll } against { $need }, { $made ->
        [1] in contact
       *[0] no contact
    }
event-gun-contact-lost = { $unit } loses contact
scenario-10 = Hot Pursuit
    .situation = 27 May 0700 to 29 May 1900. The Allies fall back over the mountains to Sfakia; the Germans follow, and must also clear Akrotiri and send a column to Rethymnon.
    .objective = Every Allied unit that gets away raises the withdrawal level, and the final level decides. The Germans win at once if they take Neo-Chorion before 28 May or Wrisses before 29 May.
    .balance = A race
scenario-11 = The Mercury Rises
    .situation = 20 to 29 May, the whole island: Maleme, Canea, Rethymnon, Heraklion and Kastelli, with the drops as they happened.
    .objective = The Germans must break Allied morale (35) and then keep the withdrawal level low. They win at once if they take Canea before 26 May or Suda before 28 May.
    .balance = The campaign
scenario-12 = The Main Course
    .situation = 20 to 29 May from Maleme to Sfakia: the battle that decided the island, without Rethymnon and Heraklion.
    .objective = The Germans must break Allied morale (30) and then keep the withdrawal level low. They win at once if they take Canea before 26 May or Suda before 28 May.
    .balance = The campaign in the west
scenario-13 = Free for All
    .situation = 20 to 29 May, the whole island. The Germans choose where every battalion jumps, and in which order the mountain troops land.
    .objective = The Germans must break Allied morale (40); then the withdrawal level decides. If withdrawal never begins, the Allies win.
    .balance = The campaign with free drops

# The diary

diary-quiet = { $day } May: a quiet day. Steps lost: Allies { $allied }, Germans { $german }
diary-day-withdrawal = { $day } May: the withdrawal begins
diary-day-condition = { $day } May: a victory condition is met
diary-day-obligation = { $day } May: { $what ->
        [met] the Germans keep their timetable
       *[missed] the Germans fall behind their timetable
    }
diary-day-control = { $day } May: { $hex } changes hands
diary-day-ship = { $day } May: { $what } is sunk
diary-day-series = { $day } May: series { $count } lands
diary-day-leader = { $day } May: { $what } is lost
diary-day-drop = { $day } May: parachutes over { $hex }
diary-day-landed = { $day } May: { $count ->
        [one] one unit lands
       *[other] { $count } units land
    }
diary-day-assaults = { $day } May: { $count ->
        [one] one assault
       *[other] { $count } assaults
    }
diary-front = { $sheet }: Allied steps lost { $allied-lost }, German steps lost { $german-lost }; landed { $landed }, assaults { $assaults } (won { $won }), shots at moving units { $shots }, strikes { $strikes }
diary-control = { $hour ->
        [Night] In the night
       *[other] At { $hour }
    }, { $what } take { $hex }
diary-series = { $hour ->
        [Night] In the night
       *[other] At { $hour }
    }, series { $count } lands at { $what }
diary-leader = { $hour ->
        [Night] In the night
       *[other] At { $hour }
    }, { $what } is lost at { $hex }
diary-withdrawal = { $hour ->
        [Night] In the night
       *[other] At { $hour }
    }, Allied morale breaks: the withdrawal begins
diary-condition = { $hour ->
        [Night] In the night
       *[other] At { $hour }
    }, { $what } meet a victory condition
diary-obligation = { $what ->
        [met] The Germans have sent out the required units
       *[missed] The Germans have not sent out the required units ({ $count } so far)
    }
diary-ship = { $hour ->
        [Night] In the night
       *[other] At { $hour }
    }, { $what } is sunk
diary-drop = { $hour ->
        [Night] In the night
       *[other] At { $hour }
    }, { $count ->
        [one] one unit jumps
       *[other] { $count } units jump
    } over { $hex }{ $what ->
        [scattered] {" "}(scattered)
       *[true] {""}
    }
diary-morale = Allied morale: { $level } (start { $start })
diary-level = Withdrawal level: { $level }

why-leave-never = { $unit } cannot leave this way in this scenario
why-leave-confined = { $unit } may not leave its map
why-leave-no-withdrawal = The Allies withdraw only after their morale has broken
why-leave-day = Ships sail only at night
why-leave-no-port = { $unit } did not start its activation in a port
why-leave-no-harbour = No port is safe to land at
why-leave-full = No more units may leave this way for now
why-leave-not-yet = Units can fly to the drop box only from the night of 26 May
why-leave-no-runway = { $unit } did not start its activation on a runway
why-leave-zone = { $unit } is in an enemy fire zone
why-leave-points = No command point is left to send { $unit } off the map
why-leave-far = { $unit } does not reach an exit in this move
terminal-morale = Allied morale
terminal-level = Withdrawal level
terminal-boxes = Off the map
terminal-fleet = Ships off
# The island in the browser

table-island = The island
table-fronts = Fronts
table-front-fights = fighting
table-front-quiet = quiet
table-front-steps = { $side ->
        [german] Germans { $count }
       *[allied] Allies { $count }
    }
    .about = Steps on this front
table-chart = Off the map
table-morale = Allied morale
table-morale-allied = Allied steps lost, Greeks not counted
table-morale-german = German steps lost
table-morale-next = Ports and airfields that change hands, supply and obligations move it too; at 0, withdrawal begins for good.
table-withdrawal = Withdrawal level
table-withdrawn = Units withdrawn: { $count }
table-duties = Obligations
table-duty = { $day } May, { $hour ->
        [end] end
       *[other] { $hour }
    }: { $units ->
        [0] {""}
       *[other] { $have } of { $units } units gone by { $exit }
    }{ $leaders ->
        [0] {""}
       *[other] , { $led } of { $leaders } leaders
    }{ $hexes ->
        [0] {""}
       *[other] { $units ->
            [0] {""}
           *[other] ,{" "}
        }{ $held } of { $hexes } hexes held
    }. If not, level { $more-signed }.
table-ports = Ports tonight
table-shipped = Shipped tonight: { $count } of { $most }
table-evacuated-none = No one has embarked tonight (up to { $most } per port).
table-naval = Ships
table-fleet = Off { $sheet }
table-fleet-none = Not at sea
table-naval-target = target { $hex }
table-sticks = Planned drops
table-news = Since you last looked
table-news-none = Nothing has changed.
table-news-lost = { $unit } lost
table-news-gone = { $unit } has left { $hex }
table-news-control = { $hex } is held by { $side }
table-news-came = { $sheet }: { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $side } arrived
table-news-steps = { $unit } lost { $count ->
        [one] a step
       *[other] { $count } steps
    } at { $hex }
table-news-morale = Morale { $count-signed }
table-supply = Supply
table-supply-full = full
table-supply-reduced = reduced
table-supply-diminished = diminished
table-supply-emergency = emergency
table-series = Series to land
table-locks = Locked until
table-lock = { $sheets }: { $when }{ $with ->
        [0] {""}
       *[other] , { $chit }
    }
table-state-locked = locked
table-park-word = PARK
table-night = Night: sight 3 hexes, Fire and Assault −2
table-ending-others = { $count ->
        [one] One other objective
       *[other] { $count } other objectives
    }
table-ending-tests = What it was about
table-ending-turns = Steps lost, turn by turn
table-ending-days = Steps lost, day by day
table-ending-lost = { $when }: German steps { $german }, Allied { $allied }
table-ending-fire = Fire and assault
table-ending-shots = Hits by { $side }: { $hit } of { $fired }
table-ending-assaults = { $count ->
        [one] { $count } assault
       *[other] { $count } assaults
    }, { $taken ->
        [one] { $taken } hex taken
       *[other] { $taken } hexes taken
    }
table-ending-best = The unit that counted most
table-ending-best-about = { $unit } cost the enemy { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } by its fire.
table-diary-lost = German steps { $german }, Allied { $allied }
table-diary-quiet = A quiet day.
table-grade-major = Major
table-grade-decisive = Decisive
table-grade-substantial = Substantial
table-grade-marginal = Marginal
table-grade-minor = Minor
table-test-airfields = { $side }: whole airfields held
table-test-zones = { $side }: airfield hexes under fire zones { $when ->
        [end] at the end
       *[any] at any time
    }
table-test-area = { $side }: steps in the area { $when ->
        [end] at the end
       *[any] at any time
    }
table-test-exits = { $side }: units led out { $when ->
        [end] by the end
       *[any] at any time
    }
table-test-any = { $side }: one of these
table-test-all = { $side }: all of these
table-test-not = { $side }: none of these
table-part-control = hexes held: { $have } of { $need }
table-part-steps = steps lost: { $have } of { $need }
table-part-airfields = airfields held: { $have } of { $need }
table-part-zones = hexes under fire: { $have } of { $need }
table-part-area = steps in the area: { $have } of { $need }
table-part-exits = units out: { $have } of { $need }
table-part-any = one of several: { $have } of { $need }
table-part-all = several together: { $have } of { $need }
table-part-not = must not happen: { $have } of { $need }
table-part-withdrawal = withdrawal in force: { $have } of { $need }
table-part-other = the scenario’s condition: { $have } of { $need }
table-band-german-decisive = German decisive victory
table-band-german-substantial = German substantial victory
table-band-german-marginal = German marginal victory
table-band-allied-decisive = Allied decisive victory
table-band-allied-substantial = Allied substantial victory
table-band-allied-marginal = Allied marginal victory
table-band-draw = Draw

## Standing orders as a sheet: the situation, and why

table-orders-of = Standing orders: { $side }
table-orders-about = They answer for you, even while you are away. Both sides can read them; changing one is free.
table-orders-later = You can change them whenever it is your decision.
table-orders-usual = Defaults
table-orders-everything = Ask me everything
table-orders-default = default
table-orders-theirs = { $side }:
table-orders-all = { $count } if you are asked everything
table-orders-back = Back to the game
table-when-opportunity = An enemy leaves one of my fire zones
table-when-defensive = I am assaulted: which unit do I fire at?
table-when-bonus = Pay 1 CP for the company bonus?
table-when-soft = Pay 1 CP against a possible suppression?
table-when-hard = Pay 1 CP against suppression?
table-when-rally = Pay 1 CP to rally?
table-when-last = Pay 1 CP for the last check of an assault?
table-when-stand = Stand or run before an assault
table-when-targets = Which unit do I hit in an assault?
table-when-landing = My companies have landed
table-when-leaders = A leader could be better placed
table-why-opportunity = It costs nothing and has no limit; a weak shot seldom hits.
table-why-defensive = Free as well: defensive fire and reply.
table-why-bonus = Comes up at every shot, seldom worth a point.
table-why-soft = Good troops pass without help.
table-why-hard = These checks decide fights.
table-why-rally = A point spent here lets a unit act again.
table-why-last = A unit that fails it loses the hex.
table-why-stand = A unit that runs is fired at one more time, but lives to fight elsewhere.
table-why-targets = Comes up only against two or more defenders.
table-why-landing = They roll and remove a parachute marker at once.
table-why-leaders = Leaders stay unless you move them.
table-does-fires = { $count ->
        [one] 1 fires
       *[other] { $count } fire
    }
table-does-holds = { $count ->
        [one] 1 holds
       *[other] { $count } hold
    }
table-does-asks = you decide for { $count }
table-does-pays = { $count ->
        [one] 1 pays
       *[other] { $count } pay
    }
table-does-rolls = { $count ->
        [one] 1 rolls
       *[other] { $count } roll
    }
table-does-short = { $does ->
        [fires] fires { $value }
        [holds] holds, { $value }
        [pays] pays, { $value }%
        [rolls] rolls, { $value }%
       *[asks] asks
    }
fact-order-fire = { $unit } { $does ->
        [fires] fires at { $target } at { $value }
        [holds] holds its shot at { $target } ({ $value })
       *[asks] asks before it fires at { $target }
    }
fact-order-pay = { $unit } { $does ->
        [pays] pays
        [rolls] rolls
       *[asks] asks
    } ({ $value }%)
fact-order-questions = about { $now } questions per turn

## Facts about the island

fact-morale-start = at the start, and ceiling
fact-morale-allied = { $count ->
        [one] 1 Allied step lost
       *[other] { $count } Allied steps lost
    }, Greeks not counted
fact-morale-german = { $count ->
        [one] 1 German step lost
       *[other] { $count } German steps lost
    }
fact-morale-airfields = { $count ->
        [one] an airfield lost
       *[other] { $count } airfields lost
    }
fact-morale-ports = { $count ->
        [one] a port lost
       *[other] { $count } ports lost
    }
fact-morale-supply = supply in the west
fact-morale-rest = ships, obligations, and what the ceiling cut off
fact-ledger = Level { $level }{ $owed ->
        [0] {""}
       *[other] , { $with } with the open obligations
    }{ $missing ->
        [0] {""}
       *[other] {""}; { $missing } more to the next band
    }
fact-supply = { $side }: { $level ->
        [full] full
        [reduced] reduced
        [diminished] diminished
       *[emergency] emergency
    }; { $worse ->
        [0] cannot get worse
       *[other] may get worse
    }{ $better ->
        [0] {""}
       *[other] , may get better
    }
fact-port = { $hex }: { $side }; sailed tonight: { $sailed } of { $most }
fact-sailed = { $unit } sailed from { $hex } in the night of { $day } May
table-night-of = { $day } May
table-port-since = lost on { $day } May, { $hour ->
        [Night] night
       *[other] { $hour }
    }
table-evacuation-port = By port
fact-sails = { $unit } may sail
fact-in-box = { $unit }: { $links ->
        [0] on the map at { $hex } with the next Division chit
        [one] one link to { $box }, { $how ->
            [wheels] one per Division chit
           *[foot] one per night
        }
       *[other] { $links } links to { $box }, { $how ->
            [wheels] one per Division chit
           *[foot] one per night
        }
    }; at the earliest { $day } May, { $hour }
fact-dispersion = A stick for { $hex } has a { $chance }% chance of scattering: die { $added ->
        [0] alone
       *[other] + { $added }
    }, { $low } or more
fact-park = Park { $hex } ({ $units }): { $contact ->
        [0] no contact, so it fires only at what it sees itself
       *[other] in contact with { $leader }, { $count ->
            [one] 1 observer
           *[other] { $count } observers
        }
    }
fact-just-landed = { $unit } has just landed: it can act from its division’s next chit on
fact-reserve = { $unit } is in reserve: it is released once a German unit comes within { $range } hexes
fact-locked = { $unit } is locked until { $day } May, { $hour }{ $with ->
        [0] {""}
       *[other] , with { $chit }
    }

## The campaign screen, the chart, the planner

table-overview-open = Overview
table-campaign = Campaign
table-chart-open = Off-map chart
table-diary = Diary
table-front-key = Key { $key } goes there
table-front-since = since you last looked: { $german } German, { $allied } Allied
table-today = Today
table-series-lands = series { $series }
table-series-brings = series { $series }: { $units }
table-strikes-in-hand = Strikes available
table-strikes-about = For the first division that wants them; lost if not used that turn.
table-strike-lay = { $hour }: place a strike
table-box-transit = Transit { $number }
table-box-nobody = empty
table-box-drop = Drop box
table-evacuation = Evacuated by sea
table-evacuation-about = { $most } units per port and night, +1 each
table-saved = Units that can still be saved
table-saved-none = No unit is in a port.
table-port-lost = held by { $side }
table-ledger-if = if withdrawal begins
table-ledger-now = Level now
table-planner = Drop planner
table-planner-none = No stick is planned yet. Choose one, then its target hex; the others are held back.
table-planner-held = Held back: { $count }
table-parks = Parks
table-park-contact = contact { $leader }
table-park-no-contact = no contact
table-diary-copy = Copy this page as text
table-diary-picture = Save as a picture
table-diary-copied = Copied
table-diary-steps = Steps lost
table-diary-numbers = The day in numbers
table-diary-landed = { $count ->
        [one] 1 unit landed
       *[other] { $count } units landed
    }
table-diary-assaults = { $count ->
        [one] 1 assault
       *[other] { $count } assaults
    }
table-diary-won = { $count ->
        [one] 1 of them won
       *[other] { $count } of them won
    }
table-diary-shots = { $count ->
        [one] 1 shot at a moving unit
       *[other] { $count } shots at moving units
    }
table-diary-strikes = { $count ->
        [one] 1 strike
       *[other] { $count } strikes
    }
table-diary-withdrawn = { $count ->
        [one] 1 unit got away
       *[other] { $count } units got away
    }
table-diary-exited = { $count ->
        [one] 1 unit marched out
       *[other] { $count } units marched out
    }
table-plan = next turn, { $cost } DP
table-buy = at once, { $cost } DP

# Hints away from the fighting

hint-stands-german = As things stand, the Germans win.
hint-stands-allied = As things stand, the Allies win.
hint-stands-draw = As things stand, the game is a draw.
hint-orders = You can keep your standing orders: answering yourself would gain you nothing over the defaults.
hint-leader-later = { $leader } may still start with another unit later.
hint-around = Our units within { $range } hexes of { $leader }: { $count }.
hint-no-contact = A park without contact fires only at what its own guns can see.
hint-observers = { $count ->
        [0] { $leader } has no observer near the enemy yet.
        [one] { $leader } has one observer with an enemy within three hexes.
       *[other] { $leader } has { $count } observers with an enemy within three hexes.
    }
hint-first = { $chit } activates { $count ->
        [one] one unit
       *[other] { $count } units
    }; the closest is { $range ->
        [one] one hex
       *[other] { $range } hexes
    } from the enemy.
hint-points = Command points of { $division }: { $count }.
hint-adjacent = { $sheet }: { $count ->
        [one] one enemy unit is adjacent to ours.
       *[other] { $count } enemy units are adjacent to ours.
    }
hint-attached = Battalions of { $division } attached elsewhere: { $count }.
hint-allot = Strikes already set for that turn: { $count }. Still to set: { $left }.
hint-allot-done = Strikes not set: { $count }.
hint-air-lost = Strikes for this turn: { $count }. Those not used by the end of the turn are lost.
hint-airfield-wait = A series that waits can land at a later slot.
hint-runway = { $airfield }: we hold { $count ->
    [one] one runway hex
   *[other] { $count } runway hexes
}; under enemy fire: { $zones }.
hint-series = This series brings { $count ->
        [one] one unit.
       *[other] { $count } units.
    }
hint-no-park = Outside a park, guns keep their own fire zone.
hint-give-up = The park at { $hex } is free to contact another leader.
hint-hold-fire = Your other units hold their fire.
hint-nobody-else = No more markers are removed.
hint-comes-back = { $unit } comes back into play.
hint-unpack = Until its drop markers are gone, { $unit } is easier to hit and can do little else.
hint-block = A roadblock at { $hex } stops columns on the road.
hint-unblock = The road at { $hex } is free again afterwards.
hint-clear = The rubble at { $hex } slows every unit that enters.
hint-rearguard = A rearguard stays at { $hex } while { $unit } gets away.
hint-take-up = The rearguard at { $hex } rejoins its unit.
hint-mount = Mounted, { $unit } goes farther.
hint-dismount = { $unit } dismounts at { $hex }.
hint-withdraw = { $unit } gets away for good and counts as withdrawn.
hint-evacuate = { $unit } sails from the port; each port takes { $count } units per Night.
hint-ship = { $unit } goes by sea; { $count ->
        [one] one unit can
       *[other] { $count } units can
    } sail each Night.
hint-exit = { $unit } leaves the map for good by this exit.
hint-by-legs = You choose each hex of the path yourself.
hint-off-map = { $unit } leaves this map by the off-map chart.
hint-come-in = { $unit } waits in { $box } and does nothing there.
hint-box-stay = Units in a box can come in or march on with a later chit.
hint-box-march = { $unit } marches on to { $box }.
hint-hold-back = Nobody jumps for now.
hint-drop-fire = { $hex } and the hexes around it are in the fire zones of { $count ->
        [0] no Allied unit.
        [one] one Allied unit.
       *[other] { $count } Allied units.
    }
hint-drop-near = From { $hex }, the nearest runway or port still to be taken is { $range ->
        [one] one hex
       *[other] { $range } hexes
    } away.
hint-stick = { $count ->
        [one] One unit jumps.
       *[other] { $count } units jump together.
    }
hint-stick-done = The other sticks stay in the aircraft.
hint-alone = Without another unit, the stick takes less room where it lands.
hint-spread = One unit per hex, in the order of the counters.
hint-egypt-all = Withdrawal is in force: all ships sail for Egypt.
hint-egypt = { $unit } has { $count ->
        [one] one step
       *[other] { $count } steps
    } left. Each ship lost costs morale.
hint-fleet = Hexes with Germans on { $sheet }: { $count }.
hint-coast = Hexes with Germans within five hexes of { $hex }: { $count }.
hint-ships-end = The other ships do not fire.
