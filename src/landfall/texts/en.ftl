### Texts that belong to no game: errors, the command line, the frame around the table.

## Errors

error-landfall-error = Something went wrong.
error-no-playwright = This benchmark needs Playwright, which is not installed. It is a development dependency: run script/setup, or pip install playwright.
error-no-chromium = This benchmark needs Chromium, and none was found. On Debian: sudo apt install chromium. Or point to yours: LANDFALL_CHROMIUM=/path/to/chromium
error-unknown-game = No game is called “{ $name }”. Available: { $known }.
error-unknown-scenario = { $game } has no scenario “{ $name }”. Available: { $known }.
error-unknown-seat = No seat is called “{ $name }”. Available: { $known }.
error-unknown-bot = No bot is called “{ $name }”. Available: { $known }.
error-unknown-option = No option is called “{ $name }” here. Available: { $known }.
error-bad-option = “{ $name }” can’t be “{ $value }”. Allowed: { $allowed }.
error-options-clash = These options can’t be combined this way: { $options } (rule { $rule }).
error-unknown-rule = { $game } has no rule “{ $number }”.
error-not-offered = “{ $option }” is not one of the choices (rule { $rule }).
error-not-your-turn = It is not your turn: there is no question for you right now.
error-game-over = The game is over.
error-nothing-to-undo = Nothing to undo: since your last move, chance has been involved, something was revealed, or another player has moved.
error-no-hints = No hints when you play against someone else.
error-save-broken = This is not a complete Landfall save ({ $detail }).
error-save-too-new = This save comes from a newer version of Landfall (format { $format }; this version reads up to { $known }).
error-save-does-not-fit = This game no longer plays out as it was saved, from move { $answer } on ({ $why }).
error-snapshot-broken = This stored state can’t be read ({ $detail }).
error-position-broken = This position can’t be set up ({ $detail }).
error-pack-broken = The data file { $file } is broken: { $detail }.
error-pack-broken-record = The data file { $file } is broken at record { $record }: { $detail }.
error-pack-broken-field = The data file { $file } is broken at { $field }: { $detail }.
error-pack-broken-record-field = The data file { $file } is broken at record { $record }, field { $field }: { $detail }.
error-invariant-broken = The game reached an impossible state. This is our bug ({ $detail }).
error-file-trouble = The file { $file } can’t be used ({ $detail }).
error-bad-setting = “{ $given }” should look like { $form }.
error-wrong-save = { $file } is a save of { $found }, not of { $wanted }.
error-too-many-bots = { $given } bots were named for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } of { $game }: name one for all seats, or one per seat.
error-not-a-pack = { $folder } contains no folder named after a game ({ $known }).
error-empty-shelf = No games are installed yet.

## Reasons, named by errors

why-format = no format is given
why-not-a-save = this file is not a Landfall save, or not a complete one
why-size = it is too large
why-answers = it contains more moves than any game can have
why-long = a list or a text in it is too long
why-deep = its lists are nested too deeply
why-number = a number in it is too large
why-kind = it contains something other than numbers, texts and lists
why-no-way-on = the rules can’t continue from it
why-too-long = playing it took too long, or too much memory
why-seed = the seed does not match
why-rules = the rules have changed since
why-data = the components have changed
why-answer = a recorded move is not legal
why-hash = the final position does not match
why-waypoint = a snapshot in it does not match the moves before it
why-outcome = the result does not match
why-no-such-record = the built-in pack has no such record
why-no-such-file = the built-in pack has no such file
why-no-such-section = the built-in file has no such section
why-list-of-records = a list of records is expected
why-key-twice = the key is used twice

## The command line

cli-landfall = A digital table for board games about the landings of the Second World War.
cli-play = Play in the terminal.
cli-serve = Play in the browser.
cli-games = List the games.
cli-selfplay = Let bots play many games.
cli-replay = Print the log of a saved game.
cli-verify = Replay a save and check that it ends as recorded.
cli-rules = Show rules by number; with “coverage”, which of them are cited in code and tests.
cli-data = Component packs.
cli-data-check = Check the packs and show how certain their values are.
cli-bench = Run the benchmarks against their targets.
cli-admin = Run a server: its tables, backups, secret and settings.
cli-admin-list = List tables, most recently changed first.
cli-admin-show = Show one table.
cli-admin-close = End a game that is not over. Nobody wins.
cli-admin-free = Free a player’s seat and print a new invitation to it.
cli-admin-quarantine = Set a table aside: nobody gets in, and its bots stop.
cli-admin-release = Reopen a table that was set aside.
cli-admin-delete = Delete tables that have not changed for a while.
cli-admin-backup = Back up everything to a new file while the server runs.
cli-admin-restore = Restore a backup into a database.
cli-admin-new-secret = Create a new signing secret. All existing cookies and links stop working.
cli-admin-settings = List the settings, with where each value comes from.
cli-arg-table = The id of a table: the end of its address.
cli-arg-seat = The seat.
cli-arg-backup = A backup: an SQLite file.
cli-opt-config = A TOML file with settings; default: the file named by LANDFALL_CONFIG.
cli-opt-yes = Skip the confirmation.
cli-opt-of-game = Only tables of this game.
cli-opt-state = Only tables that are open, over or quarantined.
cli-opt-player = Only tables of players whose name contains this.
cli-opt-older-than = Only tables unchanged for this long: 90d, 12h or 30m.
cli-opt-limit = Tables per page.
cli-opt-page = The page number.
cli-opt-why = The reason, shown in the list.
cli-opt-dry-run = Only count.
cli-opt-replace = Delete what is in the database first.
cli-arg-bench = A game, “server” or “browser”; default: all games.
cli-arg-game = The game.
cli-arg-scenario = The scenario; default: the first one.
cli-arg-scenario-all = The scenario, or “all”.
cli-arg-save = A save.
cli-arg-number = A rule’s number.
cli-arg-pack = A folder of packs; default: your own.
cli-arg-rules = A game, or “coverage”.
cli-opt-lang = The language: fr or en.
cli-opt-seat = Who plays which seat: SEAT=me or SEAT=BOT.
cli-opt-seed = The seed for every draw and roll.
cli-opt-option = An option of the game: NAME=VALUE.
cli-opt-save = Where to save the game.
cli-opt-load = A save to resume.
cli-opt-ask-always = Always ask, or never ask, when there is only one choice. Default: ask only if several players share the keyboard.
cli-opt-port = The port; if it is taken, the next free one.
cli-opt-host = The address to listen on; 0.0.0.0 opens the table to your network.
cli-opt-database = The database for the tables, as a URL.
cli-opt-open = Open the browser as well.
cli-opt-file = With a number: which code cites the rule and which tests are named after it.
cli-opt-json = Output as JSON.
cli-opt-games = Games per scenario.
cli-opt-bots = One bot for all seats, or one per seat, separated by commas.
cli-opt-jobs = Number of processes; default: one per core.
cli-opt-vary-options = Draw each game’s options at random (default with “all”, unless you set options).
cli-opt-each = Also write one line of JSON per game to this file: seed, options, winner, scores.
cli-opt-to = Stop after this move.
cli-opt-as-seat = Show what this seat saw; default: everything.

## Tables printed by the command line

head-game = Game
head-title = Title
head-players = Players
head-scenarios = Scenarios
head-scenario = Scenario
head-options = Options
head-bots = Bots
head-seats = Seats
head-minutes = Minutes
head-games = Games
head-finished = Finished
head-errors = Errors
head-decisions = Decisions
head-mean = Moves
head-speed = Per second
head-winners = Won by
head-endings = Ended by
head-rules = Rules
head-cited = In code
head-tested = Tested
head-missing = Missing
head-file = File
head-records = Records
head-certainty = Certainty
head-measure = Measured
head-figure = Value
head-target = Target
head-number = No.
head-table = Table
head-state = State
head-moves = Moves
head-updated = Changed (UTC)
head-who = Who
head-setting = Setting
head-value = Value
head-origin = From

rule-cited = { $count ->
    [0] No code cites it.
    [one] Cited in one place:
   *[other] Cited in { $count } places:
}
rule-tested = { $count ->
    [0] No test is named after it.
    [one] One test is named after it:
   *[other] { $count } tests are named after it:
}

winner-draw = nobody
winner-share = { $who } { $games } ({ $percent }%)
selfplay-failed = { $game } { $scenario }, game { $number }: { $what }
selfplay-kept = Game saved in { $file }: landfall replay { $file }
verify-good = The save is valid: { $game } { $scenario }, { $answers ->
        [one] { $answers } move
       *[other] { $answers } moves
    }, final state { $hash }.
verify-seed = The seed { $seed } matches the published fingerprint { $commitment }.
verify-commitment = This holds if the table showed { $commitment } during the game: that fingerprint covers the game, its options, its components, its start and every share in the seed { $seed }.
deal-plain = A clean deal: nobody could know the draws in advance.
deal-marked = Not a clean deal.
deal-position = The position was set up by hand, not dealt by the rules.
deal-imported = The game comes from a file: its owner may know everything in it, including the seed.
deal-seed = The seed was chosen, not drawn.
deal-saved = The game was saved while only one player was at the table: that player may know the seed.
deal-old = Started with an older version, whose fingerprint covered only the seed.
deal-anew = Everything was dealt again when another player sat down.
deal-since = All later draws were changed when another player sat down; anything already on the table may be known.
deal-share = { $seat } added { $share } to the seed after { $answers ->
        [one] { $answers } move
       *[other] { $answers } moves
    }.
replay-at = After move { $number }
replay-asked = Decision pending
data-good = All packs are valid.
certainty-rulebook = rulebook
certainty-seen = seen
certainty-sourced = sourced
certainty-published = published
certainty-inferred = inferred
certainty-reconstructed = reconstructed
certainty-owner = from your box
certainty-none = unmarked
bench-decisions = decisions per second, with the list of options
bench-decisions-view = decisions per second, with the player’s view
bench-clone-us = cloning a state, µs
bench-save-ms = writing a save of 300 moves, ms
bench-load-ms = loading a save of 300 moves, ms
bench-replay = moves replayed per second
bench-undo-ms = undoing the last move of a long game, ms
bench-wake-ms = opening a long game from its last snapshot, ms
bench-widest-ms = listing the options of the question that has the most, ms
bench-decisions-share = decisions per second, relative to the first scenario measured
bench-wake-table-ms = reopening a stored table, ms
bench-wake-undo-ms = undoing the last move of a reopened table, ms
bench-wake-long-ms = reopening a table of 20,000 moves and undoing the last one, ms
bench-thumb-game-s = a full game by the standard bot, s
bench-growth = time per move at the end of a full game, relative to the beginning
bench-load-game-s = loading and verifying the save of a full game, s
bench-open-game-s = opening that save to continue, s
bench-clone-with = cloning a state with two sides, relative to one side
bench-decisions-with = decisions per second with two sides, relative to one side
bench-server-paced-answers = tables at a steady pace: moves per second
bench-server-paced-p50 = tables at a steady pace: median wait, ms
bench-server-paced-p99 = tables at a steady pace: 99th-percentile wait, ms
bench-server-paced-cpu = tables at a steady pace: cores in use
bench-server-paced-answers-per-cpu-second = tables at a steady pace: moves per CPU second
bench-server-saturated-answers = tables at full speed: moves per second
bench-server-saturated-p50 = tables at full speed: median wait, ms
bench-server-saturated-p99 = tables at full speed: 99th-percentile wait, ms
bench-server-saturated-cpu = tables at full speed: cores in use
bench-server-saturated-answers-per-cpu-second = tables at full speed: moves per CPU second
bench-browser-home-ms = home page, first visit: ready to click, ms
bench-browser-home-kb = home page, first visit: data transferred, kB
bench-browser-board-ms = Omaha’s board, first visit: ready to play, ms
bench-browser-board-kb = Omaha’s board, first visit: data transferred, kB
bench-browser-pan-fps = Omaha’s board dragged: frames per second
bench-browser-pan-p50 = Omaha’s board dragged: frame time, median, ms
bench-browser-pan-p95 = Omaha’s board dragged: frame time, 95th percentile, ms
bench-browser-map-ms = a made-up map of 1,300 hexes and 150 counters: drawn, ms
bench-browser-map-kb = a made-up map, first visit: data transferred, kB
bench-browser-map-pan-fps = a made-up map, dragged: frames per second
bench-browser-map-pan-p50 = a made-up map, dragged: frame time, median, ms
bench-browser-map-pan-p95 = a made-up map, dragged: frame time, 95th percentile, ms
bench-browser-west-ms = the west of Crete, first visit: ready to play, ms
bench-browser-west-kb = the west of Crete, first visit: data transferred, kB
bench-browser-west-pan-fps = the west of Crete, dragged: frames per second
bench-browser-west-pan-p50 = the west of Crete, dragged: frame time, median, ms
bench-browser-west-pan-p95 = the west of Crete, dragged: frame time, 95th percentile, ms
bench-met = met
bench-missed = missed

## The table in the terminal

menu-welcome = Landfall
menu-about = Unofficial: the games belong to their authors and publishers.
menu-games = What would you like to play?
menu-language = en français
menu-continue = Resume: { $game }, { $scenario }
menu-scenarios = Which scenario?
menu-options = Change an option, or press Enter to start
menu-seats = Which side do you play?
menu-everybody = several players at this keyboard
menu-choice = Your choice (q to quit)
menu-between = Please enter a number from { $least } to { $most }.
table-title = { $game } · { $scenario }
table-kept = Saved in { $file }
table-who = { $seat }: { $who }
table-who-me = a player
table-who-bot = bot ({ $bot })
table-asked = { $seat }: your turn
table-begins = Start of the game
table-news = Since your last move
table-news-all = What everyone saw
table-log = Log
table-nothing-yet = Nothing has happened yet.
table-prompt = { $seat }, your choice (? for help)
table-forced = Only one choice: { $option }
table-undone = Undone.
table-saved = Saved in { $file }
table-bye = Game saved in { $file }. To resume: landfall play --load { $file }
table-not-understood = “{ $given }” is not a choice. Type a number, or “?” for help.
table-several = That could be { $some }{ $more ->
        [0] .
       *[other] , and { $more } more.
    } Type more of it, or a number.
table-by-name = Type a number, or enough words to identify a choice.
table-number-range = { $count ->
        [one] 1 is the only choice.
       *[other] Choices run from 1 to { $count }.
    }
table-curtain = Pass the keyboard to { $seat }
table-curtain-enter = Nobody else looking? Press Enter.
table-over = The game is over.
table-winners = Victory: { $seats }
table-draw = Nobody won.
table-scores = Score
table-seed = The seed was { $seed }. Anyone can check the game: landfall verify { $file }
table-nothing-forbids = I know of no rule against that.
table-nothing-to-see = Nothing more to say about “{ $name }”.
help-title = Commands
help-number = choose that option
help-name = choose the option containing these words
help-undo = undo your last move, as long as nothing new has been revealed
help-rule = summary of a rule
help-board = show the table again
help-log = everything you have seen happen, or the last 20 lines
help-why = the rule behind an option
help-why-not = which rule forbids something
help-hint = a hint: a suggested move, and why
help-look = details about something on the board
help-save = save (every move is saved anyway)
help-quit = stop here; the game is saved

## The table in the browser: everywhere

web-title = { $page } · Landfall
web-skip-link = Skip to content
web-language = Language
web-language-fr = Français
web-language-en = English
web-theme = Theme
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-theme-now = Theme: { $theme }
web-notice = Unofficial. The games belong to their authors and publishers; all pictures and texts here are our own.
web-loading = One moment…
web-trouble = That didn’t work.
web-try-again = Try again
web-to-home = Back to the games
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-offline = The server is not responding. Check that it is running, then try again.
web-nothing-here = There is nothing at this address.
web-rule = Rule { $number }
web-rule-open = Rule { $number }: read it
web-rule-unknown = No summary for this rule.
web-rules = Rules
web-rules-search = Search the rules
web-rules-following = The rest of this chapter
web-rules-count = { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-none = No rule contains “{ $asked }”.
web-rule-pin = Keep open while you play
web-rule-read = All the rules, in a new tab
web-rule-example = Example:
web-glossary = Glossary
web-glossary-search = Search the glossary
web-glossary-none = No term contains “{ $asked }”.
web-rule-words = Terms
web-rule-page = Rules booklet, page { $page }
web-rule-page-scenarios = Scenario booklet, page { $page }
web-rule-page-expansion = Expansion booklet, page { $page }
web-rule-page-exclusive = Exclusive rules booklet, page { $page }
web-minutes = { $least }⁠–⁠{ $most } min
web-hours = { $least }⁠–⁠{ $most } h
web-updated = Last move: { $when }
web-bot = bot ({ $name })
web-bot-thumb = standard
    .the = the standard bot
    .about = Plays fast and sensibly.
web-bot-random = random
    .the = the random bot
    .about = Plays any legal move: good for trying things out.
web-bot-search = looks ahead
    .the = the bot that looks ahead
    .about = Takes a few seconds and plays best.
web-you = you
web-someone = a guest
web-free-seat = open seat

## The browser: home

web-home = The games
web-home-lead = A table that knows the rules: it sets up the game, deals, resolves every effect and tells you why.
web-home-continue = Continue
web-home-first = First time here?
web-home-first-go = Play your first night
web-home-won = { $won ->
    [one] 1 of { $of } scenarios won
   *[other] { $won } of { $of } scenarios won
    }
web-record = My record
web-record-of = { $won ->
   *[other] won of { $of } on this device
}
web-record-last = The last ten games
web-record-game = { $won } of { $of }
web-start-presets = Which version of the game
web-start-options-all = All settings ({ $count })
web-home-play = Play
web-home-rules-label = Rules of { $game }
web-home-play-label = Play { $game }
web-home-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
}
web-home-scenarios = { $count ->
    [one] one scenario
   *[other] { $count } scenarios
}
web-mine = My games
web-mine-empty = No games yet. Pick one above: against a bot you can start right away.
web-mine-yours = Your turn
web-mine-waiting = Waiting for { $who }
web-mine-open = A seat is still open
web-mine-over = Finished
web-mine-aside = Set aside
web-mine-watching = Watching
web-mine-go = Open
web-mine-against = against { $names }
web-mine-with = with { $names }
web-mine-leave = Remove from my list
    .label = Remove { $what } from my list
    .sure = This game is not over. You keep your seat, but only the table’s address will lead back to it.
web-join-title = Join with a link
web-join-paste = Paste the link you were sent
web-join-go = Join
web-join-wrong = That is not a link to a Landfall table (those contain “/join/”).
web-import-title = Load a save
web-import-drop = Drop a save here, or choose a file
web-import-choose = Choose a file
web-import-side = Play as
web-import-go = Load
web-import-refused = This save could not be loaded: { $why }
web-import-against = Other seats are played by

## The browser: starting a game

web-start = New game
web-start-title = { $game }: new game
web-start-table = At the table
web-start-changed = { $preset }, changed
web-start-seats = { $count ->
    [one] one unit
   *[other] { $count } units
    }
web-start-scenario = Scenario
web-start-objective = Objective
web-start-side = Your side
web-start-side-both = Both
web-start-opponent = Opponent
web-start-seat-for = { $seat }: who plays?
web-start-me = You
web-start-solo = Solo
web-start-against = You play { $seat } against { $whom }
web-start-invited = a player you invite
web-start-link = Another player, by link
web-start-link-about = You get a link to send. Play live, or one move per day.
web-start-both = Both sides on this screen
web-start-both-about = A curtain hides the hands while you pass the screen.
web-start-both-open = Nothing is hidden in this game: the question says whose turn it is.
web-start-options = Options
web-start-options-default = default
web-start-clash = These can’t be combined: { $chosen } (rule { $rule }). Change one of them.
web-start-yes = yes
web-start-no = no
web-start-more = More
web-start-seed = Seed (optional)
web-start-seed-about = The same seed gives the same luck. Leave it empty for a random one.
web-start-name = Your name at the table
web-start-go = Start
web-start-provenance = Where the values come from

## The browser: invitations

web-invitation = Invitation
web-invitation-seat = { $from } invites you to play { $game }, { $scenario }, as { $seat }.
web-invitation-carry = This link opens your seat ({ $seat }) in { $game }, { $scenario }, on this device.
web-invitation-watch = { $from } invites you to watch { $game }, { $scenario }.
web-invitation-taken = This seat is taken.
web-invitation-taken-next = If you took it yourself, open the table in that browser, or create a link there to bring your seat here. Otherwise, ask for a spectator link.
web-invitation-sit = Take the seat
web-invitation-watch-go = Watch
web-invitation-mine = This seat is already yours.
web-invitation-return = Back to the table
web-key = A key to a seat
web-invitation-fresh = When you take the seat, your browser adds its own share to the seed, so that nobody can know the draws in advance.
web-invitation-key = This link is the key to a seat that { $count ->
        [one] another device holds
       *[other] { $count } other devices hold
    }. Anyone who has it sees the same hand. If you were invited to play, do not use it: ask for an invitation.
web-invitation-key-go = It is my seat: open it here

## The browser: at the table

web-table-title = { $game } – { $scenario }
web-table-yours = Your turn
web-board = The board
web-asked = Your decision
web-answers = Choices
web-answers-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
web-answers-keys = Keys: 1–9 or arrows to choose, Enter to confirm, Esc to cancel.
web-answer-forced = Only one choice: it is played for you.
web-sending = Sending…
web-waiting-for = Waiting for { $who }
web-thinking = { $who }: thinking…
web-watching = You are watching.
web-undo = Undo
    .about = Undoes your last move, as long as nothing new has been revealed (key U).
web-undo-done = Undone.
web-why-not = Why not?
web-why-not-on = Tap what you would like to do. Tap “Why not?” again to stop.
web-why-not-allowed = Nothing forbids it: it is one of your choices.
web-why-not-nothing = I know of no rule against that.
web-hint = Hint
web-hint-about = What the bot would do, and why (key H).
web-hint-thinking = Looking for a hint…
web-hint-do = Do it
web-hint-dismiss = Dismiss
web-step-about = Step through earlier events
web-step-back = Step back
web-step-on = Step forward
web-step-end = Back to the game
web-showing-next = Next (space)
web-next-unit = Next unit
web-showing-skip = Skip
web-showing = What happened
web-speed = Animation speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = instant
web-forced = Play automatically when there is only one choice
web-guide = Tips for the first game
web-guide-step = Tip
web-guide-next = Got it
web-guide-leave = Turn tips off
web-confirm-title = Are you sure?
web-confirm-about = “{ $option }” can’t be undone.
web-confirm-yes = { $option }
web-confirm-no = Go back
web-side = Show the log beside the board
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-start = Start of the game
# The log of a long game begins with its last lines. `cut` is the heading of the first of them.
web-log-earlier = Show earlier lines
web-log-cut = Earlier in the turn
web-log-fold = { $count ->
    [one] one line
   *[other] { $count } lines
}
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-write = Write to the table
web-chat-send = Send
web-notes = Notes
web-notes-about = Only you can see these.
web-notes-kept = Saved
web-players = At the table
web-here = online
web-away = away
web-devices = on { $count } devices
web-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-tab-table = Table
web-menu = Menu
web-menu-export = Export the save
web-menu-export-later = A save gives everything away, so you can export it once the game is over.
web-menu-links = Links
web-menu-invite = Invitation for { $seat }
web-menu-watch = Spectator link
web-menu-carry = Open my seat on another device
web-menu-only-here = Only on this device
web-menu-only-here-about = Other devices lose the seat, and its links stop working.
web-menu-renew = New link for { $seat }
web-menu-renew-about = Earlier links stop working.
web-menu-seats = Seats
web-menu-free = Free: { $seat }
web-menu-free-about = Someone else can then take this seat. You can free another player’s seat once it has been empty for a day.
web-menu-bot = A bot for { $seat }
web-menu-shut = Close the table
web-menu-shut-about = The game ends for everyone, without a winner.
web-menu-resign-partners = Your seat becomes free, and the others play on.
web-menu-link-made = Send this link:
web-menu-resign = Resign
web-menu-resign-about = The game ends and you lose.
web-menu-report = Report
web-menu-replay = Replay
web-menu-settings = Settings
web-menu-leave = Remove from my games
web-menu-leave-about = The game leaves your list; its address still works.
web-menu-home = Back to the games
web-lobby = Waiting for a player
web-lobby-about = Send this link to the player who takes { $seat }. You can leave the page: the game will wait.
web-lobby-no-link = Still waiting for { $seat }.
web-curtain = Pass the screen to { $seat }
web-curtain-about = Only { $seat } should be looking now.
web-curtain-go = Continue as { $seat }
web-reconnecting = Connection lost. Reconnecting… Your game is safe.
web-stale = The game has moved on. Here is the current decision.
web-closed = You no longer have access to this table.
web-seat-of = { $seat }: { $name }
web-over = The game is over
web-over-won = Won by { $who }
web-over-draw = Nobody won.
web-over-you-won = You have won.
web-over-you-lost = You have lost.
web-over-scores = Score
web-over-score-of = Score of { $seat }
web-over-fair = Provably fair
web-over-fair-about = Before the first move, the table published the fingerprint { $commitment } of its seed. The seed was { $seed }. Anyone can check the save with “landfall verify”.
web-ending-won = Victory
web-ending-lost = Defeat
web-ending-level = The end
web-over-rematch = Rematch
web-over-swap = Swap sides
web-over-another = Another scenario
web-over-look = View the board
web-no-board = This game has no board yet: choose from the list.

## The browser: replay and report

web-replay = Replay
web-replay-title = Replay of { $game }
web-replay-position = Move { $n } of { $length }
web-replay-slider = Position in the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = Previous move
web-replay-on = Next move
web-replay-first = To the start
web-replay-last = To the end
web-replay-eyes = Point of view
web-replay-eyes-open = everyone (open hands)
web-replay-eyes-watch = spectator
web-replay-answered = { $seat }: { $option }
web-report = Report
web-report-title = { $game }: game report
web-report-outcome = Outcome
web-report-players = Players
web-report-answers = Moves
web-report-time = Thinking time
web-report-counts = Totals
web-report-timeline = Timeline
web-report-duration = { $minutes ->
    [0] under a minute
    [one] one minute
   *[other] { $minutes } minutes
}
web-report-seconds = { $seconds } s
web-report-began = Began { $when }
web-report-ended = Ended { $when }
web-report-not-yet = The report will be ready when the game is over.

# Hints, for any game.
hint-only = It is your only choice.
hint-plain = It is the bot’s pick out of { $count } choices.
hint-any = No bot plays this game yet: this is one of the { $count } choices, picked at random.
hint-title = Hint
