# The server's own texts; all others are in the catalogues of the core and of the games.
error-bad-database = Games can’t be stored in this database: { $detail }
error-no-free-port = No free port found from { $port } upwards.
error-bad-message = This request could not be read: { $detail }
error-foreign-origin = This request comes from another site’s page.
error-unknown-host = This server does not go by the name { $host }. Add it to the setting “hosts” if it should.
error-not-json = The request body must be JSON (Content-Type: application/json).
error-too-large = That is more than the server accepts at once.
error-too-fast = Too many requests. Wait a moment and try again.
error-too-slow = This takes too long at the moment. Try again later.
error-no-such-page = There is nothing here.
error-no-such-method = That request is not possible here.
error-unknown-table = This table does not exist, or you have no access to it.
error-unknown-invitation = This link is invalid or has been revoked. Ask for a new one.
error-link-expired = This link has expired. Ask for a new one.
error-bad-name = This name contains invisible characters. Choose another.
error-name-taken = Another player at this table already has that name. Choose another.
error-seat-not-absent = This player was here less than a day ago: the seat can’t be freed yet.
error-seat-given-up = You have given up your seat; the others play on.
error-seat-taken = This seat is taken. Ask for a spectator link.
error-too-many-sat = Too many players have come and gone at this table. Start a new one.
error-seat-not-yours = That seat is not yours.
error-seat-lost = You no longer hold this seat.
error-save-while-playing = A save gives everything away, so it is available once the game is over.
error-not-finished = You can see this once the game is over.
error-too-many-undos = Too many moves have been undone at this table: no more can be.
error-stale-answer = The game has moved on: that decision is no longer open.
error-spectators-watch = Spectators can only watch.
error-sandbox-busy = Many saves are being read at the moment. Wait a little and try again.
error-took-too-much = This save takes too long to play, or too much memory; it was not loaded.
error-table-set-aside = This table is set aside for now: playing it took too long or too much memory, or an administrator decided so. Nothing is lost: an administrator can reopen it.
error-bot-failed = The bot for { $seat } found no move because of a fault, so its move was chosen at random.
error-bot-too-slow = The bot for { $seat } ran out of time, so its move was chosen at random.
error-storage-failed = This could not be saved. Nothing has changed; try again.
error-fault = Something went wrong on the server. Nothing has changed; try again.
error-no-database = No Landfall tables in { $where }: { $why }
error-database-too-new = This database comes from a newer version of Landfall (version { $found }; this version reads up to { $known }). Update Landfall first.
error-database-too-old = This database is from an older version ({ $found }; this version needs { $known }). Back it up, then start the server once to upgrade it.
error-bad-backup = { $file } is not a usable backup: { $why }
error-file-exists = { $file } already exists and will not be overwritten. Choose another name.
error-database-not-empty = { $tables ->
        [one] There is { $tables } table
       *[other] There are { $tables } tables
    } in { $where }. With --replace, they will first be deleted for good.
error-no-such-table = No table is called “{ $table }”. Run “landfall admin list” to see them all.
error-nobody-sits = No player sits at “{ $seat }”.
error-bad-age = “{ $given }” is not a valid age. Write a number and a unit: 90d, 12h or 30m.
error-bad-config-file = The configuration file { $file } can’t be read: { $why }
error-unknown-setting = No setting is called “{ $name }”. Did you mean { $known }?
error-wrong-setting = { $name } can’t be “{ $value }”: { $why }.
error-setting-out-of-range = { $name } can’t be { $value }: a whole number from { $least } to { $most } is needed.
why-setting-text = a text is needed
why-setting-whole = a whole number is needed
why-setting-number = a number greater than 0 is needed
why-setting-switch = yes or no is needed
why-setting-rate = two numbers are needed: how many per second, and how many at once (20 60)
why-setting-words = a list of words is needed, separated by spaces
why-no-file = there is no such file
why-no-tables = it is empty, or belongs to something else
why-no-connection = the database is not responding
why-not-sqlite = it is not an SQLite file
why-damaged = it is damaged
outcome-resigned = Resigned: { $seat }.
outcome-closed = The table was closed before the game was over.
serve-address = Landfall is running at { $address }
serve-data = Games are saved in { $where }
serve-other-port = Port { $port } is in use; using port { $other } instead.
serve-stop = Press Ctrl+C to stop; nothing will be lost.
admin-sure = Continue? (y/N){" "}
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
admin-show-dates = Created { $created }, changed { $updated } (UTC)
admin-variables = In the environment: LANDFALL_ and the name in capitals, such as LANDFALL_PORT.
admin-origin-given = command line
admin-origin-environment = environment
admin-origin-file = file
admin-origin-default = built in
admin-close-about = The game at { $table } ends without a winner ({ $who }). This can’t be undone.
admin-closed = { $table } is closed. The players at the table have been notified.
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
admin-secret-about = All existing cookies and links stop working at once: every player loses their seat, and even the creator of a table can no longer open it. Give the seats back one by one: landfall admin free TABLE SEAT. Use this when someone else knows the secret.
admin-secret-new = A new secret has been created. Existing cookies and links no longer work.
