### What no game owns: errors, the command line, the table's frame.

## Errors

error-landfall-error = Something is wrong.
error-unknown-game = There is no game “{ $name }”; there are: { $known }.
error-unknown-scenario = { $game } has no scenario “{ $name }”; it has: { $known }.
error-unknown-seat = There is no seat “{ $name }”; there are: { $known }.
error-unknown-bot = There is no bot “{ $name }”; there are: { $known }.
error-unknown-option = There is no option “{ $name }” here; there are: { $known }.
error-bad-option = The option “{ $name }” can’t be “{ $value }”; it may be: { $allowed }.
error-options-clash = The options “{ $first }” and “{ $second }” don’t go together as chosen (rule { $rule }).
error-unknown-rule = The rules of { $game } have no number “{ $number }”.
error-not-offered = “{ $option }” is none of the options offered (rule { $rule }).
error-not-your-turn = Nothing is asked of the seat “{ $seat }” now.
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back: since your last answer chance spoke, something was shown or somebody else answered.
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
cli-rules = The rules by number; or, with “coverage”, which of them code and tests cite.
cli-data = The component packs.
cli-data-check = Check the packs and say how sure their values are.
cli-bench = Measure, beside what is aimed for.
cli-arg-bench = A game, or “server”; all games if left out.
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
cli-opt-json = For programs.
cli-opt-games = How many games of each scenario.
cli-opt-bots = One bot for all seats, or one for each, with commas between.
cli-opt-jobs = How many processes; one for each core if left out.
cli-opt-vary-options = Draw the options of each game at random.
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
head-rules = Rules
head-cited = In code
head-tested = In tests
head-missing = Missing
head-file = File
head-records = Records
head-certainty = Certainty
head-measure = Measured
head-figure = Figure
head-target = Aim
head-number = No.

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
help-title = What you can type
help-number = choose that option
help-undo = take back your last answer, as long as nothing new was learnt
help-rule = the summary of a rule
help-board = show the table again
help-log = all that you saw happen, or the last 20 lines of it
help-why = the rule behind an option
help-why-not = which rule forbids something
help-save = save (the game is kept after each answer in any case)
help-quit = stop here; the game is kept
