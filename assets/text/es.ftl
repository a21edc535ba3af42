# Cada palabra de la pantalla, en español. Lo que falte aquí se toma del inglés.

game-dice = Bangkok: Dados
game-dice-line = Toma dados del centro, haz sumas y reúne colores y números.

game-klongs = Bangkok Klongs
game-klongs-line = Amarra tus barcas junto a los embarcaderos y estate allí cuando suene el gong del mercado.

game-bakong = Bakong
game-bakong-line = Una selva que da la vuelta bajo tus pies y un templo lleno de esmeraldas: ¿quién vuelve antes?

game-market = Mercado flotante
game-market-line = Empuja barcas por el puerto y monta tu propio mercado alrededor de chiles picantes.
game-market-alone = Solo hay una persona en la mesa: el juego en solitario, nueve turnos. Para jugar juntos, elige una silla libre.

## Portada

title-facts = { $least }–{ $most } jugadores · { $short }–{ $long } min
title-continue = Continuar
title-matches = { $count ->
    [one] { $count } partida guardada
   *[other] { $count } partidas guardadas
}
title-matches-line = Elige una. La más reciente: { $game }, { $date }.
title-second-copy = Longtail ya está abierto. Aquí también puedes jugar, pero una partida abierta allí solo se juega allí.
title-watch = Mirar
title-settings = Ajustes
title-credits = Créditos
title-quit = Salir
title-solo-line = Monta un mercado flotante en solitario: nueve turnos, medallas y un mercado nuevo cada día.
title-watch-line = Mira cómo el ordenador juega a cualquiera de los juegos.
title-settings-line = Sonido, velocidad, idioma, tamaño del texto y controles.
title-credits-line = Quién ha hecho los juegos y este programa.
title-quit-line = Tus partidas están guardadas; no se pierde nada.
show-game = Juego
show-any = Al azar
show-players = Jugadores
show-mixed = Uno de cada nivel
show-begin = Que empiece
show-begin-hint = Pulsa cualquier botón para pararlo.
show-leisure = Mirar a tu ritmo
show-leisure-hint = Con pausa, paso a paso y velocidad.
quit-title = ¿Salir de Longtail?
quit-stay = Quedarse
quit-leave = Salir

## La barra de abajo

bar-choose = Elegir
bar-again = Jugar otra vez
bar-back = Volver
bar-skip = Saltar
bar-go-on = Continuar
bar-hint = Pista
bar-film = ¿Qué ha pasado?
bar-film-close = Volver a la mesa
bar-play-yourself = Jugarlo tú
bar-undo = Deshacer
bar-peek = Puntos ahora
bar-peek-klongs = Previsión
bar-peek-market = Cartas por salir
bar-peek-market-objective = Objetivo
bar-peek-bakong = Otras caras
bar-log = Historial
bar-rules = Reglas
bar-what = ¿Qué es esto?
bar-about-this = Reglas sobre esto
bar-menu = Menú
bar-done = Listo
bar-delete = Borrar
bar-close = Cerrar
bar-skip-all = Saltar todo
bar-previous = Anterior
bar-next = Siguiente
bar-newer = Más nuevas
bar-older = Más viejas
bar-matches = Partida guardada
bar-stand-up = Levantarse
bar-step = Paso
bar-step-back = Paso atrás
bar-pause = Pausa
bar-run = Reproducir
bar-lesson-skip = Saltar este paso

## Sala

lobby-lead = Pulsa un botón de cualquier mando para sentarte.
leave-lobby-title = ¿Dejar la mesa?
leave-lobby-text = Todos los demás tendrían que levantarse también.
leave-lobby-no = No, me quedo
leave-lobby-yes = Sí, al menú principal
lobby-sit = Sentarse
lobby-free = Libre
lobby-who = ¿Quién se sienta aquí?
lobby-starter = Empieza
lobby-start-random = Al azar
lobby-start = Empezar
lobby-computer = Ordenador
lobby-lesson = Partida guiada
lobby-options = Opciones
lobby-too-few = Hacen falta al menos { $least ->
    [2] dos
   *[other] { $least }
} jugadores. Pulsa un botón de otro mando o elige una silla libre.
device-desk = Ratón y teclas
device-pad = Mando { $number }
device-gone = Sin mando
seat-name = Nombre
seat-emblem = Emblema
seat-stand-up = Levantarse
seat-player = Quién juega
player-human = Una persona
player-easy = Geco (fácil)
player-medium = Macaco (medio)
player-hard = Naga (difícil)
level-easy = fácil
level-medium = medio
level-hard = difícil
computer-easy = Geco
computer-medium = Macaco
computer-hard = Naga
seat-done = Listo
name-space = Espacio
name-empty = Tu nombre
# Letras además de la A a la Z que usan los nombres en este idioma.
name-letters = Á É Í Ó Ú Ü Ñ Ç
emblem-parasol = Sombrilla
emblem-elephant = Elefante
emblem-lotus = Loto
emblem-fish = Pez
emblem-lantern = Farolillo
emblem-temple = Templo

option-tactics = Montones
option-tactics-off = Uno
option-tactics-on = Dos
option-expert = Cartas de chile
option-expert-off = Una por fila
option-expert-on = Experto
option-memory = Otra cara de las losetas
option-memory-on = Se muestra
option-memory-off = No se muestra
option-board = Tablero
board-klongs = Bangkok
board-bakong = Senda sinuosa
board-bakong-coil = Anillos de la serpiente
board-klongs-garden = Jardín de lotos
option-objectives = Objetivos
option-hands = Manos
option-hands-curtain = Ocultas
option-hands-open = A la vista
about-lobby-starter = Quién juega el primer turno. Después se sigue por orden.
about-option-tactics-off = Todas las barcas se mezclan en un solo montón. Te toca lo que venga.
about-option-tactics-on = En un montón están las barcas abiertas; en el otro, las neutrales, los ladrones, los guardias y los puestos de comida. Cada vez que tomas una barca, eliges montón. Da un poco más que pensar.
about-option-expert-off = En cada fila de tu mercado cabe una carta de chile. Lo mejor para las primeras partidas.
about-option-expert-on = En cada fila y en cada columna de tu mercado cabe solo una carta de chile. Más difícil de llenar.
about-option-memory-on = Cuando se ha dado la vuelta a una loseta, un botón muestra qué hay en su otra cara. No hace falta acordarse.
about-option-memory-off = Nadie te dice qué hay en la otra cara de una loseta. Acuérdate bien.
about-option-board = Un tablero que alguien ha añadido.
about-option-board-klongs = Las aguas del juego: veinte barrios, con casillas de entrada en los bordes izquierdo y derecho.
about-option-board-klongs-garden = Una partida más corta para dos: menos agua, catorce barrios y días de mercado que llegan antes.
about-option-board-bakong = La senda del juego: tres curvas por la selva.
about-option-board-bakong-coil = Las mismas 24 losetas en una senda que se enrosca como una serpiente. Las reglas no cambian.
about-option-hands-open = Todo el mundo ve las barcas de todas las manos. Lo más rápido para jugar en una sola pantalla.
about-option-hands-curtain = Tus barcas siguen tapadas hasta que pides verlas, mientras los demás miran a otro lado.
about-option-objectives-open = Todo el mundo ve todos los objetivos. Ideal para la primera partida.
about-option-objectives-curtain = Solo tú conoces tu mercancía. La miras con la brújula, y nadie tiene que darse la vuelta.
lobby-option = { $label }: { $value }
lobby-board-seats = { $count ->
    [one] Este tablero es para { $list } jugador.
   *[other] Este tablero es para { $list } jugadores.
}

## Continuar

saved-none = No hay partidas guardadas.
saved-elsewhere = Abierta en el otro Longtail: sigue jugando allí.
delete-title = ¿Borrar esta partida?
delete-no = Conservarla
delete-yes = Borrarla
delete-text = Una partida borrada no se puede recuperar.
mend-title = Un trozo de esta partida está dañado
mend-text = { $lost ->
    [one] La última jugada no se puede leer y se ha perdido. Todo lo anterior está bien.
   *[other] Las últimas { $lost } jugadas no se pueden leer y se han perdido. Todo lo anterior está bien.
}
mend-yes = Seguir desde ahí
mend-no = Ahora no
saved-line = { $date } · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
take-seats-title = Tomad asiento
take-seats-ask = { $name }: pulsa un botón de tu mando, o haz clic para jugar con ratón y teclas.

## Jugar

prompt-go-on = ¿Continuar?
prompt-thinking = { $name } está pensando…
prompt-paused = Pausa: ahora le toca a { $name }
prompt-hint = Naga está mirando la mesa…
hint-plain = Naga haría esto.
prompt-peek = Si la ronda acabara ahora
prompt-peek-klongs = Lo que pagarían tus embarcaderos y qué barcas pueden venir aún
prompt-peek-market = Qué cartas pueden salir aún
prompt-peek-bakong = La otra cara de las losetas a las que se ha dado la vuelta
turn-of = Turno de { $name }
not-your-turn = Le toca a { $name }.
last-word-turn = Acabar el turno
prompt-last-word-turn = { $name }: ¿acabas el turno?
last-word-card = Continuar
prompt-last-word-card = { $name }: ¿destapamos la carta siguiente?
prompt-last-word-tile = { $name }: ¿le das la vuelta a esta loseta? Elígela otra vez
last-word-again = Elige otra vez
last-word-cave = Tirar
prompt-last-word-cave = { $name }: ¿tiras en la cueva?
last-word-round = Contar
prompt-last-word-round = { $name }: ¿contamos los puntos?
last-word-market-day = Continuar
prompt-last-word-market-day = { $name }: ¿acaba el día de mercado?
last-word-undo = Deshacer
what-last-word-stands = Tu decisión vale y lo oculto sale a la luz. Después ya no se puede deshacer.
what-last-word-undo = Deshace tu decisión. Todavía no ha salido nada a la luz.
film-title = Qué ha pasado desde tu último turno
film-nothing = No ha pasado nada desde tu último turno.
pause-title = Pausa
pause-resume = Continuar
pause-undo = Deshacer la última jugada
pause-undo-hint = Se puede hasta que se destape algo oculto.
nothing-to-undo = No hay nada que deshacer: se puede hasta que se destape algo oculto.
pause-rules = Reglas
pause-settings = Ajustes
pause-seats = Quién juega
pause-leave = Guardar y salir
pause-leave-hint = La partida se guarda. Para seguir, elige Continuar en el menú principal.
pause-leave-unsaved = Salir
pause-leave-unsaved-hint = Esta partida no se guarda.
pause-restart = Empezar de nuevo
restart-title = ¿Empezar de nuevo?
restart-text = Esta partida acaba aquí y empieza otra con los mismos jugadores.
restart-no = No, continuar
restart-yes = Empezar de nuevo
pad-lost-title = Se ha perdido el mando de { $name }
pad-lost-text = Conecta cualquier mando y sigue jugando, o elige qué hacer.
pad-lost-play = Jugar por { $name }
pad-lost-computer = Que siga el ordenador
pad-lost-computer-hint = Para recuperar el sitio más tarde: Menú, Quién juega.
log-title = Qué ha pasado hasta ahora
log-empty = Nada todavía.
prompt-curtain = { $name }: mira lo que tienes
curtain-away = Los demás miran un momento a otro lado.
what-last-move = El marco de color: aquí fue la última jugada de { $names }.
what-plate = Una de las opciones que tienes ahora. { $question }
curtain-open = Enséñame lo que tengo

why-game-over = La partida ha terminado.
why-not-this-game = Esa jugada no es de este juego.
why-dice-not-in-pool = Ese dado no está en el centro.
why-dice-no-such-group = No tienes ese grupo.

## Bangkok: Dice

prompt-dice-take = { $name }: toma un dado
prompt-dice-group = { $name }: ¿en qué grupo?
explain-goal = Un grupo que sume { $goal } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
explain-row = Mayoría de { $value }: { $first }, { $second } y { $third } puntos. Lo mismo para el color de esta fila.
explain-die-first = Primero toma un dado del centro.
explain-other-tray = Estos son los grupos de { $name }.
explain-other-die = Toma mejor este dado.
what-dice-die = Dado { $colour }: { $value }
what-dice-die-text = Tómalo y ponlo en uno de tus grupos, o empieza uno nuevo.
what-dice-die-brings = { $name } ahora: { $gain }
what-dice-group-exact = Da en la meta: { $points }.
what-dice-group-closest = El que menos falla de todos: { $points } si sigue así.
what-dice-sign = Si la ronda acabara ahora, { $name } ganaría { $points } por esto.
what-dice-row = La fila del { $value }
what-dice-row-front = Mayoría de { $value } ahora: { $names }.
what-dice-most-of-value = Quien tiene más dados de un número gana la primera cifra de su fila; quien le sigue, la segunda.
what-dice-most-of-colour = Quien tiene más dados de un color gana las cifras de la fila donde está ese color.
what-dice-tray = Los dados tomados en esta ronda, en grupos. Ahora pagarían { $now }.
what-dice-standing = { $total } de las rondas anteriores, { $now } más si esta acabara ahora.
what-dice-preview = Lo que daría un dado
first-sum = ¡Un grupo da en la meta! Cada grupo que suma justo la meta paga al final de la ronda.
first-majority = Quien tiene más dados de un número al final de la ronda gana puntos. El tablero de la izquierda dice cuántos y quién tiene más ahora.
goal-title = Meta
board-values = Valor
board-colours = Color
round-of = Ronda { $round } de { $rounds }
sheet-round = Ronda { $round }
sheet-now = Si acabara ahora
tray-next = sigue
group-needs = faltan { $count }
group-over = sobran { $count }
group-exact = ¡justo!
group-sum = { $sum }: { $far }
points-gained = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
points-lost = { $points ->
    [one] −{ $points } punto
   *[other] −{ $points } puntos
}
points-none = Aún sin puntos
standings-points = Puntos
standings-now = Ahora
preview-sum = { $before } + { $value } = { $after }, { $far }
preview-new = Grupo nuevo: { $far }
preview-most-of-value-alone = Mayoría de { $value }
preview-most-of-value-tied = Empate en { $value }
preview-most-of-value-behind = Un { $value } más
preview-most-of-colour-alone = Mayoría en { $colour }
preview-most-of-colour-tied = Empate en { $colour }
preview-most-of-colour-behind = Un dado { $colour } más
preview-sequences = Escalera { $run }
preview-three-of-a-kind = { $value } en tres colores
preview-least-colours = Menos colores
preview-empty = Mira un dado para ver qué te daría.
prompt-dice-round = La ronda { $round } es para { $names } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. ¿Continuar?
caption-goal = La meta es { $goal }
caption-board = El tablero de valores
caption-pool = Los dados
sheet-total = Esta ronda
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
log-dice-taken = { $name } toma un { $value } { $colour } para el grupo { $group }.
log-dice-round = Puntos de la ronda { $round }: { $points }.
part-correct-sum = Suma exacta
part-closest-sum = La más cercana
part-least-colours = Menos colores
part-three-of-a-kind = Trío
part-sequences = Escaleras
part-most-of-value = Más de un número
part-most-of-colour = Más de un color

count-correct-sum = Suma exacta: grupos que suman { $goal }
count-closest-sum = Sumas más cercanas: a { $miss } de la meta
count-least-colours = { $count ->
    [one] Menos colores: uno nada más
   *[other] Menos colores: solo { $count }
}
count-three-of-a-kind = Trío en tres colores
count-sequences = Escaleras
count-most-of-value = Mayoría de { $value }
count-most-of-colour = Mayoría en { $colour }, fila { $row }
count-who = { $what }. Puntos: { $who }
moment-dice-five = ¡Cinco dados con { $value }!
moment-dice-run = ¡Escalera de cinco!

## Bangkok Klongs

klongs-hand = Barcas de { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat: a un paso del día pequeño
   *[other] Luk Phat: a { $steps } pasos del día pequeño
}
klongs-to-big = { $steps ->
    [one] Luk Phat: a un paso del GRAN día
   *[other] Luk Phat: a { $steps } pasos del GRAN día
}
klongs-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
klongs-little-in = { $steps ->
    [one] Día de mercado pequeño: { $steps } paso
   *[other] Día de mercado pequeño: { $steps } pasos
}
klongs-big-in = { $steps ->
    [one] GRAN día de mercado: { $steps } paso
   *[other] GRAN día de mercado: { $steps } pasos
}
klongs-passed = pasa
klongs-unseen = Barcas que nadie ha enseñado aún
klongs-stack-left = { $count ->
    [0] Los montones están vacíos; las demás están en las manos.
    [one] { $count } de ellas está en los montones.
   *[other] { $count } de ellas están en los montones.
}
klongs-day-little = ¡Día de mercado pequeño!
klongs-day-big = ¡El GRAN día de mercado!
klongs-day-little-goes-on = Día pequeño: ronda { $round } de { $rounds }
klongs-day-big-goes-on = GRAN día de mercado: hasta que todos pasen
klongs-standstill-skips = Nadie puede colocar una barca: llega ya el GRAN día de mercado.
klongs-standstill-circles = Las barcas solo dan vueltas: llega ya el GRAN día de mercado.
klongs-landing = { $name } puntúa un embarcadero: { $baskets ->
    [one] { $baskets } punto
   *[other] { $baskets } puntos
} por cada mercader que haya
klongs-landing-doubled = { $name } puntúa un embarcadero: { $baskets ->
    [one] { $baskets } punto
   *[other] { $baskets } puntos
} por cada mercader, y el doble por el puesto de comida
klongs-stock-count = Contamos los almacenes
prompt-klongs-place = { $name }: elige una barca para colocarla
prompt-klongs-place-or-move = { $name }: coloca una barca, o mueve una con una carta
prompt-klongs-counted = Los almacenes están contados. ¿Continuar?
prompt-klongs-where = { $name }: ¿dónde la pones?
prompt-klongs-skip = { $name }: no puedes colocar ninguna barca
prompt-klongs-move = { $name }: mueve una barca con una carta, o acaba el turno
prompt-klongs-move-where = { $name }: ¿adónde? Gastas una carta de movimiento
prompt-klongs-reboard = { $name }: no te quedan mercaderes. ¿Traes uno de otra barca?
prompt-klongs-steal = { $name }: ¿qué barca se lleva el ladrón?
prompt-klongs-loot = { $name }: ¿adónde va la barca robada?
prompt-klongs-thief = { $name }: ¿te quedas con un ladrón en la mano?
prompt-klongs-draw = { $name }: ¿de qué montón tomas?
prompt-klongs-market = { $name }: ¿puntúas un embarcadero o pasas?
prompt-klongs-market-landing = { $name }: ¿puntúas este embarcadero? { $boats ->
    [one] La barca marcada irá a tu almacén
   *[other] Una de las barcas marcadas irá a tu almacén
}
prompt-klongs-remove = { $name }: ¿qué barca va a tu almacén?
plate-skip = Saltar el turno
plate-endturn = Acabar el turno
plate-leaveunowned = Dejarla sin dueño
plate-stealnothing = No robar nada
plate-tostock = A mi almacén
plate-tohand = A mi mano, sin tomar otra
plate-takenothief = Dejarlos marchar
plate-passmarket = Pasar: no puntuar
klongs-landing-pays = Si lo puntúas, paga:
plate-draw-open = Barcas abiertas
plate-draw-neutral = Otras barcas
explain-other-boat = Elige mejor esta barca.
explain-klongs-water-first = Agua libre. Primero elige una barca para ponerla aquí.
explain-klongs-water = Agua libre.
explain-klongs-track = Luk Phat es la sombrilla de este camino. Una barca con sombrilla la hace avanzar un paso y gana los puntos de allí. En el gong: día de mercado.
explain-klongs-merchants = { $name }: { $count ->
    [0] no le quedan mercaderes
    [one] le queda un mercader
   *[other] le quedan { $count } mercaderes
}. En cada barca abierta que colocas se sube uno.
explain-klongs-cards = { $name }: { $count ->
    [0] no le quedan cartas de movimiento
    [one] le queda una carta de movimiento
   *[other] le quedan { $count } cartas de movimiento
}. Una vez por turno puedes gastar una y mover una casilla una de tus barcas.
boat-of = Barca de { $name }. { $boat }
boat-nobodys = Barca de nadie. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, sin cestas
    [one] { $good }, una cesta
   *[other] { $good }, { $baskets } cestas
}
boat-thief = Ladrón: puede llevarse una barca de su fila
boat-inspector = Guardia: aleja a los ladrones de su columna
boat-cookshop = Puesto de comida: sus embarcaderos pagan el doble
name-thief = un ladrón
name-inspector = un guardia
name-cookshop = un puesto de comida
what-klongs-water = Agua libre
what-klongs-water-text = Aquí puede amarrar una barca junto a otra. Este barrio del mercado tiene { $boats } de 3 barcas.
what-klongs-quarter = Barrio del mercado
what-klongs-quarter-room = Los puntos cuentan barcas: dos de las tres que caben en este barrio ya están.
what-klongs-quarter-full = El candado: hay tres barcas en este barrio y no puede entrar ninguna más.
what-klongs-entry = Casilla de entrada
what-klongs-entry-text = En la primera ronda todas las barcas empiezan en una casilla así.
what-klongs-entry-unused = Con dos jugadores, aquí no empieza ninguna barca. Después es agua como las demás.
what-klongs-no-baskets = Sin número: no añade cestas a un embarcadero.
what-klongs-owned = Lleva un mercader de { $name }: los embarcaderos completos que toca pagan a { $name }.
what-klongs-unowned = Su mercader no es de nadie, pero sus cestas cuentan en cada embarcadero que toca.
what-klongs-pays = Si hoy fuera día de mercado, { $name } ganaría allí { $points }.
what-klongs-hidden = Solo { $name } puede verlas.
what-klongs-hand-open = Colócala y uno de tus mercaderes se sienta en ella.
what-klongs-hand-neutral = Una barca neutral: no lleva mercader de nadie, pero sus cestas cuentan.
what-klongs-parasol = Su sombrilla da el próximo paso de Luk Phat: { $points }.
what-klongs-landing = Embarcadero
what-klongs-landing-open = Barcas: { $boats } de 4, cestas: { $baskets }. Con cuatro barcas, paga en los días de mercado.
what-klongs-landing-full = Completo, cestas: { $baskets }. En un día de mercado pagaría: { $who }.
what-klongs-landing-nobody = Completo, cestas: { $baskets }. Pero aquí no hay mercader de nadie.
what-klongs-step = Luk Phat, paso { $number }
what-klongs-step-start = Aquí empieza la sombrilla.
what-klongs-step-pays = Quien trae la sombrilla aquí gana { $points }.
what-klongs-step-little = Entonces empieza un día de mercado pequeño.
what-klongs-step-big = Entonces empieza el GRAN día de mercado, y con él acaba la partida.
what-klongs-stock = Barcas en el almacén: { $boats }. Pagan { $points } al final; cuantas más barcas de una mercancía, más vale cada una.
what-klongs-player = { $points } hasta ahora, y { $stock } más al final por el almacén.
first-thief = ¡Un ladrón! Puede llevarse una barca de su fila, si ningún guardia vigila la columna de esa barca.
first-inspector = ¡Un guardia! Echa a los ladrones de su columna y vigila las barcas que hay en ella.
first-cookshop = ¡Un puesto de comida! Cada embarcadero que toca paga el doble.
first-luk-phat = ¡Luk Phat! La sombrilla ha dado un paso: eso da puntos, y en el próximo gong empieza un día de mercado.
first-neutral = Una barca neutral: el hombre del sombrero no es mercader de nadie. Pero sus cestas cuentan para todos en los embarcaderos que toca.
first-movement = Una carta de movimiento: mueve una casilla una barca propia. Cada cual tiene unas pocas; este dibujo las cuenta.
first-market-little = Día de mercado pequeño: por turnos, puntúa uno de tus embarcaderos completos o pasa, dos vueltas a la mesa.
first-market-big = El GRAN día de mercado: se puntúan embarcaderos completos hasta que todos pasan seguidos. Entonces acaba la partida.
good-shrimps = Gambas
good-flowers = Flores
good-avocados = Aguacates
good-pineapples = Piñas
good-aubergines = Berenjenas
good-fish = Pescado
good-bananas = Plátanos
log-klongs-placed = { $name } coloca una barca: { $boat }.
log-klongs-moved = { $name } mueve una barca con una carta.
log-klongs-stolen = { $name } roba una barca: { $boat }.
log-klongs-stocked = { $name } lleva una barca a su almacén: { $boat }.
log-klongs-in-hand = { $name } se lleva una barca a la mano: { $boat }.
log-klongs-chased = { $count ->
    [one] El guardia de { $name } echa a un ladrón.
   *[other] El guardia de { $name } echa a { $count } ladrones.
}
log-klongs-luk-phat = { $name } hace avanzar la sombrilla de Luk Phat: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
log-klongs-little-days = { $name } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el día de mercado pequeño.
log-klongs-big-day = { $name } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el GRAN día de mercado.
log-klongs-stock = { $name } cuenta su almacén: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
log-klongs-passed = { $name } pasa.
log-klongs-drawn = { $name } toma una barca.
log-klongs-skipped = { $name } no puede colocar ninguna barca.
part-luk-phat = Luk Phat
part-little-days = Días pequeños
part-big-day = GRAN día
part-stock = Almacén
why-klongs-taken = Aquí ya hay una barca.
why-klongs-no-such-space = Aquí no hay agua.
why-klongs-not-entry = Por ahora, las barcas van en una casilla de entrada libre.
why-klongs-dark-entry = Con dos jugadores solo están abiertas las casillas de entrada claras.
why-klongs-not-touching = Tiene que tocar otra barca, por un lado o por una esquina.
why-klongs-quarter-full = Este barrio está lleno: ya tiene tres barcas.
why-klongs-inspector-column = Un guardia vigila esta columna: aquí no puede amarrar ningún ladrón.
why-klongs-not-in-hand = Esa barca no está en tu mano.
why-klongs-not-now = Primero responde a la pregunta.
why-klongs-must-place = Puedes colocar una barca, así que debes hacerlo. Elige una.
why-klongs-no-boat = Aquí no hay ninguna barca.
why-klongs-not-yours = Esa barca no es tuya.
why-klongs-too-far = Una carta de movimiento avanza solo una casilla, también en diagonal.
why-klongs-no-card = No te quedan cartas de movimiento.
why-klongs-moved-already = Solo una carta de movimiento por turno.
why-klongs-other-row = El ladrón solo puede llevarse una barca de su fila.
why-klongs-protected = Un guardia vigila esta columna.
why-klongs-inspector = A los guardias no se los puede robar.
why-klongs-thief-itself = El ladrón no puede robarse a sí mismo.
why-klongs-not-chased = De aquí no se ha echado a ningún ladrón.
why-klongs-no-such-stack = Ese montón está vacío.
why-klongs-no-landing = Aquí no hay embarcadero.
why-klongs-landing-open = Sin completar: tiene que haber una barca en las cuatro casillas.
why-klongs-landing-not-yours = Ninguna de estas cuatro barcas es tuya.
why-klongs-not-at-landing = Esa barca no está en este embarcadero.
why-klongs-only-your-own = En un día de mercado pequeño te llevas una de tus propias barcas.
why-klongs-anothers = No puedes llevarte la barca de otra persona.

## Bakong

object-rope = Cuerda
object-grapple = Garfio
object-kit = Botiquín
object-logbook = Diario
object-machete = Machete
object-torch = Antorcha
object-map = Mapa
object-compass = Brújula
object-rope-use = Los ríos no te paran.
object-grapple-use = Los acantilados no te paran.
object-kit-use = Los fosos no te hacen chichones.
object-logbook-use = Una vez por turno puedes volver a tirar los dos dados.
object-machete-use = Puedes andar una loseta más que el dado.
object-torch-use = Una esmeralda más en cuevas y selvas de esmeraldas.
object-map-use = Tras dar la vuelta a una loseta, dásela a otra del mismo color: tras una roja, otra roja.
object-compass-use = Puedes andar una loseta menos que el dado.
thing-1 = Una esmeralda de 1 punto
thing-3 = Una esmeralda de 3 puntos
# Lo que se tira o se deja, dentro de una pregunta.
lose-rope = la cuerda
lose-grapple = el garfio
lose-kit = el botiquín
lose-logbook = el diario
lose-machete = el machete
lose-torch = la antorcha
lose-map = el mapa
lose-compass = la brújula
lose-1 = la esmeralda de 1 punto
lose-3 = la esmeralda de 3 puntos
thing-great = Gran esmeralda { $points }
thing-great-use = Vale { $points } puntos al final.
thing-cursed-use = Vale { $points } puntos, pero está maldita: las cascadas no te ayudarán.
thing-and-use = { $thing }: { $use }
thing-no-room = No cabe: antes tiene que salir otra cosa.
trail-jungle = Selva: aquí no pasa nada.
trail-emerald = Selva de esmeraldas: párate aquí y toma una esmeralda.
trail-abandoned = Campamento abandonado: párate aquí y toma un objeto.
trail-waterfall = Cascada: párate aquí para quitarte un chichón.
trail-cave = Cueva: párate aquí y tira los dos dados. El más bajo dice cuántas esmeraldas tomas.
trail-river = Río: acaba tu camino, si no tienes la cuerda.
trail-cliff = Acantilado: acaba tu camino, si no tienes el garfio.
trail-pit = Foso: si entras te llevas un chichón, salvo con el botiquín.
trail-quicksand = Arenas movedizas: si entras pierdes un objeto.
trail-camp = El campamento: vuelve antes que nadie.
trail-temple = El templo: elige aquí una gran esmeralda.
what-bakong-camp = El campamento
what-bakong-temple = El templo
what-bakong-under = Su otra cara: { $kind }.
what-bakong-homeward = De vuelta a casa con una gran esmeralda. Losetas hasta el campamento: { $tiles }.
what-bakong-outward = De camino al templo. Losetas que faltan: { $tiles }.
what-bakong-left = Quedan en la reserva: { $count }.
what-bakong-die = Un dado con { $value }
what-bakong-die-text = Úsalo para dar la vuelta a la loseta que está { $value } por delante y anda con el otro; o al revés.
what-bakong-cup = El cubilete
what-bakong-cup-text = Un turno empieza tirando los dos dados: uno da la vuelta a una loseta, con el otro se anda.
what-bakong-pack = La mochila vale { $points } por ahora.
what-bakong-ouches = { $count ->
    [one] Un chichón: { $points } al final.
   *[other] { $count } chichones: { $points } al final.
} Una cascada cura uno.
what-bakong-ouch = Cada chichón son { $points } al final. Los fosos los dan, las cascadas los curan.
what-bakong-first-home = Quien vuelve antes al campamento gana { $points }, y la partida acaba.
what-bakong-round = En cada ronda, todos juegan una vez. Una partida dura de 8 a 20 rondas: acaba en cuanto alguien vuelve al campamento con una gran esmeralda.
what-bakong-reserve = La reserva
what-bakong-reserve-text = Lo que nadie ha tomado aún: objetos, esmeraldas y chichones.
first-quicksand = ¡Arenas movedizas! Quien entra en ellas pierde un objeto. Las esmeraldas están a salvo.
first-cave = ¡Una cueva! Tira los dos dados: el más bajo dice cuántas esmeraldas encuentras.
name-jungle = Selva
name-emerald = Selva de esmeraldas
name-abandoned = Campamento abandonado
name-waterfall = Cascada
name-cave = Cueva
name-river = Río
name-cliff = Acantilado
name-pit = Foso
name-quicksand = Arenas movedizas

bakong-first = Tu primer objeto
bakong-camp-finds = Un campamento abandonado
bakong-temple-finds = Lo que quedó en el templo
bakong-greats = Las grandes esmeraldas
bakong-round = Ronda { $round }
bakong-flips = gira
bakong-flips-nothing = nada
bakong-walks = anda
bakong-waits = No cabe
ahead-steps-lost = { $steps ->
    [one] { $steps } paso perdido
   *[other] { $steps } pasos perdidos
}
ahead-cave = +1 a 6 puntos
ahead-cave-torch = +2 a 7 puntos
ahead-ouch-less = 1 chichón menos
ahead-object = +1 objeto
ahead-object-lost = −1 objeto
ahead-great = hasta +{ $points } puntos
bakong-points = { $points ->
    [one] punto
   *[other] puntos
}
prompt-bakong-first = { $name }: elige un objeto para empezar
prompt-bakong-camp = { $name }: ¿tomas un objeto del campamento?
prompt-bakong-temple = { $name }: ¿tomas algo que otros dejaron aquí?
prompt-bakong-roll = { $name }: tira los dados
prompt-bakong-die = { $name }: ¿con qué dado das la vuelta a una loseta?
prompt-bakong-flip = { $name }: ¿das la vuelta con el { $flip } y andas { $walk }?
prompt-bakong-flip-nothing = { $name }: ¿con el { $flip } no das la vuelta a nada y andas { $walk }?
prompt-bakong-reroll = { $name }: ¿vuelves a tirar los dos dados?
prompt-bakong-second = { $name }: ¿das la vuelta a otra loseta con el mapa?
prompt-bakong-walk = { $name }: ¿hasta dónde andas?
prompt-bakong-sink = { $name }: ¿qué objeto se llevan las arenas movedizas?
prompt-bakong-great = { $name }: elige una gran esmeralda
prompt-bakong-room = { $name }: esto no cabe. ¿Tiras otra cosa?
prompt-bakong-must = { $name }: haz sitio para la gran esmeralda
prompt-bakong-throw-reserve = { $name }: ¿tiras { $thing }?
prompt-bakong-throw-temple = { $name }: ¿dejas { $thing } en el templo?
prompt-bakong-not-enough = Aún no hay bastante sitio.
prompt-bakong-sinks = { $name }: ¿dejas que se hunda { $thing }?
prompt-bakong-home = { $name } está en casa. { $verdict }
plate-roll = Tirar
plate-reroll = Volver a tirar
plate-flipnosecond = Ninguna más
plate-takenothing = No tomar nada
plate-leaveit = Dejarlo
plate-walk = { $steps ->
    [one] { $steps } loseta
   *[other] { $steps } losetas
}
log-bakong-rolled = { $name } saca { $one } y { $two }.
log-bakong-rolled-again = { $name } vuelve a tirar: { $one } y { $two }.
log-bakong-flipped = { $name } da la vuelta a una loseta: { $was }, ahora { $now }.
log-bakong-second = { $name } da la vuelta a otra con el mapa: { $was }, ahora { $now }.
log-bakong-nothing-flipped = { $name }: el { $die } no da la vuelta a nada.
log-bakong-walks = { $steps ->
    [one] { $name } anda { $steps } loseta.
   *[other] { $name } anda { $steps } losetas.
}
log-bakong-walks-by = { $steps ->
    [one] { $name } anda { $steps } loseta. ¡{ $thing }!
   *[other] { $name } anda { $steps } losetas. ¡{ $thing }!
}
log-bakong-crossed = { $thing }: { $name } pasa sin problemas.
log-bakong-stopped = { $lost ->
    [one] { $name } tiene que pararse: se pierde { $lost } paso.
   *[other] { $name } tiene que pararse: se pierden { $lost } pasos.
}
log-bakong-ouch = { $name } cae en un foso. ¡Ay, un chichón!
log-bakong-spared = { $name } cae en un foso, pero ya no quedan chichones.
log-bakong-sinking = { $name } entra en arenas movedizas.
log-bakong-sank = { $name } pierde un objeto en las arenas movedizas: { $thing }.
log-bakong-cave = { $name } explora la cueva: { $one } y { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } no encuentra esmeraldas: ya no quedan.
    [one] { $name } encuentra una esmeralda de { $worth } punto.
   *[other] { $name } encuentra esmeraldas por { $worth } puntos.
}
log-bakong-left = { $name } deja algo atrás: { $thing }.
log-bakong-healed = { $name } descansa en la cascada: un chichón menos.
log-bakong-cursed = { $name } lleva la maldición: la cascada no hace nada.
log-bakong-camp-empty = { $name } no encuentra nada nuevo en el campamento.
log-bakong-takes = { $name } toma un objeto: { $thing }.
log-bakong-takes-nothing = { $name } no toma nada.
log-bakong-throws = { $name } tira algo: { $thing }.
log-bakong-temple = ¡{ $name } llega al templo!
log-bakong-great = { $name } toma la gran esmeralda { $points } y emprende el regreso.
log-bakong-home = ¡{ $name } llega a casa antes que nadie!
moment-bakong-great = ¡{ $name } toma la { $points }!
moment-bakong-home = ¡{ $name } llega antes que nadie!
part-great = Gran esmeralda
part-small = Esmeraldas pequeñas
part-first-home = Llegar antes
part-ouches = Chichones
explain-bakong-sinks-not = Las arenas movedizas solo se llevan objetos: las esmeraldas están a salvo.
why-bakong-at-least-one = Tienes que andar al menos una loseta.
why-bakong-have-it = Ya lo tienes. Nadie puede llevar dos iguales.
why-bakong-just-flipped = A esta loseta acabas de darle la vuelta. Elige otra.
why-bakong-left-here = Acabas de dejar esto aquí.
why-bakong-must-take-great = Tienes que tomar la gran esmeralda: hazle sitio.
why-bakong-never-fits = No cabe junto a tu gran esmeralda.
why-bakong-never-thrown = Una gran esmeralda no se puede tirar.
why-bakong-no-compass = Para andar una loseta menos necesitas la brújula.
why-bakong-no-logbook = Para volver a tirar necesitas el diario.
why-bakong-no-machete = Para andar una loseta más necesitas el machete.
why-bakong-no-such-die = Ningún dado marca eso.
why-bakong-no-such-great = Esa gran esmeralda no está en el templo.
why-bakong-no-such-object = No existe ese objeto.
why-bakong-no-tile = Solo se puede dar la vuelta a las 24 losetas.
why-bakong-none-left = No queda ninguno.
why-bakong-not-at-temple = Eso no está en el templo.
why-bakong-not-in-front = Solo puedes dar la vuelta a losetas delante de ti.
why-bakong-not-in-pack = Eso no está en tu mochila.
why-bakong-not-now = Primero responde a la pregunta.
why-bakong-other-colour = Solo una loseta del color que acabas de tapar.
why-bakong-rerolled = Solo puedes volver a tirar una vez por turno.
why-bakong-steps = El dado dice hasta dónde andas.

## Bangkok: Floating Market

ware-peas = Guisantes azules
ware-fish = Pescado
ware-passion-fruit = Maracuyá
ware-courgettes = Calabacín tailandés
chilli-shun = 5 puntos, menos 1 por cada cesta de: { $goods }. A bordo: { $carries }
chilli-each = 1 punto por cada cesta de: { $goods }. A bordo: { $carries }
chilli-pairs = 2 puntos por cada pareja de: { $goods }. A bordo: { $carries }
chilli-once = 2 puntos por cada mercancía que está exactamente una vez. A bordo: { $carries }
card-each = carta de chile «cada una»
card-once = carta de chile «solo una vez»
card-pairs = carta de chile «parejas»
card-shun = carta de chile «nada de esto»
what-market-boat = { $baskets ->
    [one] Juégala en el puerto: por su cesta tomas una carta con esa mercancía.
   *[other] Juégala en el puerto: por cada una de sus { $baskets } cestas tomas una carta con esa mercancía.
}
what-market-boat-lay = Ponla en tu mercado, o quédatela: tres cartas se quedan en tu mano. Las cartas de chile de al lado cuentan sus mercancías, y tu objetivo también.
what-market-under = Nada de tu mano cabe en tu mercado, así que una de tus cartas va debajo de su mazo. Puede ser esta.
what-market-boat-port = Juega una carta con una de sus mercancías en un extremo de su fila o columna, y podrás tomarla en tu mano.
what-market-room = Sitio para una carta
what-market-room-text = La primera carta va en la esquina de arriba a la izquierda; las demás, junto a otra carta.
what-market-laid = Una barca del mercado. Las cartas de chile de al lado cuentan sus mercancías, y el objetivo también.
what-market-pays = Paga { $points } ahora.
what-market-player = { $points } tal como está. Cartas en el mercado: { $cards } de 9.
what-market-more-to-come = El signo de interrogación es el objetivo que solo { $name } conoce.
what-market-held = En la mano de { $name }, a la vista de todos.
what-market-objective = { $points } por ahora: { $each } por cada cesta en el mercado. Mercancía: { $good }.
what-market-objective-hidden = Una mercancía que solo { $name } conoce: cada cesta de ella en el mercado paga al final.
what-market-end = Juega una carta aquí: toma de esta fila o columna cartas que comparten mercancía con ella y empuja las demás.
what-market-deck-boat = Las barcas
what-market-deck-boat-text = De aquí se llena el puerto. Cartas que quedan: { $count }.
what-market-deck-chilli = Las cartas de chile
what-market-deck-chilli-text = El puerto se llena desde aquí mientras muestra pocas cartas de chile. Cartas que quedan: { $count }.
what-market-renew = En lugar de jugar una carta: se cambian todas las cartas de una fila o columna.
what-market-token = La ficha de turno
what-market-token-text = Da la vuelta al puerto, un lugar por turno. Donde está no se puede jugar ninguna carta.
what-market-medals = Bronce con { $bronze }, plata con { $silver }, oro con { $gold }.
first-chilli = ¡Una carta de chile! Puesta en tu mercado, paga por las mercancías que lleva y las de al lado.
end-top = encima de la columna { $number }
end-bottom = debajo de la columna { $number }
end-left = a la izquierda de la fila { $number }
end-right = a la derecha de la fila { $number }
market-objective = Objetivo: { $points }
market-turns-left = { $count ->
    [one] El último turno
   *[other] Quedan { $count } turnos
}
market-unseen = Cartas que nadie ha visto aún
market-opens = El puerto se llena de barcas
market-last-round = Última ronda
market-three = ¡Tres cartas de golpe!
market-complete = ¡Mercado lleno!
prompt-market-play = { $name }: juega una carta, o renueva una fila o columna
prompt-market-end = { $name }: ¿en qué extremo la juegas?
prompt-market-brings = { $count ->
    [one] { $name }: te llega una carta
   *[other] { $name }: te llegan { $count } cartas
}
prompt-market-brings-lay = { $name }: te llegan { $count } cartas y luego pones { $laid }
prompt-market-brings-choice = { $count ->
    [one] { $name }: te llega una de estas cartas
   *[other] { $name }: te llegan { $count } de estas cartas
}
prompt-market-take = { $count ->
    [one] { $name }: ¿qué carta tomas?
   *[other] { $name }: ¿qué { $count } cartas tomas?
}
prompt-market-take-these = { $name }: ¿tomas las cartas marcadas?
prompt-market-renew = { $name }: ¿renuevas toda una fila o columna?
prompt-market-line = { $name }: ¿qué fila o columna?
prompt-market-row-or-column = { $name }: ¿su fila o su columna?
prompt-market-lay = { $count ->
    [one] { $name }, tienes { $held } cartas: pon una en tu mercado
   *[other] { $name }, tienes { $held } cartas: pon { $count } en tu mercado
}
prompt-market-lay-where = { $name }: ¿en qué sitio de tu mercado?
prompt-market-under = { $name }: ninguna carta cabe en tu mercado. ¿Cuál va debajo de su mazo?
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
prompt-market-alone = { $points ->
    [one] Tu mercado vale { $points } punto.
   *[other] Tu mercado vale { $points } puntos.
}
note-market-boat = { $carries }: una carta por cada cesta.
note-market-boat-laid = { $carries }: cuenta para las cartas de chile de al lado.
explain-market-nowhere = Ninguna fila o columna abierta muestra una mercancía de esta carta.
explain-market-other = Elige mejor esta carta.
explain-market-renew = ¿Prefieres renovar? Eso es todo tu turno.
explain-market-deck-boat = { $count ->
    [one] El mazo de barcas: { $count } carta.
   *[other] El mazo de barcas: { $count } cartas.
}
explain-market-deck-chilli = { $count ->
    [one] El mazo de cartas de chile: { $count } carta.
   *[other] El mazo de cartas de chile: { $count } cartas.
}
explain-market-rival = { $count ->
    [0] El mercado de { $name } está lleno.
    [one] El mercado de { $name }: queda { $count } sitio libre.
   *[other] El mercado de { $name }: quedan { $count } sitios libres.
}
plate-renew = Renovar
plate-take = Tomar
compass-title = { $name }: tu objetivo secreto
peek-not-yours = Este jugador mira con su propio mando.
compass-press = Pulsa una dirección sin que nadie lo vea.
compass-there = Tu mercancía es la de la dirección que has pulsado.
compass-away = Los demás miran a otro lado. Luego haz clic.
compass-up = Tu mercancía es la de arriba.
log-market-played = { $name } juega una carta { $end }: { $card }.
log-market-taken = { $name } toma: { $cards }.
log-market-laid = { $name } pone una carta en la fila { $row }, columna { $column }: { $card }.
log-market-under = { $name } pone una carta debajo de su mazo: { $card }.
log-market-renewed-row = { $name } renueva la fila { $number }.
log-market-renewed-column = { $name } renueva la columna { $number }.
log-market-last-round = { $name } tiene el mercado lleno: ¡última ronda!
log-market-full = { $name } tiene el mercado lleno: acaba la partida.
log-market-standstill = Nadie ha puesto una carta en { $rounds } rondas: acaba la partida.
log-market-pontoon = El objetivo de { $name }: { $good }.
log-market-scored = { $name }: { $points } ({ $part }).
part-objective = Objetivo
part-shun = Chile: nada de esto
part-each = Chile: cada una
part-pairs = Chile: parejas
part-once = Chile: solo una vez
part-complete = Mercado lleno
why-market-not-in-hand = Esa carta no está en tu mano.
why-market-no-such-end = Aquí no acaba ninguna fila ni columna.
why-market-deck-end = Hay un mazo en medio: encima de esta columna no se puede jugar.
why-market-token-end = La ficha cierra este extremo durante este turno.
why-market-nothing-shared = Ninguna carta de esta fila o columna muestra una mercancía de la tuya.
why-market-take-all = Toma todas las cartas que puedas.
why-market-cannot-take = Esta carta no puede tomar esas.
why-market-no-such-line = No existe esa fila o columna.
why-market-surplus-first = Primero pon cartas hasta quedarte con tres.
why-market-no-surplus = Solo pones cartas cuando tienes más de tres.
why-market-no-such-place = Tu mercado no tiene ese sitio.
why-market-place-taken = Aquí ya hay una carta, y las cartas no se mueven.
why-market-first-corner = La primera carta va en la esquina de arriba a la izquierda.
why-market-not-touching = Tiene que tocar una de tus cartas por un lado.
why-market-chilli-row = Esta fila ya tiene su carta de chile.
why-market-chilli-column = Esta columna ya tiene su carta de chile.
why-market-chilli-nowhere = Todos los sitios que alcanzas están en una fila que ya tiene su carta de chile.
why-market-chilli-nowhere-expert = Todos los sitios que alcanzas están en una fila o columna que ya tiene su carta de chile.
why-market-full = Tu mercado está lleno.
why-market-must-lay = Puedes poner una carta, así que debes hacerlo. Elige una.

## En solitario

title-solo = En solitario
solo-title = En solitario
solo-lead = Monta el mejor mercado que puedas en nueve turnos.
solo-new = Mercado nuevo
solo-new-line = Cartas nuevas, para el salón de la fama
solo-day = Mercado del día
solo-day-line = { $date }: las mismas cartas para todos
solo-day-done = Jugado hoy: { $points }
solo-day-spent = Ya lo ha jugado hoy el ordenador
solo-hall = Salón de la fama
solo-hall-line = Los mejores mercados: míralos o juégalos otra vez
solo-player = Juega: { $name }
solo-seed = Jugar por número
solo-seed-empty = Número del mercado
solo-mode = Cartas de chile
solo-mode-base = Una por fila
solo-mode-expert = Experto: una por fila y columna
solo-of-day = Mercado del día, { $date }
solo-nobody = Aún no hay resultados.
solo-best = A batir: { $name }, { $points }
solo-next = { $missing ->
    [one] Un punto para la próxima medalla
   *[other] { $missing } puntos para la próxima medalla
}
solo-streak = { $days ->
    [0] Aún sin días seguidos
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
hall-title = Salón de la fama
hall-tab-base = Una por fila
hall-tab-expert = Experto
hall-tab-day = Mercado de hoy
hall-empty = Nadie todavía. ¡Estrénalo!
hall-hint = Mercado número { $seed }
hall-hint-helped = Mercado número { $seed }, jugado con una pista
result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
points-word = { $points ->
    [one] punto
   *[other] puntos
}
result-medal-none = Esta vez sin medalla
result-medal-bronze = ¡Medalla de bronce!
result-medal-silver = ¡Medalla de plata!
result-medal-gold = ¡Medalla de oro!
result-computer = Con el ordenador
result-next = { $missing ->
    [one] ¡Por poco! Solo un punto más para la próxima medalla
   *[other] { $missing } puntos más para la próxima medalla
}
result-place = Número { $place } en el salón de la fama
result-place-day = Número { $place } de hoy
result-practice = Para practicar: solo cuenta tu primer intento del día
result-helped = Jugado con una pista
result-not-own = Sin medalla ni puesto en el salón de la fama
result-day-spent = El mercado de hoy ya cuenta como jugado
result-again = Las mismas cartas
result-new = Mercado nuevo

## Pistas

hint-dice-correct = Un grupo suma justo { $goal }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-dice-close = Con { $sum }, este grupo puede ser el más cercano a { $goal }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-dice-towards = Así suma { $sum }. Con un { $need } llegas a { $goal }.
hint-dice-sequence = Una escalera de { $count }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
hint-dice-three = Trío de { $value } en tres colores: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-dice-most-value = Tendrás la mayoría de { $value }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
hint-dice-more-value = Alcanzas a otros en dados con { $value }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
hint-dice-most-colour = Tendrás la mayoría en { $colour }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
hint-dice-more-colour = Alcanzas a otros en { $colour }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
hint-dice-colour = Pero un color más te cuesta por ahora { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-dice-deny = Es el último { $value }. Quien sigue ganaría con él { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-dice-new = Un { $value } empieza un grupo nuevo, y todo sigue siendo posible.
hint-dice-spare = Un { $value } encaja aquí y no estropea nada.

hint-klongs-step = La sombrilla te da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento.
hint-klongs-day = Llega el día de mercado, y un embarcadero te paga { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-klongs-big-day = Llega el GRAN día de mercado, que termina la partida; un embarcadero te paga { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-klongs-full = Completa un embarcadero: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para ti en un día de mercado.
hint-klongs-third = Así a un embarcadero le falta solo una barca. Por ahora te pagaría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-klongs-double = El puesto de comida dobla lo que ganan allí tus mercaderes.
hint-klongs-merchant = Tu mercader se sube: una barca más es tuya.
hint-klongs-guard = { $boats ->
    [one] El guardia protege una barca tuya de su columna.
   *[other] El guardia protege { $boats } barcas tuyas de su columna.
  }
hint-klongs-loot = Desde allí el ladrón puede llevarse ya una barca: { $good }.
hint-klongs-rob = Desde allí el ladrón puede llevarse ya la barca de otra persona: { $good }.
hint-klongs-baskets = Sus cestas están junto a un mercader tuyo.
hint-klongs-chase = Echa a un ladrón.
hint-klongs-take-thief = Ahora el ladrón puede robar para ti.
hint-klongs-spoil = Estropea un embarcadero que pagaría a otros { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más que a ti.
hint-klongs-stock = Una barca más en tu almacén ({ $good }): { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final.
hint-klongs-special = Tus mejores embarcaderos siguen completos.
hint-klongs-keep = Vale más en tu mano que en tu almacén.
hint-klongs-score = El embarcadero te paga solo a ti: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-klongs-score-shared = El embarcadero te paga { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y a los demás como mucho { $others }.
hint-klongs-pass = Puntuar quita del agua una barca que allí te sirve más.
hint-klongs-pass-wait = No hay prisa: en este día puedes pasar ahora y puntuar después.
hint-klongs-pass-gift = Cada embarcadero que podrías puntuar paga a otra persona al menos tanto como a ti.
hint-klongs-pass-cost = { $points ->
    [one] La barca que te llevarías hace falta en otro embarcadero tuyo: un punto.
   *[other] La barca que te llevarías hace falta en otro embarcadero tuyo: { $points } puntos.
}
hint-klongs-card-idle = Mover ahora una barca no llena ningún embarcadero y aporta muy poco. Guarda la carta hasta que aporte más.
hint-klongs-card-later = { $points ->
    [one] Mover ahora una barca te daría un punto. La carta puede dar más después.
   *[other] Mover ahora una barca te daría { $points } puntos. La carta puede dar más después.
}
hint-klongs-card-waits = { $steps ->
    [one] El día de mercado está a un paso.
   *[other] El día de mercado está a { $steps } pasos: aún hay tiempo.
}
hint-klongs-card-worth = { $left ->
    [0] Vale tu última carta de movimiento.
    [one] Vale una carta de movimiento; te queda una para después.
   *[other] Vale una carta de movimiento; te quedan { $left } para después.
}
hint-klongs-draw-open = Te llega una barca para uno de tus mercaderes.
hint-klongs-draw-neutral = Te llegan más cestas para tus embarcaderos, o una sombrilla.
hint-klongs-closes = Llena el barrio: nadie más puede amarrar allí.
hint-klongs-blocks = Ocupa una casilla en un embarcadero de otros y no les da cestas.
hint-klongs-saves = { $boats ->
    [one] Te guardas una barca para uno de tus mercaderes.
   *[other] Te guardas { $boats } barcas para tus mercaderes.
}
hint-klongs-far = Ahí no ayuda a nadie más.
hint-klongs-least = { $points ->
    [one] En un día de mercado da a los demás un punto como mucho.
   *[other] En un día de mercado da a los demás { $points } puntos como mucho.
}
hint-klongs-landings = Allí toca { $many } embarcaderos; aquí, solo { $few }.
hint-klongs-opens = Hace sitio para una barca más en este barrio.
hint-klongs-company = Allí está junto a más barcas: un embarcadero se llena antes.
hint-klongs-withdraw = { $points ->
    [one] Quita sus cestas de un embarcadero de otros: ganan un punto menos.
   *[other] Quita sus cestas de un embarcadero de otros: ganan { $points } puntos menos.
}
hint-klongs-steal-own = Tus propias barcas están mejor donde están.
hint-klongs-steal-nothing = Las barcas de esta fila valen más para ti donde están.
hint-klongs-leave-thief = A cambio tomas una barca nueva.
hint-klongs-reboard = El mercader viene de una barca que no está en ningún embarcadero completo.
hint-klongs-stay = Tus mercaderes están mejor donde están.
hint-klongs-only = Las otras opciones dan menos.

hint-bakong-home = Llegas a casa antes que nadie: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y acaba la partida.
hint-bakong-home-short = Llegas a casa y acaba la partida, pero para ganar { $points ->
    [one] te falta { $points } punto
   *[other] te faltan { $points } puntos
}. Ya es difícil hacer más.
hint-bakong-costs-pits = { $count ->
    [one] El foso del camino te cuesta { $points } puntos.
   *[other] Los { $count } fosos del camino te cuestan { $points } puntos.
}
hint-bakong-costs-sand = { $count ->
    [one] Las arenas movedizas del camino te quitan un objeto.
   *[other] Las arenas movedizas del camino te quitan { $count } objetos.
}
hint-bakong-costs-both = El camino te cuesta { $points } puntos y { $count ->
    [one] un objeto
   *[other] { $count } objetos
}.
hint-bakong-no-better = Estos dados no dan para nada mejor.
hint-bakong-cursed = { $count ->
    [0] Pero está maldita: con ella, las cascadas no quitan chichones.
    [one] Pero está maldita: con ella, las cascadas no te quitarán el chichón.
   *[other] Pero está maldita: con ella, las cascadas no te quitarán los { $count } chichones.
}
hint-bakong-not-home = Necesitas más puntos antes de volver a casa.
hint-bakong-temple = Llegas al templo: allí esperan hasta { $points } puntos.
hint-bakong-stop-emerald = Te paras en una esmeralda y la tomas.
hint-bakong-stop-cave = Te paras en una cueva: de una a seis esmeraldas.
hint-bakong-stop-waterfall = En la cascada te quitas un chichón.
hint-bakong-stop-abandoned = Te paras en un campamento y puedes tomar un objeto.
hint-bakong-spared-pit = Así no caes en el foso.
hint-bakong-spared-quicksand = Así no entras en las arenas movedizas.
hint-bakong-spared-stopped = Así nada te para.
hint-bakong-clear-river = Desaparece un río delante de ti.
hint-bakong-clear-cliff = Desaparece un acantilado delante de ti.
hint-bakong-clear-pit = Desaparece un foso delante de ti.
hint-bakong-clear-quicksand = Desaparecen las arenas movedizas delante de ti.
hint-bakong-bring-cave = Aparece una cueva delante de ti.
hint-bakong-bring-emerald = Aparece una esmeralda delante de ti.
hint-bakong-hinder-river = El río frena a otra persona.
hint-bakong-hinder-cliff = El acantilado frena a otra persona.
hint-bakong-hinder-pit = El foso queda en el camino de otra persona.
hint-bakong-hinder-quicksand = Las arenas movedizas quedan en el camino de otra persona.
hint-bakong-further = Te lleva { $steps ->
    [one] una loseta más lejos.
   *[other] { $steps } losetas más lejos.
}
hint-bakong-steps = Andas { $steps ->
    [one] una loseta.
   *[other] { $steps } losetas.
}
hint-bakong-look = Descubres qué hay en la otra cara de esta loseta.
hint-bakong-second = La otra cara de esa loseta te conviene más.
hint-bakong-no-second = Las demás losetas están mejor como están.
hint-bakong-reroll = Otra tirada te dará probablemente más.
hint-bakong-reroll-pit = Otra tirada puede librarte del foso.
hint-bakong-reroll-stopped = Otra tirada puede llevarte más lejos.
hint-bakong-reroll-quicksand = Otra tirada puede librarte de las arenas movedizas.
hint-bakong-object-rope = { $count ->
    [one] Con ella cruzas el río que tienes delante.
   *[other] Con ella cruzas los { $count } ríos que tienes delante.
}
hint-bakong-object-grapple = { $count ->
    [one] Con él subes el acantilado que tienes delante.
   *[other] Con él subes los { $count } acantilados que tienes delante.
}
hint-bakong-object-kit = { $count ->
    [one] Te protege en el foso que tienes delante.
   *[other] Te protege en los { $count } fosos que tienes delante.
}
hint-bakong-object-torch = { $count ->
    [one] Encuentra una esmeralda más en un lugar de tu camino.
   *[other] Encuentra una esmeralda más en cada uno de { $count } lugares de tu camino.
}
hint-bakong-object-logbook = Una segunda tirada por turno te libra de lo peor.
hint-bakong-object-machete = Una loseta más por turno te lleva antes a casa.
hint-bakong-object-map = Dar la vuelta a otra loseta por turno despeja el camino.
hint-bakong-object-compass = Con una loseta menos te paras donde quieres, y ocupa poco.
hint-bakong-object = Te servirá cuando las losetas den la vuelta.
hint-bakong-fits = Hay sitio para ello.
hint-bakong-nothing = Nada de aquí merece el sitio.
hint-bakong-useless-rope = Ya no la necesitas: no hay ríos delante.
hint-bakong-useless-grapple = Ya no lo necesitas: no hay acantilados delante.
hint-bakong-useless-kit = Ya no lo necesitas: no hay fosos delante.
hint-bakong-useless-torch = Ya no la necesitas: no hay esmeraldas delante.
hint-bakong-least = Es lo que menos falta te hace.
hint-bakong-great-most = Es la más valiosa: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-bakong-great-other = Vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y renuncias a menos por ella.
hint-bakong-throw-small = Renuncias a { $points ->
    [one] un punto
   *[other] { $points } puntos
} como mucho.
hint-bakong-leave = Lo que llevas vale más.

hint-market-fills = Llena tu mercado: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-market-brings = { $points ->
    [one] Una de estas cartas da un punto al momento.
   *[other] Una de estas cartas da { $points } puntos al momento.
}
hint-market-chilli = Te llega una carta de chile, y tienes una fila para ella.
hint-market-lays = { $count ->
    [one] Te llega bastante para poner una carta este turno.
   *[other] Te llega bastante para poner { $count } cartas este turno.
}
hint-market-objective = { $count ->
    [one] Una cesta más para tu objetivo.
   *[other] { $count } cestas más para tu objetivo.
}
hint-market-denies = Tomas una carta que daría a quien te sigue { $points ->
    [one] cerca de { $points } punto
   *[other] unos { $points } puntos
}.
hint-market-takes = { $count ->
    [one] Te llega una carta que puede convenirte más.
   *[other] Te llegan { $count } cartas que pueden convenirte más.
}
hint-market-renew = Unas cartas nuevas pueden irle mejor a tu mano.
hint-market-under = Es la carta que menos echarás de menos.
hint-market-lay-chilli = { $points ->
    [one] Esta carta de chile ya paga allí un punto.
   *[other] Esta carta de chile ya paga allí { $points } puntos.
}
hint-market-lay-pays = { $points ->
    [one] Suma un punto a las cartas de chile de al lado.
   *[other] Suma { $points } puntos a las cartas de chile de al lado.
}
hint-market-lay-harmless = Allí encaja, y te quedas con las cartas mejores.
hint-market-lay-least = { $points ->
    [one] Es tu mejor carta para poner, aunque allí cueste un punto.
   *[other] Es tu mejor carta para poner, aunque allí cueste { $points } puntos.
}
hint-market-lay-room = Allí puede dar más puntos más adelante.

## Partidas guiadas

lesson-title = Partida guiada
lesson-offer-title = ¿Primera vez?
lesson-offer-text = Juega una partida guiada: unos minutos en la mesa de verdad y ya sabes cómo va.
lesson-begin = Jugar una partida guiada
lesson-go-on = Continuar donde lo dejaste
lesson-anew = Empezar desde el principio
lesson-not-now = Ahora no
lesson-unwelcome = Eso también vale. Por ahora, hagámoslo como se ve aquí.
lesson-again = Empezar desde el principio
lesson-leave = Dejar la partida guiada
lesson-leave-hint = Puedes continuar desde aquí más tarde.
lesson-done-title = ¡No necesitas saber más!
lesson-done-text = Sigue jugando desde aquí contra el ordenador, que será amable, o empieza tu propia partida. «¿Qué es esto?» explica todo lo que hay en la mesa y «Pista» muestra una buena jugada.
lesson-done-alone = Sigue jugando desde aquí o empieza un mercado nuevo. «¿Qué es esto?» explica todo lo que hay en la mesa y «Pista» muestra una buena jugada.
lesson-play-on = Seguir jugando desde aquí
lesson-new-game = Jugar una partida nueva
lesson-main-menu = Menú principal
lesson-dice-welcome = ¡Te damos la bienvenida al mercado nocturno! Estos dados son de todos. Tomamos por turnos, de uno en uno, hasta que cada cual tenga siete.
lesson-dice-goal = Esta es la meta de la ronda: 8. Cada grupo de tus dados que sume 8 gana 4 puntos.
lesson-dice-first = Te toca. Toma el 5 verde.
lesson-dice-second = Ahora toma el 3 rojo y ponlo con tu 5.
lesson-dice-second-other = Eso también vale. Por ahora, hagamos 8: el 3 rojo va con tu 5.
lesson-dice-hit = 5 y 3 son 8. Al final de la ronda, ¡este grupo te da 4 puntos!
lesson-dice-now = «Ahora» dice lo que tendría cada cual si la ronda acabara aquí. Son más de 4 porque otras cosas también dan puntos. Vienen enseguida, y esto sube y baja.
lesson-dice-alone = Un dado puede empezar un grupo nuevo. Toma el 4 rojo y ponlo aparte.
lesson-dice-alone-other = Eso también vale. Por ahora, démosle al 4 un grupo propio.
lesson-dice-again = Pon el 4 amarillo con él. Otra vez suman 8.
lesson-dice-run = Tienes 3, 4 y 5: ¡una escalera! Tres o más números seguidos dan puntos, estén en los grupos que estén.
lesson-dice-third-four = Ahora toma el 4 verde y ponlo aparte.
lesson-dice-three = Tres cuatros de tres colores distintos: ¡8 puntos!
lesson-dice-colours = Somchai solo tiene dados rojos y amarillos. Quien tiene menos colores gana 6 puntos.
lesson-dice-closest = ¿Sin llegar a la meta? El grupo que más se acerca gana 2 puntos. El 7 de Anong está muy cerca.
lesson-dice-most-colour = Hay puntos por tener más dados de cada color. El verde está en esta fila: 5 puntos por la mayoría de dados verdes.
lesson-dice-green = Así que tomemos otro verde: el 1, para el grupo de tu 4 verde.
lesson-dice-most-value = Y hay puntos por tener más dados de cada número: 3 puntos por la mayoría de cuatros. ¡Tú tienes tres!
lesson-dice-last = Tu último dado: el 3 verde. Con el 4 y el 1 suma 8 otra vez.
lesson-dice-counted = ¡Ganas esta ronda! Hay tres rondas, cada una con una meta nueva. Quien tenga más puntos al final gana la partida.
lesson-bakong-welcome = ¡Te damos la bienvenida a la selva! Al final de la senda está el templo de Bakong. Toma allí una esmeralda y lleva a casa la mochila con más puntos.
lesson-bakong-object = Cada cual se lleva un objeto. Toma el garfio: con él subes los acantilados.
lesson-bakong-object-other = También es buena elección. Por ahora, tomemos el garfio.
lesson-bakong-roll = Te toca. ¡Tira los dados!
lesson-bakong-flip = Con un dado das la vuelta a una loseta, con el otro andas. El 1 da la vuelta a la primera loseta delante de ti: el río. Luego andas 3. Elige el 1.
lesson-bakong-flip-other = Eso también vale. Por ahora, demos la vuelta al río con el 1.
lesson-bakong-flipped = El río ya no está, y has andado 3 losetas. Cada loseta tiene otra cara.
lesson-bakong-emerald = Dara se ha parado en una esmeralda y ya tiene 1 punto en la mochila.
lesson-bakong-roll-again = Te toca otra vez. ¡Tira!
lesson-bakong-under = ¿Qué habrá bajo la segunda loseta? Dale la vuelta con el 2 y anda 6.
lesson-bakong-under-other = Eso también vale. Por ahora, miremos bajo la segunda loseta con el 2.
lesson-bakong-pit = ¡Un foso! Las losetas rojas te afectan aunque solo pases por ellas. Ahora tienes un chichón: cuesta 3 puntos.
lesson-bakong-river = Y aquí te ha parado el río. Las losetas amarillas, ríos y acantilados, acaban tu camino.
lesson-bakong-roll-cure = Ese chichón tiene remedio. ¡Tira!
lesson-bakong-to-waterfall = Esta cascada está a 4 losetas. Da la vuelta con el 3 y anda 4.
lesson-bakong-to-waterfall-other = Eso también vale. Por ahora, vamos a la cascada: da la vuelta con el 3.
lesson-bakong-climbed = Ha salido un acantilado, ¡pero tu garfio te ha subido!
lesson-bakong-waterfall = Y la cascada te ha quitado el chichón. Las losetas verdes solo te ayudan donde te paras.
lesson-bakong-roll-on = Sigamos. ¡Tira!
lesson-bakong-to-camp = Alguien dejó un campamento aquí, a 5 losetas. Da la vuelta con el 4 y anda 5.
lesson-bakong-to-camp-other = Eso también vale. Por ahora, vamos al campamento: da la vuelta con el 4.
lesson-bakong-camp = Puedes tomar un objeto de este campamento. Toma el botiquín: así los fosos no te hacen chichones.
lesson-bakong-camp-other = También es buena elección. Por ahora, tomemos el botiquín.
lesson-bakong-roll-danger = Delante hay un tramo peligroso. ¡Tira!
lesson-bakong-danger = No tienes cuerda para este río. Dale la vuelta con el 3 y anda 6.
lesson-bakong-danger-other = Eso también vale. Por ahora, demos la vuelta al río con el 3.
lesson-bakong-quicksand = Has pasado el foso y el acantilado, ¡muy bien! Pero las arenas movedizas del camino se llevan uno de tus objetos. Elige cuál.
lesson-bakong-roll-temple = El templo está muy cerca. ¡Tira!
lesson-bakong-to-temple = Los dos dados te llevan: tu camino acaba en el templo. Elige cualquiera.
lesson-bakong-great = ¡Las grandes esmeraldas! Cada cual toma solo una. Toma la 17: vale 17 puntos, pero está maldita. Con ella, las cascadas no te quitan los chichones.
lesson-bakong-great-other = También es buena elección. Por ahora, seamos valientes y tomemos la 17.
lesson-bakong-homewards = Ahora de vuelta al campamento, por el mismo camino. ¡Tira!
lesson-bakong-to-cave = ¡Una cueva, a solo 1 loseta! Da la vuelta con el 3 y anda 1.
lesson-bakong-to-cave-other = Eso también vale. Por ahora, miremos en la cueva: da la vuelta con el 3.
lesson-bakong-cave = En una cueva se tiran dos dados y cuenta el más bajo. Un 4: ¡4 puntos más para ti!
lesson-bakong-home = Quien llega antes a casa con una gran esmeralda gana 3 puntos y acaba la partida. Entonces todos cuentan, y gana quien tenga más puntos.
lesson-klongs-welcome = ¡Te damos la bienvenida al mercado flotante! Lleva tus barcas a los embarcaderos: en los días de mercado dan puntos. Gana quien tenga más puntos.
lesson-klongs-first = Esta barca tiene un asiento libre: es de quien la trae. Elígela y luego la casilla que se ilumina.
lesson-klongs-mine = Uno de tus mercaderes se sube: ahora la barca es tuya. Cada turno traes una barca. Acaba tu turno.
lesson-klongs-landing = Esto es un embarcadero, con cuatro casillas alrededor. Cuando hay una barca en cada una, puede pagar a quienes tienen allí una barca propia.
lesson-klongs-neutral = Una barca con un mercader pintado no es de nadie. Trae esta. Cada barca tiene que tocar otra; basta una esquina.
lesson-klongs-parasol = ¡Lleva la sombrilla de Luk Phat! La sombrilla avanza un paso y ganas los puntos de allí: 6. Ahora acaba tu turno.
lesson-klongs-second = Anong ha venido a tu embarcadero. Trae otra barca tuya a la casilla que se ilumina: de ahí irá pronto al embarcadero.
lesson-klongs-wait = Bien. Acaba tu turno y veamos qué hace Anong.
lesson-klongs-thief = ¡Un ladrón! Un ladrón se lleva una barca de su fila. Anong se ha llevado la barca de la sombrilla.
lesson-klongs-inspector = Pero tú tienes un guardia. ¡Tráelo a la columna del ladrón!
lesson-klongs-chased = ¡El ladrón huye! Incluso puedes llevártelo a la mano. ¡Hazlo!
lesson-klongs-guard = Y el guardia se queda: ningún ladrón puede tocar una barca de esta columna. Acaba tu turno.
lesson-klongs-my-thief = Ahora el ladrón trabaja para ti. Mándalo a la fila de la barca de Anong en tu embarcadero.
lesson-klongs-steal = ¡Llévate la barca de Anong!
lesson-klongs-stock = Ponla en tu almacén. Allí las barcas dan puntos al final, cada vez más por barcas con la misma mercancía.
lesson-klongs-stock-other = Eso también vale. Por ahora, pongámosla en tu almacén.
lesson-klongs-card = ¡Ahora hay sitio en tu embarcadero! Tienes dos cartas de movimiento para toda la partida. Usa una: mueve esta barca una casilla, hasta allí. Puedes usar una por turno, antes o después de traer una barca.
lesson-klongs-cookshop = ¡Mmm, un puesto de comida! Un embarcadero con puesto de comida paga el doble. Tráelo al tuyo.
lesson-klongs-quarter = Los muelles dividen el agua en barrios. Tres barcas llenan un barrio: una cuarta no puede entrar. Acaba tu turno.
lesson-klongs-last = Queda una casilla libre en tu embarcadero. ¡Trae la barca de la sombrilla!
lesson-klongs-score = El gong: ¡día de mercado pequeño! Tu embarcadero tiene 5 cestas. Ganas 5 puntos por cada una de tus dos barcas, y el puesto de comida lo dobla. ¡Puntúalo!
lesson-klongs-score-other = También podrías pasar. Pero este es muy bueno: ¡puntúalo!
lesson-klongs-remove = ¡20 puntos! Quien puntúa se lleva una de sus barcas del embarcadero a su almacén. Elige una.
lesson-klongs-big = El último paso es el GRAN día de mercado: se puntúa hasta que todos han pasado. Luego se cuenta el almacén y acaba la partida. ¡Vas muy por delante!
lesson-market-welcome = ¡Te damos la bienvenida al mercado flotante! Aquí montas tu propio mercado: nueve barcas, tres por tres. Gana el mercado con más puntos.
lesson-market-hand = Tus barcas salen del puerto. En la mano tienes tres cartas. Cada mercancía dibujada en una barca es una cesta.
lesson-market-one = Te toca. Juega la cesta de guisantes azules en este extremo del puerto. Toma una carta que muestra guisantes azules.
lesson-market-one-other = Eso también vale. Por ahora, juguemos los guisantes azules debajo de la columna del medio.
lesson-market-taken = Una cesta, una carta: ya está en tu mano, y vuelves a tener tres cartas.
lesson-market-two = Dos cestas toman dos cartas. Juega pescado y maracuyá a la derecha de la fila de arriba: una de las dos es una carta de chile que muestra pescado.
lesson-market-slide = Tu barca ha entrado por la derecha y las demás se han movido. Una carta nueva llena el hueco.
lesson-market-lay = Tienes cuatro cartas, y lo que pasa de tres va a tu mercado. La primera carta va siempre en la esquina de arriba a la izquierda.
lesson-market-lay-other = Eso también vale. Por ahora, pongamos la barca con pescado y maracuyá.
lesson-market-three = ¡Ahora tres cestas! Juégalas encima de la columna izquierda y toma las tres cartas.
lesson-market-each = Tienes cinco cartas, así que pones dos. Esta carta de chile da 1 punto por cada cesta de pescado en ella y en las cartas que la tocan. Ponla junto a tu barca.
lesson-market-objective = ¡3 puntos! Y este es tu objetivo: 1 punto por cada cesta de guisantes azules en cualquier lugar de tu mercado. Cuando juegas con otros está oculto, y solo tú puedes mirarlo.
lesson-market-touch = Cada carta nueva tiene que tocar una tuya por un lado. Pon la barca con guisantes y pescado debajo de la carta de chile: 1 punto por los guisantes y 1 por el pescado.
lesson-market-pairs = Cada carta de chile cuenta lo suyo y las cartas que la tocan. Esta: 2 puntos por cada pareja de guisantes azules y pescado.
lesson-market-renew = En lugar de jugar una carta puedes renovar una fila o columna: todas sus cartas son nuevas. Renueva la fila del medio. Eso es todo tu turno.
lesson-market-three-again = Qué suerte: ahora toda la columna derecha muestra maracuyá. Juega encima tus tres cestas de maracuyá.
lesson-market-once = Esta carta de chile da 2 puntos por cada mercancía que está exactamente una vez. En una fila cabe una carta de chile, así que ponla en la fila del medio.
lesson-market-once-other = Eso también vale. Por ahora, pongamos esta carta de chile a la derecha de la fila del medio.
lesson-market-shun = El último tipo: 5 puntos, menos 1 por cada cesta de pescado. Aquí abajo no hay pescado. Ponla debajo de la otra carta de chile.
lesson-market-end = ¡16 puntos! Cuando alguien pone su novena carta, acabamos la ronda y termina la partida. Un mercado lleno da 2 puntos más.
lesson-alone-welcome = Ya conoces el mercado flotante. En solitario tienes nueve turnos para montar el mejor mercado que puedas.
lesson-alone-token = Esta ficha cierra un extremo del puerto: en este turno no puedes jugar ahí. Después de cada turno pasa al extremo siguiente.
lesson-alone-two = Juega pescado y maracuyá a la izquierda de la fila del medio y toma dos cartas.
lesson-alone-lay = Pon la barca con maracuyá y calabacín en la esquina.
lesson-alone-decks = Los dos mazos están encima de la primera y la tercera columna. Ahí nunca se puede jugar una carta.
lesson-alone-three = La ficha ha avanzado: quedan ocho turnos. Juega tus tres cestas debajo de la columna izquierda.
lesson-alone-each = ¡Tres cartas de golpe! Pon la carta de chile que cuenta maracuyá junto a tu barca.
lesson-alone-shun = Y debajo, la que no quiere pescado.
lesson-alone-medals = ¡13 puntos tras dos turnos! Con 20 puntos ganas bronce, con 24 plata y con 28 oro.
lesson-alone-day = Cada día hay un mercado del día, igual para todos. Cuenta tu primer intento. ¡Suerte!

## Resultados

results-title = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
results-total = Total
results-rematch = Revancha
results-again = Mirar otra vez
results-title-screen = Menú principal

## Ajustes

settings-title = Ajustes
settings-display = Pantalla
settings-sound = Sonido
settings-motion = Movimiento y velocidad
settings-text = Texto y contraste
settings-controls = Controles
settings-help = Idioma y ayuda
settings-language = Idioma
settings-fullscreen = Pantalla completa (F11)
settings-screen = Qué pantalla
settings-effects = Efectos
settings-music = Música
settings-mute = Silenciarlo todo
settings-aloud = Leer en voz alta
settings-aloud-hint = La voz de tu sistema dice qué se pregunta, qué está seleccionado y qué hacen los demás.
settings-aloud-linux = Aquí no hay ninguna voz: instala speech-dispatcher y podrás activarlo.
settings-aloud-none = Aquí no hay ninguna voz: activa primero la de tu sistema.
settings-aloud-muted = No se lee nada en voz alta mientras todo está silenciado.
aloud-closed = Ahora no se puede elegir
settings-speed = Velocidad
settings-speed-calm = Tranquila
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-reduced = Menos movimiento
settings-reduced-hint = Los farolillos y el agua se quedan quietos, y las jugadas se muestran brevemente.
settings-text-size = Tamaño del texto
settings-text-sample = Los farolillos pasan junto a los escalones del templo mientras las últimas barcas del mercado vuelven a casa.
settings-contrast = Alto contraste
settings-contrast-hint = Paneles oscuros con borde claro, letras nítidas y marcos gruesos; el fondo se oscurece.
settings-notes = Explicar lo nuevo
settings-notes-hint = La primera vez que pasa algo, una frase dice qué es.
settings-notes-again = Explicarlo todo otra vez
settings-rumble = Vibrar en tu turno
settings-left-handed = Para zurdos
settings-left-handed-hint = Los mandos van en espejo: eliges con el pulgar izquierdo. WASD también son flechas.
settings-scan = Un solo botón
settings-scan-hint = Todo lo que se puede elegir se ofrece por turnos; un solo botón elige. La primera pulsación empieza.
settings-scan-slow = Lento
settings-scan-normal = Normal
settings-scan-fast = Rápido
settings-switch = El botón
settings-switch-hint = Para «Un solo botón»: elige esta línea y pulsa la tecla o el botón con el que juegas.
settings-switch-press = Pulsa el botón …
scan-rests = Pulsa para empezar
settings-buttons = Botones del mando
settings-keys = Teclas
settings-lessons = Volver a ofrecer las partidas guiadas
settings-lessons-hint = Pregunta otra vez cuando abres un juego.
settings-own-open = Tableros y partidas guiadas propios
settings-own-hint = Abre su sitio en este ordenador. Lo que hagas allí se ofrece la próxima vez que arranque Longtail.
settings-own-text = Los tableros que has hecho van en su carpeta maps, las partidas guiadas en lessons. Empieza con un ejemplo que hay allí y guárdalo con un nombre como klongs-desvan o dice-abuela. Todo se comprueba como lo nuestro y se ofrece la próxima vez que arranque Longtail; si algo no encaja, una frase dice por qué.
settings-own-sorry = La carpeta no se puede abrir desde aquí. Es { $folder }
on = Sí
off = No
bind-standard = Restaurar valores
bind-only = Solo para mandos llamados «{ $name }»
bind-press-pad = Pulsa el nuevo botón para «{ $action }».
bind-press-keys = Pulsa la nueva tecla para «{ $action }».
bind-never-mind-pad = Para cancelar, pulsa una tecla o haz clic.
bind-never-mind-keys = Para cancelar, pulsa Escape o un botón, o haz clic.
action-confirm = Elegir, confirmar
action-back = Volver
action-undo = Deshacer
action-peek = Puntos ahora
action-hint = Pista
action-log = Historial
action-rules = Reglas
action-menu = Menú
action-previous = Página anterior
action-next = Página siguiente

## Reglas

rules-title = Reglas · { $game }
rulings-title = Aclaraciones
rulings-lead = Donde las reglas publicadas dejan una duda, aquí se juega así.

rules-dice-goal-title = De qué se trata
rules-dice-goal-text =
    Toma dados del centro y repártelos en grupos.

    Hay siete maneras de ganar puntos con ellos. Gana quien tenga más puntos tras la última ronda.
rules-dice-turn-title = Tu turno
rules-dice-turn-text =
    Toma un dado. Empieza con él un grupo nuevo o añádelo a uno de los tuyos.

    Los grupos nunca se separan ni se juntan. Cuando todos tienen siete dados, se cuenta la ronda.
rules-dice-sum-title = 1 · Dar en la meta
rules-dice-sum-text =
    Cada ronda tiene una meta entre 7 y 12.

    Cada grupo que suma justo ese número te da 4 puntos.
rules-dice-closest-title = 2 · Por poco
rules-dice-closest-text =
    De todos los grupos de la mesa que no dan en la meta, los que más se acercan ganan 2 puntos cada uno. Da igual pasarse o quedarse corto.

    Un solo dado también es un grupo.
rules-dice-colours-title = 3 · Pocos colores
rules-dice-colours-text =
    Quien tiene dados de menos colores gana 6 puntos. Si hay empate, cada cual gana 6.

    A partir de aquí cuentan tus siete dados, los agrupes como los agrupes.
rules-dice-kind-title = 4 · Trío
rules-dice-kind-text =
    Tres dados con el mismo número en tres colores distintos ganan 8 puntos, una vez por ronda.

    Con dos jugadores hay solo dos colores, así que nadie puede conseguirlo.
rules-dice-runs-title = 5 · Escaleras
rules-dice-runs-text =
    Los números seguidos, como 2 3 4, dan puntos: una escalera de tres, 2 puntos; de cuatro, 4; de cinco, 6; de seis, 8.

    Cada dado cuenta en una sola escalera. Primero se cuenta la más larga.
rules-dice-values-title = 6 · Más de un número
rules-dice-values-text =
    Por cada número, el tablero de la izquierda paga a quien tiene más dados de él, luego al segundo y al tercero.

    Aquí, más doses: 5 puntos. Segundo: 2 puntos. Tercero: 1 punto.
rules-dice-most-of-colour-title = 7 · Más de un color
rules-dice-most-of-colour-text =
    Cada color también tiene un dado en el tablero. Su fila dice lo que paga ese color.

    Aquí el azul está en la fila de los cuatros: quien tiene más dados azules, 3 puntos; el segundo, 1 punto.
rules-dice-ties-title = Si hay empate
rules-dice-ties-text =
    Quienes empatan bajan: si son dos, un puesto; si son tres, dos puestos.

    Aquí alguien tiene más doses y gana 5 puntos. Otros dos empatan en el segundo puesto, así que cada uno gana lo que paga el tercero: 1 punto.
rules-dice-count-title = Una ronda, contada
rules-dice-count-text =
    La meta era 9. Estos siete dados ganan 4 puntos por un grupo de 9, 8 por tres cuatros en tres colores, 4 por la escalera 3 4 5 6 y 3 por tener más cuatros.

    En total, 19 puntos.
rules-dice-start-title = Cómo empieza una ronda
rules-dice-start-text =
    Un dado más 6 es la meta.

    Para el tablero se tira un dado de cada color, que va a la fila de su número. Si esa fila está ocupada, baja a la siguiente libre. Si no hay ninguna libre debajo, va a la libre más cercana por encima.
rules-dice-end-title = El final
rules-dice-end-text =
    Hay tantas rondas como jugadores, y los puntos de todas se suman.

    Gana quien tenga más puntos. Quienes empatan en el primer puesto ganan todos.
ruling-dice-1 = Tablero de valores: primero, un dado de cada número que ha salido ocupa su fila; luego los demás del mismo número siguen hacia abajo, empezando por el número más bajo. Cuál de varios dados iguales se queda se decide al azar.
ruling-dice-2 = Los grupos que casi llegan se comparan entre todos los jugadores. Los que dan en la meta no participan, y si ningún grupo falla, nadie gana esos puntos.
ruling-dice-3 = Más de un número o de un color: quien no tiene ninguno no ocupa ningún puesto.
ruling-dice-4 = Según las reglas, dónde va un dado es definitivo. En esta mesa puedes deshacer hasta la última tirada, porque no hay nada oculto.

rules-klongs-goal-title = De qué se trata
rules-klongs-goal-text =
    Tienes un negocio en el mercado flotante de Bangkok.

    Reúne barcas alrededor de los embarcaderos. En los días de mercado pagan a quienes tienen una barca allí. Gana quien tenga más puntos al final.
rules-klongs-points-title = De dónde salen los puntos
rules-klongs-points-text =
    Los días de mercado dan lo que más: pagan por tus barcas alrededor de un embarcadero.

    La pista de Luk Phat te paga un poco al momento.

    Las barcas de tu almacén cuentan al final.
rules-klongs-boat-title = Barcas
rules-klongs-boat-text =
    Una barca lleva una de siete mercancías y hasta tres cestas. Cuantas más cestas, mejor.

    Una barca abierta tiene un asiento libre: al colocarla, se sienta tu mercader y es tuya. Una barca neutral ya lleva mercader y no es de nadie.
rules-klongs-place-title = Tu turno
rules-klongs-place-text =
    Coloca una de tus cuatro barcas en agua libre, junto a una barca que ya esté allí. Vale por un lado o por una esquina, y los muelles no importan.

    Después tomas una barca nueva.
rules-klongs-entry-title = La primera barca
rules-klongs-entry-text =
    En la primera ronda todos empiezan en una casilla de entrada: las que tienen un anillo en los bordes izquierdo y derecho.

    Con dos jugadores solo están abiertas las claras, a la izquierda.
rules-klongs-quarter-title = Barrios
rules-klongs-quarter-text =
    Los muelles dividen el agua en barrios del mercado de cuatro casillas.

    En un barrio caben tres barcas. La cuarta casilla queda libre hasta que una barca se va.
rules-klongs-landing-title = Embarcaderos
rules-klongs-landing-text =
    Hay un embarcadero donde cuatro casillas se juntan en un muelle.

    Cuando hay barcas en las cuatro casillas, el embarcadero está completo y puede pagar en un día de mercado.
rules-klongs-sum-title = Lo que paga un embarcadero
rules-klongs-sum-text =
    Suma las cestas de las cuatro barcas: aquí 2 + 0 + 3 + 0 = 5.

    Cada jugador gana esa suma por cada barca suya que haya allí. Dos barcas: 10 puntos. Una barca: 5 puntos.
rules-klongs-merchants-title = Mercaderes
rules-klongs-merchants-text =
    Cada barca tuya necesita uno de tus mercaderes: tienes 16 con dos jugadores, 11 con tres y 8 con cuatro.

    ¿No te queda ninguno? Entonces deja la barca nueva sin dueño, o trae un mercader de otra de tus barcas.
rules-klongs-luk-phat-title = La pista de Luk Phat
rules-klongs-luk-phat-text =
    Coloca una barca con sombrilla y la sombrilla de la pista avanza un paso. Ganas los puntos de ese paso.

    Algunos pasos son días de mercado: primero dos pequeños y luego el GRANDE, con el que acaba la partida.
rules-klongs-little-title = Un día de mercado pequeño
rules-klongs-little-text =
    Empieza quien ha movido la sombrilla. Cada cual puede puntuar dos embarcaderos completos, uno por ronda, si una de las cuatro barcas es suya.

    De cada embarcadero que puntúes, llévate una de tus propias barcas a tu almacén.
rules-klongs-big-title = El GRAN día de mercado
rules-klongs-big-text =
    Empieza quien tiene menos puntos. Puntuáis embarcadero tras embarcadero, ronda tras ronda.

    Esta vez puedes llevarte al almacén una barca neutral en lugar de una tuya. Después acaba la partida.
rules-klongs-passing-title = Pasar
rules-klongs-passing-text =
    Pasa cuando no tengas ningún embarcadero que puntuar o prefieras esperar.

    Sigues en juego: en la ronda siguiente puedes volver a puntuar. El GRAN día de mercado acaba cuando todos pasan uno tras otro.
rules-klongs-thief-title = El ladrón
rules-klongs-thief-text =
    El ladrón que colocas puede llevarse una barca de su fila, por lejos que esté. Ponla en tu almacén, o en tu mano en lugar de tomar una nueva.

    Si la barca tenía dueño, ese jugador recupera su mercader.
rules-klongs-inspector-title = El guardia
rules-klongs-inspector-text =
    Un guardia vigila toda su columna: los ladrones no pueden llevarse nada de ella, ni colocarse allí.

    Los ladrones que ya estén allí se van. Puedes llevarte uno a la mano en lugar de tomar una barca nueva.
rules-klongs-cookshop-title = El puesto de comida
rules-klongs-cookshop-text =
    Un puesto de comida no lleva cestas, pero dobla lo que paga cada embarcadero que toca.

    Dos barcas y 5 cestas: 10 puntos. Con un puesto de comida: 20 puntos.
rules-klongs-movement-title = Cartas de movimiento
rules-klongs-movement-text =
    Tienes dos para toda la partida. Una vez en tu turno, antes o después de colocar, puedes gastar una.

    Mueve una de tus barcas una casilla en cualquier dirección, también en diagonal.
rules-klongs-stock-title = Tu almacén y el final
rules-klongs-stock-text =
    Al final se cuenta tu almacén, cada mercancía por separado: 1 punto por la primera barca, 2 por la segunda, 3 por la tercera y así sucesivamente. Reunir una sola mercancía vale la pena.

    Aquí 1 + 6 + 28 = 35 puntos. Gana quien tenga más puntos; si hay empate, se comparte la victoria.
rules-klongs-stacks-title = Opción: dos montones
rules-klongs-stacks-text =
    En un montón están las barcas abiertas; en el otro, las neutrales, los ladrones, los guardias y los puestos de comida.

    Empiezas con tres barcas del primero y una del segundo, y cada vez que tomas una eliges el montón.
ruling-klongs-1 = Si no queda ninguna barca en el agua, las casillas de entrada se abren otra vez.
ruling-klongs-2 = Quien no puede colocar ninguna barca se salta el turno y no toma nada. Aun así puede usar una carta de movimiento; si con ella se abre una casilla, tiene que colocar una barca.
ruling-klongs-3 = Una barca abierta sin mercader no es de nadie hasta que vuelve a una mano. En el GRAN día de mercado cuenta como neutral.
ruling-klongs-4 = Lo que pasa al colocar una barca, por este orden: mercader, ladrón o guardia, Luk Phat, día de mercado, carta de movimiento, tomar una barca.
ruling-klongs-5 = Una barca con sombrilla que volvió a una mano hace avanzar la sombrilla otra vez.
ruling-klongs-6 = Dos puestos de comida en un embarcadero lo doblan solo una vez. Se puede puntuar un embarcadero que no vale nada para llevarse una barca.
ruling-klongs-7 = Los ladrones, los guardias y los puestos de comida nunca se mueven. La barca recién colocada sí se puede mover.
ruling-klongs-8 = Si todos tienen que saltarse el turno seguidos, o si con los montones vacíos las manos no han menguado en tres rondas, el GRAN día de mercado llega de inmediato, sin puntos por el paso.
ruling-klongs-9 = El número de embarcaderos, las casillas de entrada, la pista de Luk Phat después de su primer paso y la mezcla de barcas son nuestra reconstrucción del juego de mesa.

rules-bakong-goal-title = De qué se trata
rules-bakong-goal-text =
    Cruza la selva hasta el templo de Bakong, toma una gran esmeralda y llévala a casa.

    La partida acaba cuando alguien vuelve al campamento con una. Entonces gana la mochila más valiosa.
rules-bakong-points-title = Qué cuenta
rules-bakong-points-text =
    Una gran esmeralda vale su número, las pequeñas 1 o 3 puntos, y llegar a casa antes que nadie 3 puntos.

    Cada chichón te cuesta 3 puntos. Aquí: 17 + 3 + 3 − 3 = 20 puntos.
rules-bakong-start-title = Antes de salir
rules-bakong-start-text =
    Todos salen del campamento y eligen un objeto para llevar.

    Nadie puede llevar dos iguales.
rules-bakong-turn-title = Tu turno
rules-bakong-turn-text =
    Tira dos dados. Elige uno para dar la vuelta a una loseta; el otro es para andar.

    Primero das la vuelta, luego andas.
rules-bakong-flip-title = Dar la vuelta
rules-bakong-flip-text =
    Cuenta ese número de casillas delante de ti y dale la vuelta a esa loseta. Justo a esa.

    A quien esté encima no le pasa nada.
rules-bakong-walk-title = Andar
rules-bakong-walk-text =
    Anda exactamente tantas casillas como marca el dado. Las losetas verdes solo hacen algo donde te paras.

    Varios aventureros pueden compartir una casilla.
rules-bakong-emeralds-title = Verde: esmeraldas
rules-bakong-emeralds-text =
    Si te paras en una esmeralda, tomas 1 esmeralda.

    Si te paras en una cueva, tiras dos dados y tomas tantas esmeraldas como marque el más bajo. Aquí 2.
rules-bakong-help-title = Verde: campamento y cascada
rules-bakong-help-text =
    Si te paras en un campamento abandonado, puedes tomar un objeto.

    Si te paras en una cascada, devuelves un chichón.
rules-bakong-stops-title = Amarillo: río y acantilado
rules-bakong-stops-text =
    Un río o un acantilado termina tu camino. Los pasos que te queden se pierden.

    Con la cuerda cruzas los ríos y con el garfio subes los acantilados, como si no estuvieran.
rules-bakong-pit-title = Rojo: el foso
rules-bakong-pit-text =
    Quien entra en un foso se lleva un chichón, aunque solo vaya de paso. Un chichón cuesta 3 puntos al final.

    Con el botiquín no te llevas ninguno.
rules-bakong-quicksand-title = Rojo: arenas movedizas
rules-bakong-quicksand-text =
    Quien entra en arenas movedizas pierde un objeto, aunque solo vaya de paso. Eliges cuál cuando acabas de andar.

    Las grandes esmeraldas nunca se hunden.
rules-bakong-pack-title = La mochila
rules-bakong-pack-text =
    Los objetos y las grandes esmeraldas caben solo en el centro; las esmeraldas pequeñas y la brújula, en todos los bolsillos. La mochila se ordena sola.

    Cuando algo no cabe, puedes tirar otra cosa o dejar lo nuevo donde está.
rules-bakong-objects-rope-title = Cuerda, garfio, botiquín
rules-bakong-objects-rope-text =
    Con la cuerda no te paran los ríos.

    Con el garfio no te paran los acantilados.

    Con el botiquín los fosos no te hacen chichones.
rules-bakong-objects-machete-title = Machete, brújula, antorcha
rules-bakong-objects-machete-text =
    Machete: puedes andar una casilla más.

    Brújula: puedes andar una casilla menos, pero al menos una.

    Antorcha: una esmeralda más en cada cueva y en cada loseta de esmeralda.
rules-bakong-again-title = Diario y mapa
rules-bakong-again-text =
    Diario: una vez por turno puedes volver a tirar los dos dados.

    Mapa: después de dar la vuelta a una loseta, puedes dársela a otra delante de ti. Tiene que mostrar el color de la cara que acabas de tapar: tras un acantilado, por ejemplo, un río.
rules-bakong-temple-title = El templo
rules-bakong-temple-text =
    Tu camino acaba aquí, aunque te queden pasos. Elige una de las grandes esmeraldas; hay una para cada jugador.

    Los objetos que tiras para hacer sitio se quedan en el templo para quien venga después.
rules-bakong-curse-title = La 17 está maldita
rules-bakong-curse-text =
    Con la 17 en la mochila, ninguna cascada te quita un chichón.
rules-bakong-home-title = El camino a casa
rules-bakong-home-text =
    Con una gran esmeralda te das la vuelta: «delante» es ahora hacia el campamento.

    Quien llega antes a casa gana 3 puntos, y la partida acaba al momento. Cada cual cuenta lo que tiene, esté donde esté. Si hay empate, gana la gran esmeralda más alta.
ruling-bakong-1 = El machete y la brújula no se usan en el mismo camino, y lo decides antes de andar.
ruling-bakong-2 = Para el mapa cuenta la cara que se ha tapado. Río y acantilado son amarillos, foso y arenas movedizas rojos, y todas las demás losetas cuentan como un solo color, el verde. A quien está en una loseta a la que se da la vuelta no le pasa nada.
ruling-bakong-3 = Recibes el menor número posible de fichas de esmeralda, primero las de tres. La esmeralda de la antorcha es una ficha de 1. Cuando se acaban las fichas, recibes lo que quede.
ruling-bakong-4 = Lo que encuentras se cuenta antes de tirar nada. Lo que cabe lo tomas al momento; por cada ficha que no cabe, haces sitio o la dejas. Solo la gran esmeralda hay que tomarla.
ruling-bakong-5 = Lo que se llevan las arenas movedizas te sirve todavía hasta que acabas de andar, pero no donde te paras. Cada una se lleva otro objeto mientras tengas alguno, nunca la gran esmeralda.
ruling-bakong-6 = Cuando ya no quedan chichones, un foso no da ninguno. Un campamento abandonado sin nada nuevo para ti no da nada.
ruling-bakong-7 = En el templo también puedes hacer sitio para los objetos que haya allí. Lo que tiras o dejas allí no lo puedes tomar en la misma visita.
ruling-bakong-8 = Donde no hay nada que elegir, no se pregunta: la última gran esmeralda se toma, tu único objeto se hunde.
ruling-bakong-9 = Si también empatan las grandes esmeraldas, se comparte la victoria.
ruling-bakong-10 = Las dos caras de las losetas, los tamaños de los objetos y las esmeraldas y los bolsillos de la mochila son nuestra reconstrucción del juego de mesa, y hay 60 esmeraldas de 1.

rules-market-goal-title = De qué se trata
rules-market-goal-text =
    Monta tu propio mercado flotante: nueve barcas, tres por tres.

    Las barcas las tomas del puerto, en el centro. Gana quien tenga el mercado con más puntos.
rules-market-points-title = De dónde salen los puntos
rules-market-points-text =
    Las cartas de chile de tu mercado dan lo que más. Cada uno de los cuatro tipos puntúa a su manera.

    Tu objetivo da 1 punto por cada cesta de una mercancía. Un mercado lleno vale 2 puntos.
rules-market-card-title = Barcas y cestas
rules-market-card-text =
    Cada carta es una barca con una, dos o tres cestas. Cada mercancía dibujada es una cesta.

    Hay cuatro mercancías: guisantes azules, pescado, maracuyá y calabacín tailandés. Siempre tienes tres cartas en la mano.
rules-market-play-title = Tu turno
rules-market-play-text =
    Juega una carta de tu mano en un extremo de una fila o columna del puerto.

    Al menos una carta de esa fila o columna tiene que mostrar una de sus mercancías.
rules-market-take-title = Tomar cartas
rules-market-take-text =
    Por cada cesta de tu carta, toma de esa fila o columna una carta que muestre esa mercancía. Así, de una a tres cestas toman de una a tres cartas.

    Tomas todas las que puedas. Si hay dónde elegir, eliges tú.
rules-market-hand-title = A la mano
rules-market-hand-text =
    Las cartas que tomas van a tu mano.

    Las cartas de chile se toman igual: también muestran mercancías.
rules-market-slide-title = El puerto se mueve
rules-market-slide-text =
    Tu carta empuja desde su extremo; las demás avanzan y cierran los huecos.

    Cartas nuevas llenan lo que queda: una carta de chile si hay menos de dos en el puerto; si no, una barca.
rules-market-lay-title = Poner cartas
rules-market-lay-text =
    Al final de tu turno te quedas con tres cartas en la mano. Cada carta de más va a tu mercado, y tú eliges cuál.

    Así, si tomas una carta, sigues con tres; con dos, pones una; con tres, pones dos.
rules-market-where-title = Dónde van las cartas
rules-market-where-text =
    Tu primera carta va a la esquina de arriba a la izquierda. Cada una de las demás tiene que tocar una tuya por un lado. Las cartas ya no se mueven.

    En una fila cabe una carta de chile. En el juego experto, también en una columna cabe solo una.
rules-market-renew-title = Renovar
rules-market-renew-text =
    ¿No te gusta nada? En lugar de jugar una carta puedes renovar una fila o columna: todas sus cartas se cambian por otras nuevas.

    Eso es todo tu turno.
rules-market-chilli-title = Cartas de chile
rules-market-chilli-text =
    Una carta de chile mira sus propias cestas y las cartas que la tocan por un lado: arriba, abajo, izquierda y derecha.

    Las mercancías más lejanas no le cuentan.
rules-market-shun-title = Chile: nada de esto
rules-market-shun-text =
    5 puntos, menos 1 por cada cesta de la mercancía tachada. Nunca menos de 0.

    Aquí no quiere guisantes azules, y hay una cesta: 4 puntos.
rules-market-each-title = Chile: cada una cuenta
rules-market-each-text =
    1 punto por cada cesta de su mercancía.

    Aquí guisantes azules: dos en la propia carta, dos y una a su lado. 5 puntos.
rules-market-pairs-title = Chile: parejas
rules-market-pairs-text =
    2 puntos por cada pareja de sus dos mercancías.

    Aquí guisantes azules y pescado: dos de cada, o sea, dos parejas. 4 puntos.
rules-market-once-title = Chile: solo una vez
rules-market-once-text =
    2 puntos por cada mercancía que está exactamente una vez.

    Aquí pescado, maracuyá y calabacín están una vez; los guisantes, dos. 6 puntos.
rules-market-objective-title = Tu objetivo
rules-market-objective-text =
    Tu pontón muestra una mercancía: 1 punto por cada cesta de ella en todo tu mercado. Solo tú sabes cuál es.

    Para verla, pulsa su botón y luego, en secreto, una dirección. Aparecen las cuatro mercancías, y la tuya es la de esa dirección.
rules-market-end-title = El final
rules-market-end-text =
    Cuando alguien pone su novena carta, se acaba la ronda, para que todos hayan tenido los mismos turnos.

    Un mercado lleno gana 2 puntos. Si hay empate, gana quien tenga más puntos del objetivo.
rules-market-sum-title = Un mercado, contado
rules-market-sum-text =
    Objetivo, seis cestas: 6 puntos. Solo una vez, una mercancía: 2 puntos. Parejas, tres: 6 puntos. Nada de esto, una cesta: 4 puntos. Mercado lleno: 2 puntos.

    En total, 20 puntos.
rules-market-alone-title = Jugar en solitario
rules-market-alone-text =
    Tienes nueve turnos. La ficha da la vuelta al puerto y muestra qué extremo está cerrado en este turno.

    Los mazos están encima de la primera y la tercera columna: ahí no se puede jugar nada.
rules-market-medals-title = Medallas
rules-market-medals-text =
    Con 20, 24 y 28 puntos ganas bronce, plata y oro; en el juego experto, con 19, 23 y 27.

    El mercado del día es igual para todos: cuenta tu primer intento, y los días seguidos hacen una racha.
ruling-market-1 = Las cartas que tomas son el mayor conjunto que se puede emparejar con las cestas de la carta que juegas, una carta por cesta. Si hay varios conjuntos así, eliges tú.
ruling-market-2 = Los huecos se llenan desde el extremo lejano hacia la carta que has jugado, y antes de cada carta nueva se vuelven a contar las cartas de chile del puerto: con dos o más, sale una barca. Si un mazo está vacío, se usa el otro.
ruling-market-3 = Si ninguna carta de tu mano puede ir a tu mercado, una carta que elijas va debajo de su mazo. Las barcas iniciales cuentan como barcas.
ruling-market-4 = Se renueva de izquierda a derecha o de arriba abajo. Donde a un mazo no le quedan cartas, se queda la carta vieja.
ruling-market-5 = Diez rondas en las que nadie pone una carta terminan la partida.
ruling-market-6 = La carta de chile que no quiere una mercancía nunca cuenta menos de 0.
ruling-market-7 = En solitario puedes renovar cualquier fila o columna, y la partida también acaba cuando tu mercado está lleno.
ruling-market-8 = Las manos están a la vista: todas sus cartas vinieron de la mesa boca arriba. Solo el objetivo es secreto.
ruling-market-9 = La mezcla de mercancías en las barcas y las cartas de chile y los cuatro pontones son nuestra reconstrucción del juego de cartas.

## Créditos

credits-games = Los juegos son obra de sus autores y editoriales:
credits-here =
    Todas las imágenes, los sonidos, los textos y el código de este programa se hicieron para él. Son libres bajo la licencia MIT.
    Tipo de letra: Manrope, de Mikhail Sharanda, bajo la SIL Open Font License. Hecho con pygame-ce y SDL.

## Cuando algo falla

crash-title = Esto no debería haber pasado
crash-text = Algo ha ido mal. Tu partida está guardada hasta la última jugada. Para seguir, elige Continuar en el menú principal.
crash-write = Escribir un informe
crash-offer = «Escribir un informe» reúne en un solo archivo todo lo necesario para encontrar el fallo, sin ningún nombre.
crash-report = El informe del fallo está aquí: { $file } Envíalo a quien te dio Longtail.
crash-no-report = No se ha podido escribir el informe: el disco está lleno o no admite nada.
crash-to-title = Menú principal

# Teléfonos
lobby-phones = Móviles
settings-phones = Móviles
device-phone = Móvil
device-phone-dark = Móvil apagado
phones-title = Móviles como mandos
phones-step-wifi = Usa la misma red wifi que este ordenador.
phones-step-scan = Apunta con la cámara del móvil al código y abre la página.
phones-step-name = Elige un nombre y un emblema. Tus cosas aparecen en el móvil.
phones-or-type = O escribe esto en el navegador del móvil:
phones-code = y este código:
phones-moment = Un momento…
phones-no-network = Este ordenador no está en ninguna red, así que ningún móvil puede alcanzarlo.
phones-problem = Los móviles no pueden entrar: { $why }
phones-nobody = Todavía no hay ningún móvil.
phones-here = Aquí: { $names }
phones-address = Dirección
phones-address-hint = Este ordenador tiene varias direcciones. Si un móvil no encuentra a nadie, prueba la siguiente.
phones-help = No funciona
phones-off = Apagar
send-away-title = ¿Echar el móvil de { $name }?
send-away-text = Para volver necesita el código. Si tiene un asiento, se pregunta quién sigue por él.
send-away-no = No, se queda
send-away-yes = Sí, echarlo
send-away-hint = Elige un móvil para echarlo.
phones-help-wifi = El móvil debe estar en la misma wifi. Las redes de invitados suelen separar los aparatos: usa la principal.
phones-help-vpn = Una VPN en el móvil o en este ordenador impide que se encuentren: apágala por ahora.
phones-help-firewall = Un cortafuegos puede preguntar si se puede llegar a Longtail: permite las redes privadas.
phones-help-address = Si hay varias direcciones junto al código, prueba la siguiente.
phone-dark-title = El móvil de { $name } está apagado
phone-dark-text = En cuanto alguien lo mire, sigue jugando. O elige qué hacer hasta entonces.
peek-on-phone = Está en tu móvil.

## La página en el móvil

phone-page-lead = Tu móvil es ahora un mando, y solo tú ves lo que hay en él.
phone-page-name = Tu nombre
phone-page-name-missing = Primero escribe tu nombre.
phone-page-emblem = Tu emblema
phone-page-emblem-parasol = Sombrilla
phone-page-emblem-elephant = Elefante
phone-page-emblem-lotus = Loto
phone-page-emblem-fish = Pez
phone-page-emblem-lantern = Farolillo
phone-page-emblem-temple = Templo
phone-page-code = Código de la tele
phone-page-code-where = Elige Móviles en la tele: allí aparece el código corto.
phone-page-code-missing = Primero escribe el código corto de la tele.
phone-page-join = Entrar
phone-page-done = Listo
phone-page-joining = Entrando…
phone-page-refused-token = Ese código ya no vale. Escanea otra vez el de la tele o escribe el código corto.
phone-page-refused-code = Ese no es el código de la tele. Cambia de vez en cuando: míralo otra vez.
phone-page-refused-tries = Demasiados códigos equivocados. Escanea el de la tele con la cámara o espera diez minutos.
phone-page-refused-full = No hay sitio para otro móvil. Cierra esta página en uno que no juegue y prueba otra vez.
phone-page-gone-elsewhere = Estás jugando en otra pestaña de este móvil.
phone-page-use-this = Jugar aquí
phone-page-gone-closed = Los móviles están apagados en la tele. Elige allí Móviles y estarás de vuelta.
phone-page-gone-sent-away = Este móvil se ha desconectado desde la tele. Para volver, escanea el código o escríbelo.
phone-page-connecting = Conectando con la tele…
phone-page-no-line = La tele no responde
phone-page-no-line-why = Suele ser por una de estas razones:
phone-page-reason-network = El móvil usa datos o está en otra red. Necesita la misma wifi que la tele.
phone-page-reason-guest = Una wifi de invitados separa los dispositivos. Usa la principal.
phone-page-reason-vpn = Una VPN en el móvil lo lleva fuera de casa. Apágala mientras juegas.
phone-page-reason-firewall = Un cortafuegos en el ordenador de la tele bloquea los móviles. Permite Longtail.
phone-page-reason-closed = Longtail no está abierto, o los móviles están apagados allí.
phone-page-try-again = Probar otra vez
phone-page-your-turn = Te toca
phone-page-other-turn = Aún no te toca
phone-page-choices = Opciones
phone-page-to-read = Para leer
phone-page-seats = Ocupa un sitio libre
phone-page-me = Cambiar nombre y emblema
phone-page-swap = Cambiar izquierda y derecha
phone-page-fold = Mostrar u ocultar las flechas
phone-page-pad = Mando
phone-page-up = Arriba
phone-page-down = Abajo
phone-page-left = Izquierda
phone-page-right = Derecha
phone-page-confirm = Elegir
phone-page-back = Volver
phone-page-undo = Deshacer
phone-page-hint = Pista
phone-page-log = Historial
phone-page-rules = ¿Qué es esto?
phone-page-peek = Mirar
phone-page-previous = ¿Qué ha pasado?
phone-page-menu = Menú

## En los teléfonos

prompt-phone-dark = El móvil de { $name } está apagado. Pulsa elegir para jugar por { $name }.
phone-has-it = Esta mano está en el teléfono de su dueño.
phone-klongs-hand = Tus barcas
phone-klongs-neutral = Barca neutral: { $boat }
phone-klongs-parasol = { $boat }, con sombrilla
phone-klongs-has = Mercaderes restantes: { $merchants }. Cartas de movimiento: { $cards }.
phone-klongs-step = { $step ->
    [0] La sombrilla está aún al principio.
   *[other] La sombrilla está en el paso { $step } de { $last }.
}
phone-klongs-big = { $steps ->
    [one] El GRAN día de mercado está a un paso.
   *[other] El GRAN día de mercado está a { $steps } pasos.
}
phone-klongs-board = El agua
phone-klongs-water = Agua libre, fila { $row }, columna { $column }
phone-klongs-boat = Fila { $row }, columna { $column }: { $boat }
phone-klongs-landing = Embarcadero en la fila { $row }, columna { $column }
phone-bakong-dice = Tus dados
phone-bakong-flips = Dar la vuelta a la loseta { $number } ({ $kind }) y andar { $walk }.
phone-bakong-flips-nothing = No dar la vuelta a nada y andar { $walk }.
phone-bakong-pack = Tu mochila
phone-bakong-several = { $thing }, { $count } en total
phone-bakong-trail = El sendero
phone-bakong-tile = Loseta { $number }: { $kind }
phone-bakong-who = { $place }. Aquí: { $names }
phone-bakong-homeward = { $name } de vuelta a casa
phone-market-hand = Tu mano
phone-market-market = Tu mercado
phone-market-port = El puerto
phone-market-chilli = Carta de chile: { $card }
phone-market-card = Fila { $row }, columna { $column }: { $card }
phone-market-room = Sitio libre, fila { $row }, columna { $column }
phone-market-end = { $count ->
    [one] { $end }: recibes una carta
   *[other] { $end }: recibes { $count } cartas
}
phone-market-choice = Tú eliges cuáles.
phone-dice-groups = Tus grupos
phone-dice-group = Grupo { $number }: { $dice }
phone-dice-new = Grupo nuevo
phone-dice-goal = Meta y tablero de valores
phone-dice-row = La fila del { $value }, con { $colours }
phone-dice-pool = Los dados del centro
phone-dice-die = { $colour } { $value }
