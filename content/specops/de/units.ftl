# Factions, teams, units, vehicles, weapons. .line is a word about a team.

## Factions

specops-faction-rebels = Rebellenallianz
specops-faction-republic = Galaktische Republik
specops-faction-separatists = Separatistenallianz
specops-faction-empire = Galaktisches Imperium
specops-faction-mercenaries = Söldner

## Teams

specops-team-rebel-troopers = Rebellentruppen
    .line = Neun, die sich ducken, rennen und schießen; keiner hält lange, zusammen halten sie.
specops-team-rebel-commandos = Rebellenkommandos
    .line = Sieben aus dem Schatten: eine Sprengladung, ein Scharfschützengewehr und ein Wookiee.
specops-team-bright-tree = Hellerbaum
    .line = Acht Jäger, flink im Wald und tödlich mit allem, was eine Spitze hat.
specops-team-arc-troopers = ARC-Truppen
    .line = Sechs der Besten: Sie laufen, zielen und schießen in einem Atemzug, von nah wie von fern.
specops-team-clone-troopers = Klontruppen
    .line = Sieben, die teilen, was sie haben: Ziel, Deckung, einen Sanitäter und einen Droiden.
specops-team-invasion-squad = Invasionssquad
    .line = Zehn Droiden, billig und viele; der Befehl zählt mehr als der Soldat.
specops-team-droid-commandos = Droidenkommandos
    .line = Sieben Maschinen, die klettern, springen und fechten und nie die Nerven verlieren.
specops-team-imperial-infantry = Infanterie
    .line = Acht in Weiß und Schwarz: Sie stehen still, zielen und halten Köpfe unten.
specops-team-imperial-special-forces = Imperiale Spezialeinsatzkräfte
    .line = Acht, die da sind, ehe jemand hinsieht: Späher, Schützen und ein Sucher.
specops-team-mandalorian-super-commandos = Mandalorianische Superkommandos
    .line = Sechs in Beskar, mit einem Sprung über jede Mauer und mit je zwei Pistolen.

## Units

specops-unit-rebel-trooper = Rebellentruppler
specops-unit-rebel-trooper-captain = Rebellentruppler, Captain
specops-unit-rebel-trooper-dlt20a = Rebellentruppler, DLT-20A
specops-unit-rebel-scout = Rebellen-Kundschafter
specops-unit-astromech-rebel = Astromechdroide
specops-unit-rebel-commando = Rebellenkommando
specops-unit-rebel-commando-captain = Rebellenkommando, Captain
specops-unit-rebel-commando-saboteur = Rebellenkommando, Saboteur
specops-unit-rebel-commando-dh447 = Rebellenkommando, DH-447-Scharfschütze
specops-unit-wookiee-bowcaster = Wookiee-Krieger, Bogenspanner
specops-unit-ewok-hunter-spear = Ewok-Jäger, Speer
specops-unit-ewok-hunter-sling = Ewok-Jäger, Schleuder
specops-unit-ewok-hunter-axe = Ewok-Jäger, Steinaxt
specops-unit-ewok-trapper = Ewok-Fallensteller
specops-unit-ewok-hunt-leader = Ewok-Jagdführer
specops-unit-arc-trooper = ARC-Truppler
specops-unit-arc-captain = ARC-Truppler, Captain
specops-unit-arc-trooper-jetpack = ARC-Truppler, Jetpack
specops-unit-arc-trooper-dc15x = ARC-Truppler, DC-15X-Langgewehr
specops-unit-clone-trooper = Klon-Truppler
specops-unit-clone-trooper-z6 = Klon-Truppler, Z6-Rotationsblasterkanone
specops-unit-clone-medic = Klon-Truppler, Medic
specops-unit-clone-commander = Klon-Kommandant
specops-unit-astromech-republic = Astromech-Droide
specops-unit-tactical-droid = Taktischer Droide
specops-unit-b1-droid = B1-Kampfdroide
specops-unit-b1-droid-e5c = B1-Kampfdroide, E-5C
specops-unit-b2-droid = B2-Superkampfdroide
specops-unit-worker-droid = Arbeitsdroide
specops-unit-bx-command = BX-Droidenkommando, Kommandodroide
specops-unit-bx-shield = BX-Droidenkommando, Deflektorschild
specops-unit-bx-vibrosword = BX-Droidenkommando, Vibroschwert
specops-unit-magnaguard = IG-100-MagnaWächter
specops-unit-imperial-officer = Imperiale Offizierin
specops-unit-stormtrooper = Sturmtruppler
specops-unit-stormtrooper-dlt19 = Sturmtruppler, DLT-19
specops-unit-death-trooper = Todestruppler
specops-unit-fx9-medical-droid = FX-9 Medizinischer Droide
specops-unit-isf-trooper = Spezialeinsatzkräfte, Truppler
specops-unit-isf-captain = Spezialeinsatzkräfte, Captain
specops-unit-scout-trooper = Scout-Truppler
specops-unit-scout-trooper-dlt19x = Scout-Truppler, DLT-19X-Präzisionsgewehr
specops-unit-id10-seeker = ID10-Suchdroide
specops-unit-msc-trooper = Superkommando
specops-unit-msc-captain = Superkommando, Captain
specops-unit-msc-gunslinger = Superkommando, Revolverheld
specops-unit-msc-marksman = Superkommando, Scharfschütze

## Vehicles of mission 3

specops-vehicle-at-rt-rebels = AT-RT
specops-vehicle-at-rt-republic = AT-RT
specops-vehicle-aat = AAT-Kampfpanzer
specops-vehicle-at-st = AT-ST
specops-vehicle-speeder-truck = A-A5-Gleiterlaster

## Weapons

specops-weapon-a280-rifle = A280-Gewehr
specops-weapon-a300-rifle = A-300-Gewehr
specops-weapon-advanced-combat-training = Fortgeschrittenes Kampftraining
specops-weapon-arm-cannons = Armkanonen
specops-weapon-blaster-pistol = Blasterpistole
specops-weapon-blaster-rifle = Blastergewehr
specops-weapon-bludgeon = Knüppel
specops-weapon-bowcaster = Bogenspanner
specops-weapon-close-quarters-combat = Nahkampf
specops-weapon-combat-training = Kampftraining
specops-weapon-commando-e-5 = Kommando-E-5
specops-weapon-dc-15-rifle = DC-15-Gewehr
specops-weapon-dc-15a-carbine = DC-15A-Karabiner
specops-weapon-dc-15x = DC-15X-Langgewehr
specops-weapon-dc-17-blasters = DC-17-Handblaster
specops-weapon-dh-447 = DH-447-Scharfschützengewehr
specops-weapon-dlt-19 = Schweres DLT-19-Gewehr
specops-weapon-dlt-19x = DLT-19X-Präzisionsgewehr
specops-weapon-dlt-20a = DLT-20A-Gewehr
specops-weapon-dual-pistols = Doppelpistolen
specops-weapon-e-11-rifle = E-11-Gewehr
specops-weapon-e-11d = E-11D-Gewehr
specops-weapon-e-5-rifle = E-5-Gewehr
specops-weapon-e-5c-rifle = E-5C-Gewehr
specops-weapon-ec-17-blaster = EC-17-Holdout-Blaster
specops-weapon-electro-shock = Elektroschock
specops-weapon-electrostaff = Elektrostab
specops-weapon-galaar-15 = Galaar-15-Karabiner
specops-weapon-marksman-rifle = Präzisionsgewehr
specops-weapon-precision-laser-dart = Präzisions-Laserpfeil
specops-weapon-proton-charge = Protonenladung
specops-weapon-se-14r = Leichter SE-14r-Blaster
specops-weapon-slings = Schleuder
specops-weapon-spear = Speer
specops-weapon-stone-axe = Steinaxt
specops-weapon-stones = Steine
specops-weapon-unarmed = Unbewaffnet
specops-weapon-vibrosword = Vibroschwert
specops-weapon-westar-35 = WESTAR-35-Pistolen
specops-weapon-wrist-rockets = Handgelenksraketen
specops-weapon-z-6 = Z6-Rotationsblasterkanone
specops-weapon-sniper-rifle = Scharfschützengewehr
specops-weapon-electrowhip = Elektropeitsche
specops-weapon-he-grenade = HE-Granate
specops-weapon-flamethrower = Handgelenksflammenwerfer
