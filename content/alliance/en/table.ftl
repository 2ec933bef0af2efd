# The table of alliance: board, panels, decisions.

alliance-said = { $text }
alliance-tab-enemies = Enemy
alliance-round = Round { $round } of { $last }
alliance-objective =
    { $n ->
        [0] No enemy left
        [one] Defeat the last enemy
       *[other] Defeat all { $n } enemies
    }
alliance-undo-activation = Back to the start of this activation
alliance-topic =
    { $topic ->
        [story] Story
        [move] Moves
        [attack] Attacks
        [harm] Damage and recovery
        [card] Cards and abilities
        [thought] The enemy’s reasons
       *[flow] Rounds and activations
    }

## Board

alliance-board = Board
alliance-board-hint = Arrow keys go from space to space, N and P between lit spaces, Enter chooses. Press ? for all keys.
alliance-picture =
    { $round ->
        [0] The board during set-up
       *[other] The board in round { $round }
    }
alliance-crate = crate
alliance-terminal = terminal
alliance-difficult = difficult terrain
alliance-blocking = blocking terrain
alliance-open-door = Open the door
alliance-label-figure = { $name }
alliance-label-at = on { $at }
alliance-direction =
    { $direction ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }
alliance-label-where =
    { $spaces ->
        [one] 1 space { alliance-direction }
       *[other] { $spaces } spaces { alliance-direction }
    }
# Before how far away something is and whether it is seen, when no hero acts: whose view that is.
alliance-label-from = seen from { $name }
alliance-label-sight = in line of sight
alliance-label-no-sight = not in line of sight
alliance-label-blocked =
    { $by ->
        [figure] not in line of sight: { $name } is in the way
        [door] not in line of sight: a closed door is in the way
        [wall] not in line of sight: a wall is in the way
       *[terrain] not in line of sight: blocking terrain is in the way
    }
alliance-label-health = { $left } of { $health } health
alliance-label-strain = { $strain } of { $endurance } strain
alliance-wounded = wounded
alliance-can-deploy = you can start here
alliance-can-move = you can move here
alliance-can-run = in reach of a move action
alliance-can-attack = you can attack
alliance-can-pick = you can choose this
alliance-can-activate = you can activate
alliance-can-way = the enemy may end here
alliance-can-interact = you can interact

## Why a tap does nothing

alliance-why-deploy = Heroes start on the ringed spaces.
alliance-why-no-way = Out of reach with the movement points you have.
alliance-why-too-far = That turned out to be too far. Choose another space.
alliance-why-no-attack = No attack on this figure from here.
alliance-why-no-aim = Not possible here. Choose one of the lit ones.
alliance-why-actions = No actions left
alliance-why-stunned = Stunned
alliance-why-stunned-now = { $name } is Stunned and can neither attack nor leave the space. Discarding Stunned is an action.
alliance-why-nobody = Nobody in reach or in sight

## Questions

alliance-ask-deploy = Where do you start?
alliance-ask-activate = Who activates?
alliance-ask-turn = { $figure } acts
alliance-ask-aim = { $ability }: choose
alliance-ask-die = { $ability }: which die?
alliance-ask-convert = { $ability }: how many symbols?
alliance-ask-moving =
    { $points ->
        [one] { $figure } may move 1 space
       *[other] { $figure } may move up to { $points } spaces
    }
alliance-ask-striking = { $figure } attacks: whom?
alliance-ask-ordered = { $figure } may move or attack
alliance-ask-surges =
    { $left ->
        [one] Spend 1 surge
       *[other] Spend { $left } surges
    }
alliance-ask-cleave =
    Cleave { $damage }{ $by ->
        [surge] {" "}(surge)
       *[keyword] {""}
    }: whom?{ $more ->
        [0] {""}
        [one] {" "}Another one follows.
       *[other] {" "}{ $more } more follow.
    }
alliance-ask-same-target = { $ability }: whom do both attack?
alliance-ask-first = { $ability }: all the same to { $target }. Who attacks first?
alliance-ask-report =
    { $pool ->
        [attack] What does the attack die show?
        [defence] What does the defence die show?
       *[test] What does the die show?
    }
alliance-ask-way = { $figure } could end in several places
alliance-ask-keep = The next supply card: keep it on top?
alliance-ask-share = { $figure } has found a supply card: who takes it?
alliance-ask-card = Which supply card do you keep?
alliance-ask-star-map = What next?
alliance-ask-companion = What has happened at the table?
alliance-ask-window = The enemy acts
alliance-ask-nothing = Nothing to decide
alliance-moment =
    { $when ->
        [activation_start] { $figure } begins its activation
        [activation_end] { $figure } ends its activation
        [rested] { $figure } has rested
        [interacted] { $figure } has interacted
        [enemy_activates] { $figure } activates
        [enemy_enters] { $figure } comes near
       *[supply_drawn] A supply card is drawn
    }
alliance-moment-attack =
    { $when ->
        [declared] { $attacker } attacks { $target }. Use an ability before the dice are rolled?
        [rolled] The dice are rolled. Use an ability to change them?
        [counted] The symbols are counted. Use an ability before surges are spent?
       *[fought] The attack on { $target } is over. Use an ability now?
    }
# Under the button that lets the moment pass.
alliance-pass-next =
    { $when ->
        [declared] Next, the dice are rolled.
        [rolled] Next, the symbols are counted.
        [counted] Next, surges are spent and damage is dealt.
       *[fought] The activation goes on.
    }
alliance-moment-after = { $ability } was used: go on with it?
alliance-moment-test =
    { $when ->
        [testing] Before the test: use anything?
       *[tested] The test is rolled. Use anything?
    }

## Answers

alliance-actions = Actions
alliance-actions-left =
    { $n ->
        [one] 1 action left
       *[other] { $n } actions left
    }
alliance-points = Movement
alliance-strain = Strain
alliance-health = Health
alliance-speed = Speed
alliance-defence = Defence
alliance-figures = Figures
alliance-attack = Attack
alliance-attack-targets =
    { $n ->
        [one] 1 target
       *[other] { $n } targets
    }
alliance-attack-with = Attack: { $weapon }
alliance-run = Move
alliance-run-text =
    { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
alliance-move-how = Tap a lit space to move there.
alliance-tap-space = Tap a lit space.
alliance-deploy-how = Tap a ringed space to set the figure there.
alliance-interact =
    { $thing ->
        [door] Open the door
        [crate] Open the crate
       *[terminal] Use the terminal
    }
alliance-rest = Rest
alliance-rest-text = Recover strain
alliance-rest-medpac = Rest with a medpac
alliance-rest-medpac-text =
    { $n ->
        [one] 1 left
       *[other] { $n } left
    }
alliance-medpac = Use a medpac
alliance-shake = Shake off: { $condition }
alliance-push-on = Push on
alliance-push-on-text = 1 strain for 1 movement point
alliance-end = End activation
alliance-end-unspent = Actions or movement points are still left
alliance-let-first = First: { $name } ({ $figure })
alliance-bleed-first = You suffer 1 strain after this action.
alliance-pass = Not now
alliance-stay = Stay here
alliance-keep = Keep it on top
alliance-bury = Put it below the others
alliance-way-why = The rules leave these open and all are equally bad for you, so you choose.
alliance-way-to = To { $place }
alliance-way-target = Aimed at { $figure }
alliance-report-how = Tap the face that came up.
alliance-ability = Ability
alliance-bonus = Bonus effect
alliance-ally = Ally

## Dice and attacks

alliance-die =
    { $die ->
        [blue] Blue die
        [green] Green die
        [yellow] Yellow die
        [red] Red die
        [black] Black die
       *[white] White die
    }
alliance-die-face =
    { alliance-die }{ $accuracy ->
        [0] {""}
       *[other] , accuracy { $accuracy }
    }{ $damage ->
        [0] {""}
       *[other] , damage { $damage }
    }{ $surges ->
        [0] {""}
       *[other] , surge { $surges }
    }{ $blocks ->
        [0] {""}
       *[other] , block { $blocks }
    }{ $evades ->
        [0] {""}
       *[other] , evade { $evades }
    }{ $dodge ->
        [yes] , dodge
       *[no] {""}
    }{ $blank ->
        [yes] , blank
       *[no] {""}
    }
alliance-take-die = Take this die
alliance-no-dice = no dice
alliance-distance =
    { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
# Of somebody who can be chosen for damage that is certain: the health left then.
alliance-candidate-after =
    { $left ->
        [0] defeated by it
       *[other] { $left } left after it
    }
alliance-odds = Reaches the target { $hit }%, damages it { $damages }%, defeats it { $defeat }% of the time; { $expected } damage on average
alliance-odds-axis = How likely each amount of damage is, in percent
alliance-odds-short = reaches { $hit }%, damages { $damages }%, { $expected } damage

## Before it is done

alliance-preview-action =
    { $left ->
        [0] This takes your last action
        [one] This takes an action, one is left
       *[other] This takes an action, { $left } are left
    }
alliance-preview-points =
    { $points ->
        [0] No movement point left
        [one] 1 movement point left
       *[other] { $points } movement points left
    }
alliance-preview-strain = { $strain } strain
alliance-preview-target = { $name }: reaches { $reaches }%, damages { $damages }%, defeats { $defeats }%
alliance-preview-reaches = reaches
alliance-preview-damages = damages
alliance-preview-defeats = defeats
alliance-preview-more =
    { $n ->
        [one] and one more to attack
       *[other] and { $n } more to attack
    }
alliance-preview-nobody = Nobody to attack from there
alliance-preview-no-action = No action left to attack from there
alliance-preview-seen = Seen there by { $names }
alliance-preview-unseen = No enemy sees you there
alliance-preview-unknown = What awaits you there is not known.

alliance-sum-damage =
    { $n ->
        [0] No damage
        [one] 1 damage
       *[other] { $n } damage
    }
alliance-sum-miss = A miss as it stands
alliance-sum =
    { $ranged ->
        [ranged] Dice: damage { $damage }, block { $blocks }, surge { $surges }, accuracy { $accuracy } of { $distance } needed
       *[other] Dice: damage { $damage }, block { $blocks }, surge { $surges }
    }
alliance-surges = Surges
alliance-surges-done = Done with surges
alliance-surge-times =
    { $n ->
        [one] used once
       *[other] used { $n } times
    }
alliance-surged = Surges: { $options }
alliance-result-hit =
    { $damage ->
        [0] Hit, but all is blocked
       *[other] Hit: { $damage } damage, { $blocked } blocked
    }
alliance-result-dodged = Missed: dodged
alliance-result-missed = Missed: { $n } accuracy short

## The enemy’s turn

alliance-enemy-skipped =
    { $why ->
        [actions] Skipped: not enough actions left.
        [attack] Skipped: it has attacked already.
        [nobody] Skipped: nobody it could be aimed at.
        [needs] Skipped: its condition is not met.
       *[idle] Skipped: it would change nothing.
    }
alliance-readiness =
    { $state ->
        [ready] ready
        [acting] acting now
        [done] has acted
       *[gone] defeated
    }
alliance-off = (not used by the enemy here)
alliance-surge-order = Surges, in this order

## The team

alliance-activations =
    { $n ->
        [0] no activation left
        [one] 1 activation left
       *[other] { $n } activations left
    }
alliance-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
alliance-lies =
    { $state ->
        [ready] ready
        [exhausted] exhausted
       *[gone] gone
    }
alliance-medpacs =
    { $n ->
        [one] 1 medpac
       *[other] { $n } medpacs
    }
alliance-supply =
    { $n ->
        [one] 1 supply card
       *[other] { $n } supply cards
    }
alliance-result-round = Round { $round }, { $fallen } of { $of } enemies defeated

## New table

alliance-new-title = New table: Alliance
alliance-new-text = Everything is set for a skirmish with bots. Change what you like.
alliance-new-heroes = Number of heroes
alliance-new-count =
    { $n ->
        [one] 1 hero
       *[other] { $n } heroes
    }
alliance-new-hero = Hero
alliance-new-map = Map
alliance-new-ally = Ally
alliance-new-no-ally = Nobody
alliance-new-enemies = Enemies
alliance-new-recommended = Recommended
alliance-new-own = Choose yourselves
alliance-new-threat = Threat { $threat }
alliance-new-threat-of = Threat { $threat } of { $recommended } recommended
alliance-new-than =
    { $than ->
        [easier] easier than recommended
        [harder] harder than recommended
       *[same] as recommended
    }
alliance-new-nobody = Nobody chosen yet. Without a choice, the recommended ones come.
alliance-new-mix = Another mix
alliance-new-back = Back to recommended
alliance-new-figures =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
alliance-new-elite = Elite
alliance-new-more = One more: { $group }
alliance-new-fewer = One fewer: { $group }
alliance-new-copies = { $n } of { $most }
alliance-new-advanced = Advanced: cards and items
alliance-new-cards = Cards besides the starting weapon
alliance-new-add-card = Add a card
alliance-new-remove-card = Remove { $card }
alliance-new-easy = Fewer enemies, to learn the ropes.
alliance-new-normal = As many enemies as the map recommends.
alliance-new-hard = More enemies, and better trained ones.

## Keys

alliance-help-attack = Attack, next target
alliance-help-run = Take the move action
alliance-help-interact = Interact
alliance-help-rest = Rest
alliance-help-strain = Strain for a movement point
alliance-help-end = End the activation, or not now
alliance-help-next = Next step of the enemy

## The end, counted

alliance-tally-attacks = Attacks
alliance-tally-dealt = Damage dealt
alliance-tally-defeated = Enemies defeated
alliance-tally-suffered = Damage suffered
alliance-tally-spaces = Spaces moved
