# The training mission.

defenders-mission-first-watch = First Watch
defenders-mission-first-watch-brief = Your first night on the job, and the job is a tent. Somebody from the survey office put it up below the ridge, switched on a radio and went for a walk on Tuesday; it is Friday now. Go and see whether the radio still works, tell Control you have arrived, and look about. The desert has been quiet for weeks, so Control says, in the tone of a landlord who swears that there has never been damp. You have a rifle, a full canteen and instructions in large print. Nothing can go wrong that is not in them.
defenders-mission-first-watch-goal = Reach the tent, call Control on the radio, then destroy the teleport point on the ridge.
defenders-mission-first-watch-goal-accomplished = The teleport point is gone.
defenders-mission-first-watch-goal-partly = At the end of round 10 you have called Control, and the teleport point still stands.
defenders-mission-first-watch-goal-failed = All agents are dead, or at the end of round 10 nobody has called Control.

defenders-mission-first-watch-place-tent = The tent
defenders-mission-first-watch-figure-stray = The stray

## Actions

defenders-mission-first-watch-action-radio = Call Control
defenders-mission-first-watch-action-radio-note = On the waypoint in the tent or next to it, not engaged: report on the radio.
defenders-mission-first-watch-action-destroy = Destroy teleport point
defenders-mission-first-watch-action-destroy-note = Next to the teleport point and not engaged: lay a flame on it. It is gone when the next strategy phase begins.

## Objectives

defenders-mission-first-watch-objective-tent = Bring an agent into the tent.
defenders-mission-first-watch-objective-radio = Call Control on the radio.
defenders-mission-first-watch-objective-point = Destroy the teleport point on the ridge.

## The story

defenders-mission-first-watch-opening =
    A tent, a ridge, a great deal of sand. Somewhere to the west a light goes for a walk; to the east something on four legs stops chewing and lifts its head.

    Page one of the instructions says: choose who leads.
defenders-mission-first-watch-tourist = The light comes round the rock and turns out to be a torch with a man behind it. “Is this the way to the festival?” You point at the road. Not every signal wants to eat you, but it pays to look.
defenders-mission-first-watch-stray-down = It drops, twitches and begins to smoke where it lies. Do not stand too close to that kind when it dies; page nine, with a drawing.
defenders-mission-first-watch-in-the-tent = Camp bed, coffee gone solid, a radio blinking in the corner. Whoever lived here left a bootlace tied to the switch, and a box with a cross on it that may be worth a search.
defenders-mission-first-watch-answer =
    “Control here. You are where? Good. Then you can see the humming thing on the ridge. You cannot hear it? You will.”

    Paper rustles. “It is a teleport point. They come out of it. Would you mind?”
defenders-mission-first-watch-burning = A teleport point with a flame is gone when the next strategy phase begins. Whoever walks through a flame suffers a wound.
defenders-mission-first-watch-how-accomplished = The hum goes out like a bad lamp. Control says thank you, in the past tense already: there is a second place like this, and it has four of them.
defenders-mission-first-watch-how-partly = Control knows where you are, and so does everybody else now. The thing on the ridge hums on; the next watch will bring more matches.
defenders-mission-first-watch-how-failed = On Friday the survey office sends somebody to look for you. He puts up a second tent.

## Hints

defenders-mission-first-watch-hint-equip = Each agent takes one device along, to use once. If in doubt: a Frag Grenade for Chromium, a Medikit for Thorium.
defenders-mission-first-watch-hint-alpha = Each round begins with a choice: who is alpha agent? He goes first, draws the event and has the last word.
defenders-mission-first-watch-hint-move = In his turn an agent moves, fights and acts, in any order, each once. Tap a lit hex to go there; then choose where he looks. He only shoots at what lies in the half before him.
defenders-mission-first-watch-hint-signal = Face-down tokens are signals: perhaps an alien, perhaps somebody who has lost his way. As soon as an agent sees one it is turned up.
defenders-mission-first-watch-hint-attack = An alien in sight and in range can be attacked. The odds stand beside it before you roll. Every hit it does not defend is a wound.
defenders-mission-first-watch-hint-end = Nothing left to do? End the turn. Then it is the aliens’ turn, one card for each agent.
defenders-mission-first-watch-hint-alien-turn = The encounter card says who acts. Each alien reads its own card from the top and does the first line that fits. Tap it to see why.
defenders-mission-first-watch-hint-event = After all turns comes an event: signals move and arrive, weather changes. Some cards help you.
defenders-mission-first-watch-hint-enter = Go into the tent now. You cannot see through its door until you stand at it.
defenders-mission-first-watch-hint-search = In here you may search: an action and a red die. With luck it is first aid, ammunition, a device or a fragment of alien technology.
defenders-mission-first-watch-hint-radio = Missions have actions of their own. This one calls Control: next to the waypoint, and with no alien in contact.
defenders-mission-first-watch-hint-destroy = To the ridge! Stand next to the teleport point and destroy it. If an alien holds you, kill it or try to evade.
