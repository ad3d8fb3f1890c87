### Kurs Shadespire: siedem lekcji z Sierżantem Tollem, potem pierwsza gra.

shadespire-school = Naucz się Shadespire
shadespire-school-about = Siedem krótkich lekcji z Sierżantem Tollem, na znaczonych kościach, a potem twoja pierwsza gra, już na uczciwych.
shadespire-teacher = Sierżant Toll
shadespire-setting-school = Lekcja
shadespire-setting-school-off = Bez lekcji, cała gra
shadespire-setting-school-sha-1 = { shadespire-name-sha-1 }
shadespire-setting-school-sha-2 = { shadespire-name-sha-2 }
shadespire-setting-school-sha-3 = { shadespire-name-sha-3 }
shadespire-setting-school-sha-4 = { shadespire-name-sha-4 }
shadespire-setting-school-sha-5 = { shadespire-name-sha-5 }
shadespire-setting-school-sha-6 = { shadespire-name-sha-6 }
shadespire-setting-school-sha-7 = { shadespire-name-sha-7 }
shadespire-setting-school-first-game = { shadespire-name-first-game }

## 1: atak

shadespire-name-sha-1 = Akcja ataku
shadespire-lesson-sha-1 = Aktywacja to jedna rzecz i jeden wojownik. Tu: cios.
shadespire-task-sha-1 = Zaatakuj Targora, nikogo nie ruszając z miejsca.
shadespire-goal-sha-1-1 = Targor usunięty
shadespire-teach-sha-1-1 = Trzy rundy, w każdej po cztery aktywacje, wygrywa większa chwała. Aktywacja to jedna rzecz, którą robi jeden wojownik. Severin jest twój. Targor tuż obok nie. Dotknij Severina i wybierz atak.
shadespire-teach-sha-1-2 = Czytaj kości. Severin trafia młotami: ma jeden. Targor broni się unikami, a tarcza to nie unik: nic. Masz więcej niż on, więc to trafienie. Trzy obrażenia, dwie Rany: usunięty, a punkt chwały jest twój. Tu kości są znaczone; w grze nie będą.
shadespire-slip-sha-1-1 = Masz go w zasięgu. Atak bez ruchu to najtańsze, co możesz zrobić.
shadespire-slip-sha-1-2 = Trafione, ale kto szarżował, ma rundę z głowy. Severin już stał obok niego.
shadespire-slip-sha-1-3 = Jedna z czterech aktywacji i nikomu nic się nie stało. On stoi tuż obok Severina.
shadespire-short-of-sha-1 = jeden wojownik stracony na tę rundę
shadespire-aha-sha-1 = Liczy się tylko twój symbol. Zapamiętaj dwa: ten, który trafia, i ten, który broni.

## 2: szarża

shadespire-name-sha-2 = Szarża czy ruch
shadespire-lesson-sha-2 = Ruch i cios za jednym zamachem, i cena za to.
shadespire-task-sha-2 = Usuń Targora tą jedną aktywacją.
shadespire-goal-sha-2-1 = Targor usunięty
shadespire-teach-sha-2-1 = Za daleko na cios, dość blisko na rozbieg. Szarża to ruch i atak w jednej aktywacji. Obryn rusza się najwyżej o trzy heksy: niech szarżuje.
shadespire-teach-sha-2-2 = Z każdego podświetlonego heksu dosięgnie. Wskaż heks albo przytrzymaj i odczytaj szanse. Tu wszędzie są takie same.
shadespire-teach-sha-2-3 = Po nim. A Obryn ma żeton szarży: stoi tam do końca rundy, cokolwiek po niego przyjdzie. Zapamiętaj, kto może teraz do niego dojść.
shadespire-slip-sha-2-1 = Teraz jest blisko, ale kto się ruszył, w tej rundzie już nie szarżuje. Dwie aktywacje na jeden cios.
shadespire-slip-sha-2-2 = Później. Kilka heksów dalej stoi punkt chwały.
shadespire-aha-sha-2 = Szarża kupuje czas i płaci bezpieczeństwem.

## 3: wsparcie

shadespire-name-sha-3 = Wsparcie
shadespire-lesson-sha-3 = Twój obok celu pomaga. Jego obok ciebie też.
shadespire-task-sha-3 = Zaszarżuj Obrynem na Saeka z lepszego heksu.
shadespire-goal-sha-3-1 = Saek usunięty
shadespire-teach-sha-3-1 = Angharad stoi obok Saeka: pomoże każdemu, kto go zaatakuje. Szarżuj Obrynem.
shadespire-teach-sha-3-2 = Twoi obok celu wspierają ciebie. Jego obok ciebie wspierają jego. Gdy twoich jest więcej, kości z jedną postacią liczą się jak trafienia. Świecą trzy heksy: z dwóch dosięgniesz Saeka, z trzeciego tylko Karsusa. Zobacz, kto stoi obok nich, albo wskaż je i odczytaj szanse.
shadespire-teach-sha-3-3 = Ani jednego młota, a jednak trafienie: dzięki Angharad liczyła się kość z jedną postacią. Obok Karsusa te same kości byłyby pudłem.
shadespire-slip-sha-3-1 = Karsus stoi ci przy ramieniu i znosi pomoc Angharad: te same kości i pudło. Z drugiego heksu nikt mu nie pomaga.
shadespire-slip-sha-3-2 = Sama potrzebuje młotów. Więcej jest warta jako wsparcie Obryna.
shadespire-slip-sha-3-3 = Tym nikogo nie trafisz. Obryn już teraz dosięgnie Saeka.
shadespire-slip-sha-3-4 = Stąd dosięgniesz tylko Karsusa, a przeciw niemu nikt ci nie pomaga. Angharad stoi obok Saeka.
shadespire-aha-sha-3 = Jeden swój na właściwym miejscu jest wart więcej niż lepsza broń.

## 4: remis i uwięzienie

shadespire-name-sha-4 = Uwięziony
shadespire-lesson-sha-4 = Remis cofa, chyba że nie ma dokąd.
shadespire-task-sha-4 = Zaatakuj tego, który jest w gorszym położeniu.
shadespire-goal-sha-4-1 = Arnulf usunięty
shadespire-teach-sha-4-1 = Dwóch obok Severina, obaj tak samo twardzi. Atakuj.
shadespire-teach-sha-4-2 = Obu trafisz równie często. Ale równe kości to remis: cel może zostać cofnięty, dalej od ciebie. Zanim wybierzesz, zobacz więc, co każdy z nich ma za plecami.
shadespire-teach-sha-4-3 = Młot i unik: remis. Arnulf miałby się cofnąć, a za nim kończy się plansza. Kogo nie da się cofnąć, ten jest uwięziony, a to liczy się jak trafienie.
shadespire-slip-sha-4-1 = Remis: cofa się i nic mu nie jest. Ten drugi miał za plecami krawędź planszy.
shadespire-slip-sha-4-2 = Dwóch w zasięgu, a ty czekasz na ich cios?
shadespire-slip-sha-4-3 = Był uwięziony, a ty go puszczasz.
shadespire-aha-sha-4 = Przy krawędzi remis to trafienie. Twoich też to dotyczy.

## 5: etap mocy

shadespire-name-sha-5 = Chwały się nie wydaje
shadespire-lesson-sha-5 = Między aktywacjami obie strony mogą zagrywać karty mocy.
shadespire-task-sha-5 = Przygotuj cios Obryna i usuń Garreka.
shadespire-goal-sha-5-1 = Obryn ma Odważny cios
shadespire-goal-sha-5-2 = Garrek usunięty
shadespire-teach-sha-5-1 = Po każdej aktywacji jest etap mocy: obie strony mogą zagrywać karty, aż obie spasują. Ulepszenie kosztuje punkt chwały, ale żeton tylko się odwraca: na końcu nadal się liczy. Garrekowi zostały dwie Rany. Która karta pomoże w następnym ciosie?
shadespire-teach-sha-5-2 = Obryn ma nowy atak. Twoja chwała leży odwrócona: wydana, a jednak się liczy. Nie ma już co zagrać: spasuj.
shadespire-teach-sha-5-3 = Twoja aktywacja. Teraz bij, nową bronią: dopóki obok niego nie ma nikogo z twoich, rzuca trzema kośćmi.
shadespire-teach-sha-5-4 = Zrobiła to trzecia kość. Dwa punkty chwały: ten odwrócony i ten za Garreka.
shadespire-slip-sha-5-1 = Chwała w kieszeni nikogo nie trafia. Przed ciosem, nie po nim.
shadespire-slip-sha-5-2 = Jedna Rana więcej to dobra rzecz. Ale jeśli Garrek padnie od następnego ciosu, kto cię zrani?
shadespire-slip-sha-5-3 = Dwie kości zamiast trzech. Garrekowi zostały dwie Rany: dwa obrażenia wystarczą.
shadespire-slip-sha-5-4 = Garrek stoi obok Obryna i ledwie się trzyma. Bij.
shadespire-aha-sha-5 = Odwrócony żeton nadal się liczy. Więc odwracaj.

## 6: warta i koniec rundy

shadespire-name-sha-6 = Warta i wymiana celu
shadespire-lesson-sha-6 = Warta, koniec rundy i karty, z których już nic nie będzie.
shadespire-task-sha-6 = Utrzymaj Angharad na celu, weź za to chwałę i wyrzuć kartę, z której już nic nie będzie.
shadespire-goal-sha-6-1 = chwała za Utrzymaj cel 3
shadespire-goal-sha-6-2 = Wieczni odrzuceni
shadespire-teach-sha-6-1 = Ostatnie aktywacje rundy. Angharad stoi na celu 3, a ty masz do niego kartę. Zaraz ruszy Garrek: cofnięta, straci cel. Kto stoi na warcie, broni się i tarczami, i unikami.
shadespire-teach-sha-6-2 = Młot przeciw tarczy i unikowi: stoi. Runda się kończy. Najpierw weź chwałę za to, co spełnione.
shadespire-teach-sha-6-3 = Teraz odrzuć to, co nigdy się nie spełni, a dobierzesz nowe karty. Wieczni chcą, żeby nikt z twoich nie był usunięty, a Obryna już nie ma. Zajmij teren może się jeszcze udać: zostaw.
shadespire-slip-sha-6-1 = Kartę spełnia ktoś, kto stoi na celu. Ruch jej tam nie utrzyma.
shadespire-slip-sha-6-2 = Przeżył, odpowiedział i Angharad straciła cel. Uczciwa walka, ale karta była pewna.
shadespire-slip-sha-6-3 = Wymiana jednej karty kosztuje całą aktywację. Na koniec rundy odrzucasz za darmo.
shadespire-slip-sha-6-4 = Za tę jeszcze może być chwała: wystarczy jeden cel na ich połowie.
shadespire-short-of-sha-6 = odrzucona karta, za którą mogła jeszcze być chwała
shadespire-aha-sha-6 = Trzy karty celów na ręce. Niech każda będzie żywa.

## 7: ostatnia aktywacja

shadespire-name-sha-7 = Gry wygrywają karty
shadespire-lesson-sha-7 = Ostatnia aktywacja gry i jak się liczy wynik.
shadespire-task-sha-7 = Wygraj. Masz jedną aktywację.
shadespire-goal-sha-7-1 = chwała za twoją kartę celu
shadespire-teach-sha-7-1 = Siedem do siedmiu, jedna aktywacja i koniec: wygrywa większa chwała. Severin może uderzyć Targora, uda się mniej więcej sześć razy na dziesięć. Albo przeczytaj swoją kartę i spójrz na cel 3.
shadespire-teach-sha-7-2 = Stoi na nim. Bierz chwałę.
shadespire-teach-sha-7-3 = Osiem do siedmiu. Gdyby zostało po równo, wygrałby ten, kto utrzymuje więcej celów, a jeśli i tych po równo, to nikt.
shadespire-slip-sha-7-1 = To jeden z tych czterech razy na dziesięć. A cel był za darmo.
shadespire-slip-sha-7-2 = Nie ma już aktywacji, w której można by jej użyć.
shadespire-slip-sha-7-3 = Poszła jedyna karta, która teraz daje chwałę.
shadespire-short-of-sha-7 = { $n ->
    [one] o { $n } punkt chwały za mało
    [few] o { $n } punkty chwały za mało
   *[many] o { $n } punktów chwały za mało
}
shadespire-aha-sha-7 = Usunięty wróg to punkt. Stanie w dobrym miejscu też.

## Pierwsza gra

shadespire-name-first-game = Pierwsza gra z przewodnikiem
shadespire-lesson-first-game = Trzy rundy z łatwym botem, na uczciwych kościach. Każde nowe pytanie jest raz wyjaśnione; potem Sierżant milczy.
shadespire-task-first-game = Zagraj całą grę.
shadespire-first-token = Pięć celów kładzie się na zmianę, zakrytych. Swoje kładź tam, dokąd twoi dojdą jednym ruchem, za własnymi liniami.
shadespire-first-mulligan = Twoje trzy karty celów i pięć kart mocy. Czy któryś cel da się spełnić w pierwszej rundzie? Jeśli nie, weź trzy nowe.
shadespire-first-deploy-first = Kto stawia ostatni, widział więcej. Kto pierwszy skończy, ma przewagę w rzucie o pierwszą aktywację.
shadespire-first-deploy = Po jednym wojowniku. Przywódcy, Severinowi, zostaw miejsce poza ich zasięgiem: tyle, ile się ruszają, i jeszcze jeden heks.
shadespire-first-deploy-hex = Dwaj obok siebie się wspierają. Samotny to łatwy łup.
shadespire-first-round = Kto zaczyna, pierwszy bije. Kto jest drugi, ma w rundzie ostatnie słowo.
shadespire-first-activation = Najpierw przeczytaj swoje cele. Któremu pomoże ta aktywacja? Potem patrz: cios bez ruchu, szarża, która usuwa, krok na cel. Karta dopiero wtedy, gdy nic innego nie pomoże.
shadespire-first-move = Zanim go tam postawisz: kto go tam dosięgnie?
shadespire-first-charge = Najpierw wsparcie, potem krawędź za celem. I pamiętaj: zostaje tam do końca rundy.
shadespire-first-with = Więcej kości częściej trafia, więcej obrażeń szybciej usuwa. Ile Ran zostało celowi?
shadespire-first-target = Najpierw ranni. Chwałę daje dopiero ostatnia Rana.
shadespire-first-drive = Z celu, ku krawędzi, z dala od swoich. Albo niech zostanie, gdzie jest.
shadespire-first-power = Czy karta pomoże już w następnej rzeczy? Jeśli nie, spasuj i zachowaj ją.
shadespire-first-score-now = Karta jest spełniona. Bierz chwałę.
shadespire-first-score = Koniec rundy. Za to, co teraz spełnione, jest chwała.
shadespire-first-discard = Która z nich nigdy się nie spełni? Odrzuć ją, a przyjdzie nowa.
shadespire-first-upgrade = Odwrócona chwała nadal się liczy. Daj ulepszenie temu, kto przeżyje pierwszą szarżę.
shadespire-first-end = Zostały dwie aktywacje. Policz: swoje, ich i to, co jeszcze może się zmienić. Pewne punkty przed prawdopodobnymi trafieniami.
shadespire-first-over = Cała bitwa za tobą. Spójrz na arkusz: ile dały trafienia, a ile karty?
shadespire-aha-first-game = Znasz już wszystkie pytania. Odpowiedzi przyjdą z bitwami.
shadespire-look-token-place = Heksy, na które moi dojdą jednym ruchem.
shadespire-look-mulligan = Cele, które da się spełnić do końca pierwszej rundy.
shadespire-look-deploy-fighter = Pary, które się wspierają, i to, jak daleko do celów.
shadespire-look-deploy-hex = Ich Ruch i jeszcze jeden heks: tak daleko sięgają.
shadespire-look-round-first = Czy mogę teraz kogoś usunąć? Czy potrzebuję ostatniego słowa w rundzie?
shadespire-look-activation = Atak bez ruchu, potem szarża, która usuwa, potem cel, potem karta.
shadespire-look-move-to = Wsparcie, krawędź za plecami i to, kto tu dosięgnie.
shadespire-look-charge-to = Wsparcie, krawędź za celem i to, kto zaraz odpowie.
shadespire-look-attack-with = Obrażenia a Rany, które zostały.
shadespire-look-attack-target = Kto padnie od tego ciosu? Kto zrani mnie najmocniej, jeśli nie padnie?
shadespire-look-drive-to = Co stamtąd może zrobić?
shadespire-look-power = Ulepszenie dla tego, kto najczęściej atakuje. Taktyka na najbliższą rzecz.
shadespire-look-end-score = Wszystko, co spełnione.
shadespire-look-discard-objectives = Karty, które już nigdy się nie spełnią.
shadespire-look-end-upgrade = Kto przeżyje pierwszą szarżę wroga?

## Jak grać

shadespire-howto-1 = Dwa oddziały, trzy rundy. Kto po trzeciej ma więcej chwały, wygrywa. Usunięty wojownik to jeden punkt; najwięcej dają twoje karty celów.
    .title = Cel gry
shadespire-howto-2 = W rundzie każda strona ma cztery aktywacje, na zmianę. Aktywacja to jedna rzecz i jeden wojownik: ruch, atak, warta albo szarża, czyli ruch i atak, po których ma rundę z głowy. Możesz też dobrać kartę lub wymienić cel. Po każdej aktywacji obie strony mogą zagrywać karty mocy.
    .title = Aktywacja
shadespire-howto-3 = Rzucasz swoimi kośćmi przeciw kościom celu. Liczy się własny symbol, a krytyczny sukces bije dowolnie wiele innych. Więcej sukcesów to trafienie. Twoi obok celu wspierają cię: wtedy liczą się też kości z postaciami.
    .title = Atak
shadespire-howto-4 = Równe kości to remis: cel może zostać cofnięty. Jeśli nie ma dokąd, jest uwięziony, a to już trafienie.
    .title = Cofnięcie
shadespire-howto-5 = Masz trzy karty celów: stań na żetonie albo zrób to, co mówi karta. Za chwałę kupujesz ulepszenia, ale żeton tylko się odwraca i nadal się liczy. Na koniec rundy bierzesz chwałę, odrzucasz martwe karty i dobierasz.
    .title = Cele i chwała
shadespire-howto-move = Ruch
shadespire-howto-charge = Szarża
shadespire-howto-attack = Atak
shadespire-howto-guard = Warta
shadespire-howto-you = ty
shadespire-howto-target = cel ataku
shadespire-howto-friend = wspiera ciebie
shadespire-howto-foe = wspiera jego
shadespire-howto-driven = cofnięty
shadespire-howto-trapped = uwięziony: trafienie
shadespire-howto-still = nadal 1
shadespire-howto-rounds = 3 rundy
shadespire-howto-most = wygrywa większa chwała
