### Kurs Władców Podziemi: rok budowy, szkolenie bojowe (w pliku samej gry), co się liczy, pierwsza gra.

dungeonlords-school = Naucz się Władców Podziemi
dungeonlords-school-about = Sześć lekcji budowania, pięć walk szkolenia bojowego i jedna o punktach, wszystkie z Mistrzem Brzdękiem; potem twoja pierwsza gra.
dungeonlords-setting-school = Lekcja
dungeonlords-setting-school-off = Bez lekcji, cała gra
dungeonlords-setting-school-dun-1 = { dungeonlords-name-dun-1 }
dungeonlords-setting-school-dun-2 = { dungeonlords-name-dun-2 }
dungeonlords-setting-school-dun-3 = { dungeonlords-name-dun-3 }
dungeonlords-setting-school-dun-4 = { dungeonlords-name-dun-4 }
dungeonlords-setting-school-dun-5 = { dungeonlords-name-dun-5 }
dungeonlords-setting-school-dun-6 = { dungeonlords-name-dun-6 }
dungeonlords-setting-school-dun-7 = { dungeonlords-name-dun-7 }
dungeonlords-setting-school-first-game = { dungeonlords-name-first-game }

## 1: pola akcji

dungeonlords-name-dun-1 = Pierwszy nie znaczy najlepszy
dungeonlords-lesson-dun-1 = Trzy tajne rozkazy, a o polu decyduje kolejność przyjścia.
dungeonlords-task-dun-1 = Wybierz trzy rozkazy i zakończ z co najmniej sześcioma jednostkami żywności.
dungeonlords-goal-dun-1-1 = sześć jednostek żywności
dungeonlords-teach-dun-1-1 = Witaj na dole. Co porę roku wydajesz w tajemnicy trzy rozkazy. Najpierw ustawia się pierwsze rozkazy wszystkich, potem drugie, potem trzecie, każdy na następnym wolnym polu swojej akcji.
dungeonlords-teach-dun-1-2 = Po żywność: pole I chce sztuki złota za dwie jednostki, II i III dają po trzy i psują reputację. Wróbelek ćwierka, że B i C pójdą tam pierwszym rozkazem.
dungeonlords-teach-dun-1-3 = To nie spóźnienie. To trzecie pole: trzy jednostki żywności, sztuka złota i nikt cię za to nie lubi.
dungeonlords-slip-dun-1-1 = Co za punktualność! Grasz przed B i C, więc stoisz na pierwszym polu: sztuka złota za dwie jednostki. Przepuść ich.
dungeonlords-slip-dun-1-2 = Żadnego rozkazu po żywność i pusta spiżarnia. Chochliki, potwory i dni wypłaty jedzą.
dungeonlords-slip-dun-1-3 = Tyle stania i do domu z pustym workiem. Bierz żywność; odrobina zła nie zabiła jeszcze żadnego władcy podziemi.
dungeonlords-aha-dun-1 = Wybierasz pole, nie akcję.

## 2: kolejność działań

dungeonlords-name-dun-2 = Kolejność działań
dungeonlords-lesson-dun-2 = Akcje wykonuje się według ich numerów, cokolwiek rozkażesz najpierw.
dungeonlords-task-dun-2 = Skrzynia jest pusta. Zatrudnij potwora, zbuduj pomieszczenie i miej jeszcze złoto.
dungeonlords-goal-dun-2-1 = potwór zatrudniony
dungeonlords-goal-dun-2-2 = pomieszczenie zbudowane
dungeonlords-goal-dun-2-3 = złoto w skrzyni
dungeonlords-teach-dun-2-1 = Dom pracuje według numerów na planszy, od 1 do 8: żywność, reputacja, tunele, złoto, chochliki, pułapki, potwory, pomieszczenia. Złoto z akcji 4 nie zapłaci za akcję 1, ale za następne już tak.
dungeonlords-teach-dun-2-2 = Po żywność nikt dziś nie idzie: zajmiesz pole I, to za złoto. A kto zatrudnia pierwszym rozkazem, od razu płaci sztukę złota.
dungeonlords-teach-dun-2-3 = Oto i złoto, a reszta dnia dopiero przed nami. Jeden chochlik, jeden tunel, jedna sztuka.
dungeonlords-slip-dun-2-1 = Sam jeden po żywność, na pierwszym polu: sztuka złota proszę, a górnicy jeszcze nie zaczęli.
dungeonlords-slip-dun-2-2 = Agent przy drzwiach chce złota, zanim ktokolwiek coś wydobędzie. W drugim lub trzecim rozkazie tej opłaty nie ma.
dungeonlords-slip-dun-2-3 = Bez górników nie ma złota, a złoto było na liście.
dungeonlords-slip-dun-2-4 = A kto zatrudni potwora?
dungeonlords-slip-dun-2-5 = A kto zbuduje pomieszczenie?
dungeonlords-slip-dun-2-6 = Sługa szedł taki kawał drogi i wraca z niczym.
dungeonlords-aha-dun-2 = Czytaj planszę od 1 do 8: to, co płaci, musi być przed tym, za co płaci.

## 3: chochliki, tunele, podatki

dungeonlords-name-dun-3 = Chochliki i podatki
dungeonlords-lesson-dun-3 = Chochlik pracuje raz na rundę, a podatek płaci się od każdego żetonu.
dungeonlords-task-dun-3 = Wykop jak najwięcej bez czerwonego znaku.
dungeonlords-goal-dun-3-1 = podatki zapłacone, bez czerwonego znaku
dungeonlords-teach-dun-3-1 = Cztery chochliki, a każdy zrobi dziś jedną rzecz. Tunel chce chochlika teraz i pół sztuki złota wieczorem: sztuka za każde dwa żetony, w górę. Masz sześć żetonów i jedną sztukę złota, a potem do trzech chochlików może wydobywać.
dungeonlords-teach-dun-3-2 = Kto nie kopał, może wydobywać, każdy chochlik w swoim tunelu.
dungeonlords-teach-dun-3-3 = Poborca. Każda niezapłacona sztuka to czerwony znak: na koniec trzy punkty mniej.
dungeonlords-slip-dun-3-1 = Łakoma łopata. Do wydobywania zostają dwa chochliki, podatek wyniesie cztery, a ty będziesz mieć trzy.
dungeonlords-slip-dun-3-2 = Bezpiecznie, a sztuka złota zostanie. Jeszcze jeden tunel był za darmo.
dungeonlords-slip-dun-3-3 = Bezczynne chochliki w dzień podatków? Wyślij trzy.
dungeonlords-slip-dun-3-4 = Stać cię. Złoto daje niewiele, czerwony znak kosztuje trzy punkty.
dungeonlords-short-of-dun-3 = { $n ->
    [one] Dało się wykopać o jeden tunel więcej.
    [few] Dało się wykopać o { $n } tunele więcej.
   *[other] Dało się wykopać o { $n } tuneli więcej.
}
dungeonlords-aha-dun-3 = Tunel kosztuje chochlika raz, a pół sztuki złota co rok.

## 4: zło

dungeonlords-name-dun-4 = Zło ma swoją cenę
dungeonlords-lesson-dun-4 = Najmilszy władca dostaje najsłabszego poszukiwacza.
dungeonlords-task-dun-4 = Zatrudnij kogoś i mimo to dostań najsłabszego gościa.
dungeonlords-goal-dun-4-1 = potwór zatrudniony
dungeonlords-goal-dun-4-2 = najsłabszy poszukiwacz przed twoim wejściem
dungeonlords-teach-dun-4-1 = Wieczorem czterech poszukiwaczy przygód wybiera wejście. Najmilszy władca dostaje najsłabszego, najgorszy najsilniejszego; jesteś o krok najmilej widziany. Goblin i śluz chcą żywności. Wampir chce tylko pokazywać się z tobą, a to dwa punkty zła.
dungeonlords-teach-dun-4-2 = Tak przychodzą, po jednym co porę roku, i czekają przed wejściem do jesieni. Przy dziesięciu punktach zła przyszedłby jeszcze paladyn.
dungeonlords-slip-dun-4-1 = Piękny wampir, a przed wejściem czarownik z czterema punktami życia zamiast złodzieja z trzema. Czasem warto; tylko znaj cenę.
dungeonlords-slip-dun-4-2 = Nikt niezatrudniony, więc nie ma kto walczyć.
dungeonlords-aha-dun-4 = Za zło płaci się u wejścia.

## 5: pomieszczenia

dungeonlords-name-dun-5 = Pomieszczenie w głębi
dungeonlords-lesson-dun-5 = Poszukiwacze idą na najbliższy żeton. Buduj za nim.
dungeonlords-task-dun-5 = Zbuduj prasę drukarską tam, gdzie przetrwa walkę.
dungeonlords-goal-dun-5-1 = prasa drukarska zbudowana
dungeonlords-teach-dun-5-1 = Pomieszczenie zajmuje miejsce tunelu, w swojej strefie i nigdy obok innego pomieszczenia. Prasa drukarska zatrudnia bezczynne chochliki i poprawia twój wizerunek. Zbuduj ją.
dungeonlords-teach-dun-5-2 = Poszukiwacze są leniwi: w każdej rundzie walki idą na najbliższy niepodbity żeton. Policz, ile ich leży bliżej wejścia niż twoja prasa.
dungeonlords-slip-dun-5-1 = Druga od wejścia. Dwie złe rundy i prasa jest ich: dwa punkty przepadły i jeszcze dwa za żeton.
dungeonlords-slip-dun-5-2 = Trzecia w kolejce. Krok w bok jest bezpieczniejszy i nic nie kosztuje.
dungeonlords-slip-dun-5-3 = Kurnik niczego sobie, ale mieści się tylko pod powierzchnią, tam gdzie wchodzą. Miała być prasa.
dungeonlords-slip-dun-5-4 = Sługa stoi na darmowym polu i nic nie zbudowane.
dungeonlords-short-of-dun-5 = { $n ->
    [one] Mogła stanąć o krok głębiej.
    [few] Mogła stanąć o { $n } kroki głębiej.
   *[other] Mogła stanąć o { $n } kroków głębiej.
}
dungeonlords-aha-dun-5 = Walcz przy wejściu, buduj w głębi.

## 6: odzyskiwanie rozkazów

dungeonlords-name-dun-6 = Odzyskiwanie rozkazów
dungeonlords-lesson-dun-6 = Dwa z trzech rozkazów są niedostępne w następnej porze roku.
dungeonlords-task-dun-6 = Odzyskaj rozkaz, który będzie ci zaraz potrzebny.
dungeonlords-goal-dun-6-1 = górnicy na lato
dungeonlords-teach-dun-6-1 = Wiosna się skończyła. Dwa z twoich trzech rozkazów będą niedostępne przez całe lato. Wraca pierwszy z wydanych albo taki, który się nie udał: żywność wykupili inni.
dungeonlords-teach-dun-6-2 = A teraz spójrz na kalendarz: kto zapuka pod koniec lata i co masz w skrzyni?
dungeonlords-slip-dun-6-1 = Spiżarnia ma się dobrze. Cztery sztuki podatku, jedna w skrzyni, a kilof pod kluczem: dziewięć punktów czerwonym atramentem.
dungeonlords-aha-dun-6 = Myśl o porę roku naprzód: pierwszym rozkazem wydaj to, czego chcesz dwa razy.

## 7: koniec

dungeonlords-name-dun-7 = Co się liczy
dungeonlords-lesson-dun-7 = Ostatnia runda walki, a potem arkusz.
dungeonlords-task-dun-7 = Ostatnia bitwa drugiego roku. Zdobądź jak najwięcej punktów.
dungeonlords-goal-dun-7-1 = jeszcze jeden więzień
dungeonlords-teach-dun-7-1 = Dwa lata prawie za nami. Oba żetony są równie blisko i jeden z nich przepadnie: stracony żeton to dwa punkty, ocalone pomieszczenie to też dwa. Wybierz, gdzie walczyć.
dungeonlords-teach-dun-7-2 = Wojownik na przedzie wytrzyma jeszcze dwa, a twój goblin uderza za dwa. Więzień to dwa punkty, a potwór liczy się za jeden, ogłuszony czy nie.
dungeonlords-teach-dun-7-3 = I tak się liczy: pomieszczenia, potwory i więźniowie na plus, stracone żetony i czerwone znaki na minus, a za każdy tytuł trzy punkty: najwięcej tuneli, chochlików, bogactw i tak dalej. Powyżej zera jest licencja. Wygrywa, kto ma najwięcej.
dungeonlords-slip-dun-7-1 = Tam stoi twoja mennica: dwa własne punkty. Tunel obok to tylko tunel.
dungeonlords-slip-dun-7-2 = Goblin, który siedzi w domu, nie bierze więźniów, a następnej rundy nie będzie.
dungeonlords-aha-dun-7 = Punkty dają więźniowie i pomieszczenia. Różnicę robią tytuły.

## Pierwsza gra

dungeonlords-name-first-game = Pierwsza gra z przewodnikiem
dungeonlords-lesson-first-game = Cała gra na prostszych zasadach z trzema łatwymi botami. Każde nowe pytanie jest raz wyjaśnione; potem Mistrz Brzdęk milczy.
dungeonlords-task-first-game = Zagraj całą grę.
dungeonlords-first-orders = Najpierw chochliki i tunele: cokolwiek zrobisz później, więcej rąk zrobi to lepiej. Po dwa rozkazy każdego leżą odkryte i są teraz niedostępne; sprawdź, kto może przyjść do twojej akcji przed tobą.
dungeonlords-first-locked = Dwie twoje karty są teraz niedostępne. Spójrz też na kalendarz: podatki chcą złota, dzień wypłaty tego, ile kosztują potwory.
dungeonlords-first-year-two = Drugi rok: silniejsi poszukiwacze, nowe pomieszczenia, a produkcyjne mogą pracować dwa razy. Resztę już znasz.
dungeonlords-first-titles = Tytuł to trzy punkty: porównaj z innymi tunele, chochliki, pomieszczenia i bogactwa.
dungeonlords-first-food = To twoje pole i jego cena. Jeśli zrezygnujesz, rozkaz się nie udał i możesz go odzyskać.
dungeonlords-first-reputation = Milsza twarz, a na niektórych polach zerknięcie na kartę walki. Liczy się twoje miejsce na Złomierzu, nie liczba.
dungeonlords-first-imps = Chochliki to ręce twojego domu. Wczesne pracują w każdej porze roku.
dungeonlords-first-traps = Pułapka starcza na jedną bitwę. Złodzieje ją osłabiają, inni nie.
dungeonlords-first-spy = Karta rundy mówi, jakie zaklęcie mogą rzucić i jak się zmęczą. Zacznij od pierwszej.
dungeonlords-first-dig = Jeden długi korytarz z zakrętem: żadnych kwadratów dwa na dwa i miejsce na pomieszczenia.
dungeonlords-first-mine = Każdy chochlik chce własnego tunelu. Ile wyniesie podatek?
dungeonlords-first-hire = Kto zatrzyma drużynę, która nadchodzi? Pamiętaj, że w dzień wypłaty każdy znów chce swojej ceny.
dungeonlords-first-build = Pomieszczenia produkcyjne w głąb. Potrzebują bezczynnych chochlików, więc nie za wiele.
dungeonlords-first-place = Im dalej od wejścia, tym dłużej postoi.
dungeonlords-first-produce = Chochliki, które zostały w domu, mogą teraz popracować.
dungeonlords-first-retrieve = Czego znów będziesz chcieć albo co się nie udało?
dungeonlords-first-payday = Każdy potwór chce jeszcze raz swojej ceny. Kto jej nie dostanie, odchodzi i opowiada.
dungeonlords-first-taxes = Płać. Każda brakująca sztuka to trzy punkty.
dungeonlords-first-tile = Idą na najbliższy żeton, a spośród równie bliskich wybierasz ty. Raczej tunel niż pomieszczenie.
dungeonlords-first-plan = Jak na szkoleniu bojowym: wystaw coś i przeczytaj niżej do końca, co z tego wyniknie. Gdzie kapłani wszystko wyleczą, lepiej nie robić nic.
dungeonlords-first-attack = Ty wybierasz, kto uderza pierwszy. Powal tego na przedzie, a wyjdzie następny.
dungeonlords-first-target = Kogo trafi: ten, kto by leczył albo czarował, bywa wart więcej niż ten na przedzie.
dungeonlords-first-over = Całe dwa lata, a nad głową wciąż masz skalny dach. Spójrz na arkusz.
dungeonlords-aha-first-game = Znasz już wszystkie pytania. Resztę przyniosą poszukiwacze przygód.
dungeonlords-look-orders-choose = Kto jeszcze może przyjść do każdej akcji, czyli które będzie moje pole; czego chce kalendarz pod koniec tej i następnej pory roku.
dungeonlords-look-act-get-food = Na co w tej porze roku pójdzie żywność: chochliki, potwory, dzień wypłaty.
dungeonlords-look-act-improve-reputation = Moje miejsce wśród władców, nie liczba.
dungeonlords-look-act-recruit-imps = Ile pór roku jeszcze popracują.
dungeonlords-look-act-buy-traps = Złodzieje w mojej drużynie i złoto na podatki.
dungeonlords-look-spy = Pierwsza runda, w której starczy im magii.
dungeonlords-look-dig = Ile żetonów leży bliżej wejścia niż moje przyszłe pomieszczenia; podatek od jeszcze jednego.
dungeonlords-look-mine = Ile sztuk złota brakuje do następnego wydarzenia.
dungeonlords-look-hire = Obrażenia w tę drużynę, cena w dzień wypłaty, moje miejsce na Złomierzu.
dungeonlords-look-build = Co zrobią z nim moje bezczynne chochliki i gdzie się zmieści.
dungeonlords-look-build-place = Ile kroków od wejścia.
dungeonlords-look-produce = Najtańsze zajęcie dla bezczynnych chochlików.
dungeonlords-look-retrieve = Wydarzenie następnej pory roku.
dungeonlords-look-payday = Obrażenia za tę cenę w drużynę, która czeka przed wejściem.
dungeonlords-look-taxes = Zawsze tyle, ile mogę.
dungeonlords-look-plan-tile = Ile żeton da na koniec i ile mieści potworów.
dungeonlords-look-plan-commit = Powal ich na niewielu żetonach; zachowaj, czego da się użyć znowu.
dungeonlords-look-battle-attack = Co każdy cios zostawia następnemu.
dungeonlords-look-battle-target = Kogo powali dokładnie tyle.

## Jak grać

dungeonlords-howto-1 = Prowadzisz podziemia. Co jesień przychodzą poszukiwacze przygód, a po dwóch latach wygrywa władca z największą liczbą punktów. Bierz więźniów, buduj pomieszczenia, trać mało żetonów.
    .title = Cel
dungeonlords-howto-2 = Co porę roku wybierasz w tajemnicy trzy rozkazy. Sługi ustawia się w ich kolejności, każdego na następnym wolnym polu akcji, a każde pole ma swoją cenę i zysk, więc później bywa lepiej. Dwie z trzech kart są potem niedostępne przez jedną porę roku.
    .title = Trzy rozkazy
dungeonlords-howto-3 = Akcje wykonuje się według numerów, od 1 do 8: wydobyte złoto zapłaci jeszcze za pułapki, potwory i pomieszczenia. Potwory chcą żywności albo zła; najmilszy władca dostaje najsłabszego poszukiwacza, najgorszy najsilniejszego, a przy dziesięciu punktach przychodzi paladyn.
    .title = Budowa i zło
dungeonlords-howto-4 = Jesienią poszukiwacze idą na najbliższy żeton, po jednym na rundę, przez cztery rundy. Uderzają pułapki i potwory, kapłani leczą, resztę robi zmęczenie. Kto padnie, jest twoim więźniem. Jeśli ktoś stoi, żeton jest podbity.
    .title = Walka
dungeonlords-howto-5 = Co rok przychodzą podatki, dzień wypłaty i niespodzianka, każde zapowiedziane o porę roku wcześniej. Po drugim roku liczą się pomieszczenia, potwory, więźniowie i tytuły; podbite żetony i niezapłacone podatki odejmują.
    .title = Rok i punkty
dungeonlords-howto-first = pierwszy
dungeonlords-howto-nice = miły
dungeonlords-howto-evil = zły
dungeonlords-howto-gate = wejście
