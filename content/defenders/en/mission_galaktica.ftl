# Mission 10.

defenders-mission-galaktica = Galaktica
defenders-mission-galaktica-brief = A man called Hackbar has talked to the visitors for a year and written down what they said. Then somebody locked him into the strong room of our own base, blocked the doors from outside and sent the guards on leave. It is quiet there now, the kind of quiet in which a great many people hold their breath. A witness waits in the courtyard and will speak as soon as she is found; after that nothing will be quiet any more. Open the strong room, keep Hackbar alive until the helicopter comes, and be careful whom you save. Not everybody who waves is one of us.

## Goal

defenders-mission-galaktica-goal = Free Hackbar from the strong room and keep him alive until event D.
defenders-mission-galaktica-goal-accomplished = Event D has been drawn and Hackbar is alive.
defenders-mission-galaktica-goal-partly = Event D has been drawn and Hackbar is dead.
defenders-mission-galaktica-goal-failed = Half of the agents are dead (rounded up).

## Places, people and things

defenders-mission-galaktica-place-houses = The houses
defenders-mission-galaktica-place-vault = The strong room
defenders-mission-galaktica-place-courtyard = The courtyard
defenders-mission-galaktica-person-scientist = Scientist
defenders-mission-galaktica-person-hackbar = Hackbar
defenders-mission-galaktica-figure-beast = The Beast
defenders-mission-galaktica-gun-sally = Sally

## Actions

defenders-mission-galaktica-action-rescue = Rescue
defenders-mission-galaktica-action-rescue-note = Next to a scientist and not engaged: he is safe and leaves the map.
defenders-mission-galaktica-action-unlock = Unlock
defenders-mission-galaktica-action-unlock-note = Next to a blocked door and not engaged: roll 1 red die, and one more for each earlier try at it, up to 3. On a GD it opens.

## Events

defenders-mission-galaktica-event-a = The witness leaves the courtyard. A green and a blue Aracnos teleport in, with one, two or three agents 4, 1 or 5 more aliens, and an encounter 7 is shuffled in. Waypoint 1 is put into the strong room; whoever reaches it makes event B the next one.
defenders-mission-galaktica-event-b = If an agent is in the strong room Hackbar appears; otherwise he is dead. Then a blue Xeno-Grey and a green Xeno-Alpha teleport in, a blue Xeno-Alpha is shuffled into the alien deck, an encounter 8 is shuffled in and an encounter 10 put on top. All human signals in reserve and discards become alien, and those on the map become aliens.
defenders-mission-galaktica-event-e = If mission 9 was accomplished a green and a blue Nexus teleport in and an encounter 9 is put on top; otherwise the red Xeno-Beast with an encounter 11, its card to the alpha agent. Sally is no longer jammed.
defenders-mission-galaktica-event-d = Every agent on the map gains a rank.

## The story

defenders-mission-galaktica-objective-witness = Find the witness in the courtyard.
defenders-mission-galaktica-objective-vault = Open the strong room and reach Hackbar before event B.
defenders-mission-galaktica-objective-hackbar = Keep Hackbar alive.
defenders-mission-galaktica-opening = The gate of your own base, open. On the desk of the guard lies a holiday brochure, turned to the page with the beach.
defenders-mission-galaktica-quiet = There are no event phases until the human signal in the courtyard is revealed. Revealed humans stay on the map and move with the signals. Sally is jammed, and agents cannot clear her.
defenders-mission-galaktica-witness = “They took his glasses,” she says, “so he would not see who they are. Then they took the guards.” Behind her a siren begins.
defenders-mission-galaktica-alarm = The alarm is the base’s own. So are the boots that come running. What is in them is not.
defenders-mission-galaktica-hackbar = A small man with a notebook looks at you from very close. “Oh good,” he says. “You are ugly in the normal way.”
defenders-mission-galaktica-too-late = The last light in the strong room goes out. A notebook slides under the door, and then nothing more.
defenders-mission-galaktica-steel = Two of metal this time, in step. Sally coughs, spits out a spanner and clears her throat.
defenders-mission-galaktica-roar = You know that breath. Sally knows it too: something in her gives way, and the shell is in its place.
defenders-mission-galaktica-helicopter = Rotors. A voice from above promotes everybody who is still standing, since that is cheaper than a medal.
defenders-mission-galaktica-how-accomplished = Hackbar sits in the helicopter and writes. On the last page there is a drawing of a bomb, and beside it, underlined twice: WORKS.
defenders-mission-galaktica-how-partly = You have the notebook. The last page has a drawing of a bomb, and beside it a question mark.
defenders-mission-galaktica-how-failed = The base is quiet again. On the desk of the guard somebody has turned the page.
