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
alliance-mission-first-steps-hint-enemy-why = Nobody plays the enemy: it draws a card and does what the card says, line by line. The card tells you in one sentence why; More shows every step, and a tap on a number opens its rule.
alliance-mission-first-steps-hint-surge = A lightning bolt on your dice is a surge. If you roll one, you may buy an extra for it, such as 1 more damage.
alliance-mission-first-steps-hint-rest = A calm moment. Rest costs an action and takes strain away; with a medpac it heals 5 damage as well.
alliance-mission-first-steps-hint-door = Stand right in front of the door and interact with it. That is an action too.
alliance-mission-first-steps-hint-new-room = A new room, a new enemy. Whatever waits behind a closed door does nothing until you open it.
alliance-mission-first-steps-hint-crate = Crates hold supplies. Stand on one or next to it and interact. You can skip it, but why would you?
alliance-mission-first-steps-hint-test = Interacting here is a test of tech: the hero rolls the dice on its sheet, and each surge is a success. Fenn has more dice for it.
alliance-mission-first-steps-hint-test-again = Now the console: a test of tech, and each surge rolled is a success. A test that fails may be tried again.

## Hints beside the boxed game

alliance-mission-first-steps-hint-build = This page is the plan for your table. Fetch these tiles, lay them together as the map shows, put the doors and tokens on them, then tap the button below.
alliance-mission-first-steps-hint-place = Put both heroes on the lit spaces of your map. From here on the figures are yours to move; the screen only has to be told what matters.
alliance-mission-first-steps-hint-order = Something happens, so this page tells you what to do: put these figures on the lit spaces. Tap the button when they stand there.
alliance-mission-first-steps-hint-walk = A hero has two actions; Move gives as many movement points as its speed. When one of you stands on a marked space behind the rock, tap it here and say who.
alliance-mission-first-steps-hint-finish = When both actions are used, tap the hero’s portrait and then “Activation finished”. A check mark shows who has acted.
alliance-mission-first-steps-hint-damage = You attack with real dice and put real damage beside the figures: damage minus block, and a shot needs 1 accuracy for each space. Only when the last soldier falls, tap the group here.
alliance-mission-first-steps-hint-twice = You are only two, so each hero acts twice per round: the second portrait behind the first is the other activation. The +10 is bonus health.
alliance-mission-first-steps-hint-window = Now the enemy acts, and this card says how. For each figure go through the list from top to bottom, with real figures and dice; what it cannot do, it skips. Then tap “Done”.
alliance-mission-first-steps-hint-falls = If a hero has as much damage as health, it is wounded: tap its portrait, then “Wounded”, and turn its sheet over. It goes on.
alliance-mission-first-steps-hint-surges = When an enemy rolls surges, it spends them in the order of “Surge priority”. If somebody falls meanwhile, report it right here.
alliance-mission-first-steps-hint-heal = A calm moment. Rest costs an action and takes strain away. To heal 5 damage with it, tap here: the medpacs belong to all of you.
alliance-mission-first-steps-hint-tap-door = Stand right in front of the door and spend an action. Then tap the door here and say who opened it.
alliance-mission-first-steps-hint-tap-crate = Crates hold supplies. Whoever stands on one or next to it spends an action; tap the crate and say who. Then draw a card from your supply deck.
alliance-mission-first-steps-hint-look-up = Everything that was told and reported stands in the log, with the number of its rule. A wrong tap can be taken back.
alliance-mission-first-steps-hint-roll = The console is a test of tech. Spend an action, tap the console and say who; then roll the dice on the sheet and enter the surges: each is a success. Fenn has more dice.
