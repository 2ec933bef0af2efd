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
campaign-resumed = Die Kampagne geht weiter, wo sie zuletzt zwischen den Einsätzen hielt.
campaign-new-title = Neue Kampagne

campaign-played = Bisherige Einsätze
campaign-won = Gewonnen
campaign-lost = Verloren
campaign-rounds =
    { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
campaign-log-search = Im Logbuch suchen
campaign-log-tabs = Kapitel
campaign-log-nothing = Hier erwähnt keine Meldung „{ $query }“.
campaign-log-empty = Noch wurde nichts erzählt.
campaign-special-rule = Sonderregel:
campaign-new-name = Name des Teams
    .hint = Aus dem Namen ergibt sich das Wappen.
campaign-new-other-name = Anderer Name
campaign-new-team = Das Team
campaign-new-seats = Wer spielt wen
campaign-score = Wertung
campaign-hall-place = Platz { $n }:
campaign-hall-none = Noch ist keine deiner Kampagnen zu Ende.
campaign-read-log = Logbuch lesen
campaign-to-epilogue = Zum Epilog
campaign-waiting = Was ansteht
campaign-not-mine = Hier entscheiden gerade andere. Ansehen kannst du alles.
campaign-new-none = Dieser Server hat keine Kampagnen.
campaign-new-which = Die Kampagne
campaign-missions = Einsätze
