# Act one, 2.

alliance-mission-two-places = A Voice in Two Places
alliance-mission-two-places-brief = On Brask a mast sings day and night. At the same hour her voice was heard on two lanes. A person can only be in one place. A mast can be in as many as it likes. Cut it off.

## Into the hall

alliance-mission-two-places-opening =
    You hear the mast before you see it: a hum in the teeth, and in the hum, words. “I see your light. I see your light.” It says so to an empty desert.

    “Three couplings,” says Ikka. “Out by the mouth of the wadi when they’re dead. I’ll be… just come.”
alliance-mission-two-places-pell-knows =
    Pell has drawn you a plan on a flour bag. “I delivered here once. Two ways out of the pumps. And in the corridor somebody who never puts the receiver down.”
alliance-mission-two-places-three-gone =
    On the ship nobody has put away the three blankets you had laid out. You left without talking about it.
alliance-mission-two-places-the-hall =
    Water to the knee, and the voice comes from every pipe. Soldiers on the dry edge, collars up: they have cotton in their ears. A door ahead to the mast, a door to the right to control.
alliance-mission-two-places-couplings =
    Each coupling can be unlatched (tech; successes add up, 1 is needed, 2 on hard) or torn out (strength, 2 successes at once; whoever does it suffers 2 damage).
alliance-mission-two-places-alarm =
    A signals officer sits in the control corridor. Once the first coupling is cut, his call gets one step further at the end of each round while he lives. At 3 (hard: 2) it is through, and they know where you live.

## Mast and control

alliance-mission-two-places-the-mast =
    The foot of the mast. A heavy gun stands in the cold of the cooling pipes, and behind the pillars a young man lets go of his tools and puts both hands up. In one of them is a mug.
alliance-mission-two-places-the-corridor =
    A long corridor with one chair at the far end. An officer holds a receiver to his ear, sees you, and turns his back so as to hear better.
alliance-mission-two-places-one-cut =
    The pipes in one wall fall silent. The voice does not even stumble. It goes on from the other wall, a little warmer: “I see your light. You are quite safe.”
alliance-mission-two-places-you-know-why =
    You know what to listen for by now. She has said a hundred sentences to this desert, and there was not one question among them.
alliance-mission-two-places-two-cut =
    Now it stretches. “I see… your… light.” Between the words there is a hole, and something breathes in it that is no machine.
alliance-mission-two-places-three-cut =
    The third coupling comes loose, and the hum goes out of the floor. Eleven years of one woman stop in the middle of a word.
alliance-mission-two-places-somebody-breathes =
    Into the quiet a small speaker says, hoarse and quite awake: “Who is that? Who is on my line? How many aboard?”

    Then a click. It did not come from the mast. It came from the other end.
alliance-mission-two-places-falling =
    The mast is coming down. From now on, at the end of each round, every Rebel under the mast or in the control corridor suffers 2 damage.
alliance-mission-two-places-hunters =
    Two shapes step out of the heat between you and the ship. They were promised a price for whoever comes out of the hall. “Company,” says Ikka. “Yours.”

## The call

alliance-mission-two-places-on-the-line =
    Somewhere behind a wall a man says politely: “Yes, I will hold.” The call has begun.
alliance-mission-two-places-called =
    “…the weigh-house at Port Sallow, yes. Thank you.” The receiver is put down with care. The last words this mast ever carried were your address.
alliance-mission-two-places-too-late = The officer has gone down beside his desk. The receiver hangs on its cord. At the other end nobody is left who needs to listen.
alliance-mission-two-places-hushed = The receiver swings on its cord. “Hello?” it says. “Hello? The last part, please.” You hang up.

## The technician

alliance-mission-two-places-hands-up =
    “Don’t. Please. Sorry. I only tune it, I’m signals, second class, sorry.” He is perhaps twenty-four. On the mug it says MOTHER’S. He sees you read it and turns it round.
alliance-mission-two-places-he-backs-away =
    “They said it keeps her, no, sorry, I can’t, they listen, they always listen.” He backs away along the wall. He has not run, though.
alliance-mission-two-places-he-listens =
    “How many people followed it?” he asks. You tell him. He puts the mug down very carefully. “I can take his line down for a while, forty seconds, fifty, sorry. Here. My kit. I’m Dov. I never saw you.” At the door he stops. “She takes it with milk.”

## Crates

alliance-mission-two-places-in-the-wadi-crate = Rations for a post that eats better than you do, and something that is not food.
alliance-mission-two-places-in-the-pump-crate = A waterproof box with a red stripe. Dry inside, for once.
alliance-mission-two-places-in-the-mast-crate = Spare parts, and behind them what somebody kept for himself.
alliance-mission-two-places-in-the-control-crate = What a garrison pays to call home, neatly rolled.

## Out

alliance-mission-two-places-it-falls =
    The mast bows, thinks about it and lies down across its own hall. Dust, then silence. It is the first in weeks. Ikka does not take off at once. She is listening to it.
alliance-mission-two-places-how-silent = The mast fell without a word. Nobody knows who you are.
alliance-mission-two-places-how-heard = The mast fell, and its last words were your address.
alliance-mission-two-places-how-all-wounded = The mast sings on, and now about you.

## Peril

alliance-mission-two-places-flood = A pump gives up. The water in the hall rises to the chest, and it is cold enough to stop your breath.
alliance-mission-two-places-company = Engines in the wadi. Somebody has noticed that the desert has become quieter. The heat does the rest.

## Afterwards

alliance-mission-two-places-after-silent = Two lanes are quiet tonight. Nobody is looking for you, and so for once you sleep.
alliance-mission-two-places-after-heard = Two lanes are quiet tonight. Port Sallow has a weigh-house, forty beds, and since today a place on somebody’s list.
alliance-mission-two-places-after-lost = Behind you the mast sings on. Between two of its sentences it speaks the name of a street in Port Sallow, slowly, as if for somebody who is writing it down.

## Objectives

alliance-mission-two-places-objective-into-the-pumps = Open the sluice door to the pump hall (strength).
alliance-mission-two-places-objective-cut-the-voice = Cut three couplings: pumps, mast, control.
alliance-mission-two-places-objective-before-it-falls = Bring all heroes to the mouth of the wadi.
alliance-mission-two-places-objective-the-call = Silence the signals officer before his call is through.
alliance-mission-two-places-objective-the-technician = Talk to the technician under the mast (insight).

## On the map

alliance-mission-two-places-object-sluice = Sluice door
alliance-mission-two-places-object-sluice-note = A wheel as wide as a man, rusted tight. It takes shoulders (strength, 1 success, 2 in sum on hard).
alliance-mission-two-places-object-mast-door = Door to the mast
alliance-mission-two-places-object-mast-door-note = It trembles in its frame. This is where the voice is loudest.
alliance-mission-two-places-object-control-door = Door to control
alliance-mission-two-places-object-control-door-note = Dry, lit, with a mat in front of it. Behind it somebody is talking, with pauses.
alliance-mission-two-places-object-service-door = Service door
alliance-mission-two-places-object-service-door-note = It joins the mast and the corridor. Whoever built it was tired of getting wet feet.
alliance-mission-two-places-object-coupling-a = Coupling in the pump hall
alliance-mission-two-places-object-coupling-a-note = A brass collar as big as a head. Patient hands unlatch it, strong ones tear it out and get bitten.
alliance-mission-two-places-object-coupling-b = Coupling under the mast
alliance-mission-two-places-object-coupling-b-note = Frost on the brass, and under the frost a word that keeps coming back.
alliance-mission-two-places-orders-at-his-desk = At His Desk
alliance-mission-two-places-object-coupling-c = Coupling in control
alliance-mission-two-places-object-coupling-c-note = Right behind the officer’s chair. He has hung his cap on it.
alliance-mission-two-places-object-technician = A young man with a mug
alliance-mission-two-places-object-technician-note = Hands up, no weapon, headphones round his neck. He looks as if he would like to be asked something.
alliance-mission-two-places-object-wadi-crate = Crate in the sand
alliance-mission-two-places-object-wadi-crate-note = A supply drop nobody has fetched yet.
alliance-mission-two-places-object-pump-crate = Box above the water
alliance-mission-two-places-object-pump-crate-note = On a shelf, a hand above the flood. Red stripe.
alliance-mission-two-places-object-mast-crate = Spare parts
alliance-mission-two-places-object-mast-crate-note = A crate of valves. One layer lies too high.
alliance-mission-two-places-object-control-crate = Cash box
alliance-mission-two-places-object-control-crate-note = PRIVATE CALLS, says the label.
alliance-mission-two-places-action-haul = Turn the wheel
alliance-mission-two-places-action-unlatch = Unlatch it
alliance-mission-two-places-action-tear = Tear it out
alliance-mission-two-places-action-talk = Talk to him
alliance-mission-two-places-region-wadi-mouth = Mouth of the wadi
alliance-mission-two-places-region-pump-hall = Pump hall
alliance-mission-two-places-region-under-the-mast = Under the mast
alliance-mission-two-places-region-corridor = Control corridor
