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
