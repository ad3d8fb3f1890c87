### Dungeon Lords in English. Names have a form .title for where they stand alone.

## The game

dungeonlords-title = Dungeon Lords
dungeonlords-tagline = Dig, hire and build, then hold the heroes off.
dungeonlords-about = Be the villain for once. For two years you send minions for food, gold, imps, traps, monsters and rooms, with orders chosen in secret. Be nice and weak adventurers come; be evil and the paladin himself knocks. Each autumn ends with a party at your gate: stop it in as few tunnels as you can. The lord with the most points gets the licence.
dungeonlords-levels = From hard up all combats are worked out card by card, below that most of them.

## Why an answer was better: parts of the evaluation
dungeonlords-part-captives = Prisoners and conquered tiles
    .more = More adventurers in prison, or fewer tiles conquered.
    .less = Fewer prisoners, or more tiles conquered.
dungeonlords-part-goods = Gold, food, imps, tunnels and traps
    .more = More in store for the orders to come.
    .less = It costs stores that later orders need.
dungeonlords-part-rooms = Rooms
    .more = Rooms score, and some work for you.
    .less = A room is missed or comes later.
dungeonlords-part-monsters = Monsters
    .more = More fighters for the end of the year, and points.
    .less = Fewer fighters for the end of the year.
dungeonlords-part-danger = Adventurers to come
    .more = Weaker adventurers, or no paladin.
    .less = Stronger adventurers, or the paladin, come to you.
dungeonlords-part-titles = Titles
    .more = Nearer to a title at the end.
    .less = A title moves away.
dungeonlords-part-points = Position
    .more = It leads to a better result.
    .less = It leads to a worse result.
dungeonlords-part-rivals = What rivals get
    .more = Rivals get less out of it.
    .less = Rivals get more out of it.
dungeonlords-part-later = What comes of it later
    .more = It pays off in the turns to come.
    .less = It costs something in the turns to come.

dungeonlords-score-rooms = Rooms
dungeonlords-score-monsters = Monsters
dungeonlords-score-prisoners = Prisoners
dungeonlords-score-conquered = Conquered tiles
dungeonlords-score-letters = Red markers
dungeonlords-score-scoring-rooms = Scoring rooms
dungeonlords-score-titles = Titles

## Chapters of the rules

dungeonlords-chapter-overview = The game as a whole
dungeonlords-chapter-setup = Set-up
dungeonlords-chapter-evil = Evil
dungeonlords-chapter-new-round = A new round
dungeonlords-chapter-orders = Orders
dungeonlords-chapter-actions = Actions
dungeonlords-chapter-neutral-dungeons = Neutral dungeons
dungeonlords-chapter-production = Production
dungeonlords-chapter-events = Events
dungeonlords-chapter-adventurers = Adventurers
dungeonlords-chapter-end-of-round = End of the round
dungeonlords-chapter-paladin = The paladin
dungeonlords-chapter-planning = Combat: planning
dungeonlords-chapter-battle = Combat: the battle
dungeonlords-chapter-traps = Traps
dungeonlords-chapter-monsters = Monsters and ghosts
dungeonlords-chapter-spells = Spells
dungeonlords-chapter-battle-rooms = Battle rooms
dungeonlords-chapter-second-year = The second year
dungeonlords-chapter-scoring = Points and titles
dungeonlords-chapter-first-game = The first game
dungeonlords-chapter-school = The combat school
dungeonlords-chapter-information = Open and secret

## Settings

dungeonlords-setting-rules = Rules
dungeonlords-setting-rules-full = Full game
dungeonlords-setting-rules-first-game = First game (simplified)
dungeonlords-setting-first = Starting player
dungeonlords-setting-first-random = Drawn by lot
dungeonlords-setting-first-a = Seat A
dungeonlords-setting-first-b = Seat B
dungeonlords-setting-first-c = Seat C
dungeonlords-setting-first-d = Seat D
dungeonlords-setting-school-training-1 = Fight 1: the troll and the stone
dungeonlords-setting-school-training-2 = Fight 2: a ghost and a meal
dungeonlords-setting-school-training-3 = Fight 3: the patient vampire
dungeonlords-setting-school-training-4 = Fight 4: against the healers
dungeonlords-setting-school-training-1-room = Fight 5: a room at the gate

trouble-school-alone = The combat school is for one player, not { $given }. Take one seat, or set school=off.

## Questions

dungeonlords-ask-orders-keep = Keep one of three orders
    .why = The other two are inaccessible in the first round, for all to see.
dungeonlords-ask-orders-choose = Choose your three orders
    .why = In secret, first to third. Only the first comes back for sure.
dungeonlords-ask-orders-neutral = Choose an order for the neutral colour
    .why = Its minion will take the first slot of that action.
dungeonlords-ask-act-get-food = Get food or decline
dungeonlords-ask-act-improve-reputation = Improve your reputation or decline
dungeonlords-ask-act-recruit-imps = Recruit imps or decline
dungeonlords-ask-act-buy-traps = Buy traps or decline
dungeonlords-ask-spy = Look at a combat card
    .why = The others see which one, not what it is.
dungeonlords-ask-dig =
    { $n ->
        [one] Dig a tunnel
       *[other] Dig up to { $n } tunnels
    }
    .why = Next to a tile, without closing a block of two by two.
dungeonlords-ask-mine = Send imps to mine gold
    .why = Each imp brings a gold from an unconquered tunnel of its own.
dungeonlords-ask-hire = Hire a monster or decline
dungeonlords-ask-build = Build a room or decline
dungeonlords-ask-build-place = Choose the tunnel to replace
    .why = This room goes there: { $because }.
dungeonlords-ask-pay-trap = Give up a trap as payment
    .why = It is for: { $because }.
dungeonlords-ask-pay-monster = Give up a monster as payment
    .why = It is for: { $because }.
dungeonlords-ask-traps-discard = Discard a trap
    .why = { $because }
dungeonlords-ask-produce = Use a room or finish
dungeonlords-ask-retrieve = Take back one order
    .why = The other two are inaccessible in the next round.
dungeonlords-ask-payday = Pay a monster or let it leave
    .why =
        { $n ->
            [one] One is still waiting for its pay.
           *[other] { $n } are still waiting for their pay.
        }
dungeonlords-ask-taxes = Choose how much tax you pay
    .why = Each gold you do not pay costs you 3 points.
dungeonlords-ask-witch-hunt = Give up a monster or gain 3 evil
dungeonlords-ask-monster-strike = Pay for the monster or let it sleep
    .why = On strike: { $because }.
dungeonlords-ask-safety-inspection = Choose how much you pay
    .why = Each gold you do not pay is 1 evil.
dungeonlords-ask-travelling-bards = Choose how much you pay
    .why = Each gold makes you 1 evil less.
dungeonlords-ask-trap-recall = Discard a trap or pay 1 gold
dungeonlords-ask-prisoner = Choose the prisoner you lose
    .why = { $because }
dungeonlords-ask-plan-tile = Choose the tile of the battle
    .why = One of the unconquered tiles nearest the entrance.
dungeonlords-ask-plan-commit = Plan the defence
    .why = Commit traps and monsters, then “Done”. The battle: { $because }.
dungeonlords-ask-battle-trap = Choose the trap to spring
dungeonlords-ask-battle-target = Choose whom it hits
    .why = { $because }
dungeonlords-ask-suggestion = Pay a monster or withdraw it
    .why = { $because }
dungeonlords-ask-word-of-peace = Withdraw all monsters or gain 2 evil
    .why = { $because }
dungeonlords-ask-spell-monster = Choose the monster the spell hits
    .why = { $because }
dungeonlords-ask-battle-attack = Choose the next attack

## Answers

dungeonlords-option-keep = Keep { $thing }
    .many = Keep an order
dungeonlords-option-orders = { $thing }
    .many = Choose an order
dungeonlords-option-command = { $thing }
    .many = Choose an order
dungeonlords-option-act = { $thing }
    .many = Carry it out
dungeonlords-option-decline = Decline
    .many = Decline
dungeonlords-option-done = Done
    .many = Done
dungeonlords-option-spy = Look at { $thing }
    .many = Look at a card
dungeonlords-option-dig = Dig at { $thing }
    .many = Dig a tunnel
dungeonlords-option-mine =
    { $thing ->
        [one] { $thing } imp
       *[other] { $thing } imps
    }
    .many = Send imps
dungeonlords-option-discard = Discard the { $thing }
    .many = Discard a trap
dungeonlords-option-hire = Hire the { $thing }
    .many = Hire a monster
dungeonlords-option-feed = Give up the { $thing }
    .many = Give up a monster
dungeonlords-option-build = Build the { $thing }
    .many = Build a room
dungeonlords-option-place = Place it at { $thing }
    .many = Choose a tunnel
dungeonlords-option-produce = Use the { $thing }
    .many = Use a room
dungeonlords-option-retrieve = Take back { $thing }
    .many = Take back an order
dungeonlords-option-pay = Pay the { $thing }
    .many = Pay
dungeonlords-option-release = Let the { $thing } leave
    .many = Let it leave
dungeonlords-option-pay-gold = Pay { $thing } gold
    .many = Pay gold
dungeonlords-option-accept-evil = Take the evil
    .many = Take the evil
dungeonlords-option-unit = Pay { $thing }
    .many = Pay
dungeonlords-option-sleep = Let the { $thing } sleep
    .many = Let it sleep
dungeonlords-option-tile = Fight at { $thing }
    .many = Choose a tile
dungeonlords-option-set-trap = Set the { $thing }
    .many = Set a trap
dungeonlords-option-send = Send the { $thing }
    .many = Send a monster
dungeonlords-option-reveal = Spring the { $thing }
    .many = Spring a trap
dungeonlords-option-target = Hit the { $thing }
    .many = Choose a target
dungeonlords-option-attack = { $thing }
    .many = Attack
dungeonlords-option-sheep = Sheep that was a { $thing }: bleat for 1
    .many = Attack as a sheep
dungeonlords-option-withdraw = Withdraw the { $thing }
    .many = Withdraw
dungeonlords-option-withdraw-all = Withdraw all monsters
    .many = Withdraw all monsters
dungeonlords-option-choose = Choose the { $thing }
    .many = Choose a monster
dungeonlords-option-free = Let the { $thing } go
    .many = Let a prisoner go

## What happens

dungeonlords-event-lesson-begins = { $thing }
dungeonlords-event-lesson-over =
    { $n ->
        [0] { $seat } has held every tile. The academy applauds.
        [one] The lesson is over: 1 tile was conquered.
       *[other] The lesson is over: { $n } tiles were conquered.
    }
dungeonlords-event-season = Year { $n }: { $thing }.
dungeonlords-event-orders-inaccessible = Inaccessible for { $seat }: { $things }.
dungeonlords-event-neutral-orders = Neutral colour { $n } plays { $things }.
dungeonlords-event-neutral-commanded = { $seat } sends the neutral minion: { $thing }.
dungeonlords-event-order-revealed = { $seat } reveals order { $n }: { $thing }.
dungeonlords-event-hiring-fee = { $seat } pays 1 gold to hire first.
dungeonlords-event-minion-placed = { $seat } takes slot { $n }: { $thing }.
dungeonlords-event-order-lost = { $seat } does not carry out: { $thing }.
dungeonlords-event-order-retrieved = { $seat } takes back { $thing }.
dungeonlords-event-monsters-offered = Monsters on offer: { $things }.
dungeonlords-event-rooms-offered = Rooms on offer: { $things }.
dungeonlords-event-event-announced = Next round brings: { $thing }.
dungeonlords-event-event-comes = The event: { $thing }.
dungeonlords-event-adventurers-announced = Adventurers of the next round: { $things }.
dungeonlords-event-adventurer-came = { $seat } attracts the { $thing }.
dungeonlords-event-adventurer-lost = The { $thing } goes to the neutral dungeon.
dungeonlords-event-paladin-came = The { $thing } marches to { $seat }.
dungeonlords-event-evil-gained = { $seat } gains { $n } evil.
dungeonlords-event-evil-lost = { $seat } loses { $n } evil.
dungeonlords-event-food-gained = { $seat } gains { $n } food.
dungeonlords-event-gold-gained = { $seat } gains { $n } gold.
dungeonlords-event-imps-gained =
    { $n ->
        [one] { $seat } gains an imp.
       *[other] { $seat } gains { $n } imps.
    }
dungeonlords-event-food-lost = { $seat } loses { $n } food ({ $thing }).
dungeonlords-event-gold-lost = { $seat } loses { $n } gold ({ $thing }).
dungeonlords-event-imps-lost =
    { $n ->
        [one] { $seat } loses an imp ({ $thing }).
       *[other] { $seat } loses { $n } imps ({ $thing }).
    }
dungeonlords-event-gold-paid = { $seat } pays { $n } gold ({ $thing }).
dungeonlords-event-red-markers =
    { $n ->
        [one] { $seat } gets a red marker.
       *[other] { $seat } gets { $n } red markers.
    }
dungeonlords-event-spied = { $seat } looks at combat card { $n }.
dungeonlords-event-spied-card = Combat card { $n } is { $thing }.
dungeonlords-event-tunnel-dug = { $seat } digs at { $thing }.
dungeonlords-event-traps-drawn =
    { $n ->
        [one] { $seat } draws a trap.
       *[other] { $seat } draws { $n } traps.
    }
dungeonlords-event-trap-discarded = { $seat } discards a trap.
dungeonlords-event-monster-hired = { $seat } hires the { $thing }.
dungeonlords-event-monster-fed = { $seat } gives up the { $thing } as payment.
dungeonlords-event-monster-paid = { $seat } pays the { $thing }.
dungeonlords-event-monster-left = { $seat } lets the { $thing } leave.
dungeonlords-event-monster-dismissed = { $seat } gives up the { $thing }.
dungeonlords-event-monster-sleeps = { $seat } lets the { $thing } sleep until the combat is over.
dungeonlords-event-unit-paid = { $seat } pays a part for the { $thing }.
dungeonlords-event-room-built = { $seat } builds the { $thing } at { $things }.
dungeonlords-event-room-used = { $seat } uses the { $thing }.
dungeonlords-event-combat-card-open = Combat card { $n } is turned up: { $thing }.
dungeonlords-event-combat-begins = The combat of year { $n } begins.
dungeonlords-event-battle-tile = { $seat } will fight at { $thing }.
dungeonlords-event-monster-sent = { $seat } sends the { $thing }.
dungeonlords-event-trap-set = { $seat } sets a trap.
dungeonlords-event-trap-set-seen = The trap is the { $thing }.
dungeonlords-event-combat-card = Combat card { $n }: { $thing }.
dungeonlords-event-battle-starts = The battle of { $seat } at { $thing } begins.
dungeonlords-event-trap-sprung = { $seat } springs the { $thing }.
dungeonlords-event-disarmed =
    { $n ->
        [one] The party of { $seat } disarms 1 point of it.
       *[other] The party of { $seat } disarms { $n } points of it.
    }
dungeonlords-event-spell-cast = The party of { $seat } casts { $thing }.
dungeonlords-event-monster-withdrawn = { $seat } takes the { $thing } home.
dungeonlords-event-monster-attacks = { $seat } attacks. { $thing }.
dungeonlords-event-monster-holds = { $seat } does not attack. { $thing }.
dungeonlords-event-monster-knocked-out = Knocked out at { $seat }: { $thing }.
dungeonlords-event-shield-absorbed = The Magic Shield takes a point of damage for the { $thing }.
dungeonlords-event-adventurer-hurt = { $n } damage to the { $thing }.
dungeonlords-event-adventurer-caught = { $seat } imprisons the { $thing }.
dungeonlords-event-healed = The party of { $seat } heals { $n } damage.
dungeonlords-event-fatigue = The party of { $seat } suffers { $n } fatigue.
dungeonlords-event-tile-conquered = The party conquers { $thing } of { $seat }.
dungeonlords-event-prisoner-freed = { $seat } loses a prisoner: { $thing }.
dungeonlords-event-survivors-left = Four rounds are over: the survivors leave the dungeon of { $seat } ({ $things }).
dungeonlords-event-combat-won = The combat of { $seat } is over.
dungeonlords-event-conquering-skipped = The party of { $seat } is held up: no fatigue, and { $thing } is not conquered this round.
dungeonlords-event-card-unknown = From here on it depends on the combat card.
dungeonlords-event-no-trap = No trap is set.
dungeonlords-event-no-monster = Nobody is sent.
dungeonlords-event-no-priest = No priest is left, nobody heals.
dungeonlords-event-no-attack = No monster attacked, so the priests do not heal.
dungeonlords-event-nobody-wounded = Nobody is wounded, there is nothing to heal.
dungeonlords-event-healing-barred = The priests are kept from healing.
dungeonlords-event-card-is-slow = The card of the round is a slow spell.
dungeonlords-event-card-is-fast = The card of the round was a fast spell.
dungeonlords-event-magic-missing = A spell takes { $n } magic this round, and the party has less.
dungeonlords-event-spells-barred = No spell works here.
dungeonlords-event-plan-advised = Advised plan: { $things }.
dungeonlords-event-plan-nothing-advised = Advised plan: send nothing and save everything.
dungeonlords-event-lesson-expected =
    { $n ->
        [0] Played well to the end, no tile is lost.
        [one] Played well to the end, 1 tile is lost.
       *[other] Played well to the end, { $n } tiles are lost.
    }
dungeonlords-event-points-expected =
    { $n ->
        [one] Every card and every answer counted through: on average about 1 point from here to the end of the combat, goods included.
       *[other] Every card and every answer counted through: on average about { $n } points from here to the end of the combat, goods included.
    }
dungeonlords-event-points-unless-paladin =
    { $n ->
        [one] Counted through as if nobody else moved the paladin, and others may: about 1 point from here to the end of the combat, goods included.
       *[other] Counted through as if nobody else moved the paladin, and others may: about { $n } points from here to the end of the combat, goods included.
    }
dungeonlords-event-points-estimated =
    { $n ->
        [one] Too much to count it all through: at a guess 1 point from here to the end of the combat, goods included.
       *[other] Too much to count it all through: at a guess { $n } points from here to the end of the combat, goods included.
    }
dungeonlords-event-paladin-may-move = Evil may yet move the paladin, here or away; then it goes otherwise.
dungeonlords-event-year-begins = Year { $n } begins.
dungeonlords-event-game-over = The two years are over.

## Why not?

dungeonlords-why-cell-empty = The cell must be empty: { $thing }.
dungeonlords-why-next-to-tile = It must lie next to a tile of yours: { $thing }.
dungeonlords-why-no-block = It must not complete a block of two by two: { $thing }.
dungeonlords-why-own-tunnel = There must be an unconquered tunnel: { $thing }.
dungeonlords-why-no-room-beside = No other room may lie beside it: { $thing }.
dungeonlords-why-zone = The cell must lie in the zone of the room: { $thing }.
dungeonlords-why-unconquered = It must not be conquered: { $thing }.
dungeonlords-why-nearest = It must be one of the tiles nearest the entrance: { $thing }.
dungeonlords-why-on-offer = It must be on offer: { $thing }.
dungeonlords-why-ready = It must be in your lair, not knocked out: { $thing }.
dungeonlords-why-monster-limit = Monsters in this battle: at most { $needed }, you have sent { $given }.
dungeonlords-why-gold = Gold: { $needed } needed, you have { $given }.
dungeonlords-why-food = Food: { $needed } needed, you have { $given }.
dungeonlords-why-imps = Imps: { $needed } needed, you have { $given }.
dungeonlords-why-evil = Evil: { $needed } to pay, and you stand on { $given } of 15.
dungeonlords-why-trap = Traps: { $needed } needed, you have { $given }.
dungeonlords-why-another-monster = Other monsters of yours: { $needed } needed, you have { $given }.
dungeonlords-why-trap-held = It must be among your traps: { $thing }.
dungeonlords-why-trap-limit = Traps in this battle: at most { $needed }, you have set { $given }.
dungeonlords-why-room-place = There must be a legal place for it: { $thing }.
dungeonlords-why-uses = Uses in a round: at most { $needed }, so far { $given }.
dungeonlords-why-workers = Free imps and trolls: { $needed } needed, you have { $given }.
dungeonlords-why-first-or-turned-away = It must be your first order or one not carried out: { $thing }.

## The table as text

dungeonlords-sketch-season = Year { $n }, { $thing }
dungeonlords-sketch-combat = Combat, round { $n }
dungeonlords-sketch-round = round { $n }
dungeonlords-sketch-starter = starting player: { $seat }
dungeonlords-sketch-monsters = Monsters on offer
dungeonlords-sketch-rooms = Rooms on offer
dungeonlords-sketch-events = Events
dungeonlords-sketch-special = Special event
dungeonlords-sketch-waiting = Adventurers this round
dungeonlords-sketch-next = Adventurers next round
dungeonlords-sketch-cards = Combat cards
dungeonlords-sketch-neutral-evil = Neutral evil
dungeonlords-sketch-player = { $seat }
dungeonlords-sketch-none = none
dungeonlords-sketch-built = Rooms
dungeonlords-sketch-lair = Lair
dungeonlords-sketch-down = Face down
dungeonlords-sketch-traps = Traps
dungeonlords-sketch-prison = Prison
dungeonlords-sketch-party = Party, front first
dungeonlords-sketch-adventurer = { $thing } ({ $left } of { $hp } left)
dungeonlords-sketch-orders = Orders
dungeonlords-sketch-inaccessible = Inaccessible
dungeonlords-sketch-plan = Plan
dungeonlords-sketch-count-evil = evil { $n }
dungeonlords-sketch-count-food = food { $n }
dungeonlords-sketch-count-gold = gold { $n }
dungeonlords-sketch-count-imps = imps { $n }
dungeonlords-sketch-count-traps =
    { $n ->
        [one] 1 trap
       *[other] { $n } traps
    }
dungeonlords-sketch-count-letters =
    { $n ->
        [one] 1 letter
       *[other] { $n } letters
    }

## The combat school

dungeonlords-mark =
    { $n ->
        [0] no tile lost
        [one] 1 tile lost
       *[other] { $n } tiles lost
    }
dungeonlords-teacher = Master Clank, four hundred years in the trade
dungeonlords-lesson-training-1 = The line of heroes, the steps of a round, fatigue.
dungeonlords-lesson-training-2 = Thieves and traps; ghosts, and in which order to strike.
dungeonlords-lesson-training-3 = Holding the party up; monsters that come home again.
dungeonlords-lesson-training-4 = Priests: when they heal, and how to keep them from it.
dungeonlords-lesson-training-1-room = Fighting in a room: two monsters, and a trap for gold.
dungeonlords-teacher-line = See the heroes at the gate? They walk in single file. Whoever stands first gets most of it; when he drops into your prison, the next one steps up. The number is what he can still take.
dungeonlords-teacher-round = Each round they go for one tile. First your trap goes off, then your monster strikes, then priests heal, but only if a monster attacked. Last comes fatigue: two points, one by one, for whoever is in front. If anybody still stands, the tile is theirs.
dungeonlords-teacher-stone-and-troll = In a tunnel there is room for one trap and one monster. Set something and see below what would come of it; you can take it back as often as you like.
dungeonlords-teacher-look-ahead = Below the belt stands what would happen, step by step. Read it to the end: who falls, who is healed, who is left for fatigue. Happy with it? Then let them come. If not, take it back.
dungeonlords-teacher-feed-the-troll = A hungry troll strikes for 3, a fed one for 4. Food is for spending, but a point too much is a point wasted: it never passes on to the next one in line.
dungeonlords-teacher-next-tile = One tile is gone, and the fight moves on to the next. Traps are used up, monsters that fought lie flat to the end. Whoever came home may go again.
dungeonlords-teacher-same-tile = They did not get anywhere: the same tile again. Count what each of them can still take.
dungeonlords-teacher-spent = Nothing left in the cupboard? Then fatigue does the rest, and without a fight no priest lifts a finger.
dungeonlords-teacher-thieves = Thieves! Each spanner takes a point off your trap, from the front of the line on, every round anew. A trap is worth more once the thieves are gone. What a trap does besides harm, they cannot stop.
dungeonlords-teacher-ghost-and-witch = A ghost is no monster: send as many as you have, beside the one monster. It strikes anybody except the first. The witch strikes the first for 4, or throws two sparks of 1 at whom you like.
dungeonlords-teacher-order-of-attacks = Who goes first is up to you, and it matters: fell the first hero, and the second becomes first, out of the ghost's reach.
dungeonlords-teacher-holding = The cursed ring makes them quarrel for a whole round: no fatigue, no conquest. A round won is a round in which you may strike for nothing.
dungeonlords-teacher-vampire = The vampire strikes whom he likes, only no priest. For 3 he is knocked out afterwards; for 2 he bites and flies home, ready for the next round.
dungeonlords-teacher-bite-and-fly = Three and flat on his back, or two and home for supper? Patience pays as long as there are rounds left.
dungeonlords-teacher-priests = Two priests undo four wounds after every attack, wherever the wounds came from, from the front on. But no attack, no healing: traps and fatigue alone do not wake them.
dungeonlords-teacher-slime-and-darts = The slime hurts everybody for 1, or glues their boots for a round, which is no attack. The antimagic dart in a priest stops all healing this round. Save the attack for the moment when nobody can heal it.
dungeonlords-teacher-slime-attacks = Everybody for 1, or glue? Look who would heal what afterwards.
dungeonlords-teacher-room = The first tile is a room now, with elbow room for two monsters. A trap in a room costs a gold for bait. Can you stop them at the door?
dungeonlords-teacher-order-in-the-room = Two monsters, two clubs: choose who goes first. The goblin gets a second swing when his first one fells the hero in front.
dungeonlords-teacher-target = Choose whom it hits. The one who hurts you most is not always the one in front.
dungeonlords-lesson-best = It cannot be done better. Master Clank wipes away a tear and says it is the dust.
dungeonlords-lesson-near = It can be done with { $n ->
        [0] no tile lost at all
        [one] 1 tile lost
       *[other] { $n } tiles lost
    }. Try again, or see how.
dungeonlords-school-round = round { $n }: { $things }
dungeonlords-school-nothing = round { $n }: nothing
dungeonlords-school-best = { $thing } · { $plan } · conquered tiles: { $n }

## Names

dungeonlords-name-get-food = Get food
    .title = Get food
dungeonlords-name-improve-reputation = Improve reputation
    .title = Improve reputation
dungeonlords-name-dig-tunnels = Dig tunnels
    .title = Dig tunnels
dungeonlords-name-mine-gold = Mine gold
    .title = Mine gold
dungeonlords-name-recruit-imps = Recruit imps
    .title = Recruit imps
dungeonlords-name-buy-traps = Buy traps
    .title = Buy traps
dungeonlords-name-hire-monster = Hire monster
    .title = Hire monster
dungeonlords-name-build-room = Build room
    .title = Build room
dungeonlords-name-goblin = goblin
    .title = Goblin
dungeonlords-name-slime = slime
    .title = Slime
dungeonlords-name-ghost = ghost
    .title = Ghost
dungeonlords-name-troll = troll
    .title = Troll
dungeonlords-name-witch = witch
    .title = Witch
dungeonlords-name-vampire = vampire
    .title = Vampire
dungeonlords-name-golem = golem
    .title = Golem
dungeonlords-name-dragon = dragon
    .title = Dragon
dungeonlords-name-demon = demon
    .title = Demon
dungeonlords-name-sheep = sheep
    .title = Sheep
dungeonlords-name-goblin-strike = Goblin: strike for 2
    .title = Goblin: strike for 2
dungeonlords-name-slime-drip = Slime: drip on everyone for 1
    .title = Slime: drip on everyone for 1
dungeonlords-name-slime-hold = Slime: hold the party
    .title = Slime: hold the party
dungeonlords-name-ghost-haunt = Ghost: haunt for 2, not the first
    .title = Ghost: haunt for 2, not the first
dungeonlords-name-troll-club = Troll: club for 3
    .title = Troll: club for 3
dungeonlords-name-troll-fed-club = Troll: fed, club for 4
    .title = Troll: fed, club for 4
dungeonlords-name-witch-bolt = Witch: bolt for 4
    .title = Witch: bolt for 4
dungeonlords-name-witch-sparks = Witch: two sparks of 1
    .title = Witch: two sparks of 1
dungeonlords-name-vampire-feast = Vampire: feast for 3
    .title = Vampire: feast for 3
dungeonlords-name-vampire-bite-and-fly = Vampire: bite for 2 and fly home
    .title = Vampire: bite for 2 and fly home
dungeonlords-name-golem-smash = Golem: smash for 4
    .title = Golem: smash for 4
dungeonlords-name-dragon-breath = Dragon: breath on everyone for 2
    .title = Dragon: breath on everyone for 2
dungeonlords-name-demon-slay = Demon: slay anyone for 7
    .title = Demon: slay anyone for 7
dungeonlords-name-rolling-stone = rolling stone
    .title = Rolling stone
dungeonlords-name-pendulum = pendulum
    .title = Pendulum
dungeonlords-name-fire-wall = fire wall
    .title = Fire wall
dungeonlords-name-trap-door = trap door
    .title = Trap door
dungeonlords-name-cursed-ring = cursed ring
    .title = Cursed ring
dungeonlords-name-poisoned-meal = poisoned meal
    .title = Poisoned meal
dungeonlords-name-poisoned-dart = poisoned dart
    .title = Poisoned dart
dungeonlords-name-antimagic-dart = anti-magic dart
    .title = Anti-magic dart
dungeonlords-name-kamikaze-imp = kamikaze imp
    .title = Kamikaze imp
dungeonlords-name-hatchery = hatchery
    .title = Hatchery
dungeonlords-name-mushroom-bed = mushroom bed
    .title = Mushroom bed
dungeonlords-name-souvenir-shop = souvenir shop
    .title = Souvenir shop
dungeonlords-name-mint = mint
    .title = Mint
dungeonlords-name-workshop = workshop
    .title = Workshop
dungeonlords-name-tool-shed = tool shed
    .title = Tool shed
dungeonlords-name-printing-press = printing press
    .title = Printing press
dungeonlords-name-magic-room = magic room
    .title = Magic room
dungeonlords-name-training-room = training room
    .title = Training room
dungeonlords-name-dark-room = dark room
    .title = Dark room
dungeonlords-name-labyrinth = labyrinth
    .title = Labyrinth
dungeonlords-name-antimagic-room = antimagic room
    .title = Antimagic room
dungeonlords-name-cafeteria = cafeteria
    .title = Cafeteria
dungeonlords-name-chapel = chapel
    .title = Chapel
dungeonlords-name-pandemonium = pandemonium
    .title = Pandemonium
dungeonlords-name-hall-of-fame = hall of fame
    .title = Hall of fame
dungeonlords-name-paladin-y1 = paladin
    .title = Paladin
dungeonlords-name-paladin-y2 = great paladin
    .title = Great paladin
dungeonlords-name-illusory-adventurer = illusory adventurer
    .title = Illusory adventurer
dungeonlords-name-invisibility = Invisibility
    .title = Invisibility
dungeonlords-name-magic-shield = Magic Shield
    .title = Magic Shield
dungeonlords-name-fireball = Fireball
    .title = Fireball
dungeonlords-name-detect-treasure = Detect Treasure
    .title = Detect Treasure
dungeonlords-name-fist-of-justice = Fist of Justice
    .title = Fist of Justice
dungeonlords-name-detect-evil = Detect Evil
    .title = Detect Evil
dungeonlords-name-suggestion = Suggestion
    .title = Suggestion
dungeonlords-name-word-of-peace = Word of Peace
    .title = Word of Peace
dungeonlords-name-aura-of-fear = Aura of Fear
    .title = Aura of Fear
dungeonlords-name-illusion = Illusion
    .title = Illusion
dungeonlords-name-create-food = Create Food
    .title = Create Food
dungeonlords-name-blind-rage = Blind Rage
    .title = Blind Rage
dungeonlords-name-metamorphosis = Metamorphosis
    .title = Metamorphosis
dungeonlords-name-dimensional-gate = Dimensional Gate
    .title = Dimensional Gate
dungeonlords-name-regeneration = Regeneration
    .title = Regeneration
dungeonlords-name-stone-skin = Stone Skin
    .title = Stone Skin
dungeonlords-name-jailbreak = Jailbreak
    .title = Jailbreak
dungeonlords-name-locate-hoard = Locate Hoard
    .title = Locate Hoard
dungeonlords-name-payday = Payday
    .title = Payday
dungeonlords-name-taxes = Taxes
    .title = Taxes
dungeonlords-name-special-event = Special event
    .title = Special event
dungeonlords-name-witch-hunt = Witch Hunt
    .title = Witch Hunt
dungeonlords-name-monster-strike = Monster Strike
    .title = Monster Strike
dungeonlords-name-robbery = Robbery
    .title = Robbery
dungeonlords-name-rats = Rats
    .title = Rats
dungeonlords-name-imp-exodus = Imp Exodus
    .title = Imp Exodus
dungeonlords-name-safety-inspection = Safety Inspection
    .title = Safety Inspection
dungeonlords-name-travelling-bards = Travelling Bards
    .title = Travelling Bards
dungeonlords-name-trap-recall = Trap Recall
    .title = Trap Recall
dungeonlords-name-academy-open-day = Academy Open Day
    .title = Academy Open Day
dungeonlords-name-winter = winter
    .title = Winter
dungeonlords-name-spring = spring
    .title = Spring
dungeonlords-name-summer = summer
    .title = Summer
dungeonlords-name-autumn = autumn
    .title = Autumn
dungeonlords-name-combat-1 = combat card I
    .title = Combat card I
dungeonlords-name-combat-2 = combat card II
    .title = Combat card II
dungeonlords-name-combat-3 = combat card III
    .title = Combat card III
dungeonlords-name-combat-4 = combat card IV
    .title = Combat card IV
dungeonlords-name-gold = 1 gold
    .title = 1 gold
dungeonlords-name-food = 1 food
    .title = 1 food
dungeonlords-name-evil = 1 evil
    .title = 1 evil
dungeonlords-name-trap = 1 trap
    .title = 1 trap
dungeonlords-name-monster = 1 monster
    .title = 1 monster
dungeonlords-name-conquest = a conquered tile
    .title = A conquered tile
dungeonlords-name-rubble = no tile left
    .title = No tile left
dungeonlords-name-training-1 = Fight 1: the troll and the stone
    .title = Fight 1: the troll and the stone
dungeonlords-name-training-2 = Fight 2: a ghost and a meal
    .title = Fight 2: a ghost and a meal
dungeonlords-name-training-3 = Fight 3: the patient vampire
    .title = Fight 3: the patient vampire
dungeonlords-name-training-4 = Fight 4: against the healers
    .title = Fight 4: against the healers
dungeonlords-name-training-1-room = Fight 5: a room at the gate
    .title = Fight 5: a room at the gate
dungeonlords-name-dark-deeds = Lord of Dark Deeds
    .title = Lord of Dark Deeds
dungeonlords-name-rooms = Lord of Halls
    .title = Lord of Halls
dungeonlords-name-tunnels = Lord of Tunnels
    .title = Lord of Tunnels
dungeonlords-name-monsters = Lord of Monsters
    .title = Lord of Monsters
dungeonlords-name-imps = Lord of Imps
    .title = Lord of Imps
dungeonlords-name-riches = Lord of Riches
    .title = Lord of Riches
dungeonlords-name-battle = Lord of Battle
    .title = Lord of Battle
dungeonlords-name-fighter-y1-a = warrior 3
    .title = Warrior 3
dungeonlords-name-fighter-y1-b = warrior 4
    .title = Warrior 4
dungeonlords-name-fighter-y1-c = warrior 4
    .title = Warrior 4
dungeonlords-name-fighter-y1-d = warrior 5
    .title = Warrior 5
dungeonlords-name-thief-y1-a = thief 3/1
    .title = Thief 3/1
dungeonlords-name-thief-y1-b = thief 3/2
    .title = Thief 3/2
dungeonlords-name-thief-y1-c = thief 4/1
    .title = Thief 4/1
dungeonlords-name-thief-y1-d = thief 4/2
    .title = Thief 4/2
dungeonlords-name-cleric-y1-a = priest 3/1
    .title = Priest 3/1
dungeonlords-name-cleric-y1-b = priest 3/2
    .title = Priest 3/2
dungeonlords-name-cleric-y1-c = priest 4/1
    .title = Priest 4/1
dungeonlords-name-cleric-y1-d = priest 4/2
    .title = Priest 4/2
dungeonlords-name-wizard-y1-a = wizard 3/1
    .title = Wizard 3/1
dungeonlords-name-wizard-y1-b = wizard 3/2
    .title = Wizard 3/2
dungeonlords-name-wizard-y1-c = wizard 4/1
    .title = Wizard 4/1
dungeonlords-name-wizard-y1-d = wizard 4/2
    .title = Wizard 4/2
dungeonlords-name-fighter-y2-a = warrior 5
    .title = Warrior 5
dungeonlords-name-fighter-y2-b = warrior 6
    .title = Warrior 6
dungeonlords-name-fighter-y2-c = warrior 7
    .title = Warrior 7
dungeonlords-name-fighter-y2-d = warrior 8
    .title = Warrior 8
dungeonlords-name-thief-y2-a = thief 4/2
    .title = Thief 4/2
dungeonlords-name-thief-y2-b = thief 5/2
    .title = Thief 5/2
dungeonlords-name-thief-y2-c = thief 5/3
    .title = Thief 5/3
dungeonlords-name-thief-y2-d = thief 6/3
    .title = Thief 6/3
dungeonlords-name-cleric-y2-a = priest 4/2
    .title = Priest 4/2
dungeonlords-name-cleric-y2-b = priest 5/2
    .title = Priest 5/2
dungeonlords-name-cleric-y2-c = priest 5/3
    .title = Priest 5/3
dungeonlords-name-cleric-y2-d = priest 6/3
    .title = Priest 6/3
dungeonlords-name-wizard-y2-a = wizard 4/2
    .title = Wizard 4/2
dungeonlords-name-wizard-y2-b = wizard 5/2
    .title = Wizard 5/2
dungeonlords-name-wizard-y2-c = wizard 5/3
    .title = Wizard 5/3
dungeonlords-name-wizard-y2-d = wizard 6/3
    .title = Wizard 6/3
dungeonlords-name-cell-0-0 = A1
    .title = A1
dungeonlords-name-cell-1-0 = B1
    .title = B1
dungeonlords-name-cell-2-0 = C1
    .title = C1
dungeonlords-name-cell-3-0 = D1
    .title = D1
dungeonlords-name-cell-4-0 = E1
    .title = E1
dungeonlords-name-cell-0-1 = A2
    .title = A2
dungeonlords-name-cell-1-1 = B2
    .title = B2
dungeonlords-name-cell-2-1 = C2
    .title = C2
dungeonlords-name-cell-3-1 = D2
    .title = D2
dungeonlords-name-cell-4-1 = E2
    .title = E2
dungeonlords-name-cell-0-2 = A3
    .title = A3
dungeonlords-name-cell-1-2 = B3
    .title = B3
dungeonlords-name-cell-2-2 = C3
    .title = C3
dungeonlords-name-cell-3-2 = D3
    .title = D3
dungeonlords-name-cell-4-2 = E3
    .title = E3
dungeonlords-name-cell-0-3 = A4
    .title = A4
dungeonlords-name-cell-1-3 = B4
    .title = B4
dungeonlords-name-cell-2-3 = C4
    .title = C4
dungeonlords-name-cell-3-3 = D4
    .title = D4
dungeonlords-name-cell-4-3 = E4
    .title = E4

## What things do

dungeonlords-short-get-food = food for gold or evil
dungeonlords-text-get-food = Slot I: pay 1 gold for 2 food. Slot II: 1 evil for 3 food. Slot III: 2 evil for 3 food and 1 gold.
dungeonlords-short-improve-reputation = less evil, a look at the cards
dungeonlords-text-improve-reputation = Slot I: 1 evil less and a look at one combat card. Slot II: 2 evil less. Slot III: for 1 gold, 2 evil less and a look.
dungeonlords-short-dig-tunnels = new tunnels, an imp each
dungeonlords-text-dig-tunnels = Slot I: up to 2 tunnels, slot II: up to 3, slot III: up to 4 with an overseer besides. Each tunnel takes an imp.
dungeonlords-short-mine-gold = gold, an imp each
dungeonlords-text-mine-gold = Slot I: up to 2 imps, slot II: up to 3, slot III: up to 4 with an overseer besides. Each works in an unconquered tunnel of its own and brings 1 gold.
dungeonlords-short-recruit-imps = imps for food
dungeonlords-text-recruit-imps = Slot I: 1 food for an imp. Slot II: 2 food for two imps. Slot III: 1 food and 1 gold for two imps.
dungeonlords-short-buy-traps = trap cards
dungeonlords-text-buy-traps = Slot I: 1 gold for a trap. Slot II: a trap for free. Slot III: 2 gold for two. In the second year draw one more, then discard one of all your traps.
dungeonlords-short-hire-monster = one of the monsters on offer
dungeonlords-text-hire-monster = The minions act from slot III to slot I. Take a monster or ghost on offer for its price; slot III costs 1 food more. As your first order it costs 1 gold in advance.
dungeonlords-short-build-room = one of the two rooms on offer
dungeonlords-text-build-room = The minions act from slot III to slot I. Slots III and II cost 1 gold; slot I is free, if a room is left. The room replaces an unconquered tunnel of yours.
dungeonlords-short-goblin = 2 to the first; if he falls, 1 to the next
dungeonlords-text-goblin = Cost: 1 food. Standard attack for 2. If it eliminates the first adventurer, one more standard attack for 1.
dungeonlords-short-slime = 1 to everyone, or no conquest
dungeonlords-text-slime = Cost: 1 food. Attacks everyone for 1, or holds the party: conquering is skipped in this round, and that is no attack.
dungeonlords-short-ghost = 2 to anyone but the first
dungeonlords-text-ghost = Cost: 1 evil. Not a monster: any number can fight, and spells on monsters do not touch it. Attacks anyone but the first in line for 2.
dungeonlords-short-troll = 3 to the first, or 4 for a food
dungeonlords-text-troll = Cost: 2 food. Standard attack for 3, or for 4 if you pay 1 food. Its token can stand in for an imp in production rooms.
dungeonlords-short-witch = 4 to the first, or two times 1 to anyone
dungeonlords-text-witch = Cost: 1 food and 1 evil. Standard attack for 4, or two attacks on anyone for 1 each.
dungeonlords-short-vampire = 3 to anyone, or 2 and back home; no priests
dungeonlords-text-vampire = Cost: 2 evil. Attacks anyone but priests for 3, or for 2 and comes home ready to fight again.
dungeonlords-short-golem = 4 to the first, always comes back
dungeonlords-text-golem = Cost: 1 gold and a trap of your choice. Standard attack for 4; it is never knocked out by fighting.
dungeonlords-short-dragon = 2 to everyone, no healing
dungeonlords-text-dragon = Cost: 2 food and 2 evil. Attacks everyone for 2, and healing is skipped in this round.
dungeonlords-short-demon = 7 to anyone, no conquest
dungeonlords-text-demon = Cost: 1 evil and another monster of yours, no ghost. Attacks anyone for 7, and conquering is skipped in this round.
dungeonlords-short-sheep = 1 to the first
dungeonlords-text-sheep = What is left of a monster under Metamorphosis: a standard attack for 1 and no abilities, knocked out afterwards. Its strength is our own invention.
dungeonlords-short-rolling-stone = 3 to the first (year 2: 4)
dungeonlords-text-rolling-stone = The first adventurer takes 3 damage, 4 in the second year.
dungeonlords-short-pendulum = 3 to the second (year 2: 4)
dungeonlords-text-pendulum = The second adventurer takes 3 damage, 4 in the second year. Nothing happens if there is only one.
dungeonlords-short-fire-wall = 1 to everyone, 1 more to the last
dungeonlords-text-fire-wall = Every adventurer takes 1 damage, the last one 1 more.
dungeonlords-short-trap-door = 2 to the first (year 2: 3), no conquest
dungeonlords-text-trap-door = The first adventurer takes 2 damage, 3 in the second year. Conquering is skipped in this round.
dungeonlords-short-cursed-ring = 1 gold: 1 to everyone, no conquest
dungeonlords-text-cursed-ring = Costs 1 gold. Every adventurer takes 1 damage. Conquering is skipped in this round.
dungeonlords-short-poisoned-meal = 1 food (year 2: 2): kills the first
dungeonlords-text-poisoned-meal = Costs 1 food, 2 in the second year. The first adventurer takes as much damage as he has hit points left, less what thieves disarm.
dungeonlords-short-poisoned-dart = 1 to anyone, 2 more at the end
dungeonlords-text-poisoned-dart = Pick an adventurer: 1 damage now and 2 more at the end of the round, which nothing prevents.
dungeonlords-short-antimagic-dart = 1 to anyone; stops spells or healing
dungeonlords-text-antimagic-dart = Pick an adventurer: 1 damage. A wizard hit: no spell in this round. A priest hit: no healing in this round. It works even if the damage is disarmed.
dungeonlords-short-kamikaze-imp = 1 imp: 3 to the first (year 2: 4), 1 to others
dungeonlords-text-kamikaze-imp = Costs an imp. The first adventurer takes 3 damage, 4 in the second year; all others take 1.
dungeonlords-short-hatchery = 3 imps: 1 food
dungeonlords-text-hatchery = Upper half only. 3 imps produce 1 food.
dungeonlords-short-mushroom-bed = 3 imps: 1 food
dungeonlords-text-mushroom-bed = Lower half only. 3 imps produce 1 food.
dungeonlords-short-souvenir-shop = 3 imps: 1 gold
dungeonlords-text-souvenir-shop = Upper half only. 3 imps produce 1 gold.
dungeonlords-short-mint = 3 imps: 1 gold
dungeonlords-text-mint = Lower half only. 3 imps produce 1 gold.
dungeonlords-short-workshop = 4 imps: 1 trap
dungeonlords-text-workshop = Edge only. 4 imps make 1 trap; it is never the extra card of the second year.
dungeonlords-short-tool-shed = 2 imps: 1 tunnel
dungeonlords-text-tool-shed = Edge only. 2 imps dig 1 tunnel by the usual rules and stay in the shed.
dungeonlords-short-printing-press = 3 imps: 1 evil less
dungeonlords-text-printing-press = Centre only. 3 imps print you 1 evil less.
dungeonlords-short-magic-room = 2 imps, 1 food: 1 imp
dungeonlords-text-magic-room = Centre only. 2 imps and 1 food bring another imp, ready to work at once.
dungeonlords-short-training-room = goblins and trolls +1 here
dungeonlords-text-training-room = In battles here goblins and trolls deal 1 more with each attack.
dungeonlords-short-dark-room = witches and vampires +1 here
dungeonlords-text-dark-room = In battles here witches and vampires deal 1 more with each attack.
dungeonlords-short-labyrinth = 2 free traps here, but 1 monster
dungeonlords-text-labyrinth = In battles here up to 2 traps without the fee, but only 1 monster, plus ghosts. Symbols used on the first trap are gone for the second.
dungeonlords-short-antimagic-room = no spells here
dungeonlords-text-antimagic-room = No spell is cast in battles here.
dungeonlords-short-cafeteria = 1 point per troll, goblin, slime, witch
dungeonlords-text-cafeteria = At the end, if unconquered: 1 point for each troll, goblin, slime and witch of yours.
dungeonlords-short-chapel = 2 points per vampire and ghost
dungeonlords-text-chapel = At the end, if unconquered: 2 points for each vampire and ghost of yours.
dungeonlords-short-pandemonium = 2 points per golem, dragon, demon
dungeonlords-text-pandemonium = At the end, if unconquered: 2 points for each golem, dragon and demon of yours.
dungeonlords-short-hall-of-fame = points per title held alone
dungeonlords-text-hall-of-fame = At the end, if unconquered: 2 points for each title you hold alone; 1 with two or three players.
dungeonlords-short-invisibility = fast · wizards hide at the back · fatigue 0
dungeonlords-text-invisibility = Fast. All wizards go to the end of the line and cannot be damaged for the rest of this round. Fatigue 0.
dungeonlords-short-magic-shield = fast · absorbs 1 damage · fatigue 1
dungeonlords-text-magic-shield = Fast. The next point of damage to the party in this round is absorbed. Fatigue 1.
dungeonlords-short-fireball = slow · no effect · fatigue 1
dungeonlords-text-fireball = Slow. Very loud, and nothing happens. Fatigue 1.
dungeonlords-short-detect-treasure = slow · you lose 1 gold · fatigue 1
dungeonlords-text-detect-treasure = Slow. You lose 1 gold; without one, 1 food; without one, a trap of your choice. Fatigue 1.
dungeonlords-short-fist-of-justice = slow · you lose an imp · fatigue 1
dungeonlords-text-fist-of-justice = Slow. You lose an imp, if you have one. Fatigue 1.
dungeonlords-short-detect-evil = slow · you gain 2 evil · fatigue 2
dungeonlords-text-detect-evil = Slow. You gain 2 evil. Fatigue 2.
dungeonlords-short-suggestion = fast · pay your monsters or withdraw them · fatigue 2
dungeonlords-text-suggestion = Fast. For each of your monsters in the battle pay its cost or withdraw it. Ghosts are not affected. Fatigue 2.
dungeonlords-short-word-of-peace = fast · withdraw all monsters or gain 2 evil · fatigue 2
dungeonlords-text-word-of-peace = Fast. Withdraw all your monsters from the battle or gain 2 evil. Ghosts stay. Fatigue 2.
dungeonlords-short-aura-of-fear = fast · withdraw one monster · fatigue 2
dungeonlords-text-aura-of-fear = Fast. Choose one of your monsters in the battle and withdraw it. Fatigue 2. The exact effect is inferred.
dungeonlords-short-illusion = fast · a false adventurer in front · fatigue 2
dungeonlords-text-illusion = Fast. An illusory adventurer with 1 hit point joins at the very front. It stays until it falls, is no prisoner then, and alone conquers nothing. Fatigue 2.
dungeonlords-short-create-food = fast · the first gets 1 hit point · fatigue 2
dungeonlords-text-create-food = Fast. The adventurer first in line has 1 more hit point for the rest of this combat. Fatigue 2.
dungeonlords-short-blind-rage = fast · monsters hit only the first · fatigue 2
dungeonlords-text-blind-rage = Fast. All attacks of your monsters in this battle become standard attacks of the same strength; other effects stay. Ghosts are not affected. Fatigue 2. The effect is our own.
dungeonlords-short-metamorphosis = fast · a monster becomes a sheep · fatigue 3
dungeonlords-text-metamorphosis = Fast. Choose one of your monsters in the battle: as a sheep it only makes a standard attack for 1 and is knocked out. Fatigue 3. The strength is our own.
dungeonlords-short-dimensional-gate = fast · a monster is knocked out · fatigue 3
dungeonlords-text-dimensional-gate = Fast. Choose one of your monsters in the battle: it is knocked out without acting. Fatigue 3. The effect is our own.
dungeonlords-short-regeneration = slow · heals the first wounded · fatigue 3
dungeonlords-text-regeneration = Slow. All damage is removed from the frontmost wounded adventurer, even if healing is skipped. Fatigue 3. The amount is our own.
dungeonlords-short-stone-skin = fast · every attack 1 weaker · fatigue 1
dungeonlords-text-stone-skin = Fast. For the rest of the round each adventurer takes 1 less from every monster or ghost attack. Fatigue 1. This card is our own.
dungeonlords-short-jailbreak = slow · a prisoner escapes · fatigue 3
dungeonlords-text-jailbreak = Slow. You lose a prisoner of your choice, if you have one. Fatigue 3. This card is our own.
dungeonlords-short-locate-hoard = slow · you lose 1 gold and 1 food · fatigue 2
dungeonlords-text-locate-hoard = Slow. You lose 1 gold and 1 food, as far as you have them. Fatigue 2. This card is our own.
dungeonlords-short-payday = pay each monster and ghost or lose it
dungeonlords-text-payday = For each monster and ghost pay its cost again, or let it leave and gain 1 evil.
dungeonlords-short-taxes = 1 gold per two tiles
dungeonlords-text-taxes = 1 gold per two dungeon tiles, rounded up. Each gold not paid is a red marker: 3 points less at the end.
dungeonlords-short-special-event = the card of the year
dungeonlords-text-special-event = This year's special event card takes effect. In the first game nothing happens.
dungeonlords-short-witch-hunt = give up a monster or gain 3 evil
dungeonlords-text-witch-hunt = Give up one of your monsters, no ghost, or gain 3 evil. Without monsters you gain 3 evil.
dungeonlords-short-monster-strike = pay a unit for each monster or it sleeps
dungeonlords-text-monster-strike = For each of your monsters pay a single unit of its cost, or turn it face down until this year's combat is over.
dungeonlords-short-robbery = half of your gold is lost
dungeonlords-text-robbery = You lose half of your gold, rounded up. This card is our own.
dungeonlords-short-rats = half of your food is lost
dungeonlords-text-rats = You lose half of your food, rounded up. This card is our own.
dungeonlords-short-imp-exodus = one imp in three runs away
dungeonlords-text-imp-exodus = You lose 1 imp per three you have, rounded down. This card is our own.
dungeonlords-short-safety-inspection = 1 gold per room, or evil
dungeonlords-text-safety-inspection = Pay 1 gold for each unconquered room of yours; each gold not paid is 1 evil. This card is our own.
dungeonlords-short-travelling-bards = up to 2 gold, 1 evil less each
dungeonlords-text-travelling-bards = Pay up to 2 gold; each makes you 1 evil less. This card is our own.
dungeonlords-short-trap-recall = a trap or 1 gold
dungeonlords-text-trap-recall = If you have a trap, discard one of your choice or pay 1 gold. This card is our own.
dungeonlords-short-academy-open-day = the first combat card is turned up
dungeonlords-text-academy-open-day = The combat card of the first combat round of this year is turned face up for everyone. This card is our own.
dungeonlords-short-illusory-adventurer = 1 hit point, no symbols
dungeonlords-text-illusory-adventurer = A figment of the Illusion spell: takes damage like others, leaves no prisoner, and alone conquers nothing.
dungeonlords-short-fighter-y1-a = 3 hit points
dungeonlords-text-fighter-y1-a = Warrior, year 1: strength 1, 3 hit points. Goes to the front of the line.
dungeonlords-short-fighter-y1-b = 4 hit points
dungeonlords-text-fighter-y1-b = Warrior, year 1: strength 2, 4 hit points. Goes to the front of the line.
dungeonlords-short-fighter-y1-c = 4 hit points
dungeonlords-text-fighter-y1-c = Warrior, year 1: strength 2, 4 hit points. Goes to the front of the line.
dungeonlords-short-fighter-y1-d = 5 hit points
dungeonlords-text-fighter-y1-d = Warrior, year 1: strength 3, 5 hit points. Goes to the front of the line.
dungeonlords-short-thief-y1-a = 3 hit points, 1 trap
dungeonlords-text-thief-y1-a = Thief, year 1: strength 1, 3 hit points; symbols: 1 trap. Each trap symbol takes a point off a trap.
dungeonlords-short-thief-y1-b = 3 hit points, 2 traps
dungeonlords-text-thief-y1-b = Thief, year 1: strength 2, 3 hit points; symbols: 2 traps. Each trap symbol takes a point off a trap.
dungeonlords-short-thief-y1-c = 4 hit points, 1 trap
dungeonlords-text-thief-y1-c = Thief, year 1: strength 2, 4 hit points; symbols: 1 trap. Each trap symbol takes a point off a trap.
dungeonlords-short-thief-y1-d = 4 hit points, 2 traps
dungeonlords-text-thief-y1-d = Thief, year 1: strength 3, 4 hit points; symbols: 2 traps. Each trap symbol takes a point off a trap.
dungeonlords-short-cleric-y1-a = 3 hit points, 1 heart
dungeonlords-text-cleric-y1-a = Priest, year 1: strength 1, 3 hit points; symbols: 1 heart. Each heart heals a point after an attack.
dungeonlords-short-cleric-y1-b = 3 hit points, 2 hearts
dungeonlords-text-cleric-y1-b = Priest, year 1: strength 2, 3 hit points; symbols: 2 hearts. Each heart heals a point after an attack.
dungeonlords-short-cleric-y1-c = 4 hit points, 1 heart
dungeonlords-text-cleric-y1-c = Priest, year 1: strength 2, 4 hit points; symbols: 1 heart. Each heart heals a point after an attack.
dungeonlords-short-cleric-y1-d = 4 hit points, 2 hearts
dungeonlords-text-cleric-y1-d = Priest, year 1: strength 3, 4 hit points; symbols: 2 hearts. Each heart heals a point after an attack.
dungeonlords-short-wizard-y1-a = 3 hit points, 1 magic
dungeonlords-text-wizard-y1-a = Wizard, year 1: strength 1, 3 hit points; symbols: 1 magic. Enough magic for the round casts its spell.
dungeonlords-short-wizard-y1-b = 3 hit points, 2 magic
dungeonlords-text-wizard-y1-b = Wizard, year 1: strength 2, 3 hit points; symbols: 2 magic. Enough magic for the round casts its spell.
dungeonlords-short-wizard-y1-c = 4 hit points, 1 magic
dungeonlords-text-wizard-y1-c = Wizard, year 1: strength 2, 4 hit points; symbols: 1 magic. Enough magic for the round casts its spell.
dungeonlords-short-wizard-y1-d = 4 hit points, 2 magic
dungeonlords-text-wizard-y1-d = Wizard, year 1: strength 3, 4 hit points; symbols: 2 magic. Enough magic for the round casts its spell.
dungeonlords-short-fighter-y2-a = 5 hit points
dungeonlords-text-fighter-y2-a = Warrior, year 2: strength 1, 5 hit points. Goes to the front of the line.
dungeonlords-short-fighter-y2-b = 6 hit points
dungeonlords-text-fighter-y2-b = Warrior, year 2: strength 2, 6 hit points. Goes to the front of the line.
dungeonlords-short-fighter-y2-c = 7 hit points
dungeonlords-text-fighter-y2-c = Warrior, year 2: strength 3, 7 hit points. Goes to the front of the line.
dungeonlords-short-fighter-y2-d = 8 hit points
dungeonlords-text-fighter-y2-d = Warrior, year 2: strength 4, 8 hit points. Goes to the front of the line.
dungeonlords-short-thief-y2-a = 4 hit points, 2 traps
dungeonlords-text-thief-y2-a = Thief, year 2: strength 1, 4 hit points; symbols: 2 traps. Each trap symbol takes a point off a trap.
dungeonlords-short-thief-y2-b = 5 hit points, 2 traps
dungeonlords-text-thief-y2-b = Thief, year 2: strength 2, 5 hit points; symbols: 2 traps. Each trap symbol takes a point off a trap.
dungeonlords-short-thief-y2-c = 5 hit points, 3 traps
dungeonlords-text-thief-y2-c = Thief, year 2: strength 3, 5 hit points; symbols: 3 traps. Each trap symbol takes a point off a trap.
dungeonlords-short-thief-y2-d = 6 hit points, 3 traps
dungeonlords-text-thief-y2-d = Thief, year 2: strength 4, 6 hit points; symbols: 3 traps. Each trap symbol takes a point off a trap.
dungeonlords-short-cleric-y2-a = 4 hit points, 2 hearts
dungeonlords-text-cleric-y2-a = Priest, year 2: strength 1, 4 hit points; symbols: 2 hearts. Each heart heals a point after an attack.
dungeonlords-short-cleric-y2-b = 5 hit points, 2 hearts
dungeonlords-text-cleric-y2-b = Priest, year 2: strength 2, 5 hit points; symbols: 2 hearts. Each heart heals a point after an attack.
dungeonlords-short-cleric-y2-c = 5 hit points, 3 hearts
dungeonlords-text-cleric-y2-c = Priest, year 2: strength 3, 5 hit points; symbols: 3 hearts. Each heart heals a point after an attack.
dungeonlords-short-cleric-y2-d = 6 hit points, 3 hearts
dungeonlords-text-cleric-y2-d = Priest, year 2: strength 4, 6 hit points; symbols: 3 hearts. Each heart heals a point after an attack.
dungeonlords-short-wizard-y2-a = 4 hit points, 2 magic
dungeonlords-text-wizard-y2-a = Wizard, year 2: strength 1, 4 hit points; symbols: 2 magic. Enough magic for the round casts its spell.
dungeonlords-short-wizard-y2-b = 5 hit points, 2 magic
dungeonlords-text-wizard-y2-b = Wizard, year 2: strength 2, 5 hit points; symbols: 2 magic. Enough magic for the round casts its spell.
dungeonlords-short-wizard-y2-c = 5 hit points, 3 magic
dungeonlords-text-wizard-y2-c = Wizard, year 2: strength 3, 5 hit points; symbols: 3 magic. Enough magic for the round casts its spell.
dungeonlords-short-wizard-y2-d = 6 hit points, 3 magic
dungeonlords-text-wizard-y2-d = Wizard, year 2: strength 4, 6 hit points; symbols: 3 magic. Enough magic for the round casts its spell.
dungeonlords-short-paladin-y1 = 5 hit points, 2 traps, 2 hearts, 2 magic
dungeonlords-text-paladin-y1 = Paladin, year 1: 5 hit points; symbols: 2 traps, 2 hearts, 2 magic. Leads the line and belongs to no class. Worth 5 points in prison.
dungeonlords-short-paladin-y2 = 8 hit points, 3 traps, 3 hearts, 3 magic
dungeonlords-text-paladin-y2 = Paladin, year 2: 8 hit points; symbols: 3 traps, 3 hearts, 3 magic. Leads the line and belongs to no class. Worth 5 points in prison.

## The rules

dungeonlords-rule-dun-1-01 = 2 to 4 players each run one dungeon. After two years all players are scored; the highest total wins.
    .title = Players and goal

dungeonlords-rule-dun-1-02 = The game is: setup, year 1 building (4 rounds), year 1 combat (4 rounds), year change, year 2 building (4 rounds), year 2 combat (4 rounds), final scoring.
    .title = Shape of the game

dungeonlords-rule-dun-1-03 = Building rounds are winter, spring, summer, autumn in that order. Each round runs: new round phase, orders phase, production and order retrieval phase, event phase, adventurers phase, end of round. Winter has no event phase and no adventurers phase.
    .title = Building rounds and phases

dungeonlords-rule-dun-1-04 = Wherever players act in order, the holder of the starting player token acts first and the rest follow clockwise. During combat the order is that of the autumn round just played (the token does not move after autumn).
    .title = Turn order is clockwise

dungeonlords-rule-dun-1-05 = Nothing on the evilometer ever happens to two players at the same instant: when players resolve the same thing (production, events, planning, battles) it is resolved fully for one player, then the next, in turn order. Only order selection and the initial inaccessible-order selection are truly simultaneous and secret.
    .title = Sequential resolution default

dungeonlords-rule-dun-1-06 = Food, gold, imps, tunnel tiles and damage counters are unlimited. Troll tokens are limited to 3, which always suffices because there are exactly 3 trolls.
    .title = Bank is unlimited

dungeonlords-rule-dun-1-07 = Tiles and cards that leave play go to the distant lands and are not reused. Tiles are discarded face up, trap cards face down.
    .title = Discards never return

dungeonlords-rule-dun-1-08 = A ghost is hired, paid and used like a monster but is not a monster: it ignores the monster limit in a battle, is untouched by spells and events that name monsters unless they also name ghosts, never counts as a monster for scoring, and cannot feed a demon.
    .title = Ghosts are not monsters

dungeonlords-rule-dun-2-01 = Each player takes one colour: dungeon board, 3 minions, 1 evil marker, 8 order cards (one per action).
    .title = Components of a player

dungeonlords-rule-dun-2-02 = Each player starts with 3 food, 3 gold, 3 imps, 3 minions, no traps, no monsters, and an empty prison.
    .title = Starting resources per player

dungeonlords-rule-dun-2-03 = The dungeon is a grid of 5 columns (0-4) by 4 rows (0-3, row 0 nearest the surface). The entrance opens into cell (column 2, row 0). Three unconquered tunnels start on (2,0), (2,1) and (2,2).
    .title = Grid and starting tunnels

dungeonlords-rule-dun-2-04 = All players start on evilometer space 5 of 15 (1 is nicest, 15 most evil). The paladin space is 10.
    .title = Evilometer length and start

dungeonlords-rule-dun-2-05 = Shuffle the 9 year-1 combat cards, place 4 face down in the city as an ordered stack, set the other 5 aside unseen. Do the same with the 9 year-2 cards, keeping their 4 on the distant lands board. The stack order is fixed: the top card belongs to combat round 1, the bottom to round 4.
    .title = Combat cards setup

dungeonlords-rule-dun-2-06 = Monsters, rooms and adventurers are each split by year and shuffled separately; year-1 stacks are drawn in year 1 and year-2 stacks in year 2. Shuffle all 27 traps into a single deck used in both years.
    .title = Tile and trap stacks

dungeonlords-rule-dun-2-07 = Shuffle the 3 event tiles (payday, taxes, special event) and put one face down on each of spring, summer and autumn.
    .title = Event tiles per year

dungeonlords-rule-dun-2-08 = Full game: shuffle the 9 special event cards, draw one for year 1 and one for year 2, both face down; return the rest unseen.
    .title = Special event cards

dungeonlords-rule-dun-2-09 = Both paladins start in the tent; only the weaker one is active in year 1 and only the stronger one in year 2.
    .title = Paladins in the tent

dungeonlords-rule-dun-2-10 = Give the starting player token to the youngest player or choose at random.
    .title = Choosing the starting player

dungeonlords-rule-dun-2-11 = Full game: before anything is revealed each player secretly draws 3 of their 8 order cards at random and picks 2 of them to be inaccessible in the first round. All picks are revealed at once; the third card and the other 5 form the hand of 6.
    .title = Initial inaccessible orders

dungeonlords-rule-dun-2-12 = The inaccessible order cards of every player and of every neutral colour are open information.
    .title = Inaccessible orders are public

dungeonlords-rule-dun-2-13 = With 3 players one neutral colour takes part; with 2 players two neutral colours do, each player managing one. Each neutral colour uses its 8 order cards and 3 minions: shuffle the cards and set 3 at random as its inaccessible orders, the other 5 form its deck.
    .title = Neutral dungeons setup

dungeonlords-rule-dun-2-14 = With 2 players one neutral evil marker is placed on space 5. With 3 players no neutral marker is used.
    .title = Neutral evil marker

dungeonlords-rule-dun-2-15 = Item tiles (20) are not used.
    .title = Item tiles are unused

dungeonlords-rule-dun-3-01 = Gaining N evil moves the marker N spaces toward the evil end; stop at 15 if it would go further.
    .title = Gaining evil is clamped

dungeonlords-rule-dun-3-02 = Losing N evil moves the marker N spaces toward the nice end; stop at 1.
    .title = Losing evil is clamped

dungeonlords-rule-dun-3-03 = Full game: when evil is a cost, the marker must be able to move the full amount. If fewer spaces remain, the cost cannot be paid, exactly like missing gold or food. Paying several costs in a row must be possible one after another.
    .title = Evil paid as cost

dungeonlords-rule-dun-3-04 = Evil is a cost only for get food slots II and III, for hiring monsters or ghosts, and for paying monsters or ghosts on payday or because of the suggestion spell. All other evil (leaving monsters, other spells, special events) is a gain and is clamped at 15.
    .title = What counts as evil cost

dungeonlords-rule-dun-3-05 = A cost is paid in full or not at all. There is no partial payment for a partial reward and no double payment for a double reward.
    .title = All or nothing payment

dungeonlords-rule-dun-3-06 = After every single movement of any evil marker (a gain, loss or payment of any size counts as one movement) immediately check the paladin rules of chapter 12.
    .title = Paladin check timing

dungeonlords-rule-dun-4-01 = At the start of each round discard monsters and rooms left over from the previous round, then reveal 3 monsters (or ghosts) and 2 rooms of the current year.
    .title = New monsters and rooms

dungeonlords-rule-dun-4-02 = In winter, spring and summer reveal the event tile of the next round. It takes effect at the end of that next round. If it is the special event tile, also reveal this year's special event card.
    .title = Reveal next event

dungeonlords-rule-dun-4-03 = In winter, spring and summer draw adventurers for the next round: 4 with four players, 3 with two or three players, and place them in draw order on the spaces of the next round.
    .title = Reveal next adventurers

dungeonlords-rule-dun-4-04 = Sort the drawn adventurers by glyph strength, weakest on the left; tiles of equal strength keep their draw order (stable sort).
    .title = Sort adventurers by glyph

dungeonlords-rule-dun-4-05 = If all drawn adventurers have the same glyph strength, put the last drawn tile under the stack and draw another; repeat until one differs, then sort.
    .title = Redraw equal adventurers

dungeonlords-rule-dun-4-06 = In autumn only monsters and rooms are revealed.
    .title = What autumn reveals

dungeonlords-rule-dun-5-01 = At the start of the orders phase each player has 6 order cards in hand and 2 inaccessible ones.
    .title = Hand of six

dungeonlords-rule-dun-5-02 = All players simultaneously choose 3 of their 6 cards and put them face down in positions 1, 2 and 3.
    .title = Secret order selection

dungeonlords-rule-dun-5-03 = All reveal position 1, then in turn order each places one minion on the lowest-numbered free slot (I, II, III) of that action. Then the same for position 2, then position 3.
    .title = Reveal and place

dungeonlords-rule-dun-5-04 = If all three slots of the action are taken, the minion is put on the order card itself: that order is not carried out.
    .title = Blocked minion on card

dungeonlords-rule-dun-5-05 = Full game: a hire monster card in position 1 costs 1 gold, paid right after it is revealed and before the minion is placed. Payment is mandatory if the player has gold. With no gold the minion goes onto the card and takes no slot.
    .title = Hire as first order

dungeonlords-rule-dun-5-06 = Actions are resolved in fixed order: get food, improve reputation, dig tunnels, mine gold, recruit imps, buy traps, hire monster, build room. Within an action minions act I, II, III, except hire monster and build room, which act III, II, I.
    .title = Fixed action sequence

dungeonlords-rule-dun-5-07 = When their minion is due, a player either carries out the action (minion returns home) or declines or cannot pay (minion moves to the order card, order not carried out). Other minions never shift slots.
    .title = Declining an action

dungeonlords-rule-dun-5-08 = The phase ends when all 8 actions are resolved. Minions left on order cards mark the orders that were not carried out.
    .title = End of orders phase

dungeonlords-rule-dun-5-09 = Every player has exactly 3 minions and plays exactly 3 orders per round; choosing fewer is not allowed.
    .title = One minion per order

dungeonlords-rule-dun-6-01 = Pay 1 gold, gain 2 food.
    .title = Get food slot I

dungeonlords-rule-dun-6-02 = Pay 1 evil, gain 3 food.
    .title = Get food slot II

dungeonlords-rule-dun-6-03 = Pay 2 evil, gain 3 food and 1 gold.
    .title = Get food slot III

dungeonlords-rule-dun-6-04 = Free: lose 1 evil and spy once.
    .title = Improve reputation slot I

dungeonlords-rule-dun-6-05 = Free: lose 2 evil.
    .title = Improve reputation slot II

dungeonlords-rule-dun-6-06 = Pay 1 gold: lose 2 evil and spy once.
    .title = Improve reputation slot III

dungeonlords-rule-dun-6-07 = The action may be taken even if the marker cannot move further down; spying still happens.
    .title = Reputation at the bottom

dungeonlords-rule-dun-6-08 = The player secretly looks at one of the 4 face-down combat cards of the current year, of their choice by position, and puts it back in place. They may look at a card they already know. Other players learn which position was viewed but not the card.
    .title = Spying on combat cards

dungeonlords-rule-dun-6-09 = Slot I allows up to 2 tunnels, slot II up to 3, slot III up to 4 plus a mandatory overseer. Each tunnel uses 1 available imp.
    .title = Dig tunnels slots

dungeonlords-rule-dun-6-10 = On slot III at least one dug tunnel requires one additional imp as overseer, whatever the number dug; no overseer is used if nothing is dug.
    .title = Overseer for digging

dungeonlords-rule-dun-6-11 = The player may dig any number from 1 to the limit allowed by slot, imps and legal cells. Digging none means the order was not carried out.
    .title = Digging fewer tunnels allowed

dungeonlords-rule-dun-6-12 = A new tunnel goes on an empty cell of the 5x4 grid orthogonally adjacent to an existing tile (tunnel or room, conquered or not, including one dug earlier in the same action).
    .title = Where to dig

dungeonlords-rule-dun-6-13 = A tunnel may not be dug if it would fill all four cells of any 2x2 block. Tunnels and rooms, conquered or not, all count as filled.
    .title = No full two-by-two

dungeonlords-rule-dun-6-14 = Slot I allows up to 2 mining imps, slot II up to 3, slot III up to 4 plus a mandatory overseer imp under the same conditions as digging. Each mining imp yields 1 gold.
    .title = Mine gold slots

dungeonlords-rule-dun-6-15 = Each mining imp needs its own unconquered tunnel; two imps cannot mine the same tile in one round. Rooms and conquered tiles cannot be mined. A tunnel dug this same round can be mined.
    .title = Where to mine

dungeonlords-rule-dun-6-16 = An imp does one job per round. Imps that dug, mined or oversaw are unavailable for the rest of the round, including production. Trolls never dig or mine for these actions.
    .title = Imps work once

dungeonlords-rule-dun-6-17 = Pay 1 food, gain 1 imp.
    .title = Recruit imps slot I

dungeonlords-rule-dun-6-18 = Pay 2 food, gain 2 imps.
    .title = Recruit imps slot II

dungeonlords-rule-dun-6-19 = Pay 1 food and 1 gold, gain 2 imps.
    .title = Recruit imps slot III

dungeonlords-rule-dun-6-20 = Newly recruited imps go to the den and can work in production in the same round.
    .title = New imps usable

dungeonlords-rule-dun-6-21 = Pay 1 gold, draw 1 trap.
    .title = Buy traps slot I

dungeonlords-rule-dun-6-22 = Free, draw 1 trap.
    .title = Buy traps slot II

dungeonlords-rule-dun-6-23 = Pay 2 gold, draw 2 traps.
    .title = Buy traps slot III

dungeonlords-rule-dun-6-24 = Trap cards are kept face down; the owner may look at them at any time. The number of traps a player holds is public.
    .title = Trap cards are secret

dungeonlords-rule-dun-6-25 = In year 2 the buy traps action draws 1 card more (2, 2 and 3), after which the player discards 1 of all their trap cards, old or new, face down. This applies only to the action, not to the workshop.
    .title = Year 2 trap purchase

dungeonlords-rule-dun-6-26 = Minions act III, II, I. Each may take 1 of the face-up monsters or ghosts still available, paying the cost printed on it.
    .title = Hire monster order

dungeonlords-rule-dun-6-27 = Slots I and II add no cost. Slot III adds 1 food on top of the monster cost. If the full sum cannot be paid the action cannot be taken with that monster.
    .title = Hire monster slot costs

dungeonlords-rule-dun-6-28 = If the trap deck holds fewer cards than the action grants, the action may still be taken and yields what is left; with an empty deck it cannot be taken.
    .title = Short trap deck

dungeonlords-rule-dun-6-29 = Hiring a troll also gives one troll token kept with the imps. Losing a troll in any way returns one token.
    .title = Troll token bookkeeping

dungeonlords-rule-dun-6-30 = Minions act III, II, I. Slots III and II cost 1 gold, slot I is free but only works if a room is left. Each may take 1 of the 2 offered rooms.
    .title = Build room order

dungeonlords-rule-dun-6-31 = A room must replace one of the player's unconquered tunnels (possibly dug or mined this round); the tunnel tile returns to the bank. It cannot go on an empty cell or a conquered tile.
    .title = Room replaces tunnel

dungeonlords-rule-dun-6-32 = A room may not be orthogonally adjacent to another room, conquered or not. Diagonal contact is allowed.
    .title = Rooms never adjacent

dungeonlords-rule-dun-6-33 = Year-1 rooms must be placed inside the zone printed on the tile; year-2 rooms have no zone. All other placement rules are the same in both years.
    .title = Year-1 room zones

dungeonlords-rule-dun-6-34 = If a player has no legal cell for any remaining room they can pay for, the action cannot be taken.
    .title = No legal room spot

dungeonlords-rule-dun-6-35 = Replacing a tunnel by a room does not free the imps that worked on it this round.
    .title = Imps on replaced tile

dungeonlords-rule-dun-6-36 = Rooms are never mined, but tunnels may be dug adjacent to rooms as to tunnels.
    .title = Rooms cannot be mined

dungeonlords-rule-dun-7-01 = Before players choose orders, shuffle the neutral deck of 5, draw 3 face up and put a neutral minion on slot II of each of those actions. The 3 drawn cards become its inaccessible orders and the previous 3 return to its deck.
    .title = Three-player neutral draw

dungeonlords-rule-dun-7-02 = Before players choose orders, each neutral colour draws 2 of its 5 cards face up; its minion goes to slot II of each. If both colours drew the same action, one minion is on II and the other on III.
    .title = Two-player neutral draw

dungeonlords-rule-dun-7-03 = While choosing their own orders each player also secretly chooses 1 of the 3 cards left for the neutral colour they manage. After all choices, both are revealed before the players' own first orders are placed, and the minion goes to slot I of that action; if both chose the same action they take slots I and II.
    .title = Two-player chosen order

dungeonlords-rule-dun-7-04 = After the reveal each neutral colour's 3 old inaccessible cards and its 2 unchosen cards form its new deck of 5; its 3 played cards become inaccessible.
    .title = Two-player neutral cycle

dungeonlords-rule-dun-7-05 = Player minions take the lowest-numbered slot that is still free, skipping neutral minions. A neutral minion does nothing when its slot is resolved: it takes no monster, room or other goods; it only blocks.
    .title = Players around neutrals

dungeonlords-rule-dun-7-06 = In a two-player game the opponent can see 5 of the 8 cards of the neutral colour and so knows the 3 candidates for the hidden choice.
    .title = Known neutral cards

dungeonlords-rule-dun-8-01 = Players resolve this phase in turn order. Production and retrieval are independent and each optional use is the player's choice.
    .title = Production and retrieval order

dungeonlords-rule-dun-8-02 = An unconquered year-1 room may be used by assigning its required number of available imps and paying any extra cost; the player then gains its product. Room may have been built this round.
    .title = Using a production room

dungeonlords-rule-dun-8-03 = Each production room can be used once per round in year 1 and up to twice per round in year 2; each use needs its own imps and costs.
    .title = Uses per round

dungeonlords-rule-dun-8-04 = Each troll token may stand in for one imp in a production room, once per round. Tokens can be mixed with imps or fill the whole requirement, also in the magic room.
    .title = Troll tokens in production

dungeonlords-rule-dun-8-05 = Rooms may be used in any order. An imp gained from the magic room is available at once for further rooms in the same phase; food gained can pay for the magic room.
    .title = Free order of rooms

dungeonlords-rule-dun-8-06 = Using the tool shed digs 1 tunnel under the normal placement rules; the imps stay in the shed and none is put on the new tunnel.
    .title = Tool shed digging

dungeonlords-rule-dun-8-07 = Using the press loses 1 evil (minimum space 1).
    .title = Printing press effect

dungeonlords-rule-dun-8-08 = A conquered room cannot be used and has no effect of any kind.
    .title = Conquered rooms idle

dungeonlords-rule-dun-8-09 = Each player takes back both of their inaccessible order cards.
    .title = Retrieve inaccessible orders

dungeonlords-rule-dun-8-10 = Of the 3 cards played this round the player takes back exactly one: the card in position 1, or instead any card with a minion on it. The other two become the inaccessible orders of the next round and any minions return home.
    .title = Retrieve one played order

dungeonlords-rule-dun-9-01 = Spring, summer and autumn each resolve the event revealed a round earlier, for every player in turn order, then remove it.
    .title = Event timing and order

dungeonlords-rule-dun-9-02 = Each player must, for each monster and ghost they own, either pay its cost or let it leave. They choose the order and which to pay.
    .title = Payday for monsters

dungeonlords-rule-dun-9-03 = A monster or ghost not paid is discarded and its owner gains 1 evil. This is a choice even when payment is affordable.
    .title = Unpaid monster leaves

dungeonlords-rule-dun-9-04 = Paying a golem means 1 gold and discarding 1 trap card of the owner's choice; without a trap it cannot be paid.
    .title = Paying a golem

dungeonlords-rule-dun-9-05 = Paying a demon means 1 evil and discarding 1 other monster of the owner (not a ghost, not itself). The monster fed needs no payment of its own and its leaving gives no evil. A demon may be fed to another demon.
    .title = Paying a demon

dungeonlords-rule-dun-9-06 = Tax is 1 gold per 2 dungeon tiles owned (tunnels and rooms, conquered or not), rounded up.
    .title = Taxes per dungeon tile

dungeonlords-rule-dun-9-07 = The player chooses how much of the tax to pay. Each unpaid gold puts 1 red marker in the office of unpleasant letters (-3 points at the end of the game).
    .title = Unpaid taxes give markers

dungeonlords-rule-dun-9-08 = Full game: apply the text of this year's special event card to each player in turn order.
    .title = Resolving the special event

dungeonlords-rule-dun-9-09 = Events that name monsters do not touch ghosts; payday names both.
    .title = Events and ghosts

dungeonlords-rule-dun-10-01 = In the adventurers phase of spring, summer and autumn the adventurers waiting for this round are assigned from the left: the weakest goes to the player lowest on the evilometer, the next to the second lowest, and so on.
    .title = Assign adventurers by evil

dungeonlords-rule-dun-10-02 = Among players on the same space the starting player is nicest, then clockwise order.
    .title = Ties on the evilometer

dungeonlords-rule-dun-10-03 = Two players: first the neutral marker gains 1 evil. Then 3 adventurers are assigned to the three markers; on a tie the neutral marker counts as nicer than the players. The neutral's adventurer is discarded.
    .title = Assignment with two players

dungeonlords-rule-dun-10-04 = A newly assigned adventurer joins the end of the line, except a warrior, who goes to the front of all ordinary adventurers, including earlier warriors.
    .title = Marching order of party

dungeonlords-rule-dun-10-05 = A paladin always stands at the very front; a new warrior is placed directly behind the paladin.
    .title = Paladin always leads

dungeonlords-rule-dun-10-06 = By the end of autumn each player has exactly 3 adventurers plus possibly the paladin.
    .title = Party size before combat

dungeonlords-rule-dun-11-01 = At the end of every round all imps and troll tokens return to the den.
    .title = Imps return home

dungeonlords-rule-dun-11-02 = After winter, spring and summer the starting player token passes to the left. After autumn it stays and combat starts.
    .title = Pass the token

dungeonlords-rule-dun-12-01 = While the current year's paladin is in the tent, the moment a player marker is on space 10 or above the paladin moves to that player's dungeon entrance. This cannot be undone by losing evil later.
    .title = Paladin leaves the tent

dungeonlords-rule-dun-12-02 = An uneliminated paladin moves from its holder to another player as soon as that player is on space 10 or above and strictly above the holder. Being level is not enough.
    .title = Paladin changes dungeon

dungeonlords-rule-dun-12-03 = If several players qualify, it goes to the highest; if they are level, to the one who is less nice by turn order (the one later clockwise from the starting player).
    .title = Paladin tie rule

dungeonlords-rule-dun-12-04 = If the holder drops below space 10 and nobody else qualifies the paladin stays with the holder.
    .title = Holder below ten

dungeonlords-rule-dun-12-05 = The neutral evil marker never attracts the paladin.
    .title = Neutral never holds

dungeonlords-rule-dun-12-06 = The paladin is not a warrior, thief, priest or wizard, but his symbols disarm traps, heal and cast like theirs. Vampires may attack him. Anti-magic dart on him has no extra effect.
    .title = Paladin has no class

dungeonlords-rule-dun-12-07 = During combat the paladin moves immediately, with his damage counters. If the new holder has not fought this round's battle yet he takes part in it; he may thus fight in several dungeons in one round.
    .title = Paladin moves in combat

dungeonlords-rule-dun-12-08 = If the player's own marker rises during their battle so that the paladin comes to them, he joins the front of the party at once and is present for the remaining steps.
    .title = Paladin joins mid-battle

dungeonlords-rule-dun-12-09 = If the paladin moves to a dungeon whose combat is already over, that combat resumes at the start of the next combat round. If this happens in round 4 it does not resume.
    .title = Paladin reopens combat

dungeonlords-rule-dun-12-10 = If the paladin leaves and no adventurer is left in that dungeon, combat there is over.
    .title = Paladin leaves party

dungeonlords-rule-dun-12-11 = A paladin eliminated in a dungeon goes to that player's prison and takes no further part.
    .title = Eliminated paladin is out

dungeonlords-rule-dun-12-12 = Each year uses one paladin. If the year-1 paladin is still in the tent at the year change he is removed; if he survived combat he leaves with the other survivors.
    .title = One paladin per year

dungeonlords-rule-dun-13-01 = Combat has 4 rounds. Each round: planning phase, reveal of the combat card, battle phase.
    .title = Combat round phases

dungeonlords-rule-dun-13-02 = The 4 combat cards are laid out in stack order; the top card is used in round 1, the bottom in round 4.
    .title = Combat card order

dungeonlords-rule-dun-13-03 = In planning each player with adventurers chooses one unconquered tile among those nearest the entrance. Distance is the number of steps walking through the dungeon over orthogonally adjacent tiles, conquered or not; the entrance cell is nearest.
    .title = Choose battle tile

dungeonlords-rule-dun-13-04 = Any of the equally near unconquered tiles may be chosen each round, regardless of earlier choices or of what was conquered last.
    .title = Choice is fresh each round

dungeonlords-rule-dun-13-05 = In a tunnel the player may commit at most 1 trap, at most 1 monster and any number of ghosts.
    .title = Battle in a tunnel

dungeonlords-rule-dun-13-06 = In a room the player may commit at most 1 trap for 1 gold, at most 2 monsters and any number of ghosts.
    .title = Battle in a room

dungeonlords-rule-dun-13-07 = The player may commit nothing at all. Traps are committed face down, monsters and ghosts face up; only face-up (not knocked out) monsters and ghosts may be committed.
    .title = Commitment is optional

dungeonlords-rule-dun-13-08 = A trap may be committed only if its owner can pay its cost plus the room fee at that moment; two labyrinth traps must be payable together. Payment happens when the trap is revealed and cannot be avoided.
    .title = Affordable traps only

dungeonlords-rule-dun-13-09 = Players plan in turn order, each seeing earlier players' tiles and monsters but not their traps.
    .title = Planning in turn order

dungeonlords-rule-dun-13-10 = A player with adventurers but no unconquered tile does not plan or fight; instead each time they should choose a tile they discard 1 prisoner of their choice (the paladin may be kept to the last). With an empty prison nothing happens.
    .title = No tile left

dungeonlords-rule-dun-13-11 = After all planning the round's combat card is turned up; it is not resolved yet.
    .title = Reveal combat card

dungeonlords-rule-dun-13-12 = Players fight their battles one after another in turn order.
    .title = Battles in turn order

dungeonlords-rule-dun-14-01 = A battle runs: traps, fast spell, monsters (and ghosts), slow spell, healing, conquering, then end-of-round effects.
    .title = Battle step list

dungeonlords-rule-dun-14-02 = An adventurer whose damage equals or exceeds their hit points is eliminated at once and moved to the player's prison; their counters are removed. Excess damage is lost.
    .title = Damage and elimination

dungeonlords-rule-dun-14-03 = When an adventurer is eliminated the next in line takes their place; first, second and last always refer to the current line.
    .title = Line closes up

dungeonlords-rule-dun-14-04 = If all adventurers are eliminated the battle stops at once: all remaining steps are skipped, no tile is conquered, and this player's combat is over.
    .title = Immediate end of battle

dungeonlords-rule-dun-14-05 = The player reveals the committed trap, pays its cost and the room fee of 1 gold if in a room, resolves it and discards it.
    .title = Trap step procedure

dungeonlords-rule-dun-14-06 = Determine the damage each adventurer would take from the trap, then remove 1 point per trap symbol of the party's thieves and paladin, starting with the front adventurer's points, and deal the rest simultaneously.
    .title = Trap damage assignment

dungeonlords-rule-dun-14-07 = Trap symbols reduce damage only. Other effects (skip conquering, skip healing, skip spells, delayed poison) always happen, even if all damage was prevented.
    .title = Only damage is disarmed

dungeonlords-rule-dun-14-08 = Trap symbols work anew every round as long as their bearers live; several bearers add up.
    .title = Disarming every round

dungeonlords-rule-dun-14-09 = A spell is cast in round N only if the party has at least N magic symbols on wizards and paladin at the moment of its step, and nothing forbids spells this round. Otherwise the card text is ignored; its fatigue value still applies.
    .title = Spell casting condition

dungeonlords-rule-dun-14-10 = If the round's card is a fast spell and the condition holds, resolve it after traps and before monsters.
    .title = Fast spell step

dungeonlords-rule-dun-14-11 = If the card is a slow spell and the condition holds, resolve it after monsters and before healing.
    .title = Slow spell step

dungeonlords-rule-dun-14-12 = Symbols are counted only when the step comes, so a trap can prevent a fast spell and a trap or monster can prevent a slow spell by eliminating wizards.
    .title = Condition checked late

dungeonlords-rule-dun-14-13 = A withdrawn monster returns to the lair face up as if it had not been sent. Ghosts are never withdrawn. Players cannot withdraw voluntarily.
    .title = Meaning of withdraw

dungeonlords-rule-dun-14-14 = Committed monsters and ghosts act one at a time in an order, and with attack options, chosen by the player as the step goes on.
    .title = Monster step procedure

dungeonlords-rule-dun-14-15 = Each committed monster or ghost must use one of its options if possible. Afterwards it is knocked out (face down) until the end of this year's combat, even if it could not attack, unless its text says it returns.
    .title = Must attack if able

dungeonlords-rule-dun-14-16 = Healing happens only if at least one attack by a monster or ghost was made in this battle, the party has heart symbols, and healing is not skipped. Damage from any source and any round can be healed. An attack is an attack even if it hurts nobody, say a ghost's on an invisible wizard.
    .title = Healing step condition

dungeonlords-rule-dun-14-17 = Remove 1 damage per heart symbol of priests and paladin, always from the frontmost wounded adventurer, moving back only when those in front are fully healed. Healers heal themselves in their turn. Eliminated adventurers never return.
    .title = Healing amount and order

dungeonlords-rule-dun-14-18 = There is no attack if nothing was sent, if only slime was used to hold the party, if all monsters were withdrawn, or if those sent could not attack.
    .title = No attack, no healing

dungeonlords-rule-dun-14-19 = In the conquering step the party first takes the fatigue shown on the combat card, one point at a time, each to the adventurer then first in line.
    .title = Fatigue before conquering

dungeonlords-rule-dun-14-20 = If at least one adventurer is left after fatigue the tile is conquered: flip it and its owner loses 1 evil.
    .title = Conquest of the tile

dungeonlords-rule-dun-14-21 = If conquering is skipped there is neither fatigue nor conquest this round.
    .title = Skipped conquering step

dungeonlords-rule-dun-14-22 = After conquering (or its skipping) delayed poison damage is dealt to its victim if still alive. It cannot be prevented, does not pass to others, and does not undo a conquest.
    .title = Poison at round end

dungeonlords-rule-dun-14-23 = A conquered tile is useless: it produces nothing, cannot be mined or rebuilt, but still occupies its cell for adjacency, 2x2, room-adjacency, distance and tax purposes.
    .title = Conquered tile effects

dungeonlords-rule-dun-14-24 = A player's combat ends when all their adventurers are eliminated or after round 4. Survivors after round 4 are discarded, not imprisoned.
    .title = Combat end for a player

dungeonlords-rule-dun-14-25 = When all players are done every monster and ghost is turned face up and damage counters are removed. Unused traps are kept.
    .title = Reset after combat

dungeonlords-rule-dun-14-26 = Damage counters stay on surviving adventurers from one combat round to the next, and travel with the paladin.
    .title = Damage persists between rounds

dungeonlords-rule-dun-14-27 = Delayed poison belongs to the poisoned adventurer. If the poisoned paladin has moved to another dungeon before the end of that battle, he still takes the damage and, if eliminated, is imprisoned where he then stands.
    .title = Poison follows the victim

dungeonlords-rule-dun-15-01 = First adventurer takes 3 damage (4 in year 2).
    .title = Rolling stone trap effect

dungeonlords-rule-dun-15-02 = Second adventurer takes 3 damage (4 in year 2). With only one adventurer nothing happens.
    .title = Pendulum trap effect

dungeonlords-rule-dun-15-03 = Each adventurer takes 1 damage and the last takes 1 more. A single adventurer is both first and last and takes 2.
    .title = Fire wall trap effect

dungeonlords-rule-dun-15-04 = First adventurer takes 2 damage (3 in year 2). Conquering is skipped this round.
    .title = Trap door trap effect

dungeonlords-rule-dun-15-05 = Costs 1 gold. Each adventurer takes 1 damage. Conquering is skipped this round.
    .title = Cursed ring trap effect

dungeonlords-rule-dun-15-06 = Costs 1 food (2 in year 2). The first adventurer takes exactly the damage needed to eliminate them, which trap symbols reduce as usual.
    .title = Poisoned meal trap effect

dungeonlords-rule-dun-15-07 = Choose any adventurer: 1 damage now; at the end of the round they take 2 more that nothing prevents, even if the first point was prevented and even if conquering was skipped.
    .title = Poisoned dart trap effect

dungeonlords-rule-dun-15-08 = Choose any adventurer: 1 damage. If the target is a wizard no spell is cast this round (not even by the paladin); if a priest, healing is skipped this round (also for the paladin). No extra effect on anyone else, including the paladin.
    .title = Anti-magic dart trap effect

dungeonlords-rule-dun-15-09 = Costs 1 imp (returned to the bank; a troll token cannot be used). First adventurer takes 3 damage (4 in year 2), every other 1.
    .title = Kamikaze imp trap effect

dungeonlords-rule-dun-15-10 = A trap is discarded after use in battle.
    .title = Traps are single use

dungeonlords-rule-dun-16-01 = All damage goes to the adventurer currently first in line.
    .title = Standard attack definition

dungeonlords-rule-dun-16-02 = The player picks any one adventurer to take the damage, subject to the attacker's restrictions.
    .title = Attack anyone definition

dungeonlords-rule-dun-16-03 = Every adventurer takes the damage at the same time.
    .title = Attack everyone definition

dungeonlords-rule-dun-16-04 = Standard attack 2; if that eliminates the first adventurer it makes one further standard attack for 1.
    .title = Goblin attack options

dungeonlords-rule-dun-16-05 = Either attack everyone for 1, or skip conquering this round. The latter is not an attack. Knocked out either way.
    .title = Slime attack options

dungeonlords-rule-dun-16-06 = Attack anyone except the first adventurer for 2. With one adventurer it cannot attack (and is still knocked out).
    .title = Ghost attack options

dungeonlords-rule-dun-16-07 = Standard attack 3, or pay 1 food for a standard attack 4. Comes with a troll token.
    .title = Troll attack options

dungeonlords-rule-dun-16-08 = Either standard attack 4, or two attack-anyone hits of 1 each on the same or different adventurers, the second chosen after the first resolves.
    .title = Witch attack options

dungeonlords-rule-dun-16-09 = Attack anyone but priests: 3 and be knocked out, or 2 and return face up. If only priests are left it cannot attack, and returns face up all the same; as a sheep it is knocked out.
    .title = Vampire attack options

dungeonlords-rule-dun-16-10 = Standard attack 4, always returns face up.
    .title = Golem attack options

dungeonlords-rule-dun-16-11 = Attack everyone for 2 and healing is skipped this round (also for the paladin). Spells that heal are not affected.
    .title = Dragon attack options

dungeonlords-rule-dun-16-12 = Attack anyone for 7; conquering is skipped this round. Hiring or paying it costs 1 evil and the discard of another own monster.
    .title = Demon attack and cost

dungeonlords-rule-dun-16-13 = Knocked-out monsters and ghosts are unavailable for the rest of the year's combat but are still owned, paid and scored.
    .title = Knocked out reset

dungeonlords-rule-dun-17-01 = Spells that name all monsters, or make the player choose one attacking monster, apply only to monsters in the current battle, never to ghosts. If none was sent such a spell does nothing.
    .title = Spells on monsters

dungeonlords-rule-dun-17-02 = Spells that protect adventurers work against ghosts as well.
    .title = Protective spells and ghosts

dungeonlords-rule-dun-17-03 = The shield absorbs the next single point of damage dealt to the party after it is cast this round, from an attack or from fatigue; for an attack on everyone it saves the frontmost adventurer's point.
    .title = Magic shield scope

dungeonlords-rule-dun-17-04 = All wizards move to the end of the line keeping their relative order and cannot be damaged this round. Fatigue skips them; if only wizards are left fatigue is lost. Original positions are not restored.
    .title = Invisibility spell effect

dungeonlords-rule-dun-17-05 = For each monster in the battle, in an order the owner chooses, pay its cost or withdraw it.
    .title = Suggestion spell effect

dungeonlords-rule-dun-17-06 = Withdraw all monsters from the battle or gain 2 evil; no choice is forced if no monster was sent.
    .title = Word of peace effect

dungeonlords-rule-dun-17-07 = An illusionary adventurer with 1 hit point joins at the very front, even before the paladin. It has no class or symbols, takes damage like others, vanishes when eliminated (no prisoner), stays in later rounds until eliminated or combat ends, counts as first in line, and alone cannot conquer.
    .title = Illusion spell effect

dungeonlords-rule-dun-17-08 = The adventurer first in line has 1 more hit point for the rest of this combat.
    .title = Create food spell effect

dungeonlords-rule-dun-17-09 = All other combat cards act as written on them.
    .title = All other spells

dungeonlords-rule-dun-18-01 = Battle rooms (year 2) act only on battles fought in that very tile.
    .title = Battle rooms scope

dungeonlords-rule-dun-18-02 = Goblins and trolls deal +1 with each attack there (goblin 3 then 2, troll 4 or 5).
    .title = Training room bonus

dungeonlords-rule-dun-18-03 = Witches and vampires deal +1 with each attack there (witch 5, or 2 and 2; vampire 4, or 3 and return).
    .title = Dark room bonus

dungeonlords-rule-dun-18-04 = Up to 2 traps without the room fee, but only 1 monster, plus ghosts. The player chooses the order when revealing.
    .title = Labyrinth trap limits

dungeonlords-rule-dun-18-05 = Trap symbols used against the first trap are not available against the second; only symbols left unused by the first trap reduce the second.
    .title = Two traps, one pool

dungeonlords-rule-dun-18-06 = No spell is cast in a battle there; skip both spell steps.
    .title = Antimagic room effect

dungeonlords-rule-dun-18-07 = For building, titles and scoring the labyrinth is an ordinary room.
    .title = Labyrinth otherwise a room

dungeonlords-rule-dun-18-08 = Apart from the labyrinth, battle rooms and all production and scoring rooms follow the room limits of DUN-13.06 when a battle takes place there.
    .title = Ordinary room limits apply

dungeonlords-rule-dun-18-09 = If the first labyrinth trap eliminates the whole party the second is not revealed, costs nothing and returns to its owner.
    .title = Unused second trap

dungeonlords-rule-dun-19-01 = Dungeons, conquered tiles, resources, monsters, traps, prisoners, red markers and evilometer positions carry over. Conquered tiles are never repaired.
    .title = What carries over

dungeonlords-rule-dun-19-02 = The inaccessible orders of year-2 winter are those set in year-1 autumn; the same holds for neutral colours.
    .title = Orders carry over

dungeonlords-rule-dun-19-03 = Remove the used combat cards and put the 4 year-2 cards in the city in their order. Reshuffle and place the 3 event tiles again. Draw from the year-2 stacks.
    .title = New cards for year 2

dungeonlords-rule-dun-19-04 = Four players: the token goes to the player on the right of its holder. Three players: to the left. Two players: it stays.
    .title = Starting player year 2

dungeonlords-rule-dun-19-05 = Two players: the neutral marker loses 2 evil at the year change.
    .title = Neutral marker drop

dungeonlords-rule-dun-19-06 = Year-2 rooms produce nothing; they affect battles or score. Year-1 rooms work twice per round. Traps use their year-2 values. Bought traps follow DUN-6.25.
    .title = Year 2 differences

dungeonlords-rule-dun-19-07 = When the year-2 paladin becomes active, a player already on space 10 or above attracts him at once: the highest, and among level players the one less nice by the new turn order.
    .title = Evil lords at year change

dungeonlords-rule-dun-20-01 = 2 points per unconquered room.
    .title = Points for rooms

dungeonlords-rule-dun-20-02 = 1 point per monster in the lair, face down or up; ghosts give none.
    .title = Points for monsters

dungeonlords-rule-dun-20-03 = 2 points per imprisoned adventurer, 5 per imprisoned paladin.
    .title = Points for prisoners

dungeonlords-rule-dun-20-04 = { "-" }2 points per conquered tile, tunnel or room.
    .title = Penalty for conquered tiles

dungeonlords-rule-dun-20-05 = { "-" }3 points per red marker.
    .title = Penalty for red markers

dungeonlords-rule-dun-20-06 = Each unconquered scoring room adds its bonus, on top of its 2 points: cafeteria 1 per own troll, goblin, slime and witch; chapel 2 per own vampire and ghost; pandemonium 2 per own golem, dragon and demon.
    .title = Scoring room bonuses

dungeonlords-rule-dun-20-07 = An unconquered hall of fame adds 2 points per exclusive title won by its owner with four players, 1 with two or three players.
    .title = Hall of fame bonus

dungeonlords-rule-dun-20-08 = A sole leader of a category gets 3 points; if several tie, each gets 2. With two players 2 and 1.
    .title = Value of titles

dungeonlords-rule-dun-20-09 = Dark deeds: highest evil. Rooms: most rooms. Tunnels: most tunnels. Monsters: most monsters. Imps: most imps. Riches: most gold + food + trap cards held. Battle: fewest conquered tiles.
    .title = List of titles

dungeonlords-rule-dun-20-10 = Rooms and tunnels count conquered ones too. Ghosts are not monsters, troll tokens are not imps. The starting player token never breaks a title tie. Neutral colours are ignored. A leading value of 0 still earns the title.
    .title = Title counting details

dungeonlords-rule-dun-20-11 = Highest total wins; tied leaders share the victory.
    .title = Winner and shared victory

dungeonlords-rule-dun-20-12 = Every player with more than 0 points passes. Totals can be negative.
    .title = Licence for positive score

dungeonlords-rule-dun-21-01 = Simplified first game: each player's 2 initial inaccessible orders are drawn at random.
    .title = First game orders

dungeonlords-rule-dun-21-02 = Simplified first game: special event cards are not used and the special event tile has no effect.
    .title = First game events

dungeonlords-rule-dun-21-03 = Simplified first game: hire monster as first order costs no gold.
    .title = First game hiring

dungeonlords-rule-dun-21-04 = Simplified first game: paying evil at the top of the track is allowed and simply does not move the marker further.
    .title = First game evil cost

dungeonlords-rule-dun-22-01 = A training scenario is one combat in a dungeon with three tunnels in a line from the entrance, with the given party, traps and monsters (year-1 values). There are no combat cards, spells or evil; every conquering step deals 2 fatigue. It runs until all adventurers are eliminated or all three tiles are conquered, with no round limit.
    .title = Training scenario rules

dungeonlords-rule-dun-22-02 = In the room variant the entrance tile is a room: 2 monsters may be used there and a trap costs 1 gold.
    .title = Room training variant

dungeonlords-rule-dun-22-03 = In each of the four scenarios the best possible result is 1 conquered tile; in the room variant of scenario 1 it is 0.
    .title = Training best result

dungeonlords-rule-dun-23-01 = Secret to all: undrawn stacks, unrevealed event tiles, special event cards, and set-aside cards. Secret to others: own hand choice before reveal, own trap cards, combat cards seen by spying.
    .title = What is secret

dungeonlords-rule-dun-23-02 = Resources, imps, monsters, dungeon, prison, evil, red markers, inaccessible orders, number of traps and everything revealed are public.
    .title = What is public

## The board in the browser

dungeonlords-board-actions = Actions
dungeonlords-board-year = Year { $n }
dungeonlords-board-moment = { $round ->
    [0] year { $year }, { $season }
   *[other] year { $year }, combat round { $round }
}
dungeonlords-board-evilometer = Evilometer
dungeonlords-board-paladin-note = the paladin comes from 10 up
dungeonlords-board-city = Combat cards
dungeonlords-board-combat-card = Combat round { $n }: { $card }
dungeonlords-board-hidden = hidden
dungeonlords-board-would-go = would go to { $player } as things stand
dungeonlords-board-neutral = neutral minion
dungeonlords-board-dungeon = Dungeon of { $player }
dungeonlords-board-cell = column { $column }, level { $row }
dungeonlords-board-earth = earth
dungeonlords-board-tunnel = tunnel
dungeonlords-board-conquered = conquered
dungeonlords-board-hero = { $hero }, { $left } of { $hp } hit points
dungeonlords-board-party = At the gate
dungeonlords-board-larder = Larder
dungeonlords-board-treasury = Treasury
dungeonlords-board-imps = Imps
dungeonlords-board-free-imps = { $n } free
dungeonlords-board-lair = Lair
dungeonlords-board-traps = Traps
dungeonlords-board-prison = Prison
dungeonlords-board-points = +{ $n } pts
dungeonlords-board-orders = Orders
dungeonlords-board-orders-given = Given
dungeonlords-board-orders-hand = In hand
dungeonlords-board-orders-offered = One of these stays
dungeonlords-board-orders-shut = Out of reach
dungeonlords-board-letters = { $n ->
    [one] { $n } red marker
   *[other] { $n } red markers
}
dungeonlords-board-nobody = none
dungeonlords-board-sent = sent to battle
dungeonlords-board-down = knocked out
dungeonlords-board-set = set for the battle
dungeonlords-board-offer-monsters = Monsters on offer
dungeonlords-board-offer-rooms = Rooms on offer
dungeonlords-board-coming = Adventurers on their way
dungeonlords-board-gold = { $n } gold
dungeonlords-board-food = { $n } food
dungeonlords-board-evil = evil { $n }
dungeonlords-board-good = { $n } evil less
dungeonlords-board-spy = a look at a combat card
dungeonlords-board-pick = { $n ->
    [one] { $n } tunnel
   *[other] up to { $n } tunnels
}
dungeonlords-board-imp = { $n ->
    [one] { $n } imp
   *[other] { $n } imps
}
dungeonlords-board-trap = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
}
dungeonlords-board-paw = a monster
dungeonlords-board-room = a room
dungeonlords-board-overseer = an overseer
dungeonlords-board-order-get-food = Food
dungeonlords-board-order-improve-reputation = Repute
dungeonlords-board-order-dig-tunnels = Tunnels
dungeonlords-board-order-mine-gold = Gold
dungeonlords-board-order-recruit-imps = Imps
dungeonlords-board-order-buy-traps = Traps
dungeonlords-board-order-hire-monster = Monsters
dungeonlords-board-order-build-room = Rooms
dungeonlords-board-defence = Defence
dungeonlords-board-defence-of = Defence: { $place }
dungeonlords-board-limits = traps: { $traps }, monsters: { $monsters }, any number of ghosts
dungeonlords-board-limits-fee = a trap costs { $n } gold here
dungeonlords-board-place-trap = place for a trap
dungeonlords-board-place-monster = place for a monster
dungeonlords-board-hidden-to-others = hidden from others
dungeonlords-board-free-traps = Free traps
dungeonlords-board-plan-costs = Price of the plan:
dungeonlords-board-plan-leaves = Left over:
dungeonlords-board-round = Round { $n }
dungeonlords-board-round-card = Round { $n }: { $card }
dungeonlords-board-card-hidden = hidden, fatigue { $from } to { $to }
dungeonlords-board-only-you = Only you see it:
dungeonlords-board-spied-by = seen by { $player }
dungeonlords-board-ahead = What will happen
dungeonlords-board-ahead-note = step by step, from what you know; hatched: new wounds, green: healed
dungeonlords-board-foreseen = What the plan foresaw
dungeonlords-board-happened = What has happened
dungeonlords-board-to-prison = to prison
dungeonlords-board-left = { $n } left
dungeonlords-board-first-left = first, { $n } left
dungeonlords-board-planned = plan: { $place }
dungeonlords-board-resting = combat over

dungeonlords-step-before = Before the battle
dungeonlords-step-traps = Trap
dungeonlords-step-fast = Fast spell
dungeonlords-step-monsters = Monsters
dungeonlords-step-slow = Slow spell
dungeonlords-step-healing = Healing
dungeonlords-step-conquering = Conquest
dungeonlords-beat-before = The party stands in line, the first one leads.
dungeonlords-beat-trap-sprung = { $thing }.
dungeonlords-beat-disarmed =
    { $n ->
        [one] 1 point is disarmed.
       *[other] { $n } points are disarmed.
    }
dungeonlords-beat-spell-cast = The party casts: { $thing }.
dungeonlords-beat-monster-attacks = { $thing }.
dungeonlords-beat-monster-holds = { $thing }.
dungeonlords-beat-monster-knocked-out = { $thing }: knocked out afterwards.
dungeonlords-beat-monster-withdrawn = { $thing }: goes home.
dungeonlords-beat-flat = Knocked out afterwards: { $things }.
dungeonlords-beat-healed =
    { $n ->
        [one] A monster attacked, so priests heal 1 wound.
       *[other] A monster attacked, so priests heal { $n } wounds.
    }
dungeonlords-beat-fatigue =
    { $n ->
        [0] No fatigue this time.
       *[other] Fatigue { $n }, from the front of the line.
    }
dungeonlords-beat-conquering-skipped = The party is held up: no fatigue, no conquest.
dungeonlords-beat-card-unknown = The rest depends on the hidden combat card.
dungeonlords-verdict-saved = Tile saved, all in prison
dungeonlords-verdict-held = Tile held this round
dungeonlords-verdict-lost = Tile conquered
dungeonlords-verdict-open = The card will tell
dungeonlords-verdict-paladin = Unless the paladin moves

## What can be asked about on the board, in the order of the legend
dungeonlords-term-season = Seasons
    .text = A year has four rounds of building, one a season. The coming ones show their event and the adventurers on their way.
dungeonlords-term-goes-to = Where he would go
    .text = The weakest adventurer goes to the nicest dungeon, the strongest to the most evil one. This is how it stands now.
dungeonlords-term-evilometer = Evilometer
    .text = How evil each player is, from 1 to 15. The more evil, the stronger the adventurers that come; from 10 on the paladin comes.
dungeonlords-term-city = Combat cards
    .text = Four cards, one a battle round: a spell of the party and how much fatigue it suffers. Improving the reputation lets one look at them before.
dungeonlords-term-fatigue = Fatigue
    .text = So much damage the party suffers before it conquers the tile, the first in line first.
dungeonlords-term-spied = Looked at
    .text = This player has secretly looked at the card.
dungeonlords-term-round = Round of combat
    .text = In which of the four rounds of combat this card counts.
dungeonlords-term-action-number = Order of actions
    .text = The eight actions are carried out in this order.
dungeonlords-term-slot = Place for a minion
    .text = First come, first placed: each action has three places, and each place its own price and gain. Who comes fourth gets nothing.
dungeonlords-term-deal = Price and gain
    .text = Before the arrow what this place costs, behind it what it gives.
dungeonlords-term-price = Price of a monster
    .text = What has to be paid to hire it, and again on payday.
dungeonlords-term-hp = Hit points
    .text = So much damage an adventurer takes before he goes to prison.
dungeonlords-term-disarm = Disarming
    .text = Each sign takes one damage off a trap, in every round.
dungeonlords-term-heart = Healing
    .text = Each sign heals one damage of the party after a battle in which a monster attacked.
dungeonlords-term-magic = Magic
    .text = In the first round one sign is enough for the spell, in the second two, and so on.
dungeonlords-term-room-work = Work in a room
    .text = So many imps produce what is shown here, once or twice a round.
dungeonlords-term-order-place = Order given
    .text = First, second or third: in this order your minions are sent out.
dungeonlords-term-order-shut = Inaccessible order
    .text = It cannot be given this round, and all can see it.
dungeonlords-term-player = Player
    .text = Another dungeon: the hill in small, its creatures, its party and its prisoners, and what lies in store.
dungeonlords-term-thumb = Dungeon in small
    .text = Dark: tunnels, copper: rooms, crossed out: conquered by adventurers.
dungeonlords-term-creatures = Creatures
    .text = Monsters and ghosts of this dungeon: they fight the party at the end of the year.
dungeonlords-term-party = Party
    .text = The adventurers at the entrance, the first in line first. At the end of the year they attack.
dungeonlords-term-evil = Evil
    .text = Where the player stands on the Evilometer.
dungeonlords-term-food = Food
    .text = Pays for imps, monsters and some orders.
dungeonlords-term-gold = Gold
    .text = Pays for traps, rooms, food and taxes.
dungeonlords-term-imp = Imps
    .text = They dig, mine and work in rooms, one job a round each. The pale ones are busy.
dungeonlords-term-trap = Traps
    .text = Cards that hurt the party, hidden from the others. Each can be used once.
dungeonlords-term-lair = Lair
    .text = Your monsters and ghosts. They score points at the end, and want their pay on payday.
dungeonlords-term-prison = Prison
    .text = Captured adventurers: 2 points each, a paladin 5.
dungeonlords-term-orders = Orders
    .text = Each round you give three orders in secret, in an order of your own. Two of the last ones are inaccessible.
dungeonlords-term-letters = Red markers
    .text = For taxes that were not paid: 3 points less each.
dungeonlords-term-limits = What can be sent here
    .text = A tunnel takes one trap and one monster, a room one trap for 1 gold and two monsters. Ghosts are not counted.
dungeonlords-term-plan = Defence
    .text = Your plan for this round: a trap and monsters. Both are free to leave out.
dungeonlords-term-bill = Price of the plan
    .text = What the plan would cost, and what would be left.
dungeonlords-term-story = The battle step by step
    .text = Traps, fast spells, monsters, slow spells, healing, conquering: in this order, with the party after each step.
dungeonlords-term-wounds = Hit points and damage
    .text = Filled blocks are left, hatched ones are new damage, green ones are healed. Damage stays from round to round.
