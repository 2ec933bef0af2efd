# Names in the alliance pack: heroes, the abilities on their sheets, and their cards. What a card does is drawn from its
# data.

## Heroes

alliance-hero-diala-passil = Diala Passil
alliance-hero-diala-passil-title = Haunted Exile
alliance-hero-fenn-signis = Fenn Signis
alliance-hero-fenn-signis-title = Hardened Veteran
alliance-hero-gaarkhan = Gaarkhan
alliance-hero-gaarkhan-title = Fierce Warrior
alliance-hero-gideon-argus = Gideon Argus
alliance-hero-gideon-argus-title = Valiant Commander
alliance-hero-jyn-odan = Jyn Odan
alliance-hero-jyn-odan-title = Sly Smuggler
alliance-hero-mak-eshkarey = Mak Eshka’rey
alliance-hero-mak-eshkarey-title = Bold Renegade

## Abilities of hero sheets

alliance-ability-precise-strike = Precise Strike
alliance-ability-foresight = Foresight
alliance-ability-havoc-shot = Havoc Shot
alliance-ability-lone-wolf = Lone Wolf
alliance-ability-charge = Charge
alliance-ability-rage = Rage
alliance-ability-command = Command
alliance-ability-disabling-shot = Disabling Shot
alliance-ability-quick-draw = Quick Draw
alliance-ability-opportunist = Opportunist
alliance-ability-ambush = Ambush
alliance-ability-covert = Covert

## Class cards of Diala Passil

alliance-card-plasteel-staff = Plasteel Staff
alliance-card-force-throw = Force Throw
alliance-card-force-adept = Force Adept
alliance-card-battle-meditation = Battle Meditation
alliance-card-defensive-stance = Defensive Stance
alliance-card-art-of-movement = Art of Movement
alliance-card-snap-kick = Snap Kick
alliance-card-way-of-the-sarlacc = Way of the Sarlacc
alliance-card-dancing-weapon = Dancing Weapon

## Class cards of Fenn Signis

alliance-card-infantry-rifle = Infantry Rifle
alliance-card-tactical-movement = Tactical Movement
alliance-card-take-cover = Take Cover
alliance-card-adrenaline-rush = Adrenaline Rush
alliance-card-weapon-expert = Weapon Expert
alliance-card-suppressive-fire = Suppressive Fire
alliance-card-trench-fighter = Trench Fighter
alliance-card-rebel-elite = Rebel Elite
alliance-card-superior-positioning = Superior Positioning

## Class cards of Gaarkhan

alliance-card-vibro-ax = Vibro-Ax
alliance-card-wookiee-fortitude = Wookiee Fortitude
alliance-card-wookiee-loyalty = Wookiee Loyalty
alliance-card-ferocity = Ferocity
alliance-card-staggering-blow = Staggering Blow
alliance-card-rampage = Rampage
alliance-card-vicious-strike = Vicious Strike
alliance-card-brutal-cleave = Brutal Cleave
alliance-card-unstoppable = Unstoppable

## Class cards of Gideon Argus

alliance-card-holdout-blaster = Holdout Blaster
alliance-card-called-shot = Called Shot
alliance-card-military-efficiency = Military Efficiency
alliance-card-air-of-command = Air of Command
alliance-card-mobile-tactician = Mobile Tactician
alliance-card-for-the-cause = For the Cause!
alliance-card-rallying-shout = Rallying Shout
alliance-card-hammer-and-anvil = Hammer and Anvil
alliance-card-masterstroke = Masterstroke

## Class cards of Jyn Odan

alliance-card-vintage-blaster = Vintage Blaster
alliance-card-quick-as-a-whip = Quick As A Whip
alliance-card-smugglers-luck = Smuggler’s Luck
alliance-card-cheap-shot = Cheap Shot
alliance-card-roll-with-it = Roll With It
alliance-card-get-cocky = Get Cocky
alliance-card-gunslinger = Gunslinger
alliance-card-trick-shot = Trick Shot
alliance-card-sidewinder = Sidewinder

## Class cards of Mak Eshka’rey

alliance-card-longblaster = Longblaster
alliance-card-disengage = Disengage
alliance-card-supply-network = Supply Network
alliance-card-target-acquired = Target Acquired
alliance-card-jeswandi-training = Jeswandi Training
alliance-card-execute = Execute
alliance-card-expertise = Expertise
alliance-card-no-escape = No Escape
alliance-card-decoy = Decoy

## Items of tier 1

alliance-card-armored-gauntlets = Armored Gauntlets
alliance-card-balanced-hilt = Balanced Hilt
alliance-card-combat-coat-t1 = Combat Coat
alliance-card-dh-17 = DH-17
alliance-card-dl-44 = DL-44
alliance-card-e-11 = E-11
alliance-card-extended-haft = Extended Haft
alliance-card-marksman-barrel = Marksman Barrel
alliance-card-portable-medkit = Portable Medkit
alliance-card-survival-gear = Survival Gear
alliance-card-tactical-display = Tactical Display
alliance-card-vibroblade = Vibroblade

## Items of tier 2

alliance-card-deathhammer-434 = 434 “Deathhammer”
alliance-card-a280 = A280
alliance-card-bd-1-vibro-ax = BD-1 Vibro-Ax
alliance-card-combat-coat-t2 = Combat Coat
alliance-card-extra-ammunition = Extra Ammunition
alliance-card-high-impact-guard = High-Impact Guard
alliance-card-laminate-armor-t2 = Laminate Armor
alliance-card-overcharger = Overcharger
alliance-card-slicing-tools = Slicing Tools
alliance-card-spread-barrel = Spread Barrel
alliance-card-t-21 = T-21
alliance-card-vibro-knucklers = Vibro Knucklers

## Items of tier 3

alliance-card-combat-knife = Combat Knife
alliance-card-combat-visor = Combat Visor
alliance-card-dxr-6 = DXR-6
alliance-card-disruption-cell = Disruption Cell
alliance-card-force-pike = Force Pike
alliance-card-laminate-armor-t3 = Laminate Armor
alliance-card-personal-shields = Personal Shields
alliance-card-pulse-cannon = Pulse Cannon
alliance-card-reinforced-helmet = Reinforced Helmet
alliance-card-shock-emitter = Shock Emitter
alliance-card-sporting-blaster = Sporting Blaster
alliance-card-telescoping-sights = Telescoping Sights

## Supply

alliance-card-adrenal-stim = Adrenal Stim
alliance-card-bacta-infusion = Bacta Infusion
alliance-card-c22-frag-grenade = C22 Frag Grenade
alliance-card-emergency-medpac = Emergency Medpac
alliance-card-shock-grenade = Shock Grenade
alliance-card-c1-comlink = C1 Comlink
alliance-card-troop-data = Troop Data
alliance-card-valuable-goods = Valuable Goods

## Rewards

alliance-card-heroic = Heroic
alliance-card-legendary = Legendary
alliance-card-adrenal-implant = Adrenal Implant
alliance-card-allied-operations = Allied Operations
alliance-card-rebel-recon = Rebel Recon
alliance-card-the-ways-of-the-force = The Ways of the Force
alliance-card-fearless-leader = Fearless Leader
alliance-card-life-debt = Life Debt
alliance-card-peacemaker = Peacemaker
alliance-card-shadow-suit = Shadow Suit
alliance-card-shu-yens-lightsaber = Shu Yen’s Lightsaber
alliance-card-veteran-prowess = Veteran Prowess
alliance-card-imperial-industry = Imperial Industry
alliance-card-old-wounds = Old Wounds
alliance-card-special-operations = Special Operations
alliance-card-supply-deficit = Supply Deficit
alliance-card-supply-deficit-ask = Supplies are short. What does the team do?
alliance-card-supply-deficit-pay = Pay 100 credits
alliance-card-supply-deficit-bear = Every hero suffers 2 strain
