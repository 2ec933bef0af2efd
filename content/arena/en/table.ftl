# The arena at the table: board, cards, decisions, log.
# Messages of "words" are parts of others and share their values.

## Words

arena-jedi =
    { $jedi ->
        [obi_wan] { arena-jedi-obi-wan.short }
        [anakin] { arena-jedi-anakin.short }
        [mace] { arena-jedi-mace.short }
       *[kit] { arena-jedi-kit.short }
    }
arena-other =
    { $other ->
        [obi_wan] { arena-jedi-obi-wan.short }
        [anakin] { arena-jedi-anakin.short }
        [mace] { arena-jedi-mace.short }
       *[kit] { arena-jedi-kit.short }
    }
arena-droid =
    { $kind ->
        [battle] { arena-droid-battle }
        [super] { arena-droid-super }
       *[droideka] { arena-droid-droideka }
    }
arena-plural =
    { $kind ->
        [battle] { arena-droid-battle.plural }
        [super] { arena-droid-super.plural }
        [any] droids
       *[droideka] { arena-droid-droideka.plural }
    }
arena-droids =
    { $n ->
        [one] { $kind ->
            [battle] 1 { arena-droid-battle }
            [super] 1 { arena-droid-super }
            [any] 1 droid of any kind
           *[droideka] 1 { arena-droid-droideka }
        }
       *[other] { $kind ->
            [any] { $n } droids of any kind
           *[other] { $n } { arena-plural }
        }
    }
arena-card-unknown = the card

## Phases

arena-phase-setup = Set-up
arena-phase-threats = New threats
arena-phase-roll = Roll
arena-phase-refill = Refill areas
arena-phase-check = Check threats
arena-phase-rush =
    { $kind ->
        [battle] Rush: { arena-droid-battle.plural }
        [super] Rush: { arena-droid-super.plural }
       *[droideka] Rush: { arena-droid-droideka.plural }
    }
arena-phase-victory = The gunship is here
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
    .about = All of you share it. A step turns a die by 1; losing a threat may cost some. If it falls to 0, you lose (44).
arena-force-of = { $force } of 10
arena-force-low = At 0 you lose. The last step cannot be spent.
arena-supplies = Supplies
    .about = The droids that are not in the arena. Whoever comes is taken from here, whoever falls comes back. If one of the three is empty, you lose (40).
arena-supply = { $n } { arena-plural } left in the supply
arena-supply-low = Nearly empty: at 0 you lose
arena-piles = Piles and helpers
arena-areas = Areas
    .about = The tiles that name the areas, face down. A rush draws one and fills that area of the arena with droids. When all are used, they are shuffled again (49, 51).
arena-areas-left = { $n } area tiles left face down
arena-r2d2-ready = R2-D2 ready
arena-r2d2-spent = R2-D2 used
arena-c3po-left = C-3PO × { $n }
arena-label-field = Area { $area }, field { $number }
arena-label-jedi = { arena-jedi }
arena-label-empty = empty
arena-label-adjacent = adjacent to { $jedi }
arena-label-can-start = you can start here
arena-label-can-walk = you can walk here
arena-label-stand-here = you stand here
arena-label-can-strike = strike for { $cost }
arena-label-can-reach = walk up and strike for { $cost }
arena-label-can-push = push it away
arena-preview-left =
    { $left ->
        [0] That uses up the combat value
       *[other] leaves { $left } of the combat value
    }

## Dice and cards

arena-die = Die showing { $face }
arena-slot-filled = { $face }, filled
arena-slot-open = { $face }, missing
arena-slot-spare = { $face }, not needed
arena-threat = Threat
arena-mega = Mega threat
arena-met = Met
arena-sum-over = Too much
arena-cards-none = No threats on the table.
arena-needs-dice = Needs { $dice }
arena-needs-sum = Needs a sum of exactly { $sum }
arena-penalty-mega = Not met, the game is lost
arena-penalty-force = Lose { $steps } Force
arena-penalty-droids = Fills areas: { $areas }
arena-penalty-areas =
    { $n ->
        [one] { arena-droid }
       *[other] { $n } × { arena-droid }
    }
arena-fit-sum = Makes { $sum }, { $left } to go
arena-fit-sum-exact = Makes { $sum } exactly
arena-fit-sum-over = Makes { $sum }, too much
arena-fit-one =
    { $left ->
        [one] Fits, 1 more to go
       *[other] Fits, { $left } more to go
    }
arena-fit-last = Meets the card
arena-fit-nothing = Does not fit
arena-fit-met-already = Already met

## Ability boards

arena-field-fight = Fight with the die plus { $bonus }
arena-field-fight-exact = With a { $exact } only: fight with { $exact } plus { $bonus }
arena-field-force-scale = Generate Force by the die; for 1 to 6: { $scale }
arena-field-force-exact = With a { $exact } only: gain { $steps } Force
arena-field-push = With a { $exact } only: push { $droids } off the board, anywhere
arena-effect-fight = Fight with { $value }
arena-effect-force =
    { $steps ->
        [0] No Force
       *[other] Gain { $steps } Force
    }
arena-effect-push = Push { $droids }
arena-field-holds = used, holds a { $face }
arena-why-field-used = Used this round
arena-why-field-exact = Needs a { $exact }

## Team

arena-team-die = holds a { $face }
arena-team-dice-left =
    { $n ->
        [one] 1 die left to roll this round
       *[other] { $n } dice left to roll this round
    }

## Decisions

arena-title-move = Your move
arena-your-move = Your move: { arena-jedi }
arena-wait-bots =
    { $n ->
        [one] The bot of { $who } is thinking
       *[other] The bots of { $who } are thinking
    }
arena-wait-people = Waiting for { $who }
arena-wait-open = Waiting for somebody to take a seat: { $who }. Share the link.
arena-wait-seat = { arena-jedi } ({ $name })
arena-wait-scene = Droids and threats are coming in
arena-wait-board = Board of { arena-jedi }
arena-pick-seat = Which of your Jedi goes next?
arena-ask-start = Choose where to start
arena-ask-start-others = Starting fields are being chosen
arena-ask-report = What does your die show?
arena-ask-report-others = Dice are being reported
arena-ask-place = Place the dice
arena-ask-place-die = Place your { $face }
arena-ask-fight = { arena-jedi } fights
arena-ask-push = { arena-jedi } pushes
arena-ask-parley = Shall C-3PO talk this threat away?
arena-start-how = Tap a lit field. Each of you starts beside a different pillar.
arena-report-how = Roll your real die and tap what it shows.
arena-report-face = My die shows { $face }
arena-place-on-card = On a threat
arena-place-on-board = On your board
arena-place-help = Your die is placed. You can still turn the others’ dice with the Force.
arena-dice-of-roll = Dice of this roll
arena-die-mine = Your die
arena-force-up = Spend 1 Force: turn { arena-jedi }’s die up
arena-force-down = Spend 1 Force: turn { arena-jedi }’s die down
arena-force-cost =
    { $force ->
        [0] No Force left to turn dice.
        [1] Force 1: the last step may not be spent on dice.
       *[other] − and + turn a die by 1 for 1 Force each; you have { $force }.
    }
arena-r2d2-flip = R2-D2 turns { arena-jedi }’s die to { $face }
arena-fight-left = left of combat value { $value }
arena-fight-how = Tap a lit field to walk there, tap a droid to strike it. Walking is free.
arena-fight-reach =
    { $here ->
        [0] { $far } within reach
       *[other] { $far ->
            [0] { $here } beside you
           *[other] { $here } beside you, { $far } more within reach
        }
    }
arena-fight-none = None within reach
arena-fight-finish = End fight here
arena-fight-finish-there = Walk there and end fight
arena-droid-costs =
    { $kind ->
        [battle] Battle droid, costs { $cost }
        [super] Super battle droid, costs { $cost }
       *[droideka] Droideka, costs { $cost }
    }
arena-push-left =
    { $kind ->
        [any] { $n ->
            [one] One more droid, any kind
           *[other] { $n } more droids, any kind
        }
        [battle] Next: a battle droid
        [super] Next: a super battle droid
       *[droideka] Next: a droideka
    }
arena-push-stop = Stop here
arena-push-how =
    { $targets ->
        [one] Tap the lit droid, wherever it stands.
       *[other] Tap one of the { $targets } lit droids, wherever it stands.
    }
arena-parley-how =
    { $n ->
        [one] It is his last tile. Everything the card would do is cancelled.
       *[other] He has { $n } tiles left. Everything the card would do is cancelled.
    }
arena-parley-yes = Let him talk
arena-parley-no = Let it happen
arena-why-start = You can start only beside a pillar nobody has taken.
arena-why-no-way = There is no free way to this field.
arena-why-no-way-to-droid = There is no free field next to this droid that you can walk to.
arena-why-too-strong = Too strong: costs { $cost }, you have { $left } left
arena-why-push-droid = There is no droid here.
arena-why-push-kind =
    { $kind ->
        [battle] Only battle droids can be pushed now.
        [super] Only super battle droids can be pushed now.
       *[droideka] Only droidekas can be pushed now.
    }
arena-why-no-die = There is no die to turn.
arena-why-six = The die already shows a 6.
arena-why-one = The die already shows a 1.
arena-why-last-force = The last Force may not be spent.
arena-why-not-now = Not possible now

## The end

arena-result-rating = Rating
arena-rating =
    { $rating ->
        [youngling] Youngling
        [padawan] Padawan
        [knight] Jedi Knight
       *[master] Jedi Master
    }
arena-result-round =
    { $round ->
        [0] It ended during set-up.
       *[other] It ended in round { $round } of 5.
    }

## Log

arena-log-topic =
    { $topic ->
        [moves] Moves and fights
        [droids] Droids
        [threats] Threats
        [force] Force
       *[flow] Rounds and phases
    }
arena-story-started = { arena-jedi } starts in area { $area }, field { $number }.
arena-story-threats-revealed = New threats: { $cards }. Mega threat: { $mega }.
arena-story-rolled = { arena-jedi } rolls a { $face }.
arena-story-reported = { arena-jedi } reports a { $face }.
arena-story-rolled-all = The roll: { $dice }.
arena-story-die = { arena-jedi } { $face }
arena-story-force-spent =
    { $own ->
        [yes] { arena-jedi } spends 1 Force and turns the die to { $face }; Force { $force }.
       *[no] { arena-jedi } spends 1 Force and turns { arena-other }’s die to { $face }; Force { $force }.
    }
arena-story-flipped = { arena-jedi } calls R2-D2, who turns { arena-other }’s die to { $face }.
arena-story-placed-on-card = { arena-jedi } puts a { $face } on { $card }.
arena-story-placed-on-board = { arena-jedi } puts a { $face } on the ability board.
arena-story-fight-began = { arena-jedi } fights with { $value }.
arena-story-walked = { arena-jedi } walks to area { $area }, field { $number }.
arena-story-struck =
    { $kind ->
        [battle] { arena-jedi } defeats a battle droid in area { $area }; { $left } left.
        [super] { arena-jedi } defeats a super battle droid in area { $area }; { $left } left.
       *[droideka] { arena-jedi } defeats a droideka in area { $area }; { $left } left.
    }
arena-story-fight-ended =
    { $unused ->
        [0] { arena-jedi } ends the fight with nothing to spare.
       *[other] { arena-jedi } ends the fight and gives up { $unused }.
    }
arena-story-force-gained =
    { $steps ->
        [0] { arena-jedi } gains no Force; it stays at { $force }.
       *[other] { arena-jedi } gains { $steps } Force; it is now { $force }.
    }
arena-story-push-stopped =
    { $left ->
        [one] { arena-jedi } stops pushing: one droid may stay.
       *[other] { arena-jedi } stops pushing: { $left } droids may stay.
    }
arena-story-pushed =
    { $kind ->
        [battle] { arena-jedi } pushes a battle droid out of area { $area }.
        [super] { arena-jedi } pushes a super battle droid out of area { $area }.
       *[droideka] { arena-jedi } pushes a droideka out of area { $area }.
    }
arena-story-area-drawn = { $cause }: { arena-plural } come to area { $area }.
arena-story-area-filled =
    { $n ->
        [one] { $kind ->
            [battle] { $cause }: 1 battle droid comes to area { $area }.
            [super] { $cause }: 1 super battle droid comes to area { $area }.
           *[droideka] { $cause }: 1 droideka comes to area { $area }.
        }
       *[other] { $cause }: { $n } { arena-plural } come to area { $area }.
    }
arena-story-area-skipped = Area { $area } is already taken; the next tile is drawn.
arena-story-reshuffled = The { $tiles } discarded area tiles are shuffled into a new pile.
arena-story-no-area-free = { $cause }: no area is free, so no { arena-plural } come.
arena-story-droids-placed =
    { $n ->
        [one] { $kind ->
            [battle] 1 battle droid in area { $area }.
            [super] 1 super battle droid in area { $area }.
           *[droideka] 1 droideka in area { $area }.
        }
       *[other] { $n } { arena-plural } in area { $area }.
    }
arena-story-mega-met = The mega threat { $card } is met.
arena-story-mega-unmet = The mega threat { $card } is not met.
arena-story-threat-met = { $card } is met.
arena-story-threat-unmet = { $card } is not met.
arena-story-parleyed = C-3PO talks { $card } away.
arena-story-force-lost = { $steps } Force is lost; { $force } left.
arena-story-round-cleared = All dice come back; the cards of the round leave the game.
arena-story-victory =
    { $rating ->
        [youngling] The gunship lands. You win as Younglings; the smallest supply is { $smallest }.
        [padawan] The gunship lands. You win as Padawans; the smallest supply is { $smallest }.
        [knight] The gunship lands. You win as Jedi Knights; the smallest supply is { $smallest }.
       *[master] The gunship lands. You win as Jedi Masters; the smallest supply is { $smallest }.
    }
arena-story-supply-empty =
    { $kind ->
        [battle] The supply of battle droids is empty. The arena is lost.
        [super] The supply of super battle droids is empty. The arena is lost.
       *[droideka] The supply of droidekas is empty. The arena is lost.
    }
arena-story-force-gone = The Force has run out. The arena is lost.
arena-story-mega-lost = The mega threat was not met. The arena is lost.
arena-story-cause-setup = Set-up
arena-story-cause-rush = Rush
arena-story-cause-threat = { $card }

## The aim

arena-aim-label = Aim of the game
arena-aim-win = Hold out for five rounds: when the gunship lands, you have won.
arena-aim-lose = You lose at once if
arena-aim-supply = one of the three droid supplies is empty
arena-aim-force = the Force falls to 0
arena-aim-mega = the mega threat is not met when it is checked at the end of a round

## The end, counted

arena-tally-droids = Droids taken out
arena-tally-fields = Fields walked
arena-tally-dice = Dice on threats
arena-tally-gained = Force gained
arena-tally-spent = Force used
