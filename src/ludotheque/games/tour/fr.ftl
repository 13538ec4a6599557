seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4
seat-4 = Joueur 5
seat-5 = Joueur 6
colour-0 = indigo
colour-1 = safran
colour-2 = prune
colour-3 = sauge
colour-4 = abricot
colour-5 = ivoire
figure-0 = Personnage indigo, à l’ancre
figure-1 = Personnage safran, à l’étoile
figure-2 = Personnage prune, à l’ombrelle
figure-3 = Personnage sauge, à la feuille
figure-4 = Personnage abricot, à la lune
figure-5 = Personnage ivoire, au sablier
figures = Personnages à choisir
traveller = Personnage de { $player }
flag = Drapeau de { $player }
spare-flag = Drapeau { $colour }, sans maître
card-train = train { $reach }
card-boat = bateau { $reach }
card-plane = avion { $reach }
card-world = Tour du monde
back = carte transport cachée
secret = carte SECRET
hand = Cartes de { $player }
carried = En route avec { $player }
rack = Chevalet de { $player }
open = Cartes à découvert
validated = Validées
round = Tour
cell = { $area } ({ $latitude }° { $pole ->
    [N] N
   *[S] S
} { $longitude }° { $side ->
    [E] E
   *[W] O
})
quarter-NW = nord-ouest
quarter-NE = nord-est
quarter-SW = sud-ouest
quarter-SE = sud-est
film-left = À gauche : { $quarter }
film-right = À droite : { $quarter }
empty-left = À gauche : vide
empty-right = À droite : vide
sheet = Fiche de renseignements
peeked = La prochaine fiche, pour toi seul
peeked-where = Tu la retrouves avec la fiche, jusqu’à ce qu’elle change.
come-again = Mais toutes les fiches ont déjà été lues : elles reviennent dans le même ordre, sans rien de nouveau.
hints = Énigmes lues à tous
site = { $name }, { $country }
right = { $player } a trouvé !
wrong = Fausse annonce de { $player }
stays-open = La carte reste à découvert : le premier autre qui s’arrête sur ce site la prend.
hint = Un coup de pouce : le numéro { $number }
press-stay = Rester ici
press-change = Rester, changer une carte
press-pass = Finir le tour
press-draw = Tirer l’événement
press-accept = Laisser faire
press-use = Jouer : { $effect }
press-call-left = Annoncer la carte de gauche
press-call-right = Annoncer la carte de droite
press-only-left = Annoncer à gauche : { $site }
press-only-right = Annoncer à droite : { $site }
press-in-europe = Europe
press-in-africa = Afrique
press-in-asia = Asie
press-in-north-america = Amérique du Nord
press-in-south-america = Amérique du Sud
press-in-oceania = Océanie
tagline = Trois énigmes, une carte, un billet de train : quatre-vingts sites à retrouver, et un drapeau où rentrer.
option-round_world = La terre est ronde : on passe d’un bord à l’autre
option-round_world-no = non
option-round_world-yes = oui
option-hint = Un ajout de cette édition : tours de table avant un coup de pouce (0 : jamais, comme dans la boîte)
option-turn_cap = Tours de jeu en tout, au plus
option-begins = Qui commence (le plus jeune, dit la boîte)
option-begins-lot = le sort
option-begins-seat-1 = le premier siège
option-begins-seat-2 = le deuxième siège
option-begins-seat-3 = le troisième siège
option-begins-seat-4 = le quatrième siège
option-begins-seat-5 = le cinquième siège
option-begins-seat-6 = le sixième siège
option-site_names = Les noms des sites sur la carte
option-site_names-near = de près
option-site_names-none = jamais : rien que les carrés rouges, comme dans la boîte

effect-voyage = En voyage : { $site }
effect-draw =
    { $count ->
        [one] Pioche une carte transport
       *[other] Pioche { $count } cartes transport
    }
effect-lose = Perds une carte transport
effect-swap = Une carte échangée à l’aveugle
effect-sheet = La fiche change
effect-peek = Lis la prochaine fiche, pour toi
effect-flag = Ton drapeau vient près de toi
effect-flag-other = Déplace d’une case un autre drapeau
effect-again = Rejoue après ce tour
effect-miss = Passe ton prochain tour
effect-step = Fais un pas d’une case
effect-nothing = Rien ne se passe
effect-shield = Écarte un malheur
effect-far = Deux cases de plus avec une carte

prompt-numbers = On distribue les numéros.
prompt-face = Une carte arrive dans l’appareil.
prompt-site = Une carte arrive dans l’appareil.
prompt-sheet = La fiche change.
prompt-link = On cherche les numéros sur la fiche.
prompt-peek =
    { $you ->
        [player] Tu jettes un œil à la prochaine fiche.
       *[other] { $player } jette un œil à la prochaine fiche.
    }
prompt-glimpse =
    { $you ->
        [player] Tu lis en cachette.
       *[other] { $player } lit en cachette.
    }
prompt-hint = Un coup de pouce pour tous.
prompt-card = On retourne la carte.
prompt-deal = On distribue des cartes transport.
prompt-start =
    { $you ->
        [player] D’où pars-tu ?
       *[other] D’où part { $player } ?
    }
prompt-lot = Le sort dit qui commence.
prompt-figure =
    { $you ->
        [player] À toi : choisis ton personnage.
       *[other] { $player } choisit son personnage.
    }
prompt-event =
    { $you ->
        [player] Tu tires un événement.
       *[other] { $player } tire un événement.
    }
prompt-secret =
    { $you ->
        [player] Tu gardes une carte SECRET.
       *[other] { $player } garde une carte SECRET.
    }
prompt-mix =
    { $you ->
        [player] Tu échanges une carte au hasard.
       *[other] { $player } échange une carte au hasard.
    }
prompt-home =
    { $you ->
        [player] À toi : plante ton drapeau, c’est là que tu rapporteras tes cartes.
       *[other] { $player } plante son drapeau, où rapporter ses cartes.
    }
prompt-place-flag =
    { $you ->
        [player] À toi : plante le drapeau { $colour } sur une case voisine.
       *[other] { $player } plante le drapeau { $colour } sur une case voisine.
    }
prompt-spare-flag =
    { $you ->
        [player] À toi : plante où tu veux un drapeau sans maître. Qui l’atteint change la fiche.
       *[other] { $player } plante un drapeau sans maître : qui l’atteint change la fiche.
    }
prompt-travel =
    { $you ->
        [player] À toi : comment voyages-tu ?
       *[other] { $player } choisit comment voyager.
    }
prompt-travel-held = À toi : où vas-tu ?
prompt-travel-change = À toi : quelle carte changes-tu ?
prompt-shield =
    { $you ->
        [player] { $usable ->
            [yes] À toi : écartes-tu ce malheur avec une carte SECRET ?
           *[no] À toi : ta carte SECRET n’y peut rien. Laisse faire, les autres n’en sauront rien.
        }
       *[other] { $player } écarte ce malheur avec une carte SECRET, ou laisse faire.
    }
prompt-lay =
    { $you ->
        [player] { $count ->
            [one] Tu perds ta seule carte.
           *[other] À toi : quelle carte perds-tu ?
        }
       *[other] { $count ->
            [one] { $player } perd sa seule carte.
           *[other] { $player } choisit la carte à perdre.
        }
    }
prompt-which-flag =
    { $you ->
        [player] À toi : touche le drapeau à déplacer d’une case, n’importe lequel sauf le tien.
       *[other] { $player } choisit un drapeau à déplacer.
    }
prompt-step =
    { $you ->
        [player] À toi : où t’arrêtes-tu ?
       *[other] { $player } choisit où s’arrêter.
    }
prompt-arrival =
    { $you ->
        [player] Annonces-tu un site avant l’événement ?
       *[other] { $player } annonce un site, ou tire l’événement.
    }
prompt-call =
    { $you ->
        [player] Annonces-tu un site avant de finir ?
       *[other] { $player } annonce un site, ou finit son tour.
    }
prompt-secrets =
    { $you ->
        [player] { $usable ->
            [yes] À toi : joues-tu une carte SECRET, avant de finir ton tour ?
           *[no] À toi : ta carte SECRET ne sert pas ici. Finis ton tour, les autres n’en sauront rien.
        }
       *[other] { $player } joue une carte SECRET, ou finit son tour.
    }
prompt-won =
    { $sharing ->
        [one] { $you ->
            [player] Tu gagnes
           *[other] { $player } gagne
        }, avec { $count ->
            [one] { $count } destination
           *[other] { $count } destinations
        } sur { $you ->
            [player] ton
           *[other] son
        } chevalet.
       *[other] Victoire partagée à { $sharing }, { $count ->
            [one] { $count } destination
           *[other] { $count } destinations
        } chacun.
    }

why-known = tout ce qu’on a lu le dit
why-guess = c’est un pari
why-change = une autre carte pour la suite
why-home =
    { $count ->
        [one] rapporte 1 carte à ton drapeau
       *[other] rapporte { $count } cartes à ton drapeau
    }
why-sheet = change la fiche
why-red = un carré rouge : on peut y annoncer
why-way-home =
    { $count ->
        [one] à 1 case de ton drapeau
       *[other] à { $count } cases de ton drapeau
    }

log-one-sheet = Une nouvelle fiche est affichée.
log-seven-cards = Chacun reçoit { $count } cartes transport.
log-random-start = { $player } part de : { $site }.
log-no-sharing = La place est prise par { $rival } : { $player } tire une autre carte.
log-place-flag = { $player } plante le drapeau { $colour } : { $cell }.
log-spare-flags = { $player } plante le drapeau { $colour }, sans maître : { $cell }.
log-youngest-first = { $player } commence.
log-choose-figure = { $player } choisit le personnage { $figure }.
log-choose-transport = { $player } passe son tour.
log-on-foot = { $player } marche → { $to }.
log-by-card = { $player } : { $card } → { $to }.
log-laid = { $player } met une carte de côté : { $card }.
log-tour-du-monde = { $player } joue Tour du monde → { $to }.
log-adrift = { $player } dérive → { $to }.
log-stay = { $player } reste sur place.
log-change-card = { $player } change une carte.
log-refill = La pioche est vide : on remélange { $count ->
        [one] { $count } carte transport
       *[other] { $count } cartes transport
    }.
log-flag-turns-sheet = { $player } atteint le drapeau { $colour } : la fiche change.
log-red-square-event = { $player } : { $event } { $effect }.
log-event-pile = On remélange { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }.
log-kept = { $player } garde une carte SECRET.
log-secret-card = { $player } joue une carte SECRET : { $effect }.
log-no-chain-event = { $player } arrive là : { $to }.
log-sent-aside = On attendait { $player } là : { $to }, mais la place est prise.
log-announce =
    { $opening ->
        [0] { $player } annonce, à gauche : { $site }.
       *[other] { $player } annonce, à droite : { $site }.
    }
log-must-leave = { $player } a déjà fait son annonce ici et doit repartir.
log-site-names = { $site } : c’est bien le site de la carte, mais il n’est pas ici.
log-right-call = C’est juste ! { $player } emporte : { $site }.
log-wrong-call = C’était : { $site }. La carte reste à découvert.
log-taken = { $player } prend la carte à découvert : { $site }.
log-validate =
    { $count ->
        [one] { $player } valide une destination : { $total } en tout.
       *[other] { $player } valide { $count } destinations : { $total } en tout.
    }
log-next-card =
    { $opening ->
        [0] À gauche, une nouvelle carte : { $quarter }.
       *[other] À droite, une nouvelle carte : { $quarter }.
    }
log-camera-empty =
    { $opening ->
        [0] Le compartiment de gauche est vide.
       *[other] Le compartiment de droite est vide.
    }
log-extra-hint = Coup de pouce, numéro { $number } : { $riddle }
log-five-wins =
    { $you ->
        [player] Tu as cinq destinations sur ton chevalet !
       *[other] { $player } a cinq destinations sur son chevalet !
    }
log-turn-cap = La partie s’arrête après { $turns } tours.

# Why a touch comes to nothing, beside the finger
why-far =
    { $count ->
        [one] C’est trop loin : une case au plus.
       *[other] C’est trop loin : { $count } cases au plus.
    }
why-train = Le train n’y va pas : il roule sur la terre et passe les détroits.
why-train-coast = Le train ne va pas sur une simple côte : la carte y est plus pâle.
why-boat = Le bateau n’y va pas : il suit la mer, les côtes et les détroits.
why-plane = L’avion ne s’y pose pas.
why-no-train = Aucun train ne part d’ici : il roule sur la terre et passe les détroits.
why-no-boat = Aucun bateau ne part d’ici : il suit la mer, les côtes et les détroits.
why-no-plane = Aucun avion ne part d’ici : tout est occupé autour.
why-first-card = Touche d’abord une carte, ou ton personnage pour aller à pied.
why-on-foot = À pied, on va sur une case voisine, sans quitter la terre.
why-here = Tu y es déjà.
why-choose-transport = Tu as déjà voyagé ce tour-ci.
why-no-sharing = Un autre personnage occupe cette case.
why-place-flag = Ton drapeau se plante sur une case voisine et libre.
why-flag-turns-sheet = Ce drapeau va sur une case voisine et libre.
why-sent-aside = On s’arrête sur une case voisine, sans personnage ni drapeau.
why-spare-flags = Il y a déjà un drapeau ou un personnage sur cette case.
why-red-square-event = L’événement mène sur une case voisine, sans personnage ni drapeau.
why-own-flag = L’événement déplace le drapeau d’un autre, pas le tien.
why-secret-card = Cette carte SECRET ne sert pas maintenant.

postcard = { $site }
postcard-carried = { $site }, en route
reckoned-wrong = Fausses annonces

at-home = { $player } rentre au drapeau

# The same in a few words, for a turn in one line.
log-choose-transport-short = passe son tour
log-place-flag-short = drapeau { $colour } → { $cell }
log-spare-flags-short = drapeau { $colour } → { $cell }
log-on-foot-short = à pied → { $to }
log-by-card-short = { $card } → { $to }
log-laid-short = écarte { $card }
log-tour-du-monde-short = Tour du monde → { $to }
log-adrift-short = dérive → { $to }
log-stay-short = reste sur place
log-change-card-short = change une carte
log-flag-turns-sheet-short = drapeau { $colour }, la fiche change
log-red-square-event-short = { $effect }
log-kept-short = garde une carte SECRET
log-secret-card-short = SECRET, { $effect }
log-no-chain-event-short = arrive → { $to }
log-announce-short = annonce { $site }
log-right-call-short = c’est juste
log-wrong-call-short = c’était { $site }
log-taken-short = prend { $site }
log-validate-short =
    { $count ->
        [one] valide une destination
       *[other] valide { $count } destinations
    }
log-next-card-short = { "" }

# The first time in a player’s life: what has just happened, or what a choice is about.
first-flag-turns-sheet = Arriver sur un drapeau change la fiche, pour tout le monde.
first-red-square-event = Arriver sur un carré rouge fait tirer un événement.
first-secret-card = Une carte SECRET se garde, cachée aux autres.
first-adrift = Sans bateau ni avion, en mer, on dérive d’une case.
first-right-call = Une carte trouvée ne compte qu’une fois rapportée au drapeau.
first-wrong-call = Une annonce fausse laisse la carte à découvert pour tous.
first-must-leave = Une seule annonce par visite : il faut partir et revenir.
first-extra-hint = Une carte que personne ne trouve reçoit un indice pour tous.
