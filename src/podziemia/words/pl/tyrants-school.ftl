### Kurs Tyrants of the Underdark: osiem lekcji z Preceptor Zil, potem pierwsza gra.

tyrants-school = Naucz się Tyrants of the Underdark
tyrants-school-about = Osiem krótkich lekcji z Preceptor Zil, a potem twoja pierwsza gra.
tyrants-teacher = Preceptor Zil
tyrants-setting-school = Lekcja
tyrants-setting-school-off = Bez lekcji, cała gra
tyrants-setting-school-tyr-1 = { tyrants-name-tyr-1 }
tyrants-setting-school-tyr-2 = { tyrants-name-tyr-2 }
tyrants-setting-school-tyr-3 = { tyrants-name-tyr-3 }
tyrants-setting-school-tyr-4 = { tyrants-name-tyr-4 }
tyrants-setting-school-tyr-5 = { tyrants-name-tyr-5 }
tyrants-setting-school-tyr-6 = { tyrants-name-tyr-6 }
tyrants-setting-school-tyr-7 = { tyrants-name-tyr-7 }
tyrants-setting-school-tyr-8 = { tyrants-name-tyr-8 }
tyrants-setting-school-first-game = { tyrants-name-first-game }

## 1: tura

tyrants-name-tyr-1 = Siła i Wpływ
tyrants-lesson-tyr-1 = Za Wpływ werbujesz ludzi, za Siłę wysyłasz oddziały.
tyrants-task-tyr-1 = Zagraj pięć kart i nie zostaw niczego w żadnej sakiewce.
tyrants-goal-tyr-1-1 = dwa oddziały wysłane
tyrants-goal-tyr-1-2 = wydane 3 Wpływu
tyrants-teach-tyr-1-1 = Witaj we własnym domu, skarbie. Na dole jest twoje pięć kart. Szlachcice dają Wpływ, za który werbuje się ludzi; Żołnierze dają Siłę, za którą wysyła się oddziały na mapę. Zagraj wszystkie pięć: nie ma powodu żadnej trzymać.
tyrants-teach-tyr-1-2 = Teraz wydaj jedno i drugie. Jedna Siła to jeden oddział, tam gdzie świeci mapa. Liczba w rogu karty to jej cena we Wpływie; kogo zwerbujesz, trafi na stos kart odrzuconych i wróci po tasowaniu.
tyrants-slip-tyr-1-1 = Na ręce zostały karty. Przepadną razem z resztą, a pięć nowych i tak dobierzesz. Najpierw je zagraj.
tyrants-slip-tyr-1-2 = Został Wpływ, a nie ma sakiewki, w której można go przechować. Ktoś z rynku chętnie by za niego przyszedł.
tyrants-slip-tyr-1-3 = Te oddziały chciały maszerować. Siła niewydana do końca tury przepada.
tyrants-aha-tyr-1 = Wydawaj wszystko, co turę.

## 2: Obecność

tyrants-name-tyr-2 = Obecność
tyrants-lesson-tyr-2 = Sięgasz tam, gdzie stoisz, i o jedno miejsce dalej.
tyrants-task-tyr-2 = Zajmij oba miejsca w Llacerellyn.
tyrants-goal-tyr-2-1 = oddział w Llacerellyn
tyrants-goal-tyr-2-2 = Llacerellyn tylko dla ciebie
tyrants-teach-tyr-2-1 = Trzy Siły, trzy oddziały. Możesz je wysłać tam, gdzie już jesteś, albo tuż obok: to jest Obecność. Wszystkie miejsca obszaru to jedno i to samo; na drodze każde kółko liczy się osobno. Llacerellyn leży dwa kroki na wschód.
tyrants-teach-tyr-2-2 = Zobacz, jak daleko teraz sięgasz. Każdy oddział otwiera następne drzwi, jeszcze w tej samej turze.
tyrants-slip-tyr-2-1 = Eryndlyn jest twój już dzięki jednemu oddziałowi. Dwa kółka dalej leży cały obszar i akurat starczy ci na niego Siły.
tyrants-slip-tyr-2-2 = Trzy Siły za jedną głowę i ani kawałka ziemi. To była cała twoja tura.
tyrants-slip-tyr-2-3 = Ta droga prowadzi do Kanaglym i jest o kółko dłuższa. Llacerellyn leży w drugą stronę.
tyrants-slip-tyr-2-4 = Została Siła, a do jutra się nie przechowa.
tyrants-aha-tyr-2 = Oddziały to kamienie, po których się idzie.

## 3: kontrola

tyrants-name-tyr-3 = Kto tu rządzi?
tyrants-lesson-tyr-3 = Więcej niż każdy inny kolor, a biały to też kolor.
tyrants-task-tyr-3 = Przejmij kontrolę nad Labiryntem.
tyrants-goal-tyr-3-1 = kontrolujesz Labirynt
tyrants-teach-tyr-3-1 = Liczba przy obszarze to punkty na koniec gry, dla tego, kto go kontroluje. W Labiryncie stoją jeden biały oddział i jeden twój, więc nie kontroluje go nikt. Białe do nikogo nie należą, a jednak się liczą. Potrzebujesz o jeden więcej niż każdy inny kolor.
tyrants-teach-tyr-3-2 = Trzy punkty za jeden oddział. Gdyby wszystkie miejsca były twoje, byłaby to całkowita kontrola: dwa punkty więcej.
tyrants-slip-tyr-3-1 = W Skullporcie stoją dwa białe i teraz dwa twoje: remis, a remis to nikt.
tyrants-slip-tyr-3-2 = Remis nikomu nic nie daje. Wystarczy jeden oddział, a ty go masz.
tyrants-slip-tyr-3-3 = Oddział na drodze niczym nie rządzi. Czekał na niego Labirynt.
tyrants-aha-tyr-3 = O jeden więcej niż każdy z pozostałych. Nie połowa, nie wszystko.

## 4: znaczniki kontroli

tyrants-name-tyr-4 = Najpierw mapa, potem rynek
tyrants-lesson-tyr-4 = Znacznik kontroli daje Wpływ od razu po zdobyciu.
tyrants-task-tyr-4 = Zwerbuj w tej turze Sobowtóra.
tyrants-goal-tyr-4-1 = kontrolujesz Tsenviilyq
tyrants-goal-tyr-4-2 = Sobowtór jest twój
tyrants-teach-tyr-4-1 = Sobowtór kosztuje pięć, a ty masz cztery. Ale w niektórych obszarach leży znacznik kontroli: jeden Wpływ co turę dla tego, kto tam rządzi, a pierwszy od razu. W Tsenviilyq idziesz z przeciwnikiem łeb w łeb.
tyrants-teach-tyr-4-2 = Jest pięć. Teraz na zakupy. A gdy kiedyś weźmiesz taki obszar cały, znacznik da pod koniec każdej twojej tury także punkty zwycięstwa.
tyrants-slip-tyr-4-1 = Na Sobowtóra już nie starczy. Jeden oddział w Tsenviilyq dałby to, czego brakuje.
tyrants-slip-tyr-4-2 = Tam nie ma znacznika. Remis przełamuje puste miejsce w Tsenviilyq.
tyrants-slip-tyr-4-3 = Była Siła, na rynku był Sobowtór. Tsenviilyq by was poznało.
tyrants-aha-tyr-4 = Zanim zapłacisz, spójrz na mapę.

## 5: wyparcie

tyrants-name-tyr-5 = Wyparcie tam, gdzie się liczy
tyrants-lesson-tyr-5 = Ich oddział staje się trofeum, twój zajmuje jego miejsce.
tyrants-task-tyr-5 = Zagraj Sobowtóra i wybierz najlepszą ofiarę.
tyrants-goal-tyr-5-1 = oddział wyparty
tyrants-teach-tyr-5-1 = Sobowtór wypiera: wrogi oddział, do którego sięgasz, trafia do twojej sali trofeów, a na jego miejscu staje twój. Zagraj go.
tyrants-teach-tyr-5-2 = Trofeum to jeden punkt, gdziekolwiek stało. Nie pytaj więc, kto zginie. Pytaj, co się zmieni: jedna ofiara trzyma drogę, druga połowę Llacerellyn.
tyrants-slip-tyr-5-1 = Jedno trofeum i kawałek drogi. W Llacerellyn ta sama karta przełamuje remis i daje cały obszar: cztery punkty więcej.
tyrants-slip-tyr-5-2 = Sobowtór trafia na stos kart odrzuconych niezagrany. Kart też się tu nie oszczędza.
tyrants-aha-tyr-5 = Nie licz głów. Licz, kto potem rządzi.

## 6: szpiedzy

tyrants-name-tyr-6 = Szpieg w domu
tyrants-lesson-tyr-6 = Nie potrzebuje sąsiadów i psuje całkowitą kontrolę.
tyrants-task-tyr-6 = Odbierz przeciwnikowi jak najwięcej punktów.
tyrants-goal-tyr-6-1 = twój szpieg jest na mapie
tyrants-teach-tyr-6-1 = Przeciwnik siedzi sam w Araumycosie i tyje na jego znaczniku. Oddziałami tam nie sięgniesz. Zagraj Mistrza szpiegów.
tyrants-teach-tyr-6-2 = Szpieg idzie do dowolnego obszaru i do niczego się tam nie liczy, prócz jednego: póki siedzi, żaden inny dom nie ma tam całkowitej kontroli. Kto najwięcej zarabia na byciu samemu?
tyrants-teach-tyr-6-3 = W tej turze ani punktów ze znacznika, ani za całkowitą kontrolę. Pozbyć się twojego szpiega to trzy Siły.
tyrants-slip-tyr-6-1 = W Llacerellyn przeciwnik ma jedno miejsce z dwóch: jeszcze nie ma czego psuć.
tyrants-slip-tyr-6-2 = Własny szpieg we własnym domu niczego nie zmienia.
tyrants-slip-tyr-6-3 = Ładnie, lecz bez pożytku. Araumycos daje trzy punkty co turę temu, kto ma go w całości.
tyrants-slip-tyr-6-4 = Mistrz szpiegów wciąż jest na ręce. Niezagrany nikogo nie podgląda.
tyrants-short-of-tyr-6 = { $n ->
    [one] Przeciwnik zachowuje o { $n } punkt za dużo.
    [few] Przeciwnik zachowuje o { $n } punkty za dużo.
   *[other] Przeciwnik zachowuje o { $n } punktów za dużo.
}
tyrants-aha-tyr-6 = Szpieg to „nie”, które kosztuje drugą stronę trzy Siły.

## 7: awans

tyrants-name-tyr-7 = Wewnętrzny krąg
tyrants-lesson-tyr-7 = Awansowane karty nie wracają i dają wyższą liczbę.
tyrants-task-tyr-7 = Awansuj właściwą kartę; przed tobą jeszcze wiele rund.
tyrants-goal-tyr-7-1 = słaba karta opuściła talię
tyrants-goal-tyr-7-2 = Czerwone smoczę zostaje
tyrants-teach-tyr-7-1 = Cztery karty są już zagrane, został Mówca smoków. Pod koniec tury awansuje inną zagraną kartę. Zagraj go.
tyrants-teach-tyr-7-2 = Teraz czeka na koniec twojej tury, więc ją zakończ.
tyrants-teach-tyr-7-3 = Awans przenosi kartę do wewnętrznego kręgu: opuszcza talię na zawsze i daje liczbę z prawej zamiast tej z lewej. To trzecia runda. Kogo chcesz dobierać raz po raz?
tyrants-slip-tyr-7-1 = Dziś o punkt więcej, a najlepszej karty już nie ma: 2 Siły i 2 Wpływu w każdej dalszej ręce. Na początku do kręgu idą słabi.
tyrants-slip-tyr-7-2 = Mówca smoków wciąż jest na ręce, a niezagrany nikogo nie awansuje.
tyrants-aha-tyr-7 = Wcześnie: wyrzucaj najgorszych. Późno: koronuj najlepszych.

## 8: koniec

tyrants-name-tyr-8 = Ostatnia tura
tyrants-lesson-tyr-8 = Jutra nie ma, są tylko punkty. Znajdź wszystkie.
tyrants-task-tyr-8 = Przegrywasz. Wygraj tą turą.
tyrants-goal-tyr-8-1 = Menzoberranzan tylko dla ciebie
tyrants-goal-tyr-8-2 = Smoczy kultysta awansowany
tyrants-teach-tyr-8-1 = Przeciwnik ma puste koszary: ta runda jest ostatnia. Kart nikt już nie dobierze, drogi nic nie dają. Liczą się obszary, całkowita kontrola, trofea, karty i żetony. Miasto psuje ci jeden biały oddział: likwidacja to trzy Siły, puste miejsce jeszcze jedna.
tyrants-teach-tyr-8-2 = 2 Siły albo 2 Wpływu. Jednego i drugiego masz po dwa. Czego jeszcze chce miasto?
tyrants-teach-tyr-8-3 = Wpływ da jeszcze jedną Kapłankę, czyli punkt. Awans pod koniec tury podniesie kartę, którą zagrywasz. Porównaj.
tyrants-teach-tyr-8-4 = W trzeciej rundzie byłoby: najgorszego. Teraz nikogo już nie dobierzesz.
tyrants-teach-tyr-8-5 = Spójrz na arkusz, skarbie: miasto, znacznik, głowa, krąg i Kapłanka za drobne. O jeden punkt.
tyrants-slip-tyr-8-1 = Teraz nie starczy Siły na biały oddział i miejsce po nim. Samo miasto to pięć punktów.
tyrants-slip-tyr-8-2 = 2 Wpływu to tutaj jeden punkt. Smoczy kultysta jest w kręgu wart o trzy więcej niż w talii.
tyrants-slip-tyr-8-3 = Nie dziś. Miasto płaci za ostatnie miejsce: głowa, dwa za całkowitą kontrolę, dwa ze znacznika.
tyrants-slip-tyr-8-4 = Jeden punkt. Smoczy kultysta dałby trzy.
tyrants-slip-tyr-8-5 = Ostatnia ręka, a nie cała zagrana.
tyrants-slip-tyr-8-6 = Została Siła, a następnej tury nie będzie.
tyrants-aha-tyr-8 = W ostatniej turze pytaj tylko: co jest punktem?

## Pierwsza gra

tyrants-name-first-game = Pierwsza gra z przewodnikiem
tyrants-lesson-first-game = Cała gra z łatwym botem. Każde nowe pytanie jest raz wyjaśnione; potem Preceptor milczy.
tyrants-task-first-game = Zagraj całą grę.
tyrants-first-start = Jeden oddział zakłada twój dom. Weź obszar, który od razu będzie twój: bez białych oddziałów, z pustymi obszarami wokół.
tyrants-first-cards = Zagraj to, co tylko daje, potem spójrz na mapę, potem na rynek. Niczego się nie zachowuje.
tyrants-first-power = Siła: jedna za oddział, trzy za głowę albo za szpiega, który ci przeszkadza. Czy jeden oddział więcej zmieni gdzieś, kto rządzi?
tyrants-first-influence = Kogo chcesz spotykać co trzecią turę? Kart, które dają po dwa, i jednej, która awansuje.
tyrants-first-tie = Spójrz: gdzieś masz tyle samo co inny kolor i nikt nie rządzi. Rozstrzygnie jeden oddział.
tyrants-first-marker = Masz znacznik kontroli: jeden Wpływ na początku każdej tury. Zajmij cały obszar, a da też punkty zwycięstwa.
tyrants-first-choose = Jedno z nich. Które, mówi mapa, nie karta.
tyrants-first-deploy = Te są za darmo. Po kolei, więc każdy może otworzyć następne drzwi.
tyrants-first-assassinate = Gdzie jeden oddział mniej zmienia, kto rządzi?
tyrants-first-supplant = Głowa i miejsce naraz. Najlepiej tam, gdzie to przełamie remis.
tyrants-first-move = Przesuń wroga z obszaru, którego chcesz, na drogę, gdzie nikomu nie przeszkadza.
tyrants-first-return = Z powrotem do koszar. Trofeum nie ma, ale miejsce jest wolne albo szpieg znika.
tyrants-first-spy = Szpieg psuje całkowitą kontrolę teraz albo opłaci się później, gdy jakaś karta każe go wycofać.
tyrants-first-recall = Wycofanie szpiega to cena, to, co potem, to zysk. Nie musisz płacić.
tyrants-first-devour = Co na ręce przeciwnika zabolałoby najbardziej? Albo nic, jeśli chcesz to zwerbować.
tyrants-first-effects = Kilka rzeczy czeka na koniec tury. Kolejność wybierasz ty.
tyrants-first-promote = Wcześnie najgorszy, późno najlepszy.
tyrants-first-end = Koniec to zegar, który nakręcacie oboje: puste koszary albo pusta talia rynku. Prowadzisz? To się spiesz.
tyrants-first-over = Cała gra, a oba domy jeszcze stoją, mniej więcej. Spójrz na arkusz.
tyrants-aha-first-game = Znasz już wszystkie pytania. Bezwzględność przyjdzie z wprawą.
tyrants-look-start = Puste obszary wokół, odległość do znacznika i to, gdzie stanie przeciwnik.
tyrants-look-turn-action = Najpierw karty, które każą dobierać. Potem: czy oddział przełamie remis, zdobędzie znacznik, domknie obszar? Za resztę Wpływu najdroższa karta, którą chcesz jeszcze zobaczyć.
tyrants-look-choose = Co jeszcze jest na ręce i za co by zapłaciło?
tyrants-look-deploy = Remisy, znaczniki, obszary, którym brakuje jednego oddziału.
tyrants-look-assassinate = Remisy, znaczniki, całkowita kontrola. Głowa na drodze to punkt i nic więcej.
tyrants-look-supplant = Remisy, znaczniki, całkowita kontrola, twoja i cudza.
tyrants-look-move = Który obszar zmieni właściciela, gdy ubędzie jeden oddział?
tyrants-look-return = Który obszar zmieni właściciela, gdy ubędzie jeden oddział albo szpieg?
tyrants-look-spy = Obszary, które przeciwnik ma w całości, najpierw te ze znacznikiem; i te, gdzie szpieg przyda się innej karcie.
tyrants-look-pay-recall = Czy szpieg coś tam jeszcze psuje?
tyrants-look-devour-market = Na co stać następnego gracza.
tyrants-look-end-effect = Czy jeden efekt liczy to, co awansował inny?
tyrants-look-promote = Ile zostało rund: wcześnie najsłabsza karta, późno największa różnica między liczbami.

## Jak grać

tyrants-howto-1 = Prowadzisz drowi dom, a na szczycie jest miejsce dla jednego. Rządź obszarami, zbieraj głowy i dwór: wygrywa ten, kto ma najwięcej punktów zwycięstwa.
    .title = Cel
tyrants-howto-2 = Zagraj pięć kart w dowolnej kolejności. Dają Wpływ, za który werbujesz stronników do talii, i Siłę: jedna wysyła oddział, trzy likwidują wrogi albo wycofują szpiega. Karty potrafią więcej. Co niewydane, przepada; potem dobierasz pięć nowych kart.
    .title = Twoja tura
tyrants-howto-3 = Działasz tam, gdzie masz Obecność: gdzie są twoje oddziały i szpiedzy oraz tuż obok oddziałów. Kontrolujesz obszar, mając więcej oddziałów niż każdy inny kolor, także biały; remis to nikt. Wszystkie miejsca i brak obcego szpiega to całkowita kontrola. Znaczniki dają rządzącemu Wpływ co turę, a przy całkowitej kontroli punkty.
    .title = Mapa
tyrants-howto-4 = Awans przenosi zagraną kartę do wewnętrznego kręgu. Nie wróci już na rękę i da swoją wyższą liczbę. Wcześnie wyrzucaj słabych, późno koronuj najlepszych.
    .title = Wewnętrzny krąg
tyrants-howto-5 = Gdy czyjeś koszary albo talia rynku są puste, rundę gra się do końca. Potem dodaje się obszary, po dwa za całkowitą kontrolę, trofea, talię, wewnętrzny krąg i żetony.
    .title = Koniec i punkty
tyrants-howto-play = pięć kart
tyrants-howto-recruit = werbunek
tyrants-howto-deploy = wyślij oddział
tyrants-howto-kill = zlikwiduj wrogi
tyrants-howto-tie = nikt
tyrants-howto-control = kontrola
tyrants-howto-total = całkowita kontrola
tyrants-howto-spied = szpieg psuje
tyrants-howto-in-deck = w talii
tyrants-howto-in-circle = w kręgu
