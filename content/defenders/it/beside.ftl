# Accanto alla scatola: che cosa fare sul tavolo, che cosa è stato riferito, che cosa si chiede.

## Dove

defenders-where-figure = dove si trova o si trovava { $figure }
# Nessuno distingue i segnali.
defenders-where-signal = dove si trova il segnale
defenders-site =
    { $site ->
        [waypoint] tappa { $n }
       *[place] «{ $name }»
    }

## Che cosa fare sul tavolo

defenders-todo-start = Mettete ogni agente su una casella di partenza a vostra scelta.
defenders-todo-alien = Mettete { $alien } sulla mappa: { $where }, o la casella libera più vicina. { $player } prende la carta.
defenders-todo-signal = Mettete un segnale della riserva coperto sulla mappa: { $where }, o la casella libera più vicina.
defenders-todo-human = È un segnale umano: mettetelo con quelli scartati.
defenders-todo-stays = Il segnale resta dov’è, scoperto.
defenders-todo-nobody = Tutte le carte alieno sono in gioco: non arriva nessuno, scartate il segnale.
defenders-todo-signal-gone = Scartate un segnale senza girarlo.
defenders-todo-signals-move =
    { $to ->
        [closest] Muovete ogni segnale di { $n ->
            [one] 1 area
           *[other] { $n } aree
        } verso l’agente più vicino.
        [agent] Muovete ogni segnale di { $n ->
            [one] 1 area
           *[other] { $n } aree
        } verso { $agent }.
        [point] Muovete ogni segnale di { $n ->
            [one] 1 area
           *[other] { $n } aree
        } verso il punto di teletrasporto più vicino.
       *[away] Muovete ogni segnale di { $n ->
            [one] 1 area
           *[other] { $n } aree
        } lontano dall’agente più vicino.
    } Va dal centro di un’area al centro di un’altra; tra vie uguali prendete quella su cui viene visto. Chi è visto si ferma: riferitelo prima di muovere il prossimo.
defenders-todo-people-too = { $text } Le persone che non sono agenti si muovono allo stesso modo.
defenders-todo-gather = Togliete tutti i segnali dalla mappa, mescolateli coperti e ridistribuiteli come viene detto.
defenders-todo-pass = { $player } prende la carta di { $alien }.
defenders-todo-put = Mettete { $figure } sulla mappa: { $where }, o la casella libera più vicina.
defenders-todo-send = Mettete { $agent } su una casella libera di «{ $place }».
defenders-todo-lure =
    { $n ->
        [one] Muovete { $figure } di 1 area verso { $agent }.
       *[other] Muovete { $figure } di al massimo { $n } aree verso { $agent }.
    }
defenders-todo-drag = Fino alla fine di questo turno { $figure } va con { $agent } e si ferma accanto.
defenders-todo-march =
    { $free ->
        [yes] Ogni agente può muoversi subito di { $n } caselle, anche fuori dalla mischia.
       *[no] Ogni agente può muoversi subito di { $n } caselle, ma non fuori dalla mischia.
    }
defenders-todo-event = Eseguite questo: { $text }
defenders-todo-ammo =
    { $n ->
        [one] { $agent } riceve 1 munizione su un’arma a scelta.
       *[other] { $agent } riceve { $n } munizioni su armi a scelta.
    }
defenders-todo-grab =
    { $n ->
        [one] Presa: muovete { $alien } di 1 area verso il punto di teletrasporto più vicino e mettete { $agent } accanto.
       *[other] Presa: muovete { $alien } di { $n } aree verso il punto di teletrasporto più vicino e mettete { $agent } accanto.
    }
defenders-todo-flock =
    { $n ->
        [one] Mettete l’altra miniatura dello sciame accanto a { $alien }, o il più vicino possibile.
       *[other] Mettete le altre { $n } miniature dello sciame accanto a { $alien }, o il più vicino possibile.
    }
defenders-todo-lead =
    { $n ->
        [one] Se { $alien } ha lasciato la sua area, l’alieno più vicino che era entro 1 area va con lui nella nuova area.
       *[other] Se { $alien } ha lasciato la sua area, i { $n } alieni più vicini che erano entro 1 area vanno con lui nella nuova area.
    }
defenders-todo-befall =
    { $what ->
        [immobilise] Mettete un segnalino immobilizzato accanto a { $figure }.
        [paralyse] Mettete un segnalino paralizzato accanto a { $figure }.
        [strip_shields] Togliete per sempre tutti i segnalini scudo di { $figure }.
       *[push] Spingete { $figure } indietro di 1 casella in linea retta.
    }
defenders-todo-remove = Togliete { $figure } dalla mappa.
defenders-todo-card = Date a { $alien } questa carta al posto della sua: { $card }.
defenders-todo-shields =
    { $full ->
        [yes] Guarite { $alien } e ridategli tutti gli scudi.
       *[no] Togliete gli scudi di { $alien } fino alla prossima fase di recupero.
    }
defenders-todo-mark =
    { $mark ->
        [stunned] { $figure } giace stordito: non agisce, non impegna nessuno e resta sulla mappa.
        [held] { $figure } non agisce fino alla prossima fase di recupero.
       *[warded] Per ora gli agenti non possono ferire { $figure }.
    }
defenders-todo-unmark =
    { $mark ->
        [stunned] { $figure } non è più stordito.
        [held] { $figure } agisce di nuovo.
       *[warded] Gli agenti possono di nuovo ferire { $figure }.
    }
defenders-todo-flame =
    { $on ->
        [yes] Mettete una fiamma: { $where }.
       *[no] Togliete la fiamma: { $where }.
    }
defenders-todo-point-gone = Togliete il punto di teletrasporto: { $where }.
defenders-todo-point-moved = Spostate il punto di teletrasporto da { $from } a { $to }.
defenders-todo-waypoint = Mettete la tappa { $n }: { $where }.
defenders-todo-hidden = Mettete una tappa coperta: { $where }. Mescolate i segnalini, in modo che nessuno sappia quale sia quale.
defenders-todo-turned = Girate la tappa: è la numero { $n }.
defenders-todo-no-waypoints = Togliete tutte le tappe dalla mappa.
defenders-todo-open = Togliete il lucchetto tra { $one } e { $other }.
defenders-todo-mine =
    { $chosen ->
        [yes] Mettete una mina al centro di un’area a scelta dell’agente alfa.
       *[no] Mettete una mina: { $where }.
    }
defenders-todo-mine-gone =
    { $flame ->
        [yes] Sostituite la mina con una fiamma. Colpisce anche gli altri alieni dell’area: riferite le loro ferite, tranne di quelli di cui vi è stato chiesto.
       *[no] Togliete la mina. Colpisce anche gli altri alieni dell’area: riferite le loro ferite.
    }
defenders-todo-take = { $carrier } ora porta questo: { $item }.
defenders-todo-lay = Posate questo: { $item }, { $where }.
defenders-todo-lose = Togliete questo dal gioco: { $item }.
defenders-todo-gun =
    { $jammed ->
        [yes] Mettete un segnalino inceppato su questo: { $gun }.
       *[no] Togliete il segnalino inceppato da questo: { $gun }.
    }
defenders-todo-body = Mettete l’alieno morto sotto un segnalino tappa: { $where }.
defenders-todo-body-gone = Togliete l’alieno morto: { $where }.
defenders-todo-bodies-unmarked = Togliete i segnalini tappa da tutti gli alieni morti.
defenders-todo-join = Mettete { $person } sulla mappa: { $where }, o la casella libera più vicina.
defenders-todo-recast = D’ora in poi { $agent } interpreta questo: { $profile }.
defenders-todo-confine = D’ora in poi { $agent } resta sulle mappe indicate dalla missione.

## Che cosa fa un alieno, per intero

defenders-deed-attack =
    { $times ->
        [one] { $alien } attacca { $target }: { $weapon }.
       *[other] { $alien } attacca { $target } { $times } volte: { $weapon }.
    }
defenders-deed-adjacent = Muovete { $alien } accanto a { $target }: su una casella dell’area di { $target }; solo se nessuna è libera, su una di un’altra area. Tra più caselle prendete quella che tocca più agenti, poi un centro, poi come volete.
defenders-deed-toward =
    { $n ->
        [one] Muovete { $alien } di 1 area verso { $target }.
       *[other] Muovete { $alien } di al massimo { $n } aree verso { $target }.
    } Se arriva nell’area di { $target }, si ferma accanto. Altrimenti si ferma sulla casella che tocca più agenti, poi su un centro, poi come volete.
defenders-deed-away =
    { $n ->
        [one] Allontanate { $alien } di 1 area:
       *[other] Allontanate { $alien } di { $n } aree:
    } da dove è venuto, altrimenti più lontano dall’agente più vicino. Si ferma al centro, altrimenti su un’altra casella libera.
defenders-deed-to-point =
    { $n ->
        [one] Muovete { $alien } di 1 area verso il punto di teletrasporto più vicino. Se è già su uno, resta.
       *[other] Muovete { $alien } di { $n } aree verso il punto di teletrasporto più vicino. Se è già su uno, resta.
    }
defenders-deed-activate =
    { $n ->
        [one] { $alien } fa agire 1 altro alieno.
       *[other] { $alien } fa agire { $n } altri alieni.
    }

## Che cosa è stato riferito

defenders-report-wounds =
    { $n ->
        [0] { $figure } non ha ferite
        [one] { $figure } ha 1 ferita
       *[other] { $figure } ha { $n } ferite
    }
defenders-report-died = { $agent } è morto
defenders-report-seen = { $signal } diventa visibile
defenders-report-destroyed = { $signal } è distrutto
defenders-report-used = { $owner } ha usato { $power }
defenders-report-deployed = { $owner } mette { $drone } sulla mappa
defenders-report-waypoint = { $agent } ha raggiunto la tappa in { $hex }
defenders-report-entered = { $agent } ora è qui: «{ $place }»
defenders-report-armoury = { $agent } ha raccolto un segnalino armeria
defenders-report-mine = { $alien } ha fatto esplodere una mina

## Che cosa chiede una regola della missione

defenders-question-agents = Quanti agenti sono qui: «{ $place }»?
defenders-question-figure = { $figure } è qui: { $site }?
defenders-question-teleport = { $figure } è su un punto di teletrasporto o accanto?
defenders-question-carrier = Chi porta questo è qui: { $item }, { $site }?
defenders-question-mined = Anche { $figure } era nell’area della mina?
defenders-question-counted = Le ferite di { $figure } per questa mina sono già state riferite?
defenders-question-item = Questo si trova qui: { $item }, { $site }?

## La cronaca

defenders-beside-reported = Riferite: { $text }.
defenders-beside-answered =
    { $question ->
        [agents] { $text } { $n }.
       *[other] { $text } { $n ->
            [0] No.
           *[other] Sì.
        }
    }
defenders-beside-sighted =
    { $n ->
        [0] { $alien } tocca { $figure }.
        [one] { $alien } vede { $figure }, a 1 area di distanza.
       *[other] { $alien } vede { $figure }, a { $n } aree di distanza.
    }
defenders-beside-instructed = Sul tavolo: { $text }
defenders-beside-worked = Sul tavolo è fatto.
defenders-beside-ordered = Che cosa fa: { $text }
defenders-beside-carried =
    { $failed ->
        [yes] { $alien } non può farlo.
       *[no] { $alien } lo ha fatto.
    }

## Le domande

defenders-ask-reports = { $agent }: gioca il turno al tavolo e riferisci che cosa succede
defenders-ask-instructed = Fate questo sul tavolo
defenders-ask-called = { $card }: quali alieni chiama?
defenders-ask-sights =
    { $n ->
        [0] { $alien }: chi tocca?
       *[other] { $alien }: chi vede, e a che distanza?
    }
defenders-ask-target =
    { $to ->
        [closest] { $alien }: chi è il più vicino, per aree da attraversare?
       *[most_wounded] { $alien }: tra gli ugualmente feriti, chi è il più vicino? Se sono più d’uno, chi è peggio per voi
    }
defenders-ask-gone = Non è più sulla mappa: riferite cos’altro è successo, poi avanti
defenders-ask-nearest = Sciame: quale di queste miniature è più vicina a un agente?
defenders-ask-obeys =
    { $n ->
        [one] { $alien }: quale alieno entro 1 area agisce al suo ordine?
       *[other] { $alien }: quale alieno entro { $n } aree agisce al suo ordine?
    }
defenders-ask-deed = { $alien }: fate questo sul tavolo
defenders-ask-caught =
    { $burst ->
        [yes] { $alien } esplode: chi lo tocca?
       *[no] Danno ad area: chi altro è nell’area del bersaglio?
    }
defenders-ask-suffer =
    { $n ->
        [one] { $figure }: passa 1 ferita. È giusto?
       *[other] { $figure }: passano { $n } ferite. È giusto?
    }

## Le pagine

defenders-tab-reports = Riferisci
defenders-beside-turn = Muovete, combattete e agite sul vostro tavolo. Toccate qui ciò che chiede la missione, e in «Riferisci» ciò che è successo.
defenders-beside-health = Salute: { $figure }
defenders-beside-wound = { $figure }: una ferita in più
defenders-beside-heal = { $figure }: una ferita in meno
defenders-beside-more =
    { $n ->
        [one] Un’altra cosa
       *[other] Altre { $n } cose
    }
defenders-beside-signal =
    { $what ->
        [destroyed] Un segnale è stato distrutto senza essere visto
       *[seen] Un segnale entra in vista
    }
defenders-beside-farthest = Il punto di teletrasporto più lontano dagli agenti.
defenders-beside-chosen = Indicato; toccate ancora per annullare
defenders-beside-sight = Quanto è lontano { $figure }?
defenders-beside-areas =
    { $n ->
        [0] adiacente
        [one] 1 area
       *[other] { $n } aree
    }
defenders-beside-said = Quello che avete detto
defenders-beside-no-way = nessun percorso
defenders-beside-no-way-to = Nessun percorso porta a { $figure }
defenders-beside-wounds =
    { $n ->
        [one] 1 ferita
       *[other] { $n } ferite
    }
defenders-beside-answer =
    { $n ->
        [0] No
       *[other] Sì
    }
defenders-beside-done =
    { $what ->
        [sights] Nessuno in vista
        [sights_more] Nessun altro in vista
        [touches] Nessuno
        [touches_more] Nessun altro
        [called] Questi e nessun altro
        [caught] Questi e nessun altro
        [obeys] Nessuno
       *[other] Fatto
    }
defenders-beside-cannot = Non può
defenders-beside-cannot-text = Si passa alla riga seguente
defenders-beside-help-done = Finire il turno, o dire che è fatto
defenders-beside-new-mode = Dove giocate
defenders-beside-new =
    { $mode ->
        [companion] Con la scatola
       *[table] Sullo schermo
    }
defenders-beside-new-about =
    { $mode ->
        [companion] Mappa, figure e segnalini sono sul vostro tavolo. Lo schermo pesca carte e segnali, legge che cosa fa ogni alieno e conduce la missione; basta un tablet, e possono unirsi i telefoni.
       *[table] Lo schermo è il tavolo: muove le figure e tira i dadi.
    }

## Prima della missione

defenders-setup = Preparate il tavolo
defenders-setup-done = È tutto pronto
defenders-side-named = { $name } ({ $side })
defenders-setup-map = La mappa
defenders-setup-map-text = Disponete { $sides } come nel disegno. Nessuno attraversa un esagono su cui qui si trova qualcosa.
defenders-setup-apart = A parte: { $sides }. All’inizio nessuna via porta lì.
defenders-setup-opening =
    { $kind ->
        [door] Blu in un muro: una porta.
        [window] Chiaro in un muro: una finestra.
        [locked] Un lucchetto giallo: una porta chiusa. Mettete un segnalino lucchetto.
       *[blocked] Sbarre arancioni: bloccato, finché la missione non apre.
    }
defenders-setup-tokens = Segnalini sulla mappa
defenders-setup-point = Punto di teletrasporto “{ $symbol }”: { $where }
defenders-setup-waypoint = Tappa { $n }: { $where }
defenders-setup-hidden = Una tappa coperta: { $where }
defenders-setup-armoury =
    { $kind ->
        [alien] Segnalino armeria rosso: { $where }
       *[human] Segnalino armeria blu: { $where }
    }
defenders-setup-item = { $item }: { $where }
defenders-setup-agents = Gli agenti
defenders-setup-agents-text =
    { $n ->
        [one] Ognuno prende scheda, miniatura, le due armi e munizioni piene. Iniziano nell’area { $areas }, sugli esagoni illuminati.
       *[other] Ognuno prende scheda, miniatura, le due armi e munizioni piene. Iniziano nelle aree { $areas }, sugli esagoni illuminati.
    }
defenders-setup-reach = A portata di mano
defenders-setup-reach-text =
    { $n ->
        [one] 1 segnalino segnale coperto: lo schermo dice che cos’è. Dadi, segnalini per ferite e condizioni, e le miniature degli alieni. Tutte le carte restano nella scatola: le pesca lo schermo.
       *[other] { $n } segnalini segnale coperti: lo schermo dice che cos’è ciascuno. Dadi, segnalini per ferite e condizioni, e le miniature degli alieni. Tutte le carte restano nella scatola: le pesca lo schermo.
    }
