# Les textes propres au serveur ; les autres sont dans les catalogues du noyau et des jeux.
error-bad-database = Impossible d’enregistrer des parties dans cette base de données : { $detail }
error-no-free-port = Aucun port libre n’a été trouvé à partir de { $port }.
error-bad-message = Cette requête n’a pas été comprise : { $detail }
error-foreign-origin = Cette requête vient de la page d’un autre site.
error-unknown-host = Ce serveur ne répond pas au nom { $host }. Si c’est le sien, ajoutez-le au réglage « hosts ».
error-not-json = Le corps de la requête doit être en JSON (Content-Type: application/json).
error-too-large = C’est plus que ce que le serveur accepte en une fois.
error-too-fast = Trop de requêtes. Attendez un instant et réessayez.
error-too-slow = Cela prend trop de temps pour l’instant. Réessayez plus tard.
error-no-such-page = Il n’y a rien ici.
error-no-such-method = Cette opération n’est pas possible ici.
error-unknown-table = Cette table n’existe pas, ou vous n’y avez pas accès.
error-unknown-invitation = Ce lien n’est pas valable ou a été révoqué. Demandez-en un nouveau.
error-link-expired = Ce lien a expiré. Demandez-en un nouveau.
error-bad-name = Ce nom contient des caractères invisibles. Choisissez-en un autre.
error-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
error-seat-not-absent = Cette personne était là il y a moins d’un jour : la place ne peut pas encore être libérée.
error-seat-given-up = Vous avez rendu votre place ; les autres continuent.
error-seat-taken = Cette place est déjà prise. Demandez un lien de spectateur.
error-too-many-sat = Trop de joueurs se sont succédé à cette table. Créez-en une autre.
error-seat-not-yours = Cette place n’est pas la vôtre.
error-seat-lost = Cette place n’est plus à vous.
error-save-while-playing = Une sauvegarde dévoile tout : elle sera disponible une fois la partie terminée.
error-not-finished = Disponible une fois la partie terminée.
error-too-many-undos = Trop de coups ont été annulés à cette table : on ne peut plus rien annuler.
error-stale-answer = La partie a avancé : cette décision n’est plus à prendre.
error-spectators-watch = Un spectateur ne peut que regarder.
error-sandbox-busy = Beaucoup de sauvegardes sont en cours de lecture. Attendez un peu et réessayez.
error-took-too-much = Jouer cette sauvegarde demande trop de temps ou trop de mémoire ; elle n’a pas été chargée.
error-table-set-aside = Cette table est mise de côté pour l’instant : la jouer demandait trop de temps ou de mémoire, ou la personne qui gère ce serveur l’a décidé. Rien n’est perdu : cette personne peut la rouvrir.
error-bot-failed = Le robot qui joue { $seat } n’a pas trouvé de coup, à cause d’une erreur : son coup a été choisi au hasard.
error-bot-too-slow = Le robot qui joue { $seat } a dépassé son temps de réflexion : son coup a été choisi au hasard.
error-storage-failed = L’enregistrement a échoué. Rien n’a changé ; réessayez.
error-fault = Le serveur a rencontré une erreur. Rien n’a changé ; réessayez.
error-no-database = Aucune table de Landfall dans { $where } : { $why }
error-database-too-new = Cette base de données vient d’une version plus récente de Landfall (version { $found } ; celle-ci lit jusqu’à la version { $known }). Mettez d’abord Landfall à jour.
error-database-too-old = Cette base de données est d’une version plus ancienne ({ $found } ; ce Landfall exige { $known }). Sauvegardez-la, puis démarrez une fois le serveur : il la met à jour.
error-bad-backup = { $file } n’est pas une sauvegarde utilisable : { $why }
error-file-exists = { $file } existe déjà et ne sera pas écrasé. Choisissez un autre nom.
error-database-not-empty = { $tables ->
        [one] Il y a { $tables } table
       *[other] Il y a { $tables } tables
    } dans { $where }. Avec --replace, tout y sera d’abord supprimé définitivement.
error-no-such-table = Il n’y a pas de table « { $table } ». La commande « landfall admin list » les montre toutes.
error-nobody-sits = Aucun joueur n’occupe la place « { $seat } ».
error-bad-age = « { $given } » n’est pas une durée. Écrivez un nombre et une unité : 90d (jours), 12h ou 30m.
error-bad-config-file = Le fichier de configuration { $file } est illisible : { $why }
error-unknown-setting = Il n’y a pas de réglage « { $name } ». Vouliez-vous dire : { $known } ?
error-wrong-setting = { $name } ne peut pas valoir « { $value } » : { $why }.
error-setting-out-of-range = { $name } ne peut pas valoir { $value } : il faut un nombre entier de { $least } à { $most }.
why-setting-text = il faut un texte
why-setting-whole = il faut un nombre entier
why-setting-number = il faut un nombre supérieur à 0
why-setting-switch = il faut yes ou no
why-setting-rate = il faut deux nombres : combien par seconde et combien à la fois (20 60)
why-setting-words = il faut une liste de textes séparés par des espaces
why-no-file = ce fichier n’existe pas
why-no-tables = elle est vide ou sert à autre chose
why-no-connection = la base de données ne répond pas
why-not-sqlite = ce n’est pas un fichier SQLite
why-damaged = le fichier est endommagé
outcome-resigned = Abandon : { $seat }.
outcome-closed = La table a été fermée avant la fin de la partie.
serve-address = Landfall tourne sur { $address }
serve-data = Les parties sont enregistrées dans { $where }
serve-other-port = Le port { $port } est occupé ; Landfall utilise le port { $other }.
serve-stop = Ctrl+C pour arrêter ; rien n’est perdu.
admin-sure = Continuer ? (o/N){" "}
admin-nothing-done = Rien n’a été fait.
admin-listed = { $total ->
        [0] Aucune table
        [one] { $total } table
       *[other] { $total } tables
    }, page { $page } sur { $pages }
admin-state-open = ouverte
admin-state-over = finie
admin-state-quarantined = mise de côté
admin-bot = robot { $bot }
admin-seat = { $seat } : { $who }
admin-show-title = { $table } : { $game } { $scenario }
admin-show-state = État : { $state }
admin-show-why = Raison de la mise de côté : { $why }
admin-show-seats = Places : { $who }
admin-show-counts = Coups : { $moves }. Lignes de discussion : { $chat }. Spectateurs : { $watchers }.
admin-show-dates = Créée { $created }, modifiée { $updated } (UTC)
admin-variables = Dans l’environnement : LANDFALL_ et le nom en capitales, par exemple LANDFALL_PORT.
admin-origin-given = ligne de commande
admin-origin-environment = environnement
admin-origin-file = fichier
admin-origin-default = par défaut
admin-close-about = La partie de la table { $table } se termine sans vainqueur ({ $who }). C’est irréversible.
admin-closed = La table { $table } est fermée. Les joueurs présents en sont avertis.
admin-freed = La place { $seat } est libre. Une nouvelle invitation : { $path }
admin-quarantined = La table { $table } est mise de côté. Pour la rouvrir : landfall admin release { $table }
admin-released = La table { $table } est rouverte à ses joueurs.
admin-delete-about = { $tables ->
        [one] { $tables } table va être supprimée
       *[other] { $tables } tables vont être supprimées
    } définitivement ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }). Sauvegardez d’abord : landfall admin backup FICHIER
admin-would-delete = { $tables ->
        [0] Aucune table ne serait supprimée.
        [one] { $tables } table serait supprimée (coups : { $moves }).
       *[other] { $tables } tables seraient supprimées (coups : { $moves }).
    }
admin-deleted = Tables supprimées : { $tables }. Coups : { $moves }. Invités sans table : { $guests }.
admin-backed-up = { $file } contient { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Le secret de signature s’y trouve : gardez ce fichier pour vous.
admin-replace-about = Tout le contenu de { $where } va être supprimé définitivement, et remplacé par la sauvegarde.
admin-restored = { $where } contient maintenant { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
admin-secret-about = Les cookies et liens existants cessent aussitôt de fonctionner : tous les joueurs perdent leur place, et même la personne qui a créé une table ne peut plus l’ouvrir. Redonnez ensuite les places une à une : landfall admin free TABLE PLACE. À faire quand quelqu’un d’autre connaît le secret.
admin-secret-new = Un nouveau secret a été créé. Les cookies et liens existants ne sont plus valables.
