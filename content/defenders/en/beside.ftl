# Beside the boxed game: what is to be done on the table, what was reported, what is asked.

## Where

defenders-where-figure = where { $figure } is or was
# Nobody can tell signals apart.
defenders-where-signal = where the signal lies
defenders-site =
    { $site ->
        [waypoint] waypoint { $n }
       *[place] “{ $name }”
    }

## What is to be done on the table

defenders-todo-start = Put every agent on a start hex of your choice.
defenders-todo-alien = Put { $alien } on the map: { $where }, or the closest free hex. { $player } takes its card.
defenders-todo-signal = Put a signal from the reserve on the map face down: { $where }, or the closest free hex.
defenders-todo-human = It is a human signal: put it with the discarded ones.
defenders-todo-stays = The signal stays where it is, face up.
defenders-todo-nobody = All alien cards are in play: nobody comes, discard the signal.
defenders-todo-signal-gone = Discard a signal without turning it over.
defenders-todo-signals-move =
    { $to ->
        [closest] Move every signal { $n ->
            [one] 1 area
           *[other] { $n } areas
        } toward the agent closest to it.
        [agent] Move every signal { $n ->
            [one] 1 area
           *[other] { $n } areas
        } toward { $agent }.
        [point] Move every signal { $n ->
            [one] 1 area
           *[other] { $n } areas
        } toward its closest teleport point.
       *[away] Move every signal { $n ->
            [one] 1 area
           *[other] { $n } areas
        } away from the agent closest to it.
    } Go from area centre to area centre; of equal ways take one on which it is seen. One that is seen stops: report it before you move the next.
defenders-todo-people-too = { $text } People who are not agents move in the same way.
defenders-todo-gather = Take all signals off the map, mix them face down, and deal them anew as told.
defenders-todo-pass = { $player } takes over the card of { $alien }.
defenders-todo-put = Put { $figure } on the map: { $where }, or the closest free hex.
defenders-todo-send = Put { $agent } on a free hex of “{ $place }”.
defenders-todo-lure =
    { $n ->
        [one] Move { $figure } 1 area toward { $agent }.
       *[other] Move { $figure } up to { $n } areas toward { $agent }.
    }
defenders-todo-drag = Until the end of this turn { $figure } goes where { $agent } goes and ends next to him.
defenders-todo-march =
    { $free ->
        [yes] Every agent may move { $n } hexes at once, even out of melee.
       *[no] Every agent may move { $n } hexes at once, but not out of melee.
    }
defenders-todo-event = Carry this out: { $text }
defenders-todo-ammo =
    { $n ->
        [one] { $agent } gains 1 ammo token on a weapon of his choice.
       *[other] { $agent } gains { $n } ammo tokens on weapons of his choice.
    }
defenders-todo-grab =
    { $n ->
        [one] Grab: move { $alien } 1 area toward its closest teleport point and put { $agent } next to it.
       *[other] Grab: move { $alien } { $n } areas toward its closest teleport point and put { $agent } next to it.
    }
defenders-todo-flock =
    { $n ->
        [one] Put the other figure of the swarm next to { $alien }, or as near as there is room.
       *[other] Put the other { $n } figures of the swarm next to { $alien }, or as near as there is room.
    }
defenders-todo-lead =
    { $n ->
        [one] If { $alien } has left its area: the closest alien that was within 1 area of it goes along into the new area.
       *[other] If { $alien } has left its area: the { $n } closest aliens that were within 1 area of it go along into the new area.
    }
defenders-todo-befall =
    { $what ->
        [immobilise] Put an immobilised token next to { $figure }.
        [paralyse] Put a paralysed token next to { $figure }.
        [strip_shields] Take all shield tokens of { $figure } away for good.
       *[push] Push { $figure } 1 hex straight back.
    }
defenders-todo-remove = Take { $figure } off the map.
defenders-todo-card = Give { $alien } this card instead of its own: { $card }.
defenders-todo-shields =
    { $full ->
        [yes] Heal { $alien } and give it all its shields back.
       *[no] Take the shields of { $alien } away until the next refresh phase.
    }
defenders-todo-mark =
    { $mark ->
        [stunned] { $figure } lies stunned: it does not act, holds nobody and stays on the map.
        [held] { $figure } does not act until the next refresh phase.
       *[warded] Agents cannot hurt { $figure } for now.
    }
defenders-todo-unmark =
    { $mark ->
        [stunned] { $figure } is no longer stunned.
        [held] { $figure } acts again.
       *[warded] Agents can hurt { $figure } again.
    }
defenders-todo-flame =
    { $on ->
        [yes] Lay a flame: { $where }.
       *[no] Take the flame away: { $where }.
    }
defenders-todo-point-gone = Take the teleport point away: { $where }.
defenders-todo-point-moved = Move the teleport point from { $from } to { $to }.
defenders-todo-waypoint = Lay waypoint { $n }: { $where }.
defenders-todo-hidden = Lay a waypoint face down: { $where }. Mix the tokens, so that nobody knows which is which.
defenders-todo-turned = Turn the waypoint over: it is number { $n }.
defenders-todo-no-waypoints = Take all waypoints off the map.
defenders-todo-open = Take the lock away between { $one } and { $other }.
defenders-todo-mine =
    { $chosen ->
        [yes] Lay a mine on the centre of an area of the alpha agent’s choice.
       *[no] Lay a mine: { $where }.
    }
defenders-todo-mine-gone =
    { $flame ->
        [yes] Replace the mine with a flame. Other aliens in its area are hurt, too: report their wounds, but for those you were asked about.
       *[no] Take the mine away. Other aliens in its area are hit, too: report their wounds.
    }
defenders-todo-take = { $carrier } carries this now: { $item }.
defenders-todo-lay = Lay this down: { $item }, { $where }.
defenders-todo-lose = Take this out of the game: { $item }.
defenders-todo-gun =
    { $jammed ->
        [yes] Put a jam token on this: { $gun }.
       *[no] Take the jam token off this: { $gun }.
    }
defenders-todo-body = Lay the dead alien down under a waypoint token: { $where }.
defenders-todo-body-gone = Take the dead alien away: { $where }.
defenders-todo-bodies-unmarked = Take the waypoint tokens off all dead aliens.
defenders-todo-join = Put { $person } on the map: { $where }, or the closest free hex.
defenders-todo-recast = From now on { $agent } plays { $profile }.
defenders-todo-confine = From now on { $agent } stays on the tiles the mission names.

## What an alien does, in full

defenders-deed-attack =
    { $times ->
        [one] { $alien } attacks { $target } with { $weapon }.
        [2] { $alien } attacks { $target } with { $weapon }, twice.
       *[other] { $alien } attacks { $target } with { $weapon }, { $times } times.
    }
defenders-deed-adjacent = Move { $alien } next to { $target }: to a hex in the area of { $target }; only if none is free, to one in another area. Of several take the one that touches most agents, then a centre, then as you like.
defenders-deed-toward =
    { $n ->
        [one] Move { $alien } 1 area toward { $target }.
       *[other] Move { $alien } up to { $n } areas toward { $target }.
    } If it gets into the area of { $target }, it ends next to { $target }. Otherwise it ends on the hex that touches most agents, then on a centre, then as you like.
defenders-deed-away =
    { $n ->
        [one] Move { $alien } 1 area away:
       *[other] Move { $alien } { $n } areas away:
    } back to where it came from, else farther from the closest agent. It ends on the centre, else on another free hex.
defenders-deed-to-point =
    { $n ->
        [one] Move { $alien } 1 area toward its closest teleport point. On one it stays.
       *[other] Move { $alien } { $n } areas toward its closest teleport point. On one it stays.
    }
defenders-deed-activate =
    { $n ->
        [one] { $alien } makes 1 other alien act.
       *[other] { $alien } makes { $n } other aliens act.
    }

## What was reported

defenders-report-wounds =
    { $n ->
        [0] { $figure } has no wounds
        [one] { $figure } has 1 wound
       *[other] { $figure } has { $n } wounds
    }
defenders-report-died = { $agent } is dead
defenders-report-seen = { $signal } comes into sight
defenders-report-destroyed = { $signal } is destroyed
defenders-report-used = { $owner } has used { $power }
defenders-report-deployed = { $owner } puts { $drone } on the map
defenders-report-waypoint = { $agent } has reached the waypoint in { $hex }
defenders-report-entered = { $agent } has come here: “{ $place }”
defenders-report-armoury = { $agent } has picked up an armoury token
defenders-report-mine = { $alien } has set off a mine

## What a rule of the mission asks

defenders-question-agents = How many agents are here: “{ $place }”?
defenders-question-figure = Is { $figure } here: { $site }?
defenders-question-teleport = Is { $figure } on a teleport point, or next to one?
defenders-question-carrier = Is whoever carries this here: { $item }, { $site }?
defenders-question-mined = Was { $figure } in the area of the mine, too?
defenders-question-counted = Are the wounds of { $figure } by this mine among those reported already?
defenders-question-item = Does this lie here: { $item }, { $site }?

## The log

defenders-beside-reported = You report: { $text }.
defenders-beside-answered =
    { $question ->
        [agents] { $text } { $n }.
       *[other] { $text } { $n ->
            [0] No.
           *[other] Yes.
        }
    }
defenders-beside-sighted =
    { $n ->
        [0] { $alien } touches { $figure }.
        [one] { $alien } sees { $figure }, 1 area away.
       *[other] { $alien } sees { $figure }, { $n } areas away.
    }
defenders-beside-instructed = On the table: { $text }
defenders-beside-worked = That is done on the table.
defenders-beside-ordered = What it does: { $text }
defenders-beside-carried =
    { $failed ->
        [yes] { $alien } cannot do that.
       *[no] { $alien } has done that.
    }

## The questions

defenders-ask-reports = { $agent }: play your turn at the table, and report what happens
defenders-ask-instructed = Do this on the table
defenders-ask-called = { $card }: which aliens does it call?
defenders-ask-sights =
    { $n ->
        [0] { $alien }: whom does it touch?
       *[other] { $alien }: whom does it see, and how far away?
    }
defenders-ask-target =
    { $to ->
        [closest] { $alien }: who is closest, by the areas it has to cross?
       *[most_wounded] { $alien }: of the equally hurt, who is closest? If several are, the one that is worst for you
    }
defenders-ask-gone = It is off the map: report what else has happened, then go on
defenders-ask-nearest = Swarm: which of these figures is closest to an agent?
defenders-ask-obeys =
    { $n ->
        [one] { $alien }: which alien within 1 area acts at its word?
       *[other] { $alien }: which alien within { $n } areas acts at its word?
    }
defenders-ask-deed = { $alien }: do this on the table
defenders-ask-caught =
    { $burst ->
        [yes] { $alien } bursts: who touches it?
       *[no] Area damage: who else stands in the area of the target?
    }
defenders-ask-suffer =
    { $n ->
        [one] { $figure }: 1 wound gets through. Is that right?
       *[other] { $figure }: { $n } wounds get through. Is that right?
    }

## The pages

defenders-tab-reports = Report
defenders-beside-turn = Move, fight and act on your table. Tap here what the mission asks for, and under Report what happened.
defenders-beside-health = Health: { $figure }
defenders-beside-wound = { $figure }: one wound more
defenders-beside-heal = { $figure }: one wound less
defenders-beside-more =
    { $n ->
        [one] 1 more thing
       *[other] { $n } more things
    }
defenders-beside-signal =
    { $what ->
        [destroyed] A signal was destroyed unseen
       *[seen] A signal comes into sight
    }
defenders-beside-farthest = The teleport point that is farthest from the agents.
defenders-beside-chosen = Said; tap again to take it back
defenders-beside-sight = How far away is { $figure }?
defenders-beside-areas =
    { $n ->
        [0] adjacent
        [one] 1 area
       *[other] { $n } areas
    }
defenders-beside-said = What you have said
defenders-beside-no-way = no way there
defenders-beside-no-way-to = No path leads to { $figure }
defenders-beside-wounds =
    { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
defenders-beside-answer =
    { $n ->
        [0] No
       *[other] Yes
    }
defenders-beside-done =
    { $what ->
        [sights] Nobody in sight
        [sights_more] Nobody else in sight
        [touches] Nobody
        [touches_more] Nobody else
        [called] Those and no others
        [caught] Those and no others
        [obeys] None
       *[other] Done
    }
defenders-beside-cannot = It cannot
defenders-beside-cannot-text = The next line is tried
defenders-beside-help-done = End the turn, or say that it is done
defenders-beside-new-mode = Where you play
defenders-beside-new =
    { $mode ->
        [companion] With the boxed game
       *[table] On the screen
    }
defenders-beside-new-about =
    { $mode ->
        [companion] Tiles, figures and tokens are on your own table. The screen draws cards and signals, reads out what each alien does, and runs the mission; one tablet is enough, and phones can join.
       *[table] The screen is the table: it moves the figures and rolls the dice.
    }

## Before the mission

defenders-setup = Set up the table
defenders-setup-done = Everything lies there
defenders-side-named = { $name } ({ $side })
defenders-setup-map = The map
defenders-setup-map-text = Lay { $sides } as drawn. Nobody crosses a hex on which something stands here.
defenders-setup-apart = Laid apart: { $sides }. No way leads there at first.
defenders-setup-opening =
    { $kind ->
        [door] Blue in a wall: a door.
        [window] Pale in a wall: a window.
        [locked] A yellow lock: a locked door. Lay a lock token.
       *[blocked] Orange bars: blocked, until the mission opens it.
    }
defenders-setup-tokens = Tokens on the map
defenders-setup-point = Teleport point “{ $symbol }”: { $where }
defenders-setup-waypoint = Waypoint { $n }: { $where }
defenders-setup-hidden = A waypoint face down: { $where }
defenders-setup-armoury =
    { $kind ->
        [alien] Red armoury token: { $where }
       *[human] Blue armoury token: { $where }
    }
defenders-setup-item = { $item }: { $where }
defenders-setup-agents = The agents
defenders-setup-agents-text =
    { $n ->
        [one] Each takes sheet, figure, both weapons and full ammo. They start in area { $areas }, on the lit hexes.
       *[other] Each takes sheet, figure, both weapons and full ammo. They start in areas { $areas }, on the lit hexes.
    }
defenders-setup-reach = Within reach
defenders-setup-reach-text =
    { $n ->
        [one] 1 signal token, face down: the screen says what it is. Dice, tokens for wounds and conditions, and the alien figures. All cards stay in the box: the screen draws them.
       *[other] { $n } signal tokens, face down: the screen says what each one is. Dice, tokens for wounds and conditions, and the alien figures. All cards stay in the box: the screen draws them.
    }
