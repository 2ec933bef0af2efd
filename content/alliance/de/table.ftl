# Der Tisch von Allianz: Plan, Tafeln, Entscheidungen.

alliance-said = { $text }
alliance-tab-enemies = Gegner
alliance-round = Runde { $round } von { $last }
alliance-objective =
    { $n ->
        [0] Kein Gegner mehr
        [one] Besiegt den letzten Gegner
       *[other] Besiegt alle { $n } Gegner
    }
alliance-undo-activation = Zurück zum Beginn dieser Aktivierung
alliance-topic =
    { $topic ->
        [story] Geschichte
        [move] Bewegungen
        [attack] Angriffe
        [harm] Schaden und Regeneration
        [card] Karten und Fähigkeiten
        [thought] Gründe der Gegner
       *[flow] Runden und Aktivierungen
    }

## Plan

alliance-board = Spielplan
alliance-board-hint = Pfeiltasten führen von Feld zu Feld, N und P zwischen leuchtenden Feldern, Enter wählt. Mit ? siehst du alle Tasten.
alliance-picture =
    { $round ->
        [0] Der Spielplan beim Aufbau
       *[other] Der Spielplan in Runde { $round }
    }
alliance-crate = Kiste
alliance-terminal = Terminal
alliance-difficult = unwegsames Gelände
alliance-blocking = versperrtes Gelände
alliance-open-door = Tür öffnen
alliance-label-figure = { $name }
alliance-label-at = auf { $at }
alliance-direction =
    { $direction ->
        [n] nördlich
        [ne] nordöstlich
        [e] östlich
        [se] südöstlich
        [s] südlich
        [sw] südwestlich
        [w] westlich
       *[nw] nordwestlich
    }
alliance-label-where =
    { $spaces ->
        [one] 1 Feld { alliance-direction }
       *[other] { $spaces } Felder { alliance-direction }
    }
# Before how far away something is and whether it is seen, when no hero acts: whose view that is.
alliance-label-from = gesehen von { $name }
alliance-label-sight = in Sichtlinie
alliance-label-no-sight = nicht in Sichtlinie
alliance-label-blocked =
    { $by ->
        [figure] nicht in Sichtlinie: { $name } ist im Weg
        [door] nicht in Sichtlinie: Eine geschlossene Tür ist im Weg
        [wall] nicht in Sichtlinie: Eine Wand ist im Weg
       *[terrain] nicht in Sichtlinie: Versperrtes Gelände ist im Weg
    }
alliance-label-health = { $left } von { $health } Gesundheit
alliance-label-strain = { $strain } von { $endurance } Anstrengung
alliance-wounded = verwundet
alliance-can-deploy = hier kannst du beginnen
alliance-can-move = hierhin kannst du gehen
alliance-can-run = in Reichweite einer Bewegungsaktion
alliance-can-attack = du kannst angreifen
alliance-can-pick = das kannst du wählen
alliance-can-activate = du kannst aktivieren
alliance-can-way = hier kann der Gegner enden
alliance-can-interact = du kannst interagieren

## Warum ein Tippen nichts tut

alliance-why-deploy = Helden beginnen auf den umkreisten Feldern.
alliance-why-no-way = Außer Reichweite deiner Bewegungspunkte.
alliance-why-too-far = Das ist doch zu weit. Wähle ein anderes Feld.
alliance-why-no-attack = Von hier aus kein Angriff auf diese Figur.
alliance-why-no-aim = Das geht hier nicht. Wähle, was leuchtet.
alliance-why-actions = Keine Aktionen mehr
alliance-why-stunned = Betäubt
alliance-why-stunned-now = { $name } ist Betäubt und kann weder angreifen noch das Feld verlassen. Betäubt abzulegen ist eine Aktion.
alliance-why-nobody = Niemand in Reichweite oder Sicht

## Fragen

alliance-ask-deploy = Wo beginnst du?
alliance-ask-activate = Wer wird aktiviert?
alliance-ask-turn = { $figure } handelt
alliance-ask-aim = { $ability }: wähle
alliance-ask-die = { $ability }: welcher Würfel?
alliance-ask-convert = { $ability }: wie viele Symbole?
alliance-ask-moving =
    { $points ->
        [one] { $figure } darf 1 Feld gehen
       *[other] { $figure } darf bis zu { $points } Felder gehen
    }
alliance-ask-striking = { $figure } greift an: wen?
alliance-ask-ordered = { $figure } darf sich bewegen oder angreifen
alliance-ask-surges =
    { $left ->
        [one] 1 Energie ausgeben
       *[other] { $left } Energie ausgeben
    }
alliance-ask-cleave =
    Rundschlag { $damage }{ $by ->
        [surge] {" "}(Energie)
       *[keyword] {""}
    }: wen?{ $more ->
        [0] {""}
        [one] {" "}Danach folgt noch eines.
       *[other] {" "}Danach folgen noch { $more }.
    }
alliance-ask-same-target = { $ability }: wen greifen beide an?
alliance-ask-first = { $ability }: Für { $target } ist es einerlei. Wer greift zuerst an?
alliance-ask-report =
    { $pool ->
        [attack] Was zeigt der Angriffswürfel?
        [defence] Was zeigt der Verteidigungswürfel?
       *[test] Was zeigt der Würfel?
    }
alliance-ask-way = { $figure } könnte an mehreren Stellen enden
alliance-ask-keep = Die nächste Versorgungskarte: oben lassen?
alliance-ask-share = { $figure } hat eine Versorgungskarte gefunden: Wer nimmt sie?
alliance-ask-card = Welche Versorgungskarte behältst du?
alliance-ask-star-map = Wie geht es weiter?
alliance-ask-companion = Was ist am Tisch geschehen?
alliance-ask-window = Der Gegner handelt
alliance-ask-nothing = Nichts zu entscheiden
alliance-moment =
    { $when ->
        [activation_start] { $figure } beginnt die Aktivierung
        [activation_end] { $figure } beendet die Aktivierung
        [rested] { $figure } hat sich ausgeruht
        [interacted] { $figure } hat interagiert
        [enemy_activates] { $figure } wird aktiviert
        [enemy_enters] { $figure } kommt näher
       *[supply_drawn] Eine Versorgungskarte wird gezogen
    }
alliance-moment-attack =
    { $when ->
        [declared] { $attacker } greift { $target } an. Eine Fähigkeit nutzen, bevor gewürfelt wird?
        [rolled] Die Würfel sind gefallen. Eine Fähigkeit nutzen, um sie zu ändern?
        [counted] Die Symbole sind gezählt. Eine Fähigkeit nutzen, bevor Energie ausgegeben wird?
       *[fought] Der Angriff auf { $target } ist vorbei. Jetzt eine Fähigkeit nutzen?
    }
# Unter der Schaltfläche, die den Moment verstreichen lässt.
alliance-pass-next =
    { $when ->
        [declared] Dann wird gewürfelt.
        [rolled] Dann werden die Symbole gezählt.
        [counted] Dann wird Energie ausgegeben und der Schaden zugefügt.
       *[fought] Die Aktivierung geht weiter.
    }
alliance-moment-after = { $ability } wurde genutzt: weiter damit?
alliance-moment-test =
    { $when ->
        [testing] Vor der Probe: etwas nutzen?
       *[tested] Die Probe ist gewürfelt. Etwas nutzen?
    }

## Antworten

alliance-actions = Aktionen
alliance-actions-left =
    { $n ->
        [one] noch 1 Aktion
       *[other] noch { $n } Aktionen
    }
alliance-points = Bewegung
alliance-strain = Anstrengung
alliance-health = Gesundheit
alliance-speed = Geschwindigkeit
alliance-defence = Verteidigung
alliance-figures = Figuren
alliance-attack = Angreifen
alliance-attack-targets =
    { $n ->
        [one] 1 Ziel
       *[other] { $n } Ziele
    }
alliance-attack-with = Angreifen: { $weapon }
alliance-run = Bewegen
alliance-run-text =
    { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
alliance-move-how = Tippe auf ein leuchtendes Feld, um dorthin zu gehen.
alliance-tap-space = Tippe auf ein leuchtendes Feld.
alliance-deploy-how = Tippe auf ein umkreistes Feld, um die Figur dort aufzustellen.
alliance-interact =
    { $thing ->
        [door] Tür öffnen
        [crate] Kiste öffnen
       *[terminal] Terminal benutzen
    }
alliance-rest = Ausruhen
alliance-rest-text = Anstrengung regenerieren
alliance-rest-medpac = Ausruhen mit Medipack
alliance-rest-medpac-text =
    { $n ->
        [one] noch 1
       *[other] noch { $n }
    }
alliance-medpac = Medipack verwenden
alliance-shake = Ablegen: { $condition }
alliance-push-on = Durchbeißen
alliance-push-on-text = 1 Anstrengung für 1 Bewegungspunkt
alliance-end = Aktivierung beenden
alliance-end-unspent = Noch sind Aktionen oder Bewegungspunkte übrig
alliance-let-first = Zuerst: { $name } ({ $figure })
alliance-bleed-first = Du erleidest 1 Anstrengung nach dieser Aktion.
alliance-pass = Jetzt nicht
alliance-stay = Hier bleiben
alliance-keep = Oben lassen
alliance-bury = Unter die anderen legen
alliance-way-why = Die Regeln lassen mehrere Möglichkeiten offen, alle gleich schlimm für euch: Ihr wählt.
alliance-way-to = Nach { $place }
alliance-way-target = Ziel: { $figure }
alliance-report-how = Tippe auf die gewürfelte Seite.
alliance-ability = Fähigkeit
alliance-bonus = Bonuseffekt
alliance-ally = Verbündeter

## Würfel und Angriffe

alliance-die =
    { $die ->
        [blue] Blauer Würfel
        [green] Grüner Würfel
        [yellow] Gelber Würfel
        [red] Roter Würfel
        [black] Schwarzer Würfel
       *[white] Weißer Würfel
    }
alliance-die-face =
    { alliance-die }{ $accuracy ->
        [0] {""}
       *[other] , Zielsicherheit { $accuracy }
    }{ $damage ->
        [0] {""}
       *[other] , Schaden { $damage }
    }{ $surges ->
        [0] {""}
       *[other] , Energie { $surges }
    }{ $blocks ->
        [0] {""}
       *[other] , Blocken { $blocks }
    }{ $evades ->
        [0] {""}
       *[other] , Vermeiden { $evades }
    }{ $dodge ->
        [yes] , Ausweichen
       *[no] {""}
    }{ $blank ->
        [yes] , leer
       *[no] {""}
    }
alliance-take-die = Diesen Würfel nehmen
alliance-no-dice = keine Würfel
alliance-distance =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
# Of somebody who can be chosen for damage that is certain: the health left then.
alliance-candidate-after =
    { $left ->
        [0] wird davon besiegt
       *[other] danach noch { $left }
    }
alliance-odds = Erreicht das Ziel zu { $hit } %, macht Schaden zu { $damages } %, besiegt es zu { $defeat } %; im Mittel { $expected } Schaden
alliance-odds-axis = Wie wahrscheinlich welcher Schaden ist, in Prozent
alliance-odds-short = erreicht { $hit } %, schadet { $damages } %, { $expected } Schaden

## Before it is done

alliance-preview-action =
    { $left ->
        [0] Das kostet deine letzte Aktion
        [one] Das kostet eine Aktion, eine bleibt
       *[other] Das kostet eine Aktion, { $left } bleiben
    }
alliance-preview-points =
    { $points ->
        [0] Kein Bewegungspunkt bleibt
        [one] 1 Bewegungspunkt bleibt
       *[other] { $points } Bewegungspunkte bleiben
    }
alliance-preview-strain = { $strain } Anstrengung
alliance-preview-target = { $name }: erreicht { $reaches } %, schadet { $damages } %, besiegt { $defeats } %
alliance-preview-reaches = erreicht
alliance-preview-damages = schadet
alliance-preview-defeats = besiegt
alliance-preview-more =
    { $n ->
        [one] und ein weiteres Ziel
       *[other] und { $n } weitere Ziele
    }
alliance-preview-nobody = Von dort niemand anzugreifen
alliance-preview-no-action = Keine Aktion mehr, um von dort anzugreifen
alliance-preview-seen = Dort gesehen von { $names }
alliance-preview-unseen = Dort sieht dich kein Gegner
alliance-preview-unknown = Was dich dort erwartet, weiß niemand.
alliance-sum-damage =
    { $n ->
        [0] Kein Schaden
        [one] 1 Schaden
       *[other] { $n } Schaden
    }
alliance-sum-miss = So geht er fehl
alliance-sum =
    { $ranged ->
        [ranged] Würfel: Schaden { $damage }, Blocken { $blocks }, Energie { $surges }, Zielsicherheit { $accuracy } von { $distance } nötigen
       *[other] Würfel: Schaden { $damage }, Blocken { $blocks }, Energie { $surges }
    }
alliance-surges = Energie
alliance-surges-done = Fertig mit Energie
alliance-surge-times =
    { $n ->
        [one] einmal genutzt
       *[other] { $n }-mal genutzt
    }
alliance-surged = Energie: { $options }
alliance-result-hit =
    { $damage ->
        [0] Treffer, aber alles geblockt
       *[other] Treffer: { $damage } Schaden, { $blocked } geblockt
    }
alliance-result-dodged = Verfehlt: Ausweichen
alliance-result-missed = Verfehlt: Zielsicherheit um { $n } zu niedrig

## Der Zug der Gegner

alliance-enemy-skipped =
    { $why ->
        [actions] Übersprungen: Es sind nicht genug Aktionen übrig.
        [attack] Übersprungen: Die Figur hat schon angegriffen.
        [nobody] Übersprungen: Niemand kommt als Ziel in Frage.
        [needs] Übersprungen: Die Bedingung ist nicht erfüllt.
       *[idle] Übersprungen: Es würde nichts ändern.
    }
alliance-readiness =
    { $state ->
        [ready] bereit
        [acting] gerade dran
        [done] war dran
       *[gone] besiegt
    }
alliance-off = (nutzt der Gegner hier nicht)
alliance-surge-order = Energie, in dieser Reihenfolge

## Das Team

alliance-activations =
    { $n ->
        [0] keine Aktivierung mehr
        [one] noch 1 Aktivierung
       *[other] noch { $n } Aktivierungen
    }
alliance-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
alliance-lies =
    { $state ->
        [ready] bereit
        [exhausted] erschöpft
       *[gone] weg
    }
alliance-medpacs =
    { $n ->
        [one] 1 Medipack
       *[other] { $n } Medipacks
    }
alliance-supply =
    { $n ->
        [one] 1 Versorgungskarte
       *[other] { $n } Versorgungskarten
    }
alliance-result-round = Runde { $round }, { $fallen } von { $of } Gegnern besiegt

## Neuer Tisch

alliance-new-title = Neuer Tisch: Allianz
alliance-new-text = Alles ist bereit für ein Gefecht mit Bots. Ändere, was du magst.
alliance-new-heroes = Anzahl der Helden
alliance-new-count =
    { $n ->
        [one] 1 Held
       *[other] { $n } Helden
    }
alliance-new-hero = Held
alliance-new-map = Spielplan
alliance-new-ally = Verbündete
alliance-new-no-ally = Niemand
alliance-new-enemies = Gegner
alliance-new-recommended = Empfohlen
alliance-new-own = Selbst wählen
alliance-new-threat = Bedrohung { $threat }
alliance-new-threat-of = Bedrohung { $threat }, empfohlen { $recommended }
alliance-new-than =
    { $than ->
        [easier] leichter als empfohlen
        [harder] schwerer als empfohlen
       *[same] wie empfohlen
    }
alliance-new-nobody = Noch niemand gewählt. Ohne Wahl kommen die empfohlenen Gegner.
alliance-new-mix = Andere Mischung
alliance-new-back = Zurück zur Empfehlung
alliance-new-figures =
    { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }
alliance-new-elite = Elite
alliance-new-more = Eine mehr: { $group }
alliance-new-fewer = Eine weniger: { $group }
alliance-new-copies = { $n } von { $most }
alliance-new-advanced = Erweitert: Karten und Ausrüstung
alliance-new-cards = Karten neben der Startwaffe
alliance-new-add-card = Karte hinzufügen
alliance-new-remove-card = { $card } entfernen
alliance-new-easy = Weniger Gegner, zum Kennenlernen.
alliance-new-normal = So viele Gegner, wie der Spielplan empfiehlt.
alliance-new-hard = Mehr und besser ausgebildete Gegner.

## Tasten

alliance-help-attack = Angreifen, nächstes Ziel
alliance-help-run = Bewegungsaktion nehmen
alliance-help-interact = Interagieren
alliance-help-rest = Ausruhen
alliance-help-strain = Anstrengung für einen Bewegungspunkt
alliance-help-end = Aktivierung beenden, oder jetzt nicht
alliance-help-next = Nächster Schritt der Gegner

## Das Ende, gezählt

alliance-tally-attacks = Angriffe
alliance-tally-dealt = Schaden zugefügt
alliance-tally-defeated = Gegner besiegt
alliance-tally-suffered = Schaden erlitten
alliance-tally-spaces = Felder bewegt
