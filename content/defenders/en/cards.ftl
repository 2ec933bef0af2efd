# Names in the defenders pack: agents, weapons, devices, skills, tactics, aliens, events, encounters. What a card does is drawn
# from its data. .line is a word about it, at most one.

## Agents

defenders-agent-marine = Chromium
defenders-agent-biotech = Thorium
defenders-agent-infiltrator = Mercury
defenders-agent-sniper = Iridium
defenders-agent-hulk = Titanium

## Classes. .line says how they play.

defenders-class-marine = Marine
    .line = Holds a corner and sweeps whole areas.
defenders-class-biotech = Biotech
    .line = Patches everybody up and brings machines of his own.
defenders-class-infiltrator = Infiltrator
    .line = Fast, hard to see, deadly at arm’s length.
defenders-class-sniper = Sniper
    .line = Finds a good place, stays there, and does not miss.
defenders-class-hulk = Hulk
    .line = Slow, loud, and still standing when the smoke clears.

## Innate abilities

defenders-innate-guard = Guard
defenders-innate-field-medic = Field Medic
defenders-innate-stealth = Stealth
defenders-innate-steady-aim = Steady Aim
defenders-innate-thick-skin = Thick Skin

## Drones

defenders-drone-sentry-gun = Sentry-Gun
defenders-drone-gd-209 = GD-209

## Ranks

defenders-rank-copper = Copper
defenders-rank-bronze = Bronze
defenders-rank-silver = Silver
defenders-rank-gold = Gold
defenders-rank-palladium = Palladium
defenders-rank-platinum = Platinum

## Weapons of sheets and drones

defenders-weapon-gd4a1-rifle = GD4A1 Rifle
defenders-weapon-eagle-1-pistol = Eagle 1 Pistol
defenders-weapon-riot-shotgun = Riot Shotgun
defenders-weapon-nano-healer = Nano Healer
defenders-weapon-twin-blade = Twin Blade
defenders-weapon-whisper-pistol = Whisper Pistol
defenders-weapon-longbow-rifle = Longbow Rifle
defenders-weapon-scoped-pistol = Scoped Pistol
defenders-weapon-vulcan = Vulcan
defenders-weapon-bladed-knuckles = Bladed Knuckles
defenders-weapon-sentry-barrels = Twin Barrels
defenders-weapon-chain-gun = Chain Gun

## Improved weapons

defenders-weapon-gd4a2-rifle = GD4A2 Rifle
defenders-weapon-eagle-2-pistol = Eagle 2 Pistol
defenders-weapon-breach-shotgun = Breach Shotgun
defenders-weapon-nano-projector = Nano Projector
defenders-weapon-monofilament-blade = Monofilament Blade
defenders-weapon-hush-pistol = Hush Pistol
defenders-weapon-ballista-rifle = Ballista Rifle
defenders-weapon-improved-vulcan = Improved Vulcan
defenders-weapon-machine-pistol = Machine Pistol
defenders-weapon-combat-knife = Combat Knife

## Alien weapons

defenders-weapon-lasergun = Lasergun
defenders-weapon-pulse-blade = Pulse Blade
defenders-weapon-acid-thrower = Acid Thrower
defenders-weapon-stasis-emitter = Stasis Emitter
defenders-weapon-plasma-carbine = Plasma Carbine
defenders-weapon-regenerator = Regenerator
defenders-weapon-phase-claws = Phase Claws
defenders-weapon-rail-lance = Rail Lance
defenders-weapon-fusion-cannon = Fusion Cannon
defenders-weapon-crusher-gauntlet = Crusher Gauntlet

## What aliens fight with

defenders-weapon-blaster = Blaster
defenders-weapon-shock-baton = Shock Baton
defenders-weapon-jaws = Jaws and Tail
defenders-weapon-plasma-rifle = Plasma Rifle
defenders-weapon-power-blade = Power Blade
defenders-weapon-web = Web
defenders-weapon-claws = Claws
defenders-weapon-mind-blast = Mind Blast
defenders-weapon-particle-cannon = Particle Cannon
defenders-weapon-hydraulic-claw = Hydraulic Claw
defenders-weapon-fangs = Fangs and Claws

## Devices

defenders-device-medikit = Medikit
    .line = Bandages, glue, and something for the pain.
defenders-device-emp-grenade = EMP Grenade
    .line = Whatever hums falls silent.
defenders-device-frag-grenade = Frag Grenade
    .line = Three seconds, then nobody stands there any more.
defenders-device-stun-grenade = Stun Grenade
    .line = Light, noise, and legs that will not obey.
defenders-device-ammo-pack = Ammo Pack
    .line = The heaviest thing in the bag, and the first one missed.
defenders-device-repair-kit = Repair Kit
    .line = Oil, a brush, and strong words.
defenders-device-stim-pack = Stim Pack
    .line = Tomorrow it will hurt. Tomorrow.
defenders-device-motion-scanner = Motion Scanner
    .line = It beeps faster the less one wants it to.
defenders-device-sonic-decoy = Sonic Decoy
    .line = Footsteps where nobody walks.
defenders-device-targeting-visor = Targeting Visor
    .line = A second opinion, in a fraction of a second.
defenders-device-sentry-gun = Sentry-Gun
    .line = Never blinks, never leaves.
defenders-device-satellite-strike = Satellite Strike
    .line = A pen of light, and someone far up who writes with it.
defenders-device-holo-double = Holo Double
    .line = She was never standing there.
defenders-device-piercing-round = Piercing Round
    .line = There is one of these. Choose well.
defenders-device-ghillie-cloak = Ghillie Cloak
    .line = A bush with a rifle.
defenders-device-reinforced-armour = Reinforced Armour
    .line = More plates than the workshop would sign for.

## Skills

defenders-skill-alien-knowledge = Alien Knowledge
    .line = It is a trigger, once one knows where the fingers go.
defenders-skill-quick-hands = Quick Hands
    .line = Tap, rack, fire.
defenders-skill-grenadier = Grenadier
    .line = A good throw is never an accident.
defenders-skill-suppressing-fire = Suppressing Fire
    .line = They may stay. They may not move.
defenders-skill-gd-209 = GD-209
    .line = On two legs, and always on your side.
defenders-skill-triage = Triage
    .line = First the one who has stopped complaining.
defenders-skill-second-wind = Second Wind
    .line = A word, a shot in the arm, and up again.
defenders-skill-shadow-step = Shadow Step
    .line = Gone between two blinks.
defenders-skill-backstab = Backstab
    .line = Every armour has a seam.
defenders-skill-no-witnesses = No Witnesses
    .line = By the time it falls she is elsewhere.
defenders-skill-marksman = Marksman
    .line = Breathe out. Again.
defenders-skill-camouflage = Camouflage
    .line = They shoot at the rock beside him.
defenders-skill-charge = Charge
    .line = Out of the way, all of you.
defenders-skill-bulwark = Bulwark
    .line = Behind him there is room for one more.

## Basic tactics

defenders-tactic-concentrated-fire = Concentrated Fire
    .line = One point, all barrels.
defenders-tactic-move-up = Move Up
    .line = Two steps, together.
defenders-tactic-hypo-dart = Hypo Dart
    .line = The doctor shoots. Do not duck.
defenders-tactic-field-repairs = Field Repairs
    .line = Hold this. Now pull.
defenders-tactic-sprint = Sprint
    .line = Do not look back.
defenders-tactic-vital-spot = Vital Spot
    .line = There, under the third plate.
defenders-tactic-called-shot = Called Shot
    .line = The left eye of the left one.
defenders-tactic-reconnaissance = Reconnaissance
    .line = He has watched them long enough.
defenders-tactic-brace = Brace
    .line = Feet apart. Chin down.
defenders-tactic-spare-belt = Spare Belt
    .line = He wears it as a scarf.

## Improved tactics

defenders-tactic-full-auto = Full Auto
    .line = Until it clicks.
defenders-tactic-coordinated-assault = Coordinated Assault
    .line = On my mark. Mark.
defenders-tactic-nano-cloud = Nano Cloud
    .line = A silver mist that smells of mint.
defenders-tactic-back-on-your-feet = Back on Your Feet
    .line = Dying is not on today’s list.
defenders-tactic-vanish = Vanish
    .line = A moment ago somebody stood here.
defenders-tactic-blade-storm = Blade Storm
    .line = Everybody within reach, at once.
defenders-tactic-double-tap = Double Tap
    .line = One for luck.
defenders-tactic-pinning-shot = Pinning Shot
    .line = It will not get up this round.
defenders-tactic-shockwave = Shockwave
    .line = The ground remembers his fist.
defenders-tactic-juggernaut = Juggernaut
    .line = Doors are a suggestion.

## Species

defenders-species-xeno-beta = Xeno-Beta
    .line = A scout that would rather shoot than meet you.
defenders-species-spine-critter = Spine Critter
    .line = Hunts on four legs; its blood goes on hunting.
defenders-species-xeno-alpha = Xeno-Alpha
    .line = Where it goes, the others follow.
defenders-species-aracnos = Aracnos
    .line = Eight legs, and all of them faster than yours.
defenders-species-xeno-grey = Xeno-Grey
    .line = It does not raise its hand. Others do that for it.
defenders-species-nexus = Nexus
    .line = Half grown, half built, in no hurry.
defenders-species-xeno-beast = Xeno-Beast
    .line = Nobody has come back who could describe it.
defenders-alien-xeno-beast-enraged = Enraged Xeno-Beast

## Powers of aliens

defenders-power-acid-poison = Acid Poison
defenders-power-feral-senses = Feral Senses
defenders-power-leader = Leader
defenders-power-grab = Grab
defenders-power-predator-senses = Predator Senses
defenders-power-save-the-master = Save the Master
defenders-power-rage = Rage

## Events

defenders-event-special-a = Special Event A
defenders-event-special-b = Special Event B
defenders-event-special-c = Special Event C
defenders-event-special-d = Special Event D
defenders-event-special-e = Special Event E
defenders-event-alien-plans = Alien Plans
defenders-event-alien-raid = Alien Raid
defenders-event-electric-storm = Electric Storm
defenders-event-sandstorm = Sandstorm
defenders-event-scorching-sun = Scorching Sun
defenders-event-frozen-ground = Frozen Ground
defenders-event-rain = Rain
defenders-event-supply-drop = Supply Drop
defenders-event-lull = Lull
defenders-event-closing-in = Closing In
defenders-event-pincer-movement = Pincer Movement
defenders-event-head-hunt = Head Hunt
defenders-event-second-wave = Second Wave
defenders-event-stand-together = Stand Together
defenders-event-weapons-check = Weapons Check
defenders-event-fall-back = Fall Back
defenders-event-sudden-silence = Sudden Silence

## Encounters

defenders-encounter-eye-to-eye = Eye to Eye
defenders-encounter-one-on-one = One on One
defenders-encounter-rush-of-troops = Rush of Troops
defenders-encounter-veterans = Veterans
defenders-encounter-first-contact = First Contact
defenders-encounter-the-pack = The Pack
defenders-encounter-eight-legs = Eight Legs
defenders-encounter-chain-of-command = Chain of Command
defenders-encounter-grinding-steel = Grinding Steel
defenders-encounter-a-voice-within = A Voice Within
defenders-encounter-unleashed = Unleashed
defenders-encounter-bloodlust = Bloodlust
