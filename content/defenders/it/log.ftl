# Che cosa è successo, in frasi, ciascuna con accanto il numero della sua regola. Ogni avvenimento ne ha una.

defenders-said = { $text }

defenders-topic =
    { $topic ->
        [flow] Round e turni
        [move] Movimento
        [attack] Attacchi
        [harm] Ferite
        [gear] Equipaggiamento
        [alien] Alieni e segnali
        [card] Carte
        [story] Storia
        [thought] Che cosa pensano gli alieni
       *[detail] Dettagli
    }

## Parti di frase

defenders-figure-alien =
    { $name } { $rank ->
        [green] verde
        [blue] blu
       *[red] rosso
    } { $n }
defenders-card-named =
    { $name } { $rank ->
        [green] verde
        [blue] blu
       *[red] rosso
    }
defenders-figure-unknown = Alieno { $n }
defenders-figure-signal = Segnale { $n }
defenders-figure-person = Persona { $n }
defenders-figure-nobody = nessuno

defenders-hex =
    area { $area } { $where ->
        [centre] centro
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ovest
        [w] ovest
        [nw] nord-ovest
        [n] nord
       *[ne] nord-est
    }
defenders-direction =
    { $where ->
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ovest
        [w] ovest
        [nw] nord-ovest
        [n] nord
       *[ne] nord-est
    }
defenders-gun =
    { $gun ->
        [0] arma primaria
       *[1] arma secondaria
    }
defenders-via =
    { $via ->
        [start] equipaggiamento
        [rank] nuovo grado
        [delivery] consegna
        [search] ricerca
        [skill] abilità
       *[mission] missione
    }
defenders-with-death = l’ultimo colpo di coda
defenders-with-mission = la missione
defenders-face-blank = vuoto

## Round e turni

defenders-log-round = Comincia il round { $round }.
defenders-phase =
    { $phase ->
        [refresh] Fase di recupero
        [strategy] Fase di strategia
        [battle] Fase di battaglia
       *[event] Fase degli eventi
    }
defenders-log-refreshed = Abilità, capacità e scudi energetici sono di nuovo pronti.
defenders-log-started = { $agent } comincia in { $hex }, rivolto a { $where }.
defenders-log-alpha = { $agent } è l’agente alfa.
defenders-log-rank-rolled =
    { $gd ->
        [-1] { $agent } non tira per il grado.
       *[other] { $agent } tira per il grado: { $gd } GD, con { $needed } si sale.
    }
defenders-log-promoted = { $agent } sale di grado: { $grade }.
defenders-log-turn-began = Tocca a { $agent }.
defenders-log-turn-ended = { $agent } termina il turno.
defenders-log-turn-skipped = { $agent } non fa nulla in questo turno.
defenders-log-ended =
    { $ending ->
        [accomplished] La missione è compiuta.
        [partly] La missione è compiuta in parte.
        [all_out] Nessun agente può più combattere: la missione è fallita.
       *[failed] La missione è fallita.
    }
defenders-log-spent =
    { $activity ->
        [movement] { $agent } ha usato il movimento di questo turno.
        [combat] { $agent } ha usato il combattimento di questo turno.
       *[action] { $agent } ha usato l’azione di questo turno.
    }

## Equipaggiamento

defenders-log-gained =
    { $kind ->
        [tactic] { $agent } riceve la tattica { $item } ({ $via }).
        [skill] { $agent } riceve l’abilità { $item } ({ $via }).
       *[device] { $agent } riceve il congegno { $item } ({ $via }).
    }
defenders-log-weapon-taken = { $agent } prende { $weapon } come { $gun } ({ $via }).
defenders-log-weapon-refused = Nessuno prende { $weapon }.
defenders-log-fragment =
    { $from ->
        [kill] Un frammento per la prima uccisione del round: la squadra ne ha { $n }.
        [search] Un frammento da una ricerca: la squadra ne ha { $n }.
       *[mission] Un frammento: la squadra ne ha { $n }.
    }
defenders-log-fragments-spent =
    { $n ->
        [0] Quattro frammenti pagano una consegna; non ne resta nessuno.
       *[other] Quattro frammenti pagano una consegna; ne restano { $n }.
    }
defenders-log-weapon-drawn = La squadra pesca un’arma: { $weapon }.
defenders-log-weapon-none = Non ci sono più armi da pescare.
defenders-log-reloaded = { $agent } ha { $ammo } munizioni per { $gun }.
defenders-log-unjammed = { $agent } elimina l’inceppamento: { $gun }.
defenders-log-power =
    { $whom ->
        [none] { $owner } usa { $power }.
       *[other] { $owner } usa { $power } su { $whom }.
    }
defenders-log-restored = { $agent } può usare { $tactic } ancora una volta.
defenders-log-deployed = { $owner } schiera { $drone } in { $hex }.
defenders-log-operated = { $drone } si mette all’opera.
defenders-log-reinforced =
    { $n ->
        [one] { $agent } porta 1 segnalino di armatura rinforzata.
       *[other] { $agent } porta { $n } segnalini di armatura rinforzata.
    }
defenders-log-hidden =
    { $n ->
        [one] { $agent } non è visibile da più di 1 area di distanza.
       *[other] { $agent } non è visibile da più di { $n } aree di distanza.
    }
defenders-log-strike = { $owner } fa cadere { $power } sull’area { $area }.
defenders-log-strike-fell = { $power } colpisce l’area { $area }.
defenders-log-scouted = { $agent } guarda i prossimi incontri: { $cards }.
defenders-log-stacked = Tornano in quest’ordine: { $cards }.

## Movimento

defenders-log-walked =
    { $n ->
        [one] { $figure } va in { $hex }.
       *[other] { $figure } percorre { $n } esagoni: { $hex }.
    }
defenders-log-faced = { $figure } guarda a { $where }.
defenders-log-halted = { $figure } si ferma.
defenders-log-leapt = { $agent } salta dalla finestra in { $hex }.
defenders-log-redeployed = { $agent } si rischiera in { $hex }.
defenders-log-placed = { $figure } viene messo in { $hex }.
defenders-log-bashed = { $agent } rompe la serratura.
defenders-log-evaded =
    { $free ->
        [yes] { $agent } sfugge ed è libero di muoversi.
       *[no] { $agent } non riesce a sfuggire.
    }
defenders-log-searched =
    { $what ->
        [both] { $agent } cerca e trova provviste e qualcosa di speciale.
        [flash] { $agent } cerca e trova provviste.
        [gd] { $agent } cerca e trova qualcosa di speciale.
       *[nothing] { $agent } cerca e non trova nulla.
    }
defenders-log-pushed = { $figure } viene spinto in { $hex }.

## Attacchi

defenders-log-declared =
    { $attacker ->
        [none] Si tirano i dadi contro { $target }.
       *[other] { $attacker } attacca { $target } con { $with }{ $area ->
            [yes] , danno ad area pagato
           *[no] { "" }
        }.
    }
defenders-log-extra = { $text } Un attacco in più.
defenders-log-rolled = { $whom } tira { $faces }.
defenders-log-changed = Vale { $power }.
defenders-log-rerolled =
    { $power ->
        [none] { $whom } ritira un dado: { $face }.
       *[other] { $power }: { $whom } ritira un dado: { $face }.
    }
defenders-log-spent-on-hits =
    { $n ->
        [one] { $attacker } spende 1 munizione per 1 colpo in più.
       *[other] { $attacker } spende { $n } munizioni per { $n } colpi in più.
    }
defenders-log-failed = L’arma aliena fa cilecca nelle mani di { $attacker }.
defenders-log-struck =
    { $n ->
        [0] Nessun colpo.
        [one] 1 colpo contro { $targets }{ $fewer ->
            [0] { "" }
            [one] , 1 dado di difesa in meno
           *[other] , { $fewer } dadi di difesa in meno
        }.
       *[other] { $n } colpi contro { $targets }{ $fewer ->
            [0] { "" }
            [one] , 1 dado di difesa in meno
           *[other] , { $fewer } dadi di difesa in meno
        }.
    }
defenders-log-ammo-lost = A { $figure } restano { $ammo } munizioni per { $gun }.
defenders-log-jammed = { $figure }: { $gun } si inceppa.
defenders-log-shielded = { $figure }: { $parts }.
defenders-log-shielded-part =
    { $by ->
        [powers] le capacità ne fermano { $n }
        [armour] l’armatura rinforzata ne ferma { $n }
       *[shield] lo scudo energetico ne ferma { $n }
    }
defenders-log-defended =
    { $figure } { $n ->
        [0] non ferma nulla
       *[other] ne ferma { $n }
    }; { $left ->
        [0] non passa nulla
        [one] passa 1 colpo
       *[other] passano { $left } colpi
    }.
defenders-log-over = L’attacco è finito.

## Ferite

defenders-log-wounded =
    { $n ->
        [one] { $figure } subisce 1 ferita (in tutto { $total }).
       *[other] { $figure } subisce { $n } ferite (in tutto { $total }).
    }
defenders-log-healed =
    { $n ->
        [one] { $figure } cura 1 ferita (ne restano { $total }).
       *[other] { $figure } cura { $n } ferite (ne restano { $total }).
    }
defenders-log-bleeds = { $agent } cade a terra e sanguina.
defenders-log-died =
    { $kind ->
        [drone] { $figure } è distrutto.
       *[other] { $figure } muore.
    }
defenders-log-befallen =
    { $what ->
        [strip_shields] { $figure } perde tutti i segnalini scudo.
        [immobilise] { $figure } non può muoversi fino al prossimo recupero.
        [paralyse] { $figure } è paralizzato fino al prossimo recupero.
       *[push] { $figure } viene spinto indietro.
    }
defenders-log-diverted =
    { $n ->
        [one] { $to } prende 1 ferita al posto di { $from }.
       *[other] { $to } prende { $n } ferite al posto di { $from }.
    }
defenders-log-raged = { $alien } va su tutte le furie.

## Alieni, segnali, carte

defenders-log-encounter = { $agent } pesca l’incontro { $card }.
defenders-log-called =
    { $n ->
        [0] Nessun alieno risponde alla chiamata.
       *[other] Agiscono: { $aliens }.
    }
defenders-log-encounter-over = { $card } viene scartata.
defenders-log-activated = { $alien } agisce.
defenders-log-moved = { $alien } si muove in { $hex }.
defenders-log-appeared = { $alien } compare in { $hex }; la carta è di { $player }.
defenders-log-passed = La carta di { $alien } passa a { $player }.
defenders-log-nobody = Non ci sono più carte: non arriva nessuno.
defenders-log-point = Il dado del teletrasporto mostra: { $symbol }.
defenders-log-signal-placed = Un segnale compare in { $hex }.
defenders-log-signal-moved = Un segnale si muove in { $hex }.
defenders-log-signal-stays = Un segnale resta dov’è.
defenders-log-revealed =
    { $alien ->
        [yes] Un segnale in vista: un alieno!
       *[no] Un segnale in vista: solo un essere umano.
    }
defenders-log-signal-destroyed = Un segnale viene distrutto, e nessuno saprà che cos’era.
defenders-log-event = { $agent } pesca l’evento { $card }.
defenders-log-event-over = { $card } è risolto.
defenders-log-reshuffled =
    { $deck ->
        [aliens] Le carte alieno vengono rimescolate.
        [encounters] Le carte incontro vengono rimescolate.
        [events] Le carte evento vengono rimescolate.
       *[signals] I segnali vengono rimescolati.
    }

## La storia della missione

defenders-log-said =
    { $rule ->
        [yes] Regola speciale: { $text }
       *[no] { $text }
    }
defenders-log-objective =
    { $state ->
        [set] Obiettivo: { $text }
        [offered] Inoltre: { $text }
        [completed] Obiettivo raggiunto: { $text }
       *[failed] Non più possibile: { $text }
    }
defenders-log-counted = Un conteggio della missione è a { $now }.
defenders-log-flagged = La storia prende nota di qualcosa.
defenders-log-special = Evento speciale { $letter }: { $text }
defenders-log-forwarded = Il prossimo evento è { $card }.
defenders-log-paused =
    { $paused ->
        [yes] D’ora in poi non ci sono fasi degli eventi.
       *[no] Ci sono di nuovo fasi degli eventi.
    }
defenders-log-acted =
    { $done ->
        [yes] { $agent } ci riesce: { $action }, { $hex }.
       *[no] { $agent } ci prova: { $action }, { $hex }.
    }
defenders-log-token =
    { $what ->
        [burned] In { $hex } c’è una fiamma.
        [doused] La fiamma in { $hex } è spenta.
        [point_gone] Il punto di teletrasporto in { $hex } non c’è più.
        [point_moved] Ora c’è un punto di teletrasporto in { $hex }.
        [waypoint_hidden] In { $hex } c’è una tappa coperta.
        [waypoint_turned] In { $hex } si scopre una tappa.
        [mine_laid] In { $hex } c’è una mina.
        [mine_gone] La mina in { $hex } non c’è più.
        [body_laid] In { $hex } giace un alieno morto.
       *[body_gone] L’alieno morto in { $hex } viene portato via.
    }
defenders-log-waypoint = La tappa { $n } è sulla mappa.
defenders-log-waypoints-cleared = Tutte le tappe vengono tolte.
defenders-log-freed = Una serratura o una sbarra non c’è più.
defenders-log-armoury =
    { $alien ->
        [yes] { $agent } raccoglie un segnalino armeria rosso: un’arma aliena.
       *[no] { $agent } raccoglie un segnalino armeria blu: un’arma migliorata.
    }
defenders-log-weapon-due =
    { $alien ->
        [yes] Verrà consegnata un’arma aliena.
       *[no] Verrà consegnata un’arma migliorata.
    }
defenders-log-due-over = La consegna è risolta.
defenders-log-item =
    { $what ->
        [taken] { $who } porta: { $item }.
        [laid] In { $hex } si trova: { $item }.
       *[gone] Fuori dal gioco: { $item }.
    }
defenders-log-big-gun =
    { $what ->
        [jammed] { $gun }: si inceppa.
       *[cleared] { $gun }: di nuovo pronta.
    }
defenders-log-marked =
    { $mark ->
        [held] Un alieno non agisce fino al prossimo recupero.
        [stunned] Un alieno giace stordito e non fa nulla.
       *[warded] Gli agenti non possono ferire un alieno.
    }
defenders-log-unmarked =
    { $mark ->
        [held] Un alieno può agire di nuovo.
        [stunned] Un alieno non è più stordito.
       *[warded] Un alieno può di nuovo essere ferito.
    }
defenders-log-role = { $agent } assume un ruolo: { $role }.
defenders-log-recast = { $agent } ora è qualcun altro: { $profile }.
defenders-log-confined = D’ora in poi { $agent } resta in questa parte della mappa.
defenders-log-cards =
    { $deck ->
        [encounters] Si aggiungono incontri: { $cards }.
       *[aliens] Si aggiungono carte alieno: { $cards }.
    }
defenders-log-alien-taken = { $card } viene tolto dal mazzo.
defenders-log-alien-changed =
    { $what ->
        [withdrawn] { $alien } lascia la mappa.
        [turned] { $alien } diventa un altro alieno, illeso.
        [stripped] { $alien } non ha scudi fino al prossimo recupero.
       *[restored] { $alien } è come nuovo.
    }
defenders-log-named = È di { $alien } che parla la missione.
defenders-log-signal-strayed = Il tiro non indica nessun punto di teletrasporto: il segnale viene scartato senza essere visto.
defenders-log-signals-mixed = Tutti i segnali vengono rimescolati.
defenders-log-signals-added =
    { $kind ->
        [human] Si aggiunge un segnale umano.
       *[alien] Si aggiunge un segnale alieno.
    }
defenders-log-signal-kept = Il segnale resta dov’è.
defenders-log-humans-turned = D’ora in poi anche i segnali umani sono alieni.
defenders-log-bodies-unmarked = I segnalini sugli alieni morti vengono tolti.
defenders-log-joined = { $person } si unisce a voi in { $hex }.
defenders-log-saved = { $figure } è al sicuro.
defenders-log-dragged = { $agent } trascina qualcuno con sé.

## Che cosa pensa un alieno

defenders-mind-misfit =
    { $why ->
        [nobody_in_sight] «{ $line }»: nessuno è in vista.
        [too_far] «{ $line }»: chi è in vista è più lontano.
       *[nobody_in_reach] «{ $line }»: nessun percorso legale porta a qualcuno.
    }
# The same under the line itself.
defenders-mind-unfit =
    { $why ->
        [nobody_in_sight] Nessuno è in vista.
        [too_far] Chi è in vista è più lontano.
       *[nobody_in_reach] Nessun percorso legale porta a qualcuno.
    }
defenders-mind-fits = «{ $line }»: vale.
defenders-mind-passed-over = La riga { $n } non si può eseguire: { $why }. Si passa alla prossima.
defenders-mind-cannot =
    { $why ->
        [find_anybody] non c’è nessuno a cui si riferisca
        [attack_anybody] da lì non si può attaccare nessuno
        [stand_beside_it] nessun esagono accanto al bersaglio è libero e raggiungibile
        [get_nearer] non c’è posto lungo la via
        [get_away] nessun luogo è più lontano dall’agente più vicino
       *[reach_point] nessun percorso legale porta a un punto di teletrasporto
    }
defenders-mind-candidate =
    { $figure }: { $near ->
        [yes] adiacente
       *[no] a { $steps ->
            [one] 1 area
           *[other] { $steps } aree
        }
    }, { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    }, { $left } di salute rimasta{ $tied ->
        [yes] , alla pari
       *[no] { "" }
    }.
defenders-mind-equal = Per lui è lo stesso: { $ways }. Sceglie chi ha la carta.
defenders-mind-way = { $figure }, da { $hex }
defenders-mind-moves =
    { $figure ->
        [none] Si muove in { $hex }.
       *[other] Si muove in { $hex } a causa di { $figure }.
    }
defenders-mind-attacks =
    { $times ->
        [one] Attacca { $figure }, { $with ->
            [melee] in mischia
           *[ranged] a distanza
        }.
       *[other] Attacca { $figure } { $times } volte, { $with ->
            [melee] in mischia
           *[ranged] a distanza
        }.
    }
defenders-mind-commands = Fa agire { $figure }.
defenders-mind-does-nothing = È paralizzato e non fa nulla.
defenders-mind-left-out = Il resto della riga si tralascia: { $why }.
defenders-mind-stays = Nessuna riga si può eseguire: resta dov’è.

# In una frase, sopra i passi.
defenders-plain-stays = { $alien } non può fare nulla e resta dov’è.
defenders-plain-moves = { $alien } si muove in { $hex }.
defenders-plain-attacks =
    { $moves ->
        [yes] { $alien } si muove in { $hex } e attacca { $target }.
       *[no] { $alien } attacca { $target } da dove si trova.
    }

## La campagna

defenders-log-set-out = La squadra lascia il quartier generale: { $mission }.
defenders-log-mission-ended =
    { $ending ->
        [accomplished] { $mission } è compiuta.
        [partly] { $mission } è compiuta in parte.
        [all_out] Da { $mission } non è tornato nessuno: è fallita.
       *[failed] { $mission } è fallita.
    }
defenders-log-debriefed = Il quartier generale ha annotato che cosa è diventato ciascuno.
defenders-log-returned = La squadra è al quartier generale. Che cosa può seguire: { $mission }.
defenders-log-planned = Poi viene: { $mission }.
defenders-log-enlisted = Il posto { $seat } ora gioca { $agent }.
defenders-log-armed = { $agent } porta con sé { $weapon } come { $gun }.
defenders-log-disarmed = { $agent } lascia { $weapon } al quartier generale.
defenders-log-campaign-over = La campagna è finita.
