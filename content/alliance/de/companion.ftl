# Neben einem echten Tisch: Die Leute melden, was dort geschieht; Sortie sagt, was aufzubauen ist und was der Feind tut.

alliance-companion-banner =
    Runde { $round } · { $n ->
        [0] alle Helden waren dran
       *[other] noch dran: { $heroes }
    } · { $groups ->
        [0] keine Gruppe mehr
        [one] noch 1 Gruppe
       *[other] noch { $groups } Gruppen
    }
alliance-companion-banner-short =
    Runde { $round } · noch { $heroes ->
        [0] kein Held
        [one] 1 Held
       *[other] { $heroes } Helden
    } und { $groups ->
        [0] keine Gruppe
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    }
alliance-companion-setup = Baut den Einsatz auf
alliance-companion-board-hint = Der Spielplan, wie er auf eurem Tisch liegt. Pfeiltasten laufen darüber; Enter öffnet, was auf einem Feld liegt.

## Helden und Gruppen

alliance-companion-turn =
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
alliance-companion-tap = Tippt an, wer fertig ist oder besiegt wurde.
alliance-companion-finished = Aktivierung beendet
alliance-companion-spent = In dieser Runde bleibt nichts zu tun.
alliance-companion-locked = Die Bonusaktivierung wartet, bis alle anderen Helden aktiviert wurden.
alliance-companion-wounded = Verwundet
alliance-companion-withdraws = Zieht sich zurück
alliance-companion-wounded-short = ist verwundet
alliance-companion-withdraws-short = zieht sich zurück
alliance-companion-defeated = Gruppe besiegt
alliance-companion-defeated-short = besiegt
alliance-companion-destroyed = Zerstört
alliance-companion-object-health = angreifbar: { $health } Gesundheit, der Schaden liegt daneben
alliance-companion-sheet = Bogen und Karten
alliance-companion-side = Seite des Bogens
alliance-companion-side-of =
    { $side ->
        [wounded] Verwundete Seite
       *[healthy] Gesunde Seite
    }
alliance-companion-endurance = Ausdauer
alliance-companion-info = Info
alliance-companion-ally =
    { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }, { $state ->
        [ready] kann statt eines Helden handeln
       *[done] war dran
    }
alliance-companion-bonus-health = { $n } Bonusgesundheit
alliance-companion-group =
    { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }, { $rank ->
        [elite] Elite
       *[regular] normal
    }
alliance-companion-group-state =
    { $state ->
        [ready] Noch dran
        [acting] Gerade dran
       *[done] War dran
    }
alliance-companion-no-enemies = Keine gegnerische Gruppe auf dem Spielplan.
alliance-companion-colour = Eure Aufkleber haben eine andere Farbe?
alliance-companion-again = Letzte Aktivierung zeigen
alliance-companion-again-text = Falls eine Figur vergessen wurde. Die Gruppe wird nicht ein zweites Mal aktiviert.

## Meldungen

alliance-companion-report = Melden
alliance-companion-all-in = Alle Helden sind hier: { $region }
alliance-companion-brought = { $object } ist hier: { $region }
alliance-companion-entered = Jemand ist hier: { $region }. Wer?
alliance-companion-who = Wer?
alliance-companion-who-did = { $action }: Wer war es?
alliance-companion-why =
    { $why ->
        [carried] Jemand trägt es.
        [locked] Verriegelt. Etwas anderes öffnet es.
        [turn] Erst beantworten, was gerade gefragt ist.
       *[done] Hier gibt es im Moment nichts zu tun.
    }
alliance-companion-medpacs =
    { $n ->
        [0] Keine Medipacks
        [one] Medipack verwenden, noch 1
       *[other] Medipack verwenden, noch { $n }
    }
alliance-companion-use-medpac = Medipack verwenden
alliance-companion-ask-wounded = { $name } ist verwundet?
alliance-companion-ask-wounded-text = Legt seinen ganzen Schaden ab und dreht den Bogen um. Anstrengung über der neuen Ausdauer entfällt, und was der Held trug, fällt zu Boden.
alliance-companion-ask-withdraws = { $name } zieht sich zurück?
alliance-companion-ask-withdraws-text = Ein verwundeter Held, der noch einmal besiegt wird, verlässt den Spielplan und kommt in diesem Einsatz nicht wieder.
alliance-companion-ask-defeated = { $group }: Die letzte Figur ist besiegt?
alliance-companion-ask-defeated-text = Die Gruppe verlässt die Anzeige, und der Einsatz kann darauf reagieren.
alliance-companion-ask-destroyed = { $object }: zerstört?
alliance-companion-ask-destroyed-text = Der Schaden entspricht der Gesundheit. Das Objekt verlässt den Spielplan, und der Einsatz kann darauf reagieren.
alliance-companion-ask-medpac = Ein Medipack verwenden?
alliance-companion-ask-medpac-text = Wer es beim Ausruhen verwendet, regeneriert 5 Schaden. Ein Verbündeter gibt dafür eine Aktion aus.

## Seiten

alliance-companion-do-this = Tut das auf eurem Tisch
alliance-companion-order =
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
        [place_allies] Stellt eure Verbündeten auf
        [stay_back] Eure Verbündeten genügen
        [fruitless] Es kommt nichts dabei heraus
        [medpacs] Medipacks
        [credits] Credits
        [harm] Schaden
        [heal] Regeneration
        [supply] Versorgungskarten
        [item] Ein Gegenstand
        [lose_item] Ein Gegenstand geht verloren
        [power] Verbesserungsmarker
       *[other] Der Einsatz sagt
    }
alliance-companion-clear = Nehmt alle Spielplanteile, Marker und Figuren vom Tisch. Die Helden behalten Schaden, Anstrengung, Zustände und Karten; Gegner, die wieder auftauchen, werden später genannt. Die nächsten Seiten legen den neuen Spielplan aus.
alliance-companion-tidy = Auf eurem Tisch: Die Helden legen Schaden, Anstrengung und Zustände ab und drehen ihre Bögen zurück, alle Karten werden bereit gemacht, und Versorgungskarten kommen zurück ins Deck.
alliance-companion-placed = Erledigt, weiter
alliance-companion-sheet-side =
    { $side ->
        [wounded] Heldenbogen und Figur, verwundete Seite oben
       *[healthy] Heldenbogen und Figur, gesunde Seite oben
    }
# $under is the weapon a modification lies under, `none` for every other card.
alliance-companion-card-lies =
    { $card }{ $under ->
        [none] { "" }
       *[other] { " " }(unter { $under })
    }{ $state ->
        [exhausted] , erschöpft
        [gone] , in diesem Einsatz verbraucht
       *[ready] { "" }
    }
alliance-companion-set-up = Baut die Schachtel auf
alliance-companion-set-up-reach = In Reichweite
alliance-companion-set-up-reach-text = Würfel, Zustandskarten, Übersichtskarten sowie Schadens-, Anstrengungs- und Zustandsmarker.
alliance-companion-set-up-supply = Das Versorgungsdeck
alliance-companion-set-up-supply-text = Sortiert { $cards } aus. Aus Erweiterungen auch „Luck Cubes“, „Pit Droid“, „Locked Crate“ und „Missing Key“. Mischt die übrigen und legt sie verdeckt bereit.
alliance-companion-set-up-aside = Sortiert und beiseitegelegt
alliance-companion-set-up-aside-text = Aufstellungskarten, graue Figuren, Spielplanteile, Türen und Marker. Die nächsten Seiten rufen sie ab.
alliance-companion-set-up-heroes = Eure Helden
alliance-companion-set-up-heroes-text = Nehmt je Held Heldenbogen, Figur und Klassendeck und legt diese Karten aus. Der Rest des Klassendecks bleibt vorerst weg.
alliance-companion-set-up-reminder = „{ $card }“ für jeden Helden
alliance-companion-set-up-reminder-text =
    { $n ->
        [one] Die Karte erinnert an 1 Bonusgesundheit. Was sie über Aktivierungsmarker sagt, gilt nicht.
       *[other] Die Karte erinnert an { $n } Bonusgesundheit. Was sie über Aktivierungsmarker sagt, gilt nicht.
    }
alliance-companion-set-up-ally = Eure Verbündeten
alliance-companion-set-up-ally-text = Aufstellungskarte und Figuren von { $group }. Eine Seite sagt, wann ihr sie aufstellt.
alliance-companion-set-up-done = Alles bereit
alliance-companion-on-table = Was auf dem Tisch liegt
alliance-companion-on-table-text =
    { $round ->
        [0] So sieht euer Tisch jetzt aus, vor der ersten Runde.
       *[other] So sieht euer Tisch jetzt aus, in Runde { $round }.
    }
alliance-companion-on-table-tiles = Spielplanteile
alliance-companion-on-table-groups = Gruppen auf dem Spielplan
alliance-companion-on-table-group =
    { $n ->
        [one] 1 Figur · { $health } Gesundheit
       *[other] { $n } Figuren · je { $health } Gesundheit
    } · { $state ->
        [ready] bereit
        [acting] ist gerade dran
       *[activated] war schon dran
    }
alliance-companion-on-table-mission = Die Mission
alliance-companion-on-table-activations =
    { $n ->
        [0] in dieser Runde keine Aktivierung mehr
        [one] in dieser Runde noch 1 Aktivierung
       *[other] in dieser Runde noch { $n } Aktivierungen
    }
alliance-companion-on-table-gone = hat den Spielplan verlassen
# The card of a small team that lies beside a hero's sheet.
alliance-companion-on-table-reminder = daneben „{ $card }“, für die Bonusgesundheit
alliance-companion-on-table-wounds = Wo Figuren stehen, ihren Schaden und wer aus einer Gruppe gefallen ist, weiß nur euer Tisch.
alliance-companion-on-table-nobody = Kein Gegner ist auf dem Spielplan.
alliance-companion-on-table-heroes = Helden und ihre Karten
alliance-companion-carried-by = getragen von { $name }
alliance-companion-returned = Liegt noch alles auf eurem Tisch?
alliance-companion-tiles =
    { $n ->
        [one] 1 Spielplanteil
       *[other] { $n } Spielplanteile, eins nach dem anderen
    }
alliance-companion-tile = Teil { $number }, Seite { $side }
alliance-companion-joins =
    { $side ->
        [north] nördlich an Teil { $face }
        [south] südlich an Teil { $face }
        [west] westlich an Teil { $face }
       *[east] östlich an Teil { $face }
    }
alliance-companion-first-tile = legt dieses zuerst
alliance-companion-tokens =
    { $n ->
        [one] 1 Tür oder Marker
       *[other] { $n } Türen und Marker
    }
alliance-companion-as-group = Alle so nah wie möglich an das leuchtende Feld.
alliance-companion-each-space = Eine Figur auf jedes leuchtende Feld oder so nah wie möglich.
alliance-companion-footprint = Die Base bedeckt { $columns } × { $rows } Felder, wie gezeigt.
alliance-companion-marks-now = Die Figuren von { $group }, die schon dort stehen, sind ab jetzt die mit der Farbe { $colour }.
alliance-companion-marked = Markiert diese Figuren { $colour }: Andere mit denselben Miniaturen stehen auf dem Spielplan.
alliance-companion-medpacs-now =
    { $n ->
        [one] Das Team hat jetzt 1 Medipack.
       *[other] Das Team hat jetzt { $n } Medipacks.
    }
alliance-companion-test = Probe auf { $attribute }
alliance-companion-roll = Würfelt auf eurem Tisch und gebt die Erfolge ein.
alliance-companion-successes = Erfolge
alliance-companion-others = Jemand am Tisch beantwortet das.

## Das Aktivierungsfenster

alliance-companion-window = Aktivierung
alliance-companion-window-said = Aktivierung: { $group }. Die Karte sagt, was jede Figur tut.
alliance-companion-each = Eine Figur nach der anderen: Jede liest die Liste von oben nach unten und überspringt, was sie nicht kann.
# Whom a line is aimed at, below the line.
alliance-companion-aim-named =
    { $n ->
        [one] Jetzt ist das { $names }.
       *[other] Jetzt sind das { $names }: von ihnen der nächstgelegene.
    }
alliance-companion-aim-nobody = Im Augenblick ist niemand von euch so.
alliance-companion-aim-look = Euer Tisch zeigt, wer das ist. Bei Gleichstand der nächstgelegene.
alliance-companion-aim-otherwise = Sonst der nächstgelegene Rebell.
alliance-companion-aim-instead = Stattdessen der nächstgelegene Rebell.
alliance-companion-aim-nearest = Der nächstgelegene Rebell, ob Held oder Verbündeter.
alliance-companion-aim-within =
    { $n ->
        [1] Wird übersprungen, wenn kein Rebell benachbart ist.
       *[other] Wird übersprungen, wenn kein Rebell innerhalb von { $n } Feldern ist.
    }
alliance-companion-bonus = Bonuseffekt
alliance-companion-surges = Energie-Priorität
alliance-companion-no-surges = Nichts, wofür Energie ausgegeben wird.
alliance-companion-reminders = Zur Erinnerung
alliance-companion-two-actions = Jede Figur hat höchstens zwei Aktionen: eine für jedes Symbol.
alliance-companion-one-attack = Eine Angriffsaktion je Figur, außer eine Fähigkeit erlaubt mehr.
alliance-companion-imperial-rule = Gibt es mehrere Möglichkeiten, nehmt die für euch schlechteste.
alliance-companion-ignored = Übergangen, weil sie ihrem Besitzer eine Entscheidung überlassen: { $abilities }.
alliance-companion-meanwhile = Inzwischen
alliance-companion-meanwhile-phone = Jemand verwundet oder besiegt?
alliance-companion-map = Spielplan ansehen
alliance-companion-back = Zurück zu { $group }
alliance-companion-done = Fertig
alliance-companion-help-on = Weiter

## Ein Telefon für einen Helden

alliance-companion-whole = Der ganze Tisch
alliance-companion-own = Nur mein Held
alliance-companion-only-here = Nur auf diesem Telefon gezählt. Niemand sonst sieht es.
alliance-companion-count =
    { $what ->
        [strain] Anstrengung
       *[damage] Schaden
    }
alliance-companion-more =
    { $what ->
        [strain] Eine Anstrengung mehr
       *[damage] Ein Schaden mehr
    }
alliance-companion-less =
    { $what ->
        [strain] Eine Anstrengung weniger
       *[damage] Ein Schaden weniger
    }
alliance-companion-tab-report = Melden
alliance-companion-interact = Interagieren
alliance-companion-phone-window = Der Gegner handelt. Ist seine Karte abgearbeitet, drückt irgendwer auf Fertig.
alliance-companion-phone-card = Karte zeigen
alliance-companion-closed =
    { $why ->
        [offline] Keine Verbindung: Sie kommt von selbst wieder.
        [sending] Wird gesendet.
       *[watching] Du siehst nur zu. Wer einen Helden spielt, drückt hier.
    }
alliance-companion-finish-closed =
    { $why ->
        [window] Zuerst handelt der Gegner.
        [gone] Dieser Held hat sich zurückgezogen.
        [before] Zuerst muss der Einsatz beginnen.
       *[watching] Du siehst nur zu. Wer einen Helden spielt, drückt hier.
    }
alliance-companion-phone-page = Der Einsatz hat etwas zu sagen.

## A new table

alliance-companion-new-mode = Wo ihr spielt
alliance-companion-new =
    { $mode ->
        [companion] Mit dem Brettspiel
       *[table] Am Bildschirm
    }
alliance-companion-new-box = Spielplan, Figuren, Würfel und Schaden sind auf eurem Tisch. Der Bildschirm sagt, was aufzubauen ist, was geschieht und was der Gegner tut; ein Tablet genügt, Telefone können dazukommen.
alliance-companion-new-screen = Der Bildschirm ist der Tisch: Er bewegt die Figuren und würfelt.
