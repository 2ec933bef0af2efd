# Beside a real table: people report what happens there, Sortie says what to set up and what the enemy does.

alliance-companion-banner =
    Round { $round } · { $n ->
        [0] every hero has activated
       *[other] { $heroes } to go
    } · { $groups ->
        [0] no group to go
        [one] 1 group to go
       *[other] { $groups } groups to go
    }
alliance-companion-banner-short =
    Round { $round } · { $heroes ->
        [0] no hero
        [one] 1 hero
       *[other] { $heroes } heroes
    } and { $groups ->
        [0] no group
        [one] 1 group
       *[other] { $groups } groups
    } to go
alliance-companion-setup = Set up the mission
alliance-companion-board-hint = The map as it lies on your table. Arrow keys walk over it; Enter opens what lies on a space.

## Heroes and groups

alliance-companion-turn =
    { $turn ->
        [done] Has activated
        [gone] Has withdrawn
        [locked] Bonus activation waits
        [bonus] Bonus activation to go
       *[ready] { $left ->
            [one] To go
           *[other] To go, { $left } activations
        }
    }
alliance-companion-tap = Tap whoever has finished, or was defeated.
alliance-companion-finished = Activation finished
alliance-companion-spent = Nothing left to do in this round.
alliance-companion-locked = The bonus activation waits until every other hero has activated.
alliance-companion-wounded = Wounded
alliance-companion-withdraws = Withdraws
alliance-companion-wounded-short = is wounded
alliance-companion-withdraws-short = withdraws
alliance-companion-defeated = Group defeated
alliance-companion-defeated-short = defeated
alliance-companion-destroyed = Destroyed
alliance-companion-object-health = can be attacked: { $health } health, its damage lies beside it
alliance-companion-sheet = Sheet and cards
alliance-companion-side = Side of the sheet
alliance-companion-side-of =
    { $side ->
        [wounded] Wounded side
       *[healthy] Healthy side
    }
alliance-companion-endurance = Endurance
alliance-companion-info = Info
alliance-companion-ally =
    { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }, { $state ->
        [ready] may go in place of a hero
       *[done] has activated
    }
alliance-companion-bonus-health = { $n } bonus health
alliance-companion-group =
    { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }, { $rank ->
        [elite] elite
       *[regular] regular
    }
alliance-companion-group-state =
    { $state ->
        [ready] To go
        [acting] Acting now
       *[done] Has activated
    }
alliance-companion-no-enemies = No enemy group on the map.
alliance-companion-colour = Your stickers have another colour?
alliance-companion-again = Last activation again
alliance-companion-again-text = In case a figure was forgotten. The group does not activate a second time.

## Reports

alliance-companion-report = Report
alliance-companion-all-in = All heroes are here: { $region }
alliance-companion-brought = { $object } is here: { $region }
alliance-companion-entered = Somebody is here: { $region }. Who?
alliance-companion-who = Who?
alliance-companion-who-did = { $action }: who did it?
alliance-companion-why =
    { $why ->
        [carried] Somebody carries it.
        [locked] It is locked. Something else opens it.
        [turn] First finish what is asked.
       *[done] There is nothing to do here at the moment.
    }
alliance-companion-medpacs =
    { $n ->
        [0] No medpacs
        [one] Use a medpac, 1 left
       *[other] Use a medpac, { $n } left
    }
alliance-companion-use-medpac = Use a medpac
alliance-companion-ask-wounded = { $name } is wounded?
alliance-companion-ask-wounded-text = Discard all its damage and turn the sheet over. Strain beyond the new endurance goes too, and what the hero carried is dropped.
alliance-companion-ask-withdraws = { $name } withdraws?
alliance-companion-ask-withdraws-text = A wounded hero who is defeated again leaves the map and does not come back in this mission.
alliance-companion-ask-defeated = { $group }: the last figure is defeated?
alliance-companion-ask-defeated-text = The group leaves the display, and the mission may react.
alliance-companion-ask-destroyed = { $object }: destroyed?
alliance-companion-ask-destroyed-text = Its damage equals its health. It leaves the map, and the mission may react.
alliance-companion-ask-medpac = Use a medpac?
alliance-companion-ask-medpac-text = Whoever uses it while resting recovers 5 damage. An ally spends an action for it.

## Pages

alliance-companion-do-this = Do this on your table
alliance-companion-order =
    { $order ->
        [reveal] Lay out new tiles
        [show] Place a token
        [remove] Take a token away
        [open] A door opens
        [unlock] Unlocked
        [deploy] Enemies arrive
        [reinforce] Reinforcements
        [withdraw] A group leaves
        [ready] A group is ready again
        [join] An ally joins you
        [clear_map] Clear the table
        [place_heroes] Place the heroes
        [place_allies] Place your allies
        [stay_back] Your allies are enough
        [fruitless] Nothing comes of it
        [medpacs] Medpacs
        [credits] Credits
        [harm] Damage
        [heal] Recover
        [supply] Supply cards
        [item] An item
        [lose_item] An item is lost
        [power] Power tokens
       *[other] The mission says
    }
alliance-companion-clear = Take all tiles, tokens and figures off the table. Heroes keep their damage, strain, conditions and cards; enemies that come along are named later. The next pages lay out the new map.
alliance-companion-tidy = On your table: heroes discard all damage, strain and conditions and turn their sheets back, cards are readied, and supply cards return to their deck.
alliance-companion-placed = Done, go on
alliance-companion-sheet-side =
    { $side ->
        [wounded] Hero sheet and figure, wounded side up
       *[healthy] Hero sheet and figure, healthy side up
    }
# $under is the weapon a modification lies under, `none` for every other card.
alliance-companion-card-lies =
    { $card }{ $under ->
        [none] { "" }
       *[other] { " " }(under { $under })
    }{ $state ->
        [exhausted] , exhausted
        [gone] , used up in this mission
       *[ready] { "" }
    }
alliance-companion-set-up = Set up the box
alliance-companion-set-up-reach = Within reach
alliance-companion-set-up-reach-text = Dice, condition cards, reference cards, and the damage, strain and condition tokens.
alliance-companion-set-up-supply = The supply deck
alliance-companion-set-up-supply-text = Sort out { $cards }. From expansions also “Luck Cubes”, “Pit Droid”, “Locked Crate” and “Missing Key”. Shuffle the others and lay them face down.
alliance-companion-set-up-aside = Sorted and set aside
alliance-companion-set-up-aside-text = Deployment cards, grey figures, map tiles, doors and tokens. The next pages call for them.
alliance-companion-set-up-heroes = Your heroes
alliance-companion-set-up-heroes-text = Each takes hero sheet, figure and class deck, and lays out these cards. The rest of the class deck stays away for now.
alliance-companion-set-up-reminder = “{ $card }” for each hero
alliance-companion-set-up-reminder-text =
    { $n ->
        [one] The card reminds you of 1 bonus health. Ignore what it says about activation tokens.
       *[other] The card reminds you of { $n } bonus health. Ignore what it says about activation tokens.
    }
alliance-companion-set-up-ally = Your ally
alliance-companion-set-up-ally-text = Deployment card and figures of { $group }. A page says when to place them.
alliance-companion-set-up-done = All is ready
alliance-companion-on-table = What lies on the table
alliance-companion-on-table-text =
    { $round ->
        [0] So your table looks now, before the first round.
       *[other] So your table looks now, in round { $round }.
    }
alliance-companion-on-table-tiles = Tiles
alliance-companion-on-table-groups = Groups on the map
alliance-companion-on-table-group =
    { $n ->
        [one] 1 figure · { $health } health
       *[other] { $n } figures · { $health } health each
    } · { $state ->
        [ready] ready
        [acting] is acting now
       *[activated] has activated
    }
alliance-companion-on-table-mission = The mission
alliance-companion-on-table-activations =
    { $n ->
        [0] no activation left this round
        [one] 1 activation left this round
       *[other] { $n } activations left this round
    }
alliance-companion-on-table-gone = has left the map
# The card of a small team that lies beside a hero's sheet.
alliance-companion-on-table-reminder = beside it “{ $card }”, for the bonus health
alliance-companion-on-table-wounds = Where figures stand, their damage and who of a group has fallen, only your table knows.
alliance-companion-on-table-nobody = No enemy is on the map.
alliance-companion-on-table-heroes = Heroes and their cards
alliance-companion-carried-by = carried by { $name }
alliance-companion-returned = Is everything still on your table?
alliance-companion-tiles =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles, one after another
    }
alliance-companion-tile = Tile { $number }, side { $side }
alliance-companion-joins =
    { $side ->
        [north] north of tile { $face }
        [south] south of tile { $face }
        [west] west of tile { $face }
       *[east] east of tile { $face }
    }
alliance-companion-first-tile = lay this one first
alliance-companion-tokens =
    { $n ->
        [one] 1 door or token
       *[other] { $n } doors and tokens
    }
alliance-companion-as-group = All of them as near as possible to the lit space.
alliance-companion-each-space = One figure on each lit space, or as near as possible.
alliance-companion-footprint = Its base covers { $columns } × { $rows } spaces, as shown.
alliance-companion-marks-now = From now on the figures of { $group } that stand there already are the { $colour } ones.
alliance-companion-marked = Mark these figures { $colour }: others with the same miniatures are on the map.
alliance-companion-medpacs-now =
    { $n ->
        [one] The team has 1 medpac now.
       *[other] The team has { $n } medpacs now.
    }
alliance-companion-test = Test of { $attribute }
alliance-companion-roll = Roll the dice on your table and enter the successes.
alliance-companion-successes = Successes
alliance-companion-others = Somebody at the table answers this.

## The activation window

alliance-companion-window = Activation
alliance-companion-window-said = Activation: { $group }. The card says what each figure does.
alliance-companion-each = One figure after another: each reads the list from top to bottom and skips what it cannot do.
# Whom a line is aimed at, below the line.
alliance-companion-aim-named =
    { $n ->
        [one] Now this is { $names }.
       *[other] Now these are { $names }: the nearest of them.
    }
alliance-companion-aim-nobody = Nobody of you is like that now.
alliance-companion-aim-look = Your table shows who that is. Of equals, the nearest.
alliance-companion-aim-otherwise = Otherwise the nearest Rebel.
alliance-companion-aim-instead = Instead the nearest Rebel.
alliance-companion-aim-nearest = The nearest Rebel, hero or ally.
alliance-companion-aim-within =
    { $n ->
        [1] Skipped if no Rebel is adjacent.
       *[other] Skipped if no Rebel is within { $n } spaces.
    }
alliance-companion-bonus = Bonus effect
alliance-companion-surges = Surge priority
alliance-companion-no-surges = Nothing to spend surges on.
alliance-companion-reminders = Reminders
alliance-companion-two-actions = Each figure has at most two actions: one for each icon.
alliance-companion-one-attack = One attack action per figure, unless an ability allows more.
alliance-companion-imperial-rule = If there are several ways, take the one that is worst for you.
alliance-companion-ignored = Ignored, because they leave a choice to their owner: { $abilities }.
alliance-companion-meanwhile = Meanwhile
alliance-companion-meanwhile-phone = Somebody wounded or defeated?
alliance-companion-map = Look at the map
alliance-companion-back = Back to { $group }
alliance-companion-done = Done
alliance-companion-help-on = Go on

## A phone for one hero

alliance-companion-whole = The whole table
alliance-companion-own = Only my hero
alliance-companion-only-here = Counted only on this phone. Nobody else sees it.
alliance-companion-count =
    { $what ->
        [strain] Strain
       *[damage] Damage
    }
alliance-companion-more =
    { $what ->
        [strain] One more strain
       *[damage] One more damage
    }
alliance-companion-less =
    { $what ->
        [strain] One strain less
       *[damage] One damage less
    }
alliance-companion-tab-report = Report
alliance-companion-interact = Interact
alliance-companion-phone-window = The enemy acts. When its card is worked off, anybody presses Done.
alliance-companion-phone-card = Show the card
alliance-companion-closed =
    { $why ->
        [offline] Not connected: this comes back by itself.
        [sending] Being sent.
       *[watching] You only watch. Whoever plays a hero presses this.
    }
alliance-companion-finish-closed =
    { $why ->
        [window] The enemy acts first.
        [gone] This hero has withdrawn.
        [before] The mission has to begin first.
       *[watching] You only watch. Whoever plays a hero presses this.
    }
alliance-companion-phone-page = The mission says something.

## A new table

alliance-companion-new-mode = Where you play
alliance-companion-new =
    { $mode ->
        [companion] With the boxed game
       *[table] On the screen
    }
alliance-companion-new-box = Tiles, figures, dice and damage are on your own table. The screen says what to set up, what happens and what the enemy does; one tablet is enough, and phones can join.
alliance-companion-new-screen = The screen is the table: it moves the figures and rolls the dice.
