# Neben einem echten Tisch: Die Leute melden, was dort geschieht; Sortie sagt, was aufzubauen ist und was der Feind tut.

companion-banner =
    Runde { $round } · { $n ->
        [0] alle Helden waren dran
       *[other] noch dran: { $heroes }
    } · { $groups ->
        [0] keine Gruppe mehr
        [one] noch 1 Gruppe
       *[other] noch { $groups } Gruppen
    }
companion-banner-short =
    Runde { $round } · noch { $heroes ->
        [0] kein Held
        [one] 1 Held
       *[other] { $heroes } Helden
    } und { $groups ->
        [0] keine Gruppe
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    }
companion-setup = Baut den Einsatz auf
companion-team = Team
companion-enemies = Gegner
companion-board-hint = Der Spielplan, wie er auf eurem Tisch liegt. Pfeiltasten laufen darüber; Enter öffnet, was auf einem Feld liegt.

## Helden und Gruppen

companion-turn =
    { $turn ->
        [done] War dran
        [gone] Hat sich zurückgezogen
        [locked] Bonusaktivierung wartet
        [bonus] Bonusaktivierung offen
       *[ready] { $left ->
            [one] Noch dran
           *[other] Noch dran, { $left } Aktivierungen
        }
    }
companion-tap = Tippt an, wer fertig ist oder besiegt wurde.
companion-finished = Aktivierung beendet
companion-spent = In dieser Runde bleibt nichts zu tun.
companion-locked = Die Bonusaktivierung wartet, bis alle anderen Helden aktiviert wurden.
companion-wounded = Verwundet
companion-withdraws = Zieht sich zurück
companion-wounded-short = ist verwundet
companion-withdraws-short = zieht sich zurück
companion-defeated = Gruppe besiegt
companion-defeated-short = besiegt
companion-sheet = Bogen und Karten
companion-side = Seite des Bogens
companion-side-of =
    { $side ->
        [wounded] Verwundete Seite
       *[healthy] Gesunde Seite
    }
companion-endurance = Ausdauer
companion-info = Info
companion-ally =
    { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }, { $state ->
        [ready] kann statt eines Helden handeln
       *[done] war dran
    }
companion-bonus-health = { $n } Bonusgesundheit
companion-group =
    { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }, { $rank ->
        [elite] Elite
       *[regular] normal
    }
companion-group-state =
    { $state ->
        [ready] Noch dran
        [acting] Gerade dran
       *[done] War dran
    }
companion-no-enemies = Keine gegnerische Gruppe auf dem Spielplan.
companion-colour = Eure Aufkleber haben eine andere Farbe?
companion-again = Letzte Aktivierung zeigen
companion-again-text = Falls eine Figur vergessen wurde. Die Gruppe wird nicht ein zweites Mal aktiviert.

## Meldungen

companion-report = Melden
companion-all-in = Alle Helden sind hier: { $region }
companion-brought = { $object } ist hier: { $region }
companion-entered = Jemand ist hier: { $region }. Wer?
companion-who = Wer?
companion-who-did = { $action }: Wer war es?
companion-why =
    { $why ->
        [carried] Jemand trägt es.
        [locked] Verriegelt. Etwas anderes öffnet es.
        [turn] Erst beantworten, was gerade gefragt ist.
       *[done] Hier gibt es im Moment nichts zu tun.
    }
companion-medpacs =
    { $n ->
        [0] Keine Medipacks
        [one] Medipack verwenden, noch 1
       *[other] Medipack verwenden, noch { $n }
    }
companion-use-medpac = Medipack verwenden
companion-no = Nein
companion-ask-wounded = { $name } ist verwundet?
companion-ask-wounded-text = Legt seinen ganzen Schaden ab und dreht den Bogen um. Anstrengung über der neuen Ausdauer entfällt, und was der Held trug, fällt zu Boden.
companion-ask-withdraws = { $name } zieht sich zurück?
companion-ask-withdraws-text = Ein verwundeter Held, der noch einmal besiegt wird, verlässt den Spielplan und kommt in diesem Einsatz nicht wieder.
companion-ask-defeated = { $group }: Die letzte Figur ist besiegt?
companion-ask-defeated-text = Die Gruppe verlässt die Anzeige, und der Einsatz kann darauf reagieren.
companion-ask-medpac = Ein Medipack verwenden?
companion-ask-medpac-text = Wer es beim Ausruhen verwendet, regeneriert 5 Schaden. Ein Verbündeter gibt dafür eine Aktion aus.
companion-stale =
    { $what ->
        [none] Jemand war schneller. Dein Tippen zählt nicht: Sieh noch einmal hin und wähle dann.
       *[other] Jemand war schneller: { $what } Dein Tippen zählt nicht: Sieh noch einmal hin und wähle dann.
    }

## Seiten

companion-do-this = Tut das auf eurem Tisch
companion-order =
    { $order ->
        [reveal] Legt neue Spielplanteile aus
        [show] Legt einen Marker aus
        [remove] Nehmt einen Marker weg
        [open] Eine Tür öffnet sich
        [unlock] Entriegelt
        [deploy] Gegner treffen ein
        [reinforce] Verstärkung
        [withdraw] Eine Gruppe zieht ab
        [ready] Eine Gruppe ist wieder bereit
        [join] Ein Verbündeter stößt zu euch
        [clear_map] Räumt den Tisch
        [place_heroes] Stellt die Helden auf
        [harm] Schaden
        [heal] Regeneration
        [supply] Versorgungskarten
        [item] Ein Gegenstand
        [lose_item] Ein Gegenstand geht verloren
        [power] Verbesserungsmarker
       *[other] Der Einsatz sagt
    }
companion-clear = Nehmt alle Spielplanteile, Marker und Figuren vom Tisch. Die Helden behalten Schaden, Anstrengung, Zustände und Karten; Gegner, die wieder auftauchen, werden später genannt. Die nächsten Seiten legen den neuen Spielplan aus.
companion-tidy = Auf eurem Tisch: Die Helden legen Schaden, Anstrengung und Zustände ab und drehen ihre Bögen zurück, alle Karten werden bereit gemacht, und Versorgungskarten kommen zurück ins Deck.
companion-placed = Erledigt, weiter
companion-tiles =
    { $n ->
        [one] 1 Spielplanteil
       *[other] { $n } Spielplanteile, eins nach dem anderen
    }
companion-tile = Teil { $number }, Seite { $side }
companion-joins =
    { $side ->
        [north] nördlich an Teil { $face }
        [south] südlich an Teil { $face }
        [west] westlich an Teil { $face }
       *[east] östlich an Teil { $face }
    }
companion-first-tile = legt dieses zuerst
companion-tokens =
    { $n ->
        [one] 1 Tür oder Marker
       *[other] { $n } Türen und Marker
    }
companion-as-group = Alle so nah wie möglich an das leuchtende Feld.
companion-each-space = Eine Figur auf jedes leuchtende Feld oder so nah wie möglich.
companion-test = Probe auf { $attribute }
companion-roll = Würfelt auf eurem Tisch und gebt die Erfolge ein.
companion-successes = Erfolge
companion-others = Jemand am Tisch beantwortet das.

## Das Aktivierungsfenster

companion-window = Aktivierung
companion-window-said = Aktivierung: { $group }. Die Karte sagt, was jede Figur tut.
companion-each = Eine Figur nach der anderen: Jede liest die Liste von oben nach unten und überspringt, was sie nicht kann.
companion-bonus = Bonuseffekt
companion-surges = Energie-Priorität
companion-no-surges = Nichts, wofür Energie ausgegeben wird.
companion-reminders = Zur Erinnerung
companion-two-actions = Jede Figur hat höchstens zwei Aktionen: eine für jedes Symbol.
companion-one-attack = Eine Angriffsaktion je Figur, außer eine Fähigkeit erlaubt mehr.
companion-imperial-rule = Gibt es mehrere Möglichkeiten, nehmt die für euch schlechteste.
companion-ignored = Übergangen, weil sie ihrem Besitzer eine Entscheidung überlassen: { $abilities }.
companion-meanwhile = Inzwischen
companion-meanwhile-phone = Jemand verwundet oder besiegt?
companion-map = Spielplan ansehen
companion-back = Zurück zu { $group }
companion-done = Fertig
companion-help-on = Weiter

## Ein Telefon für einen Helden

companion-whole = Der ganze Tisch
companion-own = Nur mein Held
companion-only-here = Nur auf diesem Telefon gezählt. Niemand sonst sieht es.
companion-count =
    { $what ->
        [strain] Anstrengung
       *[damage] Schaden
    }
companion-more =
    { $what ->
        [strain] Eine Anstrengung mehr
       *[damage] Ein Schaden mehr
    }
companion-less =
    { $what ->
        [strain] Eine Anstrengung weniger
       *[damage] Ein Schaden weniger
    }
companion-tab-report = Melden
companion-tab-now = Jetzt
companion-interact = Interagieren
companion-phone-window = Der Gegner handelt. Seht auf das Tablet.
companion-phone-page = Der Einsatz hat etwas zu sagen.

## A new table

companion-new-mode = Wo ihr spielt
companion-new =
    { $mode ->
        [companion] Mit dem Brettspiel
       *[table] Am Bildschirm
    }
companion-new-box = Spielplan, Figuren, Würfel und Schaden sind auf eurem Tisch. Der Bildschirm sagt, was aufzubauen ist, was geschieht und was der Gegner tut; ein Tablet genügt, Telefone können dazukommen.
companion-new-screen = Der Bildschirm ist der Tisch: Er bewegt die Figuren und würfelt.
