# Tous les mots à l’écran, en français. Ce qui manque ici est pris dans en.ftl.

game-dice = Bangkok : Dés
game-dice-line = Prenez des dés au milieu, formez des sommes, réunissez couleurs et nombres.

game-klongs = Bangkok Klongs
game-klongs-line = Amarrez vos bateaux, et soyez là quand sonne le gong du marché.

game-bakong = Bakong
game-bakong-line = Une jungle qui se retourne, un temple plein d’émeraudes : qui rentrera avant les autres ?

game-market = Marché flottant
game-market-line = Poussez vos bateaux dans le port, et bâtissez votre marché autour des piments.
game-market-alone = Une seule personne à table : un jeu de neuf tours en solo. Pour jouer ensemble, choisis une chaise libre.

## Accueil

title-facts = { $least }–{ $most } joueurs · { $short }–{ $long } min
title-continue = Continuer
title-matches = { $count ->
    [one] { $count } partie sauvegardée
   *[other] { $count } parties sauvegardées
}
title-matches-line = Choisis-en une. La plus récente : { $game }, { $date }.
title-second-copy = Longtail est déjà ouvert. Vous pouvez jouer ici aussi, mais une partie ouverte là-bas ne se joue que là-bas.
title-watch = Regarder
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
title-solo-line = Bâtis seul un marché flottant : neuf tours, des médailles et un nouveau marché chaque jour.
title-watch-line = Regarde l’ordinateur jouer au jeu de ton choix.
title-settings-line = Son, vitesse, langue, taille du texte et commandes.
title-credits-line = Qui a créé les jeux et ce programme.
title-quit-line = Tes parties sont gardées ; rien n’est perdu.
show-game = Jeu
show-any = Au hasard
show-players = Joueurs
show-mixed = Un de chaque niveau
show-begin = Commencer le spectacle
show-begin-hint = Un bouton quelconque l’arrête.
show-leisure = Regarder à ton rythme
show-leisure-hint = Avec pause, pas à pas et vitesse.
quit-title = Quitter Longtail ?
quit-stay = Rester
quit-leave = Quitter

## La barre du bas

bar-choose = Choisir
bar-again = Rejouer
bar-back = Retour
bar-skip = Passer
bar-go-on = Continuer
bar-hint = Conseil
bar-film = Que s’est-il passé ?
bar-film-close = Retour à la table
bar-play-yourself = Y jouer soi-même
bar-undo = Annuler
bar-peek = Score actuel
bar-peek-klongs = Aperçu
bar-peek-market = Cartes à venir
bar-peek-market-objective = Objectif
bar-peek-bakong = Autres faces
bar-log = Historique
bar-rules = Règles
bar-what = Qu’est-ce que c’est ?
bar-about-this = Les règles
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
bar-run = Lecture
bar-lesson-skip = Passer l’étape

## Salon

lobby-lead = Appuie sur un bouton d’une manette pour t’asseoir.
leave-lobby-title = Quitter la table ?
leave-lobby-text = Tous les autres devraient se lever aussi.
leave-lobby-no = Non, rester
leave-lobby-yes = Oui, au menu principal
lobby-sit = S’asseoir
lobby-free = Libre
lobby-who = Qui s’assoit ici ?
lobby-starter = Premier joueur
lobby-start-random = Au hasard
lobby-start = C’est parti
lobby-computer = Ordinateur
lobby-lesson = Partie guidée
lobby-options = Options
lobby-too-few = Il faut être au moins { $least ->
    [2] deux
   *[other] { $least }
}. Appuie sur un bouton d’une autre manette, ou choisis Ordinateur.
device-desk = Souris, clavier
device-pad = Manette { $number }
device-gone = Pas de manette
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
option-tactics-on = Deux
option-expert = Cartes piment
option-expert-off = Une par ligne
option-expert-on = Expert
option-memory = Autre face des tuiles
option-memory-on = Montrée
option-memory-off = Cachée
option-board = Plateau
board-klongs = Bangkok
board-bakong = Piste sinueuse
board-bakong-coil = Anneaux du serpent
board-klongs-garden = Jardin de lotus
option-objectives = Objectifs
option-hands = Mains
option-hands-curtain = Cachées
option-hands-open = Visibles
about-lobby-starter = Qui joue en premier. Ensuite, chacun son tour.
about-option-tactics-off = Tous les bateaux sont mélangés dans une pioche. Tu prends ce qui vient.
about-option-tactics-on = Les bateaux ouverts sont dans une pioche ; les neutres, les voleurs, les gardiens et les gargotes dans l’autre. À chaque pioche, tu choisis. Un peu plus de réflexion.
about-option-expert-off = Chaque ligne de ton marché a de la place pour une carte piment. Bien pour les premières parties.
about-option-expert-on = Chaque ligne et chaque colonne de ton marché n’a de place que pour une carte piment. Plus dur à remplir.
about-option-memory-on = Dès qu’une tuile a été retournée, un bouton montre son autre face. Personne n’a besoin de s’en souvenir.
about-option-memory-off = On ne dit à personne ce qu’il y a sur l’autre face d’une tuile. À retenir !
about-option-board = Un plateau que quelqu’un a ajouté.
about-option-board-klongs = Les eaux du jeu : vingt quartiers, des cases d’entrée au bord gauche et au bord droit.
about-option-board-klongs-garden = Une partie plus courte à deux : des eaux plus petites, quatorze quartiers, et des jours de marché plus proches.
about-option-board-bakong = Le sentier du jeu : trois courbes à travers la jungle.
about-option-board-bakong-coil = Les mêmes 24 tuiles sur un sentier enroulé comme un serpent. Les règles restent les mêmes.
about-option-hands-open = Tout le monde voit les bateaux en main. Le plus rapide devant un seul écran.
about-option-hands-curtain = Tes bateaux restent couverts jusqu’à ce que tu les demandes, pendant que les autres regardent ailleurs.
about-option-objectives-open = Tout le monde voit chaque objectif. Agréable pour une première partie.
about-option-objectives-curtain = Toi seul connais ta marchandise. Tu la regardes avec la boussole, et personne ne doit se détourner.
lobby-option = { $label } : { $value }
lobby-board-seats = { $count ->
    [one] Ce plateau se joue à { $list } joueur.
   *[other] Ce plateau se joue à { $list } joueurs.
}

## Reprendre

saved-none = Il n’y a pas de partie sauvegardée.
saved-elsewhere = Ouverte dans l’autre Longtail : continuez là-bas.
delete-title = Supprimer cette partie ?
delete-no = La garder
delete-yes = La supprimer
delete-text = Une partie supprimée est perdue pour de bon.
mend-title = Une partie de la sauvegarde est abîmée
mend-text = { $lost ->
    [one] Le dernier coup est illisible et donc perdu. Tout ce qui précède est intact.
   *[other] Les { $lost } derniers coups sont illisibles et donc perdus. Tout ce qui précède est intact.
}
mend-yes = Reprendre à partir de là
mend-no = Pas maintenant
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
prompt-peek-klongs = Ce que paieraient tes embarcadères, et les bateaux à venir
prompt-peek-market = Les cartes qui peuvent encore venir
prompt-peek-bakong = L’autre face des tuiles déjà retournées
turn-of = À { $name } de jouer
not-your-turn = C’est à { $name } de jouer.
last-word-turn = Finir le tour
prompt-last-word-turn = { $name } : finir le tour ?
last-word-card = Continuer
prompt-last-word-card = { $name } : révéler la carte suivante ?
prompt-last-word-tile = { $name } : retourner cette tuile ? Choisis-la encore une fois
last-word-again = Choisis encore
last-word-cave = Lancer
prompt-last-word-cave = { $name } : lancer les dés dans la grotte ?
last-word-round = Compter
prompt-last-word-round = { $name } : compter les points ?
last-word-market-day = Continuer
prompt-last-word-market-day = { $name } : finir le jour de marché ?
last-word-undo = Annuler
what-last-word-stands = Ta décision tient, et ce qui est caché se révèle. Après, on ne peut plus l’annuler.
what-last-word-undo = Annule ta décision. Rien ne s’est encore révélé.
film-title = Depuis ton dernier tour
film-nothing = Rien ne s’est passé depuis ton dernier tour.
pause-title = Pause
pause-resume = Reprendre
pause-undo = Annuler le dernier coup
pause-undo-hint = Possible tant que rien de caché n’a été révélé.
nothing-to-undo = Rien à annuler : c’est possible tant que rien de caché n’a été révélé.
pause-rules = Règles
pause-settings = Réglages
pause-seats = Qui joue
pause-leave = Sauvegarder et quitter
pause-leave-hint = La partie est sauvegardée. « Continuer », au menu principal, la reprend.
pause-leave-unsaved = Quitter
pause-leave-unsaved-hint = Cette partie n’est pas sauvegardée.
pause-restart = Recommencer
restart-title = Recommencer ?
restart-text = Cette partie s’arrête là, et une nouvelle commence avec les mêmes joueurs.
restart-no = Non, on continue
restart-yes = Recommencer
pad-lost-title = { $name } : plus de manette
pad-lost-text = Branche une manette pour continuer aussitôt, ou choisis quoi faire.
pad-lost-play = Jouer pour { $name }
pad-lost-computer = Laisser jouer l’ordinateur
pad-lost-computer-hint = Pour reprendre la place plus tard : Menu, Qui joue.
log-title = Ce qui s’est passé jusqu’ici
log-empty = Rien pour l’instant.
prompt-curtain = { $name } : regarde ce que tu as
curtain-away = Les autres regardent ailleurs un instant.
what-last-move = Le cadre coloré : c’est ici le dernier coup de { $names }.
what-plate = Un des choix que tu as maintenant. { $question }
curtain-open = Voir ce que j’ai

why-game-over = La partie est terminée.
why-not-this-game = Ce n’est pas un coup de ce jeu.
why-dice-not-in-pool = Ce dé n’est pas au milieu.
why-dice-no-such-group = Tu n’as pas ce groupe.

## Bangkok : Dés

prompt-dice-take = { $name } : prends un dé
prompt-dice-group = { $name } : dans quel groupe ?
explain-goal = { $points ->
    [one] Un groupe qui fait { $goal } rapporte { $points } point.
   *[other] Un groupe qui fait { $goal } rapporte { $points } points.
}
explain-row = Majorité de { $value } : { $first }, { $second }, { $third } points. Pareil pour la couleur de cette ligne.
explain-die-first = Prends d’abord un dé au milieu.
explain-other-tray = Ces groupes sont à { $name }.
explain-other-die = Prendre plutôt ce dé.
goal-title = Objectif
what-dice-die = Dé { $colour } : { $value }
what-dice-die-text = Prends-le et mets-le dans un de tes groupes, ou commences-en un nouveau.
what-dice-die-brings = { $name } maintenant : { $gain }
what-dice-group-exact = Pile l’objectif : { $points }.
what-dice-group-closest = Le plus proche de l’objectif : { $points } si rien ne change.
what-dice-sign = Si la manche finissait maintenant, { $name } aurait { $points } pour cela.
what-dice-row = La ligne du { $value }
what-dice-row-front = Le plus de { $value } en ce moment : { $names }.
what-dice-most-of-value = Qui a le plus de dés d’un chiffre reçoit le premier nombre de sa ligne, le suivant le deuxième.
what-dice-most-of-colour = Qui a le plus de dés d’une couleur reçoit les nombres de la ligne où se trouve cette couleur.
what-dice-tray = Les dés pris dans cette manche, en groupes. Ils rapporteraient { $now } maintenant.
what-dice-standing = { $total } des manches d’avant, et { $now } si celle-ci finissait maintenant.
what-dice-preview = Ce qu’un dé rapporterait
first-sum = Un groupe atteint l’objectif ! Chaque groupe qui fait exactement l’objectif paie à la fin de la manche.
first-majority = Qui a le plus de dés d’un chiffre à la fin de la manche gagne des points. Le tableau à gauche montre combien, et qui en a le plus en ce moment.
board-values = Valeur
board-colours = Couleur
round-of = Manche { $round } sur { $rounds }
sheet-round = Manche { $round }
sheet-now = Si on s’arrêtait là
tray-next = après
group-needs = reste { $count }
group-over = { $count } de trop
group-exact = pile !
group-sum = { $sum } : { $far }
points-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
points-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
points-none = Pas encore de points
standings-points = Points
standings-now = Là
preview-sum = { $before } + { $value } = { $after }, { $far }
preview-new = Nouveau : { $far }
preview-most-of-value-alone = Majorité de { $value }
preview-most-of-value-tied = Égalité de { $value }
preview-most-of-value-behind = Plus de { $value }
preview-most-of-colour-alone = Majorité en { $colour }
preview-most-of-colour-tied = Égalité en { $colour }
preview-most-of-colour-behind = Plus de { $colour }
preview-sequences = Suite { $run }
preview-three-of-a-kind = { $value } en trois couleurs
preview-least-colours = Moins de couleurs
preview-empty = Regarde un dé pour voir ce qu’il te rapporterait.
prompt-dice-round = Manche { $round } pour { $names } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. On continue ?
caption-goal = L’objectif est { $goal }
caption-board = Le tableau des valeurs
caption-pool = Les dés
sheet-total = Cette manche
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
log-dice-taken = { $name } prend un { $value } { $colour } pour le groupe { $group }.
log-dice-round = Points de la manche { $round } : { $points }.
part-correct-sum = Somme exacte
part-closest-sum = Au plus près
part-least-colours = Moins de couleurs
part-three-of-a-kind = Brelan
part-sequences = Suites
part-most-of-value = Majorité valeur
part-most-of-colour = Majorité couleur

count-correct-sum = Sommes exactes : les groupes qui font { $goal }
count-closest-sum = Au plus près : à { $miss } de l’objectif
count-least-colours = { $count ->
    [one] Moins de couleurs : une seule
   *[other] Moins de couleurs : seulement { $count }
}
count-three-of-a-kind = Brelan en trois couleurs
count-sequences = Suites
count-most-of-value = Majorité de { $value }
count-most-of-colour = Majorité en { $colour }, ligne { $row }
count-who = { $what }. Points : { $who }
moment-dice-five = Cinq dés de { $value } !
moment-dice-run = Une suite de cinq !

## Bangkok Klongs

klongs-hand = Bateaux de { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat : petit jour de marché dans un pas
   *[other] Luk Phat : petit jour de marché dans { $steps } pas
}
klongs-to-big = { $steps ->
    [one] Luk Phat : GRAND jour de marché dans un pas
   *[other] Luk Phat : GRAND jour de marché dans { $steps } pas
}
klongs-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
klongs-little-in = { $steps ->
    [one] Petit jour de marché : { $steps } pas
   *[other] Petit jour de marché : { $steps } pas
}
klongs-big-in = { $steps ->
    [one] GRAND jour de marché : { $steps } pas
   *[other] GRAND jour de marché : { $steps } pas
}
klongs-passed = a passé
klongs-unseen = Bateaux que personne n’a encore montrés
klongs-stack-left = { $count ->
    [0] Les pioches sont vides ; le reste est en main.
    [one] Il y en a { $count } dans les pioches.
   *[other] Il y en a { $count } dans les pioches.
}
klongs-day-little = Petit jour de marché !
klongs-day-big = Le GRAND jour de marché !
klongs-day-little-goes-on = Petit jour de marché : manche { $round } sur { $rounds }
klongs-day-big-goes-on = GRAND jour : jusqu’à ce que tous passent
klongs-standstill-skips = Plus aucun bateau à poser : c’est le GRAND jour de marché.
klongs-standstill-circles = Les bateaux tournent en rond : c’est le GRAND jour de marché.
klongs-landing = { $name } compte un embarcadère : { $baskets ->
    [one] { $baskets } point
   *[other] { $baskets } points
} par marchand
klongs-landing-doubled = { $name } compte un embarcadère : { $baskets ->
    [one] { $baskets } point par marchand, doublé
   *[other] { $baskets } points par marchand, doublés
} par la gargote
klongs-stock-count = On compte les dépôts
prompt-klongs-place = { $name } : choisis un bateau à poser
prompt-klongs-place-or-move = { $name } : choisis un bateau à poser, ou déplaces-en un avec une carte
prompt-klongs-counted = Les dépôts sont comptés. On continue ?
prompt-klongs-where = { $name } : où le poser ?
prompt-klongs-skip = { $name } : tu ne peux poser aucun bateau
prompt-klongs-move = { $name } : déplace un bateau avec une carte, ou finis ton tour
prompt-klongs-move-where = { $name } : où ? Cela coûte une carte de déplacement
prompt-klongs-reboard = { $name } : plus de marchand. En faire venir un d’un autre bateau ?
prompt-klongs-steal = { $name } : quel bateau le voleur prend-il ?
prompt-klongs-loot = { $name } : où va le bateau volé ?
prompt-klongs-thief = { $name } : prendre un voleur en main ?
prompt-klongs-draw = { $name } : dans quelle pioche ?
prompt-klongs-market = { $name } : compter un embarcadère, ou passer ?
prompt-klongs-market-landing = { $name } : compter cet embarcadère ? { $boats ->
    [one] Le bateau marqué va ensuite dans ton dépôt
   *[other] Un des bateaux marqués va ensuite dans ton dépôt
}
prompt-klongs-remove = { $name } : quel bateau va dans ton dépôt ?
plate-skip = Sauter le tour
plate-endturn = Finir le tour
plate-leaveunowned = Sans propriétaire
plate-stealnothing = Ne rien voler
plate-tostock = Dans mon dépôt
plate-tohand = En main, sans pioche
plate-takenothief = Les laisser filer
plate-passmarket = Passer : ne rien compter
klongs-landing-pays = Si tu le comptes, il paie :
plate-draw-open = Bateaux ouverts
plate-draw-neutral = Autres bateaux
explain-other-boat = Choisir plutôt ce bateau.
explain-klongs-water-first = Eau libre. Choisis d’abord un bateau à poser ici.
explain-klongs-water = Eau libre.
explain-klongs-track = Luk Phat est l’ombrelle de cette piste. Un bateau à ombrelle l’avance d’un pas et rapporte les points de ce pas. Au gong : jour de marché.
explain-klongs-merchants = { $name } : { $count ->
    [0] plus aucun marchand
    [one] encore un marchand
   *[other] encore { $count } marchands
}. Il en monte un dans chaque bateau ouvert que tu poses.
explain-klongs-cards = { $name } : { $count ->
    [0] plus aucune carte de déplacement
    [one] encore une carte de déplacement
   *[other] encore { $count } cartes de déplacement
}. Une fois par tour, une carte déplace un de tes bateaux d’une case.
boat-of = Bateau de { $name }. { $boat }
boat-nobodys = Ce bateau n’est à personne. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, aucun panier
    [one] { $good }, un panier
   *[other] { $good }, { $baskets } paniers
}
boat-thief = Voleur : peut prendre un bateau de sa rangée
boat-inspector = Gardien : garde sa colonne des voleurs
boat-cookshop = Gargote : les embarcadères voisins paient double
name-thief = un voleur
name-inspector = un gardien
name-cookshop = une gargote
what-klongs-water = Eau libre
what-klongs-water-text = Un bateau peut se poser ici, à côté d’un autre. Bateaux dans ce quartier de marché : { $boats } sur 3.
what-klongs-quarter = Quartier de marché
what-klongs-quarter-room = Les points comptent les bateaux : deux des trois que ce quartier peut tenir sont là.
what-klongs-quarter-full = Le cadenas : trois bateaux sont dans ce quartier, et aucun autre ne peut entrer.
what-klongs-entry = Case d’entrée
what-klongs-entry-text = Au premier tour, tous les bateaux commencent sur une telle case.
what-klongs-entry-unused = À deux, aucun bateau ne commence ici. Plus tard, c’est de l’eau comme ailleurs.
what-klongs-no-baskets = Pas de chiffre : il n’ajoute aucun panier à un embarcadère.
what-klongs-owned = Un marchand de { $name } y est assis : les embarcadères complets à côté paient { $name }.
what-klongs-unowned = Son marchand n’est à personne, mais ses paniers comptent à chaque embarcadère voisin.
what-klongs-pays = Si c’était jour de marché, { $name } y recevrait { $points }.
what-klongs-hidden = Seul { $name } peut les voir.
what-klongs-hand-open = Pose-le, et un de tes marchands s’y assied.
what-klongs-hand-neutral = Un bateau neutre : aucun marchand n’y est assis, mais ses paniers comptent.
what-klongs-parasol = Son ombrelle fait le prochain pas de Luk Phat : { $points }.
what-klongs-landing = Embarcadère
what-klongs-landing-open = Bateaux : { $boats } sur 4, paniers : { $baskets }. Avec quatre bateaux, il paie aux jours de marché.
what-klongs-landing-full = Complet, paniers : { $baskets }. Un jour de marché paierait : { $who }.
what-klongs-landing-nobody = Complet, paniers : { $baskets }. Mais aucun marchand n’est ici.
what-klongs-step = Luk Phat, pas { $number }
what-klongs-step-start = L’ombrelle part d’ici.
what-klongs-step-pays = Qui amène l’ombrelle ici reçoit { $points }.
what-klongs-step-little = Un petit jour de marché commence alors.
what-klongs-step-big = Le GRAND jour de marché commence alors, et la partie finit avec lui.
what-klongs-stock = Bateaux au dépôt : { $boats }. Ils rapportent { $points } à la fin ; plus il y en a d’une marchandise, plus chacun vaut.
what-klongs-player = { $points } jusqu’ici, et { $stock } de plus à la fin pour le dépôt.
first-thief = Un voleur ! Il peut prendre un bateau de sa ligne, sauf si un gardien protège la colonne de ce bateau.
first-inspector = Un gardien ! Il chasse les voleurs de sa colonne et y protège les bateaux.
first-cookshop = Une gargote ! Chaque embarcadère à côté paie double.
first-luk-phat = Luk Phat ! L’ombrelle a fait un pas sur sa piste : cela rapporte des points, et au prochain gong commence un jour de marché.
first-neutral = Un bateau neutre : l’homme au chapeau n’est le marchand de personne. Mais ses paniers comptent pour tous aux embarcadères voisins.
first-movement = Une carte de déplacement : elle déplace un de ses bateaux d’une case. Chacun en a quelques-unes ; ce dessin les compte.
first-market-little = Un petit jour de marché : chacun compte un embarcadère complet ou passe, pendant deux tours.
first-market-big = Le GRAND jour de marché : on compte jusqu’à ce que tous passent à la suite. Puis la partie est finie.
good-shrimps = Crevettes
good-flowers = Fleurs
good-avocados = Avocats
good-pineapples = Ananas
good-aubergines = Aubergines
good-fish = Poissons
good-bananas = Bananes
log-klongs-placed = { $name } pose un bateau : { $boat }.
log-klongs-moved = { $name } déplace un bateau avec une carte.
log-klongs-stolen = { $name } vole un bateau : { $boat }.
log-klongs-stocked = { $name } met un bateau au dépôt : { $boat }.
log-klongs-in-hand = { $name } prend un bateau en main : { $boat }.
log-klongs-chased = { $count ->
    [one] Le gardien de { $name } chasse un voleur.
   *[other] Le gardien de { $name } chasse { $count } voleurs.
}
log-klongs-luk-phat = { $name } avance l’ombrelle de Luk Phat : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-klongs-little-days = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} au petit jour de marché.
log-klongs-big-day = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} au GRAND jour de marché.
log-klongs-stock = { $name } compte son dépôt : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-klongs-passed = { $name } passe.
log-klongs-drawn = { $name } pioche un bateau.
log-klongs-skipped = { $name } ne peut poser aucun bateau.
part-luk-phat = Luk Phat
part-little-days = Petits marchés
part-big-day = GRAND marché
part-stock = Dépôt
why-klongs-taken = Il y a déjà un bateau ici.
why-klongs-no-such-space = Pas d’eau ici.
why-klongs-not-entry = Pour l’instant, les bateaux vont sur une case d’entrée libre.
why-klongs-dark-entry = À deux, seules les cases d’entrée claires sont ouvertes.
why-klongs-not-touching = Il doit toucher un autre bateau, par un côté ou un coin.
why-klongs-quarter-full = Ce quartier est plein : il a déjà trois bateaux.
why-klongs-inspector-column = Un gardien surveille cette colonne : pas de voleur ici.
why-klongs-not-in-hand = Ce bateau n’est pas dans ta main.
why-klongs-not-now = Réponds d’abord à la question.
why-klongs-must-place = Tu peux poser un bateau, donc il le faut. Choisis-en un.
why-klongs-no-boat = Pas de bateau ici.
why-klongs-not-yours = Ce bateau n’est pas à toi.
why-klongs-too-far = Une carte de déplacement avance d’une seule case, en diagonale aussi.
why-klongs-no-card = Tu n’as plus de carte de déplacement.
why-klongs-moved-already = Une seule carte de déplacement par tour.
why-klongs-other-row = Le voleur ne prend que dans sa propre rangée.
why-klongs-protected = Un gardien surveille cette colonne.
why-klongs-inspector = On ne peut pas voler un gardien.
why-klongs-thief-itself = Le voleur ne peut pas se voler lui-même.
why-klongs-not-chased = Aucun voleur n’a été chassé d’ici.
why-klongs-no-such-stack = Cette pioche est vide.
why-klongs-no-landing = Pas d’embarcadère ici.
why-klongs-landing-open = Incomplet : il faut un bateau sur les quatre cases.
why-klongs-landing-not-yours = Aucun de ces quatre bateaux n’est à toi.
why-klongs-not-at-landing = Ce bateau n’est pas à cet embarcadère.
why-klongs-only-your-own = Au petit jour de marché, tu prends un de tes bateaux.
why-klongs-anothers = Tu ne peux pas prendre le bateau d’un autre joueur.

## Bakong

object-rope = Corde
object-grapple = Grappin
object-kit = Trousse de soins
object-logbook = Journal d’exploration
object-machete = Machette
object-torch = Torche
object-map = Carte
object-compass = Boussole
object-rope-use = Les rivières ne t’arrêtent pas.
object-grapple-use = Les falaises ne t’arrêtent pas.
object-kit-use = Les fossés ne te font pas de bosse.
object-logbook-use = Une fois par tour, tu peux relancer les deux dés.
object-machete-use = Tu peux avancer d’une case de plus que le dé.
object-torch-use = Une émeraude de plus : grottes, jungles d’émeraude.
object-map-use = Après une tuile, retournes-en une autre de la même couleur : après une rouge, encore une rouge.
object-compass-use = Tu peux avancer d’une case de moins que le dé.
thing-1 = Émeraude de 1 point
thing-3 = Émeraude de 3 points
# Ce qu’on jette ou laisse, au milieu d’une question.
lose-rope = la corde
lose-grapple = le grappin
lose-kit = la trousse de soins
lose-logbook = le journal d’exploration
lose-machete = la machette
lose-torch = la torche
lose-map = la carte
lose-compass = la boussole
lose-1 = l’émeraude de 1 point
lose-3 = l’émeraude de 3 points
thing-great = Grosse émeraude { $points }
thing-great-use = Vaut { $points } points à la fin.
thing-cursed-use = Vaut { $points } points, mais maudite : les chutes d’eau ne t’aident plus.
thing-and-use = { $thing } : { $use }
thing-no-room = Pas de place : il faut d’abord jeter autre chose.
trail-jungle = Jungle : il ne se passe rien ici.
trail-emerald = Jungle d’émeraude : arrête-toi ici et prends une émeraude.
trail-abandoned = Campement abandonné : arrête-toi ici et prends un objet.
trail-waterfall = Chute d’eau : arrête-toi ici pour perdre une bosse.
trail-cave = Grotte : arrête-toi et lance les deux dés. Le plus petit est ton nombre d’émeraudes.
trail-river = Rivière : elle arrête ta marche, sauf avec la corde.
trail-cliff = Falaise : elle arrête ta marche, sauf avec le grappin.
trail-pit = Fossé : si tu y entres, tu reçois une bosse, sauf avec la trousse de soins.
trail-quicksand = Sables mouvants : si tu y entres, tu perds un objet.
trail-camp = Le campement : rentres-y avant les autres.
trail-temple = Le temple : choisis-y une grosse émeraude.
what-bakong-camp = Le campement
what-bakong-temple = Le temple
what-bakong-under = L’autre face : { $kind }.
what-bakong-homeward = Sur le chemin du retour avec une grosse émeraude. Tuiles jusqu’au campement : { $tiles }.
what-bakong-outward = En route vers le temple. Tuiles à parcourir : { $tiles }.
what-bakong-left = Encore dans la réserve : { $count }.
what-bakong-die = Un dé de { $value }
what-bakong-die-text = Retourne avec lui la tuile { $value } pas devant toi et marche avec l’autre ; ou l’inverse.
what-bakong-cup = Le gobelet
what-bakong-cup-text = Un tour commence en lançant les deux dés : l’un retourne une tuile, l’autre fait marcher.
what-bakong-pack = Le sac à dos vaut { $points } jusqu’ici.
what-bakong-ouches = { $count ->
    [one] Une bosse : { $points } à la fin.
   *[other] { $count } bosses : { $points } à la fin.
} Une chute d’eau en soigne une.
what-bakong-ouch = Chaque bosse : { $points } à la fin. Les fossés en donnent, les chutes d’eau les soignent.
what-bakong-first-home = Qui rentre le premier au campement reçoit { $points }, et la partie finit.
what-bakong-round = À chaque manche, tout le monde joue une fois. Une partie dure de 8 à 20 manches : elle finit dès que quelqu’un rentre au campement avec une grosse émeraude.
what-bakong-reserve = La réserve
what-bakong-reserve-text = Ce que personne n’a encore pris : objets, émeraudes et bosses.
first-quicksand = Sables mouvants ! Qui y entre perd un objet. Les émeraudes sont à l’abri.
first-cave = Une grotte ! Lance les deux dés : le plus petit dit combien d’émeraudes tu trouves.
name-jungle = Jungle
name-emerald = Jungle d’émeraude
name-abandoned = Campement abandonné
name-waterfall = Chute d’eau
name-cave = Grotte
name-river = Rivière
name-cliff = Falaise
name-pit = Fossé
name-quicksand = Sables mouvants

bakong-first = Ton premier objet
bakong-camp-finds = Un campement abandonné
bakong-temple-finds = Objets laissés au temple
bakong-greats = Les grosses émeraudes
bakong-round = Manche { $round }
bakong-flips = retourne
bakong-flips-nothing = rien
bakong-walks = avance
bakong-waits = Sans place
ahead-steps-lost = { $steps ->
    [one] { $steps } pas perdu
   *[other] { $steps } pas perdus
}
ahead-cave = +1 à 6 points
ahead-cave-torch = +2 à 7 points
ahead-ouch-less = 1 bosse de moins
ahead-object = +1 objet
ahead-object-lost = −1 objet
ahead-great = jusqu’à +{ $points } points
bakong-points = { $points ->
    [one] point
   *[other] points
}
prompt-bakong-first = { $name } : choisis un objet pour commencer
prompt-bakong-camp = { $name } : prendre un objet du campement ?
prompt-bakong-temple = { $name } : prendre un objet laissé ici ?
prompt-bakong-roll = { $name } : lance les dés
prompt-bakong-die = { $name } : quel dé retourne une tuile ?
prompt-bakong-flip = { $name } : retourner avec le { $flip } et avancer de { $walk } ?
prompt-bakong-flip-nothing = { $name } : ne rien retourner avec le { $flip } et avancer de { $walk } ?
prompt-bakong-reroll = { $name } : relancer les deux dés ?
prompt-bakong-second = { $name } : retourner une deuxième tuile avec la carte ?
prompt-bakong-walk = { $name } : jusqu’où veux-tu aller ?
prompt-bakong-sink = { $name } : quel objet laisser aux sables mouvants ?
prompt-bakong-great = { $name } : choisis une grosse émeraude
prompt-bakong-room = { $name } : pas de place pour cela. Jeter quelque chose ?
prompt-bakong-must = { $name } : fais de la place pour la grosse émeraude
prompt-bakong-throw-reserve = { $name } : jeter { $thing } ?
prompt-bakong-throw-temple = { $name } : laisser { $thing } au temple ?
prompt-bakong-not-enough = Cela ne suffit pas encore.
prompt-bakong-sinks = { $name } : laisser { $thing } aux sables mouvants ?
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
log-bakong-ouch = { $name } tombe dans un fossé. Aïe, une bosse !
log-bakong-spared = { $name } tombe dans un fossé, mais il n’y a plus de bosses.
log-bakong-sinking = { $name } entre dans les sables mouvants.
log-bakong-sank = { $name } perd un objet dans les sables mouvants : { $thing }.
log-bakong-cave = { $name } fouille la grotte : { $one } et { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } ne trouve pas d’émeraude : il n’y en a plus.
    [one] { $name } trouve une émeraude : { $worth } point.
   *[other] { $name } trouve des émeraudes : { $worth } points.
}
log-bakong-left = { $name } laisse quelque chose : { $thing }.
log-bakong-healed = { $name } se repose à la chute d’eau : une bosse de moins.
log-bakong-cursed = { $name } porte la malédiction : la chute d’eau ne fait rien.
log-bakong-camp-empty = { $name } ne trouve rien de neuf au campement.
log-bakong-takes = { $name } prend un objet : { $thing }.
log-bakong-takes-nothing = { $name } ne prend rien.
log-bakong-throws = { $name } jette quelque chose : { $thing }.
log-bakong-temple = { $name } atteint le temple !
log-bakong-great = { $name } prend la grosse émeraude { $points } et fait demi-tour.
log-bakong-home = { $name } rentre avant tout le monde !
moment-bakong-great = { $name } prend le { $points } !
moment-bakong-home = Premier retour : { $name } !
part-great = Grosse émeraude
part-small = Petites émeraudes
part-first-home = Premier retour
part-ouches = Bosses
explain-bakong-sinks-not = Les sables mouvants ne prennent que des objets : les émeraudes ne risquent rien.
why-bakong-at-least-one = Tu dois avancer d’au moins une case.
why-bakong-have-it = Tu l’as déjà. Personne ne peut en porter deux pareils.
why-bakong-just-flipped = Tu viens de retourner cette tuile. Choisis-en une autre.
why-bakong-left-here = Tu viens de laisser cela ici.
why-bakong-must-take-great = Tu dois prendre la grosse émeraude : fais-lui de la place.
why-bakong-never-fits = Il n’y a pas la place à côté de ta grosse émeraude.
why-bakong-never-thrown = Tu ne peux pas jeter une grosse émeraude.
why-bakong-no-compass = Pour avancer d’une case de moins, il te faut la boussole.
why-bakong-no-logbook = Pour relancer, il te faut le journal d’exploration.
why-bakong-no-machete = Pour avancer d’une case de plus, il te faut la machette.
why-bakong-no-such-die = Aucun dé ne montre cela.
why-bakong-no-such-great = Cette grosse émeraude n’est pas au temple.
why-bakong-no-such-object = Cet objet n’existe pas.
why-bakong-no-tile = On ne retourne que les 24 tuiles.
why-bakong-none-left = Il n’y en a plus.
why-bakong-not-at-temple = Ce n’est pas au temple.
why-bakong-not-in-front = Tu ne peux retourner que des tuiles devant toi.
why-bakong-not-in-pack = Ce n’est pas dans ton sac.
why-bakong-not-now = Réponds d’abord à la question.
why-bakong-other-colour = Seulement une tuile de la couleur que tu viens de cacher.
why-bakong-rerolled = Tu ne peux relancer qu’une fois par tour.
why-bakong-steps = C’est le dé qui dit de combien tu avances.

## Bangkok : Marché flottant

ware-peas = Pois bleus
ware-fish = Poissons
ware-passion-fruit = Fruits de la passion
ware-courgettes = Courgettes thaï
chilli-shun = 5 points, moins 1 par panier : { $goods }. À bord : { $carries }
chilli-each = 1 point par panier : { $goods }. À bord : { $carries }
chilli-pairs = 2 points par paire : { $goods }. À bord : { $carries }
chilli-once = 2 points pour chaque marchandise présente exactement une fois. À bord : { $carries }
card-each = carte piment « chacun »
card-once = carte piment « une fois »
card-pairs = carte piment « paires »
card-shun = carte piment « aucun de ceux-là »
what-market-boat = { $baskets ->
    [one] Joue-la dans le port : pour son panier, tu prends une carte avec cette marchandise.
   *[other] Joue-la dans le port : pour chacun de ses { $baskets } paniers, tu prends une carte avec cette marchandise.
}
what-market-boat-lay = Pose-la dans ton marché, ou garde-la : trois cartes restent dans ta main. Les cartes piment à côté comptent ses marchandises, et ton objectif aussi.
what-market-under = Rien dans ta main ne va dans ton marché, donc une de tes cartes passe sous sa pioche. Ce peut être celle-ci.
what-market-boat-port = Joue une carte qui a une de ses marchandises à un bout de sa ligne ou de sa colonne, et tu pourras la prendre en main.
what-market-room = Place pour une carte
what-market-room-text = La première carte va dans le coin en haut à gauche, les autres à côté d’une carte.
what-market-laid = Un bateau du marché. Les cartes piment à côté comptent ses marchandises, et l’objectif aussi.
what-market-pays = Rapporte { $points } maintenant.
what-market-player = { $points } en ce moment. Cartes au marché : { $cards } sur 9.
what-market-more-to-come = Le point d’interrogation, c’est l’objectif que seul { $name } connaît.
what-market-held = Dans la main de { $name }, visible de tous.
what-market-objective = { $points } jusqu’ici : { $each } par marchandise de cette sorte : { $good }.
what-market-objective-hidden = Une marchandise que seul { $name } connaît : chacune au marché paie à la fin.
what-market-end = Joue une carte ici : elle prend des cartes de cette ligne à la même marchandise et pousse les autres.
what-market-deck-boat = Les bateaux
what-market-deck-boat-text = Le port est rempli d’ici. Cartes restantes : { $count }.
what-market-deck-chilli = Les cartes piment
what-market-deck-chilli-text = Le port se remplit d’ici tant qu’il montre trop peu de cartes piment. Cartes restantes : { $count }.
what-market-renew = Au lieu de jouer une carte : toutes les cartes d’une ligne ou colonne sont remplacées.
what-market-token = Le jeton des tours
what-market-token-text = Il fait le tour du port, une place par tour. Là où il est, aucune carte ne peut être jouée.
what-market-medals = Bronze pour { $bronze }, argent pour { $silver }, or pour { $gold }.
first-chilli = Une carte piment ! Dans ton marché, elle paie pour les marchandises sur elle et à côté d’elle.
end-top = au-dessus de la colonne { $number }
end-bottom = sous la colonne { $number }
end-left = à gauche de la ligne { $number }
end-right = à droite de la ligne { $number }
market-objective = Objectif : { $points }
market-turns-left = { $count ->
    [0] Plus aucun tour
    [one] Le dernier tour
   *[other] Encore { $count } tours
}
market-unseen = Cartes que personne n’a encore vues
market-opens = Le port se remplit
market-last-round = Dernière manche
market-three = Trois cartes d’un coup !
market-complete = Un marché plein !
prompt-market-play = { $name } : joue une carte, ou renouvelle une ligne ou une colonne
prompt-market-end = { $name } : à quel bout la joues-tu ?
prompt-market-brings = { $count ->
    [one] { $name } : tu reçois une carte
   *[other] { $name } : tu reçois { $count } cartes
}
prompt-market-brings-lay = { $name } : tu reçois { $count } cartes, puis tu en poses { $laid }
prompt-market-brings-choice = { $count ->
    [one] { $name } : tu reçois une de ces cartes
   *[other] { $name } : tu reçois { $count } de ces cartes
}
prompt-market-take = { $count ->
    [one] { $name } : quelle carte prends-tu ?
   *[other] { $name } : quelles { $count } cartes prends-tu ?
}
prompt-market-take-these = { $name } : prendre les cartes cochées ?
prompt-market-renew = { $name } : renouveler toute une ligne ou colonne ?
prompt-market-line = { $name } : quelle ligne ou colonne ?
prompt-market-row-or-column = { $name } : sa ligne ou sa colonne ?
prompt-market-lay = { $count ->
    [one] { $name }, tu as { $held } cartes : poses-en une dans ton marché
   *[other] { $name }, tu as { $held } cartes : poses-en { $count } dans ton marché
}
prompt-market-lay-where = { $name } : où dans ton marché ?
prompt-market-under = { $name } : aucune carte ne va dans ton marché. Laquelle passe sous sa pioche ?
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prompt-market-alone = { $points ->
    [one] Ton marché vaut { $points } point.
   *[other] Ton marché vaut { $points } points.
}
note-market-boat = { $carries } : une carte par panier.
note-market-boat-laid = { $carries } : compte pour les cartes piment voisines.
explain-market-nowhere = Aucune ligne ni colonne ouverte ne montre une marchandise de cette carte.
explain-market-other = Choisir plutôt cette carte.
explain-market-renew = Plutôt renouveler ? C’est tout ton tour.
explain-market-deck-boat = { $count ->
    [one] La pioche des bateaux : { $count } carte.
   *[other] La pioche des bateaux : { $count } cartes.
}
explain-market-deck-chilli = { $count ->
    [one] La pioche des piments : { $count } carte.
   *[other] La pioche des piments : { $count } cartes.
}
explain-market-rival = { $count ->
    [0] Le marché de { $name } est plein.
    [one] Le marché de { $name } : encore { $count } place libre.
   *[other] Le marché de { $name } : encore { $count } places libres.
}
plate-renew = Renouveler
plate-take = Prendre
compass-title = { $name } : ton objectif secret
peek-not-yours = Chacun regarde avec sa propre manette.
compass-press = Appuie sur une direction sans qu’on te voie.
compass-there = Ta marchandise est dans la direction que tu as choisie.
compass-away = Les autres regardent ailleurs. Puis clique.
compass-up = Ta marchandise est celle du haut.
log-market-played = { $name } joue une carte { $end } : { $card }.
log-market-taken = { $name } prend : { $cards }.
log-market-laid = { $name } pose une carte en ligne { $row }, colonne { $column } : { $card }.
log-market-under = { $name } met une carte sous sa pioche : { $card }.
log-market-renewed-row = { $name } renouvelle la ligne { $number }.
log-market-renewed-column = { $name } renouvelle la colonne { $number }.
log-market-last-round = { $name } a un marché plein : dernière manche !
log-market-full = { $name } a un marché plein : fin de la partie.
log-market-standstill = Personne n’a posé de carte depuis { $rounds } manches : la partie s’arrête.
log-market-pontoon = Objectif de { $name } : { $good }.
log-market-scored = { $name } : { $points } ({ $part }).
part-objective = Objectif
part-shun = Piment : à éviter
part-each = Piment : chacun
part-pairs = Piment : paires
part-once = Piment : une fois
part-complete = Marché plein
why-market-not-in-hand = Cette carte n’est pas dans ta main.
why-market-no-such-end = Aucune ligne ni colonne ne finit ici.
why-market-deck-end = Une pioche est là : tu ne peux pas jouer au-dessus de cette colonne.
why-market-token-end = Le jeton ferme ce bout pour ce tour.
why-market-nothing-shared = Aucune carte de cette ligne ou colonne ne montre une marchandise de ta carte.
why-market-take-all = Prends autant de cartes que possible.
why-market-cannot-take = Cette carte ne peut pas prendre celles-là.
why-market-no-such-line = Cette ligne ou colonne n’existe pas.
why-market-surplus-first = Pose d’abord des cartes jusqu’à en avoir trois.
why-market-no-surplus = Tu ne poses des cartes que si tu en as plus de trois.
why-market-no-such-place = Ton marché n’a pas cette place.
why-market-place-taken = Il y a déjà une carte ici, et les cartes ne bougent jamais.
why-market-first-corner = La première carte va dans le coin en haut à gauche.
why-market-not-touching = Elle doit toucher une de tes cartes par un côté.
why-market-chilli-row = Cette ligne a déjà sa carte piment.
why-market-chilli-column = Cette colonne a déjà sa carte piment.
why-market-chilli-nowhere = Chaque place possible est dans une ligne qui a déjà sa carte piment.
why-market-chilli-nowhere-expert = Chaque place possible est dans une ligne ou une colonne qui a déjà sa carte piment.
why-market-full = Ton marché est plein.
why-market-must-lay = Tu peux poser une carte, donc il le faut. Choisis-en une.

## En solo

title-solo = En solo
solo-title = En solo
solo-lead = Bâtis ton plus beau marché en neuf tours.
solo-new = Nouveau marché
solo-new-line = De nouvelles cartes, pour le palmarès
solo-day = Marché du jour
solo-day-line = { $date } : les mêmes cartes pour tous
solo-day-done = Joué aujourd’hui : { $points }
solo-day-spent = Déjà joué aujourd’hui, par l’ordinateur
solo-hall = Palmarès
solo-hall-line = Les plus beaux marchés : à revoir ou à rejouer
solo-player = Nom : { $name }
solo-seed = Jouer par numéro
solo-seed-empty = Numéro du marché
solo-mode = Cartes piment
solo-mode-base = Une par ligne
solo-mode-expert = Expert : ligne et colonne
solo-of-day = Marché du jour, { $date }
solo-nobody = Pas encore de résultat.
solo-best = À battre : { $name }, { $points }
solo-next = { $missing ->
    [one] Médaille dans un point
   *[other] Médaille dans { $missing } points
}
solo-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
hall-title = Palmarès
hall-tab-base = Une par ligne
hall-tab-expert = Expert
hall-tab-day = Marché du jour
hall-empty = Encore personne. La première place t’attend !
hall-hint = Marché numéro { $seed }
hall-hint-helped = Marché numéro { $seed }, joué avec un conseil
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-word = { $points ->
    [one] point
   *[other] points
}
result-medal-none = Sans médaille cette fois
result-medal-bronze = Médaille de bronze !
result-medal-silver = Médaille d’argent !
result-medal-gold = Médaille d’or !
result-computer = Avec un ordinateur
result-next = { $missing ->
    [one] Si près : plus qu’un point pour la prochaine médaille !
   *[other] Encore { $missing } points pour la prochaine médaille
}
result-place = Rang { $place } au palmarès
result-place-day = Rang { $place } aujourd’hui
result-practice = Pour s’exercer : seul ton premier essai du jour compte
result-helped = Joué avec un conseil
result-not-own = Ni médaille, ni place au palmarès
result-day-spent = Le marché du jour compte maintenant comme joué
result-again = Mêmes cartes
result-new = Nouveau marché

## Conseils

hint-dice-correct = Un groupe fait exactement { $goal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-close = Avec { $sum }, ce groupe peut être au plus près de { $goal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-towards = Cela fait { $sum }. Avec un { $need }, tu atteins { $goal }.
hint-dice-sequence = Une suite de { $count } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-three = Trois { $value } en trois couleurs : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-most-value = Tu as alors la majorité de { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-more-value = Tu gagnes du terrain sur les { $value } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-most-colour = Tu as alors la majorité en { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-more-colour = Tu gagnes du terrain en { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
hint-dice-colour = Mais une couleur de plus te coûte pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-deny = C’est le dernier { $value }. Le joueur suivant en tirerait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-new = Un { $value } commence un nouveau groupe, et tout reste possible.
hint-dice-spare = Un { $value } va bien ici et ne gâche rien.

hint-klongs-step = L’ombrelle te rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-day = Le petit jour de marché arrive, et un embarcadère t’y rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-big-day = Le GRAND jour de marché arrive et termine la partie ; un embarcadère t’y rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-full = Un embarcadère est alors complet : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour toi au jour de marché.
hint-klongs-third = Il ne manque alors qu’un bateau à un embarcadère. Pour l’instant, il te rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-double = La gargote double ce que tes marchands y gagnent.
hint-klongs-merchant = Ton marchand monte à bord : un bateau de plus est à toi.
hint-klongs-guard = { $boats ->
    [one] Le gardien protège un de tes bateaux dans sa colonne.
   *[other] Le gardien protège { $boats } de tes bateaux dans sa colonne.
}
hint-klongs-loot = De là, le voleur peut prendre tout de suite un bateau : { $good }.
hint-klongs-rob = De là, le voleur peut prendre tout de suite le bateau de quelqu’un : { $good }.
hint-klongs-baskets = Ses paniers sont à côté d’un de tes marchands.
hint-klongs-chase = Cela chasse un voleur.
hint-klongs-take-thief = Le voleur peut maintenant voler pour toi.
hint-klongs-spoil = Cela gâche un embarcadère qui rapporterait à d’autres { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’à toi.
hint-klongs-stock = Un bateau de plus dans ton dépôt ({ $good }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
hint-klongs-special = Tes meilleurs embarcadères restent complets.
hint-klongs-keep = En main, il vaut plus que dans ton dépôt.
hint-klongs-score = L’embarcadère ne paie que toi : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-score-shared = L’embarcadère te rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aux autres { $others } au plus.
hint-klongs-pass = Compter retire de l’eau un bateau qui t’y sert davantage.
hint-klongs-pass-wait = Rien ne presse : ce jour-là, tu peux passer maintenant et compter plus tard.
hint-klongs-pass-gift = Chaque embarcadère que tu pourrais compter rapporte au moins autant à quelqu’un d’autre.
hint-klongs-pass-cost = { $points ->
    [one] Le bateau à retirer te sert à un autre embarcadère : { $points } point.
   *[other] Le bateau à retirer te sert à un autre embarcadère : { $points } points.
}
hint-klongs-card-idle = Déplacer un bateau maintenant ne remplit aucun embarcadère et rapporte trop peu. Garde la carte jusqu’à ce qu’elle rapporte plus.
hint-klongs-card-later = { $points ->
    [one] Déplacer un bateau maintenant te rapporterait { $points } point. La carte peut rapporter plus ensuite.
   *[other] Déplacer un bateau maintenant te rapporterait { $points } points. La carte peut rapporter plus ensuite.
}
hint-klongs-card-waits = { $steps ->
    [one] Encore un pas avant le jour de marché.
   *[other] Encore { $steps } pas avant le jour de marché : tu as le temps.
}
hint-klongs-card-worth = { $left ->
    [0] Cela vaut ta dernière carte de déplacement.
    [one] Cela vaut une carte de déplacement ; il t’en reste une pour plus tard.
   *[other] Cela vaut une carte de déplacement ; il t’en reste { $left } pour plus tard.
}
hint-klongs-draw-open = Tu reçois un bateau pour un de tes marchands.
hint-klongs-draw-neutral = Tu reçois des paniers pour tes embarcadères, ou une ombrelle.
hint-klongs-closes = Cela remplit le quartier : personne d’autre ne peut y accoster.
hint-klongs-blocks = Il prend une case à un embarcadère des autres sans leur apporter de paniers.
hint-klongs-saves = { $boats ->
    [one] Tu gardes un bateau pour un de tes marchands.
   *[other] Tu gardes { $boats } bateaux pour tes marchands.
}
hint-klongs-far = Là, il n’aide personne d’autre.
hint-klongs-least = { $points ->
    [one] Il rapporte aux autres un point au plus un jour de marché.
   *[other] Il rapporte aux autres { $points } points au plus un jour de marché.
}
hint-klongs-landings = Là-bas, il touche { $many } embarcadères ; ici, seulement { $few }.
hint-klongs-opens = Il libère une place pour un autre bateau dans ce quartier.
hint-klongs-company = Là, il côtoie plus de bateaux : un embarcadère se remplit plus tôt.
hint-klongs-withdraw = { $points ->
    [one] Il retire ses paniers à un embarcadère des autres : un point de moins pour eux.
   *[other] Il retire ses paniers à un embarcadère des autres : { $points } points de moins pour eux.
}
hint-klongs-steal-own = Mieux vaut laisser tes propres bateaux où ils sont.
hint-klongs-steal-nothing = Les bateaux de cette rangée valent plus pour toi là où ils sont.
hint-klongs-leave-thief = Tu pioches plutôt un nouveau bateau.
hint-klongs-reboard = Le marchand vient d’un bateau qui n’est à aucun embarcadère complet.
hint-klongs-stay = Tes marchands sont mieux là où ils sont.
hint-klongs-only = Les autres choix rapportent moins.

hint-bakong-home = Tu rentres avant les autres : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et la partie finit.
hint-bakong-home-short = Tu rentres et la partie finit, mais il te manque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour gagner. Difficile de faire mieux.
hint-bakong-costs-pits = { $count ->
    [one] Le fossé en chemin te coûte { $points } points.
   *[other] Les { $count } fossés en chemin te coûtent { $points } points.
}
hint-bakong-costs-sand = { $count ->
    [one] Les sables mouvants en chemin te prennent un objet.
   *[other] Les sables mouvants en chemin te prennent { $count } objets.
}
hint-bakong-costs-both = Le chemin te coûte { $points } points et { $count ->
    [one] un objet
   *[other] { $count } objets
}.
hint-bakong-no-better = Ces dés n’offrent rien de mieux.
hint-bakong-cursed = { $count ->
    [0] Mais elle est maudite : avec elle, les chutes d’eau n’enlèvent pas de bosses.
    [one] Mais elle est maudite : avec elle, les chutes d’eau n’enlèveront pas ta bosse.
   *[other] Mais elle est maudite : avec elle, les chutes d’eau n’enlèveront pas tes { $count } bosses.
}
hint-bakong-not-home = Il te faut plus de points avant de rentrer.
hint-bakong-temple = Tu atteins le temple : jusqu’à { $points ->
    [one] { $points } point t’y attend
   *[other] { $points } points t’y attendent
}.
hint-bakong-stop-emerald = Tu t’arrêtes sur une émeraude et tu la prends.
hint-bakong-stop-cave = Tu t’arrêtes à une grotte : une à six émeraudes.
hint-bakong-stop-waterfall = À la chute d’eau, tu perds une bosse.
hint-bakong-stop-abandoned = Tu t’arrêtes à un campement et tu peux prendre un objet.
hint-bakong-spared-pit = Ainsi, tu évites le fossé.
hint-bakong-spared-quicksand = Ainsi, tu évites les sables mouvants.
hint-bakong-spared-stopped = Ainsi, rien ne t’arrête.
hint-bakong-clear-river = Une rivière disparaît devant toi.
hint-bakong-clear-cliff = Une falaise disparaît devant toi.
hint-bakong-clear-pit = Un fossé disparaît devant toi.
hint-bakong-clear-quicksand = Des sables mouvants disparaissent devant toi.
hint-bakong-bring-cave = Une grotte apparaît devant toi.
hint-bakong-bring-emerald = Une émeraude apparaît devant toi.
hint-bakong-hinder-river = La rivière arrête quelqu’un d’autre.
hint-bakong-hinder-cliff = La falaise arrête quelqu’un d’autre.
hint-bakong-hinder-pit = Le fossé est sur la route de quelqu’un d’autre.
hint-bakong-hinder-quicksand = Les sables mouvants sont sur la route de quelqu’un d’autre.
hint-bakong-further = { $steps ->
    [one] Tu vas une case plus loin.
   *[other] Tu vas { $steps } cases plus loin.
}
hint-bakong-steps = { $steps ->
    [one] Tu avances d’une case.
   *[other] Tu avances de { $steps } cases.
}
hint-bakong-look = Tu découvres l’autre face de cette tuile.
hint-bakong-second = L’autre face de cette tuile te convient mieux.
hint-bakong-no-second = Mieux vaut laisser les autres tuiles comme elles sont.
hint-bakong-reroll = Relancer te rapportera sans doute plus.
hint-bakong-reroll-pit = Relancer peut t’éviter le fossé.
hint-bakong-reroll-stopped = Relancer peut te mener plus loin.
hint-bakong-reroll-quicksand = Relancer peut t’éviter les sables mouvants.
hint-bakong-object-rope = { $count ->
    [one] Elle te fait passer la rivière devant toi.
   *[other] Elle te fait passer { $count } rivières devant toi.
}
hint-bakong-object-grapple = { $count ->
    [one] Il te fait passer la falaise devant toi.
   *[other] Il te fait passer { $count } falaises devant toi.
}
hint-bakong-object-kit = { $count ->
    [one] Elle te protège dans le fossé devant toi.
   *[other] Elle te protège dans { $count } fossés devant toi.
}
hint-bakong-object-torch = { $count ->
    [one] Elle trouve une émeraude de plus à un endroit devant toi.
   *[other] Elle trouve une émeraude de plus à { $count } endroits devant toi.
}
hint-bakong-object-logbook = Relancer une fois par tour t’évite le pire.
hint-bakong-object-machete = Une case de plus par tour raccourcit le retour.
hint-bakong-object-map = Une deuxième tuile retournée par tour dégage le chemin.
hint-bakong-object-compass = Une case de moins, et tu t’arrêtes où tu veux ; la boussole est petite.
hint-bakong-object = Cela servira quand des tuiles se retourneront.
hint-bakong-fits = Il y a de la place pour cela.
hint-bakong-nothing = Rien ici ne vaut la place qu’il prendrait.
hint-bakong-useless-rope = Tu n’en as plus besoin : plus de rivière devant toi.
hint-bakong-useless-grapple = Tu n’en as plus besoin : plus de falaise devant toi.
hint-bakong-useless-kit = Tu n’en as plus besoin : plus de fossé devant toi.
hint-bakong-useless-torch = Tu n’en as plus besoin : plus d’émeraudes devant toi.
hint-bakong-least = C’est ce dont tu peux le mieux te passer.
hint-bakong-great-most = C’est la plus précieuse : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-bakong-great-other = Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et tu sacrifies moins pour elle.
hint-bakong-throw-small = { $points ->
    [one] Cela te coûte un point au plus.
   *[other] Cela te coûte { $points } points au plus.
}
hint-bakong-leave = Ce que tu portes vaut plus.

hint-market-fills = Ton marché est alors plein : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-market-brings = { $points ->
    [one] Une de ces cartes rapporte tout de suite un point.
   *[other] Une de ces cartes rapporte tout de suite { $points } points.
}
hint-market-chilli = Tu reçois une carte piment, et une ligne l’attend.
hint-market-lays = { $count ->
    [one] De quoi poser une carte ce tour-ci.
   *[other] De quoi poser { $count } cartes ce tour-ci.
}
hint-market-objective = { $count ->
    [one] Une marchandise de plus pour ton objectif.
   *[other] { $count } marchandises de plus pour ton objectif.
}
hint-market-denies = Tu prends une carte qui rapporterait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} au joueur suivant.
hint-market-takes = { $count ->
    [one] Tu reçois une carte qui peut mieux te convenir.
   *[other] Tu reçois { $count } cartes qui peuvent mieux te convenir.
}
hint-market-renew = De nouvelles cartes conviendront peut-être mieux à ta main.
hint-market-under = C’est la carte qui te manquera le moins.
hint-market-lay-chilli = { $points ->
    [one] Cette carte piment y rapporte déjà un point.
   *[other] Cette carte piment y rapporte déjà { $points } points.
}
hint-market-lay-pays = { $points ->
    [one] Les cartes piment voisines rapportent un point de plus.
   *[other] Les cartes piment voisines rapportent { $points } points de plus.
}
hint-market-lay-harmless = Elle va bien là, et tu gardes les meilleures cartes.
hint-market-lay-least = { $points ->
    [one] C’est ta meilleure carte à poser, même si elle y coûte un point.
   *[other] C’est ta meilleure carte à poser, même si elle y coûte { $points } points.
}
hint-market-lay-room = Elle pourra y rapporter plus tard.

## Parties guidées

lesson-title = Partie guidée
lesson-offer-title = Première fois ?
lesson-offer-text = Joue une partie guidée : quelques minutes à la vraie table, et tu sais comment ça marche.
lesson-begin = Jouer une partie guidée
lesson-go-on = Reprendre là où tu en étais
lesson-anew = Reprendre au début
lesson-not-now = Pas maintenant
lesson-unwelcome = Cela marcherait aussi. Pour l’instant, faisons comme indiqué.
lesson-again = Reprendre au début
lesson-leave = Quitter la partie guidée
lesson-leave-hint = Tu pourras continuer d’ici plus tard.
lesson-done-title = C’est tout ce qu’il faut !
lesson-done-text = Continue d’ici contre des ordinateurs aimables, ou commence ta propre partie. « Qu’est-ce que c’est ? » explique tout ce qui est sur la table, « Conseil » montre un bon coup.
lesson-done-alone = Continue d’ici, ou commence un nouveau marché. « Qu’est-ce que c’est ? » explique tout ce qui est sur la table, « Conseil » montre un bon coup.
lesson-play-on = Continuer d’ici
lesson-new-game = Nouvelle partie
lesson-main-menu = Menu principal
lesson-dice-welcome = Bienvenue au marché de nuit ! Ces dés sont à nous tous. Chacun son tour, on en prend un, jusqu’à en avoir sept chacun.
lesson-dice-goal = Voici le but de la manche : 8. Chaque groupe de tes dés qui fait 8 rapporte 4 points.
lesson-dice-first = À toi. Prends le 5 vert.
lesson-dice-second = Prends maintenant le 3 rouge et pose-le avec ton 5.
lesson-dice-second-other = Cela marcherait aussi. Pour l’instant, faisons 8 : le 3 rouge va avec ton 5.
lesson-dice-hit = 5 et 3 font 8. À la fin de la manche, ce groupe te rapporte 4 points !
lesson-dice-now = « Là » dit ce que chacun aurait si la manche finissait ici. C’est plus que 4, car d’autres choses rapportent aussi des points. Elles viennent ensuite, et ceci monte et descend.
lesson-dice-alone = Un dé peut aussi ouvrir un nouveau groupe. Prends le 4 rouge et pose-le tout seul.
lesson-dice-alone-other = Cela marcherait aussi. Pour l’instant, donnons au 4 son propre groupe.
lesson-dice-again = Pose le 4 jaune avec lui. Cela fait encore 8.
lesson-dice-run = Tu as 3, 4 et 5 : une suite ! Trois valeurs ou plus à la suite rapportent des points, quels que soient leurs groupes.
lesson-dice-third-four = Prends maintenant le 4 vert et pose-le tout seul.
lesson-dice-three = Trois 4 de trois couleurs différentes : 8 points !
lesson-dice-colours = Somchai n’a que des dés rouges et jaunes. Qui a le moins de couleurs gagne 6 points.
lesson-dice-closest = But manqué ? Le groupe le plus proche rapporte 2 points. Le 7 d’Anong est tout près.
lesson-dice-most-colour = Avoir le plus de dés d’une couleur rapporte aussi. Le vert est sur cette ligne : 5 points à qui a le plus de dés verts.
lesson-dice-green = Prenons donc encore un dé vert : le 1, dans le groupe de ton 4 vert.
lesson-dice-most-value = Avoir le plus de dés d’une valeur rapporte aussi : 3 points à qui a le plus de 4. Tu en as trois !
lesson-dice-last = Ton dernier dé : le 3 vert. Avec 4 et 1, cela fait encore 8.
lesson-dice-counted = La manche est à toi ! Il y a trois manches, chacune avec un nouveau but. Qui a le plus de points à la fin gagne.
lesson-bakong-welcome = Bienvenue dans la jungle ! Au bout du sentier se trouve le temple de Bakong. Va y chercher une émeraude et rapporte le sac à dos qui vaut le plus de points.
lesson-bakong-object = Chacun emporte un objet. Prends le grappin : il te fait franchir les falaises.
lesson-bakong-object-other = Bon choix aussi. Pour l’instant, prenons le grappin.
lesson-bakong-roll = À toi. Lance les dés !
lesson-bakong-flip = Avec un dé, tu retournes une tuile ; avec l’autre, tu avances. Le 1 retourne la première devant toi : la rivière. Puis tu avances de 3. Choisis le 1.
lesson-bakong-flip-other = Cela marcherait aussi. Pour l’instant, retournons la rivière avec le 1.
lesson-bakong-flipped = Plus de rivière, et tu as avancé de 3 cases. Chaque tuile a une autre face.
lesson-bakong-emerald = Dara s’arrête sur une émeraude : cela fait 1 point dans son sac à dos.
lesson-bakong-roll-again = Encore à toi. Lance les dés !
lesson-bakong-under = Que cache la deuxième tuile devant toi ? Retourne-la avec le 2 et avance de 6.
lesson-bakong-under-other = Cela marcherait aussi. Pour l’instant, regardons sous la deuxième tuile avec le 2.
lesson-bakong-pit = Un fossé ! Les tuiles rouges te touchent même quand tu ne fais que passer. Tu as une bosse : elle coûte 3 points.
lesson-bakong-river = Et ici, la rivière t’arrête. Les tuiles jaunes, rivières et falaises, mettent fin à ta marche.
lesson-bakong-roll-cure = Cette bosse peut se soigner. Lance les dés !
lesson-bakong-to-waterfall = Cette chute d’eau est à 4 cases. Retourne une tuile avec le 3 et avance de 4.
lesson-bakong-to-waterfall-other = Cela marcherait aussi. Pour l’instant, allons à la chute d’eau : retourne avec le 3.
lesson-bakong-climbed = Une falaise est apparue, mais ton grappin te l’a fait franchir !
lesson-bakong-waterfall = Et la chute d’eau a soigné ta bosse. Les tuiles vertes t’aident seulement là où tu t’arrêtes.
lesson-bakong-roll-on = En route. Lance les dés !
lesson-bakong-to-camp = Voici un campement abandonné, à 5 cases. Retourne une tuile avec le 4 et avance de 5.
lesson-bakong-to-camp-other = Cela marcherait aussi. Pour l’instant, allons au campement : retourne avec le 4.
lesson-bakong-camp = Dans ce campement, tu peux prendre un objet. Prends la trousse de soins : les fossés ne te feront plus de bosse.
lesson-bakong-camp-other = Bon choix aussi. Pour l’instant, prenons la trousse de soins.
lesson-bakong-roll-danger = Devant toi, le sentier devient dangereux. Lance les dés !
lesson-bakong-danger = Tu n’as pas de corde pour cette rivière. Retourne-la avec le 3 et avance de 6.
lesson-bakong-danger-other = Cela marcherait aussi. Pour l’instant, retournons la rivière avec le 3.
lesson-bakong-quicksand = Le fossé et la falaise sont passés, bravo ! Mais en chemin, les sables mouvants te prennent un objet. Choisis lequel.
lesson-bakong-roll-temple = Le temple est tout près. Lance les dés !
lesson-bakong-to-temple = Les deux dés t’y mènent : ta marche s’arrête au temple. Choisis l’un ou l’autre.
lesson-bakong-great = Les grosses émeraudes ! Chacun n’en prend qu’une. Prends la 17 : elle vaut 17 points, mais elle est maudite. Avec elle, les chutes d’eau ne soignent plus tes bosses.
lesson-bakong-great-other = Bon choix aussi. Pour l’instant, osons prendre la 17.
lesson-bakong-homewards = Retour au campement maintenant, par le même chemin. Lance les dés !
lesson-bakong-to-cave = Une grotte, à 1 case seulement ! Retourne une tuile avec le 3 et avance de 1.
lesson-bakong-to-cave-other = Cela marcherait aussi. Pour l’instant, allons voir la grotte : retourne avec le 3.
lesson-bakong-cave = Dans une grotte, on lance deux dés et le plus petit compte. Un 4 : cela te fait 4 points de plus !
lesson-bakong-home = Qui rentre en premier avec une grosse émeraude gagne 3 points, et la partie s’arrête. Alors chacun compte, et qui a le plus de points gagne.
lesson-klongs-welcome = Bienvenue au marché flottant ! Amène tes bateaux aux embarcadères : les jours de marché, ils rapportent des points. Qui en a le plus gagne.
lesson-klongs-first = Ce bateau a une place libre : il est à qui l’amène. Choisis-le, puis la case qui s’allume.
lesson-klongs-mine = Un de tes marchands monte à bord : ce bateau est à toi. À chaque tour, on amène un bateau. Finis ton tour.
lesson-klongs-landing = Voici un embarcadère, avec quatre cases autour. Quand chacune a un bateau, il peut rapporter des points à tous ceux qui y ont le leur.
lesson-klongs-neutral = Un bateau où un marchand est peint n’est à personne. Amène celui-ci. Tout bateau doit en toucher un autre, même par un coin.
lesson-klongs-parasol = Il porte l’ombrelle Luk Phat ! L’ombrelle avance d’un pas et tu reçois les points de ce pas : 6. Finis maintenant ton tour.
lesson-klongs-second = Anong est à ton embarcadère. Amène un autre bateau à toi sur la case qui s’allume : de là, il ira bientôt à l’embarcadère.
lesson-klongs-wait = Bien. Finis ton tour, et voyons ce que fait Anong.
lesson-klongs-thief = Un voleur ! Un voleur prend un bateau de sa rangée. Anong a pris le bateau à l’ombrelle.
lesson-klongs-inspector = Mais tu as un gardien. Amène-le dans la colonne du voleur !
lesson-klongs-chased = Le voleur est chassé ! Tu peux même le prendre dans ta main. Prends-le !
lesson-klongs-guard = Et le gardien reste : aucun voleur ne touche aux bateaux de cette colonne. Finis ton tour.
lesson-klongs-my-thief = Le voleur travaille maintenant pour toi. Envoie-le dans la rangée du bateau d’Anong à ton embarcadère.
lesson-klongs-steal = Prends le bateau d’Anong !
lesson-klongs-stock = Mets-le dans ton dépôt. À la fin, les bateaux y rapportent des points, de plus en plus pour la même marchandise.
lesson-klongs-stock-other = Cela marcherait aussi. Cette fois, mettons-le dans le dépôt.
lesson-klongs-card = Il y a de la place à ton embarcadère ! Tu as deux cartes de déplacement pour toute la partie. Prends-en une : déplace ce bateau d’une case, là-bas. Tu peux en jouer une par tour, avant ou après avoir amené un bateau.
lesson-klongs-cookshop = Miam, une gargote ! Un embarcadère avec une gargote rapporte le double. Amène-la au tien.
lesson-klongs-quarter = Les appontements divisent l’eau en quartiers. Trois bateaux remplissent un quartier : un quatrième n’entre pas. Finis ton tour.
lesson-klongs-last = Une case est libre à ton embarcadère. Amène le bateau à l’ombrelle !
lesson-klongs-score = Le gong : un petit jour de marché ! Ton embarcadère a 5 paniers. Tu reçois 5 points pour chacun de tes deux bateaux, et la gargote les double. Compte-le !
lesson-klongs-score-other = Tu pourrais aussi passer. Mais celui-ci est vraiment bon : compte-le !
lesson-klongs-remove = 20 points ! Qui compte prend un de ses bateaux de l’embarcadère dans son dépôt. Choisis-en un.
lesson-klongs-big = Le dernier pas est le GRAND jour de marché : on compte jusqu’à ce que tout le monde passe. Puis on compte le dépôt, et la partie est finie. Tu es loin devant !
lesson-market-welcome = Bienvenue au marché flottant ! Ici, tu construis le tien : neuf bateaux, trois sur trois. Le marché qui vaut le plus de points gagne.
lesson-market-hand = Tu prends tes bateaux au port. En main, tu gardes trois cartes. Chaque marchandise dessinée sur un bateau est un panier.
lesson-market-one = À toi. Joue le panier de pois bleus à ce bout du port. Il prend une carte qui montre des pois bleus.
lesson-market-one-other = Cela marcherait aussi. Pour l’instant, jouons les pois bleus en bas de la colonne du milieu.
lesson-market-taken = Un panier, une carte : elle est maintenant dans ta main, et tu as de nouveau trois cartes.
lesson-market-two = Deux paniers prennent deux cartes. Joue poissons et fruits de la passion à droite de la ligne du haut : l’une des deux est une carte piment qui montre des poissons.
lesson-market-slide = Ton bateau est entré par la droite et les autres ont avancé. Une nouvelle carte comble le vide.
lesson-market-lay = Tu as quatre cartes, et tout ce qui dépasse trois va dans ton marché. La première carte va toujours dans le coin en haut à gauche.
lesson-market-lay-other = Cela marcherait aussi. Pour l’instant, posons le bateau avec poissons et fruits de la passion.
lesson-market-three = Maintenant trois paniers ! Joue-les en haut de la colonne de gauche et prends les trois cartes.
lesson-market-each = Tu as cinq cartes, donc tu en poses deux. Cette carte piment rapporte 1 point pour chaque panier de poissons sur elle et sur les cartes qui la touchent. Pose-la à côté de ton bateau.
lesson-market-objective = 3 points ! Et voici ton objectif : 1 point pour chaque panier de pois bleus, n’importe où dans ton marché. Entre amis, il est caché : personne d’autre ne peut le regarder.
lesson-market-touch = Chaque nouvelle carte doit toucher une des tiennes par un côté. Pose le bateau avec pois et poissons sous la carte piment : 1 point pour les pois, 1 pour les poissons.
lesson-market-pairs = Chaque carte piment compte elle-même et les cartes qui la touchent. Celle-ci : 2 points pour chaque paire de pois bleus et de poissons.
lesson-market-renew = Au lieu de jouer une carte, tu peux renouveler une ligne ou une colonne : toutes ses cartes sont remplacées. Renouvelle la ligne du milieu. C’est tout ton tour.
lesson-market-three-again = Quelle chance : toute la colonne de droite montre maintenant des fruits de la passion. Joue tes trois paniers en haut.
lesson-market-once = Cette carte piment rapporte 2 points pour chaque marchandise présente exactement une fois. Une ligne n’a de place que pour une carte piment : pose-la dans celle du milieu.
lesson-market-once-other = Cela marcherait aussi. Pour l’instant, posons cette carte piment à droite de la ligne du milieu.
lesson-market-shun = La dernière sorte : 5 points, moins 1 pour chaque panier de poissons. Il n’y en a pas ici, en bas. Pose-la sous l’autre carte piment.
lesson-market-end = 16 points ! Quand quelqu’un pose sa neuvième carte, on finit la manche et la partie s’arrête. Un marché plein rapporte encore 2 points.
lesson-alone-welcome = Tu connais le marché flottant. En solo, tu as neuf tours pour construire le meilleur marché possible.
lesson-alone-token = Ce jeton ferme un bout du port : tu ne peux pas y jouer de carte à ce tour. Après chaque tour, il avance au bout suivant.
lesson-alone-two = Joue poissons et fruits de la passion à gauche de la ligne du milieu et prends deux cartes.
lesson-alone-lay = Pose le bateau avec fruits de la passion et courgettes dans le coin.
lesson-alone-decks = Les deux pioches sont au-dessus de la première et de la troisième colonne. On ne peut jamais y jouer de carte.
lesson-alone-three = Le jeton a avancé : encore huit tours. Joue tes trois paniers en bas de la colonne de gauche.
lesson-alone-each = Trois cartes d’un coup ! Pose la carte piment qui compte les fruits de la passion à côté de ton bateau.
lesson-alone-shun = Et dessous, celle qui n’aime pas les poissons.
lesson-alone-medals = 13 points après deux tours ! 20 points valent le bronze, 24 l’argent et 28 l’or.
lesson-alone-day = Chaque jour, il y a un marché du jour, le même pour tous. Ton premier essai compte. Bonne chance !

## Résultats

results-title = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
results-total = Total
results-rematch = Revanche
results-again = Revoir
results-title-screen = Menu principal

## Réglages

settings-title = Réglages
settings-display = Affichage
settings-sound = Son
settings-motion = Animations
settings-text = Texte et contraste
settings-controls = Commandes
settings-help = Langue et aide
settings-language = Langue
settings-fullscreen = Plein écran (F11)
settings-screen = Quel écran
settings-effects = Effets
settings-music = Musique
settings-mute = Tout couper
settings-aloud = Lire à voix haute
settings-aloud-hint = La voix de ton système dit ce qui est demandé, ce qui est sélectionné et ce que font les autres.
settings-aloud-linux = Aucune voix trouvée ici : installe speech-dispatcher pour pouvoir l’activer.
settings-aloud-none = Aucune voix trouvée ici : active d’abord celle de ton système.
settings-aloud-muted = Rien n’est lu à voix haute tant que tout est coupé.
aloud-closed = Impossible pour l’instant
settings-speed = Vitesse
settings-speed-calm = Calme
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-reduced = Animations réduites
settings-reduced-hint = Lanternes et eau immobiles, coups montrés brièvement.
settings-text-size = Taille du texte
settings-text-sample = Les lanternes glissent devant les marches du temple tandis que les derniers bateaux du marché s’en retournent.
settings-contrast = Contraste élevé
settings-contrast-hint = Panneaux sombres aux bords clairs, mots bien lisibles, cadres épais ; le fond s’assombrit.
settings-notes = Expliquer les nouveautés
settings-notes-hint = La première fois qu’une chose arrive, une phrase dit ce que c’est.
settings-notes-again = Tout expliquer à nouveau
settings-rumble = Vibration à ton tour
settings-left-handed = Pour gauchers
settings-left-handed-hint = Manettes en miroir : tu choisis du pouce gauche. WASD servent aussi de flèches.
settings-scan = Un seul bouton
settings-scan-hint = Tout ce qu’on peut choisir est proposé tour à tour ; un seul bouton choisit. Le premier appui commence.
settings-scan-slow = Lent
settings-scan-normal = Normal
settings-scan-fast = Rapide
settings-switch = Le bouton
settings-switch-hint = Pour « Un seul bouton » : choisis cette ligne, puis appuie sur la touche ou le bouton avec lequel tu joues.
settings-switch-press = Appuie sur le bouton …
scan-rests = Appuie pour commencer
settings-buttons = Manette
settings-keys = Clavier
settings-lessons = Proposer à nouveau les parties guidées
settings-lessons-hint = La question revient quand tu ouvres un jeu.
settings-own-open = Tes propres plateaux et parties guidées
settings-own-hint = Ouvre leur place sur cet ordinateur. Ce que tu y fais est proposé au prochain démarrage de Longtail.
settings-own-text = Les plateaux que tu as faits vont dans son dossier maps, les parties guidées dans lessons. Pars d’un exemple qui s’y trouve et enregistre-le sous un nom comme klongs-grenier ou dice-mamie. Tout est vérifié comme le reste et proposé au prochain démarrage de Longtail ; si quelque chose ne va pas, une phrase dit pourquoi.
settings-own-sorry = Le dossier ne peut pas être ouvert d’ici. C’est { $folder }
on = Oui
off = Non
bind-standard = Rétablir par défaut
bind-only = Seulement pour les manettes « { $name } »
bind-press-pad = Appuie sur le nouveau bouton pour « { $action } ».
bind-press-keys = Appuie sur la nouvelle touche pour « { $action } ».
bind-never-mind-pad = Pour annuler : une touche ou un clic.
bind-never-mind-keys = Pour annuler : Échap, un bouton ou un clic.
action-confirm = Choisir, valider
action-back = Retour
action-undo = Annuler
action-peek = Score actuel
action-hint = Conseil
action-log = Historique
action-rules = Règles
action-menu = Menu
action-previous = Page précédente
action-next = Page suivante

## Règles

rules-title = Règles · { $game }
rulings-title = Précisions
rulings-lead = Là où les règles publiées laissent une question ouverte, voici comment nous jouons.

rules-dice-goal-title = Le but du jeu
rules-dice-goal-text =
    Prends des dés au centre et classe-les en groupes.

    Ils peuvent te rapporter des points de sept façons. Qui a le plus de points après la dernière manche gagne.
rules-dice-turn-title = Ton tour
rules-dice-turn-text =
    Prends un dé. Commence un nouveau groupe avec lui, ou ajoute-le à un de tes groupes.

    On ne sépare ni ne réunit jamais des groupes. Quand chacun a sept dés, on compte.
rules-dice-sum-title = 1 · Atteindre l’objectif
rules-dice-sum-text =
    Chaque manche a un objectif entre 7 et 12.

    Chaque groupe dont la somme est exactement ce nombre te rapporte 4 points.
rules-dice-closest-title = 2 · Au plus près
rules-dice-closest-text =
    De tous les groupes de la table qui manquent l’objectif, les plus proches rapportent 2 points chacun. Trop ou trop peu, peu importe.

    Un dé seul est aussi un groupe.
rules-dice-colours-title = 3 · Peu de couleurs
rules-dice-colours-text =
    Qui a des dés du moins de couleurs reçoit 6 points. En cas d’égalité, chacun reçoit 6.

    À partir d’ici, tes sept dés comptent tous, quel que soit leur groupe.
rules-dice-kind-title = 4 · Brelan
rules-dice-kind-text =
    Trois dés du même nombre en trois couleurs différentes rapportent 8 points, une fois par manche.

    À deux, il n’y a que deux couleurs : personne ne peut y arriver.
rules-dice-runs-title = 5 · Suites
rules-dice-runs-text =
    Des nombres qui se suivent, comme 2 3 4, rapportent des points : 2 points pour trois dés, 4 pour quatre, 6 pour cinq, 8 pour six.

    Chaque dé ne compte que dans une suite. La plus longue passe d’abord.
rules-dice-values-title = 6 · Le plus d’un nombre
rules-dice-values-text =
    Pour chaque nombre, le tableau à gauche paie qui en a le plus, puis le deuxième et le troisième.

    Ici, le plus de deux : 5 points. Deuxième : 2 points. Troisième : 1 point.
rules-dice-most-of-colour-title = 7 · Le plus d’une couleur
rules-dice-most-of-colour-text =
    Chaque couleur a aussi un dé sur le tableau. Sa ligne dit ce que paie cette couleur.

    Ici, le bleu est sur la ligne des quatre : le plus de dés bleus, 3 points ; deuxième, 1 point.
rules-dice-ties-title = En cas d’égalité
rules-dice-ties-text =
    Les joueurs à égalité reculent : d’une place à deux, de deux places à trois.

    Ici, quelqu’un a le plus de deux et reçoit 5 points. Deux joueurs partagent la deuxième place : chacun reçoit ce que paie la troisième, 1 point.
rules-dice-count-title = Une manche comptée
rules-dice-count-text =
    L’objectif était 9. Ces sept dés rapportent 4 points pour un groupe de 9, 8 pour trois quatre en trois couleurs, 4 pour la suite 3 4 5 6 et 3 pour le plus de quatre.

    En tout 19 points.
rules-dice-start-title = Le début d’une manche
rules-dice-start-text =
    Un dé plus 6 donne l’objectif.

    Un dé de chaque couleur va sur le tableau, à la ligne de son nombre. Si elle est prise, il descend à la prochaine ligne libre. S’il n’y en a pas plus bas, il prend la plus proche libre au-dessus.
rules-dice-end-title = La fin
rules-dice-end-text =
    Il y a autant de manches que de joueurs, et les points de toutes les manches s’additionnent.

    Le plus de points gagne. En cas d’égalité, tous les premiers gagnent.
ruling-dice-1 = Tableau des valeurs : d’abord, un dé de chaque nombre obtenu prend sa ligne ; puis les autres du même nombre avancent, le plus petit nombre d’abord. Le hasard décide lequel de plusieurs dés égaux reste.
ruling-dice-2 = Au plus près : la comparaison porte sur tous les joueurs. Les groupes qui atteignent l’objectif n’y participent pas, et si aucun ne le manque, personne ne marque.
ruling-dice-3 = Le plus d’un nombre ou d’une couleur : qui n’en a aucun ne prend pas de place.
ruling-dice-4 = D’après la règle, la place d’un dé est définitive. À cette table, tu peux quand même annuler jusqu’au dernier lancer, car rien n’est caché.

rules-klongs-goal-title = Le but du jeu
rules-klongs-goal-text =
    Tu fais du commerce au marché flottant de Bangkok.

    Rassemble des bateaux autour des embarcadères. Les jours de marché, ils paient tous ceux qui y ont un bateau. Qui a le plus de points à la fin gagne.
rules-klongs-points-title = D’où viennent les points
rules-klongs-points-text =
    Les jours de marché rapportent le plus : ils paient tes bateaux autour d’un embarcadère.

    La piste Luk Phat paie un peu tout de suite.

    Les bateaux de ton dépôt comptent à la fin.
rules-klongs-boat-title = Les bateaux
rules-klongs-boat-text =
    Un bateau porte une des sept marchandises et jusqu’à trois paniers. Plus il y en a, mieux c’est.

    Un bateau ouvert a une place vide : quand tu le poses, ton marchand s’y assied et il est à toi. Un bateau neutre a déjà un marchand et n’est à personne.
rules-klongs-place-title = Ton tour
rules-klongs-place-text =
    Pose un de tes quatre bateaux sur l’eau libre, à côté d’un bateau déjà là. Un côté ou un coin suffit ; les appontements ne gênent pas.

    Puis tu pioches un nouveau bateau.
rules-klongs-entry-title = Le premier bateau
rules-klongs-entry-text =
    À la première manche, chacun commence sur une case d’entrée, marquée d’un anneau au bord gauche ou droit.

    À deux, seules les claires, à gauche, sont ouvertes.
rules-klongs-quarter-title = Les quartiers
rules-klongs-quarter-text =
    Les appontements partagent l’eau en quartiers de marché de quatre cases.

    Un quartier a de la place pour trois bateaux. La quatrième case reste libre tant qu’aucun bateau ne part.
rules-klongs-landing-title = Les embarcadères
rules-klongs-landing-text =
    Un embarcadère se trouve là où quatre cases se touchent sur un appontement.

    Quand les quatre cases ont un bateau, il est complet et peut payer un jour de marché.
rules-klongs-sum-title = Ce que paie un embarcadère
rules-klongs-sum-text =
    Additionne les paniers des quatre bateaux : ici 2 + 0 + 3 + 0 = 5.

    Chaque joueur reçoit cette somme pour chacun de ses bateaux à cet endroit. Deux bateaux : 10 points. Un bateau : 5 points.
rules-klongs-merchants-title = Les marchands
rules-klongs-merchants-text =
    Chaque bateau à toi demande un de tes marchands : tu en as 16 à deux, 11 à trois, 8 à quatre.

    Plus aucun ? Laisse le nouveau bateau sans propriétaire, ou fais venir un marchand d’un autre de tes bateaux.
rules-klongs-luk-phat-title = La piste Luk Phat
rules-klongs-luk-phat-text =
    Pose un bateau à ombrelle, et l’ombrelle de la piste avance d’un pas. Tu reçois les points de ce pas.

    Certains pas sont des jours de marché : deux petits d’abord, puis le GRAND, qui termine la partie.
rules-klongs-little-title = Un petit jour de marché
rules-klongs-little-text =
    Qui a fait avancer l’ombrelle commence. Chacun peut compter deux embarcadères complets, un par manche, si un des quatre bateaux est à lui.

    De chaque embarcadère compté, prends un de tes propres bateaux dans ton dépôt.
rules-klongs-big-title = Le GRAND jour de marché
rules-klongs-big-text =
    Qui a le moins de points commence. On compte embarcadère après embarcadère, manche après manche.

    Cette fois, tu peux prendre dans ton dépôt un bateau neutre au lieu d’un des tiens. Ensuite, la partie est finie.
rules-klongs-passing-title = Passer
rules-klongs-passing-text =
    Passe si tu n’as aucun embarcadère à compter, ou si tu préfères attendre.

    Tu restes dans le jeu : tu pourras compter à la manche suivante. Le GRAND jour finit quand tous passent l’un après l’autre.
rules-klongs-thief-title = Le voleur
rules-klongs-thief-text =
    Un voleur que tu poses peut prendre un bateau de sa rangée, même loin. Mets-le dans ton dépôt, ou dans ta main au lieu de piocher.

    Si le bateau avait un propriétaire, il récupère son marchand.
rules-klongs-inspector-title = Le gardien
rules-klongs-inspector-text =
    Un gardien surveille toute sa colonne : les voleurs n’y prennent rien, et on ne peut pas y en poser.

    Les voleurs déjà là doivent partir. Tu peux en prendre un dans ta main au lieu de piocher.
rules-klongs-cookshop-title = La gargote
rules-klongs-cookshop-text =
    Une gargote n’a pas de panier, mais elle double ce que paie chaque embarcadère à côté d’elle.

    Deux bateaux et 5 paniers : 10 points. Avec une gargote : 20 points.
rules-klongs-movement-title = Les cartes de déplacement
rules-klongs-movement-text =
    Tu en as deux pour toute la partie. Une fois par tour, avant ou après la pose, tu peux en dépenser une.

    Déplace un de tes bateaux d’une case, en diagonale aussi.
rules-klongs-stock-title = Ton dépôt, et la fin
rules-klongs-stock-text =
    À la fin, on compte ton dépôt, chaque marchandise à part : 1 point pour le premier bateau, 2 pour le deuxième, 3 pour le troisième, et ainsi de suite. Collectionner une marchandise paie.

    Ici 1 + 6 + 28 = 35 points. Le plus de points gagne ; en cas d’égalité, la victoire est partagée.
rules-klongs-stacks-title = Option : deux pioches
rules-klongs-stacks-text =
    Les bateaux ouverts sont dans une pioche ; les neutres, les voleurs, les gardiens et les gargotes dans l’autre.

    Tu commences avec trois bateaux de la première et un de la seconde, et tu choisis la pioche à chaque fois.
ruling-klongs-1 = S’il n’y a plus de bateau sur l’eau, les cases d’entrée sont de nouveau ouvertes.
ruling-klongs-2 = Qui ne peut poser aucun bateau saute son tour et ne pioche pas. Il peut quand même jouer une carte de déplacement ; si cela ouvre une case, il doit poser un bateau.
ruling-klongs-3 = Un bateau ouvert sans marchand n’est à personne tant qu’il ne revient pas dans une main. Le GRAND jour, il compte comme neutre.
ruling-klongs-4 = Ce qui se passe à la pose, dans cet ordre : marchand, voleur ou gardien, Luk Phat, jour de marché, carte de déplacement, pioche.
ruling-klongs-5 = Un bateau à ombrelle revenu dans une main fait avancer l’ombrelle de nouveau.
ruling-klongs-6 = Deux gargotes à un embarcadère ne doublent qu’une fois. On peut compter un embarcadère qui ne vaut rien pour prendre un bateau.
ruling-klongs-7 = Voleurs, gardiens et gargotes ne se déplacent jamais. Le bateau qu’on vient de poser peut se déplacer.
ruling-klongs-8 = Si tous doivent sauter leur tour à la suite, ou si, pioches vides, les mains ne diminuent pas pendant trois manches, le GRAND jour vient aussitôt, sans points de pas.
ruling-klongs-9 = Le nombre d’embarcadères, les cases d’entrée, la piste Luk Phat après son premier pas et le mélange des bateaux sont notre reconstitution du jeu de plateau.

rules-bakong-goal-title = Le but du jeu
rules-bakong-goal-text =
    Traverse la jungle jusqu’au temple de Bakong, prends une grosse émeraude et ramène-la.

    La partie finit quand le premier est de retour au campement avec la sienne. Le sac à dos le plus précieux gagne alors.
rules-bakong-points-title = Ce qui compte
rules-bakong-points-text =
    Une grosse émeraude compte son nombre, les petites 1 ou 3 points, rentrer le premier 3 points.

    Chaque bosse coûte 3 points. Ici : 17 + 3 + 3 − 3 = 20 points.
rules-bakong-start-title = Avant de partir
rules-bakong-start-text =
    Tout le monde part du campement et emporte un objet de son choix.

    Personne ne peut en porter deux pareils.
rules-bakong-turn-title = Ton tour
rules-bakong-turn-text =
    Lance deux dés. Choisis-en un pour retourner une tuile ; l’autre sert à marcher.

    Retourne d’abord, marche ensuite.
rules-bakong-flip-title = Retourner
rules-bakong-flip-text =
    Compte autant de places devant toi et retourne cette tuile. Exactement celle-là.

    Ceux qui s’y trouvent ne sentent rien.
rules-bakong-walk-title = Marcher
rules-bakong-walk-text =
    Avance d’exactement autant de places que montre le dé. Les tuiles vertes n’agissent que là où tu t’arrêtes.

    On peut être plusieurs à la même place.
rules-bakong-emeralds-title = Vert : les émeraudes
rules-bakong-emeralds-text =
    Arrêt sur une émeraude : prends 1 émeraude.

    Arrêt dans une grotte : lance deux dés et prends autant d’émeraudes que montre le plus petit. Ici 2.
rules-bakong-help-title = Vert : campement et chute d’eau
rules-bakong-help-text =
    Arrêt dans un campement abandonné : tu peux prendre un objet.

    Arrêt à une chute d’eau : rends une bosse.
rules-bakong-stops-title = Jaune : rivière et falaise
rules-bakong-stops-text =
    Une rivière ou une falaise arrête ta marche. Les pas qui restent sont perdus.

    Avec la corde tu passes les rivières, avec le grappin les falaises, comme si elles n’existaient pas.
rules-bakong-pit-title = Rouge : le fossé
rules-bakong-pit-text =
    Qui entre dans un fossé reçoit une bosse, même en passant. Une bosse coûte 3 points à la fin.

    Avec la trousse de soins, tu n’en reçois pas.
rules-bakong-quicksand-title = Rouge : les sables mouvants
rules-bakong-quicksand-text =
    Qui entre dans les sables mouvants perd un objet, même en passant. Tu choisis lequel à la fin de ta marche.

    Les grosses émeraudes ne s’enfoncent jamais.
rules-bakong-pack-title = Le sac à dos
rules-bakong-pack-text =
    Objets et grosses émeraudes ne vont qu’au milieu ; petites émeraudes et boussole vont dans toutes les poches. Le rangement se fait tout seul.

    Si quelque chose n’entre pas, tu peux jeter autre chose ou le laisser là.
rules-bakong-objects-rope-title = Corde, grappin, trousse de soins
rules-bakong-objects-rope-text =
    Avec la corde, les rivières ne t’arrêtent pas.

    Avec le grappin, les falaises ne t’arrêtent pas.

    Avec la trousse de soins, les fossés ne te font pas de bosse.
rules-bakong-objects-machete-title = Machette, boussole, torche
rules-bakong-objects-machete-text =
    Machette : tu peux avancer d’une place de plus.

    Boussole : tu peux avancer d’une place de moins, mais d’au moins une.

    Torche : une émeraude de plus à chaque grotte et à chaque émeraude.
rules-bakong-again-title = Journal et carte
rules-bakong-again-text =
    Journal d’exploration : une fois par tour, tu peux relancer les deux dés.

    Carte : après avoir retourné une tuile, tu peux en retourner une deuxième devant toi. Elle doit montrer la couleur de la face que tu viens de cacher : après une falaise, par exemple, une rivière.
rules-bakong-temple-title = Le temple
rules-bakong-temple-text =
    Ta marche s’arrête ici, même s’il te reste des pas. Choisis une des grosses émeraudes ; il y en a une par joueur.

    Les objets que tu jettes pour lui faire de la place restent au temple pour ceux qui viendront.
rules-bakong-curse-title = Le 17 est maudit
rules-bakong-curse-text =
    Avec le 17 dans ton sac, aucune chute d’eau ne t’enlève de bosse.
rules-bakong-home-title = Le retour
rules-bakong-home-text =
    Avec une grosse émeraude, tu fais demi-tour : « devant » veut maintenant dire vers le campement.

    Le premier rentré reçoit 3 points et la partie finit aussitôt. Chacun compte ce qu’il a, où qu’il soit. En cas d’égalité, la plus grosse émeraude gagne.
ruling-bakong-1 = Machette et boussole ne servent pas dans la même marche, et on décide avant de marcher.
ruling-bakong-2 = Pour la carte, c’est la face cachée qui compte. Rivière et falaise sont jaunes, fossé et sables mouvants rouges, et toutes les autres tuiles comptent pour une seule couleur, le vert. Qui se trouve sur une tuile retournée ne sent rien.
ruling-bakong-3 = Tu reçois le moins de jetons possible, les 3 d’abord. L’émeraude de la torche est un jeton de 1. Quand les jetons manquent, tu reçois ce qui reste.
ruling-bakong-4 = Ce que tu trouves est compté avant que tu jettes quoi que ce soit. Ce qui entre est pris aussitôt ; pour chaque jeton qui n’entre pas, tu fais de la place ou tu le laisses. Seule la grosse émeraude est obligatoire.
ruling-bakong-5 = Ce que prennent les sables mouvants sert encore jusqu’à la fin de ta marche, mais pas là où tu t’arrêtes. Chaque fois, un autre objet s’enfonce tant que tu en as, jamais la grosse émeraude.
ruling-bakong-6 = Quand il n’y a plus de bosse, un fossé n’en donne pas. Un campement abandonné sans rien de nouveau pour toi ne donne rien.
ruling-bakong-7 = Au temple, tu peux aussi faire de la place pour les objets qui s’y trouvent. Ce que tu y jettes ou y laisses ne peut pas être pris à la même visite.
ruling-bakong-8 = Là où il n’y a rien à choisir, on ne demande pas : la dernière grosse émeraude est prise, ton seul objet s’enfonce.
ruling-bakong-9 = Si les grosses émeraudes sont aussi à égalité, la victoire est partagée.
ruling-bakong-10 = Les deux faces des tuiles, la taille des objets et des émeraudes et les poches du sac à dos sont notre reconstitution du jeu de plateau, et il y a 60 émeraudes de 1.

rules-market-goal-title = Le but du jeu
rules-market-goal-text =
    Construis ton propre marché flottant : neuf bateaux, trois sur trois.

    Tu prends les bateaux dans le port au milieu. Le marché qui a le plus de points gagne.
rules-market-points-title = D’où viennent les points
rules-market-points-text =
    Les cartes piment de ton marché rapportent le plus. Chacune des quatre sortes compte à sa façon.

    Ton objectif donne 1 point pour chaque panier d’une marchandise. Un marché plein vaut 2 points.
rules-market-card-title = Bateaux et paniers
rules-market-card-text =
    Chaque carte est un bateau avec un, deux ou trois paniers. Chaque marchandise dessinée est un panier.

    Il y a quatre marchandises : pois bleus, poissons, fruits de la passion et courgettes thaï. Tu as toujours trois cartes en main.
rules-market-play-title = Ton tour
rules-market-play-text =
    Joue une carte de ta main à un bout d’une ligne ou d’une colonne du port.

    Au moins une carte de cette ligne ou colonne doit montrer une de ses marchandises.
rules-market-take-title = Prendre des cartes
rules-market-take-text =
    Pour chaque panier de ta carte, prends une carte de cette ligne ou colonne qui montre cette marchandise. Un à trois paniers prennent donc une à trois cartes.

    Tu en prends autant que possible. S’il y a le choix, c’est le tien.
rules-market-hand-title = Dans ta main
rules-market-hand-text =
    Les cartes que tu prends vont dans ta main.

    Les cartes piment se prennent pareil : elles montrent aussi des marchandises.
rules-market-slide-title = Le port glisse
rules-market-slide-text =
    Ta carte entre par son bout, les autres avancent et comblent les vides.

    De nouvelles cartes remplissent le reste : une carte piment s’il y en a moins de deux au port, sinon un bateau.
rules-market-lay-title = Poser des cartes
rules-market-lay-text =
    À la fin de ton tour, tu gardes trois cartes en main. Chaque carte de plus va dans ton marché, et tu choisis laquelle.

    Une carte prise laisse donc ta main à trois ; deux te font poser une carte, trois t’en font poser deux.
rules-market-where-title = Où vont les cartes
rules-market-where-text =
    Ta première carte va dans le coin en haut à gauche. Chaque autre doit toucher une des tiennes par un côté. Elles ne bougent plus jamais.

    Une ligne a de la place pour une carte piment. Dans le jeu expert, une colonne aussi n’en a que pour une.
rules-market-renew-title = Renouveler
rules-market-renew-text =
    Rien ne te plaît ? Au lieu de jouer une carte, tu peux renouveler une ligne ou une colonne : toutes ses cartes sont remplacées.

    C’est tout ton tour.
rules-market-chilli-title = Les cartes piment
rules-market-chilli-text =
    Une carte piment regarde ses propres paniers et les cartes qui la touchent par un côté : en haut, en bas, à gauche et à droite.

    Plus loin, rien ne compte pour elle.
rules-market-shun-title = Piment : aucun de ceux-là
rules-market-shun-text =
    5 points, moins 1 pour chaque panier de la marchandise barrée. Jamais moins de 0.

    Ici, elle ne veut pas de pois bleus, et il y en a un panier : 4 points.
rules-market-each-title = Piment : chacun compte
rules-market-each-text =
    1 point pour chaque panier de sa marchandise.

    Ici, les pois bleus : deux sur la carte même, deux et un à côté. 5 points.
rules-market-pairs-title = Piment : paires
rules-market-pairs-text =
    2 points pour chaque paire de ses deux marchandises.

    Ici, pois bleus et poissons : deux de chaque, donc deux paires. 4 points.
rules-market-once-title = Piment : une seule fois
rules-market-once-text =
    2 points pour chaque marchandise présente exactement une fois.

    Ici, poisson, fruit de la passion et courgette sont là une fois, les pois deux fois. 6 points.
rules-market-objective-title = Ton objectif
rules-market-objective-text =
    Ton ponton montre une marchandise : 1 point pour chaque panier dans tout ton marché. Toi seul la connais.

    Pour la voir, appuie sur son bouton puis, en secret, sur une direction. Les quatre apparaissent, et la tienne est dans cette direction.
rules-market-end-title = La fin
rules-market-end-text =
    Quand quelqu’un pose sa neuvième carte, on finit la manche, pour que chacun ait joué autant de tours.

    Un marché plein rapporte 2 points. En cas d’égalité, le plus de points d’objectif gagne.
rules-market-sum-title = Un marché compté
rules-market-sum-text =
    Objectif, six paniers : 6 points. Une seule fois, une marchandise : 2 points. Trois paires : 6 points. Aucun de ceux-là, un panier : 4 points. Marché plein : 2 points.

    En tout 20 points.
rules-market-alone-title = Jouer en solo
rules-market-alone-text =
    Tu as neuf tours. Le jeton fait le tour du port et montre quel bout est fermé à ce tour.

    Les pioches sont au-dessus de la première et de la troisième colonne : on ne peut rien y jouer.
rules-market-medals-title = Les médailles
rules-market-medals-text =
    20, 24 et 28 points valent le bronze, l’argent et l’or ; dans le jeu expert 19, 23 et 27.

    Le marché du jour est le même pour tous : ton premier essai compte, et les jours d’affilée font une série.
ruling-market-1 = Tu prends le plus grand ensemble de cartes qui peut correspondre aux paniers de ta carte, une carte par panier. S’il y en a plusieurs, tu choisis.
ruling-market-2 = On comble les vides du bout opposé vers la carte jouée, et avant chaque nouvelle carte on recompte les cartes piment du port : à deux ou plus, c’est un bateau. Une pioche vide laisse sa place à l’autre.
ruling-market-3 = Si aucune carte de ta main ne peut aller dans ton marché, une carte de ton choix va sous sa pioche. Les bateaux de départ vont avec les bateaux.
ruling-market-4 = On renouvelle de gauche à droite ou de haut en bas. Là où une pioche est vide, l’ancienne carte reste.
ruling-market-5 = Dix manches sans aucune carte posée terminent la partie.
ruling-market-6 = La carte piment qui ne veut pas d’une marchandise ne compte jamais moins de 0.
ruling-market-7 = En solo, tu peux renouveler toute ligne ou colonne, et la partie finit aussi quand ton marché est plein.
ruling-market-8 = Les mains sont visibles : toutes leurs cartes viennent de la table, face visible. Seul l’objectif est secret.
ruling-market-9 = Les marchandises des bateaux et des cartes piment et les quatre pontons sont notre reconstitution du jeu de cartes.

## Crédits

credits-games = Les jeux sont l’œuvre de leurs auteurs et de leurs éditeurs :
credits-here =
    Les images, les sons, les textes et le code de ce programme ont tous été créés pour lui. Ils sont libres, sous licence MIT.
    Police : Manrope, de Mikhail Sharanda, sous licence SIL Open Font License. Réalisé avec pygame-ce et SDL.

## Quand quelque chose casse

crash-title = Cela n’aurait pas dû arriver
crash-text = Quelque chose s’est mal passé. Votre partie est sauvegardée jusqu’au dernier coup. « Continuer », au menu principal, la reprend.
crash-write = Écrire un rapport d’erreur
crash-offer = « Écrire un rapport d’erreur » réunit dans un seul fichier tout ce qu’il faut pour trouver l’erreur, sans aucun nom.
crash-report = Le rapport d’erreur est ici : { $file } Envoyez-le à ceux de qui vous tenez Longtail.
crash-no-report = Le rapport d’erreur n’a pas pu être écrit : le disque est plein ou n’accepte rien.
crash-to-title = Menu principal

# Téléphones
lobby-phones = Téléphones
settings-phones = Téléphones
device-phone = Téléphone
device-phone-dark = Téléphone en veille
phones-title = Des téléphones comme manettes
phones-step-wifi = Utilise le même Wi-Fi que cet ordinateur.
phones-step-scan = Vise le code avec l’appareil photo du téléphone et ouvre la page.
phones-step-name = Choisis un nom et un emblème. Tes affaires apparaissent sur le téléphone.
phones-or-type = Ou tape ceci dans le navigateur du téléphone :
phones-code = et ce code :
phones-moment = Un instant…
phones-no-network = Cet ordinateur n’est sur aucun réseau, aucun téléphone ne peut le joindre.
phones-problem = Les téléphones ne peuvent pas entrer : { $why }
phones-nobody = Aucun téléphone pour l’instant.
phones-here = Présents : { $names }
phones-address = Adresse
phones-address-hint = Cet ordinateur a plusieurs adresses. Si un téléphone ne trouve personne, essaie la suivante.
phones-help = Ça ne marche pas
phones-off = Désactiver
send-away-title = Renvoyer le téléphone de { $name } ?
send-away-text = Il lui faut le code pour revenir. S’il a une place, on te demande qui continue pour lui.
send-away-no = Non, il reste
send-away-yes = Oui, le renvoyer
send-away-hint = Choisis un téléphone pour le renvoyer.
phones-help-wifi = Le téléphone doit être sur le même Wi-Fi. Les réseaux invités séparent souvent les appareils : prends le principal.
phones-help-vpn = Un VPN sur le téléphone ou sur cet ordinateur les empêche de se trouver : coupe-le pour l’instant.
phones-help-firewall = Un pare-feu demande peut-être si Longtail peut être joint : autorise les réseaux privés.
phones-help-address = S’il y a plusieurs adresses à côté du code, essaie la suivante.
phone-dark-title = Le téléphone de { $name } est en veille
phone-dark-text = Dès que quelqu’un le regarde, la partie continue. Ou choisis ce qui se passe en attendant.
peek-on-phone = C’est sur ton téléphone.

## La page sur le téléphone

phone-page-lead = Ton téléphone devient une manette, et personne d’autre ne voit ce qu’il affiche.
phone-page-name = Ton nom
phone-page-name-missing = Écris d’abord ton nom.
phone-page-emblem = Ton emblème
phone-page-emblem-parasol = Ombrelle
phone-page-emblem-elephant = Éléphant
phone-page-emblem-lotus = Lotus
phone-page-emblem-fish = Poisson
phone-page-emblem-lantern = Lanterne
phone-page-emblem-temple = Temple
phone-page-code = Code affiché à la télé
phone-page-code-where = Choisis Téléphones à la télé : le code court s’y affiche.
phone-page-code-missing = Tape d’abord le code court affiché à la télé.
phone-page-join = Jouer
phone-page-done = OK
phone-page-joining = Connexion…
phone-page-refused-token = Ce code n’est plus valable. Scanne de nouveau celui de la télé ou tape le code court.
phone-page-refused-code = Ce n’est pas le code affiché à la télé. Il change de temps en temps : regarde encore.
phone-page-refused-tries = Trop de codes faux. Scanne le code de la télé avec l’appareil photo ou attends dix minutes.
phone-page-refused-full = Il n’y a plus de place pour un téléphone. Ferme cette page sur un téléphone qui ne joue pas, puis réessaie.
phone-page-gone-elsewhere = Tu joues dans un autre onglet de ce téléphone.
phone-page-use-this = Jouer ici
phone-page-gone-closed = Les téléphones sont désactivés à la télé. Choisis-y Téléphones, et tu es de retour.
phone-page-gone-sent-away = Ce téléphone a été déconnecté depuis la télé. Pour revenir, scanne le code ou tape-le.
phone-page-connecting = Connexion à la télé…
phone-page-no-line = La télé ne répond pas
phone-page-no-line-why = C’est le plus souvent l’une de ces raisons :
phone-page-reason-network = Le téléphone est en données mobiles ou sur un autre réseau. Il lui faut le même Wi-Fi que la télé.
phone-page-reason-guest = Un Wi-Fi invité isole les appareils. Utilise le réseau principal.
phone-page-reason-vpn = Un VPN sur le téléphone l’emmène ailleurs. Coupe-le pendant la partie.
phone-page-reason-firewall = Un pare-feu sur l’ordinateur de la télé bloque les téléphones. Autorise Longtail.
phone-page-reason-closed = Longtail n’est pas lancé, ou les téléphones y sont désactivés.
phone-page-try-again = Réessayer
phone-page-your-turn = À toi de jouer
phone-page-other-turn = Pas encore ton tour
phone-page-choices = Choix
phone-page-to-read = À lire
phone-page-seats = Prends une place libre
phone-page-me = Changer de nom et d’emblème
phone-page-swap = Inverser gauche et droite
phone-page-fold = Afficher ou masquer les flèches
phone-page-pad = Manette
phone-page-up = Haut
phone-page-down = Bas
phone-page-left = Gauche
phone-page-right = Droite
phone-page-confirm = Choisir
phone-page-back = Retour
phone-page-undo = Annuler
phone-page-hint = Conseil
phone-page-log = Historique
phone-page-rules = Qu’est-ce que c’est ?
phone-page-peek = Regarder
phone-page-previous = Que s’est-il passé ?
phone-page-menu = Menu

## Sur les téléphones

prompt-phone-dark = Le téléphone de { $name } est en veille. Appuie sur choisir pour jouer à sa place.
phone-has-it = Cette main est sur le téléphone de son propriétaire.
phone-klongs-hand = Tes bateaux
phone-klongs-neutral = Bateau neutre : { $boat }
phone-klongs-parasol = { $boat }, avec ombrelle
phone-klongs-has = Marchands restants : { $merchants }. Cartes de déplacement : { $cards }.
phone-klongs-step = { $step ->
    [0] L’ombrelle est encore au départ.
   *[other] L’ombrelle est au pas { $step } sur { $last }.
}
phone-klongs-big = { $steps ->
    [one] Le GRAND jour de marché est à un pas.
   *[other] Le GRAND jour de marché est à { $steps } pas.
}
phone-klongs-board = L’eau
phone-klongs-water = Eau libre, ligne { $row }, colonne { $column }
phone-klongs-boat = Ligne { $row }, colonne { $column } : { $boat }
phone-klongs-landing = Embarcadère en ligne { $row }, colonne { $column }
phone-bakong-dice = Tes dés
phone-bakong-flips = Retourner la tuile { $number } ({ $kind }) et avancer de { $walk }.
phone-bakong-flips-nothing = Ne rien retourner et avancer de { $walk }.
phone-bakong-pack = Ton sac à dos
phone-bakong-several = { $thing }, { $count } en tout
phone-bakong-trail = Le sentier
phone-bakong-tile = Tuile { $number } : { $kind }
phone-bakong-who = { $place }. Ici : { $names }
phone-bakong-homeward = { $name } sur le chemin du retour
phone-market-hand = Ta main
phone-market-market = Ton marché
phone-market-port = Le port
phone-market-chilli = Carte piment : { $card }
phone-market-card = Ligne { $row }, colonne { $column } : { $card }
phone-market-room = Place libre, ligne { $row }, colonne { $column }
phone-market-end = { $count ->
    [one] { $end } : tu reçois une carte
   *[other] { $end } : tu reçois { $count } cartes
}
phone-market-choice = Tu choisis lesquelles.
phone-dice-groups = Tes groupes
phone-dice-group = Groupe { $number } : { $dice }
phone-dice-new = Nouveau groupe
phone-dice-goal = Objectif et tableau des valeurs
phone-dice-row = La ligne du { $value }, avec { $colours }
phone-dice-pool = Les dés au milieu
phone-dice-die = { $colour } { $value }
