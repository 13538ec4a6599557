players =
    { $low ->
        [one] { $low } joueur
       *[other] { $low } joueurs
    }
players-range = de { $low } à { $high } joueurs
figure = { $count }
ruling = Décision de cette édition
source = Source
unofficial = Restauration non officielle. Les noms des jeux appartiennent à leurs propriétaires ; les textes et les dessins sont les nôtres.
guide-goal = But du jeu
guide-turn = Un tour
guide-end = La fin
guide-box = Dans la boîte
guide-added = ajout de cette édition

throw = Entrée pour lancer, f pour laisser courir
choose-first = ton choix
choose-next = { $things } →
go-back = retour
not-understood = Je ne comprends pas « { $text } ». Tape « aide » pour la liste des commandes.
perhaps = Peut-être : { $things } ?
refused = « { $text } » : ce n’est pas permis.
too-early = Pas maintenant : ce n’est pas ce que la table attend.
why-allowed = « { $text } » : rien ne l’interdit.
no-rule = Aucune règle ne parle de « { $text } ».
undone = Repris : { $move }.
nothing-to-undo = Rien à reprendre.
saved = Partie gardée dans { $file }.
saved-secrets = Le fichier dit tout, cartes et tirages cachés compris. Il n’est qu’à toi : le lire, c’est tricher.
curtain = { $player } vient au clavier, les autres regardent ailleurs. Entrée quand c’est fait
file-exists = { $file } existe déjà : choisis un autre nom.
left = Partie laissée en plan.
continue-with = Pour la reprendre : ludotheque play --from { $file }
reckoned-score = Points
reckoned-of = { $label } : { $value }
finished = Partie finie en { $plies } coups et tirages.
seated-person = { $player } est au clavier.
seated-bot = { $player } est un robot.
ask-help = « aide » pour les commandes.
counted = { $label } { $value }
counted-of = { $label } { $player } : { $value }
passed =
    { $count ->
        [one] Un lancer sans histoire.
       *[other] { $count } lancers sans histoire.
    }
only-choice = Un seul choix : { $move }.
choose-before = C’est d’abord à toi de choisir.
many-things = { $count } possibilités : tape un nom, comme { $example }, ou quelques lettres.
help =
    nom ou numéro    choisir ; quelques lettres suffisent ({ $things })
    Entrée           lancer les dés ; dans un choix, revenir
    f                lancer et jouer jusqu’au prochain incident
    voir             toute la table
    but              le but du jeu
    pourquoi NOM     la règle qui l’interdit
    règle NUMÉRO     le texte d’une règle ; ou des mots qu’elle contient
    annuler          reprendre ton dernier coup
    sauver FICHIER   garder la partie
    aide, quitter

refused-seat = Ce n’est pas ta place.
refused-over = La partie est finie.
refused-open = La partie commence quand toutes les places sont prises et que tout le monde est arrivé.
refused-stirred = C’est trop tard pour se mêler du hasard : ta part y est déjà, ou la partie a commencé.
refused-turn = C’est à { $player } de jouer.
refused-throw-first = Il faut d’abord lancer.
refused-no-throw = Il n’y a rien à lancer maintenant.
refused-outcome = Le hasard décide, pas toi.
refused-unreadable = « { $text } » n’est pas un coup de ce jeu.
refused-rule = { $move } n’est pas permis.
refused-rule-touch = Ce n’est pas permis.
refused-first = Touche d’abord ce que tu veux jouer.
refused-button = Réponds d’abord par un des boutons.
refused-there = Pas là : touche ce qui est marqué.
refused-sign = { $sign } { $why }
refused-nothing = Rien à faire ici pour l’instant.
refused-undo = On ne reprend que son dernier coup, et jamais après un lancer ou un tirage.
refused-advice = À cette table, on joue sans conseil.
refused-no-advice = Pas de conseil cette fois. Redemande.
refused-vote = Il n’y a rien à voter.
refused-present = { $player } est là : sa place lui reste.
refused-just-left = { $player } vient de partir : laisse-lui une minute pour revenir.
refused-bot-first = Ton temps est écoulé : un robot joue ce coup, puis la place est à toi.
refused-asked = Une question attend déjà la table.
refused-which-seat = Tu tiens plusieurs places : dis laquelle tu abandonnes.
refused-older = Cette partie a été jouée avec la règle en version { $version }, que cette maison ne joue plus. Rien n’en est perdu.
refused-set-aside = Le journal de cette table ne se lit plus. On l’a mise de côté, telle quelle.
refused-slow-file = Ce fichier demande trop de temps à lire.
refused-action = La table ne connaît pas ce geste.
refused-rematch = La revanche vient après la fin.
refused-study = On étudie une partie quand elle est finie.
refused-full = Toutes les places sont prises.
refused-step = Cette étape n’existe pas.
refused-table = Cette table n’existe pas, ou elle est sur invitation : il faut alors le lien complet.
refused-game = Ce jeu n’est pas sur l’étagère.
refused-option = Ces réglages ne vont pas avec ce jeu.
refused-file = Ce fichier ne se rejoue pas : ce n’est pas une partie, ou quelque chose y a été changé.
refused-invalid = La demande est mal formée.
refused-busy = Doucement : trop de demandes à la fois.
refused-late = La partie a avancé entre-temps : regarde où elle en est.
refused-talk = Doucement : laisse aussi parler les autres.
refused-held = La place libre est gardée pour quelqu’un : il faut son lien.
refused-nobody = La maison ne te connaît pas encore : joue d’abord une partie.
refused-ratings = Il n’y a pas de cotes dans cette maison.
refused-pass = Ce lien a déjà servi, ou il a plus de dix minutes. Fais-en un autre.
refused-undo-thrown = Tu as vu un dé ou une carte depuis : ton coup reste joué.
refused-undo-drawn = Tu as vu ce qui a été pioché depuis : ton coup reste joué.
refused-key = Cette clé n’ouvre pas cette table.
refused-ply = Cette partie n’a que { $plies } coups et lancers.
refused-fork = Une partie à secrets ne se reprend pas tant qu’elle se joue.
refused-other-game = On ne reprend une partie que dans le même jeu.
refused-origin = Cette demande vient d’un autre site : la maison n’y répond pas.
refused-plan = Il faut autant de places que le jeu a de joueurs, dont une pour toi.
refused-clock-bank = La pendule donne à chacun une minute au moins et { $days } jours au plus.
refused-clock-turn = Un tour apporte { $seconds } secondes au moins et { $days } jours au plus.
refused-clock-longest = On ne peut pas garder plus de { $days } jours.
refused-clock-less = Le plus qu’on puisse garder ne peut pas être moins que ce que chacun a au début.
refused-clock-lost = Le plus qu’on puisse garder ne peut pas être moins que ce qu’un tour apporte.
refused-store = La maison ne peut rien garder en ce moment : sa base de données ne répond pas, ou il n’y a plus de place. Rien n’a été fait.
refused-part = Une partie de ce jeu n’est pas encore arrivée, et le réseau ne répond pas. Rien n’est fait ; on reprend dès qu’il revient.
refused-host = Cette maison ne s’appelle pas « { $name } ». Si elle le doit, l’hôte ajoute --name à « ludotheque serve ».
refused-http = La demande n’est pas lisible.
refused-crowded = La maison est pleine en ce moment. Rien n’a été fait ; recommence dans un instant.
refused-slow = La demande a mis trop de temps à arriver.
refused-name = Un nom doit se voir : une lettre au moins, et pas de signe invisible.
refused-study-long = Cette partie est trop longue à étudier ici.
refused-trouble = Quelque chose s’est mal passé de notre côté. Rien n’est perdu.
someone = quelqu’un
table-forgotten = Quelqu’un a demandé à être oublié : ses coups restent.
table-rematch-asked = { $name } propose une revanche.
table-rematch-refused = { $name } préfère s’arrêter là.
table-joined = { $name } s’assied.
table-kept = { $name } n’est pas là : sa place l’attend.
table-undo-asked = { $name } voudrait reprendre son coup.
table-undo-agreed = { $name } veut bien.
table-undo-refused = { $name } préfère que non.
table-taken-back = Le coup est repris.
table-hand-asked = { $name } voudrait qu’un robot joue pour { $player }.
table-withdrawn = { $name } retire sa question.
table-dropped = La question ne se pose plus.
table-resigned = { $player } abandonne.
table-late = Le temps de { $player } est écoulé.
table-expired = Le temps de { $player } est écoulé : { $bot } joue jusqu’à son retour.
table-handed = { $bot } joue pour { $player }.
table-taken = { $player } reprend sa place.
table-pace-hand = { $name } rend les dés aux mains.
table-pace-walk = { $name } laisse rouler les dés.
table-pace-run = { $name } laisse courir les dés.
table-pace-hurry = { $name } lance jusqu’à ce qu’il se passe quelque chose.
table-advised = { $player } demande un conseil.
table-revealed = Le secret du hasard est dévoilé.
table-rematch = La revanche se joue à une autre table.
table-carried = La règle a changé : la partie continue avec la version { $version }.
bot-1 = Zoé
bot-1-short = Zoé
bot-1-about = Six ans. Elle joue là où c’est joli et applaudit quand tu gagnes.
bot-2 = Oncle Marcel
bot-2-short = Marcel
bot-2-about = Joue vite, parle davantage, et réfléchit une fois le coup posé.
bot-3 = Madame Colette
bot-3-short = Colette
bot-3-about = Bibliothécaire à la retraite : prudente, aimable, plus rusée que ses lunettes.
bot-4 = Capitaine Armand
bot-4-short = Armand
bot-4-about = A lu la règle deux fois et fait trois fois le tour du plateau. Ne prête pas son sextant.
bot-5 = Mademoiselle Ada
bot-5-short = Ada
bot-5-about = Compte tout, n’oublie rien, et refait du thé pendant que tu cherches.
serving = La maison est ouverte : { $address }
serving-phone = Sur un téléphone du même réseau, vise ce code.
serving-root = Attention : la maison tourne avec tous les droits (root). Un compte ordinaire suffit, et il vaut mieux.
backed-up = { $tables ->
    [one] Une table gardée
   *[other] { $tables } tables gardées
  } dans { $file }. Ce fichier contient les secrets de la maison : il n’est lisible que par toi.
restored = { $tables ->
    [one] Une table reprise
   *[other] { $tables } tables reprises
  } de { $file }.
restored-aside = L’ancienne base est mise de côté : { $file }
serving-taken = Impossible d’écouter sur { $place } ({ $why }). Une autre maison y est-elle ouverte ? --port choisit un autre port.
serving-stop = Ctrl+C pour fermer. Les tables sont gardées.
serving-stop-memory = Ctrl+C pour fermer. Rien n’est gardé.

link-open = Une partie se prépare : viens t’asseoir ou regarder.
link-running = La partie est en cours : viens la regarder.
link-over = La partie est finie : viens la revoir.
link-archive = Une partie à revoir.
link-older = Une partie d’une ancienne édition des règles.
link-set-aside = Une partie mise de côté.
link-free = une place libre
link-house = Des jeux de société français, remis sur la table.
refused-passkey = Cette clé d’accès n’a pas été reconnue. Rien n’a changé.
refused-gone = L’hôte a retiré cette table.
refused-forgotten = Plus personne ne te connaît ici : cette place n’est plus la tienne.
refused-newcomer = Ici, les nouveaux venus attendent avant de s’asseoir avec des inconnus : encore { $minutes } min, comptées depuis ta première table. Contre un robot, ou sur invitation, tu joues tout de suite.
refused-banned = L’hôte de cette maison t’a prié de sortir.
refused-muted = L’hôte t’a demandé de garder le silence. Jouer reste permis.
refused-reports = Tu as déjà signalé bien des messages à l’hôte. Réessaie plus tard.
refused-own-message = C’était toi.
refused-no-message = Il n’y a pas de tel message à cette table.
refused-phrase = Cette phrase n’est pas dans la liste.
refused-family-name = Dans cette maison, on choisit son nom dans la liste.
refused-family-chat = Dans cette maison, on se parle par phrases toutes faites.
refused-family-text = Dans cette maison, on n’écrit pas sur les cartes.
refused-no-visitor = La maison ne connaît plus cette personne.
refused-backup = Cette maison ne se copie pas d’ici.
table-closed = L’hôte a fermé la table : la partie s’arrête là, sans vainqueur.
table-shown-out = L’hôte a prié { $name } de sortir.
serving-host = La page de l’hôte, à garder pour soi : { $address }
serving-host-hidden = La page de l’hôte : « ludotheque host » en donne le lien.
host-link = À garder pour soi : { $address }
host-nothing = Il n’y a pas encore de maison dans { $file }. « ludotheque serve » l’ouvre.
phrase-hello = Bonjour !
phrase-bravo = Bravo !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-my-turn = C’est à moi !
phrase-wait = Attends un peu.
phrase-lucky = Quelle chance !
phrase-oops = Oups !
phrase-hurray = Youpi !
phrase-again = On recommence ?
phrase-snack = Je vais goûter.
phrase-bye = Je dois rentrer. À bientôt !
call-turn = C’est à toi de jouer.
call-turn-with =
    { $count ->
        [one] C’est à toi de jouer : { $names } t’attend.
       *[other] C’est à toi de jouer : { $names } t’attendent.
    }
call-foot = Tu as demandé à être prévenu quand c’est à toi. Pour ne plus rien recevoir :
call-prove-title = Ludothèque : cette adresse est-elle la tienne ?
call-prove = Quelqu’un, toi sans doute, souhaite être prévenu ici quand c’est son tour. Ouvre ce lien dans le même navigateur pour dire oui. Si ce n’était pas toi, ne fais rien : il n’y aura pas d’autre lettre.
call-prove-foot = Rien d’autre ne part avant ton accord.
refused-contact = La maison ne peut rien envoyer là-bas.
refused-contacts = Cela fait beaucoup d’endroits où t’appeler. Enlèves-en un d’abord.
refused-letter = Une lettre y est déjà partie aujourd’hui. Regarde aussi dans les autres dossiers.
refused-letters = Assez de lettres sont parties pour l’instant. Une autre fois, peut-être.
refused-mail = La lettre n’est pas partie. Une autre fois, peut-être.
refused-proof = Ce lien n’est pas pour ce navigateur, ou a déjà servi.
