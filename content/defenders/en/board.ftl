# What stands on the board, in words: for whoever does not see it.

defenders-board-label = Board
defenders-board-hint = Arrow keys lead from hex to hex, Enter chooses.
defenders-board-area =
    { $where ->
        [none] area { $n }
        [same] area { $n } (here)
        [e] area { $n } (east)
        [se] area { $n } (south-east)
        [s] area { $n } (south)
        [sw] area { $n } (south-west)
        [w] area { $n } (west)
        [nw] area { $n } (north-west)
        [n] area { $n } (north)
       *[ne] area { $n } (north-east)
    }
# Where a hex lies in its area.
defenders-board-place =
    { $where ->
        [centre] centre
        [e] east hex
        [se] south-east hex
        [s] south hex
        [sw] south-west hex
        [w] west hex
        [nw] north-west hex
        [n] north hex
       *[ne] north-east hex
    }
defenders-board-blocked =
    blocked: { $obstacle ->
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
defenders-board-door-hex = door
defenders-board-side =
    { $kind ->
        [door] door
        [locked] locked door
        [window] window
       *[blocked] blocked way
    } { $where ->
        [e] to the east
        [se] to the south-east
        [s] to the south
        [sw] to the south-west
        [w] to the west
        [nw] to the north-west
        [n] to the north
       *[ne] to the north-east
    }

## Dice

defenders-die =
    { $die ->
        [red] Red die
       *[blue] Blue die
    }
defenders-die-face =
    { $die ->
        [red] Red die
       *[blue] Blue die
    }: { $face }
defenders-symbol =
    { $symbol ->
        [hit] hit
        [shield] shield
        [flash] flash
        [gd] GD
        [ammo] ammo
        [jam] jam
       *[alien] alien
    }
