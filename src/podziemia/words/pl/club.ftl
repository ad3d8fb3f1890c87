### The club: its pages in the browser. Polish.

ui-club = Klub
ui-club-yours = Twój klub
ui-club-failed = Nie udało się. Spróbuj ponownie.
ui-club-off = Na tym serwerze nie ma klubu.
ui-club-back = Wróć do klubu

## The door

ui-club-door = Wejdź
ui-club-door-lead = Członkowie mają swoje imię, stoły i ranking na każdym urządzeniu. Hasła nie ma: kluczem dostępu twoje urządzenie pokazuje, kim jesteś.
ui-club-sign-in = Zaloguj się kluczem dostępu
ui-club-new = Pierwszy raz tutaj?
ui-club-name = Twoje imię w klubie
ui-club-name-hint = Nikt inny nie może go zająć.
ui-club-word = Hasło klubu
ui-club-word-hint = Dostaje się je od tych, którzy już w nim są.
ui-club-join = Dołącz do klubu
ui-club-guest = Gra przez link zostaje taka, jaka jest: bez konta.
ui-club-no-passkeys = Ta przeglądarka nie może tu tworzyć kluczy dostępu. Otwórz serwer pod jego nazwą, przez https albo na tym komputerze.
ui-club-passkey-stopped = Klucz dostępu nie został użyty. Spróbuj ponownie.

## The club itself

ui-club-members = { $n ->
    [one] { $n } członek
    [few] { $n } członków
   *[many] { $n } członków
 }
ui-club-my-page = Moja strona
ui-club-account = Klucze i dane
ui-club-sign-out = Wyloguj

ui-club-season-winter = Sezon zimowy
ui-club-season-spring = Sezon wiosenny
ui-club-season-summer = Sezon letni
ui-club-season-autumn = Sezon jesienny
ui-club-season-left = { $n ->
    [one] został { $n } dzień
    [few] zostały { $n } dni
   *[many] zostało { $n } dni
 }
ui-club-season-rule = Liczy się { $best } najlepszych gier: wygrana daje 4 punkty, ostatnie miejsce 1. Gry z botami nie dają punktów.
ui-club-season-none = W tym sezonie nie było jeszcze gry rankingowej między członkami.

ui-club-place = Miejsce
ui-club-player = Gracz
ui-club-games = Gry
ui-club-wins = Wygrane
ui-club-points = Punkty
ui-club-rating = Ranking

ui-club-ladders = Ranking
ui-club-ladders-note = ludzie i boty na jednej skali
ui-club-ladders-none = Ranking widać od piątej gry rankingowej.
ui-club-bot = bot, { $level }

## A member

ui-club-since = W klubie od: { $when }
ui-club-games-count = { $n ->
    [0] jeszcze bez gry
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
 }
ui-club-mostly = gra zwykle w { $day ->
    [0] poniedziałki
    [1] wtorki
    [2] środy
    [3] czwartki
    [4] piątki
    [5] soboty
   *[6] niedziele
 }
ui-club-invite = Zaproś do stołu
ui-club-who-sees = Kto widzi tę stronę
ui-club-sees-me = Tylko ja
ui-club-sees-club = Klub
ui-club-sees-all = Wszyscy
ui-club-new-rating = nowy
ui-club-of-five = { $n } z 5 gier
ui-club-rated-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
 } · ± { $spread }
ui-club-curve = { $game }: od { $from } do { $to } w ostatnich grach ({ $n })
ui-club-up = w górę o { $n }
ui-club-down = w dół o { $n }
ui-club-same = bez zmian
ui-club-no-game = Jeszcze bez gry. Z pierwszych pięciu powstaje ranking.
ui-club-in-all = razem { $n }
ui-club-game = Gra
ui-club-result = Wynik
ui-club-change = Ranking
ui-club-again = Powtórka
ui-club-when = Kiedy
ui-club-all-games = wszystkie gry
ui-club-more = Starsze gry
ui-club-won = wygrana
ui-club-lost = przegrana
ui-club-nth = { $n }. miejsce
ui-club-drawn = remis
ui-club-with = grali też: { $names }
ui-club-against = przeciw: { $name }
ui-club-guest-name = gość
ui-club-review = Obejrzyj
ui-club-review-of = Obejrzyj: { $game }, { $when }
ui-club-in-event = turniej
ui-club-not-rated = poza rankingiem

## Events

ui-club-events = Turnieje
ui-club-event-new = Nowy turniej
ui-club-event-none = Jeszcze nie ma turnieju. Załóż go: cały klub zobaczy go tutaj.
ui-club-event-name = Nazwa
ui-club-event-game = Gra
ui-club-event-kind = Jak się gra
ui-club-kind-swiss = System szwajcarski
ui-club-kind-robin = Każdy z każdym
ui-club-event-rounds = Rundy
ui-club-event-settings = Ustawienia gry
ui-club-event-make = Załóż
ui-club-event-joining = trwają zapisy
ui-club-event-at = runda { $round } z { $rounds }
ui-club-event-over = zakończony
ui-club-event-people = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
 }
ui-club-event-round-count = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
 }
ui-club-event-join = Weź udział
ui-club-event-leave = Zrezygnuj z turnieju
ui-club-event-start = Losuj pierwszą rundę
ui-club-event-who = Kto gra
ui-club-event-you-play = Przeciwnik: { $name }
ui-club-event-look = Zobacz
ui-club-to-table = Do stołu
ui-club-round = Runda { $n }
ui-club-tables-finished = zakończone stoły: { $done } z { $all }
ui-club-rounds = Rundy turnieju
ui-club-board-finished = koniec
ui-club-board-open = nie zaczęto
ui-club-board-playing = w grze
ui-club-board-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
 }
ui-club-board-free = wolna runda
ui-club-bye = wolne
ui-club-pairs-swiss = Pary: równe punkty grają ze sobą, nikt nie gra dwa razy z tą samą osobą, A i B się zmieniają.
ui-club-pairs-robin = Pary: każdy gra z każdym raz, A i B się zmieniają.
ui-club-how-drawn = Jak to rozlosowano
ui-club-award = Rozstrzygnij
ui-club-award-of = Rozstrzygnij stół { $n }
ui-club-award-first = Wygrywa { $name }
ui-club-award-draw = Remis
ui-club-why-equal = { $first } i { $second }: po tyle samo punktów ({ $points }) i jeszcze ze sobą nie grali.
ui-club-why-near = { $first } ({ $firstPoints }) i { $second } ({ $secondPoints }): nie było już nikogo o równych punktach, z kim by jeszcze nie grali.
ui-club-why-again = { $first } i { $second } grają ponownie: tylu odeszło, że nie było innego wyjścia.
ui-club-why-robin = { $first } i { $second }: przyszła ich kolej w kole.
ui-club-why-free = { $first } ma wolną rundę, która liczy się jak wygrana: najniżej z tych, którzy jej nie mieli.
ui-club-why-free-robin = { $first } ma wolną rundę: liczba osób jest nieparzysta i każdy ma ją raz.
ui-club-side-fewer = Pierwsze miejsce: { $first }, rzadziej przy A do tej pory.
ui-club-side-turn = Pierwsze miejsce: { $first }, ostatnio przy B.
ui-club-side-lot = Pierwsze miejsce: { $first }, z losowania.
ui-club-standings = Tabela
ui-club-standings-note = po rozegranych grach
ui-club-rounds-short = Rundy
ui-club-buchholz = Buchholz
ui-club-berger = Berger
ui-club-buchholz-rule = Przy równych punktach: punkty wszystkich przeciwników (Buchholz), potem wygrane.
ui-club-berger-rule = Przy równych punktach: punkty pokonanych i połowa punktów tych, z którymi był remis (Sonneborn-Berger), potem wygrane.
ui-club-mark-won = wygrana
ui-club-mark-lost = przegrana
ui-club-mark-drawn = remis
ui-club-mark-free = wolna
ui-club-mark-open = w grze
ui-club-mark-none = nieobecność
ui-club-event-rules = Zasady turnieju
ui-club-event-rules-text = { $game } · dwie osoby przy stole, gra rankingowa · wygrana 1, remis ½ · następna runda jest losowana, gdy wszystkie stoły skończą · kto rezygnuje, przegrywa otwartą grę, a o nieskończonych decyduje organizator.

## Tables

ui-club-tables = Twoje stoły z innych urządzeń
ui-club-open-here = Otwórz tutaj
ui-club-rated = Gra rankingowa
ui-club-rated-hint = Liczy się, gdy wszyscy ludzie przy stole są członkami: bez podpowiedzi, cofa się tylko to, co wolno bez pytania. Kto zostawi grę botowi, przekroczy czas albo każe czekać na siebie trzy dni, jest ostatni.
ui-club-member-mark = członek klubu

## Passkeys and data

ui-club-passkeys = Klucze dostępu
ui-club-passkey-made = { $device }, utworzony { $when }
ui-club-passkey-unnamed = Urządzenie
ui-club-passkey-drop = Usuń
ui-club-passkey-drop-of = Usuń klucz { $device }
ui-club-passkey-add = Jeszcze jeden klucz
ui-club-sign-out-all = Wyloguj na wszystkich urządzeniach
ui-club-data = Twoje dane
ui-club-export = Pobierz wszystko, co klub o mnie wie
ui-club-leave = Opuść klub
ui-club-leave-why = Strona, klucze i ranking znikają od razu. Przy stołach twoje imię zostaje jako zwykły tekst. Przez 30 dni nikt nie może go zająć.
ui-club-leave-name = Aby opuścić klub, wpisz swoje imię
