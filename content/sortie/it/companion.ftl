# What every companion beside a real table has.

companion-team = Squadra
companion-enemies = Nemici
companion-no = No
companion-stale =
    { $what ->
        [none] Qualcuno è stato più veloce. Il tuo tocco non conta: guarda di nuovo, poi scegli.
       *[other] Qualcuno è stato più veloce: { $what } Il tuo tocco non conta: guarda di nuovo, poi scegli.
    }
companion-tab-now = Ora
