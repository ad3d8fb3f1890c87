### The course of Tyrants of the Underdark: eight lessons with Preceptor Zil, then a first game.

tyrants-school = Learn Tyrants of the Underdark
tyrants-school-about = Eight short lessons with Preceptor Zil, then your first game.
tyrants-teacher = Preceptor Zil
tyrants-setting-school = Lesson
tyrants-setting-school-off = No lesson, the whole game
tyrants-setting-school-tyr-1 = { tyrants-name-tyr-1 }
tyrants-setting-school-tyr-2 = { tyrants-name-tyr-2 }
tyrants-setting-school-tyr-3 = { tyrants-name-tyr-3 }
tyrants-setting-school-tyr-4 = { tyrants-name-tyr-4 }
tyrants-setting-school-tyr-5 = { tyrants-name-tyr-5 }
tyrants-setting-school-tyr-6 = { tyrants-name-tyr-6 }
tyrants-setting-school-tyr-7 = { tyrants-name-tyr-7 }
tyrants-setting-school-tyr-8 = { tyrants-name-tyr-8 }
tyrants-setting-school-first-game = { tyrants-name-first-game }

## 1: a turn

tyrants-name-tyr-1 = Two purses
tyrants-lesson-tyr-1 = Influence buys people, Power puts troops on the map.
tyrants-task-tyr-1 = Play your five cards and leave nothing in either purse.
tyrants-goal-tyr-1-1 = two troops sent
tyrants-goal-tyr-1-2 = three Influence spent
tyrants-teach-tyr-1-1 = Welcome to your own house, dear. Below are your five cards. Nobles bring Influence, which buys people; Soldiers bring Power, which puts troops on the map. Play all five: there is no reason to keep one.
tyrants-teach-tyr-1-2 = Now spend both. One Power, one troop, where the map shines. The number in a card’s corner is its price in Influence; whoever you recruit goes to your discard pile and comes with the next shuffle.
tyrants-slip-tyr-1-1 = There are cards in your hand still. They are thrown away with the rest, and you draw five new ones anyway. Play them first.
tyrants-slip-tyr-1-2 = Influence is left, and there is no purse to keep it in. Somebody in the market would have come for it.
tyrants-slip-tyr-1-3 = Those troops wanted to march. Power that is not spent by the end of the turn is gone.
tyrants-aha-tyr-1 = Spend everything, every turn.

## 2: presence

tyrants-name-tyr-2 = Presence
tyrants-lesson-tyr-2 = You reach where you stand, and one place further.
tyrants-task-tyr-2 = Fill both spaces of Llacerellyn.
tyrants-goal-tyr-2-1 = a troop in Llacerellyn
tyrants-goal-tyr-2-2 = Llacerellyn is yours alone
tyrants-teach-tyr-2-1 = Three Power, three troops. You may put them where you are, or next door: that is presence. The spaces of a site are one place; on a route each circle is a place of its own. Llacerellyn lies two steps east.
tyrants-teach-tyr-2-2 = See how far you reach now. Each troop opens the next door, in the same turn.
tyrants-slip-tyr-2-1 = Eryndlyn is yours already with one troop. A whole site lies two circles further, and you have just enough to fill it.
tyrants-slip-tyr-2-2 = Three Power for one head and no ground. That was your whole turn.
tyrants-slip-tyr-2-3 = That road leads to Kanaglym, and it is longer by a circle. Llacerellyn lies the other way.
tyrants-slip-tyr-2-4 = There is Power left, and it will not keep until tomorrow.
tyrants-aha-tyr-2 = Troops are stepping stones.

## 3: control

tyrants-name-tyr-3 = Who rules here?
tyrants-lesson-tyr-3 = More than each of the others, and white is a colour.
tyrants-task-tyr-3 = Take control of The Labyrinth.
tyrants-goal-tyr-3-1 = you control The Labyrinth
tyrants-teach-tyr-3-1 = The number beside a site is what it scores at the end, for whoever controls it. In The Labyrinth stand one white troop and one of yours, so nobody does. The white ones belong to no one, and still they count. You need one more than any other colour.
tyrants-teach-tyr-3-2 = Three points for one troop. Had you filled the whole site, it would be total control: two points more.
tyrants-slip-tyr-3-1 = Skullport has two white troops, and now two of yours: a tie, and a tie is nobody’s.
tyrants-slip-tyr-3-2 = A tie is worth nothing to anybody. It takes one troop, and you have it.
tyrants-slip-tyr-3-3 = A troop on the road rules nothing. The Labyrinth wanted it.
tyrants-aha-tyr-3 = One more than each of the others. Not half, not all.

## 4: control markers

tyrants-name-tyr-4 = Ground first, market second
tyrants-lesson-tyr-4 = A control marker pays the moment you take it.
tyrants-task-tyr-4 = Recruit the Doppelganger this turn.
tyrants-goal-tyr-4-1 = you control Tsenviilyq
tyrants-goal-tyr-4-2 = the Doppelganger is yours
tyrants-teach-tyr-4-1 = The Doppelganger costs five, and you have four. But some sites hold a control marker: one Influence a turn for whoever rules there, and the first one at once. In Tsenviilyq you are level with your rival.
tyrants-teach-tyr-4-2 = Five. Now go shopping. And if you ever hold such a site alone, its marker pays victory points as well, at the end of each of your turns.
tyrants-slip-tyr-4-1 = Now the Doppelganger is out of reach. One troop in Tsenviilyq would have paid the difference.
tyrants-slip-tyr-4-2 = No marker lies there. The empty space in Tsenviilyq breaks the tie.
tyrants-slip-tyr-4-3 = You had the Power, the market had the Doppelganger. Tsenviilyq would have brought you together.
tyrants-aha-tyr-4 = Look at the map before you pay.

## 5: supplanting

tyrants-name-tyr-5 = Supplant where it counts
tyrants-lesson-tyr-5 = Their troop becomes your trophy, yours takes its place.
tyrants-task-tyr-5 = Play the Doppelganger and choose the best victim.
tyrants-goal-tyr-5-1 = a troop supplanted
tyrants-teach-tyr-5-1 = The Doppelganger supplants: an enemy troop you reach goes to your trophy hall, and one of yours stands in its place. Play it.
tyrants-teach-tyr-5-2 = A trophy is one point, wherever it stood. So do not ask who dies. Ask what changes: one victim holds a road, the other half of Llacerellyn.
tyrants-slip-tyr-5-1 = One trophy, and a piece of road. In Llacerellyn the same card breaks a tie and gives you the site, all of it: four points more.
tyrants-slip-tyr-5-2 = The Doppelganger goes to the discard pile unplayed. There is no saving here either.
tyrants-aha-tyr-5 = Do not count heads. Count who rules afterwards.

## 6: spies

tyrants-name-tyr-6 = A spy in the house
tyrants-lesson-tyr-6 = It needs no neighbour and spoils total control.
tyrants-task-tyr-6 = Cost your rival as many points as you can.
tyrants-goal-tyr-6-1 = your spy is out
tyrants-teach-tyr-6-1 = Your rival sits alone in Araumycos and grows fat on its marker. You cannot reach it with troops. Play the Spy Master.
tyrants-teach-tyr-6-2 = A spy goes to any site and counts for nothing there, but for one thing: while it sits there, no other house has total control. Who earns most by being alone?
tyrants-teach-tyr-6-3 = No points from the marker this turn, and none for total control. To be rid of your spy costs three Power.
tyrants-slip-tyr-6-1 = In Llacerellyn your rival has one space of two: nothing to spoil yet.
tyrants-slip-tyr-6-2 = Your own spy at home changes nothing.
tyrants-slip-tyr-6-3 = Pretty, and idle. Araumycos pays three points every turn to whoever has it alone.
tyrants-slip-tyr-6-4 = The Spy Master is still in your hand. Unplayed, it spies on nobody.
tyrants-short-of-tyr-6 = { $n ->
    [one] Your rival keeps { $n } point more than need be.
   *[other] Your rival keeps { $n } points more than need be.
}
tyrants-aha-tyr-6 = A spy is a “no” that costs the other three Power.

## 7: promoting

tyrants-name-tyr-7 = The inner circle
tyrants-lesson-tyr-7 = Promoted cards never come back, and score their higher number.
tyrants-task-tyr-7 = Promote the right card, with many rounds to come.
tyrants-goal-tyr-7-1 = a weak card has left your deck
tyrants-goal-tyr-7-2 = the Red Wyrmling stays
tyrants-teach-tyr-7-1 = You have played four cards, and the Wyrmspeaker is left. At the end of the turn he promotes another card that was played. Play him.
tyrants-teach-tyr-7-2 = He waits for the end of your turn, so end it.
tyrants-teach-tyr-7-3 = Promoting puts a card into your inner circle: it leaves your deck for good and scores the number on the right instead of the left. This is the third round. Whom do you want to draw again and again?
tyrants-slip-tyr-7-1 = A point more today, and your best card is gone: two Power and two Influence in every later hand. Early on the circle is where the weak ones go.
tyrants-slip-tyr-7-2 = The Wyrmspeaker is still in your hand, and unplayed he promotes nobody.
tyrants-aha-tyr-7 = Early: throw out the worst. Late: crown the best.

## 8: the end

tyrants-name-tyr-8 = The last turn
tyrants-lesson-tyr-8 = No tomorrow, only points. Find them all.
tyrants-task-tyr-8 = You are behind. Win with this turn.
tyrants-goal-tyr-8-1 = Menzoberranzan is yours alone
tyrants-goal-tyr-8-2 = the Dragon Cultist is promoted
tyrants-teach-tyr-8-1 = Your rival has sent the last troop: this round is the last. Cards will not be drawn again, roads are worth nothing. Sites, total control, trophies, cards and tokens count. One white troop spoils your city: killing it costs three Power, the empty space one more.
tyrants-teach-tyr-8-2 = Two Power, or two Influence. You have two of each. What does the city still want?
tyrants-teach-tyr-8-3 = Influence buys one more Priestess, a point. A promotion at the end of the turn lifts a card you have played. Compare.
tyrants-teach-tyr-8-4 = In the third round I would have said: the worst. Nobody will be drawn again.
tyrants-teach-tyr-8-5 = See the sheet, dear: city, marker, head, circle, and a Priestess for the small change. By one point.
tyrants-slip-tyr-8-1 = Now there is not Power enough for the white troop and the space it leaves. The city alone is five points.
tyrants-slip-tyr-8-2 = Two Influence are one point here. The Dragon Cultist in the inner circle is three more than in the deck.
tyrants-slip-tyr-8-3 = Not tonight. The city pays for its last space: a head, two for total control, two for the marker.
tyrants-slip-tyr-8-4 = One point. The Dragon Cultist was three.
tyrants-slip-tyr-8-5 = Your last hand, and not all of it played.
tyrants-slip-tyr-8-6 = Power is left, and there is no next turn.
tyrants-aha-tyr-8 = In the last turn only ask: what is a point?

## The first game

tyrants-name-first-game = Guided first game
tyrants-lesson-first-game = A whole game against an easy bot. Each new question is explained once; then the Preceptor is silent.
tyrants-task-first-game = Play a whole game.
tyrants-first-start = One troop founds your house. Take a site that is yours at once: one without white troops, with empty sites around it.
tyrants-first-cards = Play what only gives, then look at the map, then at the market. Nothing is kept.
tyrants-first-power = Power: one for a troop, three for a head or for a spy that annoys you. Does one more troop change who rules somewhere?
tyrants-first-influence = Whom would you like to meet again every third turn? Cards that give two of something, and one that promotes.
tyrants-first-tie = Look: somewhere you are level with another colour, and nobody rules. One troop decides it.
tyrants-first-marker = You hold a control marker: one Influence at the start of every turn. Fill the site, and it pays victory points too.
tyrants-first-choose = One of them. The map tells you which, not the card.
tyrants-first-deploy = These are free. One after the other, so each may open the next door.
tyrants-first-assassinate = Where does one troop fewer change who rules?
tyrants-first-supplant = A head and a space at once. Best where it breaks a tie.
tyrants-first-move = Move an enemy out of a site you want, to some road where he is in nobody’s way.
tyrants-first-return = Back to the barracks. No trophy, but the space is free, or the spy is gone.
tyrants-first-spy = A spy spoils total control now, or is cashed in later by a card that asks for one.
tyrants-first-recall = Taking your spy back is the price; what follows is the gain. You need not pay it.
tyrants-first-devour = What would hurt you most in the other’s hand? Or nothing, if you hope to buy it yourself.
tyrants-first-effects = Several things wait for the end of your turn. You choose their order.
tyrants-first-promote = Worst out, early. Best in, late.
tyrants-first-end = The end is a clock you both wind: empty barracks or an empty market deck. Are you ahead? Then hurry.
tyrants-first-over = A whole game, and both houses still stand, more or less. Look at the sheet.
tyrants-aha-first-game = Now you know every question. Ruthlessness comes with practice.
tyrants-look-start = Empty sites around, how far it is to a marker, and where the rival will stand.
tyrants-look-turn-action = Cards that draw come first. Then: does a troop break a tie, win a marker or fill a site? With the Influence that is left, the dearest card you would like to see again.
tyrants-look-choose = What else is in your hand, and what would it pay for?
tyrants-look-deploy = Ties, markers, sites that lack one troop.
tyrants-look-assassinate = Ties, markers, total control. A head on a road is one point and no more.
tyrants-look-supplant = Ties, markers, total control, for you and for the other.
tyrants-look-move = Which site changes hands when one troop is gone?
tyrants-look-return = Which site changes hands when one piece is gone?
tyrants-look-spy = Sites that the other holds alone, markers first; and sites where a later card will need the spy.
tyrants-look-pay-recall = Does the spy still spoil something there?
tyrants-look-devour-market = What the next player can pay for.
tyrants-look-end-effect = Does one of them count what another has promoted?
tyrants-look-promote = Rounds left: early the weakest card, late the greatest difference between the two numbers.

## How to play

tyrants-howto-1 = You lead a drow house, and there is room for one at the top. Rule sites, take heads, gather a court: whoever has most victory points wins.
    .title = The goal
tyrants-howto-2 = Play your five cards in any order. They bring Influence, which recruits minions for your deck, and Power: one sends a troop, three kill an enemy one or drive out a spy. Cards do more. What you do not spend is lost; then you draw five new cards.
    .title = Your turn
tyrants-howto-3 = You act where you have presence: where your troops or spies are, and next to your troops. You control a site with more troops than each other colour, white too; a tie is nobody’s. Every space yours and no foreign spy is total control. Markers pay their ruler Influence each turn, and points in total control.
    .title = The map
tyrants-howto-4 = Promoting moves a card you played into your inner circle. It never comes back to your hand and scores its higher number. Early, throw out the weak; late, crown the best.
    .title = The inner circle
tyrants-howto-5 = When somebody’s barracks or the market deck is empty, the round is played to its end. Then add up sites, two for each total control, trophies, deck, inner circle and tokens.
    .title = The end, and what counts
tyrants-howto-play = five cards
tyrants-howto-recruit = recruit
tyrants-howto-deploy = send a troop
tyrants-howto-kill = kill one
tyrants-howto-tie = nobody
tyrants-howto-control = control
tyrants-howto-total = total control
tyrants-howto-spied = a spy spoils it
tyrants-howto-in-deck = in the deck
tyrants-howto-in-circle = in the circle
