# Campagne: le scene tra una missione e l’altra, una nuova campagna, la collezione.

## Orientarsi

campaign-scenes = Schermate della campagna
campaign-scene =
    { $scene ->
        [map] Mappa stellare
        [armory] Armeria
        [training] Addestramento
        [inventory] Inventario
       *[log] Diario
    }
campaign-badge =
    { $scene ->
        [armory] { $n ->
            [one] 1 nuova carta in vendita
           *[other] { $n } nuove carte in vendita
        }
        [training] { $n ->
            [one] 1 addestramento in attesa
           *[other] { $n } addestramenti in attesa
        }
        [inventory] { $n ->
            [one] 1 oggetto in mano a nessuno
           *[other] { $n } oggetti in mano a nessuno
        }
       *[other] { $n ->
            [one] 1 messaggio non letto
           *[other] { $n } messaggi non letti
        }
    }
campaign-waiting = Da fare
campaign-credits = Crediti
campaign-fame = Fama
campaign-heroes = Eroi
campaign-back = Torna alla mappa stellare
campaign-not-mine = Ora qui decidono altri. Puoi guardare tutto.
campaign-not-now = Ora non è possibile
campaign-cancel = Annulla
campaign-continue = Continua
campaign-undo-map = Torna all’arrivo sulla mappa stellare
campaign-help-arrows = Da una stella all’altra sulla mappa

## Mappa stellare

campaign-chart = Mappa
campaign-here = La squadra è qui
campaign-mark =
    { $kind ->
        [story] Missione della storia: { $name }, { $place }
        [side] Missione secondaria: { $name }, { $place }
        [finale] Finale: { $name }, { $place }
       *[encounter] Incontro: { $name }, { $place }
    }
campaign-missions = Missioni
campaign-mission-kind =
    { $kind ->
        [side] Missione secondaria
        [finale] Finale
        [tutorial] Tutorial
       *[story] Missione della storia
    }
campaign-no-missions = Nessuna missione disponibile.
campaign-encounters = Incontri
campaign-no-encounters = Là fuori nessuno vi aspetta.
campaign-encounters-leave = Spariscono quando inizia la prossima missione della storia.
campaign-played = Missioni finora
campaign-won = Vinta
campaign-lost = Persa

## Rapporto di missione

campaign-ally = Chi viene con voi?
campaign-no-ally = Nessuno
    .text = Solo gli eroi
campaign-deployments =
    { $n ->
        [0] Nessuno schieramento rimasto
        [one] 1 schieramento rimasto
       *[other] { $n } schieramenti rimasti
    }
campaign-equipment = Chi ha che cosa
campaign-change = Distribuisci
campaign-holds-nothing = Niente
campaign-map-preview = Che cosa vedete all’arrivo
campaign-medpacs = Medpac
campaign-hurt = Danni all’inizio
campaign-difficulty =
    { $level ->
        [hard] Nemici più numerosi e meglio addestrati, per { $n } eroi.
       *[other] Nemici in forza normale, per { $n } eroi.
    }
campaign-check = Prima di partire
campaign-check-unarmed = Senza arma: { $who }.
campaign-check-idle =
    { $n ->
        [one] In mano a nessuno: { $cards }.
       *[other] In mano a nessuno: { $cards }.
    }
campaign-check-encounters =
    { $n ->
        [one] Iniziando si perde l’incontro ancora aperto.
       *[other] Iniziando si perdono i { $n } incontri ancora aperti.
    }
campaign-check-good = Tutti sono pronti.
campaign-distribute = Distribuisci ora
campaign-train-now = Addestra ora
campaign-start-mission = Inizia la missione
campaign-start-closed = Ora non si può iniziare.
campaign-leave-title = Rinunciare agli incontri?
campaign-leave-text =
    { $n ->
        [one] Una missione della storia fa avanzare la campagna. Questo incontro sarà perso per sempre:
       *[other] Una missione della storia fa avanzare la campagna. Questi incontri saranno persi per sempre:
    }
campaign-leave-stay = Resta qui
campaign-leave-go = Inizia comunque

## Incontri

campaign-encounter = Incontro
campaign-meet = Andate
campaign-encounter-rule = Tutti gli eroi sono presenti, uno accanto all’altro, e possono usare le loro carte. Poi tutti si riprendono.
campaign-encounter-over = L’incontro è finito
campaign-encounter-rest = Tutti si sono ripresi e tutte le carte sono pronte.
campaign-encounter-fame = { $n } di fama per l’incontro stesso.
campaign-who = Quale eroe?
campaign-who-tests = Chi fa il test di { $attribute }?
campaign-how-many = { $who }, test di { $attribute }: quanti successi?
campaign-chance = { $chance }% di ottenere almeno un successo
campaign-tested = { $who }: { $attribute }
campaign-successes =
    { $n ->
        [0] nessun successo
        [one] 1 successo
       *[other] { $n } successi
    }
campaign-option-closed = Per voi non è possibile

## Che cosa è stato guadagnato

campaign-gain-credits =
    { $n ->
        [one] { $written } credito
       *[other] { $written } crediti
    }
campaign-gain-fame = { $written } di fama
campaign-gain-ally =
    { $n ->
        [one] Nuovo alleato: { $ally }, 1 schieramento
       *[other] Nuovo alleato: { $ally }, { $n } schieramenti
    }
campaign-gain-medpacs =
    { $n ->
        [one] { $written } medpac per la prossima missione
       *[other] { $written } medpac per la prossima missione
    }
campaign-gain-hurt = Ogni eroe inizia la prossima missione con { $n } danni
campaign-lose = Perso: { $what }
campaign-rewards = Ricompense
campaign-rewards-none = Nulla guadagnato, nulla perso.
campaign-mission-won = Missione vinta
campaign-mission-lost = Missione persa
campaign-rounds =
    { $n ->
        [one] 1 round
       *[other] { $n } round
    }
campaign-trainings = Addestramento
campaign-training-earned = { $who } può prendere una carta classe.
campaign-news-stock =
    { $n ->
        [one] L’armeria offre 1 carta.
       *[other] L’armeria offre { $n } carte.
    }
campaign-news-encounters =
    { $n ->
        [one] 1 incontro sulla mappa stellare.
       *[other] { $n } incontri sulla mappa stellare.
    }
campaign-to-map = Alla mappa stellare
campaign-to-epilogue = All’epilogo

## Armeria

campaign-armory-note = Armi e modifiche; la scelta cambia dopo ogni missione.
campaign-balance = Saldo
campaign-balance-after = Saldo dopo
campaign-stock = In vendita
campaign-stock-empty = Niente di questo tipo in vendita.
campaign-own = Ciò che avete
campaign-own-empty = Niente che si possa vendere.
campaign-start-locked = L’equipaggiamento iniziale degli eroi non si vende.
campaign-aisle = Mostra
campaign-aisle-name =
    { $aisle ->
        [melee] In mischia
        [ranged] A distanza
        [modification] Modifiche
       *[all] Tutto
    }
campaign-price = Prezzo in crediti
campaign-new = Nuovo
campaign-buy = Compra
campaign-buy-for =
    { $n ->
        [one] Compra per 1 credito
       *[other] Compra per { $n } crediti
    }
campaign-sell = Vendi
campaign-sell-for =
    { $n ->
        [one] Vendi per 1 credito
       *[other] Vendi per { $n } crediti
    }
campaign-bought = Acquisto: { $card }, { $price } crediti.
campaign-sold = Vendita: { $card }, { $price } crediti.
campaign-missing-credits =
    { $n ->
        [one] Manca 1 credito
       *[other] Mancano { $n } crediti
    }
campaign-held-by = In mano a: { $who }
campaign-compare = Confronta
campaign-instead = Al posto di { $card }
campaign-alike = Nessuna differenza nell’attacco
campaign-more = in più:
campaign-fewer = in meno:
campaign-bars =
    { $n ->
        [one] Posto per 1 modifica
       *[other] Posto per { $n } modifiche
    }
campaign-bars-change =
    { $n ->
        [one] { $written } modifica
       *[other] { $written } modifiche
    }
campaign-fits =
    { $n ->
        [one] Adatta, 1 posto libero
       *[other] Adatta, { $n } posti liberi
    }
campaign-fits-full = Adatta, ma nessun posto è libero
campaign-fits-not = Non adatta
campaign-no-weapon = Non ha armi
campaign-kind =
    { $kind ->
        [weapon] Arma
        [armor] Armatura
        [equipment] Equipaggiamento
        [modification] Modifica
        [class] Carta classe
        [reward] Ricompensa
       *[other] Carta
    }

## Addestramento

campaign-training-note = Dopo ogni missione ogni eroe ottiene una carta classe, quattro in tutto; la prima costa fino a 1 punto esperienza, la quarta fino a 4.
campaign-training-steps = Carte classe
campaign-training-now = fino a { $xp } PE, ora
campaign-training-later = più tardi
campaign-sheet = Abilità dell’eroe
campaign-xp =
    { $n ->
        [0] Oggetto iniziale
       *[other] { $n } PE
    }
campaign-train = Prendi
campaign-untrain = Restituisci
campaign-trained = Presa
campaign-standing =
    { $standing ->
        [start] L’eroe comincia con questa.
        [kept] Presa prima dell’ultima missione: resta.
        [dear] Troppo cara: ora al massimo { $xp } PE.
        [full] Quattro carte classe sono il massimo.
       *[waiting] Dopo la prossima missione.
    }

## Inventario

campaign-inventory-note = Scegli una carta, poi dove metterla. Oppure trascinala.
campaign-stash = Deposito
campaign-stash-empty = Tutto è in mano a qualcuno.
campaign-allies = Alleati
campaign-allies-none = Ancora nessuno si è unito a voi.
campaign-abilities = Abilità
campaign-shelf =
    { $shelf ->
        [weapon] Armi
        [armor] Armatura
       *[equipment] Equipaggiamento
    }
campaign-modifications = Modifiche di { $weapon }
campaign-slot-free = libero
campaign-bar-free = posto per una modifica
campaign-put-here = Metti qui
campaign-put = { $card }: { $to }.
campaign-under = { $who }, { $weapon }
campaign-where = Dove va { $card }?
campaign-fixed = resta all’eroe
campaign-why =
    { $why ->
        [here] È già qui
        [fixed] Resta al suo eroe
        [full] Nessun posto libero
        [needs-weapon] Va sotto un’arma
        [no-bars] Nessun posto libero
        [wrong-weapon] Non adatta
        [not-modification] Non è una modifica
       *[now] Ora non è possibile
    }

## Diario

campaign-log-note = La storia fin qui.
campaign-log-tabs = Capitoli
campaign-log-search = Cerca nel diario
campaign-log-empty = Ancora niente da raccontare.
campaign-log-nothing = Nessun messaggio qui cita «{ $query }».
campaign-special-rule = Regola speciale:
campaign-fame-for = Per
campaign-fame-line =
    { $what ->
        [won] Missione vinta
        [fast] { $times ->
            [one] 1 round sotto il limite
           *[other] { $times } round sotto il limite
        }
        [optional] { $times ->
            [one] 1 obiettivo facoltativo
           *[other] { $times } obiettivi facoltativi
        }
        [group] { $times ->
            [one] 1 gruppo nemico sconfitto
           *[other] { $times } gruppi nemici sconfitti
        }
        [elite] { $times ->
            [one] di cui 1 d’élite o unico
           *[other] di cui { $times } d’élite o unici
        }
        [unhurt] { $times ->
            [one] 1 eroe non ferito
           *[other] { $times } eroi non feriti
        }
       *[deed] Gesta eroiche
    }
campaign-fame-mission = Questa missione
campaign-fame-missions = Tutte le missioni
campaign-fame-besides = Incontri e gesta lungo la via
campaign-fame-total = In tutto
campaign-fame-now =
    { $n ->
       *[other] La squadra ha { $n } di fama.
    }
campaign-formula = Come si ottiene la fama
campaign-formula-line =
    { $what ->
        [won] Missione vinta
        [fast] Ogni round sotto il limite
        [optional] Ogni obiettivo facoltativo
        [group] Ogni gruppo nemico sconfitto
        [elite] In più per uno d’élite o unico
        [unhurt] Ogni eroe non ferito alla fine
       *[encounter] Ogni incontro
    }
campaign-formula-note = Le missioni possono premiare anche gesta eroiche. La fama decide la qualità delle ricompense ed è il punteggio finale.

## Epilogo

campaign-over-won = { $team } ce l’ha fatta
campaign-over-lost = { $team } ha fallito
campaign-score = Punteggio
campaign-read-log = Leggi il diario
campaign-hall = Albo d’onore
campaign-hall-text = Le campagne finite dei tuoi tavoli e di quelli che hai seguito. La fama alla fine è il punteggio.
campaign-hall-none = Nessuna tua campagna è ancora finita.
campaign-hall-place = Posto { $n }:
campaign-hall-rules = Le regole sulla fama

## Una nuova campagna

campaign-home = Campagne
campaign-open = Apri una campagna salvata
campaign-home-none = Una storia in più missioni, con una squadra, addestramento e armi migliori. Sempre salvata; si continua quando volete.
campaign-look = Guarda
campaign-at-map = Sulla mappa stellare
campaign-card-missions =
    { $n ->
        [0] ancora nessuna missione giocata
        [one] { $n } missione giocata
       *[other] { $n } missioni giocate
    }
campaign-resumed = Un file più vecchio: la campagna riprende dall’ultima sosta sulla mappa stellare.
campaign-new-title = Nuova campagna
campaign-new-text = Tutto è pronto per una persona con due eroi. Cambia quello che vuoi.
campaign-new-none = Questo server non ha campagne.
campaign-new-which = La campagna
campaign-length =
    { $encounters ->
        [0] { $missions } missioni
       *[other] { $missions } missioni possibili, { $encounters } incontri
    }
campaign-new-heroes = Gli eroi
campaign-new-solo = Da due a quattro. Chi gioca da solo ne prende almeno due.
campaign-endurance = Resistenza
campaign-starts-with = Comincia con: { $card }
campaign-new-seats = Chi gioca chi
campaign-new-team = La squadra
campaign-new-name = Nome della squadra
    .hint = Lo stemma nasce dal nome.
campaign-new-other-name = Un altro nome
campaign-team-name =
    { $n ->
        [1] Squadra Lanterna
        [2] La Guardia Notturna
        [3] Ala di Rame
        [4] Gli Improbabili
        [5] Compagnia Brace
        [6] Le Comete Randagie
        [7] Tuono Silenzioso
       *[8] L’Ultimo Segnale
    }
campaign-new-normal = Nemici in forza normale.
campaign-new-hard = Più nemici, alcuni meglio addestrati, e meno tempo.
campaign-new-mode = Dove giocate
campaign-mode =
    { $mode ->
        [companion] Con il gioco in scatola
       *[table] Sullo schermo
    }
campaign-new-table = Mappa, figure, dadi e regole sono tutti sullo schermo.
campaign-new-companion = Giocate sul vostro tavolo; lo schermo racconta, guida il nemico e tiene i conti.
campaign-new-lacks =
    { $what ->
        [campaign] Scegli una campagna.
        [heroes] Scegli almeno due eroi.
       *[name] Dai un nome alla squadra.
    }
campaign-collection = Collezione
    .hint = Nemici e alleati che esistono solo in confezioni che non avete restano lontani.
campaign-pack-core = Scatola base
    .hint = Sempre presente.
campaign-pack =
    { $pack ->
        [luke_skywalker] Confezione Luke Skywalker
        [luke_jedi_knight] Confezione Luke Skywalker, Cavaliere Jedi
       *[darth_vader] Confezione Darth Vader
    }
campaign-pack-hint =
    { $pack ->
        [luke_skywalker] Un alleato dei ribelli: la miniatura al posto del segnalino della scatola base.
        [luke_jedi_knight] Un alleato dei ribelli.
       *[darth_vader] Un cattivo al servizio dell’Impero: la miniatura al posto del segnalino della scatola base.
    }
