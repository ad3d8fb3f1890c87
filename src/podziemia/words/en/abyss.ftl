### Abyss, English.
### "Active" lord: free and not disabled. "Free" lord: not tucked under a location.

## The game

abyss-title = Abyss
abyss-tagline = Win over the peoples of the deep and take its throne.
abyss-about = Search the depths for allies, spend them to recruit powerful lords, and turn keys into locations that shape your score. Each turn you do one thing: explore, ask the Council for support, or recruit. The most influence when the game ends takes the throne.

abyss-score-locations = Locations
abyss-score-lords = Lords
abyss-score-allies = Allies
abyss-score-monsters = Monsters

## Why an answer was better: parts of the evaluation
abyss-part-lords = Lords
    .more = Lords score their influence, and their abilities help on.
    .less = Fewer points of influence on the table.
abyss-part-keys = Keys and Locations
    .more = Keys on the way to a location, or the location itself.
    .less = Keys or a location given up, or later.
abyss-part-monsters = Monster tokens
    .more = A monster token or the chance of one.
    .less = A reward for a fight is left to others.
abyss-part-allies = Affiliated allies
    .more = A stronger ally stays with you and scores.
    .less = A weaker ally stays with you.
abyss-part-hand = Cards in hand
    .more = More to pay the next lord with.
    .less = Less in hand for the next lord.
abyss-part-pearls = Pearls
    .more = Pearls for purchases and missing points.
    .less = Pearls are spent, and to a rival if you buy.
abyss-part-court = Lords within reach
    .more = A good lord comes within reach.
    .less = A good lord goes out of reach.
abyss-part-tempo = Tempo
    .more = Seven lords end the game: you are nearer.
    .less = A turn more until the seventh lord.
abyss-part-rivals = What rivals get
    .more = Rivals get less out of it.
    .less = Rivals get more out of it.
abyss-part-later = What comes of it later
    .more = It pays off in the turns to come.
    .less = It costs something in the turns to come.

## Chapters of the rules

abyss-chapter-setup = Setting up
abyss-chapter-turn = Your turn
abyss-chapter-plotting = Plotting at the Court
abyss-chapter-exploration = Exploring the depths
abyss-chapter-monsters = Monsters and threat
abyss-chapter-council = Support of the Council
abyss-chapter-recruiting = Recruiting lords
abyss-chapter-abilities = Abilities of lords
abyss-chapter-court = Refilling the Court
abyss-chapter-keys = Keys and locations
abyss-chapter-end-of-turn = End of a turn
abyss-chapter-end-of-game = End of the game
abyss-chapter-scoring = Scoring
abyss-chapter-lords = The 35 lords
abyss-chapter-locations = The 20 locations
abyss-chapter-information = Open and hidden

## Names: races, allies, monster, Council stacks, guilds

abyss-name-jellyfish = jellyfish
abyss-name-crab = crab
abyss-name-seahorse = seahorse
abyss-name-shellfish = shellfish
abyss-name-squid = squid

abyss-name-jellyfish-1 = jellyfish 1
abyss-name-jellyfish-2 = jellyfish 2
abyss-name-jellyfish-3 = jellyfish 3
abyss-name-jellyfish-4 = jellyfish 4
abyss-name-jellyfish-5 = jellyfish 5
abyss-name-crab-1 = crab 1
abyss-name-crab-2 = crab 2
abyss-name-crab-3 = crab 3
abyss-name-crab-4 = crab 4
abyss-name-crab-5 = crab 5
abyss-name-seahorse-1 = seahorse 1
abyss-name-seahorse-2 = seahorse 2
abyss-name-seahorse-3 = seahorse 3
abyss-name-seahorse-4 = seahorse 4
abyss-name-seahorse-5 = seahorse 5
abyss-name-shellfish-1 = shellfish 1
abyss-name-shellfish-2 = shellfish 2
abyss-name-shellfish-3 = shellfish 3
abyss-name-shellfish-4 = shellfish 4
abyss-name-shellfish-5 = shellfish 5
abyss-name-squid-1 = squid 1
abyss-name-squid-2 = squid 2
abyss-name-squid-3 = squid 3
abyss-name-squid-4 = squid 4
abyss-name-squid-5 = squid 5

abyss-name-monster = monster
abyss-text-monster = A monster has no race and no value, is never sold and never comes to a hand or to the Council. When you reveal one, fight it or explore on: a fight always succeeds and pays the reward of the current threat space, exploring on raises the threat by 1. On the last space of the track you must fight, and you gain 1 extra pearl.

abyss-name-council = the Council
abyss-name-council-jellyfish = the jellyfish stack
abyss-name-council-crab = the crab stack
abyss-name-council-seahorse = the seahorse stack
abyss-name-council-shellfish = the shellfish stack
abyss-name-council-squid = the squid stack

abyss-name-soldier = soldier
abyss-name-merchant = merchant
abyss-name-mage = mage
abyss-name-politician = politician
abyss-name-farmer = farmer
abyss-name-ambassador = ambassador

## Lords: soldiers

abyss-name-recruiter = the Recruiter
    .title = Recruiter
abyss-short-recruiter = Opponents need 2 more value to recruit
abyss-text-recruiter = Permanent. While the Recruiter is active, each opponent needs 2 more total value for every lord they recruit with allies. The number of races does not change. The 5 pearls of the Corruptor do not change, the Traitor and the Schemer are not affected, and opponents with an active Shaman are spared.

abyss-name-jailer = the Jailer
    .title = Jailer
abyss-short-jailer = Each opponent discards 1 ally
abyss-text-jailer = Once, on entering play. Each opponent who holds any allies discards exactly 1 of their own choice from hand. Opponents with an active Shaman are spared.

abyss-name-seeker = the Seeker
    .title = Seeker
abyss-short-seeker = Each opponent loses 2 pearls
abyss-text-seeker = Once, on entering play. Each opponent returns 2 pearls to the treasury, or all they have if fewer. You gain nothing from this. Opponents with an active Shaman are spared.

abyss-name-assassin = the Assassin
    .title = Assassin
abyss-short-assassin = Disable 1 free lord of each opponent
abyss-text-assassin = Once, on entering play. For each opponent in turn, choose one of their free lords: it is disabled for the rest of the game. A disabled lord has no ability and no usable keys, but it stays free, keeps its influence and still counts as a lord; its owner's Traitor or Schemer can swap it for a lord that works. Opponents with no free lord or with an active Shaman are skipped.

abyss-name-commander = the Commander
    .title = Commander
abyss-short-commander = Opponents end turns with 6 allies at most
abyss-text-commander = When the Commander enters play, each opponent with more than 6 allies in hand discards down to 6, choosing the cards. While the Commander is active, opponents may go above 6 but discard down to 6 at the end of each of their own turns. Opponents with an active Shaman are spared both.

abyss-name-tamer = the Tamer
    .title = Tamer
abyss-short-tamer = Opponents' monster rewards: 1 space lower
abyss-text-tamer = Permanent. While the Tamer is active, an opponent who fights a monster gets the reward of the threat space before the marker; on space 1 it stays the reward of space 1. The marker and the bonus pearl of the last track space are not affected. Opponents with an active Shaman are spared.

abyss-name-hunter = the Hunter
    .title = Hunter
abyss-short-hunter = Take a monster token from an opponent
abyss-text-hunter = Once, on entering play. Choose an opponent who has monster tokens and no active Shaman, and take one of those tokens at random. If there is no such opponent, nothing happens.

## Lords: merchants

abyss-name-ship-master = the Ship Master
    .title = Ship Master
abyss-short-ship-master = 1 pearl per race you send to the Council
abyss-text-ship-master = Permanent. While the Ship Master is active, gain 1 pearl at the end of each of your explorations for every different race among the allies that go from the track to the Council. It works whether you ended with an ally or with a fight. The ally you take and monsters do not count.

abyss-name-trader = the Trader
    .title = Trader
abyss-short-trader = Gain 3 pearls
abyss-text-trader = Once, on entering play. Gain 3 pearls from the treasury.

abyss-name-peddler = the Peddler
    .title = Peddler
abyss-short-peddler = Gain 2 pearls
abyss-text-peddler = Once, on entering play. Gain 2 pearls from the treasury.

abyss-name-landlord = the Landlord
    .title = Landlord
abyss-short-landlord = 1 pearl now and at the start of your turns
abyss-text-landlord = Gain 1 pearl when the Landlord enters play. While he is active, gain 1 more at the start of each of your turns, extra turns included, before you plot.

abyss-name-slaver = the Slaver
    .title = Slaver
abyss-short-slaver = Each turn: discard 1 ally for 2 pearls
abyss-text-slaver = Once in each of your turns, while the Slaver is active, you may discard 1 ally from your hand and gain 2 pearls from the treasury. Choose the moment yourself.

abyss-name-shopkeeper = the Shopkeeper
    .title = Shopkeeper
abyss-short-shopkeeper = Gain 1 pearl
abyss-text-shopkeeper = Once, on entering play. Gain 1 pearl from the treasury.

## Lords: mages

abyss-name-shaman = the Shaman
    .title = Shaman
abyss-short-shaman = Opponents' soldiers do not affect you
abyss-text-shaman = Permanent. While the Shaman is active, the abilities of opponents' soldiers do nothing to you, your hand, your pearls, your tokens or your lords. What happened earlier is not undone. A disabled or tucked Shaman protects nobody.

abyss-name-invoker = the Invoker
    .title = Invoker
abyss-short-invoker = Take another turn after this one
abyss-text-invoker = Once, on entering play. When this turn is over, take another complete turn before play passes on, with its own start-of-turn effects, plotting and end-of-turn checks. Several extra turns add up.

abyss-name-apprentice = the Apprentice
    .title = Apprentice
abyss-short-apprentice = Take 1 stack from the Council
abyss-text-apprentice = Once, on entering play. Choose one Council stack that has cards and take all of it into your hand. It is always one stack, even with the Alchemist. If the Council is empty, nothing happens.

abyss-name-oracle = the Oracle
    .title = Oracle
abyss-short-oracle = Each turn: discard 1 Council stack
abyss-text-oracle = Once in each of your turns, while the Oracle is active, you may put one whole Council stack on the exploration discard pile. Nobody looks at the cards. Choose the moment yourself.

abyss-name-alchemist = the Alchemist
    .title = Alchemist
abyss-short-alchemist = Asking the Council gives you 2 stacks
abyss-text-alchemist = Permanent. While the Alchemist is active, asking the Council for support gives you two different stacks instead of one. You may look at the first before choosing the second. You must take the second if there is one; with only one stack left you take just that one.

abyss-name-illusionist = the Illusionist
    .title = Illusionist
abyss-short-illusionist = Swap your location for a face-up one
abyss-text-illusionist = Once, on entering play, if you like. Exchange one location you control for an available face-up one. Lords tucked under the old tile move under the new one and stay tucked; the old tile becomes available. If you take Black Smokers, its effect happens.

abyss-name-master-of-magic = the Master of Magic
    .title = Master of Magic
abyss-short-master-of-magic = Affiliate any ally you pay with
abyss-text-master-of-magic = Permanent. While the Master of Magic is active, whenever you recruit with allies you choose freely which of the allies played to affiliate. It does not work for recruiting the Master of Magic, nor for the final affiliation.

## Lords: politicians

abyss-name-opportunist = the Opportunist
    .title = Opportunist
abyss-short-opportunist = Each turn: replace 1 lord in the Court
abyss-text-opportunist = Once in each of your turns, while the Opportunist is active, you may discard a lord from the Court and put the top card of the lord deck on the same space. It needs a lord in the Court and one in the deck. It is not a recruitment, so nothing slides and nothing is refilled.

abyss-name-corruptor = the Corruptor
    .title = Corruptor
abyss-short-corruptor = Pay 5 pearls for another lord
abyss-text-corruptor = Once, on entering play, if you like. Pay exactly 5 pearls and recruit one more lord from the Court, before any refill. You play no allies, so none is affiliated, and nothing changes this price. The ability of the new lord takes effect as usual.

abyss-name-traitor = the Traitor
    .title = Traitor
abyss-short-traitor = Swap a free lord for one in the Court
abyss-text-traitor = Once, on entering play, if you like. Discard another free lord of yours, even a disabled one, and take any lord from the Court in its place without paying. The newcomer is free, not disabled, and its ability takes effect. The Traitor cannot discard himself.

abyss-name-diplomat = the Diplomat
    .title = Diplomat
abyss-short-diplomat = Recruit without the mandatory race
abyss-text-diplomat = Permanent. While the Diplomat is active, you may ignore the mandatory race when you recruit. The exact number of different races and the total value still apply.

abyss-name-treasurer = the Treasurer
    .title = Treasurer
abyss-short-treasurer = You need 2 less value to recruit
abyss-text-treasurer = Permanent. While the Treasurer is active, you need 2 less total value for every lord you recruit with allies. The number of races and the 5 pearls of the Corruptor do not change.

abyss-name-schemer = the Schemer
    .title = Schemer
abyss-short-schemer = Swap a free lord for the top of the deck
abyss-text-schemer = Once, on entering play, if you like. Discard another free lord of yours, even a disabled one; then the top lord of the deck takes its place. The newcomer is free, not disabled, and its ability takes effect. The lord deck must not be empty, and the Schemer cannot discard himself.

## Lords: farmers

abyss-name-keeper = the Keeper
    .title = Keeper
abyss-short-keeper = No ability
abyss-text-keeper = A farmer without an ability: influence and a key, nothing more.

abyss-name-reaper = the Reaper
    .title = Reaper
abyss-short-reaper = No ability
abyss-text-reaper = A farmer without an ability: influence and a key, nothing more.

abyss-name-shepherd = the Shepherd
    .title = Shepherd
abyss-short-shepherd = No ability
abyss-text-shepherd = A farmer without an ability: influence and a key, nothing more.

abyss-name-miller = the Miller
    .title = Miller
abyss-short-miller = No ability
abyss-text-miller = A farmer without an ability and without a key: plenty of influence.

abyss-name-aquaculturalist = the Aquaculturalist
    .title = Aquaculturalist
abyss-short-aquaculturalist = No ability
abyss-text-aquaculturalist = A farmer without an ability and without a key: plenty of influence.

abyss-name-landowner = the Landowner
    .title = Landowner
abyss-short-landowner = No ability
abyss-text-landowner = A farmer without an ability and without a key: plenty of influence.

## Lords: ambassadors

abyss-name-sage = the Sage
    .title = Sage
abyss-short-sage = Draw 2 locations, keep 1
abyss-text-sage = Once, on entering play. Draw 2 locations from the stack and take control of one of them; only the Sage is tucked under it. The other becomes available face up. If the stack has fewer, draw what is left; if it is empty, take an available location instead.

abyss-name-hermit = the Hermit
    .title = Hermit
abyss-short-hermit = Draw 1 location and keep it
abyss-text-hermit = Once, on entering play. Draw 1 location from the stack and take control of it; only the Hermit is tucked under it. If the stack is empty, take an available location instead.

abyss-name-elder = the Elder
    .title = Elder
abyss-short-elder = Draw 3 locations, keep 1
abyss-text-elder = Once, on entering play. Draw 3 locations from the stack and take control of one of them; only the Elder is tucked under it. The other two become available face up. If the stack has fewer, draw what is left; if it is empty, take an available location instead.

## Locations

abyss-name-sargasso-silos = the Sargasso Silos
    .title = Sargasso Silos
abyss-short-sargasso-silos = 5 +2 per farmer
abyss-text-sargasso-silos = 5 points, and 2 for each of your farmers. Free, tucked and disabled lords all count.

abyss-name-hydrozoa-reserves = the Hydrozoa Reserves
    .title = Hydrozoa Reserves
abyss-short-hydrozoa-reserves = 6 +2 per mage
abyss-text-hydrozoa-reserves = 6 points, and 2 for each of your mages. Free, tucked and disabled lords all count.

abyss-name-sanctuary = the Sanctuary
    .title = Sanctuary
abyss-short-sanctuary = 4 +3 per affiliated jellyfish
abyss-text-sanctuary = 4 points, and 3 for each of your affiliated jellyfish. All of them count, also those affiliated when the game ends.

abyss-name-parliament = Parliament
abyss-short-parliament = 6 +2 per politician
abyss-text-parliament = 6 points, and 2 for each of your politicians. Free, tucked and disabled lords all count.

abyss-name-barracks = the Barracks
    .title = Barracks
abyss-short-barracks = 7 +2 per soldier
abyss-text-barracks = 7 points, and 2 for each of your soldiers. Free, tucked and disabled lords all count.

abyss-name-dockworks = the Dockworks
    .title = Dockworks
abyss-short-dockworks = 5 +2 per merchant
abyss-text-dockworks = 5 points, and 2 for each of your merchants. Free, tucked and disabled lords all count.

abyss-name-sargasso-fields = the Sargasso Fields
    .title = Sargasso Fields
abyss-short-sargasso-fields = 3 +3 per affiliated seahorse
abyss-text-sargasso-fields = 3 points, and 3 for each of your affiliated seahorses. All of them count, also those affiliated when the game ends.

abyss-name-abyss = the Abyss
    .title = Abyss
abyss-short-abyss = 2 per guild among your lords
abyss-text-abyss = 2 points for each of the six guilds from which you have at least one lord, 12 at most. Ambassadors are a guild too. Free, tucked and disabled lords all count.

abyss-name-city-of-mirrors = the City of Mirrors
    .title = City of Mirrors
abyss-short-city-of-mirrors = Copies an opponent's location
abyss-text-city-of-mirrors = Scores like one location controlled by an opponent, counted with your own lords and affiliated allies. The best choice is made for you, and the opponent still scores the tile in full. If no opponent controls a location it is worth 0, and so is a copy of Black Smokers.

abyss-name-black-smokers = Black Smokers
abyss-short-black-smokers = 0. Trade it for any tile of the stack
abyss-text-black-smokers = Worth 0 points. When you gain control of it, by whatever way, you may look through the face-down location stack and take any tile from it instead. Black Smokers then leaves the game, lords tucked under it move under the new tile, and the stack is shuffled. Only you see the stack; face-up locations cannot be taken, and with an empty stack nothing happens.

abyss-name-oceanic-senate-assembly = the Oceanic Senate Assembly
    .title = Oceanic Senate Assembly
abyss-short-oceanic-senate-assembly = 4 +3 per affiliated squid
abyss-text-oceanic-senate-assembly = 4 points, and 3 for each of your affiliated squids. All of them count, also those affiliated when the game ends.

abyss-name-depths = the Depths
    .title = Depths
abyss-short-depths = Your weakest lord's influence, twice
abyss-text-depths = Twice the influence of your lord with the lowest influence. Free, tucked and disabled lords all count. Without lords it is worth 0.

abyss-name-throne-room = the Throne Room
    .title = Throne Room
abyss-short-throne-room = Your strongest lord's influence
abyss-text-throne-room = The influence of your lord with the highest influence. Free, tucked and disabled lords all count. Without lords it is worth 0.

abyss-name-jail = the Jail
    .title = Jail
abyss-short-jail = 15 −1 per lord of yours
abyss-text-jail = 15 points, minus 1 for each of your lords. Free, tucked and disabled lords all count.

abyss-name-chasm = the Chasm
    .title = Chasm
abyss-short-chasm = 5 +3 per affiliated crab
abyss-text-chasm = 5 points, and 3 for each of your affiliated crabs. All of them count, also those affiliated when the game ends.

abyss-name-closed-tower = the Closed Tower
    .title = Closed Tower
abyss-short-closed-tower = 3 per lord of yours with a key
abyss-text-closed-tower = 3 points for each of your lords whose card shows at least one key. Spent keys of tucked lords and keys of disabled lords count too. An ambassador counts once.

abyss-name-lost-tower = the Lost Tower
    .title = Lost Tower
abyss-short-lost-tower = 3 per lord of yours without a key
abyss-text-lost-tower = 3 points for each of your lords whose card shows no key. Free, tucked and disabled lords all count; ambassadors do not, because they carry keys.

abyss-name-chamber-of-allies = the Chamber of Allies
    .title = Chamber of Allies
abyss-short-chamber-of-allies = 3 + your weakest ally of each race
abyss-text-chamber-of-allies = 3 points, and for each race among your affiliated allies the value of the weakest one of that race. Allies affiliated when the game ends count too.

abyss-name-nest-of-giant-clams = the Nest of Giant Clams
    .title = Nest of Giant Clams
abyss-short-nest-of-giant-clams = 3 +3 per affiliated shellfish
abyss-text-nest-of-giant-clams = 3 points, and 3 for each of your affiliated shellfish. All of them count, also those affiliated when the game ends.

abyss-name-coral-barrier = the Coral Barrier
    .title = Coral Barrier
abyss-short-coral-barrier = 20 −1 per affiliated ally
abyss-text-coral-barrier = 20 points, minus 1 for each of your affiliated allies. Those affiliated when the game ends count too.

## Board: headings, captions and accessible names

abyss-name-exploration-deck = the exploration deck
    .title = Exploration deck
abyss-name-lord-deck = the lord deck
    .title = Lord deck
abyss-name-location-stack = the location stack
    .title = Location stack
abyss-text-exploration-deck = 65 allies of five races and 6 monsters, face down. Exploring turns the cards up one by one. When the deck runs out, the discarded cards are shuffled into a new one.
abyss-text-lord-deck = The lords still to come, face down. Plotting costs 1 pearl and turns up the top one for an empty space of the Court.
abyss-text-location-stack = The locations still face down. When your keys open a location, you may draw 1 to 4 of these and keep one; the others stay face up for all.

abyss-board-court = Court
abyss-board-court-note = when recruiting leaves two lords: +2 pearls and new lords
abyss-board-court-space = Court space { $n }: empty
abyss-board-lords = Lords
abyss-board-dismissed = discarded: { $lords }
abyss-board-depths = Depths
abyss-board-price = next purchase this turn: { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
}
abyss-board-reveal = Turn up
abyss-board-discarded = discarded: { $n }
abyss-board-track-space = Track space { $n }: empty
abyss-board-track-last = Last track space: +1 pearl
abyss-board-threat = Threat: space { $n } of 6
abyss-board-threat-space = Threat space { $n }: { $rewards }
abyss-board-or = { $first } or { $second }
abyss-board-council = Council
abyss-board-council-note = face-down stacks, one a race
abyss-board-locations = Locations
abyss-board-locations-note = for 3 keys
abyss-board-drawn = Locations drawn
abyss-board-searched = The location stack, for your eyes only
abyss-board-paid = Allies played
abyss-board-paid-for = Payment for { $lord }
abyss-board-value = value { $have } of { $need }
abyss-board-races = races { $have } of { $need }
abyss-board-only-explore = You cannot pay for any Lord yet, and no stack of the Council can be taken.
abyss-board-missing = Value still missing: { $n }. You have no pearls to make it up.
abyss-board-pearls-rest = { $n ->
    [one] { $n } pearl makes up the rest
   *[other] { $n } pearls make up the rest
}
abyss-board-mine = Your area
abyss-board-area = Area of { $player }
abyss-board-hand = Hand
abyss-board-hand-empty = Your hand is empty. Explore, or ask the Council.
abyss-board-free = Free lords
abyss-board-none-free = No free lords yet
abyss-board-affiliated = Affiliated allies
abyss-board-under = Under { $location }
abyss-board-disabled = disabled
abyss-board-used = used this turn
abyss-board-spent = key spent
abyss-board-empty = empty
abyss-board-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
abyss-board-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
abyss-board-pearls = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
}
abyss-board-keys = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
abyss-board-key-tokens = { $n ->
    [one] { $n } key token
   *[other] { $n } key tokens
}
abyss-board-tokens = { $n ->
    [one] { $n } monster token
   *[other] { $n } monster tokens
}
abyss-board-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
abyss-board-worth-now = now { $n }
abyss-board-pearls-caption = { $n ->
    [one] pearl
   *[other] pearls
}
abyss-board-keys-caption = { $n ->
    [one] key
   *[other] keys
}
abyss-board-keys-tokens-caption = { $n ->
    [one] { $n } as a token
   *[other] { $n } as tokens
}
abyss-board-tokens-caption = { $n ->
    [one] token
   *[other] tokens
}
abyss-board-guild = Guild
abyss-board-timing = When
abyss-board-cost = Cost
abyss-board-influence = Influence
abyss-board-keys-label = Keys
abyss-board-timing-once = at once
abyss-board-timing-always = always
abyss-board-timing-turn = once a turn
abyss-board-turn = turn { $n }
abyss-board-last-turns = last turns
abyss-board-lord = { $name }, { $guild }. Cost: { $races ->
    [one] { $races } race
   *[other] { $races } races
}{ $must ->
    [none] {""}
   *[other] , { $must } among them
}, value { $value }. Keys: { $keys }. Influence: { $influence }. { $short }.
abyss-board-own-lord = { $name }, { $guild }. Keys: { $keys }. Influence: { $influence }. { $short }.
abyss-board-location = { $name }. { $short }.
abyss-board-own-location = { $name }. { $short }. Now worth { $n }.
abyss-board-lords-count = { $n ->
    [one] { $n } lord
   *[other] { $n } lords
}
abyss-board-removed = Out of the game

## Names: rewards, tokens, places

abyss-name-1-pearl = 1 pearl
abyss-name-2-pearl = 2 pearls
abyss-name-1-token = 1 monster token
abyss-name-2-token = 2 monster tokens
abyss-name-1-key = 1 key
abyss-name-2-key = 2 keys
abyss-name-1-pearl-1-token = 1 pearl and 1 monster token
abyss-name-1-key-1-pearl = 1 key and 1 pearl
abyss-name-1-key-1-token = 1 key and 1 monster token
abyss-name-1-key-2-pearl = 1 key and 2 pearls
abyss-name-1-key-1-pearl-1-token = 1 key, 1 pearl and 1 monster token
abyss-name-1-key-2-token = 1 key and 2 monster tokens

abyss-name-reward-1-pearl = { abyss-name-1-pearl }
abyss-name-reward-2-pearl = { abyss-name-2-pearl }
abyss-name-reward-1-token = { abyss-name-1-token }
abyss-name-reward-2-token = { abyss-name-2-token }
abyss-name-reward-1-key = { abyss-name-1-key }
abyss-name-reward-2-key = { abyss-name-2-key }
abyss-name-reward-1-pearl-1-token = { abyss-name-1-pearl-1-token }
abyss-name-reward-1-key-1-pearl = { abyss-name-1-key-1-pearl }
abyss-name-reward-1-key-1-token = { abyss-name-1-key-1-token }
abyss-name-reward-1-key-2-pearl = { abyss-name-1-key-2-pearl }
abyss-name-reward-1-key-1-pearl-1-token = { abyss-name-1-key-1-pearl-1-token }
abyss-name-reward-1-key-2-token = { abyss-name-1-key-2-token }

abyss-name-key-token = a key token
abyss-name-keys = keys
abyss-name-court = the Court
abyss-name-last-space = last space of the track

# $must: name of the mandatory race, or none
abyss-facts-lords =
    { $must ->
        [none] { $guild } · cost: value { $value } from all 5 races · influence: { $influence } · keys: { $keys }
       *[other] { $guild } · cost: value { $value } from { $races ->
            [one] 1 race
           *[other] { $races } races
        } (one of them: { $must }) · influence: { $influence } · keys: { $keys }
    }

## Settings

abyss-setting-first = First player
abyss-setting-first-random = At random
abyss-setting-first-a = Seat A
abyss-setting-first-b = Seat B
abyss-setting-first-c = Seat C
abyss-setting-first-d = Seat D

## Questions

abyss-ask-turn-action = Choose an action
    .why = Explore, ask the Council for support, or recruit a lord.
abyss-ask-turn-end = End your turn or use an ability
    .why = You can still use a lord this turn.
abyss-ask-explore-buy = Buy { $because } or pass
    .why =
        { $n ->
            [one] Price: 1 pearl to the player who explores.
           *[other] Price: { $n } pearls to the player who explores.
        }
abyss-ask-explore-take-or-go-on = Take { $because } or explore on
    .why = You are exploring: nobody bought this card.
abyss-ask-explore-fight-or-go-on = Fight the monster or explore on
    .why = A fight always succeeds and ends the exploration. Passing it by raises the threat by 1.
abyss-ask-explore-reward = Choose a reward
    .why = The monster is beaten. The reward is that of the threat space.
abyss-ask-recruit-pay = Pay for { $because }
    .why =
        { $n ->
            [0] The value is enough.
           *[other] Value still missing: { $n }. Pearls can make up the rest.
        }
abyss-ask-recruit-affiliate = Choose an ally to affiliate
    .why = This ally stays before you; the others you paid are discarded.
abyss-ask-assassin-lord = Choose a lord to disable
    .why = From { $because }: one free lord of each opponent, for the rest of the game.
abyss-ask-discard =
    { $n ->
        [one] Discard an ally
       *[other] Discard { $n } more allies
    }
    .why = An opponent's ability: { $because }.
abyss-ask-hunter-opponent = Choose an opponent with a token
    .why = From { $because }: you take one of their monster tokens at random.
abyss-ask-apprentice-stack = Choose a Council stack
    .why = From { $because }: the whole stack comes to your hand.
abyss-ask-council-second = Choose a second Council stack
    .why = From { $because }: you take two different stacks.
abyss-ask-illusionist-give = Exchange a location or decline
    .why = From { $because }: one of your locations for a face-up one.
abyss-ask-illusionist-take = Choose a face-up location
    .why = From { $because }: the lords under the old tile move under the new one.
abyss-ask-corruptor-lord = Bribe a lord of the Court or decline
    .why =
        { $n ->
            [one] From { $because }: another lord for 1 pearl.
           *[other] From { $because }: another lord for { $n } pearls.
        }
abyss-ask-dismiss = Discard a free lord or decline
    .why = From { $because }: another lord takes the place of the discarded one.
abyss-ask-traitor-lord = Choose a lord of the Court
    .why = From { $because }: this lord enters play without payment.
abyss-ask-slaver-discard = Discard an ally for 2 pearls
    .why = From { $because }: once a turn.
abyss-ask-oracle-stack = Choose a Council stack to discard
    .why = From { $because }: once a turn. Nobody looks at the cards.
abyss-ask-opportunist-lord = Choose a lord to replace
    .why = From { $because }: the top lord of the deck takes the space.
abyss-ask-control-keys = Choose a key to spend
    .why =
        { $n ->
            [one] The location needs 1 more key.
           *[other] The location needs { $n } more keys.
        }
abyss-ask-control-location = Choose a location
    .why = You take control of a location ({ $because }).
abyss-ask-control-drawn = Keep one of the drawn locations
    .why = The others become available to everyone.
abyss-ask-smokers-search = Search the location stack or decline
    .why = From { $because }: you may take any tile of the stack in their place.
abyss-ask-smokers-take = Choose a tile of the stack
    .why = It takes the place of { $because }; then the stack is shuffled.

## Answers; .many: a button for all answers of the kind

abyss-option-explore = Explore the depths
abyss-option-plot = Plot: turn up a lord for 1 pearl
abyss-option-support = Take { $thing } of the Council
    .many = Ask the Council for support
abyss-option-recruit = Recruit { $thing }
    .many = Recruit a lord
abyss-option-use = Use { $thing }
    .many = Use an ability
abyss-option-end-turn = End the turn
abyss-option-buy = Buy { $thing }
abyss-option-pass = Pass
abyss-option-take = Take { $thing }
abyss-option-go-on = Explore on
abyss-option-fight = Fight the monster
abyss-option-claim = Take { $thing }
    .many = Choose a reward
abyss-option-pay = Play { $thing }
    .many = Play an ally
abyss-option-done =
    { $thing ->
        [one] Done: add 1 pearl
        [other] Done: add { $thing } pearls
       *[none] Done
    }
abyss-option-affiliate = Affiliate { $thing }
    .many = Affiliate an ally
abyss-option-discard = Discard { $thing }
    .many = Discard an ally
abyss-option-disable = Disable { $thing }
    .many = Disable a lord
abyss-option-rob = Take a token from { $thing }
    .many = Take a token
abyss-option-scatter = Discard { $thing }
    .many = Discard a stack
abyss-option-replace = Replace { $thing }
    .many = Replace a lord
abyss-option-bribe = Bribe { $thing }
    .many = Bribe a lord
abyss-option-dismiss = Discard { $thing }
    .many = Discard a lord
abyss-option-install = Take { $thing }
    .many = Take a lord
abyss-option-decline = Decline
abyss-option-spend = Spend { $thing }
    .many = Spend a key
abyss-option-control = Take control of { $thing }
    .many = Take a location
abyss-option-draw =
    { $thing ->
        [one] Draw 1 location
       *[other] Draw { $thing } locations
    }
    .many = Draw locations
abyss-option-search = Search the stack
abyss-option-give = Give up { $thing }
    .many = Give up a location

## Log

abyss-event-turn-started = Turn { $n }: { $seat }.
abyss-event-plotted = { $seat } plots at the Court for 1 pearl.
abyss-event-lord-turned-up = Now at the Court: { $thing }.
abyss-event-exploring = { $seat } explores the depths.
abyss-event-card-revealed = Revealed: { $thing }.
abyss-event-deck-reshuffled = The discards become a new exploration deck.
abyss-event-ally-bought =
    { $n ->
        [one] { $seat } buys { $thing } from { $other } for 1 pearl.
       *[other] { $seat } buys { $thing } from { $other } for { $n } pearls.
    }
abyss-event-ally-left = { $seat } leaves { $thing } and explores on.
abyss-event-ally-taken = { $seat } takes { $thing }.
abyss-event-allies-to-council = Left to the Council: { $things }.
abyss-event-pearls-gained =
    { $n ->
        [one] { $seat } gains 1 pearl ({ $thing }).
       *[other] { $seat } gains { $n } pearls ({ $thing }).
    }
abyss-event-pearls-lost =
    { $n ->
        [one] { $seat } loses 1 pearl ({ $thing }).
       *[other] { $seat } loses { $n } pearls ({ $thing }).
    }
abyss-event-monster-passed = { $seat } passes the monster by. Threat: { $n }.
abyss-event-monster-fought = { $seat } beats the monster on threat space { $n }.
abyss-event-reward-claimed = { $seat } takes the reward: { $thing }. Threat: { $n }.
abyss-event-token-seen =
    { $n ->
        [one] This monster token is worth 1 point.
       *[other] This monster token is worth { $n } points.
    }
abyss-event-token-stolen = { $seat } takes a random monster token from { $other }.
abyss-event-support-given =
    { $n ->
        [one] { $seat } takes { $thing } of the Council: 1 card.
       *[other] { $seat } takes { $thing } of the Council: { $n } cards.
    }
abyss-event-stack-scattered =
    { $n ->
        [one] { $seat } discards { $thing } of the Council: 1 card.
       *[other] { $seat } discards { $thing } of the Council: { $n } cards.
    }
abyss-event-recruiting = { $seat } recruits { $thing }.
abyss-event-lord-paid =
    { $n ->
        [0] { $seat } pays { $things }.
        [one] { $seat } pays { $things }, plus 1 pearl.
       *[other] { $seat } pays { $things }, plus { $n } pearls.
    }
abyss-event-ally-affiliated = { $seat } affiliates { $thing }.
abyss-event-lord-entered = { $seat } brings { $thing } into play.
abyss-event-lord-bribed =
    { $n ->
        [one] { $seat } bribes { $thing } for 1 pearl.
       *[other] { $seat } bribes { $thing } for { $n } pearls.
    }
abyss-event-lord-dismissed = { $seat } discards { $thing }.
abyss-event-lord-replaced = { $seat } sends { $thing } away from the Court. New lord: { $things }.
abyss-event-lord-disabled = { $seat } disables { $thing } (lord of { $other }).
abyss-event-ally-discarded = { $seat } discards { $thing }.
abyss-event-extra-turn = { $seat } has another turn after this one.
abyss-event-locations-drawn = { $seat } draws from the stack: { $things }.
abyss-event-location-controlled =
    { $n ->
        [0] { $seat } takes control of { $thing }. Tucked under it for their keys: { $things }.
        [one] { $seat } takes control of { $thing } with 1 key token. Tucked under it for their keys: { $things }.
        [3] { $seat } takes control of { $thing } with 3 key tokens. No lord is tucked under it.
       *[other] { $seat } takes control of { $thing } with { $n } key tokens. Tucked under it for their keys: { $things }.
    }
abyss-event-location-exchanged = { $seat } gives up { $thing } for { $things }.
abyss-event-stack-searched = { $seat } searches the location stack.
abyss-event-smokers-replaced = { $seat } swaps the Black Smokers for { $thing }.
abyss-event-end-triggered = { $seat } brings the end of the game. Everyone else has one more turn.
abyss-event-finally-affiliated = In the end { $seat } affiliates { $things }.
abyss-event-game-over = The game is over.

## Why not?

abyss-why-stack-empty = There must be a card in this stack.
abyss-why-race-too-many = This race ({ $thing }) does not lead to a full payment.
abyss-why-races = Different races in hand: { $needed } needed, you have { $given }.
abyss-why-mandatory-race = Mandatory race in hand: { $thing }.
abyss-why-value = Value with pearls: { $needed } needed, you have { $given }.
abyss-why-plot-pearl = Plotting costs 1 pearl.
abyss-why-plot-space = The Court must have an empty space.
abyss-why-plot-deck = There must be a card in the lord deck.

## The table as text

abyss-sketch-court = Court
abyss-sketch-cost = cost
abyss-sketch-influence = infl.
abyss-sketch-keys = keys
abyss-sketch-ability = ability
abyss-sketch-all-races = all races
abyss-sketch-lord-deck =
    { $n ->
        [one] 1 lord in the deck
       *[other] { $n } lords in the deck
    }
abyss-sketch-depths = Depths
abyss-sketch-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
abyss-sketch-price =
    { $n ->
        [one] next sale: 1 pearl
       *[other] next sale: { $n } pearls
    }
abyss-sketch-threat = threat { $n } of 6: { $rewards }
abyss-sketch-or = { $first } or { $second }
abyss-sketch-council = Council
abyss-sketch-locations = Locations
abyss-sketch-location-stack =
    { $n ->
        [one] 1 tile in the stack
       *[other] { $n } tiles in the stack
    }
abyss-sketch-drawn = drawn
abyss-sketch-none = none
abyss-sketch-pearls =
    { $n ->
        [one] 1 pearl
       *[other] { $n } pearls
    }
abyss-sketch-key-count =
    { $n ->
        [one] 1 key
       *[other] { $n } keys
    }
abyss-sketch-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
abyss-sketch-tokens =
    { $n ->
        [one] 1 monster token
       *[other] { $n } monster tokens
    }
abyss-sketch-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
abyss-sketch-player = { $seat }
abyss-sketch-hand = Hand
abyss-sketch-tokens-held = Token values
abyss-sketch-lords = Lords
abyss-sketch-disabled = disabled
abyss-sketch-affiliated = Affiliated
abyss-sketch-paid = Cards played
abyss-sketch-spent = Keys spent
abyss-sketch-last-turns = Last turns

## Rules: Setting up

abyss-rule-aby-1-01 = Two, three or four can play. Nothing in the rules changes with the number of players.
    .title = Number of players

abyss-rule-aby-1-02 = The deck holds 71 cards with the same back: 65 allies and 6 monsters. Each of the five races has 13 allies: one of value 5, two of 4, three of 3, three of 2 and four of 1. Shuffle everything into one face-down deck.
    .title = Exploration deck

abyss-rule-aby-1-03 = Shuffle the 35 lords and deal 6 of them face up to the 6 spaces of the Court. The other 29 form the face-down lord deck.
    .title = Lord deck and Court

abyss-rule-aby-1-04 = Shuffle the 20 location tiles face down and turn the top one face up next to the stack. It is the only available location at the start; 19 stay in the stack.
    .title = Location stack

abyss-rule-aby-1-05 = Mix the 20 monster tokens face down: nine are worth 2 points, nine are worth 3 and two are worth 4.
    .title = Monster tokens

abyss-rule-aby-1-06 = The threat marker starts on space 1, the top of the threat track. The track has 6 spaces.
    .title = Threat at the start

abyss-rule-aby-1-07 = There are 10 key tokens in the supply. They cannot run out while there are locations to take.
    .title = Key tokens

abyss-rule-aby-1-08 = Everyone starts with 1 pearl. The other pearls form the treasury, which never runs out.
    .title = Pearls at the start

abyss-rule-aby-1-09 = The first player is drawn at random or named when the table is set up. Play goes clockwise.
    .title = First player

abyss-rule-aby-1-10 = You start with no cards in hand and no lords, locations, keys or monster tokens. The five Council stacks, the exploration track and both discard piles are empty too.
    .title = Empty start

## Rules: Your turn

abyss-rule-aby-2-01 = Your turn has these steps, in order: start-of-turn effects; (1) plotting at the Court, as often as you like or not at all; (2) exactly one action; (3) taking control of locations, as long as you have 3 or more keys; (4) end-of-turn effects.
    .title = Steps of a turn

abyss-rule-aby-2-02 = Do exactly one of these: explore the depths, ask the Council for support, or recruit a lord. You cannot pass.
    .title = Three actions

abyss-rule-aby-2-03 = You can always explore. To ask for support, at least one Council stack must have cards. To recruit, you must be able to pay the full cost of a lord in the Court.
    .title = When an action is possible

abyss-rule-aby-2-04 = After your turn play passes to the player on your left, unless you have an extra turn from the Invoker or the game is over.
    .title = Whose turn is next

abyss-rule-aby-2-05 = If you have an active Slaver, Oracle or Opportunist, choose when in your own turn to use it. It can be any moment when you have a decision to make, but never while somebody else decides, and not between getting your third key and taking the location.
    .title = Choosing the moment

abyss-rule-aby-2-06 = You may use each such ability once in each of your turns; an extra turn is a new turn. A lord you gained this turn can be used at once if it is still free.
    .title = Once per turn

## Rules: Plotting at the Court

abyss-rule-aby-3-01 = Before your action you may pay 1 pearl to the treasury to turn up the top lord of the deck. It goes to the empty Court space farthest from the deck.
    .title = How to plot

abyss-rule-aby-3-02 = Plot as often as you like, as long as you have a pearl, the Court has an empty space and the lord deck has cards.
    .title = Plotting again

abyss-rule-aby-3-03 = You cannot plot when all 6 Court spaces are taken, when the lord deck is empty, or once you have chosen your action. Pearls you have just gained, for example from the Landlord or the Slaver, may be spent on plotting.
    .title = When you cannot plot

abyss-rule-aby-3-04 = Turning up the last lord by plotting, or with the Opportunist or the Schemer, does not bring the end of the game.
    .title = The last lord of the deck

## Rules: Exploring the depths

abyss-rule-aby-4-01 = Turn up cards from the exploration deck one at a time, each onto the first empty space of the track, counting from the deck. The track has 5 spaces. You always reveal at least one card.
    .title = Card by card

abyss-rule-aby-4-02 = When you reveal an ally, the others get the first choice: one after another, clockwise from your left, each may buy it or pass. The first to buy gets it.
    .title = Others choose first

abyss-rule-aby-4-03 = The buyer pays the price in pearls to the player who is exploring and takes the ally into hand.
    .title = Pearls go to the explorer

abyss-rule-aby-4-04 = The first ally bought in a turn costs 1 pearl, the second 2 and the third 3, whoever buys. Only a purchase raises the price, not a reveal. Each new turn starts again at 1, extra turns too.
    .title = Rising price

abyss-rule-aby-4-05 = In one turn each opponent may buy at most one ally from you. Anyone who has already bought, or has too few pearls, is skipped.
    .title = One purchase each

abyss-rule-aby-4-06 = A bought ally leaves the track, so the next card goes to the same space.
    .title = Space set free

abyss-rule-aby-4-07 = When somebody buys the card, you have nothing to take. Reveal the next one; you cannot stop here.
    .title = Go on after a sale

abyss-rule-aby-4-08 = If nobody buys the ally and it is not on space 5, take it for free, which ends your exploration, or leave it and reveal the next card.
    .title = Take it or explore on

abyss-rule-aby-4-09 = Only the card just revealed can be bought, taken or fought. Cards left on the track earlier are out of reach in this exploration.
    .title = No second chance

abyss-rule-aby-4-10 = If nobody buys an ally on space 5, you must take it, and you gain 1 pearl from the treasury. It does not matter what lies on the other spaces.
    .title = Ally on the last space

abyss-rule-aby-4-11 = If an opponent buys the ally on space 5, you get no bonus pearl for it, and the next card is revealed onto space 5.
    .title = Sale on the last space

abyss-rule-aby-4-12 = Taking an ally or fighting a monster ends the exploration. Allies still on the track go face down to the Council stacks of their races, monsters go to the exploration discard pile.
    .title = Clearing the track

abyss-rule-aby-4-13 = When a card must be revealed and the exploration deck is empty, its discard pile is shuffled into a new deck. Cards on the track, in the Council, in hands and affiliated stay where they are.
    .title = New exploration deck

abyss-rule-aby-4-14 = You may hold any number of allies. Only an opponent's Commander sets a limit.
    .title = No hand limit

## Rules: Monsters and threat

abyss-rule-aby-5-01 = A revealed monster is not offered to anyone. Fight it or explore on.
    .title = A monster is not for sale

abyss-rule-aby-5-02 = If you explore on, the threat marker moves 1 space down, towards space 6. The monster stays on the track and you reveal the next card.
    .title = Past the monster

abyss-rule-aby-5-03 = On space 6 the threat marker goes no further.
    .title = Greatest threat

abyss-rule-aby-5-04 = You win every fight. The monster is discarded, and you get the reward of the threat space where the marker stands.
    .title = A fight always succeeds

abyss-rule-aby-5-05 = You can fight only the monster just revealed. A fight gives one reward, however many monsters lie on the track.
    .title = One monster, one reward

abyss-rule-aby-5-06 = 1 pearl or 1 monster token.
    .title = Reward of space 1

abyss-rule-aby-5-07 = 2 pearls, or 1 pearl and 1 monster token, or 2 monster tokens.
    .title = Reward of space 2

abyss-rule-aby-5-08 = 1 key token.
    .title = Reward of space 3

abyss-rule-aby-5-09 = 1 key token, and with it 1 pearl or 1 monster token.
    .title = Reward of space 4

abyss-rule-aby-5-10 = 1 key token, and with it 2 pearls, or 1 pearl and 1 monster token, or 2 monster tokens.
    .title = Reward of space 5

abyss-rule-aby-5-11 = 2 key tokens.
    .title = Reward of space 6

abyss-rule-aby-5-12 = If the space offers a choice, choose before you draw any monster token.
    .title = Choosing the reward

abyss-rule-aby-5-13 = Monster tokens are drawn at random and stay face down until the end of the game. You may look at yours; opponents only see how many you have.
    .title = Drawing monster tokens

abyss-rule-aby-5-14 = You cannot choose a reward that needs more monster tokens than are left. Every space has a reward without them, so you always have a choice that works.
    .title = When the tokens run out

abyss-rule-aby-5-15 = After a fight the threat marker returns to space 1. Your exploration ends, and with it your action.
    .title = After a fight

abyss-rule-aby-5-16 = You must fight a monster revealed on space 5. You gain 1 pearl on top of the threat reward.
    .title = Monster on the last space

abyss-rule-aby-5-17 = If an exploration ends with taking an ally, the threat marker stays where it is for the next players.
    .title = The threat stays

## Rules: Support of the Council

abyss-rule-aby-6-01 = Choose one Council stack that has cards and take all of it into your hand. You may not look before choosing.
    .title = Asking for support

abyss-rule-aby-6-02 = The Council has five stacks, one for each race, all face down. Everyone may know how many cards each one holds.
    .title = Five stacks

abyss-rule-aby-6-03 = Asking for support gives no pearls and affiliates nobody. Your turn goes on with taking control of locations and the end of the turn.
    .title = Support and nothing else

## Rules: Recruiting lords

abyss-rule-aby-7-01 = Choose one lord in the Court and play allies from your hand to pay the cost. You recruit one lord per action; only the Corruptor can bring one more.
    .title = A lord from the Court

abyss-rule-aby-7-02 = A cost has three parts: the exact number of different races (the bubbles), the mandatory race that must be among them (the large bubble), and the total value you need at least.
    .title = What a lord costs

abyss-rule-aby-7-03 = The allies you play must belong to exactly the required number of different races, no more and no fewer.
    .title = Exact number of races

abyss-rule-aby-7-04 = Play at least one ally of the mandatory race; the other races are up to you. Ambassadors have no mandatory race: they need allies of all five.
    .title = Mandatory race

abyss-rule-aby-7-05 = You may play any number of allies of the same race.
    .title = Several allies of one race

abyss-rule-aby-7-06 = The total may be higher than needed; you get no change. You may even add allies you do not need, as long as the number of races stays exact.
    .title = Paying too much

abyss-rule-aby-7-07 = If your allies total less than the required value, pay 1 pearl to the treasury for each missing point. Pearls never replace a race, and you pay none when nothing is missing.
    .title = Pearls for missing points

abyss-rule-aby-7-08 = You need the printed value, minus 2 with your active Treasurer, plus 2 against an opponent's active Recruiter unless you have an active Shaman; never less than 0. The number of races never changes, so you always need at least one ally of each.
    .title = What changes the cost

abyss-rule-aby-7-09 = Of the allies you played, the one with the lowest value is affiliated: it lies face up before you until the end of the game. The others go to the exploration discard pile.
    .title = Affiliating the weakest

abyss-rule-aby-7-10 = If several of the allies you played share the lowest value, choose which one to affiliate.
    .title = Equally weak allies

abyss-rule-aby-7-11 = Affiliated allies are not in your hand: they cannot pay for lords, cannot be discarded and do not count towards a hand limit. They only count for points.
    .title = Affiliated allies are at rest

abyss-rule-aby-7-12 = After you pay and affiliate, put the lord face up before you. It is free. Its ability does not help to recruit it.
    .title = A new lord is free

abyss-rule-aby-7-13 = First choose the lord and the payment, then pay, then affiliate. The lord enters play and its ability is carried out in full, with any further lords it brings. Only then the Court slides and is refilled, and after that you take control of locations. So pearls from the refill cannot pay for the Corruptor's ability, and the Corruptor and the Traitor cannot take lords dealt in that refill.
    .title = Order of recruiting

abyss-rule-aby-7-14 = The allies you pay with are shown to everyone.
    .title = Payment in the open

## Rules: Abilities of lords

abyss-rule-aby-8-01 = An ability with an arrow works once, right when the lord enters play. It does not matter how the lord came: recruited, or through the Corruptor, the Traitor or the Schemer.
    .title = Arrow: once

abyss-rule-aby-8-02 = An ability without an arrow works from the moment the lord enters play for as long as the lord is active, that is free and not disabled.
    .title = No arrow: permanent

abyss-rule-aby-8-03 = Farmers have no ability.
    .title = Farmers

abyss-rule-aby-8-04 = A lord is free while it lies before you and is not tucked under a location. A disabled lord is still free.
    .title = Free lord

abyss-rule-aby-8-05 = A lord tucked under a location is no longer free: its ability is off for good, its keys are spent and no ability can target it. It keeps its influence and still counts for its guild.
    .title = Tucked lord

abyss-rule-aby-8-06 = You may decline the abilities of the Corruptor, the Traitor, the Schemer and the Illusionist, and never have to use those of the Slaver, the Oracle and the Opportunist. All other one-time abilities are carried out as far as possible; what cannot be done is skipped.
    .title = May or must

abyss-rule-aby-8-07 = If an ability makes opponents discard, each of them chooses their own cards. They are asked clockwise from the player whose turn it is, and their choices do not depend on one another.
    .title = Opponents choose their own cards

abyss-rule-aby-8-08 = A lord discarded from the Court or from a player never comes back. The lord deck is never reshuffled.
    .title = Discarded lords

abyss-rule-aby-8-09 = If an ability brings another lord into play, that lord's one-time ability is carried out in full before anything else. It may bring in more lords in turn.
    .title = Lord after lord

## Rules: Refilling the Court

abyss-rule-aby-9-01 = After a recruitment the lords left in the Court slide away from the deck, so that the empty spaces are next to it.
    .title = The Court slides

abyss-rule-aby-9-02 = If 3 or more lords are left in the Court after a recruitment and its abilities, no new ones are dealt.
    .title = Three or more stay

abyss-rule-aby-9-03 = If 2 or fewer lords are left, the player who recruited first gains 2 pearls from the treasury. Then all empty spaces are filled from the lord deck, the one farthest from the deck first.
    .title = Two or fewer stay

abyss-rule-aby-9-04 = The Court is checked once per recruit action, after all abilities. Taking several lords in one action earns the 2 pearls only once.
    .title = Checked once

abyss-rule-aby-9-05 = If the lord deck cannot fill every space, deal what there is. You still gain the 2 pearls, and the end of the game is triggered.
    .title = Too few lords to refill

abyss-rule-aby-9-06 = The Court is refilled, and the 2 pearls are paid, only after a recruitment. Having 2 or fewer lords there at another moment does nothing.
    .title = Only recruiting refills

## Rules: Keys and locations

abyss-rule-aby-10-01 = Your keys are your key tokens and the keys on your active lords, that is free and not disabled ones.
    .title = Your keys

abyss-rule-aby-10-02 = As soon as you have 3 or more keys, you must take control of a location and spend exactly 3 of them. You do it after your action, and after a recruitment once its abilities and the refill are done. You gain keys only in your own turn.
    .title = The third key

abyss-rule-aby-10-03 = With more than 3 keys, choose which three to spend, in any mix of tokens and lords. With exactly 3 there is nothing to choose.
    .title = Which keys to spend

abyss-rule-aby-10-04 = Take one of the available face-up locations, or name a number from 1 to 4, draw that many tiles from the stack at once and take one of them.
    .title = Two ways to a location

abyss-rule-aby-10-05 = Drawn tiles you do not take become available face up to everyone. There may be any number of them, and a face-up tile that is taken is not replaced.
    .title = The tiles you leave

abyss-rule-aby-10-06 = You cannot draw more tiles than the stack holds. Once you have drawn, take one of the drawn tiles, not one that was available before.
    .title = Limits of drawing

abyss-rule-aby-10-07 = Put the location before you and tuck under it each lord whose key you spent, with the ability covered. Spent key tokens return to the supply.
    .title = Tucking lords

abyss-rule-aby-10-08 = A lord without a usable key cannot be tucked. A location paid for with three tokens has no lord under it.
    .title = Only lords with keys

abyss-rule-aby-10-09 = An ambassador carries 3 keys and takes a location alone, through its own ability, when it enters play. It is tucked under that tile, and no other key is spent.
    .title = Ambassadors

abyss-rule-aby-10-10 = With an ambassador you do not choose how to get the location: draw exactly as many tiles as the ambassador says and take one of them. If the stack has fewer, draw those; if it is empty, take an available face-up tile.
    .title = An ambassador's draw

abyss-rule-aby-10-11 = If you still have 3 or more keys after taking a location, take another one.
    .title = Three keys again

abyss-rule-aby-10-12 = If there is no tile in the stack and none face up, you take nothing and keep your keys. It is checked again in each of your later turns.
    .title = No location left

abyss-rule-aby-10-13 = Locations do nothing before the end of the game. The only exception is Black Smokers.
    .title = When locations work

abyss-rule-aby-10-14 = Lords stay under their location to the end. If the tile is exchanged by the Illusionist or Black Smokers, they move under the new tile and stay tucked.
    .title = Tucked for good

abyss-rule-aby-10-15 = Everyone sees the location tiles you draw.
    .title = Drawn tiles are open

## Rules: End of a turn

abyss-rule-aby-11-01 = If an opponent has an active Commander and you have no active Shaman, discard down to 6 allies at the end of your turn, choosing the cards. You do this after taking locations and after the last use of your abilities.
    .title = Hand at the end of the turn

abyss-rule-aby-11-02 = Each turn starts with the ally price at 1, with everyone free to buy again, and with all once-per-turn abilities ready.
    .title = A turn starts afresh

## Rules: End of the game

abyss-rule-aby-12-01 = The end is triggered when a player gets a 7th lord. All lords count: free, disabled and tucked. Having 7 or more at any moment of a turn is enough, however you got there.
    .title = The seventh lord

abyss-rule-aby-12-02 = The end is also triggered when the Court must be refilled after a recruitment and the lord deck has too few cards for all 6 spaces. If the last card just fills the sixth space, it is not.
    .title = The Court cannot be filled

abyss-rule-aby-12-03 = The player who triggers the end finishes the turn, and an extra turn if there is one. Then each other player takes exactly one more turn, clockwise, and the game ends. It does not matter who started.
    .title = Last turns

abyss-rule-aby-12-04 = Another seventh lord or another failed refill during the last turns changes nothing.
    .title = The end comes once

abyss-rule-aby-12-05 = If the Invoker comes to you in your last turn, you still take the extra turn. Then the remaining last turns go on.
    .title = Extra turn in the last round

abyss-rule-aby-12-06 = All rules stay in force during the last turns. Even if the lord deck is empty, a recruitment that leaves 2 or fewer lords in the Court gives you the 2 pearls.
    .title = Recruiting in the last turns

abyss-rule-aby-12-07 = When the game ends, affiliate from your hand the lowest ally of each race you hold. Your other cards are discarded. The Master of Magic does not help here.
    .title = Final affiliation

## Rules: Scoring

abyss-rule-aby-13-01 = Add up the points of your locations, the influence of all your lords, the points of your affiliated allies and the values of your monster tokens.
    .title = Your score

abyss-rule-aby-13-02 = Each of your lords scores its printed influence, whether free, disabled or tucked. Discarded lords score nothing.
    .title = Points for lords

abyss-rule-aby-13-03 = In each race only your strongest affiliated ally scores its value. The others of that race score nothing here, but count for locations.
    .title = Points for allies

abyss-rule-aby-13-04 = Each location you control scores in its own way, counted after the final affiliation with all your lords and all your affiliated allies.
    .title = Points for locations

abyss-rule-aby-13-05 = Monster tokens are turned over, and each scores its value: 2, 3 or 4.
    .title = Points for monster tokens

abyss-rule-aby-13-06 = Pearls, key tokens, unspent keys and cards in hand score nothing.
    .title = What scores nothing

abyss-rule-aby-13-07 = The highest total wins.
    .title = Who wins

abyss-rule-aby-13-08 = Among tied players the one with more pearls wins.
    .title = Tie: pearls

abyss-rule-aby-13-09 = If pearls are equal too, the lord with the highest influence decides; having no lord counts as 0. If that is equal as well, the tied players win together.
    .title = Tie: best lord

## Rules: The 35 lords

abyss-rule-aby-14-01 = { abyss-text-recruiter }
    .title = The Recruiter

abyss-rule-aby-14-02 = { abyss-text-jailer }
    .title = The Jailer

abyss-rule-aby-14-03 = { abyss-text-seeker }
    .title = The Seeker

abyss-rule-aby-14-04 = { abyss-text-assassin }
    .title = The Assassin

abyss-rule-aby-14-05 = { abyss-text-commander }
    .title = The Commander

abyss-rule-aby-14-06 = { abyss-text-tamer }
    .title = The Tamer

abyss-rule-aby-14-07 = { abyss-text-hunter }
    .title = The Hunter

abyss-rule-aby-14-08 = { abyss-text-ship-master }
    .title = The Ship Master

abyss-rule-aby-14-09 = { abyss-text-trader }
    .title = The Trader

abyss-rule-aby-14-10 = { abyss-text-peddler }
    .title = The Peddler

abyss-rule-aby-14-11 = { abyss-text-landlord }
    .title = The Landlord

abyss-rule-aby-14-12 = { abyss-text-slaver }
    .title = The Slaver

abyss-rule-aby-14-13 = { abyss-text-shopkeeper }
    .title = The Shopkeeper

abyss-rule-aby-14-14 = { abyss-text-shaman }
    .title = The Shaman

abyss-rule-aby-14-15 = { abyss-text-invoker }
    .title = The Invoker

abyss-rule-aby-14-16 = { abyss-text-apprentice }
    .title = The Apprentice

abyss-rule-aby-14-17 = { abyss-text-oracle }
    .title = The Oracle

abyss-rule-aby-14-18 = { abyss-text-alchemist }
    .title = The Alchemist

abyss-rule-aby-14-19 = { abyss-text-illusionist }
    .title = The Illusionist

abyss-rule-aby-14-20 = { abyss-text-master-of-magic }
    .title = The Master of Magic

abyss-rule-aby-14-21 = { abyss-text-opportunist }
    .title = The Opportunist

abyss-rule-aby-14-22 = { abyss-text-corruptor }
    .title = The Corruptor

abyss-rule-aby-14-23 = { abyss-text-traitor }
    .title = The Traitor

abyss-rule-aby-14-24 = { abyss-text-diplomat }
    .title = The Diplomat

abyss-rule-aby-14-25 = { abyss-text-treasurer }
    .title = The Treasurer

abyss-rule-aby-14-26 = { abyss-text-schemer }
    .title = The Schemer

abyss-rule-aby-14-27 = { abyss-text-keeper }
    .title = The Keeper

abyss-rule-aby-14-28 = { abyss-text-reaper }
    .title = The Reaper

abyss-rule-aby-14-29 = { abyss-text-shepherd }
    .title = The Shepherd

abyss-rule-aby-14-30 = { abyss-text-miller }
    .title = The Miller

abyss-rule-aby-14-31 = { abyss-text-aquaculturalist }
    .title = The Aquaculturalist

abyss-rule-aby-14-32 = { abyss-text-landowner }
    .title = The Landowner

abyss-rule-aby-14-33 = { abyss-text-sage }
    .title = The Sage

abyss-rule-aby-14-34 = { abyss-text-hermit }
    .title = The Hermit

abyss-rule-aby-14-35 = { abyss-text-elder }
    .title = The Elder

## Rules: The 20 locations

abyss-rule-aby-15-01 = { abyss-text-sargasso-silos }
    .title = Sargasso Silos

abyss-rule-aby-15-02 = { abyss-text-hydrozoa-reserves }
    .title = Hydrozoa Reserves

abyss-rule-aby-15-03 = { abyss-text-sanctuary }
    .title = The Sanctuary

abyss-rule-aby-15-04 = { abyss-text-parliament }
    .title = Parliament

abyss-rule-aby-15-05 = { abyss-text-barracks }
    .title = The Barracks

abyss-rule-aby-15-06 = { abyss-text-dockworks }
    .title = The Dockworks

abyss-rule-aby-15-07 = { abyss-text-sargasso-fields }
    .title = The Sargasso Fields

abyss-rule-aby-15-08 = { abyss-text-abyss }
    .title = The Abyss

abyss-rule-aby-15-09 = { abyss-text-city-of-mirrors }
    .title = City of Mirrors

abyss-rule-aby-15-10 = { abyss-text-black-smokers }
    .title = Black Smokers

abyss-rule-aby-15-11 = { abyss-text-oceanic-senate-assembly }
    .title = Oceanic Senate Assembly

abyss-rule-aby-15-12 = { abyss-text-depths }
    .title = The Depths

abyss-rule-aby-15-13 = { abyss-text-throne-room }
    .title = The Throne Room

abyss-rule-aby-15-14 = { abyss-text-jail }
    .title = The Jail

abyss-rule-aby-15-15 = { abyss-text-chasm }
    .title = The Chasm

abyss-rule-aby-15-16 = { abyss-text-closed-tower }
    .title = The Closed Tower

abyss-rule-aby-15-17 = { abyss-text-lost-tower }
    .title = The Lost Tower

abyss-rule-aby-15-18 = { abyss-text-chamber-of-allies }
    .title = The Chamber of Allies

abyss-rule-aby-15-19 = { abyss-text-nest-of-giant-clams }
    .title = Nest of Giant Clams

abyss-rule-aby-15-20 = { abyss-text-coral-barrier }
    .title = The Coral Barrier

## Rules: Open and hidden

abyss-rule-aby-16-01 = Open to all: the Court, available locations, the exploration track, everyone's lords, locations and affiliated allies, pearls, key tokens and the threat. Also how many cards are in each hand, Council stack, deck and discard pile, and how many monster tokens each player has.
    .title = What everyone sees

abyss-rule-aby-16-02 = Hidden: the order of the decks and of the location stack, the cards in other hands, the faces of the Council stacks, and the values of other players' monster tokens and of those in the supply.
    .title = What is hidden

abyss-rule-aby-16-03 = Everyone saw the allies that lay on the track, whether they were bought, taken or sent to the Council, so you may remember them. Nobody may look through the exploration discard pile.
    .title = What you can remember

abyss-rule-aby-16-04 = Each of the 71 exploration cards is always in exactly one place: the deck, the discard pile, the track, the Council, a hand, or affiliated. In the same way the 35 lords, 20 locations, 20 monster tokens and 10 key tokens are all accounted for.
    .title = Nothing gets lost

abyss-rule-aby-16-05 = Chance decides only these: the shuffles at the start, reshuffling the exploration discard pile, drawing monster tokens, the token taken by the Hunter, shuffling the locations after Black Smokers, and who starts.
    .title = Where chance comes in

## What can be asked about on the board, in the order of the legend
abyss-term-court = Court
    .text = Six spaces with the lords that can be recruited. Recruiting pays with allies from the hand; when two lords or fewer are left, whoever recruited gains 2 pearls and the Court fills up.
abyss-term-depths = Exploration track
    .text = Who explores turns up allies here, one after another. First the others may buy each, then the explorer takes it or goes on.
abyss-term-price = Price of the next purchase
    .text = What the next ally sold this turn costs: 1 pearl, then 2, then 3. The pearls go to the explorer.
abyss-term-last-space = Last space of the track
    .text = Whoever comes this far must take the ally, or fight the monster, and gains 1 pearl.
abyss-term-threat = Threat track
    .text = Each monster left alone moves the marker one space on; whoever fights one takes the reward of the marked space, and the marker goes back to the start.
abyss-term-council = Council
    .text = Allies that were turned up and not taken lie here face down, one stack for each race. As an action one takes a whole stack.
abyss-term-locations = Locations
    .text = Three keys open a location. It scores at the end in its own way, and the lords whose keys paid for it lie under it from then on.
abyss-term-payment = Payment
    .text = The allies played for the lord: enough value in all, and exactly the number of races that is asked for. Pearls can fill up the value. The weakest ally stays with you.
abyss-term-deck-count = Number of cards
    .text = How many cards or tiles are left in this pile.
abyss-term-cost = Cost
    .text = The allies that are played must be worth this much together.
abyss-term-mandatory = Mandatory race
    .text = At least one ally of this race must be played.
abyss-term-races = Any race
    .text = One more race, of your choice. All circles together are the number of different races, no more and no fewer.
abyss-term-influence = Influence points
    .text = What the lord scores at the end, free or under a location.
abyss-term-lord-keys = Keys on a lord
    .text = They count as long as the lord is free and not disabled. With three keys in all you take a location.
abyss-term-guild = Guild
    .text = The sign shows the guild by its race; a star stands for an ambassador. Some locations and lords count guilds.
abyss-term-timing-once = Ability with an arrow
    .text = It works once, when the lord comes into play.
abyss-term-timing-always = Permanent ability
    .text = It works as long as the lord is free and not disabled.
abyss-term-timing-turn = Once a turn
    .text = This ability can be used once in each of your turns.
abyss-term-value = Value of an ally
    .text = How much the ally pays, and what it scores if it is your strongest affiliated ally of its race.
abyss-term-race = Race
    .text = There are five: jellyfish, crabs, seahorses, shellfish and squids. Lords ask for a number of different races.
abyss-term-worth-now = Worth now
    .text = The points this location would give if the game ended now.
abyss-term-player = Player
    .text = What this player has in the open: pearls, keys, tokens, lords, locations and affiliated allies.
abyss-term-pearls = Pearls
    .text = They buy allies that others turn up, fill up what is missing for a lord, and pay for plotting. They score nothing.
abyss-term-keys = Keys
    .text = Keys on free lords and key tokens. With three of them a location must be taken.
abyss-term-tokens = Monster tokens
    .text = Rewards for fights, worth 2, 3 or 4 points each. Only their owner knows their values.
abyss-term-hand = Cards in hand
    .text = Allies to pay lords with. There is no limit.
abyss-term-affiliated = Affiliated allies
    .text = The weakest ally of each payment stays here. At the end the strongest of each race scores its value.
abyss-term-free-lords = Free lords
    .text = Lords before the player and under no location: their abilities and keys work.
