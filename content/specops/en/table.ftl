# The words of the table of specops: what is asked, what can be answered, what lies beside the table, and the page of a new table.

## The table

specops-board = The table, 36 by 36 inches
specops-board-hint = Arrow keys go from unit to unit, N and P to those that can be chosen. On the open table they move a point; Enter chooses it.
specops-tab-mission = Mission
specops-tab-teams = Teams
specops-role = { $side }: { $team }
specops-round = Round { $round }
specops-score = Points
specops-score-words = Points: blue { $blue }, red { $red }
specops-picture = The table in round { $round }
specops-undo-activation = Back to the start of this activation
specops-your-move = Your move: { $side }
specops-your-turn = Your turn: { $team }
specops-left = { $n } left
specops-aim =
    { $rules ->
        [shields] Red works at consoles until the card is covered, and clears it at the transmitter: three points win. Blue holds out for four rounds.
        [codes] Red carries three packages, one with the codes, and wins with them at a transmitter. Blue holds out for four rounds.
        [vehicle] Red destroys the vehicle in the middle. Blue holds out around it for four rounds.
       *[priorities] Both hold three objectives; one of them counts double. Seven points win, or more points after four rounds.
    }
specops-condition-lasts =
    { $now ->
        [yes] In force: { $condition } (rounds { $first } and { $last })
       *[no] { $condition } in rounds { $first } and { $last }
    }
specops-condition-says =
    { $condition ->
        [weather] Targets of ranged attacks are covered better by one step, unless the attacker took the aim action.
        [darkness] Ranged weapons reach four inches less, but never less than six.
        [comms] Each side gives one order less, and draws one from its pool instead.
       *[clear] Nothing hinders anybody.
    }
specops-reinforcement-pool = Dice for reinforcements: { $n }
specops-loadouts-of = Loadouts of { $side }
specops-pool = Order pool
specops-passes = { $n } passes
specops-health = { $left } of { $health } health
specops-place =
    { $place ->
        [aside] not set up yet
        [table] on the table
        [covert] hidden
        [waiting] waits to be called
        [network] in the ambush network
       *[defeated] defeated
    }
specops-badge =
    { $badge ->
        [aim] { $n } aim
        [dodge] { $n } dodge
        [surge] { $n } surge
        [standby] stands by
        [suppression] { $n } suppression
        [observation] observed, { $n }
        [immobilize] slowed by { $n }
        [shield] { $n } shields
        [detonator] has a detonator
       *[objective] holds { $n }
    }
specops-tally =
    { $kind ->
        [attacks] Attacks
        [wounds] Wounds dealt
        [defeated] Units defeated
        [panics] Panicked
       *[orders] Orders given
    }

## Terrain and the tape

specops-piece =
    { $look ->
        [hedge] hedge
        [woods] woods
        [rubble] rubble
        [crater] crater
        [barricade] barricade
        [crates] crates
        [container] container
        [wall] wall
        [rock] rock
        [building] building
        [tower] tower
        [platform] platform
        [pool] pool
       *[generator] generator
    }
specops-stock-facts =
    { $kind ->
        [obstacle] obstacle
        [scatter] scatter
       *[area] area
    }, { $height } mm high, { $cover ->
        [heavy] heavy cover
        [light] light cover
       *[none] no cover
    }, { $sight ->
        [yes] blocks sight
       *[no] blocks no sight
    }{ $impassable ->
        [yes] , impassable
       *[no] {""}
    }
specops-stock-left = { $piece } ({ $n })
specops-table-built = a table built in turn
specops-mission-open = Mission to be drawn
specops-mission-open-text = The mission is drawn when the table is built.
specops-build = Build the table
specops-build-count = { $n } pieces stand. A table has { $least } to { $most }.
specops-build-enough = The other side says it is enough.
specops-build-piece = Piece
specops-build-how = Point at the table, or choose a place by name.
specops-build-places = Choose a place by name ({ $n })
specops-build-agreed = What is agreed about each piece
specops-turn-left = Turn to the left
specops-turn-right = Turn to the right
specops-turned = Turned by { $n }°
specops-site = In the { $wind }
specops-site-middle = In the middle
specops-thrown =
    { $why ->
        [rally] Rally: { $unit }
        [panic] Panic: { $unit }
       *[deed] Dice: { $unit }
    }
specops-tape = Measuring tape
specops-tape-how = Choose where the tape begins, then where it ends
specops-band = range { $n }
specops-contact = contact
specops-wind =
    { $wind ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }
specops-label-who = { $unit }, { $rank }, { $side }
specops-label-away = { $n ->
        [one] within 1 inch
       *[other] within { $n } inches
    } to the { $wind }
specops-label-contact = in contact
specops-label-wounds = { $n } of { $of } wounds
specops-label-order =
    { $order ->
        [face_up] has an order
       *[face_down] has acted
    }
specops-label-suppressed = suppressed
specops-label-holds = holds: { $tokens }
specops-label-tap =
    { $light ->
        [activate] can be chosen
        [attack] can be attacked
        [aimed] aimed at
       *[pick] can be chosen
    }
specops-label-no-sight = not in sight
specops-label-sight =
    { $cover ->
        [none] in sight
        [light] in sight, light cover
       *[heavy] in sight, heavy cover
    }
specops-label-sight-cover =
    { $cover ->
        [none] in sight past the { $pieces }
        [light] in sight, light cover from the { $pieces }
       *[heavy] in sight, heavy cover from the { $pieces }
    }
specops-label-point = { $x } inches from the west, { $y } from the south
specops-label-in = at the { $piece }
specops-label-end =
    { $legal ->
        [yes] { $who } may end here
       *[no] { $who } may not end here
    }
specops-label-from = { $n } inches to the { $wind }
specops-sight-free = A free line: nothing hides it.
specops-sight-covered =
    { $cover ->
        [light] A free line, but the target counts as lightly covered.
       *[heavy] A free line, but the target counts as heavily covered.
    }
specops-sight-hidden =
    { $cover ->
        [none] { $pieces }: hides a part, but gives no cover here.
        [light] { $pieces }: hides a part. Light cover.
       *[heavy] { $pieces }: hides a part. Heavy cover.
    }
specops-sight-melee = In melee: there is no cover.
specops-sight-none = No line of sight: { $pieces }

## Questions

specops-ask-nothing = Nothing is asked
specops-ask-terrain = Set down a piece of terrain
specops-ask-orient = Does the terrain stay as it lies?
specops-ask-loadouts = Choose a side of each loadout, in secret
specops-ask-deploy = Set up a unit
specops-ask-place = Where does { $unit } stand?
specops-ask-deal = Who holds which package? Nobody else is told
specops-ask-inherit = Who takes up what falls: { $token }?
specops-ask-card = Lay a command card, in secret
specops-ask-coordinate = { $unit } may give an order
specops-ask-comms = Who takes the order for { $rank }?
specops-ask-turn = Who acts?
specops-ask-drawn = Drawn: { $rank }. Who acts?
specops-ask-dauntless = Does { $unit } take suppression for a free move?
specops-ask-retinue = Which token does { $unit } take?
specops-ask-effects = Several effects at once: which comes next?
specops-ask-facing = Which way does { $unit } face?
specops-ask-standby = Who answers { $unit } out of standby?
specops-ask-pools = One more weapon?
specops-ask-rerolls = Roll dice again?
specops-ask-surges = Turn surges?
specops-ask-dodge = Does { $unit } dodge?
specops-ask-lethal = Spend aim to pierce?
specops-ask-guardian = Does somebody take hits for { $unit }?
specops-ask-defence-surges = Does { $unit } turn surges into blocks?
specops-ask-ability = What does the card do?
specops-ask-field = Throw one die again?
specops-ask-transmit = Are the codes revealed?
specops-ask-pierce = How much Pierce is used on { $unit }? At most { $n }
specops-ask-share = { $unit }: who shares packages? { $n } so far
specops-ask-reveal = Reveal a hidden unit?
specops-ask-lay = Where does it lie: { $token }?
specops-ask-report = What does the die show?
specops-ask-carry = Who carries a package? { $n } left
specops-ask-order = Who gets an order? { $n ->
        [one] One left
       *[other] { $n } left
    }
specops-ask-act = { $unit }: { $n ->
        [0] only free actions left
        [one] one action left
       *[other] { $n } actions
    }
specops-ask-calm = { $unit } removes up to { $n } suppression
specops-ask-granted =
    { $because ->
        [dauntless] { $unit } moves, undaunted
        [charge] { $unit } attacks whom it has charged
        [standby] { $unit } answers out of standby
        [scout] { $unit } scouts ahead
       *[action] { $unit } acts for free
    }
specops-ask-shields = { $unit }: how many of { $n } shields?
specops-ask-hand = Who gets a token? { $n } left
specops-ask-reinforcements = How is a success used? { $n } left

## Answers

specops-do-orient =
    { $turned ->
        [yes] Turn it by half
       *[no] Leave it
    }
specops-do-loadouts = Take these loadouts
specops-loadout-nth = Loadout { $n }
specops-loadouts-chosen = Chosen. They are revealed when both have chosen.
specops-card-laid = Your card lies face down. Both are revealed together.
specops-do-place = Set up { $unit }
specops-do-hide = Hide { $unit }
specops-do-hide-somebody = Lay a covert token
specops-do-network = { $unit } into the network
specops-do-carry = { $unit } carries one
specops-do-deal = The codes: { $unit }
    .text = decoys: { $second } and { $third }
specops-do-order-by = from { $by }
specops-do-draw = Draw from the pool
specops-do-pass = Pass
specops-do-act =
    { $action ->
        [move] Move
        [dash] Dash
        [climb] Climb
        [jump] Jump
        [withdraw] Withdraw
        [aim] Aim
        [dodge] Dodge
        [standby] Stand by
        [recover] Recover
       *[attack] Attack
    }
    .text =
        { $action ->
            [aim] One aim token: rolls two dice again
            [dodge] One dodge token: cancels a hit
            [standby] Answer an enemy within 12 inches
            [recover] Suppression goes
           *[other] { specops-action }
        }
specops-do-attack = Attack: { $weapon }
specops-do-card = Use the card
specops-do-turn = To the { $wind }
specops-do-mission =
    { $deed ->
        [console] Use the console
        [transmit] Clear the card
        [call_reinforcements] Call reinforcements
        [webs] Suppression webs
        [decrypt] Decrypt
        [secure] Secure the package
        [share] Share the packages out anew
        [halt] Halt!
        [ambush] Leave through the ambush point
        [detonate] Throw the detonator
        [rearm] Take a detonator
       *[repair] Repair the vehicle
    }
    .text =
        { $deed ->
            [console] Three black dice cover fields
            [transmit] One point
            [call_reinforcements] One die more
            [decrypt] Frees fields
            [detonate] Ten white dice, one less each inch
           *[other] {""}
        }
specops-do-reroll = Roll again: aim of { $from }
specops-do-observe = Roll die { $n } again
specops-do-observe-marked = Roll one again: observed
specops-reroll-how = Mark dice to roll again, up to { $n }
specops-reroll-blanks = Mark what shows nothing
specops-do-raise =
    { $hit ->
        [yes] A hit to a crit: aim of { $from }
       *[no] A blank to a hit: aim of { $from }
    }
specops-do-surge = Turn a surge: token of { $from }
specops-do-dodge =
    { $crit ->
        [yes] Dodge a crit: token of { $from }
       *[no] Dodge a hit: token of { $from }
    }
specops-do-lethal = Pierce: aim of { $from }
specops-do-guard = { $by } takes { $n ->
        [one] one hit
       *[other] { $n } hits
    }
specops-do-shields = { $n ->
        [0] No shield
        [one] One shield
       *[other] { $n } shields
    }
specops-do-pierce = Pierce { $n }
specops-do-reveal = Reveal { $unit }
    .text = at the token { $x } inches from the west, { $y } from the south
specops-do-calm = { $n ->
        [0] Remove none
        [one] Remove one
       *[other] Remove { $n }
    }
specops-do-standby = { $unit } answers
specops-do-use = Effect { $n }
specops-do-field = Throw again: { $face }
specops-do-lay = Lay it here
specops-do-accept =
    { $ask ->
        [dauntless] Move
        [transmit] Reveal the codes
       *[other] Yes
    }
specops-do-done =
    { $ask ->
        [terrain] That is enough terrain
        [field] Keep the dice
        [act] End the activation
        [rerolls] Keep the dice
        [surges] Go on
        [dodge] Do not dodge
        [pools] Roll
        [standby] Let it pass
        [reveal] Stay hidden
        [transmit] Keep them secret
        [guardian] Nobody
        [share] Deal them
       *[other] Done
    }
specops-face =
    { $face ->
        [hit] hit
        [crit] crit
        [surge] surge
        [block] block
       *[blank] blank
    }

## Moving

specops-move = Move
specops-whom = Who is set up
specops-put = { $unit }
specops-put-hidden = { $unit }, hidden
specops-put-outside = { $unit }, infiltrating
specops-put-here = Set down here
specops-lay = Token
specops-move-here =
    { $action ->
        [dash] Dash here
        [climb] Climb here
        [jump] Jump here
        [withdraw] Withdraw here
       *[move] Move here
    }
specops-move-how = Point at the table
specops-move-length =
    { $bent ->
        [yes] { $n } full inches, with a bend.
       *[no] { $n } full inches, straight.
    }
specops-move-touches = Touches { $who }.
specops-to-edge = To the edge
specops-to-contact = Into contact
specops-to-cover = Into cover
specops-ends = Snap, or choose an end by name ({ $n })
specops-end-token =
    { $contact ->
        [yes] In contact: { $token }
       *[no] Toward: { $token }, { $n } inches short
    }
specops-end-contact = In contact with { $unit }
specops-end-cover =
    { $cover ->
        [light] Light cover: { $piece }, { $where }
       *[heavy] Heavy cover: { $piece }, { $where }
    }
specops-end-toward = Toward { $unit }, { $n } inches away
specops-end-wind = { $wind }, { $n } inches
specops-end-stay = Stay
specops-end-zone =
    { $where ->
        [west] The west of the zone
        [east] The east of the zone
       *[middle] The middle of the zone
    }
specops-there = From there
specops-there-whom = In sight
specops-there-inches = { $n }″
specops-there-far = Away
specops-there-its = Its cover
specops-there-own = Your cover
specops-there-wounds = Wounds
specops-there-cover =
    { $cover ->
        [0] none
        [1] light
       *[other] heavy
    }
specops-there-nobody = Nobody is in sight from there, and nobody sees it (C8.2).
specops-there-more = { $n } more in sight
specops-there-tip = { $n ->
        [0] nobody in sight from there
        [one] one enemy in sight
       *[other] { $n } enemies in sight
    }
specops-there-best = wounds with up to { $n } %
specops-there-bare = { $n ->
        [one] one sees it without cover
       *[other] { $n } see it without cover
    }
specops-hint-nowhere = Nobody can end there
specops-hint-not-this = Nothing can be done with this one now
specops-hint-which = Several things are possible: choose below

## Attacks

specops-attack = The attack
specops-attack-on = Attack on { $unit }
specops-attack-dice = Attack dice
specops-defence-dice = Defence dice
specops-die-colour =
    { $die ->
        [red] red
        [black] black
       *[white] white
    }
specops-attack-die =
    { $face ->
        [none] attack die, { specops-die-colour }
       *[other] { specops-face }, { specops-die-colour }
    }
specops-defence-die =
    { $face ->
        [none] defence die, { specops-die-colour }
       *[other] { specops-face }, { specops-die-colour }
    }
specops-melee = melee
specops-ranged = ranged
specops-sum-attack = { $hits } { $hits ->
        [one] hit
       *[other] hits
    }, { $crits } { $crits ->
        [one] crit
       *[other] crits
    }
specops-sum-defence = { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    } { $cover ->
        [0] without cover
        [1] in light cover
       *[other] in heavy cover
    }
specops-sum-wounds = { $n ->
        [0] No wound
        [one] 1 wound
       *[other] { $n } wounds
    }
specops-sum-panic = Panic ({ $faces }): { $n ->
        [0] no wound
        [one] 1 wound
       *[other] { $n } wounds
    }
specops-odds-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
specops-odds-wound = Wounds
specops-odds-defeat = Defeats
specops-odds-words = Wounds with { $wound } %, on average { $average }; defeats with { $defeat } %; suppression { $suppression } on average.
specops-forecast =
    { $why ->
        [rally] rallies off { $n } suppression on average, calm with { $chance } %
        [panic] panics: { $n } wounds on average, defeated with { $chance } %
        [console] { $n } fields on average, enough with { $chance } %
        [decrypt] { $n } fields on average, too few left with { $chance } %
        [webs] { $n } suppression on average, panic with { $chance } %
        [reinforcements] { $dice ->
                [one] 1 die
               *[other] { $dice } dice
            } then, somebody more comes with { $chance } %
       *[detonator] { $n } damage on average, destroyed with { $chance } %
    }
specops-forecast-panic = panic { $n } %
specops-sight-vehicle = a vehicle

## Cards

specops-pips = { $n ->
        [one] 1 pip
       *[other] { $n } pips
    }
specops-orders = { $n ->
        [one] 1 order
       *[other] { $n } orders
    }: { $whom }
specops-transmitter = Transmitter card
specops-transmitter-covered = { $n } fields covered, { $needed } are needed
specops-field-on = covered
specops-field-off = free
specops-stat =
    { $stat ->
        [rank] Rank
        [health] Health
        [courage] Courage
        [speed] Speed
        [defence] Defence
       *[attack] Attack surge
    }
specops-surge-block = surge blocks
specops-surge-attack =
    { $face ->
        [hit] becomes a hit
       *[crit] becomes a crit
    }
specops-weapons = Weapons
specops-weapon-range =
    { $kind ->
        [both] melee and { $min }–{ $max } inches
       *[ranged] { $min }–{ $max } inches
    }
specops-weapon-dice = { $red } red, { $black } black, { $white } white

## Keys

specops-help-move = Next kind of move, or next unit to set up
specops-help-attack = Aim at the next target
specops-help-contact = Snap into contact
specops-help-edge = Snap to the edge of reach
specops-help-cover = Snap into cover
specops-help-land = Set down where the ghost stands
specops-help-tape = Measuring tape
specops-help-turn-left = Turn the piece of terrain to the left
specops-help-turn-right = Turn the piece of terrain to the right
specops-help-end = End, pass or go on

## A new table

specops-new-title = A new operation
specops-new-text = Two teams, one table, four rounds. Who is blue and who red the dice decide.
specops-new-teams = Who plays
specops-new-colours = Blue deploys first; red attacks in three of four missions.
specops-new-team = Team
specops-new-roster = { $n } units: { $units }
specops-new-hot-seat = Both of you at this screen: it goes dark before each secret choice.
specops-new-mission = Mission
specops-new-chance = One of the four, by chance
specops-new-table = Table
specops-new-any-table = One that fits, by chance
specops-new-build = We build it in turn
    .line = Both sides set down pieces of a stock in turn, 8 to 14 of them, before anybody knows who is blue.
specops-new-condition = The condition table
    .hint = Perhaps bad weather, darkness or bad comms for two rounds.

## Hints

specops-goal =
    { $rules ->
        [shields]
            { $side ->
                [red] You attack: work at the consoles until six fields are covered, then use the transmitter. Three times wins.
               *[blue] You defend: keep red from consoles and transmitter until round 4 ends, and call your reinforcements at a console.
            }
        [codes]
            { $side ->
                [red] You carry the codes: be in contact with a transmitter when a round ends, and reveal them.
               *[blue] You defend: keep the codes from the transmitters until round 4 ends. Come within 3 inches of a carrier to look into the package.
            }
        [vehicle]
            { $side ->
                [red] You attack: destroy the vehicle in the middle. A detonator does most from near by.
               *[blue] You defend: the vehicle must last until round 4 ends. Whoever stands at it has heavy cover.
            }
       *[priorities] Have more units than the enemy within 3 inches of an objective when a round ends: one point each. Seven points win.
    }
specops-hint =
    { $about ->
        [terrain] You build the table together, one piece each in turn. What a piece does is told below its name. From eight on you may say that it is enough; if both do, it goes on. What lies in the way of a token later moves aside.
        [goal] { specops-goal }
        [hide] Your loadout lets some units hide: a token lies for them, and only you know who it is. At the end of a round it may step out.
        [carry] Three of your units carry packages. Who holds the real one you decide next, in secret.
        [draw] Drawing shows one rank of your pool: then a unit of that rank acts. Passes, if you have any, let the enemy go first.
        [aim] Two actions, each kind once: move and dash, attack, aim, dodge, stand by, recover. Aim first, attack after, is often the best.
        [tokens] One action is left. Dodge cancels a hit this round, standby answers an enemy who comes within 12 inches.
        [deed] The mission offers an action here. It is among the answers, with what it costs and gives.
        [melee] In contact with an enemy: only melee weapons, no cover. Withdraw to get away; it takes the place of the move.
        [suppressed] Suppression: at its courage a unit rolls one die less, above it it panics. Rallying and Recover take tokens away.
        [tape] With the tape you may measure between any two things, at any time.
        [surges] A surge that nothing turns is a blank. A surge token makes it a hit.
        [standby] Somebody came near: who stands by may answer now with a move or an attack, and only against that enemy.
        [transmit] The codes are at a working transmitter. Reveal them and you win.
        [reveal] A round ends: whoever is hidden may step out within 10 inches of the token.
        [orient] The terrain can lie as it is or turned by half. Zones and objectives stay where they are.
        [loadouts] Each card has two sides. Your opponent sees them only when both have chosen.
        [deploy] Point inside your zone and set the unit down. You may drag it, nudge it with the arrow keys, or choose an end by name.
        [card] Fewer pips give priority, more pips more orders. Each card is gone after its round, but for Standing Orders.
        [order] A unit with an order acts when you like. All others come from the pool, in the order they are drawn.
        [turn] Activate a unit with an order, or draw from the pool and see whose turn comes.
        [move] The coloured field is where this unit may end. Point, set it down, and use what is left: aim, dodge or stand by.
        [attack] Tap an enemy to see sight, cover and chances before you attack. Each action only once an activation.
        [rerolls] An aim token rolls two dice again: mark them and roll.
       *[dodge] A dodge token cancels one hit, never a crit.
    }
