game-title = Enchère
seat-ann = Anne
seat-bob = Bob
seat-cat = Catherine
scenario-short = Deux manches
    .situation = Deux manches.
    .objective = Plus de pièces.
    .balance = Équilibré.
scenario-long = Trois manches
    .situation = Trois manches.
    .objective = Plus de pièces.
    .balance = Équilibré.
option-players = Joueurs
    .about = Combien.
option-players-2 = deux
option-players-3 = trois
option-coins = Pièces
    .about = Si les pièces se prennent une à une.
option-grim = Sombre
    .about = Rien que du sombre.
ask-bid = Quelle carte misez-vous ?
ask-coins = Prendre une pièce ? { $left } encore.
answer-bid = Miser { $card }
answer-take = Prendre une pièce
answer-done = Assez
event-dealt = { $seat } reçoit { $cards-count ->
        [0] une main
       *[other] { $cards }
    }.
event-bid = { $seat } mise.
event-shown = { $seat } montre { $card }.
event-coin-taken = { $seat } prend une pièce.
refusal-no-coins = Il n’y a pas de pièce à prendre maintenant.
outcome-counted = On compte les pièces.
