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
campaign-resumed = The campaign goes on from its last stop on the star map.
campaign-new-title = New campaign
