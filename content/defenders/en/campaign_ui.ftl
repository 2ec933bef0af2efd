# Campaigns: the screens between missions, a new campaign.

## Finding one’s way

defenders-campaign-scene =
    { $scene ->
        [map] Situation map
        [quarters] Headquarters
       *[log] Log
    }
defenders-campaign-badge =
    { $n ->
        [one] 1 new weapon at headquarters
       *[other] { $n } new weapons at headquarters
    }
defenders-campaign-back = Back to the situation map
defenders-campaign-undo = Back to the arrival at headquarters
defenders-campaign-help-arrows = From mission to mission on the map
defenders-campaign-at-headquarters = At headquarters

## Situation map

defenders-campaign-chart = The missions of the campaign
defenders-campaign-here = The team was here last
defenders-campaign-next =
    { $n ->
        [0] Next
        [one] The next mission
       *[other] Next: you choose
    }
defenders-campaign-none-open = No mission is open now.
defenders-campaign-later = Later
defenders-campaign-open = open now
defenders-campaign-open-again = open again, last time: { $how }
defenders-campaign-ahead = Closed. Comes after { $ways }
defenders-campaign-missed = Closed. The campaign went another way.
defenders-campaign-way = { $mission } ({ $how })
defenders-campaign-how =
    { $how ->
        [accomplished] accomplished
        [partly] in part
       *[failed] failed
    }
defenders-campaign-legend = What the lines mean
defenders-campaign-legend-way =
    { $way ->
        [good] After a mission accomplished
        [half] After one accomplished in part
       *[bad] After one that failed
    }

## Briefing

defenders-campaign-mission = Mission { $n }
defenders-campaign-objectives = How it can end
defenders-campaign-result = Result
defenders-campaign-when = When, and what follows
defenders-campaign-then = Then: { $missions }.
defenders-campaign-then-end = Then the campaign is over.
defenders-campaign-before = Last time
defenders-campaign-take-along = What may be taken along
defenders-campaign-per-agent = Devices per agent
defenders-campaign-weapons =
    { $rank ->
        [red] Alien weapons
       *[blue] Improved weapons
    }
defenders-campaign-minutes = { $from } to { $to } minutes
defenders-campaign-until = until round { $n }
defenders-campaign-equip = Agents and weapons
defenders-campaign-set-out = Set out
defenders-campaign-plan = Choose this mission
defenders-campaign-other = Planned now: { $mission }.

## Headquarters

defenders-campaign-quarters-note = Who goes, and with which weapons. Devices are chosen when the mission begins.
defenders-campaign-to-briefing = Briefing: { $mission }
defenders-campaign-team = The team
defenders-campaign-side =
    { $side ->
        [elite] elite side
       *[base] front side
    }
defenders-campaign-ladder = { $grade }: rank { $n } of { $most }
defenders-campaign-next-rank = Next: { $grade }.
defenders-campaign-sheet = The sheet of { $who }
defenders-campaign-abilities = Skills and tactics
defenders-campaign-swap = Send somebody else
defenders-campaign-swap-title = Who goes in place of { $who }?
defenders-campaign-swapped = { $who } goes.
defenders-campaign-leave = Leave at headquarters: { $weapon }
defenders-campaign-store = Weapons of the headquarters
defenders-campaign-store-empty = None yet. What you find on missions stays here.
defenders-campaign-along =
    { $rank ->
        [red] Alien weapons: { $n } of { $most }
       *[blue] Improved weapons: { $n } of { $most }
    }
defenders-campaign-store-full =
    { $rank ->
        [red] { $n ->
            [0] No alien weapon may go on this mission.
            [one] Only 1 alien weapon may go on this mission.
           *[other] Only { $n } alien weapons may go on this mission.
        }
       *[blue] { $n ->
            [0] No improved weapon may go on this mission.
            [one] Only 1 improved weapon may go on this mission.
           *[other] Only { $n } improved weapons may go on this mission.
        }
    }
defenders-campaign-store-nobody = None of your agents can take it.
defenders-campaign-carried = Goes along with { $who }
defenders-campaign-take = Take along
defenders-campaign-take-title = Who takes { $weapon }?
defenders-campaign-in-place = in place of { $old }
defenders-campaign-taken = { $who } takes { $weapon } along.
defenders-campaign-new = New
defenders-campaign-devices =
    { $n ->
        [0] None on this mission.
        [one] On this mission each agent chooses 1 of what his class can use.
       *[other] On this mission each agent chooses { $n } of what his class can use.
    }
defenders-campaign-home = At home

## The end of a mission

defenders-campaign-ended =
    { $how ->
        [accomplished] Mission accomplished
        [partly] Mission accomplished in part
       *[failed] Mission failed
    }
defenders-campaign-promoted = Promoted to { $grade }
defenders-campaign-remains = Rank { $grade }
defenders-campaign-died = Did not come back; is there again for the next mission
defenders-campaign-found = Weapons found
defenders-campaign-found-none = None.
defenders-campaign-to-map = To the situation map

## The log and the end

defenders-campaign-log-note = How each mission ended, who went, and what was told.
defenders-campaign-log-unsaved = What was told in it was not saved with the campaign.
defenders-campaign-rules = What holds in this campaign
    .tab = Rules
defenders-campaign-record = Service record
defenders-campaign-served =
    { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    }{ $deaths ->
        [0] {""}
        [one] , did not come back once
       *[other] , did not come back { $deaths } times
    }
defenders-campaign-statistics = In numbers
defenders-campaign-figure =
    { $what ->
        [missions] Missions
        [rounds] Rounds
        [accomplished] Accomplished
        [partly] In part
        [failed] Failed
        [promotions] Promotions
        [deaths] Agents who did not come back
       *[weapons] Weapons at headquarters
    }
defenders-campaign-over =
    { $how ->
        [accomplished] { $team } has held the line
        [partly] { $team } has come through
       *[failed] { $team } has lost
    }
defenders-campaign-hall-text = The finished campaigns of your tables and of those you have watched: who got farthest first, and of two who got as far who needed fewer missions.

## A new campaign

defenders-campaign-new-text = One team through all missions, with ranks and weapons that stay. Everything is set; change what you like.
defenders-campaign-new-swap = Between missions each seat can send another agent.
defenders-campaign-new-lacks =
    { $what ->
        [campaign] Choose a campaign.
       *[name] Give the team a name.
    }
defenders-campaign-length = { $n } missions, some only by the way you take
defenders-campaign-team-name =
    { $n ->
        [1] Night Line
        [2] Section Nine
        [3] The Cold Watch
        [4] Dry Thunder
        [5] Desk Four
        [6] The Late Shift
        [7] Salt Flat Company
       *[8] Last Frequency
    }
