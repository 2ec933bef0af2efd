# Why the rules of arena refuse a choice (refused-<code>) or a set-up (problem-<code>). One friendly sentence each; the
# number of the rule is shown beside it.

refused-arena-not-now = That is not what the table is waiting for right now.
refused-arena-start = Start on a field next to a pillar that nobody else has claimed.
refused-arena-face = A die shows 1 to 6.
refused-arena-reported = You have no die left to report in this roll.
refused-arena-no-die = You have no die left to place in this roll.
refused-arena-no-card = There is no card in that place.
refused-arena-no-field = Your ability board has no such action field.
refused-arena-field-taken = A die already lies on that action field; it is free again next round.
refused-arena-field-face = That action field only takes the die value printed on it.
refused-arena-die-placed = Only a die of this roll that has not been placed yet can be turned.
refused-arena-force-low = The last step of Force must not be spent, or the marker would land on 0.
refused-arena-die-limit = A die cannot be turned above 6 or below 1.
refused-arena-r2d2 = R2-D2 cannot help now: he turns one die a round, and only if he is in play.
refused-arena-no-way = Your Jedi cannot get there, because pillars, droids and other Jedi bar the way.
refused-arena-no-such-place = There is no such field in the arena.
refused-arena-not-adjacent = You can only strike droids on fields directly next to your Jedi.
refused-arena-too-strong = The combat value you have left is too low for that droid.
refused-arena-no-droid = There is no droid to strike on that field.
refused-arena-push-kind = The Force push takes a droid of the kind shown, and none stands on that field.

problem-arena-players = Two, three or four Jedi can play.
problem-arena-jedi-twice = Every Jedi can be played by one person only.
problem-arena-sixth-die = A sixth die goes to one of three players, and only when three are playing.

# The server asks for problems under this name.
refused-arena-players = { problem-arena-players }
refused-arena-jedi-twice = { problem-arena-jedi-twice }
refused-arena-sixth-die = { problem-arena-sixth-die }
