# Act one, 1.

alliance-mission-clear-lane = The Last Clear Lane
alliance-mission-clear-lane-brief = The courier Second Helping followed the Lamplighter’s own words down to Oleth, into a cliff. Eight were aboard. Three walked away from it, into a fence. Get them out.

## The way in

alliance-mission-clear-lane-opening =
    Half a courier lies in the clearing, and the trees round it are still smoking. Ikka keeps the engines warm.

    “I was right behind them. Same words, same lane. Then I broke off. Something in it was…” She does not finish. “Eight aboard. Go and count.”
alliance-mission-clear-lane-two-ways =
    A gate to the east: close, watched, and it wants muscle or a steady hand with a wire. A trail to the south: long, quiet, to a back door nobody has locked. The soldiers are picking through the wreck. So is something that floats.
alliance-mission-clear-lane-gate-open =
    The gate swings into a yard of packed mud. An officer is dictating a list. “Item: three persons, used.” He looks up. “Item: visitors.”
alliance-mission-clear-lane-back-door-open =
    The back door gives with a sigh. Straw, cold, the smell of something that eats well. Three people on one chain, and they are all shaking their heads at you.
alliance-mission-clear-lane-the-beast =
    Now you see what they mean. There is a second chain in the cells, as thick as an arm. Its collar is open. It opens when a door does.
alliance-mission-clear-lane-cells =
    In the cells: Pell and Tavi are freed by a plain interaction. Mirren is hurt. Talk her onto her feet (insight) or lift her (strength, 1 strain for whoever succeeds). A part counts: successes add up.
alliance-mission-clear-lane-guards-come =
    Beasts do not roar for nothing. Boots in the yard, a key in the other door, and a dry voice: “Item: noise.”
alliance-mission-clear-lane-the-store =
    Shelves, blankets, tins. Between the tins somebody has pushed a table aside to make room, and he has been listening to every word through the door.
alliance-mission-clear-lane-in-the-yard-crate = A field kit with the courier’s own stamp on it. It has not even been opened.
alliance-mission-clear-lane-in-the-supplies = Things taken from pockets, each in a labelled bag. One of them will be of use.
alliance-mission-clear-lane-in-the-pay-chest = The pay of a whole garrison, two months late. It will now be later.

## The recorder

alliance-mission-clear-lane-first-words =
    The recorder crackles. Her voice, as warm as a kitchen: “I see your light. Come left. A little more. I see your light.” The pilot thanks her. He sounds happy.
alliance-mission-clear-lane-the-splice =
    You play it to the end, to the cliff. Then from the start, and now you hear it. In eleven years she has asked every ship the same thing first.

    This voice never asked how many were aboard.

## Three people

alliance-mission-clear-lane-pell-free =
    “Pell. Cook,” says the man, rubbing his wrists. “She told us to come left. She sounded so sure that nobody looked out of the window.”
alliance-mission-clear-lane-tavi-free =
    Tavi is perhaps sixteen and holds a loose bolt like a knife. “Eight,” she says. “Somebody should say it. We were eight.”
alliance-mission-clear-lane-mirren-free =
    Mirren gets up, goes grey and stays up. “I was her friend on the band,” she says. “Nine years of nights. That was not her. I do not know how I know.”
alliance-mission-clear-lane-the-speaker =
    All three are free. On the wall, above the straw, a speaker clicks.

    “I see your light,” says the Lamplighter, gently. “All of you, by the cells. Stay where you are. Somebody is coming to bring you home.” Tavi begins to smile. Then she sees Mirren’s face.
alliance-mission-clear-lane-the-speaker-ask = The voice goes on talking, and somebody out there is listening to it.
alliance-mission-clear-lane-smash-it = Smash the speaker
alliance-mission-clear-lane-hear-it-out = Hear it out
alliance-mission-clear-lane-smashed = One blow, and it is quiet. Whoever was being guided to this door will have to search for it.
alliance-mission-clear-lane-heard-out =
    You stand still and listen, word by word, where the breath is missing and where it comes twice. Now you have something to compare the recorder with. Outside somebody comes closer, step by step, as told.
alliance-mission-clear-lane-hunters =
    Hunters, hired by the head, and they have been told where the heads are. “Ship’s coming down,” Ikka says in your ear. “Where I left you. Don’t be late. Don’t be fewer.”
alliance-mission-clear-lane-ikka-lands =
    The Patient Debt drops through the smoke with its ramp already open. Ikka counts you in under her breath, twice. “It sounded like her,” she says. “More like her than she does.” Then she pulls up so hard that nobody can answer.
alliance-mission-clear-lane-how-picked-up = Three of eight are out of the fence and off the ground.
alliance-mission-clear-lane-how-all-wounded = The fence has kept them.

## Peril

alliance-mission-clear-lane-smoke = The fire has found the fuel. Black smoke rolls over the fence, and every breath costs something.
alliance-mission-clear-lane-relief = More boots in the smoke, and sparks that burn through cloth. The relief has come, on time and in step.

## Afterwards

alliance-mission-clear-lane-after-won =
    Pell cooks for everybody and lets nobody help. Tavi scratches five names into the hatch. “We are three who can shoot a little,” Mirren says. “You will need that where you are going.”
alliance-mission-clear-lane-after-lost =
    You get away, and not much more than that. Behind you a transport lifts off from the fence with three people in it. On the open band a voice wishes it a clear lane. The destination is Relay Nine.

## Objectives

alliance-mission-clear-lane-objective-get-in = Open the gate, or the back door at the end of the trail.
alliance-mission-clear-lane-objective-free-them = Free the three survivors in the cells.
alliance-mission-clear-lane-objective-pickup = Bring all heroes to the pickup point in the clearing.
alliance-mission-clear-lane-objective-recorder = Play the flight recorder in the wreck (tech).

## On the map

alliance-mission-clear-lane-object-gate = Gate
alliance-mission-clear-lane-object-gate-note = Two wings of sheet metal and a code lock. Shoulders (strength) or a wire (tech) will do it; on hard it takes 2 successes in sum.
alliance-mission-clear-lane-object-cell-door = Cell door
alliance-mission-clear-lane-object-cell-door-note = Scratched from the inside, low down. It is not locked.
alliance-mission-clear-lane-object-store-door = Store
alliance-mission-clear-lane-object-store-door-note = Supplies, says the sign. Behind it something ticks while it cools.
alliance-mission-clear-lane-object-back-door = Back door
alliance-mission-clear-lane-object-back-door-note = Where the trail ends. It opens at once. What is behind it will hear that.
alliance-mission-clear-lane-object-flight-recorder = Flight recorder
alliance-mission-clear-lane-object-flight-recorder-note = Dented, orange, still blinking. The last words that were said to the courier are in it (tech, 2 successes in sum, 3 on hard).
alliance-mission-clear-lane-object-yard-crate = Crate in the yard
alliance-mission-clear-lane-object-yard-crate-note = Salvage from the wreck, not sorted yet.
alliance-mission-clear-lane-object-supplies = Shelf
alliance-mission-clear-lane-object-supplies-note = What prisoners had in their pockets.
alliance-mission-clear-lane-object-pay-chest = Pay chest
alliance-mission-clear-lane-object-pay-chest-note = A strongbox with the lid ajar. Somebody was counting.
alliance-mission-clear-lane-object-pell = Pell
alliance-mission-clear-lane-object-pell-note = A broad man on a short chain. The bolt is on your side.
alliance-mission-clear-lane-object-tavi = Tavi
alliance-mission-clear-lane-object-tavi-note = A girl who has nearly worked her bolt loose. Help her with the last turn.
alliance-mission-clear-lane-object-mirren = Mirren
alliance-mission-clear-lane-object-mirren-note = She sits against the wall and holds her side. Talk to her (insight) or lift her (strength).
alliance-mission-clear-lane-action-force = Force the gate
alliance-mission-clear-lane-action-slice = Bridge the lock
alliance-mission-clear-lane-action-play = Play the recording
alliance-mission-clear-lane-action-steady = Talk her onto her feet
alliance-mission-clear-lane-action-lift = Lift her
alliance-mission-clear-lane-region-pickup-point = Pickup point
