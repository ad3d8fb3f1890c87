### The course of Abyss: seven lessons with Chancellor Brine, then a first game.

abyss-school = Learn Abyss
abyss-school-about = Seven short lessons with Chancellor Brine, then your first game.
abyss-teacher = Chancellor Brine
abyss-setting-school = Lesson
abyss-setting-school-off = No lesson, the whole game
abyss-setting-school-aby-1 = { abyss-name-aby-1 }
abyss-setting-school-aby-2 = { abyss-name-aby-2 }
abyss-setting-school-aby-3 = { abyss-name-aby-3 }
abyss-setting-school-aby-4 = { abyss-name-aby-4 }
abyss-setting-school-aby-5 = { abyss-name-aby-5 }
abyss-setting-school-aby-6 = { abyss-name-aby-6 }
abyss-setting-school-aby-7 = { abyss-name-aby-7 }
abyss-setting-school-first-game = { abyss-name-first-game }

## 1: recruiting

abyss-name-aby-1 = Your first Lord
abyss-lesson-aby-1 = Cards are the purse, Lords are the points.
abyss-task-aby-1 = Recruit a Lord, and the better one if you can see which.
abyss-goal-aby-1-1 = a Lord serves you
abyss-teach-aby-1-1 = These below are your allies: a colour is a race, the number is what the ally is worth today. Up there is the Court, people who would rather serve you than rule: the price stands on the left, the points in the disc on the right. Touch the Miller, ten points for eight.
abyss-teach-aby-1-2 = Two bubbles below the eight: cards of exactly two races, the coloured bubble’s among them, worth eight or more in all. Touch cards in your hand until you may pay. A pearl fills one missing point.
abyss-slip-aby-1-1 = A decent jailer: seven points. The Miller beside him is ten for the same purse. Take it back and compare the discs.
abyss-slip-aby-1-2 = More cards? You can already pay. Cards in hand win nothing.
abyss-aha-aby-1 = Cards are never points. They are the purse; Lords are the points.

## 2: affiliation

abyss-name-aby-2 = The lowest one stays
abyss-lesson-aby-2 = One of those you pay with moves in and scores.
abyss-task-aby-2 = Recruit the Miller and score as much as you can.
abyss-goal-aby-2-1 = the Miller serves you
abyss-teach-aby-2-1 = Of the allies you pay with, the lowest one moves in with you for good and scores. One counts for each race: your squid 5, the small sign below the place for your Lords, is settled already, so a second squid adds nothing.
abyss-teach-aby-2-2 = So do not ask whom you can get rid of. Ask who should stay.
abyss-slip-aby-2-1 = Now the one who stays is a 1. Three points left on the table: pay with two fours instead.
abyss-slip-aby-2-2 = A squid 4 beside a squid 5 scores nothing. The seahorse was the new face.
abyss-slip-aby-2-3 = Another card will not make a better payment than two fours. You can pay now.
abyss-aha-aby-2 = Pay all high or all low, never one low among high.

## 3: exploring

abyss-name-aby-3 = Down into the depths
abyss-lesson-aby-3 = You turn, the others may buy, you decide when to stop.
abyss-task-aby-3 = Come back with the card that pays for the Seeker.
abyss-goal-aby-3-1 = a pearl earned
abyss-goal-aby-3-2 = crab 3 in your hand
abyss-teach-aby-3-1 = You turn cards one by one. Each is shown to the others first; if they buy it, their pearl is yours and you must turn the next. If they pass, you take it and stop, or leave it and go on. The Seeker wants a crab: with your squid 4 a three will do.
abyss-teach-aby-3-2 = They bought the jellyfish: a pearl earned, and you had to go on. Being bought from is not a loss. And look who came up.
abyss-slip-aby-3-1 = A 1 is hardly worth a turn. The Seeker wants a crab and three more points; you may go on four times.
abyss-slip-aby-3-2 = That crab completed a payment. When a card finishes a purchase, stop.
abyss-aha-aby-3 = The explorer chooses last, gets paid for it, and decides when to stop.

## 4: the Council

abyss-name-aby-4 = Ask the Council
abyss-lesson-aby-4 = What explorers leave behind can be taken, a whole stack at once.
abyss-task-aby-4 = Take the stack that pays for the Invoker, then recruit him.
abyss-goal-aby-4-1 = eight or more in jellyfish
abyss-goal-aby-4-2 = the Invoker serves you
abyss-teach-aby-4-1 = What explorers leave behind is stacked here by race, face down. One turn, one whole stack. Everybody saw what went in, and almost nobody remembers. The log does: look at its first lines.
abyss-teach-aby-4-2 = Nine in jellyfish, and the Invoker asks for eight. The Court is polite: it has waited for you.
abyss-slip-aby-4-1 = Four cards, five points in all, and no Lord up there wants crabs. The jellyfish were two cards and six points.
abyss-slip-aby-4-2 = You would be turning cards in the hope of what lies face down beside you.
abyss-aha-aby-4 = A stack is as good as what went in, not as high as it stands.

## 5: monsters

abyss-name-aby-5 = Monsters pay
abyss-lesson-aby-5 = They always lose. The track says how much you get.
abyss-task-aby-5 = Explore, and take home what is worth most at the end.
abyss-goal-aby-5-1 = the monster is beaten
abyss-teach-aby-5-1 = Explore, and go on past the crab; something large is breathing behind it.
abyss-teach-aby-5-2 = A monster always loses. The track shows what you get for it now. Leave it, and the next one is worth a step more, to whoever meets it.
abyss-teach-aby-5-3 = Choose your reward. Pearls are change. A token is two, three or four points, and nobody else sees which.
abyss-slip-aby-5-1 = Pearls score nothing. Take them only if one of them pays for a Lord next turn.
abyss-slip-aby-5-2 = The next monster brings a key, if there is one. Only six of seventy-one cards are monsters, and it may be your neighbour’s. Brave; usually wrong.
abyss-slip-aby-5-3 = You have stopped one card before the monster. Turn on past a 1.
abyss-aha-aby-5 = You do not fight monsters, you collect them.

## 6: keys and locations

abyss-name-aby-6 = Three keys
abyss-lesson-aby-6 = They open a Location at once, and Lords who gave theirs go quiet.
abyss-task-aby-6 = Open a Location and keep the Treasurer awake.
abyss-goal-aby-6-1 = a Location is yours
abyss-goal-aby-6-2 = the Treasurer is awake
abyss-teach-aby-6-1 = Explore and fight: at the end of the track lie two keys.
abyss-teach-aby-6-2 = Three keys open a door at once, wish it or not. You have four: three tokens and the Treasurer’s. A Lord who gives his key goes to sleep under the tile; his points stay, his talent does not.
abyss-teach-aby-6-3 = Each tile pays for something you own. Read the two on the table against your Lords.
abyss-slip-aby-6-1 = He took two off every price. Tokens have no talent: spend them first.
abyss-slip-aby-6-2 = Two for each guild: six. The Throne Room pays your best Lord once more: ten.
abyss-slip-aby-6-3 = Tiles are shown, one is taken, the rest are left for the others. Draw when nothing on the table suits you.
abyss-slip-aby-6-4 = The marker is at the end already: this monster will never be worth more.
abyss-aha-aby-6 = Spend the keys that do nothing else.

## 7: the end

abyss-name-aby-7 = The last turn
abyss-lesson-aby-7 = One turn, and then only points.
abyss-task-aby-7 = One turn. Make the most of it.
abyss-goal-aby-7-1 = a Location is yours
abyss-teach-aby-7-1 = Somebody has the seventh Lord: this is your last turn. Pearls and talents are dust now. What else happens when a Lord arrives? Count the keys.
abyss-teach-aby-7-2 = And see: of each race still in your hand the lowest card came along for free.
abyss-slip-aby-7-1 = Nine points, and the Shepherd of six beside him carries the third key: six, and twelve for the Throne Room.
abyss-slip-aby-7-2 = A card, when a Lord was payable. In the last turn only points count.
abyss-slip-aby-7-3 = Drawn tiles are a lottery. The Throne Room pays twelve for sure.
abyss-aha-aby-7 = A small Lord with a key may be the biggest card on the table.

## The first game

abyss-name-first-game = Guided first game
abyss-lesson-first-game = A whole game against an easy bot. Each new question is explained once; then the Chancellor is silent.
abyss-task-first-game = Play a whole game.
abyss-first-start = Nobody has anything yet. Explore; a four or a five is a find, a one is not.
abyss-first-payable = You can pay for a Lord. Before you do: how many are left in the Court for the next player? Leaving two brings you two pearls.
abyss-first-council = What was left behind lies in the Council. A stack worth five or more is a fine turn, and it is never bought away from you.
abyss-first-talent = One of your Lords has a talent for this turn. Once a turn, whenever you like: best before the action it pays for.
abyss-first-plot = A pearl turns up another Lord. Only if you can pay for none of these.
abyss-first-buy = It is offered to you first. One pearl for a four is the best trade in the game.
abyss-first-take = Take it, or leave it to the Council and turn the next. It must be worth a whole turn.
abyss-first-fight = It cannot hurt you. Is the reward good enough, or is the next one worth a wait?
abyss-first-reward = Tokens are points, pearls are change.
abyss-first-pay = Who of these should stay with you? The lowest one will.
abyss-first-affiliate = They are level, so you choose. Take a race you do not have yet.
abyss-first-keys = Tokens first, then Lords with no talent.
abyss-first-location = Face up, you know what you get; drawn tiles stay open for the others.
abyss-first-end = The end is in sight: your neighbour needs two more Lords. Stop buying talents, buy points.
abyss-first-over = A whole game, and you stood it well. Look at the sheet: one row made the difference.
abyss-aha-first-game = Now you know all the questions. The answers come with the games.
abyss-look-turn-action = Can I recruit? Is a stack of the Council worth five or more? If neither, explore. A Lord is worth his points, about two and a half more for a key, and what his talent brings.
abyss-look-explore-buy = Buy if the value is at least two above the price, or if it completes a payment.
abyss-look-explore-take-or-go-on = Stop at a four, or at what completes a payment. Who will pick up what I leave?
abyss-look-explore-fight-or-go-on = From the second space on, fight. With two keys and a key on offer, always.
abyss-look-explore-reward = A pearl only if it pays for a Lord next turn.
abyss-look-recruit-pay = A race not settled yet, and the lowest card as high as it can be.
abyss-look-recruit-affiliate = The best card of each race so far.
abyss-look-control-keys = Which talent still earns?
abyss-look-control-location = The tile’s formula with my Lords, and with the opponent’s.

## How to play

abyss-howto-1 = You want to rule the sea, and others want it too. Win lords, Locations and allies: whoever has the most influence points at the end wins.
    .title = The goal
abyss-howto-2 = Each turn you do one of three things: explore the depths, take one whole stack of the Council, or recruit a lord. As soon as you have three keys, from lords or monsters, you must open a Location; the lords who gave their keys slip under it, and their talents sleep.
    .title = Your turn
abyss-howto-3 = Turn cards one at a time. Each ally is offered to the others first, for pearls that they pay to you; if nobody buys, take it and stop, or go on. What you leave goes to the Council. A monster never harms you: fight it for the reward on the track, or let the reward grow.
    .title = Exploring
abyss-howto-4 = Pay with allies of exactly as many races as the lord has bubbles, worth at least the number; pearls fill small gaps. The lowest ally you paid with stays before you and scores.
    .title = Recruiting
abyss-howto-5 = When somebody has seven lords, all others take one last turn. Then lords, Locations, the best ally of each race and monster tokens are added up. Pearls count for nothing.
    .title = The end, and what counts
abyss-howto-explore = Explore
abyss-howto-council = Ask the Council
abyss-howto-recruit = Recruit a lord
abyss-howto-keys = three keys
abyss-howto-or = or
abyss-howto-left = Council
abyss-howto-take = take it?
abyss-howto-stays = stays
abyss-howto-nothing = nothing
