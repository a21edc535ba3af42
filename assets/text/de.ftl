# Jedes Wort auf dem Bildschirm, auf Deutsch. Was hier fehlt, wird aus en.ftl genommen.

game-dice = Bangkok: Würfel
game-dice-line = Nehmt Würfel aus der Mitte, bildet Summen, sammelt Farben und Zahlen.

game-klongs = Bangkok Klongs
game-klongs-line = Legt mit euren Booten an und seid da, wenn der Marktgong tönt.

game-bakong = Bakong
game-bakong-line = Ein Dschungel, der sich wendet, ein Tempel voller Smaragde: Wer ist zuerst daheim?

game-market = Schwimmender Markt
game-market-line = Schiebt Boote durch den Hafen und baut euren Markt um scharfe Chilis.
game-market-alone = Nur eine Person am Tisch: das Solospiel, neun Züge. Um zusammen zu spielen, wähl einen freien Stuhl.

## Titel

title-facts = { $least }–{ $most } Personen · { $short }–{ $long } Min.
title-continue = Fortsetzen
title-matches = { $count ->
    [one] { $count } gespeicherte Partie
   *[other] { $count } gespeicherte Partien
}
title-matches-line = Such dir eine aus. Die neueste: { $game }, { $date }.
title-second-copy = Longtail läuft schon einmal. Auch hier könnt ihr spielen, nur keine Partie, die dort offen ist.
title-watch = Zuschauen
title-settings = Einstellungen
title-credits = Credits
title-quit = Beenden
title-solo-line = Bau allein einen schwimmenden Markt: neun Züge, Medaillen und jeden Tag ein neuer Markt.
title-watch-line = Schau Computerspielern bei einem Spiel deiner Wahl zu.
title-settings-line = Ton, Tempo, Sprache, Schriftgröße und Steuerung.
title-credits-line = Wer die Spiele und dieses Programm gemacht hat.
title-quit-line = Deine Partien bleiben gespeichert; nichts geht verloren.
show-game = Spiel
show-any = Zufall
show-players = Spieler
show-mixed = Jede Stärke einmal
show-begin = Vorführung starten
show-begin-hint = Jede Taste beendet sie.
show-leisure = In Ruhe zuschauen
show-leisure-hint = Mit Pause, Einzelschritten und Tempo.
quit-title = Longtail beenden?
quit-stay = Bleiben
quit-leave = Beenden

## Die Leiste am unteren Rand

bar-choose = Wählen
bar-again = Nochmal
bar-back = Zurück
bar-skip = Überspringen
bar-go-on = Weiter
bar-hint = Tipp
bar-film = Was ist passiert?
bar-film-close = Zurück zum Tisch
bar-play-yourself = Selbst spielen
bar-undo = Rückgängig
bar-peek = Stand jetzt
bar-peek-klongs = Vorschau
bar-peek-market = Was noch kommt
bar-peek-market-objective = Mein Ziel
bar-peek-bakong = Rückseiten
bar-log = Verlauf
bar-rules = Regeln
bar-what = Was ist das?
bar-about-this = Regeln dazu
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
bar-run = Abspielen
bar-lesson-skip = Schritt überspringen

## Lobby

lobby-lead = Drück eine Taste an einem Gamepad und setz dich dazu.
leave-lobby-title = Den Tisch verlassen?
leave-lobby-text = Alle anderen müssten auch aufstehen.
leave-lobby-no = Nein, bleiben
leave-lobby-yes = Ja, ins Hauptmenü
lobby-sit = Platz nehmen
lobby-free = Frei
lobby-who = Wer sitzt hier?
lobby-starter = Es beginnt
lobby-start-random = Zufall
lobby-start = Los geht’s
lobby-computer = Computer
lobby-lesson = Geführte Runde
lobby-options = Optionen
lobby-too-few = Ihr braucht mindestens { $least ->
    [2] zwei
   *[other] { $least }
} Personen. Drück eine Taste an einem weiteren Gamepad oder wähl Computer.
device-desk = Maus & Tasten
device-pad = Gamepad { $number }
device-gone = Kein Gamepad
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
option-tactics-off = Einer
option-tactics-on = Zwei
option-expert = Chilikarten
option-expert-off = Eine pro Reihe
option-expert-on = Experten
option-memory = Rückseiten
option-memory-on = Gezeigt
option-memory-off = Nicht gezeigt
option-board = Plan
board-klongs = Bangkok
board-bakong = Gewundener Pfad
board-bakong-coil = Schlangenspirale
board-klongs-garden = Lotusgarten
option-objectives = Ziele
option-hands = Handboote
option-hands-curtain = Verdeckt
option-hands-open = Offen für alle
about-lobby-starter = Wer den ersten Zug macht. Danach geht es reihum.
about-option-tactics-off = Alle Boote sind in einem Stapel gemischt. Du nimmst, was kommt.
about-option-tactics-on = Offene Boote liegen in einem Stapel, neutrale Boote, Diebe, Aufseher und Garküchen im anderen. Bei jedem Ziehen wählst du den Stapel. Etwas mehr zu überlegen.
about-option-expert-off = In jede Reihe deines Marktes passt eine Chilikarte. Richtig für die ersten Partien.
about-option-expert-on = In jede Reihe und in jede Spalte deines Marktes passt nur eine Chilikarte. Schwerer zu füllen.
about-option-memory-on = Wurde ein Plättchen einmal umgedreht, zeigt eine Taste, was auf der anderen Seite ist. Niemand muss es sich merken.
about-option-memory-off = Niemandem wird gesagt, was auf der anderen Seite eines Plättchens ist. Merk es dir.
about-option-board = Ein Spielplan, den jemand hinzugefügt hat.
about-option-board-klongs = Die Gewässer des Spiels: zwanzig Marktviertel, Eingangsfelder am linken und rechten Rand.
about-option-board-klongs-garden = Eine kürzere Partie für zwei: kleinere Gewässer, vierzehn Marktviertel, und die Markttage kommen früher.
about-option-board-bakong = Der Pfad des Spiels: in drei Bögen durch den Dschungel.
about-option-board-bakong-coil = Dieselben 24 Plättchen auf einem Pfad, der sich wie eine Schlange windet. Die Regeln bleiben gleich.
about-option-hands-open = Alle sehen alle Boote auf der Hand. So spielt es sich am schnellsten an einem Bildschirm.
about-option-hands-curtain = Deine Boote bleiben verdeckt, bis du sie sehen willst und die anderen wegschauen.
about-option-objectives-open = Alle sehen jedes Ziel. Freundlich für eine erste Partie.
about-option-objectives-curtain = Nur du kennst deine Ware. Du siehst sie mit dem Kompass an, und niemand muss wegschauen.
lobby-option = { $label }: { $value }
lobby-board-seats = { $count ->
    [one] Dieser Plan ist für { $list } Person.
   *[other] Dieser Plan ist für { $list } Personen.
}

## Weiterspielen

saved-none = Es gibt keine gespeicherten Partien.
saved-elsewhere = Im anderen Longtail offen: Spielt dort weiter.
delete-title = Diese Partie löschen?
delete-no = Behalten
delete-yes = Löschen
delete-text = Eine gelöschte Partie kommt nicht wieder.
mend-title = Ein Teil dieser Partie ist beschädigt
mend-text = { $lost ->
    [one] Der letzte Zug ist nicht mehr lesbar und verloren. Alles davor ist in Ordnung.
   *[other] Die letzten { $lost } Züge sind nicht mehr lesbar und verloren. Alles davor ist in Ordnung.
}
mend-yes = Von dort weiterspielen
mend-no = Jetzt nicht
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
prompt-peek-klongs = Was deine Anlegeplätze brächten und was noch kommen kann
prompt-peek-market = Welche Karten noch kommen können
prompt-peek-bakong = Die Rückseiten von Plättchen, die schon gedreht wurden
turn-of = { $name } ist dran
not-your-turn = { $name } ist dran.
last-word-turn = Zug beenden
prompt-last-word-turn = { $name }: Zug beenden?
last-word-card = Weiter
prompt-last-word-card = { $name }: Die nächste Karte aufdecken?
prompt-last-word-tile = { $name }: Dieses Plättchen umdrehen? Noch einmal wählen
last-word-again = Noch einmal wählen
last-word-cave = Würfeln
prompt-last-word-cave = { $name }: In der Höhle würfeln?
last-word-round = Zählen
prompt-last-word-round = { $name }: Punkte zählen?
last-word-market-day = Weiter
prompt-last-word-market-day = { $name }: Markttag beenden?
last-word-undo = Zurück
what-last-word-stands = Deine Entscheidung gilt, und was verborgen ist, kommt heraus. Danach lässt sie sich nicht mehr zurücknehmen.
what-last-word-undo = Nimmt deine Entscheidung zurück. Noch ist nichts herausgekommen.
film-title = Das ist seit deinem letzten Zug passiert
film-nothing = Seit deinem letzten Zug ist nichts passiert.
pause-title = Pause
pause-resume = Weiterspielen
pause-undo = Letzten Zug zurücknehmen
pause-undo-hint = Geht, bis etwas Verdecktes aufgedeckt wurde.
nothing-to-undo = Nichts zum Zurücknehmen: Das geht, bis etwas Verdecktes aufgedeckt wurde.
pause-rules = Regeln
pause-settings = Einstellungen
pause-seats = Wer spielt
pause-leave = Speichern und verlassen
pause-leave-hint = Die Partie wird gespeichert. „Fortsetzen“ im Hauptmenü bringt dich zurück.
pause-leave-unsaved = Verlassen
pause-leave-unsaved-hint = Diese Partie wird nicht gespeichert.
pause-restart = Neu beginnen
restart-title = Neu beginnen?
restart-text = Diese Partie endet hier, und eine neue beginnt mit denselben Leuten.
restart-no = Nein, weiterspielen
restart-yes = Neu beginnen
pad-lost-title = { $name }: Gamepad fehlt
pad-lost-text = Verbinde irgendein Gamepad und spiel gleich weiter. Oder wähl, was passieren soll.
pad-lost-play = Für { $name } weiterspielen
pad-lost-computer = Ein Computerspieler übernimmt
pad-lost-computer-hint = Den Platz später zurückholen: Menü, Wer spielt.
log-title = Was bisher geschah
log-empty = Noch nichts.
prompt-curtain = { $name }: Schau an, was du hast
curtain-away = Alle anderen schauen kurz weg.
what-last-move = Der farbige Rahmen: Hier war der letzte Zug von { $names }.
what-plate = Das kannst du jetzt wählen. { $question }
curtain-open = Zeigen, was ich habe

why-game-over = Das Spiel ist vorbei.
why-not-this-game = Das ist kein Zug aus diesem Spiel.
why-dice-not-in-pool = Dieser Würfel liegt nicht in der Mitte.
why-dice-no-such-group = Diese Gruppe hast du nicht.

## Bangkok: Würfel

prompt-dice-take = { $name }: Nimm einen Würfel
prompt-dice-group = { $name }: In welche Gruppe?
explain-goal = { $points ->
    [one] Eine Gruppe mit { $goal } bringt { $points } Punkt.
   *[other] Eine Gruppe mit { $goal } bringt { $points } Punkte.
}
explain-row = Meiste { $value }er: { $first }, { $second }, { $third } Punkte. Ebenso für die Farbe in dieser Reihe.
explain-die-first = Nimm zuerst einen Würfel aus der Mitte.
explain-other-tray = Das sind die Gruppen von { $name }.
explain-other-die = Stattdessen diesen Würfel nehmen.
what-dice-die = Würfel ({ $colour }): { $value }
what-dice-die-text = Nimm ihn und lege ihn in eine deiner Gruppen oder beginne eine neue.
what-dice-die-brings = { $name } jetzt: { $gain }
what-dice-group-exact = Genau das Ziel: { $points }.
what-dice-group-closest = Am knappsten daneben: { $points }, wenn es so bleibt.
what-dice-sign = Wäre die Runde jetzt zu Ende, bekäme { $name } dafür { $points }.
what-dice-row = Die Reihe der { $value }
what-dice-row-front = Die meisten { $value }er hat gerade: { $names }.
what-dice-most-of-value = Wer die meisten Würfel einer Zahl hat, bekommt die erste Zahl ihrer Reihe, wer danach kommt, die zweite.
what-dice-most-of-colour = Wer die meisten Würfel einer Farbe hat, bekommt die Zahlen der Reihe, in der diese Farbe liegt.
what-dice-tray = Die Würfel dieser Runde, in Gruppen. Jetzt brächten sie { $now }.
what-dice-standing = { $total } aus den Runden davor, dazu { $now }, wenn diese jetzt endete.
what-dice-preview = Was ein Würfel brächte
first-sum = Eine Gruppe trifft das Ziel! Jede Gruppe mit genau dieser Summe zahlt am Ende der Runde.
first-majority = Wer am Ende der Runde die meisten Würfel einer Zahl hat, bekommt Punkte dafür. Die Tafel links zeigt, wie viele, und wer gerade die meisten hat.
goal-title = Ziel
board-values = Wert
board-colours = Farbe
round-of = Runde { $round } von { $rounds }
sheet-round = Runde { $round }
sheet-now = Wäre jetzt Schluss
tray-next = folgt
group-needs = { $count ->
    [one] fehlt { $count }
   *[other] fehlen { $count }
}
group-over = { $count } zu viel
group-exact = genau!
group-sum = { $sum }: { $far }
points-gained = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
points-lost = { $points ->
    [one] −{ $points } Punkt
   *[other] −{ $points } Punkte
}
points-none = Noch keine Punkte
standings-points = Punkte
standings-now = Jetzt
preview-sum = { $before } + { $value } = { $after }, { $far }
preview-new = Neu: { $far }
preview-most-of-value-alone = Meiste { $value }er
preview-most-of-value-tied = Gleich viele { $value }er
preview-most-of-value-behind = Mehr { $value }er
preview-most-of-colour-alone = Meiste in { $colour }
preview-most-of-colour-tied = Gleich viel { $colour }
preview-most-of-colour-behind = Mehr in { $colour }
preview-sequences = Straße { $run }
preview-three-of-a-kind = { $value }er in drei Farben
preview-least-colours = Wenigste Farben
preview-empty = Schau einen Würfel an: Hier siehst du, was er dir bringt.
prompt-dice-round = Runde { $round } geht an { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Weiter?
caption-goal = Das Ziel ist { $goal }
caption-board = Die Wertetafel
caption-pool = Die Würfel
sheet-total = Diese Runde
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
log-dice-taken = { $name } legt eine { $value } in { $colour } zu Gruppe { $group }.
log-dice-round = Punkte für Runde { $round }: { $points }.
part-correct-sum = Genaue Summe
part-closest-sum = Knapp daneben
part-least-colours = Wenigste Farben
part-three-of-a-kind = Drilling
part-sequences = Straßen
part-most-of-value = Meiste je Zahl
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
count-who = { $what }. Punkte: { $who }
moment-dice-five = Fünf { $value }er!
moment-dice-run = Eine Straße aus fünf!

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
klongs-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
klongs-little-in = { $steps ->
    [one] Kleiner Markttag: { $steps } Schritt
   *[other] Kleiner Markttag: { $steps } Schritte
}
klongs-big-in = { $steps ->
    [one] GROSSER Markttag: { $steps } Schritt
   *[other] GROSSER Markttag: { $steps } Schritte
}
klongs-passed = gepasst
klongs-unseen = Boote, die noch niemand gezeigt hat
klongs-stack-left = { $count ->
    [0] Die Stapel sind leer; der Rest ist auf den Händen.
    [one] { $count } davon ist in den Stapeln.
   *[other] { $count } davon sind in den Stapeln.
}
klongs-day-little = Ein kleiner Markttag!
klongs-day-big = Der GROSSE Markttag!
klongs-day-little-goes-on = Kleiner Markttag: Runde { $round } von { $rounds }
klongs-day-big-goes-on = GROSSER Markttag: bis alle passen
klongs-standstill-skips = Kein Boot hat Platz: Jetzt kommt der GROSSE Markttag.
klongs-standstill-circles = Die Boote drehen sich im Kreis: Jetzt kommt der GROSSE Markttag.
klongs-landing = { $name } wertet einen Anlegeplatz: { $baskets ->
    [one] { $baskets } Punkt
   *[other] { $baskets } Punkte
} je Händler
klongs-landing-doubled = { $name } wertet einen Anlegeplatz: { $baskets ->
    [one] { $baskets } Punkt
   *[other] { $baskets } Punkte
} je Händler, die Garküche verdoppelt
klongs-stock-count = Die Warenlager werden gezählt
prompt-klongs-place = { $name }: Welches Boot setzt du?
prompt-klongs-place-or-move = { $name }: Wähle ein Boot zum Setzen oder bewege eins mit einer Karte
prompt-klongs-counted = Die Warenlager sind gezählt. Weiter?
prompt-klongs-where = { $name }: Wohin soll es?
prompt-klongs-skip = { $name }: Du kannst kein Boot setzen
prompt-klongs-move = { $name }: Boot mit Karte bewegen oder Zug beenden
prompt-klongs-move-where = { $name }: Wohin? Das kostet eine Bewegungskarte
prompt-klongs-reboard = { $name }: Kein Händler mehr. Einen von einem anderen Boot holen?
prompt-klongs-steal = { $name }: Welches Boot soll der Dieb nehmen?
prompt-klongs-loot = { $name }: Wohin mit dem gestohlenen Boot?
prompt-klongs-thief = { $name }: Einen Dieb auf die Hand nehmen?
prompt-klongs-draw = { $name }: Von welchem Stapel ziehen?
prompt-klongs-market = { $name }: Einen Anlegeplatz werten oder passen?
prompt-klongs-market-landing = { $name }: Diesen Anlegeplatz werten? { $boats ->
    [one] Das markierte Boot kommt dann in dein Warenlager
   *[other] Eines der markierten Boote kommt dann in dein Warenlager
}
prompt-klongs-remove = { $name }: Welches Boot kommt in dein Warenlager?
plate-skip = Zug auslassen
plate-endturn = Zug beenden
plate-leaveunowned = Ohne Besitzer
plate-stealnothing = Nichts stehlen
plate-tostock = Ins Warenlager
plate-tohand = Hand statt Ziehen
plate-takenothief = Laufen lassen
plate-passmarket = Passen: nichts werten
klongs-landing-pays = Wenn du ihn wertest, zahlt er:
plate-draw-open = Offene Boote
plate-draw-neutral = Andere Boote
explain-other-boat = Stattdessen dieses Boot wählen.
explain-klongs-water-first = Freies Wasser. Wähle zuerst ein Boot für diesen Platz.
explain-klongs-water = Freies Wasser.
explain-klongs-track = Luk Phat ist der Schirm auf dieser Leiste. Ein Boot mit Schirm rückt ihn einen Schritt weiter und bringt die Punkte dort. Am Gong: Markttag.
explain-klongs-merchants = { $name }: { $count ->
    [0] kein Händler mehr übrig
    [one] noch ein Händler übrig
   *[other] noch { $count } Händler übrig
}. In jedes offene Boot, das du setzt, steigt einer ein.
explain-klongs-cards = { $name }: { $count ->
    [0] keine Bewegungskarte mehr übrig
    [one] noch eine Bewegungskarte übrig
   *[other] noch { $count } Bewegungskarten übrig
}. Einmal im Zug bewegst du mit einer ein eigenes Boot um ein Feld.
boat-of = Boot von { $name }. { $boat }
boat-nobodys = Dieses Boot gehört niemandem. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, kein Korb
    [one] { $good }, ein Korb
   *[other] { $good }, { $baskets } Körbe
}
boat-thief = Dieb: darf ein Boot aus seiner Reihe nehmen
boat-inspector = Aufseher: hält Diebe aus seiner Spalte fern
boat-cookshop = Garküche: Anlegeplätze daneben zahlen doppelt
name-thief = ein Dieb
name-inspector = ein Aufseher
name-cookshop = eine Garküche
what-klongs-water = Freies Wasser
what-klongs-water-text = Hier kann ein Boot neben einem anderen anlegen. In diesem Marktviertel: { $boats } von 3 Booten.
what-klongs-quarter = Marktviertel
what-klongs-quarter-room = Die Punkte zählen Boote: Zwei von drei, die in dieses Viertel passen, sind da.
what-klongs-quarter-full = Das Schloss: Drei Boote sind in diesem Viertel, und kein weiteres darf hinein.
what-klongs-entry = Eingangsfeld
what-klongs-entry-text = In der ersten Runde beginnen alle Boote auf so einem Feld.
what-klongs-entry-unused = Zu zweit beginnt hier kein Boot. Später ist es Wasser wie jedes andere.
what-klongs-no-baskets = Keine Zahl: Es bringt einem Anlegeplatz keine Körbe.
what-klongs-owned = Ein Händler von { $name } sitzt darin: Volle Anlegeplätze daneben zahlen an { $name }.
what-klongs-unowned = Der Händler darin gehört niemandem, aber die Körbe zählen an jedem Anlegeplatz daneben.
what-klongs-pays = Wäre jetzt Markttag, bekäme { $name } dort { $points }.
what-klongs-hidden = Nur { $name } darf sie sehen.
what-klongs-hand-open = Setz es ein, und einer deiner Händler steigt zu.
what-klongs-hand-neutral = Ein neutrales Boot: Kein Händler sitzt darin, aber seine Körbe zählen.
what-klongs-parasol = Sein Schirm geht auf der Luk-Phat-Leiste einen Schritt weiter: { $points }.
what-klongs-landing = Anlegeplatz
what-klongs-landing-open = { $boats } von 4 Booten, bisher Körbe: { $baskets }. Liegen vier Boote hier, zahlt er an Markttagen.
what-klongs-landing-full = Vollständig, Körbe: { $baskets }. An einem Markttag bekäme hier: { $who }.
what-klongs-landing-nobody = Vollständig, Körbe: { $baskets }. Aber kein Händler sitzt hier.
what-klongs-step = Luk Phat, Schritt { $number }
what-klongs-step-start = Hier beginnt der Schirm.
what-klongs-step-pays = Wer den Schirm hierher bringt, bekommt { $points }.
what-klongs-step-little = Dann beginnt ein kleiner Markttag.
what-klongs-step-big = Dann beginnt der GROSSE Markttag, und mit ihm endet das Spiel.
what-klongs-stock = Boote im Warenlager: { $boats }. Am Ende bringen sie { $points }; je mehr Boote einer Ware, desto mehr ist jedes wert.
what-klongs-player = Bisher { $points }, am Ende { $stock } dazu für das Warenlager.
first-thief = Ein Dieb! Er darf ein Boot seiner Reihe nehmen, wenn kein Aufseher dessen Spalte schützt.
first-inspector = Ein Aufseher! Er vertreibt die Diebe aus seiner Spalte und schützt die Boote dort.
first-cookshop = Eine Garküche! Jeder Anlegeplatz daneben zahlt doppelt.
first-luk-phat = Luk Phat! Der Schirm auf der Leiste ist einen Schritt gegangen: Das bringt Punkte, und am nächsten Gong beginnt ein Markttag.
first-neutral = Ein neutrales Boot: Der Mann mit dem Hut darin ist niemandes Händler. Aber seine Körbe zählen für alle an den Anlegeplätzen daneben.
first-movement = Eine Bewegungskarte: Sie bewegt ein eigenes Boot um ein Feld. Alle haben ein paar davon; dieses Bild zählt sie.
first-market-little = Ein kleiner Markttag: Reihum einen vollständigen Anlegeplatz werten oder passen, zwei Runden lang.
first-market-big = Der GROSSE Markttag: Gewertet wird, bis alle nacheinander passen. Dann ist das Spiel aus.
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
log-klongs-stocked = { $name } nimmt ein Boot ins Warenlager: { $boat }.
log-klongs-in-hand = { $name } nimmt ein Boot auf die Hand: { $boat }.
log-klongs-chased = { $count ->
    [one] Der Aufseher von { $name } verjagt einen Dieb.
   *[other] Der Aufseher von { $name } verjagt { $count } Diebe.
}
log-klongs-luk-phat = { $name } bewegt den Luk-Phat-Schirm: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-klongs-little-days = { $name } holt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am kleinen Markttag.
log-klongs-big-day = { $name } holt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} am GROSSEN Markttag.
log-klongs-stock = { $name } zählt das Warenlager: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
log-klongs-passed = { $name } passt.
log-klongs-drawn = { $name } zieht ein Boot.
log-klongs-skipped = { $name } kann kein Boot setzen.
part-luk-phat = Luk Phat
part-little-days = Kleine Markttage
part-big-day = GROSSER Markttag
part-stock = Warenlager
why-klongs-taken = Hier ist schon ein Boot.
why-klongs-no-such-space = Hier ist kein Wasser.
why-klongs-not-entry = Erst einmal kommen Boote auf ein freies Eingangsfeld.
why-klongs-dark-entry = Zu zweit sind nur die hellen Eingangsfelder offen.
why-klongs-not-touching = Es muss ein Boot berühren, auch über Eck.
why-klongs-quarter-full = Dieses Marktviertel ist voll: Es hat schon drei Boote.
why-klongs-inspector-column = Ein Aufseher bewacht diese Spalte: Hier legt kein Dieb an.
why-klongs-not-in-hand = Dieses Boot hast du nicht auf der Hand.
why-klongs-not-now = Beantworte zuerst die Frage.
why-klongs-must-place = Du kannst ein Boot setzen, also musst du. Wähle eins.
why-klongs-no-boat = Hier ist kein Boot.
why-klongs-not-yours = Dieses Boot gehört dir nicht.
why-klongs-too-far = Eine Bewegungskarte reicht nur ein Feld weit, auch über Eck.
why-klongs-no-card = Du hast keine Bewegungskarte mehr.
why-klongs-moved-already = Nur eine Bewegungskarte pro Zug.
why-klongs-other-row = Der Dieb nimmt nur Boote aus seiner eigenen Reihe.
why-klongs-protected = Ein Aufseher bewacht diese Spalte.
why-klongs-inspector = Aufseher kann man nicht stehlen.
why-klongs-thief-itself = Der Dieb kann sich nicht selbst stehlen.
why-klongs-not-chased = Von dort wurde kein Dieb verjagt.
why-klongs-no-such-stack = Dieser Stapel ist leer.
why-klongs-no-landing = Hier ist kein Anlegeplatz.
why-klongs-landing-open = Nicht vollständig: Auf allen vier Feldern muss ein Boot sein.
why-klongs-landing-not-yours = Keines dieser vier Boote gehört dir.
why-klongs-not-at-landing = Dieses Boot ist nicht an diesem Anlegeplatz.
why-klongs-only-your-own = Am kleinen Markttag nimmst du eines deiner eigenen Boote.
why-klongs-anothers = Boote anderer Spieler kannst du nicht nehmen.

## Bakong

object-rope = Seil
object-grapple = Wurfhaken
object-kit = Verbandskasten
object-logbook = Logbuch
object-machete = Machete
object-torch = Fackel
object-map = Karte
object-compass = Kompass
object-rope-use = Flüsse halten dich nicht auf.
object-grapple-use = Klippen halten dich nicht auf.
object-kit-use = In Gruben bekommst du keine Beule.
object-logbook-use = Einmal pro Zug darfst du beide Würfel neu werfen.
object-machete-use = Du darfst ein Feld mehr gehen als gewürfelt.
object-torch-use = In Höhlen und Smaragddschungeln ein Smaragd mehr.
object-map-use = Nach dem Umdrehen ein zweites Plättchen der gleichen Farbe: nach einem roten noch ein rotes.
object-compass-use = Du darfst ein Feld weniger gehen als gewürfelt.
thing-1 = Smaragd: 1 Punkt
thing-3 = Smaragd: 3 Punkte
# Was weggeworfen oder dagelassen wird, mitten in einer Frage (Akkusativ).
lose-rope = das Seil
lose-grapple = den Wurfhaken
lose-kit = den Verbandskasten
lose-logbook = das Logbuch
lose-machete = die Machete
lose-torch = die Fackel
lose-map = die Karte
lose-compass = den Kompass
lose-1 = den Smaragd mit 1 Punkt
lose-3 = den Smaragd mit 3 Punkten
thing-great = Großer Smaragd { $points }
thing-great-use = Am Ende { $points } Punkte wert.
thing-cursed-use = { $points } Punkte wert, aber verflucht: Wasserfälle helfen dir nicht.
thing-and-use = { $thing }: { $use }
thing-no-room = Kein Platz: Erst muss etwas anderes weg.
trail-jungle = Dschungel: Hier passiert nichts.
trail-emerald = Smaragddschungel: Bleib hier stehen und nimm einen Smaragd.
trail-abandoned = Verlassenes Lager: Bleib hier stehen und nimm einen Gegenstand.
trail-waterfall = Wasserfall: Bleib hier stehen und werde eine Beule los.
trail-cave = Höhle: Bleib stehen und wirf beide Würfel. Der niedrigere ist die Zahl deiner Smaragde.
trail-river = Fluss: Hier endet dein Weg, außer mit dem Seil.
trail-cliff = Klippe: Hier endet dein Weg, außer mit dem Wurfhaken.
trail-pit = Grube: Gehst du hinein, bekommst du eine Beule, außer mit dem Verbandskasten.
trail-quicksand = Treibsand: Gehst du hinein, verlierst du einen Gegenstand.
trail-camp = Das Lager: Sei zuerst wieder hier.
trail-temple = Der Tempel: Wähle hier einen großen Smaragd.
what-bakong-camp = Das Lager
what-bakong-temple = Der Tempel
what-bakong-under = Die andere Seite: { $kind }.
what-bakong-homeward = Mit einem großen Smaragd auf dem Heimweg. Felder bis zum Lager: { $tiles }.
what-bakong-outward = Auf dem Weg zum Tempel. Felder bis dahin: { $tiles }.
what-bakong-left = Noch im Vorrat: { $count }.
what-bakong-die = Ein Würfel mit { $value }
what-bakong-die-text = Dreh mit ihm das { $value }. Plättchen vor dir um und geh mit dem anderen; oder umgekehrt.
what-bakong-cup = Der Würfelbecher
what-bakong-cup-text = Ein Zug beginnt mit einem Wurf beider Würfel: Einer dreht ein Plättchen um, mit dem anderen gehst du.
what-bakong-pack = Der Rucksack ist bisher { $points } wert.
what-bakong-ouches = { $count ->
    [one] Eine Beule: { $points } am Ende.
   *[other] { $count } Beulen: { $points } am Ende.
} Ein Wasserfall heilt eine.
what-bakong-ouch = Jede Beule: { $points } am Ende. Gruben bringen sie, Wasserfälle heilen sie.
what-bakong-first-home = Wer zuerst wieder im Lager ist, bekommt { $points }, und das Spiel endet.
what-bakong-round = In einer Runde ist jeder einmal dran. Ein Spiel dauert 8 bis 20 Runden: Es endet, sobald jemand mit einem großen Smaragd zurück im Lager ist.
what-bakong-reserve = Der Vorrat
what-bakong-reserve-text = Was noch niemand genommen hat: Gegenstände, Smaragde und Beulen.
first-quicksand = Treibsand! Wer hineingerät, verliert einen Gegenstand. Smaragde sind sicher.
first-cave = Eine Höhle! Wirf beide Würfel: Der kleinere sagt, wie viele Smaragde du findest.
name-jungle = Dschungel
name-emerald = Smaragddschungel
name-abandoned = Verlassenes Lager
name-waterfall = Wasserfall
name-cave = Höhle
name-river = Fluss
name-cliff = Klippe
name-pit = Grube
name-quicksand = Treibsand

bakong-first = Dein erster Gegenstand
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
ahead-cave = +1 bis 6 Punkte
ahead-cave-torch = +2 bis 7 Punkte
ahead-ouch-less = 1 Beule weniger
ahead-object = +1 Gegenstand
ahead-object-lost = −1 Gegenstand
ahead-great = bis zu +{ $points } Punkte
bakong-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
prompt-bakong-first = { $name }: Wähle einen Gegenstand für den Anfang
prompt-bakong-camp = { $name }: Einen Gegenstand aus dem Lager nehmen?
prompt-bakong-temple = { $name }: Etwas nehmen, das andere hier ließen?
prompt-bakong-roll = { $name }: Wirf die Würfel
prompt-bakong-die = { $name }: Welcher Würfel dreht ein Plättchen um?
prompt-bakong-flip = { $name }: Mit der { $flip } umdrehen und { $walk } gehen?
prompt-bakong-flip-nothing = { $name }: Mit der { $flip } nichts umdrehen und { $walk } gehen?
prompt-bakong-reroll = { $name }: Beide Würfel neu werfen?
prompt-bakong-second = { $name }: Mit der Karte ein zweites Plättchen umdrehen?
prompt-bakong-walk = { $name }: Wie weit willst du gehen?
prompt-bakong-sink = { $name }: Welchen Gegenstand bekommt der Treibsand?
prompt-bakong-great = { $name }: Wähle einen großen Smaragd
prompt-bakong-room = { $name }: Dafür ist kein Platz. Etwas wegwerfen?
prompt-bakong-must = { $name }: Mach Platz für den großen Smaragd
prompt-bakong-throw-reserve = { $name }: Willst du { $thing } wegwerfen?
prompt-bakong-throw-temple = { $name }: Willst du { $thing } im Tempel lassen?
prompt-bakong-not-enough = Das reicht noch nicht.
prompt-bakong-sinks = { $name }: Soll der Treibsand { $thing } bekommen?
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
    [one] { $name } findet einen Smaragd: { $worth } Punkt.
   *[other] { $name } findet Smaragde: { $worth } Punkte.
}
log-bakong-left = { $name } lässt etwas zurück: { $thing }.
log-bakong-healed = { $name } rastet am Wasserfall: eine Beule weniger.
log-bakong-cursed = { $name } trägt den Fluch: Der Wasserfall hilft nicht.
log-bakong-camp-empty = { $name } findet im Lager nichts Neues.
log-bakong-takes = { $name } nimmt einen Gegenstand: { $thing }.
log-bakong-takes-nothing = { $name } nimmt nichts.
log-bakong-throws = { $name } wirft etwas weg: { $thing }.
log-bakong-temple = { $name } erreicht den Tempel!
log-bakong-great = { $name } nimmt den großen Smaragd { $points } und kehrt um.
log-bakong-home = { $name } ist zuerst wieder daheim!
moment-bakong-great = { $name } nimmt die { $points }!
moment-bakong-home = { $name } ist zuerst zurück!
part-great = Großer Smaragd
part-small = Kleine Smaragde
part-first-home = Zuerst daheim
part-ouches = Beulen
explain-bakong-sinks-not = Der Treibsand nimmt nur Gegenstände: Smaragde sind sicher.
why-bakong-at-least-one = Du musst mindestens ein Feld gehen.
why-bakong-have-it = Das hast du schon. Niemand darf zwei gleiche tragen.
why-bakong-just-flipped = Dieses Plättchen hast du gerade umgedreht. Wähle ein anderes.
why-bakong-left-here = Das hast du gerade erst hiergelassen.
why-bakong-must-take-great = Den großen Smaragd musst du nehmen: Mach Platz für ihn.
why-bakong-never-fits = Neben deinen großen Smaragd passt das nicht.
why-bakong-never-thrown = Einen großen Smaragd kannst du nicht wegwerfen.
why-bakong-no-compass = Um ein Feld weniger zu gehen, brauchst du den Kompass.
why-bakong-no-logbook = Um neu zu würfeln, brauchst du das Logbuch.
why-bakong-no-machete = Um ein Feld mehr zu gehen, brauchst du die Machete.
why-bakong-no-such-die = Das zeigt kein Würfel.
why-bakong-no-such-great = Dieser große Smaragd ist nicht im Tempel.
why-bakong-no-such-object = So einen Gegenstand gibt es nicht.
why-bakong-no-tile = Nur die 24 Plättchen lassen sich umdrehen.
why-bakong-none-left = Es ist keiner mehr da.
why-bakong-not-at-temple = Das ist nicht im Tempel.
why-bakong-not-in-front = Du kannst nur Plättchen vor dir umdrehen.
why-bakong-not-in-pack = Das ist nicht in deinem Rucksack.
why-bakong-not-now = Beantworte zuerst die Frage.
why-bakong-other-colour = Nur ein Plättchen in der Farbe, die du eben weggedreht hast.
why-bakong-rerolled = Du kannst nur einmal pro Zug neu würfeln.
why-bakong-steps = Der Würfel sagt, wie weit du gehst.

## Bangkok: Schwimmender Markt

ware-peas = Blaue Erbsen
ware-fish = Fisch
ware-passion-fruit = Passionsfrucht
ware-courgettes = Thai-Zucchini
chilli-shun = 5 Punkte, minus 1 für jeden Korb: { $goods }. An Bord: { $carries }
chilli-each = 1 Punkt für jeden Korb: { $goods }. An Bord: { $carries }
chilli-pairs = 2 Punkte für jedes Paar: { $goods }. An Bord: { $carries }
chilli-once = 2 Punkte für jede Ware, die genau einmal da ist. An Bord: { $carries }
card-each = Chilikarte „jeder zählt“
card-once = Chilikarte „nur einmal“
card-pairs = Chilikarte „Paare“
card-shun = Chilikarte „davon keine“
what-market-boat = { $baskets ->
    [one] Spiel sie in den Hafen: Für ihren Korb nimmst du eine Karte mit dieser Ware.
   *[other] Spiel sie in den Hafen: Für jeden ihrer { $baskets } Körbe nimmst du eine Karte mit dieser Ware.
}
what-market-boat-lay = Leg sie in deinen Markt, oder behalte sie: Drei Karten bleiben auf der Hand. Chilikarten daneben zählen ihre Waren, und dein Ziel auch.
what-market-under = Nichts auf deiner Hand passt in deinen Markt, also kommt eine deiner Karten unter ihren Stapel. Es kann diese sein.
what-market-boat-port = Spiel eine Karte mit einer ihrer Waren an ein Ende ihrer Reihe oder Spalte, dann kannst du sie auf die Hand nehmen.
what-market-room = Platz für eine Karte
what-market-room-text = Die erste Karte kommt in die Ecke oben links, jede weitere neben eine Karte.
what-market-laid = Ein Boot im Markt. Chilikarten daneben zählen seine Waren, und das Ziel auch.
what-market-pays = Bringt jetzt { $points }.
what-market-player = { $points }, wie es jetzt liegt. Karten im Markt: { $cards } von 9.
what-market-more-to-come = Das Fragezeichen steht für das Ziel, das nur { $name } kennt.
what-market-held = Auf der Hand von { $name }, für alle zu sehen.
what-market-objective = Bisher { $points }: { $each } für jede Ware dieser Art im Markt: { $good }.
what-market-objective-hidden = Eine Ware, die nur { $name } kennt: Jede davon im Markt zahlt am Ende.
what-market-end = Spiel hier eine Karte: Sie nimmt Karten dieser Reihe oder Spalte mit gleicher Ware und schiebt die anderen weiter.
what-market-deck-boat = Die Boote
what-market-deck-boat-text = Von hier wird der Hafen aufgefüllt. Noch Karten: { $count }.
what-market-deck-chilli = Die Chilikarten
what-market-deck-chilli-text = Von hier kommen neue Karten in den Hafen, solange er zu wenige Chilikarten zeigt. Noch Karten: { $count }.
what-market-renew = Statt eine Karte zu spielen: Alle Karten einer Reihe oder Spalte werden ersetzt.
what-market-token = Der Rundenstein
what-market-token-text = Er geht um den Hafen, jeden Zug einen Platz. Wo er steht, kann keine Karte gespielt werden.
what-market-medals = Bronze für { $bronze }, Silber für { $silver }, Gold für { $gold }.
first-chilli = Eine Chilikarte! In deinem Markt zahlt sie für die Waren auf ihr und neben ihr.
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
market-three = Drei Karten auf einmal!
market-complete = Ein voller Markt!
prompt-market-play = { $name }: Spiel eine Karte oder erneuere eine Reihe oder Spalte
prompt-market-end = { $name }: An welchem Ende spielst du sie?
prompt-market-brings = { $count ->
    [one] { $name }: Du bekommst eine Karte
   *[other] { $name }: Du bekommst { $count } Karten
}
prompt-market-brings-lay = { $name }: Du bekommst { $count } Karten und legst dann { $laid } aus
prompt-market-brings-choice = { $count ->
    [one] { $name }: Du bekommst eine dieser Karten
   *[other] { $name }: Du bekommst { $count } dieser Karten
}
prompt-market-take = { $count ->
    [one] { $name }: Welche Karte nimmst du?
   *[other] { $name }: Welche { $count } Karten nimmst du?
}
prompt-market-take-these = { $name }: Die Karten mit Haken nehmen?
prompt-market-renew = { $name }: Eine ganze Reihe oder Spalte erneuern?
prompt-market-line = { $name }: Welche Reihe oder Spalte?
prompt-market-row-or-column = { $name }: Ihre Reihe oder ihre Spalte?
prompt-market-lay = { $count ->
    [one] { $name }, du hast { $held } Karten: Leg eine in deinen Markt
   *[other] { $name }, du hast { $held } Karten: Leg { $count } in deinen Markt
}
prompt-market-lay-where = { $name }: Wohin in deinem Markt?
prompt-market-under = { $name }: Keine Karte passt in deinen Markt. Welche kommt unter ihren Stapel?
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
prompt-market-alone = { $points ->
    [one] Dein Markt ist { $points } Punkt wert.
   *[other] Dein Markt ist { $points } Punkte wert.
}
note-market-boat = { $carries }: für jeden Korb eine Karte.
note-market-boat-laid = { $carries }: zählt für die Chilikarten daneben.
explain-market-nowhere = Keine offene Reihe oder Spalte zeigt eine Ware dieser Karte.
explain-market-other = Stattdessen diese Karte wählen.
explain-market-renew = Lieber erneuern? Das ist dein ganzer Zug.
explain-market-deck-boat = { $count ->
    [one] Der Stapel der Boote: { $count } Karte.
   *[other] Der Stapel der Boote: { $count } Karten.
}
explain-market-deck-chilli = { $count ->
    [one] Der Stapel der Chilikarten: { $count } Karte.
   *[other] Der Stapel der Chilikarten: { $count } Karten.
}
explain-market-rival = { $count ->
    [0] Der Markt von { $name } ist voll.
    [one] Der Markt von { $name }: noch { $count } Platz frei.
   *[other] Der Markt von { $name }: noch { $count } Plätze frei.
}
plate-renew = Erneuern
plate-take = Nehmen
compass-title = { $name }: dein geheimes Ziel
peek-not-yours = Hier schaut man mit dem eigenen Gamepad nach.
compass-press = Drück eine Richtung, ohne dass es jemand sieht.
compass-there = Deine Ware ist in der Richtung, die du gedrückt hast.
compass-away = Alle anderen schauen weg. Dann klick.
compass-up = Deine Ware ist die oberste.
log-market-played = { $name } spielt eine Karte { $end }: { $card }.
log-market-taken = { $name } nimmt: { $cards }.
log-market-laid = { $name } legt eine Karte in Reihe { $row }, Spalte { $column }: { $card }.
log-market-under = { $name } legt eine Karte unter ihren Stapel: { $card }.
log-market-renewed-row = { $name } erneuert Reihe { $number }.
log-market-renewed-column = { $name } erneuert Spalte { $number }.
log-market-last-round = { $name } hat einen vollen Markt: die letzte Runde!
log-market-full = { $name } hat einen vollen Markt: Das Spiel ist aus.
log-market-standstill = { $rounds } Runden lang hat niemand eine Karte gelegt: Das Spiel endet.
log-market-pontoon = Ziel von { $name }: { $good }.
log-market-scored = { $name }: { $points } ({ $part }).
part-objective = Ziel
part-shun = Chili: davon keine
part-each = Chili: jeder zählt
part-pairs = Chili: Paare
part-once = Chili: nur einmal
part-complete = Voller Markt
why-market-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-market-no-such-end = Hier endet keine Reihe oder Spalte.
why-market-deck-end = Ein Stapel ist im Weg: Über dieser Spalte kannst du nicht spielen.
why-market-token-end = Der Marker sperrt dieses Ende in diesem Zug.
why-market-nothing-shared = Keine Karte dieser Reihe oder Spalte zeigt eine Ware deiner Karte.
why-market-take-all = Nimm so viele Karten, wie du kannst.
why-market-cannot-take = Das darf diese Karte nicht nehmen.
why-market-no-such-line = Diese Reihe oder Spalte gibt es nicht.
why-market-surplus-first = Leg zuerst Karten aus, bis du drei hast.
why-market-no-surplus = Karten legst du nur aus, wenn du mehr als drei hast.
why-market-no-such-place = Diesen Platz hat dein Markt nicht.
why-market-place-taken = Hier ist schon eine Karte, und Karten bewegen sich nie.
why-market-first-corner = Die erste Karte kommt in die Ecke links oben.
why-market-not-touching = Sie muss mit einer Seite eine deiner Karten berühren.
why-market-chilli-row = Diese Reihe hat schon ihre Chilikarte.
why-market-chilli-column = Diese Spalte hat schon ihre Chilikarte.
why-market-chilli-nowhere = Jeder erreichbare Platz liegt in einer Reihe, die schon ihre Chilikarte hat.
why-market-chilli-nowhere-expert = Jeder erreichbare Platz liegt in einer Reihe oder Spalte, die schon ihre Chilikarte hat.
why-market-full = Dein Markt ist voll.
why-market-must-lay = Du kannst eine Karte legen, also musst du. Wähle eine.

## Allein

title-solo = Solospiel
solo-title = Solospiel
solo-lead = Bau in neun Zügen deinen besten Markt.
solo-new = Neuer Markt
solo-new-line = Neue Karten, für die Ruhmeshalle
solo-day = Markt des Tages
solo-day-line = { $date }: dieselben Karten für alle
solo-day-done = Heute gespielt: { $points }
solo-day-spent = Heute schon gespielt, von einem Computerspieler
solo-hall = Ruhmeshalle
solo-hall-line = Die besten Märkte: ansehen oder nachspielen
solo-player = Name: { $name }
solo-seed = Nach Nummer
solo-seed-empty = Marktnummer
solo-mode = Chilikarten
solo-mode-base = Eine pro Reihe
solo-mode-expert = Experten: pro Reihe und Spalte
solo-of-day = Markt des Tages, { $date }
solo-nobody = Noch kein Ergebnis.
solo-best = Zu schlagen: { $name }, { $points }
solo-next = { $missing ->
    [one] Noch ein Punkt zur Medaille
   *[other] Noch { $missing } Punkte zur Medaille
}
solo-streak = { $days ->
    [0] Noch keine Tage in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
hall-title = Ruhmeshalle
hall-tab-base = Eine pro Reihe
hall-tab-expert = Experten
hall-tab-day = Markt des Tages
hall-empty = Noch niemand. Mach den Anfang!
hall-hint = Markt Nummer { $seed }
hall-hint-helped = Markt Nummer { $seed }, mit einem Tipp gespielt
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
result-medal-none = Diesmal keine Medaille
result-medal-bronze = Bronzemedaille!
result-medal-silver = Silbermedaille!
result-medal-gold = Goldmedaille!
result-computer = Mit Computerspieler
result-next = { $missing ->
    [one] So knapp: nur noch ein Punkt bis zur nächsten Medaille!
   *[other] Noch { $missing } Punkte bis zur nächsten Medaille
}
result-place = Platz { $place } in der Ruhmeshalle
result-place-day = Heute Platz { $place }
result-practice = Zur Übung: Nur dein erster Versuch am Tag zählt
result-helped = Mit einem Tipp gespielt
result-not-own = Keine Medaille, kein Platz in der Ruhmeshalle
result-day-spent = Der heutige Markt gilt jetzt als gespielt
result-again = Dieselben Karten
result-new = Neuer Markt

## Tipps

hint-dice-correct = Eine Gruppe ergibt genau { $goal }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-close = Mit { $sum } kommt diese Gruppe der { $goal } vielleicht am nächsten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-towards = Das ergibt { $sum }. Mit einer { $need } hast du { $goal }.
hint-dice-sequence = Eine Straße aus { $count }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-three = Drei { $value }er in drei Farben: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-most-value = Du hast dann die meisten { $value }er: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-more-value = Du holst bei den { $value }ern auf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-most-colour = Du hast dann die meisten in { $colour }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-more-colour = Du holst in { $colour } auf: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
hint-dice-colour = Eine Farbe mehr kostet dich aber vorerst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-deny = Das ist die letzte { $value }. Wer nach dir dran ist, bekäme dafür { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-dice-new = Eine { $value } beginnt eine neue Gruppe, und alles ist noch möglich.
hint-dice-spare = Eine { $value } passt hier und verdirbt nichts.

hint-klongs-step = Der Schirm bringt dir sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-day = Jetzt kommt der kleine Markttag, und ein Anlegeplatz bringt dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-big-day = Jetzt kommt der GROSSE Markttag und beendet das Spiel; ein Anlegeplatz bringt dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-full = Ein Anlegeplatz wird vollständig und bringt dir am Markttag { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-third = Dann fehlt einem Anlegeplatz nur noch ein Boot. Bisher brächte er dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-double = Die Garküche verdoppelt, was deine Händler dort bekommen.
hint-klongs-merchant = Dein Händler steigt ein: ein Boot mehr gehört dir.
hint-klongs-guard = { $boats ->
    [one] Der Aufseher schützt in seiner Spalte ein Boot von dir.
   *[other] Der Aufseher schützt in seiner Spalte { $boats } Boote von dir.
}
hint-klongs-loot = Von dort kann der Dieb sofort ein Boot nehmen: { $good }.
hint-klongs-rob = Von dort kann der Dieb jemandem sofort ein Boot nehmen: { $good }.
hint-klongs-baskets = Seine Körbe sind neben einem deiner Händler.
hint-klongs-chase = Das verjagt einen Dieb.
hint-klongs-take-thief = Der Dieb kann nun für dich stehlen.
hint-klongs-spoil = Das verdirbt einen Anlegeplatz, der anderen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr brächte als dir.
hint-klongs-stock = Ein Boot mehr im Warenlager ({ $good }): am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-special = Deine besten Anlegeplätze bleiben vollständig.
hint-klongs-keep = Auf der Hand ist es mehr wert als im Warenlager.
hint-klongs-score = Der Anlegeplatz zahlt nur dir: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-klongs-score-shared = Der Anlegeplatz bringt dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, anderen höchstens { $others }.
hint-klongs-pass = Beim Werten verlässt ein Boot das Wasser, das dir dort mehr nützt.
hint-klongs-pass-wait = Es eilt nicht: An diesem Tag kannst du jetzt passen und später werten.
hint-klongs-pass-gift = Jeder Anlegeplatz, den du werten könntest, bringt jemand anderem mindestens so viel wie dir.
hint-klongs-pass-cost = { $points ->
    [one] Das Boot, das du nehmen würdest, brauchst du an einem anderen Anlegeplatz: 1 Punkt.
   *[other] Das Boot, das du nehmen würdest, brauchst du an einem anderen Anlegeplatz: { $points } Punkte.
}
hint-klongs-card-idle = Ein Boot zu bewegen füllt jetzt keinen Anlegeplatz und bringt zu wenig. Behalte die Karte, bis sie mehr bringt.
hint-klongs-card-later = { $points ->
    [one] Ein Boot zu bewegen brächte dir jetzt 1 Punkt. Später kann die Karte mehr bringen.
   *[other] Ein Boot zu bewegen brächte dir jetzt { $points } Punkte. Später kann die Karte mehr bringen.
}
hint-klongs-card-waits = { $steps ->
    [one] Bis zum Markttag ist es noch ein Schritt.
   *[other] Bis zum Markttag sind es noch { $steps } Schritte: Du hast Zeit.
}
hint-klongs-card-worth = { $left ->
    [0] Das ist deine letzte Bewegungskarte wert.
    [one] Das ist eine Bewegungskarte wert; eine behältst du für später.
   *[other] Das ist eine Bewegungskarte wert; { $left } behältst du für später.
}
hint-klongs-draw-open = Du bekommst ein Boot für einen deiner Händler.
hint-klongs-draw-neutral = Du bekommst mehr Körbe für deine Anlegeplätze oder einen Schirm.
hint-klongs-closes = Das füllt das Marktviertel: Sonst kann dort niemand anlegen.
hint-klongs-blocks = Es besetzt ein Feld an einem Anlegeplatz der anderen und bringt ihnen keine Körbe.
hint-klongs-saves = { $boats ->
    [one] Du behältst ein Boot für einen deiner Händler.
   *[other] Du behältst { $boats } Boote für deine Händler.
}
hint-klongs-far = Dort hilft es sonst niemandem.
hint-klongs-least = { $points ->
    [one] Es bringt anderen am Markttag höchstens einen Punkt.
   *[other] Es bringt anderen am Markttag höchstens { $points } Punkte.
}
hint-klongs-landings = Dort berührt es { $many } Anlegeplätze, hier nur { $few }.
hint-klongs-opens = Damit wird in diesem Marktviertel Platz für ein weiteres Boot.
hint-klongs-company = Dort ist es neben mehr Booten: Ein Anlegeplatz wird eher voll.
hint-klongs-withdraw = { $points ->
    [one] Es nimmt seine Körbe von einem Anlegeplatz der anderen weg: Sie bekommen einen Punkt weniger.
   *[other] Es nimmt seine Körbe von einem Anlegeplatz der anderen weg: Sie bekommen { $points } Punkte weniger.
}
hint-klongs-steal-own = Deine eigenen Boote bleiben am besten, wo sie sind.
hint-klongs-steal-nothing = Die Boote dieser Reihe sind dir dort mehr wert, wo sie sind.
hint-klongs-leave-thief = Du ziehst stattdessen ein neues Boot.
hint-klongs-reboard = Der Händler kommt von einem Boot, das an keinem vollständigen Anlegeplatz ist.
hint-klongs-stay = Deine Händler sitzen dort besser, wo sie sind.
hint-klongs-only = Alles andere bringt weniger.

hint-bakong-home = Du bist zuerst daheim: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und das Spiel endet.
hint-bakong-home-short = Du bist daheim und das Spiel endet, aber zum Sieg { $points ->
    [one] fehlt dir { $points } Punkt
   *[other] fehlen dir { $points } Punkte
}. Besser wird es kaum noch.
hint-bakong-costs-pits = { $count ->
    [one] Die Grube unterwegs kostet dich { $points } Punkte.
   *[other] Die { $count } Gruben unterwegs kosten dich { $points } Punkte.
}
hint-bakong-costs-sand = { $count ->
    [one] Der Treibsand unterwegs nimmt dir einen Gegenstand.
   *[other] Der Treibsand unterwegs nimmt dir { $count } Gegenstände.
}
hint-bakong-costs-both = Der Weg kostet dich { $points } Punkte und { $count ->
    [one] einen Gegenstand
   *[other] { $count } Gegenstände
}.
hint-bakong-no-better = Besseres geben diese Würfel nicht her.
hint-bakong-cursed = { $count ->
    [0] Aber er ist verflucht: Mit ihm nehmen dir Wasserfälle keine Beulen ab.
    [one] Aber er ist verflucht: Mit ihm nehmen dir Wasserfälle deine Beule nicht ab.
   *[other] Aber er ist verflucht: Mit ihm nehmen dir Wasserfälle deine { $count } Beulen nicht ab.
}
hint-bakong-not-home = Du brauchst mehr Punkte, bevor du heimkommst.
hint-bakong-temple = Du erreichst den Tempel: Dort warten bis zu { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-bakong-stop-emerald = Du hältst bei einem Smaragd und nimmst ihn.
hint-bakong-stop-cave = Du hältst bei einer Höhle: ein bis sechs Smaragde.
hint-bakong-stop-waterfall = Am Wasserfall wirst du eine Beule los.
hint-bakong-stop-abandoned = Du hältst bei einem Lager und darfst einen Gegenstand nehmen.
hint-bakong-spared-pit = So bleibst du aus der Grube.
hint-bakong-spared-quicksand = So bleibst du aus dem Treibsand.
hint-bakong-spared-stopped = So hält dich nichts auf.
hint-bakong-clear-river = Ein Fluss vor dir verschwindet.
hint-bakong-clear-cliff = Eine Klippe vor dir verschwindet.
hint-bakong-clear-pit = Eine Grube vor dir verschwindet.
hint-bakong-clear-quicksand = Der Treibsand vor dir verschwindet.
hint-bakong-bring-cave = Vor dir taucht eine Höhle auf.
hint-bakong-bring-emerald = Vor dir taucht ein Smaragd auf.
hint-bakong-hinder-river = Der Fluss hält jemand anderen auf.
hint-bakong-hinder-cliff = Die Klippe hält jemand anderen auf.
hint-bakong-hinder-pit = Die Grube ist jemand anderem im Weg.
hint-bakong-hinder-quicksand = Der Treibsand ist jemand anderem im Weg.
hint-bakong-further = { $steps ->
    [one] So kommst du ein Feld weiter.
   *[other] So kommst du { $steps } Felder weiter.
}
hint-bakong-steps = { $steps ->
    [one] Du gehst ein Feld.
   *[other] Du gehst { $steps } Felder.
}
hint-bakong-look = Du erfährst, was auf der anderen Seite dieses Plättchens ist.
hint-bakong-second = Die andere Seite dieses Plättchens ist besser für dich.
hint-bakong-no-second = Die anderen Plättchen bleiben besser, wie sie sind.
hint-bakong-reroll = Ein neuer Wurf bringt dir wohl mehr.
hint-bakong-reroll-pit = Ein neuer Wurf kann dir die Grube ersparen.
hint-bakong-reroll-stopped = Mit einem neuen Wurf kommst du vielleicht weiter.
hint-bakong-reroll-quicksand = Ein neuer Wurf kann dir den Treibsand ersparen.
hint-bakong-object-rope = { $count ->
    [one] Es bringt dich über den Fluss vor dir.
   *[other] Es bringt dich über { $count } Flüsse vor dir.
}
hint-bakong-object-grapple = { $count ->
    [one] Er bringt dich über die Klippe vor dir.
   *[other] Er bringt dich über { $count } Klippen vor dir.
}
hint-bakong-object-kit = { $count ->
    [one] Er schützt dich in der Grube vor dir.
   *[other] Er schützt dich in { $count } Gruben vor dir.
}
hint-bakong-object-torch = { $count ->
    [one] Sie findet an einem Ort vor dir einen Smaragd mehr.
   *[other] Sie findet an { $count } Orten vor dir je einen Smaragd mehr.
}
hint-bakong-object-logbook = Ein zweiter Wurf pro Zug bewahrt dich vor dem Schlimmsten.
hint-bakong-object-machete = Ein Feld mehr pro Zug bringt dich schneller heim.
hint-bakong-object-map = Zweimal umdrehen pro Zug macht den Weg frei.
hint-bakong-object-compass = Mit einem Feld weniger hältst du, wo du willst, und der Kompass ist klein.
hint-bakong-object = Nützlich, sobald Plättchen umgedreht werden.
hint-bakong-fits = Dafür ist Platz.
hint-bakong-nothing = Nichts hier ist den Platz wert.
hint-bakong-useless-rope = Du brauchst es nicht mehr: Vor dir ist kein Fluss.
hint-bakong-useless-grapple = Du brauchst ihn nicht mehr: Vor dir ist keine Klippe.
hint-bakong-useless-kit = Du brauchst ihn nicht mehr: Vor dir ist keine Grube.
hint-bakong-useless-torch = Du brauchst sie nicht mehr: Vor dir sind keine Smaragde.
hint-bakong-least = Darauf kannst du am ehesten verzichten.
hint-bakong-great-most = Das ist der wertvollste: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-bakong-great-other = Er ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert, und du gibst weniger dafür her.
hint-bakong-throw-small = { $points ->
    [one] Du gibst höchstens einen Punkt her.
   *[other] Du gibst höchstens { $points } Punkte her.
}
hint-bakong-leave = Was du trägst, ist mehr wert.

hint-market-fills = Damit ist dein Markt voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-market-brings = { $points ->
    [one] Eine dieser Karten bringt sofort einen Punkt.
   *[other] Eine dieser Karten bringt sofort { $points } Punkte.
}
hint-market-chilli = Du bekommst eine Chilikarte, und eine Reihe für sie ist frei.
hint-market-lays = { $count ->
    [one] Das reicht, um in diesem Zug eine Karte zu legen.
   *[other] Das reicht, um in diesem Zug { $count } Karten zu legen.
}
hint-market-objective = { $count ->
    [one] Eine Ware mehr für dein Ziel.
   *[other] { $count } Waren mehr für dein Ziel.
}
hint-market-denies = Du nimmst eine Karte, die dem Nächsten etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} brächte.
hint-market-takes = { $count ->
    [one] Du bekommst eine Karte, die dir vielleicht besser passt.
   *[other] Du bekommst { $count } Karten, die dir vielleicht besser passen.
}
hint-market-renew = Neue Karten passen vielleicht besser zu deiner Hand.
hint-market-under = Diese Karte wird dir am wenigsten fehlen.
hint-market-lay-chilli = { $points ->
    [one] Diese Chilikarte bringt dort schon einen Punkt.
   *[other] Diese Chilikarte bringt dort schon { $points } Punkte.
}
hint-market-lay-pays = { $points ->
    [one] Die Chilikarten daneben bringen einen Punkt mehr.
   *[other] Die Chilikarten daneben bringen { $points } Punkte mehr.
}
hint-market-lay-harmless = Dort passt sie, und du behältst die besseren Karten.
hint-market-lay-least = { $points ->
    [one] Von deinen Karten ist sie die beste zum Legen, auch wenn sie dort einen Punkt kostet.
   *[other] Von deinen Karten ist sie die beste zum Legen, auch wenn sie dort { $points } Punkte kostet.
}
hint-market-lay-room = Dort kann sie später noch mehr bringen.

## Geführte Runden

lesson-title = Geführte Runde
lesson-offer-title = Zum ersten Mal hier?
lesson-offer-text = Spiel eine geführte Runde: ein paar Minuten am echten Tisch, und du weißt, wie es geht.
lesson-begin = Geführte Runde spielen
lesson-go-on = Da weiterspielen, wo du warst
lesson-anew = Von vorn beginnen
lesson-not-now = Jetzt nicht
lesson-unwelcome = Das ginge auch. Machen wir es erst einmal so wie gezeigt.
lesson-again = Von vorn beginnen
lesson-leave = Geführte Runde verlassen
lesson-leave-hint = Du kannst später von hier aus weiterspielen.
lesson-done-title = Mehr brauchst du nicht!
lesson-done-text = Spiel von hier aus gegen freundliche Computergegner weiter, oder beginne eine eigene Partie. „Was ist das?“ erklärt alles auf dem Tisch, „Tipp“ zeigt einen guten Zug.
lesson-done-alone = Spiel von hier aus weiter, oder beginne einen neuen Markt. „Was ist das?“ erklärt alles auf dem Tisch, „Tipp“ zeigt einen guten Zug.
lesson-play-on = Von hier aus weiterspielen
lesson-new-game = Neue Partie
lesson-main-menu = Hauptmenü
lesson-dice-welcome = Willkommen auf dem Nachtmarkt! Diese Würfel sind für uns alle. Reihum nimmt jeder einen, bis alle sieben haben.
lesson-dice-goal = Das ist das Ziel der Runde: 8. Jede Gruppe deiner Würfel, die zusammen 8 ergibt, bringt 4 Punkte.
lesson-dice-first = Du bist dran. Nimm die grüne 5.
lesson-dice-second = Nimm jetzt die rote 3 und leg sie zu deiner 5.
lesson-dice-second-other = Das ginge auch. Machen wir erst einmal die 8: Die rote 3 kommt zu deiner 5.
lesson-dice-hit = 5 und 3 sind 8. Am Ende der Runde bringt dir diese Gruppe 4 Punkte!
lesson-dice-now = „Jetzt“ sagt, was jeder bekäme, wenn die Runde hier endete. Es sind mehr als 4, weil auch anderes Punkte bringt. Das kommt gleich, und so geht es hier auf und ab.
lesson-dice-alone = Ein Würfel darf auch eine neue Gruppe beginnen. Nimm die rote 4 und leg sie für sich.
lesson-dice-alone-other = Das ginge auch. Geben wir der 4 erst einmal eine eigene Gruppe.
lesson-dice-again = Leg die gelbe 4 dazu. Das macht wieder 8.
lesson-dice-run = Du hast 3, 4 und 5: eine Straße! Drei oder mehr Werte in Folge bringen Punkte, egal in welchen Gruppen.
lesson-dice-third-four = Nimm jetzt die grüne 4 und leg sie für sich.
lesson-dice-three = Drei Vieren in drei verschiedenen Farben: 8 Punkte!
lesson-dice-colours = Somchai hat nur rote und gelbe Würfel. Wer die wenigsten Farben hat, bekommt 6 Punkte.
lesson-dice-closest = Ziel verfehlt? Die Gruppe, die am nächsten dran ist, bringt 2 Punkte. Anongs 7 ist ganz nah dran.
lesson-dice-most-colour = Punkte gibt es auch für die meisten Würfel jeder Farbe. Grün liegt in dieser Reihe: 5 Punkte für die meisten grünen Würfel.
lesson-dice-green = Nehmen wir also noch einen grünen: die 1, in die Gruppe mit deiner grünen 4.
lesson-dice-most-value = Und es gibt Punkte für die meisten Würfel jedes Werts: 3 Punkte für die meisten Vieren. Du hast drei!
lesson-dice-last = Dein letzter Würfel: die grüne 3. Mit 4 und 1 macht das noch einmal 8.
lesson-dice-counted = Die Runde geht an dich! Es gibt drei Runden, jede mit einem neuen Ziel. Wer danach die meisten Punkte hat, gewinnt.
lesson-bakong-welcome = Willkommen im Dschungel! Am Ende des Pfades liegt der Tempel von Bakong. Hol dort einen Smaragd, und bring den Rucksack mit den meisten Punkten nach Hause.
lesson-bakong-object = Jeder nimmt einen Gegenstand mit. Nimm den Wurfhaken: Damit kletterst du über Klippen.
lesson-bakong-object-other = Auch eine gute Wahl. Nehmen wir erst einmal den Wurfhaken.
lesson-bakong-roll = Du bist dran. Wirf die Würfel!
lesson-bakong-flip = Mit einem Würfel drehst du ein Plättchen um, mit dem anderen gehst du. Die 1 dreht das erste vor dir um: den Fluss. Dann gehst du 3. Wähle die 1.
lesson-bakong-flip-other = Das ginge auch. Drehen wir erst einmal mit der 1 den Fluss um.
lesson-bakong-flipped = Der Fluss ist weg, und du bist 3 Felder gegangen. Jedes Plättchen hat noch eine andere Seite.
lesson-bakong-emerald = Dara ist bei einem Smaragd stehen geblieben und hat jetzt 1 Punkt im Rucksack.
lesson-bakong-roll-again = Du bist wieder dran. Würfle!
lesson-bakong-under = Was ist wohl unter dem zweiten Plättchen vor dir? Dreh es mit der 2 um und geh 6.
lesson-bakong-under-other = Das ginge auch. Schauen wir erst einmal mit der 2 unter das zweite Plättchen.
lesson-bakong-pit = Eine Grube! Rote Plättchen erwischen dich auch im Vorbeigehen. Jetzt hast du eine Beule: Sie kostet 3 Punkte.
lesson-bakong-river = Und hier hat dich der Fluss aufgehalten. Gelbe Plättchen, Flüsse und Klippen, beenden deinen Weg.
lesson-bakong-roll-cure = Gegen die Beule gibt es etwas. Würfle!
lesson-bakong-to-waterfall = Dieser Wasserfall ist 4 Felder weit weg. Dreh mit der 3 um und geh 4.
lesson-bakong-to-waterfall-other = Das ginge auch. Gehen wir erst einmal zum Wasserfall: Dreh mit der 3 um.
lesson-bakong-climbed = Eine Klippe kam hervor, aber mit dem Wurfhaken bist du hinübergeklettert!
lesson-bakong-waterfall = Und der Wasserfall hat dich von der Beule befreit. Grüne Plättchen helfen dir nur, wo du stehen bleibst.
lesson-bakong-roll-on = Weiter geht’s. Würfle!
lesson-bakong-to-camp = 5 Felder weiter hat jemand ein Lager verlassen. Dreh mit der 4 um und geh 5.
lesson-bakong-to-camp-other = Das ginge auch. Gehen wir erst einmal zum Lager: Dreh mit der 4 um.
lesson-bakong-camp = Aus diesem Lager darfst du einen Gegenstand nehmen. Nimm den Verbandskasten: Dann bekommst du in Gruben keine Beule.
lesson-bakong-camp-other = Auch eine gute Wahl. Nehmen wir erst einmal den Verbandskasten.
lesson-bakong-roll-danger = Vor dir wird es gefährlich. Würfle!
lesson-bakong-danger = Für diesen Fluss fehlt dir das Seil. Dreh ihn mit der 3 um und geh 6.
lesson-bakong-danger-other = Das ginge auch. Drehen wir erst einmal mit der 3 den Fluss um.
lesson-bakong-quicksand = An der Grube vorbei und über die Klippe, sehr gut! Aber der Treibsand unterwegs nimmt dir einen Gegenstand. Wähle, welchen.
lesson-bakong-roll-temple = Der Tempel ist ganz nah. Würfle!
lesson-bakong-to-temple = Beide Würfel bringen dich hin: Am Tempel endet dein Weg. Wähle einen.
lesson-bakong-great = Die großen Smaragde! Jeder nimmt nur einen. Nimm die 17: Sie bringt 17 Punkte, ist aber verflucht. Mit ihr befreit dich kein Wasserfall mehr von Beulen.
lesson-bakong-great-other = Auch eine gute Wahl. Seien wir erst einmal mutig und nehmen die 17.
lesson-bakong-homewards = Jetzt zurück zum Lager, auf demselben Weg. Würfle!
lesson-bakong-to-cave = Eine Höhle, nur 1 Feld weit weg! Dreh mit der 3 um und geh 1.
lesson-bakong-to-cave-other = Das ginge auch. Schauen wir erst einmal in die Höhle: Dreh mit der 3 um.
lesson-bakong-cave = In einer Höhle wird mit zwei Würfeln geworfen, und der niedrigere zählt. Eine 4: Das sind 4 Punkte mehr für dich!
lesson-bakong-home = Wer zuerst mit einem großen Smaragd zu Hause ist, bekommt 3 Punkte und beendet das Spiel. Dann zählen alle, und wer die meisten Punkte hat, gewinnt.
lesson-klongs-welcome = Willkommen auf dem schwimmenden Markt! Bring deine Boote an die Anlegeplätze: An Markttagen bringen sie Punkte. Wer die meisten hat, gewinnt.
lesson-klongs-first = In diesem Boot ist ein Platz frei: Wer es bringt, dem gehört es. Wähle es und dann das Feld, das aufleuchtet.
lesson-klongs-mine = Einer deiner Händler steigt ein: Jetzt ist es dein Boot. In jedem Zug bringst du ein Boot. Beende deinen Zug.
lesson-klongs-landing = Das ist ein Anlegeplatz mit vier Feldern ringsum. Ist auf jedem ein Boot, kann er allen Punkte bringen, die dort ein eigenes haben.
lesson-klongs-neutral = Ein Boot mit aufgemaltem Händler gehört niemandem. Bring dieses hier. Jedes Boot muss ein anderes berühren; eine Ecke genügt.
lesson-klongs-parasol = Es trägt den Luk-Phat-Schirm! Der Schirm rückt einen Schritt weiter, und du bekommst die Punkte dort: 6. Beende jetzt deinen Zug.
lesson-klongs-second = Anong ist an deinen Anlegeplatz gekommen. Bring noch ein eigenes Boot auf das Feld, das aufleuchtet: Von dort fährt es bald an den Anlegeplatz.
lesson-klongs-wait = Gut. Beende deinen Zug, dann sehen wir, was Anong macht.
lesson-klongs-thief = Ein Dieb! Ein Dieb nimmt ein Boot aus seiner Reihe. Anong hat sich das Boot mit dem Schirm geholt.
lesson-klongs-inspector = Aber du hast einen Aufseher. Bring ihn in die Spalte des Diebs!
lesson-klongs-chased = Der Dieb ist vertrieben! Du darfst ihn sogar selbst auf die Hand nehmen. Nimm ihn!
lesson-klongs-guard = Und der Aufseher bleibt: In dieser Spalte kommt kein Dieb an ein Boot. Beende deinen Zug.
lesson-klongs-my-thief = Jetzt arbeitet der Dieb für dich. Schick ihn in die Reihe von Anongs Boot an deinem Anlegeplatz.
lesson-klongs-steal = Nimm Anongs Boot!
lesson-klongs-stock = Leg es in dein Warenlager. Boote dort bringen am Ende Punkte, immer mehr für Boote mit der gleichen Ware.
lesson-klongs-stock-other = Das ginge auch. Legen wir es diesmal ins Warenlager.
lesson-klongs-card = Jetzt ist an deinem Anlegeplatz Platz! Du hast zwei Bewegungskarten für das ganze Spiel. Nimm eine und bewege dieses Boot um ein Feld, dorthin. Pro Zug darfst du eine nehmen, bevor oder nachdem du ein Boot bringst.
lesson-klongs-cookshop = Mmh, eine Garküche! Ein Anlegeplatz mit Garküche bringt das Doppelte. Bring sie an deinen.
lesson-klongs-quarter = Die Stege teilen das Wasser in Marktviertel. Drei Boote füllen ein Viertel: Ein viertes darf nicht hinein. Beende deinen Zug.
lesson-klongs-last = Ein Feld an deinem Anlegeplatz ist noch frei. Bring das Boot mit dem Schirm!
lesson-klongs-score = Der Gong: ein kleiner Markttag! An deinem Anlegeplatz sind 5 Körbe. Du bekommst 5 Punkte für jedes deiner zwei Boote, und die Garküche verdoppelt sie. Werte ihn!
lesson-klongs-score-other = Du könntest auch passen. Aber dieser ist richtig gut: Werte ihn!
lesson-klongs-remove = 20 Punkte! Wer wertet, nimmt eines seiner Boote vom Anlegeplatz ins Warenlager. Wähle eins.
lesson-klongs-big = Der letzte Schritt ist der große Markttag: Alle werten, bis alle gepasst haben. Dann wird das Warenlager gezählt, und das Spiel ist aus. Du liegst weit vorn!
lesson-market-welcome = Willkommen auf dem schwimmenden Markt! Hier baust du deinen eigenen: neun Boote, drei mal drei. Der Markt mit den meisten Punkten gewinnt.
lesson-market-hand = Deine Boote holst du aus dem Hafen. Auf der Hand hältst du drei Karten. Jede Ware auf dem Bild eines Bootes ist ein Korb.
lesson-market-one = Du bist dran. Spiele den Korb Blaue Erbsen an dieses Ende des Hafens. Er nimmt eine Karte, die Blaue Erbsen zeigt.
lesson-market-one-other = Das ginge auch. Spielen wir erst einmal die Blauen Erbsen unten an die mittlere Spalte.
lesson-market-taken = Ein Korb, eine Karte: Sie ist jetzt auf deiner Hand, und du hast wieder drei.
lesson-market-two = Zwei Körbe nehmen zwei Karten. Spiele Fisch und Passionsfrucht rechts an die obere Reihe: Eine der beiden ist eine Chilikarte, die Fisch zeigt.
lesson-market-slide = Dein Boot kam von rechts herein, die anderen rückten weiter. Eine neue Karte füllt die Lücke.
lesson-market-lay = Du hast vier Karten, und alles über drei kommt in deinen Markt. Die erste Karte kommt immer in die Ecke oben links.
lesson-market-lay-other = Das ginge auch. Legen wir erst einmal das Boot mit Fisch und Passionsfrucht.
lesson-market-three = Jetzt drei Körbe! Spiele sie oben an die linke Spalte und nimm alle drei Karten.
lesson-market-each = Du hast fünf Karten, also legst du zwei. Diese Chilikarte bringt 1 Punkt für jeden Korb Fisch auf ihr selbst und auf den Karten, die sie berühren. Leg sie neben dein Boot.
lesson-market-objective = 3 Punkte! Und das ist dein Ziel: 1 Punkt für jeden Korb Blaue Erbsen, egal wo in deinem Markt. Spielst du mit Freunden, ist es verdeckt, und nur du kannst es ansehen.
lesson-market-touch = Jede neue Karte muss eine deiner Karten an einer Seite berühren. Leg das Boot mit Erbsen und Fisch unter die Chilikarte: 1 Punkt für die Erbsen, 1 für den Fisch.
lesson-market-pairs = Jede Chilikarte zählt sich selbst und die Karten, die sie berühren. Diese bringt 2 Punkte für jedes Paar aus Blauen Erbsen und Fisch.
lesson-market-renew = Statt eine Karte zu spielen, darfst du eine Reihe oder Spalte erneuern: Alle ihre Karten werden neu. Erneuere die mittlere Reihe. Das ist dein ganzer Zug.
lesson-market-three-again = Glück gehabt: Die ganze rechte Spalte zeigt jetzt Passionsfrucht. Spiele deine drei Körbe davon oben an.
lesson-market-once = Diese Chilikarte bringt 2 Punkte für jede Ware, die genau einmal da ist. In eine Reihe passt nur eine Chilikarte, also leg sie in die mittlere.
lesson-market-once-other = Das ginge auch. Legen wir diese Chilikarte erst einmal rechts in die mittlere Reihe.
lesson-market-shun = Die letzte Art: 5 Punkte, minus 1 für jeden Korb Fisch. Hier unten gibt es keinen. Leg sie unter die andere Chilikarte.
lesson-market-end = 16 Punkte! Legt jemand die neunte Karte, wird die Runde noch zu Ende gespielt, dann ist Schluss. Ein voller Markt bringt noch 2 Punkte.
lesson-alone-welcome = Den schwimmenden Markt kennst du. Allein hast du neun Züge für den besten Markt, den du bauen kannst.
lesson-alone-token = Dieser Spielstein sperrt ein Ende des Hafens: Hier kannst du in diesem Zug keine Karte spielen. Nach jedem Zug wandert er zum nächsten Ende.
lesson-alone-two = Spiele Fisch und Passionsfrucht links an die mittlere Reihe und nimm zwei Karten.
lesson-alone-lay = Leg das Boot mit Passionsfrucht und Zucchini in die Ecke.
lesson-alone-decks = Über der ersten und der dritten Spalte liegen die beiden Stapel. Dort kann man nie eine Karte spielen.
lesson-alone-three = Der Spielstein ist weitergewandert: noch acht Züge. Spiele deine drei Körbe unten an die linke Spalte.
lesson-alone-each = Drei Karten auf einmal! Leg die Chilikarte, die Passionsfrucht zählt, neben dein Boot.
lesson-alone-shun = Und darunter die, die keinen Fisch mag.
lesson-alone-medals = 13 Punkte nach zwei Zügen! 20 Punkte bringen Bronze, 24 Silber und 28 Gold.
lesson-alone-day = Jeden Tag gibt es einen Markt des Tages, für alle den gleichen. Dein erster Versuch zählt. Viel Glück!

## Ergebnis

results-title = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
results-total = Gesamt
results-rematch = Revanche
results-again = Ansehen
results-title-screen = Hauptmenü

## Optionen

settings-title = Einstellungen
settings-display = Anzeige
settings-sound = Ton
settings-motion = Animationen
settings-text = Schrift & Kontrast
settings-controls = Steuerung
settings-help = Sprache & Hilfe
settings-language = Sprache
settings-fullscreen = Vollbild (F11)
settings-screen = Welcher Bildschirm
settings-effects = Effekte
settings-music = Musik
settings-mute = Alles stumm
settings-aloud = Vorlesen
settings-aloud-hint = Die Stimme deines Systems sagt, was gefragt ist, was ausgewählt ist und was die anderen tun.
settings-aloud-linux = Hier ist keine Sprachausgabe: installiere speech-dispatcher, dann lässt es sich einschalten.
settings-aloud-none = Hier ist keine Sprachausgabe: schalte zuerst die deines Systems ein.
settings-aloud-muted = Solange alles stumm ist, wird nichts vorgelesen.
aloud-closed = Geht gerade nicht
settings-speed = Tempo
settings-speed-calm = Ruhig
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-reduced = Weniger Bewegung
settings-reduced-hint = Laternen und Wasser stehen still, Züge werden nur kurz gezeigt.
settings-text-size = Schriftgröße
settings-text-sample = Laternen treiben an den Tempelstufen vorbei, während die letzten Marktboote den Heimweg antreten.
settings-contrast = Hoher Kontrast
settings-contrast-hint = Dunkle Tafeln mit hellem Rand, klare Schrift und dicke Rahmen; der Hintergrund wird dunkler.
settings-notes = Neues erklären
settings-notes-hint = Geschieht etwas zum ersten Mal, sagt ein Satz, was es ist.
settings-notes-again = Alles noch einmal erklären
settings-rumble = Vibration, wenn du dran bist
settings-left-handed = Für Linkshänder
settings-left-handed-hint = Gamepads sind gespiegelt: Du wählst mit dem linken Daumen. Auch WASD sind Pfeile.
settings-scan = Eine Taste
settings-scan-hint = Alles, was man wählen kann, wird der Reihe nach angeboten; eine Taste wählt. Ihr erster Druck beginnt.
settings-scan-slow = Langsam
settings-scan-normal = Normal
settings-scan-fast = Schnell
settings-switch = Die Taste
settings-switch-hint = Für „Eine Taste“: Wähle diese Zeile und drücke dann die Taste, mit der du spielst.
settings-switch-press = Drücke die Taste …
scan-rests = Drücken, um zu beginnen
settings-buttons = Gamepad-Tasten
settings-keys = Tastatur
settings-lessons = Geführte Runden wieder anbieten
settings-lessons-hint = Fragt noch einmal, wenn du ein Spiel öffnest.
settings-own-open = Eigene Pläne und geführte Runden
settings-own-hint = Öffnet den Platz dafür auf diesem Computer. Was du dort machst, gibt es beim nächsten Start von Longtail.
settings-own-text = Selbst gemachte Spielpläne kommen dort in den Ordner maps, geführte Runden in lessons. Beginne mit einem Beispiel, das da liegt, und sichere es unter einem Namen wie klongs-dachboden oder dice-oma. Alle werden geprüft wie unsere und beim nächsten Start von Longtail angeboten; wenn etwas nicht zusammenpasst, sagt ein Satz, warum.
settings-own-sorry = Der Ordner lässt sich von hier aus nicht öffnen. Es ist { $folder }
on = An
off = Aus
bind-standard = Standard wiederherstellen
bind-only = Nur für Gamepads namens „{ $name }“
bind-press-pad = Drück die neue Gamepad-Taste für „{ $action }“.
bind-press-keys = Drück die neue Taste für „{ $action }“.
bind-never-mind-pad = Abbrechen: eine Taste der Tastatur oder ein Klick.
bind-never-mind-keys = Abbrechen: Escape, eine Gamepad-Taste oder ein Klick.
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
rulings-lead = Wo die veröffentlichten Regeln eine Frage offenlassen, spielen wir so.

rules-dice-goal-title = Worum es geht
rules-dice-goal-text =
    Nimm Würfel aus der Mitte und sortiere sie in Gruppen.

    Mit ihnen kannst du auf sieben Arten punkten. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
rules-dice-turn-title = Dein Zug
rules-dice-turn-text =
    Nimm einen Würfel. Beginne mit ihm eine neue Gruppe oder lege ihn zu einer deiner Gruppen.

    Gruppen werden nie geteilt oder vereint. Wenn alle sieben Würfel haben, wird gezählt.
rules-dice-sum-title = 1 · Das Ziel treffen
rules-dice-sum-text =
    Jede Runde hat eine Zielzahl zwischen 7 und 12.

    Jede Gruppe mit genau dieser Summe bringt dir 4 Punkte.
rules-dice-closest-title = 2 · Knapp daneben
rules-dice-closest-text =
    Von allen Gruppen am Tisch, die das Ziel verfehlen, bekommen die nächsten je 2 Punkte. Zu viel oder zu wenig ist egal.

    Auch ein einzelner Würfel ist eine Gruppe.
rules-dice-colours-title = 3 · Wenige Farben
rules-dice-colours-text =
    Wer Würfel von den wenigsten Farben hat, bekommt 6 Punkte. Bei Gleichstand bekommt jeder 6.

    Ab hier zählen alle deine sieben Würfel, egal in welcher Gruppe.
rules-dice-kind-title = 4 · Drilling
rules-dice-kind-text =
    Drei Würfel mit derselben Zahl in drei verschiedenen Farben bringen 8 Punkte, einmal pro Runde.

    Zu zweit gibt es nur zwei Farben, also kann das niemand schaffen.
rules-dice-runs-title = 5 · Straßen
rules-dice-runs-text =
    Zahlen in einer Reihe wie 2 3 4 bringen Punkte: drei Würfel 2 Punkte, vier 4, fünf 6, sechs 8.

    Jeder Würfel zählt nur in einer Straße. Deine längste kommt zuerst.
rules-dice-values-title = 6 · Die meisten einer Zahl
rules-dice-values-text =
    Für jede Zahl zahlt die Tafel links dem Spieler mit den meisten Würfeln davon, dann dem zweiten und dem dritten.

    Hier die meisten Zweien: 5 Punkte. Zweiter: 2 Punkte. Dritter: 1 Punkt.
rules-dice-most-of-colour-title = 7 · Die meisten einer Farbe
rules-dice-most-of-colour-text =
    Auch jede Farbe hat einen Würfel auf der Tafel. Seine Zeile sagt, was diese Farbe zahlt.

    Hier liegt Blau in der Zeile der Vieren: die meisten blauen Würfel 3 Punkte, Zweiter 1 Punkt.
rules-dice-ties-title = Bei Gleichstand
rules-dice-ties-text =
    Wer gleich viele hat, rutscht nach unten: zu zweit um einen Platz, zu dritt um zwei.

    Hier hat einer die meisten Zweien und bekommt 5 Punkte. Zwei teilen sich den zweiten Platz und bekommen beide, was der dritte zahlt: 1 Punkt.
rules-dice-count-title = Eine Runde, gezählt
rules-dice-count-text =
    Das Ziel war 9. Diese sieben Würfel bringen 4 Punkte für eine Gruppe mit 9, 8 für drei Vieren in drei Farben, 4 für die Straße 3 4 5 6 und 3 für die meisten Vieren.

    Zusammen 19 Punkte.
rules-dice-start-title = So beginnt eine Runde
rules-dice-start-text =
    Ein Würfel plus 6 ist das Ziel.

    Ein Würfel jeder Farbe kommt auf die Tafel, in die Zeile seiner Zahl. Ist sie besetzt, rutscht er in die nächste freie darunter. Ist darunter keine frei, nimmt er die nächste freie darüber.
rules-dice-end-title = Das Ende
rules-dice-end-text =
    Es gibt so viele Runden wie Spieler, und die Punkte aller Runden werden addiert.

    Die meisten Punkte gewinnen. Bei Gleichstand gewinnen alle Ersten.
ruling-dice-1 = Werttafel: Zuerst nimmt je ein Würfel jeder gewürfelten Zahl seine Zeile ein, dann rücken die übrigen gleichen weiter, die niedrigste Zahl zuerst. Welcher von mehreren gleichen liegen bleibt, entscheidet der Zufall.
ruling-dice-2 = Knapp daneben wird über alle Spieler verglichen. Gruppen, die das Ziel treffen, nehmen nicht teil, und wenn keine es verfehlt, punktet niemand.
ruling-dice-3 = Die meisten einer Zahl oder Farbe: Wer gar keine hat, belegt keinen Platz.
ruling-dice-4 = Wohin ein Würfel kommt, ist laut Regelheft endgültig. An diesem Tisch darfst du trotzdem bis zum letzten Wurf zurücknehmen, denn nichts ist verborgen.

rules-klongs-goal-title = Worum es geht
rules-klongs-goal-text =
    Du handelst auf dem schwimmenden Markt von Bangkok.

    Bring Boote um die Anlegeplätze zusammen. An Markttagen zahlen sie allen, die dort ein Boot haben. Wer am Ende die meisten Punkte hat, gewinnt.
rules-klongs-points-title = Woher die Punkte kommen
rules-klongs-points-text =
    Markttage bringen am meisten: Sie zahlen für deine Boote um einen Anlegeplatz.

    Die Luk-Phat-Leiste zahlt sofort ein wenig.

    Boote in deinem Warenlager zählen am Ende.
rules-klongs-boat-title = Boote
rules-klongs-boat-text =
    Ein Boot trägt eine von sieben Waren und bis zu drei Körbe. Je mehr Körbe, desto besser.

    Ein offenes Boot hat einen leeren Platz: Wenn du es setzt, steigt dein Händler ein und es gehört dir. In einem neutralen Boot sitzt schon jemand; es gehört niemandem.
rules-klongs-place-title = Dein Zug
rules-klongs-place-text =
    Setze eines deiner vier Boote auf freies Wasser neben ein Boot, das schon da ist. Eine Seite oder Ecke genügt, Stege stören nicht.

    Dann ziehst du ein neues Boot.
rules-klongs-entry-title = Das erste Boot
rules-klongs-entry-text =
    In der ersten Runde beginnen alle auf einem Eingangsfeld, einem der Felder mit Ring am linken und rechten Rand.

    Zu zweit sind nur die hellen am linken Rand offen.
rules-klongs-quarter-title = Marktviertel
rules-klongs-quarter-text =
    Die Stege teilen das Wasser in Marktviertel mit je vier Feldern.

    In ein Marktviertel passen drei Boote. Das vierte Feld bleibt frei, bis ein Boot wegfährt.
rules-klongs-landing-title = Anlegeplätze
rules-klongs-landing-text =
    Ein Anlegeplatz ist dort, wo auf einem Steg vier Felder zusammenstoßen.

    Sind alle vier Felder besetzt, ist er vollständig und kann an einem Markttag zahlen.
rules-klongs-sum-title = Was ein Anlegeplatz zahlt
rules-klongs-sum-text =
    Zähle die Körbe der vier Boote zusammen: hier 2 + 0 + 3 + 0 = 5.

    Jeder Spieler bekommt diese Summe für jedes eigene Boot dort. Zwei Boote: 10 Punkte. Ein Boot: 5 Punkte.
rules-klongs-merchants-title = Händler
rules-klongs-merchants-text =
    Jedes Boot, das dir gehört, braucht einen deiner Händler. Du hast 16 zu zweit, 11 zu dritt, 8 zu viert.

    Keiner mehr da? Dann lass das neue Boot ohne Besitzer oder hol einen Händler von einem anderen deiner Boote herüber.
rules-klongs-luk-phat-title = Die Luk-Phat-Leiste
rules-klongs-luk-phat-text =
    Setzt du ein Boot mit Schirm, rückt der Schirm auf der Leiste einen Schritt vor. Du bekommst die Punkte dieses Schritts.

    Manche Schritte sind Markttage: erst zwei kleine, dann der GROSSE, der das Spiel beendet.
rules-klongs-little-title = Ein kleiner Markttag
rules-klongs-little-text =
    Wer den Schirm bewegt hat, beginnt. Jeder darf zwei vollständige Anlegeplätze werten, einen pro Runde, wenn eines der vier Boote ihm gehört.

    Von jedem gewerteten Anlegeplatz nimmst du eines deiner eigenen Boote in dein Warenlager.
rules-klongs-big-title = Der GROSSE Markttag
rules-klongs-big-text =
    Wer die wenigsten Punkte hat, beginnt. Ihr wertet Anlegeplatz um Anlegeplatz, Runde um Runde.

    Diesmal darfst du statt eines eigenen auch ein neutrales Boot in dein Warenlager nehmen. Danach ist das Spiel zu Ende.
rules-klongs-passing-title = Passen
rules-klongs-passing-text =
    Passe, wenn du keinen Anlegeplatz werten kannst oder lieber wartest.

    Du bist nicht draußen: Nächste Runde darfst du wieder werten. Der GROSSE Markttag endet, wenn alle nacheinander passen.
rules-klongs-thief-title = Der Dieb
rules-klongs-thief-text =
    Setzt du einen Dieb, darf er ein Boot aus seiner Reihe nehmen, egal wie weit weg. Es kommt in dein Warenlager, oder auf deine Hand statt des Nachziehens.

    Hatte das Boot einen Besitzer, bekommt der seinen Händler zurück.
rules-klongs-inspector-title = Der Aufseher
rules-klongs-inspector-text =
    Ein Aufseher bewacht seine ganze Spalte: Diebe können dort nichts nehmen, und keiner darf dort gesetzt werden.

    Diebe, die schon da sind, müssen weg. Einen davon darfst du auf die Hand nehmen statt nachzuziehen.
rules-klongs-cookshop-title = Die Garküche
rules-klongs-cookshop-text =
    Eine Garküche hat keine Körbe, aber sie verdoppelt, was jeder Anlegeplatz neben ihr zahlt.

    Zwei Boote und 5 Körbe: 10 Punkte. Mit Garküche: 20 Punkte.
rules-klongs-movement-title = Bewegungskarten
rules-klongs-movement-text =
    Du hast zwei für das ganze Spiel. Einmal in deinem Zug, vor oder nach dem Setzen, darfst du eine ausgeben.

    Bewege eines deiner eigenen Boote ein Feld weit, auch über Eck.
rules-klongs-stock-title = Dein Warenlager und das Ende
rules-klongs-stock-text =
    Am Ende wird dein Warenlager gezählt, jede Ware für sich: 1 Punkt für das erste Boot, 2 für das zweite, 3 für das dritte und so weiter. Eine Ware zu sammeln lohnt sich.

    Hier 1 + 6 + 28 = 35 Punkte. Die meisten Punkte gewinnen; bei Gleichstand gewinnen alle Ersten.
rules-klongs-stacks-title = Option: zwei Zugstapel
rules-klongs-stacks-text =
    Offene Boote liegen in einem Stapel, neutrale Boote, Diebe, Aufseher und Garküchen im anderen.

    Du beginnst mit drei Booten aus dem ersten und einem aus dem zweiten und wählst bei jedem Ziehen den Stapel.
ruling-klongs-1 = Ist kein Boot mehr auf dem Wasser, sind die Eingangsfelder wieder offen.
ruling-klongs-2 = Wer kein Boot setzen kann, setzt aus und zieht nichts nach. Eine Bewegungskarte darf man trotzdem nutzen; wird dadurch ein Feld frei, muss man ein Boot setzen.
ruling-klongs-3 = Ein offenes Boot ohne Händler gehört niemandem, bis es wieder auf eine Hand kommt. Am GROSSEN Markttag gilt es als neutral.
ruling-klongs-4 = Was beim Setzen geschieht, in dieser Reihenfolge: Händler, Dieb oder Aufseher, Luk Phat, Markttag, Bewegungskarte, Nachziehen.
ruling-klongs-5 = Ein Boot mit Schirm, das wieder auf eine Hand gekommen ist, bewegt den Schirm erneut.
ruling-klongs-6 = Zwei Garküchen an einem Anlegeplatz verdoppeln nur einmal. Ein Anlegeplatz, der nichts wert ist, darf gewertet werden, um ein Boot zu nehmen.
ruling-klongs-7 = Diebe, Aufseher und Garküchen werden nie bewegt. Das eben gesetzte Boot darf bewegt werden.
ruling-klongs-8 = Müssen alle reihum aussetzen, oder werden bei leeren Stapeln die Hände drei Runden lang nicht kleiner, kommt der GROSSE Markttag sofort, ohne Punkte für einen Schritt.
ruling-klongs-9 = Die Zahl der Anlegeplätze, die Eingangsfelder, die Luk-Phat-Leiste nach dem ersten Schritt und die Mischung der Boote haben wir dem Brettspiel nachempfunden.

rules-bakong-goal-title = Worum es geht
rules-bakong-goal-text =
    Geh durch den Dschungel zum Tempel von Bakong, nimm einen großen Smaragd und bring ihn nach Hause.

    Das Spiel endet, wenn der Erste mit einem zurück im Lager ist. Dann gewinnt der wertvollste Rucksack.
rules-bakong-points-title = Was zählt
rules-bakong-points-text =
    Ein großer Smaragd zählt seine Zahl, kleine Smaragde 1 oder 3 Punkte, zuerst daheim 3 Punkte.

    Jede Beule kostet 3 Punkte. Hier: 17 + 3 + 3 − 3 = 20 Punkte.
rules-bakong-start-title = Vor dem Aufbruch
rules-bakong-start-text =
    Alle beginnen im Lager und nehmen sich einen Gegenstand mit.

    Niemand darf zwei gleiche tragen.
rules-bakong-turn-title = Dein Zug
rules-bakong-turn-text =
    Wirf zwei Würfel. Wähle einen zum Umdrehen eines Plättchens; der andere ist zum Gehen.

    Erst umdrehen, dann gehen.
rules-bakong-flip-title = Umdrehen
rules-bakong-flip-text =
    Zähle so viele Plätze voraus und dreh dieses Plättchen um. Genau dieses.

    Wer darauf steht, merkt nichts davon.
rules-bakong-walk-title = Gehen
rules-bakong-walk-text =
    Geh genau so viele Plätze, wie der Würfel zeigt. Grüne Plättchen wirken nur, wo du anhältst.

    Mehrere dürfen auf einem Platz stehen.
rules-bakong-emeralds-title = Grün: Smaragde
rules-bakong-emeralds-text =
    Hältst du bei einem Smaragd: nimm 1 Smaragd.

    Hältst du bei einer Höhle: Wirf zwei Würfel und nimm so viele Smaragde, wie der niedrigere zeigt. Hier 2.
rules-bakong-help-title = Grün: Lager und Wasserfall
rules-bakong-help-text =
    Hältst du bei einem verlassenen Lager: Du darfst einen Gegenstand nehmen.

    Hältst du bei einem Wasserfall: Gib eine Beule ab.
rules-bakong-stops-title = Gelb: Fluss und Klippe
rules-bakong-stops-text =
    Ein Fluss oder eine Klippe beendet deinen Weg. Übrige Schritte sind verloren.

    Mit dem Seil kommst du über Flüsse, mit dem Wurfhaken über Klippen, als wären sie nicht da.
rules-bakong-pit-title = Rot: die Grube
rules-bakong-pit-text =
    Wer in eine Grube gerät, bekommt eine Beule, auch im Vorbeigehen. Eine Beule kostet am Ende 3 Punkte.

    Mit dem Verbandskasten bekommst du keine.
rules-bakong-quicksand-title = Rot: Treibsand
rules-bakong-quicksand-text =
    Wer in Treibsand gerät, verliert einen Gegenstand, auch im Vorbeigehen. Welchen, wählst du am Ende deines Weges.

    Große Smaragde versinken nie.
rules-bakong-pack-title = Der Rucksack
rules-bakong-pack-text =
    Gegenstände und große Smaragde passen nur in die Mitte, kleine Smaragde und der Kompass in jede Tasche. Gepackt wird für dich.

    Passt etwas nicht, darfst du etwas wegwerfen oder das Neue liegen lassen.
rules-bakong-objects-rope-title = Seil, Wurfhaken, Verbandskasten
rules-bakong-objects-rope-text =
    Mit dem Seil halten dich Flüsse nicht auf.

    Mit dem Wurfhaken halten dich Klippen nicht auf.

    Mit dem Verbandskasten bekommst du in Gruben keine Beule.
rules-bakong-objects-machete-title = Machete, Kompass, Fackel
rules-bakong-objects-machete-text =
    Machete: Du darfst einen Platz weiter gehen.

    Kompass: Du darfst einen Platz weniger gehen, aber mindestens einen.

    Fackel: ein Smaragd mehr bei jeder Höhle und jedem Smaragd.
rules-bakong-again-title = Logbuch und Karte
rules-bakong-again-text =
    Logbuch: Einmal pro Zug darfst du beide Würfel neu werfen.

    Karte: Nach dem Umdrehen darfst du vor dir ein zweites Plättchen umdrehen. Es muss die Farbe der Seite zeigen, die du gerade weggedreht hast: nach einer Klippe zum Beispiel einen Fluss.
rules-bakong-temple-title = Der Tempel
rules-bakong-temple-text =
    Hier endet dein Weg, auch wenn du Schritte übrig hast. Wähle einen der großen Smaragde; es gibt einen für jeden Spieler.

    Gegenstände, die du für ihn wegwirfst, bleiben am Tempel für alle, die später kommen.
rules-bakong-curse-title = Die 17 ist verflucht
rules-bakong-curse-text =
    Mit der 17 im Rucksack nimmt dir kein Wasserfall eine Beule ab.
rules-bakong-home-title = Der Heimweg
rules-bakong-home-text =
    Mit einem großen Smaragd kehrst du um: „Voraus“ ist jetzt Richtung Lager.

    Wer zuerst daheim ist, bekommt 3 Punkte, und das Spiel endet sofort. Alle zählen, was sie haben, wo immer sie sind. Bei Gleichstand gewinnt der höhere große Smaragd.
ruling-bakong-1 = Machete und Kompass werden nicht auf demselben Weg benutzt, und du entscheidest vor dem Gehen.
ruling-bakong-2 = Für die Karte zählt die Seite, die weggedreht wurde. Fluss und Klippe sind gelb, Grube und Treibsand rot, alle anderen Plättchen gelten als eine Farbe, Grün. Wer auf einem Plättchen steht, das umgedreht wird, merkt nichts davon.
ruling-bakong-3 = Du bekommst so wenige Smaragdmarken wie möglich, Dreier zuerst. Der Smaragd der Fackel ist ein Einer. Gehen die Marken aus, bekommst du, was übrig ist.
ruling-bakong-4 = Was du findest, wird gezählt, bevor etwas weggeworfen wird. Was passt, nimmst du sofort; für jede Marke, die nicht passt, schaffst du Platz oder lässt sie liegen. Nur der große Smaragd muss genommen werden.
ruling-bakong-5 = Was der Treibsand nimmt, hilft noch bis zum Ende deines Weges, aber nicht dort, wo du anhältst. Jeder Treibsand nimmt einen weiteren Gegenstand, solange du welche hast, nie den großen Smaragd.
ruling-bakong-6 = Sind alle Beulen vergeben, gibt eine Grube keine. Ein verlassenes Lager ohne etwas Neues für dich gibt nichts.
ruling-bakong-7 = Am Tempel darfst du auch für dort liegende Gegenstände Platz schaffen. Was du dort wegwirfst oder liegen lässt, kannst du beim selben Besuch nicht nehmen.
ruling-bakong-8 = Wo es nichts zu wählen gibt, wird niemand gefragt: Der letzte große Smaragd wird genommen, dein einziger Gegenstand versinkt.
ruling-bakong-9 = Sind auch die großen Smaragde gleich, gewinnen beide.
ruling-bakong-10 = Die zwei Seiten der Plättchen, die Größen von Gegenständen und Smaragden und die Taschen des Rucksacks haben wir dem Brettspiel nachempfunden, und es gibt 60 Smaragde zu 1.

rules-market-goal-title = Worum es geht
rules-market-goal-text =
    Bau deinen eigenen schwimmenden Markt: neun Boote, drei mal drei.

    Die Boote holst du aus dem Hafen in der Mitte. Wessen Markt die meisten Punkte hat, gewinnt.
rules-market-points-title = Woher die Punkte kommen
rules-market-points-text =
    Chilikarten in deinem Markt bringen am meisten. Jede der vier Arten zählt auf ihre Weise.

    Dein Ziel gibt 1 Punkt für jeden Korb einer Ware. Ein voller Markt ist 2 Punkte wert.
rules-market-card-title = Boote und Körbe
rules-market-card-text =
    Jede Karte ist ein Boot mit einem, zwei oder drei Körben. Jede Ware auf dem Bild ist ein Korb.

    Es gibt vier Waren: Blaue Erbsen, Fisch, Passionsfrucht und Thai-Zucchini. Du hast immer drei Karten auf der Hand.
rules-market-play-title = Dein Zug
rules-market-play-text =
    Spiele eine Handkarte an ein Ende einer Reihe oder Spalte des Hafens.

    Mindestens eine Karte darin muss eine ihrer Waren zeigen.
rules-market-take-title = Karten nehmen
rules-market-take-text =
    Für jeden Korb auf deiner Karte nimmst du eine Karte dieser Reihe oder Spalte, die diese Ware zeigt. Ein bis drei Körbe nehmen also ein bis drei Karten.

    Du nimmst so viele wie möglich. Gibt es eine Wahl, triffst du sie.
rules-market-hand-title = Auf deine Hand
rules-market-hand-text =
    Die Karten, die du nimmst, kommen auf deine Hand.

    Chilikarten nimmt man genauso: Auch sie zeigen Waren.
rules-market-slide-title = Der Hafen rutscht
rules-market-slide-text =
    Deine Karte schiebt sich von ihrem Ende herein, die anderen rücken weiter und schließen die Lücken.

    Neue Karten füllen den Rest: eine Chilikarte, wenn weniger als zwei im Hafen sind, sonst ein Boot.
rules-market-lay-title = Karten auslegen
rules-market-lay-text =
    Am Ende deines Zuges behältst du drei Karten auf der Hand. Jede weitere kommt in deinen Markt, und du wählst, welche.

    Eine genommene Karte hält deine Hand also bei drei; bei zwei legst du eine aus, bei drei legst du zwei aus.
rules-market-where-title = Wohin Karten kommen
rules-market-where-text =
    Deine erste Karte kommt in die Ecke oben links. Jede andere muss eine deiner Karten an einer Seite berühren. Karten bewegen sich nie wieder.

    In eine Reihe passt eine Chilikarte. Im Expertenspiel auch in eine Spalte nur eine.
rules-market-renew-title = Erneuern
rules-market-renew-text =
    Nichts dabei? Statt eine Karte zu spielen, darfst du eine Reihe oder Spalte erneuern: Alle ihre Karten werden durch neue ersetzt.

    Das ist dein ganzer Zug.
rules-market-chilli-title = Chilikarten
rules-market-chilli-text =
    Eine Chilikarte schaut auf ihre eigenen Körbe und auf die Karten, die sie an einer Seite berühren: oben, unten, links und rechts.

    Was weiter weg ist, zählt für sie nicht.
rules-market-shun-title = Chili: davon keine
rules-market-shun-text =
    5 Punkte, minus 1 für jeden Korb der durchgestrichenen Ware. Nie weniger als 0.

    Hier will sie keine Blauen Erbsen, und ein Korb ist da: 4 Punkte.
rules-market-each-title = Chili: jeder zählt
rules-market-each-text =
    1 Punkt für jeden Korb ihrer Ware.

    Hier Blaue Erbsen: zwei auf der Karte selbst, zwei und einer daneben. 5 Punkte.
rules-market-pairs-title = Chili: Paare
rules-market-pairs-text =
    2 Punkte für jedes Paar ihrer zwei Waren.

    Hier Blaue Erbsen und Fisch: von jedem zwei, also zwei Paare. 4 Punkte.
rules-market-once-title = Chili: nur einmal
rules-market-once-text =
    2 Punkte für jede Ware, die genau einmal da ist.

    Hier sind Fisch, Passionsfrucht und Zucchini einmal da, Erbsen zweimal. 6 Punkte.
rules-market-objective-title = Dein Ziel
rules-market-objective-text =
    Dein Ponton zeigt eine Ware: 1 Punkt für jeden Korb davon in deinem ganzen Markt. Nur du weißt, welche.

    Zum Ansehen drücke die Taste dafür und dann heimlich eine Richtung. Alle vier Waren erscheinen, und deine ist die in dieser Richtung.
rules-market-end-title = Das Ende
rules-market-end-text =
    Legt jemand die neunte Karte, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren.

    Ein voller Markt bringt 2 Punkte. Bei Gleichstand gewinnt, wer mehr Punkte durch das Ziel hat.
rules-market-sum-title = Ein Markt, gezählt
rules-market-sum-text =
    Ziel, sechs Körbe: 6 Punkte. Nur einmal, eine Ware: 2 Punkte. Drei Paare: 6 Punkte. Davon keine, ein Korb: 4 Punkte. Voller Markt: 2 Punkte.

    Zusammen 20 Punkte.
rules-market-alone-title = Allein spielen
rules-market-alone-text =
    Du hast neun Züge. Der Spielstein wandert um den Hafen und zeigt, welches Ende in diesem Zug gesperrt ist.

    Die Stapel liegen über der ersten und dritten Spalte: Dort kann man nichts spielen.
rules-market-medals-title = Medaillen
rules-market-medals-text =
    20, 24 und 28 Punkte bringen Bronze, Silber und Gold, im Expertenspiel 19, 23 und 27.

    Der Markt des Tages ist für alle gleich: Dein erster Versuch zählt, und Tage hintereinander ergeben eine Serie.
ruling-market-1 = Du nimmst die größte Menge Karten, die sich den Körben deiner Karte zuordnen lässt, eine Karte je Korb. Gibt es mehrere solche Mengen, wählst du.
ruling-market-2 = Lücken werden vom fernen Ende zur gespielten Karte hin gefüllt, und vor jeder neuen Karte werden die Chilikarten im Hafen neu gezählt: Bei zwei oder mehr kommt ein Boot. Ist ein Stapel leer, hilft der andere aus.
ruling-market-3 = Passt keine Handkarte in deinen Markt, kommt stattdessen eine Karte deiner Wahl unter ihren Stapel. Startboote gehören zu den Booten.
ruling-market-4 = Erneuert wird von links nach rechts oder von oben nach unten. Wo ein Stapel leer ist, bleibt die alte Karte.
ruling-market-5 = Zehn Runden, in denen niemand eine Karte auslegt, beenden das Spiel.
ruling-market-6 = Die Chilikarte, die eine Ware nicht will, zählt nie unter 0.
ruling-market-7 = Allein darfst du jede Reihe oder Spalte erneuern, und das Spiel endet auch, wenn dein Markt voll ist.
ruling-market-8 = Hände sind offen: Alle Karten darin kamen offen vom Tisch. Nur das Ziel ist geheim.
ruling-market-9 = Die Waren auf Booten und Chilikarten und die vier Pontons haben wir dem Kartenspiel nachempfunden.

## Credits

credits-games = Die Spiele sind das Werk derer, die sie erfunden und verlegt haben:
credits-here =
    Alle Bilder, Klänge, Texte und der Code dieses Programms sind eigens dafür entstanden und frei unter der MIT-Lizenz.
    Schrift: Manrope von Mikhail Sharanda, unter der SIL Open Font License. Gebaut mit pygame-ce und SDL.

## Wenn etwas schiefgeht

crash-title = Das hätte nicht passieren dürfen
crash-text = Etwas ist schiefgegangen. Eure Partie ist bis zum letzten Zug gespeichert. „Fortsetzen“ im Hauptmenü bringt euch zurück.
crash-write = Fehlerbericht schreiben
crash-offer = „Fehlerbericht schreiben“ legt alles, was man zum Finden des Fehlers braucht, in eine Datei, ohne eure Namen.
crash-report = Der Fehlerbericht liegt hier: { $file } Bitte schickt ihn an die, von denen ihr Longtail habt.
crash-no-report = Der Fehlerbericht konnte nicht geschrieben werden: Die Festplatte ist voll oder nimmt nichts an.
crash-to-title = Hauptmenü

# Handys
lobby-phones = Handys
settings-phones = Handys
device-phone = Handy
device-phone-dark = Handy, dunkel
phones-title = Handys als Gamepads
phones-step-wifi = Geh mit dem Handy ins selbe WLAN wie dieser Computer.
phones-step-scan = Halte die Handykamera auf den Code und öffne die Seite.
phones-step-name = Wähl einen Namen und ein Emblem. Deine eigenen Sachen erscheinen auf dem Handy.
phones-or-type = Oder tipp das in den Browser des Handys:
phones-code = und diesen Code:
phones-moment = Einen Moment …
phones-no-network = Dieser Computer ist in keinem Netz, also erreicht ihn kein Handy.
phones-problem = Handys können nicht mitspielen: { $why }
phones-nobody = Noch ist kein Handy da.
phones-here = Hier: { $names }
phones-address = Adresse
phones-address-hint = Dieser Computer hat mehrere Adressen. Findet ein Handy niemanden, nimm die nächste.
phones-help = Es geht nicht
phones-off = Ausschalten
send-away-title = Das Handy von { $name } wegschicken?
send-away-text = Um wiederzukommen, braucht es den Code. Hat es einen Platz, wirst du gefragt, wer dort weiterspielt.
send-away-no = Nein, es bleibt
send-away-yes = Ja, wegschicken
send-away-hint = Wähl ein Handy, um es wegzuschicken.
phones-help-wifi = Das Handy muss im selben WLAN sein. Gastnetze trennen Geräte oft: nimm das Hauptnetz.
phones-help-vpn = Mit einem VPN auf dem Handy oder auf diesem Computer finden sich beide nicht: schalt es solange aus.
phones-help-firewall = Eine Firewall fragt vielleicht, ob Longtail erreichbar sein darf: erlaub private Netze.
phones-help-address = Stehen neben dem Code mehrere Adressen zur Wahl, nimm die nächste.
phone-dark-title = Das Handy von { $name } ist dunkel
phone-dark-text = Sobald jemand darauf schaut, geht es weiter. Oder wähl, was bis dahin passieren soll.
peek-on-phone = Es steht auf deinem Handy.

## Die Seite auf dem Handy

phone-page-lead = Dein Handy ist jetzt ein Gamepad, und nur du siehst, was darauf ist.
phone-page-name = Dein Name
phone-page-name-missing = Schreib erst deinen Namen.
phone-page-emblem = Dein Emblem
phone-page-emblem-parasol = Sonnenschirm
phone-page-emblem-elephant = Elefant
phone-page-emblem-lotus = Lotus
phone-page-emblem-fish = Fisch
phone-page-emblem-lantern = Laterne
phone-page-emblem-temple = Tempel
phone-page-code = Code auf dem Fernseher
phone-page-code-where = Wähle am Fernseher „Handys“: Dort steht der kurze Code.
phone-page-code-missing = Tippe erst den kurzen Code vom Fernseher ein.
phone-page-join = Mitspielen
phone-page-done = Fertig
phone-page-joining = Gleich bist du dabei …
phone-page-refused-token = Dieser Code gilt nicht mehr. Scanne den auf dem Fernseher noch einmal oder tippe den kurzen Code ein.
phone-page-refused-code = Das ist nicht der Code auf dem Fernseher. Er wechselt ab und zu: Schau noch einmal hin.
phone-page-refused-tries = Zu viele falsche Codes. Scanne den Code auf dem Fernseher mit der Kamera oder warte zehn Minuten.
phone-page-refused-full = Für noch ein Handy ist kein Platz. Schließ diese Seite auf einem Handy, das nicht mitspielt, und versuch es noch einmal.
phone-page-gone-elsewhere = Du spielst gerade in einem anderen Tab dieses Handys.
phone-page-use-this = Hier weiterspielen
phone-page-gone-closed = Am Fernseher sind Handys ausgeschaltet. Wähle dort „Handys“, und du bist wieder dabei.
phone-page-gone-sent-away = Dieses Handy wurde am Fernseher abgemeldet. Scanne dort den Code oder tippe ihn ein, um zurückzukommen.
phone-page-connecting = Verbindung zum Fernseher …
phone-page-no-line = Der Fernseher antwortet nicht
phone-page-no-line-why = Meist liegt es daran:
phone-page-reason-network = Das Handy nutzt mobile Daten oder ein anderes Netz. Es braucht dasselbe WLAN wie der Fernseher.
phone-page-reason-guest = Ein Gäste-WLAN hält Geräte voneinander fern. Nimm das normale.
phone-page-reason-vpn = Ein VPN auf dem Handy führt aus dem Haus hinaus. Schalte es aus, solange ihr spielt.
phone-page-reason-firewall = Eine Firewall am Computer des Fernsehers sperrt Handys aus. Erlaube dort Longtail.
phone-page-reason-closed = Longtail läuft nicht, oder Handys sind dort ausgeschaltet.
phone-page-try-again = Noch einmal versuchen
phone-page-your-turn = Du bist dran
phone-page-other-turn = Du bist noch nicht dran
phone-page-choices = Auswahl
phone-page-to-read = Zum Lesen
phone-page-seats = Nimm einen freien Platz
phone-page-me = Name und Emblem ändern
phone-page-swap = Links und rechts tauschen
phone-page-fold = Pfeile zeigen oder verbergen
phone-page-pad = Gamepad
phone-page-up = Hoch
phone-page-down = Runter
phone-page-left = Links
phone-page-right = Rechts
phone-page-confirm = Wählen
phone-page-back = Zurück
phone-page-undo = Rückgängig
phone-page-hint = Tipp
phone-page-log = Verlauf
phone-page-rules = Was ist das?
phone-page-peek = Ansehen
phone-page-previous = Was ist passiert?
phone-page-menu = Menü

## Auf Handys

prompt-phone-dark = Das Handy von { $name } ist dunkel. Wählen drücken und für { $name } spielen.
phone-has-it = Diese Hand ist auf dem Handy, dem sie gehört.
phone-klongs-hand = Deine Boote
phone-klongs-neutral = Neutrales Boot: { $boat }
phone-klongs-parasol = { $boat }, mit Schirm
phone-klongs-has = Händler übrig: { $merchants }. Bewegungskarten: { $cards }.
phone-klongs-step = { $step ->
    [0] Der Schirm steht noch am Anfang.
   *[other] Der Schirm steht auf Schritt { $step } von { $last }.
}
phone-klongs-big = { $steps ->
    [one] Bis zum GROSSEN Markttag ist es ein Schritt.
   *[other] Bis zum GROSSEN Markttag sind es { $steps } Schritte.
}
phone-klongs-board = Das Wasser
phone-klongs-water = Freies Wasser, Reihe { $row }, Spalte { $column }
phone-klongs-boat = Reihe { $row }, Spalte { $column }: { $boat }
phone-klongs-landing = Anlegeplatz in Reihe { $row }, Spalte { $column }
phone-bakong-dice = Deine Würfel
phone-bakong-flips = Feld { $number } ({ $kind }) umdrehen und { $walk } gehen.
phone-bakong-flips-nothing = Nichts umdrehen und { $walk } gehen.
phone-bakong-pack = Dein Rucksack
phone-bakong-several = { $thing }, { $count } davon
phone-bakong-trail = Der Pfad
phone-bakong-tile = Feld { $number }: { $kind }
phone-bakong-who = { $place }. Hier: { $names }
phone-bakong-homeward = { $name } auf dem Heimweg
phone-market-hand = Deine Hand
phone-market-market = Dein Markt
phone-market-port = Der Hafen
phone-market-chilli = Chilikarte: { $card }
phone-market-card = Reihe { $row }, Spalte { $column }: { $card }
phone-market-room = Freier Platz, Reihe { $row }, Spalte { $column }
phone-market-end = { $count ->
    [one] { $end }: Du bekommst eine Karte
   *[other] { $end }: Du bekommst { $count } Karten
}
phone-market-choice = Du wählst, welche.
phone-dice-groups = Deine Gruppen
phone-dice-group = Gruppe { $number }: { $dice }
phone-dice-new = Neue Gruppe
phone-dice-goal = Ziel und Wertetafel
phone-dice-row = Die Reihe der { $value }, mit { $colours }
phone-dice-pool = Die Würfel in der Mitte
phone-dice-die = { $colour } { $value }
