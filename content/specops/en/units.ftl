# Factions, teams, units, vehicles, weapons. .line is a word about a team.

## Factions

specops-faction-rebels = Rebel Alliance
specops-faction-republic = Galactic Republic
specops-faction-separatists = Separatist Alliance
specops-faction-empire = Galactic Empire
specops-faction-mercenaries = Mercenaries

## Teams

specops-team-rebel-troopers = Rebel Troopers
    .line = Nine who duck, run and shoot; none of them lasts, and together they do.
specops-team-rebel-commandos = Rebel Commandos
    .line = Seven from the shadows: a charge, a sniper’s rifle and a Wookiee.
specops-team-bright-tree = Bright Tree
    .line = Eight hunters, fast in the woods and deadly with anything that has a point.
specops-team-arc-troopers = ARC Troopers
    .line = Six of the best: they move, aim and shoot in one breath, at arm’s length or from afar.
specops-team-clone-troopers = Clone Troopers
    .line = Seven who share what they have: aim, cover, a medic and a droid.
specops-team-invasion-squad = Invasion Squad
    .line = Ten droids, cheap and many; the order counts more than the soldier.
specops-team-droid-commandos = Droid Commandos
    .line = Seven machines that climb, leap and fence, and never lose their nerve.
specops-team-imperial-infantry = Imperial Infantry
    .line = Eight in white and black: they stand still, take aim, and keep heads down.
specops-team-imperial-special-forces = Imperial Special Forces
    .line = Eight who are there before anybody looks: scouts, marksmen and a seeker.
specops-team-mandalorian-super-commandos = Mandalorian Super Commandos
    .line = Six in beskar, over every wall in one jump, with two pistols each.

## Units

specops-unit-rebel-trooper = Rebel Trooper
specops-unit-rebel-trooper-captain = Rebel Trooper Captain
specops-unit-rebel-trooper-dlt20a = Rebel Trooper with DLT-20A
specops-unit-rebel-scout = Rebel Scout
specops-unit-astromech-rebel = Astromech Droid
specops-unit-rebel-commando = Rebel Commando
specops-unit-rebel-commando-captain = Rebel Commando Captain
specops-unit-rebel-commando-saboteur = Rebel Commando Saboteur
specops-unit-rebel-commando-dh447 = Rebel Commando DH-447 Sniper
specops-unit-wookiee-bowcaster = Wookiee Warrior with Bowcaster
specops-unit-ewok-hunter-spear = Ewok Hunter with Spear
specops-unit-ewok-hunter-sling = Ewok Hunter with Sling
specops-unit-ewok-hunter-axe = Ewok Hunter with Stone Axe
specops-unit-ewok-trapper = Ewok Trapper
specops-unit-ewok-hunt-leader = Ewok Hunt Leader
specops-unit-arc-trooper = ARC Trooper
specops-unit-arc-captain = ARC Trooper Captain
specops-unit-arc-trooper-jetpack = ARC Trooper with Jetpack
specops-unit-arc-trooper-dc15x = ARC Trooper with DC-15x
specops-unit-clone-trooper = Clone Trooper
specops-unit-clone-trooper-z6 = Clone Trooper with Z-6
specops-unit-clone-medic = Clone Medic
specops-unit-clone-commander = Clone Commander
specops-unit-astromech-republic = Astromech Droid
specops-unit-tactical-droid = Tactical Droid
specops-unit-b1-droid = B1 Battle Droid
specops-unit-b1-droid-e5c = B1 Battle Droid with E-5C
specops-unit-b2-droid = B2 Super Battle Droid
specops-unit-worker-droid = Worker Droid
specops-unit-bx-command = BX Commando Droid Leader
specops-unit-bx-shield = BX Commando Droid with Deflector Shield
specops-unit-bx-vibrosword = BX Commando Droid with Vibrosword
specops-unit-magnaguard = IG-100 MagnaGuard
specops-unit-imperial-officer = Imperial Officer
specops-unit-stormtrooper = Stormtrooper
specops-unit-stormtrooper-dlt19 = Stormtrooper with DLT-19
specops-unit-death-trooper = Death Trooper
specops-unit-fx9-medical-droid = FX-9 Medical Droid
specops-unit-isf-trooper = Special Forces Trooper
specops-unit-isf-captain = Special Forces Captain
specops-unit-scout-trooper = Scout Trooper
specops-unit-scout-trooper-dlt19x = Scout Trooper with DLT-19x
specops-unit-id10-seeker = ID10 Seeker Droid
specops-unit-msc-trooper = Super Commando
specops-unit-msc-captain = Super Commando Captain
specops-unit-msc-gunslinger = Super Commando Gunslinger
specops-unit-msc-marksman = Super Commando Marksman

## Vehicles of mission 3

specops-vehicle-at-rt-rebels = AT-RT
specops-vehicle-at-rt-republic = AT-RT
specops-vehicle-aat = AAT Battle Tank
specops-vehicle-at-st = AT-ST
specops-vehicle-speeder-truck = A-A5 Speeder Truck

## Weapons

specops-weapon-a280-rifle = A280 Rifle
specops-weapon-a300-rifle = A-300 Rifle
specops-weapon-advanced-combat-training = Advanced Combat Training
specops-weapon-arm-cannons = Arm Cannons
specops-weapon-blaster-pistol = Blaster Pistol
specops-weapon-blaster-rifle = Blaster Rifle
specops-weapon-bludgeon = Bludgeon
specops-weapon-bowcaster = Bowcaster
specops-weapon-close-quarters-combat = Close Combat
specops-weapon-combat-training = Combat Training
specops-weapon-commando-e-5 = Commando E-5
specops-weapon-dc-15-rifle = DC-15 Rifle
specops-weapon-dc-15a-carbine = DC-15A Carbine
specops-weapon-dc-15x = DC-15x Long Rifle
specops-weapon-dc-17-blasters = DC-17 Hand Blasters
specops-weapon-dh-447 = DH-447 Sniper Rifle
specops-weapon-dlt-19 = DLT-19 Heavy Rifle
specops-weapon-dlt-19x = DLT-19x Sniper Rifle
specops-weapon-dlt-20a = DLT-20A Rifle
specops-weapon-dual-pistols = Dual Pistols
specops-weapon-e-11-rifle = E-11 Rifle
specops-weapon-e-11d = E-11D Rifle
specops-weapon-e-5-rifle = E-5 Rifle
specops-weapon-e-5c-rifle = E-5C Rifle
specops-weapon-ec-17-blaster = EC-17 Hold-out Blaster
specops-weapon-electro-shock = Electro-shock
specops-weapon-electrostaff = Electrostaff
specops-weapon-galaar-15 = Galaar-15 Carbine
specops-weapon-marksman-rifle = Marksman Rifle
specops-weapon-precision-laser-dart = Precision Laser Dart
specops-weapon-proton-charge = Proton Charge
specops-weapon-se-14r = SE-14r Light Blaster
specops-weapon-slings = Sling
specops-weapon-spear = Spear
specops-weapon-stone-axe = Stone Axe
specops-weapon-stones = Stones
specops-weapon-unarmed = Unarmed
specops-weapon-vibrosword = Vibrosword
specops-weapon-westar-35 = WESTAR-35 Pistols
specops-weapon-wrist-rockets = Wrist Rockets
specops-weapon-z-6 = Z-6 Rotary Blaster
specops-weapon-sniper-rifle = Sniper Rifle
specops-weapon-electrowhip = Electrowhip
specops-weapon-he-grenade = HE Grenade
specops-weapon-flamethrower = Wrist Flamethrower
