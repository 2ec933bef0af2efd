# The maps: name, and a line of flavour under it.

alliance-map-conduit = Conduit 7
alliance-map-conduit-note = A service corridor, two closed doors on the left, and a gunner at the far end who has nothing else to look at.
alliance-map-den = The Hunters' Den
alliance-map-den-note = Somebody left a light on and a cage open.
alliance-map-bunker = Bunker under the Trees
alliance-map-bunker-note = The front gate is watched. So is the back gate, but by fewer of them.
alliance-map-outpost = Pit Outpost
alliance-map-outpost-note = They built the hall round a hole in the desert and never said what the hole is for.
alliance-map-clearing = The Clearing
alliance-map-clearing-note = No cover worth the name and no doors at all: whoever runs first is seen first.
alliance-map-quarry = The Old Quarry
alliance-map-quarry-note = The ground shakes in a steady beat, and it is not the machines.
