seat-0 = Indigo
seat-1 = Safran
seat-2 = Prune
seat-3 = Sauge
seat-4 = Abricot
seat-5 = Ivoire
colour-0 = indigo
colour-1 = safran
colour-2 = prune
colour-3 = sauge
colour-4 = abricot
colour-5 = ivoire
traveller = { $player }
flag = Drapeau de { $player }
spare-flag = Drapeau sans maître
card-train = train { $reach }
card-boat = bateau { $reach }
card-plane = avion { $reach }
card-world = Tour du monde
back = carte transport cachée
secret = carte SECRET
hand = Cartes de { $player }
carried = En route avec { $player }
rack = Album de { $player }
open = À découvert
validated = Validées
round = Tour
quarter-NW = nord-ouest
quarter-NE = nord-est
quarter-SW = sud-ouest
quarter-SE = sud-est
film-left = À gauche : { $quarter }
film-right = À droite : { $quarter }
empty-left = À gauche : vide
empty-right = À droite : vide
sheet = Fiche renseignements
peeked = La prochaine fiche, lue en cachette
hints = Énigmes lues à tous
site = { $name }, { $country }
right = { $player } a trouvé !
wrong = { $player } s’est trompé
hint = Un coup de pouce : le numéro { $number }
press-stay = Rester ici
press-change = Rester et changer une carte
press-pass = Finir le tour
press-accept = Laisser faire
press-use = Jouer cette carte
press-call-left = Annoncer la carte de gauche
press-call-right = Annoncer la carte de droite
tagline = Trois énigmes, une carte, un billet de train : quatre-vingts sites à retrouver, et un drapeau où rentrer.
option-round_world = La terre est ronde : on passe d’un bord à l’autre
option-round_world-no = non
option-round_world-yes = oui
option-hint = Tours avant un coup de pouce (0 : jamais)
option-turn_cap = Tours de jeu en tout, au plus

effect-voyage = En voyage : { $site }
effect-draw =
    { $count ->
        [one] Pioche une carte transport
       *[other] Pioche { $count } cartes transport
    }
effect-lose = Écarte une carte transport
effect-swap = Une carte échangée à l’aveugle
effect-sheet = La fiche change
effect-peek = Lis la prochaine fiche, pour toi
effect-flag = Ton drapeau vient près de toi
effect-flag-other = Déplace un autre drapeau d’une case
effect-again = Rejoue après ce tour
effect-miss = Passe ton prochain tour
effect-step = Avance d’une case
effect-nothing = Rien ne se passe
effect-shield = Écarte un malheur
effect-far = Deux cases de plus

prompt-numbers = On distribue les numéros.
prompt-face = Une carte arrive dans l’appareil.
prompt-site = Une carte arrive dans l’appareil.
prompt-sheet = La fiche change.
prompt-link = On cherche les numéros sur la fiche.
prompt-peek = { $player } jette un œil à la prochaine fiche.
prompt-glimpse = { $player } lit en cachette.
prompt-hint = Un coup de pouce pour tous.
prompt-card = On retourne la carte.
prompt-deal = On distribue des cartes transport.
prompt-start = D’où part { $player } ?
prompt-lot = Au sort de dire qui commence.
prompt-event = { $player } tire un événement.
prompt-secret = { $player } garde une carte SECRET.
prompt-mix = { $player } perd une carte au hasard.
prompt-place-flag = { $player }, plante le drapeau.
prompt-spare-flag = { $player }, plante un drapeau sans maître.
prompt-travel = { $player }, choisis ton transport.
prompt-shield = { $player }, veux-tu écarter ce malheur ?
prompt-lay = { $player }, écarte une carte.
prompt-which-flag = { $player }, quel drapeau déplaces-tu ?
prompt-step = { $player }, où t’arrêtes-tu ?
prompt-call = { $player }, une annonce à faire ici ?
prompt-won =
    { $sharing ->
        [one] { $player } gagne, { $count } destinations à l’album.
       *[other] Victoire partagée à { $sharing }, { $count } destinations chacun.
    }

log-one-sheet = Une nouvelle fiche est affichée.
log-seven-cards = Chacun reçoit { $count } cartes transport.
log-random-start = { $player } part de : { $site }.
log-no-sharing = La place est prise par { $rival } : { $player } tire une autre carte.
log-place-flag = { $player } plante le drapeau { $colour } en { $cell }.
log-spare-flags = { $player } plante le drapeau { $colour }, sans maître, en { $cell }.
log-youngest-first = { $player } commence.
log-choose-transport = { $player } passe son tour.
log-on-foot = { $player } marche : { $from } → { $to }.
log-by-card = { $player } : { $card }, { $from } → { $to }.
log-laid = { $player } écarte une carte : { $card }.
log-tour-du-monde = { $player } joue Tour du monde : { $from } → { $to }.
log-adrift = { $player } dérive : { $from } → { $to }.
log-stay = { $player } reste sur place.
log-change-card = { $player } change une carte.
log-refill = La pioche est vide : on remélange { $count } cartes transport.
log-flag-turns-sheet = { $player } atteint le drapeau { $colour } : la fiche change.
log-red-square-event = { $player } : { $event } { $effect }.
log-event-pile = On remélange { $count } événements.
log-kept = { $player } garde une carte SECRET.
log-secret-card = { $player } joue une carte SECRET : { $effect }.
log-no-chain-event = { $player } arrive en { $to }.
log-sent-aside = { $player } est attendu en { $to }, mais la place est prise.
log-announce =
    { $opening ->
        [0] { $player } annonce, à gauche : { $site }.
       *[other] { $player } annonce, à droite : { $site }.
    }
log-must-leave = { $player } a déjà fait son annonce ici et doit repartir.
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
log-five-wins = { $player } a cinq destinations à l’album !
log-turn-cap = On s’arrête après { $turns } tours.
