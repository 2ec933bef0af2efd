# Mission 5.

defenders-mission-starship-troops = Starship Troops
defenders-mission-starship-troops-brief = So far they have come by twos and threes. Tonight they come as an army, down from the desert and up the street, and the relief column is stuck behind a herd of sheep. There is one way to hold the base: mines where they will walk, the old gun in the yard that the crew call Sally, and you. Sally has two shells left and opinions. Two voices in the dark tell the others what to do; without them it would be a mob. Nobody expects you to win. Somebody should be standing when the sheep are through.

## Goal

defenders-mission-starship-troops-goal = Stay alive until the event deck is empty.
defenders-mission-starship-troops-goal-accomplished = After the last event two agents or more are alive; alone, you are.
defenders-mission-starship-troops-goal-partly = After the last event one agent is alive.
defenders-mission-starship-troops-goal-failed = Nobody is alive.

## Places, people and things

defenders-mission-starship-troops-place-houses = The houses
defenders-mission-starship-troops-gun-sally = Sally
defenders-mission-starship-troops-figure-green-grey = The green voice
defenders-mission-starship-troops-figure-blue-grey = The blue voice
defenders-mission-starship-troops-figure-beast = The Beast

## Events

defenders-mission-starship-troops-event-c = A Xeno-Alpha teleports in: a green one if mission 3 was accomplished, otherwise a blue one. The card of the other is put on top of the alien deck, an encounter 8 on top of its deck.
defenders-mission-starship-troops-event-e = Two teleport points move to waypoints 1 and 2; the blue and the green Xeno-Grey, if alive, come along. A Nexus teleports in: a green one if mission 3 was accomplished, otherwise a blue one; the other is shuffled into the alien deck. An encounter 9 is put on top of its deck.
defenders-mission-starship-troops-event-a = The red Xeno-Beast teleports in; its card goes to the alpha agent. An encounter 11 is put on top of its deck.

## The story

defenders-mission-starship-troops-objective-hold = Hold the base.
defenders-mission-starship-troops-opening =
    Drums, or something that works like drums. The sand beyond the last house is moving on a front of half a mile.

    “Sheep,” says the relief column. “We are so sorry.”
defenders-mission-starship-troops-mines = In the first strategy phase the alpha agent lays mines on centres of areas: one for each mission accomplished so far, at most three, or two in a single game. A mine attacks every alien in its area with 4 red dice when an alien enters it. Dead Xeno-Greys do not come back. Whoever stands in Sally’s seat may fire her.
defenders-mission-starship-troops-first-wave = The first wave has a captain, and the captain has a voice like a slammed door.
defenders-mission-starship-troops-second-wave = Two lights go out in the desert and come on again between the houses. The voices are in the street now, and something of metal wades after them.
defenders-mission-starship-troops-third-wave = Then the drums stop, and in the quiet something very large breathes in.
defenders-mission-starship-troops-how-accomplished = At dawn the relief arrives with wool on the bumpers and finds you sitting on Sally, drinking her cooling water.
defenders-mission-starship-troops-how-partly = One of you is left to sign the report. Under “remarks” he writes: sheep.
defenders-mission-starship-troops-how-failed = The relief arrives and finds a base with new owners, who ask it politely to leave.
