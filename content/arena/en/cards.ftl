# Names and flavour of the arena pack: Jedi, droids, threats and mega threats.

## Jedi. .short fits a narrow label, .line says how the ability board plays.

arena-jedi-obi-wan = Obi-Wan Kenobi
    .short = Obi-Wan
    .line = Gathers more Force than anyone and always has a sound blow ready.
arena-jedi-anakin = Anakin Skywalker
    .short = Anakin
    .line = Lands the heaviest attacks and clears whole areas in a single charge.
arena-jedi-mace = Mace Windu
    .short = Mace
    .line = Strikes again and again, and turns even a 1 into a mighty blow.
arena-jedi-kit = Kit Fisto
    .short = Kit
    .line = Sweeps droids away anywhere in the arena without taking a step.

## Droids

arena-droid-battle = battle droid
    .plural = battle droids
    .short = Battle
arena-droid-super = super battle droid
    .plural = super battle droids
    .short = Super
arena-droid-droideka = droideka
    .plural = droidekas
    .short = Droideka

## Threats

arena-threat-jammed-comlinks = Jammed Comlinks
    .flavour = Only static answers, and nobody knows who is still standing.
arena-threat-pincer-attack = Pincer Attack
    .flavour = Two columns swing inward like the jaws of a trap.
arena-threat-marksmen-above = Marksmen Above
    .flavour = Red aiming lights creep down from the upper galleries.
arena-threat-smoke-curtain = Smoke Curtain
    .flavour = Behind the grey veil you hear only the tramp of metal.
arena-threat-closing-ring = Closing Ring
    .flavour = Step by step the grey ranks draw the circle tighter.
arena-threat-scattered-comrades = Scattered Comrades
    .flavour = In the haze each fights alone and hopes for help.
arena-threat-falling-masonry = Falling Masonry
    .flavour = Stray fire bites into the stands, and whole arches come down.
arena-threat-breached-gate = Breached Gate
    .flavour = The grating bursts, and something heavy rolls out of the dark.
arena-threat-rolling-charge = Rolling Charge
    .flavour = Bronze wheels race across the sand and unfold at full speed.
arena-threat-crossfire = Crossfire
    .flavour = Bolts from four sides, and no cover anywhere.
arena-threat-dust-cloud = Dust Cloud
    .flavour = The sand rises, and new shadows march in under it.
arena-threat-wavering-courage = Wavering Courage
    .flavour = For one breath too long, everyone counts the enemy.
arena-threat-rocket-volley = Rocket Volley
    .flavour = Wrist launchers click into place along the whole line.
arena-threat-assembly-line = Assembly Line
    .flavour = Still warm from the foundry, they walk straight into battle.
arena-threat-wall-of-steel = Wall of Steel
    .flavour = Shield beside shield, they advance without leaving a gap.

## Mega threats

arena-mega-gates-thrown-open = Gates Thrown Open
    .flavour = All around the sand the portcullises rise at once.
arena-mega-shielded-column = Shielded Column
    .flavour = Under a humming dome they march towards you, rank upon rank.
arena-mega-sky-on-fire = Sky on Fire
    .flavour = The guns on the rim have found their range.
arena-mega-twin-commanders = Twin Commanders
    .flavour = Two command droids, one mind: strike both or neither falls.
arena-mega-last-stand = Last Stand
    .flavour = Engines roar above. Hold the circle until the ramps open.
