# Names of groups and their abilities, and titles of activation cards. What they do is rendered from the data.

## Groups. .one is a single figure.

alliance-group-stormtrooper = Stormtroopers
    .one = Stormtrooper
alliance-group-stormtrooper-elite = Elite Stormtroopers
    .one = Elite Stormtrooper
alliance-group-imperial-officer = Imperial Officer
    .one = Imperial Officer
alliance-group-imperial-officer-elite = Elite Imperial Officer
    .one = Elite Imperial Officer
alliance-group-e-web-engineer = E-Web Engineer
    .one = E-Web Engineer
alliance-group-e-web-engineer-elite = Elite E-Web Engineer
    .one = Elite E-Web Engineer
alliance-group-royal-guard = Royal Guards
    .one = Royal Guard
alliance-group-royal-guard-elite = Elite Royal Guards
    .one = Elite Royal Guard
alliance-group-probe-droid = Probe Droid
    .one = Probe Droid
alliance-group-probe-droid-elite = Elite Probe Droid
    .one = Elite Probe Droid
alliance-group-at-st = AT-ST
    .one = AT-ST
alliance-group-general-weiss = General Weiss
    .one = General Weiss
alliance-group-royal-guard-champion = Royal Guard Champion
    .one = Royal Guard Champion
alliance-group-darth-vader = Darth Vader
    .one = Darth Vader
alliance-group-trandoshan-hunter = Trandoshan Hunters
    .one = Trandoshan Hunter
alliance-group-trandoshan-hunter-elite = Elite Trandoshan Hunters
    .one = Elite Trandoshan Hunter
alliance-group-nexu = Nexu
    .one = Nexu
alliance-group-nexu-elite = Elite Nexu
    .one = Elite Nexu
alliance-group-ig-88 = IG-88
    .one = IG-88
alliance-group-luke-hero-of-the-rebellion = Luke Skywalker
    .one = Luke Skywalker
alliance-group-han-solo = Han Solo
    .one = Han Solo
alliance-group-chewbacca = Chewbacca
    .one = Chewbacca
alliance-group-rebel-trooper = Rebel Troopers
    .one = Rebel Trooper
alliance-group-rebel-saboteur = Rebel Saboteurs
    .one = Rebel Saboteur
alliance-group-rebel-trooper-elite = Elite Rebel Troopers
    .one = Elite Rebel Trooper
alliance-group-rebel-saboteur-elite = Elite Rebel Saboteurs
    .one = Elite Rebel Saboteur
alliance-group-luke-jedi-knight = Luke Skywalker, Jedi Knight
    .one = Luke Skywalker

## Abilities of groups

alliance-ability-squad-training = Squad Training
alliance-ability-last-stand = Last Stand
alliance-ability-order = Order
alliance-ability-executive-order = Executive Order
alliance-ability-cower = Cower
alliance-ability-tripod = Tripod
alliance-ability-assault = Assault
alliance-ability-sentinel = Sentinel
alliance-ability-vengeance = Vengeance
alliance-ability-forward-vengeance = Forward Vengeance
alliance-ability-self-destruct = Self-Destruct
alliance-ability-targeting-computer = Targeting Computer
alliance-ability-awkward = Awkward
alliance-ability-generals-orders = General’s Orders
alliance-ability-epic-arsenal = Epic Arsenal
alliance-ability-brutality = Brutality
alliance-ability-executor = Executor
alliance-ability-force-choke = Force Choke
alliance-ability-relentless = Relentless
alliance-ability-scattergun = Scattergun
alliance-ability-acp-scattergun = ACP Scattergun
alliance-ability-pounce = Pounce
alliance-ability-cunning = Cunning
alliance-ability-non-sentient = Non-Sentient
alliance-ability-arsenal = Arsenal
alliance-ability-saber-strike = Saber Strike
alliance-ability-inspiring = Inspiring
alliance-ability-return-fire = Return Fire
alliance-ability-distracting = Distracting
alliance-ability-slam = Slam
alliance-ability-protector = Protector
alliance-ability-aim = Aim
alliance-ability-overload = Overload
alliance-ability-priority-target = Priority Target
alliance-ability-get-into-position = Get Into Position
alliance-ability-deflect = Deflect
alliance-ability-heroic = Heroic

## Activation cards

# Stormtroopers

alliance-activation-stormtrooper-volley = Ordered Volley
alliance-activation-stormtrooper-advance = Steady Advance
alliance-activation-stormtrooper-pin = Keep Them Down
alliance-activation-stormtrooper-fall-back = Fall Back Firing
alliance-activation-stormtrooper-hunt = Finish the Wounded
alliance-activation-stormtrooper-aim = Take Your Time
alliance-activation-stormtrooper-reserves = Call the Reserves

# Elite Stormtroopers

alliance-activation-stormtrooper-elite-volley = Veteran Volley
alliance-activation-stormtrooper-elite-breach = Breach and Clear
alliance-activation-stormtrooper-elite-pin = Pinned in Place
alliance-activation-stormtrooper-elite-hunt = Run Them Down
alliance-activation-stormtrooper-elite-close-ranks = Close the Ranks
alliance-activation-stormtrooper-elite-crossfire = Caught in Crossfire

# Imperial Officer

alliance-activation-imperial-officer-rally = Rally the Line
alliance-activation-imperial-officer-cower = Behind the Others
alliance-activation-imperial-officer-duel = A Point of Honour
alliance-activation-imperial-officer-mark = Mark the Target
alliance-activation-imperial-officer-tend = See to the Men
alliance-activation-imperial-officer-threaten = Loudspeaker Threats

# Elite Imperial Officer

alliance-activation-imperial-officer-elite-rally = By My Command
alliance-activation-imperial-officer-elite-verdict = Summary Verdict
alliance-activation-imperial-officer-elite-mark = Known Weakness
alliance-activation-imperial-officer-elite-withdraw = Orderly Withdrawal
alliance-activation-imperial-officer-elite-tend = Field Inspection
alliance-activation-imperial-officer-elite-stare = Cold Contempt

# E-Web Engineer

alliance-activation-e-web-engineer-sweep = Sweeping Fire
alliance-activation-e-web-engineer-dig-in = Dig In
alliance-activation-e-web-engineer-hot = Run It Hot
alliance-activation-e-web-engineer-harry = Harry the Runners
alliance-activation-e-web-engineer-range = Find the Range
alliance-activation-e-web-engineer-shift = Shift the Gun

# Elite E-Web Engineer

alliance-activation-e-web-engineer-elite-storm = Storm of Bolts
alliance-activation-e-web-engineer-elite-dig-in = Fortified Nest
alliance-activation-e-web-engineer-elite-hot = Past the Red Line
alliance-activation-e-web-engineer-elite-track = Tracking Fire
alliance-activation-e-web-engineer-elite-shift = Swift Relocation
alliance-activation-e-web-engineer-elite-pin = No Way Through

# Royal Guards

alliance-activation-royal-guard-strike = Disciplined Strike
alliance-activation-royal-guard-wall = Living Wall
alliance-activation-royal-guard-lunge = Long Lunge
alliance-activation-royal-guard-stagger = Stagger Them
alliance-activation-royal-guard-press = Press the Weak
alliance-activation-royal-guard-silence = Silent Threat

# Elite Royal Guards

alliance-activation-royal-guard-elite-strike = Crimson Storm
alliance-activation-royal-guard-elite-sweep = Whirling Shafts
alliance-activation-royal-guard-elite-lunge = Unbroken Charge
alliance-activation-royal-guard-elite-stagger = Break Their Stance
alliance-activation-royal-guard-elite-vow = A Guard’s Vow
alliance-activation-royal-guard-elite-silence = Dreadful Silence

# Probe Droid

alliance-activation-probe-droid-scan = Scan and Shoot
alliance-activation-probe-droid-contact = Close Contact
alliance-activation-probe-droid-shadow = Shadow the Carrier
alliance-activation-probe-droid-last-order = Last Order
alliance-activation-probe-droid-repair = Repair Routine
alliance-activation-probe-droid-jam = Jamming Signal

# Elite Probe Droid

alliance-activation-probe-droid-elite-scan = Full Spectrum Scan
alliance-activation-probe-droid-elite-contact = Shock Arms
alliance-activation-probe-droid-elite-shadow = Hunt the Carrier
alliance-activation-probe-droid-elite-last-order = Final Protocol
alliance-activation-probe-droid-elite-repair = Hardened Circuits
alliance-activation-probe-droid-elite-jam = All Channels Jammed

# AT-ST

alliance-activation-at-st-battery = Main Battery
alliance-activation-at-st-trample = Crushed Underfoot
alliance-activation-at-st-grenades = Grenade Launcher
alliance-activation-at-st-back-out = Back Out
alliance-activation-at-st-chase = Chase the Fast Ones
alliance-activation-at-st-tremor = Shaking Ground

# General Weiss

alliance-activation-general-weiss-cannonade = Rolling Cannonade
alliance-activation-general-weiss-behead = Behead the Command
alliance-activation-general-weiss-orders = Orders from the Cockpit
alliance-activation-general-weiss-cluster = Scattered Shells
alliance-activation-general-weiss-overrun = Overrun Them
alliance-activation-general-weiss-sharpshoot = One by One

# Royal Guard Champion

alliance-activation-royal-guard-champion-challenge = Formal Challenge
alliance-activation-royal-guard-champion-twin = Two Blows
alliance-activation-royal-guard-champion-whirl = Ring of Steel
alliance-activation-royal-guard-champion-wrath = Cold Wrath
alliance-activation-royal-guard-champion-breath = Second Wind
alliance-activation-royal-guard-champion-fell-swoop = Before They Move

# Darth Vader

alliance-activation-darth-vader-grip = Unseen Grip
alliance-activation-darth-vader-scythe = Red Scythe
alliance-activation-darth-vader-dread = Measured Breathing
alliance-activation-darth-vader-inexorable = Step by Step
alliance-activation-darth-vader-debris = Hurled Debris
alliance-activation-darth-vader-anger = Power of Anger

# Trandoshan Hunters

alliance-activation-trandoshan-hunter-trophy = Trophy Hunt
alliance-activation-trandoshan-hunter-close-in = Point Blank
alliance-activation-trandoshan-hunter-scent = Scent of Blood
alliance-activation-trandoshan-hunter-regrow = Thick Scales
alliance-activation-trandoshan-hunter-exhaust = Wear Them Out
alliance-activation-trandoshan-hunter-straggler = Take the Straggler

# Elite Trandoshan Hunters

alliance-activation-trandoshan-hunter-elite-trophy = The Great Trophy
alliance-activation-trandoshan-hunter-elite-close-in = Both Barrels
alliance-activation-trandoshan-hunter-elite-scent = Blood Frenzy
alliance-activation-trandoshan-hunter-elite-regrow = New Flesh
alliance-activation-trandoshan-hunter-elite-exhaust = No Rest for Prey
alliance-activation-trandoshan-hunter-elite-encircle = Closing Circle

# Nexu

alliance-activation-nexu-leap = Sudden Leap
alliance-activation-nexu-stalk = Stalk the Slow
alliance-activation-nexu-wounds = Lick Its Wounds
alliance-activation-nexu-feast = A Fresh Meal
alliance-activation-nexu-roar = Piercing Howl
alliance-activation-nexu-claws = Raking Claws

# Elite Nexu

alliance-activation-nexu-elite-leap = Into Their Midst
alliance-activation-nexu-elite-stalk = Alpha’s Choice
alliance-activation-nexu-elite-wounds = Back to the Lair
alliance-activation-nexu-elite-feast = The Weakest First
alliance-activation-nexu-elite-roar = Blood-Chilling Howl
alliance-activation-nexu-elite-frenzy = Blind Frenzy

# IG-88

alliance-activation-ig-88-contract = The Contract
alliance-activation-ig-88-marksman = Calculated Shot
alliance-activation-ig-88-needles = Hail of Needles
alliance-activation-ig-88-shock = Stun Charge
alliance-activation-ig-88-point-blank = Contract Closed
alliance-activation-ig-88-repair = Backup Systems
