# Che cosa sta sulla mappa, a parole: per chi non la vede.

defenders-board-label = Mappa
defenders-board-hint = Le frecce portano da esagono a esagono, Invio sceglie.
defenders-board-area =
    { $where ->
        [none] area { $n }
        [same] area { $n } (qui)
        [e] area { $n } (a est)
        [se] area { $n } (a sud-est)
        [s] area { $n } (a sud)
        [sw] area { $n } (a sud-ovest)
        [w] area { $n } (a ovest)
        [nw] area { $n } (a nord-ovest)
        [n] area { $n } (a nord)
       *[ne] area { $n } (a nord-est)
    }
# Dove sta un esagono nella sua area.
defenders-board-place =
    { $where ->
        [centre] centro
        [e] esagono a est
        [se] esagono a sud-est
        [s] esagono a sud
        [sw] esagono a sud-ovest
        [w] esagono a ovest
        [nw] esagono a nord-ovest
        [n] esagono a nord
       *[ne] esagono a nord-est
    }
defenders-board-blocked =
    bloccato: { $obstacle ->
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
defenders-board-door-hex = porta
defenders-board-side =
    { $kind ->
        [door] porta
        [locked] porta chiusa a chiave
        [window] finestra
       *[blocked] passaggio bloccato
    } a { $where ->
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ovest
        [w] ovest
        [nw] nord-ovest
        [n] nord
       *[ne] nord-est
    }

## Dadi

defenders-die =
    { $die ->
        [red] Dado rosso
       *[blue] Dado blu
    }
defenders-die-face =
    { $die ->
        [red] Dado rosso
       *[blue] Dado blu
    }: { $face }
defenders-symbol =
    { $symbol ->
        [hit] colpo
        [shield] scudo
        [flash] lampo
        [gd] GD
        [ammo] munizioni
        [jam] inceppamento
       *[alien] alieno
    }
