# A Lamp in the Window: hold the weigh-house at Port Sallow.

alliance-mission-lamp-in-window = A Lamp in the Window
alliance-mission-lamp-in-window-brief = The mast’s last words were your address. Forty people sleep in the weigh-house at Port Sallow. Ikka can lift ten at a time, and the street is already quiet.

## Objectives

alliance-mission-lamp-in-window-objective-bar-the-doors = Bar the west and east doors.
alliance-mission-lamp-in-window-objective-forty = Hold the scales while Ikka takes ten at a time.
alliance-mission-lamp-in-window-objective-last-out = Everybody to the hatch.
alliance-mission-lamp-in-window-objective-the-boy-at-the-dock = Talk to the technician at the dock.

## Things and places

alliance-mission-lamp-in-window-object-door-west = West door
alliance-mission-lamp-in-window-object-door-west-note = Old timber, new bolts. Somebody on the other side is counting under his breath.
alliance-mission-lamp-in-window-object-door-north = North door
alliance-mission-lamp-in-window-object-door-north-note = The street door, two hands thick. Nothing moves behind it, and that is the worst of it.
alliance-mission-lamp-in-window-object-door-east = East door
alliance-mission-lamp-in-window-object-door-east-note = The freight door to the dock. It shivers whenever something heavy sets its foot down.
alliance-mission-lamp-in-window-object-door-annex = Annex door
alliance-mission-lamp-in-window-object-door-annex-note = It leads to the pantry and the roof hatch. A child has drawn a ship on it.
alliance-mission-lamp-in-window-object-beams-west = Beams, west
alliance-mission-lamp-in-window-object-beams-west-note = Roof beams beside the west door. Strong arms could wedge them in (strength). That would buy a round.
alliance-mission-lamp-in-window-object-beams-east = Beams, east
alliance-mission-lamp-in-window-object-beams-east-note = A scale arm as long as two people. Across the east door it would hold for a while (strength).
alliance-mission-lamp-in-window-object-lamp = The lamp
alliance-mission-lamp-in-window-object-lamp-note = It has stood in this window for eleven years. Turned down, it hides everybody in the house once. Ikka would rather you left it on.
alliance-mission-lamp-in-window-object-pantry = Pantry chest
alliance-mission-lamp-in-window-object-pantry-note = Flour, string, and a tin box with a red lid.
alliance-mission-lamp-in-window-object-cot = Chest under the cot
alliance-mission-lamp-in-window-object-cot-note = Somebody kept this where they could reach it at night.
alliance-mission-lamp-in-window-object-cart = Handcart
alliance-mission-lamp-in-window-object-cart-note = Left in the middle of the street by someone who ran.
alliance-mission-lamp-in-window-object-freight = Freight crate
alliance-mission-lamp-in-window-object-freight-note = Army stencil, broken seal. The walker has not stepped on it yet.
alliance-mission-lamp-in-window-object-dov = Young technician
alliance-mission-lamp-in-window-object-dov-note = He stands between two cable drums with a microphone in his hand and does not speak into it. He might listen (insight).
alliance-mission-lamp-in-window-action-bar = Wedge the beams
alliance-mission-lamp-in-window-action-turn-down = Turn the lamp down
alliance-mission-lamp-in-window-action-talk = Talk to him
alliance-mission-lamp-in-window-action-by-name = Call him by his name
alliance-mission-lamp-in-window-region-scales = The scales
alliance-mission-lamp-in-window-region-hatch = The hatch
alliance-mission-lamp-in-window-region-whole-house = The weigh-house

## Before it begins

alliance-mission-lamp-in-window-opening = Port Sallow, an hour before light. “Forty,” says Ikka. “Ship holds ten. So, four times.” She looks at the street. “Somebody switched the dogs off. Bar what you can. I’ll be on the roof, be gone, be back.”
alliance-mission-lamp-in-window-mirren = Mirren is among the forty, one hand on her side. “You came for me once,” she says. “I can carry the small ones.”
alliance-mission-lamp-in-window-doors = The enemy opens the outer doors: west at the end of round 1, east at the end of round 2. A barred door holds one round longer. The north door opens at the end of round 4.
alliance-mission-lamp-in-window-too-long = The roof will not stand for ever. If you are still here at the end of round 12 (hard: 11), it comes down.

## The doors

alliance-mission-lamp-in-window-barred-west = The beam goes in with a sound like a tooth. On the other side somebody says, quite calmly: “Cutter.”
alliance-mission-lamp-in-window-barred-east = The scale arm drops into its brackets. It has weighed everything that ever came to this port, and now it weighs a door.
alliance-mission-lamp-in-window-both-barred = Both doors hold. An old woman hands out saucepan lids, straight-faced, one to each of you. Above you a hull scrapes the roof: Ikka.
alliance-mission-lamp-in-window-no-more-time = No more time for carpentry. Something scrapes over the roof, then knocks twice. Ikka is down. “Ten!” shouts somebody. “First ten, to the scales!”
alliance-mission-lamp-in-window-ferry = At the end of each round in which you control the scales (one of you and no enemy on or next to every scale space), ten people get away. Four loads make forty. From round 3 on, a round without control breeds panic; two such rounds, and all is lost.
alliance-mission-lamp-in-window-beams-break = The beam bends, and considers, and breaks.
alliance-mission-lamp-in-window-breach-west = The west door falls flat, like a drawbridge. White armour comes over it in step.
alliance-mission-lamp-in-window-breach-east = The east door goes up in its rails. Behind it the dock, floodlit, and soldiers who have waited for exactly this.
alliance-mission-lamp-in-window-breach-north = The street door does not break. It is opened, with a key. Two in red walk in and close it behind them. They carry no guns and are in no hurry.
alliance-mission-lamp-in-window-walker = The floor hops. Then again. Out on the dock the floodlight swings round, because it is bolted to something that walks.
alliance-mission-lamp-in-window-walker-rule = The walker stays on the dock; it does not fit through the door. Whoever it cannot see, it cannot shoot.

## Forty people

alliance-mission-lamp-in-window-load-1 = Ten on the roof, ten in the hold. “That’s one,” says Ikka. “Somebody’s goat is aboard. Not counting the goat.”
alliance-mission-lamp-in-window-load-2 = Twenty. Halfway. The room is big enough now to hear each other breathe.
alliance-mission-lamp-in-window-the-voice = Then a loudspeaker on the dock clears its throat, and it is her, warm as bread: “I see your light. You are safe now. Come out by the east door, all of you. I see your light.” And people stand up and take their children by the hand.
alliance-mission-lamp-in-window-voice-ask = Her voice calls them out. What do you do?
alliance-mission-lamp-in-window-voice-shout = Stand in their way and talk.
alliance-mission-lamp-in-window-voice-horn = Pull the ship’s horn over it.
alliance-mission-lamp-in-window-voice-question = Ask the voice how many are aboard.
alliance-mission-lamp-in-window-shout-works = You say what you know, quietly, to the first one in the row. He looks back at the others for a long time. He sits down. They all sit down.
alliance-mission-lamp-in-window-shout-fails = Some stay. Ten do not. You hear the dock gate close behind them, gently, and the voice thanks them for coming.
alliance-mission-lamp-in-window-horn-works = You lean on the cable until your arms shake. The horn covers everything, also your own thoughts. When it stops, the voice has stopped too.
alliance-mission-lamp-in-window-question-works = You shout it through the wall: “How many aboard?” The voice says: “I see your light.” You shout it again. It says: “You are safe now.” A girl of six frowns. “She always asks,” she says. Nobody gets up.
alliance-mission-lamp-in-window-load-3 = Thirty. “There’s a hole in my wing I could put a hand through,” says Ikka. “Did put a hand through. Coming back.”
alliance-mission-lamp-in-window-load-4 = The last ten. They went in order, smallest first. “That’s forty,” says Ikka. “And a goat. Now you. I’m not asking twice. I’m not asking once.”
alliance-mission-lamp-in-window-crowd = Nobody could get to the scales. Ikka lifts off empty. In the corners people begin to talk about running for it.
alliance-mission-lamp-in-window-crowd-breaks = Somebody runs, and then all of them do, out into the street with their bundles on their heads.

## Dov

alliance-mission-lamp-in-window-dov-stranger = Between the cable drums stands a boy in Imperial grey with a microphone. His hands are up already, though nobody has aimed at him. His mug says MOTHER’S.
alliance-mission-lamp-in-window-dov-known = You know the boy with the microphone: the technician from the mast. He knows you too. His lips move. It looks like “sorry”.
alliance-mission-lamp-in-window-dov-scared = He sees you and steps back behind the drum. The last time he talked to you, somebody traced the call.
alliance-mission-lamp-in-window-dov-not-yet = “I can’t, I mean I could, I’m sorry, technically I could,” he says, and does not.
alliance-mission-lamp-in-window-dov-listens = “They said it keeps her alive. If I tune it. I’m sorry, that’s my mother you’re listening to, Vantine, Dov Vantine, four hundred milliseconds, please look away.” He pulls a plug. Every headset on the dock screams.

## On the way

alliance-mission-lamp-in-window-dark = You turn the wick down, and the window goes dark for the first time in eleven years. Outside, somebody loses his target and swears.
alliance-mission-lamp-in-window-pantry-found = Bandage, needle, thread, and a note: “for whoever comes in at night”.
alliance-mission-lamp-in-window-cart-found = A purse under the blanket, and a list: who owes whom. They will want both.
alliance-mission-lamp-in-window-first-wounded = “Who’s that bleeding?” says Ikka. “Sit on the cargo, not on the children.”
alliance-mission-lamp-in-window-more-boots = More boots. They come round the corner in twos, like a delivery.
alliance-mission-lamp-in-window-roof = The roof gives a little. Plaster, then tiles, then something with nails in it.
alliance-mission-lamp-in-window-roof-falls = The ridge beam lets go.

## The end

alliance-mission-lamp-in-window-how-forty = Forty people were brought out of Port Sallow.
alliance-mission-lamp-in-window-how-panic = The scales were lost, and the people ran into the street.
alliance-mission-lamp-in-window-how-too-late = The weigh-house fell in before everybody was out.
alliance-mission-lamp-in-window-how-all-wounded = The weigh-house was taken.
alliance-mission-lamp-in-window-after-won = From the air the port is one roof and a lot of torches. The forty sit on sacks and say nothing. Then somebody begins to count them, aloud, for the pleasure of it.
alliance-mission-lamp-in-window-after-stands = You were fast enough: the soldiers leave before they have orders to burn anything. Port Sallow stands.
alliance-mission-lamp-in-window-after-lamp = The lamp is still on. From orbit you cannot see it. Ikka says she can.
alliance-mission-lamp-in-window-after-lost = They let you go; they were after the house. Behind you Port Sallow burns, slowly, one street at a time. On the open band her voice says that it sees your light.
