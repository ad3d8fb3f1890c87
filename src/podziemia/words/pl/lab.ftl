### Laboratorium: symulacje, pomiary, turnieje, dane

## Symulacje i pomiary

lab-running = Liczę…
lab-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-figure = { NUMBER($n, maximumFractionDigits: 3) }
lab-column-seat = bot
lab-column-wins = wygrane
lab-column-ci = przedział 95%
lab-column-score = średni wynik
lab-column-deviation = odchylenie
lab-column-range = najniższy – najwyższy
lab-length = Partie: { $games }. Decyzji w partii: średnio { $mean }, od { $shortest } do { $longest }. Wspólne wygrane: { $ties }. Zatrzymane przez limit: { $capped }.
lab-column-game = gra
lab-column-seats = miejsca
lab-column-decisions-per-second = decyzje/s
lab-column-games-per-second = partie/s
lab-column-fork-microseconds = µs/kopia
lab-column-mcts-iterations-per-second = iteracje MCTS/s
lab-column-replays-per-second = odtworzenia/s
lab-column-yardstick-seconds = miara w s
lab-column-build = wydanie
