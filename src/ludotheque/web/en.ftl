ui-house = Ludothèque
ui-motto = The boxes of yesterday, open day and night.
ui-skip = Skip to content
ui-language = Language
ui-language-fr = Français
ui-language-en = English
ui-theme = Light
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-auto = As the device
ui-colon = :
ui-age = from age { $age }
ui-minutes =
    { $range ->
        [yes] { $low } to { $high } minutes
       *[no] { $low } minutes
    }

ui-shelf = The shelf
ui-shelf-room = Five boxes, and room for a sixth.
ui-continue = Your games
ui-finished = Your finished games
ui-join-list = Somebody is waiting for you
ui-watch-list = To watch
ui-turn-mine = your turn
ui-turn-of = { $name } to play
ui-state-open = waiting
ui-state-running = being played
ui-state-over = over
ui-state-archive = archive
ui-state-older = of another edition
ui-state-set-aside = set aside
ui-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
ui-upload-title = A game in some drawer?
ui-upload-help = Bring a .ludo file, or drop it here: we shall play it again together, move by move.
ui-upload = Choose a file
ui-paste = Or paste the link of a game
ui-paste-open = Open
ui-put-away = Put away
ui-put-away-sure = Put this game away? Only its file, or the link that brought it, will bring it back.
ui-put-away-yes = Yes, put it away
ui-put-away-no = No, keep it
ui-house-key-title = Verify a file of this house
ui-house-key = The .ludo files of tables here are signed by the house, so that nobody can change them unseen. Its key, for “ludotheque verify --house”:
ui-nowhere = Nothing in this box
ui-nowhere-text = This page does not exist, or no longer.
ui-back-to-shelf = Back to the shelf
ui-older = A game of another edition
ui-set-aside = A table set aside
ui-last-picture = The table as it was last seen
ui-raw-log = Raw log
ui-missing = This page is still missing
ui-missing-text = Not all of it was here, and the network does not answer. Try again when it is back.
ui-unreachable = The house does not answer. Try again in a moment.

ui-play-now = Set up a table
ui-resume = Go on with your game
ui-play-bot = Play against { $name }
ui-others = Or against somebody else
ui-with-hints = Hints whenever you like.
ui-stars = level { $level } of { $of }
ui-goal = Goal:
ui-first-time = Something new:
ui-firsts = Explain what happens for the first time
ui-lesson = First game
ui-learn = Learn it in three minutes
ui-lesson-steps = Where you are
ui-lesson-on = Go on
ui-lesson-back = One step back
ui-lesson-again = Start the lesson again
ui-lesson-elsewhere = Another position
ui-lesson-over = There: you know what matters! The rest is told when it happens, and in the rulebook.
ui-lesson-played = This is what came of it:
ui-lesson-would = What this move would do:
ui-no-lesson = There is no lesson in this box yet.
ui-rulebook = The rules
ui-rulebook-help = What the original text leaves open, this edition has decided, and says why.
ui-print = Print
ui-turn-in-steps = A turn in { $count } steps
ui-article = clause { $number }
ui-article-link = link to this clause
ui-look-up = Look up in the rules
ui-looked-up =
    { $count ->
        [0] Nothing found.
        [one] One clause found.
       *[other] { $count } clauses found.
    }
ui-link-copied = Link copied.
ui-contents = Contents
ui-clause-names = Show the sources and technical names of the clauses
ui-open-table = Open the table
ui-my-name = Your name
ui-their-name = Their name
ui-guest = Guest
ui-how-many = How many players?
ui-seat = Seat { $number }: { $name }
ui-advice-allowed = Hints allowed
ui-seat-me = me
ui-seat-here = same screen
ui-seat-friend = by link
ui-which-bot = Who plays?
ui-seat-bot = bot

ui-board = Board
ui-nearer = Look closer
ui-farther = Step back
ui-whole-board = Whole board
ui-follow = Follow the game
ui-lens = View of the board
ui-empty = empty
ui-chosen = chosen
ui-may-move = may move
ui-may-go = possible
ui-tray = { $label } ({ $count })
ui-times = × { $count }
ui-times-said = { $count } × { $said }
ui-seats = Around the table
ui-name-you = { $name } (you)
ui-head-you = You
ui-you = you
ui-present = here
ui-away = away
ui-bot = bot
ui-free = free seat
ui-stand-in = a bot stands in
ui-turn = to play
ui-won = wins
ui-turn-title = Your turn
ui-dock = Your turn
ui-throw = Throw
ui-put-back = Put back
ui-take-up = Pick up
ui-turned-aside = No room here that way round: laid as near as can be.
ui-turn-piece = Turn
ui-advice = A hint
ui-chance = %: your chance to win if you play so, as the bot sees it.
ui-shared = Either way: { $gains }.
ui-advising = Thinking…
ui-confirm-first = To play it so, touch “Confirm”.
ui-confirm = Confirm
ui-if-played = If you play this:
ui-other-ways = Way { $now } of { $of }: touch the square again.
ui-just-come = just come
ui-touch-place = It is in your hand: touch the square where it goes, or drag it there.
ui-leave-again = Back once more to leave. Your game waits for you, at the top of its box.
ui-opening = Opening the box…
ui-read-on = Go on
ui-reading = Read this first
ui-watching = The game goes on…
ui-card-mine = For you
ui-card-of = For { $name }
ui-skip-all =
    { $count ->
        [0] Go to the end
        [one] Skip the next card too
       *[other] Skip the next { $count } cards too
    }
ui-passed = In short
ui-passed-share =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }{ $cards ->
        [0] { "" }
        [one] , 1 card
       *[other] , { $cards } cards
    }
ui-passed-last = Last: { $turn }
ui-passed-all = Read it all
ui-close = Close
ui-full-rule = Clause { $number }, in full
ui-full-section = “{ $section }”, in full
ui-log = Log
ui-blanks = Cards to write
ui-blanks-help = Four blank cards: write some, and they join the pile.
ui-blank-text = Text of the card
ui-blank-points = points
ui-pace = The dice
ui-pace-hand = By hand
ui-pace-walk = At a walk
ui-pace-run = At a run
ui-pace-hurry = Until something befalls me
ui-routine = { $count } uneventful turns of chance
ui-earlier = Earlier in the game
ui-chat = Say a word to the table
ui-send = Say
ui-drawers = Drawers of the table
ui-tab-read = Sheet
ui-tab-notes = Notebook
ui-notes-write = Notes
ui-notes-private = Your notebook stays in this browser: nobody else reads it. Touch a name to strike it off.
ui-notes-where = Where is { $name }?
ui-tab-talk = Log
ui-tab-rules = Rules
ui-tab-table = Table

ui-seat-is-free = A seat is waiting for you.
ui-sit = Sit down
ui-waiting-friend = Somebody is missing. Send them this link.
ui-awaited = Waiting for { $names }.
ui-invite = Invitation link
ui-table-link = Link to the table
ui-qr = QR code: { $label }
ui-copy = Copy
ui-copied = Copied: { $label }
ui-share-copied = The result and the link to the game are copied: paste them into a message.
ui-private = Go on with another device
ui-private-link = My private link
ui-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
ui-undo = Take my move back
ui-undo-sure =
    { $count ->
        [one] Take back your move, and that of { $names }?
       *[other] Take back your move, and those of { $names }?
    }
ui-undo-yes = Take back
ui-undo-no = Leave it
ui-undo-asked = { $name } would like to take a move back.
ui-undo-agree = All right
ui-undo-refuse = Played is played
ui-undo-waiting = { $name } asks to take a move back. The table is thinking.
ui-hand-asked = While { $player } is away, { $name } would like a bot to play in their place.
ui-hand-pending = the others are being asked
ui-hand-agree = Agreed
ui-hand-refuse = Let us wait
ui-hand-waiting = { $name } would like a bot to take the seat of { $player }. The table is thinking.
ui-withdraw = Never mind
ui-resign-seat = Resign ({ $name })
ui-resign = Resign
ui-resign-sure = Resign the game for good?
ui-resign-yes = Yes, I resign
ui-resign-no = No, I stay
ui-resigned =
    { $you ->
        [player] You resign: { $rival } wins the game.
        [rival] { $player } resigns: you win the game!
       *[other] { $player } resigns: { $rival } wins the game.
    }
ui-hand-seat = Let a bot play
ui-take-seat = Take my seat back
ui-rematch = Rematch
ui-result = The result
ui-end-you = You win!
ui-end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
ui-end-level = A draw
ui-end-resigned =
    { $mine ->
        [yes] You gave up.
       *[no] { $name } gives up.
    }
ui-reckoning = Where the points came from
ui-reckoning-figures = The game in figures
ui-story = How it went
ui-moment-turn = The turning point · { $when }
ui-moment-best = The finest move · { $when }
ui-moment-luck = Luck smiles on { $name }: +{ $gained }%.
ui-moment-choice = Well seen, { $name }: +{ $gained }%.
ui-moment-gift = { $mover } goes wrong: +{ $gained }% for { $name }.
ui-quote = “{ $words }”
ui-share = Share
ui-share-text = { $box } at the Ludothèque. { $result }
ui-study-short = Study
ui-bot-1-won = I won? Really? Look how pretty my corner is!
ui-bot-1-lost = Well done! Well done! Again, please?
ui-bot-1-level = We are the same! That is even better than winning.
ui-bot-2-won = I did not see it coming either, don’t worry!
ui-bot-2-lost = I told you not to play that. Well, I was about to.
ui-bot-2-level = A draw! That calls for a little something to drink.
ui-bot-3-won = You played very well. I had simply read one page further.
ui-bot-3-lost = Well played. I have noted the shelf mark: it will not happen twice.
ui-bot-3-level = Neither of us: an ending one seldom reads.
ui-bot-4-won = Course held, sails furled. You sailed honourably.
ui-bot-4-lost = My charts were right. So it was you who was better: hats off.
ui-bot-4-level = No winner? The log will mention it in passing.
ui-bot-5-won = I had counted. The tea is still warm, should you want a rematch.
ui-bot-5-lost = Interesting. I shall do the sum again, and I owe you a cake.
ui-bot-5-level = Exactly level. So rare that I noted it twice.
ui-to-rematch = Go to the rematch
ui-replay = Replay the game
ui-replay-title = Replay
ui-to-box = The box
ui-to-table = Back to the table
ui-this-screen = This screen
ui-throws-alone = Dice throw themselves
ui-confirms = Confirm my moves
ui-cards = Cards to read
ui-cards-hand = I turn them myself
ui-cards-slow = By themselves, slowly
ui-cards-fast = By themselves, fast
ui-sounds = Sounds
ui-vibrates = Vibrate when it is my turn
ui-turned = Turn the board
ui-fair = Fair chance, to be checked: { $short }…
ui-fair-help = Before the game the house sealed a secret in an envelope; this is the envelope’s fingerprint. Every throw or draw comes from that secret and from the chance of the browsers at the table. At the end the house opens the envelope, and anyone can make them all again.
ui-fair-proof = What this proves: the house alone could not choose throws and draws, for its secret was sealed before the browsers sent their part. What it does not prove: that nobody knew them; whoever runs the house can read the secret and, if they play, know those to come or, adding their part last, choose them.
ui-curtain = Pass the screen to { $name }
ui-curtain-help = The others look away. Promise?
ui-curtain-open = It is me, { $name }
ui-swapped = The house shows no envelope for its chance, or another than before: this browser adds nothing to it, and the game does not begin.
ui-lost = The network is gone. Reconnecting; nothing is forgotten.
ui-offline-refused = Without a network this does not leave the room. Do it again when the line is back.
ui-offline-unsure = The network broke in the middle of it. The board will tell whether it counted.

ui-player = Walk through the game
ui-ply = Move { $ply } of { $plies }
ui-to-start = To the start
ui-step-back = One move back
ui-step-on = One move on
ui-to-end = To the end
ui-turn-back = Last turn
ui-turn-on = Next turn
ui-event-back = Last event
ui-event-on = Next event
ui-play = Play
ui-pause = Pause
ui-speed = Pace
ui-speed-1600 = slow
ui-speed-900 = normal
ui-speed-400 = brisk
ui-study = Study the game
ui-studying = The bot reads the game again. A few seconds…
ui-study-help = Chances as the bot estimates them, by what each player could know at the time.
ui-curve = Chances to win at the move shown
ui-curve-mistakes = { $count ->
        [one] the move that cost most
       *[other] the moves that cost most
    }
ui-curve-turn = the turning point
ui-curve-now = the move shown
ui-percent = { $number }%
ui-mistakes = The moves that cost most
ui-at-ply = Move { $ply }
ui-mistake = { $when }: { $name }, { $move } (−{ $lost }% chance to win)
ui-better = Better: { $move }.
ui-no-mistakes = No move cost much.
ui-no-choices = Here nobody had a choice: it was all up to the dice.
ui-fork = Go on from here
ui-download = .ludo file
ui-carry = Take along
ui-carry-help = The whole game fits in a link. Opened in a house, or in another library, it lays the game on the table again, and you go on from wherever you like.
ui-carry-to = Address where it goes
ui-carry-link = Link of the game
ui-carry-long = The game is too long for a code: the link carries it, and so does the file.
ui-carry-nowhere = That is no address.
ui-keep = As one page
ui-keepsake = A game to keep: this one page holds it all, rules and dice included, and opens without any network. An unofficial restoration.
ui-check = Check that it was fair
ui-check-later = The secret behind chance is told when the game is over. Patience.
ui-check-unsealed = The house has not opened the envelope: nothing can be checked.
ui-check-honest = All that this browser can check is as it should be.
ui-check-partly = What could be checked is as it should be, but it is only a part: the list says what, and why not the rest.
ui-check-nothing = Nothing could be checked: no draw could be made again.
ui-check-dishonest = These draws are not honest, or something is not accounted for.
ui-check-broken = The secret is not the one of the envelope that was shown before the game.
ui-check-sealed = The secret is the one of the envelope that this browser saw before the game.
ui-check-sealed-late = The secret is the one of the envelope seen when you came; the game had begun.
ui-check-no-witness = The secret goes with the envelope that the house shows. This browser saw nothing of the game: it cannot know whether the envelope is from before it, nor whose chance is in it.
ui-check-part = Your part of the chance is in it, as this browser sent it.
ui-check-part-changed = Your part of the chance is not the one that this browser sent.
ui-check-part-none = This browser added nothing to the chance of this table: it cannot know who did.
ui-check-part-elsewhere = Your part of the chance was sent by your other device: only that one can tell it.
ui-check-part-invented = Your part of the chance did not come from this browser: your other device sent it, or else the house invented it.
ui-check-parts =
    { $count ->
        [0] Nobody added to the chance, as was told at the start.
        [one] The chance that was added is the one told at the start.
       *[other] The { $count } parts of the chance are those told at the start, in the same order.
    }
ui-check-parts-nobodys = Nobody else added a part to the chance: the house may have chosen the draws.
ui-check-parts-changed = The parts of the chance are not those told at the start, or not in the same order.
ui-check-parts-late = The parts of the chance are those told when you came; the game had begun.
ui-check-parts-unseen = This browser did not see the game begin: it does not know the parts told at the start.
ui-check-good =
    { $count ->
        [0] There was no draw to make again.
        [one] The draw comes out the same.
       *[other] All { $count } draws come out the same.
    }
ui-check-older =
    { $count ->
        [one] One draw from before this table could not be made again: the secret it came from is not told here.
       *[other] { $count } draws from before this table could not be made again: the secret they came from is not told here.
    }
ui-check-wrong = These draws do not come out the same: { $plies }.
ui-check-told =
    { $count ->
        [one] The draw that this browser saw (of { $all }) is in the list.
       *[other] The { $count } draws that this browser saw (of { $all }) are in the list.
    }
ui-check-told-wrong = The list is not what this browser saw during the game: { $plies }.
ui-check-told-none = This browser saw no draw during the game.
ui-check-weights = The odds of each outcome come from the house’s own list: this browser does not have the rules to work them out.
ui-check-weights-own = The odds of each outcome were worked out here, by the rules.
ui-check-command-again = To make all of it again on another machine: take the .ludo file, then run this command.
ui-check-command = To work out the odds too, by the rules and on your own machine: take the .ludo file, then run this command.
ui-check-command-label = Command that checks it

ui-me = Me
ui-show-all = All of them ({ $count })
ui-this-house = Ludothèque
ui-invite-for = Link for { $name }
ui-invite-text = Come and play { $box } with me, at { $house }.
ui-held-for = Held for (optional)
ui-door = Who may come
ui-door-open = anybody
ui-door-invitation = by invitation
ui-door-screen = this screen only
ui-calls = When it is my turn
ui-calls-help = The house tells you when it is your turn and you are not there: once a turn, and about nothing else.
ui-calls-ask = No need to wait here: would you like to be told when it is your turn?
ui-calls-yes = Yes, tell me
ui-calls-no = No, thanks
ui-calls-done = Noted: you will be told.
ui-calls-denied = Your browser wants no messages from this house. Its settings can change that.
ui-calls-unable = This browser cannot be told anything here: it needs an address with https.
ui-calls-push-on = Tell me on this device
ui-calls-here = This device
ui-calls-push = Another device ({ $where })
ui-calls-mail = E-mail: { $where }
ui-calls-hook = Webhook: { $where }
ui-calls-unproved = – waiting: open the link in the letter
ui-calls-off = No more
ui-calls-mail-address = E-mail address
ui-calls-letter = A letter has left: open its link in this browser.
ui-calls-proved = It is your address: you will be told.
ui-calls-hooks = By a webhook
ui-calls-hook-address = Address of the webhook
ui-calls-shape = Service
ui-calls-ntfy = ntfy
ui-calls-discord = Discord
ui-calls-matrix = Matrix
ui-calls-add = Add
ui-clock = Clock
ui-clock-none = none, there is time
ui-clock-terms = { $bank } each, and { $turn } more for every turn
ui-clock-longest = { $bank } each, and { $turn } more for every turn ({ $longest } at most)
ui-clock-minutes = minutes, as I like
ui-clock-days = days, as I like
ui-clock-bank-minutes = Minutes each
ui-clock-turn-seconds = Seconds more for every turn
ui-clock-bank-days = Days each
ui-clock-turn-hours = Hours more for every turn
ui-clock-longest-days = Days to keep at most
ui-clock-longest-help = Leave it empty for no limit.
ui-clock-loses = Who runs out of time has lost (else a bot plays until they are back)
ui-clock-left = Time left
ui-time-days =
    { $hours ->
        [0]
            { $days ->
                [one] { $days } day
               *[other] { $days } days
            }
       *[other] { $days } d { $hours } h
    }
ui-time-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
ui-time-minutes = { $minutes } min
ui-time-seconds = { $seconds } s
ui-come-back-late = Your time is up.
ui-late =
    { $you ->
        [player] Your time is up: { $rival } wins the game.
        [rival] { $player } has run out of time: you win the game!
       *[other] { $player } has run out of time: { $rival } wins the game.
    }
ui-end-late =
    { $mine ->
        [yes] Your time is up.
       *[no] { $name } has run out of time.
    }
ui-come-back = You are back!
ui-come-back-text = A bot has been playing for you while you were away.
ui-come-back-seat = A bot is playing for { $name }.
ui-leave-bot = Let the bot play
ui-again-asked = { $name } would like a rematch.
ui-again-agree = With pleasure
ui-again-refuse = Not now
ui-again-waiting = { $name } would like a rematch. Waiting for answers.
ui-private-help = This link makes the other device yours, with all your games. It works once, for ten minutes; give it to nobody.
ui-private-make = Make a private link
ui-private-again = Make another one
ui-me-alone = { $tables ->
        [0] No game has been played here yet.
        [one] One game has been played here.
       *[other] { $tables } games have been played here.
    }
ui-me-known = The house has known you since { $since }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $devices ->
        [one] one device
       *[other] { $devices } devices
    }. No account, no password, no e-mail.
ui-me-unknown = The house does not know you yet: it will from your first game on, without an account.
ui-me-arrive = Go on with this device?
ui-me-arrive-text = This device will take the name and the games of whoever made this link. Say yes only if that is you.
ui-me-arrive-tables = This device will take the name and the games of whoever made this link, and the { $count } games played here will join them. Say yes only if that is you.
ui-me-arrive-yes = Yes, that is me
ui-me-arrive-no = No
ui-me-here = It is you. Your games are on the shelf.
ui-passkey = Passkey
ui-passkey-help = With a passkey your phone or computer knows you everywhere, without a password or an e-mail address.
ui-passkey-make = Make a passkey
ui-passkey-use = I have one already
ui-passkey-made = The passkey is made: it will know you on your other devices.
ui-passkey-count = { $count ->
        [one] You have one passkey.
       *[other] You have { $count } passkeys.
    }
ui-passkey-browser = This browser knows no passkeys.
ui-kept = What the house keeps of you
ui-kept-text = Your name, your language, a fingerprint of your devices, your seats, how your games ended, your messages, and where you asked to be called. Nothing else, and nothing leaves the house unless you asked for it.
ui-kept-alone = What this browser keeps of you
ui-kept-alone-text = Your name, your language, your games with how they ended, and what you wrote in them. Nothing else, and nothing leaves it unless you asked for it.
ui-kept-download = Download all of it
ui-forget = Forget me
ui-forget-sure = Your name, your devices, your results and your messages will go from every table. Your moves stay, played by “someone”. There is no way back.
ui-forget-alone = All that this browser keeps of you will go: your name, your results, what you wrote, and { $tables ->
        [0] all games
        [one] the one game that is here
       *[other] the { $tables } games that are here
    }, finished, under way or brought along. Nobody has a copy: download first what you wish to keep. There is no way back.
ui-forgotten-alone = Done: nothing of you or of your games is left in this browser.
ui-forget-yes = Yes, forget me
ui-forget-no = No, I stay
ui-forget-lingers = This house keeps its tables in PostgreSQL. Nobody will read anything of you there any more; but old bytes can stay in the server’s files until others are written over them, and in the host’s backups.
ui-forgotten = Done: the house does not know you any more.
ui-passkey-address = A passkey needs the house to have a name: it is reached by a number.
ui-passkey-http = A passkey needs the house to be reached by HTTPS.

ui-progress = How I get on
ui-progress-private = Nobody but you sees this page.
ui-progress-none = Nothing yet. Finish a game, and this page will tell of it.
ui-progress-won =
    { $won ->
        [0] No win yet, in { $played ->
            [one] one game
           *[other] { $played } games
        }
        [one] One win in { $played ->
            [one] one game
           *[other] { $played } games
        }
       *[other] { $won } wins in { $played } games
    }
ui-progress-rank = Number { $rank } of { $of } in the house, by wins
ui-progress-streak = { $streak } wins in a row: this calls for jam.
ui-progress-longest = Record: { $longest } in a row
ui-progress-path = The latest games
ui-progress-path-help = A win goes up, a loss goes down.
ui-progress-path-told = The latest { $count }: { $won } won, { $level } without a winner, { $lost } lost.
ui-progress-stairs = The stairs
ui-progress-met =
    { $met ->
        [0] { $name }: no game yet
       *[other] { $name }: { $beaten } of { $met }
    }
ui-progress-best = Your finest game
ui-progress-missed = The one that got away
ui-progress-hope = You stood as high as { $hope }% to win, says the study.
ui-progress-unlucky = The unluckiest
ui-progress-blow = A single stroke of luck cost you { $blow } chances in a hundred, says the study.
ui-progress-against = Against { $name }
ui-progress-people = Among people
ui-progress-score = { $own } to { $other }
ui-progress-see = See it again
ui-next-first = A gentle beginning.
ui-next-same = One more?
ui-next-harder = Two wins in a row: you may aim higher.
ui-next-easier = The last one was rough. Somebody gentler?
ui-rating = The rating
ui-rating-help = A rating says in one number how you play, measured by the bots of the house: Madame Colette is worth 1500, and 400 more means ten wins for one loss, as in chess. A game won with a hint or a stand-in does not count, nor one with a move taken back; who gives up or stays away has lost. Among people, all of them have to want one, and five games a day with the same ones count.
ui-rating-wish = Would you like one?
ui-rating-wish-none = no
ui-rating-wish-own = for me
ui-rating-wish-listed = shown
ui-rating-seen = Shown, your name and your ratings are seen on the page of each game.
ui-rating-points = { $points } points, give or take { $spread }
ui-rating-provisional =
    { $games ->
        [0] No game counts yet.
        [one] Provisional: one game counts.
       *[other] Provisional: { $games } games count.
    }
ui-rating-you = you
ui-rating-list = Ratings
ui-rating-waiting = provisional

ui-any-name = Any name
ui-phrases = Ready-made phrases
ui-about-message = This message from { $name }
ui-mute = Stop reading { $name }
ui-mute-all = Stop reading messages
ui-hear-all = Read everything again
ui-quiet-all = Messages are hidden, on this screen only.
ui-quiet-some = Somebody’s messages are hidden, on this screen only.
ui-report = Tell the host
ui-reported = The host will read it.
ui-parted = That is all here
ui-host-says = The host
ui-still-there = Still there?
ui-still-there-text = If not, the shelf comes back and whoever played here is forgotten.
ui-still-there-yes = Yes, I am playing
ui-still-there-no = I am done
ui-kiosk-phones = With your phone
ui-kiosk-phones-text = Point it at this code to play from here on your own screen.
ui-kiosk-link = The address of the house
ui-host = The host’s page
ui-host-watch = To watch
ui-host-watch-reports = Messages were reported.
ui-host-watch-aside = Tables are set aside: their logs cannot be followed.
ui-host-watch-disk = There is little room left on the disk.
ui-host-watch-memory = Nothing is kept: the house forgets everything when it closes.
ui-host-watch-plain = This page came unencrypted (http): whoever listens to the network can read it.
ui-host-state-open = tables waiting
ui-host-state-running = games going on
ui-host-state-over = games over
ui-host-state-archive = files brought
ui-host-visitors = known visitors
ui-host-used = database
ui-host-free = room left
ui-host-processes = processes
ui-host-version = version
ui-host-made-of = Tables in { $kind }, Python { $python }.
ui-host-family = House for families: names and phrases from a list, nothing public.
ui-host-announce = Announcement
ui-host-announce-text = Shown at the top of every page until you take it down.
ui-host-announce-yes = Announce
ui-host-announce-no = Take it down
ui-host-aside = Tables set aside
ui-host-aside-text = Nothing of them is lost: they can be downloaded as they are.
ui-host-tables = Tables
ui-host-no-table = No table.
ui-host-people = Visitors
ui-host-people-text = A visitor is a browser, with the other devices that belong to it. Showing one out closes no address: a family or a school shares one. So whoever clears their cookies comes back as a stranger.
ui-host-newcomers = Newcomers
ui-host-newcomers-text = Against those who come back as strangers: let people whom the house does not know yet wait before they sit down at a table open to all, or open one. Against bots, or by invitation, everybody plays at once. It delays a patient troublemaker; it does not stop them.
ui-host-newcomers-wait = Wait before tables that are open to all
ui-host-newcomers-none = none
ui-host-nobody = Nobody yet.
ui-host-seen = seen { $when }
ui-host-muted = muted
ui-host-banned = out
ui-host-mute = Mute
ui-host-unmute = Unmute
ui-host-ban = Show out
ui-host-ban-sure = Bots take over their seats, and the others are told. Another browser can come back.
ui-host-ban-yes = Show out
ui-host-readmit = Let back in
ui-host-no = No
ui-host-hidden = hidden
ui-host-hide = Hide
ui-host-show = Show
ui-host-close = Close
ui-host-delete = Delete
ui-host-delete-sure = For ever? Whoever plays there is told.
ui-host-delete-yes = Delete
ui-host-log = Log
ui-host-file = File
ui-host-more = Show older ones
ui-host-door-open = open to all
ui-host-door-invitation = by invitation
ui-host-door-screen = on one screen
ui-host-door-link = by its link
ui-host-no-report = Nothing to read: everybody is being nice.
ui-host-report-gone = The message is not there any more.
ui-host-settle = Seen
ui-host-kiosk = Kiosk
ui-host-kiosk-text = Open this link on a screen that stands there for everybody: full screen, always awake, it goes back to the shelf and forgets who played when nobody touches it any more. It stays awake only over HTTPS or on the machine itself.
ui-host-kiosk-minutes = Minutes without a touch
ui-host-kiosk-link = Link of the kiosk
ui-host-backup = Backup
ui-host-backup-file = The whole house in one file, while people play. It holds its secrets: keep it to yourself. “ludotheque restore” puts it back.
ui-host-backup-postgresql = The tables are in PostgreSQL, which has its own tools: pg_dump -Fc -f FILE URL.
ui-host-backup-none = This house keeps nothing: there is nothing to copy.
ui-host-backup-yes = Download the backup
ui-host-key = The link to this page
ui-host-key-text = Whoever has the link is the host. “ludotheque host” shows it; a new link closes the page everywhere else.
ui-host-key-renew = Make a new link
ui-host-key-yes = Yes, the old one is worth nothing
ui-host-key-link = The new link, to be kept to yourself
ui-host-leave = Leave this page on this device
ui-host-acts = The register
ui-host-act-key = A new link for the host.
ui-host-act-newcomers = Newcomers wait: { $wait }.
ui-host-act-hide = Table { $table } hidden.
ui-host-act-show = Table { $table } shown again.
ui-host-act-close = Table { $table } closed.
ui-host-act-delete = Table { $table } deleted.
ui-host-act-mute = { $name } muted.
ui-host-act-unmute = { $name } unmuted.
ui-host-act-ban = { $name } shown out.
ui-host-act-readmit = { $name } let back in.
ui-host-act-report = { $name } reports a message at table { $table }.
ui-host-act-settle = Report seen, table { $table }.
ui-host-reports =
    { $count ->
        [0] Reports
        [one] One report
       *[other] { $count } reports
    }
ui-host-report-by =
    { $times ->
        [one] Reported once, { $when }, table { $table }.
       *[other] Reported { $times } times, { $when }, table { $table }.
    }
ui-host-act-announce =
    { $up ->
        [yes] Announced: “{ $text }”
       *[no] Announcement taken down.
    }
ui-host-rules = Rules: { $rules }.

## The library without a house, inside the page

ui-coming = Fetching the table… { $percent }%
ui-coming-laying = Laying the table…
ui-coming-game = The game you brought is coming…
ui-coming-elsewhere = The library is open in another tab. Two tables for one game is one too many.
ui-coming-here = Go on here
ui-coming-broken = The table could not be laid: the network was missing, or this browser is too old.
ui-coming-gone = The table stopped in this browser. Nothing that was played is lost.
ui-keeps-newer = Your games are of a newer edition than this one: here you can look at them again and download them, not go on with them.
ui-keeps-nothing = This browser lets nothing be kept here: you can play, but games leave with the page. Earlier ones, if there are any, stay out of sight.
ui-coming-again = Try again
ui-alone-kept = Everything stays on this device: your games, your name, your habits. Nothing goes out to a network; to take a game elsewhere, take its file or its link along.
ui-check-alone = Here the house is your own device: its secret came from your browser’s generator. Nobody else had a hand in it, and nobody else can vouch for it.
ui-edition-ready = A new edition is ready. Your game stays where it is.
ui-edition-open = Open it
ui-edition-later = Later
ui-offline-coming = Not all of it is here yet: keep the network a while.
ui-offline-ready = It is all here: the library also opens without a network.
