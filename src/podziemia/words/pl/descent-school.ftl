### Kurs Descent: siedem lekcji ze Starym Szpikiem, potem pierwsza przygoda.

descent-school = Naucz się Descent
descent-school-about = Siedem krótkich lekcji ze Starym Szpikiem, na znaczonych kościach, a potem twoja pierwsza przygoda, już na uczciwych.
descent-teacher = Stary Szpik
descent-setting-school = Lekcja
descent-setting-school-off = Bez lekcji, cała gra
descent-setting-school-dsc-1 = { descent-name-dsc-1 }
descent-setting-school-dsc-2 = { descent-name-dsc-2 }
descent-setting-school-dsc-3 = { descent-name-dsc-3 }
descent-setting-school-dsc-4 = { descent-name-dsc-4 }
descent-setting-school-dsc-5 = { descent-name-dsc-5 }
descent-setting-school-dsc-6 = { descent-name-dsc-6 }
descent-setting-school-dsc-7 = { descent-name-dsc-7 }
descent-setting-school-first-game = { descent-name-first-game }

## 1: tura bohatera

descent-name-dsc-1 = Dwie akcje
descent-lesson-dsc-1 = Tura bohatera to dwie akcje. Na początek: podejść i uderzyć.
descent-task-dsc-1 = Podejdź Grisbanem do goblina i pokonaj go.
descent-goal-dsc-1-1 = goblin pokonany
descent-teach-dsc-1-1 = Grasz wszystkimi bohaterami, resztą gra mroczny władca. Tura bohatera to dwie akcje, dowolne dwie. To Grisban: topór i krótkie nogi. Goblin stoi cztery pola dalej. Pierwsza akcja: ruch.
descent-teach-dsc-1-2 = Ruch daje tyle punktów, ile wynosi szybkość: trzy, po jednym na pole. Idź krok po kroku albo dotknij dalszego pola. Obok goblina wydaj drugą akcję: atak toporem.
descent-teach-dsc-1-3 = Niebieska i czerwona są twoje: trzy obrażenia. Szara jest goblina: jedna tarcza odejmuje jedno. Przechodzą dwa, a goblin więcej życia nie ma. Na lekcjach kości są znaczone, w grze nie.
descent-slip-dsc-1-1 = Odpoczynek? Przecież nic jeszcze się nie działo.
descent-slip-dsc-1-2 = Drugi spacer i nie ma akcji na topór. Jeden wystarczył.
descent-slip-dsc-1-3 = Tura skończona, a goblin stoi, jak stał.
descent-aha-dsc-1 = Dwie akcje, dowolne dwie.

## 2: zmęczenie

descent-name-dsc-2 = Kroki za zmęczenie
descent-lesson-dsc-2 = Punkt zmęczenia to krok. Akcje zostaw na topór.
descent-task-dsc-2 = Uderz barghesta dwa razy w tej jednej turze.
descent-goal-dsc-2-1 = barghest pokonany
descent-teach-dsc-2-1 = Trzy kroki do celu, a może trzeba będzie dwóch ciosów. Ruch kosztowałby akcję, a obie chcesz mieć na topór. Więc biegnij: za punkt zmęczenia jest punkt ruchu. Grisban zniesie cztery; za oszczędzanie nikt nie płaci.
descent-teach-dsc-2-2 = Krzyżyk na niebieskiej kości: pudło, cokolwiek pokaże czerwona. Każdemu się zdarza. Została akcja. Jeszcze raz.
descent-teach-dsc-2-3 = Leży. A kiedyś, gdy w pobliżu nikogo nie będzie, odpocznie: jedna akcja i na koniec tury całe zmęczenie znika.
descent-slip-dsc-2-1 = To była akcja na chodzenie. Został jeden cios, a co szósty to pudło.
descent-slip-dsc-2-2 = Odpoczywaj, gdy nie ma kogo bić.
descent-slip-dsc-2-3 = Jeszcze żyje, a ty masz jeszcze siły.
descent-aha-dsc-2 = Zmęczenie to sakiewka. Opróżnij ją, potem odpocznij.

## 3: ruch i strzał

descent-name-dsc-3 = Wyjdź, strzel, wróć
descent-lesson-dsc-3 = Ruch można przerwać atakiem, a potem iść dalej.
descent-task-dsc-3 = Strzel do goblina i skończ turę tam, gdzie nie widzi Jainy.
descent-goal-dsc-3-1 = goblin trafiony
descent-goal-dsc-3-2 = Jaina poza jego polem widzenia
descent-teach-dsc-3-1 = Jaina ma łuk, pięć kroków i skałę przed nosem. Bez pola widzenia nie strzeli; ale i goblin nie strzeli do niej. Wybierz ruch: w środku możesz stanąć na drugą akcję.
descent-teach-dsc-3-2 = Z sąsiedniego pola może go widzieć: wystarczy linia od dowolnego rogu do dowolnego rogu i nic po drodze. Gdy atak jest do wyboru, strzelaj. Kości muszą pokazać dość zasięgu; najwięcej daje niebieska.
descent-teach-dsc-3-3 = Trafiony i zły. Z tego samego ruchu zostały ci kroki: z powrotem za skałę i tam skończ turę.
descent-slip-dsc-3-1 = Nie jest zmęczona. Niech wychodzi.
descent-slip-dsc-3-2 = Dwa spacery i nie ma akcji na łuk.
descent-slip-dsc-3-3 = Kroki zostały, a stoisz mu w oknie.
descent-slip-dsc-3-4 = Ukryta dobrze, przyznaję. Tylko że nikt nie strzelił.
descent-aha-dsc-3 = Ruch to garść kroków. Wydaj część przed, część po.

## 4: wzmocnienia

descent-name-dsc-4 = Wzmocnienia
descent-lesson-dsc-4 = Błyskawica na kości to życzenie, po rzucie.
descent-task-dsc-4 = Zaatakuj i wydaj wzmocnienie tak, żeby barghest padł.
descent-goal-dsc-4-1 = barghest pokonany
descent-teach-dsc-4-1 = Grisban ledwie dyszy, ma jedną akcję, a barghestowi zostały trzy punkty życia. Atakuj.
descent-teach-dsc-4-2 = Błyskawica to wzmocnienie: życzenie po rzucie. Topór zamienia je w jeszcze jedno obrażenie; każdy bohater może zamiast tego złapać oddech. Każda linijka raz. Policz: trzy obrażenia, jedna tarcza. Przechodzą dwa, a jemu zostały trzy. Czego brakuje?
descent-slip-dsc-4-1 = Głęboki oddech, a przy drugim cię gryzie.
descent-slip-dsc-4-2 = Życzenie wyrzucone.
descent-slip-dsc-4-3 = Stoi przed tobą z trzema punktami życia. Bij.
descent-aha-dsc-4 = Najpierw zobacz, czego brakuje, potem życz.

## 5: nieprzytomność

descent-name-dsc-5 = Nieprzytomność to nie koniec
descent-lesson-dsc-5 = W każdej rundzie bohaterowie od nowa wybierają kolejność.
descent-task-dsc-5 = Niech Jaina jeszcze w tej rundzie zastrzeli goblina.
descent-goal-dsc-5-1 = Jaina jest na nogach
descent-goal-dsc-5-2 = goblin pokonany
descent-teach-dsc-5-1 = Jaina jest nieprzytomna, nie martwa. Jeśli podniesie się sama, to cała jej tura. Jeśli wcześniej podniesie ją ktoś inny, ma turę jak każda. W każdej rundzie od nowa wybierasz, kto idzie pierwszy.
descent-teach-dsc-5-2 = Avric obok niej może się pomodlić: punkt zmęczenia i czerwona kość leczenia, bez żadnej akcji. Każdy inny mógłby ją ocucić za akcję.
descent-teach-dsc-5-3 = Wstała. Avric może działać dalej, ale zobaczmy, jak ona strzela: zakończ jego turę.
descent-teach-dsc-5-4 = A teraz Jaina.
descent-teach-dsc-5-5 = Dwie akcje, jak gdyby nigdy nic. Goblin czeka.
descent-slip-dsc-5-1 = Podnosi się sama i nic więcej: tura przepadła. Najpierw Avric.
descent-slip-dsc-5-2 = Avric zostawia ją na ziemi. Modlitwa kosztowałaby go jeden punkt zmęczenia.
descent-aha-dsc-5 = Uzdrowiciel idzie przed nieprzytomnym.

## 6: co wygrywa

descent-name-dsc-6 = Warunek zwycięstwa
descent-lesson-dsc-6 = Każda przygoda mówi, co kto ma zrobić. Nic innego się nie liczy.
descent-task-dsc-6 = Jedna akcja i zapada noc. Wygraj przygodę.
descent-goal-dsc-6-1 = przygoda wygrana
descent-teach-dsc-6-1 = Przeczytaj kartę przygody. Wygrywasz, gdy nie ma barghestów i żaden mnich nie leży na trakcie. Mroczny władca wygrywa, gdy od piątej rundy strach sięgnie siedmiu. Jest sześć, a na koniec rundy rośnie o jeden. Barghestów już nie ma. Dwa gobliny, jeden mnich, jedna akcja.
descent-teach-dsc-6-2 = I tu się kończy, od razu, w środku tury.
descent-slip-dsc-6-1 = Dobry strzał. Tylko że goblinów nie ma na karcie, a potem zapadła noc.
descent-slip-dsc-6-2 = Mnich leżał tuż obok. Miała jedną akcję i zapadła noc.
descent-aha-dsc-6 = Zabijaniem nikt nie wygrywa, chyba że tak mówi przygoda.

## 7: mroczny władca

descent-name-dsc-7 = W fotelu mrocznego władcy
descent-lesson-dsc-7 = Teraz ty masz potwory i karty.
descent-task-dsc-7 = Niech goblin porwie mnicha w tej turze.
descent-goal-dsc-7-1 = mnich porwany
descent-teach-dsc-7-1 = Usiądź raz tutaj. W turze dobierasz kartę, a potem aktywujesz wszystkie grupy potworów, jedną po drugiej. Porwany mnich to jeden punkt strachu, a strach wygrywa. Najbliżej są gobliny.
descent-teach-dsc-7-2 = Każdy potwór z grupy, po kolei. Tu jest tylko jeden.
descent-teach-dsc-7-3 = Dwie akcje, z nich najwyżej jeden atak. Porwanie to akcja, ruch to pięć pól, a do mnicha jest sześć kroków. Dwa ruchy i nie ma go czym złapać. Spójrz więc w karty: nic nie kosztują. Ceną jest właściwa chwila.
descent-teach-dsc-7-4 = Trzeci ruch, za darmo. Podbiegnij do mnicha i zostaw jedną akcję.
descent-teach-dsc-7-5 = Nikomu nic się nie stało. Tego bohaterowie nie cierpią najbardziej.
descent-slip-dsc-7-1 = Strzała i po akcji. Chodziło o strach, nie o zadrapanie.
descent-slip-dsc-7-2 = Drugi atak przy za krótkich nogach. Nogi ma ta druga karta.
descent-slip-dsc-7-3 = Staje w pół drogi, a mnich jutro wraca do domu.
descent-aha-dsc-7 = Mroczny władca gra z zegarem i kartą przygody, a nie z życiem bohaterów.

## Pierwsza przygoda

descent-name-first-game = Pierwsza przygoda z przewodnikiem
descent-lesson-first-game = Cała pierwsza przygoda: trzech bohaterów przeciw łatwemu mrocznemu władcy. Każde nowe pytanie jest raz wyjaśnione; potem Szpik milczy.
descent-task-first-game = Zagraj całą przygodę.
descent-first-place = Prowadzisz trzech bohaterów, resztę prowadzi mroczny władca. Najpierw przeczytaj, co daje zwycięstwo: „{ descent-board-briefing }” nad mapą. Okrągłe twarze na trakcie to mnisi; bohater obok mnicha ratuje go akcją. Barghesty, szare psy, trzeba pokonać wszystkie. Teraz ustaw bohaterów, najszybszego z przodu.
descent-first-next = Kolejność dowolna, w każdej rundzie od nowa. Kto toruje drogę, idzie pierwszy; kto zajmuje lukę, ostatni.
descent-first-action = Dwie akcje. Czy ktoś jest w zasięgu, choćby po kilku krokach za zmęczenie? Strzał rzadko niesie dalej niż sześć pól. Czy dojdziesz do mnicha? Jeśli nie, idź i przeszukuj to, co leży po drodze.
descent-first-walk = Stań, gdzie chcesz; punkty zostają do końca tury. Kto cię tam zobaczy?
descent-first-target = Ranny. Potwór z jednym punktem życia gryzie tak samo jak świeży.
descent-first-surge = Czego brakuje? Najpierw obrażenia, które pokonają, potem zasięg, potem oddech.
descent-first-protect = Twoja tarcza może pomóc już po rzucie. Czy zmieni to, kto oberwie?
descent-first-react = Potwór podchodzi, a Jaina jest zwinna: jeden krok, jeśli chcesz, zanim pójdzie dalej.
descent-first-fatigue = Jaina może część przyjąć jako zmęczenie. W następnej turze zapłacą nogi.
descent-first-heal = Kto oberwie następny? Nieprzytomny ma pierwszeństwo przed zadrapaniem.
descent-first-fallen = Podniesienie się to cała tura. Jeśli ktoś jeszcze może pomóc, zaczekaj.
descent-first-night = Od teraz, dopóki na trakcie leży mnich, strach rośnie o jeden na koniec każdej rundy. Najkrótszą drogą do ostatniego mnicha i ostatniego barghesta.
descent-first-over = Cała przygoda za tobą. Wygrana czy przegrana, nie rozstrzygnęły jej ciosy.
descent-aha-first-game = Znasz już wszystkie pytania. Odpowiedzi przyjdą z przygodami.
descent-look-place-hero = Kto jest szybki, a kto zniesie cios?
descent-look-turn-next = Nieprzytomny, ranny, na drodze: kto musi działać przed kim?
descent-look-turn-action = Kroki za zmęczenie i dwa ataki zamiast ruchu i jednego. Mnisi przed goblinami.
descent-look-attack-target = Kto padnie od tego ciosu? Kto liczy się do zwycięstwa?
descent-look-attack-surge = Obrażenia, które pokonają, potem stany, potem zasięg, potem oddech.
descent-look-attack-protect = Czy to zmieni, kto padnie?
descent-look-move-react = Poza zasięg albo tam, gdzie i tak chcę stać.
descent-look-damage-as-fatigue = Ile zmęczenia potrzebuję w następnej turze?
descent-look-skill-hero = Kto oberwie następny?
descent-look-turn-fallen = Kto jeszcze nie działał i może pomóc?

## Jak grać

descent-howto-1 = Jedna osoba jest mrocznym władcą z potworami i kartami; reszta to bohaterowie, którzy razem wygrywają albo przegrywają. Każda przygoda mówi, co kto ma zrobić, i tylko to rozstrzyga.
    .title = Cel
descent-howto-2 = W rundzie każdy bohater ma turę, w dowolnej kolejności, potem mroczny władca. Bohater ma dwie akcje: ruch, atak, umiejętność, odpoczynek, przeszukiwanie, ocucenie albo to, na co pozwala przygoda; mogą być dwie takie same. Ruch wolno przerwać drugą akcją. Za zmęczenie są kroki i umiejętności; odpoczynek je leczy.
    .title = Tura bohatera
descent-howto-3 = Wybierz widoczny cel i rzuć. Krzyżyk na niebieskiej kości to pudło; strzał potrzebuje zasięgu. Wzmocnienia dają to, co oferuje broń, tarcze odejmują obrażenia, reszta boli.
    .title = Atak
descent-howto-4 = Wystarczy jedna czysta linia od twojego rogu do rogu celu. Zasłaniają ściany i figurki.
    .title = Pole widzenia
descent-howto-5 = Co turę dobiera kartę i aktywuje każdego potwora: dwie akcje, jeden atak. Bohater bez życia jest nieprzytomny: cała tura na podniesienie się albo akcja kogoś obok. Pułapki testują atrybuty: tu dobrze mieć mało tarcz.
    .title = Mroczny władca
descent-howto-heroes = bohaterowie
descent-howto-overlord = mroczny władca
descent-howto-won = wygrywa
descent-howto-barghests = ani jednego barghesta
descent-howto-monks = mnisi bezpieczni
descent-howto-fear = strach 7
descent-howto-move = 1. akcja: ruch
descent-howto-attack = 2. akcja: atak
descent-howto-goes-on = ruch trwa dalej
descent-howto-damage = obrażenia
descent-howto-left = przechodzi
descent-howto-card = karta
descent-howto-acts = 2 akcje, 1 atak
