# Campagne: le schermate tra le missioni, una nuova campagna.

## Finding one’s way

defenders-campaign-scene =
    { $scene ->
        [map] Mappa operativa
        [quarters] Quartier generale
       *[log] Diario
    }
defenders-campaign-badge =
    { $n ->
        [one] 1 nuova arma al quartier generale
       *[other] { $n } nuove armi al quartier generale
    }
defenders-campaign-back = Torna alla mappa operativa
defenders-campaign-undo = Torna all’arrivo al quartier generale
defenders-campaign-help-arrows = Da missione a missione sulla mappa
defenders-campaign-at-headquarters = Al quartier generale

## Situation map

defenders-campaign-chart = Le missioni della campagna
defenders-campaign-here = La squadra è stata qui per ultima
defenders-campaign-next =
    { $n ->
        [0] Dopo
        [one] La prossima missione
       *[other] Dopo: scegliete voi
    }
defenders-campaign-none-open = Ora nessuna missione è aperta.
defenders-campaign-later = Più avanti
defenders-campaign-open = aperta ora
defenders-campaign-open-again = di nuovo aperta, l’ultima volta: { $how }
defenders-campaign-ahead = Chiusa. Viene dopo { $ways }
defenders-campaign-missed = Chiusa. La campagna ha preso un’altra strada.
defenders-campaign-way = { $mission } ({ $how })
defenders-campaign-how =
    { $how ->
        [accomplished] compiuta
        [partly] in parte
       *[failed] fallita
    }
defenders-campaign-legend = Che cosa significano le linee
defenders-campaign-legend-way =
    { $way ->
        [good] Dopo una missione compiuta
        [half] Dopo una compiuta in parte
       *[bad] Dopo una fallita
    }

## Briefing

defenders-campaign-mission = Missione { $n }
defenders-campaign-objectives = Come può finire
defenders-campaign-result = Esito
defenders-campaign-when = Quando, e che cosa segue
defenders-campaign-then = Poi: { $missions }.
defenders-campaign-then-end = Poi la campagna è finita.
defenders-campaign-before = L’ultima volta
defenders-campaign-take-along = Che cosa si può portare
defenders-campaign-per-agent = Dispositivi per agente
defenders-campaign-weapons =
    { $rank ->
        [red] Armi aliene
       *[blue] Armi migliorate
    }
defenders-campaign-minutes = da { $from } a { $to } minuti
defenders-campaign-until = fino al round { $n }
defenders-campaign-equip = Agenti e armi
defenders-campaign-set-out = Si parte
defenders-campaign-plan = Scegli questa missione
defenders-campaign-other = Ora è in programma: { $mission }.

## Headquarters

defenders-campaign-quarters-note = Chi va, e con quali armi. I dispositivi si scelgono all’inizio della missione.
defenders-campaign-to-briefing = Briefing: { $mission }
defenders-campaign-team = La squadra
defenders-campaign-side =
    { $side ->
        [elite] lato élite
       *[base] lato base
    }
defenders-campaign-ladder = { $grade }: grado { $n } di { $most }
defenders-campaign-next-rank = Dopo: { $grade }.
defenders-campaign-sheet = La scheda di { $who }
defenders-campaign-abilities = Abilità e tattiche
defenders-campaign-swap = Manda qualcun altro
defenders-campaign-swap-title = Chi va al posto di { $who }?
defenders-campaign-swapped = Va { $who }.
defenders-campaign-leave = Lascia al quartier generale: { $weapon }
defenders-campaign-store = Armi del quartier generale
defenders-campaign-store-empty = Ancora nessuna. Ciò che trovate in missione resta qui.
defenders-campaign-along =
    { $rank ->
        [red] Armi aliene: { $n } di { $most }
       *[blue] Armi migliorate: { $n } di { $most }
    }
defenders-campaign-store-full =
    { $rank ->
        [red] { $n ->
            [0] In questa missione non si porta nessuna arma aliena.
            [one] In questa missione si porta solo 1 arma aliena.
           *[other] In questa missione si portano solo { $n } armi aliene.
        }
       *[blue] { $n ->
            [0] In questa missione non si porta nessuna arma migliorata.
            [one] In questa missione si porta solo 1 arma migliorata.
           *[other] In questa missione si portano solo { $n } armi migliorate.
        }
    }
defenders-campaign-store-nobody = Nessuno dei vostri agenti può prenderla.
defenders-campaign-carried = Va con { $who }
defenders-campaign-take = Porta con te
defenders-campaign-take-title = Chi prende { $weapon }?
defenders-campaign-in-place = al posto di { $old }
defenders-campaign-taken = { $who } porta con sé { $weapon }.
defenders-campaign-new = Nuova
defenders-campaign-devices =
    { $n ->
        [0] Nessuno in questa missione.
        [one] In questa missione ogni agente ne sceglie 1 tra quelli per la sua classe.
       *[other] In questa missione ogni agente ne sceglie { $n } tra quelli per la sua classe.
    }
defenders-campaign-home = A casa

## The end of a mission

defenders-campaign-ended =
    { $how ->
        [accomplished] Missione compiuta
        [partly] Missione compiuta in parte
       *[failed] Missione fallita
    }
defenders-campaign-promoted = Promosso: { $grade }
defenders-campaign-remains = Grado { $grade }
defenders-campaign-died = Non è tornato; ci sarà di nuovo alla prossima missione
defenders-campaign-found = Armi trovate
defenders-campaign-found-none = Nessuna.
defenders-campaign-to-map = Alla mappa operativa

## The log and the end

defenders-campaign-log-note = Come è finita ogni missione, chi è andato e che cosa è stato raccontato.
defenders-campaign-log-unsaved = Ciò che vi è stato raccontato non è stato salvato con la campagna.
defenders-campaign-rules = Che cosa vale in questa campagna
    .tab = Regole
defenders-campaign-record = Stato di servizio
defenders-campaign-served =
    { $missions ->
        [one] 1 missione
       *[other] { $missions } missioni
    }{ $deaths ->
        [0] {""}
        [one] , una volta non è tornato
       *[other] , { $deaths } volte non è tornato
    }
defenders-campaign-statistics = In cifre
defenders-campaign-figure =
    { $what ->
        [missions] Missioni
        [rounds] Round
        [accomplished] Compiute
        [partly] In parte
        [failed] Fallite
        [promotions] Promozioni
        [deaths] Agenti non tornati
       *[weapons] Armi al quartier generale
    }
defenders-campaign-over =
    { $how ->
        [accomplished] { $team } ha tenuto la linea
        [partly] { $team } ce l’ha fatta
       *[failed] { $team } ha perso
    }
defenders-campaign-hall-text = Le campagne finite dei vostri tavoli e di quelli che avete guardato: prima chi è arrivato più lontano e, a parità, chi ha avuto bisogno di meno missioni.

## A new campaign

defenders-campaign-new-text = Una squadra per tutte le missioni, con gradi e armi che restano. È tutto pronto; cambiate ciò che volete.
defenders-campaign-new-swap = Tra una missione e l’altra ogni posto può mandare un altro agente.
defenders-campaign-new-lacks =
    { $what ->
        [campaign] Scegliete una campagna.
       *[name] Date un nome alla squadra.
    }
defenders-campaign-length = { $n } missioni, alcune solo a seconda della strada
defenders-campaign-team-name =
    { $n ->
        [1] Linea notturna
        [2] Sezione Nove
        [3] La guardia fredda
        [4] Tuono secco
        [5] Tavolo Quattro
        [6] L’ultimo turno
        [7] Compagnia del lago salato
       *[8] Ultima frequenza
    }
