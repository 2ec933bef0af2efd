# Was auf dem Spielplan steht, in Worten: für alle, die ihn nicht sehen.

defenders-board-label = Spielplan
defenders-board-hint = Pfeiltasten führen von Feld zu Feld, Enter wählt.
defenders-board-area =
    { $where ->
        [none] Gebiet { $n }
        [same] Gebiet { $n } (hier)
        [e] Gebiet { $n } (im Osten)
        [se] Gebiet { $n } (im Südosten)
        [s] Gebiet { $n } (im Süden)
        [sw] Gebiet { $n } (im Südwesten)
        [w] Gebiet { $n } (im Westen)
        [nw] Gebiet { $n } (im Nordwesten)
        [n] Gebiet { $n } (im Norden)
       *[ne] Gebiet { $n } (im Nordosten)
    }
# Wo ein Feld in seinem Gebiet liegt.
defenders-board-place =
    { $where ->
        [centre] Mitte
        [e] östliches Feld
        [se] südöstliches Feld
        [s] südliches Feld
        [sw] südwestliches Feld
        [w] westliches Feld
        [nw] nordwestliches Feld
        [n] nördliches Feld
       *[ne] nordöstliches Feld
    }
defenders-board-blocked =
    blockiert: { $obstacle ->
        [block] { defenders-obstacle-block }
        [cactus] { defenders-obstacle-cactus }
        [console] { defenders-obstacle-console }
        [container] { defenders-obstacle-container }
        [crate] { defenders-obstacle-crate }
        [dune] { defenders-obstacle-dune }
        [hay] { defenders-obstacle-hay }
        [hedge] { defenders-obstacle-hedge }
        [hull] { defenders-obstacle-hull }
        [kiosk] { defenders-obstacle-kiosk }
        [machine] { defenders-obstacle-machine }
        [mast] { defenders-obstacle-mast }
        [reactor] { defenders-obstacle-reactor }
        [rock] { defenders-obstacle-rock }
        [tree] { defenders-obstacle-tree }
        [vehicle] { defenders-obstacle-vehicle }
       *[well] { defenders-obstacle-well }
    }
defenders-board-door-hex = Tür
defenders-board-side =
    { $kind ->
        [door] Tür
        [locked] verschlossene Tür
        [window] Fenster
       *[blocked] blockierter Durchgang
    } im { $where ->
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
        [nw] Nordwesten
        [n] Norden
       *[ne] Nordosten
    }

## Würfel

defenders-die =
    { $die ->
        [red] Roter Würfel
       *[blue] Blauer Würfel
    }
defenders-die-face =
    { $die ->
        [red] Roter Würfel
       *[blue] Blauer Würfel
    }: { $face }
defenders-symbol =
    { $symbol ->
        [hit] Treffer
        [shield] Schild
        [flash] Blitz
        [gd] GD
        [ammo] Munition
        [jam] Ladehemmung
       *[alien] Alien
    }
