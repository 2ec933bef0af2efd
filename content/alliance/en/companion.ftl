# Beside a real table: people report what happens there, Sortie says what to set up and what the enemy does.

companion-banner =
    Round { $round } · { $n ->
        [0] every hero has activated
       *[other] { $heroes } to go
    } · { $groups ->
        [0] no group to go
        [one] 1 group to go
       *[other] { $groups } groups to go
    }
companion-banner-short =
    Round { $round } · { $heroes ->
        [0] no hero
        [one] 1 hero
       *[other] { $heroes } heroes
    } and { $groups ->
        [0] no group
        [one] 1 group
       *[other] { $groups } groups
    } to go
companion-setup = Set up the mission
companion-team = Team
companion-enemies = Enemies
companion-board-hint = The map as it lies on your table. Arrow keys walk over it; Enter opens what lies on a space.

## Heroes and groups

companion-turn =
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
companion-tap = Tap whoever has finished, or was defeated.
companion-finished = Activation finished
companion-spent = Nothing left to do in this round.
companion-locked = The bonus activation waits until every other hero has activated.
companion-wounded = Wounded
companion-withdraws = Withdraws
companion-wounded-short = is wounded
companion-withdraws-short = withdraws
companion-defeated = Group defeated
companion-defeated-short = defeated
companion-sheet = Sheet and cards
companion-side = Side of the sheet
companion-side-of =
    { $side ->
        [wounded] Wounded side
       *[healthy] Healthy side
    }
companion-endurance = Endurance
companion-info = Info
companion-ally =
    { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }, { $state ->
        [ready] may go in place of a hero
       *[done] has activated
    }
companion-bonus-health = { $n } bonus health
companion-group =
    { $n ->
        [one] 1 figure
       *[other] { $n } figures
    }, { $rank ->
        [elite] elite
       *[regular] regular
    }
companion-group-state =
    { $state ->
        [ready] To go
        [acting] Acting now
       *[done] Has activated
    }
companion-no-enemies = No enemy group on the map.
companion-colour = Your stickers have another colour?
companion-again = Last activation again
companion-again-text = In case a figure was forgotten. The group does not activate a second time.

## Reports

companion-report = Report
companion-all-in = All heroes are here: { $region }
companion-brought = { $object } is here: { $region }
companion-entered = Somebody is here: { $region }. Who?
companion-who = Who?
companion-who-did = { $action }: who did it?
companion-why =
    { $why ->
        [carried] Somebody carries it.
        [locked] It is locked. Something else opens it.
        [turn] First finish what is asked.
       *[done] There is nothing to do here at the moment.
    }
companion-medpacs =
    { $n ->
        [0] No medpacs
        [one] Use a medpac, 1 left
       *[other] Use a medpac, { $n } left
    }
companion-use-medpac = Use a medpac
companion-no = No
companion-ask-wounded = { $name } is wounded?
companion-ask-wounded-text = Discard all its damage and turn the sheet over. Strain beyond the new endurance goes too, and what the hero carried is dropped.
companion-ask-withdraws = { $name } withdraws?
companion-ask-withdraws-text = A wounded hero who is defeated again leaves the map and does not come back in this mission.
companion-ask-defeated = { $group }: the last figure is defeated?
companion-ask-defeated-text = The group leaves the display, and the mission may react.
companion-ask-medpac = Use a medpac?
companion-ask-medpac-text = Whoever uses it while resting recovers 5 damage. An ally spends an action for it.
companion-stale =
    { $what ->
        [none] Somebody else was quicker. Your tap did not count: look again, then choose.
       *[other] Somebody else was quicker: { $what } Your tap did not count: look again, then choose.
    }

## Pages

companion-do-this = Do this on your table
companion-order =
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
        [harm] Damage
        [heal] Recover
        [supply] Supply cards
        [item] An item
        [lose_item] An item is lost
        [power] Power tokens
       *[other] The mission says
    }
companion-clear = Take all tiles, tokens and figures off the table. Heroes keep their damage, strain, conditions and cards; enemies that come along are named later. The next pages lay out the new map.
companion-tidy = On your table: heroes discard all damage, strain and conditions and turn their sheets back, cards are readied, and supply cards return to their deck.
companion-placed = Done, go on
companion-tiles =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles, one after another
    }
companion-tile = Tile { $number }, side { $side }
companion-joins =
    { $side ->
        [north] north of tile { $face }
        [south] south of tile { $face }
        [west] west of tile { $face }
       *[east] east of tile { $face }
    }
companion-first-tile = lay this one first
companion-tokens =
    { $n ->
        [one] 1 door or token
       *[other] { $n } doors and tokens
    }
companion-as-group = All of them as near as possible to the lit space.
companion-each-space = One figure on each lit space, or as near as possible.
companion-test = Test of { $attribute }
companion-roll = Roll the dice on your table and enter the successes.
companion-successes = Successes
companion-others = Somebody at the table answers this.

## The activation window

companion-window = Activation
companion-window-said = Activation: { $group }. The card says what each figure does.
companion-each = One figure after another: each reads the list from top to bottom and skips what it cannot do.
companion-bonus = Bonus effect
companion-surges = Surge priority
companion-no-surges = Nothing to spend surges on.
companion-reminders = Reminders
companion-two-actions = Each figure has at most two actions: one for each icon.
companion-one-attack = One attack action per figure, unless an ability allows more.
companion-imperial-rule = If there are several ways, take the one that is worst for you.
companion-ignored = Ignored, because they leave a choice to their owner: { $abilities }.
companion-meanwhile = Meanwhile
companion-meanwhile-phone = Somebody wounded or defeated?
companion-map = Look at the map
companion-back = Back to { $group }
companion-done = Done
companion-help-on = Go on

## A phone for one hero

companion-whole = The whole table
companion-own = Only my hero
companion-only-here = Counted only on this phone. Nobody else sees it.
companion-count =
    { $what ->
        [strain] Strain
       *[damage] Damage
    }
companion-more =
    { $what ->
        [strain] One more strain
       *[damage] One more damage
    }
companion-less =
    { $what ->
        [strain] One strain less
       *[damage] One damage less
    }
companion-tab-report = Report
companion-tab-now = Now
companion-interact = Interact
companion-phone-window = The enemy acts. Look at the tablet.
companion-phone-page = The mission says something.

## A new table

companion-new-mode = Where you play
companion-new =
    { $mode ->
        [companion] With the boxed game
       *[table] On the screen
    }
companion-new-box = Tiles, figures, dice and damage are on your own table. The screen says what to set up, what happens and what the enemy does; one tablet is enough, and phones can join.
companion-new-screen = The screen is the table: it moves the figures and rolls the dice.
