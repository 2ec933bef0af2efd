# Namen des Allianz-Pakets: Helden, die Fähigkeiten ihrer Bögen und ihre Karten. Was eine Karte tut, wird aus ihren
# Daten gezeichnet.

## Helden

alliance-hero-diala-passil = Diala Passil
alliance-hero-diala-passil-title = Gequälte Verbannte
alliance-hero-fenn-signis = Fenn Signis
alliance-hero-fenn-signis-title = Abgebrühter Veteran
alliance-hero-gaarkhan = Gaarkhan
alliance-hero-gaarkhan-title = Grimmiger Krieger
alliance-hero-gideon-argus = Gideon Argus
alliance-hero-gideon-argus-title = Tapferer Kommandant
alliance-hero-jyn-odan = Jyn Odan
alliance-hero-jyn-odan-title = Gerissene Schmugglerin
alliance-hero-mak-eshkarey = Mak Eshka’rey
alliance-hero-mak-eshkarey-title = Kühner Abtrünniger

## Fähigkeiten der Heldenbögen

alliance-ability-precise-strike = Präziser Schlag
alliance-ability-foresight = Vorahnung
alliance-ability-havoc-shot = Chaosschuss
alliance-ability-lone-wolf = Einsamer Wolf
alliance-ability-charge = Sturmangriff
alliance-ability-rage = Raserei
alliance-ability-command = Befehl
alliance-ability-disabling-shot = Lähmender Schuss
alliance-ability-quick-draw = Schnell gezogen
alliance-ability-opportunist = Opportunistin
alliance-ability-ambush = Hinterhalt
alliance-ability-covert = Versteck

## Klassenkarten: Diala Passil

alliance-card-plasteel-staff = Stab aus Plastahl
alliance-card-force-throw = Machtschub
alliance-card-force-adept = Machtadept
alliance-card-battle-meditation = Kampfmeditation
alliance-card-defensive-stance = Verteidigungshaltung
alliance-card-art-of-movement = Kunst der Bewegung
alliance-card-snap-kick = Schneller Tritt
alliance-card-way-of-the-sarlacc = Weg des Sarlacc
alliance-card-dancing-weapon = Tanzende Klinge

## Klassenkarten: Fenn Signis

alliance-card-infantry-rifle = Infanteriegewehr
alliance-card-tactical-movement = Taktisches Vorrücken
alliance-card-take-cover = In Deckung!
alliance-card-adrenaline-rush = Adrenalinschub
alliance-card-weapon-expert = Waffenexperte
alliance-card-suppressive-fire = Unterstützungsfeuer
alliance-card-trench-fighter = Grabenkämpfer
alliance-card-rebel-elite = Elitesoldat der Rebellion
alliance-card-superior-positioning = Überlegene Position

## Klassenkarten: Gaarkhan

alliance-card-vibro-ax = Vibroaxt
alliance-card-wookiee-fortitude = Zähigkeit der Wookiees
alliance-card-wookiee-loyalty = Loyalität der Wookiees
alliance-card-ferocity = Wildheit
alliance-card-staggering-blow = Betäubungsschlag
alliance-card-rampage = Amoklauf
alliance-card-vicious-strike = Tödlicher Hieb
alliance-card-brutal-cleave = Brutaler Spaltschlag
alliance-card-unstoppable = Unaufhaltsam

## Klassenkarten: Gideon Argus

alliance-card-holdout-blaster = Miniblaster
alliance-card-called-shot = Gezielter Schuss
alliance-card-military-efficiency = Militärische Effizienz
alliance-card-air-of-command = Respektabler Kommandeur
alliance-card-mobile-tactician = Mobiler Taktiker
alliance-card-for-the-cause = Für die Sache!
alliance-card-rallying-shout = Schlachtruf
alliance-card-hammer-and-anvil = Hammer und Amboss
alliance-card-masterstroke = Meisterleistung

## Klassenkarten: Jyn Odan

alliance-card-vintage-blaster = Klassischer Blaster
alliance-card-quick-as-a-whip = Schneller als der Tod
alliance-card-smugglers-luck = Schmugglerglück
alliance-card-cheap-shot = Fieser Trick
alliance-card-roll-with-it = Das kann ich ab
alliance-card-get-cocky = Übermütig
alliance-card-gunslinger = Revolverheld
alliance-card-trick-shot = Unmöglicher Schuss
alliance-card-sidewinder = Haken schlagen

## Klassenkarten: Mak Eshka’rey

alliance-card-longblaster = Langblaster
alliance-card-disengage = Rückzug
alliance-card-supply-network = Kontaktnetzwerk
alliance-card-target-acquired = Zielerfassung
alliance-card-jeswandi-training = Jeswandi-Training
alliance-card-execute = Exekutieren
alliance-card-expertise = Kompetenz
alliance-card-no-escape = Kein Entkommen
alliance-card-decoy = Köder

## Gegenstände der Stufe 1

alliance-card-armored-gauntlets = Panzerhandschuh
alliance-card-balanced-hilt = Ausbalancierter Griff
alliance-card-combat-coat-t1 = Kampfjacke
alliance-card-dh-17 = DH-17
alliance-card-dl-44 = DL-44
alliance-card-e-11 = E-11
alliance-card-extended-haft = Verlängerter Schaft
alliance-card-marksman-barrel = Scharfschützen-Gewehrlauf
alliance-card-portable-medkit = Tragbares Medikit
alliance-card-survival-gear = Überlebensausrüstung
alliance-card-tactical-display = Taktische Anzeige
alliance-card-vibroblade = Vibroklinge

## Gegenstände der Stufe 2

alliance-card-deathhammer-434 = 434 „Todeshammer“
alliance-card-a280 = A280
alliance-card-bd-1-vibro-ax = BD-1-Vibroaxt
alliance-card-combat-coat-t2 = Kampfjacke
alliance-card-extra-ammunition = Munitionsgürtel
alliance-card-high-impact-guard = Stabile Parierstange
alliance-card-laminate-armor-t2 = Plattenrüstung
alliance-card-overcharger = Turbolader
alliance-card-slicing-tools = Hacker-Werkzeug
alliance-card-spread-barrel = Streulauf
alliance-card-t-21 = T-21
alliance-card-vibro-knucklers = Vibro-Schlagring

## Gegenstände der Stufe 3

alliance-card-combat-knife = Kampfmesser
alliance-card-combat-visor = Gefechtsvisor
alliance-card-dxr-6 = DXR-6
alliance-card-disruption-cell = Disruptor-Energiezelle
alliance-card-force-pike = Energiepike
alliance-card-laminate-armor-t3 = Plattenrüstung
alliance-card-personal-shields = Tragbarer Schildgenerator
alliance-card-pulse-cannon = Pulskanone
alliance-card-reinforced-helmet = Verstärkter Helm
alliance-card-shock-emitter = Elektroschocker
alliance-card-sporting-blaster = Sportblaster
alliance-card-telescoping-sights = Teleskop-Zielfernrohr

## Vorräte

alliance-card-adrenal-stim = Adrenalin-Stim
alliance-card-bacta-infusion = Bacta-Infusion
alliance-card-c22-frag-grenade = C22-Splittergranate
alliance-card-emergency-medpac = Notfall-Medipack
alliance-card-shock-grenade = Schockgranate
alliance-card-c1-comlink = C1-Komlink
alliance-card-troop-data = Truppendaten
alliance-card-valuable-goods = Wertvolle Waren

## Belohnungen

alliance-card-heroic = Heroisch
alliance-card-legendary = Legendär
alliance-card-adrenal-implant = Bioimplantat
alliance-card-allied-operations = Alliierte
alliance-card-rebel-recon = Aufklärungsdaten
alliance-card-the-ways-of-the-force = Wege der Macht
alliance-card-fearless-leader = Furchtloser Anführer
alliance-card-life-debt = Lebensschuld
alliance-card-peacemaker = Friedensstifter
alliance-card-shadow-suit = Schattenanzug
alliance-card-shu-yens-lightsaber = Shu Yens Lichtschwert
alliance-card-veteran-prowess = Tapferer Veteran
alliance-card-imperial-industry = Imperiale Industrie
alliance-card-old-wounds = Alte Wunden
alliance-card-special-operations = Sonderoperationen
alliance-card-supply-deficit = Versorgungsengpass
alliance-card-supply-deficit-ask = Der Nachschub ist knapp. Was tut ihr?
alliance-card-supply-deficit-pay = 100 Credits zahlen
alliance-card-supply-deficit-bear = Jeder Held erleidet 2 Anstrengung
