# What every companion beside a real table has.

companion-team = Team
companion-enemies = Enemies
companion-no = No
companion-stale =
    { $what ->
        [none] Somebody else was quicker. Your tap did not count: look again, then choose.
       *[other] Somebody else was quicker: { $what } Your tap did not count: look again, then choose.
    }
companion-tab-now = Now
