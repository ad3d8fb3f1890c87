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
trouble-seat-taken = { $name } ma już to miejsce. Wybierz inne.
trouble-colour-taken = Ktoś właśnie wziął ten kolor. Wybierz inny.
trouble-talk-off = Gospodarz wyłączył rozmowę przy tym stole.
trouble-talk-phrases-only = Przy tym stole rozmawia się tylko minami i gotowymi zdaniami.
trouble-talk-watching = Rozmowa przy stole jest dla tych, którzy przy nim grają.
trouble-talk-full = Przy tym stole padło już tyle słów (wierszy: { $most }), że więcej się nie zmieści.
trouble-talk-too-fast =
    { $seconds ->
        [one] Pięć na dwadzieścia sekund wystarczy. Znowu za { $seconds } sekundę.
        [few] Pięć na dwadzieścia sekund wystarczy. Znowu za { $seconds } sekundy.
       *[other] Pięć na dwadzieścia sekund wystarczy. Znowu za { $seconds } sekund.
    }
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
trouble-push-none = Ten serwer nie wysyła powiadomień na urządzenia.
trouble-mail-none = Ten serwer nie pisze listów.
trouble-mail-many = To było dużo listów. Poczekaj godzinę, zanim poprosisz o następny.
trouble-mail-refused = Poczta mówi, że pod tym adresem nikogo nie ma. Sprawdź go jeszcze raz.
trouble-mail-failed = Listu nie udało się teraz wysłać. Spróbuj za kilka minut.
trouble-mail-unknown = Ten odnośnik już nie działa: listy zatrzymano albo stołu już nie ma. Poproś o nie na nowo przy stole.
trouble-mail-extra = Listy wymagają dodatku „people”: pip install 'podziemia[people]'
trouble-mail-no-address = W listach są odnośniki: podaj w --address, gdzie ludzie znajdują ten serwer (https://stol.example).
trouble-mail-tls = --mail-tls to jedno z: { $known }, a nie „{ $value }”.
trouble-mail-sender = „{ $value }” nie jest nadawcą listów. Podaj --mail-from w postaci Podziemia <stol@stol.example>.
trouble-mail-server = „{ $value }” nie jest serwerem poczty. Podaj --mail w postaci smtp.example albo smtp.example:587.
trouble-address-wrong = „{ $value }” nie jest adresem serwera. Podaj go w postaci https://stol.example.
trouble-contact-wrong = Do „{ $value }” nie da się napisać. Podaj adres e-mail albo adres zaczynający się od https.
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
trouble-rematch-none = Z tego stołu nikt jeszcze nie zaczął następnej gry.
trouble-rematch-gone = Ta propozycja rewanżu już nie obowiązuje.
trouble-undo-none = Nikt nie prosi cię o cofnięcie ruchów.
trouble-hint-failed = Doradca nie znalazł nic do powiedzenia. Spróbuj ponownie.
trouble-weigh-failed = Nie udało się zważyć tej decyzji. Możesz ją mimo to zagrać.
trouble-puzzle-unknown = Nie ma takiej zagadki. Wybierz inną.
trouble-review-none = Do tego ruchu nie ma lepszej linii.
trouble-too-many-reviews = Inna twoja ocena partii jeszcze trwa. Poczekaj, aż będzie gotowa.
trouble-preview-failed = Kryształowa kula milczy. Spróbuj ponownie.
trouble-no-lesson = Ten stół nie jest lekcją żadnej szkoły.
trouble-lesson-over = Lekcja już się skończyła. Cofnij odpowiedź albo zacznij od nowa.

## The club

trouble-club-off = Na tym serwerze nie ma klubu.
trouble-club-word = Kto wstępuje do tego klubu, musi znać jego hasło. Zapytaj kogoś, kto w nim jest.
trouble-club-extra = Klub potrzebuje dodatku „people”: pip install 'podziemia[people]'
trouble-not-member = To jest dla członków klubu. Najpierw się zaloguj.
trouble-member-unknown = Nie ma takiego członka albo ta strona nie jest dla ciebie.
trouble-member-name = Imię ma od { $least } do { $most } znaków, w tym litery.
trouble-member-name-taken = { $name } to już czyjeś imię albo wygląda zbyt podobnie. Wybierz inne.
trouble-member-letter = „{ $letter }” nie może stać w imieniu: łatwo wziąć ten znak za inną literę. Użyj zwykłych liter.
trouble-member-leave = Aby opuścić klub, wpisz swoje imię: { $name }.
trouble-passkey-host = Klucze dostępu należą do nazwy, a { $host } to adres. Otwórz ten serwer pod jego nazwą (na tym komputerze: localhost).
trouble-passkey-wrong = Ten klucz dostępu nie został przyjęty. Spróbuj ponownie.
trouble-passkey-unknown = Nikt tu nie ma tego klucza dostępu. Użyj innego albo dołącz do klubu z nowym.
trouble-passkey-late = Trwało to zbyt długo. Spróbuj ponownie.
trouble-passkey-last = To twój jedyny klucz dostępu; bez niego nie da się tu wrócić. Najpierw utwórz drugi.
trouble-passkeys-many = Masz już { $most } kluczy dostępu. Najpierw usuń któryś.
trouble-rated-undo = Ten stół liczy się do rankingu: cofnąć można tylko to, z czego nikt niczego się nie dowiedział.
trouble-rated-seat = Ten stół liczy się do rankingu: członek klubu zachowuje miejsce do końca i tylko on może posadzić na nim bota. Bez zegara może to zrobić każdy przy stole, gdy gra czeka na niego od trzech dni.
trouble-event-unknown = Nie ma takiego turnieju.
trouble-event-begun = Turniej już się zaczął.
trouble-event-not-begun = Turniej jeszcze się nie zaczął.
trouble-event-not-host = Może to zrobić tylko osoba, która założyła turniej.
trouble-event-few = Turniej potrzebuje co najmniej { $least } osób.
trouble-event-rounds = Dla tylu osób ({ $people }) rund bez powtórzonych par jest najwyżej { $most }.
trouble-event-many = Miejsc jest najwyżej { $most }.
trouble-event-game = W turniejach przy stole siedzą dwie osoby; gra { $game } tego nie umie.
trouble-event-board = Nie ma takiego stołu w tej rundzie albo jego wynik już stoi.
trouble-event-own-board = Przy własnym stole możesz podzielić punkt albo go oddać, nie wziąć. Dokończ partię albo niech rozstrzygnie zegar.
trouble-events-many = Masz już { $most } niezakończonych turniejów. Najpierw zakończ któryś.

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
cli-settings = plik ustawień serwera, by szukać tam, gdzie on
cli-metavar-host = ADRES
cli-metavar-port = PORT
cli-metavar-limits = MNOŻNIK
cli-metavar-names = NAZWY
cli-metavar-club = NAZWA
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
push-title = Twój ruch: { $title }
push-body = Stół „{ $name }” czeka na ruch. Teraz: { $player }.

mail-turn-subject = Twój ruch: { $title }
mail-turn-body =
    Stół „{ $name }” czeka na ruch: { $player }.

    Prosto do pytania: { $link }
    (Otwórz w przeglądarce, w której siedzisz przy stole: tam jest twoje miejsce.)

    Jeden list na turę i żadnego, gdy stół jest otwarty.
    Bez dalszych listów: { $stop }
mail-ask-subject = Listy o twoich turach z { $house }?
mail-ask-body =
    Ktoś, kto gra na { $house }, podał ten adres: listy mają dawać znać, że tura czeka.

    Tak, piszcie do mnie: { $yes }

    To nie ty? Nie rób nic: bez twojej zgody nie będzie żadnego listu, a adres zniknie po trzech dniach.
    Nie pytajcie więcej na tę prośbę: { $stop }

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

cli-serve-settings = plik TOML z tymi ustawieniami, bez kresek; środowisko (PODZIEMIA_PORT) i opcje są ważniejsze
cli-serve-log = jak pisać dziennik: text albo json, po jednym obiekcie w wierszu
cli-serve-most-rooms = ile stołów wolno trzymać; 0: ile się zmieści
cli-serve-archive-after = stoły nietknięte od tylu dni stają się plikami zapisu; 0: nigdy
cli-serve-archive = folder na te pliki (inaczej „archive” obok danych)
cli-serve-club = nazwa klubu, który się tu spotyka: członkowie z kluczami dostępu, ranking, turnieje (inaczej go nie ma)
cli-serve-club-word = hasło, które trzeba znać, żeby wstąpić do klubu; lepiej w środowisku (PODZIEMIA_CLUB_WORD) albo w pliku ustawień (inaczej wstąpić może każdy)
cli-metavar-club_word = HASŁO
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

## Wolne miejsca i kto może tu zakładać stoły

trouble-seat-gone =
    { $named ->
        [no] Ktoś był szybszy. Wolne jest miejsce { $letter }.
       *[yes] { $name } już tu siedzi. Wolne jest miejsce { $letter }.
    }
trouble-table-closed = Przy tym stole nie ma już wolnego miejsca.
trouble-founders-word = Na tym serwerze stoły zakłada ten, kto zna hasło. Zapytaj o nie tego, kto go prowadzi, i wpisz je na stronie startowej.
trouble-founders-operator = Na tym serwerze stoły zakłada tylko jego gospodarz. Usiądź na wolnym miejscu przy otwartym stole albo przyjdź z linkiem.
trouble-founders-unknown = Ustawienie founders nie może mieć wartości „{ $value }”; są: { $known }.
trouble-founders-no-word = Jeśli stoły zakłada ten, kto zna hasło, trzeba je podać: --word, PODZIEMIA_WORD albo word w pliku ustawień.
cli-metavar-founders = KTO
cli-metavar-word = HASŁO
cli-metavar-address = URL
cli-metavar-contact = ADRES
cli-metavar-mail = SERWER
cli-metavar-mail_tls = SPOSÓB
cli-metavar-mail_user = NAZWA
cli-metavar-mail_from = NADAWCA
cli-serve-address = gdzie ludzie znajdują ten serwer, do odnośników w listach: https://stol.example
cli-serve-contact = do kogo mogą pisać usługi powiadomień: adres e-mail albo adres zaczynający się od https
cli-serve-mail = serwer SMTP, przez który idą listy, z portem, jeśli nie jest zwykły (inaczej listów nie ma); hasło podaje się w środowisku (PODZIEMIA_MAIL_PASSWORD) albo w pliku ustawień
cli-serve-mail-tls = jak chroniona jest linia do niego: starttls (zwykle, port 587), tls (465), none (25)
cli-serve-mail-user = pod jaką nazwą się tam zalogować (inaczej nikt się nie loguje)
cli-serve-mail-from = nadawca listów: Podziemia <stol@stol.example>
cli-serve-founders = kto może zakładać i otwierać stoły: everybody (każdy), word (kto zna hasło), operator (tylko wiersz poleceń)
cli-serve-word = hasło do --founders word; lepiej podać je w środowisku (PODZIEMIA_WORD) albo w pliku ustawień
cli-rooms-new = Załóż stół i wypisz jego linki, także tam, gdzie nikt inny nie może.
cli-rooms-seats = kto gdzie siedzi: human (link), human:Anna albo poziom bota, np. human,human,medium
cli-rooms-called = nazwa stołu
cli-rooms-open = pokaż go wśród otwartych stołów: tonight (dziś) albo days (przez kilka dni)
cli-metavar-called = NAZWA
cli-metavar-open = TEMPO
rooms-new = Stół { $room } jest gotowy. Jego linki, za adresem twojego serwera:
trouble-seek-people = W tę grę gra od { $fewest } do { $most } osób, a nie { $people }.
