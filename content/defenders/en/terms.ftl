# What stands over the parts of a card or a sheet, and what conditions mean.

defenders-card-health = Health
defenders-card-movement = Movement
defenders-card-shield = Energy shield
defenders-card-armour = Armour
defenders-card-ammo = { $n } of { $most } ammo
defenders-card-unlimited = Unlimited
defenders-card-jammed = Jammed
defenders-card-weapons = Weapons
defenders-card-skills = Skills
defenders-card-tactics = Tactics
defenders-card-devices = Devices
defenders-card-lines = Behaviour
defenders-card-weather = Weather
defenders-card-special = Special event
defenders-card-event = Event
defenders-card-encounter = Encounter { $number }
defenders-card-agents = Agents
defenders-card-elite = Elite
defenders-card-danger = Danger
# How a token lies.
defenders-card-lies =
    { $state ->
        [used] used
        [gone] gone
       *[ready] ready
    }
defenders-card-kind =
    { $kind ->
        [device] Device
        [skill] Skill
        [improved] Improved tactic
       *[tactic] Basic tactic
    }
defenders-card-weapon-rank =
    { $rank ->
        [green] Standard
        [blue] Improved
       *[red] Alien
    }
defenders-card-alien-rank =
    { $rank ->
        [green] green
        [blue] blue
       *[red] red
    }
defenders-card-for = { $name } only
defenders-card-anybody = For anybody
# How many signals come, above a table.
defenders-card-teleport =
    { $only ->
        [fewer] If there are fewer aliens than agents, signals teleport in:
        [not_more] If there are not more aliens than agents, signals teleport in:
       *[always] Signals teleport in:
    }

## Conditions

defenders-condition =
    { $condition ->
        [bleeding] Bleeding
        [engaged] Engaged
        [immobilised] Immobilised
        [paralysed] Paralysed
       *[evaded] Evaded
    }
    .text =
        { $condition ->
            [bleeding] On the ground: no combat, movement 1, and the action can only activate a power or an item. Any further wound is fatal; one healed wound gets the agent up again.
            [engaged] Cannot move away until the alien is dead or evading succeeds.
            [immobilised] Cannot move until the next refresh phase.
            [paralysed] Does nothing until the next refresh phase.
           *[evaded] May move this turn as if no alien stood there.
        }
