# The second lesson.

alliance-mission-old-hands = Old Hands
alliance-mission-old-hands-brief = An abandoned listening post. You have done this a hundred times. Somebody changed the rules. A lesson for people who know the box.

## The story

alliance-mission-old-hands-opening =
    The listening post was given up two winters ago. That is what the map says. The lights say otherwise.

    “Standard sweep,” says Gideon. Gaarkhan sniffs the air and growls. Three soldiers with brooms and rifles look up.
alliance-mission-old-hands-sweepers-down =
    They had been told to sweep the floor, and nothing else. One of them carries a key with a paper tag: ARCHIVE. DO NOT LISTEN.
alliance-mission-old-hands-in-the-alcove =
    Somebody’s tools, somebody’s lunch, and below both a thing that was never on any list.
alliance-mission-old-hands-the-archive =
    A closet full of tape, floor to ceiling. Every reel has a date and no name. One of them is still turning.
alliance-mission-old-hands-in-the-archive =
    Bandages, and a note: for the one with the headphones, when it gets too much.
alliance-mission-old-hands-first-tape =
    A woman’s voice, kind and tired. “…your light. I see your light. I see your…” Cut. The same breath again. They have glued her together from pieces.
alliance-mission-old-hands-your-own-voice =
    The newest reel is an hour old. It is Gideon who speaks on it, friendly and clear: “All is well here. I see your light.”

    Gideon has never said that. In the next room something begins to hum.
alliance-mission-old-hands-the-filters =
    “Remarkable range, that Wookiee,” says an officer without turning round, headphones on one ear. Above him a droid opens its eye. “Once more, please. With feeling.”
alliance-mission-old-hands-feedback =
    PERIL. The speakers howl, and it goes through every tooth. Slow teams pay: each hero suffers 1 strain now and again every second round.
alliance-mission-old-hands-wounded =
    A hero whose damage reaches its health becomes wounded: all damage is discarded, the sheet is turned over, and it fights on. Defeated a second time, it withdraws. When all heroes are wounded, the mission is lost.
alliance-mission-old-hands-quiet =
    The hum dies. On the officer’s desk lies a label, ready for the next reel: CHORUS, TAKE 211. SOURCE SOUND: SEE ATTACHED PERSON.

    The hook for the attached person is empty. It has been used.
alliance-mission-old-hands-how-off = The post is silent. What it was practising for is not.
alliance-mission-old-hands-how-all-wounded = Now they have your voices as well. Try again.

## Objectives

alliance-mission-old-hands-objective-front-room = Defeat the sweepers.
alliance-mission-old-hands-objective-side-room = Open the archive and search the crate in it.
alliance-mission-old-hands-objective-read-the-tapes = Listen to the tapes (insight).
alliance-mission-old-hands-objective-switch-it-off = Open the filter room. Defeat the minder and his droid.
alliance-mission-old-hands-objective-the-alcove = Search the tool crate in the alcove.

## On the map

alliance-mission-old-hands-object-filter-door = Door to the filters
alliance-mission-old-hands-object-filter-door-note = Padded on this side. It is meant to keep sound in, and it has no handle yet. The archive may know more.
alliance-mission-old-hands-object-archive-door = Archive door
alliance-mission-old-hands-object-archive-door-note = Narrow, locked, swept very clean. The sweepers have the key.
alliance-mission-old-hands-object-tool-crate = Tool crate
alliance-mission-old-hands-object-tool-crate-note = Half open. A bread roll lies on the lid.
alliance-mission-old-hands-object-crate-1 = First-aid crate
alliance-mission-old-hands-object-crate-1-note = A red stripe, fresh paint. In a post that was given up.
alliance-mission-old-hands-object-tape-console = Tape console
alliance-mission-old-hands-object-tape-console-note = Headphones, still warm. Listen closely (a test of insight); it takes 3 successes in all to understand what is on the reels.
alliance-mission-old-hands-action-listen = Listen closely

## Hints

alliance-mission-old-hands-hint-changed = You know dice, ranges and doors. These bubbles tell only what is different here.
alliance-mission-old-hands-hint-deploy = The mission marks where you begin. Order does not matter: heroes first, and no enemy moves before you.
alliance-mission-old-hands-hint-two-of-you = With two heroes each of you has 10 bonus health and two activations per round. With three it is 3 health and one bonus activation for the team.
alliance-mission-old-hands-hint-nobody = Nobody plays the Empire. After each of your activations one ready group, drawn at random, takes its turn. End yours and watch.
alliance-mission-old-hands-hint-card = The group drew an activation card: a bonus, then instructions from top to bottom. What a figure cannot do, it skips. Tap Why for the rule.
alliance-mission-old-hands-hint-targets = Each instruction says whom it aims at. If two fit equally well, it is the nearer one; if that is a tie too, whatever is worse for you.
alliance-mission-old-hands-hint-surge-list = Enemies spend surges by a fixed list, printed on their card here. Abilities on which their player would decide are ignored.
alliance-mission-old-hands-hint-bonus-last = The bonus activation comes last: nobody acts a second time before everybody has acted once.
alliance-mission-old-hands-hint-peril = Peril counts down here. It strikes at the end of a round and punishes slow teams; there is no threat to spend against you.
alliance-mission-old-hands-hint-rest = Resting recovers strain up to your endurance, and what is left over is lost. It does not heal damage any more.
alliance-mission-old-hands-hint-door = A figure opens a door only from a space right in front of it, not diagonally.
alliance-mission-old-hands-hint-crate = Whoever opens a crate keeps the supply card until the end of the mission. No crate tokens, no credits to count.
alliance-mission-old-hands-hint-medpac = Medpacs belong to the whole team. One may be used with a rest and heals 5 damage; that is how you heal now.
alliance-mission-old-hands-hint-successes = A test of the mission counts successes, one for each surge. Gideon has three dice for insight, Gaarkhan one.
alliance-mission-old-hands-hint-in-sum = A part counts as well: successes add up here until the goal is reached, whoever tests.
alliance-mission-old-hands-hint-one-goal = There is one main objective at a time. Killing everybody wins nothing unless the objective says so.
alliance-mission-old-hands-hint-last-door = Take a breath, then open it. A group that comes in may act in this very round.
alliance-mission-old-hands-hint-wounds = A defeated hero is wounded and goes on with a turned sheet; the second time it withdraws. You lose when all are wounded.

## Hints beside the boxed game

alliance-mission-old-hands-hint-pages = Nothing is set up in advance. The mission tells you page by page what to lay out, and only then.
alliance-mission-old-hands-hint-portraits = With two heroes each of you has 10 bonus health (the number at the portrait) and two activations per round (the portrait behind it). Play one, then tap “Activation finished”.
alliance-mission-old-hands-hint-window = Nobody plays the Empire. One ready group, drawn at random, acts by this card: the bonus for the group, then for each figure the list from top to bottom. Tap “Done” afterwards.
alliance-mission-old-hands-hint-last-figure = Damage stays on your table. The screen only has to know when the last figure of a group is defeated: tap it here.
alliance-mission-old-hands-hint-falls = A defeated hero is wounded: tap its portrait, discard its damage and turn the sheet over. The second time it withdraws. You lose when all are wounded.
alliance-mission-old-hands-hint-tap-door = A figure opens a door only from a space right in front of it, not diagonally. Then tap the door here and say who did it.
alliance-mission-old-hands-hint-tap-crate = Tap the crate and say who opened it. Whoever did draws a supply card from your deck and keeps it until the end of the mission. No crate tokens, no credits to count.
alliance-mission-old-hands-hint-tap-medpac = Medpacs belong to the whole team. Whoever uses one while resting recovers 5 damage: tap here when you do. That is how you heal now.
alliance-mission-old-hands-hint-enter-successes = A test of the mission counts successes, one for each surge. Tap the console, say who tests, roll and enter them. Gideon has three dice for insight, Gaarkhan one.
