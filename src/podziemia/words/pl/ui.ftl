### Słowa stołu w przeglądarce. Identyfikatory: ui-…

## Gry

ui-game-abyss = Abyss
ui-game-tyrants = Tyrants of the Underdark
ui-game-dungeonlords = Władcy Podziemi
ui-game-shadespire = Shadespire
ui-game-descent = Descent

## Strona startowa

ui-start-title = Zejdź głębiej
ui-start-lead = Pięć gier, które toczą się pod ziemią. Bez konta: z botami, przy jednym ekranie albo ze znajomymi przez link.
ui-start-new = Nowy stół
ui-start-bots = Zagraj z botami
ui-start-games = Gry
ui-start-facts = { $players } graczy · { $minutes } min
ui-school-done = najlepiej dotąd: { $mark }
ui-school-start = Zacznij
ui-school-again = Jeszcze raz
ui-school-all = Wszystkie lekcje
ui-school-next = Następna lekcja
ui-school-show = Pokaż mi, jak
ui-school-yours = Twój wynik
ui-school-best = Najlepszy możliwy
ui-school-over = Koniec lekcji: { $mark }
ui-school-game = Dość szkoły, do prawdziwej gry
ui-school-failed = Nie można teraz pokazać wyniku.
ui-learn-first-time = Pierwszy raz?
ui-learn-it = Naucz się
ui-learn-where = nauka
ui-learn-card = Nauka: { $n } min
ui-learn-minutes = { $n } min
ui-learn-about = Około { $n } min.
ui-learn-count = Lekcje: { $done } z { $all }
ui-learn-none = Ta gra nie ma jeszcze lekcji. Zacznij od podpowiedzi przy stole.
ui-learn-failed = Lekcja się nie otworzyła. Twoje oceny są bezpieczne. Spróbuj jeszcze raz.
ui-learn-start = Zacznij lekcję { $n }
ui-learn-start-game = Zacznij grę
ui-learn-look-for-best = Szukaj najlepszej
ui-learn-best = zrobione najlepiej
ui-learn-short =
    { $n ->
        [one] zrobione, 1 punkt poniżej najlepszej
        [few] zrobione, { $n } punkty poniżej najlepszej
       *[other] zrobione, { $n } punktów poniżej najlepszej
    }
ui-learn-won = zagrane i wygrane
ui-learn-played = zagrane
ui-learn-is-new = później
ui-learn-is-next = teraz
ui-learn-is-done = zrobione
ui-learn-is-best = zrobione najlepiej
ui-learn-how = Jedna strona, pięć obrazków, 200 słów.
ui-learn-how-read = Przeczytaj
ui-learn-at-table = Nauka przy stole
ui-learn-at-table-why = Każda gra z botami uczy: naciśnij H, by dostać podpowiedź, i cofaj, czego żałujesz.
ui-how = Jak grać
ui-how-title = { $game }: jak grać
ui-how-lead = Dwie minuty czytania. Nagłówki prowadzą do zasad.
ui-how-words = Wszystkie słowa i znaki tej gry
ui-how-rules = przeczytaj zasady
ui-how-all-rules = Wszystkie zasady
ui-how-page = Jak grać, na jednej stronie
ui-how-print = Drukuj
ui-lesson-number = Lekcja { $n } z { $all }
ui-lesson-steps = Krok { $n } z { $all }
ui-lesson-goals = Cele
ui-lesson-goal-met = osiągnięty
ui-lesson-goal-open = jeszcze nie
ui-lesson-say-again = Co mówi nauczyciel
ui-lesson-take-back = Cofnij
ui-lesson-show = Pokaż
ui-lesson-back-to-way = Wróć na drogę
ui-lesson-restart = Od nowa
ui-lesson-leave = Wyjdź
ui-lesson-over = Koniec lekcji
ui-lesson-not-yet = Jeszcze nie. Cofnij albo spróbuj od nowa.
ui-lesson-decisive = Różnicę zrobiły: { $part } ({ $n }).
ui-start-fair = Tasowanie można sprawdzić: odcisk ziarna widać przed grą, samo ziarno po niej.
ui-tables = Wróć do gry
ui-tables-here = na tym urządzeniu
ui-tables-your-move = Twój ruch
ui-tables-their-move = Decyduje { $name }
ui-tables-over = Gra skończona
ui-tables-record = Wczytany zapis
ui-tables-play = Graj
ui-tables-back = Wróć
ui-since = Od twojej ostatniej wizyty
ui-start-rules = Zasady gier
ui-record-load = Wczytaj zapis
ui-record-save = Pobierz zapis

## Nowy stół

ui-new-title = Nowy stół: { $game }
ui-new-facts = { $players } graczy, około { $minutes } minut
ui-new-seats = Miejsca
ui-new-seat = Miejsce { $letter }
ui-new-me = Ja
ui-new-open = Link
ui-new-bot = Bot
ui-new-none = Puste
ui-new-level = Poziom bota na miejscu { $letter }
ui-new-your-name = Twoje imię
ui-new-their-name = Imię gościa
ui-new-name = Nazwa stołu
ui-new-name-hint = na przykład Czwartkowa głębia
ui-new-webhook = Powiadomienia dla innych programów
ui-new-webhook-why = Adres, który dostanie wiadomość, gdy ktoś ma ruch
ui-new-clock = Zegary
ui-new-clock-set = Zegary: na turę { $turn }
ui-new-clock-turn = Na każdą turę
ui-new-clock-none = bez ograniczeń
ui-new-clock-reserve = Zapas na całą grę
ui-new-clock-no-reserve = bez zapasu
ui-new-clock-end = Gdy czas się skończy
ui-new-clock-bot = gra bot ({ $level })
ui-new-clock-mark = zostaje tylko ślad w dzienniku
ui-new-clock-why = Kto wraca, odbiera miejsce botowi. Niczyj czas nie biegnie, zanim ktoś usiądzie.
ui-new-fine = Więcej: jak czytać sporne zasady
ui-new-note = Gra zaczyna się od razu i zostaje na tym urządzeniu.
ui-new-note-open = Linki do wysłania zobaczysz przy stole.
ui-new-note-hot = Kilka osób przy jednym ekranie: między ruchami kurtyna zasłania karty.
ui-new-too-few =
    { $n ->
        [few] Do tej gry potrzeba co najmniej { $n } osób albo botów.
       *[other] Do tej gry potrzeba co najmniej { $n } osób albo botów.
    }
ui-new-sit = Usiądź do stołu
ui-new-decks = Buduj i oglądaj talie
ui-cancel = Anuluj
ui-level-puppet = gra według lekcji
ui-level-easy = łatwy
ui-level-medium = średni
ui-level-hard = mocny
ui-level-expert = mistrz
ui-level-does-easy = Bierze to, co na pierwszy rzut oka wygląda dobrze, a w długich listach przeocza odpowiedzi, jak to ludzie.
ui-level-does-medium = Sprawdza o krok naprzód to, co wygląda dobrze, myli się mniej więcej trzy razy na dziesięć i odpowiada od razu.
ui-level-does-hard = Sprawdza o krok naprzód to, co wygląda dobrze, myli się mniej więcej raz na dziesięć i odpowiada od razu.
ui-level-does-expert =
    { $seconds ->
        [one] Przed każdą odpowiedzią patrzy naprzód, najwyżej { $seconds } sekundę czasu procesora.
        [few] Przed każdą odpowiedzią patrzy naprzód, najwyżej { $seconds } sekundy czasu procesora.
        [many] Przed każdą odpowiedzią patrzy naprzód, najwyżej { $seconds } sekund czasu procesora.
       *[other] Przed każdą odpowiedzią patrzy naprzód, najwyżej { $seconds } sekundy czasu procesora.
    }
ui-level-lowest = Ranking { $rating }; od niego mierzy się pozostałe poziomy.
ui-level-rated = Ranking { $rating }.
ui-level-rise =
    { $games ->
        [one] Z { $games } partii przeciw botom „{ $below }” wygrał { $share }% (z pewnością 95%: { $low }–{ $high }%); równi wygraliby { $par }%.
       *[other] Z { $games } partii przeciw botom „{ $below }” wygrał { $share }% (z pewnością 95%: { $low }–{ $high }%); równi wygraliby { $par }%.
    }
ui-level-unmeasured = Jak gra przeciw poziomowi „{ $below }”, tego w tej grze jeszcze nie zmierzono.
ui-name-bot = Bot { $letter }
ui-name-human = Gracz { $letter }

## Ludzie przy stole

ui-you = Ty
ui-watching =
    { $n ->
        [one] patrzy { $n } osoba
        [few] patrzą { $n } osoby
       *[other] patrzy { $n } osób
    }
ui-presence-here = przy stole
ui-presence-away = nie ma od { $n } min
ui-presence-gone = poza stołem
ui-presence-gone-minutes = poza stołem od { $n } min
ui-presence-gone-hours = poza stołem od { $n } godz.
ui-presence-gone-days =
    { $n ->
        [one] poza stołem od { $n } dnia
       *[other] poza stołem od { $n } dni
    }
ui-presence-free = jeszcze nikogo
ui-presence-bot = gra bot
ui-hand-sat = Do stołu siada { $name }.
ui-hand-left = Od stołu odchodzi { $name }. Dalej gra bot.
ui-hand-bot = Za gracza { $name } gra bot.
ui-hand-back = { $name } znów gra.
ui-hand-offer = { $name } proponuje rewanż.
ui-hand-agree = { $name } gra rewanż.
ui-hand-decline = { $name } nie gra teraz rewanżu.
ui-hand-withdraw = { $name } wycofuje propozycję rewanżu.
ui-leave-table = Odejdź od stołu
ui-leave-sure = Odejść na dobre? Dalej zagra bot.
ui-talk = Rozmowa
ui-talk-empty = Nikt jeszcze nic nie powiedział.
ui-talk-write = Napisz do stołu
ui-talk-send = Wyślij
ui-talk-not-sent = Nie wysłano. Jeszcze raz?
ui-talk-is-off = Gospodarz wyłączył rozmowę.
ui-talk-unread =
    { $n ->
        [one] { $n } nowa
        [few] { $n } nowe
       *[other] { $n } nowych
    }
ui-phrases = Gotowe zdania
ui-faces = Miny
ui-mute = Wycisz
ui-mute-why = Tylko dla ciebie. Nikt się o tym nie dowie.
ui-mute-all = Wszyscy
ui-manners-talk = Co wolno mówić przy tym stole
ui-manners-talk-all = wszystko
ui-manners-talk-phrases = gotowe zdania
ui-manners-talk-off = nic
ui-rated-terms = Gra rankingowa. Liczy się, gdy wszyscy ludzie przy stole są członkami klubu; kto zostawi grę botowi, przekroczy czas albo każe czekać na siebie trzy dni, jest ostatni.
ui-rated = rankingowa
ui-member = członek klubu
ui-delay = Kto tylko patrzy, widzi stół
ui-delay-none = na bieżąco
ui-delay-moves =
    { $n ->
        [one] o { $n } ruch później
        [few] o { $n } ruchy później
       *[other] o { $n } ruchów później
    }
ui-delay-minutes =
    { $n ->
        [one] o { $n } minutę później
        [few] o { $n } minuty później
       *[other] o { $n } minut później
    }
ui-emote-smile = Uśmiech
ui-emote-laugh = Ha, ha!
ui-emote-wow = O!
ui-emote-doubt = Hm
ui-emote-sad = O nie
ui-emote-angry = Wrr
ui-emote-wave = Hej
ui-emote-clap = Brawo
ui-emote-thumb = Dobra robota
ui-emote-heart = Dziękuję
ui-emote-skull = Au
ui-emote-crown = Chylę czoła
ui-phrase-nice-move = Ładny ruch
ui-phrase-good-luck = Powodzenia
ui-phrase-have-fun = Miłej gry
ui-phrase-thinking = Myślę, chwila
ui-phrase-back-soon = Wracam za 5 minut
ui-phrase-your-turn = Twój ruch
ui-phrase-good-game = Dobra gra
ui-phrase-thank-you = Dziękuję
ui-phrase-again = Jeszcze raz?
ui-phrase-next-time = Innym razem
ui-phrase-hello = Cześć
ui-phrase-sorry = Przepraszam
ui-key-talk = rozmowa

## Wejście z linku

ui-join-title = Zaproszenie: { $game }
ui-join-invites = { $name } zaprasza cię do gry
ui-join-invited = Zaproszenie do gry
ui-join-facts =
    { $n ->
        [few] Około { $minutes } minut, { $n } osoby. Bez konta, nic nie trzeba instalować.
       *[other] Około { $minutes } minut, { $n } osób. Bez konta, nic nie trzeba instalować.
    }
ui-join-seat = Twoje miejsce
ui-join-place =
    { $n ->
        [1] Pierwsze
        [2] Drugie
        [3] Trzecie
        [4] Czwarte
       *[other] Piąte
    }
ui-join-free = wolne
ui-join-there = przy stole
ui-join-bot = bot
ui-join-take-over = wolne, gra bot
ui-join-from-bot = Zastąp bota
ui-join-colour = Twój kolor i kształt
ui-join-stays = To miejsce zostaje twoje na tym urządzeniu.
ui-join-name-missing = Jak mają cię nazywać inni?
ui-join-faster = { $name } ma już to miejsce. Nadal wolne: { $place }.
ui-join-used = Ten link został już użyty. O nowy poproś osobę, która zaprasza: { $name }. Możesz też patrzeć na grę.
ui-join-used-nobody = Ten link został już użyty. Poproś o nowy. Możesz też patrzeć na grę.
ui-join-watch = Patrz na grę
ui-join-offline = Brak połączenia. Imię jest zapamiętane.
ui-colour =
    { $colour ->
        [0] Koralowe koło
        [1] Niebieski romb
        [2] Zielony trójkąt
        [3] Fioletowy kwadrat
       *[other] Oliwkowy sześciokąt
    }
ui-colour-of = { ui-colour }: { $name }

## Pasek

ui-home = Podziemia, strona startowa
ui-nav = Strona
ui-language = Język
ui-settings = Ustawienia
ui-rules = Zasady
ui-text = Tekst
ui-invite = Zaproś
ui-look-back = Powtórka
ui-line-opening = łączę
ui-line-live = połączono
ui-line-lost = brak połączenia
ui-where-table = stół „{ $name }”
ui-where-move = ruch { $n }
ui-where-over =
    { $n ->
        [one] koniec po { $n } ruchu
       *[other] koniec po { $n } ruchach
    }
ui-loading = Rozkładam stół…
ui-close = Zamknij
ui-copied = Skopiowano
ui-try-again = Spróbuj jeszcze raz

## Belka

ui-belt-label = Co teraz
ui-belt-decides = { $name } decyduje: { $what }
ui-belt-wait = Decyduje { $name }
ui-belt-wait-all = Decydują: { $names }
ui-belt-wait-none = Chwila…
ui-belt-answered = Twoja odpowiedź jest zapisana. Możesz ją zmienić, póki inni myślą.
ui-belt-bot-thinks = Bot myśli na serwerze.
ui-belt-bot-for = Bot gra w zastępstwie. { $name } wróci na miejsce jednym kliknięciem w swój link.
ui-belt-away = Przy stole nie ma teraz tej osoby: { $name }.
ui-belt-waits =
    { $n ->
        [one] Czeka od minuty.
        [few] Czeka od { $n } minut.
       *[other] Czeka od { $n } minut.
    }
ui-belt-lost = Brak połączenia
ui-belt-lost-why = Ostatni ruch zapisany: { $n }. Próbuję dalej, stół możesz oglądać.
ui-belt-lost-stopped = ruchy wstrzymane
ui-belt-sending = Zapisuję ruch…
ui-belt-replay = Powtórka: ruch { $n } z { $all }
ui-story-then = Potem ty: { $prompt }
ui-story-skip = Do mojego ruchu
ui-story-end = Na koniec
ui-story-key = Spacja
ui-belt-vote = { $name } prosi o cofnięcie ruchu
ui-belt-vote-why = Od tego ruchu coś już odkryto, więc potrzebna jest twoja zgoda.
ui-belt-armed = Na pewno? { $option }
ui-belt-armed-why = Tego ruchu nie da się cofnąć bez zgody innych.
ui-belt-warned = { $option }?
ui-belt-costs = To kosztuje: { $best }% → { $played }%.
ui-belt-costs-why = Przede wszystkim: { $part }.
ui-belt-rethink = Wybierz ponownie
ui-belt-anyway = Mimo to: { $option }
ui-belt-marked-why = Dotknij jeszcze raz, żeby wybrać.
ui-belt-leave = Rozstaw za mnie
ui-belt-list = Do wyboru: { $n }…
ui-belt-more = Więcej: { $n }…
ui-belt-picked = Wybrano: { $things }
ui-unpick = Cofnij wybór
ui-undo-asks = cofnięcie za zgodą: { $name }
ui-undo-asks-all = cofnięcie za zgodą innych
ui-seal = Odcisk tasowania:
ui-seal-why = Ziarno wszystkich tasowań jest ustalone, a to jest jego SHA-256. Po grze arkusz wyniku pokazuje ziarno i je sprawdza; `podziemia verify` rozgrywa zapis jeszcze raz.
ui-undo-to = Cofnij do: { $where }
ui-undo-turn = Zacznij turę od nowa
ui-undo-ask-one = Poproś o cofnięcie: { $name }
ui-undo-ask-all = Poproś innych o cofnięcie
ui-undo-asked = Czekam na zgodę na cofnięcie
ui-undo-withdraw = (wycofaj)
ui-undo-again = Dotknij jeszcze raz.
ui-vote-yes = Zgoda
ui-vote-no = Nie
ui-hint = Podpowiedź
ui-hint-thinks = Myślę…
ui-hint-eyes = tylko z tego, co widzi twoje miejsce
ui-hint-only = Tu nie ma nic do wyboru.
ui-hint-alike = Te dwa ruchy są prawie równe.
ui-hint-why = Dlaczego: { $option }
ui-hint-sum = W punktach szansy, w porównaniu z drugim wyborem.
ui-hint-heard = Podpowiedź: { $option }, { $percent } procent.
ui-hint-heard-next = Drugi wybór: { $option }, { $percent } procent.
ui-hint-knows = Teraz: { $option }.
ui-hint-says = Podpowiedź: { $option }, { $percent }%. Dlaczego: w panelu.
ui-seat-back = Poczekaj: { $name }
ui-seat-bot = Niech gra bot: { $name }

## Wskazywanie

ui-pick-lit = Co możesz wybrać
ui-pick-rest = Reszta stołu
ui-pick-several =
    { $n ->
        [one] { $name }: { $n } możliwość
        [few] { $name }: { $n } możliwości
       *[other] { $name }: { $n } możliwości
    }
ui-menu-label = { $name }: co dokładnie
ui-why-title = Dlaczego nie { $name }?
ui-why-met = Spełnione:
ui-why-unmet = Niespełnione:
ui-why-not-now = Teraz pytanie brzmi: „{ $prompt }”. Ta rzecz nie jest jedną z odpowiedzi.
ui-rule = Zasada

## Gracze i dziennik

ui-players = Gracze
ui-rail = Gracze i dziennik
ui-seat-thinks = myśli na serwerze
ui-seat-decides = decyduje
ui-seat-here = przy tym ekranie
ui-seat-mine-back = Gra za ciebie bot: graj dalej samodzielnie
ui-clock-over = po czasie
ui-clock-late = W tej turze skończył się czas.
ui-clock-has = Zapas: { $reserve }
ui-clock-turn = Na tę turę zostało: { $turn }
ui-clock-both = Na tę turę zostało: { $turn }, potem zapas: { $reserve }
ui-clock-reserve = Zostało z zapasu: { $reserve }
ui-place = miejsce { $n }
ui-log = Dziennik
ui-log-empty = Tu pojawią się ruchy.
ui-log-news = od twojego ostatniego spojrzenia: { $n }
ui-log-since = wcześniej
ui-log-go = { $text } Pokaż ruch { $n }.
ui-since-turn = Od twojego ruchu
ui-since-hide = Ukryj
ui-since-count =
    Od twojego ruchu: { $n ->
        [one] { $n } rzecz
        [few] { $n } rzeczy
       *[other] { $n } rzeczy
    }
ui-by-bot = bot

## Zasady i tekst

ui-legend = Legenda
ui-legend-of = Legenda: { $game }
ui-legend-how = Wskaż cokolwiek na planszy, przytrzymaj palcem albo dojdź tam klawiszami, a powie, czym jest. Tu wszystko jest razem; tę stronę otwiera K.
ui-legend-table = Stół
ui-legend-map = Mapa
ui-legend-card = Na kartach i płytkach
ui-legend-player = Gracze
ui-legend-fight = Atak i walka
ui-rules-search = Szukaj w zasadach
ui-rules-chapters = Rozdziały
ui-rules-none = Nic nie pasuje do „{ $search }”.
ui-rules-failed = Nie udało się pobrać zasad. Spróbuj za chwilę.
ui-twin = Tekst stołu
ui-twin-your-move = Twój ruch: { $prompt }

## Karty telefonu

ui-tabs = Widoki
ui-tab-table = Stół
ui-tab-players = Gracze
ui-tab-log = Dziennik
ui-tab-rules = Zasady
ui-tab-text = Tekst
ui-tab-lit = czeka na twój ruch

## Powtórka

ui-replay = Powtórka
ui-replay-turn-back = Poprzednia tura
ui-replay-back = Krok wstecz
ui-replay-play = Odtwarzaj
ui-replay-pause = Zatrzymaj
ui-replay-next = Krok naprzód
ui-replay-turn-next = Następna tura
ui-replay-at = Ruch { $n } z { $all }
ui-replay-turn = tura { $n } · { $name }
ui-replay-round = { $n ->
    [0] przygotowanie
   *[other] runda { $n }
}
ui-replay-speed = tempo ×{ $n }
ui-replay-line = Ruch
ui-replay-value = ruch { $n }, { $turn }
ui-replay-seen = Co widać
ui-replay-all = Wszystko
ui-replay-play-on = Graj stąd z botami
ui-replay-copy = Kopiuj link do ruchu { $n }
ui-replay-show = Pokaż stół w tej chwili
ui-replay-leave = Wróć do gry
ui-replay-leave-over = Wróć do wyniku
ui-more = więcej
ui-less = mniej
ui-move = Ruch

## Koniec gry

ui-result = Wynik
ui-result-wins = { $name } wygrywa
ui-result-wins-by =
    { $n ->
        [one] { $name } wygrywa o { $n } punkt
        [few] { $name } wygrywa o { $n } punkty
       *[other] { $name } wygrywa o { $n } punktów
    }
ui-result-wins-tiebreak = { $name } wygrywa przy remisie
ui-result-tie = Remis: { $names }
ui-result-why = { $part } dają { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }, najwięcej ze wszystkiego. Gra trwała { $rounds ->
        [0] { $turns ->
            [one] { $turns } turę
            [few] { $turns } tury
           *[other] { $turns } tur
        }
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }.
ui-rematch = Rewanż
ui-rematch-offered = { $name } proponuje rewanż
ui-rematch-mine = Proponujesz rewanż
ui-rematch-again = Jeszcze raz?
ui-rematch-same = Ci sami ludzie, te same miejsca, te same ustawienia.
ui-rematch-first = Ci sami ludzie, te same miejsca. Zaczyna ostatni w tej grze: { $name }.
ui-rematch-first-you = Ci sami ludzie, te same miejsca. Zaczynasz ty, bo to twoje miejsce było ostatnie.
ui-rematch-plays = gra
ui-rematch-silent = jeszcze bez odpowiedzi
ui-rematch-you-silent = czekają na ciebie
ui-rematch-until = Ważne do { $time }.
ui-rematch-no = Nie teraz
ui-rematch-withdraw = Wycofaj
ui-rematch-made = Rewanż już trwa.
ui-rematch-join = Do stołu
ui-rematch-watch = Popatrz
ui-series = Seria przy tym stole
ui-series-games =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[other] { $n } gier
    }
ui-series-short = Seria { $score }
ui-series-wins =
    { $name }: { $n ->
        [one] { $n } wygrana
        [few] { $n } wygrane
       *[other] { $n } wygranych
    }
ui-series-won = wygrana
ui-parting = Na pożegnanie
ui-watch = Obejrzyj od początku
ui-score = Arkusz punktów
ui-score-best = najlepszy w kategorii
ui-score-sum = Razem
ui-score-open = Arkusz punktów
ui-score-failed = Nie udało się pobrać arkusza. Spróbuj za chwilę.
ui-chart = Punkty w czasie
ui-chart-note = ruch po ruchu
ui-chart-end = koniec
ui-chart-label = Punkty graczy po kolejnych ruchach; te same liczby są w tabeli poniżej.
ui-chart-table = Liczby w tabeli
ui-moments = Chwile
ui-moments-none = Tym razem punkty przychodziły po trochu.
ui-moment-turn = Tura { $n }.
ui-moment-round = { $n ->
    [0] Przygotowanie.
   *[other] Runda { $n }.
}
ui-moments-best = Najlepsze chwile
ui-moments-few = Jeszcze nic wielkiego się nie stało.
ui-moment-gain = +{ $n }
ui-fair = Uczciwe tasowanie
ui-fair-seed = Ziarno
ui-fair-hash = pasuje do odcisku pokazanego przed grą:
ui-fair-checked = sprawdzone w tej przeglądarce
ui-fair-wrong = ziarno nie pasuje do odcisku
ui-fair-self = Sprawdź samodzielnie
ui-fair-steps = Pobierz zapis i uruchom:
ui-fair-page = Sprawdź tasowanie
ui-fair-check = Sprawdź
ui-fair-title = Czy tasowanie było uczciwe?
ui-fair-how = Przed pierwszym ruchem serwer ustala ziarno, z którego wynikają wszystkie tasowania i rzuty w grze, i pokazuje jego odcisk (SHA-256). Po grze pokazuje ziarno. Jeśli do siebie pasują, po drodze niczego nie zmieniono. Sprawdzenie odbywa się w tej przeglądarce.
ui-fair-fingerprint = Odcisk pokazany w czasie gry
ui-fair-seed-field = Ziarno pokazane po grze
ui-fair-fill = Wpisz oba: odcisk jest pod dziennikiem, ziarno na arkuszu punktów.
ui-fair-match = Pasują do siebie: tasowania ustalono przed pierwszym ruchem.
ui-fair-differ = Nie pasują do siebie. Poszukaj literówki; jeśli jej nie ma, gry nie rozdano z tego ziarna.
ui-fair-short = Potrzeba co najmniej 16 znaków odcisku.
ui-fair-cannot = Ta przeglądarka sprawdza tylko przez https albo na localhost. Polecenie poniżej działa wszędzie.
ui-fair-more = A czy karty z niego rozdano?
ui-fair-record = Zapis gry zawiera ziarno i odpowiedzi. Polecenie rozgrywa z nich grę jeszcze raz i porównuje ruch po ruchu.

## Kurtyna

ui-curtain-title = Teraz { $name }
ui-curtain-only = Oddaj ekran. Tylko dla oczu: { $name }.
ui-curtain-hold = Przytrzymaj, żeby zobaczyć swoje karty

## Zaproszenia

ui-invite-lead = Każde miejsce ma własny link. Kto pierwszy go otworzy, siada do stołu; potem link niczego już nie otwiera, nawet tobie.
ui-invite-taken = Tu ktoś siedzi. Jeśli zwolnisz to miejsce, dowiedzą się wszyscy.
ui-invite-free = Zwolnij miejsce
ui-invite-device = To twoje miejsce. Drugie urządzenie potrzebuje własnego linku.
ui-invite-device-new = Link dla drugiego urządzenia
ui-rules-changed = Od początku tej gry poprawiono zasady (było wydanie { $began }, jest { $now }). Wszystko, co się stało, zostaje; dalej obowiązuje nowe wydanie.
ui-hand-freed = Gospodarz zwolnił miejsce ({ $name }).
ui-hand-taken = Na zwolnionym miejscu usiadł ktoś nowy ({ $name }).
ui-hand-late = Skończył się czas: { $name }.
ui-invite-language = Język zaproszenia
ui-invite-watch = Widzowie
ui-invite-link = Link
ui-invite-lost = Linku nie przechowuje nawet serwer. Możesz wydać nowy, stary przestanie działać.
ui-invite-new = Nowy link
ui-copy-link = Kopiuj link
ui-copy-invitation = Kopiuj zaproszenie
ui-qr = Kod QR
ui-qr-label = Kod QR z linkiem

## Ustawienia

ui-set-theme = Wygląd
ui-set-theme-auto = jak system
ui-set-theme-dark = ciemny
ui-set-theme-light = jasny
ui-set-confirm = Potwierdzanie ruchów
ui-set-confirm-never = bez pytania
ui-set-confirm-final = nieodwracalne
ui-set-confirm-always = wszystkie
ui-set-forced = Pytanie z jedną odpowiedzią
ui-set-forced-ask = zawsze pytaj
ui-set-forced-bots = odpowiadaj w grze z botami
ui-set-forced-all = odpowiadaj zawsze
ui-set-motion = Ruch kart i pionków
ui-set-story = Ruchy innych pokazywane
ui-set-story-off = od razu
ui-set-story-brisk = żwawo
ui-set-story-calm = spokojnie
ui-set-sound = Ciche puknięcie, gdy twój ruch
ui-set-odds = Pokazuj szanse przed rzutem kośćmi
ui-set-two-taps = Dwa dotknięcia dla małych rzeczy na telefonie
ui-set-warn = Ostrzegaj przed kosztowną decyzją (z botami)
ui-set-text-board = Gry jako tekst zamiast rysunków
ui-set-notify = Powiadomienie, gdy twój ruch
ui-set-quiet = Cisza na tym urządzeniu
ui-set-quiet-from = od
ui-set-quiet-until = do
ui-notify-title = Dać ci znać, gdy będzie twój ruch?
ui-notify-why = Twój pierwszy ruch jest zapisany. Jedna wiadomość na turę, tylko z tego stołu i żadnej, gdy jest otwarty.
ui-notify-yes = Tak, daj znać
ui-notify-no = Nie teraz
ui-notify-failed = Przeglądarka nie pozwala na powiadomienia. Można je włączyć w jej ustawieniach.
ui-notify-mail = E-mailem
ui-notify-back = Wróć
ui-mail = E-mail, gdy twój ruch
ui-mail-address = Twój adres e-mail
ui-mail-ask = Wyślij pierwszy list
ui-mail-again = Wyślij jeszcze raz
ui-mail-why = Pierwszy list zapyta, czy to na pewno ty. Potem jeden list na turę, gdy czeka już kwadrans.
ui-mail-asked = List jest w drodze na adres { $address }. Otwórz odnośnik z listu, a będziemy pisać.
ui-mail-on = Listy o twoich turach idą na adres { $address }.
ui-mail-stop = Bez dalszych listów
ui-mail-failed = To się nie udało
ui-mail-yes = Tak, piszcie do mnie
ui-mail-yes-open = Listy o twoich turach?
ui-mail-yes-open-why = Jeden list na turę, która czeka już kwadrans, i żadnego, gdy stół jest otwarty. W każdym liście jest odnośnik, który je zatrzymuje.
ui-mail-yes-done = Będziemy pisać
ui-mail-yes-done-why = Dowiesz się, gdy będzie twój ruch. W każdym liście jest odnośnik, który je zatrzymuje.
ui-mail-to-table = Do stołu
ui-mail-stop-open = Chwila
ui-mail-stop-open-why = Zatrzymujemy listy.
ui-mail-stop-done = Koniec listów
ui-mail-stop-done-why = Na ten adres nic już nie przyjdzie od żadnego stołu tego serwera, dopóki ktoś o to nie poprosi i nie powiesz „tak”.
ui-keys = Klawisze
ui-key-tab = belka, potem podświetlone rzeczy
ui-key-arrows = między rzeczami
ui-key-enter = wybierz
ui-key-numbers = odpowiedzi na belce
ui-key-undo = cofnij
ui-key-hint = podpowiedź
ui-key-log = dziennik
ui-key-twin = tekst stołu
ui-key-rules = zasady
ui-key-detail = co to jest
ui-key-why = dlaczego nie
ui-key-esc = wróć
ui-notice-title = Twój ruch

## Kłopoty

ui-missed =
    { $n ->
        [one] Podczas przerwy zagrano { $n } ruch. Jest w dzienniku.
        [few] Podczas przerwy zagrano { $n } ruchy. Są w dzienniku.
       *[other] Podczas przerwy zagrano { $n } ruchów. Są w dzienniku.
    }
ui-trouble = Nie udało się.
ui-trouble-offline = Serwer nie odpowiada. Stół jest taki jak przedtem, spróbuj za chwilę.
ui-failed = Nie mogę pokazać tego stołu
ui-failed-gone = Nie ma takiego stołu
ui-failed-offline = Serwer nie odpowiada
ui-failed-offline-why = Zapisane ruchy są bezpieczne. Sprawdź połączenie i spróbuj jeszcze raz.
ui-failed-start = Na start
ui-lost = Ślepy korytarz
ui-lost-why = Pod tym adresem nic nie ma. Wszystkie zejścia są na stronie startowej.

## Talie

ui-decks = Talie
ui-decks-mine = Moje talie
ui-decks-ready = Gotowe talie
ui-decks-mine-none = Jeszcze żadnej. Zapisz gotową talię jako swoją i zmień ją albo zacznij od pustej.
ui-decks-where = Twoje talie pamięta ta przeglądarka. Wyeksportuj talię, żeby zabrać ją gdzie indziej albo komuś dać.
ui-decks-unfinished = { $name } (niedokończona)
ui-decks-not-legal = jeszcze niezgodna z zasadami
ui-decks-new = Nowa talia
ui-decks-new-name = Nowa talia
ui-decks-copy-name = { $name }, kopia
ui-decks-imported-name = Wczytana talia
ui-decks-name = Nazwa talii
ui-decks-save = Zapisz
ui-decks-save-mine = Zapisz jako moją
ui-decks-saved = Zapisano: { $name }
ui-decks-play = Graj tą talią
ui-decks-play-not = Grać można tylko talią zgodną z zasadami
ui-decks-export = Eksportuj
ui-decks-copy = Kopiuj tekst
ui-decks-copied = Tekst talii jest w schowku.
ui-decks-copy-failed = Przeglądarka nie wpuszcza tekstu do schowka. Wyeksportuj talię do pliku.
ui-decks-twin = Powiel
ui-decks-remove = Usuń
ui-decks-import = Importuj
ui-decks-import-why = Talia to tekst: wiersz „warband …”, potem „objectives” i „power”, a po każdym z nich id kart, jedno w wierszu.
ui-decks-import-text = Tekst talii
ui-decks-import-file = Z pliku…
ui-decks-import-take = Importuj
ui-decks-unsaved = Zapisać zmiany?
ui-decks-unsaved-why = Talia „{ $name }” ma niezapisane zmiany.
ui-decks-unsaved-drop = Porzuć je
ui-decks-check = Sprawdzenie talii
ui-decks-checking = Sprawdzanie…
ui-decks-legal = Talia jest zgodna z zasadami.
ui-decks-wrong =
    { $n ->
        [one] Jedna rzecz jest nie tak:
        [few] { $n } rzeczy są nie tak:
       *[many] { $n } rzeczy jest nie tak:
    }
ui-decks-none = W tę grę gra się bez własnych talii.
ui-decks-parts = Części strony
ui-decks-cards = Karty
ui-decks-deck = Talia

## Wolne miejsca

ui-open = Wolne miejsca
ui-open-here =
    { $n ->
        [0] na tym serwerze
       *[other] na tym serwerze, stoły: { $n }
    }
ui-open-game = Gra
ui-open-all-games = wszystkie gry
ui-open-none = Teraz nie ma otwartego stołu. Otwórz swój: inni zobaczą go tutaj.
ui-open-failed = Lista nie przyszła. Twoje własne stoły działają.
ui-open-waits =
    { $n ->
        [one] { $names } czeka
       *[other] { $names } czekają
    }
ui-open-nobody = nikt tam jeszcze nie siedzi
ui-open-tonight = dziś, około { $minutes } min
ui-open-clock = { $time } na ruch
ui-open-days = przez kilka dni
ui-open-free =
    { $free ->
        [one] 1 wolne miejsce z { $all }
        [few] { $free } wolne miejsca z { $all }
       *[other] { $free } wolnych miejsc z { $all }
    }
ui-open-wanted-learning = początkujący mile widziani
ui-open-wanted-skilled = dla tych, którzy dobrze znają grę
ui-open-free-seat = Miejsce { $letter }: wolne
ui-open-sit = Usiądź
ui-open-sit-at = Usiądź: { $game }
ui-open-sit-seat = Usiądź na miejscu { $letter }
ui-open-others = Poszukaj innego stołu
ui-opening = Otwarty dla wszystkich
ui-opening-why = Stół widać na stronie startowej tego serwera i każdy może usiąść na wolnym miejscu. W każdej chwili możesz go zamknąć.
ui-opening-pace = Jak szybko
ui-opening-wanted = Kogo zapraszasz
ui-pace-tonight = dziś, za jednym razem
ui-pace-days = przez kilka dni
ui-wanted-any = każdego
ui-wanted-learning = początkujący mile widziani
ui-wanted-skilled = kogoś, kto dobrze zna grę
ui-founders-word = Hasło tego serwera (do nowych stołów)
ui-puzzle = Zagadka
ui-puzzles = Zagadki
ui-puzzles-all = Wszystkie zagadki
ui-puzzles-none = Nie ma jeszcze zagadek.
ui-puzzles-about = Pozycje z prawdziwych partii. W każdej jedna odpowiedź jest wyraźnie najlepsza, a na myśl przychodzi najpierw inna. Od łatwych do trudnych; rozwiązane pamięta to urządzenie.
ui-puzzles-count = rozwiązane: { $done } z { $all }
ui-puzzle-of-day = Zagadka dnia
ui-puzzle-number = Zagadka { $n } z { $all }
ui-puzzle-one = Zagadka { $n }, { $level }, { $standing ->
        [first] rozwiązana za pierwszym razem
        [later] rozwiązana później
        [tried] jeszcze nierozwiązana
       *[new] nowa
    }
ui-puzzle-level-1 = łatwa
ui-puzzle-level-2 = średnia
ui-puzzle-level-3 = trudna
ui-puzzle-is-first = rozwiązana za pierwszym razem
ui-puzzle-is-later = rozwiązana później
ui-puzzle-is-tried = jeszcze nierozwiązana
ui-puzzle-is-new = nowa
ui-puzzle-failed = Zagadka się nie otworzyła. Spróbuj jeszcze raz.
ui-puzzle-task = Jedna odpowiedź jest wyraźnie lepsza od wszystkich innych. Znajdź ją.
ui-puzzle-task-goal = Od czego zaczniesz? Jedna odpowiedź daje wyraźnie większe szanse niż wszystkie inne.
ui-puzzle-fair-chance = Liczą się szanse na wygraną z tego, co widzi twoje miejsce: szczęście w kartach nie ma głosu.
ui-puzzle-fair-counted = Liczą się punkty, policzone do końca walki.
ui-puzzle-fair-ending = Liczą się punkty na koniec gry: twoja przewaga nad najlepszym z pozostałych.
ui-puzzle-fair-result = Liczą się szanse na wygraną. Koniec gry jest blisko: każde rozdanie jest rozgrywane do końca i liczą się same wyniki.
ui-puzzle-fair-goal = Liczą się szanse, że uda się właśnie to, bez względu na koszty i tylko z tego, co widzi twoje miejsce.
ui-puzzle-first-hint = Pierwsza wskazówka
ui-puzzle-hint = Przyjrzyj się temu: { $part }.
ui-puzzle-hint-obvious = To nie to, co przychodzi na myśl najpierw: { $answer }.
ui-puzzle-show = Pokaż rozwiązanie
ui-puzzle-wrong = Dobra próba, ale jest tu coś lepszego.
ui-puzzle-wrong-price = { $answer }: { $worth }. Dobra próba, ale jest tu coś lepszego.
ui-puzzle-try-again = Spróbuj jeszcze raz
ui-puzzle-solved = Rozwiązane.
ui-puzzle-solved-first = Rozwiązane za pierwszym razem.
ui-puzzle-over = Odpowiedź na zagadkę padła
ui-puzzle-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
ui-puzzle-lead = { $standing ->
        [ahead] { $n ->
            [one] 1 punkt przewagi
            [few] { $n } punkty przewagi
            [many] { $n } punktów przewagi
           *[other] { $n } punktu przewagi
        }
        [behind] { $n ->
            [one] 1 punkt straty
            [few] { $n } punkty straty
            [many] { $n } punktów straty
           *[other] { $n } punktu straty
        }
       *[level] po równo punktów
    }
ui-puzzle-obvious = Najpierw przychodzi na myśl: { $answer }, { $worth }. Najlepszej odpowiedzi nie widzi { $missed }% szybkich spojrzeń.
ui-puzzle-score-ending = Na koniec gry:
ui-puzzle-score-result = Na koniec gry, średnio:
ui-puzzle-score-goal = W porównaniu z tym, co przychodzi na myśl najpierw, średnio:
ui-puzzle-line = Jedna z prawdopodobnych dalszych dróg:
ui-puzzle-line-ending = Droga do tego wyniku:
ui-puzzle-line-goal = Tak może potoczyć się ta tura:
ui-puzzle-sure-chance = Porównane w { $n } rozdaniach, z dokładnością do { $margin } punktów szansy.
ui-puzzle-sure-counted = Każdy plan policzono do końca walki.
ui-puzzle-sure-ending = Każdą drogę do końca gry wypróbowano i policzono.
ui-puzzle-sure-result = Rozegrane do końca gry w { $n } rozdaniach, z dokładnością do { $margin } punktów szansy.
ui-puzzle-sure-goal = Rozegrane do końca tury w { $n } rozdaniach kości, z dokładnością do { $margin } punktów szansy.
ui-puzzle-next = Następna zagadka
ui-learn-tile = Nauka
ui-learn-tile-next = Lekcja { $n } z { $all }, około { $minutes } min

## Ocena zakończonej gry

ui-review = Ocena gry
ui-review-offer = Trener ogląda każdą decyzję, tylko z tego, co gracz mógł wtedy wiedzieć.
ui-review-start = Oceń grę
ui-review-go-on = Oglądaj dalej
ui-review-curve = Szansa na wygraną
ui-review-looking = Oglądam decyzję { $n } z { $all }
ui-review-sure = { $n ->
    [one] Obejrzana 1 decyzja
    [few] Obejrzane { $n } decyzje
   *[other] Obejrzanych { $n } decyzji
}, { $seconds } s namysłu
ui-review-moved = Twoja szansa od { $start }% do { $end }%: los { $luck }, twoje decyzje { $answers }, przeciwnicy { $rivals }
ui-review-costliest = Najdroższe decyzje
ui-review-answer = Ruch { $move }: { $played } ({ $worse }%). Lepiej: { $best } ({ $better }%).
ui-review-margin = Kosztowało to { $error } punktów szansy, z dokładnością do { $margin }.
ui-review-line = Jedna z możliwych dróg po lepszej decyzji; to się nie wydarzyło:
ui-review-none = Nie znaleziono kosztownej decyzji. Dobra gra.
ui-review-share = Obrazek do pokazania
ui-card-about = { $game } · { $seats } graczy · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
ui-card-won = { $n ->
    [0] Wygrana w rozstrzygnięciu remisu
    [one] Wygrana o { $n } punkt
    [few] Wygrana o { $n } punkty
   *[many] Wygrana o { $n } punktów
}
ui-card-place = { $place ->
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
   *[other] Miejsce { $place }
}{ $n ->
    [0] { "" }
    [one] , { $n } punkt straty
    [few] , { $n } punkty straty
   *[many] , { $n } punktów straty
}
ui-card-luck = los
ui-card-answers = własne decyzje
ui-card-rivals = przeciwnicy
ui-card-player = Gracz { $letter }
ui-card-foot = Każda decyzja oceniona tylko z tego, co gracz mógł wtedy wiedzieć.
ui-line-show = Pokaż lepszą linię
ui-line-better = Lepiej: { $option }
ui-line-why = To się nie wydarzyło: to próba obok twojej gry.
ui-line-step = Krok { $n } z { $all }.
ui-line-secret = { $name }: decyzja, której nie widzisz
ui-line-back = Krok wstecz
ui-line-next = Następny krok
ui-line-play = Zagraj to
ui-line-leave = Wróć do gry

## Znajdź mi grę

ui-seek = Znajdź mi grę
ui-seek-why = Dostaniesz miejsce, gdy tylko będzie pasujący otwarty stół albo ktoś poszuka tego samego. Do tego czasu rozejrzyj się: strona da ci znać.
ui-seek-people = Ile osób
ui-seek-now = { $game }, osób: { $people }, { $pace }
ui-seek-wait = Szukamy kogoś do gry…
ui-seek-others =
    { $n ->
        [one] jeszcze jedna osoba szuka tego samego
        [few] jeszcze { $n } osoby szukają tego samego
       *[other] jeszcze { $n } osób szuka tego samego
    }
ui-seek-late = Na razie nikogo. Zacząć z botem na pustym miejscu?
ui-seek-bots = Zacznij z botami
ui-seek-stop = Nie szukaj
