# The words of the table of defenders: what is asked, what can be answered, what lies beside the board, and the page of a new table.

defenders-tab-aliens = Aliens
defenders-round =
    { $last ->
        [0] Round { $round }
       *[other] Round { $round } of { $last }
    }
defenders-picture = The map in round { $round }
defenders-undo-turn = Back to the start of this turn
defenders-dead = out of action
defenders-open-mission = About the mission
defenders-mission-word = { $word }
defenders-objective-count =
    { $goal ->
        [0] { $now }
       *[other] { $now } of { $goal }
    }
defenders-special-rule = Special rule
defenders-special-rules = Special rules
defenders-actions = Special actions
defenders-story = The story so far
defenders-ending =
    { $ending ->
        [accomplished] Accomplished
        [partly] In part
       *[failed] Failed
    }

## Keys

defenders-help-attack = Aim at the next target
defenders-help-stop = End the movement or look round
defenders-help-search = Search
defenders-help-evade = Evade
defenders-help-end = End the turn, stop or pass
defenders-help-field = Show or hide the field of view
defenders-help-next = Next step of the enemy

## Questions

defenders-ask-nothing = Nothing is asked
defenders-ask-read = Read this
defenders-ask-equip =
    { $what ->
        [basic_tactic] { $agent } takes a basic tactic
        [improved_tactic] { $agent } takes an improved tactic
        [skill] { $agent } takes a skill
       *[device] { $agent } takes a device
    }
defenders-ask-start = Where do you start?
defenders-ask-report =
    { $die ->
        [red] What does the red die of { $whom } show?
       *[blue] What does the blue die of { $whom } show?
    }
defenders-ask-alpha = Who is alpha agent this round?
defenders-ask-rank = Roll for a new rank?
defenders-ask-supplies = Which weapon is delivered?
defenders-ask-reinforcement = Spend four of { $n } fragments on a delivery?
defenders-ask-give = Who gets it?
defenders-ask-weapon = { $agent }: take { $weapon }?
defenders-ask-turn = { $agent }: your turn
defenders-ask-movement =
    { $n ->
        [0] { $figure }: which way to look?
        [one] { $figure }: 1 hex left
       *[other] { $figure }: { $n } hexes left
    }
defenders-ask-found = { $agent } has found something
defenders-ask-power = { $power }: on whom, or where?
defenders-ask-granted = { $figure } may attack at once
defenders-ask-attack =
    { $moment ->
        [declared] Attack on { $target }: use anything before the roll?
        [rolled] Attack on { $target }: roll anything again?
        [spending] Attack on { $target }: spend ammo on hits?
        [under_attack] { $target } is under attack: use anything?
        [defence_rolled] { $target } has defended: use anything?
       *[killed] A kill: use anything?
    }
defenders-ask-activate = Which alien acts next?
defenders-ask-way = { $alien }: equally bad ways, which one?
defenders-ask-guard = Guard: attack { $alien }?
defenders-ask-reveal = Which signal is turned first?
defenders-ask-place =
    { $what ->
        [signal] Where does the signal appear?
        [stranger] Where does the alien appear?
        [alien] { $name }: where does it appear?
        [figure] Where does { $name } go?
       *[spot] Where to?
    }
defenders-place-why = The place it should take is not free. Of the closest hexes the alpha agent chooses.
defenders-ask-event = Event: { $card }
defenders-ask-story = What do you decide?
defenders-ask-acting = { $agent }: which result?
defenders-ask-scouting = { $agent }: which encounter goes deepest?
defenders-ask-headquarters = At headquarters: what comes next, who goes, with which weapons?
defenders-ask-last-roll = { $agent }: roll for a rank once more?

## The turn

defenders-budget = What is left of the turn
defenders-activity =
    { $activity ->
        [movement] Movement
        [combat] Combat
       *[action] Action
    }
defenders-activity-left =
    { $left ->
        [yes] still there
       *[no] used
    }
defenders-attack = Attack
defenders-heal = Heal
defenders-attack-targets =
    { $n ->
        [0] nobody within reach
        [one] 1 target
       *[other] { $n } targets
    }
defenders-attack-heals =
    { $n ->
        [one] 1 agent to heal
       *[other] { $n } agents to heal
    }
defenders-attack-with =
    { $area ->
        [yes] { $weapon }, area damage
       *[no] { $weapon }
    }
defenders-why-combat = Combat is used for this turn
defenders-why-bleeds = Whoever bleeds cannot fight
defenders-why-guns = No weapon is ready
defenders-why-nobody = Nobody in reach and in sight
defenders-why-rear = Behind you: { $names }. Look round first.
defenders-ammo = { $n } of { $most } ammo
defenders-search = Search
defenders-search-text = One red die: supplies, or something special
defenders-search-odds = One red die: { $supplies } % first aid or ammo, { $special } % a device or a fragment
defenders-operate = Put { $drone } to work
defenders-evade = Evade
defenders-evade-text = Action and combat; in { $p } % you move freely
defenders-bash = Break the lock
defenders-both = Action and combat
defenders-leap = Leap through the window
defenders-leap-text = Before or after your movement
defenders-redeploy = Redeploy
defenders-redeploy-text = Action and combat: any free hex of this area
defenders-clear-jam = Clear the jam: { $gun }
defenders-clear-jam-text =
    { $movement ->
        [yes] Action and movement
       *[no] Action and combat
    }
defenders-powers = Powers
defenders-move-how =
    { $n ->
        [one] Tap a lit hex to go there: up to 1 hex.
       *[other] Tap a lit hex to go there: up to { $n } hexes.
    }
defenders-look-round = Look another way
defenders-look-round-text = Uses the movement
defenders-face-how = Which way to look? Tap an arrow.
# With hexes left to walk.
defenders-face-stop = Or stop here: which way to look?
defenders-face =
    Look { $where ->
        [e] east
        [se] south-east
        [sw] south-west
        [w] west
        [nw] north-west
       *[ne] north-east
    }
defenders-halt = Stop here
defenders-mode =
    { $mode ->
        [leap] Tap the hex behind the window.
       *[redeploy] Tap a free hex of the area.
    }
defenders-mode-back = Something else
defenders-end = End the turn
defenders-end-text =
    { $unspent ->
        [yes] Something could still be done
       *[no] The aliens are next
    }

## Answers

defenders-pass =
    { $what ->
        [rank] Do not roll
        [reinforcement] Keep the fragments
        [attack] Go on
        [guard] Hold fire
        [granted] Do not attack
        [found] Leave it
        [continue] Continue
       *[pass] Pass
    }
defenders-tap-hex =
    { $what ->
        [start] Tap a lit hex to start there.
       *[other] Tap what is lit on the board.
    }
defenders-roll-rank = Roll three red dice
defenders-roll-rank-text = { $agent }: { $p } % for { $grade }, with { $needed } GD
defenders-deliver-weapon = An improved weapon at random
defenders-refuse-weapon = Refuse it
defenders-replace = In place of the { $gun }
defenders-report-how = Tap the face that fell.
defenders-report-left =
    { $n ->
        [one] 1 die is still to be told.
       *[other] { $n } dice are still to be told.
    }
defenders-way-why = The rules leave it open where it ends. All of these are equally bad for you.
defenders-way = Option { $n }
defenders-first-aid = First aid: heal 1 wound
defenders-reload = 1 ammo token
defenders-unjam = Clear this jam
defenders-random-device = A device at random
defenders-fragment = A fragment of alien technology
defenders-spend-how = Each token spent is one hit more.
defenders-spend =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
defenders-reroll = Roll this die again: { $power }
defenders-reroll-how = { $powers }: tap a die to roll it again.

## Before a movement is made

defenders-preview-wounds = wounds
defenders-preview-kills = kills
defenders-preview-target = { $name }: wounds in { $wounds } %, kills in { $kills } %
defenders-preview-more =
    { $n ->
        [one] and one more target
       *[other] and { $n } more targets
    }
defenders-preview-nobody = Nobody to attack from there
defenders-preview-no-combat = No combat left to attack from there
defenders-preview-unknown = What comes into sight there nobody knows yet.

## Odds and results

defenders-odds = wounds in { $wounds } %, kills in { $dead } %, { $expected } wounds on average
defenders-odds-short = { $wounds } % wound · { $dead } % kill · ⌀ { $expected }
defenders-odds-heal = heals in { $heals } %, { $expected } wounds on average
defenders-odds-jam = jams in { $n } %
defenders-odds-void = fails in { $n } %
defenders-odds-axis =
    { $heals ->
        [yes] wounds healed
       *[no] wounds
    }
defenders-sum-hits =
    { $n ->
        [0] No hits
        [one] 1 hit
       *[other] { $n } hits
    }
defenders-sum-failed = The alien weapon has failed
defenders-sum-left =
    { $n ->
        [0] Nothing gets through
        [one] 1 hit gets through
       *[other] { $n } hits get through
    }
defenders-added =
    { $what ->
        [dice] { $n ->
            [one] 1 die added
           *[other] { $n } dice added
        }
        [hits] { $n ->
            [one] 1 hit added
           *[other] { $n } hits added
        }
        [bought] { $n ->
            [one] 1 hit for ammo
           *[other] { $n } hits for ammo
        }
        [area] area damage
        [against] { $n ->
            [one] 1 hit to stop
           *[other] { $n } hits to stop
        }
       *[guards] { $n ->
            [one] 1 defence die
           *[other] { $n } defence dice
        }
    }
defenders-result =
    { $dead ->
        [yes] { $figure } is dead
       *[no] { $n ->
            [0] { $figure }: no wound
            [one] { $figure }: 1 wound
           *[other] { $figure }: { $n } wounds
        }
    }

## Beside the board

defenders-held-by = Cards of { $agent }
defenders-no-aliens = No alien is on the map.
defenders-signals =
    { $n ->
        [0] No signal is on the map.
        [one] 1 signal is on the map.
       *[other] { $n } signals are on the map.
    }
defenders-ready = powers ready
defenders-beside = Beside the board
defenders-fragments =
    { $n ->
        [one] 1 fragment
       *[other] { $n } fragments
    }
defenders-deck =
    { $deck ->
        [aliens] Alien cards
        [encounters] Encounters
        [events] Events
       *[signals] Signals
    }
defenders-left = { $n } left
defenders-out = Discarded: { $cards }
defenders-signals-out = { $human } human, { $alien } alien
defenders-stock = in the box
defenders-tally =
    { $kind ->
        [attacks] Attacks
        [dealt] Wounds dealt
        [killed] Aliens killed
        [suffered] Wounds suffered
        [healed] Wounds healed
       *[hexes] Hexes walked
    }

## A new table

defenders-new-title = A new table of Defenders
defenders-new-text = Choose a mission and a team. Everybody plays together against the cards.
defenders-new-class = Agent
defenders-new-agents = Agents
defenders-new-count =
    { $n ->
        [one] 1 agent
       *[other] { $n } agents
    }
defenders-new-mission = Mission
defenders-new-training = { $mission } (training)
defenders-new-brief = The briefing
defenders-new-facts = { $from } to { $to } minutes · agents begin at rank { $rank }
defenders-new-level =
    { $level ->
        [easy] Agents see and shoot all around.
        [normal] Agents attack forward only, and who is engaged fights whom he is engaged with.
        [hard] And a careless burst hits your friends.
       *[very_hard] And nobody is spared by his rank.
    }
defenders-new-own = Options of your own.
defenders-option =
    { $option ->
        [human_view] Human view
        [duel] Duel
        [friendly_fire] Friendly fire
       *[rank_defence] Defence by rank
    }
    .hint =
        { $option ->
            [human_view] Agents attack only what lies in the half before them.
            [duel] An engaged agent attacks only the aliens it is engaged with.
            [friendly_fire] Area damage hits agents, too.
           *[rank_defence] How many dice somebody defends with at most depends on the rank.
        }
