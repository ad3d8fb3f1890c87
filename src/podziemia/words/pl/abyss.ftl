### Abyss, po polsku. Nazwy mają formy: mianownik, .acc (biernik), .gen (dopełniacz).
### Lord aktywny: wolny i niewyłączony. Lord wolny: nie leży pod płytką miejsca.

## Gra

abyss-title = Abyss
abyss-tagline = Zjednaj sobie ludy Głębi i sięgnij po tron.
abyss-about = Szukaj sojuszników w głębinach, rekrutuj za nich potężnych lordów i zamieniaj klucze na miejsca, które kształtują twój wynik. W każdej turze robisz jedną rzecz: eksplorujesz głębiny, prosisz Radę o wsparcie albo rekrutujesz lorda. Tron zdobywa osoba, która na koniec gry ma najwięcej punktów wpływu.

abyss-score-locations = Miejsca
abyss-score-lords = Lordowie
abyss-score-allies = Sojusznicy
abyss-score-monsters = Potwory

## Dlaczego inna decyzja była lepsza: części oceny
abyss-part-lords = Lordowie
    .more = Lordowie dają punkty wpływu, a ich zdolności pomagają dalej.
    .less = Mniej punktów wpływu na stole.
abyss-part-keys = Klucze i miejsca
    .more = Klucze na drodze do miejsca albo samo miejsce.
    .less = Klucze lub miejsce stracone albo później.
abyss-part-monsters = Żetony potworów
    .more = Żeton potwora albo szansa na niego.
    .less = Nagroda za walkę zostaje dla innych.
abyss-part-allies = Przyłączeni sojusznicy
    .more = Silniejszy sojusznik zostaje z tobą i punktuje.
    .less = Zostaje z tobą słabszy sojusznik.
abyss-part-hand = Karty na ręce
    .more = Więcej, by zapłacić za następnego lorda.
    .less = Mniej na ręce na następnego lorda.
abyss-part-pearls = Perły
    .more = Perły na zakupy i na dopłaty.
    .less = Perły wydane, a przy zakupie trafiają do przeciwnika.
abyss-part-court = Lordowie w zasięgu
    .more = Dobry lord jest w zasięgu.
    .less = Dobry lord wypada z zasięgu.
abyss-part-tempo = Tempo
    .more = Siedmiu lordów kończy grę: jesteś bliżej.
    .less = O turę dalej do siódmego lorda.
abyss-part-rivals = Co zyskują rywale
    .more = Przeciwnicy zyskują na tym mniej.
    .less = Przeciwnicy zyskują na tym więcej.
abyss-part-later = Co z tego wyniknie później
    .more = To się opłaci w następnych turach.
    .less = To będzie coś kosztować w następnych turach.

## Rozdziały zasad

abyss-chapter-setup = Przygotowanie
abyss-chapter-turn = Twoja tura
abyss-chapter-plotting = Spiskowanie na dziedzińcu
abyss-chapter-exploration = Eksploracja głębin
abyss-chapter-monsters = Potwory i zagrożenie
abyss-chapter-council = Wsparcie Rady
abyss-chapter-recruiting = Rekrutacja lordów
abyss-chapter-abilities = Zdolności lordów
abyss-chapter-court = Uzupełnienie dziedzińca
abyss-chapter-keys = Klucze i miejsca
abyss-chapter-end-of-turn = Koniec tury
abyss-chapter-end-of-game = Koniec gry
abyss-chapter-scoring = Punktacja
abyss-chapter-lords = 35 lordów
abyss-chapter-locations = 20 miejsc
abyss-chapter-information = Jawne i ukryte

## Nazwy: rasy, sojusznicy, potwór, stosy Rady, gildie

abyss-name-jellyfish = meduza
    .acc = meduzę
    .gen = meduzy
abyss-name-crab = krab
    .acc = kraba
    .gen = kraba
abyss-name-seahorse = konik morski
    .acc = konika morskiego
    .gen = konika morskiego
abyss-name-shellfish = skorupiak
    .acc = skorupiaka
    .gen = skorupiaka
abyss-name-squid = kałamarnica
    .acc = kałamarnicę
    .gen = kałamarnicy

abyss-name-jellyfish-1 = meduza 1
    .acc = meduzę 1
    .gen = meduzy 1
abyss-name-jellyfish-2 = meduza 2
    .acc = meduzę 2
    .gen = meduzy 2
abyss-name-jellyfish-3 = meduza 3
    .acc = meduzę 3
    .gen = meduzy 3
abyss-name-jellyfish-4 = meduza 4
    .acc = meduzę 4
    .gen = meduzy 4
abyss-name-jellyfish-5 = meduza 5
    .acc = meduzę 5
    .gen = meduzy 5
abyss-name-crab-1 = krab 1
    .acc = kraba 1
    .gen = kraba 1
abyss-name-crab-2 = krab 2
    .acc = kraba 2
    .gen = kraba 2
abyss-name-crab-3 = krab 3
    .acc = kraba 3
    .gen = kraba 3
abyss-name-crab-4 = krab 4
    .acc = kraba 4
    .gen = kraba 4
abyss-name-crab-5 = krab 5
    .acc = kraba 5
    .gen = kraba 5
abyss-name-seahorse-1 = konik morski 1
    .acc = konika morskiego 1
    .gen = konika morskiego 1
abyss-name-seahorse-2 = konik morski 2
    .acc = konika morskiego 2
    .gen = konika morskiego 2
abyss-name-seahorse-3 = konik morski 3
    .acc = konika morskiego 3
    .gen = konika morskiego 3
abyss-name-seahorse-4 = konik morski 4
    .acc = konika morskiego 4
    .gen = konika morskiego 4
abyss-name-seahorse-5 = konik morski 5
    .acc = konika morskiego 5
    .gen = konika morskiego 5
abyss-name-shellfish-1 = skorupiak 1
    .acc = skorupiaka 1
    .gen = skorupiaka 1
abyss-name-shellfish-2 = skorupiak 2
    .acc = skorupiaka 2
    .gen = skorupiaka 2
abyss-name-shellfish-3 = skorupiak 3
    .acc = skorupiaka 3
    .gen = skorupiaka 3
abyss-name-shellfish-4 = skorupiak 4
    .acc = skorupiaka 4
    .gen = skorupiaka 4
abyss-name-shellfish-5 = skorupiak 5
    .acc = skorupiaka 5
    .gen = skorupiaka 5
abyss-name-squid-1 = kałamarnica 1
    .acc = kałamarnicę 1
    .gen = kałamarnicy 1
abyss-name-squid-2 = kałamarnica 2
    .acc = kałamarnicę 2
    .gen = kałamarnicy 2
abyss-name-squid-3 = kałamarnica 3
    .acc = kałamarnicę 3
    .gen = kałamarnicy 3
abyss-name-squid-4 = kałamarnica 4
    .acc = kałamarnicę 4
    .gen = kałamarnicy 4
abyss-name-squid-5 = kałamarnica 5
    .acc = kałamarnicę 5
    .gen = kałamarnicy 5

abyss-name-monster = potwór
    .acc = potwora
    .gen = potwora
abyss-text-monster = Potwór nie ma rasy ani wartości, nie idzie na sprzedaż i nigdy nie trafia na rękę ani do Rady. Gdy go odkryjesz, walcz albo kontynuuj eksplorację: walka zawsze się udaje i daje nagrodę z bieżącego pola zagrożenia, a dalsza eksploracja podnosi zagrożenie o 1. Na ostatnim polu toru musisz walczyć i dostajesz dodatkowo 1 perłę.

abyss-name-council = Rada
    .acc = Radę
    .gen = Rady
abyss-name-council-jellyfish = stos meduz
    .acc = stos meduz
    .gen = stosu meduz
abyss-name-council-crab = stos krabów
    .acc = stos krabów
    .gen = stosu krabów
abyss-name-council-seahorse = stos koników morskich
    .acc = stos koników morskich
    .gen = stosu koników morskich
abyss-name-council-shellfish = stos skorupiaków
    .acc = stos skorupiaków
    .gen = stosu skorupiaków
abyss-name-council-squid = stos kałamarnic
    .acc = stos kałamarnic
    .gen = stosu kałamarnic

abyss-name-soldier = żołnierz
    .acc = żołnierza
    .gen = żołnierza
abyss-name-merchant = kupiec
    .acc = kupca
    .gen = kupca
abyss-name-mage = mag
    .acc = maga
    .gen = maga
abyss-name-politician = polityk
    .acc = polityka
    .gen = polityka
abyss-name-farmer = farmer
    .acc = farmera
    .gen = farmera
abyss-name-ambassador = ambasador
    .acc = ambasadora
    .gen = ambasadora

## Lordowie: żołnierze

abyss-name-recruiter = Rekruter
    .acc = Rekrutera
    .gen = Rekrutera
abyss-short-recruiter = Przeciwnikom rekrutacja drożeje o 2
abyss-text-recruiter = Stała zdolność. Dopóki Rekruter jest aktywny, każdy przeciwnik potrzebuje całkowitej wartości o 2 większej, by zrekrutować lorda za sojuszników. Liczba ras się nie zmienia. Nie zmienia się też cena 5 pereł u Łapówkarza, a Zdrajca i Spiskowiec działają jak zwykle. Nie działa na przeciwników z aktywną Szamanką.

abyss-name-jailer = Nadzorca
    .acc = Nadzorcę
    .gen = Nadzorcy
abyss-short-jailer = Każdy przeciwnik odrzuca 1 sojusznika
abyss-text-jailer = Raz, po wejściu do gry. Każdy przeciwnik, który ma sojuszników na ręce, odrzuca dokładnie 1 z nich, wybranego przez siebie. Nie działa na przeciwników z aktywną Szamanką.

abyss-name-seeker = Poszukiwacz
    .acc = Poszukiwacza
    .gen = Poszukiwacza
abyss-short-seeker = Każdy przeciwnik traci 2 perły
abyss-text-seeker = Raz, po wejściu do gry. Każdy przeciwnik oddaje do skarbca 2 perły, a jeśli ma mniej, to wszystkie. Te perły nie trafiają do ciebie. Nie działa na przeciwników z aktywną Szamanką.

abyss-name-assassin = Zabójca
    .acc = Zabójcę
    .gen = Zabójcy
abyss-short-assassin = Wyłącz każdemu przeciwnikowi 1 lorda
abyss-text-assassin = Raz, po wejściu do gry. U każdego przeciwnika po kolei wybierz jednego wolnego lorda: zostaje wyłączony do końca gry. Wyłączony lord nie ma zdolności ani kluczy do wydania, ale pozostaje wolny, zachowuje punkty wpływu i nadal liczy się jako lord; jego właściciel może go wymienić Zdrajcą lub Spiskowcem, a nowy lord działa normalnie. Przeciwnicy bez wolnego lorda i przeciwnicy z aktywną Szamanką są pomijani.

abyss-name-commander = Dowódca
    .acc = Dowódcę
    .gen = Dowódcy
abyss-short-commander = Przeciwnicy kończą tury z najwyżej 6 kartami
abyss-text-commander = Gdy Dowódca wchodzi do gry, każdy przeciwnik, który ma na ręce więcej niż 6 sojuszników, odrzuca nadmiar, sam wybierając karty. Dopóki Dowódca jest aktywny, przeciwnicy mogą przekraczać 6 kart, ale na koniec każdej swojej tury odrzucają nadmiar. Nie działa na przeciwników z aktywną Szamanką.

abyss-name-tamer = Poskramiacz
    .acc = Poskramiacza
    .gen = Poskramiacza
abyss-short-tamer = Nagrody przeciwników słabsze o 1 pole
abyss-text-tamer = Stała zdolność. Dopóki Poskramiacz jest aktywny, przeciwnik, który walczy z potworem, dostaje nagrodę z pola zagrożenia tuż przed znacznikiem; na polu 1 jest to nagroda z pola 1. Nie zmienia to położenia znacznika ani premii 1 perły z ostatniego pola toru. Nie działa na przeciwników z aktywną Szamanką.

abyss-name-hunter = Łowca
    .acc = Łowcę
    .gen = Łowcy
abyss-short-hunter = Zabierz przeciwnikowi żeton potwora
abyss-text-hunter = Raz, po wejściu do gry. Wybierz przeciwnika, który ma żetony potworów i nie ma aktywnej Szamanki, i zabierz mu losowo jeden z tych żetonów. Jeśli nie ma takiego przeciwnika, nic się nie dzieje.

## Lordowie: kupcy

abyss-name-ship-master = Armator
    .acc = Armatora
    .gen = Armatora
abyss-short-ship-master = 1 perła za każdą rasę, która trafia do Rady
abyss-text-ship-master = Stała zdolność. Dopóki Armator jest aktywny, na koniec każdej swojej eksploracji weź po 1 perle za każdą rasę wśród sojuszników, którzy przechodzą z toru do Rady. Nie ma znaczenia, czy eksploracja kończy się wzięciem sojusznika, czy walką. Karta, którą bierzesz, i potwory się nie liczą.

abyss-name-trader = Handlarka
    .acc = Handlarkę
    .gen = Handlarki
abyss-short-trader = Weź 3 perły
abyss-text-trader = Raz, po wejściu do gry. Weź 3 perły ze skarbca.

abyss-name-peddler = Domokrążca
    .acc = Domokrążcę
    .gen = Domokrążcy
abyss-short-peddler = Weź 2 perły
abyss-text-peddler = Raz, po wejściu do gry. Weź 2 perły ze skarbca.

abyss-name-landlord = Rentier
    .acc = Rentiera
    .gen = Rentiera
abyss-short-landlord = 1 perła teraz i na początku twoich tur
abyss-text-landlord = Po wejściu do gry weź 1 perłę. Dopóki Rentier jest aktywny, bierzesz też 1 perłę na początku każdej swojej tury, także dodatkowej, jeszcze przed spiskowaniem.

abyss-name-slaver = Łowca niewolników
    .acc = Łowcę niewolników
    .gen = Łowcy niewolników
abyss-short-slaver = Co turę: odrzuć sojusznika, weź 2 perły
abyss-text-slaver = Raz w każdej swojej turze, dopóki Łowca niewolników jest aktywny, możesz odrzucić z ręki 1 sojusznika i wziąć 2 perły ze skarbca. Moment wybierasz samodzielnie.

abyss-name-shopkeeper = Sklepikarz
    .acc = Sklepikarza
    .gen = Sklepikarza
abyss-short-shopkeeper = Weź 1 perłę
abyss-text-shopkeeper = Raz, po wejściu do gry. Weź 1 perłę ze skarbca.

## Lordowie: magowie

abyss-name-shaman = Szamanka
    .acc = Szamankę
    .gen = Szamanki
abyss-short-shaman = Żołnierze przeciwników na ciebie nie działają
abyss-text-shaman = Stała zdolność. Dopóki Szamanka jest aktywna, zdolności żołnierzy przeciwników nie działają na ciebie, twoje karty, perły, żetony i lordów. Tego, co stało się wcześniej, nie cofa. Szamanka wyłączona albo wsunięta pod płytkę miejsca nie chroni nikogo.

abyss-name-invoker = Przyzywacz
    .acc = Przyzywacza
    .gen = Przyzywacza
abyss-short-invoker = Po tej turze masz jeszcze jedną
abyss-text-invoker = Raz, po wejściu do gry. Po zakończeniu tej tury rozgrywasz jeszcze jedną pełną turę, zanim kolej przejdzie dalej: z efektami początku tury, spiskowaniem i czynnościami końca tury. Kilka dodatkowych tur się sumuje.

abyss-name-apprentice = Uczennica
    .acc = Uczennicę
    .gen = Uczennicy
abyss-short-apprentice = Weź 1 stos z Rady
abyss-text-apprentice = Raz, po wejściu do gry. Wybierz jeden niepusty stos Rady i weź go w całości na rękę. Zawsze jest to jeden stos, nawet z Alchemikiem. Jeśli Rada jest pusta, nic się nie dzieje.

abyss-name-oracle = Wyrocznia
    .acc = Wyrocznię
    .gen = Wyroczni
abyss-short-oracle = Co turę: odrzuć 1 stos z Rady
abyss-text-oracle = Raz w każdej swojej turze, dopóki Wyrocznia jest aktywna, możesz odłożyć jeden cały stos Rady na stos odrzuconych kart eksploracji. Nikt nie ogląda tych kart. Moment wybierasz samodzielnie.

abyss-name-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
abyss-short-alchemist = Prosząc Radę, bierzesz 2 stosy
abyss-text-alchemist = Stała zdolność. Dopóki Alchemik jest aktywny, prosząc Radę o wsparcie, bierzesz dwa różne stosy zamiast jednego. Możesz obejrzeć pierwszy, zanim wybierzesz drugi. Drugi stos bierzesz obowiązkowo; jeśli jest tylko jeden, bierzesz tylko ten.

abyss-name-illusionist = Iluzjonista
    .acc = Iluzjonistę
    .gen = Iluzjonisty
abyss-short-illusionist = Wymień swoje miejsce na odkryte
abyss-text-illusionist = Raz, po wejściu do gry. Możesz wymienić jedno kontrolowane miejsce na dostępne odkryte. Lordowie spod starej płytki przechodzą pod nową i nadal są wsunięci, a stara płytka staje się dostępna. Jeśli bierzesz Czarne kominy, ich efekt działa.

abyss-name-master-of-magic = Mistrz magii
    .acc = Mistrza magii
    .gen = Mistrza magii
abyss-short-master-of-magic = Przyłączasz dowolną z zagranych kart
abyss-text-master-of-magic = Stała zdolność. Dopóki Mistrz magii jest aktywny, przy rekrutacji za sojuszników wybierasz dowolnego z zagranych sojuszników i to jego przyłączasz. Nie działa przy rekrutacji samego Mistrza magii ani przy końcowym przyłączaniu.

## Lordowie: politycy

abyss-name-opportunist = Oportunista
    .acc = Oportunistę
    .gen = Oportunisty
abyss-short-opportunist = Co turę: wymień 1 lorda na dziedzińcu
abyss-text-opportunist = Raz w każdej swojej turze, dopóki Oportunista jest aktywny, możesz odrzucić lorda z dziedzińca i położyć na tym samym polu wierzchnią kartę z talii lordów. Potrzebny jest lord na dziedzińcu i karta w talii. To nie jest rekrutacja, więc lordowie się nie przesuwają, a dziedzińca się nie uzupełnia.

abyss-name-corruptor = Łapówkarz
    .acc = Łapówkarza
    .gen = Łapówkarza
abyss-short-corruptor = Zapłać 5 pereł i weź kolejnego lorda
abyss-text-corruptor = Raz, po wejściu do gry. Możesz zapłacić dokładnie 5 pereł i zrekrutować jeszcze jednego lorda z dziedzińca, zanim dziedziniec zostanie uzupełniony. Nie grasz sojuszników, więc nikogo nie przyłączasz, i nic nie zmienia tej ceny. Zdolność nowego lorda działa jak zwykle.

abyss-name-traitor = Zdrajca
    .acc = Zdrajcę
    .gen = Zdrajcy
abyss-short-traitor = Wymień wolnego lorda na lorda z dziedzińca
abyss-text-traitor = Raz, po wejściu do gry. Możesz odrzucić innego swojego wolnego lorda, także wyłączonego, i bez płacenia wziąć za niego dowolnego lorda z dziedzińca. Nowy lord jest wolny i niewyłączony, a jego zdolność działa. Zdrajca nie może odrzucić sam siebie.

abyss-name-diplomat = Dyplomata
    .acc = Dyplomatę
    .gen = Dyplomaty
abyss-short-diplomat = Rekrutujesz bez obowiązkowej rasy
abyss-text-diplomat = Stała zdolność. Dopóki Dyplomata jest aktywny, przy rekrutacji możesz pominąć obowiązkową rasę. Dokładna liczba różnych ras i całkowita wartość nadal obowiązują.

abyss-name-treasurer = Skarbnik
    .acc = Skarbnika
    .gen = Skarbnika
abyss-short-treasurer = Rekrutacja kosztuje cię o 2 mniej
abyss-text-treasurer = Stała zdolność. Dopóki Skarbnik jest aktywny, potrzebujesz całkowitej wartości o 2 mniejszej, by zrekrutować lorda za sojuszników. Liczba ras i 5 pereł Łapówkarza się nie zmieniają.

abyss-name-schemer = Spiskowiec
    .acc = Spiskowca
    .gen = Spiskowca
abyss-short-schemer = Wymień wolnego lorda na lorda z talii
abyss-text-schemer = Raz, po wejściu do gry. Możesz odrzucić innego swojego wolnego lorda, także wyłączonego; potem zastępuje go wierzchni lord z talii. Nowy lord jest wolny i niewyłączony, a jego zdolność działa. Talia lordów nie może być pusta, a Spiskowiec nie może odrzucić sam siebie.

## Lordowie: farmerzy

abyss-name-keeper = Dozorca
    .acc = Dozorcę
    .gen = Dozorcy
abyss-short-keeper = Bez zdolności
abyss-text-keeper = Farmer bez zdolności: daje tylko punkty wpływu i klucz.

abyss-name-reaper = Żniwiarz
    .acc = Żniwiarza
    .gen = Żniwiarza
abyss-short-reaper = Bez zdolności
abyss-text-reaper = Farmer bez zdolności: daje tylko punkty wpływu i klucz.

abyss-name-shepherd = Pasterka
    .acc = Pasterkę
    .gen = Pasterki
abyss-short-shepherd = Bez zdolności
abyss-text-shepherd = Farmer bez zdolności: daje tylko punkty wpływu i klucz.

abyss-name-miller = Młynarz
    .acc = Młynarza
    .gen = Młynarza
abyss-short-miller = Bez zdolności
abyss-text-miller = Farmer bez zdolności i bez klucza, za to wart wiele punktów wpływu.

abyss-name-aquaculturalist = Hodowca alg
    .acc = Hodowcę alg
    .gen = Hodowcy alg
abyss-short-aquaculturalist = Bez zdolności
abyss-text-aquaculturalist = Farmer bez zdolności i bez klucza, za to wart wiele punktów wpływu.

abyss-name-landowner = Właściciel ziemski
    .acc = Właściciela ziemskiego
    .gen = Właściciela ziemskiego
abyss-short-landowner = Bez zdolności
abyss-text-landowner = Farmer bez zdolności i bez klucza, za to wart wiele punktów wpływu.

## Lordowie: ambasadorzy

abyss-name-sage = Mędrzec
    .acc = Mędrca
    .gen = Mędrca
abyss-short-sage = Dobierz 2 miejsca, zatrzymaj 1
abyss-text-sage = Raz, po wejściu do gry. Dobierz ze stosu 2 płytki miejsc i przejmij kontrolę nad jednym z nich; pod płytkę wsuń tylko Mędrca. Drugie miejsce zostaje odkryte i dostępne. Jeśli w stosie jest mniej płytek, dobierz te, które zostały; jeśli stos jest pusty, weź jedno z dostępnych miejsc.

abyss-name-hermit = Pustelnik
    .acc = Pustelnika
    .gen = Pustelnika
abyss-short-hermit = Dobierz 1 miejsce i zatrzymaj je
abyss-text-hermit = Raz, po wejściu do gry. Dobierz ze stosu 1 płytkę miejsca i przejmij nad nim kontrolę; pod płytkę wsuń tylko Pustelnika. Jeśli stos jest pusty, weź jedno z dostępnych miejsc.

abyss-name-elder = Starszy
    .acc = Starszego
    .gen = Starszego
abyss-short-elder = Dobierz 3 miejsca, zatrzymaj 1
abyss-text-elder = Raz, po wejściu do gry. Dobierz ze stosu 3 płytki miejsc i przejmij kontrolę nad jednym z nich; pod płytkę wsuń tylko Starszego. Dwa pozostałe miejsca zostają odkryte i dostępne. Jeśli w stosie jest mniej płytek, dobierz te, które zostały; jeśli stos jest pusty, weź jedno z dostępnych miejsc.

## Miejsca

abyss-name-sargasso-silos = Silosy sargasów
    .acc = Silosy sargasów
    .gen = Silosów sargasów
abyss-short-sargasso-silos = 5 +2 za każdego farmera
abyss-text-sargasso-silos = 5 punktów wpływu i po 2 za każdego twojego farmera. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni.

abyss-name-hydrozoa-reserves = Rezerwat stułbiopławów
    .acc = Rezerwat stułbiopławów
    .gen = Rezerwatu stułbiopławów
abyss-short-hydrozoa-reserves = 6 +2 za każdego maga
abyss-text-hydrozoa-reserves = 6 punktów wpływu i po 2 za każdego twojego maga. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni.

abyss-name-sanctuary = Sanktuarium
    .acc = Sanktuarium
    .gen = Sanktuarium
abyss-short-sanctuary = 4 +3 za każdą przyłączoną meduzę
abyss-text-sanctuary = 4 punkty wpływu i po 3 za każdą twoją przyłączoną meduzę. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-parliament = Parlament
    .acc = Parlament
    .gen = Parlamentu
abyss-short-parliament = 6 +2 za każdego polityka
abyss-text-parliament = 6 punktów wpływu i po 2 za każdego twojego polityka. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni.

abyss-name-barracks = Koszary
    .acc = Koszary
    .gen = Koszar
abyss-short-barracks = 7 +2 za każdego żołnierza
abyss-text-barracks = 7 punktów wpływu i po 2 za każdego twojego żołnierza. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni.

abyss-name-dockworks = Doki
    .acc = Doki
    .gen = Doków
abyss-short-dockworks = 5 +2 za każdego kupca
abyss-text-dockworks = 5 punktów wpływu i po 2 za każdego twojego kupca. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni.

abyss-name-sargasso-fields = Pola sargasów
    .acc = Pola sargasów
    .gen = Pól sargasów
abyss-short-sargasso-fields = 3 +3 za każdego przyłączonego konika
abyss-text-sargasso-fields = 3 punkty wpływu i po 3 za każdego twojego przyłączonego konika morskiego. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-abyss = Otchłań
    .acc = Otchłań
    .gen = Otchłani
abyss-short-abyss = 2 za każdą gildię wśród twoich lordów
abyss-text-abyss = Po 2 punkty wpływu za każdą z sześciu gildii, z której masz choć jednego lorda, najwyżej 12. Ambasadorzy też są gildią. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni.

abyss-name-city-of-mirrors = Miasto luster
    .acc = Miasto luster
    .gen = Miasta luster
abyss-short-city-of-mirrors = Kopiuje miejsce przeciwnika
abyss-text-city-of-mirrors = Punktuje jak jedno z miejsc kontrolowanych przez przeciwników, ale liczone z twoimi lordami i przyłączonymi sojusznikami. Najkorzystniejsze miejsce jest wybierane automatycznie, a przeciwnik i tak dostaje swoje punkty. Jeśli żaden przeciwnik nie kontroluje miejsca, dostajesz 0; tyle samo za kopię Czarnych kominów.

abyss-name-black-smokers = Czarne kominy
    .acc = Czarne kominy
    .gen = Czarnych kominów
abyss-short-black-smokers = 0. Zamień na dowolną płytkę ze stosu
abyss-text-black-smokers = Warte 0 punktów wpływu. Gdy w dowolny sposób przejmujesz nad nimi kontrolę, możesz przejrzeć zakryty stos płytek miejsc i wziąć z niego dowolną płytkę zamiast nich. Czarne kominy wypadają wtedy z gry, lordowie spod nich przechodzą pod nową płytkę, a stos jest tasowany. Stos widzisz tylko ty; odkrytych miejsc nie można tak wziąć, a przy pustym stosie nic się nie dzieje.

abyss-name-oceanic-senate-assembly = Zgromadzenie Senatu Oceanu
    .acc = Zgromadzenie Senatu Oceanu
    .gen = Zgromadzenia Senatu Oceanu
abyss-short-oceanic-senate-assembly = 4 +3 za każdą przyłączoną kałamarnicę
abyss-text-oceanic-senate-assembly = 4 punkty wpływu i po 3 za każdą twoją przyłączoną kałamarnicę. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-depths = Głębina
    .acc = Głębinę
    .gen = Głębiny
abyss-short-depths = Podwojone PW twojego najsłabszego lorda
abyss-text-depths = Podwojone punkty wpływu twojego najsłabszego lorda. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni. Bez lordów jest warta 0.

abyss-name-throne-room = Sala tronowa
    .acc = Salę tronową
    .gen = Sali tronowej
abyss-short-throne-room = PW twojego najsilniejszego lorda
abyss-text-throne-room = Punkty wpływu twojego najsilniejszego lorda. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni. Bez lordów jest warta 0.

abyss-name-jail = Więzienie
    .acc = Więzienie
    .gen = Więzienia
abyss-short-jail = 15 −1 za każdego twojego lorda
abyss-text-jail = 15 punktów wpływu minus 1 za każdego twojego lorda. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni.

abyss-name-chasm = Rozpadlina
    .acc = Rozpadlinę
    .gen = Rozpadliny
abyss-short-chasm = 5 +3 za każdego przyłączonego kraba
abyss-text-chasm = 5 punktów wpływu i po 3 za każdego twojego przyłączonego kraba. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-closed-tower = Zamknięta wieża
    .acc = Zamkniętą wieżę
    .gen = Zamkniętej wieży
abyss-short-closed-tower = 3 za każdego twojego lorda z kluczem
abyss-text-closed-tower = Po 3 punkty wpływu za każdego twojego lorda, który ma na karcie choć jeden klucz. Liczą się też wydane klucze lordów wsuniętych pod płytki i klucze wyłączonych lordów. Ambasador liczy się raz.

abyss-name-lost-tower = Zaginiona wieża
    .acc = Zaginioną wieżę
    .gen = Zaginionej wieży
abyss-short-lost-tower = 3 za każdego twojego lorda bez klucza
abyss-text-lost-tower = Po 3 punkty wpływu za każdego twojego lorda, który nie ma na karcie klucza. Liczą się lordowie wolni, wsunięci pod płytki i wyłączeni. Ambasadorzy mają klucze, więc tu się nie liczą.

abyss-name-chamber-of-allies = Izba sojuszników
    .acc = Izbę sojuszników
    .gen = Izby sojuszników
abyss-short-chamber-of-allies = 3 + najsłabszy sojusznik z każdej rasy
abyss-text-chamber-of-allies = 3 punkty wpływu oraz, dla każdej rasy wśród twoich przyłączonych sojuszników, wartość najsłabszego z tej rasy. Liczą się też sojusznicy przyłączeni na koniec gry.

abyss-name-nest-of-giant-clams = Gniazdo olbrzymich małży
    .acc = Gniazdo olbrzymich małży
    .gen = Gniazda olbrzymich małży
abyss-short-nest-of-giant-clams = 3 +3 za każdego przyłączonego skorupiaka
abyss-text-nest-of-giant-clams = 3 punkty wpływu i po 3 za każdego twojego przyłączonego skorupiaka. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-coral-barrier = Rafa koralowa
    .acc = Rafę koralową
    .gen = Rafy koralowej
abyss-short-coral-barrier = 20 −1 za każdego przyłączonego sojusznika
abyss-text-coral-barrier = 20 punktów wpływu minus 1 za każdego twojego przyłączonego sojusznika. Liczą się też ci przyłączeni na koniec gry.

## Stół: nagłówki, podpisy i nazwy dla czytników

abyss-name-exploration-deck = talia eksploracji
    .acc = talię eksploracji
    .gen = talii eksploracji
    .title = Talia eksploracji
abyss-name-lord-deck = talia lordów
    .acc = talię lordów
    .gen = talii lordów
    .title = Talia lordów
abyss-name-location-stack = stos płytek miejsc
    .acc = stos płytek miejsc
    .gen = stosu płytek miejsc
    .title = Stos płytek miejsc
abyss-text-exploration-deck = 65 sojuszników z pięciu ras i 6 potworów, zakrytych. Eksplorując głębiny, odkrywasz je po jednym. Gdy talia się skończy, odrzucone karty są tasowane i tworzą nową.
abyss-text-lord-deck = Lordowie, którzy dopiero się pojawią, zakryci. Spiskowanie kosztuje 1 perłę i odkrywa wierzchniego na puste pole dziedzińca.
abyss-text-location-stack = Miejsca, które są jeszcze zakryte. Gdy klucze dają ci kontrolę nad miejscem, możesz dobrać stąd od 1 do 4 płytek i zatrzymać jedną; pozostałe leżą odkryte dla wszystkich.

abyss-board-court = Dziedziniec
abyss-board-court-note = gdy po rekrutacji zostaje dwóch lordów: +2 perły i nowi lordowie
abyss-board-court-space = Pole dziedzińca { $n }: puste
abyss-board-lords = Lordowie
abyss-board-dismissed = odrzuceni: { $lords }
abyss-board-depths = Głębiny
abyss-board-price = kolejny zakup w tej turze: { $n ->
    [one] { $n } perła
    [few] { $n } perły
   *[many] { $n } pereł
}
abyss-board-reveal = Odkryj
abyss-board-discarded = odrzucone: { $n }
abyss-board-track-space = Pole toru { $n }: puste
abyss-board-track-last = Ostatnie pole toru: +1 perła
abyss-board-threat = Zagrożenie: pole { $n } z 6
abyss-board-threat-space = Pole zagrożenia { $n }: { $rewards }
abyss-board-or = { $first } albo { $second }
abyss-board-council = Rada
abyss-board-council-note = zakryte stosy według ras
abyss-board-locations = Miejsca
abyss-board-locations-note = za 3 klucze
abyss-board-drawn = Dobrane miejsca
abyss-board-searched = Stos płytek miejsc, widzisz go tylko ty
abyss-board-paid = Zagrani sojusznicy
abyss-board-paid-for = Zapłata za { $lord }
abyss-board-value = wartość { $have } z { $need }
abyss-board-races = rasy { $have } z { $need }
abyss-board-only-explore = Za żadnego lorda jeszcze nie zapłacisz, a w Radzie nie ma stosu do wzięcia.
abyss-board-missing = Brakuje wartości: { $n }. Nie masz pereł, żeby dopłacić.
abyss-board-pearls-rest = { $n ->
    [one] resztę dopłaci { $n } perła
    [few] resztę dopłacą { $n } perły
   *[many] resztę dopłaci { $n } pereł
}
abyss-board-mine = Twój obszar
abyss-board-area = Obszar: { $player }
abyss-board-hand = Ręka
abyss-board-hand-empty = Nie masz kart na ręce. Eksploruj głębiny albo poproś Radę.
abyss-board-free = Wolni lordowie
abyss-board-none-free = Jeszcze bez wolnych lordów
abyss-board-affiliated = Przyłączeni sojusznicy
abyss-board-under = Pod płytką: { $location }
abyss-board-disabled = wyłączony
abyss-board-used = użyty w tej turze
abyss-board-spent = klucz wydany
abyss-board-empty = pusto
abyss-board-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
abyss-board-tiles = { $n ->
    [one] { $n } płytka
    [few] { $n } płytki
   *[many] { $n } płytek
}
abyss-board-pearls = { $n ->
    [one] { $n } perła
    [few] { $n } perły
   *[many] { $n } pereł
}
abyss-board-keys = { $n ->
    [one] { $n } klucz
    [few] { $n } klucze
   *[many] { $n } kluczy
}
abyss-board-key-tokens = { $n ->
    [one] { $n } żeton klucza
    [few] { $n } żetony kluczy
   *[many] { $n } żetonów kluczy
}
abyss-board-tokens = { $n ->
    [one] { $n } żeton potwora
    [few] { $n } żetony potworów
   *[many] { $n } żetonów potworów
}
abyss-board-worth = { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}
abyss-board-worth-now = teraz { $n }
abyss-board-pearls-caption = { $n ->
    [one] perła
    [few] perły
   *[many] pereł
}
abyss-board-keys-caption = { $n ->
    [one] klucz
    [few] klucze
   *[many] kluczy
}
abyss-board-keys-tokens-caption = { $n ->
    [one] w tym { $n } żeton
    [few] w tym { $n } żetony
   *[many] w tym { $n } żetonów
}
abyss-board-tokens-caption = { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
abyss-board-guild = Gildia
abyss-board-timing = Kiedy
abyss-board-cost = Koszt
abyss-board-influence = Punkty wpływu
abyss-board-keys-label = Klucze
abyss-board-timing-once = od razu
abyss-board-timing-always = stale
abyss-board-timing-turn = raz na turę
abyss-board-turn = tura { $n }
abyss-board-last-turns = ostatnie tury
abyss-board-lord = { $name }, { $guild }. Koszt: { $races ->
    [one] { $races } rasa
    [few] { $races } rasy
   *[many] { $races } ras
}{ $must ->
    [none] {""}
   *[other] , w tym { $must }
}, wartość { $value }. Klucze: { $keys }. Punkty wpływu: { $influence }. { $short }.
abyss-board-own-lord = { $name }, { $guild }. Klucze: { $keys }. Punkty wpływu: { $influence }. { $short }.
abyss-board-location = { $name }. { $short }.
abyss-board-own-location = { $name }. { $short }. Teraz punktów: { $n }.
abyss-board-lords-count = { $n ->
    [one] { $n } lord
    [few] { $n } lordowie
   *[many] { $n } lordów
}
abyss-board-removed = Poza grą

## Nazwy: nagrody, żetony, pola

abyss-name-1-pearl = 1 perła
    .acc = 1 perłę
    .gen = 1 perły
abyss-name-2-pearl = 2 perły
    .acc = 2 perły
    .gen = 2 pereł
abyss-name-1-token = 1 żeton potwora
    .acc = 1 żeton potwora
    .gen = 1 żetonu potwora
abyss-name-2-token = 2 żetony potworów
    .acc = 2 żetony potworów
    .gen = 2 żetonów potworów
abyss-name-1-key = 1 klucz
    .acc = 1 klucz
    .gen = 1 klucza
abyss-name-2-key = 2 klucze
    .acc = 2 klucze
    .gen = 2 kluczy
abyss-name-1-pearl-1-token = 1 perła i 1 żeton potwora
    .acc = 1 perłę i 1 żeton potwora
    .gen = 1 perły i 1 żetonu potwora
abyss-name-1-key-1-pearl = 1 klucz i 1 perła
    .acc = 1 klucz i 1 perłę
    .gen = 1 klucza i 1 perły
abyss-name-1-key-1-token = 1 klucz i 1 żeton potwora
    .acc = 1 klucz i 1 żeton potwora
    .gen = 1 klucza i 1 żetonu potwora
abyss-name-1-key-2-pearl = 1 klucz i 2 perły
    .acc = 1 klucz i 2 perły
    .gen = 1 klucza i 2 pereł
abyss-name-1-key-1-pearl-1-token = 1 klucz, 1 perła i 1 żeton potwora
    .acc = 1 klucz, 1 perłę i 1 żeton potwora
    .gen = 1 klucza, 1 perły i 1 żetonu potwora
abyss-name-1-key-2-token = 1 klucz i 2 żetony potworów
    .acc = 1 klucz i 2 żetony potworów
    .gen = 1 klucza i 2 żetonów potworów

abyss-name-reward-1-pearl = { abyss-name-1-pearl }
    .acc = { abyss-name-1-pearl.acc }
    .gen = { abyss-name-1-pearl.gen }
abyss-name-reward-2-pearl = { abyss-name-2-pearl }
    .acc = { abyss-name-2-pearl.acc }
    .gen = { abyss-name-2-pearl.gen }
abyss-name-reward-1-token = { abyss-name-1-token }
    .acc = { abyss-name-1-token.acc }
    .gen = { abyss-name-1-token.gen }
abyss-name-reward-2-token = { abyss-name-2-token }
    .acc = { abyss-name-2-token.acc }
    .gen = { abyss-name-2-token.gen }
abyss-name-reward-1-key = { abyss-name-1-key }
    .acc = { abyss-name-1-key.acc }
    .gen = { abyss-name-1-key.gen }
abyss-name-reward-2-key = { abyss-name-2-key }
    .acc = { abyss-name-2-key.acc }
    .gen = { abyss-name-2-key.gen }
abyss-name-reward-1-pearl-1-token = { abyss-name-1-pearl-1-token }
    .acc = { abyss-name-1-pearl-1-token.acc }
    .gen = { abyss-name-1-pearl-1-token.gen }
abyss-name-reward-1-key-1-pearl = { abyss-name-1-key-1-pearl }
    .acc = { abyss-name-1-key-1-pearl.acc }
    .gen = { abyss-name-1-key-1-pearl.gen }
abyss-name-reward-1-key-1-token = { abyss-name-1-key-1-token }
    .acc = { abyss-name-1-key-1-token.acc }
    .gen = { abyss-name-1-key-1-token.gen }
abyss-name-reward-1-key-2-pearl = { abyss-name-1-key-2-pearl }
    .acc = { abyss-name-1-key-2-pearl.acc }
    .gen = { abyss-name-1-key-2-pearl.gen }
abyss-name-reward-1-key-1-pearl-1-token = { abyss-name-1-key-1-pearl-1-token }
    .acc = { abyss-name-1-key-1-pearl-1-token.acc }
    .gen = { abyss-name-1-key-1-pearl-1-token.gen }
abyss-name-reward-1-key-2-token = { abyss-name-1-key-2-token }
    .acc = { abyss-name-1-key-2-token.acc }
    .gen = { abyss-name-1-key-2-token.gen }

abyss-name-key-token = żeton klucza
    .acc = żeton klucza
    .gen = żetonu klucza
abyss-name-keys = klucze
    .acc = klucze
    .gen = kluczy
abyss-name-court = dziedziniec
    .acc = dziedziniec
    .gen = dziedzińca
abyss-name-last-space = ostatnie pole toru
    .acc = ostatnie pole toru
    .gen = ostatniego pola toru

# $must: nazwa obowiązkowej rasy albo none
abyss-facts-lords =
    { $must ->
        [none] { $guild } · koszt: wartość { $value } ze wszystkich 5 ras · punkty wpływu: { $influence } · klucze: { $keys }
       *[other] { $guild } · koszt: wartość { $value } z { $races ->
            [one] 1 rasy
           *[other] { $races } ras
        } (obowiązkowa: { $must }) · punkty wpływu: { $influence } · klucze: { $keys }
    }

## Ustawienia

abyss-setting-first = Pierwszy gracz
abyss-setting-first-random = Losowo
abyss-setting-first-a = Miejsce A
abyss-setting-first-b = Miejsce B
abyss-setting-first-c = Miejsce C
abyss-setting-first-d = Miejsce D

## Pytania

abyss-ask-turn-action = Wybierz akcję
    .why = Eksploruj głębiny, poproś Radę o wsparcie albo zrekrutuj lorda.
abyss-ask-turn-end = Zakończ turę albo użyj zdolności
    .why = W tej turze możesz jeszcze użyć lorda.
abyss-ask-explore-buy = Kup { $becauseAcc } albo spasuj
    .why =
        { $n ->
            [one] Cena: 1 perła dla aktywnego gracza.
            [few] Cena: { $n } perły dla aktywnego gracza.
           *[other] Cena: { $n } pereł dla aktywnego gracza.
        }
abyss-ask-explore-take-or-go-on = Weź { $becauseAcc } albo kontynuuj
    .why = Eksplorujesz głębiny: nikt nie kupił tej karty.
abyss-ask-explore-fight-or-go-on = Walcz z potworem albo kontynuuj
    .why = Walka zawsze się udaje i kończy eksplorację. Ominięty potwór podnosi zagrożenie o 1.
abyss-ask-explore-reward = Wybierz nagrodę
    .why = Potwór pokonany. Nagroda zależy od pola zagrożenia.
abyss-ask-recruit-pay = Zapłać za { $becauseAcc }
    .why =
        { $n ->
            [0] Wartość już wystarcza.
           *[other] Do ceny brakuje { $n }. Możesz dopłacić perłami.
        }
abyss-ask-recruit-affiliate = Wybierz, kogo przyłączyć
    .why = Ten sojusznik zostaje przed tobą, pozostali zagrani są odrzucani.
abyss-ask-assassin-lord = Wybierz lorda do wyłączenia
    .why = { $because }: po jednym wolnym lordzie każdego przeciwnika, do końca gry.
abyss-ask-discard =
    { $n ->
        [one] Odrzuć sojusznika
       *[other] Odrzuć jeszcze { $n } sojuszników
    }
    .why = Zdolność przeciwnika: { $because }.
abyss-ask-hunter-opponent = Wybierz przeciwnika z żetonem potwora
    .why = { $because }: zabierasz mu losowy żeton.
abyss-ask-apprentice-stack = Wybierz stos z Rady
    .why = { $because }: bierzesz cały stos na rękę.
abyss-ask-council-second = Wybierz drugi stos z Rady
    .why = { $because }: bierzesz dwa różne stosy.
abyss-ask-illusionist-give = Wymień miejsce albo zrezygnuj
    .why = { $because }: oddajesz kontrolowane miejsce za jedno z odkrytych.
abyss-ask-illusionist-take = Wybierz odkryte miejsce
    .why = { $because }: lordowie spod oddanej płytki przejdą pod nową.
abyss-ask-corruptor-lord = Przekup lorda z dziedzińca albo zrezygnuj
    .why =
        { $n ->
            [one] { $because }: kolejny lord za 1 perłę.
            [few] { $because }: kolejny lord za { $n } perły.
           *[other] { $because }: kolejny lord za { $n } pereł.
        }
abyss-ask-dismiss = Odrzuć wolnego lorda albo zrezygnuj
    .why = { $because }: odrzuconego zastąpi inny lord.
abyss-ask-traitor-lord = Wybierz lorda z dziedzińca
    .why = { $because }: ten lord wchodzi do gry bez płacenia.
abyss-ask-slaver-discard = Odrzuć sojusznika za 2 perły
    .why = { $because }: raz w turze.
abyss-ask-oracle-stack = Wybierz stos Rady do odrzucenia
    .why = { $because }: raz w turze. Nikt nie ogląda tych kart.
abyss-ask-opportunist-lord = Wybierz lorda do wymiany
    .why = { $because }: na jego pole przyjdzie wierzchni lord z talii.
abyss-ask-control-keys = Wybierz klucz do wydania
    .why =
        { $n ->
            [one] Na miejsce potrzeba jeszcze 1 klucza.
           *[other] Na miejsce potrzeba jeszcze { $n } kluczy.
        }
abyss-ask-control-location = Wybierz miejsce
    .why = Przejmujesz kontrolę nad miejscem ({ $because }).
abyss-ask-control-drawn = Zatrzymaj jedno z dobranych miejsc
    .why = Pozostałe staną się dostępne dla wszystkich.
abyss-ask-smokers-search = Przejrzyj stos płytek miejsc albo zrezygnuj
    .why = { $because }: możesz wziąć zamiast nich dowolną płytkę ze stosu.
abyss-ask-smokers-take = Wybierz płytkę ze stosu
    .why = { $because } wypadają z gry, a stos jest tasowany.

## Odpowiedzi; .many: przycisk dla wszystkich odpowiedzi tego rodzaju

abyss-option-explore = Eksploruj głębiny
abyss-option-plot = Spiskuj: odkryj lorda za 1 perłę
abyss-option-support = Weź { $thingAcc } z Rady
    .many = Poproś Radę o wsparcie
abyss-option-recruit = Zrekrutuj { $thingAcc }
    .many = Zrekrutuj lorda
abyss-option-use = Użyj { $thingGen }
    .many = Użyj zdolności
abyss-option-end-turn = Zakończ turę
abyss-option-buy = Kup { $thingAcc }
abyss-option-pass = Spasuj
abyss-option-take = Weź { $thingAcc }
abyss-option-go-on = Kontynuuj eksplorację
abyss-option-fight = Walcz z potworem
abyss-option-claim = Weź { $thingAcc }
    .many = Wybierz nagrodę
abyss-option-pay = Zagraj { $thingAcc }
    .many = Zagraj sojusznika
abyss-option-done =
    { $thing ->
        [one] Gotowe: dopłać 1 perłę
        [few] Gotowe: dopłać { $thing } perły
        [many] Gotowe: dopłać { $thing } pereł
       *[none] Gotowe
    }
abyss-option-affiliate = Przyłącz { $thingAcc }
    .many = Przyłącz sojusznika
abyss-option-discard = Odrzuć { $thingAcc }
    .many = Odrzuć sojusznika
abyss-option-disable = Wyłącz { $thingAcc }
    .many = Wyłącz lorda
abyss-option-rob = Zabierz żeton: { $thing }
    .many = Zabierz żeton
abyss-option-scatter = Odrzuć { $thingAcc }
    .many = Odrzuć stos
abyss-option-replace = Wymień { $thingAcc }
    .many = Wymień lorda
abyss-option-bribe = Przekup { $thingAcc }
    .many = Przekup lorda
abyss-option-dismiss = Odrzuć { $thingAcc }
    .many = Odrzuć lorda
abyss-option-install = Weź { $thingAcc }
    .many = Weź lorda
abyss-option-decline = Zrezygnuj
abyss-option-spend = Wydaj: { $thing }
    .many = Wydaj klucz
abyss-option-control = Przejmij kontrolę: { $thing }
    .many = Przejmij kontrolę nad miejscem
abyss-option-draw =
    { $thing ->
        [one] Dobierz 1 miejsce
        [few] Dobierz { $thing } miejsca
       *[other] Dobierz { $thing } miejsc
    }
    .many = Dobierz miejsca
abyss-option-search = Przejrzyj stos
abyss-option-give = Oddaj { $thingAcc }
    .many = Oddaj miejsce

## Dziennik

abyss-event-turn-started = Tura { $n }: { $seat }.
abyss-event-plotted = { $seat } spiskuje na dziedzińcu za 1 perłę.
abyss-event-lord-turned-up = Na dziedziniec przybywa { $thing }.
abyss-event-exploring = { $seat } eksploruje głębiny.
abyss-event-card-revealed = Odkryto { $thingAcc }.
abyss-event-deck-reshuffled = Odrzucone karty tworzą nową talię eksploracji.
abyss-event-ally-bought =
    { $n ->
        [one] { $seat } kupuje { $thingAcc } za 1 perłę. Zapłatę bierze { $other }.
        [few] { $seat } kupuje { $thingAcc } za { $n } perły. Zapłatę bierze { $other }.
       *[other] { $seat } kupuje { $thingAcc } za { $n } pereł. Zapłatę bierze { $other }.
    }
abyss-event-ally-left = { $seat } zostawia { $thingAcc } i kontynuuje eksplorację.
abyss-event-ally-taken = { $seat } bierze { $thingAcc }.
abyss-event-allies-to-council = Do Rady: { $things }.
abyss-event-pearls-gained =
    { $n ->
        [one] { $seat } dostaje 1 perłę ({ $thing }).
        [few] { $seat } dostaje { $n } perły ({ $thing }).
       *[other] { $seat } dostaje { $n } pereł ({ $thing }).
    }
abyss-event-pearls-lost =
    { $n ->
        [one] { $seat } traci 1 perłę ({ $thing }).
        [few] { $seat } traci { $n } perły ({ $thing }).
       *[other] { $seat } traci { $n } pereł ({ $thing }).
    }
abyss-event-monster-passed = { $seat } omija potwora. Zagrożenie: { $n }.
abyss-event-monster-fought = { $seat } pokonuje potwora na { $n }. polu zagrożenia.
abyss-event-reward-claimed = { $seat } bierze nagrodę: { $thing }. Zagrożenie: { $n }.
abyss-event-token-seen =
    { $n ->
        [one] Ten żeton potwora jest wart 1 punkt wpływu.
        [few] Ten żeton potwora jest wart { $n } punkty wpływu.
       *[other] Ten żeton potwora jest wart { $n } punktów wpływu.
    }
abyss-event-token-stolen = { $seat } zabiera losowy żeton potwora. Traci go { $other }.
abyss-event-support-given =
    { $n ->
        [one] { $seat } bierze z Rady { $thingAcc }: 1 kartę.
        [few] { $seat } bierze z Rady { $thingAcc }: { $n } karty.
       *[other] { $seat } bierze z Rady { $thingAcc }: { $n } kart.
    }
abyss-event-stack-scattered =
    { $n ->
        [one] { $seat } odrzuca z Rady { $thingAcc }: 1 kartę.
        [few] { $seat } odrzuca z Rady { $thingAcc }: { $n } karty.
       *[other] { $seat } odrzuca z Rady { $thingAcc }: { $n } kart.
    }
abyss-event-recruiting = { $seat } rekrutuje { $thingAcc }.
abyss-event-lord-paid =
    { $n ->
        [0] { $seat } płaci: { $things }.
        [one] { $seat } płaci: { $things }; do tego 1 perła.
        [few] { $seat } płaci: { $things }; do tego { $n } perły.
       *[other] { $seat } płaci: { $things }; do tego { $n } pereł.
    }
abyss-event-ally-affiliated = { $seat } przyłącza { $thingAcc }.
abyss-event-lord-entered = { $thing } wchodzi do gry: { $seat }.
abyss-event-lord-bribed =
    { $n ->
        [one] { $seat } przekupuje { $thingAcc } za 1 perłę.
        [few] { $seat } przekupuje { $thingAcc } za { $n } perły.
       *[other] { $seat } przekupuje { $thingAcc } za { $n } pereł.
    }
abyss-event-lord-dismissed = { $seat } odrzuca { $thingAcc }.
abyss-event-lord-replaced = { $seat } odsyła z dziedzińca { $thingAcc }. Nowy lord: { $things }.
abyss-event-lord-disabled = { $seat } wyłącza { $thingAcc } (lord gracza: { $other }).
abyss-event-ally-discarded = { $seat } odrzuca { $thingAcc }.
abyss-event-extra-turn = { $seat } ma po tej turze jeszcze jedną.
abyss-event-locations-drawn = { $seat } dobiera ze stosu: { $things }.
abyss-event-location-controlled =
    { $n ->
        [0] { $seat } przejmuje kontrolę nad miejscem: { $thing }. Pod spodem, za klucze: { $things }.
        [one] { $seat } przejmuje za 1 żeton klucza kontrolę nad miejscem: { $thing }. Pod spodem, za klucze: { $things }.
        [3] { $seat } przejmuje za 3 żetony kluczy kontrolę nad miejscem: { $thing }. Pod spodem nie ma lordów.
        [few] { $seat } przejmuje za { $n } żetony kluczy kontrolę nad miejscem: { $thing }. Pod spodem, za klucze: { $things }.
       *[other] { $seat } przejmuje za { $n } żetonów kluczy kontrolę nad miejscem: { $thing }. Pod spodem, za klucze: { $things }.
    }
abyss-event-location-exchanged = { $seat } oddaje { $thingAcc } i bierze: { $things }.
abyss-event-stack-searched = { $seat } przegląda stos płytek miejsc.
abyss-event-smokers-replaced = { $seat } zamienia Czarne kominy na { $thingAcc }.
abyss-event-end-triggered = { $seat } wywołuje koniec gry. Pozostali mają jeszcze po jednej turze.
abyss-event-finally-affiliated = Na koniec { $seat } przyłącza: { $things }.
abyss-event-game-over = Koniec gry.

## Dlaczego nie?

abyss-why-stack-empty = W tym stosie musi leżeć choć jedna karta.
abyss-why-race-too-many = Z kartą tej rasy ({ $thing }) nie opłacisz kosztu.
abyss-why-races = Różne rasy na ręce: potrzeba { $needed }, masz { $given }.
abyss-why-mandatory-race = Obowiązkowa rasa na ręce: { $thing }.
abyss-why-value = Wartość razem z perłami: potrzeba { $needed }, masz { $given }.
abyss-why-plot-pearl = Spiskowanie kosztuje 1 perłę.
abyss-why-plot-space = Na dziedzińcu musi być puste pole.
abyss-why-plot-deck = W talii lordów musi być karta.

## Stół jako tekst

abyss-sketch-court = Dziedziniec
abyss-sketch-cost = koszt
abyss-sketch-influence = PW
abyss-sketch-keys = klucze
abyss-sketch-ability = zdolność
abyss-sketch-all-races = wszystkie rasy
abyss-sketch-lord-deck =
    { $n ->
        [one] w talii 1 lord
       *[other] w talii { $n } lordów
    }
abyss-sketch-depths = Głębiny
abyss-sketch-deck =
    { $n ->
        [one] w talii 1 karta
        [few] w talii { $n } karty
       *[other] w talii { $n } kart
    }
abyss-sketch-price =
    { $n ->
        [one] kolejna sprzedaż: 1 perła
        [few] kolejna sprzedaż: { $n } perły
       *[other] kolejna sprzedaż: { $n } pereł
    }
abyss-sketch-threat = zagrożenie { $n } z 6: { $rewards }
abyss-sketch-or = { $first } albo { $second }
abyss-sketch-council = Rada
abyss-sketch-locations = Miejsca
abyss-sketch-location-stack =
    { $n ->
        [one] w stosie 1 płytka
        [few] w stosie { $n } płytki
       *[other] w stosie { $n } płytek
    }
abyss-sketch-drawn = dobrane
abyss-sketch-none = brak
abyss-sketch-pearls =
    { $n ->
        [one] 1 perła
        [few] { $n } perły
       *[other] { $n } pereł
    }
abyss-sketch-key-count =
    { $n ->
        [one] 1 klucz
        [few] { $n } klucze
       *[other] { $n } kluczy
    }
abyss-sketch-cards =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }
abyss-sketch-tokens =
    { $n ->
        [one] 1 żeton potwora
        [few] { $n } żetony potworów
       *[other] { $n } żetonów potworów
    }
abyss-sketch-points = { $n } PW
abyss-sketch-player = { $seat }
abyss-sketch-hand = Ręka
abyss-sketch-tokens-held = Wartości żetonów
abyss-sketch-lords = Lordowie
abyss-sketch-disabled = wyłączony
abyss-sketch-affiliated = Przyłączeni
abyss-sketch-paid = Zagrane karty
abyss-sketch-spent = Wydane klucze
abyss-sketch-last-turns = Ostatnie tury

## Zasady: Przygotowanie

abyss-rule-aby-1-01 = Gra jest dla 2, 3 lub 4 osób. Od liczby graczy nie zależy żadna zasada.
    .title = Liczba graczy

abyss-rule-aby-1-02 = Talia ma 71 kart z jednakowym rewersem: 65 sojuszników i 6 potworów. Każda z pięciu ras ma 13 sojuszników: jednego o wartości 5, dwóch o wartości 4, po trzech o wartościach 3 i 2 oraz czterech o wartości 1. Wszystko razem tworzy jedną potasowaną, zakrytą talię.
    .title = Talia eksploracji

abyss-rule-aby-1-03 = Potasuj 35 lordów i wyłóż 6 z nich odkrytych na 6 pól dziedzińca. Pozostałych 29 tworzy zakrytą talię lordów.
    .title = Talia lordów i dziedziniec

abyss-rule-aby-1-04 = Potasuj 20 zakrytych płytek miejsc i odkryj wierzchnią obok stosu. Na początku to jedyne dostępne miejsce; w stosie zostaje 19 płytek.
    .title = Stos płytek miejsc

abyss-rule-aby-1-05 = Wymieszaj 20 zakrytych żetonów potworów: dziewięć jest wartych po 2 punkty, dziewięć po 3, a dwa po 4.
    .title = Żetony potworów

abyss-rule-aby-1-06 = Znacznik zagrożenia zaczyna na polu 1, na górze toru zagrożenia. Tor ma 6 pól.
    .title = Zagrożenie na początku

abyss-rule-aby-1-07 = W zasobach ogólnych jest 10 żetonów kluczy. Nie mogą się skończyć, dopóki są miejsca do wzięcia.
    .title = Żetony kluczy

abyss-rule-aby-1-08 = Każdy zaczyna z 1 perłą. Pozostałe perły tworzą skarbiec, który nigdy się nie wyczerpuje.
    .title = Perły na początku

abyss-rule-aby-1-09 = Pierwszego gracza wybiera los albo ustawienie stołu. Gracie zgodnie z ruchem wskazówek zegara.
    .title = Pierwszy gracz

abyss-rule-aby-1-10 = Zaczynasz bez kart na ręce, bez lordów, miejsc, kluczy i żetonów potworów. Puste są też: pięć stosów Rady, tor eksploracji i oba stosy kart odrzuconych.
    .title = Pusty początek

## Zasady: Twoja tura

abyss-rule-aby-2-01 = Twoja tura ma kolejno: efekty początku tury; (1) spiskowanie na dziedzińcu, dowolnie wiele razy albo wcale; (2) dokładnie jedną akcję; (3) przejęcie kontroli nad miejscem, powtarzane, dopóki masz co najmniej 3 klucze; (4) efekty końca tury.
    .title = Kroki tury

abyss-rule-aby-2-02 = Zrób dokładnie jedną rzecz: eksploruj głębiny, poproś Radę o wsparcie albo zrekrutuj lorda. Nie możesz spasować.
    .title = Trzy akcje

abyss-rule-aby-2-03 = Eksplorować głębiny możesz zawsze. O wsparcie możesz poprosić, gdy w Radzie leży choć jeden stos kart. Rekrutować możesz, gdy stać cię na pełny koszt któregoś lorda z dziedzińca.
    .title = Kiedy akcja jest możliwa

abyss-rule-aby-2-04 = Po twojej turze kolej przechodzi na osobę po twojej lewej, chyba że masz dodatkową turę od Przyzywacza albo gra się skończyła.
    .title = Kto następny

abyss-rule-aby-2-05 = Jeśli masz aktywnego Łowcę niewolników, Wyrocznię lub Oportunistę, wybierz, w której chwili swojej tury użyjesz tej zdolności. Może to być każdy moment, w którym o czymś decydujesz, ale nigdy wtedy, gdy decyduje ktoś inny, ani między zdobyciem trzeciego klucza a przejęciem kontroli nad miejscem.
    .title = Wybór momentu

abyss-rule-aby-2-06 = Każdej takiej zdolności możesz użyć raz w każdej swojej turze; tura dodatkowa to nowa tura. Lorda zdobytego w tej turze możesz użyć od razu, jeśli nadal jest wolny.
    .title = Raz na turę

## Zasady: Spiskowanie na dziedzińcu

abyss-rule-aby-3-01 = Przed akcją możesz zapłacić do skarbca 1 perłę, aby odkryć wierzchniego lorda z talii. Trafia on na puste pole dziedzińca najdalej od talii.
    .title = Jak spiskować

abyss-rule-aby-3-02 = Spiskuj tyle razy, ile chcesz, dopóki masz perłę, na dziedzińcu jest puste pole, a w talii lordów są karty.
    .title = Spiskowanie wiele razy

abyss-rule-aby-3-03 = Nie możesz spiskować, gdy wszystkie 6 pól dziedzińca jest zajętych, gdy talia lordów jest pusta albo po wybraniu akcji. Możesz wydać na to perły zdobyte przed chwilą, na przykład od Rentiera lub Łowcy niewolników.
    .title = Kiedy nie można spiskować

abyss-rule-aby-3-04 = Odkrycie ostatniego lorda przez spiskowanie, Oportunistę lub Spiskowca nie wywołuje końca gry.
    .title = Ostatni lord w talii

## Zasady: Eksploracja głębin

abyss-rule-aby-4-01 = Odkrywaj karty z talii eksploracji po jednej, każdą na pierwsze puste pole toru, licząc od talii. Tor ma 5 pól. Zawsze odkrywasz co najmniej jedną kartę.
    .title = Karta po karcie

abyss-rule-aby-4-02 = Gdy odkryjesz sojusznika, najpierw wybierają inni: po kolei, od osoby po twojej lewej zgodnie z ruchem wskazówek zegara, każdy może go kupić albo spasować. Karta należy do pierwszej osoby, która kupuje.
    .title = Inni wybierają pierwsi

abyss-rule-aby-4-03 = Kto kupuje, płaci cenę w perłach aktywnemu graczowi i bierze sojusznika na rękę.
    .title = Perły dla aktywnego gracza

abyss-rule-aby-4-04 = Pierwszy sojusznik kupiony w turze kosztuje 1 perłę, drugi 2, a trzeci 3, bez względu na to, kto kupuje. Cenę podnosi tylko zakup, nie odkrycie karty. Każda nowa tura, także dodatkowa, zaczyna znów od 1.
    .title = Rosnąca cena

abyss-rule-aby-4-05 = W jednej turze każdy przeciwnik może kupić od ciebie najwyżej jednego sojusznika. Kto już kupił albo ma za mało pereł, jest pomijany.
    .title = Po jednym zakupie

abyss-rule-aby-4-06 = Kupiony sojusznik znika z toru, więc następna karta trafia na to samo pole.
    .title = Zwolnione pole

abyss-rule-aby-4-07 = Gdy ktoś kupi kartę, nie masz czego wziąć. Odkryj następną; w tej chwili nie możesz skończyć.
    .title = Po sprzedaży eksplorujesz dalej

abyss-rule-aby-4-08 = Jeśli nikt nie kupi sojusznika i nie leży on na polu 5, weź go za darmo, co kończy eksplorację, albo zostaw i odkryj następną kartę.
    .title = Weź albo kontynuuj eksplorację

abyss-rule-aby-4-09 = Kupić, wziąć lub pokonać można tylko kartę odkrytą przed chwilą. Karty zostawione wcześniej na torze są w tej eksploracji poza zasięgiem.
    .title = Bez drugiej szansy

abyss-rule-aby-4-10 = Jeśli nikt nie kupi sojusznika z pola 5, musisz go wziąć i dostajesz 1 perłę ze skarbca. Nie ma znaczenia, co leży na pozostałych polach.
    .title = Sojusznik na ostatnim polu

abyss-rule-aby-4-11 = Jeśli przeciwnik kupi sojusznika z pola 5, nie dostajesz za niego premii, a następną kartę odkrywasz na pole 5.
    .title = Sprzedaż na ostatnim polu

abyss-rule-aby-4-12 = Wzięcie sojusznika albo walka z potworem kończy eksplorację. Sojusznicy, którzy zostali na torze, trafiają zakryci na stosy swoich ras w Radzie, a potwory na stos odrzuconych kart eksploracji.
    .title = Sprzątanie toru

abyss-rule-aby-4-13 = Gdy trzeba odkryć kartę, a talia eksploracji jest pusta, karty odrzucone są tasowane i tworzą nową talię. Kart na torze, w Radzie, na rękach i przyłączonych to nie dotyczy.
    .title = Nowa talia eksploracji

abyss-rule-aby-4-14 = Możesz mieć na ręce dowolnie wielu sojuszników. Limit narzuca tylko Dowódca przeciwnika.
    .title = Bez limitu ręki

## Zasady: Potwory i zagrożenie

abyss-rule-aby-5-01 = Odkrytego potwora nikomu się nie oferuje. Walcz z nim albo kontynuuj eksplorację.
    .title = Potwór nie na sprzedaż

abyss-rule-aby-5-02 = Jeśli kontynuujesz eksplorację, znacznik zagrożenia przesuwa się o 1 pole w dół, w stronę pola 6. Potwór zostaje na torze, a ty odkrywasz następną kartę.
    .title = Omijanie potwora

abyss-rule-aby-5-03 = Na polu 6 znacznik zagrożenia już się nie przesuwa.
    .title = Największe zagrożenie

abyss-rule-aby-5-04 = Każdą walkę wygrywasz. Potwór zostaje odrzucony, a ty dostajesz nagrodę z pola, na którym stoi znacznik zagrożenia.
    .title = Walka zawsze się udaje

abyss-rule-aby-5-05 = Możesz walczyć tylko z potworem odkrytym przed chwilą. Walka daje jedną nagrodę, bez względu na to, ile potworów leży na torze.
    .title = Jeden potwór, jedna nagroda

abyss-rule-aby-5-06 = 1 perła albo 1 żeton potwora.
    .title = Nagroda z pola 1

abyss-rule-aby-5-07 = 2 perły albo 1 perła i 1 żeton potwora, albo 2 żetony potworów.
    .title = Nagroda z pola 2

abyss-rule-aby-5-08 = 1 żeton klucza.
    .title = Nagroda z pola 3

abyss-rule-aby-5-09 = 1 żeton klucza, a do niego 1 perła albo 1 żeton potwora.
    .title = Nagroda z pola 4

abyss-rule-aby-5-10 = 1 żeton klucza, a do niego 2 perły albo 1 perła i 1 żeton potwora, albo 2 żetony potworów.
    .title = Nagroda z pola 5

abyss-rule-aby-5-11 = 2 żetony kluczy.
    .title = Nagroda z pola 6

abyss-rule-aby-5-12 = Jeśli pole daje wybór, zdecyduj, zanim dobierzesz jakikolwiek żeton potwora.
    .title = Wybór nagrody

abyss-rule-aby-5-13 = Żetony potworów dobiera się losowo i leżą zakryte do końca gry. Swoje możesz oglądać; przeciwnicy widzą tylko, ile ich masz.
    .title = Dobieranie żetonów potworów

abyss-rule-aby-5-14 = Nie możesz wybrać nagrody, która wymaga większej liczby żetonów potworów, niż zostało. Każde pole ma nagrodę bez żetonów, więc zawsze coś zostaje do wyboru.
    .title = Gdy skończą się żetony

abyss-rule-aby-5-15 = Po walce znacznik zagrożenia wraca na pole 1. Eksploracja się kończy, a z nią twoja akcja.
    .title = Po walce

abyss-rule-aby-5-16 = Z potworem odkrytym na polu 5 musisz walczyć. Oprócz nagrody za zagrożenie dostajesz 1 perłę.
    .title = Potwór na ostatnim polu

abyss-rule-aby-5-17 = Jeśli eksploracja kończy się wzięciem sojusznika, znacznik zagrożenia zostaje na swoim polu dla następnych graczy.
    .title = Zagrożenie zostaje

## Zasady: Wsparcie Rady

abyss-rule-aby-6-01 = Wybierz jeden niepusty stos Rady i weź go w całości na rękę. Przed wyborem nie możesz zaglądać w karty.
    .title = Prośba o wsparcie

abyss-rule-aby-6-02 = Rada ma pięć zakrytych stosów, po jednym dla każdej rasy. Liczba kart w każdym stosie jest jawna.
    .title = Pięć stosów

abyss-rule-aby-6-03 = Prośba o wsparcie nie daje pereł i nikogo nie przyłącza. Tura toczy się dalej: przejęcie kontroli nad miejscem i koniec tury.
    .title = Wsparcie i nic więcej

## Zasady: Rekrutacja lordów

abyss-rule-aby-7-01 = Wybierz jednego lorda z dziedzińca i zagraj z ręki sojuszników, aby opłacić jego koszt rekrutacji. W jednej akcji rekrutujesz jednego lorda; tylko Łapówkarz może dać jeszcze jednego.
    .title = Lord z dziedzińca

abyss-rule-aby-7-02 = Koszt rekrutacji ma trzy części: dokładną liczbę różnych ras (bańki), obowiązkową rasę, która musi być wśród nich (duża bańka), i całkowitą wartość, którą trzeba co najmniej osiągnąć.
    .title = Ile kosztuje lord

abyss-rule-aby-7-03 = Zagrani sojusznicy muszą należeć do dokładnie tylu różnych ras, ile wymaga koszt, ani mniej, ani więcej.
    .title = Dokładna liczba ras

abyss-rule-aby-7-04 = Zagraj co najmniej jednego sojusznika z obowiązkowej rasy; pozostałe rasy wybierasz dowolnie. Ambasadorzy nie mają obowiązkowej rasy: potrzebują sojuszników ze wszystkich pięciu.
    .title = Obowiązkowa rasa

abyss-rule-aby-7-05 = Możesz zagrać dowolnie wielu sojuszników tej samej rasy.
    .title = Wielu sojuszników jednej rasy

abyss-rule-aby-7-06 = Suma może być wyższa od wymaganej; reszty nie dostajesz. Możesz nawet dołożyć zbędnych sojuszników, o ile liczba ras się zgadza.
    .title = Zapłata z nadwyżką

abyss-rule-aby-7-07 = Jeśli suma twoich sojuszników jest za niska, zapłać do skarbca 1 perłę za każdy brakujący punkt. Perły nigdy nie zastąpią rasy, a gdy niczego nie brakuje, nie płacisz żadnej.
    .title = Perły za brakujące punkty

abyss-rule-aby-7-08 = Potrzebujesz wartości z karty, mniej o 2 z twoim aktywnym Skarbnikiem, więcej o 2 przy aktywnym Rekruterze przeciwnika, chyba że masz aktywną Szamankę; nigdy mniej niż 0. Liczba ras się nie zmienia, więc zawsze potrzebujesz choć jednego sojusznika z każdej.
    .title = Co zmienia koszt

abyss-rule-aby-7-09 = Spośród zagranych sojuszników przyłączasz tego o najniższej wartości: leży przed tobą odkryty do końca gry. Pozostali trafiają na stos odrzuconych kart eksploracji.
    .title = Przyłączenie najsłabszego

abyss-rule-aby-7-10 = Jeśli kilku zagranych sojuszników ma tę samą najniższą wartość, wybierz, którego przyłączasz.
    .title = Równie słabi sojusznicy

abyss-rule-aby-7-11 = Przyłączeni sojusznicy nie są na ręce: nie zapłacisz nimi za lorda, nie można ich odrzucić i nie liczą się do limitu ręki. Liczą się tylko do punktów.
    .title = Przyłączeni tylko punktują

abyss-rule-aby-7-12 = Po zapłaceniu i przyłączeniu połóż lorda odkrytego przed sobą. Jest wolny. Jego zdolność nie pomaga w zrekrutowaniu jego samego.
    .title = Nowy lord jest wolny

abyss-rule-aby-7-13 = Wybierz lorda i zapłatę, zapłać, potem przyłącz sojusznika. Lord wchodzi do gry, a jego zdolność rozgrywasz do końca, razem z lordami, których sprowadzi. Dopiero wtedy lordowie na dziedzińcu się przesuwają, dziedziniec zostaje uzupełniony, a na końcu przejmujesz kontrolę nad miejscami. Dlatego perłami za uzupełnienie nie opłacisz zdolności Łapówkarza, a Łapówkarz i Zdrajca nie sięgną po lordów wyłożonych w tym uzupełnieniu.
    .title = Kolejność rekrutacji

abyss-rule-aby-7-14 = Sojuszników, którymi płacisz, widzą wszyscy.
    .title = Jawna zapłata

## Zasady: Zdolności lordów

abyss-rule-aby-8-01 = Zdolność ze strzałką działa raz, od razu po wejściu lorda do gry. Nie ma znaczenia, skąd się wziął: z rekrutacji, od Łapówkarza, Zdrajcy czy Spiskowca.
    .title = Strzałka: raz

abyss-rule-aby-8-02 = Zdolność bez strzałki jest stała: działa od wejścia lorda do gry tak długo, jak lord jest aktywny, czyli wolny i niewyłączony.
    .title = Bez strzałki: stała zdolność

abyss-rule-aby-8-03 = Farmerzy nie mają zdolności.
    .title = Farmerzy

abyss-rule-aby-8-04 = Lord jest wolny, gdy leży przed tobą i nie jest wsunięty pod płytkę miejsca. Wyłączony lord nadal jest wolny.
    .title = Wolny lord

abyss-rule-aby-8-05 = Lord wsunięty pod płytkę miejsca nie jest już wolny: jego zdolność przestaje działać na dobre, klucze są wydane i żadna zdolność nie może go wskazać. Zachowuje punkty wpływu i nadal liczy się do swojej gildii.
    .title = Lord pod płytką miejsca

abyss-rule-aby-8-06 = Możesz zrezygnować ze zdolności Łapówkarza, Zdrajcy, Spiskowca i Iluzjonisty; nigdy nie musisz też używać Łowcy niewolników, Wyroczni ani Oportunisty. Pozostałe zdolności jednorazowe wykonuje się na tyle, na ile się da; to, czego nie można zrobić, się pomija.
    .title = Możesz albo musisz

abyss-rule-aby-8-07 = Jeśli zdolność każe przeciwnikom odrzucać karty, każdy wybiera swoje. Decydują po kolei, zgodnie z ruchem wskazówek zegara od aktywnego gracza, a ich wybory od siebie nie zależą.
    .title = Przeciwnicy wybierają sami

abyss-rule-aby-8-08 = Lord odrzucony z dziedzińca lub od gracza już nie wraca. Talii lordów nigdy się nie tasuje na nowo.
    .title = Odrzuceni lordowie

abyss-rule-aby-8-09 = Jeśli zdolność sprowadza kolejnego lorda, jego jednorazową zdolność rozgrywasz do końca przed wszystkim innym. Może ona sprowadzić następnych lordów.
    .title = Lord za lordem

## Zasady: Uzupełnienie dziedzińca

abyss-rule-aby-9-01 = Po rekrutacji lordowie, którzy zostali na dziedzińcu, odsuwają się od talii, tak że puste pola są tuż przy niej.
    .title = Lordowie się przesuwają

abyss-rule-aby-9-02 = Jeśli po rekrutacji i zdolnościach na dziedzińcu zostaje co najmniej 3 lordów, nie wykłada się nowych.
    .title = Zostało trzech lub więcej

abyss-rule-aby-9-03 = Jeśli na dziedzińcu zostaje najwyżej 2 lordów, aktywny gracz najpierw dostaje 2 perły ze skarbca. Potem na wszystkie puste pola wykłada się lordów z talii, zaczynając od pola najdalej od niej.
    .title = Zostało dwóch lub mniej

abyss-rule-aby-9-04 = Dziedziniec sprawdza się raz na rekrutację, po wszystkich zdolnościach. Wzięcie kilku lordów w jednej akcji daje 2 perły tylko raz.
    .title = Sprawdzane raz

abyss-rule-aby-9-05 = Jeśli lordów z talii nie wystarcza na wszystkie pola, wykłada się tych, którzy są. Nadal dostajesz 2 perły i zostaje wywołany koniec gry.
    .title = Za mało lordów

abyss-rule-aby-9-06 = Dziedziniec uzupełnia się i 2 perły dostaje się tylko po rekrutacji. Jeśli w innej chwili leży na nim 2 lub mniej lordów, nic się nie dzieje.
    .title = Uzupełnia tylko rekrutacja

## Zasady: Klucze i miejsca

abyss-rule-aby-10-01 = Twoje klucze to żetony kluczy i klucze na twoich aktywnych lordach, czyli wolnych i niewyłączonych.
    .title = Twoje klucze

abyss-rule-aby-10-02 = Gdy masz co najmniej 3 klucze, musisz od razu przejąć kontrolę nad miejscem i wydać dokładnie 3 z nich. Robisz to po akcji, a po rekrutacji dopiero po zdolnościach i uzupełnieniu dziedzińca. Klucze zdobywasz tylko w swojej turze.
    .title = Trzeci klucz

abyss-rule-aby-10-03 = Gdy masz więcej niż 3 klucze, wybierz, które trzy wydajesz: żetony i lordów możesz łączyć dowolnie. Przy dokładnie 3 nie ma czego wybierać.
    .title = Które klucze wydać

abyss-rule-aby-10-04 = Weź jedno z dostępnych odkrytych miejsc albo podaj liczbę od 1 do 4, dobierz naraz tyle płytek ze stosu i weź jedną z nich.
    .title = Dwie drogi do miejsca

abyss-rule-aby-10-05 = Dobrane płytki, których nie bierzesz, zostają odkryte i dostępne dla wszystkich. Może ich być dowolnie wiele, a wziętej odkrytej płytki nic nie zastępuje.
    .title = Płytki, które zostawiasz

abyss-rule-aby-10-06 = Nie możesz dobrać więcej płytek, niż jest w stosie. Po dobraniu weź jedną z dobranych, nie jedną z dostępnych wcześniej.
    .title = Granice dobierania

abyss-rule-aby-10-07 = Połóż płytkę miejsca przed sobą i wsuń pod nią każdego lorda, którego klucz wydajesz, tak by zakryć jego zdolność. Wydane żetony kluczy wracają do zasobów ogólnych.
    .title = Wsuwanie lordów

abyss-rule-aby-10-08 = Lorda bez klucza do wydania nie można wsunąć pod płytkę. Pod miejscem opłaconym trzema żetonami nie ma żadnego lorda.
    .title = Tylko lordowie z kluczami

abyss-rule-aby-10-09 = Ambasador ma 3 klucze i po wejściu do gry sam przejmuje kontrolę nad miejscem dzięki swojej zdolności. Zostaje wsunięty pod jego płytkę, a innych kluczy nie wydajesz.
    .title = Ambasadorzy

abyss-rule-aby-10-10 = Przy ambasadorze nie wybierasz sposobu: dobierz dokładnie tyle płytek, ile mówi jego zdolność, i weź jedną z nich. Jeśli w stosie jest mniej, dobierz te, które są; jeśli jest pusty, weź dostępną odkrytą płytkę.
    .title = Dobieranie ambasadora

abyss-rule-aby-10-11 = Jeśli po przejęciu kontroli nad miejscem nadal masz co najmniej 3 klucze, przejmij kontrolę nad następnym.
    .title = Znowu trzy klucze

abyss-rule-aby-10-12 = Jeśli nie ma płytek ani w stosie, ani odkrytych, niczego nie bierzesz i zachowujesz klucze. Sprawdza się to znowu w każdej twojej następnej turze.
    .title = Nie ma już miejsc

abyss-rule-aby-10-13 = Miejsca do końca gry nic nie robią. Jedyny wyjątek to Czarne kominy.
    .title = Kiedy działają miejsca

abyss-rule-aby-10-14 = Lordowie zostają pod płytką swojego miejsca do końca. Gdy płytkę wymienia Iluzjonista lub Czarne kominy, przechodzą pod nową i nadal są wsunięci.
    .title = Pod płytką na dobre

abyss-rule-aby-10-15 = Płytki miejsc, które dobierasz, widzą wszyscy.
    .title = Dobrane płytki są jawne

## Zasady: Koniec tury

abyss-rule-aby-11-01 = Jeśli przeciwnik ma aktywnego Dowódcę, a ty nie masz aktywnej Szamanki, na koniec swojej tury odrzuć karty, tak by zostało najwyżej 6 sojuszników; wybierasz, które. Robisz to po przejęciu kontroli nad miejscami i po ostatnim użyciu zdolności.
    .title = Ręka na koniec tury

abyss-rule-aby-11-02 = Na początku każdej tury sojusznik znów kosztuje 1 perłę, każdy znów może kupić, a wszystkie zdolności używane raz na turę są gotowe.
    .title = Tura zaczyna się od nowa

## Zasady: Koniec gry

abyss-rule-aby-12-01 = Gra zbliża się do końca, gdy ktoś ma siódmego lorda. Liczą się wszyscy lordowie: wolni, wyłączeni i wsunięci pod płytki miejsc. Wystarczy mieć 7 lub więcej w dowolnej chwili tury, bez względu na sposób.
    .title = Siódmy lord

abyss-rule-aby-12-02 = Gra zbliża się do końca także wtedy, gdy po rekrutacji trzeba uzupełnić dziedziniec, a w talii jest za mało lordów na wszystkie 6 pól. Jeśli ostatnia karta zapełnia akurat szóste pole, gra toczy się dalej.
    .title = Dziedzińca nie da się zapełnić

abyss-rule-aby-12-03 = Osoba, która wywołuje koniec, dokańcza turę, a także turę dodatkową, jeśli ją ma. Potem każdy z pozostałych graczy rozgrywa dokładnie jedną turę, zgodnie z ruchem wskazówek zegara, i gra się kończy. Nie ma znaczenia, kto zaczynał.
    .title = Ostatnie tury

abyss-rule-aby-12-04 = Kolejny siódmy lord albo kolejne nieudane uzupełnienie w ostatnich turach niczego nie zmienia.
    .title = Koniec jest jeden

abyss-rule-aby-12-05 = Jeśli Przyzywacz trafi do ciebie w twojej ostatniej turze, nadal masz dodatkową turę. Potem toczą się pozostałe ostatnie tury.
    .title = Dodatkowa tura na koniec

abyss-rule-aby-12-06 = W ostatnich turach obowiązują wszystkie zasady. Nawet przy pustej talii lordów rekrutacja, po której na dziedzińcu zostaje najwyżej 2 lordów, daje 2 perły.
    .title = Rekrutacja w ostatnich turach

abyss-rule-aby-12-07 = Gdy gra się kończy, przyłącz z ręki najniższego sojusznika z każdej rasy, którą masz. Pozostałe karty odrzuć. Mistrz magii tu nie pomaga.
    .title = Końcowe przyłączanie

## Zasady: Punktacja

abyss-rule-aby-13-01 = Zsumuj punkty wpływu (PW) za kontrolowane miejsca, za wszystkich swoich lordów i za przyłączonych sojuszników, a do tego wartości żetonów potworów.
    .title = Twój wynik

abyss-rule-aby-13-02 = Każdy twój lord daje punkty wpływu ze swojej karty, czy jest wolny, wyłączony, czy wsunięty pod płytkę miejsca. Odrzuceni lordowie nie dają nic.
    .title = Punkty za lordów

abyss-rule-aby-13-03 = W każdej rasie punktuje tylko twój najsilniejszy przyłączony sojusznik, tyle, ile wynosi jego wartość. Pozostali z tej rasy nic tu nie dają, ale liczą się do punktów za miejsca.
    .title = Punkty za sojuszników

abyss-rule-aby-13-04 = Każde kontrolowane miejsce punktuje na swój sposób, po końcowym przyłączaniu, z uwzględnieniem wszystkich twoich lordów i przyłączonych sojuszników.
    .title = Punkty za miejsca

abyss-rule-aby-13-05 = Żetony potworów odkrywa się, a każdy daje swoją wartość: 2, 3 lub 4.
    .title = Punkty za żetony potworów

abyss-rule-aby-13-06 = Perły, żetony kluczy, niewydane klucze i karty na ręce nie dają punktów.
    .title = Co nie daje punktów

abyss-rule-aby-13-07 = Wygrywa najwyższy wynik.
    .title = Kto wygrywa

abyss-rule-aby-13-08 = Przy remisie wygrywa osoba, która ma więcej pereł.
    .title = Remis: perły

abyss-rule-aby-13-09 = Jeśli pereł też jest po równo, rozstrzyga lord wart najwięcej punktów wpływu; brak lordów liczy się jako 0. Jeśli i to jest równe, remisujący wygrywają razem.
    .title = Remis: najlepszy lord

## Zasady: 35 lordów

abyss-rule-aby-14-01 = { abyss-text-recruiter }
    .title = { abyss-name-recruiter }

abyss-rule-aby-14-02 = { abyss-text-jailer }
    .title = { abyss-name-jailer }

abyss-rule-aby-14-03 = { abyss-text-seeker }
    .title = { abyss-name-seeker }

abyss-rule-aby-14-04 = { abyss-text-assassin }
    .title = { abyss-name-assassin }

abyss-rule-aby-14-05 = { abyss-text-commander }
    .title = { abyss-name-commander }

abyss-rule-aby-14-06 = { abyss-text-tamer }
    .title = { abyss-name-tamer }

abyss-rule-aby-14-07 = { abyss-text-hunter }
    .title = { abyss-name-hunter }

abyss-rule-aby-14-08 = { abyss-text-ship-master }
    .title = { abyss-name-ship-master }

abyss-rule-aby-14-09 = { abyss-text-trader }
    .title = { abyss-name-trader }

abyss-rule-aby-14-10 = { abyss-text-peddler }
    .title = { abyss-name-peddler }

abyss-rule-aby-14-11 = { abyss-text-landlord }
    .title = { abyss-name-landlord }

abyss-rule-aby-14-12 = { abyss-text-slaver }
    .title = { abyss-name-slaver }

abyss-rule-aby-14-13 = { abyss-text-shopkeeper }
    .title = { abyss-name-shopkeeper }

abyss-rule-aby-14-14 = { abyss-text-shaman }
    .title = { abyss-name-shaman }

abyss-rule-aby-14-15 = { abyss-text-invoker }
    .title = { abyss-name-invoker }

abyss-rule-aby-14-16 = { abyss-text-apprentice }
    .title = { abyss-name-apprentice }

abyss-rule-aby-14-17 = { abyss-text-oracle }
    .title = { abyss-name-oracle }

abyss-rule-aby-14-18 = { abyss-text-alchemist }
    .title = { abyss-name-alchemist }

abyss-rule-aby-14-19 = { abyss-text-illusionist }
    .title = { abyss-name-illusionist }

abyss-rule-aby-14-20 = { abyss-text-master-of-magic }
    .title = { abyss-name-master-of-magic }

abyss-rule-aby-14-21 = { abyss-text-opportunist }
    .title = { abyss-name-opportunist }

abyss-rule-aby-14-22 = { abyss-text-corruptor }
    .title = { abyss-name-corruptor }

abyss-rule-aby-14-23 = { abyss-text-traitor }
    .title = { abyss-name-traitor }

abyss-rule-aby-14-24 = { abyss-text-diplomat }
    .title = { abyss-name-diplomat }

abyss-rule-aby-14-25 = { abyss-text-treasurer }
    .title = { abyss-name-treasurer }

abyss-rule-aby-14-26 = { abyss-text-schemer }
    .title = { abyss-name-schemer }

abyss-rule-aby-14-27 = { abyss-text-keeper }
    .title = { abyss-name-keeper }

abyss-rule-aby-14-28 = { abyss-text-reaper }
    .title = { abyss-name-reaper }

abyss-rule-aby-14-29 = { abyss-text-shepherd }
    .title = { abyss-name-shepherd }

abyss-rule-aby-14-30 = { abyss-text-miller }
    .title = { abyss-name-miller }

abyss-rule-aby-14-31 = { abyss-text-aquaculturalist }
    .title = { abyss-name-aquaculturalist }

abyss-rule-aby-14-32 = { abyss-text-landowner }
    .title = { abyss-name-landowner }

abyss-rule-aby-14-33 = { abyss-text-sage }
    .title = { abyss-name-sage }

abyss-rule-aby-14-34 = { abyss-text-hermit }
    .title = { abyss-name-hermit }

abyss-rule-aby-14-35 = { abyss-text-elder }
    .title = { abyss-name-elder }

## Zasady: 20 miejsc

abyss-rule-aby-15-01 = { abyss-text-sargasso-silos }
    .title = { abyss-name-sargasso-silos }

abyss-rule-aby-15-02 = { abyss-text-hydrozoa-reserves }
    .title = { abyss-name-hydrozoa-reserves }

abyss-rule-aby-15-03 = { abyss-text-sanctuary }
    .title = { abyss-name-sanctuary }

abyss-rule-aby-15-04 = { abyss-text-parliament }
    .title = { abyss-name-parliament }

abyss-rule-aby-15-05 = { abyss-text-barracks }
    .title = { abyss-name-barracks }

abyss-rule-aby-15-06 = { abyss-text-dockworks }
    .title = { abyss-name-dockworks }

abyss-rule-aby-15-07 = { abyss-text-sargasso-fields }
    .title = { abyss-name-sargasso-fields }

abyss-rule-aby-15-08 = { abyss-text-abyss }
    .title = { abyss-name-abyss }

abyss-rule-aby-15-09 = { abyss-text-city-of-mirrors }
    .title = { abyss-name-city-of-mirrors }

abyss-rule-aby-15-10 = { abyss-text-black-smokers }
    .title = { abyss-name-black-smokers }

abyss-rule-aby-15-11 = { abyss-text-oceanic-senate-assembly }
    .title = { abyss-name-oceanic-senate-assembly }

abyss-rule-aby-15-12 = { abyss-text-depths }
    .title = { abyss-name-depths }

abyss-rule-aby-15-13 = { abyss-text-throne-room }
    .title = { abyss-name-throne-room }

abyss-rule-aby-15-14 = { abyss-text-jail }
    .title = { abyss-name-jail }

abyss-rule-aby-15-15 = { abyss-text-chasm }
    .title = { abyss-name-chasm }

abyss-rule-aby-15-16 = { abyss-text-closed-tower }
    .title = { abyss-name-closed-tower }

abyss-rule-aby-15-17 = { abyss-text-lost-tower }
    .title = { abyss-name-lost-tower }

abyss-rule-aby-15-18 = { abyss-text-chamber-of-allies }
    .title = { abyss-name-chamber-of-allies }

abyss-rule-aby-15-19 = { abyss-text-nest-of-giant-clams }
    .title = { abyss-name-nest-of-giant-clams }

abyss-rule-aby-15-20 = { abyss-text-coral-barrier }
    .title = { abyss-name-coral-barrier }

## Zasady: Jawne i ukryte

abyss-rule-aby-16-01 = Jawne są: dziedziniec, dostępne miejsca, tor eksploracji, lordowie, miejsca i przyłączeni sojusznicy wszystkich graczy, perły, żetony kluczy i zagrożenie. Jawna jest też liczba kart na każdej ręce, w stosach Rady, taliach i na stosach odrzuconych kart oraz liczba żetonów potworów u każdego gracza.
    .title = Co widzą wszyscy

abyss-rule-aby-16-02 = Ukryte są: kolejność kart w taliach i w stosie płytek miejsc, karty na rękach innych, karty w stosach Rady oraz wartości żetonów potworów u innych graczy i w zasobach ogólnych.
    .title = Co jest ukryte

abyss-rule-aby-16-03 = Sojuszników z toru widzieli wszyscy, także tych kupionych, wziętych i odesłanych do Rady, więc możesz ich pamiętać. Stosu odrzuconych kart eksploracji nikt nie może przeglądać.
    .title = Co można zapamiętać

abyss-rule-aby-16-04 = Każda z 71 kart eksploracji leży zawsze dokładnie raz: w talii, wśród odrzuconych, na torze, w Radzie, na czyjejś ręce albo wśród przyłączonych. Tak samo nie ginie żaden z 35 lordów, 20 żetonów potworów i 10 żetonów kluczy ani żadna z 20 płytek miejsc.
    .title = Nic nie ginie

abyss-rule-aby-16-05 = Los działa tylko tu: tasowanie na początku, nowa talia eksploracji z kart odrzuconych, dobieranie żetonów potworów, żeton zabrany przez Łowcę, tasowanie płytek miejsc po Czarnych kominach i wybór pierwszego gracza.
    .title = Gdzie decyduje los

## O co można zapytać na planszy, w kolejności legendy
abyss-term-court = Dziedziniec
    .text = Sześć pól z lordami, których można zrekrutować. Płaci się sojusznikami z ręki; gdy zostaje dwóch lordów lub mniej, rekrutujący dostaje 2 perły, a dziedziniec się uzupełnia.
abyss-term-depths = Tor eksploracji
    .text = Kto eksploruje, odkrywa tu sojuszników, jednego po drugim. Najpierw każdego mogą kupić pozostali, potem eksplorujący bierze go albo odkrywa dalej.
abyss-term-price = Cena następnego zakupu
    .text = Ile kosztuje następny sojusznik kupiony w tej turze: 1 perła, potem 2, potem 3. Perły dostaje eksplorujący.
abyss-term-last-space = Ostatnie pole toru
    .text = Kto tu dojdzie, musi wziąć sojusznika albo walczyć z potworem i dostaje 1 perłę.
abyss-term-threat = Tor zagrożenia
    .text = Każdy ominięty potwór przesuwa znacznik o jedno pole; kto walczy z potworem, bierze nagrodę z zaznaczonego pola, a znacznik wraca na początek.
abyss-term-council = Rada
    .text = Tu trafiają zakryci sojusznicy, których odkryto, a nikt nie wziął: po jednym stosie na rasę. Akcja daje cały jeden stos.
abyss-term-locations = Miejsca
    .text = Trzy klucze dają kontrolę nad miejscem. Na koniec punktuje ono po swojemu, a lordowie, których kluczami zapłacono, leżą odtąd pod nim.
abyss-term-payment = Zapłata
    .text = Sojusznicy zagrani za lorda: dość wartości i dokładnie tyle ras, ile trzeba. Brakującą wartość można dopłacić perłami. Najsłabszy sojusznik zostaje z tobą.
abyss-term-deck-count = Liczba kart
    .text = Ile kart albo płytek zostało w tym stosie.
abyss-term-cost = Koszt
    .text = Tyle muszą być razem warci zagrani sojusznicy.
abyss-term-mandatory = Obowiązkowa rasa
    .text = Trzeba zagrać co najmniej jednego sojusznika tej rasy.
abyss-term-races = Dowolna rasa
    .text = Jeszcze jedna rasa do wyboru. Wszystkie bańki razem to liczba różnych ras: ani mniej, ani więcej.
abyss-term-influence = Punkty wpływu
    .text = Tyle lord daje na koniec, wolny czy pod miejscem.
abyss-term-lord-keys = Klucze na lordzie
    .text = Liczą się, póki lord jest wolny i niewyłączony. Za trzy klucze razem przejmujesz kontrolę nad miejscem.
abyss-term-guild = Gildia
    .text = Znak rasy mówi, do której gildii należy lord; gwiazda to ambasador. Niektóre miejsca i lordowie liczą gildie.
abyss-term-timing-once = Zdolność ze strzałką
    .text = Działa raz, gdy lord wchodzi do gry.
abyss-term-timing-always = Stała zdolność
    .text = Działa, póki lord jest wolny i niewyłączony.
abyss-term-timing-turn = Raz na turę
    .text = Tej zdolności można użyć raz w każdej swojej turze.
abyss-term-value = Wartość sojusznika
    .text = Tyle płaci sojusznik i tyle daje na koniec, jeśli jest twoim najsilniejszym przyłączonym w swojej rasie.
abyss-term-race = Rasa
    .text = Jest ich pięć: meduzy, kraby, koniki morskie, skorupiaki i kałamarnice. Lordowie wymagają liczby różnych ras.
abyss-term-worth-now = Wartość teraz
    .text = Tyle punktów dałoby to miejsce, gdyby gra skończyła się teraz.
abyss-term-player = Gracz
    .text = Co ten gracz ma przed sobą: perły, klucze, żetony, lordowie, miejsca i przyłączeni sojusznicy.
abyss-term-pearls = Perły
    .text = Kupuje się za nie sojuszników odkrytych przez innych, dopłaca do lordów i spiskuje. Punktów nie dają.
abyss-term-keys = Klucze
    .text = Klucze na wolnych lordach i żetony kluczy. Trzy z nich to przejęcie kontroli nad miejscem.
abyss-term-tokens = Żetony potworów
    .text = Nagrody za walki, warte po 2, 3 lub 4 punkty. Wartość zna tylko właściciel.
abyss-term-hand = Karty na ręce
    .text = Sojusznicy, którymi płaci się za lordów. Bez limitu.
abyss-term-affiliated = Przyłączeni sojusznicy
    .text = Najsłabszy sojusznik z każdej zapłaty zostaje tutaj. Na koniec najsilniejszy z każdej rasy daje swoją wartość.
abyss-term-free-lords = Wolni lordowie
    .text = Lordowie przed graczem, nie pod miejscem: ich zdolności i klucze działają.
