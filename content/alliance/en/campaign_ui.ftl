# Campaigns: the scenes between missions, a new campaign, the collection.

## Finding one’s way

campaign-scenes = Screens of the campaign
campaign-scene =
    { $scene ->
        [map] Star map
        [armory] Armory
        [training] Training
        [inventory] Inventory
       *[log] Log
    }
campaign-badge =
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
campaign-waiting = To do
campaign-credits = Credits
campaign-fame = Fame
campaign-heroes = Heroes
campaign-back = Back to the star map
campaign-not-mine = Others decide here now. You can look at everything.
campaign-not-now = Not possible now
campaign-cancel = Cancel
campaign-continue = Continue
campaign-undo-map = Back to the arrival at the star map
campaign-help-arrows = From star to star on the map

## Star map

campaign-chart = Chart
campaign-here = The team is here
campaign-mark =
    { $kind ->
        [story] Story mission: { $name }, { $place }
        [side] Side mission: { $name }, { $place }
        [finale] Finale: { $name }, { $place }
       *[encounter] Encounter: { $name }, { $place }
    }
campaign-missions = Missions
campaign-mission-kind =
    { $kind ->
        [side] Side mission
        [finale] Finale
        [tutorial] Tutorial
       *[story] Story mission
    }
campaign-no-missions = No mission is open.
campaign-encounters = Encounters
campaign-no-encounters = Nobody waits for you out there.
campaign-encounters-leave = They are gone when the next story mission starts.
campaign-played = Missions so far
campaign-won = Won
campaign-lost = Lost

## Briefing

campaign-ally = Who comes along?
campaign-no-ally = Nobody
    .text = Only the heroes
campaign-deployments =
    { $n ->
        [0] No deployments left
        [one] 1 deployment left
       *[other] { $n } deployments left
    }
campaign-equipment = Who holds what
campaign-change = Distribute
campaign-holds-nothing = Nothing
campaign-map-preview = What you see on arrival
campaign-medpacs = Medpacs
campaign-hurt = Damage at the start
campaign-difficulty =
    { $level ->
        [hard] More and better trained enemies, for { $n } heroes.
       *[other] Enemies at their usual strength, for { $n } heroes.
    }
campaign-check = Before you leave
campaign-check-unarmed = Without a weapon: { $who }.
campaign-check-idle =
    { $n ->
        [one] In nobody’s hands: { $cards }.
       *[other] In nobody’s hands: { $cards }.
    }
campaign-check-encounters =
    { $n ->
        [one] If you start, the open encounter is lost.
       *[other] If you start, the { $n } open encounters are lost.
    }
campaign-check-good = Everybody is ready.
campaign-distribute = Distribute now
campaign-train-now = Train now
campaign-start-mission = Start mission
campaign-start-closed = This cannot be started now.
campaign-leave-title = Leave the encounters behind?
campaign-leave-text =
    { $n ->
        [one] A story mission moves the campaign on. This encounter is then gone for good:
       *[other] A story mission moves the campaign on. These encounters are then gone for good:
    }
campaign-leave-stay = Stay here
campaign-leave-go = Start anyway

## Encounters

campaign-encounter = Encounter
campaign-meet = Go there
campaign-encounter-rule = All heroes are there, next to each other, and may use their cards. Afterwards everybody recovers.
campaign-encounter-over = The encounter is over
campaign-encounter-rest = Everybody has recovered, and all cards are ready.
campaign-encounter-fame = { $n } fame for the encounter itself.
campaign-who = Which hero?
campaign-who-tests = Who tests { $attribute }?
campaign-how-many = { $who } tests { $attribute }: how many successes?
campaign-chance = { $chance }% for at least one success
campaign-tested = { $who }: { $attribute }
campaign-successes =
    { $n ->
        [0] no success
        [one] 1 success
       *[other] { $n } successes
    }
campaign-option-closed = Not open to you

## What was gained

campaign-gain-credits =
    { $n ->
        [one] { $written } credit
       *[other] { $written } credits
    }
campaign-gain-fame = { $written } fame
campaign-gain-ally =
    { $n ->
        [one] New ally: { $ally }, 1 deployment
       *[other] New ally: { $ally }, { $n } deployments
    }
campaign-gain-medpacs =
    { $n ->
        [one] { $written } medpac for the next mission
       *[other] { $written } medpacs for the next mission
    }
campaign-gain-hurt = Each hero starts the next mission with { $n } damage
campaign-lose = Lost: { $what }
campaign-rewards = Rewards
campaign-rewards-none = Nothing was gained, nothing lost.
campaign-mission-won = Mission won
campaign-mission-lost = Mission lost
campaign-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
campaign-trainings = Training
campaign-training-earned = { $who } may take a class card.
campaign-news-stock =
    { $n ->
        [one] The armory has 1 card on offer.
       *[other] The armory has { $n } cards on offer.
    }
campaign-news-encounters =
    { $n ->
        [one] 1 encounter on the star map.
       *[other] { $n } encounters on the star map.
    }
campaign-to-map = To the star map
campaign-to-epilogue = To the epilogue

## Armory

campaign-armory-note = Weapons and modifications; the selection changes after each mission.
campaign-balance = Balance
campaign-balance-after = Balance afterwards
campaign-stock = On offer
campaign-stock-empty = Nothing of this kind is on offer.
campaign-own = Yours
campaign-own-empty = Nothing that could be sold.
campaign-start-locked = What heroes start with cannot be sold.
campaign-aisle = Show
campaign-aisle-name =
    { $aisle ->
        [melee] Melee
        [ranged] Ranged
        [modification] Modifications
       *[all] All
    }
campaign-price = Price in credits
campaign-new = New
campaign-buy = Buy
campaign-buy-for =
    { $n ->
        [one] Buy for 1 credit
       *[other] Buy for { $n } credits
    }
campaign-sell = Sell
campaign-sell-for =
    { $n ->
        [one] Sell for 1 credit
       *[other] Sell for { $n } credits
    }
campaign-bought = { $card } bought for { $price } credits.
campaign-sold = { $card } sold for { $price } credits.
campaign-missing-credits =
    { $n ->
        [one] 1 credit is missing
       *[other] { $n } credits are missing
    }
campaign-held-by = With: { $who }
campaign-compare = Compare
campaign-instead = In place of { $card }
campaign-alike = No difference in the attack
campaign-more = more:
campaign-fewer = fewer:
campaign-bars =
    { $n ->
        [one] Room for 1 modification
       *[other] Room for { $n } modifications
    }
campaign-bars-change =
    { $n ->
        [one] { $written } modification
       *[other] { $written } modifications
    }
campaign-fits =
    { $n ->
        [one] Fits, 1 place free
       *[other] Fits, { $n } places free
    }
campaign-fits-full = Fits, but no place is free
campaign-fits-not = Does not fit
campaign-no-weapon = Holds no weapon
campaign-kind =
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

campaign-training-note = After each mission each hero gains a class card, four in all; the first costs up to 1 experience point, the fourth up to 4.
campaign-training-steps = Class cards
campaign-training-now = up to { $xp } XP, now
campaign-training-later = later
campaign-sheet = Abilities of the hero
campaign-xp =
    { $n ->
        [0] Starting item
       *[other] { $n } XP
    }
campaign-train = Take
campaign-untrain = Give back
campaign-trained = Taken
campaign-standing =
    { $standing ->
        [start] The hero starts with it.
        [kept] Taken before the last mission: stays.
        [dear] Too expensive: { $xp } XP at most now.
        [full] Four class cards are the most.
       *[waiting] After the next mission.
    }

## Inventory

campaign-inventory-note = Choose a card, then where it goes. Or drag it there.
campaign-stash = Stash
campaign-stash-empty = Everything is in somebody’s hands.
campaign-allies = Allies
campaign-allies-none = Nobody has joined you yet.
campaign-abilities = Abilities
campaign-shelf =
    { $shelf ->
        [weapon] Weapons
        [armor] Armour
       *[equipment] Equipment
    }
campaign-modifications = Modifications of { $weapon }
campaign-slot-free = free
campaign-bar-free = room for a modification
campaign-put-here = Put here
campaign-put = { $card }: { $to }.
campaign-under = { $who }, { $weapon }
campaign-where = Where does { $card } go?
campaign-fixed = stays with the hero
campaign-why =
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

campaign-log-note = The story so far.
campaign-log-tabs = Chapters
campaign-log-search = Search the log
campaign-log-empty = Nothing has been told yet.
campaign-log-nothing = No message here mentions “{ $query }”.
campaign-special-rule = Special rule:
campaign-fame-for = For
campaign-fame-line =
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
campaign-fame-mission = This mission
campaign-fame-missions = All missions
campaign-fame-besides = Encounters and deeds on the way
campaign-fame-total = In all
campaign-fame-now =
    { $n ->
       *[other] The team has { $n } fame.
    }
campaign-formula = How fame is earned
campaign-formula-line =
    { $what ->
        [won] Mission won
        [fast] Each round under par
        [optional] Each optional objective
        [group] Each enemy group defeated
        [elite] More for an elite or unique one
        [unhurt] Each hero unwounded at the end
       *[encounter] Each encounter
    }
campaign-formula-note = Missions can also reward heroic deeds. Fame sets the quality of rewards, and is the score in the end.

## Epilogue

campaign-over-won = { $team } has prevailed
campaign-over-lost = { $team } has failed
campaign-score = Score
campaign-read-log = Read the log
campaign-hall = Hall of fame
campaign-hall-text = The finished campaigns of your tables and of those you have watched. Fame at the end is the score.
campaign-hall-none = No campaign of yours is over yet.
campaign-hall-place = Place { $n }:
campaign-hall-rules = The rules on fame

## A new campaign

campaign-home = Campaigns
campaign-open = Open a saved campaign
campaign-home-none = A story in several missions, with one team, training and better weapons. Saved all the time; go on whenever you like.
campaign-look = Look
campaign-at-map = On the star map
campaign-card-missions =
    { $n ->
        [0] no mission played yet
        [one] { $n } mission played
       *[other] { $n } missions played
    }
campaign-resumed = An older file: the campaign goes on from its last stop on the star map.
campaign-new-title = New campaign
campaign-new-text = Everything is set for one person with two heroes. Change what you like.
campaign-new-none = This server has no campaigns.
campaign-new-which = The campaign
campaign-length =
    { $encounters ->
        [0] { $missions } missions
       *[other] { $missions } missions on offer, { $encounters } encounters
    }
campaign-new-heroes = The heroes
campaign-new-solo = Two to four. If you play alone, take at least two.
campaign-endurance = Endurance
campaign-starts-with = Starts with: { $card }
campaign-new-seats = Who plays whom
campaign-new-team = The team
campaign-new-name = Name of the team
    .hint = The name decides the emblem.
campaign-new-other-name = Another name
campaign-team-name =
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
campaign-new-normal = Enemies at their usual strength.
campaign-new-hard = More enemies, better trained ones among them, and less time.
campaign-new-mode = Where you play
campaign-mode =
    { $mode ->
        [companion] With the boxed game
       *[table] On the screen
    }
campaign-new-table = Map, figures, dice and rules are all on the screen.
campaign-new-companion = You play on your own table; the screen tells the story, runs the enemy and keeps the books.
campaign-new-lacks =
    { $what ->
        [campaign] Choose a campaign.
        [heroes] Choose at least two heroes.
       *[name] Give the team a name.
    }
campaign-collection = Collection
    .hint = Enemies and allies that come only in packs you do not own stay away.
campaign-pack-core = Core box
    .hint = Always there.
campaign-pack =
    { $pack ->
        [luke_skywalker] Luke Skywalker pack
        [luke_jedi_knight] Luke Skywalker, Jedi Knight pack
       *[darth_vader] Darth Vader pack
    }
campaign-pack-hint =
    { $pack ->
        [luke_skywalker] An ally of the Rebels: the miniature in place of the token from the core box.
        [luke_jedi_knight] An ally of the Rebels.
       *[darth_vader] A villain of the Empire: the miniature in place of the token from the core box.
    }
