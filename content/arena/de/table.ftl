# Die Arena am Tisch: Spielplan, Karten, Entscheidungen, Verlauf.
# Die Texte unter „Wörter“ sind Teile von anderen und teilen deren Werte.

## Wörter

arena-jedi =
    { $jedi ->
        [obi_wan] { arena-jedi-obi-wan.short }
        [anakin] { arena-jedi-anakin.short }
        [mace] { arena-jedi-mace.short }
       *[kit] { arena-jedi-kit.short }
    }
arena-other =
    { $other ->
        [obi_wan] { arena-jedi-obi-wan.short }
        [anakin] { arena-jedi-anakin.short }
        [mace] { arena-jedi-mace.short }
       *[kit] { arena-jedi-kit.short }
    }
arena-droid =
    { $kind ->
        [battle] { arena-droid-battle }
        [super] { arena-droid-super }
       *[droideka] { arena-droid-droideka }
    }
arena-plural =
    { $kind ->
        [battle] { arena-droid-battle.plural }
        [super] { arena-droid-super.plural }
        [any] Droiden
       *[droideka] { arena-droid-droideka.plural }
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

arena-phase-setup = Spielaufbau
arena-phase-threats = Neue Bedrohungen
arena-phase-roll = Würfeln
arena-phase-refill = Gebiete auffüllen
arena-phase-check = Bedrohungen prüfen
arena-phase-rush =
    { $kind ->
        [battle] Ansturm: { arena-droid-battle.plural }
        [super] Ansturm: { arena-droid-super.plural }
       *[droideka] Ansturm: { arena-droid-droideka.plural }
    }
arena-phase-victory = Das Kanonenboot ist da
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
    .about = Sie gehört euch allen. Ein Schritt dreht einen Würfel um 1; eine verlorene Bedrohung kann sie kosten. Fällt sie auf 0, verliert ihr (44).
arena-force-of = { $force } von 10
arena-force-low = Bei 0 verliert ihr. Der letzte Schritt lässt sich nicht ausgeben.
arena-supplies = Vorräte
    .about = Die Droiden, die nicht in der Arena sind. Wer kommt, kommt von hier, wer fällt, kehrt hierher zurück. Ist einer der drei Vorräte leer, verliert ihr (40).
arena-supply = { $n } { arena-plural } im Vorrat
arena-supply-low = Fast leer: Bei 0 verliert ihr
arena-piles = Stapel und Helfer
arena-areas = Gebiete
    .about = Die verdeckten Plättchen, die Gebiete nennen. Ein Ansturm deckt eines auf und füllt dieses Gebiet der Arena mit Droiden. Sind alle verbraucht, werden sie neu gemischt (49, 51).
arena-areas-left = noch { $n } Gebietsplättchen verdeckt
arena-r2d2-ready = R2-D2 bereit
arena-r2d2-spent = R2-D2 benutzt
arena-c3po-left = C-3PO × { $n }
arena-label-field = Gebiet { $area }, Feld { $number }
arena-label-jedi = { arena-jedi }
arena-label-empty = leer
arena-label-adjacent = neben { $jedi }
arena-label-can-start = hier kannst du beginnen
arena-label-can-walk = hierhin kannst du gehen
arena-label-stand-here = hier stehst du
arena-label-can-strike = schlagen für { $cost }
arena-label-can-reach = hingehen und schlagen für { $cost }
arena-label-can-push = fortstoßen
arena-preview-left =
    { $left ->
        [0] Damit ist der Kampfwert verbraucht
       *[other] lässt { $left } vom Kampfwert übrig
    }

## Würfel und Karten

arena-die = Würfel mit { $face }
arena-slot-filled = { $face }, liegt da
arena-slot-open = { $face }, fehlt
arena-slot-spare = { $face }, nicht gefragt
arena-threat = Bedrohung
arena-mega = Mega-Bedrohung
arena-met = Erfüllt
arena-sum-over = Zu viel
arena-cards-none = Keine Bedrohungen auf dem Tisch.
arena-needs-dice = Verlangt { $dice }
arena-needs-sum = Verlangt genau die Summe { $sum }
arena-penalty-mega = Sonst ist das Spiel verloren
arena-penalty-force = Ihr verliert { $steps } Macht
arena-penalty-droids = Füllt Gebiete: { $areas }
arena-penalty-areas =
    { $n ->
        [one] { arena-droid }
       *[other] { $n } × { arena-droid }
    }
arena-fit-sum = Ergibt { $sum }, noch { $left }
arena-fit-sum-exact = Ergibt genau { $sum }
arena-fit-sum-over = Ergibt { $sum }, zu viel
arena-fit-one =
    { $left ->
        [one] Passt, noch 1 Würfel
       *[other] Passt, noch { $left } Würfel
    }
arena-fit-last = Erfüllt die Karte
arena-fit-nothing = Passt nicht
arena-fit-met-already = Schon erfüllt

## Fähigkeitentafeln

arena-field-fight = Kampf mit Würfel plus { $bonus }
arena-field-fight-exact = Nur mit einer { $exact }: Kampf mit { $exact } plus { $bonus }
arena-field-force-scale = Macht erzeugen nach Würfel; für 1 bis 6: { $scale }
arena-field-force-exact = Nur mit einer { $exact }: { $steps } Macht erzeugen
arena-field-push = Nur mit einer { $exact }: Machtstoß gegen { $droids }, überall in der Arena
arena-effect-fight = Kampf mit { $value }
arena-effect-force =
    { $steps ->
        [0] Keine Macht
       *[other] { $steps } Macht erzeugen
    }
arena-effect-push = Stoß gegen { $droids }
arena-field-holds = benutzt, darauf liegt eine { $face }
arena-why-field-used = In dieser Runde benutzt
arena-why-field-exact = Braucht eine { $exact }

## Team

arena-team-die = hält eine { $face }
arena-team-dice-left =
    { $n ->
        [one] noch 1 Würfel in dieser Runde
       *[other] noch { $n } Würfel in dieser Runde
    }

## Entscheidungen

arena-title-move = Du bist am Zug
arena-your-move = Du bist am Zug: { arena-jedi }
arena-wait-bots =
    { $n ->
        [one] Der Bot von { $who } überlegt
       *[other] Die Bots von { $who } überlegen
    }
arena-wait-people = Warten auf { $who }
arena-wait-open = Es fehlt noch jemand: { $who }. Teile den Link.
arena-wait-seat = { arena-jedi } ({ $name })
arena-wait-scene = Droiden und Bedrohungen rücken an
arena-wait-board = Tafel von { arena-jedi }
arena-pick-seat = Welcher deiner Jedi ist als Nächster dran?
arena-ask-start = Wähle deinen Startplatz
arena-ask-start-others = Die Startplätze werden gewählt
arena-ask-report = Was zeigt dein Würfel?
arena-ask-report-others = Die Würfel werden gemeldet
arena-ask-place = Setzt die Würfel ein
arena-ask-place-die = Setze deine { $face } ein
arena-ask-fight = { arena-jedi } kämpft
arena-ask-push = { arena-jedi } setzt den Machtstoß ein
arena-ask-parley = Soll C-3PO diese Bedrohung wegreden?
arena-start-how = Tippe auf ein leuchtendes Feld. Jeder beginnt neben einer anderen Säule.
arena-report-how = Wirf deinen echten Würfel und tippe an, was er zeigt.
arena-report-face = Mein Würfel zeigt { $face }
arena-place-on-card = Auf eine Bedrohung
arena-place-on-board = Auf deine Tafel
arena-place-help = Dein Würfel liegt. Mit der Macht kannst du noch die der anderen drehen.
arena-dice-of-roll = Würfel dieses Wurfs
arena-die-mine = Dein Würfel
arena-force-up = 1 Macht ausgeben: Würfel von { arena-jedi } um 1 erhöhen
arena-force-down = 1 Macht ausgeben: Würfel von { arena-jedi } um 1 senken
arena-force-cost =
    { $force ->
        [0] Keine Macht übrig, um Würfel zu drehen.
        [1] Macht 1: Der letzte Schritt darf nicht für Würfel ausgegeben werden.
       *[other] − und + drehen einen Würfel um 1, für je 1 Macht; ihr habt { $force }.
    }
arena-r2d2-flip = R2-D2 dreht den Würfel von { arena-jedi } auf { $face }
arena-fight-left = übrig vom Kampfwert { $value }
arena-fight-how = Tippe auf ein leuchtendes Feld, um hinzugehen, und auf einen Droiden, um ihn zu schlagen. Gehen kostet nichts.
arena-fight-reach =
    { $here ->
        [0] { $far } erreichbar
       *[other] { $far ->
            [0] { $here } neben dir
           *[other] { $here } neben dir, { $far } weitere erreichbar
        }
    }
arena-fight-none = Keiner erreichbar
arena-fight-finish = Kampf hier beenden
arena-fight-finish-there = Hingehen und Kampf beenden
arena-droid-costs =
    { $kind ->
        [battle] Kampfdroide, kostet { $cost }
        [super] Superkampfdroide, kostet { $cost }
       *[droideka] Droideka, kostet { $cost }
    }
arena-push-left =
    { $kind ->
        [any] { $n ->
            [one] Noch ein beliebiger Droide
           *[other] Noch { $n } beliebige Droiden
        }
        [battle] Als Nächstes: ein Kampfdroide
        [super] Als Nächstes: ein Superkampfdroide
       *[droideka] Als Nächstes: ein Droideka
    }
arena-push-stop = Hier aufhören
arena-push-how =
    { $targets ->
        [one] Tippe auf den leuchtenden Droiden, wo immer er steht.
       *[other] Tippe auf einen der { $targets } leuchtenden Droiden, wo immer er steht.
    }
arena-parley-how =
    { $n ->
        [one] Es ist sein letztes Plättchen. Alles, was die Karte täte, entfällt.
       *[other] Er hat noch { $n } Plättchen. Alles, was die Karte täte, entfällt.
    }
arena-parley-yes = Er soll reden
arena-parley-no = Geschehen lassen
arena-why-start = Du kannst nur neben einer Säule beginnen, die noch niemand hat.
arena-why-no-way = Zu diesem Feld führt kein freier Weg.
arena-why-no-way-to-droid = Neben diesem Droiden ist kein freies Feld, das du erreichst.
arena-why-too-strong = Zu stark: kostet { $cost }, du hast noch { $left }
arena-why-push-droid = Hier steht kein Droide.
arena-why-push-kind =
    { $kind ->
        [battle] Jetzt lassen sich nur Kampfdroiden stoßen.
        [super] Jetzt lassen sich nur Superkampfdroiden stoßen.
       *[droideka] Jetzt lassen sich nur Droidekas stoßen.
    }
arena-why-no-die = Da ist kein Würfel zu drehen.
arena-why-six = Der Würfel zeigt schon eine 6.
arena-why-one = Der Würfel zeigt schon eine 1.
arena-why-last-force = Die letzte Macht darf nicht ausgegeben werden.
arena-why-not-now = Jetzt nicht möglich

## Das Ende

arena-result-rating = Bewertung
arena-rating =
    { $rating ->
        [youngling] Jüngling
        [padawan] Padawan
        [knight] Jedi-Ritter
       *[master] Jedi-Meister
    }
arena-result-round =
    { $round ->
        [0] Es endete beim Spielaufbau.
       *[other] Es endete in Runde { $round } von 5.
    }

## Verlauf

arena-log-topic =
    { $topic ->
        [moves] Züge und Kämpfe
        [droids] Droiden
        [threats] Bedrohungen
        [force] Macht
       *[flow] Runden und Phasen
    }
arena-story-started = { arena-jedi } beginnt in Gebiet { $area }, Feld { $number }.
arena-story-threats-revealed = Neue Bedrohungen: { $cards }. Mega-Bedrohung: { $mega }.
arena-story-rolled = { arena-jedi } würfelt eine { $face }.
arena-story-reported = { arena-jedi } meldet eine { $face }.
arena-story-rolled-all = Der Wurf: { $dice }.
arena-story-die = { arena-jedi } { $face }
arena-story-force-spent =
    { $own ->
        [yes] { arena-jedi } gibt 1 Macht aus und dreht den Würfel auf { $face }; Macht { $force }.
       *[no] { arena-jedi } gibt 1 Macht aus und dreht den Würfel von { arena-other } auf { $face }; Macht { $force }.
    }
arena-story-flipped = { arena-jedi } ruft R2-D2, der den Würfel von { arena-other } auf { $face } dreht.
arena-story-placed-on-card = { arena-jedi } legt eine { $face } auf { $card }.
arena-story-placed-on-board = { arena-jedi } legt eine { $face } auf die Fähigkeitentafel.
arena-story-fight-began = { arena-jedi } kämpft mit { $value }.
arena-story-walked = { arena-jedi } geht nach Gebiet { $area }, Feld { $number }.
arena-story-struck =
    { $kind ->
        [battle] { arena-jedi } besiegt einen Kampfdroiden in Gebiet { $area }; Rest { $left }.
        [super] { arena-jedi } besiegt einen Superkampfdroiden in Gebiet { $area }; Rest { $left }.
       *[droideka] { arena-jedi } besiegt einen Droideka in Gebiet { $area }; Rest { $left }.
    }
arena-story-fight-ended =
    { $unused ->
        [0] { arena-jedi } beendet den Kampf ohne Rest.
       *[other] { arena-jedi } beendet den Kampf und verzichtet auf { $unused }.
    }
arena-story-force-gained =
    { $steps ->
        [0] { arena-jedi } erzeugt keine Macht; sie bleibt bei { $force }.
       *[other] { arena-jedi } erzeugt { $steps } Macht; jetzt { $force }.
    }
arena-story-push-stopped =
    { $left ->
        [one] { arena-jedi } beendet den Machtstoß: Ein Droide darf bleiben.
       *[other] { arena-jedi } beendet den Machtstoß: { $left } Droiden dürfen bleiben.
    }
arena-story-pushed =
    { $kind ->
        [battle] { arena-jedi } stößt einen Kampfdroiden aus Gebiet { $area }.
        [super] { arena-jedi } stößt einen Superkampfdroiden aus Gebiet { $area }.
       *[droideka] { arena-jedi } stößt einen Droideka aus Gebiet { $area }.
    }
arena-story-area-drawn = { $cause }: { arena-plural } kommen nach Gebiet { $area }.
arena-story-area-filled =
    { $n ->
        [one] { $kind ->
            [battle] { $cause }: 1 Kampfdroide kommt nach Gebiet { $area }.
            [super] { $cause }: 1 Superkampfdroide kommt nach Gebiet { $area }.
           *[droideka] { $cause }: 1 Droideka kommt nach Gebiet { $area }.
        }
       *[other] { $cause }: { $n } { arena-plural } kommen nach Gebiet { $area }.
    }
arena-story-area-skipped = Gebiet { $area } ist schon besetzt; das nächste Plättchen wird gezogen.
arena-story-reshuffled = Die { $tiles } abgelegten Gebietsplättchen werden zu einem neuen Stapel gemischt.
arena-story-no-area-free = { $cause }: Kein Gebiet ist frei, es kommen keine { arena-plural }.
arena-story-droids-placed =
    { $n ->
        [one] { $kind ->
            [battle] 1 Kampfdroide in Gebiet { $area }.
            [super] 1 Superkampfdroide in Gebiet { $area }.
           *[droideka] 1 Droideka in Gebiet { $area }.
        }
       *[other] { $n } { arena-plural } in Gebiet { $area }.
    }
arena-story-mega-met = Die Mega-Bedrohung { $card } ist erfüllt.
arena-story-mega-unmet = Die Mega-Bedrohung { $card } ist nicht erfüllt.
arena-story-threat-met = { $card } ist erfüllt.
arena-story-threat-unmet = { $card } ist nicht erfüllt.
arena-story-parleyed = C-3PO redet { $card } weg.
arena-story-force-lost = { $steps } Macht geht verloren; Rest { $force }.
arena-story-round-cleared = Alle Würfel kommen zurück; die Karten der Runde verlassen das Spiel.
arena-story-victory =
    { $rating ->
        [youngling] Das Kanonenboot landet. Ihr siegt als Jünglinge; der kleinste Vorrat ist { $smallest }.
        [padawan] Das Kanonenboot landet. Ihr siegt als Padawane; der kleinste Vorrat ist { $smallest }.
        [knight] Das Kanonenboot landet. Ihr siegt als Jedi-Ritter; der kleinste Vorrat ist { $smallest }.
       *[master] Das Kanonenboot landet. Ihr siegt als Jedi-Meister; der kleinste Vorrat ist { $smallest }.
    }
arena-story-supply-empty =
    { $kind ->
        [battle] Der Vorrat an Kampfdroiden ist leer. Die Arena ist verloren.
        [super] Der Vorrat an Superkampfdroiden ist leer. Die Arena ist verloren.
       *[droideka] Der Vorrat an Droidekas ist leer. Die Arena ist verloren.
    }
arena-story-force-gone = Die Macht ist aufgebraucht. Die Arena ist verloren.
arena-story-mega-lost = Die Mega-Bedrohung wurde nicht erfüllt. Die Arena ist verloren.
arena-story-cause-setup = Spielaufbau
arena-story-cause-rush = Ansturm
arena-story-cause-threat = { $card }

## Das Ziel

arena-aim-label = Ziel des Spiels
arena-aim-win = Haltet fünf Runden durch: Landet das Kanonenboot, habt ihr gewonnen.
arena-aim-lose = Ihr verliert sofort, wenn
arena-aim-supply = einer der drei Droidenvorräte leer ist
arena-aim-force = die Macht auf 0 fällt
arena-aim-mega = die Mega-Bedrohung bei der Prüfung am Ende einer Runde nicht erfüllt ist

## Das Ende, gezählt

arena-tally-droids = Droiden ausgeschaltet
arena-tally-fields = Felder gelaufen
arena-tally-dice = Würfel auf Bedrohungen
arena-tally-gained = Macht gewonnen
arena-tally-spent = Macht eingesetzt
