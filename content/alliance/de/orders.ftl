# Was ein Einsatz dem Tisch aufträgt, je ein Satz: Am digitalen Tisch geschieht es, an einem echten wird es gelesen.

alliance-order-reveal =
    { $n ->
        [one] Ein neues Stück Spielplan wird aufgedeckt: Teil { $tiles }.
       *[other] Ein neues Stück Spielplan wird aufgedeckt: Teile { $tiles }.
    }
alliance-order-show =
    { $at ->
        [none] Auf den Spielplan: { $object }.
       *[other] Auf den Spielplan: { $object }, auf { $at }.
    }
alliance-order-remove = Vom Spielplan: { $object }.
alliance-order-open = Eine Tür öffnet sich: { $object }.
alliance-order-unlock = Entriegelt: { $object }.
# $rank unterscheidet Karten, die es normal und als Elite gibt; $way ist `one`, wenn die ganze Gruppe auf einem Feld kommt.
alliance-order-deploy =
    Aufstellen: { $group }{ $rank ->
        [regular] , normal
       *[only] { "" }
    }, { $figures ->
        [one] 1 Figur
       *[other] { $figures } Figuren
    }, { $way ->
        [one] auf { $at } und so nah wie möglich
       *[each] auf { $at }
    }{ $health ->
        [0] .
       *[other] , jede mit { $health } Bonusgesundheit.
    }
alliance-order-reinforce =
    { $at ->
        [none] Verstärkung für { $group }: Besiegte Figuren kehren neben ihre Gruppe zurück.
       *[other] Verstärkung für { $group }: Besiegte Figuren kehren auf { $at } zurück.
    }
alliance-order-withdraw = Verlässt den Spielplan und zählt nicht als besiegt: { $group }.
alliance-order-ready = Darf in dieser Runde noch einmal aktiviert werden: { $group }.
alliance-order-join = Kommt euch auf { $at } zu Hilfe: { $group }.
alliance-order-stay-back = { $group } bleiben dem Kampf fern: Höchstens eine Verbündetengruppe kommt auf einen Einsatz mit, und eure ist schon da.
alliance-order-clear-map = Räumt den Spielplan frei. Der Einsatz geht anderswo weiter: { $map }.
alliance-order-place-heroes = Stellt die Helden auf die markierten Felder.
alliance-order-place-allies = Stellt { $group } auf die noch freien markierten Felder oder so nah wie möglich daran.
alliance-order-fruitless =
    { $successes ->
        [0] { $figure } würfelt keinen Erfolg. Nichts geschieht; mit einer späteren Aktion geht es noch einmal.
        [one] { $figure } würfelt 1 Erfolg. Das reicht nicht, damit etwas geschieht.
       *[other] { $figure } würfelt { $successes } Erfolge. Das reicht nicht, damit etwas geschieht.
    }
alliance-order-objective = Neues Ziel: { $objective }
alliance-order-offer = Außerdem möglich: { $objective }
alliance-order-complete = Geschafft: { $objective }
alliance-order-fail = Nicht mehr möglich: { $objective }
alliance-order-count = Fortschritt: { $by }, jetzt { $now }.
alliance-order-supply =
    { $cards ->
        [one] { $who } zieht 1 Versorgungskarte.
       *[other] { $who } zieht { $cards } Versorgungskarten.
    }
alliance-order-medpacs =
    { $n ->
        [one] Das Team erhält 1 Medipack.
       *[other] Das Team erhält { $n } Medipacks.
    }
alliance-order-medpacs-lost =
    { $n ->
        [one] Das Team verliert 1 Medipack.
       *[other] Das Team verliert { $n } Medipacks.
    }
alliance-order-credits = Das Team erhält { $n } Credits.
alliance-order-credits-lost = Das Team verliert { $n } Credits.
alliance-order-fame = Das Team erhält { $n } Berühmtheit.
alliance-order-fame-lost = Das Team verliert { $n } Berühmtheit.
alliance-order-item = Das Team erhält „{ $card }“.
alliance-order-lose-item = Das Team verliert „{ $card }“.
alliance-order-ally =
    { $n ->
        [one] Kommt auf einen Einsatz mit: { $group }.
       *[other] Kommt auf { $n } Einsätze mit: { $group }.
    }
alliance-order-lose-ally = Kommt nicht mehr mit: { $group }.
alliance-order-promoted =
    { $n ->
        [one] Haben überlebt und sind ab jetzt Elite, für einen weiteren Einsatz: { $group }.
       *[other] Haben überlebt und sind ab jetzt Elite, für { $n } weitere Einsätze: { $group }.
    }
alliance-order-power =
    { $who } erhält { $n ->
        [one] 1 Verbesserungsmarker
       *[other] { $n } Verbesserungsmarker
    } ({ $token ->
        [damage] Schaden
        [surge] Energie
        [block] Blocken
       *[evade] Vermeiden
    }).
alliance-order-start-hurt = Jeder Held beginnt den nächsten Einsatz mit { $amount }.
alliance-order-win = Der Einsatz ist gewonnen.
alliance-order-lose = Der Einsatz ist verloren.

## Wen ein Auftrag betrifft

alliance-order-whom =
    { $who ->
        [heroes] jeder Held
        [in] jeder Rebell hier: { $name }
       *[group] jede Figur von { $name }
    }

## Was Leute an einem echten Tisch melden

alliance-fact-activated = { $figure } hat eine Aktivierung beendet.
alliance-fact-hero-defeated = { $figure } ist besiegt.
alliance-fact-group-defeated = { $group }: Die letzte Figur ist besiegt.
alliance-fact-destroyed = { $object } ist zerstört.
alliance-fact-interacted = { $figure }: { $action } ({ $object }).
alliance-fact-entered = { $figure } hat das Gebiet betreten: { $region }.
alliance-fact-all-in = Alle Helden sind hier: { $region }.
alliance-fact-brought = { $object } ist am Ziel: { $region }.
alliance-fact-dropped = { $object } liegt wieder auf dem Spielplan.
alliance-fact-controlled =
    { $held ->
        [yes] Unter eurer Kontrolle: { $place }.
       *[no] Nicht unter eurer Kontrolle: { $place }.
    }
alliance-fact-medpac = Ein Medipack wird verwendet.
alliance-fact-colour = Aufkleber von { $group }: { $colour }.

## Was ein Team zwischen den Einsätzen tut

alliance-step-start =
    { $ally ->
        [none] Das Team bricht auf: { $mission }.
       *[other] Das Team bricht mit { $ally } auf: { $mission }.
    }
alliance-step-meet = Nächste Begegnung: { $encounter }.
alliance-step-buy = Das Team kauft „{ $card }“.
alliance-step-sell = Das Team verkauft „{ $card }“.
alliance-step-train = { $hero } lernt „{ $card }“.
alliance-step-untrain = { $hero } gibt „{ $card }“ zurück.
alliance-step-give = { $hero } nimmt „{ $card }“.
alliance-step-stash = „{ $card }“ kommt zurück ins Lager.
