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
alliance-ability-foresight = Voraussicht
alliance-ability-havoc-shot = Verheerender Schuss
alliance-ability-lone-wolf = Einsamer Wolf
alliance-ability-charge = Sturmangriff
alliance-ability-rage = Raserei
alliance-ability-command = Befehl
alliance-ability-disabling-shot = Lähmender Schuss
alliance-ability-quick-draw = Schnell gezogen
alliance-ability-opportunist = Opportunistin
alliance-ability-ambush = Hinterhalt
alliance-ability-covert = Verdeckt

## Klassenkarten: Diala Passil

alliance-card-plasteel-staff = Plastahlstab
alliance-card-force-throw = Machtwurf
alliance-card-force-adept = Machtbegabte
alliance-card-battle-meditation = Kampfmeditation
alliance-card-defensive-stance = Verteidigungshaltung
alliance-card-art-of-movement = Kunst der Bewegung
alliance-card-snap-kick = Schnapptritt
alliance-card-way-of-the-sarlacc = Weg des Sarlacc
alliance-card-dancing-weapon = Tanzende Waffe

## Klassenkarten: Fenn Signis

alliance-card-infantry-rifle = Infanteriegewehr
alliance-card-tactical-movement = Taktische Bewegung
alliance-card-take-cover = In Deckung
alliance-card-adrenaline-rush = Adrenalinschub
alliance-card-weapon-expert = Waffenexperte
alliance-card-suppressive-fire = Unterdrückungsfeuer
alliance-card-trench-fighter = Grabenkämpfer
alliance-card-rebel-elite = Rebellenelite
alliance-card-superior-positioning = Überlegene Stellung

## Klassenkarten: Gaarkhan

alliance-card-vibro-ax = Vibroaxt
alliance-card-wookiee-fortitude = Wookiee-Zähigkeit
alliance-card-wookiee-loyalty = Wookiee-Treue
alliance-card-ferocity = Wildheit
alliance-card-staggering-blow = Betäubender Hieb
alliance-card-rampage = Entfesselt
alliance-card-vicious-strike = Brutaler Schlag
alliance-card-brutal-cleave = Brutaler Spalthieb
alliance-card-unstoppable = Unaufhaltsam

## Klassenkarten: Gideon Argus

alliance-card-holdout-blaster = Taschenblaster
alliance-card-called-shot = Angesagter Schuss
alliance-card-military-efficiency = Militärische Effizienz
alliance-card-air-of-command = Geborener Anführer
alliance-card-mobile-tactician = Beweglicher Taktiker
alliance-card-for-the-cause = Für die Sache!
alliance-card-rallying-shout = Anfeuernder Ruf
alliance-card-hammer-and-anvil = Hammer und Amboss
alliance-card-masterstroke = Meisterstück

## Klassenkarten: Jyn Odan

alliance-card-vintage-blaster = Altbewährter Blaster
alliance-card-quick-as-a-whip = Schnell wie eine Peitsche
alliance-card-smugglers-luck = Schmugglerglück
alliance-card-cheap-shot = Fieser Schuss
alliance-card-roll-with-it = Geschickt abgerollt
alliance-card-get-cocky = Übermut
alliance-card-gunslinger = Revolverheldin
alliance-card-trick-shot = Trickschuss
alliance-card-sidewinder = Seitenwinder

## Klassenkarten: Mak Eshka’rey

alliance-card-longblaster = Langblaster
alliance-card-disengage = Absetzen
alliance-card-supply-network = Versorgungsnetz
alliance-card-target-acquired = Ziel erfasst
alliance-card-jeswandi-training = Jeswandi-Ausbildung
alliance-card-execute = Gnadenschuss
alliance-card-expertise = Fachwissen
alliance-card-no-escape = Kein Entkommen
alliance-card-decoy = Lockvogel

## Gegenstände der Stufe 1

alliance-card-armored-gauntlets = Panzerhandschuhe
alliance-card-balanced-hilt = Ausbalancierter Griff
alliance-card-combat-coat-t1 = Kampfmantel
alliance-card-dh-17 = DH-17
alliance-card-dl-44 = DL-44
alliance-card-e-11 = E-11
alliance-card-extended-haft = Verlängerter Schaft
alliance-card-marksman-barrel = Scharfschützenlauf
alliance-card-portable-medkit = Tragbares Medikit
alliance-card-survival-gear = Überlebensausrüstung
alliance-card-tactical-display = Taktikanzeige
alliance-card-vibroblade = Vibroklinge

## Gegenstände der Stufe 2

alliance-card-deathhammer-434 = 434 „Todeshammer“
alliance-card-a280 = A280
alliance-card-bd-1-vibro-ax = BD-1-Vibroaxt
alliance-card-combat-coat-t2 = Kampfmantel
alliance-card-extra-ammunition = Zusatzmunition
alliance-card-high-impact-guard = Aufprallschutz
alliance-card-laminate-armor-t2 = Laminatrüstung
alliance-card-overcharger = Überlader
alliance-card-slicing-tools = Slicerwerkzeug
alliance-card-spread-barrel = Streulauf
alliance-card-t-21 = T-21
alliance-card-vibro-knucklers = Vibroschlagringe

## Gegenstände der Stufe 3

alliance-card-combat-knife = Kampfmesser
alliance-card-combat-visor = Kampfvisier
alliance-card-dxr-6 = DXR-6
alliance-card-disruption-cell = Disruptorzelle
alliance-card-force-pike = Energiepike
alliance-card-laminate-armor-t3 = Laminatrüstung
alliance-card-personal-shields = Körperschilde
alliance-card-pulse-cannon = Pulskanone
alliance-card-reinforced-helmet = Verstärkter Helm
alliance-card-shock-emitter = Schockemitter
alliance-card-sporting-blaster = Sportblaster
alliance-card-telescoping-sights = Ausziehbares Zielfernrohr

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

alliance-card-heroic = Heldenhaft
alliance-card-legendary = Legendär
alliance-card-adrenal-implant = Adrenalinimplantat
alliance-card-allied-operations = Verbündete Operationen
alliance-card-rebel-recon = Rebellenaufklärung
alliance-card-the-ways-of-the-force = Die Wege der Macht
alliance-card-fearless-leader = Furchtloser Anführer
alliance-card-life-debt = Lebensschuld
alliance-card-peacemaker = Friedensstifter
alliance-card-shadow-suit = Schattenanzug
alliance-card-shu-yens-lightsaber = Shu Yens Lichtschwert
alliance-card-veteran-prowess = Können des Veteranen
alliance-card-imperial-industry = Imperiale Industrie
alliance-card-old-wounds = Alte Wunden
alliance-card-special-operations = Sonderoperationen
alliance-card-supply-deficit = Versorgungsengpass
alliance-card-supply-deficit-ask = Der Nachschub ist knapp. Was tut ihr?
alliance-card-supply-deficit-pay = 100 Credits zahlen
alliance-card-supply-deficit-bear = Jeder Held erleidet 2 Anstrengung
