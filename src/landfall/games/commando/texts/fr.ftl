# Opération Commando – Pegasus Bridge

game-title = Opération Commando – Pegasus Bridge
game-about = Un duel de cartes à deux, dans la nuit du 5 au 6 juin 1944 : l’Anglais avance de Terrain en Terrain vers les ponts, l’Allemand l’attend.
game-provenance = Les règles viennent du livret. Une bonne part des valeurs des cartes est une reconstitution, et la table le montre carte par carte.

seat-english = l’Anglais
    .name = Anglais
seat-german = l’Allemand
    .name = Allemand

scenario-1A = 1A – Le pont de Bénouville
    .situation = Des planeurs viennent de se poser près du canal. Six Terrains séparent les hommes du Major Howard du pont.
    .objective = L’Anglais gagne s’il remporte l’Assaut sur le pont de Bénouville ; l’Allemand gagne s’il l’en empêche.
    .balance = Initiation, en faveur de l’Anglais
scenario-1B = 1B – Pegasus Bridge
    .situation = Les deux ponts sont attaqués ensemble, et l’Allemand prépare sa contre-attaque pendant toute la nuit.
    .objective = L’Anglais doit prendre le pont de Bénouville, puis le tenir avec au moins un Point d’Effectifs. Ranville l’y aide.
    .balance = Équilibré
scenario-2 = 2 – Assaut sur la batterie de Merville
    .situation = Cent cinquante parachutistes contre une batterie ceinte de mines et de barbelés. Le temps joue pour l’Allemand.
    .objective = L’Anglais gagne dès que trois des quatre canons sont détruits.
    .balance = En faveur de l’Allemand
scenario-3 = 3 – Détruisez les ponts sur la Dives !
    .situation = De petits groupes dispersés marchent sur quatre ponts. L’Allemand a préparé le terrain devant chacun d’eux.
    .objective = L’Anglais doit détruire trois ponts sur quatre ; l’Allemand doit en sauver deux.
    .balance = Légèrement en faveur de l’Anglais
scenario-campaign = Campagne – Opération Tonga
    .situation = Les trois missions de la nuit l’une après l’autre, avec les mêmes rôles.
    .objective = 14 points ou plus : victoire anglaise ; 11 ou moins : victoire allemande ; entre les deux, statu quo.
    .balance = Une longue soirée

# Ce que la table demande
ask-hand = Gardez-vous cette main de départ ?
ask-terrain = Choisissez le Terrain du tour
ask-events = Jouez un Événement, ou terminez votre Phase
ask-window = { $kind ->
    [event] L’adversaire joue l’Événement { $card } : l’annulez-vous ?
    [unit] L’adversaire joue l’Unité { $card } : réagissez-vous ?
   *[action] L’adversaire joue l’Action de combat { $card } : l’annulez-vous ?
}
ask-german-unit = { $terrain } : jouez-vous une Unité (taille { $size }) ?
ask-german-next-unit = { $played ->
    [one] { $terrain } : { $played } Unité jouée sur { $size }. En jouez-vous une autre ?
   *[other] { $terrain } : { $played } Unités jouées sur { $size }. En jouez-vous une autre ?
}
ask-english-unit = { $terrain } : opposez une Unité à { $card }
ask-initiative = Initiative : renforcez-vous { $unit } ({ $mine }) avant que l’Anglais réponde ?
ask-bid = { $unit } ({ $mine }) contre { $enemy } ({ $theirs }) : renforcez, passez la main ou abandonnez
ask-size = { $played ->
    [one] { $terrain } : une Unité allemande est tombée ({ $played } jouée sur { $size }). Changez-vous le nombre d’Unités ?
   *[other] { $terrain } : une Unité allemande est tombée ({ $played } jouées sur { $size }). Changez-vous le nombre d’Unités ?
}
ask-discard = { $count ->
    [one] Défaussez une carte
   *[other] Défaussez { $count } cartes, l’une après l’autre
}
ask-discard-theirs = Choisissez la carte que l’adversaire défausse
ask-take-back = { $count ->
    [one] Reprenez une carte dans votre défausse
   *[other] Reprenez jusqu’à { $count } cartes dans votre défausse, l’une après l’autre
}
ask-choice = { $card } : { $count ->
    [one] choisissez un effet
   *[other] choisissez { $count } effets, l’un après l’autre
}
ask-keep = Gardez une des cartes du dessus de votre pioche
ask-bury = Quelle carte glissez-vous ensuite sous votre pioche ?
ask-spend = Village : combien de jetons rendez-vous contre autant de cartes ?
ask-hero = Choisissez une carte héroïque
ask-set-aside-unit = Contre-attaque : gardez-vous une Unité jouée ce tour ?
ask-set-aside-other = Contre-attaque : gardez-vous un Événement ou une Action joués ce tour ?
ask-approach = L’approche est { $terrain } : la gardez-vous ?
ask-objective = L’entrée est prise : choisissez le prochain Objectif
ask-build = Devant { $bridge }, place { $place } à partir du dessus : quel Terrain ?
ask-pile = Quelle pile attaquez-vous ?
ask-blue = { $count ->
    [one] Misez-vous votre dernier jeton bleu sur { $terrain } ?
   *[other] Misez-vous un de vos { $count } jetons bleus sur { $terrain } ?
}

# Ce que l’on peut répondre
option-keep-hand = Garder cette main
option-change-hand = En prendre une autre
option-terrain = { $terrain }
option-event = Jouer { $card }
option-end-phase = Terminer la Phase
option-pass = Laisser passer
option-answer = Jouer { $card }
option-unit = Jouer { $card }
option-no-unit = Ne pas jouer d’Unité
option-stop = Ne plus jouer d’Unité
option-retreat = Retraite tactique
option-pay = Perdre un Point d’Effectifs
option-play = Jouer { $card }
option-as-action = Jouer { $card } comme Action de combat
option-toss-normal = Lancer un jeton
option-toss-plus3 = Lancer un jeton +3
option-toss-plus3-heroic = Lancer un jeton +3 héroïque
option-toss-thornton = Poser un jeton Thornton
option-ready = Attendre l’Anglais
option-hand-over = Passer la main
option-give-up-english = Abandonner le combat
option-give-up-german = Laisser détruire l’Unité
option-discard = Défausser { $card }
option-nothing = Rien à défausser
option-take-back = Reprendre { $card }
option-enough = En rester là
option-keep = Garder { $card }
option-bury = Glisser { $card }
option-spend = { $count ->
    [0] Aucun
    [one] Un jeton
   *[other] { $count } jetons
}
option-hero = { $card }
option-set-aside = Garder { $card }
option-set-aside-none = Ne rien garder
option-approach-keep = La garder
option-redraw = En changer en défaussant { $card }
option-pile = Pile { $pile }
option-blue-place = Miser un jeton
option-blue-keep = Garder les jetons

choice-1301-0 = Votre Unité a +2 en Combat
choice-1301-1 = Prendre deux jetons et piocher une carte
choice-1608-0 = Piocher une carte
choice-1608-1 = Prendre deux jetons
choice-1608-2 = L’Anglais défausse une carte
choice-1701-0 = +1 par Unité allemande ayant déjà combattu ici
choice-1701-1 = +1 et piocher une carte

# Ce qui arrive
event-scenario-began = { $scenario }
event-hand-dealt = { $cards-count ->
    [0] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } prend { $count } cartes
   *[other] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } prend { $cards }
}
event-hand-changed = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} change de main
event-turn-began = Tour { $turn }
event-terrains-revealed = { $terrains-count ->
    [one] Terrain révélé : { $terrains }
   *[other] Terrains révélés : { $terrains }
}
event-terrain-chosen = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} choisit { $terrain }
event-terrain-entered = L’Anglais avance : { $terrain }
event-cards-drawn = { $cards-count ->
    [0] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
   *[other] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } pioche { $cards }
}
event-deck-empty = { $side ->
    [english] La pioche de l’Anglais est épuisée
   *[german] La pioche de l’Allemand est épuisée
}
event-event-played = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} joue l’Événement { $card }
event-action-played = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} joue l’Action { $card }
event-unit-played = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} joue l’Unité { $card }
event-unit-played-as-action = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} joue { $card } comme Action de combat
event-answer-played = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} répond par { $card }
event-card-cancelled = { $by } annule { $card }
event-strength-changed = { $side ->
    [english] Unité anglaise
   *[german] Unité allemande
} : { $amount-signed } ({ $source })
event-token-tossed = { $kind ->
    [thornton] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } pose un jeton Thornton : +1
    [normal] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } lance un jeton : { $success ->
        [0] échec
       *[other] +1
    }
   *[other] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } lance un jeton spécial : { $success ->
        [0] échec
       *[other] +3
    }
}
event-tokens-flipped = { $source } : { $successes } sur { $count ->
    [one] { $count } jeton lancé
   *[other] { $count } jetons lancés
}
event-destiny-tossed = { $source }, jeton du Destin : { $success ->
    [0] échec
   *[other] réussite
}
event-tokens-taken = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} prend { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
event-tokens-returned = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} rend { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
event-reserve-empty = La Réserve est vide
event-special-tokens-taken = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} prend { $kind ->
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
    [0] plus d’Unité allemande possible
    [one] une Unité allemande possible
   *[other] { $size } Unités allemandes possibles
} ({ $delta-signed })
event-unit-destroyed = { $side ->
    [english] Unité anglaise détruite : { $card }
   *[german] Unité allemande détruite : { $card }
}
event-unit-discarded = Unité défaussée sans effet : { $card }
event-retreated = Retraite tactique : l’Anglais rompt l’Assaut
event-unit-unopposed = L’Anglais n’oppose rien à { $card }
event-manpower-lost = { $left ->
    [0] L’Anglais perd son dernier Point d’Effectifs
    [one] L’Anglais perd un Point d’Effectifs : il lui en reste un
   *[other] L’Anglais perd un Point d’Effectifs : il lui en reste { $left }
}
event-manpower-regained = L’Anglais récupère un Point d’Effectifs : { $left }
event-no-unit = L’Allemand ne joue pas d’Unité à { $terrain }
event-german-stops = L’Allemand ne joue plus d’Unité à { $terrain }
event-assault-won = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} remporte l’Assaut : { $terrain }
event-no-assault-here = Pas d’Assaut : { $terrain }
event-card-discarded = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} défausse { $card }
event-nothing-to-discard = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} n’a rien de tel à défausser
event-card-retrieved = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} reprend { $card }
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
    [0] { $side ->
        [english] L’Anglais
       *[german] L’Allemand
    } regarde { $count ->
        [one] la carte
       *[other] les { $count } cartes
    } du dessus de sa pioche
   *[other] Sur le dessus de la pioche : { $cards }
}
event-card-kept = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} en garde une
event-own-card-kept = { $card } est gardée
event-hero-chosen = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} choisit une carte héroïque
event-hero-taken = Carte héroïque : { $card }
event-hero-gained = L’Anglais reçoit { $card }
event-hero-lost = { $side ->
    [english] L’Anglais
   *[german] L’Allemand
} perd une carte héroïque sans la montrer
event-own-hero-lost = Carte héroïque perdue : { $card }
event-turn-token-flipped = Jeton de Tour : { $side ->
    [english] Anglais
   *[german] Allemand
}
event-turn-token-tossed = Jeton de Tour lancé : { $side ->
    [english] Anglais
   *[german] Allemand
}
event-counter-attack-grows = L’Allemand garde { $card } pour la contre-attaque
event-counter-attack-begins = Contre-attaque : { $count ->
    [0] la pile est vide
    [one] une carte rejoint la pioche allemande
   *[other] { $count } cartes rejoignent la pioche allemande
}
event-bridge-settled = { $side ->
    [english] Ranville est à l’Anglais : l’autre pont compte une Unité allemande de moins
   *[german] Ranville reste à l’Allemand : l’autre pont compte une Unité allemande de plus
}
event-bridge-turned = Le pont de Bénouville est pris : voici { $terrain }
event-approach-redrawn = Nouvelle approche : { $terrain }
event-guns-destroyed = { $count ->
    [one] Un canon détruit
   *[other] { $count } canons détruits
}, { $total } en tout : { $terrain }
event-terrain-returns = { $pile ->
    [battery] { $terrain } retourne sous la pile Batterie
   *[objectives] { $terrain } retourne parmi les Objectifs
}
event-piles-built = L’Allemand a composé ses trois piles
event-pile-opened = Pile { $pile } : { $bridge }
event-identical-terrains = Deux fois { $terrain } : l’Allemand passe sa Phase
event-bridge-won = { $side ->
    [english] { $terrain } est détruit
   *[german] { $terrain } est sauvé
}
event-hands-reshuffled = Les mains rejoignent les pioches
event-blue-token-placed = L’Allemand mise un jeton bleu sur { $terrain }
event-blue-token-given = Le jeton bleu va à l’Anglais : un point de moins
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

# Comment cela finit
outcome-no-manpower = L’Anglais n’a plus d’Effectifs : l’Allemand gagne.
outcome-benouville = Le pont de Bénouville est pris : l’Anglais gagne.
outcome-pegasus = Pegasus Bridge a tenu : l’Anglais gagne.
outcome-guns = Trois canons sont détruits : l’Anglais gagne.
outcome-bridges-english = Trois ponts sont détruits : l’Anglais gagne.
outcome-bridges-german = Deux ponts sont sauvés : l’Allemand gagne.
campaign-points = { $points } { $points ->
    [one] point
   *[other] points
}
outcome-campaign-german = { campaign-points } : victoire allemande.
outcome-campaign-even = { campaign-points } : statu quo.
outcome-campaign-english = { campaign-points } : victoire anglaise.

# Pourquoi pas
refusal-not-your-turn = Ce n’est pas à vous de répondre.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-events-in-phase = Les Événements se jouent pendant votre Phase, après la pioche.
refusal-answer-only = Cette carte se joue seulement en réponse : { $windows }.
refusal-needs-unit = Une Action de combat demande une Unité en jeu.
refusal-actions-in-assault = Les Actions de combat se jouent pendant un combat.
refusal-units-in-assault = Une Unité se joue quand l’Assaut en demande une.
refusal-only-heroic = Contre { $unit }, seules les Actions héroïques sont permises.
refusal-one-action = Sur ce Terrain, une seule Action de combat par combat.
refusal-unit-type = Ce type d’Unité ne peut pas être joué sur ce Terrain.
refusal-requirement = Cette Unité demande que d’autres aient combattu ici avant elle.
refusal-heroic-unit = Une Unité héroïque ne peut pas être défaussée.
refusal-no-tokens = Vous n’avez pas de jeton de cette sorte.
refusal-token-ban = Les jetons de cette sorte sont interdits dans ce combat.
refusal-tokens-in-combat = Les jetons servent pendant un combat, pour votre Unité.
refusal-no-retreat = Ici, on ne peut pas rompre l’Assaut.
window-enemy-event = à un Événement adverse
window-enemy-action = à une Action de combat adverse
window-enemy-unit = à une Unité adverse
window-fallen = à la chute d’une Unité allemande

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
    [first] Au combat de la première Unité allemande de ce Terrain : { $amount } pour votre Unité.
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
text-spy = Choisissez dans la main adverse un Événement ou une Action de combat, qui est défaussé.
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
text-flip-tokens = Lancez { $n } jetons de la Réserve : +1 pour chaque face +1. Puis remettez-les.
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
text-search = Regardez les { $top } cartes du dessus de votre pioche, gardez-en une et glissez les autres dessous dans l’ordre voulu.
text-draw-modifier = L’adversaire pioche une carte de moins à sa prochaine Phase.
text-turn-bonus = Ce tour, votre première Unité a { $amount } en Combat.
text-forbid-tokens = { $spared ->
    [heroic] Contre cette Unité, pas de jetons, sauf spéciaux venus d’une carte héroïque.
    [special] Jusqu’à la fin de ce combat, l’adversaire n’utilise plus de jetons normaux.
   *[none] Jusqu’à la fin de ce combat, l’adversaire n’utilise plus de jetons.
}
text-forbid-own-tokens = Pas de jetons pour cette Unité.
text-forbid-actions = Contre cette Unité, pas d’Actions de combat, sauf héroïques.
text-terrain-no-tokens = Pas de jetons normaux sur ce Terrain.
text-terrain-no-type = Pas d’Unité de type { $type } sur ce Terrain.
text-limit = Chaque joueur ne joue qu’une Action de combat par combat.
text-cap = La valeur imprimée d’une Unité compte pour { $max } au plus.
text-first-unit = { $who ->
    [english] La première Unité anglaise a { $amount } en Combat.
   *[german] La première Unité allemande a { $amount } en Combat.
}
text-fields = Toute Unité peut être jouée comme Action de combat à +{ $amount }, sans son effet.
text-trade = Pendant sa Phase, chaque joueur peut rendre jusqu’à { $max } jetons normaux et piocher autant de cartes, en une fois.
text-require = { $side ->
    [english] Seulement si une autre Unité anglaise a déjà combattu sur ce Terrain.
   *[german] Seulement si une autre Unité allemande a déjà combattu sur ce Terrain.
}
text-alt-action = Peut être jouée comme Action de combat : { $amount } en Combat pour votre Unité.
text-cancel = { $windows ->
    [event] Aussitôt après un Événement adverse : il est annulé.
    [action] Aussitôt après une Action de combat adverse : elle est annulée.
   *[both] Aussitôt après un Événement ou une Action de combat adverse : la carte est annulée.
}
text-trap = Aussitôt après une Unité adverse non héroïque : elle est défaussée sans effet. L’adversaire peut en jouer une autre.
text-sacrifice = Défaussez votre Unité : l’Unité allemande qu’elle affronte est détruite.
text-size = Quand une Unité allemande est détruite, ou en réponse : { $delta } au nombre d’Unités allemandes de ce Terrain.
text-size-token = Si le Jeton de Tour montre l’Allemand : { $delta } au nombre d’Unités allemandes de ce Terrain.
text-tokens-token = Si le Jeton de Tour montre l’Anglais : l’Anglais prend { $n } jetons.
text-manpower = Si l’Anglais gagne ici, il récupère un Point d’Effectifs perdu.
text-won-whole = S’il n’en a perdu aucun, il pioche une carte.
text-no-assault = Pas d’Assaut sur ce Terrain.
text-gain-hero = l’Anglais prend { $card } en main.
text-next-objective = Si l’Anglais gagne ici, il choisit le prochain Objectif.
text-first-fallen = La première fois qu’une Unité allemande y est détruite, l’Allemand pioche une carte.
text-on-destroyed = Détruite : piochez une carte.
text-if-later = Si une autre Unité allemande a déjà combattu ici :

# Browser
commando-status = Tour { $turn } · { $phase }
commando-combat = Combat
commando-heroic = héroïque
commando-seen = vue
commando-asked = annuler ?
commando-doubt = reconstitution : { $what }
commando-field-name = nom
commando-field-kind = type de carte
commando-field-combat = valeur de Combat
commando-field-unit_type = type d’Unité
commando-field-effect = effet
commando-field-copies = nombre d’exemplaires
commando-field-size = taille
commando-field-draws = pioches
commando-size = Taille { $size }
commando-size-played = { $played } sur { $size ->
    [one] { $size } Unité allemande jouée
   *[other] { $size } Unités allemandes jouées
}
commando-size-changed = Taille changée : { $delta-signed }
commando-draws = Pioches : l’Anglais { $english }, l’Allemand { $german }
commando-draws-english = L’Anglais pioche { $count }
commando-draws-german = L’Allemand pioche { $count }
commando-turn-letter-english = AN
commando-turn-letter-german = AL
commando-scores = Points de campagne
commando-won-english = Pris
commando-won-german = Tenu
commando-part-printed = imprimé
commando-part-own = effet propre
commando-part-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
commando-ahead = { $by ->
    [0] l’emporte à égalité
   *[other] l’emporte de { $by }
}
commando-line-english = Unité anglaise au combat
commando-line-german = Unité allemande au combat
commando-no-unit-english = Pas d’Unité anglaise
commando-no-unit-german = Pas d’Unité allemande
commando-actions = Actions de combat
commando-fought = { $count ->
    [0] A servi
    [one] A combattu
   *[other] Ont combattu : { $count }
}
commando-toss-landed = Réussi
commando-toss-failed = Échec
commando-path = Le chemin
commando-goals = L’objectif
commando-stop-done = { $winner ->
    [english] { $terrain } : remporté par l’Anglais
    [german] { $terrain } : tenu par l’Allemand
   *[none] { $terrain } : traversé sans Assaut
}
commando-stop-here = { $terrain } : ici
commando-stop-open = Terrain inconnu
commando-stop-goal = { $terrain } : l’objectif
commando-far = { $count ->
    [one] Le pont est au prochain tour
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
commando-deck = Pioche { $count }
commando-discard = Défausse { $count }
commando-heroes = Héroïques { $count }
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
commando-limbo = Jouée, pas encore appliquée
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
commando-blue-given = Jeton bleu donné : un point de moins
commando-blue-here = Jeton bleu misé ici
commando-passed = { $count ->
    [one] Défausse des Terrains : un
   *[other] Défausse des Terrains : { $count }
}
commando-close = Fermer
commando-put-back = Reposer
commando-not-now = Cette carte ne se joue pas maintenant.
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
        } sur { $tossed } ({ $percent } %).
       *[german] L’Allemand a réussi { $landed ->
            [one] { $landed } lancer
           *[other] { $landed } lancers
        } sur { $tossed } ({ $percent } %).
    }
}
commando-picture = Un planeur dans la nuit, au-dessus d’un pont sur un canal

# Browser: the guided first game
guide-hand = Six cartes. Gardez cette main, ou échangez-la en entier, une seule fois. Des Unités (rouges) sont indispensables : sans elles, pas de combat. Les Actions (jaunes) les renforcent, les Événements (bleus) se jouent avant.
    .title = Votre main de départ
guide-terrain = Deux Terrains, un seul sera traversé. Les cases disent combien d’Unités l’Allemand peut y jouer, les deux nombres combien de cartes chacun pioche. Celui qui a perdu le dernier Assaut choisit ; au premier tour, c’est l’Anglais.
    .title = Choisir le chemin
guide-events = Vous venez de piocher. Jouez maintenant autant d’Événements que vous voulez, ou terminez. Ce qui luit peut être joué : touchez une carte pour la lever, encore une fois pour la jouer.
    .title = Votre Phase
guide-german-unit = Jouez une Unité pour défendre, ou laissez le passage : sans Unité, l’Anglais remporte l’Assaut et sa récompense. Si votre Unité tombe, vous pourrez en jouer une autre, tant qu’il reste des cases au Terrain.
    .title = Défendre ce Terrain ?
guide-english-unit = Opposez une Unité. À égalité, vous l’emportez. Rompre l’Assaut coûte un Point d’Effectifs, mais garde vos cartes ; au troisième point perdu, la partie est perdue.
    .title = Une Unité contre la sienne
guide-initiative = Votre Unité est posée. Vous pouvez déjà la renforcer avant que l’Anglais réponde, ou attendre de voir ce qu’il joue.
    .title = L’initiative
guide-bid = Le compte est entre les deux Unités. Jouez des Actions, lancez des jetons : chacun donne +1 une fois sur deux. Quand vous menez, passez la main ; l’autre renchérit ou abandonne.
    .title = Renchérir
guide-behind = Vous êtes mené. Renforcez votre Unité jusqu’à passer devant, ou abandonnez ce combat et gardez vos cartes pour la suite.
    .title = Mené : continuer ou céder ?
guide-window = L’adversaire vient de jouer une carte. Certaines des vôtres peuvent l’annuler, mais seulement maintenant. Cette question vient même si vous n’avez pas de réponse : il ne doit pas deviner votre main.
    .title = Répondre ou laisser passer
guide-size = Une Unité allemande est tombée. C’est le moment des cartes qui changent le nombre d’Unités que le Terrain accepte.
    .title = Fumigènes et tranchées
guide-choice = Cette carte offre le choix entre plusieurs effets. Prenez celui qui sert maintenant.
    .title = Un effet au choix
guide-discard = Une carte doit partir. Touchez celle qui vous servira le moins.
    .title = Défausser
guide-take-back = Ces cartes sont dans votre défausse. Reprenez les meilleures, ou restez-en là.
    .title = Reprendre des cartes
guide-keep = Voici le dessus de votre pioche. Une de ces cartes vient en main, les autres vont dessous.
    .title = Regarder la pioche
guide-bridge = Le pont ! Ici, une Unité anglaise détruite n’arrête pas l’Assaut : elle coûte un Point d’Effectifs, et l’on continue. L’Anglais gagne si l’Allemand n’a plus d’Unité à jouer ou plus de case.
    .title = Bénouville

# Terminal
tui-turn = Tour { $turn }
tui-manpower = Effectifs
tui-reserve = { $count ->
    [0] Réserve vide
    [one] un jeton en Réserve
   *[other] { $count } jetons en Réserve
}
tui-turn-token = jeton de Tour :
tui-pile-left = { $count ->
    [one] pile : un Terrain
   *[other] pile : { $count } Terrains
}
tui-draws = (pioche : Anglais { $english }, Allemand { $german })
tui-size = { $played } sur { $size }
tui-fought = déjà engagées :
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

# Indices : ce qui parle pour une réponse.
hint-sum-enough = Avec elle, le combat est à { $mine } contre { $theirs } : cela suffit pour l’instant.
hint-sum-not-yet = Avec elle, le combat est à { $mine } contre { $theirs }.
hint-toss = Une fois sur deux, le lancer réussit et le combat est à { $mine } contre { $theirs }.
hint-tokens-left = { $count ->
        [one] C’est votre dernier jeton.
       *[other] Vous avez { $count } jetons.
    }
hint-ahead = { $mine } contre { $theirs } : vous êtes devant, à l’adversaire de répondre.
hint-ahead-tie = { $mine } contre { $theirs } : l’égalité est à l’Anglais, à l’Allemand de répondre.
hint-wait = L’Anglais n’a encore rien montré : ce que vous gardez servira quand son Unité sera connue.
hint-short = Il manquerait { $need } ; les actions en main ajoutent { $gain } à coup sûr en tout, et { $tokens ->
        [0] aucun jeton ne peut être lancé
        [one] il y a un jeton à lancer
       *[other] il y a { $tokens } jetons à lancer
    }.
hint-unit-enough = Elle aurait { $mine } contre { $theirs } : assez pour l’instant, l’égalité est à vous.
hint-unit-not-enough = Elle aurait { $mine } contre { $theirs } : actions et jetons devront faire le reste.
hint-unit-least = Des { $count } Unités qui suffisent, aucune n’est plus faible : les plus fortes restent en main.
hint-unit-best = Aucune de vos Unités ne serait plus forte ici.
hint-unit-shows = Elle aurait { $mine } ici.
hint-no-unit = Vous n’avez pas d’Unité jouable ici.
hint-none-enough = Aucune de vos Unités ne suffit seule : la meilleure aurait { $best } contre { $theirs }.
hint-units-left = { $count ->
        [0] Plus aucune Unité ne peut être jouée ici.
        [one] Une Unité de plus peut être jouée ici.
       *[other] { $count } Unités de plus peuvent être jouées ici.
    }
hint-keeps-units = { $count ->
        [one] L’Unité en main reste pour plus tard ; ici elle aurait { $best }.
       *[other] Les { $count } Unités en main restent pour plus tard ; la meilleure aurait { $best } ici.
    }
hint-keeps-hand = { $count ->
        [0] Votre main est vide.
        [one] La carte en main reste pour plus tard.
       *[other] Les { $count } cartes en main restent pour plus tard.
    }
hint-draws = { $count ->
        [one] Elle fait piocher une carte.
       *[other] Elle fait piocher { $count } cartes.
    }
hint-takes-tokens = { $count ->
        [one] Elle apporte un jeton.
       *[other] Elle apporte { $count } jetons.
    }
hint-robs-tokens = { $count ->
        [one] L’adversaire perd un jeton.
       *[other] L’adversaire perd { $count } jetons.
    }
hint-terrain-size = Sa taille est { $count }, celle de l’autre { $other } : c’est le nombre d’Unités que l’Allemand peut jouer.
hint-terrain-draws = Vous y piochez { $count }, ailleurs { $other }.
hint-terrain-denies = L’adversaire y pioche { $count }, ailleurs { $other }.
hint-hand = { $count ->
        [0] Aucune des { $of } cartes n’est une Unité.
        [one] Une des { $of } cartes est une Unité, de { $best }.
       *[other] { $count } des { $of } cartes sont des Unités, la meilleure de { $best }.
    }
hint-weakest = De ces Unités, aucune n’a une valeur imprimée plus basse ({ $count }).
hint-strongest = De ces Unités, aucune n’a une valeur imprimée plus haute ({ $count }).
hint-units-stay = { $count ->
        [0] Ce n’est pas une Unité.
        [one] Ce n’est pas une Unité : la seule Unité du choix reste.
       *[other] Ce n’est pas une Unité : les { $count } Unités du choix restent.
    }
hint-cancels = { $card } reste alors sans effet, sauf réponse à la réponse.
hint-keeps-answers = { $count ->
        [one] La carte qui pourrait répondre reste en main.
       *[other] Les { $count } cartes qui pourraient répondre restent en main.
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
        [one] Une carte revient de la défausse, si l’une convient.
       *[other] Jusqu’à { $count } cartes reviennent de la défausse.
    }
hint-robs-cards = { $count ->
        [one] L’adversaire défausse une carte.
       *[other] L’adversaire défausse { $count } cartes.
    }
hint-choice = { $count ->
        [one] Un de ses { $of } effets est au choix.
       *[other] { $count } de ses { $of } effets sont au choix.
    }
hint-removes = { $card } est alors retirée du Terrain, sauf réponse à la réponse.
hint-heroic = Personne ne peut répondre à une carte héroïque.
hint-blue = La taille du Terrain est { $size }, et { $count ->
        [0] aucune de vos Unités n’a
        [one] une de vos Unités a
       *[other] { $count } de vos Unités ont
    } une valeur imprimée de { $value } ou plus.
hint-sum-alone = Avec elle, votre Unité a { $mine }.
hint-toss-alone = Une fois sur deux, le lancer réussit et votre Unité a { $mine }.
hint-units-after = { $count ->
        [0] C’est la dernière Unité qui peut être jouée ici.
        [one] Après elle, une Unité de plus peut être jouée ici.
       *[other] Après elle, { $count } Unités de plus peuvent être jouées ici.
    }
