# Dead Weight: something heavy out of a house that would rather sell it twice.

alliance-mission-dead-weight = Dead Weight
alliance-mission-dead-weight-brief = Madame Quill collects what people forget to burn. In her vault: the master reel, eleven years of the open band, unedited. It weighs as much as a man and hums when you walk.

## Objectives

alliance-mission-dead-weight-objective-into-the-vault = Get into the vault.
alliance-mission-dead-weight-objective-the-reel = Lift the master reel.
alliance-mission-dead-weight-objective-out = Carry the reel out, front or back.
alliance-mission-dead-weight-objective-the-twins = Unlock the bars in the pens.

## Things and places

alliance-mission-dead-weight-object-door-gallery = Curtain door
alliance-mission-dead-weight-object-door-gallery-note = Velvet on this side, steel on the other. Behind it somebody laughs with too many teeth.
alliance-mission-dead-weight-object-door-pens = Pen door
alliance-mission-dead-weight-object-door-pens-note = Scratched from within, at the height of your belt. Somebody behind it is singing, badly, in two parts.
alliance-mission-dead-weight-object-door-vault = Vault door
alliance-mission-dead-weight-object-door-vault-note = It wants the floor boss’s key, or a good talk with the terminal beside the statue.
alliance-mission-dead-weight-object-door-back = Back door
alliance-mission-dead-weight-object-door-back-note = No lock on this side at all. It opens when Madame Quill says so.
alliance-mission-dead-weight-object-barkeep = Barkeep
alliance-mission-dead-weight-object-barkeep-note = Polishes one glass, asks three questions. Bring a lie that fits (insight), and the gallery will expect guests instead of thieves.
alliance-mission-dead-weight-object-till = Till
alliance-mission-dead-weight-object-till-note = A box under the counter marked UNPAID.
alliance-mission-dead-weight-object-lock = Lock terminal
alliance-mission-dead-weight-object-lock-note = Four digits and a sense of humour (tech).
alliance-mission-dead-weight-object-cellar-crate = House stores
alliance-mission-dead-weight-object-cellar-crate-note = What the house needs on bad nights: ice, rags, bacta.
alliance-mission-dead-weight-object-bars = The bars
alliance-mission-dead-weight-object-bars-note = Two women in quarry grey, back to back. “Hask.” “Oll.” “It’s a cheap lock.” “It’s a hungry cat.” (tech)
alliance-mission-dead-weight-object-trough = Trough
alliance-mission-dead-weight-object-trough-note = Nobody has searched here. You can see why.
alliance-mission-dead-weight-object-reel = The master reel
alliance-mission-dead-weight-object-reel-note = A drum of tape in a leather harness. Lay a hand on it: it hums, and the hum has pauses in it, like somebody waiting for an answer.
alliance-mission-dead-weight-object-strongbox = Strongbox
alliance-mission-dead-weight-object-strongbox-note = Open. She trusts her door.
alliance-mission-dead-weight-object-long-case = Long case
alliance-mission-dead-weight-object-long-case-note = Pawned, never collected. The ticket is nine years old.
alliance-mission-dead-weight-action-lie = Answer his questions
alliance-mission-dead-weight-action-slice = Crack the code
alliance-mission-dead-weight-action-unpick = Pick the lock
alliance-mission-dead-weight-region-front-exit = Front exit
alliance-mission-dead-weight-region-back-exit = Back exit

## Before it begins

alliance-mission-dead-weight-opening = Quill’s house has a bar in front, beasts at the side and everything else behind. “Don’t haggle,” said Ikka. “She likes it too much. In, reel, out.”
alliance-mission-dead-weight-opening-bar = Four tables, three drinkers, no music. The barkeep sets down a glass. “Who sent you, what for, and does she know?”
alliance-mission-dead-weight-three-questions = Before the curtain door is open, a hero may answer the barkeep (insight). With a success the guards in the gallery lose their first activation.
alliance-mission-dead-weight-too-long = At the end of round 12 (hard: 11) the buyers arrive, and the reel is theirs.

## The bar and the gallery

alliance-mission-dead-weight-lie-works = “Her cousin, the blue vase, and not yet,” you say. The barkeep thinks it over. Then he lifts the curtain for you himself.
alliance-mission-dead-weight-lie-fails = “Interesting,” says the barkeep, and goes on polishing. You may try another story.
alliance-mission-dead-weight-gallery-calm = Two Trandoshans sit over a board game with real teeth for pieces. One raises a claw: wait, it is his move.
alliance-mission-dead-weight-gallery-ready = Two Trandoshans get up from a board game. One pockets the pieces. They were teeth.
alliance-mission-dead-weight-off-duty-down = “I was never here,” says the officer from the floor. He means it as a request.
alliance-mission-dead-weight-key = On the boss’s belt, between other people’s trophies, hangs a plain key.
alliance-mission-dead-weight-lock-opens = The terminal asks for a fourth digit. Then it gives up guessing what you know, and opens.
alliance-mission-dead-weight-vault = No gold. Shelves: letters, logbooks, a child’s shoe with a label. She keeps what people needed gone. Round two corners, something hums.

## The pens

alliance-mission-dead-weight-pens = Straw, a drain, and a nexu that has not decided. Behind it, behind bars, two women applaud slowly. “Rescue?” “Or lunch?”
alliance-mission-dead-weight-twins-free = The lock drops. “Hask,” says one and takes a wrench off the wall. “Oll,” says the other and takes what the wrench was holding up. “Where’s the noise?”

## The reel

alliance-mission-dead-weight-lifted = The drum turns half a hand’s width as you lift it, and a voice is in the room, younger, tired, real: “Bring it in slow. How many aboard?” Then tape hiss. Then a man’s voice, nine years old, crying with relief: “Two. And a bird.”
alliance-mission-dead-weight-weight = The reel is heavy. At the end of each round in which somebody carries it, a hero of your choice suffers 1 strain. Only heroes can carry it.
alliance-mission-dead-weight-quill = The intercom crackles. “That was my husband,” says Madame Quill. “It was my bird. I have owned that minute for years and never had the courage to play it. Cut it out for me, and the back door is open.”
alliance-mission-dead-weight-quill-ask = Madame Quill wants her minute. Do you cut the reel?
alliance-mission-dead-weight-quill-cut = Cut out her minute.
alliance-mission-dead-weight-quill-whole = Leave the reel whole.
alliance-mission-dead-weight-cut-clean = One minute of tape, coiled like a ribbon, on a clean shelf. In the south a bolt slides back. “Thank you,” says Quill. “I should tell you that I sold you an hour ago. I would not, now. But it’s paid.”
alliance-mission-dead-weight-cut-ragged = The blade slips. It is a minute, more or less, with a torn edge. “Oh,” says Quill. Nothing else. In the taproom chairs are pushed back.
alliance-mission-dead-weight-whole = “No,” says Quill after a while. “I would not have cut it either.” She sounds sorry. “The back door isn’t locked. But I have to shout for somebody now, you understand, the house would talk.”
alliance-mission-dead-weight-back-way = A gangway along the drains, straight, nine paces. At its end hovers something with one red eye.

## On the way

alliance-mission-dead-weight-cellar-found = A bottle for the wound, and one for whoever dresses it.
alliance-mission-dead-weight-strongbox-found = Coins in rolls, each labelled with a name and the word “sorry”.
alliance-mission-dead-weight-case-found = Somebody needed money more than this. Somebody’s bad day is your good one.
alliance-mission-dead-weight-assassin-down = IG-88 folds up like a deck chair. In the taproom somebody orders a round, very quietly.
alliance-mission-dead-weight-first-wounded = “Not on the carpet,” says the intercom. “Please.”
alliance-mission-dead-weight-sold = The front door opens, and every drinker leaves by the window. The droid ducks under the lintel. It has come for the reel; it has been told that you will be attached to it.
alliance-mission-dead-weight-smoke = Somebody has set fire to the bar. It may have been the bar’s idea.
alliance-mission-dead-weight-buyers = Engines outside. The buyers have come for their property.

## The end

alliance-mission-dead-weight-how-front = The reel went out by the front door.
alliance-mission-dead-weight-how-back = The reel went out by the back door.
alliance-mission-dead-weight-how-too-late = The buyers came before you were out.
alliance-mission-dead-weight-how-all-wounded = The reel stayed with Madame Quill, for as long as it took to sell it.
alliance-mission-dead-weight-after-won = Ikka looks at the drum for a long time. “Eleven years,” she says. “Third of Harvest, two years back. There’d be a call. Two ships.” She straps it down very carefully. “Not now.”
alliance-mission-dead-weight-after-twins = Hask and Oll have found the galley, the tool locker and, between them, a fault in the left engine. They are staying.
alliance-mission-dead-weight-after-lost = Quill sells the reel back to those it came from, at a loss. With it goes a description of you: names, boots, who is fond of whom. On Relay Nine somebody reads it and says thank you.
