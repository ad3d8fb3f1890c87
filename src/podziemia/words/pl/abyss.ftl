### Abyss, po polsku. Nazwy mają formy: mianownik, .acc (biernik), .gen (dopełniacz).
### Lord aktywny: wolny i niewyłączony. Lord wolny: nie leży pod lokacją.

## Gra

abyss-title = Abyss
abyss-tagline = Zjednaj sobie ludy głębin i sięgnij po tron.
abyss-about = Szukaj sojuszników w głębinach, werbuj za nich potężnych lordów i zamieniaj klucze na lokacje, które kształtują twój wynik. W każdej turze robisz jedną rzecz: badasz głębiny, prosisz Radę o wsparcie albo werbujesz lorda. Tron zdobywa osoba, która na koniec gry ma najwięcej wpływów.

abyss-score-locations = Lokacje
abyss-score-lords = Lordowie
abyss-score-allies = Sojusznicy
abyss-score-monsters = Potwory

## Rozdziały zasad

abyss-chapter-setup = Przygotowanie
abyss-chapter-turn = Twoja tura
abyss-chapter-plotting = Knucie na Dworze
abyss-chapter-exploration = Badanie głębin
abyss-chapter-monsters = Potwory i zagrożenie
abyss-chapter-council = Wsparcie Rady
abyss-chapter-recruiting = Werbowanie lordów
abyss-chapter-abilities = Zdolności lordów
abyss-chapter-court = Uzupełnianie Dworu
abyss-chapter-keys = Klucze i lokacje
abyss-chapter-end-of-turn = Koniec tury
abyss-chapter-end-of-game = Koniec gry
abyss-chapter-scoring = Punktacja
abyss-chapter-lords = 35 lordów
abyss-chapter-locations = 20 lokacji
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
abyss-text-monster = Potwór nie ma rasy ani wartości, nie idzie na sprzedaż i nigdy nie trafia na rękę ani do Rady. Gdy go odkryjesz, walcz albo badaj dalej: walka zawsze się udaje i daje nagrodę z bieżącego pola zagrożenia, a dalsze badanie podnosi zagrożenie o 1. Na ostatnim polu toru musisz walczyć i dostajesz dodatkowo 1 perłę.

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

abyss-name-recruiter = Werbownik
    .acc = Werbownika
    .gen = Werbownika
abyss-short-recruiter = Rywale potrzebują o 2 więcej, by werbować
abyss-text-recruiter = Działa stale. Dopóki Werbownik jest aktywny, każdy rywal potrzebuje łącznej wartości o 2 większej, by zwerbować lorda za sojuszników. Liczba ras się nie zmienia. Nie wpływa to na 5 pereł Łapówkarza ani na Zdrajcę i Spiskowca. Nie działa na rywali z aktywną Szamanką.

abyss-name-jailer = Nadzorca
    .acc = Nadzorcę
    .gen = Nadzorcy
abyss-short-jailer = Każdy rywal odrzuca 1 sojusznika
abyss-text-jailer = Raz, po wejściu do gry. Każdy rywal, który ma sojuszników na ręce, odrzuca dokładnie 1 z nich, wybranego przez siebie. Nie działa na rywali z aktywną Szamanką.

abyss-name-seeker = Poszukiwacz
    .acc = Poszukiwacza
    .gen = Poszukiwacza
abyss-short-seeker = Każdy rywal traci 2 perły
abyss-text-seeker = Raz, po wejściu do gry. Każdy rywal oddaje do skarbca 2 perły, a jeśli ma mniej, to wszystkie. Te perły nie trafiają do ciebie. Nie działa na rywali z aktywną Szamanką.

abyss-name-assassin = Zabójca
    .acc = Zabójcę
    .gen = Zabójcy
abyss-short-assassin = Wyłącz po 1 wolnym lordzie rywali
abyss-text-assassin = Raz, po wejściu do gry. U każdego rywala po kolei wybierz jednego wolnego lorda: zostaje wyłączony do końca gry. Wyłączony lord nie ma zdolności ani kluczy do wydania, ale pozostaje wolny, zachowuje wpływy i nadal liczy się jako lord; jego właściciel może go wymienić Zdrajcą lub Spiskowcem, a nowy lord działa normalnie. Rywale bez wolnego lorda i rywale z aktywną Szamanką są pomijani.

abyss-name-commander = Dowódca
    .acc = Dowódcę
    .gen = Dowódcy
abyss-short-commander = Rywale kończą turę z najwyżej 6 kartami
abyss-text-commander = Po wejściu do gry każdy rywal, który ma na ręce więcej niż 6 sojuszników, odrzuca nadmiar, sam wybierając karty. Dopóki Dowódca jest aktywny, rywale mogą przekraczać 6 kart, ale na koniec każdej swojej tury odrzucają nadmiar. Nie działa na rywali z aktywną Szamanką.

abyss-name-tamer = Poskramiacz
    .acc = Poskramiacza
    .gen = Poskramiacza
abyss-short-tamer = Potwory dają rywalom nagrodę o pole słabszą
abyss-text-tamer = Działa stale. Dopóki Poskramiacz jest aktywny, rywal, który walczy z potworem, dostaje nagrodę z pola zagrożenia tuż przed znacznikiem; na polu 1 jest to nagroda z pola 1. Nie zmienia to położenia znacznika ani premii 1 perły z ostatniego pola toru. Nie działa na rywali z aktywną Szamanką.

abyss-name-hunter = Łowca
    .acc = Łowcę
    .gen = Łowcy
abyss-short-hunter = Zabierz rywalowi żeton potwora
abyss-text-hunter = Raz, po wejściu do gry. Wybierz rywala, który ma żetony potworów i nie ma aktywnej Szamanki, i zabierz mu losowo jeden z tych żetonów. Jeśli nie ma takiego rywala, nic się nie dzieje.

## Lordowie: kupcy

abyss-name-ship-master = Armator
    .acc = Armatora
    .gen = Armatora
abyss-short-ship-master = 1 perła za każdą rasę, która trafia do Rady
abyss-text-ship-master = Działa stale. Dopóki Armator jest aktywny, na koniec każdego swojego badania głębin weź po 1 perle za każdą inną rasę wśród sojuszników, którzy przechodzą z toru do Rady. Nie ma znaczenia, czy badanie kończy się wzięciem sojusznika, czy walką. Karta, którą bierzesz, i potwory się nie liczą.

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
abyss-text-landlord = Po wejściu do gry weź 1 perłę. Dopóki Rentier jest aktywny, bierzesz też 1 perłę na początku każdej swojej tury, także dodatkowej, jeszcze przed knuciem.

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
abyss-short-shaman = Żołnierze rywali na ciebie nie działają
abyss-text-shaman = Działa stale. Dopóki Szamanka jest aktywna, zdolności żołnierzy rywali nie działają na ciebie, twoje karty, perły, żetony i lordów. Tego, co stało się wcześniej, nie cofa. Szamanka wyłączona albo wsunięta pod lokację nie chroni nikogo.

abyss-name-invoker = Przyzywacz
    .acc = Przyzywacza
    .gen = Przyzywacza
abyss-short-invoker = Po tej turze masz jeszcze jedną
abyss-text-invoker = Raz, po wejściu do gry. Po zakończeniu tej tury rozgrywasz jeszcze jedną pełną turę, zanim kolej przejdzie dalej: z efektami początku tury, knuciem i czynnościami końca tury. Kilka dodatkowych tur się sumuje.

abyss-name-apprentice = Uczennica
    .acc = Uczennicę
    .gen = Uczennicy
abyss-short-apprentice = Weź 1 stos z Rady
abyss-text-apprentice = Raz, po wejściu do gry. Wybierz jeden niepusty stos Rady i weź go w całości na rękę. Zawsze jest to jeden stos, nawet z Alchemikiem. Jeśli Rada jest pusta, nic się nie dzieje.

abyss-name-oracle = Wyrocznia
    .acc = Wyrocznię
    .gen = Wyroczni
abyss-short-oracle = Co turę: odrzuć 1 stos z Rady
abyss-text-oracle = Raz w każdej swojej turze, dopóki Wyrocznia jest aktywna, możesz odłożyć jeden cały stos Rady na odrzucone karty eksploracji. Nikt nie ogląda tych kart. Moment wybierasz samodzielnie.

abyss-name-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
abyss-short-alchemist = Prosząc Radę, bierzesz 2 stosy
abyss-text-alchemist = Działa stale. Dopóki Alchemik jest aktywny, prosząc Radę o wsparcie, bierzesz dwa różne stosy zamiast jednego. Możesz obejrzeć pierwszy, zanim wybierzesz drugi. Drugi stos bierzesz obowiązkowo; jeśli jest tylko jeden, bierzesz tylko ten.

abyss-name-illusionist = Iluzjonista
    .acc = Iluzjonistę
    .gen = Iluzjonisty
abyss-short-illusionist = Wymień swoją lokację na odkrytą
abyss-text-illusionist = Raz, po wejściu do gry. Możesz wymienić jedną swoją lokację na dostępną odkrytą. Lordowie spod starej płytki przechodzą pod nową i nadal są wsunięci, a stara płytka staje się dostępna. Jeśli bierzesz Czarne kominy, ich efekt działa.

abyss-name-master-of-magic = Mistrz magii
    .acc = Mistrza magii
    .gen = Mistrza magii
abyss-short-master-of-magic = Przyłączasz dowolną z zagranych kart
abyss-text-master-of-magic = Działa stale. Dopóki Mistrz magii jest aktywny, werbując za sojuszników, wybierasz dowolnego z zagranych sojuszników i to jego przyłączasz. Nie działa przy werbowaniu samego Mistrza magii ani przy końcowym przyłączaniu.

## Lordowie: politycy

abyss-name-opportunist = Oportunista
    .acc = Oportunistę
    .gen = Oportunisty
abyss-short-opportunist = Co turę: wymień 1 lorda na Dworze
abyss-text-opportunist = Raz w każdej swojej turze, dopóki Oportunista jest aktywny, możesz odrzucić lorda z Dworu i położyć na tym samym polu wierzchnią kartę z talii lordów. Potrzebny jest lord na Dworze i karta w talii. To nie jest werbowanie, więc lordowie się nie przesuwają, a Dwór się nie uzupełnia.

abyss-name-corruptor = Łapówkarz
    .acc = Łapówkarza
    .gen = Łapówkarza
abyss-short-corruptor = Zapłać 5 pereł i weź kolejnego lorda
abyss-text-corruptor = Raz, po wejściu do gry. Możesz zapłacić dokładnie 5 pereł i zwerbować jeszcze jednego lorda z Dworu, zanim Dwór się uzupełni. Nie grasz sojuszników, więc nikogo nie przyłączasz, i nic nie zmienia tej ceny. Zdolność nowego lorda działa jak zwykle.

abyss-name-traitor = Zdrajca
    .acc = Zdrajcę
    .gen = Zdrajcy
abyss-short-traitor = Wymień wolnego lorda na lorda z Dworu
abyss-text-traitor = Raz, po wejściu do gry. Możesz odrzucić innego swojego wolnego lorda, także wyłączonego, i bez płacenia wziąć na jego miejsce dowolnego lorda z Dworu. Nowy lord jest wolny i niewyłączony, a jego zdolność działa. Zdrajca nie może odrzucić sam siebie.

abyss-name-diplomat = Dyplomata
    .acc = Dyplomatę
    .gen = Dyplomaty
abyss-short-diplomat = Werbując, pomijasz wymaganą rasę
abyss-text-diplomat = Działa stale. Dopóki Dyplomata jest aktywny, przy werbowaniu możesz pominąć wymaganą rasę. Dokładna liczba różnych ras i łączna wartość nadal obowiązują.

abyss-name-treasurer = Skarbnik
    .acc = Skarbnika
    .gen = Skarbnika
abyss-short-treasurer = Potrzebujesz o 2 mniej, by werbować
abyss-text-treasurer = Działa stale. Dopóki Skarbnik jest aktywny, potrzebujesz łącznej wartości o 2 mniejszej, by zwerbować lorda za sojuszników. Liczba ras i 5 pereł Łapówkarza się nie zmieniają.

abyss-name-schemer = Spiskowiec
    .acc = Spiskowca
    .gen = Spiskowca
abyss-short-schemer = Wymień wolnego lorda na lorda z talii
abyss-text-schemer = Raz, po wejściu do gry. Możesz odrzucić innego swojego wolnego lorda, także wyłączonego; potem jego miejsce zajmuje wierzchni lord z talii. Nowy lord jest wolny i niewyłączony, a jego zdolność działa. Talia lordów nie może być pusta, a Spiskowiec nie może odrzucić sam siebie.

## Lordowie: farmerzy

abyss-name-keeper = Dozorca
    .acc = Dozorcę
    .gen = Dozorcy
abyss-short-keeper = Bez zdolności
abyss-text-keeper = Farmer bez zdolności: daje tylko wpływy i klucz.

abyss-name-reaper = Żniwiarz
    .acc = Żniwiarza
    .gen = Żniwiarza
abyss-short-reaper = Bez zdolności
abyss-text-reaper = Farmer bez zdolności: daje tylko wpływy i klucz.

abyss-name-shepherd = Pasterka
    .acc = Pasterkę
    .gen = Pasterki
abyss-short-shepherd = Bez zdolności
abyss-text-shepherd = Farmer bez zdolności: daje tylko wpływy i klucz.

abyss-name-miller = Młynarz
    .acc = Młynarza
    .gen = Młynarza
abyss-short-miller = Bez zdolności
abyss-text-miller = Farmer bez zdolności i bez klucza, za to z dużymi wpływami.

abyss-name-aquaculturalist = Hodowca alg
    .acc = Hodowcę alg
    .gen = Hodowcy alg
abyss-short-aquaculturalist = Bez zdolności
abyss-text-aquaculturalist = Farmer bez zdolności i bez klucza, za to z dużymi wpływami.

abyss-name-landowner = Właściciel ziemski
    .acc = Właściciela ziemskiego
    .gen = Właściciela ziemskiego
abyss-short-landowner = Bez zdolności
abyss-text-landowner = Farmer bez zdolności i bez klucza, za to z dużymi wpływami.

## Lordowie: ambasadorzy

abyss-name-sage = Mędrzec
    .acc = Mędrca
    .gen = Mędrca
abyss-short-sage = Dobierz 2 lokacje, zatrzymaj 1
abyss-text-sage = Raz, po wejściu do gry. Dobierz ze stosu 2 lokacje i przejmij jedną z nich; wsuń pod nią tylko Mędrca. Druga staje się dostępna, odkryta. Jeśli w stosie jest mniej płytek, dobierz te, które zostały; jeśli stos jest pusty, weź jedną z dostępnych lokacji.

abyss-name-hermit = Pustelnik
    .acc = Pustelnika
    .gen = Pustelnika
abyss-short-hermit = Dobierz 1 lokację i zatrzymaj ją
abyss-text-hermit = Raz, po wejściu do gry. Dobierz ze stosu 1 lokację i przejmij ją; wsuń pod nią tylko Pustelnika. Jeśli stos jest pusty, weź jedną z dostępnych lokacji.

abyss-name-elder = Starszy
    .acc = Starszego
    .gen = Starszego
abyss-short-elder = Dobierz 3 lokacje, zatrzymaj 1
abyss-text-elder = Raz, po wejściu do gry. Dobierz ze stosu 3 lokacje i przejmij jedną z nich; wsuń pod nią tylko Starszego. Dwie pozostałe stają się dostępne, odkryte. Jeśli w stosie jest mniej płytek, dobierz te, które zostały; jeśli stos jest pusty, weź jedną z dostępnych lokacji.

## Lokacje

abyss-name-sargasso-silos = Silosy sargasów
    .acc = Silosy sargasów
    .gen = Silosów sargasów
abyss-short-sargasso-silos = 5 +2 za każdego farmera
abyss-text-sargasso-silos = 5 punktów i po 2 za każdego twojego farmera. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni.

abyss-name-hydrozoa-reserves = Rezerwat stułbiopławów
    .acc = Rezerwat stułbiopławów
    .gen = Rezerwatu stułbiopławów
abyss-short-hydrozoa-reserves = 6 +2 za każdego maga
abyss-text-hydrozoa-reserves = 6 punktów i po 2 za każdego twojego maga. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni.

abyss-name-sanctuary = Sanktuarium
    .acc = Sanktuarium
    .gen = Sanktuarium
abyss-short-sanctuary = 4 +3 za każdą przyłączoną meduzę
abyss-text-sanctuary = 4 punkty i po 3 za każdą twoją przyłączoną meduzę. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-parliament = Parlament
    .acc = Parlament
    .gen = Parlamentu
abyss-short-parliament = 6 +2 za każdego polityka
abyss-text-parliament = 6 punktów i po 2 za każdego twojego polityka. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni.

abyss-name-barracks = Koszary
    .acc = Koszary
    .gen = Koszar
abyss-short-barracks = 7 +2 za każdego żołnierza
abyss-text-barracks = 7 punktów i po 2 za każdego twojego żołnierza. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni.

abyss-name-dockworks = Doki
    .acc = Doki
    .gen = Doków
abyss-short-dockworks = 5 +2 za każdego kupca
abyss-text-dockworks = 5 punktów i po 2 za każdego twojego kupca. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni.

abyss-name-sargasso-fields = Pola sargasów
    .acc = Pola sargasów
    .gen = Pól sargasów
abyss-short-sargasso-fields = 3 +3 za każdego przyłączonego konika
abyss-text-sargasso-fields = 3 punkty i po 3 za każdego twojego przyłączonego konika morskiego. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-abyss = Otchłań
    .acc = Otchłań
    .gen = Otchłani
abyss-short-abyss = 2 za każdą gildię wśród twoich lordów
abyss-text-abyss = Po 2 punkty za każdą z sześciu gildii, z której masz choć jednego lorda, najwyżej 12. Ambasadorzy też są gildią. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni.

abyss-name-city-of-mirrors = Miasto luster
    .acc = Miasto luster
    .gen = Miasta luster
abyss-short-city-of-mirrors = Kopiuje lokację rywala
abyss-text-city-of-mirrors = Punktuje jak jedna lokacja kontrolowana przez rywala, ale liczona z twoimi lordami i przyłączonymi sojusznikami. Najlepszy wybór robi się sam, a rywal i tak dostaje swoje punkty. Jeśli żaden rywal nie ma lokacji, jest warte 0; tyle samo warta jest kopia Czarnych kominów.

abyss-name-black-smokers = Czarne kominy
    .acc = Czarne kominy
    .gen = Czarnych kominów
abyss-short-black-smokers = 0. Zamień na dowolną płytkę ze stosu
abyss-text-black-smokers = Warte 0 punktów. Gdy je przejmujesz, w dowolny sposób, możesz przejrzeć zakryty stos lokacji i wziąć z niego dowolną płytkę zamiast nich. Czarne kominy wypadają wtedy z gry, lordowie spod nich przechodzą pod nową płytkę, a stos jest tasowany. Stos widzisz tylko ty; odkrytych lokacji nie można tak wziąć, a przy pustym stosie nic się nie dzieje.

abyss-name-oceanic-senate-assembly = Zgromadzenie Senatu Oceanu
    .acc = Zgromadzenie Senatu Oceanu
    .gen = Zgromadzenia Senatu Oceanu
abyss-short-oceanic-senate-assembly = 4 +3 za każdą przyłączoną kałamarnicę
abyss-text-oceanic-senate-assembly = 4 punkty i po 3 za każdą twoją przyłączoną kałamarnicę. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-depths = Głębina
    .acc = Głębinę
    .gen = Głębiny
abyss-short-depths = Podwójne wpływy najsłabszego lorda
abyss-text-depths = Podwojone wpływy twojego lorda o najniższych wpływach. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni. Bez lordów jest warta 0.

abyss-name-throne-room = Sala tronowa
    .acc = Salę tronową
    .gen = Sali tronowej
abyss-short-throne-room = Wpływy twojego najsilniejszego lorda
abyss-text-throne-room = Wpływy twojego lorda o najwyższych wpływach. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni. Bez lordów jest warta 0.

abyss-name-jail = Więzienie
    .acc = Więzienie
    .gen = Więzienia
abyss-short-jail = 15 −1 za każdego twojego lorda
abyss-text-jail = 15 punktów minus 1 za każdego twojego lorda. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni.

abyss-name-chasm = Rozpadlina
    .acc = Rozpadlinę
    .gen = Rozpadliny
abyss-short-chasm = 5 +3 za każdego przyłączonego kraba
abyss-text-chasm = 5 punktów i po 3 za każdego twojego przyłączonego kraba. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-closed-tower = Zamknięta wieża
    .acc = Zamkniętą wieżę
    .gen = Zamkniętej wieży
abyss-short-closed-tower = 3 za każdego twojego lorda z kluczem
abyss-text-closed-tower = Po 3 punkty za każdego twojego lorda, który ma na karcie choć jeden klucz. Liczą się też wydane klucze lordów wsuniętych pod lokacje i klucze wyłączonych lordów. Ambasador liczy się raz.

abyss-name-lost-tower = Zaginiona wieża
    .acc = Zaginioną wieżę
    .gen = Zaginionej wieży
abyss-short-lost-tower = 3 za każdego twojego lorda bez klucza
abyss-text-lost-tower = Po 3 punkty za każdego twojego lorda, który nie ma na karcie klucza. Liczą się lordowie wolni, wsunięci pod lokacje i wyłączeni. Ambasadorzy mają klucze, więc tu się nie liczą.

abyss-name-chamber-of-allies = Izba sojuszników
    .acc = Izbę sojuszników
    .gen = Izby sojuszników
abyss-short-chamber-of-allies = 3 + najsłabszy sojusznik z każdej rasy
abyss-text-chamber-of-allies = 3 punkty oraz, dla każdej rasy wśród twoich przyłączonych sojuszników, wartość najsłabszego z nich. Liczą się też sojusznicy przyłączeni na koniec gry.

abyss-name-nest-of-giant-clams = Gniazdo olbrzymich małży
    .acc = Gniazdo olbrzymich małży
    .gen = Gniazda olbrzymich małży
abyss-short-nest-of-giant-clams = 3 +3 za każdego przyłączonego skorupiaka
abyss-text-nest-of-giant-clams = 3 punkty i po 3 za każdego twojego przyłączonego skorupiaka. Liczą się wszystkie, także przyłączone na koniec gry.

abyss-name-coral-barrier = Rafa koralowa
    .acc = Rafę koralową
    .gen = Rafy koralowej
abyss-short-coral-barrier = 20 −1 za każdego przyłączonego
abyss-text-coral-barrier = 20 punktów minus 1 za każdego twojego przyłączonego sojusznika. Liczą się też ci przyłączeni na koniec gry.
