# Every word on the screen, in English. Other languages stand beside this file; what they lack is taken from here.

game-dice = Bangkok: Dice
game-dice-line = Draft dice from one open pool, build sums, collect colours and values.

## Title

title-facts = { $least }–{ $most } players · { $short }–{ $long } min
title-continue = Continue
title-settings = Settings
title-credits = Credits
title-quit = Quit
quit-title = Leave the river?
quit-stay = Stay
quit-leave = Quit

## The bar at the bottom

bar-choose = Choose
bar-back = Back
bar-skip = Skip
bar-go-on = Go on
bar-undo = Undo
bar-peek = Score now
bar-log = Log
bar-rules = Rules
bar-menu = Menu
bar-done = Done
bar-delete = Delete
bar-close = Close
bar-skip-all = Skip all
bar-previous = Previous
bar-next = Next
bar-newer = Newer
bar-older = Older
bar-stand-up = Stand up
bar-step = Step
bar-step-back = Step back
bar-pause = Pause
bar-run = Run

## Lobby

lobby-lead = Press a button on any pad to sit down.
lobby-sit = Sit down
lobby-free = Free
lobby-starter = Who starts?
lobby-start-random = Chance decides
lobby-start = Start
lobby-too-few = { $least } players are needed at least. Sit down with another pad, or choose a free chair.
device-desk = Mouse & keys
device-pad = Pad { $number }
device-gone = Its pad is gone
seat-name = Name
seat-emblem = Emblem
seat-stand-up = Stand up
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

## Going on

saved-line = { $date } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
take-seats-title = Take your seats
take-seats-ask = { $name }: press a button on your pad, or click to play with mouse and keys.

## Play

prompt-go-on = Go on?
prompt-peek = If the round ended now
not-your-turn = It is { $name }’s turn.
pause-title = Pause
pause-resume = Go on
pause-undo = Take back the last decision
pause-undo-hint = Possible until new dice or cards have come out.
pause-rules = Rules
pause-settings = Settings
pause-leave = Save and leave
pause-leave-hint = The match is saved; Continue on the title brings it back.
pause-restart = Start again
restart-title = Start again?
restart-text = This match is given up, and a new one begins with the same players.
restart-no = No, go on
restart-yes = Start again
pad-lost-title = { $name }’s pad is gone
pad-lost-text = Plug in any pad, or press a button on a free one: it plays for { $name }.
pad-lost-desk = Go on with mouse and keys
log-title = What has happened
log-empty = Nothing yet.

why-game-over = The game is over.
why-not-this-game = That is not a move of this game.
why-dice-not-in-pool = No such die lies in the pool.
why-dice-no-such-group = There is no such group.

## Bangkok: Dice

prompt-dice-take = { $name }: take a die
prompt-dice-group = { $name }: into which group?
explain-goal = A group that adds up to { $goal } scores { $points }.
explain-row = Most { $value }s, and most of the colour on this row: { $first }, { $second }, { $third }.
explain-die-first = First take a die from the middle.
explain-other-tray = These are { $name }’s groups.
explain-other-die = Take this die instead.
goal-title = Goal
board-values = Value
board-colours = Colour
round-of = Round { $round } of { $rounds }
sheet-round = Round { $round }
sheet-now = If it ended now
tray-next = next
group-over = { $count } over
prompt-dice-round = Round { $round } goes to { $names } with { $points }. Go on?
caption-goal = The goal is { $goal }
caption-board = The value board
caption-pool = The pool
sheet-total = Round
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
log-dice-taken = { $name } takes a { $colour } { $value } into group { $group }.
log-dice-round = Round { $round } is counted: { $points }.
part-correct-sum = Correct sum
part-closest-sum = Closest sum
part-least-colours = Least colours
part-three-of-a-kind = Three of a kind
part-sequences = Sequences
part-most-of-value = Most of a value
part-most-of-colour = Most of a colour

count-correct-sum = Correct sums: groups that make { $goal }
count-closest-sum = Closest sums: they miss the goal by { $miss }
count-least-colours = { $count ->
    [one] Least colours: just one
   *[other] Least colours: only { $count }
}
count-three-of-a-kind = Three of a kind, in three colours
count-sequences = Sequences
count-most-of-value = Most { $value }s
count-most-of-colour = Most { $colour } dice, on row { $row }

## Results

results-title = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
results-total = Total
results-rematch = Rematch
results-again = Watch again
results-title-screen = Title

## Settings

settings-title = Settings
settings-display = Display
settings-sound = Sound
settings-motion = Motion & speed
settings-text = Text size
settings-controls = Controls
settings-language = Language
settings-fullscreen = Full screen (F11)
settings-effects = Effects
settings-music = Music
settings-mute = Mute everything
settings-speed = Speed
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-reduced = Reduced motion
settings-reduced-hint = Lanterns and water stand still, and moves are shown briefly.
settings-text-size = Text size
settings-text-sample = Lanterns drift past the temple steps while the last boats of the market turn for home.
settings-rumble = Rumble on your turn
settings-buttons = Pad buttons
settings-keys = Keys
on = On
off = Off
bind-standard = Back to standard
bind-press-pad = Press the new button for “{ $action }”.
bind-press-keys = Press the new key for “{ $action }”.
bind-never-mind-pad = A key or a click: never mind.
bind-never-mind-keys = Escape, a button or a click: never mind.
action-confirm = Choose, confirm
action-back = Back
action-undo = Undo
action-peek = Score now
action-log = Log
action-rules = Rules
action-menu = Menu
action-previous = Previous page
action-next = Next page

## Rules

rules-title = Rules · { $game }
rulings-title = Rulings
rulings-lead = Where the published rules leave a question open, this is how it is played here.

rules-dice-idea-title = The idea
rules-dice-idea-text =
    There are as many dice colours as players, eight dice of each colour, and as many rounds as players.

    In a round you take turns drafting dice from one open pool until each of you has seven. You sort them into groups whose sums should hit the goal. At the same time you want few colours, long sequences, and more of a value or a colour than anyone else.

    Nothing is hidden, and no die is ever turned again. After the last round, most points win.
rules-dice-round-title = A round begins
rules-dice-round-text =
    One die is rolled for the goal: its value plus six, so 7 to 12.

    One die of each colour is rolled and laid on the value board, on the row of its value. Of equal dice one stays; each other takes the first free row below, or, if there is none, the closest free row above.

    All other dice are rolled into the pool. The first round is begun by chance, and each later one by the next player to the right. Turns, too, go to the right.
rules-dice-turn-title = A turn, and the sums
rules-dice-turn-text =
    Take one die and put it before you: alone as a new group, or into a group you have. That choice is final; groups are never merged or split.

    When the pool is empty, each group that hits the goal exactly scores 4.

    Of all groups of all players that miss it, those that miss by the least score 2 each. Too much and too little are the same, and a single die is a group too.
rules-dice-hand-title = Your seven dice
rules-dice-hand-text =
    These look at all your dice, however they are grouped.

    Least colours: whoever shows the fewest scores 6; ties all score.

    Three of a kind: one value in three different colours scores 8, once a round.

    Sequences: runs of 3, 4, 5 or 6 values score 2, 4, 6 or 8. The longest comes first, then the longest among the dice that remain.
rules-dice-most-title = Most of a value, most of a colour
rules-dice-most-text =
    For each value, and for each colour by the row its die lies on, the value board pays the first, the second and the third.

    A tie shifts everyone in it to the right by the number tied minus one. In the picture the first has most twos and gets 5. Two share the second place: both get what the third would get, 1.

    Who has none of a value or colour takes no place.
ruling-dice-1 = Value board: which of several equal dice stays and which moves on is decided by chance.
ruling-dice-2 = Closest sum: it is one comparison over all players. Correct sums take no part, and without a group that misses the goal nobody scores.
ruling-dice-3 = Most of a value or colour: a player who has none takes no place.

## Credits

credits-games = The games are the work of their designers and publishers:
credits-here =
    All pictures, sounds, words and code of this program were made for it. They are free under the MIT licence.
    Typeface: Manrope, by Mikhail Sharanda, under the SIL Open Font License. Built with pygame-ce and SDL.

## When something breaks

crash-title = That should not have happened
crash-text = The program met an error it does not know. Your match is saved up to the last decision; Continue on the title brings it back.
crash-report = A report lies at { $file }
crash-to-title = To the title
