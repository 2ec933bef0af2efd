# The Lamplighter: Relay Nine, the ring, then the chair and the core.

alliance-mission-lamplighter = The Lamplighter
alliance-mission-lamplighter-brief = Relay Nine. A woman sits there in a chair, and a machine speaks with her voice to everybody on the Merrow Lanes. Ikka can bring you in. Nobody has promised to bring you out.

## Objectives

alliance-mission-lamplighter-objective-two-hands = Throw both switches, west wing and east wing.
alliance-mission-lamplighter-objective-the-spine = All heroes to the lift.
alliance-mission-lamplighter-objective-how-many-aboard = Warn the convoy by radio.
alliance-mission-lamplighter-objective-orsk = Defeat Proctor Orsk.
alliance-mission-lamplighter-objective-the-chair = Unbind Sera Vantine from the chair.
alliance-mission-lamplighter-objective-the-core = Or: overload the core at the valves.
alliance-mission-lamplighter-objective-to-the-pod = Carry Sera into the pod.

## The ring

alliance-mission-lamplighter-object-door-hub = Hub door
alliance-mission-lamplighter-object-door-hub-note = Clean, white, well oiled. Somebody behind it hums along with the loudspeaker.
alliance-mission-lamplighter-object-door-west = West wing
alliance-mission-lamplighter-object-door-west-note = Warm air comes through the gap. Transformers, and a gun’s cooling fan.
alliance-mission-lamplighter-object-door-east = East wing
alliance-mission-lamplighter-object-door-east-note = Silence, and the tick of a blade being turned over and over.
alliance-mission-lamplighter-object-door-spine = Spine door
alliance-mission-lamplighter-object-door-spine-note = Two lamps over it, both dark: one for each wing.
alliance-mission-lamplighter-object-radio = Airlock radio
alliance-mission-lamplighter-object-radio-note = Seven small lights on the lane map, in a row, behind a voice. You could talk across it (insight). It takes a person to do that.
alliance-mission-lamplighter-object-surgeons-box = White box
alliance-mission-lamplighter-object-surgeons-box-note = Ikka threw it in after you. It is from the field surgeon.
alliance-mission-lamplighter-object-switch-west = West switch
alliance-mission-lamplighter-object-switch-west-note = Forty cables where there should be four (tech).
alliance-mission-lamplighter-object-switch-east = East switch
alliance-mission-lamplighter-object-switch-east-note = A lever made for two (strength).
alliance-mission-lamplighter-object-prisoners = The three from Oleth
alliance-mission-lamplighter-object-prisoners-note = Mirren and the others, on a bench, with numbers round their necks. The lock is nothing. They have just had nobody to open it.
alliance-mission-lamplighter-object-west-crate = Spares locker
alliance-mission-lamplighter-object-west-crate-note = Fuses, gloves, something that is not on the list.
alliance-mission-lamplighter-object-east-crate = Weapons rack
alliance-mission-lamplighter-object-east-crate-note = Locked with a ribbon. They are that sure of themselves.
alliance-mission-lamplighter-object-spine-crate = First aid
alliance-mission-lamplighter-object-spine-crate-note = Sealed, unused. Nobody on this station is ever in a hurry.
alliance-mission-lamplighter-action-call = Talk across the voice
alliance-mission-lamplighter-action-reroute = Reroute the power
alliance-mission-lamplighter-action-throw = Throw the lever
alliance-mission-lamplighter-action-unlock = Open the lock
alliance-mission-lamplighter-region-lift = The lift

## The core

alliance-mission-lamplighter-object-door-core = Core door
alliance-mission-lamplighter-object-door-core-note = It is not locked. A card on it says PLEASE KNOCK.
alliance-mission-lamplighter-object-door-chair = Chair room
alliance-mission-lamplighter-object-door-chair-note = Padded. Sound does not come out of it, only wires.
alliance-mission-lamplighter-object-door-service = Service gangway
alliance-mission-lamplighter-object-door-service-note = Steam behind it, and a valve at either end.
alliance-mission-lamplighter-object-door-pod = Pod hatch
alliance-mission-lamplighter-object-door-pod-note = Room for four, or for one on a stretcher.
alliance-mission-lamplighter-object-bench-crate = Crate by the bench
alliance-mission-lamplighter-object-bench-crate-note = Somebody has set out cups here, one for each of you.
alliance-mission-lamplighter-object-resonator-north = North resonator
alliance-mission-lamplighter-object-resonator-north-note = It takes the syllables and makes them kind. Orsk keeps his balance by it. Silence it (tech) or smash it, and he will feel it.
alliance-mission-lamplighter-object-resonator-south = South resonator
alliance-mission-lamplighter-object-resonator-south-note = The twin of the other one. Where the two meet, the air is thick as cloth (tech, or by force).
alliance-mission-lamplighter-object-sera = The chair
alliance-mission-lamplighter-object-sera-note = A woman of sixty-one with wires behind her ears. Each comes loose only with a word said at the right moment (insight).
alliance-mission-lamplighter-object-sera-free = Sera Vantine
alliance-mission-lamplighter-object-sera-free-note = She weighs nothing. She holds on by herself.
alliance-mission-lamplighter-object-dov = Dov at the console
alliance-mission-lamplighter-object-dov-note = His hands fly over the keys as if they belonged to somebody else. He has not looked round (insight).
alliance-mission-lamplighter-object-chair-crate = Medicine chest
alliance-mission-lamplighter-object-chair-crate-note = What they needed to keep her talking.
alliance-mission-lamplighter-object-valve-west = West valve
alliance-mission-lamplighter-object-valve-west-note = Red wheel, lead seal, three warnings (tech).
alliance-mission-lamplighter-object-valve-east = East valve
alliance-mission-lamplighter-object-valve-east-note = The same wheel at the other end. Split up, or run (tech).
alliance-mission-lamplighter-object-service-crate = Tool store
alliance-mission-lamplighter-object-service-crate-note = Somebody’s lunch, and what they used to open tins.
alliance-mission-lamplighter-action-silence = Silence it
alliance-mission-lamplighter-action-play-reel = Play the reel into it
alliance-mission-lamplighter-action-unbind = Loosen the wires
alliance-mission-lamplighter-action-talk = Talk to Dov
alliance-mission-lamplighter-action-open-valve = Open the valve
alliance-mission-lamplighter-region-pod = The pod

## Before it begins

alliance-mission-lamplighter-opening-codes = Dov reads the approach codes aloud, one figure at a time, apologising to each. The station lets you in like an old friend.
alliance-mission-lamplighter-opening-nerve = No codes. Ikka cuts the engines and lets the Patient Debt drift in among the rocks with the lights off. Nobody breathes. A thing that is not answered does not exist.
alliance-mission-lamplighter-opening-voice = On the open band the voice says: “I see your light.” It says it to you. It says it to everybody out there, at this same moment, in the same breath.
alliance-mission-lamplighter-opening-tell = “She’d have asked by now,” says Ikka. “How many. She’d have asked.” She taps the hull twice. “So. Go and get the one who asks.”
alliance-mission-lamplighter-switches-rule = The spine opens when both switches have been thrown, one in each wing. The order is yours.
alliance-mission-lamplighter-burned = You have slept four hours since Port Sallow, and your clothes still smell of it.
alliance-mission-lamplighter-radio-wakes = In the airlock hangs an old radio nobody took down. On its map seven lights follow the voice towards the Shears, in good order, like children behind a teacher.

## In the ring

alliance-mission-lamplighter-radio-static = “I see your light,” says the voice over everything you say, friendly as a hand over a mouth.
alliance-mission-lamplighter-convoy = You don’t tell them who you are. You ask: “How many aboard?” Silence on seven ships. Then one answers, then all: nine, four, thirty-one. A voice that asks is not the voice they were following. Seven lights turn round.
alliance-mission-lamplighter-convoy-sera = And very far down in the noise, thin as wire, somebody who is no machine: “That’s well asked. Who taught you?”
alliance-mission-lamplighter-hub-asleep = Dov has told the hub that this is a drill, and the drill is at six. Three soldiers lie on their bunks with their boots on.
alliance-mission-lamplighter-hub-awake = A crossing, four doors, one console. Three soldiers look up from the same screen. On it is your ship.
alliance-mission-lamplighter-expected = “They are punctual,” says an officer to his wrist. “Thank you, Proctor. As you said.” Madame Quill’s customers have read about you.
alliance-mission-lamplighter-mapped-ask = You traced the wiring: one wing can be opened from here. Which?
alliance-mission-lamplighter-mapped-west = The west wing.
alliance-mission-lamplighter-mapped-east = The east wing.
alliance-mission-lamplighter-wing-surprised = The door slides open while they are at supper. One still has the spoon in the air.
alliance-mission-lamplighter-west-wing = Transformers in rows, cables like roots. Between two pillars a gun is already pointing at the door, because that is its work.
alliance-mission-lamplighter-prisoners-seen = On a bench at the wall sit three people with numbers round their necks. You know them. You were too late for them once.
alliance-mission-lamplighter-prisoners-free = “Took you long enough,” says Mirren, and cannot say more. They go back the way you came, three of three. Ikka counts them in, aloud.
alliance-mission-lamplighter-east-wing = Two in red rise from their knees and bow. It is not a greeting, it is a beginning.
alliance-mission-lamplighter-west-done = The cables let go of each other. Over the spine door a lamp comes on.
alliance-mission-lamplighter-east-done = The lever comes down like a verdict. Over the spine door a lamp comes on.
alliance-mission-lamplighter-both-switches = Both lamps burn. Somewhere in the walls an old lock turns, and the voice, for half a second, is out of tune.
alliance-mission-lamplighter-spine = A neck of two paces, then a hall as bright as an operating theatre. An officer closes a book over his finger. “The lift is out of order,” he says. He says it well.
alliance-mission-lamplighter-box-empty = Empty. There is a note from the surgeon: “You took it already.”
alliance-mission-lamplighter-box-full = Bacta, three rolls, and a note: “Use it on anybody.”
alliance-mission-lamplighter-spine-found = A kit with the seal unbroken. Inspected every week for eleven years.
alliance-mission-lamplighter-ring-alarm = A gong, soft as in a hotel. More soldiers come in by the hub, in step with it.
alliance-mission-lamplighter-vented = A section is vented to let you know that it can be. Your ears know it first.
alliance-mission-lamplighter-lift = The lift works very well. It takes a minute. You tie up what can be tied. Nobody talks, and in the ceiling her voice says that it sees your light.

## Orsk

alliance-mission-lamplighter-orsk-greets = “Thank you for coming,” says Proctor Orsk. “I mean that. Eleven years of war in this belt, until one voice spoke and all others stopped. You have heard how quiet it is. I would be grateful if you left it so.” He puts down his cup.
alliance-mission-lamplighter-resonators-rule = Two resonators stand in the corners of the core. Each one silenced or destroyed deals Orsk 3 damage. Doors to the chair and to the service gangway open when he has fallen.
alliance-mission-lamplighter-shake-rule = The station does not bear what happens here. From the end of your third round in the core on, it shakes: strain first, then damage, and more of it every other round (hard: a round earlier; if Ikka holds the ship, a round later).
alliance-mission-lamplighter-ikka-waits = “I’ve a clamp on their hull,” says Ikka. “Holding it straight for you. Won’t last. I will.”
alliance-mission-lamplighter-core-open = A ring round a pit. Out of the pit comes her voice, from everywhere, speaking to nine hundred ships. A man in red sets his feet.
alliance-mission-lamplighter-resonator-out = The tone dies. Orsk sways, like somebody on a stair that is one step short.
alliance-mission-lamplighter-resonator-out-2 = A crack runs through the sound. Orsk puts a hand to his ear and looks at the blood with interest.
alliance-mission-lamplighter-resonator-breaks = The housing bursts, and with it a chord nobody knew they were hearing. Orsk puts his foot down where the floor was a moment ago.
alliance-mission-lamplighter-resonator-breaks-2 = It comes apart like a bell with a bad casting. “That was an antique,” says Orsk, and has to hold on to the rail to say it.
alliance-mission-lamplighter-reel-plays = You thread the end of the master reel in. Out of the resonator comes a woman with a cold, nine years ago: “Bring it in slow. How many aboard?” The machine has no answer to that. Orsk goes down on one knee.
alliance-mission-lamplighter-orsk-falls = Orsk sits down against the rail. “Thank you,” he says, and seems surprised that nobody answers. “It will go on, you know. It doesn’t need me. It needs no one at all.”
alliance-mission-lamplighter-voice-alone = He is right. Over the pit the voice goes on, warm, unhurried, alone. “I see your light. Stay on this heading. I see your light.”
alliance-mission-lamplighter-bomb-offer = “I hear he’s down,” says Ikka. “The thing in my hold’s armed. Three words and you run, and there’s no more voice.” A pause. “I know who’s in there. Say it or don’t.”
alliance-mission-lamplighter-bomb-ask = Ikka’s bomb would end it now, with Sera in the chair.
alliance-mission-lamplighter-bomb-wait = Not yet. We go in.
alliance-mission-lamplighter-bomb-now = Now. Do it.
alliance-mission-lamplighter-bomb-goes = You run. Behind you the voice says that it sees your light, and for once it does.
alliance-mission-lamplighter-two-ways-rule = East of the pit is the chair: free Sera (insight). South of it are the valves: burn the core (tech). When one is done, you decide whether to go or to stay for the other.

## The chair

alliance-mission-lamplighter-chair = One machine, one chair. She is smaller than her voice. Her lips move a moment before every loudspeaker on the station does.
alliance-mission-lamplighter-chair-sera = Her eyes find you. She speaks between two of its sentences, fast: “Wires, not straps. Start behind the left ear. I’ve turned six ships off the rocks from here, in its gaps; did you see them pass? How many aboard?”
alliance-mission-lamplighter-dov-here = At the console sits Dov, upright, a guard’s jacket over his shoulders. “I’m sorry,” he says to the keys, “I’m sorry, if I stop she stops.”
alliance-mission-lamplighter-dov-voice = “Behind the left ear first,” says Dov in your headset. “I’m sorry. I soldered it. Then count two, then the blue one. Mama, I’m sorry. Count two.”
alliance-mission-lamplighter-dov-turns = “Nobody told me I could stop,” says Dov. “I mean I knew. I’m sorry. I knew.” He takes both hands off the keys, and nothing dies. Then he begins to pull cables.
alliance-mission-lamplighter-sera-patient = “Not that one,” says Sera. “Nothing’s lost. Are your hands cold?”
alliance-mission-lamplighter-unbound = The last wire comes away. Every loudspeaker stops for one breath, and in that breath an old woman coughs. Then the machine goes on without her, a little flatter.
alliance-mission-lamplighter-sera-asks = “It can do without me,” she says. “It has enough of me. There are nine hundred out there listening to it. I can talk against it, if you get me to a set. Or somebody burns it. How long have we got?”
alliance-mission-lamplighter-voice-or-stay = Sera is free. The Chorus speaks on. Go, or stay for the core?
alliance-mission-lamplighter-go-with-her = Go. Bring her home.
alliance-mission-lamplighter-stay-for-core = Stay. Burn it too.
alliance-mission-lamplighter-stay-for-core-said = “Then the pod,” says Sera. “It’s behind me; would somebody carry me? I’ve sat for three months.” The hatch opens. The station leans.

## The core’s end

alliance-mission-lamplighter-service = A gangway full of steam, a valve at each end, and three soldiers in the middle who would rather be anywhere else.
alliance-mission-lamplighter-overloaded = The needle passes red and keeps going. Under the grating something enormous begins to hum one note, and it is not in her voice.
alliance-mission-lamplighter-sera-says-go = In every speaker, between two sentences that are not hers: “That’s the valves, isn’t it? Good. Somebody should have. You have time for the door; how many aboard? Then go, all of you, will you?”
alliance-mission-lamplighter-quiet-or-stay = The core will burn. Sera is in the chair. Go, or stay for her?
alliance-mission-lamplighter-go-without-her = Go. She told us to.
alliance-mission-lamplighter-stay-for-her = Stay. Get her out.
alliance-mission-lamplighter-stay-for-her-said = “You’re not leaving,” says Sera, in the gaps. “I can hear your boots. Why does nobody on this band ever do as they’re told?”
alliance-mission-lamplighter-both-ready = The chair is empty, the core is burning. What is left of Relay Nine is nine paces of floor and a pod. “Everybody here?” asks Sera.
alliance-mission-lamplighter-all-lights-home = On the pod’s little map seven lights sit safe behind the Shears, and more are turning. Sera counts them. She counts them again.
alliance-mission-lamplighter-chair-found = Ampoules, honey, throat lozenges. They took good care of the voice.
alliance-mission-lamplighter-first-wounded = “Somebody’s down,” says Ikka. “I’m counting heads at that lock. I know the number.”
alliance-mission-lamplighter-shake-1 = The deck drops a hand’s width and thinks better of it.
alliance-mission-lamplighter-shake-2 = A rib of the station breaks, somewhere below, with the sound of a very large door.

## The end

alliance-mission-lamplighter-how-the-voice = Sera Vantine is free. The Chorus speaks on, and so does she.
alliance-mission-lamplighter-how-the-quiet = Relay Nine has burned, and the lanes are quiet.
alliance-mission-lamplighter-how-both = Sera Vantine is out, and the Chorus burned behind her.
alliance-mission-lamplighter-how-all-wounded = The machine goes on.
alliance-mission-lamplighter-how-too-late = Relay Nine came apart before it was done.
alliance-mission-lamplighter-after-convoy = Seven ships make port that night. Two hundred and six people, and nobody there to meet them who knows why.
alliance-mission-lamplighter-after-hands-lost = The three from Oleth were in the west wing. Nobody opened that lock.
alliance-mission-lamplighter-after-dirty = The field surgeon hears of it like everybody else. She says that it is good news, and goes on boiling the same bandage.
alliance-mission-lamplighter-after-lost = You are pulled out of the dark by Ikka, or you drift; accounts differ. Somebody on the band talked you through the rocks. It was her voice. You have gone over it again and again, and you cannot remember whether it asked.
