# Die Seiten der Spielplanteile, ihre Böden und was darauf steht.

defenders-side-c1 = Hauptstraße
defenders-side-c2 = Kommandoposten
defenders-side-d1 = Drei Hügel
defenders-side-d2 = Zelt unterm Felsgrat
defenders-side-f1 = Die Lichtungen
defenders-side-f2 = Der Bauernhof
defenders-side-g1 = Das Gitter
defenders-side-g2 = Der Abgrund
defenders-side-r1 = Der Innenhof
defenders-side-r2 = Die Fabrik
defenders-side-s1 = Der Kern
defenders-side-s2 = Das Rückgrat

defenders-terrain-city = Stadt
defenders-terrain-desert = Wüste
defenders-terrain-forest = Wald
defenders-terrain-grid = Virtuelles Raster
defenders-terrain-ship = Alienschiff
defenders-terrain-urban = Wohn- und Industrieblock

defenders-obstacle-block = Lichtblock
defenders-obstacle-cactus = Kaktus
defenders-obstacle-console = Konsole
defenders-obstacle-container = Container
defenders-obstacle-crate = Kisten
defenders-obstacle-dune = Düne
defenders-obstacle-hay = Heuballen
defenders-obstacle-hedge = Hecke
defenders-obstacle-hull = Schiffshülle
defenders-obstacle-kiosk = Kiosk
defenders-obstacle-machine = Maschine
defenders-obstacle-mast = Funkmast
defenders-obstacle-reactor = Reaktor
defenders-obstacle-rock = Felsen
defenders-obstacle-tree = Bäume
defenders-obstacle-vehicle = Fahrzeug
defenders-obstacle-well = Brunnen
