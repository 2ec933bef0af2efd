# The sides of the map tiles, what their floors are, and what stands on them.

defenders-side-c1 = Main Street
defenders-side-c2 = Command Post
defenders-side-d1 = Three Hills
defenders-side-d2 = Tent Below the Ridge
defenders-side-f1 = The Glades
defenders-side-f2 = The Farm
defenders-side-g1 = The Lattice
defenders-side-g2 = The Abyss
defenders-side-r1 = The Courtyard
defenders-side-r2 = The Factory
defenders-side-s1 = The Core
defenders-side-s2 = The Spine

defenders-terrain-city = City
defenders-terrain-desert = Desert
defenders-terrain-forest = Forest
defenders-terrain-grid = Virtual grid
defenders-terrain-ship = Alien ship
defenders-terrain-urban = Urban complex

defenders-obstacle-block = Block of light
defenders-obstacle-cactus = Cactus
defenders-obstacle-console = Console
defenders-obstacle-container = Container
defenders-obstacle-crate = Crates
defenders-obstacle-dune = Dune
defenders-obstacle-hay = Hay bales
defenders-obstacle-hedge = Hedge
defenders-obstacle-hull = Hull
defenders-obstacle-kiosk = Kiosk
defenders-obstacle-machine = Machine
defenders-obstacle-mast = Radio mast
defenders-obstacle-reactor = Reactor
defenders-obstacle-rock = Rocks
defenders-obstacle-tree = Trees
defenders-obstacle-vehicle = Vehicle
defenders-obstacle-well = Well
