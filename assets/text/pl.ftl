# Każde słowo na ekranie, po polsku. Czego tu brakuje, to bierze się z en.ftl.

game-dice = Bangkok: Kości
game-dice-line = Bierzcie kości ze środka, układajcie sumy, zbierajcie kolory i liczby.

game-klongs = Bangkok Klongs
game-klongs-line = Cumujcie swoje łodzie i bądźcie tam, gdy zabrzmi gong targowy.

game-bakong = Bakong
game-bakong-line = Dżungla, która się odwraca, świątynia pełna szmaragdów: kto pierwszy wróci do obozu?

game-market = Pływający targ
game-market-line = Wpychajcie łodzie do portu i budujcie własny targ wokół ostrego chili.
game-market-alone = Przy stole jest jedna osoba: gra solo na dziewięć tur. Żeby zagrać razem, wybierz wolne krzesło.

## Ekran tytułowy

title-facts = { $least }–{ $most } graczy · { $short }–{ $long } min
title-continue = Kontynuuj
title-matches = { $count ->
    [one] { $count } zapisana partia
    [few] { $count } zapisane partie
    [many] { $count } zapisanych partii
   *[other] { $count } zapisanej partii
}
title-matches-line = Wybierz jedną z nich. Najnowsza: { $game }, { $date }.
title-second-copy = Longtail już działa. Tutaj też można grać, ale partię otwartą tam da się grać tylko tam.
title-watch = Oglądaj
title-settings = Ustawienia
title-credits = Autorzy
title-quit = Wyjdź
title-solo-line = Zbuduj pływający targ w pojedynkę: dziewięć tur, medale i codziennie nowy targ.
title-watch-line = Popatrz, jak komputery grają w dowolną grę.
title-settings-line = Dźwięk, tempo, język, wielkość tekstu i sterowanie.
title-credits-line = Kto stworzył gry i ten program.
title-quit-line = Twoje partie zostają zapisane; nic nie przepadnie.
show-game = Gra
show-any = Losowa
show-players = Gracze
show-mixed = Po jednym z każdego poziomu
show-begin = Zacznij pokaz
show-begin-hint = Przerywa go dowolny przycisk.
show-leisure = Oglądaj we własnym tempie
show-leisure-hint = Z pauzą, pojedynczymi krokami i tempem.
quit-title = Zamknąć Longtail?
quit-stay = Zostań
quit-leave = Wyjdź

## Pasek na dole

bar-choose = Wybierz
bar-again = Zagraj znów
bar-back = Wróć
bar-skip = Pomiń
bar-go-on = Dalej
bar-hint = Podpowiedź
bar-film = Co się stało?
bar-film-close = Wróć do stołu
bar-play-yourself = Zagraj w to
bar-undo = Cofnij
bar-peek = Wynik teraz
bar-peek-klongs = Podgląd
bar-peek-market = Co zostało
bar-peek-market-objective = Mój cel
bar-peek-bakong = Drugie strony
bar-log = Historia
bar-rules = Zasady
bar-what = Co to jest?
bar-about-this = Zasady o tym
bar-menu = Menu
bar-done = Gotowe
bar-delete = Usuń
bar-close = Zamknij
bar-skip-all = Do końca
bar-previous = Poprzednia
bar-next = Następna
bar-newer = Nowsze
bar-older = Starsze
bar-matches = Zapisana partia
bar-stand-up = Wstań
bar-step = Krok
bar-step-back = Krok wstecz
bar-pause = Pauza
bar-run = Odtwórz
bar-lesson-skip = Pomiń krok

## Poczekalnia

lobby-lead = Naciśnij przycisk na padzie, żeby usiąść.
leave-lobby-title = Odejść od stołu?
leave-lobby-text = Wszyscy inni też musieliby wstać.
leave-lobby-no = Nie, zostaję
leave-lobby-yes = Tak, do menu głównego
lobby-sit = Usiądź
lobby-free = Wolne
lobby-who = Kto tu siada?
lobby-starter = Zaczyna
lobby-start-random = Losowo
lobby-start = Zaczynamy
lobby-computer = Komputer
lobby-lesson = Nauka gry
lobby-options = Opcje
lobby-too-few = Potrzeba co najmniej { $least ->
    [2] dwóch
   *[other] { $least }
} graczy. Naciśnij przycisk na drugim padzie albo wybierz Komputer.
device-desk = Mysz i klawisze
device-pad = Pad { $number }
device-gone = Brak pada
seat-name = Imię
seat-emblem = Emblemat
seat-stand-up = Wstań
seat-player = Kto gra
player-human = Człowiek
player-easy = Gekon (łatwy)
player-medium = Makak (średni)
player-hard = Naga (trudny)
level-easy = łatwy
level-medium = średni
level-hard = trudny
computer-easy = Gekon
computer-medium = Makak
computer-hard = Naga
seat-done = Gotowe
name-space = Spacja
name-empty = Twoje imię
# Litery spoza A–Z, które występują w imionach w tym języku.
name-letters = Ą Ć Ę Ł Ń Ó Ś Ź Ż
emblem-parasol = Parasolka
emblem-elephant = Słoń
emblem-lotus = Lotos
emblem-fish = Ryba
emblem-lantern = Lampion
emblem-temple = Świątynia

option-tactics = Stosy
option-tactics-off = Jeden
option-tactics-on = Dwa
option-expert = Karty chili
option-expert-off = Jedna w rzędzie
option-expert-on = Dla ekspertów
option-memory = Drugie strony kafelków
option-memory-on = Pokazywane
option-memory-off = Ukryte
option-board = Plansza
board-klongs = Bangkok
board-bakong = Kręty szlak
board-bakong-coil = Zwoje węża
board-klongs-garden = Ogród lotosów
option-objectives = Cele
option-hands = Ręce
option-hands-curtain = Zakryte
option-hands-open = Jawne
about-lobby-starter = Kto ma pierwszą turę. Potem wszyscy grają po kolei.
about-option-tactics-off = Wszystkie łodzie są potasowane w jednym stosie. Bierzesz, co przyjdzie.
about-option-tactics-on = Otwarte łodzie są w jednym stosie, neutralne, złodzieje, strażnicy i garkuchnie w drugim. Przy każdym dobieraniu wybierasz stos. Trochę więcej do myślenia.
about-option-expert-off = W każdym rzędzie targu mieści się jedna karta chili. W sam raz na pierwsze gry.
about-option-expert-on = W każdym rzędzie i w każdej kolumnie targu mieści się tylko jedna karta chili. Trudniej go zapełnić.
about-option-memory-on = Gdy kafelek był już odwrócony, przycisk pokazuje jego drugą stronę. Nikt nie musi pamiętać.
about-option-memory-off = Nikomu nie mówi się, co jest po drugiej stronie kafelka. Trzeba zapamiętać.
about-option-board = Plansza, którą ktoś dodał.
about-option-board-klongs = Wody tej gry: dwadzieścia dzielnic, pola wejścia przy lewym i prawym brzegu.
about-option-board-klongs-garden = Krótsza gra dla dwóch osób: mniejsze wody, czternaście dzielnic, dni targowe przychodzą wcześniej.
about-option-board-bakong = Szlak tej gry: trzy łuki przez dżunglę.
about-option-board-bakong-coil = Te same 24 kafelki na szlaku zwiniętym jak wąż. Zasady są takie same.
about-option-hands-open = Wszyscy widzą łodzie na rękach. Najszybciej gra się tak przy jednym ekranie.
about-option-hands-curtain = Twoje łodzie są zakryte, dopóki o nie nie poprosisz, a inni patrzą w bok.
about-option-objectives-open = Wszyscy widzą każdy cel. Miłe na pierwszą grę.
about-option-objectives-curtain = Tylko ty znasz swój towar. Oglądasz go z pomocą kompasu i nikt nie musi się odwracać.
lobby-option = { $label }: { $value }
lobby-board-seats = { $count ->
    [one] Ta plansza jest dla { $list } gracza.
    [few] Ta plansza jest dla { $list } graczy.
    [many] Ta plansza jest dla { $list } graczy.
   *[other] Ta plansza jest dla { $list } graczy.
}

## Ciąg dalszy

saved-none = Nie ma zapisanych partii.
saved-elsewhere = Otwarta w drugim Longtail: grajcie tam dalej.
delete-title = Usunąć tę partię?
delete-no = Zachowaj
delete-yes = Usuń
delete-text = Usuniętej partii nie da się przywrócić.
mend-title = Część tej partii jest uszkodzona
mend-text = { $lost ->
    [one] Ostatniego ruchu nie da się odczytać i przepadł. Wszystko przed nim jest w porządku.
    [few] Ostatnich { $lost } ruchów nie da się odczytać i przepadły. Wszystko przed nimi jest w porządku.
    [many] Ostatnich { $lost } ruchów nie da się odczytać i przepadły. Wszystko przed nimi jest w porządku.
   *[other] Ostatnich { $lost } ruchów nie da się odczytać i przepadły. Wszystko przed nimi jest w porządku.
}
mend-yes = Grajcie dalej stąd
mend-no = Nie teraz
saved-line = { $date } · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
take-seats-title = Zajmijcie miejsca
take-seats-ask = { $name }: naciśnij przycisk na swoim padzie albo kliknij, żeby grać myszą i klawiszami.

## Gra

prompt-go-on = Gramy dalej?
prompt-thinking = { $name } myśli …
prompt-paused = Pauza: następny ruch ma { $name }
prompt-hint = Naga przygląda się stołowi …
hint-plain = Naga zrobiłaby to.
prompt-peek = Gdyby runda skończyła się teraz
prompt-peek-klongs = Ile dałyby twoje miejsca cumowania i co jeszcze może przyjść
prompt-peek-market = Jakie karty mogą jeszcze przyjść
prompt-peek-bakong = Drugie strony kafelków, które już odwracano
turn-of = Teraz gra { $name }
not-your-turn = Teraz gra { $name }.
last-word-turn = Zakończ turę
prompt-last-word-turn = { $name }: zakończyć turę?
last-word-card = Dalej
prompt-last-word-card = { $name }: odkryć następną kartę?
prompt-last-word-tile = { $name }: odwrócić ten kafelek? Wybierz go jeszcze raz
last-word-again = Wybierz jeszcze raz
last-word-cave = Rzuć
prompt-last-word-cave = { $name }: rzucić w jaskini?
last-word-round = Policz
prompt-last-word-round = { $name }: policzyć punkty?
last-word-market-day = Dalej
prompt-last-word-market-day = { $name }: zakończyć dzień targowy?
last-word-undo = Cofnij
what-last-word-stands = Twoja decyzja zostaje, a to, co ukryte, wychodzi na jaw. Potem nie można jej cofnąć.
what-last-word-undo = Cofa twoją decyzję. Nic jeszcze nie wyszło na jaw.
film-title = Co się stało od twojej ostatniej tury
film-nothing = Od twojej ostatniej tury nic się nie stało.
pause-title = Pauza
pause-resume = Graj dalej
pause-undo = Cofnij ostatni ruch
pause-undo-hint = Można, dopóki nie odkryto czegoś zakrytego.
nothing-to-undo = Nie ma czego cofnąć: można, dopóki nie odkryto czegoś zakrytego.
pause-rules = Zasady
pause-settings = Ustawienia
pause-seats = Kto gra
pause-leave = Zapisz i wyjdź
pause-leave-hint = Partia zostaje zapisana. Wrócisz do niej przez „Kontynuuj” w menu głównym.
pause-leave-unsaved = Wyjdź
pause-leave-unsaved-hint = Ta partia nie jest zapisywana.
pause-restart = Zacznij od nowa
restart-title = Zacząć od nowa?
restart-text = Ta partia się skończy, a nowa zacznie się z tymi samymi graczami.
restart-no = Nie, gramy dalej
restart-yes = Zacznij od nowa
pad-lost-title = { $name }: brak pada
pad-lost-text = Podłącz dowolny pad i graj od razu dalej albo wybierz, co zrobić.
pad-lost-play = Graj za gracza { $name }
pad-lost-computer = Niech zagra komputer
pad-lost-computer-hint = Miejsce odzyskasz później: Menu, Kto gra.
log-title = Co się dotąd wydarzyło
log-empty = Jeszcze nic.
prompt-curtain = { $name }: zobacz, co masz
curtain-away = Reszta na chwilę odwraca wzrok.
what-last-move = Kolorowa ramka: tu był ostatni ruch ({ $names }).
what-plate = Jedna z możliwości, które masz teraz. { $question }
curtain-open = Pokaż, co mam

why-game-over = Gra jest skończona.
why-not-this-game = To nie jest ruch z tej gry.
why-dice-not-in-pool = Tej kości nie ma na środku.
why-dice-no-such-group = Nie masz takiej grupy.

## Bangkok: Kości

prompt-dice-take = { $name }: weź kość
prompt-dice-group = { $name }: do której grupy?
explain-goal = { $points ->
    [one] Grupa o sumie { $goal } daje { $points } punkt.
    [few] Grupa o sumie { $goal } daje { $points } punkty.
    [many] Grupa o sumie { $goal } daje { $points } punktów.
   *[other] Grupa o sumie { $goal } daje { $points } punktu.
}
explain-row = { $value ->
    [1] Najwięcej jedynek: { $first }, { $second }, { $third } pkt. Tak samo za kolor w tym rzędzie.
    [2] Najwięcej dwójek: { $first }, { $second }, { $third } pkt. Tak samo za kolor w tym rzędzie.
    [3] Najwięcej trójek: { $first }, { $second }, { $third } pkt. Tak samo za kolor w tym rzędzie.
    [4] Najwięcej czwórek: { $first }, { $second }, { $third } pkt. Tak samo za kolor w tym rzędzie.
    [5] Najwięcej piątek: { $first }, { $second }, { $third } pkt. Tak samo za kolor w tym rzędzie.
   *[6] Najwięcej szóstek: { $first }, { $second }, { $third } pkt. Tak samo za kolor w tym rzędzie.
}
explain-die-first = Najpierw weź kość ze środka.
explain-other-tray = Te grupy układa { $name }.
explain-other-die = Weź raczej tę kość.
what-dice-die = Kość ({ $colour }): { $value }
what-dice-die-text = Weź ją i połóż w jednej ze swoich grup albo zacznij nową.
what-dice-die-brings = { $name } teraz: { $gain }
what-dice-group-exact = Dokładnie cel: { $points }.
what-dice-group-closest = Najbliżej celu ze wszystkich: { $points }, jeśli tak zostanie.
what-dice-sign = Gdyby runda kończyła się teraz, { $name } dostaje za to { $points }.
what-dice-row = Rząd liczby { $value }
what-dice-row-front = Najwięcej kości z liczbą { $value } ma teraz: { $names }.
what-dice-most-of-value = Kto ma najwięcej kości z jedną liczbą, dostaje pierwszą liczbę jej rzędu, następny gracz drugą.
what-dice-most-of-colour = Kto ma najwięcej kości jednego koloru, dostaje liczby z rzędu, na którym leży ten kolor.
what-dice-tray = Kości wzięte w tej rundzie, w grupach. Teraz dałyby { $now }.
what-dice-standing = { $total } z poprzednich rund i jeszcze { $now }, gdyby ta kończyła się teraz.
what-dice-preview = Co dałaby kość
first-sum = Grupa trafia w cel! Każda grupa o sumie równej celowi daje punkty na końcu rundy.
first-majority = Kto na końcu rundy ma najwięcej kości z daną liczbą, dostaje punkty. Tablica po lewej pokazuje ile i kto ma ich teraz najwięcej.
goal-title = Cel
board-values = Wartość
board-colours = Kolor
round-of = Runda { $round } z { $rounds }
sheet-round = Runda { $round }
sheet-now = Gdyby to był koniec
tray-next = potem
group-needs = brak { $count }
group-over = o { $count } za dużo
group-exact = dokładnie!
group-sum = { $sum }: { $far }
points-gained = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
points-lost = { $points ->
    [one] −{ $points } punkt
    [few] −{ $points } punkty
    [many] −{ $points } punktów
   *[other] −{ $points } punktu
}
points-none = Na razie bez punktów
standings-points = Punkty
standings-now = Teraz
preview-sum = { $before } + { $value } = { $after }, { $far }
preview-new = Nowa: { $far }
preview-most-of-value-alone = Najwięcej: { $value }
preview-most-of-value-tied = Remis: { $value }
preview-most-of-value-behind = Więcej: { $value }
preview-most-of-colour-alone = Najwięcej: { $colour }
preview-most-of-colour-tied = Remis: { $colour }
preview-most-of-colour-behind = Więcej: { $colour }
preview-sequences = Ciąg { $run }
preview-three-of-a-kind = { $value } w trzech kolorach
preview-least-colours = Najmniej kolorów
preview-empty = Spójrz na kość, a zobaczysz, co ci da.
prompt-dice-round = Runda { $round }: { $names } górą, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Dalej?
caption-goal = Cel to { $goal }
caption-board = Tablica wartości
caption-pool = Kości
sheet-total = Ta runda
colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski
colour-purple = fioletowy
log-dice-taken = { $value ->
    [1] { $name }: jedynka, kolor { $colour }, grupa { $group }.
    [2] { $name }: dwójka, kolor { $colour }, grupa { $group }.
    [3] { $name }: trójka, kolor { $colour }, grupa { $group }.
    [4] { $name }: czwórka, kolor { $colour }, grupa { $group }.
    [5] { $name }: piątka, kolor { $colour }, grupa { $group }.
   *[6] { $name }: szóstka, kolor { $colour }, grupa { $group }.
}
log-dice-round = Punkty za rundę { $round }: { $points }.
part-correct-sum = Dokładna suma
part-closest-sum = Najbliższa suma
part-least-colours = Najmniej kolorów
part-three-of-a-kind = Trzy jednakowe
part-sequences = Ciągi
part-most-of-value = Najwięcej liczby
part-most-of-colour = Najwięcej koloru

count-correct-sum = Dokładne sumy: grupy, które dają { $goal }
count-closest-sum = Najbliższe sumy: o { $miss } od celu
count-least-colours = { $count ->
    [one] Najmniej kolorów: tylko jeden
    [few] Najmniej kolorów: tylko { $count }
    [many] Najmniej kolorów: tylko { $count }
   *[other] Najmniej kolorów: tylko { $count }
}
count-three-of-a-kind = Trzy jednakowe w trzech kolorach
count-sequences = Ciągi
count-most-of-value = { $value ->
    [1] Najwięcej jedynek
    [2] Najwięcej dwójek
    [3] Najwięcej trójek
    [4] Najwięcej czwórek
    [5] Najwięcej piątek
   *[6] Najwięcej szóstek
}
count-most-of-colour = Najwięcej kości: kolor { $colour }, rząd { $row }
count-who = { $what }. Punkty: { $who }
moment-dice-five = Pięć kości z { $value }!
moment-dice-run = Ciąg pięciu!

## Bangkok Klongs

klongs-hand = Łodzie na ręce: { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat: za krok mały dzień targowy
    [few] Luk Phat: za { $steps } kroki mały dzień targowy
    [many] Luk Phat: za { $steps } kroków mały dzień targowy
   *[other] Luk Phat: za { $steps } kroku mały dzień targowy
}
klongs-to-big = { $steps ->
    [one] Luk Phat: za krok DUŻY dzień targowy
    [few] Luk Phat: za { $steps } kroki DUŻY dzień targowy
    [many] Luk Phat: za { $steps } kroków DUŻY dzień targowy
   *[other] Luk Phat: za { $steps } kroku DUŻY dzień targowy
}
klongs-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
klongs-little-in = { $steps ->
    [one] Mały dzień targowy: { $steps } krok
    [few] Mały dzień targowy: { $steps } kroki
    [many] Mały dzień targowy: { $steps } kroków
   *[other] Mały dzień targowy: { $steps } kroku
}
klongs-big-in = { $steps ->
    [one] DUŻY dzień targowy: { $steps } krok
    [few] DUŻY dzień targowy: { $steps } kroki
    [many] DUŻY dzień targowy: { $steps } kroków
   *[other] DUŻY dzień targowy: { $steps } kroku
}
klongs-passed = pas
klongs-unseen = Łodzie, których nikt jeszcze nie pokazał
klongs-stack-left = { $count ->
    [0] Stosy są puste; reszta jest na rękach graczy.
    [one] { $count } z nich jest w stosach.
    [few] { $count } z nich są w stosach.
    [many] { $count } z nich jest w stosach.
   *[other] { $count } z nich jest w stosach.
}
klongs-day-little = Mały dzień targowy!
klongs-day-big = DUŻY dzień targowy!
klongs-day-little-goes-on = Mały dzień targowy: runda { $round } z { $rounds }
klongs-day-big-goes-on = DUŻY dzień targowy: aż wszyscy spasują
klongs-standstill-skips = Nikt nie może postawić łodzi: nadchodzi DUŻY dzień targowy.
klongs-standstill-circles = Łodzie krążą w kółko: nadchodzi DUŻY dzień targowy.
klongs-landing = { $name } liczy miejsce cumowania: { $baskets ->
    [one] { $baskets } punkt
    [few] { $baskets } punkty
    [many] { $baskets } punktów
   *[other] { $baskets } punktu
} na handlarza
klongs-landing-doubled = { $name } liczy miejsce cumowania: { $baskets ->
    [one] { $baskets } punkt
    [few] { $baskets } punkty
    [many] { $baskets } punktów
   *[other] { $baskets } punktu
} na handlarza, garkuchnia podwaja
klongs-stock-count = Liczymy magazyny
prompt-klongs-place = { $name }: wybierz łódź do postawienia
prompt-klongs-place-or-move = { $name }: wybierz łódź do postawienia albo przesuń jedną kartą
prompt-klongs-counted = Magazyny policzone. Dalej?
prompt-klongs-where = { $name }: gdzie ją postawić?
prompt-klongs-skip = { $name }: nie możesz postawić żadnej łodzi
prompt-klongs-move = { $name }: przesuń łódź kartą albo zakończ turę
prompt-klongs-move-where = { $name }: dokąd? To kosztuje kartę ruchu
prompt-klongs-reboard = { $name }: brak handlarzy. Przenieść jednego z innej łodzi?
prompt-klongs-steal = { $name }: którą łódź ma zabrać złodziej?
prompt-klongs-loot = { $name }: dokąd trafi skradziona łódź?
prompt-klongs-thief = { $name }: wziąć złodzieja na rękę?
prompt-klongs-draw = { $name }: z którego stosu dobierasz?
prompt-klongs-market = { $name }: policzyć miejsce cumowania czy pasować?
prompt-klongs-market-landing = { $name }: policzyć to miejsce cumowania? { $boats ->
    [one] Zaznaczona łódź trafi potem do magazynu
    [few] Jedna z zaznaczonych łodzi trafi potem do magazynu
    [many] Jedna z zaznaczonych łodzi trafi potem do magazynu
   *[other] Jedna z zaznaczonych łodzi trafi potem do magazynu
}
prompt-klongs-remove = { $name }: która łódź trafi do magazynu?
plate-skip = Pomiń turę
plate-endturn = Zakończ turę
plate-leaveunowned = Bez właściciela
plate-stealnothing = Nic nie kradnij
plate-tostock = Do magazynu
plate-tohand = Na rękę, bez doboru
plate-takenothief = Puść wolno
plate-passmarket = Pas: nic nie liczę
klongs-landing-pays = Jeśli je policzysz, płaci:
plate-draw-open = Otwarte łodzie
plate-draw-neutral = Inne łodzie
explain-other-boat = Wybierz raczej tę łódź.
explain-klongs-water-first = Wolna woda. Najpierw wybierz łódź, którą tu postawisz.
explain-klongs-water = Wolna woda.
explain-klongs-track = Luk Phat to parasolka na tym torze. Łódź z parasolką przesuwa ją o krok i daje punkty tego kroku. Przy gongu: dzień targowy.
explain-klongs-merchants = { $name }: { $count ->
    [0] nie ma już handlarzy
    [one] został jeden handlarz
    [few] zostało { $count } handlarzy
    [many] zostało { $count } handlarzy
   *[other] zostało { $count } handlarza
}. Do każdej otwartej łodzi, którą stawiasz, wsiada jeden z nich.
explain-klongs-cards = { $name }: { $count ->
    [0] nie ma już kart ruchu
    [one] została jedna karta ruchu
    [few] zostały { $count } karty ruchu
    [many] zostało { $count } kart ruchu
   *[other] zostało { $count } karty ruchu
}. Raz w turze przesuwasz jedną z nich swoją łódź o jedno pole.
boat-of = Łódź gracza { $name }. { $boat }
boat-nobodys = Ta łódź jest niczyja. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, bez koszy
    [one] { $good }, jeden kosz
    [few] { $good }, { $baskets } kosze
    [many] { $good }, { $baskets } koszy
   *[other] { $good }, { $baskets } kosza
}
boat-thief = Złodziej: może zabrać łódź ze swojego rzędu
boat-inspector = Strażnik: broni kolumny przed złodziejami
boat-cookshop = Garkuchnia: miejsca cumowania obok płacą podwójnie
name-thief = złodziej
name-inspector = strażnik
name-cookshop = garkuchnia
what-klongs-water = Wolna woda
what-klongs-water-text = Łódź może tu stanąć obok innej łodzi. W tej dzielnicy targu łodzi: { $boats } z 3.
what-klongs-quarter = Dzielnica targu
what-klongs-quarter-room = Kropki liczą łodzie: są tu dwie z trzech, które mieści ta dzielnica.
what-klongs-quarter-full = Kłódka: w tej dzielnicy są trzy łodzie i żadna więcej nie może wpłynąć.
what-klongs-entry = Pole wejścia
what-klongs-entry-text = W pierwszej rundzie wszystkie łodzie zaczynają na takim polu.
what-klongs-entry-unused = We dwoje żadna łódź tu nie zaczyna. Potem to woda jak każda inna.
what-klongs-no-baskets = Bez liczby: nie dodaje koszy do miejsca cumowania.
what-klongs-owned = Siedzi w niej handlarz gracza { $name }: pełne miejsca cumowania obok płacą graczowi { $name }.
what-klongs-unowned = Handlarz w niej jest niczyj, ale jej kosze liczą się na każdym miejscu cumowania obok.
what-klongs-pays = Gdyby teraz był dzień targowy, { $name } dostaje tam { $points }.
what-klongs-hidden = Może je widzieć tylko { $name }.
what-klongs-hand-open = Postaw ją, a wsiądzie do niej jeden z twoich handlarzy.
what-klongs-hand-neutral = Łódź neutralna: nie siedzi w niej żaden handlarz, ale jej kosze się liczą.
what-klongs-parasol = Jej parasolka robi następny krok Luk Phat: { $points }.
what-klongs-landing = Miejsce cumowania
what-klongs-landing-open = Łodzie: { $boats } z 4, kosze: { $baskets }. Przy czterech łodziach płaci w dni targowe.
what-klongs-landing-full = Pełne, kosze: { $baskets }. W dzień targowy płaci: { $who }.
what-klongs-landing-nobody = Pełne, kosze: { $baskets }. Ale nie ma tu żadnego handlarza.
what-klongs-step = Luk Phat, krok { $number }
what-klongs-step-start = Tu zaczyna parasolka.
what-klongs-step-pays = Kto przesunie tu parasolkę, dostaje { $points }.
what-klongs-step-little = Potem zaczyna się mały dzień targowy.
what-klongs-step-big = Potem zaczyna się DUŻY dzień targowy, a z nim kończy się gra.
what-klongs-stock = Łodzie w magazynie: { $boats }. Na końcu dają { $points }; im więcej łodzi z jednym towarem, tym więcej jest warta każda.
what-klongs-player = Do tej pory { $points }, a na końcu jeszcze { $stock } za magazyn.
first-thief = Złodziej! Może zabrać jedną łódź ze swojego rzędu, chyba że jej kolumny pilnuje strażnik.
first-inspector = Strażnik! Przegania złodziei ze swojej kolumny i pilnuje tam łodzi.
first-cookshop = Garkuchnia! Każde miejsce cumowania obok płaci podwójnie.
first-luk-phat = Luk Phat! Parasolka zrobiła krok: to daje punkty, a przy następnym gongu zaczyna się dzień targowy.
first-neutral = Łódź neutralna: człowiek w kapeluszu nie jest niczyim handlarzem. Ale jej kosze liczą się wszystkim na miejscach cumowania obok.
first-movement = Karta ruchu: przesuwa własną łódź o jedno pole. Każdy ma ich kilka; ten obrazek je liczy.
first-market-little = Mały dzień targowy: każdy po kolei punktuje pełne miejsce cumowania albo pasuje, przez dwie rundy.
first-market-big = DUŻY dzień targowy: punktuje się, aż wszyscy kolejno spasują. Potem gra się kończy.
good-shrimps = Krewetki
good-flowers = Kwiaty
good-avocados = Awokado
good-pineapples = Ananasy
good-aubergines = Bakłażany
good-fish = Ryby
good-bananas = Banany
log-klongs-placed = { $name } stawia łódź: { $boat }.
log-klongs-moved = { $name } przesuwa łódź kartą.
log-klongs-stolen = { $name } kradnie łódź: { $boat }.
log-klongs-stocked = { $name } bierze łódź do magazynu: { $boat }.
log-klongs-in-hand = { $name } bierze łódź na rękę: { $boat }.
log-klongs-chased = { $count ->
    [one] { $name }: strażnik przegania złodzieja.
    [few] { $name }: strażnik przegania { $count } złodziei.
    [many] { $name }: strażnik przegania { $count } złodziei.
   *[other] { $name }: strażnik przegania { $count } złodzieja.
}
log-klongs-luk-phat = { $name } przesuwa parasolkę Luk Phat: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-klongs-little-days = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} w małym dniu targowym.
log-klongs-big-day = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} w DUŻYM dniu targowym.
log-klongs-stock = { $name } liczy magazyn: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
log-klongs-passed = { $name } pasuje.
log-klongs-drawn = Łódź dobiera { $name }.
log-klongs-skipped = { $name } nie może postawić łodzi.
part-luk-phat = Luk Phat
part-little-days = Małe dni
part-big-day = DUŻY dzień
part-stock = Magazyn
why-klongs-taken = Tu już jest łódź.
why-klongs-no-such-space = Tu nie ma wody.
why-klongs-not-entry = Na razie łodzie stawia się na wolnym polu wejścia.
why-klongs-dark-entry = We dwoje otwarte są tylko jasne pola wejścia.
why-klongs-not-touching = Musi stykać się z inną łodzią, bokiem lub rogiem.
why-klongs-quarter-full = Ta dzielnica jest pełna: są w niej już trzy łodzie.
why-klongs-inspector-column = Strażnik pilnuje tej kolumny: złodziej tu nie zacumuje.
why-klongs-not-in-hand = Nie masz tej łodzi na ręce.
why-klongs-not-now = Najpierw odpowiedz na pytanie.
why-klongs-must-place = Możesz postawić łódź, więc musisz. Wybierz którąś.
why-klongs-no-boat = Tu nie ma łodzi.
why-klongs-not-yours = Ta łódź nie jest twoja.
why-klongs-too-far = Karta ruchu to tylko jedno pole, także na ukos.
why-klongs-no-card = Nie masz już kart ruchu.
why-klongs-moved-already = Tylko jedna karta ruchu na turę.
why-klongs-other-row = Złodziej zabiera łodzie tylko ze swojego rzędu.
why-klongs-protected = Strażnik pilnuje tej kolumny.
why-klongs-inspector = Strażnika nie można ukraść.
why-klongs-thief-itself = Złodziej nie ukradnie sam siebie.
why-klongs-not-chased = Stąd nie przegnano złodzieja.
why-klongs-no-such-stack = Ten stos jest pusty.
why-klongs-no-landing = Tu nie ma miejsca cumowania.
why-klongs-landing-open = Niepełne: na wszystkich czterech polach musi być łódź.
why-klongs-landing-not-yours = Żadna z tych czterech łodzi nie jest twoja.
why-klongs-not-at-landing = Ta łódź nie stoi przy tym miejscu cumowania.
why-klongs-only-your-own = W małym dniu targowym bierzesz jedną ze swoich łodzi.
why-klongs-anothers = Nie możesz wziąć łodzi innego gracza.

## Bakong

object-rope = Lina
object-grapple = Kotwiczka
object-kit = Apteczka
object-logbook = Dziennik
object-machete = Maczeta
object-torch = Pochodnia
object-map = Mapa
object-compass = Kompas
object-rope-use = Rzeki cię nie zatrzymują.
object-grapple-use = Urwiska cię nie zatrzymują.
object-kit-use = Doły nie dają ci siniaków.
object-logbook-use = Raz w turze możesz rzucić obiema kośćmi jeszcze raz.
object-machete-use = Możesz przejść o jedno pole więcej niż na kości.
object-torch-use = Szmaragd więcej w jaskiniach i dżunglach szmaragdów.
object-map-use = Po odwróceniu odwróć drugi kafelek tego samego koloru: po czerwonym jeszcze jeden czerwony.
object-compass-use = Możesz przejść o jedno pole mniej niż na kości.
thing-1 = Szmaragd za 1 punkt
thing-3 = Szmaragd za 3 punkty
# Co się wyrzuca lub zostawia, w środku pytania (biernik).
lose-rope = linę
lose-grapple = kotwiczkę
lose-kit = apteczkę
lose-logbook = dziennik
lose-machete = maczetę
lose-torch = pochodnię
lose-map = mapę
lose-compass = kompas
lose-1 = szmaragd za 1 punkt
lose-3 = szmaragd za 3 punkty
thing-great = Wielki szmaragd { $points }
thing-great-use = Na końcu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
thing-cursed-use = Daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, ale jest przeklęty: wodospady ci nie pomogą.
thing-and-use = { $thing }: { $use }
thing-no-room = Brak miejsca: najpierw coś innego musi zniknąć.
trail-jungle = Dżungla: nic się tu nie dzieje.
trail-emerald = Dżungla szmaragdów: zatrzymaj się tu i weź jeden szmaragd.
trail-abandoned = Opuszczony obóz: zatrzymaj się tu i weź przedmiot.
trail-waterfall = Wodospad: zatrzymaj się tu, by pozbyć się siniaka.
trail-cave = Jaskinia: zatrzymaj się i rzuć obiema kośćmi. Niższa to liczba twoich szmaragdów.
trail-river = Rzeka: kończy twój marsz, chyba że masz linę.
trail-cliff = Urwisko: kończy twój marsz, chyba że masz kotwiczkę.
trail-pit = Dół: jeśli do niego wpadniesz, dostaniesz siniaka, chyba że masz apteczkę.
trail-quicksand = Ruchome piaski: jeśli w nie wejdziesz, stracisz przedmiot.
trail-camp = Obóz: wróć tu przed innymi.
trail-temple = Świątynia: wybierz tu wielki szmaragd.
what-bakong-camp = Obóz
what-bakong-temple = Świątynia
what-bakong-under = Druga strona: { $kind }.
what-bakong-homeward = W drodze do domu z wielkim szmaragdem. Płytki do obozu: { $tiles }.
what-bakong-outward = W drodze do świątyni. Płytki do celu: { $tiles }.
what-bakong-left = Zostało w zapasie: { $count }.
what-bakong-die = Kość z liczbą { $value }
what-bakong-die-text = Odwróć nią płytkę { $value } przed tobą i idź drugą kością; albo na odwrót.
what-bakong-cup = Kubek z kośćmi
what-bakong-cup-text = Tura zaczyna się rzutem obiema kośćmi: jedna odwraca płytkę, drugą się idzie.
what-bakong-pack = Plecak jest wart do tej pory { $points }.
what-bakong-ouches = { $count ->
    [one] Jeden siniak: { $points } na końcu.
    [few] { $count } siniaki: { $points } na końcu.
    [many] { $count } siniaków: { $points } na końcu.
   *[other] { $count } siniaka: { $points } na końcu.
} Wodospad leczy jeden.
what-bakong-ouch = Każdy siniak: { $points } na końcu. Dają je doły, leczą wodospady.
what-bakong-first-home = Kto pierwszy wróci do obozu, dostaje { $points }, a gra się kończy.
what-bakong-round = W rundzie każdy ma jedną kolejkę. Gra trwa od 8 do 20 rund: kończy się, gdy tylko ktoś wróci do obozu z wielkim szmaragdem.
what-bakong-reserve = Zapas
what-bakong-reserve-text = To, czego jeszcze nikt nie wziął: przedmioty, szmaragdy i siniaki.
first-quicksand = Ruchome piaski! Kto w nie wejdzie, traci przedmiot. Szmaragdy są bezpieczne.
first-cave = Jaskinia! Rzuć obiema kośćmi: niższa mówi, ile szmaragdów znajdziesz.
name-jungle = Dżungla
name-emerald = Dżungla szmaragdów
name-abandoned = Opuszczony obóz
name-waterfall = Wodospad
name-cave = Jaskinia
name-river = Rzeka
name-cliff = Urwisko
name-pit = Dół
name-quicksand = Ruchome piaski

bakong-first = Twój pierwszy przedmiot
bakong-camp-finds = Opuszczony obóz
bakong-temple-finds = Zostawione w świątyni
bakong-greats = Wielkie szmaragdy
bakong-round = Runda { $round }
bakong-flips = odwraca
bakong-flips-nothing = nic
bakong-walks = idzie
bakong-waits = Brak miejsca
ahead-steps-lost = { $steps ->
    [one] { $steps } stracony krok
    [few] { $steps } stracone kroki
    [many] { $steps } straconych kroków
   *[other] { $steps } straconego kroku
}
ahead-cave = +1 do 6 punktów
ahead-cave-torch = +2 do 7 punktów
ahead-ouch-less = 1 siniak mniej
ahead-object = +1 przedmiot
ahead-object-lost = −1 przedmiot
ahead-great = do +{ $points } punktów
bakong-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
prompt-bakong-first = { $name }: wybierz przedmiot na początek
prompt-bakong-camp = { $name }: wziąć przedmiot z obozu?
prompt-bakong-temple = { $name }: wziąć coś, co inni tu zostawili?
prompt-bakong-roll = { $name }: rzuć kośćmi
prompt-bakong-die = { $name }: która kość odwraca kafelek?
prompt-bakong-flip = { $name }: odwrócić kafelek za { $flip } i przejść { $walk }?
prompt-bakong-flip-nothing = { $name }: za { $flip } nic nie odwracać i przejść { $walk }?
prompt-bakong-reroll = { $name }: rzucić ponownie obiema kośćmi?
prompt-bakong-second = { $name }: odwrócić drugi kafelek dzięki mapie?
prompt-bakong-walk = { $name }: jak daleko chcesz iść?
prompt-bakong-sink = { $name }: który przedmiot zabiorą ruchome piaski?
prompt-bakong-great = { $name }: wybierz wielki szmaragd
prompt-bakong-room = { $name }: na to brak miejsca. Wyrzucić coś?
prompt-bakong-must = { $name }: zrób miejsce na wielki szmaragd
prompt-bakong-throw-reserve = { $name }: wyrzucić { $thing }?
prompt-bakong-throw-temple = { $name }: zostawić { $thing } w świątyni?
prompt-bakong-not-enough = To jeszcze za mało.
prompt-bakong-sinks = { $name }: oddać { $thing } ruchomym piaskom?
prompt-bakong-home = { $name } wraca do obozu. { $verdict }
plate-roll = Rzuć
plate-reroll = Rzuć znowu
plate-flipnosecond = Bez drugiego
plate-takenothing = Nic nie bierz
plate-leaveit = Zostaw
plate-walk = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}
log-bakong-rolled = { $name } rzuca: { $one } i { $two }.
log-bakong-rolled-again = { $name } rzuca ponownie: { $one } i { $two }.
log-bakong-flipped = { $name } odwraca kafelek: { $was }, teraz { $now }.
log-bakong-second = { $name } dzięki mapie odwraca drugi: { $was }, teraz { $now }.
log-bakong-nothing-flipped = { $name }: { $die } niczego nie odwraca.
log-bakong-walks = { $steps ->
    [one] { $name } idzie { $steps } pole.
    [few] { $name } idzie { $steps } pola.
    [many] { $name } idzie { $steps } pól.
   *[other] { $name } idzie { $steps } pola.
}
log-bakong-walks-by = { $steps ->
    [one] { $name } idzie { $steps } pole. { $thing }!
    [few] { $name } idzie { $steps } pola. { $thing }!
    [many] { $name } idzie { $steps } pól. { $thing }!
   *[other] { $name } idzie { $steps } pola. { $thing }!
}
log-bakong-crossed = { $thing }: { $name } przechodzi cało.
log-bakong-stopped = { $lost ->
    [one] { $name } musi stanąć: przepada { $lost } krok.
    [few] { $name } musi stanąć: przepadają { $lost } kroki.
    [many] { $name } musi stanąć: przepada { $lost } kroków.
   *[other] { $name } musi stanąć: przepada { $lost } kroku.
}
log-bakong-ouch = { $name } wpada do dołu. Auć, siniak!
log-bakong-spared = { $name } wpada do dołu, ale nie ma już siniaków.
log-bakong-sinking = { $name } wchodzi w ruchome piaski.
log-bakong-sank = { $name } traci przedmiot w ruchomych piaskach: { $thing }.
log-bakong-cave = { $name } przeszukuje jaskinię: { $one } i { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } nie znajduje szmaragdu: już ich nie ma.
    [one] { $name } znajduje szmaragd: { $worth } punkt.
    [few] { $name } znajduje szmaragdy: { $worth } punkty.
    [many] { $name } znajduje szmaragdy: { $worth } punktów.
   *[other] { $name } znajduje szmaragdy: { $worth } punktu.
}
log-bakong-left = { $name } coś zostawia: { $thing }.
log-bakong-healed = { $name } odpoczywa przy wodospadzie: jeden siniak mniej.
log-bakong-cursed = { $name } niesie klątwę: wodospad nie pomaga.
log-bakong-camp-empty = { $name } nie znajduje w obozie nic nowego.
log-bakong-takes = { $name } bierze przedmiot: { $thing }.
log-bakong-takes-nothing = { $name } nic nie bierze.
log-bakong-throws = { $name } coś wyrzuca: { $thing }.
log-bakong-temple = { $name } dociera do świątyni!
log-bakong-great = { $name } bierze wielki szmaragd { $points } i zawraca do obozu.
log-bakong-home = { $name } wraca przed wszystkimi!
moment-bakong-great = { $name } bierze { $points }!
moment-bakong-home = { $name } wraca do obozu!
part-great = Wielki szmaragd
part-small = Małe szmaragdy
part-first-home = Pierwszy powrót
part-ouches = Siniaki
explain-bakong-sinks-not = Ruchome piaski zabierają tylko przedmioty: szmaragdy są bezpieczne.
why-bakong-at-least-one = Musisz przejść co najmniej jedno pole.
why-bakong-have-it = Już to masz. Nikt nie może nieść dwóch takich samych.
why-bakong-just-flipped = Ten kafelek właśnie odwracasz. Wybierz inny.
why-bakong-left-here = Dopiero co zostało tu przez ciebie odłożone.
why-bakong-must-take-great = Musisz wziąć wielki szmaragd: zrób na niego miejsce.
why-bakong-never-fits = To nie zmieści się obok wielkiego szmaragdu.
why-bakong-never-thrown = Wielkiego szmaragdu nie można wyrzucić.
why-bakong-no-compass = Żeby iść o pole mniej, potrzebujesz kompasu.
why-bakong-no-logbook = Żeby rzucić ponownie, potrzebujesz dziennika.
why-bakong-no-machete = Żeby iść o pole więcej, potrzebujesz maczety.
why-bakong-no-such-die = Żadna kość tego nie pokazuje.
why-bakong-no-such-great = Tego wielkiego szmaragdu nie ma w świątyni.
why-bakong-no-such-object = Nie ma takiego przedmiotu.
why-bakong-no-tile = Odwracać można tylko 24 kafelki.
why-bakong-none-left = Już ich nie ma.
why-bakong-not-at-temple = Tego nie ma w świątyni.
why-bakong-not-in-front = Odwracać możesz tylko kafelki przed tobą.
why-bakong-not-in-pack = Tego nie ma w twoim plecaku.
why-bakong-not-now = Najpierw odpowiedz na pytanie.
why-bakong-other-colour = Tylko kafelek tego koloru, który przed chwilą zniknął.
why-bakong-rerolled = Ponownie rzucić możesz tylko raz w turze.
why-bakong-steps = Kość mówi, jak daleko idziesz.

## Bangkok: Pływający targ

ware-peas = Niebieski groszek
ware-fish = Ryby
ware-passion-fruit = Marakuja
ware-courgettes = Tajska cukinia
chilli-shun = 5 punktów, minus 1 za każdy kosz: { $goods }. Na pokładzie: { $carries }
chilli-each = 1 punkt za każdy kosz: { $goods }. Na pokładzie: { $carries }
chilli-pairs = 2 punkty za każdą parę: { $goods }. Na pokładzie: { $carries }
chilli-once = 2 punkty za każdy towar, który jest tam dokładnie raz. Na pokładzie: { $carries }
card-each = karta chili „każdy się liczy”
card-once = karta chili „tylko raz”
card-pairs = karta chili „pary”
card-shun = karta chili „żadnych takich”
what-market-boat = { $baskets ->
    [one] Zagraj ją do portu: za jej kosz bierzesz kartę z tym towarem.
    [few] Zagraj ją do portu: za każdy z jej { $baskets } koszy bierzesz kartę z tym towarem.
    [many] Zagraj ją do portu: za każdy z jej { $baskets } koszy bierzesz kartę z tym towarem.
   *[other] Zagraj ją do portu: za każdy z jej { $baskets } koszy bierzesz kartę z tym towarem.
}
what-market-boat-lay = Wyłóż ją na swój targ albo zatrzymaj: trzy karty zostają na ręce. Karty chili obok liczą jej towary, i twój cel też.
what-market-under = Nic z twojej ręki nie pasuje na twój targ, więc jedna z twoich kart trafia pod swój stos. Może to być ta.
what-market-boat-port = Zagraj kartę z jednym z jej towarów na końcu jej rzędu lub kolumny, a będziesz móc wziąć ją na rękę.
what-market-room = Miejsce na kartę
what-market-room-text = Pierwsza karta trafia w lewy górny róg, każda następna obok innej karty.
what-market-laid = Łódź na targu. Karty chili obok liczą jej towary, i cel też.
what-market-pays = Daje teraz { $points }.
what-market-player = { $points } w tej chwili. Karty na targu: { $cards } z 9.
what-market-more-to-come = Znak zapytania to cel, który zna tylko { $name }.
what-market-held = Na ręce: { $name }. Widzą to wszyscy.
what-market-objective = Do tej pory { $points }: { $each } za każdy taki towar na targu: { $good }.
what-market-objective-hidden = Towar, który zna tylko { $name }: każdy taki na targu daje punkty na końcu.
what-market-end = Zagraj tu kartę: bierze karty z tego rzędu lub kolumny z tym samym towarem, a pozostałe przesuwa.
what-market-deck-boat = Łodzie
what-market-deck-boat-text = Stąd uzupełnia się port. Zostało kart: { $count }.
what-market-deck-chilli = Karty chili
what-market-deck-chilli-text = Port uzupełnia się stąd, dopóki pokazuje za mało kart chili. Zostało kart: { $count }.
what-market-renew = Zamiast zagrać kartę: wszystkie karty jednego rzędu lub kolumny zostają odnowione.
what-market-token = Znacznik tury
what-market-token-text = Wędruje wokół portu, co turę o jedno miejsce. Tam, gdzie stoi, nie można zagrać karty.
what-market-medals = Brąz za { $bronze }, srebro za { $silver }, złoto za { $gold }.
first-chilli = Karta chili! Na twoim targu daje punkty za towary na niej i obok niej.
end-top = nad kolumną { $number }
end-bottom = pod kolumną { $number }
end-left = na lewo od rzędu { $number }
end-right = na prawo od rzędu { $number }
market-objective = Cel: { $points }
market-turns-left = { $count ->
    [one] Ostatnia tura
    [few] Jeszcze { $count } tury
    [many] Jeszcze { $count } tur
   *[other] Jeszcze { $count } tury
}
market-unseen = Karty, których nikt jeszcze nie widział
market-opens = Port się zapełnia
market-last-round = Ostatnia runda
market-three = Trzy karty naraz!
market-complete = Pełny targ!
prompt-market-play = { $name }: zagraj kartę albo odnów rząd lub kolumnę
prompt-market-end = { $name }: z którego końca ją zagrasz?
prompt-market-brings = { $count ->
    [one] { $name }: dostajesz jedną kartę
    [few] { $name }: dostajesz { $count } karty
    [many] { $name }: dostajesz { $count } kart
   *[other] { $name }: dostajesz { $count } karty
}
prompt-market-brings-lay = { $name }: dostajesz { $count } karty, potem wykładasz { $laid }
prompt-market-brings-choice = { $count ->
    [one] { $name }: dostajesz jedną z tych kart
    [few] { $name }: dostajesz { $count } z tych kart
    [many] { $name }: dostajesz { $count } z tych kart
   *[other] { $name }: dostajesz { $count } z tych kart
}
prompt-market-take = { $count ->
    [one] { $name }: którą kartę bierzesz?
    [few] { $name }: które { $count } karty bierzesz?
    [many] { $name }: które { $count } kart bierzesz?
   *[other] { $name }: które { $count } karty bierzesz?
}
prompt-market-take-these = { $name }: wziąć zaznaczone karty?
prompt-market-renew = { $name }: odnowić cały rząd lub kolumnę?
prompt-market-line = { $name }: który rząd lub kolumna?
prompt-market-row-or-column = { $name }: jej rząd czy jej kolumna?
prompt-market-lay = { $count ->
    [one] { $name }, masz { $held } karty na ręce: wyłóż jedną na swój targ
    [few] { $name }, masz { $held } kart na ręce: wyłóż { $count } na swój targ
    [many] { $name }, masz { $held } kart na ręce: wyłóż { $count } na swój targ
   *[other] { $name }, masz { $held } kart na ręce: wyłóż { $count } na swój targ
}
prompt-market-lay-where = { $name }: gdzie na twoim targu?
prompt-market-under = { $name }: żadna karta nie pasuje na twój targ. Która trafi pod swój stos?
prompt-market-counted = { $verdict } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
prompt-market-alone = { $points ->
    [one] Twój targ jest wart { $points } punkt.
    [few] Twój targ jest wart { $points } punkty.
    [many] Twój targ jest wart { $points } punktów.
   *[other] Twój targ jest wart { $points } punktu.
}
note-market-boat = { $carries }: po jednej karcie za każdy kosz.
note-market-boat-laid = { $carries }: liczy się dla kart chili obok.
explain-market-nowhere = Żaden otwarty rząd ani kolumna nie pokazuje towaru z tej karty.
explain-market-other = Wybierz raczej tę kartę.
explain-market-renew = Wolisz odnowić? To cała twoja tura.
explain-market-deck-boat = { $count ->
    [one] Stos łodzi: { $count } karta.
    [few] Stos łodzi: { $count } karty.
    [many] Stos łodzi: { $count } kart.
   *[other] Stos łodzi: { $count } karty.
}
explain-market-deck-chilli = { $count ->
    [one] Stos kart chili: { $count } karta.
    [few] Stos kart chili: { $count } karty.
    [many] Stos kart chili: { $count } kart.
   *[other] Stos kart chili: { $count } karty.
}
explain-market-rival = { $count ->
    [0] { $name }: pełny targ.
    [one] { $name }: na targu jest jeszcze { $count } wolne miejsce.
    [few] { $name }: na targu są jeszcze { $count } wolne miejsca.
    [many] { $name }: na targu jest jeszcze { $count } wolnych miejsc.
   *[other] { $name }: na targu jest jeszcze { $count } wolnego miejsca.
}
plate-renew = Odnów
plate-take = Weź
compass-title = { $name }: twój tajny cel
peek-not-yours = Tutaj każdy patrzy własnym padem.
compass-press = Naciśnij kierunek tak, żeby nikt nie widział.
compass-there = Twój towar jest w naciśniętym kierunku.
compass-away = Reszta odwraca wzrok. Potem kliknij.
compass-up = Twój towar jest u góry.
log-market-played = { $name } zagrywa kartę { $end }: { $card }.
log-market-taken = { $name } bierze: { $cards }.
log-market-laid = { $name } wykłada kartę w rzędzie { $row }, kolumnie { $column }: { $card }.
log-market-under = { $name } odkłada kartę pod jej stos: { $card }.
log-market-renewed-row = { $name } odnawia rząd { $number }.
log-market-renewed-column = { $name } odnawia kolumnę { $number }.
log-market-last-round = { $name } ma pełny targ: ostatnia runda!
log-market-full = { $name } ma pełny targ: koniec gry.
log-market-standstill = { $rounds ->
    [one] Od { $rounds } rundy nikt nie wyłożył karty: koniec gry.
    [few] Od { $rounds } rund nikt nie wyłożył karty: koniec gry.
    [many] Od { $rounds } rund nikt nie wyłożył karty: koniec gry.
   *[other] Od { $rounds } rundy nikt nie wyłożył karty: koniec gry.
}
log-market-pontoon = { $name } odkrywa cel: { $good }.
log-market-scored = { $name }: { $points } ({ $part }).
part-objective = Cel
part-shun = Chili: żadnych takich
part-each = Chili: każdy się liczy
part-pairs = Chili: pary
part-once = Chili: tylko raz
part-complete = Pełny targ
why-market-not-in-hand = Nie masz tej karty na ręce.
why-market-no-such-end = Tu nie kończy się żaden rząd ani kolumna.
why-market-deck-end = Stos jest na drodze: nad tą kolumną nie można grać.
why-market-token-end = Żeton zamyka ten koniec w tej turze.
why-market-nothing-shared = Żadna karta w tym rzędzie lub kolumnie nie pokazuje towaru z twojej karty.
why-market-take-all = Weź tyle kart, ile się da.
why-market-cannot-take = Ta karta nie może wziąć tamtych.
why-market-no-such-line = Nie ma takiego rzędu ani kolumny.
why-market-surplus-first = Najpierw wykładaj karty, aż zostaną ci trzy.
why-market-no-surplus = Karty wykładasz tylko wtedy, gdy masz ich więcej niż trzy.
why-market-no-such-place = Twój targ nie ma takiego miejsca.
why-market-place-taken = Tu już jest karta, a kart nigdy się nie przesuwa.
why-market-first-corner = Pierwsza karta idzie w lewy górny róg.
why-market-not-touching = Musi stykać się bokiem z jedną z twoich kart.
why-market-chilli-row = Ten rząd ma już swoją kartę chili.
why-market-chilli-column = Ta kolumna ma już swoją kartę chili.
why-market-chilli-nowhere = Każde dostępne miejsce leży w rzędzie, który ma już swoją kartę chili.
why-market-chilli-nowhere-expert = Każde dostępne miejsce leży w rzędzie lub kolumnie z kartą chili.
why-market-full = Twój targ jest pełny.
why-market-must-lay = Możesz wyłożyć kartę, więc musisz. Wybierz którąś.

## Solo

title-solo = Zagraj solo
solo-title = Gra solo
solo-lead = Zbuduj jak najlepszy targ w dziewięć tur.
solo-new = Nowy targ
solo-new-line = Nowe karty, gra o galerię sław
solo-day = Targ dnia
solo-day-line = { $date }: te same karty dla wszystkich
solo-day-done = Dzisiejszy wynik: { $points }
solo-day-spent = Dziś już rozegrany przez komputer
solo-hall = Galeria sław
solo-hall-line = Najlepsze targi: obejrzyj je albo zagraj jeszcze raz
solo-player = Imię: { $name }
solo-seed = Według numeru
solo-seed-empty = Numer targu
solo-mode = Karty chili
solo-mode-base = Jedna w rzędzie
solo-mode-expert = Ekspert: rząd i kolumna
solo-of-day = Targ dnia, { $date }
solo-nobody = Jeszcze bez wyniku.
solo-best = Do pobicia: { $name }, { $points }
solo-next = { $missing ->
    [one] Do medalu brakuje punktu
    [few] Do medalu brakuje { $missing } punktów
    [many] Do medalu brakuje { $missing } punktów
   *[other] Do medalu brakuje { $missing } punktu
}
solo-streak = { $days ->
    [0] Jeszcze bez serii dni
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
hall-title = Galeria sław
hall-tab-base = Jedna w rzędzie
hall-tab-expert = Ekspert
hall-tab-day = Targ dnia
hall-empty = Jeszcze nikogo. Pierwsze miejsce czeka!
hall-hint = Targ numer { $seed }
hall-hint-helped = Targ numer { $seed }, zagrany z podpowiedzią
result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
points-word = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
result-medal-none = Tym razem bez medalu
result-medal-bronze = Brązowy medal!
result-medal-silver = Srebrny medal!
result-medal-gold = Złoty medal!
result-computer = Z graczem komputerowym
result-next = { $missing ->
    [one] Tak blisko: do następnego medalu brakuje jednego punktu!
    [few] Do następnego medalu brakuje { $missing } punktów
    [many] Do następnego medalu brakuje { $missing } punktów
   *[other] Do następnego medalu brakuje { $missing } punktu
}
result-place = Miejsce { $place } w galerii sław
result-place-day = Dziś miejsce { $place }
result-practice = Dla wprawy: liczy się tylko pierwsza próba dnia
result-helped = Zagrane z podpowiedzią
result-not-own = Bez medalu i bez miejsca w galerii sław
result-day-spent = Dzisiejszy targ liczy się już jako rozegrany
result-again = Te same karty
result-new = Nowy targ

## Podpowiedzi

hint-dice-correct = Grupa ma dokładnie { $goal }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-close = Z sumą { $sum } ta grupa może być najbliżej celu { $goal }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-towards = To daje { $sum }. Do { $goal } wystarczy { $need ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
}.
hint-dice-sequence = Ciąg o długości { $count }: o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
hint-dice-three = Trzy { $value ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
} w trzech kolorach: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-most-value = Masz wtedy najwięcej { $value ->
    [1] jedynek
    [2] dwójek
    [3] trójek
    [4] czwórek
    [5] piątek
   *[6] szóstek
}: o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
hint-dice-more-value = Doganiasz innych w { $value ->
    [1] jedynkach
    [2] dwójkach
    [3] trójkach
    [4] czwórkach
    [5] piątkach
   *[6] szóstkach
}: o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
hint-dice-most-colour = Kolor { $colour }: masz wtedy najwięcej, o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
hint-dice-more-colour = Kolor { $colour }: doganiasz innych, o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
hint-dice-colour = Ale jeszcze jeden kolor kosztuje cię na razie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-deny = To ostatnia { $value ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
}. Następny gracz miałby za nią { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-new = { $value ->
    [1] Jedynka
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
   *[6] Szóstka
} zaczyna nową grupę i wszystko jest jeszcze możliwe.
hint-dice-spare = { $value ->
    [1] Jedynka
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
   *[6] Szóstka
} pasuje tutaj i niczego nie psuje.

hint-klongs-step = Parasolka od razu daje ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-day = Nadchodzi mały dzień targowy, a jedno miejsce cumowania da ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-big-day = Nadchodzi DUŻY dzień targowy, który kończy grę; jedno miejsce cumowania da ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-full = Miejsce cumowania będzie pełne i w dniu targowym da ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-third = Miejscu cumowania zabraknie już tylko jednej łodzi. Na razie dałoby ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-double = Garkuchnia podwaja to, co dostają tam twoi handlarze.
hint-klongs-merchant = Wsiada twój handlarz: masz o jedną łódź więcej.
hint-klongs-guard = { $boats ->
    [one] Strażnik chroni w swojej kolumnie twoją łódź.
    [few] Strażnik chroni w swojej kolumnie { $boats } twoje łodzie.
    [many] Strażnik chroni w swojej kolumnie { $boats } twoich łodzi.
   *[other] Strażnik chroni w swojej kolumnie { $boats } twojej łodzi.
}
hint-klongs-loot = Stamtąd złodziej może od razu zabrać łódź: { $good }.
hint-klongs-rob = Stamtąd złodziej może od razu zabrać komuś łódź: { $good }.
hint-klongs-baskets = Jej kosze są obok twojego handlarza.
hint-klongs-chase = To przegania złodzieja.
hint-klongs-take-thief = Teraz złodziej może kraść dla ciebie.
hint-klongs-spoil = To psuje miejsce cumowania, które dałoby innym o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej niż tobie.
hint-klongs-stock = Jedna łódź więcej w magazynie ({ $good }): na końcu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-special = Twoje najlepsze miejsca cumowania zostają pełne.
hint-klongs-keep = Na ręce jest warta więcej niż w magazynie.
hint-klongs-score = Miejsce cumowania płaci tylko tobie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-score-shared = Miejsce cumowania daje ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a innym najwyżej { $others }.
hint-klongs-pass = Punktując, zdejmiesz z wody łódź, która tam bardziej ci się przyda.
hint-klongs-pass-wait = Nie ma pośpiechu: tego dnia możesz teraz spasować, a punktować później.
hint-klongs-pass-gift = Każde miejsce cumowania, które możesz punktować, da komuś innemu co najmniej tyle co tobie.
hint-klongs-pass-cost = { $points ->
    [one] Łódź, którą trzeba zabrać, przyda się przy innym twoim miejscu cumowania: { $points } punkt.
    [few] Łódź, którą trzeba zabrać, przyda się przy innym twoim miejscu cumowania: { $points } punkty.
    [many] Łódź, którą trzeba zabrać, przyda się przy innym twoim miejscu cumowania: { $points } punktów.
   *[other] Łódź, którą trzeba zabrać, przyda się przy innym twoim miejscu cumowania: { $points } punktu.
}
hint-klongs-card-idle = Przesunięcie łodzi nie zapełni teraz żadnego miejsca cumowania i da za mało. Zachowaj kartę, aż da więcej.
hint-klongs-card-later = { $points ->
    [one] Przesunięcie łodzi da ci teraz { $points } punkt. Później karta może dać więcej.
    [few] Przesunięcie łodzi da ci teraz { $points } punkty. Później karta może dać więcej.
    [many] Przesunięcie łodzi da ci teraz { $points } punktów. Później karta może dać więcej.
   *[other] Przesunięcie łodzi da ci teraz { $points } punktu. Później karta może dać więcej.
}
hint-klongs-card-waits = { $steps ->
    [one] Do dnia targowego został jeden krok.
    [few] Do dnia targowego są jeszcze { $steps } kroki: masz czas.
    [many] Do dnia targowego jest jeszcze { $steps } kroków: masz czas.
   *[other] Do dnia targowego jest jeszcze { $steps } kroku: masz czas.
}
hint-klongs-card-worth = { $left ->
    [0] Warto wydać na to ostatnią kartę ruchu.
    [one] Warto wydać na to kartę ruchu; jedna zostanie na później.
    [few] Warto wydać na to kartę ruchu; { $left } zostaną na później.
    [many] Warto wydać na to kartę ruchu; { $left } zostanie na później.
   *[other] Warto wydać na to kartę ruchu; { $left } zostanie na później.
}
hint-klongs-draw-open = Dostajesz łódź dla jednego ze swoich handlarzy.
hint-klongs-draw-neutral = Dostajesz więcej koszy dla swoich miejsc cumowania albo parasolkę.
hint-klongs-closes = To zapełnia dzielnicę: nikt inny już tam nie zacumuje.
hint-klongs-blocks = Zajmuje pole przy miejscu cumowania innych i nie daje im koszy.
hint-klongs-saves = { $boats ->
    [one] Zachowujesz łódź dla jednego ze swoich handlarzy.
    [few] Zachowujesz { $boats } łodzie dla swoich handlarzy.
    [many] Zachowujesz { $boats } łodzi dla swoich handlarzy.
   *[other] Zachowujesz { $boats } łodzi dla swoich handlarzy.
}
hint-klongs-far = Tam nie pomaga nikomu innemu.
hint-klongs-least = { $points ->
    [one] Innym da w dniu targowym najwyżej jeden punkt.
    [few] Innym da w dniu targowym najwyżej { $points } punkty.
    [many] Innym da w dniu targowym najwyżej { $points } punktów.
   *[other] Innym da w dniu targowym najwyżej { $points } punktu.
}
hint-klongs-landings = Tam dotyka { $many } miejsc cumowania, tutaj tylko { $few }.
hint-klongs-opens = W tej dzielnicy robi się miejsce na jeszcze jedną łódź.
hint-klongs-company = Tam jest obok większej liczby łodzi: miejsce cumowania szybciej się zapełni.
hint-klongs-withdraw = { $points ->
    [one] Zabiera swoje kosze z miejsca cumowania innych: dostaną o jeden punkt mniej.
    [few] Zabiera swoje kosze z miejsca cumowania innych: dostaną o { $points } punkty mniej.
    [many] Zabiera swoje kosze z miejsca cumowania innych: dostaną o { $points } punktów mniej.
   *[other] Zabiera swoje kosze z miejsca cumowania innych: dostaną o { $points } punktu mniej.
}
hint-klongs-steal-own = Własne łodzie najlepiej zostawić tam, gdzie są.
hint-klongs-steal-nothing = Łodzie z tego rzędu są dla ciebie więcej warte tam, gdzie są.
hint-klongs-leave-thief = Zamiast tego dobierasz nową łódź.
hint-klongs-reboard = Handlarz przychodzi z łodzi, która nie stoi przy pełnym miejscu cumowania.
hint-klongs-stay = Twoim handlarzom lepiej tam, gdzie są.
hint-klongs-only = Inne możliwości dają mniej.

hint-bakong-home = Wracasz przed innymi: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i koniec gry.
hint-bakong-home-short = Wracasz i gra się kończy, ale do zwycięstwa { $points ->
    [one] brakuje ci { $points } punktu
    [few] brakuje ci { $points } punktów
    [many] brakuje ci { $points } punktów
   *[other] brakuje ci { $points } punktu
}. Trudno o coś lepszego.
hint-bakong-costs-pits = { $count ->
    [one] Dół po drodze kosztuje cię
    [few] { $count } doły po drodze kosztują cię
    [many] { $count } dołów po drodze kosztuje cię
   *[other] { $count } dołu po drodze kosztuje cię
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-bakong-costs-sand = Ruchome piaski po drodze zabiorą ci { $count ->
    [one] przedmiot
    [few] { $count } przedmioty
    [many] { $count } przedmiotów
   *[other] { $count } przedmiotu
}.
hint-bakong-costs-both = Ta droga kosztuje cię { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i { $count ->
    [one] przedmiot
    [few] { $count } przedmioty
    [many] { $count } przedmiotów
   *[other] { $count } przedmiotu
}.
hint-bakong-no-better = Te kości nie dają nic lepszego.
hint-bakong-cursed = { $count ->
    [0] Ale jest przeklęty: z nim wodospady nie zabierają siniaków.
    [one] Ale jest przeklęty: z nim wodospady nie zabiorą twojego siniaka.
    [few] Ale jest przeklęty: z nim wodospady nie zabiorą twoich { $count } siniaków.
    [many] Ale jest przeklęty: z nim wodospady nie zabiorą twoich { $count } siniaków.
   *[other] Ale jest przeklęty: z nim wodospady nie zabiorą twoich { $count } siniaków.
}
hint-bakong-not-home = Przed powrotem potrzebujesz więcej punktów.
hint-bakong-temple = Docierasz do świątyni: czeka tam nawet { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-bakong-stop-emerald = Zatrzymujesz się przy szmaragdzie i go bierzesz.
hint-bakong-stop-cave = Zatrzymujesz się przy jaskini: 1–6 szmaragdów.
hint-bakong-stop-waterfall = Przy wodospadzie pozbywasz się siniaka.
hint-bakong-stop-abandoned = Zatrzymujesz się w obozie i możesz wziąć przedmiot.
hint-bakong-spared-pit = Tak ominiesz dół.
hint-bakong-spared-quicksand = Tak ominiesz ruchome piaski.
hint-bakong-spared-stopped = Tak nic cię nie zatrzyma.
hint-bakong-clear-river = Znika rzeka przed tobą.
hint-bakong-clear-cliff = Znika urwisko przed tobą.
hint-bakong-clear-pit = Znika dół przed tobą.
hint-bakong-clear-quicksand = Znikają ruchome piaski przed tobą.
hint-bakong-bring-cave = Przed tobą pojawia się jaskinia.
hint-bakong-bring-emerald = Przed tobą pojawia się szmaragd.
hint-bakong-hinder-river = Rzeka zatrzyma kogoś innego.
hint-bakong-hinder-cliff = Urwisko zatrzyma kogoś innego.
hint-bakong-hinder-pit = Dół jest na drodze kogoś innego.
hint-bakong-hinder-quicksand = Ruchome piaski są na drodze kogoś innego.
hint-bakong-further = { $steps ->
    [one] Tak zajdziesz o jedno pole dalej.
    [few] Tak zajdziesz o { $steps } pola dalej.
    [many] Tak zajdziesz o { $steps } pól dalej.
   *[other] Tak zajdziesz o { $steps } pola dalej.
}
hint-bakong-steps = { $steps ->
    [one] Idziesz jedno pole.
    [few] Idziesz { $steps } pola.
    [many] Idziesz { $steps } pól.
   *[other] Idziesz { $steps } pola.
}
hint-bakong-look = Dowiesz się, co jest po drugiej stronie tego kafelka.
hint-bakong-second = Druga strona tego kafelka bardziej ci pasuje.
hint-bakong-no-second = Inne kafelki lepiej zostawić tak, jak są.
hint-bakong-reroll = Nowy rzut pewnie da ci więcej.
hint-bakong-reroll-pit = Nowy rzut może cię uchronić przed dołem.
hint-bakong-reroll-stopped = Z nowym rzutem może zajdziesz dalej.
hint-bakong-reroll-quicksand = Nowy rzut może cię uchronić przed ruchomymi piaskami.
hint-bakong-object-rope = { $count ->
    [one] Pozwoli ci przejść rzekę przed tobą.
    [few] Pozwoli ci przejść { $count } rzeki przed tobą.
    [many] Pozwoli ci przejść { $count } rzek przed tobą.
   *[other] Pozwoli ci przejść { $count } rzeki przed tobą.
}
hint-bakong-object-grapple = { $count ->
    [one] Pozwoli ci przejść urwisko przed tobą.
    [few] Pozwoli ci przejść { $count } urwiska przed tobą.
    [many] Pozwoli ci przejść { $count } urwisk przed tobą.
   *[other] Pozwoli ci przejść { $count } urwiska przed tobą.
}
hint-bakong-object-kit = { $count ->
    [one] Ochroni cię w dole przed tobą.
    [few] Ochroni cię w { $count } dołach przed tobą.
    [many] Ochroni cię w { $count } dołach przed tobą.
   *[other] Ochroni cię w { $count } dołu przed tobą.
}
hint-bakong-object-torch = { $count ->
    [one] Znajdzie o szmaragd więcej w jednym miejscu przed tobą.
    [few] Znajdzie o szmaragd więcej w { $count } miejscach przed tobą.
    [many] Znajdzie o szmaragd więcej w { $count } miejscach przed tobą.
   *[other] Znajdzie o szmaragd więcej w { $count } miejsca przed tobą.
}
hint-bakong-object-logbook = Drugi rzut w każdej turze chroni przed najgorszym.
hint-bakong-object-machete = Jedno pole więcej w każdej turze skraca drogę do obozu.
hint-bakong-object-map = Drugi odwrócony kafelek w turze oczyszcza drogę.
hint-bakong-object-compass = O pole mniej: stajesz, gdzie chcesz, a kompas jest mały.
hint-bakong-object = Przyda się, gdy kafelki się odwrócą.
hint-bakong-fits = Jest na to miejsce.
hint-bakong-nothing = Nic tu nie jest warte miejsca.
hint-bakong-useless-rope = Nie potrzebujesz jej już: przed tobą nie ma rzek.
hint-bakong-useless-grapple = Nie potrzebujesz jej już: przed tobą nie ma urwisk.
hint-bakong-useless-kit = Nie potrzebujesz jej już: przed tobą nie ma dołów.
hint-bakong-useless-torch = Nie potrzebujesz jej już: przed tobą nie ma szmaragdów.
hint-bakong-least = Bez tego najłatwiej ci się obejść.
hint-bakong-great-most = To najcenniejszy: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-bakong-great-other = Jest wart { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a oddajesz za niego mniej.
hint-bakong-throw-small = { $points ->
    [one] Oddajesz najwyżej jeden punkt.
    [few] Oddajesz najwyżej { $points } punkty.
    [many] Oddajesz najwyżej { $points } punktów.
   *[other] Oddajesz najwyżej { $points } punktu.
}
hint-bakong-leave = To, co niesiesz, jest warte więcej.

hint-market-fills = Twój targ będzie pełny: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-market-brings = { $points ->
    [one] Jedna z tych kart od razu daje punkt.
    [few] Jedna z tych kart od razu daje { $points } punkty.
    [many] Jedna z tych kart od razu daje { $points } punktów.
   *[other] Jedna z tych kart od razu daje { $points } punktu.
}
hint-market-chilli = Dostajesz kartę chili i masz na nią wolny rząd.
hint-market-lays = { $count ->
    [one] To wystarczy, by w tej turze wyłożyć kartę.
    [few] To wystarczy, by w tej turze wyłożyć { $count } karty.
    [many] To wystarczy, by w tej turze wyłożyć { $count } kart.
   *[other] To wystarczy, by w tej turze wyłożyć { $count } karty.
}
hint-market-objective = { $count ->
    [one] Jeden towar więcej do twojego celu.
    [few] { $count } towary więcej do twojego celu.
    [many] { $count } towarów więcej do twojego celu.
   *[other] { $count } towaru więcej do twojego celu.
}
hint-market-denies = Bierzesz kartę, która dałaby następnemu graczowi około { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-market-takes = { $count ->
    [one] Dostajesz kartę, która może bardziej ci pasować.
    [few] Dostajesz { $count } karty, które mogą bardziej ci pasować.
    [many] Dostajesz { $count } kart, które mogą bardziej ci pasować.
   *[other] Dostajesz { $count } karty, które mogą bardziej ci pasować.
}
hint-market-renew = Nowe karty mogą lepiej pasować do twojej ręki.
hint-market-under = Tej karty będzie ci najmniej brakować.
hint-market-lay-chilli = { $points ->
    [one] Ta karta chili już daje tam punkt.
    [few] Ta karta chili już daje tam { $points } punkty.
    [many] Ta karta chili już daje tam { $points } punktów.
   *[other] Ta karta chili już daje tam { $points } punktu.
}
hint-market-lay-pays = { $points ->
    [one] Karty chili obok dają o punkt więcej.
    [few] Karty chili obok dają o { $points } punkty więcej.
    [many] Karty chili obok dają o { $points } punktów więcej.
   *[other] Karty chili obok dają o { $points } punktu więcej.
}
hint-market-lay-harmless = Pasuje tam, a lepsze karty zostają na ręce.
hint-market-lay-least = { $points ->
    [one] To twoja najlepsza karta do wyłożenia, choć kosztuje tam punkt.
    [few] To twoja najlepsza karta do wyłożenia, choć kosztuje tam { $points } punkty.
    [many] To twoja najlepsza karta do wyłożenia, choć kosztuje tam { $points } punktów.
   *[other] To twoja najlepsza karta do wyłożenia, choć kosztuje tam { $points } punktu.
}
hint-market-lay-room = Tam może później dać więcej.

## Rundy z przewodnikiem

lesson-title = Nauka gry
lesson-offer-title = Pierwszy raz?
lesson-offer-text = Zagraj rundę z przewodnikiem: kilka minut przy prawdziwym stole i wiesz, jak to działa.
lesson-begin = Zagraj z przewodnikiem
lesson-go-on = Kontynuuj od tego miejsca
lesson-anew = Zacznij od początku
lesson-not-now = Nie teraz
lesson-unwelcome = Tak też można. Na razie zróbmy to tak, jak pokazano.
lesson-again = Zacznij od początku
lesson-leave = Opuść naukę gry
lesson-leave-hint = Później możesz kontynuować od tego miejsca.
lesson-done-title = To wszystko, czego ci trzeba!
lesson-done-text = Graj dalej z przyjaznymi graczami komputerowymi albo zacznij własną partię. „Co to jest?” objaśnia wszystko na stole, a „Podpowiedź” pokazuje dobry ruch.
lesson-done-alone = Graj dalej od tego miejsca albo zacznij nowy targ. „Co to jest?” objaśnia wszystko na stole, a „Podpowiedź” pokazuje dobry ruch.
lesson-play-on = Graj dalej od tego miejsca
lesson-new-game = Nowa partia
lesson-main-menu = Menu główne
lesson-dice-welcome = Witaj na nocnym targu! Te kości są dla nas wszystkich. Bierzemy po jednej na zmianę, aż każdy ma siedem.
lesson-dice-goal = To cel tej rundy: 8. Każda grupa twoich kości, która daje razem 8, przynosi 4 punkty.
lesson-dice-first = Twoja kolej. Weź zieloną 5.
lesson-dice-second = Teraz weź czerwoną 3 i dołóż ją do swojej 5.
lesson-dice-second-other = Tak też można. Na razie zróbmy 8: dołóż czerwoną 3 do swojej 5.
lesson-dice-hit = 5 i 3 to 8. Na koniec rundy ta grupa da ci 4 punkty!
lesson-dice-now = „Teraz” mówi, ile każdy by dostał, gdyby runda skończyła się tutaj. To więcej niż 4, bo inne rzeczy też dają punkty. Zaraz je zobaczysz, a ta liczba rośnie i maleje.
lesson-dice-alone = Kość może też zacząć nową grupę. Weź czerwoną 4 i połóż ją osobno.
lesson-dice-alone-other = Tak też można. Na razie dajmy tej 4 osobną grupę.
lesson-dice-again = Dołóż do niej żółtą 4. To znowu daje 8.
lesson-dice-run = Masz 3, 4 i 5: to ciąg! Trzy lub więcej kolejnych wartości dają punkty, w jakichkolwiek są grupach.
lesson-dice-third-four = Teraz weź zieloną 4 i połóż ją osobno.
lesson-dice-three = Trzy czwórki w trzech różnych kolorach: 8 punktów!
lesson-dice-colours = Somchai ma tylko czerwone i żółte kości. Kto ma najmniej kolorów, dostaje 6 punktów.
lesson-dice-closest = Cel chybiony? Grupa, która jest najbliżej, daje 2 punkty. Siódemka Anong jest tuż obok.
lesson-dice-most-colour = Punkty są też za najwięcej kości każdego koloru. Zielony leży w tym rzędzie: 5 punktów za najwięcej zielonych kości.
lesson-dice-green = Weźmy więc jeszcze jedną zieloną: 1, do grupy z twoją zieloną 4.
lesson-dice-most-value = Punkty są też za najwięcej kości każdej wartości: 3 punkty za najwięcej czwórek. Masz trzy!
lesson-dice-last = Twoja ostatnia kość: zielona 3. Z 4 i 1 znowu daje 8.
lesson-dice-counted = Ta runda jest twoja! Są trzy rundy, każda z nowym celem. Kto ma po nich najwięcej punktów, wygrywa.
lesson-bakong-welcome = Witaj w dżungli! Na końcu szlaku czeka świątynia Bakong. Zdobądź tam szmaragd i przynieś do domu plecak wart najwięcej punktów.
lesson-bakong-object = Każdy zabiera jeden przedmiot. Weź kotwiczkę: z nią wejdziesz na urwiska.
lesson-bakong-object-other = To też dobry wybór. Na razie weźmy kotwiczkę.
lesson-bakong-roll = Twoja kolej. Rzuć kośćmi!
lesson-bakong-flip = Jedną kością odwracasz kafelek, drugą idziesz. Jedynka odwraca pierwszy przed tobą: rzekę. Potem idziesz o 3. Wybierz jedynkę.
lesson-bakong-flip-other = Tak też można. Na razie odwróćmy rzekę jedynką.
lesson-bakong-flipped = Rzeki już nie ma, a ty jesteś 3 pola dalej. Każdy kafelek ma drugą stronę.
lesson-bakong-emerald = Dara zatrzymuje się przy szmaragdzie i ma teraz w plecaku 1 punkt.
lesson-bakong-roll-again = Znowu twoja kolej. Rzuć kośćmi!
lesson-bakong-under = Co może być pod drugim kafelkiem przed tobą? Odwróć go dwójką i idź o 6.
lesson-bakong-under-other = Tak też można. Na razie zajrzyjmy dwójką pod drugi kafelek.
lesson-bakong-pit = Dół! Czerwone kafelki działają nawet w przejściu. Masz teraz siniaka: kosztuje 3 punkty.
lesson-bakong-river = A tutaj zatrzymała cię rzeka. Żółte kafelki, rzeki i urwiska, kończą twój marsz.
lesson-bakong-roll-cure = Na tego siniaka jest rada. Rzuć kośćmi!
lesson-bakong-to-waterfall = Ten wodospad jest 4 pola dalej. Odwróć kafelek trójką i idź o 4.
lesson-bakong-to-waterfall-other = Tak też można. Na razie chodźmy do wodospadu: odwróć kafelek trójką.
lesson-bakong-climbed = Pojawiło się urwisko, ale z kotwiczką udało się przejść!
lesson-bakong-waterfall = A wodospad zabrał twojego siniaka. Zielone kafelki pomagają tylko tam, gdzie się zatrzymasz.
lesson-bakong-roll-on = Idziemy dalej. Rzuć kośćmi!
lesson-bakong-to-camp = 5 pól dalej jest opuszczony obóz. Odwróć kafelek czwórką i idź o 5.
lesson-bakong-to-camp-other = Tak też można. Na razie chodźmy do obozu: odwróć kafelek czwórką.
lesson-bakong-camp = Z tego obozu możesz wziąć przedmiot. Weź apteczkę: z nią doły nie dają ci siniaków.
lesson-bakong-camp-other = To też dobry wybór. Na razie weźmy apteczkę.
lesson-bakong-roll-danger = Przed tobą niebezpieczny kawałek szlaku. Rzuć kośćmi!
lesson-bakong-danger = Nie masz liny na tę rzekę. Odwróć ją trójką i idź o 6.
lesson-bakong-danger-other = Tak też można. Na razie odwróćmy rzekę trójką.
lesson-bakong-quicksand = Dół i urwisko za tobą, brawo! Ale ruchome piaski po drodze zabierają ci jeden przedmiot. Wybierz który.
lesson-bakong-roll-temple = Świątynia jest już bardzo blisko. Rzuć kośćmi!
lesson-bakong-to-temple = Obie kości cię tam zaprowadzą: marsz kończy się w świątyni. Wybierz którąkolwiek.
lesson-bakong-great = Wielkie szmaragdy! Każdy bierze tylko jeden. Weź 17: jest wart 17 punktów, ale przeklęty. Z nim wodospady nie zabiorą ci siniaków.
lesson-bakong-great-other = To też dobry wybór. Na razie odważmy się na 17.
lesson-bakong-homewards = Teraz z powrotem do obozu, tą samą drogą. Rzuć kośćmi!
lesson-bakong-to-cave = Jaskinia, tylko 1 pole dalej! Odwróć kafelek trójką i idź o 1.
lesson-bakong-to-cave-other = Tak też można. Na razie zajrzyjmy do jaskini: odwróć kafelek trójką.
lesson-bakong-cave = W jaskini rzuca się dwiema kośćmi i liczy się niższa. Czwórka: to dla ciebie 4 punkty więcej!
lesson-bakong-home = Kto pierwszy wróci z wielkim szmaragdem do obozu, dostaje 3 punkty i kończy grę. Wtedy wszyscy liczą punkty, a kto ma najwięcej, wygrywa.
lesson-klongs-welcome = Witaj na pływającym targu! Sprowadzaj łodzie do miejsc cumowania: w dni targowe dają punkty. Kto ma najwięcej, wygrywa.
lesson-klongs-first = Ta łódź ma wolne miejsce: należy do tego, kto ją sprowadzi. Wybierz ją, a potem pole, które się zaświeci.
lesson-klongs-mine = Wsiada twój handlarz: to teraz twoja łódź. W każdej turze sprowadzasz jedną łódź. Zakończ turę.
lesson-klongs-landing = To jest miejsce cumowania, a wokół niego cztery pola. Gdy na każdym jest łódź, może dać punkty każdemu, kto ma tam własną.
lesson-klongs-neutral = Łódź z namalowanym handlarzem nie należy do nikogo. Sprowadź tę. Każda łódź musi dotykać innej, choćby rogiem.
lesson-klongs-parasol = Wiezie parasolkę Luk Phat! Parasolka idzie o krok dalej, a ty dostajesz punkty z tego kroku: 6. Teraz zakończ turę.
lesson-klongs-second = Przy twoim miejscu cumowania jest już Anong. Sprowadź jeszcze jedną własną łódź na pole, które się zaświeci: stamtąd wkrótce tam popłynie.
lesson-klongs-wait = Dobrze. Zakończ turę i zobaczmy, co zrobi Anong.
lesson-klongs-thief = Złodziej! Złodziej zabiera łódź ze swojego rzędu. Łódź z parasolką trafiła do magazynu, który ma Anong.
lesson-klongs-inspector = Ale ty masz strażnika. Wyślij go do kolumny złodzieja!
lesson-klongs-chased = Złodziej przepędzony! Możesz nawet wziąć go na rękę. Weź go!
lesson-klongs-guard = A strażnik zostaje: w tej kolumnie żaden złodziej nie ruszy łodzi. Zakończ turę.
lesson-klongs-my-thief = Teraz złodziej pracuje dla ciebie. Wyślij go do rzędu, w którym przy twoim miejscu cumowania stoi łódź Anong.
lesson-klongs-steal = Zabierz łódź Anong!
lesson-klongs-stock = Odłóż ją do magazynu. Łodzie w magazynie dają na końcu punkty, coraz więcej za łodzie z tym samym towarem.
lesson-klongs-stock-other = Tak też można. Tym razem odłóżmy ją do magazynu.
lesson-klongs-card = Przy twoim miejscu cumowania zrobiło się wolne pole! Masz dwie karty ruchu na całą grę. Użyj jednej: przesuń tam tę łódź, o jedno pole. W każdej turze możesz użyć jednej, przed sprowadzeniem łodzi albo po nim.
lesson-klongs-cookshop = Mniam, garkuchnia! Miejsce cumowania z garkuchnią daje dwa razy tyle. Sprowadź ją do swojego.
lesson-klongs-quarter = Pomosty dzielą wodę na dzielnice. Trzy łodzie zapełniają dzielnicę: czwarta już nie wpłynie. Zakończ turę.
lesson-klongs-last = Przy twoim miejscu cumowania jest jedno wolne pole. Sprowadź łódź z parasolką!
lesson-klongs-score = Gong: mały dzień targowy! Przy twoim miejscu cumowania jest 5 koszy. Dostajesz 5 punktów za każdą z dwóch swoich łodzi, a garkuchnia to podwaja. Punktuj!
lesson-klongs-score-other = Możesz też spasować. Ale to miejsce jest naprawdę dobre: punktuj!
lesson-klongs-remove = 20 punktów! Kto punktuje, zabiera stamtąd jedną ze swoich łodzi do magazynu. Wybierz jedną.
lesson-klongs-big = Ostatni krok to DUŻY dzień targowy: wszyscy punktują, aż każdy spasuje. Potem liczy się magazyn i gra się kończy. Masz dużą przewagę!
lesson-market-welcome = Witaj na pływającym targu! Budujesz tu własny targ: dziewięć łodzi, trzy na trzy. Wygrywa targ wart najwięcej punktów.
lesson-market-hand = Swoje łodzie bierzesz z portu. Na ręce trzymasz trzy karty. Każdy towar na obrazku łodzi to jeden kosz.
lesson-market-one = Twoja kolej. Zagraj kosz niebieskiego groszku na tym końcu portu. Zabierze kartę, która pokazuje niebieski groszek.
lesson-market-one-other = Tak też można. Na razie zagrajmy niebieski groszek na dole środkowej kolumny.
lesson-market-taken = Jeden kosz, jedna karta: masz ją teraz na ręce, więc znów trzymasz trzy.
lesson-market-two = Dwa kosze zabierają dwie karty. Zagraj ryby i marakuję z prawej strony górnego rzędu: jedna z tych dwóch to karta chili, która pokazuje ryby.
lesson-market-slide = Twoja łódź wpłynęła z prawej, a inne przesunęły się dalej. Nowa karta wypełnia lukę.
lesson-market-lay = Masz cztery karty, a wszystko ponad trzy trafia na twój targ. Pierwsza karta zawsze trafia w lewy górny róg.
lesson-market-lay-other = Tak też można. Na razie wyłóżmy łódź z rybami i marakują.
lesson-market-three = Teraz trzy kosze! Zagraj je u góry lewej kolumny i weź wszystkie trzy karty.
lesson-market-each = Masz pięć kart, więc wykładasz dwie. Ta karta chili daje 1 punkt za każdy kosz ryb na niej i na kartach, które się z nią stykają. Połóż ją obok swojej łodzi.
lesson-market-objective = 3 punkty! A to twój cel: 1 punkt za każdy kosz niebieskiego groszku w dowolnym miejscu twojego targu. W grze ze znajomymi jest ukryty i tylko ty możesz go obejrzeć.
lesson-market-touch = Każda nowa karta musi stykać się bokiem z jedną z twoich. Połóż łódź z groszkiem i rybami pod kartą chili: 1 punkt za groszek i 1 za ryby.
lesson-market-pairs = Każda karta chili liczy siebie i karty, które się z nią stykają. Ta daje 2 punkty za każdą parę niebieskiego groszku i ryb.
lesson-market-renew = Zamiast grać kartę możesz odnowić rząd lub kolumnę: wszystkie karty zastępują nowe. Odnów środkowy rząd. To cała twoja tura.
lesson-market-three-again = Masz szczęście: cała prawa kolumna pokazuje teraz marakuję. Zagraj u góry swoje trzy kosze marakui.
lesson-market-once = Ta karta chili daje 2 punkty za każdy towar, który jest tam dokładnie raz. W rzędzie mieści się jedna karta chili, więc połóż ją w środkowym.
lesson-market-once-other = Tak też można. Na razie połóżmy tę kartę chili z prawej strony środkowego rzędu.
lesson-market-shun = Ostatni rodzaj: 5 punktów, minus 1 za każdy kosz ryb. Tu na dole nie ma ryb. Połóż ją pod drugą kartą chili.
lesson-market-end = 16 punktów! Gdy ktoś wyłoży dziewiątą kartę, runda zostaje dokończona i gra się kończy. Pełny targ daje jeszcze 2 punkty.
lesson-alone-welcome = Pływający targ już znasz. Grając samemu, masz dziewięć tur, żeby zbudować jak najlepszy targ.
lesson-alone-token = Ten żeton zamyka jeden koniec portu: w tej turze nie zagrasz tu karty. Po każdej turze przechodzi na następny koniec.
lesson-alone-two = Zagraj ryby i marakuję z lewej strony środkowego rzędu i weź dwie karty.
lesson-alone-lay = Połóż łódź z marakują i cukinią w rogu.
lesson-alone-decks = Dwa stosy leżą nad pierwszą i trzecią kolumną. Tam nigdy nie można zagrać karty.
lesson-alone-three = Żeton przeszedł dalej: zostało osiem tur. Zagraj swoje trzy kosze na dole lewej kolumny.
lesson-alone-each = Trzy karty naraz! Połóż kartę chili, która liczy marakuję, obok swojej łodzi.
lesson-alone-shun = A pod nią tę, która nie lubi ryb.
lesson-alone-medals = 13 punktów po dwóch turach! 20 punktów to brąz, 24 srebro, a 28 złoto.
lesson-alone-day = Każdego dnia jest targ dnia, taki sam dla wszystkich. Liczy się pierwsza próba. Powodzenia!

## Wyniki

results-title = { $count ->
    [one] { $names } wygrywa!
    [few] { $names } wygrywają razem!
    [many] { $names } wygrywają razem!
   *[other] { $names } wygrywają razem!
}
results-total = Razem
results-rematch = Rewanż
results-again = Obejrzyj
results-title-screen = Menu główne

## Ustawienia

settings-title = Ustawienia
settings-display = Ekran
settings-sound = Dźwięk
settings-motion = Ruch i tempo
settings-text = Tekst i kontrast
settings-controls = Sterowanie
settings-help = Język i pomoc
settings-language = Język
settings-fullscreen = Pełny ekran (F11)
settings-screen = Który ekran
settings-effects = Efekty
settings-music = Muzyka
settings-mute = Wycisz wszystko
settings-aloud = Czytaj na głos
settings-aloud-hint = Głos systemu mówi, o co chodzi w pytaniu, co jest zaznaczone i co robią inni.
settings-aloud-linux = Nie znaleziono tu mowy: zainstaluj speech-dispatcher, a będzie można ją włączyć.
settings-aloud-none = Nie znaleziono tu mowy: włącz najpierw mowę swojego systemu.
settings-aloud-muted = Gdy wszystko jest wyciszone, nic nie jest czytane na głos.
aloud-closed = Teraz nie można tego wybrać
settings-speed = Tempo
settings-speed-calm = Spokojne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-reduced = Mniej ruchu
settings-reduced-hint = Lampiony i woda stoją w miejscu, a ruchy widać tylko krótko.
settings-text-size = Wielkość tekstu
settings-text-sample = Lampiony płyną obok schodów świątyni, a ostatnie łodzie z targu zawracają do domu.
settings-contrast = Wysoki kontrast
settings-contrast-hint = Ciemne tabliczki z jasną krawędzią, wyraźne litery i grube ramki; tło jest ciemniejsze.
settings-notes = Wyjaśniaj nowości
settings-notes-hint = Gdy coś dzieje się pierwszy raz, jedno zdanie mówi, co to jest.
settings-notes-again = Wyjaśnij wszystko jeszcze raz
settings-rumble = Wibracje w twojej turze
settings-left-handed = Dla leworęcznych
settings-left-handed-hint = Pady są w lustrzanym odbiciu: wybierasz lewym kciukiem. WASD to też strzałki.
settings-scan = Jeden przycisk
settings-scan-hint = Wszystko, co można wybrać, pojawia się po kolei; wybiera jeden przycisk. Pierwsze naciśnięcie zaczyna.
settings-scan-slow = Wolno
settings-scan-normal = Normalnie
settings-scan-fast = Szybko
settings-switch = Przycisk
settings-switch-hint = Do „Jeden przycisk”: wybierz ten wiersz, a potem naciśnij klawisz lub przycisk, którym grasz.
settings-switch-press = Naciśnij przycisk …
scan-rests = Naciśnij, aby zacząć
settings-buttons = Przyciski pada
settings-keys = Klawisze
settings-lessons = Znów proponuj naukę gry
settings-lessons-hint = Zapyta jeszcze raz, gdy otworzysz grę.
settings-own-open = Własne plansze i nauka gry
settings-own-hint = Otwiera dla nich miejsce na tym komputerze. To, co tam zrobisz, czeka przy następnym uruchomieniu Longtaila.
settings-own-text = Plansze, które zrobisz, trafiają tam do folderu maps, nauka gry do lessons. Zacznij od przykładu, który tam leży, i zapisz go pod nazwą taką jak klongs-strych albo dice-babcia. Wszystko jest sprawdzane tak jak nasze i czeka przy następnym uruchomieniu Longtaila; jeśli coś do siebie nie pasuje, zdanie powie dlaczego.
settings-own-sorry = Stąd nie da się otworzyć folderu. Oto on: { $folder }
on = Tak
off = Nie
bind-standard = Przywróć domyślne
bind-only = Tylko dla padów „{ $name }”
bind-press-pad = Naciśnij nowy przycisk dla „{ $action }”.
bind-press-keys = Naciśnij nowy klawisz dla „{ $action }”.
bind-never-mind-pad = Anuluje klawisz lub kliknięcie.
bind-never-mind-keys = Anuluje Escape, przycisk lub kliknięcie.
action-confirm = Wybierz, potwierdź
action-back = Wróć
action-undo = Cofnij
action-peek = Wynik teraz
action-hint = Podpowiedź
action-log = Historia
action-rules = Zasady
action-menu = Menu
action-previous = Poprzednia strona
action-next = Następna strona

## Zasady

rules-title = Zasady · { $game }
rulings-title = Rozstrzygnięcia
rulings-lead = Gdzie opublikowane zasady zostawiają pytanie bez odpowiedzi, gramy tak.

rules-dice-goal-title = O co chodzi
rules-dice-goal-text =
    Bierz kości ze środka i układaj je w grupy.

    Punkty można za nie dostać na siedem sposobów. Kto po ostatniej rundzie ma najwięcej punktów, wygrywa.
rules-dice-turn-title = Twoja tura
rules-dice-turn-text =
    Weź jedną kość. Zacznij nią nową grupę albo dołóż ją do jednej ze swoich grup.

    Grup nigdy się nie dzieli ani nie łączy. Gdy wszyscy mają siedem kości, runda jest liczona.
rules-dice-sum-title = 1 · Trafić w cel
rules-dice-sum-text =
    Każda runda ma cel od 7 do 12.

    Każda grupa z dokładnie taką sumą daje ci 4 punkty.
rules-dice-closest-title = 2 · O włos
rules-dice-closest-text =
    Ze wszystkich grup przy stole, które chybiły celu, najbliższe dostają po 2 punkty. Za dużo czy za mało – bez różnicy.

    Pojedyncza kość to też grupa.
rules-dice-colours-title = 3 · Mało kolorów
rules-dice-colours-text =
    Kto ma kości w najmniejszej liczbie kolorów, dostaje 6 punktów. Przy remisie każdy dostaje 6.

    Od tego miejsca liczy się wszystkie siedem kości, bez względu na grupy.
rules-dice-kind-title = 4 · Trzy jednakowe
rules-dice-kind-text =
    Trzy kości z tą samą liczbą w trzech różnych kolorach dają 8 punktów, raz na rundę.

    We dwoje są tylko dwa kolory, więc nikomu się to nie uda.
rules-dice-runs-title = 5 · Ciągi
rules-dice-runs-text =
    Kolejne liczby, na przykład 2 3 4, dają punkty: trzy kości 2 punkty, cztery 4, pięć 6, sześć 8.

    Każda kość liczy się tylko w jednym ciągu. Najpierw brany jest najdłuższy.
rules-dice-values-title = 6 · Najwięcej danej liczby
rules-dice-values-text =
    Za każdą liczbę tablica po lewej płaci temu, kto ma jej najwięcej, potem drugiemu i trzeciemu.

    Tutaj najwięcej dwójek: 5 punktów. Drugie miejsce: 2 punkty. Trzecie: 1 punkt.
rules-dice-most-of-colour-title = 7 · Najwięcej koloru
rules-dice-most-of-colour-text =
    Każdy kolor też ma kość na tablicy. Jej wiersz mówi, ile ten kolor płaci.

    Tutaj niebieski jest w wierszu czwórek: najwięcej niebieskich kości 3 punkty, drugie miejsce 1 punkt.
rules-dice-ties-title = Przy remisie
rules-dice-ties-text =
    Remisujący spadają niżej: dwoje o jedno miejsce, troje o dwa.

    Tutaj jedna osoba ma najwięcej dwójek i dostaje 5 punktów. Dwie dzielą drugie miejsce i obie dostają tyle, ile płaci trzecie: 1 punkt.
rules-dice-count-title = Policzona runda
rules-dice-count-text =
    Celem było 9. Te siedem kości daje 4 punkty za grupę z sumą 9, 8 za trzy czwórki w trzech kolorach, 4 za ciąg 3 4 5 6 i 3 za najwięcej czwórek.

    Razem 19 punktów.
rules-dice-start-title = Jak zaczyna się runda
rules-dice-start-text =
    Jedna kość plus 6 to cel.

    Jedna kość każdego koloru trafia na tablicę, do wiersza swojej liczby. Jeśli jest zajęty, zsuwa się do najbliższego wolnego niżej. Gdy niżej nie ma wolnego, zajmuje najbliższy wolny wyżej.
rules-dice-end-title = Koniec
rules-dice-end-text =
    Rund jest tyle co graczy, a punkty ze wszystkich rund się sumują.

    Wygrywa najwięcej punktów. Przy remisie wygrywają wszyscy pierwsi.
ruling-dice-1 = Tablica wartości: najpierw po jednej kości każdej wyrzuconej liczby zajmuje swój wiersz, potem przesuwają się pozostałe takie same, od najniższej liczby. Która z kilku równych zostaje, rozstrzyga los.
ruling-dice-2 = „O włos” porównuje się między wszystkimi graczami. Grupy, które trafiły w cel, nie biorą udziału, a jeśli żadna nie chybiła, nikt nie punktuje.
ruling-dice-3 = Najwięcej liczby lub koloru: kto nie ma ani jednej takiej kości, nie zajmuje miejsca.
ruling-dice-4 = Według instrukcji miejsce kości jest ostateczne. Przy tym stole można mimo to cofać do ostatniego rzutu, bo nic nie jest ukryte.

rules-klongs-goal-title = O co chodzi
rules-klongs-goal-text =
    Handlujesz na pływającym targu w Bangkoku.

    Sprowadzaj łodzie wokół miejsc cumowania. W dni targowe płacą one wszystkim, którzy mają tam łódź. Kto na końcu ma najwięcej punktów, wygrywa.
rules-klongs-points-title = Skąd biorą się punkty
rules-klongs-points-text =
    Najwięcej dają dni targowe: płacą za twoje łodzie wokół miejsca cumowania.

    Tor Luk Phat od razu płaci odrobinę.

    Łodzie w twoim magazynie liczą się na końcu.
rules-klongs-boat-title = Łodzie
rules-klongs-boat-text =
    Łódź wiezie jeden z siedmiu towarów i do trzech koszy. Im więcej koszy, tym lepiej.

    Otwarta łódź ma puste miejsce: gdy ją stawiasz, wsiada twój handlarz i łódź jest twoja. W neutralnej ktoś już siedzi; nie należy do nikogo.
rules-klongs-place-title = Twoja tura
rules-klongs-place-text =
    Postaw jedną z czterech łodzi na wolnej wodzie obok łodzi, która już tam jest. Wystarczy bok lub róg, pomosty nie przeszkadzają.

    Potem dobierasz nową łódź.
rules-klongs-entry-title = Pierwsza łódź
rules-klongs-entry-text =
    W pierwszej rundzie wszyscy zaczynają na polu wejścia, oznaczonym pierścieniem przy lewym lub prawym brzegu.

    We dwoje otwarte są tylko jasne pola po lewej.
rules-klongs-quarter-title = Dzielnice
rules-klongs-quarter-text =
    Pomosty dzielą wodę na dzielnice targu po cztery pola.

    W dzielnicy mieszczą się trzy łodzie. Czwarte pole pozostaje wolne, dopóki któraś nie odpłynie.
rules-klongs-landing-title = Miejsca cumowania
rules-klongs-landing-text =
    Miejsce cumowania jest tam, gdzie na pomoście stykają się cztery pola.

    Gdy na wszystkich czterech są łodzie, jest pełne i może zapłacić w dzień targowy.
rules-klongs-sum-title = Ile płaci miejsce cumowania
rules-klongs-sum-text =
    Dodaj kosze czterech łodzi: tutaj 2 + 0 + 3 + 0 = 5.

    Każdy gracz dostaje tę sumę za każdą swoją łódź w tym miejscu. Dwie łodzie: 10 punktów. Jedna łódź: 5 punktów.
rules-klongs-merchants-title = Handlarze
rules-klongs-merchants-text =
    Każda twoja łódź potrzebuje jednego z twoich handlarzy: masz ich 16 we dwoje, 11 we troje, 8 we czworo.

    Zabrakło? Zostaw nową łódź bez właściciela albo przenieś handlarza z innej swojej łodzi.
rules-klongs-luk-phat-title = Tor Luk Phat
rules-klongs-luk-phat-text =
    Postaw łódź z parasolką, a parasolka na torze przesunie się o krok. Dostajesz punkty tego kroku.

    Niektóre kroki to dni targowe: najpierw dwa małe, potem DUŻY, który kończy grę.
rules-klongs-little-title = Mały dzień targowy
rules-klongs-little-text =
    Zaczyna ten, kto przesunął parasolkę. Każdy może policzyć dwa pełne miejsca cumowania, jedno na rundę, jeśli jedna z czterech łodzi jest jego.

    Z każdego policzonego miejsca weź jedną swoją łódź do magazynu.
rules-klongs-big-title = DUŻY dzień targowy
rules-klongs-big-text =
    Zaczyna osoba z najmniejszą liczbą punktów. Liczycie miejsce po miejscu, runda po rundzie.

    Tym razem zamiast własnej łodzi możesz wziąć do magazynu neutralną. Potem gra się kończy.
rules-klongs-passing-title = Pasowanie
rules-klongs-passing-text =
    Spasuj, gdy nie masz miejsca do policzenia albo wolisz poczekać.

    Nie odpadasz: w następnej rundzie znów możesz liczyć. DUŻY dzień kończy się, gdy wszyscy po kolei spasują.
rules-klongs-thief-title = Złodziej
rules-klongs-thief-text =
    Postawiony złodziej może zabrać jedną łódź ze swojego rzędu, choćby daleką. Trafia do twojego magazynu albo na rękę zamiast dobierania.

    Jeśli łódź miała właściciela, odzyskuje on handlarza.
rules-klongs-inspector-title = Strażnik
rules-klongs-inspector-text =
    Strażnik pilnuje całej swojej kolumny: złodzieje nic tam nie zabiorą i nie można ich tam postawić.

    Złodzieje, którzy już tam są, muszą odejść. Jednego z nich możesz wziąć na rękę zamiast dobierać.
rules-klongs-cookshop-title = Garkuchnia
rules-klongs-cookshop-text =
    Garkuchnia nie ma koszy, ale podwaja to, co płaci każde miejsce cumowania obok niej.

    Dwie łodzie i 5 koszy: 10 punktów. Z garkuchnią: 20 punktów.
rules-klongs-movement-title = Karty ruchu
rules-klongs-movement-text =
    Masz dwie na całą grę. Raz w turze, przed postawieniem łodzi lub po nim, możesz wydać jedną.

    Przesuń jedną swoją łódź o jedno pole, także na ukos.
rules-klongs-stock-title = Twój magazyn i koniec
rules-klongs-stock-text =
    Na końcu liczy się magazyn, każdy towar osobno: 1 punkt za pierwszą łódź, 2 za drugą, 3 za trzecią i tak dalej. Zbieranie jednego towaru się opłaca.

    Tutaj 1 + 6 + 28 = 35 punktów. Wygrywa najwięcej punktów; przy remisie wygrana jest wspólna.
rules-klongs-stacks-title = Opcja: dwa stosy
rules-klongs-stacks-text =
    Otwarte łodzie są w jednym stosie, neutralne, złodzieje, strażnicy i garkuchnie w drugim.

    Zaczynasz z trzema łodziami z pierwszego i jedną z drugiego, a przy każdym dobieraniu wybierasz stos.
ruling-klongs-1 = Gdy na wodzie nie ma już żadnej łodzi, pola wejścia są znów otwarte.
ruling-klongs-2 = Kto nie może postawić żadnej łodzi, traci turę i nic nie dobiera. Kartę ruchu wolno mimo to zagrać; jeśli otworzy ona pole, trzeba postawić łódź.
ruling-klongs-3 = Otwarta łódź bez handlarza nie należy do nikogo, dopóki nie wróci na czyjąś rękę. W DUŻY dzień liczy się jako neutralna.
ruling-klongs-4 = Co dzieje się przy stawianiu łodzi, w tej kolejności: handlarz, złodziej lub strażnik, Luk Phat, dzień targowy, karta ruchu, dobieranie.
ruling-klongs-5 = Łódź z parasolką, która wróciła na rękę, przesuwa parasolkę ponownie.
ruling-klongs-6 = Dwie garkuchnie przy jednym miejscu podwajają tylko raz. Miejsce warte zero wolno policzyć, żeby wziąć łódź.
ruling-klongs-7 = Złodziei, strażników i garkuchni nigdy się nie przesuwa. Właśnie postawioną łódź wolno przesunąć.
ruling-klongs-8 = Jeśli wszyscy po kolei tracą turę albo przy pustych stosach ręce nie maleją przez trzy rundy, DUŻY dzień nadchodzi od razu, bez punktów za krok.
ruling-klongs-9 = Liczba miejsc cumowania, pola wejścia, tor Luk Phat po pierwszym kroku i zestaw łodzi to nasza rekonstrukcja gry planszowej.

rules-bakong-goal-title = O co chodzi
rules-bakong-goal-text =
    Przejdź przez dżunglę do świątyni Bakong, weź wielki szmaragd i zanieś go do domu.

    Gra kończy się, gdy pierwsza osoba wróci z nim do obozu. Wygrywa wtedy najcenniejszy plecak.
rules-bakong-points-title = Co się liczy
rules-bakong-points-text =
    Wielki szmaragd liczy tyle, ile na nim napisano, małe szmaragdy 1 lub 3 punkty, pierwszy powrót 3 punkty.

    Każdy siniak kosztuje 3 punkty. Tutaj: 17 + 3 + 3 − 3 = 20 punktów.
rules-bakong-start-title = Przed wyruszeniem
rules-bakong-start-text =
    Wszyscy zaczynają w obozie i zabierają po jednym wybranym przedmiocie.

    Nikt nie może nieść dwóch takich samych.
rules-bakong-turn-title = Twoja tura
rules-bakong-turn-text =
    Rzuć dwiema kośćmi. Jedną wybierz do odwrócenia kafelka, druga jest do chodzenia.

    Najpierw odwróć, potem idź.
rules-bakong-flip-title = Odwracanie
rules-bakong-flip-text =
    Odlicz tyle miejsc przed sobą i odwróć ten kafelek. Dokładnie ten.

    Kto na nim stoi, niczego nie poczuje.
rules-bakong-walk-title = Chodzenie
rules-bakong-walk-text =
    Przejdź dokładnie tyle miejsc, ile pokazuje kość. Zielone kafelki działają tylko tam, gdzie się zatrzymasz.

    Na jednym miejscu może stać kilka osób.
rules-bakong-emeralds-title = Zielone: szmaragdy
rules-bakong-emeralds-text =
    Postój przy szmaragdzie: weź 1 szmaragd.

    Postój w jaskini: rzuć dwiema kośćmi i weź tyle szmaragdów, ile pokazuje niższa. Tutaj 2.
rules-bakong-help-title = Zielone: obóz i wodospad
rules-bakong-help-text =
    Postój w opuszczonym obozie: możesz wziąć przedmiot.

    Postój przy wodospadzie: oddaj jednego siniaka.
rules-bakong-stops-title = Żółte: rzeka i urwisko
rules-bakong-stops-text =
    Rzeka lub urwisko kończy twój marsz. Pozostałe kroki przepadają.

    Z liną przechodzisz rzeki, z kotwiczką urwiska, jakby ich nie było.
rules-bakong-pit-title = Czerwone: dół
rules-bakong-pit-text =
    Kto wpadnie do dołu, dostaje siniaka, nawet w przejściu. Siniak kosztuje na końcu 3 punkty.

    Z apteczką nie dostajesz żadnego.
rules-bakong-quicksand-title = Czerwone: ruchome piaski
rules-bakong-quicksand-text =
    Kto wejdzie w ruchome piaski, traci przedmiot, nawet w przejściu. Który – wybierasz na końcu marszu.

    Wielkie szmaragdy nigdy nie toną.
rules-bakong-pack-title = Plecak
rules-bakong-pack-text =
    Przedmioty i wielkie szmaragdy mieszczą się tylko w środku, małe szmaragdy i kompas w każdej kieszeni. Pakowanie robi się samo.

    Gdy coś się nie mieści, możesz coś wyrzucić albo zostawić nową rzecz.
rules-bakong-objects-rope-title = Lina, kotwiczka, apteczka
rules-bakong-objects-rope-text =
    Z liną rzeki cię nie zatrzymują.

    Z kotwiczką urwiska cię nie zatrzymują.

    Z apteczką doły nie dają ci siniaków.
rules-bakong-objects-machete-title = Maczeta, kompas, pochodnia
rules-bakong-objects-machete-text =
    Maczeta: możesz przejść o jedno miejsce dalej.

    Kompas: możesz przejść o jedno miejsce mniej, ale co najmniej jedno.

    Pochodnia: jeden szmaragd więcej w każdej jaskini i przy każdym szmaragdzie.
rules-bakong-again-title = Dziennik i mapa
rules-bakong-again-text =
    Dziennik: raz w turze możesz rzucić obiema kośćmi jeszcze raz.

    Mapa: po odwróceniu możesz odwrócić drugi kafelek przed sobą. Musi pokazywać kolor strony, którą właśnie zakryto: po urwisku na przykład rzekę.
rules-bakong-temple-title = Świątynia
rules-bakong-temple-text =
    Tu kończy się twój marsz, nawet jeśli zostały ci kroki. Wybierz jeden z wielkich szmaragdów; jest ich tyle co graczy.

    Przedmioty, które wyrzucisz, by zrobić miejsce, zostają w świątyni dla tych, którzy przyjdą później.
rules-bakong-curse-title = Nad 17 ciąży klątwa
rules-bakong-curse-text =
    Z 17 w plecaku żaden wodospad nie zabierze ci siniaka.
rules-bakong-home-title = Droga do domu
rules-bakong-home-text =
    Z wielkim szmaragdem zawracasz: „przed tobą” oznacza teraz w stronę obozu.

    Kto pierwszy wróci, dostaje 3 punkty, a gra natychmiast się kończy. Każdy liczy, co ma, gdziekolwiek jest. Przy remisie wygrywa wyższy wielki szmaragd.
ruling-bakong-1 = Maczety i kompasu nie używa się w tym samym marszu, a decyzja zapada przed ruszeniem.
ruling-bakong-2 = Dla mapy liczy się strona, którą zakryto. Rzeka i urwisko są żółte, dół i ruchome piaski czerwone, a wszystkie inne kafelki liczą się jako jeden kolor, zielony. Kto stoi na odwracanym kafelku, niczego nie czuje.
ruling-bakong-3 = Dostajesz jak najmniej żetonów, najpierw trójki. Szmaragd z pochodni to żeton wart 1. Gdy żetony się skończą, dostajesz, co zostało.
ruling-bakong-4 = To, co znajdziesz, liczy się, zanim coś wyrzucisz. Co się mieści, bierzesz od razu; dla każdego żetonu, który się nie mieści, robisz miejsce albo go zostawiasz. Wziąć trzeba tylko wielki szmaragd.
ruling-bakong-5 = To, co zabierają ruchome piaski, pomaga jeszcze do końca marszu, ale nie tam, gdzie się zatrzymasz. Każde piaski zabierają kolejny przedmiot, dopóki jakiś masz, nigdy wielki szmaragd.
ruling-bakong-6 = Gdy skończą się siniaki, dół ich nie daje. Opuszczony obóz bez niczego nowego dla ciebie nic nie daje.
ruling-bakong-7 = W świątyni możesz też zrobić miejsce na leżące tam przedmioty. Tego, co tam wyrzucisz lub zostawisz, nie weźmiesz podczas tej samej wizyty.
ruling-bakong-8 = Gdzie nie ma wyboru, nikt nie jest pytany: ostatni wielki szmaragd zostaje wzięty, twój jedyny przedmiot tonie.
ruling-bakong-9 = Jeśli i wielkie szmaragdy są równe, wygrana jest wspólna.
ruling-bakong-10 = Dwie strony kafelków, wielkość przedmiotów i szmaragdów oraz kieszenie plecaka to nasza rekonstrukcja gry planszowej, a szmaragdów wartych 1 jest 60.

rules-market-goal-title = O co chodzi
rules-market-goal-text =
    Zbuduj własny pływający targ: dziewięć łodzi, trzy na trzy.

    Łodzie bierzesz z portu pośrodku. Wygrywa targ z największą liczbą punktów.
rules-market-points-title = Skąd biorą się punkty
rules-market-points-text =
    Najwięcej dają karty chili na twoim targu. Każdy z czterech rodzajów liczy po swojemu.

    Twój cel daje 1 punkt za każdy kosz jednego towaru. Pełny targ jest wart 2 punkty.
rules-market-card-title = Łodzie i kosze
rules-market-card-text =
    Każda karta to łódź z jednym, dwoma lub trzema koszami. Każdy towar na obrazku to jeden kosz.

    Są cztery towary: niebieski groszek, ryby, marakuja i tajska cukinia. Na ręce masz zawsze trzy karty.
rules-market-play-title = Twoja tura
rules-market-play-text =
    Zagraj kartę z ręki na końcu rzędu lub kolumny portu.

    Przynajmniej jedna karta w tym rzędzie lub kolumnie musi pokazywać jeden z jej towarów.
rules-market-take-title = Branie kart
rules-market-take-text =
    Za każdy kosz na swojej karcie weź z tego rzędu lub kolumny jedną kartę, która pokazuje ten towar. Od jednego do trzech koszy – od jednej do trzech kart.

    Bierzesz tyle, ile się da. Jeśli jest wybór, należy do ciebie.
rules-market-hand-title = Na rękę
rules-market-hand-text =
    Wzięte karty trafiają na twoją rękę.

    Karty chili bierze się tak samo: one też pokazują towary.
rules-market-slide-title = Port się przesuwa
rules-market-slide-text =
    Twoja karta wsuwa się ze swojego końca, inne przesuwają się dalej i zamykają luki.

    Resztę wypełniają nowe karty: karta chili, jeśli w porcie są mniej niż dwie, w innym razie łódź.
rules-market-lay-title = Wykładanie kart
rules-market-lay-text =
    Na końcu tury zatrzymujesz na ręce trzy karty. Każda następna trafia na twój targ, a ty wybierasz która.

    Jedna wzięta karta zostawia więc na ręce trzy; przy dwóch wykładasz jedną, przy trzech dwie.
rules-market-where-title = Gdzie kłaść karty
rules-market-where-text =
    Pierwsza karta trafia w lewy górny róg. Każda inna musi stykać się bokiem z jedną z twoich. Karty już się nie ruszają.

    W rzędzie mieści się jedna karta chili. W grze dla ekspertów także w kolumnie tylko jedna.
rules-market-renew-title = Odnawianie
rules-market-renew-text =
    Nic ci się nie podoba? Zamiast grać kartę możesz odnowić rząd lub kolumnę: wszystkie ich karty zastępują nowe.

    To cała twoja tura.
rules-market-chilli-title = Karty chili
rules-market-chilli-text =
    Karta chili patrzy na własne kosze i na karty, które stykają się z nią bokiem: u góry, u dołu, po lewej i po prawej.

    Co leży dalej, dla niej się nie liczy.
rules-market-shun-title = Chili: żadnych takich
rules-market-shun-text =
    5 punktów, minus 1 za każdy kosz przekreślonego towaru. Nigdy mniej niż 0.

    Tutaj nie chce niebieskiego groszku, a jest jeden kosz: 4 punkty.
rules-market-each-title = Chili: każdy się liczy
rules-market-each-text =
    1 punkt za każdy kosz jej towaru.

    Tutaj niebieski groszek: dwa kosze na samej karcie, dwa i jeden obok. 5 punktów.
rules-market-pairs-title = Chili: pary
rules-market-pairs-text =
    2 punkty za każdą parę jej dwóch towarów.

    Tutaj groszek i ryby: po dwa, czyli dwie pary. 4 punkty.
rules-market-once-title = Chili: tylko raz
rules-market-once-text =
    2 punkty za każdy towar, który jest tam dokładnie raz.

    Tutaj ryby, marakuja i cukinia są raz, groszek dwa razy. 6 punktów.
rules-market-objective-title = Twój cel
rules-market-objective-text =
    Twój pomost pokazuje jeden towar: 1 punkt za każdy jego kosz na całym targu. Tylko ty wiesz, który to.

    Żeby go zobaczyć, naciśnij jego przycisk, a potem po kryjomu kierunek. Pojawią się wszystkie cztery towary, twój jest w tym kierunku.
rules-market-end-title = Koniec
rules-market-end-text =
    Gdy ktoś wyłoży dziewiątą kartę, runda zostaje dokończona, żeby każdy miał tyle samo tur.

    Pełny targ daje 2 punkty. Przy remisie wygrywa więcej punktów za cel.
rules-market-sum-title = Policzony targ
rules-market-sum-text =
    Cel, sześć koszy: 6 punktów. Tylko raz, jeden towar: 2 punkty. Trzy pary: 6 punktów. Żadnych takich, jeden kosz: 4 punkty. Pełny targ: 2 punkty.

    Razem 20 punktów.
rules-market-alone-title = Gra dla jednej osoby
rules-market-alone-text =
    Masz dziewięć tur. Żeton wędruje wokół portu i pokazuje, który koniec jest w tej turze zamknięty.

    Stosy leżą nad pierwszą i trzecią kolumną: tam nie można nic zagrać.
rules-market-medals-title = Medale
rules-market-medals-text =
    20, 24 i 28 punktów to brąz, srebro i złoto, w grze dla ekspertów 19, 23 i 27.

    Targ dnia jest dla wszystkich taki sam: liczy się pierwsza próba, a dni z rzędu tworzą serię.
ruling-market-1 = Bierzesz największy zestaw kart, który da się przypisać koszom zagranej karty, jedna karta na kosz. Jeśli jest kilka takich zestawów, wybierasz.
ruling-market-2 = Luki wypełnia się od dalszego końca ku zagranej karcie, a przed każdą nową kartą liczy się karty chili w porcie: przy dwóch lub więcej dokłada się łódź. Pusty stos zastępuje drugi.
ruling-market-3 = Jeśli żadna karta z ręki nie może trafić na targ, wybrana karta idzie pod swój stos. Łodzie startowe należą do łodzi.
ruling-market-4 = Odnawia się od lewej do prawej lub z góry na dół. Gdzie stos jest pusty, stara karta zostaje.
ruling-market-5 = Dziesięć rund, w których nikt nie wyłoży karty, kończy grę.
ruling-market-6 = Karta chili, która nie chce jakiegoś towaru, nigdy nie liczy poniżej 0.
ruling-market-7 = W grze dla jednej osoby można odnowić dowolny rząd lub kolumnę, a gra kończy się także, gdy targ jest pełny.
ruling-market-8 = Ręce są jawne: wszystkie karty w nich przyszły ze stołu odkryte. Tajny jest tylko cel.
ruling-market-9 = Towary na łodziach i kartach chili oraz cztery pomosty to nasza rekonstrukcja gry karcianej.

## Autorzy

credits-games = Gry są dziełem swoich autorów i wydawców:
credits-here =
    Wszystkie obrazy, dźwięki, słowa i kod tego programu powstały specjalnie dla niego. Są wolne, na licencji MIT.
    Krój pisma: Manrope, Mikhail Sharanda, na licencji SIL Open Font License. Zbudowano z pygame-ce i SDL.

## Gdy coś się zepsuje

crash-title = To nie powinno się zdarzyć
crash-text = Coś poszło nie tak. Partia jest zapisana aż do ostatniego ruchu. Wrócisz do niej przez „Kontynuuj” w menu głównym.
crash-write = Napisz raport o błędzie
crash-offer = „Napisz raport o błędzie” zbiera w jednym pliku wszystko, co pomoże znaleźć błąd, bez niczyich imion.
crash-report = Raport o błędzie jest tutaj: { $file } Wyślij go osobie, od której masz Longtail.
crash-no-report = Nie udało się zapisać raportu: dysk jest pełny albo niczego nie przyjmuje.
crash-to-title = Menu główne

# Telefony
lobby-phones = Telefony
settings-phones = Telefony
device-phone = Telefon
device-phone-dark = Telefon uśpiony
phones-title = Telefony jako pady
phones-step-wifi = Połącz telefon z tą samą siecią Wi-Fi co ten komputer.
phones-step-scan = Skieruj aparat telefonu na kod i otwórz stronę.
phones-step-name = Wybierz imię i godło. Twoje rzeczy pojawią się na telefonie.
phones-or-type = Albo wpisz to w przeglądarce telefonu:
phones-code = i ten kod:
phones-moment = Chwileczkę…
phones-no-network = Ten komputer nie jest w żadnej sieci, więc żaden telefon go nie znajdzie.
phones-problem = Telefony nie mogą dołączyć: { $why }
phones-nobody = Nie ma jeszcze żadnego telefonu.
phones-here = Obecni: { $names }
phones-address = Adres
phones-address-hint = Ten komputer ma kilka adresów. Jeśli telefon nikogo nie znajduje, spróbuj następnego.
phones-help = To nie działa
phones-off = Wyłącz
send-away-title = Odesłać telefon gracza { $name }?
send-away-text = Żeby wrócić, potrzebuje kodu. Jeśli ma miejsce, padnie pytanie, kto gra za niego dalej.
send-away-no = Nie, zostaje
send-away-yes = Tak, odeślij
send-away-hint = Wybierz telefon, żeby go odesłać.
phones-help-wifi = Telefon musi być w tej samej sieci Wi-Fi. Sieci dla gości często oddzielają urządzenia: wybierz główną.
phones-help-vpn = VPN na telefonie lub na tym komputerze sprawia, że się nie znajdują: wyłącz go na razie.
phones-help-firewall = Zapora może pytać, czy Longtail ma być dostępny: zezwól na sieci prywatne.
phones-help-address = Jeśli obok kodu jest kilka adresów, spróbuj następnego.
phone-dark-title = Telefon gracza { $name } jest uśpiony
phone-dark-text = Gdy tylko ktoś na niego spojrzy, gra toczy się dalej. Albo wybierz, co zrobić do tego czasu.
peek-on-phone = Jest na twoim telefonie.

## Strona na telefonie

phone-page-lead = Telefon jest teraz padem i tylko ty widzisz, co na nim jest.
phone-page-name = Twoje imię
phone-page-name-missing = Najpierw wpisz swoje imię.
phone-page-emblem = Twój emblemat
phone-page-emblem-parasol = Parasolka
phone-page-emblem-elephant = Słoń
phone-page-emblem-lotus = Lotos
phone-page-emblem-fish = Ryba
phone-page-emblem-lantern = Lampion
phone-page-emblem-temple = Świątynia
phone-page-code = Kod z telewizora
phone-page-code-where = Wybierz Telefony na telewizorze: tam jest krótki kod.
phone-page-code-missing = Najpierw wpisz krótki kod z telewizora.
phone-page-join = Dołącz
phone-page-done = Gotowe
phone-page-joining = Już prawie…
phone-page-refused-token = Ten kod już nie działa. Zeskanuj jeszcze raz ten z telewizora albo wpisz krótki kod.
phone-page-refused-code = To nie jest kod z telewizora. Co jakiś czas się zmienia: spójrz jeszcze raz.
phone-page-refused-tries = Za dużo błędnych kodów. Zeskanuj kod z telewizora aparatem albo poczekaj dziesięć minut.
phone-page-refused-full = Nie ma miejsca na kolejny telefon. Zamknij tę stronę na telefonie, który nie gra, i spróbuj ponownie.
phone-page-gone-elsewhere = Grasz w innej karcie na tym telefonie.
phone-page-use-this = Graj tutaj
phone-page-gone-closed = Telefony są wyłączone na telewizorze. Wybierz tam Telefony, a wrócisz do gry.
phone-page-gone-sent-away = Ten telefon został wylogowany na telewizorze. Aby wrócić, zeskanuj kod albo go wpisz.
phone-page-connecting = Łączenie z telewizorem…
phone-page-no-line = Telewizor nie odpowiada
phone-page-no-line-why = Zwykle jest to jeden z tych powodów:
phone-page-reason-network = Telefon korzysta z danych komórkowych albo z innej sieci. Potrzebuje tego samego Wi-Fi co telewizor.
phone-page-reason-guest = Wi-Fi dla gości oddziela urządzenia od siebie. Użyj głównego.
phone-page-reason-vpn = VPN w telefonie prowadzi poza dom. Wyłącz go na czas gry.
phone-page-reason-firewall = Zapora na komputerze przy telewizorze blokuje telefony. Zezwól tam na Longtail.
phone-page-reason-closed = Longtail nie jest włączony albo telefony są tam wyłączone.
phone-page-try-again = Spróbuj ponownie
phone-page-your-turn = Twoja kolej
phone-page-other-turn = Jeszcze nie twoja kolej
phone-page-choices = Do wyboru
phone-page-to-read = Do przeczytania
phone-page-seats = Zajmij wolne miejsce
phone-page-me = Zmień imię i emblemat
phone-page-swap = Zamień strony
phone-page-fold = Pokaż lub ukryj strzałki
phone-page-pad = Pad
phone-page-up = W górę
phone-page-down = W dół
phone-page-left = W lewo
phone-page-right = W prawo
phone-page-confirm = Wybierz
phone-page-back = Wróć
phone-page-undo = Cofnij
phone-page-hint = Podpowiedź
phone-page-log = Historia
phone-page-rules = Co to jest?
phone-page-peek = Zobacz
phone-page-previous = Co się stało?
phone-page-menu = Menu

## Na telefonach

prompt-phone-dark = Telefon gracza { $name } jest wygaszony. Naciśnij wybór, żeby zagrać za tę osobę.
phone-has-it = Ta ręka jest na telefonie właściciela.
phone-klongs-hand = Twoje łodzie
phone-klongs-neutral = Łódź neutralna: { $boat }
phone-klongs-parasol = { $boat }, z parasolką
phone-klongs-has = Pozostali handlarze: { $merchants }. Karty ruchu: { $cards }.
phone-klongs-step = { $step ->
    [0] Parasolka jest jeszcze na początku.
   *[other] Parasolka jest na kroku { $step } z { $last }.
}
phone-klongs-big = { $steps ->
    [one] Do DUŻEGO dnia targowego został krok.
    [few] Do DUŻEGO dnia targowego zostały { $steps } kroki.
    [many] Do DUŻEGO dnia targowego zostało { $steps } kroków.
   *[other] Do DUŻEGO dnia targowego zostało { $steps } kroku.
}
phone-klongs-board = Woda
phone-klongs-water = Wolna woda, rząd { $row }, kolumna { $column }
phone-klongs-boat = Rząd { $row }, kolumna { $column }: { $boat }
phone-klongs-landing = Miejsce cumowania w rzędzie { $row }, kolumnie { $column }
phone-bakong-dice = Twoje kości
phone-bakong-flips = Odwrócić płytkę { $number } ({ $kind }) i przejść { $walk }.
phone-bakong-flips-nothing = Nie odwracać niczego i przejść { $walk }.
phone-bakong-pack = Twój plecak
phone-bakong-several = { $thing }, sztuk: { $count }
phone-bakong-trail = Szlak
phone-bakong-tile = Płytka { $number }: { $kind }
phone-bakong-who = { $place }. Tutaj: { $names }
phone-bakong-homeward = { $name } w drodze do domu
phone-market-hand = Twoja ręka
phone-market-market = Twój targ
phone-market-port = Port
phone-market-chilli = Karta chili: { $card }
phone-market-card = Rząd { $row }, kolumna { $column }: { $card }
phone-market-room = Wolne miejsce, rząd { $row }, kolumna { $column }
phone-market-end = { $count ->
    [one] { $end }: dostajesz jedną kartę
    [few] { $end }: dostajesz { $count } karty
   *[many] { $end }: dostajesz { $count } kart
}
phone-market-choice = Wybierasz, które.
phone-dice-groups = Twoje grupy
phone-dice-group = Grupa { $number }: { $dice }
phone-dice-new = Nowa grupa
phone-dice-goal = Cel i tablica wartości
phone-dice-row = Rząd liczby { $value }, kolory: { $colours }
phone-dice-pool = Kości na środku
phone-dice-die = { $colour } { $value }
