# The pieces from which players build a table of their own.

specops-stock-long-hedge = Long hedge
specops-stock-bushes = Bushes
specops-stock-large-wood = Large wood
specops-stock-small-wood = Small wood
specops-stock-ruins = Rubble
specops-stock-crater = Crater
specops-stock-barricade = Barricade
specops-stock-crates = Crates
specops-stock-platform = Landing pad
specops-stock-container = Container
specops-stock-long-wall = Long wall
specops-stock-low-wall = Low wall
specops-stock-wall-corner = Corner of a wall
specops-stock-rock = Rock
specops-stock-house = House
specops-stock-tower = Tower
specops-stock-pool = Pool
specops-stock-generator = Generator
