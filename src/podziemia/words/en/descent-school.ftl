### The course of Descent: seven lessons with Old Marrow, then a first quest.

descent-school = Learn Descent
descent-school-about = Seven short lessons with Old Marrow, with loaded dice, then your first quest with honest ones.
descent-teacher = Old Marrow
descent-setting-school = Lesson
descent-setting-school-off = No lesson, the whole game
descent-setting-school-dsc-1 = { descent-name-dsc-1 }
descent-setting-school-dsc-2 = { descent-name-dsc-2 }
descent-setting-school-dsc-3 = { descent-name-dsc-3 }
descent-setting-school-dsc-4 = { descent-name-dsc-4 }
descent-setting-school-dsc-5 = { descent-name-dsc-5 }
descent-setting-school-dsc-6 = { descent-name-dsc-6 }
descent-setting-school-dsc-7 = { descent-name-dsc-7 }
descent-setting-school-first-game = { descent-name-first-game }

## 1: a hero's turn

descent-name-dsc-1 = Two actions
descent-lesson-dsc-1 = A hero’s turn is two actions. Walk and strike, for a start.
descent-task-dsc-1 = Walk Grisban up to the goblin and defeat it.
descent-goal-dsc-1-1 = the goblin is defeated
descent-teach-dsc-1-1 = You play all the heroes; the overlord plays the rest. A hero’s turn is two actions, any two. This is Grisban, with an axe and short legs. The goblin is four spaces away. First action: Move.
descent-teach-dsc-1-2 = A Move gives as many points as his Speed: three, a point a space. Step by step, or touch a space further off. Beside the goblin, spend the second action: Attack with the axe.
descent-teach-dsc-1-3 = Blue and red are yours: three hearts of damage. Grey is the goblin’s: one shield takes one off. Two get through, and two is all a goblin has. The dice of lessons are loaded; the others are not.
descent-slip-dsc-1-1 = Rest? You have not done anything yet.
descent-slip-dsc-1-2 = A second walk, and no action left for the axe. One walk was enough.
descent-slip-dsc-1-3 = Your turn is over, and the goblin still stands there.
descent-aha-dsc-1 = Two actions, any two.

## 2: fatigue

descent-name-dsc-2 = Fatigue is feet
descent-lesson-dsc-2 = A point of fatigue, a step. Keep the actions for the axe.
descent-task-dsc-2 = Strike the barghest twice in this one turn.
descent-goal-dsc-2-1 = the barghest is defeated
descent-teach-dsc-2-1 = Three steps away, and it may take two blows. Walking would cost an action, and you want both for the axe. So run: suffer a point of fatigue, and you have a movement point. Grisban can bear four; nobody pays you for keeping them.
descent-teach-dsc-2-2 = The cross on the blue die: a miss, whatever the red one says. It happens to all of us. You still have an action. Again.
descent-teach-dsc-2-3 = Down. And one day, when nothing is near, he rests: one action, and at the end of the turn all fatigue is gone.
descent-slip-dsc-2-1 = That was an action for walking. One blow is left, and one blow in six is a miss to begin with.
descent-slip-dsc-2-2 = Rest when there is nothing to strike.
descent-slip-dsc-2-3 = It is still alive, and you had more in you.
descent-aha-dsc-2 = Fatigue is a purse. Empty it, then rest.

## 3: moving and shooting

descent-name-dsc-3 = Step out, shoot, step back
descent-lesson-dsc-3 = A Move may be broken off for an attack, and then go on.
descent-task-dsc-3 = Shoot the goblin, and end the turn where it cannot see Jain.
descent-goal-dsc-3-1 = the goblin is hit
descent-goal-dsc-3-2 = Jain is out of its sight
descent-teach-dsc-3-1 = Jain has a bow, five steps, and a rock in front of her nose. No line of sight, no shot; but no goblin shoots her either. Move: you may stop in the middle for the other action.
descent-teach-dsc-3-2 = From the next space she may see it: a line from any corner to any corner, nothing in the way. When the attack is offered, take it. A shot needs enough range on the dice; blue brings most of it.
descent-teach-dsc-3-3 = Hit, and it is angry. You have steps left of the same Move: home, behind the rock, and end the turn there.
descent-slip-dsc-3-1 = She is not tired. Out with her.
descent-slip-dsc-3-2 = Two walks, and no action left for the bow.
descent-slip-dsc-3-3 = You had steps left, and you stand in its window.
descent-slip-dsc-3-4 = Well hidden, I grant. But nobody has been shot.
descent-aha-dsc-3 = A Move is a handful of steps. Spend some before, some after.

## 4: surges

descent-name-dsc-4 = Surges
descent-lesson-dsc-4 = The lightning on the dice is a wish, after the roll.
descent-task-dsc-4 = Attack, and spend the surge so that the barghest falls.
descent-goal-dsc-4-1 = the barghest is defeated
descent-teach-dsc-4-1 = Grisban is worn out, one action left, and the barghest has three Health left. Attack.
descent-teach-dsc-4-2 = The lightning is a surge: a wish you make after the roll. The axe turns it into one more heart of damage; any hero may catch his breath instead. Each line once. Count: three hearts, one shield. Two get through, and it has three left. What is missing?
descent-slip-dsc-4-1 = A deep breath, and it bites you on the second one.
descent-slip-dsc-4-2 = A wish thrown away.
descent-slip-dsc-4-3 = It stands before you with three Health left. Strike.
descent-aha-dsc-4 = First see what is missing, then wish.

## 5: knocked out

descent-name-dsc-5 = Down is not out
descent-lesson-dsc-5 = The heroes choose their order anew every round.
descent-task-dsc-5 = Have Jain shoot the goblin this round.
descent-goal-dsc-5-1 = Jain is on her feet
descent-goal-dsc-5-2 = the goblin is defeated
descent-teach-dsc-5-1 = Jain is knocked out, not dead. If she stands up by herself, that is her whole turn. If a friend has her up before, she has a turn like any other. You choose who goes first, every round anew.
descent-teach-dsc-5-2 = Avric beside her can pray: a point of fatigue and a red die of healing, no action at all. Anybody else could revive her with an action.
descent-teach-dsc-5-3 = She is up. Avric could go on, but let us see her shoot: end his turn.
descent-teach-dsc-5-4 = And now Jain.
descent-teach-dsc-5-5 = Two actions, as if nothing had happened. The goblin, please.
descent-slip-dsc-5-1 = Up by herself, and nothing more: her turn is gone. Avric first.
descent-slip-dsc-5-2 = Avric leaves her lying. The prayer would have cost him one fatigue.
descent-aha-dsc-5 = The healer goes before the fallen.

## 6: what wins

descent-name-dsc-6 = Read what wins
descent-lesson-dsc-6 = Every quest says what each side must do. Nothing else counts.
descent-task-dsc-6 = One action, and night is falling. Win the quest.
descent-goal-dsc-6-1 = the quest is won
descent-teach-dsc-6-1 = Read the paper of the quest. You win when no barghest is left and no monk lies on the road. The overlord wins when fear reaches seven, from round five on. Fear is six, and at the end of the round it grows by one. The barghests are gone. Two goblins, one monk, one action.
descent-teach-dsc-6-2 = And there it ends, at once, in the middle of a turn.
descent-slip-dsc-6-1 = A good shot. But goblins are not on the paper, and then night fell.
descent-slip-dsc-6-2 = The monk lay beside her. She had one action, and night fell.
descent-aha-dsc-6 = Nobody wins by killing, unless the quest says so.

## 7: the overlord

descent-name-dsc-7 = The other chair
descent-lesson-dsc-7 = Now you are the overlord, with monsters and cards.
descent-task-dsc-7 = Have the goblin carry the monk off in this turn.
descent-goal-dsc-7-1 = the monk is carried off
descent-teach-dsc-7-1 = Sit here for once. Each turn you draw a card, then activate every group of monsters, one group after the other. A monk carried off is one fear, and fear wins. The goblins are nearest.
descent-teach-dsc-7-2 = Every monster of the group, one by one. There is only this one.
descent-teach-dsc-7-3 = Two actions, and only one of them an attack. Carrying off is an action, a Move is five spaces, and the monk is six steps away. Two Moves, and nothing is left to grab him with. Now look at your cards: they have no price. The right moment is the price.
descent-teach-dsc-7-4 = A third Move, for nothing. Run up to the monk, and keep one action.
descent-teach-dsc-7-5 = Nobody was hurt. The heroes hate that most.
descent-slip-dsc-7-1 = An arrow, and an action gone. You wanted one fear, not a scratch.
descent-slip-dsc-7-2 = A second attack, with feet that are too short. The other card has feet.
descent-slip-dsc-7-3 = It stops half-way, and the monk walks home tomorrow.
descent-aha-dsc-7 = The overlord plays against the clock and the paper, not against the heroes’ health.

## The first quest

descent-name-first-game = Guided first quest
descent-lesson-first-game = All of the first quest, three heroes against an easy overlord. Each new question is explained once; then Marrow is silent.
descent-task-first-game = Play the whole quest.
descent-first-place = You lead three heroes; the overlord leads the rest. Read first what wins: “{ descent-board-briefing }”, above the map. The round faces on the road are the monks, and a hero beside one rescues him with an action. Barghests, the grey hounds, must all be defeated. Now place your heroes, the quickest in front.
descent-first-next = Any order you like, anew every round. Who clears the way goes first; who fills the gap goes last.
descent-first-action = Two actions. Can anybody be struck from here, or with a few steps of fatigue? A shot seldom carries further than six spaces. Is a monk within reach? If neither, walk, and search what lies on the way.
descent-first-walk = Stop where you like; the points stay yours until the turn ends. Who will see you there?
descent-first-target = The wounded one. A monster with one Health left bites as hard as a fresh one.
descent-first-surge = What is missing? Damage that defeats comes first, then range, then breath.
descent-first-protect = Your shield may help after the dice have fallen. Does it change who gets hurt?
descent-first-react = A monster comes close, and Jain is nimble: one step, if you like, before it goes on.
descent-first-fatigue = Jain may take some of it as fatigue instead. Her feet pay for it next turn.
descent-first-heal = Who will be struck next? A fallen friend comes before a scratch.
descent-first-fallen = Standing up is the whole turn. If a friend can still come, wait.
descent-first-night = From now on fear grows by one at the end of every round while a monk lies on the road. The shortest way to the last monk and the last barghest.
descent-first-over = That was a whole quest. Won or lost, it was not the blows that decided it.
descent-aha-first-game = You know all the questions now. The answers come with the quests.
descent-look-place-hero = Who is quick, and who can take a blow?
descent-look-turn-next = Fallen, wounded, in the way: who must act before whom?
descent-look-turn-action = Steps of fatigue and two attacks before a Move and one. Monks before goblins.
descent-look-attack-target = Who falls to this blow? Who counts for victory?
descent-look-attack-surge = Damage to defeat, then conditions, then range, then breath.
descent-look-attack-protect = Does it change who falls?
descent-look-move-react = Out of reach, or where I want to stand anyway.
descent-look-damage-as-fatigue = What fatigue do I need next turn?
descent-look-skill-hero = Who is struck next?
descent-look-turn-fallen = Who has not acted yet and could help?

## How to play

descent-howto-1 = One of you is the overlord with monsters and cards; the others are heroes who win or lose together. Every quest says what each side must do, and that alone decides.
    .title = The goal
descent-howto-2 = In a round each hero takes a turn, in any order, then the overlord. A hero has two actions: move, attack, use a skill, rest, search, revive a friend, or what the quest allows; the same twice if you like. A Move may be broken off for the other action. Fatigue buys steps and skills; a rest restores it.
    .title = A hero’s turn
descent-howto-3 = Choose a target in sight and roll. The cross on the blue die misses; a shot needs enough range. Surges buy what your weapon offers, shields take damage off, the rest hurts.
    .title = Attacking
descent-howto-4 = One clean line from a corner of yours to a corner of the target is sight enough. Walls and figures are in the way.
    .title = Line of sight
descent-howto-5 = He draws a card a turn and activates every monster: two actions, one attack. A hero who falls is knocked out: a turn to stand up, or a friend’s action. His traps test your attributes: few shields are good.
    .title = The overlord
descent-howto-heroes = the heroes
descent-howto-overlord = the overlord
descent-howto-won = wins
descent-howto-barghests = no barghests
descent-howto-monks = every monk safe
descent-howto-fear = fear 7
descent-howto-move = 1st action: Move
descent-howto-attack = 2nd action: Attack
descent-howto-goes-on = the Move goes on
descent-howto-damage = damage
descent-howto-left = gets through
descent-howto-card = a card
descent-howto-acts = 2 actions, 1 attack
