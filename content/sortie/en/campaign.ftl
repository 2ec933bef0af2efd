# What every campaign has, whatever the game.

campaign-scenes = Screens of the campaign
campaign-fame = Fame
campaign-hall = Hall of fame
campaign-home = Campaigns
campaign-open = Open a saved campaign
campaign-home-none = A story in several missions, with one team, training and better weapons. Saved all the time; go on whenever you like.
campaign-look = Look
campaign-card-missions =
    { $n ->
        [0] no mission played yet
        [one] { $n } mission played
       *[other] { $n } missions played
    }
campaign-resumed = The campaign goes on from where it last stopped between missions.
campaign-new-title = New campaign

campaign-played = Missions so far
campaign-won = Won
campaign-lost = Lost
campaign-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
campaign-log-search = Search the log
campaign-log-tabs = Chapters
campaign-log-nothing = No message here mentions “{ $query }”.
campaign-log-empty = Nothing has been told yet.
campaign-special-rule = Special rule:
campaign-new-name = Name of the team
    .hint = The name decides the emblem.
campaign-new-other-name = Another name
campaign-new-team = The team
campaign-new-seats = Who plays whom
campaign-score = Score
campaign-hall-place = Place { $n }:
campaign-hall-none = No campaign of yours is over yet.
campaign-read-log = Read the log
campaign-to-epilogue = To the epilogue
campaign-waiting = To do
campaign-not-mine = Others decide here now. You can look at everything.
campaign-new-none = This server has no campaigns.
campaign-new-which = The campaign
campaign-missions = Missions
