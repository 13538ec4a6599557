seat-0 = Rouge
seat-1 = Bleu
seat-2 = Vert
seat-3 = Ocre
pawn = Oie ({ $player })
dice = Dés
tagline = Deux dés, treize oies, et le puits qui attend.
prompt-throw =
    { $you ->
        [player] À toi : lance les dés.
       *[other] { $player } lance les dés.
    }
prompt-won =
    { $you ->
        [player] Tu gagnes, à la case { $points } !
       *[other] { $player } gagne, à la case { $points }.
    }
log-two-dice = { $player } lance { $a } et { $b }.
log-goose = Une oie ! { $player } file en { $to }.
log-first-nine = Neuf au premier lancer : { $player } vole en { $to }.
log-meeting = { $player } prend la place de { $rival }, qui va en { $to }.
log-bridge-maze-death = Le chemin mène { $player } en { $to }.
log-inn-well-prison = { $player } s’arrête en { $square } et attend.
log-all-held = Tous attendent : tous sont libres.
log-too-far = Trop loin : { $player } recule en { $to }.
log-last-square = { $player } entre au jardin de l’oie et gagne.
log-throw-cap = Deux cents lancers : on s’arrête là.
