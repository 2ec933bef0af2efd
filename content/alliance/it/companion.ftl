# Accanto a un tavolo vero: le persone riferiscono ciò che vi accade; Sortie dice che cosa preparare e che cosa fa il nemico.

companion-banner =
    Round { $round } · { $n ->
        [0] tutti gli eroi si sono attivati
       *[other] ancora da attivare: { $heroes }
    } · { $groups ->
        [0] nessun gruppo da attivare
        [one] 1 gruppo da attivare
       *[other] { $groups } gruppi da attivare
    }
companion-banner-short =
    Round { $round } · mancano { $heroes ->
        [0] nessun eroe
        [one] 1 eroe
       *[other] { $heroes } eroi
    } e { $groups ->
        [0] nessun gruppo
        [one] 1 gruppo
       *[other] { $groups } gruppi
    }
companion-setup = Preparate la missione
companion-team = Squadra
companion-enemies = Nemici
companion-board-hint = La mappa come si trova sul vostro tavolo. Le frecce la percorrono; Invio apre ciò che si trova su una casella.

## Eroi e gruppi

companion-turn =
    { $turn ->
        [done] Si è attivato
        [gone] Si è ritirato
        [locked] Attivazione bonus in attesa
        [bonus] Attivazione bonus da fare
       *[ready] { $left ->
            [one] Da attivare
           *[other] Da attivare, { $left } attivazioni
        }
    }
companion-tap = Toccate chi ha concluso o è stato sconfitto.
companion-finished = Attivazione conclusa
companion-spent = Non resta nulla da fare in questo round.
companion-locked = L’attivazione bonus aspetta che tutti gli altri eroi si siano attivati.
companion-wounded = Ferito
companion-withdraws = Si ritira
companion-wounded-short = è ferito
companion-withdraws-short = si ritira
companion-defeated = Gruppo sconfitto
companion-defeated-short = sconfitto
companion-sheet = Scheda e carte
companion-side = Lato della scheda
companion-side-of =
    { $side ->
        [wounded] Lato ferito
       *[healthy] Lato sano
    }
companion-endurance = Resistenza
companion-info = Info
companion-ally =
    { $n ->
        [one] 1 figura
       *[other] { $n } figure
    }, { $state ->
        [ready] può agire al posto di un eroe
       *[done] si è attivato
    }
companion-bonus-health = { $n } di salute bonus
companion-group =
    { $n ->
        [one] 1 figura
       *[other] { $n } figure
    }, { $rank ->
        [elite] élite
       *[regular] normale
    }
companion-group-state =
    { $state ->
        [ready] Da attivare
        [acting] Sta agendo
       *[done] Si è attivato
    }
companion-no-enemies = Nessun gruppo nemico sulla mappa.
companion-colour = I vostri adesivi hanno un altro colore?
companion-again = Rivedete l’ultima attivazione
companion-again-text = Nel caso una figura sia stata dimenticata. Il gruppo non si attiva una seconda volta.

## Segnalazioni

companion-report = Segnalate
companion-all-in = Tutti gli eroi sono qui: { $region }
companion-brought = { $object } è qui: { $region }
companion-entered = Qualcuno è qui: { $region }. Chi?
companion-who = Chi?
companion-who-did = { $action }: chi è stato?
companion-why =
    { $why ->
        [carried] Qualcuno lo trasporta.
        [locked] È bloccato. Lo apre qualcos’altro.
        [turn] Prima rispondete a ciò che viene chiesto.
       *[done] Qui al momento non c’è nulla da fare.
    }
companion-medpacs =
    { $n ->
        [0] Nessun medpac
        [one] Usate un medpac, ne resta 1
       *[other] Usate un medpac, ne restano { $n }
    }
companion-use-medpac = Usate un medpac
companion-no = No
companion-ask-wounded = Eroe ferito: { $name }?
companion-ask-wounded-text = Scartate tutti i suoi danni e girate la scheda. L’affaticamento oltre la nuova resistenza si perde, e ciò che l’eroe trasportava cade a terra.
companion-ask-withdraws = { $name } si ritira?
companion-ask-withdraws-text = Un eroe ferito che viene sconfitto di nuovo lascia la mappa e non torna in questa missione.
companion-ask-defeated = { $group }: l’ultima figura è sconfitta?
companion-ask-defeated-text = Il gruppo lascia il riquadro, e la missione può reagire.
companion-ask-medpac = Usare un medpac?
companion-ask-medpac-text = Chi lo usa riposando recupera 5 danni. Un alleato spende un’azione per farlo.
companion-stale =
    { $what ->
        [none] Qualcuno è stato più veloce. Il tuo tocco non conta: guarda di nuovo, poi scegli.
       *[other] Qualcuno è stato più veloce: { $what } Il tuo tocco non conta: guarda di nuovo, poi scegli.
    }

## Pagine

companion-do-this = Fate questo sul vostro tavolo
companion-order =
    { $order ->
        [reveal] Disponete nuove tessere
        [show] Disponete un segnalino
        [remove] Togliete un segnalino
        [open] Una porta si apre
        [unlock] Sbloccato
        [deploy] Arrivano nemici
        [reinforce] Rinforzi
        [withdraw] Un gruppo se ne va
        [ready] Un gruppo è di nuovo pronto
        [join] Un alleato si unisce a voi
        [clear_map] Sgomberate il tavolo
        [place_heroes] Disponete gli eroi
        [harm] Danni
        [heal] Recupero
        [supply] Carte rifornimento
        [item] Un oggetto
        [lose_item] Un oggetto va perduto
        [power] Segnalini potenza
       *[other] La missione dice
    }
companion-clear = Togliete dal tavolo tutte le tessere, i segnalini e le figure. Gli eroi tengono danni, affaticamento, condizioni e carte; i nemici che tornano saranno indicati più avanti. Le prossime pagine dispongono la nuova mappa.
companion-tidy = Sul vostro tavolo: gli eroi scartano danni, affaticamento e condizioni e rigirano le schede, tutte le carte vengono ripristinate e le carte rifornimento tornano nel loro mazzo.
companion-placed = Fatto, avanti
companion-tiles =
    { $n ->
        [one] 1 tessera
       *[other] { $n } tessere, una dopo l’altra
    }
companion-tile = Tessera { $number }, lato { $side }
companion-joins =
    { $side ->
        [north] a nord della tessera { $face }
        [south] a sud della tessera { $face }
        [west] a ovest della tessera { $face }
       *[east] a est della tessera { $face }
    }
companion-first-tile = disponete prima questa
companion-tokens =
    { $n ->
        [one] 1 porta o segnalino
       *[other] { $n } porte e segnalini
    }
companion-as-group = Tutte il più vicino possibile alla casella illuminata.
companion-each-space = Una figura su ogni casella illuminata, o il più vicino possibile.
companion-test = Test di { $attribute }
companion-roll = Tirate i dadi sul vostro tavolo e inserite i successi.
companion-successes = Successi
companion-others = Risponde qualcuno al tavolo.

## La finestra di attivazione

companion-window = Attivazione
companion-window-said = Attivazione: { $group }. La carta dice che cosa fa ogni figura.
companion-each = Una figura dopo l’altra: ognuna legge la lista dall’alto in basso e salta ciò che non può fare.
companion-bonus = Effetto bonus
companion-surges = Priorità degli impulsi
companion-no-surges = Nulla in cui spendere impulsi.
companion-reminders = Promemoria
companion-two-actions = Ogni figura ha al massimo due azioni: una per ogni icona.
companion-one-attack = Un’azione di attacco per figura, salvo che un’abilità ne conceda di più.
companion-imperial-rule = Se ci sono più modi, scegliete quello peggiore per voi.
companion-ignored = Ignorate, perché lasciano una scelta al proprietario: { $abilities }.
companion-meanwhile = Nel frattempo
companion-meanwhile-phone = Qualcuno ferito o sconfitto?
companion-map = Guardate la mappa
companion-back = Tornate a { $group }
companion-done = Fatto
companion-help-on = Avanti

## Un telefono per un eroe

companion-whole = Tutto il tavolo
companion-own = Solo il mio eroe
companion-only-here = Contato solo su questo telefono. Nessun altro lo vede.
companion-count =
    { $what ->
        [strain] Affaticamento
       *[damage] Danni
    }
companion-more =
    { $what ->
        [strain] Un affaticamento in più
       *[damage] Un danno in più
    }
companion-less =
    { $what ->
        [strain] Un affaticamento in meno
       *[damage] Un danno in meno
    }
companion-tab-report = Segnalate
companion-tab-now = Ora
companion-interact = Interagite
companion-phone-window = Il nemico agisce. Guardate il tablet.
companion-phone-page = La missione ha qualcosa da dire.

## A new table

companion-new-mode = Dove giocate
companion-new =
    { $mode ->
        [companion] Con il gioco in scatola
       *[table] Sullo schermo
    }
companion-new-box = Tessere, figure, dadi e danni sono sul vostro tavolo. Lo schermo dice che cosa preparare, che cosa accade e che cosa fa il nemico; basta un tablet, e si possono aggiungere telefoni.
companion-new-screen = Lo schermo è il tavolo: muove le figure e tira i dadi.
