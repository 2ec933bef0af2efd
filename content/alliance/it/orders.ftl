# Che cosa una missione ordina al tavolo, una frase ciascuna: al tavolo digitale accade, a quello vero si legge.

alliance-order-reveal =
    { $n ->
        [1] Si scopre una nuova parte della mappa: tessera { $tiles }.
       *[other] Si scopre una nuova parte della mappa: tessere { $tiles }.
    }
alliance-order-show =
    { $at ->
        [none] Sulla mappa: { $object }.
       *[other] Sulla mappa: { $object }, in { $at }.
    }
alliance-order-remove = Via dalla mappa: { $object }.
alliance-order-open = Una porta si apre: { $object }.
alliance-order-unlock = Sbloccato: { $object }.
# $rank distingue le carte che esistono normali ed élite; $way è `one` se tutto il gruppo arriva in una casella.
alliance-order-deploy =
    Schierate { $group }{ $rank ->
        [regular] , normali
       *[only] { "" }
    }, { $figures ->
        [1] 1 miniatura
       *[other] { $figures } miniature
    }, { $way ->
        [one] in { $at } e il più vicino possibile
       *[each] in { $at }
    }{ $health ->
        [0] .
       *[other] , ognuna con { $health } di salute bonus.
    }
alliance-order-reinforce =
    { $at ->
        [none] Rinforzi per { $group }: le miniature sconfitte tornano accanto al loro gruppo.
       *[other] Rinforzi per { $group }: le miniature sconfitte tornano in { $at }.
    }
alliance-order-withdraw = Lascia la mappa e non conta come sconfitto: { $group }.
alliance-order-ready = Può attivarsi ancora in questo round: { $group }.
alliance-order-join = Si unisce a voi in { $at }: { $group }.
alliance-order-stay-back = { $group } restano fuori dallo scontro: in missione viene al massimo un gruppo alleato, e il vostro c’è già.
alliance-order-clear-map = Sgomberate la mappa. La missione continua altrove: { $map }.
alliance-order-place-heroes = Mettete gli eroi sulle caselle segnate.
alliance-order-place-allies = Mettete { $group } sulle caselle segnate ancora libere, o il più vicino possibile.
alliance-order-fruitless =
    { $successes ->
        [0] { $figure } non ottiene successi. Non succede nulla; un’altra azione può ritentare.
        [1] { $figure } ottiene 1 successo. Non basta perché succeda qualcosa.
       *[other] { $figure } ottiene { $successes } successi. Non bastano perché succeda qualcosa.
    }
alliance-order-objective = Nuovo obiettivo: { $objective }
alliance-order-offer = È possibile anche: { $objective }
alliance-order-complete = Fatto: { $objective }
alliance-order-fail = Non più possibile: { $objective }
alliance-order-count = Progresso: { $by }, ora { $now }.
alliance-order-supply =
    { $cards ->
        [1] { $who } pesca 1 carta rifornimento.
       *[other] { $who } pesca { $cards } carte rifornimento.
    }
alliance-order-medpacs =
    { $n ->
        [1] La squadra ottiene 1 medpac.
       *[other] La squadra ottiene { $n } medpac.
    }
alliance-order-medpacs-lost =
    { $n ->
        [1] La squadra perde 1 medpac.
       *[other] La squadra perde { $n } medpac.
    }
alliance-order-credits = La squadra ottiene { $n } crediti.
alliance-order-credits-lost = La squadra perde { $n } crediti.
alliance-order-fame = La squadra ottiene { $n } di fama.
alliance-order-fame-lost = La squadra perde { $n } di fama.
alliance-order-item = La squadra ottiene «{ $card }».
alliance-order-lose-item = La squadra perde «{ $card }».
alliance-order-ally =
    { $n ->
        [1] Verrà con voi in una missione: { $group }.
       *[other] Verrà con voi in { $n } missioni: { $group }.
    }
alliance-order-lose-ally = Non verrà più con voi: { $group }.
alliance-order-promoted =
    { $n ->
        [1] Sopravvivono e da ora sono d’élite, per un’altra missione: { $group }.
       *[other] Sopravvivono e da ora sono d’élite, per altre { $n } missioni: { $group }.
    }
alliance-order-power =
    { $who } ottiene { $n ->
        [1] 1 segnalino potenza
       *[other] { $n } segnalini potenza
    } ({ $token ->
        [damage] danno
        [surge] impulso
        [block] blocco
       *[evade] elusione
    }).
alliance-order-start-hurt = Ogni eroe comincia la prossima missione con { $amount }.
alliance-order-win = La missione è vinta.
alliance-order-lose = La missione è persa.

## Chi riguarda un ordine

alliance-order-whom =
    { $who ->
        [heroes] ogni eroe
        [in] ogni ribelle qui: { $name }
       *[group] ogni miniatura di { $name }
    }

## Che cosa riferiscono le persone a un tavolo vero

alliance-fact-activated = { $figure } ha finito un’attivazione.
alliance-fact-hero-defeated = { $figure }: eroe sconfitto.
alliance-fact-group-defeated = { $group }: l’ultima miniatura è sconfitta.
alliance-fact-destroyed = { $object }: distrutto.
alliance-fact-interacted = { $figure }: { $action } ({ $object }).
alliance-fact-entered = { $figure } entra qui: { $region }.
alliance-fact-all-in = Tutti gli eroi sono qui: { $region }.
alliance-fact-brought = { $object } è a destinazione: { $region }.
alliance-fact-dropped = { $object } è di nuovo sulla mappa.
alliance-fact-controlled =
    { $held ->
        [yes] Sotto il vostro controllo: { $place }.
       *[no] Non sotto il vostro controllo: { $place }.
    }
alliance-fact-medpac = Si usa un medpac.
alliance-fact-colour = Adesivi di { $group }: { $colour }.

## Che cosa fa una squadra tra le missioni

alliance-step-start =
    { $ally ->
        [none] La squadra parte: { $mission }.
       *[other] La squadra parte con { $ally }: { $mission }.
    }
alliance-step-meet = Prossimo incontro: { $encounter }.
alliance-step-buy = La squadra compra «{ $card }».
alliance-step-sell = La squadra vende «{ $card }».
alliance-step-train = { $hero } impara «{ $card }».
alliance-step-untrain = { $hero } restituisce «{ $card }».
alliance-step-give = { $hero } prende «{ $card }».
alliance-step-stash = «{ $card }» torna nel deposito.
