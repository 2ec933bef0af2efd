# What cards, sheets and instructions do, put together from the data: "When … and …, you may <price>: <deeds>."
# $voice is `you` on cards of heroes and `it` on cards of groups.

## Words

alliance-rules-condition =
    { $condition ->
        [bleed] Bleeding
        [focus] Focused
        [hide] Hidden
        [stun] Stunned
       *[weaken] Weakened
    }
alliance-rules-attribute =
    { $attribute ->
        [strength] strength
        [insight] insight
       *[tech] tech
    }
alliance-rules-die =
    { $die ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
        [black] black
       *[white] white
    }
alliance-rules-dice =
    { $die ->
        [blue] blue dice
        [green] green dice
        [yellow] yellow dice
        [red] red dice
        [black] black dice
       *[white] white dice
    }
alliance-rules-colour =
    { $colour ->
        [0] red
        [1] blue
        [2] yellow
        [3] green
        [4] purple
       *[5] white
    }
alliance-rules-trait =
    { $trait ->
        [accessory] Accessory
        [armor] Armour
        [balance] Balance
        [barrel] Barrel
        [blade] Blade
        [blaster] Blaster
        [brawler] Brawler
        [consumable] Consumable
        [creature] Creature
        [disruptor] Disruptor
        [droid] Droid
        [energy] Energy
        [explosive] Explosive
        [fist] Fist
        [force_user] Force User
        [guardian] Guardian
        [heavy] Heavy
        [heavy_weapon] Heavy Weapon
        [helmet] Helmet
        [hunter] Hunter
        [impact] Impact
        [intel] Intel
        [leader] Leader
        [light] Light
        [lightsaber] Lightsaber
        [medical] Medical
        [medium] Medium
        [modification] Modification
        [pistol] Pistol
        [rifle] Rifle
        [sights] Sights
        [smuggler] Smuggler
        [spy] Spy
        [staff] Staff
        [tool] Tool
        [trooper] Trooper
        [valuable] Valuable
        [vehicle] Vehicle
        [wookiee] Wookiee
       *[other] { $trait }
    }
# Effects of keywords and surge options.
alliance-rules-effect =
    { $effect ->
        [dmg] +{ $n } damage
        [acc] +{ $n } accuracy
        [pierce] Pierce { $n }
        [blast] Blast { $n }
        [cleave] Cleave { $n }
        [recover_dmg] recover { $n } damage
        [recover_str] recover { $n } strain
        [bleed] Bleed
        [focus] Focus
        [hide] Hide
        [stun] Stun
        [weaken] Weaken
        [reach] Reach
        [mobile] Mobile
        [massive] Massive
       *[other] { $effect }
    }
alliance-rules-surge =
    { $price ->
        [1] Surge: { $effects }
       *[other] { $price } surges: { $effects }
    }
# $by has the sign, $n is the number without it.
alliance-rules-modifier =
    { $name ->
        [dmg] { $by } damage
        [acc] { $by } accuracy
        [sur]
            { $n ->
                [one] { $by } surge
               *[other] { $by } surges
            }
        [pierce] Pierce { $by }
        [blk]
            { $n ->
                [one] { $by } block
               *[other] { $by } blocks
            }
       *[evd]
            { $n ->
                [one] { $by } evade
               *[other] { $by } evades
            }
    }
alliance-rules-damage = { $n } damage
alliance-rules-strain = { $n } strain
alliance-rules-more =
    { $what ->
        [health] +{ $n } health
        [endurance] +{ $n } endurance
       *[speed] +{ $n } speed
    }
# Whether the words behind a colon begin with a capital letter: yes or no.
alliance-rules-capital = no
alliance-rules-nothing = Has no effect in this game.

## The sentence

# Two things that must be true at once; in German the verb stands at the end of both.
alliance-rules-both = { $first } and { $next }
alliance-rules-auto = { $head }: { $deeds }.
# $clause says whether the head has a verb.
alliance-rules-may =
    { $clause ->
       *[other] { $head },
    } { $voice ->
        [it] it may
       *[you] you may
    } { $price }: { $deeds }.
alliance-rules-limit =
    { $limit ->
        [activation] Once per activation.
        [round] Once per round.
       *[activations]
            { $voice ->
                [it] As often per round as it has activations.
               *[you] As often per round as you have activations.
            }
    }
alliance-rules-if = If { $needs }: { $text }

## When

alliance-rules-noun-attack =
    { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    }
# The same as an object.
alliance-rules-noun-attack-object =
    { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    }
alliance-rules-noun-friend =
    { $near ->
        [0] a friendly figure
        [1] a friendly figure adjacent to { alliance-rules-noun-self-near }
       *[other] a friendly figure within { $near } spaces
    }
alliance-rules-noun-other-friend =
    { $near ->
        [0] another friendly figure
        [1] another friendly figure adjacent to { alliance-rules-noun-self-near }
       *[other] another friendly figure within { $near } spaces
    }
alliance-rules-noun-foe =
    { $near ->
        [0] a hostile figure
        [1] a hostile figure adjacent to { alliance-rules-noun-self-near }
       *[other] a hostile figure within { $near } spaces
    }
# The owner of the ability: as a subject, behind "against", behind "adjacent to", counting from it.
alliance-rules-noun-self =
    { $voice ->
        [it] it
       *[you] you
    }
alliance-rules-noun-self-object =
    { $voice ->
        [it] it
       *[you] you
    }
alliance-rules-noun-self-near =
    { $voice ->
        [it] it
       *[you] you
    }
alliance-rules-noun-self-from =
    { $voice ->
        [it] of it
       *[you] of you
    }
alliance-rules-when-aiming =
    before { $voice ->
        [it] it declares
       *[you] you declare
    } { alliance-rules-noun-attack-object }
alliance-rules-when-declared =
    when { $role ->
        [attacker]
            { $voice ->
                [it] it declares
               *[you] you declare
            } { alliance-rules-noun-attack-object }
        [defender] { alliance-rules-noun-attack } is declared against { alliance-rules-noun-self-object }
        [ally] { alliance-rules-noun-self } or { alliance-rules-noun-friend } declares { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } declares { alliance-rules-noun-attack-object }
        [guard] { alliance-rules-noun-attack } is declared against { alliance-rules-noun-self-object } or { alliance-rules-noun-friend }
        [other_guard] { alliance-rules-noun-attack } is declared against { alliance-rules-noun-other-friend }
       *[witness] { alliance-rules-noun-foe } declares { alliance-rules-noun-attack-object }
    }
alliance-rules-when-rolled =
    after { $role ->
        [attacker]
            { $voice ->
                [it] it rolled
               *[you] you rolled
            } the dice for { alliance-rules-noun-attack-object }
        [defender] the dice were rolled for { alliance-rules-noun-attack-object } against { alliance-rules-noun-self-object }
        [ally] { alliance-rules-noun-self } or { alliance-rules-noun-friend } rolled the dice for { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } rolled the dice for { alliance-rules-noun-attack-object }
        [guard] the dice were rolled for { alliance-rules-noun-attack-object } against { alliance-rules-noun-self-object } or { alliance-rules-noun-friend }
        [other_guard] the dice were rolled for { alliance-rules-noun-attack-object } against { alliance-rules-noun-other-friend }
       *[witness] { alliance-rules-noun-foe } rolled the dice for { alliance-rules-noun-attack-object }
    }
# While the symbols of the dice are counted.
alliance-rules-when-counted =
    while { $role ->
        [attacker]
            { $kind ->
                [any]
                    { $voice ->
                        [it] it attacks
                       *[you] you attack
                    }
               *[other]
                    { $voice ->
                        [it] it makes
                       *[you] you make
                    } { alliance-rules-noun-attack-object }
            }
        [defender]
            { $voice ->
                [it] it defends
               *[you] you defend
            }{ $kind ->
                [any] { "" }
               *[other] { " " }against { alliance-rules-noun-attack-object }
            }
        [ally] { alliance-rules-noun-self } or { alliance-rules-noun-friend } makes { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } makes { alliance-rules-noun-attack-object }
        [guard]
            { alliance-rules-noun-self } or { alliance-rules-noun-friend } defends{ $kind ->
                [any] { "" }
               *[other] { " " }against { alliance-rules-noun-attack-object }
            }
        [other_guard]
            { alliance-rules-noun-other-friend } defends{ $kind ->
                [any] { "" }
               *[other] { " " }against { alliance-rules-noun-attack-object }
            }
       *[witness] { alliance-rules-noun-foe } makes { alliance-rules-noun-attack-object }
    }
alliance-rules-when-fought =
    after { $role ->
        [attacker]
            { $voice ->
                [it] it made
               *[you] you made
            } { alliance-rules-noun-attack-object }
        [defender] { alliance-rules-noun-attack } was made against { alliance-rules-noun-self-object }
        [ally] { alliance-rules-noun-self } or { alliance-rules-noun-friend } made { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } made { alliance-rules-noun-attack-object }
        [guard] { alliance-rules-noun-attack } was made against { alliance-rules-noun-self-object } or { alliance-rules-noun-friend }
        [other_guard] { alliance-rules-noun-attack } was made against { alliance-rules-noun-other-friend }
       *[witness] { alliance-rules-noun-foe } made { alliance-rules-noun-attack-object }
    }
# $attributes is a list of attributes, or `any`.
alliance-rules-noun-test =
    { $attributes ->
        [any] a test
       *[other] a test of { $attributes }
    }
alliance-rules-when-testing =
    before { $role ->
        [me]
            { $voice ->
                [it] it makes
               *[you] you make
            } { alliance-rules-noun-test }
        [other_ally] another friendly figure makes { alliance-rules-noun-test }
       *[ally] { alliance-rules-noun-self } or a friendly figure makes { alliance-rules-noun-test }
    }
alliance-rules-when-tested =
    after { $role ->
        [me]
            { $voice ->
                [it] it rolled
               *[you] you rolled
            } the dice for { alliance-rules-noun-test }
        [other_ally] another friendly figure rolled the dice for { alliance-rules-noun-test }
       *[ally] { alliance-rules-noun-self } or a friendly figure rolled the dice for { alliance-rules-noun-test }
    }
alliance-rules-when-friend-falls =
    when a friendly figure without the trait { $trait } { $voice ->
        [it] adjacent to it
       *[you] adjacent to you
    } is defeated
alliance-rules-when-near-falls =
    when a friendly figure within { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } of { $voice ->
        [it] it
       *[you] you
    } is defeated
alliance-rules-when-defeated =
    when { $voice ->
        [it] it is defeated
       *[you] you are defeated
    }
alliance-rules-when-action =
    { $actions ->
        [one] as an action
       *[other] for { $actions } actions
    }
alliance-rules-when-enemy-enters =
    when a hostile figure enters a space { $spaces ->
        [1] adjacent to { alliance-rules-noun-self-near }
       *[other] within { $spaces } spaces { alliance-rules-noun-self-from }
    }
alliance-rules-when-supply-drawn =
    when { $role ->
        [me]
            { $voice ->
                [it] it draws
               *[you] you draw
            }
       *[ally] { alliance-rules-noun-self } or a friendly figure draws
    } a supply card
alliance-rules-when-after =
    after { $voice ->
        [it] it used
       *[you] you used
    } “{ $ability }”
alliance-rules-when =
    { $when ->
        [activation]
            { $voice ->
                [it] during its activation
               *[you] during your activation
            }
        [activation_start]
            { $voice ->
                [it] when its activation starts
               *[you] when your activation starts
            }
        [activation_end]
            { $voice ->
                [it] when its activation ends
               *[you] when your activation ends
            }
        [rested]
            { $voice ->
                [it] after it rested
               *[you] after you rested
            }
        [interacted]
            { $voice ->
                [it] after it interacted with something
               *[you] after you interacted with something
            }
        [enemy_activates] when the activation of a hostile figure starts
        [round_end] when the round ends
       *[mission_start] when the mission starts
    }

## What must be true: clauses behind "and"

alliance-rules-need =
    { $need ->
        [melee] it is a melee attack
        [ranged] it is a ranged attack
        [target_defeated] the target was defeated
        [target_survived] the target was not defeated
        [target_blind]
            { $voice ->
                [it] the target does not see it
               *[you] the target does not see you
            }
        [target_in_sight]
            { $voice ->
                [it] it sees the target
               *[you] you see the target
            }
        [wounded]
            { $voice ->
                [it] it is wounded
               *[you] you are wounded
            }
        [unmoved]
            { $voice ->
                [it] it has not left its space in this activation
               *[you] you have not left your space in this activation
            }
        [alone]
            { $voice ->
                [it] no friendly figure is adjacent to it
               *[you] no friendly figure is adjacent to you
            }
        [beside_friend]
            { $voice ->
                [it] a friendly figure is adjacent to it
               *[you] a friendly figure is adjacent to you
            }
        [first] it is the first of its group to do so
       *[group_reduced] its group has lost a figure
    }
alliance-rules-need-beside-friend-of =
    { $voice ->
        [it] another friendly figure with the trait { $trait } is adjacent to it
       *[you] another friendly figure with the trait { $trait } is adjacent to you
    }
alliance-rules-need-weapon =
    { $voice ->
        [it] it uses a weapon
       *[you] you use a weapon
    } with the trait { $trait }
alliance-rules-need-target-within =
    { $spaces ->
        [1] the target is adjacent
       *[other] the target is within { $spaces } spaces
    }
alliance-rules-need-within =
    { $spaces ->
        [1] that figure is adjacent to { alliance-rules-noun-self-near }
       *[other] that figure is within { $spaces } spaces { alliance-rules-noun-self-from }
    }
alliance-rules-need-defender-within =
    { $spaces ->
        [1] the defender is adjacent to { alliance-rules-noun-self-near }
       *[other] the defender is within { $spaces } spaces { alliance-rules-noun-self-from }
    }
# $whose is who was attacked: you, it, figure (the one named before) or target.
alliance-rules-need-hurt =
    { $whose ->
        [you] you
        [it] it
        [figure] that figure
       *[target] the target
    } suffered { $damage ->
        [0] no damage
       *[other] at least { $damage } damage
    }
alliance-rules-need-has =
    { $voice ->
        [it] it is { $condition }
       *[you] you are { $condition }
    }
alliance-rules-need-used =
    { $voice ->
        [it] it used
       *[you] you used
    } “{ $ability }” in this attack
alliance-rules-need-tests = the test is one of { $attributes }
alliance-rules-need-without = that figure does not have the trait { $trait }
alliance-rules-need-rebels =
    { $count ->
        [one] a Rebel is
       *[other] at least { $count } Rebels are
    } { $spaces ->
        [1] adjacent
       *[other] within { $spaces } spaces
    }
alliance-rules-need-damaged =
    { $voice ->
        [it] it has
       *[you] you have
    } suffered at least { $damage } damage

## The price: infinitives behind "you may"

alliance-rules-price-use = use this ability
alliance-rules-price-strain = suffer { $n } strain
alliance-rules-price-exhaust = exhaust this card
alliance-rules-price-deplete = put this card away for the rest of the mission
alliance-rules-price-discard = discard this card
alliance-rules-aim =
    choose { $who ->
        [friend]
            { $voice ->
                [it] itself
               *[you] yourself
            } or a friendly figure
        [other_friend] another friendly figure
        [other_of_group] another figure of its group
        [other_hero] another hero
        [hostile] a hostile figure
        [hostile_or_object] a hostile figure or an attackable object
        [other] another figure
       *[space] a space
    }{ $where }
alliance-rules-aim-trait = with the trait { $trait }
alliance-rules-aim-small = on a base of one space
alliance-rules-aim-within =
    { $spaces ->
        [1]
            { $voice ->
                [it] adjacent to it
               *[you] adjacent to you
            }
       *[other] within { $spaces } spaces
    }
alliance-rules-aim-in-sight =
    { $voice ->
        [it] in its line of sight
       *[you] in your line of sight
    }
alliance-rules-aim-beside-target = adjacent to the target

## Deeds

# Somebody to whom something happens, always one: "every …".
alliance-rules-whom =
    { $whom ->
        [attacker] the attacker
        [target] the target
        [around] every figure on that space or adjacent to it
        [around_and_objects] every figure and every attackable object on that space or adjacent to it
        [adjacent_hostile]
            { $voice ->
                [it] every hostile figure adjacent to it
               *[you] every hostile figure adjacent to you
            }
        [rebels_within]
            { $spaces ->
                [1] every adjacent Rebel
               *[other] every Rebel within { $spaces } spaces
            }
        [adjacent_friends]
            { $voice ->
                [it] every other friendly figure adjacent to it
               *[you] every other friendly figure adjacent to you
            }
        [group] every figure of its group
        [me] it
        [chosen] the chosen figure
        [picked_hostile] that figure, if it is hostile,
       *[other] that figure
    }
alliance-rules-attacked =
    { $whom ->
        [attacker] the attacker
        [target] the target again
        [picked_object] that figure or object
       *[other] that figure
    }
alliance-rules-deed-keyword = the attack also gains { $keyword }
alliance-rules-deed-surge = the attack gains the surge option “{ $effects }”
alliance-rules-deed-surges-of = the attack gains the surge options of all your weapons with the trait { $trait }
alliance-rules-deed-attack-die =
    add 1 { alliance-rules-die } die to the { $pool ->
        [test] test
       *[attack] attack
    }
alliance-rules-deed-defence-die = add 1 { alliance-rules-die } die to the defence
alliance-rules-deed-remove-die =
    { $voice ->
        [it] it removes 1 die from the defence
       *[you] remove 1 die of your choice from the defence
    }
alliance-rules-deed-remove-all = remove all { alliance-rules-dice } from the defence
alliance-rules-deed-swap-die = replace 1 attack die with a { alliance-rules-die } die
alliance-rules-deed-focus-die =
    { $voice ->
        [it] Focused gives it a { alliance-rules-die } die
       *[you] Focused gives you a { alliance-rules-die } die
    } instead of a green one
alliance-rules-deed-reroll =
    { $voice ->
        [it] it rerolls
       *[you] reroll
    } { $dice ->
        [0] any number of
        [1] 1
       *[other] up to { $dice }
    } { $pool ->
        [attack] attack
        [defence] defence
       *[test] test
    } { $dice ->
        [1] die
       *[other] dice
    }
alliance-rules-deed-convert =
    { $voice ->
        [it] it turns
       *[you] turn
    } { $most ->
        [0] any number of
        [1] 1
       *[other] up to { $most }
    } { $from ->
        [damage] damage
        [surge]
            { $most ->
                [1] surge
               *[other] surges
            }
        [block]
            { $most ->
                [1] block
               *[other] blocks
            }
       *[evade]
            { $most ->
                [1] evade
               *[other] evades
            }
    } into { $to ->
        [damage] damage
        [surge]
            { $most ->
                [1] a surge
               *[other] surges
            }
        [block]
            { $most ->
                [1] a block
               *[other] blocks
            }
       *[evade]
            { $most ->
                [1] an evade
               *[other] evades
            }
    }
alliance-rules-deed-block-per-evade = +1 block for each evade rolled
alliance-rules-deed-miss = the attack misses
alliance-rules-deed-gain =
    { $you ->
        [yes] you become { $condition }
       *[no] { $who } becomes { $condition }
    }
alliance-rules-deed-shed =
    { $you ->
        [yes] discard
       *[no] { $who } discards
    } { $any ->
        [yes]
            { $all ->
                [yes] all conditions
               *[no] 1 condition
            }
       *[no]
            { $all ->
                [yes] all harmful conditions
               *[no] 1 harmful condition
            }
    }
alliance-rules-deed-recover =
    { $you ->
        [yes] recover { $amount }
       *[no] { $who } recovers { $amount }
    }
alliance-rules-deed-suffer =
    { $you ->
        [yes] suffer { $amount }
       *[no] { $who } suffers { $amount }
    }
alliance-rules-deed-roll-damage =
    { $voice ->
        [it] it rolls 1 { alliance-rules-die } die
       *[you] roll 1 { alliance-rules-die } die
    }, and { $you ->
        [yes] you suffer
       *[no] { $who } suffers
    } the damage shown
alliance-rules-deed-points =
    { $you ->
        [yes] gain
       *[no] { $who } gains
    } { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }
# 0 spaces: the speed of the figure.
alliance-rules-deed-move =
    { $voice ->
        [it] it moves
       *[you] move
    } up to { $spaces ->
        [0]
            { $voice ->
                [it] its speed
               *[you] your speed
            }
        [1] 1 space
       *[other] { $spaces } spaces
    }
alliance-rules-deed-push =
    { $voice ->
        [it] it pushes
       *[you] push
    } that figure up to { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
alliance-rules-deed-test =
    { $voice ->
        [it] it makes
       *[you] make
    } a test of { $attribute }
alliance-rules-if-passed =
    { $voice ->
        [it] if it passes
       *[you] if you pass
    }: { $deeds }
alliance-rules-deed-order = that figure may move or attack at once
alliance-rules-deed-toll = the team pays { $credits } credits, or every hero suffers { $amount }
alliance-rules-deed-extra-action =
    { $voice ->
        [it] it gains
       *[you] gain
    } 1 additional action
alliance-rules-deed-draw-supply =
    { $voice ->
        [it] it draws
       *[you] draw
    } 1 supply card
alliance-rules-deed-attack =
    { $may ->
        [yes]
            { $voice ->
                [it] it may attack
               *[you] you may attack
            }
       *[no]
            { $voice ->
                [it] it attacks
               *[you] attack
            }
    }{ $object }{ $tool }{ $again ->
        [yes] { " " }again
       *[no] { "" }
    }
alliance-rules-deed-thrown = the attack counts as ranged
alliance-rules-with-trait = with a weapon with the trait { $trait }
alliance-rules-with-melee = with a melee weapon
alliance-rules-with-this = with this weapon
alliance-rules-with-dice = in melee (dice: { $dice })
alliance-rules-special =
    { $special ->
        [attack_each_adjacent]
            { $voice ->
                [it] it makes
               *[you] make
            } a melee attack against every adjacent hostile figure, one after another
        [suppress] every figure that the attack hurt chooses: 1 damage more, or Stunned; who is Stunned already must take the damage
        [hammer_and_anvil] you and that friendly figure may each attack the same hostile figure; it chooses the order, and in the second attack no defence dice are rolled
        [trick_shot] trace line of sight from any space within 3 spaces of you
        [see_past_figures] figures do not block the line of sight of the attack
        [decoy] the attack misses; then you may place your figure on an empty space within 3 spaces: if you do, become Focused, and you may attack
        [scout_supply] look at the top supply card and leave it there or put it below the others
        [redraw_supply] discard the drawn card and draw another
        [choose_supply] draw one more and keep one of the two
        [command_again] use “{ alliance-ability-command }” once more, at no cost
        [step_toward_rebel] it moves 1 space toward the nearest unwounded Rebel
       *[reinforce] a defeated figure of its group returns next to it
    }

# What the cards of enemies say and this game makes them ignore. $n is a number; $most is 0 where nothing is said.
alliance-rules-unplayed =
    { $what ->
        [march] that figure may move at once
        [march_of] up to { $n } other friendly figures may each move at once
        [place] it is placed on an empty space within { $n } spaces
        [attack_two] it attacks two different targets
        [explode] it rolls 1 { alliance-rules-die } die, every adjacent figure and object suffers the damage shown, and it is defeated
        [planted] if it attacks, it cannot leave its space of its own accord in the same activation; if it has left its space, it cannot attack
       *[any_dice]
            it attacks with any { $n } attack dice{ $most ->
                [0] { "" }
               *[other] , at most { $most } of one colour
            }
    }

## What holds all the time

alliance-rules-passive =
    { $what ->
        [ignores_difficult] difficult terrain costs no additional movement points
        [ignores_hostile] spaces with hostile figures cost no additional movement points
        [covert]
            { $voice ->
                [it] hostile figures 4 or more spaces away do not see it, and it does not block their line of sight
               *[you] hostile figures 4 or more spaces away do not see you, and you do not block their line of sight
            }
        [sees_past_figures] figures do not block the line of sight of its attacks
        [awkward] it cannot attack adjacent figures
        [assault] it may use more than one attack action per activation
        [non_sentient] it cannot interact
       *[overload] it may use each surge option twice per attack
    }
alliance-rules-lifts-range =
    “{ $ability }” may be aimed at any figure in { $voice ->
        [it] its
       *[you] your
    } line of sight
alliance-rules-lifts-blindness =
    “{ $ability }” also works if the target sees { $voice ->
        [it] it
       *[you] you
    }

## Cards

alliance-rules-attack =
    { $kind ->
        [melee] Melee
       *[ranged] Ranged
    }: { $dice }
alliance-rules-bars =
    { $n ->
        [one] Takes 1 modification
       *[other] Takes { $n } modifications
    }
alliance-rules-modification =
    { $kind ->
        [melee] Modification of a melee weapon, for attacks with that weapon.
       *[ranged] Modification of a ranged weapon, for attacks with that weapon.
    }
alliance-rules-reach-or-pierce = The weapon gains Reach, or Pierce 1 if it already has it.
alliance-rules-team = Counts for every hero.
alliance-rules-defending = When defending: { $modifiers }.
alliance-rules-named =
    { $ignored ->
        [yes] { $name } (ignored): { $text }
       *[no] { $name }: { $text }
    }
alliance-rules-chosen-dice = Attack dice of this activation: { $dice }.

## Instructions

alliance-rules-icon =
    { $icon ->
        [action] { "[" }action]
       *[attack] { "[" }attack]
    }
alliance-rules-order =
    { $verb ->
        [toward] move { $points } toward
        [engage] move { $points } to engage
        [reposition] move { $points } to reposition { $spaces } (nearest Rebel exactly { $spaces ->
            [one] 1 space
           *[other] { $spaces } spaces
        } away)
        [move_attack] move { $points } to attack
       *[attack] attack
    }{ $target }
alliance-rules-stop = this figure’s activation ends
# $more is a trait or a distance.
alliance-rules-mark =
    { $by ->
        [nearest] the nearest { alliance-rules-mark-who }{ $more }
        [most_health] the { alliance-rules-mark-who }{ $more } with the most health left
        [least_health] the { alliance-rules-mark-who }{ $more } with the least health left
        [highest_speed] the { alliance-rules-mark-who }{ $more } with the highest speed
        [lowest_speed] the { alliance-rules-mark-who }{ $more } with the lowest speed
        [most_damage] the { alliance-rules-mark-who }{ $more } with the most damage
        [most_strain] the { alliance-rules-mark-who }{ $more } with the most strain
        [wounded] the nearest wounded { alliance-rules-mark-who }{ $more }
        [unwounded] the nearest unwounded { alliance-rules-mark-who }{ $more }
        [unactivated] the nearest { alliance-rules-mark-who }{ $more } not yet activated
        [carrying] the nearest { alliance-rules-mark-who }{ $more } carrying a token
       *[stunned] the nearest Stunned { alliance-rules-mark-who }{ $more }
    }
alliance-rules-mark-who =
    { $who ->
        [hero] hero
       *[rebel] Rebel
    }
alliance-rules-mark-space = space { $space }
alliance-rules-mark-within =
    { $spaces ->
        [1] adjacent
       *[other] within { $spaces } spaces
    }

# Some cards speak of an ability that bears the name of its card.
alliance-ability-roll-with-it = { alliance-card-roll-with-it }
