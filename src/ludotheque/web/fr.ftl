ui-house = Ludothèque
ui-motto = Les boîtes d’autrefois, ouvertes jour et nuit.
ui-skip = Aller au contenu
ui-language = Langue
ui-language-fr = Français
ui-language-en = English
ui-theme = Lumière
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-auto = Comme l’appareil
ui-colon = { " " }:
ui-age = dès { $age } ans
ui-minutes =
    { $range ->
        [yes] { $low } à { $high } minutes
       *[no] { $low } minutes
    }

ui-shelf = L’étagère
ui-shelf-room = Cinq boîtes, et de la place pour une sixième.
ui-continue = Tes parties
ui-finished = Tes parties finies
ui-join-list = On t’attend
ui-watch-list = À regarder
ui-turn-mine = à toi
ui-turn-of = à { $name }
ui-state-open = en attente
ui-state-running = en cours
ui-state-over = finie
ui-state-archive = archive
ui-state-older = d’une autre édition
ui-state-set-aside = mise de côté
ui-free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
ui-upload-title = Une partie dans un tiroir ?
ui-upload-help = Apporte ou dépose ici un fichier .ludo : on la rejoue ensemble, coup par coup.
ui-upload = Choisir un fichier
ui-paste = Ou colle le lien d’une partie
ui-paste-open = Ouvrir
ui-put-away = Retirer
ui-put-away-sure = Retirer cette partie apportée ? Elle ne reviendra qu’avec son fichier, ou le lien qui l’a apportée.
ui-put-away-yes = Oui, retirer
ui-put-away-no = Non, garder
ui-house-key-title = Vérifier un fichier de cette maison
ui-house-key = Les fichiers .ludo des tables d’ici sont signés par la maison, pour que personne n’y change rien en cachette. Sa clé, pour « ludotheque verify --house » :
ui-nowhere = Rien dans cette boîte
ui-nowhere-text = Cette page n’existe pas, ou plus.
ui-back-to-shelf = Retour à l’étagère
ui-older = Une partie d’une autre édition
ui-set-aside = Une table mise de côté
ui-last-picture = La table, telle qu’on l’a vue la dernière fois
ui-raw-log = Journal brut
ui-missing = Cette page manque encore
ui-missing-text = Elle n’était pas toute là, et le réseau ne répond pas. Réessaie quand il revient.
ui-unreachable = La maison ne répond pas. Réessaie dans un instant.

ui-play-now = Préparer une table
ui-resume = Reprendre ta partie
ui-play-bot = Jouer contre { $name }
ui-others = Ou contre quelqu’un d’autre
ui-with-hints = Conseils à volonté.
ui-stars = niveau { $level } sur { $of }
ui-goal = But :
ui-first-time = Du nouveau :
ui-firsts = Expliquer ce qui arrive pour la première fois
ui-lesson = Première partie
ui-learn = Apprendre en trois minutes
ui-lesson-steps = Où tu en es
ui-lesson-on = Continuer
ui-lesson-back = Revenir d’un pas
ui-lesson-again = Recommencer la leçon
ui-lesson-elsewhere = Une autre position
ui-lesson-over = Voilà, tu sais l’essentiel ! Le reste est dit au moment où il arrive, et dans la règle.
ui-lesson-played = Voici ce que cela donne :
ui-lesson-would = Ce que ce coup ferait :
ui-no-lesson = Il n’y a pas encore de leçon dans cette boîte.
ui-rulebook = La règle
ui-rulebook-help = Ce que le texte d’origine laisse ouvert, cette édition l’a décidé, et dit pourquoi.
ui-print = Imprimer
ui-turn-in-steps = Un tour en { $count } étapes
ui-article = article { $number }
ui-article-link = lien vers cet article
ui-look-up = Chercher dans la règle
ui-looked-up =
    { $count ->
        [0] Rien trouvé.
        [one] Un article trouvé.
       *[other] { $count } articles trouvés.
    }
ui-link-copied = Lien copié.
ui-contents = Sommaire
ui-clause-names = Montrer les sources et les noms techniques des articles
ui-open-table = Ouvrir la table
ui-my-name = Ton nom
ui-their-name = Son nom
ui-guest = Invité
ui-how-many = Combien de joueurs ?
ui-seat = Place { $number } : { $name }
ui-advice-allowed = Conseils permis
ui-seat-me = moi
ui-seat-here = même écran
ui-seat-friend = par lien
ui-which-bot = Qui joue ?
ui-seat-bot = robot

ui-board = Plateau
ui-nearer = Voir de plus près
ui-farther = Voir de plus loin
ui-whole-board = Plateau entier
ui-follow = Suivre la partie
ui-lens = Vue du plateau
ui-empty = vide
ui-chosen = choisi
ui-may-move = peut jouer
ui-may-go = possible
ui-tray = { $label } ({ $count })
ui-times = × { $count }
ui-times-said = { $count } × { $said }
ui-seats = Autour de la table
ui-name-you = { $name } (toi)
ui-head-you = Toi
ui-you = toi
ui-present = à table
ui-away = pas là
ui-bot = robot
ui-free = place libre
ui-stand-in = un robot joue
ui-turn = à jouer
ui-won = gagne
ui-turn-title = À toi
ui-dock = Ton tour
ui-throw = Lancer
ui-put-back = Reposer
ui-take-up = Reprendre
ui-turned-aside = Dans ce sens, pas de place ici : posée au plus près.
ui-turn-piece = Tourner
ui-advice = Un conseil
ui-chance = % : ta chance de gagner si tu joues ainsi, d’après le robot.
ui-shared = Dans tous les cas : { $gains }.
ui-advising = On réfléchit…
ui-confirm-first = Pour la jouer ainsi, touche « Confirmer ».
ui-confirm = Confirmer
ui-if-played = Si tu joues ceci :
ui-other-ways = Façon { $now } sur { $of } : touche encore la case.
ui-just-come = vient d’arriver
ui-touch-place = Il est à toi : touche la case où il ira, ou fais-l’y glisser.
ui-leave-again = Encore « Retour » pour quitter. Ta partie t’attend, tout en haut de sa boîte.
ui-opening = On ouvre la boîte…
ui-read-on = Continuer
ui-reading = À lire d’abord
ui-watching = La partie se déroule…
ui-card-mine = Pour toi
ui-card-of = Pour { $name }
ui-skip-all =
    { $count ->
        [0] Aller à la fin
        [one] Passer aussi la carte suivante
       *[other] Passer aussi les { $count } cartes suivantes
    }
ui-passed = En bref
ui-passed-share =
    { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }{ $cards ->
        [0] { "" }
        [one] , 1 carte
       *[other] , { $cards } cartes
    }
ui-passed-last = En dernier : { $turn }
ui-passed-all = Tout lire
ui-close = Fermer
ui-full-rule = Article { $number }, en entier
ui-full-section = « { $section } », en entier
ui-log = Journal
ui-blanks = Cartes à écrire
ui-blanks-help = Quatre cartes blanches : écris-en, elles rejoignent la pioche.
ui-blank-text = Texte de la carte
ui-blank-points = points
ui-pace = Les dés
ui-pace-hand = À la main
ui-pace-walk = Au pas
ui-pace-run = Au galop
ui-pace-hurry = Jusqu’à mon prochain imprévu
ui-routine = { $count } coups du sort sans histoire
ui-earlier = Plus tôt dans la partie
ui-chat = Dire un mot à la table
ui-send = Dire
ui-drawers = Tiroirs de la table
ui-tab-read = Fiche
ui-tab-notes = Carnet
ui-notes-write = Notes
ui-notes-private = Ton carnet reste dans ce navigateur : personne d’autre ne le lit. Touche un nom pour le barrer.
ui-notes-where = Où est { $name } ?
ui-tab-talk = Journal
ui-tab-rules = Règle
ui-tab-table = Table

ui-seat-is-free = Une place t’attend.
ui-sit = S’asseoir
ui-waiting-friend = Il manque quelqu’un. Envoie-lui ce lien.
ui-awaited = On attend { $names }.
ui-invite = Lien d’invitation
ui-table-link = Lien de la table
ui-qr = Code QR : { $label }
ui-copy = Copier
ui-copied = C’est copié : { $label }
ui-share-copied = Le résultat et le lien de la partie sont copiés : colle-les dans un message.
ui-private = Continuer sur un autre appareil
ui-private-link = Mon lien privé
ui-watchers =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
ui-undo = Reprendre mon coup
ui-undo-sure =
    { $count ->
        [one] Reprendre ton coup, et celui de { $names } ?
       *[other] Reprendre ton coup, et ceux de { $names } ?
    }
ui-undo-yes = Reprendre
ui-undo-no = Laisser
ui-undo-asked = { $name } voudrait reprendre son coup.
ui-undo-agree = D’accord
ui-undo-refuse = Coup joué
ui-undo-waiting = { $name } demande à reprendre son coup. La table réfléchit.
ui-hand-asked = En l’absence de { $player }, { $name } voudrait qu’un robot joue à sa place.
ui-hand-pending = on demande aux autres
ui-hand-agree = D’accord
ui-hand-refuse = On attend encore
ui-hand-waiting = { $name } voudrait confier la place de { $player } au robot. La table réfléchit.
ui-withdraw = Laisser tomber
ui-resign-seat = Abandonner ({ $name })
ui-resign = Abandonner
ui-resign-sure = Abandonner la partie pour de bon ?
ui-resign-yes = Oui, j’abandonne
ui-resign-no = Non, je reste
ui-resigned =
    { $you ->
        [player] Tu abandonnes : { $rival } gagne la partie.
        [rival] { $player } abandonne : tu gagnes la partie !
       *[other] { $player } abandonne : { $rival } gagne la partie.
    }
ui-hand-seat = Confier au robot
ui-take-seat = Reprendre ma place
ui-rematch = Revanche
ui-result = Le résultat
ui-end-you = Tu gagnes !
ui-end-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
ui-end-level = Égalité
ui-end-resigned =
    { $mine ->
        [yes] Tu as abandonné.
       *[no] { $name } abandonne.
    }
ui-reckoning = D’où viennent les points
ui-reckoning-figures = La partie en chiffres
ui-story = Comment ça s’est joué
ui-moment-turn = Le tournant · { $when }
ui-moment-best = Le plus beau coup · { $when }
ui-moment-luck = La chance sourit à { $name } : +{ $gained } %.
ui-moment-choice = Bien vu, { $name } : +{ $gained } %.
ui-moment-gift = { $mover } se trompe : +{ $gained } % pour { $name }.
ui-quote = « { $words } »
ui-share = Partager
ui-share-text = { $box } à la Ludothèque. { $result }
ui-study-short = Étudier
ui-bot-1-won = J’ai gagné ? C’est vrai ? Regarde comme mon coin est joli !
ui-bot-1-lost = Bravo ! Bravo ! On recommence, dis ?
ui-bot-1-level = On est pareils ! C’est encore mieux que gagner.
ui-bot-2-won = Je n’ai rien vu venir non plus, rassure-toi !
ui-bot-2-lost = Je te l’avais dit : il ne fallait pas jouer ça. Enfin, j’allais le dire.
ui-bot-2-level = Match nul ! Ça mérite un petit quelque chose à boire.
ui-bot-3-won = Tu as très bien joué. J’ai simplement lu une page plus loin.
ui-bot-3-lost = Bien joué. Je note la cote et l’étagère : on ne m’y reprendra pas.
ui-bot-3-level = Ni l’un ni l’autre : une fin comme on en lit peu.
ui-bot-4-won = Cap tenu, voiles carguées. Tu as navigué honorablement.
ui-bot-4-lost = Mes cartes étaient justes. C’est donc toi qui étais meilleur : chapeau.
ui-bot-4-level = Aucun vainqueur ? Le journal de bord en parlera à demi-mot.
ui-bot-5-won = J’avais compté. Le thé est encore chaud, si tu veux ta revanche.
ui-bot-5-lost = Intéressant. Je refais le calcul, et je te dois un gâteau.
ui-bot-5-level = Égalité exacte. C’est si rare que je l’ai notée deux fois.
ui-to-rematch = Aller à la revanche
ui-replay = Revoir la partie
ui-replay-title = Revoir
ui-to-box = La boîte
ui-to-table = Retour à la table
ui-this-screen = Cet écran
ui-throws-alone = Les dés se lancent tout seuls
ui-confirms = Confirmer mes coups
ui-cards = Les cartes à lire
ui-cards-hand = Je les tourne moi-même
ui-cards-slow = Toutes seules, lentement
ui-cards-fast = Toutes seules, vite
ui-sounds = Sons
ui-vibrates = Vibrer quand c’est à moi
ui-turned = Tourner le plateau
ui-fair = Hasard vérifiable : { $short }…
ui-fair-help = Avant la partie, la maison a mis un secret sous enveloppe ; voici l’empreinte de l’enveloppe. Chaque tirage vient de ce secret et du hasard des navigateurs assis à la table. À la fin, la maison ouvre l’enveloppe, et n’importe qui peut refaire tous les tirages.
ui-fair-proof = Ce que cela prouve : la maison seule n’a pas pu choisir les tirages, puisque son secret était sous enveloppe avant que les navigateurs n’envoient leur part. Ce que cela ne prouve pas : que personne ne les connaissait ; qui tient la maison peut lire le secret et, s’il joue, connaître les tirages à venir ou, en ajoutant sa part le dernier, les choisir.
ui-curtain = Passe l’écran à { $name }
ui-curtain-help = Les autres regardent ailleurs. C’est promis ?
ui-curtain-open = C’est moi, { $name }
ui-swapped = La maison ne montre pas d’enveloppe pour son hasard, ou plus la même : ce navigateur n’y ajoute rien, et la partie ne commence pas.
ui-lost = Réseau perdu. On se reconnecte ; rien n’est oublié.
ui-offline-refused = Sans réseau, ce geste ne part pas. Recommence quand la ligne revient.
ui-offline-unsure = Le réseau a coupé au milieu du geste. Le plateau dira s’il a compté.

ui-player = Défiler la partie
ui-ply = Coup { $ply } sur { $plies }
ui-to-start = Au début
ui-step-back = Un coup en arrière
ui-step-on = Un coup en avant
ui-to-end = À la fin
ui-turn-back = Tour d’avant
ui-turn-on = Tour suivant
ui-event-back = Événement d’avant
ui-event-on = Prochain événement
ui-play = Dérouler
ui-pause = Pause
ui-speed = Allure
ui-speed-1600 = lent
ui-speed-900 = normal
ui-speed-400 = vif
ui-study = Étudier la partie
ui-studying = Le robot relit la partie. Quelques secondes…
ui-study-help = Chances estimées par le robot, avec ce que chacun pouvait savoir sur le moment.
ui-curve = Chances de gagner au coup affiché
ui-curve-mistakes = { $count ->
        [one] le coup qui a coûté le plus
       *[other] les coups qui ont coûté le plus
    }
ui-curve-turn = le tournant
ui-curve-now = le coup affiché
ui-percent = { $number } %
ui-mistakes = Les coups qui ont coûté le plus
ui-at-ply = Coup { $ply }
ui-mistake = { $when } : { $name }, { $move } (−{ $lost } % de chances)
ui-better = Mieux : { $move }.
ui-no-mistakes = Aucun coup n’a coûté bien cher.
ui-no-choices = Ici, personne n’avait le choix : tout s’est joué aux dés.
ui-fork = Continuer d’ici
ui-download = Fichier .ludo
ui-carry = Emporter
ui-carry-help = La partie tient tout entière dans un lien. Ouvert dans une maison ou dans une autre ludothèque, il la repose sur la table, et on continue d’où l’on veut.
ui-carry-to = Adresse où elle va
ui-carry-link = Lien de la partie
ui-carry-long = La partie est trop longue pour un code : le lien la porte, le fichier aussi.
ui-carry-nowhere = Ce n’est pas une adresse.
ui-keep = En une page
ui-keepsake = Une partie à garder : cette page contient tout, règles et dés compris, et s’ouvre sans réseau. Une restauration non officielle.
ui-check = Vérifier le hasard
ui-check-later = Le secret du hasard est dit à la fin de la partie. Patience.
ui-check-unsealed = La maison n’a pas ouvert l’enveloppe : rien ne peut être vérifié.
ui-check-honest = Tout ce que ce navigateur peut vérifier tombe juste.
ui-check-partly = Ce qui a pu être vérifié tombe juste, mais ce n’est qu’une partie : la liste dit quoi, et pourquoi pas le reste.
ui-check-nothing = Rien n’a pu être vérifié : aucun tirage n’a pu être refait.
ui-check-dishonest = Ces tirages ne sont pas honnêtes, ou quelque chose manque à l’appel.
ui-check-broken = Le secret n’est pas celui de l’enveloppe montrée avant la partie.
ui-check-sealed = Le secret est celui de l’enveloppe que ce navigateur a vue avant la partie.
ui-check-sealed-late = Le secret est celui de l’enveloppe vue à ton arrivée ; la partie avait déjà commencé.
ui-check-no-witness = Le secret va avec l’enveloppe que la maison montre. Ce navigateur n’a rien vu de la partie : il ne peut pas savoir si l’enveloppe est d’avant, ni de qui vient le hasard.
ui-check-part = Ta part du hasard y est, telle que ce navigateur l’a envoyée.
ui-check-part-changed = Ta part du hasard n’est pas celle que ce navigateur a envoyée.
ui-check-part-none = Ce navigateur n’a rien ajouté au hasard de cette table : il ne peut pas savoir qui l’a fait.
ui-check-part-elsewhere = Ta part du hasard a été envoyée par ton autre appareil : lui seul peut la reconnaître.
ui-check-part-invented = Ta part du hasard n’est pas partie de ce navigateur : ton autre appareil l’a envoyée, sinon la maison l’a inventée.
ui-check-parts =
    { $count ->
        [0] Personne n’a ajouté de hasard, comme annoncé au début.
        [one] Le hasard ajouté est celui annoncé au début.
       *[other] Les { $count } parts du hasard sont celles annoncées au début, dans le même ordre.
    }
ui-check-parts-nobodys = Personne d’autre n’a ajouté sa part au hasard : la maison a pu choisir les tirages.
ui-check-parts-changed = Les parts du hasard ne sont pas celles annoncées au début, ou pas dans le même ordre.
ui-check-parts-late = Les parts du hasard sont celles annoncées à ton arrivée ; la partie avait déjà commencé.
ui-check-parts-unseen = Ce navigateur n’a pas vu commencer la partie : il ne connaît pas les parts annoncées au début.
ui-check-good =
    { $count ->
        [0] Aucun tirage à refaire.
        [one] Le tirage refait retombe pareil.
       *[other] Les { $count } tirages refaits retombent pareil.
    }
ui-check-older =
    { $count ->
        [one] Un tirage d’avant cette table n’a pas pu être refait : le secret qui l’a donné n’est pas dit ici.
       *[other] { $count } tirages d’avant cette table n’ont pas pu être refaits : le secret qui les a donnés n’est pas dit ici.
    }
ui-check-wrong = Ces tirages ne retombent pas pareil : { $plies }.
ui-check-told =
    { $count ->
        [one] Le tirage que ce navigateur a vu (sur { $all }) est bien dans la liste.
       *[other] Les { $count } tirages que ce navigateur a vus (sur { $all }) sont bien dans la liste.
    }
ui-check-told-wrong = La liste ne dit pas ce que ce navigateur a vu pendant la partie : { $plies }.
ui-check-told-none = Ce navigateur n’a vu aucun tirage pendant la partie.
ui-check-weights = Les chances de chaque résultat viennent de la liste de la maison : ce navigateur n’a pas les règles pour les refaire.
ui-check-weights-own = Les chances de chaque résultat ont été refaites ici, d’après les règles.
ui-check-command-again = Pour tout refaire sur une autre machine : prends le fichier .ludo, puis lance cette commande.
ui-check-command = Pour refaire aussi les chances, d’après les règles, sur ta propre machine : prends le fichier .ludo, puis lance cette commande.
ui-check-command-label = Commande de vérification

ui-me = Moi
ui-show-all = Toutes ({ $count })
ui-this-house = la Ludothèque
ui-invite-for = Lien pour { $name }
ui-invite-text = Viens jouer à { $box } avec moi, à { $house }.
ui-held-for = Gardée pour (facultatif)
ui-door = Qui peut venir
ui-door-open = tout le monde
ui-door-invitation = sur invitation
ui-door-screen = cet écran seul
ui-calls = Quand c’est à moi
ui-calls-help = La maison te prévient quand c’est ton tour et que tu n’es pas là : une seule fois par tour, jamais pour autre chose.
ui-calls-ask = Pas besoin d’attendre ici : veux-tu être prévenu quand c’est à toi ?
ui-calls-yes = Oui, préviens-moi
ui-calls-no = Non merci
ui-calls-done = C’est noté : tu seras prévenu.
ui-calls-denied = Ton navigateur ne veut pas de messages de cette maison. C’est dans ses réglages que cela se change.
ui-calls-unable = Ce navigateur ne peut pas être prévenu ici : il lui faut une adresse en https.
ui-calls-push-on = Me prévenir sur cet appareil
ui-calls-here = Cet appareil
ui-calls-push = Un autre appareil ({ $where })
ui-calls-mail = Courriel : { $where }
ui-calls-hook = Webhook : { $where }
ui-calls-unproved = – en attente : ouvre le lien de la lettre
ui-calls-off = Ne plus prévenir
ui-calls-mail-address = Adresse de courriel
ui-calls-letter = Une lettre est partie : ouvre son lien dans ce navigateur.
ui-calls-proved = C’est bien ton adresse : tu seras prévenu.
ui-calls-hooks = Par un webhook
ui-calls-hook-address = Adresse du webhook
ui-calls-shape = Service
ui-calls-ntfy = ntfy
ui-calls-discord = Discord
ui-calls-matrix = Matrix
ui-calls-add = Ajouter
ui-clock = Pendule
ui-clock-none = aucune, on prend son temps
ui-clock-terms = { $bank } chacun, et { $turn } de plus par tour
ui-clock-longest = { $bank } chacun, et { $turn } de plus par tour ({ $longest } au plus)
ui-clock-minutes = en minutes, comme je veux
ui-clock-days = en jours, comme je veux
ui-clock-bank-minutes = Minutes chacun
ui-clock-turn-seconds = Secondes de plus par tour
ui-clock-bank-days = Jours chacun
ui-clock-turn-hours = Heures de plus par tour
ui-clock-longest-days = Jours à garder au plus
ui-clock-longest-help = Laisse vide s’il n’y a pas de limite.
ui-clock-loses = Qui n’a plus de temps a perdu (sinon, un robot joue jusqu’à son retour)
ui-clock-left = Temps restant
ui-time-days =
    { $hours ->
        [0]
            { $days ->
                [one] { $days } jour
               *[other] { $days } jours
            }
       *[other] { $days } j { $hours } h
    }
ui-time-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes }
    }
ui-time-minutes = { $minutes } min
ui-time-seconds = { $seconds } s
ui-come-back-late = Ton temps est écoulé.
ui-late =
    { $you ->
        [player] Ton temps est écoulé : { $rival } gagne la partie.
        [rival] Le temps de { $player } est écoulé : tu gagnes la partie !
       *[other] Le temps de { $player } est écoulé : { $rival } gagne la partie.
    }
ui-end-late =
    { $mine ->
        [yes] Ton temps est écoulé.
       *[no] Le temps de { $name } est écoulé.
    }
ui-come-back = Te revoilà !
ui-come-back-text = Un robot joue à ta place pendant ton absence.
ui-come-back-seat = Un robot joue à la place de { $name }.
ui-leave-bot = Laisser jouer le robot
ui-again-asked = { $name } propose une revanche.
ui-again-agree = Avec plaisir
ui-again-refuse = Pas maintenant
ui-again-waiting = { $name } propose une revanche. On attend les réponses.
ui-private-help = Ce lien fait de l’autre appareil le tien, avec toutes tes parties. Il sert une seule fois, pendant dix minutes ; ne le donne à personne.
ui-private-make = Faire un lien privé
ui-private-again = En faire un autre
ui-me-alone = { $tables ->
        [0] Aucune partie n’a encore été jouée ici.
        [one] Une partie a été jouée ici.
       *[other] { $tables } parties ont été jouées ici.
    }
ui-me-known = La maison te connaît depuis le { $since } : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, { $devices ->
        [one] un appareil
       *[other] { $devices } appareils
    }. Ni compte, ni mot de passe, ni courriel.
ui-me-unknown = La maison ne te connaît pas encore : elle te reconnaîtra à ta première partie, sans compte.
ui-me-arrive = Continuer sur cet appareil ?
ui-me-arrive-text = Cet appareil reprendra le nom et les parties de qui a fait ce lien. Ne dis oui que si c’est toi.
ui-me-arrive-tables = Cet appareil reprendra le nom et les parties de qui a fait ce lien, et les { $count } parties jouées ici les rejoindront. Ne dis oui que si c’est toi.
ui-me-arrive-yes = Oui, c’est moi
ui-me-arrive-no = Non
ui-me-here = C’est bien toi. Tes parties sont sur l’étagère.
ui-passkey = Clé d’accès
ui-passkey-help = Avec une clé d’accès, ton téléphone ou ton ordinateur te reconnaît partout, sans mot de passe ni courriel.
ui-passkey-make = Créer une clé d’accès
ui-passkey-use = J’ai déjà une clé
ui-passkey-made = La clé est créée : elle te reconnaîtra sur tes autres appareils.
ui-passkey-count = { $count ->
        [one] Tu as une clé d’accès.
       *[other] Tu as { $count } clés d’accès.
    }
ui-passkey-browser = Ce navigateur ne connaît pas les clés d’accès.
ui-kept = Ce que la maison garde de toi
ui-kept-text = Ton nom, ta langue, l’empreinte de tes appareils, tes places, l’issue de tes parties, tes messages, et où tu as demandé à être prévenu. Rien d’autre, et rien ne sort de la maison sans que tu l’aies demandé.
ui-kept-alone = Ce que ce navigateur garde de toi
ui-kept-alone-text = Ton nom, ta langue, tes parties avec leur issue, et ce que tu y as écrit. Rien d’autre, et rien n’en sort sans que tu l’aies demandé.
ui-kept-download = Tout télécharger
ui-forget = Oublie-moi
ui-forget-sure = Ton nom, tes appareils, tes résultats et tes messages disparaîtront de toutes les tables. Tes coups restent, joués par « quelqu’un ». C’est sans retour.
ui-forget-alone = Tout ce que ce navigateur garde de toi disparaîtra : ton nom, tes résultats, ce que tu as écrit, et { $tables ->
        [0] toutes les parties
        [one] la partie qui est ici
       *[other] les { $tables } parties qui sont ici
    }, finies, en cours ou apportées. Personne n’en a de copie : télécharge d’abord ce que tu veux garder. C’est sans retour.
ui-forgotten-alone = C’est fait : il ne reste rien de toi ni de tes parties dans ce navigateur.
ui-forget-yes = Oui, oublie-moi
ui-forget-no = Non, je reste
ui-forget-lingers = Cette maison garde ses tables dans PostgreSQL. Plus personne n’y lira rien de toi ; mais d’anciens octets peuvent rester dans les fichiers du serveur jusqu’à ce que d’autres les recouvrent, et dans les sauvegardes de l’hôte.
ui-forgotten = C’est fait : la maison ne te connaît plus.
ui-passkey-address = Une clé d’accès demande que la maison ait un nom : elle est jointe par une adresse de chiffres.
ui-passkey-http = Une clé d’accès demande que la maison soit jointe par HTTPS.

ui-progress = Où j’en suis
ui-progress-private = Cette page n’est visible que de toi.
ui-progress-none = Rien encore. Finis une partie, et cette page la racontera.
ui-progress-won =
    { $won ->
        [0] Pas encore de victoire, en { $played ->
            [one] une partie
           *[other] { $played } parties
        }
        [one] Une victoire en { $played ->
            [one] une partie
           *[other] { $played } parties
        }
       *[other] { $won } victoires en { $played } parties
    }
ui-progress-rank = Numéro { $rank } de la maison sur { $of }, par victoires
ui-progress-streak = { $streak } victoires de suite : ça sent la confiture.
ui-progress-longest = Record : { $longest } de suite
ui-progress-path = Les dernières parties
ui-progress-path-help = Une victoire monte, une défaite descend.
ui-progress-path-told = Les { $count } dernières : { $won } gagnées, { $level } sans vainqueur, { $lost } perdues.
ui-progress-stairs = L’escalier
ui-progress-met =
    { $met ->
        [0] { $name } : pas encore de partie
       *[other] { $name } : { $beaten } sur { $met }
    }
ui-progress-best = Ta plus belle partie
ui-progress-missed = Celle qui t’a échappé
ui-progress-hope = Tu as eu jusqu’à { $hope } % de chances de gagner, dit l’étude.
ui-progress-unlucky = La plus malchanceuse
ui-progress-blow = Un seul coup du sort t’y a coûté { $blow } chances sur cent, dit l’étude.
ui-progress-against = Contre { $name }
ui-progress-people = Entre personnes
ui-progress-score = { $own } à { $other }
ui-progress-see = La revoir
ui-next-first = On commence en douceur.
ui-next-same = Encore une ?
ui-next-harder = Deux victoires de suite : tu peux viser plus haut.
ui-next-easier = La dernière était rude. Quelqu’un de plus doux ?
ui-rating = La cote
ui-rating-help = Une cote dit en un nombre comment tu joues, mesuré aux robots de la maison : Madame Colette en vaut 1500, et 400 de plus veulent dire dix victoires pour une défaite, comme aux échecs. Une partie gagnée avec un conseil ou un remplaçant ne compte pas, ni celle où un coup a été repris ; qui abandonne ou s’en va a perdu. Entre personnes, il faut que toutes en veuillent une, et cinq parties par jour avec les mêmes comptent.
ui-rating-wish = Tu en veux une ?
ui-rating-wish-none = non
ui-rating-wish-own = pour moi
ui-rating-wish-listed = affichée
ui-rating-seen = Affichée, ton nom et tes cotes se voient sur la page de chaque jeu.
ui-rating-points = { $points } points, à { $spread } près
ui-rating-provisional =
    { $games ->
        [0] Aucune partie ne compte encore.
        [one] Provisoire : une partie compte.
       *[other] Provisoire : { $games } parties comptent.
    }
ui-rating-you = toi
ui-rating-list = Le tableau des cotes
ui-rating-waiting = provisoire

ui-any-name = Au hasard
ui-phrases = Phrases toutes faites
ui-about-message = Ce message de { $name }
ui-mute = Ne plus lire { $name }
ui-mute-all = Ne plus lire les messages
ui-hear-all = Tout lire à nouveau
ui-quiet-all = Les messages sont cachés, ici seulement.
ui-quiet-some = Les messages de quelqu’un sont cachés, ici seulement.
ui-report = Signaler à l’hôte
ui-reported = L’hôte le lira.
ui-parted = On s’arrête là
ui-host-says = L’hôte
ui-still-there = Encore là ?
ui-still-there-text = Sinon, l’étagère revient et on oublie qui jouait ici.
ui-still-there-yes = Oui, je joue
ui-still-there-no = J’ai fini
ui-kiosk-phones = Avec ton téléphone
ui-kiosk-phones-text = Vise ce code pour jouer d’ici sur ton propre écran.
ui-kiosk-link = L’adresse de la maison
ui-host = La page de l’hôte
ui-host-watch = À surveiller
ui-host-watch-reports = Des messages ont été signalés.
ui-host-watch-aside = Des tables sont mises de côté : leur journal ne se suit plus.
ui-host-watch-disk = Il reste peu de place sur le disque.
ui-host-watch-memory = Rien n’est gardé : la maison oublie tout quand elle ferme.
ui-host-watch-plain = Cette page est venue sans chiffrement (http) : qui écoute le réseau peut la lire.
ui-host-state-open = tables qui attendent
ui-host-state-running = parties en cours
ui-host-state-over = parties finies
ui-host-state-archive = fichiers apportés
ui-host-visitors = visiteurs connus
ui-host-used = base de données
ui-host-free = place libre
ui-host-processes = processus
ui-host-version = version
ui-host-made-of = Tables dans { $kind }, Python { $python }.
ui-host-family = Maison des familles : noms et phrases d’une liste, rien de public.
ui-host-announce = Annonce
ui-host-announce-text = Se lit en haut de chaque page jusqu’à ce que tu la retires.
ui-host-announce-yes = Annoncer
ui-host-announce-no = Retirer l’annonce
ui-host-aside = Tables mises de côté
ui-host-aside-text = Rien n’en est perdu : elles se téléchargent telles quelles.
ui-host-tables = Tables
ui-host-no-table = Aucune table.
ui-host-people = Visiteurs
ui-host-people-text = Un visiteur est un navigateur, avec ses autres appareils liés. Le mettre dehors ne ferme aucune adresse : une famille ou une école en partage une. Qui efface ses cookies revient donc comme un inconnu.
ui-host-newcomers = Nouveaux venus
ui-host-newcomers-text = Contre qui revient en inconnu : faire attendre ceux que la maison ne connaît pas encore, avant qu’ils s’asseyent à une table ouverte à tous ou en ouvrent une. Contre les robots, ou sur invitation, tout le monde joue tout de suite. Cela retarde un gêneur patient ; cela ne l’arrête pas.
ui-host-newcomers-wait = Attente avant les tables ouvertes à tous
ui-host-newcomers-none = aucune
ui-host-nobody = Personne encore.
ui-host-seen = vu le { $when }
ui-host-muted = muet
ui-host-banned = dehors
ui-host-mute = Faire taire
ui-host-unmute = Rendre la parole
ui-host-ban = Mettre dehors
ui-host-ban-sure = Des robots reprendront ses places, et les autres le sauront. Un autre navigateur peut revenir.
ui-host-ban-yes = Mettre dehors
ui-host-readmit = Laisser revenir
ui-host-no = Non
ui-host-hidden = cachée
ui-host-hide = Cacher
ui-host-show = Montrer
ui-host-close = Fermer
ui-host-delete = Supprimer
ui-host-delete-sure = Pour toujours ? Qui y joue sera prévenu.
ui-host-delete-yes = Supprimer
ui-host-log = Journal
ui-host-file = Fichier
ui-host-more = Voir les plus anciens
ui-host-door-open = ouverte à tous
ui-host-door-invitation = sur invitation
ui-host-door-screen = sur un écran
ui-host-door-link = par son lien
ui-host-no-report = Rien à lire : tout le monde est gentil.
ui-host-report-gone = Le message n’est plus là.
ui-host-settle = C’est vu
ui-host-kiosk = Kiosque
ui-host-kiosk-text = Ouvre ce lien sur un écran posé là pour tous : plein écran, toujours allumé, il revient à l’étagère et oublie qui jouait quand plus personne ne le touche. L’écran ne reste allumé qu’en HTTPS ou sur la machine elle-même.
ui-host-kiosk-minutes = Minutes sans rien toucher
ui-host-kiosk-link = Lien du kiosque
ui-host-backup = Sauvegarde
ui-host-backup-file = Toute la maison dans un fichier, pendant qu’on joue. Il contient ses secrets : garde-le pour toi. « ludotheque restore » le remet en place.
ui-host-backup-postgresql = Les tables sont dans PostgreSQL, qui a ses outils : pg_dump -Fc -f FICHIER URL.
ui-host-backup-none = Cette maison ne garde rien : il n’y a rien à copier.
ui-host-backup-yes = Télécharger la sauvegarde
ui-host-key = Le lien de cette page
ui-host-key-text = Qui a le lien est l’hôte. « ludotheque host » le montre ; un lien neuf ferme la page partout ailleurs.
ui-host-key-renew = Faire un lien neuf
ui-host-key-yes = Oui, l’ancien ne vaut plus rien
ui-host-key-link = Le nouveau lien, à garder pour soi
ui-host-leave = Quitter cette page ici
ui-host-acts = Le registre
ui-host-act-key = Nouveau lien de l’hôte.
ui-host-act-newcomers = Attente des nouveaux venus : { $wait }.
ui-host-act-hide = Table { $table } cachée.
ui-host-act-show = Table { $table } montrée.
ui-host-act-close = Table { $table } fermée.
ui-host-act-delete = Table { $table } supprimée.
ui-host-act-mute = { $name } n’a plus la parole.
ui-host-act-unmute = { $name } a de nouveau la parole.
ui-host-act-ban = { $name } est dehors.
ui-host-act-readmit = { $name } peut revenir.
ui-host-act-report = { $name } signale un message à la table { $table }.
ui-host-act-settle = Signalement vu, table { $table }.
ui-host-reports =
    { $count ->
        [0] Signalements
        [one] Un signalement
       *[other] { $count } signalements
    }
ui-host-report-by =
    { $times ->
        [one] Signalé une fois, { $when }, table { $table }.
       *[other] Signalé { $times } fois, { $when }, table { $table }.
    }
ui-host-act-announce =
    { $up ->
        [yes] Annonce : « { $text } »
       *[no] Annonce retirée.
    }
ui-host-rules = Règles : { $rules }.

## La ludothèque sans maison, dans la page

ui-coming = On apporte la table… { $percent } %
ui-coming-laying = On dresse la table…
ui-coming-game = La partie apportée arrive…
ui-coming-elsewhere = La ludothèque est ouverte dans un autre onglet. Deux tables pour une partie, c’est une de trop.
ui-coming-here = Continuer ici
ui-coming-broken = La table n’a pas pu être dressée : le réseau a manqué, ou ce navigateur est trop ancien.
ui-coming-gone = La table s’est arrêtée dans ce navigateur. Rien de ce qui était joué n’est perdu.
ui-keeps-newer = Tes parties sont d’une édition plus récente que celle-ci : ici on peut les revoir et les télécharger, pas les continuer.
ui-keeps-nothing = Ce navigateur ne laisse rien garder ici : on peut jouer, mais les parties s’en vont avec la page. Celles d’avant, s’il y en a, restent hors de vue.
ui-coming-again = Réessayer
ui-alone-kept = Tout reste sur cet appareil : tes parties, ton nom, tes réglages. Rien ne part sur le réseau ; pour emporter une partie ailleurs, prends son fichier ou son lien.
ui-check-alone = Ici, la maison est ton propre appareil : son secret vient du générateur de ton navigateur. Personne d’autre n’y a mis la main, et personne d’autre ne peut en témoigner.
ui-edition-ready = Une nouvelle édition est prête. Ta partie reste où elle est.
ui-edition-open = L’ouvrir
ui-edition-later = Plus tard
ui-offline-coming = Tout n’est pas encore là : garde le réseau un moment.
ui-offline-ready = Tout est là : la ludothèque s’ouvre aussi sans réseau.
