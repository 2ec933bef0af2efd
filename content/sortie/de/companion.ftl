# What every companion beside a real table has.

companion-team = Team
companion-enemies = Gegner
companion-no = Nein
companion-stale =
    { $what ->
        [none] Jemand war schneller. Dein Tippen zählt nicht: Sieh noch einmal hin und wähle dann.
       *[other] Jemand war schneller: { $what } Dein Tippen zählt nicht: Sieh noch einmal hin und wähle dann.
    }
companion-tab-now = Jetzt
