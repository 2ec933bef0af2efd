# Neben einem echten Tisch: Miniaturen stehen, wo Menschen sie hinstellen; alles andere führt Sortie.

specops-beside-mode = Wo die Miniaturen stehen
specops-beside-mode-of =
    { $mode ->
        [companion] Auf einem echten Tisch, neben diesem Bildschirm
       *[table] Auf dem Bildschirm
    }
specops-beside-new = Ein Tablet in der Mitte und, wer mag, ein Telefon für jeden. Ihr legt euer eigenes Gelände; nach Positionen wird nicht gefragt.
specops-beside-tab = Aufbau
specops-beside-map = { $mission }: Zonen und Marker von oben, mit Zoll an den Rändern
specops-beside-lay = 36 mal 36 Zoll. Blau sitzt im Süden, Rot im Norden. Legt zuerst euer Gelände und einigt euch darüber; wie herum die Karte liegt, wählt Rot (C1.6, C1.8). Läge ein Marker teilweise auf einem Geländestück, wird das Gelände verschoben (C1.11).
specops-beside-tokens = Marker, bis zu ihrer Mitte
specops-beside-token = Marker
specops-beside-west = Von Westen
specops-beside-south = Von Süden
specops-beside-side-up =
    { $claimed ->
        [yes] beanspruchte Seite oben
       *[no] unbeanspruchte Seite oben
    }
specops-beside-zones = Zonen nach ihren Ecken, von Westen / von Süden
specops-beside-field = Einheiten auf dem echten Tisch
specops-beside-priority = Priorität
specops-beside-touches = in Kontakt: { $who }
specops-beside-package = Paket { $n }
specops-beside-anybody = Für alle am Tisch
specops-beside-whose = { $side } entscheidet
specops-beside-cover = Deckung
specops-beside-cover-of =
    { $cover ->
        [light] Leichte Deckung
        [heavy] Schwere Deckung
       *[none] Keine Deckung
    }
specops-beside-average = Wunden
specops-beside-objective = ein Einsatzzielmarker
specops-beside-transmitter = ein Transmitter, dessen beanspruchte Seite oben liegt
specops-beside-covert = verdeckter Marker { $n }, in der Reihenfolge, in der sie gelegt wurden
specops-beside-yes = Ja
specops-beside-no = Nein
specops-beside-nobody = Niemand
specops-beside-nobody-else = Sonst niemand
specops-beside-no-room = Es ist kein Platz
specops-beside-number = { $n }
specops-beside-inches = { $n } Zoll
specops-beside-far = { $n } Zoll oder mehr
specops-beside-these = { $units }

specops-ask-near =
    { $sight ->
        [yes] Wer ist höchstens { $n } Zoll entfernt und in Sicht? ({ $what })
       *[no]
            { $n ->
                [0] Wer hat Basenkontakt? ({ $what })
               *[other] Wer ist höchstens { $n } Zoll entfernt? ({ $what })
            }
    }
specops-ask-near-one =
    { $sight ->
        [yes] { $unit }: höchstens { $n } Zoll entfernt und in Sicht? ({ $what })
       *[no]
            { $n ->
                [0] { $unit }: in Basenkontakt? ({ $what })
               *[other] { $unit }: höchstens { $n } Zoll entfernt? ({ $what })
            }
    }
specops-ask-cover = Welche Deckung hat { $defender } gegen { $attacker }?
specops-ask-arc =
    { $arc ->
        [front] { $unit }: vor { $of }?
        [rear] { $unit }: hinter { $of }?
        [left] { $unit }: links von { $of }?
       *[right] { $unit }: rechts von { $of }?
    }
specops-ask-inches = Wie viele volle Zoll liegen dazwischen? ({ $from }, { $to })
specops-do-go-into = { $action } in den Kontakt

specops-log-went = { $unit }: { $action }.
specops-log-went-into = { $unit }: { $action }, in Kontakt mit { $enemy }.
specops-log-said = { $question } { $answer }.
