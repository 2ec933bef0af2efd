# Tables and what stands on them.

## Tables. .line is a word about each.

specops-table-relay-station = Relay Station
    .line = Three blocks behind a wall, crates in the yard, a hedge on the way in.
specops-table-frozen-trench = Frozen Trench
    .line = Whoever crosses the line is seen; whoever lies in it is not.
specops-table-power-plant = Power Plant
    .line = Turbines nobody climbs and a roof somebody should.
specops-table-jungle-base = Jungle Base
    .line = Two huts in a jungle that hides everything and stops nothing.
specops-table-ridge-bunker = Ridge Bunker
    .line = A ridge, a bunker that looks both ways, and crates for stairs.
specops-table-dry-dock = Dry Dock
    .line = Containers in rows: corridors below, roofs above.
specops-table-market-quarter = Market Quarter
    .line = Houses around a market; every corner has a roof above it.
specops-table-canal-town = Canal Town
    .line = A canal cuts the town in two, and everybody watches the crossings.
specops-table-scrap-yard = Scrap Yard
    .line = Heaps of metal; nothing is straight, least of all the sight lines.
specops-table-spice-terraces = Spice Terraces
    .line = Low walls in steps: cover to kneel behind, none to stand behind.
specops-table-crash-site = Crash Site
    .line = A freighter’s hull is the only wall, its craters the only shelter.
specops-table-old-fort = Old Fort
    .line = Broken walls around a court, with gates where they always were.
specops-table-forest-road = Forest Road
    .line = A road, a forest, and trees that have been waiting.
specops-table-canyon-pass = Canyon Pass
    .line = Rock on both sides, ledges to climb, one way in and one way out.
specops-table-village-crossing = Village Crossing
    .line = Four houses at a crossing: a roof for everybody.
specops-table-swamp-causeway = Swamp Causeway
    .line = One dry way; the pools swallow boots and the reeds the rest.
specops-table-mining-track = Mining Track
    .line = Ore wagons and tailings, high ground on one side, machines on the other.
specops-table-ruined-highway = Ruined Highway
    .line = Wrecks, craters, and a bridge pier that still stands.
specops-table-twin-towers = Watchtowers
    .line = Two towers look at each other; whoever can climb owns the view.
specops-table-crossroads = Crossroads
    .line = Two roads between hedges, and houses at the corners.
specops-table-walled-garden = Walled Garden
    .line = A garden nobody has weeded, in walls nobody has mended.
specops-table-landing-field = Landing Field
    .line = Pads, cargo, fuel: flat ground with islands to hold.
specops-table-stone-circle = Stone Circle
    .line = Stones in a ring, and woods grown up to them.
specops-table-broken-bridge = Broken Bridge
    .line = A river that has moved and a bridge that has not.

## Pieces of terrain

specops-look-hedge = Hedge
specops-look-woods = Woods
specops-look-rubble = Rubble
specops-look-crater = Crater
specops-look-barricade = Barricade
specops-look-crates = Crates
specops-look-container = Container
specops-look-wall = Wall
specops-look-rock = Rock
specops-look-building = Building
specops-look-tower = Tower
specops-look-platform = Platform
specops-look-pool = Pool
specops-look-generator = Generator
