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
abyss-short-recruiter = Opponents need 2 more value to recruit
abyss-text-recruiter = Permanent. While the Recruiter is active, each opponent needs 2 more total value for every lord they recruit with allies. The number of races does not change. The 5 pearls of the Corruptor, the Traitor and the Schemer are not affected, nor is an opponent with an active Shaman.

abyss-name-jailer = the Jailer
abyss-short-jailer = Each opponent discards 1 ally
abyss-text-jailer = Once, on entering play. Each opponent who holds any allies discards exactly 1 of their own choice from hand. Opponents with an active Shaman are spared.

abyss-name-seeker = the Seeker
abyss-short-seeker = Each opponent loses 2 pearls
abyss-text-seeker = Once, on entering play. Each opponent returns 2 pearls to the treasury, or all they have if fewer. You gain nothing from this. Opponents with an active Shaman are spared.

abyss-name-assassin = the Assassin
abyss-short-assassin = Disable 1 free lord of each opponent
abyss-text-assassin = Once, on entering play. For each opponent in turn, choose one of their free lords: it is disabled for the rest of the game. A disabled lord has no ability and no usable keys, but it stays free, keeps its influence and still counts as a lord; its owner's Traitor or Schemer can swap it for a lord that works. Opponents with no free lord or with an active Shaman are skipped.

abyss-name-commander = the Commander
abyss-short-commander = Opponents end turns with 6 allies at most
abyss-text-commander = On entering play, each opponent with more than 6 allies in hand discards down to 6, choosing the cards. While the Commander is active, opponents may go above 6 but discard down to 6 at the end of each of their own turns. Opponents with an active Shaman are spared both.

abyss-name-tamer = the Tamer
abyss-short-tamer = Opponents' monster rewards: 1 space lower
abyss-text-tamer = Permanent. While the Tamer is active, an opponent who fights a monster gets the reward of the threat space before the marker; on space 1 it stays the reward of space 1. The marker and the bonus pearl of the last track space are not affected. Opponents with an active Shaman are spared.

abyss-name-hunter = the Hunter
abyss-short-hunter = Take a monster token from an opponent
abyss-text-hunter = Once, on entering play. Choose an opponent who has monster tokens and no active Shaman, and take one of those tokens at random. If there is no such opponent, nothing happens.

## Lords: merchants

abyss-name-ship-master = the Ship Master
abyss-short-ship-master = 1 pearl per race you send to the Council
abyss-text-ship-master = Permanent. While the Ship Master is active, gain 1 pearl at the end of each of your explorations for every different race among the allies that go from the track to the Council. It works whether you ended with an ally or with a fight. The ally you take and monsters do not count.

abyss-name-trader = the Trader
abyss-short-trader = Gain 3 pearls
abyss-text-trader = Once, on entering play. Gain 3 pearls from the treasury.

abyss-name-peddler = the Peddler
abyss-short-peddler = Gain 2 pearls
abyss-text-peddler = Once, on entering play. Gain 2 pearls from the treasury.

abyss-name-landlord = the Landlord
abyss-short-landlord = 1 pearl now and at the start of your turns
abyss-text-landlord = Gain 1 pearl on entering play. While the Landlord is active, gain 1 more at the start of each of your turns, extra turns included, before you plot.

abyss-name-slaver = the Slaver
abyss-short-slaver = Each turn: discard 1 ally for 2 pearls
abyss-text-slaver = Once in each of your turns, while the Slaver is active, you may discard 1 ally from your hand and gain 2 pearls from the treasury. Choose the moment yourself.

abyss-name-shopkeeper = the Shopkeeper
abyss-short-shopkeeper = Gain 1 pearl
abyss-text-shopkeeper = Once, on entering play. Gain 1 pearl from the treasury.

## Lords: mages

abyss-name-shaman = the Shaman
abyss-short-shaman = Opponents' soldiers do not affect you
abyss-text-shaman = Permanent. While the Shaman is active, the abilities of opponents' soldiers do nothing to you, your hand, your pearls, your tokens or your lords. What happened earlier is not undone. A disabled or tucked Shaman protects nobody.

abyss-name-invoker = the Invoker
abyss-short-invoker = Take another turn after this one
abyss-text-invoker = Once, on entering play. When this turn is over, take another complete turn before play passes on, with its own start-of-turn effects, plotting and end-of-turn checks. Several extra turns add up.

abyss-name-apprentice = the Apprentice
abyss-short-apprentice = Take 1 stack from the Council
abyss-text-apprentice = Once, on entering play. Choose one Council stack that has cards and take all of it into your hand. It is always one stack, even with the Alchemist. If the Council is empty, nothing happens.

abyss-name-oracle = the Oracle
abyss-short-oracle = Each turn: discard 1 Council stack
abyss-text-oracle = Once in each of your turns, while the Oracle is active, you may put one whole Council stack on the exploration discard pile. Nobody looks at the cards. Choose the moment yourself.

abyss-name-alchemist = the Alchemist
abyss-short-alchemist = Asking the Council gives you 2 stacks
abyss-text-alchemist = Permanent. While the Alchemist is active, asking the Council for support gives you two different stacks instead of one. You may look at the first before choosing the second. You must take the second if there is one; with only one stack left you take just that one.

abyss-name-illusionist = the Illusionist
abyss-short-illusionist = Swap your location for a face-up one
abyss-text-illusionist = Once, on entering play, if you like. Exchange one location you control for an available face-up one. Lords tucked under the old tile move under the new one and stay tucked; the old tile becomes available. If you take Black Smokers, its effect happens.

abyss-name-master-of-magic = the Master of Magic
abyss-short-master-of-magic = Affiliate any ally you pay with
abyss-text-master-of-magic = Permanent. While the Master of Magic is active, whenever you recruit with allies you choose freely which of the allies played to affiliate. It does not work for recruiting the Master of Magic, nor for the final affiliation.

## Lords: politicians

abyss-name-opportunist = the Opportunist
abyss-short-opportunist = Each turn: replace 1 lord in the Court
abyss-text-opportunist = Once in each of your turns, while the Opportunist is active, you may discard a lord from the Court and put the top card of the lord deck on the same space. It needs a lord in the Court and one in the deck. It is not a recruitment, so nothing slides and nothing is refilled.

abyss-name-corruptor = the Corruptor
abyss-short-corruptor = Pay 5 pearls for another lord
abyss-text-corruptor = Once, on entering play, if you like. Pay exactly 5 pearls and recruit one more lord from the Court, before any refill. You play no allies, so none is affiliated, and nothing changes this price. The ability of the new lord takes effect as usual.

abyss-name-traitor = the Traitor
abyss-short-traitor = Swap a free lord for one in the Court
abyss-text-traitor = Once, on entering play, if you like. Discard another free lord of yours, even a disabled one, and take any lord from the Court in its place without paying. The newcomer is free, not disabled, and its ability takes effect. The Traitor cannot discard himself.

abyss-name-diplomat = the Diplomat
abyss-short-diplomat = Recruit without the mandatory race
abyss-text-diplomat = Permanent. While the Diplomat is active, you may ignore the mandatory race when you recruit. The exact number of different races and the total value still apply.

abyss-name-treasurer = the Treasurer
abyss-short-treasurer = You need 2 less value to recruit
abyss-text-treasurer = Permanent. While the Treasurer is active, you need 2 less total value for every lord you recruit with allies. The number of races and the 5 pearls of the Corruptor do not change.

abyss-name-schemer = the Schemer
abyss-short-schemer = Swap a free lord for the top of the deck
abyss-text-schemer = Once, on entering play, if you like. Discard another free lord of yours, even a disabled one; then the top lord of the deck takes its place. The newcomer is free, not disabled, and its ability takes effect. The lord deck must not be empty, and the Schemer cannot discard himself.

## Lords: farmers

abyss-name-keeper = the Keeper
abyss-short-keeper = No ability
abyss-text-keeper = A farmer without an ability: influence and a key, nothing more.

abyss-name-reaper = the Reaper
abyss-short-reaper = No ability
abyss-text-reaper = A farmer without an ability: influence and a key, nothing more.

abyss-name-shepherd = the Shepherd
abyss-short-shepherd = No ability
abyss-text-shepherd = A farmer without an ability: influence and a key, nothing more.

abyss-name-miller = the Miller
abyss-short-miller = No ability
abyss-text-miller = A farmer without an ability and without a key: plenty of influence.

abyss-name-aquaculturalist = the Aquaculturalist
abyss-short-aquaculturalist = No ability
abyss-text-aquaculturalist = A farmer without an ability and without a key: plenty of influence.

abyss-name-landowner = the Landowner
abyss-short-landowner = No ability
abyss-text-landowner = A farmer without an ability and without a key: plenty of influence.

## Lords: ambassadors

abyss-name-sage = the Sage
abyss-short-sage = Draw 2 locations, keep 1
abyss-text-sage = Once, on entering play. Draw 2 locations from the stack and take control of one of them; only the Sage is tucked under it. The other becomes available face up. If the stack has fewer, draw what is left; if it is empty, take an available location instead.

abyss-name-hermit = the Hermit
abyss-short-hermit = Draw 1 location and keep it
abyss-text-hermit = Once, on entering play. Draw 1 location from the stack and take control of it; only the Hermit is tucked under it. If the stack is empty, take an available location instead.

abyss-name-elder = the Elder
abyss-short-elder = Draw 3 locations, keep 1
abyss-text-elder = Once, on entering play. Draw 3 locations from the stack and take control of one of them; only the Elder is tucked under it. The other two become available face up. If the stack has fewer, draw what is left; if it is empty, take an available location instead.

## Locations

abyss-name-sargasso-silos = the Sargasso Silos
abyss-short-sargasso-silos = 5 +2 per farmer
abyss-text-sargasso-silos = 5 points, and 2 for each of your farmers. Free, tucked and disabled lords all count.

abyss-name-hydrozoa-reserves = the Hydrozoa Reserves
abyss-short-hydrozoa-reserves = 6 +2 per mage
abyss-text-hydrozoa-reserves = 6 points, and 2 for each of your mages. Free, tucked and disabled lords all count.

abyss-name-sanctuary = the Sanctuary
abyss-short-sanctuary = 4 +3 per affiliated jellyfish
abyss-text-sanctuary = 4 points, and 3 for each of your affiliated jellyfish. All of them count, also those affiliated when the game ends.

abyss-name-parliament = Parliament
abyss-short-parliament = 6 +2 per politician
abyss-text-parliament = 6 points, and 2 for each of your politicians. Free, tucked and disabled lords all count.

abyss-name-barracks = the Barracks
abyss-short-barracks = 7 +2 per soldier
abyss-text-barracks = 7 points, and 2 for each of your soldiers. Free, tucked and disabled lords all count.

abyss-name-dockworks = the Dockworks
abyss-short-dockworks = 5 +2 per merchant
abyss-text-dockworks = 5 points, and 2 for each of your merchants. Free, tucked and disabled lords all count.

abyss-name-sargasso-fields = the Sargasso Fields
abyss-short-sargasso-fields = 3 +3 per affiliated seahorse
abyss-text-sargasso-fields = 3 points, and 3 for each of your affiliated seahorses. All of them count, also those affiliated when the game ends.

abyss-name-abyss = the Abyss
abyss-short-abyss = 2 per guild among your lords
abyss-text-abyss = 2 points for each of the six guilds from which you have at least one lord, 12 at most. Ambassadors are a guild too. Free, tucked and disabled lords all count.

abyss-name-city-of-mirrors = the City of Mirrors
abyss-short-city-of-mirrors = Copies an opponent's location
abyss-text-city-of-mirrors = Scores like one location controlled by an opponent, counted with your own lords and affiliated allies. The best choice is made for you, and the opponent still scores the tile in full. If no opponent controls a location it is worth 0, and so is a copy of Black Smokers.

abyss-name-black-smokers = Black Smokers
abyss-short-black-smokers = 0. Trade it for any tile of the stack
abyss-text-black-smokers = Worth 0 points. When you gain control of it, by whatever way, you may look through the face-down location stack and take any tile from it instead. Black Smokers then leaves the game, lords tucked under it move under the new tile, and the stack is shuffled. Only you see the stack; face-up locations cannot be taken, and with an empty stack nothing happens.

abyss-name-oceanic-senate-assembly = the Oceanic Senate Assembly
abyss-short-oceanic-senate-assembly = 4 +3 per affiliated squid
abyss-text-oceanic-senate-assembly = 4 points, and 3 for each of your affiliated squids. All of them count, also those affiliated when the game ends.

abyss-name-depths = the Depths
abyss-short-depths = Your weakest lord's influence, twice
abyss-text-depths = Twice the influence of your lord with the lowest influence. Free, tucked and disabled lords all count. Without lords it is worth 0.

abyss-name-throne-room = the Throne Room
abyss-short-throne-room = Your strongest lord's influence
abyss-text-throne-room = The influence of your lord with the highest influence. Free, tucked and disabled lords all count. Without lords it is worth 0.

abyss-name-jail = the Jail
abyss-short-jail = 15 −1 per lord of yours
abyss-text-jail = 15 points, minus 1 for each of your lords. Free, tucked and disabled lords all count.

abyss-name-chasm = the Chasm
abyss-short-chasm = 5 +3 per affiliated crab
abyss-text-chasm = 5 points, and 3 for each of your affiliated crabs. All of them count, also those affiliated when the game ends.

abyss-name-closed-tower = the Closed Tower
abyss-short-closed-tower = 3 per lord of yours with a key
abyss-text-closed-tower = 3 points for each of your lords whose card shows at least one key. Spent keys of tucked lords and keys of disabled lords count too. An ambassador counts once.

abyss-name-lost-tower = the Lost Tower
abyss-short-lost-tower = 3 per lord of yours without a key
abyss-text-lost-tower = 3 points for each of your lords whose card shows no key. Free, tucked and disabled lords all count; ambassadors do not, because they carry keys.

abyss-name-chamber-of-allies = the Chamber of Allies
abyss-short-chamber-of-allies = 3 + your weakest ally of each race
abyss-text-chamber-of-allies = 3 points, and for each race among your affiliated allies the value of the weakest one of that race. Allies affiliated when the game ends count too.

abyss-name-nest-of-giant-clams = the Nest of Giant Clams
abyss-short-nest-of-giant-clams = 3 +3 per affiliated shellfish
abyss-text-nest-of-giant-clams = 3 points, and 3 for each of your affiliated shellfish. All of them count, also those affiliated when the game ends.

abyss-name-coral-barrier = the Coral Barrier
abyss-short-coral-barrier = 20 −1 per affiliated ally
abyss-text-coral-barrier = 20 points, minus 1 for each of your affiliated allies. Those affiliated when the game ends count too.
