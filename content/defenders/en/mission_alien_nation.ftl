# Mission 4.

defenders-mission-alien-nation = Alien Nation
defenders-mission-alien-nation-brief = They have taken the farm on the edge of the wood and settled in like people who mean to stay: guard posts, a flag, rules on the barn door. What the soldiers carry under their armour is what our engineers dream of. It dissolves soon after its owner, so somebody has to be quick and not too squeamish. The farmer asks you to spare the tractor. Control asks for four parts in a bucket. Nobody asks how you sleep. Do not leave the bodies lying about; their friends collect them, and they are thorough.

## Goal

defenders-mission-alien-nation-goal = Take four fragments from dead soldiers before round 15 is over.
defenders-mission-alien-nation-goal-accomplished = You have four fragments and at least half of the agents are alive (rounded down, but one at least).
defenders-mission-alien-nation-goal-failed = At the end of round 15 it is not so.

## Actions

defenders-mission-alien-nation-action-loot = Loot
defenders-mission-alien-nation-action-loot-note = Next to a body and not engaged: roll 1 red die. A hit brings a fragment, and the body is gone. Who is alone gets two each time, and two agents get two for the first body.

## Events

defenders-mission-alien-nation-event-c = In the next reinforcement step the alpha agent picks a weapon freely: an alien one if you have a fragment, otherwise an improved one.
defenders-mission-alien-nation-event-d = The two most wounded Xeno-Alpha and Xeno-Beta leave the map, and so do all bodies.

## The story

defenders-mission-alien-nation-objective-parts = Take fragments from bodies.
defenders-mission-alien-nation-opening = Mist in the yard. A sentry walks from the barn to the well and back, counting. The tractor stands where it always stood, with a rank badge painted on it.
defenders-mission-alien-nation-bodies = A killed Xeno-Alpha or Xeno-Beta stays lying under a waypoint token, if one is left. In the refresh phase bodies without a token are removed, then all tokens are taken off. There are no other fragments in this mission.
defenders-mission-alien-nation-first-body = It lies on its back and looks surprised. Under the breastplate something still glows, a little less with every breath that you take.
defenders-mission-alien-nation-parcel = A drone drops a crate into the manure heap. “Your order,” says Control. “Mind the landing.”
defenders-mission-alien-nation-stretchers = Bearers come out of the wood with stretchers. They take the dead and two of those who can hardly stand, sign for them, and are gone.
defenders-mission-alien-nation-how-accomplished = Four parts in a bucket, lid on. On the way home nobody wants to carry it, and everybody keeps looking.
defenders-mission-alien-nation-how-failed = The bucket is empty. The farmer, at least, is glad about the tractor.
