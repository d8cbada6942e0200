### Ce qui n’est à aucun jeu : les erreurs, la ligne de commande, le cadre de la table.

## Erreurs

error-landfall-error = Quelque chose ne va pas.
error-no-playwright = Cette mesure pilote un navigateur par Playwright, qui n’est pas installé. Il fait partie des dépendances de développement : script/setup l’installe, ou pip install playwright.
error-no-chromium = Cette mesure a besoin de Chromium, et aucun n’a été trouvé. Sous Debian : sudo apt install chromium. Ou nommez-en un : LANDFALL_CHROMIUM=/chemin/vers/chromium
error-unknown-game = Il n’y a pas de jeu « { $name } » ; il y a : { $known }.
error-unknown-scenario = { $game } n’a pas de scénario « { $name } » ; il a : { $known }.
error-unknown-seat = Il n’y a pas de place « { $name } » ; il y a : { $known }.
error-unknown-bot = Il n’y a pas de robot « { $name } » ; il y a : { $known }.
error-unknown-option = Il n’y a pas d’option « { $name } » ici ; il y a : { $known }.
error-bad-option = L’option « { $name } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-options-clash = Ces options ne vont pas ensemble avec ces valeurs : { $options } (règle { $rule }).
error-unknown-rule = Les règles de { $game } n’ont pas de numéro « { $number } ».
error-not-offered = « { $option } » ne fait pas partie des options proposées (règle { $rule }).
error-not-your-turn = Rien n’est demandé à la place « { $seat } » pour l’instant.
error-game-over = La partie est terminée.
error-nothing-to-undo = Il n’y a rien à reprendre : depuis votre dernière réponse, le hasard a parlé, quelque chose a été montré ou quelqu’un d’autre a répondu.
error-no-hints = Pas d’indices entre adversaires : quelqu’un d’autre joue un autre camp.
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
cli-rules = Les règles par numéro ; ou, avec « coverage », celles que cite le code et dont des tests portent le nom.
cli-data = Les jeux de composants.
cli-data-check = Contrôler les composants et dire à quel point leurs valeurs sont sûres.
cli-bench = Mesurer, à côté de ce qui est visé.
cli-admin = Gérer un serveur : ses tables, sauvegardes, secret et réglages.
cli-admin-list = Lister les tables, la dernière modifiée d’abord.
cli-admin-show = Montrer une table.
cli-admin-close = Mettre fin à une partie en cours. Personne ne gagne.
cli-admin-free = Libérer la place d’un joueur et afficher une nouvelle invitation.
cli-admin-quarantine = Mettre une table de côté : personne n’y entre et ses robots s’arrêtent.
cli-admin-release = Rouvrir aux joueurs une table mise de côté.
cli-admin-delete = Supprimer les tables sans changement depuis un certain temps.
cli-admin-backup = Tout écrire dans un nouveau fichier, pendant que le serveur tourne.
cli-admin-restore = Remettre une sauvegarde dans une base de données.
cli-admin-new-secret = Tirer un nouveau secret de signature. Les cookies et liens d’avant ne valent plus rien.
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
cli-opt-limit = Nombre par page.
cli-opt-page = Quelle page.
cli-opt-why = La raison, pour la liste.
cli-opt-dry-run = Compter seulement.
cli-opt-replace = Supprimer d’abord ce que contient la base de données.
cli-arg-bench = Un jeu, « server » ou « browser » ; tous les jeux par défaut.
cli-arg-game = Le jeu.
cli-arg-scenario = Le scénario ; le premier par défaut.
cli-arg-scenario-all = Le scénario, ou « all ».
cli-arg-save = Une sauvegarde.
cli-arg-number = Le numéro d’une règle.
cli-arg-pack = Un dossier de composants ; le vôtre par défaut.
cli-arg-rules = Un jeu, « coverage ».
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
cli-opt-file = Avec un numéro : le code qui cite la règle et les tests qui portent son nom.
cli-opt-json = Pour les programmes.
cli-opt-games = Combien de parties par scénario.
cli-opt-bots = Un robot pour toutes les places, ou un par place, séparés par des virgules.
cli-opt-jobs = Combien de processus ; un par cœur par défaut.
cli-opt-vary-options = Tirer au sort les options de chaque partie ; c’est le cas pour « all » si aucune n’est donnée.
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
head-endings = Fins
head-rules = Règles
head-cited = Dans le code
head-tested = Testées
head-missing = Manquent
head-file = Fichier
head-records = Enregistrements
head-certainty = Certitude
head-measure = Mesure
head-figure = Valeur
head-target = Visé
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
bench-thumb-game-s = une partie entière de thumb, s
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
bench-browser-home-ms = accueil, première visite : prêt à cliquer, ms
bench-browser-home-kb = accueil, première visite : ce qui passe sur le fil, ko
bench-browser-board-ms = plateau d’Omaha, première visite : prêt à jouer, ms
bench-browser-board-kb = plateau d’Omaha, première visite : ce qui passe sur le fil, ko
bench-browser-pan-fps = plateau d’Omaha déplacé : images par seconde
bench-browser-pan-p50 = plateau d’Omaha déplacé : d’une image à l’autre, médiane, ms
bench-browser-pan-p95 = plateau d’Omaha déplacé : le vingtième le plus lent, ms
bench-browser-map-ms = carte inventée de 1 300 hexagones et 150 pions : peinte, ms
bench-browser-map-kb = carte inventée, première visite : ce qui passe sur le fil, ko
bench-browser-map-pan-fps = carte inventée que l’on traîne : images par seconde
bench-browser-map-pan-p50 = carte inventée que l’on traîne : d’une image à l’autre, ms
bench-browser-map-pan-p95 = carte inventée que l’on traîne : d’une image à l’autre, 95 % en moins de, ms
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
table-not-understood = « { $given } » n’est pas une réponse ; tapez un nombre, ou « ? » pour l’aide.
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
table-nothing-to-see = Il n’y a rien de plus à dire de « { $name } ».
help-title = Ce que vous pouvez taper
help-number = choisir cette option
help-undo = reprendre votre dernière réponse, tant que rien n’a été appris
help-rule = le résumé d’une règle
help-board = revoir la table
help-log = tout ce que vous avez vu se passer, ou les 20 dernières lignes
help-why = la règle d’une option
help-why-not = la règle qui interdit quelque chose
help-hint = un indice : que faire, et pourquoi
help-look = ce qu’on peut savoir d’une chose du plateau
help-save = sauvegarder (la partie est de toute façon gardée après chaque réponse)
help-quit = s’arrêter là, la partie est gardée

## La table dans le navigateur : partout

web-title = { $page } · Landfall
web-skip-link = Aller au contenu
web-language = Langue
web-language-fr = Français
web-language-en = English
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-theme-now = Couleurs : { $theme }
web-notice = Une table non officielle. Les jeux appartiennent à leurs auteurs et éditeurs ; les images et les textes d’ici sont les nôtres.
web-loading = Un instant…
web-trouble = Cela n’a pas marché.
web-try-again = Réessayer
web-to-home = Vers les jeux
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-offline = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
web-nothing-here = Il n’y a rien à cette adresse.
web-rule = Règle { $number }
web-rule-open = Règle { $number } : montrer son résumé
web-rule-unknown = Il n’y a pas de résumé de cette règle.
web-minutes = { $least }–{ $most } min
web-updated = Dernier coup : { $when }
web-bot = robot ({ $name })
web-bot-thumb = règles simples
    .about = Joue vite et sagement.
web-bot-random = au hasard
    .about = Répond n’importe quoi : pour essayer.
web-bot-search = réfléchit
    .about = Prend quelques secondes, joue le mieux.
web-you = vous
web-someone = un invité
web-free-seat = libre

## Le navigateur : accueil

web-home = Les jeux
web-home-lead = Une table qui connaît les règles : elle met en place, distribue, résout et dit pourquoi.
web-home-play = Jouer
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
web-mine-empty = Pas encore de partie. Choisissez un jeu ci-dessus : contre un robot, elle commence tout de suite.
web-mine-yours = À vous de jouer
web-mine-waiting = On attend { $who }
web-mine-open = Une place est encore libre
web-mine-over = Terminée
web-mine-watching = En spectateur
web-mine-go = Ouvrir
web-mine-against = avec { $names }
web-mine-leave = Retirer de ma liste
    .label = Retirer { $what } de ma liste
web-join-title = Rejoindre par un lien
web-join-paste = Collez le lien que vous avez reçu
web-join-go = Rejoindre
web-join-wrong = Ce n’est pas un lien vers une table de Landfall ; il contient « /join/ ».
web-import-title = Charger une sauvegarde
web-import-drop = Déposez une sauvegarde ici, ou choisissez un fichier
web-import-choose = Choisir un fichier
web-import-side = Jouer
web-import-go = Charger
web-import-refused = Cette sauvegarde n’a pas été chargée : { $why }
web-import-against = Les autres sont joués par

## Le navigateur : commencer une partie

web-start = Nouvelle partie
web-start-title = { $game } : nouvelle partie
web-start-now = Jouer tout de suite
web-start-now-about = { $scenario } : vous jouez { $seat } contre un robot
web-start-now-solo = { $scenario } : vous jouez seul ({ $seat })
web-start-or = ou choisissez en détail
web-start-scenario = Scénario
web-start-objective = Objectif
web-start-side = Votre camp
web-start-side-both = Les deux
web-start-opponent = Adversaire
web-start-seat-for = { $seat } : qui joue ?
web-start-me = Vous
web-start-bot = Un robot
web-start-bot-which = Quel robot
web-start-link = Une personne, par un lien
web-start-link-about = Vous recevez un lien à envoyer. Jouez en direct ou un coup par jour.
web-start-both = Les deux camps sur cet écran
web-start-both-about = Un rideau cache les mains quand l’écran passe de l’un à l’autre.
web-start-options = Options
web-start-options-default = d’usage
web-start-clash = Ces choix ne vont pas ensemble : { $chosen } (règle { $rule }). Changez l’un d’eux.
web-start-yes = oui
web-start-no = non
web-start-more = Autres réglages
web-start-seed = Graine (facultative)
web-start-seed-about = La même graine donne le même hasard. Laissée vide, elle est tirée au sort.
web-start-name = Votre nom à la table
web-start-go = Commencer
web-start-provenance = D’où viennent les valeurs

## Le navigateur : invitations

web-invitation = Invitation
web-invitation-seat = { $from } vous invite à jouer à { $game }, { $scenario } : vous seriez { $seat }.
web-invitation-carry = Ce lien apporte votre place ({ $seat }) à { $game }, { $scenario }, sur cet appareil.
web-invitation-watch = { $from } vous invite à regarder { $game }, { $scenario }.
web-invitation-taken = Quelqu’un occupe déjà cette place.
web-invitation-taken-next = Si c’était vous, ouvrez la table dans cet autre navigateur, ou créez-y un lien qui emporte votre place. Sinon, demandez un lien pour regarder.
web-invitation-sit = S’asseoir
web-invitation-watch-go = Regarder
web-invitation-mine = Cette place est déjà la vôtre.
web-invitation-return = Retour à la table

## Le navigateur : à la table

web-table-title = { $game } – { $scenario }
web-table-yours = À vous
web-board = Le plateau
web-asked = On vous demande
web-answers = Réponses
web-answers-count = { $count ->
    [one] 1 réponse
   *[other] { $count } réponses
}
web-answers-keys = Clavier : 1–9 ou les flèches choisissent, Entrée répond, Échap annule.
web-answer-forced = Une seule réponse est possible ; elle est donnée d’elle-même.
web-sending = Envoyé…
web-waiting-for = On attend { $who }
web-thinking = { $who } réfléchit
web-watching = Vous regardez.
web-undo = Reprendre le coup
    .about = Reprend votre dernière réponse, tant que rien n’a été appris (touche U).
web-undo-done = Coup repris.
web-why-not = Pourquoi pas ?
web-why-not-on = Touchez ce que vous voudriez faire. « Pourquoi pas ? » encore une fois pour finir.
web-why-not-allowed = Rien ne l’interdit : c’est parmi les réponses.
web-why-not-nothing = Aucune règle que je connaisse ne l’interdit.
web-hint = Indice
web-hint-about = Ce que ferait le robot, et ce qui parle pour cette réponse (touche H).
web-hint-thinking = Recherche d’un indice…
web-hint-do = Le faire
web-hint-dismiss = Fermer
web-step-about = Revoir pas à pas ce qui s’est passé
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-step-end = Revenir au jeu
web-showing-skip = Passer
web-showing = Ce qui s’est passé
web-speed = Montrer les coups
web-speed-slow = lentement
web-speed-normal = normalement
web-speed-fast = vite
web-speed-instant = d’un coup
web-forced = Répondre tout seul quand une seule réponse est possible
web-guide = Conseils pour la première partie
web-guide-step = Conseil
web-guide-next = Compris
web-guide-leave = Arrêter les conseils
web-confirm-title = Êtes-vous sûr ?
web-confirm-about = « { $option } » ne peut pas être repris.
web-confirm-yes = { $option }
web-confirm-no = Non, retour
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-start = Début
web-log-fold = { $count ->
    [one] une ligne
   *[other] { $count } lignes
}
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Dire quelque chose à la table
web-chat-send = Envoyer
web-notes = Notes
web-notes-about = Vous seul les voyez.
web-notes-kept = Gardé
web-players = À la table
web-here = présent
web-away = absent
web-watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-tab-table = Table
web-menu = Menu
web-menu-export = Exporter la sauvegarde
web-menu-export-later = Une sauvegarde dit tout : on peut l’avoir quand la partie est finie.
web-menu-links = Liens
web-menu-invite = Invitation pour { $seat }
web-menu-watch = Lien pour regarder
web-menu-carry = Ma place sur un autre appareil
web-menu-link-made = Le lien, pour qui doit l’avoir :
web-menu-resign = Abandonner
web-menu-resign-about = La partie se termine, et vous la perdez.
web-menu-report = Rapport
web-menu-replay = Revoir la partie
web-menu-settings = Réglages
web-menu-leave = Retirer de mes parties
web-menu-leave-about = Elle n’est plus dans votre liste ; son adresse vous y ramène.
web-menu-home = Vers les jeux
web-lobby = En attente d’un joueur
web-lobby-about = Envoyez ce lien à la personne qui jouera { $seat }. Vous pouvez quitter la page : la partie attend.
web-lobby-no-link = { $seat } n’est pas encore là.
web-curtain = Passez l’écran à { $seat }
web-curtain-about = Maintenant, seul { $seat } devrait regarder.
web-curtain-go = Je suis { $seat }
web-reconnecting = La connexion est perdue ; nouvel essai. Rien n’est perdu.
web-stale = La table avait avancé ; voici ce qui est demandé maintenant.
web-closed = Cette table vous est fermée.
web-seat-of = { $seat } : { $name }
web-over = La partie est terminée
web-over-won = Vainqueur : { $who }
web-over-draw = Personne n’a gagné.
web-over-you-won = Vous avez gagné.
web-over-you-lost = Vous avez perdu.
web-over-scores = Score
web-over-fair = Était-ce loyal ?
web-over-fair-about = Avant le premier coup, la table a publié l’empreinte { $commitment } de sa graine. La graine était { $seed } : chacun peut contrôler la sauvegarde avec « landfall verify ».
web-over-again = Rejouer
web-over-look = Regarder la table
web-no-board = Ce jeu n’a pas encore de plateau dessiné : répondez dans la liste.

## Le navigateur : revoir et rapport

web-replay = Revoir la partie
web-replay-title = Revoir { $game }
web-replay-position = Réponse { $n } sur { $length }
web-replay-slider = Endroit de la partie
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-back = Une réponse en arrière
web-replay-on = Une réponse en avant
web-replay-first = Au début
web-replay-last = À la fin
web-replay-eyes = Vu par
web-replay-eyes-open = tous : cartes ouvertes
web-replay-eyes-watch = un spectateur
web-replay-answered = { $seat } : { $option }
web-report = Rapport
web-report-title = Rapport sur { $game }
web-report-outcome = Issue
web-report-players = Joueurs
web-report-answers = Réponses
web-report-time = Temps de réflexion
web-report-counts = Combien de fois
web-report-timeline = Ce qui s’est passé, dans l’ordre
web-report-duration = { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}
web-report-seconds = { $seconds } s
web-report-began = Début : { $when }
web-report-ended = Fin : { $when }
web-report-not-yet = Le rapport est écrit quand la partie est finie.

# Indices, pour tous les jeux.
hint-only = C’est la seule réponse.
hint-plain = C’est ce que choisirait le robot, parmi { $count } réponses.
hint-any = Aucun robot ne connaît ce jeu : une des { $count } réponses, tirée au sort.
hint-title = Indice
