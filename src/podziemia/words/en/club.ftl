### The club: its pages in the browser. English.

ui-club = Club
ui-club-yours = Your club
ui-club-failed = That did not work. Try again.
ui-club-off = This server has no club.
ui-club-back = Back to the club

## The door

ui-club-door = Come in
ui-club-door-lead = Members keep their name, their tables and their ratings on every device. There is no password: your device shows who you are with a passkey.
ui-club-sign-in = Sign in with a passkey
ui-club-new = New here?
ui-club-name = Your name in the club
ui-club-name-hint = Nobody else can take it.
ui-club-word = The word of the club
ui-club-word-hint = Members pass it on to whom they invite.
ui-club-join = Join the club
ui-club-guest = Playing by a link stays as it is, without an account.
ui-club-no-passkeys = This browser cannot make passkeys here. Open the server by its name, over https or on this machine.
ui-club-passkey-stopped = The passkey was not used. Try again.

## The club itself

ui-club-members = { $n ->
    [one] one member
   *[other] { $n } members
 }
ui-club-my-page = My page
ui-club-account = Passkeys and data
ui-club-sign-out = Sign out

ui-club-season-winter = Winter season
ui-club-season-spring = Spring season
ui-club-season-summer = Summer season
ui-club-season-autumn = Autumn season
ui-club-season-left = { $n ->
    [one] one day left
   *[other] { $n } days left
 }
ui-club-season-rule = The best { $best } games count: a win gives 4 points, the last place 1. Games with bots give none.
ui-club-season-none = No rated game among members yet this season.

ui-club-place = Place
ui-club-player = Player
ui-club-games = Games
ui-club-wins = Wins
ui-club-points = Points
ui-club-rating = Rating

ui-club-ladders = Ratings
ui-club-ladders-note = people and bots on one scale
ui-club-ladders-none = Ratings appear from the fifth rated game on.
ui-club-bot = bot, { $level }

## A member

ui-club-since = In the club since { $when }
ui-club-games-count = { $n ->
    [0] no game yet
    [one] one game
   *[other] { $n } games
 }
ui-club-mostly = plays mostly on { $day ->
    [0] Mondays
    [1] Tuesdays
    [2] Wednesdays
    [3] Thursdays
    [4] Fridays
    [5] Saturdays
   *[6] Sundays
 }
ui-club-invite = Invite to a table
ui-club-who-sees = Who sees this page
ui-club-sees-me = Only me
ui-club-sees-club = The club
ui-club-sees-all = Everybody
ui-club-new-rating = new
ui-club-of-five = { $n } of 5 games
ui-club-rated-games = { $n ->
    [one] one game
   *[other] { $n } games
 } · ± { $spread }
ui-club-curve = { $game }: from { $from } to { $to } in the last { $n } games
ui-club-up = up { $n }
ui-club-down = down { $n }
ui-club-same = unchanged
ui-club-no-game = No game yet. The first five make a rating.
ui-club-in-all = { $n } in all
ui-club-game = Game
ui-club-result = Result
ui-club-change = Rating
ui-club-again = Look again
ui-club-when = When
ui-club-all-games = all games
ui-club-more = Older games
ui-club-won = won
ui-club-lost = lost
ui-club-nth = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 }
ui-club-drawn = drawn
ui-club-with = with { $names }
ui-club-against = against { $name }
ui-club-guest-name = a guest
ui-club-review = Replay
ui-club-review-of = Replay of { $game }, { $when }
ui-club-in-event = event
ui-club-not-rated = not rated

## Events

ui-club-events = Events
ui-club-event-new = New event
ui-club-event-none = No event yet. Set one up: everybody in the club sees it here.
ui-club-event-name = Name
ui-club-event-game = Game
ui-club-event-kind = How it is played
ui-club-kind-swiss = Swiss
ui-club-kind-robin = Everybody meets everybody
ui-club-event-rounds = Rounds
ui-club-event-settings = Settings of the game
ui-club-event-make = Set it up
ui-club-event-joining = people are still coming
ui-club-event-at = round { $round } of { $rounds }
ui-club-event-over = finished
ui-club-event-people = { $n ->
    [one] one player
   *[other] { $n } players
 }
ui-club-event-round-count = { $n ->
    [one] one round
   *[other] { $n } rounds
 }
ui-club-event-join = Take part
ui-club-event-leave = Leave the event
ui-club-event-start = Draw the first round
ui-club-event-who = Who takes part
ui-club-event-you-play = You play { $name }
ui-club-event-look = Look
ui-club-to-table = To the table
ui-club-round = Round { $n }
ui-club-tables-finished = { $done } of { $all } tables finished
ui-club-rounds = Rounds of the event
ui-club-board-finished = finished
ui-club-board-open = not begun
ui-club-board-playing = in play
ui-club-board-moves = { $n ->
    [one] one move
   *[other] { $n } moves
 }
ui-club-board-free = free round
ui-club-bye = free
ui-club-pairs-swiss = Pairs: equal points meet, nobody meets twice, A and B change sides.
ui-club-pairs-robin = Pairs: everybody meets everybody once, A and B change sides.
ui-club-how-drawn = How this was drawn
ui-club-award = Decide it
ui-club-award-of = Decide board { $n }
ui-club-award-first = { $name } wins
ui-club-award-draw = Draw
ui-club-why-equal = { $first } and { $second } have { $points } each, and had not met.
ui-club-why-near = { $first } ({ $firstPoints }) and { $second } ({ $secondPoints }): nobody with equal points was left whom they had not met.
ui-club-why-again = { $first } and { $second } meet again: so many have left that there was no other way.
ui-club-why-robin = { $first } and { $second }: it was their turn in the circle.
ui-club-why-free = { $first } has the free round, which counts as a win: the lowest who had none before.
ui-club-why-free-robin = { $first } has the free round: the number is odd, and everybody has it once.
ui-club-side-fewer = { $first } sits first: seat A less often so far.
ui-club-side-turn = { $first } sits first: seat B last time.
ui-club-side-lot = { $first } sits first by lot.
ui-club-standings = Standings
ui-club-standings-note = after what is played
ui-club-rounds-short = Rounds
ui-club-buchholz = Buchholz
ui-club-berger = Berger
ui-club-buchholz-rule = Equal points: the points of all one's opponents (Buchholz), then wins.
ui-club-berger-rule = Equal points: the points of those one has beaten and half of those one drew with (Sonneborn-Berger), then wins.
ui-club-mark-won = won
ui-club-mark-lost = lost
ui-club-mark-drawn = drawn
ui-club-mark-free = free
ui-club-mark-open = in play
ui-club-mark-none = not there
ui-club-event-rules = Rules of the event
ui-club-event-rules-text = { $game } · two at a table, rated · a win 1, a draw ½ · the next round is drawn when all tables are finished · who leaves loses what is open, and the host decides what nobody finishes.

## Tables

ui-club-tables = Your tables on other devices
ui-club-open-here = Open here
ui-club-rated = Rated game
ui-club-rated-hint = Counts when all people at the table are members: no hints, and only free moves are taken back. Who lets a bot play, runs out of time or lets the others wait for three days comes last.
ui-club-member-mark = member of the club

## Passkeys and data

ui-club-passkeys = Passkeys
ui-club-passkey-made = { $device }, made { $when }
ui-club-passkey-unnamed = A device
ui-club-passkey-drop = Remove
ui-club-passkey-drop-of = Remove the passkey { $device }
ui-club-passkey-add = One more passkey
ui-club-sign-out-all = Sign out on all devices
ui-club-data = Your data
ui-club-export = Download all the club knows of me
ui-club-leave = Leave the club
ui-club-leave-why = Your page, passkeys and ratings are deleted at once. At the tables your name stays as plain text. Nobody can take the name for 30 days.
ui-club-leave-name = Write your name to leave
