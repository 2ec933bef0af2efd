# What hexes and figures are called, for whoever does not see the board, and in the tip beside the mouse.

defenders-label-figure = { $name }
defenders-label-distance =
    { $n ->
        [-1] no way of areas leads there
        [0] adjacent
        [one] 1 area
       *[other] { $n } areas
    }
defenders-label-sight =
    { $front ->
        [yes] in sight
       *[no] in sight, but behind
    }
defenders-label-stopped =
    { $by ->
        [wall] out of sight: a wall
        [door] out of sight: a door
        [locked] out of sight: a locked door
        [window] out of sight: a blocked window
        [blocked] out of sight: a blocked opening
        [block] out of sight: a blocked hex
        [edge] out of sight: the edge of the map
       *[other] out of sight: { $by }
    }
defenders-label-health = { $left } of { $health } health
defenders-label-shield =
    { $n ->
        [one] 1 shield point
       *[other] { $n } shield points
    }
defenders-label-stealth =
    { $n ->
        [one] hidden beyond 1 area
       *[other] hidden beyond { $n } areas
    }
defenders-label-alpha = alpha agent
defenders-label-point = teleport point: { $symbol }
defenders-label-token =
    { $what ->
        [flame] flame
        [mine] mine
        [waypoint] waypoint { $n }
        [hidden] waypoint, face down
        [armoury] armoury: improved weapon
        [alien_armoury] armoury: alien weapon
        [body] dead alien
       *[item] { $name }
    }
defenders-label-goal = goal of the mission
defenders-label-turned =
    { $alien ->
        [yes] turned over: an alien
       *[no] turned over: a human
    }

defenders-can-move = move here, { $cost } of { $left } hexes
defenders-way-reveals =
    { $n ->
        [one] reveals a signal
       *[other] reveals { $n } signals
    }
defenders-way-contacts = in contact with { $aliens }
defenders-way-seen =
    { $n ->
        [one] 1 alien would see you there
       *[other] { $n } aliens would see you there
    }
defenders-can-start = start here
defenders-can-stop = end the movement here
defenders-can-face = look this way
defenders-can-attack = can be attacked
defenders-can-heal = can be healed
defenders-can-pick = can be chosen
defenders-can-way = it may end here
defenders-can-activate = can act next
defenders-can-deed = do it here

defenders-why-start = Agents start on the lit hexes.
defenders-why-behind = That is behind the agent, who attacks forward only.
defenders-why-no-attack = No weapon reaches that far, or none is ready.
defenders-why-no-way = Too far, or nobody can go there.
defenders-why-no-aim = Not possible here. Choose what is lit.
