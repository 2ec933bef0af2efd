# Mission 9.

defenders-mission-everyone-can-hear = On Earth Everyone Can Hear You Scream
defenders-mission-everyone-can-hear-brief = It was delivered by mistake, say the papers on the crate, and the crate is in pieces. The Beast has the factory to itself, except for those who follow it about hoping for leftovers. It has been shot at by the night watch, the police and a helicopter, and has only become interested. The engineers have four mines of a new kind; they are heavy and not quite finished, and will be put where you can lead it. You are the bait. It likes noise. Shout, run, let it come, and do not stand where it is going to stand.

## Goal

defenders-mission-everyone-can-hear-goal = Kill the Xeno-Beast before round 13 is over.
defenders-mission-everyone-can-hear-goal-accomplished = The Beast is dead.
defenders-mission-everyone-can-hear-goal-failed = At the end of round 13 it is alive.

## Places, people and things

defenders-mission-everyone-can-hear-place-rooms = The rooms
defenders-mission-everyone-can-hear-figure-beast = The Beast

## Actions

defenders-mission-everyone-can-hear-action-taunt = Taunt
defenders-mission-everyone-can-hear-action-taunt-note = Action and combat, not engaged: the Beast moves one area toward you.

## Events

defenders-mission-everyone-can-hear-event-c = Four mines are laid. From now on agents do no damage to the Beast until mines have hurt it three times, or twice if there is one agent only; if there are no more than two it then suffers 4 wounds besides. A mine does 2 wounds to every alien in its area, which nothing prevents, and becomes a flame.

## The story

defenders-mission-everyone-can-hear-objective-beast = Kill the Beast.
defenders-mission-everyone-can-hear-opening = In the factory a shift whistle blows, though nobody works here any more. Then you see who has sat down on the valve.
defenders-mission-everyone-can-hear-hide = It shakes itself. Where your bullets were there is a new layer, grey and shining. “Ah,” says the engineer. “That would be the moment for the mines.”
defenders-mission-everyone-can-hear-mines = Agents do no damage to the Beast until mines have hurt it three times, or twice if there is one agent only. If there are no more than two agents it then suffers 4 wounds besides.
defenders-mission-everyone-can-hear-cracked = This blast takes the shine off. Under it there is skin, and for the first time it steps back.
defenders-mission-everyone-can-hear-how-accomplished = It lies down like a hill. From the houses people come out in dressing gowns, and somebody asks who will pay for the wall.
defenders-mission-everyone-can-hear-how-failed = It has lost interest in you and gone toward the motorway, where it is noisier.
