# Jedes Wort auf dem Bildschirm, auf Deutsch. Was hier fehlt, wird aus en.ftl genommen.

game-dice = Bangkok: Würfel
game-dice-line = Wählt aus offenen Würfeln, bildet Summen, sammelt Farben und Werte.

## Titel

title-facts = { $least }–{ $most } Personen · { $short }–{ $long } Min.
title-continue = Fortsetzen
title-settings = Optionen
title-credits = Credits
title-quit = Beenden
quit-title = Den Fluss verlassen?
quit-stay = Bleiben
quit-leave = Beenden

## Die Leiste am unteren Rand

bar-choose = Wählen
bar-back = Zurück
bar-skip = Überspringen
bar-go-on = Weiter
bar-undo = Rückgängig
bar-peek = Stand jetzt
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
bar-stand-up = Aufstehen
bar-step = Schritt
bar-step-back = Schritt zurück
bar-pause = Pause
bar-run = Start

## Lobby

lobby-lead = Drück eine Taste am Gamepad und setz dich dazu.
lobby-sit = Platz nehmen
lobby-free = Frei
lobby-starter = Wer beginnt?
lobby-start-random = Der Zufall
lobby-start = Los geht’s
lobby-too-few = Ab { $least } geht es los. Nimm noch ein Gamepad oder einen freien Stuhl.
device-desk = Maus & Tasten
device-pad = Gamepad { $number }
device-gone = Gamepad fehlt
seat-name = Name
seat-emblem = Emblem
seat-stand-up = Aufstehen
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

## Weiterspielen

saved-line = { $date } · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
take-seats-title = Nehmt Platz
take-seats-ask = { $name }: Drück eine Taste auf deinem Gamepad oder klick, um mit Maus und Tasten zu spielen.

## Spiel

prompt-go-on = Weiter?
prompt-peek = Wäre die Runde jetzt zu Ende
not-your-turn = { $name } ist dran.
pause-title = Pause
pause-resume = Weiterspielen
pause-undo = Letzten Zug zurücknehmen
pause-undo-hint = Geht nur vor neuen Würfeln oder Karten.
pause-rules = Regeln
pause-settings = Optionen
pause-leave = Speichern und verlassen
pause-leave-hint = Die Partie wird gespeichert; „Fortsetzen“ im Titel holt sie zurück.
pause-restart = Neu beginnen
restart-title = Neu beginnen?
restart-text = Diese Partie wird aufgegeben, und eine neue beginnt mit denselben Leuten.
restart-no = Nein, weiterspielen
restart-yes = Neu beginnen
pad-lost-title = { $name }: Gamepad fehlt
pad-lost-text = Schließ irgendein Gamepad an oder drück eine Taste auf einem freien: Es spielt dann für { $name }.
pad-lost-desk = Mit Maus und Tasten weiterspielen
log-title = Was bisher geschah
log-empty = Noch nichts.

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
bind-press-pad = Drück die neue Gamepad-Taste für „{ $action }“.
bind-press-keys = Drück die neue Taste für „{ $action }“.
bind-never-mind-pad = Tastatur oder Klick: doch nicht.
bind-never-mind-keys = Escape, Gamepad oder Klick: doch nicht.
action-confirm = Wählen, bestätigen
action-back = Zurück
action-undo = Rückgängig
action-peek = Stand jetzt
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
