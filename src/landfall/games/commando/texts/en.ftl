# Operation Commando – Pegasus Bridge

game-title = Operation Commando – Pegasus Bridge
game-about = A card duel for two in the night of 5 to 6 June 1944: the English advances from Terrain to Terrain towards the bridges, the German waits for him.
game-provenance = The rules come from the booklet. Many of the cards’ values are a reconstruction, and the table shows which, card by card.

seat-english = the English
    .name = English
seat-german = the German
    .name = German

scenario-1A = 1A – Bénouville bridge
    .situation = Gliders have just landed near the canal. Six Terrains lie between Major Howard’s men and the bridge.
    .objective = The English wins if he wins the Assault on Bénouville bridge; the German wins if he prevents it.
    .balance = Introduction, favours the English
scenario-1B = 1B – Pegasus Bridge
    .situation = Both bridges are attacked together, and the German prepares his counter-attack all night.
    .objective = The English must take Bénouville bridge, then hold it with at least one Manpower point. Ranville helps him.
    .balance = Even
scenario-2 = 2 – Assault on the Merville battery
    .situation = A hundred and fifty paratroopers against a battery ringed by mines and wire. Time is on the German’s side.
    .objective = The English wins as soon as three of the four guns are destroyed.
    .balance = Favours the German
scenario-3 = 3 – Destroy the bridges over the Dives!
    .situation = Small scattered groups make for four bridges. The German has prepared the ground before each of them.
    .objective = The English must destroy three bridges of four; the German must save two.
    .balance = Slightly favours the English
scenario-campaign = Campaign – Operation Tonga
    .situation = The night’s three missions one after the other, in the same roles.
    .objective = 14 points or more: English victory; 11 or fewer: German victory; in between, status quo.
    .balance = A long evening

# What the table asks
ask-hand = Do you keep this starting hand?
ask-terrain = Choose the Terrain of this turn
ask-events = Play an Event, or end your Phase
ask-window = { $kind ->
    [event] Your opponent plays the Event { $card }: do you cancel it?
    [unit] Your opponent plays the Unit { $card }: do you react?
   *[action] Your opponent plays the Combat action { $card }: do you cancel it?
}
ask-german-unit = { $terrain }: do you play a Unit (size { $size })?
ask-german-next-unit = { $played ->
    [one] { $terrain }: { $played } Unit played of { $size }. Do you play another?
   *[other] { $terrain }: { $played } Units played of { $size }. Do you play another?
}
ask-english-unit = { $terrain }: play a Unit against { $card }
ask-initiative = Initiative: do you strengthen { $unit } ({ $mine }) before the English answers?
ask-bid = { $unit } ({ $mine }) against { $enemy } ({ $theirs }): strengthen, hand over or give up
ask-size = A German Unit has fallen at { $terrain } ({ $played } played of { $size }): do you change the number of Units?
ask-discard = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards, one after the other
}
ask-discard-theirs = Choose the card that your opponent discards
ask-take-back = { $count ->
    [one] Take a card back from your discard pile
   *[other] Take up to { $count } cards back from your discard pile, one after the other
}
ask-choice = { $card }: { $count ->
    [one] choose an effect
   *[other] choose { $count } effects, one after the other
}
ask-keep = Keep one of the top cards of your deck
ask-bury = Which card goes under your deck next?
ask-spend = Village: how many tokens do you return for as many cards?
ask-hero = Choose a heroic card
ask-set-aside-unit = Counter-attack: do you keep a Unit played this turn?
ask-set-aside-other = Counter-attack: do you keep an Event or action played this turn?
ask-approach = The approach is { $terrain }: do you keep it?
ask-objective = The entrance is taken: choose the next Objective
ask-build = Before { $bridge }, place { $place } from the top: which Terrain?
ask-pile = Which pile do you attack?
ask-blue = { $count ->
    [one] Do you stake your last blue token on { $terrain }?
   *[other] Do you stake one of your { $count } blue tokens on { $terrain }?
}

# What may be answered
option-keep-hand = Keep this hand
option-change-hand = Take another
option-terrain = { $terrain }
option-event = Play { $card }
option-end-phase = End the Phase
option-pass = Let it pass
option-answer = Play { $card }
option-unit = Play { $card }
option-no-unit = Play no Unit
option-stop = Play no more Units
option-retreat = Tactical retreat
option-pay = Lose a Manpower point
option-play = Play { $card }
option-as-action = Play { $card } as a Combat action
option-toss-normal = Toss a token
option-toss-plus3 = Toss a +3 token
option-toss-plus3-heroic = Toss a heroic +3 token
option-toss-thornton = Lay a Thornton token
option-ready = Wait for the English
option-hand-over = Hand over
option-give-up-english = Give the combat up
option-give-up-german = Let the Unit be destroyed
option-discard = Discard { $card }
option-nothing = Nothing to discard
option-take-back = Take { $card } back
option-enough = That is enough
option-keep = Keep { $card }
option-bury = Put { $card } under
option-spend = { $count ->
    [0] None
    [one] One token
   *[other] { $count } tokens
}
option-hero = { $card }
option-set-aside = Keep { $card }
option-set-aside-none = Keep nothing
option-approach-keep = Keep it
option-redraw = Change it by discarding { $card }
option-pile = Pile { $pile }
option-blue-place = Stake a token
option-blue-keep = Keep the tokens

choice-1301-0 = Your Unit has +2 Combat
choice-1301-1 = Take two tokens and draw a card
choice-1608-0 = Draw a card
choice-1608-1 = Take two tokens
choice-1608-2 = The English discards a card
choice-1701-0 = +1 per German Unit that has already fought here
choice-1701-1 = +1 and draw a card

# What happens
event-scenario-began = { $scenario }
event-hand-dealt = { $cards-count ->
    [0] { $side ->
        [english] The English
       *[german] The German
    } takes { $count } cards
   *[other] { $side ->
        [english] The English
       *[german] The German
    } takes { $cards }
}
event-hand-changed = { $side ->
    [english] The English
   *[german] The German
} changes hands
event-turn-began = Turn { $turn }
event-terrains-revealed = { $terrains-count ->
    [one] Terrain revealed: { $terrains }
   *[other] Terrains revealed: { $terrains }
}
event-terrain-chosen = { $side ->
    [english] The English
   *[german] The German
} chooses { $terrain }
event-terrain-entered = The English advances: { $terrain }
event-cards-drawn = { $cards-count ->
    [0] { $side ->
        [english] The English
       *[german] The German
    } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
   *[other] { $side ->
        [english] The English
       *[german] The German
    } draws { $cards }
}
event-deck-empty = { $side ->
    [english] The English deck is empty
   *[german] The German deck is empty
}
event-event-played = { $side ->
    [english] The English
   *[german] The German
} plays the Event { $card }
event-action-played = { $side ->
    [english] The English
   *[german] The German
} plays the action { $card }
event-unit-played = { $side ->
    [english] The English
   *[german] The German
} plays the Unit { $card }
event-unit-played-as-action = { $side ->
    [english] The English
   *[german] The German
} plays { $card } as a Combat action
event-answer-played = { $side ->
    [english] The English
   *[german] The German
} answers with { $card }
event-card-cancelled = { $by } cancels { $card }
event-strength-changed = { $side ->
    [english] English Unit
   *[german] German Unit
}: { $amount-signed } ({ $source })
event-token-tossed = { $kind ->
    [thornton] { $side ->
        [english] The English
       *[german] The German
    } lays a Thornton token: +1
    [normal] { $side ->
        [english] The English
       *[german] The German
    } tosses a token: { $success ->
        [0] failure
       *[other] +1
    }
   *[other] { $side ->
        [english] The English
       *[german] The German
    } tosses a special token: { $success ->
        [0] failure
       *[other] +3
    }
}
event-tokens-flipped = { $source }: { $successes } of { $count ->
    [one] { $count } token tossed
   *[other] { $count } tokens tossed
}
event-destiny-tossed = { $source }, destiny token: { $success ->
    [0] failure
   *[other] success
}
event-tokens-taken = { $side ->
    [english] The English
   *[german] The German
} takes { $count ->
    [one] a token
   *[other] { $count } tokens
}
event-tokens-returned = { $side ->
    [english] The English
   *[german] The German
} returns { $count ->
    [one] a token
   *[other] { $count } tokens
}
event-reserve-empty = The Reserve is empty
event-special-tokens-taken = { $side ->
    [english] The English
   *[german] The German
} takes { $kind ->
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
    [0] no more German Unit possible
    [one] one German Unit possible
   *[other] { $size } German Units possible
} ({ $delta-signed })
event-unit-destroyed = { $side ->
    [english] English Unit destroyed: { $card }
   *[german] German Unit destroyed: { $card }
}
event-unit-discarded = Unit discarded without effect: { $card }
event-retreated = Tactical retreat: the English breaks the Assault off
event-unit-unopposed = The English opposes nothing to { $card }
event-manpower-lost = { $left ->
    [0] The English loses his last Manpower point
    [one] The English loses a Manpower point: one is left
   *[other] The English loses a Manpower point: { $left } are left
}
event-manpower-regained = The English regains a Manpower point: { $left }
event-no-unit = The German plays no Unit at { $terrain }
event-german-stops = The German plays no more Units at { $terrain }
event-assault-won = { $side ->
    [english] The English
   *[german] The German
} wins the Assault: { $terrain }
event-no-assault-here = No Assault: { $terrain }
event-card-discarded = { $side ->
    [english] The English
   *[german] The German
} discards { $card }
event-nothing-to-discard = { $side ->
    [english] The English
   *[german] The German
} has no such card to discard
event-card-retrieved = { $side ->
    [english] The English
   *[german] The German
} takes { $card } back
event-hand-shown = { $cards-count ->
    [0] { $side ->
        [english] The English shows his hand to the German
       *[german] The German shows his hand to the English
    }
   *[other] { $side ->
        [english] The English shows his hand: { $cards }
       *[german] The German shows his hand: { $cards }
    }
}
event-deck-searched = { $cards-count ->
    [0] { $side ->
        [english] The English
       *[german] The German
    } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of his deck
   *[other] On top of the deck: { $cards }
}
event-card-kept = { $side ->
    [english] The English
   *[german] The German
} keeps one
event-own-card-kept = { $card } is kept
event-hero-chosen = { $side ->
    [english] The English
   *[german] The German
} chooses a heroic card
event-hero-taken = Heroic card: { $card }
event-hero-gained = The English receives { $card }
event-hero-lost = { $side ->
    [english] The English
   *[german] The German
} loses a heroic card without showing it
event-own-hero-lost = Heroic card lost: { $card }
event-turn-token-flipped = Turn token: { $side ->
    [english] English
   *[german] German
}
event-turn-token-tossed = Turn token tossed: { $side ->
    [english] English
   *[german] German
}
event-counter-attack-grows = The German keeps { $card } for the counter-attack
event-counter-attack-begins = Counter-attack: { $count ->
    [0] the pile is empty
    [one] one card joins the German deck
   *[other] { $count } cards join the German deck
}
event-bridge-settled = { $side ->
    [english] Ranville is the English’s: the other bridge has one German Unit fewer
   *[german] Ranville stays the German’s: the other bridge has one German Unit more
}
event-bridge-turned = Bénouville bridge is taken: this is { $terrain }
event-approach-redrawn = New approach: { $terrain }
event-guns-destroyed = { $count ->
    [one] One gun destroyed
   *[other] { $count } guns destroyed
}, { $total } in all: { $terrain }
event-terrain-returns = { $pile ->
    [battery] { $terrain } goes back under the Battery pile
   *[objectives] { $terrain } goes back among the Objectives
}
event-piles-built = The German has built his three piles
event-pile-opened = Pile { $pile }: { $bridge }
event-identical-terrains = Twice { $terrain }: the German passes his Phase
event-bridge-won = { $side ->
    [english] { $terrain } is destroyed
   *[german] { $terrain } is saved
}
event-hands-reshuffled = Hands go back into the decks
event-blue-token-placed = The German stakes a blue token on { $terrain }
event-blue-token-given = The blue token goes to the English: one point less
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

# How it ends
outcome-no-manpower = The English has no Manpower left: the German wins.
outcome-benouville = Bénouville bridge is taken: the English wins.
outcome-pegasus = Pegasus Bridge has held: the English wins.
outcome-guns = Three guns are destroyed: the English wins.
outcome-bridges-english = Three bridges are destroyed: the English wins.
outcome-bridges-german = Two bridges are saved: the German wins.
campaign-points = { $points } { $points ->
    [one] point
   *[other] points
}
outcome-campaign-german = { campaign-points }: German victory.
outcome-campaign-even = { campaign-points }: status quo.
outcome-campaign-english = { campaign-points }: English victory.

# Why not
refusal-not-your-turn = It is not for you to answer now.
refusal-not-in-hand = This card is not in your hand.
refusal-events-in-phase = Events are played in your Phase, after the draw.
refusal-answer-only = This card is played only in answer { $windows }.
refusal-needs-unit = A Combat action needs a Unit in play.
refusal-actions-in-assault = Combat actions are played during a combat.
refusal-units-in-assault = A Unit is played when the Assault asks for one.
refusal-only-heroic = Against { $unit } only heroic actions are allowed.
refusal-one-action = On this Terrain there is one Combat action per combat.
refusal-unit-type = This type of Unit can’t be played on this Terrain.
refusal-requirement = This Unit needs others to have fought here before it.
refusal-heroic-unit = A heroic Unit can’t be discarded.
refusal-no-tokens = You have no token of this kind.
refusal-token-ban = Tokens of this kind are forbidden in this combat.
refusal-tokens-in-combat = Tokens are used during a combat, for your Unit.
refusal-no-retreat = The Assault can’t be broken off here.
window-enemy-event = to an enemy Event
window-enemy-action = to an enemy Combat action
window-enemy-unit = to an enemy Unit
window-fallen = to the fall of a German Unit

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
    [english] English phase
    [german] German phase
    [assault] Assault phase
   *[end] End of the turn
}

# What the cards say
text-none = No effect.
text-scenario = See the rules of the scenario.
text-combat = { $condition ->
    [first] In the combat of the first German Unit on this Terrain: { $amount } for your Unit.
    [later] In later combats: { $amount } for your Unit.
    [weak] Facing a printed value of { $n } or less: { $amount } Combat for your Unit.
    [strong] Facing a printed value of { $n } or more: { $amount } Combat for your Unit.
    [tags] { $tags } Terrain: { $amount } Combat for your Unit.
    [elsewhere] On other Terrains: { $amount } Combat for your Unit.
   *[none] { $whose ->
        [enemy] The enemy Unit has { $amount } Combat.
        [played] The Unit played has { $amount } Combat.
       *[own] Your Unit has { $amount } Combat.
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
    [english] { $amount } Combat per English Unit that has already fought on this Terrain.
    [paratroopers] { $amount } Combat per Paratrooper that has already fought on this Terrain.
   *[manpower] { $amount } Combat per Manpower point lost.
}
text-draw = { $who ->
    [self] { $n ->
        [one] Draw a card.
       *[other] Draw { $n } cards.
    }
    [english] { $n ->
        [one] The English draws a card.
       *[other] The English draws { $n } cards.
    }
   *[german] { $n ->
        [one] The German draws a card.
       *[other] The German draws { $n } cards.
    }
}
text-draw-per-paratrooper = Draw a card per Paratrooper that has already fought here ({ $max } at most).
text-tokens = { $who ->
    [self] { $n ->
        [one] Take a token.
       *[other] Take { $n } tokens.
    }
    [english] { $n ->
        [one] The English takes a token.
       *[other] The English takes { $n } tokens.
    }
   *[german] { $n ->
        [one] The German takes a token.
       *[other] The German takes { $n } tokens.
    }
}
text-tokens-back = { $n ->
    [one] The opponent returns a normal token.
   *[other] The opponent returns { $n } normal tokens.
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
    [english] The English discards a card of his choice.
   *[opponent] { $what ->
        [unit] The opponent discards a Unit of his choice.
       *[any] The opponent discards a card of his choice.
    }
}
text-spy = Choose an Event or Combat action in the enemy hand: it is discarded.
text-look = { $who ->
    [german] The German shows his hand to the English.
   *[opponent] Look at the enemy hand.
}
text-retrieve = { $limit ->
    [none] { $n ->
        [one] Take a Unit back from your discard pile.
       *[other] Take up to { $n } Units back from your discard pile.
    }
   *[other] { $n ->
        [one] Take a Unit of value { $limit } or less back from your discard pile.
       *[other] Take up to { $n } Units of value { $limit } or less back from your discard pile.
    }
}
text-flip-tokens = Toss { $n } tokens of the Reserve: +1 for each +1 face. Then put them back.
text-destiny = { $when ->
    [english-unit] Whenever the English plays a Unit he tosses the destiny token.
    [english-phase] In his Phase the English tosses the destiny token.
   *[play] Toss the destiny token.
}
text-success = Success: { $what }
text-fail = Failure: { $what }
text-choose = { $n ->
    [one] Choose: { $options }
   *[other] Choose { $n } effects: { $options }
}
text-search = Look at the top { $top } cards of your deck, keep one and put the others under it in the order you like.
text-draw-modifier = The opponent draws one card fewer in his next Phase.
text-turn-bonus = This turn your first Unit has { $amount } Combat.
text-forbid-tokens = { $spared ->
    [heroic] Against this Unit no tokens, except special ones from a heroic card.
    [special] Until the end of this combat the opponent uses no more normal tokens.
   *[none] Until the end of this combat the opponent uses no more tokens.
}
text-forbid-own-tokens = No tokens for this Unit.
text-forbid-actions = Against this Unit no Combat actions, except heroic ones.
text-terrain-no-tokens = No normal tokens on this Terrain.
text-terrain-no-type = No Unit of type { $type } on this Terrain.
text-limit = Each player plays only one Combat action per combat.
text-cap = A Unit’s printed value counts as { $max } at most.
text-first-unit = { $who ->
    [english] The first English Unit has { $amount } Combat.
   *[german] The first German Unit has { $amount } Combat.
}
text-fields = Any Unit may be played as a Combat action for +{ $amount }, without its effect.
text-trade = In his Phase each player may return up to { $max } normal tokens and draw as many cards, once.
text-require = { $side ->
    [english] Only if another English Unit has already fought on this Terrain.
   *[german] Only if another German Unit has already fought on this Terrain.
}
text-alt-action = May be played as a Combat action: { $amount } Combat for your Unit.
text-cancel = { $windows ->
    [event] Right after an enemy Event: it is cancelled.
    [action] Right after an enemy Combat action: it is cancelled.
   *[both] Right after an enemy Event or Combat action: that card is cancelled.
}
text-trap = Right after an enemy Unit that is not heroic: it is discarded without effect. The opponent may play another.
text-sacrifice = Discard your Unit: the German Unit that it faces is destroyed.
text-size = When a German Unit is destroyed, or in answer: { $delta } to the number of German Units on this Terrain.
text-size-token = If the turn token shows the German: { $delta } to the number of German Units on this Terrain.
text-tokens-token = If the turn token shows the English: the English takes { $n } tokens.
text-manpower = If the English wins here he regains a lost Manpower point.
text-won-whole = If he has lost none he draws a card.
text-no-assault = No Assault on this Terrain.
text-gain-hero = the English takes { $card } into hand.
text-next-objective = If the English wins here he chooses the next Objective.
text-first-fallen = The first time a German Unit is destroyed here, the German draws a card.
text-on-destroyed = Destroyed: draw a card.
text-if-later = If another German Unit has already fought here:

# Browser
commando-status = Turn { $turn } · { $phase }
commando-combat = Combat
commando-heroic = heroic
commando-seen = seen
commando-asked = cancel?
commando-doubt = reconstruction: { $what }
commando-field-name = name
commando-field-kind = kind of card
commando-field-combat = Combat value
commando-field-unit_type = type of Unit
commando-field-effect = effect
commando-field-copies = number of copies
commando-field-size = size
commando-field-draws = draws
commando-size = Size { $size }
commando-size-played = { $played } of { $size ->
    [one] { $size } German Unit played
   *[other] { $size } German Units played
}
commando-size-changed = Size changed: { $delta-signed }
commando-draws = Draws: the English { $english }, the German { $german }
commando-draws-english = The English draws { $count }
commando-draws-german = The German draws { $count }
commando-turn-letter-english = EN
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
    [0] wins when equal
   *[other] ahead by { $by }
}
commando-line-english = English Unit in combat
commando-line-german = German Unit in combat
commando-no-unit-english = No English Unit
commando-no-unit-german = No German Unit
commando-actions = Combat actions
commando-fought = { $count ->
    [0] Used
    [one] Has fought
   *[other] Have fought: { $count }
}
commando-toss-landed = Success
commando-toss-failed = Failure
commando-path = The way
commando-goals = The objective
commando-stop-done = { $winner ->
    [english] { $terrain }: won by the English
    [german] { $terrain }: held by the German
   *[none] { $terrain }: crossed without an Assault
}
commando-stop-here = { $terrain }: here
commando-stop-open = Unknown Terrain
commando-stop-goal = { $terrain }: the objective
commando-far = { $count ->
    [one] The bridge is next turn
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
        [0] No token
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
commando-deck = Deck { $count }
commando-discard = Discard { $count }
commando-heroes = Heroic { $count }
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
    [english] Turn token: English face
   *[german] Turn token: German face
}
commando-reserve = { $count ->
    [0] The Reserve is empty
    [one] One token in the Reserve
   *[other] { $count } tokens in the Reserve
}
commando-reserve-word = Reserve
commando-limbo = Played, not in effect yet
commando-objectives = Objectives left: { $count }
commando-battery = Battery pile: { $count }
commando-piles = The piles before the bridges
commando-pile = Pile { $pile }
commando-pile-hidden = { $count ->
    [0] face down
    [one] face down, one Terrain
   *[other] face down, { $count } Terrains
}
commando-pile-open = { $count ->
    [0] under attack, the bridge is left
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
    [-1] Ranville is taken: one German Unit fewer at the other bridge.
   *[other] Ranville held: one German Unit more at the other bridge.
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
commando-blue = The German’s blue token
commando-blue-given = Blue token given: one point less
commando-blue-here = Blue token staked here
commando-passed = { $count ->
    [one] Discarded Terrains: one
   *[other] Discarded Terrains: { $count }
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
    [0] no token tossed
   *[other] tokens landed: { $landed } of { $tossed }
}
commando-report-retreat = tactical retreat
commando-report-no-assault = no Assault
commando-report-lost = { $count ->
    [0] no loss
    [one] one loss
   *[other] { $count } losses
}
commando-report-cards = { $count ->
    [0] no other card
    [one] one other card
   *[other] { $count } other cards
}
commando-report-luck-all = { $tossed ->
    [0] { $side ->
        [english] The English tossed no token.
       *[german] The German tossed no token.
    }
   *[other] { $side ->
        [english] The English landed { $landed } of { $tossed } tosses ({ $percent }%).
       *[german] The German landed { $landed } of { $tossed } tosses ({ $percent }%).
    }
}
commando-picture = A glider in the night above a bridge over a canal

# Browser: the guided first game
guide-hand = Six cards. Keep this hand, or change all of it, once only. Units (red) are what you can’t do without: no Unit, no combat. Actions (yellow) strengthen them, Events (blue) are played before.
    .title = Your starting hand
guide-terrain = Two Terrains, only one will be crossed. The boxes say how many Units the German may play there, the two numbers how many cards each side draws. Who lost the last Assault chooses; on the first turn it is the English.
    .title = Choosing the way
guide-events = You have just drawn. Now play as many Events as you like, or finish. What glows can be played: touch a card to lift it, touch it again to play it.
    .title = Your Phase
guide-german-unit = Play a Unit to defend, or let them pass: without a Unit the English wins the Assault and its reward. If your Unit falls you may play another, as long as the Terrain has boxes left.
    .title = Defend this Terrain?
guide-english-unit = Oppose a Unit. When equal, you win. Breaking off the Assault costs a Manpower point but saves your cards; with the third point lost, the game is lost.
    .title = A Unit against theirs
guide-initiative = Your Unit is laid. You may strengthen it already before the English answers, or wait and see what he plays.
    .title = The initiative
guide-bid = The sum is between the two Units. Play Actions, toss tokens: each gives +1 half the time. When you are ahead, hand over; the other raises or gives up.
    .title = Raising
guide-behind = You are behind. Strengthen your Unit until it is ahead, or give this combat up and save your cards for later.
    .title = Behind: go on or yield?
guide-window = The opponent has just played a card. Some of yours may cancel it, but only now. The question comes even when you have no answer: your hand must not be guessed.
    .title = Answer or let it pass
guide-size = A German Unit has fallen. This is the moment for cards that change how many Units the Terrain takes.
    .title = Smoke and trenches
guide-choice = This card offers a choice of effects. Take the one that helps now.
    .title = An effect to choose
guide-discard = A card must go. Touch the one that will help you least.
    .title = Discarding
guide-take-back = These cards are in your discard pile. Take back the best ones, or leave it at that.
    .title = Taking cards back
guide-keep = Here is the top of your deck. One of these cards comes to your hand, the others go under it.
    .title = Looking at the deck
guide-bridge = The bridge! Here a destroyed English Unit does not end the Assault: it costs a Manpower point and the fight goes on. The English wins when the German has no Unit left to play, or no box.
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
tui-draws = (draw: English { $english }, German { $german })
tui-size = { $played } of { $size }
tui-fought = fought before:
tui-objectives = Objectives left:
tui-battery = Battery Terrains:
tui-pile = Pile
tui-taken = Taken by
tui-counter-attack = Counter-attack pile:
tui-points = Campaign points:
tui-blue = { $count ->
    [0] no more blue token
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
tui-reconstructed = ≈: a reconstructed value

# Hints: what speaks for an answer.
hint-sum-enough = With it the combat stands at { $mine } against { $theirs }: that is enough for now.
hint-sum-not-yet = With it the combat stands at { $mine } against { $theirs }.
hint-toss = One time in two it lands well, and the combat stands at { $mine } against { $theirs }.
hint-tokens-left = { $count ->
        [one] It is your last token.
       *[other] You have { $count } tokens.
    }
hint-ahead = { $mine } against { $theirs }: you are ahead, the opponent has to answer.
hint-ahead-tie = { $mine } against { $theirs }: a tie is the English’s, the German has to answer.
hint-wait = The English has shown nothing yet: what is kept can still be used once his Unit is known.
hint-short = { $need } more would be needed; the actions at hand surely add { $gain } in all, and { $tokens ->
        [0] no token may be tossed
        [one] there is one token to toss
       *[other] there are { $tokens } tokens to toss
    }.
hint-unit-enough = It would have { $mine } against { $theirs }: enough for now, as a tie is yours.
hint-unit-not-enough = It would have { $mine } against { $theirs }: actions and tokens must do the rest.
hint-unit-least = Of the { $count } Units that are enough none is weaker: the stronger ones stay in your hand.
hint-unit-best = None of your Units would be stronger here.
hint-unit-shows = It would have { $mine } here.
hint-no-unit = You have no Unit that may be played here.
hint-none-enough = None of your Units is enough by itself: the best would have { $best } against { $theirs }.
hint-units-left = { $count ->
        [0] No further Unit may be played here.
        [one] One more Unit may be played here.
       *[other] { $count } more Units may be played here.
    }
hint-keeps-units = { $count ->
        [one] The Unit in your hand stays for later; here it would have { $best }.
       *[other] The { $count } Units in your hand stay for later; the best would have { $best } here.
    }
hint-keeps-hand = { $count ->
        [0] Your hand is empty.
        [one] The card in your hand stays for later.
       *[other] The { $count } cards in your hand stay for later.
    }
hint-draws = { $count ->
        [one] It draws a card.
       *[other] It draws { $count } cards.
    }
hint-takes-tokens = { $count ->
        [one] It brings a token.
       *[other] It brings { $count } tokens.
    }
hint-robs-tokens = { $count ->
        [one] The opponent loses a token.
       *[other] The opponent loses { $count } tokens.
    }
hint-terrain-size = Its size is { $count }, the other’s { $other }: that is how many Units the German may play.
hint-terrain-draws = You draw { $count } there, elsewhere { $other }.
hint-terrain-denies = The opponent draws { $count } there, elsewhere { $other }.
hint-hand = { $count ->
        [0] None of the { $of } cards is a Unit.
        [one] One of the { $of } cards is a Unit, of { $best }.
       *[other] { $count } of the { $of } cards are Units, the best of { $best }.
    }
hint-weakest = Of these Units none has a lower printed value ({ $count }).
hint-strongest = Of these Units none has a higher printed value ({ $count }).
hint-units-stay = { $count ->
        [0] It is not a Unit.
        [one] It is not a Unit: the one Unit among them stays.
       *[other] It is not a Unit: the { $count } Units among them stay.
    }
hint-cancels = { $card } has no effect then, unless that is answered in turn.
hint-keeps-answers = { $count ->
        [one] The card that could answer stays in your hand.
       *[other] The { $count } cards that could answer stay in your hand.
    }
hint-spend = { $cards ->
        [0] You keep
        [one] You get a card and keep
       *[other] You get { $cards } cards and keep
    } { $left } { $left ->
        [one] token
       *[other] tokens
    }.
hint-terrain = Size { $size }; you draw { $mine }, the opponent { $theirs }.
hint-retrieves = { $count ->
        [one] A card comes back from the discard pile, if one fits.
       *[other] Up to { $count } cards come back from the discard pile.
    }
hint-robs-cards = { $count ->
        [one] The opponent discards a card.
       *[other] The opponent discards { $count } cards.
    }
hint-choice = { $count ->
        [one] One of its { $of } effects can be chosen.
       *[other] { $count } of its { $of } effects can be chosen.
    }
hint-removes = { $card } is taken off the Terrain then, unless that is answered in turn.
hint-heroic = Nobody can answer a heroic card.
hint-blue = The Terrain’s size is { $size }, and { $count ->
        [0] none of your Units has
        [one] one of your Units has
       *[other] { $count } of your Units have
    } a printed value of { $value } or more.
hint-sum-alone = With it your Unit has { $mine }.
hint-toss-alone = One time in two it lands well, and your Unit has { $mine }.
hint-units-after = { $count ->
        [0] It is the last Unit that may be played here.
        [one] After it one more Unit may be played here.
       *[other] After it { $count } more Units may be played here.
    }
