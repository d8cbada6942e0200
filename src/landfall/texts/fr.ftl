### Ce qui n’est à aucun jeu : les erreurs, la ligne de commande, le cadre de la table.

## Erreurs

error-landfall-error = Quelque chose ne va pas.
error-unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $known }.
error-unknown-scenario = { $game } n’a pas de scénario « { $name } » ; il a : { $known }.
error-unknown-seat = Il n’y a pas de place « { $name } » ; il y a : { $known }.
error-unknown-bot = Il n’y a pas de robot « { $name } » ; il y a : { $known }.
error-unknown-option = Il n’y a pas d’option « { $name } » ici ; il y a : { $known }.
error-bad-option = L’option « { $name } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-options-clash = Les options « { $first } » et « { $second } » ne vont pas ensemble avec ces valeurs (règle { $rule }).
error-unknown-rule = Les règles de { $game } n’ont pas de numéro « { $number } ».
error-not-offered = « { $option } » ne fait pas partie des options proposées (règle { $rule }).
error-not-your-turn = Rien n’est demandé à la place « { $seat } » pour l’instant.
error-game-over = La partie est terminée.
error-nothing-to-undo = Il n’y a rien à reprendre : depuis votre dernière réponse, le hasard a parlé, quelque chose a été montré ou quelqu’un d’autre a répondu.
error-save-broken = Ceci n’est pas une sauvegarde entière de Landfall ({ $detail }).
error-save-too-new = Cette sauvegarde vient d’un Landfall plus récent (format { $format } ; celui-ci lit jusqu’au format { $known }).
error-save-does-not-fit = Avec les règles et les composants d’aujourd’hui, cette sauvegarde mène ailleurs à partir de la réponse { $answer } ({ $why }).
error-snapshot-broken = Cet état enregistré est illisible ({ $detail }).
error-position-broken = Cette position ne peut pas être mise en place ({ $detail }).
error-pack-broken = Le fichier de données { $file } est défectueux : { $detail }.
error-pack-broken-record = Le fichier de données { $file } est défectueux à l’enregistrement { $record } : { $detail }.
error-pack-broken-field = Le fichier de données { $file } est défectueux à { $field } : { $detail }.
error-pack-broken-record-field = Le fichier de données { $file } est défectueux à l’enregistrement { $record }, champ { $field } : { $detail }.
error-invariant-broken = La partie est arrivée à un état impossible, et c’est notre faute ({ $detail }).
error-file-trouble = Le fichier { $file } est inutilisable ({ $detail }).
error-bad-setting = « { $given } » devrait s’écrire { $form }.
error-wrong-save = Le fichier { $file } contient une partie de { $found }, et non de { $wanted }.
error-too-many-bots = { $given } robots pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } de { $game } : nommez-en un pour tous, ou un par place.
error-not-a-pack = Dans { $folder }, aucun dossier ne porte le nom d’un jeu ({ $known }).
error-empty-shelf = Il n’y a encore aucun jeu sur l’étagère.

## Raisons, nommées par les erreurs

why-format = le format n’est pas indiqué
why-size = il est trop gros
why-seed = la graine est une autre
why-rules = les règles ont changé depuis
why-data = les composants sont différents
why-answer = une réponse n’est pas proposée
why-hash = l’état atteint est différent
why-outcome = le résultat est différent
why-no-such-record = le jeu de composants fourni n’a pas cet enregistrement
why-no-such-file = le jeu de composants fourni n’a pas ce fichier
why-no-such-section = le fichier fourni n’a pas cette section
why-list-of-records = il faut une liste d’enregistrements
why-key-twice = la clé sert deux fois

## La ligne de commande

cli-landfall = Une table pour des jeux sur les débarquements de la Seconde Guerre mondiale.
cli-play = Jouer dans le terminal.
cli-serve = La table dans le navigateur.
cli-games = Ce qu’il y a sur l’étagère.
cli-selfplay = Faire jouer beaucoup de parties aux robots.
cli-replay = Raconter de nouveau une partie sauvegardée.
cli-verify = Rejouer une sauvegarde et contrôler qu’elle mène où elle le dit.
cli-rules = Les règles par numéro ; ou, avec « coverage », celles que citent le code et les tests.
cli-data = Les jeux de composants.
cli-data-check = Contrôler les composants et dire à quel point leurs valeurs sont sûres.
cli-bench = Mesurer, à côté de ce qui est visé.
cli-arg-bench = Un jeu, ou « server » ; tous les jeux par défaut.
cli-arg-game = Le jeu.
cli-arg-scenario = Le scénario ; le premier par défaut.
cli-arg-scenario-all = Le scénario, ou « all ».
cli-arg-save = Une sauvegarde.
cli-arg-number = Le numéro d’une règle.
cli-arg-pack = Un dossier de composants ; le vôtre par défaut.
cli-arg-rules = Un jeu, ou « coverage ».
cli-opt-lang = fr ou en.
cli-opt-seat = Qui joue quoi : PLACE=me ou PLACE=ROBOT.
cli-opt-seed = La graine de tout le hasard.
cli-opt-option = Une option du jeu : NOM=VALEUR.
cli-opt-save = Où garder la partie.
cli-opt-load = Une sauvegarde à continuer.
cli-opt-ask-always = Demander même quand il n’y a qu’une réponse, ou jamais alors. Par défaut : seulement à qui attend derrière le rideau.
cli-opt-port = Le port ; le suivant qui est libre s’il est pris.
cli-opt-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
cli-opt-database = Où les tables sont gardées, comme URL de base de données.
cli-opt-open = Ouvrir aussi le navigateur.
cli-opt-json = Pour les programmes.
cli-opt-games = Combien de parties par scénario.
cli-opt-bots = Un robot pour toutes les places, ou un par place, séparés par des virgules.
cli-opt-jobs = Combien de processus ; un par cœur par défaut.
cli-opt-vary-options = Tirer au sort les options de chaque partie.
cli-opt-to = Seulement jusqu’à cette réponse.
cli-opt-as-seat = Comme cette place l’a vu ; tout par défaut.

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
head-mean = Réponses
head-speed = Par s
head-winners = Gagnées par
head-rules = Règles
head-cited = Dans le code
head-tested = Dans les tests
head-missing = Manquent
head-file = Fichier
head-records = Enregistrements
head-certainty = Certitude
head-measure = Mesure
head-figure = Valeur
head-target = Visé
head-number = N°

winner-draw = personne
winner-share = { $who } { $games } ({ $percent } %)
selfplay-failed = { $game } { $scenario }, partie { $number } : { $what }
selfplay-kept = La partie est gardée dans { $file } : landfall replay { $file }
verify-good = La sauvegarde tient : { $game } { $scenario }, { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, arrivée à { $hash }.
verify-seed = La graine { $seed } est bien celle pour laquelle { $commitment } a été publié.
replay-at = Après la réponse { $number }
replay-asked = Demandé maintenant
data-good = Les composants sont en ordre.
certainty-rulebook = livret
certainty-seen = vu
certainty-sourced = sourcé
certainty-published = publié
certainty-inferred = déduit
certainty-reconstructed = reconstitué
certainty-owner = de votre boîte
certainty-none = sans mention
bench-decisions = décisions par seconde, options énumérées
bench-decisions-view = décisions par seconde, avec la vue de qui joue
bench-clone-us = une copie, µs
bench-save-ms = sauvegarde de 300 réponses écrite, ms
bench-load-ms = sauvegarde de 300 réponses chargée, ms
bench-replay = réponses rejouées par seconde
bench-server-paced-answers = tables au pas : réponses par seconde
bench-server-paced-p50 = tables au pas : attente médiane, ms
bench-server-paced-p99 = tables au pas : attente du centième le plus lent, ms
bench-server-paced-cpu = tables au pas : cœurs occupés
bench-server-paced-answers-per-cpu-second = tables au pas : réponses par seconde de processeur
bench-server-saturated-answers = tables à plein régime : réponses par seconde
bench-server-saturated-p50 = tables à plein régime : attente médiane, ms
bench-server-saturated-p99 = tables à plein régime : attente du centième le plus lent, ms
bench-server-saturated-cpu = tables à plein régime : cœurs occupés
bench-server-saturated-answers-per-cpu-second = tables à plein régime : réponses par seconde de processeur
bench-met = atteint
bench-missed = manqué

## La table dans le terminal

menu-welcome = Landfall
menu-about = Une table non officielle : les jeux appartiennent à leurs auteurs et éditeurs.
menu-games = À quoi jouons-nous ?
menu-language = in English
menu-continue = Continuer : { $game }, { $scenario }
menu-scenarios = Quel scénario ?
menu-options = Changez une option, ou Entrée pour commencer
menu-seats = Qui êtes-vous ?
menu-everybody = plusieurs personnes à ce clavier
menu-choice = Votre choix (q pour partir)
menu-between = Un nombre de { $least } à { $most }, s’il vous plaît.
table-title = { $game } · { $scenario }
table-kept = Partie gardée dans { $file }
table-who = { $seat } : { $who }
table-who-me = une personne
table-who-bot = le robot { $bot }
table-asked = { $seat }, à vous
table-begins = Le début
table-news = Depuis votre dernière réponse
table-news-all = Ce que tout le monde a vu
table-log = Journal
table-nothing-yet = Il ne s’est encore rien passé.
table-prompt = { $seat }, votre réponse (? pour l’aide)
table-forced = Une seule réponse : { $option }
table-undone = Réponse reprise.
table-saved = Sauvegardée dans { $file }
table-bye = La partie est gardée dans { $file }. Pour continuer : landfall play --load { $file }
table-not-understood = « { $given } » n’est pas une réponse ; tapez un nombre, ou « ? » pour l’aide.
table-number-range = { $count ->
        [one] Il n’y a que l’option 1.
       *[other] Les options vont de 1 à { $count }.
    }
table-curtain = Le clavier passe à : { $seat }
table-curtain-enter = Personne d’autre ne regarde ? Appuyez sur Entrée.
table-over = La partie est terminée.
table-winners = Victoire : { $seats }
table-draw = Personne n’a gagné.
table-scores = Score
table-seed = La graine était { $seed } ; chacun peut la contrôler : landfall verify { $file }
table-nothing-forbids = Aucune règle connue ici ne l’interdit.
help-title = Ce que vous pouvez taper
help-number = choisir cette option
help-undo = reprendre votre dernière réponse, tant que rien n’a été appris
help-rule = le résumé d’une règle
help-board = revoir la table
help-log = tout ce que vous avez vu se passer, ou les 20 dernières lignes
help-why = la règle d’une option
help-why-not = la règle qui interdit quelque chose
help-save = sauvegarder (la partie est de toute façon gardée après chaque réponse)
help-quit = s’arrêter là, la partie est gardée
