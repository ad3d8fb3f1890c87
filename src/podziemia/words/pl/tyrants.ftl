### Tyrants of the Underdark, po polsku. Nazwy mają formy: mianownik, .acc (biernik), .gen (dopełniacz).

## Gra

tyrants-title = Tyrants of the Underdark
tyrants-tagline = Wyślij szpiegów i oddziały, zapanuj nad podziemiami.
tyrants-about = Stań na czele drowiego domu. Talia stronników daje ci Siłę na mapę i Wpływ na rynek: rozsyłaj oddziały i szpiegów po Underdark, zajmuj ważne obszary, werbuj lepszych stronników i w porę awansuj ich do wewnętrznego kręgu. Gdy któryś dom wyśle ostatni oddział albo skończy się rynek, Underdark przypada osobie z największą liczbą punktów zwycięstwa.
tyrants-levels = Od mocnego w górę ostatnia tura jest zawsze policzona do końca.

## Dlaczego inna decyzja była lepsza: części oceny
tyrants-part-sites = Obszary
    .more = Więcej kontroli: punkty na koniec i znaczniki co turę.
    .less = Kontrola przepada albo zostaje dla innych.
tyrants-part-trophies = Trofea i żetony
    .more = Trofea i żetony to punkty od razu.
    .less = Trofea przepadają.
tyrants-part-circle = Wewnętrzny krąg
    .more = Awansowana karta daje więcej punktów i odchudza talię.
    .less = Przepada awans.
tyrants-part-deck = Talia
    .more = Lepsze karty do dobrania w następnych turach.
    .less = Talia słabnie albo tracisz z niej dobre karty.
tyrants-part-reach = Szpiedzy i zasięg
    .more = Oddziały i szpiedzy sięgają dalej.
    .less = W następnej turze sięgniesz w mniej miejsc.
tyrants-part-rivals = Co zyskują przeciwnicy
    .more = Przeciwnicy zyskują na tym mniej.
    .less = Przeciwnicy zyskują na tym więcej.
tyrants-part-later = Co z tego wyniknie później
    .more = To się opłaci w następnych turach.
    .less = To będzie coś kosztować w następnych turach.

tyrants-score-sites = Obszary
tyrants-score-total-control = Całkowita kontrola
tyrants-score-trophies = Trofea
tyrants-score-deck = Talia
tyrants-score-circle = Wewnętrzny krąg
tyrants-score-tokens = Żetony PZ

## Rozdziały zasad

tyrants-chapter-setup = Przygotowanie
tyrants-chapter-cards = Karty
tyrants-chapter-resources = Zasoby
tyrants-chapter-turn = Twoja tura
tyrants-chapter-playing-cards = Zagrywanie kart
tyrants-chapter-map = Mapa
tyrants-chapter-actions = Akcje
tyrants-chapter-end-of-turn = Koniec tury
tyrants-chapter-end-of-game = Koniec gry
tyrants-chapter-rulings = Szczególne karty
tyrants-chapter-information = Jawne i ukryte

## Ustawienia

tyrants-setting-decks = Części talii
tyrants-setting-decks-recommended = Drowy i smoki (pierwsza gra)
tyrants-setting-decks-random = Dwie losowe
tyrants-setting-decks-drow-dragons = Drowy i smoki
tyrants-setting-decks-drow-elementals = Drowy i żywiołaki
tyrants-setting-decks-drow-demons = Drowy i demony
tyrants-setting-decks-drow-aberrations = Drowy i wynaturzenia
tyrants-setting-decks-drow-undead = Drowy i nieumarli
tyrants-setting-decks-dragons-elementals = Smoki i żywiołaki
tyrants-setting-decks-dragons-demons = Smoki i demony
tyrants-setting-decks-dragons-aberrations = Smoki i wynaturzenia
tyrants-setting-decks-dragons-undead = Smoki i nieumarli
tyrants-setting-decks-elementals-demons = Żywiołaki i demony
tyrants-setting-decks-elementals-aberrations = Żywiołaki i wynaturzenia
tyrants-setting-decks-elementals-undead = Żywiołaki i nieumarli
tyrants-setting-decks-demons-aberrations = Demony i wynaturzenia
tyrants-setting-decks-demons-undead = Demony i nieumarli
tyrants-setting-decks-aberrations-undead = Wynaturzenia i nieumarli
tyrants-setting-sector = Sektor dla trzeciej osoby
tyrants-setting-sector-any = Losowy
tyrants-setting-sector-left = Lewy
tyrants-setting-sector-right = Prawy
tyrants-setting-first = Pierwszy gracz
tyrants-setting-first-random = Losowo
tyrants-setting-first-a = Miejsce A
tyrants-setting-first-b = Miejsce B
tyrants-setting-first-c = Miejsce C
tyrants-setting-first-d = Miejsce D

## Nazwy: aspekty, części talii, sektory, wybory

tyrants-name-malice = Złośliwość
    .acc = Złośliwość
    .gen = Złośliwości
tyrants-name-conquest = Podbój
    .acc = Podbój
    .gen = Podboju
tyrants-name-guile = Podstęp
    .acc = Podstęp
    .gen = Podstępu
tyrants-name-ambition = Ambicja
    .acc = Ambicję
    .gen = Ambicji
tyrants-name-obedience = Posłuszeństwo
    .acc = Posłuszeństwo
    .gen = Posłuszeństwa
tyrants-name-drow = drowy
    .acc = drowy
    .gen = drowów
tyrants-name-dragons = smoki
    .acc = smoki
    .gen = smoków
tyrants-name-elementals = żywiołaki
    .acc = żywiołaki
    .gen = żywiołaków
tyrants-name-demons = demony
    .acc = demony
    .gen = demonów
tyrants-name-aberrations = wynaturzenia
    .acc = wynaturzenia
    .gen = wynaturzeń
tyrants-name-undead = nieumarli
    .acc = nieumarłych
    .gen = nieumarłych
tyrants-name-left = lewy sektor
    .acc = lewy sektor
    .gen = lewego sektora
tyrants-name-center = środkowy sektor
    .acc = środkowy sektor
    .gen = środkowego sektora
tyrants-name-right = prawy sektor
    .acc = prawy sektor
    .gen = prawego sektora
tyrants-name-white = białe oddziały
    .acc = białe oddziały
    .gen = białych oddziałów
tyrants-name-barracks = puste koszary
    .acc = puste koszary
    .gen = pustych koszar
tyrants-name-power = Otrzymaj Siłę
    .acc = Otrzymaj Siłę
    .gen = Otrzymaj Siłę
tyrants-name-influence = Otrzymaj Wpływ
    .acc = Otrzymaj Wpływ
    .gen = Otrzymaj Wpływ
tyrants-name-deploying = Wyślij oddziały
    .acc = Wyślij oddziały
    .gen = Wyślij oddziały
tyrants-name-killing = Zlikwiduj oddział
    .acc = Zlikwiduj oddział
    .gen = Zlikwiduj oddział
tyrants-name-killing-white = Zlikwiduj biały oddział
    .acc = Zlikwiduj biały oddział
    .gen = Zlikwiduj biały oddział
tyrants-name-supplanting = Wyprzyj oddział
    .acc = Wyprzyj oddział
    .gen = Wyprzyj oddział
tyrants-name-spying = Umieść szpiega
    .acc = Umieść szpiega
    .gen = Umieść szpiega
tyrants-name-recalling = Wycofaj szpiega dla efektu
    .acc = Wycofaj szpiega dla efektu
    .gen = Wycofaj szpiega dla efektu
tyrants-name-drawing = Dobierz karty
    .acc = Dobierz karty
    .gen = Dobierz karty
tyrants-name-returning = Wycofaj oddziały lub szpiegów
    .acc = Wycofaj oddziały lub szpiegów
    .gen = Wycofaj oddziały lub szpiegów
tyrants-name-promoting = Awansuj kartę
    .acc = Awansuj kartę
    .gen = Awansuj kartę
tyrants-name-devouring = Pożryj kartę dla efektu
    .acc = Pożryj kartę dla efektu
    .gen = Pożryj kartę dla efektu
tyrants-name-raising = Przywróć biały oddział
    .acc = Przywróć biały oddział
    .gen = Przywróć biały oddział

## Typy stronników

tyrants-creature-doppelganger = sobowtór
tyrants-creature-human = człowiek
tyrants-creature-dragon = smok
tyrants-creature-kobold = kobold
tyrants-creature-half-dragon = półsmok
tyrants-creature-troglodyte = troglodyta
tyrants-creature-dwarf = krasnolud
tyrants-creature-elemental = żywiołak
tyrants-creature-tiefling = diablę
tyrants-creature-elemental-prince = książę żywiołów
tyrants-creature-elf = elf
tyrants-creature-medusa = meduza
tyrants-creature-undead = nieumarły
tyrants-creature-illithid = illithid
tyrants-creature-fiend = czart
tyrants-creature-aberration = wynaturzenie
tyrants-creature-derro = derro
tyrants-creature-giant = olbrzym
tyrants-creature-shapechanger = zmiennokształtny
tyrants-creature-myconid = mykonid
tyrants-creature-beast = bestia
tyrants-creature-grimlock = grimlock
tyrants-creature-quaggoth = quaggoth
tyrants-creature-monstrosity = monstrum
tyrants-creature-construct = konstrukt
tyrants-creature-drow = drow

## Obszary

tyrants-name-gauntlgrym = Gauntlgrym
    .acc = Gauntlgrym
    .gen = Gauntlgrym
tyrants-name-the-wormwrithings = Wormwrithings
    .acc = Wormwrithings
    .gen = Wormwrithings
tyrants-name-jhachalkhyn = Jhachalkhyn
    .acc = Jhachalkhyn
    .gen = Jhachalkhyn
tyrants-name-buiyrandyn = Buiyrandyn
    .acc = Buiyrandyn
    .gen = Buiyrandyn
tyrants-name-stoneshaft-clanhold = Klanowa twierdza Stoneshaft
    .acc = Klanową twierdzę Stoneshaft
    .gen = Klanowej twierdzy Stoneshaft
tyrants-name-ch-chitl = Ch’Chitl
    .acc = Ch’Chitl
    .gen = Ch’Chitl
tyrants-name-blingdenstone = Blingdenstone
    .acc = Blingdenstone
    .gen = Blingdenstone
tyrants-name-mantol-derith = Mantol-Derith
    .acc = Mantol-Derith
    .gen = Mantol-Derith
tyrants-name-menzoberranzan = Menzoberranzan
    .acc = Menzoberranzan
    .gen = Menzoberranzan
tyrants-name-everfire = Everfire
    .acc = Everfire
    .gen = Everfire
tyrants-name-gracklstugh = Gracklstugh
    .acc = Gracklstugh
    .gen = Gracklstugh
tyrants-name-chasmleap-bridge = Most Chasmleap
    .acc = Most Chasmleap
    .gen = Mostu Chasmleap
tyrants-name-halls-of-the-scoured-legion = Komnaty Wytępionego Legionu
    .acc = Komnaty Wytępionego Legionu
    .gen = Komnat Wytępionego Legionu
tyrants-name-the-labyrinth = Labirynt
    .acc = Labirynt
    .gen = Labiryntu
tyrants-name-araumycos = Araumycos
    .acc = Araumycos
    .gen = Araumycosu
tyrants-name-ched-nasad = Ched Nasad
    .acc = Ched Nasad
    .gen = Ched Nasad
tyrants-name-skullport = Skullport
    .acc = Skullport
    .gen = Skullportu
tyrants-name-eryndlyn = Eryndlyn
    .acc = Eryndlyn
    .gen = Eryndlyn
tyrants-name-llacerellyn = Llacerellyn
    .acc = Llacerellyn
    .gen = Llacerellyn
tyrants-name-kanaglym = Kanaglym
    .acc = Kanaglym
    .gen = Kanaglym
tyrants-name-tsenviilyq = Tsenviilyq
    .acc = Tsenviilyq
    .gen = Tsenviilyq
tyrants-name-chaulssin = Chaulssin
    .acc = Chaulssin
    .gen = Chaulssin
tyrants-name-the-phaerlin = Phaerlin
    .acc = Phaerlin
    .gen = Phaerlinu
tyrants-name-yathchol = Yathchol
    .acc = Yathchol
    .gen = Yathchol
tyrants-name-ruins-of-dekanter = Ruiny Dekanter
    .acc = Ruiny Dekanter
    .gen = Ruin Dekanter
tyrants-name-ss-zuraass-nee = Ss’zuraass’nee
    .acc = Ss’zuraass’nee
    .gen = Ss’zuraass’nee

## Miejsca w obszarach i na drogach, każde ze swoim numerem

tyrants-name-gauntlgrym-0 = Gauntlgrym 1
    .acc = Gauntlgrym 1
    .gen = Gauntlgrym 1
tyrants-name-gauntlgrym-1 = Gauntlgrym 2
    .acc = Gauntlgrym 2
    .gen = Gauntlgrym 2
tyrants-name-gauntlgrym-2 = Gauntlgrym 3
    .acc = Gauntlgrym 3
    .gen = Gauntlgrym 3
tyrants-name-the-wormwrithings-0 = Wormwrithings 1
    .acc = Wormwrithings 1
    .gen = Wormwrithings 1
tyrants-name-the-wormwrithings-1 = Wormwrithings 2
    .acc = Wormwrithings 2
    .gen = Wormwrithings 2
tyrants-name-the-wormwrithings-2 = Wormwrithings 3
    .acc = Wormwrithings 3
    .gen = Wormwrithings 3
tyrants-name-jhachalkhyn-0 = Jhachalkhyn 1
    .acc = Jhachalkhyn 1
    .gen = Jhachalkhyn 1
tyrants-name-jhachalkhyn-1 = Jhachalkhyn 2
    .acc = Jhachalkhyn 2
    .gen = Jhachalkhyn 2
tyrants-name-jhachalkhyn-2 = Jhachalkhyn 3
    .acc = Jhachalkhyn 3
    .gen = Jhachalkhyn 3
tyrants-name-jhachalkhyn-3 = Jhachalkhyn 4
    .acc = Jhachalkhyn 4
    .gen = Jhachalkhyn 4
tyrants-name-buiyrandyn-0 = Buiyrandyn 1
    .acc = Buiyrandyn 1
    .gen = Buiyrandyn 1
tyrants-name-buiyrandyn-1 = Buiyrandyn 2
    .acc = Buiyrandyn 2
    .gen = Buiyrandyn 2
tyrants-name-buiyrandyn-2 = Buiyrandyn 3
    .acc = Buiyrandyn 3
    .gen = Buiyrandyn 3
tyrants-name-stoneshaft-clanhold-0 = Klanowa twierdza Stoneshaft 1
    .acc = Klanową twierdzę Stoneshaft 1
    .gen = Klanowej twierdzy Stoneshaft 1
tyrants-name-stoneshaft-clanhold-1 = Klanowa twierdza Stoneshaft 2
    .acc = Klanową twierdzę Stoneshaft 2
    .gen = Klanowej twierdzy Stoneshaft 2
tyrants-name-ch-chitl-0 = Ch’Chitl 1
    .acc = Ch’Chitl 1
    .gen = Ch’Chitl 1
tyrants-name-ch-chitl-1 = Ch’Chitl 2
    .acc = Ch’Chitl 2
    .gen = Ch’Chitl 2
tyrants-name-ch-chitl-2 = Ch’Chitl 3
    .acc = Ch’Chitl 3
    .gen = Ch’Chitl 3
tyrants-name-blingdenstone-0 = Blingdenstone 1
    .acc = Blingdenstone 1
    .gen = Blingdenstone 1
tyrants-name-blingdenstone-1 = Blingdenstone 2
    .acc = Blingdenstone 2
    .gen = Blingdenstone 2
tyrants-name-mantol-derith-0 = Mantol-Derith 1
    .acc = Mantol-Derith 1
    .gen = Mantol-Derith 1
tyrants-name-mantol-derith-1 = Mantol-Derith 2
    .acc = Mantol-Derith 2
    .gen = Mantol-Derith 2
tyrants-name-mantol-derith-2 = Mantol-Derith 3
    .acc = Mantol-Derith 3
    .gen = Mantol-Derith 3
tyrants-name-mantol-derith-3 = Mantol-Derith 4
    .acc = Mantol-Derith 4
    .gen = Mantol-Derith 4
tyrants-name-mantol-derith-4 = Mantol-Derith 5
    .acc = Mantol-Derith 5
    .gen = Mantol-Derith 5
tyrants-name-menzoberranzan-0 = Menzoberranzan 1
    .acc = Menzoberranzan 1
    .gen = Menzoberranzan 1
tyrants-name-menzoberranzan-1 = Menzoberranzan 2
    .acc = Menzoberranzan 2
    .gen = Menzoberranzan 2
tyrants-name-menzoberranzan-2 = Menzoberranzan 3
    .acc = Menzoberranzan 3
    .gen = Menzoberranzan 3
tyrants-name-menzoberranzan-3 = Menzoberranzan 4
    .acc = Menzoberranzan 4
    .gen = Menzoberranzan 4
tyrants-name-menzoberranzan-4 = Menzoberranzan 5
    .acc = Menzoberranzan 5
    .gen = Menzoberranzan 5
tyrants-name-menzoberranzan-5 = Menzoberranzan 6
    .acc = Menzoberranzan 6
    .gen = Menzoberranzan 6
tyrants-name-everfire-0 = Everfire 1
    .acc = Everfire 1
    .gen = Everfire 1
tyrants-name-everfire-1 = Everfire 2
    .acc = Everfire 2
    .gen = Everfire 2
tyrants-name-everfire-2 = Everfire 3
    .acc = Everfire 3
    .gen = Everfire 3
tyrants-name-gracklstugh-0 = Gracklstugh 1
    .acc = Gracklstugh 1
    .gen = Gracklstugh 1
tyrants-name-gracklstugh-1 = Gracklstugh 2
    .acc = Gracklstugh 2
    .gen = Gracklstugh 2
tyrants-name-gracklstugh-2 = Gracklstugh 3
    .acc = Gracklstugh 3
    .gen = Gracklstugh 3
tyrants-name-gracklstugh-3 = Gracklstugh 4
    .acc = Gracklstugh 4
    .gen = Gracklstugh 4
tyrants-name-chasmleap-bridge-0 = Most Chasmleap 1
    .acc = Most Chasmleap 1
    .gen = Mostu Chasmleap 1
tyrants-name-halls-of-the-scoured-legion-0 = Komnaty Wytępionego Legionu 1
    .acc = Komnaty Wytępionego Legionu 1
    .gen = Komnat Wytępionego Legionu 1
tyrants-name-halls-of-the-scoured-legion-1 = Komnaty Wytępionego Legionu 2
    .acc = Komnaty Wytępionego Legionu 2
    .gen = Komnat Wytępionego Legionu 2
tyrants-name-the-labyrinth-0 = Labirynt 1
    .acc = Labirynt 1
    .gen = Labiryntu 1
tyrants-name-the-labyrinth-1 = Labirynt 2
    .acc = Labirynt 2
    .gen = Labiryntu 2
tyrants-name-the-labyrinth-2 = Labirynt 3
    .acc = Labirynt 3
    .gen = Labiryntu 3
tyrants-name-araumycos-0 = Araumycos 1
    .acc = Araumycos 1
    .gen = Araumycosu 1
tyrants-name-araumycos-1 = Araumycos 2
    .acc = Araumycos 2
    .gen = Araumycosu 2
tyrants-name-araumycos-2 = Araumycos 3
    .acc = Araumycos 3
    .gen = Araumycosu 3
tyrants-name-araumycos-3 = Araumycos 4
    .acc = Araumycos 4
    .gen = Araumycosu 4
tyrants-name-ched-nasad-0 = Ched Nasad 1
    .acc = Ched Nasad 1
    .gen = Ched Nasad 1
tyrants-name-ched-nasad-1 = Ched Nasad 2
    .acc = Ched Nasad 2
    .gen = Ched Nasad 2
tyrants-name-ched-nasad-2 = Ched Nasad 3
    .acc = Ched Nasad 3
    .gen = Ched Nasad 3
tyrants-name-ched-nasad-3 = Ched Nasad 4
    .acc = Ched Nasad 4
    .gen = Ched Nasad 4
tyrants-name-skullport-0 = Skullport 1
    .acc = Skullport 1
    .gen = Skullportu 1
tyrants-name-skullport-1 = Skullport 2
    .acc = Skullport 2
    .gen = Skullportu 2
tyrants-name-skullport-2 = Skullport 3
    .acc = Skullport 3
    .gen = Skullportu 3
tyrants-name-skullport-3 = Skullport 4
    .acc = Skullport 4
    .gen = Skullportu 4
tyrants-name-skullport-4 = Skullport 5
    .acc = Skullport 5
    .gen = Skullportu 5
tyrants-name-eryndlyn-0 = Eryndlyn 1
    .acc = Eryndlyn 1
    .gen = Eryndlyn 1
tyrants-name-eryndlyn-1 = Eryndlyn 2
    .acc = Eryndlyn 2
    .gen = Eryndlyn 2
tyrants-name-eryndlyn-2 = Eryndlyn 3
    .acc = Eryndlyn 3
    .gen = Eryndlyn 3
tyrants-name-llacerellyn-0 = Llacerellyn 1
    .acc = Llacerellyn 1
    .gen = Llacerellyn 1
tyrants-name-llacerellyn-1 = Llacerellyn 2
    .acc = Llacerellyn 2
    .gen = Llacerellyn 2
tyrants-name-kanaglym-0 = Kanaglym 1
    .acc = Kanaglym 1
    .gen = Kanaglym 1
tyrants-name-kanaglym-1 = Kanaglym 2
    .acc = Kanaglym 2
    .gen = Kanaglym 2
tyrants-name-kanaglym-2 = Kanaglym 3
    .acc = Kanaglym 3
    .gen = Kanaglym 3
tyrants-name-tsenviilyq-0 = Tsenviilyq 1
    .acc = Tsenviilyq 1
    .gen = Tsenviilyq 1
tyrants-name-tsenviilyq-1 = Tsenviilyq 2
    .acc = Tsenviilyq 2
    .gen = Tsenviilyq 2
tyrants-name-tsenviilyq-2 = Tsenviilyq 3
    .acc = Tsenviilyq 3
    .gen = Tsenviilyq 3
tyrants-name-chaulssin-0 = Chaulssin 1
    .acc = Chaulssin 1
    .gen = Chaulssin 1
tyrants-name-chaulssin-1 = Chaulssin 2
    .acc = Chaulssin 2
    .gen = Chaulssin 2
tyrants-name-chaulssin-2 = Chaulssin 3
    .acc = Chaulssin 3
    .gen = Chaulssin 3
tyrants-name-chaulssin-3 = Chaulssin 4
    .acc = Chaulssin 4
    .gen = Chaulssin 4
tyrants-name-chaulssin-4 = Chaulssin 5
    .acc = Chaulssin 5
    .gen = Chaulssin 5
tyrants-name-the-phaerlin-0 = Phaerlin 1
    .acc = Phaerlin 1
    .gen = Phaerlinu 1
tyrants-name-the-phaerlin-1 = Phaerlin 2
    .acc = Phaerlin 2
    .gen = Phaerlinu 2
tyrants-name-the-phaerlin-2 = Phaerlin 3
    .acc = Phaerlin 3
    .gen = Phaerlinu 3
tyrants-name-yathchol-0 = Yathchol 1
    .acc = Yathchol 1
    .gen = Yathchol 1
tyrants-name-yathchol-1 = Yathchol 2
    .acc = Yathchol 2
    .gen = Yathchol 2
tyrants-name-ruins-of-dekanter-0 = Ruiny Dekanter 1
    .acc = Ruiny Dekanter 1
    .gen = Ruin Dekanter 1
tyrants-name-ruins-of-dekanter-1 = Ruiny Dekanter 2
    .acc = Ruiny Dekanter 2
    .gen = Ruin Dekanter 2
tyrants-name-ruins-of-dekanter-2 = Ruiny Dekanter 3
    .acc = Ruiny Dekanter 3
    .gen = Ruin Dekanter 3
tyrants-name-ruins-of-dekanter-3 = Ruiny Dekanter 4
    .acc = Ruiny Dekanter 4
    .gen = Ruin Dekanter 4
tyrants-name-ruins-of-dekanter-4 = Ruiny Dekanter 5
    .acc = Ruiny Dekanter 5
    .gen = Ruin Dekanter 5
tyrants-name-ruins-of-dekanter-5 = Ruiny Dekanter 6
    .acc = Ruiny Dekanter 6
    .gen = Ruin Dekanter 6
tyrants-name-ss-zuraass-nee-0 = Ss’zuraass’nee 1
    .acc = Ss’zuraass’nee 1
    .gen = Ss’zuraass’nee 1
tyrants-name-ss-zuraass-nee-1 = Ss’zuraass’nee 2
    .acc = Ss’zuraass’nee 2
    .gen = Ss’zuraass’nee 2
tyrants-name-ss-zuraass-nee-2 = Ss’zuraass’nee 3
    .acc = Ss’zuraass’nee 3
    .gen = Ss’zuraass’nee 3
tyrants-name-buiyrandyn-the-labyrinth-0 = droga Buiyrandyn–Labirynt
    .acc = drogę Buiyrandyn–Labirynt
    .gen = drogi Buiyrandyn–Labirynt
tyrants-name-ch-chitl-kanaglym-0 = droga Ch’Chitl–Kanaglym
    .acc = drogę Ch’Chitl–Kanaglym
    .gen = drogi Ch’Chitl–Kanaglym
tyrants-name-ch-chitl-stoneshaft-clanhold-0 = droga Ch’Chitl–Stoneshaft
    .acc = drogę Ch’Chitl–Stoneshaft
    .gen = drogi Ch’Chitl–Stoneshaft
tyrants-name-gauntlgrym-jhachalkhyn-0 = droga Gauntlgrym–Jhachalkhyn
    .acc = drogę Gauntlgrym–Jhachalkhyn
    .gen = drogi Gauntlgrym–Jhachalkhyn
tyrants-name-jhachalkhyn-buiyrandyn-0 = droga Jhachalkhyn–Buiyrandyn
    .acc = drogę Jhachalkhyn–Buiyrandyn
    .gen = drogi Jhachalkhyn–Buiyrandyn
tyrants-name-jhachalkhyn-gracklstugh-0 = droga Jhachalkhyn–Gracklstugh
    .acc = drogę Jhachalkhyn–Gracklstugh
    .gen = drogi Jhachalkhyn–Gracklstugh
tyrants-name-mantol-derith-the-wormwrithings-0 = droga Mantol-Derith–Wormwrithings
    .acc = drogę Mantol-Derith–Wormwrithings
    .gen = drogi Mantol-Derith–Wormwrithings
tyrants-name-stoneshaft-clanhold-buiyrandyn-0 = droga Stoneshaft–Buiyrandyn
    .acc = drogę Stoneshaft–Buiyrandyn
    .gen = drogi Stoneshaft–Buiyrandyn
tyrants-name-stoneshaft-clanhold-skullport-0 = droga Stoneshaft–Skullport 1
    .acc = drogę Stoneshaft–Skullport 1
    .gen = drogi Stoneshaft–Skullport 1
tyrants-name-stoneshaft-clanhold-skullport-1 = droga Stoneshaft–Skullport 2
    .acc = drogę Stoneshaft–Skullport 2
    .gen = drogi Stoneshaft–Skullport 2
tyrants-name-araumycos-chasmleap-bridge-0 = droga Araumycos–Chasmleap
    .acc = drogę Araumycos–Chasmleap
    .gen = drogi Araumycos–Chasmleap
tyrants-name-araumycos-eryndlyn-0 = droga Araumycos–Eryndlyn
    .acc = drogę Araumycos–Eryndlyn
    .gen = drogi Araumycos–Eryndlyn
tyrants-name-araumycos-the-labyrinth-0 = droga Araumycos–Labirynt 1
    .acc = drogę Araumycos–Labirynt 1
    .gen = drogi Araumycos–Labirynt 1
tyrants-name-araumycos-the-labyrinth-1 = droga Araumycos–Labirynt 2
    .acc = drogę Araumycos–Labirynt 2
    .gen = drogi Araumycos–Labirynt 2
tyrants-name-chasmleap-bridge-everfire-0 = droga Chasmleap–Everfire
    .acc = drogę Chasmleap–Everfire
    .gen = drogi Chasmleap–Everfire
tyrants-name-chasmleap-bridge-gracklstugh-0 = droga Chasmleap–Gracklstugh 1
    .acc = drogę Chasmleap–Gracklstugh 1
    .gen = drogi Chasmleap–Gracklstugh 1
tyrants-name-chasmleap-bridge-gracklstugh-1 = droga Chasmleap–Gracklstugh 2
    .acc = drogę Chasmleap–Gracklstugh 2
    .gen = drogi Chasmleap–Gracklstugh 2
tyrants-name-ched-nasad-araumycos-0 = droga Ched Nasad–Araumycos
    .acc = drogę Ched Nasad–Araumycos
    .gen = drogi Ched Nasad–Araumycos
tyrants-name-ched-nasad-halls-of-the-scoured-legion-0 = droga Ched Nasad–Komnaty Legionu 1
    .acc = drogę Ched Nasad–Komnaty Legionu 1
    .gen = drogi Ched Nasad–Komnaty Legionu 1
tyrants-name-ched-nasad-halls-of-the-scoured-legion-1 = droga Ched Nasad–Komnaty Legionu 2
    .acc = drogę Ched Nasad–Komnaty Legionu 2
    .gen = drogi Ched Nasad–Komnaty Legionu 2
tyrants-name-eryndlyn-kanaglym-0 = droga Eryndlyn–Kanaglym 1
    .acc = drogę Eryndlyn–Kanaglym 1
    .gen = drogi Eryndlyn–Kanaglym 1
tyrants-name-eryndlyn-kanaglym-1 = droga Eryndlyn–Kanaglym 2
    .acc = drogę Eryndlyn–Kanaglym 2
    .gen = drogi Eryndlyn–Kanaglym 2
tyrants-name-everfire-menzoberranzan-0 = droga Everfire–Menzoberranzan 1
    .acc = drogę Everfire–Menzoberranzan 1
    .gen = drogi Everfire–Menzoberranzan 1
tyrants-name-everfire-menzoberranzan-1 = droga Everfire–Menzoberranzan 2
    .acc = drogę Everfire–Menzoberranzan 2
    .gen = drogi Everfire–Menzoberranzan 2
tyrants-name-halls-of-the-scoured-legion-everfire-0 = droga Komnaty Legionu–Everfire
    .acc = drogę Komnaty Legionu–Everfire
    .gen = drogi Komnaty Legionu–Everfire
tyrants-name-kanaglym-skullport-0 = droga Kanaglym–Skullport
    .acc = drogę Kanaglym–Skullport
    .gen = drogi Kanaglym–Skullport
tyrants-name-kanaglym-tsenviilyq-0 = droga Kanaglym–Tsenviilyq 1
    .acc = drogę Kanaglym–Tsenviilyq 1
    .gen = drogi Kanaglym–Tsenviilyq 1
tyrants-name-kanaglym-tsenviilyq-1 = droga Kanaglym–Tsenviilyq 2
    .acc = drogę Kanaglym–Tsenviilyq 2
    .gen = drogi Kanaglym–Tsenviilyq 2
tyrants-name-llacerellyn-ched-nasad-0 = droga Llacerellyn–Ched Nasad 1
    .acc = drogę Llacerellyn–Ched Nasad 1
    .gen = drogi Llacerellyn–Ched Nasad 1
tyrants-name-llacerellyn-ched-nasad-1 = droga Llacerellyn–Ched Nasad 2
    .acc = drogę Llacerellyn–Ched Nasad 2
    .gen = drogi Llacerellyn–Ched Nasad 2
tyrants-name-llacerellyn-eryndlyn-0 = droga Llacerellyn–Eryndlyn
    .acc = drogę Llacerellyn–Eryndlyn
    .gen = drogi Llacerellyn–Eryndlyn
tyrants-name-llacerellyn-tsenviilyq-0 = droga Llacerellyn–Tsenviilyq
    .acc = drogę Llacerellyn–Tsenviilyq
    .gen = drogi Llacerellyn–Tsenviilyq
tyrants-name-mantol-derith-blingdenstone-0 = droga Mantol-Derith–Blingdenstone
    .acc = drogę Mantol-Derith–Blingdenstone
    .gen = drogi Mantol-Derith–Blingdenstone
tyrants-name-mantol-derith-gracklstugh-0 = droga Mantol-Derith–Gracklstugh
    .acc = drogę Mantol-Derith–Gracklstugh
    .gen = drogi Mantol-Derith–Gracklstugh
tyrants-name-menzoberranzan-chasmleap-bridge-0 = droga Menzoberranzan–Chasmleap 1
    .acc = drogę Menzoberranzan–Chasmleap 1
    .gen = drogi Menzoberranzan–Chasmleap 1
tyrants-name-menzoberranzan-chasmleap-bridge-1 = droga Menzoberranzan–Chasmleap 2
    .acc = drogę Menzoberranzan–Chasmleap 2
    .gen = drogi Menzoberranzan–Chasmleap 2
tyrants-name-menzoberranzan-mantol-derith-0 = droga Menzoberranzan–Mantol-Derith 1
    .acc = drogę Menzoberranzan–Mantol-Derith 1
    .gen = drogi Menzoberranzan–Mantol-Derith 1
tyrants-name-menzoberranzan-mantol-derith-1 = droga Menzoberranzan–Mantol-Derith 2
    .acc = drogę Menzoberranzan–Mantol-Derith 2
    .gen = drogi Menzoberranzan–Mantol-Derith 2
tyrants-name-menzoberranzan-mantol-derith-2 = droga Menzoberranzan–Mantol-Derith 3
    .acc = drogę Menzoberranzan–Mantol-Derith 3
    .gen = drogi Menzoberranzan–Mantol-Derith 3
tyrants-name-skullport-the-labyrinth-0 = droga Skullport–Labirynt 1
    .acc = drogę Skullport–Labirynt 1
    .gen = drogi Skullport–Labirynt 1
tyrants-name-skullport-the-labyrinth-1 = droga Skullport–Labirynt 2
    .acc = drogę Skullport–Labirynt 2
    .gen = drogi Skullport–Labirynt 2
tyrants-name-the-labyrinth-gracklstugh-0 = droga Labirynt–Gracklstugh
    .acc = drogę Labirynt–Gracklstugh
    .gen = drogi Labirynt–Gracklstugh
tyrants-name-chaulssin-everfire-0 = droga Chaulssin–Everfire
    .acc = drogę Chaulssin–Everfire
    .gen = drogi Chaulssin–Everfire
tyrants-name-chaulssin-the-phaerlin-0 = droga Chaulssin–Phaerlin
    .acc = drogę Chaulssin–Phaerlin
    .gen = drogi Chaulssin–Phaerlin
tyrants-name-ched-nasad-ruins-of-dekanter-0 = droga Ched Nasad–Dekanter
    .acc = drogę Ched Nasad–Dekanter
    .gen = drogi Ched Nasad–Dekanter
tyrants-name-ched-nasad-yathchol-0 = droga Ched Nasad–Yathchol
    .acc = drogę Ched Nasad–Yathchol
    .gen = drogi Ched Nasad–Yathchol
tyrants-name-llacerellyn-ss-zuraass-nee-0 = droga Llacerellyn–Ss’zuraass’nee 1
    .acc = drogę Llacerellyn–Ss’zuraass’nee 1
    .gen = drogi Llacerellyn–Ss’zuraass’nee 1
tyrants-name-llacerellyn-ss-zuraass-nee-1 = droga Llacerellyn–Ss’zuraass’nee 2
    .acc = drogę Llacerellyn–Ss’zuraass’nee 2
    .gen = drogi Llacerellyn–Ss’zuraass’nee 2
tyrants-name-ruins-of-dekanter-the-phaerlin-0 = droga Dekanter–Phaerlin 1
    .acc = drogę Dekanter–Phaerlin 1
    .gen = drogi Dekanter–Phaerlin 1
tyrants-name-ruins-of-dekanter-the-phaerlin-1 = droga Dekanter–Phaerlin 2
    .acc = drogę Dekanter–Phaerlin 2
    .gen = drogi Dekanter–Phaerlin 2
tyrants-name-ss-zuraass-nee-ruins-of-dekanter-0 = droga Ss’zuraass’nee–Dekanter
    .acc = drogę Ss’zuraass’nee–Dekanter
    .gen = drogi Ss’zuraass’nee–Dekanter
tyrants-name-yathchol-halls-of-the-scoured-legion-0 = droga Yathchol–Komnaty Legionu
    .acc = drogę Yathchol–Komnaty Legionu
    .gen = drogi Yathchol–Komnaty Legionu
tyrants-name-yathchol-the-phaerlin-0 = droga Yathchol–Phaerlin
    .acc = drogę Yathchol–Phaerlin
    .gen = drogi Yathchol–Phaerlin

## Karty: Karty podstawowe

tyrants-name-noble = Szlachcic
    .acc = Szlachcica
    .gen = Szlachcica
# On the map, where little room is left between the routes.
tyrants-short-halls-of-the-scoured-legion = Komnaty Legionu
tyrants-short-noble = 1 Wpływ
tyrants-text-noble = Otrzymaj 1 Wpływ. Siedmiu Szlachciców jest w twojej talii początkowej; nie można ich werbować.

tyrants-name-soldier = Żołnierz
    .acc = Żołnierza
    .gen = Żołnierza
tyrants-short-soldier = 1 Siła
tyrants-text-soldier = Otrzymaj 1 Siłę. Trzech Żołnierzy jest w twojej talii początkowej; nie można ich werbować.

tyrants-name-house-guard = Strażnik domu
    .acc = Strażnika domu
    .gen = Strażnika domu
tyrants-short-house-guard = 2 Siły
tyrants-text-house-guard = Otrzymaj 2 Siły. Piętnastu Strażników domu leży odkrytych w stosie obok rynku.

tyrants-name-priestess-of-lolth = Kapłanka Lolth
    .acc = Kapłankę Lolth
    .gen = Kapłanki Lolth
tyrants-short-priestess-of-lolth = 2 Wpływu
tyrants-text-priestess-of-lolth = Otrzymaj 2 Wpływu. Piętnaście Kapłanek Lolth leży odkrytych w stosie obok rynku.

tyrants-name-insane-outcast = Szalony wyrzutek
    .acc = Szalonego wyrzutka
    .gen = Szalonego wyrzutka
tyrants-short-insane-outcast = Odrzuć kartę, by się go pozbyć
tyrants-text-insane-outcast = Możesz odrzucić kartę z ręki; jeśli to zrobisz, ta karta wraca do puli wyrzutków. Gdy miałaby zostać pożarta lub awansowana, zamiast tego wraca do puli. Nie ma aspektu ani kosztu.

## Karty: Drowy

tyrants-name-blackguard = Czarny gwardzista
    .acc = Czarnego gwardzistę
    .gen = Czarnego gwardzisty
tyrants-short-blackguard = 2 Siły albo likwidacja
tyrants-text-blackguard = Wybierz: otrzymaj 2 Siły; albo zlikwiduj wrogi oddział. Potrzebujesz tam Obecności.

tyrants-name-bounty-hunter = Łowca nagród
    .acc = Łowcę nagród
    .gen = Łowcy nagród
tyrants-short-bounty-hunter = 3 Siły
tyrants-text-bounty-hunter = Otrzymaj 3 Siły.

tyrants-name-doppelganger = Sobowtór
    .acc = Sobowtóra
    .gen = Sobowtóra
tyrants-short-doppelganger = Wyprzyj oddział
tyrants-text-doppelganger = Wyprzyj wrogi oddział. Potrzebujesz tam Obecności.

tyrants-name-deathblade = Ostrze śmierci
    .acc = Ostrze śmierci
    .gen = Ostrza śmierci
tyrants-short-deathblade = Zlikwiduj 2 oddziały
tyrants-text-deathblade = Zlikwiduj 2 wrogie oddziały, jeden po drugim; mogą stać w różnych miejscach. Potrzebujesz tam Obecności.

tyrants-name-inquisitor = Inkwizytor
    .acc = Inkwizytora
    .gen = Inkwizytora
tyrants-short-inquisitor = 2 Wpływu albo likwidacja
tyrants-text-inquisitor = Wybierz: otrzymaj 2 Wpływu; albo zlikwiduj wrogi oddział. Potrzebujesz tam Obecności.

tyrants-name-advance-scout = Zwiadowca
    .acc = Zwiadowcę
    .gen = Zwiadowcy
tyrants-short-advance-scout = Wyprzyj biały oddział
tyrants-text-advance-scout = Wyprzyj biały oddział. Potrzebujesz tam Obecności.

tyrants-name-mercenary-squad = Oddział najemników
    .acc = Oddział najemników
    .gen = Oddziału najemników
tyrants-short-mercenary-squad = Wyślij 3 oddziały
tyrants-text-mercenary-squad = Wyślij 3 oddziały, jeden po drugim.

tyrants-name-underdark-ranger = Łowca z Underdark
    .acc = Łowcę z Underdark
    .gen = Łowcy z Underdark
tyrants-short-underdark-ranger = Zlikwiduj 2 białe oddziały
tyrants-text-underdark-ranger = Zlikwiduj 2 białe oddziały, jeden po drugim. Potrzebujesz tam Obecności.

tyrants-name-master-of-melee-magthere = Mistrz Melee-Magthere
    .acc = Mistrza Melee-Magthere
    .gen = Mistrza Melee-Magthere
tyrants-short-master-of-melee-magthere = Wyślij 4 albo wyprzyj biały gdziekolwiek
tyrants-text-master-of-melee-magthere = Wybierz: wyślij 4 oddziały; albo wyprzyj biały oddział w dowolnym miejscu na planszy. Obecność nie jest potrzebna.

tyrants-name-weaponmaster = Mistrz oręża
    .acc = Mistrza oręża
    .gen = Mistrza oręża
tyrants-short-weaponmaster = 3×: wyślij albo zlikwiduj biały
tyrants-text-weaponmaster = Trzy razy z rzędu wybierz: wyślij oddział; albo zlikwiduj biały oddział tam, gdzie masz Obecność. Każdy wybór wykonujesz przed następnym i możesz go powtórzyć.

tyrants-name-spellspinner = Tkacz zaklęć
    .acc = Tkacza zaklęć
    .gen = Tkacza zaklęć
tyrants-short-spellspinner = Szpieg albo wycofaj go: wyparcie
tyrants-text-spellspinner = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i wyprzyj wrogi oddział w obszarze, który opuścił.

tyrants-name-spy-master = Mistrz szpiegów
    .acc = Mistrza szpiegów
    .gen = Mistrza szpiegów
tyrants-short-spy-master = Umieść szpiega
tyrants-text-spy-master = Umieść szpiega.

tyrants-name-infiltrator = Infiltrator
    .acc = Infiltratora
    .gen = Infiltratora
tyrants-short-infiltrator = Szpieg; 1 Siła, gdy jest tam przeciwnik
tyrants-text-infiltrator = Umieść szpiega. Jeśli w jego obszarze stoi oddział innego gracza, otrzymaj 1 Siłę; białe się nie liczą.

tyrants-name-information-broker = Handlarz informacjami
    .acc = Handlarza informacjami
    .gen = Handlarza informacjami
tyrants-short-information-broker = Szpieg albo wycofaj go: dobierz 3
tyrants-text-information-broker = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i dobierz 3 karty.

tyrants-name-masters-of-sorcere = Mistrzowie Sorcere
    .acc = Mistrzów Sorcere
    .gen = Mistrzów Sorcere
tyrants-short-masters-of-sorcere = 2 szpiegów albo wycofaj: 4 Siły
tyrants-text-masters-of-sorcere = Wybierz: umieść 2 szpiegów w różnych obszarach; albo wycofaj swojego szpiega z mapy i otrzymaj 4 Siły.

tyrants-name-advocate = Rzecznik
    .acc = Rzecznika
    .gen = Rzecznika
tyrants-short-advocate = 2 Wpływu albo awans pod koniec tury
tyrants-text-advocate = Wybierz: otrzymaj 2 Wpływu; albo pod koniec tury awansuj jedną inną kartę zagraną w tej turze.

tyrants-name-chosen-of-lolth = Wybranka Lolth
    .acc = Wybrankę Lolth
    .gen = Wybranki Lolth
tyrants-short-chosen-of-lolth = Wycofaj cudzy oddział/szpiega; awans później
tyrants-text-chosen-of-lolth = Wycofaj do koszar jeden oddział lub jednego szpiega innego gracza z miejsca, w którym masz Obecność. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-drow-negotiator = Drowi negocjator
    .acc = Drowiego negocjatora
    .gen = Drowiego negocjatora
tyrants-short-drow-negotiator = 3 Wpływu przy 4 w kręgu; awans później
tyrants-text-drow-negotiator = Jeśli masz w wewnętrznym kręgu co najmniej 4 karty, otrzymaj 3 Wpływu. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-council-member = Członkini rady
    .acc = Członkinię rady
    .gen = Członkini rady
tyrants-short-council-member = Przesuń do 2 wrogich; awans później
tyrants-text-council-member = Przesuń maksymalnie 2 wrogie oddziały z miejsc, w których masz Obecność, na dowolne puste miejsca, jeden po drugim. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-matron-mother = Matka opiekunka
    .acc = Matkę opiekunkę
    .gen = Matki opiekunki
tyrants-short-matron-mother = Odrzuć talię, awansuj odrzuconą
tyrants-text-matron-mother = Odłóż całą swoją talię na stos kart odrzuconych, bez tasowania. Potem awansuj jedną kartę z tego stosu; jeśli jest, musisz.

## Karty: Smoki

tyrants-name-dragon-cultist = Smoczy kultysta
    .acc = Smoczego kultystę
    .gen = Smoczego kultysty
tyrants-short-dragon-cultist = 2 Siły albo 2 Wpływu
tyrants-text-dragon-cultist = Wybierz: otrzymaj 2 Siły; albo otrzymaj 2 Wpływu.

tyrants-name-red-wyrmling = Czerwone smoczę
    .acc = Czerwone smoczę
    .gen = Czerwonego smoczęcia
tyrants-short-red-wyrmling = 2 Siły i 2 Wpływu
tyrants-text-red-wyrmling = Otrzymaj 2 Siły i 2 Wpływu.

tyrants-name-dragonclaw = Smoczy szpon
    .acc = Smoczy szpon
    .gen = Smoczego szponu
tyrants-short-dragonclaw = Likwidacja; 2 Siły przy 5 trofeach
tyrants-text-dragonclaw = Zlikwiduj wrogi oddział. Potrzebujesz tam Obecności. Potem, jeśli masz w sali trofeów co najmniej 5 oddziałów graczy, otrzymaj 2 Siły; ten przed chwilą zlikwidowany się liczy.

tyrants-name-severin-silrajin = Severin Silrajin
    .acc = Severina Silrajina
    .gen = Severina Silrajina
tyrants-short-severin-silrajin = 5 Siły
tyrants-text-severin-silrajin = Otrzymaj 5 Siły.

tyrants-name-red-dragon = Czerwony smok
    .acc = Czerwonego smoka
    .gen = Czerwonego smoka
tyrants-short-red-dragon = Wyparcie, wycofaj szpiega, PZ za całk. kontrolę
tyrants-text-red-dragon = Wyprzyj wrogi oddział. Potem wycofaj jednego wrogiego szpiega, jeśli jakiś jest tam, gdzie masz Obecność. Potem otrzymaj 1 PZ za każdy obszar pod swoją całkowitą kontrolą, ze znacznikiem lub bez.

tyrants-name-kobold = Kobold
    .acc = Kobolda
    .gen = Kobolda
tyrants-short-kobold = Wyślij albo zlikwiduj biały
tyrants-text-kobold = Wybierz: wyślij oddział; albo zlikwiduj biały oddział tam, gdzie masz Obecność.

tyrants-name-white-wyrmling = Białe smoczę
    .acc = Białe smoczę
    .gen = Białego smoczęcia
tyrants-short-white-wyrmling = Wyślij 2; możesz pożreć z rynku
tyrants-text-white-wyrmling = Wyślij 2 oddziały. Potem możesz pożreć jedną kartę z rynku.

tyrants-name-black-wyrmling = Czarne smoczę
    .acc = Czarne smoczę
    .gen = Czarnego smoczęcia
tyrants-short-black-wyrmling = 1 Wpływ, zlikwiduj biały
tyrants-text-black-wyrmling = Otrzymaj 1 Wpływ. Zlikwiduj biały oddział. Potrzebujesz tam Obecności.

tyrants-name-white-dragon = Biały smok
    .acc = Białego smoka
    .gen = Białego smoka
tyrants-short-white-dragon = Wyślij 3; 1 PZ za 2 obszary
tyrants-text-white-dragon = Wyślij 3 oddziały. Potem otrzymaj 1 PZ za każde 2 kontrolowane obszary, zaokrąglając w dół.

tyrants-name-black-dragon = Czarny smok
    .acc = Czarnego smoka
    .gen = Czarnego smoka
tyrants-short-black-dragon = Wyprzyj biały; 1 PZ za 3 białe trofea
tyrants-text-black-dragon = Wyprzyj biały oddział w dowolnym miejscu na planszy. Obecność nie jest potrzebna. Potem otrzymaj 1 PZ za każde 3 białe oddziały w swojej sali trofeów, zaokrąglając w dół.

tyrants-name-watcher-of-thay = Obserwator z Thay
    .acc = Obserwatora z Thay
    .gen = Obserwatora z Thay
tyrants-short-watcher-of-thay = Szpieg albo wycofaj go: 3 Wpływu
tyrants-text-watcher-of-thay = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i otrzymaj 3 Wpływu.

tyrants-name-enchanter-of-thay = Zaklinacz z Thay
    .acc = Zaklinacza z Thay
    .gen = Zaklinacza z Thay
tyrants-short-enchanter-of-thay = Szpieg albo wycofaj go: 4 Siły
tyrants-text-enchanter-of-thay = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i otrzymaj 4 Siły.

tyrants-name-green-wyrmling = Zielone smoczę
    .acc = Zielone smoczę
    .gen = Zielonego smoczęcia
tyrants-short-green-wyrmling = Szpieg; 2 Wpływu, gdy jest tam przeciwnik
tyrants-text-green-wyrmling = Umieść szpiega. Jeśli w jego obszarze stoi oddział innego gracza, otrzymaj 2 Wpływu; białe się nie liczą.

tyrants-name-rath-modar = Rath Modar
    .acc = Ratha Modara
    .gen = Ratha Modara
tyrants-short-rath-modar = Dobierz 2; umieść szpiega
tyrants-text-rath-modar = Dobierz 2 karty. Umieść szpiega.

tyrants-name-green-dragon = Zielony smok
    .acc = Zielonego smoka
    .gen = Zielonego smoka
tyrants-short-green-dragon = Szpieg i wyparcie albo PZ za znaczniki
tyrants-text-green-dragon = Wybierz: umieść szpiega, a potem wyprzyj wrogi oddział w jego obszarze; albo wycofaj swojego szpiega z mapy, wyprzyj wrogi oddział w obszarze, który opuścił, a potem otrzymaj 1 PZ za każdy posiadany znacznik kontroli.

tyrants-name-cult-fanatic = Fanatyk kultu
    .acc = Fanatyka kultu
    .gen = Fanatyka kultu
tyrants-short-cult-fanatic = 2 Wpływu; możesz pożreć z rynku
tyrants-text-cult-fanatic = Otrzymaj 2 Wpływu. Potem możesz pożreć jedną kartę z rynku.

tyrants-name-cleric-of-laogzed = Kleryk Laogzeda
    .acc = Kleryka Laogzeda
    .gen = Kleryka Laogzeda
tyrants-short-cleric-of-laogzed = Przesuń wrogi; awans później
tyrants-text-cleric-of-laogzed = Przesuń jeden wrogi oddział z miejsca, w którym masz Obecność, na dowolne puste miejsce. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-wyrmspeaker = Mówca smoków
    .acc = Mówcę smoków
    .gen = Mówcy smoków
tyrants-short-wyrmspeaker = 1 Wpływ; awans później
tyrants-text-wyrmspeaker = Otrzymaj 1 Wpływ. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-blue-wyrmling = Niebieskie smoczę
    .acc = Niebieskie smoczę
    .gen = Niebieskiego smoczęcia
tyrants-short-blue-wyrmling = 3 Wpływu; wycofaj cudzy oddział lub szpiega
tyrants-text-blue-wyrmling = Otrzymaj 3 Wpływu. Wycofaj do koszar jeden oddział lub jednego szpiega innego gracza z miejsca, w którym masz Obecność.

tyrants-name-blue-dragon = Niebieski smok
    .acc = Niebieskiego smoka
    .gen = Niebieskiego smoka
tyrants-short-blue-dragon = Awans do 2 kart, 1 PZ za 3 w kręgu
tyrants-text-blue-dragon = Pod koniec tury awansuj maksymalnie 2 inne karty zagrane w tej turze, a potem otrzymaj 1 PZ za każde 3 karty w swoim wewnętrznym kręgu, zaokrąglając w dół.

## Karty: Żywiołaki

tyrants-name-eternal-flame-cultist = Kultysta Wiecznego Płomienia
    .acc = Kultystę Wiecznego Płomienia
    .gen = Kultysty Wiecznego Płomienia
tyrants-short-eternal-flame-cultist = Likwidacja; Skupienie: 2 Siły
tyrants-text-eternal-flame-cultist = Zlikwiduj wrogi oddział. Potrzebujesz tam Obecności. Skupienie (Złośliwość): jeśli masz w tej turze zagraną inną kartę Złośliwości albo pokażesz taką z ręki, możesz otrzymać 2 Siły.

tyrants-name-fire-elemental = Żywiołak ognia
    .acc = Żywiołaka ognia
    .gen = Żywiołaka ognia
tyrants-short-fire-elemental = 2 Siły albo 2 Wpływu; Skupienie: dobierz
tyrants-text-fire-elemental = Wybierz: otrzymaj 2 Siły; albo otrzymaj 2 Wpływu. Skupienie (Złośliwość): jeśli masz w tej turze zagraną inną kartę Złośliwości albo pokażesz taką z ręki, możesz dobrać kartę.

tyrants-name-fire-elemental-myrmidon = Myrmidon ognia
    .acc = Myrmidona ognia
    .gen = Myrmidona ognia
tyrants-short-fire-elemental-myrmidon = 2 Siły; awans Posłuszeństwa
tyrants-text-fire-elemental-myrmidon = Otrzymaj 2 Siły. Pod koniec tury awansuj jedną kartę Posłuszeństwa zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-vanifer = Vanifer
    .acc = Vanifer
    .gen = Vanifer
tyrants-short-vanifer = Likwidacja; darmowa Złośliwość do 4
tyrants-text-vanifer = Zlikwiduj wrogi oddział. Potrzebujesz tam Obecności. Potem zwerbuj z rynku za darmo jedną kartę Złośliwości o koszcie 4 lub mniej; jeśli jest, musisz.

tyrants-name-imix = Imix
    .acc = Imixa
    .gen = Imixa
tyrants-short-imix = 4 Siły; Skupienie: jeszcze 2
tyrants-text-imix = Otrzymaj 4 Siły. Skupienie (Złośliwość): jeśli masz w tej turze zagraną inną kartę Złośliwości albo pokażesz taką z ręki, możesz otrzymać jeszcze 2.

tyrants-name-crushing-wave-cultist = Kultysta Miażdżącej Fali
    .acc = Kultystę Miażdżącej Fali
    .gen = Kultysty Miażdżącej Fali
tyrants-short-crushing-wave-cultist = Zlikwiduj biały; Skupienie: wyślij 2
tyrants-text-crushing-wave-cultist = Zlikwiduj biały oddział. Potrzebujesz tam Obecności. Skupienie (Podbój): jeśli masz w tej turze zagraną inną kartę Podboju albo pokażesz taką z ręki, możesz wysłać 2 oddziały.

tyrants-name-water-elemental = Żywiołak wody
    .acc = Żywiołaka wody
    .gen = Żywiołaka wody
tyrants-short-water-elemental = Wyślij 2; Skupienie: dobierz
tyrants-text-water-elemental = Wyślij 2 oddziały. Skupienie (Podbój): jeśli masz w tej turze zagraną inną kartę Podboju albo pokażesz taką z ręki, możesz dobrać kartę.

tyrants-name-water-elemental-myrmidon = Myrmidon wody
    .acc = Myrmidona wody
    .gen = Myrmidona wody
tyrants-short-water-elemental-myrmidon = Zlikwiduj biały; awans Posłuszeństwa
tyrants-text-water-elemental-myrmidon = Zlikwiduj biały oddział. Potrzebujesz tam Obecności. Pod koniec tury awansuj jedną kartę Posłuszeństwa zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-gar-shatterkeel = Gar Shatterkeel
    .acc = Gara Shatterkeela
    .gen = Gara Shatterkeela
tyrants-short-gar-shatterkeel = Wyślij 3; darmowy Podbój do 4
tyrants-text-gar-shatterkeel = Wyślij 3 oddziały. Potem zwerbuj z rynku za darmo jedną kartę Podboju o koszcie 4 lub mniej; jeśli jest, musisz.

tyrants-name-olhydra = Olhydra
    .acc = Olhydrę
    .gen = Olhydry
tyrants-short-olhydra = Wyprzyj biały; Skupienie: wyślij 2
tyrants-text-olhydra = Wyprzyj biały oddział w dowolnym miejscu na planszy. Obecność nie jest potrzebna. Skupienie (Podbój): jeśli masz w tej turze zagraną inną kartę Podboju albo pokażesz taką z ręki, możesz wysłać 2 oddziały.

tyrants-name-air-elemental = Żywiołak powietrza
    .acc = Żywiołaka powietrza
    .gen = Żywiołaka powietrza
tyrants-short-air-elemental = Szpieg albo wyślij 3; Skupienie: dobierz
tyrants-text-air-elemental = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i wyślij 3 oddziały. Skupienie (Podstęp): jeśli masz w tej turze zagraną inną kartę Podstępu albo pokażesz taką z ręki, możesz dobrać kartę, niezależnie od wyboru.

tyrants-name-howling-hatred-cultist = Kultysta Wyjącej Nienawiści
    .acc = Kultystę Wyjącej Nienawiści
    .gen = Kultysty Wyjącej Nienawiści
tyrants-short-howling-hatred-cultist = Szpieg albo 3 Wpływu; Skupienie: 1 Siła
tyrants-text-howling-hatred-cultist = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i otrzymaj 3 Wpływu. Skupienie (Podstęp): jeśli masz w tej turze zagraną inną kartę Podstępu albo pokażesz taką z ręki, możesz otrzymać 1 Siłę, niezależnie od wyboru.

tyrants-name-air-elemental-myrmidon = Myrmidon powietrza
    .acc = Myrmidona powietrza
    .gen = Myrmidona powietrza
tyrants-short-air-elemental-myrmidon = Szpieg; awans Posłuszeństwa
tyrants-text-air-elemental-myrmidon = Umieść szpiega. Pod koniec tury awansuj jedną kartę Posłuszeństwa zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-aerisi-kalinoth = Aerisi Kalinoth
    .acc = Aerisi Kalinoth
    .gen = Aerisi Kalinoth
tyrants-short-aerisi-kalinoth = 1 Siła, szpieg; darmowy Podstęp do 4
tyrants-text-aerisi-kalinoth = Otrzymaj 1 Siłę. Umieść szpiega. Potem zwerbuj z rynku za darmo jedną kartę Podstępu o koszcie 4 lub mniej; jeśli jest, musisz.

tyrants-name-yan-c-bin = Yan-C-Bin
    .acc = Yan-C-Bina
    .gen = Yan-C-Bina
tyrants-short-yan-c-bin = Szpieg i likwidacja; Skupienie: szpieg
tyrants-text-yan-c-bin = Umieść szpiega, a potem zlikwiduj wrogi oddział w jego obszarze. Skupienie (Podstęp): jeśli masz w tej turze zagraną inną kartę Podstępu albo pokażesz taką z ręki, możesz umieścić jeszcze jednego szpiega.

tyrants-name-black-earth-cultist = Kultysta Czarnej Ziemi
    .acc = Kultystę Czarnej Ziemi
    .gen = Kultysty Czarnej Ziemi
tyrants-short-black-earth-cultist = Awans później; Skupienie: 2 Wpływu
tyrants-text-black-earth-cultist = Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz. Skupienie (Ambicja): jeśli masz w tej turze zagraną inną kartę Ambicji albo pokażesz taką z ręki, możesz otrzymać 2 Wpływu.

tyrants-name-earth-elemental = Żywiołak ziemi
    .acc = Żywiołaka ziemi
    .gen = Żywiołaka ziemi
tyrants-short-earth-elemental = 1 Wpływ, wycofaj; Skupienie: dobierz
tyrants-text-earth-elemental = Otrzymaj 1 Wpływ. Wycofaj do koszar jeden oddział lub jednego szpiega innego gracza z miejsca, w którym masz Obecność. Skupienie (Ambicja): jeśli masz w tej turze zagraną inną kartę Ambicji albo pokażesz taką z ręki, możesz dobrać kartę.

tyrants-name-earth-elemental-myrmidon = Myrmidon ziemi
    .acc = Myrmidona ziemi
    .gen = Myrmidona ziemi
tyrants-short-earth-elemental-myrmidon = 2 Wpływu; awans później
tyrants-text-earth-elemental-myrmidon = Otrzymaj 2 Wpływu. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-marlos-urnrayle = Marlos Urnrayle
    .acc = Marlosa Urnrayle’a
    .gen = Marlosa Urnrayle’a
tyrants-short-marlos-urnrayle = 1 Wpływ, awans; darmowa Ambicja do 4
tyrants-text-marlos-urnrayle = Otrzymaj 1 Wpływ. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz. Od razu zwerbuj z rynku za darmo jedną kartę Ambicji o koszcie 4 lub mniej; jeśli jest, musisz.

tyrants-name-ogremoch = Ogremoch
    .acc = Ogremocha
    .gen = Ogremocha
tyrants-short-ogremoch = 2 Wpływu, awans; Skupienie: jeszcze jeden
tyrants-text-ogremoch = Otrzymaj 2 Wpływu. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz. Skupienie (Ambicja): jeśli masz w tej turze zagraną inną kartę Ambicji albo pokażesz taką z ręki, możesz pod koniec tury awansować jeszcze jedną.

## Karty: Demony

tyrants-name-ghoul = Ghul
    .acc = Ghula
    .gen = Ghula
tyrants-short-ghoul = 2 Siły; przeciwnicy werbują wyrzutków
tyrants-text-ghoul = Otrzymaj 2 Siły. Każdy przeciwnik werbuje Szalonego wyrzutka.

tyrants-name-mind-flayer = Łupieżca umysłu
    .acc = Łupieżcę umysłu
    .gen = Łupieżcy umysłu
tyrants-short-mind-flayer = Pożarcie: 3 Wpływu albo likwidacja
tyrants-text-mind-flayer = Możesz pożreć kartę z ręki. Jeśli to zrobisz, wybierz: otrzymaj 3 Wpływu; albo zlikwiduj wrogi oddział tam, gdzie masz Obecność.

tyrants-name-glabrezu = Glabrezu
    .acc = Glabrezu
    .gen = Glabrezu
tyrants-short-glabrezu = Pożarcie: zlikwiduj 2
tyrants-text-glabrezu = Możesz pożreć kartę z ręki. Jeśli to zrobisz, zlikwiduj 2 wrogie oddziały tam, gdzie masz Obecność.

tyrants-name-marilith = Marilith
    .acc = Marilith
    .gen = Marilith
tyrants-short-marilith = Pożarcie: 5 Siły
tyrants-text-marilith = Możesz pożreć kartę z ręki. Jeśli to zrobisz, otrzymaj 5 Siły.

tyrants-name-orcus = Orcus
    .acc = Orcusa
    .gen = Orcusa
tyrants-short-orcus = Pożarcie: zlikwiduj 2, przywróć do 2 trofeów
tyrants-text-orcus = Możesz pożreć kartę z ręki. Jeśli to zrobisz, zlikwiduj 2 wrogie oddziały tam, gdzie masz Obecność. Potem możesz wziąć łącznie maksymalnie 2 oddziały dowolnego koloru z dowolnych sal trofeów, także swojej, i postawić je na dowolnych pustych miejscach na planszy.

tyrants-name-gibbering-mouther = Bełkoczący paszczak
    .acc = Bełkoczącego paszczaka
    .gen = Bełkoczącego paszczaka
tyrants-short-gibbering-mouther = Wyślij 2; sąsiad werbuje wyrzutka
tyrants-text-gibbering-mouther = Wyślij 2 oddziały. Potem wybierz przeciwnika, którego oddział przylega do jednego z nich, w tym samym lub sąsiednim miejscu; ten przeciwnik werbuje Szalonego wyrzutka.

tyrants-name-derro = Derro
    .acc = Derro
    .gen = Derro
tyrants-short-derro = Wyprzyj biały; werbujesz wyrzutka
tyrants-text-derro = Wyprzyj biały oddział w dowolnym miejscu na planszy. Obecność nie jest potrzebna. Werbujesz Szalonego wyrzutka.

tyrants-name-ettin = Ettin
    .acc = Ettina
    .gen = Ettina
tyrants-short-ettin = Wyślij 3 albo zlikwiduj 2 białe
tyrants-text-ettin = Wybierz: wyślij 3 oddziały; albo zlikwiduj 2 białe oddziały tam, gdzie masz Obecność.

tyrants-name-balor = Balor
    .acc = Balora
    .gen = Balora
tyrants-short-balor = Pożarcie: wyprzyj biały, wyślij
tyrants-text-balor = Możesz pożreć kartę z ręki. Jeśli to zrobisz, wyprzyj biały oddział w dowolnym miejscu na planszy, a potem wyślij oddział.

tyrants-name-demogorgon = Demogorgon
    .acc = Demogorgona
    .gen = Demogorgona
tyrants-short-demogorgon = Pożarcie: wyprzyj 2 białe; inni: po 2 wyrzutków
tyrants-text-demogorgon = Możesz pożreć kartę z ręki. Jeśli to zrobisz, wyprzyj 2 białe oddziały tam, gdzie masz Obecność, a potem każdy przeciwnik werbuje 2 Szalonych wyrzutków.

tyrants-name-night-hag = Nocna wiedźma
    .acc = Nocną wiedźmę
    .gen = Nocnej wiedźmy
tyrants-short-night-hag = Szpieg albo wycofaj go: dobierz 2
tyrants-text-night-hag = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i dobierz 2 karty.

tyrants-name-jackalwere = Szakalołak
    .acc = Szakalołaka
    .gen = Szakalołaka
tyrants-short-jackalwere = Szpieg albo wycofaj go: 2 Siły, 2 Wpływu
tyrants-text-jackalwere = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i otrzymaj 2 Siły i 2 Wpływu.

tyrants-name-succubus = Sukkub
    .acc = Sukkuba
    .gen = Sukkuba
tyrants-short-succubus = Pożarcie: szpieg i likwidacja
tyrants-text-succubus = Możesz pożreć kartę z ręki. Jeśli to zrobisz, umieść szpiega, a potem zlikwiduj wrogi oddział w jego obszarze.

tyrants-name-vrock = Vrock
    .acc = Vrocka
    .gen = Vrocka
tyrants-short-vrock = Szpieg albo wycofaj go: 5 Siły
tyrants-text-vrock = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i otrzymaj 5 Siły.

tyrants-name-grazzt = Graz’zt
    .acc = Graz’zta
    .gen = Graz’zta
tyrants-short-grazzt = 2 szpiegów albo wycofaj: wyparcia
tyrants-text-grazzt = Wybierz: umieść 2 szpiegów w różnych obszarach; albo wycofaj z mapy dowolną liczbę swoich szpiegów, co najmniej jednego, i wyprzyj po jednym wrogim oddziale w każdym opuszczonym obszarze, w wybranej kolejności.

tyrants-name-myconid-adult = Dorosły mykonid
    .acc = Dorosłego mykonida
    .gen = Dorosłego mykonida
tyrants-short-myconid-adult = 2 Wpływu; wyrzutek dla przeciwnika
tyrants-text-myconid-adult = Otrzymaj 2 Wpływu. Wybierz przeciwnika, który werbuje Szalonego wyrzutka.

tyrants-name-nalfeshnee = Nalfeshnee
    .acc = Nalfeshnee
    .gen = Nalfeshnee
tyrants-short-nalfeshnee = 3 Wpływu; awans z wierzchu talii
tyrants-text-nalfeshnee = Otrzymaj 3 Wpływu. Awansuj wierzchnią kartę swojej talii, bez podglądania.

tyrants-name-hezrou = Hezrou
    .acc = Hezrou
    .gen = Hezrou
tyrants-short-hezrou = Przesuń wrogi; awans z wierzchu talii
tyrants-text-hezrou = Przesuń jeden wrogi oddział z miejsca, w którym masz Obecność, na dowolne puste miejsce. Awansuj wierzchnią kartę swojej talii, bez podglądania.

tyrants-name-myconid-sovereign = Władca mykonidów
    .acc = Władcę mykonidów
    .gen = Władcy mykonidów
tyrants-short-myconid-sovereign = Wyrzutek dla przeciwnika; awans później
tyrants-text-myconid-sovereign = Wybierz przeciwnika, który werbuje Szalonego wyrzutka. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-zuggtmoy = Zuggtmoy
    .acc = Zuggtmoy
    .gen = Zuggtmoy
tyrants-short-zuggtmoy = Pożarcie z kręgu: 3 Wpływu, awans 2
tyrants-text-zuggtmoy = Możesz pożreć kartę ze swojego wewnętrznego kręgu. Jeśli to zrobisz, otrzymaj 3 Wpływu, a pod koniec tury awansuj maksymalnie 2 inne karty zagrane w tej turze.

## Karty: Wynaturzenia

tyrants-name-beholder = Beholder
    .acc = Beholdera
    .gen = Beholdera
tyrants-short-beholder = Likwidacja; 1 Siła za 3 trofea
tyrants-text-beholder = Zlikwiduj wrogi oddział. Potrzebujesz tam Obecności. Potem otrzymaj 1 Siłę za każde 3 oddziały w swojej sali trofeów, zaokrąglając w dół.

tyrants-name-death-tyrant = Tyran śmierci
    .acc = Tyrana śmierci
    .gen = Tyrana śmierci
tyrants-short-death-tyrant = Zlikwiduj do 3 w obszarze, po 1 Wpływie
tyrants-text-death-tyrant = Wybierz obszar, w którym masz Obecność, i zlikwiduj tam maksymalnie 3 wrogie oddziały. Otrzymaj 1 Wpływ za każdy z nich.

tyrants-name-gauth = Gauth
    .acc = Gautha
    .gen = Gautha
tyrants-short-gauth = 2 Wpływu albo dobierz, przeciwnik odrzuca
tyrants-text-gauth = Wybierz: otrzymaj 2 Wpływu; albo dobierz kartę, a potem wybierz przeciwnika, który ma na ręce więcej niż 3 karty: odrzuca kartę.

tyrants-name-mindwitness = Świadek umysłu
    .acc = Świadka umysłu
    .gen = Świadka umysłu
tyrants-short-mindwitness = Likwidacja; właściciel z 4+ kartami odrzuca
tyrants-text-mindwitness = Zlikwiduj wrogi oddział. Potrzebujesz tam Obecności. Jeśli należał do innego gracza, który ma na ręce więcej niż 3 karty, ten gracz odrzuca kartę.

tyrants-name-spectator = Spektator
    .acc = Spektatora
    .gen = Spektatora
tyrants-short-spectator = 2 Siły i 1 Wpływ
tyrants-text-spectator = Otrzymaj 2 Siły i 1 Wpływ.

tyrants-name-cranium-rats = Szczury czaszkowe
    .acc = Szczury czaszkowe
    .gen = Szczurów czaszkowych
tyrants-short-cranium-rats = Wyślij 2; przeciwnik z 4+ kartami odrzuca
tyrants-text-cranium-rats = Wyślij 2 oddziały. Potem wybierz przeciwnika, który ma na ręce więcej niż 3 karty: odrzuca kartę.

tyrants-name-grimlock = Grimlock
    .acc = Grimlocka
    .gen = Grimlocka
tyrants-short-grimlock = Wyślij; gdy musisz ją odrzucić: dobierz 2
tyrants-text-grimlock = Wyślij oddział. Gdy efekt przeciwnika każe ci odrzucić tę kartę, dobierz potem 2 karty.

tyrants-name-neogi = Neogi
    .acc = Neogi
    .gen = Neogi
tyrants-short-neogi = Wyślij 4; przeciwnicy odrzucają później
tyrants-text-neogi = Wyślij 4 oddziały. Pod koniec tury każdy przeciwnik odrzuca kartę, niezależnie od liczby kart na ręce.

tyrants-name-quaggoth = Quaggoth
    .acc = Quaggotha
    .gen = Quaggotha
tyrants-short-quaggoth = Zlikwiduj biały za każdy obszar
tyrants-text-quaggoth = Policz kontrolowane obszary i zlikwiduj tyle białych oddziałów, jeden po drugim. Potrzebujesz tam Obecności. Liczbę ustalasz przed pierwszym.

tyrants-name-umber-hulk = Umbrowy kolos
    .acc = Umbrowego kolosa
    .gen = Umbrowego kolosa
tyrants-short-umber-hulk = Wyślij 3; gdy musisz ją odrzucić, oni też
tyrants-text-umber-hulk = Wyślij 3 oddziały. Gdy efekt przeciwnika każe ci odrzucić tę kartę, ten przeciwnik też odrzuca kartę.

tyrants-name-aboleth = Aboleth
    .acc = Aboletha
    .gen = Aboletha
tyrants-short-aboleth = 2 szpiegów albo dobierz za szpiegów
tyrants-text-aboleth = Wybierz: umieść 2 szpiegów w różnych obszarach; albo dobierz po karcie za każdego swojego szpiega na mapie.

tyrants-name-brainwashed-slave = Niewolnik o wypranym umyśle
    .acc = Niewolnika o wypranym umyśle
    .gen = Niewolnika o wypranym umyśle
tyrants-short-brainwashed-slave = Szpieg albo wycofaj go: 2 Siły, 2 Wpływu
tyrants-text-brainwashed-slave = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i otrzymaj 2 Siły i 2 Wpływu.

tyrants-name-chuul = Chuul
    .acc = Chuula
    .gen = Chuula
tyrants-short-chuul = Szpieg; przeciwnicy tam z 4+ kartami odrzucają
tyrants-text-chuul = Umieść szpiega. Potem każdy przeciwnik, który ma w jego obszarze oddział, a na ręce więcej niż 3 karty, odrzuca kartę.

tyrants-name-cloaker = Płaszczowiec
    .acc = Płaszczowca
    .gen = Płaszczowca
tyrants-short-cloaker = Szpieg albo wycofaj go: likwidacja
tyrants-text-cloaker = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i zlikwiduj wrogi oddział w obszarze, który opuścił.

tyrants-name-nothic = Notik
    .acc = Notika
    .gen = Notika
tyrants-short-nothic = Szpieg albo dobierz, przeciwnicy odrzucają
tyrants-text-nothic = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy, dobierz kartę, a każdy przeciwnik, który ma na ręce więcej niż 3 karty, odrzuca kartę.

tyrants-name-ambassador = Ambasador
    .acc = Ambasadora
    .gen = Ambasadora
tyrants-short-ambassador = Awans później; gdy musisz ją odrzucić: awans
tyrants-text-ambassador = Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz. Gdy efekt przeciwnika każe ci odrzucić tę kartę, możesz ją zamiast tego awansować.

tyrants-name-elder-brain = Starszy mózg
    .acc = Starszy mózg
    .gen = Starszego mózgu
tyrants-short-elder-brain = Awans z wierzchu, zagraj kartę z kręgu
tyrants-text-elder-brain = Awansuj wierzchnią kartę swojej talii. Potem zagraj jedną kartę ze swojego wewnętrznego kręgu tak, jakby była na ręce; potem tam wraca, chyba że jej treść przeniosła ją gdzie indziej.

tyrants-name-intellect-devourer = Pożeracz intelektu
    .acc = Pożeracza intelektu
    .gen = Pożeracza intelektu
tyrants-short-intellect-devourer = 3 Wpływu albo wycofaj do 2 oddziałów/szpiegów
tyrants-text-intellect-devourer = Wybierz: otrzymaj 3 Wpływu; albo wycofaj maksymalnie 2 oddziały lub szpiegów w dowolnym połączeniu. Cudze tylko stamtąd, gdzie masz Obecność, własne skądkolwiek, białych nigdy.

tyrants-name-puppeteer = Lalkarz
    .acc = Lalkarza
    .gen = Lalkarza
tyrants-short-puppeteer = 2 Wpływu; awans później
tyrants-text-puppeteer = Otrzymaj 2 Wpływu. Pod koniec tury awansuj jedną inną kartę zagraną w tej turze; jeśli możesz, musisz.

tyrants-name-ulitharid = Ulitharid
    .acc = Ulitharida
    .gen = Ulitharida
tyrants-short-ulitharid = Zagraj kartę z rynku do 4 i pożryj ją
tyrants-text-ulitharid = Zagraj kartę z rynku o koszcie 4 lub mniej tak, jakby była na ręce; jeśli jest, musisz. Potem ją pożryj, a jej miejsce się uzupełnia.

## Karty: Nieumarli

tyrants-name-carrion-crawler = Padlinożerca
    .acc = Padlinożercę
    .gen = Padlinożercy
tyrants-short-carrion-crawler = 3 Siły; zajmuje miejsce karty rynku
tyrants-text-carrion-crawler = Otrzymaj 3 Siły. Pożryj kartę z rynku i połóż tę kartę na jej miejscu, gdzie każdy może ją zwerbować; tego miejsca nie uzupełnia się z talii.

tyrants-name-death-knight = Rycerz śmierci
    .acc = Rycerza śmierci
    .gen = Rycerza śmierci
tyrants-short-death-knight = Wyparcie; 1 PZ za 5 trofeów graczy
tyrants-text-death-knight = Wyprzyj wrogi oddział. Potrzebujesz tam Obecności. Potem otrzymaj 1 PZ za każde 5 oddziałów graczy w swojej sali trofeów, zaokrąglając w dół.

tyrants-name-flesh-golem = Golem z mięsa
    .acc = Golema z mięsa
    .gen = Golema z mięsa
tyrants-short-flesh-golem = 2 Siły; pożarcie: likwidacja
tyrants-text-flesh-golem = Otrzymaj 2 Siły. Możesz pożreć tę kartę. Jeśli to zrobisz, zlikwiduj wrogi oddział tam, gdzie masz Obecność.

tyrants-name-revenant = Zjawa
    .acc = Zjawę
    .gen = Zjawy
tyrants-short-revenant = Zlikwiduj 2; awans przy 8 trofeach
tyrants-text-revenant = Zlikwiduj 2 wrogie oddziały. Potrzebujesz tam Obecności. Potem, jeśli masz w sali trofeów co najmniej 8 oddziałów, od razu awansuj tę kartę.

tyrants-name-wight = Upiór
    .acc = Upiora
    .gen = Upiora
tyrants-short-wight = 2 Siły albo pożarcie: wyparcie
tyrants-text-wight = Wybierz: otrzymaj 2 Siły; albo pożryj kartę z ręki i wyprzyj wrogi oddział tam, gdzie masz Obecność.

tyrants-name-minotaur-skeleton = Szkielet minotaura
    .acc = Szkielet minotaura
    .gen = Szkieletu minotaura
tyrants-short-minotaur-skeleton = Wyślij 3 albo pożarcie: zlikwiduj 3 białe
tyrants-text-minotaur-skeleton = Wybierz: wyślij 3 oddziały; albo pożryj tę kartę i zlikwiduj maksymalnie 3 białe oddziały w jednym obszarze, w którym masz Obecność.

tyrants-name-mummy-lord = Władca mumii
    .acc = Władcę mumii
    .gen = Władcy mumii
tyrants-short-mummy-lord = 2×: zlikwiduj albo przywróć biały
tyrants-text-mummy-lord = Dwa razy z rzędu wybierz: zlikwiduj biały oddział tam, gdzie masz Obecność; albo weź biały oddział z dowolnej sali trofeów i postaw go na dowolnym pustym miejscu na planszy.

tyrants-name-ogre-zombie = Zombie ogra
    .acc = Zombie ogra
    .gen = Zombie ogra
tyrants-short-ogre-zombie = Wyprzyj biały gdziekolwiek
tyrants-text-ogre-zombie = Wyprzyj biały oddział w dowolnym miejscu na planszy. Obecność nie jest potrzebna.

tyrants-name-ravenous-zombies = Żarłoczne zombie
    .acc = Żarłoczne zombie
    .gen = Żarłocznych zombie
tyrants-short-ravenous-zombies = 1 Siła, zlikwiduj biały
tyrants-text-ravenous-zombies = Otrzymaj 1 Siłę. Zlikwiduj biały oddział. Potrzebujesz tam Obecności.

tyrants-name-skeletal-horde = Horda szkieletów
    .acc = Hordę szkieletów
    .gen = Hordy szkieletów
tyrants-short-skeletal-horde = Wyślij 2; pożarcie: wyślij 3
tyrants-text-skeletal-horde = Wyślij 2 oddziały. Możesz pożreć tę kartę. Jeśli to zrobisz, wyślij 3 oddziały.

tyrants-name-banshee = Banshee
    .acc = Banshee
    .gen = Banshee
tyrants-short-banshee = Szpieg; 3 Siły, gdy jest tam wrogi szpieg
tyrants-text-banshee = Umieść szpiega. Jeśli w jego obszarze jest szpieg innego gracza, otrzymaj 3 Siły.

tyrants-name-conjurer = Przywoływacz
    .acc = Przywoływacza
    .gen = Przywoływacza
tyrants-short-conjurer = Szpieg albo 2 darmowe karty do 3
tyrants-text-conjurer = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy i zwerbuj za darmo maksymalnie 2 karty o koszcie 3 lub mniej każda, z rynku lub odkrytych stosów.

tyrants-name-ghost = Duch
    .acc = Ducha
    .gen = Ducha
tyrants-short-ghost = Szpieg albo werbuj z pożartych
tyrants-text-ghost = Wybierz: umieść szpiega; albo wycofaj swojego szpiega z mapy, a do końca twojej tury wierzchnia karta stosu pożartych liczy się jako karta rynku.

tyrants-name-lich = Licz
    .acc = Licza
    .gen = Licza
tyrants-short-lich = Szpieg; przywróć do 2 trofeów przeciwnika
tyrants-text-lich = Umieść szpiega. Jeśli w jego obszarze stoją oddziały innych graczy, wybierz jednego z tych graczy, weź maksymalnie 2 oddziały dowolnego koloru z jego sali trofeów i postaw je na pustych miejscach, w których masz Obecność.

tyrants-name-wraith = Widmo
    .acc = Widmo
    .gen = Widma
tyrants-short-wraith = Szpieg; pożarcie: likwidacja tam
tyrants-text-wraith = Umieść szpiega. Możesz pożreć tę kartę. Jeśli to zrobisz, zlikwiduj wrogi oddział w obszarze tego szpiega.

tyrants-name-cultist-of-myrkul = Kultysta Myrkula
    .acc = Kultystę Myrkula
    .gen = Kultysty Myrkula
tyrants-short-cultist-of-myrkul = 2 Wpływu albo pożarcie: awans 2
tyrants-text-cultist-of-myrkul = Wybierz: otrzymaj 2 Wpływu; albo pożryj tę kartę i pod koniec tury awansuj maksymalnie 2 inne karty zagrane w tej turze.

tyrants-name-high-priest-of-myrkul = Arcykapłan Myrkula
    .acc = Arcykapłana Myrkula
    .gen = Arcykapłana Myrkula
tyrants-short-high-priest-of-myrkul = Wycofaj oddział/szpiega; awans nieumarłych
tyrants-text-high-priest-of-myrkul = Wycofaj do koszar jeden oddział lub jednego szpiega innego gracza z miejsca, w którym masz Obecność. Pod koniec tury możesz awansować dowolną liczbę kart nieumarłych zagranych w tej turze.

tyrants-name-necromancer = Nekromanta
    .acc = Nekromantę
    .gen = Nekromanty
tyrants-short-necromancer = 3 Wpływu albo awans od razu
tyrants-text-necromancer = Wybierz: otrzymaj 3 Wpływu; albo od razu awansuj tę kartę, kartę z ręki lub kartę ze swojego stosu kart odrzuconych.

tyrants-name-vampire = Wampir
    .acc = Wampira
    .gen = Wampira
tyrants-short-vampire = Wyparcie albo awans z odrzuconych i PZ
tyrants-text-vampire = Wybierz: wyprzyj wrogi oddział tam, gdzie masz Obecność; albo awansuj kartę ze swojego stosu kart odrzuconych, a potem otrzymaj 1 PZ za każde 3 karty w swoim wewnętrznym kręgu, zaokrąglając w dół.

tyrants-name-vampire-spawn = Wampirzy pomiot
    .acc = Wampirzy pomiot
    .gen = Wampirzego pomiotu
tyrants-short-vampire-spawn = 1 Wpływ; wycofaj cudzy oddział lub szpiega
tyrants-text-vampire-spawn = Otrzymaj 1 Wpływ. Wycofaj do koszar jeden oddział lub jednego szpiega innego gracza z miejsca, w którym masz Obecność.

## Dane z kart i mapy

# $aspect i $cost: none dla Szalonego wyrzutka
tyrants-facts-cards = { $cost ->
        [none] {""}
       *[other] Koszt: { $cost } ·{" "}
    }{ $aspect ->
        [none] bez aspektu
       *[other] { $aspect }
    } · w talii: { $deck_vp } PZ · w wewnętrznym kręgu: { $circle_vp } PZ
tyrants-facts-sites = { $vp } PZ

## Pytania

tyrants-ask-start = Wybierz obszar początkowy
    .why = Jeden oddział w obszarze początkowym bez innych graczy.
tyrants-ask-turn-action = Zagraj kartę lub wydaj zasoby
    .why = Karty z ręki, Siła na mapie, Wpływ na rynku. Zakończ turę, gdy skończysz.
tyrants-ask-deploy =
    { $n ->
        [one] Wyślij oddział
        [few] Wyślij jeszcze { $n } oddziały
       *[many] Wyślij jeszcze { $n } oddziałów
    }
    .why = { $because }: na puste miejsce, w którym masz Obecność.
tyrants-ask-assassinate =
    { $n ->
        [one] Zlikwiduj oddział
        [few] Zlikwiduj jeszcze { $n } oddziały
       *[many] Zlikwiduj jeszcze { $n } oddziałów
    }
    .why = { $because }: trafi do twojej sali trofeów.
tyrants-ask-strike = Wybierz obszar ataku albo zrezygnuj
    .why =
        { $n ->
            [one] { $because }: { $n } oddział w tym obszarze.
            [few] { $because }: maksymalnie { $n } oddziały w tym obszarze.
           *[many] { $because }: maksymalnie { $n } oddziałów w tym obszarze.
        }
tyrants-ask-supplant =
    { $n ->
        [one] Wyprzyj oddział
        [few] Wyprzyj jeszcze { $n } oddziały
       *[many] Wyprzyj jeszcze { $n } oddziałów
    }
    .why = { $because }: twój oddział zajmie jego miejsce.
tyrants-ask-move =
    { $n ->
        [one] Wybierz wrogi oddział do przesunięcia
        [few] Przesuń jeszcze { $n } wrogie oddziały
       *[many] Przesuń jeszcze { $n } wrogich oddziałów
    }
    .why = { $because }: stamtąd, gdzie masz Obecność.
tyrants-ask-move-to = Wybierz, dokąd trafi
    .why = Może to być dowolne puste miejsce w grze.
tyrants-ask-return =
    { $n ->
        [one] Wycofaj oddział lub szpiega
        [few] Wycofaj jeszcze { $n } oddziały lub szpiegów
       *[many] Wycofaj jeszcze { $n } oddziałów lub szpiegów
    }
    .why = { $because }: wraca do koszar właściciela.
tyrants-ask-return-whose = Wybierz, czyj szpieg wraca
    .why = W tym obszarze jest kilku szpiegów.
tyrants-ask-return-spy = Wycofaj wrogiego szpiega
    .why = { $because }: z obszaru, w którym masz Obecność.
tyrants-ask-spy = Umieść szpiega
    .why = { $because }: w obszarze bez twojego szpiega.
tyrants-ask-spy-recall = Wycofaj szpiega, by umieścić go znów
    .why = { $because }: wszyscy twoi szpiedzy są na mapie. Możesz ich też zostawić.
tyrants-ask-pay-recall = Wycofaj szpiega albo zrezygnuj
    .why = Koszt karty: { $because }.
tyrants-ask-pay-recall-more = Wycofaj kolejnego szpiega albo skończ
    .why = { $because }: po jednym wyparciu w każdym opuszczonym obszarze.
tyrants-ask-pay-devour-hand = Pożryj kartę z ręki albo zrezygnuj
    .why = Koszt karty: { $because }.
tyrants-ask-pay-devour-circle = Pożryj kartę z kręgu albo zrezygnuj
    .why = Koszt karty: { $because }.
tyrants-ask-pay-devour-this = Pożryj tę kartę albo ją zachowaj
    .why = Koszt dalszego efektu. Karta: { $because }.
tyrants-ask-pay-discard = Odrzuć kartę albo zrezygnuj
    .why = Jeśli to zrobisz, { $because } wróci do puli.
tyrants-ask-choose = Wybierz jedno
    .why = { $because }.
tyrants-ask-focus-use = Użyj Skupienia albo zrezygnuj
    .why = { $because }: inna karta tego aspektu jest już zagrana.
tyrants-ask-focus-reveal = Pokaż kartę dla Skupienia albo nie
    .why = { $because }: zostanie na ręce, a wszyscy ją poznają.
tyrants-ask-raise-hall =
    { $n ->
        [one] Wybierz salę trofeów
        [few] Wybierz salę trofeów: { $n } oddziały
       *[many] Wybierz salę trofeów: { $n } oddziałów
    }
    .why = { $because }: oddział stamtąd wróci na mapę.
tyrants-ask-raise-colour = Wybierz oddział z sali
    .why = { $because }: zachowuje kolor.
tyrants-ask-raise-space = Wybierz, gdzie stanie
    .why = { $because }: puste miejsce.
tyrants-ask-discard-forced = Odrzuć kartę
    .why = Każe ci przeciwnik: { $because }.
tyrants-ask-ambassador = Awansuj Ambasadora albo odrzuć
    .why = Efekt przeciwnika każe ci go odrzucić.
tyrants-ask-target-discard = Wybierz, kto odrzuca
    .why = { $because }: przeciwnik, który ma więcej niż 3 karty.
tyrants-ask-target-outcast = Wybierz, kto bierze wyrzutka
    .why = { $because }.
tyrants-ask-target-hall = Wybierz, czyje trofea weźmiesz
    .why = { $because }: gracz z oddziałem w obszarze szpiega.
tyrants-ask-devour-market = Pożryj kartę rynku albo zrezygnuj
    .why = { $because }: rynek się uzupełni.
tyrants-ask-crawler-devour = Pożryj kartę rynku
    .why = { $because } zajmie jej miejsce.
tyrants-ask-recruit-free =
    { $n ->
        [one] Zwerbuj kartę za darmo
        [few] Zwerbuj za darmo: { $n } karty
       *[many] Zwerbuj za darmo: { $n } kart
    }
    .why = { $because }: nie płacisz Wpływu.
tyrants-ask-elder-brain-play = Zagraj kartę ze swojego kręgu
    .why = { $because }: potem tam wróci.
tyrants-ask-ulitharid-play = Zagraj kartę z rynku
    .why = { $because }: potem zostanie pożarta.
tyrants-ask-promote =
    { $n ->
        [one] Awansuj kartę
        [few] Awansuj maksymalnie { $n } karty
       *[many] Awansuj maksymalnie { $n } kart
    }
    .why = { $because }: karta zagrana w tej turze.
tyrants-ask-promote-discard = Awansuj kartę ze stosu kart odrzuconych
    .why = { $because }.
tyrants-ask-promote-now = Awansuj kartę od razu
    .why = { $because }: ta karta, karta z ręki lub odrzucona.
tyrants-ask-end-effect = Wybierz następny efekt
    .why = Te efekty czekają na koniec tury.

## Odpowiedzi

tyrants-option-play = Zagraj { $thingAcc }
    .many = Zagraj kartę
tyrants-option-play-all =
    { $thing ->
        [few] Zagraj { $thing } proste karty naraz
       *[other] Zagraj { $thing } prostych kart naraz
    }
tyrants-option-end-turn = Zakończ turę
tyrants-option-deploy = Wyślij: { $thing }
    .many = Wyślij oddział
tyrants-option-assassinate = Zlikwiduj: { $thing }
    .many = Zlikwiduj oddział
tyrants-option-supplant = Wyprzyj: { $thing }
    .many = Wyprzyj oddział
tyrants-option-return = Wycofaj oddział: { $thing }
    .many = Wycofaj oddział
tyrants-option-move = Przesuń z: { $thing }
    .many = Przesuń oddział
tyrants-option-move-to = Przesuń do: { $thing }
    .many = Wybierz dokąd
tyrants-option-spy = Umieść szpiega: { $thing }
    .many = Umieść szpiega
tyrants-option-recall = Wycofaj szpiega: { $thing }
    .many = Wycofaj szpiega
tyrants-option-return-spy = Wycofaj szpiega: { $thing }
    .many = Wycofaj szpiega
tyrants-option-strike = Atakuj: { $thing }
    .many = Wybierz, gdzie zaatakować
tyrants-option-recruit = Zwerbuj { $thingAcc }
    .many = Zwerbuj kartę
tyrants-option-unearth = Z pożartych: { $thing }
    .many = Weź pożartą kartę
tyrants-option-devour = Pożryj { $thingAcc }
    .many = Pożryj kartę
tyrants-option-discard = Odrzuć { $thingAcc }
    .many = Odrzuć kartę
tyrants-option-reveal = Pokaż { $thingAcc }
    .many = Pokaż kartę
tyrants-option-promote = Awansuj { $thingAcc }
    .many = Awansuj kartę
tyrants-option-promote-hand = Awansuj z ręki { $thingAcc }
    .many = Awansuj kartę z ręki
tyrants-option-promote-discard = Awansuj z odrzuconych { $thingAcc }
    .many = Awansuj z odrzuconych
tyrants-option-resolve = Efekt { $thingGen }
    .many = Wybierz efekt
tyrants-option-whose = Szpieg gracza: { $thing }
    .many = Wybierz szpiega
tyrants-option-target = Wybierz: { $thing }
    .many = Wybierz gracza
tyrants-option-hall = Sala trofeów: { $thing }
    .many = Wybierz salę trofeów
tyrants-option-take = Weź oddział: { $thing }
    .many = Weź oddział
tyrants-option-focus = Użyj Skupienia
tyrants-option-done = Gotowe
tyrants-option-decline = Zrezygnuj
tyrants-option-choose = { $thing }
    .many = Wybierz jedno

## Dziennik

tyrants-event-house-founded = { $seat } zaczyna. Obszar: { $thing }.
tyrants-event-turn-started = Runda { $n }: { $seat }.
tyrants-event-card-played = { $seat } zagrywa { $thingAcc }.
    .many = { $seat } zagrywa { $thingAcc } { $count } razy.
tyrants-event-power-gained = { $seat }: +{ $n } Siły ({ $thing }).
    .brief = +{ $n } Siły
tyrants-event-influence-gained = { $seat }: +{ $n } Wpływu ({ $thing }).
    .brief = +{ $n } Wpływu
tyrants-event-vp-gained = { $seat }: +{ $n } PZ ({ $thing }).
    .brief = +{ $n } PZ
tyrants-event-marker-paid = { $seat }: +{ $n } Wpływu za znacznik kontroli ({ $thing }).
tyrants-event-control-taken = { $seat } przejmuje kontrolę: { $thing }.
tyrants-event-control-lost = { $seat } traci kontrolę: { $thing }.
tyrants-event-troop-deployed = { $seat } wysyła oddział: { $thing }.
tyrants-event-troop-killed = { $seat } likwiduje oddział (gracz: { $other }): { $thing }.
tyrants-event-white-killed = { $seat } likwiduje biały oddział: { $thing }.
tyrants-event-troop-moved = { $seat } przesuwa oddział: { $thing } → { $things }.
tyrants-event-troop-returned = { $seat } wycofuje oddział (gracz: { $other }): { $thing }.
tyrants-event-spy-placed = { $seat } umieszcza szpiega: { $thing }.
tyrants-event-spy-recalled = { $seat } wycofuje swojego szpiega: { $thing }.
tyrants-event-spy-returned = { $seat } wycofuje szpiega (gracz: { $other }): { $thing }.
tyrants-event-troop-raised = { $seat } przywraca z sali trofeów oddział (gracz: { $other }): { $thing }.
tyrants-event-white-raised = { $seat } przywraca z sali trofeów biały oddział: { $thing }.
tyrants-event-card-recruited = { $seat } werbuje { $thingAcc }.
tyrants-event-market-refilled = Nowa karta na rynku: { $thing }.
tyrants-event-outcasts-recruited =
    { $n ->
        [one] { $seat } werbuje { $n } Szalonego wyrzutka.
        [few] { $seat } werbuje { $n } Szalonych wyrzutków.
       *[many] { $seat } werbuje { $n } Szalonych wyrzutków.
    }
tyrants-event-outcast-returned = Szalony wyrzutek wraca do puli (gracz: { $seat }).
tyrants-event-card-devoured = { $seat } pożera { $thingAcc }.
tyrants-event-card-to-market = { $thing } trafia na rynek.
tyrants-event-grave-opened = { $seat } może w tej turze werbować ze stosu pożartych.
tyrants-event-card-promoted = { $seat } awansuje { $thingAcc }.
tyrants-event-card-revealed = { $seat } pokazuje { $thingAcc }.
tyrants-event-card-discarded = { $seat } odrzuca { $thingAcc }.
tyrants-event-hand-discarded = { $seat } odrzuca resztę ręki: { $things }.
tyrants-event-deck-discarded = { $seat } odkłada całą talię na stos kart odrzuconych.
tyrants-event-deck-shuffled = { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię.
tyrants-event-cards-drawn =
    { $n ->
        [one] { $seat } dobiera { $n } kartę.
        [few] { $seat } dobiera { $n } karty.
       *[many] { $seat } dobiera { $n } kart.
    }
tyrants-event-hand-grew = Dobrane: { $things }.
tyrants-event-end-triggered = { $seat } wywołuje koniec gry: to ostatnia runda.
tyrants-event-game-over = Koniec gry.
tyrants-event-gain-advised = Nic nie stoi na przeszkodzie: karty, które zostaną na ręce, pod koniec tury przepadają niewykorzystane.
tyrants-event-count-advised = Twoja ostatnia tura, przeliczona do końca: od tego zaczyna się droga, która daje największą przewagę.

## Dlaczego nie?

tyrants-why-in-play = Musi leżeć w używanym sektorze ({ $thing }).
tyrants-why-power = Siła: potrzeba { $needed }, masz { $given }.
tyrants-why-influence = Wpływ: potrzeba { $needed }, masz { $given }.
tyrants-why-presence = Potrzebujesz tam Obecności: { $thing }.
tyrants-why-enemy = To musi być wrogi oddział, nie własny.
tyrants-why-player-piece = Wycofać można tylko oddział lub szpiega gracza.
tyrants-why-space-empty = Miejsce musi być puste.
tyrants-why-enemy-spy = W obszarze musi być wrogi szpieg.
tyrants-why-no-own-spy = W obszarze możesz mieć tylko jednego szpiega.
tyrants-why-stack = Kart w stosie: { $given }.
tyrants-why-start-site = To musi być obszar początkowy bez innych graczy.
tyrants-why-same-place = Wszystkie miejsca obszaru są równoważne: wybierz { $thingAcc }.
tyrants-why-card-says = Karta wymaga czego innego: { $thing }.
tyrants-why-played = Karta musi leżeć zagrana przed tobą i nie być tą, która ma efekt.
tyrants-why-in-hand = Karta musi być na twojej ręce.

## Plansza: nagłówki, podpisy i nazwy dostępności

tyrants-name-trophy-white = biały oddział
    .acc = biały oddział
    .gen = białego oddziału
tyrants-name-trophy-a = oddział gracza A
    .acc = oddział gracza A
    .gen = oddziału gracza A
tyrants-name-trophy-b = oddział gracza B
    .acc = oddział gracza B
    .gen = oddziału gracza B
tyrants-name-trophy-c = oddział gracza C
    .acc = oddział gracza C
    .gen = oddziału gracza C
tyrants-name-trophy-d = oddział gracza D
    .acc = oddział gracza D
    .gen = oddziału gracza D

tyrants-board-map = Mapa Underdark
tyrants-board-routes = Oddziały na drogach
tyrants-board-show = Pokaż na mapie
tyrants-board-control = Kontrola
tyrants-board-presence = Obecność
tyrants-board-presence-of = Obecność: { $player }
tyrants-board-zoom-in = Przybliż
tyrants-board-zoom-out = Oddal
tyrants-board-all-done = Zakończ turę
tyrants-board-all-done-why = Nie masz już czego zagrać ani na co wydać.
tyrants-board-next-lit = Pokaż następne miejsce
tyrants-board-next-of = { $nth ->
        [0] razem { $n }
       *[other] { $nth } z { $n }
    }
tyrants-board-spy = szpieg
tyrants-board-marker = znacznik kontroli
tyrants-board-white = biały oddział
tyrants-board-start = obszar początkowy
tyrants-board-marker-pays = Znacznik kontroli: +{ $influence } Wpływu raz na turę; { $vp } PZ pod koniec twojej tury przy całkowitej kontroli
tyrants-board-space = { $name }: { $holder }
tyrants-board-space-empty = puste
tyrants-board-spaces = { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
tyrants-board-vp = { $n } PZ
tyrants-board-closed = poza tą grą
tyrants-board-control-by = kontrola: { $player }
tyrants-board-total-by = całkowita kontrola: { $player }
tyrants-board-spies-of = szpiedzy: { $players }

tyrants-board-parts = Części stołu
tyrants-board-part-map = Mapa
tyrants-board-part-market = Rynek
tyrants-board-part-mine = Moje karty
tyrants-board-market = Rynek
tyrants-board-market-left = { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
       *[many] zostało { $n } kart
    }
tyrants-board-you-have = twój Wpływ: { $n }
tyrants-board-slot-empty = Puste pole rynku
tyrants-board-stack = { $name }{ $cost ->
        [none] {""}
       *[other] , koszt { $cost }
    }: w stosie { $n }
tyrants-board-left = w stosie { $n }
tyrants-board-devoured = Pożarte

tyrants-board-mine = Twoja część stołu
tyrants-board-area = Część stołu: { $player }
tyrants-board-power = Siła
tyrants-board-influence = Wpływ
tyrants-board-pool = Siła: { $power }, Wpływ: { $influence }
tyrants-board-hand = Ręka
tyrants-board-hand-empty = Nie masz już kart na ręce.
tyrants-board-known = Znane z ręki
tyrants-board-played = Zagrane w tej turze
tyrants-board-none-played = jeszcze nic
tyrants-board-piles = Twoje stosy
tyrants-board-circle = Wewnętrzny krąg
tyrants-board-discard = Odrzucone
tyrants-board-trophies = Trofea
tyrants-board-hall-open = Wybrana sala trofeów
tyrants-board-waiting = Pod koniec tury
tyrants-board-deck-and-hand = W talii i na ręce
tyrants-board-none = brak
tyrants-board-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
tyrants-board-sites = { $n ->
        [one] { $n } obszar
        [few] { $n } obszary
       *[many] { $n } obszarów
    }
tyrants-board-n-points = na razie { $n } PZ
tyrants-board-n-hand = na ręce: { $n }
tyrants-board-n-deck = w talii: { $n }
tyrants-board-col-deck = talia
tyrants-board-col-discard = odrzucone
tyrants-board-col-circle = krąg
tyrants-board-col-barracks = koszary
tyrants-board-col-spy = szpiedzy
tyrants-board-n-discard = odrzucone: { $n }
tyrants-board-n-circle = w wewnętrznym kręgu: { $n }
tyrants-board-n-barracks = oddziały w koszarach: { $n }
tyrants-board-n-spy = szpiedzy w koszarach: { $n }
tyrants-board-n-trophy = trofea: { $n }

tyrants-board-aspect = Aspekt
tyrants-board-no-aspect = bez aspektu
tyrants-board-creature = Typ stronnika
tyrants-board-cost = Koszt
tyrants-board-in-deck = PZ w talii
tyrants-board-in-circle = PZ w wewnętrznym kręgu
tyrants-board-card = { $name }{ $n ->
        [one] {""}
       *[other] {" "}({ $n })
    }. { $aspect ->
        [none] Bez aspektu
       *[other] { $aspect }
    }. { $cost ->
        [none] {""}
       *[other] Koszt { $cost }.{" "}
    }{ $short }. W talii { $deck } PZ, w wewnętrznym kręgu { $circle } PZ.
tyrants-board-round = runda { $n }
tyrants-board-last-round = ostatnia runda

## Stół jako tekst

tyrants-sketch-market = Rynek
tyrants-sketch-market-deck =
    { $n ->
        [one] { $n } karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }
tyrants-sketch-stacks = Stosy
tyrants-sketch-devoured = Pożarte, od wierzchu
tyrants-sketch-map = Mapa
tyrants-sketch-round = runda { $n }
tyrants-sketch-last-round = Ostatnia runda
tyrants-sketch-vp = { $n } PZ
tyrants-sketch-control = kontrola: { $seat }
tyrants-sketch-total = całkowita kontrola: { $seat }
tyrants-sketch-spies-at = szpiedzy: { $letters }
tyrants-sketch-marker = znacznik
tyrants-sketch-routes = Drogi z oddziałami
tyrants-sketch-pool = Pula: Siła { $power }, Wpływ { $influence }
tyrants-sketch-player = { $seat }
tyrants-sketch-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
tyrants-sketch-barracks =
    { $n ->
        [one] { $n } oddział
        [few] { $n } oddziały
       *[many] { $n } oddziałów
    }
tyrants-sketch-spies =
    { $n ->
        [one] { $n } szpieg
        [few] { $n } szpiegów
       *[many] { $n } szpiegów
    }
tyrants-sketch-trophies =
    { $n ->
        [one] { $n } trofeum
        [few] { $n } trofea
       *[many] { $n } trofeów
    }
tyrants-sketch-hand-size =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
tyrants-sketch-hand = Ręka
tyrants-sketch-played = Zagrane
tyrants-sketch-discard = Odrzucone
tyrants-sketch-circle = Wewnętrzny krąg
tyrants-sketch-waiting = Pod koniec tury
tyrants-sketch-none = brak

## Zasady: Przygotowanie

tyrants-rule-tyr-1-01 = Gra jest dla 2, 3 lub 4 osób. Wygrywa osoba, która na koniec ma najwięcej punktów zwycięstwa (PZ).
    .title = Gracze i cel

tyrants-rule-tyr-1-02 = Dwie osoby grają tylko w środkowym sektorze. Trzy w środkowym i w jednym z zewnętrznych, lewym lub prawym, wybranym przed grą. Cztery we wszystkich trzech sektorach.
    .title = Sektory a liczba graczy

tyrants-rule-tyr-1-03 = Obszary spoza używanych sektorów nie istnieją. Droga i jej miejsca są w grze tylko wtedy, gdy są w niej oba obszary na jej końcach. Tego, co poza grą, nie można wskazać, zająć, szpiegować ani punktować i z niczym nie sąsiaduje.
    .title = Części mapy poza grą

tyrants-rule-tyr-1-04 = Wybierz dwie różne części talii z sześciu i potasuj razem ich 80 kart, zakryte. Na pierwszą grę weź drowy i smoki.
    .title = Talia rynku

tyrants-rule-tyr-1-05 = Odkryj 6 wierzchnich kart talii rynku: to rynek. W talii zostają 74 karty.
    .title = Rynek

tyrants-rule-tyr-1-06 = Wszystkich 15 Strażników domu i wszystkie 15 Kapłanek Lolth leży odkrytych w dwóch osobnych stosach, obok sześciu kart rynku.
    .title = Strażnicy i Kapłanki

tyrants-rule-tyr-1-07 = Gdy w grze są demony, pulę tworzy wszystkich 30 Szalonych wyrzutków. W przeciwnym razie nie ma ich w grze.
    .title = Szaleni wyrzutkowie

tyrants-rule-tyr-1-08 = Na każdym oznaczonym miejscu w grze stoi biały oddział: 25 w środkowym sektorze, 7 w lewym, 8 w prawym.
    .title = Białe oddziały

tyrants-rule-tyr-1-09 = Każdy obszar w grze, który ma znacznik kontroli, zaczyna z nim na mapie, bez właściciela. Środkowy sektor ma 3 znaczniki, każdy zewnętrzny 2.
    .title = Znaczniki kontroli na początku

tyrants-rule-tyr-1-10 = Masz jeden kolor z 40 oddziałami i 5 szpiegami w koszarach, pustą salę trofeów i pusty wewnętrzny krąg. Domy różnią się tylko kolorem.
    .title = Twoje oddziały i szpiedzy

tyrants-rule-tyr-1-11 = Potasuj swoich 7 Szlachciców i 3 Żołnierzy i dobierz 5 kart, zanim zaczniecie wybierać obszary początkowe. Pozostali Szlachcice i Żołnierze zostają w pudełku.
    .title = Talia początkowa

tyrants-rule-tyr-1-12 = Pierwszego gracza losujecie lub wskazujecie; pozostaje pierwszy do końca gry. Kolejność jest zgodna z ruchem wskazówek zegara.
    .title = Pierwszy gracz

tyrants-rule-tyr-1-13 = Po kolei każda osoba stawia jeden oddział z koszar na pustym miejscu obszaru początkowego, na którym nie stoi inny gracz. Nie potrzeba Obecności; w koszarach zostaje 39 oddziałów.
    .title = Początkowe wysłanie

tyrants-rule-tyr-1-14 = Jeden oddział od razu kontroluje Eryndlyn, Ched Nasad, Jhachalkhyn lub Chaulssin, ale nie Skullport ani Mantol-Derith, gdzie stoją 2 białe. Żaden obszar początkowy nie ma znacznika.
    .title = Kontrola na początku

## Zasady: Karty

tyrants-rule-tyr-2-01 = Stronnik ma nazwę, koszt we Wpływie, aspekt, typ, część talii, treść, wartość PZ karty, wartość PZ wewnętrznego kręgu i liczbę kopii. Typ ma znaczenie tylko tam, gdzie wymienia go jakaś treść.
    .title = Części karty

tyrants-rule-tyr-2-02 = Karty rynku to Ambicja, Podbój, Złośliwość lub Podstęp. Szlachcice, Żołnierze, Strażnicy domu i Kapłanki to Posłuszeństwo. Szalony wyrzutek nie ma aspektu.
    .title = Pięć aspektów

tyrants-rule-tyr-2-03 = Masz zakrytą talię, rękę, karty zagrane w tej turze, odkryty stos kart odrzuconych i wewnętrzny krąg. Karta leży dokładnie w jednym z tych miejsc albo w talii rynku, na rynku, w stosie, wśród pożartych lub poza grą.
    .title = Gdzie leżą karty

tyrants-rule-tyr-2-04 = „Inna karta” wyklucza tylko tę jedną, na której to napisano, a nie inne kopie o tej samej nazwie.
    .title = Kopie to różne karty

tyrants-rule-tyr-2-05 = Gdy karta przeczy zasadom, rację ma karta.
    .title = Karta ważniejsza niż zasady

tyrants-rule-tyr-2-06 = Każda karta mówi, ile jej kopii jest w danej części talii; razem jest ich 40.
    .title = Kopie w części talii

tyrants-rule-tyr-2-07 = Pożarte karty leżą na jednym wspólnym stosie, odkryte i po kolei; ostatnia jest na wierzchu.
    .title = Stos pożartych

## Zasady: Zasoby

tyrants-rule-tyr-3-01 = Są dwa zasoby: Siła i Wpływ. Po prostu się je liczy; nie ma limitu.
    .title = Siła i Wpływ

tyrants-rule-tyr-3-02 = To, co otrzymujesz, od razu jest w twojej puli zasobów i możesz to wydać w dowolnej chwili 1. etapu tej samej tury, ale nie w trakcie karty lub akcji.
    .title = Wydawanie

tyrants-rule-tyr-3-03 = Siła i Wpływ niewydane do końca tury przepadają. Pulę zasobów ma tylko aktywny gracz.
    .title = Reszta przepada

tyrants-rule-tyr-3-04 = Akcję podstawową możesz wykonać tylko wtedy, gdy pula pokrywa cały koszt.
    .title = Bez kredytu

## Zasady: Twoja tura

tyrants-rule-tyr-4-01 = W każdej rundzie każda osoba rozgrywa jedną turę, zgodnie z ruchem wskazówek zegara, od pierwszego gracza.
    .title = Rundy

tyrants-rule-tyr-4-02 = Dowolną liczbę razy i w dowolnej kolejności zagrywaj karty z ręki lub płać za akcje podstawowe. Ty decydujesz, kiedy skończyć; karty i zasoby mogą zostać.
    .title = 1. etap

tyrants-rule-tyr-4-03 = Likwidacja oddziału za 3 Siły; wysłanie oddziału za 1 Siłę; wycofanie wrogiego szpiega za 3 Siły; werbunek karty za jej koszt we Wpływie.
    .title = Akcje podstawowe

tyrants-rule-tyr-4-04 = Akcja podstawowa musi mieć skutek: potrzebny jest cel, puste miejsce lub puste koszary albo karta, na którą cię stać.
    .title = Żadnych pustych akcji

tyrants-rule-tyr-4-05 = Kartę lub akcję kończy się w całości, ze wszystkimi wyborami i reakcjami innych graczy, zanim zacznie się następna.
    .title = Jedno po drugim

tyrants-rule-tyr-4-06 = Gdy karta opuszcza rynek, jej miejsce od razu zajmuje następna karta talii rynku. Wyjątkiem jest Padlinożerca.
    .title = Rynek uzupełnia się od razu

tyrants-rule-tyr-4-07 = W tej kolejności: efekty „pod koniec tury”, przede wszystkim awanse; PZ ze znaczników kontroli; odrzucenie zagranych kart i ręki; dobranie do 5 kart.
    .title = Koniec twojej tury

tyrants-rule-tyr-4-08 = Wszystkie karty zagrane i z ręki trafiają na twój stos kart odrzuconych. Karty, które wcześniej opuściły stół, zostają tam, dokąd trafiły.
    .title = Odrzucanie pod koniec tury

tyrants-rule-tyr-4-09 = Dobieraj, aż masz 5 kart, w razie potrzeby tasując stos kart odrzuconych. Jeśli wszystko się skończy, masz mniej.
    .title = Nowa ręka

tyrants-rule-tyr-4-10 = Zaczynasz turę z tą ręką, którą masz: mniejszą po wymuszonych odrzuceniach, większą po Grimlocku. Nie ma limitu kart.
    .title = Bez dobierania na początku

tyrants-rule-tyr-4-11 = PZ zdobyte w trakcie gry to żetony w twojej sali trofeów, jawne dla wszystkich. Nie są oddziałami i nigdy nie liczą się jako trofea.
    .title = Otrzymywanie PZ

## Zasady: Zagrywanie kart

tyrants-rule-tyr-5-01 = Połóż kartę odkrytą przed sobą i zrób, co na niej napisano. Zagranie nic nie kosztuje.
    .title = Zagranie karty

tyrants-rule-tyr-5-02 = Wykonaj całą treść po kolei, na ile się da. To, czego nie można zrobić, pomijasz; reszta i tak się dzieje.
    .title = Po kolei

tyrants-rule-tyr-5-03 = To, co da się zrobić, trzeba zrobić, chyba że treść mówi „możesz” lub „maksymalnie” albo ma strzałkę. „Maksymalnie N” znaczy od 0 do N.
    .title = Trzeba i można

tyrants-rule-tyr-5-04 = Wybierz dokładnie jedną z możliwości, nawet taką, która nic nie da.
    .title = Wybierz jedno

tyrants-rule-tyr-5-05 = Wybierz i wykonaj, potem wybierz znowu. Tę samą możliwość można powtórzyć.
    .title = Wybierz kilka razy

tyrants-rule-tyr-5-06 = To, co przed strzałką, to koszt, którego nie musisz płacić. Tylko po zapłaceniu całości dzieje się reszta, raz na zagranie karty. Nie wpływa to na pozostałą treść.
    .title = Zdolności ze strzałką

tyrants-rule-tyr-5-07 = Jeśli kartą pożeraną jako koszt jest Szalony wyrzutek, wraca do puli, a koszt i tak jest zapłacony.
    .title = Wyrzutek jako zapłata

tyrants-rule-tyr-5-08 = Karta, która siebie pożera, awansuje, zwraca do puli lub przenosi na rynek, odchodzi w tej chwili. Resztę jej treści i tak się wykonuje.
    .title = Karty, które same odchodzą

tyrants-rule-tyr-5-09 = Możesz użyć efektu Skupienia, jeśli masz zagraną w tej turze inną kartę tego aspektu albo pokażesz inną taką z ręki.
    .title = Skupienie

tyrants-rule-tyr-5-10 = Karta pokazana dla Skupienia zostaje na ręce, a wszyscy ją znają. Można ją pokazać ponownie i później zagrać. Gdy inna karta tego aspektu jest już zagrana, nic nie trzeba pokazywać.
    .title = Pokazanie karty

tyrants-rule-tyr-5-11 = Skupienie sprawdza się w chwili, gdy wykonujesz jego linijkę. Liczy się każda twoja karta zagrana w tej turze, skądkolwiek pochodziła i gdziekolwiek jest. Karty innych nigdy się nie liczą.
    .title = Kiedy sprawdza się Skupienie

tyrants-rule-tyr-5-12 = Liczby ustala się w chwili, gdy wykonujesz daną linijkę, po wcześniejszych linijkach tej samej karty. „Za każde N” zaokrągla się w dół.
    .title = Kiedy się liczy

tyrants-rule-tyr-5-13 = Karta zagrana skądinąd „jakby była na ręce” robi wszystko, co na niej napisano, z twoimi wyborami i kosztami, i liczy się jako zagrana w tej turze.
    .title = Zagrywanie skądinąd

## Zasady: Mapa

tyrants-rule-tyr-6-01 = Na miejscu stoi najwyżej jeden oddział. Oddziały stoją tylko na miejscach, szpiedzy nigdy.
    .title = Miejsca na oddziały

tyrants-rule-tyr-6-02 = Obszar to grupa miejsc z nazwą i punktami. Droga to łańcuch pojedynczych miejsc między dwoma obszarami. Gauntlgrym i Wormwrithings stykają się bez miejsca pośrodku.
    .title = Obszary i drogi

tyrants-rule-tyr-6-03 = Wzdłuż drogi pierwszy obszar sąsiaduje z pierwszym miejscem, każde miejsce z następnym, ostatnie z drugim obszarem. Wszystkie miejsca jednego obszaru są równoważne.
    .title = Sąsiedztwo

tyrants-rule-tyr-6-04 = Masz Obecność w obszarze, jeśli masz tam szpiega, oddział albo oddział tuż obok.
    .title = Obecność w obszarze

tyrants-rule-tyr-6-05 = Masz Obecność na miejscu drogi, jeśli stoi na nim lub obok niego twój oddział.
    .title = Obecność na drodze

tyrants-rule-tyr-6-06 = Szpieg daje Obecność tylko w swoim obszarze. Obok dają ją tylko oddziały.
    .title = Szpieg nie sięga dalej

tyrants-rule-tyr-6-07 = Obecność sprawdza się przy każdej pojedynczej akcji: jeden oddział może otworzyć drogę następnemu, a utrata może ją zamknąć.
    .title = Sprawdzana za każdym razem

tyrants-rule-tyr-6-08 = Białe oddziały do nikogo nie należą, nic nie robią i zajmują miejsca. Po usunięciu miejsce jest wolne. Przywraca je tylko kilka kart.
    .title = Białe oddziały

tyrants-rule-tyr-6-09 = Wrogi oddział to biały lub innego gracza. „Innego gracza” nie obejmuje białych. Wrogi szpieg należy do innego gracza. Przeciwnicy to wszyscy inni gracze.
    .title = Wrogowie

tyrants-rule-tyr-6-10 = „W dowolnym miejscu na planszy” znaczy, że Obecność nie jest potrzebna. Cel musi być w grze i dozwolony.
    .title = W dowolnym miejscu na planszy

tyrants-rule-tyr-6-11 = Kontrolujesz obszar, jeśli masz w nim więcej oddziałów niż każdy inny kolor z osobna, także biały. Biały nigdy nie kontroluje. Wystarczy jeden samotny oddział.
    .title = Kontrola

tyrants-rule-tyr-6-12 = Tracisz kontrolę, gdy tylko inny kolor cię dogoni. Przy remisie nikt nie kontroluje. Kontrolę sprawdza się po każdej zmianie.
    .title = Utrata kontroli

tyrants-rule-tyr-6-13 = Masz całkowitą kontrolę, jeśli wszystkie miejsca obszaru są twoje i żaden inny gracz nie ma tam szpiega. Własny szpieg nie przeszkadza.
    .title = Całkowita kontrola

tyrants-rule-tyr-6-14 = Znacznik kontroli obszaru ma zawsze ten, kto kontroluje ten obszar, a jeśli nikt, leży on na mapie. Zmienia właściciela od razu, w czyjejkolwiek turze.
    .title = Kto ma znacznik

tyrants-rule-tyr-6-15 = Każdy znacznik daje 1 Wpływ raz w każdej twojej turze, a przy całkowitej kontroli także PZ: 3 w Araumycosie, 2 w Menzoberranzan, 1 w pozostałych pięciu.
    .title = Co dają znaczniki

tyrants-rule-tyr-6-16 = Na początku swojej tury otrzymujesz 1 Wpływ za każdy posiadany znacznik.
    .title = Wpływ na początku

tyrants-rule-tyr-6-17 = Znacznik zdobyty w swojej turze od razu daje Wpływ, chyba że w tej turze już go dał. Jego utrata niczego nie cofa.
    .title = Wpływ przy zdobyciu

tyrants-rule-tyr-6-18 = Pod koniec tury każdy posiadany znacznik daje swoje PZ, jeśli w tej chwili masz całkowitą kontrolę nad jego obszarem.
    .title = PZ pod koniec tury

tyrants-rule-tyr-6-19 = Znacznik zdobyty w turze innego gracza daje Wpływ i PZ dopiero w twojej następnej turze, jeśli nadal go masz.
    .title = Zdobyty w cudzej turze

tyrants-rule-tyr-6-20 = Szpieg stoi w obszarze, nie na miejscu. W obszarze możesz mieć jednego szpiega; swoich może tam mieć dowolnie wielu graczy.
    .title = Szpiedzy w obszarach

tyrants-rule-tyr-6-21 = Szpiedzy nie liczą się do kontroli. Wrogi szpieg tylko uniemożliwia całkowitą kontrolę.
    .title = Szpiedzy a kontrola

## Zasady: Akcje

tyrants-rule-tyr-7-01 = Zabierz wrogi oddział z miejsca, w którym masz Obecność, i połóż go w swojej sali trofeów. Zachowuje kolor.
    .title = Likwidacja

tyrants-rule-tyr-7-02 = Nie możesz likwidować ani wypierać własnych oddziałów.
    .title = Nigdy własnych

tyrants-rule-tyr-7-03 = Białe i kolorowe trofea liczy się osobno. Nie wracają do koszar.
    .title = Trofea

tyrants-rule-tyr-7-04 = W 1. etapie możesz zapłacić 3 Siły, by zlikwidować oddział, dowolną liczbę razy.
    .title = Likwidacja za Siłę

tyrants-rule-tyr-7-05 = Wykonuje się je pojedynczo, każdą z własnym celem i Obecnością. Gdy celów jest mniej, likwidujesz tyle, ile jest.
    .title = Kilka likwidacji

tyrants-rule-tyr-7-06 = Postaw oddział ze swoich koszar na pustym miejscu, w którym masz Obecność.
    .title = Wysłanie

tyrants-rule-tyr-7-07 = Jeśli nie masz na mapie żadnego oddziału, możesz wysłać go na dowolne puste miejsce w grze. Szpiedzy nie mają znaczenia.
    .title = Brak oddziałów na mapie

tyrants-rule-tyr-7-08 = Gdy masz wysłać oddział, a koszary są puste, otrzymujesz zamiast tego 1 PZ, za każde pojedyncze wysłanie.
    .title = Puste koszary

tyrants-rule-tyr-7-09 = W 1. etapie możesz zapłacić 1 Siłę, by wysłać oddział, dowolną liczbę razy, także z pustych koszar.
    .title = Wysłanie za Siłę

tyrants-rule-tyr-7-10 = Kilka oddziałów wysyła się jeden po drugim. Wysłanie bez pustego miejsca się pomija.
    .title = Wysłanie kilku

tyrants-rule-tyr-7-11 = Połóż kartę na wierzchu stosu pożartych. Nie bierze dalej udziału w grze, poza tym, co robi Duch.
    .title = Pożarcie

tyrants-rule-tyr-7-12 = Pożartą kartę rynku od razu zastępuje się kartą z talii rynku.
    .title = Pożarcie karty rynku

tyrants-rule-tyr-7-13 = Weź oddział z miejsca, w którym masz Obecność, i postaw go na dowolnym pustym miejscu w grze. To jedna zmiana: w obrębie obszaru nikt po drodze nie zyskuje ani nie traci kontroli. „Wrogi” znaczy biały lub innego gracza.
    .title = Przesunięcie

tyrants-rule-tyr-7-14 = Połóż szpiega z koszar w dowolnym obszarze w grze, w którym nie masz szpiega. Obecność nie jest potrzebna.
    .title = Umieszczenie szpiega

tyrants-rule-tyr-7-15 = Jeśli wszystkich 5 szpiegów jest na mapie, możesz nic nie robić albo najpierw wycofać jednego i umieścić go w obszarze bez twojego szpiega; może to być ten sam obszar.
    .title = Wszyscy szpiedzy na mapie

tyrants-rule-tyr-7-16 = Dwóch szpiegów umieszcza się po kolei, więc trafiają do różnych obszarów. Jeśli po pierwszym koszary są bez szpiegów, przy drugim działa zasada o wszystkich szpiegach na mapie.
    .title = Dwóch szpiegów

tyrants-rule-tyr-7-17 = Połóż kartę odkrytą w swoim wewnętrznym kręgu. Na zawsze opuszcza talię i daje punkty wewnętrznego kręgu.
    .title = Awans

tyrants-rule-tyr-7-18 = Szalony wyrzutek, który miałby zostać awansowany lub pożarty, przez kogokolwiek i skądkolwiek, wraca zamiast tego do puli.
    .title = Wyrzutek nie awansuje

tyrants-rule-tyr-7-19 = Weź kartę z rynku lub stosu, połóż ją odkrytą na swoim stosie kart odrzuconych i uzupełnij rynek.
    .title = Werbunek

tyrants-rule-tyr-7-20 = W 1. etapie możesz zapłacić koszt karty, by zwerbować kartę z rynku, Strażnika domu (3) lub Kapłankę Lolth (2), dowolną liczbę razy. Wyrzutków, Szlachciców i Żołnierzy nie można tak werbować.
    .title = Werbunek za Wpływ

tyrants-rule-tyr-7-21 = Gdy talia rynku jest pusta, miejsca pozostają puste. Karty, które jeszcze leżą, można werbować.
    .title = Pusta talia rynku

tyrants-rule-tyr-7-22 = Gdy stos się skończy, gra toczy się bez niego. Wyrzutkowie, którzy wracają, znów są dostępni; pozostałe dwa stosy się nie odnawiają.
    .title = Stosy się kończą

tyrants-rule-tyr-7-23 = Wyrzutek trafia z puli na stos kart odrzuconych gracza. Gdy pula jest za mała, gracze biorą po kolei od aktywnego, każdy wszystkich swoich, zanim weźmie następny.
    .title = Werbowanie wyrzutków

tyrants-rule-tyr-7-24 = Odłóż oddział lub szpiega innego gracza z miejsca, w którym masz Obecność, do koszar właściciela.
    .title = Wycofanie cudzego oddziału lub szpiega

tyrants-rule-tyr-7-25 = Gdy efekt pozwala wycofać własny oddział lub szpiega, może to być z dowolnego miejsca na mapie.
    .title = Wycofanie własnego oddziału lub szpiega

tyrants-rule-tyr-7-26 = Wycofywać można tylko oddziały i szpiegów graczy, nigdy białe oddziały.
    .title = Białych się nie wycofuje

tyrants-rule-tyr-7-27 = W 1. etapie możesz zapłacić 3 Siły, by wycofać jednego wrogiego szpiega z obszaru, w którym masz Obecność; nie własnego i nie oddział.
    .title = Wycofanie szpiega za Siłę

tyrants-rule-tyr-7-28 = Zlikwiduj wrogi oddział tam, gdzie masz Obecność, a potem wyślij swój na zwolnione miejsce.
    .title = Wyparcie

tyrants-rule-tyr-7-29 = Wrogi oddział i tak ginie, za wysłanie otrzymujesz 1 PZ, a miejsce zostaje puste.
    .title = Wyparcie z pustymi koszarami

tyrants-rule-tyr-7-30 = Wyparcie ostatnim oddziałem z koszar liczy się jako wysłanie ostatniego oddziału.
    .title = Wyparcie ostatnim oddziałem

tyrants-rule-tyr-7-31 = Weź wierzchnią kartę swojej talii na rękę.
    .title = Dobranie

tyrants-rule-tyr-7-32 = Gdy potrzebujesz wierzchniej karty pustej talii, by ją dobrać lub awansować, najpierw potasuj stos kart odrzuconych: to twoja nowa talia. Ręka, zagrane karty i krąg do niej nie należą.
    .title = Tasowanie

tyrants-rule-tyr-7-33 = Gdy talia i stos kart odrzuconych są puste, nic się nie dzieje.
    .title = Nic do dobrania

tyrants-rule-tyr-7-34 = Połóż kartę z ręki odkrytą na swoim stosie kart odrzuconych. Gdy masz odrzucić, kartę wybierasz ty.
    .title = Odrzucenie

tyrants-rule-tyr-7-35 = „Więcej niż 3 karty” to 4 lub więcej w tej chwili. Kilku przeciwników odrzuca po kolei, zgodnie z ruchem wskazówek zegara od aktywnego gracza; karty każdego liczy się dopiero wtedy, gdy przyjdzie jego kolej.
    .title = Wymuszone odrzucenia

tyrants-rule-tyr-7-36 = To obszar, w którym karta umieściła szpiega lub który szpieg opuścił. Innej Obecności tam nie potrzeba; celem jest wrogi oddział w tym obszarze.
    .title = W obszarze szpiega

tyrants-rule-tyr-7-37 = Jeśli szpieg nie został umieszczony, to, co odnosi się do jego obszaru, nic nie robi.
    .title = Bez szpiega nie ma ciągu dalszego

## Zasady: Koniec tury

tyrants-rule-tyr-8-01 = Efekty „pod koniec tury” czekają do tej chwili i wykonuje się je, nawet jeśli karty nie ma już przed tobą.
    .title = Efekty czekają

tyrants-rule-tyr-8-02 = Kolejność czekających efektów wybierasz ty, po jednym całym efekcie naraz.
    .title = Kolejność efektów

tyrants-rule-tyr-8-03 = To dowolna karta leżąca przed tobą, oprócz tej z efektem. Karty pożarte, awansowane, zwrócone lub wciąż na ręce się nie liczą.
    .title = Inna karta zagrana w tej turze

tyrants-rule-tyr-8-04 = Awans bez „możesz” lub „maksymalnie” jest obowiązkowy, jeśli jest co awansować; kartę wybierasz ty.
    .title = Obowiązkowe awanse

tyrants-rule-tyr-8-05 = Karta, której awans czeka, może najpierw sama awansować; jej awans i tak się odbędzie. Dwie takie karty mogą awansować się nawzajem.
    .title = Awans karty z efektem

tyrants-rule-tyr-8-06 = Szlachcice, Żołnierze, Strażnicy domu i Kapłanki leżący przed tobą.
    .title = Karty Posłuszeństwa

tyrants-rule-tyr-8-07 = Po zakończeniu 1. etapu za nic nie można już płacić.
    .title = Koniec wydawania

tyrants-rule-tyr-8-08 = Awanse bez słów „pod koniec tury” dzieją się od razu.
    .title = Awanse natychmiastowe

## Zasady: Koniec gry

tyrants-rule-tyr-9-01 = Koniec gry wywołuje gracz, który w dowolny sposób wyśle ostatni oddział ze swoich koszar.
    .title = Ostatni oddział

tyrants-rule-tyr-9-02 = Koniec gry wywołuje wyczerpanie talii rynku, nawet jeśli rynek jest pełny.
    .title = Ostatnia karta rynku

tyrants-rule-tyr-9-03 = Rundę rozgrywa się do końca, by wszyscy mieli tyle samo tur; potem gra się kończy. Tego nie ma w instrukcji: jeśli nikt nie wywoła końca, gra kończy się po 150 rundach, a punkty liczy się z tego, co wtedy leży na stole.
    .title = Runda do końca

tyrants-rule-tyr-9-04 = Raz wywołany koniec nadejdzie, nawet jeśli oddziały wrócą do koszar.
    .title = Bez odwrotu

tyrants-rule-tyr-9-05 = Ostatnia tura każdej osoby ma pełne zakończenie: znaczniki dają PZ, karty odrzuca się i dobiera.
    .title = Ostatnia tura jest pełna

tyrants-rule-tyr-9-06 = Wydrukowane PZ każdego kontrolowanego obszaru.
    .title = Punkty: obszary

tyrants-rule-tyr-9-07 = Dodatkowe 2 PZ za każdy obszar pod twoją całkowitą kontrolą.
    .title = Punkty: całkowita kontrola

tyrants-rule-tyr-9-08 = 1 PZ za każdy oddział w twojej sali trofeów.
    .title = Punkty: trofea

tyrants-rule-tyr-9-09 = Wartość PZ każdej karty w twojej talii, na ręce i w stosie kart odrzuconych. Każdy Szalony wyrzutek to –1.
    .title = Punkty: talia

tyrants-rule-tyr-9-10 = Wartość PZ wewnętrznego kręgu każdej awansowanej karty; zwykła wartość PZ takich kart już się nie liczy.
    .title = Punkty: wewnętrzny krąg

tyrants-rule-tyr-9-11 = Żetony PZ zdobyte w trakcie gry.
    .title = Punkty: żetony

tyrants-rule-tyr-9-12 = Same znaczniki kontroli nie są warte PZ i przy końcowym liczeniu nic już nie dają.
    .title = Znaczniki nic nie są warte

tyrants-rule-tyr-9-13 = Wygrywa najwyższa suma. Przy remisie zwycięstwo jest wspólne; nic go nie rozstrzyga.
    .title = Zwycięzca i remis

## Zasady: Szczególne karty

tyrants-rule-tyr-10-01 = Nic nie robi, chyba że odrzucisz inną kartę z ręki: wtedy wraca do puli. To twoje własne odrzucenie, więc nic na nie nie reaguje. W przeciwnym razie odrzuca się go jak każdą kartę.
    .title = Szalony wyrzutek

tyrants-rule-tyr-10-02 = Ambasador, Umbrowy kolos i Grimlock reagują tylko wtedy, gdy każe je odrzucić efekt przeciwnika, a nie koniec tury ani własny efekt.
    .title = Karty reagujące na odrzucenie

tyrants-rule-tyr-10-03 = Możesz położyć go w wewnętrznym kręgu zamiast na stosie kart odrzuconych. Żądanie i tak jest spełnione.
    .title = Ambasador

tyrants-rule-tyr-10-04 = Najpierw się go odrzuca, potem dobierasz 2 karty; po potasowaniu może być jedną z nich.
    .title = Grimlock

tyrants-rule-tyr-10-05 = Kto kazał ci go odrzucić, też musi odrzucić kartę, niezależnie od liczby kart na ręce. To liczy się jako twój efekt, więc jego karty mogą zareagować.
    .title = Umbrowy kolos

tyrants-rule-tyr-10-06 = Po awansie zagrywa się jedną kartę z kręgu i odkłada z powrotem, chyba że przeniosła ją jej treść. Jej efekty pod koniec tury pozostają. W trakcie zagrywania nie jest ani w kręgu, ani na ręce.
    .title = Starszy mózg

tyrants-rule-tyr-10-07 = Karta rynku leży na swoim miejscu, gdy jest zagrywana, potem się ją pożera i uzupełnia rynek. Jeśli sama awansowała, jest w twoim kręgu; jeśli sama się pożarła, już jej nie ma. Miejsce uzupełnia się raz.
    .title = Ulitharid

tyrants-rule-tyr-10-08 = Padlinożerca przechodzi na miejsce pożartej karty, nigdy swoje, a jego stare miejsce się uzupełnia. Potem Ulitharid pożera go na nowym miejscu, które też się uzupełnia.
    .title = Ulitharid i Padlinożerca

tyrants-rule-tyr-10-09 = W tej turze wierzchnią kartę pożartych można zwerbować za jej koszt, wziąć pasującym darmowym werbunkiem lub zagrać Ulitharidem; potem dostępna jest następna. Nie można jej znów pożreć jako karty rynku.
    .title = Duch

tyrants-rule-tyr-10-10 = Sam zajmuje miejsce pożartej karty. Jeśli jest karta, musisz ją wybrać. Dopóki ktoś go nie zwerbuje, jest niczyj.
    .title = Padlinożerca

tyrants-rule-tyr-10-11 = Musi to być inna karta, wciąż na ręce; zagrywana już ją opuściła. Z pustą ręką zdolności nie można użyć.
    .title = Pożeranie z ręki

tyrants-rule-tyr-10-12 = Trzeba wycofać co najmniej jednego szpiega. Każdy opuszczony obszar pozwala na jedno wyparcie; obszar bez wroga nie daje nic.
    .title = Graz’zt

tyrants-rule-tyr-10-13 = Nie pochodzą z koszar: nie wywołują końca gry i nie dają PZ za puste koszary. Może wrócić twój własny kolor. Kontrolę sprawdza się dla wszystkich.
    .title = Oddziały z sal trofeów

tyrants-rule-tyr-10-14 = Orcus może wziąć oddziały, które przed chwilą zlikwidował.
    .title = Orcus i świeże trofea

tyrants-rule-tyr-10-15 = Liczą się tylko przeciwnicy obok oddziału naprawdę wysłanego tą kartą; przy pustych koszarach nikt. Wybierasz spośród nich.
    .title = Bełkoczący paszczak

tyrants-rule-tyr-10-16 = Znaczniki liczy się po wyparciu, więc zdobyty nim też się liczy.
    .title = Zielony smok

tyrants-rule-tyr-10-17 = Liczą się wszystkie obszary pod twoją całkowitą kontrolą, ze znacznikiem lub bez, po wyparciu i wycofaniu szpiega.
    .title = Czerwony smok

tyrants-rule-tyr-10-18 = Jego awanse i PZ to jeden efekt; PZ liczy się po jego awansach i po tych, które wykonasz przed nim.
    .title = Niebieski smok

tyrants-rule-tyr-10-19 = Chodzi o typ nieumarły, także Ghula z demonów. Kultyści, Arcykapłan, Nekromanta, Przywoływacz, Golem z mięsa i Padlinożerca nie są nieumarli.
    .title = Arcykapłan Myrkula

tyrants-rule-tyr-10-20 = Talia trafia na stos kart odrzuconych bez tasowania i możesz obejrzeć cały stos. Następne dobranie go tasuje.
    .title = Matka opiekunka

tyrants-rule-tyr-10-21 = Awans następuje od razu. Może awansować siebie, więc da się go wybrać nawet z pustą ręką i pustym stosem kart odrzuconych.
    .title = Nekromanta

tyrants-rule-tyr-10-22 = Trofea liczy się po jej likwidacjach. Przy 8 lub więcej musi awansować.
    .title = Zjawa

tyrants-rule-tyr-10-23 = Darmowy werbunek pomija koszt, ale nie swoje ograniczenia. Przywódcy żywiołów patrzą tylko na rynek, Przywoływacz także na odkryte stosy. Wyrzutków nie można tak brać.
    .title = Darmowy werbunek

tyrants-rule-tyr-10-24 = Liczba to obszary kontrolowane w chwili zagrania; kontrola zdobyta po drodze nic nie dodaje.
    .title = Quaggoth

tyrants-rule-tyr-10-25 = Tyran śmierci i Szkielet minotaura likwidują oddziały w jednym obszarze, nie na drogach. Obecność jest potrzebna przy wyborze obszaru.
    .title = Wszystko w jednym obszarze

tyrants-rule-tyr-10-26 = Przeciwnicy odrzucają pod koniec twojej tury, niezależnie od liczby kart na ręce. Umbrowy kolos może wtedy zmusić cię do odrzucenia niezagranej karty.
    .title = Neogi

tyrants-rule-tyr-10-27 = Gdy nie ma już wyrzutków, Derro i tak wypiera.
    .title = Derro bez wyrzutków

tyrants-rule-tyr-10-28 = Białe smoczę i Fanatyk kultu mogą pożreć jedną kartę rynku. Uzupełnienie może być ostatnią kartą talii i wywołać koniec gry.
    .title = Pożeranie z rynku

## Zasady: Jawne i ukryte

tyrants-rule-tyr-11-01 = Ukryte są cudze ręce, kolejność każdej talii i talia rynku. Wszystko inne jest jawne, także liczba kart w ukrytych miejscach.
    .title = Ukryte i jawne

tyrants-rule-tyr-11-02 = Karty pokazane dla Skupienia lub awansowane z talii znają wszyscy.
    .title = Karty, które się ujawniają

tyrants-rule-tyr-11-03 = Tylko w tasowaniu: talia rynku, talie początkowe, kolejne tasowania. Losować można też pierwszego gracza.
    .title = Gdzie działa los

tyrants-rule-tyr-11-04 = Inni decydują tylko, którą kartę odrzucić pod przymusem i czy awansować odrzucanego Ambasadora. O reszcie decyduje aktywny gracz, nawet o tym, które ich oddziały lub szpiegów wskazać.
    .title = O czym decydują inni

tyrants-rule-tyr-11-05 = Zawsze można zakończyć 1. etap, więc nikt nie utknie.
    .title = Zawsze jest ruch

tyrants-rule-tyr-11-06 = Każdego koloru jest razem 40 oddziałów: w koszarach, na mapie i w salach trofeów; białych tyle, ile rozstawiono.
    .title = Oddziały się zgadzają

tyrants-rule-tyr-11-07 = Każda osoba ma 5 szpiegów, w koszarach i na mapie. Każda karta leży w dokładnie jednym miejscu; z części talii jest ich 80.
    .title = Szpiedzy i karty się zgadzają

## O co można zapytać na planszy, w kolejności legendy
tyrants-term-site-points = Punkty obszaru
    .text = Kto na koniec kontroluje obszar, dostaje tyle PZ, a przy całkowitej kontroli jeszcze 2.
tyrants-term-marker = Znacznik kontroli
    .text = Ma go ten, kto kontroluje obszar: 1 Wpływ w każdej swojej turze, a przy całkowitej kontroli także PZ.
tyrants-term-spy-here = Szpieg na obszarze
    .text = Stoi na obszarze, nie na miejscu oddziału: daje tam Obecność i psuje innym całkowitą kontrolę.
tyrants-term-white = Biały oddział
    .text = Nie należy do nikogo. Można go zlikwidować lub wyprzeć; przeszkadza w kontroli.
tyrants-term-start = Obszar początkowy
    .text = Tu gracze wysyłają swój pierwszy oddział.
tyrants-term-presence = Obecność
    .text = Działać można tylko tam, gdzie ma się Obecność: gdzie stoi twój oddział lub szpieg i obok twoich oddziałów.
tyrants-term-control = Kontrola
    .text = Więcej oddziałów na obszarze niż każdy inny kolor, także biały. Całkowita: wszystkie miejsca twoje i żadnego obcego szpiega.
tyrants-term-market = Rynek
    .text = Sześciu stronników do zwerbowania za Wpływ. Kupionego zaraz zastępuje następny; gdy talia rynku się skończy, gra się kończy.
tyrants-term-market-deck = Karty w talii rynku
    .text = Gdy zostanie odkryta ostatnia, ta runda jest ostatnia.
tyrants-term-stack = Otwarty stos
    .text = Te karty można werbować zawsze, póki są.
tyrants-term-devoured = Pożarte
    .text = Karty, które na dobre wypadły z gry; na wierzchu ostatnia.
tyrants-term-cost = Koszt
    .text = Za tyle Wpływu można zwerbować tego stronnika.
tyrants-term-aspect = Aspekt
    .text = Jeden z pięciu: Ambicja, Podbój, Złośliwość, Podstęp i Posłuszeństwo. Mówi, w czym karta jest dobra; pyta o niego Skupienie.
tyrants-term-deck-points = PZ w talii
    .text = Tyle karta daje na koniec w talii, na ręce albo w stosie kart odrzuconych.
tyrants-term-circle-points = PZ w wewnętrznym kręgu
    .text = Tyle karta daje po awansie. To więcej, ale już jej nie zagrasz.
tyrants-term-copies = Liczba kart
    .text = Tyle kart o tej nazwie tu leży.
tyrants-term-player = Gracz
    .text = Co ma ten gracz: punkty, karty, oddziały, szpiedzy, trofea i wewnętrzny krąg.
tyrants-term-power = Siła
    .text = Wysłanie oddziału kosztuje 1, likwidacja albo wycofanie szpiega 3. Co zostanie pod koniec tury, przepada.
tyrants-term-resource-influence = Wpływ
    .text = Za Wpływ werbuje się stronników z rynku. Co zostanie pod koniec tury, przepada.
tyrants-term-points = Punkty na razie
    .text = Punkty zwycięstwa, gdyby gra skończyła się teraz.
tyrants-term-hand = Karty na ręce
    .text = Pod koniec tury dobiera się pięć; wszystkie można zagrać.
tyrants-term-deck = Talia
    .text = Z niej się dobiera. Gdy się skończy, tasuje się stos kart odrzuconych.
tyrants-term-barracks = Koszary
    .text = Oddziały, których jeszcze nie ma na mapie. Kto wyśle ostatni, zaczyna ostatnią rundę.
tyrants-term-spy = Szpiedzy
    .text = Szpiedzy, których można jeszcze umieścić, z pięciu.
tyrants-term-trophy = Sala trofeów
    .text = Zlikwidowane oddziały wrogów i białe: po 1 PZ.
tyrants-term-circle = Wewnętrzny krąg
    .text = Karty po awansie. Są poza talią i dają wyższe punkty.
tyrants-term-discard = Stos kart odrzuconych
    .text = Karty zwerbowane i zagrane. Wracają, gdy skończy się talia.
tyrants-term-played = Zagrane w tej turze
    .text = Karty, których działanie już było; pod koniec tury idą na stos kart odrzuconych.
tyrants-term-waiting = Pod koniec tury
    .text = Działania odłożone do końca tury, najczęściej awanse.
