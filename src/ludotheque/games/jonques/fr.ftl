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
keep =
    { $count ->
        [0] Relancer tous les six
        [one] Garder un six
       *[other] Garder { $count } six
    }

prompt-lot = Au sort de dire qui commence.
prompt-throw =
    { $count ->
        [1] À { $player } de lancer les dés.
       *[other] { $player } lance encore : { $count }ᵉ lancer.
    }
prompt-keep = { $player }, combien de six gardes-tu ?
prompt-move =
    { $count ->
        [one] { $player }, avance une jonque d’une case.
       *[other] { $player }, avance une jonque de { $count } cases.
    }
prompt-won = { $player } entre au port et gagne la partie.
prompt-drawn = Partie nulle. Personne n’entre au port.

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
        [0] La zone fortifiée ne se reprend pas.
       *[other] { $player } tient la frontière et gagne ses droits.
    }
log-right-to-sortie = Sortie ! { $player } prend l’intrus en { $to }.
log-right-to-return = { $player } revient défendre sa zone en { $to }.
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
