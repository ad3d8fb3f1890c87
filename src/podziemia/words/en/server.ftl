### What the server says by itself: troubles and invitations. English.

table-invitation = Come and play { $title } with me! Your seat at the table is behind this link:

## The request

trouble-not-json = The request could not be read: it is not JSON.
trouble-bad-request = The request could not be read: { $what }.
trouble-body-too-big = That is too long; the limit is { $most } bytes.
trouble-too-many-requests = That was a lot at once. Wait a moment and try again.
trouble-too-many-shows = You are watching { $most } tables already where only bots play. Close one of them first.
trouble-too-many-listeners = So many people are watching this table that there is no room for another. Try again later.
trouble-table-full = Every table of this server is in use at the moment. Try again in a few minutes.
trouble-host-unknown = This server does not go by the name { $host }. Whoever runs it can make it known: podziemia serve --names { $host }
trouble-origin = This request came from another site and was not carried out. Open the table's own page.
trouble-page-unknown = There is nothing at this address.
trouble-method = This address cannot be used that way.
trouble-internal = Something went wrong on the server. Nothing was changed; please try again.

## The room and its links

trouble-room-unknown = There is no such table. Check that the link is complete.
trouble-link-wrong = This link does not open a seat here. Check that it is complete, or ask the host for a new one.
trouble-link-revoked = This link opens nothing any more: the host has given out a new one. Ask for it.
trouble-link-taken = Somebody already sits at seat { $seat }, and its link opens nothing any more. If that is you, take a link for this device from the one you play on; if it is not, tell the host, who can free the seat.
trouble-seat-taken = { $name } was faster and sits there now. Pick another seat.
trouble-colour-taken = Somebody else has just picked this colour. Pick another one.
trouble-talk-off = The host has turned talk off at this table.
trouble-talk-phrases-only = At this table people talk with faces and ready phrases only.
trouble-talk-watching = What is said at a table is for those who play there.
trouble-talk-full = So much has been said at this table ({ $most } lines) that no more can be kept.
trouble-talk-too-fast =
    { $seconds ->
        [one] Five in twenty seconds are enough. Again in { $seconds } second.
       *[other] Five in twenty seconds are enough. Again in { $seconds } seconds.
    }
trouble-no-place = You have no seat at this table. Open it with the link you were given.
trouble-seat-unknown = There is no seat { $seat } here; the table has { $seats } seats.
trouble-seat-not-yours = Seat { $seat } is not yours. Open it with its own link.
trouble-not-owner = Only the host can do that.
trouble-level-unknown = There is no bot called “{ $level }”. There are: { $known }.
trouble-webhook = “{ $url }” cannot be notified. A notice needs a public http or https address.
trouble-push-none = This server sends no push notices.
trouble-mail-none = This server writes no letters.
trouble-mail-many = That were many letters. Wait an hour before you ask for one more.
trouble-mail-refused = The post says that nobody is at this address. Look at it once more.
trouble-mail-failed = The letter could not be sent now. Try again in a few minutes.
trouble-mail-unknown = This link is no longer good: letters were stopped, or the table is gone. Ask for them anew at a table.
trouble-mail-extra = Letters need the extra “people”: pip install 'podziemia[people]'
trouble-mail-no-address = Letters carry links: say with --address where people find this server (https://stol.example).
trouble-mail-tls = --mail-tls is one of { $known }, not “{ $value }”.
trouble-mail-sender = “{ $value }” is no sender of letters. Write --mail-from like Podziemia <table@stol.example>.
trouble-mail-server = “{ $value }” is no server for letters. Write --mail like smtp.example or smtp.example:587.
trouble-address-wrong = “{ $value }” is no address of a server. Write it like https://stol.example.
trouble-contact-wrong = “{ $value }” is nobody to write to. Give an e-mail address or an address that begins with https.
trouble-seat-not-human = A bot has this seat from the start; it cannot be handed over.
trouble-room-frozen = This is a recorded game: look at it, or play on from any moment at a new table.
trouble-room-too-long = This table has seen { $most } moves, counting changed minds and moves taken back, and takes no more. Look at the record, or play on from any moment at a new table.
trouble-record-too-many-moves = This record is too long for a table: { $most } moves is the most, counting those taken back.
trouble-room-newer = This table is being played by a newer version of the server. Reload the page in a moment.
trouble-room-diverged = This table cannot be continued: with the rules of this version, move { $move } no longer fits.
trouble-room-exists = A table named { $room } is already there.

## Playing

trouble-stale = The game has moved on since then. Look again before you answer.
trouble-nonce-used = Another answer was sent under this mark before, and it stands. Look again before you answer.
trouble-seat-with-bot = A bot is playing seat { $seat } at the moment. Take the seat back first.
trouble-rules-stumbled = The rules stumbled over this answer. It was not played; please choose another.
trouble-not-over = That is shown only after the game has ended.
trouble-not-alone = That is possible only after the end, or when nobody else plays at the table.
trouble-moment-unknown = The game has no move { $n }; it has { $count ->
        [one] one move
       *[other] { $count } moves
    } so far.
trouble-undo-nothing = There is nothing to take back to move { $to }.
trouble-undo-pending = Somebody has already asked to take moves back. Answer that first.
trouble-rematch-none = Nobody has begun another game from this table yet.
trouble-rematch-gone = That offer of a rematch no longer holds.
trouble-undo-none = Nobody is asking you to take moves back.
trouble-hint-failed = The adviser found nothing to say. Try again.
trouble-weigh-failed = The answer could not be weighed. You can play it all the same.
trouble-puzzle-unknown = There is no such puzzle. Choose another.
trouble-review-none = There is no better line for that move.
trouble-too-many-reviews = Another review of yours is still being made. Wait until it is ready.
trouble-preview-failed = The crystal ball stayed dark. Try again.
trouble-no-lesson = This table is no lesson of a school.
trouble-lesson-over = The lesson is over. Take an answer back, or start it again.

## The club

trouble-club-off = This server has no club.
trouble-club-word = Whoever joins this club must know its word. Ask somebody who is in.
trouble-club-extra = A club needs the extra “people”: pip install 'podziemia[people]'
trouble-not-member = That is for members of the club. Sign in first.
trouble-member-unknown = There is no such member, or the page is not for you.
trouble-member-name = A name has { $least } to { $most } characters, letters among them.
trouble-member-name-taken = { $name } is somebody's name already, or looks too much like it. Take another one.
trouble-member-letter = “{ $letter }” cannot stand in a name: it is easily taken for another letter. Write the name in everyday letters.
trouble-member-leave = To leave the club, write your name: { $name }.
trouble-passkey-host = Passkeys are bound to a name, and { $host } is an address. Open this server by its name (on this machine: localhost).
trouble-passkey-wrong = This passkey was not accepted. Try again.
trouble-passkey-unknown = Nobody here has this passkey. Take another one, or join the club with a new one.
trouble-passkey-late = That took too long. Try again.
trouble-passkey-last = This is your only passkey; without it you could not come in again. Make another one first.
trouble-passkeys-many = You have { $most } passkeys already. Remove one first.
trouble-rated-undo = This table is rated: only what nobody has learned anything from can be taken back.
trouble-rated-seat = This table is rated: a member keeps the seat to the end, and only the member may have a bot play it. Without a clock anybody at the table may, once the member has let it wait for three days.
trouble-event-unknown = There is no such event.
trouble-event-begun = The event has begun already.
trouble-event-not-begun = The event has not begun yet.
trouble-event-not-host = Only the member who set the event up can do that.
trouble-event-few = An event needs at least { $least } people.
trouble-event-rounds = For { $people } people there are at most { $most } rounds in which nobody meets twice.
trouble-event-many = There is room for { $most } people.
trouble-event-game = Events are played by two at a table; { $game } does not go with two.
trouble-event-board = There is no such board in this round, or its result stands already.
trouble-event-own-board = At your own board you may share the point or give it away, not take it. Finish the game, or let its clock decide.
trouble-events-many = You have { $most } events that are not over. End one of them first.

## The store

trouble-store-failed = The answer could not be saved. Nothing was lost; please try again.
trouble-room-busy = Several people changed this table at the same moment. Nothing was lost; please try again.
trouble-workers-need-postgres = { $workers } processes need a store that they can share. Use PostgreSQL: --store postgresql://user@host/database
trouble-bots-cluster-fails = The Ray cluster at { $address } cannot play our games. Install the same version of podziemia on all its machines.
trouble-bots-cluster-differs = The Ray cluster at { $address } plays by other rules. Install the same version of podziemia on all its machines.
trouble-store-url = “{ $url }” is no store that we know. Use a sqlite:/// or postgresql:// address.
trouble-store-driver = The package { $name } that talks to this database is not installed. Install it: pip install "podziemia[postgres]".
trouble-store-unreachable = The store at { $url } cannot be reached.
trouble-store-newer = The store was written by a newer version (tables of version { $version }; this one knows { $known }). Install that version.

## On the page and in the terminal

table-serving = The table is set: { $address }
table-data = Everything is kept in { $where }
table-not-built-title = The table is running, its pages are not built yet
table-not-built = Stop the server, build the pages with the command below, and start it again.

cli-serve = Start the table in the browser.
cli-serve-host = address to listen on (127.0.0.1: this machine only; 0.0.0.0: everybody who can reach it)
cli-serve-port = port to listen on (8100)
cli-serve-open = open the browser as well
cli-serve-limits = how strict the speed limits are: 1 as usual, 2 twice as generous, 0 none
cli-serve-names = names under which the server is known on the internet, with commas between (addresses and names of the house always work; * for any)
cli-serve-workers = server processes on this machine (1; more need PostgreSQL)
cli-metavar-workers = N
cli-serve-bots = where bots think: the address of a Ray cluster, ray://host:10001 (this machine)
cli-metavar-cluster = ADDRESS
cli-serve-proxies = proxies whose word about their clients' addresses is taken: addresses and networks with commas between, or none (127.0.0.1,::1)
cli-data = folder for everything that is kept
cli-store = address of a database instead of the folder: postgresql://…
cli-settings = the server's file of settings, to look where it does
cli-metavar-host = ADDRESS
cli-metavar-port = PORT
cli-metavar-limits = FACTOR
cli-metavar-names = NAMES
cli-metavar-club = NAME
cli-metavar-proxies = ADDRESSES
cli-metavar-data = FOLDER
cli-metavar-store = URL

trouble-port-wrong = There is no port { NUMBER($port, useGrouping: 0) }. Choose one from 1 to 65535 with --port; 0 takes any that is free.
trouble-port-forbidden = This account may not use port { NUMBER($port, useGrouping: 0) }. Choose one above 1023 with --port.
trouble-host-wrong = “{ $host }” is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for everybody who can reach it.
trouble-proxies-wrong = “{ $text }” is no list of addresses. Write them like 127.0.0.1,10.0.0.0/8, or none.
trouble-data-folder = The folder { $path } cannot be used: it is not there and cannot be made.
trouble-port-taken = Something else is already using { $host }, port { $port }. Choose another with --port.

table-notice = { $player }, it is your move in { $title }.
push-title = It is your move: { $title }
push-body = { $player } is waited for at the table “{ $name }”.

mail-turn-subject = It is your move: { $title }
mail-turn-body =
    { $player } is waited for at the table “{ $name }”.

    Straight to the question: { $link }
    (Open it in the browser in which you sat down: your seat is kept there.)

    One letter a turn, and none while the table is open.
    No more letters: { $stop }
mail-ask-subject = Letters about your turns from { $house }?
mail-ask-body =
    Somebody who plays at { $house } has given this address: letters are to tell of turns that wait.

    Yes, write to me: { $yes }

    Was it not you? Then do nothing: without your yes there is no further letter, and the address is forgotten in three days.
    Never ask again at this request: { $stop }

rooms-live = live
rooms-over = over
rooms-record = record
rooms-count = { $n ->
        [one] One table.
       *[other] { $n } tables.
    }
rooms-exported = The table { $room } was written to { $file }.
rooms-imported = The record is now the table { $room }. Add this to the server's address to open it: { $link }
rooms-deleted = The table { $room } was deleted.
rooms-diverged = { $room }: cannot go on with this version, move { $move } does not fit.
rooms-other-edition = { $room }: began with edition { $began } of the rules and goes on with edition { $now }; whoever plays there is told.
rooms-checked = { $n ->
        [one] One live table checked,
       *[other] { $n } live tables checked,
    } { $diverged ->
        [0] all of them can go on.
        [one] one cannot go on.
       *[other] { $diverged } cannot go on.
    }

cli-rooms = List, export, import and delete tables.
cli-rooms-list = List all tables.
cli-rooms-export = Write a table as a record file.
cli-rooms-import = Make a table to look at from a record file.
cli-rooms-delete = Delete a table for good.
cli-rooms-room = the table's id, as `rooms list` shows it
cli-rooms-file = where to write the record (default: to the terminal)
cli-rooms-record = a record file
cli-check-rooms = Check that every live table can go on with this version.
cli-metavar-room = ROOM
cli-metavar-action = COMMAND
cli-metavar-record = FILE

## Hosting

cli-serve-settings = a TOML file with these settings, without their dashes; the environment (PODZIEMIA_PORT) and flags come before it
cli-serve-log = how the log is written: text, or json with one object a line
cli-serve-most-rooms = how many tables may be kept; 0 for as many as there is space for
cli-serve-archive-after = tables that nobody has touched for so many days become record files; 0 for never
cli-serve-archive = folder for these files (otherwise "archive" beside the data)
cli-serve-club = the name of the club that meets here: members with passkeys, ratings, events (otherwise there is none)
cli-serve-club-word = the word one must know to join the club; better in the environment (PODZIEMIA_CLUB_WORD) or in the file of settings (otherwise everybody may join)
cli-metavar-club_word = WORD
cli-rooms-link = Issue a new link to a seat, or to the whole table; older ones stop working and everybody there is told.
cli-rooms-seat = the letter of the seat, or host for the whole table
cli-rooms-archive = Turn tables that nobody has touched for a while into record files.
cli-rooms-days = how many days nobody has touched them
cli-rooms-into = folder for the files (otherwise "archive" beside the data)
cli-backup = Write all tables into one file, as they are at one moment; the server may go on.
cli-backup-file = the file to write
cli-restore = Read a backup into a store that has no tables yet; the way from SQLite to PostgreSQL, too.
cli-restore-file = the file that backup has written
cli-metavar-settings = FILE
cli-metavar-log = FORM
cli-metavar-most_rooms = N
cli-metavar-archive_after = DAYS
cli-metavar-archive = FOLDER
cli-metavar-seat = SEAT
cli-metavar-days = N
cli-metavar-into = FOLDER
rooms-link = The new link, below the address of your server: { $link }
rooms-archived = { $room } is archived.
rooms-archived-all = { $n ->
    [0] There is nothing to archive.
    [one] One table is in { $folder } now.
   *[other] { $n } tables are in { $folder } now.
}
backup-done = { $file } holds everything: { $rows } rows.
restore-done = Everything is back: { $rows } rows of { $file }.
trouble-settings-broken = { $path } is no TOML file: { $error }.
trouble-settings-unknown = { $path } sets “{ $name }”, which nobody knows. There are: { $known }.
trouble-settings-value = The setting { $name } cannot be “{ $value }”.
trouble-rooms-quota = This server keeps { $most } tables, and all of them are taken. Try again later, or ask whoever runs it.
trouble-seat-letter = There is no seat { $seat } at that table: it has { $seats }; for the whole table say host.
trouble-backup-broken = { $path } is no whole backup. Nothing was changed.
trouble-restore-not-empty = { $where } has tables already. Restore into an empty store; nothing was changed.

## Open tables, and who may have tables here

trouble-seat-gone =
    { $named ->
        [no] Somebody was faster. Seat { $letter } is free.
       *[yes] { $name } was faster. Seat { $letter } is free.
    }
trouble-table-closed = No seat is free at this table any more.
trouble-founders-word = On this server tables are opened by those who know its word. Ask whoever runs it, and give the word on the start page.
trouble-founders-operator = On this server only its operator sets up tables. Take a free seat at an open one, or come with a link.
trouble-founders-unknown = Founders cannot be “{ $value }”; there are: { $known }.
trouble-founders-no-word = Where those who know a word may open tables there has to be one: --word, PODZIEMIA_WORD or word in the file of settings.
cli-metavar-founders = WHO
cli-metavar-word = WORD
cli-metavar-address = URL
cli-metavar-contact = ADDRESS
cli-metavar-mail = SERVER
cli-metavar-mail_tls = WAY
cli-metavar-mail_user = NAME
cli-metavar-mail_from = SENDER
cli-serve-address = where people find this server, for the links in letters: https://stol.example
cli-serve-contact = whom push services may write to: an e-mail address or one that begins with https
cli-serve-mail = the SMTP server through which letters go, with its port if that is not the usual one (otherwise none are written); its password goes in the environment (PODZIEMIA_MAIL_PASSWORD) or in the file of settings
cli-serve-mail-tls = how the line to it is kept secret: starttls (as usual, port 587), tls (465), none (25)
cli-serve-mail-user = under what name to sign in there (otherwise nobody signs in)
cli-serve-mail-from = the sender of the letters: Podziemia <table@stol.example>
cli-serve-founders = who may create and open tables: everybody, word (who knows it), operator (nobody but the command line)
cli-serve-word = the word for --founders word; better in the environment (PODZIEMIA_WORD) or in the file of settings
cli-rooms-new = Set up a table and print its links, also where nobody else may.
cli-rooms-seats = who sits where: human (a link), human:Anna, or the level of a bot, e.g. human,human,medium
cli-rooms-called = name of the table
cli-rooms-open = list it among the open tables: tonight, or days for a game over days
cli-metavar-called = NAME
cli-metavar-open = PACE
rooms-new = The table { $room } is there. Its links, below the address of your server:
trouble-seek-people = This game is for { $fewest } to { $most } people, not for { $people }.
