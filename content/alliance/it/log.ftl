# Che cosa è successo, una frase per volta, e che cosa pensano i nemici mentre agiscono.

## Nomi

alliance-log-nobody = qualcuno
# $colour è `none` se c’è un solo gruppo di quel tipo, $number è 0 se un gruppo ha una sola miniatura.
alliance-log-figure =
    { $name }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $colour ->
        [none] { "" }
       *[other] { " " }({ $colour })
    }
alliance-log-group =
    { $colour ->
        [none] { $name }
       *[other] { $name } ({ $colour })
    }
alliance-log-object =
    { $kind ->
        [door] porta { $n }
        [crate] cassa { $n }
       *[terminal] terminale { $n }
    }
alliance-log-instruction = un’istruzione

## L’andamento della partita

alliance-log-round-began =
    { $has ->
        [yes] Inizia il round { $round }. L’attivazione bonus è di { $hero }.
       *[no] Inizia il round { $round }.
    }
alliance-log-deployed = { $figure } comincia in { $at }.
alliance-log-activated = { $figure } si attiva.
alliance-log-idle = { $figure } si attiva e non può fare nulla.
alliance-log-group-activated = Attivazione: { $group }, «{ $card }».
alliance-log-ended =
    { $ending ->
        [victory] Tutti i nemici sono sconfitti: avete vinto.
        [all_wounded] Tutti gli eroi sono feriti: avete perso.
        [mission_won] La missione è vinta.
        [mission_lost] La missione è persa.
        [campaign_won] La campagna è vinta.
        [campaign_lost] La campagna è persa.
       *[too_late] La guarnigione è sveglia, il tempo è scaduto: avete perso.
    }

## Muovere e interagire

alliance-log-points-gained =
    { $figure } ottiene { $points ->
        [1] 1 punto movimento
       *[other] { $points } punti movimento
    }.
alliance-log-points-lost =
    { $figure } perde { $points ->
        [1] 1 punto movimento non speso
       *[other] { $points } punti movimento non spesi
    }.
alliance-log-moved =
    { $figure } muove in { $to } ({ $cost ->
        [1] 1 punto movimento
       *[other] { $cost } punti movimento
    }).
alliance-log-placed = { $figure } va direttamente in { $to }.
alliance-log-interacted = { $figure } interagisce: { $object }.
alliance-log-picked-up = { $figure } raccoglie: { $object }.
alliance-log-dropped = { $object } è ora in { $at }.
alliance-log-door-opened = La porta { $door } è aperta.
alliance-log-reinforced = Rinforzi: { $figure } torna in { $at }.

## Carte, riposo, prove

alliance-log-rested = { $figure } riposa.
alliance-log-medpac-used =
    { $left ->
        [0] { $figure } usa l’ultimo medpac.
        [1] { $figure } usa un medpac; ne resta 1.
       *[other] { $figure } usa un medpac; ne restano { $left }.
    }
alliance-log-medpac-gained =
    { $left ->
        [1] La squadra trova un medpac: ora ne ha 1.
       *[other] La squadra trova un medpac: ora ne ha { $left }.
    }
alliance-log-supply-drawn = { $hero } pesca «{ $card }».
alliance-log-supply-scouted = { $hero } guarda la prima carta rifornimento.
alliance-log-supply-empty = Non ci sono carte rifornimento da pescare.
alliance-log-ability-used = { $figure } usa «{ $ability }».
alliance-log-card-exhausted = { $hero } esaurisce «{ $card }».
alliance-log-card-gone = { $hero } rinuncia a «{ $card }».
alliance-log-action-gained = { $figure } ottiene un’azione.
alliance-log-tested = { $figure } fa una prova di { $attribute }.
alliance-log-test-ended =
    { $successes ->
        [0] Nessun successo
        [1] 1 successo
       *[other] { $successes } successi
    }: { $passed ->
        [yes] { $figure } supera la prova.
       *[no] { $figure } fallisce la prova.
    }

## Danni

# $left è la salute rimasta, -1 se non è detta.
alliance-log-suffered =
    { $left ->
        [-1] { $figure } subisce { $amount }.
       *[other] { $figure } subisce { $amount }; salute rimasta: { $left }.
    }
alliance-log-recovered = { $figure } recupera { $amount }.
alliance-log-condition-gained = { $figure } riceve la condizione { $condition }.
alliance-log-condition-lost = { $figure } perde la condizione { $condition }.
alliance-log-damage-rolled =
    { $figure } lancia un dado { alliance-rules-die }: { $damage ->
        [1] 1 danno
       *[other] { $damage } danni
    }.
alliance-log-wounded = { $figure } riporta una ferita.
alliance-log-withdrawn = { $figure } si ritira.
alliance-log-defeated = { $figure } è fuori combattimento.
alliance-log-destroyed = { $object }: distrutto.
alliance-log-group-defeated = { $group }: l’intero gruppo è sconfitto.

## Attacchi

alliance-log-attack-declared =
    { $armed ->
        [yes] { $attacker } attacca { $target } con «{ $weapon }»
       *[no] { $attacker } attacca { $target }
    }, a { $distance ->
        [1] 1 casella
       *[other] { $distance } caselle
    }.
alliance-log-die =
    { $way ->
        [added]
            { $pool ->
                [attack] All’attacco si aggiunge un dado { alliance-rules-die }.
                [defence] Alla difesa si aggiunge un dado { alliance-rules-die }.
               *[test] Alla prova si aggiunge un dado { alliance-rules-die }.
            }
       *[removed]
            { $pool ->
                [attack] Dall’attacco si toglie un dado { alliance-rules-die }.
                [defence] Dalla difesa si toglie un dado { alliance-rules-die }.
               *[test] Dalla prova si toglie un dado { alliance-rules-die }.
            }
    }
alliance-log-attack-rolled = Dadi d’attacco: { $attack }. Dadi di difesa: { $defence }.
alliance-log-attack-dice =
    { $damage ->
        [1] 1 danno
       *[other] { $damage } danni
    }, { $surges ->
        [1] 1 impulso
       *[other] { $surges } impulsi
    }, precisione { $accuracy }
alliance-log-defence-dice =
    { $dodge ->
        [yes] schivata
       *[no]
            { $blocks ->
                [1] 1 blocco
               *[other] { $blocks } blocchi
            }, { $evades ->
                [1] 1 elusione
               *[other] { $evades } elusioni
            }
    }
alliance-log-rerolled =
    { $pool ->
        [attack] Si rilancia un dado attacco.
        [defence] Si rilancia un dado difesa.
       *[test] Si rilancia un dado della prova.
    }
alliance-log-modified = Si aggiunge ai dadi: { $modifiers }.
alliance-log-keyword-gained = L’attacco ottiene { $keyword }.
alliance-log-converted =
    Simboli trasformati: { $symbols } da { $from ->
        [damage] danno
        [surge] impulso
        [block] blocco
       *[evade] elusione
    } a { $to ->
        [damage] danno
        [surge] impulso
        [block] blocco
       *[evade] elusione
    }.
alliance-log-surges-counted =
    { $surges ->
        [0] Non ci sono impulsi da spendere.
        [1] C’è 1 impulso da spendere.
       *[other] Ci sono { $surges } impulsi da spendere.
    }
alliance-log-surge-spent =
    { $left ->
        [0] Si usa «{ $option }».
        [1] Si usa «{ $option }»; resta 1 impulso.
       *[other] Si usa «{ $option }»; restano { $left } impulsi.
    }
alliance-log-surge-skipped = Si salta «{ $option }»: { $why }.
alliance-log-surges-cancelled =
    { $surges ->
        [1] Le elusioni annullano 1 impulso.
       *[other] Le elusioni annullano { $surges } impulsi.
    }
alliance-log-surges-lost =
    { $surges ->
        [1] 1 impulso va perso: non c’è altro da usare.
       *[other] { $surges } impulsi vanno persi: non c’è altro da usare.
    }
alliance-log-missed =
    { $why ->
        [dodged] L’attacco manca: schivata.
        [short] L’attacco manca: precisione troppo bassa di { $missing }.
       *[other] L’attacco manca.
    }
alliance-log-hit =
    { $damage ->
        [0] A segno, ma senza danni; bloccati: { $blocked }.
        [1] A segno: 1 danno; bloccati: { $blocked }.
       *[other] A segno: { $damage } danni; bloccati: { $blocked }.
    }
alliance-log-blasted =
    { $damage ->
        [1] Esplosione: le miniature adiacenti al bersaglio subiscono 1 danno.
       *[other] Esplosione: le miniature adiacenti al bersaglio subiscono { $damage } danni.
    }
alliance-log-cleaved =
    Incalzare { $damage }{ $by ->
        [surge] {" "}(impulso)
       *[keyword] {""}
    }: { $figure } subisce { $damage ->
        [1] 1 danno
       *[other] { $damage } danni
    }.
alliance-log-order-picked =
    { $by ->
        [damage] { $target } sceglie l’ordine: attacca prima { $first }, poi { $second }. Così i danni attesi sono { $expected }, nell’ordine inverso { $otherwise }.
        [defeat] { $target } sceglie l’ordine: attacca prima { $first }, poi { $second }. I danni attesi sono gli stessi, ma così il rischio di una sconfitta è minore.
       *[equal] Per { $target } l’ordine è indifferente, quindi scegliete voi: attacca prima { $first }, poi { $second }.
    }
alliance-log-suppressed =
    { $by ->
        [lives_on] { $figure } sceglie 1 danno anziché stordito: chi sopravvive può agire.
        [would_fall] { $figure } sceglie stordito: 1 danno in più sarebbe la fine.
       *[already_stunned] { $figure } ha già la condizione stordito e deve subire 1 danno.
    }
alliance-log-tokens-spent =
    { $tokens ->
        [1] { $figure } spende 1 segnalino potenza.
       *[other] { $figure } spende { $tokens } segnalini potenza.
    }

## Istruzioni

alliance-log-line-began = { $figure }: { $line }.
alliance-log-line-skipped = { $figure } salta: { $line }.

## Pensieri di un nemico
# La ragione del nemico in una frase: chi fa che cosa, e perché. I passi con le loro regole stanno dietro.
alliance-plain =
    { $deed ->
        [attack] { $figure } attacca { $target }: { $why }.
        [move_attack] { $figure } si muove e attacca { $target }: { $why }.
        [toward] { $figure } si muove verso { $target }: { $why }.
        [engage] { $figure } si porta accanto a { $target }: { $why }.
        [away] { $figure } indietreggia: { $why }.
        [near] { $figure } si avvicina: { $why }.
        [keeps] { $figure } resta dov’è: { $why }.
        [waits] { $figure } resta dov’è, il più vicino possibile a { $target }: { $why }.
        [stunned] { $figure } subisce lo stordimento: niente movimento e niente attacco.
       *[skipped] { $figure } salta questa istruzione: { $why }.
    }
# $n è -1 dove contando non si arriva.
alliance-plain-why =
    { $why ->
        [named] i suoi ordini indicano quel luogo
        [only] non c’è un altro bersaglio
        [nearest]
            { $n ->
                [-1] nessuno è più vicino
                [1] nessuno è più vicino (1 casella)
               *[other] nessuno è più vicino ({ $n } caselle)
            }
        [most_health] nessuno ha più salute rimasta ({ $n })
        [least_health] nessuno ha meno salute rimasta ({ $n })
        [highest_speed] nessuno è più veloce (velocità { $n })
        [lowest_speed] nessuno è più lento (velocità { $n })
        [most_damage] nessuno ha più danni ({ $n })
        [most_strain] nessuno ha più fatica ({ $n })
        [wounded] prima vengono gli eroi feriti
        [unwounded] prima vengono gli eroi non feriti
        [unactivated] prima viene chi non si è ancora attivato
        [carrying] prima viene chi porta un segnalino
        [stunned] prima vengono gli eroi storditi
        [worst_damage] più bersagli sono uguali, e qui vanno attesi più danni
        [worst_defeat] più bersagli sono uguali, e questo è il più facile da abbattere
        [worst_objective] più bersagli sono uguali, e qui il vostro obiettivo è più vicino
        [worst_danger] più bersagli sono uguali, e lì meno di voi possono rispondere
        [worst] tra più bersagli uguali questo è il peggiore per voi
        [open] più bersagli sono ugualmente brutti per voi, ed è stato preso questo
       *[distance]
            { $named ->
                [yes]
                    { $n ->
                        [1] vuole stare a 1 casella da { $aim }
                       *[other] vuole stare a { $n } caselle da { $aim }
                    }
               *[no]
                    { $n ->
                        [1] vuole stare a 1 casella dal ribelle più vicino
                       *[other] vuole stare a { $n } caselle dal ribelle più vicino
                    }
            }
    }
alliance-plain-so = { $first }, quindi { $then }
alliance-plain-passed = { $figure } è fuori portata, e per il resto { $then }
alliance-mind-order =
    { $order }. Costo: { $price }; { $left ->
        [0] nessuna azione rimasta
        [1] resta 1 azione
       *[other] restano { $left } azioni
    }.
alliance-mind-cost =
    { $actions ->
        [0] nessuno
        [1]
            { $attack ->
                [yes] l’azione di attacco
               *[no] 1 azione
            }
       *[other]
            { $attack ->
                [yes] { $actions } azioni, tra cui l’azione di attacco
               *[no] { $actions } azioni
            }
    }
alliance-mind-acts-next = Delle { $of } miniature rimaste tocca a questa: è il peggio per voi.
alliance-mind-skipped = Istruzione saltata: { $why }.
alliance-mind-skip =
    { $why ->
        [unaffordable] restano troppo poche azioni
        [second_attack] l’azione di attacco è già usata
        [nobody_within]
            { $spaces ->
                [1] nessuno è entro 1 casella
               *[other] nessuno è entro { $spaces } caselle
            }
        [nobody] non c’è nessuno da prendere di mira
        [nobody_to_engage] nessuna casella accanto a un bersaglio possibile è raggiungibile
        [nobody_to_move_and_attack] con questo movimento non può attaccare nessuno
        [nobody_to_attack] non può attaccare nessuno
        [self_defeat] sanguinando sarebbe sconfitta prima di influire su un ribelle
       *[stunned] una miniatura stordita non attacca
    }
# $value finisce con una virgola e uno spazio, o è vuoto.
alliance-mind-candidate =
    { $tied ->
        [yes] Candidato { $figure }: { $value }{ $away }, in parità.
       *[no] Candidato { $figure }: { $value }{ $away }.
    }
alliance-mind-value =
    { $by ->
        [highest_speed] velocità { $value }
        [lowest_speed] velocità { $value }
        [most_damage] danni: { $value }
        [most_strain] fatica: { $value }
       *[other] salute rimasta: { $value }
    }
# -1: contando non ci si arriva.
alliance-mind-away =
    { $distance ->
        [-1] a distanza non calcolabile
        [1] a 1 casella
       *[other] a { $distance } caselle
    }
alliance-mind-passed = { $figure } non va bene: { $why }. Si passa al bersaglio migliore successivo.
alliance-mind-why =
    { $why ->
        [no_space_beside] nessuna casella libera accanto è raggiungibile
        [no_space_to_attack_from] nessuna casella da cui attaccare è raggiungibile
        [not_hostile] non è ostile
        [no_weapon] manca un’arma
        [stunned] chi attacca è stordito
        [not_adjacent] non è adiacente
        [beyond_reach] non è entro 2 caselle
        [no_way] contando non ci si arriva
        [no_sight] non è in linea di vista
        [too_near] la distanza è troppo piccola
       *[no_attack] un attacco non è possibile
    }
alliance-mind-aims = Il bersaglio è { $figure }.
alliance-mind-repositions =
    Il ribelle più vicino è { $away } e deve essere a { $spaces ->
        [1] 1 casella
       *[other] { $spaces } caselle
    }; { $fit ->
        [exact] è possibile
        [too_near] non ci arriva: è troppo vicina e si allontana
       *[too_far] non ci arriva: è troppo lontana e si avvicina
    }.
alliance-mind-law =
    Il peggio per voi, secondo { $by ->
        [damage] i danni attesi
        [defeat] la possibilità di sconfiggere o ferire
        [objective] la vicinanza a ciò che riguarda il vostro obiettivo
       *[danger] il minor numero di ribelli che potrebbero attaccarla lì
    }: { $left ->
        [1] resta 1 modo
       *[other] restano { $left } modi
    }.
alliance-mind-way = { $target } da { $end }
alliance-mind-players-choose = Ugualmente brutti per voi: { $ends }. Scegliete voi; altrimenti vale il primo.
alliance-mind-nearest = ribelle più vicino
alliance-mind-ends =
    { $of ->
        [1] C’è 1 posto raggiungibile:
       *[other] Tra { $of } posti raggiungibili
    } prende { $end }{ $distance ->
        [-1] { "" }
        [1] {" "}(1 casella: { $aim })
       *[other] {" "}({ $distance } caselle: { $aim })
    }.
alliance-mind-walks =
    La strada meno cara costa { $cost ->
        [1] 1 punto movimento
       *[other] { $cost } punti movimento
    }: { $path }.
alliance-mind-stays =
    Resta dov’è{ $distance ->
        [-1] { "" }
        [1] {" "}(1 casella: { $aim })
       *[other] {" "}({ $distance } caselle: { $aim })
    }; l’istruzione conta come risolta.
alliance-mind-points-lost =
    { $points ->
        [1] 1 punto movimento va perso.
       *[other] { $points } punti movimento vanno persi.
    }
alliance-mind-stunned = È stordita: niente punti movimento e niente attacco.
alliance-mind-shakes-off-stun = Un’istruzione di movimento è risolta, quindi scarta stordito.
alliance-mind-attacks =
    Attacca { $figure }{ $distance ->
        [-1] { "" }
        [1] {" "}da 1 casella
       *[other] {" "}da { $distance } caselle
    }.
alliance-mind-bleeds =
    { $left ->
        [1] Sanguina: 1 danno, resta 1 di salute, quindi scarta sanguinante.
       *[other] Sanguina: 1 danno, salute rimasta: { $left }.
    }
alliance-mind-surge-used = già usata in questo attacco
alliance-mind-surge-too-dear =
    costa { $cost }, e { $left ->
        [1] resta 1 impulso
       *[other] restano { $left } impulsi
    }
alliance-mind-idle =
    { $why ->
        [dodged] l’attacco è schivato
        [melee] un attacco in mischia non ha bisogno di precisione
        [no_block] non c’è alcun blocco da perforare
        [no_damage] il bersaglio non subisce danni
        [nobody_else] non c’è nessun altro a tiro
        [gone] il bersaglio lascia la mappa
       *[nothing_to_recover] non c’è nulla da recuperare
    }
alliance-mind-idle-accurate = la precisione { $accuracy } basta per la distanza { $distance }
# -1: nessuna precisione basta.
alliance-mind-idle-misses =
    { $missing ->
        [-1] nessuna precisione raggiunge il bersaglio
       *[other] l’attacco manca comunque: precisione troppo bassa di { $missing }
    }
alliance-mind-idle-blocked =
    { $damage ->
        [1] 1 danno
       *[other] { $damage } danni
    } contro { $blocks ->
        [1] 1 blocco
       *[other] { $blocks } blocchi
    } non cambia nulla
alliance-mind-idle-overkill = al bersaglio resta solo { $remaining } di salute
alliance-mind-idle-condition = la condizione { $condition } c’è comunque

## La storia

alliance-log-chose = Avete scelto: { $text }
alliance-log-told = Riferito: { $fact }
alliance-log-mission-began = Missione: { $mission }
alliance-log-mission-ended =
    { $won ->
        [yes] { $mission }: vinta. { $how }
       *[no] { $mission }: persa. { $how }
    }
alliance-log-encounter-began = Incontro: { $encounter }
alliance-log-encounter-ended = L’incontro è finito: { $encounter }
alliance-log-stocked = Novità in armeria: { $cards }.

alliance-campaign-dropped = Qualcosa che la squadra possedeva non è più noto qui ed è rimasto indietro all’apertura della campagna.
