# A mission at the digital table: objectives, objects, story, hints, and starting one.

## Objects and regions

alliance-thing =
    { $kind ->
        [door] Door
        [crate] Crate
        [terminal] Terminal
        [rebel_token] Rebel token
        [imperial_token] Imperial token
       *[token] Mission token
    }
alliance-do =
    { $kind ->
        [door] Open the door
        [crate] Open the crate
        [terminal] Use the terminal
        [carry] Pick it up
       *[token] Interact
    }
alliance-test-of = Test of { $attribute }
alliance-region = Marked spaces
alliance-ui-in-region = in { $region }
alliance-ui-carries = carries { $object }
alliance-ui-carried = Carried by { $figure }
alliance-ui-door =
    { $state ->
        [locked] locked
        [open] open
       *[closed] closed
    }
alliance-ui-marked = part of the objective
alliance-ui-heroes-only = Only heroes can use it, allies cannot.
alliance-ui-defends =
    { $dice ->
        [none] no defence dice
       *[other] defends itself with { $dice }
    }
alliance-ui-costs = 1 action
alliance-ui-move-here = Move here
alliance-ui-object = What lies here
alliance-ui-why =
    { $why ->
        [turn] It is nobody’s turn to act.
        [far] Nobody who acts stands on it or next to it.
        [door] Whoever opens a door stands right in front of it.
        [actions] No actions left.
        [heroes] Heroes only.
        [locked] It is locked. Something else opens it.
        [carried] Somebody carries it already.
       *[done] There is nothing to do here at the moment.
    }

## Objectives

alliance-ui-mission = Mission
alliance-ui-encounter = Encounter
alliance-ui-objective = Objective
alliance-ui-objective-none = No objective yet
alliance-ui-count = { $now } of { $goal }
alliance-ui-optional = Optional
alliance-ui-optional-goal = Optional: { $objective }
alliance-ui-done = done
alliance-ui-failed = no longer possible
alliance-ui-round = Round { $round }
alliance-ui-open-mission = Mission and story
alliance-ui-rules =
    { $n ->
        [one] 1 special rule
       *[other] { $n } special rules
    }
alliance-ui-rules-title = Special rules
alliance-ui-objects-title = On the map
alliance-ui-regions-title = Marked spaces
alliance-ui-no-objects = Nothing of interest in sight.
alliance-ui-peril =
    { $rounds ->
        [0] Peril at the end of this round
        [one] Peril in 1 round
       *[other] Peril in { $rounds } rounds
    }
alliance-ui-peril-text = It comes at the end of round { $round }, and it gets worse with time.

## Story

alliance-ui-story = Story
alliance-ui-story-empty = Nothing has been told yet.
alliance-ui-setup = Before the first round
alliance-ui-rule = Special rule
alliance-ui-continue = Continue
alliance-ui-read = The story goes on
alliance-ui-order = Do this, then go on
alliance-ui-hero = Which hero?
alliance-ui-hero-tests = Who makes the test of { $attribute }?
alliance-ui-hero-dice = { $attribute }: { $dice }
alliance-ui-successes = { $figure } tests { $attribute }: how many successes?
alliance-ui-successes-n =
    { $n ->
        [0] No success
        [one] 1 success
       *[other] { $n } successes
    }
alliance-ui-control = Do you control this: { $place }?
alliance-ui-yes = Yes
alliance-ui-no = No

## Hints

alliance-ui-hint = Hint
alliance-ui-hint-close = Got it
alliance-ui-hints-hide = Hide hints
alliance-ui-hints-show = Show hints
alliance-ui-hint-said = Hint: { $text }

## The end

alliance-ui-result-mission =
    { $round ->
        [one] { $mission }, 1 round
       *[other] { $mission }, { $round } rounds
    }
alliance-ui-again = Play it again
alliance-ui-next-tutorial = Next lesson: { $mission }
alliance-ui-fame =
    { $what ->
        [group] Groups defeated
        [elite] Elite groups defeated
        [won] Mission won
        [fast] Fast
        [optional] Optional objectives
        [unhurt] Nobody wounded
       *[deed] Deeds
    }

## Path

alliance-ui-way =
    { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }

## New table

alliance-ui-new-what = What do you play?
alliance-ui-new-skirmish = Skirmish
alliance-ui-new-mission = Mission
alliance-ui-new-pick = Mission
alliance-ui-new-lesson = Lesson: { $mission }
alliance-ui-new-fixed = This lesson is told for these heroes. You play both unless you change it.
alliance-ui-new-mission-normal = Enemies as the mission has them.
alliance-ui-new-mission-hard = More and better enemies.
alliance-ui-sheet = Sheet to print
