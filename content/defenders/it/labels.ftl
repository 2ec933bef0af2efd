# Come si chiamano esagoni e figure, per chi non vede il tabellone, e nel suggerimento accanto al mouse.

defenders-label-figure = { $name }
defenders-label-distance =
    { $n ->
        [-1] nessuna via di aree porta lì
        [0] adiacente
        [one] 1 area
       *[other] { $n } aree
    }
defenders-label-sight =
    { $front ->
        [yes] in vista
       *[no] in vista, ma alle spalle
    }
defenders-label-stopped =
    { $by ->
        [wall] fuori vista: un muro
        [door] fuori vista: una porta
        [locked] fuori vista: una porta chiusa a chiave
        [window] fuori vista: una finestra sbarrata
        [blocked] fuori vista: un’apertura sbarrata
        [block] fuori vista: un esagono bloccato
        [edge] fuori vista: il bordo della mappa
       *[other] fuori vista: { $by }
    }
defenders-label-health = { $left } di { $health } di salute
defenders-label-shield =
    { $n ->
        [one] 1 punto scudo
       *[other] { $n } punti scudo
    }
defenders-label-stealth =
    { $n ->
        [one] nascosto oltre 1 area
       *[other] nascosto oltre { $n } aree
    }
defenders-label-alpha = agente alfa
defenders-label-point = punto di teletrasporto: { $symbol }
defenders-label-token =
    { $what ->
        [flame] fiamma
        [mine] mina
        [waypoint] tappa { $n }
        [hidden] tappa coperta
        [armoury] armeria: arma migliorata
        [alien_armoury] armeria: arma aliena
        [body] alieno morto
       *[item] { $name }
    }
defenders-label-goal = obiettivo della missione
defenders-label-turned =
    { $alien ->
        [yes] scoperto: un alieno
       *[no] scoperto: un umano
    }

defenders-can-move = muovere qui, { $cost } esagoni su { $left }
defenders-way-reveals =
    { $n ->
        [one] rivela un segnale
       *[other] rivela { $n } segnali
    }
defenders-way-contacts = a contatto con { $aliens }
defenders-way-seen =
    { $n ->
        [one] 1 alieno ti vedrebbe lì
       *[other] { $n } alieni ti vedrebbero lì
    }
defenders-can-start = cominciare qui
defenders-can-stop = terminare qui il movimento
defenders-can-face = guardare da questa parte
defenders-can-attack = può essere attaccato
defenders-can-heal = può essere curato
defenders-can-pick = può essere scelto
defenders-can-way = può finire qui
defenders-can-activate = può agire ora
defenders-can-deed = farlo qui

defenders-why-start = Gli agenti cominciano sugli esagoni illuminati.
defenders-why-behind = È alle spalle: si attacca solo in avanti.
defenders-why-no-attack = Nessuna arma arriva fin lì, o nessuna è pronta.
defenders-why-no-way = Troppo lontano, o lì non si può andare.
defenders-why-no-aim = Qui non si può. Scegli ciò che è illuminato.
