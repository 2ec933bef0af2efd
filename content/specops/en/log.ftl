# The log of specops: one sentence for each event. Units come with their names as { $unit }, sides as { $side }.

specops-set-up = Set-up
specops-somebody = somebody
specops-numbered = { $name } { $n }
specops-count = { $n } { $what }
specops-topic =
    { $topic ->
        [flow] Course
        [orders] Orders
        [moves] Moves
        [attacks] Attacks
        [harm] Wounds and nerve
        [mission] Mission
       *[tokens] Tokens
    }
specops-colour =
    { $side ->
        [blue] Blue
       *[red] Red
    }
specops-rank =
    { $rank ->
        [commander] commander
        [corps] corps
        [special] special forces
       *[support] support
    }
specops-condition =
    { $condition ->
        [weather] bad weather
        [darkness] cover of darkness
        [comms] comms interference
       *[clear] clear
    }
specops-phase =
    { $phase ->
        [set_up] Set-up
        [command] Command phase
        [activation] Activation phase
       *[end] End phase
    }
specops-token =
    { $kind ->
        [console] console
        [transmitter] transmitter
        [package] package
        [vehicle] objective
        [ambush] ambush point
        [left] objective on the left
        [middle] objective in the middle
        [right] objective on the right
       *[covert] covert token
    }
specops-action =
    { $action ->
        [move] move
        [dash] dash
        [climb] climb
        [jump] jump
        [withdraw] withdraw
        [attack] attack
        [aim] aim
        [dodge] dodge
        [standby] stand by
        [recover] recover
        [detonator] throw the detonator
        [ambush] leave by the ambush point
        [rearm] take a detonator
        [repair] repair
        [console] use the console
       *[transmitter] use the transmitter
    }
specops-attack-faces =
    { $face ->
        [hit] { $n } { $n ->
            [one] hit
           *[other] hits
        }
        [crit] { $n } { $n ->
            [one] crit
           *[other] crits
        }
        [surge] { $n } { $n ->
            [one] surge
           *[other] surges
        }
       *[blank] { $n } { $n ->
            [one] blank
           *[other] blanks
        }
    }
specops-defence-faces =
    { $face ->
        [block] { $n } { $n ->
            [one] block
           *[other] blocks
        }
        [surge] { $n } { $n ->
            [one] surge
           *[other] surges
        }
       *[blank] { $n } { $n ->
            [one] blank
           *[other] blanks
        }
    }
specops-weapon-nth = weapon { $n }
specops-counter =
    { $token ->
        [aim] { $n ->
            [one] aim token
           *[other] aim tokens
        }
        [dodge] { $n ->
            [one] dodge token
           *[other] dodge tokens
        }
        [surge] { $n ->
            [one] surge token
           *[other] surge tokens
        }
        [observation] { $n ->
            [one] observation token
           *[other] observation tokens
        }
       *[immobilize] { $n ->
            [one] immobilize token
           *[other] immobilize tokens
        }
    }

## Set-up

specops-log-piece-laid = Seat { $seat } sets down: { $piece } ({ $facts })
specops-log-terrain-enough = Seat { $seat } has enough terrain
specops-log-piece-shifted = { $piece }: moves aside for { $token }
specops-log-piece-removed = { $piece }: removed, { $token } lies there
specops-log-chosen = { $mission }, on { $table }
specops-log-colours = Colours: { $first } against { $second }. Seat { $blue } is blue, seat { $red } red.
specops-log-colours-again = Colours: { $first } against { $second }. Level: both throw again.
specops-log-oriented =
    { $turned ->
        [yes] Red turns the terrain
       *[no] Red leaves the terrain as it is
    }
specops-log-condition =
    { $clear ->
        [yes] The condition table: clear
       *[no] { $late ->
            [yes] Rounds 3 and 4: { $condition }
           *[no] Rounds 1 and 2: { $condition }
        }
    }
specops-log-vehicle = The vehicle stands in the middle: { $unit }
specops-log-loadouts-sealed = Seat { $seat } has chosen loadouts
specops-log-loadouts-revealed = { $side } reveals: { $cards }
specops-log-placed = { $unit } is set up
specops-log-hidden = { $side } lays a covert token
specops-log-hidden-own = Under the covert token: { $unit }
specops-log-network = { $unit } goes into the ambush network
specops-log-waiting = Waiting to be called: { $units }
specops-log-set-up-over = Everybody is in place

## The round

specops-log-round = Round { $round }
specops-log-primary =
    { $place ->
        [none] { $face }: no primary objective this round
        [left] { $face }: the left objective counts double
        [middle] { $face }: the middle objective counts double
       *[right] { $face }: the right objective counts double
    }
specops-log-card-sealed = Seat { $seat } has laid a command card
specops-log-card-sealed-own = You laid { $card }
specops-log-cards-revealed = Blue plays { $blue }, red { $red }
specops-log-priority = { $side } has priority
specops-log-priority-thrown = Level; { $face } gives { $side } priority
specops-log-ordered = Order: { $unit }
specops-log-ordered-by = Order from { $by }: { $unit }
specops-log-fewer-orders = { $side } gives { $n } { $n ->
        [one] order
       *[other] orders
    } fewer
specops-log-comms = Comms: { $side } draws { $rank }
specops-log-pool = Order pool of { $side }: { $ranks }
specops-log-passes = { $side } gets { $n } pass { $n ->
        [one] token
       *[other] tokens
    }
specops-log-peeked = { $side } looks at the top of the pool
specops-log-peeked-own = On top of the pool: { $rank }
specops-log-put-below = { $side } puts it at the bottom
specops-log-drawn = { $side } draws { $rank }
specops-log-token-lost = { $side } draws { $rank }, and nobody is left who could act on it
specops-log-passed =
    { $token ->
        [yes] { $side } spends a pass token
       *[no] { $side } passes
    }
specops-log-scored = Points: blue +{ $blue } ({ $allblue }), red +{ $red } ({ $allred })
specops-log-cleared = Tokens and orders are cleared away
specops-log-ended =
    { $how ->
        [shields] { $side } wins: the shields are down
        [codes] { $side } wins: the codes are transmitted
        [vehicle] { $side } wins: the vehicle is destroyed
        [points] { $side } wins with seven points or more
        [held_out] { $side } wins: it held out to the end
        [counted] { $side } wins by points
       *[last_side] { $side } wins: only it has units left
    }
specops-log-drawn-game = A draw

## What units do

specops-log-activated =
    { $ordered ->
        [yes] { $unit } acts on its order
       *[no] { $unit } acts
    }
specops-log-rally = { $unit } rallies: { $faces }
specops-log-acted =
    { $free ->
        [yes] { $unit }, free: { $action }
       *[no] { $unit }: { $action }
    }
specops-power =
    { $power ->
        [bolster] Bolster
        [observe] Observe
        [repair] Repair
        [spotter] Spotter
        [take_cover] Take Cover
       *[treat] Treat
    }
specops-log-used = { $unit }: { specops-power }
specops-log-used-on = { $unit }: { specops-power } on { $target }
specops-log-used-card = { $unit } uses a card
specops-log-moved = { $unit }: { $action }, tool { $speed }
specops-log-turned = { $unit } turns to the { $wind }
specops-log-claimed = { $unit } claims: { $token }
specops-log-dropped = { $unit } drops: { $token }
specops-log-gained = { $unit } gains { $n } { specops-counter }
specops-log-lost = { $unit } spends or loses { $n } { specops-counter }
specops-log-standby-gained = { $unit } stands by
specops-log-standby-lost =
    { $spent ->
        [yes] { $unit } spends standby
       *[no] { $unit } stands by no longer
    }
specops-log-shields-up = { $unit } raises { $n } { $n ->
        [one] shield
       *[other] shields
    }
specops-log-shields-down = { $unit } loses { $n } { $n ->
        [one] shield
       *[other] shields
    }
specops-log-suppressed = { $unit } gains { $n } suppression
specops-log-calmed = { $unit } loses { $n } suppression
specops-log-panicked = { $unit } panics: { $faces }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
specops-log-steadied = { $unit } keeps { $n } suppression
specops-log-wounded = { $unit } suffers { $n } { $n ->
        [one] wound
       *[other] wounds
    }
specops-log-healed = { $by } removes { $n } { $n ->
        [one] wound
       *[other] wounds
    } from { $unit }
specops-log-defeated = { $unit } is defeated
specops-log-ability = { $card } takes effect

## Attacks

specops-log-declared =
    { $because ->
        [standby] { $unit } attacks out of standby: { $target }, { $weapon }
        [charge] { $unit } charges: { $target }, { $weapon }
       *[action] { $unit } attacks: { $target }, { $weapon }
    }
specops-log-weapon-added = One more: { $weapon } at { $target }
specops-log-rolled =
    { $less ->
        [yes] { $unit } rolls one die less: { $faces }
       *[no] { $unit } rolls { $faces }
    }
specops-log-rerolled =
    { $observed ->
        [yes] Again, observed: { $faces }
       *[no] Again: { $faces }
    }
specops-log-converted = That makes { $hits } { $hits ->
        [one] hit
       *[other] hits
    } and { $crits } { $crits ->
        [one] crit
       *[other] crits
    }
specops-log-raised =
    { $hit ->
        [yes] A hit becomes a crit
       *[no] A blank becomes a hit
    }
specops-log-surge = { $unit } spends a surge token
specops-log-dodged =
    { $crit ->
        [yes] { $unit } dodges a crit
       *[no] { $unit } dodges a hit
    }
specops-log-modified = Keywords make it { $hits } { $hits ->
        [one] hit
       *[other] hits
    } and { $crits } { $crits ->
        [one] crit
       *[other] crits
    }
specops-log-pierces = { $unit } spends aim to pierce
specops-log-guarded = { $unit } takes { $n } { $n ->
        [one] hit
       *[other] hits
    } for it
specops-log-guard-rolled = { $unit } rolls { $faces }
specops-log-guard-suffered = { $unit }: { $blocks } blocked, { $n } suffered
specops-log-armored = The armour of { $unit } cancels { $n }
specops-log-shielded = The shields of { $unit } cancel { $n }
specops-log-defence =
    { $cover ->
        [0] { $unit } defends: { $faces }
        [1] { $unit } defends in light cover: { $faces }
       *[other] { $unit } defends in heavy cover: { $faces }
    }
specops-log-compared = { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }, { $n } { $n ->
        [one] wound
       *[other] wounds
    } for { $unit }

## Missions

specops-log-thrown = Thrown: { $faces }
specops-log-thrown-by = { $unit } throws { $faces }
specops-log-field-covered = Field { $field } of the card is covered
specops-log-field-freed = Field { $field } of the card is free again
specops-log-transmitted = { $unit } clears the card: { $n } { $n ->
        [one] point
       *[other] points
    }
specops-log-reinforcements = { $unit } calls for help: { $n } { $n ->
        [one] die
       *[other] dice
    } in the pool
specops-log-packages = Packages lie with { $units }
specops-log-packages-collected = { $unit } collects the packages to deal them anew
specops-log-package-seen = Blue looks at a package
specops-log-package-number =
    { $n ->
        [1] That package holds the codes
       *[other] That package is a decoy
    }
specops-log-codes = { $unit } reveals the codes at the transmitter
specops-log-detonator =
    { $has ->
        [yes] { $unit } takes a detonator
       *[no] { $unit } has no detonator any more
    }
specops-log-covert = { $unit } was under the covert token
