# Kampagnen: die Ansichten zwischen den Einsätzen, eine neue Kampagne, die Sammlung.

## Zurechtfinden

alliance-campaign-scene =
    { $scene ->
        [map] Sternkarte
        [armory] Waffenkammer
        [training] Training
        [inventory] Inventar
       *[log] Logbuch
    }
alliance-campaign-badge =
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
alliance-campaign-credits = Credits
alliance-campaign-heroes = Helden
alliance-campaign-back = Zurück zur Sternkarte
alliance-campaign-not-now = Jetzt nicht möglich
alliance-campaign-cancel = Abbrechen
alliance-campaign-continue = Weiter
alliance-campaign-undo-map = Zurück zur Ankunft auf der Sternkarte
alliance-campaign-help-arrows = Auf der Karte von Stern zu Stern

## Sternkarte

alliance-campaign-chart = Karte
alliance-campaign-here = Hier ist das Team
alliance-campaign-mark =
    { $kind ->
        [story] Haupteinsatz: { $name }, { $place }
        [side] Nebeneinsatz: { $name }, { $place }
        [finale] Finale: { $name }, { $place }
       *[encounter] Begegnung: { $name }, { $place }
    }
alliance-campaign-mission-kind =
    { $kind ->
        [side] Nebeneinsatz
        [finale] Finale
        [tutorial] Tutorial
       *[story] Haupteinsatz
    }
alliance-campaign-no-missions = Kein Einsatz steht offen.
alliance-campaign-encounters = Begegnungen
alliance-campaign-no-encounters = Dort draußen wartet niemand auf euch.
alliance-campaign-encounters-leave = Sie sind fort, sobald der nächste Haupteinsatz beginnt.

## Einsatzbesprechung

alliance-campaign-ally = Wer kommt mit?
alliance-campaign-no-ally = Niemand
    .text = Nur die Helden
alliance-campaign-deployments =
    { $n ->
        [0] Keine Aufstellung mehr übrig
        [one] 1 Aufstellung übrig
       *[other] { $n } Aufstellungen übrig
    }
alliance-campaign-equipment = Wer was trägt
alliance-campaign-change = Verteilen
alliance-campaign-holds-nothing = Nichts
alliance-campaign-map-preview = Was ihr bei der Ankunft seht
alliance-campaign-medpacs = Medipacks
alliance-campaign-hurt = Schaden zu Beginn
alliance-campaign-difficulty =
    { $level ->
        [hard] Mehr und besser ausgebildete Gegner, für { $n } Helden.
       *[other] Gegner in üblicher Stärke, für { $n } Helden.
    }
alliance-campaign-check = Vor dem Aufbruch
alliance-campaign-check-unarmed = Ohne Waffe: { $who }.
alliance-campaign-check-idle =
    { $n ->
        [one] In niemandes Händen: { $cards }.
       *[other] In niemandes Händen: { $cards }.
    }
alliance-campaign-check-encounters =
    { $n ->
        [one] Mit dem Start verfällt die offene Begegnung.
       *[other] Mit dem Start verfallen die { $n } offenen Begegnungen.
    }
alliance-campaign-check-good = Alle sind bereit.
alliance-campaign-distribute = Jetzt verteilen
alliance-campaign-train-now = Jetzt trainieren
alliance-campaign-start-mission = Einsatz starten
alliance-campaign-start-closed = Das lässt sich jetzt nicht beginnen.
alliance-campaign-leave-title = Begegnungen zurücklassen?
alliance-campaign-leave-text =
    { $n ->
        [one] Ein Haupteinsatz führt die Kampagne weiter. Diese Begegnung ist dann für immer fort:
       *[other] Ein Haupteinsatz führt die Kampagne weiter. Diese Begegnungen sind dann für immer fort:
    }
alliance-campaign-leave-stay = Hier bleiben
alliance-campaign-leave-go = Trotzdem starten

## Begegnungen

alliance-campaign-encounter = Begegnung
alliance-campaign-meet = Hingehen
alliance-campaign-encounter-rule = Alle Helden sind dort, nebeneinander, und dürfen ihre Karten einsetzen. Danach erholen sich alle.
alliance-campaign-encounter-over = Die Begegnung ist vorbei
alliance-campaign-encounter-rest = Alle haben sich erholt, und alle Karten sind bereit.
alliance-campaign-encounter-fame = { $n } Berühmtheit für die Begegnung selbst.
alliance-campaign-who = Welcher Held?
alliance-campaign-who-tests = Wer legt die Probe auf { $attribute } ab?
alliance-campaign-how-many = { $who } legt eine Probe auf { $attribute } ab: wie viele Erfolge?
alliance-campaign-chance = { $chance } % für mindestens einen Erfolg
alliance-campaign-tested = { $who }: { $attribute }
alliance-campaign-successes =
    { $n ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }
alliance-campaign-option-closed =
    { $what ->
        [credits] Steht euch nicht offen: Es kostet { $n } Credits.
        [fame] Steht euch nicht offen: Es braucht { $n } Ruhm.
        [item] Steht euch nicht offen: Niemand von euch hat { $name }.
        [hero] Steht euch nicht offen: { $name } ist nicht dabei.
        [ally] Steht euch nicht offen: { $name } gehört nicht zu euren Verbündeten.
        [mission] Steht euch nicht offen, so wie es auf der Karte aussieht.
        [party] Steht einem Team eurer Größe oder auf dieser Stufe nicht offen.
       *[story] Steht euch nicht offen: Etwas früher in der Geschichte müsste anders gewesen sein.
    }

## Was gewonnen wurde

alliance-campaign-gain-credits =
    { $n ->
        [one] { $written } Credit
       *[other] { $written } Credits
    }
alliance-campaign-gain-fame = { $written } Berühmtheit
alliance-campaign-gain-ally =
    { $n ->
        [one] Verbündet: { $ally }, 1 Aufstellung
       *[other] Verbündet: { $ally }, { $n } Aufstellungen
    }
alliance-campaign-gain-medpacs =
    { $n ->
        [one] { $written } Medipack für den nächsten Einsatz
       *[other] { $written } Medipacks für den nächsten Einsatz
    }
alliance-campaign-gain-hurt = Jeder Held beginnt den nächsten Einsatz mit { $n } Schaden
alliance-campaign-lose = Verloren: { $what }
alliance-campaign-rewards = Belohnungen
alliance-campaign-rewards-none = Nichts gewonnen, nichts verloren.
alliance-campaign-mission-won = Einsatz gewonnen
alliance-campaign-mission-lost = Einsatz verloren
alliance-campaign-trainings = Training
alliance-campaign-training-earned = { $who } darf eine Klassenkarte nehmen.
alliance-campaign-news-stock =
    { $n ->
        [one] Die Waffenkammer bietet 1 Karte an.
       *[other] Die Waffenkammer bietet { $n } Karten an.
    }
alliance-campaign-news-encounters =
    { $n ->
        [one] 1 Begegnung auf der Sternkarte.
       *[other] { $n } Begegnungen auf der Sternkarte.
    }
alliance-campaign-to-map = Zur Sternkarte

## Waffenkammer

alliance-campaign-armory-note = Waffen und Modifikationen; die Auswahl wechselt nach jedem Einsatz.
alliance-campaign-balance = Guthaben
alliance-campaign-balance-after = Guthaben danach
alliance-campaign-stock = Im Angebot
alliance-campaign-stock-empty = Davon ist nichts im Angebot.
alliance-campaign-own = Euer Besitz
alliance-campaign-own-empty = Nichts, was sich verkaufen ließe.
alliance-campaign-start-locked = Was Helden von Anfang an haben, ist unverkäuflich.
alliance-campaign-aisle = Zeigen
alliance-campaign-aisle-name =
    { $aisle ->
        [melee] Nahkampf
        [ranged] Fernkampf
        [modification] Modifikationen
       *[all] Alles
    }
alliance-campaign-price = Preis in Credits
alliance-campaign-new = Neu
alliance-campaign-buy = Kaufen
alliance-campaign-buy-for =
    { $n ->
        [one] Für 1 Credit kaufen
       *[other] Für { $n } Credits kaufen
    }
alliance-campaign-sell = Verkaufen
alliance-campaign-sell-for =
    { $n ->
        [one] Für 1 Credit verkaufen
       *[other] Für { $n } Credits verkaufen
    }
alliance-campaign-bought = { $card } für { $price } Credits gekauft.
alliance-campaign-sold = { $card } für { $price } Credits verkauft.
alliance-campaign-missing-credits =
    { $n ->
        [one] Es fehlt 1 Credit
       *[other] Es fehlen { $n } Credits
    }
alliance-campaign-held-by = Bei: { $who }
alliance-campaign-compare = Vergleichen
alliance-campaign-instead = Statt { $card }
alliance-campaign-alike = Kein Unterschied im Angriff
alliance-campaign-more = mehr:
alliance-campaign-fewer = weniger:
alliance-campaign-bars =
    { $n ->
        [one] Platz für 1 Modifikation
       *[other] Platz für { $n } Modifikationen
    }
alliance-campaign-bars-change =
    { $n ->
        [one] { $written } Modifikation
       *[other] { $written } Modifikationen
    }
alliance-campaign-fits =
    { $n ->
        [one] Passt, 1 Platz frei
       *[other] Passt, { $n } Plätze frei
    }
alliance-campaign-fits-full = Passt, aber kein Platz ist frei
alliance-campaign-fits-not = Passt nicht
alliance-campaign-no-weapon = Trägt keine Waffe
alliance-campaign-kind =
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

alliance-campaign-training-note = Nach jedem Einsatz erhält jeder Held eine Klassenkarte, vier insgesamt; die erste kostet bis zu 1 Erfahrungspunkt, die vierte bis zu 4.
alliance-campaign-training-steps = Klassenkarten
alliance-campaign-training-now = bis { $xp } EP, jetzt
alliance-campaign-training-later = später
alliance-campaign-sheet = Fähigkeiten des Helden
alliance-campaign-xp =
    { $n ->
        [0] Startgegenstand
       *[other] { $n } EP
    }
alliance-campaign-train = Nehmen
alliance-campaign-untrain = Zurückgeben
alliance-campaign-trained = Genommen
alliance-campaign-standing =
    { $standing ->
        [start] Damit beginnt der Held.
        [kept] Vor dem letzten Einsatz genommen: bleibt.
        [dear] Zu teuer: jetzt höchstens { $xp } EP.
        [full] Mehr als vier Klassenkarten gibt es nicht.
       *[waiting] Nach dem nächsten Einsatz.
    }

## Inventar

alliance-campaign-inventory-note = Erst die Karte wählen, dann wohin sie soll. Oder hinziehen.
alliance-campaign-stash = Lager
alliance-campaign-stash-empty = Alles ist in jemandes Händen.
alliance-campaign-allies = Verbündete
alliance-campaign-allies-none = Noch hat sich euch niemand angeschlossen.
alliance-campaign-abilities = Fähigkeiten
alliance-campaign-shelf =
    { $shelf ->
        [weapon] Waffen
        [armor] Rüstung
       *[equipment] Ausrüstung
    }
alliance-campaign-modifications = Modifikationen von { $weapon }
alliance-campaign-slot-free = frei
alliance-campaign-bar-free = Platz für eine Modifikation
alliance-campaign-put-here = Hierhin
alliance-campaign-put = { $card }: { $to }.
alliance-campaign-under = { $who }, { $weapon }
alliance-campaign-where = Wohin mit { $card }?
alliance-campaign-fixed = bleibt beim Helden
alliance-campaign-why =
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

alliance-campaign-log-note = Die Geschichte bis hierher.
alliance-campaign-fame-for = Wofür
alliance-campaign-fame-line =
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
alliance-campaign-fame-mission = Dieser Einsatz
alliance-campaign-fame-missions = Alle Einsätze
alliance-campaign-fame-besides = Begegnungen und Taten unterwegs
alliance-campaign-fame-total = Insgesamt
alliance-campaign-fame-now =
    { $n ->
       *[other] Das Team hat { $n } Berühmtheit.
    }
alliance-campaign-formula = Wie man berühmt wird
alliance-campaign-formula-line =
    { $what ->
        [won] Gewonnener Einsatz
        [fast] Jede Runde unter der Vorgabe
        [optional] Jedes Nebenziel
        [group] Jede besiegte Gegnergruppe
        [elite] Mehr für eine Elite- oder einzigartige Gruppe
        [unhurt] Jeder am Ende nicht verwundete Held
       *[encounter] Jede Begegnung
    }
alliance-campaign-formula-note = Einsätze können außerdem Heldentaten belohnen. Berühmtheit bestimmt die Güte der Belohnungen und ist am Ende die Wertung.

## Nachwort

alliance-campaign-over-won = { $team } hat sich durchgesetzt
alliance-campaign-over-lost = { $team } ist gescheitert
alliance-campaign-hall-text = Die beendeten Kampagnen deiner Tische und derer, denen du zugesehen hast. Die Berühmtheit am Ende ist die Wertung.
alliance-campaign-hall-rules = Die Regeln zur Berühmtheit

## Eine neue Kampagne

alliance-campaign-at-map = Auf der Sternkarte
alliance-campaign-new-text = Alles ist bereit für eine Person mit zwei Helden. Ändere, was du willst.
alliance-campaign-length =
    { $encounters ->
        [0] { $missions } Einsätze
       *[other] { $missions } mögliche Einsätze, { $encounters } Begegnungen
    }
alliance-campaign-new-heroes = Die Helden
alliance-campaign-new-solo = Zwei bis vier. Wer allein spielt, nimmt mindestens zwei.
alliance-campaign-endurance = Ausdauer
alliance-campaign-starts-with = Beginnt mit: { $card }
alliance-campaign-team-name =
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
alliance-campaign-new-normal = Gegner in üblicher Stärke.
alliance-campaign-new-hard = Mehr Gegner, darunter besser ausgebildete, und weniger Zeit.
alliance-campaign-new-mode = Wo ihr spielt
alliance-campaign-mode =
    { $mode ->
        [companion] Mit dem Brettspiel
       *[table] Am Bildschirm
    }
alliance-campaign-new-table = Spielplan, Figuren, Würfel und Regeln sind alle auf dem Bildschirm.
alliance-campaign-new-companion = Ihr spielt auf eurem eigenen Tisch; der Bildschirm erzählt, lenkt den Gegner und führt Buch.
alliance-campaign-new-lacks =
    { $what ->
        [campaign] Wähle eine Kampagne.
        [heroes] Wähle mindestens zwei Helden.
       *[name] Gib dem Team einen Namen.
    }
alliance-campaign-collection = Sammlung
    .hint = Gegner und Verbündete, die es nur in Packs gibt, die ihr nicht habt, bleiben fern.
alliance-campaign-pack-core = Grundspiel
    .hint = Immer dabei.
alliance-campaign-pack =
    { $pack ->
        [luke_skywalker] Luke-Skywalker-Pack
        [luke_jedi_knight] Pack „Luke Skywalker, Jedi-Ritter“
       *[darth_vader] Darth-Vader-Pack
    }
alliance-campaign-pack-hint =
    { $pack ->
        [luke_skywalker] Ein Verbündeter der Rebellen: die Miniatur anstelle des Markers aus dem Grundspiel.
        [luke_jedi_knight] Ein Verbündeter der Rebellen.
       *[darth_vader] Ein Schurke des Imperiums: die Miniatur anstelle des Markers aus dem Grundspiel.
    }
