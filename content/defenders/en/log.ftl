# What happened, in sentences, each with the number of its rule beside it. Every event has one.

defenders-said = { $text }

defenders-topic =
    { $topic ->
        [flow] Rounds and turns
        [move] Movement
        [attack] Attacks
        [harm] Wounds
        [gear] Equipment
        [alien] Aliens and signals
        [card] Cards
        [story] Story
        [thought] What aliens think
       *[detail] Small print
    }

## Parts of sentences

# Aracnos green 3
defenders-figure-alien =
    { $name } { $rank ->
        [green] green
        [blue] blue
       *[red] red
    } { $n }
defenders-card-named =
    { $name } { $rank ->
        [green] green
        [blue] blue
       *[red] red
    }
defenders-figure-unknown = Alien { $n }
defenders-figure-signal = Signal { $n }
defenders-figure-person = Person { $n }
defenders-figure-nobody = nobody

# Where a hex is: the number of its area and its place in it.
defenders-hex =
    area { $area } { $where ->
        [centre] centre
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
        [n] north
       *[ne] north-east
    }
defenders-direction =
    { $where ->
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
        [nw] north-west
        [n] north
       *[ne] north-east
    }
defenders-gun =
    { $gun ->
        [0] primary weapon
       *[1] secondary weapon
    }
defenders-via =
    { $via ->
        [start] equipment
        [rank] new rank
        [delivery] delivery
        [search] search
        [skill] skill
       *[mission] mission
    }
defenders-with-death = its dying burst
defenders-with-mission = the mission
defenders-face-blank = blank

## Rounds and turns

defenders-log-round = Round { $round } begins.
defenders-phase =
    { $phase ->
        [refresh] Refresh phase
        [strategy] Strategy phase
        [battle] Battle phase
       *[event] Event phase
    }
defenders-log-refreshed = Skills, abilities and energy shields are ready again.
defenders-log-started = { $agent } starts in { $hex }, looking { $where }.
defenders-log-alpha = { $agent } is alpha agent.
defenders-log-rank-rolled =
    { $gd ->
        [-1] { $agent } does not roll for a rank.
       *[other] { $agent } rolls for a rank: { $gd } GD, { $needed } needed.
    }
defenders-log-promoted = { $agent } rises to { $grade }.
defenders-log-turn-began = { $agent } takes a turn.
defenders-log-turn-ended = { $agent } ends the turn.
defenders-log-turn-skipped = { $agent } does nothing this turn.
defenders-log-ended =
    { $ending ->
        [accomplished] The mission is accomplished.
        [partly] The mission is accomplished in part.
        [all_out] No agent is left to fight: the mission has failed.
       *[failed] The mission has failed.
    }
defenders-log-spent =
    { $activity ->
        [movement] { $agent } has used the movement of this turn.
        [combat] { $agent } has used the combat of this turn.
       *[action] { $agent } has used the action of this turn.
    }

## Equipment

defenders-log-gained =
    { $kind ->
        [tactic] { $agent } gets the tactic { $item } ({ $via }).
        [skill] { $agent } gets the skill { $item } ({ $via }).
       *[device] { $agent } gets the device { $item } ({ $via }).
    }
defenders-log-weapon-taken = { $agent } takes { $weapon } as { $gun } ({ $via }).
defenders-log-weapon-refused = Nobody takes { $weapon }.
defenders-log-fragment =
    { $from ->
        [kill] A fragment from the first kill of the round: the team has { $n }.
        [search] A fragment from a search: the team has { $n }.
       *[mission] A fragment: the team has { $n }.
    }
defenders-log-fragments-spent =
    { $n ->
        [0] Four fragments pay for a delivery; none is left.
       *[other] Four fragments pay for a delivery; { $n } left.
    }
defenders-log-weapon-drawn = { $weapon } is drawn for the team.
defenders-log-weapon-none = No weapon is left to draw.
defenders-log-reloaded = { $agent } has { $ammo } ammo for { $gun }.
defenders-log-unjammed = { $agent } clears the jam: { $gun }.
defenders-log-power =
    { $whom ->
        [none] { $owner } uses { $power }.
       *[other] { $owner } uses { $power } on { $whom }.
    }
defenders-log-restored = { $agent } may use { $tactic } once more.
defenders-log-deployed = { $owner } deploys { $drone } in { $hex }.
defenders-log-operated = { $drone } goes to work.
defenders-log-reinforced =
    { $n ->
        [one] { $agent } wears 1 token of reinforced armour.
       *[other] { $agent } wears { $n } tokens of reinforced armour.
    }
defenders-log-hidden =
    { $n ->
        [one] { $agent } cannot be seen from more than 1 area away.
       *[other] { $agent } cannot be seen from more than { $n } areas away.
    }
defenders-log-strike = { $owner } calls { $power } down on area { $area }.
defenders-log-strike-fell = { $power } comes down on area { $area }.
defenders-log-scouted = { $agent } looks at the next encounters: { $cards }.
defenders-log-stacked = They go back in this order: { $cards }.

## Movement

defenders-log-walked =
    { $n ->
        [one] { $figure } goes to { $hex }.
       *[other] { $figure } goes { $n } hexes, to { $hex }.
    }
defenders-log-faced = { $figure } looks { $where }.
defenders-log-halted = { $figure } stops.
defenders-log-leapt = { $agent } leaps through the window, to { $hex }.
defenders-log-redeployed = { $agent } redeploys to { $hex }.
defenders-log-placed = { $figure } is put in { $hex }.
defenders-log-bashed = { $agent } breaks the lock.
defenders-log-evaded =
    { $free ->
        [yes] { $agent } slips away and is free to move.
       *[no] { $agent } cannot get away.
    }
defenders-log-searched =
    { $what ->
        [both] { $agent } searches and finds supplies and a find.
        [flash] { $agent } searches and finds supplies.
        [gd] { $agent } searches and finds something special.
       *[nothing] { $agent } searches and finds nothing.
    }
defenders-log-pushed = { $figure } is pushed to { $hex }.

## Attacks

defenders-log-declared =
    { $attacker ->
        [none] Dice are rolled against { $target }.
       *[other] { $attacker } attacks { $target } with { $with }{ $area ->
            [yes] , area damage paid for
           *[no] { "" }
        }.
    }
defenders-log-extra = { $text } An extra attack.
defenders-log-rolled = { $whom } rolls { $faces }.
defenders-log-changed = { $power } counts.
defenders-log-rerolled =
    { $power ->
        [none] { $whom } rolls a die again: { $face }.
       *[other] { $power }: { $whom } rolls a die again: { $face }.
    }
defenders-log-spent-on-hits =
    { $n ->
        [one] { $attacker } spends 1 ammo for 1 hit more.
       *[other] { $attacker } spends { $n } ammo for { $n } hits more.
    }
defenders-log-failed = The alien weapon fails in the hands of { $attacker }.
defenders-log-struck =
    { $n ->
        [0] No hits.
        [one] 1 hit on { $targets }{ $fewer ->
            [0] { "" }
            [one] , 1 defence die fewer
           *[other] , { $fewer } defence dice fewer
        }.
       *[other] { $n } hits on { $targets }{ $fewer ->
            [0] { "" }
            [one] , 1 defence die fewer
           *[other] , { $fewer } defence dice fewer
        }.
    }
defenders-log-ammo-lost = { $figure } has { $ammo } ammo left for { $gun }.
defenders-log-jammed = { $figure }: { $gun } jams.
defenders-log-shielded = { $figure }: { $parts }.
defenders-log-shielded-part =
    { $by ->
        [powers] powers take { $n }
        [armour] reinforced armour takes { $n }
       *[shield] the energy shield takes { $n }
    }
defenders-log-defended =
    { $figure } stops { $n ->
        [0] nothing
       *[other] { $n }
    }; { $left ->
        [0] nothing gets through
        [one] 1 hit gets through
       *[other] { $left } hits get through
    }.
defenders-log-over = The attack is over.

## Wounds

defenders-log-wounded =
    { $n ->
        [one] { $figure } suffers 1 wound ({ $total } in all).
       *[other] { $figure } suffers { $n } wounds ({ $total } in all).
    }
defenders-log-healed =
    { $n ->
        [one] { $figure } heals 1 wound ({ $total } left).
       *[other] { $figure } heals { $n } wounds ({ $total } left).
    }
defenders-log-bleeds = { $agent } goes down and bleeds.
defenders-log-died =
    { $kind ->
        [drone] { $figure } is destroyed.
       *[other] { $figure } dies.
    }
defenders-log-befallen =
    { $what ->
        [strip_shields] { $figure } loses all shield tokens.
        [immobilise] { $figure } cannot move until the next refresh.
        [paralyse] { $figure } is paralysed until the next refresh.
       *[push] { $figure } is pushed back.
    }
defenders-log-diverted =
    { $n ->
        [one] { $to } takes 1 wound in place of { $from }.
       *[other] { $to } takes { $n } wounds in place of { $from }.
    }
defenders-log-raged = { $alien } flies into a rage.

## Aliens, signals, cards

defenders-log-encounter = { $agent } draws the encounter { $card }.
defenders-log-called =
    { $n ->
        [0] No alien answers the call.
       *[other] These act: { $aliens }.
    }
defenders-log-encounter-over = { $card } is discarded.
defenders-log-activated = { $alien } acts.
defenders-log-moved = { $alien } moves to { $hex }.
defenders-log-appeared = { $alien } appears in { $hex }; { $player } holds its card.
defenders-log-passed = { $player } holds the card of { $alien } now.
defenders-log-nobody = No card is left: nothing comes.
defenders-log-point = The teleport die shows: { $symbol }.
defenders-log-signal-placed = A signal appears in { $hex }.
defenders-log-signal-moved = A signal moves to { $hex }.
defenders-log-signal-stays = A signal stays where it is.
defenders-log-revealed =
    { $alien ->
        [yes] A signal in sight: an alien!
       *[no] A signal in sight: only a human.
    }
defenders-log-signal-destroyed = A signal is destroyed, and nobody learns what it was.
defenders-log-event = { $agent } draws the event { $card }.
defenders-log-event-over = { $card } is dealt with.
defenders-log-reshuffled =
    { $deck ->
        [aliens] The alien cards are shuffled anew.
        [encounters] The encounter cards are shuffled anew.
        [events] The event cards are shuffled anew.
       *[signals] The signals are mixed anew.
    }

## The story of the mission

defenders-log-said =
    { $rule ->
        [yes] Special rule: { $text }
       *[no] { $text }
    }
defenders-log-objective =
    { $state ->
        [set] Objective: { $text }
        [offered] Besides: { $text }
        [completed] Objective met: { $text }
       *[failed] No longer possible: { $text }
    }
defenders-log-counted = A count of the mission stands at { $now }.
defenders-log-flagged = The story takes note of something.
defenders-log-special = Special event { $letter }: { $text }
defenders-log-forwarded = The event { $card } comes next.
defenders-log-paused =
    { $paused ->
        [yes] There are no event phases from now on.
       *[no] There are event phases again.
    }
defenders-log-acted =
    { $done ->
        [yes] { $agent } succeeds: { $action }, { $hex }.
       *[no] { $agent } tries: { $action }, { $hex }.
    }
defenders-log-token =
    { $what ->
        [burned] A flame lies in { $hex }.
        [doused] The flame in { $hex } is out.
        [point_gone] The teleport point in { $hex } is gone.
        [point_moved] A teleport point lies in { $hex } now.
        [waypoint_hidden] A waypoint lies face down in { $hex }.
        [waypoint_turned] A waypoint is turned over in { $hex }.
        [mine_laid] A mine lies in { $hex }.
        [mine_gone] The mine in { $hex } is gone.
        [body_laid] A dead alien lies in { $hex }.
       *[body_gone] The dead alien in { $hex } is taken away.
    }
defenders-log-waypoint = Waypoint { $n } lies on the map.
defenders-log-waypoints-cleared = All waypoints are taken away.
defenders-log-freed = A lock or a bar is gone.
defenders-log-armoury =
    { $alien ->
        [yes] { $agent } picks up a red armoury token: an alien weapon.
       *[no] { $agent } picks up a blue armoury token: an improved weapon.
    }
defenders-log-weapon-due =
    { $alien ->
        [yes] An alien weapon will be delivered.
       *[no] An improved weapon will be delivered.
    }
defenders-log-due-over = The delivery is dealt with.
defenders-log-item =
    { $what ->
        [taken] { $who } carries { $item }.
        [laid] { $item } lies in { $hex }.
       *[gone] { $item } is gone.
    }
defenders-log-big-gun =
    { $what ->
        [jammed] { $gun } jams.
       *[cleared] { $gun } is ready again.
    }
defenders-log-marked =
    { $mark ->
        [held] An alien does not act until the next refresh phase.
        [stunned] An alien lies stunned and does nothing.
       *[warded] An alien cannot be harmed by agents.
    }
defenders-log-unmarked =
    { $mark ->
        [held] An alien may act again.
        [stunned] An alien is no longer stunned.
       *[warded] An alien can be harmed again.
    }
defenders-log-role = { $agent } takes a part: { $role }.
defenders-log-recast = { $agent } is somebody else now: { $profile }.
defenders-log-confined = { $agent } stays on this part of the map from now on.
defenders-log-cards =
    { $deck ->
        [encounters] Encounters are added: { $cards }.
       *[aliens] Alien cards are added: { $cards }.
    }
defenders-log-alien-taken = { $card } is taken out of the deck.
defenders-log-alien-changed =
    { $what ->
        [withdrawn] { $alien } leaves the map.
        [turned] { $alien } becomes another alien, unhurt.
        [stripped] { $alien } has no shields until the next refresh phase.
       *[restored] { $alien } is as good as new.
    }
defenders-log-named = { $alien } is the one the mission is about.
defenders-log-signal-strayed = The roll fits no teleport point: the signal goes back unseen.
defenders-log-signals-mixed = All signals are mixed anew.
defenders-log-signals-added =
    { $kind ->
        [human] A human signal is added.
       *[alien] An alien signal is added.
    }
defenders-log-signal-kept = The signal stays where it is.
defenders-log-humans-turned = From now on, human signals are alien, too.
defenders-log-bodies-unmarked = The tokens on dead aliens are taken off.
defenders-log-joined = { $person } joins you in { $hex }.
defenders-log-saved = { $figure } is safe.
defenders-log-dragged = { $agent } drags somebody along.

## What an alien thinks

defenders-mind-misfit =
    { $why ->
        [nobody_in_sight] “{ $line }”: nobody is in sight.
        [too_far] “{ $line }”: whoever is in sight is farther away.
       *[nobody_in_reach] “{ $line }”: no legal path leads to anybody.
    }
# The same under the line itself.
defenders-mind-unfit =
    { $why ->
        [nobody_in_sight] Nobody is in sight.
        [too_far] Whoever is in sight is farther away.
       *[nobody_in_reach] No legal path leads to anybody.
    }
defenders-mind-fits = “{ $line }” fits.
defenders-mind-passed-over = Line { $n } cannot be carried out: { $why }. On to the next.
defenders-mind-cannot =
    { $why ->
        [find_anybody] there is nobody it is about
        [attack_anybody] nobody can be attacked from there
        [stand_beside_it] no hex beside its target is free and in reach
        [get_nearer] there is no room on the way
        [get_away] nowhere is farther from the closest agent
       *[reach_point] no legal path leads to a teleport point
    }
defenders-mind-candidate =
    { $figure }: { $near ->
        [yes] adjacent
       *[no] { $steps ->
            [one] 1 area
           *[other] { $steps } areas
        } away
    }, { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }, { $left } health left{ $tied ->
        [yes] , tied
       *[no] { "" }
    }.
defenders-mind-equal = All the same to it: { $ways }. Whoever holds the card chooses.
defenders-mind-way = { $figure }, from { $hex }
defenders-mind-moves =
    { $figure ->
        [none] It moves to { $hex }.
       *[other] It moves to { $hex } because of { $figure }.
    }
defenders-mind-attacks =
    { $times ->
        [one] It attacks { $figure }, { $with ->
            [melee] in melee
           *[ranged] from a distance
        }.
       *[other] It attacks { $figure } { $times } times, { $with ->
            [melee] in melee
           *[ranged] from a distance
        }.
    }
defenders-mind-commands = It makes { $figure } act.
defenders-mind-does-nothing = It is paralysed and does nothing.
defenders-mind-left-out = The rest of the line is left out: { $why }.
defenders-mind-stays = No line can be carried out: it stays where it is.

# In one sentence, above the steps.
defenders-plain-stays = { $alien } can do nothing and stays where it is.
defenders-plain-moves = { $alien } moves to { $hex }.
defenders-plain-attacks =
    { $moves ->
        [yes] { $alien } moves to { $hex } and attacks { $target }.
       *[no] { $alien } attacks { $target } from where it stands.
    }

## The campaign

defenders-log-set-out = The team leaves headquarters: { $mission }.
defenders-log-mission-ended =
    { $ending ->
        [accomplished] { $mission } is accomplished.
        [partly] { $mission } is accomplished in part.
        [all_out] Nobody came back from { $mission }: it has failed.
       *[failed] { $mission } has failed.
    }
defenders-log-debriefed = Headquarters has written down who has become what.
defenders-log-returned = The team is at headquarters. What may come next: { $mission }.
defenders-log-planned = What comes next: { $mission }.
defenders-log-enlisted = Seat { $seat } now plays { $agent }.
defenders-log-armed = { $agent } takes { $weapon } along as { $gun }.
defenders-log-disarmed = { $agent } leaves { $weapon } at headquarters.
defenders-log-campaign-over = The campaign is over.
