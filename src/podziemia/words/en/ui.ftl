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
ui-start-bots = Play bots right now
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
ui-tables = Your tables
ui-tables-here = on this device
ui-tables-none = No tables on this device yet. Start with a game against bots.
ui-tables-none-do = Play bots
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
ui-name-bot = Bot { $letter }
ui-name-human = Player { $letter }

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
ui-belt-marked-why = Tap again to choose.
ui-belt-leave = Set them up for me
ui-belt-list = Choose one of { $n }…
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
ui-hint-knows = Now: { $option }.
ui-hint-says = The bot would: { $option }. It puts your chances at { $percent }%.
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
ui-seat-waits = at the table
ui-seat-away = away
ui-seat-played-by-bot = a bot stands in
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
ui-replay-round = round { $n }
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
ui-rematch-made = A rematch is waiting.
ui-rematch-join = Sit down
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
ui-moment-round = Round { $n }.
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
ui-set-text-board = Games as text instead of drawings
ui-set-notify = A notification when it is your move
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
