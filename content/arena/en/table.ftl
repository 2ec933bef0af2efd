# The arena at the table: board, cards, decisions, log.
# Messages of "words" are parts of others and share their values.

## Words

arena-jedi =
    { $jedi ->
        [obi_wan] { jedi-obi-wan.short }
        [anakin] { jedi-anakin.short }
        [mace] { jedi-mace.short }
       *[kit] { jedi-kit.short }
    }
arena-other =
    { $other ->
        [obi_wan] { jedi-obi-wan.short }
        [anakin] { jedi-anakin.short }
        [mace] { jedi-mace.short }
       *[kit] { jedi-kit.short }
    }
arena-droid =
    { $kind ->
        [battle] { droid-battle }
        [super] { droid-super }
       *[droideka] { droid-droideka }
    }
arena-plural =
    { $kind ->
        [battle] { droid-battle.plural }
        [super] { droid-super.plural }
        [any] droids
       *[droideka] { droid-droideka.plural }
    }
arena-droids =
    { $n ->
        [one] { $kind ->
            [battle] 1 { droid-battle }
            [super] 1 { droid-super }
            [any] 1 droid of any kind
           *[droideka] 1 { droid-droideka }
        }
       *[other] { $kind ->
            [any] { $n } droids of any kind
           *[other] { $n } { arena-plural }
        }
    }
arena-card-unknown = the card

## Phases

phase-setup = Set-up
phase-threats = New threats
phase-roll = Roll
phase-refill = Refill areas
phase-check = Check threats
phase-rush =
    { $kind ->
        [battle] Rush: { droid-battle.plural }
        [super] Rush: { droid-super.plural }
       *[droideka] Rush: { droid-droideka.plural }
    }
phase-victory = The gunship is here
arena-track = Round track
arena-round = Round { $round }

## Board

arena-board = Arena
arena-board-hint = Arrow keys go from field to field, N and P between lit fields, Enter chooses. Press ? for all keys.
arena-picture =
    { $round ->
        [0] The arena during set-up
       *[other] The arena in round { $round }
    }
arena-force = Force
arena-force-of = { $force } of 10
arena-force-low = At 0 you lose. The last step cannot be spent.
arena-supplies = Supplies
arena-supply = { $n } { arena-plural } left in the supply
arena-supply-low = Nearly empty: at 0 you lose
arena-piles = Piles and helpers
arena-areas = Areas
arena-areas-left = { $n } area tiles left face down
arena-r2d2-ready = R2-D2 ready
arena-r2d2-spent = R2-D2 used
arena-c3po-left = C-3PO × { $n }
label-field = Area { $area }, field { $number }
label-jedi = { arena-jedi }
label-empty = empty
label-adjacent = adjacent to { $jedi }
label-can-start = you can start here
label-can-walk = you can walk here
label-stand-here = you stand here
label-can-strike = strike for { $cost }
label-can-reach = walk up and strike for { $cost }
label-can-push = push it away

## Dice and cards

arena-die = Die showing { $face }
arena-slot-filled = { $face }, filled
arena-slot-open = { $face }, missing
arena-slot-spare = { $face }, not needed
arena-threat = Threat
arena-mega = Mega threat
arena-met = Met
arena-sum-over = Too much
cards-none = No threats on the table.
needs-dice = Needs { $dice }
needs-sum = Needs a sum of exactly { $sum }
penalty-mega = Not met, the game is lost
penalty-force = Lose { $steps } Force
penalty-droids = Fills areas: { $areas }
penalty-areas =
    { $n ->
        [one] { arena-droid }
       *[other] { $n } × { arena-droid }
    }
fit-sum = Makes { $sum }, { $left } to go
fit-sum-exact = Makes { $sum } exactly
fit-sum-over = Makes { $sum }, too much
fit-one =
    { $left ->
        [one] Fits, 1 more to go
       *[other] Fits, { $left } more to go
    }
fit-last = Meets the card
fit-nothing = Does not fit
fit-met-already = Already met

## Ability boards

field-fight = Fight with the die plus { $bonus }
field-fight-exact = With a { $exact } only: fight with { $exact } plus { $bonus }
field-force-scale = Generate Force by the die; for 1 to 6: { $scale }
field-force-exact = With a { $exact } only: gain { $steps } Force
field-push = With a { $exact } only: push { $droids } off the board, anywhere
effect-fight = Fight with { $value }
effect-force =
    { $steps ->
        [0] No Force
       *[other] Gain { $steps } Force
    }
effect-push = Push { $droids }
arena-field-holds = used, holds a { $face }
why-field-used = Used this round
why-field-exact = Needs a { $exact }

## Team

seat-mine = You
seat-person = { $name }
seat-bot = Bot
seat-open = Open seat
seat-away = · away
team-die = holds a { $face }
team-dice-left =
    { $n ->
        [one] 1 die left to roll this round
       *[other] { $n } dice left to roll this round
    }

## Decisions

arena-title-move = Your move
your-move = Your move: { arena-jedi }
wait-bots =
    { $n ->
        [one] The bot of { $who } is thinking
       *[other] The bots of { $who } are thinking
    }
wait-people = Waiting for { $who }
wait-open = Waiting for somebody to take a seat: { $who }. Share the link.
wait-seat = { arena-jedi } ({ $name })
wait-scene = Droids and threats are coming in
wait-board = Board of { arena-jedi }
pick-seat = Which of your Jedi goes next?
ask-start = Choose where to start
ask-start-others = Starting fields are being chosen
ask-report = What does your die show?
ask-report-others = Dice are being reported
ask-place = Place the dice
ask-place-die = Place your { $face }
ask-fight = { arena-jedi } fights
ask-push = { arena-jedi } pushes
ask-parley = Shall C-3PO talk this threat away?
start-how = Tap a lit field. Each of you starts beside a different pillar.
report-how = Roll your real die and tap what it shows.
report-face = My die shows { $face }
place-on-card = On a threat
place-on-board = On your board
place-help = Your die is placed. You can still turn the others’ dice with the Force.
dice-of-roll = Dice of this roll
die-mine = Your die
force-up = Spend 1 Force: turn { arena-jedi }’s die up
force-down = Spend 1 Force: turn { arena-jedi }’s die down
force-cost =
    { $force ->
        [0] No Force left to turn dice.
        [1] Force 1: the last step may not be spent on dice.
       *[other] − and + turn a die by 1 for 1 Force each; you have { $force }.
    }
r2d2-flip = R2-D2 turns { arena-jedi }’s die to { $face }
fight-left = left of combat value { $value }
fight-how = Tap a lit field to walk there, tap a droid to strike it. Walking is free.
fight-reach =
    { $here ->
        [0] { $far } within reach
       *[other] { $far ->
            [0] { $here } beside you
           *[other] { $here } beside you, { $far } more within reach
        }
    }
fight-none = None within reach
fight-finish = End fight here
fight-finish-there = Walk there and end fight
arena-droid-costs =
    { $kind ->
        [battle] Battle droid, costs { $cost }
        [super] Super battle droid, costs { $cost }
       *[droideka] Droideka, costs { $cost }
    }
push-left =
    { $kind ->
        [any] { $n ->
            [one] One more droid, any kind
           *[other] { $n } more droids, any kind
        }
        [battle] Next: a battle droid
        [super] Next: a super battle droid
       *[droideka] Next: a droideka
    }
push-how =
    { $targets ->
        [one] Tap the lit droid, wherever it stands.
       *[other] Tap one of the { $targets } lit droids, wherever it stands.
    }
parley-how =
    { $n ->
        [one] It is his last tile. Everything the card would do is cancelled.
       *[other] He has { $n } tiles left. Everything the card would do is cancelled.
    }
parley-yes = Let him talk
parley-no = Let it happen
why-start = You can start only beside a pillar nobody has taken.
why-no-way = There is no free way to this field.
why-no-way-to-droid = There is no free field next to this droid that you can walk to.
why-too-strong = Too strong: costs { $cost }, you have { $left } left
why-push-droid = There is no droid here.
why-push-kind =
    { $kind ->
        [battle] Only battle droids can be pushed now.
        [super] Only super battle droids can be pushed now.
       *[droideka] Only droidekas can be pushed now.
    }
why-no-die = There is no die to turn.
why-six = The die already shows a 6.
why-one = The die already shows a 1.
why-last-force = The last Force may not be spent.
why-not-now = Not possible now

## The end

result-won = Victory
result-lost = Defeat
result-rating = Rating
rating =
    { $rating ->
        [youngling] Youngling
        [padawan] Padawan
        [knight] Jedi Knight
       *[master] Jedi Master
    }
result-round =
    { $round ->
        [0] It ended during set-up.
       *[other] It ended in round { $round } of 5.
    }
result-replay = Watch the replay
result-branch = Try another way
result-again = New game
result-home = Home

## Log

log-topic =
    { $topic ->
        [moves] Moves and fights
        [droids] Droids
        [threats] Threats
        [force] Force
       *[flow] Rounds and phases
    }
story-started = { arena-jedi } starts in area { $area }, field { $number }.
story-threats-revealed = New threats: { $cards }. Mega threat: { $mega }.
story-rolled = { arena-jedi } rolls a { $face }.
story-reported = { arena-jedi } reports a { $face }.
story-rolled-all = The roll: { $dice }.
story-die = { arena-jedi } { $face }
story-force-spent =
    { $own ->
        [yes] { arena-jedi } spends 1 Force and turns the die to { $face }; Force { $force }.
       *[no] { arena-jedi } spends 1 Force and turns { arena-other }’s die to { $face }; Force { $force }.
    }
story-flipped = { arena-jedi } calls R2-D2, who turns { arena-other }’s die to { $face }.
story-placed-on-card = { arena-jedi } puts a { $face } on { $card }.
story-placed-on-board = { arena-jedi } puts a { $face } on the ability board.
story-fight-began = { arena-jedi } fights with { $value }.
story-walked = { arena-jedi } walks to area { $area }, field { $number }.
story-struck =
    { $kind ->
        [battle] { arena-jedi } defeats a battle droid in area { $area }; { $left } left.
        [super] { arena-jedi } defeats a super battle droid in area { $area }; { $left } left.
       *[droideka] { arena-jedi } defeats a droideka in area { $area }; { $left } left.
    }
story-fight-ended =
    { $unused ->
        [0] { arena-jedi } ends the fight with nothing to spare.
       *[other] { arena-jedi } ends the fight and gives up { $unused }.
    }
story-force-gained =
    { $steps ->
        [0] { arena-jedi } gains no Force; it stays at { $force }.
       *[other] { arena-jedi } gains { $steps } Force; it is now { $force }.
    }
story-pushed =
    { $kind ->
        [battle] { arena-jedi } pushes a battle droid out of area { $area }.
        [super] { arena-jedi } pushes a super battle droid out of area { $area }.
       *[droideka] { arena-jedi } pushes a droideka out of area { $area }.
    }
story-area-drawn = { $cause }: { arena-plural } come to area { $area }.
story-area-filled =
    { $n ->
        [one] { $kind ->
            [battle] { $cause }: 1 battle droid comes to area { $area }.
            [super] { $cause }: 1 super battle droid comes to area { $area }.
           *[droideka] { $cause }: 1 droideka comes to area { $area }.
        }
       *[other] { $cause }: { $n } { arena-plural } come to area { $area }.
    }
story-area-skipped = Area { $area } is already taken; the next tile is drawn.
story-reshuffled = The { $tiles } discarded area tiles are shuffled into a new pile.
story-no-area-free = { $cause }: no area is free, so no { arena-plural } come.
story-droids-placed =
    { $n ->
        [one] { $kind ->
            [battle] 1 battle droid in area { $area }.
            [super] 1 super battle droid in area { $area }.
           *[droideka] 1 droideka in area { $area }.
        }
       *[other] { $n } { arena-plural } in area { $area }.
    }
story-mega-met = The mega threat { $card } is met.
story-mega-unmet = The mega threat { $card } is not met.
story-threat-met = { $card } is met.
story-threat-unmet = { $card } is not met.
story-parleyed = C-3PO talks { $card } away.
story-force-lost = { $steps } Force is lost; { $force } left.
story-round-cleared = All dice come back; the cards of the round leave the game.
story-victory =
    { $rating ->
        [youngling] The gunship lands. You win as Younglings; the smallest supply is { $smallest }.
        [padawan] The gunship lands. You win as Padawans; the smallest supply is { $smallest }.
        [knight] The gunship lands. You win as Jedi Knights; the smallest supply is { $smallest }.
       *[master] The gunship lands. You win as Jedi Masters; the smallest supply is { $smallest }.
    }
story-supply-empty =
    { $kind ->
        [battle] The supply of battle droids is empty. The arena is lost.
        [super] The supply of super battle droids is empty. The arena is lost.
       *[droideka] The supply of droidekas is empty. The arena is lost.
    }
story-force-gone = The Force has run out. The arena is lost.
story-mega-lost = The mega threat was not met. The arena is lost.
story-cause-setup = Set-up
story-cause-rush = Rush
story-cause-threat = { $card }
