# Ein Einsatz am digitalen Tisch: Ziele, Objekte, Geschichte, Tipps, und wie man einen beginnt.

## Objekte und Gebiete

alliance-thing =
    { $kind ->
        [door] Tür
        [crate] Kiste
        [terminal] Terminal
        [rebel_token] Rebellenmarker
        [imperial_token] Imperialer Marker
       *[token] Einsatzmarker
    }
alliance-do =
    { $kind ->
        [door] Tür öffnen
        [crate] Kiste öffnen
        [terminal] Terminal benutzen
        [carry] Aufnehmen
       *[token] Interagieren
    }
alliance-test-of = Probe auf { $attribute }
alliance-region = Markierte Felder
alliance-ui-in-region = gehört zu: { $region }
alliance-ui-carries = trägt { $object }
alliance-ui-carried = Getragen von { $figure }
alliance-ui-door =
    { $state ->
        [locked] verriegelt
        [open] offen
       *[closed] geschlossen
    }
alliance-ui-marked = gehört zum Ziel
alliance-ui-heroes-only = Nur Helden können das, Verbündete nicht.
alliance-ui-defends =
    { $dice ->
        [none] keine Verteidigungswürfel
       *[other] verteidigt sich mit: { $dice }
    }
alliance-ui-costs = 1 Aktion
alliance-ui-move-here = Hierher bewegen
alliance-ui-object = Was hier liegt
alliance-ui-why =
    { $why ->
        [turn] Gerade ist niemand am Zug.
        [far] Wer am Zug ist, steht weder darauf noch daneben.
        [door] Wer eine Tür öffnet, steht direkt davor.
        [actions] Keine Aktionen mehr.
        [heroes] Nur für Helden.
        [locked] Verriegelt. Etwas anderes öffnet sie.
        [carried] Das trägt schon jemand.
       *[done] Hier gibt es gerade nichts zu tun.
    }

## Ziele

alliance-ui-mission = Einsatz
alliance-ui-encounter = Begegnung
alliance-ui-objective = Ziel
alliance-ui-objective-none = Noch kein Ziel
alliance-ui-count = { $now } von { $goal }
alliance-ui-optional = Nebenziel
alliance-ui-optional-goal = Nebenziel: { $objective }
alliance-ui-done = erreicht
alliance-ui-failed = nicht mehr möglich
alliance-ui-round = Runde { $round }
alliance-ui-open-mission = Einsatz und Geschichte
alliance-ui-rules =
    { $n ->
        [one] 1 Sonderregel
       *[other] { $n } Sonderregeln
    }
alliance-ui-rules-title = Sonderregeln
alliance-ui-objects-title = Auf dem Spielplan
alliance-ui-regions-title = Markierte Felder
alliance-ui-no-objects = Nichts von Belang in Sicht.
alliance-ui-peril =
    { $rounds ->
        [0] Gefahr am Ende dieser Runde
        [one] Gefahr in 1 Runde
       *[other] Gefahr in { $rounds } Runden
    }
alliance-ui-peril-text = Sie kommt am Ende von Runde { $round } und wird mit der Zeit schlimmer.

## Geschichte

alliance-ui-story = Geschichte
alliance-ui-story-empty = Noch wurde nichts erzählt.
alliance-ui-setup = Vor der ersten Runde
alliance-ui-rule = Sonderregel
alliance-ui-continue = Weiter
alliance-ui-read = Die Geschichte geht weiter
alliance-ui-order = Tut dies, dann geht es weiter
alliance-ui-hero = Welcher Held?
alliance-ui-hero-tests = Wer legt die Probe auf { $attribute } ab?
alliance-ui-hero-dice = { $attribute }: { $dice }
alliance-ui-successes = { $figure }, Probe auf { $attribute }: Wie viele Erfolge?
alliance-ui-successes-n =
    { $n ->
        [0] Kein Erfolg
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }
alliance-ui-control = Habt ihr die Kontrolle: { $place }?
alliance-ui-yes = Ja
alliance-ui-no = Nein

## Tipps

alliance-ui-hint = Tipp
alliance-ui-hint-close = Verstanden
alliance-ui-hints-hide = Tipps ausblenden
alliance-ui-hints-show = Tipps einblenden
alliance-ui-hint-said = Tipp: { $text }

## Das Ende

alliance-ui-result-mission =
    { $round ->
        [one] { $mission }, 1 Runde
       *[other] { $mission }, { $round } Runden
    }
alliance-ui-again = Noch einmal spielen
alliance-ui-next-tutorial = Nächste Lektion: { $mission }
alliance-ui-fame =
    { $what ->
        [group] Besiegte Gruppen
        [elite] Besiegte Elitegruppen
        [won] Einsatz gewonnen
        [fast] Schnell
        [optional] Nebenziele
        [unhurt] Niemand verwundet
       *[deed] Taten
    }

## Weg

alliance-ui-way =
    { $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }

## Neuer Tisch

alliance-ui-new-what = Was spielt ihr?
alliance-ui-new-skirmish = Gefecht
alliance-ui-new-mission = Einsatz
alliance-ui-new-pick = Einsatz
alliance-ui-new-lesson = Lektion: { $mission }
alliance-ui-new-fixed = Diese Lektion erzählt von genau diesen Helden. Du spielst beide, wenn du nichts änderst.
alliance-ui-new-mission-normal = Gegner, wie der Einsatz sie vorsieht.
alliance-ui-new-mission-hard = Mehr und bessere Gegner.
alliance-ui-sheet = Blatt zum Ausdrucken
