# What the server says by itself; everything else is in the core's and the games' catalogues.
error-bad-database = This is no database that games can be kept in: { $detail }
error-no-free-port = No free port was found from { $port } on.
error-bad-message = This request was not understood: { $detail }
error-foreign-origin = This request comes from another site's page.
error-not-json = A request's body must be JSON (Content-Type: application/json).
error-too-large = This is more than the server accepts at once.
error-too-fast = That was too fast. Wait a moment and try again.
error-no-such-page = There is nothing here.
error-no-such-method = That can't be done here.
error-unknown-table = There is no such table, or it is not yours to see.
error-unknown-invitation = This link is not valid, or it was revoked. Ask for a new one.
error-seat-taken = Somebody already sits there. Ask for a link to watch.
error-seat-not-yours = That seat is not yours.
error-seat-lost = This seat was taken back.
error-save-while-playing = A save tells everything; it can be had when the game is over.
error-not-finished = That can be seen when the game is over.
error-stale-answer = The table has moved on: that is no longer asked.
error-spectators-watch = Spectators only watch.
error-storage-failed = It could not be stored. Nothing has changed; try again.
error-fault = Something went wrong on the server. Nothing has changed; try again.
error-no-database = There are no tables of Landfall in { $where }: { $why }
error-database-too-new = A newer Landfall has used this database (version { $found }; this one knows up to { $known }). Update Landfall first.
error-database-too-old = This database is of an older version ({ $found }; this Landfall needs { $known }). Back it up, then start the server once: it brings it up to date.
error-bad-backup = { $file } is no backup that can be used: { $why }
error-file-exists = { $file } is there already, and nothing is written over. Choose another name.
error-database-not-empty = { $tables ->
        [one] There is { $tables } table
       *[other] There are { $tables } tables
    } in { $where }. With --replace they are deleted first, for good.
error-no-such-table = There is no table “{ $table }”. The command “landfall admin list” shows them all.
error-nobody-sits = No player sits at “{ $seat }”.
error-bad-age = “{ $given }” is no age. Write a number and a unit: 90d, 12h or 30m.
error-bad-config-file = The configuration file { $file } can’t be read: { $why }
error-unknown-setting = There is no setting “{ $name }”. Perhaps you mean: { $known }.
error-wrong-setting = { $name } can’t be “{ $value }”: { $why }.
error-setting-out-of-range = { $name } can’t be { $value }: a whole number from { $least } to { $most } is needed.
error-table-set-aside = This table is set aside for now. Ask the person who runs the server.
why-setting-text = a text is needed
why-setting-whole = a whole number is needed
why-setting-number = a number greater than 0 is needed
why-setting-switch = yes or no is needed
why-setting-rate = two numbers are needed, so many per second and so many at once (20 60)
why-setting-words = a list of texts is needed, with spaces between them
why-no-file = there is no such file
why-no-tables = it is a database of something else, or an empty one
why-no-connection = the database does not answer
why-not-sqlite = it is not an SQLite file
why-damaged = it is damaged
outcome-resigned = Resigned: { $seat }.
outcome-closed = The table was closed before the game was over.
serve-address = Landfall is at { $address }
serve-data = Games are kept in { $where }
serve-other-port = Port { $port } is in use; port { $other } is used instead.
serve-stop = Ctrl+C ends it; nothing is lost.
admin-sure = Go on? (y/N){" "}
admin-nothing-done = Nothing was done.
admin-listed = { $total ->
        [0] No tables
        [one] { $total } table
       *[other] { $total } tables
    }, page { $page } of { $pages }
admin-state-open = open
admin-state-over = over
admin-state-quarantined = set aside
admin-bot = bot { $bot }
admin-seat = { $seat }: { $who }
admin-show-title = { $table }: { $game } { $scenario }
admin-show-state = State: { $state }
admin-show-why = Set aside because: { $why }
admin-show-seats = Seats: { $who }
admin-show-counts = Moves: { $moves }. Lines of chat: { $chat }. Spectators: { $watchers }.
admin-show-dates = Made { $created }, changed { $updated } (UTC)
admin-variables = In the environment: LANDFALL_ and the name in capitals, such as LANDFALL_PORT.
admin-origin-given = command line
admin-origin-environment = environment
admin-origin-file = file
admin-origin-default = built in
admin-close-about = The game at { $table } ends without a winner ({ $who }). This can’t be undone.
admin-closed = { $table } is closed. The players at the table are told.
admin-freed = { $seat } is free. A new invitation: { $path }
admin-quarantined = { $table } is set aside. Release it with: landfall admin release { $table }
admin-released = { $table } is open to its players again.
admin-delete-about = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } will be deleted for good. Back up first: landfall admin backup FILE
admin-would-delete = { $tables ->
        [0] No table would be deleted.
        [one] { $tables } table would be deleted (moves: { $moves }).
       *[other] { $tables } tables would be deleted (moves: { $moves }).
    }
admin-deleted = Tables deleted: { $tables }. Moves: { $moves }. Guests without a table: { $guests }.
admin-backed-up = { $file } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. The signing secret is in it: keep it to yourself.
admin-replace-about = Everything in { $where } will be deleted for good, and the backup put in its place.
admin-restored = { $where } now holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
admin-secret-about = Every cookie and every link of before becomes void, at once: all players lose their seats, and even the maker of a table can no longer open it. Then give the seats out again, one by one: landfall admin free TABLE SEAT. This is for a secret that somebody else knows.
admin-secret-new = A new secret is drawn. Cookies and links of before are void.
