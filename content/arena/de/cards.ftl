# Namen und Stimmungstexte des Arena-Pakets: Jedi, Droiden, Bedrohungen und Mega-Bedrohungen.

## Jedi. .short passt auf ein schmales Schild, .line sagt, wie sich das Tableau spielt.

arena-jedi-obi-wan = Obi-Wan Kenobi
    .short = Obi-Wan
    .line = Sammelt mehr Macht als alle anderen und hat stets einen soliden Hieb parat.
arena-jedi-anakin = Anakin Skywalker
    .short = Anakin
    .line = Führt die wuchtigsten Angriffe und räumt ganze Gebiete in einem Zug.
arena-jedi-mace = Mace Windu
    .short = Mace
    .line = Schlägt immer wieder zu und macht selbst aus einer 1 einen mächtigen Hieb.
arena-jedi-kit = Kit Fisto
    .short = Kit
    .line = Fegt Droiden überall in der Arena fort, ohne einen Schritt zu tun.

## Droiden

arena-droid-battle = Kampfdroide
    .plural = Kampfdroiden
    .short = Kampf
arena-droid-super = Superkampfdroide
    .plural = Superkampfdroiden
    .short = Super
arena-droid-droideka = Droideka
    .plural = Droidekas
    .short = Droideka

## Bedrohungen

arena-threat-jammed-comlinks = Gestörte Komlinks
    .flavour = Nur Rauschen antwortet, und niemand weiß, wer noch steht.
arena-threat-pincer-attack = Zangenangriff
    .flavour = Zwei Kolonnen schwenken ein und schnappen zu wie eine Falle.
arena-threat-marksmen-above = Schützen auf den Rängen
    .flavour = Rote Zielpunkte wandern von den oberen Rängen herab.
arena-threat-smoke-curtain = Rauchvorhang
    .flavour = Hinter dem grauen Schleier hört ihr nur metallene Schritte.
arena-threat-closing-ring = Der Ring wird enger
    .flavour = Schritt für Schritt ziehen die grauen Reihen den Kreis zu.
arena-threat-scattered-comrades = Versprengte Gefährten
    .flavour = Im Dunst kämpft jeder für sich und hofft auf Beistand.
arena-threat-falling-masonry = Stürzendes Mauerwerk
    .flavour = Verirrte Schüsse treffen die Ränge, ganze Bögen brechen herab.
arena-threat-breached-gate = Gesprengtes Tor
    .flavour = Das Gitter birst, und etwas Schweres rollt aus dem Dunkel.
arena-threat-rolling-charge = Rollende Attacke
    .flavour = Bronzene Räder rasen über den Sand und klappen im Lauf auf.
arena-threat-crossfire = Kreuzfeuer
    .flavour = Schüsse von vier Seiten, und nirgends eine Deckung.
arena-threat-dust-cloud = Staubwolke
    .flavour = Der Sand steigt auf, und mit ihm kommen neue Schatten.
arena-threat-wavering-courage = Wankender Mut
    .flavour = Einen Atemzug zu lang zählt jeder nur die Gegner.
arena-threat-rocket-volley = Raketensalve
    .flavour = Auf ganzer Linie rasten die Werfer an den Handgelenken ein.
arena-threat-assembly-line = Frisch vom Fließband
    .flavour = Noch warm aus der Gießerei marschieren sie geradewegs in die Schlacht.
arena-threat-wall-of-steel = Wand aus Stahl
    .flavour = Schild an Schild rücken sie vor und lassen keine Lücke.

## Mega-Bedrohungen

arena-mega-gates-thrown-open = Alle Tore offen
    .flavour = Rings um den Sand heben sich zugleich die Fallgitter.
arena-mega-shielded-column = Kolonne unter dem Schild
    .flavour = Unter einer summenden Kuppel rücken sie vor, Reihe um Reihe.
arena-mega-sky-on-fire = Himmel in Flammen
    .flavour = Die Geschütze am Rand haben sich eingeschossen.
arena-mega-twin-commanders = Zwei Befehlshaber
    .flavour = Zwei Kommandodroiden, ein Wille: Trefft beide, sonst fällt keiner.
arena-mega-last-stand = Das letzte Gefecht
    .flavour = Über euch dröhnen Triebwerke. Haltet durch, bis die Rampen aufgehen.
