# Mission 1.

defenders-mission-close-encounters = Close Encounters
defenders-mission-close-encounters-brief = Something lights up the sand beyond the old missile range every night, and the farmers have begun to sell tickets. Control calls it weather. Control has also packed ammunition, which nobody takes along for weather. Four gates stand between the hills, each humming its own note, and shapes that belong to no animal step out of them. You are the nearest team, which is another way of saying that you are the only one. Walk in, switch the lights off, walk out. If one of the visitors gives orders to the others, do not let him finish the sentence.
defenders-mission-close-encounters-goal = Set all four teleport points on fire before round 11 is over.
defenders-mission-close-encounters-goal-accomplished = No teleport point is left.
defenders-mission-close-encounters-goal-partly = At the end of round 11 two teleport points or fewer are left.
defenders-mission-close-encounters-goal-failed = Half of the agents are dead (rounded up), or at the end of round 11 more than two teleport points are left.

## Actions

defenders-mission-close-encounters-action-destroy = Destroy teleport point
defenders-mission-close-encounters-action-destroy-note = Next to a teleport point and not engaged: lay a flame on it. It is gone when the next strategy phase begins; the flame stays.

## Events

defenders-mission-close-encounters-event-a = All signals are destroyed. A green Xeno-Alpha arrives at the teleport point farthest from the agents, and its card goes to the alpha agent. If there are two agents one more alien teleports in, if there are three, three more. One encounter 8 is put on top of its deck.

## The story

defenders-mission-close-encounters-opening =
    Two in the morning, no wind. The hum comes from four directions at once, slightly out of tune.

    “It looks like art,” says somebody on the radio. Then the art moves.
defenders-mission-close-encounters-burning = A teleport point with a flame still works until the next strategy phase begins. Whoever walks through a flame suffers a wound, so look where you run.
defenders-mission-close-encounters-halfway = Two notes of the chord are missing now. Something out there has noticed, and holds its breath.
defenders-mission-close-encounters-commander = All at once every signal goes dark, as when somebody important enters a room. On the far side of the sand a tall figure steps out, looks at the flames, looks at you, and raises one hand.
defenders-mission-close-encounters-figure-commander = The commander
defenders-mission-close-encounters-objective-points = Destroy the teleport points.
defenders-mission-close-encounters-how-accomplished = The hum stops. In the silence a cricket clears its throat. Control wants to know whether it was weather, and you say that it has passed.
defenders-mission-close-encounters-how-partly = Not every light went out, but the night is a good deal darker than it was. In the ashes lies a map, and on it, in very neat strokes, is a house you know.
defenders-mission-close-encounters-how-failed = The gates sing on. From the road the farmers applaud; they have never had a show like this.
