# Mission 6.

defenders-mission-agents-in-black = Agents in Black
defenders-mission-agents-in-black-brief = A housing estate with a courtyard, and in the courtyard people who have been told to wait. One of them is an envoy in a borrowed face, on his way to a gate that will take him home with everything he has seen. You have dark glasses, a scanner the size of a toaster and no warrant. Ask for papers, politely, one after the other. When he drops the face he will shoot and walk, in this order. He must not reach a gate, and nobody of yours may be carried out: officially, you were never there.

## Goal

defenders-mission-agents-in-black-goal = Find the envoy among the signals and kill it before it reaches a teleport point.
defenders-mission-agents-in-black-goal-accomplished = The envoy is dead; or after the last event there is no alien and no alien signal on the map.
defenders-mission-agents-in-black-goal-partly = After the last event there is no alien on the map, but an alien signal.
defenders-mission-agents-in-black-goal-failed = The envoy is on a teleport point or next to one, or an agent is dead, or after the last event an alien is left.

## Places, people and things

defenders-mission-agents-in-black-place-flats = The flats
defenders-mission-agents-in-black-figure-envoy = The envoy

## Actions

defenders-mission-agents-in-black-action-reveal = Check papers
defenders-mission-agents-in-black-action-reveal-note = In your own turn, next to a face-down signal and not engaged: turn it up. It costs nothing, but the alpha agent draws an event at once, without its signal movement.
defenders-mission-agents-in-black-action-scan = Scan
defenders-mission-agents-in-black-action-scan-note = Next to an alien signal that has been turned up, not engaged: roll 1 red die. On a flash it is the envoy: two teleport points move to waypoints 1 and 2, and a green Xeno-Alpha takes the place of the signal; its card goes to the alpha agent. Otherwise the signal is discarded.

## Events

defenders-mission-agents-in-black-event-e = A green Aracnos teleports in, and a blue one if there are four agents or more.
defenders-mission-agents-in-black-event-b = Two teleport points move to waypoints 3 and 4. All signals are shuffled; one is put on each teleport point, the rest goes to the reserve. A green Aracnos teleports in, and a blue one if there are three agents or more.
defenders-mission-agents-in-black-event-d = All signals are turned up; no events are drawn for it.

## The story

defenders-mission-agents-in-black-objective-find = Find the envoy among the signals.
defenders-mission-agents-in-black-objective-stop = Kill the envoy before it reaches a teleport point.
defenders-mission-agents-in-black-opening = A courtyard, a bench, laundry on four floors. The people who wait look at their shoes. One of them looks at yours.
defenders-mission-agents-in-black-papers = Signals do not move and are not revealed by being seen. A revealed alien signal stays where it is. The envoy shoots the closest agent if it can, then it moves one area toward the closest teleport point.
defenders-mission-agents-in-black-unmasked = The scanner says ping. The gentleman sighs, takes off his face and folds it.
defenders-mission-agents-in-black-roof = Something has come down the drainpipe, and it has too many legs for a cat.
defenders-mission-agents-in-black-crowd = A bell rings. Everybody stands up, changes places and sits down again, and four doors that were not there before begin to hum.
defenders-mission-agents-in-black-lights = Somebody switches on the stairwell light. Nobody looks good in it, and one of them casts no shadow.
defenders-mission-agents-in-black-how-accomplished = You explain to the neighbours that it was a gas leak. They nod. They have had the same gas leak twice this year.
defenders-mission-agents-in-black-how-partly = The courtyard is quiet. On the bench sits a gentleman with very good papers, and you have run out of questions.
defenders-mission-agents-in-black-how-failed = Officially you were never there. Unofficially everybody saw you.
