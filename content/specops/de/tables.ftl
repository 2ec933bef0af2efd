# Tables and what stands on them.

## Tables. .line is a word about each.

specops-table-relay-station = Relaisstation
    .line = Drei Blöcke hinter einer Mauer, Kisten im Hof, eine Hecke am Weg hinein.
specops-table-frozen-trench = Gefrorener Graben
    .line = Wer die Linie quert, wird gesehen; wer darin liegt, nicht.
specops-table-power-plant = Kraftwerk
    .line = Turbinen, auf die keiner klettert, und ein Dach, auf das jemand sollte.
specops-table-jungle-base = Dschungelbasis
    .line = Zwei Hütten in einem Dschungel, der alles verbirgt und nichts aufhält.
specops-table-ridge-bunker = Bunker am Grat
    .line = Ein Grat, ein Bunker, der beide Seiten sieht, und Kisten als Treppe.
specops-table-dry-dock = Trockendock
    .line = Container in Reihen: Gänge unten, Dächer oben.
specops-table-market-quarter = Marktviertel
    .line = Häuser um einen Markt; über jeder Ecke ist ein Dach.
specops-table-canal-town = Kanalstadt
    .line = Ein Kanal teilt die Stadt, und alle beobachten die Übergänge.
specops-table-scrap-yard = Schrottplatz
    .line = Berge von Metall; nichts ist gerade, am wenigsten die Sichtlinien.
specops-table-spice-terraces = Gewürzterrassen
    .line = Niedrige Mauern in Stufen: Deckung zum Knien, keine zum Stehen.
specops-table-crash-site = Absturzstelle
    .line = Der Rumpf eines Frachters ist die einzige Mauer, seine Krater der einzige Schutz.
specops-table-old-fort = Altes Fort
    .line = Gebrochene Mauern um einen Hof, die Tore, wo sie immer waren.
specops-table-forest-road = Waldstraße
    .line = Eine Straße, ein Wald, und Bäume, die gewartet haben.
specops-table-canyon-pass = Schluchtpass
    .line = Fels auf beiden Seiten, Vorsprünge zum Klettern, ein Weg hinein und einer hinaus.
specops-table-village-crossing = Dorfkreuzung
    .line = Vier Häuser an einer Kreuzung: ein Dach für jeden.
specops-table-swamp-causeway = Damm im Sumpf
    .line = Ein trockener Weg; die Tümpel schlucken Stiefel und das Schilf den Rest.
specops-table-mining-track = Grubenbahn
    .line = Erzwagen und Halden, auf der einen Seite Höhen, auf der anderen Maschinen.
specops-table-ruined-highway = Zerstörte Fernstraße
    .line = Wracks, Krater, und ein Brückenpfeiler, der noch steht.
specops-table-twin-towers = Wachtürme
    .line = Zwei Türme sehen sich an; wer klettern kann, hat die Aussicht.
specops-table-crossroads = Wegkreuz
    .line = Zwei Straßen zwischen Hecken, und Häuser an den Ecken.
specops-table-walled-garden = Ummauerter Garten
    .line = Ein Garten, in dem keiner gejätet, in Mauern, die keiner geflickt hat.
specops-table-landing-field = Landefeld
    .line = Plattformen, Fracht, Treibstoff: flacher Grund mit Inseln zum Halten.
specops-table-stone-circle = Steinkreis
    .line = Steine im Ring, und Wald, der bis an sie gewachsen ist.
specops-table-broken-bridge = Gebrochene Brücke
    .line = Ein Fluss, der gewandert ist, und eine Brücke, die blieb.

## Pieces of terrain

specops-look-hedge = Hecke
specops-look-woods = Wald
specops-look-rubble = Trümmer
specops-look-crater = Krater
specops-look-barricade = Barrikade
specops-look-crates = Kisten
specops-look-container = Container
specops-look-wall = Mauer
specops-look-rock = Felsen
specops-look-building = Gebäude
specops-look-tower = Turm
specops-look-platform = Plattform
specops-look-pool = Wasser
specops-look-generator = Generator
