# Mission 11.

defenders-mission-judgement-day = Judgement Day
defenders-mission-judgement-day-brief = Two of their ships have been moored end to end in the desert, and through them everything comes that has come so far. Hackbar’s bomb fits into a rucksack and would be enough for both, if it reached the core, and if it were armed, which cannot be done outside: it has to listen to the ship’s own code first. So one of you carries it in, waits beside the transmitter while it listens, carries it on to the core and puts it down. Then everybody walks out, as fast as dignity allows. Do not drop it. Do not ask what happens if you drop it.

## Goal

defenders-mission-judgement-day-goal = Arm the bomb at waypoint 3, plant it on waypoint 4 and leave the ships.
defenders-mission-judgement-day-goal-accomplished = The armed bomb lies on waypoint 4 and no agent is in the ships.
defenders-mission-judgement-day-goal-partly = After the last event the armed bomb lies on waypoint 4, and an agent is still in the ships.
defenders-mission-judgement-day-goal-failed = All agents are dead, or after the last event the bomb is not where it belongs.

## Places, people and things

defenders-mission-judgement-day-place-ships = The ships
defenders-mission-judgement-day-item-bomb = Hackbar’s bomb
defenders-mission-judgement-day-figure-keeper = The keeper

## Actions

defenders-mission-judgement-day-action-put-down = Put the bomb down
defenders-mission-judgement-day-action-put-down-note = Its carrier, not engaged: put the bomb on an adjacent empty hex.
defenders-mission-judgement-day-action-take = Take the bomb
defenders-mission-judgement-day-action-take-note = Next to the bomb or on its hex, not engaged: carry it from now on.
defenders-mission-judgement-day-action-plant = Plant the bomb
defenders-mission-judgement-day-action-plant-note = The carrier of the armed bomb, next to waypoint 4 or on it, not engaged: the bomb lies there and stays.

## Events

defenders-mission-judgement-day-event-b = Waypoints 1 to 4 are laid in the ships. When an agent reaches waypoint 1 or 2 a blue Xeno-Grey appears on waypoint 4, and both encounters 10 are put on top. Whoever reaches waypoint 3 makes event C the next one.
defenders-mission-judgement-day-event-c = With two, three, four or five agents 1, 1, 4 or 3 aliens teleport in. From now on the bomb loses a jam token in each reinforcement step in which its carrier is on waypoint 3. There are no event phases until the armed bomb lies on waypoint 4.
defenders-mission-judgement-day-event-d = Every agent may move 2 hexes, out of melee too.
defenders-mission-judgement-day-event-a = All blue Xeno-Beta become blue Xeno-Alpha if mission 10 was accomplished, otherwise all green ones. An encounter 8 is put on top, and three signals teleport in.
defenders-mission-judgement-day-event-e = Every agent may move 2 hexes, but not out of melee. A green and a blue Aracnos teleport in, and an encounter 7 is put on top.

## The story

defenders-mission-judgement-day-objective-arm = Carry the bomb to waypoint 3 and let it listen.
defenders-mission-judgement-day-objective-plant = Plant the armed bomb on waypoint 4.
defenders-mission-judgement-day-objective-leave = Leave the ships.
defenders-mission-judgement-day-opening = Hackbar’s note on the rucksack: this side up. Somebody has put it on the other side as well.
defenders-mission-judgement-day-bomb = The alpha agent of the first round carries the bomb. It has two jam tokens and is armed when both are gone. If its carrier dies it drops next to him.
defenders-mission-judgement-day-plans = A plan of the ships, drawn from memory by a man without glasses. Four crosses, one of them thick.
defenders-mission-judgement-day-codes = Waypoint 3 is the transmitter, waypoint 4 the core. Waypoints 1 and 2 wake the keeper.
defenders-mission-judgement-day-keeper = Something opens its eyes in the core and asks, in your own voice, who is there.
defenders-mission-judgement-day-silence = The rucksack pricks up its ears. You would not have thought that it had any.
defenders-mission-judgement-day-armed = A green lamp, then a second one. In the rucksack somebody says “thank you” in a language without vowels.
defenders-mission-judgement-day-ticking = It does not tick. Hackbar found ticking old-fashioned. It hums a tune, and the tune has an end.
defenders-mission-judgement-day-run = Somebody shouts “now”, in three languages, and for once everybody understands.
defenders-mission-judgement-day-promotion = The other side promotes as well. They do it by wire, and the recruits do not look as if they had been asked.
defenders-mission-judgement-day-last-run = The tune has come to the refrain. It is said to have only one.
defenders-mission-judgement-day-how-accomplished = Two ships stand up from the sand like two whales, think better of it and are light. You watch from behind a dune and count one another. The number is right.
defenders-mission-judgement-day-how-partly = Two ships become light, and somebody is aboard who held the door. In the base a chair is left free, and nobody has to say whose.
defenders-mission-judgement-day-how-failed = The rucksack lies somewhere in the ship and hums the wrong tune.
