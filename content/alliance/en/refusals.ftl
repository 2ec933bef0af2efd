# Why the rules of alliance refuse a choice (refused-<code>) or a set-up (problem-<code>). One friendly sentence each; the
# number of the rule is shown beside it.

refused-alliance-not-your-turn = It is another hero’s turn.
refused-alliance-not-now = That is not what the table is waiting for right now.
refused-alliance-no-actions = This figure has no action left.
refused-alliance-stunned = A Stunned figure can neither attack nor leave its space by choice; discarding Stunned is an action.
refused-alliance-out-of-reach = This figure has too few movement points to get there.
refused-alliance-strained-twice = Strain buys at most two movement points per activation.
refused-alliance-no-endurance = Nobody can choose to suffer strain beyond endurance.
refused-alliance-no-target = There is no such target on the map.
refused-alliance-no-weapon = There is no weapon to make this attack with.
refused-alliance-attacked = An ally figure attacks at most once per activation.
refused-alliance-not-adjacent = To interact, stand on the token or next to it; a door must border your space directly.
refused-alliance-no-medpac = The team has no medpac to use here.
refused-alliance-no-rest = Only heroes rest.
refused-alliance-not-usable = This ability cannot be used now: its moment, a condition or its price is missing.
refused-alliance-not-hostile = Only hostile figures can be attacked.
refused-alliance-target-not-adjacent = A melee attack needs an adjacent target.
refused-alliance-beyond-reach = With Reach, the target must be within 2 spaces.
refused-alliance-no-sight = There is no line of sight to the target.
refused-alliance-too-near = This figure cannot attack adjacent figures.
refused-alliance-door-locked = This door is locked; something else must open it.
refused-alliance-heroes-only = Only heroes can do this; allies cannot.

problem-alliance-heroes = Two, three or four heroes can play; alone, take two.
problem-alliance-unknown-hero = There is no such hero.
problem-alliance-hero-twice = Every hero can be taken once only.
problem-alliance-unknown-map = There is no such map.
problem-alliance-unknown-enemy = There is no such enemy group.
problem-alliance-unknown-ally = There is no such ally group.
problem-alliance-no-card-left = One box does not have that many cards of this group.
problem-alliance-too-many-enemies = That many figures do not fit on the map.
problem-alliance-unknown-card = There is no such card to bring.
problem-alliance-card-of-another = That card belongs to another hero.
problem-alliance-card-twice = Every card can be brought once only.
problem-alliance-card-taken = The box has this card once, and another hero brings it already.
problem-alliance-modification = A modification goes after a weapon of its kind that still has room for it.
problem-alliance-too-much-equipment = A hero brings at most two weapons, one armour and three pieces of equipment.
problem-alliance-too-many-cards = That is too many cards for one hero.
problem-alliance-unknown-mission = There is no such mission.
problem-alliance-mission-heroes = This mission is told for certain heroes; they play it with their starting items.
problem-alliance-mission-enemies = A mission chooses its enemies itself.
problem-alliance-unknown-product = There is no such pack in the collection.

# The server asks for problems under this name.
refused-alliance-heroes = { problem-alliance-heroes }
refused-alliance-unknown-hero = { problem-alliance-unknown-hero }
refused-alliance-hero-twice = { problem-alliance-hero-twice }
refused-alliance-unknown-map = { problem-alliance-unknown-map }
refused-alliance-unknown-enemy = { problem-alliance-unknown-enemy }
refused-alliance-unknown-ally = { problem-alliance-unknown-ally }
refused-alliance-no-card-left = { problem-alliance-no-card-left }
refused-alliance-too-many-enemies = { problem-alliance-too-many-enemies }
refused-alliance-unknown-card = { problem-alliance-unknown-card }
refused-alliance-card-of-another = { problem-alliance-card-of-another }
refused-alliance-card-twice = { problem-alliance-card-twice }
refused-alliance-card-taken = { problem-alliance-card-taken }
refused-alliance-modification = { problem-alliance-modification }
refused-alliance-too-much-equipment = { problem-alliance-too-much-equipment }
refused-alliance-too-many-cards = { problem-alliance-too-many-cards }

## On the star map

refused-alliance-mission-closed = This mission is not open now.
refused-alliance-no-such-ally = This ally has no deployment left.
refused-alliance-no-encounter = There is no such encounter on the star map, or not any more.
refused-alliance-no-credits = The team cannot pay for that.
refused-alliance-not-in-stock = The armory does not offer that now.
refused-alliance-not-for-sale = The armory does not buy that: starting gear, class cards and rewards are not for sale.
refused-alliance-not-owned = The team does not own that.
refused-alliance-no-training = This hero has no training left; the next one comes after the next mission.
refused-alliance-not-trainable = The first class card may cost 1 experience point, the second up to 2, and so on.
refused-alliance-no-untraining = Only the class card taken last can be given back, and only if it was taken since the last mission.
refused-alliance-cannot-hold = It cannot go there: two weapons, one armour, three pieces of equipment, modifications under a weapon of their kind that has room, and rewards stay with their hero.

## Missions and campaigns

problem-alliance-unknown-campaign = There is no such campaign.
problem-alliance-team-name = A team has a name of 1 to 40 characters.
problem-alliance-mission-difficulty = Missions and campaigns are played on normal or hard.
problem-alliance-mission-and-campaign = Choose a single mission or a campaign, not both.
problem-alliance-campaign-cards = In a campaign the heroes begin with their starting items only.
problem-alliance-campaign-version = This campaign was saved by a newer version of the program.
problem-alliance-campaign-heroes = A campaign goes on with the heroes it was begun with, in their seats.

refused-alliance-unknown-campaign = { problem-alliance-unknown-campaign }
refused-alliance-team-name = { problem-alliance-team-name }
refused-alliance-mission-difficulty = { problem-alliance-mission-difficulty }
refused-alliance-mission-and-campaign = { problem-alliance-mission-and-campaign }
refused-alliance-campaign-cards = { problem-alliance-campaign-cards }
refused-alliance-campaign-version = { problem-alliance-campaign-version }
refused-alliance-campaign-heroes = { problem-alliance-campaign-heroes }
refused-alliance-unknown-mission = { problem-alliance-unknown-mission }
refused-alliance-mission-heroes = { problem-alliance-mission-heroes }
refused-alliance-mission-enemies = { problem-alliance-mission-enemies }
refused-alliance-unknown-product = { problem-alliance-unknown-product }
