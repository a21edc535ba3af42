# Tous les mots à l’écran, en français. Ce qui manque ici est pris dans en.ftl.

game-dice = Bangkok : Dés
game-dice-line = Choisissez vos dés, formez des sommes, réunissez couleurs et valeurs.

## Accueil

title-facts = { $least }–{ $most } joueurs · { $short }–{ $long } min
title-continue = Continuer
title-settings = Réglages
title-credits = Crédits
title-quit = Quitter
quit-title = Quitter le fleuve ?
quit-stay = Rester
quit-leave = Quitter

## La barre du bas

bar-choose = Choisir
bar-back = Retour
bar-skip = Passer
bar-go-on = Suite
bar-undo = Annuler
bar-peek = Score actuel
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
bar-stand-up = Se lever
bar-step = Avancer
bar-step-back = Reculer
bar-pause = Pause
bar-run = Lire

## Salon

lobby-lead = Appuie sur un bouton de manette pour t’asseoir.
lobby-sit = S’asseoir
lobby-free = Libre
lobby-starter = Qui commence ?
lobby-start-random = Le hasard
lobby-start = C’est parti
lobby-too-few = Il faut être au moins { $least }. Prends une autre manette ou choisis une chaise libre.
device-desk = Souris, clavier
device-pad = Manette { $number }
device-gone = Manette perdue
seat-name = Nom
seat-emblem = Emblème
seat-stand-up = Se lever
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

## Reprendre

saved-line = { $date } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
take-seats-title = Prenez place
take-seats-ask = { $name } : appuie sur un bouton de ta manette, ou clique pour jouer à la souris et au clavier.

## Partie

prompt-go-on = On continue ?
prompt-peek = Si la manche finissait maintenant
not-your-turn = C’est à { $name } de jouer.
pause-title = Pause
pause-resume = Reprendre
pause-undo = Annuler le dernier choix
pause-undo-hint = Possible avant de nouveaux dés ou cartes.
pause-rules = Règles
pause-settings = Réglages
pause-leave = Sauvegarder et quitter
pause-leave-hint = La partie est sauvegardée ; « Continuer », à l’accueil, la reprend.
pause-restart = Recommencer
restart-title = Recommencer ?
restart-text = Cette partie est abandonnée, et une nouvelle commence avec les mêmes joueurs.
restart-no = Non, on continue
restart-yes = Recommencer
pad-lost-title = { $name } : manette perdue
pad-lost-text = Branche une manette, ou appuie sur un bouton d’une manette libre : elle jouera pour { $name }.
pad-lost-desk = Continuer à la souris et au clavier
log-title = Ce qui s’est passé
log-empty = Rien pour l’instant.

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
bind-press-pad = Appuie sur le nouveau bouton pour « { $action } ».
bind-press-keys = Appuie sur la nouvelle touche pour « { $action } ».
bind-never-mind-pad = Une touche ou un clic : on oublie.
bind-never-mind-keys = Échap, un bouton ou un clic : on oublie.
action-confirm = Choisir, valider
action-back = Retour
action-undo = Annuler
action-peek = Score actuel
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
