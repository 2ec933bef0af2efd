# Die Stücke, aus denen man sich einen Tisch baut.

specops-stock-long-hedge = Lange Hecke
specops-stock-bushes = Gebüsch
specops-stock-large-wood = Großer Wald
specops-stock-small-wood = Kleiner Wald
specops-stock-ruins = Schutt
specops-stock-crater = Krater
specops-stock-barricade = Barrikade
specops-stock-crates = Kisten
specops-stock-platform = Landeplattform
specops-stock-container = Container
specops-stock-long-wall = Lange Mauer
specops-stock-low-wall = Niedrige Mauer
specops-stock-wall-corner = Mauerecke
specops-stock-rock = Fels
specops-stock-house = Haus
specops-stock-tower = Turm
specops-stock-pool = Teich
specops-stock-generator = Generator
