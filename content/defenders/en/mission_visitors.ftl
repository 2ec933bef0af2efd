# Mission 8.

defenders-mission-visitors = Visitors
defenders-mission-visitors-brief = A ship has parked in the orchard behind the farm, doors open, ramp down, like a caravan on holiday. In one of its cabins sits a small grey gentleman who does nothing but think, and what he thinks the others do. Control would like a word with him, which means that he has to come along, and he will not want to. Nobody is to hurt him more than necessary. There is a tool for such cases aboard, in one of three lockers, because his own people do not trust him either. Mind the metal one on the corridor.

## Goal

defenders-mission-visitors-goal = Stun the green Xeno-Grey and bring it out of the ship.
defenders-mission-visitors-goal-accomplished = The guest is stunned and outside the ship.
defenders-mission-visitors-goal-failed = After the last event it is not so.

## Places, people and things

defenders-mission-visitors-place-ship = The ship
defenders-mission-visitors-item-stunner = Stunner
defenders-mission-visitors-figure-guest = The guest
defenders-mission-visitors-figure-sentry = The metal one

## Actions

defenders-mission-visitors-action-stun = Stun
defenders-mission-visitors-action-stun-note = Next to the guest, with the stunner, engaged or not: roll 2 red dice. On a flash the guest is stunned, and the stunner is used up.
defenders-mission-visitors-action-kidnap = Carry off
defenders-mission-visitors-action-kidnap-note = Next to the stunned guest and not engaged: for the rest of the turn it goes where you go and is left next to you.

## Events

defenders-mission-visitors-event-b = Waypoint 1 is put into the ship. From now on the alpha agent rolls 3 red dice in each reinforcement step: on a GD the blue Nexus does not act until the next refresh phase. Whoever reaches waypoint 1 makes event E the next one.
defenders-mission-visitors-event-e = Waypoints 2, 3 and 4 are put face down into three cabins. Whoever finds number 4 has the stunner. An encounter 10 is put on top of its deck.
defenders-mission-visitors-event-a = The alpha agent gains two ammo tokens.

## The story

defenders-mission-visitors-objective-find = Find the guest and stun it.
defenders-mission-visitors-objective-carry = Bring the guest out of the ship.
defenders-mission-visitors-opening = Apples on the ramp. Inside, corridors the colour of teeth, and somewhere at the end of them a thought that is not yours.
defenders-mission-visitors-guest = The guest does not move by itself. Where it would die it is stunned: it lies down and does not act any more.
defenders-mission-visitors-aboard = It is warm in here, and it smells of rain and coins. The ramp stays down. They are not afraid of burglars.
defenders-mission-visitors-signal-box = One of you has found out which button annoys the metal one. It works now and then, which is more than can be said of most buttons.
defenders-mission-visitors-remote = In each reinforcement step the alpha agent rolls 3 red dice: on a GD the blue Nexus does not act until the next refresh phase.
defenders-mission-visitors-lockers = Three lockers open with a hiss. Two of them are somebody’s lunch.
defenders-mission-visitors-stunner = It looks like a hair dryer and is labelled in nine languages, none of them yours. The drawing is clear enough.
defenders-mission-visitors-belt = Under a bench lies a belt somebody forgot, and it fits.
defenders-mission-visitors-how-accomplished = He sleeps on the back seat between two of you, buckled in. On the hill he opens one eye and thinks, very clearly: are we there yet?
defenders-mission-visitors-how-failed = The ramp goes up. You are left in the orchard with the apples and a thought that says goodbye.
