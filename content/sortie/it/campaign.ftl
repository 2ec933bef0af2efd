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
campaign-resumed = La campagna riprende dall’ultima sosta tra le missioni.
campaign-new-title = Nuova campagna

campaign-played = Missioni finora
campaign-won = Vinta
campaign-lost = Persa
campaign-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } round
    }
campaign-log-search = Cerca nel diario
campaign-log-tabs = Capitoli
campaign-log-nothing = Nessun messaggio qui cita «{ $query }».
campaign-log-empty = Ancora niente da raccontare.
campaign-special-rule = Regola speciale:
campaign-new-name = Nome della squadra
    .hint = Lo stemma nasce dal nome.
campaign-new-other-name = Un altro nome
campaign-new-team = La squadra
campaign-new-seats = Chi gioca chi
campaign-score = Punteggio
campaign-hall-place = Posto { $n }:
campaign-hall-none = Nessuna tua campagna è ancora finita.
campaign-read-log = Leggi il diario
campaign-to-epilogue = All’epilogo
campaign-waiting = Da fare
campaign-not-mine = Ora qui decidono altri. Puoi guardare tutto.
campaign-new-none = Questo server non ha campagne.
campaign-new-which = La campagna
campaign-missions = Missioni
