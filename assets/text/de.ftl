# Jedes Wort auf dem Bildschirm, auf Deutsch. Was hier fehlt, wird aus en.ftl genommen.

game-dice = Bangkok: Würfel
game-dice-line = Wählt aus offenen Würfeln, bildet Summen, sammelt Farben und Werte.

game-klongs = Bangkok Klongs
game-klongs-line = Legt eure Boote um die Anleger und seid da, wenn der Marktgong tönt.

game-bakong = Bakong
game-bakong-line = Ein Dschungel, der sich wendet, ein Tempel voller Smaragde: Wer ist zuerst daheim?

game-market = Schwimmender Markt
game-market-line = Schiebt Boote durch den Hafen und baut euren Markt um scharfe Chilis.

## Titel

title-facts = { $least }–{ $most } Personen · { $short }–{ $long } Min.
title-continue = Fortsetzen
title-watch = Zuschauen
title-settings = Optionen
title-credits = Credits
title-quit = Beenden
title-solo-line = Ein schwimmender Markt für dich allein: neun Züge, Medaillen und ein Markt des Tages.
title-watch-line = Computerspieler führen ein Spiel deiner Wahl vor.
title-settings-line = Ton, Tempo, Sprache, Schriftgröße und Steuerung.
title-credits-line = Wer das alles gemacht hat, und womit.
title-quit-line = Deine Partien bleiben gespeichert; nichts geht verloren.
show-game = Spiel
show-any = Irgendeines
show-players = Spieler
show-mixed = Von jeder Art einer
show-begin = Vorführung beginnen
show-begin-hint = Jede Taste beendet sie.
show-leisure = In Ruhe zuschauen
show-leisure-hint = Mit Pause, Schritten und Tempo.
quit-title = Den Fluss verlassen?
quit-stay = Bleiben
quit-leave = Beenden

## Die Leiste am unteren Rand

bar-choose = Wählen
bar-again = Nochmal
bar-back = Zurück
bar-skip = Überspringen
bar-go-on = Weiter
bar-hint = Tipp
bar-play-yourself = Selbst spielen
bar-undo = Rückgängig
bar-peek = Stand jetzt
bar-peek-klongs = Ausblick
bar-peek-market = Was noch kommt
bar-peek-market-objective = Mein Ziel
bar-peek-bakong = Rückseiten
bar-log = Verlauf
bar-rules = Regeln
bar-menu = Menü
bar-done = Fertig
bar-delete = Löschen
bar-close = Schließen
bar-skip-all = Zum Ende
bar-previous = Vorige
bar-next = Nächste
bar-newer = Neuere
bar-older = Ältere
bar-matches = Gespeicherte Partie
bar-stand-up = Aufstehen
bar-step = Schritt
bar-step-back = Schritt zurück
bar-pause = Pause
bar-run = Start

## Lobby

lobby-lead = Drück eine Taste am Gamepad und setz dich dazu.
lobby-sit = Platz nehmen
lobby-free = Frei
lobby-starter = Es beginnt
lobby-start-random = Der Zufall
lobby-start = Los geht’s
lobby-computer = Computer
lobby-options = Optionen
lobby-too-few = Ab { $least } geht es los. Nimm noch ein Gamepad oder einen freien Stuhl.
device-desk = Maus & Tasten
device-pad = Gamepad { $number }
device-gone = Gamepad fehlt
seat-name = Name
seat-emblem = Emblem
seat-stand-up = Aufstehen
seat-player = Gespielt von
player-human = Mensch
player-easy = Gecko (leicht)
player-medium = Makake (mittel)
player-hard = Naga (schwer)
level-easy = leicht
level-medium = mittel
level-hard = schwer
computer-easy = Gecko
computer-medium = Makake
computer-hard = Naga
seat-done = Fertig
name-space = Leerzeichen
name-empty = Dein Name
# Buchstaben über A bis Z hinaus, die in Namen dieser Sprache vorkommen.
name-letters = Ä Ö Ü ß
emblem-parasol = Sonnenschirm
emblem-elephant = Elefant
emblem-lotus = Lotus
emblem-fish = Fisch
emblem-lantern = Laterne
emblem-temple = Tempel

option-tactics = Nachziehstapel
option-tactics-off = Ein einziger
option-tactics-on = Frei + neutral
option-expert = Chilikarten
option-expert-off = Eine je Reihe
option-expert-on = Je Reihe und Spalte (Profi)
option-memory = Rückseiten
option-memory-on = Gemerkt
option-memory-off = Verborgen
option-board = Plan
board-klongs = Bangkok
board-bakong = Gewundener Pfad
board-bakong-coil = Schlangenspirale
board-klongs-garden = Lotusgarten
option-objectives = Ziele
option-hands = Handboote
option-hands-curtain = Verdeckt
option-hands-open = Offen für alle
lobby-option = { $label }: { $value }
lobby-board-seats = { $count ->
    [one] Dieser Plan ist für { $list } Person.
   *[other] Dieser Plan ist für { $list } Personen.
}

## Weiterspielen

saved-none = Keine Partie wartet darauf, fortgesetzt zu werden.
delete-title = Diese Partie löschen?
delete-no = Behalten
delete-yes = Löschen
delete-text = Eine gelöschte Partie kommt nicht wieder.
saved-line = { $date } · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
take-seats-title = Nehmt Platz
take-seats-ask = { $name }: Drück eine Taste auf deinem Gamepad oder klick, um mit Maus und Tasten zu spielen.

## Spiel

prompt-go-on = Weiter?
prompt-thinking = { $name } denkt nach …
prompt-paused = Pause: als Nächstes { $name }
prompt-hint = Naga sieht sich den Tisch an …
hint-plain = Naga würde das tun.
prompt-peek = Wäre die Runde jetzt zu Ende
prompt-peek-klongs = Was deine Anleger brächten und was noch kommt
prompt-peek-market = Was aus den Stapeln noch kommen kann
prompt-peek-bakong = Was gedrehte Plättchen auf der Rückseite haben
not-your-turn = { $name } ist dran.
pause-title = Pause
pause-resume = Weiterspielen
pause-undo = Letzten Zug zurücknehmen
pause-undo-hint = Geht nur vor neuen Würfeln oder Karten.
pause-rules = Regeln
pause-settings = Optionen
pause-seats = Wer spielt
pause-leave = Speichern und verlassen
pause-leave-hint = Die Partie wird gespeichert; „Fortsetzen“ im Titel holt sie zurück.
pause-leave-unsaved = Verlassen
pause-leave-unsaved-hint = Diese Partie wird nicht gespeichert.
pause-restart = Neu beginnen
restart-title = Neu beginnen?
restart-text = Diese Partie wird aufgegeben, und eine neue beginnt mit denselben Leuten.
restart-no = Nein, weiterspielen
restart-yes = Neu beginnen
pad-lost-title = { $name }: Gamepad fehlt
pad-lost-text = Verbinde irgendein Gamepad: Es spielt sofort weiter. Oder wähl, wie es weitergeht.
pad-lost-play = Für { $name } weiterspielen
pad-lost-computer = Ein Computerspieler übernimmt
pad-lost-computer-hint = Den Platz später zurückgeben: Menü, Wer spielt.
log-title = Was bisher geschah
log-empty = Noch nichts.
curtain-pass = Weiter an { $name }
curtain-away = Alle anderen schauen kurz weg.
curtain-open = Zeigen, was ich habe

why-game-over = Das Spiel ist vorbei.
why-not-this-game = Das ist kein Zug aus diesem Spiel.
why-dice-not-in-pool = So ein Würfel liegt nicht in der Auslage.
why-dice-no-such-group = Diese Gruppe gibt es nicht.

## Bangkok: Würfel

prompt-dice-take = { $name }: Nimm einen Würfel
prompt-dice-group = { $name }: In welche Gruppe?
explain-goal = { $points ->
    [one] Eine Gruppe mit { $goal } bringt { $points } Punkt.
   *[other] Eine Gruppe mit { $goal } bringt { $points } Punkte.
}
explain-row = Meiste { $value }er, meiste dieser Farbe: je { $first }, { $second }, { $third }.
explain-die-first = Nimm zuerst einen Würfel aus der Mitte.
explain-other-tray = Das sind die Gruppen von { $name }.
explain-other-die = Stattdessen diesen Würfel nehmen.
goal-title = Ziel
board-values = Wert
board-colours = Farbe
round-of = Runde { $round } von { $rounds }
sheet-round = Runde { $round }
sheet-now = Wäre jetzt Schluss
tray-next = folgt
group-over = { $count } über
prompt-dice-round = Runde { $round } geht an { $names } mit { $points }. Weiter?
caption-goal = Das Ziel ist { $goal }
caption-board = Die Wertetafel
caption-pool = Die Auslage
sheet-total = Runde
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
log-dice-taken = { $name } legt eine { $value } in { $colour } zu Gruppe { $group }.
log-dice-round = Runde { $round } ist gewertet: { $points }.
part-correct-sum = Genaue Summe
part-closest-sum = Knapp daneben
part-least-colours = Wenigste Farben
part-three-of-a-kind = Drilling
part-sequences = Straßen
part-most-of-value = Meiste je Wert
part-most-of-colour = Meiste je Farbe

count-correct-sum = Genaue Summen: Gruppen mit { $goal }
count-closest-sum = Knapp daneben: nur { $miss } vom Ziel entfernt
count-least-colours = { $count ->
    [one] Wenigste Farben: nur eine
   *[other] Wenigste Farben: nur { $count }
}
count-three-of-a-kind = Drilling in drei Farben
count-sequences = Straßen
count-most-of-value = Die meisten { $value }er
count-most-of-colour = Die meisten in { $colour }, Reihe { $row }

## Bangkok Klongs

klongs-hand = Boote von { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat: ein Schritt zum kleinen Markttag
   *[other] Luk Phat: { $steps } Schritte zum kleinen Markttag
}
klongs-to-big = { $steps ->
    [one] Luk Phat: ein Schritt zum GROSSEN Markttag
   *[other] Luk Phat: { $steps } Schritte zum GROSSEN Markttag
}
klongs-unseen = Boote, die noch niemand gezeigt hat
klongs-stack-left = { $count ->
    [0] Die Stapel sind leer; der Rest ist auf der Hand.
    [one] { $count } davon liegt in den Stapeln.
   *[other] { $count } davon liegen in den Stapeln.
}
klongs-day-little = Ein kleiner Markttag!
klongs-day-big = Der GROSSE Markttag!
klongs-day-little-goes-on = Kleiner Markttag: zwei Runden
klongs-day-big-goes-on = GROSSER Markttag: bis alle passen
klongs-standstill-skips = Kein Boot hat Platz: Jetzt kommt der GROSSE Markttag.
klongs-standstill-circles = Es geht im Kreis: Jetzt kommt der GROSSE Markttag.
klongs-landing = { $name } ruft den Anleger aus: { $baskets ->
    [one] { $baskets } Korb
   *[other] { $baskets } Körbe
} je Händler
klongs-landing-doubled = { $name } ruft aus: { $baskets ->
    [one] { $baskets } Korb
   *[other] { $baskets } Körbe
} je Händler, Garküche verdoppelt
klongs-stock-count = Die Lager werden gezählt
prompt-klongs-place = { $name }: Wähle ein Boot
prompt-klongs-place-or-move = { $name }: Wähle ein Boot oder bewege eins mit einer Karte
prompt-klongs-counted = Die Lager sind gezählt. Weiter?
prompt-klongs-where = { $name }: Wo soll es anlegen?
prompt-klongs-skip = { $name }: Kein Boot findet Platz
prompt-klongs-move = { $name }: Boot mit Karte bewegen oder Zug beenden
prompt-klongs-move-where = { $name }: Wohin? Das kostet eine Bewegungskarte
prompt-klongs-reboard = { $name }: Kein Händler mehr; einen umsetzen?
prompt-klongs-steal = { $name }: Der Dieb darf ein Boot seiner Reihe nehmen
prompt-klongs-loot = { $name }: Wohin mit der Beute?
prompt-klongs-thief = { $name }: Einen verjagten Dieb auf die Hand nehmen?
prompt-klongs-draw = { $name }: Von welchem Stapel ziehen?
prompt-klongs-market = { $name }: Einen Anleger werten?
prompt-klongs-remove = { $name }: Nimm ein Boot in dein Lager
plate-skip = Zug auslassen
plate-endturn = Zug beenden
plate-leaveunowned = Herrenlos lassen
plate-stealnothing = Nichts stehlen
plate-tostock = In mein Lager
plate-tohand = Hand statt Ziehen
plate-takenothief = Laufen lassen
plate-passmarket = Passen
plate-draw-open = Freie Boote
plate-draw-neutral = Neutral
explain-other-boat = Stattdessen dieses Boot wählen.
explain-klongs-water-first = Freies Wasser. Wähle zuerst das Boot, das hier anlegen soll.
explain-klongs-water = Freies Wasser.
explain-klongs-track = Ein Boot mit Schirm rückt ihn einen Schritt weiter, für die Punkte dort. Am Gong: Markttag.
explain-klongs-merchants = { $name }: { $count ->
    [0] kein Händler mehr übrig
    [one] noch ein Händler übrig
   *[other] noch { $count } Händler übrig
}. In jedes freie Boot, das du setzt, steigt einer ein.
explain-klongs-cards = { $name }: { $count ->
    [0] keine Bewegungskarte mehr übrig
    [one] noch eine Bewegungskarte übrig
   *[other] noch { $count } Bewegungskarten übrig
}. Einmal im Zug bewegt eine davon ein eigenes Boot um ein Feld.
boat-of = Boot von { $name }. { $boat }
boat-nobodys = Dieses Boot gehört niemandem. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, kein Korb
    [one] { $good }, ein Korb
   *[other] { $good }, { $baskets } Körbe
}
boat-thief = Dieb – darf ein Boot seiner Reihe nehmen
boat-inspector = Inspektor – schützt seine Spalte vor Dieben
boat-cookshop = Garküche – ein Anleger daneben zählt doppelt
name-thief = ein Dieb
name-inspector = ein Inspektor
name-cookshop = eine Garküche
good-shrimps = Garnelen
good-flowers = Blumen
good-avocados = Avocados
good-pineapples = Ananas
good-aubergines = Auberginen
good-fish = Fisch
good-bananas = Bananen
log-klongs-placed = { $name } setzt ein Boot: { $boat }.
log-klongs-moved = { $name } bewegt ein Boot mit einer Karte.
log-klongs-stolen = { $name } stiehlt ein Boot: { $boat }.
log-klongs-stocked = { $name } nimmt ein Boot ins Lager: { $boat }.
log-klongs-in-hand = { $name } nimmt ein Boot auf die Hand: { $boat }.
log-klongs-chased = { $count ->
    [one] Der Inspektor von { $name } verjagt einen Dieb.
   *[other] Der Inspektor von { $name } verjagt { $count } Diebe.
}
log-klongs-luk-phat = { $name } bewegt den Luk-Phat-Schirm: { $points }.
log-klongs-little-days = { $name } holt { $points } am kleinen Markttag.
log-klongs-big-day = { $name } holt { $points } am GROSSEN Markttag.
log-klongs-stock = { $name } zählt das Lager: { $points }.
log-klongs-passed = { $name } passt.
log-klongs-drawn = { $name } zieht.
log-klongs-skipped = { $name } kann kein Boot setzen.
part-luk-phat = Luk Phat
part-little-days = Kleine Markttage
part-big-day = GROSSER Markttag
part-stock = Lager
why-klongs-taken = Da liegt schon ein Boot.
why-klongs-no-such-space = Da ist kein Wasser.
why-klongs-not-entry = Boote kommen jetzt über eine freie Einfahrt.
why-klongs-dark-entry = Zu zweit gelten nur die hellen Einfahrten.
why-klongs-not-touching = Es muss ein Boot berühren, auch über Eck.
why-klongs-quarter-full = In diesem Viertel liegen schon drei Boote.
why-klongs-inspector-column = Ein Inspektor wacht: Hier legt kein Dieb an.
why-klongs-not-in-hand = Dieses Boot hast du nicht auf der Hand.
why-klongs-not-now = Erst muss etwas anderes entschieden werden.
why-klongs-must-place = Ein Boot passt noch, also musst du es setzen.
why-klongs-no-boat = Da liegt kein Boot.
why-klongs-not-yours = Dieses Boot gehört dir nicht.
why-klongs-too-far = Eine Karte reicht ein Feld weit, auch über Eck.
why-klongs-no-card = Du hast keine Bewegungskarte mehr.
why-klongs-moved-already = Nur eine Bewegungskarte pro Zug.
why-klongs-other-row = Der Dieb erreicht nur seine eigene Reihe.
why-klongs-protected = Ein Inspektor schützt diese Spalte.
why-klongs-inspector = Niemand stiehlt einen Inspektor.
why-klongs-thief-itself = Der Dieb kann sich nicht selbst stehlen.
why-klongs-not-chased = Von dort wurde kein Dieb verjagt.
why-klongs-no-such-stack = Dieser Stapel ist leer.
why-klongs-no-landing = Da ist kein Anleger.
why-klongs-landing-open = Um den Anleger müssen vier Boote liegen.
why-klongs-landing-not-yours = Keines dieser Boote gehört dir.
why-klongs-not-at-landing = Dieses Boot liegt nicht an diesem Anleger.
why-klongs-only-your-own = Am kleinen Markttag nimmst du ein eigenes Boot.
why-klongs-anothers = Fremde Boote sind immer tabu.

## Bakong

object-rope = Seil
object-grapple = Wurfhaken
object-kit = Verbandszeug
object-logbook = Logbuch
object-machete = Machete
object-torch = Fackel
object-map = Karte
object-compass = Kompass
object-rope-use = Flüsse halten dich nicht auf.
object-grapple-use = Klippen halten dich nicht auf.
object-kit-use = In Gruben bekommst du keine Beule.
object-logbook-use = Einmal pro Zug beide Würfel neu werfen.
object-machete-use = Du darfst ein Feld mehr gehen als gewürfelt.
object-torch-use = In Höhlen und Smaragddschungeln ein Smaragd mehr.
object-map-use = Nach dem Umdrehen: ein zweites Plättchen derselben Farbe.
object-compass-use = Du darfst ein Feld weniger gehen als gewürfelt.
thing-1 = Smaragd mit Wert 1
thing-3 = Smaragd mit Wert 3
thing-great = Großer Smaragd { $points }
thing-great-use = Am Ende { $points } Punkte wert.
thing-cursed-use = { $points } Punkte wert, aber verflucht: Wasserfälle helfen dir nicht.
thing-and-use = { $thing }: { $use }
thing-no-room = Kein Platz: Etwas anderes müsste weg.
trail-jungle = Dschungel: Hier passiert nichts.
trail-emerald = Smaragddschungel: Bleib hier stehen und nimm einen Smaragd.
trail-abandoned = Verlassenes Lager: Bleib hier stehen und nimm einen Gegenstand.
trail-waterfall = Wasserfall: Bleib hier stehen und werde eine Beule los.
trail-cave = Höhle: Bleib stehen und wirf beide Würfel; der kleinere zählt in Smaragden.
trail-river = Fluss: Hier endet dein Weg, außer mit dem Seil.
trail-cliff = Klippe: Hier endet dein Weg, außer mit dem Wurfhaken.
trail-pit = Grube: Wer sie betritt, bekommt eine Beule, außer mit dem Verbandszeug.
trail-quicksand = Treibsand: Wer ihn betritt, verliert einen Gegenstand.
trail-camp = Das Lager: Sei zuerst wieder hier.
trail-temple = Der Tempel: Wähle hier einen großen Smaragd.
name-jungle = Dschungel
name-emerald = Smaragddschungel
name-abandoned = Verlassenes Lager
name-waterfall = Wasserfall
name-cave = Höhle
name-river = Fluss
name-cliff = Klippe
name-pit = Grube
name-quicksand = Treibsand

bakong-first = Startgegenstand
bakong-camp-finds = Ein verlassenes Lager
bakong-temple-finds = Im Tempel zurückgelassen
bakong-greats = Die großen Smaragde
bakong-round = Runde { $round }
bakong-flips = dreht
bakong-flips-nothing = nichts
bakong-walks = geht
bakong-waits = Kein Platz
ahead-steps-lost = { $steps ->
    [one] { $steps } Schritt verloren
   *[other] { $steps } Schritte verloren
}
ahead-emeralds = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
ahead-cave = +1 bis 6 Punkte
ahead-cave-torch = +2 bis 7 Punkte
ahead-ouch-less = 1 Beule weniger
ahead-object = ein Gegenstand
bakong-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
prompt-bakong-first = { $name }: Wähle einen Gegenstand für den Anfang
prompt-bakong-camp = { $name }: Einen Gegenstand aus dem Lager nehmen?
prompt-bakong-temple = { $name }: Etwas nehmen, das andere hier ließen?
prompt-bakong-roll = { $name }: Wirf die Würfel
prompt-bakong-flip = { $name }: mit der { $flip } wenden, { $walk } gehen
prompt-bakong-flip-nothing = { $name }: die { $flip } wendet nichts, { $walk } gehen
prompt-bakong-reroll = { $name }: Beide Würfel neu werfen?
prompt-bakong-second = { $name }: Mit der Karte ein zweites Plättchen umdrehen?
prompt-bakong-walk = { $name }: Wie weit?
prompt-bakong-sink = { $name }: Der Treibsand nimmt einen Gegenstand
prompt-bakong-great = { $name }: Wähle einen großen Smaragd
prompt-bakong-room = { $name }: Dafür ist kein Platz. Etwas wegwerfen?
prompt-bakong-must = { $name }: Mach Platz für den großen Smaragd
prompt-bakong-throw-reserve = { $name }: zurück in den Vorrat? { $thing }.
prompt-bakong-throw-temple = { $name }: am Tempel lassen? { $thing }.
prompt-bakong-not-enough = Das reicht noch nicht.
prompt-bakong-sinks = { $name }: soll das im Treibsand versinken? { $thing }.
prompt-bakong-home = { $name } ist zu Hause. { $verdict }
plate-roll = Würfeln
plate-reroll = Neu würfeln
plate-flipnosecond = Kein zweites
plate-takenothing = Nichts nehmen
plate-leaveit = Dalassen
plate-walk = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
log-bakong-rolled = { $name } wirft { $one } und { $two }.
log-bakong-rolled-again = { $name } wirft noch einmal: { $one } und { $two }.
log-bakong-flipped = { $name } dreht ein Plättchen um: { $was }, jetzt { $now }.
log-bakong-second = { $name } dreht mit der Karte noch eins um: { $was }, jetzt { $now }.
log-bakong-nothing-flipped = { $name }: Die { $die } dreht nichts um.
log-bakong-walks = { $steps ->
    [one] { $name } geht { $steps } Feld.
   *[other] { $name } geht { $steps } Felder.
}
log-bakong-walks-by = { $steps ->
    [one] { $name } geht { $steps } Feld. { $thing }!
   *[other] { $name } geht { $steps } Felder. { $thing }!
}
log-bakong-crossed = { $thing }: { $name } kommt heil vorbei.
log-bakong-stopped = { $lost ->
    [one] { $name } muss anhalten: { $lost } Schritt verfällt.
   *[other] { $name } muss anhalten: { $lost } Schritte verfallen.
}
log-bakong-ouch = { $name } fällt in eine Grube. Autsch, eine Beule!
log-bakong-spared = { $name } fällt in eine Grube, aber es gibt keine Beulen mehr.
log-bakong-sinking = { $name } gerät in Treibsand.
log-bakong-sank = { $name } verliert einen Gegenstand im Treibsand: { $thing }.
log-bakong-cave = { $name } durchsucht die Höhle: { $one } und { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } findet keinen Smaragd: Es ist keiner mehr da.
    [one] { $name } findet { $worth } Smaragd.
   *[other] { $name } findet Smaragde im Wert von { $worth }.
}
log-bakong-left = { $name } lässt etwas liegen: { $thing }.
log-bakong-healed = { $name } rastet am Wasserfall: eine Beule weniger.
log-bakong-cursed = { $name } trägt den Fluch: Der Wasserfall hilft nicht.
log-bakong-camp-empty = { $name } findet im Lager nichts Neues.
log-bakong-takes = { $name } nimmt einen Gegenstand: { $thing }.
log-bakong-takes-nothing = { $name } nimmt nichts.
log-bakong-throws = { $name } wirft etwas weg: { $thing }.
log-bakong-temple = { $name } erreicht den Tempel!
log-bakong-great = { $name } nimmt den großen Smaragd { $points } und kehrt um.
log-bakong-home = { $name } ist zuerst wieder daheim!
part-great = Großer Smaragd
part-small = Kleine Smaragde
part-first-home = Zuerst daheim
part-ouches = Beulen
explain-bakong-sinks-not = Der Treibsand nimmt nur Gegenstände: Smaragde sind sicher.
why-bakong-at-least-one = Mindestens ein Feld gehst du.
why-bakong-have-it = Den hast du schon; niemand trägt zwei gleiche Gegenstände.
why-bakong-just-flipped = Dieses Plättchen wurde eben umgedreht.
why-bakong-left-here = Das hast du bei diesem Besuch hiergelassen.
why-bakong-must-take-great = Der große Smaragd muss mit: Mach Platz für ihn.
why-bakong-never-fits = Neben deinen großen Smaragd passt das nie.
why-bakong-never-thrown = Ein großer Smaragd wird nie weggeworfen.
why-bakong-no-compass = Nur mit dem Kompass gehst du ein Feld weniger.
why-bakong-no-logbook = Nur mit dem Logbuch würfelst du neu.
why-bakong-no-machete = Nur mit der Machete gehst du ein Feld mehr.
why-bakong-no-such-die = Das zeigt kein Würfel.
why-bakong-no-such-great = Dieser große Smaragd ist nicht im Tempel.
why-bakong-no-such-object = So einen Gegenstand gibt es nicht.
why-bakong-no-tile = Nur die 24 Plättchen lassen sich umdrehen.
why-bakong-none-left = Im Vorrat ist keiner mehr.
why-bakong-not-at-temple = Das liegt nicht im Tempel.
why-bakong-not-in-front = Nur Plättchen, die vor dir liegen.
why-bakong-not-in-pack = Das ist nicht in deinem Rucksack.
why-bakong-not-now = Erst muss etwas anderes entschieden werden.
why-bakong-other-colour = Nur ein Plättchen in der Farbe, die du eben weggedreht hast.
why-bakong-rerolled = Neu gewürfelt wird nur einmal pro Zug.
why-bakong-steps = Der Würfel sagt, wie weit du gehst.

## Bangkok: Schwimmender Markt

ware-peas = Blaue Erbsen
ware-fish = Fisch
ware-passion-fruit = Passionsfrüchte
ware-courgettes = Zucchini
chilli-shun = 5 Punkte, je 1 weniger für: { $goods }. Trägt: { $carries }
chilli-each = Je 1 Punkt für: { $goods }. Trägt: { $carries }
chilli-pairs = 2 Punkte für jedes Paar aus: { $goods }. Trägt: { $carries }
chilli-once = 2 Punkte für jede Ware, die nur einmal da ist. Trägt: { $carries }
end-top = über Spalte { $number }
end-bottom = unter Spalte { $number }
end-left = links von Reihe { $number }
end-right = rechts von Reihe { $number }
market-objective = Ziel: { $points }
market-turns-left = { $count ->
    [one] Der letzte Zug
   *[other] Noch { $count } Züge
}
market-unseen = Karten, die noch niemand gesehen hat
market-opens = Der Hafen füllt sich
market-last-round = Letzte Runde
prompt-market-play = { $name }: Spiel eine Karte in den Hafen oder erneuere eine Linie
prompt-market-end = { $name }: An welches Ende des Hafens?
prompt-market-brings = { $count ->
    [one] { $name }: Du bekommst eine Karte
   *[other] { $name }: Du bekommst { $count } Karten
}
prompt-market-brings-choice = { $count ->
    [one] { $name }: Du bekommst eine von diesen
   *[other] { $name }: Du bekommst { $count } von diesen
}
prompt-market-take = { $count ->
    [one] { $name }: Welche Karte nimmst du?
   *[other] { $name }: Welche { $count } Karten nimmst du?
}
prompt-market-take-these = { $name }: Die Karten mit Haken nehmen?
prompt-market-renew = { $name }: Neue Karten für eine ganze Reihe oder Spalte?
prompt-market-line = { $name }: Welche Reihe oder Spalte?
prompt-market-row-or-column = { $name }: Ihre Reihe oder ihre Spalte?
prompt-market-lay = { $count ->
    [one] { $name }: Leg eine Karte in deinen Markt
   *[other] { $name }: Leg { $count } Karten in deinen Markt
}
prompt-market-lay-where = { $name }: Wohin in deinem Markt?
prompt-market-under = { $name }: Nichts passt in deinen Markt; eine Karte kommt unter ihren Stapel
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
prompt-market-alone = { $points ->
    [one] Dein Markt ist { $points } Punkt wert.
   *[other] Dein Markt ist { $points } Punkte wert.
}
explain-market-nowhere = Keine offene Reihe oder Spalte trägt eine Ware dieser Karte.
explain-market-other = Stattdessen diese Karte wählen.
explain-market-renew = Stattdessen erneuern: Das kostet den ganzen Zug.
plate-renew = Erneuern
plate-take = Nehmen
compass-title = { $name }: dein geheimes Ziel
peek-not-yours = Hier schaut jemand mit eigenem Gamepad nach.
compass-press = Drück eine Richtung, ohne dass es jemand sieht.
compass-there = Deine Ware liegt in der Richtung, die du gedrückt hast.
compass-away = Alle anderen schauen weg. Dann klick.
compass-up = Deine Ware ist die oberste.
log-market-played = { $name } spielt eine Karte { $end }: { $card }.
log-market-taken = { $name } nimmt: { $cards }.
log-market-laid = { $name } legt in Reihe { $row }, Spalte { $column }: { $card }.
log-market-under = { $name } legt unter den Stapel: { $card }.
log-market-renewed-row = { $name } erneuert Reihe { $number }.
log-market-renewed-column = { $name } erneuert Spalte { $number }.
log-market-last-round = { $name } hat einen vollen Markt: die letzte Runde!
log-market-full = { $name } hat einen vollen Markt: Das Spiel ist aus.
log-market-standstill = { $rounds } Runden ohne gelegte Karte: Das Spiel endet.
log-market-pontoon = Ziel von { $name }: { $good }.
log-market-scored = { $name }: { $points } ({ $part }).
part-objective = Ziel
part-shun = Chili: meiden
part-each = Chili: jede
part-pairs = Chili: Paare
part-once = Chili: einmal
part-complete = Komplett
why-market-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-market-no-such-end = Da endet keine Reihe oder Spalte.
why-market-deck-end = Da liegt ein Stapel: Über dieser Spalte wird nichts gespielt.
why-market-token-end = Der Marker sperrt dieses Ende in diesem Zug.
why-market-nothing-shared = Keine Karte dieser Linie trägt eine ihrer Waren.
why-market-take-all = Du nimmst alle Karten, die dir zustehen.
why-market-cannot-take = Das darf diese Karte nicht nehmen.
why-market-no-such-line = Diese Reihe oder Spalte gibt es nicht.
why-market-surplus-first = Bring deine Hand zuerst auf drei Karten.
why-market-no-surplus = Nur was über drei Handkarten hinausgeht, kommt in den Markt.
why-market-no-such-place = Diesen Platz hat dein Markt nicht.
why-market-place-taken = Da liegt schon eine Karte, und keine wird je bewegt.
why-market-first-corner = Die erste Karte kommt in die Ecke links oben.
why-market-not-touching = Sie muss mit einer Seite eine deiner Karten berühren.
why-market-chilli-row = Höchstens eine Chilikarte je Reihe.
why-market-chilli-column = Auch je Spalte höchstens eine Chilikarte.
why-market-chilli-nowhere = Jeder erreichbare Platz liegt in einer Reihe, die schon ihre Chilikarte hat.
why-market-chilli-nowhere-expert = Jeder erreichbare Platz liegt in einer Reihe oder Spalte, die schon ihre Chilikarte hat.
why-market-full = Dein Markt ist voll.
why-market-must-lay = Eine Karte passt noch, also musst du sie legen.

## Allein

title-solo = Solospiel
solo-title = Solospiel
solo-lead = Neun Züge für deinen besten Markt.
solo-new = Neuer Markt
solo-new-line = Frische Karten, für die Ruhmeshalle
solo-day = Markt des Tages
solo-day-line = { $date }: dieselben Karten für alle
solo-day-done = Heute gespielt: { $points }
solo-day-spent = Heute schon versucht, mit einem Computerspieler
solo-hall = Ruhmeshalle
solo-hall-line = Die besten Märkte, zum Ansehen und Nachspielen
solo-player = Name: { $name }
solo-seed = Nummer spielen
solo-seed-empty = Nummer eines Marktes
solo-mode = Chilikarten
solo-mode-base = Eine pro Reihe
solo-mode-expert = Profi: pro Reihe und Spalte
solo-of-day = Markt des Tages, { $date }
solo-nobody = Noch kein Ergebnis.
solo-best = Zu schlagen: { $name }, { $points }
solo-streak = { $days ->
    [0] Noch keine Tage in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
hall-title = Ruhmeshalle
hall-tab-base = Basis
hall-tab-expert = Profi
hall-tab-day = Markt des Tages
hall-empty = Noch niemand. Mach den Anfang!
hall-hint = Markt Nummer { $seed }
hall-hint-helped = Markt Nummer { $seed }, mit einem Tipp gespielt
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-medal-none = Diesmal keine Medaille
result-medal-bronze = Bronzemedaille!
result-medal-silver = Silbermedaille!
result-medal-gold = Goldmedaille!
result-computer = Mit Computerspieler
result-next = Noch { $missing } bis zur nächsten Medaille
result-place = Platz { $place } in der Ruhmeshalle
result-place-day = Heute Platz { $place }
result-practice = Zur Übung: Der erste Versuch des Tages zählt
result-helped = Mit einem Tipp unterwegs
result-not-own = Keine Medaille, kein Platz in der Ruhmeshalle
result-day-spent = Der Markt des Tages gilt als versucht
result-again = Dieselben Karten
result-new = Neuer Markt

## Tipps

hint-dice-correct = Damit trifft eine Gruppe genau die { $goal }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-close = Eine Gruppe mit { $sum } könnte am nächsten an { $goal } liegen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-towards = Das ergibt { $sum } von { $goal }; dann fehlt noch eine { $need }.
hint-dice-sequence = Deine Straßen werden länger: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-three = Ein { $value }er-Drilling in drei Farben: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-most-value = Du hast dann die meisten { $value }er: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-more-value = Du holst bei den { $value }ern auf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-most-colour = Du hast dann die meisten in { $colour }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-more-colour = Du holst in { $colour } auf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-deny = Das ist die letzte { $value }, und wer nach dir dran ist, bekäme dafür { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-new = Eine { $value } für eine neue Gruppe: Da ist noch alles offen.
hint-dice-spare = Eine { $value }, wo sie nicht schadet.

hint-klongs-step = Der Luk-Phat-Schirm bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-day = Jetzt kommt der kleine Markttag, und ein Anleger bringt dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-big-day = Jetzt kommt der GROSSE Markttag, und ein Anleger bringt dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-full = Ein Anleger wird voll und bringt dir am Markttag { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-third = Einem Anleger fehlt dann nur noch ein Boot; bisher bringt er dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-double = Die Garküche verdoppelt, was deine Händler dort bekommen.
hint-klongs-merchant = Einer deiner Händler steigt dort ein.
hint-klongs-guard = { $boats ->
    [one] Der Inspektor schützt in seiner Spalte ein Boot von dir.
   *[other] Der Inspektor schützt in seiner Spalte { $boats } Boote von dir.
}
hint-klongs-loot = Von dort kann der Dieb sofort ein Boot nehmen: { $good }.
hint-klongs-rob = Von dort kann der Dieb jemandem sofort ein Boot nehmen: { $good }.
hint-klongs-baskets = Die Körbe liegen neben einem deiner Händler.
hint-klongs-chase = Das verjagt einen Dieb.
hint-klongs-take-thief = Der Dieb kann nun für dich stehlen.
hint-klongs-spoil = Das verdirbt einen Anleger, der anderen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr brächte als dir.
hint-klongs-stock = Ein Boot mehr mit { $good } im Lager: am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-special = Im Lager ist es nichts wert, aber deine besten Anleger bleiben voll.
hint-klongs-keep = Auf der Hand ist es mehr wert als im Lager.
hint-klongs-score = Der Anleger zahlt nur dir: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-score-shared = Der Anleger bringt dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, anderen höchstens { $others }.
hint-klongs-pass = Jetzt zu werten hilft anderen mehr oder kostet dich später einen besseren Anleger.
hint-klongs-keep-card = Keines deiner Boote gewinnt genug, wenn es fährt: Behalte die Karte.
hint-klongs-draw-open = Ein Boot, in das ein Händler von dir einsteigen kann.
hint-klongs-draw-neutral = Mehr Körbe für deine Anleger oder ein Schirm.
hint-klongs-only = Alles andere bringt weniger.

hint-bakong-home = Du bist zuerst daheim: Das Spiel endet, und du bekommst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-bakong-not-home = Kämst du jetzt heim, hättest du verloren; so bleibt noch Hoffnung.
hint-bakong-temple = Du erreichst den Tempel; dort gibt es noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zu holen.
hint-bakong-stop-emerald = Du hältst bei einem Smaragd.
hint-bakong-stop-cave = Du hältst bei einer Höhle: ein bis sechs Smaragde.
hint-bakong-stop-waterfall = Der Wasserfall heilt eine Beule.
hint-bakong-stop-abandoned = Du hältst bei einem Lager mit Gegenständen.
hint-bakong-spared-pit = Sonst würdest du in eine Grube fallen.
hint-bakong-spared-quicksand = Sonst würde der Treibsand einen Gegenstand nehmen.
hint-bakong-spared-stopped = Sonst würdest du aufgehalten.
hint-bakong-clear-river = Ein Fluss vor dir verschwindet.
hint-bakong-clear-cliff = Eine Klippe vor dir verschwindet.
hint-bakong-clear-pit = Eine Grube vor dir verschwindet.
hint-bakong-clear-quicksand = Treibsand vor dir verschwindet.
hint-bakong-bring-cave = Vor dir taucht eine Höhle auf.
hint-bakong-bring-emerald = Vor dir taucht ein Smaragd auf.
hint-bakong-hinder-river = Der Fluss hält jemand anderen auf.
hint-bakong-hinder-cliff = Die Klippe hält jemand anderen auf.
hint-bakong-hinder-pit = Die Grube liegt jemand anderem im Weg.
hint-bakong-hinder-quicksand = Der Treibsand liegt jemand anderem im Weg.
hint-bakong-further = { $steps ->
    [one] So kommst du weiter: ein Feld.
   *[other] So kommst du weiter: { $steps } Felder.
}
hint-bakong-steps = { $steps ->
    [one] Du gehst ein Feld.
   *[other] Du gehst { $steps } Felder.
}
hint-bakong-look = Noch weiß niemand, was dieses Plättchen verbirgt.
hint-bakong-second = Die andere Seite dieses Plättchens ist besser für dich.
hint-bakong-no-second = Alle anderen Plättchen bleiben besser, wie sie sind.
hint-bakong-reroll = Dieser Wurf bringt wenig; ein neuer bringt wohl mehr.
hint-bakong-reroll-pit = Mit diesem Wurf fällst du so oder so in eine Grube.
hint-bakong-reroll-stopped = Mit diesem Wurf wirst du so oder so aufgehalten.
hint-bakong-reroll-quicksand = Mit diesem Wurf verlierst du so oder so einen Gegenstand.
hint-bakong-object-rope = { $count ->
    [one] Vor dir liegt ein Fluss.
   *[other] Vor dir liegen { $count } Flüsse.
}
hint-bakong-object-grapple = { $count ->
    [one] Vor dir liegt eine Klippe.
   *[other] Vor dir liegen { $count } Klippen.
}
hint-bakong-object-kit = { $count ->
    [one] Vor dir liegt eine Grube.
   *[other] Vor dir liegen { $count } Gruben.
}
hint-bakong-object-torch = { $count ->
    [one] Vor dir liegt ein Plättchen mit Smaragden.
   *[other] Vor dir liegen { $count } Plättchen mit Smaragden.
}
hint-bakong-object-logbook = Ein zweiter Wurf pro Zug bewahrt dich vor dem Schlimmsten.
hint-bakong-object-machete = Ein Feld mehr pro Zug bringt dich schneller heim.
hint-bakong-object-map = Zweimal umdrehen pro Zug macht den Weg frei.
hint-bakong-object-compass = Mit einem Feld weniger hältst du, wo du willst, und der Kompass ist klein.
hint-bakong-object = Nützlich, sobald Plättchen umgedreht werden.
hint-bakong-fits = Dafür ist Platz.
hint-bakong-nothing = Nichts hier ist den Platz wert.
hint-bakong-useless-rope = Vor dir liegt kein Fluss mehr.
hint-bakong-useless-grapple = Vor dir liegt keine Klippe mehr.
hint-bakong-useless-kit = Vor dir liegt keine Grube mehr.
hint-bakong-useless-torch = Vor dir liegen keine Smaragde mehr.
hint-bakong-least = Darauf kannst du am ehesten verzichten.
hint-bakong-great-most = Das ist der wertvollste: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-bakong-great-other = Er ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert und kostet dich weniger.
hint-bakong-throw-small = { $points ->
    [one] Das kostet dich höchstens einen Punkt.
   *[other] Das kostet dich höchstens { $points } Punkte.
}
hint-bakong-leave = Was du trägst, ist mehr wert.

hint-market-fills = Damit ist dein Markt komplett: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-market-brings = { $points ->
    [one] Eine dieser Karten bringt sofort einen Punkt.
   *[other] Eine dieser Karten bringt sofort { $points } Punkte.
}
hint-market-chilli = Du bekommst eine Chilikarte, und eine Reihe für sie ist frei.
hint-market-lays = { $count ->
    [one] Das reicht, um in einem Zug eine Karte zu legen.
   *[other] Das reicht, um in einem Zug { $count } Karten zu legen.
}
hint-market-objective = { $count ->
    [one] Eine Ware mehr für dein Ziel.
   *[other] { $count } Waren mehr für dein Ziel.
}
hint-market-denies = Wer nach dir dran ist, könnte aus einer dieser Karten etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} machen.
hint-market-takes = { $count ->
    [one] Du bekommst eine Karte, die dir vielleicht besser passt.
   *[other] Du bekommst { $count } Karten, die dir vielleicht besser passen.
}
hint-market-renew = Nichts im Hafen passt zu deiner Hand: neue Karten vielleicht schon.
hint-market-under = Diese Karte wird dir am wenigsten fehlen.
hint-market-lay-chilli = { $points ->
    [one] Diese Chilikarte bringt dort schon einen Punkt.
   *[other] Diese Chilikarte bringt dort schon { $points } Punkte.
}
hint-market-lay-pays = { $points ->
    [one] Die Chilikarten daneben bringen einen Punkt mehr.
   *[other] Die Chilikarten daneben bringen { $points } Punkte mehr.
}
hint-market-lay-harmless = Dort schadet sie nicht, und bessere Karten bleiben auf der Hand.
hint-market-lay-least = { $points ->
    [one] Sie kostet dort einen Punkt und nützt dir doch mehr als der Rest deiner Hand.
   *[other] Sie kostet dort { $points } Punkte und nützt dir doch mehr als der Rest deiner Hand.
}
hint-market-lay-room = Dort hat sie noch Luft nach oben.

## Ergebnis

results-title = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
results-total = Gesamt
results-rematch = Revanche
results-again = Ansehen
results-title-screen = Titel

## Optionen

settings-title = Optionen
settings-display = Anzeige
settings-sound = Ton
settings-motion = Animationen
settings-text = Schriftgröße
settings-controls = Steuerung
settings-language = Sprache
settings-fullscreen = Vollbild (F11)
settings-effects = Effekte
settings-music = Musik
settings-mute = Alles stumm
settings-speed = Tempo
settings-speed-calm = Ruhig
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-reduced = Weniger Bewegung
settings-reduced-hint = Laternen und Wasser stehen still, Züge werden nur kurz gezeigt.
settings-text-size = Schriftgröße
settings-text-sample = Laternen treiben an den Tempelstufen vorbei, während die letzten Marktboote den Heimweg antreten.
settings-rumble = Vibration, wenn du dran bist
settings-buttons = Gamepad-Tasten
settings-keys = Tastatur
on = An
off = Aus
bind-standard = Auf Standard zurücksetzen
bind-only = Nur für Gamepads namens „{ $name }“
bind-press-pad = Drück die neue Gamepad-Taste für „{ $action }“.
bind-press-keys = Drück die neue Taste für „{ $action }“.
bind-never-mind-pad = Tastatur oder Klick: doch nicht.
bind-never-mind-keys = Escape, Gamepad oder Klick: doch nicht.
action-confirm = Wählen, bestätigen
action-back = Zurück
action-undo = Rückgängig
action-peek = Stand jetzt
action-hint = Tipp
action-log = Verlauf
action-rules = Regeln
action-menu = Menü
action-previous = Vorige Seite
action-next = Nächste Seite

## Regeln

rules-title = Regeln · { $game }
rulings-title = Klarstellungen
rulings-lead = Wo die veröffentlichten Regeln eine Frage offenlassen, wird hier so gespielt.

rules-dice-idea-title = Die Idee
rules-dice-idea-text =
    Es gibt so viele Farben und so viele Runden, wie Leute mitspielen. Jede Farbe hat acht Würfel.

    In einer Runde nehmt ihr reihum Würfel aus einer offenen Auslage, bis alle sieben haben. Ihr ordnet sie zu Gruppen, deren Summe das Ziel treffen soll. Zugleich wollt ihr wenige Farben, lange Straßen und von einem Wert oder einer Farbe mehr als alle anderen.

    Nichts ist verdeckt, und kein Würfel wird je wieder gedreht. Nach der letzten Runde gewinnen die meisten Punkte.
rules-dice-round-title = Eine Runde beginnt
rules-dice-round-text =
    Ein Wurf bestimmt das Ziel: die Augenzahl plus sechs, also 7 bis 12.

    Von jeder Farbe wird ein Würfel geworfen und in die Reihe seines Werts auf die Wertetafel gelegt. Von gleichen bleibt einer; jeder andere rückt in die erste freie Reihe darunter oder, wenn es keine gibt, in die nächste freie darüber.

    Alle anderen Würfel werden in die Auslage geworfen. Wer die erste Runde beginnt, entscheidet der Zufall; jede weitere beginnt, wer rechts daneben sitzt. Auch die Züge gehen nach rechts weiter.
rules-dice-turn-title = Ein Zug und die Summen
rules-dice-turn-text =
    Nimm einen Würfel und leg ihn vor dich: allein als neue Gruppe oder zu einer Gruppe, die du schon hast. Das ist endgültig; Gruppen werden nie vereint oder geteilt.

    Ist die Auslage leer, bringt jede Gruppe, die das Ziel genau trifft, 4 Punkte.

    Von allen Gruppen am Tisch, die es verfehlen, bringen die mit dem kleinsten Abstand je 2. Zu viel und zu wenig gelten gleich, und auch ein einzelner Würfel ist eine Gruppe.
rules-dice-hand-title = Deine sieben Würfel
rules-dice-hand-text =
    Hier zählen alle deine Würfel, egal wie sie gruppiert sind.

    Wenigste Farben: Wer die wenigsten hat, bekommt 6; bei Gleichstand bekommen sie alle.

    Drilling: Ein Wert in drei verschiedenen Farben bringt 8, einmal pro Runde.

    Straßen: 3, 4, 5 oder 6 Werte in Folge bringen 2, 4, 6 oder 8. Die längste zählt zuerst, dann die längste aus den übrigen Würfeln.
rules-dice-most-title = Die meisten je Wert und je Farbe
rules-dice-most-text =
    Für jeden Wert, und für jede Farbe nach der Reihe ihres Würfels, belohnt die Wertetafel den ersten, zweiten und dritten Platz.

    Ein Gleichstand schiebt alle Beteiligten nach rechts, um ihre Anzahl minus eins. Im Bild bringen die meisten 2er dem ersten Platz 5. Zwei teilen sich den zweiten: Beide bekommen, was der dritte bekäme, also 1.

    Wer von einem Wert oder einer Farbe keinen Würfel hat, belegt keinen Platz.
ruling-dice-1 = Wertetafel: Welcher von mehreren gleichen Würfeln bleibt und welcher weiterrückt, entscheidet der Zufall.
ruling-dice-2 = Knapp daneben: Verglichen wird einmal unter allen am Tisch. Genaue Summen zählen dabei nicht mit, und ohne eine Gruppe, die das Ziel verfehlt, punktet niemand.
ruling-dice-3 = Meiste je Wert oder Farbe: Wer keinen solchen Würfel hat, belegt keinen Platz.

rules-klongs-idea-title = Die Idee
rules-klongs-idea-text =
    Ihr bringt Boote zum schwimmenden Markt und legt rund um die Anleger an. Die meisten Boote tragen eine von sieben Waren und bis zu drei Körbe.

    Ein freies Boot gehört dir, sobald du es setzt: Einer deiner Händler steigt ein. Ein neutrales Boot hat seinen eigenen Händler und gehört niemandem.

    Ist der Schirm von Luk Phat weit genug geklettert, zahlt ein Markttag für Boote an den richtigen Anlegern. Boote, die du dort nimmst, kommen in dein Lager, das am Ende zählt.
rules-klongs-turn-title = Ein Zug
rules-klongs-turn-text =
    Setze eines deiner vier Handboote. In der ersten Runde kommt es auf eine Einfahrt (zu zweit nur die hellen); danach muss es ein Boot berühren, an einer Seite oder Ecke. Ein Viertel fasst höchstens drei Boote.

    Ein Boot mit dem Luk-Phat-Schirm rückt den Marker einen Schritt vor, und du bekommst die Punkte dieses Schritts.

    Einmal im Zug, vor oder nach dem Setzen, darfst du eine deiner zwei Bewegungskarten ausgeben: Eines deiner Boote fährt ein Feld weit, gerade oder über Eck.

    Dann ziehst du wieder auf vier.
rules-klongs-specials-title = Dieb, Inspektor, Garküche
rules-klongs-specials-text =
    Der Dieb darf ein Boot aus seiner Reihe nehmen, egal wie weit weg: in dein Lager, oder auf die Hand, statt zu ziehen. Ein Händler darin kehrt zurück.

    Der Inspektor bewacht seine ganze Spalte: Nichts darin kann gestohlen werden, kein Dieb legt dort an, und wer schon da ist, wird verjagt. Einen dieser Diebe darfst du auf die Hand nehmen, statt zu ziehen.

    Die Garküche verdoppelt jeden Anleger neben ihr.
rules-klongs-market-title = Markttage
rules-klongs-market-text =
    Du kannst einen Anleger werten, wenn auf allen vier Feldern Boote liegen und eines davon dir gehört. Zählt die Körbe: Diese Summe gibt es für jeden Händler dort, auch für die der anderen. Die Beute eines Diebs zählt nie.

    Dann nimmst du eines der vier Boote in dein Lager.

    Am kleinen Markttag wertet ihr je höchstens zweimal und nehmt ein eigenes Boot. Wer ihn ausgelöst hat, beginnt.

    Am GROSSEN Markttag beginnt, wer hinten liegt, und es geht weiter, bis alle nacheinander gepasst haben. Nun darf es auch ein neutrales Boot sein.
rules-klongs-end-title = Das Ende
rules-klongs-end-text =
    Nach dem GROSSEN Markttag zählen die Lager: je Ware 1 Punkt für das erste Boot, 2 für das zweite, 3 für das dritte und so weiter. Sonderboote bringen nichts.

    Die meisten Punkte gewinnen; bei Gleichstand teilt ihr den Sieg.

    Mit zwei Nachziehstapeln (wählbar in der Lobby) liegen freie Boote im einen, neutrale und Sonderboote im anderen. Ihr beginnt mit drei und einem und wählt bei jedem Ziehen den Stapel.
ruling-klongs-1 = Liegt kein Boot mehr auf dem Wasser, sind die Einfahrten wieder offen.
ruling-klongs-2 = Wer kein Boot setzen kann, setzt aus und zieht nicht. Eine Bewegungskarte ist trotzdem erlaubt; schafft sie Platz, muss ein Boot gesetzt werden.
ruling-klongs-3 = Ein freies Boot ohne Händler bleibt herrenlos, bis es wieder auf eine Hand kommt. Am GROSSEN Markttag gilt es als neutral.
ruling-klongs-4 = Ein gesetztes Boot wird so abgehandelt: Händler, Dieb oder Inspektor, Luk Phat, Markttag, Bewegungskarte, Ziehen.
ruling-klongs-5 = Ein Luk-Phat-Boot, das auf eine Hand zurückkam, rückt den Marker erneut vor.
ruling-klongs-6 = Zwei Garküchen verdoppeln einen Anleger nur einmal. Auch ein Anleger ohne Körbe darf gewertet werden, um ein Boot zu nehmen.
ruling-klongs-7 = Sonderboote werden nie bewegt. Das eben gesetzte Boot darf bewegt werden.
ruling-klongs-8 = Setzen alle reihum aus oder werden bei leeren Stapeln die Hände drei Runden lang nicht kleiner, kommt sofort der GROSSE Markttag, ohne Schrittpunkte.
ruling-klongs-9 = Zahl der Anleger, Einfahrten, Luk-Phat-Leiste ab dem zweiten Schritt und Mischung der Boote sind unsere Rekonstruktion; änderbar im Ordner maps und in assets/components. Unter mittleren Computerspielern kam der GROSSE Markttag in allen 600 Partien von der Leiste, wie es sein soll.

rules-bakong-idea-title = Die Idee
rules-bakong-idea-text =
    Lauft um die Wette durch den Dschungel zum Tempel von Bakong, nehmt einen der großen Smaragde und bringt ihn heim. Unterwegs sammelt ihr kleine Smaragde und nützliche Gegenstände, so viele in den Rucksack passen.

    Sobald jemand mit einem großen Smaragd wieder im Lager ist, endet das Spiel, und alle zählen, was im Rucksack ist, wo immer sie gerade sind.
rules-bakong-turn-title = Ein Zug
rules-bakong-turn-text =
    Wirf beide Würfel. Wähle einen zum Umdrehen, den anderen zum Gehen.

    Dreh zuerst das Plättchen um, das genau so viele Felder vor dir liegt: Nun gilt seine andere Seite. Dann geh mit dem anderen Würfel, und zwar ganz. „Vor dir“ heißt zum Tempel hin und, sobald du einen großen Smaragd hast, zum Lager hin.

    Grüne Plättchen wirken nur, wo du stehen bleibst. Gelbe beenden deinen Weg, der Rest verfällt. Rote treffen alle, die sie betreten, auch im Vorbeigehen.
rules-bakong-tiles-title = Die Plättchen
rules-bakong-tiles-text =
    Smaragddschungel: ein Smaragd. Höhle: Wirf beide Würfel, der kleinere zählt in Smaragden. Verlassenes Lager: Du darfst einen Gegenstand nehmen. Wasserfall: eine Beule weniger. Einfacher Dschungel: nichts.

    Fluss und Klippe beenden deinen Weg, außer du hast das Seil oder den Wurfhaken.

    Eine Grube gibt dir eine Beule, außer du hast das Verbandszeug. Treibsand nimmt einen Gegenstand deiner Wahl, wenn der Weg zu Ende ist; er kommt zurück in den Vorrat.
rules-bakong-pack-title = Der Rucksack
rules-bakong-pack-text =
    Gegenstände und große Smaragde liegen im Hauptfach; kleine Smaragde und der Kompass passen in jedes Fach. Alles darf jederzeit gedreht und umgepackt werden; das macht das Programm für dich.

    Fehlt der Platz, darfst du etwas wegwerfen oder den Fund liegen lassen. Niemand trägt zwei gleiche Gegenstände. Beulen brauchen keinen Platz.

    Smaragde bekommst du in möglichst wenigen Steinen, gewechselt wird nie: zuerst Dreier, dann Einer.
rules-bakong-objects-title = Die Gegenstände
rules-bakong-objects-text =
    Seil: Flüsse halten dich nicht auf. Wurfhaken: Klippen halten dich nicht auf. Verbandszeug: In Gruben bekommst du keine Beule.

    Logbuch: Einmal pro Zug beide Würfel neu werfen. Karte: Nach dem Umdrehen: ein zweites Plättchen derselben Farbe.

    Machete: Du darfst ein Feld mehr gehen als gewürfelt. Kompass: Du darfst ein Feld weniger gehen als gewürfelt. Fackel: In Höhlen und Smaragddschungeln ein Smaragd mehr.
rules-bakong-temple-title = Tempel und Heimweg
rules-bakong-temple-text =
    Am Tempel endet dein Weg. Wähle einen großen Smaragd; fehlt der Platz, mach welchen. Gegenstände, die du hier wegwirfst, bleiben liegen, und wer später kommt, darf sie nehmen. Der größte Smaragd ist verflucht: Mit ihm im Rucksack hilft kein Wasserfall.

    Wer zuerst daheim ist, bekommt 3 Punkte und beendet das Spiel.

    Große Smaragde zählen, was auf ihnen steht, kleine 1 oder 3, jede Beule kostet 3. Die meisten Punkte gewinnen; bei Gleichstand der höhere große Smaragd.
ruling-bakong-1 = Machete und Kompass wirken nie zusammen, und ob du einen nutzt, entscheidest du vor dem Gehen.
ruling-bakong-2 = Für die Karte zählt die Seite, die weggedreht wurde: Nach einer Klippe darf auch ein Fluss umgedreht werden. Wer auf einem umgedrehten Plättchen steht, merkt nichts davon.
ruling-bakong-3 = Du bekommst so wenige Steine, wie der Vorrat erlaubt, Dreier zuerst. Der Smaragd der Fackel ist ein eigener Einer. Reicht der Vorrat nicht, bekommst du den Rest.
ruling-bakong-4 = Ein Fund wird gezählt, bevor etwas weggeworfen wird. Was passt, nimmst du sofort; für jeden Stein, der nicht passt, machst du Platz oder lässt ihn liegen. Nur der große Smaragd muss mit.
ruling-bakong-5 = Was der Treibsand nimmt, hilft noch, bis der Weg zu Ende ist, aber nicht mehr dort, wo du stehen bleibst; danach liegt es im Vorrat. Jeder Treibsand nimmt einen weiteren Gegenstand, solange du einen hast, nie den großen Smaragd.
ruling-bakong-6 = Sind im Vorrat keine Beulen mehr, gibt eine Grube keine. Ein verlassenes Lager ohne etwas Neues für dich gibt nichts.
ruling-bakong-7 = Am Tempel darfst du auch für Gegenstände Platz machen, die dort liegen. Was du bei einem Besuch wegwirfst oder liegen lässt, kannst du beim selben Besuch nicht nehmen.
ruling-bakong-8 = Wo es nichts zu wählen gibt, wird niemand gefragt: Der letzte große Smaragd wird genommen, der einzige Gegenstand versinkt.
ruling-bakong-9 = Herrscht auch bei den großen Smaragden Gleichstand, teilt ihr den Sieg.
ruling-bakong-10 = Die Seiten der Plättchen, die Formen von Gegenständen und Smaragden und die Fächer des Rucksacks sind unsere Rekonstruktion, und es gibt 60 Smaragde mit Wert 1; alles ist änderbar in assets/components. Vier mittlere Computerspieler brauchten in 93 von 100 Partien 8 bis 20 Runden, wie es sein soll.

rules-market-idea-title = Die Idee
rules-market-idea-text =
    Ihr schiebt Boote in einen vollen Hafen hinein und wieder hinaus. Dabei baut ihr eigene schwimmende Märkte, drei mal drei Karten, rund um Chilikarten, die punkten.

    Dein Ponton zeigt eine Ware, die nur du kennst: Sooft sie in deinem Markt vorkommt, bringt sie am Ende einen Punkt.

    Um dein Ziel anzusehen, drück die Taste dafür und dann eine Richtung, ohne dass es jemand sieht. Alle vier Waren erscheinen, und deine liegt in dieser Richtung.
rules-market-turn-title = Ein Zug
rules-market-turn-text =
    Spiel eine Handkarte an ein Ende einer Reihe oder Spalte, die eine Ware mit ihr gemeinsam hat. Jede Ware auf deiner Karte nimmt eine Karte, die diese Ware auch trägt: so viele wie möglich, und wo es eine Wahl gibt, wählst du.

    Dann schiebt sich deine Karte von ihrem Ende herein, die Linie rutscht von ihr weg, und Lücken werden gefüllt: mit einem Boot, wenn zwei Chilikarten im Hafen liegen, sonst mit einer Chilikarte.

    Oder erneuere eine Reihe oder Spalte: Alle Karten darin werden ersetzt. Das ist der ganze Zug.
rules-market-market-title = Dein Markt
rules-market-market-text =
    Du behältst drei Karten auf der Hand. Was darüber hinausgeht, kommt Karte für Karte in deinen Markt.

    Die erste kommt in die Ecke links oben, jede weitere neben eine deiner Karten. Karten werden nie bewegt. Eine Reihe fasst höchstens eine Chilikarte; für Profis gilt das auch für Spalten.

    Hat jemand neun Karten gelegt, spielt ihr die Runde zu Ende, damit alle gleich viele Züge hatten.
rules-market-chillies-title = Chilikarten
rules-market-chillies-text =
    Eine Chilikarte schaut auf sich selbst und auf die Karten, die sie an einer Seite berühren, und zählt alle Waren darauf, auch ihre eigenen.

    Meiden: 5 Punkte, 1 weniger, sooft die gezeigte Ware vorkommt, nie unter 0. Jede: 1 Punkt, sooft ihre Ware vorkommt. Paare: 2 Punkte für jedes Paar ihrer zwei Waren. Einmal: 2 Punkte für jede der vier Waren, die genau einmal da ist.

    Ein kompletter Markt bringt 2 dazu. Die meisten Punkte gewinnen; bei Gleichstand mehr Punkte für das Ziel.
rules-market-alone-title = Allein
rules-market-alone-text =
    Neun Züge für den besten Markt, den du bauen kannst. Der Marker wandert um den Hafen: Das Ende, an dem er steht, ist in diesem Zug gesperrt. Die Stapel liegen über den Spalten 1 und 3; dort kann nichts gespielt werden.

    Der Markt des Tages ist für alle gleich; dein erster Versuch zählt, und Tage in Folge werden zur Serie. In der Ruhmeshalle lässt sich jede Partie mit denselben Karten noch einmal spielen.

    Die Medaillen stammen aus simulierten Partien: 20, 24 und 28 Punkte bringen Bronze, Silber und Gold, für Profis 19, 23 und 27.
ruling-market-1 = Du nimmst die größtmögliche Menge von Karten, die sich den Waren auf der gespielten Karte zuordnen lassen, je Ware eine Karte. Gibt es mehrere solche Mengen, wählst du.
ruling-market-2 = Lücken werden vom fernen Ende zur gespielten Karte hin gefüllt, und vor jedem Ziehen werden die Chilikarten im Hafen neu gezählt. Ist ein Stapel leer, gilt der andere.
ruling-market-3 = Passt keine Handkarte in deinen Markt, kommt stattdessen eine Karte deiner Wahl unter ihren Stapel. Startboote gehören in den Bootsstapel.
ruling-market-4 = Erneuert wird von links nach rechts oder von oben nach unten. Hat ein Stapel keine Karte mehr, bleibt die alte liegen.
ruling-market-5 = Zehn Runden, in denen niemand eine Karte legt, beenden das Spiel.
ruling-market-6 = Eine Chilikarte, die eine Ware meidet, zählt nie unter 0.
ruling-market-7 = Allein darfst du jede Linie erneuern, und das Spiel endet auch, wenn der Markt komplett ist.
ruling-market-8 = Die Hände liegen offen: Alle Karten darin kamen offen vom Tisch. Geheim ist nur das Ziel.
ruling-market-9 = Die Mischung der Waren auf Booten und Chilikarten und die vier Pontons sind unsere Rekonstruktion; änderbar in assets/components.

## Credits

credits-games = Die Spiele sind das Werk derer, die sie erfunden und verlegt haben:
credits-here =
    Alle Bilder, Klänge, Texte und der Code dieses Programms sind eigens dafür entstanden und frei unter der MIT-Lizenz.
    Schrift: Manrope von Mikhail Sharanda, unter der SIL Open Font License. Gebaut mit pygame-ce und SDL.

## Wenn etwas schiefgeht

crash-title = Das hätte nicht passieren dürfen
crash-text = Das Programm ist auf einen unbekannten Fehler gestoßen. Eure Partie ist bis zur letzten Entscheidung gespeichert; „Fortsetzen“ im Titel holt sie zurück.
crash-report = Ein Bericht liegt hier: { $file }
crash-to-title = Zum Titel
