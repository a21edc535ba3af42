# Every word on the screen, in English. Other languages stand beside this file; what they lack is taken from here.

game-dice = Bangkok: Dice
game-dice-line = Take dice from the middle, make sums, collect colours and numbers.

game-klongs = Bangkok Klongs
game-klongs-line = Moor your boats round the landings, and be there when the market gong sounds.

game-bakong = Bakong
game-bakong-line = A jungle that flips under your feet, a temple full of emeralds: who will be home first?

game-market = Floating Market
game-market-line = Push boats through the port, and build your own market around hot chillies.
game-market-alone = Only one person at the table: the game for one, nine turns. To play together, choose a free chair.

## Title

title-facts = { $least }–{ $most } players · { $short }–{ $long } min
title-continue = Continue
title-matches = { $count ->
    [one] { $count } saved match
   *[other] { $count } saved matches
}
title-matches-line = Choose one of them. The newest: { $game }, { $date }.
title-second-copy = Longtail is already running. You can play here too, but a match that is open there can only be played there.
title-watch = Watch
title-settings = Settings
title-credits = Credits
title-quit = Quit
title-solo-line = Build a floating market on your own: nine turns, medals, and a new market every day.
title-watch-line = Watch computer players play any of the games.
title-settings-line = Sound, speed, language, text size and controls.
title-credits-line = Who made the games and this program.
title-quit-line = Your matches are saved; nothing is lost.
show-game = Game
show-any = Random
show-players = Players
show-mixed = One of each level
show-begin = Start the show
show-begin-hint = Press any button to stop it.
show-leisure = Watch at your own pace
show-leisure-hint = With pause, single steps and speed.
quit-title = Quit Longtail?
quit-stay = Stay
quit-leave = Quit

## The bar at the bottom

bar-choose = Choose
bar-again = Play again
bar-back = Back
bar-skip = Skip
bar-go-on = Continue
bar-hint = Hint
bar-film = What happened?
bar-film-close = Back to the table
bar-play-yourself = Play it yourself
bar-undo = Undo
bar-peek = Score now
bar-peek-klongs = Look ahead
bar-peek-market = Cards to come
bar-peek-market-objective = Objective
bar-peek-bakong = Other sides
bar-log = History
bar-rules = Rules
bar-what = What is this?
bar-about-this = Rules about this
bar-menu = Menu
bar-done = Done
bar-delete = Delete
bar-close = Close
bar-skip-all = Skip all
bar-previous = Previous
bar-next = Next
bar-newer = Newer
bar-older = Older
bar-matches = Saved match
bar-stand-up = Stand up
bar-step = Step
bar-step-back = Step back
bar-pause = Pause
bar-run = Play
bar-lesson-skip = Skip this step

## Lobby

lobby-lead = Press a button on any controller to sit down.
leave-lobby-title = Leave the table?
leave-lobby-text = Everybody else would have to stand up, too.
leave-lobby-no = No, stay
leave-lobby-yes = Yes, to the main menu
lobby-sit = Sit down
lobby-free = Free
lobby-who = Who sits here?
lobby-starter = First player
lobby-start-random = Random
lobby-start = Start
lobby-computer = Computer
lobby-lesson = Guided round
lobby-options = Options
lobby-too-few = You need at least { $least ->
    [2] two
   *[other] { $least }
} players. Press a button on another controller, or choose Computer.
device-desk = Mouse & keys
device-pad = Controller { $number }
device-gone = No controller
seat-name = Name
seat-emblem = Emblem
seat-stand-up = Stand up
seat-player = Played by
player-human = A person
player-easy = Gecko (easy)
player-medium = Macaque (medium)
player-hard = Naga (hard)
level-easy = easy
level-medium = medium
level-hard = hard
computer-easy = Gecko
computer-medium = Macaque
computer-hard = Naga
seat-done = Done
name-space = Space
name-empty = Your name
# Letters beyond A to Z that names in this language use.
name-letters = É Ü Ö Å
emblem-parasol = Parasol
emblem-elephant = Elephant
emblem-lotus = Lotus
emblem-fish = Fish
emblem-lantern = Lantern
emblem-temple = Temple

option-tactics = Draw stacks
option-tactics-off = One
option-tactics-on = Two
option-expert = Chilli cards
option-expert-off = One per row
option-expert-on = Expert
option-memory = Other sides of tiles
option-memory-on = Shown
option-memory-off = Not shown
option-board = Board
board-klongs = Bangkok
board-bakong = Winding trail
board-bakong-coil = Serpent’s coil
board-klongs-garden = Lotus garden
option-objectives = Objectives
option-hands = Hands
option-hands-curtain = Hidden
option-hands-open = Open to all
about-lobby-starter = Who takes the first turn. Then everyone plays in order.
about-option-tactics-off = All boats are shuffled into one stack. You get what comes.
about-option-tactics-on = Open boats lie in one stack, neutral boats, thieves, inspectors and cookshops in the other. Each time you draw you choose a stack. A little more to think about.
about-option-expert-off = Each row of your market has room for one chilli card. Right for the first games.
about-option-expert-on = Each row and each column of your market has room for one chilli card only. Harder to fill.
about-option-memory-on = Once a tile has been turned, a button shows what is on its other side. Nobody has to remember.
about-option-memory-off = Nobody is told what is on the other side of a tile. Keep it in mind.
about-option-board = A board that somebody has added.
about-option-board-klongs = The waters of the game: twenty quarters, entry spaces at the left and right edge.
about-option-board-klongs-garden = A shorter game for two: smaller waters, fourteen quarters, and market days that come sooner.
about-option-board-bakong = The trail of the game: three sweeps through the jungle.
about-option-board-bakong-coil = The same 24 tiles on a trail that coils like a snake. The rules stay the same.
about-option-hands-open = Everyone sees all boats in hand. The quickest way to play at one screen.
about-option-hands-curtain = Your boats stay covered until you ask for them, while the others look away.
about-option-objectives-open = Everyone sees every objective. Friendly for a first game.
about-option-objectives-curtain = Only you know your good. You look at it with the compass, and nobody has to turn away.
lobby-option = { $label }: { $value }
lobby-board-seats = { $count ->
    [one] This board is for { $list } player.
   *[other] This board is for { $list } players.
}

## Going on

saved-none = There are no saved matches.
saved-elsewhere = Open in the other Longtail: play on there.
delete-title = Delete this match?
delete-no = Keep it
delete-yes = Delete it
delete-text = A deleted match cannot be brought back.
mend-title = Part of this match is damaged
mend-text = { $lost ->
    [one] The last move cannot be read and is lost. Everything before it is fine.
   *[other] The last { $lost } moves cannot be read and are lost. Everything before them is fine.
}
mend-yes = Play on from there
mend-no = Not now
saved-line = { $date } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
take-seats-title = Take your seats
take-seats-ask = { $name }: press a button on your controller, or click to play with mouse and keys.

## Play

prompt-go-on = Continue?
prompt-thinking = { $name } is thinking …
prompt-paused = Paused: { $name } is next
prompt-hint = Naga is looking at the table …
hint-plain = Naga would do this.
prompt-peek = If the round ended now
prompt-peek-klongs = What your landings would pay, and which boats may still come
prompt-peek-market = Which cards may still come
prompt-peek-bakong = The other sides of tiles that have been turned
turn-of = { $name }’s turn
not-your-turn = It is { $name }’s turn.
last-word-turn = End the turn
prompt-last-word-turn = { $name }: end the turn?
last-word-card = Continue
prompt-last-word-card = { $name }: turn up the next card?
prompt-last-word-tile = { $name }: turn this tile over? Choose it again
last-word-again = Choose it again
last-word-cave = Roll
prompt-last-word-cave = { $name }: roll in the cave?
last-word-round = Count
prompt-last-word-round = { $name }: count the points?
last-word-market-day = Continue
prompt-last-word-market-day = { $name }: end the market day?
last-word-undo = Undo
what-last-word-stands = Your decision stands, and what is hidden comes out. After that it cannot be taken back.
what-last-word-undo = Takes your decision back. Nothing has come out yet.
film-title = What happened since your last turn
film-nothing = Nothing has happened since your last turn.
pause-title = Pause
pause-resume = Continue
pause-undo = Undo the last move
pause-undo-hint = Works until something hidden has been revealed.
nothing-to-undo = There is nothing to undo: that works until something hidden has been revealed.
pause-rules = Rules
pause-settings = Settings
pause-seats = Who plays
pause-leave = Save and leave
pause-leave-hint = The match is saved. Choose Continue in the main menu to play on.
pause-leave-unsaved = Leave
pause-leave-unsaved-hint = This match is not saved.
pause-restart = Start again
restart-title = Start again?
restart-text = This match ends here, and a new one begins with the same players.
restart-no = No, continue
restart-yes = Start again
pad-lost-title = { $name }’s controller is gone
pad-lost-text = Connect any controller and play on at once, or choose what to do.
pad-lost-play = Play for { $name }
pad-lost-computer = Let a computer player take over
pad-lost-computer-hint = To take the seat back later: Menu, Who plays.
log-title = What happened so far
log-empty = Nothing yet.
prompt-curtain = { $name }: look at what you have
curtain-away = Everyone else looks away for a moment.
what-last-move = The coloured frame: { $names } made the last move here.
what-plate = One of the choices you have now. { $question }
curtain-open = Show what I have

why-game-over = The game is over.
why-not-this-game = That is not a move of this game.
why-dice-not-in-pool = That die is not in the middle.
why-dice-no-such-group = You have no such group.

## Bangkok: Dice

prompt-dice-take = { $name }: take a die
prompt-dice-group = { $name }: into which group?
explain-goal = A group that adds up to { $goal } earns { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-row = Most { $value }s: { $first }, { $second }, { $third } points. The same for the colour on this row.
explain-die-first = First take a die from the middle.
explain-other-tray = These are { $name }’s groups.
explain-other-die = Take this die instead.
what-dice-die = { $colour } die: { $value }
what-dice-die-text = Take it, and put it into one of your groups or begin a new one.
what-dice-die-brings = { $name } now: { $gain }
what-dice-group-exact = It hits the goal: { $points }.
what-dice-group-closest = The nearest miss of all: { $points } if it stays that way.
what-dice-sign = If the round ended now, { $name } would get { $points } for this.
what-dice-row = The row of the { $value }
what-dice-row-front = Most { $value }s now: { $names }.
what-dice-most-of-value = Who has most dice of a number gets the first figure of its row, the next one the second.
what-dice-most-of-colour = Who has most dice of a colour gets the figures of the row on which that colour lies.
what-dice-tray = The dice taken this round, in groups. They would pay { $now } now.
what-dice-standing = { $total } from the rounds before, { $now } more if this one ended now.
what-dice-preview = What a die would bring
first-sum = A group hits the goal! Every group that adds up to exactly the goal pays at the end of the round.
first-majority = Whoever has the most dice of a number when the round ends gets points for it. The board on the left shows how many, and who has the most now.
goal-title = Goal
board-values = Value
board-colours = Colour
round-of = Round { $round } of { $rounds }
sheet-round = Round { $round }
sheet-now = If it ended now
tray-next = next
group-needs = needs { $count }
group-over = { $count } too many
group-exact = exactly!
group-sum = { $sum }: { $far }
points-gained = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
points-lost = { $points ->
    [one] −{ $points } point
   *[other] −{ $points } points
}
points-none = No points yet
standings-points = Points
standings-now = Now
preview-sum = { $before } + { $value } = { $after }, { $far }
preview-new = New group: { $far }
preview-most-of-value-alone = Most { $value }s
preview-most-of-value-tied = Most { $value }s, tied
preview-most-of-value-behind = More { $value }s
preview-most-of-colour-alone = Most { $colour } dice
preview-most-of-colour-tied = Most { $colour }, tied
preview-most-of-colour-behind = More { $colour } dice
preview-sequences = Run { $run }
preview-three-of-a-kind = { $value }s in three colours
preview-least-colours = Fewest colours
preview-empty = Look at a die to see what it would bring you.
prompt-dice-round = Round { $round } goes to { $names } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Continue?
caption-goal = The goal is { $goal }
caption-board = The value board
caption-pool = The dice
sheet-total = This round
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
log-dice-taken = { $name } takes a { $colour } { $value } into group { $group }.
log-dice-round = Points for round { $round }: { $points }.
part-correct-sum = Exact sum
part-closest-sum = Closest sum
part-least-colours = Fewest colours
part-three-of-a-kind = Three of a kind
part-sequences = Runs
part-most-of-value = Most of a number
part-most-of-colour = Most of a colour

count-correct-sum = Exact sums: groups that make { $goal }
count-closest-sum = Closest sums: { $miss } away from the goal
count-least-colours = { $count ->
    [one] Fewest colours: just one
   *[other] Fewest colours: only { $count }
}
count-three-of-a-kind = Three of a kind, in three colours
count-sequences = Runs
count-most-of-value = Most { $value }s
count-most-of-colour = Most { $colour } dice, on row { $row }
count-who = { $what }. Points: { $who }
moment-dice-five = Five { $value }s!
moment-dice-run = A run of five!

## Bangkok Klongs

klongs-hand = Boats of { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat: one step to the little market day
   *[other] Luk Phat: { $steps } steps to the little market day
}
klongs-to-big = { $steps ->
    [one] Luk Phat: one step to the BIG market day
   *[other] Luk Phat: { $steps } steps to the BIG market day
}
klongs-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
klongs-little-in = { $steps ->
    [one] Little market day: { $steps } step
   *[other] Little market day: { $steps } steps
}
klongs-big-in = { $steps ->
    [one] BIG market day: { $steps } step
   *[other] BIG market day: { $steps } steps
}
klongs-passed = passed
klongs-unseen = Boats nobody has shown yet
klongs-stack-left = { $count ->
    [0] There are none left to draw; the rest are in the players’ hands.
    [one] { $count } of them is still to be drawn.
   *[other] { $count } of them are still to be drawn.
}
klongs-day-little = A little market day!
klongs-day-big = The BIG market day!
klongs-day-little-goes-on = Little market day: round { $round } of { $rounds }
klongs-day-big-goes-on = BIG market day: until everyone passes
klongs-standstill-skips = Nobody can place a boat: the BIG market day comes now.
klongs-standstill-circles = The boats only go round in circles: the BIG market day comes now.
klongs-landing = { $name } scores a landing: { $baskets ->
    [one] { $baskets } point
   *[other] { $baskets } points
} for each merchant there
klongs-landing-doubled = { $name } scores a landing: { $baskets ->
    [one] { $baskets } point
   *[other] { $baskets } points
} for each merchant, doubled by the cookshop
klongs-stock-count = Counting the stocks
prompt-klongs-place = { $name }: choose a boat to place
prompt-klongs-place-or-move = { $name }: choose a boat to place, or move one with a card
prompt-klongs-counted = The stocks are counted. Continue?
prompt-klongs-where = { $name }: where should it go?
prompt-klongs-skip = { $name }: you cannot place any boat
prompt-klongs-move = { $name }: move a boat with a card, or end your turn
prompt-klongs-move-where = { $name }: where to? This uses a movement card
prompt-klongs-reboard = { $name }: no merchants left. Bring one over from another boat?
prompt-klongs-steal = { $name }: which boat should the thief take?
prompt-klongs-loot = { $name }: where should the stolen boat go?
prompt-klongs-thief = { $name }: take a thief into your hand?
prompt-klongs-draw = { $name }: draw from which stack?
prompt-klongs-market = { $name }: score a landing, or pass?
prompt-klongs-market-landing = { $name }: score this landing? { $boats ->
    [one] The marked boat then goes to your stock
   *[other] One of the marked boats then goes to your stock
}
prompt-klongs-remove = { $name }: which boat goes into your stock?
plate-skip = Skip the turn
plate-endturn = End the turn
plate-leaveunowned = Leave without owner
plate-stealnothing = Steal nothing
plate-tostock = To my stock
plate-tohand = To my hand
plate-takenothief = Let them go
plate-passmarket = Pass: score nothing
klongs-landing-pays = If you score it, it pays:
plate-draw-open = Open boats
plate-draw-neutral = Other boats
explain-other-boat = Choose this boat instead.
explain-klongs-water-first = Free water. First choose a boat to place here.
explain-klongs-water = Free water.
explain-klongs-track = Luk Phat is the parasol on this track. A boat with a parasol moves it one step and earns the points there. At a gong: market day.
explain-klongs-merchants = { $name }: { $count ->
    [0] no merchants left
    [one] one merchant left
   *[other] { $count } merchants left
}. One of them goes aboard each open boat you place.
explain-klongs-cards = { $name }: { $count ->
    [0] no movement cards left
    [one] one movement card left
   *[other] { $count } movement cards left
}. Once a turn, use one to move a boat of yours one space.
boat-of = { $name }’s boat. { $boat }
boat-nobodys = Nobody’s boat. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, no basket
    [one] { $good }, one basket
   *[other] { $good }, { $baskets } baskets
}
boat-thief = Thief: may take a boat from its row
boat-inspector = Inspector: keeps thieves out of its column
boat-cookshop = Cookshop: landings beside it pay double
name-thief = a thief
name-inspector = an inspector
name-cookshop = a cookshop
what-klongs-water = Free water
what-klongs-water-text = A boat can moor here beside another boat. This market quarter holds { $boats } of 3 boats.
what-klongs-quarter = Market quarter
what-klongs-quarter-room = The dots count boats: two of the three that fit into this quarter are there.
what-klongs-quarter-full = The padlock: three boats are in this quarter, and no other may come in.
what-klongs-entry = Entry space
what-klongs-entry-text = In the first round all boats begin on such a space.
what-klongs-entry-unused = With two players no boat begins here. Later it is water like any other.
what-klongs-no-baskets = No number: it adds no baskets to a landing.
what-klongs-owned = { $name }’s merchant sits in it: full landings beside it pay { $name }.
what-klongs-unowned = The merchant in it belongs to nobody, but its baskets count at every landing beside it.
what-klongs-pays = On a market day now, they would pay { $name } { $points }.
what-klongs-hidden = Only { $name } may see them.
what-klongs-hand-open = Place it, and one of your merchants sits down in it.
what-klongs-hand-neutral = A neutral boat: nobody’s merchant sits in it, but its baskets count.
what-klongs-parasol = Its parasol takes the next step of Luk Phat: { $points }.
what-klongs-landing = Landing
what-klongs-landing-open = Boats: { $boats } of 4, baskets: { $baskets }. Once there are four boats, it pays on market days.
what-klongs-landing-full = Full, baskets: { $baskets }. On a market day it would pay: { $who }.
what-klongs-landing-nobody = Full, baskets: { $baskets }. But nobody’s merchant sits here.
what-klongs-step = Luk Phat, step { $number }
what-klongs-step-start = Here the parasol begins.
what-klongs-step-pays = Whoever brings the parasol here gets { $points }.
what-klongs-step-little = Then a little market day begins.
what-klongs-step-big = Then the BIG market day begins, and with it the game ends.
what-klongs-stock = Boats in stock: { $boats }. They pay { $points } at the end; the more boats of one good, the more each is worth.
what-klongs-player = { $points } so far, and { $stock } more at the end for the stock.
first-thief = A thief! It may take one boat from its own row, unless an inspector guards that boat’s column.
first-inspector = An inspector! It drives the thieves out of its column and guards the boats there.
first-cookshop = A cookshop! Every landing beside it pays double.
first-luk-phat = Luk Phat! The parasol on the track took a step: that pays points, and at the next gong a market day begins.
first-neutral = A neutral boat: the man with the hat in it is nobody’s merchant. But its baskets count for everyone at the landings beside it.
first-movement = A movement card was used: it moves a boat of one’s own one space. Everyone has a few; this picture counts them.
first-market-little = A little market day: in turn, score one of your full landings or pass, twice round the table.
first-market-big = The BIG market day: full landings are scored until all pass in a row. Then the game is over.
good-shrimps = Shrimps
good-flowers = Flowers
good-avocados = Avocados
good-pineapples = Pineapples
good-aubergines = Aubergines
good-fish = Fish
good-bananas = Bananas
log-klongs-placed = { $name } places a boat: { $boat }.
log-klongs-moved = { $name } moves a boat with a card.
log-klongs-stolen = { $name } steals a boat: { $boat }.
log-klongs-stocked = { $name } puts a boat into stock: { $boat }.
log-klongs-in-hand = { $name } takes a boat into the hand: { $boat }.
log-klongs-chased = { $count ->
    [one] { $name }’s inspector chases a thief away.
   *[other] { $name }’s inspector chases { $count } thieves away.
}
log-klongs-luk-phat = { $name } moves the Luk Phat parasol: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-klongs-little-days = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the little market day.
log-klongs-big-day = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the BIG market day.
log-klongs-stock = { $name } counts the stock: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-klongs-passed = { $name } passes.
log-klongs-drawn = { $name } draws a boat.
log-klongs-skipped = { $name } cannot place a boat.
part-luk-phat = Luk Phat
part-little-days = Little days
part-big-day = BIG day
part-stock = Stock
why-klongs-taken = There is already a boat here.
why-klongs-no-such-space = No water here.
why-klongs-not-entry = For now, boats go on a free entry space.
why-klongs-dark-entry = With two players only the light entry spaces are open.
why-klongs-not-touching = It must touch another boat, at a side or a corner.
why-klongs-quarter-full = This quarter is full: it already has three boats.
why-klongs-inspector-column = An inspector guards this column: no thief can moor here.
why-klongs-not-in-hand = That boat is not in your hand.
why-klongs-not-now = First answer the question.
why-klongs-must-place = You can place a boat, so you must. Choose one.
why-klongs-no-boat = No boat here.
why-klongs-not-yours = That boat is not yours.
why-klongs-too-far = A movement card goes one space only, corners included.
why-klongs-no-card = You have no movement card left.
why-klongs-moved-already = Only one movement card a turn.
why-klongs-other-row = The thief can only take a boat from its own row.
why-klongs-protected = An inspector guards this column.
why-klongs-inspector = Inspectors cannot be stolen.
why-klongs-thief-itself = The thief cannot steal itself.
why-klongs-not-chased = No thief was chased away from here.
why-klongs-no-such-stack = That stack is empty.
why-klongs-no-landing = No landing here.
why-klongs-landing-open = Not complete: there must be a boat on all four spaces.
why-klongs-landing-not-yours = None of these four boats is yours.
why-klongs-not-at-landing = That boat is not at this landing.
why-klongs-only-your-own = On a little market day you take one of your own boats.
why-klongs-anothers = You cannot take another player’s boat.

## Bakong

object-rope = Rope
object-grapple = Grapple
object-kit = First-aid kit
object-logbook = Logbook
object-machete = Machete
object-torch = Torch
object-map = Map
object-compass = Compass
object-rope-use = Rivers do not stop you.
object-grapple-use = Cliffs do not stop you.
object-kit-use = Pits give you no ouch.
object-logbook-use = Once a turn you may roll both dice again.
object-machete-use = You may walk one tile more than the die.
object-torch-use = One more emerald in caves and emerald jungles.
object-map-use = After a flip you may flip a second tile of the same colour: after a red one, another red one.
object-compass-use = You may walk one tile less than the die.
thing-1 = An emerald worth 1 point
thing-3 = An emerald worth 3 points
# What is to be thrown away or left, inside a question.
lose-rope = the rope
lose-grapple = the grapple
lose-kit = the first-aid kit
lose-logbook = the logbook
lose-machete = the machete
lose-torch = the torch
lose-map = the map
lose-compass = the compass
lose-1 = the emerald worth 1 point
lose-3 = the emerald worth 3 points
thing-great = Great emerald { $points }
thing-great-use = Worth { $points } points at the end.
thing-cursed-use = Worth { $points } points, but cursed: waterfalls will do nothing for you.
thing-and-use = { $thing }: { $use }
thing-no-room = No room: something else must go first.
trail-jungle = Jungle: nothing happens here.
trail-emerald = Emerald jungle: stop here and take one emerald.
trail-abandoned = Abandoned camp: stop here and take an object.
trail-waterfall = Waterfall: stop here to get rid of an ouch.
trail-cave = Cave: stop here and roll both dice. The lower one is your number of emeralds.
trail-river = River: it ends your walk, unless you have the rope.
trail-cliff = Cliff: it ends your walk, unless you have the grapple.
trail-pit = Pit: walk in and you get an ouch, unless you have the first-aid kit.
trail-quicksand = Quicksand: walk in and you lose an object.
trail-camp = The camp: be the first one home.
trail-temple = The temple: choose a great emerald here.
what-bakong-camp = The camp
what-bakong-temple = The temple
what-bakong-under = Its other side: { $kind }.
what-bakong-homeward = On the way home with a great emerald. Tiles to the camp: { $tiles }.
what-bakong-outward = On the way to the temple. Tiles to go: { $tiles }.
what-bakong-left = Left in the reserve: { $count }.
what-bakong-die = A die with { $value }
what-bakong-die-text = Use it to flip the tile { $value } ahead, and walk by the other one; or the other way round.
what-bakong-cup = The dice cup
what-bakong-cup-text = A turn begins with a roll of both dice: one flips a tile, the other one walks.
what-bakong-pack = The backpack is worth { $points } so far.
what-bakong-ouches = { $count ->
    [one] One ouch: { $points } at the end.
   *[other] { $count } ouches: { $points } at the end.
} A waterfall heals one.
what-bakong-ouch = Each ouch is { $points } at the end. Pits give them, waterfalls heal them.
what-bakong-first-home = Whoever is back at the camp first gets { $points }, and the game ends.
what-bakong-round = In a round everybody has one turn. A game takes 8 to 20 rounds: it ends as soon as somebody is back at the camp with a great emerald.
what-bakong-reserve = The reserve
what-bakong-reserve-text = What nobody has taken yet: objects, emeralds and ouches.
first-quicksand = Quicksand! Whoever walks into it loses an object. Emeralds are safe.
first-cave = A cave! Roll both dice: the lower one says how many emeralds you find.
name-jungle = Jungle
name-emerald = Emerald jungle
name-abandoned = Abandoned camp
name-waterfall = Waterfall
name-cave = Cave
name-river = River
name-cliff = Cliff
name-pit = Pit
name-quicksand = Quicksand

bakong-first = Your first object
bakong-camp-finds = An abandoned camp
bakong-temple-finds = Left behind at the temple
bakong-greats = The great emeralds
bakong-round = Round { $round }
bakong-flips = flips
bakong-flips-nothing = nothing
bakong-walks = walks
bakong-waits = No room
ahead-steps-lost = { $steps ->
    [one] { $steps } step lost
   *[other] { $steps } steps lost
}
ahead-cave = +1 to 6 points
ahead-cave-torch = +2 to 7 points
ahead-ouch-less = 1 ouch less
ahead-object = +1 object
ahead-object-lost = −1 object
ahead-great = up to +{ $points } points
bakong-points = { $points ->
    [one] point
   *[other] points
}
prompt-bakong-first = { $name }: choose an object to start with
prompt-bakong-camp = { $name }: take an object from the camp?
prompt-bakong-temple = { $name }: take something that others left here?
prompt-bakong-roll = { $name }: roll the dice
prompt-bakong-die = { $name }: which die flips a tile?
prompt-bakong-flip = { $name }: flip with the { $flip } and walk { $walk }?
prompt-bakong-flip-nothing = { $name }: flip nothing with the { $flip } and walk { $walk }?
prompt-bakong-reroll = { $name }: roll both dice again?
prompt-bakong-second = { $name }: flip a second tile with the map?
prompt-bakong-walk = { $name }: how far do you want to walk?
prompt-bakong-sink = { $name }: which object does the quicksand get?
prompt-bakong-great = { $name }: choose a great emerald
prompt-bakong-room = { $name }: no room for this. Throw something away?
prompt-bakong-must = { $name }: make room for the great emerald
prompt-bakong-throw-reserve = { $name }: throw { $thing } away?
prompt-bakong-throw-temple = { $name }: leave { $thing } at the temple?
prompt-bakong-not-enough = That is not enough room yet.
prompt-bakong-sinks = { $name }: let { $thing } sink?
prompt-bakong-home = { $name } is home. { $verdict }
plate-roll = Roll
plate-reroll = Roll again
plate-flipnosecond = No second flip
plate-takenothing = Take nothing
plate-leaveit = Leave it
plate-walk = { $steps ->
    [one] { $steps } tile
   *[other] { $steps } tiles
}
log-bakong-rolled = { $name } rolls { $one } and { $two }.
log-bakong-rolled-again = { $name } rolls again: { $one } and { $two }.
log-bakong-flipped = { $name } flips a tile: { $was }, now { $now }.
log-bakong-second = { $name } flips another with the map: { $was }, now { $now }.
log-bakong-nothing-flipped = { $name }: the { $die } flips nothing.
log-bakong-walks = { $steps ->
    [one] { $name } walks { $steps } tile.
   *[other] { $name } walks { $steps } tiles.
}
log-bakong-walks-by = { $steps ->
    [one] { $name } walks { $steps } tile. { $thing }!
   *[other] { $name } walks { $steps } tiles. { $thing }!
}
log-bakong-crossed = { $thing }: { $name } gets past unharmed.
log-bakong-stopped = { $lost ->
    [one] { $name } has to stop: { $lost } step is lost.
   *[other] { $name } has to stop: { $lost } steps are lost.
}
log-bakong-ouch = { $name } falls into a pit. Ouch!
log-bakong-spared = { $name } falls into a pit, but no ouch is left.
log-bakong-sinking = { $name } walks into quicksand.
log-bakong-sank = { $name } loses an object in the quicksand: { $thing }.
log-bakong-cave = { $name } searches the cave: { $one } and { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } finds no emerald: none is left.
    [one] { $name } finds an emerald worth { $worth } point.
   *[other] { $name } finds emeralds worth { $worth } points.
}
log-bakong-left = { $name } leaves something behind: { $thing }.
log-bakong-healed = { $name } rests at the waterfall: one ouch less.
log-bakong-cursed = { $name } carries the curse: the waterfall does nothing.
log-bakong-camp-empty = { $name } finds nothing new in the camp.
log-bakong-takes = { $name } takes an object: { $thing }.
log-bakong-takes-nothing = { $name } takes nothing.
log-bakong-throws = { $name } throws away: { $thing }.
log-bakong-temple = { $name } reaches the temple!
log-bakong-great = { $name } takes the great emerald { $points } and turns for home.
log-bakong-home = { $name } is the first one home!
moment-bakong-great = { $name } takes the { $points }!
moment-bakong-home = { $name } is home first!
part-great = Great emerald
part-small = Small emeralds
part-first-home = First home
part-ouches = Ouches
explain-bakong-sinks-not = The quicksand takes objects only: emeralds are safe.
why-bakong-at-least-one = You must walk at least one tile.
why-bakong-have-it = You have this already. Nobody may carry two of the same.
why-bakong-just-flipped = You have just flipped this tile. Choose another one.
why-bakong-left-here = You have only just left this here.
why-bakong-must-take-great = You must take the great emerald: make room for it.
why-bakong-never-fits = It does not fit beside your great emerald.
why-bakong-never-thrown = You cannot throw a great emerald away.
why-bakong-no-compass = To walk one tile less you need the compass.
why-bakong-no-logbook = To roll again you need the logbook.
why-bakong-no-machete = To walk one tile more you need the machete.
why-bakong-no-such-die = No die shows that.
why-bakong-no-such-great = That great emerald is not in the temple.
why-bakong-no-such-object = There is no such object.
why-bakong-no-tile = Only the 24 tiles can be flipped.
why-bakong-none-left = There are none left.
why-bakong-not-at-temple = That is not at the temple.
why-bakong-not-in-front = You can only flip tiles ahead of you.
why-bakong-not-in-pack = That is not in your backpack.
why-bakong-not-now = First answer the question.
why-bakong-other-colour = Only a tile of the colour that you have just turned away.
why-bakong-rerolled = You can roll again only once a turn.
why-bakong-steps = The die says how far you walk.

## Bangkok: Floating Market

ware-peas = Blue peas
ware-fish = Fish
ware-passion-fruit = Passion fruit
ware-courgettes = Thai zucchini
chilli-shun = 5 points, −1 for each basket of: { $goods }. On board: { $carries }
chilli-each = 1 point for each basket of: { $goods }. On board: { $carries }
chilli-pairs = 2 points for each pair of: { $goods }. On board: { $carries }
chilli-once = 2 points for each good that is there exactly once. On board: { $carries }
card-each = chilli card “each one”
card-once = chilli card “only once”
card-pairs = chilli card “pairs”
card-shun = chilli card “none of these”
what-market-boat = { $baskets ->
    [one] Play it into the port: for its basket you take a card with that good.
   *[other] Play it into the port: for each of its { $baskets } baskets you take a card with that good.
}
what-market-boat-lay = Lay it in your market, or keep it: three cards stay in your hand. Chilli cards beside it count its goods, and so does your objective.
what-market-under = Nothing you hold fits into your market, so one of your cards goes under its deck. It may be this one.
what-market-boat-port = Play a card with one of its goods at an end of its row or column, and you can take it into your hand.
what-market-room = Room for a card
what-market-room-text = The first card goes into the top left corner, every other one beside a card.
what-market-laid = A boat in the market. Chilli cards beside it count its goods, and so does the objective.
what-market-pays = Pays { $points } now.
what-market-player = { $points } as it lies now. Cards in the market: { $cards } of 9.
what-market-more-to-come = The question mark stands for the objective that only { $name } knows.
what-market-held = In { $name }’s hand, for everyone to see.
what-market-objective = { $points } so far: { $each } for each { $good } in the market.
what-market-objective-hidden = A good that only { $name } knows: each one in the market pays at the end.
what-market-end = Play a card here: it takes cards of this row or column that share a good with it, and pushes the rest along.
what-market-deck-boat = The boats
what-market-deck-boat-text = The port is filled up from here. Cards left: { $count }.
what-market-deck-chilli = The chilli cards
what-market-deck-chilli-text = New cards for the port come from here while it shows too few chilli cards. Cards left: { $count }.
what-market-renew = Instead of playing a card: all cards of one row or column are replaced.
what-market-token = The turn token
what-market-token-text = It walks round the port, a place a turn. Where it stands no card can be played.
what-market-medals = Bronze for { $bronze }, silver for { $silver }, gold for { $gold }.
first-chilli = A chilli card! Laid into your market, it pays for the goods on it and beside it.
end-top = above column { $number }
end-bottom = below column { $number }
end-left = left of row { $number }
end-right = right of row { $number }
market-objective = Objective: { $points }
market-turns-left = { $count ->
    [one] The last turn
   *[other] { $count } turns to go
}
market-unseen = Cards nobody has seen yet
market-opens = The port fills with boats
market-last-round = Last round
market-three = Three cards at once!
market-complete = A full market!
prompt-market-play = { $name }: play a card, or renew a row or column
prompt-market-end = { $name }: at which end do you play it?
prompt-market-brings = { $count ->
    [one] { $name }: you get one card
   *[other] { $name }: you get { $count } cards
}
prompt-market-brings-lay = { $name }: you get { $count } cards, then you lay { $laid }
prompt-market-brings-choice = { $count ->
    [one] { $name }: you get one of these cards
   *[other] { $name }: you get { $count } of these cards
}
prompt-market-take = { $count ->
    [one] { $name }: which card do you take?
   *[other] { $name }: which { $count } cards do you take?
}
prompt-market-take-these = { $name }: take the cards with a tick?
prompt-market-renew = { $name }: renew a whole row or column?
prompt-market-line = { $name }: which row or column?
prompt-market-row-or-column = { $name }: its row or its column?
prompt-market-lay = { $count ->
    [one] { $name }, you hold { $held } cards: lay one in your market
   *[other] { $name }, you hold { $held } cards: lay { $count } in your market
}
prompt-market-lay-where = { $name }: where in your market?
prompt-market-under = { $name }: no card fits into your market. Which one goes under its deck?
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
prompt-market-alone = { $points ->
    [one] Your market is worth { $points } point.
   *[other] Your market is worth { $points } points.
}
note-market-boat = { $carries }: one card for each basket.
note-market-boat-laid = { $carries }: counts for the chilli cards beside it.
explain-market-nowhere = No open row or column shows a good of this card.
explain-market-other = Choose this card instead.
explain-market-renew = Renew instead? That is your whole turn.
explain-market-deck-boat = { $count ->
    [one] The deck of boats: { $count } card.
   *[other] The deck of boats: { $count } cards.
}
explain-market-deck-chilli = { $count ->
    [one] The deck of chilli cards: { $count } card.
   *[other] The deck of chilli cards: { $count } cards.
}
explain-market-rival = { $count ->
    [0] { $name }’s market is full.
    [one] { $name }’s market: { $count } place is still free.
   *[other] { $name }’s market: { $count } places are still free.
}
plate-renew = Renew
plate-take = Take
compass-title = { $name }: your secret objective
peek-not-yours = This player looks with their own controller.
compass-press = Press a direction that nobody else can see.
compass-there = Your good is in the direction you pressed.
compass-away = Everyone else looks away. Then click.
compass-up = Your good is the top one.
log-market-played = { $name } plays a card { $end }: { $card }.
log-market-taken = { $name } takes: { $cards }.
log-market-laid = { $name } lays a card in row { $row }, column { $column }: { $card }.
log-market-under = { $name } puts a card under its deck: { $card }.
log-market-renewed-row = { $name } renews row { $number }.
log-market-renewed-column = { $name } renews column { $number }.
log-market-last-round = { $name } has a full market: the last round!
log-market-full = { $name } has a full market: the game ends.
log-market-standstill = Nobody has laid a card for { $rounds } rounds: the game ends.
log-market-pontoon = { $name }’s objective: { $good }.
log-market-scored = { $name }: { $points } ({ $part }).
part-objective = Objective
part-shun = Chilli: avoid
part-each = Chilli: each one
part-pairs = Chilli: pairs
part-once = Chilli: only once
part-complete = Full market
why-market-not-in-hand = That card is not in your hand.
why-market-no-such-end = No row or column ends here.
why-market-deck-end = A deck is in the way: you cannot play above this column.
why-market-token-end = The token closes this end for this turn.
why-market-nothing-shared = No card in this row or column shows a good of your card.
why-market-take-all = Take as many cards as you can.
why-market-cannot-take = This card cannot take those.
why-market-no-such-line = There is no such row or column.
why-market-surplus-first = First lay cards until you hold three.
why-market-no-surplus = You lay cards only when you hold more than three.
why-market-no-such-place = Your market has no such place.
why-market-place-taken = There is already a card here, and cards never move.
why-market-first-corner = The first card goes into the top left corner.
why-market-not-touching = It must touch one of your cards by a side.
why-market-chilli-row = This row already has its chilli card.
why-market-chilli-column = This column already has its chilli card.
why-market-chilli-nowhere = Every place you can reach is in a row that has its chilli card already.
why-market-chilli-nowhere-expert = Every place you can reach is in a row or column that has its chilli card already.
why-market-full = Your market is full.
why-market-must-lay = You can lay a card, so you must. Choose one.

## Alone

title-solo = Play alone
solo-title = Play alone
solo-lead = Build the best market you can in nine turns.
solo-new = New market
solo-new-line = New cards, for the hall of fame
solo-day = Market of the day
solo-day-line = { $date }: the same cards for everyone
solo-day-done = Played today: { $points }
solo-day-spent = Already played today, by a computer player
solo-hall = Hall of fame
solo-hall-line = The best markets: look at them, or play them again
solo-player = Player: { $name }
solo-seed = Play by number
solo-seed-empty = Market number
solo-mode = Chilli cards
solo-mode-base = One per row
solo-mode-expert = Expert: one per row and column
solo-of-day = Market of the day, { $date }
solo-nobody = No result yet.
solo-best = To beat: { $name }, { $points }
solo-next = { $missing ->
    [one] One point to the next medal
   *[other] { $missing } points to the next medal
}
solo-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
hall-title = Hall of fame
hall-tab-base = One per row
hall-tab-expert = Expert
hall-tab-day = Today’s market
hall-empty = Nobody yet. Be the first!
hall-hint = Market number { $seed }
hall-hint-helped = Market number { $seed }, played with a hint
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-word = { $points ->
    [one] point
   *[other] points
}
result-medal-none = No medal this time
result-medal-bronze = A bronze medal!
result-medal-silver = A silver medal!
result-medal-gold = A gold medal!
result-computer = With a computer player
result-next = { $missing ->
    [one] So close: just one more point for the next medal!
   *[other] { $missing } more points for the next medal
}
result-place = Number { $place } in the hall of fame
result-place-day = Number { $place } today
result-practice = For practice: only your first try of the day counts
result-helped = Played with a hint
result-not-own = No medal, no place in the hall of fame
result-day-spent = Today’s market now counts as played
result-again = Same cards again
result-new = New market

## Hints

hint-dice-correct = A group makes exactly { $goal }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-close = With { $sum } this group may come closest to { $goal }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-towards = That makes { $sum }. With a { $need } you reach { $goal }.
hint-dice-sequence = A run of { $count }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
hint-dice-three = Three { $value }s in three colours: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-most-value = You will have the most { $value }s: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
hint-dice-more-value = You catch up in { $value }s: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
hint-dice-most-colour = You will have the most { $colour } dice: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
hint-dice-more-colour = You catch up in { $colour } dice: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
hint-dice-colour = But for now another colour costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-dice-deny = It is the last { $value }. The next player would get { $points ->
    [one] { $points } point
   *[other] { $points } points
} for it.
hint-dice-new = A { $value } starts a new group, and everything is still possible.
hint-dice-spare = A { $value } fits here and spoils nothing.

hint-klongs-step = The parasol brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
hint-klongs-day = The market day comes now, and a landing pays you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-big-day = The BIG market day comes now and ends the game; a landing pays you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-full = It completes a landing: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you on a market day.
hint-klongs-third = Then a landing needs just one more boat. So far it would pay you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-double = The cookshop doubles what your merchants get there.
hint-klongs-merchant = Your merchant goes aboard: one more boat is yours.
hint-klongs-guard = { $boats ->
    [one] The inspector protects a boat of yours in its column.
   *[other] The inspector protects { $boats } boats of yours in its column.
  }
hint-klongs-loot = From there the thief can take a boat at once: { $good }.
hint-klongs-rob = From there the thief can take somebody’s boat at once: { $good }.
hint-klongs-baskets = Its baskets are next to a merchant of yours.
hint-klongs-chase = It chases a thief away.
hint-klongs-take-thief = The thief can steal for you now.
hint-klongs-spoil = It spoils a landing that would pay others { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than you.
hint-klongs-stock = One more boat in your stock ({ $good }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
hint-klongs-special = Your best landings stay complete.
hint-klongs-keep = It is worth more in your hand than in your stock.
hint-klongs-score = The landing pays you alone: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-klongs-score-shared = The landing pays you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and others at most { $others }.
hint-klongs-pass = Scoring takes a boat off the water that does more for you there.
hint-klongs-pass-wait = There is no hurry: on this day you may pass now and score later.
hint-klongs-pass-gift = Each landing you could score pays another player at least as much as you.
hint-klongs-pass-cost = { $points ->
    [one] The boat you would take is needed at another landing of yours: one point.
   *[other] The boat you would take is needed at another landing of yours: { $points } points.
}
hint-klongs-card-idle = Moving a boat now fills no landing and gains too little. Keep the card until a move gains more.
hint-klongs-card-later = { $points ->
    [one] Moving a boat now would bring you one point. The card can bring more later.
   *[other] Moving a boat now would bring you { $points } points. The card can bring more later.
}
hint-klongs-card-waits = { $steps ->
    [one] The market day is one step away.
   *[other] The market day is { $steps } steps away: there is still time.
}
hint-klongs-card-worth = { $left ->
    [0] It is worth your last movement card.
    [one] It is worth a movement card; you keep one for later.
   *[other] It is worth a movement card; you keep { $left } for later.
}
hint-klongs-draw-open = You get a boat for one of your merchants.
hint-klongs-draw-neutral = You get more baskets for your landings, or a parasol.
hint-klongs-closes = It fills the quarter: nobody else can moor there.
hint-klongs-blocks = It takes a space at a landing of the others and brings them no baskets.
hint-klongs-saves = { $boats ->
    [one] You keep a boat for one of your merchants.
   *[other] You keep { $boats } boats for your merchants.
}
hint-klongs-far = There it helps nobody else.
hint-klongs-least = { $points ->
    [one] On a market day it brings the others one point at most.
   *[other] On a market day it brings the others { $points } points at most.
}
hint-klongs-landings = There it touches { $many } landings, here only { $few }.
hint-klongs-opens = It makes room for one more boat in this quarter.
hint-klongs-company = There it is next to more boats: a landing fills sooner.
hint-klongs-withdraw = { $points ->
    [one] It takes its baskets away from a landing of the others: they get one point less.
   *[other] It takes its baskets away from a landing of the others: they get { $points } points less.
}
hint-klongs-steal-own = Your own boats are best left where they are.
hint-klongs-steal-nothing = The boats in this row are worth more to you where they are.
hint-klongs-leave-thief = You draw a new boat instead.
hint-klongs-reboard = The merchant comes from a boat that is at no complete landing.
hint-klongs-stay = Your merchants are better off where they are.
hint-klongs-only = The other choices bring less.

hint-bakong-home = You are home first: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and the game ends.
hint-bakong-home-short = You are home and the game ends, but you are { $points ->
    [one] { $points } point
   *[other] { $points } points
} short of winning. It hardly gets better now.
hint-bakong-costs-pits = { $count ->
    [one] The pit on the way costs you { $points } points.
   *[other] The { $count } pits on the way cost you { $points } points.
}
hint-bakong-costs-sand = { $count ->
    [one] The quicksand on the way takes an object from you.
   *[other] The quicksand on the way takes { $count } objects from you.
}
hint-bakong-costs-both = The way costs you { $points } points and { $count ->
    [one] an object
   *[other] { $count } objects
}.
hint-bakong-no-better = These dice bring you nothing better.
hint-bakong-cursed = { $count ->
    [0] But it is cursed: with it, waterfalls take away no ouches.
    [one] But it is cursed: with it, waterfalls will not take away your ouch.
   *[other] But it is cursed: with it, waterfalls will not take away your { $count } ouches.
}
hint-bakong-not-home = You need more points before you come home.
hint-bakong-temple = You reach the temple: up to { $points } points are waiting there.
hint-bakong-stop-emerald = You stop at an emerald and take it.
hint-bakong-stop-cave = You stop at a cave: one to six emeralds.
hint-bakong-stop-waterfall = At the waterfall you get rid of an ouch.
hint-bakong-stop-abandoned = You stop at a camp and may take an object.
hint-bakong-spared-pit = This way you stay out of the pit.
hint-bakong-spared-quicksand = This way you stay out of the quicksand.
hint-bakong-spared-stopped = This way nothing stops you.
hint-bakong-clear-river = A river in front of you is gone.
hint-bakong-clear-cliff = A cliff in front of you is gone.
hint-bakong-clear-pit = A pit in front of you is gone.
hint-bakong-clear-quicksand = The quicksand in front of you is gone.
hint-bakong-bring-cave = A cave comes up in front of you.
hint-bakong-bring-emerald = An emerald comes up in front of you.
hint-bakong-hinder-river = The river holds up somebody else.
hint-bakong-hinder-cliff = The cliff holds up somebody else.
hint-bakong-hinder-pit = The pit is in somebody else’s way.
hint-bakong-hinder-quicksand = The quicksand is in somebody else’s way.
hint-bakong-further = It gets you { $steps ->
    [one] one tile further.
   *[other] { $steps } tiles further.
}
hint-bakong-steps = You walk { $steps ->
    [one] one tile.
   *[other] { $steps } tiles.
}
hint-bakong-look = You find out what is on the other side of this tile.
hint-bakong-second = The other side of that tile suits you better.
hint-bakong-no-second = The other tiles are best left as they are.
hint-bakong-reroll = A new roll will probably bring you more.
hint-bakong-reroll-pit = A new roll may keep you out of the pit.
hint-bakong-reroll-stopped = A new roll may get you further.
hint-bakong-reroll-quicksand = A new roll may keep you out of the quicksand.
hint-bakong-object-rope = { $count ->
    [one] It takes you across the river ahead.
   *[other] It takes you across { $count } rivers ahead.
}
hint-bakong-object-grapple = { $count ->
    [one] It takes you over the cliff ahead.
   *[other] It takes you over { $count } cliffs ahead.
}
hint-bakong-object-kit = { $count ->
    [one] It protects you in the pit ahead.
   *[other] It protects you in { $count } pits ahead.
}
hint-bakong-object-torch = { $count ->
    [one] It finds one more emerald at a place ahead.
   *[other] It finds one more emerald at each of { $count } places ahead.
}
hint-bakong-object-logbook = A second roll each turn saves you from the worst.
hint-bakong-object-machete = One more tile each turn gets you home sooner.
hint-bakong-object-map = A second flip each turn clears the way.
hint-bakong-object-compass = One tile less lets you stop where you want, and it is small.
hint-bakong-object = It will be useful when tiles turn over.
hint-bakong-fits = There is room for it.
hint-bakong-nothing = Nothing here is worth the room.
hint-bakong-useless-rope = You no longer need it: there is no river ahead.
hint-bakong-useless-grapple = You no longer need it: there is no cliff ahead.
hint-bakong-useless-kit = You no longer need it: there is no pit ahead.
hint-bakong-useless-torch = You no longer need it: there are no emeralds ahead.
hint-bakong-least = You can do without it most easily.
hint-bakong-great-most = It is the most valuable one: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-bakong-great-other = It is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and you give up less for it.
hint-bakong-throw-small = You give up { $points ->
    [one] one point
   *[other] { $points } points
} at most.
hint-bakong-leave = What you carry is worth more.

hint-market-fills = It fills your market: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-market-brings = { $points ->
    [one] One of these cards brings a point at once.
   *[other] One of these cards brings { $points } points at once.
}
hint-market-chilli = You get a chilli card, and there is a row for it.
hint-market-lays = { $count ->
    [one] You get enough to lay a card this turn.
   *[other] You get enough to lay { $count } cards this turn.
}
hint-market-objective = { $count ->
    [one] One more good for your objective.
   *[other] { $count } more goods for your objective.
}
hint-market-denies = You take a card that would bring the next player about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-market-takes = { $count ->
    [one] You get a card that may suit you better.
   *[other] You get { $count } cards that may suit you better.
}
hint-market-renew = New cards may suit your hand better.
hint-market-under = You will miss this card least.
hint-market-lay-chilli = { $points ->
    [one] This chilli card pays a point there already.
   *[other] This chilli card pays { $points } points there already.
}
hint-market-lay-pays = { $points ->
    [one] It adds a point to the chilli cards beside it.
   *[other] It adds { $points } points to the chilli cards beside it.
}
hint-market-lay-harmless = It fits there, and you keep the better cards.
hint-market-lay-least = { $points ->
    [one] It is your best card to lay, though it costs one point there.
   *[other] It is your best card to lay, though it costs { $points } points there.
}
hint-market-lay-room = It can earn more there later.

## Guided rounds

lesson-title = Guided round
lesson-offer-title = First time?
lesson-offer-text = Play a guided round: a few minutes at the real table, and you know how it goes.
lesson-begin = Play a guided round
lesson-go-on = Continue where you left off
lesson-anew = Start from the beginning
lesson-not-now = Not now
lesson-unwelcome = That would work too. For now, let’s do it as shown.
lesson-again = Start from the beginning
lesson-leave = Leave the guided round
lesson-leave-hint = You can continue from here later.
lesson-done-title = That is all you need!
lesson-done-text = Play on from here against friendly computer players, or start a game of your own. “What is this?” explains everything on the table, “Hint” shows a good move.
lesson-done-alone = Play on from here, or start a new market. “What is this?” explains everything on the table, “Hint” shows a good move.
lesson-play-on = Play on from here
lesson-new-game = Play a new game
lesson-main-menu = Main menu
lesson-dice-welcome = Welcome to the night market! These dice are for all of us. We take turns, one die at a time, until everyone has seven.
lesson-dice-goal = This is the goal of the round: 8. Every group of your dice that adds up to 8 earns 4 points.
lesson-dice-first = It’s your turn. Take the green 5.
lesson-dice-second = Now take the red 3 and put it with your 5.
lesson-dice-second-other = That would work too. For now, let’s make 8: the red 3 goes with your 5.
lesson-dice-hit = 5 and 3 make 8. At the end of the round, this group earns you 4 points!
lesson-dice-now = “Now” says what each of us would get if the round ended right here. It is more than 4 because other things earn points too. They come next, and this goes up and down.
lesson-dice-alone = A die may start a new group. Take the red 4 and put it on its own.
lesson-dice-alone-other = That would work too. For now, let’s give the 4 a group of its own.
lesson-dice-again = Put the yellow 4 with it. That makes 8 again.
lesson-dice-run = You have 3, 4 and 5: a run! Three or more in a row earn points, whichever groups they are in.
lesson-dice-third-four = Now take the green 4 and put it on its own.
lesson-dice-three = Three 4s in three different colours: 8 points!
lesson-dice-colours = Somchai has only red and yellow dice. Whoever has the fewest colours gets 6 points.
lesson-dice-closest = Missed the goal? The group that comes closest gets 2 points. Anong’s 7 is very close.
lesson-dice-most-colour = There are points for the most dice of each colour. Green is on this row: 5 points for the most green dice.
lesson-dice-green = So let’s take another green one: the 1, into the group with your green 4.
lesson-dice-most-value = And there are points for the most dice of each value: 3 points for the most 4s. You have three!
lesson-dice-last = Your last die: the green 3. With 4 and 1 it makes 8 once more.
lesson-dice-counted = You win this round! There are three rounds with a new goal each. Whoever has the most points after them wins the game.
lesson-bakong-welcome = Welcome to the jungle! At the end of the trail is the temple of Bakong. Fetch an emerald there, and bring home the backpack worth the most points.
lesson-bakong-object = Everyone takes one object along. Take the grapple: with it you climb cliffs.
lesson-bakong-object-other = A fine choice, too. For now, let’s take the grapple.
lesson-bakong-roll = It’s your turn. Roll the dice!
lesson-bakong-flip = With one die you flip a tile, with the other you walk. The 1 flips the first tile ahead of you: the river. Then you walk 3. Choose the 1.
lesson-bakong-flip-other = That would work too. For now, let’s flip the river with the 1.
lesson-bakong-flipped = The river is gone, and you have walked 3 tiles. Every tile has another side.
lesson-bakong-emerald = Dara stopped at an emerald and now has 1 point in the backpack.
lesson-bakong-roll-again = Your turn again. Roll!
lesson-bakong-under = What may be under the second tile ahead? Flip it with the 2, and walk 6.
lesson-bakong-under-other = That would work too. For now, let’s look under the second tile with the 2.
lesson-bakong-pit = A pit! Red tiles get you even when you only walk through. You have an ouch now: it costs 3 points.
lesson-bakong-river = And here the river stopped you. Yellow tiles, rivers and cliffs, end your walk.
lesson-bakong-roll-cure = There is a cure for that ouch. Roll!
lesson-bakong-to-waterfall = This waterfall is 4 tiles away. Flip with the 3, and walk 4.
lesson-bakong-to-waterfall-other = That would work too. For now, let’s go to the waterfall: flip with the 3.
lesson-bakong-climbed = A cliff came up, but your grapple took you over it!
lesson-bakong-waterfall = And the waterfall has washed your ouch away. Green tiles help you only where you stop.
lesson-bakong-roll-on = On we go. Roll!
lesson-bakong-to-camp = Somebody left a camp here, 5 tiles away. Flip with the 4, and walk 5.
lesson-bakong-to-camp-other = That would work too. For now, let’s go to the camp: flip with the 4.
lesson-bakong-camp = You may take an object from this camp. Take the first-aid kit: then pits give you no ouch.
lesson-bakong-camp-other = A fine choice, too. For now, let’s take the first-aid kit.
lesson-bakong-roll-danger = A dangerous piece of trail lies ahead. Roll!
lesson-bakong-danger = You have no rope for this river. Flip it with the 3, and walk 6.
lesson-bakong-danger-other = That would work too. For now, let’s flip the river with the 3.
lesson-bakong-quicksand = Past the pit and over the cliff, well done! But the quicksand on the way takes one of your objects. Choose which one.
lesson-bakong-roll-temple = The temple is very near. Roll!
lesson-bakong-to-temple = Both dice take you there: your walk ends at the temple. Choose either one.
lesson-bakong-great = The great emeralds! Everyone takes just one. Take the 17: it is worth 17 points, but it is cursed. With it, waterfalls cannot wash your ouches away.
lesson-bakong-great-other = A fine choice, too. For now, let’s be bold and take the 17.
lesson-bakong-homewards = Now back to the camp, the same way. Roll!
lesson-bakong-to-cave = A cave, just 1 tile away! Flip with the 3, and walk 1.
lesson-bakong-to-cave-other = That would work too. For now, let’s look into the cave: flip with the 3.
lesson-bakong-cave = In a cave two dice are rolled, and the lower one counts. A 4: that is 4 more points for you!
lesson-bakong-home = Whoever is home first with a great emerald gets 3 points and ends the game. Then everyone counts, and whoever has the most points wins.
lesson-klongs-welcome = Welcome to the floating market! Bring your boats to the landings: on market days they earn points. Whoever has the most points wins.
lesson-klongs-first = This boat has an empty seat: whoever brings it owns it. Choose it, then the space that lights up.
lesson-klongs-mine = One of your merchants boards it: it’s your boat now. Each turn you bring one boat. End your turn.
lesson-klongs-landing = This is a landing, with four spaces round it. Once there is a boat on each of them, it can pay everyone who has a boat of their own there.
lesson-klongs-neutral = A boat with a merchant painted on it belongs to nobody. Bring this one. Every boat has to touch another one; corners count too.
lesson-klongs-parasol = It carries the Luk Phat parasol! The parasol moves one step and you get the points there: 6. Now end your turn.
lesson-klongs-second = Anong has come to your landing. Bring another boat of your own to the space that lights up: soon it will move on to the landing.
lesson-klongs-wait = Good. End your turn, and let’s see what Anong does.
lesson-klongs-thief = A thief! A thief takes a boat from its row. Anong has taken the boat with the parasol.
lesson-klongs-inspector = But you have an inspector. Bring him into the column of the thief!
lesson-klongs-chased = The thief is chased away! You may even take it into your own hand. Do it!
lesson-klongs-guard = And the inspector stays: no thief can touch a boat in this column. End your turn.
lesson-klongs-my-thief = Now the thief works for you. Send it into the row of Anong’s boat at your landing.
lesson-klongs-steal = Take Anong’s boat!
lesson-klongs-stock = Put it into your stock. Boats there earn points at the end, more and more for boats with the same good.
lesson-klongs-stock-other = That would work too. For now, let’s put it into your stock.
lesson-klongs-card = There is room at your landing now! You have two movement cards for the whole game. Use one: move this boat one space, to there. You may use one each turn, before or after you bring a boat.
lesson-klongs-cookshop = Mmm, a cookshop! A landing with a cookshop pays double. Bring it to yours.
lesson-klongs-quarter = The jetties divide the water into quarters. Three boats fill a quarter: no fourth one may come in. End your turn.
lesson-klongs-last = One space is free at your landing. Bring the boat with the parasol!
lesson-klongs-score = The gong: a little market day! Your landing has 5 baskets. You get 5 points for each of your two boats, and the cookshop doubles it. Score it!
lesson-klongs-score-other = You could pass, too. But this one is really good: score it!
lesson-klongs-remove = 20 points! Whoever scores takes one of their boats from the landing into their stock. Choose one.
lesson-klongs-big = The last step is the BIG market day: everyone scores until all have passed. Then the stock is counted, and the game is over. You are far ahead!
lesson-market-welcome = Welcome to the floating market! Here you build a market of your own: nine boats, three by three. The market with the most points wins.
lesson-market-hand = You get your boats from the port. In your hand you keep three cards. Each good in the picture of a boat is one basket.
lesson-market-one = It’s your turn. Play the basket of blue peas at this end of the port. It takes a card that shows blue peas.
lesson-market-one-other = That would work too. For now, let’s play the blue peas at the bottom of the middle column.
lesson-market-taken = One basket, one card: it is in your hand now, and you hold three cards again.
lesson-market-two = Two baskets take two cards. Play fish and passion fruit at the right of the top row: one of the two is a chilli card that shows fish.
lesson-market-slide = Your boat came in from the right and the others slid along. A new card fills the gap.
lesson-market-lay = You hold four cards, and everything above three goes into your market. Your first card always goes to the top left corner.
lesson-market-lay-other = That would work too. For now, let’s lay the boat with fish and passion fruit.
lesson-market-three = Now three baskets! Play them at the top of the left column and take all three cards.
lesson-market-each = You hold five cards, so you lay two. This chilli card gives 1 point for each basket of fish on itself and on the cards that touch it. Lay it beside your boat.
lesson-market-objective = 3 points! And this is your objective: 1 point for each basket of blue peas anywhere in your market. When you play with friends it is hidden, and only you can look at it.
lesson-market-touch = Every new card must touch one of yours by a side. Lay the boat with peas and fish below the chilli card: 1 point for the peas, 1 for the fish.
lesson-market-pairs = Every chilli card counts itself and the cards that touch it. This one: 2 points for each pair of blue peas and fish.
lesson-market-renew = Instead of playing a card, you may renew a row or column: new cards for all of it. Renew the middle row. That is your whole turn.
lesson-market-three-again = Lucky you: the whole right column shows passion fruit now. Play your three baskets of it at the top.
lesson-market-once = This chilli card gives 2 points for each good that is there exactly once. A row has room for one chilli card, so lay it in the middle row.
lesson-market-once-other = That would work too. For now, let’s lay this chilli card at the right of the middle row.
lesson-market-shun = The last kind: 5 points, minus 1 for each basket of fish. There is no fish down here. Lay it below the other chilli card.
lesson-market-end = 16 points! When somebody lays their ninth card, we finish the round, and the game is over. A full market brings 2 more points.
lesson-alone-welcome = You know the floating market. Alone, you have nine turns to build the best market you can.
lesson-alone-token = This token closes one end of the port: you cannot play a card here this turn. After every turn it moves on to the next end.
lesson-alone-two = Play fish and passion fruit at the left of the middle row, and take two cards.
lesson-alone-lay = Lay the boat with passion fruit and zucchini in the corner.
lesson-alone-decks = The two decks lie above the first and the third column. No card can ever be played there.
lesson-alone-three = The token has moved on: eight turns left. Play your three baskets at the bottom of the left column.
lesson-alone-each = Three cards at once! Lay the chilli card that counts passion fruit beside your boat.
lesson-alone-shun = And below it the one that does not like fish.
lesson-alone-medals = 13 points after two turns! 20 points earn bronze, 24 silver and 28 gold.
lesson-alone-day = Every day there is a market of the day, the same for everyone. Your first try counts. Good luck!

## Results

results-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
results-total = Total
results-rematch = Rematch
results-again = Watch again
results-title-screen = Main menu

## Settings

settings-title = Settings
settings-display = Display
settings-sound = Sound
settings-motion = Motion & speed
settings-text = Text & contrast
settings-controls = Controls
settings-help = Language & help
settings-language = Language
settings-fullscreen = Full screen (F11)
settings-screen = Which screen
settings-effects = Effects
settings-music = Music
settings-mute = Mute everything
settings-aloud = Read aloud
settings-aloud-hint = Your system’s voice says what is asked, what is selected and what the others do.
settings-aloud-linux = No speech was found here: install speech-dispatcher, and it can be switched on.
settings-aloud-none = No speech was found here: switch on the speech of your system first.
settings-aloud-muted = Nothing is read aloud while everything is muted.
aloud-closed = Cannot be chosen now
settings-speed = Speed
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-reduced = Reduced motion
settings-reduced-hint = Lanterns and water stand still, and moves are shown briefly.
settings-text-size = Text size
settings-text-sample = Lanterns drift past the temple steps while the last boats of the market turn for home.
settings-contrast = High contrast
settings-contrast-hint = Dark panels with light edges, clear words and thick frames; what lies behind is darker.
settings-notes = Explain new things
settings-notes-hint = The first time something happens, a sentence says what it is.
settings-notes-again = Explain everything once more
settings-rumble = Rumble on your turn
settings-left-handed = Left-handed
settings-left-handed-hint = Controllers are mirrored: choose with the left thumb. WASD are arrows too.
settings-scan = One button
settings-scan-hint = Everything that can be chosen is offered in turn; one button chooses. Its first press begins.
settings-scan-slow = Slow
settings-scan-normal = Normal
settings-scan-fast = Fast
settings-switch = The button
settings-switch-hint = For “One button”: choose this row, then press the key or button you play with.
settings-switch-press = Press the button …
scan-rests = Press to begin
settings-buttons = Controller buttons
settings-keys = Keys
settings-lessons = Offer the guided rounds again
settings-lessons-hint = Asks once more when you open a game.
settings-own-open = Boards and guided rounds of your own
settings-own-hint = Opens the place for them on this computer. What you make there is offered the next time Longtail starts.
settings-own-text = Boards that you made go into its folder maps, lessons into lessons. Begin from an example that lies there, and save it under a name such as klongs-attic or dice-grandmother. All are checked like ours, and offered the next time Longtail starts; if one does not fit together, a sentence says why.
settings-own-sorry = The folder cannot be opened from here. It is { $folder }
on = On
off = Off
bind-standard = Restore defaults
bind-only = Only for controllers named “{ $name }”
bind-press-pad = Press the new button for “{ $action }”.
bind-press-keys = Press the new key for “{ $action }”.
bind-never-mind-pad = To cancel, press a key or click.
bind-never-mind-keys = To cancel, press Escape or a button, or click.
action-confirm = Choose, confirm
action-back = Back
action-undo = Undo
action-peek = Score now
action-hint = Hint
action-log = History
action-rules = Rules
action-menu = Menu
action-previous = Previous page
action-next = Next page

## Rules

rules-title = Rules · { $game }
rulings-title = Rulings
rulings-lead = Where the published rules leave a question open, this is how we play it.

rules-dice-goal-title = What you are after
rules-dice-goal-text =
    Take dice from the middle and sort them into groups.

    There are seven ways to score with them. Whoever has the most points after the last round wins.
rules-dice-turn-title = Your turn
rules-dice-turn-text =
    Take one die. Let it begin a new group, or add it to a group of yours.

    Groups are never split or joined. When everybody has seven dice, the round is counted.
rules-dice-sum-title = 1 · Hit the goal
rules-dice-sum-text =
    Every round has a goal between 7 and 12.

    Each group that adds up to exactly that number earns you 4 points.
rules-dice-closest-title = 2 · A near miss
rules-dice-closest-text =
    Of all groups at the table that miss the goal, those that come nearest earn 2 points each. Too many or too few makes no difference.

    A single die is a group, too.
rules-dice-colours-title = 3 · Few colours
rules-dice-colours-text =
    Whoever has dice of the fewest colours gets 6 points. If several players tie, each of them gets 6.

    From here on all your seven dice count, however you grouped them.
rules-dice-kind-title = 4 · Three of a kind
rules-dice-kind-text =
    Three dice with the same number in three different colours earn 8 points, once a round.

    With two players there are only two colours, so nobody can score this.
rules-dice-runs-title = 5 · Runs
rules-dice-runs-text =
    Numbers in a row, such as 2 3 4, earn points: a run of three 2 points, of four 4, of five 6, of six 8.

    Each die counts in one run only. Your longest run is taken first.
rules-dice-values-title = 6 · Most of a number
rules-dice-values-text =
    For each number the board on the left pays the player with the most dice of it, then the second and the third.

    Most twos here: 5 points. Second: 2 points. Third: 1 point.
rules-dice-most-of-colour-title = 7 · Most of a colour
rules-dice-most-of-colour-text =
    Each colour has a die on the board, too. Its row says what that colour pays.

    Here blue is in the row of the fours: most blue dice 3 points, second 1 point.
rules-dice-ties-title = When players tie
rules-dice-ties-text =
    Players who tie slip down: two of them by one place, three of them by two.

    Here one player has most twos and gets 5 points. Two tie for second place, so both get what third place pays: 1 point.
rules-dice-count-title = A round, counted
rules-dice-count-text =
    The goal was 9. These seven dice earn 4 points for a group of 9, 8 for three fours in three colours, 4 for the run 3 4 5 6, and 3 for the most fours.

    Together 19 points.
rules-dice-start-title = How a round begins
rules-dice-start-text =
    One die plus 6 is the goal.

    One die of each colour is rolled for the board and goes to the row of its number. If that row is taken, it slides down to the next free one. With none free below, it takes the nearest free row above.
rules-dice-end-title = The end
rules-dice-end-text =
    There are as many rounds as players, and the points of all rounds add up.

    The most points win. Players who tie for first place all win.
ruling-dice-1 = Value board: first, one die of each number rolled takes its row; then the others of the same number move on, the lowest number first. Which of several equal dice stays is decided by chance.
ruling-dice-2 = Near misses are compared over all players. Groups that hit the goal take no part, and if no group misses it nobody scores.
ruling-dice-3 = Most of a number or colour: a player who has none of it takes no place.
ruling-dice-4 = Where a die goes is final by the book. At this table you may still undo back to the last roll, because nothing is hidden.

rules-klongs-goal-title = What you are after
rules-klongs-goal-text =
    You are a trader at the floating market of Bangkok.

    Bring boats together round the landings. On market days those landings pay everyone who has a boat there. Whoever has the most points at the end wins.
rules-klongs-points-title = Where points come from
rules-klongs-points-text =
    Market days bring the most: they pay for your boats round a landing.

    The Luk Phat track pays you a little at once.

    Boats in your stock count at the end.
rules-klongs-boat-title = Boats
rules-klongs-boat-text =
    A boat carries one of seven goods and up to three baskets. The more baskets, the better.

    An open boat has an empty seat: when you place it, your merchant sits down and it is yours. A neutral boat has a merchant already and belongs to nobody.
rules-klongs-place-title = Your turn
rules-klongs-place-text =
    Place one of your four boats on free water next to a boat that is already there. A side or a corner will do, and jetties do not matter.

    Then you draw a new boat.
rules-klongs-entry-title = The first boat
rules-klongs-entry-text =
    In the first round everyone begins on an entry space, the ringed ones at the left and right edge.

    With two players only the light ones at the left are open.
rules-klongs-quarter-title = Quarters
rules-klongs-quarter-text =
    The jetties divide the water into quarters of four spaces.

    A quarter has room for three boats. Its fourth space stays free until a boat leaves.
rules-klongs-landing-title = Landings
rules-klongs-landing-text =
    A landing stands where four spaces meet on a jetty.

    When boats lie on all four of those spaces, the landing is complete and can pay on a market day.
rules-klongs-sum-title = What a landing pays
rules-klongs-sum-text =
    Add up the baskets of the four boats: here 2 + 0 + 3 + 0 = 5.

    Every player gets that sum for each of their own boats there. Two boats: 10 points. One boat: 5 points.
rules-klongs-merchants-title = Merchants
rules-klongs-merchants-text =
    Each boat you own needs one of your merchants: you have 16 with two players, 11 with three, 8 with four.

    No merchant left? Then leave the new boat without an owner, or bring a merchant over from another of your boats.
rules-klongs-luk-phat-title = The Luk Phat track
rules-klongs-luk-phat-text =
    Place a boat with a parasol, and the parasol on the track moves one step. You get the points of that step.

    Some steps are market days: first two little ones, then the BIG one, which ends the game.
rules-klongs-little-title = A little market day
rules-klongs-little-text =
    Whoever moved the parasol begins. Everyone may score two complete landings, one a round, if one of the four boats is theirs.

    From each landing you score, take one of your own boats into your stock.
rules-klongs-big-title = The BIG market day
rules-klongs-big-text =
    The player with the fewest points begins. You score landing after landing, round after round.

    This time you may take a neutral boat into your stock instead of one of your own. Afterwards the game is over.
rules-klongs-passing-title = Passing
rules-klongs-passing-text =
    Pass when you have no landing to score, or would rather wait.

    You are not out: you may score again next round. The BIG market day ends when all players pass one after another.
rules-klongs-thief-title = The thief
rules-klongs-thief-text =
    A thief you place may take one boat from its row, however far away. Put the boat into your stock, or into your hand instead of drawing.

    If the boat had an owner, that player gets the merchant back.
rules-klongs-inspector-title = The inspector
rules-klongs-inspector-text =
    An inspector guards its whole column: thieves cannot take anything from it, and none may be placed there.

    Thieves already there must leave. You may take one of them into your hand instead of drawing.
rules-klongs-cookshop-title = The cookshop
rules-klongs-cookshop-text =
    A cookshop carries no baskets, but it doubles what every landing beside it pays.

    Two boats and 5 baskets: 10 points. With a cookshop: 20 points.
rules-klongs-movement-title = Movement cards
rules-klongs-movement-text =
    You have two of them for the whole game. Once in your turn, before or after placing, you may spend one.

    Move one of your own boats one space in any direction, corners included.
rules-klongs-stock-title = Your stock, and the end
rules-klongs-stock-text =
    At the end your stock is counted, each good for itself: 1 point for the first boat, 2 for the second, 3 for the third, and so on. Collecting one good pays.

    Here 1 + 6 + 28 = 35 points. Most points win; a tie is a shared win.
rules-klongs-stacks-title = Option: two draw stacks
rules-klongs-stacks-text =
    Open boats lie in one stack, neutral boats, thieves, inspectors and cookshops in the other.

    You begin with three boats from the first and one from the second, and choose a stack each time you draw.
ruling-klongs-1 = If no boat is left on the water, the entry spaces are open again.
ruling-klongs-2 = A player who can place no boat skips and draws nothing. A movement card may still be used; if that opens a space, a boat must be placed.
ruling-klongs-3 = An open boat without a merchant belongs to nobody until it comes back into a hand. On the BIG market day it counts as neutral.
ruling-klongs-4 = What happens when a boat is placed, in this order: merchant, thief or inspector, Luk Phat, market day, movement card, drawing.
ruling-klongs-5 = A boat with a parasol that came back into a hand moves the parasol again.
ruling-klongs-6 = Two cookshops at one landing double it only once. A landing worth nothing may be scored to take a boat.
ruling-klongs-7 = Thieves, inspectors and cookshops are never moved. The boat just placed may be moved.
ruling-klongs-8 = If everyone has to skip in turn, or if with empty stacks the hands have not become smaller for three rounds, the BIG market day comes at once, without points for a step.
ruling-klongs-9 = The number of landings, the entry spaces, the Luk Phat track after its first step and the mix of boats are our reconstruction of the board game.

rules-bakong-goal-title = What you are after
rules-bakong-goal-text =
    Walk through the jungle to the temple of Bakong, take a great emerald and bring it home.

    The game ends when the first of you is back at the camp with one. Then the most valuable backpack wins.
rules-bakong-points-title = What counts
rules-bakong-points-text =
    A great emerald counts its number, small emeralds 1 or 3 points, coming home first 3 points.

    Each ouch costs you 3 points. Here: 17 + 3 + 3 − 3 = 20 points.
rules-bakong-start-title = Before you set out
rules-bakong-start-text =
    Everyone starts at the camp and chooses one object to take along.

    Nobody may carry two of the same.
rules-bakong-turn-title = Your turn
rules-bakong-turn-text =
    Roll two dice. Choose one for flipping a tile; the other one is for walking.

    Flip first, then walk.
rules-bakong-flip-title = Flipping
rules-bakong-flip-text =
    Count that many places ahead of you and turn that tile over. Exactly that one.

    Anybody standing on it does not mind.
rules-bakong-walk-title = Walking
rules-bakong-walk-text =
    Walk exactly as many places as the die shows. Green tiles do something only where you stop.

    Several adventurers may share a place.
rules-bakong-emeralds-title = Green: emeralds
rules-bakong-emeralds-text =
    Stop at an emerald: take 1 emerald.

    Stop at a cave: roll two dice and take as many emeralds as the lower one shows. Here 2.
rules-bakong-help-title = Green: camp and waterfall
rules-bakong-help-text =
    Stop at an abandoned camp: you may take an object.

    Stop at a waterfall: give back one ouch.
rules-bakong-stops-title = Yellow: river and cliff
rules-bakong-stops-text =
    A river or a cliff ends your walk. The steps you have left are lost.

    With the rope you cross rivers, with the grapple you climb cliffs, as if they were not there.
rules-bakong-pit-title = Red: the pit
rules-bakong-pit-text =
    Whoever walks into a pit gets an ouch, even when just passing. An ouch costs 3 points at the end.

    With the first-aid kit you get none.
rules-bakong-quicksand-title = Red: quicksand
rules-bakong-quicksand-text =
    Whoever walks into quicksand loses an object, even when just passing. You choose which one when your walk is over.

    Great emeralds never sink.
rules-bakong-pack-title = The backpack
rules-bakong-pack-text =
    Objects and great emeralds fit only into the middle; small emeralds and the compass fit into every pocket. Packing is done for you.

    When something does not fit, you may throw something out or leave the new thing behind.
rules-bakong-objects-rope-title = Rope, grapple, first-aid kit
rules-bakong-objects-rope-text =
    With the rope rivers do not stop you.

    With the grapple cliffs do not stop you.

    With the first-aid kit pits give you no ouch.
rules-bakong-objects-machete-title = Machete, compass, torch
rules-bakong-objects-machete-text =
    Machete: you may walk one place more.

    Compass: you may walk one place less, but at least one.

    Torch: one more emerald at every cave and every emerald tile.
rules-bakong-again-title = Logbook and map
rules-bakong-again-text =
    Logbook: once a turn you may roll both dice again.

    Map: after flipping you may flip a second tile ahead of you. It must show the colour of the side that you have just turned down: after a cliff, for example, a river.
rules-bakong-temple-title = The temple
rules-bakong-temple-text =
    Your walk ends here, even if you have steps left. Choose one of the great emeralds; there is one for each player.

    Objects you throw out to make room stay at the temple for whoever comes later.
rules-bakong-curse-title = The 17 is cursed
rules-bakong-curse-text =
    With the 17 in your backpack no waterfall takes an ouch from you.
rules-bakong-home-title = The way home
rules-bakong-home-text =
    With a great emerald you turn round: “ahead” is now towards the camp.

    The first one home gets 3 points, and the game ends at once. Everyone counts what they have, wherever they are. If two tie, the higher great emerald wins.
ruling-bakong-1 = Machete and compass are not used in the same walk, and you decide before walking.
ruling-bakong-2 = For the map the side that was turned down counts. River and cliff are yellow, pit and quicksand red, and all other tiles count as one colour, green. Whoever stands on a tile that flips feels nothing.
ruling-bakong-3 = You get the fewest emerald tokens possible, threes first. The torch’s emerald is a token worth 1. When the tokens run out you get what is left.
ruling-bakong-4 = What you find is counted before anything is thrown out. What fits you take at once; for each token that does not fit you make room or leave it. Only the great emerald has to be taken.
ruling-bakong-5 = What the quicksand takes still helps until your walk is over, but not where you stop. Each quicksand takes another object while you have any, never the great emerald.
ruling-bakong-6 = When all ouches are taken a pit gives none. An abandoned camp with nothing new for you gives nothing.
ruling-bakong-7 = At the temple you may also make room for objects lying there. What you throw out or leave there you cannot take on the same visit.
ruling-bakong-8 = Where there is nothing to choose, nobody is asked: the last great emerald is taken, your only object sinks.
ruling-bakong-9 = If the great emeralds are tied as well, the win is shared.
ruling-bakong-10 = The two sides of the tiles, the sizes of objects and emeralds and the pockets of the backpack are our reconstruction of the board game, and there are 60 emeralds worth 1.

rules-market-goal-title = What you are after
rules-market-goal-text =
    Build a floating market of your own: nine boats, three by three.

    You get the boats from the port in the middle. Whoever has the market with the most points wins.
rules-market-points-title = Where points come from
rules-market-points-text =
    Chilli cards in your market bring the most. Each of the four kinds scores in its own way.

    Your objective gives 1 point for each basket of one good. A full market is worth 2 points.
rules-market-card-title = Boats and baskets
rules-market-card-text =
    Every card is a boat with one, two or three baskets. Each good in its picture is one basket.

    There are four goods: blue peas, fish, passion fruit and Thai zucchini. You always hold three cards.
rules-market-play-title = Your turn
rules-market-play-text =
    Play a card from your hand at one end of a row or column of the port.

    At least one card in that row or column must show one of its goods.
rules-market-take-title = Taking cards
rules-market-take-text =
    For each basket on your card, take one card of that row or column that shows this good. So one to three baskets take one to three cards.

    You take as many as you can. If there is a choice, it is yours.
rules-market-hand-title = Into your hand
rules-market-hand-text =
    The cards you take go into your hand.

    Chilli cards are taken in just the same way: they show goods, too.
rules-market-slide-title = The port slides
rules-market-slide-text =
    Your card pushes in from its end, the others move on and close the gaps.

    New cards fill what is left: a chilli card if there are fewer than two in the port, otherwise a boat.
rules-market-lay-title = Laying cards
rules-market-lay-text =
    At the end of your turn you keep three cards in hand. Every card more goes into your market, and you choose which.

    So one card taken keeps your hand at three, two cards let you lay one, three cards let you lay two.
rules-market-where-title = Where cards go
rules-market-where-text =
    Your first card goes to the top left corner. Every other card must touch one of yours by a side. Cards never move again.

    A row has room for one chilli card. In the expert game a column, too, has room for only one.
rules-market-renew-title = Renewing
rules-market-renew-text =
    Nothing you like? Instead of playing a card you may renew a row or column: all its cards are replaced by new ones.

    That is your whole turn.
rules-market-chilli-title = Chilli cards
rules-market-chilli-text =
    A chilli card looks at its own baskets and at the cards that touch it by a side: up, down, left and right.

    Goods further away do not count for it.
rules-market-shun-title = Chilli: none of these
rules-market-shun-text =
    5 points, minus 1 for each basket of the crossed-out good. Never less than 0.

    Here it does not want blue peas, and there is one basket of them: 4 points.
rules-market-each-title = Chilli: each one counts
rules-market-each-text =
    1 point for each basket of its good.

    Here blue peas: two on the card itself, two and one beside it. 5 points.
rules-market-pairs-title = Chilli: pairs
rules-market-pairs-text =
    2 points for each pair of its two goods.

    Here blue peas and fish: two of each, so two pairs. 4 points.
rules-market-once-title = Chilli: only once
rules-market-once-text =
    2 points for each good that is there exactly once.

    Here fish, passion fruit and zucchini are there once, peas twice. 6 points.
rules-market-objective-title = Your objective
rules-market-objective-text =
    Your pontoon shows one good: 1 point for each basket of it in your whole market. Only you know which.

    To look at it, press its button and then secretly a direction. All four goods appear, and yours is the one in that direction.
rules-market-end-title = The end
rules-market-end-text =
    When somebody lays their ninth card, the round is played to its end, so that everyone has had the same number of turns.

    A full market earns 2 points. If two tie, more points from the objective win.
rules-market-sum-title = A market, counted
rules-market-sum-text =
    Objective, six baskets: 6 points. Only once, one good: 2 points. Pairs, three of them: 6 points. None of these, one basket: 4 points. Full market: 2 points.

    Together 20 points.
rules-market-alone-title = Playing alone
rules-market-alone-text =
    You have nine turns. The token walks round the port and shows which end is closed this turn.

    The decks lie above the first and third column: nothing can be played there.
rules-market-medals-title = Medals
rules-market-medals-text =
    20, 24 and 28 points earn bronze, silver and gold, in the expert game 19, 23 and 27.

    The market of the day is the same for everyone: your first try counts, and days in a row make a streak.
ruling-market-1 = The cards you take are the largest set that can be matched with the baskets on the card you play, one card to one basket. If there are several such sets you choose.
ruling-market-2 = Gaps are filled from the far end towards the card you played, and before each new card the chilli cards in the port are counted again: with two or more of them it is a boat. An empty deck gives way to the other.
ruling-market-3 = If no card in your hand can go into your market, a card of your choice goes under its deck instead. Starting boats belong to the boats.
ruling-market-4 = Renewing goes from left to right or from top to bottom. Where a deck has no card left the old card stays.
ruling-market-5 = Ten rounds in which nobody lays a card end the game.
ruling-market-6 = The chilli card that does not want a good never counts below 0.
ruling-market-7 = Alone you may renew any row or column, and the game also ends when your market is full.
ruling-market-8 = Hands are open: all cards in them came from the table face up. Only the objective is secret.
ruling-market-9 = The mix of goods on boats and chilli cards and the four pontoons are our reconstruction of the card game.

## Credits

credits-games = The games are the work of their designers and publishers:
credits-here =
    All pictures, sounds, words and code of this program were made for it. They are free under the MIT licence.
    Typeface: Manrope, by Mikhail Sharanda, under the SIL Open Font License. Built with pygame-ce and SDL.

## When something breaks

crash-title = That should not have happened
crash-text = Something went wrong. Your match is saved up to the last move. Choose Continue in the main menu to play on.
crash-write = Write a bug report
crash-offer = “Write a bug report” puts everything that is needed to find the mistake into one file, and nobody’s name.
crash-report = The bug report is here: { $file } Please send it to whoever you have Longtail from.
crash-no-report = The bug report could not be written: the disk is full, or does not take anything.
crash-to-title = Main menu

# Phones
lobby-phones = Phones
settings-phones = Phones
device-phone = Phone
device-phone-dark = Phone, dark
phones-title = Phones as controllers
phones-step-wifi = Use the same Wi-Fi as this computer.
phones-step-scan = Point the phone’s camera at the code and open the page.
phones-step-name = Choose a name and an emblem. Your own things appear on your phone.
phones-or-type = Or type this into the phone’s browser:
phones-code = and this code:
phones-moment = One moment …
phones-no-network = This computer is in no network, so no phone can reach it.
phones-problem = Phones cannot be let in: { $why }
phones-nobody = No phone is here yet.
phones-here = Here: { $names }
phones-address = Address
phones-address-hint = This computer has several addresses. If a phone finds nobody, try the next one.
phones-help = It does not work
phones-off = Switch off
send-away-title = Send { $name }’s phone away?
send-away-text = It needs the code to come back. If it has a seat, you are asked who plays on for it.
send-away-no = No, it stays
send-away-yes = Yes, send it away
send-away-hint = Choose a phone to send it away.
phones-help-wifi = The phone must be in the same Wi-Fi. Guest networks often keep devices apart: use the main one.
phones-help-vpn = A VPN or private relay on the phone or on this computer keeps them from meeting: switch it off for now.
phones-help-firewall = A firewall on this computer may ask whether Longtail may be reached: allow private networks.
phones-help-address = If several addresses are offered beside the code, try the next one.
phone-dark-title = { $name }’s phone is dark
phone-dark-text = As soon as somebody looks at it, it plays on. Or choose what happens until then.
peek-on-phone = It is on your phone.

## The page on the phone

phone-page-lead = Your phone is a controller now, and only you see what is on it.
phone-page-name = Your name
phone-page-name-missing = Type your name first.
phone-page-emblem = Your emblem
phone-page-emblem-parasol = Parasol
phone-page-emblem-elephant = Elephant
phone-page-emblem-lotus = Lotus
phone-page-emblem-fish = Fish
phone-page-emblem-lantern = Lantern
phone-page-emblem-temple = Temple
phone-page-code = Code on the TV
phone-page-code-where = Choose Phones on the TV: the short code is shown there.
phone-page-code-missing = Type the short code from the TV first.
phone-page-join = Join
phone-page-done = Done
phone-page-joining = Joining …
phone-page-refused-token = That code is no longer valid. Scan the one on the TV again, or type the short code.
phone-page-refused-code = That is not the code on the TV. It changes now and then: look again.
phone-page-refused-tries = Too many wrong codes. Scan the code on the TV with the camera, or wait ten minutes.
phone-page-refused-full = There is no room for another phone. Close this page on a phone that is not playing, then try again.
phone-page-gone-elsewhere = You are playing in another tab of this phone.
phone-page-use-this = Use this one
phone-page-gone-closed = Phones are switched off on the TV. Choose Phones there, and you are back in the game.
phone-page-gone-sent-away = This phone was signed out on the TV. To come back, scan the code there or type it.
phone-page-connecting = Connecting to the TV …
phone-page-no-line = The TV does not answer
phone-page-no-line-why = It is usually one of these:
phone-page-reason-network = The phone is on mobile data or on another network. It needs the same Wi-Fi as the TV.
phone-page-reason-guest = A guest Wi-Fi keeps its devices apart. Use the main one.
phone-page-reason-vpn = A VPN on the phone leads away from home. Switch it off while you play.
phone-page-reason-firewall = A firewall on the TV’s computer blocks phones. Allow Longtail there.
phone-page-reason-closed = Longtail is not running, or Phones are switched off there.
phone-page-try-again = Try again
phone-page-your-turn = Your turn
phone-page-other-turn = Not your turn yet
phone-page-choices = Choices
phone-page-to-read = To read
phone-page-seats = Take a free seat
phone-page-me = Change name and emblem
phone-page-swap = Swap left and right
phone-page-fold = Show or hide the arrows
phone-page-pad = Controller
phone-page-up = Up
phone-page-down = Down
phone-page-left = Left
phone-page-right = Right
phone-page-confirm = Choose
phone-page-back = Back
phone-page-undo = Undo
phone-page-hint = Hint
phone-page-log = History
phone-page-rules = What is this?
phone-page-peek = Look
phone-page-previous = What happened?
phone-page-menu = Menu

## On phones

prompt-phone-dark = { $name }’s phone is dark. Press choose to play for { $name }.
phone-has-it = This hand is on its owner’s phone.
phone-klongs-hand = Your boats
phone-klongs-neutral = Neutral boat: { $boat }
phone-klongs-parasol = { $boat }, with a parasol
phone-klongs-has = Merchants left: { $merchants }. Movement cards: { $cards }.
phone-klongs-step = { $step ->
    [0] The parasol is still at the start.
   *[other] The parasol is on step { $step } of { $last }.
}
phone-klongs-big = { $steps ->
    [one] The BIG market day is one step away.
   *[other] The BIG market day is { $steps } steps away.
}
phone-klongs-board = The water
phone-klongs-water = Free water, row { $row }, column { $column }
phone-klongs-boat = Row { $row }, column { $column }: { $boat }
phone-klongs-landing = Landing at row { $row }, column { $column }
phone-bakong-dice = Your dice
phone-bakong-flips = Flip tile { $number }, { $kind }, and walk { $walk }.
phone-bakong-flips-nothing = Flip nothing and walk { $walk }.
phone-bakong-pack = Your backpack
phone-bakong-several = { $thing }, { $count } of them
phone-bakong-trail = The trail
phone-bakong-tile = Tile { $number }: { $kind }
phone-bakong-who = { $place }. Here: { $names }
phone-bakong-homeward = { $name } on the way home
phone-market-hand = Your hand
phone-market-market = Your market
phone-market-port = The port
phone-market-chilli = Chilli card: { $card }
phone-market-card = Row { $row }, column { $column }: { $card }
phone-market-room = Free place, row { $row }, column { $column }
phone-market-end = { $count ->
    [one] { $end }: you get one card
   *[other] { $end }: you get { $count } cards
}
phone-market-choice = You choose which ones.
phone-dice-groups = Your groups
phone-dice-group = Group { $number }: { $dice }
phone-dice-new = New group
phone-dice-goal = Goal and value board
phone-dice-row = The row of the { $value }, with { $colours }
phone-dice-pool = The dice in the middle
phone-dice-die = { $colour } { $value }
