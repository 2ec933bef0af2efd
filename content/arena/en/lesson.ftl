# What the lesson says, hint by hint.

arena-lesson-start = Read what you win and lose by. Then tap a lit field: there your Jedi begins, beside a pillar of its own.
arena-lesson-cards = These threats are open for one round. The mega threat has to be met, or the game is lost; the others hurt if they are not. A card asks for certain dice or for an exact sum.
arena-lesson-die = Your die has fallen. Put it on a card or on a field of your ability board; each says what it would do. This card can use it.
arena-lesson-fight = Your ability board is the other place for dice. On a fight field your Jedi walks and strikes: the die and the bonus are its combat value. Try it.
arena-lesson-strike = Walk as far as you like: tap a free field, then a lit droid. A battle droid costs 1, a super battle droid 2, a droideka 3 of your combat value.
arena-lesson-finish = Strike on while you can pay for it, and walk to where you want to stand. Then end the fight here.
arena-lesson-supplies = Droids that fall come back to these supplies, and new ones are taken from them. An empty supply loses the game, so keep the arena clear.
arena-lesson-force = The arrows at a die spend Force: one step turns a die by 1, also a friend’s. The last step cannot be spent, and at 0 you lose.
arena-lesson-round = This is the gunship’s way. Once all dice are placed, half-cleared areas refill, threats are checked and more droids rush in. Then comes the next round.
arena-lesson-areas = That was a whole round. Droids came to areas drawn from this pile. An area you clear completely does not refill, so finish what you start.
arena-lesson-end = You know it all now: five rounds like this one, and the gunship lands. Every line of the log names its rule; tap the number to read it. Good luck.
