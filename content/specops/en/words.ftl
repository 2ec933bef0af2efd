# What cards do, put together from their data: "<moment> (<whose; what must be true>): <what happens> for <whom>."

specops-words-ability = { $head }: { $does }.
specops-words-capital = no
specops-words-head = { $head } ({ $notes })
specops-words-for = { $does } for { $whom }
specops-words-being = { $whom } ({ $what })
specops-words-near-being = { $near }: { $what }
specops-words-within = { $whom } within { $inches } inches
specops-words-in-sight = { $whom } in sight
specops-words-limit =
    { $limit ->
        [round] Once a round.
       *[game] Once a game.
    }

## Whose

specops-words-anybody = any unit
specops-words-everybody = all units
specops-words-rank =
    { $rank ->
        [commander] commander
        [corps] corps
        [special] special forces
       *[support] support
    }
specops-words-kind =
    { $kind ->
        [trooper] trooper
        [clone_trooper] clone trooper
        [droid_trooper] droid trooper
        [wookiee_trooper] Wookiee trooper
        [ground_vehicle] ground vehicle
       *[repulsor_vehicle] repulsor vehicle
    }

## Moments. "It" is the unit to which the moment happens.

specops-words-moment =
    { $when ->
        [deployed] When it is set up
        [revealed] When command cards are revealed
        [ordered] When it is given an order
        [enemy_ordered] When an enemy is given an order
        [round_start] When the activation phase starts
        [activated] When its activation starts
        [activation_ends] When its activation ends
        [attacking] When it attacks
        [defending] When it is attacked
        [attacked] After its attack
        [was_attacked] After an attack on it
        [moved] After a standard move as an action
        [recovered] After it recovers
        [stood_by] After its standby action
        [action] Card action
        [free_action] Free card action
        [defeated] When a unit of yours is defeated
        [panicked] When a unit of yours has panicked
       *[defeated_foe] When its attack defeats an enemy
    }
specops-words-need =
    { $need ->
        [ordered] with an order this round
        [suppressed] suppressed
        [near_objective] within { $inches } inches of an objective token
        [near_friend] within { $inches } inches of another friendly unit
        [outnumbered] while you have fewer units than the enemy
        [has_moved] after moving in this activation
        [has_not_moved] without moving in this activation
        [ranged] at range
        [melee] in melee
        [foe_within] enemy within { $inches } inches
       *[foe_suppressed] against a suppressed enemy
    }

## For whom

specops-words-foe = the other one in the attack
specops-words-that-enemy = that enemy
specops-words-units =
    { $side ->
        [friends]
            { $n ->
                [0] { $other ->
                        [yes] all other friendly units
                       *[no] all friendly units
                    }
                [one] { $other ->
                        [yes] another friendly unit
                       *[no] a friendly unit
                    }
               *[other] { $other ->
                        [yes] up to { $n } other friendly units
                       *[no] up to { $n } friendly units
                    }
            }
       *[enemies]
            { $n ->
                [0] all enemies
                [one] an enemy
               *[other] up to { $n } enemies
            }
    }

## What happens

specops-words-deed =
    { $deed ->
        [order] an order
       *[peek] a look at the top token of the own pool, which may go to the bottom
    }
specops-words-in-attacks =
    { $arms ->
        [ranged] { $what } in ranged attacks
        [melee] { $what } in melee
       *[any] { $what } in attacks
    }
specops-words-more = { $what } more
specops-words-dice =
    { $colour ->
        [red]
            { $n ->
                [one] 1 red die
               *[other] { $n } red dice
            }
        [black]
            { $n ->
                [one] 1 black die
               *[other] { $n } black dice
            }
       *[white]
            { $n ->
                [one] 1 white die
               *[other] { $n } white dice
            }
    }
specops-words-surge =
    { $becomes ->
        [hit] attack surges become hits
        [crit] attack surges become crits
        [block] defence surges become blocks
       *[none] surges become nothing
    }
specops-words-reach =
    { $kind ->
        [melee] melee
        [both] { $min ->
                [0] melee or up to { $max } inches
               *[other] melee or { $min } to { $max } inches
            }
       *[ranged] { $min ->
                [0] up to { $max } inches
               *[other] { $min } to { $max } inches
            }
    }
specops-words-weapon = { $name } ({ $facts })
specops-words-instead = { $by } instead of { $old }
specops-words-stat =
    { $stat ->
        [health] { $n } more health
        [courage] { $n } more courage
       *[speed] { $n } more speed
    }
specops-words-covert =
    { $n ->
        [one] one of them may be deployed covertly
       *[other] up to { $n } of them, all of one rank, may be deployed covertly
    }
specops-words-marker =
    { $marker ->
        [aim]
            { $n ->
                [one] 1 aim token
               *[other] { $n } aim tokens
            }
        [dodge]
            { $n ->
                [one] 1 dodge token
               *[other] { $n } dodge tokens
            }
        [surge]
            { $n ->
                [one] 1 surge token
               *[other] { $n } surge tokens
            }
        [standby] 1 standby token
        [shield]
            { $n ->
                [one] 1 active shield token
               *[other] { $n } active shield tokens
            }
        [suppression]
            { $n ->
                [one] 1 suppression token
               *[other] { $n } suppression tokens
            }
       *[observation]
            { $n ->
                [one] 1 observation token
               *[other] { $n } observation tokens
            }
    }
specops-words-calm =
    { $n ->
        [one] 1 suppression token less
       *[other] up to { $n } suppression tokens less
    }
specops-words-move = a move with the speed-{ $tool } tool
specops-words-fewer-orders =
    { $n ->
        [one] the opponent gives 1 order fewer, but at least 1
       *[other] the opponent gives { $n } orders fewer, but at least 1
    }

## In keywords

specops-words-free = { $name } (free)
specops-words-arc =
    { $arc ->
        [front] front
        [rear] rear
        [left] left
       *[right] right
    }
specops-words-action =
    { $action ->
        [move] move
        [dash] dash
        [climb] climb
        [jump] jump
        [attack] attack
        [aim] aim
        [dodge] dodge
        [standby] standby
        [recover] recover
       *[other] { $action }
    }
