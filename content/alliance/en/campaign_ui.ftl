# Campaigns: the scenes between missions, a new campaign, the collection.

## Finding one’s way

alliance-campaign-scene =
    { $scene ->
        [map] Star map
        [armory] Armory
        [training] Training
        [inventory] Inventory
       *[log] Log
    }
alliance-campaign-badge =
    { $scene ->
        [armory] { $n ->
            [one] 1 new card in stock
           *[other] { $n } new cards in stock
        }
        [training] { $n ->
            [one] 1 training to choose
           *[other] { $n } trainings to choose
        }
        [inventory] { $n ->
            [one] 1 item in nobody’s hands
           *[other] { $n } items in nobody’s hands
        }
       *[other] { $n ->
            [one] 1 unread message
           *[other] { $n } unread messages
        }
    }
alliance-campaign-credits = Credits
alliance-campaign-heroes = Heroes
alliance-campaign-back = Back to the star map
alliance-campaign-not-now = Not possible now
alliance-campaign-cancel = Cancel
alliance-campaign-continue = Continue
alliance-campaign-undo-map = Back to the arrival at the star map
alliance-campaign-help-arrows = From star to star on the map

## Star map

alliance-campaign-chart = Chart
alliance-campaign-here = The team is here
alliance-campaign-mark =
    { $kind ->
        [story] Story mission: { $name }, { $place }
        [side] Side mission: { $name }, { $place }
        [finale] Finale: { $name }, { $place }
       *[encounter] Encounter: { $name }, { $place }
    }
alliance-campaign-mission-kind =
    { $kind ->
        [side] Side mission
        [finale] Finale
        [tutorial] Tutorial
       *[story] Story mission
    }
alliance-campaign-no-missions = No mission is open.
alliance-campaign-encounters = Encounters
alliance-campaign-no-encounters = Nobody waits for you out there.
alliance-campaign-encounters-leave = They are gone when the next story mission starts.

## Briefing

alliance-campaign-ally = Who comes along?
alliance-campaign-no-ally = Nobody
    .text = Only the heroes
alliance-campaign-deployments =
    { $n ->
        [0] No deployments left
        [one] 1 deployment left
       *[other] { $n } deployments left
    }
alliance-campaign-equipment = Who holds what
alliance-campaign-change = Distribute
alliance-campaign-holds-nothing = Nothing
alliance-campaign-map-preview = What you see on arrival
alliance-campaign-medpacs = Medpacs
alliance-campaign-hurt = Damage at the start
alliance-campaign-difficulty =
    { $level ->
        [hard] More and better trained enemies, for { $n } heroes.
       *[other] Enemies at their usual strength, for { $n } heroes.
    }
alliance-campaign-check = Before you leave
alliance-campaign-check-unarmed = Without a weapon: { $who }.
alliance-campaign-check-idle =
    { $n ->
        [one] In nobody’s hands: { $cards }.
       *[other] In nobody’s hands: { $cards }.
    }
alliance-campaign-check-encounters =
    { $n ->
        [one] If you start, the open encounter is lost.
       *[other] If you start, the { $n } open encounters are lost.
    }
alliance-campaign-check-good = Everybody is ready.
alliance-campaign-distribute = Distribute now
alliance-campaign-train-now = Train now
alliance-campaign-start-mission = Start mission
alliance-campaign-start-closed = This cannot be started now.
alliance-campaign-leave-title = Leave the encounters behind?
alliance-campaign-leave-text =
    { $n ->
        [one] A story mission moves the campaign on. This encounter is then gone for good:
       *[other] A story mission moves the campaign on. These encounters are then gone for good:
    }
alliance-campaign-leave-stay = Stay here
alliance-campaign-leave-go = Start anyway

## Encounters

alliance-campaign-encounter = Encounter
alliance-campaign-meet = Go there
alliance-campaign-encounter-rule = All heroes are there, next to each other, and may use their cards. Afterwards everybody recovers.
alliance-campaign-encounter-over = The encounter is over
alliance-campaign-encounter-rest = Everybody has recovered, and all cards are ready.
alliance-campaign-encounter-fame = { $n } fame for the encounter itself.
alliance-campaign-who = Which hero?
alliance-campaign-who-tests = Who tests { $attribute }?
alliance-campaign-how-many = { $who } tests { $attribute }: how many successes?
alliance-campaign-chance = { $chance }% for at least one success
alliance-campaign-tested = { $who }: { $attribute }
alliance-campaign-successes =
    { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
alliance-campaign-option-closed =
    { $what ->
        [credits] Not open to you: it takes { $n } credits.
        [fame] Not open to you: it takes { $n } fame.
        [item] Not open to you: nobody of you has { $name }.
        [hero] Not open to you: { $name } is not with you.
        [ally] Not open to you: { $name } is not your ally.
        [mission] Not open to you as things are on the map.
        [party] Not open to a team of your size or at this level.
       *[story] Not open to you: something earlier in the story would have to be otherwise.
    }

## What was gained

alliance-campaign-gain-credits =
    { $n ->
        [one] { $written } credit
       *[other] { $written } credits
    }
alliance-campaign-gain-fame = { $written } fame
alliance-campaign-gain-ally =
    { $n ->
        [one] New ally: { $ally }, 1 deployment
       *[other] New ally: { $ally }, { $n } deployments
    }
alliance-campaign-gain-medpacs =
    { $n ->
        [one] { $written } medpac for the next mission
       *[other] { $written } medpacs for the next mission
    }
alliance-campaign-gain-hurt = Each hero starts the next mission with { $n } damage
alliance-campaign-lose = Lost: { $what }
alliance-campaign-rewards = Rewards
alliance-campaign-rewards-none = Nothing was gained, nothing lost.
alliance-campaign-mission-won = Mission won
alliance-campaign-mission-lost = Mission lost
alliance-campaign-trainings = Training
alliance-campaign-training-earned = { $who } may take a class card.
alliance-campaign-news-stock =
    { $n ->
        [one] The armory has 1 card on offer.
       *[other] The armory has { $n } cards on offer.
    }
alliance-campaign-news-encounters =
    { $n ->
        [one] 1 encounter on the star map.
       *[other] { $n } encounters on the star map.
    }
alliance-campaign-to-map = To the star map

## Armory

alliance-campaign-armory-note = Weapons and modifications; the selection changes after each mission.
alliance-campaign-balance = Balance
alliance-campaign-balance-after = Balance afterwards
alliance-campaign-stock = On offer
alliance-campaign-stock-empty = Nothing of this kind is on offer.
alliance-campaign-own = Yours
alliance-campaign-own-empty = Nothing that could be sold.
alliance-campaign-start-locked = What heroes start with cannot be sold.
alliance-campaign-aisle = Show
alliance-campaign-aisle-name =
    { $aisle ->
        [melee] Melee
        [ranged] Ranged
        [modification] Modifications
       *[all] All
    }
alliance-campaign-price = Price in credits
alliance-campaign-new = New
alliance-campaign-buy = Buy
alliance-campaign-buy-for =
    { $n ->
        [one] Buy for 1 credit
       *[other] Buy for { $n } credits
    }
alliance-campaign-sell = Sell
alliance-campaign-sell-for =
    { $n ->
        [one] Sell for 1 credit
       *[other] Sell for { $n } credits
    }
alliance-campaign-bought = { $card } bought for { $price } credits.
alliance-campaign-sold = { $card } sold for { $price } credits.
alliance-campaign-missing-credits =
    { $n ->
        [one] 1 credit is missing
       *[other] { $n } credits are missing
    }
alliance-campaign-held-by = With: { $who }
alliance-campaign-compare = Compare
alliance-campaign-instead = In place of { $card }
alliance-campaign-alike = No difference in the attack
alliance-campaign-more = more:
alliance-campaign-fewer = fewer:
alliance-campaign-bars =
    { $n ->
        [one] Room for 1 modification
       *[other] Room for { $n } modifications
    }
alliance-campaign-bars-change =
    { $n ->
        [one] { $written } modification
       *[other] { $written } modifications
    }
alliance-campaign-fits =
    { $n ->
        [one] Fits, 1 place free
       *[other] Fits, { $n } places free
    }
alliance-campaign-fits-full = Fits, but no place is free
alliance-campaign-fits-not = Does not fit
alliance-campaign-no-weapon = Holds no weapon
alliance-campaign-kind =
    { $kind ->
        [weapon] Weapon
        [armor] Armour
        [equipment] Equipment
        [modification] Modification
        [class] Class card
        [reward] Reward
       *[other] Card
    }

## Training

alliance-campaign-training-note = After each mission each hero gains a class card, four in all; the first costs up to 1 experience point, the fourth up to 4.
alliance-campaign-training-steps = Class cards
alliance-campaign-training-now = up to { $xp } XP, now
alliance-campaign-training-later = later
alliance-campaign-sheet = Abilities of the hero
alliance-campaign-xp =
    { $n ->
        [0] Starting item
       *[other] { $n } XP
    }
alliance-campaign-train = Take
alliance-campaign-untrain = Give back
alliance-campaign-trained = Taken
alliance-campaign-standing =
    { $standing ->
        [start] The hero starts with it.
        [kept] Taken before the last mission: stays.
        [dear] Too expensive: { $xp } XP at most now.
        [full] Four class cards are the most.
       *[waiting] After the next mission.
    }

## Inventory

alliance-campaign-inventory-note = Choose a card, then where it goes. Or drag it there.
alliance-campaign-stash = Stash
alliance-campaign-stash-empty = Everything is in somebody’s hands.
alliance-campaign-allies = Allies
alliance-campaign-allies-none = Nobody has joined you yet.
alliance-campaign-abilities = Abilities
alliance-campaign-shelf =
    { $shelf ->
        [weapon] Weapons
        [armor] Armour
       *[equipment] Equipment
    }
alliance-campaign-modifications = Modifications of { $weapon }
alliance-campaign-slot-free = free
alliance-campaign-bar-free = room for a modification
alliance-campaign-put-here = Put here
alliance-campaign-put = { $card }: { $to }.
alliance-campaign-under = { $who }, { $weapon }
alliance-campaign-where = Where does { $card } go?
alliance-campaign-fixed = stays with the hero
alliance-campaign-why =
    { $why ->
        [here] It is here
        [fixed] Stays with its hero
        [full] No slot free
        [needs-weapon] Goes under a weapon
        [no-bars] No place free
        [wrong-weapon] Does not fit
        [not-modification] No modification
       *[now] Not possible now
    }

## Log

alliance-campaign-log-note = The story so far.
alliance-campaign-fame-for = For
alliance-campaign-fame-line =
    { $what ->
        [won] Mission won
        [fast] { $times ->
            [one] 1 round under par
           *[other] { $times } rounds under par
        }
        [optional] { $times ->
            [one] 1 optional objective
           *[other] { $times } optional objectives
        }
        [group] { $times ->
            [one] 1 enemy group defeated
           *[other] { $times } enemy groups defeated
        }
        [elite] { $times ->
            [one] 1 elite or unique among them
           *[other] { $times } elite or unique among them
        }
        [unhurt] { $times ->
            [one] 1 hero unwounded
           *[other] { $times } heroes unwounded
        }
       *[deed] Heroic deeds
    }
alliance-campaign-fame-mission = This mission
alliance-campaign-fame-missions = All missions
alliance-campaign-fame-besides = Encounters and deeds on the way
alliance-campaign-fame-total = In all
alliance-campaign-fame-now =
    { $n ->
       *[other] The team has { $n } fame.
    }
alliance-campaign-formula = How fame is earned
alliance-campaign-formula-line =
    { $what ->
        [won] Mission won
        [fast] Each round under par
        [optional] Each optional objective
        [group] Each enemy group defeated
        [elite] More for an elite or unique one
        [unhurt] Each hero unwounded at the end
       *[encounter] Each encounter
    }
alliance-campaign-formula-note = Missions can also reward heroic deeds. Fame sets the quality of rewards, and is the score in the end.

## Epilogue

alliance-campaign-over-won = { $team } has prevailed
alliance-campaign-over-lost = { $team } has failed
alliance-campaign-hall-text = The finished campaigns of your tables and of those you have watched. Fame at the end is the score.
alliance-campaign-hall-rules = The rules on fame

## A new campaign

alliance-campaign-at-map = On the star map
alliance-campaign-new-text = Everything is set for one person with two heroes. Change what you like.
alliance-campaign-length =
    { $encounters ->
        [0] { $missions } missions
       *[other] { $missions } missions on offer, { $encounters } encounters
    }
alliance-campaign-new-heroes = The heroes
alliance-campaign-new-solo = Two to four. If you play alone, take at least two.
alliance-campaign-endurance = Endurance
alliance-campaign-starts-with = Starts with: { $card }
alliance-campaign-team-name =
    { $n ->
        [1] Lantern Squad
        [2] The Night Watch
        [3] Copper Wing
        [4] The Long Odds
        [5] Ember Company
        [6] The Stray Comets
        [7] Quiet Thunder
       *[8] The Last Signal
    }
alliance-campaign-new-normal = Enemies at their usual strength.
alliance-campaign-new-hard = More enemies, better trained ones among them, and less time.
alliance-campaign-new-mode = Where you play
alliance-campaign-mode =
    { $mode ->
        [companion] With the boxed game
       *[table] On the screen
    }
alliance-campaign-new-table = Map, figures, dice and rules are all on the screen.
alliance-campaign-new-companion = You play on your own table; the screen tells the story, runs the enemy and keeps the books.
alliance-campaign-new-lacks =
    { $what ->
        [campaign] Choose a campaign.
        [heroes] Choose at least two heroes.
       *[name] Give the team a name.
    }
alliance-campaign-collection = Collection
    .hint = Enemies and allies that come only in packs you do not own stay away.
alliance-campaign-pack-core = Core box
    .hint = Always there.
alliance-campaign-pack =
    { $pack ->
        [luke_skywalker] Luke Skywalker pack
        [luke_jedi_knight] Luke Skywalker, Jedi Knight pack
       *[darth_vader] Darth Vader pack
    }
alliance-campaign-pack-hint =
    { $pack ->
        [luke_skywalker] An ally of the Rebels: the miniature in place of the token from the core box.
        [luke_jedi_knight] An ally of the Rebels.
       *[darth_vader] A villain of the Empire: the miniature in place of the token from the core box.
    }
