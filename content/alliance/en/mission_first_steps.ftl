# The first lesson.

alliance-mission-first-steps = First Steps
alliance-mission-first-steps-brief = A fuel stop on Brask. You wanted fuel. The pump wants a permit, and three soldiers want to know why you have none. A lesson for people who have never played anything like it.

## The story

alliance-mission-first-steps-opening =
    Brask, noon. The gauge says empty, and so does the road in both directions. There is one pump, one yard, one door, and a sign: NO PERMIT, NO FUEL.

    “We could ask nicely,” says Diala. Fenn checks his rifle. “I am asking nicely.”
alliance-mission-first-steps-patrol =
    Three soldiers come round the corner, lunch in their hands. They see the ship, then you, then the sign. It takes them a moment to do the sum. Use that moment: get to the rock.
alliance-mission-first-steps-behind-the-rock =
    The rock is warm and wider than it looks. “You there,” calls a voice from the yard. “Permit!” Somebody drops a sandwich and reaches for a rifle.
alliance-mission-first-steps-yard-is-clear =
    Quiet. On the last soldier’s belt hangs a key card, and on the card somebody has written in pencil: DOOR STICKS, PULL.
alliance-mission-first-steps-the-clerk =
    A cool little office. The officer behind the desk does not look up. He has filled in your form already. Under “reason for refusal” he has written: resisted. He blots the ink, folds the paper and draws his pistol.
alliance-mission-first-steps-in-the-locker =
    A coat nobody will miss, a tin of biscuits, and under the biscuits something useful.
alliance-mission-first-steps-clerk-down =
    The officer sits down on the floor, offended. His stamp rolls under the lockers.
alliance-mission-first-steps-wrong-field =
    FIELD 14 IS MISSING, says the console. There are thirty fields. Try again.
alliance-mission-first-steps-the-pump-runs =
    The console thinks it over and prints a permit. It is made out to the sandwich. Outside the pump coughs, and fuel runs.
alliance-mission-first-steps-the-radio =
    The radio on the shelf is not even switched to a channel. A woman’s voice, calm, close: “Brask fuel stop, I have a patrol turning your way. Leave by the north. How many aboard?”

    None of you has said a word.
alliance-mission-first-steps-how-fuelled = The tank is full, the permit is almost real, and somebody out there is counting you.
alliance-mission-first-steps-how-all-wounded = Three soldiers and a clerk. It happens to the best: try again.

## Objectives

alliance-mission-first-steps-objective-to-the-rock = Bring a hero to the rock.
alliance-mission-first-steps-objective-clear-the-yard = Defeat the patrol.
alliance-mission-first-steps-objective-the-door = Open the door of the post.
alliance-mission-first-steps-objective-the-permit = Forge a permit at the pump console.
alliance-mission-first-steps-objective-the-locker = Look into the crate.

## On the map

alliance-mission-first-steps-object-post-door = Door of the post
alliance-mission-first-steps-object-post-door-note = Steel, sun-bleached, with a card reader. The soldiers went in and out here, so one of them has the card.
alliance-mission-first-steps-object-pump-console = Pump console
alliance-mission-first-steps-object-pump-console-note = Thirty fields and a blinking cursor. With a little skill (a test of tech, 1 success) it will print whatever you like.
alliance-mission-first-steps-object-crate-1 = Crate
alliance-mission-first-steps-object-crate-1-note = LOST PROPERTY, says the lid. Nobody has asked for it in years.
alliance-mission-first-steps-action-forge = Forge a permit
alliance-mission-first-steps-region-rock = Behind the rock

## Hints

alliance-mission-first-steps-hint-read = Stories come in short pages. Read this one, then press Continue.
alliance-mission-first-steps-hint-deploy = Here you begin. Tap a ringed space to set a hero on it, then do the same for the other.
alliance-mission-first-steps-hint-goal = This line always tells you what to do next. To begin, choose a hero and activate it.
alliance-mission-first-steps-hint-run = An activated hero has two actions. Spend the first one on Move: it gives you movement points.
alliance-mission-first-steps-hint-move = The lit spaces are in reach, one point for each step, diagonals too. Tap a space behind the rock.
alliance-mission-first-steps-hint-not-yet-there = Not there yet. Points you have left can be used at any time this activation; a second Move gives more.
alliance-mission-first-steps-hint-two-actions = One action is spent, one is left. You may use it for anything, even for the same thing again.
alliance-mission-first-steps-hint-attack = Tap a soldier you can see. Before you confirm, the table shows your odds: how often you hit, and how hard.
alliance-mission-first-steps-hint-dice = Damage minus block is what the target suffers. A shot also needs accuracy: at least 1 for each space it flies.
alliance-mission-first-steps-hint-end = When both actions are used, end the activation. Then it is the other hero’s turn.
alliance-mission-first-steps-hint-strain = Diala’s staff reaches two spaces. If you are one step short, push on: 1 strain buys 1 movement point, twice per activation.
alliance-mission-first-steps-hint-rounds = A new round. There are only two of you, so each hero acts twice per round. Activate one.
alliance-mission-first-steps-hint-enemy-turn = From now on the enemy answers. When you end an activation, a group that is still ready takes its turn.
alliance-mission-first-steps-hint-enemy-why = Nobody plays the enemy: it draws a card and does what the card says, line by line. Tap Why beside a step to see the rule behind it.
alliance-mission-first-steps-hint-surge = A lightning bolt on your dice is a surge. If you roll one, you may buy an extra for it, such as 1 more damage.
alliance-mission-first-steps-hint-rest = A calm moment. Rest costs an action and takes strain away; with a medpac it heals 5 damage as well.
alliance-mission-first-steps-hint-door = Stand right in front of the door and interact with it. That is an action too.
alliance-mission-first-steps-hint-new-room = A new room, a new enemy. Whatever waits behind a closed door does nothing until you open it.
alliance-mission-first-steps-hint-crate = Crates hold supplies. Stand on it or next to it and interact. You can skip it, but why would you?
alliance-mission-first-steps-hint-test = Interacting here is a test of tech: the hero rolls the dice on its sheet, and each surge is a success. Fenn has more dice for it.
alliance-mission-first-steps-hint-test-again = Now the console: a test of tech, and each surge rolled is a success. A test that fails may be tried again.
