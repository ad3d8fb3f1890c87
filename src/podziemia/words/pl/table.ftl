### Słowa wokół gier, po polsku: kłopoty, polecenie, terminal, laboratorium.

## Listy

list = { $items } i { $last }

## Kłopoty: co jest nie tak i jak będzie dobrze

trouble-game-over = Gra jest skończona: nikt już o niczym nie decyduje.
trouble-not-legal =
    { $count ->
        [one] „{ $text }” nie jest teraz możliwe. Jest 1 dozwolona odpowiedź.
        [few] „{ $text }” nie jest teraz możliwe. Wybierz jedną z { $count } dozwolonych odpowiedzi.
       *[other] „{ $text }” nie jest teraz możliwe. Wybierz jedną z { $count } dozwolonych odpowiedzi.
    }
trouble-not-your-turn = Miejsce { $seat } teraz o niczym nie decyduje. Gra czeka na: { $turn }.
trouble-game-unknown = Nie ma gry „{ $name }”. Są: { $known }.
trouble-extra-missing = Brakuje pakietu { $package }. Zainstaluj go poleceniem: { $install }
trouble-game-missing = W co gramy? Wybierz jedną z gier: { $known }.
trouble-seat-count = Liczba miejsc: { $given } nie pasuje do gry { $game }; dozwolone są od { $fewest } do { $most }.
trouble-no-school = Gra { $game } nie ma szkoły; mają ją: { $known }.
trouble-nothing-to-preview = Nie ma planu, który można by podejrzeć. Zapytaj podczas planowania bitwy.
trouble-seat-list = Na liście miejsc „{ $text }” jest puste miejsce. Napisz ją tak: human,hard
trouble-seat-human = W symulacji grają same boty: random, greedy, mcts, easy, medium, hard, expert.
trouble-bot-unknown = Nie ma bota „{ $name }”. Są: { $known }.
trouble-bot-command = Bota we własnym procesie nazywa polecenie, które go uruchamia, np. process:./moj_bot; w „{ $text }” go nie ma.
trouble-bot-module = Nie ma bota „{ $name }”: modułu „{ $module }” nie da się wczytać ({ $error }). Moduły szukane są wśród zainstalowanych pakietów i w bieżącym folderze.
trouble-bot-class = Moduł „{ $module }” nie ma klasy „{ $name }”.
trouble-bot-not-a-bot = „{ $name }” nie jest botem. Bot to podklasa podziemia.bots.Bot z metodą choose.
trouble-bot-broken = Bot „{ $name }” nie może zająć miejsca: { $error }
trouble-setting-unknown = Nie ma ustawienia „{ $key }”. Są: { $known }.
trouble-setting-value = Ustawienie „{ $key }” nie może mieć wartości „{ $value }”. Możliwe: { $choices }.
trouble-setting-form = „{ $text }” to nie ustawienie. Napisz je tak: --set first=A
trouble-language-unknown = Nie znamy języka „{ $lang }”. Są: { $known }.
trouble-number = { $option } oczekuje liczby całkowitej nie mniejszej niż { $least }, a nie „{ $text }”.
trouble-deck-none = W grze { $game } nie buduje się własnych talii.
trouble-usage = To polecenie jest niepełne. { $usage }
trouble-command-unknown = Nie ma polecenia „{ $name }”. Są: { $known }.
trouble-argument-unknown = Niezrozumiałe: { $text }. Dopisz --help, aby zobaczyć, co jest możliwe.
trouble-topic-unknown = W zasadach nie ma „{ $topic }”. Rozdziały: { $known }. Możesz też podać numer zasady albo nazwę karty.
trouble-file-unreadable = Nie można odczytać pliku „{ $path }”. Sprawdź, czy istnieje i czy wolno ci go otworzyć.
trouble-file-taken = Plik „{ $path }” to nie zapis gry. Wybierz inną nazwę.
trouble-journal-none = Nie ma dziennika do zapisania: gra „{ $game }” ma dzieje tylko w kampanii, po pierwszej przygodzie.
trouble-file-unwritable = Nie można zapisać pliku „{ $path }”. Wybierz folder, w którym wolno ci pisać.
trouble-save-where = Dokąd? Napisz: zapisz PLIK
trouble-nothing-to-undo = Nie ma czego cofnąć: to twoja pierwsza decyzja.
trouble-resume-other-game = „{ $path }” to zapis gry { $game }. Pomiń nazwę gry albo napisz { $game }.
trouble-resume-seats = W zapisie „{ $path }” liczba miejsc to { $seats }, a podano { $given }.
trouble-replay-to = Zapis ma mniej ruchów niż --to { $to }. Wybierz od 0 do { $moves }.
trouble-puzzle-broken = Zagadka { $id } nie pasuje już do zasad tej wersji.
trouble-review-depth = Nie ma głębokości „{ $text }”. Są: { $known }.
trouble-find-endings = Zakończenia nie mogą być „{ $text }”. Mogą być: { $known }.
trouble-find-goals = „{ $game }” nie ma celów na jedną turę, których można by szukać.
trouble-review-seat = Nie ma miejsca „{ $text }” przy tym stole. Są: { $known }.
trouble-review-kept = W pliku „{ $path }” nie ma oceny tej gry na tej głębokości. Podaj inny plik.

trouble-record-format = Wiersz { $line }: to nie jest zapis gry. Pierwszym wierszem musi być „{ $expected }”.
trouble-record-not-text = Plik „{ $path }” to nie zapis gry: nie jest tekstem UTF-8.
trouble-record-too-long = Zapis jest za długi. Czytamy najwyżej tyle znaków: { $most }.
trouble-record-header = Wiersz { $line }: „{ $text }” nie pasuje do nagłówka. Znane są: game, edition, seats, name, set, seed.
trouble-record-missing = Wiersz { $line }: w nagłówku brakuje „{ $key }: …”.
trouble-record-twice = Wiersz { $line }: „{ $key }” jest w zapisie dwa razy. Usuń jeden z tych wierszy.
trouble-record-edition = Wiersz { $line }: zapis powstał w wydaniu zasad { $edition }, a ta wersja gra w wydaniu { $ours }.
trouble-record-line = Wiersz { $line }: „{ $text }” to nie ruch. Ruch wygląda tak: 3 A explore
trouble-record-number = Wiersz { $line }: powinien tu być ruch { $expected }, a jest „{ $found }”. Brakuje wiersza albo jest o jeden za dużo.
trouble-record-not-a-number = Wiersz { $line }: zamiast „{ $text }” powinna być liczba.
trouble-record-seat = Wiersz { $line }: nie ma miejsca „{ $letter }” (liczba miejsc: { $seats }). Miejsca to litery: A, B, C…
trouble-record-diverged = Wiersz { $line }: po ruchu { $move } gra jest inna niż zapisana. Ktoś zmienił zapis albo zmieniły się zasady.
trouble-record-game-unknown = Wiersz { $line }: nie ma gry „{ $name }”. Są: { $known }.
trouble-record-seat-count = Wiersz { $line }: liczba miejsc { $given } nie pasuje do gry { $game }; dozwolone są od { $fewest } do { $most }.
trouble-record-setting-unknown = Wiersz { $line }: nie ma ustawienia „{ $key }”. Są: { $known }.
trouble-record-setting-value = Wiersz { $line }: ustawienie „{ $key }” nie może mieć wartości „{ $value }”. Możliwe: { $choices }.
trouble-record-not-legal = Wiersz { $line }: „{ $text }” nie jest w tym miejscu możliwe. Ktoś zmienił zapis albo brakuje w nim wierszy.
trouble-record-not-your-turn = Wiersz { $line }: miejsce { $seat } nie decyduje w tej chwili. Gra czeka na: { $turn }.
trouble-record-game-over = Wiersz { $line }: gra jest już skończona, a zapis trwa dalej.

## Polecenie

cli-about = Cyfrowy stół do gier planszowych, które toczą się pod ziemią.
cli-usage = Użycie:
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-help = pokaż tę pomoc
cli-lang = język: pl albo en (domyślnie język systemu)
cli-version = pokaż wersję i to, czy działa po kompilacji
cli-build-compiled = po kompilacji
cli-build-plain = zwykły Python
cli-play = Graj w terminalu.
cli-play-seats = kto gdzie siedzi, np. human,hard albo human:Anna,human:Piotr,easy; jak mocne są poziomy, mówi `podziemia games GRA`
cli-game = nazwa gry; listę pokazuje `podziemia games`
cli-seed = tekst, od którego zależy tasowanie
cli-set = ustawienie gry, np. --set first=A; symulacja przyjmuje też --first A, a all to wszystkie możliwości po kolei
cli-save = na koniec zachowaj grę w tym pliku
cli-journal = na koniec zapisz dzieje kampanii w tym pliku
cli-resume = graj dalej w zapisaną grę
cli-no-odds = nie podawaj szans przed rzutem kośćmi
cli-replay = Opowiedz zapisaną grę ruch po ruchu.
cli-file = zapis gry
cli-to = zatrzymaj się po tylu ruchach i pokaż stół
cli-verify = Odtwórz zapis gry i sprawdź, czy jest uczciwy.
cli-review = Oceń każdą decyzję zapisanej gry z tego, co gracz mógł wiedzieć.
cli-review-seat = oceń decyzje tylko tego miejsca, np. B
cli-review-depth = jak długo patrzeć: quick, standard albo deep
cli-review-seconds = przerwij po tylu sekundach czasu procesora
cli-review-keep = zachowaj wyniki w tym pliku i następnym razem zacznij od nich
cli-rules = Pokaż zasady.
cli-topic = rozdział, numer zasady albo nazwa karty
cli-school = Pokaż lekcje gry, która ma szkołę.
cli-solve = pokaż, jak najlepiej rozegrać każdą lekcję
cli-puzzles = Pokaż zagadki gry: jedna odpowiedź jest wyraźnie najlepsza, a na pierwszy rzut oka jej nie widać.
cli-puzzles-solve = pokaż rozwiązania po odtworzeniu każdej pozycji
cli-find-puzzles = Szukaj zagadek w partiach botów, sprawdzaj je długim przeszukaniem i zachowuj.
cli-find-games = ile partii przejrzeć
cli-find-most = ile zagadek najwyżej zachować
cli-find-kinds = oglądaj tylko te rodzaje pytań, np. turn.action,recruit.pay
cli-find-endings = oglądaj tylko ostatnie odpowiedzi gry i oceniaj je wynikami: counted (policzone wszystkie drogi) albo played (wiele rozdań rozegranych do końca)
cli-find-goals = szukaj tego, co można zrobić przed końcem tury, i oceniaj szansami, że się uda
cli-find-save = zachowaj je w tym pliku (domyślnie w pakiecie gry); te, które już w nim są, też się liczą
cli-games = Pokaż listę gier, a po nazwie: czym są poziomy jej botów.
cli-simulate = Niech boty rozegrają wiele partii na wszystkich rdzeniach.
cli-simulate-seats = boty w kolejności miejsc, np. greedy,random; jeden bot na wszystkie miejsca albo po jednym na stronę gra przy stołach każdej wielkości
cli-simulate-games = liczba partii przy każdym stole
cli-jobs = liczba procesów (domyślnie po jednym na rdzeń)
cli-json = wypisz JSON
cli-bench = Zmierz, jak szybko gry działają na jednym rdzeniu.
cli-bench-game = nazwa gry; domyślnie wszystkie
cli-deck = Talie gry: lista gotowych, jedna z nich albo sprawdzenie własnej.
cli-deck-deck = id gotowej talii do pokazania albo plik z talią do sprawdzenia; domyślnie lista
cli-deck-legal = Talia jest zgodna z zasadami.
cli-metavar-command = POLECENIE
cli-metavar-deck = TALIA
cli-metavar-game = GRA
cli-metavar-seats = MIEJSCA
cli-metavar-seed = ZIARNO
cli-metavar-set = KLUCZ=WARTOŚĆ
cli-metavar-resume = PLIK
cli-metavar-save = PLIK
cli-metavar-journal = PLIK
cli-metavar-file = PLIK
cli-metavar-to = N
cli-metavar-most = N
cli-metavar-endings = JAK
cli-metavar-kinds = RODZAJE
cli-metavar-seat = MIEJSCE
cli-metavar-depth = GŁĘBOKOŚĆ
cli-metavar-seconds = N
cli-metavar-keep = PLIK
cli-metavar-topic = TEMAT
cli-metavar-games = N
cli-metavar-jobs = N
cli-metavar-lang = JĘZYK

## Terminal

terminal-player = Gracz { $letter }
terminal-bot = Bot { $letter }
terminal-human = człowiek
terminal-seats = od { $fewest } do { $most } osób
terminal-seats-exactly =
    { $n ->
        [one] 1 osoba
        [few] { $n } osoby
       *[other] { $n } osób
    }
terminal-hint = Odpowiadaj liczbą. ? NAZWA objaśnia kartę; poza tym: cofnij, zasady, dziennik, stół, zapisz PLIK, koniec. Więcej: pomoc
terminal-thinking = { $player } myśli…
terminal-news = Co się wydarzyło
terminal-curtain = Oddaj klawiaturę. Teraz gra: { $player }.
terminal-curtain-enter = Naciśnij Enter, aby zobaczyć swoje karty.
terminal-not-an-answer =
    { $n ->
        [one] „{ $text }” nie jest teraz możliwe. Odpowiedz 1 albo napisz: pomoc
       *[other] „{ $text }” nie jest teraz możliwe. Odpowiedz liczbą od 1 do { $n } albo napisz: pomoc
    }
terminal-undone =
    { $n ->
        [0] Znów jest początek gry.
       *[other] Znów jest chwila po ruchu { $n }.
    }
terminal-journal-saved = Dzieje kampanii są w pliku { $path }.
terminal-saved = Zapisano w pliku { $path }. Dalej zagrasz tak: podziemia play --resume { $path }
terminal-save-first = Gra nie jest zapisana. W jakim pliku ją zapisać (Enter: bez zapisu)?
terminal-save-last = W jakim pliku zapisać grę (Enter: bez zapisu)?
terminal-not-saved =
    { $n ->
        [one] Gra przerwana po 1 ruchu, bez zapisu. Następnym razem: zapisz PLIK
       *[other] Gra przerwana po { $n } ruchach, bez zapisu. Następnym razem: zapisz PLIK
    }
terminal-verified =
    { $n ->
        [one] { $path }: zgadza się. { $game }, 1 ruch, gra skończona; zgodne odciski: { $digests }.
        [few] { $path }: zgadza się. { $game }, { $n } ruchy, gra skończona; zgodne odciski: { $digests }.
       *[other] { $path }: zgadza się. { $game }, { $n } ruchów, gra skończona; zgodne odciski: { $digests }.
    }
terminal-verified-unfinished =
    { $n ->
        [one] { $path }: na razie się zgadza. { $game }, 1 ruch, gra nieskończona; zgodne odciski: { $digests }.
        [few] { $path }: na razie się zgadza. { $game }, { $n } ruchy, gra nieskończona; zgodne odciski: { $digests }.
       *[other] { $path }: na razie się zgadza. { $game }, { $n } ruchów, gra nieskończona; zgodne odciski: { $digests }.
    }
school-lesson = { $name } · podziemia play { $game } { $settings }
school-not-yet = cel jeszcze nieosiągnięty
school-done = zrobione, { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } poniżej najlepszej
school-done-best = zrobione, lepiej się nie da
terminal-command-undo = cofnij
terminal-command-save = zapisz
terminal-command-rules = zasady
terminal-command-log = dziennik
terminal-command-table = stół, stol
terminal-command-preview = podgląd, podglad
terminal-command-help = pomoc
terminal-command-quit = koniec, wyjdź, wyjdz
terminal-help-answer = LICZBA: ta odpowiedź; może być też jej postać tekstowa, np. explore
terminal-help-card = ? NAZWA: co robi karta i dlaczego nie można jej teraz wybrać
terminal-help-undo = cofnij: wróć do swojej ostatniej decyzji
terminal-help-save = zapisz PLIK: zapisz grę
terminal-help-rules = zasady, zasady ROZDZIAŁ, zasady NUMER: zasady gry
terminal-help-log = dziennik: wszystko, co się wydarzyło
terminal-help-table = stół: pokaż jeszcze raz stół i pytanie
terminal-help-preview = podgląd: do czego prowadzi twój plan, w grach, w których się planuje
terminal-help-help = pomoc: ta lista
terminal-help-quit = koniec: wyjdź z gry

## Wynik

score-total = Razem
score-won =
    { $n ->
        [one] { $player } wygrywa o 1 punkt
        [few] { $player } wygrywa o { $n } punkty
       *[other] { $player } wygrywa o { $n } punktów
    }
score-won-on-tie = { $player } wygrywa po rozstrzygnięciu remisu
score-tied = Wspólna wygrana: { $players }

## Ocena partii

review-judged =
    { $n ->
        [one] Oceniona 1 decyzja
        [few] Ocenione { $n } decyzje
       *[other] Ocenionych { $n } decyzji
    }, z przeszukaniem: { $searched }; { $seconds } s czasu procesora, z tego, co każdy gracz mógł wiedzieć.
review-stopped = Jest jeszcze co oglądać: kontynuuj z większym --seconds i z --keep.
review-looking = Oglądam decyzję { $n } z { $all }
review-moved = { $player }: { $start }% na początku, { $end }% na końcu. Los { $luck }, własne decyzje { $answers }, decyzje innych { $rivals }.
review-moved-alone = { $player }: { $start }% na początku, { $end }% na końcu. Własne decyzje { $answers }, cała reszta { $luck }.
review-costliest =
    { $n ->
        [one] 1 kosztowna decyzja
        [few] { $n } najdroższe decyzje
       *[other] { $n } najdroższych decyzji
    }, razem { $together }
review-answer = Ruch { $move }: { $played }. Lepiej: { $best }. { $better }% zamiast { $worse }% ({ $error }, ± { $margin })
review-answer-of = Ruch { $move }, { $figure }: { $played }. Lepiej: { $best }. { $better }% zamiast { $worse }% ({ $error }, ± { $margin })
review-part = { $part } { $chance }
review-line = Jedna z prawdopodobnych dalszych dróg:
review-none = Nie znalazła się żadna kosztowna decyzja.
review-closest = Najbliżej było tu: ruch { $move }, { $played }. { $best } dałoby prawie to samo.
review-curve = Szanse na wygraną ruch po ruchu
review-turning = Punkty zwrotne
review-turned = Ruch { $move }: { $player } { $change }

## Zagadki

puzzle-line = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $question } (miejsce { $seat } z { $seats }, ruch { $move })
puzzle-solved = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $best }: { $better }%. Na pierwszy rzut oka: { $obvious }, { $worse }%. ± { $margin } · { $parts }
puzzle-solved-goal = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $goal } { $best }: { $better }%. Na pierwszy rzut oka: { $obvious }, { $worse }%. ± { $margin } · { $parts }
puzzle-solved-points = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $best }: { $better } punktu. Na pierwszy rzut oka: { $obvious }, { $worse }. Policzone do końca.
puzzle-solved-lead = { $n }. { $id } { $level ->
        [1] ◆◇◇
        [2] ◆◆◇
       *[other] ◆◆◆
    } { $best }: przewaga na koniec gry { $better }. Na pierwszy rzut oka: { $obvious }, { $worse }. · { $parts }

## Miejsce przy stole serwera w terminalu

cli-join = Zagraj na miejscu przy stole serwera, z linku, który do ciebie wysłano.
cli-join-link = link do miejsca albo do oglądania: https://…/r/…#k=…
cli-join-name = jak mają cię nazywać inni
cli-metavar-link = LINK
cli-metavar-name = IMIĘ
trouble-join-link = „{ $link }” nie jest linkiem do stołu. Wygląda on tak: https://gry.example/r/STÓŁ#k=SEKRET; podaj go w cudzysłowie.
trouble-join-no-secret = W tym linku nie ma sekretu (#k=…), a na tym komputerze nikt jeszcze przy tym stole nie siedział. Skopiuj cały link, w cudzysłowie.
trouble-join-away = { $address } nie odpowiada: { $error }. Czy adres jest dobry i czy serwer działa?
trouble-join-no-table = Pod adresem { $address } nie ma stołu Podziemi.
trouble-join-refused = { $message }
trouble-join-version = Serwer mówi inaczej niż ten program: jeden z nich jest starszy. Zaktualizuj program albo otwórz link w przeglądarce.
trouble-join-game = Serwer gra w { $game }, a ten program nie zna tej gry. Zaktualizuj go albo otwórz link w przeglądarce.
trouble-join-edition = Serwer gra według wydania { $theirs } zasad gry { $game }, a ten program zna wydanie { $ours }. Zaktualizuj starszy z nich albo otwórz link w przeglądarce.
trouble-join-no-terminal = Żeby usiąść do stołu, potrzeba terminala, który pokazuje i czyta; to jest potok albo plik.
join-watching = oglądasz
join-opening = łączę…
join-live = połączono
join-lost = brak połączenia, próbuję dalej…
join-waiting = Czekamy na: { $players }.
join-answered = Odpowiedź już jest; dopóki nie odpowiedzą wszyscy, możesz ją zmienić.
join-over = Koniec gry.
join-bot-plays = Na tym miejscu gra bot. B: wracasz do gry.
join-undo-asked = { $player } prosi o cofnięcie ruchów. Y: zgoda, N: nie.
join-undo-sent = Pozostali są pytani, czy się zgadzają.
join-key-u = Cofnij
join-key-b = Wróć na miejsce
join-key-y = Zgoda
join-key-n = Nie
join-key-k = Plansza w górę
join-key-j = Plansza w dół
join-key-q = Wyjdź
