### Tyrants of the Underdark, English.

## The game

tyrants-title = Tyrants of the Underdark
tyrants-tagline = Send spies and troops, and rule below the world.
tyrants-about = Lead a drow house. Your deck of minions gives you Power for the map and Influence for the market: spread troops and spies through the Underdark, take the sites that matter, recruit better minions, and promote them to your inner circle in time. Whoever has the most victory points when a house has sent its last troop, or the market runs dry, rules the Underdark.
tyrants-levels = From hard up the last turn is always counted to the end.

## Why an answer was better: parts of the evaluation
tyrants-part-sites = Sites
    .more = More control: points at the end, and markers every turn.
    .less = Control is lost or left to others.
tyrants-part-trophies = Trophies and tokens
    .more = Trophies and tokens are points at once.
    .less = Trophies are missed.
tyrants-part-circle = Inner circle
    .more = A promoted card scores more and thins the deck.
    .less = A promotion is missed.
tyrants-part-deck = Deck
    .more = Better cards to draw in the turns to come.
    .less = The deck gets worse, or good cards leave it.
tyrants-part-reach = Spies and reach
    .more = Troops and spies reach more places.
    .less = You reach fewer places next turn.
tyrants-part-rivals = What rivals get
    .more = Rivals get less out of it.
    .less = Rivals get more out of it.
tyrants-part-later = What comes of it later
    .more = It pays off in the turns to come.
    .less = It costs something in the turns to come.

tyrants-score-sites = Sites
tyrants-score-total-control = Total control
tyrants-score-trophies = Trophies
tyrants-score-deck = Deck
tyrants-score-circle = Inner circle
tyrants-score-tokens = VP tokens

## Chapters of the rules

tyrants-chapter-setup = Setting up
tyrants-chapter-cards = Cards
tyrants-chapter-resources = Resources
tyrants-chapter-turn = Your turn
tyrants-chapter-playing-cards = Playing cards
tyrants-chapter-map = The map
tyrants-chapter-actions = Actions
tyrants-chapter-end-of-turn = The end of a turn
tyrants-chapter-end-of-game = The end of the game
tyrants-chapter-rulings = Special cards
tyrants-chapter-information = Open and hidden

## Settings

tyrants-setting-decks = Half-decks
tyrants-setting-decks-recommended = Drow and Dragons (first game)
tyrants-setting-decks-random = Two at random
tyrants-setting-decks-drow-dragons = Drow and Dragons
tyrants-setting-decks-drow-elementals = Drow and Elemental Evil
tyrants-setting-decks-drow-demons = Drow and Demons
tyrants-setting-decks-drow-aberrations = Drow and Aberrations
tyrants-setting-decks-drow-undead = Drow and Undead
tyrants-setting-decks-dragons-elementals = Dragons and Elemental Evil
tyrants-setting-decks-dragons-demons = Dragons and Demons
tyrants-setting-decks-dragons-aberrations = Dragons and Aberrations
tyrants-setting-decks-dragons-undead = Dragons and Undead
tyrants-setting-decks-elementals-demons = Elemental Evil and Demons
tyrants-setting-decks-elementals-aberrations = Elemental Evil and Aberrations
tyrants-setting-decks-elementals-undead = Elemental Evil and Undead
tyrants-setting-decks-demons-aberrations = Demons and Aberrations
tyrants-setting-decks-demons-undead = Demons and Undead
tyrants-setting-decks-aberrations-undead = Aberrations and Undead
tyrants-setting-sector = Third player's sector
tyrants-setting-sector-any = At random
tyrants-setting-sector-left = Left
tyrants-setting-sector-right = Right
tyrants-setting-first = First player
tyrants-setting-first-random = At random
tyrants-setting-first-a = Seat A
tyrants-setting-first-b = Seat B
tyrants-setting-first-c = Seat C
tyrants-setting-first-d = Seat D

## Names: aspects, half-decks, sectors, choices

tyrants-name-malice = Malice
tyrants-name-conquest = Conquest
tyrants-name-guile = Guile
tyrants-name-ambition = Ambition
tyrants-name-obedience = Obedience
tyrants-name-drow = Drow
tyrants-name-dragons = Dragons
tyrants-name-elementals = Elemental Evil
tyrants-name-demons = Demons
tyrants-name-aberrations = Aberrations
tyrants-name-undead = Undead
tyrants-name-left = left sector
tyrants-name-center = center
tyrants-name-right = right sector
tyrants-name-white = white troops
tyrants-name-barracks = empty barracks
tyrants-name-power = Gain Power
tyrants-name-influence = Gain Influence
tyrants-name-deploying = Deploy
tyrants-name-killing = Assassinate
tyrants-name-killing-white = Assassinate a white troop
tyrants-name-supplanting = Supplant
tyrants-name-spying = Place a spy
tyrants-name-recalling = Take back a spy for the effect
tyrants-name-drawing = Draw cards
tyrants-name-returning = Return troops or spies
tyrants-name-promoting = Promote a card
tyrants-name-devouring = Devour a card for the effect
tyrants-name-raising = Bring back a white troop

## Creature types

tyrants-creature-doppelganger = doppelganger
tyrants-creature-human = human
tyrants-creature-dragon = dragon
tyrants-creature-kobold = kobold
tyrants-creature-half-dragon = half-dragon
tyrants-creature-troglodyte = troglodyte
tyrants-creature-dwarf = dwarf
tyrants-creature-elemental = elemental
tyrants-creature-tiefling = tiefling
tyrants-creature-elemental-prince = elemental prince
tyrants-creature-elf = elf
tyrants-creature-medusa = medusa
tyrants-creature-undead = undead
tyrants-creature-illithid = illithid
tyrants-creature-fiend = fiend
tyrants-creature-aberration = aberration
tyrants-creature-derro = derro
tyrants-creature-giant = giant
tyrants-creature-shapechanger = shapechanger
tyrants-creature-myconid = myconid
tyrants-creature-beast = beast
tyrants-creature-grimlock = grimlock
tyrants-creature-quaggoth = quaggoth
tyrants-creature-monstrosity = monstrosity
tyrants-creature-construct = construct
tyrants-creature-drow = drow

## Sites

tyrants-name-gauntlgrym = Gauntlgrym
tyrants-name-the-wormwrithings = The Wormwrithings
tyrants-name-jhachalkhyn = Jhachalkhyn
tyrants-name-buiyrandyn = Buiyrandyn
tyrants-name-stoneshaft-clanhold = Stoneshaft Clanhold
tyrants-name-ch-chitl = Ch’Chitl
tyrants-name-blingdenstone = Blingdenstone
tyrants-name-mantol-derith = Mantol-Derith
tyrants-name-menzoberranzan = Menzoberranzan
tyrants-name-everfire = Everfire
tyrants-name-gracklstugh = Gracklstugh
tyrants-name-chasmleap-bridge = Chasmleap Bridge
tyrants-name-halls-of-the-scoured-legion = Halls of the Scoured Legion
tyrants-name-the-labyrinth = The Labyrinth
tyrants-name-araumycos = Araumycos
tyrants-name-ched-nasad = Ched Nasad
tyrants-name-skullport = Skullport
tyrants-name-eryndlyn = Eryndlyn
tyrants-name-llacerellyn = Llacerellyn
tyrants-name-kanaglym = Kanaglym
tyrants-name-tsenviilyq = Tsenviilyq
tyrants-name-chaulssin = Chaulssin
tyrants-name-the-phaerlin = The Phaerlin
tyrants-name-yathchol = Yathchol
tyrants-name-ruins-of-dekanter = Ruins of Dekanter
tyrants-name-ss-zuraass-nee = Ss’zuraass’nee

## Spaces of sites and routes, each by its number

tyrants-name-gauntlgrym-0 = Gauntlgrym 1
tyrants-name-gauntlgrym-1 = Gauntlgrym 2
tyrants-name-gauntlgrym-2 = Gauntlgrym 3
tyrants-name-the-wormwrithings-0 = Wormwrithings 1
tyrants-name-the-wormwrithings-1 = Wormwrithings 2
tyrants-name-the-wormwrithings-2 = Wormwrithings 3
tyrants-name-jhachalkhyn-0 = Jhachalkhyn 1
tyrants-name-jhachalkhyn-1 = Jhachalkhyn 2
tyrants-name-jhachalkhyn-2 = Jhachalkhyn 3
tyrants-name-jhachalkhyn-3 = Jhachalkhyn 4
tyrants-name-buiyrandyn-0 = Buiyrandyn 1
tyrants-name-buiyrandyn-1 = Buiyrandyn 2
tyrants-name-buiyrandyn-2 = Buiyrandyn 3
tyrants-name-stoneshaft-clanhold-0 = Stoneshaft Clanhold 1
tyrants-name-stoneshaft-clanhold-1 = Stoneshaft Clanhold 2
tyrants-name-ch-chitl-0 = Ch’Chitl 1
tyrants-name-ch-chitl-1 = Ch’Chitl 2
tyrants-name-ch-chitl-2 = Ch’Chitl 3
tyrants-name-blingdenstone-0 = Blingdenstone 1
tyrants-name-blingdenstone-1 = Blingdenstone 2
tyrants-name-mantol-derith-0 = Mantol-Derith 1
tyrants-name-mantol-derith-1 = Mantol-Derith 2
tyrants-name-mantol-derith-2 = Mantol-Derith 3
tyrants-name-mantol-derith-3 = Mantol-Derith 4
tyrants-name-mantol-derith-4 = Mantol-Derith 5
tyrants-name-menzoberranzan-0 = Menzoberranzan 1
tyrants-name-menzoberranzan-1 = Menzoberranzan 2
tyrants-name-menzoberranzan-2 = Menzoberranzan 3
tyrants-name-menzoberranzan-3 = Menzoberranzan 4
tyrants-name-menzoberranzan-4 = Menzoberranzan 5
tyrants-name-menzoberranzan-5 = Menzoberranzan 6
tyrants-name-everfire-0 = Everfire 1
tyrants-name-everfire-1 = Everfire 2
tyrants-name-everfire-2 = Everfire 3
tyrants-name-gracklstugh-0 = Gracklstugh 1
tyrants-name-gracklstugh-1 = Gracklstugh 2
tyrants-name-gracklstugh-2 = Gracklstugh 3
tyrants-name-gracklstugh-3 = Gracklstugh 4
tyrants-name-chasmleap-bridge-0 = Chasmleap Bridge 1
tyrants-name-halls-of-the-scoured-legion-0 = Halls of the Scoured Legion 1
tyrants-name-halls-of-the-scoured-legion-1 = Halls of the Scoured Legion 2
tyrants-name-the-labyrinth-0 = Labyrinth 1
tyrants-name-the-labyrinth-1 = Labyrinth 2
tyrants-name-the-labyrinth-2 = Labyrinth 3
tyrants-name-araumycos-0 = Araumycos 1
tyrants-name-araumycos-1 = Araumycos 2
tyrants-name-araumycos-2 = Araumycos 3
tyrants-name-araumycos-3 = Araumycos 4
tyrants-name-ched-nasad-0 = Ched Nasad 1
tyrants-name-ched-nasad-1 = Ched Nasad 2
tyrants-name-ched-nasad-2 = Ched Nasad 3
tyrants-name-ched-nasad-3 = Ched Nasad 4
tyrants-name-skullport-0 = Skullport 1
tyrants-name-skullport-1 = Skullport 2
tyrants-name-skullport-2 = Skullport 3
tyrants-name-skullport-3 = Skullport 4
tyrants-name-skullport-4 = Skullport 5
tyrants-name-eryndlyn-0 = Eryndlyn 1
tyrants-name-eryndlyn-1 = Eryndlyn 2
tyrants-name-eryndlyn-2 = Eryndlyn 3
tyrants-name-llacerellyn-0 = Llacerellyn 1
tyrants-name-llacerellyn-1 = Llacerellyn 2
tyrants-name-kanaglym-0 = Kanaglym 1
tyrants-name-kanaglym-1 = Kanaglym 2
tyrants-name-kanaglym-2 = Kanaglym 3
tyrants-name-tsenviilyq-0 = Tsenviilyq 1
tyrants-name-tsenviilyq-1 = Tsenviilyq 2
tyrants-name-tsenviilyq-2 = Tsenviilyq 3
tyrants-name-chaulssin-0 = Chaulssin 1
tyrants-name-chaulssin-1 = Chaulssin 2
tyrants-name-chaulssin-2 = Chaulssin 3
tyrants-name-chaulssin-3 = Chaulssin 4
tyrants-name-chaulssin-4 = Chaulssin 5
tyrants-name-the-phaerlin-0 = Phaerlin 1
tyrants-name-the-phaerlin-1 = Phaerlin 2
tyrants-name-the-phaerlin-2 = Phaerlin 3
tyrants-name-yathchol-0 = Yathchol 1
tyrants-name-yathchol-1 = Yathchol 2
tyrants-name-ruins-of-dekanter-0 = Ruins of Dekanter 1
tyrants-name-ruins-of-dekanter-1 = Ruins of Dekanter 2
tyrants-name-ruins-of-dekanter-2 = Ruins of Dekanter 3
tyrants-name-ruins-of-dekanter-3 = Ruins of Dekanter 4
tyrants-name-ruins-of-dekanter-4 = Ruins of Dekanter 5
tyrants-name-ruins-of-dekanter-5 = Ruins of Dekanter 6
tyrants-name-ss-zuraass-nee-0 = Ss’zuraass’nee 1
tyrants-name-ss-zuraass-nee-1 = Ss’zuraass’nee 2
tyrants-name-ss-zuraass-nee-2 = Ss’zuraass’nee 3
tyrants-name-buiyrandyn-the-labyrinth-0 = Buiyrandyn–Labyrinth route
tyrants-name-ch-chitl-kanaglym-0 = Ch’Chitl–Kanaglym route
tyrants-name-ch-chitl-stoneshaft-clanhold-0 = Ch’Chitl–Stoneshaft Clanhold route
tyrants-name-gauntlgrym-jhachalkhyn-0 = Gauntlgrym–Jhachalkhyn route
tyrants-name-jhachalkhyn-buiyrandyn-0 = Jhachalkhyn–Buiyrandyn route
tyrants-name-jhachalkhyn-gracklstugh-0 = Jhachalkhyn–Gracklstugh route
tyrants-name-mantol-derith-the-wormwrithings-0 = Mantol-Derith–Wormwrithings route
tyrants-name-stoneshaft-clanhold-buiyrandyn-0 = Stoneshaft Clanhold–Buiyrandyn route
tyrants-name-stoneshaft-clanhold-skullport-0 = Stoneshaft Clanhold–Skullport route 1
tyrants-name-stoneshaft-clanhold-skullport-1 = Stoneshaft Clanhold–Skullport route 2
tyrants-name-araumycos-chasmleap-bridge-0 = Araumycos–Chasmleap Bridge route
tyrants-name-araumycos-eryndlyn-0 = Araumycos–Eryndlyn route
tyrants-name-araumycos-the-labyrinth-0 = Araumycos–Labyrinth route 1
tyrants-name-araumycos-the-labyrinth-1 = Araumycos–Labyrinth route 2
tyrants-name-chasmleap-bridge-everfire-0 = Chasmleap Bridge–Everfire route
tyrants-name-chasmleap-bridge-gracklstugh-0 = Chasmleap Bridge–Gracklstugh route 1
tyrants-name-chasmleap-bridge-gracklstugh-1 = Chasmleap Bridge–Gracklstugh route 2
tyrants-name-ched-nasad-araumycos-0 = Ched Nasad–Araumycos route
tyrants-name-ched-nasad-halls-of-the-scoured-legion-0 = Ched Nasad–Halls of the Scoured Legion route 1
tyrants-name-ched-nasad-halls-of-the-scoured-legion-1 = Ched Nasad–Halls of the Scoured Legion route 2
tyrants-name-eryndlyn-kanaglym-0 = Eryndlyn–Kanaglym route 1
tyrants-name-eryndlyn-kanaglym-1 = Eryndlyn–Kanaglym route 2
tyrants-name-everfire-menzoberranzan-0 = Everfire–Menzoberranzan route 1
tyrants-name-everfire-menzoberranzan-1 = Everfire–Menzoberranzan route 2
tyrants-name-halls-of-the-scoured-legion-everfire-0 = Halls of the Scoured Legion–Everfire route
tyrants-name-kanaglym-skullport-0 = Kanaglym–Skullport route
tyrants-name-kanaglym-tsenviilyq-0 = Kanaglym–Tsenviilyq route 1
tyrants-name-kanaglym-tsenviilyq-1 = Kanaglym–Tsenviilyq route 2
tyrants-name-llacerellyn-ched-nasad-0 = Llacerellyn–Ched Nasad route 1
tyrants-name-llacerellyn-ched-nasad-1 = Llacerellyn–Ched Nasad route 2
tyrants-name-llacerellyn-eryndlyn-0 = Llacerellyn–Eryndlyn route
tyrants-name-llacerellyn-tsenviilyq-0 = Llacerellyn–Tsenviilyq route
tyrants-name-mantol-derith-blingdenstone-0 = Mantol-Derith–Blingdenstone route
tyrants-name-mantol-derith-gracklstugh-0 = Mantol-Derith–Gracklstugh route
tyrants-name-menzoberranzan-chasmleap-bridge-0 = Menzoberranzan–Chasmleap Bridge route 1
tyrants-name-menzoberranzan-chasmleap-bridge-1 = Menzoberranzan–Chasmleap Bridge route 2
tyrants-name-menzoberranzan-mantol-derith-0 = Menzoberranzan–Mantol-Derith route 1
tyrants-name-menzoberranzan-mantol-derith-1 = Menzoberranzan–Mantol-Derith route 2
tyrants-name-menzoberranzan-mantol-derith-2 = Menzoberranzan–Mantol-Derith route 3
tyrants-name-skullport-the-labyrinth-0 = Skullport–Labyrinth route 1
tyrants-name-skullport-the-labyrinth-1 = Skullport–Labyrinth route 2
tyrants-name-the-labyrinth-gracklstugh-0 = Labyrinth–Gracklstugh route
tyrants-name-chaulssin-everfire-0 = Chaulssin–Everfire route
tyrants-name-chaulssin-the-phaerlin-0 = Chaulssin–Phaerlin route
tyrants-name-ched-nasad-ruins-of-dekanter-0 = Ched Nasad–Ruins of Dekanter route
tyrants-name-ched-nasad-yathchol-0 = Ched Nasad–Yathchol route
tyrants-name-llacerellyn-ss-zuraass-nee-0 = Llacerellyn–Ss’zuraass’nee route 1
tyrants-name-llacerellyn-ss-zuraass-nee-1 = Llacerellyn–Ss’zuraass’nee route 2
tyrants-name-ruins-of-dekanter-the-phaerlin-0 = Ruins of Dekanter–Phaerlin route 1
tyrants-name-ruins-of-dekanter-the-phaerlin-1 = Ruins of Dekanter–Phaerlin route 2
tyrants-name-ss-zuraass-nee-ruins-of-dekanter-0 = Ss’zuraass’nee–Ruins of Dekanter route
tyrants-name-yathchol-halls-of-the-scoured-legion-0 = Yathchol–Halls of the Scoured Legion route
tyrants-name-yathchol-the-phaerlin-0 = Yathchol–Phaerlin route

## Cards: Basic cards

tyrants-name-noble = Noble
# On the map, where little room is left between the routes.
tyrants-short-halls-of-the-scoured-legion = Halls of the Scoured Legion
tyrants-short-noble = 1 Influence
tyrants-text-noble = Gain 1 Influence. Seven of these start in your deck; they cannot be recruited.

tyrants-name-soldier = Soldier
tyrants-short-soldier = 1 Power
tyrants-text-soldier = Gain 1 Power. Three of these start in your deck; they cannot be recruited.

tyrants-name-house-guard = House Guard
tyrants-short-house-guard = 2 Power
tyrants-text-house-guard = Gain 2 Power. There are 15 in an open stack beside the market.

tyrants-name-priestess-of-lolth = Priestess of Lolth
tyrants-short-priestess-of-lolth = 2 Influence
tyrants-text-priestess-of-lolth = Gain 2 Influence. There are 15 in an open stack beside the market.

tyrants-name-insane-outcast = Insane Outcast
tyrants-short-insane-outcast = Discard a card to be rid of it
tyrants-text-insane-outcast = You may discard a card from your hand; if you do, this card goes back to the Outcast supply. Whenever it would be devoured or promoted, it goes to the supply instead. It has no aspect and no cost.

## Cards: Drow

tyrants-name-blackguard = Blackguard
tyrants-short-blackguard = 2 Power or assassinate
tyrants-text-blackguard = Choose one: gain 2 Power; or assassinate an enemy troop. Presence is needed.

tyrants-name-bounty-hunter = Bounty Hunter
tyrants-short-bounty-hunter = 3 Power
tyrants-text-bounty-hunter = Gain 3 Power.

tyrants-name-doppelganger = Doppelganger
tyrants-short-doppelganger = Supplant a troop
tyrants-text-doppelganger = Supplant an enemy troop. Presence is needed.

tyrants-name-deathblade = Deathblade
tyrants-short-deathblade = Assassinate 2 troops
tyrants-text-deathblade = Assassinate 2 enemy troops, one after the other; they may stand in different places. Presence is needed.

tyrants-name-inquisitor = Inquisitor
tyrants-short-inquisitor = 2 Influence or assassinate
tyrants-text-inquisitor = Choose one: gain 2 Influence; or assassinate an enemy troop. Presence is needed.

tyrants-name-advance-scout = Advance Scout
tyrants-short-advance-scout = Supplant a white troop
tyrants-text-advance-scout = Supplant a white troop. Presence is needed.

tyrants-name-mercenary-squad = Mercenary Squad
tyrants-short-mercenary-squad = Deploy 3 troops
tyrants-text-mercenary-squad = Deploy 3 troops, one after the other.

tyrants-name-underdark-ranger = Underdark Ranger
tyrants-short-underdark-ranger = Assassinate 2 white troops
tyrants-text-underdark-ranger = Assassinate 2 white troops, one after the other. Presence is needed.

tyrants-name-master-of-melee-magthere = Master of Melee-Magthere
tyrants-short-master-of-melee-magthere = Deploy 4 or supplant a far white troop
tyrants-text-master-of-melee-magthere = Choose one: deploy 4 troops; or supplant a white troop anywhere on the board. No presence is needed.

tyrants-name-weaponmaster = Weaponmaster
tyrants-short-weaponmaster = 3×: deploy or assassinate white
tyrants-text-weaponmaster = Three times in a row choose one: deploy a troop; or assassinate a white troop where you have presence. Each choice is carried out before the next, and you may repeat one.

tyrants-name-spellspinner = Spellspinner
tyrants-short-spellspinner = Spy, or take one back: supplant there
tyrants-text-spellspinner = Choose one: place a spy; or take back one of your spies from the map and supplant an enemy troop at the site it left.

tyrants-name-spy-master = Spy Master
tyrants-short-spy-master = Place a spy
tyrants-text-spy-master = Place a spy.

tyrants-name-infiltrator = Infiltrator
tyrants-short-infiltrator = Spy; 1 Power if a rival is there
tyrants-text-infiltrator = Place a spy. If a troop of another player is at its site, gain 1 Power; white troops do not count.

tyrants-name-information-broker = Information Broker
tyrants-short-information-broker = Spy, or take one back: draw 3
tyrants-text-information-broker = Choose one: place a spy; or take back one of your spies from the map and draw 3 cards.

tyrants-name-masters-of-sorcere = Masters of Sorcere
tyrants-short-masters-of-sorcere = 2 spies, or take one back: 4 Power
tyrants-text-masters-of-sorcere = Choose one: place 2 spies at different sites; or take back one of your spies from the map and gain 4 Power.

tyrants-name-advocate = Advocate
tyrants-short-advocate = 2 Influence or promote later
tyrants-text-advocate = Choose one: gain 2 Influence; or at the end of your turn promote one other card you played this turn.

tyrants-name-chosen-of-lolth = Chosen of Lolth
tyrants-short-chosen-of-lolth = Return a rival piece; promote later
tyrants-text-chosen-of-lolth = Return one troop or spy of another player to its barracks, where you have presence. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-drow-negotiator = Drow Negotiator
tyrants-short-drow-negotiator = 3 Influence with 4 promoted; promote
tyrants-text-drow-negotiator = If your inner circle holds 4 or more cards, gain 3 Influence. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-council-member = Council Member
tyrants-short-council-member = Move up to 2 enemies; promote later
tyrants-text-council-member = Move up to 2 enemy troops from where you have presence to any empty spaces, one after the other. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-matron-mother = Matron Mother
tyrants-short-matron-mother = Discard your deck, promote a discard
tyrants-text-matron-mother = Put your whole deck into your discard pile without shuffling. Then promote one card of that pile; you must if there is one.

## Cards: Dragons

tyrants-name-dragon-cultist = Dragon Cultist
tyrants-short-dragon-cultist = 2 Power or 2 Influence
tyrants-text-dragon-cultist = Choose one: gain 2 Power; or gain 2 Influence.

tyrants-name-red-wyrmling = Red Wyrmling
tyrants-short-red-wyrmling = 2 Power and 2 Influence
tyrants-text-red-wyrmling = Gain 2 Power and 2 Influence.

tyrants-name-dragonclaw = Dragonclaw
tyrants-short-dragonclaw = Assassinate; 2 Power with 5 trophies
tyrants-text-dragonclaw = Assassinate an enemy troop. Presence is needed. Then, if your trophy hall holds 5 or more troops of players, gain 2 Power; the one just taken counts.

tyrants-name-severin-silrajin = Severin Silrajin
tyrants-short-severin-silrajin = 5 Power
tyrants-text-severin-silrajin = Gain 5 Power.

tyrants-name-red-dragon = Red Dragon
tyrants-short-red-dragon = Supplant, return a spy, VP for total control
tyrants-text-red-dragon = Supplant an enemy troop. Then return one enemy spy, if one is within your presence. Then gain 1 VP for each site under your total control, with or without a marker.

tyrants-name-kobold = Kobold
tyrants-short-kobold = Deploy or assassinate a white troop
tyrants-text-kobold = Choose one: deploy a troop; or assassinate a white troop where you have presence.

tyrants-name-white-wyrmling = White Wyrmling
tyrants-short-white-wyrmling = Deploy 2; may devour a market card
tyrants-text-white-wyrmling = Deploy 2 troops. Then you may devour one market card.

tyrants-name-black-wyrmling = Black Wyrmling
tyrants-short-black-wyrmling = 1 Influence, assassinate a white troop
tyrants-text-black-wyrmling = Gain 1 Influence. Assassinate a white troop. Presence is needed.

tyrants-name-white-dragon = White Dragon
tyrants-short-white-dragon = Deploy 3; 1 VP per 2 sites
tyrants-text-white-dragon = Deploy 3 troops. Then gain 1 VP for every 2 sites you control, rounded down.

tyrants-name-black-dragon = Black Dragon
tyrants-short-black-dragon = Supplant far white; 1 VP per 3 white trophies
tyrants-text-black-dragon = Supplant a white troop anywhere on the board. No presence is needed. Then gain 1 VP for every 3 white troops in your trophy hall, rounded down.

tyrants-name-watcher-of-thay = Watcher of Thay
tyrants-short-watcher-of-thay = Spy, or take one back: 3 Influence
tyrants-text-watcher-of-thay = Choose one: place a spy; or take back one of your spies from the map and gain 3 Influence.

tyrants-name-enchanter-of-thay = Enchanter of Thay
tyrants-short-enchanter-of-thay = Spy, or take one back: 4 Power
tyrants-text-enchanter-of-thay = Choose one: place a spy; or take back one of your spies from the map and gain 4 Power.

tyrants-name-green-wyrmling = Green Wyrmling
tyrants-short-green-wyrmling = Spy; 2 Influence if a rival is there
tyrants-text-green-wyrmling = Place a spy. If a troop of another player is at its site, gain 2 Influence; white troops do not count.

tyrants-name-rath-modar = Rath Modar
tyrants-short-rath-modar = Draw 2; place a spy
tyrants-text-rath-modar = Draw 2 cards. Place a spy.

tyrants-name-green-dragon = Green Dragon
tyrants-short-green-dragon = Spy and supplant, or take back: VP for markers
tyrants-text-green-dragon = Choose one: place a spy, then supplant an enemy troop at its site; or take back one of your spies from the map, supplant an enemy troop at the site it left, then gain 1 VP for each control marker you hold.

tyrants-name-cult-fanatic = Cult Fanatic
tyrants-short-cult-fanatic = 2 Influence; may devour a market card
tyrants-text-cult-fanatic = Gain 2 Influence. Then you may devour one market card.

tyrants-name-cleric-of-laogzed = Cleric of Laogzed
tyrants-short-cleric-of-laogzed = Move an enemy; promote later
tyrants-text-cleric-of-laogzed = Move one enemy troop from where you have presence to any empty space. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-wyrmspeaker = Wyrmspeaker
tyrants-short-wyrmspeaker = 1 Influence; promote later
tyrants-text-wyrmspeaker = Gain 1 Influence. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-blue-wyrmling = Blue Wyrmling
tyrants-short-blue-wyrmling = 3 Influence; return a rival piece
tyrants-text-blue-wyrmling = Gain 3 Influence. Return one troop or spy of another player to its barracks, where you have presence.

tyrants-name-blue-dragon = Blue Dragon
tyrants-short-blue-dragon = Promote up to 2, 1 VP per 3 promoted
tyrants-text-blue-dragon = At the end of your turn promote up to 2 other cards you played this turn, then gain 1 VP for every 3 cards in your inner circle, rounded down.

## Cards: Elemental Evil

tyrants-name-eternal-flame-cultist = Eternal Flame Cultist
tyrants-short-eternal-flame-cultist = Assassinate; Focus: 2 Power
tyrants-text-eternal-flame-cultist = Assassinate an enemy troop. Presence is needed. Focus (Malice): if you played another Malice card this turn or show one from your hand, you may gain 2 Power.

tyrants-name-fire-elemental = Fire Elemental
tyrants-short-fire-elemental = 2 Power or 2 Influence; Focus: draw
tyrants-text-fire-elemental = Choose one: gain 2 Power; or gain 2 Influence. Focus (Malice): if you played another Malice card this turn or show one from your hand, you may draw a card.

tyrants-name-fire-elemental-myrmidon = Fire Elemental Myrmidon
tyrants-short-fire-elemental-myrmidon = 2 Power; promote Obedience later
tyrants-text-fire-elemental-myrmidon = Gain 2 Power. At the end of your turn promote one Obedience card you played this turn; you must if you can.

tyrants-name-vanifer = Vanifer
tyrants-short-vanifer = Assassinate; free Malice card up to 4
tyrants-text-vanifer = Assassinate an enemy troop. Presence is needed. Then recruit one Malice card that costs 4 or less from the market for free; you must if there is one.

tyrants-name-imix = Imix
tyrants-short-imix = 4 Power; Focus: 2 more
tyrants-text-imix = Gain 4 Power. Focus (Malice): if you played another Malice card this turn or show one from your hand, you may gain 2 more.

tyrants-name-crushing-wave-cultist = Crushing Wave Cultist
tyrants-short-crushing-wave-cultist = Assassinate white; Focus: deploy 2
tyrants-text-crushing-wave-cultist = Assassinate a white troop. Presence is needed. Focus (Conquest): if you played another Conquest card this turn or show one from your hand, you may deploy 2 troops.

tyrants-name-water-elemental = Water Elemental
tyrants-short-water-elemental = Deploy 2; Focus: draw
tyrants-text-water-elemental = Deploy 2 troops. Focus (Conquest): if you played another Conquest card this turn or show one from your hand, you may draw a card.

tyrants-name-water-elemental-myrmidon = Water Elemental Myrmidon
tyrants-short-water-elemental-myrmidon = Assassinate white; promote Obedience
tyrants-text-water-elemental-myrmidon = Assassinate a white troop. Presence is needed. At the end of your turn promote one Obedience card you played this turn; you must if you can.

tyrants-name-gar-shatterkeel = Gar Shatterkeel
tyrants-short-gar-shatterkeel = Deploy 3; free Conquest card up to 4
tyrants-text-gar-shatterkeel = Deploy 3 troops. Then recruit one Conquest card that costs 4 or less from the market for free; you must if there is one.

tyrants-name-olhydra = Olhydra
tyrants-short-olhydra = Supplant far white; Focus: deploy 2
tyrants-text-olhydra = Supplant a white troop anywhere on the board. No presence is needed. Focus (Conquest): if you played another Conquest card this turn or show one from your hand, you may deploy 2 troops.

tyrants-name-air-elemental = Air Elemental
tyrants-short-air-elemental = Spy, or take back: deploy 3; Focus: draw
tyrants-text-air-elemental = Choose one: place a spy; or take back one of your spies from the map and deploy 3 troops. Focus (Guile): if you played another Guile card this turn or show one from your hand, you may draw a card, whichever you chose.

tyrants-name-howling-hatred-cultist = Howling Hatred Cultist
tyrants-short-howling-hatred-cultist = Spy, or take back: 3 Influence; Focus: 1 Power
tyrants-text-howling-hatred-cultist = Choose one: place a spy; or take back one of your spies from the map and gain 3 Influence. Focus (Guile): if you played another Guile card this turn or show one from your hand, you may gain 1 Power, whichever you chose.

tyrants-name-air-elemental-myrmidon = Air Elemental Myrmidon
tyrants-short-air-elemental-myrmidon = Spy; promote Obedience later
tyrants-text-air-elemental-myrmidon = Place a spy. At the end of your turn promote one Obedience card you played this turn; you must if you can.

tyrants-name-aerisi-kalinoth = Aerisi Kalinoth
tyrants-short-aerisi-kalinoth = 1 Power, spy; free Guile card up to 4
tyrants-text-aerisi-kalinoth = Gain 1 Power. Place a spy. Then recruit one Guile card that costs 4 or less from the market for free; you must if there is one.

tyrants-name-yan-c-bin = Yan-C-Bin
tyrants-short-yan-c-bin = Spy and assassinate there; Focus: spy
tyrants-text-yan-c-bin = Place a spy, then assassinate an enemy troop at its site. Focus (Guile): if you played another Guile card this turn or show one from your hand, you may place another spy.

tyrants-name-black-earth-cultist = Black Earth Cultist
tyrants-short-black-earth-cultist = Promote later; Focus: 2 Influence
tyrants-text-black-earth-cultist = At the end of your turn promote one other card you played this turn; you must if you can. Focus (Ambition): if you played another Ambition card this turn or show one from your hand, you may gain 2 Influence.

tyrants-name-earth-elemental = Earth Elemental
tyrants-short-earth-elemental = 1 Influence, return a piece; Focus: draw
tyrants-text-earth-elemental = Gain 1 Influence. Return one troop or spy of another player to its barracks, where you have presence. Focus (Ambition): if you played another Ambition card this turn or show one from your hand, you may draw a card.

tyrants-name-earth-elemental-myrmidon = Earth Elemental Myrmidon
tyrants-short-earth-elemental-myrmidon = 2 Influence; promote later
tyrants-text-earth-elemental-myrmidon = Gain 2 Influence. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-marlos-urnrayle = Marlos Urnrayle
tyrants-short-marlos-urnrayle = 1 Influence, promote; free Ambition up to 4
tyrants-text-marlos-urnrayle = Gain 1 Influence. At the end of your turn promote one other card you played this turn; you must if you can. Right away recruit one Ambition card that costs 4 or less from the market for free; you must if there is one.

tyrants-name-ogremoch = Ogremoch
tyrants-short-ogremoch = 2 Influence, promote; Focus: one more
tyrants-text-ogremoch = Gain 2 Influence. At the end of your turn promote one other card you played this turn; you must if you can. Focus (Ambition): if you played another Ambition card this turn or show one from your hand, you may promote one more at the end of your turn.

## Cards: Demons

tyrants-name-ghoul = Ghoul
tyrants-short-ghoul = 2 Power; each opponent gets an Outcast
tyrants-text-ghoul = Gain 2 Power. Each opponent recruits an Insane Outcast.

tyrants-name-mind-flayer = Mind Flayer
tyrants-short-mind-flayer = Devour: 3 Influence or assassinate
tyrants-text-mind-flayer = You may devour a card from your hand. If you do, choose one: gain 3 Influence; or assassinate an enemy troop where you have presence.

tyrants-name-glabrezu = Glabrezu
tyrants-short-glabrezu = Devour: assassinate 2
tyrants-text-glabrezu = You may devour a card from your hand. If you do, assassinate 2 enemy troops where you have presence.

tyrants-name-marilith = Marilith
tyrants-short-marilith = Devour: 5 Power
tyrants-text-marilith = You may devour a card from your hand. If you do, gain 5 Power.

tyrants-name-orcus = Orcus
tyrants-short-orcus = Devour: assassinate 2, raise up to 2 trophies
tyrants-text-orcus = You may devour a card from your hand. If you do, assassinate 2 enemy troops where you have presence. Then you may take up to 2 troops of any colour from any trophy halls, yours included, and put each on an empty space anywhere on the board.

tyrants-name-gibbering-mouther = Gibbering Mouther
tyrants-short-gibbering-mouther = Deploy 2; an adjacent rival gets an Outcast
tyrants-text-gibbering-mouther = Deploy 2 troops. Then choose an opponent with a troop next to one of them, in the same or an adjacent place; that opponent recruits an Insane Outcast.

tyrants-name-derro = Derro
tyrants-short-derro = Supplant far white; you get an Outcast
tyrants-text-derro = Supplant a white troop anywhere on the board. No presence is needed. You recruit an Insane Outcast.

tyrants-name-ettin = Ettin
tyrants-short-ettin = Deploy 3 or assassinate 2 white
tyrants-text-ettin = Choose one: deploy 3 troops; or assassinate 2 white troops where you have presence.

tyrants-name-balor = Balor
tyrants-short-balor = Devour: supplant far white, deploy
tyrants-text-balor = You may devour a card from your hand. If you do, supplant a white troop anywhere on the board, then deploy a troop.

tyrants-name-demogorgon = Demogorgon
tyrants-short-demogorgon = Devour: supplant 2 white; Outcasts for all
tyrants-text-demogorgon = You may devour a card from your hand. If you do, supplant 2 white troops where you have presence, then each opponent recruits 2 Insane Outcasts.

tyrants-name-night-hag = Night Hag
tyrants-short-night-hag = Spy, or take one back: draw 2
tyrants-text-night-hag = Choose one: place a spy; or take back one of your spies from the map and draw 2 cards.

tyrants-name-jackalwere = Jackalwere
tyrants-short-jackalwere = Spy, or take back: 2 Power, 2 Influence
tyrants-text-jackalwere = Choose one: place a spy; or take back one of your spies from the map and gain 2 Power and 2 Influence.

tyrants-name-succubus = Succubus
tyrants-short-succubus = Devour: spy and assassinate there
tyrants-text-succubus = You may devour a card from your hand. If you do, place a spy, then assassinate an enemy troop at its site.

tyrants-name-vrock = Vrock
tyrants-short-vrock = Spy, or take one back: 5 Power
tyrants-text-vrock = Choose one: place a spy; or take back one of your spies from the map and gain 5 Power.

tyrants-name-grazzt = Graz’zt
tyrants-short-grazzt = 2 spies, or take back any: supplant there
tyrants-text-grazzt = Choose one: place 2 spies at different sites; or take back any number of your spies from the map, at least one, and supplant one enemy troop at each site they left, in the order you like.

tyrants-name-myconid-adult = Myconid Adult
tyrants-short-myconid-adult = 2 Influence; an Outcast for a rival
tyrants-text-myconid-adult = Gain 2 Influence. Choose an opponent, who recruits an Insane Outcast.

tyrants-name-nalfeshnee = Nalfeshnee
tyrants-short-nalfeshnee = 3 Influence; promote your top card
tyrants-text-nalfeshnee = Gain 3 Influence. Promote the top card of your deck, unseen.

tyrants-name-hezrou = Hezrou
tyrants-short-hezrou = Move an enemy; promote your top card
tyrants-text-hezrou = Move one enemy troop from where you have presence to any empty space. Promote the top card of your deck, unseen.

tyrants-name-myconid-sovereign = Myconid Sovereign
tyrants-short-myconid-sovereign = An Outcast for a rival; promote later
tyrants-text-myconid-sovereign = Choose an opponent, who recruits an Insane Outcast. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-zuggtmoy = Zuggtmoy
tyrants-short-zuggtmoy = Devour a promoted card: 3 Influence, promote 2
tyrants-text-zuggtmoy = You may devour a card of your inner circle. If you do, gain 3 Influence, and at the end of your turn promote up to 2 other cards you played this turn.

## Cards: Aberrations

tyrants-name-beholder = Beholder
tyrants-short-beholder = Assassinate; 1 Power per 3 trophies
tyrants-text-beholder = Assassinate an enemy troop. Presence is needed. Then gain 1 Power for every 3 troops in your trophy hall, rounded down.

tyrants-name-death-tyrant = Death Tyrant
tyrants-short-death-tyrant = Assassinate up to 3 at a site, 1 Influence each
tyrants-text-death-tyrant = Choose a site where you have presence and assassinate up to 3 enemy troops there. Gain 1 Influence for each of them.

tyrants-name-gauth = Gauth
tyrants-short-gauth = 2 Influence, or draw and a rival discards
tyrants-text-gauth = Choose one: gain 2 Influence; or draw a card, then choose an opponent with more than 3 cards in hand, who discards a card.

tyrants-name-mindwitness = Mindwitness
tyrants-short-mindwitness = Assassinate; its owner with 4+ cards discards
tyrants-text-mindwitness = Assassinate an enemy troop. Presence is needed. If it was another player's, and that player has more than 3 cards in hand, that player discards a card.

tyrants-name-spectator = Spectator
tyrants-short-spectator = 2 Power and 1 Influence
tyrants-text-spectator = Gain 2 Power and 1 Influence.

tyrants-name-cranium-rats = Cranium Rats
tyrants-short-cranium-rats = Deploy 2; a rival with 4+ cards discards
tyrants-text-cranium-rats = Deploy 2 troops. Then choose an opponent with more than 3 cards in hand, who discards a card.

tyrants-name-grimlock = Grimlock
tyrants-short-grimlock = Deploy; if forced out: draw 2
tyrants-text-grimlock = Deploy a troop. When an opponent's effect makes you discard this card, draw 2 cards afterwards.

tyrants-name-neogi = Neogi
tyrants-short-neogi = Deploy 4; all opponents discard later
tyrants-text-neogi = Deploy 4 troops. At the end of your turn each opponent discards a card, however few there are in hand.

tyrants-name-quaggoth = Quaggoth
tyrants-short-quaggoth = Assassinate a white troop per site you control
tyrants-text-quaggoth = Count the sites you control and assassinate that many white troops, one after the other. Presence is needed. The number is fixed before the first.

tyrants-name-umber-hulk = Umber Hulk
tyrants-short-umber-hulk = Deploy 3; if forced out: they discard
tyrants-text-umber-hulk = Deploy 3 troops. When an opponent's effect makes you discard this card, that opponent discards a card too.

tyrants-name-aboleth = Aboleth
tyrants-short-aboleth = 2 spies, or draw 1 per spy
tyrants-text-aboleth = Choose one: place 2 spies at different sites; or draw a card for each of your spies on the map.

tyrants-name-brainwashed-slave = Brainwashed Slave
tyrants-short-brainwashed-slave = Spy, or take back: 2 Power, 2 Influence
tyrants-text-brainwashed-slave = Choose one: place a spy; or take back one of your spies from the map and gain 2 Power and 2 Influence.

tyrants-name-chuul = Chuul
tyrants-short-chuul = Spy; rivals there with 4+ cards discard
tyrants-text-chuul = Place a spy. Then each opponent who has a troop at its site and more than 3 cards in hand discards a card.

tyrants-name-cloaker = Cloaker
tyrants-short-cloaker = Spy, or take one back: assassinate there
tyrants-text-cloaker = Choose one: place a spy; or take back one of your spies from the map and assassinate an enemy troop at the site it left.

tyrants-name-nothic = Nothic
tyrants-short-nothic = Spy, or take back: draw, rivals discard
tyrants-text-nothic = Choose one: place a spy; or take back one of your spies from the map, draw a card, and each opponent with more than 3 cards in hand discards a card.

tyrants-name-ambassador = Ambassador
tyrants-short-ambassador = Promote later; if forced out: promoted
tyrants-text-ambassador = At the end of your turn promote one other card you played this turn; you must if you can. When an opponent's effect makes you discard this card, you may promote it instead.

tyrants-name-elder-brain = Elder Brain
tyrants-short-elder-brain = Promote your top card, play a promoted one
tyrants-text-elder-brain = Promote the top card of your deck. Then play one card of your inner circle as if from your hand; afterwards it goes back there, unless its own text moved it.

tyrants-name-intellect-devourer = Intellect Devourer
tyrants-short-intellect-devourer = 3 Influence, or return up to 2 pieces
tyrants-text-intellect-devourer = Choose one: gain 3 Influence; or return up to 2 troops or spies in any mix. Pieces of others only where you have presence, your own from anywhere, never white troops.

tyrants-name-puppeteer = Puppeteer
tyrants-short-puppeteer = 2 Influence; promote later
tyrants-text-puppeteer = Gain 2 Influence. At the end of your turn promote one other card you played this turn; you must if you can.

tyrants-name-ulitharid = Ulitharid
tyrants-short-ulitharid = Play a market card up to 4, then devour it
tyrants-text-ulitharid = Play a market card that costs 4 or less as if from your hand; you must if there is one. Afterwards devour it, and its slot is refilled.

## Cards: Undead

tyrants-name-carrion-crawler = Carrion Crawler
tyrants-short-carrion-crawler = 3 Power; it takes a market card's place
tyrants-text-carrion-crawler = Gain 3 Power. Devour a market card and put this card in its place, where anyone may recruit it; the slot is not refilled from the deck.

tyrants-name-death-knight = Death Knight
tyrants-short-death-knight = Supplant; 1 VP per 5 player trophies
tyrants-text-death-knight = Supplant an enemy troop. Presence is needed. Then gain 1 VP for every 5 troops of players in your trophy hall, rounded down.

tyrants-name-flesh-golem = Flesh Golem
tyrants-short-flesh-golem = 2 Power; devour it: assassinate
tyrants-text-flesh-golem = Gain 2 Power. You may devour this card. If you do, assassinate an enemy troop where you have presence.

tyrants-name-revenant = Revenant
tyrants-short-revenant = Assassinate 2; promoted at 8 trophies
tyrants-text-revenant = Assassinate 2 enemy troops. Presence is needed. Then, if your trophy hall holds 8 or more troops, promote this card at once.

tyrants-name-wight = Wight
tyrants-short-wight = 2 Power, or devour: supplant
tyrants-text-wight = Choose one: gain 2 Power; or devour a card from your hand and supplant an enemy troop where you have presence.

tyrants-name-minotaur-skeleton = Minotaur Skeleton
tyrants-short-minotaur-skeleton = Deploy 3, or devour it: assassinate 3 white
tyrants-text-minotaur-skeleton = Choose one: deploy 3 troops; or devour this card and assassinate up to 3 white troops at one site where you have presence.

tyrants-name-mummy-lord = Mummy Lord
tyrants-short-mummy-lord = 2×: assassinate or raise a white troop
tyrants-text-mummy-lord = Twice in a row choose one: assassinate a white troop where you have presence; or take a white troop from any trophy hall and put it on an empty space anywhere on the board.

tyrants-name-ogre-zombie = Ogre Zombie
tyrants-short-ogre-zombie = Supplant a white troop anywhere
tyrants-text-ogre-zombie = Supplant a white troop anywhere on the board. No presence is needed.

tyrants-name-ravenous-zombies = Ravenous Zombies
tyrants-short-ravenous-zombies = 1 Power, assassinate a white troop
tyrants-text-ravenous-zombies = Gain 1 Power. Assassinate a white troop. Presence is needed.

tyrants-name-skeletal-horde = Skeletal Horde
tyrants-short-skeletal-horde = Deploy 2; devour it: deploy 3
tyrants-text-skeletal-horde = Deploy 2 troops. You may devour this card. If you do, deploy 3 troops.

tyrants-name-banshee = Banshee
tyrants-short-banshee = Spy; 3 Power if a rival spy is there
tyrants-text-banshee = Place a spy. If a spy of another player is at its site, gain 3 Power.

tyrants-name-conjurer = Conjurer
tyrants-short-conjurer = Spy, or take back: 2 free cards up to 3
tyrants-text-conjurer = Choose one: place a spy; or take back one of your spies from the map and recruit up to 2 cards that cost 3 or less each for free, from the market or the open stacks.

tyrants-name-ghost = Ghost
tyrants-short-ghost = Spy, or take back: buy from the devoured
tyrants-text-ghost = Choose one: place a spy; or take back one of your spies from the map, and for the rest of your turn the top card of the devoured pile counts as a market card.

tyrants-name-lich = Lich
tyrants-short-lich = Spy; raise up to 2 trophies of a rival there
tyrants-text-lich = Place a spy. If troops of other players are at its site, choose one of those players, take up to 2 troops of any colour from that player's trophy hall and put them on empty spaces where you have presence.

tyrants-name-wraith = Wraith
tyrants-short-wraith = Spy; devour it: assassinate there
tyrants-text-wraith = Place a spy. You may devour this card. If you do, assassinate an enemy troop at that spy's site.

tyrants-name-cultist-of-myrkul = Cultist of Myrkul
tyrants-short-cultist-of-myrkul = 2 Influence, or devour it: promote 2
tyrants-text-cultist-of-myrkul = Choose one: gain 2 Influence; or devour this card and at the end of your turn promote up to 2 other cards you played this turn.

tyrants-name-high-priest-of-myrkul = High Priest of Myrkul
tyrants-short-high-priest-of-myrkul = Return a rival piece; promote any Undead
tyrants-text-high-priest-of-myrkul = Return one troop or spy of another player to its barracks, where you have presence. At the end of your turn you may promote any number of Undead cards you played this turn.

tyrants-name-necromancer = Necromancer
tyrants-short-necromancer = 3 Influence, or promote a card now
tyrants-text-necromancer = Choose one: gain 3 Influence; or promote right now this card, a card from your hand or a card of your discard pile.

tyrants-name-vampire = Vampire
tyrants-short-vampire = Supplant, or promote a discard for VP
tyrants-text-vampire = Choose one: supplant an enemy troop where you have presence; or promote a card of your discard pile, then gain 1 VP for every 3 cards in your inner circle, rounded down.

tyrants-name-vampire-spawn = Vampire Spawn
tyrants-short-vampire-spawn = 1 Influence; return a rival piece
tyrants-text-vampire-spawn = Gain 1 Influence. Return one troop or spy of another player to its barracks, where you have presence.

## Printed facts

# $aspect and $cost: none for an Insane Outcast
tyrants-facts-cards = { $cost ->
        [none] {""}
       *[other] Cost: { $cost } ·{" "}
    }{ $aspect ->
        [none] no aspect
       *[other] { $aspect }
    } · in the deck: { $deck_vp } VP · in the inner circle: { $circle_vp } VP
tyrants-facts-sites = { $vp } VP

## Questions

tyrants-ask-start = Choose a starting site
    .why = One troop on a starting site where no other player stands.
tyrants-ask-turn-action = Play a card or spend
    .why = Cards from your hand, Power on the map, Influence in the market. End your turn when you are done.
tyrants-ask-deploy =
    { $n ->
        [one] Deploy a troop
       *[other] Deploy { $n } more troops
    }
    .why = From { $because }: to an empty space where you have presence.
tyrants-ask-assassinate =
    { $n ->
        [one] Assassinate a troop
       *[other] Assassinate { $n } more troops
    }
    .why = From { $because }: it goes to your trophy hall.
tyrants-ask-strike = Choose a site to strike or decline
    .why =
        { $n ->
            [one] From { $because }: 1 troop there.
           *[other] From { $because }: up to { $n } troops there.
        }
tyrants-ask-supplant =
    { $n ->
        [one] Supplant a troop
       *[other] Supplant { $n } more troops
    }
    .why = From { $because }: your troop takes its space.
tyrants-ask-move =
    { $n ->
        [one] Choose an enemy troop to move
       *[other] Choose enemy troops to move: { $n }
    }
    .why = From { $because }: from where you have presence.
tyrants-ask-move-to = Choose where it goes
    .why = Any empty space in play will do.
tyrants-ask-return =
    { $n ->
        [one] Return a troop or spy
       *[other] Return { $n } more troops or spies
    }
    .why = From { $because }: it goes back to its barracks.
tyrants-ask-return-whose = Choose whose spy returns
    .why = There are several spies at this site.
tyrants-ask-return-spy = Return an enemy spy
    .why = From { $because }: from a site where you have presence.
tyrants-ask-spy = Place a spy
    .why = From { $because }: at a site without a spy of yours.
tyrants-ask-spy-recall = Take back a spy to place it again
    .why = From { $because }: all your spies are out. You may also leave them.
tyrants-ask-pay-recall = Take back a spy or decline
    .why = The cost of { $because }.
tyrants-ask-pay-recall-more = Take back another spy or stop
    .why = From { $because }: one supplant at each site left.
tyrants-ask-pay-devour-hand = Devour a card from hand or decline
    .why = The cost of { $because }.
tyrants-ask-pay-devour-circle = Devour a promoted card or decline
    .why = The cost of { $because }.
tyrants-ask-pay-devour-this = Devour { $because } or keep it
    .why = The cost of its second effect.
tyrants-ask-pay-discard = Discard a card or decline
    .why = If you do, { $because } goes back to the supply.
tyrants-ask-choose = Choose one
    .why = From { $because }.
tyrants-ask-focus-use = Use the Focus or decline
    .why = From { $because }: another card of the aspect was played.
tyrants-ask-focus-reveal = Show a card for Focus or decline
    .why = From { $because }: it stays in your hand, and everyone knows it.
tyrants-ask-raise-hall =
    { $n ->
        [one] Choose a trophy hall
       *[other] Choose a trophy hall: { $n } troops
    }
    .why = From { $because }: a troop of it returns to the map.
tyrants-ask-raise-colour = Choose a troop of the hall
    .why = From { $because }: it keeps its colour.
tyrants-ask-raise-space = Choose where it stands
    .why = From { $because }: an empty space.
tyrants-ask-discard-forced = Discard a card
    .why = An opponent makes you: { $because }.
tyrants-ask-ambassador = Promote { $because } or discard it
    .why = An opponent's effect makes you discard it.
tyrants-ask-target-discard = Choose who discards
    .why = From { $because }: an opponent with more than 3 cards.
tyrants-ask-target-outcast = Choose who takes an Outcast
    .why = From { $because }.
tyrants-ask-target-hall = Choose whose trophies you take
    .why = From { $because }: a player with a troop at the spy's site.
tyrants-ask-devour-market = Devour a market card or decline
    .why = From { $because }: the slot is refilled.
tyrants-ask-crawler-devour = Devour a market card
    .why = { $because } takes its slot.
tyrants-ask-recruit-free =
    { $n ->
        [one] Recruit a card for free
       *[other] Recruit { $n } cards for free
    }
    .why = From { $because }: without paying.
tyrants-ask-elder-brain-play = Play a card of your inner circle
    .why = From { $because }: afterwards it goes back there.
tyrants-ask-ulitharid-play = Play a market card
    .why = From { $because }: afterwards it is devoured.
tyrants-ask-promote =
    { $n ->
        [one] Promote a card
       *[other] Promote up to { $n } cards
    }
    .why = From { $because }: a card you played this turn.
tyrants-ask-promote-discard = Promote a card you discarded
    .why = From { $because }.
tyrants-ask-promote-now = Promote a card now
    .why = From { $because }: this card, one in hand or a discarded one.
tyrants-ask-end-effect = Choose the next effect
    .why = These effects wait for the end of your turn.

## Answers

tyrants-option-play = Play { $thing }
    .many = Play a card
tyrants-option-play-all = Play { $thing } plain cards at once
tyrants-option-end-turn = End the turn
tyrants-option-deploy = Deploy: { $thing }
    .many = Deploy a troop
tyrants-option-assassinate = Assassinate: { $thing }
    .many = Assassinate a troop
tyrants-option-supplant = Supplant: { $thing }
    .many = Supplant a troop
tyrants-option-return = Return troop: { $thing }
    .many = Return a troop
tyrants-option-move = Move from: { $thing }
    .many = Move a troop
tyrants-option-move-to = Move to: { $thing }
    .many = Choose where to
tyrants-option-spy = Spy at { $thing }
    .many = Place a spy
tyrants-option-recall = Take back the spy: { $thing }
    .many = Take back a spy
tyrants-option-return-spy = Return a spy: { $thing }
    .many = Return a spy
tyrants-option-strike = Strike at { $thing }
    .many = Choose where to strike
tyrants-option-recruit = Recruit { $thing }
    .many = Recruit a card
tyrants-option-unearth = From the devoured: { $thing }
    .many = Take a devoured card
tyrants-option-devour = Devour { $thing }
    .many = Devour a card
tyrants-option-discard = Discard { $thing }
    .many = Discard a card
tyrants-option-reveal = Show { $thing }
    .many = Show a card
tyrants-option-promote = Promote { $thing }
    .many = Promote a card
tyrants-option-promote-hand = Promote { $thing } from hand
    .many = Promote from hand
tyrants-option-promote-discard = Promote { $thing } from the discards
    .many = Promote from the discards
tyrants-option-resolve = Effect of { $thing }
    .many = Choose an effect
tyrants-option-whose = The spy of { $thing }
    .many = Choose a spy
tyrants-option-target = Choose { $thing }
    .many = Choose a player
tyrants-option-hall = Trophy hall of { $thing }
    .many = Choose a trophy hall
tyrants-option-take = Take a troop: { $thing }
    .many = Take a troop
tyrants-option-focus = Use the Focus
tyrants-option-done = Done
tyrants-option-decline = Decline
tyrants-option-choose = { $thing }
    .many = Choose one

## Log

tyrants-event-house-founded = { $seat } starts at { $thing }.
tyrants-event-turn-started = Round { $n }: { $seat }.
tyrants-event-card-played = { $seat } plays { $thing }.
    .many = { $seat } plays { $thing } { $count } times.
tyrants-event-power-gained = { $seat } gains { $n } Power ({ $thing }).
    .brief = { $n } Power
tyrants-event-influence-gained = { $seat } gains { $n } Influence ({ $thing }).
    .brief = { $n } Influence
tyrants-event-vp-gained = { $seat } gains { $n } VP ({ $thing }).
    .brief = { $n } VP
tyrants-event-marker-paid = { $seat } gains { $n } Influence from the marker of { $thing }.
tyrants-event-control-taken = { $seat } takes control: { $thing }.
tyrants-event-control-lost = { $seat } loses control: { $thing }.
tyrants-event-troop-deployed = { $seat } deploys a troop: { $thing }.
tyrants-event-troop-killed = { $seat } assassinates a troop of { $other }: { $thing }.
tyrants-event-white-killed = { $seat } assassinates a white troop: { $thing }.
tyrants-event-troop-moved = { $seat } moves a troop from { $thing } to { $things }.
tyrants-event-troop-returned = { $seat } returns a troop of { $other } to the barracks: { $thing }.
tyrants-event-spy-placed = { $seat } places a spy: { $thing }.
tyrants-event-spy-recalled = { $seat } takes back a spy: { $thing }.
tyrants-event-spy-returned = { $seat } returns a spy of { $other }: { $thing }.
tyrants-event-troop-raised = { $seat } brings back a troop of { $other } from a trophy hall: { $thing }.
tyrants-event-white-raised = { $seat } brings back a white troop from a trophy hall: { $thing }.
tyrants-event-card-recruited = { $seat } recruits { $thing }.
tyrants-event-market-refilled = New in the market: { $thing }.
tyrants-event-outcasts-recruited =
    { $n ->
        [one] { $seat } takes an Insane Outcast.
       *[other] { $seat } takes { $n } Insane Outcasts.
    }
tyrants-event-outcast-returned = An Insane Outcast of { $seat } goes back to the supply.
tyrants-event-card-devoured = { $seat } devours { $thing }.
tyrants-event-card-to-market = { $thing } moves to the market.
tyrants-event-grave-opened = { $seat } may recruit from the devoured pile this turn.
tyrants-event-card-promoted = { $seat } promotes { $thing }.
tyrants-event-card-revealed = { $seat } shows { $thing }.
tyrants-event-card-discarded = { $seat } discards { $thing }.
tyrants-event-hand-discarded = { $seat } discards the rest of the hand: { $things }.
tyrants-event-deck-discarded = { $seat } puts the whole deck on the discard pile.
tyrants-event-deck-shuffled = { $seat } shuffles the discard pile into a new deck.
tyrants-event-cards-drawn =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
tyrants-event-hand-grew = Drawn: { $things }.
tyrants-event-end-triggered = { $seat } triggers the end: this round is the last.
tyrants-event-game-over = The game is over.
tyrants-event-gain-advised = Nothing speaks against it: what is still in hand at the end of the turn is discarded unused.
tyrants-event-count-advised = Your last turn, counted through: this begins the way that leaves you furthest ahead.

## Why not?

tyrants-why-in-play = It must be in a sector that is in play ({ $thing }).
tyrants-why-power = Power: { $needed } needed, you have { $given }.
tyrants-why-influence = Influence: { $needed } needed, you have { $given }.
tyrants-why-presence = You need presence there: { $thing }.
tyrants-why-enemy = It must be an enemy troop, not your own.
tyrants-why-player-piece = Only pieces of players can be returned.
tyrants-why-space-empty = The space must be empty.
tyrants-why-enemy-spy = There must be an enemy spy at the site.
tyrants-why-no-own-spy = You may have only one spy at a site.
tyrants-why-stack = Cards left in the stack: { $given }.
tyrants-why-start-site = It must be a starting site without another player.
tyrants-why-same-place = All spaces of a site are the same place: choose { $thing }.
tyrants-why-card-says = The card asks for something else: { $thing }.
tyrants-why-played = The card must lie in your play area, and not be the one with the effect.
tyrants-why-in-hand = The card must be in your hand.

## Board: headings, captions and accessible names

tyrants-name-trophy-white = a white troop
tyrants-name-trophy-a = a troop of seat A
tyrants-name-trophy-b = a troop of seat B
tyrants-name-trophy-c = a troop of seat C
tyrants-name-trophy-d = a troop of seat D

tyrants-board-map = Map of the Underdark
tyrants-board-routes = Troops on routes
tyrants-board-show = Show on the map
tyrants-board-control = Control
tyrants-board-presence = Presence
tyrants-board-presence-of = Presence of { $player }
tyrants-board-zoom-in = Zoom in
tyrants-board-zoom-out = Zoom out
tyrants-board-all-done = End your turn
tyrants-board-all-done-why = Nothing is left to play or to spend on.
tyrants-board-next-lit = Show next lit place
tyrants-board-next-of = { $nth ->
        [0] { $n } in all
       *[other] { $nth } of { $n }
    }
tyrants-board-spy = spy
tyrants-board-marker = control marker
tyrants-board-white = white troop
tyrants-board-start = starting site
tyrants-board-marker-pays = Control marker: +{ $influence } Influence once a turn; { $vp } VP at the end of your turn with total control
tyrants-board-space = { $name }: { $holder }
tyrants-board-space-empty = empty
tyrants-board-spaces = { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
tyrants-board-vp = { $n } VP
tyrants-board-closed = not in play in this game
tyrants-board-control-by = control: { $player }
tyrants-board-total-by = total control: { $player }
tyrants-board-spies-of = spies: { $players }

tyrants-board-parts = Parts of the table
tyrants-board-part-map = Map
tyrants-board-part-market = Market
tyrants-board-part-mine = My cards
tyrants-board-market = Market
tyrants-board-market-left = { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
tyrants-board-you-have = you have { $n } Influence
tyrants-board-slot-empty = Empty market slot
tyrants-board-stack = { $name }{ $cost ->
        [none] {""}
       *[other] , cost { $cost }
    }: { $n } left
tyrants-board-left = { $n } left
tyrants-board-devoured = Devoured

tyrants-board-mine = Your area
tyrants-board-area = Area of { $player }
tyrants-board-power = Power
tyrants-board-influence = Influence
tyrants-board-pool = { $power } Power, { $influence } Influence
tyrants-board-hand = Hand
tyrants-board-hand-empty = No cards left in hand.
tyrants-board-known = Known in hand
tyrants-board-played = Played this turn
tyrants-board-none-played = nothing yet
tyrants-board-piles = Your piles
tyrants-board-circle = Inner circle
tyrants-board-discard = Discard pile
tyrants-board-trophies = Trophies
tyrants-board-hall-open = The trophy hall you chose
tyrants-board-waiting = At the end of the turn
tyrants-board-deck-and-hand = In deck and hand
tyrants-board-none = none
tyrants-board-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
tyrants-board-sites = { $n ->
        [one] { $n } site
       *[other] { $n } sites
    }
tyrants-board-n-points = { $n } VP so far
tyrants-board-n-hand = hand: { $n }
tyrants-board-n-deck = deck: { $n }
tyrants-board-col-deck = deck
tyrants-board-col-discard = discard
tyrants-board-col-circle = circle
tyrants-board-col-barracks = barracks
tyrants-board-col-spy = spies
tyrants-board-n-discard = discard pile: { $n }
tyrants-board-n-circle = inner circle: { $n }
tyrants-board-n-barracks = troops in the barracks: { $n }
tyrants-board-n-spy = spies in the barracks: { $n }
tyrants-board-n-trophy = trophies: { $n }

tyrants-board-aspect = Aspect
tyrants-board-no-aspect = no aspect
tyrants-board-creature = Creature type
tyrants-board-cost = Cost
tyrants-board-in-deck = VP in the deck
tyrants-board-in-circle = VP in the inner circle
tyrants-board-card = { $name }{ $n ->
        [one] {""}
       *[other] {" "}({ $n })
    }. { $aspect ->
        [none] No aspect
       *[other] { $aspect }
    }. { $cost ->
        [none] {""}
       *[other] Cost { $cost }.{" "}
    }{ $short }. { $deck } VP in the deck, { $circle } VP in the inner circle.
tyrants-board-round = round { $n }
tyrants-board-last-round = last round

## The table as text

tyrants-sketch-market = Market
tyrants-sketch-market-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
tyrants-sketch-stacks = Stacks
tyrants-sketch-devoured = Devoured, top first
tyrants-sketch-map = Map
tyrants-sketch-round = round { $n }
tyrants-sketch-last-round = Last round
tyrants-sketch-vp = { $n } VP
tyrants-sketch-control = control: { $seat }
tyrants-sketch-total = total control: { $seat }
tyrants-sketch-spies-at = spies: { $letters }
tyrants-sketch-marker = marker
tyrants-sketch-routes = Routes with troops
tyrants-sketch-pool = Pool: { $power } Power, { $influence } Influence
tyrants-sketch-player = { $seat }
tyrants-sketch-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
tyrants-sketch-barracks =
    { $n ->
        [one] 1 troop
       *[other] { $n } troops
    }
tyrants-sketch-spies =
    { $n ->
        [one] 1 spy
       *[other] { $n } spies
    }
tyrants-sketch-trophies =
    { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }
tyrants-sketch-hand-size =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
tyrants-sketch-hand = Hand
tyrants-sketch-played = Played
tyrants-sketch-discard = Discards
tyrants-sketch-circle = Inner circle
tyrants-sketch-waiting = Waiting for the end of the turn
tyrants-sketch-none = none

## Rules: Setting up

tyrants-rule-tyr-1-01 = Two, three or four can play. Whoever has the most victory points (VP) at the end wins.
    .title = Players and goal

tyrants-rule-tyr-1-02 = Two players use only the center of the map. Three use the center and one outer sector, left or right, agreed before the game. Four use all three sectors.
    .title = Sectors by number of players

tyrants-rule-tyr-1-03 = Sites outside the sectors in use are not there. A route and its spaces are in play only if both of its end sites are. Nothing out of play can be targeted, held, spied on, scored, or used as a neighbour.
    .title = Parts of the map out of play

tyrants-rule-tyr-1-04 = Choose two different half-decks of the six and shuffle their 80 cards together face down. For a first game take Drow and Dragons.
    .title = The market deck

tyrants-rule-tyr-1-05 = Turn the top 6 cards of the market deck face up: they are the market. 74 cards stay in the deck.
    .title = The market row

tyrants-rule-tyr-1-06 = All 15 House Guards and all 15 Priestesses of Lolth lie face up in two stacks of their own, beside the six market cards.
    .title = House Guards and Priestesses

tyrants-rule-tyr-1-07 = With the Demons in play all 30 Insane Outcasts form a supply. Otherwise they are not in the game.
    .title = Insane Outcasts

tyrants-rule-tyr-1-08 = One white troop stands on every space in play that is marked for it: 25 in the center, 7 on the left, 8 on the right.
    .title = White troops

tyrants-rule-tyr-1-09 = Every site in play that has a control marker starts with it on the map, held by nobody. The center has 3, each outer sector 2.
    .title = Control markers at the start

tyrants-rule-tyr-1-10 = You have one colour with 40 troops and 5 spies in your barracks, an empty trophy hall and an empty inner circle. Houses differ only in colour.
    .title = Your pieces

tyrants-rule-tyr-1-11 = Shuffle your 7 Nobles and 3 Soldiers and draw 5 cards, before starting sites are chosen. All other Nobles and Soldiers stay in the box.
    .title = Starting deck

tyrants-rule-tyr-1-12 = The first player is drawn or named, and stays first for the whole game. Play goes clockwise.
    .title = First player

tyrants-rule-tyr-1-13 = In seating order everyone puts one troop from the barracks on an empty space of a starting site where no other player stands. It needs no presence and leaves 39 troops.
    .title = Starting deployment

tyrants-rule-tyr-1-14 = A single troop controls Eryndlyn, Ched Nasad, Jhachalkhyn or Chaulssin at once, but not Skullport or Mantol-Derith, where 2 white troops stand. No starting site has a marker.
    .title = Control after the start

## Rules: Cards

tyrants-rule-tyr-2-01 = A minion has a name, a cost in Influence, an aspect, a creature type, a half-deck, a text, points in the deck, points in the inner circle, and a number of copies. The type matters only where a text names it.
    .title = Parts of a card

tyrants-rule-tyr-2-02 = Market cards are Ambition, Conquest, Malice or Guile. Nobles, Soldiers, House Guards and Priestesses are Obedience. An Insane Outcast has no aspect.
    .title = Five aspects

tyrants-rule-tyr-2-03 = You have a face-down deck, a hand, a play area for this turn, a face-up discard pile and an inner circle. A card lies in exactly one of these, or in the market deck, the market, a stack, the devoured pile, or outside the game.
    .title = Where cards lie

tyrants-rule-tyr-2-04 = “Another card” excludes only the one card that says so, not other copies of the same name.
    .title = Copies are different cards

tyrants-rule-tyr-2-05 = Where a card contradicts the rules, the card is right.
    .title = Cards beat rules

tyrants-rule-tyr-2-06 = Every card says how many copies its half-deck holds; they add up to 40.
    .title = Copies in a half-deck

tyrants-rule-tyr-2-07 = Devoured cards lie in one common pile, face up and in order; the last one devoured is on top.
    .title = The devoured pile

## Rules: Resources

tyrants-rule-tyr-3-01 = The two resources are Power and Influence. You simply count them; there is no limit.
    .title = Power and Influence

tyrants-rule-tyr-3-02 = What you gain is in your pool at once, and you may spend it at any point of step 1 of the same turn, but not in the middle of a card or action.
    .title = Spending

tyrants-rule-tyr-3-03 = Power and Influence left at the end of your turn are lost. Nobody else has a pool.
    .title = What is left is lost

tyrants-rule-tyr-3-04 = You may take a basic action only if your pool covers its whole cost.
    .title = No credit

## Rules: Your turn

tyrants-rule-tyr-4-01 = In each round everyone takes one turn, clockwise from the first player.
    .title = Rounds

tyrants-rule-tyr-4-02 = As often as you like and in any order, play a card from your hand or pay for a basic action. You decide when to stop; cards and resources may be left over.
    .title = Step 1

tyrants-rule-tyr-4-03 = Assassinate a troop for 3 Power; deploy a troop for 1 Power; return an enemy spy for 3 Power; recruit a card for its cost in Influence.
    .title = Basic actions

tyrants-rule-tyr-4-04 = A basic action needs something to do: a target, an empty space or empty barracks, a card you can pay for.
    .title = No empty actions

tyrants-rule-tyr-4-05 = A card or action is finished, with all choices and answers of other players, before the next one starts.
    .title = One thing at a time

tyrants-rule-tyr-4-06 = When a card leaves the market, the next card of the market deck takes its slot before anything else happens. The Carrion Crawler is the exception.
    .title = The market refills at once

tyrants-rule-tyr-4-07 = In this order: effects “at the end of your turn”, above all promotions; VP from control markers; discard your play area and hand; draw up to 5 cards.
    .title = The end of your turn

tyrants-rule-tyr-4-08 = All cards in your play area and hand go to your discard pile. Cards that have left the play area stay where they went.
    .title = Discarding at the end

tyrants-rule-tyr-4-09 = Draw until you hold 5 cards, reshuffling when needed. If everything runs out, you hold fewer.
    .title = A new hand

tyrants-rule-tyr-4-10 = You start your turn with the hand you have: fewer cards after forced discards, more after a Grimlock. There is no limit.
    .title = No draw at the start

tyrants-rule-tyr-4-11 = VP gained during play are tokens in your trophy hall, open to all. They are not troops and never count as trophies.
    .title = Gaining VP

## Rules: Playing cards

tyrants-rule-tyr-5-01 = Put the card face up before you and do what it says. Playing is free.
    .title = Playing a card

tyrants-rule-tyr-5-02 = Do all of the text in order and as far as possible. What cannot be done is skipped; the rest still happens.
    .title = In printed order

tyrants-rule-tyr-5-03 = What can be done must be done, unless the text says “may” or “up to” or has an arrow. “Up to N” allows anything from 0 to N.
    .title = Must and may

tyrants-rule-tyr-5-04 = Pick exactly one of the options, even one that turns out to do nothing.
    .title = Choose one

tyrants-rule-tyr-5-05 = Choose and carry out, then choose again. The same option may be picked again.
    .title = Choose several times

tyrants-rule-tyr-5-06 = What stands before the arrow is a cost you may pay or not. Only if you pay all of it does the rest happen, once each time the card is played. The remaining text is not affected.
    .title = Arrow abilities

tyrants-rule-tyr-5-07 = If the card devoured as a cost is an Insane Outcast, it goes to the supply and the cost is still paid.
    .title = Outcasts as payment

tyrants-rule-tyr-5-08 = A card that devours, promotes or returns itself, or moves to the market, leaves at that moment. The rest of its text is still carried out.
    .title = Cards that remove themselves

tyrants-rule-tyr-5-09 = You may use a Focus effect if you have played another card of that aspect this turn, or show another one from your hand.
    .title = Focus

tyrants-rule-tyr-5-10 = A card shown for Focus stays in your hand, and everyone knows it now. It may be shown again and played later. If another card of the aspect was played, nothing needs to be shown.
    .title = Showing a card

tyrants-rule-tyr-5-11 = It is checked when its line is reached. Every card you played this turn counts, from wherever and wherever it is now. Other players' cards never do.
    .title = When Focus is checked

tyrants-rule-tyr-5-12 = Numbers are counted when their line is reached, after the earlier lines of the same card. “For every N” rounds down.
    .title = When things are counted

tyrants-rule-tyr-5-13 = A card played from another place “as if from your hand” does all it says, with your choices and costs, and counts as played this turn.
    .title = Playing cards from elsewhere

## Rules: The map

tyrants-rule-tyr-6-01 = A space holds at most one troop. Troops stand only on spaces, spies never do.
    .title = Troop spaces

tyrants-rule-tyr-6-02 = A site is a group of spaces with a name and points. A route is a chain of single spaces between two sites. Gauntlgrym and the Wormwrithings touch without a space between.
    .title = Sites and routes

tyrants-rule-tyr-6-03 = Along a route the first site is next to the first space, each space to the following one, the last space to the second site. All spaces of a site are one place.
    .title = Neighbours

tyrants-rule-tyr-6-04 = You have presence at a site if you have a spy there, a troop there, or a troop next to it.
    .title = Presence at a site

tyrants-rule-tyr-6-05 = You have presence at a route space if your troop stands on it or next to it.
    .title = Presence on a route

tyrants-rule-tyr-6-06 = A spy gives presence only at its own site. Only troops give it next door.
    .title = Spies reach no further

tyrants-rule-tyr-6-07 = Presence is checked for each single action when it is done: one troop may open the way for the next, and losing a piece may close it.
    .title = Checked every time

tyrants-rule-tyr-6-08 = White troops belong to nobody, do nothing, and hold their spaces. Once removed, the space is open. Only a few cards bring them back.
    .title = White troops

tyrants-rule-tyr-6-09 = An enemy troop is white or another player's. “Another player's” leaves white out. An enemy spy is another player's. Opponents are all other players.
    .title = Enemies

tyrants-rule-tyr-6-10 = “Anywhere on the board” means that no presence is needed. The target must still be in play and legal.
    .title = Anywhere on the board

tyrants-rule-tyr-6-11 = You control a site with strictly more troops there than each other colour, white included. White never controls. One lone troop is enough.
    .title = Control

tyrants-rule-tyr-6-12 = You lose control as soon as another colour draws level. A tie for the most is nobody's. Control is looked at after every change.
    .title = Losing control

tyrants-rule-tyr-6-13 = You have total control if every space of the site is yours and no other player has a spy there. Your own spies do not matter.
    .title = Total control

tyrants-rule-tyr-6-14 = A control marker is always held by whoever controls its site, or lies on the map. It changes hands at once, in anyone's turn.
    .title = Who holds a marker

tyrants-rule-tyr-6-15 = Each marker gives you 1 Influence once in each of your turns, and under total control VP as well: 3 at Araumycos, 2 at Menzoberranzan, 1 at the other five.
    .title = What markers give

tyrants-rule-tyr-6-16 = At the start of your turn you gain 1 Influence for each marker you hold.
    .title = Influence at the start

tyrants-rule-tyr-6-17 = A marker you take in your own turn gives its Influence at once, unless it already did this turn. Losing it takes nothing back.
    .title = Influence when taken

tyrants-rule-tyr-6-18 = At the end of your turn each marker you hold pays its VP if you have total control of its site at that moment.
    .title = VP at the end of the turn

tyrants-rule-tyr-6-19 = A marker that comes to you in another player's turn pays only in your next turn, if you still hold it.
    .title = Taken in another's turn

tyrants-rule-tyr-6-20 = A spy stands at a site, not on a space. You may have one spy at a site; any number of players may have theirs there.
    .title = Spies at sites

tyrants-rule-tyr-6-21 = Spies never count for control. An enemy spy only prevents total control.
    .title = Spies and control

## Rules: Actions

tyrants-rule-tyr-7-01 = Take an enemy troop from a space where you have presence and put it in your trophy hall. It keeps its colour.
    .title = Assassinate

tyrants-rule-tyr-7-02 = You cannot assassinate or supplant your own troops.
    .title = Never your own

tyrants-rule-tyr-7-03 = White and coloured trophies are counted apart. They do not go back to barracks.
    .title = Trophies

tyrants-rule-tyr-7-04 = In step 1 you may pay 3 Power to assassinate a troop, as often as you like.
    .title = Assassinate for Power

tyrants-rule-tyr-7-05 = They are done one at a time, each with its own target and presence. With fewer targets take as many as there are.
    .title = Several assassinations

tyrants-rule-tyr-7-06 = Put a troop from your barracks on an empty space where you have presence.
    .title = Deploy

tyrants-rule-tyr-7-07 = If you have no troop on the map, you may deploy on any empty space in play. Spies do not matter.
    .title = No troops on the map

tyrants-rule-tyr-7-08 = Whenever you should deploy while your barracks are empty, you gain 1 VP instead, for each single deployment.
    .title = Empty barracks

tyrants-rule-tyr-7-09 = In step 1 you may pay 1 Power to deploy a troop, as often as you like, also with empty barracks.
    .title = Deploy for Power

tyrants-rule-tyr-7-10 = Deploying several troops is done one after the other. A deployment without an empty space is skipped.
    .title = Deploying several

tyrants-rule-tyr-7-11 = Put the card on top of the devoured pile. It is out of the game, apart from what Ghost does.
    .title = Devour

tyrants-rule-tyr-7-12 = A market card that is devoured is replaced at once from the market deck.
    .title = Devouring a market card

tyrants-rule-tyr-7-13 = Take a troop from a space where you have presence and put it on any empty space in play. This is a single change: within a site nobody gains or loses control on the way. “Enemy” means white or another player's.
    .title = Move a troop

tyrants-rule-tyr-7-14 = Put a spy from your barracks at any site in play without a spy of yours. No presence is needed.
    .title = Place a spy

tyrants-rule-tyr-7-15 = If all 5 spies are on the map, you may do nothing, or first take one back and then place it at a site without one of yours; the site it left will do.
    .title = All spies placed

tyrants-rule-tyr-7-16 = Two spies are placed one after the other, so they end at different sites. If the first was your last one, the rule for all spies placed applies to the second.
    .title = Placing two spies

tyrants-rule-tyr-7-17 = Put the card face up in your inner circle. It leaves your deck for good and scores its inner-circle points.
    .title = Promote

tyrants-rule-tyr-7-18 = An Insane Outcast that would be promoted or devoured, by anyone and from anywhere, goes to the supply instead.
    .title = Outcasts are never promoted

tyrants-rule-tyr-7-19 = Take the card from the market or a stack, put it face up on your discard pile, and refill the slot.
    .title = Recruit

tyrants-rule-tyr-7-20 = In step 1 you may pay a card's cost to recruit a market card, a House Guard (3) or a Priestess (2), as often as you like. Outcasts, Nobles and Soldiers cannot be bought.
    .title = Recruit for Influence

tyrants-rule-tyr-7-21 = Once the market deck is empty, slots stay empty. The cards still there may be recruited.
    .title = The market deck is empty

tyrants-rule-tyr-7-22 = When a stack runs out, the game goes on without it. Outcasts that come back are there again; the other two stacks never refill.
    .title = Stacks run out

tyrants-rule-tyr-7-23 = An Outcast goes from the supply to the player's discard pile. If the supply runs short, players are served clockwise from the active one, each all of theirs before the next.
    .title = Recruiting Outcasts

tyrants-rule-tyr-7-24 = Put another player's troop or spy from where you have presence into its owner's barracks.
    .title = Return an enemy piece

tyrants-rule-tyr-7-25 = Where an effect lets you return a piece of yours, it may come from anywhere on the map.
    .title = Return your own piece

tyrants-rule-tyr-7-26 = Only pieces of players can be returned, never white troops.
    .title = White is never returned

tyrants-rule-tyr-7-27 = In step 1 you may pay 3 Power to return one enemy spy from a site where you have presence; not your own, and no troops.
    .title = Return a spy for Power

tyrants-rule-tyr-7-28 = Assassinate an enemy troop where you have presence, then deploy one of yours into the space it left.
    .title = Supplant

tyrants-rule-tyr-7-29 = The enemy troop still falls, you gain 1 VP for the deployment, and the space stays empty.
    .title = Supplant with empty barracks

tyrants-rule-tyr-7-30 = Supplanting with your last troop counts as deploying the last troop.
    .title = Supplanting with the last troop

tyrants-rule-tyr-7-31 = Take the top card of your deck into your hand.
    .title = Draw

tyrants-rule-tyr-7-32 = When you need the top card of an empty deck, to draw or to promote it, first shuffle your discard pile into a new deck. Hand, play area and inner circle are not part of it.
    .title = Reshuffle

tyrants-rule-tyr-7-33 = With deck and discard pile empty nothing happens.
    .title = Nothing left to draw

tyrants-rule-tyr-7-34 = Put a card from your hand face up on your discard pile. If you are told to discard, you choose the card.
    .title = Discard

tyrants-rule-tyr-7-35 = “More than 3 cards” means 4 or more at that moment. Several opponents discard one after the other, clockwise from the active player, each checked when it comes to them.
    .title = Forced discards

tyrants-rule-tyr-7-36 = It is the site where the card placed the spy, or which the spy left. No other presence is needed there; the target is an enemy troop at that site.
    .title = At the spy's site

tyrants-rule-tyr-7-37 = If no spy was placed, whatever refers to its site does nothing.
    .title = No spy, no follow-up

## Rules: The end of a turn

tyrants-rule-tyr-8-01 = Effects “at the end of your turn” wait until then and are carried out even if the card has left.
    .title = Effects wait

tyrants-rule-tyr-8-02 = You choose the order of the waiting effects, one complete effect at a time.
    .title = Order of the effects

tyrants-rule-tyr-8-03 = That is any card in your play area but the one with the effect. Cards devoured, promoted, returned or still in hand are not eligible.
    .title = Another card played this turn

tyrants-rule-tyr-8-04 = A promotion without “may” or “up to” must be made if a card is eligible; you choose which.
    .title = Promotions you must make

tyrants-rule-tyr-8-05 = A card whose promotion is waiting may itself be promoted first; its own promotion still happens. Two such cards can promote each other.
    .title = Promoting the promoter

tyrants-rule-tyr-8-06 = Nobles, Soldiers, House Guards and Priestesses in your play area.
    .title = Obedience cards

tyrants-rule-tyr-8-07 = Once step 1 is over, nothing can be paid for.
    .title = No more spending

tyrants-rule-tyr-8-08 = Promotions without “at the end of your turn” happen right away.
    .title = Promotions at once

## Rules: The end of the game

tyrants-rule-tyr-9-01 = The end is triggered when a player deploys the last troop from the barracks, in any way.
    .title = The last troop

tyrants-rule-tyr-9-02 = The end is triggered when the market deck has no cards left, even if the row is full.
    .title = The last market card

tyrants-rule-tyr-9-03 = The round is played to its end, so that everyone has had the same number of turns; then the game is over. Not in the rulebook: if nobody triggers the end, the game stops after 150 rounds and is scored as it stands.
    .title = The round is finished

tyrants-rule-tyr-9-04 = Once triggered, the end comes, even if troops return to the barracks.
    .title = No way back

tyrants-rule-tyr-9-05 = Everyone's last turn includes all of its end: markers pay, cards are discarded and drawn.
    .title = The last turn is complete

tyrants-rule-tyr-9-06 = The printed VP of every site you control.
    .title = Score: sites

tyrants-rule-tyr-9-07 = 2 VP more for every site under your total control.
    .title = Score: total control

tyrants-rule-tyr-9-08 = 1 VP for each troop in your trophy hall.
    .title = Score: trophies

tyrants-rule-tyr-9-09 = The deck points of every card in your deck, hand and discard pile. Each Insane Outcast counts –1.
    .title = Score: deck

tyrants-rule-tyr-9-10 = The inner-circle points of every promoted card; these cards score no deck points.
    .title = Score: inner circle

tyrants-rule-tyr-9-11 = The VP tokens gained during the game.
    .title = Score: tokens

tyrants-rule-tyr-9-12 = Control markers themselves score nothing, and do not pay once more.
    .title = Markers are worth nothing

tyrants-rule-tyr-9-13 = The highest total wins. Those tied share the victory; nothing breaks the tie.
    .title = Winner and ties

## Rules: Special cards

tyrants-rule-tyr-10-01 = It does nothing, unless you discard another card from hand: then it returns to the supply. That discard is your own act, so nothing answers it. Otherwise it is discarded like any card.
    .title = Insane Outcast

tyrants-rule-tyr-10-02 = Ambassador, Umber Hulk and Grimlock answer only when an opponent's effect makes you discard them, not the end of your turn or your own effects.
    .title = Cards that answer discards

tyrants-rule-tyr-10-03 = You may put it in your inner circle instead of the discard pile. The demand is met either way.
    .title = Ambassador

tyrants-rule-tyr-10-04 = It is discarded first, then you draw 2 cards; after a reshuffle it may be one of them.
    .title = Grimlock

tyrants-rule-tyr-10-05 = Whoever made you discard it must discard a card too, however few they hold. That counts as your doing, so their cards may answer in turn.
    .title = Umber Hulk

tyrants-rule-tyr-10-06 = After the promotion one inner-circle card is played and put back, unless its text moved it. Effects it left for the end of the turn remain. While it is played it is neither in the circle nor in hand.
    .title = Elder Brain

tyrants-rule-tyr-10-07 = The market card stays in its slot while it is played, then it is devoured and the slot refilled. If it promoted itself it is in your inner circle; if it devoured itself it is gone. The slot is refilled once.
    .title = Ulitharid

tyrants-rule-tyr-10-08 = The Crawler moves to the slot of the card it devours, never its own, and its old slot is refilled. Then Ulitharid devours it in the new slot, which is refilled too.
    .title = Ulitharid and Carrion Crawler

tyrants-rule-tyr-10-09 = For this turn the top devoured card may be recruited for its cost, taken by a fitting free recruit or played by Ulitharid; then the next one is there. It cannot be devoured again as a market card.
    .title = Ghost

tyrants-rule-tyr-10-10 = It fills the slot of the devoured card itself. You must choose a card if there is one. Until someone recruits it, it is nobody's.
    .title = Carrion Crawler

tyrants-rule-tyr-10-11 = It must be another card still in your hand; the one being played has left it. With an empty hand the ability cannot be used.
    .title = Devouring from hand

tyrants-rule-tyr-10-12 = At least one spy must be taken back. Each site left allows one supplant; a site without an enemy gives none.
    .title = Graz’zt

tyrants-rule-tyr-10-13 = They do not come from barracks: they trigger no end and give no VP for empty barracks. Your own colour may come back. Control is looked at anew for everyone.
    .title = Troops from trophy halls

tyrants-rule-tyr-10-14 = Orcus may take the troops it has just assassinated.
    .title = Orcus and fresh trophies

tyrants-rule-tyr-10-15 = Only opponents next to a troop really deployed by this card qualify; with empty barracks nobody does. You choose among them.
    .title = Gibbering Mouther

tyrants-rule-tyr-10-16 = Markers are counted after the supplant, so one won by it counts.
    .title = Green Dragon

tyrants-rule-tyr-10-17 = All sites under your total control count, with or without a marker, after the supplant and the returned spy.
    .title = Red Dragon

tyrants-rule-tyr-10-18 = Its promotions and VP are one effect; the VP are counted after its promotions and after any you chose to make before it.
    .title = Blue Dragon

tyrants-rule-tyr-10-19 = It looks at the creature type Undead, the Ghoul of the Demons included. Cultists, the High Priest, Necromancer, Conjurer, Flesh Golem and Carrion Crawler are not Undead.
    .title = High Priest of Myrkul

tyrants-rule-tyr-10-20 = The deck goes to the discard pile unshuffled, and you may look through the whole pile. The next draw reshuffles.
    .title = Matron Mother

tyrants-rule-tyr-10-21 = The promotion happens at once. It may promote itself, so it can be chosen even with nothing in hand and discard pile.
    .title = Necromancer

tyrants-rule-tyr-10-22 = Trophies are counted after its assassinations. With 8 or more it must be promoted.
    .title = Revenant

tyrants-rule-tyr-10-23 = A free recruit ignores the cost but keeps its limits. The elemental leaders look at the market row only, the Conjurer at the open stacks too. Outcasts are never eligible.
    .title = Free recruits

tyrants-rule-tyr-10-24 = The number is that of the sites you control when the card is played; control won on the way adds nothing.
    .title = Quaggoth

tyrants-rule-tyr-10-25 = Death Tyrant and Minotaur Skeleton hit troops of one site only, not on routes. Presence is needed when the site is chosen.
    .title = All at one site

tyrants-rule-tyr-10-26 = Opponents discard at the end of your turn, however many cards they hold. An Umber Hulk may hit you while you still hold unplayed cards.
    .title = Neogi

tyrants-rule-tyr-10-27 = With no Outcast left Derro still supplants.
    .title = Derro without Outcasts

tyrants-rule-tyr-10-28 = White Wyrmling and Cult Fanatic may devour one market card. The refill may be the last card of the deck and trigger the end.
    .title = Devouring from the market

## Rules: Open and hidden

tyrants-rule-tyr-11-01 = Hidden are the other hands, the order of every deck, and the market deck. Everything else is open, also how many cards lie in hidden places.
    .title = Hidden and open

tyrants-rule-tyr-11-02 = Cards shown for Focus or promoted from a deck are known to all.
    .title = Cards that become known

tyrants-rule-tyr-11-03 = Only in shuffling: the market deck, starting decks, reshuffles. The first player may be drawn too.
    .title = Where chance comes in

tyrants-rule-tyr-11-04 = Others decide only which card to discard when forced, and whether to promote a discarded Ambassador. All else is the active player's choice, even which of their pieces is hit.
    .title = What others decide

tyrants-rule-tyr-11-05 = You can always end step 1, so nobody is ever stuck.
    .title = There is always a move

tyrants-rule-tyr-11-06 = Of each colour there are 40 troops in barracks, on the map and in trophy halls together; of white as many as were placed.
    .title = Troops add up

tyrants-rule-tyr-11-07 = Everyone has 5 spies, in barracks and on the map. Every card lies in exactly one place; the half-decks hold 80.
    .title = Spies and cards add up

## What can be asked about on the board, in the order of the legend
tyrants-term-site-points = Points of a site
    .text = Whoever controls the site at the end scores this many points, and 2 more under total control.
tyrants-term-marker = Control marker
    .text = Held by whoever controls the site: 1 Influence in each own turn, under total control points as well.
tyrants-term-spy-here = Spy at a site
    .text = Stands at the site and on no space: it gives presence there and spoils the total control of others.
tyrants-term-white = White troop
    .text = Belongs to nobody. It can be assassinated and supplanted, and hinders control.
tyrants-term-start = Starting site
    .text = Here the players deploy their first troop.
tyrants-term-presence = Presence
    .text = You may act only where you have presence: where a troop or a spy of yours is, and next to your troops.
tyrants-term-control = Control
    .text = More troops at a site than any other colour, white too. Total control: all spaces yours, and no spy of others.
tyrants-term-market = Market
    .text = Six minions to recruit for Influence. A bought one is replaced at once; when the deck behind them is empty, the game ends.
tyrants-term-market-deck = Cards left in the market deck
    .text = When the last one is turned up, this round is the last.
tyrants-term-stack = Open stack
    .text = These cards can always be recruited while there are any.
tyrants-term-devoured = Devoured
    .text = Cards that left the game for good, the last one on top.
tyrants-term-cost = Cost
    .text = So much Influence recruits the minion.
tyrants-term-aspect = Aspect
    .text = One of five: Ambition, Conquest, Malice, Guile and Obedience. It tells what the card is good at, and Focus asks for it.
tyrants-term-deck-points = Points in the deck
    .text = What the card scores at the end in the deck, in hand or in the discard pile.
tyrants-term-circle-points = Points in the inner circle
    .text = What the card scores once it is promoted. It is more, but you play it no longer.
tyrants-term-copies = Number of copies
    .text = So many cards of this name lie here.
tyrants-term-player = Player
    .text = What this player has: points so far, cards, troops, spies, trophies and the inner circle.
tyrants-term-power = Power
    .text = Deploys a troop for 1, assassinates or returns a spy for 3. What is left at the end of the turn is lost.
tyrants-term-resource-influence = Influence
    .text = Recruits minions from the market. What is left at the end of the turn is lost.
tyrants-term-points = Points so far
    .text = Victory points if the game ended now.
tyrants-term-hand = Cards in hand
    .text = Five are drawn at the end of each turn; all of them may be played.
tyrants-term-deck = Deck
    .text = Cards to draw from. When it runs out, the discard pile is shuffled into a new one.
tyrants-term-barracks = Barracks
    .text = Troops not on the map yet. Whoever deploys the last one brings the last round.
tyrants-term-spy = Spies
    .text = Spies that can still be placed, of five.
tyrants-term-trophy = Trophy hall
    .text = Enemy and white troops that were assassinated: 1 point each.
tyrants-term-circle = Inner circle
    .text = Promoted cards. They are out of the deck and score their higher points.
tyrants-term-discard = Discard pile
    .text = Recruited and played cards. They come back when the deck runs out.
tyrants-term-played = Played this turn
    .text = Cards whose effects are done; they go to the discard pile at the end of the turn.
tyrants-term-waiting = At the end of the turn
    .text = Effects that wait until the turn ends, most of them promotions.
