### Kurs Abyss: siedem lekcji z Kanclerzem Solanką, potem pierwsza gra.

abyss-school = Naucz się Abyss
abyss-school-about = Siedem krótkich lekcji z Kanclerzem Solanką, a potem twoja pierwsza gra.
abyss-teacher = Kanclerz Solanka
abyss-setting-school = Lekcja
abyss-setting-school-off = Bez lekcji, cała gra
abyss-setting-school-aby-1 = { abyss-name-aby-1 }
abyss-setting-school-aby-2 = { abyss-name-aby-2 }
abyss-setting-school-aby-3 = { abyss-name-aby-3 }
abyss-setting-school-aby-4 = { abyss-name-aby-4 }
abyss-setting-school-aby-5 = { abyss-name-aby-5 }
abyss-setting-school-aby-6 = { abyss-name-aby-6 }
abyss-setting-school-aby-7 = { abyss-name-aby-7 }
abyss-setting-school-first-game = { abyss-name-first-game }

## 1: rekrutacja

abyss-name-aby-1 = Twój pierwszy lord
abyss-lesson-aby-1 = Karty to sakiewka, punkty dają lordowie.
abyss-task-aby-1 = Zrekrutuj lorda: lepszego, jeśli widzisz którego.
abyss-goal-aby-1-1 = służy ci lord
abyss-teach-aby-1-1 = Na dole są twoi sojusznicy: kolor to rasa, liczba mówi, ile sojusznik jest dziś wart. Na górze jest dziedziniec, czyli ludzie, którzy wolą służyć tobie, niż rządzić sami: z lewej cena, w kółku z prawej punkty. Dotknij Młynarza: dziesięć punktów za osiem.
abyss-teach-aby-1-2 = Dwie bańki pod ósemką: karty dokładnie dwóch ras, w tym tej z kolorowej bańki, razem warte osiem albo więcej. Dotykaj kart na ręce, aż będzie można zapłacić. Perła wypełnia jeden brakujący punkt.
abyss-slip-aby-1-1 = Porządny Nadzorca: siedem punktów. Młynarz obok daje dziesięć za tę samą sakiewkę. Cofnij i porównaj liczby w kółkach.
abyss-slip-aby-1-2 = Jeszcze karty? Już możesz zapłacić. Karty na ręce niczego nie wygrywają.
abyss-aha-aby-1 = Karty nigdy nie są punktami. Karty to sakiewka, punkty dają lordowie.

## 2: stowarzyszenie

abyss-name-aby-2 = Zostaje najniższy
abyss-lesson-aby-2 = Jeden z tych, którymi płacisz, wprowadza się i punktuje.
abyss-task-aby-2 = Zrekrutuj Młynarza i zdobądź jak najwięcej punktów.
abyss-goal-aby-2-1 = służy ci Młynarz
abyss-teach-aby-2-1 = Z sojuszników, którymi płacisz, najniższy wprowadza się do ciebie na zawsze i punktuje. Liczy się jeden na rasę: twoja kałamarnica 5, mały znak pod miejscem na lordów, już się urządziła, więc druga kałamarnica nic nie doda.
abyss-teach-aby-2-2 = Nie pytaj więc, kogo się pozbyć. Pytaj, kto ma zostać.
abyss-slip-aby-2-1 = Teraz zostanie jedynka. Trzy punkty przepadają: zapłać raczej dwiema czwórkami.
abyss-slip-aby-2-2 = Kałamarnica 4 obok kałamarnicy 5 nie daje nic. Nową twarzą był konik morski.
abyss-slip-aby-2-3 = Kolejna karta nie da lepszej zapłaty niż dwie czwórki. Możesz zapłacić już teraz.
abyss-aha-aby-2 = Płać samymi wysokimi albo samymi niskimi, nigdy jedną niską wśród wysokich.

## 3: eksploracja

abyss-name-aby-3 = Eksploracja głębin
abyss-lesson-aby-3 = Ty odkrywasz, inni mogą kupić, ty mówisz stop.
abyss-task-aby-3 = Wróć z kartą, która zapłaci za Poszukiwacza.
abyss-goal-aby-3-1 = zarobiona perła
abyss-goal-aby-3-2 = krab 3 na twojej ręce
abyss-teach-aby-3-1 = Odkrywasz karty po jednej. Każdą najpierw widzą inni: jeśli kupią, ich perła jest twoja i musisz odkryć następną. Jeśli spasują, bierzesz kartę i kończysz albo zostawiasz ją i idziesz dalej. Poszukiwacz chce kraba: do twojej kałamarnicy 4 wystarczy trójka.
abyss-teach-aby-3-2 = Meduzę kupiono: zarobiona perła i trzeba było iść dalej. Sprzedać to nie stracić. I proszę, kto wypłynął.
abyss-slip-aby-3-1 = Jedynka nie jest warta całej tury. Poszukiwacz chce kraba i jeszcze trzech punktów; możesz iść dalej cztery razy.
abyss-slip-aby-3-2 = Ten krab domykał zapłatę. Gdy karta kończy zakup, stań.
abyss-aha-aby-3 = Kto eksploruje, wybiera ostatni, bierze za to perły i sam mówi stop.

## 4: Rada

abyss-name-aby-4 = Prośba o wsparcie Rady
abyss-lesson-aby-4 = To, co zostawiono w głębinach, można wziąć: cały stos naraz.
abyss-task-aby-4 = Weź stos, który zapłaci za Przyzywacza, i zrekrutuj go.
abyss-goal-aby-4-1 = osiem albo więcej w meduzach
abyss-goal-aby-4-2 = służy ci Przyzywacz
abyss-teach-aby-4-1 = Co zostawili eksplorujący, leży tu zakryte, ułożone rasami. Jedna tura, jeden cały stos. Wszyscy widzieli, co tam trafiło, i prawie nikt nie pamięta. Pamięta dziennik: spójrz na jego pierwsze wpisy.
abyss-teach-aby-4-2 = Dziewięć w meduzach, a Przyzywacz prosi o osiem. Dziedziniec jest uprzejmy: zaczekał na ciebie.
abyss-slip-aby-4-1 = Cztery karty, razem pięć punktów, i żaden lord na górze nie chce krabów. Meduzy to dwie karty i sześć punktów.
abyss-slip-aby-4-2 = Odkrywasz karty w nadziei na to, co leży zakryte tuż obok.
abyss-aha-aby-4 = Stos jest tak dobry jak to, co w nim leży, a nie tak, jak jest wysoki.

## 5: potwory

abyss-name-aby-5 = Potwory płacą
abyss-lesson-aby-5 = Zawsze przegrywają. Tor mówi, ile za to dostajesz.
abyss-task-aby-5 = Eksploruj i przynieś to, co na końcu jest warte najwięcej.
abyss-goal-aby-5-1 = potwór pokonany
abyss-teach-aby-5-1 = Eksploruj i idź dalej, za kraba; za nim oddycha coś dużego.
abyss-teach-aby-5-2 = Potwór zawsze przegrywa. Tor pokazuje, co za niego dostaniesz teraz. Zostaw go, a następny będzie wart o krok więcej, dla tego, kto na niego trafi.
abyss-teach-aby-5-3 = Wybierz nagrodę. Perły to drobne. Żeton to dwa, trzy albo cztery punkty i nikt inny nie widzi ile.
abyss-slip-aby-5-1 = Perły nie dają punktów. Bierz je tylko wtedy, gdy jedna z nich zapłaci za lorda w następnej turze.
abyss-slip-aby-5-2 = Następny potwór przyniesie klucz, jeśli jakiś się trafi. Z siedemdziesięciu jeden kart tylko sześć to potwory, a spotkać go może sąsiad. Odważnie; zwykle niesłusznie.
abyss-slip-aby-5-3 = Stajesz o jedną kartę przed potworem. Za jedynkę idź dalej.
abyss-aha-aby-5 = Z potworami się nie walczy, potwory się zbiera.

## 6: klucze i miejsca

abyss-name-aby-6 = Trzy klucze
abyss-lesson-aby-6 = Od razu otwierają miejsce, a lordowie, którzy oddali klucz, milkną.
abyss-task-aby-6 = Otwórz miejsce i nie uśpij Skarbnika.
abyss-goal-aby-6-1 = masz miejsce
abyss-goal-aby-6-2 = Skarbnik czuwa
abyss-teach-aby-6-1 = Eksploruj i walcz: na końcu toru leżą dwa klucze.
abyss-teach-aby-6-2 = Trzy klucze otwierają drzwi od razu, czy chcesz, czy nie. Masz cztery: trzy żetony i klucz Skarbnika. Lord, który odda klucz, zasypia pod płytką; jego punkty zostają, jego talent nie.
abyss-teach-aby-6-3 = Każda płytka płaci za coś, co masz. Przeczytaj obie na stole i spójrz na swoich lordów.
abyss-slip-aby-6-1 = On odejmował dwa od każdej ceny. Żetony nie mają talentu: wydaj najpierw je.
abyss-slip-aby-6-2 = Po dwa za gildię: sześć. Sala tronowa płaci za najlepszego lorda jeszcze raz: dziesięć.
abyss-slip-aby-6-3 = Płytki się odkrywa, jedną się bierze, reszta zostaje dla innych. Dobieraj, gdy nic na stole nie pasuje.
abyss-slip-aby-6-4 = Znacznik jest już na końcu toru: ten potwór nigdy nie będzie wart więcej.
abyss-aha-aby-6 = Wydawaj klucze, które nic więcej nie robią.

## 7: koniec

abyss-name-aby-7 = Ostatnia tura
abyss-lesson-aby-7 = Jedna tura, a potem liczą się tylko punkty.
abyss-task-aby-7 = Jedna tura. Zrób z niej jak najwięcej.
abyss-goal-aby-7-1 = masz miejsce
abyss-teach-aby-7-1 = Ktoś ma siódmego lorda: to twoja ostatnia tura. Perły i talenty to teraz pył. Co jeszcze się dzieje, gdy przychodzi lord? Policz klucze.
abyss-teach-aby-7-2 = I proszę: z każdej rasy, która została ci na ręce, najniższa karta dołączyła za darmo.
abyss-slip-aby-7-1 = Dziewięć punktów, a Pasterka za sześć obok niesie trzeci klucz: sześć i dwanaście za Salę tronową.
abyss-slip-aby-7-2 = Karta, gdy można było zapłacić za lorda. W ostatniej turze liczą się tylko punkty.
abyss-slip-aby-7-3 = Dobrane płytki to loteria. Sala tronowa na pewno płaci dwanaście.
abyss-aha-aby-7 = Mały lord z kluczem bywa największą kartą na stole.

## Pierwsza gra

abyss-name-first-game = Pierwsza gra z przewodnikiem
abyss-lesson-first-game = Cała gra z łatwym botem. Każde nowe pytanie jest raz wyjaśnione; potem Kanclerz milczy.
abyss-task-first-game = Zagraj całą grę.
abyss-first-start = Nikt jeszcze nic nie ma. Eksploruj; czwórka albo piątka to znalezisko, jedynka nie.
abyss-first-payable = Możesz zapłacić za lorda. Zanim to zrobisz: ilu zostanie na dziedzińcu dla następnego gracza? Jeśli dwóch, dostaniesz dwie perły.
abyss-first-council = To, co zostawiono, leży w Radzie. Stos wart pięć albo więcej to dobra tura i nikt ci go nie podkupi.
abyss-first-talent = Jeden z twoich lordów ma talent na tę turę. Raz na turę, kiedy chcesz: najlepiej przed akcją, którą opłaci.
abyss-first-plot = Za perłę pojawi się jeszcze jeden lord. Tylko gdy na żadnego z tych cię nie stać.
abyss-first-buy = Najpierw proponują ją tobie. Perła za czwórkę to najlepszy handel w tej grze.
abyss-first-take = Weź ją albo zostaw Radzie i odkryj następną. Musi być warta całej tury.
abyss-first-fight = Nic ci nie zrobi. Czy nagroda wystarczy, czy na następną warto zaczekać?
abyss-first-reward = Żetony to punkty, perły to drobne.
abyss-first-pay = Kto z nich ma u ciebie zostać? Zostanie najniższy.
abyss-first-affiliate = Są równi, więc wybierasz. Weź rasę, której jeszcze nie masz.
abyss-first-keys = Najpierw żetony, potem lordowie bez talentu.
abyss-first-location = Odkryte znasz; z dobranych reszta zostanie odkryta dla innych.
abyss-first-end = Widać koniec: sąsiadowi brakuje dwóch lordów. Nie kupuj talentów, kupuj punkty.
abyss-first-over = Cała gra, i to godnie. Spójrz na arkusz: jeden wiersz zrobił różnicę.
abyss-aha-first-game = Znasz już wszystkie pytania. Odpowiedzi przyjdą z grami.
abyss-look-turn-action = Czy mogę zrekrutować? Czy stos Rady jest wart pięć lub więcej? Jeśli nie, eksploruj. Lord jest wart swoje punkty, około dwa i pół za klucz oraz to, co da jego talent.
abyss-look-explore-buy = Kup, jeśli wartość przewyższa cenę co najmniej o dwa albo karta domyka zapłatę.
abyss-look-explore-take-or-go-on = Stań przy czwórce albo przy tym, co domyka zapłatę. Kto podniesie to, co zostawiam?
abyss-look-explore-fight-or-go-on = Od drugiego pola walcz. Z dwoma kluczami, gdy nagrodą jest klucz, zawsze.
abyss-look-explore-reward = Perła tylko wtedy, gdy zapłaci za lorda w następnej turze.
abyss-look-recruit-pay = Rasa, której jeszcze nie masz, i najniższa karta tak wysoka, jak się da.
abyss-look-recruit-affiliate = Najlepsza karta każdej rasy do tej pory.
abyss-look-control-keys = Czyj talent jeszcze zarobi?
abyss-look-control-location = Wzór płytki z moimi lordami i z lordami przeciwnika.

## Jak grać

abyss-howto-1 = Chcesz rządzić morzem, a inni chcą tego samego. Zdobywaj lordów, miejsca i sojuszników: wygrywa ten, kto na końcu ma najwięcej punktów wpływu.
    .title = Cel
abyss-howto-2 = W turze robisz jedną z trzech rzeczy: eksplorujesz głębiny, bierzesz cały stos Rady albo rekrutujesz lorda. Gdy masz trzy klucze, od lordów lub potworów, musisz otworzyć miejsce; lordowie, którzy oddali klucze, wsuwają się pod nie i ich talenty zasypiają.
    .title = Twoja tura
abyss-howto-3 = Odkrywaj karty po jednej. Każdego sojusznika najpierw mogą kupić inni, za perły dla ciebie; jeśli nikt nie kupi, weź go i skończ albo idź dalej. Co zostawisz, trafia do Rady. Potwór nigdy nie szkodzi: walcz o nagrodę z toru albo pozwól jej rosnąć.
    .title = Eksploracja
abyss-howto-4 = Płać sojusznikami dokładnie tylu ras, ile baniek ma lord, wartymi co najmniej tyle, ile wynosi liczba; perły wypełniają małe braki. Najniższy z zapłaconych zostaje przed tobą i punktuje.
    .title = Rekrutacja
abyss-howto-5 = Gdy ktoś ma siedmiu lordów, każdy inny rozgrywa jeszcze jedną turę. Potem dodaje się lordów, miejsca, najlepszego sojusznika każdej rasy i żetony potworów. Perły nie liczą się wcale.
    .title = Koniec i punkty
abyss-howto-explore = Eksploruj
abyss-howto-council = Poproś Radę
abyss-howto-recruit = Zrekrutuj lorda
abyss-howto-keys = trzy klucze
abyss-howto-or = albo
abyss-howto-left = do Rady
abyss-howto-take = wziąć?
abyss-howto-stays = zostaje
abyss-howto-nothing = nic
