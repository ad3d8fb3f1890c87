### The words of the table in the browser. Ids: ui-…

## Games

ui-game-abyss = Abyss
ui-game-tyrants = Tyrants of the Underdark
ui-game-dungeonlords = Dungeon Lords
ui-game-shadespire = Shadespire
ui-game-descent = Descent

## Start page

ui-start-title = Go deeper
ui-start-lead = Five games that play below the ground. No account: against bots, on one screen, or with friends through a link.
ui-start-new = New table
ui-start-bots = Play bots
ui-start-games = Games
ui-start-facts = { $players } players · { $minutes } min
ui-school-done = best so far: { $mark }
ui-school-start = Start
ui-school-again = Once more
ui-school-all = All lessons
ui-school-next = Next lesson
ui-school-show = Show me how
ui-school-yours = Your result
ui-school-best = The best there is
ui-school-over = Lesson over: { $mark }
ui-school-game = Enough school: to the real game
ui-school-failed = The result cannot be shown now.
ui-learn-first-time = First time?
ui-learn-it = Learn it
ui-learn-where = learn
ui-learn-card = Learn: { $n } minutes
ui-learn-minutes = { $n } min
ui-learn-about = About { $n } minutes.
ui-learn-count = { $done } of { $all } lessons
ui-learn-none = This game has no lessons yet. Start with a hint at the table.
ui-learn-failed = The lesson did not open. Your marks are safe. Try again.
ui-learn-start = Start lesson { $n }
ui-learn-start-game = Start the game
ui-learn-look-for-best = Look for the best
ui-learn-best = done, best answer
ui-learn-short =
    { $n ->
        [one] done, 1 point below the best
       *[other] done, { $n } points below the best
    }
ui-learn-won = played, and won
ui-learn-played = played
ui-learn-is-new = later
ui-learn-is-next = next
ui-learn-is-done = done
ui-learn-is-best = done, best answer
ui-learn-how = One page, five pictures, 200 words.
ui-learn-how-read = Read the page
ui-learn-at-table = Learn at the table
ui-learn-at-table-why = Any game with bots can teach: press H for a hint, and take back what you regret.
ui-how = How to play
ui-how-title = { $game }: how to play
ui-how-lead = Read in two minutes. The headings lead into the rules.
ui-how-words = Every word and sign of the game
ui-how-rules = read the rules
ui-how-all-rules = All rules
ui-how-page = How to play, on one page
ui-how-print = Print
ui-lesson-number = Lesson { $n } of { $all }
ui-lesson-steps = Step { $n } of { $all }
ui-lesson-goals = Goals
ui-lesson-goal-met = reached
ui-lesson-goal-open = not yet
ui-lesson-say-again = What the teacher says
ui-lesson-take-back = Take it back
ui-lesson-show = Show me
ui-lesson-back-to-way = Back to the way
ui-lesson-restart = Start again
ui-lesson-leave = Leave
ui-lesson-over = The lesson is over
ui-lesson-not-yet = Not there yet. Take it back or try again.
ui-lesson-decisive = What made the difference: { $part } ({ $n }).
ui-start-fair = Shuffles can be checked: the seed's fingerprint is shown before the game, the seed after it.
ui-tables = Continue
ui-tables-here = on this device
ui-tables-your-move = Your move
ui-tables-their-move = { $name } is deciding
ui-tables-over = Game over
ui-tables-record = Loaded record
ui-tables-play = Play
ui-tables-back = Return
ui-since = Since you last looked
ui-start-rules = Rules
ui-record-load = Load a record
ui-record-save = Download the record

## New table

ui-new-title = New table: { $game }
ui-new-facts = { $players } players, about { $minutes } minutes
ui-new-seats = Seats
ui-new-seat = Seat { $letter }
ui-new-me = Me
ui-new-open = Link
ui-new-bot = Bot
ui-new-none = Empty
ui-new-level = Level of the bot in seat { $letter }
ui-new-your-name = Your name
ui-new-their-name = Name of the guest
ui-new-name = Name of the table
ui-new-name-hint = for example Thursday depths
ui-new-webhook = Notices for other programs
ui-new-webhook-why = Address that is told when it is someone's move
ui-new-clock = Clocks
ui-new-clock-set = Clocks: { $turn } for a turn
ui-new-clock-turn = For each turn
ui-new-clock-none = as long as it takes
ui-new-clock-reserve = Beyond that, for the whole game
ui-new-clock-no-reserve = nothing
ui-new-clock-end = When time is up
ui-new-clock-bot = a bot steps in ({ $level })
ui-new-clock-mark = it is only noted
ui-new-clock-why = Who comes back takes the seat back from the bot. Nobody's time runs before he sits down.
ui-new-fine = More: how disputed rules are read
ui-new-note = The game starts at once and stays on this device.
ui-new-note-open = The links to send are shown at the table.
ui-new-note-hot = Several people at one screen: a curtain hides the cards between moves.
ui-new-too-few = This game needs at least { $n } people or bots.
ui-new-sit = Sit down
ui-new-decks = Build and look at decks
ui-cancel = Cancel
ui-level-puppet = plays along
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-expert = expert
ui-level-does-easy = Takes what looks fair at first sight and overlooks answers in long lists, as people do.
ui-level-does-medium = Tries what looks good one step ahead, slips in about three answers of ten, and answers at once.
ui-level-does-hard = Tries what looks good one step ahead, slips in about one answer of ten, and answers at once.
ui-level-does-expert =
    { $seconds ->
        [one] Looks ahead before each answer, for up to { $seconds } second of processor time.
       *[other] Looks ahead before each answer, for up to { $seconds } seconds of processor time.
    }
ui-level-lowest = Rating { $rating }; the other levels are measured from it.
ui-level-rated = Rating { $rating }.
ui-level-rise =
    { $games ->
        [one] It won { $share } % of one game against “{ $below }” bots ({ $low }–{ $high } % with 95 % certainty); equals would win { $par } %.
       *[other] It won { $share } % of { $games } games against “{ $below }” bots ({ $low }–{ $high } % with 95 % certainty); equals would win { $par } %.
    }
ui-level-unmeasured = How it does against “{ $below }” has not been measured in this game yet.
ui-name-bot = Bot { $letter }
ui-name-human = Player { $letter }

## People at the table

ui-you = You
ui-watching =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
ui-presence-here = here
ui-presence-away = away { $n } min
ui-presence-gone = not here
ui-presence-gone-minutes = gone for { $n } min
ui-presence-gone-hours = gone for { $n } h
ui-presence-gone-days =
    { $n ->
        [one] gone for { $n } day
       *[other] gone for { $n } days
    }
ui-presence-free = nobody yet
ui-presence-bot = a bot plays
ui-hand-sat = { $name } came to the table.
ui-hand-left = { $name } left the table. A bot plays on.
ui-hand-bot = A bot plays for { $name }.
ui-hand-back = { $name } plays again.
ui-hand-offer = { $name } offers a rematch.
ui-hand-agree = { $name } plays the rematch.
ui-hand-decline = { $name } does not play again now.
ui-hand-withdraw = { $name } takes the offer of a rematch back.
ui-leave-table = Leave the table
ui-leave-sure = Leave for good? A bot plays on.
ui-talk = Talk
ui-talk-empty = Nobody has said anything yet.
ui-talk-write = Write to the table
ui-talk-send = Send
ui-talk-not-sent = Not sent. Again?
ui-talk-is-off = The host has turned talk off.
ui-talk-unread =
    { $n ->
        [one] { $n } new
       *[other] { $n } new
    }
ui-phrases = Ready phrases
ui-faces = Faces
ui-mute = Mute
ui-mute-why = Only for you. Nobody is told.
ui-mute-all = Everybody
ui-manners-talk = What may be said at this table
ui-manners-talk-all = everything
ui-manners-talk-phrases = phrases
ui-manners-talk-off = nothing
ui-rated-terms = A rated game. It counts when all people here are members of the club; who lets a bot play, runs out of time or lets the others wait for three days comes last.
ui-rated = rated
ui-member = member of the club
ui-delay = Those who look on see the table
ui-delay-none = as it is
ui-delay-moves =
    { $n ->
        [one] { $n } move later
       *[other] { $n } moves later
    }
ui-delay-minutes =
    { $n ->
        [one] { $n } minute later
       *[other] { $n } minutes later
    }
ui-emote-smile = Smile
ui-emote-laugh = Ha ha!
ui-emote-wow = Wow
ui-emote-doubt = Hmm
ui-emote-sad = Oh no
ui-emote-angry = Grr
ui-emote-wave = Hello there
ui-emote-clap = Bravo
ui-emote-thumb = Well done
ui-emote-heart = Thank you
ui-emote-skull = Ouch
ui-emote-crown = All hail
ui-phrase-nice-move = Nice move
ui-phrase-good-luck = Good luck
ui-phrase-have-fun = Have fun
ui-phrase-thinking = Thinking, one moment
ui-phrase-back-soon = Back in 5 minutes
ui-phrase-your-turn = Your turn
ui-phrase-good-game = Good game
ui-phrase-thank-you = Thank you
ui-phrase-again = Again?
ui-phrase-next-time = Next time
ui-phrase-hello = Hello
ui-phrase-sorry = Sorry
ui-key-talk = talk

## Coming in by a link

ui-join-title = Invitation: { $game }
ui-join-invites = { $name } invites you to
ui-join-invited = You are invited to
ui-join-facts = About { $minutes } minutes, { $n } people. No account, nothing to install.
ui-join-seat = Your seat
ui-join-place =
    { $n ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }
ui-join-free = free
ui-join-there = at the table
ui-join-bot = bot
ui-join-take-over = free, a bot stands in
ui-join-from-bot = Take over from the bot
ui-join-colour = Your colour and shape
ui-join-stays = This seat stays yours on this device.
ui-join-name-missing = What shall the others call you?
ui-join-faster = { $name } was faster. Still free: { $place }.
ui-join-used = This link was already used. Ask { $name } for a new one, or watch the game.
ui-join-used-nobody = This link was already used. Ask for a new one, or watch the game.
ui-join-watch = Watch
ui-join-offline = No connection. Your name is kept.
ui-colour =
    { $colour ->
        [0] Coral circle
        [1] Blue diamond
        [2] Green triangle
        [3] Violet square
       *[other] Olive hexagon
    }
ui-colour-of = { ui-colour }: { $name }

## Top bar

ui-home = Podziemia, start page
ui-nav = Page
ui-language = Language
ui-settings = Settings
ui-rules = Rules
ui-text = Text
ui-invite = Invite
ui-look-back = Replay
ui-line-opening = connecting
ui-line-live = connected
ui-line-lost = no connection
ui-where-table = table “{ $name }”
ui-where-move = move { $n }
ui-where-over =
    { $n ->
        [one] over after { $n } move
       *[other] over after { $n } moves
    }
ui-loading = Setting the table…
ui-close = Close
ui-copied = Copied
ui-try-again = Try again

## The belt

ui-belt-label = What now
ui-belt-decides = { $name } is deciding: { $what }
ui-belt-wait = { $name } is deciding
ui-belt-wait-all = Deciding: { $names }
ui-belt-wait-none = One moment…
ui-belt-answered = Your answer is in. You may change it while others think.
ui-belt-bot-thinks = The bot is thinking on the server.
ui-belt-bot-for = A bot stands in. { $name } returns with one click on the seat's link.
ui-belt-away = { $name } is not at the table right now.
ui-belt-waits =
    { $n ->
        [one] Waiting for a minute.
       *[other] Waiting for { $n } minutes.
    }
ui-belt-lost = Connection lost
ui-belt-lost-why = Last saved move: { $n }. Trying again; you can look at the table.
ui-belt-lost-stopped = moves on hold
ui-belt-sending = Saving the move…
ui-belt-replay = Replay: move { $n } of { $all }
ui-story-then = Then you: { $prompt }
ui-story-skip = To my move
ui-story-end = To the end
ui-story-key = Space
ui-belt-vote = { $name } asks to undo a move
ui-belt-vote-why = Something was revealed since, so your consent is needed.
ui-belt-armed = Sure? { $option }
ui-belt-armed-why = This move cannot be undone without the consent of others.
ui-belt-warned = { $option }?
ui-belt-costs = Costly: { $best }% → { $played }%.
ui-belt-costs-why = Above all: { $part }.
ui-belt-rethink = Choose again
ui-belt-anyway = { $option } anyway
ui-belt-marked-why = Tap again to choose.
ui-belt-leave = Set them up for me
ui-belt-list = Choose one of { $n }…
ui-belt-more = More: { $n }…
ui-belt-picked = Chosen: { $things }
ui-unpick = Take back
ui-undo-asks = undo asks { $name }
ui-undo-asks-all = undo asks the others
ui-seal = Fingerprint of the shuffle:
ui-seal-why = The seed of all shuffles is fixed and this is its SHA-256. When the game is over the score sheet shows the seed and checks it; `podziemia verify` plays the saved record again.
ui-undo-to = Undo back to: { $where }
ui-undo-turn = Start my turn again
ui-undo-ask-one = Ask { $name } to undo
ui-undo-ask-all = Ask the others to undo
ui-undo-asked = Waiting for consent to undo
ui-undo-withdraw = (withdraw)
ui-undo-again = Tap again.
ui-vote-yes = Agree
ui-vote-no = No
ui-hint = Hint
ui-hint-thinks = Thinking…
ui-hint-eyes = only from what your seat can see
ui-hint-only = There is nothing to choose here.
ui-hint-alike = These two are about the same.
ui-hint-why = Why: { $option }
ui-hint-sum = In points of chance, against the next best.
ui-hint-heard = Hint: { $option }, { $percent } percent.
ui-hint-heard-next = Next: { $option }, { $percent } percent.
ui-hint-knows = Now: { $option }.
ui-hint-says = Hint: { $option }, { $percent }%. The reasons stand in the panel.
ui-seat-back = Wait for { $name }
ui-seat-bot = Let a bot play for { $name }

## Pointing

ui-pick-lit = What you may choose
ui-pick-rest = The rest of the table
ui-pick-several =
    { $n ->
        [one] { $name }: { $n } option
       *[other] { $name }: { $n } options
    }
ui-menu-label = { $name }: which one
ui-why-title = Why not { $name }?
ui-why-met = Met:
ui-why-unmet = Not met:
ui-why-not-now = The question now is “{ $prompt }”. This is not one of the answers.
ui-rule = Rule

## Players and log

ui-players = Players
ui-rail = Players and log
ui-seat-thinks = thinking on the server
ui-seat-decides = deciding
ui-seat-here = at this screen
ui-seat-mine-back = A bot plays for you: play on yourself
ui-clock-over = time is up
ui-clock-late = Time was up in this turn.
ui-clock-has = { $reserve } of reserve
ui-clock-turn = { $turn } left for this turn
ui-clock-both = { $turn } left for this turn, then { $reserve } of reserve
ui-clock-reserve = { $reserve } of reserve left
ui-place = place { $n }
ui-log = Log
ui-log-empty = Moves will appear here.
ui-log-news = since you last looked: { $n }
ui-log-since = earlier
ui-log-go = { $text } Show move { $n }.
ui-since-turn = Since your last turn
ui-since-hide = Hide
ui-since-count =
    Since your last turn: { $n ->
        [one] { $n } thing
       *[other] { $n } things
    }
ui-by-bot = bot

## Rules and text

ui-legend = Legend
ui-legend-of = Legend: { $game }
ui-legend-how = Point at anything on the board, press it long or walk to it with the keys, and it says what it is. Here all of it is together; K opens this page.
ui-legend-table = The table
ui-legend-map = The map
ui-legend-card = On cards and tiles
ui-legend-player = Players
ui-legend-fight = Attack and combat
ui-rules-search = Search the rules
ui-rules-chapters = Chapters
ui-rules-none = Nothing matches “{ $search }”.
ui-rules-failed = The rules could not be fetched. Try again in a moment.
ui-twin = The table as text
ui-twin-your-move = Your move: { $prompt }

## Tabs of the phone

ui-tabs = Views
ui-tab-table = Table
ui-tab-players = Players
ui-tab-log = Log
ui-tab-rules = Rules
ui-tab-text = Text
ui-tab-lit = waits for your move

## Replay

ui-replay = Replay
ui-replay-turn-back = Previous turn
ui-replay-back = Step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = Step forward
ui-replay-turn-next = Next turn
ui-replay-at = Move { $n } of { $all }
ui-replay-turn = turn { $n } · { $name }
ui-replay-round = { $n ->
    [0] set-up
   *[other] round { $n }
}
ui-replay-speed = speed ×{ $n }
ui-replay-line = Move
ui-replay-value = move { $n }, { $turn }
ui-replay-seen = What is seen
ui-replay-all = Everything
ui-replay-play-on = Play on from here with bots
ui-replay-copy = Copy the link to move { $n }
ui-replay-show = Show the table at this moment
ui-replay-leave = Back to the game
ui-replay-leave-over = Back to the result
ui-more = more
ui-less = less
ui-move = Move

## End of the game

ui-result = Result
ui-result-wins = { $name } wins
ui-result-wins-by =
    { $n ->
        [one] { $name } wins by { $n } point
       *[other] { $name } wins by { $n } points
    }
ui-result-wins-tiebreak = { $name } wins on the tie-breaker
ui-result-tie = A tie: { $names }
ui-result-why = { $part } brought { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, more than anything else. The game took { $rounds ->
        [0] { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } and { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
ui-rematch = Rematch
ui-rematch-offered = { $name } offers a rematch
ui-rematch-mine = You offer a rematch
ui-rematch-again = Again?
ui-rematch-same = Same people, same seats, same settings.
ui-rematch-first = Same people, same seats. { $name } was last and begins.
ui-rematch-first-you = Same people, same seats. You were last and begin.
ui-rematch-plays = plays
ui-rematch-silent = has not said yet
ui-rematch-you-silent = the others wait for you
ui-rematch-until = Holds until { $time }.
ui-rematch-no = Not now
ui-rematch-withdraw = Take back
ui-rematch-made = The rematch has begun.
ui-rematch-join = To the table
ui-rematch-watch = Watch it
ui-series = Series at this table
ui-series-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
ui-series-short = Series { $score }
ui-series-wins =
    { $name }: { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
ui-series-won = won
ui-parting = Say goodbye
ui-watch = Watch from the start
ui-score = Score sheet
ui-score-best = best in the category
ui-score-sum = Total
ui-score-open = Score sheet
ui-score-failed = The score sheet could not be fetched. Try again in a moment.
ui-chart = Points over time
ui-chart-note = move by move
ui-chart-end = end
ui-chart-label = The players' points after each move; the same numbers are in the table below.
ui-chart-table = The numbers as a table
ui-moments = Moments
ui-moments-none = This time the points came bit by bit.
ui-moment-turn = Turn { $n }.
ui-moment-round = { $n ->
    [0] Set-up.
   *[other] Round { $n }.
}
ui-moments-best = Best moments
ui-moments-few = No great moments yet.
ui-moment-gain = +{ $n }
ui-fair = Honest shuffles
ui-fair-seed = The seed
ui-fair-hash = matches the fingerprint shown before the game:
ui-fair-checked = checked in this browser
ui-fair-wrong = the seed does not match the fingerprint
ui-fair-self = Check it yourself
ui-fair-steps = Download the record and run:
ui-fair-page = Check a shuffle
ui-fair-check = Check
ui-fair-title = Was the shuffle honest?
ui-fair-how = Before the first move the server fixes a seed, from which every shuffle and roll of the game follows, and shows its fingerprint (SHA-256). After the game it shows the seed. If they belong together, nothing was changed in between. The check runs in this browser.
ui-fair-fingerprint = Fingerprint shown during the game
ui-fair-seed-field = Seed shown after the game
ui-fair-fill = Fill in both: the fingerprint stands below the log, the seed on the score sheet.
ui-fair-match = They belong together: the shuffles were fixed before the first move.
ui-fair-differ = They do not belong together. Look for a typing mistake; if there is none, the game was not dealt from this seed.
ui-fair-short = At least 16 characters of the fingerprint are needed.
ui-fair-cannot = This browser checks only on https or localhost. The command below works everywhere.
ui-fair-more = And were the cards dealt from it?
ui-fair-record = The saved record holds seed and answers. The command plays the game again from them and compares it move by move.

## The curtain

ui-curtain-title = { $name } is next
ui-curtain-only = Hand over the screen. For the eyes of { $name } only.
ui-curtain-hold = Hold to see your cards

## Invitations

ui-invite-lead = Every seat has a link of its own. Who opens it first sits down; after that the link opens nothing, not even for you.
ui-invite-taken = Somebody sits here. If you free the seat, everybody is told.
ui-invite-free = Free the seat
ui-invite-device = This seat is yours. Another device of yours needs a link of its own.
ui-invite-device-new = Link for another device
ui-rules-changed = The rules have been corrected since this game began (edition { $began }, now { $now }). Everything so far stands; from here on the new edition holds.
ui-hand-freed = The host has freed the seat of { $name }.
ui-hand-taken = Somebody new has taken the seat of { $name }.
ui-hand-late = The time of { $name } was up.
ui-invite-language = Language of the invitation
ui-invite-watch = Spectators
ui-invite-link = Link
ui-invite-lost = Not even the server keeps the link. You can issue a new one; the old one stops working.
ui-invite-new = New link
ui-copy-link = Copy link
ui-copy-invitation = Copy invitation
ui-qr = QR code
ui-qr-label = QR code with the link

## Settings

ui-set-theme = Look
ui-set-theme-auto = as the system
ui-set-theme-dark = dark
ui-set-theme-light = light
ui-set-confirm = Confirm moves
ui-set-confirm-never = never
ui-set-confirm-final = irreversible
ui-set-confirm-always = all
ui-set-forced = A question with a single answer
ui-set-forced-ask = always ask me
ui-set-forced-bots = answer it against bots
ui-set-forced-all = answer it for me
ui-set-motion = Cards and pieces move
ui-set-story = Moves of others are told
ui-set-story-off = at once
ui-set-story-brisk = brisk
ui-set-story-calm = calm
ui-set-sound = A soft knock when it is your move
ui-set-odds = Show the odds of a roll before it is made
ui-set-two-taps = Two taps for small things on a phone
ui-set-warn = Warn me before a costly answer (against bots)
ui-set-text-board = Games as text instead of drawings
ui-set-notify = A notification when it is your move
ui-set-quiet = Quiet hours on this device
ui-set-quiet-from = from
ui-set-quiet-until = until
ui-notify-title = Tell you when it is your turn?
ui-notify-why = Your first move is saved. One message a turn, only from this table, and none while it is open.
ui-notify-yes = Yes, tell me
ui-notify-no = Not now
ui-notify-failed = The browser does not allow notices. You can allow them in its settings.
ui-notify-mail = By e-mail
ui-notify-back = Back
ui-mail = E-mail when it is your move
ui-mail-address = Your e-mail address
ui-mail-ask = Send the first letter
ui-mail-again = Send it again
ui-mail-why = A first letter asks whether it is really you. After that one letter a turn, when it has waited for a quarter of an hour.
ui-mail-asked = A letter is on its way to { $address }. Open the link in it, and we shall write.
ui-mail-on = Letters about your turns go to { $address }.
ui-mail-stop = No more letters
ui-mail-failed = That did not work
ui-mail-yes = Yes, write to me
ui-mail-yes-open = Letters about your turns?
ui-mail-yes-open-why = One letter a turn that has waited for a quarter of an hour, none while the table is open. Every letter has a link to stop.
ui-mail-yes-done = We shall write
ui-mail-yes-done-why = You will hear when it is your move. Every letter has a link to stop.
ui-mail-to-table = To the table
ui-mail-stop-open = One moment
ui-mail-stop-open-why = The letters are being stopped.
ui-mail-stop-done = No more letters
ui-mail-stop-done-why = Nothing more goes to this address, from no table of this server, until somebody asks for it and you say yes.
ui-keys = Keys
ui-key-tab = the belt, then what is lit
ui-key-arrows = between things
ui-key-enter = choose
ui-key-numbers = answers on the belt
ui-key-undo = undo
ui-key-hint = hint
ui-key-log = log
ui-key-twin = the table as text
ui-key-rules = rules
ui-key-detail = what is this
ui-key-why = why not
ui-key-esc = back
ui-notice-title = Your move

## Troubles

ui-missed =
    { $n ->
        [one] While you were away { $n } move was made. It is in the log.
       *[other] While you were away { $n } moves were made. They are in the log.
    }
ui-trouble = That did not work.
ui-trouble-offline = The server does not answer. The table is as before; try again in a moment.
ui-failed = This table cannot be shown
ui-failed-gone = There is no such table
ui-failed-offline = The server does not answer
ui-failed-offline-why = Saved moves are safe. Check the connection and try again.
ui-failed-start = To the start
ui-lost = A blind corridor
ui-lost-why = There is nothing at this address. All ways down start on the start page.

## Decks

ui-decks = Decks
ui-decks-mine = My decks
ui-decks-ready = Ready decks
ui-decks-mine-none = None yet. Save a ready deck as your own and change it, or begin with an empty one.
ui-decks-where = Your decks are kept in this browser. Export one to take it elsewhere or to give it away.
ui-decks-unfinished = { $name } (unfinished)
ui-decks-not-legal = not legal yet
ui-decks-new = New deck
ui-decks-new-name = New deck
ui-decks-copy-name = { $name }, copy
ui-decks-imported-name = Imported deck
ui-decks-name = Name of the deck
ui-decks-save = Save
ui-decks-save-mine = Save as mine
ui-decks-saved = Saved: { $name }
ui-decks-play = Play with it
ui-decks-play-not = Only a legal deck can be played with
ui-decks-export = Export
ui-decks-copy = Copy text
ui-decks-copied = The text of the deck is in the clipboard.
ui-decks-copy-failed = The browser does not let the text into the clipboard. Export the deck instead.
ui-decks-twin = Duplicate
ui-decks-remove = Delete
ui-decks-import = Import
ui-decks-import-why = A deck is a text: a line “warband …”, then “objectives” and “power”, each followed by card ids, one a line.
ui-decks-import-text = Text of the deck
ui-decks-import-file = From a file…
ui-decks-import-take = Import
ui-decks-unsaved = Save the changes?
ui-decks-unsaved-why = The deck “{ $name }” has changes that are not saved.
ui-decks-unsaved-drop = Drop them
ui-decks-check = Check of the deck
ui-decks-checking = Checking…
ui-decks-legal = The deck is legal.
ui-decks-wrong =
    { $n ->
        [one] One thing is wrong:
       *[other] { $n } things are wrong:
    }
ui-decks-none = This game is played without decks of one’s own.
ui-decks-parts = Parts of the page
ui-decks-cards = Cards
ui-decks-deck = Deck

## Open tables

ui-open = Open tables
ui-open-here =
    { $n ->
        [0] on this server
       *[other] on this server, { $n }
    }
ui-open-game = Game
ui-open-all-games = all games
ui-open-none = No open table now. Open one: others see it here.
ui-open-failed = The list did not come. Your own tables work.
ui-open-waits =
    { $n ->
        [one] { $names } waits
       *[other] { $names } wait
    }
ui-open-nobody = nobody sits there yet
ui-open-tonight = tonight, about { $minutes } min
ui-open-clock = { $time } a move
ui-open-days = over days
ui-open-free =
    { $free ->
        [one] 1 free seat of { $all }
       *[other] { $free } free seats of { $all }
    }
ui-open-wanted-learning = beginners welcome
ui-open-wanted-skilled = for those who know the game well
ui-open-free-seat = Seat { $letter }: free
ui-open-sit = Sit down
ui-open-sit-at = Sit down: { $game }
ui-open-sit-seat = Sit down on seat { $letter }
ui-open-others = Look for another table
ui-opening = Open to everybody
ui-opening-why = It stands on the start page of this server, and anybody may take a free seat. Close it whenever you like.
ui-opening-pace = How fast
ui-opening-wanted = Who should come
ui-pace-tonight = tonight, in one go
ui-pace-days = over days
ui-wanted-any = everybody
ui-wanted-learning = beginners welcome
ui-wanted-skilled = who knows the game well
ui-founders-word = Word of this server (for new tables)
ui-puzzle = Puzzle
ui-puzzles = Puzzles
ui-puzzles-all = All puzzles
ui-puzzles-none = There are no puzzles yet.
ui-puzzles-about = Positions from real games. In each one answer is clearly best, and the one that comes to mind first is another. From easy to hard; what you have solved is kept on this device.
ui-puzzles-count = { $done } of { $all } solved
ui-puzzle-of-day = Puzzle of the day
ui-puzzle-number = Puzzle { $n } of { $all }
ui-puzzle-one = Puzzle { $n }, { $level }, { $standing ->
        [first] solved at the first try
        [later] solved later
        [tried] tried, not solved
       *[new] new
    }
ui-puzzle-level-1 = easy
ui-puzzle-level-2 = medium
ui-puzzle-level-3 = hard
ui-puzzle-is-first = solved at the first try
ui-puzzle-is-later = solved later
ui-puzzle-is-tried = not solved yet
ui-puzzle-is-new = new
ui-puzzle-failed = The puzzle did not open. Try again.
ui-puzzle-task = One answer is clearly better than all others. Find it.
ui-puzzle-task-goal = How do you begin? One answer gives you a clearly better chance than all others.
ui-puzzle-fair-chance = Judged by the chance to win, only from what your seat can see: the luck of the cards has no say.
ui-puzzle-fair-counted = Judged by points, counted to the end of the combat.
ui-puzzle-fair-ending = Judged by the points at the end of the game: your lead over the best of the others.
ui-puzzle-fair-result = Judged by the chance to win. The end is near: every deal is played out, and only results count.
ui-puzzle-fair-goal = Judged by the chance to do just that, whatever it costs, and only from what your seat can see.
ui-puzzle-first-hint = First hint
ui-puzzle-hint = Look at this: { $part }.
ui-puzzle-hint-obvious = It is not what comes to mind first: { $answer }.
ui-puzzle-show = Show the answer
ui-puzzle-wrong = A fair try, but there is something better here.
ui-puzzle-wrong-price = { $answer }: { $worth }. A fair try, but there is something better here.
ui-puzzle-try-again = Try again
ui-puzzle-solved = Solved.
ui-puzzle-solved-first = Solved at the first try.
ui-puzzle-over = The puzzle is answered
ui-puzzle-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
ui-puzzle-lead = { $standing ->
        [ahead] { $n ->
            [one] 1 point ahead
           *[other] { $n } points ahead
        }
        [behind] { $n ->
            [one] 1 point behind
           *[other] { $n } points behind
        }
       *[level] level on points
    }
ui-puzzle-obvious = First comes to mind: { $answer }, { $worth }. { $missed }% of quick looks miss the best answer.
ui-puzzle-score-ending = At the end of the game:
ui-puzzle-score-result = At the end of the game, on average:
ui-puzzle-score-goal = Beside what comes to mind first, on average:
ui-puzzle-line = One likely way on:
ui-puzzle-line-ending = The way there:
ui-puzzle-line-goal = One way the turn may go:
ui-puzzle-sure-chance = Compared in { $n } deals, give or take { $margin } points of chance.
ui-puzzle-sure-counted = Every plan was counted to the end of the combat.
ui-puzzle-sure-ending = Every way to the end of the game was tried and counted.
ui-puzzle-sure-result = Played to the end of the game in { $n } deals, give or take { $margin } points of chance.
ui-puzzle-sure-goal = Played to the end of the turn in { $n } deals of the dice, give or take { $margin } points of chance.
ui-puzzle-next = Next puzzle
ui-learn-tile = Learn
ui-learn-tile-next = Lesson { $n } of { $all }, about { $minutes } min

## A finished game, reviewed

ui-review = Review
ui-review-offer = The coach looks at every answer, only from what its seat could know.
ui-review-start = Review the game
ui-review-go-on = Look further
ui-review-curve = Chance to win
ui-review-looking = Looking at answer { $n } of { $all }
ui-review-sure = { $n ->
    [one] 1 answer
   *[other] { $n } answers
} looked at, { $seconds } s of thinking
ui-review-moved = Your chance from { $start }% to { $end }%: luck { $luck }, your answers { $answers }, rivals { $rivals }
ui-review-costliest = The costliest answers
ui-review-answer = Move { $move }: { $played } ({ $worse }%). Better: { $best } ({ $better }%).
ui-review-margin = It cost { $error } points of chance, give or take { $margin }.
ui-review-line = One likely way on from the better answer; it did not happen:
ui-review-none = No costly answer found. Well played.
ui-review-share = Picture to share
ui-card-about = { $game } · { $seats } players · { $moves } moves
ui-card-won = { $n ->
    [0] Won on the tie-breaker
    [one] Won by { $n } point
   *[other] Won by { $n } points
}
ui-card-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Place { $place }
}{ $n ->
    [0] { "" }
    [one] , { $n } point behind
   *[other] , { $n } points behind
}
ui-card-luck = luck
ui-card-answers = own answers
ui-card-rivals = rivals
ui-card-player = Player { $letter }
ui-card-foot = Every answer is judged only from what its player could know.
ui-line-show = See the better line
ui-line-better = Better: { $option }
ui-line-why = This did not happen: it is a try beside your game.
ui-line-step = Step { $n } of { $all }.
ui-line-secret = { $name } decides something that you cannot see
ui-line-back = Step back
ui-line-next = Next step
ui-line-play = Play it yourself
ui-line-leave = Back to the game

## Find me a game

ui-seek = Find me a game
ui-seek-why = You get a seat as soon as a table is open that fits, or somebody looks for the same. Meanwhile look around: this page tells you.
ui-seek-people = How many
ui-seek-now = { $game }, { $people } people, { $pace }
ui-seek-wait = Looking for somebody…
ui-seek-others =
    { $n ->
        [one] 1 more looks for the same
       *[other] { $n } more look for the same
    }
ui-seek-late = Nobody yet. Start with a bot in the empty seat?
ui-seek-bots = Start with bots
ui-seek-stop = Stop looking
