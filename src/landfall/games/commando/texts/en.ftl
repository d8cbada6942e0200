# Operation Commando – Pegasus Bridge

game-title = Operation Commando – Pegasus Bridge
game-about = A card duel for two, set on the night of 5–6 June 1944: the British advance from Terrain to Terrain towards the bridges, and the Germans are waiting.
game-provenance = The rules come from the rulebook. Many card values are reconstructed; the table marks which, card by card.

seat-english = the British
    .name = British
    .about = You attack, choose the Terrain and win ties.
seat-german = the Germans
    .name = German
    .about = You defend the Terrains and wear the British down.

scenario-1A = 1A – Bénouville bridge
    .situation = Gliders have just landed near the canal. Six Terrains lie between Major Howard’s men and the bridge.
    .objective = The British win if they win the Assault on Bénouville bridge; otherwise the Germans win.
    .balance = Introductory scenario, favours the British
scenario-1B = 1B – Pegasus Bridge
    .situation = Both bridges are attacked at once, and the Germans spend the night preparing their counter-attack.
    .objective = The British must take Bénouville bridge, then hold it with at least one Manpower point. Taking Ranville helps.
    .balance = Balanced
scenario-2 = 2 – Assault on the Merville battery
    .situation = A hundred and fifty paratroopers against a battery ringed by mines and wire. Time is on the Germans’ side.
    .objective = The British win as soon as three of the four guns are destroyed.
    .balance = Favours the Germans
scenario-3 = 3 – Destroy the bridges over the Dives!
    .situation = Small scattered groups make for four bridges. The Germans have prepared the ground in front of each.
    .objective = The British must destroy three of the four bridges; the Germans must save two.
    .balance = Slightly favours the British
scenario-campaign = Campaign – Operation Tonga
    .situation = The night’s three missions in a row, each player keeping the same side.
    .objective = 14 points or more: British victory; 11 or fewer: German victory; in between, a draw.
    .balance = A long evening

# Prompts
ask-hand = Keep this starting hand?
ask-terrain = Choose this turn’s Terrain
ask-events = Play an Event, or end your Phase
ask-window = { $kind ->
    [event] Your opponent plays the Event { $card }. Cancel it?
    [unit] Your opponent plays the Unit { $card }. Respond?
   *[action] Your opponent plays the Combat action { $card }. Cancel it?
}
ask-german-unit = { $terrain }: play a Unit (size { $size })?
ask-german-next-unit = { $played ->
    [one] { $terrain }: { $played } of { $size } Units played. Play another?
   *[other] { $terrain }: { $played } of { $size } Units played. Play another?
}
ask-english-unit = { $terrain }: play a Unit against { $card }
ask-initiative = Initiative: strengthen { $unit } ({ $mine }) before the British respond?
ask-bid = { $unit } ({ $mine }) against { $enemy } ({ $theirs }): strengthen, pass or give up
ask-size = { $terrain }: a German Unit is destroyed ({ $played } of { $size } played). Change the number of Units?
ask-discard = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards, one at a time
}
ask-discard-theirs = Choose the card your opponent discards
ask-take-back = { $count ->
    [one] Take back a card from your discard pile
   *[other] Take back up to { $count } cards from your discard pile, one at a time
}
ask-choice = { $card }: { $count ->
    [one] choose an effect
   *[other] choose { $count } effects, one at a time
}
ask-keep = Choose one of the top cards of your deck to keep
ask-bury = Which card goes to the bottom of your deck next?
ask-spend = Village: how many tokens do you trade for cards?
ask-hero = Choose a heroic card
ask-set-aside-unit = Counter-attack: set aside a Unit played this turn?
ask-set-aside-other = Counter-attack: set aside an Event or Combat action played this turn?
ask-approach = Approach Terrain: { $terrain }. Keep it?
ask-objective = The entrance is taken: choose the next Objective
ask-build = { $bridge }: which Terrain goes in position { $place } from the top?
ask-pile = Which pile do you attack?
ask-blue = { $count ->
    [one] Place your last blue token on { $terrain }?
   *[other] Place one of your { $count } blue tokens on { $terrain }?
}

# Options
option-keep-hand = Keep this hand
option-change-hand = Draw a new hand
option-terrain = { $terrain }
option-event = Play { $card }
option-end-phase = End your Phase
option-pass = Pass
option-answer = Play { $card }
option-unit = Play { $card }
option-no-unit = Play no Unit
option-stop = Play no more Units
option-retreat = Tactical retreat
option-pay = Lose a Manpower point
option-play = Play { $card }
option-as-action = Play { $card } as a Combat action
option-toss-normal = Toss a token: { $percent }% to reach { $sum }
option-toss-plus3 = Toss a +3 token: { $percent }% to reach { $sum }
option-toss-plus3-heroic = Toss a heroic +3 token: { $percent }% to reach { $sum }
option-toss-thornton = Place a Thornton token: { $sum } for certain
option-ready = Wait for the British
option-hand-over = Pass
option-give-up-english = Give up the combat
option-give-up-german = Let the Unit be destroyed
option-discard = Discard { $card }
option-nothing = Nothing to discard
option-take-back = Take back { $card }
option-enough = Stop here
option-keep = Keep { $card }
option-bury = Put { $card } on the bottom
option-spend = { $count ->
    [0] None
    [one] One token
   *[other] { $count } tokens
}
option-hero = { $card }
option-set-aside = Set { $card } aside
option-set-aside-none = Set nothing aside
option-approach-keep = Keep it
option-redraw = Discard { $card } to change it
option-pile = Pile { $pile }
option-blue-place = Place a token
option-blue-keep = Keep the tokens

choice-1301-0 = Your Unit gets +2 Combat
choice-1301-1 = Take two tokens and draw a card
choice-1608-0 = Draw a card
choice-1608-1 = Take two tokens
choice-1608-2 = The British discard a card
choice-1701-0 = +1 per German Unit that has already fought here
choice-1701-1 = +1 and draw a card

# Events
the-side = { $side ->
    [english] The British
   *[german] The Germans
}
event-scenario-began = { $scenario }
event-hand-dealt = { $cards-count ->
    [0] { the-side } draw { $count } cards
   *[other] { the-side } draw { $cards }
}
event-hand-changed = { the-side } redraw their hand
event-turn-began = Turn { $turn }
event-terrains-revealed = { $terrains-count ->
    [one] Terrain revealed: { $terrains }
   *[other] Terrains revealed: { $terrains }
}
event-terrain-chosen = { the-side } choose { $terrain }
event-terrain-entered = The British advance: { $terrain }
event-cards-drawn = { $cards-count ->
    [0] { the-side } draw { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { the-side } draw { $cards }
}
event-deck-empty = { $side ->
    [english] The British deck is empty
   *[german] The German deck is empty
}
event-event-played = { the-side } play the Event { $card }
event-action-played = { the-side } play the Combat action { $card }
event-unit-played = { the-side } play the Unit { $card }
event-unit-played-as-action = { the-side } play { $card } as a Combat action
event-answer-played = { the-side } respond with { $card }
event-card-cancelled = { $by } cancels { $card }
event-strength-changed = { $side ->
    [english] British Unit
   *[german] German Unit
}: { $amount-signed } ({ $source })
event-token-tossed = { $kind ->
    [thornton] { the-side } place a Thornton token: +1
    [normal] { the-side } toss a token: { $success ->
        [0] failure
       *[other] +1
    }
   *[other] { the-side } toss a special token: { $success ->
        [0] failure
       *[other] +3
    }
}
    .begun = { $kind ->
        [normal] { the-side } toss a token…
       *[other] { the-side } toss a special token…
    }
event-tokens-flipped = { $source }: { $successes } of { $count ->
    [one] { $count } token succeeded
   *[other] { $count } tokens succeeded
}
    .begun = { $source }: { $count ->
        [one] a token is tossed…
       *[other] { $count } tokens are tossed…
    }
event-destiny-tossed = { $source }, Destiny token: { $success ->
    [0] failure
   *[other] success
}
    .begun = { $source }: the Destiny token is tossed…
event-tokens-taken = { the-side } take { $count ->
    [one] a token
   *[other] { $count } tokens
}
event-tokens-returned = { the-side } return { $count ->
    [one] a token
   *[other] { $count } tokens
}
event-reserve-empty = The Reserve is empty
event-special-tokens-taken = { the-side } take { $kind ->
    [thornton] { $count ->
        [one] a Thornton token
       *[other] { $count } Thornton tokens
    }
   *[plus3] { $count ->
        [one] a +3 token
       *[other] { $count } +3 tokens
    }
}
event-size-changed = { $terrain }: { $size ->
    [0] no more German Units
    [one] one German Unit in all
   *[other] { $size } German Units in all
} ({ $delta-signed })
event-unit-destroyed = { $side ->
    [english] British Unit destroyed: { $card }
   *[german] German Unit destroyed: { $card }
}
event-unit-discarded = Unit discarded without effect: { $card }
event-retreated = Tactical retreat: the British break off the Assault
event-unit-unopposed = The British play nothing against { $card }
event-manpower-lost = { $left ->
    [0] The British lose their last Manpower point
    [one] The British lose a Manpower point: one left
   *[other] The British lose a Manpower point: { $left } left
}
event-manpower-regained = The British regain a Manpower point: { $left } now
event-no-unit = { $terrain }: the Germans play no Unit
event-german-stops = { $terrain }: the Germans play no more Units
event-assault-won = { the-side } win the Assault: { $terrain }
event-no-assault-here = No Assault: { $terrain }
event-card-discarded = { the-side } discard { $card }
event-nothing-to-discard = { the-side } have no such card to discard
event-card-retrieved = { the-side } take back { $card }
event-hand-shown = { $cards-count ->
    [0] { $side ->
        [english] The British show their hand to the Germans
       *[german] The Germans show their hand to the British
    }
   *[other] { $side ->
        [english] The British show their hand: { $cards }
       *[german] The Germans show their hand: { $cards }
    }
}
event-deck-searched = { $cards-count ->
    [0] { the-side } look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of their deck
   *[other] On top of the deck: { $cards }
}
event-card-kept = { the-side } keep one of these cards
event-own-card-kept = You keep { $card }
event-hero-chosen = { the-side } choose a heroic card
event-hero-taken = Heroic card: { $card }
event-hero-gained = The British receive { $card }
event-hero-lost = { the-side } lose a heroic card without showing it
event-own-hero-lost = Heroic card lost: { $card }
event-turn-token-flipped = Turn token: { $side ->
    [english] British
   *[german] German
}
event-turn-token-tossed = Turn token tossed: { $side ->
    [english] British
   *[german] German
}
event-counter-attack-grows = The Germans set { $card } aside for the counter-attack
event-counter-attack-begins = Counter-attack: { $count ->
    [0] the pile is empty
    [one] one card joins the German deck
   *[other] { $count } cards join the German deck
}
event-bridge-settled = { $side ->
    [english] The British take Ranville: one fewer German Unit at the other bridge
   *[german] The Germans hold Ranville: one more German Unit at the other bridge
}
event-bridge-turned = Bénouville bridge is taken: it is now { $terrain }
event-approach-redrawn = New Approach Terrain: { $terrain }
event-guns-destroyed = { $count ->
    [one] One gun destroyed
   *[other] { $count } guns destroyed
}, { $total } so far: { $terrain }
event-terrain-returns = { $pile ->
    [battery] { $terrain } goes back under the Battery pile
   *[objectives] { $terrain } is shuffled back into the Objectives
}
event-piles-built = The Germans have built their three piles
event-pile-opened = Pile { $pile }: { $bridge }
event-identical-terrains = Two identical Terrains ({ $terrain }): the Germans skip their Phase
event-bridge-won = { $side ->
    [english] { $terrain } is destroyed
   *[german] { $terrain } is saved
}
event-hands-reshuffled = Both hands are shuffled back into the decks
event-blue-token-placed = The Germans place a blue token on { $terrain }
event-blue-token-given = The blue token goes to the British, who score one point less
event-blue-token-lost = The blue token is lost
event-points-scored = { $points-signed } for { $source ->
    [benouville] Bénouville bridge
    [ranville] Ranville bridge
    [pegasus] Pegasus Bridge
    [guns] the guns
    [bunker] the bunker
    [bridges] the major bridges
   *[robehomme] Robehomme
}: { $total } in all

# Outcomes
outcome-no-manpower = The British have no Manpower left: the Germans win.
    .title-won = They go no further
    .title-lost = Stopped short
outcome-benouville = Bénouville bridge is taken: the British win.
    .title-won = The bridge is yours
    .title-lost = The bridge is lost
outcome-pegasus = Pegasus Bridge has held: the British win.
    .title-won = The bridge has held
    .title-lost = The bridge stays British
outcome-guns = Three guns are destroyed: the British win.
    .title-won = The guns are silent
    .title-lost = The battery is lost
outcome-bridges-english = Three bridges are destroyed: the British win.
    .title-won = The bridges are down
    .title-lost = The bridges are gone
outcome-bridges-german = Two bridges are saved: the Germans win.
    .title-won = The bridges stand
    .title-lost = The bridges still stand
campaign-points = { $points } { $points ->
    [one] point
   *[other] points
}
outcome-campaign-german = { campaign-points }: German victory.
    .title-won = The night is yours
    .title-lost = The night is lost
outcome-campaign-even = { campaign-points }: a draw.
    .title-level = Neither gives way
outcome-campaign-english = { campaign-points }: British victory.
    .title-won = The night is yours
    .title-lost = The night is lost

# Refusals
refusal-not-your-turn = It is not your turn.
refusal-not-in-hand = You do not have this card in your hand.
refusal-events-in-phase = Events are played in your own Phase, after you draw.
refusal-answer-only = This card can only be played in response { $windows }.
refusal-needs-unit = You need a Unit in play before you can play a Combat action.
refusal-actions-in-assault = You can play Combat actions only during a combat.
refusal-units-in-assault = Units are played during an Assault, when you are asked for one.
refusal-only-heroic = Against { $unit }, only heroic Combat actions are allowed.
refusal-one-action = On this Terrain, only one Combat action per combat.
refusal-unit-type = This type of Unit can’t be played on this Terrain.
refusal-requirement = Another Unit must have fought here before this one.
refusal-heroic-unit = A heroic Unit can’t be discarded.
refusal-no-tokens = You have no tokens of this kind.
refusal-token-ban = Tokens of this kind can’t be used in this combat.
refusal-tokens-in-combat = You can use tokens only during a combat, for your Unit.
refusal-no-retreat = You can’t break off the Assault here.
window-enemy-event = to an enemy Event
window-enemy-action = to an enemy Combat action
window-enemy-unit = to an enemy Unit
window-fallen = to the loss of a German Unit

# Words
token-normal = token
token-plus3 = +3 token
token-thornton = Thornton token
tag-bridge = Bridge
tag-casemate = Casemate
tag-obstacle = Obstacle
type-paratrooper = Paratrooper
type-armour = Armour
kind-unit = Unit
kind-event = Event
kind-action = Combat action
phase-name = { $phase ->
    [setup] Set-up
    [progression] Progression phase
    [approach] Approach
    [bridges] The bridges
    [english] British phase
    [german] German phase
    [assault] Assault phase
   *[end] End of turn
}

# What the cards say
text-none = No effect.
text-scenario = See the scenario’s rules.
text-combat = { $condition ->
    [first] Against the first German Unit on this Terrain: { $amount } for your Unit.
    [later] In later combats: { $amount } for your Unit.
    [weak] Facing a printed value of { $n } or less: { $amount } Combat for your Unit.
    [strong] Facing a printed value of { $n } or more: { $amount } Combat for your Unit.
    [tags] { $tags } Terrain: { $amount } Combat for your Unit.
    [elsewhere] On other Terrains: { $amount } Combat for your Unit.
   *[none] { $whose ->
        [enemy] The enemy Unit gets { $amount } Combat.
        [played] The Unit just played gets { $amount } Combat.
       *[own] Your Unit gets { $amount } Combat.
    }
}
text-unit = { $condition ->
    [first] { $amount } Combat if it is the first German Unit on this Terrain.
    [later] { $amount } Combat if { $n ->
        [one] a German Unit has
       *[other] { $n } German Units have
    } already fought on this Terrain.
    [armour] { $amount } Combat against Armour.
    [tags] { $amount } Combat on a { $tags } Terrain.
   *[none] { $amount } Combat.
}
text-per = { $counter ->
    [german] { $amount } Combat per German Unit that has already fought on this Terrain.
    [english] { $amount } Combat per British Unit that has already fought on this Terrain.
    [paratroopers] { $amount } Combat per Paratrooper that has already fought on this Terrain.
   *[manpower] { $amount } Combat per Manpower point lost.
}
text-draw = { $who ->
    [self] { $n ->
        [one] Draw a card.
       *[other] Draw { $n } cards.
    }
    [english] { $n ->
        [one] The British draw a card.
       *[other] The British draw { $n } cards.
    }
   *[german] { $n ->
        [one] The Germans draw a card.
       *[other] The Germans draw { $n } cards.
    }
}
text-draw-per-paratrooper = Draw a card per Paratrooper that has already fought here ({ $max } at most).
text-tokens = { $who ->
    [self] { $n ->
        [one] Take a token.
       *[other] Take { $n } tokens.
    }
    [english] { $n ->
        [one] The British take a token.
       *[other] The British take { $n } tokens.
    }
   *[german] { $n ->
        [one] The Germans take a token.
       *[other] The Germans take { $n } tokens.
    }
}
text-tokens-back = { $n ->
    [one] Your opponent returns a normal token.
   *[other] Your opponent returns { $n } normal tokens.
}
text-special = { $kind ->
    [thornton] Take { $n } Thornton tokens, which never fail.
   *[plus3] { $n ->
        [one] Take a special +3 token.
       *[other] Take { $n } special +3 tokens.
    }
}
text-discard = { $who ->
    [self] { $n ->
        [one] Then discard a card.
       *[other] Then discard { $n } cards.
    }
    [english] The British discard a card of their choice.
   *[opponent] { $what ->
        [unit] Your opponent discards a Unit of their choice.
       *[any] Your opponent discards a card of their choice.
    }
}
text-spy = Choose an Event or Combat action in your opponent’s hand; it is discarded.
text-look = { $who ->
    [german] The Germans show their hand to the British.
   *[opponent] Look at your opponent’s hand.
}
text-retrieve = { $limit ->
    [none] { $n ->
        [one] Take back a Unit from your discard pile.
       *[other] Take back up to { $n } Units from your discard pile.
    }
   *[other] { $n ->
        [one] Take back a Unit of value { $limit } or less from your discard pile.
       *[other] Take back up to { $n } Units of value { $limit } or less from your discard pile.
    }
}
text-flip-tokens = Toss { $n } tokens from the Reserve: +1 for each +1 face. Then put them back.
text-destiny = { $when ->
    [english-unit] Whenever the British play a Unit, they toss the Destiny token.
    [english-phase] In their Phase, the British toss the Destiny token.
   *[play] Toss the Destiny token.
}
text-success = Success: { $what }
text-fail = Failure: { $what }
text-choose = { $n ->
    [one] Choose: { $options }
   *[other] Choose { $n } effects: { $options }
}
text-search = Look at the top { $top } cards of your deck, keep one and put the others on the bottom in any order.
text-draw-modifier = Your opponent draws one fewer card in their next Phase.
text-turn-bonus = This turn, your first Unit gets { $amount } Combat.
text-forbid-tokens = { $spared ->
    [heroic] No tokens against this Unit, except special ones from a heroic card.
    [special] For the rest of this combat, your opponent can’t use normal tokens.
   *[none] For the rest of this combat, your opponent can’t use tokens.
}
text-forbid-own-tokens = No tokens for this Unit.
text-forbid-actions = No Combat actions against this Unit, except heroic ones.
text-terrain-no-tokens = No normal tokens on this Terrain.
text-terrain-no-type = No Units of type { $type } on this Terrain.
text-limit = Each player may play only one Combat action per combat.
text-cap = A Unit’s printed value counts as { $max } at most.
text-first-unit = { $who ->
    [english] The first British Unit gets { $amount } Combat.
   *[german] The first German Unit gets { $amount } Combat.
}
text-fields = Any Unit may be played as a Combat action for +{ $amount }, without its effect.
text-trade = Once in their Phase, each player may return up to { $max } normal tokens to draw as many cards.
text-require = { $side ->
    [english] Can be played only if another British Unit has already fought on this Terrain.
   *[german] Can be played only if another German Unit has already fought on this Terrain.
}
text-alt-action = May be played as a Combat action: { $amount } Combat for your Unit.
text-cancel = { $windows ->
    [event] Play right after an enemy Event: cancel it.
    [action] Play right after an enemy Combat action: cancel it.
   *[both] Play right after an enemy Event or Combat action: cancel it.
}
text-trap = Play right after a non-heroic enemy Unit: it is discarded without effect. Your opponent may play another.
text-sacrifice = Discard your Unit: the German Unit it is facing is destroyed.
text-size = When a German Unit is destroyed, or in response to a card with the opposite effect: { $delta } to the number of German Units on this Terrain.
text-size-token = If the turn token shows the German side: { $delta } to the number of German Units on this Terrain.
text-tokens-token = If the turn token shows the British side: the British take { $n } tokens.
text-manpower = If the British win here, they regain a lost Manpower point.
text-won-whole = If they have lost none, they draw a card.
text-no-assault = No Assault on this Terrain.
text-gain-hero = the British take { $card } into their hand.
text-next-objective = If the British win here, they choose the next Objective.
text-first-fallen = The first time a German Unit is destroyed here, the Germans draw a card.
text-on-destroyed = When destroyed: draw a card.
text-if-later = If another German Unit has already fought here:

# Browser
commando-status = Turn { $turn } · { $phase }
commando-combat = Combat
commando-heroic = heroic
commando-seen = seen
commando-asked = cancel it?
commando-doubt = reconstructed: { $what }
commando-field-name = name
commando-field-kind = card type
commando-field-combat = Combat value
commando-field-unit_type = Unit type
commando-field-effect = effect
commando-field-copies = number of copies
commando-field-size = size
commando-field-draws = cards drawn
commando-size = Size { $size }
commando-size-played = { $played } of { $size ->
    [one] { $size } German Unit played
   *[other] { $size } German Units played
}
commando-size-changed = Size changed: { $delta-signed }
commando-draws = Cards drawn: British { $english }, Germans { $german }
commando-draws-english = The British draw { $count }
commando-draws-german = The Germans draw { $count }
commando-turn-letter-english = BR
commando-turn-letter-german = GE
commando-scores = Campaign points
commando-won-english = Taken
commando-won-german = Held
commando-part-printed = printed
commando-part-own = own effect
commando-part-tokens = { $count ->
    [one] token
   *[other] tokens
}
commando-ahead = { $by ->
    [0] wins ties
   *[other] ahead by { $by }
}
commando-short = { $by } short
commando-tie = Level
commando-ties-yours = you win ties
commando-ties-theirs = the British win ties
commando-line-english = British Unit in combat
commando-line-german = German Unit in combat
commando-no-unit-english = No British Unit
commando-no-unit-german = No German Unit
commando-actions = Combat actions
commando-fought = { $count ->
    [0] Used
    [one] Has fought
   *[other] Have fought: { $count }
}
commando-would-be = { $mine } against { $theirs }: { $percent }%
commando-toss-landed = Success
commando-toss-failed = Failure
commando-path = Route
commando-goals = Objective
commando-stop-done = { $winner ->
    [english] { $terrain }: won by the British
    [german] { $terrain }: held by the Germans
   *[none] { $terrain }: crossed without an Assault
}
commando-stop-here = { $terrain }: here
commando-stop-open = Unknown Terrain
commando-stop-goal = { $terrain }: the objective
commando-far = { $count ->
    [one] The bridge comes next turn
   *[other] { $count } more Terrains before the bridge
}
commando-guns = Guns destroyed
commando-guns-of = { $count } of { $goal } guns destroyed
commando-bridges-destroyed = Destroyed
commando-bridges-destroyed-of = { $count } of 3 bridges destroyed
commando-bridges-saved = Saved
commando-bridges-saved-of = { $count } of 2 bridges saved
commando-tokens = Tokens
commando-token-count = { $kind ->
    [normal] { $count ->
        [0] No tokens
        [one] One token
       *[other] { $count } tokens
    }
    [plus3] { $count ->
        [one] One +3 token
       *[other] { $count } +3 tokens
    }
    [plus3-heroic] { $count ->
        [one] One heroic +3 token
       *[other] { $count } heroic +3 tokens
    }
   *[thornton] { $count ->
        [one] One Thornton token
       *[other] { $count } Thornton tokens
    }
}
commando-deck = Deck: { $count }
commando-discard = Discard: { $count }
commando-heroes = Heroic: { $count }
commando-yours = Your cards and tokens
commando-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
commando-hand-of = { $count ->
    [0] empty hand
    [one] one card in hand
   *[other] { $count } cards in hand
}{ $heroes ->
    [0] {""}
    [one] , one of them heroic
   *[other] , { $heroes } of them heroic
}
commando-back = hidden card
commando-back-heroic = hidden heroic card
commando-manpower = { $count ->
    [0] No Manpower left
    [one] One Manpower point
   *[other] { $count } Manpower points
}
commando-turn-token = { $side ->
    [english] Turn token: British side
   *[german] Turn token: German side
}
commando-reserve = { $count ->
    [0] The Reserve is empty
    [one] One token in the Reserve
   *[other] { $count } tokens in the Reserve
}
commando-reserve-word = Reserve
commando-limbo = Played, not resolved yet
commando-objectives = Objectives left: { $count }
commando-battery = Battery pile: { $count }
commando-piles = The piles in front of the bridges
commando-pile = Pile { $pile }
commando-pile-hidden = { $count ->
    [0] face down
    [one] face down, one Terrain
   *[other] face down, { $count } Terrains
}
commando-pile-open = { $count ->
    [0] under attack, only the bridge left
    [one] under attack, one Terrain left
   *[other] under attack, { $count } Terrains left
}
commando-pile-done = over
commando-counter-attack = Counter-attack: { $count ->
    [0] empty pile
    [one] one card
   *[other] { $count } cards
}
commando-look = Look
commando-extras = The scenario
commando-ranville = { $delta ->
    [-1] Ranville taken: one fewer German Unit at the other bridge.
   *[other] Ranville held: one more German Unit at the other bridge.
}
commando-campaign = Campaign: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
commando-points-from = { $source ->
    [benouville] Bénouville bridge
    [ranville] Ranville bridge
    [pegasus] Pegasus Bridge
    [guns] Guns
    [bunker] Bunker
    [bridges] Major bridges
   *[robehomme] Robehomme
}
commando-blue = German blue token
commando-blue-given = Blue token given to the British: one point less
commando-blue-here = Blue token placed here
commando-passed = { $count ->
    [one] Terrain discard pile: one
   *[other] Terrain discard pile: { $count }
}
commando-close = Close
commando-put-back = Put back
commando-not-now = This card can’t be played now.
commando-stamp-cancelled = Cancelled
commando-stamp-destroyed = Destroyed
commando-stamp-discarded = Discarded
commando-report-timeline = The Assaults
commando-report-turn = Turn { $turn }
commando-report-luck-of = { $tossed ->
    [0] no tokens tossed
   *[other] tokens that succeeded: { $landed } of { $tossed }
}
commando-report-retreat = tactical retreat
commando-ending-cost = Losses
commando-ending-luck = Luck
commando-ending-won = { $units ->
    [0] won without a fight
    [one] won, against 1 Unit
   *[other] won, against { $units } Units
    }
commando-ending-lost = { $units ->
    [0] lost without a fight
    [one] lost, against 1 Unit
   *[other] lost, against { $units } Units
    }
commando-ending-beyond = not reached
commando-ending-manpower = { $left ->
    [0] No Manpower is left.
    [one] { $left } Manpower point is left.
   *[other] { $left } Manpower points are left.
}
commando-ending-units = Units destroyed: { $english } British, { $german } German.
commando-report-no-assault = no Assault
commando-report-lost = { $count ->
    [0] no losses
    [one] one loss
   *[other] { $count } losses
}
commando-report-cards = { $count ->
    [0] no other cards
    [one] one other card
   *[other] { $count } other cards
}
commando-report-luck-all = { $tossed ->
    [0] { $side ->
        [english] The British tossed no tokens.
       *[german] The Germans tossed no tokens.
    }
   *[other] { $side ->
        [english] The British succeeded with { $landed } of { $tossed } tosses ({ $percent }%).
       *[german] The Germans succeeded with { $landed } of { $tossed } tosses ({ $percent }%).
    }
}
commando-picture = A glider in the night above a bridge over a canal

# Browser: the guided first game
guide-hand = You have six cards. Keep this hand or redraw all of it, once. You can’t do without Units (red): no Unit, no combat. Combat actions (yellow) strengthen them; Events (blue) are played beforehand.
    .title = Your starting hand
guide-terrain = Two Terrains; you will cross only one. The boxes show how many Units the Germans may play there, the two numbers how many cards each side draws. The loser of the last Assault chooses; on the first turn, the British do.
    .title = Choosing the route
guide-events = You have just drawn. Play as many Events as you like, or end your Phase. Highlighted cards can be played: tap one to lift it, tap it again to play it.
    .title = Your Phase
guide-german-unit = Play a Unit to defend, or let them through: if you play none, the British win the Assault and its reward. If your Unit is destroyed, you may play another as long as the Terrain has boxes left.
    .title = Defend this Terrain?
guide-english-unit = Play a Unit against theirs. You win ties. Breaking off the Assault costs a Manpower point but saves your cards; lose your third point and you lose the game.
    .title = Your Unit against theirs
guide-initiative = Your Unit is in play. You can strengthen it now, before the British respond, or wait and see what they play.
    .title = Initiative
guide-bid = The totals are shown between the two Units. Play Combat actions or toss tokens: each token gives +1 half the time. Once you are ahead, pass; your opponent must raise or give up.
    .title = Raising
guide-behind = You are behind. Strengthen your Unit until it is ahead, or give up this combat and save your cards for later.
    .title = Behind: raise or give up?
guide-window = Your opponent has just played a card. Some of your cards can cancel it, but only now. You are asked even if you hold none of them, so that your hand stays secret.
    .title = Respond or pass
guide-size = A German Unit is destroyed. Now is the time for cards that change how many Units this Terrain can hold.
    .title = Smoke and trenches
guide-choice = This card gives you a choice of effects. Take the one that helps you now.
    .title = Choosing an effect
guide-discard = One card has to go. Tap the one you need least.
    .title = Discarding
guide-take-back = These cards are in your discard pile. Take back the best ones, or stop here.
    .title = Taking cards back
guide-keep = Here is the top of your deck. One of these cards goes to your hand, the others to the bottom.
    .title = Looking at your deck
guide-bridge = The bridge! Here, losing a Unit does not end the Assault for the British: it costs a Manpower point and the fight goes on. The British win when the Germans have no Unit left to play, or no box left.
    .title = Bénouville

# Terminal
tui-turn = Turn { $turn }
tui-manpower = Manpower
tui-reserve = { $count ->
    [0] the Reserve is empty
    [one] one token in the Reserve
   *[other] { $count } tokens in the Reserve
}
tui-turn-token = Turn token:
tui-pile-left = { $count ->
    [one] pile: one Terrain
   *[other] pile: { $count } Terrains
}
tui-draws = (draws: British { $english }, Germans { $german })
tui-size = { $played } of { $size }
tui-fought = already fought:
tui-objectives = Objectives left:
tui-battery = Battery Terrains:
tui-pile = Pile
tui-taken = Taken by
tui-counter-attack = Counter-attack pile:
tui-points = Campaign points:
tui-blue = { $count ->
    [0] no blue tokens left
    [one] one blue token
   *[other] { $count } blue tokens
}
tui-head-army = Side
tui-head-tokens = Tokens
tui-head-hand = Hand
tui-head-deck = Deck
tui-head-discard = Discard
tui-head-heroes = Heroic
tui-of-them-heroic = { $count ->
    [one] one of them heroic
   *[other] { $count } of them heroic
}
tui-your-hand = Your hand
tui-reconstructed = ≈: reconstructed value

# Hints: why the bot would choose this
hint-sum-enough = That makes it { $mine } against { $theirs }: enough for now.
hint-sum-not-yet = That makes it { $mine } against { $theirs }.
hint-toss = A 50% chance to make it { $mine } against { $theirs }.
hint-tokens-left = { $count ->
        [one] This is your last token.
       *[other] You have { $count } tokens.
    }
hint-ahead = { $mine } against { $theirs }: you are ahead, so your opponent has to respond.
hint-ahead-tie = { $mine } against { $theirs }: the British win ties, so the Germans have to respond.
hint-wait = The British have shown nothing yet: what you save now can be used once you know their Unit.
hint-short = You need { $need } more; the Combat actions in your hand add { $gain } for certain, and { $tokens ->
        [0] you can toss no tokens
        [one] you can toss one token
       *[other] you can toss { $tokens } tokens
    }.
hint-unit-enough = It would be at { $mine } against { $theirs }: enough for now, since you win ties.
hint-unit-not-enough = It would be at { $mine } against { $theirs }: Combat actions and tokens have to do the rest.
hint-unit-least = Of the { $count } Units that are strong enough, none is weaker: you keep the stronger ones.
hint-unit-best = None of your other Units is stronger here.
hint-unit-shows = It would be at { $mine } here.
hint-no-unit = You have no Unit you can play here.
hint-none-enough = None of your Units is strong enough on its own: the best would be at { $best } against { $theirs }.
hint-units-left = { $count ->
        [0] No more Units can be played here.
        [one] One more Unit can be played here.
       *[other] { $count } more Units can be played here.
    }
hint-keeps-units = { $count ->
        [one] You save the Unit in your hand; here it would be at { $best }.
       *[other] You save the { $count } Units in your hand; here the best would be at { $best }.
    }
hint-keeps-hand = { $count ->
        [0] Your hand is empty.
        [one] You save the card in your hand.
       *[other] You save the { $count } cards in your hand.
    }
hint-draws = { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
hint-takes-tokens = { $count ->
        [one] It gives you a token.
       *[other] It gives you { $count } tokens.
    }
hint-robs-tokens = { $count ->
        [one] Your opponent loses a token.
       *[other] Your opponent loses { $count } tokens.
    }
hint-terrain-size = Its size is { $count }, against { $other } for the other: that is how many Units the Germans may play.
hint-terrain-draws = You draw { $count } there, { $other } on the other Terrain.
hint-terrain-denies = Your opponent draws { $count } there, { $other } on the other Terrain.
hint-hand = { $count ->
        [0] None of the { $of } cards is a Unit.
        [one] One of the { $of } cards is a Unit (value { $best }).
       *[other] { $count } of the { $of } cards are Units, the best with a value of { $best }.
    }
hint-weakest = None of these Units has a lower printed value ({ $count }).
hint-strongest = None of these Units has a higher printed value ({ $count }).
hint-units-stay = { $count ->
        [0] It is not a Unit.
        [one] It is not a Unit: you keep the one Unit among them.
       *[other] It is not a Unit: you keep the { $count } Units among them.
    }
hint-cancels = { $card } then has no effect, unless your opponent cancels your card in turn.
hint-keeps-answers = { $count ->
        [one] You save the card you could respond with.
       *[other] You save the { $count } cards you could respond with.
    }
hint-spend = { $cards ->
        [0] You keep
        [one] You draw a card and keep
       *[other] You draw { $cards } cards and keep
    } { $left } { $left ->
        [one] token
       *[other] tokens
    }.
hint-terrain = Size { $size }; you draw { $mine }, your opponent { $theirs }.
hint-retrieves = { $count ->
        [one] You get a card back from your discard pile, if one qualifies.
       *[other] You get up to { $count } cards back from your discard pile.
    }
hint-robs-cards = { $count ->
        [one] Your opponent discards a card.
       *[other] Your opponent discards { $count } cards.
    }
hint-choice = { $count ->
        [one] You choose one of its { $of } effects.
       *[other] You choose { $count } of its { $of } effects.
    }
hint-removes = { $card } then leaves the Terrain, unless your opponent cancels your card in turn.
hint-heroic = A heroic card can’t be cancelled.
hint-blue = This Terrain’s size is { $size }, and { $count ->
        [0] none of your Units has
        [one] one of your Units has
       *[other] { $count } of your Units have
    } a printed value of { $value } or more.
hint-sum-alone = That brings your Unit to { $mine }.
hint-toss-alone = A 50% chance to bring your Unit to { $mine }.
hint-units-after = { $count ->
        [0] It is the last Unit you can play here.
        [one] You can play one more Unit here after it.
       *[other] You can play { $count } more Units here after it.
    }
