# Opération Commando – Pegasus Bridge

game-title = Opération Commando – Pegasus Bridge
game-about = Un duel de cartes à deux, dans la nuit du 5 au 6 juin 1944 : l’Anglais avance de Terrain en Terrain vers les ponts, l’Allemand l’attend.
game-provenance = Les règles viennent du livret. Beaucoup de valeurs de cartes sont reconstituées ; la table l’indique, carte par carte.

seat-english = l’Anglais
    .name = Anglais
    .about = Vous attaquez, choisissez le Terrain et gagnez les égalités.
seat-german = l’Allemand
    .name = Allemand
    .about = Vous défendez les Terrains et usez les Anglais.

scenario-1A = 1A – Le pont de Bénouville
    .situation = Des planeurs viennent de se poser près du canal. Six Terrains séparent les hommes du Major Howard du pont.
    .objective = L’Anglais gagne s’il remporte l’Assaut sur le pont de Bénouville ; sinon, l’Allemand gagne.
    .balance = Scénario d’initiation, en faveur de l’Anglais
scenario-1B = 1B – Pegasus Bridge
    .situation = Les deux ponts sont attaqués en même temps, et l’Allemand prépare sa contre-attaque toute la nuit.
    .objective = L’Anglais doit prendre le pont de Bénouville, puis le tenir avec au moins un Point d’Effectifs. Prendre Ranville l’y aide.
    .balance = Équilibré
scenario-2 = 2 – Assaut sur la batterie de Merville
    .situation = Cent cinquante parachutistes contre une batterie entourée de mines et de barbelés. Le temps joue pour l’Allemand.
    .objective = L’Anglais gagne dès que trois des quatre canons sont détruits.
    .balance = En faveur de l’Allemand
scenario-3 = 3 – Détruisez les ponts sur la Dives !
    .situation = De petits groupes dispersés marchent sur quatre ponts. L’Allemand a préparé le terrain devant chacun d’eux.
    .objective = L’Anglais doit détruire trois ponts sur quatre ; l’Allemand doit en sauver deux.
    .balance = Légèrement en faveur de l’Anglais
scenario-campaign = Campagne – Opération Tonga
    .situation = Les trois missions de la nuit à la suite, chacun gardant son camp.
    .objective = 14 points ou plus : victoire anglaise ; 11 ou moins : victoire allemande ; entre les deux, statu quo.
    .balance = Une longue soirée

# Questions
ask-hand = Garder cette main de départ ?
ask-terrain = Choisissez le Terrain de ce tour
ask-events = Jouez un Événement, ou terminez votre Phase
ask-window = { $kind ->
    [event] L’adversaire joue l’Événement { $card }. L’annuler ?
    [unit] L’adversaire joue l’Unité { $card }. Répondre ?
   *[action] L’adversaire joue l’Action de combat { $card }. L’annuler ?
}
ask-german-unit = { $terrain } : jouer une Unité (taille { $size }) ?
ask-german-next-unit = { $played ->
    [one] { $terrain } : { $played } Unité jouée sur { $size }. En jouer une autre ?
   *[other] { $terrain } : { $played } Unités jouées sur { $size }. En jouer une autre ?
}
ask-english-unit = { $terrain } : jouez une Unité face à { $card }
ask-initiative = Initiative : renforcer { $unit } ({ $mine }) avant que l’Anglais ne réponde ?
ask-bid = { $unit } ({ $mine }) contre { $enemy } ({ $theirs }) : renforcez, passez la main ou abandonnez
ask-size = { $played ->
    [one] { $terrain } : une Unité allemande est détruite ({ $played } jouée sur { $size }). Changer le nombre d’Unités ?
   *[other] { $terrain } : une Unité allemande est détruite ({ $played } jouées sur { $size }). Changer le nombre d’Unités ?
}
ask-discard = { $count ->
    [one] Défaussez une carte
   *[other] Défaussez { $count } cartes, l’une après l’autre
}
ask-discard-theirs = Choisissez la carte dont l’adversaire doit se défausser
ask-take-back = { $count ->
    [one] Reprenez une carte dans votre défausse
   *[other] Reprenez jusqu’à { $count } cartes dans votre défausse, l’une après l’autre
}
ask-choice = { $card } : { $count ->
    [one] choisissez un effet
   *[other] choisissez { $count } effets, l’un après l’autre
}
ask-keep = Choisissez la carte à garder parmi les premières de votre pioche
ask-bury = Quelle carte placez-vous ensuite sous votre pioche ?
ask-spend = Village : combien de jetons échangez-vous contre des cartes ?
ask-hero = Choisissez une carte héroïque
ask-set-aside-unit = Contre-attaque : mettre de côté une Unité jouée ce tour ?
ask-set-aside-other = Contre-attaque : mettre de côté un Événement ou une Action de combat joués ce tour ?
ask-approach = Terrain d’Approche : { $terrain }. Le garder ?
ask-objective = L’entrée est prise : choisissez le prochain Objectif
ask-build = Devant { $bridge }, quel Terrain en position { $place } à partir du haut de la pile ?
ask-pile = Quelle pile attaquez-vous ?
ask-blue = { $count ->
    [one] Placer votre dernier jeton bleu ({ $terrain }) ?
   *[other] Placer un de vos { $count } jetons bleus ({ $terrain }) ?
}

# Choix
option-keep-hand = Garder cette main
option-change-hand = Changer de main
option-terrain = { $terrain }
option-event = Jouer { $card }
option-end-phase = Terminer votre Phase
option-pass = Laisser passer
option-answer = Jouer { $card }
option-unit = Jouer { $card }
option-no-unit = Ne pas jouer d’Unité
option-stop = Ne plus jouer d’Unité
option-retreat = Retraite tactique
option-pay = Perdre un Point d’Effectifs
option-play = Jouer { $card }
option-as-action = Jouer { $card } comme Action de combat
option-toss-normal = Lancer un jeton : { $percent } % d’avoir { $sum }
option-toss-plus3 = Lancer un jeton +3 : { $percent } % d’avoir { $sum }
option-toss-plus3-heroic = Lancer un jeton +3 héroïque : { $percent } % d’avoir { $sum }
option-toss-thornton = Poser un jeton Thornton : { $sum } à coup sûr
option-ready = Attendre l’Anglais
option-hand-over = Passer la main
option-give-up-english = Abandonner le combat
option-give-up-german = Laisser détruire l’Unité
option-discard = Défausser { $card }
option-nothing = Rien à défausser
option-take-back = Reprendre { $card }
option-enough = S’arrêter là
option-keep = Garder { $card }
option-bury = Mettre { $card } sous la pioche
option-spend = { $count ->
    [0] Aucun
    [one] Un jeton
   *[other] { $count } jetons
}
option-hero = { $card }
option-set-aside = Mettre { $card } de côté
option-set-aside-none = Ne rien mettre de côté
option-approach-keep = Le garder
option-redraw = Défausser { $card } pour en changer
option-pile = Pile { $pile }
option-blue-place = Placer un jeton
option-blue-keep = Garder les jetons

choice-1301-0 = Votre Unité a +2 en Combat
choice-1301-1 = Prendre deux jetons et piocher une carte
choice-1608-0 = Piocher une carte
choice-1608-1 = Prendre deux jetons
choice-1608-2 = L’Anglais défausse une carte
choice-1701-0 = +1 par Unité allemande ayant déjà combattu ici
choice-1701-1 = +1 et piocher une carte

# Événements du journal
the-side = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
}
event-scenario-began = { $scenario }
event-hand-dealt = { $cards-count ->
    [0] { the-side } pioche { $count } cartes
   *[other] { the-side } pioche { $cards }
}
event-hand-changed = { the-side } change de main
event-turn-began = Tour { $turn }
event-terrains-revealed = { $terrains-count ->
    [one] Terrain révélé : { $terrains }
   *[other] Terrains révélés : { $terrains }
}
event-terrain-chosen = { the-side } choisit le Terrain : { $terrain }
event-terrain-entered = L’Anglais avance : { $terrain }
event-cards-drawn = { $cards-count ->
    [0] { the-side } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] { the-side } pioche { $cards }
}
event-deck-empty = { $side ->
    [english] La pioche de l’Anglais est épuisée
   *[german] La pioche de l’Allemand est épuisée
}
event-event-played = { the-side } joue l’Événement { $card }
event-action-played = { the-side } joue l’Action de combat { $card }
event-unit-played = { the-side } joue l’Unité { $card }
event-unit-played-as-action = { the-side } joue { $card } comme Action de combat
event-answer-played = { the-side } répond par { $card }
event-card-cancelled = { $by } annule { $card }
event-strength-changed = { $side ->
    [english] Unité anglaise
   *[german] Unité allemande
} : { $amount-signed } ({ $source })
event-token-tossed = { $kind ->
    [thornton] { the-side } pose un jeton Thornton : +1
    [normal] { the-side } lance un jeton : { $success ->
        [0] échec
       *[other] +1
    }
   *[other] { the-side } lance un jeton spécial : { $success ->
        [0] échec
       *[other] +3
    }
}
    .begun = { $kind ->
        [normal] { the-side } lance un jeton…
       *[other] { the-side } lance un jeton spécial…
    }
event-tokens-flipped = { $source } : { $successes ->
    [one] { $successes } réussite
   *[other] { $successes } réussites
} sur { $count ->
    [one] { $count } jeton lancé
   *[other] { $count } jetons lancés
}
    .begun = { $source } : lancer de { $count ->
        [one] { $count } jeton…
       *[other] { $count } jetons…
    }
event-destiny-tossed = { $source }, jeton du Destin : { $success ->
    [0] échec
   *[other] réussite
}
    .begun = { $source } : lancer du jeton du Destin…
event-tokens-taken = { the-side } prend { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
event-tokens-returned = { the-side } rend { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
event-reserve-empty = La Réserve est vide
event-special-tokens-taken = { the-side } prend { $kind ->
    [thornton] { $count ->
        [one] un jeton Thornton
       *[other] { $count } jetons Thornton
    }
   *[plus3] { $count ->
        [one] un jeton +3
       *[other] { $count } jetons +3
    }
}
event-size-changed = { $terrain } : { $size ->
    [0] plus aucune Unité allemande
    [one] une Unité allemande en tout
   *[other] { $size } Unités allemandes en tout
} ({ $delta-signed })
event-unit-destroyed = { $side ->
    [english] Unité anglaise détruite : { $card }
   *[german] Unité allemande détruite : { $card }
}
event-unit-discarded = Unité défaussée sans effet : { $card }
event-retreated = Retraite tactique : l’Anglais met fin à l’Assaut
event-unit-unopposed = L’Anglais ne joue rien contre { $card }
event-manpower-lost = { $left ->
    [0] L’Anglais perd son dernier Point d’Effectifs
    [one] L’Anglais perd un Point d’Effectifs : il lui en reste un
   *[other] L’Anglais perd un Point d’Effectifs : il lui en reste { $left }
}
event-manpower-regained = L’Anglais récupère un Point d’Effectifs : il en a { $left }
event-no-unit = { $terrain } : l’Allemand ne joue pas d’Unité
event-german-stops = { $terrain } : l’Allemand ne joue plus d’Unité
event-assault-won = { the-side } remporte l’Assaut : { $terrain }
event-no-assault-here = Pas d’Assaut : { $terrain }
event-card-discarded = { the-side } défausse { $card }
event-nothing-to-discard = { the-side } n’a aucune carte de ce type à défausser
event-card-retrieved = { the-side } reprend { $card }
event-hand-shown = { $cards-count ->
    [0] { $side ->
        [english] L’Anglais montre sa main à l’Allemand
       *[german] L’Allemand montre sa main à l’Anglais
    }
   *[other] { $side ->
        [english] L’Anglais montre sa main : { $cards }
       *[german] L’Allemand montre sa main : { $cards }
    }
}
event-deck-searched = { $cards-count ->
    [0] { the-side } regarde { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de sa pioche
   *[other] Premières cartes de la pioche : { $cards }
}
event-card-kept = { the-side } en garde une
event-own-card-kept = Vous gardez { $card }
event-hero-chosen = { the-side } choisit une carte héroïque
event-hero-taken = Carte héroïque : { $card }
event-hero-gained = L’Anglais reçoit { $card }
event-hero-lost = { the-side } perd une carte héroïque sans la montrer
event-own-hero-lost = Carte héroïque perdue : { $card }
event-turn-token-flipped = Jeton de Tour : { $side ->
    [english] Anglais
   *[german] Allemand
}
event-turn-token-tossed = Jeton de Tour lancé : { $side ->
    [english] Anglais
   *[german] Allemand
}
event-counter-attack-grows = L’Allemand met { $card } de côté pour la contre-attaque
event-counter-attack-begins = Contre-attaque : { $count ->
    [0] la pile est vide
    [one] une carte rejoint la pioche allemande
   *[other] { $count } cartes rejoignent la pioche allemande
}
event-bridge-settled = { $side ->
    [english] L’Anglais prend Ranville : une Unité allemande de moins à l’autre pont
   *[german] L’Allemand garde Ranville : une Unité allemande de plus à l’autre pont
}
event-bridge-turned = Le pont de Bénouville est pris : il devient { $terrain }
event-approach-redrawn = Nouveau Terrain d’Approche : { $terrain }
event-guns-destroyed = { $count ->
    [one] Un canon détruit
   *[other] { $count } canons détruits
}, { $total } au total : { $terrain }
event-terrain-returns = { $pile ->
    [battery] Retour sous la pile Batterie : { $terrain }
   *[objectives] Retour dans la pile Objectifs : { $terrain }
}
event-piles-built = L’Allemand a composé ses trois piles
event-pile-opened = Pile { $pile } : { $bridge }
event-identical-terrains = Deux Terrains identiques ({ $terrain }) : l’Allemand passe sa Phase
event-bridge-won = { $side ->
    [english] { $terrain } est détruit
   *[german] { $terrain } est sauvé
}
event-hands-reshuffled = Les mains sont remélangées dans les pioches
event-blue-token-placed = L’Allemand place un jeton bleu : { $terrain }
event-blue-token-given = Le jeton bleu va à l’Anglais, qui marque un point de moins
event-blue-token-lost = Le jeton bleu est perdu
event-points-scored = { $points-signed } pour { $source ->
    [benouville] le pont de Bénouville
    [ranville] le pont de Ranville
    [pegasus] Pegasus Bridge
    [guns] les canons
    [bunker] le bunker
    [bridges] les ponts majeurs
   *[robehomme] Robehomme
} : { $total } en tout

# Fins de partie
outcome-no-manpower = L’Anglais n’a plus d’Effectifs : l’Allemand gagne.
    .title-won = Ils n’iront pas plus loin
    .title-lost = Arrêtés avant le but
outcome-benouville = Le pont de Bénouville est pris : l’Anglais gagne.
    .title-won = Le pont est à vous
    .title-lost = Le pont est perdu
outcome-pegasus = Pegasus Bridge a tenu : l’Anglais gagne.
    .title-won = Le pont a tenu
    .title-lost = Le pont reste anglais
outcome-guns = Trois canons sont détruits : l’Anglais gagne.
    .title-won = Les canons se taisent
    .title-lost = La batterie est perdue
outcome-bridges-english = Trois ponts sont détruits : l’Anglais gagne.
    .title-won = Les ponts ont sauté
    .title-lost = Les ponts sont détruits
outcome-bridges-german = Deux ponts sont sauvés : l’Allemand gagne.
    .title-won = Les ponts sont debout
    .title-lost = Les ponts tiennent encore
campaign-points = { $points } { $points ->
    [one] point
   *[other] points
}
outcome-campaign-german = { campaign-points } : victoire allemande.
    .title-won = La nuit est à vous
    .title-lost = La nuit est perdue
outcome-campaign-even = { campaign-points } : statu quo.
    .title-level = Personne ne cède
outcome-campaign-english = { campaign-points } : victoire anglaise.
    .title-won = La nuit est à vous
    .title-lost = La nuit est perdue

# Refus
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-events-in-phase = Jouez les Événements pendant votre Phase, après avoir pioché.
refusal-answer-only = Cette carte ne se joue qu’en réponse { $windows }.
refusal-needs-unit = Pour jouer une Action de combat, il faut une Unité en jeu.
refusal-actions-in-assault = Les Actions de combat se jouent pendant un combat.
refusal-units-in-assault = Les Unités se jouent pendant un Assaut, quand on vous en demande une.
refusal-only-heroic = Contre { $unit }, seules les Actions héroïques sont permises.
refusal-one-action = Sur ce Terrain, une seule Action de combat par combat.
refusal-unit-type = Ce type d’Unité ne peut pas être joué sur ce Terrain.
refusal-requirement = Une autre Unité doit avoir combattu ici avant celle-ci.
refusal-heroic-unit = Une Unité héroïque ne peut pas être défaussée.
refusal-no-tokens = Vous n’avez aucun jeton de ce type.
refusal-token-ban = Ce type de jeton est interdit dans ce combat.
refusal-tokens-in-combat = Les jetons s’utilisent pendant un combat, pour votre Unité.
refusal-no-retreat = Ici, l’Anglais ne peut pas mettre fin à l’Assaut.
window-enemy-event = à un Événement adverse
window-enemy-action = à une Action de combat adverse
window-enemy-unit = à une Unité adverse
window-fallen = à la destruction d’une Unité allemande

# Mots
token-normal = jeton
token-plus3 = jeton +3
token-thornton = jeton Thornton
tag-bridge = Pont
tag-casemate = Casemate
tag-obstacle = Obstacle
type-paratrooper = Parachutiste
type-armour = Blindé
kind-unit = Unité
kind-event = Événement
kind-action = Action de combat
phase-name = { $phase ->
    [setup] Mise en place
    [progression] Phase de Progression
    [approach] Approche
    [bridges] Les ponts
    [english] Phase de l’Anglais
    [german] Phase de l’Allemand
    [assault] Phase d’Assaut
   *[end] Fin du tour
}

# Ce que disent les cartes
text-none = Aucun effet.
text-scenario = Voir les règles du scénario.
text-combat = { $condition ->
    [first] Contre la première Unité allemande de ce Terrain : { $amount } pour votre Unité.
    [later] Aux combats suivants : { $amount } pour votre Unité.
    [weak] Face à une valeur imprimée de { $n } ou moins : { $amount } en Combat pour votre Unité.
    [strong] Face à une valeur imprimée de { $n } ou plus : { $amount } en Combat pour votre Unité.
    [tags] Terrain { $tags } : { $amount } en Combat pour votre Unité.
    [elsewhere] Sur les autres Terrains : { $amount } en Combat pour votre Unité.
   *[none] { $whose ->
        [enemy] L’Unité adverse a { $amount } en Combat.
        [played] L’Unité jouée a { $amount } en Combat.
       *[own] Votre Unité a { $amount } en Combat.
    }
}
text-unit = { $condition ->
    [first] { $amount } en Combat si elle est la première Unité allemande sur ce Terrain.
    [later] { $amount } en Combat si { $n ->
        [one] une Unité allemande a
       *[other] { $n } Unités allemandes ont
    } déjà combattu sur ce Terrain.
    [armour] { $amount } en Combat contre un Blindé.
    [tags] { $amount } en Combat sur un Terrain { $tags }.
   *[none] { $amount } en Combat.
}
text-per = { $counter ->
    [german] { $amount } en Combat par Unité allemande ayant déjà combattu sur ce Terrain.
    [english] { $amount } en Combat par Unité anglaise ayant déjà combattu sur ce Terrain.
    [paratroopers] { $amount } en Combat par Parachutiste ayant déjà combattu sur ce Terrain.
   *[manpower] { $amount } en Combat par Point d’Effectifs perdu.
}
text-draw = { $who ->
    [self] { $n ->
        [one] Piochez une carte.
       *[other] Piochez { $n } cartes.
    }
    [english] { $n ->
        [one] L’Anglais pioche une carte.
       *[other] L’Anglais pioche { $n } cartes.
    }
   *[german] { $n ->
        [one] L’Allemand pioche une carte.
       *[other] L’Allemand pioche { $n } cartes.
    }
}
text-draw-per-paratrooper = Piochez une carte par Parachutiste ayant déjà combattu ici ({ $max } au plus).
text-tokens = { $who ->
    [self] { $n ->
        [one] Prenez un jeton.
       *[other] Prenez { $n } jetons.
    }
    [english] { $n ->
        [one] L’Anglais prend un jeton.
       *[other] L’Anglais prend { $n } jetons.
    }
   *[german] { $n ->
        [one] L’Allemand prend un jeton.
       *[other] L’Allemand prend { $n } jetons.
    }
}
text-tokens-back = { $n ->
    [one] L’adversaire rend un jeton normal.
   *[other] L’adversaire rend { $n } jetons normaux.
}
text-special = { $kind ->
    [thornton] Prenez { $n } jetons Thornton, qui réussissent toujours.
   *[plus3] { $n ->
        [one] Prenez un jeton spécial +3.
       *[other] Prenez { $n } jetons spéciaux +3.
    }
}
text-discard = { $who ->
    [self] { $n ->
        [one] Défaussez ensuite une carte.
       *[other] Défaussez ensuite { $n } cartes.
    }
    [english] L’Anglais défausse une carte de son choix.
   *[opponent] { $what ->
        [unit] L’adversaire défausse une Unité de son choix.
       *[any] L’adversaire défausse une carte de son choix.
    }
}
text-spy = Choisissez un Événement ou une Action de combat dans la main adverse : la carte est défaussée.
text-look = { $who ->
    [german] L’Allemand montre sa main à l’Anglais.
   *[opponent] Regardez la main adverse.
}
text-retrieve = { $limit ->
    [none] { $n ->
        [one] Reprenez une Unité dans votre défausse.
       *[other] Reprenez jusqu’à { $n } Unités dans votre défausse.
    }
   *[other] { $n ->
        [one] Reprenez une Unité de valeur { $limit } ou moins dans votre défausse.
       *[other] Reprenez jusqu’à { $n } Unités de valeur { $limit } ou moins dans votre défausse.
    }
}
text-flip-tokens = Lancez { $n } jetons de la Réserve : +1 par face « +1 ». Remettez-les ensuite.
text-destiny = { $when ->
    [english-unit] Chaque fois que l’Anglais joue une Unité, il lance le jeton du Destin.
    [english-phase] Pendant sa Phase, l’Anglais lance le jeton du Destin.
   *[play] Lancez le jeton du Destin.
}
text-success = Réussite : { $what }
text-fail = Échec : { $what }
text-choose = { $n ->
    [one] Choisissez : { $options }
   *[other] Choisissez { $n } effets : { $options }
}
text-search = Regardez les { $top } premières cartes de votre pioche, gardez-en une et placez les autres dessous dans l’ordre de votre choix.
text-draw-modifier = L’adversaire pioche une carte de moins pendant sa prochaine Phase.
text-turn-bonus = Pendant ce tour, votre première Unité a { $amount } en Combat.
text-forbid-tokens = { $spared ->
    [heroic] Aucun jeton contre cette Unité, sauf les jetons spéciaux d’une carte héroïque.
    [special] Jusqu’à la fin de ce combat, l’adversaire ne peut plus utiliser de jetons normaux.
   *[none] Jusqu’à la fin de ce combat, l’adversaire ne peut plus utiliser de jetons.
}
text-forbid-own-tokens = Pas de jetons pour cette Unité.
text-forbid-actions = Aucune Action de combat contre cette Unité, sauf héroïque.
text-terrain-no-tokens = Pas de jetons normaux sur ce Terrain.
text-terrain-no-type = Pas d’Unité de type { $type } sur ce Terrain.
text-limit = Chaque joueur ne peut jouer qu’une Action de combat par combat.
text-cap = La valeur imprimée d’une Unité compte pour { $max } au plus.
text-first-unit = { $who ->
    [english] La première Unité anglaise a { $amount } en Combat.
   *[german] La première Unité allemande a { $amount } en Combat.
}
text-fields = Toute Unité peut être jouée comme Action de combat à +{ $amount }, sans son effet.
text-trade = Une fois pendant sa Phase, chaque joueur peut rendre jusqu’à { $max } jetons normaux pour piocher autant de cartes.
text-require = { $side ->
    [english] Jouable seulement si une autre Unité anglaise a déjà combattu sur ce Terrain.
   *[german] Jouable seulement si une autre Unité allemande a déjà combattu sur ce Terrain.
}
text-alt-action = Peut être jouée comme Action de combat : { $amount } en Combat pour votre Unité.
text-cancel = { $windows ->
    [event] À jouer juste après un Événement adverse : il est annulé.
    [action] À jouer juste après une Action de combat adverse : elle est annulée.
   *[both] À jouer juste après un Événement ou une Action de combat adverse : la carte est annulée.
}
text-trap = À jouer juste après une Unité adverse non héroïque : elle est défaussée sans effet. L’adversaire peut en jouer une autre.
text-sacrifice = Défaussez votre Unité : l’Unité allemande qu’elle affronte est détruite.
text-size = Quand une Unité allemande est détruite, ou en réponse à une carte d’effet contraire : { $delta } au nombre d’Unités allemandes sur ce Terrain.
text-size-token = Si le Jeton de Tour montre l’Allemand : { $delta } au nombre d’Unités allemandes sur ce Terrain.
text-tokens-token = Si le Jeton de Tour montre l’Anglais : l’Anglais prend { $n } jetons.
text-manpower = Si l’Anglais gagne ici, il récupère un Point d’Effectifs perdu.
text-won-whole = S’il n’en a perdu aucun, il pioche une carte.
text-no-assault = Pas d’Assaut sur ce Terrain.
text-gain-hero = l’Anglais prend { $card } en main.
text-next-objective = Si l’Anglais gagne ici, il choisit le prochain Objectif.
text-first-fallen = La première fois qu’une Unité allemande est détruite ici, l’Allemand pioche une carte.
text-on-destroyed = Si elle est détruite : piochez une carte.
text-if-later = Si une autre Unité allemande a déjà combattu ici :

# Navigateur
commando-status = Tour { $turn } · { $phase }
commando-combat = Combat
commando-heroic = héroïque
commando-seen = vue
commando-asked = annuler ?
commando-doubt = reconstitué : { $what }
commando-field-name = nom
commando-field-kind = type de carte
commando-field-combat = valeur de Combat
commando-field-unit_type = type d’Unité
commando-field-effect = effet
commando-field-copies = nombre d’exemplaires
commando-field-size = taille
commando-field-draws = cartes piochées
commando-size = Taille { $size }
commando-size-played = { $played } sur { $size ->
    [one] { $size } Unité allemande jouée
   *[other] { $size } Unités allemandes jouées
}
commando-size-changed = Taille modifiée : { $delta-signed }
commando-draws = Cartes piochées : Anglais { $english }, Allemand { $german }
commando-draws-english = L’Anglais pioche { $count }
commando-draws-german = L’Allemand pioche { $count }
commando-turn-letter-english = AN
commando-turn-letter-german = AL
commando-scores = Points de campagne
commando-won-english = Pris
commando-won-german = Défendu
commando-part-printed = imprimé
commando-part-own = effet propre
commando-part-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
commando-ahead = { $by ->
    [0] gagne à égalité
   *[other] mène de { $by }
}
commando-short = Il manque { $by }
commando-tie = Égalité
commando-ties-yours = à égalité, vous gagnez
commando-ties-theirs = à égalité, l’Anglais gagne
commando-line-english = Unité anglaise au combat
commando-line-german = Unité allemande au combat
commando-no-unit-english = Pas d’Unité anglaise
commando-no-unit-german = Pas d’Unité allemande
commando-actions = Actions de combat
commando-fought = { $count ->
    [0] Cartes utilisées
    [one] A combattu
   *[other] Ont combattu : { $count }
}
commando-would-be = { $mine } contre { $theirs } : { $percent } %
commando-toss-landed = Réussite
commando-toss-failed = Échec
commando-path = Parcours
commando-goals = Objectif
commando-stop-done = { $winner ->
    [english] { $terrain } : remporté par l’Anglais
    [german] { $terrain } : défendu par l’Allemand
   *[none] { $terrain } : traversé sans Assaut
}
commando-stop-here = { $terrain } : ici
commando-stop-open = Terrain inconnu
commando-stop-goal = { $terrain } : l’objectif
commando-far = { $count ->
    [one] Le pont, c’est au prochain tour
   *[other] Encore { $count } Terrains avant le pont
}
commando-guns = Canons détruits
commando-guns-of = { $count ->
    [one] { $count } canon détruit
   *[other] { $count } canons détruits
} sur { $goal }
commando-bridges-destroyed = Détruits
commando-bridges-destroyed-of = { $count ->
    [one] { $count } pont détruit
   *[other] { $count } ponts détruits
} sur 3
commando-bridges-saved = Sauvés
commando-bridges-saved-of = { $count ->
    [one] { $count } pont sauvé
   *[other] { $count } ponts sauvés
} sur 2
commando-tokens = Jetons
commando-token-count = { $kind ->
    [normal] { $count ->
        [0] Aucun jeton
        [one] Un jeton
       *[other] { $count } jetons
    }
    [plus3] { $count ->
        [one] Un jeton +3
       *[other] { $count } jetons +3
    }
    [plus3-heroic] { $count ->
        [one] Un jeton +3 héroïque
       *[other] { $count } jetons +3 héroïques
    }
   *[thornton] { $count ->
        [one] Un jeton Thornton
       *[other] { $count } jetons Thornton
    }
}
commando-deck = Pioche : { $count }
commando-discard = Défausse : { $count }
commando-heroes = Héroïques : { $count }
commando-yours = Vos cartes et jetons
commando-hand = { $count ->
    [0] Votre main est vide
    [one] Votre main : une carte
   *[other] Votre main : { $count } cartes
}
commando-hand-of = { $count ->
    [0] main vide
    [one] une carte en main
   *[other] { $count } cartes en main
}{ $heroes ->
    [0] {""}
    [one] , dont une héroïque
   *[other] , dont { $heroes } héroïques
}
commando-back = carte cachée
commando-back-heroic = carte héroïque cachée
commando-manpower = { $count ->
    [0] Plus d’Effectifs
    [one] Un Point d’Effectifs
   *[other] { $count } Points d’Effectifs
}
commando-turn-token = { $side ->
    [english] Jeton de Tour : face anglaise
   *[german] Jeton de Tour : face allemande
}
commando-reserve = { $count ->
    [0] La Réserve est vide
    [one] Un jeton dans la Réserve
   *[other] { $count } jetons dans la Réserve
}
commando-reserve-word = Réserve
commando-limbo = Jouée, pas encore résolue
commando-objectives = Objectifs restants : { $count }
commando-battery = Pile Batterie : { $count }
commando-piles = Les piles devant les ponts
commando-pile = Pile { $pile }
commando-pile-hidden = { $count ->
    [0] face cachée
    [one] face cachée, un Terrain
   *[other] face cachée, { $count } Terrains
}
commando-pile-open = { $count ->
    [0] attaquée, reste le pont
    [one] attaquée, reste un Terrain
   *[other] attaquée, restent { $count } Terrains
}
commando-pile-done = terminée
commando-counter-attack = Contre-attaque : { $count ->
    [0] pile vide
    [one] une carte
   *[other] { $count } cartes
}
commando-look = Regarder
commando-extras = Le scénario
commando-ranville = { $delta ->
    [-1] Ranville est pris : une Unité allemande de moins à l’autre pont.
   *[other] Ranville a tenu : une Unité allemande de plus à l’autre pont.
}
commando-campaign = Campagne : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
commando-points-from = { $source ->
    [benouville] Pont de Bénouville
    [ranville] Pont de Ranville
    [pegasus] Pegasus Bridge
    [guns] Canons
    [bunker] Bunker
    [bridges] Ponts majeurs
   *[robehomme] Robehomme
}
commando-blue = Jeton bleu de l’Allemand
commando-blue-given = Jeton bleu donné à l’Anglais : un point de moins
commando-blue-here = Jeton bleu placé ici
commando-passed = { $count ->
    [one] Défausse des Terrains : un
   *[other] Défausse des Terrains : { $count }
}
commando-close = Fermer
commando-put-back = Reposer
commando-not-now = Cette carte ne peut pas être jouée maintenant.
commando-stamp-cancelled = Annulée
commando-stamp-destroyed = Détruite
commando-stamp-discarded = Défaussée
commando-report-timeline = Les Assauts
commando-report-turn = Tour { $turn }
commando-report-luck-of = { $tossed ->
    [0] aucun jeton lancé
   *[other] jetons réussis : { $landed } sur { $tossed }
}
commando-report-retreat = retraite tactique
commando-ending-cost = Pertes
commando-ending-luck = La chance
commando-ending-won = { $units ->
    [0] gagné sans combat
    [one] gagné contre { $units } Unité
   *[other] gagné contre { $units } Unités
    }
commando-ending-lost = { $units ->
    [0] perdu sans combat
    [one] perdu contre { $units } Unité
   *[other] perdu contre { $units } Unités
    }
commando-ending-beyond = pas atteint
commando-ending-manpower = { $left ->
    [0] Il ne reste plus d’Effectifs.
    [one] Il reste { $left } Point d’Effectifs.
   *[other] Il reste { $left } Points d’Effectifs.
}
commando-ending-units = Unités détruites : { $english } côté anglais, { $german } côté allemand.
commando-report-no-assault = sans Assaut
commando-report-lost = { $count ->
    [0] aucune perte
    [one] une perte
   *[other] { $count } pertes
}
commando-report-cards = { $count ->
    [0] aucune autre carte
    [one] une autre carte
   *[other] { $count } autres cartes
}
commando-report-luck-all = { $tossed ->
    [0] { $side ->
        [english] L’Anglais n’a lancé aucun jeton.
       *[german] L’Allemand n’a lancé aucun jeton.
    }
   *[other] { $side ->
        [english] L’Anglais a réussi { $landed ->
            [one] { $landed } lancer
           *[other] { $landed } lancers
        } sur { $tossed } ({ $percent } %).
       *[german] L’Allemand a réussi { $landed ->
            [one] { $landed } lancer
           *[other] { $landed } lancers
        } sur { $tossed } ({ $percent } %).
    }
}
commando-picture = Un planeur dans la nuit, au-dessus d’un pont sur un canal

# Navigateur : la première partie guidée
guide-hand = Vous avez six cartes. Gardez cette main ou changez-la en entier, une seule fois. Les Unités (rouges) sont indispensables : sans Unité, pas de combat. Les Actions de combat (jaunes) les renforcent ; les Événements (bleus) se jouent avant.
    .title = Votre main de départ
guide-terrain = Deux Terrains, un seul sera traversé. Les cases indiquent combien d’Unités l’Allemand peut y jouer, les deux nombres combien de cartes pioche chaque camp. Le perdant du dernier Assaut choisit ; au premier tour, c’est l’Anglais.
    .title = Choisir le parcours
guide-events = Vous venez de piocher. Jouez autant d’Événements que vous voulez, ou terminez votre Phase. Les cartes en surbrillance sont jouables : touchez-en une pour la lever, touchez-la encore pour la jouer.
    .title = Votre Phase
guide-german-unit = Jouez une Unité pour défendre, ou laissez passer : sans Unité, l’Anglais remporte l’Assaut et sa récompense. Si votre Unité est détruite, vous pourrez en jouer une autre tant qu’il reste des cases sur le Terrain.
    .title = Défendre ce Terrain ?
guide-english-unit = Jouez une Unité face à la sienne. À égalité, vous gagnez. Une Retraite tactique coûte un Point d’Effectifs mais épargne vos cartes ; au troisième point perdu, la partie est perdue.
    .title = Votre Unité face à la sienne
guide-initiative = Votre Unité est en jeu. Vous pouvez la renforcer tout de suite, avant que l’Anglais ne réponde, ou attendre de voir ce qu’il joue.
    .title = L’initiative
guide-bid = Les totaux s’affichent entre les deux Unités. Jouez des Actions de combat ou lancez des jetons : chacun donne +1 une fois sur deux. Quand vous menez, passez la main ; l’adversaire surenchérit ou abandonne.
    .title = Surenchérir
guide-behind = Vous êtes mené. Renforcez votre Unité jusqu’à repasser devant, ou abandonnez ce combat et gardez vos cartes pour la suite.
    .title = Mené : surenchérir ou abandonner ?
guide-window = L’adversaire vient de jouer une carte. Certaines des vôtres peuvent l’annuler, mais seulement maintenant. On vous le demande même si vous n’en avez pas : votre main doit rester secrète.
    .title = Répondre ou laisser passer
guide-size = Une Unité allemande est détruite. C’est le moment des cartes qui changent le nombre d’Unités autorisées sur le Terrain.
    .title = Fumigènes et tranchées
guide-choice = Cette carte a plusieurs effets au choix. Prenez celui qui vous sert maintenant.
    .title = Un effet au choix
guide-discard = Il faut vous défausser d’une carte. Touchez celle dont vous avez le moins besoin.
    .title = Défausser
guide-take-back = Voici votre défausse. Reprenez les meilleures cartes, ou arrêtez-vous là.
    .title = Reprendre des cartes
guide-keep = Voici le dessus de votre pioche. Une de ces cartes va dans votre main, les autres sous la pioche.
    .title = Regarder la pioche
guide-bridge = Le pont ! Ici, une Unité anglaise détruite ne met pas fin à l’Assaut : elle coûte un Point d’Effectifs et l’Assaut se poursuit. L’Anglais gagne quand l’Allemand n’a plus d’Unité à jouer, ou plus de case.
    .title = Bénouville

# Terminal
tui-turn = Tour { $turn }
tui-manpower = Effectifs
tui-reserve = { $count ->
    [0] Réserve vide
    [one] un jeton en Réserve
   *[other] { $count } jetons en Réserve
}
tui-turn-token = Jeton de Tour :
tui-pile-left = { $count ->
    [one] pile : un Terrain
   *[other] pile : { $count } Terrains
}
tui-draws = (pioche : Anglais { $english }, Allemand { $german })
tui-size = { $played } sur { $size }
tui-fought = ont déjà combattu :
tui-objectives = Objectifs restants :
tui-battery = Terrains de la Batterie :
tui-pile = Pile
tui-taken = Pris par
tui-counter-attack = Pile de contre-attaque :
tui-points = Points de la campagne :
tui-blue = { $count ->
    [0] plus de jeton bleu
    [one] un jeton bleu
   *[other] { $count } jetons bleus
}
tui-head-army = Camp
tui-head-tokens = Jetons
tui-head-hand = Main
tui-head-deck = Pioche
tui-head-discard = Défausse
tui-head-heroes = Héroïques
tui-of-them-heroic = { $count ->
    [one] dont une héroïque
   *[other] dont { $count } héroïques
}
tui-your-hand = Votre main
tui-reconstructed = ≈ : valeur reconstituée

# Conseils : pourquoi le robot ferait ce choix
hint-sum-enough = Le combat passe à { $mine } contre { $theirs } : cela suffit pour l’instant.
hint-sum-not-yet = Le combat passe à { $mine } contre { $theirs }.
hint-toss = Une chance sur deux de passer à { $mine } contre { $theirs }.
hint-tokens-left = { $count ->
        [one] C’est votre dernier jeton.
       *[other] Vous avez { $count } jetons.
    }
hint-ahead = { $mine } contre { $theirs } : vous menez, à l’adversaire de répondre.
hint-ahead-tie = { $mine } contre { $theirs } : l’Anglais gagne à égalité, à l’Allemand de répondre.
hint-wait = L’Anglais n’a encore rien montré : ce que vous gardez pourra servir quand vous connaîtrez son Unité.
hint-short = Il manque { $need } ; les Actions en main ajoutent { $gain } à coup sûr, et { $tokens ->
        [0] vous ne pouvez lancer aucun jeton
        [one] vous pouvez lancer un jeton
       *[other] vous pouvez lancer { $tokens } jetons
    }.
hint-unit-enough = Elle serait à { $mine } contre { $theirs } : assez pour l’instant, puisque vous gagnez à égalité.
hint-unit-not-enough = Elle serait à { $mine } contre { $theirs } : Actions et jetons devront faire le reste.
hint-unit-least = Parmi les { $count } Unités qui suffisent, aucune n’est plus faible : vous gardez les plus fortes.
hint-unit-best = Aucune autre de vos Unités n’est plus forte ici.
hint-unit-shows = Elle serait à { $mine } ici.
hint-no-unit = Vous n’avez pas d’Unité jouable ici.
hint-none-enough = Aucune de vos Unités ne suffit à elle seule : la meilleure serait à { $best } contre { $theirs }.
hint-units-left = { $count ->
        [0] Plus aucune Unité ne peut être jouée ici.
        [one] Une autre Unité peut encore être jouée ici.
       *[other] { $count } autres Unités peuvent encore être jouées ici.
    }
hint-keeps-units = { $count ->
        [one] Vous gardez l’Unité que vous avez en main ; ici, elle serait à { $best }.
       *[other] Vous gardez les { $count } Unités que vous avez en main ; ici, la meilleure serait à { $best }.
    }
hint-keeps-hand = { $count ->
        [0] Votre main est vide.
        [one] Vous gardez la carte que vous avez en main.
       *[other] Vous gardez les { $count } cartes que vous avez en main.
    }
hint-draws = { $count ->
        [one] Vous piochez une carte.
       *[other] Vous piochez { $count } cartes.
    }
hint-takes-tokens = { $count ->
        [one] Elle rapporte un jeton.
       *[other] Elle rapporte { $count } jetons.
    }
hint-robs-tokens = { $count ->
        [one] L’adversaire perd un jeton.
       *[other] L’adversaire perd { $count } jetons.
    }
hint-terrain-size = Sa taille est { $count }, contre { $other } pour l’autre : c’est le nombre d’Unités que l’Allemand peut jouer.
hint-terrain-draws = Vous y piochez { $count } ; sur l’autre Terrain, { $other }.
hint-terrain-denies = L’adversaire y pioche { $count } ; sur l’autre Terrain, { $other }.
hint-hand = { $count ->
        [0] Aucune des { $of } cartes n’est une Unité.
        [one] Une des { $of } cartes est une Unité (valeur { $best }).
       *[other] { $count } des { $of } cartes sont des Unités ; la meilleure vaut { $best }.
    }
hint-weakest = Aucune de ces Unités n’a une valeur imprimée plus faible ({ $count }).
hint-strongest = Aucune de ces Unités n’a une valeur imprimée plus forte ({ $count }).
hint-units-stay = { $count ->
        [0] Ce n’est pas une Unité.
        [one] Ce n’est pas une Unité : vous gardez la seule Unité du lot.
       *[other] Ce n’est pas une Unité : vous gardez les { $count } Unités du lot.
    }
hint-cancels = { $card } n’a alors aucun effet, sauf si l’adversaire annule à son tour.
hint-keeps-answers = { $count ->
        [one] Vous gardez la carte avec laquelle vous pourriez répondre.
       *[other] Vous gardez les { $count } cartes avec lesquelles vous pourriez répondre.
    }
hint-spend = { $cards ->
        [0] Vous gardez
        [one] Vous piochez une carte et gardez
       *[other] Vous piochez { $cards } cartes et gardez
    } { $left } { $left ->
        [one] jeton
       *[other] jetons
    }.
hint-terrain = Taille { $size } ; vous piochez { $mine }, l’adversaire { $theirs }.
hint-retrieves = { $count ->
        [one] Vous reprenez une carte dans la défausse, si l’une convient.
       *[other] Vous reprenez jusqu’à { $count } cartes dans la défausse.
    }
hint-robs-cards = { $count ->
        [one] L’adversaire défausse une carte.
       *[other] L’adversaire défausse { $count } cartes.
    }
hint-choice = { $count ->
        [one] Vous choisissez un de ses { $of } effets.
       *[other] Vous choisissez { $count } de ses { $of } effets.
    }
hint-removes = L’Unité { $card } quitte alors le Terrain, sauf si l’adversaire annule à son tour.
hint-heroic = Une carte héroïque ne peut pas être annulée.
hint-blue = La taille de ce Terrain est { $size }, et { $count ->
        [0] aucune de vos Unités n’a
        [one] une de vos Unités a
       *[other] { $count } de vos Unités ont
    } une valeur imprimée de { $value } ou plus.
hint-sum-alone = Votre Unité passe à { $mine }.
hint-toss-alone = Une chance sur deux que votre Unité passe à { $mine }.
hint-units-after = { $count ->
        [0] C’est la dernière Unité que vous pouvez jouer ici.
        [one] Après elle, vous pourrez encore jouer une Unité ici.
       *[other] Après elle, vous pourrez encore jouer { $count } Unités ici.
    }
