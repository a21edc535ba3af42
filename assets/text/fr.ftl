# Tous les mots à l’écran, en français. Ce qui manque ici est pris dans en.ftl.

game-dice = Bangkok : Dés
game-dice-line = Choisissez vos dés, formez des sommes, réunissez couleurs et valeurs.

game-klongs = Bangkok Klongs
game-klongs-line = Amarrez vos barques, et soyez là quand sonne le gong du marché.

game-bakong = Bakong
game-bakong-line = Une jungle qui se retourne, un temple d’émeraudes : qui rentrera avant les autres ?

game-market = Marché flottant
game-market-line = Poussez vos barques dans le port, et bâtissez votre marché autour des piments.

## Accueil

title-facts = { $least }–{ $most } joueurs · { $short }–{ $long } min
title-continue = Continuer
title-watch = Regarder
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
title-solo-line = Un marché flottant pour toi seul : neuf tours, des médailles et un marché du jour.
title-watch-line = Des joueurs ordinateurs te montrent une partie du jeu de ton choix.
title-settings-line = Son, vitesse, langue, taille du texte et commandes.
title-credits-line = Qui a fait tout cela, et avec quoi.
title-quit-line = Tes parties sont gardées ; rien n’est perdu.
show-game = Jeu
show-any = N’importe lequel
show-players = Joueurs
show-mixed = Un de chaque sorte
show-begin = Commencer le spectacle
show-begin-hint = Une touche quelconque y met fin.
show-leisure = Regarder à loisir
show-leisure-hint = Avec pause, pas à pas et vitesse.
quit-title = Quitter le fleuve ?
quit-stay = Rester
quit-leave = Quitter

## La barre du bas

bar-choose = Choisir
bar-again = Rejouer
bar-back = Retour
bar-skip = Passer
bar-go-on = Suite
bar-hint = Conseil
bar-play-yourself = À toi de jouer
bar-undo = Annuler
bar-peek = Score actuel
bar-peek-klongs = Aperçu
bar-peek-market = Cartes à venir
bar-peek-market-objective = Objectif
bar-peek-bakong = Dessous
bar-log = Journal
bar-rules = Règles
bar-menu = Menu
bar-done = OK
bar-delete = Effacer
bar-close = Fermer
bar-skip-all = Tout passer
bar-previous = Précédent
bar-next = Suivant
bar-newer = Récents
bar-older = Anciens
bar-matches = Partie sauvegardée
bar-stand-up = Se lever
bar-step = Avancer
bar-step-back = Reculer
bar-pause = Pause
bar-run = Lire

## Salon

lobby-lead = Appuie sur un bouton de manette pour t’asseoir.
lobby-sit = S’asseoir
lobby-free = Libre
lobby-starter = Premier joueur
lobby-start-random = Le hasard
lobby-start = C’est parti
lobby-computer = Ordinateur
lobby-options = Options
lobby-too-few = Il faut être au moins { $least }. Prends une autre manette ou choisis une chaise libre.
device-desk = Souris, clavier
device-pad = Manette { $number }
device-gone = Manette perdue
seat-name = Nom
seat-emblem = Emblème
seat-stand-up = Se lever
seat-player = Joué par
player-human = Une personne
player-easy = Gecko (facile)
player-medium = Macaque (moyen)
player-hard = Naga (difficile)
level-easy = facile
level-medium = moyen
level-hard = difficile
computer-easy = Gecko
computer-medium = Macaque
computer-hard = Naga
seat-done = Terminé
name-space = Espace
name-empty = Ton nom
# Les lettres au-delà de A à Z que portent les noms dans cette langue.
name-letters = À Â Ç É È Ê Ë Î Ï Ô Û
emblem-parasol = Ombrelle
emblem-elephant = Éléphant
emblem-lotus = Lotus
emblem-fish = Poisson
emblem-lantern = Lanterne
emblem-temple = Temple

option-tactics = Pioches
option-tactics-off = Une seule
option-tactics-on = Libres, neutres
option-expert = Cartes piment
option-expert-off = Une par rangée
option-expert-on = Par rangée et colonne (expert)
option-memory = Faces vues
option-memory-on = Mémorisées
option-memory-off = Cachées
option-board = Plateau
board-klongs = Bangkok
board-bakong = Piste sinueuse
board-bakong-coil = Anneaux du serpent
board-klongs-garden = Jardin de lotus
option-objectives = Objectifs
option-hands = Mains
option-hands-curtain = Cachées
option-hands-open = Visibles
lobby-option = { $label } : { $value }
lobby-board-seats = { $count ->
    [one] Ce plateau se joue à { $list } joueur.
   *[other] Ce plateau se joue à { $list } joueurs.
}

## Reprendre

saved-none = Aucune partie à continuer.
delete-title = Supprimer cette partie ?
delete-no = La garder
delete-yes = La supprimer
delete-text = Une partie supprimée est perdue pour de bon.
saved-line = { $date } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
take-seats-title = Prenez place
take-seats-ask = { $name } : appuie sur un bouton de ta manette, ou clique pour jouer à la souris et au clavier.

## Partie

prompt-go-on = On continue ?
prompt-thinking = { $name } réfléchit…
prompt-paused = Pause : ensuite { $name }
prompt-hint = Naga observe la table…
hint-plain = Naga ferait cela.
prompt-peek = Si la manche finissait maintenant
prompt-peek-klongs = Ce que paieraient tes pontons, et ce qui peut venir
prompt-peek-market = Ce que les pioches peuvent encore donner
prompt-peek-bakong = Ce que cachent les tuiles déjà retournées
not-your-turn = C’est à { $name } de jouer.
pause-title = Pause
pause-resume = Reprendre
pause-undo = Annuler le dernier choix
pause-undo-hint = Possible avant de nouveaux dés ou cartes.
pause-rules = Règles
pause-settings = Réglages
pause-seats = Qui joue
pause-leave = Sauvegarder et quitter
pause-leave-hint = La partie est sauvegardée ; « Continuer », à l’accueil, la reprend.
pause-leave-unsaved = Quitter
pause-leave-unsaved-hint = Cette partie n’est pas sauvegardée.
pause-restart = Recommencer
restart-title = Recommencer ?
restart-text = Cette partie est abandonnée, et une nouvelle commence avec les mêmes joueurs.
restart-no = Non, on continue
restart-yes = Recommencer
pad-lost-title = { $name } : manette perdue
pad-lost-text = Branche une manette : elle prend aussitôt la suite. Ou choisis comment continuer.
pad-lost-play = Jouer pour { $name }
pad-lost-computer = Laisser jouer l’ordinateur
pad-lost-computer-hint = Pour rendre la place plus tard : Menu, Qui joue.
log-title = Ce qui s’est passé
log-empty = Rien pour l’instant.
curtain-pass = La main passe à { $name }
curtain-away = Les autres regardent ailleurs un instant.
curtain-open = Voir ce que j’ai

why-game-over = La partie est terminée.
why-not-this-game = Ce n’est pas un coup de ce jeu.
why-dice-not-in-pool = Ce dé n’est pas dans la réserve.
why-dice-no-such-group = Ce groupe n’existe pas.

## Bangkok : Dés

prompt-dice-take = { $name } : prends un dé
prompt-dice-group = { $name } : dans quel groupe ?
explain-goal = { $points ->
    [one] Un groupe qui fait { $goal } rapporte { $points } point.
   *[other] Un groupe qui fait { $goal } rapporte { $points } points.
}
explain-row = Majorité de { $value } ou de cette couleur : { $first }, { $second }, { $third }.
explain-die-first = Prends d’abord un dé au milieu.
explain-other-tray = Ces groupes sont à { $name }.
explain-other-die = Prendre plutôt ce dé.
goal-title = But
board-values = Valeur
board-colours = Couleur
round-of = Manche { $round } sur { $rounds }
sheet-round = Manche { $round }
sheet-now = Si on s’arrêtait là
tray-next = après
group-over = trop : { $count }
prompt-dice-round = Manche { $round } pour { $names } avec { $points }. Suite ?
caption-goal = Le but est { $goal }
caption-board = Le tableau des valeurs
caption-pool = La réserve
sheet-total = Manche
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
log-dice-taken = { $name } prend un { $value } { $colour } pour le groupe { $group }.
log-dice-round = La manche { $round } est comptée : { $points }.
part-correct-sum = Somme exacte
part-closest-sum = Au plus près
part-least-colours = Moins de couleurs
part-three-of-a-kind = Brelan
part-sequences = Suites
part-most-of-value = Majorité valeur
part-most-of-colour = Majorité couleur

count-correct-sum = Sommes exactes : les groupes qui font { $goal }
count-closest-sum = Au plus près : à { $miss } du but
count-least-colours = { $count ->
    [one] Moins de couleurs : une seule
   *[other] Moins de couleurs : seulement { $count }
}
count-three-of-a-kind = Brelan en trois couleurs
count-sequences = Suites
count-most-of-value = Majorité de { $value }
count-most-of-colour = Majorité en { $colour }, rangée { $row }

## Bangkok Klongs

klongs-hand = Barques de { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat : petit jour de marché dans un pas
   *[other] Luk Phat : petit jour de marché dans { $steps } pas
}
klongs-to-big = { $steps ->
    [one] Luk Phat : GRAND jour de marché dans un pas
   *[other] Luk Phat : GRAND jour de marché dans { $steps } pas
}
klongs-unseen = Barques que nul n’a encore montrées
klongs-stack-left = { $count ->
    [0] Les pioches sont vides ; le reste est en main.
    [one] Il y en a { $count } dans les pioches.
   *[other] Il y en a { $count } dans les pioches.
}
klongs-day-little = Petit jour de marché !
klongs-day-big = Le GRAND jour de marché !
klongs-day-little-goes-on = Petit jour de marché : deux tours
klongs-day-big-goes-on = GRAND jour de marché : jusqu’à ce que tous passent
klongs-standstill-skips = Plus rien à poser : c’est le GRAND jour de marché.
klongs-standstill-circles = Tout tourne en rond : c’est le GRAND jour de marché.
klongs-landing = { $name } appelle le ponton : { $baskets ->
    [one] { $baskets } panier
   *[other] { $baskets } paniers
} par marchand
klongs-landing-doubled = { $name } appelle le ponton : { $baskets ->
    [one] { $baskets } panier par marchand, doublé
   *[other] { $baskets } paniers par marchand, doublés
} par la cuisine
klongs-stock-count = L’inventaire
prompt-klongs-place = { $name } : choisis une barque
prompt-klongs-place-or-move = { $name } : choisis un bateau, ou déplaces-en un avec une carte
prompt-klongs-counted = L’inventaire est fait. On continue ?
prompt-klongs-where = { $name } : où l’amarrer ?
prompt-klongs-skip = { $name } : aucune barque ne trouve de place
prompt-klongs-move = { $name } : déplace une barque ou finis ton tour
prompt-klongs-move-where = { $name } : où ? Cela coûte une carte
prompt-klongs-reboard = { $name } : plus de marchand ; en reprendre un ?
prompt-klongs-steal = { $name } : le voleur peut prendre dans sa rangée
prompt-klongs-loot = { $name } : où va le butin ?
prompt-klongs-thief = { $name } : prendre un voleur chassé en main ?
prompt-klongs-draw = { $name } : dans quelle pioche ?
prompt-klongs-market = { $name } : compter un ponton ?
prompt-klongs-remove = { $name } : prends une barque dans ton stock
plate-skip = Sauter le tour
plate-endturn = Finir le tour
plate-leaveunowned = La laisser sans maître
plate-stealnothing = Ne rien voler
plate-tostock = Dans mon stock
plate-tohand = En main, sans pioche
plate-takenothief = Les laisser filer
plate-passmarket = Passer
plate-draw-open = Barques libres
plate-draw-neutral = Neutres
explain-other-boat = Choisir plutôt cette barque.
explain-klongs-water-first = Une case libre. Choisis d’abord la barque à poser.
explain-klongs-water = Une case libre.
explain-klongs-track = Une barque à l’ombrelle l’avance d’un pas, pour les points de ce pas. Au gong : jour de marché.
explain-klongs-merchants = { $name } : { $count ->
    [0] plus aucun marchand
    [one] encore un marchand
   *[other] encore { $count } marchands
}. Il en monte un dans chaque barque libre que tu poses.
explain-klongs-cards = { $name } : { $count ->
    [0] plus aucune carte de mouvement
    [one] encore une carte de mouvement
   *[other] encore { $count } cartes de mouvement
}. Une fois par tour, une carte avance une barque à toi d’une case.
boat-of = Barque de { $name }. { $boat }
boat-nobodys = Cette barque n’est à personne. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, aucun panier
    [one] { $good }, un panier
   *[other] { $good }, { $baskets } paniers
}
boat-thief = Voleur – peut prendre une barque de sa rangée
boat-inspector = Inspecteur – garde sa colonne des voleurs
boat-cookshop = Cuisine flottante – double un ponton voisin
name-thief = un voleur
name-inspector = un inspecteur
name-cookshop = une cuisine flottante
good-shrimps = Crevettes
good-flowers = Fleurs
good-avocados = Avocats
good-pineapples = Ananas
good-aubergines = Aubergines
good-fish = Poisson
good-bananas = Bananes
log-klongs-placed = { $name } pose une barque : { $boat }.
log-klongs-moved = { $name } déplace une barque avec une carte.
log-klongs-stolen = { $name } vole une barque : { $boat }.
log-klongs-stocked = { $name } met une barque en stock : { $boat }.
log-klongs-in-hand = { $name } prend une barque en main : { $boat }.
log-klongs-chased = { $count ->
    [one] L’inspecteur de { $name } chasse un voleur.
   *[other] L’inspecteur de { $name } chasse { $count } voleurs.
}
log-klongs-luk-phat = { $name } avance l’ombrelle de Luk Phat : { $points }.
log-klongs-little-days = { $name } marque { $points } au petit jour de marché.
log-klongs-big-day = { $name } marque { $points } au GRAND jour de marché.
log-klongs-stock = { $name } compte son stock : { $points }.
log-klongs-passed = { $name } passe.
log-klongs-drawn = { $name } pioche.
log-klongs-skipped = { $name } ne peut poser aucune barque.
part-luk-phat = Luk Phat
part-little-days = Petits marchés
part-big-day = GRAND marché
part-stock = Stock
why-klongs-taken = Il y a déjà une barque ici.
why-klongs-no-such-space = Il n’y a pas d’eau ici.
why-klongs-not-entry = On arrive maintenant par une entrée libre.
why-klongs-dark-entry = À deux, seules les entrées claires servent.
why-klongs-not-touching = Elle doit toucher une barque, même par un coin.
why-klongs-quarter-full = Ce quartier a déjà ses trois barques.
why-klongs-inspector-column = Un inspecteur veille : pas de voleur ici.
why-klongs-not-in-hand = Cette barque n’est pas dans ta main.
why-klongs-not-now = Il faut d’abord décider autre chose.
why-klongs-must-place = Une barque peut être posée, donc il le faut.
why-klongs-no-boat = Il n’y a pas de barque ici.
why-klongs-not-yours = Cette barque n’est pas à toi.
why-klongs-too-far = Une carte avance d’une case, même en diagonale.
why-klongs-no-card = Tu n’as plus de carte de mouvement.
why-klongs-moved-already = Une seule carte de mouvement par tour.
why-klongs-other-row = Le voleur n’atteint que sa propre rangée.
why-klongs-protected = Un inspecteur protège cette colonne.
why-klongs-inspector = Personne ne vole un inspecteur.
why-klongs-thief-itself = Le voleur ne peut pas se voler lui-même.
why-klongs-not-chased = Aucun voleur n’a été chassé d’ici.
why-klongs-no-such-stack = Cette pioche est vide.
why-klongs-no-landing = Il n’y a pas de ponton ici.
why-klongs-landing-open = Il faut quatre barques autour du ponton.
why-klongs-landing-not-yours = Aucune de ces barques n’est à toi.
why-klongs-not-at-landing = Cette barque n’est pas à ce ponton.
why-klongs-only-your-own = Au petit jour de marché, prends une barque à toi.
why-klongs-anothers = Jamais la barque de quelqu’un d’autre.

## Bakong

object-rope = Corde
object-grapple = Grappin
object-kit = Trousse
object-logbook = Carnet
object-machete = Machette
object-torch = Torche
object-map = Carte
object-compass = Boussole
object-rope-use = Les rivières ne t’arrêtent pas.
object-grapple-use = Les falaises ne t’arrêtent pas.
object-kit-use = Les fosses ne te font pas de bosse.
object-logbook-use = Une fois par tour, relance les deux dés.
object-machete-use = Tu peux avancer d’une case de plus que le dé.
object-torch-use = Une émeraude de plus : grottes, jungles d’émeraude.
object-map-use = Après une tuile, retournes-en une autre de même couleur.
object-compass-use = Tu peux avancer d’une case de moins que le dé.
thing-1 = Émeraude de valeur 1
thing-3 = Émeraude de valeur 3
thing-great = Grande émeraude { $points }
thing-great-use = Vaut { $points } points à la fin.
thing-cursed-use = Vaut { $points } points, mais maudite : les cascades ne t’aident plus.
thing-and-use = { $thing } : { $use }
thing-no-room = Pas de place : il faudrait jeter autre chose.
trail-jungle = Jungle : il ne se passe rien ici.
trail-emerald = Jungle d’émeraude : arrête-toi ici pour une émeraude.
trail-abandoned = Camp abandonné : arrête-toi ici pour prendre un objet.
trail-waterfall = Cascade : arrête-toi ici pour perdre une bosse.
trail-cave = Grotte : arrête-toi et lance les deux dés ; le plus petit compte en émeraudes.
trail-river = Rivière : elle arrête ta marche, sauf avec la corde.
trail-cliff = Falaise : elle arrête ta marche, sauf avec le grappin.
trail-pit = Fosse : une bosse pour qui y entre, sauf avec la trousse.
trail-quicksand = Sables mouvants : qui y entre perd un objet.
trail-camp = Le camp : rentres-y avant les autres.
trail-temple = Le temple : choisis-y une grande émeraude.
name-jungle = Jungle
name-emerald = Jungle d’émeraude
name-abandoned = Camp abandonné
name-waterfall = Cascade
name-cave = Grotte
name-river = Rivière
name-cliff = Falaise
name-pit = Fosse
name-quicksand = Sables mouvants

bakong-first = Premier objet
bakong-camp-finds = Un camp abandonné
bakong-temple-finds = Objets laissés au temple
bakong-greats = Les grandes émeraudes
bakong-round = Manche { $round }
bakong-flips = tourne
bakong-flips-nothing = rien
bakong-walks = avance
bakong-waits = Sans place
ahead-steps-lost = { $steps ->
    [one] { $steps } pas perdu
   *[other] { $steps } pas perdus
}
ahead-emeralds = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
ahead-cave = +1 à 6 points
ahead-cave-torch = +2 à 7 points
ahead-ouch-less = 1 bosse de moins
ahead-object = un objet
bakong-points = { $points ->
    [one] point
   *[other] points
}
prompt-bakong-first = { $name } : choisis un objet pour commencer
prompt-bakong-camp = { $name } : prendre un objet du camp ?
prompt-bakong-temple = { $name } : prendre un objet laissé ici ?
prompt-bakong-roll = { $name } : lance les dés
prompt-bakong-flip = { $name } : retourner avec le { $flip }, avancer de { $walk }
prompt-bakong-flip-nothing = { $name } : le { $flip } ne retourne rien, avancer de { $walk }
prompt-bakong-reroll = { $name } : relancer les deux dés ?
prompt-bakong-second = { $name } : retourner une deuxième tuile avec la carte ?
prompt-bakong-walk = { $name } : jusqu’où ?
prompt-bakong-sink = { $name } : les sables mouvants prennent un objet
prompt-bakong-great = { $name } : choisis une grande émeraude
prompt-bakong-room = { $name } : pas de place pour cela. Jeter quelque chose ?
prompt-bakong-must = { $name } : fais de la place pour la grande émeraude
prompt-bakong-throw-reserve = { $name } : rendre ceci à la réserve ? { $thing }.
prompt-bakong-throw-temple = { $name } : laisser ceci au temple ? { $thing }.
prompt-bakong-not-enough = Pas encore assez.
prompt-bakong-sinks = { $name } : les sables prennent ceci ? { $thing }.
prompt-bakong-home = { $name } est de retour. { $verdict }
plate-roll = Lancer
plate-reroll = Relancer
plate-flipnosecond = Pas de deuxième
plate-takenothing = Ne rien prendre
plate-leaveit = Laisser
plate-walk = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
log-bakong-rolled = { $name } lance les dés : { $one } et { $two }.
log-bakong-rolled-again = { $name } relance : { $one } et { $two }.
log-bakong-flipped = { $name } retourne une tuile : { $was }, puis { $now }.
log-bakong-second = { $name } en retourne une autre avec la carte : { $was }, puis { $now }.
log-bakong-nothing-flipped = { $name } : le { $die } ne retourne rien.
log-bakong-walks = { $steps ->
    [one] { $name } avance de { $steps } case.
   *[other] { $name } avance de { $steps } cases.
}
log-bakong-walks-by = { $steps ->
    [one] { $name } avance de { $steps } case. { $thing } !
   *[other] { $name } avance de { $steps } cases. { $thing } !
}
log-bakong-crossed = { $thing } : { $name } passe sans mal.
log-bakong-stopped = { $lost ->
    [one] { $name } doit s’arrêter : { $lost } pas perdu.
   *[other] { $name } doit s’arrêter : { $lost } pas perdus.
}
log-bakong-ouch = { $name } tombe dans une fosse. Aïe, une bosse !
log-bakong-spared = { $name } tombe dans une fosse, mais il n’y a plus de bosses.
log-bakong-sinking = { $name } entre dans les sables mouvants.
log-bakong-sank = { $name } perd un objet dans les sables mouvants : { $thing }.
log-bakong-cave = { $name } fouille la grotte : { $one } et { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } ne trouve pas d’émeraude : il n’y en a plus.
    [one] { $name } trouve { $worth } émeraude.
   *[other] { $name } trouve des émeraudes, valeur { $worth }.
}
log-bakong-left = { $name } laisse ceci : { $thing }.
log-bakong-healed = { $name } se repose à la cascade : une bosse de moins.
log-bakong-cursed = { $name } porte la malédiction : la cascade ne fait rien.
log-bakong-camp-empty = { $name } ne trouve rien de neuf au camp.
log-bakong-takes = { $name } prend un objet : { $thing }.
log-bakong-takes-nothing = { $name } ne prend rien.
log-bakong-throws = { $name } jette ceci : { $thing }.
log-bakong-temple = { $name } atteint le temple !
log-bakong-great = { $name } prend la grande émeraude { $points } et fait demi-tour.
log-bakong-home = { $name } rentre avant tout le monde !
part-great = Grande émeraude
part-small = Petites émeraudes
part-first-home = Premier retour
part-ouches = Bosses
explain-bakong-sinks-not = Les sables mouvants ne prennent que des objets : les émeraudes ne risquent rien.
why-bakong-at-least-one = On avance d’au moins une case.
why-bakong-have-it = Tu l’as déjà ; personne ne porte deux fois le même objet.
why-bakong-just-flipped = Cette tuile vient d’être retournée.
why-bakong-left-here = Tu l’as laissé ici pendant cette visite.
why-bakong-must-take-great = La grande émeraude est obligatoire : fais-lui de la place.
why-bakong-never-fits = Avec ta grande émeraude, il n’aura jamais de place.
why-bakong-never-thrown = On ne jette jamais une grande émeraude.
why-bakong-no-compass = Il faut la boussole pour avancer d’une case de moins.
why-bakong-no-logbook = Il faut le carnet pour relancer.
why-bakong-no-machete = Il faut la machette pour avancer d’une case de plus.
why-bakong-no-such-die = Aucun dé ne montre cela.
why-bakong-no-such-great = Cette grande émeraude n’est pas au temple.
why-bakong-no-such-object = Cet objet n’existe pas.
why-bakong-no-tile = On ne retourne que les 24 tuiles.
why-bakong-none-left = Il n’y en a plus dans la réserve.
why-bakong-not-at-temple = Ce n’est pas au temple.
why-bakong-not-in-front = Seulement les tuiles devant toi.
why-bakong-not-in-pack = Ce n’est pas dans ton sac.
why-bakong-not-now = Il faut d’abord décider autre chose.
why-bakong-other-colour = Seulement une tuile de la couleur que tu viens de cacher.
why-bakong-rerolled = On ne relance les dés qu’une fois par tour.
why-bakong-steps = C’est le dé qui dit de combien tu avances.

## Bangkok : Marché flottant

ware-peas = Pois bleus
ware-fish = Poisson
ware-passion-fruit = Maracujas
ware-courgettes = Courgettes
chilli-shun = 5 points, 1 de moins par marchandise : { $goods }. Porte : { $carries }
chilli-each = 1 point par marchandise : { $goods }. Porte : { $carries }
chilli-pairs = 2 points par paire : { $goods }. Porte : { $carries }
chilli-once = 2 points pour chaque marchandise présente une seule fois. Porte : { $carries }
end-top = au-dessus de la colonne { $number }
end-bottom = sous la colonne { $number }
end-left = à gauche de la rangée { $number }
end-right = à droite de la rangée { $number }
market-objective = Objectif : { $points }
market-turns-left = { $count ->
    [0] Plus aucun tour
    [one] Le dernier tour
   *[other] Encore { $count } tours
}
market-unseen = Cartes que personne n’a encore vues
market-opens = Le port se remplit
market-last-round = Dernier tour
prompt-market-play = { $name } : joue une carte dans le port, ou change une ligne
prompt-market-end = { $name } : à quel bord du port ?
prompt-market-brings = { $count ->
    [one] { $name } : une carte te revient
   *[other] { $name } : { $count } cartes te reviennent
}
prompt-market-brings-choice = { $count ->
    [one] { $name } : une de ces cartes te revient
   *[other] { $name } : { $count } de ces cartes te reviennent
}
prompt-market-take = { $count ->
    [one] { $name } : quelle carte prends-tu ?
   *[other] { $name } : quelles { $count } cartes prends-tu ?
}
prompt-market-take-these = { $name } : prendre les cartes cochées ?
prompt-market-renew = { $name } : changer toute une rangée ou colonne ?
prompt-market-line = { $name } : quelle rangée ou colonne ?
prompt-market-row-or-column = { $name } : sa rangée ou sa colonne ?
prompt-market-lay = { $count ->
    [one] { $name } : pose une carte dans ton marché
   *[other] { $name } : pose { $count } cartes dans ton marché
}
prompt-market-lay-where = { $name } : où dans ton marché ?
prompt-market-under = { $name } : rien ne va dans ton marché ; une carte passe sous sa pioche
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prompt-market-alone = { $points ->
    [one] Ton marché vaut { $points } point.
   *[other] Ton marché vaut { $points } points.
}
explain-market-nowhere = Aucune ligne ouverte ne porte une de ses marchandises.
explain-market-other = Choisir plutôt cette carte.
explain-market-renew = Changer une ligne à la place prend tout le tour.
plate-renew = Changer
plate-take = Prendre
compass-title = { $name } : ton objectif secret
peek-not-yours = Ici on regarde avec sa propre manette.
compass-press = Appuie sur une direction sans qu’on te voie.
compass-there = Ta marchandise est dans la direction choisie.
compass-away = Les autres regardent ailleurs. Puis clique.
compass-up = Ta marchandise est celle du haut.
log-market-played = { $name } joue une carte { $end } : { $card }.
log-market-taken = { $name } prend : { $cards }.
log-market-laid = { $name } pose en rangée { $row }, colonne { $column } : { $card }.
log-market-under = { $name } met sous la pioche : { $card }.
log-market-renewed-row = { $name } change la rangée { $number }.
log-market-renewed-column = { $name } change la colonne { $number }.
log-market-last-round = { $name } a un marché complet : dernier tour !
log-market-full = { $name } a un marché complet : fin de la partie.
log-market-standstill = { $rounds } manches sans carte posée : la partie s’arrête.
log-market-pontoon = Objectif de { $name } : { $good }.
log-market-scored = { $name } : { $points } ({ $part }).
part-objective = Objectif
part-shun = Piment : évite
part-each = Piment : chaque
part-pairs = Piment : paires
part-once = Piment : unique
part-complete = Complet
why-market-not-in-hand = Cette carte n’est pas dans ta main.
why-market-no-such-end = Aucune rangée ni colonne ne finit ici.
why-market-deck-end = Une pioche est là : on ne joue rien au-dessus de cette colonne.
why-market-token-end = Le marqueur bloque ce bord pour ce tour.
why-market-nothing-shared = Aucune carte de cette ligne ne porte une de ses marchandises.
why-market-take-all = Tu prends toutes les cartes auxquelles tu as droit.
why-market-cannot-take = Cette carte ne peut pas prendre celles-là.
why-market-no-such-line = Cette rangée ou colonne n’existe pas.
why-market-surplus-first = Ramène d’abord ta main à trois cartes.
why-market-no-surplus = Seules les cartes au-delà de trois en main vont dans ton marché.
why-market-no-such-place = Ton marché n’a pas cette place.
why-market-place-taken = Il y a déjà une carte, et les cartes ne bougent jamais.
why-market-first-corner = La première carte va dans le coin en haut à gauche.
why-market-not-touching = Elle doit toucher une de tes cartes par un côté.
why-market-chilli-row = Au plus une carte piment par rangée.
why-market-chilli-column = Au plus une carte piment par colonne aussi.
why-market-chilli-nowhere = Chaque place possible est dans une rangée qui a déjà sa carte piment.
why-market-chilli-nowhere-expert = Chaque place possible est dans une rangée ou une colonne qui a déjà sa carte piment.
why-market-full = Ton marché est complet.
why-market-must-lay = Une carte peut aller dans ton marché, donc il le faut.

## En solo

title-solo = En solo
solo-title = En solo
solo-lead = Neuf tours pour ton plus beau marché.
solo-new = Nouveau marché
solo-new-line = De nouvelles cartes, pour le palmarès
solo-day = Marché du jour
solo-day-line = { $date } : les mêmes cartes pour tous
solo-day-done = Joué aujourd’hui : { $points }
solo-day-spent = Déjà tenté aujourd’hui, avec un ordinateur
solo-hall = Palmarès
solo-hall-line = Les plus beaux marchés, à revoir et à rejouer
solo-player = Nom : { $name }
solo-seed = Jouer un numéro
solo-seed-empty = Numéro d’un marché
solo-mode = Cartes piment
solo-mode-base = Une par rangée
solo-mode-expert = Expert : rangée et colonne
solo-of-day = Marché du jour, { $date }
solo-nobody = Pas encore de résultat.
solo-best = À battre : { $name }, { $points }
solo-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
hall-title = Palmarès
hall-tab-base = Base
hall-tab-expert = Expert
hall-tab-day = Marché du jour
hall-empty = Encore personne. Ouvre la liste !
hall-hint = Marché numéro { $seed }
hall-hint-helped = Marché numéro { $seed }, joué avec un conseil
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-medal-none = Sans médaille cette fois
result-medal-bronze = Médaille de bronze !
result-medal-silver = Médaille d’argent !
result-medal-gold = Médaille d’or !
result-computer = Avec un ordinateur
result-next = Encore { $missing } pour la prochaine médaille
result-place = Rang { $place } au palmarès
result-place-day = Rang { $place } aujourd’hui
result-practice = Pour s’exercer : le premier essai du jour compte
result-helped = Avec un conseil en route
result-not-own = Ni médaille, ni place au palmarès
result-day-spent = Le marché du jour compte comme tenté
result-again = Mêmes cartes
result-new = Nouveau marché

## Conseils

hint-dice-correct = Un groupe fait alors exactement { $goal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-close = Un groupe à { $sum } peut être au plus près de { $goal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-towards = Cela fait { $sum } sur { $goal } ; il manquera un { $need }.
hint-dice-sequence = Tes suites s’allongent : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-three = Un brelan de { $value } en trois couleurs : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-most-value = Tu as alors la majorité de { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-more-value = Tu gagnes du terrain sur les { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-most-colour = Tu as alors la majorité en { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-more-colour = Tu gagnes du terrain en { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-deny = C’est le dernier { $value }, et il vaudrait { $points ->
    [one] { $points } point
   *[other] { $points } points
} au joueur suivant.
hint-dice-new = Un { $value } pour un nouveau groupe, où tout reste possible.
hint-dice-spare = Un { $value } là où il ne gêne pas.

hint-klongs-step = L’ombrelle rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-day = Le petit jour de marché arrive, et un ponton t’y rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-big-day = Le GRAND jour de marché arrive, et un ponton t’y rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-full = Un ponton est alors complet : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour toi au jour de marché.
hint-klongs-third = Il ne manque plus qu’une barque à un ponton, qui te vaut déjà { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-double = La cuisine double ce que tes marchands y gagnent.
hint-klongs-merchant = Un de tes marchands y prend place.
hint-klongs-guard = { $boats ->
    [one] L’inspecteur protège une de tes barques dans sa colonne.
   *[other] L’inspecteur protège { $boats } de tes barques dans sa colonne.
}
hint-klongs-loot = De là, le voleur peut prendre tout de suite une barque : { $good }.
hint-klongs-rob = De là, le voleur peut prendre tout de suite la barque de quelqu’un : { $good }.
hint-klongs-baskets = Ses paniers sont à côté d’un de tes marchands.
hint-klongs-chase = Cela chasse un voleur.
hint-klongs-take-thief = Le voleur peut maintenant voler pour toi.
hint-klongs-spoil = Cela gâche un ponton qui rapporterait à d’autres { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’à toi.
hint-klongs-stock = Une barque de plus dans ton stock ({ $good }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
hint-klongs-special = Elle ne vaut rien dans un stock, mais tes meilleurs pontons restent complets.
hint-klongs-keep = En main, elle vaut plus que dans ton stock.
hint-klongs-score = Le ponton ne paie que toi : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-score-shared = Le ponton te rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aux autres { $others } au plus.
hint-klongs-pass = Compter maintenant aide plus les autres, ou te coûte un meilleur ponton plus tard.
hint-klongs-keep-card = Aucune de tes barques ne gagne assez à bouger : garde la carte.
hint-klongs-draw-open = Une barque où un de tes marchands peut prendre place.
hint-klongs-draw-neutral = Des paniers de plus pour tes pontons, ou une ombrelle.
hint-klongs-only = Les autres choix valent moins.

hint-bakong-home = Tu rentres avant les autres : la partie finit, et tu marques { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-bakong-not-home = Rentrer maintenant, ce serait perdre ; ainsi, l’espoir demeure.
hint-bakong-temple = Tu atteins le temple, où il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} à prendre.
hint-bakong-stop-emerald = Tu t’arrêtes sur une émeraude.
hint-bakong-stop-cave = Tu t’arrêtes à une grotte : une à six émeraudes.
hint-bakong-stop-waterfall = La cascade soigne une bosse.
hint-bakong-stop-abandoned = Tu t’arrêtes à un camp où il y a des objets.
hint-bakong-spared-pit = Sinon, tu tomberais dans une fosse.
hint-bakong-spared-quicksand = Sinon, les sables mouvants prendraient un objet.
hint-bakong-spared-stopped = Sinon, quelque chose t’arrêterait en chemin.
hint-bakong-clear-river = Une rivière disparaît devant toi.
hint-bakong-clear-cliff = Une falaise disparaît devant toi.
hint-bakong-clear-pit = Une fosse disparaît devant toi.
hint-bakong-clear-quicksand = Des sables mouvants disparaissent devant toi.
hint-bakong-bring-cave = Une grotte apparaît devant toi.
hint-bakong-bring-emerald = Une émeraude apparaît devant toi.
hint-bakong-hinder-river = La rivière arrête quelqu’un d’autre.
hint-bakong-hinder-cliff = La falaise arrête quelqu’un d’autre.
hint-bakong-hinder-pit = La fosse est sur la route de quelqu’un d’autre.
hint-bakong-hinder-quicksand = Les sables mouvants sont sur la route de quelqu’un d’autre.
hint-bakong-further = { $steps ->
    [one] Tu vas plus loin : une case.
   *[other] Tu vas plus loin : { $steps } cases.
}
hint-bakong-steps = { $steps ->
    [one] Tu avances d’une case.
   *[other] Tu avances de { $steps } cases.
}
hint-bakong-look = Personne ne sait encore ce que cache cette tuile.
hint-bakong-second = L’autre face de cette tuile te convient mieux.
hint-bakong-no-second = Mieux vaut laisser les autres tuiles comme elles sont.
hint-bakong-reroll = Ces dés donnent peu ; relancer donnera sans doute plus.
hint-bakong-reroll-pit = Avec ces dés, tu tombes de toute façon dans une fosse.
hint-bakong-reroll-stopped = Avec ces dés, quelque chose t’arrête de toute façon.
hint-bakong-reroll-quicksand = Avec ces dés, tu perds de toute façon un objet.
hint-bakong-object-rope = { $count ->
    [one] Il y a une rivière devant toi.
   *[other] Il y a { $count } rivières devant toi.
}
hint-bakong-object-grapple = { $count ->
    [one] Il y a une falaise devant toi.
   *[other] Il y a { $count } falaises devant toi.
}
hint-bakong-object-kit = { $count ->
    [one] Il y a une fosse devant toi.
   *[other] Il y a { $count } fosses devant toi.
}
hint-bakong-object-torch = { $count ->
    [one] Il y a une tuile à émeraudes devant toi.
   *[other] Il y a { $count } tuiles à émeraudes devant toi.
}
hint-bakong-object-logbook = Relancer une fois par tour t’évite le pire.
hint-bakong-object-machete = Une case de plus par tour raccourcit le retour.
hint-bakong-object-map = Une deuxième tuile retournée par tour dégage le chemin.
hint-bakong-object-compass = Une case de moins, et tu t’arrêtes où tu veux ; la boussole est petite.
hint-bakong-object = Cela servira quand des tuiles se retourneront.
hint-bakong-fits = Il y a de la place pour cela.
hint-bakong-nothing = Rien ici ne vaut la place qu’il prendrait.
hint-bakong-useless-rope = Il n’y a plus de rivière devant toi.
hint-bakong-useless-grapple = Il n’y a plus de falaise devant toi.
hint-bakong-useless-kit = Il n’y a plus de fosse devant toi.
hint-bakong-useless-torch = Il n’y a plus d’émeraudes devant toi.
hint-bakong-least = C’est ce dont tu peux le mieux te passer.
hint-bakong-great-most = C’est la plus précieuse : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-bakong-great-other = Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} et te coûte moins.
hint-bakong-throw-small = { $points ->
    [one] Cela te coûte un point au plus.
   *[other] Cela te coûte { $points } points au plus.
}
hint-bakong-leave = Ce que tu portes vaut plus.

hint-market-fills = Ton marché est alors complet : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-market-brings = { $points ->
    [one] Une de ces cartes rapporte tout de suite un point.
   *[other] Une de ces cartes rapporte tout de suite { $points } points.
}
hint-market-chilli = Une carte piment te revient, et une rangée l’attend.
hint-market-lays = { $count ->
    [one] De quoi poser une carte en un tour.
   *[other] De quoi poser { $count } cartes en un tour.
}
hint-market-objective = { $count ->
    [one] Une marchandise de plus pour ton objectif.
   *[other] { $count } marchandises de plus pour ton objectif.
}
hint-market-denies = Le joueur suivant pourrait tirer environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’une de ces cartes.
hint-market-takes = { $count ->
    [one] Une carte te revient, qui peut mieux te convenir.
   *[other] { $count } cartes te reviennent, qui peuvent mieux te convenir.
}
hint-market-renew = Rien au port ne convient à ta main : de nouvelles cartes, peut-être.
hint-market-under = C’est la carte qui te manquera le moins.
hint-market-lay-chilli = { $points ->
    [one] Cette carte piment y rapporte déjà un point.
   *[other] Cette carte piment y rapporte déjà { $points } points.
}
hint-market-lay-pays = { $points ->
    [one] Les cartes piment voisines rapportent un point de plus.
   *[other] Les cartes piment voisines rapportent { $points } points de plus.
}
hint-market-lay-harmless = Elle n’y gêne pas, et de meilleures cartes restent en main.
hint-market-lay-least = { $points ->
    [one] Elle y coûte un point, mais reste le meilleur choix de ta main.
   *[other] Elle y coûte { $points } points, mais reste le meilleur choix de ta main.
}
hint-market-lay-room = Elle pourra encore y gagner.

## Résultats

results-title = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
results-total = Total
results-rematch = Revanche
results-again = Revoir
results-title-screen = Accueil

## Réglages

settings-title = Réglages
settings-display = Affichage
settings-sound = Son
settings-motion = Animations
settings-text = Texte
settings-controls = Commandes
settings-language = Langue
settings-fullscreen = Plein écran (F11)
settings-effects = Effets
settings-music = Musique
settings-mute = Tout couper
settings-speed = Vitesse
settings-speed-calm = Calme
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-reduced = Animations réduites
settings-reduced-hint = Lanternes et eau immobiles, coups montrés brièvement.
settings-text-size = Taille du texte
settings-text-sample = Les lanternes glissent devant les marches du temple tandis que les dernières barques du marché s’en retournent.
settings-rumble = Vibration à ton tour
settings-buttons = Manette
settings-keys = Clavier
on = Oui
off = Non
bind-standard = Commandes par défaut
bind-only = Seulement pour les manettes « { $name } »
bind-press-pad = Appuie sur le nouveau bouton pour « { $action } ».
bind-press-keys = Appuie sur la nouvelle touche pour « { $action } ».
bind-never-mind-pad = Une touche ou un clic : on oublie.
bind-never-mind-keys = Échap, un bouton ou un clic : on oublie.
action-confirm = Choisir, valider
action-back = Retour
action-undo = Annuler
action-peek = Score actuel
action-hint = Conseil
action-log = Journal
action-rules = Règles
action-menu = Menu
action-previous = Page précédente
action-next = Page suivante

## Règles

rules-title = Règles · { $game }
rulings-title = Précisions
rulings-lead = Là où les règles publiées laissent une question ouverte, voici comment on joue ici.

rules-dice-idea-title = L’idée
rules-dice-idea-text =
    Il y a autant de couleurs et de manches que de joueurs, et huit dés par couleur.

    À chaque manche, vous prenez tour à tour des dés dans une réserve ouverte, jusqu’à en avoir sept chacun. Vous les rangez en groupes dont la somme doit atteindre le but. En même temps, il vous faut peu de couleurs, de longues suites, et la majorité dans une valeur ou une couleur.

    Rien n’est caché, et aucun dé ne change plus de face. Après la dernière manche, qui a le plus de points gagne.
rules-dice-round-title = Début de manche
rules-dice-round-text =
    On lance un dé pour le but : sa valeur plus six, donc de 7 à 12.

    Un dé de chaque couleur est lancé, puis posé sur le tableau des valeurs, à la rangée de sa valeur. Parmi les dés égaux, un seul reste ; chaque autre prend la première rangée libre en dessous ou, à défaut, la plus proche au-dessus.

    Tous les autres dés sont lancés dans la réserve. Le hasard dit qui ouvre la première manche ; la suivante revient chaque fois à la personne de droite. Les tours aussi passent vers la droite.
rules-dice-turn-title = Un tour, et les sommes
rules-dice-turn-text =
    Prends un dé et pose-le devant toi : seul, comme nouveau groupe, ou dans un groupe que tu as déjà. Ce choix est définitif ; un groupe n’est jamais réuni à un autre ni divisé.

    Quand la réserve est vide, chaque groupe qui atteint exactement le but rapporte 4.

    De tous les groupes de tous les joueurs qui le manquent, les plus proches rapportent 2 chacun. Trop ou trop peu, c’est pareil, et un dé seul est aussi un groupe.
rules-dice-hand-title = Tes sept dés
rules-dice-hand-text =
    Ici comptent tous tes dés, peu importe leurs groupes.

    Moins de couleurs : qui en a le moins marque 6 ; à égalité, tous marquent.

    Brelan : une valeur en trois couleurs différentes rapporte 8, une fois par manche.

    Suites : 3, 4, 5 ou 6 valeurs qui se suivent rapportent 2, 4, 6 ou 8. D’abord la plus longue, puis la plus longue parmi les dés restants.
rules-dice-most-title = Majorités de valeur et de couleur
rules-dice-most-text =
    Pour chaque valeur, et pour chaque couleur selon la rangée de son dé, le tableau des valeurs paie le premier, le deuxième et le troisième.

    Une égalité décale tous les ex æquo vers la droite, de leur nombre moins un. Sur l’image, le premier a le plus de 2 et reçoit 5. Deux se partagent la deuxième place : chacun reçoit ce qu’aurait le troisième, 1.

    Qui n’a aucun dé d’une valeur ou d’une couleur n’occupe aucune place.
ruling-dice-1 = Tableau des valeurs : parmi plusieurs dés égaux, le hasard décide lequel reste et lesquels avancent.
ruling-dice-2 = Au plus près : c’est une seule comparaison entre tous les joueurs. Les sommes exactes n’y participent pas, et si aucun groupe ne manque le but, personne ne marque.
ruling-dice-3 = Majorité de valeur ou de couleur : qui n’en a aucun dé n’occupe aucune place.

rules-klongs-idea-title = L’idée
rules-klongs-idea-text =
    Vous menez des barques au marché flottant et les amarrez autour des pontons. La plupart portent une marchandise parmi sept, et jusqu’à trois paniers.

    Une barque libre est à toi dès que tu la poses : un de tes marchands y prend place. Une barque neutre a déjà son marchand et n’est à personne.

    Quand l’ombrelle de Luk Phat est montée assez haut, un jour de marché paie les barques des bons pontons. Celles que tu y prends vont dans ton stock, qui compte à la fin.
rules-klongs-turn-title = Un tour
rules-klongs-turn-text =
    Pose une de tes quatre barques en main. À la première manche, elle arrive par une entrée (à deux, les claires seulement) ; ensuite, elle doit toucher une barque, par un côté ou un coin. Un quartier contient au plus trois barques.

    Une barque à l’ombrelle de Luk Phat avance le marqueur d’un pas, et tu marques les points de ce pas.

    Une fois par tour, avant ou après la pose, tu peux dépenser une de tes deux cartes de mouvement : une de tes barques avance d’une case, par un côté ou un coin.

    Puis tu pioches jusqu’à en avoir quatre.
rules-klongs-specials-title = Voleur, inspecteur, cuisine flottante
rules-klongs-specials-text =
    Le voleur peut prendre une barque de sa rangée, même loin : dans ton stock, ou en main au lieu de piocher. Son marchand revient à qui l’y avait mis.

    L’inspecteur garde toute sa colonne : rien n’y est volé, aucun voleur n’y accoste, et ceux qui s’y trouvent sont chassés. Tu peux en prendre un en main au lieu de piocher.

    La cuisine flottante double chaque ponton voisin.
rules-klongs-market-title = Jours de marché
rules-klongs-market-text =
    Tu peux compter un ponton si ses quatre cases ont une barque, dont une à toi. Additionne les paniers : chacun reçoit cette somme pour chacun de ses marchands présents. Le butin d’un voleur ne compte jamais.

    Ensuite, tu prends une des quatre barques dans ton stock.

    Au petit jour de marché, chacun compte au plus deux fois et prend une de ses barques. Qui l’a déclenché commence.

    Au GRAND jour de marché, qui a le moins de points commence, et l’on continue jusqu’à ce que tous passent à la suite. La barque prise peut aussi être neutre.
rules-klongs-end-title = La fin
rules-klongs-end-text =
    Après le GRAND jour de marché, on compte les stocks : pour chaque marchandise, 1 point pour la première barque, 2 pour la deuxième, 3 pour la troisième, etc. Les barques spéciales ne rapportent rien.

    Qui a le plus de points gagne ; à égalité, on partage la victoire.

    Avec deux pioches (une option du salon), les barques libres sont dans l’une, les neutres et les spéciales dans l’autre. Vous commencez avec trois et une, et choisissez la pioche chaque fois que vous piochez.
ruling-klongs-1 = S’il ne reste aucune barque sur l’eau, les entrées sont de nouveau ouvertes.
ruling-klongs-2 = Qui ne peut poser aucune barque saute son tour et ne pioche pas. Une carte de mouvement reste permise ; si elle libère une place, il faut poser.
ruling-klongs-3 = Une barque libre sans marchand n’est à personne, jusqu’à son retour dans une main. Au GRAND jour de marché, elle compte comme neutre.
ruling-klongs-4 = Une barque posée se règle dans cet ordre : marchand, voleur ou inspecteur, Luk Phat, jour de marché, carte de mouvement, pioche.
ruling-klongs-5 = Une barque Luk Phat revenue dans une main fait de nouveau avancer le marqueur.
ruling-klongs-6 = Deux cuisines à un même ponton ne le doublent qu’une fois. Un ponton qui ne vaut rien peut être compté, pour prendre une barque.
ruling-klongs-7 = Les barques spéciales ne se déplacent jamais. La barque qu’on vient de poser peut être déplacée.
ruling-klongs-8 = Si tous sautent leur tour à la suite, ou si, pioches vides, les mains n’ont pas diminué en trois manches, le GRAND jour de marché arrive aussitôt, sans points de pas.
ruling-klongs-9 = Nombre de pontons, entrées, piste Luk Phat après le premier pas et mélange des barques : c’est notre reconstitution, modifiable dans le dossier maps et dans assets/components. Entre ordinateurs moyens, le GRAND jour de marché est venu de la piste dans chacune des 600 parties, comme il se doit.

rules-bakong-idea-title = L’idée
rules-bakong-idea-text =
    Courez à travers la jungle jusqu’au temple de Bakong, prenez une de ses grandes émeraudes et rapportez-la au camp. En chemin, vous ramassez de petites émeraudes et des objets utiles, autant que votre sac en contient.

    Dès que quelqu’un revient au camp avec une grande émeraude, la partie s’arrête, et chacun compte ce qu’il a dans son sac, où qu’il soit.
rules-bakong-turn-title = Un tour
rules-bakong-turn-text =
    Lance les deux dés. Choisis-en un pour retourner, l’autre pour avancer.

    Retourne d’abord la tuile qui est exactement à cette distance devant toi : c’est son autre face qui compte. Puis avance de tout l’autre dé. « Devant » veut dire vers le temple, et vers le camp dès que tu as une grande émeraude.

    Les tuiles vertes n’agissent que là où tu t’arrêtes. Les jaunes arrêtent ta marche, et le reste est perdu. Les rouges touchent qui y entre, même en passant.
rules-bakong-tiles-title = Les tuiles
rules-bakong-tiles-text =
    Jungle d’émeraude : une émeraude. Grotte : lance les deux dés, le plus petit compte en émeraudes. Camp abandonné : tu peux prendre un objet. Cascade : une bosse de moins. Simple jungle : rien.

    Rivière et falaise arrêtent ta marche, sauf si tu as la corde ou le grappin.

    Une fosse te fait une bosse, sauf si tu as la trousse. Les sables mouvants prennent un objet de ton choix à la fin de la marche ; il retourne à la réserve.
rules-bakong-pack-title = Le sac à dos
rules-bakong-pack-text =
    Objets et grandes émeraudes vont dans la poche centrale ; petites émeraudes et boussole, dans n’importe quelle poche. Tout peut être tourné et rangé autrement à tout moment, et le programme le fait pour toi.

    Sans place, tu peux jeter des choses ou laisser ce que tu as trouvé. Personne ne porte deux fois le même objet. Les bosses ne prennent pas de place.

    Tu reçois le moins de jetons possible, sans rendre la monnaie : d’abord des 3, puis des 1.
rules-bakong-objects-title = Les objets
rules-bakong-objects-text =
    Corde : les rivières ne t’arrêtent pas. Grappin : les falaises ne t’arrêtent pas. Trousse : les fosses ne te font pas de bosse.

    Carnet : une fois par tour, relance les deux dés. Carte : après une tuile, retournes-en une autre de même couleur.

    Machette : tu peux avancer d’une case de plus que le dé. Boussole : tu peux avancer d’une case de moins que le dé. Torche : une émeraude de plus : grottes, jungles d’émeraude.
rules-bakong-temple-title = Le temple et le retour
rules-bakong-temple-text =
    Le temple arrête ta marche. Choisis une grande émeraude ; si elle n’a pas de place, fais-en. Les objets que tu jettes ici y restent, et qui vient plus tard peut les prendre. La plus grande est maudite : avec elle dans ton sac, aucune cascade n’aide.

    Qui rentre avant les autres reçoit 3 points et met fin à la partie.

    Une grande émeraude vaut son nombre, une petite 1 ou 3, et chaque bosse coûte 3. Qui a le plus de points gagne ; à égalité, la plus forte grande émeraude l’emporte.
ruling-bakong-1 = Machette et boussole ne se combinent pas, et l’on décide d’en utiliser une avant d’avancer.
ruling-bakong-2 = Pour la carte, c’est la face qu’on vient de cacher qui compte : après une falaise, on peut aussi retourner une rivière. Qui se trouve sur une tuile retournée ne sent rien.
ruling-bakong-3 = Tu reçois le moins de jetons que permet la réserve, d’abord des 3. L’émeraude de la torche est un 1 à part. Quand la réserve s’épuise, tu reçois ce qui reste.
ruling-bakong-4 = Ce que tu trouves est compté avant de jeter quoi que ce soit. Ce qui a de la place est pris aussitôt ; pour chaque jeton qui n’en a pas, tu fais de la place ou tu le laisses. Seule la grande émeraude est obligatoire.
ruling-bakong-5 = Ce que prennent les sables mouvants sert encore jusqu’à la fin de la marche, mais pas là où tu t’arrêtes, et retourne ensuite à la réserve. Chaque tuile de sables mouvants prend un autre objet tant que tu en as, jamais la grande émeraude.
ruling-bakong-6 = Quand la réserve n’a plus de bosses, une fosse n’en fait pas. Un camp abandonné sans rien de neuf pour toi ne donne rien.
ruling-bakong-7 = Au temple, tu peux aussi faire de la place pour les objets qui s’y trouvent. Ce que tu jettes ou laisses pendant une visite ne peut pas être pris à la même visite.
ruling-bakong-8 = Sans choix à faire, on ne demande rien à personne : la dernière grande émeraude est prise, le seul objet s’enfonce.
ruling-bakong-9 = Si les grandes émeraudes sont aussi à égalité, on partage la victoire.
ruling-bakong-10 = Les deux faces des tuiles, les formes des objets et des émeraudes et les poches du sac sont notre reconstitution, et il y a 60 émeraudes de valeur 1 ; tout est modifiable dans assets/components. Quatre ordinateurs moyens ont joué de 8 à 20 manches dans 93 parties sur 100, comme il se doit.

rules-market-idea-title = L’idée
rules-market-idea-text =
    Vous poussez des barques dans un port bondé, d’autres en sortent, et vous bâtissez chacun votre marché flottant, trois cartes sur trois, autour de cartes piment qui rapportent.

    Ton ponton montre une marchandise que personne d’autre ne connaît : à la fin, chacune dans ton marché vaut un point.

    Pour voir ton objectif, appuie sur son bouton, puis sur une direction sans qu’on te voie. Les quatre marchandises apparaissent, et la tienne est dans cette direction.
rules-market-turn-title = Un tour
rules-market-turn-text =
    Joue une carte de ta main au bord d’une rangée ou colonne qui a une marchandise en commun avec elle. Chaque marchandise de ta carte prend une carte qui la porte aussi : le plus possible, et tu choisis quand il y a le choix.

    Puis ta carte entre par son bord, la ligne glisse à l’opposé, et l’on comble les vides : avec une barque si deux cartes piment sont au port, sinon avec une carte piment.

    Ou change une rangée ou colonne : toutes ses cartes sont remplacées. C’est tout le tour.
rules-market-market-title = Ton marché
rules-market-market-text =
    Tu gardes trois cartes en main. Ce qui dépasse va dans ton marché, carte par carte.

    La première va dans le coin en haut à gauche, chaque autre à côté d’une de tes cartes. Les cartes ne bougent jamais. Une rangée accepte au plus une carte piment ; pour les experts, une colonne aussi.

    Quand quelqu’un a posé neuf cartes, on finit la manche, pour que tous aient eu autant de tours.
rules-market-chillies-title = Cartes piment
rules-market-chillies-text =
    Une carte piment regarde les cartes qui la touchent par un côté et elle-même, et compte leurs marchandises, les siennes comprises.

    Évite : 5 points, 1 de moins chaque fois que la marchandise montrée est là, jamais moins de 0. Chaque : 1 point chaque fois que sa marchandise est là. Paires : 2 points pour chaque paire de ses deux marchandises. Unique : 2 points pour chacune des quatre marchandises présente exactement une fois.

    Un marché complet vaut 2 de plus. Qui a le plus de points gagne ; à égalité, qui en a le plus pour l’objectif.
rules-market-alone-title = En solo
rules-market-alone-text =
    Neuf tours pour bâtir le plus beau marché possible. Le marqueur fait le tour du port : le bord où il se trouve est bloqué pour ce tour. Les pioches sont au-dessus des colonnes 1 et 3, où rien ne peut être joué.

    Le marché du jour est le même pour tous ; ton premier essai compte, et les jours de suite forment une série. Au palmarès, on peut rejouer chaque partie avec les mêmes cartes.

    Les médailles viennent de parties simulées : 20, 24 et 28 points donnent le bronze, l’argent et l’or ; pour les experts, 19, 23 et 27.
ruling-market-1 = Tu prends le plus grand ensemble de cartes que l’on peut associer aux marchandises de la carte jouée, une carte par marchandise. S’il y en a plusieurs, tu choisis.
ruling-market-2 = Les vides se comblent du bord opposé vers la carte jouée, et l’on recompte les cartes piment du port avant chaque pioche. Une pioche vide laisse place à l’autre.
ruling-market-3 = Si aucune carte en main ne peut aller dans ton marché, une carte de ton choix passe sous sa pioche. Les barques de départ vont sous la pioche des barques.
ruling-market-4 = On change une ligne de gauche à droite ou de haut en bas. Là où une pioche n’a plus de carte, l’ancienne reste.
ruling-market-5 = Dix manches où personne ne pose de carte mettent fin à la partie.
ruling-market-6 = Une carte piment qui évite ne compte jamais moins de 0.
ruling-market-7 = En solo, on peut changer n’importe quelle ligne, et la partie finit aussi quand le marché est complet.
ruling-market-8 = Les mains sont visibles : toutes leurs cartes viennent de la table, face visible. Seul l’objectif est secret.
ruling-market-9 = Le mélange des marchandises sur les barques et les cartes piment et les quatre pontons : c’est notre reconstitution, modifiable dans assets/components.

## Crédits

credits-games = Les jeux sont l’œuvre de leurs auteurs et de leurs éditeurs :
credits-here =
    Les images, les sons, les textes et le code de ce programme ont tous été créés pour lui. Ils sont libres, sous licence MIT.
    Police : Manrope, de Mikhail Sharanda, sous licence SIL Open Font License. Réalisé avec pygame-ce et SDL.

## Quand quelque chose casse

crash-title = Cela n’aurait pas dû arriver
crash-text = Le programme a rencontré une erreur inconnue. Votre partie est sauvegardée jusqu’au dernier choix ; « Continuer », à l’accueil, la reprend.
crash-report = Un rapport se trouve ici : { $file }
crash-to-title = Vers l’accueil
