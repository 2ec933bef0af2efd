# The maps: name, and a line of flavour under it.

alliance-map-conduit = Conduit 7
alliance-map-conduit-note = A service corridor, two closed doors on the left, and a gunner at the far end who has nothing else to look at.
alliance-map-den = The Hunters’ Den
alliance-map-den-note = Somebody left a light on and a cage open.
alliance-map-bunker = Bunker under the Trees
alliance-map-bunker-note = The front gate is watched. So is the back gate, but by fewer of them.
alliance-map-outpost = Pit Outpost
alliance-map-outpost-note = They built the hall round a hole in the desert and never said what the hole is for.
alliance-map-clearing = The Clearing
alliance-map-clearing-note = No cover worth the name and no doors at all: whoever runs first is seen first.
alliance-map-quarry = The Old Quarry
alliance-map-quarry-note = The ground shakes in a steady beat, and it is not the machines.

## Maps of the first act

alliance-map-first-steps = The Fuel Stop
alliance-map-first-steps-note = Two pumps, one rock, one door. Nobody ever meant to fight here.
alliance-map-old-hands = Listening Post Four
alliance-map-old-hands-note = The Empire left in a hurry and forgot to switch itself off.
alliance-map-wreck-wood = The Wreck in the Wood
alliance-map-wreck-wood-note = The trees are still smoking. Somebody has already counted the survivors.
alliance-map-singing-mast = The Singing Mast
alliance-map-singing-mast-note = The wind in the wires almost sounds like her.
alliance-map-weigh-house = The Weigh-House
alliance-map-weigh-house-note = Thick walls, good scales, and a door on every side.
alliance-map-customs-yard = The Customs Yard
alliance-map-customs-yard-note = Nothing to declare, and one long corridor to walk it through.
alliance-map-relay-ring = Relay Nine: The Ring
alliance-map-relay-ring-note = Two wings, two switches, and a door that opens for neither alone.
alliance-map-chorus-core = Relay Nine: The Chorus
alliance-map-chorus-core-note = Eleven years of one voice, played back over a hole in the floor.
alliance-map-quills-vault = Quill’s House
alliance-map-quills-vault-note = The drinks are cheap. Everything behind the bar is not.

## Between missions

alliance-map-camp = The Camp
alliance-map-camp-note = A fire, a pot, and for one evening nobody who shoots.
