game-title = Sealed bid
seat-ann = Ann
seat-bob = Bob
seat-cat = Cat
scenario-short = Two rounds
    .situation = Two rounds.
    .objective = More coins.
    .balance = Even.
scenario-long = Three rounds
    .situation = Three rounds.
    .objective = More coins.
    .balance = Even.
option-players = Players
    .about = How many.
option-players-2 = two
option-players-3 = three
option-coins = Coins
    .about = Whether coins are taken one by one.
option-grim = Grim
    .about = Nothing but grim.
ask-bid = Which card do you bid?
ask-coins = Take a coin? { $left } left.
answer-bid = Bid { $card }
answer-take = Take a coin
answer-done = Enough
event-dealt = { $seat } is dealt { $cards-count ->
        [0] a hand
       *[other] { $cards }
    }.
event-bid = { $seat } bids.
event-shown = { $seat } shows { $card }.
event-coin-taken = { $seat } takes a coin.
refusal-no-coins = There are no coins to take now.
outcome-counted = The coins are counted.
