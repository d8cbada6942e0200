### What no game owns: errors, the command line, the table's frame.

## Errors

error-landfall-error = Something is wrong.
error-no-playwright = This bench drives a browser with Playwright, which is not installed. It is among the development dependencies: script/setup installs it, or pip install playwright.
error-no-chromium = This bench needs Chromium, and none was found. On Debian: sudo apt install chromium. Or name one: LANDFALL_CHROMIUM=/path/to/chromium
error-unknown-game = There is no game “{ $name }”; there are: { $known }.
error-unknown-scenario = { $game } has no scenario “{ $name }”; it has: { $known }.
error-unknown-seat = There is no seat “{ $name }”; there are: { $known }.
error-unknown-bot = There is no bot “{ $name }”; there are: { $known }.
error-unknown-option = There is no option “{ $name }” here; there are: { $known }.
error-bad-option = The option “{ $name }” can’t be “{ $value }”; it may be: { $allowed }.
error-options-clash = These options don’t go together as chosen: { $options } (rule { $rule }).
error-unknown-rule = The rules of { $game } have no number “{ $number }”.
error-not-offered = “{ $option }” is none of the options offered (rule { $rule }).
error-not-your-turn = Nothing is asked of the seat “{ $seat }” now.
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back: since your last answer chance spoke, something was shown or somebody else answered.
error-no-hints = No hints between opponents: another side is played by somebody else.
error-save-broken = This is not a whole save of Landfall ({ $detail }).
error-save-too-new = This save was made by a newer Landfall (format { $format }; this one reads up to { $known }).
error-save-does-not-fit = This save leads elsewhere under today’s rules and components, from answer { $answer } on ({ $why }).
error-snapshot-broken = This stored state can’t be read ({ $detail }).
error-position-broken = This position can’t be set up ({ $detail }).
error-pack-broken = The data file { $file } is broken: { $detail }.
error-pack-broken-record = The data file { $file } is broken at record { $record }: { $detail }.
error-pack-broken-field = The data file { $file } is broken at { $field }: { $detail }.
error-pack-broken-record-field = The data file { $file } is broken at record { $record }, field { $field }: { $detail }.
error-invariant-broken = The game reached an impossible state, which is our mistake ({ $detail }).
error-file-trouble = The file { $file } can’t be used ({ $detail }).
error-bad-setting = “{ $given }” should be written { $form }.
error-wrong-save = The file { $file } holds a game of { $found }, not of { $wanted }.
error-too-many-bots = { $given } bots were named for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } of { $game }: name one for all, or one for each seat.
error-not-a-pack = In { $folder } there is no folder named after a game ({ $known }).
error-empty-shelf = There is no game on the shelf yet.

## Reasons, named by errors

why-format = it does not say its format
why-size = it is too large
why-seed = the seed is another
why-rules = the rules have changed since
why-data = the components are others
why-answer = an answer is not offered
why-hash = the state reached is another
why-outcome = the result is another
why-no-such-record = the built-in pack has no such record
why-no-such-file = the built-in pack has no such file
why-no-such-section = the built-in file has no such section
why-list-of-records = a list of records is wanted
why-key-twice = the key is used twice

## The command line

cli-landfall = A table for games about the landings of the Second World War.
cli-play = Play in the terminal.
cli-serve = The table in the browser.
cli-games = What is on the shelf.
cli-selfplay = Let bots play many games.
cli-replay = Tell a saved game again.
cli-verify = Play a save again and check that it leads where it says.
cli-rules = The rules by number; or, with “coverage”, which of them code cites and tests are named after.
cli-data = The component packs.
cli-data-check = Check the packs and say how sure their values are.
cli-bench = Measure, beside what is aimed for.
cli-admin = Run a server: its tables, backups, secret and settings.
cli-admin-list = List tables, the last changed first.
cli-admin-show = Show one table.
cli-admin-close = End a game that is not over. Nobody wins.
cli-admin-free = Free a player’s seat and print a new invitation to it.
cli-admin-quarantine = Set a table aside: nobody gets in, and its bots stop.
cli-admin-release = Let players back to a table that was set aside.
cli-admin-delete = Delete tables that have not changed for a while.
cli-admin-backup = Write everything into a new file, while the server runs.
cli-admin-restore = Put a backup into a database.
cli-admin-new-secret = Draw a new signing secret. Every cookie and link of before is void.
cli-admin-settings = List the settings, with where each value comes from.
cli-arg-table = The id of a table: the end of its address.
cli-arg-seat = The seat.
cli-arg-backup = A backup: an SQLite file.
cli-opt-config = Settings in a TOML file; else the file that LANDFALL_CONFIG names.
cli-opt-yes = Do not ask first.
cli-opt-of-game = Only tables of this game.
cli-opt-state = Only tables that are open, over or quarantined.
cli-opt-player = Only tables of players whose name contains this.
cli-opt-older-than = Only tables without a change for so long: 90d, 12h or 30m.
cli-opt-limit = So many per page.
cli-opt-page = Which page.
cli-opt-why = Why, for the list.
cli-opt-dry-run = Only count.
cli-opt-replace = Delete what is in the database first.
cli-arg-bench = A game, “server” or “browser”; all games if left out.
cli-arg-game = The game.
cli-arg-scenario = The scenario; the first one if left out.
cli-arg-scenario-all = The scenario, or “all”.
cli-arg-save = A save.
cli-arg-number = A rule’s number.
cli-arg-pack = A folder with packs; your own if left out.
cli-arg-rules = A game, or “coverage”.
cli-opt-lang = fr or en.
cli-opt-seat = Who sits where: SEAT=me or SEAT=BOT.
cli-opt-seed = The seed of all chance.
cli-opt-option = An option of the game: NAME=VALUE.
cli-opt-save = Where the game is kept.
cli-opt-load = A save to go on with.
cli-opt-ask-always = Ask even where there is only one answer, or never then. By default: only those who wait behind the curtain.
cli-opt-port = The port; the next free one if it is taken.
cli-opt-host = The address to listen on; 0.0.0.0 for everybody on the network.
cli-opt-database = Where tables are kept, as a database URL.
cli-opt-open = Open the browser as well.
cli-opt-file = With a number: which code cites the rule and which tests are named after it.
cli-opt-json = For programs.
cli-opt-games = How many games of each scenario.
cli-opt-bots = One bot for all seats, or one for each, with commas between.
cli-opt-jobs = How many processes; one for each core if left out.
cli-opt-vary-options = Draw the options of each game at random; so it is for “all” unless options are given.
cli-opt-to = Only as far as this answer.
cli-opt-as-seat = As this seat saw it; everything if left out.

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
head-mean = Answers
head-speed = Per s
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
head-figure = Figure
head-target = Aim
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
selfplay-kept = The game is kept in { $file }: landfall replay { $file }
verify-good = The save holds: { $game } { $scenario }, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, arriving at { $hash }.
verify-seed = The seed { $seed } is the one that { $commitment } was published for.
replay-at = After answer { $number }
replay-asked = Asked now
data-good = The packs are sound.
certainty-rulebook = rulebook
certainty-seen = seen
certainty-sourced = sourced
certainty-published = published
certainty-inferred = inferred
certainty-reconstructed = reconstructed
certainty-owner = from your box
certainty-none = unmarked
bench-decisions = decisions a second, options enumerated
bench-decisions-view = decisions a second, with the mover’s view
bench-clone-us = a clone, µs
bench-save-ms = a save of 300 answers written, ms
bench-load-ms = a save of 300 answers loaded, ms
bench-replay = answers replayed a second
bench-thumb-game-s = a whole game by thumb, s
bench-server-paced-answers = steady tables: answers a second
bench-server-paced-p50 = steady tables: median wait, ms
bench-server-paced-p99 = steady tables: wait of the slowest hundredth, ms
bench-server-paced-cpu = steady tables: cores in use
bench-server-paced-answers-per-cpu-second = steady tables: answers per second of processor
bench-server-saturated-answers = tables at full speed: answers a second
bench-server-saturated-p50 = tables at full speed: median wait, ms
bench-server-saturated-p99 = tables at full speed: wait of the slowest hundredth, ms
bench-server-saturated-cpu = tables at full speed: cores in use
bench-server-saturated-answers-per-cpu-second = tables at full speed: answers per second of processor
bench-browser-home-ms = home page, first visit: ready to click, ms
bench-browser-home-kb = home page, first visit: what comes over the wire, kB
bench-browser-board-ms = Omaha’s board, first visit: ready to play, ms
bench-browser-board-kb = Omaha’s board, first visit: what comes over the wire, kB
bench-browser-pan-fps = Omaha’s board dragged: frames a second
bench-browser-pan-p50 = Omaha’s board dragged: from frame to frame, median, ms
bench-browser-pan-p95 = Omaha’s board dragged: the slowest twentieth, ms
bench-browser-map-ms = a made-up map of 1,300 hexes and 150 counters: painted, ms
bench-browser-map-kb = a made-up map, first visit: what comes over the wire, kB
bench-browser-map-pan-fps = a made-up map, dragged: frames a second
bench-browser-map-pan-p50 = a made-up map, dragged: from frame to frame, ms
bench-browser-map-pan-p95 = a made-up map, dragged: from frame to frame, 95 % within, ms
bench-met = met
bench-missed = missed

## The table in the terminal

menu-welcome = Landfall
menu-about = An unofficial table: the games belong to their authors and publishers.
menu-games = What shall we play?
menu-language = en français
menu-continue = Go on: { $game }, { $scenario }
menu-scenarios = Which scenario?
menu-options = Change an option, or Enter to start
menu-seats = Who are you?
menu-everybody = several people at this keyboard
menu-choice = Your choice (q leaves)
menu-between = A number from { $least } to { $most }, please.
table-title = { $game } · { $scenario }
table-kept = Kept in { $file }
table-who = { $seat }: { $who }
table-who-me = a person
table-who-bot = the bot { $bot }
table-asked = { $seat }, you are asked
table-begins = The beginning
table-news = Since your last answer
table-news-all = What everybody saw
table-log = Log
table-nothing-yet = Nothing has happened yet.
table-prompt = { $seat }, your answer (? for help)
table-forced = Only one answer: { $option }
table-undone = Taken back.
table-saved = Saved in { $file }
table-bye = The game is kept in { $file }. Go on with: landfall play --load { $file }
table-not-understood = “{ $given }” is no answer; type a number, or “?” for help.
table-number-range = { $count ->
        [one] There is only option 1.
       *[other] The options go from 1 to { $count }.
    }
table-curtain = The keyboard goes to: { $seat }
table-curtain-enter = Nobody else looking? Press Enter.
table-over = The game is over.
table-winners = Victory: { $seats }
table-draw = Nobody won.
table-scores = Score
table-seed = The seed was { $seed }; anyone can check it: landfall verify { $file }
table-nothing-forbids = No rule that I know of forbids that.
table-nothing-to-see = There is nothing more to say about “{ $name }”.
help-title = What you can type
help-number = choose that option
help-undo = take back your last answer, as long as nothing new was learnt
help-rule = the summary of a rule
help-board = show the table again
help-log = all that you saw happen, or the last 20 lines of it
help-why = the rule behind an option
help-why-not = which rule forbids something
help-hint = a hint: what might be done, and why
help-look = what there is to know about a thing on the board
help-save = save (the game is kept after each answer in any case)
help-quit = stop here; the game is kept

## The table in the browser: everywhere

web-title = { $page } · Landfall
web-skip-link = Go to the content
web-language = Language
web-language-fr = Français
web-language-en = English
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-now = Colours: { $theme }
web-notice = An unofficial table. The games belong to their authors and publishers; pictures and texts here are our own.
web-loading = One moment…
web-trouble = That did not work.
web-try-again = Try again
web-to-home = To the games
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-offline = The server does not answer. Check that it is running, then try again.
web-nothing-here = There is nothing at this address.
web-rule = Rule { $number }
web-rule-open = Rule { $number }: show its summary
web-rule-unknown = There is no summary of this rule.
web-minutes = { $least }–{ $most } min
web-updated = Last move: { $when }
web-bot = bot ({ $name })
web-bot-thumb = rules of thumb
    .about = Plays quickly and soundly.
web-bot-random = at random
    .about = Answers anything: for trying things out.
web-bot-search = thinks ahead
    .about = Takes a few seconds, plays best.
web-you = you
web-someone = a guest
web-free-seat = free

## The browser: home

web-home = The games
web-home-lead = A table that knows the rules: it sets up, deals, resolves and says why.
web-home-play = Play
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
web-mine-empty = No game yet. Choose one above: against a bot it starts at once.
web-mine-yours = Your turn
web-mine-waiting = Waiting for { $who }
web-mine-open = A seat is still free
web-mine-over = Finished
web-mine-watching = Watching
web-mine-go = Open
web-mine-against = with { $names }
web-mine-leave = Remove from my list
    .label = Remove { $what } from my list
web-join-title = Join by link
web-join-paste = Paste the link that you were sent
web-join-go = Join
web-join-wrong = This is no link to a Landfall table; it contains “/join/”.
web-import-title = Load a save
web-import-drop = Drop a save here, or choose a file
web-import-choose = Choose a file
web-import-side = Play as
web-import-go = Load
web-import-refused = This save was not loaded: { $why }
web-import-against = The others are played by

## The browser: starting a game

web-start = New game
web-start-title = { $game }: new game
web-start-now = Play now
web-start-now-about = { $scenario }: you are { $seat }, against a bot
web-start-now-solo = { $scenario }: you play alone ({ $seat })
web-start-or = or choose in detail
web-start-scenario = Scenario
web-start-objective = Objective
web-start-side = Your side
web-start-side-both = Both
web-start-opponent = Opponent
web-start-seat-for = { $seat }: who plays?
web-start-me = You
web-start-bot = A bot
web-start-bot-which = Which bot
web-start-link = A person, by link
web-start-link-about = You get a link to send. Play live or a move a day.
web-start-both = Both sides on this screen
web-start-both-about = A curtain hides the hands when the screen goes round.
web-start-options = Options
web-start-options-default = usual
web-start-clash = These don’t go together: { $chosen } (rule { $rule }). Change one of them.
web-start-yes = yes
web-start-no = no
web-start-more = More
web-start-seed = Seed (optional)
web-start-seed-about = The same seed brings the same luck. Left empty, one is drawn.
web-start-name = Your name at the table
web-start-go = Start
web-start-provenance = Where the values come from

## The browser: invitations

web-invitation = Invitation
web-invitation-seat = { $from } invites you to play { $game }, { $scenario }: you would be { $seat }.
web-invitation-carry = This link brings your seat ({ $seat }) at { $game }, { $scenario }, to this device.
web-invitation-watch = { $from } invites you to watch { $game }, { $scenario }.
web-invitation-taken = Somebody already sits there.
web-invitation-taken-next = If that was you, open the table in that browser, or make a link there that carries your seat over. Otherwise ask for a link to watch.
web-invitation-sit = Sit down
web-invitation-watch-go = Watch
web-invitation-mine = This seat is yours already.
web-invitation-return = Back to the table

## The browser: at the table

web-table-title = { $game } – { $scenario }
web-table-yours = Your turn
web-board = The board
web-asked = Asked of you
web-answers = Answers
web-answers-count = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
web-answers-keys = Keys: 1–9 or arrows choose, Enter answers, Esc cancels.
web-answer-forced = Only one answer is possible; it is given by itself.
web-sending = Sent…
web-waiting-for = Waiting for { $who }
web-thinking = { $who } is thinking
web-watching = You are watching.
web-undo = Take back
    .about = Takes your last answer back, as long as nothing was learnt since (key U).
web-undo-done = Taken back.
web-why-not = Why not?
web-why-not-on = Touch what you would like to do. “Why not?” once more ends.
web-why-not-allowed = Nothing forbids it: it is among the answers.
web-why-not-nothing = No rule that I know of forbids that.
web-hint = Hint
web-hint-about = What the bot would do, and what speaks for it (key H).
web-hint-thinking = Looking for a hint…
web-hint-do = Do it
web-hint-dismiss = Dismiss
web-step-about = Look again at what happened, step by step
web-step-back = One step back
web-step-on = One step on
web-step-end = Back to the game
web-showing-skip = Skip
web-showing = What happened
web-speed = Show moves
web-speed-slow = slowly
web-speed-normal = normally
web-speed-fast = fast
web-speed-instant = at once
web-forced = Answer by itself when only one answer is possible
web-guide = Tips for the first game
web-guide-step = Tip
web-guide-next = Got it
web-guide-leave = No more tips
web-confirm-title = Are you sure?
web-confirm-about = “{ $option }” can’t be taken back.
web-confirm-yes = { $option }
web-confirm-no = No, back
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-start = Beginning
web-log-fold = { $count ->
    [one] one line
   *[other] { $count } lines
}
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something to the table
web-chat-send = Send
web-notes = Notes
web-notes-about = Only you see this.
web-notes-kept = Kept
web-players = At the table
web-here = present
web-away = away
web-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-tab-table = Table
web-menu = Menu
web-menu-export = Export the save
web-menu-export-later = A save tells everything: it can be had when the game is over.
web-menu-links = Links
web-menu-invite = Invitation for { $seat }
web-menu-watch = Link to watch
web-menu-carry = My seat on another device
web-menu-link-made = The link, for the one who is to have it:
web-menu-resign = Resign
web-menu-resign-about = The game ends, and you lose it.
web-menu-report = Report
web-menu-replay = Replay
web-menu-settings = Settings
web-menu-leave = Remove from my games
web-menu-leave-about = It is no longer in your list; its address brings you back.
web-menu-home = To the games
web-lobby = Waiting for a player
web-lobby-about = Send this link to the person who shall be { $seat }. You may leave the page: the game waits.
web-lobby-no-link = { $seat } has not come yet.
web-curtain = Pass the screen to { $seat }
web-curtain-about = { $seat } alone should look now.
web-curtain-go = I am { $seat }
web-reconnecting = The connection is lost; trying again. Nothing is lost.
web-stale = The table had moved on; here is what is asked now.
web-closed = This table is closed to you.
web-seat-of = { $seat }: { $name }
web-over = The game is over
web-over-won = Won by { $who }
web-over-draw = Nobody won.
web-over-you-won = You have won.
web-over-you-lost = You have lost.
web-over-scores = Score
web-over-fair = Was it fair?
web-over-fair-about = Before the first move the table published the fingerprint { $commitment } of its seed. The seed was { $seed }: anyone can check the save with “landfall verify”.
web-over-again = Play again
web-over-look = Look at the table
web-no-board = This game has no board drawn yet: answer in the list.

## The browser: replay and report

web-replay = Replay
web-replay-title = Replay of { $game }
web-replay-position = Answer { $n } of { $length }
web-replay-slider = Place in the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One answer back
web-replay-on = One answer on
web-replay-first = To the start
web-replay-last = To the end
web-replay-eyes = Seen by
web-replay-eyes-open = everybody: open
web-replay-eyes-watch = a spectator
web-replay-answered = { $seat }: { $option }
web-report = Report
web-report-title = Report of { $game }
web-report-outcome = Outcome
web-report-players = Players
web-report-answers = Answers
web-report-time = Thinking time
web-report-counts = How often
web-report-timeline = What happened, in order
web-report-duration = { $minutes ->
    [0] under a minute
    [one] one minute
   *[other] { $minutes } minutes
}
web-report-seconds = { $seconds } s
web-report-began = Began { $when }
web-report-ended = Ended { $when }
web-report-not-yet = The report is written when the game is over.

# Hints, for any game.
hint-only = It is the only answer.
hint-plain = It is what the bot would choose, out of { $count } answers.
hint-any = No bot knows this game: one of the { $count } answers, drawn by lot.
hint-title = Hint
