# Keywords (K1 to K71): name and, in .rule, what one does, in a sentence. $n is its number, $capacity how often it is used,
# $of whom, what or which way it names.

specops-keyword-covert-deployment = Verdeckte Aufstellung
    .rule = Statt der Einheit liegt ein verdeckter Befehlsmarker; in einer Endphase kann sie innerhalb von 10 Zoll von ihm erscheinen.
specops-keyword-disengage = Lösen
    .rule = Darf sich bewegen, obwohl sie mit einer einzigen feindlichen Einheit im Handgemenge ist.
specops-keyword-armor =
    { $n ->
        [0] Panzerung
       *[other] Panzerung { $n }
    }
    .rule =
        { $n ->
            [0] Hebt alle Treffer eines Angriffs auf.
           *[other] Hebt bis zu { $n } Treffer eines Angriffs auf.
        }
specops-keyword-agile = Agil { $n }
    .rule =
        { $n ->
            [one] Nach jeder Standardbewegung als Aktion: 1 Ausweichmarker.
           *[other] Nach jeder Standardbewegung als Aktion: { $n } Ausweichmarker.
        }
specops-keyword-ai = KI: { $of }
    .rule = Ohne Befehl und ohne eigenen Kommandanten innerhalb von 18 Zoll ist ihre erste Aktion eine der genannten.
specops-keyword-bolster = Bestärken { $n }
    .rule =
        { $n ->
            [one] Kartenaktion: Bis zu 1 eigene Einheit innerhalb von 12 Zoll erhält einen Energiemarker.
           *[other] Kartenaktion: Bis zu { $n } eigene Einheiten innerhalb von 12 Zoll erhalten je einen Energiemarker.
        }
specops-keyword-charge = Sturmangriff
    .rule = Nach einer Bewegungsaktion in Kontakt mit einem Feind: ein freier Nahkampfangriff auf ihn.
specops-keyword-coordinate = Koordinieren: { $of }
    .rule = Wenn sie einen Befehl erhält, darf sie einer solchen eigenen Einheit innerhalb von 6 Zoll einen geben.
specops-keyword-cover = Deckung { $n }
    .rule = Verteidigt sie sich auf Entfernung, ist ihre Deckung um { $n } besser.
specops-keyword-danger-sense = Gefahrensinn { $n }
    .rule =
        { $n ->
            [one] Sie darf bis zu 1 Niederhalten-Marker behalten und wirft für jeden einen Verteidigungswürfel mehr, höchstens { $n }.
           *[other] Sie darf bis zu { $n } Niederhalten-Marker behalten und wirft für jeden einen Verteidigungswürfel mehr, höchstens { $n }.
        }
specops-keyword-dauntless = Unverzagt
    .rule = Ist sie nach dem Sammeln niedergehalten, darf sie für einen Niederhalten-Marker eine freie Bewegungsaktion ausführen.
specops-keyword-defend = Verteidigen { $n }
    .rule =
        { $n ->
            [one] Wenn sie einen Befehl erhält: 1 Ausweichmarker.
           *[other] Wenn sie einen Befehl erhält: { $n } Ausweichmarker.
        }
specops-keyword-direct = Anleiten: { $of }
    .rule = Beim Geben der Befehle darf sie einer solchen eigenen Einheit innerhalb von 12 Zoll einen geben.
specops-keyword-disciplined = Diszipliniert { $n }
    .rule =
        { $n ->
            [one] Wenn sie einen Befehl erhält, darf sie bis zu 1 eigenen Niederhalten-Marker entfernen.
           *[other] Wenn sie einen Befehl erhält, darf sie bis zu { $n } eigene Niederhalten-Marker entfernen.
        }
specops-keyword-duelist = Duellant
    .rule = Im Nahkampf gibt Zielen für Wiederholungswürfe Durchschlagen 1, und Ausweichen hebt das Durchschlagen des Feindes auf.
specops-keyword-exemplar = Vorbild
    .rule = Eigene Einheiten ihrer Fraktion innerhalb von 12 Zoll und in Sichtlinie dürfen ihre Ziel-, Ausweich- und Energiemarker ausgeben.
specops-keyword-guardian =
    { $of ->
        [none] Beschützer { $n }
       *[other] Beschützer { $n }: { $of }
    }
    .rule = Wenn sich ein eigener Truppler innerhalb von 6 Zoll und in Sichtlinie auf Entfernung verteidigt, darf sie bis zu { $n } Treffer auf sich nehmen.
specops-keyword-immune-melee-pierce = Immun: Durchschlagen im Nahkampf
    .rule = Im Nahkampf wirkt Durchschlagen nicht auf sie.
specops-keyword-immune-pierce = Immun: Durchschlagen
    .rule = Durchschlagen wirkt nicht auf sie.
specops-keyword-impervious = Undurchdringlich
    .rule = Sie wirft für jeden Punkt Durchschlagen gegen sie einen Verteidigungswürfel mehr.
specops-keyword-independent = Eigenständig: { $of }
    .rule = Beginnt die Aktivierungsphase und sie hat keinen Befehl, erhält sie die genannten Marker.
specops-keyword-indomitable = Unbeugsam
    .rule = Sie sammelt sich mit roten Verteidigungswürfeln.
specops-keyword-infiltrate = Infiltrieren
    .rule = Sie darf überall in der eigenen Tischhälfte aufgestellt werden, mehr als 6 Zoll von jedem Feind.
specops-keyword-inspire = Inspirieren { $n }
    .rule =
        { $n ->
            [one] Am Ende ihrer Aktivierung verlieren andere eigene Einheiten innerhalb von 12 Zoll zusammen bis zu 1 Niederhalten-Marker.
           *[other] Am Ende ihrer Aktivierung verlieren andere eigene Einheiten innerhalb von 12 Zoll zusammen bis zu { $n } Niederhalten-Marker.
        }
specops-keyword-jump = Sprung { $n }
    .rule = Kartenaktion als ihre Bewegung: Sie überquert, was bis zu { $n } mal 6 Zoll hoch ist, und darf darauf enden.
specops-keyword-leader = Anführer
    .rule = Ohne Wirkung, wo jede Einheit eine einzelne Miniatur ist.
specops-keyword-low-profile = Tiefes Profil
    .rule = In Deckung gegen einen Fernangriff wirft sie einen Verteidigungswürfel weniger und hat eine Abwehr mehr.
specops-keyword-marksman = Meisterschütze
    .rule = Ein Zielmarker darf einen Würfel um eine Stufe heben, Leerseite zu Treffer oder Treffer zum kritischen Ergebnis, statt neu zu würfeln.
specops-keyword-nimble = Flink
    .rule = Nach einem Angriff, in dem sie Ausweichen ausgab: ein Ausweichmarker.
specops-keyword-noncombatant = Nichtkämpfer
    .rule = Sie greift nie an.
specops-keyword-observe = Beobachten { $n }
    .rule =
        { $n ->
            [one] Kartenaktion: Ein Feind innerhalb von 18 Zoll und in Sichtlinie erhält 1 Beobachtungsmarker, jeder ein Wiederholungswurf für Angreifer.
           *[other] Kartenaktion: Ein Feind innerhalb von 18 Zoll und in Sichtlinie erhält { $n } Beobachtungsmarker, jeder ein Wiederholungswurf für Angreifer.
        }
specops-keyword-outmaneuver = Ausmanövrieren
    .rule = Ihre Ausweichmarker heben auch kritische Ergebnisse auf.
specops-keyword-precise = Präzise { $n }
    .rule =
        { $n ->
            [one] Jeder Zielmarker für Wiederholungswürfe gilt für bis zu 1 Würfel mehr.
           *[other] Jeder Zielmarker für Wiederholungswürfe gilt für bis zu { $n } Würfel mehr.
        }
specops-keyword-ready = Bereit { $n }
    .rule =
        { $n ->
            [one] Nach einer Bereitschaftsaktion: 1 Zielmarker.
           *[other] Nach einer Bereitschaftsaktion: { $n } Zielmarker.
        }
specops-keyword-recharge = Aufladen { $n }
    .rule =
        { $n ->
            [one] Wenn sie sich erholt, wird bis zu 1 ihrer Schilde aktiv.
           *[other] Wenn sie sich erholt, werden bis zu { $n } ihrer Schilde aktiv.
        }
specops-keyword-reliable = Zuverlässig { $n }
    .rule =
        { $n ->
            [one] Zu Beginn der Aktivierungsphase: 1 Energiemarker.
           *[other] Zu Beginn der Aktivierungsphase: { $n } Energiemarker.
        }
specops-keyword-repair = Reparieren { $n }: Kapazität { $capacity }
    .rule =
        { $n ->
            [one] Kartenaktion, { $capacity }-mal im Spiel: Ein eigener Droide oder ein Fahrzeug innerhalb von 6 Zoll und in Sichtlinie verliert bis zu 1 Wunde.
           *[other] Kartenaktion, { $capacity }-mal im Spiel: Ein eigener Droide oder ein Fahrzeug innerhalb von 6 Zoll und in Sichtlinie verliert bis zu { $n } Wunden.
        }
specops-keyword-retinue = Gefolge: { $of }
    .rule = Zu Beginn der Aktivierungsphase innerhalb von 12 Zoll von dieser Einheit: ein Ziel- oder Ausweichmarker.
specops-keyword-scale = Erklimmen
    .rule = Sie klettert bis zu 12 Zoll statt 6.
specops-keyword-scout = Kundschafter { $n }
    .rule = Gleich nach dem Aufstellen darf sie sich mit der Schablone der Geschwindigkeit { $n } bewegen.
specops-keyword-sentinel = Wachposten
    .rule = Ihre Bereitschaft reicht 18 Zoll.
specops-keyword-sharpshooter = Scharfschütze { $n }
    .rule = Die Deckung ihres Ziels zählt um { $n } weniger.
specops-keyword-shielded = Abgeschirmt { $n }
    .rule =
        { $n ->
            [one] 1 Schild: Auf Entfernung hebt jeder einen Treffer oder ein kritisches Ergebnis auf und ist bis zum Aufladen verbraucht.
           *[other] { $n } Schilde: Auf Entfernung hebt jeder einen Treffer oder ein kritisches Ergebnis auf und ist bis zum Aufladen verbraucht.
        }
specops-keyword-sidearm = Seitenwaffe
    .rule = Ohne Wirkung: Jede Miniatur hat ihre eigenen Waffen.
specops-keyword-small = Klein
    .rule = Ohne Wirkung für eine eigene Miniatur.
specops-keyword-spotter = Einweisen { $n }
    .rule =
        { $n ->
            [one] Kartenaktion: Bis zu 1 eigene Einheit innerhalb von 12 Zoll erhält einen Zielmarker.
           *[other] Kartenaktion: Bis zu { $n } eigene Einheiten innerhalb von 12 Zoll erhalten je einen Zielmarker.
        }
specops-keyword-tactical = Taktisch { $n }
    .rule =
        { $n ->
            [one] Nach jeder Standardbewegung als Aktion: 1 Zielmarker.
           *[other] Nach jeder Standardbewegung als Aktion: { $n } Zielmarker.
        }
specops-keyword-take-cover = In Deckung gehen { $n }
    .rule =
        { $n ->
            [one] Kartenaktion: Bis zu 1 eigene Einheit innerhalb von 12 Zoll erhält einen Ausweichmarker.
           *[other] Kartenaktion: Bis zu { $n } eigene Einheiten innerhalb von 12 Zoll erhalten je einen Ausweichmarker.
        }
specops-keyword-target = Anvisieren { $n }
    .rule =
        { $n ->
            [one] Wenn sie einen Befehl erhält: 1 Zielmarker.
           *[other] Wenn sie einen Befehl erhält: { $n } Zielmarker.
        }
specops-keyword-treat = Behandeln { $n }: Kapazität { $capacity }
    .rule =
        { $n ->
            [one] Kartenaktion, { $capacity }-mal im Spiel: Ein eigener lebender Truppler innerhalb von 6 Zoll und in Sichtlinie verliert bis zu 1 Wunde.
           *[other] Kartenaktion, { $capacity }-mal im Spiel: Ein eigener lebender Truppler innerhalb von 6 Zoll und in Sichtlinie verliert bis zu { $n } Wunden.
        }
specops-keyword-unhindered = Ungehindert
    .rule = Ohne Wirkung, wo kein Gelände schwierig ist.
specops-keyword-weak-point = Schwachstelle { $n }: { $of }
    .rule = Angriffe von dieser Seite haben Wucht { $n }.
specops-keyword-arsenal = Arsenal { $n }
    .rule = Sie greift mit { $n } Waffen an, auf Wunsch jede in einem eigenen Pool.
specops-keyword-gunslinger = Revolverheld
    .rule = Einmal pro Angriff darf sie eine Fernwaffe ein zweites Mal einsetzen, gegen einen anderen Feind.
specops-keyword-clone-trooper = Klontruppler
    .rule = Sie darf je Angriff einen Ziel-, Ausweich- oder Energiemarker eines Klons innerhalb von 12 Zoll und in Sichtlinie ausgeben.
specops-keyword-droid-trooper = Droidentruppler
    .rule = Sie ist nie niedergehalten, kann aber in Panik geraten.
specops-keyword-wookiee-trooper = Wookiee-Truppler
    .rule = Ein Typ ohne eigene Regel.
specops-keyword-pierce = Durchschlagen { $n }
    .rule = Hebt bis zu { $n } Abwehr des Verteidigers auf.
specops-keyword-fixed = Fester Feuerwinkel: { $of }
    .rule = Feuert nur auf den, der in diesem Winkel steht.
specops-keyword-critical = Kritisch { $n }
    .rule = Bis zu { $n } Angriffsenergien werden zu kritischen Ergebnissen.
specops-keyword-suppressive = Niederhaltend { $n }
    .rule =
        { $n ->
            [one] Der Verteidiger erhält 1 Niederhalten-Marker mehr, mit oder ohne Ergebnis.
           *[other] Der Verteidiger erhält { $n } Niederhalten-Marker mehr, mit oder ohne Ergebnis.
        }
specops-keyword-versatile = Vielseitig
    .rule = Kann auch im Handgemenge abgefeuert werden.
specops-keyword-impact = Wucht { $n }
    .rule = Gegen Panzerung werden bis zu { $n } Treffer zu kritischen Ergebnissen.
specops-keyword-blast = Explosion
    .rule = Der Verteidiger hat keine Deckung.
specops-keyword-high-velocity = Hochgeschwindigkeit
    .rule = Gegen sie dürfen keine Ausweichmarker ausgegeben werden.
specops-keyword-immobilize = Festsetzen { $n }
    .rule = Wen sie verwundet, der ist bis zum Ende seiner nächsten Aktivierung um { $n } langsamer.
specops-keyword-immune-deflect = Immun: Ablenken
    .rule = Ohne Wirkung: Hier lenkt niemand ab.
specops-keyword-lethal = Tödlich { $n }
    .rule =
        { $n ->
            [one] Bis zu 1 nicht benutzter Zielmarker gibt Durchschlagen 1.
           *[other] Bis zu { $n } nicht benutzte Zielmarker geben je Durchschlagen 1.
        }
specops-keyword-overwhelm = Überwältigen
    .rule = Wurde Zielen ausgegeben, erhält der Verteidiger einen Niederhalten-Marker mehr.
specops-keyword-primitive = Primitiv
    .rule = Gegen Panzerung werden ihre kritischen Ergebnisse zu Treffern.
specops-keyword-spray = Sprühen
    .rule = Ihre Würfel zählen einmal je verteidigender Miniatur; hier ist es eine.
