# Wie Felder und Figuren heißen, für alle, die das Brett nicht sehen, und im Hinweis neben der Maus.

defenders-label-figure = { $name }
defenders-label-distance =
    { $n ->
        [-1] keine Gebiete führen dorthin
        [0] benachbart
        [one] 1 Gebiet
       *[other] { $n } Gebiete
    }
defenders-label-sight =
    { $front ->
        [yes] in Sicht
       *[no] in Sicht, aber im Rücken
    }
defenders-label-stopped =
    { $by ->
        [wall] nicht zu sehen: eine Wand
        [door] nicht zu sehen: eine Tür
        [locked] nicht zu sehen: eine verschlossene Tür
        [window] nicht zu sehen: ein versperrtes Fenster
        [blocked] nicht zu sehen: eine versperrte Öffnung
        [block] nicht zu sehen: ein blockiertes Feld
        [edge] nicht zu sehen: der Rand der Karte
       *[other] nicht zu sehen: { $by }
    }
defenders-label-health = { $left } von { $health } Gesundheit
defenders-label-shield =
    { $n ->
        [one] 1 Schildpunkt
       *[other] { $n } Schildpunkte
    }
defenders-label-stealth =
    { $n ->
        [one] verborgen ab mehr als 1 Gebiet
       *[other] verborgen ab mehr als { $n } Gebieten
    }
defenders-label-alpha = Alpha-Agent
defenders-label-point = Teleportpunkt: { $symbol }
defenders-label-token =
    { $what ->
        [flame] Flamme
        [mine] Mine
        [waypoint] Wegpunkt { $n }
        [hidden] Wegpunkt, verdeckt
        [armoury] Waffenlager: verbesserte Waffe
        [alien_armoury] Waffenlager: Alienwaffe
        [body] totes Alien
       *[item] { $name }
    }
defenders-label-goal = Ziel der Mission
defenders-label-turned =
    { $alien ->
        [yes] aufgedeckt: ein Alien
       *[no] aufgedeckt: ein Mensch
    }

defenders-can-move = hierher gehen, { $cost } von { $left } Feldern
defenders-way-reveals =
    { $n ->
        [one] deckt ein Signal auf
       *[other] deckt { $n } Signale auf
    }
defenders-way-contacts = in Kontakt mit { $aliens }
defenders-way-seen =
    { $n ->
        [one] 1 Alien sähe dich dort
       *[other] { $n } Aliens sähen dich dort
    }
defenders-can-start = hier beginnen
defenders-can-stop = die Bewegung hier beenden
defenders-can-face = hierhin blicken
defenders-can-attack = kann angegriffen werden
defenders-can-heal = kann geheilt werden
defenders-can-pick = kann gewählt werden
defenders-can-way = hier darf es enden
defenders-can-activate = kann als Nächstes handeln
defenders-can-deed = hier ausführen

defenders-why-start = Agenten beginnen auf den beleuchteten Feldern.
defenders-why-behind = Das liegt im Rücken, angegriffen wird nur nach vorn.
defenders-why-no-attack = Keine Waffe reicht so weit, oder keine ist bereit.
defenders-why-no-way = Zu weit, oder dort kommt niemand hin.
defenders-why-no-aim = Hier geht das nicht. Wähle etwas Beleuchtetes.
