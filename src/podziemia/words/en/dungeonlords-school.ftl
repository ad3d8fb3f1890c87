### The course of Dungeon Lords: a year of building, the combat school (in the game's own file), what counts, a first game.

dungeonlords-school = Learn Dungeon Lords
dungeonlords-school-about = Six lessons on building, five fights of the combat school and one on what counts, all with Master Clank; then your first game.
dungeonlords-setting-school = Lesson
dungeonlords-setting-school-off = No lesson, the whole game
dungeonlords-setting-school-dun-1 = { dungeonlords-name-dun-1 }
dungeonlords-setting-school-dun-2 = { dungeonlords-name-dun-2 }
dungeonlords-setting-school-dun-3 = { dungeonlords-name-dun-3 }
dungeonlords-setting-school-dun-4 = { dungeonlords-name-dun-4 }
dungeonlords-setting-school-dun-5 = { dungeonlords-name-dun-5 }
dungeonlords-setting-school-dun-6 = { dungeonlords-name-dun-6 }
dungeonlords-setting-school-dun-7 = { dungeonlords-name-dun-7 }
dungeonlords-setting-school-first-game = { dungeonlords-name-first-game }

## 1: slots

dungeonlords-name-dun-1 = First is not best
dungeonlords-lesson-dun-1 = Three orders in secret, and a slot for each as you arrive.
dungeonlords-task-dun-1 = Choose three orders and leave with at least six food.
dungeonlords-goal-dun-1-1 = six food in the larder
dungeonlords-teach-dun-1-1 = Welcome below. Each season you give three orders in secret. First everybody’s first order is placed, then the second ones, then the third, each on the next free slot of its action.
dungeonlords-teach-dun-1-2 = At the food stall slot I wants a coin for two food; II and III give three, and a bad name. A little bird tells me that B and C will go there first.
dungeonlords-teach-dun-1-3 = You did not come late. You came third: three food and a coin, and nobody likes you for it.
dungeonlords-slip-dun-1-1 = Punctual! You play before B and C, and so you stand on the first slot: a coin for two food. Let them go ahead.
dungeonlords-slip-dun-1-2 = No order for food, and an empty larder. Imps, monsters and paydays eat.
dungeonlords-slip-dun-1-3 = You queued, and went home with an empty sack. Take the food; a little evil never killed a dungeon lord.
dungeonlords-aha-dun-1 = You choose a slot, not an action.

## 2: the order of the house

dungeonlords-name-dun-2 = The order of the house
dungeonlords-lesson-dun-2 = Actions are carried out by their numbers, whatever comes first in your orders.
dungeonlords-task-dun-2 = Your chest is empty. Hire a monster, build a room, and have gold left.
dungeonlords-goal-dun-2-1 = a monster hired
dungeonlords-goal-dun-2-2 = a room built
dungeonlords-goal-dun-2-3 = gold in the chest
dungeonlords-teach-dun-2-1 = The house works by the numbers on the board, from 1 to 8: food, name, tunnels, gold, imps, traps, monsters, rooms. Gold from action 4 cannot pay for action 1, but it can for those after it.
dungeonlords-teach-dun-2-2 = Nobody else goes for food today: you would stand alone on the slot that wants a coin. And whoever hires with the first order pays a coin at once.
dungeonlords-teach-dun-2-3 = There is the gold, and the rest of the day is still to come. One imp, one tunnel, one coin.
dungeonlords-slip-dun-2-1 = Alone at the food stall, on the first slot: one coin please, and the miners have not started yet.
dungeonlords-slip-dun-2-2 = The agent at the door wants his coin before anything is mined. As second or third order hiring is free of it.
dungeonlords-slip-dun-2-3 = Without miners no gold, and gold was on your list.
dungeonlords-slip-dun-2-4 = And who hires the monster?
dungeonlords-slip-dun-2-5 = And who builds the room?
dungeonlords-slip-dun-2-6 = You sent a servant all that way, and he comes home with nothing.
dungeonlords-aha-dun-2 = Read the board from 1 to 8: what pays must come before what it pays for.

## 3: imps, tunnels, taxes

dungeonlords-name-dun-3 = Imps and the tax man
dungeonlords-lesson-dun-3 = An imp works once a round, and every tile is taxed.
dungeonlords-task-dun-3 = Dig as much as you can without a red marker.
dungeonlords-goal-dun-3-1 = taxes paid, no red marker
dungeonlords-teach-dun-3-1 = Four imps, and each does one thing today. A tunnel wants an imp now and half a coin tonight: a coin for every two tiles, rounded up. You have six tiles and one coin, and up to three imps may mine afterwards.
dungeonlords-teach-dun-3-2 = Whoever did not dig may mine, each imp in a tunnel of its own.
dungeonlords-teach-dun-3-3 = The tax man. Each coin that you do not pay is a red marker: three points less in the end.
dungeonlords-slip-dun-3-1 = Greedy spade. Two imps are left to mine, and the tax is four coins: you will have three.
dungeonlords-slip-dun-3-2 = Safe, and a coin left over. One more tunnel would have been free.
dungeonlords-slip-dun-3-3 = Idle imps on tax day? Send three.
dungeonlords-slip-dun-3-4 = You can pay. Gold scores little, a red marker costs three points.
dungeonlords-short-of-dun-3 = { $n ->
    [one] One tunnel more was possible.
   *[other] { $n } tunnels more were possible.
}
dungeonlords-aha-dun-3 = A tunnel costs an imp once, and half a coin every year.

## 4: evil

dungeonlords-name-dun-4 = Evil has a price
dungeonlords-lesson-dun-4 = The nicest lord gets the weakest hero.
dungeonlords-task-dun-4 = Hire somebody, and still get the weakest visitor.
dungeonlords-goal-dun-4-1 = a monster hired
dungeonlords-goal-dun-4-2 = the weakest hero at your gate
dungeonlords-teach-dun-4-1 = Tonight four heroes choose a door. The nicest lord gets the weakest, the most evil one the strongest; you are the nicest by one step. A goblin or a slime wants food. The vampire wants nothing but to be seen with you, and that is two evil.
dungeonlords-teach-dun-4-2 = So they come, one each season, and wait outside until autumn. At ten evil or more the paladin would come as well.
dungeonlords-slip-dun-4-1 = A fine vampire, and a wizard with four hit points at the door instead of a thief with three. Sometimes worth it; know the price.
dungeonlords-slip-dun-4-2 = Nobody hired, nobody to fight.
dungeonlords-aha-dun-4 = Evil is paid at the gate.

## 5: rooms

dungeonlords-name-dun-5 = A room in the back
dungeonlords-lesson-dun-5 = Heroes storm the nearest tile. Build behind it.
dungeonlords-task-dun-5 = Build the Printing Press where it will still stand after the fight.
dungeonlords-goal-dun-5-1 = the Printing Press is built
dungeonlords-teach-dun-5-1 = A room takes the place of a tunnel, in its own zone and never beside another room. The Printing Press works where imps stayed idle, and makes you look nicer. Build it.
dungeonlords-teach-dun-5-2 = Heroes are lazy: each round of combat they storm the nearest tile that still stands. Count how many lie nearer to the gate than your press.
dungeonlords-slip-dun-5-1 = Second from the gate. Two bad rounds and the press is theirs: two points gone, and two more for the tile.
dungeonlords-slip-dun-5-2 = Third in line. One step aside is safer, and costs nothing.
dungeonlords-slip-dun-5-3 = A Hatchery is fine, but it only fits near the surface, where they come in. We wanted the press.
dungeonlords-slip-dun-5-4 = A servant on the free slot, and nothing built.
dungeonlords-short-of-dun-5 = { $n ->
    [one] It could lie one step deeper.
   *[other] It could lie { $n } steps deeper.
}
dungeonlords-aha-dun-5 = Fight at the gate, build in the back.

## 6: taking orders back

dungeonlords-name-dun-6 = What comes back
dungeonlords-lesson-dun-6 = Two of your three orders are locked next season.
dungeonlords-task-dun-6 = Take back the order that you will need next.
dungeonlords-goal-dun-6-1 = miners for the summer
dungeonlords-teach-dun-6-1 = Spring is over. Two of your three orders stay out of reach all summer. Back comes the first you gave, or one that failed: your food was sold out.
dungeonlords-teach-dun-6-2 = Now look at the calendar: what knocks at the end of summer, and what is in your chest?
dungeonlords-slip-dun-6-1 = The larder is fine. Four coins of tax, one in the chest, and the pickaxe locked away: nine points of red ink.
dungeonlords-aha-dun-6 = Think a season ahead: give first what you will want twice.

## 7: the end

dungeonlords-name-dun-7 = What counts
dungeonlords-lesson-dun-7 = The last round of combat, then the sheet.
dungeonlords-task-dun-7 = The last battle of the second year. Score as much as you can.
dungeonlords-goal-dun-7-1 = one more prisoner
dungeonlords-teach-dun-7-1 = Two years are almost over. Both tiles are equally near, and you will not hold them both: a tile lost is two points, a room that still stands is two. Choose where to fight.
dungeonlords-teach-dun-7-2 = The warrior in front can take two more, and your goblin strikes for two. A prisoner is two points, and a monster counts one whether it is lying flat or not.
dungeonlords-teach-dun-7-3 = And so it is counted: rooms, monsters and prisoners for you, lost tiles and red markers against you, and three points for each title: most tunnels, most imps, the richest and so on. More than zero earns the licence. Most points win.
dungeonlords-slip-dun-7-1 = Your mint is at stake there: two points of its own. The tunnel beside it is only a tunnel.
dungeonlords-slip-dun-7-2 = A goblin who stays at home takes no prisoners, and there is no next round to save him for.
dungeonlords-aha-dun-7 = Prisoners and rooms make points. Titles make the difference.

## The first game

dungeonlords-name-first-game = Guided first game
dungeonlords-lesson-first-game = A whole game with the simpler rules against three easy bots. Each new question is explained once; then Master Clank is silent.
dungeonlords-task-first-game = Play a whole game.
dungeonlords-first-orders = Imps and tunnels early: whatever you do later, more hands do it better. Two orders of everybody lie open and cannot be given this season; look who could come to your action before you.
dungeonlords-first-locked = Two of your cards are locked now. Look at the calendar too: taxes want gold, payday wants what your monsters cost.
dungeonlords-first-year-two = The second year: bigger heroes, new rooms, and production rooms may work twice. You know the rest.
dungeonlords-first-titles = Titles are three points each: count tunnels, imps, rooms and riches against the others.
dungeonlords-first-food = This is your slot, and this is its price. If you decline, the order counts as failed and you may take it back.
dungeonlords-first-reputation = A friendlier face, and on some slots a look at a combat card. Your place on the track matters, not the number.
dungeonlords-first-imps = Imps are the hands of your house. Early ones work in every season.
dungeonlords-first-traps = A trap is good for one battle. Thieves weaken traps; others do not.
dungeonlords-first-spy = The card of a round says which spell they can cast and how tired they get. Begin with the first.
dungeonlords-first-dig = One long arm with a bend: no two by two, and room left for rooms.
dungeonlords-first-mine = Each imp wants a tunnel of its own. What will the tax be?
dungeonlords-first-hire = Who can stop the party that is coming? Remember that each wants its price again on payday.
dungeonlords-first-build = Production rooms into the back. They need idle imps, so not too many.
dungeonlords-first-place = The further from the gate, the longer it stands.
dungeonlords-first-produce = Imps that stayed at home may work now.
dungeonlords-first-retrieve = What will you want again next season, or what failed?
dungeonlords-first-payday = Each monster wants its price once more. Whoever is not paid leaves, and talks.
dungeonlords-first-taxes = Pay. Each coin short is three points.
dungeonlords-first-tile = They storm the nearest tile, and you choose among those that are level. Tunnels before rooms.
dungeonlords-first-plan = As in the combat school: set something and read below what would come of it, to the end. Where priests would heal it all, it is better to do nothing.
dungeonlords-first-attack = You choose who strikes first. Fell the one in front, and the next one steps up.
dungeonlords-first-target = Whom it hits: the one who would heal or cast is often worth more than the one in front.
dungeonlords-first-over = Two whole years, and you still have a roof of rock over your head. Look at the sheet.
dungeonlords-aha-first-game = Now you know every question. The heroes bring the rest.
dungeonlords-look-orders-choose = Who else can come to each action, and so my slot; what the calendar wants at the end of this season and the next.
dungeonlords-look-act-get-food = What food is for this season: imps, monsters, payday.
dungeonlords-look-act-improve-reputation = My place among the lords, not the number.
dungeonlords-look-act-recruit-imps = Seasons left in which they can work.
dungeonlords-look-act-buy-traps = Thieves in my party, and gold for taxes.
dungeonlords-look-spy = The first round with magic enough to cast.
dungeonlords-look-dig = How many tiles lie nearer to the gate than my rooms will; the tax on one more tile.
dungeonlords-look-mine = The coins that are missing for the next event.
dungeonlords-look-hire = Damage against this party, its price on payday, my place on the track.
dungeonlords-look-build = What my idle imps could make of it, and where it fits.
dungeonlords-look-build-place = Steps from the gate.
dungeonlords-look-produce = The cheapest use of idle imps.
dungeonlords-look-retrieve = The event of the next season.
dungeonlords-look-payday = Damage for the price against the party that waits outside.
dungeonlords-look-taxes = Always all that I can.
dungeonlords-look-plan-tile = What the tile is worth in the end, and how many monsters it holds.
dungeonlords-look-plan-commit = Kill in few tiles; keep what can be used again.
dungeonlords-look-battle-attack = What each blow leaves for the next one.
dungeonlords-look-battle-target = Who falls with exactly this much.

## How to play

dungeonlords-howto-1 = You run a dungeon. Heroes come each autumn, and after two years the lord with the most points wins. Take prisoners, build rooms, lose few tiles.
    .title = The goal
dungeonlords-howto-2 = Each season you secretly choose three of your orders. Minions are placed in that order, each on the next free slot of its action, and every slot has its own price and gain, so arriving later can be better. Two of your three cards are locked next season.
    .title = Three orders
dungeonlords-howto-3 = Actions are carried out by their numbers, 1 to 8: what you mine can still pay for traps, monsters and rooms. Monsters want food or evil; the nicest lord gets the weakest hero, the most evil the strongest, and the paladin comes for whoever reaches ten.
    .title = Building and evil
dungeonlords-howto-4 = In autumn the heroes storm the nearest tile, one a round, four rounds. Your traps and monsters strike, priests heal, fatigue does the rest. Whoever falls is your prisoner. If anybody still stands, the tile is conquered.
    .title = Combat
dungeonlords-howto-5 = Taxes, payday and a surprise come every year, each announced a season before. After the second year rooms, monsters, prisoners and titles score; conquered tiles and unpaid taxes cost.
    .title = The year, and what counts
dungeonlords-howto-first = first
dungeonlords-howto-nice = nice
dungeonlords-howto-evil = evil
dungeonlords-howto-gate = gate
