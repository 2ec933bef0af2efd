# What every campaign has, whatever the game.

campaign-scenes = Schermate della campagna
campaign-fame = Fama
campaign-hall = Albo d’onore
campaign-home = Campagne
campaign-open = Apri una campagna salvata
campaign-home-none = Una storia in più missioni, con una squadra, addestramento e armi migliori. Sempre salvata; si continua quando volete.
campaign-look = Guarda
campaign-card-missions =
    { $n ->
        [0] ancora nessuna missione giocata
        [one] { $n } missione giocata
       *[other] { $n } missioni giocate
    }
campaign-resumed = La campagna riprende dall’ultima sosta sulla mappa stellare.
campaign-new-title = Nuova campagna
