# Ogni parola sullo schermo, in italiano.

game-dice = Bangkok: Dadi
game-dice-line = Prendi dadi dal centro, forma somme, raccogli colori e numeri.

game-klongs = Bangkok Klongs
game-klongs-line = Ormeggia le barche attorno agli imbarcaderi, e sii lì quando suona il gong del mercato.

game-bakong = Bakong
game-bakong-line = Una giungla che si gira sotto i piedi, un tempio pieno di smeraldi: chi tornerà per primo?

game-market = Mercato galleggiante
game-market-line = Spingi barche nel porto e costruisci il tuo mercato attorno a peperoncini piccanti.
game-market-alone = Al tavolo c’è una persona sola: il gioco in solitario, nove turni. Per giocare insieme, scegli una sedia libera.

## Titolo

title-facts = { $least }–{ $most } giocatori · { $short }–{ $long } min
title-continue = Continua
title-matches = { $count ->
    [one] { $count } partita salvata
   *[other] { $count } partite salvate
}
title-matches-line = Scegline una. La più recente: { $game }, { $date }.
title-second-copy = Longtail è già aperto. Potete giocare anche qui, ma una partita aperta di là si gioca solo di là.
title-watch = Guarda
title-settings = Impostazioni
title-credits = Autori
title-quit = Esci
title-solo-line = Costruisci da solo un mercato galleggiante: nove turni, medaglie e un mercato nuovo ogni giorno.
title-watch-line = Guarda i giocatori del computer in uno dei giochi.
title-settings-line = Suono, velocità, lingua, dimensione del testo e comandi.
title-credits-line = Chi ha creato i giochi e questo programma.
title-quit-line = Le partite sono salvate; non si perde nulla.
show-game = Gioco
show-any = A caso
show-players = Giocatori
show-mixed = Uno per livello
show-begin = Inizia lo spettacolo
show-begin-hint = Premi un tasto qualsiasi per fermarlo.
show-leisure = Guarda con calma
show-leisure-hint = Con pausa, passo singolo e velocità.
quit-title = Uscire da Longtail?
quit-stay = Resta
quit-leave = Esci

## La barra in basso

bar-choose = Scegli
bar-again = Rigioca
bar-back = Indietro
bar-skip = Salta
bar-go-on = Continua
bar-hint = Consiglio
bar-film = Cos’è successo?
bar-film-close = Torna al tavolo
bar-play-yourself = Gioca tu
bar-undo = Annulla
bar-peek = Punti ora
bar-peek-klongs = Previsione
bar-peek-market = Carte in arrivo
bar-peek-market-objective = Obiettivo
bar-peek-bakong = Altri lati
bar-log = Cronaca
bar-rules = Regole
bar-what = Cos’è questo?
bar-about-this = Regole su questo
bar-menu = Menu
bar-done = Fatto
bar-delete = Elimina
bar-close = Chiudi
bar-skip-all = Salta tutto
bar-previous = Precedente
bar-next = Seguente
bar-newer = Più recenti
bar-older = Più vecchie
bar-matches = Partita salvata
bar-stand-up = Alzati
bar-step = Passo
bar-step-back = Passo indietro
bar-pause = Pausa
bar-run = Avvia
bar-lesson-skip = Salta il passo

## Sala d’attesa

lobby-lead = Premi un tasto su un controller per sederti.
leave-lobby-title = Lasciare il tavolo?
leave-lobby-text = Anche tutti gli altri dovrebbero alzarsi.
leave-lobby-no = No, resto
leave-lobby-yes = Sì, al menu principale
lobby-sit = Siediti
lobby-free = Libero
lobby-who = Chi si siede qui?
lobby-starter = Comincia
lobby-start-random = A caso
lobby-start = Inizia
lobby-computer = Computer
lobby-lesson = Partita guidata
lobby-options = Opzioni
lobby-too-few = Servono almeno { $least ->
    [2] due
   *[other] { $least }
} giocatori. Premi un tasto su un altro controller, o scegli Computer.
device-desk = Mouse e tasti
device-pad = Controller { $number }
device-gone = Nessun controller
seat-name = Nome
seat-emblem = Emblema
seat-stand-up = Alzati
seat-player = Chi gioca
player-human = Una persona
player-easy = Geco (facile)
player-medium = Macaco (medio)
player-hard = Naga (difficile)
level-easy = facile
level-medium = medio
level-hard = difficile
computer-easy = Geco
computer-medium = Macaco
computer-hard = Naga
seat-done = Fatto
name-space = Spazio
name-empty = Il tuo nome
# Lettere oltre A–Z usate nei nomi di questa lingua.
name-letters = À È É Ì Ò Ù
emblem-parasol = Ombrellino
emblem-elephant = Elefante
emblem-lotus = Loto
emblem-fish = Pesce
emblem-lantern = Lanterna
emblem-temple = Tempio

option-tactics = Mazzi di barche
option-tactics-off = Uno
option-tactics-on = Due
option-expert = Carte peperoncino
option-expert-off = Una per riga
option-expert-on = Esperti
option-memory = Altri lati delle tessere
option-memory-on = Mostrati
option-memory-off = Nascosti
option-board = Tabellone
board-klongs = Bangkok
board-bakong = Sentiero sinuoso
board-bakong-coil = Spire del serpente
board-klongs-garden = Giardino dei loti
option-objectives = Obiettivi
option-hands = Mani
option-hands-curtain = Nascoste
option-hands-open = Scoperte
about-lobby-starter = Chi gioca il primo turno. Poi si prosegue in ordine.
about-option-tactics-off = Tutte le barche sono mescolate in un solo mazzo. Prendi quello che viene.
about-option-tactics-on = Le barche aperte stanno in un mazzo; le neutrali, i ladri, le guardie e le cucine nell’altro. Ogni volta che peschi scegli il mazzo. Un po’ più da pensare.
about-option-expert-off = Ogni riga del tuo mercato ha posto per una carta peperoncino. Giusto per le prime partite.
about-option-expert-on = Ogni riga e ogni colonna del tuo mercato ha posto per una sola carta peperoncino. Più difficile da riempire.
about-option-memory-on = Quando una tessera è stata girata, un tasto mostra l’altro lato. Nessuno deve ricordarselo.
about-option-memory-off = A nessuno si dice cosa c’è sull’altro lato di una tessera. Tienilo a mente.
about-option-board = Un tabellone aggiunto da qualcuno.
about-option-board-klongs = Le acque del gioco: venti quartieri, caselle d’ingresso al bordo sinistro e destro.
about-option-board-klongs-garden = Una partita più corta per due: acque più piccole, quattordici quartieri e giorni di mercato più vicini.
about-option-board-bakong = Il sentiero del gioco: tre curve attraverso la giungla.
about-option-board-bakong-coil = Le stesse 24 tessere su un sentiero avvolto come un serpente. Le regole non cambiano.
about-option-hands-open = Tutti vedono le barche in mano. È il modo più rapido davanti a un solo schermo.
about-option-hands-curtain = Le tue barche restano coperte finché non le chiedi, mentre gli altri guardano altrove.
about-option-objectives-open = Tutti vedono ogni obiettivo. Comodo per una prima partita.
about-option-objectives-curtain = Solo tu conosci la tua merce. La guardi con la bussola, e nessuno deve voltarsi.
lobby-option = { $label }: { $value }
lobby-board-seats = { $count ->
    [one] Questo tabellone è per { $list } giocatore.
   *[other] Questo tabellone è per { $list } giocatori.
}

## Continuare

saved-none = Non ci sono partite salvate.
saved-elsewhere = Aperta nell’altro Longtail: continuate di là.
delete-title = Eliminare questa partita?
delete-no = Tienila
delete-yes = Elimina
delete-text = Una partita eliminata non si può recuperare.
mend-title = Una parte di questa partita è danneggiata
mend-text = { $lost ->
    [one] L’ultima mossa è illeggibile e perduta. Tutto ciò che la precede è a posto.
   *[other] Le ultime { $lost } mosse sono illeggibili e perdute. Tutto ciò che le precede è a posto.
}
mend-yes = Continua da lì
mend-no = Non ora
saved-line = { $date } · { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
take-seats-title = Prendete posto
take-seats-ask = { $name }: premi un tasto sul tuo controller, o fai clic per giocare con mouse e tasti.

## Al tavolo

prompt-go-on = Continuare?
prompt-thinking = { $name } sta pensando …
prompt-paused = In pausa: tocca a { $name }
prompt-hint = Naga guarda il tavolo …
hint-plain = Naga farebbe così.
prompt-peek = Se la manche finisse ora
prompt-peek-klongs = Quanto pagherebbero i tuoi imbarcaderi, e quali barche possono arrivare
prompt-peek-market = Quali carte possono ancora arrivare
prompt-peek-bakong = L’altro lato delle tessere già girate
turn-of = Tocca a { $name }
not-your-turn = Tocca a { $name }.
last-word-turn = Fine turno
prompt-last-word-turn = { $name }: finire il turno?
last-word-card = Continua
prompt-last-word-card = { $name }: scoprire la prossima carta?
prompt-last-word-tile = { $name }: girare questa tessera? Sceglila ancora
last-word-again = Scegli di nuovo
last-word-cave = Tira
prompt-last-word-cave = { $name }: tirare nella grotta?
last-word-round = Conta
prompt-last-word-round = { $name }: contare i punti?
last-word-market-day = Continua
prompt-last-word-market-day = { $name }: finire il giorno di mercato?
last-word-undo = Annulla
what-last-word-stands = La tua decisione vale e ciò che è nascosto si scopre. Dopo non si può più annullare.
what-last-word-undo = Annulla la tua decisione. Non si è ancora scoperto niente.
film-title = Cos’è successo dal tuo ultimo turno
film-nothing = Dal tuo ultimo turno non è successo nulla.
pause-title = Pausa
pause-resume = Continua
pause-undo = Annulla l’ultima mossa
pause-undo-hint = Finché non viene scoperto qualcosa di nascosto.
nothing-to-undo = Niente da annullare: si può finché non viene scoperto qualcosa di nascosto.
pause-rules = Regole
pause-settings = Impostazioni
pause-seats = Chi gioca
pause-leave = Salva ed esci
pause-leave-hint = La partita è salvata. Per riprenderla scegli Continua nel menu principale.
pause-leave-unsaved = Esci
pause-leave-unsaved-hint = Questa partita non viene salvata.
pause-restart = Ricomincia
restart-title = Ricominciare?
restart-text = Questa partita finisce qui, e ne comincia una nuova con gli stessi giocatori.
restart-no = No, continua
restart-yes = Ricomincia
pad-lost-title = Il controller di { $name } non c’è più
pad-lost-text = Collega un controller qualsiasi e si gioca subito, oppure scegli cosa fare.
pad-lost-play = Gioca per { $name }
pad-lost-computer = Lascia giocare il computer
pad-lost-computer-hint = Per riprendere il posto: Menu, Chi gioca.
log-title = Cos’è successo finora
log-empty = Ancora nulla.
prompt-curtain = { $name }: guarda cosa hai
curtain-away = Gli altri guardano altrove per un momento.
what-last-move = La cornice colorata: qui c’è stata l’ultima mossa di { $names }.
what-plate = Una delle scelte che hai ora. { $question }
curtain-open = Mostra cosa ho

why-game-over = La partita è finita.
why-not-this-game = Questa non è una mossa di questo gioco.
why-dice-not-in-pool = Quel dado non è al centro.
why-dice-no-such-group = Non hai un gruppo così.

## Bangkok: Dadi

prompt-dice-take = { $name }: prendi un dado
prompt-dice-group = { $name }: in quale gruppo?
explain-goal = Un gruppo che fa { $goal } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-row = Più dadi da { $value }: { $first }, { $second }, { $third } punti. Lo stesso per il colore su questa riga.
explain-die-first = Prima prendi un dado dal centro.
explain-other-tray = Questi sono i gruppi di { $name }.
explain-other-die = Prendi questo dado invece.
what-dice-die = Dado { $colour }: { $value }
what-dice-die-text = Prendilo, e mettilo in un tuo gruppo o aprine uno nuovo.
what-dice-die-brings = { $name } ora: { $gain }
what-dice-group-exact = Centra la meta: { $points }.
what-dice-group-closest = Il più vicino di tutti: { $points } se resta così.
what-dice-sign = Se la manche finisse ora, { $name } prenderebbe { $points } per questo.
what-dice-row = La riga del { $value }
what-dice-row-front = Più dadi da { $value } ora: { $names }.
what-dice-most-of-value = Chi ha più dadi di un numero prende la prima cifra della sua riga, il secondo la seconda.
what-dice-most-of-colour = Chi ha più dadi di un colore prende le cifre della riga dove sta quel colore.
what-dice-tray = I dadi presi in questa manche, in gruppi. Ora varrebbero { $now }.
what-dice-standing = { $total } dalle manche precedenti, altri { $now } se questa finisse ora.
what-dice-preview = Cosa porterebbe un dado
first-sum = Un gruppo centra la meta! Ogni gruppo che fa esattamente la meta paga alla fine della manche.
first-majority = Chi a fine manche ha più dadi di un numero riceve punti. Il tabellone a sinistra mostra quanti, e chi ne ha di più adesso.
goal-title = Meta
board-values = Valore
board-colours = Colore
round-of = Manche { $round } di { $rounds }
sheet-round = Manche { $round }
sheet-now = Se finisse ora
tray-next = dopo
group-needs = manca { $count }
group-over = { $count } di troppo
group-exact = esatto!
group-sum = { $sum }: { $far }
points-gained = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
points-lost = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } punti
}
points-none = Ancora nessun punto
standings-points = Punti
standings-now = Ora
preview-sum = { $before } + { $value } = { $after }, { $far }
preview-new = Gruppo nuovo: { $far }
preview-most-of-value-alone = Più dadi da { $value }
preview-most-of-value-tied = Più dadi da { $value }, pari
preview-most-of-value-behind = Altri dadi da { $value }
preview-most-of-colour-alone = Più dadi: { $colour }
preview-most-of-colour-tied = Più { $colour }, pari
preview-most-of-colour-behind = Altri dadi: { $colour }
preview-sequences = Scala { $run }
preview-three-of-a-kind = { $value } in tre colori
preview-least-colours = Meno colori
preview-empty = Guarda un dado per vedere cosa ti porterebbe.
prompt-dice-round = La manche { $round } va a { $names } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Continuare?
caption-goal = La meta è { $goal }
caption-board = Il tabellone dei valori
caption-pool = I dadi
sheet-total = Questa manche
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
log-dice-taken = { $name } prende un { $value } ({ $colour }) nel gruppo { $group }.
log-dice-round = Punti della manche { $round }: { $points }.
part-correct-sum = Somma esatta
part-closest-sum = Somma più vicina
part-least-colours = Meno colori
part-three-of-a-kind = Tris
part-sequences = Scale
part-most-of-value = Più di un numero
part-most-of-colour = Più di un colore

count-correct-sum = Somme esatte: gruppi che fanno { $goal }
count-closest-sum = Somme più vicine: a { $miss } dalla meta
count-least-colours = { $count ->
    [one] Meno colori: uno solo
   *[other] Meno colori: solo { $count }
}
count-three-of-a-kind = Tris, in tre colori
count-sequences = Scale
count-most-of-value = Più dadi da { $value }
count-most-of-colour = Più dadi: { $colour }, riga { $row }
count-who = { $what }. Punti: { $who }
moment-dice-five = Cinque dadi da { $value }!
moment-dice-run = Una scala di cinque!

## Bangkok Klongs

klongs-hand = Barche di { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat: un passo al piccolo giorno di mercato
   *[other] Luk Phat: { $steps } passi al piccolo giorno di mercato
}
klongs-to-big = { $steps ->
    [one] Luk Phat: un passo al GRANDE giorno di mercato
   *[other] Luk Phat: { $steps } passi al GRANDE giorno di mercato
}
klongs-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
klongs-little-in = { $steps ->
    [one] Piccolo giorno di mercato: { $steps } passo
   *[other] Piccolo giorno di mercato: { $steps } passi
}
klongs-big-in = { $steps ->
    [one] GRANDE giorno di mercato: { $steps } passo
   *[other] GRANDE giorno di mercato: { $steps } passi
}
klongs-passed = passa
klongs-unseen = Barche che nessuno ha ancora mostrato
klongs-stack-left = { $count ->
    [0] I mazzi sono vuoti; le altre sono in mano ai giocatori.
    [one] { $count } di queste è nei mazzi.
   *[other] { $count } di queste sono nei mazzi.
}
klongs-day-little = Un piccolo giorno di mercato!
klongs-day-big = Il GRANDE giorno di mercato!
klongs-day-little-goes-on = Piccolo mercato: giro { $round } di { $rounds }
klongs-day-big-goes-on = GRANDE giorno di mercato: finché tutti passano
klongs-standstill-skips = Nessuno può mettere una barca: arriva il GRANDE giorno di mercato.
klongs-standstill-circles = Le barche girano solo in tondo: arriva il GRANDE giorno di mercato.
klongs-landing = { $name } segna un imbarcadero: { $baskets ->
    [one] { $baskets } punto
   *[other] { $baskets } punti
} per ogni mercante lì
klongs-landing-doubled = { $name } segna un imbarcadero: { $baskets ->
    [one] { $baskets } punto
   *[other] { $baskets } punti
} per ogni mercante, raddoppiati dalla cucina
klongs-stock-count = Si contano i magazzini
prompt-klongs-place = { $name }: scegli una barca da mettere
prompt-klongs-place-or-move = { $name }: scegli una barca da mettere, o spostane una con una carta
prompt-klongs-counted = I magazzini sono contati. Continuare?
prompt-klongs-where = { $name }: dove la metti?
prompt-klongs-skip = { $name }: non puoi mettere nessuna barca
prompt-klongs-move = { $name }: sposta una barca con una carta, o finisci il turno
prompt-klongs-move-where = { $name }: dove? Usa una carta movimento
prompt-klongs-reboard = { $name }: niente mercanti. Ne sposti uno da un’altra barca?
prompt-klongs-steal = { $name }: quale barca prende il ladro?
prompt-klongs-loot = { $name }: dove va la barca rubata?
prompt-klongs-thief = { $name }: prendere un ladro in mano?
prompt-klongs-draw = { $name }: da quale mazzo peschi?
prompt-klongs-market = { $name }: segni un imbarcadero, o passi?
prompt-klongs-market-landing = { $name }: segnare questo imbarcadero? { $boats ->
    [one] La barca indicata va poi nel tuo magazzino
   *[other] Una delle barche indicate va poi nel tuo magazzino
}
prompt-klongs-remove = { $name }: quale barca va nel tuo magazzino?
plate-skip = Salta il turno
plate-endturn = Fine turno
plate-leaveunowned = Senza padrone
plate-stealnothing = Non rubare
plate-tostock = In magazzino
plate-tohand = In mano, non pescare
plate-takenothief = Lasciali andare
plate-passmarket = Passa: non segni niente
klongs-landing-pays = Se lo segni, paga:
plate-draw-open = Barche aperte
plate-draw-neutral = Altre barche
explain-other-boat = Scegli questa barca invece.
explain-klongs-water-first = Acqua libera. Prima scegli una barca da mettere qui.
explain-klongs-water = Acqua libera.
explain-klongs-track = Luk Phat è l’ombrellino di questo percorso. Una barca con l’ombrellino lo fa avanzare di un passo e ne prende i punti. Al gong: giorno di mercato.
explain-klongs-merchants = { $name }: { $count ->
    [0] nessun mercante
    [one] un mercante
   *[other] { $count } mercanti
}. Uno sale su ogni barca aperta che metti.
explain-klongs-cards = { $name }: { $count ->
    [0] nessuna carta movimento
    [one] una carta movimento
   *[other] { $count } carte movimento
}. Una volta per turno, usane una per spostare una tua barca di una casella.
boat-of = Barca di { $name }. { $boat }
boat-nobodys = Barca di nessuno. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, nessun cesto
    [one] { $good }, un cesto
   *[other] { $good }, { $baskets } cesti
}
boat-thief = Ladro: può prendere una barca dalla sua riga
boat-inspector = Guardia: tiene i ladri fuori dalla sua colonna
boat-cookshop = Cucina: gli imbarcaderi vicini pagano il doppio
name-thief = un ladro
name-inspector = una guardia
name-cookshop = una cucina
what-klongs-water = Acqua libera
what-klongs-water-text = Qui può ormeggiare una barca accanto a un’altra. Questo quartiere ha { $boats } barche su 3.
what-klongs-quarter = Quartiere del mercato
what-klongs-quarter-room = I puntini contano le barche: due delle tre che il quartiere può tenere ci sono già.
what-klongs-quarter-full = Il lucchetto: in questo quartiere ci sono tre barche, e nessun’altra può entrare.
what-klongs-entry = Casella d’ingresso
what-klongs-entry-text = Nel primo giro tutte le barche cominciano su una casella così.
what-klongs-entry-unused = In due nessuna barca comincia qui. Poi è acqua come le altre.
what-klongs-no-baskets = Nessun numero: non aggiunge cesti a un imbarcadero.
what-klongs-owned = C’è il mercante di { $name }: gli imbarcaderi completi accanto pagano { $name }.
what-klongs-unowned = Il suo mercante non è di nessuno, ma i suoi cesti contano a ogni imbarcadero accanto.
what-klongs-pays = In un giorno di mercato ora darebbero a { $name } { $points }.
what-klongs-hidden = Solo { $name } può vederle.
what-klongs-hand-open = Mettila, e uno dei tuoi mercanti sale a bordo.
what-klongs-hand-neutral = Una barca neutrale: non ha mercanti di nessuno, ma i suoi cesti contano.
what-klongs-parasol = Il suo ombrellino fa il prossimo passo di Luk Phat: { $points }.
what-klongs-landing = Imbarcadero
what-klongs-landing-open = Barche: { $boats } su 4, cesti: { $baskets }. Con quattro barche paga nei giorni di mercato.
what-klongs-landing-full = Completo, cesti: { $baskets }. In un giorno di mercato pagherebbe: { $who }.
what-klongs-landing-nobody = Completo, cesti: { $baskets }. Ma qui non c’è il mercante di nessuno.
what-klongs-step = Luk Phat, passo { $number }
what-klongs-step-start = Qui comincia l’ombrellino.
what-klongs-step-pays = Chi porta qui l’ombrellino prende { $points }.
what-klongs-step-little = Poi comincia un piccolo giorno di mercato.
what-klongs-step-big = Poi comincia il GRANDE giorno di mercato, e con lui finisce la partita.
what-klongs-stock = Barche in magazzino: { $boats }. Alla fine danno { $points }; più barche della stessa merce, più vale ognuna.
what-klongs-player = { $points } finora, e altri { $stock } alla fine per il magazzino.
first-thief = Un ladro! Può prendere una barca della sua riga, se una guardia non ne sorveglia la colonna.
first-inspector = Una guardia! Caccia i ladri dalla sua colonna e sorveglia le barche lì.
first-cookshop = Una cucina! Ogni imbarcadero accanto paga il doppio.
first-luk-phat = Luk Phat! L’ombrellino ha fatto un passo: dà punti, e al prossimo gong comincia un giorno di mercato.
first-neutral = Una barca neutrale: l’uomo col cappello non è il mercante di nessuno. Ma i suoi cesti contano per tutti agli imbarcaderi accanto.
first-movement = Una carta movimento: sposta di una casella una propria barca. Ognuno ne ha qualcuna; questo disegno le conta.
first-market-little = Un piccolo giorno di mercato: a turno segna un tuo imbarcadero completo o passa, per due giri.
first-market-big = Il GRANDE giorno di mercato: si segnano imbarcaderi finché tutti passano di fila. Poi la partita è finita.
good-shrimps = Gamberi
good-flowers = Fiori
good-avocados = Avocado
good-pineapples = Ananas
good-aubergines = Melanzane
good-fish = Pesci
good-bananas = Banane
log-klongs-placed = { $name } mette una barca: { $boat }.
log-klongs-moved = { $name } sposta una barca con una carta.
log-klongs-stolen = { $name } ruba una barca: { $boat }.
log-klongs-stocked = { $name } mette una barca in magazzino: { $boat }.
log-klongs-in-hand = { $name } prende una barca in mano: { $boat }.
log-klongs-chased = { $count ->
    [one] La guardia di { $name } caccia un ladro.
   *[other] La guardia di { $name } caccia { $count } ladri.
}
log-klongs-luk-phat = { $name } muove l’ombrellino Luk Phat: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-klongs-little-days = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} nel piccolo giorno di mercato.
log-klongs-big-day = { $name } fa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} nel GRANDE giorno di mercato.
log-klongs-stock = { $name } conta il magazzino: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-klongs-passed = { $name } passa.
log-klongs-drawn = { $name } pesca una barca.
log-klongs-skipped = { $name } non può mettere una barca.
part-luk-phat = Luk Phat
part-little-days = Piccoli giorni
part-big-day = GRANDE giorno
part-stock = Magazzino
why-klongs-taken = Qui c’è già una barca.
why-klongs-no-such-space = Qui non c’è acqua.
why-klongs-not-entry = Per ora le barche vanno su una casella d’ingresso libera.
why-klongs-dark-entry = In due sono aperte solo le caselle d’ingresso chiare.
why-klongs-not-touching = Deve toccare un’altra barca, con un lato o un angolo.
why-klongs-quarter-full = Questo quartiere è pieno: ha già tre barche.
why-klongs-inspector-column = Una guardia sorveglia questa colonna: qui niente ladri.
why-klongs-not-in-hand = Quella barca non è nella tua mano.
why-klongs-not-now = Prima rispondi alla domanda.
why-klongs-must-place = Puoi mettere una barca, quindi devi. Scegline una.
why-klongs-no-boat = Qui non c’è nessuna barca.
why-klongs-not-yours = Quella barca non è tua.
why-klongs-too-far = Una carta movimento porta di una sola casella, angoli compresi.
why-klongs-no-card = Non hai più carte movimento.
why-klongs-moved-already = Una sola carta movimento per turno.
why-klongs-other-row = Il ladro prende barche solo dalla sua riga.
why-klongs-protected = Una guardia sorveglia questa colonna.
why-klongs-inspector = Le guardie non si possono rubare.
why-klongs-thief-itself = Il ladro non può rubare se stesso.
why-klongs-not-chased = Da qui non è stato cacciato nessun ladro.
why-klongs-no-such-stack = Quel mazzo è vuoto.
why-klongs-no-landing = Qui non c’è un imbarcadero.
why-klongs-landing-open = Non è completo: serve una barca su tutte e quattro le caselle.
why-klongs-landing-not-yours = Nessuna di queste quattro barche è tua.
why-klongs-not-at-landing = Quella barca non è a questo imbarcadero.
why-klongs-only-your-own = In un piccolo giorno di mercato prendi una delle tue barche.
why-klongs-anothers = Non puoi prendere la barca di un altro.

## Bakong

object-rope = Corda
object-grapple = Rampino
object-kit = Pronto soccorso
object-logbook = Diario
object-machete = Machete
object-torch = Torcia
object-map = Mappa
object-compass = Bussola
object-rope-use = I fiumi non ti fermano.
object-grapple-use = Le scogliere non ti fermano.
object-kit-use = Le fosse non ti fanno bernoccoli.
object-logbook-use = Una volta per turno puoi ritirare i due dadi.
object-machete-use = Puoi fare una tessera in più del dado.
object-torch-use = Uno smeraldo in più in grotte e giungle di smeraldi.
object-map-use = Dopo una girata, girane un’altra dello stesso colore: dopo una rossa, un’altra rossa.
object-compass-use = Puoi fare una tessera in meno del dado.
thing-1 = Uno smeraldo da 1 punto
thing-3 = Uno smeraldo da 3 punti
# Quel che si butta o si lascia, dentro una domanda.
lose-rope = la corda
lose-grapple = il rampino
lose-kit = il pronto soccorso
lose-logbook = il diario
lose-machete = il machete
lose-torch = la torcia
lose-map = la mappa
lose-compass = la bussola
lose-1 = lo smeraldo da 1 punto
lose-3 = lo smeraldo da 3 punti
thing-great = Grande smeraldo { $points }
thing-great-use = Vale { $points } punti alla fine.
thing-cursed-use = Vale { $points } punti, ma è maledetto: le cascate non ti aiutano più.
thing-and-use = { $thing }: { $use }
thing-no-room = Non c’è posto: prima deve uscire qualcos’altro.
trail-jungle = Giungla: qui non succede nulla.
trail-emerald = Giungla di smeraldi: fermati qui e prendi uno smeraldo.
trail-abandoned = Campo abbandonato: fermati qui e prendi un oggetto.
trail-waterfall = Cascata: fermati qui per togliere un bernoccolo.
trail-cave = Grotta: fermati qui e tira due dadi. Il più basso è il numero dei tuoi smeraldi.
trail-river = Fiume: ferma il cammino, se non hai la corda.
trail-cliff = Scogliera: ferma il cammino, se non hai il rampino.
trail-pit = Fossa: se entri prendi un bernoccolo, a meno che tu non abbia il pronto soccorso.
trail-quicksand = Sabbie mobili: se entri perdi un oggetto.
trail-camp = Il campo: torna a casa per primo.
trail-temple = Il tempio: qui scegli un grande smeraldo.
what-bakong-camp = Il campo
what-bakong-temple = Il tempio
what-bakong-under = L’altro lato: { $kind }.
what-bakong-homeward = Sulla via di casa con un grande smeraldo. Tessere fino al campo: { $tiles }.
what-bakong-outward = Sulla via del tempio. Tessere da fare: { $tiles }.
what-bakong-left = Rimasti nella riserva: { $count }.
what-bakong-die = Un dado con { $value }
what-bakong-die-text = Usalo per girare la tessera { $value } posti avanti e cammina con l’altro; o viceversa.
what-bakong-cup = Il bussolotto
what-bakong-cup-text = Un turno comincia con un tiro dei due dadi: uno gira una tessera, l’altro cammina.
what-bakong-pack = Lo zaino finora vale { $points }.
what-bakong-ouches = { $count ->
    [one] Un bernoccolo: { $points } alla fine.
   *[other] { $count } bernoccoli: { $points } alla fine.
} Una cascata ne cura uno.
what-bakong-ouch = Ogni bernoccolo è { $points } alla fine. Li danno le fosse, li curano le cascate.
what-bakong-first-home = Chi torna per primo al campo prende { $points }, e la partita finisce.
what-bakong-round = In ogni giro tutti giocano una volta. Una partita dura da 8 a 20 giri: finisce appena qualcuno torna al campo con un grande smeraldo.
what-bakong-reserve = La riserva
what-bakong-reserve-text = Quel che nessuno ha ancora preso: oggetti, smeraldi e bernoccoli.
first-quicksand = Sabbie mobili! Chi ci entra perde un oggetto. Gli smeraldi sono al sicuro.
first-cave = Una grotta! Tira due dadi: il più basso dice quanti smeraldi trovi.
name-jungle = Giungla
name-emerald = Giungla di smeraldi
name-abandoned = Campo abbandonato
name-waterfall = Cascata
name-cave = Grotta
name-river = Fiume
name-cliff = Scogliera
name-pit = Fossa
name-quicksand = Sabbie mobili

bakong-first = Il tuo primo oggetto
bakong-camp-finds = Un campo abbandonato
bakong-temple-finds = Lasciati al tempio
bakong-greats = I grandi smeraldi
bakong-round = Giro { $round }
bakong-flips = gira
bakong-flips-nothing = nulla
bakong-walks = cammina
bakong-waits = Niente posto
ahead-steps-lost = { $steps ->
    [one] { $steps } passo perso
   *[other] { $steps } passi persi
}
ahead-cave = da +1 a +6 punti
ahead-cave-torch = da +2 a +7 punti
ahead-ouch-less = 1 bernoccolo in meno
ahead-object = +1 oggetto
ahead-object-lost = −1 oggetto
ahead-great = fino a +{ $points } punti
bakong-points = { $points ->
    [one] punto
   *[other] punti
}
prompt-bakong-first = { $name }: scegli un oggetto per cominciare
prompt-bakong-camp = { $name }: prendi un oggetto dal campo?
prompt-bakong-temple = { $name }: prendi qualcosa lasciato qui da altri?
prompt-bakong-roll = { $name }: tira i dadi
prompt-bakong-die = { $name }: con quale dado giri una tessera?
prompt-bakong-flip = { $name }: girare con il { $flip } e camminare { $walk }?
prompt-bakong-flip-nothing = { $name }: non girare nulla con il { $flip } e camminare { $walk }?
prompt-bakong-reroll = { $name }: ritirare i due dadi?
prompt-bakong-second = { $name }: girare una seconda tessera con la mappa?
prompt-bakong-walk = { $name }: quanto vuoi camminare?
prompt-bakong-sink = { $name }: quale oggetto va alle sabbie mobili?
prompt-bakong-great = { $name }: scegli un grande smeraldo
prompt-bakong-room = { $name }: non c’è posto. Butti via qualcosa?
prompt-bakong-must = { $name }: fai posto al grande smeraldo
prompt-bakong-throw-reserve = { $name }: buttare via { $thing }?
prompt-bakong-throw-temple = { $name }: lasciare { $thing } al tempio?
prompt-bakong-not-enough = Non c’è ancora abbastanza posto.
prompt-bakong-sinks = { $name }: lasciare affondare { $thing }?
prompt-bakong-home = { $name } è a casa. { $verdict }
plate-roll = Tira
plate-reroll = Ritira
plate-flipnosecond = Nessuna seconda
plate-takenothing = Non prendere nulla
plate-leaveit = Lascialo
plate-walk = { $steps ->
    [one] { $steps } tessera
   *[other] { $steps } tessere
}
log-bakong-rolled = { $name } tira { $one } e { $two }.
log-bakong-rolled-again = { $name } ritira: { $one } e { $two }.
log-bakong-flipped = { $name } gira una tessera: { $was }, ora { $now }.
log-bakong-second = { $name } ne gira un’altra con la mappa: { $was }, ora { $now }.
log-bakong-nothing-flipped = { $name }: il { $die } non gira nulla.
log-bakong-walks = { $steps ->
    [one] { $name } cammina per { $steps } tessera.
   *[other] { $name } cammina per { $steps } tessere.
}
log-bakong-walks-by = { $steps ->
    [one] { $name } cammina per { $steps } tessera. { $thing }!
   *[other] { $name } cammina per { $steps } tessere. { $thing }!
}
log-bakong-crossed = { $thing }: { $name } passa senza danni.
log-bakong-stopped = { $lost ->
    [one] { $name } deve fermarsi: { $lost } passo perso.
   *[other] { $name } deve fermarsi: { $lost } passi persi.
}
log-bakong-ouch = { $name } cade in una fossa. Ahi!
log-bakong-spared = { $name } cade in una fossa, ma non ci sono più bernoccoli.
log-bakong-sinking = { $name } entra nelle sabbie mobili.
log-bakong-sank = { $name } perde un oggetto nelle sabbie mobili: { $thing }.
log-bakong-cave = { $name } cerca nella grotta: { $one } e { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } non trova smeraldi: sono finiti.
    [one] { $name } trova uno smeraldo da { $worth } punto.
   *[other] { $name } trova smeraldi per { $worth } punti.
}
log-bakong-left = { $name } lascia qualcosa: { $thing }.
log-bakong-healed = { $name } riposa alla cascata: un bernoccolo in meno.
log-bakong-cursed = { $name } porta la maledizione: la cascata non fa nulla.
log-bakong-camp-empty = { $name } non trova nulla di nuovo nel campo.
log-bakong-takes = { $name } prende un oggetto: { $thing }.
log-bakong-takes-nothing = { $name } non prende nulla.
log-bakong-throws = { $name } butta via: { $thing }.
log-bakong-temple = { $name } arriva al tempio!
log-bakong-great = { $name } prende il grande smeraldo { $points } e torna verso casa.
log-bakong-home = { $name } è a casa per primo!
moment-bakong-great = { $name } prende il { $points }!
moment-bakong-home = { $name } è a casa per primo!
part-great = Grande smeraldo
part-small = Piccoli smeraldi
part-first-home = A casa per primo
part-ouches = Bernoccoli
explain-bakong-sinks-not = Le sabbie mobili prendono solo oggetti: gli smeraldi sono al sicuro.
why-bakong-at-least-one = Devi camminare almeno per una tessera.
why-bakong-have-it = Ce l’hai già. Nessuno può portarne due uguali.
why-bakong-just-flipped = Hai appena girato questa tessera. Scegline un’altra.
why-bakong-left-here = L’hai appena lasciato qui.
why-bakong-must-take-great = Devi prendere il grande smeraldo: fagli posto.
why-bakong-never-fits = Non entra accanto al tuo grande smeraldo.
why-bakong-never-thrown = Un grande smeraldo non si può buttare.
why-bakong-no-compass = Per fare una tessera in meno serve la bussola.
why-bakong-no-logbook = Per ritirare serve il diario.
why-bakong-no-machete = Per fare una tessera in più serve il machete.
why-bakong-no-such-die = Nessun dado mostra quel numero.
why-bakong-no-such-great = Quel grande smeraldo non è nel tempio.
why-bakong-no-such-object = Non c’è un oggetto così.
why-bakong-no-tile = Si girano solo le 24 tessere.
why-bakong-none-left = Non ce ne sono più.
why-bakong-not-at-temple = Non è al tempio.
why-bakong-not-in-front = Puoi girare solo tessere davanti a te.
why-bakong-not-in-pack = Non è nel tuo zaino.
why-bakong-not-now = Prima rispondi alla domanda.
why-bakong-other-colour = Solo una tessera del colore che hai appena coperto.
why-bakong-rerolled = Puoi ritirare una sola volta per turno.
why-bakong-steps = Il dado dice quanto cammini.

## Bangkok: Mercato galleggiante

ware-peas = Piselli blu
ware-fish = Pesci
ware-passion-fruit = Frutti della passione
ware-courgettes = Zucchine thai
chilli-shun = 5 punti, meno 1 per ogni cesto di: { $goods }. A bordo: { $carries }
chilli-each = 1 punto per ogni cesto di: { $goods }. A bordo: { $carries }
chilli-pairs = 2 punti per ogni coppia di: { $goods }. A bordo: { $carries }
chilli-once = 2 punti per ogni merce presente esattamente una volta. A bordo: { $carries }
card-each = carta peperoncino “ognuno conta”
card-once = carta peperoncino “una volta”
card-pairs = carta peperoncino “coppie”
card-shun = carta peperoncino “nessuno di questi”
what-market-boat = { $baskets ->
    [one] Giocala nel porto: per il suo cesto prendi una carta con quella merce.
   *[other] Giocala nel porto: per ognuno dei suoi { $baskets } cesti prendi una carta con quella merce.
}
what-market-boat-lay = Posala nel tuo mercato, o tienila: tre carte restano in mano. Le carte peperoncino accanto contano le sue merci, e così il tuo obiettivo.
what-market-under = Niente di ciò che hai in mano entra nel tuo mercato, quindi una delle tue carte va sotto il suo mazzo. Può essere questa.
what-market-boat-port = Gioca una carta con una delle sue merci a un’estremità della sua riga o colonna, e potrai prenderla in mano.
what-market-room = Posto per una carta
what-market-room-text = La prima carta va nell’angolo in alto a sinistra, ogni altra accanto a una carta.
what-market-laid = Una barca nel mercato. Le carte peperoncino accanto contano le sue merci, e così l’obiettivo.
what-market-pays = Ora vale { $points }.
what-market-player = { $points } così com’è ora. Carte nel mercato: { $cards } su 9.
what-market-more-to-come = Il punto di domanda è l’obiettivo che solo { $name } conosce.
what-market-held = In mano a { $name }, visibile a tutti.
what-market-objective = { $points } finora: { $each } per ogni cesto nel mercato: { $good }.
what-market-objective-hidden = Una merce che solo { $name } conosce: alla fine paga ogni cesto nel mercato.
what-market-end = Gioca qui una carta: prende le carte di questa riga o colonna con una merce in comune e spinge avanti le altre.
what-market-deck-boat = Le barche
what-market-deck-boat-text = Da qui si riempie il porto. Carte rimaste: { $count }.
what-market-deck-chilli = Le carte peperoncino
what-market-deck-chilli-text = Il porto si riempie da qui finché mostra troppo poche carte peperoncino. Carte rimaste: { $count }.
what-market-renew = Invece di giocare una carta: tutte le carte di una riga o colonna vengono sostituite.
what-market-token = Il segnalino dei turni
what-market-token-text = Gira attorno al porto, un posto per turno. Dove sta non si può giocare.
what-market-medals = Bronzo con { $bronze }, argento con { $silver }, oro con { $gold }.
first-chilli = Una carta peperoncino! Posata nel tuo mercato, paga per le merci su di lei e accanto.
end-top = sopra la colonna { $number }
end-bottom = sotto la colonna { $number }
end-left = a sinistra della riga { $number }
end-right = a destra della riga { $number }
market-objective = Obiettivo: { $points }
market-turns-left = { $count ->
    [one] Ultimo turno
   *[other] Ancora { $count } turni
}
market-unseen = Carte che nessuno ha ancora visto
market-opens = Il porto si riempie di barche
market-last-round = Ultimo giro
market-three = Tre carte in una volta!
market-complete = Un mercato pieno!
prompt-market-play = { $name }: gioca una carta, o rinnova una riga o colonna
prompt-market-end = { $name }: a quale estremità la giochi?
prompt-market-brings = { $count ->
    [one] { $name }: ricevi una carta
   *[other] { $name }: ricevi { $count } carte
}
prompt-market-brings-lay = { $name }: ricevi { $count } carte, poi ne posi { $laid }
prompt-market-brings-choice = { $count ->
    [one] { $name }: ricevi una di queste carte
   *[other] { $name }: ricevi { $count } di queste carte
}
prompt-market-take = { $count ->
    [one] { $name }: quale carta prendi?
   *[other] { $name }: quali { $count } carte prendi?
}
prompt-market-take-these = { $name }: prendere le carte con la spunta?
prompt-market-renew = { $name }: rinnovare una riga o colonna intera?
prompt-market-line = { $name }: quale riga o colonna?
prompt-market-row-or-column = { $name }: la sua riga o la sua colonna?
prompt-market-lay = { $count ->
    [one] { $name }, hai { $held } carte: posane una nel tuo mercato
   *[other] { $name }, hai { $held } carte: posane { $count } nel tuo mercato
}
prompt-market-lay-where = { $name }: dove nel tuo mercato?
prompt-market-under = { $name }: nessuna carta entra nel tuo mercato. Quale va sotto il suo mazzo?
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
prompt-market-alone = { $points ->
    [one] Il tuo mercato vale { $points } punto.
   *[other] Il tuo mercato vale { $points } punti.
}
note-market-boat = { $carries }: una carta per ogni cesto.
note-market-boat-laid = { $carries }: conta per le carte peperoncino accanto.
explain-market-nowhere = Nessuna riga o colonna aperta mostra una merce di questa carta.
explain-market-other = Scegli questa carta invece.
explain-market-renew = Rinnovare invece? È tutto il tuo turno.
explain-market-deck-boat = { $count ->
    [one] Il mazzo delle barche: { $count } carta.
   *[other] Il mazzo delle barche: { $count } carte.
}
explain-market-deck-chilli = { $count ->
    [one] Il mazzo dei peperoncini: { $count } carta.
   *[other] Il mazzo dei peperoncini: { $count } carte.
}
explain-market-rival = { $count ->
    [0] Il mercato di { $name } è pieno.
    [one] Mercato di { $name }: { $count } posto ancora libero.
   *[other] Mercato di { $name }: { $count } posti ancora liberi.
}
plate-renew = Rinnova
plate-take = Prendi
compass-title = { $name }: il tuo obiettivo segreto
peek-not-yours = Questo giocatore guarda con il proprio controller.
compass-press = Premi una direzione che nessun altro possa vedere.
compass-there = La tua merce è nella direzione che hai premuto.
compass-away = Tutti gli altri guardano altrove. Poi fai clic.
compass-up = La tua merce è quella in alto.
log-market-played = { $name } gioca una carta { $end }: { $card }.
log-market-taken = { $name } prende: { $cards }.
log-market-laid = { $name } posa una carta in riga { $row }, colonna { $column }: { $card }.
log-market-under = { $name } mette una carta sotto il suo mazzo: { $card }.
log-market-renewed-row = { $name } rinnova la riga { $number }.
log-market-renewed-column = { $name } rinnova la colonna { $number }.
log-market-last-round = { $name } ha un mercato pieno: ultimo giro!
log-market-full = { $name } ha un mercato pieno: la partita finisce.
log-market-standstill = Da { $rounds } giri nessuno posa una carta: la partita finisce.
log-market-pontoon = Obiettivo di { $name }: { $good }.
log-market-scored = { $name }: { $points } ({ $part }).
part-objective = Obiettivo
part-shun = Peperoncino: evitare
part-each = Peperoncino: ognuno conta
part-pairs = Peperoncino: coppie
part-once = Peperoncino: una volta
part-complete = Mercato pieno
why-market-not-in-hand = Quella carta non è nella tua mano.
why-market-no-such-end = Qui non finisce nessuna riga o colonna.
why-market-deck-end = C’è un mazzo: sopra questa colonna non si gioca.
why-market-token-end = Il segnalino chiude questa estremità per questo turno.
why-market-nothing-shared = Nessuna carta di questa riga o colonna mostra una merce della tua carta.
why-market-take-all = Prendi più carte che puoi.
why-market-cannot-take = Questa carta non può prendere quelle.
why-market-no-such-line = Non c’è una riga o colonna così.
why-market-surplus-first = Prima posa carte finché ne hai tre in mano.
why-market-no-surplus = Posi carte solo quando ne hai più di tre.
why-market-no-such-place = Il tuo mercato non ha quel posto.
why-market-place-taken = Qui c’è già una carta, e le carte non si spostano.
why-market-first-corner = La prima carta va nell’angolo in alto a sinistra.
why-market-not-touching = Deve toccare una tua carta con un lato.
why-market-chilli-row = Questa riga ha già la sua carta peperoncino.
why-market-chilli-column = Questa colonna ha già la sua carta peperoncino.
why-market-chilli-nowhere = Ogni posto raggiungibile è in una riga che ha già la sua carta peperoncino.
why-market-chilli-nowhere-expert = Ogni posto raggiungibile è in una riga o colonna che ha già la sua carta peperoncino.
why-market-full = Il tuo mercato è pieno.
why-market-must-lay = Puoi posare una carta, quindi devi. Scegline una.

## Da soli

title-solo = Gioca da solo
solo-title = Gioca da solo
solo-lead = Costruisci il mercato migliore in nove turni.
solo-new = Nuovo mercato
solo-new-line = Carte nuove, per l’albo d’oro
solo-day = Mercato del giorno
solo-day-line = { $date }: le stesse carte per tutti
solo-day-done = Giocato oggi: { $points }
solo-day-spent = Già giocato oggi, da un giocatore del computer
solo-hall = Albo d’oro
solo-hall-line = I mercati migliori: guardali, o rigiocali
solo-player = Giocatore: { $name }
solo-seed = Gioca per numero
solo-seed-empty = Numero del mercato
solo-mode = Carte peperoncino
solo-mode-base = Una per riga
solo-mode-expert = Esperti: una per riga e colonna
solo-of-day = Mercato del giorno, { $date }
solo-nobody = Ancora nessun risultato.
solo-best = Da battere: { $name }, { $points }
solo-next = { $missing ->
    [one] Un punto alla prossima medaglia
   *[other] { $missing } punti alla prossima medaglia
}
solo-streak = { $days ->
    [0] Nessun giorno di fila
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
hall-title = Albo d’oro
hall-tab-base = Una per riga
hall-tab-expert = Esperti
hall-tab-day = Mercato di oggi
hall-empty = Ancora nessuno. Sii il primo!
hall-hint = Mercato numero { $seed }
hall-hint-helped = Mercato numero { $seed }, giocato con un consiglio
result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
points-word = { $points ->
    [one] punto
   *[other] punti
}
result-medal-none = Nessuna medaglia stavolta
result-medal-bronze = Una medaglia di bronzo!
result-medal-silver = Una medaglia d’argento!
result-medal-gold = Una medaglia d’oro!
result-computer = Con un giocatore del computer
result-next = { $missing ->
    [one] Per un soffio: ancora un punto per la prossima medaglia!
   *[other] Ancora { $missing } punti per la prossima medaglia
}
result-place = Numero { $place } nell’albo d’oro
result-place-day = Numero { $place } di oggi
result-practice = Per esercizio: conta solo il primo tentativo del giorno
result-helped = Giocato con un consiglio
result-not-own = Nessuna medaglia, nessun posto nell’albo d’oro
result-day-spent = Il mercato di oggi ora conta come giocato
result-again = Stesse carte
result-new = Nuovo mercato

## Consigli

hint-dice-correct = Un gruppo fa esattamente { $goal }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-dice-close = Con { $sum } questo gruppo può essere il più vicino a { $goal }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-dice-towards = Così fa { $sum }. Con un { $need } arrivi a { $goal }.
hint-dice-sequence = Una scala di { $count }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
hint-dice-three = Tre dadi da { $value } in tre colori: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-dice-most-value = Avrai più dadi da { $value } di tutti: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
hint-dice-more-value = Recuperi nei dadi da { $value }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
hint-dice-most-colour = Avrai più dadi di tutti in questo colore ({ $colour }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
hint-dice-more-colour = Recuperi in questo colore ({ $colour }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
hint-dice-colour = Ma un colore in più per ora ti costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-dice-deny = È l’ultimo { $value }. Al prossimo giocatore darebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-dice-new = Un { $value } apre un gruppo nuovo, e tutto è ancora possibile.
hint-dice-spare = Un { $value } qui va bene e non rovina nulla.

hint-klongs-step = L’ombrellino ti porta subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-klongs-day = Arriva il giorno di mercato, e un imbarcadero ti paga { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-klongs-big-day = Arriva il GRANDE giorno di mercato, che chiude la partita; un imbarcadero ti paga { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-klongs-full = Completa un imbarcadero: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per te in un giorno di mercato.
hint-klongs-third = Poi a un imbarcadero manca solo una barca. Per ora ti pagherebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-klongs-double = La cucina raddoppia quel che prendono lì i tuoi mercanti.
hint-klongs-merchant = Sale il tuo mercante: un’altra barca è tua.
hint-klongs-guard = { $boats ->
    [one] La guardia protegge una tua barca nella sua colonna.
   *[other] La guardia protegge { $boats } tue barche nella sua colonna.
  }
hint-klongs-loot = Da lì il ladro può prendere subito una barca: { $good }.
hint-klongs-rob = Da lì il ladro può prendere subito la barca di qualcuno: { $good }.
hint-klongs-baskets = I suoi cesti sono accanto a un tuo mercante.
hint-klongs-chase = Caccia via un ladro.
hint-klongs-take-thief = Ora il ladro può rubare per te.
hint-klongs-spoil = Rovina un imbarcadero che darebbe agli altri { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} più che a te.
hint-klongs-stock = Una barca in più in magazzino ({ $good }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine.
hint-klongs-special = I tuoi imbarcaderi migliori restano completi.
hint-klongs-keep = Vale di più nella tua mano che in magazzino.
hint-klongs-score = L’imbarcadero paga solo te: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-klongs-score-shared = L’imbarcadero ti paga { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e agli altri al massimo { $others }.
hint-klongs-pass = Conviene aspettare: segnare ora aiuta di più gli altri o rovina un imbarcadero migliore.
hint-klongs-pass-wait = Non c’è fretta: in questo giorno puoi passare ora e segnare dopo.
hint-klongs-pass-gift = Ogni imbarcadero che potresti segnare paga un altro almeno quanto te.
hint-klongs-pass-cost = { $points ->
    [one] La barca che prenderesti serve a un altro tuo imbarcadero: un punto.
   *[other] La barca che prenderesti serve a un altro tuo imbarcadero: { $points } punti.
}
hint-klongs-card-idle = Spostare ora una barca non completa nessun imbarcadero e rende troppo poco. Tieni la carta finché non rende di più.
hint-klongs-card-later = { $points ->
    [one] Spostare ora ti porterebbe un punto. La carta può rendere di più in seguito.
   *[other] Spostare ora ti porterebbe { $points } punti. La carta può rendere di più in seguito.
}
hint-klongs-card-waits = { $steps ->
    [one] Il giorno di mercato è a un passo.
   *[other] Il giorno di mercato è a { $steps } passi: c’è ancora tempo.
}
hint-klongs-card-worth = { $left ->
    [0] Vale la tua ultima carta movimento.
    [one] Vale una carta movimento; te ne resta una per dopo.
   *[other] Vale una carta movimento; te ne restano { $left } per dopo.
}
hint-klongs-draw-open = Ricevi una barca per uno dei tuoi mercanti.
hint-klongs-draw-neutral = Ricevi più cesti per i tuoi imbarcaderi, o un ombrellino.
hint-klongs-closes = Riempie il quartiere: nessun altro può ormeggiare lì.
hint-klongs-blocks = Occupa un posto a un imbarcadero degli altri e non porta loro cesti.
hint-klongs-saves = { $boats ->
    [one] Tieni una barca per uno dei tuoi mercanti.
   *[other] Tieni { $boats } barche per i tuoi mercanti.
}
hint-klongs-far = Lì non aiuta nessun altro.
hint-klongs-least = { $points ->
    [one] In un giorno di mercato porta agli altri al massimo un punto.
   *[other] In un giorno di mercato porta agli altri al massimo { $points } punti.
}
hint-klongs-landings = Lì tocca { $many } imbarcaderi, qui solo { $few }.
hint-klongs-opens = Fa posto a un’altra barca in questo quartiere.
hint-klongs-company = Lì è accanto a più barche: un imbarcadero si completa prima.
hint-klongs-withdraw = { $points ->
    [one] Toglie i suoi cesti a un imbarcadero degli altri: un punto in meno per loro.
   *[other] Toglie i suoi cesti a un imbarcadero degli altri: { $points } punti in meno per loro.
}
hint-klongs-steal-own = Le tue barche stanno meglio dove sono.
hint-klongs-steal-nothing = Le barche di questa riga ti servono di più dove sono.
hint-klongs-leave-thief = Peschi invece una barca nuova.
hint-klongs-reboard = Il mercante viene da una barca che non è a un imbarcadero completo.
hint-klongs-stay = I tuoi mercanti stanno meglio dove sono.
hint-klongs-only = Le altre scelte portano meno.

hint-bakong-home = Sei a casa per primo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e la partita finisce.
hint-bakong-home-short = Sei a casa e la partita finisce, ma per vincere { $points ->
    [one] ti manca { $points } punto
   *[other] ti mancano { $points } punti
}. Difficile fare di meglio.
hint-bakong-costs-pits = { $count ->
    [one] La fossa sulla strada ti costa { $points } punti.
   *[other] Le { $count } fosse sulla strada ti costano { $points } punti.
}
hint-bakong-costs-sand = { $count ->
    [one] Le sabbie mobili sulla strada ti tolgono un oggetto.
   *[other] Le sabbie mobili sulla strada ti tolgono { $count } oggetti.
}
hint-bakong-costs-both = La strada ti costa { $points } punti e { $count ->
    [one] un oggetto
   *[other] { $count } oggetti
}.
hint-bakong-no-better = Questi dadi non offrono di meglio.
hint-bakong-cursed = { $count ->
    [0] Ma è maledetto: con lui le cascate non tolgono bernoccoli.
    [one] Ma è maledetto: con lui le cascate non ti tolgono il bernoccolo.
   *[other] Ma è maledetto: con lui le cascate non ti tolgono i { $count } bernoccoli.
}
hint-bakong-not-home = Ti servono più punti prima di tornare.
hint-bakong-temple = Arrivi al tempio: ti aspettano fino a { $points } punti.
hint-bakong-stop-emerald = Ti fermi su uno smeraldo e lo prendi.
hint-bakong-stop-cave = Ti fermi in una grotta: da uno a sei smeraldi.
hint-bakong-stop-waterfall = Alla cascata ti togli un bernoccolo.
hint-bakong-stop-abandoned = Ti fermi in un campo e puoi prendere un oggetto.
hint-bakong-spared-pit = Così resti fuori dalla fossa.
hint-bakong-spared-quicksand = Così resti fuori dalle sabbie mobili.
hint-bakong-spared-stopped = Così nulla ti ferma.
hint-bakong-clear-river = Sparisce un fiume davanti a te.
hint-bakong-clear-cliff = Sparisce una scogliera davanti a te.
hint-bakong-clear-pit = Sparisce una fossa davanti a te.
hint-bakong-clear-quicksand = Spariscono sabbie mobili davanti a te.
hint-bakong-bring-cave = Appare una grotta davanti a te.
hint-bakong-bring-emerald = Appare uno smeraldo davanti a te.
hint-bakong-hinder-river = Il fiume ferma qualcun altro.
hint-bakong-hinder-cliff = La scogliera ferma qualcun altro.
hint-bakong-hinder-pit = La fossa è sulla strada di qualcun altro.
hint-bakong-hinder-quicksand = Le sabbie mobili sono sulla strada di qualcun altro.
hint-bakong-further = Ti porta { $steps ->
    [one] una tessera più avanti.
   *[other] { $steps } tessere più avanti.
}
hint-bakong-steps = Cammini per { $steps ->
    [one] una tessera.
   *[other] { $steps } tessere.
}
hint-bakong-look = Scopri cosa c’è sull’altro lato di questa tessera.
hint-bakong-second = L’altro lato di quella tessera ti conviene di più.
hint-bakong-no-second = Le altre tessere vanno bene come sono.
hint-bakong-reroll = Un nuovo tiro probabilmente ti porta di più.
hint-bakong-reroll-pit = Un nuovo tiro può tenerti fuori dalla fossa.
hint-bakong-reroll-stopped = Un nuovo tiro può portarti più avanti.
hint-bakong-reroll-quicksand = Un nuovo tiro può tenerti fuori dalle sabbie mobili.
hint-bakong-object-rope = { $count ->
    [one] Ti fa passare il fiume più avanti.
   *[other] Ti fa passare { $count } fiumi più avanti.
}
hint-bakong-object-grapple = { $count ->
    [one] Ti fa superare la scogliera più avanti.
   *[other] Ti fa superare { $count } scogliere più avanti.
}
hint-bakong-object-kit = { $count ->
    [one] Ti protegge nella fossa più avanti.
   *[other] Ti protegge in { $count } fosse più avanti.
}
hint-bakong-object-torch = { $count ->
    [one] Trova uno smeraldo in più in un posto più avanti.
   *[other] Trova uno smeraldo in più in ognuno di { $count } posti più avanti.
}
hint-bakong-object-logbook = Un secondo tiro a ogni turno ti salva dal peggio.
hint-bakong-object-machete = Una tessera in più a ogni turno ti porta a casa prima.
hint-bakong-object-map = Una seconda girata a ogni turno libera la strada.
hint-bakong-object-compass = Una tessera in meno ti fa fermare dove vuoi, ed è piccola.
hint-bakong-object = Servirà quando le tessere si girano.
hint-bakong-fits = C’è posto per questo.
hint-bakong-nothing = Qui nulla vale il posto che occupa.
hint-bakong-useless-rope = Non ti serve più: davanti non ci sono fiumi.
hint-bakong-useless-grapple = Non ti serve più: davanti non ci sono scogliere.
hint-bakong-useless-kit = Non ti serve più: davanti non ci sono fosse.
hint-bakong-useless-torch = Non ti serve più: davanti non ci sono smeraldi.
hint-bakong-least = È ciò di cui puoi fare a meno più facilmente.
hint-bakong-great-most = È il più prezioso: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-bakong-great-other = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e rinunci a meno.
hint-bakong-throw-small = Rinunci al massimo a { $points ->
    [one] un punto
   *[other] { $points } punti
}.
hint-bakong-leave = Quello che porti vale di più.

hint-market-fills = Riempie il tuo mercato: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-market-brings = { $points ->
    [one] Una di queste carte porta subito un punto.
   *[other] Una di queste carte porta subito { $points } punti.
}
hint-market-chilli = Ricevi una carta peperoncino, e c’è una riga per lei.
hint-market-lays = { $count ->
    [one] Ricevi abbastanza per posare una carta in questo turno.
   *[other] Ricevi abbastanza per posare { $count } carte in questo turno.
}
hint-market-objective = { $count ->
    [one] Una merce in più per il tuo obiettivo.
   *[other] { $count } merci in più per il tuo obiettivo.
}
hint-market-denies = Prendi una carta che al prossimo giocatore porterebbe circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
hint-market-takes = { $count ->
    [one] Ricevi una carta che può servirti di più.
   *[other] Ricevi { $count } carte che possono servirti di più.
}
hint-market-renew = Carte nuove possono andare meglio con la tua mano.
hint-market-under = Questa carta ti mancherà meno di tutte.
hint-market-lay-chilli = { $points ->
    [one] Lì questa carta peperoncino paga già un punto.
   *[other] Lì questa carta peperoncino paga già { $points } punti.
}
hint-market-lay-pays = { $points ->
    [one] Aggiunge un punto alle carte peperoncino vicine.
   *[other] Aggiunge { $points } punti alle carte peperoncino vicine.
}
hint-market-lay-harmless = Lì va bene, e tieni le carte migliori.
hint-market-lay-least = { $points ->
    [one] È la tua carta migliore da posare, anche se lì costa un punto.
   *[other] È la tua carta migliore da posare, anche se lì costa { $points } punti.
}
hint-market-lay-room = Lì può rendere di più in seguito.

## Partite guidate

lesson-title = Partita guidata
lesson-offer-title = È la prima volta?
lesson-offer-text = Gioca una partita guidata: pochi minuti al vero tavolo, e sai come funziona.
lesson-begin = Gioca una partita guidata
lesson-go-on = Riprendi da dove eri
lesson-anew = Comincia dall’inizio
lesson-not-now = Non ora
lesson-unwelcome = Andrebbe bene anche così. Per ora facciamo come mostrato.
lesson-again = Comincia dall’inizio
lesson-leave = Lascia la partita guidata
lesson-leave-hint = Potrai riprendere da qui più tardi.
lesson-done-title = Non ti serve altro!
lesson-done-text = Continua da qui contro simpatici giocatori del computer, o comincia una partita tua. «Cos’è questo?» spiega tutto ciò che è sul tavolo, «Consiglio» mostra una buona mossa.
lesson-done-alone = Continua da qui, o comincia un nuovo mercato. «Cos’è questo?» spiega tutto ciò che è sul tavolo, «Consiglio» mostra una buona mossa.
lesson-play-on = Continua da qui
lesson-new-game = Gioca una nuova partita
lesson-main-menu = Menu principale
lesson-dice-welcome = Benvenuto al mercato notturno! Questi dadi sono per tutti. A turno ne prendiamo uno, finché ognuno ne ha sette.
lesson-dice-goal = Questa è la meta della manche: 8. Ogni gruppo di tuoi dadi che fa 8 vale 4 punti.
lesson-dice-first = Tocca a te. Prendi il 5 verde.
lesson-dice-second = Ora prendi il 3 rosso e mettilo con il tuo 5.
lesson-dice-second-other = Andrebbe bene anche così. Per ora facciamo 8: il 3 rosso va con il tuo 5.
lesson-dice-hit = 5 e 3 fanno 8. Alla fine della manche questo gruppo ti dà 4 punti!
lesson-dice-now = “Ora” dice quanto avrebbe ognuno se la manche finisse qui. Sono più di 4 perché anche altre cose danno punti. Le vedremo fra poco, e questo numero sale e scende.
lesson-dice-alone = Un dado può aprire un gruppo nuovo. Prendi il 4 rosso e mettilo da solo.
lesson-dice-alone-other = Andrebbe bene anche così. Per ora diamo al 4 un gruppo tutto suo.
lesson-dice-again = Mettici accanto il 4 giallo. Fa di nuovo 8.
lesson-dice-run = Hai 3, 4 e 5: una scala! Tre o più numeri in fila danno punti, in qualunque gruppo siano.
lesson-dice-third-four = Ora prendi il 4 verde e mettilo da solo.
lesson-dice-three = Tre 4 in tre colori diversi: 8 punti!
lesson-dice-colours = Somchai ha solo dadi rossi e gialli. Chi ha meno colori prende 6 punti.
lesson-dice-closest = Hai mancato la meta? Il gruppo che ci va più vicino prende 2 punti. Il 7 di Anong è vicinissimo.
lesson-dice-most-colour = Ci sono punti per chi ha più dadi di ogni colore. Il verde è su questa riga: 5 punti per chi ha più dadi verdi.
lesson-dice-green = Allora prendiamone un altro verde: l’1, nel gruppo con il tuo 4 verde.
lesson-dice-most-value = E ci sono punti per chi ha più dadi di ogni numero: 3 punti per i 4. Tu ne hai tre!
lesson-dice-last = Il tuo ultimo dado: il 3 verde. Con 4 e 1 fa ancora 8.
lesson-dice-counted = Vinci questa manche! Ce ne sono tre, ognuna con una meta nuova. Chi alla fine ha più punti vince la partita.
lesson-bakong-welcome = Eccoci nella giungla! In fondo al sentiero c’è il tempio di Bakong. Prendi lì uno smeraldo e porta a casa lo zaino che vale più punti.
lesson-bakong-object = Ognuno porta con sé un oggetto. Prendi il rampino: con quello superi le scogliere.
lesson-bakong-object-other = Buona scelta anche questa. Per ora prendiamo il rampino.
lesson-bakong-roll = Tocca a te. Tira i dadi!
lesson-bakong-flip = Con un dado giri una tessera, con l’altro cammini. L’1 gira la prima davanti a te: il fiume. Poi cammini di 3. Scegli l’1.
lesson-bakong-flip-other = Andrebbe bene anche così. Per ora giriamo il fiume con l’1.
lesson-bakong-flipped = Il fiume non c’è più, e sei 3 tessere più avanti. Ogni tessera ha un altro lato.
lesson-bakong-emerald = Dara si ferma su uno smeraldo: ora ha 1 punto nello zaino.
lesson-bakong-roll-again = Tocca di nuovo a te. Tira!
lesson-bakong-under = Che cosa ci sarà sotto la seconda tessera davanti a te? Girala con il 2 e cammina di 6.
lesson-bakong-under-other = Andrebbe bene anche così. Per ora guardiamo sotto la seconda tessera con il 2.
lesson-bakong-pit = Una fossa! Le tessere rosse colpiscono anche chi passa soltanto. Ora hai un bernoccolo: costa 3 punti.
lesson-bakong-river = E qui il fiume ti ferma. Le tessere gialle, fiumi e scogliere, mettono fine al tuo cammino.
lesson-bakong-roll-cure = Per il bernoccolo c’è un rimedio. Tira!
lesson-bakong-to-waterfall = Questa cascata è 4 tessere più avanti. Gira una tessera con il 3 e cammina di 4.
lesson-bakong-to-waterfall-other = Andrebbe bene anche così. Per ora andiamo alla cascata: gira con il 3.
lesson-bakong-climbed = È spuntata una scogliera, ma con il rampino la superi!
lesson-bakong-waterfall = E la cascata ti toglie il bernoccolo. Le tessere verdi ti aiutano solo dove ti fermi.
lesson-bakong-roll-on = Avanti così. Tira!
lesson-bakong-to-camp = Qui, 5 tessere più avanti, c’è un campo abbandonato. Gira una tessera con il 4 e cammina di 5.
lesson-bakong-to-camp-other = Andrebbe bene anche così. Per ora andiamo al campo: gira con il 4.
lesson-bakong-camp = Da questo campo puoi prendere un oggetto. Prendi il pronto soccorso: così le fosse non ti danno bernoccoli.
lesson-bakong-camp-other = Buona scelta anche questa. Per ora prendiamo il pronto soccorso.
lesson-bakong-roll-danger = Davanti a te il sentiero si fa pericoloso. Tira!
lesson-bakong-danger = Non hai la corda per questo fiume. Giralo con il 3 e cammina di 6.
lesson-bakong-danger-other = Andrebbe bene anche così. Per ora giriamo il fiume con il 3.
lesson-bakong-quicksand = Fossa e scogliera superate, ottimo! Ma per strada le sabbie mobili ti prendono un oggetto. Scegli quale.
lesson-bakong-roll-temple = Il tempio è vicinissimo. Tira!
lesson-bakong-to-temple = Tutti e due i dadi ti ci portano: al tempio il tuo cammino finisce. Scegline uno.
lesson-bakong-great = I grandi smeraldi! Ognuno ne prende uno solo. Prendi il 17: vale 17 punti, ma è maledetto. Con lui le cascate non ti tolgono più i bernoccoli.
lesson-bakong-great-other = Buona scelta anche questa. Per ora osiamo e prendiamo il 17.
lesson-bakong-homewards = Ora si torna al campo, per la stessa strada. Tira!
lesson-bakong-to-cave = Una grotta, a 1 sola tessera! Gira una tessera con il 3 e cammina di 1.
lesson-bakong-to-cave-other = Andrebbe bene anche così. Per ora guardiamo nella grotta: gira con il 3.
lesson-bakong-cave = In una grotta si tirano due dadi e conta il più basso. Un 4: sono 4 punti in più per te!
lesson-bakong-home = Chi arriva per primo a casa con un grande smeraldo prende 3 punti e fa finire la partita. Allora tutti contano, e chi ha più punti vince.
lesson-klongs-welcome = Benvenuto al mercato galleggiante! Porta le tue barche agli imbarcaderi: nei giorni di mercato danno punti. Chi ne ha di più vince.
lesson-klongs-first = Questa barca ha un posto vuoto: è di chi la porta. Sceglila, poi la casella che si illumina.
lesson-klongs-mine = Sale un tuo mercante: ora la barca è tua. In ogni turno porti una barca. Finisci il turno.
lesson-klongs-landing = Questo è un imbarcadero, con quattro caselle intorno. Quando ognuna ha una barca, può pagare tutti quelli che ne hanno lì una propria.
lesson-klongs-neutral = Una barca con un mercante dipinto non è di nessuno. Porta questa. Ogni barca deve toccarne un’altra; basta un angolo.
lesson-klongs-parasol = Porta l’ombrellino Luk Phat! L’ombrellino avanza di un passo e tu prendi i punti di quel passo: 6. Ora finisci il turno.
lesson-klongs-second = Anong ha una barca al tuo imbarcadero. Porta un’altra barca tua nella casella che si illumina: da lì andrà presto all’imbarcadero.
lesson-klongs-wait = Bene. Finisci il turno e vediamo che cosa fa Anong.
lesson-klongs-thief = Un ladro! Un ladro prende una barca della sua riga. Anong ha preso la barca con l’ombrellino.
lesson-klongs-inspector = Ma tu hai una guardia. Portala nella colonna del ladro!
lesson-klongs-chased = Il ladro è cacciato! Puoi perfino prenderlo in mano. Prendilo!
lesson-klongs-guard = E la guardia resta: nessun ladro tocca le barche di questa colonna. Finisci il turno.
lesson-klongs-my-thief = Ora il ladro lavora per te. Mandalo nella riga della barca di Anong al tuo imbarcadero.
lesson-klongs-steal = Prendi la barca di Anong!
lesson-klongs-stock = Mettila in magazzino. Alla fine le barche lì danno punti, sempre di più per la stessa merce.
lesson-klongs-stock-other = Andrebbe bene anche così. Questa volta mettiamola in magazzino.
lesson-klongs-card = Ora c’è posto al tuo imbarcadero! Hai due carte movimento per tutta la partita. Usane una: sposta lì, di una casella, questa barca. Puoi usarne una per turno, prima o dopo aver portato una barca.
lesson-klongs-cookshop = Gnam, una cucina! Un imbarcadero con una cucina paga il doppio. Portala al tuo.
lesson-klongs-quarter = I pontili dividono l’acqua in quartieri. Tre barche riempiono un quartiere: una quarta non entra. Finisci il turno.
lesson-klongs-last = Al tuo imbarcadero è libera una casella. Porta la barca con l’ombrellino!
lesson-klongs-score = Il gong: un piccolo giorno di mercato! Il tuo imbarcadero ha 5 cesti. Prendi 5 punti per ognuna delle tue due barche, e la cucina li raddoppia. Segna!
lesson-klongs-score-other = Potresti anche passare. Ma questo è davvero buono: segna!
lesson-klongs-remove = 20 punti! Chi segna prende dall’imbarcadero una sua barca e la mette in magazzino. Scegline una.
lesson-klongs-big = L’ultimo passo è il GRANDE giorno di mercato: si segna finché tutti passano. Poi si conta il magazzino e la partita finisce. Sei molto avanti!
lesson-market-welcome = Ti diamo il benvenuto al mercato galleggiante! Qui costruisci il tuo: nove barche, tre per tre. Vince il mercato con più punti.
lesson-market-hand = Le tue barche vengono dal porto. In mano tieni tre carte. Ogni merce disegnata su una barca è un cesto.
lesson-market-one = Tocca a te. Gioca il cesto di piselli blu a questa estremità del porto. Prende una carta che mostra piselli blu.
lesson-market-one-other = Andrebbe bene anche così. Per ora giochiamo i piselli blu in fondo alla colonna centrale.
lesson-market-taken = Un cesto, una carta: ora è nella tua mano, e hai di nuovo tre carte.
lesson-market-two = Due cesti prendono due carte. Gioca pesci e frutti della passione a destra della riga in alto: una delle due è una carta peperoncino che mostra pesci.
lesson-market-slide = La tua barca è entrata da destra e le altre sono scorse avanti. Una nuova carta riempie il vuoto.
lesson-market-lay = Hai quattro carte, e tutto ciò che supera tre va nel tuo mercato. La prima carta va sempre nell’angolo in alto a sinistra.
lesson-market-lay-other = Andrebbe bene anche così. Per ora posiamo la barca con pesci e frutti della passione.
lesson-market-three = Ora tre cesti! Giocali in cima alla colonna di sinistra e prendi tutte e tre le carte.
lesson-market-each = Hai cinque carte, quindi ne posi due. Questa carta peperoncino dà 1 punto per ogni cesto di pesci su di lei e sulle carte che la toccano. Posala accanto alla tua barca.
lesson-market-objective = 3 punti! E questo è il tuo obiettivo: 1 punto per ogni cesto di piselli blu, ovunque sia nel tuo mercato. Se giochi con amici è nascosto, e solo tu puoi guardarlo.
lesson-market-touch = Ogni nuova carta deve toccarne una tua con un lato. Posa la barca con piselli e pesci sotto la carta peperoncino: 1 punto per i piselli, 1 per i pesci.
lesson-market-pairs = Ogni carta peperoncino conta sé stessa e le carte che la toccano. Questa dà 2 punti per ogni coppia di piselli blu e pesci.
lesson-market-renew = Invece di giocare una carta puoi rinnovare una riga o colonna: tutte le sue carte vengono sostituite. Rinnova la riga centrale. È tutto il tuo turno.
lesson-market-three-again = Che fortuna: ora tutta la colonna di destra mostra frutti della passione. Gioca in cima i tuoi tre cesti.
lesson-market-once = Questa carta peperoncino dà 2 punti per ogni merce presente esattamente una volta. In una riga c’è posto per una sola carta peperoncino: posala in quella centrale.
lesson-market-once-other = Andrebbe bene anche così. Per ora posiamo questa carta peperoncino a destra nella riga centrale.
lesson-market-shun = L’ultimo tipo: 5 punti, meno 1 per ogni cesto di pesci. Quaggiù non ce ne sono. Posala sotto l’altra carta peperoncino.
lesson-market-end = 16 punti! Quando qualcuno posa la nona carta si finisce il giro, e la partita è finita. Un mercato pieno dà altri 2 punti.
lesson-alone-welcome = Il mercato galleggiante lo conosci. Giocando in solitario hai nove turni per costruire il miglior mercato possibile.
lesson-alone-token = Questo segnalino chiude un’estremità del porto: in questo turno qui non puoi giocare. Dopo ogni turno passa alla prossima.
lesson-alone-two = Gioca pesci e frutti della passione a sinistra della riga centrale e prendi due carte.
lesson-alone-lay = Posa la barca con frutti della passione e zucchine nell’angolo.
lesson-alone-decks = I due mazzi stanno sopra la prima e la terza colonna. Lì non si può mai giocare una carta.
lesson-alone-three = Il segnalino è andato avanti: ancora otto turni. Gioca i tuoi tre cesti in fondo alla colonna di sinistra.
lesson-alone-each = Tre carte in un colpo! Posa la carta peperoncino che conta i frutti della passione accanto alla tua barca.
lesson-alone-shun = E sotto, quella a cui non piacciono i pesci.
lesson-alone-medals = 13 punti dopo due turni! 20 punti valgono il bronzo, 24 l’argento e 28 l’oro.
lesson-alone-day = Ogni giorno c’è un mercato del giorno, uguale per tutti. Conta il primo tentativo. Buona fortuna!

## Risultati

results-title = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
results-total = Totale
results-rematch = Rivincita
results-again = Rivedi
results-title-screen = Menu principale

## Impostazioni

settings-title = Impostazioni
settings-display = Schermo
settings-sound = Suono
settings-motion = Movimento e velocità
settings-text = Testo e contrasto
settings-controls = Comandi
settings-help = Lingua e aiuto
settings-language = Lingua
settings-fullscreen = Schermo intero (F11)
settings-screen = Quale schermo
settings-effects = Effetti
settings-music = Musica
settings-mute = Silenzia tutto
settings-aloud = Leggi ad alta voce
settings-aloud-hint = La voce del tuo sistema dice cosa si chiede, cosa è selezionato e cosa fanno gli altri.
settings-aloud-linux = Qui non c’è nessuna voce: installa speech-dispatcher e potrai attivarla.
settings-aloud-none = Qui non c’è nessuna voce: attiva prima quella del tuo sistema.
settings-aloud-muted = Finché tutto è silenziato non si legge niente ad alta voce.
aloud-closed = Ora non si può scegliere
settings-speed = Velocità
settings-speed-calm = Calma
settings-speed-normal = Normale
settings-speed-fast = Veloce
settings-reduced = Movimento ridotto
settings-reduced-hint = Lanterne e acqua stanno ferme, e le mosse si vedono in breve.
settings-text-size = Dimensione testo
settings-text-sample = Le lanterne passano davanti al tempio mentre le ultime barche del mercato tornano a casa.
settings-contrast = Contrasto elevato
settings-contrast-hint = Pannelli scuri dal bordo chiaro, parole nitide e cornici spesse; lo sfondo è più scuro.
settings-notes = Spiega le novità
settings-notes-hint = La prima volta che succede qualcosa, una frase dice cos’è.
settings-notes-again = Spiega tutto di nuovo
settings-rumble = Vibra al tuo turno
settings-left-handed = Per mancini
settings-left-handed-hint = I controller sono specchiati: scegli con il pollice sinistro. Anche WASD sono frecce.
settings-scan = Un solo tasto
settings-scan-hint = Tutto ciò che si può scegliere viene offerto a turno; un solo tasto sceglie. La prima pressione comincia.
settings-scan-slow = Lento
settings-scan-normal = Normale
settings-scan-fast = Veloce
settings-switch = Il tasto
settings-switch-hint = Per «Un solo tasto»: scegli questa riga, poi premi il tasto con cui giochi.
settings-switch-press = Premi il tasto …
scan-rests = Premi per iniziare
settings-buttons = Tasti del controller
settings-keys = Tasti
settings-lessons = Riproponi le partite guidate
settings-lessons-hint = Lo chiede ancora quando apri un gioco.
settings-own-open = Tabelloni e partite guidate tuoi
settings-own-hint = Apre il loro posto su questo computer. Quello che fai lì è proposto al prossimo avvio di Longtail.
settings-own-text = I tabelloni che hai fatto vanno nella sua cartella maps, le partite guidate in lessons. Comincia da un esempio che si trova lì e salvalo con un nome come klongs-soffitta o dice-nonna. Tutto viene controllato come il resto e proposto al prossimo avvio di Longtail; se qualcosa non va, una frase dice perché.
settings-own-sorry = La cartella non si può aprire da qui. È { $folder }
on = Sì
off = No
bind-standard = Ripristina
bind-only = Solo per controller di nome “{ $name }”
bind-press-pad = Premi il nuovo tasto per “{ $action }”.
bind-press-keys = Premi il nuovo tasto per “{ $action }”.
bind-never-mind-pad = Per annullare premi un tasto della tastiera o fai clic.
bind-never-mind-keys = Per annullare premi Esc, un tasto del controller, o fai clic.
action-confirm = Scegli, conferma
action-back = Indietro
action-undo = Annulla
action-peek = Punti ora
action-hint = Consiglio
action-log = Cronaca
action-rules = Regole
action-menu = Menu
action-previous = Pagina precedente
action-next = Pagina seguente

## Regole

rules-title = Regole · { $game }
rulings-title = Chiarimenti
rulings-lead = Dove le regole pubblicate lasciano una domanda aperta, noi giochiamo così.

rules-dice-goal-title = Lo scopo
rules-dice-goal-text =
    Prendi dadi dal centro e mettili in gruppi.

    Possono darti punti in sette modi. Chi ha più punti dopo l’ultima manche vince.
rules-dice-turn-title = Il tuo turno
rules-dice-turn-text =
    Prendi un dado. Con lui apri un gruppo nuovo, o aggiungilo a un tuo gruppo.

    I gruppi non si dividono e non si uniscono mai. Quando tutti hanno sette dadi, si conta.
rules-dice-sum-title = 1 · Centrare la meta
rules-dice-sum-text =
    Ogni manche ha una meta tra 7 e 12.

    Ogni gruppo che fa esattamente quel numero ti dà 4 punti.
rules-dice-closest-title = 2 · Per un soffio
rules-dice-closest-text =
    Di tutti i gruppi al tavolo che mancano la meta, i più vicini danno 2 punti ciascuno. Troppo o troppo poco è lo stesso.

    Anche un dado solo è un gruppo.
rules-dice-colours-title = 3 · Pochi colori
rules-dice-colours-text =
    Chi ha dadi di meno colori prende 6 punti. In caso di parità, 6 a ciascuno.

    Da qui in poi contano tutti i tuoi sette dadi, in qualunque gruppo.
rules-dice-kind-title = 4 · Tris
rules-dice-kind-text =
    Tre dadi con lo stesso numero in tre colori diversi danno 8 punti, una volta per manche.

    In due ci sono solo due colori, quindi non ci riesce nessuno.
rules-dice-runs-title = 5 · Scale
rules-dice-runs-text =
    Numeri in fila, come 2 3 4, danno punti: tre dadi 2 punti, quattro 4, cinque 6, sei 8.

    Ogni dado conta in una sola scala. Prima si prende la più lunga.
rules-dice-values-title = 6 · Più dadi di un numero
rules-dice-values-text =
    Per ogni numero il tabellone a sinistra paga chi ne ha di più, poi il secondo e il terzo.

    Qui più 2 di tutti: 5 punti. Secondo: 2 punti. Terzo: 1 punto.
rules-dice-most-of-colour-title = 7 · Più dadi di un colore
rules-dice-most-of-colour-text =
    Anche ogni colore ha un dado sul tabellone. La sua riga dice quanto paga.

    Qui il blu è sulla riga dei 4: più dadi blu 3 punti, secondo 1 punto.
rules-dice-ties-title = In caso di parità
rules-dice-ties-text =
    Chi è pari scivola in giù: in due di un posto, in tre di due.

    Qui uno ha più 2 di tutti e prende 5 punti. Due sono secondi a pari merito: entrambi prendono quanto paga il terzo posto, 1 punto.
rules-dice-count-title = Una manche contata
rules-dice-count-text =
    La meta era 9. Questi sette dadi danno 4 punti per un gruppo da 9, 8 per tre 4 in tre colori, 4 per la scala 3 4 5 6 e 3 per il maggior numero di 4.

    In tutto 19 punti.
rules-dice-start-title = L’inizio di una manche
rules-dice-start-text =
    Un dado più 6 è la meta.

    Un dado di ogni colore va sul tabellone, alla riga del suo numero. Se è occupata, scende alla prima libera. Se sotto non ce n’è, prende la più vicina libera sopra.
rules-dice-end-title = La fine
rules-dice-end-text =
    Ci sono tante manche quanti giocatori, e i punti di tutte si sommano.

    Vince chi ha più punti. In caso di parità vincono tutti i primi.
ruling-dice-1 = Tabellone dei valori: prima un dado di ogni numero uscito prende la sua riga; poi si spostano gli altri uguali, dal numero più basso. Quale di più dadi uguali resti, lo decide il caso.
ruling-dice-2 = Il “per un soffio” si confronta tra tutti i giocatori. I gruppi che centrano la meta non partecipano, e se nessuno la manca nessuno segna.
ruling-dice-3 = Più dadi di un numero o colore: chi non ne ha nessuno non prende posto.
ruling-dice-4 = Secondo il regolamento la scelta per un dado è definitiva. A questo tavolo si può comunque annullare fino all’ultimo tiro, perché nulla è nascosto.

rules-klongs-goal-title = Lo scopo
rules-klongs-goal-text =
    Sei un mercante al mercato galleggiante di Bangkok.

    Riunisci barche attorno agli imbarcaderi. Nei giorni di mercato pagano tutti quelli che lì hanno una barca. Chi alla fine ha più punti vince.
rules-klongs-points-title = Da dove vengono i punti
rules-klongs-points-text =
    I giorni di mercato danno di più: pagano le tue barche attorno a un imbarcadero.

    La pista Luk Phat paga subito qualcosa.

    Le barche in magazzino contano alla fine.
rules-klongs-boat-title = Le barche
rules-klongs-boat-text =
    Una barca porta una di sette merci e fino a tre cesti. Più cesti, meglio è.

    Una barca aperta ha un posto vuoto: quando la metti, sale il tuo mercante ed è tua. In una neutrale c’è già qualcuno; non è di nessuno.
rules-klongs-place-title = Il tuo turno
rules-klongs-place-text =
    Metti una delle tue quattro barche su acqua libera, accanto a una barca che c’è già. Basta un lato o un angolo, i pontili non contano.

    Poi peschi una barca nuova.
rules-klongs-entry-title = La prima barca
rules-klongs-entry-text =
    Nel primo giro tutti cominciano su una casella d’ingresso, quelle con l’anello al bordo sinistro e destro.

    In due sono aperte solo le chiare, a sinistra.
rules-klongs-quarter-title = I quartieri
rules-klongs-quarter-text =
    I pontili dividono l’acqua in quartieri di quattro caselle.

    In un quartiere c’è posto per tre barche. La quarta casella resta libera finché una non parte.
rules-klongs-landing-title = Gli imbarcaderi
rules-klongs-landing-text =
    Un imbarcadero sta dove quattro caselle si toccano su un pontile.

    Quando tutte e quattro hanno una barca, è completo e può pagare in un giorno di mercato.
rules-klongs-sum-title = Quanto paga un imbarcadero
rules-klongs-sum-text =
    Somma i cesti delle quattro barche: qui 2 + 0 + 3 + 0 = 5.

    Ogni giocatore prende quella somma per ogni sua barca lì. Due barche: 10 punti. Una barca: 5 punti.
rules-klongs-merchants-title = I mercanti
rules-klongs-merchants-text =
    Ogni tua barca vuole un tuo mercante: ne hai 16 in due, 11 in tre, 8 in quattro.

    Finiti? Lascia la nuova barca senza padrone, o sposta un mercante da un’altra tua barca.
rules-klongs-luk-phat-title = La pista Luk Phat
rules-klongs-luk-phat-text =
    Metti una barca con l’ombrellino, e l’ombrellino sulla pista avanza di un passo. Prendi i punti di quel passo.

    Alcuni passi sono giorni di mercato: prima due piccoli, poi il GRANDE, che chiude la partita.
rules-klongs-little-title = Un piccolo giorno di mercato
rules-klongs-little-text =
    Comincia chi ha mosso l’ombrellino. Ognuno può segnare due imbarcaderi completi, uno per giro, se una delle quattro barche è sua.

    Da ogni imbarcadero segnato prendi una delle tue barche nel magazzino.
rules-klongs-big-title = Il GRANDE giorno di mercato
rules-klongs-big-text =
    Comincia chi ha meno punti. Si segna un imbarcadero dopo l’altro, giro dopo giro.

    Stavolta puoi prendere in magazzino una barca neutrale invece di una tua. Poi la partita è finita.
rules-klongs-passing-title = Passare
rules-klongs-passing-text =
    Passa se non hai imbarcaderi da segnare, o se preferisci aspettare.

    Non sei fuori: al giro dopo puoi segnare di nuovo. Il GRANDE giorno finisce quando tutti passano uno dopo l’altro.
rules-klongs-thief-title = Il ladro
rules-klongs-thief-text =
    Un ladro che metti può prendere una barca della sua riga, anche lontana. Va nel tuo magazzino, o nella tua mano invece di pescare.

    Se aveva un padrone, lui riprende il suo mercante.
rules-klongs-inspector-title = La guardia
rules-klongs-inspector-text =
    Una guardia sorveglia tutta la sua colonna: lì i ladri non prendono nulla e non si possono mettere.

    I ladri che ci sono già devono andarsene. Uno puoi prenderlo in mano invece di pescare.
rules-klongs-cookshop-title = La cucina
rules-klongs-cookshop-text =
    Una cucina non ha cesti, ma raddoppia quanto paga ogni imbarcadero accanto.

    Due barche e 5 cesti: 10 punti. Con una cucina: 20 punti.
rules-klongs-movement-title = Le carte movimento
rules-klongs-movement-text =
    Ne hai due per tutta la partita. Una volta nel tuo turno, prima o dopo aver messo una barca, puoi usarne una.

    Sposta una delle tue barche di una casella, anche in diagonale.
rules-klongs-stock-title = Il magazzino e la fine
rules-klongs-stock-text =
    Alla fine si conta il magazzino, ogni merce per sé: 1 punto per la prima barca, 2 per la seconda, 3 per la terza e così via. Raccogliere una merce conviene.

    Qui 1 + 6 + 28 = 35 punti. Vince chi ha più punti; in caso di parità si vince insieme.
rules-klongs-stacks-title = Opzione: due mazzi
rules-klongs-stacks-text =
    Le barche aperte stanno in un mazzo; le neutrali, i ladri, le guardie e le cucine nell’altro.

    Cominci con tre barche del primo e una del secondo, e ogni volta che peschi scegli il mazzo.
ruling-klongs-1 = Se in acqua non ci sono più barche, le caselle d’ingresso sono di nuovo aperte.
ruling-klongs-2 = Chi non può mettere nessuna barca salta e non pesca. Può comunque usare una carta movimento; se così si apre una casella, deve mettere una barca.
ruling-klongs-3 = Una barca aperta senza mercante non è di nessuno finché non torna in una mano. Nel GRANDE giorno conta come neutrale.
ruling-klongs-4 = Cosa succede mettendo una barca, in quest’ordine: mercante, ladro o guardia, Luk Phat, giorno di mercato, carta movimento, pesca.
ruling-klongs-5 = Una barca con ombrellino tornata in una mano muove di nuovo l’ombrellino.
ruling-klongs-6 = Due cucine allo stesso imbarcadero raddoppiano una volta sola. Un imbarcadero che vale zero si può segnare per prendere una barca.
ruling-klongs-7 = Ladri, guardie e cucine non si spostano mai. La barca appena messa si può spostare.
ruling-klongs-8 = Se tutti devono saltare uno dopo l’altro, o se a mazzi vuoti le mani non calano per tre giri, il GRANDE giorno arriva subito, senza punti per il passo.
ruling-klongs-9 = Il numero degli imbarcaderi, le caselle d’ingresso, la pista Luk Phat dopo il primo passo e l’assortimento delle barche sono una nostra ricostruzione del gioco da tavolo.

rules-bakong-goal-title = Lo scopo
rules-bakong-goal-text =
    Attraversa la giungla fino al tempio di Bakong, prendi un grande smeraldo e portalo a casa.

    La partita finisce quando il primo torna al campo con il suo. Allora vince lo zaino più prezioso.
rules-bakong-points-title = Cosa conta
rules-bakong-points-text =
    Un grande smeraldo vale il suo numero, i piccoli 1 o 3 punti, tornare per primo 3 punti.

    Ogni bernoccolo costa 3 punti. Qui: 17 + 3 + 3 − 3 = 20 punti.
rules-bakong-start-title = Prima di partire
rules-bakong-start-text =
    Tutti partono dal campo e portano con sé un oggetto a scelta.

    Nessuno può averne due uguali.
rules-bakong-turn-title = Il tuo turno
rules-bakong-turn-text =
    Tira due dadi. Scegline uno per girare una tessera; l’altro serve per camminare.

    Prima gira, poi cammina.
rules-bakong-flip-title = Girare
rules-bakong-flip-text =
    Conta altrettanti posti davanti a te e gira quella tessera. Proprio quella.

    Chi ci sta sopra non se ne accorge.
rules-bakong-walk-title = Camminare
rules-bakong-walk-text =
    Cammina esattamente per quanti posti mostra il dado. Le tessere verdi agiscono solo dove ti fermi.

    Allo stesso posto si può stare in più.
rules-bakong-emeralds-title = Verde: gli smeraldi
rules-bakong-emeralds-text =
    Ti fermi su uno smeraldo: prendi 1 smeraldo.

    Ti fermi in una grotta: tira due dadi e prendi tanti smeraldi quanti ne mostra il più basso. Qui 2.
rules-bakong-help-title = Verde: campo e cascata
rules-bakong-help-text =
    Ti fermi in un campo abbandonato: puoi prendere un oggetto.

    Ti fermi a una cascata: togli un bernoccolo.
rules-bakong-stops-title = Giallo: fiume e scogliera
rules-bakong-stops-text =
    Un fiume o una scogliera ferma il tuo cammino. I passi che restano sono persi.

    Con la corda passi i fiumi, con il rampino le scogliere, come se non ci fossero.
rules-bakong-pit-title = Rosso: la fossa
rules-bakong-pit-text =
    Chi entra in una fossa prende un bernoccolo, anche di passaggio. Un bernoccolo costa 3 punti alla fine.

    Con il pronto soccorso non ne prendi.
rules-bakong-quicksand-title = Rosso: le sabbie mobili
rules-bakong-quicksand-text =
    Chi entra nelle sabbie mobili perde un oggetto, anche di passaggio. Scegli quale alla fine del cammino.

    I grandi smeraldi non affondano mai.
rules-bakong-pack-title = Lo zaino
rules-bakong-pack-text =
    Oggetti e grandi smeraldi entrano solo al centro; piccoli smeraldi e bussola in ogni tasca. A sistemare pensa il gioco.

    Se qualcosa non entra, puoi buttare altro o lasciarlo lì.
rules-bakong-objects-rope-title = Corda, rampino, pronto soccorso
rules-bakong-objects-rope-text =
    Con la corda i fiumi non ti fermano.

    Con il rampino le scogliere non ti fermano.

    Con il pronto soccorso le fosse non ti fanno bernoccoli.
rules-bakong-objects-machete-title = Machete, bussola, torcia
rules-bakong-objects-machete-text =
    Machete: puoi camminare un posto in più.

    Bussola: puoi camminare un posto in meno, ma almeno uno.

    Torcia: uno smeraldo in più a ogni grotta e a ogni smeraldo.
rules-bakong-again-title = Diario e mappa
rules-bakong-again-text =
    Diario: una volta per turno puoi ritirare i due dadi.

    Mappa: dopo aver girato una tessera puoi girarne una seconda davanti a te. Deve mostrare il colore del lato appena coperto: dopo una scogliera, per esempio, un fiume.
rules-bakong-temple-title = Il tempio
rules-bakong-temple-text =
    Qui il cammino finisce, anche se hai ancora passi. Scegli uno dei grandi smeraldi; ce n’è uno per giocatore.

    Gli oggetti che butti per fargli posto restano al tempio per chi arriva dopo.
rules-bakong-curse-title = Il 17 è maledetto
rules-bakong-curse-text =
    Con il 17 nello zaino nessuna cascata ti toglie un bernoccolo.
rules-bakong-home-title = Il ritorno
rules-bakong-home-text =
    Con un grande smeraldo torni indietro: “davanti” ora è verso il campo.

    Il primo a casa prende 3 punti, e la partita finisce subito. Ognuno conta quel che ha, ovunque sia. In caso di parità vince il grande smeraldo più alto.
ruling-bakong-1 = Machete e bussola non si usano nello stesso cammino, e si decide prima di camminare.
ruling-bakong-2 = Per la mappa conta il lato coperto. Fiume e scogliera sono gialli, fossa e sabbie mobili rosse, e tutte le altre tessere valgono come un solo colore, il verde. Chi sta su una tessera girata non se ne accorge.
ruling-bakong-3 = Ricevi meno gettoni possibile, prima quelli da 3. Lo smeraldo della torcia è un gettone da 1. Quando i gettoni finiscono ricevi quel che resta.
ruling-bakong-4 = Quel che trovi si conta prima di buttare qualcosa. Quel che entra lo prendi subito; per ogni gettone che non entra fai posto o lo lasci. Solo il grande smeraldo va preso per forza.
ruling-bakong-5 = Quel che prendono le sabbie mobili serve ancora fino alla fine del cammino, ma non dove ti fermi. Ogni volta affonda un altro oggetto finché ne hai, mai il grande smeraldo.
ruling-bakong-6 = Quando i bernoccoli sono finiti una fossa non ne dà. Un campo abbandonato senza nulla di nuovo per te non dà nulla.
ruling-bakong-7 = Al tempio puoi far posto anche agli oggetti che ci sono. Quel che lì butti o lasci non si può prendere nella stessa visita.
ruling-bakong-8 = Dove non c’è scelta non si chiede: l’ultimo grande smeraldo viene preso, il tuo unico oggetto affonda.
ruling-bakong-9 = Se anche i grandi smeraldi sono pari, si vince insieme.
ruling-bakong-10 = I due lati delle tessere, le misure di oggetti e smeraldi e le tasche dello zaino sono una nostra ricostruzione del gioco da tavolo, e ci sono 60 smeraldi da 1.

rules-market-goal-title = Lo scopo
rules-market-goal-text =
    Costruisci il tuo mercato galleggiante: nove barche, tre per tre.

    Le barche le prendi dal porto al centro. Vince il mercato con più punti.
rules-market-points-title = Da dove vengono i punti
rules-market-points-text =
    Le carte peperoncino del tuo mercato danno di più. Ognuno dei quattro tipi conta a modo suo.

    Il tuo obiettivo dà 1 punto per ogni cesto di una merce. Un mercato pieno vale 2 punti.
rules-market-card-title = Barche e cesti
rules-market-card-text =
    Ogni carta è una barca con uno, due o tre cesti. Ogni merce disegnata è un cesto.

    Ci sono quattro merci: piselli blu, pesci, frutti della passione e zucchine thai. In mano hai sempre tre carte.
rules-market-play-title = Il tuo turno
rules-market-play-text =
    Gioca una carta della mano a un’estremità di una riga o colonna del porto.

    Almeno una carta di quella riga o colonna deve mostrare una delle sue merci.
rules-market-take-title = Prendere carte
rules-market-take-text =
    Per ogni cesto della tua carta prendi una carta di quella riga o colonna che mostra la stessa merce. Da uno a tre cesti, da una a tre carte.

    Ne prendi quante puoi. Se c’è una scelta, è tua.
rules-market-hand-title = Nella tua mano
rules-market-hand-text =
    Le carte che prendi vanno nella tua mano.

    Le carte peperoncino si prendono allo stesso modo: anche loro mostrano merci.
rules-market-slide-title = Il porto scorre
rules-market-slide-text =
    La tua carta entra dalla sua estremità, le altre scorrono e chiudono i vuoti.

    Carte nuove riempiono il resto: una carta peperoncino se nel porto ce ne sono meno di due, altrimenti una barca.
rules-market-lay-title = Posare carte
rules-market-lay-text =
    Alla fine del turno tieni tre carte in mano. Ogni carta in più va nel tuo mercato, e scegli tu quale.

    Una carta presa lascia quindi la mano a tre; con due ne posi una, con tre ne posi due.
rules-market-where-title = Dove vanno le carte
rules-market-where-text =
    La prima carta va nell’angolo in alto a sinistra. Ogni altra deve toccarne una tua con un lato. Le carte non si spostano più.

    In una riga c’è posto per una carta peperoncino. Per gli esperti anche in una colonna per una sola.
rules-market-renew-title = Rinnovare
rules-market-renew-text =
    Niente che ti piaccia? Invece di giocare una carta puoi rinnovare una riga o colonna: tutte le sue carte vengono sostituite.

    È tutto il tuo turno.
rules-market-chilli-title = Le carte peperoncino
rules-market-chilli-text =
    Una carta peperoncino guarda i propri cesti e le carte che la toccano con un lato: sopra, sotto, a sinistra e a destra.

    Più lontano non conta nulla.
rules-market-shun-title = Peperoncino: nessuno di questi
rules-market-shun-text =
    5 punti, meno 1 per ogni cesto della merce barrata. Mai meno di 0.

    Qui non vuole piselli blu, e ce n’è un cesto: 4 punti.
rules-market-each-title = Peperoncino: ognuno conta
rules-market-each-text =
    1 punto per ogni cesto della sua merce.

    Qui piselli blu: due sulla carta stessa, due e uno accanto. 5 punti.
rules-market-pairs-title = Peperoncino: coppie
rules-market-pairs-text =
    2 punti per ogni coppia delle sue due merci.

    Qui piselli blu e pesci: due per tipo, quindi due coppie. 4 punti.
rules-market-once-title = Peperoncino: una sola volta
rules-market-once-text =
    2 punti per ogni merce presente esattamente una volta.

    Qui pesci, frutti della passione e zucchine ci sono una volta, i piselli due. 6 punti.
rules-market-objective-title = Il tuo obiettivo
rules-market-objective-text =
    Il tuo pontone mostra una merce: 1 punto per ogni suo cesto in tutto il tuo mercato. Solo tu la conosci.

    Per vederla premi il suo tasto e poi di nascosto una direzione. Appaiono tutte e quattro, e la tua è in quella direzione.
rules-market-end-title = La fine
rules-market-end-text =
    Quando qualcuno posa la nona carta si finisce il giro, così tutti hanno giocato gli stessi turni.

    Un mercato pieno dà 2 punti. In caso di parità vince chi ha più punti dall’obiettivo.
rules-market-sum-title = Un mercato contato
rules-market-sum-text =
    Obiettivo, sei cesti: 6 punti. Una sola volta, una merce: 2 punti. Tre coppie: 6 punti. Nessuno, un cesto: 4 punti. Mercato pieno: 2 punti.

    In tutto 20 punti.
rules-market-alone-title = Giocare da soli
rules-market-alone-text =
    Hai nove turni. Il segnalino gira attorno al porto e mostra quale estremità è chiusa in questo turno.

    I mazzi stanno sopra la prima e la terza colonna: lì non si gioca.
rules-market-medals-title = Le medaglie
rules-market-medals-text =
    20, 24 e 28 punti valgono bronzo, argento e oro, per gli esperti 19, 23 e 27.

    Il mercato del giorno è uguale per tutti: conta il primo tentativo, e i giorni di fila fanno una serie.
ruling-market-1 = Prendi il maggior numero di carte che si può abbinare ai cesti della tua carta, una carta per cesto. Se ci sono più modi, scegli tu.
ruling-market-2 = I vuoti si riempiono dall’estremità lontana verso la carta giocata, e prima di ogni carta nuova si contano i peperoncini nel porto: con due o più arriva una barca. Se un mazzo è vuoto si usa l’altro.
ruling-market-3 = Se nessuna carta della mano può andare nel tuo mercato, una a scelta va sotto il suo mazzo. Le barche di partenza vanno con le barche.
ruling-market-4 = Si rinnova da sinistra a destra o dall’alto in basso. Dove un mazzo è vuoto resta la carta vecchia.
ruling-market-5 = Dieci giri in cui nessuno posa una carta chiudono la partita.
ruling-market-6 = La carta peperoncino che non vuole una merce non conta mai meno di 0.
ruling-market-7 = Da soli si può rinnovare qualsiasi riga o colonna, e la partita finisce anche quando il mercato è pieno.
ruling-market-8 = Le mani sono scoperte: tutte le carte vengono dal tavolo, scoperte. Solo l’obiettivo è segreto.
ruling-market-9 = Le merci su barche e carte peperoncino e i quattro pontoni sono una nostra ricostruzione del gioco di carte.

## Autori

credits-games = I giochi sono opera dei loro autori ed editori:
credits-here =
    Tutte le immagini, i suoni, le parole e il codice di questo programma sono stati fatti per lui. Sono liberi con la licenza MIT.
    Carattere: Manrope, di Mikhail Sharanda, con la SIL Open Font License. Fatto con pygame-ce e SDL.

## Quando qualcosa si rompe

crash-title = Non doveva succedere
crash-text = Qualcosa è andato storto. La partita è salvata fino all’ultima mossa. Per riprenderla scegli Continua nel menu principale.
crash-write = Scrivi una segnalazione
crash-offer = «Scrivi una segnalazione» mette in un solo file tutto ciò che serve per trovare l’errore, senza alcun nome.
crash-report = La segnalazione è qui: { $file } Mandala a chi ti ha dato Longtail.
crash-no-report = Non è stato possibile scrivere la segnalazione: il disco è pieno o non accetta nulla.
crash-to-title = Menu principale

# Telefoni
lobby-phones = Telefoni
settings-phones = Telefoni
device-phone = Telefono
device-phone-dark = Telefono spento
phones-title = Telefoni come controller
phones-step-wifi = Usa la stessa rete Wi-Fi di questo computer.
phones-step-scan = Inquadra il codice con la fotocamera del telefono e apri la pagina.
phones-step-name = Scegli un nome e un emblema. Le tue cose appaiono sul telefono.
phones-or-type = Oppure scrivi questo nel browser del telefono:
phones-code = e questo codice:
phones-moment = Un momento…
phones-no-network = Questo computer non è in nessuna rete, quindi nessun telefono può raggiungerlo.
phones-problem = I telefoni non possono entrare: { $why }
phones-nobody = Non c’è ancora nessun telefono.
phones-here = Presenti: { $names }
phones-address = Indirizzo
phones-address-hint = Questo computer ha più indirizzi. Se un telefono non trova nessuno, prova il successivo.
phones-help = Non funziona
phones-off = Disattiva
send-away-title = Mandare via il telefono di { $name }?
send-away-text = Per tornare gli serve il codice. Se ha un posto, ti viene chiesto chi continua al suo posto.
send-away-no = No, resta
send-away-yes = Sì, mandalo via
send-away-hint = Scegli un telefono per mandarlo via.
phones-help-wifi = Il telefono deve essere nella stessa Wi-Fi. Le reti ospiti spesso separano i dispositivi: usa quella principale.
phones-help-vpn = Una VPN sul telefono o su questo computer impedisce di trovarsi: spegnila per ora.
phones-help-firewall = Un firewall può chiedere se Longtail può essere raggiunto: consenti le reti private.
phones-help-address = Se accanto al codice ci sono più indirizzi, prova il successivo.
phone-dark-title = Il telefono di { $name } è spento
phone-dark-text = Appena qualcuno lo guarda, si continua. Oppure scegli cosa fare fino ad allora.
peek-on-phone = È sul tuo telefono.

## La pagina sul telefono

phone-page-lead = Il tuo telefono ora è un controller, e solo tu vedi cosa c’è sopra.
phone-page-name = Il tuo nome
phone-page-name-missing = Prima scrivi il tuo nome.
phone-page-emblem = Il tuo emblema
phone-page-emblem-parasol = Ombrellino
phone-page-emblem-elephant = Elefante
phone-page-emblem-lotus = Loto
phone-page-emblem-fish = Pesce
phone-page-emblem-lantern = Lanterna
phone-page-emblem-temple = Tempio
phone-page-code = Codice sulla TV
phone-page-code-where = Scegli Telefoni sulla TV: lì c’è il codice breve.
phone-page-code-missing = Prima scrivi il codice breve della TV.
phone-page-join = Entra
phone-page-done = Fatto
phone-page-joining = Un momento…
phone-page-refused-token = Questo codice non vale più. Inquadra di nuovo quello sulla TV o scrivi il codice breve.
phone-page-refused-code = Non è il codice sulla TV. Ogni tanto cambia: guarda di nuovo.
phone-page-refused-tries = Troppi codici sbagliati. Inquadra con la fotocamera il codice sulla TV o aspetta dieci minuti.
phone-page-refused-full = Non c’è posto per un altro telefono. Chiudi questa pagina su uno che non gioca e riprova.
phone-page-gone-elsewhere = Stai giocando in un’altra scheda di questo telefono.
phone-page-use-this = Gioca qui
phone-page-gone-closed = Sulla TV i telefoni sono disattivati. Scegli lì Telefoni e torni in gioco.
phone-page-gone-sent-away = Questo telefono è stato scollegato dalla TV. Per tornare, inquadra il codice o scrivilo.
phone-page-connecting = Collegamento alla TV…
phone-page-no-line = La TV non risponde
phone-page-no-line-why = Di solito è per uno di questi motivi:
phone-page-reason-network = Il telefono usa i dati mobili o è su un’altra rete. Gli serve lo stesso Wi-Fi della TV.
phone-page-reason-guest = Un Wi-Fi per ospiti tiene separati i dispositivi. Usa quello principale.
phone-page-reason-vpn = Una VPN sul telefono lo porta fuori casa. Spegnila mentre giochi.
phone-page-reason-firewall = Un firewall sul computer della TV blocca i telefoni. Consenti Longtail.
phone-page-reason-closed = Longtail non è aperto, o lì i telefoni sono disattivati.
phone-page-try-again = Riprova
phone-page-your-turn = Tocca a te
phone-page-other-turn = Non tocca ancora a te
phone-page-choices = Scelte
phone-page-to-read = Da leggere
phone-page-seats = Prendi un posto libero
phone-page-me = Cambia nome ed emblema
phone-page-swap = Scambia destra e sinistra
phone-page-fold = Mostra o nascondi le frecce
phone-page-pad = Controller
phone-page-up = Su
phone-page-down = Giù
phone-page-left = Sinistra
phone-page-right = Destra
phone-page-confirm = Scegli
phone-page-back = Indietro
phone-page-undo = Annulla
phone-page-hint = Consiglio
phone-page-log = Cronaca
phone-page-rules = Cos’è questo?
phone-page-peek = Guarda
phone-page-previous = Cos’è successo?
phone-page-menu = Menu

## Sui telefoni

prompt-phone-dark = Il telefono di { $name } è spento. Premi scegli per giocare al suo posto.
phone-has-it = Questa mano è sul telefono di chi la possiede.
phone-klongs-hand = Le tue barche
phone-klongs-neutral = Barca neutrale: { $boat }
phone-klongs-parasol = { $boat }, con ombrellino
phone-klongs-has = Mercanti rimasti: { $merchants }. Carte movimento: { $cards }.
phone-klongs-step = { $step ->
    [0] L’ombrellino è ancora alla partenza.
   *[other] L’ombrellino è al passo { $step } di { $last }.
}
phone-klongs-big = { $steps ->
    [one] Il GRANDE giorno di mercato è a un passo.
   *[other] Il GRANDE giorno di mercato è a { $steps } passi.
}
phone-klongs-board = L’acqua
phone-klongs-water = Acqua libera, riga { $row }, colonna { $column }
phone-klongs-boat = Riga { $row }, colonna { $column }: { $boat }
phone-klongs-landing = Imbarcadero in riga { $row }, colonna { $column }
phone-bakong-dice = I tuoi dadi
phone-bakong-flips = Girare la tessera { $number } ({ $kind }) e camminare { $walk }.
phone-bakong-flips-nothing = Non girare niente e camminare { $walk }.
phone-bakong-pack = Il tuo zaino
phone-bakong-several = { $thing }, { $count } in tutto
phone-bakong-trail = Il sentiero
phone-bakong-tile = Tessera { $number }: { $kind }
phone-bakong-who = { $place }. Qui: { $names }
phone-bakong-homeward = { $name } sulla via di casa
phone-market-hand = La tua mano
phone-market-market = Il tuo mercato
phone-market-port = Il porto
phone-market-chilli = Carta peperoncino: { $card }
phone-market-card = Riga { $row }, colonna { $column }: { $card }
phone-market-room = Posto libero, riga { $row }, colonna { $column }
phone-market-end = { $count ->
    [one] { $end }: ricevi una carta
   *[other] { $end }: ricevi { $count } carte
}
phone-market-choice = Scegli tu quali.
phone-dice-groups = I tuoi gruppi
phone-dice-group = Gruppo { $number }: { $dice }
phone-dice-new = Gruppo nuovo
phone-dice-goal = Meta e tabellone dei valori
phone-dice-row = La riga del { $value }, con { $colours }
phone-dice-pool = I dadi al centro
phone-dice-die = { $colour } { $value }
