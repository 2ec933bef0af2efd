# What cards, sheets and tokens do, put together from their data: "<when>: <what happens>; <what happens>."
# What happens is an order without a subject, so that it can be said to you and of others.

## Words

defenders-rules-dice =
    { $red ->
        [0]
            { $blue ->
                [one] 1 blue die
               *[other] { $blue } blue dice
            }
       *[other]
            { $blue ->
                [0]
                    { $red ->
                        [one] 1 red die
                       *[other] { $red } red dice
                    }
               *[other]
                    { $red ->
                        [one] 1 red
                       *[other] { $red } red
                    } and { $blue ->
                        [one] 1 blue die
                       *[other] { $blue } blue dice
                    }
            }
    }
# The same behind "with".
defenders-rules-with-dice =
    { $red ->
        [0]
            { $blue ->
                [one] 1 blue die
               *[other] { $blue } blue dice
            }
       *[other]
            { $blue ->
                [0]
                    { $red ->
                        [one] 1 red die
                       *[other] { $red } red dice
                    }
               *[other]
                    { $red ->
                        [one] 1 red
                       *[other] { $red } red
                    } and { $blue ->
                        [one] 1 blue die
                       *[other] { $blue } blue dice
                    }
            }
    }
# How far away something may be; 0 is contact.
defenders-rules-far =
    { $areas ->
        [0] adjacent
        [one] up to 1 area away
       *[other] up to { $areas } areas away
    }
defenders-rules-then = { $first }, then { $next }
# Whether what stands behind a colon begins with a capital: yes or no.
defenders-rules-capital = no

## Weapons and armour

defenders-rules-weapon =
    { $manner ->
        [melee] Melee weapon
        [ranged] Ranged weapon
        [healing] Healing weapon
       *[basic] Basic damage
    }: { $facts }.
# How far a weapon reaches.
defenders-rules-range =
    { $areas ->
        [0] adjacent targets
        [one] range 1 area
       *[other] range { $areas } areas
    }
defenders-rules-ammo = { $n } ammo
defenders-rules-own-ammo = Ammo symbols do not count. After the roll you may discard any number of ammo tokens: 1 hit more for each.
defenders-rules-area-damage =
    { $when ->
        [for_ammo] Discard 1 ammo token before the roll for area damage.
       *[always] Area damage.
    }
defenders-rules-alien-weapon = Without Alien Knowledge, any alien or jam in the roll spoils the attack.
defenders-rules-flash = Flash: { $effects }.
# Against which attacks it works.
defenders-rules-plate =
    { $only ->
        [melee] Flash against melee attacks
        [ranged] Flash against ranged attacks
        [healing] Flash against healing
        [basic] Flash against basic damage
       *[all] Flash
    }: { $effects }.
defenders-rules-plate-shields =
    { $n ->
        [one] 1 shield more
       *[other] { $n } shields more
    }
defenders-rules-plate-each = every flash counts as a shield
defenders-rules-plate-heal =
    { $n ->
        [one] heals 1 wound before new ones land
       *[other] heals { $n } wounds before new ones land
    }
defenders-rules-no-armour = No flash effect.
# What befalls whom an attack hits; $whom is the target, or every alien in an area.
defenders-rules-on-hit =
    on hit, { $whom ->
        [each] every alien there
       *[target] the target
    } { $what ->
        [strip_shields] loses all shield tokens for good
        [immobilise] is immobilised until the refresh phase
        [paralyse] is paralysed until the refresh phase
       *[push] is pushed back 1 hex
    }

## When a power works

# An attack of whom; $near says how far away somebody else may be.
defenders-rules-attack-by =
    { $who ->
        [me]
            { $kind ->
                [melee] your melee attack
                [ranged] your ranged attack
                [healing] your healing
                [grenade] your throw of a grenade
               *[any] your attack
            }
        [other]
            { $kind ->
                [melee] a melee attack
                [ranged] a ranged attack
                [healing] healing
                [grenade] a throw of a grenade
               *[any] an attack
            } by another agent ({ $near })
       *[one]
            { $kind ->
                [melee] a melee attack
                [ranged] a ranged attack
                [healing] healing
                [grenade] a throw of a grenade
               *[any] an attack
            } by you or another agent ({ $near })
    }
defenders-rules-attack-on =
    { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    } against { $who ->
        [me] you
        [other] another agent ({ $near })
       *[one] you or another agent ({ $near })
    }
# The words that say what it costs, in front of the moment.
defenders-rules-during =
    { $timing ->
        [standard] Action during { $attack }
        [reaction] Reaction during { $attack }
       *[passive] During { $attack }
    }
defenders-rules-before-roll = { $head }, before the roll
defenders-rules-after-roll = { $head }, after the roll
defenders-rules-before-defence = { $head }, before the defence roll
defenders-rules-after-defence = { $head }, after the defence roll
defenders-rules-killed = { $head }, when an alien dies of it
defenders-rules-alien-moved =
    { $timing ->
        [standard] Action when an alien has moved, teleported in or been revealed
        [reaction] Reaction when an alien has moved, teleported in or been revealed
       *[passive] When an alien has moved, teleported in or been revealed
    }
defenders-rules-always = Always
defenders-rules-gained = When you gain it
# Whom an action is for.
defenders-rules-turn =
    { $timing ->
        [standard] Action
        [reaction] Reaction
       *[passive] In your turn
    }{ $who ->
        [me] { "" }
        [one] { " " }for you or one other agent ({ $near })
        [other] { " " }for one other agent ({ $near })
       *[each] { " " }for you and every other agent ({ $near })
    }
defenders-rules-unmoved = { $head }, if you have not left your hex this turn
defenders-rules-power = { $head }: { $deeds }.
defenders-rules-limit =
    { $kind ->
        [device] Once, then discard it.
        [tactic] Once a mission.
        [deployed] Once a mission.
       *[skill] Once a round.
    }

## What happens

defenders-rules-more = { $dice } more
defenders-rules-hits =
    { $n ->
        [one] 1 hit more
       *[other] { $n } hits more
    }
defenders-rules-fewer =
    { $n ->
        [one] 1 defence die fewer
       *[other] { $n } defence dice fewer
    }
defenders-rules-farther =
    { $n ->
        [one] 1 area more range
       *[other] { $n } areas more range
    }
defenders-rules-area = area damage
# $dice is how many; 0 if it does not matter.
defenders-rules-reroll =
    { $dice ->
        [0] roll any number of dice again
        [one] roll 1 die again
       *[other] roll up to { $dice } dice again
    }{ $aliens ->
        [yes] , even those that show an alien
       *[no] { "" }
    }
defenders-rules-cancel =
    { $n ->
        [one] cancel 1 hit
       *[other] cancel { $n } hits
    }
defenders-rules-strike =
    { $with ->
        [it] attack that alien
        [melee] make one more melee attack
        [ranged] make one more ranged attack
        [healing] use a healing weapon once more
       *[any] make one more attack
    }
defenders-rules-blast =
    { $areas ->
        [0] choose an adjacent alien
       *[other] choose an alien in sight, { defenders-rules-far }
    }: roll { $dice } against every alien in its area
defenders-rules-satellite = choose an area { defenders-rules-far }, but no closed room: at the end of the battle phase, roll { $dice } against every alien there, and every signal there is destroyed
defenders-rules-heal =
    { $n ->
        [one] heal 1 wound
       *[other] heal { $n } wounds
    }
defenders-rules-gain-ammo =
    { $n ->
        [one] gain 1 ammo token
       *[other] gain { $n } ammo tokens
    }
defenders-rules-clear-jam = remove 1 jam token
defenders-rules-move =
    { $hexes ->
        [one] move 1 hex
       *[other] move up to { $hexes } hexes
    }{ $free ->
        [yes] , even out of melee
       *[no] { "" }
    }
defenders-rules-push = push every adjacent alien back 1 hex
defenders-rules-reinforced =
    { $n ->
        [one] put 1 shield token on the sheet, which takes a hit before all else and never comes back
       *[other] put { $n } shield tokens on the sheet, which take hits before all else and never come back
    }
defenders-rules-deploy = place the { $drone } on an empty adjacent hex
defenders-rules-reveal = reveal one signal ({ $near }), seen or not
defenders-rules-repel =
    all signals ({ $near }) go back { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }
defenders-rules-scout =
    { $n ->
        [one] look at the top encounter card
       *[other] look at the top { $n } encounter cards and put them back in any order
    }
defenders-rules-stealth =
    { $until ->
        [yes] until the next refresh phase, only
       *[no] only
    } { $areas ->
        [0] adjacent aliens
        [one] aliens up to 1 area away
       *[other] aliens up to { $areas } areas away
    } see you
defenders-rules-knowledge = ignore aliens and jams on the dice of alien weapons
defenders-rules-grenades =
    { $n ->
        [one] take 1 grenade from the stock, if there is any
       *[other] take { $n } grenades from the stock, as far as there are any
    }

## Aliens

# When a line fits; -1 is the blind line.
defenders-rules-line-at =
    { $areas ->
        [-1] Otherwise, blind
        [0] Agent adjacent
        [one] Agent within 1 area
       *[other] Agent within { $areas } areas
    }
defenders-rules-line = { $at }: { $deeds }.
# An agent as a target.
defenders-rules-to =
    { $to ->
        [closest] the closest agent
       *[most_wounded] the most wounded agent
    }
defenders-rules-line-attack =
    { $to ->
        [none] attack with “{ $weapon }”
       *[other] attack { defenders-rules-to } with “{ $weapon }”
    }{ $times ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $times } times
    }
defenders-rules-line-adjacent =
    move next to { $to ->
        [closest] the closest agent
       *[most_wounded] the most wounded agent
    }
defenders-rules-line-toward =
    move { $areas ->
        [one] 1 area
       *[other] up to { $areas } areas
    } toward { defenders-rules-to }
defenders-rules-line-to-point =
    move { $areas ->
        [one] 1 area
       *[other] up to { $areas } areas
    } toward the closest teleport point
defenders-rules-line-away =
    move { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } away
defenders-rules-line-activate =
    { $aliens ->
        [one] the closest alien
       *[other] the { $aliens } closest aliens
    } ({ $near }, no Xeno-Grey) { $aliens ->
        [one] acts
       *[other] act
    } at once
defenders-rules-named = { $name }: { $text }
defenders-rules-leader =
    When it moves, { $aliens ->
        [one] the closest other alien within 1 area comes
       *[other] the { $aliens } closest other aliens within 1 area come
    } along into the area where it ends.
defenders-rules-ignores-stealth = Stealth hides nobody from it.
defenders-rules-grab =
    If its melee attack does damage, it and the agent move { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } toward the closest teleport point.
defenders-rules-acid = When it dies, roll { $dice } against every adjacent agent and drone.
defenders-rules-swarm = One card and as many figures as health. The swarm acts once, from the figure closest to an agent, and the others end next to it. Each dies of one wound.
defenders-rules-master =
    Of the wounds of each attack, { $wounds ->
        [one] 1 goes
       *[other] { $wounds } go
    } to the closest alien within 1 area that is no Xeno-Grey.
defenders-rules-rage =
    With { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } its card is swapped for “{ $into }”, and it has full health.

## Events

defenders-rules-signals =
    All signals move { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } { $to ->
        [closest] toward the closest agent
        [alpha] toward the alpha agent
       *[away] back
    }.
# $one to $five: how many with so many agents.
defenders-rules-teleport =
    { $only ->
        [fewer] If there are fewer aliens than agents, signals teleport in
        [not_more] If there are not more aliens than agents, signals teleport in
       *[always] Signals teleport in
    }: { $one } with 1 agent, { $two } with 2, { $three } with 3, { $four } with 4, { $five } with 5.
defenders-rules-whom =
    { $who ->
        [each] Every agent
        [alpha] The alpha agent
        [most_wounded] The most wounded agent
       *[chosen]
            { $n ->
                [one] 1 agent of your choice
               *[other] { $n } agents of your choice
            }
    }
defenders-rules-whom-on =
    { $who } { $terrain ->
        [city] in the city
        [desert] in the desert
        [forest] in the forest
        [grid] on the virtual grid
        [ship] aboard the alien ship
       *[urban] in the urban complex
    }
defenders-rules-event-deed = { $whom }: { $deed }.
defenders-rules-lose-ammo =
    { $n ->
        [one] discard 1 ammo token
       *[other] discard { $n } ammo tokens
    }
defenders-rules-wound =
    { $n ->
        [one] suffer 1 wound, and nothing prevents it
       *[other] suffer { $n } wounds, and nothing prevents them
    }
defenders-rules-event-move =
    { $hexes ->
        [one] may move 1 hex, but not out of melee
       *[other] may move up to { $hexes } hexes, but not out of melee
    }
defenders-rules-valor = Act of Valor: turn one used tactic of your choice face up again.
defenders-rules-special = Look it up in the mission.
defenders-rules-weather =
    { $what ->
        [no_evade] As long as it lasts, nobody can evade.
        [slow]
            { $n ->
                [one] As long as it lasts, agents move 1 hex less, but at least 1.
               *[other] As long as it lasts, agents move { $n } hexes less, but at least 1.
            }
        [dim]
            { $n ->
                [one] As long as it lasts, ranged weapons of agents reach 1 area less, but at least 1.
               *[other] As long as it lasts, ranged weapons of agents reach { $n } areas less, but at least 1.
            }
        [no_shields] As long as it lasts, energy shields do not refresh.
       *[passing] It acts only at the moment it comes.
    }

## Encounters

defenders-rules-calls =
    { $whom ->
        [species] All aliens of this species act: { $species }.
        [green] All green aliens act.
        [blue] All blue aliens act.
        [red] All red aliens act.
        [wounded] All wounded aliens act.
        [in_sight] All aliens that an agent sees act.
       *[closest_to_each] For every agent, the alien closest to them acts; each alien only once.
    }
defenders-rules-danger =
    Danger! If there is none, { $n ->
        [one] 1 teleports in.
       *[other] { $n } teleport in.
    }

## Ranks

defenders-rules-gain =
    { $gain ->
        [innate] Brings the innate ability.
        [basic_tactic] Brings a basic tactic.
        [improved_tactic] Brings an improved tactic.
        [skill] Brings a skill.
       *[elite] Turns the sheet to its elite side.
    }
defenders-rules-gd =
    { $gd ->
        [0] Everybody starts here.
       *[other] Needs { $gd } GD on 3 red dice.
    }
defenders-rules-drone =
    { $hexes ->
        [0] It stays where it stands, sees all around and never jams.
        [one] It moves 1 hex, sees all around and never jams.
       *[other] It moves up to { $hexes } hexes, sees all around and never jams.
    }
