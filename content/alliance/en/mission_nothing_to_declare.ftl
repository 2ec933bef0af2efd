# Nothing to Declare: out of a customs post with somebody who holds on to you.

alliance-mission-nothing-to-declare = Nothing to Declare
alliance-mission-nothing-to-declare-brief = The mast fell without a word. Two days later a message on a maintenance band: approach codes to Relay Nine, and a name, Vantine. Meet at customs. Your papers are good. The clerk is better.

## Objectives

alliance-mission-nothing-to-declare-objective-out-of-the-room = Open the door of the holding room.
alliance-mission-nothing-to-declare-objective-find-the-voice = Find the caller in the offices.
alliance-mission-nothing-to-declare-objective-open-the-gate = Open the gate to the apron.
alliance-mission-nothing-to-declare-objective-run = All heroes and Dov onto the ramp.
alliance-mission-nothing-to-declare-objective-free-the-line = Free the twelve in the pen.

## Things and places

alliance-mission-nothing-to-declare-object-door-cell = Holding room door
alliance-mission-nothing-to-declare-object-door-cell-note = No handle on this side. A panel with four screws (tech), and hinges that have been painted more often than oiled (strength).
alliance-mission-nothing-to-declare-object-door-desk = Office door
alliance-mission-nothing-to-declare-object-door-desk-note = Frosted glass. Behind it somebody stamps paper, in no hurry.
alliance-mission-nothing-to-declare-object-door-side = Side door
alliance-mission-nothing-to-declare-object-door-side-note = Staff only. It comes out right beside the gun.
alliance-mission-nothing-to-declare-object-door-gate = Apron gate
alliance-mission-nothing-to-declare-object-door-gate-note = A shutter as wide as a ship’s door. The desk in the offices opens it with a code; shoulders open it with patience (strength).
alliance-mission-nothing-to-declare-object-bench-crate = Lost property
alliance-mission-nothing-to-declare-object-bench-crate-note = Umbrellas, a boot, a case nobody claimed.
alliance-mission-nothing-to-declare-object-seized = Seized goods
alliance-mission-nothing-to-declare-object-seized-note = Tagged: NOT DECLARED. Half of it is medicine.
alliance-mission-nothing-to-declare-object-drawer = Fees drawer
alliance-mission-nothing-to-declare-object-drawer-note = Locked, labelled, and heavy with other people’s coins.
alliance-mission-nothing-to-declare-object-pallet = Pallet
alliance-mission-nothing-to-declare-object-pallet-note = Stores for the garrison, still under a net.
alliance-mission-nothing-to-declare-object-queue = The pen
alliance-mission-nothing-to-declare-object-queue-note = Twelve people who stood in the wrong queue. The bars are thin, the bolt is not (strength).
alliance-mission-nothing-to-declare-object-desk = Clerk’s desk
alliance-mission-nothing-to-declare-object-desk-note = The gate code is in here, under six forms (tech). Somebody who works for signals would know it by heart.
alliance-mission-nothing-to-declare-object-dov = Dov
alliance-mission-nothing-to-declare-object-dov-note = Under the desk, knees to his chin, a mug between his feet. He will go with anybody who goes now.
alliance-mission-nothing-to-declare-action-bypass = Bypass the panel
alliance-mission-nothing-to-declare-action-force = Force it
alliance-mission-nothing-to-declare-action-break-pen = Break the bolt
alliance-mission-nothing-to-declare-action-slice = Find the code
alliance-mission-nothing-to-declare-action-ask-dov = Let Dov type it
alliance-mission-nothing-to-declare-action-take = Take him along
alliance-mission-nothing-to-declare-action-coax = Talk him out from under it
alliance-mission-nothing-to-declare-region-ramp = The ramp
alliance-mission-nothing-to-declare-region-corridor = Corridor under the gun

## Before it begins

alliance-mission-nothing-to-declare-opening = “Nothing to declare,” you said. The clerk thanked you, stamped all your papers, and had the door locked behind you. That was an hour ago. It is a quiet room. It has benches.
alliance-mission-nothing-to-declare-opening-clerk = Through the wall comes the loudspeaker, warm and near: “I see your light. Please remain seated. Somebody is on the way to you.” It is her voice. It has been doing announcements all morning.
alliance-mission-nothing-to-declare-pursuit-rule = Guards are on the way to this room: at the end of round 2 they come in behind you.
alliance-mission-nothing-to-declare-too-long = At the end of round 12 (hard: 11) the post is sealed, and you with it.

## The hall

alliance-mission-nothing-to-declare-bypassed = Four screws, two wires, one spark. The lock says thank you in a recorded voice.
alliance-mission-nothing-to-declare-forced = The hinges give up, first the top one, then its colleague.
alliance-mission-nothing-to-declare-the-hall = A sorting hall, straight as a ruler. At its end a tripod gun turns round to see who makes that noise. In the south, behind bars, twelve people stop talking.
alliance-mission-nothing-to-declare-gun-rule = At the end of each round while the gun’s crew is up, everybody in the corridor suffers 1 strain. The offices lead round it.
alliance-mission-nothing-to-declare-offices = Two rooms of desks. Every lamp is on, every cup is warm.
alliance-mission-nothing-to-declare-clerk-out = One desk is empty. A cap hangs on the lamp; beside it lies a code cylinder, and a note in the toll keeper’s hand: “took a long lunch, as agreed.”
alliance-mission-nothing-to-declare-toll-cheated = A droid unfolds behind the door and reads out an inventory of crates, with yours underlined. The toll keeper has a good memory.
alliance-mission-nothing-to-declare-clerk-down = The clerk sits down in his own chair. “Thank you,” he says, from habit. A code cylinder rolls off the desk.

## Dov

alliance-mission-nothing-to-declare-dov-found = Under the last desk a young man in Imperial grey holds a mug that says MOTHER’S. “You’re early. I’m sorry. No, you’re late. I wrote eleven hundred hours, I’m sorry, are you them?”
alliance-mission-nothing-to-declare-dov-knows-you = “From the mast,” says the boy under the desk. “You’re the ones from the mast. Nobody was, I checked, I’m sorry, I checked the lists, nobody died there. Are you them?”
alliance-mission-nothing-to-declare-dov-says-it = “Dov Vantine. The voice, that’s my mother, the syllables, I mean I tuned it. They said it keeps her alive.” He takes your sleeve, and his hand stays there. “I had a choice. I’m sorry. People always say that one hadn’t.”
alliance-mission-nothing-to-declare-dov-rule = Dov is carried like a token. If whoever has him is defeated, he stays in that space; pick him up again. Only heroes can take him.
alliance-mission-nothing-to-declare-dov-types = “It’s the date she was arrested,” says Dov, typing. “I’m sorry. It was my idea. Nobody was supposed to forget it.”

## The gate and the ship

alliance-mission-nothing-to-declare-codes-work = The desk hums, swallows the code, and prints a receipt. Outside, the big shutter begins to rise.
alliance-mission-nothing-to-declare-gate-gives = Something in the shutter’s gearbox says its last word, and the whole thing goes up at once.
alliance-mission-nothing-to-declare-no-ship = Sun, wind, forty paces of concrete. And at the end of the ramp, where the Patient Debt should stand: nothing.
alliance-mission-nothing-to-declare-ikka-moved = “Control told me to move,” says Ikka in your ear. “Pad four. Nice voice. Her voice. Halfway there I thought: didn’t ask me anything. Turning round. Don’t die.”
alliance-mission-nothing-to-declare-ikka-stayed = “Control told me to move,” says Ikka in your ear. “In her voice. So I asked: how many aboard? It saw my light. I’m behind the hangar, one minute.”
alliance-mission-nothing-to-declare-ship-rule = Ikka needs time: the ramp is down at the end of the round after this one; with Ikka warned, at the end of this round. Then all heroes and Dov must be on it.
alliance-mission-nothing-to-declare-ikka-lands = The Patient Debt comes over the hangar roof sideways and lets her ramp fall. “Doors open. Not for long.”

## The twelve

alliance-mission-nothing-to-declare-line-runs = The bolt breaks. Nobody runs at first; they have stood in line for a day. Then a grandmother says “Well?”, and twelve people run in twelve directions, through everybody who was aiming.

## On the way

alliance-mission-nothing-to-declare-pursuit = Behind you the other door of the holding room opens. Two in red step in and look at the empty benches. One straightens a cushion.
alliance-mission-nothing-to-declare-more-pursuit = The late shift has arrived, and they have been told why there is no lunch.
alliance-mission-nothing-to-declare-seized-found = Bacta, declared as jam.
alliance-mission-nothing-to-declare-drawer-found = Fees for storage, fees for handling, fees for fees.
alliance-mission-nothing-to-declare-first-wounded = “I’m sorry, that’s the artery, no, it isn’t, press there,” says somebody who is not a doctor.
alliance-mission-nothing-to-declare-whistle = A whistle, far back in the building. Boots answer it.
alliance-mission-nothing-to-declare-shutters = Blast shutters drop all over the yard. Whoever was quick only lost some skin.
alliance-mission-nothing-to-declare-shut = The last shutter comes down. Behind it somebody says thank you.

## The end

alliance-mission-nothing-to-declare-how-aboard = You left customs with somebody who had something to declare.
alliance-mission-nothing-to-declare-how-too-late = The post was sealed before you were out.
alliance-mission-nothing-to-declare-how-all-wounded = Customs kept you, and the one you came for.
alliance-mission-nothing-to-declare-after-won = In the hold Dov counts the bolts in the wall until his breath slows down. “She asks everybody,” he says. “How many aboard. I never put it in. It wasn’t in any of the transcripts they gave me.” Ikka does not turn round. She hands him a blanket.
alliance-mission-nothing-to-declare-after-line = Somebody has chalked twelve strokes on the hull. They must have done it while running.
alliance-mission-nothing-to-declare-after-lost = They put you on a freighter with a polite note: entry refused. Dov stays. The announcement that follows you up is in his mother’s voice, and it is very clear.
