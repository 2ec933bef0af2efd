# Mission 2.

defenders-mission-new-hopes = New Hopes
defenders-mission-new-hopes-brief = A ship has settled beside Main Street like a cow beside a fence, and nobody can say why it chose this street. The doors stood open for a minute; then people in white coats ran out, and some ran back in, because what waited outside was worse. They are the survey team that went missing in spring, they know more about the visitors than anybody alive, and they are frightened of everything that moves, you included. Find them, take them by the sleeve, bring them home. Three would be a good day.

## Goal

defenders-mission-new-hopes-goal = Rescue three scientists before round 11 is over.
defenders-mission-new-hopes-goal-accomplished = Three scientists are safe and at least half of the agents are alive (rounded down, but one at least).
defenders-mission-new-hopes-goal-failed = Half of the agents are dead (rounded up), or at the end of round 11 fewer than three scientists are safe.

## Places, people and things

defenders-mission-new-hopes-place-houses = The houses
defenders-mission-new-hopes-person-scientist = Scientist

## Actions

defenders-mission-new-hopes-action-rescue = Rescue
defenders-mission-new-hopes-action-rescue-note = Next to a scientist and not engaged: he is safe and leaves the map.

## Events

defenders-mission-new-hopes-event-b = Gather all signals of the map. If mission 1 was accomplished, add the human signal kept aside, otherwise an alien one. Shuffle them and put half of them (rounded down) next to the teleport points of the town, the rest next to those of the ship.

## The story

defenders-mission-new-hopes-objective-scientists = Rescue scientists.
defenders-mission-new-hopes-opening =
    The ship ticks as it cools. Behind a curtain on the first floor somebody waves, thinks better of it and closes the shutter.

    “White coats,” says Control. “You cannot miss them. The others will not either.”
defenders-mission-new-hopes-scientists = A human signal that is turned up is a scientist with 2 health. He stays on the map, keeps moving with the signals and defends himself as usual. Aliens treat him as an agent, and as the most wounded of all.
defenders-mission-new-hopes-first-coat = A white coat, a broken pair of glasses, a voice that has not been used for a while: “Are you from the university?” You say yes. It is quicker.
defenders-mission-new-hopes-one-less = A coat lies in the street, and nobody is in a hurry any more to fetch it.
defenders-mission-new-hopes-scattered = A horn sounds in the ship. Everything that hides comes out, changes places and hides again, as in a game whose rules nobody has told you.
defenders-mission-new-hopes-how-accomplished = Three people in blankets drink three cups of tea and draw on a napkin what they have seen. The napkin is classified on the spot.
defenders-mission-new-hopes-how-failed = The ship lifts off at dawn with everybody aboard who would have had something to tell. In the street a shoe is left.
