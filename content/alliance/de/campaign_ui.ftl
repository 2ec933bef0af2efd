# Kampagnen: die Ansichten zwischen den Einsätzen, eine neue Kampagne, die Sammlung.

## Zurechtfinden

campaign-scenes = Ansichten der Kampagne
campaign-scene =
    { $scene ->
        [map] Sternkarte
        [armory] Waffenkammer
        [training] Training
        [inventory] Inventar
       *[log] Logbuch
    }
campaign-badge =
    { $scene ->
        [armory] { $n ->
            [one] 1 neue Karte im Angebot
           *[other] { $n } neue Karten im Angebot
        }
        [training] { $n ->
            [one] 1 Training steht aus
           *[other] { $n } Trainings stehen aus
        }
        [inventory] { $n ->
            [one] 1 Gegenstand in niemandes Händen
           *[other] { $n } Gegenstände in niemandes Händen
        }
       *[other] { $n ->
            [one] 1 ungelesene Meldung
           *[other] { $n } ungelesene Meldungen
        }
    }
campaign-waiting = Was ansteht
campaign-credits = Credits
campaign-fame = Berühmtheit
campaign-heroes = Helden
campaign-back = Zurück zur Sternkarte
campaign-not-mine = Hier entscheiden gerade andere. Ansehen kannst du alles.
campaign-not-now = Jetzt nicht möglich
campaign-cancel = Abbrechen
campaign-continue = Weiter
campaign-undo-map = Zurück zur Ankunft auf der Sternkarte
campaign-help-arrows = Auf der Karte von Stern zu Stern

## Sternkarte

campaign-chart = Karte
campaign-here = Hier ist das Team
campaign-mark =
    { $kind ->
        [story] Haupteinsatz: { $name }, { $place }
        [side] Nebeneinsatz: { $name }, { $place }
        [finale] Finale: { $name }, { $place }
       *[encounter] Begegnung: { $name }, { $place }
    }
campaign-missions = Einsätze
campaign-mission-kind =
    { $kind ->
        [side] Nebeneinsatz
        [finale] Finale
        [tutorial] Tutorial
       *[story] Haupteinsatz
    }
campaign-no-missions = Kein Einsatz steht offen.
campaign-encounters = Begegnungen
campaign-no-encounters = Dort draußen wartet niemand auf euch.
campaign-encounters-leave = Sie sind fort, sobald der nächste Haupteinsatz beginnt.
campaign-played = Bisherige Einsätze
campaign-won = Gewonnen
campaign-lost = Verloren

## Einsatzbesprechung

campaign-ally = Wer kommt mit?
campaign-no-ally = Niemand
    .text = Nur die Helden
campaign-deployments =
    { $n ->
        [0] Keine Aufstellung mehr übrig
        [one] 1 Aufstellung übrig
       *[other] { $n } Aufstellungen übrig
    }
campaign-equipment = Wer was trägt
campaign-change = Verteilen
campaign-holds-nothing = Nichts
campaign-map-preview = Was ihr bei der Ankunft seht
campaign-medpacs = Medipacks
campaign-hurt = Schaden zu Beginn
campaign-difficulty =
    { $level ->
        [hard] Mehr und besser ausgebildete Gegner, für { $n } Helden.
       *[other] Gegner in üblicher Stärke, für { $n } Helden.
    }
campaign-check = Vor dem Aufbruch
campaign-check-unarmed = Ohne Waffe: { $who }.
campaign-check-idle =
    { $n ->
        [one] In niemandes Händen: { $cards }.
       *[other] In niemandes Händen: { $cards }.
    }
campaign-check-encounters =
    { $n ->
        [one] Mit dem Start verfällt die offene Begegnung.
       *[other] Mit dem Start verfallen die { $n } offenen Begegnungen.
    }
campaign-check-good = Alle sind bereit.
campaign-distribute = Jetzt verteilen
campaign-train-now = Jetzt trainieren
campaign-start-mission = Einsatz starten
campaign-start-closed = Das lässt sich jetzt nicht beginnen.
campaign-leave-title = Begegnungen zurücklassen?
campaign-leave-text =
    { $n ->
        [one] Ein Haupteinsatz führt die Kampagne weiter. Diese Begegnung ist dann für immer fort:
       *[other] Ein Haupteinsatz führt die Kampagne weiter. Diese Begegnungen sind dann für immer fort:
    }
campaign-leave-stay = Hier bleiben
campaign-leave-go = Trotzdem starten

## Begegnungen

campaign-encounter = Begegnung
campaign-meet = Hingehen
campaign-encounter-rule = Alle Helden sind dort, nebeneinander, und dürfen ihre Karten einsetzen. Danach erholen sich alle.
campaign-encounter-over = Die Begegnung ist vorbei
campaign-encounter-rest = Alle haben sich erholt, und alle Karten sind bereit.
campaign-encounter-fame = { $n } Berühmtheit für die Begegnung selbst.
campaign-who = Welcher Held?
campaign-who-tests = Wer legt die Probe auf { $attribute } ab?
campaign-how-many = { $who } legt eine Probe auf { $attribute } ab: wie viele Erfolge?
campaign-chance = { $chance } % für mindestens einen Erfolg
campaign-tested = { $who }: { $attribute }
campaign-successes =
    { $n ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }
campaign-option-closed = Steht euch nicht offen

## Was gewonnen wurde

campaign-gain-credits =
    { $n ->
        [one] { $written } Credit
       *[other] { $written } Credits
    }
campaign-gain-fame = { $written } Berühmtheit
campaign-gain-ally =
    { $n ->
        [one] Verbündet: { $ally }, 1 Aufstellung
       *[other] Verbündet: { $ally }, { $n } Aufstellungen
    }
campaign-gain-medpacs =
    { $n ->
        [one] { $written } Medipack für den nächsten Einsatz
       *[other] { $written } Medipacks für den nächsten Einsatz
    }
campaign-gain-hurt = Jeder Held beginnt den nächsten Einsatz mit { $n } Schaden
campaign-lose = Verloren: { $what }
campaign-rewards = Belohnungen
campaign-rewards-none = Nichts gewonnen, nichts verloren.
campaign-mission-won = Einsatz gewonnen
campaign-mission-lost = Einsatz verloren
campaign-rounds =
    { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
campaign-trainings = Training
campaign-training-earned = { $who } darf eine Klassenkarte nehmen.
campaign-news-stock =
    { $n ->
        [one] Die Waffenkammer bietet 1 Karte an.
       *[other] Die Waffenkammer bietet { $n } Karten an.
    }
campaign-news-encounters =
    { $n ->
        [one] 1 Begegnung auf der Sternkarte.
       *[other] { $n } Begegnungen auf der Sternkarte.
    }
campaign-to-map = Zur Sternkarte
campaign-to-epilogue = Zum Epilog

## Waffenkammer

campaign-armory-note = Waffen und Modifikationen; die Auswahl wechselt nach jedem Einsatz.
campaign-balance = Guthaben
campaign-balance-after = Guthaben danach
campaign-stock = Im Angebot
campaign-stock-empty = Davon ist nichts im Angebot.
campaign-own = Euer Besitz
campaign-own-empty = Nichts, was sich verkaufen ließe.
campaign-start-locked = Was Helden von Anfang an haben, ist unverkäuflich.
campaign-aisle = Zeigen
campaign-aisle-name =
    { $aisle ->
        [melee] Nahkampf
        [ranged] Fernkampf
        [modification] Modifikationen
       *[all] Alles
    }
campaign-price = Preis in Credits
campaign-new = Neu
campaign-buy = Kaufen
campaign-buy-for =
    { $n ->
        [one] Für 1 Credit kaufen
       *[other] Für { $n } Credits kaufen
    }
campaign-sell = Verkaufen
campaign-sell-for =
    { $n ->
        [one] Für 1 Credit verkaufen
       *[other] Für { $n } Credits verkaufen
    }
campaign-bought = { $card } für { $price } Credits gekauft.
campaign-sold = { $card } für { $price } Credits verkauft.
campaign-missing-credits =
    { $n ->
        [one] Es fehlt 1 Credit
       *[other] Es fehlen { $n } Credits
    }
campaign-held-by = Bei: { $who }
campaign-compare = Vergleichen
campaign-instead = Statt { $card }
campaign-alike = Kein Unterschied im Angriff
campaign-more = mehr:
campaign-fewer = weniger:
campaign-bars =
    { $n ->
        [one] Platz für 1 Modifikation
       *[other] Platz für { $n } Modifikationen
    }
campaign-bars-change =
    { $n ->
        [one] { $written } Modifikation
       *[other] { $written } Modifikationen
    }
campaign-fits =
    { $n ->
        [one] Passt, 1 Platz frei
       *[other] Passt, { $n } Plätze frei
    }
campaign-fits-full = Passt, aber kein Platz ist frei
campaign-fits-not = Passt nicht
campaign-no-weapon = Trägt keine Waffe
campaign-kind =
    { $kind ->
        [weapon] Waffe
        [armor] Rüstung
        [equipment] Ausrüstung
        [modification] Modifikation
        [class] Klassenkarte
        [reward] Belohnung
       *[other] Karte
    }

## Training

campaign-training-note = Nach jedem Einsatz erhält jeder Held eine Klassenkarte, vier insgesamt; die erste kostet bis zu 1 Erfahrungspunkt, die vierte bis zu 4.
campaign-training-steps = Klassenkarten
campaign-training-now = bis { $xp } EP, jetzt
campaign-training-later = später
campaign-sheet = Fähigkeiten des Helden
campaign-xp =
    { $n ->
        [0] Startgegenstand
       *[other] { $n } EP
    }
campaign-train = Nehmen
campaign-untrain = Zurückgeben
campaign-trained = Genommen
campaign-standing =
    { $standing ->
        [start] Damit beginnt der Held.
        [kept] Vor dem letzten Einsatz genommen: bleibt.
        [dear] Zu teuer: jetzt höchstens { $xp } EP.
        [full] Mehr als vier Klassenkarten gibt es nicht.
       *[waiting] Nach dem nächsten Einsatz.
    }

## Inventar

campaign-inventory-note = Erst die Karte wählen, dann wohin sie soll. Oder hinziehen.
campaign-stash = Lager
campaign-stash-empty = Alles ist in jemandes Händen.
campaign-allies = Verbündete
campaign-allies-none = Noch hat sich euch niemand angeschlossen.
campaign-abilities = Fähigkeiten
campaign-shelf =
    { $shelf ->
        [weapon] Waffen
        [armor] Rüstung
       *[equipment] Ausrüstung
    }
campaign-modifications = Modifikationen von { $weapon }
campaign-slot-free = frei
campaign-bar-free = Platz für eine Modifikation
campaign-put-here = Hierhin
campaign-put = { $card }: { $to }.
campaign-under = { $who }, { $weapon }
campaign-where = Wohin mit { $card }?
campaign-fixed = bleibt beim Helden
campaign-why =
    { $why ->
        [here] Liegt schon hier
        [fixed] Bleibt bei seinem Helden
        [full] Kein Platz frei
        [needs-weapon] Gehört unter eine Waffe
        [no-bars] Kein Platz frei
        [wrong-weapon] Passt nicht
        [not-modification] Keine Modifikation
       *[now] Jetzt nicht möglich
    }

## Logbuch

campaign-log-note = Die Geschichte bis hierher.
campaign-log-tabs = Kapitel
campaign-log-search = Im Logbuch suchen
campaign-log-empty = Noch wurde nichts erzählt.
campaign-log-nothing = Hier erwähnt keine Meldung „{ $query }“.
campaign-special-rule = Sonderregel:
campaign-fame-for = Wofür
campaign-fame-line =
    { $what ->
        [won] Einsatz gewonnen
        [fast] { $times ->
            [one] 1 Runde unter der Vorgabe
           *[other] { $times } Runden unter der Vorgabe
        }
        [optional] { $times ->
            [one] 1 Nebenziel
           *[other] { $times } Nebenziele
        }
        [group] { $times ->
            [one] 1 Gegnergruppe besiegt
           *[other] { $times } Gegnergruppen besiegt
        }
        [elite] { $times ->
            [one] darunter 1 Elite- oder einzigartige Gruppe
           *[other] darunter { $times } Elite- oder einzigartige Gruppen
        }
        [unhurt] { $times ->
            [one] 1 Held nicht verwundet
           *[other] { $times } Helden nicht verwundet
        }
       *[deed] Heldentaten
    }
campaign-fame-mission = Dieser Einsatz
campaign-fame-missions = Alle Einsätze
campaign-fame-besides = Begegnungen und Taten unterwegs
campaign-fame-total = Insgesamt
campaign-fame-now =
    { $n ->
       *[other] Das Team hat { $n } Berühmtheit.
    }
campaign-formula = Wie man berühmt wird
campaign-formula-line =
    { $what ->
        [won] Gewonnener Einsatz
        [fast] Jede Runde unter der Vorgabe
        [optional] Jedes Nebenziel
        [group] Jede besiegte Gegnergruppe
        [elite] Mehr für eine Elite- oder einzigartige Gruppe
        [unhurt] Jeder am Ende nicht verwundete Held
       *[encounter] Jede Begegnung
    }
campaign-formula-note = Einsätze können außerdem Heldentaten belohnen. Berühmtheit bestimmt die Güte der Belohnungen und ist am Ende die Wertung.

## Nachwort

campaign-over-won = { $team } hat sich durchgesetzt
campaign-over-lost = { $team } ist gescheitert
campaign-score = Wertung
campaign-read-log = Logbuch lesen
campaign-hall = Ruhmeshalle
campaign-hall-text = Die beendeten Kampagnen deiner Tische und derer, denen du zugesehen hast. Die Berühmtheit am Ende ist die Wertung.
campaign-hall-none = Noch ist keine deiner Kampagnen zu Ende.
campaign-hall-place = Platz { $n }:
campaign-hall-rules = Die Regeln zur Berühmtheit

## Eine neue Kampagne

campaign-home = Kampagnen
campaign-open = Gespeicherte Kampagne öffnen
campaign-home-none = Eine Geschichte in mehreren Einsätzen, mit einem Team, Training und besseren Waffen. Immer gespeichert; weiter geht es, wann ihr wollt.
campaign-look = Ansehen
campaign-at-map = Auf der Sternkarte
campaign-card-missions =
    { $n ->
        [0] noch kein Einsatz gespielt
        [one] { $n } Einsatz gespielt
       *[other] { $n } Einsätze gespielt
    }
campaign-resumed = Eine ältere Datei: Die Kampagne geht bei ihrem letzten Halt auf der Sternkarte weiter.
campaign-new-title = Neue Kampagne
campaign-new-text = Alles ist bereit für eine Person mit zwei Helden. Ändere, was du willst.
campaign-new-none = Dieser Server hat keine Kampagnen.
campaign-new-which = Die Kampagne
campaign-length =
    { $encounters ->
        [0] { $missions } Einsätze
       *[other] { $missions } mögliche Einsätze, { $encounters } Begegnungen
    }
campaign-new-heroes = Die Helden
campaign-new-solo = Zwei bis vier. Wer allein spielt, nimmt mindestens zwei.
campaign-endurance = Ausdauer
campaign-starts-with = Beginnt mit: { $card }
campaign-new-seats = Wer spielt wen
campaign-new-team = Das Team
campaign-new-name = Name des Teams
    .hint = Aus dem Namen ergibt sich das Wappen.
campaign-new-other-name = Anderer Name
campaign-team-name =
    { $n ->
        [1] Laternentrupp
        [2] Die Nachtwache
        [3] Kupferschwinge
        [4] Die Unwahrscheinlichen
        [5] Glutkompanie
        [6] Die Streunenden Kometen
        [7] Stiller Donner
       *[8] Das Letzte Signal
    }
campaign-new-normal = Gegner in üblicher Stärke.
campaign-new-hard = Mehr Gegner, darunter besser ausgebildete, und weniger Zeit.
campaign-new-mode = Wo ihr spielt
campaign-mode =
    { $mode ->
        [companion] Mit dem Brettspiel
       *[table] Am Bildschirm
    }
campaign-new-table = Spielplan, Figuren, Würfel und Regeln sind alle auf dem Bildschirm.
campaign-new-companion = Ihr spielt auf eurem eigenen Tisch; der Bildschirm erzählt, lenkt den Gegner und führt Buch.
campaign-new-lacks =
    { $what ->
        [campaign] Wähle eine Kampagne.
        [heroes] Wähle mindestens zwei Helden.
       *[name] Gib dem Team einen Namen.
    }
campaign-collection = Sammlung
    .hint = Gegner und Verbündete, die es nur in Packs gibt, die ihr nicht habt, bleiben fern.
campaign-pack-core = Grundspiel
    .hint = Immer dabei.
campaign-pack =
    { $pack ->
        [luke_skywalker] Luke-Skywalker-Pack
        [luke_jedi_knight] Pack „Luke Skywalker, Jedi-Ritter“
       *[darth_vader] Darth-Vader-Pack
    }
campaign-pack-hint =
    { $pack ->
        [luke_skywalker] Ein Verbündeter der Rebellen: die Miniatur anstelle des Markers aus dem Grundspiel.
        [luke_jedi_knight] Ein Verbündeter der Rebellen.
       *[darth_vader] Ein Schurke des Imperiums: die Miniatur anstelle des Markers aus dem Grundspiel.
    }
