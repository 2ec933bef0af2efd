# Che cosa fanno le carte, composto dai loro dati: «<momento> (<di chi; che cosa deve valere>): <che cosa succede> per <chi>.»

specops-words-ability = { $head }: { $does }.
specops-words-capital = no
specops-words-head = { $head } ({ $notes })
specops-words-for = { $does } per { $whom }
specops-words-being = { $whom } ({ $what })
specops-words-near-being = { $near }: { $what }
specops-words-within = { $whom } entro { $inches } pollici
specops-words-in-sight = { $whom } in vista
specops-words-limit =
    { $limit ->
        [round] Una volta per round.
       *[game] Una volta per partita.
    }

## Di chi

specops-words-anybody = qualsiasi unità
specops-words-everybody = tutte le unità
specops-words-rank =
    { $rank ->
        [commander] comandante
        [corps] truppe
        [special] forze speciali
       *[support] supporto
    }
specops-words-kind =
    { $kind ->
        [trooper] soldato
        [clone_trooper] soldato clone
        [droid_trooper] soldato droide
        [wookiee_trooper] soldato Wookiee
        [ground_vehicle] veicolo terrestre
       *[repulsor_vehicle] veicolo a repulsori
    }

## Momenti. Il soggetto è l’unità a cui succede.

specops-words-moment =
    { $when ->
        [deployed] Quando viene schierata
        [revealed] Quando si rivelano le carte comando
        [ordered] Quando riceve un ordine
        [enemy_ordered] Quando un nemico riceve un ordine
        [round_start] Quando inizia la fase di attivazione
        [activated] Quando inizia la sua attivazione
        [activation_ends] Quando finisce la sua attivazione
        [attacking] Quando attacca
        [defending] Quando è attaccata
        [attacked] Dopo il suo attacco
        [was_attacked] Dopo un attacco contro di essa
        [moved] Dopo un movimento standard come azione
        [recovered] Dopo che ha recuperato
        [stood_by] Dopo la sua azione di guardia
        [action] Azione di carta
        [free_action] Azione di carta gratuita
        [defeated] Quando una tua unità è sconfitta
        [panicked] Quando una tua unità è andata nel panico
       *[defeated_foe] Quando il suo attacco sconfigge un nemico
    }
specops-words-need =
    { $need ->
        [ordered] con un ordine in questo round
        [suppressed] soppressa
        [near_objective] entro { $inches } pollici da un segnalino obiettivo
        [near_friend] entro { $inches } pollici da un’altra unità amica
        [outnumbered] finché hai meno unità del nemico
        [has_moved] dopo essersi mossa in questa attivazione
        [has_not_moved] senza essersi mossa in questa attivazione
        [ranged] a distanza
        [melee] in mischia
        [foe_within] nemico entro { $inches } pollici
       *[foe_suppressed] contro un nemico soppresso
    }

## Per chi

specops-words-foe = l’altra unità nell’attacco
specops-words-that-enemy = quel nemico
specops-words-units =
    { $side ->
        [friends]
            { $n ->
                [0] { $other ->
                        [yes] tutte le altre unità amiche
                       *[no] tutte le unità amiche
                    }
                [one] { $other ->
                        [yes] un’altra unità amica
                       *[no] un’unità amica
                    }
               *[other] { $other ->
                        [yes] un massimo di { $n } altre unità amiche
                       *[no] un massimo di { $n } unità amiche
                    }
            }
       *[enemies]
            { $n ->
                [0] tutti i nemici
                [one] un nemico
               *[other] un massimo di { $n } nemici
            }
    }

## Che cosa succede

specops-words-deed =
    { $deed ->
        [order] un ordine
       *[peek] uno sguardo al primo segnalino della propria riserva ordini, che può andare in fondo
    }
specops-words-in-attacks =
    { $arms ->
        [ranged] { $what } negli attacchi a distanza
        [melee] { $what } in mischia
       *[any] { $what } negli attacchi
    }
specops-words-more = { $what } in più
specops-words-dice =
    { $colour ->
        [red]
            { $n ->
                [one] 1 dado rosso
               *[other] { $n } dadi rossi
            }
        [black]
            { $n ->
                [one] 1 dado nero
               *[other] { $n } dadi neri
            }
       *[white]
            { $n ->
                [one] 1 dado bianco
               *[other] { $n } dadi bianchi
            }
    }
specops-words-surge =
    { $becomes ->
        [hit] gli impeti d’attacco diventano colpi
        [crit] gli impeti d’attacco diventano critici
        [block] gli impeti di difesa diventano parate
       *[none] gli impeti non diventano nulla
    }
specops-words-reach =
    { $kind ->
        [melee] mischia
        [both] { $min ->
                [0] mischia o fino a { $max } pollici
               *[other] mischia o da { $min } a { $max } pollici
            }
       *[ranged] { $min ->
                [0] fino a { $max } pollici
               *[other] da { $min } a { $max } pollici
            }
    }
specops-words-weapon = { $name } ({ $facts })
specops-words-instead = { $by } invece di { $old }
specops-words-stat =
    { $stat ->
        [health] { $n } salute in più
        [courage] { $n } coraggio in più
       *[speed] { $n } velocità in più
    }
specops-words-covert =
    { $n ->
        [one] una di esse può essere schierata in modo occulto
       *[other] fino a { $n } di esse, tutte di un rango, possono essere schierate in modo occulto
    }
specops-words-marker =
    { $marker ->
        [aim]
            { $n ->
                [one] 1 segnalino mira
               *[other] { $n } segnalini mira
            }
        [dodge]
            { $n ->
                [one] 1 segnalino schivata
               *[other] { $n } segnalini schivata
            }
        [surge]
            { $n ->
                [one] 1 segnalino impeto
               *[other] { $n } segnalini impeto
            }
        [standby] 1 segnalino guardia
        [shield]
            { $n ->
                [one] 1 segnalino scudo attivo
               *[other] { $n } segnalini scudo attivi
            }
        [suppression]
            { $n ->
                [one] 1 segnalino soppressione
               *[other] { $n } segnalini soppressione
            }
       *[observation]
            { $n ->
                [one] 1 segnalino osservazione
               *[other] { $n } segnalini osservazione
            }
    }
specops-words-calm =
    { $n ->
        [one] 1 segnalino soppressione in meno
       *[other] fino a { $n } segnalini soppressione in meno
    }
specops-words-move = un movimento con la sagoma di velocità { $tool }
specops-words-fewer-orders =
    { $n ->
        [one] l’avversario dà 1 ordine in meno, ma almeno 1
       *[other] l’avversario dà { $n } ordini in meno, ma almeno 1
    }

## Nelle parole chiave

specops-words-free = { $name } (gratuita)
specops-words-arc =
    { $arc ->
        [front] fronte
        [rear] retro
        [left] sinistra
       *[right] destra
    }
specops-words-action =
    { $action ->
        [move] muovere
        [dash] scatto
        [climb] arrampicarsi
        [jump] saltare
        [attack] attaccare
        [aim] mirare
        [dodge] schivare
        [standby] guardia
        [recover] recuperare
       *[other] { $action }
    }
