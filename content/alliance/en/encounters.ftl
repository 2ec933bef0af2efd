# Encounters of the first act.

## Twelve Names

alliance-encounter-twelve-names = Twelve Names
alliance-encounter-twelve-names-note = Aboard the Patient Debt somebody is still awake.
alliance-encounter-twelve-names-hatch = Night watch. Ikka sits in front of the hatch with a nail in her hand. On the inside, where a pilot looks last, names are scratched into the paint. The oldest seven are in her writing. The seventh says Teo, and nothing else.
alliance-encounter-twelve-names-five-new = Below them stand the five that Tavi put there. “Hers are straight,” says Ikka. “Mine… look at that T.” She turns the nail over. “Twelve. Knew nine of them. You can sit down, or you can leave me alone.”
alliance-encounter-twelve-names-three-in-pencil = “Eight aboard,” says Ikka. “Five I’m sure of.” She scratches them in, slowly. That makes twelve. Then she takes out a pencil and puts three more beside them. “Pencil,” she says. “Comes off again. You can sit down, or you can leave me alone.”
alliance-encounter-twelve-names-ask = She has not put the nail away.
alliance-encounter-twelve-names-stay = Stay with her (insight)
alliance-encounter-twelve-names-leave = Leave the lamp on and go
alliance-encounter-twelve-names-stayed-well = You ask about the T, and then you ask nothing more. It takes half the night. “He was singing,” she says at last. “On the band. It told him left, and he sang it back. Left, left, left.” She lays the nail in your hand and gets the good kit out of the wall.
alliance-encounter-twelve-names-stayed = You sit. She talks about fuel, about rust, about what paint costs. Towards morning she pushes a box across the floor with her boot. “Red lid. Take it. Nobody’s using it.”
alliance-encounter-twelve-names-stayed-badly = You say the wrong thing, and you say it kindly. Ikka gets up and goes forward. An hour later she takes the ship through the rubble as if it owed her money, and nobody in the hold is strapped in.
alliance-encounter-twelve-names-left = You turn the lamp up and go. In the morning the nail is back in its drawer. On the table lies a roll of coins without a note. Ikka looks out of the window. “For the oil,” she says.

## The Toll Keeper

alliance-encounter-toll-keeper = The Toll Keeper
alliance-encounter-toll-keeper-note = A customs sergeant with a bad knee has lowered the barrier.
alliance-encounter-toll-keeper-barrier = The sergeant at the barrier has one leg up on a crate and eleven more crates to move. “Papers,” he says, and does not look at them. “That’s a hundred and fifty. Or somebody has two good knees. Everybody comes through here again, you know. Sooner or later everybody has something to declare.”
alliance-encounter-toll-keeper-ask = He waits. The knee clicks.
alliance-encounter-toll-keeper-pay = Pay him (150 credits)
alliance-encounter-toll-keeper-carry = Carry his crates (strength)
alliance-encounter-toll-keeper-look = Look through his crates (tech)
alliance-encounter-toll-keeper-paid = He counts it twice and gives you back a coin that is bent. “There’s a man in the offices,” he says. “Always hungry. If you’re ever in there in a bad way, he’ll be at lunch.”
alliance-encounter-toll-keeper-carried = Eleven crates, one afternoon. He tells you about the knee, which was a door once, and shares his bread. “There’s a man in the offices,” he says at the end. “Takes long lunches. I’ll have a word.”
alliance-encounter-toll-keeper-carried-some = When it gets dark, seven of eleven have been moved. He raises the barrier and thanks you for seven. For favours, it seems, one needs eleven.
alliance-encounter-toll-keeper-dropped = The fourth crate goes down the stairs, and you go with it. The sergeant watches with real sympathy. “That’s how it starts,” he says, and rubs his knee.
alliance-encounter-toll-keeper-looked = Ten crates of forms. In the eleventh lies something that nobody has ever declared. You close the lid very neatly. He thanks you for the help and weighs each crate again, and writes it down, as he does with everything.
alliance-encounter-toll-keeper-caught = The lid squeals. When you look up, the sergeant stands behind you on both legs. He does not shout. He takes out a little book and asks how your names are spelled.

## A Seat at the Table

alliance-encounter-a-seat-at-the-table = A Seat at the Table
alliance-encounter-a-seat-at-the-table-note = In a back room a man in a vest is losing on purpose.
alliance-encounter-a-seat-at-the-table-table = A back room in Port Sallow. A man in a vest has lost four hands running, and nobody loses that well who can’t win. He pushes a chair out with his foot. “I hear somebody’s looking for the Lamplighter. That’s a good way to meet people you don’t want to meet.”
alliance-encounter-a-seat-at-the-table-ask = He deals you in without asking.
alliance-encounter-a-seat-at-the-table-truth = Tell him the truth
alliance-encounter-a-seat-at-the-table-play = Play for his help (100 credits, insight)
alliance-encounter-a-seat-at-the-table-believed = You tell him what is on the recorder, and what is not. He puts his cards down, face up. It was a very good hand. “There was a minefield,” he says. “She asked how many aboard. I said one and a half. She brought us both through and never sent a bill.” He reaches for his coat.
alliance-encounter-a-seat-at-the-table-wants-proof = “A voice that lies,” he says. “I might even believe it. I wouldn’t fly on it. Bring me something I can hear.” He slides a field kit across the table. “Until then, bleed less.”
alliance-encounter-a-seat-at-the-table-beaten = You let him lose twice more. Then you stop letting him. He studies your last card and begins to grin. “One trip,” he says. “I’d have come for nothing. She talked me through a minefield. Asked how many aboard; I said one and a half.” He leaves you the pot.
alliance-encounter-a-seat-at-the-table-lost = It turns out that he can win on purpose, too. He pulls your hundred over, a little embarrassed. “Nothing personal. If you find her, tell her the one and a half are still flying.”

## Static

alliance-encounter-static = Static
alliance-encounter-static-note = Somebody is calling on a band that nobody uses.
alliance-encounter-static-caller = Three in the morning, on the maintenance band. “Hello? Sorry. This is nobody. I only, sorry, I wanted to ask whether anyone got hurt. At the mast. You needn’t say who you are, I’d rather you didn’t.” Behind him something hums. He speaks as if the hum could hear him.
alliance-encounter-static-known = You know that voice. The last time you heard it, it was holding a mug.
alliance-encounter-static-ask = He is still on the line.
alliance-encounter-static-truth = Tell him the truth
alliance-encounter-static-trace = Keep him talking, trace him (tech)
alliance-encounter-static-hang-up = Hang up
alliance-encounter-static-he-trusts = You tell him who was hurt, and how badly, and how many had followed the mast before that. He is quiet for a long time. “You didn’t shoot me,” he says. “You could have. Sorry. I keep thinking that.” Something is set down gently. It sounds like a mug. “When I have something, I’ll call.”
alliance-encounter-static-he-thanks = You tell him who was hurt, and how badly, and how many had followed the mast before that. “Thank you,” he says. “Sorry. It’s just that nobody here tells me the number.” Then there is only the hum.
alliance-encounter-static-traced = You ask about the weather, about valves, about his sleep. He answers everything, far too exactly. When he says goodnight, the wiring of Relay Nine lies on your screen like a river with all its arms.
alliance-encounter-static-nearly-traced = You almost have it. Then there are steps at his end, and somebody says: “Thank you, technician.” The line closes. He has noticed nothing. You have nothing.
alliance-encounter-static-heard-it = A click on the line, yours, and loud. “Oh,” he says. “You’re, oh. Sorry. They do that too.” He is gone before anybody can say anything.
alliance-encounter-static-hung-up = You close the channel. For a while you think you can still hear the hum.

## Clean Hands

alliance-encounter-clean-hands = Clean Hands
alliance-encounter-clean-hands-note = A field surgeon treats whoever comes. Her bacta runs out tonight.
alliance-encounter-clean-hands-tent = One tent, forty stretchers, one surgeon. She has not sat down since yesterday. “I’ve bacta until midnight,” she says. “After that I’ve opinions.” On two of the stretchers lie troopers, their helmets beside them. They are perhaps nineteen. “I don’t ask who,” she says. “I ask how many.”
alliance-encounter-clean-hands-ask = A porter stands in front of the last crate.
alliance-encounter-clean-hands-credits = Give her 200 credits
alliance-encounter-clean-hands-medpac = Give her one of your medpacs
alliance-encounter-clean-hands-take = Take the bacta (strength)
alliance-encounter-clean-hands-gave-credits = She counts the money, then you. “Two weeks and a generator,” she says. “I’ll send you what’s left over. There’s always something left over, if one cuts thin.” The trooper beside you asks for water. Somebody has to hold the cup, and you are nearest.
alliance-encounter-clean-hands-gave-gaarkhan = It is used up before you have closed the bag. All night long Gaarkhan holds a trooper down with one paw, so that she can sew. At dawn the boy is alive and stares at him. Neither says a word. Something has been settled between them.
alliance-encounter-clean-hands-gave-medpac = It is used up before you have closed the bag. Then she looks at your hands. “You’ve been awake too long,” she says. “Hold still.” It is a small thing, out of her own arm, and now it is in yours. “I’ve got a second one,” she says. She has not.
alliance-encounter-clean-hands-took = The porter is big and tired and has never hit anybody. Three kits fit into your bag. The surgeon does not raise her voice. “Forty,” she says. “I’m only telling you the number. You may want it one day.”
alliance-encounter-clean-hands-took-nothing = The porter is stronger than he looks, and somebody on a stretcher holds on to your leg: a trooper, nineteen, glad to help. Afterwards the surgeon sews up your eyebrow. She does not waste any bacta on it.

## Old Powder

alliance-encounter-old-powder = Old Powder
alliance-encounter-old-powder-note = A quarry crew sits on charges that nobody has moved in nine years.
alliance-encounter-old-powder-charges = The quarry was shut nine years ago with the charges still in it. The crew lives next to them and walks on its toes. “They sweat,” says the forewoman. “On warm days they sing a little. Have as many as you like. Lift with your knees, and nobody hum.”
alliance-encounter-old-powder-two-missing = “We had two who could do it,” she says. “Hask and Oll. Went to Madame Quill to ask for a loan. That was in spring.”
alliance-encounter-old-powder-ask = Two charges would do for a thing the size of Relay Nine.
alliance-encounter-old-powder-care = Move them with care (tech)
alliance-encounter-old-powder-fast = Move them fast (strength)
alliance-encounter-old-powder-buy = Buy two (150 credits)
alliance-encounter-old-powder-moved = Screw by screw, under wet cloth, breathing through the mouth. In the evening two charges lie in sawdust, fast asleep.
alliance-encounter-old-powder-two-come = Two of the crew have had their bags packed since noon. “You hold a thing as if it was somebody,” says one of them. “We’d like to work with people like that.”
alliance-encounter-old-powder-put-back = You have the first one halfway out when it begins to hum, one note, quite softly. You put it back, quite softly. “Yes,” says the forewoman. “That’s how far we always get.”
alliance-encounter-old-powder-ran = You run. Everybody runs. They are the longest forty paces of your lives, and at the end of them you stand there with two charges and cannot stop grinning.
alliance-encounter-old-powder-ran-into-it = You run, and you get there, the last part through a fence, because the gate was farther. Both charges are in one piece. That is more than can be said of you.
alliance-encounter-old-powder-went-off = The first one slips. It does not go off. The one beside it does. When you can hear again, the forewoman is saying that this corner had to go anyway.
alliance-encounter-old-powder-bought = She fetches two from under her own bed. “I’ve talked to these every night,” she says, and takes the money. “Be polite to them.”

## Who Stays

alliance-encounter-who-stays = Who Stays
alliance-encounter-who-stays-note = People are waiting in the clearing who have nowhere else to go.
alliance-encounter-who-stays-hands = Those you brought out are standing in the clearing, in rows, as if somebody had told them to. Nobody has. “We’ve talked it over,” says a grandmother. “You came for us. We’ve got hands. Tell us what for.” And she gives you the bandages they have cut from their sheets.
alliance-encounter-who-stays-burned = What is left of Port Sallow has come to Oleth and sits in the clearing under ship’s canvas. They have saved a stove, half a scale and eleven hens. Nobody blames you, and they are all very polite about it. A man asks whether there is bread.
alliance-encounter-who-stays-bread = Word has got about that somebody answers calls. They have come to the clearing from four worlds, with bundles, and the way ends here. A boy asks what sort of ship that is. His sister asks whether there is bread on it.
alliance-encounter-who-stays-pot = Pell looks them over once, the way cooks count, and goes to find the big pot. Mirren writes down the names. Tavi asks each of them how many they were.
alliance-encounter-who-stays-ask = They look at you. Somebody has to say something.
alliance-encounter-who-stays-arm = Arm them (100 credits)
alliance-encounter-who-stays-beacon = Send them off with a beacon
alliance-encounter-who-stays-vote = Let them vote (insight)
alliance-encounter-who-stays-armed = Nine step forward. They hold the rifles like rakes. Towards evening they hold them like rifles, and that is not a prettier sight.
alliance-encounter-who-stays-sent-off = You give them the spare beacon and a lane that is clear. “It can only do one thing,” you tell them. “It asks how many.” They set it up out in the rubble before they have so much as a roof.
alliance-encounter-who-stays-voted = You ask what they want. Then you wait, and that is the hard part. At midnight they have it: nine come with you, the others take the beacon out into the lanes. It was unanimous, once the loud one had gone to bed.
alliance-encounter-who-stays-scattered = You ask what they want. They want different things, and have for a long time. In the morning the clearing is empty, in every direction.

## Ikka’s Charge

alliance-encounter-ikkas-charge = Ikka’s Charge
alliance-encounter-ikkas-charge-note = There is something in the hold that is on no list.
alliance-encounter-ikkas-charge-blanket = It stands in the hold between the flour and the spare filters, under a blanket, as big as a stove. Somebody has painted three letters on it, with great care: TEO.
alliance-encounter-ikkas-charge-from-him = “It’s not for him,” says Ikka behind you. “It’s from him.” She takes her gloves off, finger by finger. “Station goes, machine goes, all of it. I know there’s somebody in there. Three months she’s been sitting there, telling people left.”
alliance-encounter-ikkas-charge-your-half = One half of it she told you that night at the hatch. She looks at you as if the other half were yours.
alliance-encounter-ikkas-charge-ask = She waits, one hand on the blanket.
alliance-encounter-ikkas-charge-talk = Talk her out of it (insight)
alliance-encounter-ikkas-charge-wire = Help her wire it (tech)
alliance-encounter-ikkas-charge-nothing = Say nothing
alliance-encounter-ikkas-charge-talked = “If it was his voice they’d taken,” you say. The hand comes off the blanket. “Then I’d want somebody to go and get him.” She pulls out a wire, looks at it, pockets it. “I’ll hold the ship. Long as it takes. Go and get her.”
alliance-encounter-ikkas-charge-not-talked = You say sensible things, and she nods at each of them. “Yes,” she says. “That’s what I’d say.” She pulls the blanket straight. “Three words on the band, when you’re in there. Yours to say. I’ll be listening.”
alliance-encounter-ikkas-charge-wired = It goes faster with four hands. Nobody talks, except “red” and “hold that”. At the end she wipes the letters with her sleeve. “Three words on the band,” she says. “Then run.”
alliance-encounter-ikkas-charge-melted = A spark where there should be none, then a smell. The heart of the thing has melted into a grey lump. Ikka looks at it, then at your fingers. “Well,” she says after a while. “He couldn’t solder either.”
alliance-encounter-ikkas-charge-she-waits = You say nothing and sit down beside it. “In the ports they talk about you,” she says, much later. “They say you come back. Every time, they say, with people.” She pulls out a wire and pockets it. “So. Somebody’d better be there with the ramp down.”
alliance-encounter-ikkas-charge-she-does-not = You say nothing. She gives you time for it, quite a lot of time. Then she pulls the blanket straight. “Right,” says Ikka. “Three words on the band, when you’re in there. Then run.”
