players =
    { $low ->
        [one] { $low } player
       *[other] { $low } players
    }
players-range = { $low } to { $high } players
ruling = Decision of this edition
source = Source
unofficial = An unofficial restoration. The names of the games belong to their owners; the texts and drawings are our own.

throw = Enter to throw
choose-first = What do you touch?
choose-next = And then?
back = back
not-understood = I do not understand “{ $text }”. Type “help” for the list of commands.
refused = Refused by { $rule }:
too-early = Not now: { $move } is not what the table is waiting for.
why-allowed = { $move } is allowed.
undone = Taken back: { $moves }.
nothing-to-undo = Nothing to take back.
saved = Game kept in { $file }.
file-exists = { $file } exists already: choose another name.
left = Game left unfinished.
continue-with = To go on: ludotheque play --from { $file }
finished = Game over after { $plies } moves and throws ({ $rule }).
help =
    number or square  choose
    a whole move      f2-f5, f2xg3, keep 1
    why MOVE          the rule that forbids it
    rule NAME         the text of a rule
    undo              take back your last move
    save FILE         keep the game
    help, quit
