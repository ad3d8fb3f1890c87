### The course of Shadespire: seven lessons with Sergeant Toll, then a first game.

shadespire-school = Learn Shadespire
shadespire-school-about = Seven short lessons with Sergeant Toll, with loaded dice, then your first game with honest ones.
shadespire-teacher = Sergeant Toll
shadespire-setting-school = Lesson
shadespire-setting-school-off = No lesson, the whole game
shadespire-setting-school-sha-1 = { shadespire-name-sha-1 }
shadespire-setting-school-sha-2 = { shadespire-name-sha-2 }
shadespire-setting-school-sha-3 = { shadespire-name-sha-3 }
shadespire-setting-school-sha-4 = { shadespire-name-sha-4 }
shadespire-setting-school-sha-5 = { shadespire-name-sha-5 }
shadespire-setting-school-sha-6 = { shadespire-name-sha-6 }
shadespire-setting-school-sha-7 = { shadespire-name-sha-7 }
shadespire-setting-school-first-game = { shadespire-name-first-game }

## 1: attacking

shadespire-name-sha-1 = Strike
shadespire-lesson-sha-1 = An activation is one thing with one fighter. Here: a blow.
shadespire-task-sha-1 = Attack Targor without moving anybody.
shadespire-goal-sha-1-1 = Targor is out of action
shadespire-teach-sha-1-1 = Three rounds, four activations each, most glory wins. An activation is one thing with one fighter. Severin is yours. Targor, right beside him, is not. Touch Severin and choose the attack.
shadespire-teach-sha-1-2 = Read the dice. Severin strikes with hammers: he has one. Targor saves himself with dodges, and a shield is no dodge: none. More than he has is a hit. Three damage, two Wounds: out of action, and one glory is yours. Here the dice are loaded; in a game they are not.
shadespire-slip-sha-1-1 = He is in reach already. An attack without moving is the cheapest thing you own.
shadespire-slip-sha-1-2 = It hits, but whoever has charged is finished for the round. Severin stood beside him already.
shadespire-slip-sha-1-3 = One of your four activations, and nobody was hurt. He stands right beside Severin.
shadespire-short-of-sha-1 = a fighter spent for the round
shadespire-aha-sha-1 = Only your own symbol counts. Learn two: the one that hits, and the one that saves.

## 2: charging

shadespire-name-sha-2 = Charge or move
shadespire-lesson-sha-2 = A move and a blow in one go, and its price.
shadespire-task-sha-2 = Take Targor out of action with this one activation.
shadespire-goal-sha-2-1 = Targor is out of action
shadespire-teach-sha-2-1 = Too far for a blow, near enough for a run. A Charge is a move and an attack in one activation. Obryn moves up to three hexes: let him charge.
shadespire-teach-sha-2-2 = Every lit hex lets him hit. Point at one, or hold it, and read the odds. Here they are all alike.
shadespire-teach-sha-2-3 = Gone. And Obryn wears a Charge token: he stands there until the round is over, whatever comes for him. Remember who can reach him now.
shadespire-slip-sha-2-1 = Now he is close, and who has moved cannot charge this round. Two activations for one blow.
shadespire-slip-sha-2-2 = Later. There is a glory a few hexes away.
shadespire-aha-sha-2 = A Charge buys time and pays with safety.

## 3: support

shadespire-name-sha-3 = Support
shadespire-lesson-sha-3 = A friend beside the target helps. So does his beside you.
shadespire-task-sha-3 = Charge Saek with Obryn from the better hex.
shadespire-goal-sha-3-1 = Saek is out of action
shadespire-teach-sha-3-1 = Angharad stands beside Saek: she will help whoever attacks him. Charge with Obryn.
shadespire-teach-sha-3-2 = Your friends beside the target support you. His friends beside you support him. More of yours than of his, and the dice with one figure count as hits. Three hexes are lit: two reach Saek, the third only Karsus. Look at who stands beside each, or point at them and read the odds.
shadespire-teach-sha-3-3 = No hammer at all, and still a hit: Angharad made the die with one figure count. Beside Karsus the very same dice would have missed.
shadespire-slip-sha-3-1 = Karsus stands at your shoulder and cancels Angharad’s help: the same dice, and no hit. From the other hex nobody helps him.
shadespire-slip-sha-3-2 = Alone she needs hammers. She is worth more as Obryn’s friend.
shadespire-slip-sha-3-3 = Nobody is hit by that. Obryn can reach Saek now.
shadespire-slip-sha-3-4 = From here you reach Karsus only, and nobody helps you against him. Saek was the one with Angharad beside him.
shadespire-aha-sha-3 = One friend in the right place is worth more than a better weapon.

## 4: draws and traps

shadespire-name-sha-4 = With his back to the wall
shadespire-lesson-sha-4 = A draw drives back, unless there is nowhere to go.
shadespire-task-sha-4 = Attack the one who is worse off.
shadespire-goal-sha-4-1 = Arnulf is out of action
shadespire-teach-sha-4-1 = Two of them beside Severin, as tough as each other. Attack.
shadespire-teach-sha-4-2 = You hit either of them equally often. But level dice are a draw: the target may be driven back, away from you. So look behind each of them before you choose.
shadespire-teach-sha-4-3 = A hammer, a dodge: a draw. Arnulf should step back, and behind him the board ends. Who cannot be driven back is trapped, and that counts as a hit.
shadespire-slip-sha-4-1 = A draw, and he steps back unharmed. The other one had the edge of the board behind him.
shadespire-slip-sha-4-2 = Two of them in reach, and you wait for their blow?
shadespire-slip-sha-4-3 = You had him trapped, and let him off.
shadespire-aha-sha-4 = At the edge a draw is a hit. That goes for yours, too.

## 5: the power step

shadespire-name-sha-5 = Glory is not spent
shadespire-lesson-sha-5 = Between activations both may play power cards.
shadespire-task-sha-5 = Prepare Obryn’s blow, then take Garrek out of action.
shadespire-goal-sha-5-1 = Brave Strike is Obryn’s
shadespire-goal-sha-5-2 = Garrek is out of action
shadespire-teach-sha-5-1 = After every activation comes the power step: you both may play cards until you both pass. An upgrade costs one glory, but the token is only turned over: it still counts at the end. Garrek has two Wounds left. Which card helps the next blow?
shadespire-teach-sha-5-2 = Obryn has a new attack now. Your glory lies turned over: spent, and yet it counts. Nothing more to play: pass.
shadespire-teach-sha-5-3 = Your activation. Now strike, with the new weapon: while no friend stands beside him, it rolls three dice.
shadespire-teach-sha-5-4 = The third die did it. Two glory: the turned one, and Garrek’s.
shadespire-slip-sha-5-1 = A glory in the pocket hits nobody. Before the blow, not after.
shadespire-slip-sha-5-2 = One more Wound is good. But if Garrek falls to the next blow, who is there to hurt you?
shadespire-slip-sha-5-3 = Two dice where three were to be had. Garrek has two Wounds left: two damage is enough.
shadespire-slip-sha-5-4 = Garrek stands beside Obryn, nearly down. Strike.
shadespire-aha-sha-5 = Turned over, it still counts. So turn it over.

## 6: guard, and the end of a round

shadespire-name-sha-6 = Hold, or throw away
shadespire-lesson-sha-6 = Guard, the end of a round, and cards that will never score.
shadespire-task-sha-6 = Keep Angharad on the objective, score for it, and throw away what can never score.
shadespire-goal-sha-6-1 = Hold Objective 3 is scored
shadespire-goal-sha-6-2 = Eternals is thrown away
shadespire-teach-sha-6-1 = Last activations of the round. Angharad stands on objective 3, and you have the card for it. Garrek is next: driven back, she would be off it. A fighter on Guard saves herself with shields and dodges alike.
shadespire-teach-sha-6-2 = One hammer against a shield and a dodge: she stands. Now the round ends. First, score what is fulfilled.
shadespire-teach-sha-6-3 = Now throw away what will never score, and new cards take its place. Eternals wants none of yours to be slain, and Obryn is gone. Seize Ground may still happen: keep it.
shadespire-slip-sha-6-1 = Off the objective, or no help to her. The card wants somebody standing on it.
shadespire-slip-sha-6-2 = He lives, he answers, and she is off the objective. A fair fight; but the card was sure.
shadespire-slip-sha-6-3 = Changing one card costs a whole activation. At the end of the round you may throw cards away for free.
shadespire-slip-sha-6-4 = That one can still be scored: an objective in their half is enough.
shadespire-short-of-sha-6 = a card thrown away that could still score
shadespire-aha-sha-6 = Three objective cards in hand. Keep all three alive.

## 7: the last activation

shadespire-name-sha-7 = Cards win games
shadespire-lesson-sha-7 = The last activation of the game: how it is counted.
shadespire-task-sha-7 = Win. You have one activation.
shadespire-goal-sha-7-1 = your objective card is scored
shadespire-teach-sha-7-1 = Seven all, one activation, and then it is over: most glory wins. Severin can swing at Targor, about six times in ten it works. Or read your card, and look at objective 3.
shadespire-teach-sha-7-2 = She stands on it. Take your glory.
shadespire-teach-sha-7-3 = Eight to seven. Had it stayed level, whoever holds more objectives would have won; and with those level too, nobody.
shadespire-slip-sha-7-1 = That is one of the other four times in ten. The objective was free.
shadespire-slip-sha-7-2 = There is no next activation to use it in.
shadespire-slip-sha-7-3 = You threw away the one card that scores now.
shadespire-short-of-sha-7 = { $n } glory short
shadespire-aha-sha-7 = A kill is one glory. So is standing still in the right place.

## The first game

shadespire-name-first-game = Guided first game
shadespire-lesson-first-game = Three rounds against an easy bot, with honest dice. Each new question is explained once; then the Sergeant is silent.
shadespire-task-first-game = Play a whole game.
shadespire-first-token = Five objectives are placed in turn, face down. Yours: where your fighters can get in one move, behind your own lines.
shadespire-first-mulligan = Your three objectives and five power cards. Can one of the objectives score in the first round? If not, all three new.
shadespire-first-deploy-first = Who places last has seen more. Who is done first has an edge in the roll for the first activation.
shadespire-first-deploy = One fighter at a time. Keep your leader, Severin, for a place out of their reach: how far they move, and one more.
shadespire-first-deploy-hex = Two side by side support each other. Alone is easy prey.
shadespire-first-round = Going first, you strike first. Going last, you have the last word of the round.
shadespire-first-activation = Read your objectives first. Which of them moves forward with this activation? Then look: a blow without moving, a charge that kills, a step onto an objective. A card only when nothing else helps.
shadespire-first-move = Before you put him there: who can reach him there?
shadespire-first-charge = Support first, then the edge behind the target. And remember: he stays there for the round.
shadespire-first-with = More dice hit more often, more damage kills sooner. How many Wounds does the target have left?
shadespire-first-target = Wounded ones first. Only the last Wound brings glory.
shadespire-first-drive = Off an objective, towards the edge, away from his friends. Or leave him where he is.
shadespire-first-power = Does a card help the very next thing? Otherwise pass, and keep it.
shadespire-first-score-now = The card is fulfilled. Take the glory.
shadespire-first-score = The round is over. What is fulfilled now, scores now.
shadespire-first-discard = Which of these will never happen? Throw it away, and a new one comes.
shadespire-first-upgrade = Glory turned over still counts. Give it to one who will live through the first charge.
shadespire-first-end = Two activations left. Count: yours, theirs, and what can still change. Sure points before likely kills.
shadespire-first-over = That was a whole battle. Look at the sheet: how much came from kills, and how much from cards?
shadespire-aha-first-game = You know all the questions now. The answers come with the battles.
shadespire-look-token-place = Hexes that my fighters reach in one move.
shadespire-look-mulligan = Objectives that can score by the end of the first round.
shadespire-look-deploy-fighter = Pairs that support each other, and how far the objectives are.
shadespire-look-deploy-hex = Their Move and one more: that far they strike.
shadespire-look-round-first = Can I take somebody out now? Do I need the last word of the round?
shadespire-look-activation = An attack without moving, then a charge that kills, then an objective, then a card.
shadespire-look-move-to = Support, the edge behind me, and who reaches this hex.
shadespire-look-charge-to = Support, the edge behind the target, and who answers next.
shadespire-look-attack-with = Damage against the Wounds that are left.
shadespire-look-attack-target = Who falls to this blow? Who hurts me most if he does not?
shadespire-look-drive-to = What can he do next from there?
shadespire-look-power = An upgrade for whoever attacks most. A ploy for the very next thing.
shadespire-look-end-score = Everything that is fulfilled.
shadespire-look-discard-objectives = Cards that can never be fulfilled any more.
shadespire-look-end-upgrade = Who lives through the first enemy charge?

## How to play

shadespire-howto-1 = Two warbands, three rounds. Whoever has more glory after the third has won. A fighter taken out of action is one glory; most of it comes from your objective cards.
    .title = The goal
shadespire-howto-2 = In a round each side has four activations, in turn. An activation is one thing with one fighter: move, attack, go on Guard, or charge, which is a move and an attack, after which he is finished for the round. Or draw a card, or change an objective. After every activation both may play power cards.
    .title = An activation
shadespire-howto-3 = Roll your dice against the target’s. Your own symbol counts, and a critical success beats any number of others. More successes hit. Friends beside the target support you: then dice with figures count as well.
    .title = Attacking
shadespire-howto-4 = Level dice are a draw: the target may be driven back. If it has nowhere to go it is trapped, and that is a hit.
    .title = Driven back
shadespire-howto-5 = You hold three objective cards: stand on a token, or do what the card says. Glory buys upgrades, but turns over only and still counts. At the end of a round score, throw away what is dead, and draw anew.
    .title = Objectives and glory
shadespire-howto-move = Move
shadespire-howto-charge = Charge
shadespire-howto-attack = Attack
shadespire-howto-guard = Guard
shadespire-howto-you = you
shadespire-howto-target = the target
shadespire-howto-friend = supports you
shadespire-howto-foe = supports him
shadespire-howto-driven = driven back
shadespire-howto-trapped = trapped: a hit
shadespire-howto-still = still 1
shadespire-howto-rounds = 3 rounds
shadespire-howto-most = most glory wins
