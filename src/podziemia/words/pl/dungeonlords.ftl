### Władcy Podziemi po polsku. Nazwy mają formy: mianownik, .acc (biernik), .gen (dopełniacz), .title (samodzielnie).

## Gra

dungeonlords-title = Władcy Podziemi
dungeonlords-tagline = Kop, zatrudniaj i buduj, a potem odeprzyj poszukiwaczy przygód.
dungeonlords-about = Tym razem to ty jesteś po złej stronie. Przez dwa lata wysyłasz sługi po żywność, złoto, chochliki, pułapki, potwory i pomieszczenia, a rozkazy wybierasz w tajemnicy. Kto jest miły, do tego przychodzą słabi poszukiwacze przygód; kto zły, do tego puka sam paladyn. Każda jesień kończy się drużyną u wejścia: powstrzymaj ją w jak najmniejszej liczbie tuneli. Podwładcą zostaje osoba z największą liczbą punktów.
dungeonlords-levels = Od mocnego w górę wszystkie walki są obliczane karta po karcie, niżej większość.

## Dlaczego inna decyzja była lepsza: części oceny
dungeonlords-part-captives = Więźniowie i podbite żetony
    .more = Więcej poszukiwaczy w więzieniu albo mniej podbitych pól.
    .less = Mniej więźniów albo więcej podbitych pól.
dungeonlords-part-goods = Złoto, żywność, chochliki, tunele i pułapki
    .more = Więcej w zapasie na dalsze rozkazy.
    .less = To kosztuje zapasy potrzebne na dalsze rozkazy.
dungeonlords-part-rooms = Pomieszczenia
    .more = Pomieszczenia punktują, a niektóre dla ciebie pracują.
    .less = Pomieszczenie przepada albo przyjdzie później.
dungeonlords-part-monsters = Potwory
    .more = Więcej walczących na koniec roku i punkty.
    .less = Mniej walczących na koniec roku.
dungeonlords-part-danger = Nadciągający poszukiwacze przygód
    .more = Słabsi poszukiwacze albo brak paladyna.
    .less = Przyjdą do ciebie silniejsi poszukiwacze albo paladyn.
dungeonlords-part-titles = Tytuły
    .more = Bliżej tytułu na koniec.
    .less = Tytuł się oddala.
dungeonlords-part-points = Pozycja
    .more = To prowadzi do lepszego wyniku.
    .less = To prowadzi do gorszego wyniku.
dungeonlords-part-rivals = Co zyskują rywale
    .more = Przeciwnicy zyskują na tym mniej.
    .less = Przeciwnicy zyskują na tym więcej.
dungeonlords-part-later = Co z tego wyniknie później
    .more = To się opłaci w następnych turach.
    .less = To będzie coś kosztować w następnych turach.

dungeonlords-score-rooms = Pomieszczenia
dungeonlords-score-monsters = Potwory
dungeonlords-score-prisoners = Więźniowie
dungeonlords-score-conquered = Podbite żetony
dungeonlords-score-letters = Czerwone znaki
dungeonlords-score-scoring-rooms = Pomieszczenia punktujące
dungeonlords-score-titles = Tytuły

## Rozdziały zasad

dungeonlords-chapter-overview = Cała gra
dungeonlords-chapter-setup = Przygotowanie
dungeonlords-chapter-evil = Zło
dungeonlords-chapter-new-round = Nowa runda
dungeonlords-chapter-orders = Rozkazy
dungeonlords-chapter-actions = Akcje
dungeonlords-chapter-neutral-dungeons = Podziemia niezależnych
dungeonlords-chapter-production = Produkcja
dungeonlords-chapter-events = Wydarzenia
dungeonlords-chapter-adventurers = Poszukiwacze przygód
dungeonlords-chapter-end-of-round = Koniec rundy
dungeonlords-chapter-paladin = Paladyn
dungeonlords-chapter-planning = Walka: planowanie
dungeonlords-chapter-battle = Walka: bitwa
dungeonlords-chapter-traps = Pułapki
dungeonlords-chapter-monsters = Potwory i duchy
dungeonlords-chapter-spells = Zaklęcia
dungeonlords-chapter-battle-rooms = Pomieszczenia bojowe
dungeonlords-chapter-second-year = Drugi rok
dungeonlords-chapter-scoring = Punkty i tytuły
dungeonlords-chapter-first-game = Pierwsza rozgrywka
dungeonlords-chapter-school = Szkolenie bojowe
dungeonlords-chapter-information = Jawne i tajne

## Ustawienia

dungeonlords-setting-rules = Zasady
dungeonlords-setting-rules-full = Pełna gra
dungeonlords-setting-rules-first-game = Pierwsza rozgrywka (uproszczona)
dungeonlords-setting-first = Gracz rozpoczynający
dungeonlords-setting-first-random = Losowo
dungeonlords-setting-first-a = Miejsce A
dungeonlords-setting-first-b = Miejsce B
dungeonlords-setting-first-c = Miejsce C
dungeonlords-setting-first-d = Miejsce D
dungeonlords-setting-school-training-1 = Walka 1: troll i głaz
dungeonlords-setting-school-training-2 = Walka 2: duch i posiłek
dungeonlords-setting-school-training-3 = Walka 3: cierpliwy wampir
dungeonlords-setting-school-training-4 = Walka 4: przeciw kapłanom
dungeonlords-setting-school-training-1-room = Walka 5: pomieszczenie przy wejściu

trouble-school-alone = Szkolenie bojowe jest dla jednej osoby, a miejsc jest { $given }. Zajmij jedno miejsce albo ustaw school=off.

## Pytania

dungeonlords-ask-orders-keep = Zatrzymaj jeden z trzech rozkazów
    .why = Dwa pozostałe będą w pierwszej rundzie niedostępne, jawnie dla wszystkich.
dungeonlords-ask-orders-choose = Wybierz trzy rozkazy
    .why = W tajemnicy, od pierwszego do trzeciego. Na pewno wraca tylko pierwszy.
dungeonlords-ask-orders-neutral = Wybierz rozkaz gracza niezależnego
    .why = Jego sługa zajmie pierwsze pole tej akcji.
dungeonlords-ask-act-get-food = Zdobądź żywność albo zrezygnuj
dungeonlords-ask-act-improve-reputation = Popraw reputację albo zrezygnuj
dungeonlords-ask-act-recruit-imps = Zrekrutuj chochliki albo zrezygnuj
dungeonlords-ask-act-buy-traps = Kup pułapki albo zrezygnuj
dungeonlords-ask-spy = Podejrzyj kartę walki
    .why = Inni zobaczą, którą, ale nie, co na niej jest.
dungeonlords-ask-dig =
    { $n ->
        [one] Wykop tunel
        [few] Wykop do { $n } tuneli
       *[many] Wykop do { $n } tuneli
    }
    .why = Obok żetonu, bez domykania kwadratu dwa na dwa.
dungeonlords-ask-mine = Wyślij chochliki po złoto
    .why = Każdy przynosi sztukę złota z osobnego niepodbitego tunelu.
dungeonlords-ask-hire = Zatrudnij potwora albo zrezygnuj
dungeonlords-ask-build = Zbuduj pomieszczenie albo zrezygnuj
dungeonlords-ask-build-place = Wybierz tunel do zastąpienia
    .why = Stanie tam { $because }.
dungeonlords-ask-pay-trap = Oddaj pułapkę jako zapłatę
    .why = Kogo opłacasz: { $because }.
dungeonlords-ask-pay-monster = Oddaj potwora jako zapłatę
    .why = Kogo opłacasz: { $because }.
dungeonlords-ask-traps-discard = Odrzuć pułapkę
    .why = { $because }
dungeonlords-ask-produce = Użyj pomieszczenia albo skończ
dungeonlords-ask-retrieve = Odzyskaj jeden rozkaz
    .why = Dwa pozostałe będą niedostępne w następnej rundzie.
dungeonlords-ask-payday = Zapłać potworowi albo go puść
    .why =
        { $n ->
            [one] Na wypłatę czeka jeszcze 1.
            [few] Na wypłatę czekają jeszcze { $n }.
           *[many] Na wypłatę czeka jeszcze { $n }.
        }
dungeonlords-ask-taxes = Wybierz, ile podatku płacisz
    .why = Każda niezapłacona sztuka złota to 3 punkty mniej.
dungeonlords-ask-witch-hunt = Oddaj potwora albo zyskaj 3 punkty zła
dungeonlords-ask-monster-strike = Zapłać za potwora albo niech śpi
    .why = Strajkuje { $because }.
dungeonlords-ask-safety-inspection = Wybierz, ile płacisz
    .why = Każda niezapłacona sztuka złota to 1 punkt zła.
dungeonlords-ask-travelling-bards = Wybierz, ile płacisz
    .why = Każda sztuka złota to 1 punkt zła mniej.
dungeonlords-ask-trap-recall = Odrzuć pułapkę albo zapłać złotem
dungeonlords-ask-prisoner = Wybierz traconego więźnia
    .why = { $because }
dungeonlords-ask-plan-tile = Wybierz pole bitwy
    .why = Jeden z niepodbitych żetonów najbliższych wejścia.
dungeonlords-ask-plan-commit = Zaplanuj obronę
    .why = Wystaw pułapki i potwory, potem „Gotowe”. Bitwa: { $because }.
dungeonlords-ask-battle-trap = Wybierz pułapkę do odpalenia
dungeonlords-ask-battle-target = Wybierz cel
    .why = { $because }
dungeonlords-ask-suggestion = Zapłać potworowi albo go wycofaj
    .why = { $because }
dungeonlords-ask-word-of-peace = Wycofaj potwory albo zyskaj 2 punkty zła
    .why = { $because }
dungeonlords-ask-spell-monster = Wybierz potwora dla zaklęcia
    .why = { $because }
dungeonlords-ask-battle-attack = Wybierz następny atak

## Odpowiedzi

dungeonlords-option-keep = Zatrzymaj { $thingAcc }
    .many = Zatrzymaj rozkaz
dungeonlords-option-orders = { $thing }
    .many = Wybierz rozkaz
dungeonlords-option-command = { $thing }
    .many = Wybierz rozkaz
dungeonlords-option-act = { $thing }
    .many = Wykonaj
dungeonlords-option-decline = Zrezygnuj
    .many = Zrezygnuj
dungeonlords-option-done = Gotowe
    .many = Gotowe
dungeonlords-option-spy = Podejrzyj { $thingAcc }
    .many = Podejrzyj kartę
dungeonlords-option-dig = Kop: { $thing }
    .many = Wykop tunel
dungeonlords-option-mine =
    { $thing ->
        [one] { $thing } chochlik
        [few] { $thing } chochliki
       *[many] { $thing } chochlików
    }
    .many = Wyślij chochliki
dungeonlords-option-discard = Odrzuć { $thingAcc }
    .many = Odrzuć pułapkę
dungeonlords-option-hire = Zatrudnij { $thingAcc }
    .many = Zatrudnij potwora
dungeonlords-option-feed = Oddaj { $thingAcc }
    .many = Oddaj potwora
dungeonlords-option-build = Zbuduj { $thingAcc }
    .many = Zbuduj pomieszczenie
dungeonlords-option-place = Połóż: { $thing }
    .many = Wybierz tunel
dungeonlords-option-produce = Użyj { $thingGen }
    .many = Użyj pomieszczenia
dungeonlords-option-retrieve = Odzyskaj { $thingAcc }
    .many = Odzyskaj rozkaz
dungeonlords-option-pay = Opłać { $thingAcc }
    .many = Zapłać
dungeonlords-option-release = Puść { $thingAcc }
    .many = Puść
dungeonlords-option-pay-gold =
    { $thing ->
        [one] Zapłać { $thing } sztukę złota
        [few] Zapłać { $thing } sztuki złota
       *[many] Zapłać { $thing } sztuk złota
    }
    .many = Zapłać złotem
dungeonlords-option-accept-evil = Przyjmij zło
    .many = Przyjmij zło
dungeonlords-option-unit = Zapłać: { $thing }
    .many = Zapłać
dungeonlords-option-sleep = Niech śpi: { $thing }
    .many = Niech śpi
dungeonlords-option-tile = Walcz tu: { $thing }
    .many = Wybierz żeton
dungeonlords-option-set-trap = Zastaw { $thingAcc }
    .many = Zastaw pułapkę
dungeonlords-option-send = Wyślij { $thingAcc }
    .many = Wyślij potwora
dungeonlords-option-reveal = Odpal { $thingAcc }
    .many = Odpal pułapkę
dungeonlords-option-target = Traf { $thingAcc }
    .many = Wybierz cel
dungeonlords-option-attack = { $thing }
    .many = Atakuj
dungeonlords-option-sheep = Owca ({ $thing }): beczy za 1
    .many = Atakuj jako owca
dungeonlords-option-withdraw = Wycofaj { $thingAcc }
    .many = Wycofaj
dungeonlords-option-withdraw-all = Wycofaj wszystkie potwory
    .many = Wycofaj wszystkie potwory
dungeonlords-option-choose = Wybierz { $thingAcc }
    .many = Wybierz potwora
dungeonlords-option-free = Wypuść { $thingAcc }
    .many = Wypuść więźnia

## Co się dzieje

dungeonlords-event-lesson-begins = { $thing }
dungeonlords-event-lesson-over =
    { $n ->
        [0] { $seat } broni każdego żetonu. Ministerstwo Podziemi bije brawo.
        [one] Koniec lekcji: podbito 1 żeton.
        [few] Koniec lekcji: podbito { $n } żetony.
       *[many] Koniec lekcji: podbito { $n } żetonów.
    }
dungeonlords-event-season = Rok { $n }: { $thing }.
dungeonlords-event-orders-inaccessible = Niedostępne ({ $seat }): { $things }.
dungeonlords-event-neutral-orders = Gracz niezależny { $n } zagrywa: { $things }.
dungeonlords-event-neutral-commanded = { $seat } wysyła sługę gracza niezależnego: { $thing }.
dungeonlords-event-order-revealed = { $seat } odkrywa rozkaz { $n }: { $thing }.
dungeonlords-event-hiring-fee = { $seat } płaci 1 sztukę złota za zatrudnianie jako pierwszy rozkaz.
dungeonlords-event-minion-placed = { $seat } zajmuje pole { $n }: { $thing }.
dungeonlords-event-order-lost = { $seat } nie wykonuje rozkazu: { $thing }.
dungeonlords-event-order-retrieved = { $seat } odzyskuje { $thingAcc }.
dungeonlords-event-monsters-offered = W podziemnej gospodzie czekają: { $things }.
dungeonlords-event-rooms-offered = Dostępne pomieszczenia: { $things }.
dungeonlords-event-event-announced = W następnej rundzie: { $thing }.
dungeonlords-event-event-comes = Wydarzenie: { $thing }.
dungeonlords-event-adventurers-announced = Poszukiwacze następnej rundy: { $things }.
dungeonlords-event-adventurer-came = { $seat } przyciąga { $thingAcc }.
dungeonlords-event-adventurer-lost = Do podziemi niezależnych idzie { $thing }.
dungeonlords-event-paladin-came = Nadciąga { $thing }. Cel: { $seat }.
dungeonlords-event-evil-gained =
    { $n ->
        [one] { $seat } zyskuje { $n } punkt zła.
        [few] { $seat } zyskuje { $n } punkty zła.
       *[many] { $seat } zyskuje { $n } punktów zła.
    }
dungeonlords-event-evil-lost =
    { $n ->
        [one] { $seat } traci { $n } punkt zła.
        [few] { $seat } traci { $n } punkty zła.
       *[many] { $seat } traci { $n } punktów zła.
    }
dungeonlords-event-food-gained =
    { $n ->
        [one] { $seat } dostaje { $n } jednostkę żywności.
        [few] { $seat } dostaje { $n } jednostki żywności.
       *[many] { $seat } dostaje { $n } jednostek żywności.
    }
dungeonlords-event-gold-gained =
    { $n ->
        [one] { $seat } dostaje { $n } sztukę złota.
        [few] { $seat } dostaje { $n } sztuki złota.
       *[many] { $seat } dostaje { $n } sztuk złota.
    }
dungeonlords-event-imps-gained =
    { $n ->
        [one] { $seat } dostaje { $n } chochlika.
        [few] { $seat } dostaje { $n } chochliki.
       *[many] { $seat } dostaje { $n } chochlików.
    }
dungeonlords-event-food-lost =
    { $n ->
        [one] { $seat } traci { $n } jednostkę żywności ({ $thing }).
        [few] { $seat } traci { $n } jednostki żywności ({ $thing }).
       *[many] { $seat } traci { $n } jednostek żywności ({ $thing }).
    }
dungeonlords-event-gold-lost =
    { $n ->
        [one] { $seat } traci { $n } sztukę złota ({ $thing }).
        [few] { $seat } traci { $n } sztuki złota ({ $thing }).
       *[many] { $seat } traci { $n } sztuk złota ({ $thing }).
    }
dungeonlords-event-imps-lost =
    { $n ->
        [one] { $seat } traci { $n } chochlika ({ $thing }).
        [few] { $seat } traci { $n } chochliki ({ $thing }).
       *[many] { $seat } traci { $n } chochlików ({ $thing }).
    }
dungeonlords-event-gold-paid =
    { $n ->
        [one] { $seat } płaci { $n } sztukę złota ({ $thing }).
        [few] { $seat } płaci { $n } sztuki złota ({ $thing }).
       *[many] { $seat } płaci { $n } sztuk złota ({ $thing }).
    }
dungeonlords-event-red-markers =
    { $n ->
        [one] { $seat } dostaje { $n } czerwony znak.
        [few] { $seat } dostaje { $n } czerwone znaki.
       *[many] { $seat } dostaje { $n } czerwonych znaków.
    }
dungeonlords-event-spied = { $seat } ogląda kartę walki { $n }.
dungeonlords-event-spied-card = Karta walki { $n } to { $thing }.
dungeonlords-event-tunnel-dug = { $seat } kopie tunel: { $thing }.
dungeonlords-event-traps-drawn =
    { $n ->
        [one] { $seat } dobiera { $n } pułapkę.
        [few] { $seat } dobiera { $n } pułapki.
       *[many] { $seat } dobiera { $n } pułapek.
    }
dungeonlords-event-trap-discarded = { $seat } odrzuca pułapkę.
dungeonlords-event-monster-hired = { $seat } zatrudnia { $thingAcc }.
dungeonlords-event-monster-fed = { $seat } oddaje { $thingAcc } jako zapłatę.
dungeonlords-event-monster-paid = { $seat } opłaca { $thingAcc }.
dungeonlords-event-monster-left = { $seat } puszcza { $thingAcc }.
dungeonlords-event-monster-dismissed = { $seat } oddaje { $thingAcc }.
dungeonlords-event-monster-sleeps = Do końca walki śpi { $thing } ({ $seat }).
dungeonlords-event-unit-paid = { $seat } płaci część kosztu { $thingGen }.
dungeonlords-event-room-built = { $seat } buduje { $thingAcc } ({ $things }).
dungeonlords-event-room-used = { $seat } używa { $thingGen }.
dungeonlords-event-combat-card-open = Karta walki { $n } jest odkryta: { $thing }.
dungeonlords-event-combat-begins = Zaczyna się walka roku { $n }.
dungeonlords-event-battle-tile = { $seat } wybiera pole bitwy: { $thing }.
dungeonlords-event-monster-sent = { $seat } wysyła { $thingAcc }.
dungeonlords-event-trap-set = { $seat } zastawia pułapkę.
dungeonlords-event-trap-set-seen = Ta pułapka to { $thing }.
dungeonlords-event-combat-card = Karta walki { $n }: { $thing }.
dungeonlords-event-battle-starts = Zaczyna się bitwa: { $seat }, { $thing }.
dungeonlords-event-trap-sprung = { $seat } odpala { $thingAcc }.
dungeonlords-event-disarmed =
    { $n ->
        [one] Drużyna unika { $n } obrażenia od pułapki ({ $seat }).
       *[many] Drużyna unika { $n } obrażeń od pułapki ({ $seat }).
    }
dungeonlords-event-spell-cast = Drużyna rzuca { $thingAcc } ({ $seat }).
dungeonlords-event-monster-withdrawn = Do legowiska wraca { $thing } ({ $seat }).
dungeonlords-event-monster-attacks = { $seat } atakuje. { $thing }.
dungeonlords-event-monster-holds = { $seat } nie atakuje. { $thing }.
dungeonlords-event-monster-knocked-out = Ogłuszenie ({ $seat }): { $thing }.
dungeonlords-event-shield-absorbed = Magiczna tarcza pochłania 1 obrażenie ({ $thing }).
dungeonlords-event-adventurer-hurt =
    { $n ->
        [one] W drużynie { $thing } otrzymuje { $n } obrażenie.
        [few] W drużynie { $thing } otrzymuje { $n } obrażenia.
       *[many] W drużynie { $thing } otrzymuje { $n } obrażeń.
    }
dungeonlords-event-adventurer-caught = { $seat } więzi { $thingAcc }.
dungeonlords-event-healed =
    { $n ->
        [one] Drużyna leczy { $n } obrażenie ({ $seat }).
        [few] Drużyna leczy { $n } obrażenia ({ $seat }).
       *[many] Drużyna leczy { $n } obrażeń ({ $seat }).
    }
dungeonlords-event-fatigue = Zmęczenie drużyny: { $n } ({ $seat }).
dungeonlords-event-tile-conquered = Drużyna podbija: { $thing } ({ $seat }).
dungeonlords-event-prisoner-freed = { $seat } traci więźnia: { $thing }.
dungeonlords-event-survivors-left = Minęły cztery rundy: ocaleli opuszczają podziemia gracza { $seat } ({ $things }).
dungeonlords-event-combat-won = Koniec walki w podziemiach ({ $seat }).
dungeonlords-event-conquering-skipped = Drużyna gracza { $seat } jest zatrzymana: bez zmęczenia i bez podboju w tej rundzie ({ $thing }).
dungeonlords-event-no-trap = Nie ma pułapki.
dungeonlords-event-no-monster = Nikt nie wychodzi do walki.
dungeonlords-event-no-priest = Nie ma kapłana, nikt nie leczy.
dungeonlords-event-no-attack = Żaden potwór nie atakował, więc kapłani nie leczą.
dungeonlords-event-nobody-wounded = Nikt nie jest ranny, nie ma kogo leczyć.
dungeonlords-event-healing-barred = Kapłani nie mogą leczyć.
dungeonlords-event-card-is-slow = Kartą rundy jest wolne zaklęcie.
dungeonlords-event-card-is-fast = Kartą rundy było szybkie zaklęcie.
dungeonlords-event-magic-missing = Zaklęcie wymaga w tej rundzie punktów magii: { $n }, a drużyna ma mniej.
dungeonlords-event-spells-barred = Żadne zaklęcie tu nie działa.
dungeonlords-event-plan-advised = Zalecany plan: { $things }.
dungeonlords-event-plan-nothing-advised = Zalecany plan: nie wystawiaj nic i wszystko oszczędź.
dungeonlords-event-lesson-expected =
    { $n ->
        [0] Dobrze zagrane do końca: żaden żeton nie przepada.
        [one] Dobrze zagrane do końca: przepada { $n } żeton.
        [few] Dobrze zagrane do końca: przepadają { $n } żetony.
       *[many] Dobrze zagrane do końca: przepada { $n } żetonów.
    }
dungeonlords-event-points-expected =
    { $n ->
        [one] Policzone ze wszystkimi kartami i odpowiedziami: średnio około { $n } punktu stąd do końca walki, wliczając zasoby.
       *[many] Policzone ze wszystkimi kartami i odpowiedziami: średnio około { $n } punktów stąd do końca walki, wliczając zasoby.
    }
dungeonlords-event-points-unless-paladin =
    { $n ->
        [one] Policzone tak, jakby nikt inny nie ruszył paladyna, a inni mogą: około { $n } punktu stąd do końca walki, wliczając zasoby.
       *[many] Policzone tak, jakby nikt inny nie ruszył paladyna, a inni mogą: około { $n } punktów stąd do końca walki, wliczając zasoby.
    }
dungeonlords-event-points-estimated =
    { $n ->
        [one] Za dużo, by policzyć wszystko: na oko { $n } punkt stąd do końca walki, wliczając zasoby.
        [few] Za dużo, by policzyć wszystko: na oko { $n } punkty stąd do końca walki, wliczając zasoby.
       *[many] Za dużo, by policzyć wszystko: na oko { $n } punktów stąd do końca walki, wliczając zasoby.
    }
dungeonlords-event-paladin-may-move = Zło może jeszcze sprowadzić albo odwołać paladyna; wtedy bitwa potoczy się inaczej.
dungeonlords-event-card-unknown = Dalszy ciąg zależy od karty walki.
dungeonlords-event-year-begins = Zaczyna się rok { $n }.
dungeonlords-event-game-over = Dwa lata minęły. Pora ogłosić, kto zostaje Podwładcą.

## Dlaczego nie?

dungeonlords-why-cell-empty = Pole musi być puste: { $thing }.
dungeonlords-why-next-to-tile = Musi stykać się z twoim żetonem: { $thing }.
dungeonlords-why-no-block = Nie może domknąć kwadratu dwa na dwa: { $thing }.
dungeonlords-why-own-tunnel = Musi tam być niepodbity tunel: { $thing }.
dungeonlords-why-no-room-beside = Obok nie może leżeć inne pomieszczenie: { $thing }.
dungeonlords-why-zone = Pole musi leżeć w strefie pomieszczenia: { $thing }.
dungeonlords-why-unconquered = Nie może być podbite: { $thing }.
dungeonlords-why-nearest = Musi być wśród żetonów najbliższych wejścia: { $thing }.
dungeonlords-why-on-offer = Musi być wśród dostępnych: { $thing }.
dungeonlords-why-ready = Musi być w legowisku, nie ogłuszony: { $thing }.
dungeonlords-why-monster-limit = Potwory w tej bitwie: najwyżej { $needed }, wysłane { $given }.
dungeonlords-why-gold = Złoto: potrzeba { $needed }, masz { $given }.
dungeonlords-why-food = Żywność: potrzeba { $needed }, masz { $given }.
dungeonlords-why-imps = Chochliki: potrzeba { $needed }, masz { $given }.
dungeonlords-why-evil = Zło: do zapłaty { $needed }, a stoisz na polu { $given } z 15.
dungeonlords-why-trap = Pułapki: potrzeba { $needed }, masz { $given }.
dungeonlords-why-another-monster = Inne twoje potwory: potrzeba { $needed }, masz { $given }.
dungeonlords-why-trap-held = Musi być wśród twoich pułapek: { $thing }.
dungeonlords-why-trap-limit = Pułapki w tej bitwie: najwyżej { $needed }, zastawione { $given }.
dungeonlords-why-room-place = Musi być dla niego dozwolone miejsce: { $thing }.
dungeonlords-why-uses = Użycia w rundzie: najwyżej { $needed }, dotąd { $given }.
dungeonlords-why-workers = Wolne chochliki i trolle: potrzeba { $needed }, masz { $given }.
dungeonlords-why-first-or-turned-away = Musi to być pierwszy rozkaz albo rozkaz niewykonany: { $thing }.

## Stół jako tekst

dungeonlords-sketch-season = Rok { $n }, { $thing }
dungeonlords-sketch-combat = Walka, runda { $n }
dungeonlords-sketch-round = runda { $n }
dungeonlords-sketch-starter = zaczyna { $seat }
dungeonlords-sketch-monsters = W podziemnej gospodzie
dungeonlords-sketch-rooms = Dostępne pomieszczenia
dungeonlords-sketch-events = Wydarzenia
dungeonlords-sketch-special = Wydarzenie specjalne
dungeonlords-sketch-waiting = Poszukiwacze tej rundy
dungeonlords-sketch-next = Poszukiwacze następnej rundy
dungeonlords-sketch-cards = Karty walki
dungeonlords-sketch-neutral-evil = Zło niezależnego
dungeonlords-sketch-player = { $seat }
dungeonlords-sketch-none = nic
dungeonlords-sketch-built = Pomieszczenia
dungeonlords-sketch-lair = Legowisko
dungeonlords-sketch-down = Ogłuszone
dungeonlords-sketch-traps = Pułapki
dungeonlords-sketch-prison = Więzienie
dungeonlords-sketch-party = Drużyna od przodu
dungeonlords-sketch-adventurer = { $thing } (życie: { $left } z { $hp })
dungeonlords-sketch-orders = Rozkazy
dungeonlords-sketch-inaccessible = Niedostępne
dungeonlords-sketch-plan = Plan
dungeonlords-sketch-count-evil = zło { $n }
dungeonlords-sketch-count-food = żywność { $n }
dungeonlords-sketch-count-gold = złoto { $n }
dungeonlords-sketch-count-imps = chochliki { $n }
dungeonlords-sketch-count-traps =
    { $n ->
        [one] { $n } pułapka
        [few] { $n } pułapki
       *[many] { $n } pułapek
    }
dungeonlords-sketch-count-letters =
    { $n ->
        [one] { $n } czerwony znak
        [few] { $n } czerwone znaki
       *[many] { $n } czerwonych znaków
    }

## Szkolenie bojowe

dungeonlords-mark =
    { $n ->
        [0] bez straty
        [one] { $n } stracony żeton
        [few] { $n } stracone żetony
       *[many] { $n } straconych żetonów
    }
dungeonlords-teacher = Mistrz Brzdęk, czterysta lat w zawodzie
dungeonlords-lesson-training-1 = Szyk drużyny, kroki rundy, zmęczenie.
dungeonlords-lesson-training-2 = Złodzieje i pułapki; duchy i kolejność ataków.
dungeonlords-lesson-training-3 = Zatrzymanie drużyny; potwory, które wracają do domu.
dungeonlords-lesson-training-4 = Kapłani: kiedy leczą i jak im w tym przeszkodzić.
dungeonlords-lesson-training-1-room = Walka w pomieszczeniu: dwa potwory i pułapka za złoto.
dungeonlords-teacher-line = Widzisz poszukiwaczy przygód przed wejściem? Idą gęsiego. Pierwszy obrywa najwięcej; gdy trafi do twojego więzienia, na przód wychodzi następny. Liczba mówi, ile jeszcze wytrzyma.
dungeonlords-teacher-round = W każdej rundzie idą na jeden żeton. Najpierw działa pułapka, potem uderza potwór, potem leczą kapłani, ale tylko jeśli potwór atakował. Na końcu zmęczenie: dwa punkty, jeden po drugim, dla tego, kto stoi na przedzie. Jeśli ktoś jeszcze stoi, żeton jest ich.
dungeonlords-teacher-stone-and-troll = W tunelu mieści się jedna pułapka i jeden potwór. Wystaw coś i zobacz niżej, co z tego wyniknie; cofać możesz, ile chcesz.
dungeonlords-teacher-look-ahead = Pod belką widać krok po kroku, co się stanie. Przeczytaj do końca: kto pada, kogo wyleczą, kto zostaje na zmęczenie. Podoba się? Niech wchodzą. Nie? Cofnij.
dungeonlords-teacher-feed-the-troll = Głodny troll uderza za 3, nakarmiony za 4. Żywność jest po to, żeby ją wydawać, ale punkt za dużo to punkt stracony: nigdy nie przechodzi na następnego.
dungeonlords-teacher-next-tile = Jeden żeton przepadł, walka przenosi się na następny. Pułapki są zużyte, potwory po ataku są ogłuszone do końca. Kto wrócił do domu, może wyjść jeszcze raz.
dungeonlords-teacher-same-tile = Nie posunęli się ani o krok: znowu ten sam żeton. Policz, ile każdy z nich jeszcze wytrzyma.
dungeonlords-teacher-spent = W szafie pusto? Resztę zrobi zmęczenie, a bez walki żaden kapłan nie kiwnie palcem.
dungeonlords-teacher-thieves = Złodzieje! Każdy symbol pułapki odejmuje punkt twojej pułapce, od przodu szyku, w każdej rundzie od nowa. Pułapka jest warta więcej, gdy złodziei już nie ma. Tego, co pułapka robi poza ranieniem, nie zatrzymają.
dungeonlords-teacher-ghost-and-witch = Duch to nie potwór: wyślij, ile masz, obok jednego potwora. Uderza każdego oprócz pierwszego. Wiedźma uderza pierwszego za 4 albo rzuca dwie iskry po 1, w kogo chcesz.
dungeonlords-teacher-order-of-attacks = Kto zaczyna, decydujesz ty, i to ma znaczenie: powal pierwszego, a drugi stanie się pierwszym i duch go nie dosięgnie.
dungeonlords-teacher-holding = Przez przeklęty pierścień kłócą się całą rundę: bez zmęczenia, bez podboju. Runda wygrana to runda, w której uderzasz za darmo.
dungeonlords-teacher-vampire = Wampir uderza, kogo chce, byle nie kapłana. Za 3 zostaje potem ogłuszony; za 2 gryzie i odlatuje do domu, gotów na następną rundę.
dungeonlords-teacher-bite-and-fly = Trzy i plackiem na ziemi, czy dwa i do domu na kolację? Cierpliwość się opłaca, póki są rundy.
dungeonlords-teacher-priests = Dwaj kapłani leczą po każdym ataku cztery obrażenia, skądkolwiek by były, od przodu szyku. Ale nie ma ataku, nie ma leczenia: same pułapki i zmęczenie ich nie budzą.
dungeonlords-teacher-slime-and-darts = Śluz rani każdego za 1 albo skleja im buty na rundę, a to nie jest atak. Strzałka antymagiczna w kapłanie zatrzymuje w tej rundzie całe leczenie. Zachowaj atak na chwilę, gdy nikt go nie wyleczy.
dungeonlords-teacher-slime-attacks = Każdego za 1 czy klej? Sprawdź, kto i co potem wyleczy.
dungeonlords-teacher-room = Pierwszy żeton jest teraz pomieszczeniem i mieści dwa potwory. Pułapka w pomieszczeniu kosztuje sztukę złota na przynętę. Zatrzymasz ich na progu?
dungeonlords-teacher-order-in-the-room = Dwa potwory, dwie maczugi: wybierz, kto zaczyna. Goblin dostaje drugi zamach, gdy pierwszym powali poszukiwacza na przedzie.
dungeonlords-teacher-target = Wybierz, kogo trafi. Najgroźniejszy nie zawsze stoi na przedzie.
dungeonlords-lesson-best = Lepiej się nie da. Mistrz Brzdęk ociera łzę i mówi, że to kurz.
dungeonlords-lesson-near = Da się { $n ->
        [0] nie stracić żadnego żetonu
        [one] stracić tylko { $n } żeton
        [few] stracić tylko { $n } żetony
       *[many] stracić tylko { $n } żetonów
    }. Spróbuj jeszcze raz albo zobacz, jak.
dungeonlords-school-round = runda { $n }: { $things }
dungeonlords-school-nothing = runda { $n }: nic
dungeonlords-school-best = { $thing } · { $plan } · podbite żetony: { $n }

## Nazwy

dungeonlords-name-get-food = Zdobywanie żywności
    .acc = zdobywanie żywności
    .gen = zdobywania żywności
    .title = Zdobywanie żywności
dungeonlords-name-improve-reputation = Poprawienie reputacji
    .acc = poprawienie reputacji
    .gen = poprawienia reputacji
    .title = Poprawienie reputacji
dungeonlords-name-dig-tunnels = Kopanie tuneli
    .acc = kopanie tuneli
    .gen = kopania tuneli
    .title = Kopanie tuneli
dungeonlords-name-mine-gold = Wydobywanie złota
    .acc = wydobywanie złota
    .gen = wydobywania złota
    .title = Wydobywanie złota
dungeonlords-name-recruit-imps = Rekrutacja chochlików
    .acc = rekrutację chochlików
    .gen = rekrutacji chochlików
    .title = Rekrutacja chochlików
dungeonlords-name-buy-traps = Kupowanie pułapek
    .acc = kupowanie pułapek
    .gen = kupowania pułapek
    .title = Kupowanie pułapek
dungeonlords-name-hire-monster = Zatrudnianie potworów
    .acc = zatrudnianie potworów
    .gen = zatrudniania potworów
    .title = Zatrudnianie potworów
dungeonlords-name-build-room = Budowanie pomieszczeń
    .acc = budowanie pomieszczeń
    .gen = budowania pomieszczeń
    .title = Budowanie pomieszczeń
dungeonlords-name-goblin = goblin
    .acc = goblina
    .gen = goblina
    .title = Goblin
dungeonlords-name-slime = śluz
    .acc = śluz
    .gen = śluzu
    .title = Śluz
dungeonlords-name-ghost = duch
    .acc = ducha
    .gen = ducha
    .title = Duch
dungeonlords-name-troll = troll
    .acc = trolla
    .gen = trolla
    .title = Troll
dungeonlords-name-witch = wiedźma
    .acc = wiedźmę
    .gen = wiedźmy
    .title = Wiedźma
dungeonlords-name-vampire = wampir
    .acc = wampira
    .gen = wampira
    .title = Wampir
dungeonlords-name-golem = golem
    .acc = golema
    .gen = golema
    .title = Golem
dungeonlords-name-dragon = smok
    .acc = smoka
    .gen = smoka
    .title = Smok
dungeonlords-name-demon = demon
    .acc = demona
    .gen = demona
    .title = Demon
dungeonlords-name-sheep = owca
    .acc = owcę
    .gen = owcy
    .title = Owca
dungeonlords-name-goblin-strike = Goblin: cios za 2
    .acc = Goblin: cios za 2
    .gen = Goblin: cios za 2
    .title = Goblin: cios za 2
dungeonlords-name-slime-drip = Śluz: kapie na każdego za 1
    .acc = Śluz: kapie na każdego za 1
    .gen = Śluz: kapie na każdego za 1
    .title = Śluz: kapie na każdego za 1
dungeonlords-name-slime-hold = Śluz: unieruchamia drużynę
    .acc = Śluz: unieruchamia drużynę
    .gen = Śluz: unieruchamia drużynę
    .title = Śluz: unieruchamia drużynę
dungeonlords-name-ghost-haunt = Duch: straszy za 2, nie pierwszego
    .acc = Duch: straszy za 2, nie pierwszego
    .gen = Duch: straszy za 2, nie pierwszego
    .title = Duch: straszy za 2, nie pierwszego
dungeonlords-name-troll-club = Troll: maczuga za 3
    .acc = Troll: maczuga za 3
    .gen = Troll: maczuga za 3
    .title = Troll: maczuga za 3
dungeonlords-name-troll-fed-club = Troll: najedzony, maczuga za 4
    .acc = Troll: najedzony, maczuga za 4
    .gen = Troll: najedzony, maczuga za 4
    .title = Troll: najedzony, maczuga za 4
dungeonlords-name-witch-bolt = Wiedźma: piorun za 4
    .acc = Wiedźma: piorun za 4
    .gen = Wiedźma: piorun za 4
    .title = Wiedźma: piorun za 4
dungeonlords-name-witch-sparks = Wiedźma: dwie iskry po 1
    .acc = Wiedźma: dwie iskry po 1
    .gen = Wiedźma: dwie iskry po 1
    .title = Wiedźma: dwie iskry po 1
dungeonlords-name-vampire-feast = Wampir: uczta za 3
    .acc = Wampir: uczta za 3
    .gen = Wampir: uczta za 3
    .title = Wampir: uczta za 3
dungeonlords-name-vampire-bite-and-fly = Wampir: ugryzienie za 2 i powrót
    .acc = Wampir: ugryzienie za 2 i powrót
    .gen = Wampir: ugryzienie za 2 i powrót
    .title = Wampir: ugryzienie za 2 i powrót
dungeonlords-name-golem-smash = Golem: łomot za 4
    .acc = Golem: łomot za 4
    .gen = Golem: łomot za 4
    .title = Golem: łomot za 4
dungeonlords-name-dragon-breath = Smok: ogień na każdego za 2
    .acc = Smok: ogień na każdego za 2
    .gen = Smok: ogień na każdego za 2
    .title = Smok: ogień na każdego za 2
dungeonlords-name-demon-slay = Demon: dopada dowolny cel za 7
    .acc = Demon: dopada dowolny cel za 7
    .gen = Demon: dopada dowolny cel za 7
    .title = Demon: dopada dowolny cel za 7
dungeonlords-name-rolling-stone = toczący się głaz
    .acc = toczący się głaz
    .gen = toczącego się głazu
    .title = Toczący się głaz
dungeonlords-name-pendulum = wahadło
    .acc = wahadło
    .gen = wahadła
    .title = Wahadło
dungeonlords-name-fire-wall = ściana ognia
    .acc = ścianę ognia
    .gen = ściany ognia
    .title = Ściana ognia
dungeonlords-name-trap-door = zapadnia
    .acc = zapadnię
    .gen = zapadni
    .title = Zapadnia
dungeonlords-name-cursed-ring = przeklęty pierścień
    .acc = przeklęty pierścień
    .gen = przeklętego pierścienia
    .title = Przeklęty pierścień
dungeonlords-name-poisoned-meal = zatruty posiłek
    .acc = zatruty posiłek
    .gen = zatrutego posiłku
    .title = Zatruty posiłek
dungeonlords-name-poisoned-dart = zatruta strzałka
    .acc = zatrutą strzałkę
    .gen = zatrutej strzałki
    .title = Zatruta strzałka
dungeonlords-name-antimagic-dart = strzałka antymagiczna
    .acc = strzałkę antymagiczną
    .gen = strzałki antymagicznej
    .title = Strzałka antymagiczna
dungeonlords-name-kamikaze-imp = chochlik kamikadze
    .acc = chochlika kamikadze
    .gen = chochlika kamikadze
    .title = Chochlik kamikadze
dungeonlords-name-hatchery = kurnik
    .acc = kurnik
    .gen = kurnika
    .title = Kurnik
dungeonlords-name-mushroom-bed = grządka z grzybami
    .acc = grządkę z grzybami
    .gen = grządki z grzybami
    .title = Grządka z grzybami
dungeonlords-name-souvenir-shop = sklep z pamiątkami
    .acc = sklep z pamiątkami
    .gen = sklepu z pamiątkami
    .title = Sklep z pamiątkami
dungeonlords-name-mint = mennica
    .acc = mennicę
    .gen = mennicy
    .title = Mennica
dungeonlords-name-workshop = warsztat
    .acc = warsztat
    .gen = warsztatu
    .title = Warsztat
dungeonlords-name-tool-shed = skład z narzędziami
    .acc = skład z narzędziami
    .gen = składu z narzędziami
    .title = Skład z narzędziami
dungeonlords-name-printing-press = prasa drukarska
    .acc = prasę drukarską
    .gen = prasy drukarskiej
    .title = Prasa drukarska
dungeonlords-name-magic-room = magiczna komnata
    .acc = magiczną komnatę
    .gen = magicznej komnaty
    .title = Magiczna komnata
dungeonlords-name-training-room = sala szkoleniowa
    .acc = salę szkoleniową
    .gen = sali szkoleniowej
    .title = Sala szkoleniowa
dungeonlords-name-dark-room = ciemnia
    .acc = ciemnię
    .gen = ciemni
    .title = Ciemnia
dungeonlords-name-labyrinth = labirynt
    .acc = labirynt
    .gen = labiryntu
    .title = Labirynt
dungeonlords-name-antimagic-room = komnata antymagiczna
    .acc = komnatę antymagiczną
    .gen = komnaty antymagicznej
    .title = Komnata antymagiczna
dungeonlords-name-cafeteria = stołówka
    .acc = stołówkę
    .gen = stołówki
    .title = Stołówka
dungeonlords-name-chapel = kaplica
    .acc = kaplicę
    .gen = kaplicy
    .title = Kaplica
dungeonlords-name-pandemonium = pandemonium
    .acc = pandemonium
    .gen = pandemonium
    .title = Pandemonium
dungeonlords-name-hall-of-fame = sala chwały
    .acc = salę chwały
    .gen = sali chwały
    .title = Sala chwały
dungeonlords-name-paladin-y1 = paladyn
    .acc = paladyna
    .gen = paladyna
    .title = Paladyn
dungeonlords-name-paladin-y2 = wielki paladyn
    .acc = wielkiego paladyna
    .gen = wielkiego paladyna
    .title = Wielki paladyn
dungeonlords-name-illusory-adventurer = złudny poszukiwacz
    .acc = złudnego poszukiwacza
    .gen = złudnego poszukiwacza
    .title = Złudny poszukiwacz
dungeonlords-name-invisibility = Niewidzialność
    .acc = Niewidzialność
    .gen = Niewidzialności
    .title = Niewidzialność
dungeonlords-name-magic-shield = Magiczna tarcza
    .acc = Magiczną tarczę
    .gen = Magicznej tarczy
    .title = Magiczna tarcza
dungeonlords-name-fireball = Kula ognia
    .acc = Kulę ognia
    .gen = Kuli ognia
    .title = Kula ognia
dungeonlords-name-detect-treasure = Wykrycie skarbu
    .acc = Wykrycie skarbu
    .gen = Wykrycia skarbu
    .title = Wykrycie skarbu
dungeonlords-name-fist-of-justice = Pięść sprawiedliwości
    .acc = Pięść sprawiedliwości
    .gen = Pięści sprawiedliwości
    .title = Pięść sprawiedliwości
dungeonlords-name-detect-evil = Wykrycie zła
    .acc = Wykrycie zła
    .gen = Wykrycia zła
    .title = Wykrycie zła
dungeonlords-name-suggestion = Sugestia
    .acc = Sugestię
    .gen = Sugestii
    .title = Sugestia
dungeonlords-name-word-of-peace = Słowo pokoju
    .acc = Słowo pokoju
    .gen = Słowa pokoju
    .title = Słowo pokoju
dungeonlords-name-aura-of-fear = Aura strachu
    .acc = Aurę strachu
    .gen = Aury strachu
    .title = Aura strachu
dungeonlords-name-illusion = Iluzja
    .acc = Iluzję
    .gen = Iluzji
    .title = Iluzja
dungeonlords-name-create-food = Stworzenie jedzenia
    .acc = Stworzenie jedzenia
    .gen = Stworzenia jedzenia
    .title = Stworzenie jedzenia
dungeonlords-name-blind-rage = Ślepa furia
    .acc = Ślepą furię
    .gen = Ślepej furii
    .title = Ślepa furia
dungeonlords-name-metamorphosis = Metamorfoza
    .acc = Metamorfozę
    .gen = Metamorfozy
    .title = Metamorfoza
dungeonlords-name-dimensional-gate = Brama wymiarów
    .acc = Bramę wymiarów
    .gen = Bramy wymiarów
    .title = Brama wymiarów
dungeonlords-name-regeneration = Regeneracja
    .acc = Regenerację
    .gen = Regeneracji
    .title = Regeneracja
dungeonlords-name-stone-skin = Kamienna skóra
    .acc = Kamienną skórę
    .gen = Kamiennej skóry
    .title = Kamienna skóra
dungeonlords-name-jailbreak = Ucieczka z więzienia
    .acc = Ucieczkę z więzienia
    .gen = Ucieczki z więzienia
    .title = Ucieczka z więzienia
dungeonlords-name-locate-hoard = Odnalezienie skarbca
    .acc = Odnalezienie skarbca
    .gen = Odnalezienia skarbca
    .title = Odnalezienie skarbca
dungeonlords-name-payday = Dzień wypłaty
    .acc = Dzień wypłaty
    .gen = Dnia wypłaty
    .title = Dzień wypłaty
dungeonlords-name-taxes = Podatki
    .acc = Podatki
    .gen = Podatków
    .title = Podatki
dungeonlords-name-special-event = Wydarzenie specjalne
    .acc = Wydarzenie specjalne
    .gen = Wydarzenia specjalnego
    .title = Wydarzenie specjalne
dungeonlords-name-witch-hunt = Polowanie na czarownice
    .acc = Polowanie na czarownice
    .gen = Polowania na czarownice
    .title = Polowanie na czarownice
dungeonlords-name-monster-strike = Strajk potworów
    .acc = Strajk potworów
    .gen = Strajku potworów
    .title = Strajk potworów
dungeonlords-name-robbery = Rabunek
    .acc = Rabunek
    .gen = Rabunku
    .title = Rabunek
dungeonlords-name-rats = Szczury
    .acc = Szczury
    .gen = Szczurów
    .title = Szczury
dungeonlords-name-imp-exodus = Ucieczka chochlików
    .acc = Ucieczkę chochlików
    .gen = Ucieczki chochlików
    .title = Ucieczka chochlików
dungeonlords-name-safety-inspection = Kontrola bezpieczeństwa
    .acc = Kontrolę bezpieczeństwa
    .gen = Kontroli bezpieczeństwa
    .title = Kontrola bezpieczeństwa
dungeonlords-name-travelling-bards = Wędrowni bardowie
    .acc = Wędrownych bardów
    .gen = Wędrownych bardów
    .title = Wędrowni bardowie
dungeonlords-name-trap-recall = Wycofanie pułapek
    .acc = Wycofanie pułapek
    .gen = Wycofania pułapek
    .title = Wycofanie pułapek
dungeonlords-name-academy-open-day = Dzień otwarty akademii
    .acc = Dzień otwarty akademii
    .gen = Dnia otwartego akademii
    .title = Dzień otwarty akademii
dungeonlords-name-winter = zima
    .acc = zimę
    .gen = zimy
    .title = Zima
dungeonlords-name-spring = wiosna
    .acc = wiosnę
    .gen = wiosny
    .title = Wiosna
dungeonlords-name-summer = lato
    .acc = lato
    .gen = lata
    .title = Lato
dungeonlords-name-autumn = jesień
    .acc = jesień
    .gen = jesieni
    .title = Jesień
dungeonlords-name-combat-1 = karta walki I
    .acc = kartę walki I
    .gen = karty walki I
    .title = Karta walki I
dungeonlords-name-combat-2 = karta walki II
    .acc = kartę walki II
    .gen = karty walki II
    .title = Karta walki II
dungeonlords-name-combat-3 = karta walki III
    .acc = kartę walki III
    .gen = karty walki III
    .title = Karta walki III
dungeonlords-name-combat-4 = karta walki IV
    .acc = kartę walki IV
    .gen = karty walki IV
    .title = Karta walki IV
dungeonlords-name-gold = 1 sztuka złota
    .acc = 1 sztukę złota
    .gen = 1 sztuki złota
    .title = 1 sztuka złota
dungeonlords-name-food = 1 jednostka żywności
    .acc = 1 jednostkę żywności
    .gen = 1 jednostki żywności
    .title = 1 jednostka żywności
dungeonlords-name-evil = 1 punkt zła
    .acc = 1 punkt zła
    .gen = 1 punktu zła
    .title = 1 punkt zła
dungeonlords-name-trap = 1 pułapka
    .acc = 1 pułapkę
    .gen = 1 pułapki
    .title = 1 pułapka
dungeonlords-name-monster = 1 potwór
    .acc = 1 potwora
    .gen = 1 potwora
    .title = 1 potwór
dungeonlords-name-conquest = podbój
    .acc = podbój
    .gen = podboju
    .title = Podbój
dungeonlords-name-rubble = brak niepodbitych żetonów
    .acc = brak niepodbitych żetonów
    .gen = braku niepodbitych żetonów
    .title = Brak niepodbitych żetonów
dungeonlords-name-training-1 = Walka 1: troll i głaz
    .acc = walkę 1: troll i głaz
    .gen = walki 1: troll i głaz
    .title = Walka 1: troll i głaz
dungeonlords-name-training-2 = Walka 2: duch i posiłek
    .acc = walkę 2: duch i posiłek
    .gen = walki 2: duch i posiłek
    .title = Walka 2: duch i posiłek
dungeonlords-name-training-3 = Walka 3: cierpliwy wampir
    .acc = walkę 3: cierpliwy wampir
    .gen = walki 3: cierpliwy wampir
    .title = Walka 3: cierpliwy wampir
dungeonlords-name-training-4 = Walka 4: przeciw kapłanom
    .acc = walkę 4: przeciw kapłanom
    .gen = walki 4: przeciw kapłanom
    .title = Walka 4: przeciw kapłanom
dungeonlords-name-training-1-room = Walka 5: pomieszczenie przy wejściu
    .acc = walkę 5: pomieszczenie przy wejściu
    .gen = walki 5: pomieszczenie przy wejściu
    .title = Walka 5: pomieszczenie przy wejściu
dungeonlords-name-dark-deeds = Władca Ciemnych Sprawek
    .acc = Władcę Ciemnych Sprawek
    .gen = Władcy Ciemnych Sprawek
    .title = Władca Ciemnych Sprawek
dungeonlords-name-rooms = Władca Wnętrz
    .acc = Władcę Wnętrz
    .gen = Władcy Wnętrz
    .title = Władca Wnętrz
dungeonlords-name-tunnels = Władca Tuneli
    .acc = Władcę Tuneli
    .gen = Władcy Tuneli
    .title = Władca Tuneli
dungeonlords-name-monsters = Władca Monstrów
    .acc = Władcę Monstrów
    .gen = Władcy Monstrów
    .title = Władca Monstrów
dungeonlords-name-imps = Władca Chochlików
    .acc = Władcę Chochlików
    .gen = Władcy Chochlików
    .title = Władca Chochlików
dungeonlords-name-riches = Władca Obfitości
    .acc = Władcę Obfitości
    .gen = Władcy Obfitości
    .title = Władca Obfitości
dungeonlords-name-battle = Władca Bitew
    .acc = Władcę Bitew
    .gen = Władcy Bitew
    .title = Władca Bitew
dungeonlords-name-fighter-y1-a = wojownik 3
    .acc = wojownika 3
    .gen = wojownika 3
    .title = Wojownik 3
dungeonlords-name-fighter-y1-b = wojownik 4
    .acc = wojownika 4
    .gen = wojownika 4
    .title = Wojownik 4
dungeonlords-name-fighter-y1-c = wojownik 4
    .acc = wojownika 4
    .gen = wojownika 4
    .title = Wojownik 4
dungeonlords-name-fighter-y1-d = wojownik 5
    .acc = wojownika 5
    .gen = wojownika 5
    .title = Wojownik 5
dungeonlords-name-thief-y1-a = złodziej 3/1
    .acc = złodzieja 3/1
    .gen = złodzieja 3/1
    .title = Złodziej 3/1
dungeonlords-name-thief-y1-b = złodziej 3/2
    .acc = złodzieja 3/2
    .gen = złodzieja 3/2
    .title = Złodziej 3/2
dungeonlords-name-thief-y1-c = złodziej 4/1
    .acc = złodzieja 4/1
    .gen = złodzieja 4/1
    .title = Złodziej 4/1
dungeonlords-name-thief-y1-d = złodziej 4/2
    .acc = złodzieja 4/2
    .gen = złodzieja 4/2
    .title = Złodziej 4/2
dungeonlords-name-cleric-y1-a = kapłan 3/1
    .acc = kapłana 3/1
    .gen = kapłana 3/1
    .title = Kapłan 3/1
dungeonlords-name-cleric-y1-b = kapłan 3/2
    .acc = kapłana 3/2
    .gen = kapłana 3/2
    .title = Kapłan 3/2
dungeonlords-name-cleric-y1-c = kapłan 4/1
    .acc = kapłana 4/1
    .gen = kapłana 4/1
    .title = Kapłan 4/1
dungeonlords-name-cleric-y1-d = kapłan 4/2
    .acc = kapłana 4/2
    .gen = kapłana 4/2
    .title = Kapłan 4/2
dungeonlords-name-wizard-y1-a = czarownik 3/1
    .acc = czarownika 3/1
    .gen = czarownika 3/1
    .title = Czarownik 3/1
dungeonlords-name-wizard-y1-b = czarownik 3/2
    .acc = czarownika 3/2
    .gen = czarownika 3/2
    .title = Czarownik 3/2
dungeonlords-name-wizard-y1-c = czarownik 4/1
    .acc = czarownika 4/1
    .gen = czarownika 4/1
    .title = Czarownik 4/1
dungeonlords-name-wizard-y1-d = czarownik 4/2
    .acc = czarownika 4/2
    .gen = czarownika 4/2
    .title = Czarownik 4/2
dungeonlords-name-fighter-y2-a = wojownik 5
    .acc = wojownika 5
    .gen = wojownika 5
    .title = Wojownik 5
dungeonlords-name-fighter-y2-b = wojownik 6
    .acc = wojownika 6
    .gen = wojownika 6
    .title = Wojownik 6
dungeonlords-name-fighter-y2-c = wojownik 7
    .acc = wojownika 7
    .gen = wojownika 7
    .title = Wojownik 7
dungeonlords-name-fighter-y2-d = wojownik 8
    .acc = wojownika 8
    .gen = wojownika 8
    .title = Wojownik 8
dungeonlords-name-thief-y2-a = złodziej 4/2
    .acc = złodzieja 4/2
    .gen = złodzieja 4/2
    .title = Złodziej 4/2
dungeonlords-name-thief-y2-b = złodziej 5/2
    .acc = złodzieja 5/2
    .gen = złodzieja 5/2
    .title = Złodziej 5/2
dungeonlords-name-thief-y2-c = złodziej 5/3
    .acc = złodzieja 5/3
    .gen = złodzieja 5/3
    .title = Złodziej 5/3
dungeonlords-name-thief-y2-d = złodziej 6/3
    .acc = złodzieja 6/3
    .gen = złodzieja 6/3
    .title = Złodziej 6/3
dungeonlords-name-cleric-y2-a = kapłan 4/2
    .acc = kapłana 4/2
    .gen = kapłana 4/2
    .title = Kapłan 4/2
dungeonlords-name-cleric-y2-b = kapłan 5/2
    .acc = kapłana 5/2
    .gen = kapłana 5/2
    .title = Kapłan 5/2
dungeonlords-name-cleric-y2-c = kapłan 5/3
    .acc = kapłana 5/3
    .gen = kapłana 5/3
    .title = Kapłan 5/3
dungeonlords-name-cleric-y2-d = kapłan 6/3
    .acc = kapłana 6/3
    .gen = kapłana 6/3
    .title = Kapłan 6/3
dungeonlords-name-wizard-y2-a = czarownik 4/2
    .acc = czarownika 4/2
    .gen = czarownika 4/2
    .title = Czarownik 4/2
dungeonlords-name-wizard-y2-b = czarownik 5/2
    .acc = czarownika 5/2
    .gen = czarownika 5/2
    .title = Czarownik 5/2
dungeonlords-name-wizard-y2-c = czarownik 5/3
    .acc = czarownika 5/3
    .gen = czarownika 5/3
    .title = Czarownik 5/3
dungeonlords-name-wizard-y2-d = czarownik 6/3
    .acc = czarownika 6/3
    .gen = czarownika 6/3
    .title = Czarownik 6/3
dungeonlords-name-cell-0-0 = pole A1
    .acc = pole A1
    .gen = pola A1
    .title = Pole A1
dungeonlords-name-cell-1-0 = pole B1
    .acc = pole B1
    .gen = pola B1
    .title = Pole B1
dungeonlords-name-cell-2-0 = pole C1
    .acc = pole C1
    .gen = pola C1
    .title = Pole C1
dungeonlords-name-cell-3-0 = pole D1
    .acc = pole D1
    .gen = pola D1
    .title = Pole D1
dungeonlords-name-cell-4-0 = pole E1
    .acc = pole E1
    .gen = pola E1
    .title = Pole E1
dungeonlords-name-cell-0-1 = pole A2
    .acc = pole A2
    .gen = pola A2
    .title = Pole A2
dungeonlords-name-cell-1-1 = pole B2
    .acc = pole B2
    .gen = pola B2
    .title = Pole B2
dungeonlords-name-cell-2-1 = pole C2
    .acc = pole C2
    .gen = pola C2
    .title = Pole C2
dungeonlords-name-cell-3-1 = pole D2
    .acc = pole D2
    .gen = pola D2
    .title = Pole D2
dungeonlords-name-cell-4-1 = pole E2
    .acc = pole E2
    .gen = pola E2
    .title = Pole E2
dungeonlords-name-cell-0-2 = pole A3
    .acc = pole A3
    .gen = pola A3
    .title = Pole A3
dungeonlords-name-cell-1-2 = pole B3
    .acc = pole B3
    .gen = pola B3
    .title = Pole B3
dungeonlords-name-cell-2-2 = pole C3
    .acc = pole C3
    .gen = pola C3
    .title = Pole C3
dungeonlords-name-cell-3-2 = pole D3
    .acc = pole D3
    .gen = pola D3
    .title = Pole D3
dungeonlords-name-cell-4-2 = pole E3
    .acc = pole E3
    .gen = pola E3
    .title = Pole E3
dungeonlords-name-cell-0-3 = pole A4
    .acc = pole A4
    .gen = pola A4
    .title = Pole A4
dungeonlords-name-cell-1-3 = pole B4
    .acc = pole B4
    .gen = pola B4
    .title = Pole B4
dungeonlords-name-cell-2-3 = pole C4
    .acc = pole C4
    .gen = pola C4
    .title = Pole C4
dungeonlords-name-cell-3-3 = pole D4
    .acc = pole D4
    .gen = pola D4
    .title = Pole D4
dungeonlords-name-cell-4-3 = pole E4
    .acc = pole E4
    .gen = pola E4
    .title = Pole E4

## Co robią

dungeonlords-short-get-food = żywność za złoto albo zło
dungeonlords-text-get-food = Pole I: 1 sztuka złota za 2 jednostki żywności. Pole II: 1 punkt zła za 3 jednostki żywności. Pole III: 2 punkty zła za 3 jednostki żywności i 1 sztukę złota.
dungeonlords-short-improve-reputation = mniej zła, szpiegowanie
dungeonlords-text-improve-reputation = Pole I: 1 punkt zła mniej i możesz podejrzeć jedną kartę walki. Pole II: 2 punkty zła mniej. Pole III: za 1 sztukę złota 2 punkty zła mniej i możesz podejrzeć kartę.
dungeonlords-short-dig-tunnels = nowe tunele, każdy to chochlik
dungeonlords-text-dig-tunnels = Pole I: do 2 tuneli, pole II: do 3, pole III: do 4 i dodatkowo nadchochlik. Każdy tunel zajmuje chochlika.
dungeonlords-short-mine-gold = złoto, każde to chochlik
dungeonlords-text-mine-gold = Pole I: do 2 chochlików, pole II: do 3, pole III: do 4 i dodatkowo nadchochlik. Każdy pracuje w osobnym niepodbitym tunelu i przynosi 1 sztukę złota.
dungeonlords-short-recruit-imps = chochliki za żywność
dungeonlords-text-recruit-imps = Pole I: 1 jednostka żywności za chochlika. Pole II: 2 jednostki żywności za dwa. Pole III: 1 jednostka żywności i 1 sztuka złota za dwa.
dungeonlords-short-buy-traps = karty pułapek
dungeonlords-text-buy-traps = Pole I: pułapka za 1 sztukę złota. Pole II: pułapka za darmo. Pole III: dwie za 2 sztuki złota. W drugim roku dobierasz o jedną więcej, a potem odrzucasz jedną ze wszystkich swoich pułapek.
dungeonlords-short-hire-monster = jeden z potworów z gospody
dungeonlords-text-hire-monster = Słudzy działają od pola III do I. Bierzesz dostępnego potwora lub ducha za jego koszt; na polu III płacisz jeszcze 1 jednostkę żywności. Jako pierwszy rozkaz kosztuje z góry 1 sztukę złota.
dungeonlords-short-build-room = jedno z dwóch pomieszczeń
dungeonlords-text-build-room = Słudzy działają od pola III do I. Pola III i II kosztują 1 sztukę złota; pole I jest darmowe, jeśli coś zostało. Pomieszczenie zastępuje twój niepodbity tunel.
dungeonlords-short-goblin = 2 w pierwszego; gdy padnie, 1 w następnego
dungeonlords-text-goblin = Koszt: 1 jednostka żywności. Standardowy atak za 2. Jeśli wyeliminuje pierwszego poszukiwacza, jeszcze jeden standardowy atak za 1.
dungeonlords-short-slime = 1 na każdego albo bez podboju
dungeonlords-text-slime = Koszt: 1 jednostka żywności. Atakuje każdego za 1 albo unieruchamia drużynę: w tej rundzie nie ma podboju, a to nie jest atak.
dungeonlords-short-ghost = 2 na dowolny cel prócz pierwszego
dungeonlords-text-ghost = Koszt: 1 punkt zła. Nie jest potworem: walczyć może dowolna liczba duchów, a zaklęcia na potwory ich nie dotyczą. Atakuje za 2 dowolny cel prócz pierwszego.
dungeonlords-short-troll = 3 w pierwszego albo 4 za żywność
dungeonlords-text-troll = Koszt: 2 jednostki żywności. Standardowy atak za 3 albo za 4, jeśli zapłacisz 1 jednostkę żywności. Jego żeton zastępuje chochlika w pomieszczeniach produkcyjnych.
dungeonlords-short-witch = 4 w pierwszego albo 2 × 1 na dowolny cel
dungeonlords-text-witch = Koszt: 1 jednostka żywności i 1 punkt zła. Standardowy atak za 4 albo dwa ataki na dowolny cel, każdy za 1.
dungeonlords-short-vampire = 3 na dowolny cel albo 2 i powrót; nie kapłani
dungeonlords-text-vampire = Koszt: 2 punkty zła. Atakuje dowolny cel prócz kapłanów za 3 albo za 2 i wraca gotów do dalszej walki.
dungeonlords-short-golem = 4 w pierwszego, zawsze wraca
dungeonlords-text-golem = Koszt: 1 sztuka złota i wybrana karta pułapki. Standardowy atak za 4; walka nigdy go nie ogłusza.
dungeonlords-short-dragon = 2 na każdego, bez leczenia
dungeonlords-text-dragon = Koszt: 2 jednostki żywności i 2 punkty zła. Atakuje każdego za 2, a w tej rundzie nie ma leczenia.
dungeonlords-short-demon = 7 na dowolny cel, bez podboju
dungeonlords-text-demon = Koszt: 1 punkt zła i inny twój potwór, ale nie duch. Atakuje dowolny cel za 7, a w tej rundzie nie ma podboju.
dungeonlords-short-sheep = 1 w pierwszego
dungeonlords-text-sheep = Tyle zostaje z potwora pod wpływem Metamorfozy: standardowy atak za 1, żadnych zdolności, potem ogłuszenie. Szczegół przyjęty przez nas.
dungeonlords-short-rolling-stone = 3 w pierwszego (rok 2: 4)
dungeonlords-text-rolling-stone = Pierwszy poszukiwacz dostaje 3 obrażenia, w drugim roku 4.
dungeonlords-short-pendulum = 3 w drugiego (rok 2: 4)
dungeonlords-text-pendulum = Drugi poszukiwacz dostaje 3 obrażenia, w drugim roku 4. Jeśli jest tylko jeden, nic się nie dzieje.
dungeonlords-short-fire-wall = 1 na każdego, ostatni o 1 więcej
dungeonlords-text-fire-wall = Każdy poszukiwacz dostaje 1 obrażenie, ostatni o 1 więcej.
dungeonlords-short-trap-door = 2 w pierwszego (rok 2: 3), bez podboju
dungeonlords-text-trap-door = Pierwszy poszukiwacz dostaje 2 obrażenia, w drugim roku 3. W tej rundzie nie ma podboju.
dungeonlords-short-cursed-ring = 1 szt. złota: 1 na każdego, bez podboju
dungeonlords-text-cursed-ring = Kosztuje 1 sztukę złota. Każdy poszukiwacz dostaje 1 obrażenie. W tej rundzie nie ma podboju.
dungeonlords-short-poisoned-meal = 1 jedn. żywności (rok 2: 2): zabija pierwszego
dungeonlords-text-poisoned-meal = Kosztuje 1 jednostkę żywności, w drugim roku 2. Pierwszy poszukiwacz dostaje tyle obrażeń, ile ma punktów życia, pomniejszone o rozbrajanie.
dungeonlords-short-poisoned-dart = 1 na dowolny cel, na koniec jeszcze 2
dungeonlords-text-poisoned-dart = Wybierz poszukiwacza: 1 obrażenie teraz i 2 na koniec rundy, którym nic nie zapobiega.
dungeonlords-short-antimagic-dart = 1 na dowolny cel; bez zaklęć lub leczenia
dungeonlords-text-antimagic-dart = Wybierz poszukiwacza: 1 obrażenie. Trafiony czarownik: w tej rundzie bez zaklęć. Trafiony kapłan: bez leczenia. Działa nawet, gdy obrażenie rozbrojono.
dungeonlords-short-kamikaze-imp = 1 chochlik: 3 w pierwszego (rok 2: 4), 1 w resztę
dungeonlords-text-kamikaze-imp = Kosztuje chochlika. Pierwszy poszukiwacz dostaje 3 obrażenia, w drugim roku 4; wszyscy pozostali po 1.
dungeonlords-short-hatchery = 3 chochliki: 1 jedn. żywności
dungeonlords-text-hatchery = Tylko górna połowa. 3 chochliki wytwarzają 1 jednostkę żywności.
dungeonlords-short-mushroom-bed = 3 chochliki: 1 jedn. żywności
dungeonlords-text-mushroom-bed = Tylko dolna połowa. 3 chochliki wytwarzają 1 jednostkę żywności.
dungeonlords-short-souvenir-shop = 3 chochliki: 1 szt. złota
dungeonlords-text-souvenir-shop = Tylko górna połowa. 3 chochliki wytwarzają 1 sztukę złota.
dungeonlords-short-mint = 3 chochliki: 1 szt. złota
dungeonlords-text-mint = Tylko dolna połowa. 3 chochliki wytwarzają 1 sztukę złota.
dungeonlords-short-workshop = 4 chochliki: 1 pułapka
dungeonlords-text-workshop = Tylko brzeg. 4 chochliki robią 1 pułapkę; zasada dodatkowej karty z 2. roku tu nie działa.
dungeonlords-short-tool-shed = 2 chochliki: 1 tunel
dungeonlords-text-tool-shed = Tylko brzeg. 2 chochliki kopią 1 tunel według zwykłych zasad i zostają w składzie.
dungeonlords-short-printing-press = 3 chochliki: 1 punkt zła mniej
dungeonlords-text-printing-press = Tylko środek. 3 chochliki drukują pochwały: 1 punkt zła mniej.
dungeonlords-short-magic-room = 2 chochliki, 1 jedn. żywności: 1 chochlik
dungeonlords-text-magic-room = Tylko środek. 2 chochliki i 1 jednostka żywności dają kolejnego chochlika, który od razu może pracować.
dungeonlords-short-training-room = gobliny i trolle tu +1
dungeonlords-text-training-room = W bitwach w tym miejscu gobliny i trolle zadają każdym atakiem o 1 więcej.
dungeonlords-short-dark-room = wiedźmy i wampiry tu +1
dungeonlords-text-dark-room = W bitwach w tym miejscu wiedźmy i wampiry zadają każdym atakiem o 1 więcej.
dungeonlords-short-labyrinth = 2 darmowe pułapki, ale 1 potwór
dungeonlords-text-labyrinth = W bitwach w tym miejscu do 2 pułapek bez opłaty, ale tylko 1 potwór oraz duchy. Symbole użyte na pierwszą pułapkę nie działają na drugą.
dungeonlords-short-antimagic-room = tu bez zaklęć
dungeonlords-text-antimagic-room = W bitwach w tym miejscu nie rzuca się zaklęć.
dungeonlords-short-cafeteria = 1 punkt za trolla, goblina, śluz, wiedźmę
dungeonlords-text-cafeteria = Na koniec, jeśli niepodbita: 1 punkt za każdego twojego trolla, goblina, śluz i wiedźmę.
dungeonlords-short-chapel = 2 punkty za wampira i ducha
dungeonlords-text-chapel = Na koniec, jeśli niepodbita: 2 punkty za każdego twojego wampira i ducha.
dungeonlords-short-pandemonium = 2 punkty za golema, smoka, demona
dungeonlords-text-pandemonium = Na koniec, jeśli niepodbite: 2 punkty za każdego twojego golema, smoka i demona.
dungeonlords-short-hall-of-fame = punkty za każdy wyłączny tytuł
dungeonlords-text-hall-of-fame = Na koniec, jeśli niepodbita: 2 punkty za każdy wyłączny tytuł; w 2 i 3 osoby 1 punkt.
dungeonlords-short-invisibility = szybkie · czarownicy znikają z tyłu · zmęczenie 0
dungeonlords-text-invisibility = Szybkie. Wszyscy czarownicy przechodzą na koniec szyku i do końca rundy nie można ich zranić. Zmęczenie 0.
dungeonlords-short-magic-shield = szybkie · pochłania 1 obrażenie · zmęczenie 1
dungeonlords-text-magic-shield = Szybkie. Najbliższe obrażenie drużyny w tej rundzie jest pochłonięte. Zmęczenie 1.
dungeonlords-short-fireball = wolne · bez skutku · zmęczenie 1
dungeonlords-text-fireball = Wolne. Huk i nic więcej. Zmęczenie 1.
dungeonlords-short-detect-treasure = wolne · tracisz 1 szt. złota · zmęczenie 1
dungeonlords-text-detect-treasure = Wolne. Tracisz 1 sztukę złota; jeśli jej nie masz, 1 jednostkę żywności; jeśli i jej nie masz, wybraną pułapkę. Zmęczenie 1.
dungeonlords-short-fist-of-justice = wolne · tracisz chochlika · zmęczenie 1
dungeonlords-text-fist-of-justice = Wolne. Tracisz chochlika, jeśli go masz. Zmęczenie 1.
dungeonlords-short-detect-evil = wolne · zyskujesz 2 punkty zła · zmęczenie 2
dungeonlords-text-detect-evil = Wolne. Zyskujesz 2 punkty zła. Zmęczenie 2.
dungeonlords-short-suggestion = szybkie · opłać potwory lub je wycofaj · zmęczenie 2
dungeonlords-text-suggestion = Szybkie. Za każdego swojego potwora w bitwie zapłać koszt albo go wycofaj. Duchów nie dotyczy. Zmęczenie 2.
dungeonlords-short-word-of-peace = szybkie · wycofaj potwory lub 2 punkty zła · zmęczenie 2
dungeonlords-text-word-of-peace = Szybkie. Wycofaj z bitwy wszystkie potwory albo zyskaj 2 punkty zła. Duchy zostają. Zmęczenie 2.
dungeonlords-short-aura-of-fear = szybkie · wycofaj jednego potwora · zmęczenie 2
dungeonlords-text-aura-of-fear = Szybkie. Wybierz jednego swojego potwora w bitwie i go wycofaj. Zmęczenie 2. Dokładny skutek odtworzony przez nas.
dungeonlords-short-illusion = szybkie · złudny poszukiwacz z przodu · zmęczenie 2
dungeonlords-text-illusion = Szybkie. Na samym przodzie staje złudny poszukiwacz z 1 punktem życia. Zostaje, póki nie padnie; nie trafia do więzienia i sam niczego nie podbije. Zmęczenie 2.
dungeonlords-short-create-food = szybkie · pierwszy dostaje 1 punkt życia · zmęczenie 2
dungeonlords-text-create-food = Szybkie. Pierwszy poszukiwacz w szyku ma do końca walki o 1 punkt życia więcej. Zmęczenie 2.
dungeonlords-short-blind-rage = szybkie · potwory biją tylko pierwszego · zmęczenie 2
dungeonlords-text-blind-rage = Szybkie. Wszystkie ataki twoich potworów w tej bitwie stają się standardowe, z tą samą siłą; inne skutki zostają. Duchów nie dotyczy. Zmęczenie 2. Szczegół przyjęty przez nas.
dungeonlords-short-metamorphosis = szybkie · potwór staje się owcą · zmęczenie 3
dungeonlords-text-metamorphosis = Szybkie. Wybierz swojego potwora w bitwie: jako owca wykona tylko standardowy atak za 1 i zostanie ogłuszony. Zmęczenie 3. Szczegół przyjęty przez nas.
dungeonlords-short-dimensional-gate = szybkie · ogłusza potwora · zmęczenie 3
dungeonlords-text-dimensional-gate = Szybkie. Wybierz swojego potwora w bitwie: zostaje ogłuszony, zanim coś zrobi. Zmęczenie 3. Szczegół przyjęty przez nas.
dungeonlords-short-regeneration = wolne · leczy pierwszego rannego · zmęczenie 3
dungeonlords-text-regeneration = Wolne. Pierwszy ranny w szyku traci wszystkie obrażenia, nawet gdy leczenie jest pominięte. Zmęczenie 3. Szczegół przyjęty przez nas.
dungeonlords-short-stone-skin = szybkie · każdy atak słabszy o 1 · zmęczenie 1
dungeonlords-text-stone-skin = Szybkie. Do końca rundy każdy poszukiwacz dostaje o 1 mniej od każdego ataku potwora lub ducha. Zmęczenie 1. Ta karta jest nasza.
dungeonlords-short-jailbreak = wolne · ucieka więzień · zmęczenie 3
dungeonlords-text-jailbreak = Wolne. Tracisz wybranego więźnia, jeśli go masz. Zmęczenie 3. Ta karta jest nasza.
dungeonlords-short-locate-hoard = wolne · tracisz 1 szt. złota i 1 jedn. żywności · zmęczenie 2
dungeonlords-text-locate-hoard = Wolne. Tracisz 1 sztukę złota i 1 jednostkę żywności, o ile je masz. Zmęczenie 2. Ta karta jest nasza.
dungeonlords-short-payday = zapłać potworom i duchom lub je strać
dungeonlords-text-payday = Za każdego potwora i ducha zapłać ponownie jego koszt albo go puść i zyskaj 1 punkt zła.
dungeonlords-short-taxes = 1 szt. złota za dwa żetony
dungeonlords-text-taxes = Ministerstwo Podziemi pobiera 1 sztukę złota za każde dwa żetony podziemi, w górę. Każda niezapłacona sztuka to czerwony znak: 3 punkty mniej na koniec.
dungeonlords-short-special-event = karta roku
dungeonlords-text-special-event = Działa karta wydarzenia specjalnego tego roku. W pierwszej rozgrywce nic się nie dzieje.
dungeonlords-short-witch-hunt = oddaj potwora albo 3 punkty zła
dungeonlords-text-witch-hunt = Oddaj swojego potwora, nie ducha, albo zyskaj 3 punkty zła. Bez potworów zyskujesz 3 punkty zła.
dungeonlords-short-monster-strike = zapłać coś za każdego potwora lub zaśnie
dungeonlords-text-monster-strike = Za każdego swojego potwora zapłać jedną jednostkę jego kosztu albo odwróć go do końca walki tego roku.
dungeonlords-short-robbery = tracisz połowę złota
dungeonlords-text-robbery = Tracisz połowę złota, zaokrągloną w górę. Ta karta jest nasza.
dungeonlords-short-rats = tracisz połowę żywności
dungeonlords-text-rats = Tracisz połowę żywności, zaokrągloną w górę. Ta karta jest nasza.
dungeonlords-short-imp-exodus = co trzeci chochlik ucieka
dungeonlords-text-imp-exodus = Tracisz 1 chochlika za każde trzy posiadane, w dół. Ta karta jest nasza.
dungeonlords-short-safety-inspection = 1 szt. złota za pomieszczenie albo zło
dungeonlords-text-safety-inspection = Zapłać 1 sztukę złota za każde swoje niepodbite pomieszczenie; każda niezapłacona to 1 punkt zła. Ta karta jest nasza.
dungeonlords-short-travelling-bards = do 2 szt. złota, każda to 1 punkt zła mniej
dungeonlords-text-travelling-bards = Zapłać do 2 sztuk złota; każda to 1 punkt zła mniej. Ta karta jest nasza.
dungeonlords-short-trap-recall = pułapka albo 1 szt. złota
dungeonlords-text-trap-recall = Jeśli masz pułapkę, odrzuć wybraną albo zapłać 1 sztukę złota. Ta karta jest nasza.
dungeonlords-short-academy-open-day = pierwsza karta walki jest odkryta
dungeonlords-text-academy-open-day = Karta walki pierwszej rundy tego roku zostaje odkryta dla wszystkich. Ta karta jest nasza.
dungeonlords-short-illusory-adventurer = 1 punkt życia, bez symboli
dungeonlords-text-illusory-adventurer = Wytwór zaklęcia Iluzja: dostaje obrażenia jak inni, nie zostawia więźnia i sam niczego nie podbija.
dungeonlords-short-fighter-y1-a = życie 3
dungeonlords-text-fighter-y1-a = Wojownik, rok 1: glif 1, życie 3. Staje na przodzie szyku.
dungeonlords-short-fighter-y1-b = życie 4
dungeonlords-text-fighter-y1-b = Wojownik, rok 1: glif 2, życie 4. Staje na przodzie szyku.
dungeonlords-short-fighter-y1-c = życie 4
dungeonlords-text-fighter-y1-c = Wojownik, rok 1: glif 2, życie 4. Staje na przodzie szyku.
dungeonlords-short-fighter-y1-d = życie 5
dungeonlords-text-fighter-y1-d = Wojownik, rok 1: glif 3, życie 5. Staje na przodzie szyku.
dungeonlords-short-thief-y1-a = życie 3, pułapki 1
dungeonlords-text-thief-y1-a = Złodziej, rok 1: glif 1, życie 3; symbole: pułapki 1. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-thief-y1-b = życie 3, pułapki 2
dungeonlords-text-thief-y1-b = Złodziej, rok 1: glif 2, życie 3; symbole: pułapki 2. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-thief-y1-c = życie 4, pułapki 1
dungeonlords-text-thief-y1-c = Złodziej, rok 1: glif 2, życie 4; symbole: pułapki 1. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-thief-y1-d = życie 4, pułapki 2
dungeonlords-text-thief-y1-d = Złodziej, rok 1: glif 3, życie 4; symbole: pułapki 2. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-cleric-y1-a = życie 3, serca 1
dungeonlords-text-cleric-y1-a = Kapłan, rok 1: glif 1, życie 3; symbole: serca 1. Każde serce leczy punkt po ataku.
dungeonlords-short-cleric-y1-b = życie 3, serca 2
dungeonlords-text-cleric-y1-b = Kapłan, rok 1: glif 2, życie 3; symbole: serca 2. Każde serce leczy punkt po ataku.
dungeonlords-short-cleric-y1-c = życie 4, serca 1
dungeonlords-text-cleric-y1-c = Kapłan, rok 1: glif 2, życie 4; symbole: serca 1. Każde serce leczy punkt po ataku.
dungeonlords-short-cleric-y1-d = życie 4, serca 2
dungeonlords-text-cleric-y1-d = Kapłan, rok 1: glif 3, życie 4; symbole: serca 2. Każde serce leczy punkt po ataku.
dungeonlords-short-wizard-y1-a = życie 3, magia 1
dungeonlords-text-wizard-y1-a = Czarownik, rok 1: glif 1, życie 3; symbole: magia 1. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-wizard-y1-b = życie 3, magia 2
dungeonlords-text-wizard-y1-b = Czarownik, rok 1: glif 2, życie 3; symbole: magia 2. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-wizard-y1-c = życie 4, magia 1
dungeonlords-text-wizard-y1-c = Czarownik, rok 1: glif 2, życie 4; symbole: magia 1. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-wizard-y1-d = życie 4, magia 2
dungeonlords-text-wizard-y1-d = Czarownik, rok 1: glif 3, życie 4; symbole: magia 2. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-fighter-y2-a = życie 5
dungeonlords-text-fighter-y2-a = Wojownik, rok 2: glif 1, życie 5. Staje na przodzie szyku.
dungeonlords-short-fighter-y2-b = życie 6
dungeonlords-text-fighter-y2-b = Wojownik, rok 2: glif 2, życie 6. Staje na przodzie szyku.
dungeonlords-short-fighter-y2-c = życie 7
dungeonlords-text-fighter-y2-c = Wojownik, rok 2: glif 3, życie 7. Staje na przodzie szyku.
dungeonlords-short-fighter-y2-d = życie 8
dungeonlords-text-fighter-y2-d = Wojownik, rok 2: glif 4, życie 8. Staje na przodzie szyku.
dungeonlords-short-thief-y2-a = życie 4, pułapki 2
dungeonlords-text-thief-y2-a = Złodziej, rok 2: glif 1, życie 4; symbole: pułapki 2. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-thief-y2-b = życie 5, pułapki 2
dungeonlords-text-thief-y2-b = Złodziej, rok 2: glif 2, życie 5; symbole: pułapki 2. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-thief-y2-c = życie 5, pułapki 3
dungeonlords-text-thief-y2-c = Złodziej, rok 2: glif 3, życie 5; symbole: pułapki 3. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-thief-y2-d = życie 6, pułapki 3
dungeonlords-text-thief-y2-d = Złodziej, rok 2: glif 4, życie 6; symbole: pułapki 3. Każdy symbol pułapki odejmuje punkt obrażeń pułapki.
dungeonlords-short-cleric-y2-a = życie 4, serca 2
dungeonlords-text-cleric-y2-a = Kapłan, rok 2: glif 1, życie 4; symbole: serca 2. Każde serce leczy punkt po ataku.
dungeonlords-short-cleric-y2-b = życie 5, serca 2
dungeonlords-text-cleric-y2-b = Kapłan, rok 2: glif 2, życie 5; symbole: serca 2. Każde serce leczy punkt po ataku.
dungeonlords-short-cleric-y2-c = życie 5, serca 3
dungeonlords-text-cleric-y2-c = Kapłan, rok 2: glif 3, życie 5; symbole: serca 3. Każde serce leczy punkt po ataku.
dungeonlords-short-cleric-y2-d = życie 6, serca 3
dungeonlords-text-cleric-y2-d = Kapłan, rok 2: glif 4, życie 6; symbole: serca 3. Każde serce leczy punkt po ataku.
dungeonlords-short-wizard-y2-a = życie 4, magia 2
dungeonlords-text-wizard-y2-a = Czarownik, rok 2: glif 1, życie 4; symbole: magia 2. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-wizard-y2-b = życie 5, magia 2
dungeonlords-text-wizard-y2-b = Czarownik, rok 2: glif 2, życie 5; symbole: magia 2. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-wizard-y2-c = życie 5, magia 3
dungeonlords-text-wizard-y2-c = Czarownik, rok 2: glif 3, życie 5; symbole: magia 3. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-wizard-y2-d = życie 6, magia 3
dungeonlords-text-wizard-y2-d = Czarownik, rok 2: glif 4, życie 6; symbole: magia 3. Gdy drużyna ma dość magii na daną rundę, działa jej zaklęcie.
dungeonlords-short-paladin-y1 = życie 5, pułapki 2, serca 2, magia 2
dungeonlords-text-paladin-y1 = Paladyn, rok 1: życie 5; symbole: pułapki 2, serca 2, magia 2. Prowadzi szyk i nie należy do żadnej klasy. W więzieniu wart 5 punktów.
dungeonlords-short-paladin-y2 = życie 8, pułapki 3, serca 3, magia 3
dungeonlords-text-paladin-y2 = Paladyn, rok 2: życie 8; symbole: pułapki 3, serca 3, magia 3. Prowadzi szyk i nie należy do żadnej klasy. W więzieniu wart 5 punktów.

## Zasady

dungeonlords-rule-dun-1-01 = Gra dla 2–4 osób; każda prowadzi własne podziemia. Po dwóch latach liczy się punkty; wygrywa najwyższa suma.
    .title = Gracze i cel

dungeonlords-rule-dun-1-02 = Przygotowanie, budowanie w roku 1 (4 rundy), walka w roku 1 (4 rundy), zmiana roku, budowanie w roku 2 (4 rundy), walka w roku 2 (4 rundy), punktacja.
    .title = Przebieg gry

dungeonlords-rule-dun-1-03 = Rundy budowania to kolejno zima, wiosna, lato i jesień. W każdej: nowa runda, rozkazy, produkcja i odzyskiwanie rozkazów, wydarzenie, poszukiwacze przygód, koniec rundy. Zimą nie ma wydarzenia ani poszukiwaczy.
    .title = Rundy budowania i fazy

dungeonlords-rule-dun-1-04 = Gdziekolwiek gracze działają po kolei, zaczyna osoba z żetonem gracza rozpoczynającego, a dalej zgodnie z ruchem wskazówek zegara. W walce obowiązuje kolejność zakończonej właśnie jesieni (po jesieni żeton nie wędruje).
    .title = Kolejność zgodna z zegarem

dungeonlords-rule-dun-1-05 = Na Złomierzu nic nie dzieje się dwóm osobom naraz: produkcja, wydarzenia, planowanie i bitwy są rozstrzygane w całości dla jednej osoby, potem dla następnej. Naprawdę równocześnie i w tajemnicy wybiera się tylko rozkazy oraz początkowe rozkazy niedostępne.
    .title = Wszystko po kolei

dungeonlords-rule-dun-1-06 = Żywności, złota, chochlików, tuneli i znaczników obrażeń nigdy nie brakuje. Żetonów trolli są 3, co zawsze wystarcza, bo trolli też jest 3.
    .title = Zasoby bez ograniczeń

dungeonlords-rule-dun-1-07 = Żetony i karty, które opuszczają grę, trafiają do odległych krain i nie wracają. Żetony odrzuca się odkryte, pułapki zakryte.
    .title = Odrzucone nie wraca

dungeonlords-rule-dun-1-08 = Ducha zatrudnia się, opłaca i wysyła jak potwora, ale nim nie jest: nie liczy się do limitu potworów w bitwie, nie dotyczą go zaklęcia i wydarzenia mówiące tylko o potworach, nie daje punktów jako potwór i nie nakarmi demona.
    .title = Duch nie jest potworem

dungeonlords-rule-dun-2-01 = Każda osoba bierze jeden kolor: planszę podziemi, 3 sługi, znacznik zła i 8 kart rozkazów (po jednej na akcję).
    .title = Elementy gracza

dungeonlords-rule-dun-2-02 = Zaczynasz z 3 jednostkami żywności, 3 sztukami złota, 3 chochlikami i 3 sługami, bez pułapek i potworów, z pustym więzieniem.
    .title = Zasoby na początek

dungeonlords-rule-dun-2-03 = Podziemia to siatka 5 kolumn na 4 rzędy, rząd 0 leży przy powierzchni. Wejście prowadzi na pole w kolumnie 2, rzędzie 0. Na początku są trzy niepodbite tunele: (2,0), (2,1) i (2,2).
    .title = Siatka i pierwsze tunele

dungeonlords-rule-dun-2-04 = Wszyscy zaczynają na polu 5 z 15 (1 to uśmiechnięta twarz, 15 największe zło). Pole paladyna to 10.
    .title = Złomierz

dungeonlords-rule-dun-2-05 = Potasuj 9 kart walki roku 1 i połóż 4 zakryte w mieście; pozostałe 5 odłóż bez oglądania. Tak samo postąp z kartami roku 2, zostawiając ich 4 na planszy odległych krain. Kolejność jest stała: wierzchnia karta należy do rundy 1, spodnia do rundy 4.
    .title = Karty walki

dungeonlords-rule-dun-2-06 = Potwory, pomieszczenia i poszukiwaczy dzieli się na lata i tasuje osobno; w każdym roku dobiera się z jego stosów. 27 pułapek to jedna talia na oba lata.
    .title = Stosy żetonów i pułapki

dungeonlords-rule-dun-2-07 = Potasuj 3 żetony wydarzeń (wypłata, podatki, wydarzenie specjalne) i połóż po jednym zakrytym na wiośnie, lecie i jesieni.
    .title = Żetony wydarzeń

dungeonlords-rule-dun-2-08 = Pełna gra: potasuj 9 kart, po jednej zakrytej przeznacz na rok 1 i rok 2, resztę odłóż bez oglądania.
    .title = Karty wydarzeń specjalnych

dungeonlords-rule-dun-2-09 = Obaj paladyni zaczynają w namiocie; w roku 1 działa tylko słabszy, w roku 2 tylko silniejszy.
    .title = Paladyni w namiocie

dungeonlords-rule-dun-2-10 = Żeton dostaje najmłodsza osoba albo osoba wylosowana.
    .title = Gracz rozpoczynający

dungeonlords-rule-dun-2-11 = Pełna gra: zanim cokolwiek zostanie odkryte, każdy w tajemnicy losuje 3 ze swoich 8 rozkazów i wskazuje 2 z nich jako niedostępne w pierwszej rundzie. Wybory odkrywa się razem; trzecia karta i pozostałe 5 tworzą rękę 6 kart.
    .title = Początkowe rozkazy niedostępne

dungeonlords-rule-dun-2-12 = Niedostępne rozkazy wszystkich graczy, także niezależnych, są jawne.
    .title = Niedostępne rozkazy są jawne

dungeonlords-rule-dun-2-13 = W 3 osoby jest jeden gracz niezależny, w 2 osoby dwóch, każda osoba prowadzi jednego. Kolor gracza niezależnego ma 8 rozkazów i 3 sługi: potasuj karty, 3 losowe są niedostępne, pozostałe 5 tworzy jego talię.
    .title = Podziemia niezależnych

dungeonlords-rule-dun-2-14 = W 2 osoby jeden znacznik zła niezależnych staje na polu 5. W 3 osoby go nie ma.
    .title = Znacznik zła niezależnych

dungeonlords-rule-dun-2-15 = Żetonów przedmiotów (20) się nie używa.
    .title = Żetony przedmiotów

dungeonlords-rule-dun-3-01 = Za N punktów zła znacznik przesuwa się o N pól w stronę zła; na polu 15 staje.
    .title = Zdobywanie zła

dungeonlords-rule-dun-3-02 = Za N punktów zła mniej znacznik przesuwa się o N pól w stronę uśmiechniętej twarzy; na polu 1 staje.
    .title = Tracenie zła

dungeonlords-rule-dun-3-03 = Pełna gra: gdy zło jest kosztem, znacznik musi móc przesunąć się o całą wartość. Jeśli brakuje pól, kosztu nie można zapłacić, tak jak przy braku złota czy żywności. Kilka kosztów po kolei musi dać się zapłacić jeden po drugim.
    .title = Zło jako koszt

dungeonlords-rule-dun-3-04 = Zło jest kosztem tylko na polach II i III zdobywania żywności, przy zatrudnianiu potworów i duchów oraz przy opłacaniu ich w dniu wypłaty lub z powodu Sugestii. Każde inne zło (odchodzące potwory, pozostałe zaklęcia, wydarzenia specjalne) tylko się zyskuje, najwyżej do 15.
    .title = Kiedy zło jest kosztem

dungeonlords-rule-dun-3-05 = Koszt płaci się w całości albo wcale. Nie ma części zapłaty za część zysku ani podwójnej za podwójny.
    .title = Wszystko albo nic

dungeonlords-rule-dun-3-06 = Po każdym ruchu dowolnego znacznika zła (zysk, strata lub zapłata to jeden ruch, bez względu na wielkość) natychmiast sprawdza się zasady paladyna.
    .title = Kiedy sprawdza się paladyna

dungeonlords-rule-dun-4-01 = Na początku rundy odrzuć potwory i pomieszczenia pozostałe z poprzedniej, potem odkryj 3 potwory (lub duchy) i 2 pomieszczenia bieżącego roku.
    .title = Nowe potwory i pomieszczenia

dungeonlords-rule-dun-4-02 = Zimą, wiosną i latem odkryj żeton wydarzenia następnej rundy; zadziała na jej końcu. Jeśli to wydarzenie specjalne, odkryj też kartę wydarzenia specjalnego tego roku.
    .title = Następne wydarzenie

dungeonlords-rule-dun-4-03 = Zimą, wiosną i latem dobierz poszukiwaczy na następną rundę: 4 w cztery osoby, 3 w dwie lub trzy, i połóż ich w kolejności dobierania.
    .title = Następni poszukiwacze

dungeonlords-rule-dun-4-04 = Ułóż dobranych według glifów, najsłabszy po lewej; równi zachowują kolejność dobrania.
    .title = Sortowanie poszukiwaczy

dungeonlords-rule-dun-4-05 = Jeśli wszyscy dobrani są równie silni, ostatniego wsuń pod stos i dobierz innego; powtarzaj, aż któryś będzie inny, potem posortuj.
    .title = Sami równi

dungeonlords-rule-dun-4-06 = Jesienią odkrywa się tylko potwory i pomieszczenia.
    .title = Co odkrywa jesień

dungeonlords-rule-dun-5-01 = Na początku fazy rozkazów masz 6 kart na ręce i 2 niedostępne.
    .title = Ręka sześciu kart

dungeonlords-rule-dun-5-02 = Wszyscy równocześnie wybierają 3 ze swoich 6 kart i kładą je zakryte na pozycjach 1, 2 i 3.
    .title = Tajny wybór

dungeonlords-rule-dun-5-03 = Wszyscy odkrywają pozycję 1, potem po kolei każdy stawia sługę na wolnym polu akcji o najniższym numerze (I, II, III). Potem tak samo pozycję 2 i pozycję 3.
    .title = Odkrywanie i ustawianie

dungeonlords-rule-dun-5-04 = Jeśli wszystkie trzy pola akcji są zajęte, sługa staje na karcie rozkazu: rozkaz nie zostanie wykonany.
    .title = Brak miejsca

dungeonlords-rule-dun-5-05 = Pełna gra: zatrudnianie na pozycji 1 kosztuje 1 sztukę złota, płatną zaraz po odkryciu, przed ustawieniem sługi. Kto ma złoto, musi zapłacić. Bez złota sługa staje na karcie i nie zajmuje pola.
    .title = Zatrudnianie jako pierwszy rozkaz

dungeonlords-rule-dun-5-06 = Akcje rozstrzyga się w stałej kolejności: żywność, reputacja, tunele, złoto, chochliki, pułapki, potwory, pomieszczenia. Słudzy działają od I do III, tylko przy potworach i pomieszczeniach od III do I.
    .title = Stała kolejność akcji

dungeonlords-rule-dun-5-07 = Gdy przychodzi kolej sługi, wykonujesz akcję (sługa wraca do domu) albo rezygnujesz lub nie możesz zapłacić (sługa przechodzi na kartę rozkazu, rozkaz niewykonany). Pozostali słudzy nie zmieniają pól.
    .title = Rezygnacja z akcji

dungeonlords-rule-dun-5-08 = Faza kończy się po rozstrzygnięciu wszystkich 8 akcji. Słudzy na kartach oznaczają rozkazy niewykonane.
    .title = Koniec fazy rozkazów

dungeonlords-rule-dun-5-09 = Każdy ma dokładnie 3 sługi i w rundzie zagrywa dokładnie 3 rozkazy; mniej nie wolno.
    .title = Jeden sługa na rozkaz

dungeonlords-rule-dun-6-01 = Zapłać 1 sztukę złota, weź 2 jednostki żywności.
    .title = Żywność, pole I

dungeonlords-rule-dun-6-02 = Zapłać 1 punkt zła, weź 3 jednostki żywności.
    .title = Żywność, pole II

dungeonlords-rule-dun-6-03 = Zapłać 2 punkty zła, weź 3 jednostki żywności i 1 sztukę złota.
    .title = Żywność, pole III

dungeonlords-rule-dun-6-04 = Za darmo: 1 punkt zła mniej i jedno szpiegowanie.
    .title = Reputacja, pole I

dungeonlords-rule-dun-6-05 = Za darmo: 2 punkty zła mniej.
    .title = Reputacja, pole II

dungeonlords-rule-dun-6-06 = Za 1 sztukę złota: 2 punkty zła mniej i jedno szpiegowanie.
    .title = Reputacja, pole III

dungeonlords-rule-dun-6-07 = Akcję wolno wykonać, nawet gdy znacznik nie może już zejść; szpiegować i tak wolno.
    .title = Reputacja na samym dole

dungeonlords-rule-dun-6-08 = W tajemnicy oglądasz jedną z 4 zakrytych kart walki tego roku, wybraną według pozycji, i odkładasz ją na miejsce. Może to być karta już znana. Inni wiedzą, którą pozycję oglądasz, ale nie, co tam jest.
    .title = Szpiegowanie

dungeonlords-rule-dun-6-09 = Pole I pozwala na 2 tunele, pole II na 3, pole III na 4 i wymaga nadchochlika. Każdy tunel zajmuje 1 wolnego chochlika.
    .title = Pola kopania

dungeonlords-rule-dun-6-10 = Na polu III już jeden wykopany tunel wymaga jeszcze jednego chochlika jako nadchochlika, niezależnie od liczby tuneli; gdy nic nie kopiesz, nadchochlik nie jest potrzebny.
    .title = Nadchochlik

dungeonlords-rule-dun-6-11 = Kopiesz od 1 tunelu do tylu, na ile pozwalają pole, chochliki i miejsce. Zero oznacza rozkaz niewykonany.
    .title = Można kopać mniej

dungeonlords-rule-dun-6-12 = Nowy tunel powstaje na pustym polu siatki 5 na 4, stykającym się bokiem z istniejącym żetonem (tunelem lub pomieszczeniem, podbitym lub nie, także wykopanym chwilę wcześniej).
    .title = Gdzie kopać

dungeonlords-rule-dun-6-13 = Nie wolno wykopać tunelu, który zapełniłby wszystkie cztery pola kwadratu 2 na 2. Liczą się tunele i pomieszczenia, podbite lub nie.
    .title = Bez kwadratu dwa na dwa

dungeonlords-rule-dun-6-14 = Pole I pozwala pracować 2 chochlikom, pole II 3, pole III 4 i wymaga nadchochlika na tych samych warunkach co kopanie. Każdy górnik daje 1 sztukę złota.
    .title = Pola wydobywania

dungeonlords-rule-dun-6-15 = Każdy górnik potrzebuje osobnego niepodbitego tunelu; dwóch nie pracuje na jednym żetonie w tej samej rundzie. W pomieszczeniach i na podbitych żetonach nie da się wydobywać. Tunel wykopany w tej rundzie się nadaje.
    .title = Gdzie wydobywać

dungeonlords-rule-dun-6-16 = Chochlik robi w rundzie jedną rzecz. Kto kopał, wydobywał lub był nadchochlikiem, jest zajęty do końca rundy, także w produkcji. Trolle nigdy nie kopią ani nie wydobywają w tych akcjach.
    .title = Chochlik pracuje raz

dungeonlords-rule-dun-6-17 = Zapłać 1 jednostkę żywności, weź 1 chochlika.
    .title = Chochliki, pole I

dungeonlords-rule-dun-6-18 = Zapłać 2 jednostki żywności, weź 2 chochliki.
    .title = Chochliki, pole II

dungeonlords-rule-dun-6-19 = Zapłać 1 jednostkę żywności i 1 sztukę złota, weź 2 chochliki.
    .title = Chochliki, pole III

dungeonlords-rule-dun-6-20 = Nowo zrekrutowane chochliki idą do legowiska i już w tej rundzie mogą pracować w produkcji.
    .title = Nowe chochliki pracują

dungeonlords-rule-dun-6-21 = Zapłać 1 sztukę złota, dobierz 1 pułapkę.
    .title = Pułapki, pole I

dungeonlords-rule-dun-6-22 = Za darmo dobierz 1 pułapkę.
    .title = Pułapki, pole II

dungeonlords-rule-dun-6-23 = Zapłać 2 sztuki złota, dobierz 2 pułapki.
    .title = Pułapki, pole III

dungeonlords-rule-dun-6-24 = Karty pułapek trzyma się zakryte; właściciel może je zawsze oglądać. Liczba pułapek jest jawna.
    .title = Pułapki są tajne

dungeonlords-rule-dun-6-25 = W roku 2 akcja kupowania pułapek daje o 1 kartę więcej (2, 2 i 3), po czym odrzucasz zakrytą 1 ze wszystkich swoich pułapek, starych lub nowych. Dotyczy to tylko akcji, nie warsztatu.
    .title = Pułapki w roku 2

dungeonlords-rule-dun-6-26 = Słudzy działają od III do I. Każdy może wziąć 1 z odkrytych jeszcze potworów lub duchów, płacąc nadrukowany koszt.
    .title = Kolejność zatrudniania

dungeonlords-rule-dun-6-27 = Pola I i II nic nie dodają. Pole III dodaje 1 jednostkę żywności do kosztu potwora. Jeśli nie możesz zapłacić całości, tego potwora nie weźmiesz.
    .title = Koszty pól zatrudniania

dungeonlords-rule-dun-6-28 = Jeśli w talii jest mniej kart, niż daje akcja, wolno ją wykonać i wziąć, co zostało; przy pustej talii nie wolno.
    .title = Mała talia pułapek

dungeonlords-rule-dun-6-29 = Zatrudniając trolla, dostajesz też żeton trolla, trzymany z chochlikami. Tracąc trolla w jakikolwiek sposób, oddajesz żeton.
    .title = Żetony trolli

dungeonlords-rule-dun-6-30 = Słudzy działają od III do I. Pola III i II kosztują 1 sztukę złota, pole I jest darmowe, ale tylko jeśli zostało pomieszczenie. Każdy bierze 1 z 2 dostępnych.
    .title = Kolejność budowania

dungeonlords-rule-dun-6-31 = Pomieszczenie musi zastąpić twój niepodbity tunel (nawet wykopany lub użyty w tej rundzie); żeton tunelu wraca do zasobów. Nie można go położyć na pustym polu ani na podbitym żetonie.
    .title = Pomieszczenie zastępuje tunel

dungeonlords-rule-dun-6-32 = Pomieszczenie nie może stykać się bokiem z innym pomieszczeniem, podbitym lub nie. Na ukos wolno.
    .title = Pomieszczenia się nie stykają

dungeonlords-rule-dun-6-33 = Pomieszczenia roku 1 muszą leżeć w strefie nadrukowanej na żetonie; pomieszczenia roku 2 strefy nie mają. Pozostałe zasady są w obu latach te same.
    .title = Strefy roku 1

dungeonlords-rule-dun-6-34 = Jeśli dla żadnego pozostałego pomieszczenia, na które cię stać, nie masz dozwolonego pola, akcji nie można wykonać.
    .title = Brak miejsca na pomieszczenie

dungeonlords-rule-dun-6-35 = Zastąpienie tunelu pomieszczeniem nie zwalnia chochlików, które w tej rundzie na nim pracowały.
    .title = Chochliki na zastąpionym tunelu

dungeonlords-rule-dun-6-36 = W pomieszczeniach nigdy się nie wydobywa, ale przy nich wolno kopać tunele tak jak przy tunelach.
    .title = W pomieszczeniach się nie wydobywa

dungeonlords-rule-dun-7-01 = Przed wyborem rozkazów potasuj talię 5 kart gracza niezależnego, dobierz 3 odkryte i postaw jego sługę na polu II każdej z tych akcji. Dobrane 3 karty stają się niedostępne, a poprzednie 3 wracają do talii.
    .title = Gracz niezależny w 3 osoby

dungeonlords-rule-dun-7-02 = Przed wyborem rozkazów każdy gracz niezależny odkrywa 2 ze swoich 5 kart; jego sługa staje na polu II każdej z nich. Jeśli obaj odkryli tę samą akcję, jeden sługa stoi na II, drugi na III.
    .title = Gracze niezależni w 2 osoby

dungeonlords-rule-dun-7-03 = Wybierając własne rozkazy, każda osoba w tajemnicy wybiera też 1 z 3 pozostałych kart swojego gracza niezależnego. Po wyborach obie odkrywa się przed pierwszymi rozkazami graczy, a sługa staje na polu I tej akcji; przy tym samym wyborze zajmują pola I i II.
    .title = Wybrany rozkaz w 2 osoby

dungeonlords-rule-dun-7-04 = Po odkryciu 3 dotąd niedostępne karty i 2 niewybrane tworzą nową talię 5 kart; 3 zagrane stają się niedostępne.
    .title = Obieg kart niezależnych w 2 osoby

dungeonlords-rule-dun-7-05 = Słudzy graczy zajmują wolne pole o najniższym numerze, pomijając niezależnych. Sługa gracza niezależnego nic nie robi: nie bierze potwora, pomieszczenia ani dóbr, tylko blokuje.
    .title = Gracze obok niezależnych

dungeonlords-rule-dun-7-06 = W grze 2-osobowej przeciwnik widzi 5 z 8 kart gracza niezależnego, więc zna 3 kandydatki do ukrytego wyboru.
    .title = Znane karty niezależnych

dungeonlords-rule-dun-8-01 = Gracze wykonują tę fazę po kolei. Produkcja i odzyskiwanie rozkazów nie zależą od siebie, a każde użycie pomieszczenia jest dobrowolne.
    .title = Produkcja i odzyskiwanie

dungeonlords-rule-dun-8-02 = Niepodbitego pomieszczenia roku 1 używasz, wysyłając wymaganą liczbę wolnych chochlików i płacąc dodatkowy koszt; dostajesz jego produkt. Pomieszczenie może być zbudowane w tej rundzie.
    .title = Użycie pomieszczenia

dungeonlords-rule-dun-8-03 = Każde pomieszczenie produkcyjne działa raz na rundę w roku 1 i do dwóch razy w roku 2; każde użycie wymaga osobnych chochlików i kosztów.
    .title = Ile razy w rundzie

dungeonlords-rule-dun-8-04 = Każdy żeton trolla może raz na rundę zastąpić jednego chochlika w pomieszczeniu produkcyjnym. Żetony można mieszać z chochlikami lub wypełnić nimi całe wymaganie, także w magicznej komnacie.
    .title = Żetony trolli w produkcji

dungeonlords-rule-dun-8-05 = Pomieszczeń używasz w dowolnej kolejności. Chochlik z magicznej komnaty może od razu pracować dalej w tej samej fazie; zdobyta żywność może opłacić magiczną komnatę.
    .title = Dowolna kolejność

dungeonlords-rule-dun-8-06 = Użycie składu kopie 1 tunel według zwykłych zasad; chochliki zostają w składzie i żadnego nie stawia się na nowym tunelu.
    .title = Skład z narzędziami

dungeonlords-rule-dun-8-07 = Użycie prasy to 1 punkt zła mniej (najmniej pole 1).
    .title = Prasa drukarska

dungeonlords-rule-dun-8-08 = Podbitego pomieszczenia nie można użyć i nie ma ono żadnego działania.
    .title = Podbite nie działa

dungeonlords-rule-dun-8-09 = Każdy odzyskuje oba swoje niedostępne rozkazy.
    .title = Odzyskiwanie niedostępnych

dungeonlords-rule-dun-8-10 = Z 3 kart zagranych w rundzie odzyskujesz dokładnie jedną: tę z pozycji 1 albo zamiast niej dowolną z figurką sługi. Dwie pozostałe będą niedostępne w następnej rundzie, a słudzy wracają do domu.
    .title = Odzyskiwanie zagranego

dungeonlords-rule-dun-9-01 = Wiosną, latem i jesienią rozstrzyga się po kolei dla wszystkich wydarzenie odkryte rundę wcześniej, po czym się je usuwa.
    .title = Czas i kolejność wydarzeń

dungeonlords-rule-dun-9-02 = Za każdego swojego potwora i ducha płacisz jego koszt albo pozwalasz mu odejść. Wybierasz kolejność i to, komu płacisz.
    .title = Dzień wypłaty

dungeonlords-rule-dun-9-03 = Nieopłacony potwór lub duch zostaje odrzucony, a właściciel zyskuje 1 punkt zła. Wolno tak wybrać, nawet gdy stać cię na zapłatę.
    .title = Nieopłacony odchodzi

dungeonlords-rule-dun-9-04 = Golem kosztuje 1 sztukę złota i wybraną kartę pułapki; bez pułapki nie można mu zapłacić.
    .title = Wypłata golema

dungeonlords-rule-dun-9-05 = Demon kosztuje 1 punkt zła i innego twojego potwora (nie ducha i nie jego samego). Zjedzony potwór nie wymaga zapłaty, a jego odejście nie daje zła. Demona można nakarmić drugim demonem.
    .title = Wypłata demona

dungeonlords-rule-dun-9-06 = Podatek to 1 sztuka złota za każde 2 żetony podziemi (tunele i pomieszczenia, podbite lub nie), zaokrąglona w górę.
    .title = Podatek od żetonów

dungeonlords-rule-dun-9-07 = To ty decydujesz, ile podatku płacisz. Każda niezapłacona sztuka to 1 czerwony znak w biurze nieprzyjemnych listów (-3 punkty na koniec gry).
    .title = Niezapłacony podatek

dungeonlords-rule-dun-9-08 = Pełna gra: treść karty wydarzenia specjalnego tego roku działa na każdego gracza po kolei.
    .title = Wydarzenie specjalne

dungeonlords-rule-dun-9-09 = Wydarzenia mówiące o potworach nie dotyczą duchów; dzień wypłaty wymienia jedne i drugie.
    .title = Wydarzenia i duchy

dungeonlords-rule-dun-10-01 = W fazie poszukiwaczy wiosną, latem i jesienią czekających na tę rundę przydziela się od lewej: najsłabszy idzie do osoby najniżej na Złomierzu, następny do drugiej od dołu i tak dalej.
    .title = Kto do kogo

dungeonlords-rule-dun-10-02 = Na tym samym polu najmilszy jest gracz rozpoczynający, potem zgodnie z ruchem wskazówek zegara.
    .title = Remisy na Złomierzu

dungeonlords-rule-dun-10-03 = Najpierw znacznik niezależnych zyskuje 1 punkt zła. Potem 3 poszukiwaczy trafia do trzech znaczników; przy remisie niezależny jest milszy od graczy. Jego poszukiwacza się odrzuca.
    .title = Przydział w 2 osoby

dungeonlords-rule-dun-10-04 = Nowy poszukiwacz staje na końcu szyku, ale wojownik idzie na przód wszystkich zwykłych, także wcześniejszych wojowników.
    .title = Szyk drużyny

dungeonlords-rule-dun-10-05 = Paladyn stoi na samym przodzie; nowy wojownik staje tuż za nim.
    .title = Paladyn zawsze prowadzi

dungeonlords-rule-dun-10-06 = Pod koniec jesieni każdy ma dokładnie 3 poszukiwaczy i ewentualnie paladyna.
    .title = Drużyna przed walką

dungeonlords-rule-dun-11-01 = Na końcu każdej rundy chochliki i żetony trolli wracają do legowiska.
    .title = Chochliki wracają

dungeonlords-rule-dun-11-02 = Po zimie, wiośnie i lecie żeton gracza rozpoczynającego przechodzi w lewo. Po jesieni zostaje i zaczyna się walka.
    .title = Przekazanie żetonu

dungeonlords-rule-dun-12-01 = Gdy paladyn tego roku jest w namiocie, rusza do wejścia podziemi gracza w chwili, gdy jego znacznik stanie na polu 10 lub wyżej. Późniejsza utrata zła tego nie cofa.
    .title = Paladyn opuszcza namiot

dungeonlords-rule-dun-12-02 = Niewyeliminowany paladyn przechodzi do innego gracza, gdy tylko ten jest na polu 10 lub wyżej i ściśle wyżej niż dotychczasowy gospodarz. Równość nie wystarcza.
    .title = Paladyn zmienia podziemia

dungeonlords-rule-dun-12-03 = Jeśli warunek spełnia kilka osób, idzie do najwyższej; przy równych do mniej miłej według kolejności gry (późniejszej licząc od gracza rozpoczynającego).
    .title = Remis o paladyna

dungeonlords-rule-dun-12-04 = Jeśli gospodarz spadnie poniżej pola 10 i nikt inny nie spełnia warunku, paladyn zostaje.
    .title = Gospodarz poniżej dziesięciu

dungeonlords-rule-dun-12-05 = Znacznik zła niezależnych nigdy nie przyciąga paladyna.
    .title = Niezależni nie przyciągają

dungeonlords-rule-dun-12-06 = Paladyn nie jest wojownikiem, złodziejem, kapłanem ani czarownikiem, ale jego symbole rozbrajają, leczą i czarują jak ich. Wampir może go atakować. Strzałka antymagiczna nie ma na niego dodatkowego działania.
    .title = Paladyn nie ma klasy

dungeonlords-rule-dun-12-07 = W czasie walki paladyn przechodzi natychmiast, ze swoimi obrażeniami. Jeśli nowy gospodarz nie stoczył jeszcze bitwy tej rundy, paladyn bierze w niej udział; może więc walczyć w kilku podziemiach w jednej rundzie.
    .title = Paladyn wędruje w walce

dungeonlords-rule-dun-12-08 = Jeśli w trakcie twojej bitwy twój znacznik wzrośnie tak, że paladyn przychodzi do ciebie, od razu staje na przodzie drużyny i jest obecny w pozostałych etapach.
    .title = Paladyn w środku bitwy

dungeonlords-rule-dun-12-09 = Jeśli paladyn przechodzi do podziemi, gdzie walka już się skończyła, zostaje ona wznowiona na początku następnej rundy walki. W rundzie 4 się nie wznawia.
    .title = Paladyn wznawia walkę

dungeonlords-rule-dun-12-10 = Jeśli paladyn odejdzie i w podziemiach nie zostanie żaden poszukiwacz, walka tam się kończy.
    .title = Paladyn odchodzi z drużyny

dungeonlords-rule-dun-12-11 = Wyeliminowany paladyn trafia do więzienia tego gracza i nie bierze dalej udziału.
    .title = Wyeliminowany paladyn

dungeonlords-rule-dun-12-12 = Każdy rok ma jednego paladyna. Jeśli przy zmianie roku paladyn roku 1 wciąż jest w namiocie, usuwa się go; jeśli przeżył walkę, odchodzi z innymi ocalałymi.
    .title = Jeden paladyn na rok

dungeonlords-rule-dun-13-01 = Walka ma 4 rundy. W każdej: planowanie, odkrycie karty walki, bitwy.
    .title = Fazy rundy walki

dungeonlords-rule-dun-13-02 = 4 karty walki leżą w kolejności stosu; wierzchniej używa się w rundzie 1, spodniej w rundzie 4.
    .title = Kolejność kart walki

dungeonlords-rule-dun-13-03 = W planowaniu każdy, kto ma poszukiwaczy, wybiera jeden niepodbity żeton spośród najbliższych wejścia. Odległość to liczba kroków przez podziemia po stykających się bokami żetonach, podbitych lub nie; najbliższe jest pole wejścia.
    .title = Wybór pola bitwy

dungeonlords-rule-dun-13-04 = W każdej rundzie wolno wybrać dowolny z równie bliskich niepodbitych żetonów, bez względu na wcześniejsze wybory i na to, co ostatnio podbito.
    .title = Wybór od nowa co rundę

dungeonlords-rule-dun-13-05 = W tunelu możesz wystawić najwyżej 1 pułapkę, najwyżej 1 potwora i dowolną liczbę duchów.
    .title = Bitwa w tunelu

dungeonlords-rule-dun-13-06 = W pomieszczeniu możesz wystawić najwyżej 1 pułapkę za 1 sztukę złota, najwyżej 2 potwory i dowolną liczbę duchów.
    .title = Bitwa w pomieszczeniu

dungeonlords-rule-dun-13-07 = Możesz nie wystawić niczego. Pułapki kładzie się zakryte, potwory i duchy odkryte; wystawiać wolno tylko odkryte (nieogłuszone) potwory i duchy.
    .title = Nic nie trzeba wystawiać

dungeonlords-rule-dun-13-08 = Pułapkę wolno wystawić tylko wtedy, gdy w tej chwili stać cię na jej koszt i opłatę za pomieszczenie; dwie pułapki w labiryncie muszą dać się opłacić razem. Płaci się przy odkryciu i nie można tego uniknąć.
    .title = Tylko pułapki, na które cię stać

dungeonlords-rule-dun-13-09 = Gracze planują po kolei, widząc żetony i potwory wcześniejszych graczy, ale nie ich pułapki.
    .title = Planowanie po kolei

dungeonlords-rule-dun-13-10 = Kto ma poszukiwaczy, ale żadnego niepodbitego żetonu, nie planuje i nie walczy; zamiast tego za każdym razem odrzuca 1 wybranego więźnia (paladyna można zachować na koniec). Przy pustym więzieniu nic się nie dzieje.
    .title = Brak niepodbitych żetonów

dungeonlords-rule-dun-13-11 = Po planowaniu odkrywa się kartę walki tej rundy; jeszcze nie działa.
    .title = Odkrycie karty walki

dungeonlords-rule-dun-13-12 = Gracze toczą bitwy jedna po drugiej, w kolejności gry.
    .title = Bitwy po kolei

dungeonlords-rule-dun-14-01 = Bitwa to kolejno: pułapki, szybkie zaklęcie, potwory (i duchy), wolne zaklęcie, leczenie, podbój, a na końcu skutki końca rundy.
    .title = Etapy bitwy

dungeonlords-rule-dun-14-02 = Poszukiwacz, którego obrażenia są równe punktom życia lub większe, zostaje od razu wyeliminowany i trafia do więzienia gracza; znaczniki się usuwa. Nadmiar przepada.
    .title = Obrażenia i eliminacja

dungeonlords-rule-dun-14-03 = Gdy ktoś zostaje wyeliminowany, jego miejsce zajmuje następny; pierwszy, drugi i ostatni to zawsze pozycje w bieżącym szyku.
    .title = Szyk się zwiera

dungeonlords-rule-dun-14-04 = Gdy wszyscy poszukiwacze są wyeliminowani, bitwa od razu się kończy: pozostałe etapy przepadają, nic nie zostaje podbite, a walka tego gracza jest skończona.
    .title = Natychmiastowy koniec bitwy

dungeonlords-rule-dun-14-05 = Odkrywasz wystawioną pułapkę, płacisz jej koszt i w pomieszczeniu 1 sztukę złota, wykonujesz działanie i odrzucasz ją.
    .title = Etap pułapek

dungeonlords-rule-dun-14-06 = Ustal, ile obrażeń dostałby każdy, potem usuń 1 za każdy symbol pułapki złodziei i paladyna, zaczynając od punktów poszukiwacza z przodu, a resztę zadaj jednocześnie.
    .title = Rozdział obrażeń pułapki

dungeonlords-rule-dun-14-07 = Symbole pułapek zmniejszają tylko obrażenia. Inne skutki (brak podboju, leczenia, zaklęć, późniejsza trucizna) zachodzą zawsze, nawet gdy uniknięto wszystkich obrażeń.
    .title = Rozbraja się tylko obrażenia

dungeonlords-rule-dun-14-08 = Symbole pułapek działają w każdej rundzie od nowa, dopóki ich posiadacze żyją; kilku się sumuje.
    .title = Rozbrajanie w każdej rundzie

dungeonlords-rule-dun-14-09 = Zaklęcie rundy N działa tylko wtedy, gdy w chwili jego etapu drużyna ma co najmniej N punktów magii u czarowników i paladyna i nic nie zabrania zaklęć. W przeciwnym razie tekst karty się pomija; zmęczenie obowiązuje i tak.
    .title = Warunek rzucenia zaklęcia

dungeonlords-rule-dun-14-10 = Jeśli karta rundy to szybkie zaklęcie i warunek jest spełniony, działa po pułapkach, a przed potworami.
    .title = Etap szybkiego zaklęcia

dungeonlords-rule-dun-14-11 = Jeśli karta to wolne zaklęcie i warunek jest spełniony, działa po potworach, a przed leczeniem.
    .title = Etap wolnego zaklęcia

dungeonlords-rule-dun-14-12 = Symbole liczy się dopiero w danym etapie, więc pułapka może zapobiec szybkiemu zaklęciu, a pułapka lub potwór wolnemu, eliminując czarowników.
    .title = Warunek sprawdza się późno

dungeonlords-rule-dun-14-13 = Wycofany potwór wraca do legowiska odkryty, jakby go nie wysłano. Duchów się nie wycofuje. Dobrowolnie wycofać się nie można.
    .title = Co znaczy wycofać

dungeonlords-rule-dun-14-14 = Wystawione potwory i duchy działają pojedynczo, w kolejności i z możliwościami, które wybierasz na bieżąco.
    .title = Etap potworów

dungeonlords-rule-dun-14-15 = Każdy wystawiony potwór lub duch musi użyć jednej ze swoich możliwości, jeśli się da. Potem jest ogłuszony (odwrócony) do końca tegorocznej walki, nawet jeśli nie mógł zaatakować, chyba że wraca zgodnie ze swoim opisem.
    .title = Musi atakować, jeśli może

dungeonlords-rule-dun-14-16 = Leczenie następuje tylko wtedy, gdy w tej bitwie był choć jeden atak potwora lub ducha, drużyna ma symbole serca i leczenia nie pominięto. Leczyć można obrażenia z każdego źródła i każdej rundy. Atak jest atakiem, nawet gdy nikogo nie rani, na przykład gdy duch atakuje niewidzialnego czarownika.
    .title = Kiedy jest leczenie

dungeonlords-rule-dun-14-17 = Usuń 1 obrażenie za każdy symbol serca kapłanów i paladyna, zawsze od pierwszego rannego z przodu, przechodząc dalej dopiero po jego wyleczeniu. Leczący leczą też siebie, gdy przyjdzie ich kolej. Wyeliminowani nie wracają.
    .title = Ile i kogo się leczy

dungeonlords-rule-dun-14-18 = Nie ma ataku, jeśli nic nie wysłano, śluz tylko unieruchamiał, wszystkie potwory wycofano albo wysłani nie mogli zaatakować.
    .title = Bez ataku bez leczenia

dungeonlords-rule-dun-14-19 = W etapie podboju drużyna dostaje najpierw zmęczenie z karty walki, punkt po punkcie, za każdym razem ten, kto jest wtedy pierwszy.
    .title = Zmęczenie przed podbojem

dungeonlords-rule-dun-14-20 = Jeśli po zmęczeniu został choć jeden poszukiwacz, żeton jest podbity: odwróć go, a właściciel traci 1 punkt zła.
    .title = Podbój żetonu

dungeonlords-rule-dun-14-21 = Jeśli podbój jest pominięty, w tej rundzie nie ma ani zmęczenia, ani podboju.
    .title = Pominięty podbój

dungeonlords-rule-dun-14-22 = Po podboju (lub jego pominięciu) trucizna zadaje opóźnione obrażenia ofierze, jeśli żyje. Nie da się im zapobiec, nie przechodzą na innych i nie cofają podboju.
    .title = Trucizna na koniec rundy

dungeonlords-rule-dun-14-23 = Podbity żeton jest bezużyteczny: nic nie wytwarza, nie można w nim wydobywać ani go przebudować, ale nadal zajmuje pole przy sąsiedztwie, kwadratach 2 na 2, odległości i podatkach.
    .title = Skutki podboju

dungeonlords-rule-dun-14-24 = Walka gracza kończy się, gdy wszyscy jego poszukiwacze są wyeliminowani, albo po rundzie 4. Ocalałych po rundzie 4 się odrzuca, nie trafiają do więzienia.
    .title = Koniec walki gracza

dungeonlords-rule-dun-14-25 = Gdy wszyscy skończyli, potwory i duchy odwraca się z powrotem i usuwa znaczniki obrażeń. Nieużyte pułapki zostają.
    .title = Po walce

dungeonlords-rule-dun-14-26 = Znaczniki obrażeń zostają na ocalałych z rundy na rundę i wędrują z paladynem.
    .title = Obrażenia zostają

dungeonlords-rule-dun-14-27 = Opóźniona trucizna należy do zatrutego poszukiwacza. Jeśli zatruty paladyn przeszedł przed końcem bitwy do innych podziemi, i tak dostaje obrażenia, a wyeliminowany trafia do więzienia tam, gdzie wtedy stoi.
    .title = Trucizna idzie za ofiarą

dungeonlords-rule-dun-15-01 = Pierwszy poszukiwacz dostaje 3 obrażenia (w roku 2: 4).
    .title = Toczący się głaz

dungeonlords-rule-dun-15-02 = Drugi poszukiwacz dostaje 3 obrażenia (w roku 2: 4). Przy jednym poszukiwaczu nic się nie dzieje.
    .title = Wahadło

dungeonlords-rule-dun-15-03 = Każdy poszukiwacz dostaje 1 obrażenie, a ostatni o 1 więcej. Jedyny jest i pierwszym, i ostatnim, więc dostaje 2.
    .title = Ściana ognia

dungeonlords-rule-dun-15-04 = Pierwszy poszukiwacz dostaje 2 obrażenia (w roku 2: 3). W tej rundzie nie ma podboju.
    .title = Zapadnia

dungeonlords-rule-dun-15-05 = Kosztuje 1 sztukę złota. Każdy poszukiwacz dostaje 1 obrażenie. W tej rundzie nie ma podboju.
    .title = Przeklęty pierścień

dungeonlords-rule-dun-15-06 = Kosztuje 1 jednostkę żywności (w roku 2: 2). Pierwszy poszukiwacz dostaje dokładnie tyle obrażeń, ile trzeba do jego eliminacji; symbole pułapek zmniejszają je jak zwykle.
    .title = Zatruty posiłek

dungeonlords-rule-dun-15-07 = Wybierz poszukiwacza: 1 obrażenie teraz; na koniec rundy dostaje jeszcze 2, którym nic nie zapobiega, nawet jeśli pierwszego uniknięto i nawet jeśli podbój pominięto.
    .title = Zatruta strzałka

dungeonlords-rule-dun-15-08 = Wybierz poszukiwacza: 1 obrażenie. Jeśli to czarownik, w tej rundzie nie ma zaklęcia (nawet paladyna); jeśli kapłan, nie ma leczenia (także paladyna). Na innych, także na paladyna, nie ma dodatkowego działania.
    .title = Strzałka antymagiczna

dungeonlords-rule-dun-15-09 = Kosztuje 1 chochlika (wraca do zasobów; żeton trolla się nie nadaje). Pierwszy poszukiwacz dostaje 3 obrażenia (w roku 2: 4), każdy inny 1.
    .title = Chochlik kamikadze

dungeonlords-rule-dun-15-10 = Po użyciu w bitwie pułapkę się odrzuca.
    .title = Pułapki są jednorazowe

dungeonlords-rule-dun-16-01 = Całe obrażenia dostaje poszukiwacz, który jest w tej chwili pierwszy.
    .title = Standardowy atak

dungeonlords-rule-dun-16-02 = Wybierasz dowolnego jednego poszukiwacza, z ograniczeniami atakującego.
    .title = Atak na dowolny cel

dungeonlords-rule-dun-16-03 = Obrażenia dostaje jednocześnie każdy poszukiwacz.
    .title = Atak na każdego

dungeonlords-rule-dun-16-04 = Standardowy atak za 2; jeśli wyeliminuje pierwszego poszukiwacza, jeszcze jeden standardowy atak za 1.
    .title = Goblin

dungeonlords-rule-dun-16-05 = Atak na każdego za 1 albo pominięcie podboju w tej rundzie. To drugie nie jest atakiem. W obu przypadkach zostaje ogłuszony.
    .title = Śluz

dungeonlords-rule-dun-16-06 = Atak na dowolny cel prócz pierwszego za 2. Przy jednym poszukiwaczu nie może atakować (a i tak zostaje ogłuszony).
    .title = Duch

dungeonlords-rule-dun-16-07 = Standardowy atak za 3 albo za 4, jeśli zapłacisz 1 jednostkę żywności. Ma żeton trolla.
    .title = Troll

dungeonlords-rule-dun-16-08 = Standardowy atak za 4 albo dwa ataki na dowolny cel po 1, ten sam lub różne; drugi cel wybierasz po pierwszym ataku.
    .title = Wiedźma

dungeonlords-rule-dun-16-09 = Atak na dowolny cel prócz kapłanów: za 3 i ogłuszenie albo za 2 i powrót. Jeśli zostali sami kapłani, nie może atakować, a mimo to wraca odkryty; jako owca zostaje ogłuszony.
    .title = Wampir

dungeonlords-rule-dun-16-10 = Standardowy atak za 4, zawsze wraca odkryty.
    .title = Golem

dungeonlords-rule-dun-16-11 = Atak na każdego za 2, a w tej rundzie nie ma leczenia (także paladyna). Zaklęcia leczące działają.
    .title = Smok

dungeonlords-rule-dun-16-12 = Atak na dowolny cel za 7; w tej rundzie nie ma podboju. Zatrudnienie lub opłacenie kosztuje 1 punkt zła i innego twojego potwora.
    .title = Demon

dungeonlords-rule-dun-16-13 = Ogłuszone potwory i duchy są niedostępne do końca tegorocznej walki, ale nadal je masz, opłacasz i liczysz w punktacji.
    .title = Ogłuszeni

dungeonlords-rule-dun-17-01 = Zaklęcia na wszystkie potwory lub na wybranego potwora dotyczą tylko potworów w tej bitwie, nigdy duchów. Jeśli żadnego nie wysłano, nic nie robią.
    .title = Zaklęcia na potwory

dungeonlords-rule-dun-17-02 = Zaklęcia chroniące poszukiwaczy działają także przeciw duchom.
    .title = Zaklęcia ochronne i duchy

dungeonlords-rule-dun-17-03 = Tarcza pochłania najbliższy jeden punkt obrażeń zadany drużynie po jej rzuceniu w tej rundzie, z ataku lub ze zmęczenia; przy ataku na każdego ratuje punkt pierwszego z przodu.
    .title = Magiczna tarcza

dungeonlords-rule-dun-17-04 = Wszyscy czarownicy przechodzą na koniec szyku, zachowując swoją kolejność, i w tej rundzie nie można ich zranić. Zmęczenie ich omija; jeśli zostali sami czarownicy, przepada. Wcześniejszych miejsc się nie przywraca.
    .title = Niewidzialność

dungeonlords-rule-dun-17-05 = Za każdego potwora w bitwie, w wybranej kolejności, zapłać jego koszt albo go wycofaj.
    .title = Sugestia

dungeonlords-rule-dun-17-06 = Wycofaj wszystkie potwory z bitwy albo zyskaj 2 punkty zła; jeśli potworów nie wysłano, niczego się nie wybiera.
    .title = Słowo pokoju

dungeonlords-rule-dun-17-07 = Złudny poszukiwacz z 1 punktem życia staje na samym przodzie, nawet przed paladynem. Nie ma klasy ani symboli, dostaje obrażenia jak inni, po eliminacji znika (bez więźnia), zostaje na dalsze rundy aż do eliminacji lub końca walki, liczy się jako pierwszy, a sam niczego nie podbija.
    .title = Iluzja

dungeonlords-rule-dun-17-08 = Pierwszy poszukiwacz w szyku ma do końca tej walki o 1 punkt życia więcej.
    .title = Stworzenie jedzenia

dungeonlords-rule-dun-17-09 = Pozostałe karty walki działają zgodnie ze swoim opisem.
    .title = Pozostałe zaklęcia

dungeonlords-rule-dun-18-01 = Pomieszczenia bojowe (rok 2) działają tylko w bitwach toczonych na ich żetonie.
    .title = Zasięg pomieszczeń bojowych

dungeonlords-rule-dun-18-02 = Gobliny i trolle zadają tam każdym atakiem o 1 więcej (goblin 3, potem 2; troll 4 albo 5).
    .title = Sala szkoleniowa

dungeonlords-rule-dun-18-03 = Wiedźmy i wampiry zadają tam każdym atakiem o 1 więcej (wiedźma 5 albo 2 i 2; wampir 4 albo 3 z powrotem).
    .title = Ciemnia

dungeonlords-rule-dun-18-04 = Do 2 pułapek bez opłaty, ale tylko 1 potwór oraz duchy. Kolejność odkrywania należy do ciebie.
    .title = Labirynt

dungeonlords-rule-dun-18-05 = Symbole pułapek użyte na pierwszą nie działają na drugą; drugą osłabiają tylko symbole niewykorzystane.
    .title = Dwie pułapki, jedna pula

dungeonlords-rule-dun-18-06 = W bitwie w tym miejscu nie rzuca się zaklęć; pomiń oba etapy zaklęć.
    .title = Komnata antymagiczna

dungeonlords-rule-dun-18-07 = Przy budowaniu, tytułach i punktacji labirynt jest zwykłym pomieszczeniem.
    .title = Labirynt to zwykłe pomieszczenie

dungeonlords-rule-dun-18-08 = Poza labiryntem w pomieszczeniach bojowych, produkcyjnych i punktujących obowiązują w bitwie limity pomieszczenia (DUN-13.06).
    .title = Zwykłe limity pomieszczeń

dungeonlords-rule-dun-18-09 = Jeśli pierwsza pułapka w labiryncie wyeliminuje całą drużynę, drugiej się nie odkrywa, nic nie kosztuje i wraca do właściciela.
    .title = Niewykorzystana druga pułapka

dungeonlords-rule-dun-19-01 = Podziemia, podbite żetony, zasoby, potwory, pułapki, więźniowie, czerwone znaki i miejsca na Złomierzu przechodzą na rok 2. Podbitych żetonów nigdy się nie naprawia.
    .title = Co przechodzi dalej

dungeonlords-rule-dun-19-02 = Niedostępne zimą roku 2 są rozkazy ustalone jesienią roku 1; tak samo u graczy niezależnych.
    .title = Rozkazy przechodzą dalej

dungeonlords-rule-dun-19-03 = Usuń zużyte karty walki i połóż w mieście 4 karty roku 2 w ich kolejności. Potasuj i rozłóż na nowo 3 żetony wydarzeń. Dobieraj ze stosów roku 2.
    .title = Nowe karty roku 2

dungeonlords-rule-dun-19-04 = W 4 osoby żeton przechodzi do osoby po prawej, w 3 do osoby po lewej, w 2 zostaje.
    .title = Gracz rozpoczynający roku 2

dungeonlords-rule-dun-19-05 = W 2 osoby znacznik niezależnych traci przy zmianie roku 2 punkty zła.
    .title = Znacznik niezależnych spada

dungeonlords-rule-dun-19-06 = Pomieszczenia roku 2 nic nie wytwarzają; wpływają na bitwy albo punktują. Pomieszczenia roku 1 działają dwa razy na rundę. Pułapki mają wartości roku 2. Kupowanie pułapek jak w DUN-6.25.
    .title = Różnice roku 2

dungeonlords-rule-dun-19-07 = Gdy zaczyna działać paladyn roku 2, osoba już na polu 10 lub wyżej od razu go przyciąga: najwyższa, a przy równych mniej miła według nowej kolejności.
    .title = Źli przy zmianie roku

dungeonlords-rule-dun-20-01 = 2 punkty za każde niepodbite pomieszczenie.
    .title = Punkty za pomieszczenia

dungeonlords-rule-dun-20-02 = 1 punkt za każdego potwora w legowisku, odkrytego czy nie; duchy nie dają punktów.
    .title = Punkty za potwory

dungeonlords-rule-dun-20-03 = 2 punkty za uwięzionego poszukiwacza, 5 za uwięzionego paladyna.
    .title = Punkty za więźniów

dungeonlords-rule-dun-20-04 = { "-" }2 punkty za każdy podbity żeton, tunel lub pomieszczenie.
    .title = Kara za podbite żetony

dungeonlords-rule-dun-20-05 = { "-" }3 punkty za każdy czerwony znak.
    .title = Kara za czerwone znaki

dungeonlords-rule-dun-20-06 = Każde niepodbite pomieszczenie punktujące dodaje premię do swoich 2 punktów: stołówka 1 za każdego trolla, goblina, śluz i wiedźmę; kaplica 2 za każdego wampira i ducha; pandemonium 2 za każdego golema, smoka i demona.
    .title = Pomieszczenia punktujące

dungeonlords-rule-dun-20-07 = Niepodbita sala chwały dodaje 2 punkty za każdy wyłączny tytuł właściciela w 4 osoby, 1 w dwie lub trzy.
    .title = Sala chwały

dungeonlords-rule-dun-20-08 = Jedyny lider kategorii dostaje 3 punkty; przy remisie każdy 2. W dwie osoby 2 i 1.
    .title = Wartość tytułów

dungeonlords-rule-dun-20-09 = Ciemne sprawki: najwięcej zła. Wnętrza: najwięcej pomieszczeń. Tunele: najwięcej tuneli. Monstra: najwięcej potworów. Chochliki: najwięcej chochlików. Obfitość: najwięcej złota, żywności i kart pułapek razem. Bitwy: najmniej podbitych żetonów.
    .title = Lista tytułów

dungeonlords-rule-dun-20-10 = Pomieszczenia i tunele liczą się także podbite. Duchy nie są potworami, żetony trolli nie są chochlikami. Żeton gracza rozpoczynającego nigdy nie rozstrzyga remisu. Graczy niezależnych się pomija. Zero na czele też daje tytuł.
    .title = Szczegóły tytułów

dungeonlords-rule-dun-20-11 = Wygrywa najwyższa suma: ta osoba zostaje Podwładcą; przy remisie zwycięstwo jest wspólne.
    .title = Zwycięstwo

dungeonlords-rule-dun-20-12 = Każda osoba z wynikiem powyżej 0 otrzymuje licencję władcy podziemi. Wynik może być ujemny.
    .title = Licencja

dungeonlords-rule-dun-21-01 = Uproszczona pierwsza rozgrywka: 2 początkowe niedostępne rozkazy każdego gracza są losowe.
    .title = Rozkazy pierwszej rozgrywki

dungeonlords-rule-dun-21-02 = Uproszczona pierwsza rozgrywka: nie używa się kart wydarzeń specjalnych, a ich żeton nic nie robi.
    .title = Wydarzenia pierwszej rozgrywki

dungeonlords-rule-dun-21-03 = Uproszczona pierwsza rozgrywka: zatrudnianie jako pierwszy rozkaz nic nie kosztuje.
    .title = Zatrudnianie w pierwszej rozgrywce

dungeonlords-rule-dun-21-04 = Uproszczona pierwsza rozgrywka: na szczycie Złomierza wolno płacić złem, a znacznik po prostu dalej się nie przesuwa.
    .title = Zło jako koszt w pierwszej rozgrywce

dungeonlords-rule-dun-22-01 = Lekcja (scenariusz szkoleniowy) to jedna walka w podziemiach szkoleniowych z trzema tunelami w linii od wejścia, z podaną drużyną, pułapkami i potworami (wartości roku 1). Nie ma kart walki, zaklęć ani zła; w każdym etapie podboju zmęczenie wynosi 2. Trwa, aż wszyscy poszukiwacze są wyeliminowani albo wszystkie trzy żetony podbite, bez limitu rund.
    .title = Zasady lekcji

dungeonlords-rule-dun-22-02 = W wariancie z pomieszczeniem żeton wejścia jest pomieszczeniem: można tam użyć 2 potworów, a pułapka kosztuje 1 sztukę złota.
    .title = Lekcja z pomieszczeniem

dungeonlords-rule-dun-22-03 = W każdej z czterech lekcji najlepszy możliwy wynik to 1 podbity żeton; w wariancie lekcji 1 z pomieszczeniem 0.
    .title = Najlepszy wynik lekcji

dungeonlords-rule-dun-23-01 = Tajne dla wszystkich: niedobrane stosy, nieodkryte żetony wydarzeń, karty wydarzeń specjalnych i karty odłożone. Tajne dla innych: twój wybór przed odkryciem, twoje pułapki i karty walki, które podejrzano.
    .title = Co jest tajne

dungeonlords-rule-dun-23-02 = Jawne są zasoby, chochliki, potwory, podziemia, więzienie, zło, czerwone znaki, niedostępne rozkazy, liczba pułapek i wszystko, co odkryto.
    .title = Co jest jawne

## The board in the browser

dungeonlords-board-actions = Akcje
dungeonlords-board-year = Rok { $n }
dungeonlords-board-moment = { $round ->
    [0] rok { $year }, { $season }
   *[other] rok { $year }, runda walki { $round }
}
dungeonlords-board-evilometer = Złomierz
dungeonlords-board-paladin-note = od 10 przychodzi paladyn
dungeonlords-board-city = Karty walki
dungeonlords-board-combat-card = Runda walki { $n }: { $card }
dungeonlords-board-hidden = zakryte
dungeonlords-board-would-go = na razie trafi do: { $player }
dungeonlords-board-neutral = sługa niezależnego
dungeonlords-board-dungeon = Podziemia: { $player }
dungeonlords-board-cell = kolumna { $column }, poziom { $row }
dungeonlords-board-earth = ziemia
dungeonlords-board-tunnel = tunel
dungeonlords-board-conquered = podbite
dungeonlords-board-hero = { $hero }, życie { $left } z { $hp }
dungeonlords-board-party = Przy wejściu
dungeonlords-board-larder = Spiżarnia
dungeonlords-board-treasury = Skarbiec
dungeonlords-board-imps = Chochliki
dungeonlords-board-free-imps = { $n ->
    [one] { $n } wolny
    [few] { $n } wolne
   *[many] { $n } wolnych
}
dungeonlords-board-lair = Legowisko
dungeonlords-board-traps = Pułapki
dungeonlords-board-prison = Więzienie
dungeonlords-board-points = +{ $n } pkt
dungeonlords-board-orders = Rozkazy
dungeonlords-board-orders-given = Wydane
dungeonlords-board-orders-hand = Na ręce
dungeonlords-board-orders-offered = Jeden z nich zostaje
dungeonlords-board-orders-shut = Niedostępne
dungeonlords-board-letters = { $n ->
    [one] { $n } czerwony znak
    [few] { $n } czerwone znaki
   *[many] { $n } czerwonych znaków
}
dungeonlords-board-nobody = brak
dungeonlords-board-sent = w bitwie
dungeonlords-board-down = ogłuszony
dungeonlords-board-set = zastawiona
dungeonlords-board-offer-monsters = Podziemna gospoda
dungeonlords-board-offer-rooms = Dostępne pomieszczenia
dungeonlords-board-coming = Poszukiwacze w drodze
dungeonlords-board-gold = { $n ->
    [one] { $n } sztuka złota
    [few] { $n } sztuki złota
   *[many] { $n } sztuk złota
}
dungeonlords-board-food = { $n ->
    [one] { $n } jednostka żywności
    [few] { $n } jednostki żywności
   *[many] { $n } jednostek żywności
}
dungeonlords-board-evil = { $n ->
    [one] { $n } punkt zła
    [few] { $n } punkty zła
   *[many] { $n } punktów zła
}
dungeonlords-board-good = { $n ->
    [one] { $n } punkt zła mniej
    [few] { $n } punkty zła mniej
   *[many] { $n } punktów zła mniej
}
dungeonlords-board-spy = szpiegowanie
dungeonlords-board-pick = { $n ->
    [one] { $n } tunel
    [few] do { $n } tuneli
   *[many] do { $n } tuneli
}
dungeonlords-board-imp = { $n ->
    [one] { $n } chochlik
    [few] { $n } chochliki
   *[many] { $n } chochlików
}
dungeonlords-board-trap = { $n ->
    [one] { $n } pułapka
    [few] { $n } pułapki
   *[many] { $n } pułapek
}
dungeonlords-board-paw = potwór
dungeonlords-board-room = pomieszczenie
dungeonlords-board-overseer = nadchochlik
dungeonlords-board-order-get-food = Żywność
dungeonlords-board-order-improve-reputation = Reputacja
dungeonlords-board-order-dig-tunnels = Tunele
dungeonlords-board-order-mine-gold = Złoto
dungeonlords-board-order-recruit-imps = Chochliki
dungeonlords-board-order-buy-traps = Pułapki
dungeonlords-board-order-hire-monster = Potwory
dungeonlords-board-order-build-room = Pomiesz{ "\u00AD" }czenia
dungeonlords-board-defence = Obrona
dungeonlords-board-defence-of = Obrona: { $place }
dungeonlords-board-limits = pułapki: { $traps }, potwory: { $monsters }, duchy bez limitu
dungeonlords-board-limits-fee = pułapka za złoto: { $n }
dungeonlords-board-place-trap = miejsce na pułapkę
dungeonlords-board-place-monster = miejsce na potwora
dungeonlords-board-hidden-to-others = zakryta dla innych
dungeonlords-board-free-traps = Wolne pułapki
dungeonlords-board-plan-costs = Koszt planu:
dungeonlords-board-plan-leaves = Zostanie:
dungeonlords-board-round = Runda { $n }
dungeonlords-board-round-card = Runda { $n }: { $card }
dungeonlords-board-card-hidden = zakryta, zmęczenie od { $from } do { $to }
dungeonlords-board-only-you = Widzisz ją tylko ty:
dungeonlords-board-spied-by = podgląd: { $player }
dungeonlords-board-ahead = Co się stanie
dungeonlords-board-ahead-note = krok po kroku, z tego, co wiesz; ukośne: nowe obrażenia, zielone: wyleczone
dungeonlords-board-foreseen = Co przewidywał plan
dungeonlords-board-happened = Co się stało
dungeonlords-board-to-prison = do więzienia
dungeonlords-board-left = życie { $n }
dungeonlords-board-first-left = pierwszy, życie { $n }
dungeonlords-board-planned = plan: { $place }
dungeonlords-board-resting = walka skończona

dungeonlords-step-before = Przed bitwą
dungeonlords-step-traps = Pułapka
dungeonlords-step-fast = Szybkie zaklęcie
dungeonlords-step-monsters = Potwory
dungeonlords-step-slow = Wolne zaklęcie
dungeonlords-step-healing = Leczenie
dungeonlords-step-conquering = Podbój
dungeonlords-beat-before = Drużyna stoi w szyku, pierwszy idzie przodem.
dungeonlords-beat-trap-sprung = { $thing }.
dungeonlords-beat-disarmed =
    { $n ->
        [one] Drużyna unika { $n } obrażenia.
       *[many] Drużyna unika { $n } obrażeń.
    }
dungeonlords-beat-spell-cast = Drużyna rzuca zaklęcie: { $thing }.
dungeonlords-beat-monster-attacks = { $thing }.
dungeonlords-beat-monster-holds = { $thing }.
dungeonlords-beat-monster-knocked-out = { $thing }: potem ogłuszenie.
dungeonlords-beat-monster-withdrawn = { $thing }: powrót do legowiska.
dungeonlords-beat-flat = Ogłuszenie: { $things }.
dungeonlords-beat-healed =
    { $n ->
        [one] Potwór atakował, więc kapłani leczą { $n } obrażenie.
        [few] Potwór atakował, więc kapłani leczą { $n } obrażenia.
       *[many] Potwór atakował, więc kapłani leczą { $n } obrażeń.
    }
dungeonlords-beat-fatigue =
    { $n ->
        [0] Tym razem bez zmęczenia.
       *[other] Zmęczenie { $n }, od pierwszego w szyku.
    }
dungeonlords-beat-conquering-skipped = Drużyna stoi: bez zmęczenia i bez podboju.
dungeonlords-beat-card-unknown = Dalej zależy od zakrytej karty walki.
dungeonlords-verdict-saved = Żeton ocalony, wszyscy w więzieniu
dungeonlords-verdict-held = Żeton obroniony w tej rundzie
dungeonlords-verdict-lost = Żeton podbity
dungeonlords-verdict-open = Pokaże karta
dungeonlords-verdict-paladin = Chyba że ruszy się paladyn

## O co można zapytać na planszy, w kolejności legendy
dungeonlords-term-season = Pory roku
    .text = Rok to cztery rundy budowania, po jednej na porę roku. Nadchodzące pokazują wydarzenie i poszukiwaczy przygód w drodze.
dungeonlords-term-goes-to = Dokąd trafi
    .text = Najsłabszy poszukiwacz idzie do najmilszych podziemi, najsilniejszy do najgorszych. Tak jest w tej chwili.
dungeonlords-term-evilometer = Złomierz
    .text = Jak zły jest każdy gracz, od 1 do 15. Im gorszy, tym silniejsi przychodzą poszukiwacze; od 10 przychodzi paladyn.
dungeonlords-term-city = Karty walki
    .text = Cztery karty, po jednej na rundę walki: zaklęcie drużyny i jej zmęczenie. Poprawiając reputację, można je podejrzeć.
dungeonlords-term-fatigue = Zmęczenie
    .text = Tyle obrażeń dostaje drużyna, zanim podbije pole; najpierw pierwszy w szyku.
dungeonlords-term-spied = Podejrzana
    .text = Ten gracz w sekrecie podejrzał tę kartę.
dungeonlords-term-round = Runda walki
    .text = W której z czterech rund walki liczy się ta karta.
dungeonlords-term-action-number = Kolejność akcji
    .text = W tej kolejności wykonuje się osiem akcji.
dungeonlords-term-slot = Pole dla sługi
    .text = Kto pierwszy, ten zajmuje: każda akcja ma trzy pola, a każde pole swoją cenę i zysk. Czwarty nie dostaje nic.
dungeonlords-term-deal = Cena i zysk
    .text = Przed strzałką to, ile kosztuje to pole, za nią to, co daje.
dungeonlords-term-price = Cena potwora
    .text = Ile trzeba zapłacić przy zatrudnieniu i znów w dniu wypłaty.
dungeonlords-term-hp = Punkty życia
    .text = Tyle obrażeń wytrzyma poszukiwacz, zanim trafi do więzienia.
dungeonlords-term-disarm = Rozbrajanie
    .text = Każdy znak odejmuje pułapce jedno obrażenie, w każdej rundzie.
dungeonlords-term-heart = Leczenie
    .text = Każdy znak leczy jedno obrażenie drużyny po bitwie, w której zaatakował potwór.
dungeonlords-term-magic = Magia
    .text = W pierwszej rundzie do zaklęcia wystarczy jeden znak, w drugiej dwa i tak dalej.
dungeonlords-term-room-work = Praca w pomieszczeniu
    .text = Tyle chochlików wytwarza to, co tu pokazano, raz lub dwa razy na rundę.
dungeonlords-term-order-place = Wydany rozkaz
    .text = Pierwszy, drugi, trzeci: w tej kolejności ruszają twoi słudzy.
dungeonlords-term-order-shut = Niedostępny rozkaz
    .text = Nie można go wydać w tej rundzie i wszyscy to widzą.
dungeonlords-term-player = Gracz
    .text = Inne podziemia: wzgórze w miniaturze, stwory, drużyna, więźniowie i zapasy.
dungeonlords-term-thumb = Podziemia w miniaturze
    .text = Ciemne: tunele, miedziane: pomieszczenia, przekreślone: podbite przez poszukiwaczy.
dungeonlords-term-creatures = Stwory
    .text = Potwory i duchy tych podziemi: na koniec roku walczą z drużyną.
dungeonlords-term-party = Drużyna
    .text = Poszukiwacze przy wejściu, zaczynając od pierwszego w szyku. Na koniec roku zaatakują.
dungeonlords-term-evil = Zło
    .text = Miejsce gracza na Złomierzu.
dungeonlords-term-food = Żywność
    .text = Płaci się nią za chochliki, potwory i niektóre rozkazy.
dungeonlords-term-gold = Złoto
    .text = Płaci się nim za pułapki, pomieszczenia, żywność i podatki.
dungeonlords-term-imp = Chochliki
    .text = Kopią, wydobywają i pracują w pomieszczeniach, każdy raz na rundę. Blade są zajęte.
dungeonlords-term-trap = Pułapki
    .text = Karty, które ranią drużynę, zakryte dla innych. Każdej używa się raz.
dungeonlords-term-lair = Legowisko
    .text = Twoje potwory i duchy. Na koniec dają punkty, a w dniu wypłaty chcą zapłaty.
dungeonlords-term-prison = Więzienie
    .text = Pojmani poszukiwacze: po 2 punkty, paladyn 5.
dungeonlords-term-orders = Rozkazy
    .text = Co rundę wydajesz w sekrecie trzy rozkazy w wybranej kolejności. Dwa z poprzednich są niedostępne.
dungeonlords-term-letters = Czerwone znaki
    .text = Za niezapłacone podatki: po 3 punkty mniej.
dungeonlords-term-limits = Co można tu wysłać
    .text = W tunelu jedna pułapka i jeden potwór, w pomieszczeniu jedna pułapka za 1 złota i dwa potwory. Duchów się nie liczy.
dungeonlords-term-plan = Obrona
    .text = Twój plan na tę rundę: pułapka i potwory. Jedno i drugie można pominąć.
dungeonlords-term-bill = Koszt planu
    .text = Ile kosztowałby plan i co by zostało.
dungeonlords-term-story = Bitwa krok po kroku
    .text = Pułapki, szybkie zaklęcia, potwory, wolne zaklęcia, leczenie, podbój: w tej kolejności, z drużyną po każdym kroku.
dungeonlords-term-wounds = Życie i obrażenia
    .text = Pełne kratki to pozostałe życie, kreskowane to nowe obrażenia, zielone to leczenie. Obrażenia zostają na następne rundy.
