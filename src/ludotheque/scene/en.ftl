players =
    { $low ->
        [one] { $low } player
       *[other] { $low } players
    }
players-range = { $low } to { $high } players
figure = { $count }
ruling = Decision of this edition
source = Source
unofficial = An unofficial restoration. The names of the games belong to their owners; the texts and drawings are our own.
guide-goal = Goal
guide-turn = A turn
guide-end = The end
guide-box = In the box
guide-added = added by this edition

throw = Enter to throw, f to run on
choose-first = your choice
choose-next = { $things } →
go-back = back
not-understood = I do not understand “{ $text }”. Type “help” for the list of commands.
perhaps = Perhaps: { $things }?
refused = “{ $text }” is not allowed.
too-early = Not now: that is not what the table is waiting for.
why-allowed = “{ $text }”: nothing forbids it.
no-rule = No rule speaks of “{ $text }”.
undone = Taken back: { $move }.
nothing-to-undo = Nothing to take back.
saved = Game kept in { $file }.
saved-secrets = The file tells everything, hidden cards and draws too. It is yours alone; reading it is peeking.
curtain = { $player } comes to the keyboard, the others look away. Enter when ready
file-exists = { $file } exists already: choose another name.
left = Game left unfinished.
continue-with = To go on: ludotheque play --from { $file }
reckoned-score = Points
reckoned-of = { $label }: { $value }
finished = Game over after { $plies } moves and draws.
seated-person = { $player } is at the keyboard.
seated-bot = { $player } is a bot.
ask-help = “help” for the commands.
counted = { $label } { $value }
counted-of = { $label } { $player }: { $value }
passed =
    { $count ->
        [one] One uneventful throw.
       *[other] { $count } uneventful throws.
    }
only-choice = One choice only: { $move }.
choose-before = It is for you to choose first.
many-things = { $count } possibilities: type a name, like { $example }, or a few letters.
help =
    name or number    choose; a few letters are enough ({ $things })
    Enter             throw the dice; in a choice, go back
    f                 throw and play on to the next incident
    look              the whole table
    goal              the goal of the game
    why NAME          the rule that forbids it
    rule NUMBER       the text of a rule; or words that it has
    undo              take back your last move
    save FILE         keep the game
    help, quit

refused-seat = That is not your seat.
refused-over = The game is over.
refused-open = The game begins when every seat is taken and everybody has come.
refused-stirred = It is too late to stir the chance: your part is in already, or the game has begun.
refused-turn = It is { $player }’s turn.
refused-throw-first = There is a throw to be made first.
refused-no-throw = There is nothing to throw now.
refused-outcome = Chance decides that, not you.
refused-unreadable = “{ $text }” is no move of this game.
refused-rule = { $move } is not allowed.
refused-rule-touch = That is not allowed.
refused-first = Touch first what you want to play.
refused-button = Answer with one of the buttons first.
refused-there = Not there: touch what is marked.
refused-sign = { $sign } { $why }
refused-nothing = There is nothing to do here now.
refused-undo = Only your last move can be taken back, and never after a throw or a draw.
refused-advice = No hints at this table.
refused-no-advice = No hint this time. Ask again.
refused-vote = There is nothing to vote on.
refused-present = { $player } is here and keeps the seat.
refused-just-left = { $player } has only just left: give them a minute to come back.
refused-bot-first = Your time is up: a bot plays this move, then the seat is yours.
refused-asked = The table has a question to settle already.
refused-which-seat = You hold several seats: say which one you give up.
refused-older = This game was played under version { $version } of the rules, which this house no longer plays. Nothing of it is lost.
refused-set-aside = The log of this table cannot be read any more. It was set aside, just as it is.
refused-slow-file = This file takes too long to read.
refused-action = The table does not know that gesture.
refused-rematch = A rematch comes after the end.
refused-study = A game is studied when it is over.
refused-full = Every seat is taken.
refused-step = There is no such step.
refused-table = There is no such table, or it is by invitation: then it takes the whole link.
refused-game = That game is not on the shelf.
refused-option = { $text }
refused-file = { $text }
refused-invalid = The request is malformed: { $text }
refused-busy = Easy: too many requests at once.
refused-late = The game has gone on meanwhile: look where it stands.
refused-talk = Easy: let the others talk too.
refused-held = The free seat is held for somebody: it takes their link.
refused-nobody = The house does not know you yet: play a game first.
refused-ratings = There are no ratings in this house.
refused-pass = That link was used already, or is older than ten minutes. Make another one.
refused-undo-thrown = You have seen a die or a card since: your move stays played.
refused-undo-drawn = You have seen what was drawn since: your move stays played.
refused-key = That key does not open this table.
refused-ply = This game has no more than { $plies } moves and throws.
refused-fork = A game with secrets is not gone on with elsewhere while it is played.
refused-other-game = A game is gone on with in the same game only.
refused-origin = This request comes from another site: the house does not answer it.
refused-plan = There must be as many seats as the game has players, one of them yours.
refused-clock-bank = The clock gives everybody a minute at least, and { $days } days at most.
refused-clock-turn = A turn brings { $seconds } seconds at least, and { $days } days at most.
refused-clock-longest = Nobody can keep more than { $days } days.
refused-clock-less = The most that can be kept cannot be less than what everybody begins with.
refused-clock-lost = The most that can be kept cannot be less than what a turn brings.
refused-store = The house can keep nothing now: its database does not answer, or there is no room left. Nothing was done.
refused-part = A part of this game has not come yet, and the network does not answer. Nothing was done; we go on as soon as it is back.
refused-host = This house does not go by the name “{ $name }”. If it should, its host adds --name to “ludotheque serve”.
refused-http = The request cannot be read.
refused-crowded = The house is full just now. Nothing was done; try again in a moment.
refused-slow = The request took too long to arrive.
refused-name = A name must be visible: at least one letter, and no invisible signs.
refused-study-long = This game is too long to be studied here.
refused-trouble = Something went wrong on our side. Nothing is lost.
someone = someone
table-forgotten = Somebody asked to be forgotten: their moves stay.
table-rematch-asked = { $name } would like a rematch.
table-rematch-refused = { $name } would rather stop here.
table-joined = { $name } sits down.
table-kept = { $name } is not here: the seat is kept for them.
table-undo-asked = { $name } would like to take the move back.
table-undo-agreed = { $name } agrees.
table-undo-refused = { $name } would rather not.
table-taken-back = The move is taken back.
table-hand-asked = { $name } would like a bot to play for { $player }.
table-withdrawn = { $name } takes the question back.
table-dropped = There is nothing to ask any more.
table-resigned = { $player } resigns.
table-late = { $player } has run out of time.
table-expired = The time of { $player } is up: { $bot } plays until they are back.
table-handed = { $bot } plays for { $player }.
table-taken = { $player } takes the seat back.
table-pace-hand = { $name } gives the dice back to the hands.
table-pace-walk = { $name } lets the dice roll by themselves.
table-pace-run = { $name } lets the dice run.
table-pace-hurry = { $name } throws on until something happens.
table-advised = { $player } asks for a hint.
table-revealed = The secret behind chance is told.
table-rematch = The rematch is played at another table.
table-carried = The rules have changed: the game goes on under version { $version }.
bot-1 = Zoé
bot-1-short = Zoé
bot-1-about = Six years old. She plays where it looks pretty and claps when you win.
bot-2 = Uncle Marcel
bot-2-short = Marcel
bot-2-about = Plays fast, talks faster, and thinks once the move is made.
bot-3 = Madame Colette
bot-3-short = Colette
bot-3-about = A retired librarian: careful, kind, craftier than her glasses let on.
bot-4 = Captain Armand
bot-4-short = Armand
bot-4-about = Has read the rules twice and sailed round the board three times. Does not lend his sextant.
bot-5 = Miss Ada
bot-5-short = Ada
bot-5-about = Counts everything, forgets nothing, and makes more tea while you think.
serving = The house is open: { $address }
serving-phone = On a phone of the same network, point at this code.
serving-root = Careful: the house runs with all rights (root). An ordinary account is enough, and better.
backed-up = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
  } kept in { $file }. This file holds the secrets of the house: only you can read it.
restored = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
  } back from { $file }.
restored-aside = The old database is set aside: { $file }
serving-taken = { $place } cannot be listened on ({ $why }). Is another house open there? --port chooses another port.
serving-stop = Ctrl+C closes it. The tables are kept.
serving-stop-memory = Ctrl+C closes it. Nothing is kept.

link-open = A game is being set up: come and sit down, or watch.
link-running = The game is on: come and watch.
link-over = The game is over: come and see it again.
link-archive = A game to see again.
link-older = A game of an older edition of the rules.
link-set-aside = A game that was set aside.
link-free = a free seat
link-house = French board games, back on the table.
refused-passkey = That passkey was not recognised. Nothing has changed.
refused-gone = The host has taken this table away.
refused-forgotten = You asked to be forgotten: this seat is not yours any more.
refused-newcomer = Newcomers wait here before they sit down with strangers: { $minutes } more min, counted from your first table. Against a bot, or by invitation, you play at once.
refused-banned = The host of this house has asked you to leave.
refused-muted = The host has asked you to keep quiet. You may still play.
refused-reports = You have told the host of plenty already. Try again later.
refused-own-message = That was you.
refused-no-message = There is no such message at this table.
refused-phrase = That phrase is not on the list.
refused-family-name = In this house names are chosen from the list.
refused-family-chat = In this house people talk in ready-made phrases.
refused-family-text = In this house nobody writes on the cards.
refused-no-visitor = The house does not know this person any more.
refused-backup = This house cannot be copied from here.
table-closed = The host has closed the table: the game stops here, and nobody has won.
table-shown-out = The host has asked { $name } to leave.
serving-host = The host’s page, to be kept to yourself: { $address }
serving-host-hidden = The host’s page: “ludotheque host” gives its link.
host-link = Keep it to yourself: { $address }
host-nothing = There is no house in { $file } yet. “ludotheque serve” opens it.
phrase-hello = Hello!
phrase-bravo = Bravo!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-my-turn = My turn!
phrase-wait = Wait a moment.
phrase-lucky = How lucky!
phrase-oops = Oops!
phrase-hurray = Hurray!
phrase-again = Again?
phrase-snack = Snack time for me.
phrase-bye = I have to go. See you soon!
call-turn = It is your turn.
call-turn-with =
    { $count ->
        [one] It is your turn: { $names } is waiting for you.
       *[other] It is your turn: { $names } are waiting for you.
    }
call-foot = You asked to be called when it is your turn. To have no more of these:
call-prove-title = Ludothèque: is this your address?
call-prove = Somebody, you we hope, wishes to be told here when it is their turn. Open this link in the same browser to say yes. If it was not you, do nothing: there will be no other letter.
call-prove-foot = Nothing else is sent before you say yes.
refused-contact = The house cannot send anything there.
refused-contacts = That is a lot of places to be called at. Remove one first.
refused-letter = A letter has gone there today already. Look in the other folders, too.
refused-letters = Enough letters have left for now. Another time, perhaps.
refused-mail = The letter did not leave. Another time, perhaps.
refused-proof = This link is not for this browser, or was used already.
