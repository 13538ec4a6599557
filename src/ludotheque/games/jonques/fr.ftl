seat-0 = Jade
seat-1 = Indigo
reserve = Réserve : { $player }
dice = Dés
junk = Jonque ({ $player })
die-1 = as
die-6 = six
die-blank = rien
die-waiting = à lancer
turn = Tour
throws = Lancers
tagline = Deux ports, une frontière, trois dés : la première jonque arrivée l’emporte.
option-turn_cap = Nombre de tours avant la partie nulle
option-jump_to_capture = Sauter par-dessus d’autres jonques pour prendre
option-jump_to_capture-no = non
option-jump_to_capture-yes = oui
keep =
    { $count ->
        [0] Ne garder aucun six
        [one] Garder un six
       *[other] Garder { $count } six
    }

prompt-lot = Le sort dit qui commence.
prompt-throw =
    { $you ->
        [player] { $count ->
            [1] À toi : lance les dés.
            [2] À toi : relance. 2ᵉ lancer sur 3.
           *[other] À toi : dernier lancer. Un six y fait entrer une jonque d’office, si elle le peut.
        }
       *[other] { $count ->
            [1] { $player } lance les dés.
           *[other] { $player } relance : { $count }ᵉ lancer sur 3.
        }
    }
how-many-sixes = { $throw ->
        [1] À toi
       *[other] { $throw }ᵉ lancer
    } : combien de six gardes-tu ?
sails-by = { $count ->
        [one] d’une case.
       *[other] de { $count } cases, une par as.
    }
prompt-keep =
    { $you ->
        [player] { $enters ->
            [yes] { how-many-sixes } Un six gardé fait entrer une jonque, le reste se relance.
            [never] Aucune jonque ne peut entrer : tu relances ton six.
            [zone] { how-many-sixes } Il ne servirait à rien : une jonque doit d’abord quitter ta zone.
            [all] { how-many-sixes } Il ne servirait à rien : tes dix jonques sont sur l’eau.
           *[port] { how-many-sixes } Il ne servirait à rien : ton port est pris.
        }
       *[other] { $player } choisit combien de six garder.
    }
prompt-move =
    { $you ->
        [player] { $duty ->
            [entered] Ton six a fait entrer une jonque : c’est elle qui sort du port, { sails-by }
            [from-port] La jonque de ton port part la première : avance-la { sails-by }
            [zone] Ta zone se vide d’abord : avance une jonque de la zone { sails-by }
            [blocker] À toi : dégage la zone, avance une jonque { sails-by }
           *[any] À toi : avance une jonque { sails-by }
        }
       *[other] { $count ->
            [one] { $player } avance une jonque d’une case.
           *[other] { $player } avance une jonque de { $count } cases.
        }
    }
prompt-won =
    { $you ->
        [player] Tu entres au port et gagnes la partie !
       *[other] { $player } entre au port et gagne la partie.
    }
prompt-drawn = Partie nulle. Personne n’entre au port.

why-enters = une jonque entre
why-throws =
    { $count ->
        [one] un dé pour un as de plus
       *[other] { $count } dés pour des as
    }
why-wins = gagne la partie
why-takes = prend une jonque
why-rights = gagne les droits de la frontière
why-near =
    { $count ->
        [one] à 1 case du port adverse
       *[other] à { $count } cases du port adverse
    }

log-first-player = { $player } commence.
log-empty-board = Dix jonques attendent dans chaque camp ; l’eau est vide.
log-three-throws =
    { $throw ->
        [1] { $player } lance
       *[other] { $player } relance
    } : { $aces ->
        [0] { $sixes ->
            [0] rien
            [one] un six
           *[other] { $sixes } six
        }
        [one] un as{ $sixes ->
            [0] { "" }
            [one] { " " }et un six
           *[other] { " " }et { $sixes } six
        }
       *[other] { $aces } as{ $sixes ->
            [0] { "" }
           *[other] { " " }et un six
        }
    }.
log-three-aces-stop = Trois as : les dés s’arrêtent là.
log-stop-early = { $player } en reste là, un six et deux as en main.
log-six-optional =
    { $kept ->
        [0] { $player } reprend { $sixes ->
            [one] son six
           *[other] ses { $sixes } six
        }.
        [one] { $player } garde un six.
       *[other] { $player } garde { $kept } six.
    }
log-six-enters =
    { $entered ->
        [0] { $player } : le six ne sert à rien.
       *[other] { $player } pose une jonque sur son port.
    }
log-play-in-full =
    { $aces ->
        [one] { $player } perd son as.
       *[other] { $player } perd ses { $aces } as.
    }
log-one-junk =
    { $plays ->
        [0] Seule la jonque entrée pouvait jouer.
       *[other] La jonque entrée joue les as.
    }
log-port-first = Le port d’abord : la jonque qui s’y tient doit partir.
log-zone-first =
    { $plays ->
        [0] La zone fortifiée n’est pas dégagée : rien n’entre.
       *[other] La zone d’abord : une de ses jonques doit jouer.
    }
log-unblock = La zone est bloquée : { $player } ouvre un passage.
log-straight = { $player } : { $from } → { $to }.
log-no-jump = Des jonques barrent le chemin.
log-capture-straight = { $player } prend en { $to } depuis { $from }.
log-capture-diagonal = { $player } prend en diagonale, de { $from } en { $to }.
log-captured-returns = Une jonque rentre chez { $player } : { $reserve } en réserve.
log-port-exit = { $player } sort du port : { $from } → { $to }.
log-frontier-rights =
    { $change ->
        [-1] { $player } perd les droits de la frontière.
        [0] On ne rentre pas dans sa zone fortifiée sans y prendre.
       *[other] { $player } tient la frontière et gagne ses droits.
    }
log-right-to-sortie = Sortie ! { $player } prend l’intrus en { $to }.
log-right-to-return = { $player } défend sa zone en { $to }.
log-five-to-cross =
    { $afloat ->
        [0] Il faut cinq jonques à flot pour franchir la frontière.
       *[other] { $player } franchit la frontière, { $afloat } jonques à flot.
    }
log-stranded =
    { $nailed ->
        [0] Dans le camp adverse, plus rien ne bouge.
       *[other] { $player } a moins de cinq jonques : dans le camp adverse, elles restent clouées.
    }
log-reach-port = { $player } entre au port adverse et gagne !
log-turn-cap = { $turns } tours sans vainqueur : partie nulle.
log-dead-end = Toutes les jonques sont au bout du monde : partie nulle.

# Why a touch comes to nothing, beside the finger
why-empty-board = Cette jonque n’est pas à toi.
why-one-junk = Ce tour-ci, c’est la jonque entrée qui avance.
why-port-first = La jonque sur ton port joue d’abord.
why-zone-first = D’abord, ta zone fortifiée se vide : joue une jonque qui la quitte.
why-unblock = Joue d’abord une jonque qui barre le chemin à celles de ta zone.
why-straight =
    { $count ->
        [one] Une seule case, tout droit ou de côté, jamais en arrière.
       *[other] Exactement { $count } cases, tout droit ou de côté, jamais en arrière.
    }
why-no-jump =
    { $jumps ->
        [0] On ne saute pas une jonque, et l’on ne se pose pas sur une des siennes.
       *[other] On ne saute une jonque que pour prendre, et l’on ne se pose pas sur une des siennes.
    }
why-capture-diagonal = En diagonale : seulement pour prendre, d’une case, vers l’avant, avec un seul as.
why-port-exit = Le premier pas hors du port va dans la zone, les suivants devant ou de côté.
why-frontier-rights = Une jonque sortie de sa zone n’y rentre pas sans y prendre.
why-right-to-return = Sans jonque sur la frontière ou au-delà, on ne prend pas dans sa zone ; derrière le port, jamais.
why-right-to-sortie = Sans jonque sur la frontière ou au-delà, on ne prend pas en sortant du port ; derrière lui, jamais.
why-five-to-cross = Il te faut cinq jonques sur l’eau pour entrer dans l’autre camp.
why-stranded = Avec moins de cinq jonques sur l’eau, celle-ci ne bouge plus.
why-reach-port = En diagonale, on n’entre au port que par une prise.
why-play-in-full = Touche d’abord une de tes jonques.

reckoned-port = Port adverse atteint
reckoned-captures = Jonques prises
reckoned-entered = Jonques mises à l’eau
reckoned-afloat = En mer à la fin

# The same in a few words, for a turn in one line.
log-three-throws-short =
    { $aces ->
        [0] { $sixes ->
            [0] rien
            [one] six
           *[other] { $sixes } six
        }
        [one] as{ $sixes ->
            [0] { "" }
            [one] { " " }+ six
           *[other] { " " }+ { $sixes } six
        }
       *[other] { $aces } as{ $sixes ->
            [0] { "" }
           *[other] { " " }+ six
        }
    }
log-three-aces-stop-short = { "" }
log-stop-early-short = s’arrête
log-six-optional-short =
    { $kept ->
        [0] relance { $sixes ->
            [one] le six
           *[other] les { $sixes } six
        }
       *[other] { "" }
    }
log-six-enters-short =
    { $entered ->
        [0] six perdu
       *[other] entre
    }
log-play-in-full-short =
    { $aces ->
        [one] as perdu, rien à jouer
       *[other] { $aces } as perdus, rien à jouer
    }
log-one-junk-short = { "" }
log-port-first-short = { "" }
log-zone-first-short =
    { $plays ->
        [0] zone encombrée
       *[other] { "" }
    }
log-unblock-short = ouvre un passage
log-straight-short = { $from } → { $to }
log-no-jump-short = chemin barré
log-capture-straight-short = prend en { $to }
log-capture-diagonal-short = prend en { $to }
log-captured-returns-short = { "" }
log-port-exit-short = { $from } → { $to }
log-frontier-rights-short =
    { $change ->
        [-1] { $player } perd la frontière
        [0] { "" }
       *[other] tient la frontière
    }
log-right-to-sortie-short = sortie en { $to }
log-right-to-return-short = défend en { $to }
log-five-to-cross-short =
    { $afloat ->
        [0] moins de cinq jonques
       *[other] franchit la frontière
    }
log-stranded-short =
    { $nailed ->
        [0] jonques clouées
       *[other] { $player }, jonques clouées
    }

# The first time in a player’s life: what has just happened, or what a choice is about.
first-prompt-keep = Un six gardé fait entrer une jonque, mais c’est un dé de moins pour faire des as.
first-three-throws = Seuls les as et les six comptent ; les as restent sur la table.
first-three-aces-stop = Trois as : on ne relance plus, une jonque avance de trois cases.
first-stop-early = Un six et deux as : on peut s’arrêter là.
first-six-enters = Un six gardé pose une jonque sur le port, s’il est libre.
first-play-in-full = Des as que personne ne peut jouer sont perdus.
first-one-junk = Une seule jonque avance par tour.
first-port-first = Une jonque sur son port part avant toutes les autres.
first-zone-first = La zone fortifiée se vide d’abord ; en attendant, rien n’entre.
first-unblock = La zone est bloquée : on joue une jonque qui lui barre le chemin.
first-port-exit = Hors du port, le premier pas va où l’on veut dans la zone.
first-capture-straight = On prend en finissant juste sur une jonque adverse.
first-capture-diagonal = Avec un seul as, on peut prendre en diagonale, vers l’avant.
first-captured-returns = Une jonque prise attend un nouveau six dans sa réserve.
first-frontier-rights = Une jonque sur la frontière ou au-delà : la zone n’est plus à vider.
first-right-to-sortie = Qui tient la frontière peut prendre en sortant du port.
first-right-to-return = Qui tient la frontière peut rentrer dans sa zone pour y prendre.
first-five-to-cross = Avec cinq jonques sur l’eau, on passe dans l’autre camp.
first-stranded = À moins de cinq sur l’eau, celles de l’autre camp ne bougent plus.
