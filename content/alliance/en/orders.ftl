# What a mission tells the table to do, a sentence each: at the digital table it is done, at a real one it is read.

alliance-order-reveal =
    { $n ->
        [one] A new part of the map is revealed: tile { $tiles }.
       *[other] A new part of the map is revealed: tiles { $tiles }.
    }
alliance-order-show =
    { $at ->
        [none] Onto the map: { $object }.
       *[other] Onto the map: { $object }, on { $at }.
    }
alliance-order-remove = Off the map: { $object }.
alliance-order-open = A door opens: { $object }.
alliance-order-unlock = Unlocked: { $object }.
# $rank tells cards apart that exist as regular and elite; $way is `one` if the whole group comes in on one space.
alliance-order-deploy =
    Deploy { $group }{ $rank ->
        [regular] , regular
       *[only] { "" }
    }, { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }, { $way ->
        [one] on { $at } and as near as possible
       *[each] on { $at }
    }{ $health ->
        [0] .
       *[other] , each with { $health } bonus health.
    }
alliance-order-reinforce =
    { $at ->
        [none] Reinforce { $group }: defeated figures return next to their group.
       *[other] Reinforce { $group }: defeated figures return on { $at }.
    }
alliance-order-withdraw = Leaves the map and does not count as defeated: { $group }.
alliance-order-ready = May activate again this round: { $group }.
alliance-order-join = Joins you on { $at }: { $group }.
alliance-order-stay-back = { $group } keep out of the fight: no more than one ally group comes on a mission, and yours is here.
alliance-order-clear-map = Clear the map. The mission goes on elsewhere: { $map }.
alliance-order-place-heroes = Set the heroes on the marked spaces.
alliance-order-place-allies = Set { $group } on the marked spaces that are still free, or as near as possible.
alliance-order-fruitless =
    { $successes ->
        [0] { $figure } rolls no success. Nothing happens; a later action may try again.
        [one] { $figure } rolls 1 success. That is not enough for anything to happen.
       *[other] { $figure } rolls { $successes } successes. That is not enough for anything to happen.
    }
alliance-order-objective = New objective: { $objective }
alliance-order-offer = Also possible: { $objective }
alliance-order-complete = Done: { $objective }
alliance-order-fail = No longer possible: { $objective }
alliance-order-count = Progress: { $by }, now { $now }.
alliance-order-supply =
    { $cards ->
        [one] { $who } draws 1 supply card.
       *[other] { $who } draws { $cards } supply cards.
    }
alliance-order-medpacs =
    { $n ->
        [one] The team gains 1 medpac.
       *[other] The team gains { $n } medpacs.
    }
alliance-order-medpacs-lost =
    { $n ->
        [one] The team loses 1 medpac.
       *[other] The team loses { $n } medpacs.
    }
alliance-order-credits = The team gains { $n } credits.
alliance-order-credits-lost = The team loses { $n } credits.
alliance-order-fame = The team gains { $n } fame.
alliance-order-fame-lost = The team loses { $n } fame.
alliance-order-item = The team gets “{ $card }”.
alliance-order-lose-item = The team loses “{ $card }”.
alliance-order-ally =
    { $n ->
        [one] { $group } will come along on one mission.
       *[other] { $group } will come along on { $n } missions.
    }
alliance-order-lose-ally = { $group } will not come along any more.
alliance-order-promoted =
    { $n ->
        [one] Come through, and are elite from now on, for one more mission: { $group }.
       *[other] Come through, and are elite from now on, for { $n } more missions: { $group }.
    }
alliance-order-power =
    { $who } gains { $n ->
        [one] 1 power token
       *[other] { $n } power tokens
    } ({ $token ->
        [damage] damage
        [surge] surge
        [block] block
       *[evade] evade
    }).
alliance-order-start-hurt = Every hero starts the next mission with { $amount }.
alliance-order-win = The mission is won.
alliance-order-lose = The mission is lost.

## Whom an order concerns

alliance-order-whom =
    { $who ->
        [heroes] every hero
        [in] every Rebel in { $name }
       *[group] every figure of { $name }
    }

## What people at a real table report

alliance-fact-activated = { $figure } has finished an activation.
alliance-fact-hero-defeated = { $figure } is defeated.
alliance-fact-group-defeated = { $group }: the last figure is defeated.
alliance-fact-destroyed = { $object } is destroyed.
alliance-fact-interacted = { $figure }: { $action } ({ $object }).
alliance-fact-entered = { $figure } has entered { $region }.
alliance-fact-all-in = All heroes are in { $region }.
alliance-fact-brought = { $object } is in { $region }.
alliance-fact-dropped = { $object } lies on the map again.
alliance-fact-controlled =
    { $held ->
        [yes] You control { $place }.
       *[no] You do not control { $place }.
    }
alliance-fact-medpac = A medpac is used.
alliance-fact-colour = Stickers of { $group }: { $colour }.

## What a team does between missions

alliance-step-start =
    { $ally ->
        [none] The team sets out: { $mission }.
       *[other] The team sets out with { $ally }: { $mission }.
    }
alliance-step-meet = Next encounter: { $encounter }.
alliance-step-buy = The team buys “{ $card }”.
alliance-step-sell = The team sells “{ $card }”.
alliance-step-train = { $hero } learns “{ $card }”.
alliance-step-untrain = { $hero } gives back “{ $card }”.
alliance-step-give = { $hero } takes “{ $card }”.
alliance-step-stash = “{ $card }” goes back to the stash.
