### The laboratory: simulations, measurements, tournaments, data

## Simulations and measurements

lab-running = Running…
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
