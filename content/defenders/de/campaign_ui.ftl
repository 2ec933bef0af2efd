# Kampagnen: die Ansichten zwischen den Einsätzen, eine neue Kampagne.

## Finding one’s way

defenders-campaign-scene =
    { $scene ->
        [map] Lagekarte
        [quarters] Hauptquartier
       *[log] Logbuch
    }
defenders-campaign-badge =
    { $n ->
        [one] 1 neue Waffe im Hauptquartier
       *[other] { $n } neue Waffen im Hauptquartier
    }
defenders-campaign-back = Zurück zur Lagekarte
defenders-campaign-undo = Zurück zur Ankunft im Hauptquartier
defenders-campaign-help-arrows = Von Einsatz zu Einsatz auf der Karte
defenders-campaign-at-headquarters = Im Hauptquartier

## Situation map

defenders-campaign-chart = Die Einsätze der Kampagne
defenders-campaign-here = Hier war das Team zuletzt
defenders-campaign-next =
    { $n ->
        [0] Als Nächstes
        [one] Der nächste Einsatz
       *[other] Als Nächstes: ihr wählt
    }
defenders-campaign-none-open = Gerade ist kein Einsatz offen.
defenders-campaign-later = Später
defenders-campaign-open = jetzt offen
defenders-campaign-open-again = wieder offen, zuletzt: { $how }
defenders-campaign-ahead = Noch zu. Kommt nach { $ways }
defenders-campaign-missed = Zu. Die Kampagne nahm einen anderen Weg.
defenders-campaign-way = { $mission } ({ $how })
defenders-campaign-how =
    { $how ->
        [accomplished] erfüllt
        [partly] teilweise
       *[failed] gescheitert
    }
defenders-campaign-legend = Was die Linien bedeuten
defenders-campaign-legend-way =
    { $way ->
        [good] Nach einem erfüllten Einsatz
        [half] Nach einem teilweise erfüllten
       *[bad] Nach einem gescheiterten
    }

## Briefing

defenders-campaign-mission = Einsatz { $n }
defenders-campaign-objectives = Wie er enden kann
defenders-campaign-result = Ergebnis
defenders-campaign-when = Wann, und was folgt
defenders-campaign-then = Danach: { $missions }.
defenders-campaign-then-end = Danach ist die Kampagne zu Ende.
defenders-campaign-before = Beim letzten Mal
defenders-campaign-take-along = Was mit darf
defenders-campaign-per-agent = Geräte je Agent
defenders-campaign-weapons =
    { $rank ->
        [red] Alienwaffen
       *[blue] Verbesserte Waffen
    }
defenders-campaign-minutes = { $from } bis { $to } Minuten
defenders-campaign-until = bis Runde { $n }
defenders-campaign-equip = Agenten und Waffen
defenders-campaign-set-out = Ausrücken
defenders-campaign-plan = Diesen Einsatz wählen
defenders-campaign-other = Geplant ist jetzt: { $mission }.

## Headquarters

defenders-campaign-quarters-note = Wer geht, und mit welchen Waffen. Geräte werden zu Beginn des Einsatzes gewählt.
defenders-campaign-to-briefing = Besprechung: { $mission }
defenders-campaign-team = Das Team
defenders-campaign-side =
    { $side ->
        [elite] Eliteseite
       *[base] Vorderseite
    }
defenders-campaign-ladder = { $grade }: Rang { $n } von { $most }
defenders-campaign-next-rank = Als Nächstes: { $grade }.
defenders-campaign-sheet = Der Bogen von { $who }
defenders-campaign-abilities = Fertigkeiten und Taktiken
defenders-campaign-swap = Jemand anderen schicken
defenders-campaign-swap-title = Wer geht statt { $who }?
defenders-campaign-swapped = { $who } geht.
defenders-campaign-leave = Im Hauptquartier lassen: { $weapon }
defenders-campaign-store = Waffen des Hauptquartiers
defenders-campaign-store-empty = Noch keine. Was ihr auf Einsätzen findet, bleibt hier.
defenders-campaign-along =
    { $rank ->
        [red] Alienwaffen: { $n } von { $most }
       *[blue] Verbesserte Waffen: { $n } von { $most }
    }
defenders-campaign-store-full =
    { $rank ->
        [red] { $n ->
            [0] Auf diesen Einsatz darf keine Alienwaffe mit.
            [one] Auf diesen Einsatz darf nur 1 Alienwaffe mit.
           *[other] Auf diesen Einsatz dürfen nur { $n } Alienwaffen mit.
        }
       *[blue] { $n ->
            [0] Auf diesen Einsatz darf keine verbesserte Waffe mit.
            [one] Auf diesen Einsatz darf nur 1 verbesserte Waffe mit.
           *[other] Auf diesen Einsatz dürfen nur { $n } verbesserte Waffen mit.
        }
    }
defenders-campaign-store-nobody = Keiner eurer Agenten kann sie nehmen.
defenders-campaign-carried = Geht mit { $who }
defenders-campaign-take = Mitnehmen
defenders-campaign-take-title = Wer nimmt { $weapon }?
defenders-campaign-in-place = statt { $old }
defenders-campaign-taken = { $who } nimmt { $weapon } mit.
defenders-campaign-new = Neu
defenders-campaign-devices =
    { $n ->
        [0] Auf diesem Einsatz keine.
        [one] Auf diesem Einsatz wählt jeder Agent 1 von denen, die seine Klasse nutzen kann.
       *[other] Auf diesem Einsatz wählt jeder Agent { $n } von denen, die seine Klasse nutzen kann.
    }
defenders-campaign-home = Zu Hause

## The end of a mission

defenders-campaign-ended =
    { $how ->
        [accomplished] Einsatz erfüllt
        [partly] Einsatz teilweise erfüllt
       *[failed] Einsatz gescheitert
    }
defenders-campaign-promoted = Befördert: { $grade }
defenders-campaign-remains = Rang { $grade }
defenders-campaign-died = Kam nicht zurück; beim nächsten Einsatz wieder dabei
defenders-campaign-found = Gefundene Waffen
defenders-campaign-found-none = Keine.
defenders-campaign-to-map = Zur Lagekarte

## The log and the end

defenders-campaign-log-note = Wie jeder Einsatz endete, wer ging und was erzählt wurde.
defenders-campaign-log-unsaved = Was darin erzählt wurde, ist nicht mit der Kampagne gespeichert.
defenders-campaign-rules = Was in dieser Kampagne gilt
    .tab = Regeln
defenders-campaign-record = Dienstakte
defenders-campaign-served =
    { $missions ->
        [one] 1 Einsatz
       *[other] { $missions } Einsätze
    }{ $deaths ->
        [0] {""}
        [one] , einmal nicht zurückgekehrt
       *[other] , { $deaths }-mal nicht zurückgekehrt
    }
defenders-campaign-statistics = In Zahlen
defenders-campaign-figure =
    { $what ->
        [missions] Einsätze
        [rounds] Runden
        [accomplished] Erfüllt
        [partly] Teilweise
        [failed] Gescheitert
        [promotions] Beförderungen
        [deaths] Nicht zurückgekehrte Agenten
       *[weapons] Waffen im Hauptquartier
    }
defenders-campaign-over =
    { $how ->
        [accomplished] { $team } hat standgehalten
        [partly] { $team } ist durchgekommen
       *[failed] { $team } hat verloren
    }
defenders-campaign-hall-text = Die beendeten Kampagnen eurer Tische und derer, denen ihr zugesehen habt: wer am weitesten kam zuerst, und von zweien, die gleich weit kamen, wer weniger Einsätze brauchte.

## A new campaign

defenders-campaign-new-text = Ein Team durch alle Einsätze, mit Rängen und Waffen, die bleiben. Alles ist eingestellt; ändert, was ihr wollt.
defenders-campaign-new-swap = Zwischen den Einsätzen kann jeder Platz einen anderen Agenten schicken.
defenders-campaign-new-lacks =
    { $what ->
        [campaign] Wählt eine Kampagne.
       *[name] Gebt dem Team einen Namen.
    }
defenders-campaign-length = { $n } Einsätze, manche nur je nach Weg
defenders-campaign-team-name =
    { $n ->
        [1] Nachtlinie
        [2] Abteilung Neun
        [3] Die kalte Wache
        [4] Trockener Donner
        [5] Tisch Vier
        [6] Die Spätschicht
        [7] Salzsee-Kompanie
       *[8] Letzte Frequenz
    }
