# Campagne: le scene tra una missione e l’altra, una nuova campagna, la collezione.

## Orientarsi

alliance-campaign-scene =
    { $scene ->
        [map] Mappa stellare
        [armory] Armeria
        [training] Addestramento
        [inventory] Inventario
       *[log] Diario
    }
alliance-campaign-badge =
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
alliance-campaign-credits = Crediti
alliance-campaign-heroes = Eroi
alliance-campaign-back = Torna alla mappa stellare
alliance-campaign-not-now = Ora non è possibile
alliance-campaign-cancel = Annulla
alliance-campaign-continue = Continua
alliance-campaign-undo-map = Torna all’arrivo sulla mappa stellare
alliance-campaign-help-arrows = Da una stella all’altra sulla mappa

## Mappa stellare

alliance-campaign-chart = Mappa
alliance-campaign-here = La squadra è qui
alliance-campaign-mark =
    { $kind ->
        [story] Missione della storia: { $name }, { $place }
        [side] Missione secondaria: { $name }, { $place }
        [finale] Finale: { $name }, { $place }
       *[encounter] Incontro: { $name }, { $place }
    }
alliance-campaign-mission-kind =
    { $kind ->
        [side] Missione secondaria
        [finale] Finale
        [tutorial] Tutorial
       *[story] Missione della storia
    }
alliance-campaign-no-missions = Nessuna missione disponibile.
alliance-campaign-encounters = Incontri
alliance-campaign-no-encounters = Là fuori nessuno vi aspetta.
alliance-campaign-encounters-leave = Spariscono quando inizia la prossima missione della storia.

## Rapporto di missione

alliance-campaign-ally = Chi viene con voi?
alliance-campaign-no-ally = Nessuno
    .text = Solo gli eroi
alliance-campaign-deployments =
    { $n ->
        [0] Nessuno schieramento rimasto
        [one] 1 schieramento rimasto
       *[other] { $n } schieramenti rimasti
    }
alliance-campaign-equipment = Chi ha che cosa
alliance-campaign-change = Distribuisci
alliance-campaign-holds-nothing = Niente
alliance-campaign-map-preview = Che cosa vedete all’arrivo
alliance-campaign-medpacs = Medpac
alliance-campaign-hurt = Danni all’inizio
alliance-campaign-difficulty =
    { $level ->
        [hard] Nemici più numerosi e meglio addestrati, per { $n } eroi.
       *[other] Nemici in forza normale, per { $n } eroi.
    }
alliance-campaign-check = Prima di partire
alliance-campaign-check-unarmed = Senza arma: { $who }.
alliance-campaign-check-idle =
    { $n ->
        [one] In mano a nessuno: { $cards }.
       *[other] In mano a nessuno: { $cards }.
    }
alliance-campaign-check-encounters =
    { $n ->
        [one] Iniziando si perde l’incontro ancora aperto.
       *[other] Iniziando si perdono i { $n } incontri ancora aperti.
    }
alliance-campaign-check-good = Tutti sono pronti.
alliance-campaign-distribute = Distribuisci ora
alliance-campaign-train-now = Addestra ora
alliance-campaign-start-mission = Inizia la missione
alliance-campaign-start-closed = Ora non si può iniziare.
alliance-campaign-leave-title = Rinunciare agli incontri?
alliance-campaign-leave-text =
    { $n ->
        [one] Una missione della storia fa avanzare la campagna. Questo incontro sarà perso per sempre:
       *[other] Una missione della storia fa avanzare la campagna. Questi incontri saranno persi per sempre:
    }
alliance-campaign-leave-stay = Resta qui
alliance-campaign-leave-go = Inizia comunque

## Incontri

alliance-campaign-encounter = Incontro
alliance-campaign-meet = Andate
alliance-campaign-encounter-rule = Tutti gli eroi sono presenti, uno accanto all’altro, e possono usare le loro carte. Poi tutti si riprendono.
alliance-campaign-encounter-over = L’incontro è finito
alliance-campaign-encounter-rest = Tutti si sono ripresi e tutte le carte sono pronte.
alliance-campaign-encounter-fame = { $n } di fama per l’incontro stesso.
alliance-campaign-who = Quale eroe?
alliance-campaign-who-tests = Chi fa la prova di { $attribute }?
alliance-campaign-how-many = { $who }, prova di { $attribute }: quanti successi?
alliance-campaign-chance = { $chance }% di ottenere almeno un successo
alliance-campaign-tested = { $who }: { $attribute }
alliance-campaign-successes =
    { $n ->
        [0] nessun successo
        [one] 1 successo
       *[other] { $n } successi
    }
alliance-campaign-option-closed =
    { $what ->
        [credits] Non è aperto a voi: servono { $n } crediti.
        [fame] Non è aperto a voi: servono { $n } di fama.
        [item] Non è aperto a voi: nessuno di voi ha { $name }.
        [hero] Non è aperto a voi: { $name } non è con voi.
        [ally] Non è aperto a voi: { $name } non è tra i vostri alleati.
        [mission] Non è aperto a voi, per come stanno le cose sulla mappa.
        [party] Non è aperto a una squadra come la vostra o a questo livello.
       *[story] Non è aperto a voi: qualcosa, prima nella storia, sarebbe dovuto andare diversamente.
    }

## Che cosa è stato guadagnato

alliance-campaign-gain-credits =
    { $n ->
        [one] { $written } credito
       *[other] { $written } crediti
    }
alliance-campaign-gain-fame = { $written } di fama
alliance-campaign-gain-ally =
    { $n ->
        [one] Nuovo alleato: { $ally }, 1 schieramento
       *[other] Nuovo alleato: { $ally }, { $n } schieramenti
    }
alliance-campaign-gain-medpacs =
    { $n ->
        [one] { $written } medpac per la prossima missione
       *[other] { $written } medpac per la prossima missione
    }
alliance-campaign-gain-hurt = Ogni eroe inizia la prossima missione con { $n } danni
alliance-campaign-lose = Perso: { $what }
alliance-campaign-rewards = Ricompense
alliance-campaign-rewards-none = Nulla guadagnato, nulla perso.
alliance-campaign-mission-won = Missione vinta
alliance-campaign-mission-lost = Missione persa
alliance-campaign-trainings = Addestramento
alliance-campaign-training-earned = { $who } può prendere una carta classe.
alliance-campaign-news-stock =
    { $n ->
        [one] L’armeria offre 1 carta.
       *[other] L’armeria offre { $n } carte.
    }
alliance-campaign-news-encounters =
    { $n ->
        [one] 1 incontro sulla mappa stellare.
       *[other] { $n } incontri sulla mappa stellare.
    }
alliance-campaign-to-map = Alla mappa stellare

## Armeria

alliance-campaign-armory-note = Armi e modifiche; la scelta cambia dopo ogni missione.
alliance-campaign-balance = Saldo
alliance-campaign-balance-after = Saldo dopo
alliance-campaign-stock = In vendita
alliance-campaign-stock-empty = Niente di questo tipo in vendita.
alliance-campaign-own = Ciò che avete
alliance-campaign-own-empty = Niente che si possa vendere.
alliance-campaign-start-locked = L’equipaggiamento iniziale degli eroi non si vende.
alliance-campaign-aisle = Mostra
alliance-campaign-aisle-name =
    { $aisle ->
        [melee] In mischia
        [ranged] A distanza
        [modification] Modifiche
       *[all] Tutto
    }
alliance-campaign-price = Prezzo in crediti
alliance-campaign-new = Nuovo
alliance-campaign-buy = Compra
alliance-campaign-buy-for =
    { $n ->
        [one] Compra per 1 credito
       *[other] Compra per { $n } crediti
    }
alliance-campaign-sell = Vendi
alliance-campaign-sell-for =
    { $n ->
        [one] Vendi per 1 credito
       *[other] Vendi per { $n } crediti
    }
alliance-campaign-bought = Acquisto: { $card }, { $price } crediti.
alliance-campaign-sold = Vendita: { $card }, { $price } crediti.
alliance-campaign-missing-credits =
    { $n ->
        [one] Manca 1 credito
       *[other] Mancano { $n } crediti
    }
alliance-campaign-held-by = In mano a: { $who }
alliance-campaign-compare = Confronta
alliance-campaign-instead = Al posto di { $card }
alliance-campaign-alike = Nessuna differenza nell’attacco
alliance-campaign-more = in più:
alliance-campaign-fewer = in meno:
alliance-campaign-bars =
    { $n ->
        [one] Posto per 1 modifica
       *[other] Posto per { $n } modifiche
    }
alliance-campaign-bars-change =
    { $n ->
        [one] { $written } modifica
       *[other] { $written } modifiche
    }
alliance-campaign-fits =
    { $n ->
        [one] Adatta, 1 posto libero
       *[other] Adatta, { $n } posti liberi
    }
alliance-campaign-fits-full = Adatta, ma nessun posto è libero
alliance-campaign-fits-not = Non adatta
alliance-campaign-no-weapon = Non ha armi
alliance-campaign-kind =
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

alliance-campaign-training-note = Dopo ogni missione ogni eroe ottiene una carta classe, quattro in tutto; la prima costa fino a 1 punto esperienza, la quarta fino a 4.
alliance-campaign-training-steps = Carte classe
alliance-campaign-training-now = fino a { $xp } PE, ora
alliance-campaign-training-later = più tardi
alliance-campaign-sheet = Capacità dell’eroe
alliance-campaign-xp =
    { $n ->
        [0] Oggetto iniziale
       *[other] { $n } PE
    }
alliance-campaign-train = Prendi
alliance-campaign-untrain = Restituisci
alliance-campaign-trained = Presa
alliance-campaign-standing =
    { $standing ->
        [start] L’eroe comincia con questa.
        [kept] Presa prima dell’ultima missione: resta.
        [dear] Troppo cara: ora al massimo { $xp } PE.
        [full] Quattro carte classe sono il massimo.
       *[waiting] Dopo la prossima missione.
    }

## Inventario

alliance-campaign-inventory-note = Scegli una carta, poi dove metterla. Oppure trascinala.
alliance-campaign-stash = Deposito
alliance-campaign-stash-empty = Tutto è in mano a qualcuno.
alliance-campaign-allies = Alleati
alliance-campaign-allies-none = Ancora nessuno si è unito a voi.
alliance-campaign-abilities = Capacità
alliance-campaign-shelf =
    { $shelf ->
        [weapon] Armi
        [armor] Armatura
       *[equipment] Equipaggiamento
    }
alliance-campaign-modifications = Modifiche di { $weapon }
alliance-campaign-slot-free = libero
alliance-campaign-bar-free = posto per una modifica
alliance-campaign-put-here = Metti qui
alliance-campaign-put = { $card }: { $to }.
alliance-campaign-under = { $who }, { $weapon }
alliance-campaign-where = Dove va { $card }?
alliance-campaign-fixed = resta all’eroe
alliance-campaign-why =
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

alliance-campaign-log-note = La storia fin qui.
alliance-campaign-fame-for = Per
alliance-campaign-fame-line =
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
alliance-campaign-fame-mission = Questa missione
alliance-campaign-fame-missions = Tutte le missioni
alliance-campaign-fame-besides = Incontri e gesta lungo la via
alliance-campaign-fame-total = In tutto
alliance-campaign-fame-now =
    { $n ->
       *[other] La squadra ha { $n } di fama.
    }
alliance-campaign-formula = Come si ottiene la fama
alliance-campaign-formula-line =
    { $what ->
        [won] Missione vinta
        [fast] Ogni round sotto il limite
        [optional] Ogni obiettivo facoltativo
        [group] Ogni gruppo nemico sconfitto
        [elite] In più per uno d’élite o unico
        [unhurt] Ogni eroe non ferito alla fine
       *[encounter] Ogni incontro
    }
alliance-campaign-formula-note = Le missioni possono premiare anche gesta eroiche. La fama decide la qualità delle ricompense ed è il punteggio finale.

## Epilogo

alliance-campaign-over-won = { $team } ce l’ha fatta
alliance-campaign-over-lost = { $team } ha fallito
alliance-campaign-hall-text = Le campagne finite dei tuoi tavoli e di quelli che hai seguito. La fama alla fine è il punteggio.
alliance-campaign-hall-rules = Le regole sulla fama

## Una nuova campagna

alliance-campaign-at-map = Sulla mappa stellare
alliance-campaign-new-text = Tutto è pronto per una persona con due eroi. Cambia quello che vuoi.
alliance-campaign-length =
    { $encounters ->
        [0] { $missions } missioni
       *[other] { $missions } missioni possibili, { $encounters } incontri
    }
alliance-campaign-new-heroes = Gli eroi
alliance-campaign-new-solo = Da due a quattro. Chi gioca da solo ne prende almeno due.
alliance-campaign-endurance = Tenacia
alliance-campaign-starts-with = Comincia con: { $card }
alliance-campaign-team-name =
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
alliance-campaign-new-normal = Nemici in forza normale.
alliance-campaign-new-hard = Più nemici, alcuni meglio addestrati, e meno tempo.
alliance-campaign-new-mode = Dove giocate
alliance-campaign-mode =
    { $mode ->
        [companion] Con il gioco in scatola
       *[table] Sullo schermo
    }
alliance-campaign-new-table = Mappa, miniature, dadi e regole sono tutti sullo schermo.
alliance-campaign-new-companion = Giocate sul vostro tavolo; lo schermo racconta, guida il nemico e tiene i conti.
alliance-campaign-new-lacks =
    { $what ->
        [campaign] Scegli una campagna.
        [heroes] Scegli almeno due eroi.
       *[name] Dai un nome alla squadra.
    }
alliance-campaign-collection = Collezione
    .hint = Nemici e alleati che esistono solo in confezioni che non avete restano lontani.
alliance-campaign-pack-core = Scatola base
    .hint = Sempre presente.
alliance-campaign-pack =
    { $pack ->
        [luke_skywalker] Confezione Luke Skywalker
        [luke_jedi_knight] Confezione Luke Skywalker, Cavaliere Jedi
       *[darth_vader] Confezione Darth Vader
    }
alliance-campaign-pack-hint =
    { $pack ->
        [luke_skywalker] Un alleato dei ribelli: la miniatura al posto del segnalino della scatola base.
        [luke_jedi_knight] Un alleato dei ribelli.
       *[darth_vader] Un cattivo al servizio dell’Impero: la miniatura al posto del segnalino della scatola base.
    }
