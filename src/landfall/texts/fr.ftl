### Les textes communs à tous les jeux : erreurs, ligne de commande, cadre de la table.

## Erreurs

error-landfall-error = Une erreur s’est produite.
error-no-playwright = Cette mesure utilise Playwright, qui n’est pas installé. C’est une dépendance de développement : lancez script/setup, ou pip install playwright.
error-no-chromium = Cette mesure a besoin de Chromium, introuvable ici. Sous Debian : sudo apt install chromium. Ou indiquez le vôtre : LANDFALL_CHROMIUM=/chemin/vers/chromium
error-unknown-game = Aucun jeu « { $name } ». Jeux disponibles : { $known }.
error-unknown-scenario = { $game } n’a pas de scénario « { $name } ». Scénarios disponibles : { $known }.
error-unknown-seat = Aucune place « { $name } ». Places disponibles : { $known }.
error-unknown-bot = Aucun robot « { $name } ». Robots disponibles : { $known }.
error-unknown-option = Aucune option « { $name } » ici. Options disponibles : { $known }.
error-bad-option = L’option « { $name } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-options-clash = Ces options sont incompatibles entre elles : { $options } (règle { $rule }).
error-unknown-rule = { $game } n’a pas de règle « { $number } ».
error-not-offered = « { $option } » ne fait pas partie des choix (règle { $rule }).
error-not-your-turn = Ce n’est pas à vous de jouer : vous n’avez rien à décider pour l’instant.
error-game-over = La partie est terminée.
error-nothing-to-undo = Rien à annuler : depuis votre dernier coup, le hasard est intervenu, une information a été révélée ou un autre joueur a joué.
error-no-hints = Pas de conseils contre un autre joueur.
error-save-broken = Cette sauvegarde Landfall est incomplète ou illisible ({ $detail }).
error-save-too-new = Cette sauvegarde vient d’une version plus récente de Landfall (format { $format } ; celle-ci lit jusqu’au format { $known }).
error-save-does-not-fit = Cette partie ne se rejoue plus comme elle a été enregistrée, à partir du coup { $answer } ({ $why }).
error-snapshot-broken = Cette partie enregistrée est illisible ({ $detail }).
error-position-broken = Impossible de mettre en place cette position ({ $detail }).
error-pack-broken = Le fichier de données { $file } est défectueux : { $detail }.
error-pack-broken-record = Le fichier de données { $file } est défectueux à l’enregistrement { $record } : { $detail }.
error-pack-broken-field = Le fichier de données { $file } est défectueux à { $field } : { $detail }.
error-pack-broken-record-field = Le fichier de données { $file } est défectueux à l’enregistrement { $record }, champ { $field } : { $detail }.
error-invariant-broken = La partie est dans un état impossible : c’est un bogue de notre part ({ $detail }).
error-file-trouble = Le fichier { $file } est inutilisable ({ $detail }).
error-bad-setting = « { $given } » devrait avoir la forme { $form }.
error-wrong-save = Le fichier { $file } contient une partie de { $found }, et non de { $wanted }.
error-too-many-bots = { $given } robots pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } de { $game } : nommez-en un pour tous, ou un par place.
error-not-a-pack = { $folder } ne contient aucun dossier portant le nom d’un jeu ({ $known }).
error-empty-shelf = Aucun jeu n’est encore installé.

## Raisons, nommées par les erreurs

why-format = le format n’est pas indiqué
why-answers = elle contient plus de coups qu’aucune partie ne peut en compter
why-long = une liste ou un texte y est trop long
why-deep = ses listes sont imbriquées trop profondément
why-number = un nombre y est trop grand
why-kind = elle contient autre chose que des nombres, des textes et des listes
why-no-way-on = les règles ne permettent pas de continuer à partir de là
why-too-long = la jouer a demandé trop de temps ou trop de mémoire
why-not-a-save = ce fichier n’est pas une sauvegarde Landfall, ou il est incomplet
why-size = le fichier est trop gros
why-seed = la graine ne correspond pas
why-rules = les règles ont changé depuis
why-data = les composants ont changé
why-answer = un coup enregistré n’est pas légal
why-hash = la position finale ne correspond pas
why-waypoint = un de ses instantanés ne correspond pas aux coups joués jusque-là
why-outcome = le résultat ne correspond pas
why-no-such-record = le jeu de composants fourni n’a pas cet enregistrement
why-no-such-file = le jeu de composants fourni n’a pas ce fichier
why-no-such-section = le fichier fourni n’a pas cette section
why-list-of-records = il faut une liste d’enregistrements
why-key-twice = la clé est utilisée deux fois

## La ligne de commande

cli-landfall = Une table numérique pour les jeux sur les débarquements de la Seconde Guerre mondiale.
cli-play = Jouer dans le terminal.
cli-serve = Jouer dans le navigateur.
cli-games = Lister les jeux.
cli-selfplay = Faire jouer beaucoup de parties aux robots.
cli-replay = Afficher le journal d’une partie enregistrée.
cli-verify = Rejouer une sauvegarde et vérifier qu’elle se termine comme prévu.
cli-rules = Les règles par numéro ; avec « coverage », celles que citent le code et les tests.
cli-data = Les jeux de composants.
cli-data-check = Vérifier les composants et afficher la fiabilité de leurs valeurs.
cli-bench = Mesurer les performances et les comparer aux objectifs.
cli-admin = Gérer un serveur : ses tables, sauvegardes, secret et réglages.
cli-admin-list = Lister les tables, la dernière modifiée d’abord.
cli-admin-show = Montrer une table.
cli-admin-close = Mettre fin à une partie en cours. Personne ne gagne.
cli-admin-free = Libérer la place d’un joueur et afficher une nouvelle invitation.
cli-admin-quarantine = Mettre une table de côté : personne n’y entre et ses robots s’arrêtent.
cli-admin-release = Rouvrir aux joueurs une table mise de côté.
cli-admin-delete = Supprimer les tables sans changement depuis un certain temps.
cli-admin-backup = Tout sauvegarder dans un nouveau fichier, pendant que le serveur tourne.
cli-admin-restore = Restaurer une sauvegarde dans une base de données.
cli-admin-new-secret = Créer un nouveau secret de signature. Les cookies et liens existants ne sont plus valables.
cli-admin-settings = Lister les réglages, avec l’origine de chaque valeur.
cli-arg-table = L’identifiant d’une table : la fin de son adresse.
cli-arg-seat = La place.
cli-arg-backup = Une sauvegarde : un fichier SQLite.
cli-opt-config = Réglages dans un fichier TOML ; sinon celui que nomme LANDFALL_CONFIG.
cli-opt-yes = Ne pas demander confirmation.
cli-opt-of-game = Seulement les tables de ce jeu.
cli-opt-state = Seulement les tables ouvertes (open), finies (over) ou mises de côté (quarantined).
cli-opt-player = Seulement les tables de joueurs dont le nom contient ce texte.
cli-opt-older-than = Seulement les tables sans changement depuis : 90d (jours), 12h ou 30m.
cli-opt-limit = Nombre de tables par page.
cli-opt-page = Le numéro de la page.
cli-opt-why = La raison, affichée dans la liste.
cli-opt-dry-run = Compter seulement.
cli-opt-replace = Supprimer d’abord ce que contient la base de données.
cli-arg-bench = Un jeu, « server » ou « browser » ; tous les jeux par défaut.
cli-arg-game = Le jeu.
cli-arg-scenario = Le scénario ; le premier par défaut.
cli-arg-scenario-all = Le scénario, ou « all ».
cli-arg-save = Une sauvegarde.
cli-arg-number = Le numéro d’une règle.
cli-arg-pack = Un dossier de composants ; le vôtre par défaut.
cli-arg-rules = Un jeu, ou « coverage ».
cli-opt-lang = La langue : fr ou en.
cli-opt-seat = Qui joue à quelle place : PLACE=me ou PLACE=ROBOT.
cli-opt-seed = La graine de tous les tirages.
cli-opt-option = Une option du jeu : NOM=VALEUR.
cli-opt-save = Où enregistrer la partie.
cli-opt-load = Une sauvegarde à reprendre.
cli-opt-ask-always = Toujours demander, ou ne jamais demander, quand il n’y a qu’un choix. Par défaut : demander seulement si plusieurs joueurs partagent le clavier.
cli-opt-port = Le port ; s’il est pris, le premier libre ensuite.
cli-opt-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
cli-opt-database = La base de données des tables, sous forme d’URL.
cli-opt-open = Ouvrir aussi le navigateur.
cli-opt-file = Avec un numéro : le code qui cite la règle et les tests qui portent son nom.
cli-opt-json = Sortie JSON.
cli-opt-games = Nombre de parties par scénario.
cli-opt-bots = Un robot pour toutes les places, ou un par place, séparés par des virgules.
cli-opt-jobs = Nombre de processus ; un par cœur par défaut.
cli-opt-vary-options = Tirer au sort les options de chaque partie (par défaut avec « all », si aucune n’est donnée).
cli-opt-each = Écrire aussi dans ce fichier une ligne de JSON par partie : graine, options, vainqueur, points.
cli-opt-to = S’arrêter après ce coup.
cli-opt-as-seat = Ce que cette place a vu ; tout par défaut.

## Les tableaux de la ligne de commande

head-game = Jeu
head-title = Titre
head-players = Joueurs
head-scenarios = Scénarios
head-scenario = Scénario
head-options = Options
head-bots = Robots
head-seats = Places
head-minutes = Minutes
head-games = Parties
head-finished = Finies
head-errors = Erreurs
head-decisions = Décisions
head-mean = Coups
head-speed = Par s
head-winners = Gagnées par
head-endings = Fins
head-rules = Règles
head-cited = Dans le code
head-tested = Testées
head-missing = Manquantes
head-file = Fichier
head-records = Enregistrements
head-certainty = Certitude
head-measure = Mesure
head-figure = Valeur
head-target = Objectif
head-number = N°
head-table = Table
head-state = État
head-moves = Coups
head-updated = Modifiée (UTC)
head-who = Qui
head-setting = Réglage
head-value = Valeur
head-origin = Origine

rule-cited = { $count ->
    [0] Aucun code ne la cite.
    [one] Citée à un endroit :
   *[other] Citée à { $count } endroits :
}
rule-tested = { $count ->
    [0] Aucun test ne porte son nom.
    [one] Un test porte son nom :
   *[other] { $count } tests portent son nom :
}

winner-draw = personne
winner-share = { $who } { $games } ({ $percent } %)
selfplay-failed = { $game } { $scenario }, partie { $number } : { $what }
selfplay-kept = Partie enregistrée dans { $file } : landfall replay { $file }
verify-good = La sauvegarde est valide : { $game } { $scenario }, { $answers ->
        [one] { $answers } coup
       *[other] { $answers } coups
    }, état final { $hash }.
verify-seed = La graine { $seed } correspond bien à l’empreinte publiée { $commitment }.
verify-commitment = Cela vaut si la table affichait { $commitment } pendant la partie : cette empreinte couvre le jeu, ses options, ses composants, sa mise en place et toutes les parts ajoutées à la graine { $seed }.
deal-plain = Distribution régulière : personne ne pouvait connaître les tirages d’avance.
deal-marked = Distribution irrégulière.
deal-position = La position a été composée à la main, pas distribuée selon les règles.
deal-imported = La partie vient d’un fichier : la personne qui le possède peut tout savoir, graine comprise.
deal-seed = La graine a été choisie, pas tirée au sort.
deal-saved = La partie a été sauvegardée alors qu’une seule personne y jouait : cette personne peut connaître la graine.
deal-old = Commencée avec une ancienne version : son empreinte ne couvrait que la graine.
deal-anew = Tout a été redistribué quand quelqu’un d’autre a pris place.
deal-since = Tous les tirages à venir ont été renouvelés quand quelqu’un d’autre a pris place ; ce qui était déjà sur la table peut être connu.
deal-share = { $seat } : { $share } ajouté à la graine après { $answers ->
        [one] { $answers } coup
       *[other] { $answers } coups
    }.
replay-at = Après le coup { $number }
replay-asked = Décision en attente
data-good = Les composants sont valides.
certainty-rulebook = livret
certainty-seen = vu
certainty-sourced = sourcé
certainty-published = publié
certainty-inferred = déduit
certainty-reconstructed = reconstitué
certainty-owner = de votre boîte
certainty-none = sans mention
bench-decisions = décisions par seconde, avec la liste des options
bench-decisions-view = décisions par seconde, avec la vue du joueur
bench-clone-us = copie d’un état, µs
bench-save-ms = écriture d’une sauvegarde de 300 coups, ms
bench-load-ms = chargement d’une sauvegarde de 300 coups, ms
bench-replay = coups rejoués par seconde
bench-undo-ms = annuler le dernier coup d’une longue partie, ms
bench-wake-ms = ouvrir une longue partie depuis son dernier instantané, ms
bench-widest-ms = énumération des options de la question qui en a le plus, ms
bench-decisions-share = décisions par seconde, par rapport au premier scénario mesuré
bench-wake-table-ms = rouvrir une table enregistrée, ms
bench-wake-undo-ms = annuler le dernier coup d’une table rouverte, ms
bench-wake-long-ms = rouvrir une table de 20 000 coups et annuler le dernier, ms
bench-thumb-game-s = une partie entière du robot standard, s
bench-growth = durée d’un coup à la fin d’une partie entière, par rapport au début
bench-load-game-s = chargement et vérification d’une partie entière, s
bench-open-game-s = reprise de cette partie, s
bench-clone-with = copie d’un état à deux camps, par rapport à un seul camp
bench-decisions-with = décisions par seconde à deux camps, par rapport à un seul camp
bench-server-paced-answers = tables au rythme normal : coups par seconde
bench-server-paced-p50 = tables au rythme normal : attente médiane, ms
bench-server-paced-p99 = tables au rythme normal : attente au 99e centile, ms
bench-server-paced-cpu = tables au rythme normal : cœurs occupés
bench-server-paced-answers-per-cpu-second = tables au rythme normal : coups par seconde de processeur
bench-server-saturated-answers = tables à plein régime : coups par seconde
bench-server-saturated-p50 = tables à plein régime : attente médiane, ms
bench-server-saturated-p99 = tables à plein régime : attente au 99e centile, ms
bench-server-saturated-cpu = tables à plein régime : cœurs occupés
bench-server-saturated-answers-per-cpu-second = tables à plein régime : coups par seconde de processeur
bench-browser-home-ms = accueil, première visite : temps avant de pouvoir cliquer, ms
bench-browser-home-kb = accueil, première visite : données transférées, ko
bench-browser-board-ms = plateau d’Omaha, première visite : temps avant de pouvoir jouer, ms
bench-browser-board-kb = plateau d’Omaha, première visite : données transférées, ko
bench-browser-pan-fps = plateau d’Omaha déplacé : images par seconde
bench-browser-pan-p50 = plateau d’Omaha déplacé : temps par image, médiane, ms
bench-browser-pan-p95 = plateau d’Omaha déplacé : temps par image, 95e centile, ms
bench-browser-map-ms = carte inventée de 1 300 hexs et 150 pions : affichée, ms
bench-browser-map-kb = carte inventée, première visite : données transférées, ko
bench-browser-map-pan-fps = carte inventée déplacée : images par seconde
bench-browser-map-pan-p50 = carte inventée déplacée : temps par image, médiane, ms
bench-browser-map-pan-p95 = carte inventée déplacée : temps par image, 95e centile, ms
bench-browser-west-ms = l’ouest de la Crète, première visite : temps avant de pouvoir jouer, ms
bench-browser-west-kb = l’ouest de la Crète, première visite : données transférées, ko
bench-browser-west-pan-fps = l’ouest de la Crète déplacé : images par seconde
bench-browser-west-pan-p50 = l’ouest de la Crète déplacé : temps par image, médiane, ms
bench-browser-west-pan-p95 = l’ouest de la Crète déplacé : temps par image, 95e centile, ms
bench-met = atteint
bench-missed = manqué

## La table dans le terminal

menu-welcome = Landfall
menu-about = Non officiel : les jeux appartiennent à leurs auteurs et éditeurs.
menu-games = À quoi voulez-vous jouer ?
menu-language = in English
menu-continue = Reprendre : { $game }, { $scenario }
menu-scenarios = Quel scénario ?
menu-options = Changez une option, ou appuyez sur Entrée pour commencer
menu-seats = Quel camp jouez-vous ?
menu-everybody = plusieurs joueurs à ce clavier
menu-choice = Votre choix (q pour quitter)
menu-between = Entrez un numéro de { $least } à { $most }.
table-title = { $game } · { $scenario }
table-kept = Partie enregistrée dans { $file }
table-who = { $seat } : { $who }
table-who-me = un joueur
table-who-bot = robot ({ $bot })
table-asked = { $seat } : à vous
table-begins = Début de la partie
table-news = Depuis votre dernier coup
table-news-all = Ce que tout le monde a vu
table-log = Journal
table-nothing-yet = Il ne s’est encore rien passé.
table-prompt = { $seat }, votre choix (? pour l’aide)
table-forced = Un seul choix : { $option }
table-undone = Coup annulé.
table-saved = Partie enregistrée dans { $file }
table-bye = Partie enregistrée dans { $file }. Pour la reprendre : landfall play --load { $file }
table-not-understood = « { $given } » n’est pas un choix. Tapez un numéro, ou « ? » pour l’aide.
table-several = Ce pourrait être { $some }{ $more ->
        [0] .
       *[other] , et { $more } de plus.
    } Précisez, ou tapez un numéro.
table-by-name = Tapez un numéro, ou assez de mots pour désigner un seul choix.
table-number-range = { $count ->
        [one] Il n’y a que le choix 1.
       *[other] Les choix vont de 1 à { $count }.
    }
table-curtain = Passez le clavier { $seat-to }
table-curtain-enter = Personne d’autre ne regarde ? Appuyez sur Entrée.
table-over = La partie est terminée.
table-winners = Victoire : { $seats }
table-draw = Personne n’a gagné.
table-scores = Score
table-seed = La graine était { $seed } ; chacun peut vérifier la partie : landfall verify { $file }
table-nothing-forbids = Je ne connais aucune règle qui l’interdise.
table-nothing-to-see = Rien de plus à dire sur « { $name } ».
help-title = Commandes
help-number = choisir cette option
help-name = choisir l’option qui contient ces mots
help-undo = annuler votre dernier coup, tant que rien de nouveau n’a été révélé
help-rule = le résumé d’une règle
help-board = revoir la table
help-log = tout ce que vous avez vu, ou les 20 dernières lignes
help-why = la règle d’une option
help-why-not = la règle qui interdit une action
help-hint = un conseil : quoi jouer, et pourquoi
help-look = détails sur un élément du plateau
help-save = enregistrer (chaque coup l’est de toute façon)
help-quit = s’arrêter là ; la partie est enregistrée

## La table dans le navigateur : partout

web-title = { $page } · Landfall
web-skip-link = Aller au contenu
web-language = Langue
web-language-fr = Français
web-language-en = English
web-theme = Thème
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-now = Thème : { $theme }
web-notice = Site non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; images et textes sont les nôtres.
web-loading = Un instant…
web-trouble = Cela n’a pas fonctionné.
web-try-again = Réessayer
web-to-home = Retour aux jeux
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-offline = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
web-nothing-here = Il n’y a rien à cette adresse.
web-rule = Règle { $number }
web-rule-open = Règle { $number } : la lire
web-rule-unknown = Cette règle n’a pas de résumé.
web-rules = Règles
web-rules-search = Chercher dans les règles
web-rules-following = La suite du chapitre
web-rules-count = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
web-rules-none = Aucune règle ne contient « { $asked } ».
web-rule-pin = Garder ouvert en jouant
web-rule-read = Toutes les règles, dans un nouvel onglet
web-rule-example = Exemple :
web-glossary = Glossaire
web-glossary-search = Chercher dans le glossaire
web-glossary-none = Aucun terme ne contient « { $asked } ».
web-rule-words = Vocabulaire
web-rule-page = Livret de règles, page { $page }
web-rule-page-scenarios = Livret de scénarios, page { $page }
web-rule-page-expansion = Livret de l’extension, page { $page }
web-rule-page-exclusive = Livret de règles exclusives, page { $page }
web-minutes = { $least }⁠–⁠{ $most } min
web-hours = { $least }⁠–⁠{ $most } h
web-updated = Dernier coup : { $when }
web-bot = robot ({ $name })
web-bot-thumb = standard
    .the = le robot standard
    .about = Joue vite et correctement.
web-bot-random = aléatoire
    .the = le robot aléatoire
    .about = Joue n’importe quel coup légal : pour essayer.
web-bot-search = calculateur
    .the = le robot calculateur
    .about = Prend quelques secondes et joue mieux que les autres.
web-you = vous
web-someone = un invité
web-free-seat = place libre

## Le navigateur : accueil

web-home = Les jeux
web-home-lead = Une table qui connaît les règles : elle installe le jeu, distribue, applique les effets et explique pourquoi.
web-home-continue = Continuer
web-home-first = Première visite ?
web-home-first-go = Jouer votre première nuit
web-home-won = { $won ->
    [one] { $won } scénario gagné sur { $of }
   *[other] { $won } scénarios gagnés sur { $of }
    }
web-record = Mes résultats
web-record-of = { $won ->
    [one] gagnée sur { $of } (cet appareil)
   *[other] gagnées sur { $of } (cet appareil)
}
web-record-last = Les dix dernières parties
web-record-game = { $won } sur { $of }
web-start-presets = Quelle version du jeu
web-start-options-all = Tous les réglages ({ $count })
web-home-play = Jouer
web-home-rules-label = Règles : { $game }
web-home-play-label = Jouer à { $game }
web-home-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] 2 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }
}
web-home-scenarios = { $count ->
    [one] un scénario
   *[other] { $count } scénarios
}
web-mine = Mes parties
web-mine-empty = Aucune partie pour l’instant. Choisissez un jeu ci-dessus : contre un robot, on commence tout de suite.
web-mine-yours = À vous de jouer
web-mine-waiting = On attend { $who }
web-mine-open = Une place est encore libre
web-mine-over = Terminée
web-mine-aside = Mise de côté
web-mine-watching = Spectateur
web-mine-go = Ouvrir
web-mine-against = contre { $names }
web-mine-with = avec { $names }
web-mine-leave = Retirer de ma liste
    .label = Retirer { $what } de ma liste
    .sure = Cette partie n’est pas finie. Vous gardez votre place, mais seule l’adresse de la table permettra d’y revenir.
web-join-title = Rejoindre avec un lien
web-join-paste = Collez le lien que vous avez reçu
web-join-go = Rejoindre
web-join-wrong = Ce n’est pas un lien vers une table Landfall (il contiendrait « /join/ »).
web-import-title = Charger une sauvegarde
web-import-drop = Déposez une sauvegarde ici, ou choisissez un fichier
web-import-choose = Choisir un fichier
web-import-side = Votre camp
web-import-go = Charger
web-import-refused = Impossible de charger cette sauvegarde : { $why }
web-import-against = Les autres places sont tenues par

## Le navigateur : commencer une partie

web-start = Nouvelle partie
web-start-title = { $game } : nouvelle partie
web-start-table = À la table
web-start-changed = { $preset }, modifié
web-start-seats = { $count ->
    [one] une Unité
   *[other] { $count } Unités
    }
web-start-scenario = Scénario
web-start-objective = Objectif
web-start-side = Votre camp
web-start-side-both = Les deux
web-start-opponent = Adversaire
web-start-seat-for = { $seat } : joué par
web-start-me = Vous
web-start-solo = En solo
web-start-against = Vous jouez { $seat } contre { $whom }
web-start-invited = un joueur que vous invitez
web-start-link = Un autre joueur, par lien
web-start-link-about = Vous obtenez un lien à envoyer. En direct, ou à raison d’un coup par jour.
web-start-both = Les deux camps sur cet écran
web-start-both-about = Un rideau cache les mains pendant que l’écran change de joueur.
web-start-both-open = Rien n’est caché dans ce jeu : la question indique qui doit jouer.
web-start-options = Options
web-start-options-default = par défaut
web-start-clash = Ces choix sont incompatibles : { $chosen } (règle { $rule }). Changez l’un d’eux.
web-start-yes = oui
web-start-no = non
web-start-more = Autres réglages
web-start-seed = Graine (facultative)
web-start-seed-about = Même graine, mêmes tirages. Laissez vide pour une graine au hasard.
web-start-name = Votre nom à la table
web-start-go = Commencer
web-start-provenance = Origine des valeurs

## Le navigateur : invitations

web-invitation = Invitation
web-invitation-seat = { $from } vous invite à jouer à { $game }, { $scenario }. Votre camp : { $seat }.
web-invitation-carry = Ce lien ouvre votre place ({ $seat }) dans { $game }, { $scenario }, sur cet appareil.
web-invitation-watch = { $from } vous invite à regarder { $game }, { $scenario }.
web-invitation-taken = Cette place est déjà prise.
web-invitation-taken-next = Si c’est vous, ouvrez la table dans l’autre navigateur, ou créez-y un lien pour retrouver votre place ici. Sinon, demandez un lien de spectateur.
web-invitation-sit = Prendre la place
web-invitation-watch-go = Regarder
web-invitation-mine = Cette place est déjà la vôtre.
web-invitation-return = Retour à la table
web-key = La clé d’une place
web-invitation-fresh = Quand vous prenez place, votre navigateur ajoute sa propre part à la graine : personne ne connaît les tirages d’avance.
web-invitation-key = Ce lien est la clé d’une place déjà ouverte sur { $count ->
        [one] un autre appareil
       *[other] { $count } autres appareils
    }. Toute personne qui a ce lien voit la même main. Si on vous a invité à jouer, ne l’utilisez pas : demandez une invitation.
web-invitation-key-go = C’est ma place : l’ouvrir ici

## Le navigateur : à la table

web-table-title = { $game } – { $scenario }
web-table-yours = À vous
web-board = Le plateau
web-asked = À vous de décider
web-answers = Choix
web-answers-count = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
web-answers-keys = Clavier : 1–9 ou les flèches pour choisir, Entrée pour valider, Échap pour annuler.
web-answer-forced = Un seul choix possible : il est joué automatiquement.
web-sending = Envoi…
web-waiting-for = On attend { $who }
web-thinking = { $who } réfléchit
web-watching = Vous regardez.
web-undo = Annuler le coup
    .about = Annule votre dernier coup, tant que rien de nouveau n’a été révélé (touche U).
web-undo-done = Coup annulé.
web-why-not = Pourquoi pas ?
web-why-not-on = Touchez ce que vous voudriez faire. Touchez de nouveau « Pourquoi pas ? » pour arrêter.
web-why-not-allowed = Rien ne l’interdit : cela fait partie de vos choix.
web-why-not-nothing = Je ne connais aucune règle qui l’interdise.
web-hint = Conseil
web-hint-about = Ce que ferait le robot, et pourquoi (touche H).
web-hint-thinking = Le robot réfléchit…
web-hint-do = Jouer ce coup
web-hint-dismiss = Fermer
web-step-about = Revoir les événements pas à pas
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-end = Revenir à la partie
web-showing-next = Suite (espace)
web-next-unit = Unité suivante
web-showing-skip = Passer
web-showing = Ce qui s’est passé
web-speed = Vitesse des animations
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-instant = instantanée
web-forced = Jouer automatiquement quand il n’y a qu’un choix
web-guide = Aide pour la première partie
web-guide-step = Astuce
web-guide-next = Compris
web-guide-leave = Désactiver les astuces
web-confirm-title = Confirmer ?
web-confirm-about = « { $option } » : ce choix est définitif.
web-confirm-yes = { $option }
web-confirm-no = Revenir
web-side = Afficher le journal à côté du plateau
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-start = Début de la partie
# Le journal d’une longue partie commence par ses dernières lignes ; `cut` est le titre de la première d’entre elles.
web-log-earlier = Afficher les lignes précédentes
web-log-cut = Plus tôt dans le tour
web-log-fold = { $count ->
    [one] une ligne
   *[other] { $count } lignes
}
web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-chat-write = Écrire à la table
web-chat-send = Envoyer
web-notes = Notes
web-notes-about = Visibles de vous uniquement.
web-notes-kept = Enregistré
web-players = À la table
web-here = en ligne
web-away = hors ligne
web-devices = sur { $count } appareils
web-watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-tab-table = Table
web-menu = Menu
web-menu-export = Exporter la sauvegarde
web-menu-export-later = Une sauvegarde dévoile tout : vous pourrez l’exporter une fois la partie terminée.
web-menu-links = Liens
web-menu-invite = Invitation pour { $seat }
web-menu-watch = Lien de spectateur
web-menu-carry = Ouvrir ma place sur un autre appareil
web-menu-only-here = Seulement sur cet appareil
web-menu-only-here-about = Les autres appareils perdent la place, et ses liens ne fonctionnent plus.
web-menu-renew = Nouveau lien pour { $seat }
web-menu-renew-about = Les liens précédents ne fonctionnent plus.
web-menu-seats = Places
web-menu-free = Libérer : { $seat }
web-menu-free-about = Quelqu’un d’autre pourra prendre cette place. Vous pouvez libérer celle d’un autre joueur si elle est restée vide pendant un jour.
web-menu-bot = Un robot pour { $seat }
web-menu-shut = Fermer la table
web-menu-shut-about = La partie s’arrête pour tout le monde, sans vainqueur.
web-menu-resign-partners = Votre place devient libre, et les autres continuent.
web-menu-link-made = Envoyez ce lien :
web-menu-resign = Abandonner
web-menu-resign-about = La partie s’arrête et vous perdez.
web-menu-report = Rapport
web-menu-replay = Revoir la partie
web-menu-settings = Réglages
web-menu-leave = Retirer de mes parties
web-menu-leave-about = La partie disparaît de votre liste ; son adresse reste valable.
web-menu-home = Retour aux jeux
web-lobby = En attente d’un joueur
web-lobby-about = Envoyez ce lien à la personne qui jouera { $seat }. Vous pouvez quitter la page : la partie vous attend.
web-lobby-no-link = { $seat-start } n’est pas encore là.
web-curtain = Passez l’écran { $seat-to }
web-curtain-about = Ne regardez que si vous jouez { $seat }.
web-curtain-go = Continuer ({ $seat })
web-reconnecting = Connexion perdue. Reconnexion… Votre partie n’est pas perdue.
web-stale = La partie a avancé. Voici la décision en cours.
web-closed = Vous n’avez plus accès à cette table.
web-seat-of = { $seat } : { $name }
web-over = La partie est terminée
web-over-won = Vainqueur : { $who }
web-over-draw = Personne n’a gagné.
web-over-you-won = Vous avez gagné.
web-over-you-lost = Vous avez perdu.
web-over-scores = Score
web-over-score-of = Score { $seat-of }
web-over-fair = Hasard vérifiable
web-over-fair-about = Avant le premier coup, la table a publié l’empreinte { $commitment } de sa graine. La graine était { $seed } : chacun peut vérifier la sauvegarde avec « landfall verify ».
web-ending-won = Victoire
web-ending-lost = Défaite
web-ending-level = Fin de la partie
web-over-rematch = Revanche
web-over-swap = Changer de camp
web-over-another = Un autre scénario
web-over-look = Revoir le plateau
web-no-board = Ce jeu n’a pas encore de plateau : choisissez dans la liste.

## Le navigateur : revoir et rapport

web-replay = Revoir la partie
web-replay-title = { $game } : revoir la partie
web-replay-position = Coup { $n } sur { $length }
web-replay-slider = Position dans la partie
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-back = Coup précédent
web-replay-on = Coup suivant
web-replay-first = Au début
web-replay-last = À la fin
web-replay-eyes = Point de vue
web-replay-eyes-open = tous (mains visibles)
web-replay-eyes-watch = spectateur
web-replay-answered = { $seat } : { $option }
web-report = Rapport
web-report-title = { $game } : rapport de partie
web-report-outcome = Résultat
web-report-players = Joueurs
web-report-answers = Coups
web-report-time = Temps de réflexion
web-report-counts = Totaux
web-report-timeline = Chronologie
web-report-duration = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}
web-report-seconds = { $seconds } s
web-report-began = Début : { $when }
web-report-ended = Fin : { $when }
web-report-not-yet = Le rapport sera disponible à la fin de la partie.

# Conseils, pour tous les jeux.
hint-only = C’est votre seul choix.
hint-plain = C’est ce que choisirait le robot, parmi { $count } choix.
hint-any = Aucun robot ne joue encore à ce jeu : c’est l’un des { $count } choix, tiré au sort.
hint-title = Conseil
