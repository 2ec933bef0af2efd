# What every campaign has, whatever the game.

campaign-scenes = Ansichten der Kampagne
campaign-fame = Berühmtheit
campaign-hall = Ruhmeshalle
campaign-home = Kampagnen
campaign-open = Gespeicherte Kampagne öffnen
campaign-home-none = Eine Geschichte in mehreren Einsätzen, mit einem Team, Training und besseren Waffen. Immer gespeichert; weiter geht es, wann ihr wollt.
campaign-look = Ansehen
campaign-card-missions =
    { $n ->
        [0] noch kein Einsatz gespielt
        [one] { $n } Einsatz gespielt
       *[other] { $n } Einsätze gespielt
    }
campaign-resumed = Die Kampagne geht bei ihrem letzten Halt auf der Sternkarte weiter.
campaign-new-title = Neue Kampagne
