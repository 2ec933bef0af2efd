# Die Wörter am Tisch von specops: was gefragt wird, was man antworten kann, was neben dem Tisch liegt, und die Seite für einen neuen Tisch.

## Der Tisch

specops-board = Der Tisch, 36 mal 36 Zoll
specops-board-hint = Pfeiltasten gehen von Einheit zu Einheit, N und P zu denen, die wählbar sind. Auf dem offenen Tisch bewegen sie einen Punkt; Enter wählt ihn.
specops-tab-mission = Mission
specops-tab-teams = Teams
specops-role = { $side }: { $team }
specops-round = Runde { $round }
specops-score = Punkte
specops-score-words = Punkte: Blau { $blue }, Rot { $red }
specops-picture = Der Tisch in Runde { $round }
specops-undo-activation = Zurück zum Beginn dieser Aktivierung
specops-your-move = Du bist dran: { $side }
specops-your-turn = Du bist dran: { $team }
specops-left = { $n } übrig
specops-aim =
    { $rules ->
        [shields] Rot arbeitet an Konsolen, bis die Karte belegt ist, und räumt sie am Transmitter ab: drei Punkte gewinnen. Blau hält vier Runden durch.
        [codes] Rot trägt drei Pakete, eins mit den Codes, und gewinnt damit an einem Transmitter. Blau hält vier Runden durch.
        [vehicle] Rot zerstört das Fahrzeug in der Mitte. Blau hält darum herum vier Runden durch.
       *[priorities] Beide halten drei Einsatzziele; eines davon zählt doppelt. Sieben Punkte gewinnen, oder mehr Punkte nach vier Runden.
    }
specops-condition-lasts =
    { $now ->
        [yes] Jetzt in Kraft: { $condition } (Runden { $first } und { $last })
       *[no] { $condition } in den Runden { $first } und { $last }
    }
specops-condition-says =
    { $condition ->
        [weather] Ziele von Fernangriffen sind um eine Stufe besser gedeckt, außer der Angreifer hat gezielt.
        [darkness] Fernkampfwaffen reichen vier Zoll weniger weit, aber nie unter sechs.
        [comms] Jede Seite erteilt einen Befehl weniger und zieht dafür einen aus dem Pool.
       *[clear] Nichts behindert jemanden.
    }
specops-reinforcement-pool = Würfel für Verstärkungen: { $n }
specops-loadouts-of = Ausrüstung von { $side }
specops-pool = Befehlspool
specops-passes = { $n }-mal passen
specops-health = { $left } von { $health } Leben
specops-place =
    { $place ->
        [aside] noch nicht aufgestellt
        [table] auf dem Tisch
        [covert] verdeckt
        [waiting] wartet auf den Einsatz
        [network] im Hinterhaltsnetzwerk
       *[defeated] besiegt
    }
specops-badge =
    { $badge ->
        [aim] { $n } Zielen
        [dodge] { $n } Ausweichen
        [surge] { $n } Energie
        [standby] in Bereitschaft
        [suppression] { $n } Niederhalten
        [observation] beobachtet, { $n }
        [immobilize] um { $n } langsamer
        [shield] { $n } Schilde
        [detonator] hat eine Sprengladung
       *[objective] trägt { $n }
    }
specops-tally =
    { $kind ->
        [attacks] Angriffe
        [wounds] Wunden zugefügt
        [defeated] Einheiten besiegt
        [panics] In Panik geraten
       *[orders] Befehle erteilt
    }

## Gelände und Maßband

specops-piece =
    { $look ->
        [hedge] Hecke
        [woods] Wald
        [rubble] Trümmer
        [crater] Krater
        [barricade] Barrikade
        [crates] Kisten
        [container] Container
        [wall] Mauer
        [rock] Fels
        [building] Gebäude
        [tower] Turm
        [platform] Plattform
        [pool] Teich
       *[generator] Generator
    }
specops-stock-facts =
    { $kind ->
        [obstacle] Hindernis
        [scatter] Streustück
       *[area] Fläche
    }, { $height } mm hoch, { $cover ->
        [heavy] schwere Deckung
        [light] leichte Deckung
       *[none] keine Deckung
    }, { $sight ->
        [yes] versperrt die Sicht
       *[no] versperrt keine Sicht
    }{ $impassable ->
        [yes] , unpassierbar
       *[no] {""}
    }
specops-stock-left = { $piece } ({ $n })
specops-table-built = selbst gebauter Tisch
specops-mission-open = Mission wird noch gezogen
specops-mission-open-text = Die Mission wird gezogen, wenn der Tisch gebaut ist.
specops-build = Den Tisch bauen
specops-build-count = { $n } Stücke stehen. Ein Tisch hat { $least } bis { $most }.
specops-build-enough = Der anderen Seite genügt es.
specops-build-piece = Stück
specops-build-how = Zeige auf den Tisch oder wähle einen Ort mit Namen.
specops-build-places = Einen Ort mit Namen wählen ({ $n })
specops-build-agreed = Was für jedes Stück vereinbart ist
specops-turn-left = Nach links drehen
specops-turn-right = Nach rechts drehen
specops-turned = Um { $n }° gedreht
specops-site = Im { $wind }
specops-site-middle = In der Mitte
specops-thrown =
    { $why ->
        [rally] Sammeln: { $unit }
        [panic] Panik: { $unit }
       *[deed] Würfel: { $unit }
    }
specops-tape = Maßband
specops-tape-how = Wähle, wo das Maßband beginnt, dann, wo es endet
specops-band = Reichweite { $n }
specops-contact = Kontakt
specops-wind =
    { $wind ->
        [n] Norden
        [ne] Nordosten
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
       *[nw] Nordwesten
    }
specops-label-who = { $unit }, { $rank }, { $side }
specops-label-away = { $n ->
        [one] 1 Zoll
       *[other] { $n } Zoll
    } im { $wind }
specops-label-contact = in Kontakt
specops-label-wounds = { $n } von { $of } Wunden
specops-label-order =
    { $order ->
        [face_up] hat einen Befehl
       *[face_down] hat gehandelt
    }
specops-label-suppressed = niedergehalten
specops-label-holds = trägt: { $tokens }
specops-label-tap =
    { $light ->
        [activate] wählbar
        [attack] angreifbar
        [aimed] im Visier
       *[pick] wählbar
    }
specops-label-no-sight = nicht in Sicht
specops-label-sight =
    { $cover ->
        [none] in Sicht
        [light] in Sicht, leichte Deckung
       *[heavy] in Sicht, schwere Deckung
    }
specops-label-sight-cover =
    { $cover ->
        [none] in Sicht, vorbei an: { $pieces }
        [light] in Sicht, leichte Deckung durch: { $pieces }
       *[heavy] in Sicht, schwere Deckung durch: { $pieces }
    }
specops-label-point = { $x } Zoll vom Westrand, { $y } vom Südrand
specops-label-in = hier: { $piece }
specops-label-end =
    { $legal ->
        [yes] { $who } darf hier stehen
       *[no] { $who } darf hier nicht stehen
    }
specops-label-from = { $n } Zoll nach { $wind }
specops-sight-free = Freie Sicht: nichts verdeckt.
specops-sight-covered =
    { $cover ->
        [light] Freie Sicht, doch das Ziel zählt als leicht gedeckt.
       *[heavy] Freie Sicht, doch das Ziel zählt als schwer gedeckt.
    }
specops-sight-hidden =
    { $cover ->
        [none] { $pieces }: verdeckt einen Teil, gibt hier aber keine Deckung.
        [light] { $pieces }: verdeckt einen Teil. Leichte Deckung.
       *[heavy] { $pieces }: verdeckt einen Teil. Schwere Deckung.
    }
specops-sight-melee = Im Handgemenge: es gibt keine Deckung.
specops-sight-none = Keine Sichtlinie: { $pieces }

## Fragen

specops-ask-nothing = Nichts ist gefragt
specops-ask-terrain = Stelle ein Geländestück auf
specops-ask-orient = Bleibt das Gelände, wie es liegt?
specops-ask-loadouts = Wähle geheim eine Seite jeder Ausrüstung
specops-ask-deploy = Stelle eine Einheit auf
specops-ask-place = Wo steht { $unit }?
specops-ask-deal = Wer hält welches Paket? Niemand sonst erfährt es
specops-ask-inherit = Wer nimmt, was fällt: { $token }?
specops-ask-card = Lege geheim eine Kommandokarte
specops-ask-coordinate = { $unit } darf einen Befehl geben
specops-ask-comms = Wer nimmt den Befehl für { $rank }?
specops-ask-turn = Wer handelt?
specops-ask-drawn = Gezogen: { $rank }. Wer handelt?
specops-ask-dauntless = Nimmt { $unit } Niederhalten für eine freie Bewegung?
specops-ask-retinue = Welchen Marker nimmt { $unit }?
specops-ask-effects = Mehrere Effekte zugleich: Welcher kommt als nächster?
specops-ask-facing = Wohin blickt { $unit }?
specops-ask-standby = Wer antwortet { $unit } aus der Bereitschaft?
specops-ask-pools = Noch eine Waffe?
specops-ask-rerolls = Würfel noch einmal werfen?
specops-ask-surges = Energien umwandeln?
specops-ask-dodge = Weicht { $unit } aus?
specops-ask-lethal = Zielen zum Durchschlagen nutzen?
specops-ask-guardian = Fängt jemand Treffer für { $unit } ab?
specops-ask-defence-surges = Wandelt { $unit } Energien in Abwehr?
specops-ask-ability = Was bewirkt die Karte?
specops-ask-field = Einen Würfel noch einmal werfen?
specops-ask-transmit = Werden die Codes aufgedeckt?
specops-ask-pierce = Wie viel Durchschlagen gegen { $unit }? Höchstens { $n }
specops-ask-share = { $unit }: wer teilt Pakete? Bisher { $n }
specops-ask-reveal = Eine verdeckte Einheit aufdecken?
specops-ask-lay = Wo liegt es: { $token }?
specops-ask-report = Was zeigt der Würfel?
specops-ask-carry = Wer trägt ein Paket? Noch { $n }
specops-ask-order = Wer bekommt einen Befehl? { $n ->
        [one] Noch einer
       *[other] Noch { $n }
    }
specops-ask-act = { $unit }: { $n ->
        [0] nur noch freie Aktionen
        [one] noch eine Aktion
       *[other] { $n } Aktionen
    }
specops-ask-calm = { $unit } entfernt bis zu { $n } Niederhalten
specops-ask-granted =
    { $because ->
        [dauntless] { $unit } bewegt sich unerschrocken
        [charge] { $unit } greift nach dem Ansturm an
        [standby] { $unit } antwortet aus der Bereitschaft
        [scout] { $unit } kundschaftet voraus
       *[action] { $unit } handelt frei
    }
specops-ask-shields = { $unit }: wie viele von { $n } Schilden?
specops-ask-hand = Wer bekommt einen Marker? Noch { $n }
specops-ask-reinforcements = Wofür ein Erfolg? Noch { $n }

## Antworten

specops-do-orient =
    { $turned ->
        [yes] Um die Hälfte drehen
       *[no] So lassen
    }
specops-do-loadouts = Diese Ausrüstung nehmen
specops-loadout-nth = Ausrüstung { $n }
specops-loadouts-chosen = Gewählt. Aufgedeckt wird, wenn beide gewählt haben.
specops-card-laid = Deine Karte liegt verdeckt. Beide werden zugleich aufgedeckt.
specops-do-place = { $unit } aufstellen
specops-do-hide = { $unit } verdeckt aufstellen
specops-do-hide-somebody = Einen verdeckten Marker legen
specops-do-network = { $unit } ins Netzwerk
specops-do-carry = { $unit } trägt eins
specops-do-deal = Die Codes: { $unit }
    .text = Attrappen: { $second } und { $third }
specops-do-order-by = von { $by }
specops-do-draw = Aus dem Pool ziehen
specops-do-pass = Passen
specops-do-act =
    { $action ->
        [move] Bewegen
        [dash] Spurten
        [climb] Klettern
        [jump] Springen
        [withdraw] Zurückziehen
        [aim] Zielen
        [dodge] Ausweichen
        [standby] Bereitschaft
        [recover] Erholen
       *[attack] Angreifen
    }
    .text =
        { $action ->
            [aim] Ein Zielmarker: zwei Würfel noch einmal
            [dodge] Ein Ausweichmarker: hebt einen Treffer auf
            [standby] Einem Gegner innerhalb von 12 Zoll antworten
            [recover] Niederhalten verschwindet
           *[other] { specops-action }
        }
specops-do-attack = Angriff: { $weapon }
specops-do-card = Die Karte nutzen
specops-do-turn = Nach { $wind }
specops-do-mission =
    { $deed ->
        [console] Konsole benutzen
        [transmit] Die Karte abräumen
        [call_reinforcements] Verstärkung rufen
        [webs] Niederhaltenetze
        [decrypt] Entschlüsseln
        [secure] Paket sichern
        [share] Pakete neu verteilen
        [halt] Halt!
        [ambush] Durch den Hinterhaltspunkt gehen
        [detonate] Sprengladung werfen
        [rearm] Sprengladung nehmen
       *[repair] Fahrzeug reparieren
    }
    .text =
        { $deed ->
            [console] Drei schwarze Würfel belegen Felder
            [transmit] Ein Punkt
            [call_reinforcements] Ein Würfel mehr
            [decrypt] Macht Felder frei
            [detonate] Zehn weiße Würfel, je Zoll einer weniger
           *[other] {""}
        }
specops-do-reroll = Neu werfen: Zielen von { $from }
specops-do-observe = Würfel { $n } neu werfen
specops-do-observe-marked = Einen neu werfen: beobachtet
specops-reroll-how = Markiere Würfel zum Neuwerfen, bis zu { $n }
specops-reroll-blanks = Markieren, was nichts zeigt
specops-do-raise =
    { $hit ->
        [yes] Treffer wird kritisch: Zielen von { $from }
       *[no] Leerseite wird Treffer: Zielen von { $from }
    }
specops-do-surge = Energie umwandeln: Marker von { $from }
specops-do-dodge =
    { $crit ->
        [yes] Einem kritischen ausweichen: Marker von { $from }
       *[no] Einem Treffer ausweichen: Marker von { $from }
    }
specops-do-lethal = Durchschlagen: Zielen von { $from }
specops-do-guard = { $by } fängt { $n ->
        [one] einen Treffer
       *[other] { $n } Treffer
    } ab
specops-do-shields = { $n ->
        [0] Kein Schild
        [one] Ein Schild
       *[other] { $n } Schilde
    }
specops-do-pierce = { $n } durchschlagen
specops-do-reveal = { $unit } aufdecken
    .text = am Marker { $x } Zoll vom Westrand, { $y } vom Südrand
specops-do-calm = { $n ->
        [0] Keinen entfernen
        [one] Einen entfernen
       *[other] { $n } entfernen
    }
specops-do-standby = { $unit } antwortet
specops-do-use = Wirkung { $n }
specops-do-field = Noch einmal werfen: { $face }
specops-do-lay = Hier hinlegen
specops-do-accept =
    { $ask ->
        [dauntless] Bewegen
        [transmit] Die Codes aufdecken
       *[other] Ja
    }
specops-do-done =
    { $ask ->
        [terrain] Das genügt an Gelände
        [field] Würfel lassen
        [act] Aktivierung beenden
        [rerolls] Würfel behalten
        [surges] Weiter
        [dodge] Nicht ausweichen
        [pools] Würfeln
        [standby] Geschehen lassen
        [reveal] Verdeckt bleiben
        [transmit] Geheim halten
        [guardian] Niemand
        [share] Verteilen
       *[other] Fertig
    }
specops-face =
    { $face ->
        [hit] Treffer
        [crit] kritisch
        [surge] Energie
        [block] Abwehr
       *[blank] Leerseite
    }

## Bewegen

specops-move = Bewegung
specops-whom = Wer aufgestellt wird
specops-put = { $unit }
specops-put-hidden = { $unit }, verdeckt
specops-put-outside = { $unit }, eingeschleust
specops-put-here = Hier aufstellen
specops-lay = Marker
specops-move-here =
    { $action ->
        [dash] Hierher spurten
        [climb] Hierher klettern
        [jump] Hierher springen
        [withdraw] Hierher zurückziehen
       *[move] Hierher bewegen
    }
specops-move-how = Zeige auf den Tisch
specops-move-length =
    { $bent ->
        [yes] { $n } volle Zoll, mit Knick.
       *[no] { $n } volle Zoll, gerade.
    }
specops-move-touches = Berührt { $who }.
specops-to-edge = Bis zum Rand
specops-to-contact = In Kontakt
specops-to-cover = In Deckung
specops-ends = Einrasten oder ein Ende beim Namen wählen ({ $n })
specops-end-token =
    { $contact ->
        [yes] In Kontakt: { $token }
       *[no] Richtung: { $token }, { $n } Zoll fehlen
    }
specops-end-contact = In Kontakt mit { $unit }
specops-end-cover =
    { $cover ->
        [light] Leichte Deckung: { $piece }, { $where }
       *[heavy] Schwere Deckung: { $piece }, { $where }
    }
specops-end-toward = Auf { $unit } zu, { $n } Zoll entfernt
specops-end-wind = { $wind }, { $n } Zoll
specops-end-stay = Bleiben
specops-end-zone =
    { $where ->
        [west] Westen der Zone
        [east] Osten der Zone
       *[middle] Mitte der Zone
    }
specops-there = Von dort
specops-there-whom = In Sicht
specops-there-inches = { $n }″
specops-there-far = Weite
specops-there-its = Seine Deckung
specops-there-own = Deine Deckung
specops-there-wounds = Wunde
specops-there-cover =
    { $cover ->
        [0] keine
        [1] leicht
       *[other] schwer
    }
specops-there-nobody = Von dort ist niemand in Sicht, und niemand sieht dorthin (C8.2).
specops-there-more = { $n } weitere in Sicht
specops-there-tip = { $n ->
        [0] von dort niemand in Sicht
        [one] ein Gegner in Sicht
       *[other] { $n } Gegner in Sicht
    }
specops-there-best = verwundet mit bis zu { $n } %
specops-there-bare = { $n ->
        [one] einer sieht sie ohne Deckung
       *[other] { $n } sehen sie ohne Deckung
    }
specops-hint-nowhere = Dort kann niemand enden
specops-hint-not-this = Damit geht jetzt nichts
specops-hint-which = Mehreres ist möglich: wähle unten

## Angriffe

specops-attack = Der Angriff
specops-attack-on = Angriff auf { $unit }
specops-attack-dice = Angriffswürfel
specops-defence-dice = Verteidigungswürfel
specops-die-colour =
    { $die ->
        [red] rot
        [black] schwarz
       *[white] weiß
    }
specops-attack-die =
    { $face ->
        [none] Angriffswürfel, { specops-die-colour }
       *[other] { specops-face }, { specops-die-colour }
    }
specops-defence-die =
    { $face ->
        [none] Verteidigungswürfel, { specops-die-colour }
       *[other] { specops-face }, { specops-die-colour }
    }
specops-melee = Nahkampf
specops-ranged = Fernkampf
specops-sum-attack = { $hits } { $hits ->
        [one] Treffer
       *[other] Treffer
    }, { $crits } { $crits ->
        [one] kritischer
       *[other] kritische
    }
specops-sum-defence = { $blocks } { $blocks ->
        [one] Abwehr
       *[other] Abwehren
    } { $cover ->
        [0] ohne Deckung
        [1] in leichter Deckung
       *[other] in schwerer Deckung
    }
specops-sum-wounds = { $n ->
        [0] Keine Wunde
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
specops-sum-panic = Panik ({ $faces }): { $n ->
        [0] keine Wunde
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
specops-odds-dice = { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }
specops-odds-wound = Wunde
specops-odds-defeat = Besiegt
specops-odds-words = Wunde mit { $wound } %, im Mittel { $average }; besiegt mit { $defeat } %; Niederhalten im Mittel { $suppression }.
specops-forecast =
    { $why ->
        [rally] sammelt im Schnitt { $n } Niederhalten weg, ruhig mit { $chance } %
        [panic] gerät in Panik: im Schnitt { $n } Wunden, besiegt mit { $chance } %
        [console] im Schnitt { $n } Felder, genug mit { $chance } %
        [decrypt] im Schnitt { $n } Felder, danach zu wenige mit { $chance } %
        [webs] im Schnitt { $n } Niederhalten, Panik mit { $chance } %
        [reinforcements] dann { $dice } Würfel, noch jemand kommt mit { $chance } %
       *[detonator] im Schnitt { $n } Schaden, zerstört mit { $chance } %
    }
specops-forecast-panic = Panik { $n } %
specops-sight-vehicle = ein Fahrzeug

## Karten

specops-pips = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
specops-orders = { $n ->
        [one] 1 Befehl
       *[other] { $n } Befehle
    }: { $whom }
specops-transmitter = Transmitterkarte
specops-transmitter-covered = { $n } Felder belegt, { $needed } sind nötig
specops-field-on = belegt
specops-field-off = frei
specops-stat =
    { $stat ->
        [rank] Rang
        [health] Leben
        [courage] Tapferkeit
        [speed] Geschwindigkeit
        [defence] Verteidigung
       *[attack] Angriffsenergie
    }
specops-surge-block = Energie wehrt ab
specops-surge-attack =
    { $face ->
        [hit] wird Treffer
       *[crit] wird kritisch
    }
specops-weapons = Waffen
specops-weapon-range =
    { $kind ->
        [both] Nahkampf und { $min }–{ $max } Zoll
       *[ranged] { $min }–{ $max } Zoll
    }
specops-weapon-dice = { $red } rote, { $black } schwarze, { $white } weiße

## Tasten

specops-help-move = Nächste Art der Bewegung oder nächste Einheit
specops-help-attack = Das nächste Ziel ansehen
specops-help-contact = In Kontakt rücken
specops-help-edge = Bis zum Rand der Reichweite rücken
specops-help-cover = In Deckung rücken
specops-help-land = Dort absetzen, wo der Schatten steht
specops-help-tape = Maßband
specops-help-turn-left = Das Geländestück nach links drehen
specops-help-turn-right = Das Geländestück nach rechts drehen
specops-help-end = Beenden, passen oder weiter

## Ein neuer Tisch

specops-new-title = Ein neuer Einsatz
specops-new-text = Zwei Teams, ein Tisch, vier Runden. Wer blau ist und wer rot, entscheiden die Würfel.
specops-new-teams = Wer spielt
specops-new-colours = Blau stellt zuerst auf; Rot greift in drei von vier Missionen an.
specops-new-team = Team
specops-new-roster = { $n } Einheiten: { $units }
specops-new-hot-seat = Ihr beide an diesem Bildschirm: vor jeder geheimen Wahl wird er dunkel.
specops-new-mission = Mission
specops-new-chance = Eine der vier, durch Zufall
specops-new-table = Tisch
specops-new-any-table = Einer, der passt, durch Zufall
specops-new-build = Wir bauen ihn abwechselnd
    .line = Beide Seiten stellen abwechselnd Stücke aus einem Vorrat auf, 8 bis 14, noch bevor jemand weiß, wer Blau ist.
specops-new-condition = Die Zustandstabelle
    .hint = Vielleicht zwei Runden schlechtes Wetter, Dunkelheit oder Funkstörung.

## Hinweise

specops-goal =
    { $rules ->
        [shields]
            { $side ->
                [red] Du greifst an: arbeite an den Konsolen, bis sechs Felder belegt sind, dann am Transmitter. Dreimal gewinnt.
               *[blue] Du verteidigst: halte Rot bis zum Ende der 4. Runde von Konsolen und Transmitter fern, und rufe an einer Konsole Verstärkung.
            }
        [codes]
            { $side ->
                [red] Du trägst die Codes: sei am Ende einer Runde in Kontakt mit einem Transmitter und decke sie auf.
               *[blue] Du verteidigst: halte die Codes bis zum Ende der 4. Runde von den Transmittern fern. Auf 3 Zoll an einem Träger siehst du ins Paket.
            }
        [vehicle]
            { $side ->
                [red] Du greifst an: zerstöre das Fahrzeug in der Mitte. Eine Sprengladung wirkt aus der Nähe am meisten.
               *[blue] Du verteidigst: das Fahrzeug muss bis zum Ende der 4. Runde halten. Wer daran steht, hat schwere Deckung.
            }
       *[priorities] Habe am Ende einer Runde innerhalb von 3 Zoll um ein Einsatzziel mehr Einheiten als der Feind: je ein Punkt. Sieben Punkte gewinnen.
    }
specops-hint =
    { $about ->
        [terrain] Ihr baut den Tisch gemeinsam, abwechselnd ein Stück. Was ein Stück bewirkt, steht unter seinem Namen. Ab acht darf man sagen, dass es genügt; sagen es beide, geht es weiter. Was später einem Marker im Weg steht, rückt zur Seite.
        [goal] { specops-goal }
        [hide] Deine Ausrüstung lässt manche Einheiten verdeckt beginnen: für sie liegt ein Marker, und nur du weißt, wer es ist. Am Ende einer Runde darf sie hervortreten.
        [carry] Drei deiner Einheiten tragen Pakete. Wer das echte hält, entscheidest du danach, geheim.
        [draw] Ziehen zeigt einen Rang aus deinem Pool: dann handelt eine Einheit dieses Rangs. Hast du Passmarker, kannst du dem Feind den Vortritt lassen.
        [aim] Zwei Aktionen, jede Art einmal: bewegen und spurten, angreifen, zielen, ausweichen, Bereitschaft, erholen. Erst zielen, dann angreifen ist oft das Beste.
        [tokens] Eine Aktion ist übrig. Ausweichen hebt in dieser Runde einen Treffer auf, Bereitschaft antwortet einem Feind, der auf 12 Zoll herankommt.
        [deed] Die Mission bietet hier eine Aktion. Sie steht unter den Antworten, mit dem, was sie kostet und bringt.
        [melee] In Kontakt mit einem Feind: nur Nahkampfwaffen, keine Deckung. Zurückziehen bringt dich weg, statt der Bewegung.
        [suppressed] Niederhalten: erreicht es die Tapferkeit, fällt ein Würfel weg; darüber gerät die Einheit in Panik. Sammeln und Erholen nehmen Marker weg.
        [tape] Mit dem Maßband misst du jederzeit zwischen zwei beliebigen Dingen.
        [surges] Eine Energie, die nichts umwandelt, ist eine Leerseite. Ein Energiemarker macht einen Treffer daraus.
        [standby] Jemand ist nah: wer in Bereitschaft ist, antwortet jetzt mit einer Bewegung oder einem Angriff, und nur gegen diesen Feind.
        [transmit] Die Codes sind an einem Transmitter, der geht. Decke sie auf, und du gewinnst.
        [reveal] Eine Runde endet: wer verdeckt ist, darf innerhalb von 10 Zoll um den Marker hervortreten.
        [orient] Das Gelände kann liegen, wie es ist, oder um die Hälfte gedreht. Zonen und Ziele bleiben, wo sie sind.
        [loadouts] Jede Karte hat zwei Seiten. Die andere Seite sieht sie erst, wenn beide gewählt haben.
        [deploy] Zeige in deine Zone und stelle die Einheit hin. Du kannst sie ziehen, mit den Pfeiltasten rücken oder ein Ende beim Namen wählen.
        [card] Weniger Punkte geben Vorrang, mehr Punkte mehr Befehle. Jede Karte ist nach ihrer Runde weg, außer Bereitschaft.
        [order] Wer einen Befehl hat, handelt, wann du willst. Alle anderen kommen aus dem Pool, wie sie gezogen werden.
        [turn] Aktiviere eine Einheit mit Befehl, oder ziehe aus dem Pool und sieh, wer drankommt.
        [move] Das farbige Feld zeigt, wo diese Einheit enden darf. Zeige, setze sie ab und nutze, was bleibt: zielen, ausweichen oder Bereitschaft.
        [attack] Tippe einen Gegner an und sieh Sicht, Deckung und Chancen, bevor du angreifst. Jede Aktion nur einmal je Aktivierung.
        [rerolls] Ein Zielmarker wirft zwei Würfel noch einmal: markiere sie und wirf.
       *[dodge] Ein Ausweichmarker hebt einen Treffer auf, nie einen kritischen.
    }
