### What the server says by itself: troubles and invitations. Polish.

table-invitation = Zagraj ze mną w { $title }! Twoje miejsce przy stole jest pod tym linkiem:

## The request

trouble-not-json = Nie udało się odczytać zapytania: to nie jest JSON.
trouble-bad-request = Nie udało się odczytać zapytania: { $what }.
trouble-body-too-big = To jest za długie; limit wynosi { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[many] { $most } bajtów
    }.
trouble-too-many-requests = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
trouble-too-many-shows = Oglądasz już { $most } stołów, przy których grają same boty. Najpierw zamknij któryś z nich.
trouble-too-many-listeners = Ten stół ogląda już tyle osób, że nie ma miejsca na kolejną. Spróbuj później.
trouble-table-full = Wszystkie stoły na tym serwerze są teraz zajęte. Spróbuj za kilka minut.
trouble-host-unknown = Ten serwer nie nazywa się { $host }. Kto go prowadzi, może podać tę nazwę tak: podziemia serve --names { $host }
trouble-origin = To żądanie przyszło z innej strony i nie zostało wykonane. Otwórz stronę samego stołu.
trouble-page-unknown = Pod tym adresem nic nie ma.
trouble-method = Tego adresu nie można użyć w ten sposób.
trouble-internal = Coś poszło nie tak na serwerze. Nic się nie zmieniło; spróbuj ponownie.

## The room and its links

trouble-room-unknown = Nie ma takiego stołu. Sprawdź, czy link jest cały.
trouble-link-wrong = Ten link nie otwiera tu żadnego miejsca. Sprawdź, czy jest cały, albo poproś gospodarza o nowy.
trouble-link-revoked = Ten link niczego już nie otwiera: gospodarz wydał nowy. Poproś o niego.
trouble-link-taken = Na miejscu { $seat } ktoś już siedzi i ten link niczego już nie otwiera. Jeśli to ty, weź link dla tego urządzenia z tego, na którym grasz; jeśli nie, powiedz o tym gospodarzowi: może zwolnić miejsce.
trouble-no-place = Nie masz miejsca przy tym stole. Otwórz go linkiem, który do ciebie wysłano.
trouble-seat-unknown = Nie ma tu miejsca { $seat }; stół ma { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }.
trouble-seat-not-yours = Miejsce { $seat } nie jest twoje. Otwórz je jego własnym linkiem.
trouble-not-owner = Może to zrobić tylko gospodarz.
trouble-level-unknown = Nie ma bota o nazwie „{ $level }”. Są: { $known }.
trouble-webhook = Nie można wysyłać powiadomień na „{ $url }”. Potrzebny jest publiczny adres http lub https.
trouble-seat-not-human = To miejsce od początku należy do bota; nie można go przekazać.
trouble-room-frozen = To jest zapis gry: możesz go obejrzeć albo z dowolnej chwili grać dalej przy nowym stole.
trouble-room-too-long = Przy tym stole było już { $most ->
        [one] { $most } posunięcie
        [few] { $most } posunięcia
       *[many] { $most } posunięć
    }, licząc zmienione odpowiedzi i cofnięcia, i więcej się nie zmieści. Obejrzyj zapis albo z dowolnej chwili graj dalej przy nowym stole.
trouble-record-too-many-moves = Ten zapis jest za długi: może mieć najwyżej { $most ->
        [one] { $most } posunięcie
        [few] { $most } posunięcia
       *[many] { $most } posunięć
    }, licząc cofnięte.
trouble-room-newer = Przy tym stole gra już nowsza wersja serwera. Za chwilę odśwież stronę.
trouble-room-diverged = Tej gry nie można kontynuować: według zasad tej wersji ruch { $move } już nie pasuje.
trouble-room-exists = Stół o nazwie { $room } już istnieje.

## Playing

trouble-stale = Gra poszła tymczasem dalej. Zanim odpowiesz, spójrz jeszcze raz.
trouble-nonce-used = Pod tym znakiem przyszła już inna odpowiedź i to ona obowiązuje. Spójrz jeszcze raz, zanim odpowiesz.
trouble-seat-with-bot = Na miejscu { $seat } gra w tej chwili bot. Najpierw odbierz mu to miejsce.
trouble-rules-stumbled = Zasady potknęły się o tę odpowiedź. Nie została zagrana; wybierz inną.
trouble-not-over = To będzie widać dopiero po końcu gry.
trouble-not-alone = To możliwe dopiero po końcu gry albo gdy przy stole nie gra nikt inny.
trouble-moment-unknown = Gra nie ma ruchu { $n }; jak dotąd ma { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
trouble-undo-nothing = Nie ma czego cofać do ruchu { $to }.
trouble-undo-pending = Ktoś już prosi o cofnięcie ruchów. Najpierw trzeba mu odpowiedzieć.
trouble-undo-none = Nikt nie prosi cię o cofnięcie ruchów.
trouble-hint-failed = Doradca nie znalazł nic do powiedzenia. Spróbuj ponownie.
trouble-preview-failed = Kryształowa kula milczy. Spróbuj ponownie.
trouble-no-lesson = Ten stół nie jest lekcją żadnej szkoły.
trouble-lesson-over = Lekcja już się skończyła. Cofnij odpowiedź albo zacznij od nowa.

## The store

trouble-store-failed = Odpowiedzi nie udało się zapisać. Nic nie przepadło; spróbuj ponownie.
trouble-room-busy = Kilka osób zmieniało ten stół w tej samej chwili. Nic nie przepadło; spróbuj ponownie.
trouble-workers-need-postgres = Kilka procesów ({ $workers }) potrzebuje wspólnego magazynu danych. Użyj PostgreSQL: --store postgresql://użytkownik@host/baza
trouble-bots-cluster-fails = Klaster Ray pod adresem { $address } nie umie grać w nasze gry. Zainstaluj na wszystkich jego komputerach tę samą wersję podziemia.
trouble-bots-cluster-differs = Klaster Ray pod adresem { $address } gra według innych zasad. Zainstaluj na wszystkich jego komputerach tę samą wersję podziemia.
trouble-store-url = „{ $url }” to nie jest znany nam magazyn danych. Użyj adresu sqlite:/// albo postgresql://.
trouble-store-driver = Brakuje pakietu { $name }, bez którego nie da się rozmawiać z tą bazą danych. Zainstaluj go: pip install "podziemia[postgres]".
trouble-store-unreachable = Nie można połączyć się z magazynem danych { $url }.
trouble-store-newer = Magazyn danych zapisała nowsza wersja programu (tabele w wersji { $version }; ta zna { $known }). Zainstaluj tamtą wersję.

## On the page and in the terminal

table-serving = Stół czeka: { $address }
table-data = Wszystko jest przechowywane w { $where }
table-not-built-title = Stół działa, ale jego strony nie są jeszcze zbudowane
table-not-built = Zatrzymaj serwer, zbuduj strony poniższym poleceniem i uruchom go ponownie.

cli-serve = Uruchom stół w przeglądarce.
cli-serve-host = adres nasłuchu (127.0.0.1: tylko ten komputer; 0.0.0.0: każdy, kto ma do niego dostęp)
cli-serve-port = port nasłuchu (8100)
cli-serve-open = otwórz też przeglądarkę
cli-serve-limits = jak surowe są ograniczenia szybkości: 1 zwykłe, 2 dwa razy luźniejsze, 0 żadne
cli-serve-names = nazwy, pod którymi serwer jest znany w internecie, po przecinku (adresy i nazwy domowe działają zawsze; * to dowolna)
cli-serve-workers = liczba procesów serwera na tym komputerze (1; więcej wymaga PostgreSQL)
cli-metavar-workers = N
cli-serve-bots = gdzie myślą boty: adres klastra Ray, ray://host:10001 (ten komputer)
cli-metavar-cluster = ADRES
cli-serve-proxies = serwery pośredniczące, którym wierzymy co do adresów ich klientów: adresy i sieci po przecinku albo none (127.0.0.1,::1)
cli-data = folder na wszystko, co jest przechowywane
cli-store = adres bazy danych zamiast folderu: postgresql://…
cli-metavar-host = ADRES
cli-metavar-port = PORT
cli-metavar-limits = MNOŻNIK
cli-metavar-names = NAZWY
cli-metavar-proxies = ADRESY
cli-metavar-data = FOLDER
cli-metavar-store = URL

trouble-port-wrong = Nie ma portu { NUMBER($port, useGrouping: 0) }. Wybierz za pomocą --port któryś od 1 do 65535; 0 to dowolny wolny.
trouble-port-forbidden = To konto nie może używać portu { NUMBER($port, useGrouping: 0) }. Wybierz za pomocą --port numer powyżej 1023.
trouble-host-wrong = „{ $host }” nie jest adresem tego komputera. Użyj 127.0.0.1 (tylko ten komputer) albo 0.0.0.0 (wszyscy, którzy mogą się z nim połączyć).
trouble-proxies-wrong = „{ $text }” to nie jest lista adresów. Zapisz je na przykład tak: 127.0.0.1,10.0.0.0/8, albo wpisz none.
trouble-data-folder = Nie można użyć katalogu { $path }: nie ma go i nie da się go utworzyć.
trouble-port-taken = Port { $port } pod adresem { $host } jest już zajęty. Wybierz inny za pomocą --port.

table-notice = { $player }, twój ruch w grze { $title }.

rooms-live = w toku
rooms-over = koniec
rooms-record = zapis
rooms-count = { $n ->
        [one] { $n } stół.
        [few] { $n } stoły.
       *[many] { $n } stołów.
    }
rooms-exported = Stół { $room } zapisano w { $file }.
rooms-imported = Z zapisu powstał stół { $room }. Aby go otworzyć, dopisz to do adresu serwera: { $link }
rooms-deleted = Stół { $room } usunięto.
rooms-diverged = { $room }: nie da się kontynuować w tej wersji, ruch { $move } nie pasuje.
rooms-other-edition = { $room }: gra zaczęta według wydania zasad { $began }, dalej toczy się według wydania { $now }; gracze zobaczą to przy stole.
rooms-checked = { $n ->
        [one] Sprawdzono { $n } stół w toku,
        [few] Sprawdzono { $n } stoły w toku,
       *[many] Sprawdzono { $n } stołów w toku,
    } { $diverged ->
        [0] wszystkie można kontynuować.
        [one] { $diverged } nie da się kontynuować.
        [few] { $diverged } nie da się kontynuować.
       *[many] { $diverged } nie da się kontynuować.
    }

cli-rooms = Wypisz, eksportuj, importuj i usuwaj stoły.
cli-rooms-list = Wypisz wszystkie stoły.
cli-rooms-export = Zapisz stół jako plik z zapisem gry.
cli-rooms-import = Zrób z pliku z zapisem gry stół do oglądania.
cli-rooms-delete = Usuń stół na zawsze.
cli-rooms-room = identyfikator stołu, jak pokazuje go `rooms list`
cli-rooms-file = dokąd zapisać (domyślnie: na ekran)
cli-rooms-record = plik z zapisem gry
cli-check-rooms = Sprawdź, czy każdy stół w toku można kontynuować w tej wersji.
cli-metavar-room = STÓŁ
cli-metavar-action = POLECENIE
cli-metavar-record = PLIK

## Własny serwer

cli-serve-settings = plik TOML z ustawieniami jak niżej, bez kresek; środowisko (PODZIEMIA_PORT) i opcje są ważniejsze
cli-serve-log = jak pisać dziennik: text albo json, po jednym obiekcie w wierszu
cli-serve-most-rooms = ile stołów wolno trzymać; 0: ile się zmieści
cli-serve-archive-after = stoły nietknięte od tylu dni stają się plikami zapisu; 0: nigdy
cli-serve-archive = folder na te pliki (inaczej „archive” obok danych)
cli-rooms-link = Wydaj nowy link do miejsca albo do całego stołu; starsze przestają działać, a wszyscy przy stole się o tym dowiedzą.
cli-rooms-seat = litera miejsca albo host dla całego stołu
cli-rooms-archive = Zamień stoły, których dawno nikt nie ruszał, w pliki zapisu.
cli-rooms-days = od ilu dni nikt ich nie ruszał
cli-rooms-into = folder na pliki (inaczej „archive” obok danych)
cli-backup = Zapisz wszystkie stoły do jednego pliku, z jednej chwili; serwer może działać dalej.
cli-backup-file = plik do zapisania
cli-restore = Wczytaj kopię do bazy, w której nie ma jeszcze stołów; to także droga z SQLite do PostgreSQL.
cli-restore-file = plik zapisany przez backup
cli-metavar-settings = PLIK
cli-metavar-log = POSTAĆ
cli-metavar-most_rooms = N
cli-metavar-archive_after = DNI
cli-metavar-archive = FOLDER
cli-metavar-seat = MIEJSCE
cli-metavar-days = N
cli-metavar-into = FOLDER
rooms-link = Nowy link, pod adresem twojego serwera: { $link }
rooms-archived = Stół { $room } jest w archiwum.
rooms-archived-all = { $n ->
    [0] Nie ma czego archiwizować.
    [one] Jeden stół jest teraz w { $folder }.
    [few] { $n } stoły są teraz w { $folder }.
   *[other] { $n } stołów jest teraz w { $folder }.
}
backup-done = W { $file } jest wszystko; wierszy: { $rows }.
restore-done = Wszystko wróciło z { $file }; wierszy: { $rows }.
trouble-settings-broken = { $path } to nie plik TOML: { $error }.
trouble-settings-unknown = { $path } ustawia „{ $name }”, a takiego ustawienia nie ma. Są: { $known }.
trouble-settings-value = Ustawienie { $name } nie może mieć wartości „{ $value }”.
trouble-rooms-quota = Ten serwer trzyma najwyżej tyle stołów: { $most }, i wszystkie są zajęte. Spróbuj później albo napisz do tego, kto go prowadzi.
trouble-seat-letter = Przy tym stole nie ma miejsca { $seat }. Są: { $seats }; dla całego stołu podaj host.
trouble-backup-broken = { $path } nie jest całą kopią. Nic nie zostało zmienione.
trouble-restore-not-empty = W { $where } są już stoły. Wczytaj kopię do pustej bazy; nic nie zostało zmienione.
