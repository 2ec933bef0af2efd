# Namen und Stimmungstexte des Arena-Pakets: Jedi, Droiden, Bedrohungen und Mega-Bedrohungen.

## Jedi. .short passt auf ein schmales Schild, .line sagt, wie sich das Tableau spielt.

jedi-obi-wan = Obi-Wan Kenobi
    .short = Obi-Wan
    .line = Sammelt mehr Macht als alle anderen und hat stets einen soliden Hieb parat.
jedi-anakin = Anakin Skywalker
    .short = Anakin
    .line = Führt die wuchtigsten Angriffe und räumt ganze Gebiete in einem Zug.
jedi-mace = Mace Windu
    .short = Mace
    .line = Schlägt immer wieder zu und macht selbst aus einer 1 einen mächtigen Hieb.
jedi-kit = Kit Fisto
    .short = Kit
    .line = Fegt Droiden überall in der Arena fort, ohne einen Schritt zu tun.

## Droiden

droid-battle = Kampfdroide
    .plural = Kampfdroiden
    .short = Kampf
droid-super = Superkampfdroide
    .plural = Superkampfdroiden
    .short = Super
droid-droideka = Droideka
    .plural = Droidekas
    .short = Droideka

## Bedrohungen

threat-jammed-comlinks = Gestörte Komlinks
    .flavour = Nur Rauschen antwortet, und niemand weiß, wer noch steht.
threat-pincer-attack = Zangenangriff
    .flavour = Zwei Kolonnen schwenken ein und schnappen zu wie eine Falle.
threat-marksmen-above = Schützen auf den Rängen
    .flavour = Rote Zielpunkte wandern von den oberen Rängen herab.
threat-smoke-curtain = Rauchvorhang
    .flavour = Hinter dem grauen Schleier hört ihr nur metallene Schritte.
threat-closing-ring = Der Ring wird enger
    .flavour = Schritt für Schritt ziehen die grauen Reihen den Kreis zu.
threat-scattered-comrades = Versprengte Gefährten
    .flavour = Im Dunst kämpft jeder für sich und hofft auf Beistand.
threat-falling-masonry = Stürzendes Mauerwerk
    .flavour = Verirrte Schüsse treffen die Ränge, ganze Bögen brechen herab.
threat-breached-gate = Gesprengtes Tor
    .flavour = Das Gitter birst, und etwas Schweres rollt aus dem Dunkel.
threat-rolling-charge = Rollende Attacke
    .flavour = Bronzene Räder rasen über den Sand und klappen im Lauf auf.
threat-crossfire = Kreuzfeuer
    .flavour = Schüsse von vier Seiten, und nirgends eine Deckung.
threat-dust-cloud = Staubwolke
    .flavour = Der Sand steigt auf, und mit ihm kommen neue Schatten.
threat-wavering-courage = Wankender Mut
    .flavour = Einen Atemzug zu lang zählt jeder nur die Gegner.
threat-rocket-volley = Raketensalve
    .flavour = Auf ganzer Linie rasten die Werfer an den Handgelenken ein.
threat-assembly-line = Frisch vom Fließband
    .flavour = Noch warm aus der Gießerei marschieren sie geradewegs in die Schlacht.
threat-wall-of-steel = Wand aus Stahl
    .flavour = Schild an Schild rücken sie vor und lassen keine Lücke.

## Mega-Bedrohungen

mega-gates-thrown-open = Alle Tore offen
    .flavour = Rings um den Sand heben sich zugleich die Fallgitter.
mega-shielded-column = Kolonne unter dem Schild
    .flavour = Unter einer summenden Kuppel rücken sie vor, Reihe um Reihe.
mega-sky-on-fire = Himmel in Flammen
    .flavour = Die Geschütze am Rand haben sich eingeschossen.
mega-twin-commanders = Zwei Befehlshaber
    .flavour = Zwei Kommandodroiden, ein Wille: Trefft beide, sonst fällt keiner.
mega-last-stand = Das letzte Gefecht
    .flavour = Über euch dröhnen Triebwerke. Haltet durch, bis die Rampen aufgehen.
