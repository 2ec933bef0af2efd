# Keywords (K1 to K71): name and, in .rule, what one does, in a sentence. $n is its number, $capacity how often it is used,
# $of whom, what or which way it names.

specops-keyword-covert-deployment = Covert deployment
    .rule = A face-down order token is laid instead of the unit, which may appear within 10 inches of it in an end phase.
specops-keyword-disengage = Disengage
    .rule = May move while engaged with a single enemy unit.
specops-keyword-armor =
    { $n ->
        [0] Armor
       *[other] Armor { $n }
    }
    .rule =
        { $n ->
            [0] Cancels all hits of an attack.
           *[other] Cancels up to { $n } hits of an attack.
        }
specops-keyword-agile = Agile { $n }
    .rule =
        { $n ->
            [one] After each standard move it makes as an action: 1 dodge token.
           *[other] After each standard move it makes as an action: { $n } dodge tokens.
        }
specops-keyword-ai = AI: { $of }
    .rule = Without an order and without a friendly commander within 18 inches its first action is one of those named.
specops-keyword-bolster = Bolster { $n }
    .rule =
        { $n ->
            [one] Card action: up to 1 friendly unit within 12 inches gains a surge token.
           *[other] Card action: up to { $n } friendly units within 12 inches gain a surge token each.
        }
specops-keyword-charge = Charge
    .rule = After a move action into base contact with an enemy: a free melee attack on it.
specops-keyword-coordinate = Coordinate: { $of }
    .rule = When it is ordered, it may give an order to such a friendly unit within 6 inches.
specops-keyword-cover = Cover { $n }
    .rule = Defending at range its cover is { $n } better.
specops-keyword-danger-sense = Danger Sense { $n }
    .rule =
        { $n ->
            [one] It may keep up to 1 suppression token, and rolls one more defence die for each, at most { $n }.
           *[other] It may keep up to { $n } suppression tokens, and rolls one more defence die for each, at most { $n }.
        }
specops-keyword-dauntless = Dauntless
    .rule = After rallying while suppressed it may gain a suppression token for a free move action.
specops-keyword-defend = Defend { $n }
    .rule =
        { $n ->
            [one] When it is ordered: 1 dodge token.
           *[other] When it is ordered: { $n } dodge tokens.
        }
specops-keyword-direct = Direct: { $of }
    .rule = While orders are given it may give one to such a friendly unit within 12 inches.
specops-keyword-disciplined = Disciplined { $n }
    .rule =
        { $n ->
            [one] When it is ordered it may remove up to 1 of its suppression tokens.
           *[other] When it is ordered it may remove up to { $n } of its suppression tokens.
        }
specops-keyword-duelist = Duelist
    .rule = In melee, aim spent on rerolls adds Pierce 1, and dodge spent cancels the enemy’s Pierce.
specops-keyword-exemplar = Exemplar
    .rule = Friendly units of its faction within 12 inches and in sight may spend its aim, dodge and surge tokens.
specops-keyword-guardian =
    { $of ->
        [none] Guardian { $n }
       *[other] Guardian { $n }: { $of }
    }
    .rule =
        { $n ->
            [one] When a friendly trooper within 6 inches and in sight defends at range, it may take up to 1 of its hits upon itself.
           *[other] When a friendly trooper within 6 inches and in sight defends at range, it may take up to { $n } of its hits upon itself.
        }
specops-keyword-immune-melee-pierce = Immune: Melee Pierce
    .rule = In melee Pierce does nothing to it.
specops-keyword-immune-pierce = Immune: Pierce
    .rule = Pierce does nothing to it.
specops-keyword-impervious = Impervious
    .rule = It rolls one more defence die for each point of Pierce against it.
specops-keyword-independent = Independent: { $of }
    .rule = When the activation phase starts and it has no order, it gains the tokens named.
specops-keyword-indomitable = Indomitable
    .rule = It rallies with red defence dice.
specops-keyword-infiltrate = Infiltrate
    .rule = It may be deployed anywhere in its half of the table, more than 6 inches from every enemy.
specops-keyword-inspire = Inspire { $n }
    .rule =
        { $n ->
            [one] At the end of its activation up to 1 suppression token goes from other friendly units within 12 inches.
           *[other] At the end of its activation up to { $n } suppression tokens go from other friendly units within 12 inches.
        }
specops-keyword-jump = Jump { $n }
    .rule = Card action that is its move: it crosses and may end on what is up to { $n } times 6 inches high.
specops-keyword-leader = Leader
    .rule = Has no effect where every unit is a single miniature.
specops-keyword-low-profile = Low Profile
    .rule = Behind cover against a ranged attack it rolls one defence die fewer and has one block more.
specops-keyword-marksman = Marksman
    .rule = An aim token may raise a die by one step, blank to hit or hit to crit, instead of rerolling.
specops-keyword-nimble = Nimble
    .rule = After an attack in which it spent dodge: a dodge token.
specops-keyword-noncombatant = Noncombatant
    .rule = It never attacks.
specops-keyword-observe = Observe { $n }
    .rule =
        { $n ->
            [one] Card action: an enemy within 18 inches and in sight gains 1 observation token, each a reroll for its attackers.
           *[other] Card action: an enemy within 18 inches and in sight gains { $n } observation tokens, each a reroll for its attackers.
        }
specops-keyword-outmaneuver = Outmaneuver
    .rule = Its dodge tokens also cancel crits.
specops-keyword-precise = Precise { $n }
    .rule =
        { $n ->
            [one] Each aim token it spends on rerolls rerolls up to 1 die more.
           *[other] Each aim token it spends on rerolls rerolls up to { $n } dice more.
        }
specops-keyword-ready = Ready { $n }
    .rule =
        { $n ->
            [one] After a standby action: 1 aim token.
           *[other] After a standby action: { $n } aim tokens.
        }
specops-keyword-recharge = Recharge { $n }
    .rule =
        { $n ->
            [one] When it recovers, up to 1 of its shields becomes active.
           *[other] When it recovers, up to { $n } of its shields become active.
        }
specops-keyword-reliable = Reliable { $n }
    .rule =
        { $n ->
            [one] When the activation phase starts: 1 surge token.
           *[other] When the activation phase starts: { $n } surge tokens.
        }
specops-keyword-repair = Repair { $n }: Capacity { $capacity }
    .rule =
        { $n ->
            [one] Card action, { $capacity ->
               [one] once
              *[other] { $capacity } times
            } a game: a friendly droid or vehicle within 6 inches and in sight loses up to 1 wound.
           *[other] Card action, { $capacity ->
               [one] once
              *[other] { $capacity } times
            } a game: a friendly droid or vehicle within 6 inches and in sight loses up to { $n } wounds.
        }
specops-keyword-retinue = Retinue: { $of }
    .rule = When the activation phase starts within 12 inches of that unit: an aim or a dodge token.
specops-keyword-scale = Scale
    .rule = It climbs up to 12 inches instead of 6.
specops-keyword-scout = Scout { $n }
    .rule = Right after it is set up it may move with the speed-{ $n } tool.
specops-keyword-sentinel = Sentinel
    .rule = Its standby reaches 18 inches.
specops-keyword-sharpshooter = Sharpshooter { $n }
    .rule = The cover of its target counts { $n } less.
specops-keyword-shielded = Shielded { $n }
    .rule =
        { $n ->
            [one] 1 shield: at range each cancels a hit or crit and is used up until recharged.
           *[other] { $n } shields: at range each cancels a hit or crit and is used up until recharged.
        }
specops-keyword-sidearm = Sidearm
    .rule = Has no effect: each miniature lists its own weapons.
specops-keyword-small = Small
    .rule = Has no effect for a miniature of its own.
specops-keyword-spotter = Spotter { $n }
    .rule =
        { $n ->
            [one] Card action: up to 1 friendly unit within 12 inches gains an aim token.
           *[other] Card action: up to { $n } friendly units within 12 inches gain an aim token each.
        }
specops-keyword-tactical = Tactical { $n }
    .rule =
        { $n ->
            [one] After each standard move it makes as an action: 1 aim token.
           *[other] After each standard move it makes as an action: { $n } aim tokens.
        }
specops-keyword-take-cover = Take Cover { $n }
    .rule =
        { $n ->
            [one] Card action: up to 1 friendly unit within 12 inches gains a dodge token.
           *[other] Card action: up to { $n } friendly units within 12 inches gain a dodge token each.
        }
specops-keyword-target = Target { $n }
    .rule =
        { $n ->
            [one] When it is ordered: 1 aim token.
           *[other] When it is ordered: { $n } aim tokens.
        }
specops-keyword-treat = Treat { $n }: Capacity { $capacity }
    .rule =
        { $n ->
            [one] Card action, { $capacity ->
               [one] once
              *[other] { $capacity } times
            } a game: a friendly living trooper within 6 inches and in sight loses up to 1 wound.
           *[other] Card action, { $capacity ->
               [one] once
              *[other] { $capacity } times
            } a game: a friendly living trooper within 6 inches and in sight loses up to { $n } wounds.
        }
specops-keyword-unhindered = Unhindered
    .rule = Has no effect where no ground is difficult.
specops-keyword-weak-point = Weak Point { $n }: { $of }
    .rule = Attacks from that side have Impact { $n }.
specops-keyword-arsenal = Arsenal { $n }
    .rule =
        { $n ->
            [one] It attacks with 1 weapon, each in a pool of its own if it likes.
           *[other] It attacks with { $n } weapons, each in a pool of its own if it likes.
        }
specops-keyword-gunslinger = Gunslinger
    .rule = Once an attack it may use a ranged weapon a second time, against another enemy.
specops-keyword-clone-trooper = Clone Trooper
    .rule = It may spend one aim, dodge or surge token an attack of a clone within 12 inches and in sight.
specops-keyword-droid-trooper = Droid Trooper
    .rule = It is never suppressed, but it can panic.
specops-keyword-wookiee-trooper = Wookiee Trooper
    .rule = A type without a rule of its own.
specops-keyword-pierce = Pierce { $n }
    .rule =
        { $n ->
            [one] Cancels up to 1 block of the defender.
           *[other] Cancels up to { $n } blocks of the defender.
        }
specops-keyword-fixed = Fixed: { $of }
    .rule = Fires only at who stands in that arc.
specops-keyword-critical = Critical { $n }
    .rule =
        { $n ->
            [one] Up to 1 attack surge becomes a crit.
           *[other] Up to { $n } attack surges become crits.
        }
specops-keyword-suppressive = Suppressive { $n }
    .rule =
        { $n ->
            [one] The defender gains 1 suppression token more, with or without results.
           *[other] The defender gains { $n } suppression tokens more, with or without results.
        }
specops-keyword-versatile = Versatile
    .rule = Can be fired while engaged.
specops-keyword-impact = Impact { $n }
    .rule =
        { $n ->
            [one] Against Armor up to 1 hit becomes a crit.
           *[other] Against Armor up to { $n } hits become crits.
        }
specops-keyword-blast = Blast
    .rule = The defender has no cover.
specops-keyword-high-velocity = High Velocity
    .rule = No dodge tokens may be spent against it.
specops-keyword-immobilize = Immobilise { $n }
    .rule = Whom it wounds is { $n } slower until the end of its next activation.
specops-keyword-immune-deflect = Immune: Deflect
    .rule = Has no effect: nobody here deflects.
specops-keyword-lethal = Lethal { $n }
    .rule =
        { $n ->
            [one] Up to 1 unused aim token gives Pierce 1.
           *[other] Up to { $n } unused aim tokens give Pierce 1 each.
        }
specops-keyword-overwhelm = Overwhelm
    .rule = If aim was spent, the defender gains one more suppression token.
specops-keyword-primitive = Primitive
    .rule = Against Armor its crits become hits.
specops-keyword-spray = Spray
    .rule = Its dice count once for each defending miniature, of which there is one.
