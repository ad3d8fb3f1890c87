### The words around the games, English: troubles, the command, the terminal, the laboratory.

## Lists

list = { $items } and { $last }

## Troubles: what is wrong, and what would be right

trouble-game-over = The game is over: nobody is asked anything any more.
trouble-not-legal =
    { $count ->
        [one] “{ $text }” is not possible now. There is 1 legal answer.
       *[other] “{ $text }” is not possible now. Choose one of the { $count } legal answers.
    }
trouble-not-your-turn = Seat { $seat } is not asked now. Waiting for: { $turn }.
trouble-game-unknown = There is no game “{ $name }”. Games: { $known }.
trouble-extra-missing = { $package } is not installed. Get it with: { $install }
trouble-game-missing = Which game? Choose one: { $known }.
trouble-seat-count = { $given } seats do not fit { $game }: it takes { $fewest } to { $most }.
trouble-no-school = { $game } has no school; these have one: { $known }.
trouble-nothing-to-preview = There is no plan to look ahead from. Ask again while you plan a battle.
trouble-seat-list = The seats “{ $text }” have an empty place. Write them like this: human,hard
trouble-seat-human = Only bots sit in a simulation: random, greedy, mcts, easy, medium, hard, expert.
trouble-bot-unknown = There is no bot “{ $name }”. Bots: { $known }.
trouble-bot-command = A bot in a process of its own is named by the command that starts it, as in process:./my_bot; “{ $text }” has none.
trouble-bot-module = The bot “{ $name }” is not there: the module “{ $module }” cannot be imported ({ $error }). Modules are looked for among installed packages and in the current folder.
trouble-bot-class = The module “{ $module }” has no class “{ $name }”.
trouble-bot-not-a-bot = “{ $name }” is not a bot. A bot is a subclass of podziemia.bots.Bot with a method choose.
trouble-bot-broken = The bot “{ $name }” cannot take a seat: { $error }
trouble-setting-unknown = There is no setting “{ $key }”. Settings: { $known }.
trouble-setting-value = The setting “{ $key }” cannot be “{ $value }”. Choices: { $choices }.
trouble-setting-form = “{ $text }” is not a setting. Write it like this: --set first=A
trouble-language-unknown = We do not speak “{ $lang }”. Languages: { $known }.
trouble-number = { $option } takes a whole number, { $least } or more, not “{ $text }”.
trouble-deck-none = The game { $game } is played without decks of one’s own.
trouble-usage = This command is not complete. { $usage }
trouble-command-unknown = There is no command “{ $name }”. Commands: { $known }.
trouble-argument-unknown = Not understood: { $text }. Add --help to see what is possible.
trouble-topic-unknown = The rules have no “{ $topic }”. Chapters: { $known }. A rule's id or a card's name will do too.
trouble-file-unreadable = The file “{ $path }” cannot be read. Check that it is there and that you may open it.
trouble-file-taken = The file “{ $path }” is something else than a saved game. Choose another name.
trouble-journal-none = There is no journal to write: the game “{ $game }” tells a story only in a campaign, after its first quest.
trouble-file-unwritable = The file “{ $path }” cannot be written. Choose a folder where you may write.
trouble-save-where = Where to? Write: save FILE
trouble-nothing-to-undo = You have not decided anything yet, so there is nothing to take back.
trouble-resume-other-game = “{ $path }” is a saved game of { $game }. Leave the game's name out, or write { $game }.
trouble-resume-seats = “{ $path }” has { $seats } seats, but { $given } were named.
trouble-replay-to = The record has { $moves } moves, so --to { $to } is too far. Choose 0 to { $moves }.
trouble-puzzle-broken = The puzzle { $id } no longer fits the rules of this version.
trouble-review-depth = There is no depth “{ $text }”. There are: { $known }.
trouble-find-endings = Endings cannot be “{ $text }”. They can be: { $known }.
trouble-find-goals = “{ $game }” has no goals of a single turn to look for.
trouble-review-seat = There is no seat “{ $text }” at this table. There are: { $known }.
trouble-review-kept = The file “{ $path }” holds no review of this game at this depth. Name another file.

trouble-record-format = Line { $line }: this is not a saved game. The first line must be “{ $expected }”.
trouble-record-not-text = The file “{ $path }” is not a saved game: it is no UTF-8 text.
trouble-record-too-long = The record is too long. At most { $most } characters are read.
trouble-record-header = Line { $line }: “{ $text }” does not belong in the header. Known are: game, edition, seats, name, set, seed.
trouble-record-missing = Line { $line }: the header needs “{ $key }: …”.
trouble-record-twice = Line { $line }: “{ $key }” stands in the record twice. Remove one of the two lines.
trouble-record-edition = Line { $line }: recorded with edition { $edition } of the rules. This version plays edition { $ours }.
trouble-record-line = Line { $line }: “{ $text }” is not a move. A move looks like this: 3 A explore
trouble-record-number = Line { $line }: move { $expected } is due here, but “{ $found }” was found. A line is missing or was added.
trouble-record-not-a-number = Line { $line }: “{ $text }” should be a number.
trouble-record-seat = Line { $line }: there is no seat “{ $letter }” among { $seats } seats. Seats are letters: A, B, C…
trouble-record-diverged = Line { $line }: after move { $move } the game is not the one that was recorded. The record was edited, or the rules have changed.
trouble-record-game-unknown = Line { $line }: there is no game “{ $name }”. Games: { $known }.
trouble-record-seat-count = Line { $line }: { $given } seats do not fit { $game }: it takes { $fewest } to { $most }.
trouble-record-setting-unknown = Line { $line }: there is no setting “{ $key }”. Settings: { $known }.
trouble-record-setting-value = Line { $line }: the setting “{ $key }” cannot be “{ $value }”. Choices: { $choices }.
trouble-record-not-legal = Line { $line }: “{ $text }” is not possible at this point. The record was edited, or lines are missing.
trouble-record-not-your-turn = Line { $line }: seat { $seat } is not asked here. Waiting for: { $turn }.
trouble-record-game-over = Line { $line }: the game is over here, but the record goes on.

## The command

cli-about = A digital table for board games that play below the ground.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help = show this help
cli-lang = language: en or pl (otherwise that of your locale)
cli-version = show the version, and whether the compiled build runs
cli-build-compiled = compiled
cli-build-plain = plain Python
cli-play = Play in the terminal.
cli-play-seats = who sits where, e.g. human,hard or human:Anna,human:Piotr,easy; `podziemia games GAME` tells how strong the levels are
cli-game = name of the game; `podziemia games` lists them
cli-seed = text that decides the shuffles
cli-set = a setting of the game, e.g. --set first=A; a simulation also takes --first A, and all for every choice
cli-save = keep the game in this file at the end
cli-journal = write the story of a campaign to this file at the end
cli-resume = go on with a saved game
cli-no-odds = do not tell the chances of a roll before it is made
cli-replay = Tell a saved game move by move.
cli-file = a saved game
cli-to = stop after so many moves and show the table
cli-verify = Replay a saved game and check that it is honest.
cli-review = Judge every decision of a saved game from what its player could know.
cli-review-seat = judge the decisions of this seat only, e.g. B
cli-review-depth = how long to look: quick, standard or deep
cli-review-seconds = stop after so many seconds of processor time
cli-review-keep = keep what was found in this file, and go on from it next time
cli-rules = Show the rules.
cli-topic = a chapter, the id of a rule or the name of a card
cli-school = Show the lessons of a game that has a school.
cli-solve = show how each lesson is best played
cli-puzzles = Show the puzzles of a game: one answer is clearly best, and first sight misses it.
cli-puzzles-solve = show the solutions, after every position has been played through
cli-find-puzzles = Look for puzzles in games of bots, prove them by long search, and keep them.
cli-find-games = how many games to look through
cli-find-most = how many puzzles to keep at most
cli-find-kinds = look at these kinds of question only, e.g. turn.action,recruit.pay
cli-find-endings = look only at the last answers of a game and judge by results: counted (all ways tried) or played (many deals played out)
cli-find-goals = look for what can be done before a turn is over, and judge by the chance to do it
cli-find-save = keep them in this file (otherwise in the package of the game); those in it take part
cli-games = List the games; with a name, tell what its levels of bots are.
cli-simulate = Let bots play many games on all cores.
cli-simulate-seats = the bots in seat order, e.g. greedy,random; one bot for all seats or one for each side plays at tables of every size
cli-simulate-games = how many games at each table
cli-jobs = how many processes (otherwise one a core)
cli-json = print JSON
cli-bench = Measure how fast the games run on one core.
cli-bench-game = name of the game; otherwise all
cli-deck = Decks of a game: list the ready ones, show one, or check your own.
cli-deck-deck = id of a ready deck to show, or a file with a deck to check; otherwise a list
cli-deck-legal = The deck is legal.
cli-metavar-command = COMMAND
cli-metavar-deck = DECK
cli-metavar-game = GAME
cli-metavar-seats = SEATS
cli-metavar-seed = SEED
cli-metavar-set = KEY=VALUE
cli-metavar-resume = FILE
cli-metavar-save = FILE
cli-metavar-journal = FILE
cli-metavar-file = FILE
cli-metavar-to = N
cli-metavar-seat = SEAT
cli-metavar-most = N
cli-metavar-endings = HOW
cli-metavar-kinds = KINDS
cli-metavar-depth = DEPTH
cli-metavar-seconds = N
cli-metavar-keep = FILE
cli-metavar-topic = TOPIC
cli-metavar-games = N
cli-metavar-jobs = N
cli-metavar-lang = LANGUAGE

## The terminal

terminal-player = Player { $letter }
terminal-bot = Bot { $letter }
terminal-human = human
terminal-seats = { $fewest } to { $most } players
terminal-seats-exactly =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
terminal-hint = Answer with a number. ? NAME explains a card; also: undo, rules, log, table, save FILE, quit. More: help
terminal-thinking = { $player } is thinking…
terminal-news = What happened
terminal-curtain = Hand the keyboard to { $player }.
terminal-curtain-enter = Press Enter to see your cards.
terminal-not-an-answer =
    { $n ->
        [one] “{ $text }” is not possible now. Answer 1, or type help.
       *[other] “{ $text }” is not possible now. Answer with a number from 1 to { $n }, or type help.
    }
terminal-undone =
    { $n ->
        [0] Back at the start of the game.
       *[other] Back after move { $n }.
    }
terminal-journal-saved = The story is in { $path }.
terminal-saved = Saved in { $path }. Go on later with: podziemia play --resume { $path }
terminal-save-first = The game is not saved. File to save it in (Enter: do not save):
terminal-save-last = File to save the game in (Enter: do not save):
terminal-not-saved =
    { $n ->
        [one] The game was left after 1 move and not saved. Next time: save FILE
       *[other] The game was left after { $n } moves and not saved. Next time: save FILE
    }
terminal-verified =
    { $n ->
        [one] { $path }: true. { $game }, 1 move, played to the end; matching fingerprints: { $digests }.
       *[other] { $path }: true. { $game }, { $n } moves, played to the end; matching fingerprints: { $digests }.
    }
terminal-verified-unfinished =
    { $n ->
        [one] { $path }: true so far. { $game }, 1 move, not played to the end; matching fingerprints: { $digests }.
       *[other] { $path }: true so far. { $game }, { $n } moves, not played to the end; matching fingerprints: { $digests }.
    }
school-lesson = { $name } · podziemia play { $game } { $settings }
school-not-yet = the goal is not reached yet
school-done = done, { $n ->
        [one] 1 point
       *[other] { $n } points
    } below the best
school-done-best = done, and it cannot be done better
terminal-command-undo = undo
terminal-command-save = save
terminal-command-rules = rules
terminal-command-log = log
terminal-command-table = table
terminal-command-preview = preview
terminal-command-help = help
terminal-command-quit = quit, exit
terminal-help-answer = NUMBER: give that answer; its text form will do too, e.g. explore
terminal-help-card = ? NAME: what a card does, and why it cannot be chosen now
terminal-help-undo = undo: back to your last decision
terminal-help-save = save FILE: save the game
terminal-help-rules = rules, rules CHAPTER, rules ID: the rules
terminal-help-log = log: all that has happened
terminal-help-table = table: show the table and the question again
terminal-help-preview = preview: what your plan would lead to, in games where you plan ahead
terminal-help-help = help: this list
terminal-help-quit = quit: leave

## The score sheet

score-total = Total
score-won =
    { $n ->
        [one] { $player } wins by 1 point
       *[other] { $player } wins by { $n } points
    }
score-won-on-tie = { $player } wins on the tie-breaker
score-tied = { $players } share the win

## Review

review-judged =
    { $n ->
        [one] 1 decision judged
       *[other] { $n } decisions judged
    }, { $searched } of them searched, in { $seconds } s of processor time, from what each player could know.
review-stopped = There is more to look at: go on with a larger --seconds and --keep.
review-looking = Looking at answer { $n } of { $all }
review-moved = { $player }: { $start }% at the start, { $end }% at the end. Luck { $luck }, own answers { $answers }, answers of others { $rivals }.
review-moved-alone = { $player }: { $start }% at the start, { $end }% at the end. Own answers { $answers }, all the rest { $luck }.
review-costliest =
    { $n ->
        [one] 1 costly answer
       *[other] The { $n } costliest answers
    }, together { $together }
review-answer = Move { $move }: { $played }. Better: { $best }. { $better }% against { $worse }% ({ $error }, ± { $margin })
review-answer-of = Move { $move }, { $figure }: { $played }. Better: { $best }. { $better }% against { $worse }% ({ $error }, ± { $margin })
review-part = { $part } { $chance }
review-line = One likely way on:
review-none = No costly answer found.
review-closest = The closest call: move { $move }, { $played }. { $best } would have been about the same.
review-curve = Chance to win, move by move
review-turning = Turning points
review-turned = Move { $move }: { $player } { $change }

## Puzzles

puzzle-line = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $question } (seat { $seat } of { $seats }, move { $move })
puzzle-solved = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $best }: { $better }%. At first sight: { $obvious }, { $worse }%. ± { $margin } · { $parts }
puzzle-solved-goal = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $goal } { $best }: { $better }%. At first sight: { $obvious }, { $worse }%. ± { $margin } · { $parts }
puzzle-solved-points = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $best }: { $better } points. At first sight: { $obvious }, { $worse }. Counted to the end.
puzzle-solved-lead = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $best }: { $better } ahead at the end of the game. At first sight: { $obvious }, { $worse }. · { $parts }

## A seat of a server's table at the terminal

cli-join = Play a seat of a server's table, by the link that you were sent.
cli-join-link = the link of the seat, or one to watch: https://…/r/…#k=…
cli-join-name = what the others call you
cli-metavar-link = LINK
cli-metavar-name = NAME
trouble-join-link = “{ $link }” is no link of a table. It looks like https://games.example/r/TABLE#k=SECRET; put it in quotes.
trouble-join-no-secret = This link has no secret (#k=…), and this machine has not sat at that table yet. Copy the whole link, in quotes.
trouble-join-away = There is no answer from { $address }: { $error }. Is the address right, and does the server run?
trouble-join-no-table = What answers at { $address } is no table of Podziemia.
trouble-join-refused = { $message }
trouble-join-version = The server speaks otherwise than this program: one of the two is older. Bring this one up to date, or open the link in a browser.
trouble-join-game = The server plays { $game }, which this program does not know. Bring it up to date, or open the link in a browser.
trouble-join-edition = The server plays edition { $theirs } of the rules of { $game }, and this program knows edition { $ours }. Bring the older one up to date, or open the link in a browser.
trouble-join-no-terminal = To sit at a table you need a terminal that shows and reads; this one is a pipe or a file.
join-watching = watching
join-opening = connecting…
join-live = connected
join-lost = no connection, trying again…
join-waiting = Waiting for { $players }.
join-answered = Your answer is given; until all have answered you may change it.
join-over = The game is over.
join-bot-plays = A bot plays this seat. B takes it back.
join-undo-asked = { $player } asks to take moves back. Y agrees, N does not.
join-undo-sent = The others are asked whether they agree.
join-key-u = Undo
join-key-b = Take the seat back
join-key-y = Agree
join-key-n = Do not agree
join-key-k = Board up
join-key-j = Board down
join-key-q = Leave
