# What happened, a sentence each, and what enemies think while they act.

## Names

alliance-log-nobody = somebody
# $colour is `none` where there is only one group of the kind, $number is 0 where a group has one figure.
alliance-log-figure =
    { $name }{ $colour ->
        [none] { "" }
       *[other] { " " }{ $colour }
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
alliance-log-group =
    { $colour ->
        [none] { $name }
       *[other] { $name } ({ $colour })
    }
alliance-log-object =
    { $kind ->
        [door] door { $n }
        [crate] crate { $n }
       *[terminal] terminal { $n }
    }
alliance-log-instruction = an instruction

## The course of the game

alliance-log-round-began =
    { $has ->
        [yes] Round { $round } begins. { $hero } has the bonus activation.
       *[no] Round { $round } begins.
    }
alliance-log-deployed = { $figure } starts on { $at }.
alliance-log-activated = { $figure } activates.
alliance-log-idle = { $figure } activates and can do nothing.
alliance-log-group-activated = Activation: { $group }, “{ $card }”.
alliance-log-ended =
    { $ending ->
        [victory] All enemies are defeated: you have won.
        [all_wounded] All heroes are wounded: you have lost.
        [mission_won] The mission is won.
        [mission_lost] The mission is lost.
        [campaign_won] The campaign is won.
        [campaign_lost] The campaign is lost.
       *[too_late] The garrison is awake, time is up: you have lost.
    }

## Moving and interacting

alliance-log-points-gained =
    { $figure } gains { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
alliance-log-points-lost =
    { $figure } loses { $points ->
        [one] 1 movement point that was not spent
       *[other] { $points } movement points that were not spent
    }.
alliance-log-moved =
    { $figure } moves to { $to } ({ $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }).
alliance-log-placed = { $figure } is placed on { $to }.
alliance-log-interacted = { $figure } interacts: { $object }.
alliance-log-picked-up = { $figure } picks up: { $object }.
alliance-log-dropped = { $object } lies on { $at } now.
alliance-log-door-opened = Door { $door } is open.
alliance-log-reinforced = Reinforcements: { $figure } returns on { $at }.

## Cards, rest, tests

alliance-log-rested = { $figure } rests.
alliance-log-medpac-used =
    { $left ->
        [0] { $figure } uses the last medpac.
       *[other] { $figure } uses a medpac; { $left } left.
    }
alliance-log-medpac-gained =
    { $left ->
        [one] The team finds a medpac: it has 1 now.
       *[other] The team finds a medpac: it has { $left } now.
    }
alliance-log-supply-drawn = { $hero } draws “{ $card }”.
alliance-log-supply-scouted = { $hero } looks at the top supply card.
alliance-log-supply-empty = There is no supply card to draw.
alliance-log-ability-used = { $figure } uses “{ $ability }”.
alliance-log-card-exhausted = { $hero } exhausts “{ $card }”.
alliance-log-card-gone = { $hero } gives up “{ $card }”.
alliance-log-action-gained = { $figure } gains an action.
alliance-log-tested = { $figure } makes a test of { $attribute }.
alliance-log-test-ended =
    { $successes ->
        [0] No success
        [one] 1 success
       *[other] { $successes } successes
    }: { $passed ->
        [yes] { $figure } passes the test.
       *[no] { $figure } fails the test.
    }

## Harm

# $left is the health left, -1 if it is not told.
alliance-log-suffered =
    { $left ->
        [-1] { $figure } suffers { $amount }.
       *[other] { $figure } suffers { $amount }; { $left } health left.
    }
alliance-log-recovered = { $figure } recovers { $amount }.
alliance-log-condition-gained = { $figure } becomes { $condition }.
alliance-log-condition-lost = { $figure } is no longer { $condition }.
alliance-log-damage-rolled = { $figure } rolls a { alliance-rules-die } die: { $damage } damage.
alliance-log-wounded = { $figure } is wounded.
alliance-log-withdrawn = { $figure } withdraws.
alliance-log-defeated = { $figure } is defeated.
alliance-log-destroyed = { $object } is destroyed.
alliance-log-group-defeated = { $group }: the whole group is defeated.

## Attacks

alliance-log-attack-declared =
    { $armed ->
        [yes] { $attacker } attacks { $target } with “{ $weapon }”
       *[no] { $attacker } attacks { $target }
    }, { $distance ->
        [one] 1 space away
       *[other] { $distance } spaces away
    }.
alliance-log-die =
    { $way ->
        [added]
            { $pool ->
                [attack] A { alliance-rules-die } die is added to the attack.
                [defence] A { alliance-rules-die } die is added to the defence.
               *[test] A { alliance-rules-die } die is added to the test.
            }
       *[removed]
            { $pool ->
                [attack] A { alliance-rules-die } die is removed from the attack.
                [defence] A { alliance-rules-die } die is removed from the defence.
               *[test] A { alliance-rules-die } die is removed from the test.
            }
    }
alliance-log-attack-rolled = Attack dice: { $attack }. Defence dice: { $defence }.
alliance-log-attack-dice =
    { $damage } damage, { $surges ->
        [one] 1 surge
       *[other] { $surges } surges
    }, accuracy { $accuracy }
alliance-log-defence-dice =
    { $dodge ->
        [yes] dodge
       *[no]
            { $blocks ->
                [one] 1 block
               *[other] { $blocks } blocks
            }, { $evades ->
                [one] 1 evade
               *[other] { $evades } evades
            }
    }
alliance-log-rerolled =
    { $pool ->
        [attack] An attack die is rerolled.
        [defence] A defence die is rerolled.
       *[test] A die of the test is rerolled.
    }
alliance-log-modified = Added to the dice: { $modifiers }.
alliance-log-keyword-gained = The attack gains { $keyword }.
alliance-log-converted =
    { $symbols } { $from ->
        [damage] damage
        [surge] surge
        [block] block
       *[evade] evade
    } turned into { $to ->
        [damage] damage
        [surge] surge
        [block] block
       *[evade] evade
    }.
alliance-log-surges-counted =
    { $surges ->
        [0] There is no surge to spend.
        [one] There is 1 surge to spend.
       *[other] There are { $surges } surges to spend.
    }
alliance-log-surge-spent =
    { $left ->
        [0] “{ $option }” is used.
        [one] “{ $option }” is used; 1 surge left.
       *[other] “{ $option }” is used; { $left } surges left.
    }
alliance-log-surge-skipped = “{ $option }” is skipped: { $why }.
alliance-log-surges-cancelled =
    { $surges ->
        [one] Evades cancel 1 surge.
       *[other] Evades cancel { $surges } surges.
    }
alliance-log-surges-lost =
    { $surges ->
        [one] 1 surge is lost: nothing more can be used.
       *[other] { $surges } surges are lost: nothing more can be used.
    }
alliance-log-missed =
    { $why ->
        [dodged] The attack misses: dodge.
        [short] The attack misses: { $missing } accuracy short.
       *[other] The attack misses.
    }
alliance-log-hit =
    { $damage ->
        [0] Hit, but no damage; { $blocked } blocked.
       *[other] Hit: { $damage } damage, { $blocked } blocked.
    }
alliance-log-blasted = Blast: figures adjacent to the target suffer { $damage } damage.
alliance-log-cleaved =
    Cleave { $damage }{ $by ->
        [surge] {" "}(surge)
       *[keyword] {""}
    }: { $figure } suffers { $damage } damage.
alliance-log-order-picked =
    { $by ->
        [damage] { $target } picks the order: { $first } attacks first, then { $second }. So { $expected } damage is to be expected, the other way round { $otherwise }.
        [defeat] { $target } picks the order: { $first } attacks first, then { $second }. The damage to be expected is the same, but so the chance to be defeated is smaller.
       *[equal] The order is all the same to { $target }, so you choose: { $first } attacks first, then { $second }.
    }
alliance-log-suppressed =
    { $by ->
        [lives_on] { $figure } picks 1 damage rather than Stunned: who lives on can act.
        [would_fall] { $figure } picks Stunned: 1 damage more would be the end.
       *[already_stunned] { $figure } is Stunned already and must take 1 damage.
    }
alliance-log-tokens-spent =
    { $tokens ->
        [one] { $figure } spends 1 power token.
       *[other] { $figure } spends { $tokens } power tokens.
    }

## Instructions

alliance-log-line-began = { $figure }: { $line }.
alliance-log-line-skipped = { $figure } skips: { $line }.

## Thoughts of an enemy
# The enemy's reason in one sentence: who does what, and why. The steps with their rules stand behind it.
alliance-plain =
    { $deed ->
        [attack] { $figure } attacks { $target }: { $why }.
        [move_attack] { $figure } moves and attacks { $target }: { $why }.
        [toward] { $figure } moves towards { $target }: { $why }.
        [engage] { $figure } closes in on { $target }: { $why }.
        [away] { $figure } falls back: { $why }.
        [near] { $figure } comes closer: { $why }.
        [keeps] { $figure } stays where it is: { $why }.
        [waits] { $figure } stays, as near to { $target } as it can get: { $why }.
        [stunned] { $figure } is Stunned: no movement and no attack.
       *[skipped] { $figure } leaves this out: { $why }.
    }
# $n is -1 where no counting leads there.
alliance-plain-why =
    { $why ->
        [named] its orders name that place
        [only] there is no other target
        [nearest]
            { $n ->
                [-1] nobody is nearer
                [one] nobody is nearer (1 space)
               *[other] nobody is nearer ({ $n } spaces)
            }
        [most_health] nobody has more health left ({ $n })
        [least_health] nobody has less health left ({ $n })
        [highest_speed] nobody is faster (speed { $n })
        [lowest_speed] nobody is slower (speed { $n })
        [most_damage] nobody has suffered more damage ({ $n })
        [most_strain] nobody has more strain ({ $n })
        [wounded] wounded heroes come first
        [unwounded] unwounded heroes come first
        [unactivated] whoever has yet to activate comes first
        [carrying] whoever carries a token comes first
        [stunned] Stunned heroes come first
        [worst_damage] several targets are equal, and here you have to expect the most damage
        [worst_defeat] several targets are equal, and this one is the likeliest to fall
        [worst_objective] several targets are equal, and here your objective is nearest
        [worst_danger] several targets are equal, and there the fewest of you can strike back
        [worst] of several equal targets this one is the worst for you
        [open] several targets are equally bad for you, and this one was taken
       *[distance]
            { $named ->
                [yes]
                    { $n ->
                        [one] it keeps 1 space away from { $aim }
                       *[other] it keeps { $n } spaces away from { $aim }
                    }
               *[no]
                    { $n ->
                        [one] it keeps 1 space away from the nearest Rebel
                       *[other] it keeps { $n } spaces away from the nearest Rebel
                    }
            }
    }
alliance-plain-so = { $first }, so { $then }
alliance-plain-passed = { $figure } is out of reach, and otherwise { $then }
alliance-mind-order =
    { $order } costs { $price }; { $left ->
        [0] no action
        [one] 1 action
       *[other] { $left } actions
    } left.
alliance-mind-cost =
    { $actions ->
        [0] nothing
        [one]
            { $attack ->
                [yes] the attack action
               *[no] 1 action
            }
       *[other]
            { $attack ->
                [yes] { $actions } actions, one of them the attack action
               *[no] { $actions } actions
            }
    }
alliance-mind-acts-next = Of the { $of } figures left it acts next: that is worst for you.
alliance-mind-skipped = Skipped: { $why }.
alliance-mind-skip =
    { $why ->
        [unaffordable] too few actions are left
        [second_attack] the attack action is used
        [nobody_within]
            { $spaces ->
                [one] nobody is within 1 space
               *[other] nobody is within { $spaces } spaces
            }
        [nobody] there is nobody to aim at
        [nobody_to_engage] no space beside any possible target can be reached
        [nobody_to_move_and_attack] nobody could be attacked with this movement
        [nobody_to_attack] nobody can be attacked
        [self_defeat] bleeding would defeat it before it affects a Rebel
       *[stunned] a Stunned figure does not attack
    }
# $value ends with a comma and a space, or is empty.
alliance-mind-candidate =
    { $tied ->
        [yes] Candidate { $figure }: { $value }{ $away }, tied.
       *[no] Candidate { $figure }: { $value }{ $away }.
    }
alliance-mind-value =
    { $by ->
        [highest_speed] speed { $value }
        [lowest_speed] speed { $value }
        [most_damage] { $value } damage
        [most_strain] { $value } strain
       *[other] { $value } health left
    }
# -1: no counting leads there.
alliance-mind-away =
    { $distance ->
        [-1] at no countable distance
        [one] 1 space away
       *[other] { $distance } spaces away
    }
alliance-mind-passed = { $figure } will not do: { $why }. On to the next best target.
alliance-mind-why =
    { $why ->
        [no_space_beside] no free space beside it can be reached
        [no_space_to_attack_from] no space can be reached from which to attack it
        [not_hostile] it is not hostile
        [no_weapon] there is nothing to attack with
        [stunned] the attacker is Stunned
        [not_adjacent] it is not adjacent
        [beyond_reach] it is not within 2 spaces
        [no_way] the spaces to it cannot be counted
        [no_sight] it is not in line of sight
        [too_near] it is too near
       *[no_attack] it cannot be attacked
    }
alliance-mind-aims = The target is { $figure }.
alliance-mind-repositions =
    The nearest Rebel is { $away } and shall be { $spaces ->
        [one] 1 space away
       *[other] { $spaces } spaces away
    }; { $fit ->
        [exact] that can be done
        [too_near] that is out of reach: it is too near and moves away
       *[too_far] that is out of reach: it is too far away and moves nearer
    }.
alliance-mind-law =
    Worst for you, by { $by ->
        [damage] expected damage
        [defeat] chance to defeat or wound
        [objective] nearness to what your objective is about
       *[danger] fewest Rebels who could attack it there
    }: { $left ->
        [one] 1 way is left
       *[other] { $left } ways are left
    }.
alliance-mind-way = { $target } from { $end }
alliance-mind-players-choose = Equally bad for you: { $ends }. You choose; by default the first.
alliance-mind-nearest = the nearest Rebel
alliance-mind-ends =
    Of { $of ->
        [one] 1 place
       *[other] { $of } places
    } in reach it takes { $end }{ $distance ->
        [-1] { "" }
        [one] , 1 space from { $aim }
       *[other] , { $distance } spaces from { $aim }
    }.
alliance-mind-walks =
    The cheapest way costs { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }: { $path }.
alliance-mind-stays =
    It stays where it is{ $distance ->
        [-1] { "" }
        [one] , 1 space from { $aim }
       *[other] , { $distance } spaces from { $aim }
    }; the instruction counts as resolved.
alliance-mind-points-lost =
    { $points ->
        [one] 1 movement point is lost.
       *[other] { $points } movement points are lost.
    }
alliance-mind-stunned = It is Stunned: no movement points and no attack.
alliance-mind-shakes-off-stun = A movement instruction is resolved, so it discards Stunned.
alliance-mind-attacks =
    It attacks { $figure }{ $distance ->
        [-1] { "" }
        [one] {" "}from 1 space away
       *[other] {" "}from { $distance } spaces away
    }.
alliance-mind-bleeds =
    { $left ->
        [1] It bleeds: 1 damage, 1 health left, so it discards Bleeding.
       *[other] It bleeds: 1 damage, { $left } health left.
    }
alliance-mind-surge-used = already used in this attack
alliance-mind-surge-too-dear =
    it costs { $cost }, and { $left ->
        [one] 1 surge is left
       *[other] { $left } surges are left
    }
alliance-mind-idle =
    { $why ->
        [dodged] the attack is dodged
        [melee] a melee attack needs no accuracy
        [no_block] there is no block to pierce
        [no_damage] the target suffers no damage
        [nobody_else] nobody else is in reach
        [gone] the target leaves the map
       *[nothing_to_recover] there is nothing to recover
    }
alliance-mind-idle-accurate = accuracy { $accuracy } is enough for distance { $distance }
# -1: no accuracy is enough.
alliance-mind-idle-misses =
    { $missing ->
        [-1] no accuracy reaches the target
       *[other] the attack misses by { $missing } accuracy all the same
    }
alliance-mind-idle-blocked =
    { $damage } damage against { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } changes nothing
alliance-mind-idle-overkill = the target has only { $remaining } health left
alliance-mind-idle-condition = { $condition } is there anyway

## The story

alliance-log-chose = You chose: { $text }
alliance-log-told = Reported: { $fact }
alliance-log-mission-began = Mission: { $mission }
alliance-log-mission-ended =
    { $won ->
        [yes] { $mission }: won. { $how }
       *[no] { $mission }: lost. { $how }
    }
alliance-log-encounter-began = Encounter: { $encounter }
alliance-log-encounter-ended = The encounter is over: { $encounter }
alliance-log-stocked = New in the armory: { $cards }.

alliance-campaign-dropped = Something the team once had is not known here any more and was left behind when the campaign was opened.
