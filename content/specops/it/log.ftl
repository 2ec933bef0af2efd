# Il resoconto di specops: una frase per ogni evento. Le unità arrivano con il loro nome come { $unit }, le parti come { $side }.

specops-set-up = Preparazione
specops-somebody = qualcuno
specops-numbered = { $name } { $n }
specops-count = { $n } { $what }
specops-topic =
    { $topic ->
        [flow] Corso
        [orders] Ordini
        [moves] Mosse
        [attacks] Attacchi
        [harm] Ferite e nervi
        [mission] Missione
       *[tokens] Segnalini
    }
specops-colour =
    { $side ->
        [blue] Blu
       *[red] Rosso
    }
specops-rank =
    { $rank ->
        [commander] comandante
        [corps] truppa
        [special] forze speciali
       *[support] supporto
    }
specops-condition =
    { $condition ->
        [weather] maltempo
        [darkness] favore dell’oscurità
        [comms] disturbo radio
       *[clear] sereno
    }
specops-phase =
    { $phase ->
        [set_up] Preparazione
        [command] Fase di comando
        [activation] Fase di attivazione
       *[end] Fase finale
    }
specops-token =
    { $kind ->
        [console] console
        [transmitter] trasmettitore
        [package] pacchetto
        [vehicle] obiettivo
        [ambush] punto d’imboscata
        [left] obiettivo a sinistra
        [middle] obiettivo al centro
        [right] obiettivo a destra
       *[covert] segnalino occulto
    }
specops-action =
    { $action ->
        [move] muoversi
        [dash] scatto
        [climb] arrampicarsi
        [jump] saltare
        [withdraw] ritirarsi
        [attack] attaccare
        [aim] mirare
        [dodge] schivare
        [standby] guardia
        [recover] recuperare
        [detonator] lanciare il detonatore
        [ambush] uscire dal punto d’imboscata
        [rearm] prendere un detonatore
        [repair] riparare
        [console] usare la console
       *[transmitter] usare il trasmettitore
    }
specops-attack-faces =
    { $face ->
        [hit] { $n } { $n ->
            [one] colpo
           *[other] colpi
        }
        [crit] { $n } { $n ->
            [one] critico
           *[other] critici
        }
        [surge] { $n } { $n ->
            [one] impeto
           *[other] impeti
        }
       *[blank] { $n } { $n ->
            [one] faccia vuota
           *[other] facce vuote
        }
    }
specops-defence-faces =
    { $face ->
        [block] { $n } { $n ->
            [one] parata
           *[other] parate
        }
        [surge] { $n } { $n ->
            [one] impeto
           *[other] impeti
        }
       *[blank] { $n } { $n ->
            [one] faccia vuota
           *[other] facce vuote
        }
    }
specops-weapon-nth = arma { $n }
specops-counter =
    { $token ->
        [aim] { $n ->
            [one] segnalino mira
           *[other] segnalini mira
        }
        [dodge] { $n ->
            [one] segnalino schivata
           *[other] segnalini schivata
        }
        [surge] { $n ->
            [one] segnalino impeto
           *[other] segnalini impeto
        }
        [observation] { $n ->
            [one] segnalino osservazione
           *[other] segnalini osservazione
        }
       *[immobilize] { $n ->
            [one] segnalino blocco
           *[other] segnalini blocco
        }
    }

## Preparazione

specops-log-piece-laid = Il posto { $seat } posa: { $piece } ({ $facts })
specops-log-terrain-enough = Al posto { $seat } il terreno basta
specops-log-piece-shifted = { $piece }: si sposta per { $token }
specops-log-piece-removed = { $piece }: rimosso, lì c’è { $token }
specops-log-chosen = { $mission }, su { $table }
specops-log-colours = Colori: { $first } contro { $second }. Il posto { $blue } è blu, il posto { $red } rosso.
specops-log-colours-again = Colori: { $first } contro { $second }. Parità: si ritira.
specops-log-oriented =
    { $turned ->
        [yes] Il rosso gira il terreno
       *[no] Il rosso lascia il terreno com’è
    }
specops-log-condition =
    { $clear ->
        [yes] La tabella delle condizioni: sereno
       *[no] { $late ->
            [yes] Round 3 e 4: { $condition }
           *[no] Round 1 e 2: { $condition }
        }
    }
specops-log-vehicle = Il veicolo sta al centro: { $unit }
specops-log-loadouts-sealed = Il posto { $seat } ha scelto l’equipaggiamento
specops-log-loadouts-revealed = { $side } rivela: { $cards }
specops-log-placed = { $unit } è in campo
specops-log-hidden = { $side } posa un segnalino occulto
specops-log-hidden-own = Sotto il segnalino occulto: { $unit }
specops-log-network = { $unit } entra nella rete d’imboscata
specops-log-waiting = In attesa di essere chiamati: { $units }
specops-log-set-up-over = Tutti sono al loro posto

## Il round

specops-log-round = Round { $round }
specops-log-primary =
    { $place ->
        [none] { $face }: nessun obiettivo primario in questo round
        [left] { $face }: l’obiettivo a sinistra vale doppio
        [middle] { $face }: l’obiettivo al centro vale doppio
       *[right] { $face }: l’obiettivo a destra vale doppio
    }
specops-log-card-sealed = Il posto { $seat } ha posato una carta comando
specops-log-card-sealed-own = Hai posato { $card }
specops-log-cards-revealed = Il blu gioca { $blue }, il rosso { $red }
specops-log-priority = { $side } ha la priorità
specops-log-priority-thrown = Parità; { $face } dà la priorità a: { $side }
specops-log-ordered = Ordine: { $unit }
specops-log-ordered-by = Ordine di { $by }: { $unit }
specops-log-fewer-orders = { $side } dà { $n } { $n ->
        [one] ordine
       *[other] ordini
    } in meno
specops-log-comms = Radio: { $side } pesca { $rank }
specops-log-pool = Riserva degli ordini, { $side }: { $ranks }
specops-log-passes = { $side } riceve { $n } { $n ->
        [one] segnalino passo
       *[other] segnalini passo
    }
specops-log-peeked = { $side } guarda in cima alla riserva
specops-log-peeked-own = In cima alla riserva: { $rank }
specops-log-put-below = { $side } lo mette in fondo
specops-log-drawn = { $side } pesca { $rank }
specops-log-token-lost = { $side } pesca { $rank }, e nessuno può più agire
specops-log-passed =
    { $token ->
        [yes] { $side } spende un segnalino passo
       *[no] { $side } passa
    }
specops-log-scored = Punti: blu +{ $blue } ({ $allblue }), rosso +{ $red } ({ $allred })
specops-log-cleared = Segnalini e ordini sono tolti
specops-log-ended =
    { $how ->
        [shields] Vince { $side }: gli scudi sono disattivati
        [codes] Vince { $side }: i codici sono trasmessi
        [vehicle] Vince { $side }: il veicolo è distrutto
        [points] Vince { $side } con sette punti o più
        [held_out] Vince { $side }: ha resistito fino alla fine
        [counted] Vince { $side } ai punti
       *[last_side] Vince { $side }: solo lì restano unità
    }
specops-log-drawn-game = Pareggio

## Che cosa fanno le unità

specops-log-activated =
    { $ordered ->
        [yes] { $unit } agisce su ordine
       *[no] { $unit } agisce
    }
specops-log-rally = { $unit } riprende coraggio: { $faces }
specops-log-acted =
    { $free ->
        [yes] { $unit }, gratis: { $action }
       *[no] { $unit }: { $action }
    }
specops-power =
    { $power ->
        [bolster] Rinsaldare
        [observe] Osservare
        [repair] Riparare
        [spotter] Segnalatore
        [take_cover] Al riparo
       *[treat] Curare
    }
specops-log-used = { $unit }: { specops-power }
specops-log-used-on = { $unit }: { specops-power }, per { $target }
specops-log-used-card = { $unit } usa una carta
specops-log-moved = { $unit }: { $action }, sagoma { $speed }
specops-log-turned = { $unit } si volta a { $wind }
specops-log-claimed = { $unit } rivendica: { $token }
specops-log-dropped = { $unit } lascia cadere: { $token }
specops-log-gained = { $unit } riceve { $n } { specops-counter }
specops-log-lost = { $unit } spende o perde { $n } { specops-counter }
specops-log-standby-gained = { $unit } è in guardia
specops-log-standby-lost =
    { $spent ->
        [yes] { $unit } spende la guardia
       *[no] { $unit } non è più in guardia
    }
specops-log-shields-up = { $unit } alza { $n } { $n ->
        [one] scudo
       *[other] scudi
    }
specops-log-shields-down = { $unit } perde { $n } { $n ->
        [one] scudo
       *[other] scudi
    }
specops-log-suppressed = { $unit } riceve { $n } soppressione
specops-log-calmed = { $unit } perde { $n } soppressione
specops-log-panicked = { $unit } va in panico: { $faces }, { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }
specops-log-steadied = { $unit } tiene { $n } soppressione
specops-log-wounded = { $unit } subisce { $n } { $n ->
        [one] ferita
       *[other] ferite
    }
specops-log-healed = { $by } toglie { $n } { $n ->
        [one] ferita
       *[other] ferite
    } a { $unit }
specops-log-defeated = { $unit } è fuori combattimento
specops-log-ability = { $card } ha effetto

## Attacchi

specops-log-declared =
    { $because ->
        [standby] { $unit } attacca dalla guardia: { $target }, { $weapon }
        [charge] { $unit } carica: { $target }, { $weapon }
       *[action] { $unit } attacca: { $target }, { $weapon }
    }
specops-log-weapon-added = In più: { $weapon } contro { $target }
specops-log-rolled =
    { $less ->
        [yes] { $unit } tira un dado in meno: { $faces }
       *[no] { $unit } tira { $faces }
    }
specops-log-rerolled =
    { $observed ->
        [yes] Di nuovo, osservato: { $faces }
       *[no] Di nuovo: { $faces }
    }
specops-log-converted = Fanno { $hits } { $hits ->
        [one] colpo
       *[other] colpi
    } e { $crits } { $crits ->
        [one] critico
       *[other] critici
    }
specops-log-raised =
    { $hit ->
        [yes] Un colpo diventa critico
       *[no] Una faccia vuota diventa un colpo
    }
specops-log-surge = { $unit } spende un segnalino impeto
specops-log-dodged =
    { $crit ->
        [yes] { $unit } schiva un critico
       *[no] { $unit } schiva un colpo
    }
specops-log-modified = Con le parole chiave { $hits } { $hits ->
        [one] colpo
       *[other] colpi
    } e { $crits } { $crits ->
        [one] critico
       *[other] critici
    }
specops-log-pierces = { $unit } spende mira per perforare
specops-log-guarded = { $unit } prende su di sé { $n } { $n ->
        [one] colpo
       *[other] colpi
    }
specops-log-guard-rolled = { $unit } tira { $faces }
specops-log-guard-suffered = { $unit }: { $blocks } parati, { $n } subiti
specops-log-armored = L’armatura annulla { $n }: { $unit }
specops-log-shielded = Gli scudi annullano { $n }: { $unit }
specops-log-defence =
    { $cover ->
        [0] { $unit } si difende: { $faces }
        [1] { $unit } si difende in copertura leggera: { $faces }
       *[other] { $unit } si difende in copertura pesante: { $faces }
    }
specops-log-compared = { $blocks } { $blocks ->
        [one] parata
       *[other] parate
    }, { $n } { $n ->
        [one] ferita
       *[other] ferite
    }: { $unit }

## Missioni

specops-log-thrown = Tirati: { $faces }
specops-log-thrown-by = { $unit } tira { $faces }
specops-log-field-covered = Il campo { $field } della carta è coperto
specops-log-field-freed = Il campo { $field } della carta è di nuovo libero
specops-log-transmitted = { $unit } svuota la carta: { $n } { $n ->
        [one] punto
       *[other] punti
    }
specops-log-reinforcements = { $unit } chiama aiuto: { $n } { $n ->
        [one] dado
       *[other] dadi
    } nella riserva
specops-log-packages = I pacchetti sono presso { $units }
specops-log-packages-collected = { $unit } raccoglie i pacchetti per ridistribuirli
specops-log-package-seen = Il blu guarda un pacchetto
specops-log-package-number =
    { $n ->
        [1] In questo pacchetto ci sono i codici
       *[other] Questo pacchetto è falso
    }
specops-log-codes = { $unit } rivela i codici al trasmettitore
specops-log-detonator =
    { $has ->
        [yes] { $unit } prende un detonatore
       *[no] { $unit } non ha più il detonatore
    }
specops-log-covert = { $unit } era sotto il segnalino occulto
