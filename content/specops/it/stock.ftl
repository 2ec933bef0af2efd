# Gli elementi con cui ci si costruisce un tavolo.

specops-stock-long-hedge = Siepe lunga
specops-stock-bushes = Cespugli
specops-stock-large-wood = Bosco grande
specops-stock-small-wood = Boschetto
specops-stock-ruins = Macerie
specops-stock-crater = Cratere
specops-stock-barricade = Barricata
specops-stock-crates = Casse
specops-stock-platform = Piattaforma
specops-stock-container = Container
specops-stock-long-wall = Muro lungo
specops-stock-low-wall = Muro basso
specops-stock-wall-corner = Angolo di muro
specops-stock-rock = Roccia
specops-stock-house = Casa
specops-stock-tower = Torre
specops-stock-pool = Stagno
specops-stock-generator = Generatore
