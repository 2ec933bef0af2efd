# Die Arena am Tisch: Spielplan, Karten, Entscheidungen, Verlauf.
# Die Texte unter „Wörter“ sind Teile von anderen und teilen deren Werte.

## Wörter

arena-jedi =
    { $jedi ->
        [obi_wan] { jedi-obi-wan.short }
        [anakin] { jedi-anakin.short }
        [mace] { jedi-mace.short }
       *[kit] { jedi-kit.short }
    }
arena-other =
    { $other ->
        [obi_wan] { jedi-obi-wan.short }
        [anakin] { jedi-anakin.short }
        [mace] { jedi-mace.short }
       *[kit] { jedi-kit.short }
    }
arena-droid =
    { $kind ->
        [battle] { droid-battle }
        [super] { droid-super }
       *[droideka] { droid-droideka }
    }
arena-plural =
    { $kind ->
        [battle] { droid-battle.plural }
        [super] { droid-super.plural }
        [any] Droiden
       *[droideka] { droid-droideka.plural }
    }
arena-droids =
    { $n ->
        [one] { $kind ->
            [battle] 1 Kampfdroiden
            [super] 1 Superkampfdroiden
            [any] 1 beliebigen Droiden
           *[droideka] 1 Droideka
        }
       *[other] { $kind ->
            [any] { $n } beliebige Droiden
           *[other] { $n } { arena-plural }
        }
    }
arena-card-unknown = die Karte

## Phasen

phase-setup = Spielaufbau
phase-threats = Neue Bedrohungen
phase-roll = Würfeln
phase-refill = Gebiete auffüllen
phase-check = Bedrohungen prüfen
phase-rush =
    { $kind ->
        [battle] Ansturm: { droid-battle.plural }
        [super] Ansturm: { droid-super.plural }
       *[droideka] Ansturm: { droid-droideka.plural }
    }
phase-victory = Das Kanonenboot ist da
arena-track = Rundenleiste
arena-round = Runde { $round }

## Spielplan

arena-board = Arena
arena-board-hint = Pfeiltasten führen von Feld zu Feld, N und P zwischen leuchtenden Feldern, Enter wählt. Mit ? siehst du alle Tasten.
arena-picture =
    { $round ->
        [0] Die Arena beim Spielaufbau
       *[other] Die Arena in Runde { $round }
    }
arena-force = Macht
arena-force-of = { $force } von 10
arena-force-low = Bei 0 verliert ihr. Der letzte Schritt lässt sich nicht ausgeben.
arena-supplies = Vorräte
arena-supply = { $n } { arena-plural } im Vorrat
arena-supply-low = Fast leer: Bei 0 verliert ihr
arena-piles = Stapel und Helfer
arena-areas = Gebiete
arena-areas-left = noch { $n } Gebietsplättchen verdeckt
arena-r2d2-ready = R2-D2 bereit
arena-r2d2-spent = R2-D2 benutzt
arena-c3po-left = C-3PO × { $n }
label-field = Gebiet { $area }, Feld { $number }
label-jedi = { arena-jedi }
label-empty = leer
label-adjacent = neben { $jedi }
label-can-start = hier kannst du beginnen
label-can-walk = hierhin kannst du gehen
label-stand-here = hier stehst du
label-can-strike = schlagen für { $cost }
label-can-reach = hingehen und schlagen für { $cost }
label-can-push = fortstoßen

## Würfel und Karten

arena-die = Würfel mit { $face }
arena-slot-filled = { $face }, liegt da
arena-slot-open = { $face }, fehlt
arena-slot-spare = { $face }, nicht gefragt
arena-threat = Bedrohung
arena-mega = Mega-Bedrohung
arena-met = Erfüllt
arena-sum-over = Zu viel
cards-none = Keine Bedrohungen auf dem Tisch.
needs-dice = Verlangt { $dice }
needs-sum = Verlangt genau die Summe { $sum }
penalty-mega = Sonst ist das Spiel verloren
penalty-force = Ihr verliert { $steps } Macht
penalty-droids = Füllt Gebiete: { $areas }
penalty-areas =
    { $n ->
        [one] { arena-droid }
       *[other] { $n } × { arena-droid }
    }
fit-sum = Ergibt { $sum }, noch { $left }
fit-sum-exact = Ergibt genau { $sum }
fit-sum-over = Ergibt { $sum }, zu viel
fit-one =
    { $left ->
        [one] Passt, noch 1 Würfel
       *[other] Passt, noch { $left } Würfel
    }
fit-last = Erfüllt die Karte
fit-nothing = Passt nicht
fit-met-already = Schon erfüllt

## Fähigkeitentafeln

field-fight = Kampf mit Würfel plus { $bonus }
field-fight-exact = Nur mit einer { $exact }: Kampf mit { $exact } plus { $bonus }
field-force-scale = Macht erzeugen nach Würfel; für 1 bis 6: { $scale }
field-force-exact = Nur mit einer { $exact }: { $steps } Macht erzeugen
field-push = Nur mit einer { $exact }: Machtstoß gegen { $droids }, überall in der Arena
effect-fight = Kampf mit { $value }
effect-force =
    { $steps ->
        [0] Keine Macht
       *[other] { $steps } Macht erzeugen
    }
effect-push = Stoß gegen { $droids }
arena-field-holds = benutzt, darauf liegt eine { $face }
why-field-used = In dieser Runde benutzt
why-field-exact = Braucht eine { $exact }

## Team

seat-mine = Du
seat-person = { $name }
seat-bot = Bot
seat-open = Freier Platz
seat-away = · nicht da
team-die = hält eine { $face }
team-dice-left =
    { $n ->
        [one] noch 1 Würfel in dieser Runde
       *[other] noch { $n } Würfel in dieser Runde
    }

## Entscheidungen

arena-title-move = Du bist am Zug
your-move = Du bist am Zug: { arena-jedi }
wait-bots =
    { $n ->
        [one] Der Bot von { $who } überlegt
       *[other] Die Bots von { $who } überlegen
    }
wait-people = Warten auf { $who }
wait-open = Es fehlt noch jemand: { $who }. Teile den Link.
wait-seat = { arena-jedi } ({ $name })
wait-scene = Droiden und Bedrohungen rücken an
wait-board = Tafel von { arena-jedi }
pick-seat = Welcher deiner Jedi ist als Nächster dran?
ask-start = Wähle deinen Startplatz
ask-start-others = Die Startplätze werden gewählt
ask-report = Was zeigt dein Würfel?
ask-report-others = Die Würfel werden gemeldet
ask-place = Setzt die Würfel ein
ask-place-die = Setze deine { $face } ein
ask-fight = { arena-jedi } kämpft
ask-push = { arena-jedi } setzt den Machtstoß ein
ask-parley = Soll C-3PO diese Bedrohung wegreden?
start-how = Tippe auf ein leuchtendes Feld. Jeder beginnt neben einer anderen Säule.
report-how = Wirf deinen echten Würfel und tippe an, was er zeigt.
report-face = Mein Würfel zeigt { $face }
place-on-card = Auf eine Bedrohung
place-on-board = Auf deine Tafel
place-help = Dein Würfel liegt. Mit der Macht kannst du noch die der anderen drehen.
dice-of-roll = Würfel dieses Wurfs
die-mine = Dein Würfel
force-up = 1 Macht ausgeben: Würfel von { arena-jedi } um 1 erhöhen
force-down = 1 Macht ausgeben: Würfel von { arena-jedi } um 1 senken
force-cost =
    { $force ->
        [0] Keine Macht übrig, um Würfel zu drehen.
        [1] Macht 1: Der letzte Schritt darf nicht für Würfel ausgegeben werden.
       *[other] − und + drehen einen Würfel um 1, für je 1 Macht; ihr habt { $force }.
    }
r2d2-flip = R2-D2 dreht den Würfel von { arena-jedi } auf { $face }
fight-left = übrig vom Kampfwert { $value }
fight-how = Tippe auf ein leuchtendes Feld, um hinzugehen, und auf einen Droiden, um ihn zu schlagen. Gehen kostet nichts.
fight-reach =
    { $here ->
        [0] { $far } erreichbar
       *[other] { $far ->
            [0] { $here } neben dir
           *[other] { $here } neben dir, { $far } weitere erreichbar
        }
    }
fight-none = Keiner erreichbar
fight-finish = Kampf hier beenden
fight-finish-there = Hingehen und Kampf beenden
arena-droid-costs =
    { $kind ->
        [battle] Kampfdroide, kostet { $cost }
        [super] Superkampfdroide, kostet { $cost }
       *[droideka] Droideka, kostet { $cost }
    }
push-left =
    { $kind ->
        [any] { $n ->
            [one] Noch ein beliebiger Droide
           *[other] Noch { $n } beliebige Droiden
        }
        [battle] Als Nächstes: ein Kampfdroide
        [super] Als Nächstes: ein Superkampfdroide
       *[droideka] Als Nächstes: ein Droideka
    }
push-how =
    { $targets ->
        [one] Tippe auf den leuchtenden Droiden, wo immer er steht.
       *[other] Tippe auf einen der { $targets } leuchtenden Droiden, wo immer er steht.
    }
parley-how =
    { $n ->
        [one] Es ist sein letztes Plättchen. Alles, was die Karte täte, entfällt.
       *[other] Er hat noch { $n } Plättchen. Alles, was die Karte täte, entfällt.
    }
parley-yes = Er soll reden
parley-no = Geschehen lassen
why-start = Du kannst nur neben einer Säule beginnen, die noch niemand hat.
why-no-way = Zu diesem Feld führt kein freier Weg.
why-no-way-to-droid = Neben diesem Droiden ist kein freies Feld, das du erreichst.
why-too-strong = Zu stark: kostet { $cost }, du hast noch { $left }
why-push-droid = Hier steht kein Droide.
why-push-kind =
    { $kind ->
        [battle] Jetzt lassen sich nur Kampfdroiden stoßen.
        [super] Jetzt lassen sich nur Superkampfdroiden stoßen.
       *[droideka] Jetzt lassen sich nur Droidekas stoßen.
    }
why-no-die = Da ist kein Würfel zu drehen.
why-six = Der Würfel zeigt schon eine 6.
why-one = Der Würfel zeigt schon eine 1.
why-last-force = Die letzte Macht darf nicht ausgegeben werden.
why-not-now = Jetzt nicht möglich

## Das Ende

result-won = Sieg
result-lost = Niederlage
result-rating = Bewertung
rating =
    { $rating ->
        [youngling] Jüngling
        [padawan] Padawan
        [knight] Jedi-Ritter
       *[master] Jedi-Meister
    }
result-round =
    { $round ->
        [0] Es endete beim Spielaufbau.
       *[other] Es endete in Runde { $round } von 5.
    }
result-replay = Wiedergabe ansehen
result-branch = Anders weiterspielen
result-again = Neues Spiel
result-home = Startseite

## Verlauf

log-topic =
    { $topic ->
        [moves] Züge und Kämpfe
        [droids] Droiden
        [threats] Bedrohungen
        [force] Macht
       *[flow] Runden und Phasen
    }
story-started = { arena-jedi } beginnt in Gebiet { $area }, Feld { $number }.
story-threats-revealed = Neue Bedrohungen: { $cards }. Mega-Bedrohung: { $mega }.
story-rolled = { arena-jedi } würfelt eine { $face }.
story-reported = { arena-jedi } meldet eine { $face }.
story-rolled-all = Der Wurf: { $dice }.
story-die = { arena-jedi } { $face }
story-force-spent =
    { $own ->
        [yes] { arena-jedi } gibt 1 Macht aus und dreht den Würfel auf { $face }; Macht { $force }.
       *[no] { arena-jedi } gibt 1 Macht aus und dreht den Würfel von { arena-other } auf { $face }; Macht { $force }.
    }
story-flipped = { arena-jedi } ruft R2-D2, der den Würfel von { arena-other } auf { $face } dreht.
story-placed-on-card = { arena-jedi } legt eine { $face } auf { $card }.
story-placed-on-board = { arena-jedi } legt eine { $face } auf die Fähigkeitentafel.
story-fight-began = { arena-jedi } kämpft mit { $value }.
story-walked = { arena-jedi } geht nach Gebiet { $area }, Feld { $number }.
story-struck =
    { $kind ->
        [battle] { arena-jedi } besiegt einen Kampfdroiden in Gebiet { $area }; Rest { $left }.
        [super] { arena-jedi } besiegt einen Superkampfdroiden in Gebiet { $area }; Rest { $left }.
       *[droideka] { arena-jedi } besiegt einen Droideka in Gebiet { $area }; Rest { $left }.
    }
story-fight-ended =
    { $unused ->
        [0] { arena-jedi } beendet den Kampf ohne Rest.
       *[other] { arena-jedi } beendet den Kampf und verzichtet auf { $unused }.
    }
story-force-gained =
    { $steps ->
        [0] { arena-jedi } erzeugt keine Macht; sie bleibt bei { $force }.
       *[other] { arena-jedi } erzeugt { $steps } Macht; jetzt { $force }.
    }
story-pushed =
    { $kind ->
        [battle] { arena-jedi } stößt einen Kampfdroiden aus Gebiet { $area }.
        [super] { arena-jedi } stößt einen Superkampfdroiden aus Gebiet { $area }.
       *[droideka] { arena-jedi } stößt einen Droideka aus Gebiet { $area }.
    }
story-area-drawn = { $cause }: { arena-plural } kommen nach Gebiet { $area }.
story-area-filled =
    { $n ->
        [one] { $kind ->
            [battle] { $cause }: 1 Kampfdroide kommt nach Gebiet { $area }.
            [super] { $cause }: 1 Superkampfdroide kommt nach Gebiet { $area }.
           *[droideka] { $cause }: 1 Droideka kommt nach Gebiet { $area }.
        }
       *[other] { $cause }: { $n } { arena-plural } kommen nach Gebiet { $area }.
    }
story-area-skipped = Gebiet { $area } ist schon besetzt; das nächste Plättchen wird gezogen.
story-reshuffled = Die { $tiles } abgelegten Gebietsplättchen werden zu einem neuen Stapel gemischt.
story-no-area-free = { $cause }: Kein Gebiet ist frei, es kommen keine { arena-plural }.
story-droids-placed =
    { $n ->
        [one] { $kind ->
            [battle] 1 Kampfdroide in Gebiet { $area }.
            [super] 1 Superkampfdroide in Gebiet { $area }.
           *[droideka] 1 Droideka in Gebiet { $area }.
        }
       *[other] { $n } { arena-plural } in Gebiet { $area }.
    }
story-mega-met = Die Mega-Bedrohung { $card } ist erfüllt.
story-mega-unmet = Die Mega-Bedrohung { $card } ist nicht erfüllt.
story-threat-met = { $card } ist erfüllt.
story-threat-unmet = { $card } ist nicht erfüllt.
story-parleyed = C-3PO redet { $card } weg.
story-force-lost = { $steps } Macht geht verloren; Rest { $force }.
story-round-cleared = Alle Würfel kommen zurück; die Karten der Runde verlassen das Spiel.
story-victory =
    { $rating ->
        [youngling] Das Kanonenboot landet. Ihr siegt als Jünglinge; der kleinste Vorrat ist { $smallest }.
        [padawan] Das Kanonenboot landet. Ihr siegt als Padawane; der kleinste Vorrat ist { $smallest }.
        [knight] Das Kanonenboot landet. Ihr siegt als Jedi-Ritter; der kleinste Vorrat ist { $smallest }.
       *[master] Das Kanonenboot landet. Ihr siegt als Jedi-Meister; der kleinste Vorrat ist { $smallest }.
    }
story-supply-empty =
    { $kind ->
        [battle] Der Vorrat an Kampfdroiden ist leer. Die Arena ist verloren.
        [super] Der Vorrat an Superkampfdroiden ist leer. Die Arena ist verloren.
       *[droideka] Der Vorrat an Droidekas ist leer. Die Arena ist verloren.
    }
story-force-gone = Die Macht ist aufgebraucht. Die Arena ist verloren.
story-mega-lost = Die Mega-Bedrohung wurde nicht erfüllt. Die Arena ist verloren.
story-cause-setup = Spielaufbau
story-cause-rush = Ansturm
story-cause-threat = { $card }
