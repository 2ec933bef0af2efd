# Der Bericht von specops: ein Satz für jedes Ereignis. Einheiten kommen mit ihren Namen als { $unit }, Seiten als { $side }.

specops-set-up = Aufbau
specops-somebody = jemand
specops-numbered = { $name } { $n }
specops-count = { $n } { $what }
specops-topic =
    { $topic ->
        [flow] Verlauf
        [orders] Befehle
        [moves] Züge
        [attacks] Angriffe
        [harm] Wunden und Nerven
        [mission] Mission
       *[tokens] Marker
    }
specops-colour =
    { $side ->
        [blue] Blau
       *[red] Rot
    }
specops-rank =
    { $rank ->
        [commander] Kommandant
        [corps] Korps
        [special] Spezialkräfte
       *[support] Unterstützung
    }
specops-condition =
    { $condition ->
        [weather] schlechtes Wetter
        [darkness] Schutz der Dunkelheit
        [comms] Funkstörung
       *[clear] klar
    }
specops-phase =
    { $phase ->
        [set_up] Aufbau
        [command] Kommandophase
        [activation] Aktivierungsphase
       *[end] Endphase
    }
specops-token =
    { $kind ->
        [console] Konsole
        [transmitter] Transmitter
        [package] Paket
        [vehicle] Einsatzziel
        [ambush] Hinterhaltspunkt
        [left] linkes Einsatzziel
        [middle] mittleres Einsatzziel
        [right] rechtes Einsatzziel
       *[covert] verdeckter Marker
    }
specops-action =
    { $action ->
        [move] bewegen
        [dash] spurten
        [climb] klettern
        [jump] springen
        [withdraw] zurückziehen
        [attack] angreifen
        [aim] zielen
        [dodge] ausweichen
        [standby] Bereitschaft
        [recover] erholen
        [detonator] Sprengladung werfen
        [ambush] durch den Hinterhaltspunkt gehen
        [rearm] Sprengladung nehmen
        [repair] reparieren
        [console] Konsole benutzen
       *[transmitter] Transmitter benutzen
    }
specops-attack-faces =
    { $face ->
        [hit] { $n } { $n ->
            [one] Treffer
           *[other] Treffer
        }
        [crit] { $n } { $n ->
            [one] kritischer
           *[other] kritische
        }
        [surge] { $n } { $n ->
            [one] Energie
           *[other] Energien
        }
       *[blank] { $n } { $n ->
            [one] Leerseite
           *[other] Leerseiten
        }
    }
specops-defence-faces =
    { $face ->
        [block] { $n } { $n ->
            [one] Abwehr
           *[other] Abwehren
        }
        [surge] { $n } { $n ->
            [one] Energie
           *[other] Energien
        }
       *[blank] { $n } { $n ->
            [one] Leerseite
           *[other] Leerseiten
        }
    }
specops-weapon-nth = Waffe { $n }
specops-counter =
    { $token ->
        [aim] Zielmarker
        [dodge] Ausweichmarker
        [surge] Energiemarker
        [observation] Beobachtungsmarker
       *[immobilize] { $n ->
            [one] Festsetzmarker
           *[other] Festsetzmarker
        }
    }

## Aufbau

specops-log-piece-laid = Platz { $seat } stellt auf: { $piece } ({ $facts })
specops-log-terrain-enough = Platz { $seat } genügt das Gelände
specops-log-piece-shifted = { $piece }: macht Platz für { $token }
specops-log-piece-removed = { $piece }: entfernt, dort liegt { $token }
specops-log-chosen = { $mission }, auf { $table }
specops-log-colours = Farben: { $first } gegen { $second }. Platz { $blue } ist blau, Platz { $red } rot.
specops-log-colours-again = Farben: { $first } gegen { $second }. Gleichstand: beide werfen noch einmal.
specops-log-oriented =
    { $turned ->
        [yes] Rot dreht das Gelände
       *[no] Rot lässt das Gelände, wie es ist
    }
specops-log-condition =
    { $clear ->
        [yes] Die Zustandstabelle: klar
       *[no] { $late ->
            [yes] Runden 3 und 4: { $condition }
           *[no] Runden 1 und 2: { $condition }
        }
    }
specops-log-vehicle = Das Fahrzeug steht in der Mitte: { $unit }
specops-log-loadouts-sealed = Platz { $seat } hat die Ausrüstung gewählt
specops-log-loadouts-revealed = { $side } deckt auf: { $cards }
specops-log-placed = { $unit } wird aufgestellt
specops-log-hidden = { $side } legt einen verdeckten Marker
specops-log-hidden-own = Unter dem verdeckten Marker: { $unit }
specops-log-network = { $unit } geht ins Hinterhaltsnetzwerk
specops-log-waiting = Warten auf ihren Einsatz: { $units }
specops-log-set-up-over = Alle sind an ihrem Platz

## Die Runde

specops-log-round = Runde { $round }
specops-log-primary =
    { $place ->
        [none] { $face }: diese Runde kein Hauptziel
        [left] { $face }: das linke Einsatzziel zählt doppelt
        [middle] { $face }: das mittlere Einsatzziel zählt doppelt
       *[right] { $face }: das rechte Einsatzziel zählt doppelt
    }
specops-log-card-sealed = Platz { $seat } hat eine Kommandokarte gelegt
specops-log-card-sealed-own = Du hast { $card } gelegt
specops-log-cards-revealed = Blau spielt { $blue }, Rot { $red }
specops-log-priority = { $side } hat Vorrang
specops-log-priority-thrown = Gleichstand; { $face } gibt { $side } den Vorrang
specops-log-ordered = Befehl: { $unit }
specops-log-ordered-by = Befehl von { $by }: { $unit }
specops-log-fewer-orders = { $side } erteilt { $n } { $n ->
        [one] Befehl
       *[other] Befehle
    } weniger
specops-log-comms = Funk: { $side } zieht { $rank }
specops-log-pool = Befehlspool von { $side }: { $ranks }
specops-log-passes = { $side } erhält { $n } { $n ->
        [one] Passmarker
       *[other] Passmarker
    }
specops-log-peeked = { $side } sieht sich den obersten Marker des Pools an
specops-log-peeked-own = Oben im Pool: { $rank }
specops-log-put-below = { $side } legt ihn nach unten
specops-log-drawn = { $side } zieht { $rank }
specops-log-token-lost = { $side } zieht { $rank }, und niemand ist mehr da, der handeln könnte
specops-log-passed =
    { $token ->
        [yes] { $side } gibt einen Passmarker aus
       *[no] { $side } passt
    }
specops-log-scored = Punkte: Blau +{ $blue } ({ $allblue }), Rot +{ $red } ({ $allred })
specops-log-cleared = Marker und Befehle werden abgeräumt
specops-log-ended =
    { $how ->
        [shields] { $side } gewinnt: die Schilde sind deaktiviert
        [codes] { $side } gewinnt: die Codes sind übermittelt
        [vehicle] { $side } gewinnt: das Fahrzeug ist zerstört
        [points] { $side } gewinnt mit sieben Punkten oder mehr
        [held_out] { $side } gewinnt: bis zum Ende standgehalten
        [counted] { $side } gewinnt nach Punkten
       *[last_side] { $side } gewinnt: nur dort sind noch Einheiten übrig
    }
specops-log-drawn-game = Unentschieden

## Was Einheiten tun

specops-log-activated =
    { $ordered ->
        [yes] { $unit } handelt auf Befehl
       *[no] { $unit } handelt
    }
specops-log-rally = { $unit } sammelt sich: { $faces }
specops-log-acted =
    { $free ->
        [yes] { $unit }, frei: { $action }
       *[no] { $unit }: { $action }
    }
specops-power =
    { $power ->
        [bolster] Bestärken
        [observe] Beobachten
        [repair] Reparieren
        [spotter] Einweisen
        [take_cover] In Deckung gehen
       *[treat] Behandeln
    }
specops-log-used = { $unit }: { specops-power }
specops-log-used-on = { $unit }: { specops-power }, für { $target }
specops-log-used-card = { $unit } nutzt eine Karte
specops-log-moved = { $unit }: { $action }, Schablone { $speed }
specops-log-turned = { $unit } blickt nach { $wind }
specops-log-claimed = { $unit } beansprucht: { $token }
specops-log-dropped = { $unit } lässt fallen: { $token }
specops-log-gained = { $unit } erhält { $n } { specops-counter }
specops-log-lost = { $unit } gibt { $n } { specops-counter } ab
specops-log-standby-gained = { $unit } geht in Bereitschaft
specops-log-standby-lost =
    { $spent ->
        [yes] { $unit } nutzt die Bereitschaft
       *[no] { $unit } ist nicht mehr in Bereitschaft
    }
specops-log-shields-up = { $unit } fährt { $n } { $n ->
        [one] Schild
       *[other] Schilde
    } hoch
specops-log-shields-down = { $unit } verliert { $n } { $n ->
        [one] Schild
       *[other] Schilde
    }
specops-log-suppressed = { $unit } erhält { $n } Niederhalten
specops-log-calmed = { $unit } verliert { $n } Niederhalten
specops-log-panicked = { $unit } gerät in Panik: { $faces }, { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
specops-log-steadied = { $unit } behält { $n } Niederhalten
specops-log-wounded = { $unit } erleidet { $n } { $n ->
        [one] Wunde
       *[other] Wunden
    }
specops-log-healed = { $by } nimmt { $n } { $n ->
        [one] Wunde
       *[other] Wunden
    } von { $unit }
specops-log-defeated = { $unit } ist besiegt
specops-log-ability = { $card } wirkt

## Angriffe

specops-log-declared =
    { $because ->
        [standby] { $unit } greift aus Bereitschaft an: { $target }, { $weapon }
        [charge] { $unit } stürmt an: { $target }, { $weapon }
       *[action] { $unit } greift an: { $target }, { $weapon }
    }
specops-log-weapon-added = Dazu: { $weapon } gegen { $target }
specops-log-rolled =
    { $less ->
        [yes] { $unit } würfelt mit einem Würfel weniger: { $faces }
       *[no] { $unit } würfelt { $faces }
    }
specops-log-rerolled =
    { $observed ->
        [yes] Noch einmal, beobachtet: { $faces }
       *[no] Noch einmal: { $faces }
    }
specops-log-converted = Das sind { $hits } { $hits ->
        [one] Treffer
       *[other] Treffer
    } und { $crits } { $crits ->
        [one] kritischer
       *[other] kritische
    }
specops-log-raised =
    { $hit ->
        [yes] Ein Treffer wird kritisch
       *[no] Eine Leerseite wird zum Treffer
    }
specops-log-surge = { $unit } gibt einen Energiemarker aus
specops-log-dodged =
    { $crit ->
        [yes] { $unit } weicht einem kritischen aus
       *[no] { $unit } weicht einem Treffer aus
    }
specops-log-modified = Mit Schlüsselwörtern { $hits } { $hits ->
        [one] Treffer
       *[other] Treffer
    } und { $crits } { $crits ->
        [one] kritischer
       *[other] kritische
    }
specops-log-pierces = { $unit } nutzt Zielen zum Durchschlagen
specops-log-guarded = { $unit } fängt { $n } { $n ->
        [one] Treffer
       *[other] Treffer
    } ab
specops-log-guard-rolled = { $unit } würfelt { $faces }
specops-log-guard-suffered = { $unit }: { $blocks } abgewehrt, { $n } erlitten
specops-log-armored = Die Panzerung hebt { $n } auf: { $unit }
specops-log-shielded = Schilde heben { $n } auf: { $unit }
specops-log-defence =
    { $cover ->
        [0] { $unit } verteidigt: { $faces }
        [1] { $unit } verteidigt in leichter Deckung: { $faces }
       *[other] { $unit } verteidigt in schwerer Deckung: { $faces }
    }
specops-log-compared = { $blocks } { $blocks ->
        [one] Abwehr
       *[other] Abwehren
    }, { $n } { $n ->
        [one] Wunde
       *[other] Wunden
    }: { $unit }

## Missionen

specops-log-thrown = Geworfen: { $faces }
specops-log-thrown-by = { $unit } wirft { $faces }
specops-log-field-covered = Feld { $field } der Karte ist belegt
specops-log-field-freed = Feld { $field } der Karte ist wieder frei
specops-log-transmitted = { $unit } räumt die Karte ab: { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
specops-log-reinforcements = { $unit } ruft Hilfe: { $n } { $n ->
        [one] Würfel
       *[other] Würfel
    } im Pool
specops-log-packages = Pakete liegen bei { $units }
specops-log-packages-collected = { $unit } sammelt die Pakete ein, um sie neu zu verteilen
specops-log-package-seen = Blau sieht ein Paket an
specops-log-package-number =
    { $n ->
        [1] In diesem Paket sind die Codes
       *[other] Dieses Paket ist eine Attrappe
    }
specops-log-codes = { $unit } deckt am Transmitter die Codes auf
specops-log-detonator =
    { $has ->
        [yes] { $unit } nimmt eine Sprengladung
       *[no] { $unit } hat keine Sprengladung mehr
    }
specops-log-covert = { $unit } war unter dem verdeckten Marker
