### The laboratory: simulations, measurements, tournaments, data

## Simulations and measurements

lab-running = Running…
lab-table-played = { $table } · seats: { $seats } · games: { $games } · wins: { $wins }
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure = { NUMBER($n, maximumFractionDigits: 3) }
lab-column-seat = bot
lab-column-wins = wins
lab-column-ci = 95% interval
lab-column-score = mean score
lab-column-deviation = deviation
lab-column-range = lowest – highest
lab-length = { $games } games. Decisions a game: { $mean } on average, { $shortest } to { $longest }. Shared wins: { $ties }. Stopped by the cap: { $capped }.
lab-column-game = game
lab-column-seats = seats
lab-column-decisions-per-second = decisions/s
lab-column-games-per-second = games/s
lab-column-fork-microseconds = µs/fork
lab-column-mcts-iterations-per-second = MCTS iterations/s
lab-column-replays-per-second = replays/s
lab-column-yardstick-seconds = yardstick s
lab-column-build = build

## Tournaments

cli-tournament = Let bots play against each other at balanced tables and rate them.
cli-tournament-bots = the bots, e.g. hard,greedy,random,my_package:MyBot
cli-tournament-games = how many games; the last deal is always played from every seat
cli-tournament-seats = how many seats a table has (otherwise one a bot, or as many as usual)
cli-tournament-clock = what thinking time is measured by: cpu (a busy machine weakens nobody) or wall
cli-tournament-out = folder for results and report; the same command goes on where it stopped
cli-tournament-ray = address of a Ray cluster to play on: host:port, auto or local
cli-metavar-ray = ADDRESS
cli-metavar-bots = BOTS
cli-metavar-clock = CLOCK
cli-metavar-elo = LESS,MORE
cli-metavar-first = FIRST
cli-metavar-second = SECOND
cli-metavar-out = FOLDER
cli-metavar-start = FILE
lab-column-rating = rating
lab-column-interval = 95% interval
lab-column-games = games
lab-column-milliseconds = ms/decision
lab-tournament-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }. A fair share of wins: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }. Shared wins: { $ties }. Stopped by the cap: { $capped }.
lab-tournament-goes-on = Going on with { $path }: { $n } of { $of } games are there already.
lab-tournament-interrupted = Stopped after { $n } of { $of } games. The same command goes on from here.
lab-tournament-kept = Results and report: { $path }
lab-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
lab-milliseconds = { NUMBER($n, maximumSignificantDigits: 3) } ms
lab-number = { NUMBER($n, maximumSignificantDigits: 3) }
lab-page-language = English
lab-page-title = { $game }: a tournament of bots
lab-page-leader = { $first } has the highest rating.
lab-page-lead = { $first } has the highest rating: it did better than { $second } in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } where they met.
lab-page-ratings = Ratings
    .about = Elo points around the average of the field; the bars are 95% intervals. 100 points more mean to do better in 64% of games, 200 in 76%, 400 in 91%.
lab-page-standings = Standings
    .about = Wins are shares of all games; a shared win counts in parts. Scores are at the end of the game.
lab-page-matrix = Who did better than whom
    .about = Each row: how often the bot took a better place than the one above the column; ties are halves.
lab-page-scores = Scores
    .about = How often each score came; the dashed line is the mean. All bots share the scale.
lab-page-time = Time per decision, in milliseconds
    .about = Processor time: the full dot is the mean, the open one the longest decision. Each step is ten times the last.
lab-page-sides = The luck of the seat
    .about = Share of wins from each seat. Every deal was played from every seat, so the seat favours no bot.
lab-page-all-bots = all bots
lab-fact-games = games
lab-fact-deals = deals
lab-fact-seats = seats
lab-fact-fair = fair share of wins
lab-fact-decisions = decisions a game
lab-fact-seed = seed
lab-fact-settings = settings
lab-fact-clock = clock
lab-fact-version = version · edition of the rules
lab-fact-build = build
trouble-tournament-alone = A tournament needs at least two bots. Name them like this: --bots greedy,random
trouble-tournament-bot-twice = The bot “{ $name }” is named twice. Name each bot once.
trouble-tournament-bot-failed = The bot “{ $name }” failed at table { $table }: { $error }. The traceback is in { $path }; all games played so far are kept, and the same command goes on.
trouble-tournament-bot-illegal = The bot “{ $name }” answered “{ $text }” at table { $table }, which is not possible there. All games played so far are kept, and the same command goes on.
trouble-clock-unknown = There is no clock “{ $name }”. Clocks: { $known }.
trouble-results-broken = Line { $line } of { $path } is not understood. Nothing was changed: mend that line or remove it, or choose another folder with --out.
trouble-results-other = { $path } belongs to another tournament: its { $key } is { $there }, not { $asked }. Nothing was changed: choose another folder with --out.
trouble-worker-lost = One of the processes has died (perhaps the machine ran out of memory). What was finished is kept; the same command goes on.
trouble-ray-unreachable = There is no Ray cluster at { $address }. Start one with: ray start --head
trouble-ray-address = “{ $address }” is not the address of a Ray cluster. Write host:port, auto (the cluster of this machine) or local (a new one).

## Environments for learning

trouble-lab-seat = A table for { $seats } has no seat { $seat }: seats are counted from 0.
trouble-lab-bots = Bots for the other seats: { $given } given, { $needed } needed. Name one bot for all, or one a seat.
trouble-lab-observation = { $game } has no observation called { $given }. There are: { $known }.
trouble-lab-reset = There is no way { $given } to deal again. There are: { $known }.
trouble-lab-jobs = { $jobs } processes cannot share { $count } games: at least one game a process.

## Datasets

cli-selfplay = Let bots play and keep the games, on request with a row for every decision.
cli-selfplay-bots = the bots, e.g. mcts:500 (at every seat) or greedy,mcts:500 (in turn)
cli-selfplay-games = how many games
cli-selfplay-out = folder for the dataset; the same command goes on where it stopped
cli-selfplay-rows = also write every decision as a row of Parquet: observation, mask, choice, result
cli-selfplay-targets = like --rows, and for each decision who made it and what the search tried, with shares and values
cli-selfplay-seats = how many seats (otherwise one a bot, or as many as usual)
cli-selfplay-shard = how many games a file holds; whole files survive an interruption
cli-metavar-shard = N
lab-selfplay-goes-on = Going on with { $path }: { $n } of { $of } games are there already.
lab-selfplay-interrupted = Stopped. All finished files are kept; the same command goes on from here.
lab-selfplay-done =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } added to { $path }.
trouble-dataset-broken = { $path } is not understood. Nothing was changed: mend it, or choose another folder with --out.
trouble-dataset-other = { $path } belongs to another dataset: its { $key } is { $there }, not { $asked }. Nothing was changed: choose another folder with --out.
trouble-selfplay-bot-failed = The bot “{ $name }” failed in game { $number }: { $error }. The traceback is in { $path }; all finished files are kept, and the same command goes on.
trouble-selfplay-bot-illegal = The bot “{ $name }” answered “{ $text }” in game { $number }, which is not possible there. All finished files are kept, and the same command goes on.

## Duels

cli-duel = Let one bot play against another that has all the other seats, on paired deals.
cli-duel-first = the bot that sits on one side of each table, e.g. hard
cli-duel-second = the bot on all other sides, e.g. greedy
cli-duel-games = how many games at most; each deal is played with the first bot on every side
cli-duel-decide = stop as soon as the sequential test has decided
cli-duel-elo = what the test decides between, in Elo points, e.g. 0,20
lab-duel-title = { $game }, { $seats } seats: one { $first } against { $second } on all other seats
lab-duel-share = Won { $wins } of { $games }: { $share } (95%: { $low } – { $high }); par is { $par }
lab-duel-elo = Elo { $n } (95%: { $low } … { $high })
lab-duel-test =
    Sequential test between { $less } and { $more } Elo, 5% error either way: { $ratio } of ±{ $bound }, { $verdict ->
        [stronger] so the first one is stronger
        [not-stronger] so the first one is not stronger
       *[other] so more games are needed
    }.
trouble-duel-elo = The bounds of the test are two numbers, the lower one first, as in --elo 0,20; { $text } is not.

## Minds that learn

cli-train = Teach a game's mind by self-play: it plays, is fitted, and has to beat the one before, generation after generation.
cli-train-generations = how many generations; more of them go on with the same folder
cli-train-sight = games of the first generation, which plays at first sight
cli-train-games = games of every later generation
cli-train-seats = numbers of seats to learn, e.g. 2,4 (otherwise all)
cli-train-set = a setting, e.g. quest=all for every choice in turn
cli-train-worlds = worlds in which a learner tries each option
cli-train-tries = options that a learner tries at most; 0: as many as the mind asks for
cli-train-looks = 1: a learner looks once at what it has tried, for more games; 0: as often as the mind asks for
cli-train-company = bots against which a learner plays alone in every second game, e.g. yardstick,hard (otherwise learners meet only each other)
cli-train-noise = percent of answers drawn by lot, so that it sees what it would not do
cli-train-window = generations whose games are fitted together
cli-train-epochs = how often a fit goes through all of them
cli-train-trust = percent of a target that comes from further on in the game; 100: from its result alone
cli-train-units = units of both hidden layers, multiples of 8
cli-train-start = file of weights to go on from, in place of games at first sight
cli-train-gate = games at most in which a generation has to beat the best one before; 0: every one goes on
cli-train-strength = games against the yardstick, for the curve; 0: none
cli-train-out = folder for everything; the same command goes on where it stopped
cli-sight = Teach first sight one kind of question: answers are tried out, and a net learns what came of them.
cli-sight-kind = the question, e.g. orders.choose
cli-sight-games = how many games to look on at
cli-sight-likely = likely answers that are tried
cli-sight-others = other answers that are tried, by lot
cli-sight-units = units of the hidden layer, a multiple of 8
cli-sight-foresee = learn instead what others choose where all answer at once: bots that sit at the table by lot, e.g. yardstick,greedy
cli-sight-out = folder for the weights and how they were made
cli-metavar-generations = N
cli-metavar-sight = N
cli-metavar-foresee = BOTS
cli-metavar-worlds = N
cli-metavar-tries = N
cli-metavar-looks = N
cli-metavar-window = N
cli-metavar-epochs = N
cli-metavar-gate = N
cli-metavar-strength = N
cli-metavar-noise = PERCENT
cli-metavar-trust = PERCENT
cli-metavar-likely = N
cli-metavar-others = N
cli-metavar-kind = QUESTION
cli-metavar-company = BOTS
cli-metavar-units = N,N
lab-train-generation =
    Generation { $n }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
lab-train-gate =
    Generation { $n } won { $share } % of { $games ->
        [one] 1 game
       *[other] { $games } games
    } at the gate: { $kept ->
        [yes] it is kept.
       *[no] it is not kept.
    }
lab-train-foretold =
    Generation { $n } foretold { $share } % of { $games ->
        [one] 1 game
       *[other] { $games } games
    } better at the gate: { $kept ->
        [yes] it is kept.
       *[no] it is not kept.
    }
lab-train-done = Everything is kept; the curve of strength: { $path }
lab-sight-foreseen = What others choose is foreseen as well as if each choice had a chance of { $percent } percent: { $path }
lab-sight-done = First sight foresees { $percent } percent of the differences between answers: { $path }
lab-train-interrupted = Stopped. What was played and fitted is kept; the same command goes on from here.
lab-train-title = { $game }: a mind learns
lab-train-strength = Share of wins against the yardstick
lab-train-gate-title = Share of wins against the best one before
lab-train-foretold-title = Share of games whose winner was foretold better than by the best one before
lab-train-losses = Logarithmic loss of the winner on games held out
lab-train-row =
    { $n }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $kept ->
        [yes] {""}
       *[no] , not kept
    }
lab-train-loss =
    Generation { $n }, { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }: { $path }
trouble-train-no-inputs = { $game } cannot be learned: it has no inputs for a net.
trouble-train-units = Layers of { $given } units are not possible: give two multiples of { $block }, e.g. 32,16.
trouble-train-looks = --looks is 1 (a learner looks once) or 0 (as often as the mind asks for), not { $given }.
trouble-sight-no-traits = First sight of { $game } cannot learn { $kind }; questions that it can: { $known }.
trouble-sight-units = A layer of { $given } units is not possible: give a multiple of { $block }, e.g. 32.
trouble-bot-weights = { $path } is no file of weights.
