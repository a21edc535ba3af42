# Każde słowo na ekranie, po polsku. Czego tu brakuje, to bierze się z en.ftl.

game-dice = Bangkok: Kości
game-dice-line = Bierzcie kości z puli, układajcie sumy, zbierajcie kolory i wartości.

game-klongs = Bangkok Klongs
game-klongs-line = Cumujcie przy przystaniach i bądźcie tam, gdy zabrzmi gong targowy.

game-bakong = Bakong
game-bakong-line = Dżungla, która się odwraca, świątynia szmaragdów: kto pierwszy wróci do obozu?

game-market = Pływający targ
game-market-line = Wpychajcie łodzie do portu i budujcie własny targ wokół ostrych papryczek.

## Ekran tytułowy

title-facts = { $least }–{ $most } graczy · { $short }–{ $long } min
title-continue = Kontynuuj
title-watch = Oglądaj
title-settings = Ustawienia
title-credits = Autorzy
title-quit = Wyjdź
title-solo-line = Pływający targ tylko dla ciebie: dziewięć tur, medale i targ dnia.
title-watch-line = Gracze komputerowi pokażą dowolną grę.
title-settings-line = Dźwięk, tempo, język, wielkość tekstu i sterowanie.
title-credits-line = Kto to wszystko zrobił i czym.
title-quit-line = Twoje partie zostają zapisane; nic nie przepadnie.
show-game = Gra
show-any = Dowolna
show-players = Gracze
show-mixed = Po jednym z każdego rodzaju
show-begin = Rozpocznij pokaz
show-begin-hint = Kończy go dowolny przycisk.
show-leisure = Oglądaj spokojnie
show-leisure-hint = Z pauzą, krokami i tempem.
quit-title = Opuścić rzekę?
quit-stay = Zostań
quit-leave = Wyjdź

## Pasek na dole

bar-choose = Wybierz
bar-again = Zagraj znów
bar-back = Wróć
bar-skip = Pomiń
bar-go-on = Dalej
bar-hint = Podpowiedź
bar-play-yourself = Zagraj samemu
bar-undo = Cofnij
bar-peek = Wynik teraz
bar-peek-klongs = Podgląd
bar-peek-market = Co zostało
bar-peek-market-objective = Mój cel
bar-peek-bakong = Rewersy
bar-log = Historia
bar-rules = Zasady
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
bar-run = Start

## Poczekalnia

lobby-lead = Naciśnij przycisk na padzie, żeby usiąść.
lobby-sit = Usiądź
lobby-free = Wolne
lobby-starter = Zaczyna
lobby-start-random = Losowo
lobby-start = Zaczynamy
lobby-computer = Komputer
lobby-options = Opcje
lobby-too-few = Potrzeba co najmniej { $least } graczy. Weź drugi pad albo wybierz wolne krzesło.
device-desk = Mysz i klawisze
device-pad = Pad { $number }
device-gone = Brak pada
seat-name = Imię
seat-emblem = Emblemat
seat-stand-up = Wstań
seat-player = Gra
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
option-tactics-on = Dwa rodzaje
option-expert = Karty chili
option-expert-off = Jedna na rząd
option-expert-on = Na rząd i kolumnę (ekspert)
option-memory = Rewersy
option-memory-on = Pamiętane
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
lobby-option = { $label }: { $value }
lobby-board-seats = { $count ->
    [one] Ta plansza jest dla { $list } gracza.
    [few] Ta plansza jest dla { $list } graczy.
    [many] Ta plansza jest dla { $list } graczy.
   *[other] Ta plansza jest dla { $list } graczy.
}

## Ciąg dalszy

saved-none = Żadna partia nie czeka na dokończenie.
delete-title = Usunąć tę partię?
delete-no = Zachowaj
delete-yes = Usuń
delete-text = Usuniętej partii nie da się przywrócić.
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
prompt-peek-klongs = Ile dałyby twoje przystanie i co jeszcze może przyjść
prompt-peek-market = Co jeszcze może wyjść ze stosów
prompt-peek-bakong = Co kryją kafelki, które już odwracano
not-your-turn = Teraz gra { $name }.
pause-title = Pauza
pause-resume = Graj dalej
pause-undo = Cofnij ostatnią decyzję
pause-undo-hint = Można, dopóki nie ma nowych kości ani kart.
pause-rules = Zasady
pause-settings = Ustawienia
pause-seats = Kto gra
pause-leave = Zapisz i wyjdź
pause-leave-hint = Partia zostaje zapisana; wrócisz do niej przez „Kontynuuj”.
pause-leave-unsaved = Wyjdź
pause-leave-unsaved-hint = Ta partia nie jest zapisywana.
pause-restart = Zacznij od nowa
restart-title = Zacząć od nowa?
restart-text = Ta partia przepadnie, a nowa zacznie się z tymi samymi graczami.
restart-no = Nie, gramy dalej
restart-yes = Zacznij od nowa
pad-lost-title = { $name }: brak pada
pad-lost-text = Podłącz dowolny pad, a od razu przejmie grę. Albo wybierz, co dalej.
pad-lost-play = Graj za gracza { $name }
pad-lost-computer = Niech zagra komputer
pad-lost-computer-hint = Miejsce oddasz później: Menu, Kto gra.
log-title = Co się wydarzyło
log-empty = Jeszcze nic.
curtain-pass = Teraz { $name }
curtain-away = Reszta na chwilę odwraca wzrok.
curtain-open = Pokaż, co mam

why-game-over = Gra jest skończona.
why-not-this-game = To nie jest ruch z tej gry.
why-dice-not-in-pool = Takiej kości nie ma w puli.
why-dice-no-such-group = Nie ma takiej grupy.

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
    [1] Najwięcej jedynek lub tego koloru: { $first }, { $second }, { $third }.
    [2] Najwięcej dwójek lub tego koloru: { $first }, { $second }, { $third }.
    [3] Najwięcej trójek lub tego koloru: { $first }, { $second }, { $third }.
    [4] Najwięcej czwórek lub tego koloru: { $first }, { $second }, { $third }.
    [5] Najwięcej piątek lub tego koloru: { $first }, { $second }, { $third }.
   *[6] Najwięcej szóstek lub tego koloru: { $first }, { $second }, { $third }.
}
explain-die-first = Najpierw weź kość ze środka.
explain-other-tray = Te grupy układa { $name }.
explain-other-die = Weź raczej tę kość.
goal-title = Cel
board-values = Wartość
board-colours = Kolor
round-of = Runda { $round } z { $rounds }
sheet-round = Runda { $round }
sheet-now = Gdyby to był koniec
tray-next = potem
group-over = { $count } nad
prompt-dice-round = Runda { $round }: { $names } górą, { $points } pkt. Dalej?
caption-goal = Cel to { $goal }
caption-board = Tablica wartości
caption-pool = Pula
sheet-total = Runda
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
log-dice-round = Runda { $round } policzona: { $points }.
part-correct-sum = Dokładna suma
part-closest-sum = Najbliższa suma
part-least-colours = Najmniej kolorów
part-three-of-a-kind = Trzy jednakowe
part-sequences = Sekwencje
part-most-of-value = Przewaga wartości
part-most-of-colour = Przewaga koloru

count-correct-sum = Dokładne sumy: grupy, które dają { $goal }
count-closest-sum = Najbliższe sumy: o { $miss } od celu
count-least-colours = { $count ->
    [one] Najmniej kolorów: tylko jeden
    [few] Najmniej kolorów: tylko { $count }
    [many] Najmniej kolorów: tylko { $count }
   *[other] Najmniej kolorów: tylko { $count }
}
count-three-of-a-kind = Trzy jednakowe w trzech kolorach
count-sequences = Sekwencje
count-most-of-value = { $value ->
    [1] Najwięcej jedynek
    [2] Najwięcej dwójek
    [3] Najwięcej trójek
    [4] Najwięcej czwórek
    [5] Najwięcej piątek
   *[6] Najwięcej szóstek
}
count-most-of-colour = Najwięcej kości: kolor { $colour }, rząd { $row }

## Bangkok Klongs

klongs-hand = Łodzie w ręce: { $name }
klongs-track = Luk Phat
klongs-to-little = { $steps ->
    [one] Luk Phat: za krok mały dzień targowy
    [few] Luk Phat: za { $steps } kroki mały dzień targowy
    [many] Luk Phat: za { $steps } kroków mały dzień targowy
   *[other] Luk Phat: za { $steps } kroku mały dzień targowy
}
klongs-to-big = { $steps ->
    [one] Luk Phat: za krok WIELKI dzień targowy
    [few] Luk Phat: za { $steps } kroki WIELKI dzień targowy
    [many] Luk Phat: za { $steps } kroków WIELKI dzień targowy
   *[other] Luk Phat: za { $steps } kroku WIELKI dzień targowy
}
klongs-unseen = Łodzie, których nikt jeszcze nie pokazał
klongs-stack-left = { $count ->
    [0] Stosy są puste; reszta jest w rękach.
    [one] { $count } z nich leży w stosach.
    [few] { $count } z nich leżą w stosach.
    [many] { $count } z nich leży w stosach.
   *[other] { $count } z nich leży w stosach.
}
klongs-day-little = Mały dzień targowy!
klongs-day-big = WIELKI dzień targowy!
klongs-day-little-goes-on = Mały dzień targowy: dwie rundy
klongs-day-big-goes-on = WIELKI dzień targowy: aż wszyscy spasują
klongs-standstill-skips = Nikt nie ma ruchu: nadchodzi WIELKI dzień targowy.
klongs-standstill-circles = Łodzie krążą w kółko: nadchodzi WIELKI dzień targowy.
klongs-landing = { $name } wywołuje przystań: { $baskets ->
    [one] { $baskets } kosz
    [few] { $baskets } kosze
    [many] { $baskets } koszy
   *[other] { $baskets } kosza
} na kupca
klongs-landing-doubled = { $name } wywołuje przystań: { $baskets ->
    [one] { $baskets } kosz
    [few] { $baskets } kosze
    [many] { $baskets } koszy
   *[other] { $baskets } kosza
} na kupca, kuchnia podwaja
klongs-stock-count = Remanent w magazynach
prompt-klongs-place = { $name }: wybierz łódź
prompt-klongs-place-or-move = { $name }: wybierz łódź albo przesuń jedną kartą
prompt-klongs-counted = Remanent zrobiony. Dalej?
prompt-klongs-where = { $name }: gdzie ma zacumować?
prompt-klongs-skip = { $name }: żadnej łodzi nie da się postawić
prompt-klongs-move = { $name }: przesuń łódź kartą albo zakończ turę
prompt-klongs-move-where = { $name }: dokąd? To kosztuje kartę ruchu
prompt-klongs-reboard = { $name }: brak kupców; zabrać z innej łodzi?
prompt-klongs-steal = { $name }: złodziej może zabrać łódź z rzędu
prompt-klongs-loot = { $name }: dokąd trafia łup?
prompt-klongs-thief = { $name }: wziąć przegnanego złodzieja do ręki?
prompt-klongs-draw = { $name }: z którego stosu dobierasz?
prompt-klongs-market = { $name }: punktujesz przystań?
prompt-klongs-remove = { $name }: weź jedną łódź do magazynu
plate-skip = Pomiń turę
plate-endturn = Zakończ turę
plate-leaveunowned = Zostaw niczyją
plate-stealnothing = Nic nie kradnij
plate-tostock = Do magazynu
plate-tohand = Do ręki, bez doboru
plate-takenothief = Puść wolno
plate-passmarket = Pas
plate-draw-open = Otwarte łodzie
plate-draw-neutral = Neutralne
explain-other-boat = Wybierz raczej tę łódź.
explain-klongs-water-first = Wolna woda. Najpierw wybierz łódź, która ma tu stanąć.
explain-klongs-water = Wolna woda.
explain-klongs-track = Łódź z parasolką przesuwa ją o krok, za punkty tego kroku. Przy gongu: dzień targowy.
explain-klongs-merchants = { $name }: { $count ->
    [0] nie ma już kupców
    [one] został jeden kupiec
    [few] zostało { $count } kupców
    [many] zostało { $count } kupców
   *[other] zostało { $count } kupca
}. Do każdej wolnej łodzi, którą stawiasz, wsiada jeden z nich.
explain-klongs-cards = { $name }: { $count ->
    [0] nie ma już kart ruchu
    [one] została jedna karta ruchu
    [few] zostały { $count } karty ruchu
    [many] zostało { $count } kart ruchu
   *[other] zostało { $count } karty ruchu
}. Raz w turze jedna z nich przesuwa twoją łódź o jedno pole.
boat-of = Łódź gracza { $name }. { $boat }
boat-nobodys = Ta łódź jest niczyja. { $boat }
boat-goods = { $baskets ->
    [0] { $good }, bez koszy
    [one] { $good }, jeden kosz
    [few] { $good }, { $baskets } kosze
    [many] { $good }, { $baskets } koszy
   *[other] { $good }, { $baskets } kosza
}
boat-thief = Złodziej – może zabrać łódź ze swojego rzędu
boat-inspector = Inspektor – strzeże kolumny przed złodziejami
boat-cookshop = Kuchnia – przystań obok płaci podwójnie
name-thief = złodziej
name-inspector = inspektor
name-cookshop = garkuchnia
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
log-klongs-in-hand = { $name } bierze łódź do ręki: { $boat }.
log-klongs-chased = { $count ->
    [one] { $name }: inspektor przegania złodzieja.
    [few] { $name }: inspektor przegania { $count } złodziei.
    [many] { $name }: inspektor przegania { $count } złodziei.
   *[other] { $name }: inspektor przegania { $count } złodzieja.
}
log-klongs-luk-phat = { $name } przesuwa parasolkę Luk Phat: { $points }.
log-klongs-little-days = { $name }: { $points } w małym dniu targowym.
log-klongs-big-day = { $name }: { $points } w WIELKIM dniu targowym.
log-klongs-stock = { $name } liczy magazyn: { $points }.
log-klongs-passed = { $name } pasuje.
log-klongs-drawn = Łódź dobiera { $name }.
log-klongs-skipped = { $name } nie może postawić łodzi.
part-luk-phat = Luk Phat
part-little-days = Małe dni
part-big-day = WIELKI dzień
part-stock = Magazyn
why-klongs-taken = Tu już stoi łódź.
why-klongs-no-such-space = Tu nie ma wody.
why-klongs-not-entry = Łodzie wpływają teraz przez wolne wejście.
why-klongs-dark-entry = We dwoje gra się tylko jasnymi wejściami.
why-klongs-not-touching = Musi stykać się z łodzią, bokiem lub rogiem.
why-klongs-quarter-full = W tej dzielnicy są już trzy łodzie.
why-klongs-inspector-column = Inspektor czuwa: złodziej tu nie zacumuje.
why-klongs-not-in-hand = Nie masz tej łodzi w ręce.
why-klongs-not-now = Najpierw trzeba rozstrzygnąć coś innego.
why-klongs-must-place = Da się postawić łódź, więc trzeba.
why-klongs-no-boat = Tu nie ma łodzi.
why-klongs-not-yours = Ta łódź nie jest twoja.
why-klongs-too-far = Karta ruchu to jedno pole, bokiem lub rogiem.
why-klongs-no-card = Nie masz już kart ruchu.
why-klongs-moved-already = Jedna karta ruchu na turę.
why-klongs-other-row = Złodziej sięga tylko w swoim rzędzie.
why-klongs-protected = Inspektor chroni tę kolumnę.
why-klongs-inspector = Nikt nie kradnie inspektora.
why-klongs-thief-itself = Złodziej nie ukradnie sam siebie.
why-klongs-not-chased = Stąd nie przegnano złodzieja.
why-klongs-no-such-stack = Ten stos jest pusty.
why-klongs-no-landing = Tu nie ma przystani.
why-klongs-landing-open = Wokół przystani muszą stać cztery łodzie.
why-klongs-landing-not-yours = Żadna z tych łodzi nie jest twoja.
why-klongs-not-at-landing = Ta łódź nie stoi przy tej przystani.
why-klongs-only-your-own = W małym dniu targowym bierzesz własną łódź.
why-klongs-anothers = Nigdy łodzi innego gracza.

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
object-logbook-use = Raz w turze rzuć ponownie obiema kośćmi.
object-machete-use = Możesz przejść o jedno pole więcej niż na kości.
object-torch-use = Szmaragd więcej w jaskiniach i dżunglach szmaragdów.
object-map-use = Po odwróceniu odwróć drugi kafelek tego samego koloru.
object-compass-use = Możesz przejść o jedno pole mniej niż na kości.
thing-1 = Szmaragd o wartości 1
thing-3 = Szmaragd o wartości 3
thing-great = Wielki szmaragd { $points }
thing-great-use = Na końcu daje { $points } pkt.
thing-cursed-use = Daje { $points } pkt, ale jest przeklęty: wodospady ci nie pomogą.
thing-and-use = { $thing }: { $use }
thing-no-room = Brak miejsca: coś trzeba by wyrzucić.
trail-jungle = Dżungla: nic się tu nie dzieje.
trail-emerald = Dżungla szmaragdów: zatrzymaj się tu po jeden szmaragd.
trail-abandoned = Opuszczony obóz: zatrzymaj się tu, by wziąć przedmiot.
trail-waterfall = Wodospad: zatrzymaj się tu, by pozbyć się siniaka.
trail-cave = Jaskinia: zatrzymaj się i rzuć obiema kośćmi; niższa liczy się w szmaragdach.
trail-river = Rzeka: kończy twój marsz, chyba że masz linę.
trail-cliff = Urwisko: kończy twój marsz, chyba że masz kotwiczkę.
trail-pit = Dół: siniak dla każdego, kto tu wejdzie, chyba że z apteczką.
trail-quicksand = Ruchome piaski: kto tu wejdzie, traci przedmiot.
trail-camp = Obóz: wróć tu przed innymi.
trail-temple = Świątynia: wybierz tu wielki szmaragd.
name-jungle = Dżungla
name-emerald = Dżungla szmaragdów
name-abandoned = Opuszczony obóz
name-waterfall = Wodospad
name-cave = Jaskinia
name-river = Rzeka
name-cliff = Urwisko
name-pit = Dół
name-quicksand = Ruchome piaski

bakong-first = Na początek
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
ahead-emeralds = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
    [many] +{ $points } punktów
   *[other] +{ $points } punktu
}
ahead-cave = +1 do 6 punktów
ahead-cave-torch = +2 do 7 punktów
ahead-ouch-less = 1 siniak mniej
ahead-object = przedmiot
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
prompt-bakong-flip = { $name }: { $flip } odwraca, { $walk } to kroki
prompt-bakong-flip-nothing = { $name }: { $flip } nic nie odwraca, { $walk } to kroki
prompt-bakong-reroll = { $name }: rzucić ponownie obiema kośćmi?
prompt-bakong-second = { $name }: odwrócić drugi kafelek dzięki mapie?
prompt-bakong-walk = { $name }: jak daleko?
prompt-bakong-sink = { $name }: ruchome piaski zabierają przedmiot
prompt-bakong-great = { $name }: wybierz wielki szmaragd
prompt-bakong-room = { $name }: na to brak miejsca. Wyrzucić coś?
prompt-bakong-must = { $name }: zrób miejsce na wielki szmaragd
prompt-bakong-throw-reserve = { $name }: odrzucić to do zapasu? { $thing }.
prompt-bakong-throw-temple = { $name }: zostawić to w świątyni? { $thing }.
prompt-bakong-not-enough = To jeszcze za mało.
prompt-bakong-sinks = { $name }: to zabiorą ruchome piaski? { $thing }.
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
log-bakong-ouch = { $name } wpada w dół. Auć, siniak!
log-bakong-spared = { $name } wpada w dół, ale nie ma już siniaków.
log-bakong-sinking = { $name } wchodzi w ruchome piaski.
log-bakong-sank = { $name } traci przedmiot w ruchomych piaskach: { $thing }.
log-bakong-cave = { $name } przeszukuje jaskinię: { $one } i { $two }.
log-bakong-emeralds = { $worth ->
    [0] { $name } nie znajduje szmaragdu: już ich nie ma.
    [one] { $name } znajduje { $worth } szmaragd.
    [few] { $name } znajduje szmaragdy o wartości { $worth }.
    [many] { $name } znajduje szmaragdy o wartości { $worth }.
   *[other] { $name } znajduje szmaragdy o wartości { $worth }.
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
part-great = Wielki szmaragd
part-small = Małe szmaragdy
part-first-home = Pierwszy powrót
part-ouches = Siniaki
explain-bakong-sinks-not = Ruchome piaski zabierają tylko przedmioty: szmaragdy są bezpieczne.
why-bakong-at-least-one = Idziesz co najmniej jedno pole.
why-bakong-have-it = Już to masz; nikt nie nosi dwóch takich samych przedmiotów.
why-bakong-just-flipped = Ten kafelek właśnie odwrócono.
why-bakong-left-here = W czasie tej samej wizyty nie można tego zabrać.
why-bakong-must-take-great = Wielki szmaragd trzeba wziąć: zrób na niego miejsce.
why-bakong-never-fits = Obok wielkiego szmaragdu to się nigdy nie zmieści.
why-bakong-never-thrown = Wielkiego szmaragdu nigdy się nie wyrzuca.
why-bakong-no-compass = Tylko z kompasem idziesz o pole mniej.
why-bakong-no-logbook = Tylko z dziennikiem rzucasz ponownie.
why-bakong-no-machete = Tylko z maczetą idziesz o pole więcej.
why-bakong-no-such-die = Żadna kość tego nie pokazuje.
why-bakong-no-such-great = Tego wielkiego szmaragdu nie ma w świątyni.
why-bakong-no-such-object = Nie ma takiego przedmiotu.
why-bakong-no-tile = Odwracać można tylko 24 kafelki.
why-bakong-none-left = W zapasie już tego nie ma.
why-bakong-not-at-temple = Tego nie ma w świątyni.
why-bakong-not-in-front = Tylko kafelki przed tobą.
why-bakong-not-in-pack = Tego nie ma w twoim plecaku.
why-bakong-not-now = Najpierw trzeba rozstrzygnąć coś innego.
why-bakong-other-colour = Tylko kafelek tego koloru, który przed chwilą zniknął.
why-bakong-rerolled = Kośćmi można rzucić ponownie tylko raz w turze.
why-bakong-steps = Kość mówi, jak daleko idziesz.

## Bangkok: Pływający targ

ware-peas = Modry groch
ware-fish = Ryby
ware-passion-fruit = Marakuje
ware-courgettes = Cukinie
chilli-shun = 5 punktów, o 1 mniej za każdy towar: { $goods }. Wiezie: { $carries }
chilli-each = 1 punkt za każdy towar: { $goods }. Wiezie: { $carries }
chilli-pairs = 2 punkty za każdą parę: { $goods }. Wiezie: { $carries }
chilli-once = 2 punkty za każdy towar, który jest tam tylko raz. Wiezie: { $carries }
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
prompt-market-play = { $name }: zagraj kartę do portu albo wymień linię
prompt-market-end = { $name }: z której strony portu?
prompt-market-brings = { $count ->
    [one] { $name }: dostajesz jedną kartę
    [few] { $name }: dostajesz { $count } karty
    [many] { $name }: dostajesz { $count } kart
   *[other] { $name }: dostajesz { $count } karty
}
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
prompt-market-renew = { $name }: nowe karty w całym rzędzie lub kolumnie?
prompt-market-line = { $name }: który rząd lub kolumna?
prompt-market-row-or-column = { $name }: jej rząd czy jej kolumna?
prompt-market-lay = { $count ->
    [one] { $name }: wyłóż jedną kartę na swój targ
    [few] { $name }: wyłóż { $count } karty na swój targ
    [many] { $name }: wyłóż { $count } kart na swój targ
   *[other] { $name }: wyłóż { $count } karty na swój targ
}
prompt-market-lay-where = { $name }: gdzie na twoim targu?
prompt-market-under = { $name }: nic nie pasuje na twój targ; jedna karta idzie pod swój stos
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
explain-market-nowhere = Żaden otwarty rząd ani kolumna nie ma wspólnego towaru z tą kartą.
explain-market-other = Wybierz raczej tę kartę.
explain-market-renew = Wymiana zamiast tego zajmuje całą turę.
plate-renew = Wymień
plate-take = Weź
compass-title = { $name }: twój tajny cel
peek-not-yours = Tu patrzy się własnym padem.
compass-press = Naciśnij kierunek tak, żeby nikt nie widział.
compass-there = Twój towar leży w naciśniętym kierunku.
compass-away = Reszta odwraca wzrok. Potem kliknij.
compass-up = Twój towar jest u góry.
log-market-played = { $name } zagrywa kartę { $end }: { $card }.
log-market-taken = { $name } bierze: { $cards }.
log-market-laid = { $name } kładzie w rzędzie { $row }, kolumnie { $column }: { $card }.
log-market-under = { $name } odkłada pod stos: { $card }.
log-market-renewed-row = { $name } wymienia rząd { $number }.
log-market-renewed-column = { $name } wymienia kolumnę { $number }.
log-market-last-round = { $name } ma pełny targ: ostatnia runda!
log-market-full = { $name } ma pełny targ: koniec gry.
log-market-standstill = Rundy bez wyłożonej karty: { $rounds }. Koniec gry.
log-market-pontoon = { $name } odkrywa cel: { $good }.
log-market-scored = { $name }: { $points } ({ $part }).
part-objective = Cel
part-shun = Chili: unika
part-each = Chili: każdy
part-pairs = Chili: pary
part-once = Chili: raz
part-complete = Pełny targ
why-market-not-in-hand = Nie masz tej karty w ręce.
why-market-no-such-end = Tu nie kończy się żaden rząd ani kolumna.
why-market-deck-end = Leży tam stos: nad tą kolumną nic się nie zagrywa.
why-market-token-end = Znacznik blokuje ten koniec w tej turze.
why-market-nothing-shared = Nie ma wspólnego towaru z żadną kartą tej linii.
why-market-take-all = Bierzesz wszystkie karty, które ci się należą.
why-market-cannot-take = Ta karta nie może wziąć tamtych.
why-market-no-such-line = Nie ma takiego rzędu ani kolumny.
why-market-surplus-first = Najpierw zostaw w ręce tylko trzy karty.
why-market-no-surplus = Na targ idą tylko karty ponad trzy w ręce.
why-market-no-such-place = Twój targ nie ma takiego miejsca.
why-market-place-taken = Tu już leży karta, a kart nigdy się nie przesuwa.
why-market-first-corner = Pierwsza karta idzie w lewy górny róg.
why-market-not-touching = Musi stykać się bokiem z jedną z twoich kart.
why-market-chilli-row = Najwyżej jedna karta chili na rząd.
why-market-chilli-column = Najwyżej jedna karta chili także na kolumnę.
why-market-chilli-nowhere = Każde dostępne miejsce leży w rzędzie, który ma już swoją kartę chili.
why-market-chilli-nowhere-expert = Każde dostępne miejsce leży w rzędzie lub kolumnie z kartą chili.
why-market-full = Twój targ jest pełny.
why-market-must-lay = Da się wyłożyć kartę na targ, więc trzeba.

## Solo

title-solo = Zagraj solo
solo-title = Gra solo
solo-lead = Dziewięć tur na twój najlepszy targ.
solo-new = Nowy targ
solo-new-line = Świeże karty, gra o galerię sław
solo-day = Targ dnia
solo-day-line = { $date }: te same karty dla wszystkich
solo-day-done = Dzisiejszy wynik: { $points }
solo-day-spent = Dziś już po próbie, z graczem komputerowym
solo-hall = Galeria sław
solo-hall-line = Najlepsze targi: obejrzyj je i zagraj jeszcze raz
solo-player = Imię: { $name }
solo-seed = Zagraj numer
solo-seed-empty = Numer targu
solo-mode = Karty chili
solo-mode-base = Jedna w rzędzie
solo-mode-expert = Ekspert: rząd i kolumna
solo-of-day = Targ dnia, { $date }
solo-nobody = Jeszcze bez wyniku.
solo-best = Do pobicia: { $name }, { $points }
solo-streak = { $days ->
    [0] Jeszcze bez serii dni
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
hall-title = Galeria sław
hall-tab-base = Podstawa
hall-tab-expert = Ekspert
hall-tab-day = Targ dnia
hall-empty = Jeszcze pusto. Otwórz tę listę!
hall-hint = Targ numer { $seed }
hall-hint-helped = Targ numer { $seed }, zagrany z podpowiedzią
result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
result-medal-none = Tym razem bez medalu
result-medal-bronze = Brązowy medal!
result-medal-silver = Srebrny medal!
result-medal-gold = Złoty medal!
result-computer = Z graczem komputerowym
result-next = Do następnego medalu: { $missing }
result-place = Miejsce { $place } w galerii sław
result-place-day = Dziś miejsce { $place }
result-practice = Dla wprawy: liczy się pierwsza próba dnia
result-helped = Z podpowiedzią po drodze
result-not-own = Bez medalu i bez miejsca w galerii sław
result-day-spent = Targ dnia liczy się jako rozegrany
result-again = Te same karty
result-new = Nowy targ

## Podpowiedzi

hint-dice-correct = Grupa ma wtedy dokładnie { $goal }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-close = Grupa o sumie { $sum } może być najbliżej celu { $goal }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-towards = To daje { $sum } z { $goal }; zabraknie jeszcze { $need ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}.
hint-dice-sequence = Twoje sekwencje się wydłużają: o { $points ->
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
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
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
hint-dice-most-colour = Kolor { $colour }: masz wtedy najwięcej, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-dice-more-colour = Kolor { $colour }: doganiasz innych, o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
hint-dice-deny = To ostatnia { $value ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
}, a następny gracz miałby za nią { $points ->
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
} na nową grupę: wszystko jeszcze możliwe.
hint-dice-spare = { $value ->
    [1] Jedynka
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
   *[6] Szóstka
} tam, gdzie nie szkodzi.

hint-klongs-step = Parasolka od razu daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-day = Nadchodzi mały dzień targowy, a jedna przystań da ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-big-day = Nadchodzi WIELKI dzień targowy, a jedna przystań da ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-full = Przystań się zapełnia i w dniu targowym da ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-third = Przystani brakuje już tylko jednej łodzi; na razie daje ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-double = Kuchnia podwaja to, co dostają tam twoi kupcy.
hint-klongs-merchant = Wsiada tam twój kupiec.
hint-klongs-guard = { $boats ->
    [one] Inspektor chroni w swojej kolumnie twoją łódź.
    [few] Inspektor chroni w swojej kolumnie { $boats } twoje łodzie.
    [many] Inspektor chroni w swojej kolumnie { $boats } twoich łodzi.
   *[other] Inspektor chroni w swojej kolumnie { $boats } twojej łodzi.
}
hint-klongs-loot = Stamtąd złodziej może od razu zabrać łódź: { $good }.
hint-klongs-rob = Stamtąd złodziej może od razu zabrać komuś łódź: { $good }.
hint-klongs-baskets = Jej kosze leżą obok twojego kupca.
hint-klongs-chase = To przegania złodzieja.
hint-klongs-take-thief = Teraz złodziej może kraść dla ciebie.
hint-klongs-spoil = To psuje przystań, która dałaby innym o { $points ->
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
hint-klongs-special = W magazynie nic nie daje, ale twoje najlepsze przystanie zostają pełne.
hint-klongs-keep = W ręce jest warta więcej niż w magazynie.
hint-klongs-score = Przystań płaci tylko tobie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-klongs-score-shared = Przystań daje ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a innym najwyżej { $others }.
hint-klongs-pass = Punktowanie teraz bardziej pomaga innym albo kosztuje cię później lepszą przystań.
hint-klongs-keep-card = Żadna twoja łódź nie zyska dość na ruchu: zachowaj kartę.
hint-klongs-draw-open = Łódź, do której może wsiąść twój kupiec.
hint-klongs-draw-neutral = Więcej koszy dla twoich przystani albo parasolka.
hint-klongs-only = Inne możliwości są warte mniej.

hint-bakong-home = Wracasz przed innymi: koniec gry, a ty dostajesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-bakong-not-home = Powrót teraz oznacza przegraną; tak jest jeszcze nadzieja.
hint-bakong-temple = Docierasz do świątyni, gdzie można jeszcze zdobyć { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-bakong-stop-emerald = Zatrzymujesz się przy szmaragdzie.
hint-bakong-stop-cave = Zatrzymujesz się przy jaskini: 1–6 szmaragdów.
hint-bakong-stop-waterfall = Wodospad leczy siniaka.
hint-bakong-stop-abandoned = Zatrzymujesz się w obozie z przedmiotami.
hint-bakong-spared-pit = Inaczej wpadniesz w dół.
hint-bakong-spared-quicksand = Inaczej ruchome piaski zabiorą przedmiot.
hint-bakong-spared-stopped = Inaczej coś cię zatrzyma po drodze.
hint-bakong-clear-river = Znika rzeka przed tobą.
hint-bakong-clear-cliff = Znika urwisko przed tobą.
hint-bakong-clear-pit = Znika dół przed tobą.
hint-bakong-clear-quicksand = Znikają ruchome piaski przed tobą.
hint-bakong-bring-cave = Przed tobą pojawia się jaskinia.
hint-bakong-bring-emerald = Przed tobą pojawia się szmaragd.
hint-bakong-hinder-river = Rzeka zatrzyma kogoś innego.
hint-bakong-hinder-cliff = Urwisko zatrzyma kogoś innego.
hint-bakong-hinder-pit = Dół leży na drodze kogoś innego.
hint-bakong-hinder-quicksand = Ruchome piaski leżą na drodze kogoś innego.
hint-bakong-further = { $steps ->
    [one] Tak zajdziesz dalej: jedno pole.
    [few] Tak zajdziesz dalej: { $steps } pola.
    [many] Tak zajdziesz dalej: { $steps } pól.
   *[other] Tak zajdziesz dalej: { $steps } pola.
}
hint-bakong-steps = { $steps ->
    [one] Idziesz jedno pole.
    [few] Idziesz { $steps } pola.
    [many] Idziesz { $steps } pól.
   *[other] Idziesz { $steps } pola.
}
hint-bakong-look = Nikt jeszcze nie wie, co kryje ten kafelek.
hint-bakong-second = Druga strona tego kafelka bardziej ci pasuje.
hint-bakong-no-second = Inne kafelki lepiej zostawić tak, jak leżą.
hint-bakong-reroll = Ten rzut daje niewiele; nowy pewnie da więcej.
hint-bakong-reroll-pit = Przy tym rzucie tak czy tak wpadniesz w dół.
hint-bakong-reroll-stopped = Przy tym rzucie tak czy tak coś cię zatrzyma.
hint-bakong-reroll-quicksand = Przy tym rzucie tak czy tak stracisz przedmiot.
hint-bakong-object-rope = { $count ->
    [one] Przed tobą jest rzeka.
    [few] Przed tobą są { $count } rzeki.
    [many] Przed tobą jest { $count } rzek.
   *[other] Przed tobą jest { $count } rzeki.
}
hint-bakong-object-grapple = { $count ->
    [one] Przed tobą jest urwisko.
    [few] Przed tobą są { $count } urwiska.
    [many] Przed tobą jest { $count } urwisk.
   *[other] Przed tobą jest { $count } urwiska.
}
hint-bakong-object-kit = { $count ->
    [one] Przed tobą jest dół.
    [few] Przed tobą są { $count } doły.
    [many] Przed tobą jest { $count } dołów.
   *[other] Przed tobą jest { $count } dołu.
}
hint-bakong-object-torch = { $count ->
    [one] Przed tobą jest jedno miejsce ze szmaragdami.
    [few] Przed tobą są { $count } miejsca ze szmaragdami.
    [many] Przed tobą jest { $count } miejsc ze szmaragdami.
   *[other] Przed tobą jest { $count } miejsca ze szmaragdami.
}
hint-bakong-object-logbook = Drugi rzut w każdej turze chroni przed najgorszym.
hint-bakong-object-machete = Jedno pole więcej w każdej turze skraca drogę do obozu.
hint-bakong-object-map = Drugi odwrócony kafelek w turze oczyszcza drogę.
hint-bakong-object-compass = O pole mniej: stajesz, gdzie chcesz, a kompas jest mały.
hint-bakong-object = Przyda się, gdy kafelki się odwrócą.
hint-bakong-fits = Jest na to miejsce.
hint-bakong-nothing = Nic tu nie jest warte miejsca.
hint-bakong-useless-rope = Przed tobą nie ma już rzek.
hint-bakong-useless-grapple = Przed tobą nie ma już urwisk.
hint-bakong-useless-kit = Przed tobą nie ma już dołów.
hint-bakong-useless-torch = Przed tobą nie ma już szmaragdów.
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
} i mniej cię kosztuje.
hint-bakong-throw-small = { $points ->
    [one] To kosztuje cię najwyżej punkt.
    [few] To kosztuje cię najwyżej { $points } punkty.
    [many] To kosztuje cię najwyżej { $points } punktów.
   *[other] To kosztuje cię najwyżej { $points } punktu.
}
hint-bakong-leave = To, co niesiesz, jest warte więcej.

hint-market-fills = Twój targ jest wtedy pełny: { $points ->
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
    [one] To wystarczy, by w jednej turze wyłożyć jedną kartę.
    [few] To wystarczy, by w jednej turze wyłożyć { $count } karty.
    [many] To wystarczy, by w jednej turze wyłożyć { $count } kart.
   *[other] To wystarczy, by w jednej turze wyłożyć { $count } karty.
}
hint-market-objective = { $count ->
    [one] Jeden towar więcej do twojego celu.
    [few] { $count } towary więcej do twojego celu.
    [many] { $count } towarów więcej do twojego celu.
   *[other] { $count } towaru więcej do twojego celu.
}
hint-market-denies = { $points ->
    [one] Następny gracz miałby z jednej z tych kart około { $points } punktu.
    [few] Następny gracz miałby z jednej z tych kart około { $points } punktów.
    [many] Następny gracz miałby z jednej z tych kart około { $points } punktów.
   *[other] Następny gracz miałby z jednej z tych kart około { $points } punktu.
}
hint-market-takes = { $count ->
    [one] Dostajesz kartę, która może bardziej ci pasować.
    [few] Dostajesz { $count } karty, które mogą bardziej ci pasować.
    [many] Dostajesz { $count } kart, które mogą bardziej ci pasować.
   *[other] Dostajesz { $count } karty, które mogą bardziej ci pasować.
}
hint-market-renew = Nic w porcie nie pasuje do twojej ręki: nowe karty może tak.
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
hint-market-lay-harmless = Tam nie szkodzi, a lepsze karty zostają w ręce.
hint-market-lay-least = { $points ->
    [one] Kosztuje tam punkt, a i tak jest najlepsza z twojej ręki.
    [few] Kosztuje tam { $points } punkty, a i tak jest najlepsza z twojej ręki.
    [many] Kosztuje tam { $points } punktów, a i tak jest najlepsza z twojej ręki.
   *[other] Kosztuje tam { $points } punktu, a i tak jest najlepsza z twojej ręki.
}
hint-market-lay-room = Tam może jeszcze zyskać.

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
results-title-screen = Tytuł

## Ustawienia

settings-title = Ustawienia
settings-display = Ekran
settings-sound = Dźwięk
settings-motion = Ruch i tempo
settings-text = Tekst
settings-controls = Sterowanie
settings-language = Język
settings-fullscreen = Pełny ekran (F11)
settings-effects = Efekty
settings-music = Muzyka
settings-mute = Wycisz wszystko
settings-speed = Tempo
settings-speed-calm = Spokojne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-reduced = Mniej ruchu
settings-reduced-hint = Lampiony i woda stoją w miejscu, a ruchy widać tylko krótko.
settings-text-size = Wielkość tekstu
settings-text-sample = Lampiony płyną obok schodów świątyni, a ostatnie łodzie z targu zawracają do domu.
settings-rumble = Wibracje w twojej turze
settings-buttons = Przyciski pada
settings-keys = Klawisze
on = Tak
off = Nie
bind-standard = Przywróć domyślne
bind-only = Tylko dla padów „{ $name }”
bind-press-pad = Naciśnij nowy przycisk dla „{ $action }”.
bind-press-keys = Naciśnij nowy klawisz dla „{ $action }”.
bind-never-mind-pad = Klawisz lub kliknięcie: jednak nie.
bind-never-mind-keys = Escape, przycisk lub kliknięcie: jednak nie.
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
rulings-lead = Gdzie opublikowane zasady zostawiają pytanie bez odpowiedzi, tutaj gra się tak.

rules-dice-idea-title = O co chodzi
rules-dice-idea-text =
    Kolorów i rund jest tyle, ilu graczy, a w każdym kolorze jest osiem kości.

    W rundzie bierzecie na zmianę kości z otwartej puli, aż każde z was ma siedem. Układacie je w grupy, których sumy mają trafić w cel. Zarazem chcecie mieć mało kolorów, długie sekwencje i więcej kości jakiejś wartości lub koloru niż inni.

    Nic nie jest ukryte i żadnej kości już się nie obraca. Po ostatniej rundzie wygrywa, kto ma najwięcej punktów.
rules-dice-round-title = Początek rundy
rules-dice-round-text =
    Rzut jedną kością wyznacza cel: jej wartość plus sześć, czyli od 7 do 12.

    Po jednej kości każdego koloru trafia po rzucie na tablicę wartości, do rzędu swojej wartości. Z równych kości jedna zostaje; każda inna zajmuje pierwszy wolny rząd niżej, a gdy takiego nie ma, najbliższy wolny wyżej.

    Wszystkie inne kości po rzucie tworzą pulę. Kto zaczyna pierwszą rundę, decyduje los; każdą następną zaczyna kolejna osoba po prawej. Tury też idą w prawo.
rules-dice-turn-title = Tura i sumy
rules-dice-turn-text =
    Weź jedną kość i połóż ją przed sobą: osobno, jako nową grupę, albo w grupie, którą już masz. To decyzja ostateczna; grup nigdy się nie łączy ani nie dzieli.

    Gdy pula jest pusta, każda grupa, która dokładnie trafia w cel, daje 4 punkty.

    Ze wszystkich grup wszystkich graczy, które chybiły, najbliższe celu dają po 2. Za dużo i za mało liczy się tak samo, a pojedyncza kość też jest grupą.
rules-dice-hand-title = Twoje siedem kości
rules-dice-hand-text =
    Tu liczą się wszystkie twoje kości, bez względu na grupy.

    Najmniej kolorów: kto ma ich najmniej, dostaje 6; przy remisie dostają wszyscy.

    Trzy jednakowe: jedna wartość w trzech różnych kolorach daje 8, raz na rundę.

    Sekwencje: 3, 4, 5 lub 6 kolejnych wartości daje 2, 4, 6 lub 8. Najpierw liczy się najdłuższa, potem najdłuższa z pozostałych kości.
rules-dice-most-title = Przewaga wartości i koloru
rules-dice-most-text =
    Za każdą wartość, a za każdy kolor według rzędu, w którym leży jego kość, tablica wartości płaci za pierwsze, drugie i trzecie miejsce.

    Remis przesuwa wszystkich remisujących w prawo o ich liczbę minus jeden. Na rysunku pierwsza osoba ma najwięcej dwójek i dostaje 5. Dwie dzielą drugie miejsce: obie dostają tyle, co za trzecie, czyli 1.

    Kto nie ma żadnej kości danej wartości lub koloru, nie zajmuje miejsca.
ruling-dice-1 = Tablica wartości: o tym, która z równych kości zostaje, a która się przesuwa, decyduje los.
ruling-dice-2 = Najbliższa suma: to jedno porównanie wszystkich graczy. Dokładne sumy nie biorą w nim udziału, a jeśli żadna grupa nie chybiła celu, nikt nie punktuje.
ruling-dice-3 = Przewaga wartości lub koloru: kto nie ma ani jednej takiej kości, nie zajmuje miejsca.

rules-klongs-idea-title = O co chodzi
rules-klongs-idea-text =
    Przyprowadzacie łodzie na pływający targ i cumujecie wokół przystani. Większość wiezie jeden z siedmiu towarów i do trzech koszy.

    Otwarta łódź jest twoja, gdy ją postawisz: wsiada do niej twój kupiec. Łódź neutralna ma własnego kupca i jest niczyja.

    Gdy parasolka Luk Phat wespnie się dość daleko, dzień targowy płaci tym, których łodzie stoją przy właściwych przystaniach. Łodzie, które tam bierzesz, trafiają do twojego magazynu, a ten liczy się na końcu.
rules-klongs-turn-title = Tura
rules-klongs-turn-text =
    Postaw jedną z czterech łodzi z ręki. W pierwszej rundzie wpływa przez pole wejściowe (we dwoje tylko jasne); potem musi stykać się z łodzią, bokiem lub rogiem. Dzielnica mieści najwyżej trzy łodzie.

    Łódź z parasolką Luk Phat przesuwa znacznik o krok, a ty dostajesz punkty tego kroku.

    Raz w turze, przed postawieniem łodzi lub po nim, możesz wydać jedną z dwóch kart ruchu: jedna z twoich łodzi płynie o jedno pole, bokiem lub rogiem.

    Potem dobierasz do czterech.
rules-klongs-specials-title = Złodziej, inspektor, kuchnia
rules-klongs-specials-text =
    Złodziej może zabrać jedną łódź ze swojego rzędu, z dowolnej odległości: do twojego magazynu albo do ręki, zamiast dobierania. Jej kupiec wraca do właściciela.

    Inspektor strzeże całej kolumny: nic w niej nie da się ukraść, żaden złodziej tam nie zacumuje, a tych, którzy tam są, przegania. Jednego z nich możesz wziąć do ręki zamiast dobierania.

    Kuchnia, pływająca garkuchnia, podwaja każdą przystań obok siebie.
rules-klongs-market-title = Dni targowe
rules-klongs-market-text =
    Możesz punktować przystań, jeśli na jej czterech polach stoją łodzie, a jedna z nich jest twoja. Zsumuj kosze: każdy dostaje tę sumę za każdego swojego kupca przy przystani. Łup złodzieja nigdy się nie liczy.

    Potem bierzesz jedną z czterech łodzi do magazynu.

    W małym dniu targowym każdy punktuje najwyżej dwa razy i bierze własną łódź. Zaczyna, kto go wywołał.

    W WIELKIM dniu targowym zaczyna, kto ma najmniej punktów, i gra się, aż wszyscy po kolei spasują. Wzięta łódź może być też neutralna.
rules-klongs-end-title = Koniec
rules-klongs-end-text =
    Po WIELKIM dniu targowym liczy się magazyny: za każdy towar 1 punkt za pierwszą łódź, 2 za drugą, 3 za trzecią i tak dalej. Łodzie specjalne nic nie dają.

    Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.

    Przy dwóch stosach (opcja w poczekalni) w jednym leżą łodzie otwarte, w drugim neutralne i specjalne. Zaczynacie z trzema i jedną, a stos wybieracie przy każdym dobieraniu.
ruling-klongs-1 = Jeśli na wodzie nie ma już łodzi, pola wejściowe znów są otwarte.
ruling-klongs-2 = Kto nie może postawić żadnej łodzi, pomija turę i nic nie dobiera. Karty ruchu wolno mimo to użyć, a jeśli zrobi ona miejsce, trzeba postawić łódź.
ruling-klongs-3 = Otwarta łódź bez kupca jest niczyja, dopóki nie wróci do czyjejś ręki. W WIELKIM dniu targowym liczy się jako neutralna.
ruling-klongs-4 = Postawioną łódź rozpatruje się w tej kolejności: kupiec, złodziej lub inspektor, Luk Phat, dzień targowy, karta ruchu, dobieranie.
ruling-klongs-5 = Łódź Luk Phat, która wróciła do ręki, znów przesuwa znacznik.
ruling-klongs-6 = Dwie kuchnie przy jednej przystani podwajają ją raz. Przystań wartą zero też wolno punktować, żeby wziąć łódź.
ruling-klongs-7 = Łodzi specjalnych nigdy się nie przesuwa. Łódź właśnie postawioną można przesunąć.
ruling-klongs-8 = Jeśli wszyscy po kolei pomijają turę albo przy pustych stosach ręce nie zmaleją przez trzy rundy, WIELKI dzień targowy nadchodzi od razu, bez punktów za krok.
ruling-klongs-9 = Liczba przystani, pola wejściowe, tor Luk Phat za pierwszym krokiem i skład łodzi to nasza rekonstrukcja; można je zmienić w folderze maps i w assets/components. Między średnimi graczami komputerowymi WIELKI dzień targowy nadszedł z toru we wszystkich 600 partiach, jak być powinno.

rules-bakong-idea-title = O co chodzi
rules-bakong-idea-text =
    Ścigajcie się przez dżunglę do świątyni Bakong, weźcie jeden z jej wielkich szmaragdów i przynieście go do obozu. Po drodze zbieracie małe szmaragdy i przydatne przedmioty, ile tylko zmieści plecak.

    Gdy pierwsza osoba z wielkim szmaragdem wróci do obozu, gra od razu się kończy, a wszyscy liczą, co mają w plecaku, gdziekolwiek są.
rules-bakong-turn-title = Tura
rules-bakong-turn-text =
    Rzuć obiema kośćmi. Jedną wybierz do odwracania, drugą do marszu.

    Najpierw odwróć kafelek, który leży dokładnie o tyle pól przed tobą: teraz działa jego druga strona. Potem idź o tyle pól, ile pokazuje druga kość, do końca. „Przed tobą” znaczy w stronę świątyni, a gdy masz wielki szmaragd, w stronę obozu.

    Zielone kafelki działają tylko tam, gdzie się zatrzymasz. Żółte kończą marsz, a jego reszta przepada. Czerwone szkodzą każdemu, kto na nie wejdzie, także po drodze.
rules-bakong-tiles-title = Kafelki
rules-bakong-tiles-text =
    Dżungla szmaragdów: jeden szmaragd. Jaskinia: rzuć obiema kośćmi, niższa liczy się w szmaragdach. Opuszczony obóz: możesz wziąć przedmiot. Wodospad: jeden siniak mniej. Zwykła dżungla: nic.

    Rzeka i urwisko kończą marsz, chyba że masz linę lub kotwiczkę.

    Dół daje ci siniaka, chyba że masz apteczkę. Ruchome piaski po skończonym marszu zabierają jeden przedmiot, do wyboru; wraca on do zapasu.
rules-bakong-pack-title = Plecak
rules-bakong-pack-text =
    Przedmioty i wielkie szmaragdy leżą w środkowej kieszeni; małe szmaragdy i kompas mieszczą się w każdej. Wszystko można w każdej chwili obrócić i przepakować, a program robi to za ciebie.

    Gdy brak miejsca, możesz coś wyrzucić albo zostawić znalezisko. Nikt nie nosi dwóch takich samych przedmiotów. Siniaki nie zajmują miejsca.

    Dostajesz jak najmniej żetonów szmaragdów, bez wydawania reszty: najpierw trójki, potem jedynki.
rules-bakong-objects-title = Przedmioty
rules-bakong-objects-text =
    Lina: rzeki cię nie zatrzymują. Kotwiczka: urwiska cię nie zatrzymują. Apteczka: doły nie dają ci siniaków.

    Dziennik: raz w turze rzuć ponownie obiema kośćmi. Mapa: po odwróceniu odwróć drugi kafelek tego samego koloru.

    Maczeta: możesz przejść o jedno pole więcej niż na kości. Kompas: możesz przejść o jedno pole mniej niż na kości. Pochodnia: szmaragd więcej w jaskiniach i dżunglach szmaragdów.
rules-bakong-temple-title = Świątynia i powrót
rules-bakong-temple-text =
    Świątynia kończy marsz. Wybierz jeden wielki szmaragd; jeśli nie ma na niego miejsca, zrób je. Przedmioty, które tu wyrzucisz, zostają, a kto przyjdzie później, może je wziąć. Na największym szmaragdzie ciąży klątwa: z nim w plecaku nie pomoże żaden wodospad.

    Kto pierwszy wróci do obozu, dostaje 3 punkty i kończy grę.

    Wielki szmaragd liczy się według swojej liczby, mały to 1 lub 3, każdy siniak odbiera 3. Wygrywa, kto ma najwięcej punktów; przy remisie decyduje wyższy wielki szmaragd.
ruling-bakong-1 = Maczety i kompasu nie łączy się, a o użyciu decyduje się przed marszem.
ruling-bakong-2 = Dla mapy liczy się strona, która właśnie zniknęła: po urwisku wolno odwrócić też rzekę. Kto stoi na odwracanym kafelku, nic nie odczuwa.
ruling-bakong-3 = Dostajesz najmniej żetonów, na ile pozwala zapas, najpierw trójki. Szmaragd z pochodni to osobna jedynka. Gdy zapas się kończy, dostajesz to, co zostało.
ruling-bakong-4 = Znalezisko liczy się, zanim cokolwiek się wyrzuci. Co się mieści, bierze się od razu; dla każdego żetonu, który się nie mieści, robisz miejsce albo go zostawiasz. Tylko wielki szmaragd trzeba wziąć.
ruling-bakong-5 = Co zabierają ruchome piaski, pomaga jeszcze do końca marszu, ale nie tam, gdzie się zatrzymasz, a potem wraca do zapasu. Każde ruchome piaski zabierają kolejny przedmiot, dopóki jakiś masz, nigdy wielki szmaragd.
ruling-bakong-6 = Gdy w zapasie nie ma siniaków, dół żadnego nie daje. Opuszczony obóz, w którym nie ma dla ciebie nic nowego, nic nie daje.
ruling-bakong-7 = W świątyni możesz też zrobić miejsce na leżące tam przedmioty. Czego pozbędziesz się lub nie weźmiesz podczas wizyty, tego nie można wziąć w czasie tej samej wizyty.
ruling-bakong-8 = Gdzie nie ma wyboru, nikt nie jest pytany: ostatni wielki szmaragd zostaje wzięty, jedyny przedmiot tonie.
ruling-bakong-9 = Jeśli wielkie szmaragdy też są równe, zwycięstwo jest wspólne.
ruling-bakong-10 = Dwie strony kafelków, kształty przedmiotów i szmaragdów oraz kieszenie plecaka to nasza rekonstrukcja, a szmaragdów o wartości 1 jest 60; wszystko można zmienić w assets/components. Czterej średni gracze komputerowi grali od 8 do 20 rund w 93 partiach na 100, jak być powinno.

rules-market-idea-title = O co chodzi
rules-market-idea-text =
    Wpychacie łodzie do zatłoczonego portu, inne z niego wypływają, a każde z was buduje własny pływający targ, trzy na trzy karty, wokół kart chili, które punktują.

    Twój pomost pokazuje towar, który znasz tylko ty: na końcu każdy taki towar na twoim targu jest wart punkt.

    Żeby zobaczyć swój cel, naciśnij jego przycisk, a potem kierunek tak, żeby nikt nie widział. Pojawią się wszystkie cztery towary, a twój leży w tym kierunku.
rules-market-turn-title = Tura
rules-market-turn-text =
    Zagraj kartę z ręki na końcu rzędu lub kolumny, które mają z nią wspólny towar. Każdy towar na twojej karcie bierze jedną kartę, która też go wiezie: tyle, ile się da, a gdzie jest wybór, wybierasz ty.

    Potem twoja karta wsuwa się ze swojego końca, linia odsuwa się od niej, a luki się zapełnia: łodzią, jeśli w porcie leżą dwie karty chili, a w innym razie kartą chili.

    Albo wymień rząd lub kolumnę: wszystkie ich karty zastępuje się nowymi. To cała tura.
rules-market-market-title = Twój targ
rules-market-market-text =
    W ręce zostawiasz trzy karty. Wszystko ponad to idzie na twój targ, karta po karcie.

    Pierwsza karta idzie w lewy górny róg, każda następna obok którejś z twoich. Kart nigdy się nie przesuwa. W rzędzie mieści się najwyżej jedna karta chili; dla ekspertów w kolumnie też.

    Gdy ktoś wyłoży dziewięć kart, kończy się rundę, żeby wszyscy mieli tyle samo tur.
rules-market-chillies-title = Karty chili
rules-market-chillies-text =
    Karta chili patrzy na siebie i na karty, które stykają się z nią bokiem, i liczy ich towary, razem z własnymi.

    Unika: 5 punktów, o 1 mniej za każdy pokazany towar, nigdy poniżej 0. Każdy: 1 punkt za każdy pokazany towar. Pary: 2 punkty za każdą parę dwóch pokazanych towarów. Raz: 2 punkty za każdy z czterech towarów, który jest tam dokładnie raz.

    Pełny targ daje jeszcze 2. Wygrywa, kto ma najwięcej punktów; przy remisie, kto ma ich więcej za cel.
rules-market-alone-title = Solo
rules-market-alone-text =
    Dziewięć tur, żeby zbudować jak najlepszy targ. Znacznik wędruje wokół portu: koniec, przy którym stoi, jest w tej turze zablokowany. Stosy leżą nad kolumnami 1 i 3; tam nie da się nic zagrać.

    Targ dnia jest taki sam dla wszystkich; liczy się twoja pierwsza próba, a dni z rzędu tworzą serię. W galerii sław każdą partię można zagrać jeszcze raz tymi samymi kartami.

    Progi medali wyznaczyły symulowane partie: 20, 24 i 28 punktów daje brąz, srebro i złoto, dla ekspertów 19, 23 i 27.
ruling-market-1 = Bierzesz największy zbiór kart, które da się przypisać towarom na zagranej karcie, po jednej karcie na towar. Jeśli takich zbiorów jest kilka, wybierasz ty.
ruling-market-2 = Luki zapełnia się od dalszego końca w stronę zagranej karty, a przed każdym dobraniem na nowo liczy się karty chili w porcie. Gdy jeden stos jest pusty, dobiera się z drugiego.
ruling-market-3 = Jeśli żadna karta z ręki nie może iść na twój targ, wybrana przez ciebie karta idzie pod swój stos. Łodzie startowe należą do stosu łodzi.
ruling-market-4 = Wymienia się od lewej do prawej albo z góry na dół. Gdzie w stosie nie ma już kart, zostaje stara karta.
ruling-market-5 = Dziesięć rund, w których nikt nie wyłoży karty, kończy grę.
ruling-market-6 = Karta chili, która unika towaru, nigdy nie daje mniej niż 0.
ruling-market-7 = Solo można wymienić dowolną linię, a gra kończy się też, gdy targ jest pełny.
ruling-market-8 = Ręce są jawne: wszystkie karty przyszły do nich odkryte ze stołu. Tajny jest tylko cel.
ruling-market-9 = Skład towarów na łodziach i kartach chili oraz cztery pomosty to nasza rekonstrukcja; można je zmienić w assets/components.

## Autorzy

credits-games = Gry są dziełem swoich autorów i wydawców:
credits-here =
    Wszystkie obrazy, dźwięki, słowa i kod tego programu powstały specjalnie dla niego. Są wolne, na licencji MIT.
    Krój pisma: Manrope, Mikhail Sharanda, na licencji SIL Open Font License. Zbudowano z pygame-ce i SDL.

## Gdy coś się zepsuje

crash-title = To nie powinno się zdarzyć
crash-text = Program napotkał nieznany błąd. Partia jest zapisana aż do ostatniej decyzji; wrócisz do niej przez „Kontynuuj” na ekranie tytułowym.
crash-report = Raport leży tutaj: { $file }
crash-to-title = Ekran tytułowy
