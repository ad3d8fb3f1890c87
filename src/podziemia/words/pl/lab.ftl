### Laboratorium: symulacje, pomiary, turnieje, dane

## Symulacje i pomiary

lab-running = Liczę…
lab-table-played = { $table } · miejsca: { $seats } · partie: { $games } · wygrane: { $wins }
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

## Turnieje

cli-tournament = Niech boty zagrają przeciw sobie przy zrównoważonych stołach; na koniec ranking.
cli-tournament-bots = boty, np. hard,greedy,random,moj_pakiet:MojBot
cli-tournament-games = liczba partii; ostatnie rozdanie jest zawsze grane z każdego miejsca
cli-tournament-seats = liczba miejsc przy stole (domyślnie po jednym na bota albo tyle, ile zwykle)
cli-tournament-clock = czym mierzyć czas namysłu: cpu (zajęta maszyna nikogo nie osłabia) albo wall (zegar ścienny)
cli-tournament-out = folder na wyniki i raport; to samo polecenie wznawia przerwany turniej
cli-tournament-ray = adres klastra Ray, na którym grać: host:port, auto albo local
cli-metavar-ray = ADRES
cli-metavar-bots = BOTY
cli-metavar-clock = ZEGAR
cli-metavar-elo = MNIEJ,WIĘCEJ
cli-metavar-first = PIERWSZY
cli-metavar-second = DRUGI
cli-metavar-out = FOLDER
cli-metavar-start = PLIK
lab-column-rating = ranking
lab-column-interval = przedział 95%
lab-column-games = partie
lab-column-milliseconds = ms/decyzja
lab-tournament-played =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }. Równy udział w wygranych: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }. Wspólne wygrane: { $ties }. Zatrzymane przez limit: { $capped }.
lab-tournament-goes-on = Ciąg dalszy { $path }: z { $of } partii jest już { $n }.
lab-tournament-interrupted = Przerwano po { $n } z { $of } partii. To samo polecenie gra dalej od tego miejsca.
lab-tournament-kept = Wyniki i raport: { $path }
lab-games =
    { $n ->
        [one] 1 partia
        [few] { $n } partie
       *[many] { $n } partii
    }
lab-milliseconds = { NUMBER($n, maximumSignificantDigits: 3) } ms
lab-number = { NUMBER($n, maximumSignificantDigits: 3) }
lab-page-language = Polski
lab-page-title = { $game }: turniej botów
lab-page-leader = Najwyższy ranking ma { $first }.
lab-page-lead = Najwyższy ranking ma { $first }: w { NUMBER($share, style: "percent", maximumFractionDigits: 1) } z { $games ->
        [one] 1 wspólnej partii
       *[other] { $games } wspólnych partii
    } zajmuje lepsze miejsce niż { $second }.
lab-page-ratings = Ranking
    .about = Punkty Elo względem średniej stawki; odcinki to przedziały 95%. 100 punktów przewagi to lepsze miejsce w 64% partii, 200 w 76%, a 400 w 91%.
lab-page-standings = Wyniki
    .about = Wygrane to udział we wszystkich partiach; wspólna wygrana liczy się częściowo. Punkty są z końca gry.
lab-page-matrix = Kto był lepszy od kogo
    .about = Każdy wiersz: jak często bot zajmuje lepsze miejsce niż ten nad kolumną; remis to połowa.
lab-page-scores = Punkty
    .about = Jak często padał dany wynik; przerywana linia to średnia. Skala jest wspólna dla wszystkich botów.
lab-page-time = Czas na decyzję w milisekundach
    .about = Czas procesora: pełna kropka to średnia, pusta to najdłuższa decyzja. Każdy krok skali to dziesięć razy więcej.
lab-page-sides = Szczęście miejsca
    .about = Udział wygranych z każdego miejsca. Każde rozdanie rozegrano z każdego miejsca, więc żadnemu botowi miejsce nie sprzyja.
lab-page-all-bots = wszystkie boty
lab-fact-games = partie
lab-fact-deals = rozdania
lab-fact-seats = miejsca
lab-fact-fair = równy udział w wygranych
lab-fact-decisions = decyzje w partii
lab-fact-seed = ziarno
lab-fact-settings = ustawienia
lab-fact-clock = zegar
lab-fact-version = wersja · wydanie zasad
lab-fact-build = program
trouble-tournament-alone = Turniej wymaga co najmniej dwóch botów. Wymień je tak: --bots greedy,random
trouble-tournament-bot-twice = Bot „{ $name }” jest wymieniony dwa razy. Każdego bota wymień raz.
trouble-tournament-bot-failed = Bot „{ $name }” zawiódł przy stole { $table }: { $error }. Ślad błędu jest w { $path }; wszystkie rozegrane partie zostały, a to samo polecenie gra dalej.
trouble-tournament-bot-illegal = Bot „{ $name }” odpowiada przy stole { $table }: „{ $text }”, a tam to niemożliwe. Wszystkie rozegrane partie zostały, a to samo polecenie gra dalej.
trouble-clock-unknown = Nie ma zegara „{ $name }”. Zegary: { $known }.
trouble-results-broken = Wiersz { $line } pliku { $path } jest niezrozumiały. Nic nie zostało zmienione: popraw albo usuń ten wiersz, albo wskaż inny folder przez --out.
trouble-results-other = { $path } należy do innego turnieju: { $key } to { $there }, a nie { $asked }. Nic nie zostało zmienione: wskaż inny folder przez --out.
trouble-worker-lost = Jeden z procesów przestał działać (może zabrakło pamięci). To, co skończone, zostało; to samo polecenie liczy dalej.
trouble-ray-unreachable = Pod adresem { $address } nie ma klastra Ray. Uruchom go tak: ray start --head
trouble-ray-address = „{ $address }” nie jest adresem klastra Ray. Napisz host:port, auto (klaster tej maszyny) albo local (nowy).

## Środowiska do uczenia

trouble-lab-seat = Przy stole na tyle osób ({ $seats }) nie ma miejsca { $seat }: miejsca liczymy od 0.
trouble-lab-bots = Boty na pozostałe miejsca: jest ich { $given }, a potrzeba { $needed }. Podaj jednego na wszystkie miejsca albo po jednym na każde.
trouble-lab-observation = Gra { $game } nie ma obserwacji { $given }. Do wyboru: { $known }.
trouble-lab-reset = Nie ma sposobu { $given } na nowe rozdanie. Do wyboru: { $known }.
trouble-lab-jobs = Procesów jest { $jobs }, a gier { $count }: każdy proces musi mieć choć jedną.

## Zbiory danych

cli-selfplay = Niech boty grają; partie zostają zapisane, na życzenie z wierszem dla każdej decyzji.
cli-selfplay-bots = boty, np. mcts:500 (na każdym miejscu) albo greedy,mcts:500 (na zmianę)
cli-selfplay-games = liczba partii
cli-selfplay-out = folder na dane; to samo polecenie wznawia przerwaną pracę
cli-selfplay-rows = zapisz też każdą decyzję jako wiersz Parquet: obserwacja, maska, wybór, wynik
cli-selfplay-targets = jak --rows, a przy każdej decyzji także kto ją podjął i co sprawdziło szukanie, z udziałami i wartościami
cli-selfplay-seats = liczba miejsc (domyślnie po jednym na bota albo tyle, ile zwykle)
cli-selfplay-shard = liczba partii w jednym pliku; przerwanie zachowuje całe pliki
cli-metavar-shard = N
lab-selfplay-goes-on = Ciąg dalszy { $path }: z { $of } partii jest już { $n }.
lab-selfplay-interrupted = Przerwano. Wszystkie skończone pliki zostały; to samo polecenie gra dalej od tego miejsca.
lab-selfplay-done =
    Dodano do { $path }: { $games ->
        [one] 1 partię
        [few] { $games } partie
       *[many] { $games } partii
    }, a w nich { $decisions ->
        [one] 1 decyzję
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }.
trouble-dataset-broken = Plik { $path } jest niezrozumiały. Nic nie zostało zmienione: popraw go albo wskaż inny folder przez --out.
trouble-dataset-other = { $path } należy do innego zbioru danych: { $key } to { $there }, a nie { $asked }. Nic nie zostało zmienione: wskaż inny folder przez --out.
trouble-selfplay-bot-failed = Bot „{ $name }” zawiódł w partii { $number }: { $error }. Ślad błędu jest w { $path }; wszystkie skończone pliki zostały, a to samo polecenie gra dalej.
trouble-selfplay-bot-illegal = Bot „{ $name }” odpowiada w partii { $number }: „{ $text }”, a tam to niemożliwe. Wszystkie skończone pliki zostały, a to samo polecenie gra dalej.

## Pojedynki

cli-duel = Jeden bot gra przeciw drugiemu, który ma wszystkie pozostałe miejsca, na sparowanych rozdaniach.
cli-duel-first = bot po jednej stronie każdego stołu, np. hard
cli-duel-second = bot po wszystkich innych stronach, np. greedy
cli-duel-games = ile najwyżej partii; każde rozdanie jest grane z pierwszym botem po każdej ze stron
cli-duel-decide = zakończ, gdy tylko test sekwencyjny rozstrzygnie
cli-duel-elo = między czym test rozstrzyga, w punktach Elo, np. 0,20
lab-duel-title = { $game }, miejsc: { $seats }: jeden { $first } przeciw { $second } na wszystkich innych miejscach
lab-duel-share = Wygrane { $wins } z { $games }: { $share } (95%: { $low } – { $high }); po równo byłoby { $par }
lab-duel-elo = Elo { $n } (95%: { $low } … { $high })
lab-duel-test =
    Test sekwencyjny między { $less } a { $more } Elo, błąd 5% w każdą stronę: { $ratio } z ±{ $bound }, { $verdict ->
        [stronger] więc pierwszy jest silniejszy
        [not-stronger] więc pierwszy nie jest silniejszy
       *[other] więc trzeba więcej partii
    }.
trouble-duel-elo = Granice testu to dwie liczby, mniejsza najpierw, np. --elo 0,20; { $text } nimi nie jest.

## Umysły, które się uczą

cli-train = Ucz bota gry na jego własnych partiach: pokolenie gra, dopasowuje sieć i musi pokonać poprzednie.
cli-train-generations = liczba pokoleń; kolejne dochodzą do tego samego folderu
cli-train-sight = liczba partii pierwszego pokolenia, które gra na pierwszy rzut oka
cli-train-games = liczba partii każdego następnego pokolenia
cli-train-seats = liczby miejsc, których ma się uczyć, np. 2,4 (domyślnie wszystkie)
cli-train-set = ustawienie, np. quest=all: każda możliwość po kolei
cli-train-worlds = liczba światów, w których uczeń próbuje każdej odpowiedzi
cli-train-tries = ile opcji uczący się próbuje najwyżej; 0: tyle, ile chce jego umysł
cli-train-looks = 1: uczący się patrzy raz na to, czego spróbował, by zagrać więcej partii; 0: tyle razy, ile chce jego umysł
cli-train-company = boty, przeciw którym uczący się gra sam w co drugiej partii, np. yardstick,hard (domyślnie spotyka tylko swoich)
cli-train-noise = procent odpowiedzi losowanych, żeby widział także to, czego by nie zrobił
cli-train-window = liczba pokoleń, których partie dopasowuje się razem
cli-train-epochs = ile razy dopasowanie przechodzi przez wszystkie partie
cli-train-trust = procent celu, który bierze się z dalszej gry; 100: tylko z wyniku
cli-train-units = liczby jednostek obu warstw ukrytych, wielokrotności 8
cli-train-start = plik z wagami, od których zacząć zamiast od gry na pierwszy rzut oka
cli-train-gate = ile najwyżej partii na pokonanie najlepszego poprzednika; 0: każde idzie dalej
cli-train-strength = liczba partii przeciw botowi miarowemu, do krzywej siły; 0: bez nich
cli-train-out = folder na wszystko; to samo polecenie wznawia przerwaną pracę
cli-sight = Ucz pierwszego rzutu oka jednego rodzaju pytań: odpowiedzi są wypróbowywane, a sieć uczy się, co z nich wynikło.
cli-sight-kind = pytanie, np. orders.choose
cli-sight-games = liczba partii, którym się przygląda
cli-sight-likely = liczba wypróbowywanych odpowiedzi obiecujących
cli-sight-others = liczba innych wypróbowywanych odpowiedzi, losowanych
cli-sight-units = liczba jednostek warstwy ukrytej, wielokrotność 8
cli-sight-foresee = zamiast tego ucz, co wybierają inni, gdy wszyscy odpowiadają naraz: boty, które losem zasiadają przy stole, np. yardstick,greedy
cli-sight-out = folder na wagi i opis, jak powstały
cli-metavar-generations = N
cli-metavar-sight = N
cli-metavar-foresee = BOTY
cli-metavar-worlds = N
cli-metavar-tries = N
cli-metavar-looks = N
cli-metavar-window = N
cli-metavar-epochs = N
cli-metavar-gate = N
cli-metavar-strength = N
cli-metavar-noise = PROCENT
cli-metavar-trust = PROCENT
cli-metavar-likely = N
cli-metavar-others = N
cli-metavar-kind = PYTANIE
cli-metavar-company = BOTY
cli-metavar-units = N,N
lab-train-generation =
    Pokolenie { $n }: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }.
lab-train-gate =
    Pokolenie { $n } wygrało na bramce { $share } % z { $games ->
        [one] 1 partii
       *[other] { $games } partii
    }: { $kept ->
        [yes] zostaje.
       *[no] odpada.
    }
lab-train-foretold =
    Pokolenie { $n } przewidziało na bramce lepiej { $share } % z { $games ->
        [one] 1 partii
       *[other] { $games } partii
    }: { $kept ->
        [yes] zostaje.
       *[no] odpada.
    }
lab-train-done = Wszystko jest zapisane; krzywa siły: { $path }
lab-sight-foreseen = Wybory innych są przewidywane tak trafnie, jakby szansa każdego wynosiła { $percent } procent: { $path }
lab-sight-done = Pierwszy rzut oka przewiduje { $percent } procent różnic między odpowiedziami: { $path }
lab-train-interrupted = Przerwano. To, co rozegrano i dopasowano, zostało; to samo polecenie idzie dalej od tego miejsca.
lab-train-title = { $game }: umysł się uczy
lab-train-strength = Udział zwycięstw przeciw botowi miarowemu
lab-train-gate-title = Udział zwycięstw przeciw najlepszemu poprzednikowi
lab-train-foretold-title = Udział partii, których zwycięzcę przewidziano lepiej, niż zrobił to najlepszy poprzednik
lab-train-losses = Logarytmiczna strata zwycięzcy w partiach odłożonych na próbę
lab-train-row =
    { $n }, { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[many] { $games } partii
    }{ $kept ->
        [yes] {""}
       *[no] , odpadło
    }
lab-train-loss =
    Pokolenie { $n }, { $positions ->
        [one] 1 pozycja
        [few] { $positions } pozycje
       *[many] { $positions } pozycji
    }: { $path }
trouble-train-no-inputs = Gry { $game } nie można się uczyć: nie ma wejść dla sieci.
trouble-train-units = Warstwy nie mogą mieć { $given } jednostek: podaj dwie wielokrotności { $block }, np. 32,16.
trouble-train-looks = --looks to 1 (uczący się patrzy raz) albo 0 (tyle razy, ile chce jego umysł), a nie { $given }.
trouble-sight-no-traits = Pierwszy rzut oka gry { $game } nie może się uczyć pytania { $kind }; może się uczyć: { $known }.
trouble-sight-units = Warstwa nie może mieć { $given } jednostek: podaj wielokrotność { $block }, np. 32.
trouble-bot-weights = { $path } nie jest plikiem wag.
