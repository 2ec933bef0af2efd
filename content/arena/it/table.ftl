# L’arena al tavolo: tabellone, carte, decisioni, cronaca.
# I testi in «Parole» fanno parte di altri e ne condividono i valori.

## Parole

arena-jedi =
    { $jedi ->
        [obi_wan] { arena-jedi-obi-wan.short }
        [anakin] { arena-jedi-anakin.short }
        [mace] { arena-jedi-mace.short }
       *[kit] { arena-jedi-kit.short }
    }
arena-other =
    { $other ->
        [obi_wan] { arena-jedi-obi-wan.short }
        [anakin] { arena-jedi-anakin.short }
        [mace] { arena-jedi-mace.short }
       *[kit] { arena-jedi-kit.short }
    }
arena-droid =
    { $kind ->
        [battle] { arena-droid-battle }
        [super] { arena-droid-super }
       *[droideka] { arena-droid-droideka }
    }
arena-plural =
    { $kind ->
        [battle] { arena-droid-battle.plural }
        [super] { arena-droid-super.plural }
        [any] droidi
       *[droideka] { arena-droid-droideka.plural }
    }
arena-droids =
    { $n ->
        [one] { $kind ->
            [battle] 1 { arena-droid-battle }
            [super] 1 { arena-droid-super }
            [any] 1 droide a scelta
           *[droideka] 1 { arena-droid-droideka }
        }
       *[other] { $kind ->
            [any] { $n } droidi a scelta
           *[other] { $n } { arena-plural }
        }
    }
arena-card-unknown = la carta

## Fasi

arena-phase-setup = Preparazione
arena-phase-threats = Nuove minacce
arena-phase-roll = Lancio dei dadi
arena-phase-refill = Riempire le zone
arena-phase-check = Verificare le minacce
arena-phase-rush =
    { $kind ->
        [battle] Assalto: { arena-droid-battle.plural }
        [super] Assalto: { arena-droid-super.plural }
       *[droideka] Assalto: { arena-droid-droideka.plural }
    }
arena-phase-victory = La cannoniera è qui
arena-track = Tracciato dei round
arena-round = Round { $round }

## Tabellone

arena-board = Arena
arena-board-hint = Le frecce portano da una casella all’altra, N e P tra quelle illuminate, Invio sceglie. Con ? vedi tutti i tasti.
arena-picture =
    { $round ->
        [0] L’arena durante la preparazione
       *[other] L’arena nel round { $round }
    }
arena-force = Forza
    .about = È di tutti voi. Un passo cambia un dado di 1; una minaccia non superata può costarne. Se scende a 0, perdete (44).
arena-force-of = { $force } su 10
arena-force-low = A 0 avete perso. L’ultimo passo non si può spendere.
arena-supplies = Scorte
    .about = I droidi che non sono nell’arena. Chi arriva viene da qui, chi cade torna qui. Se una delle tre scorte è vuota, perdete (40).
arena-supply = { $n } { arena-plural } nella scorta
arena-supply-low = Quasi vuota: a 0 avete perso
arena-piles = Pile e aiutanti
arena-areas = Zone
    .about = Le tessere coperte che indicano le zone. Un assalto ne scopre una e riempie di droidi quella zona dell’arena. Quando sono finite, si rimescolano (49, 51).
arena-areas-left = { $n } tessere zona ancora coperte
arena-r2d2-ready = R2-D2 pronto
arena-r2d2-spent = R2-D2 usato
arena-c3po-left = C-3PO × { $n }
arena-label-field = Zona { $area }, casella { $number }
arena-label-jedi = { arena-jedi }
arena-label-empty = vuota
arena-label-adjacent = accanto a { $jedi }
arena-label-can-start = puoi iniziare qui
arena-label-can-walk = puoi andare qui
arena-label-stand-here = sei qui
arena-label-can-strike = colpisci per { $cost }
arena-label-can-reach = raggiungi e colpisci per { $cost }
arena-label-can-push = spingilo via
arena-preview-left =
    { $left ->
        [0] Così il valore di combattimento è esaurito
       *[other] restano { $left } del valore di combattimento
    }

## Dadi e carte

arena-die = Dado con { $face }
arena-slot-filled = { $face }, c’è
arena-slot-open = { $face }, manca
arena-slot-spare = { $face }, non serve
arena-threat = Minaccia
arena-mega = Mega minaccia
arena-met = Sventata
arena-sum-over = Troppo
arena-cards-none = Nessuna minaccia sul tavolo.
arena-needs-dice = Richiede { $dice }
arena-needs-sum = Richiede esattamente la somma { $sum }
arena-penalty-mega = Se non è sventata, la partita è persa
arena-penalty-force = Perdete { $steps } di Forza
arena-penalty-droids = Riempie zone: { $areas }
arena-penalty-areas =
    { $n ->
        [one] { arena-droid }
       *[other] { $n } × { arena-droid }
    }
arena-fit-sum = Fa { $sum }, ancora { $left }
arena-fit-sum-exact = Fa esattamente { $sum }
arena-fit-sum-over = Fa { $sum }, troppo
arena-fit-one =
    { $left ->
        [one] Va bene, manca 1 dado
       *[other] Va bene, mancano { $left } dadi
    }
arena-fit-last = Sventa la minaccia
arena-fit-nothing = Non serve
arena-fit-met-already = Già sventata

## Plance abilità

arena-field-fight = Combatti con il dado più { $bonus }
arena-field-fight-exact = Solo con un { $exact }: combatti con { $exact } più { $bonus }
arena-field-force-scale = Genera Forza secondo il dado; da 1 a 6: { $scale }
arena-field-force-exact = Solo con un { $exact }: genera { $steps } di Forza
arena-field-push = Solo con un { $exact }: spingi via { $droids }, ovunque nell’arena
arena-effect-fight = Combatti con { $value }
arena-effect-force =
    { $steps ->
        [0] Niente Forza
       *[other] Genera { $steps } di Forza
    }
arena-effect-push = Spingi via { $droids }
arena-field-holds = usata, contiene un { $face }
arena-why-field-used = Usata in questo round
arena-why-field-exact = Richiede un { $exact }

## Squadra

arena-team-die = ha un { $face }
arena-team-dice-left =
    { $n ->
        [one] 1 dado ancora da lanciare in questo round
       *[other] { $n } dadi ancora da lanciare in questo round
    }

## Decisioni

arena-title-move = Tocca a te
arena-your-move = Tocca a te: { arena-jedi }
arena-wait-bots =
    { $n ->
        [one] Il bot di { $who } sta pensando
       *[other] I bot di { $who } stanno pensando
    }
arena-wait-people = Si aspetta { $who }
arena-wait-open = Manca ancora qualcuno: { $who }. Condividi il link.
arena-wait-seat = { arena-jedi } ({ $name })
arena-wait-scene = Arrivano droidi e minacce
arena-wait-board = Plancia di { arena-jedi }
arena-pick-seat = Quale dei tuoi Jedi agisce adesso?
arena-ask-start = Scegli da dove iniziare
arena-ask-start-others = Si scelgono le caselle di partenza
arena-ask-report = Che cosa mostra il tuo dado?
arena-ask-report-others = Si comunicano i dadi
arena-ask-place = Piazzate i dadi
arena-ask-place-die = Piazza il tuo { $face }
arena-ask-fight = { arena-jedi } combatte
arena-ask-push = { arena-jedi } usa la spinta
arena-ask-parley = C-3PO deve sventare a parole questa minaccia?
arena-start-how = Tocca una casella illuminata. Ognuno inizia accanto a un pilastro diverso.
arena-report-how = Lancia il tuo dado vero e tocca la faccia che mostra.
arena-report-face = Il mio dado mostra { $face }
arena-place-on-card = Su una minaccia
arena-place-on-board = Sulla tua plancia
arena-place-help = Il tuo dado è piazzato. Con la Forza puoi ancora cambiare quelli degli altri.
arena-dice-of-roll = Dadi di questo lancio
arena-die-mine = Il tuo dado
arena-force-up = Spendi 1 di Forza: aumenta di 1 il dado di { arena-jedi }
arena-force-down = Spendi 1 di Forza: diminuisci di 1 il dado di { arena-jedi }
arena-force-cost =
    { $force ->
        [0] Non c’è Forza per cambiare i dadi.
        [1] Forza 1: l’ultimo passo non si può spendere per i dadi.
       *[other] − e + cambiano un dado di 1, per 1 di Forza ciascuno; ne avete { $force }.
    }
arena-r2d2-flip = R2-D2 gira il dado di { arena-jedi } su { $face }
arena-fight-left = resto del valore di combattimento { $value }
arena-fight-how = Tocca una casella illuminata per andarci, tocca un droide per colpirlo. Camminare non costa nulla.
arena-fight-reach =
    { $here ->
        [0] { $far } a portata
       *[other] { $far ->
            [0] { $here } accanto a te
           *[other] { $here } accanto a te, altri { $far } a portata
        }
    }
arena-fight-none = Nessuno a portata
arena-fight-finish = Termina il combattimento
arena-fight-finish-there = Vai lì e termina
arena-droid-costs =
    { $kind ->
        [battle] Droide da battaglia, costa { $cost }
        [super] Super droide da battaglia, costa { $cost }
       *[droideka] Droideka, costa { $cost }
    }
arena-push-left =
    { $kind ->
        [any] { $n ->
            [one] Ancora un droide a scelta
           *[other] Ancora { $n } droidi a scelta
        }
        [battle] Ora: un droide da battaglia
        [super] Ora: un super droide da battaglia
       *[droideka] Ora: un droideka
    }
arena-push-stop = Fermati qui
arena-push-how =
    { $targets ->
        [one] Tocca il droide illuminato, ovunque sia.
       *[other] Tocca uno dei { $targets } droidi illuminati, ovunque sia.
    }
arena-parley-how =
    { $n ->
        [one] È la sua ultima tessera. Tutto ciò che la carta farebbe viene annullato.
       *[other] Gli restano { $n } tessere. Tutto ciò che la carta farebbe viene annullato.
    }
arena-parley-yes = Lascialo parlare
arena-parley-no = Lascia che accada
arena-why-start = Puoi iniziare solo accanto a un pilastro che nessuno ha preso.
arena-why-no-way = Non c’è una via libera fino a questa casella.
arena-why-no-way-to-droid = Accanto a questo droide non c’è una casella libera che puoi raggiungere.
arena-why-too-strong = Troppo forte: costa { $cost }, ti resta { $left }
arena-why-push-droid = Qui non c’è nessun droide.
arena-why-push-kind =
    { $kind ->
        [battle] Ora si possono spingere solo droidi da battaglia.
        [super] Ora si possono spingere solo super droidi da battaglia.
       *[droideka] Ora si possono spingere solo droideka.
    }
arena-why-no-die = Non c’è un dado da cambiare.
arena-why-six = Il dado mostra già un 6.
arena-why-one = Il dado mostra già un 1.
arena-why-last-force = L’ultimo passo di Forza non si può spendere.
arena-why-not-now = Ora non è possibile

## La fine

arena-result-rating = Grado
arena-rating =
    { $rating ->
        [youngling] Iniziato
        [padawan] Padawan
        [knight] Cavaliere Jedi
       *[master] Maestro Jedi
    }
arena-result-round =
    { $round ->
        [0] È finita durante la preparazione.
       *[other] È finita nel round { $round } di 5.
    }

## Cronaca

arena-log-topic =
    { $topic ->
        [moves] Mosse e combattimenti
        [droids] Droidi
        [threats] Minacce
        [force] Forza
       *[flow] Round e fasi
    }
arena-story-started = { arena-jedi } inizia nella zona { $area }, casella { $number }.
arena-story-threats-revealed = Nuove minacce: { $cards }. Mega minaccia: { $mega }.
arena-story-rolled = { arena-jedi } ottiene un { $face }.
arena-story-reported = { arena-jedi } dichiara un { $face }.
arena-story-rolled-all = Il lancio: { $dice }.
arena-story-die = { arena-jedi } { $face }
arena-story-force-spent =
    { $own ->
        [yes] { arena-jedi } spende 1 di Forza e porta il dado a { $face }; Forza { $force }.
       *[no] { arena-jedi } spende 1 di Forza e porta il dado di { arena-other } a { $face }; Forza { $force }.
    }
arena-story-flipped = { arena-jedi } chiama R2-D2, che gira il dado di { arena-other } su { $face }.
arena-story-placed-on-card = { arena-jedi } mette un { $face } su { $card }.
arena-story-placed-on-board = { arena-jedi } mette un { $face } sulla plancia abilità.
arena-story-fight-began = { arena-jedi } combatte con { $value }.
arena-story-walked = { arena-jedi } va nella zona { $area }, casella { $number }.
arena-story-struck =
    { $kind ->
        [battle] { arena-jedi } sconfigge un droide da battaglia nella zona { $area }; resta { $left }.
        [super] { arena-jedi } sconfigge un super droide da battaglia nella zona { $area }; resta { $left }.
       *[droideka] { arena-jedi } sconfigge un droideka nella zona { $area }; resta { $left }.
    }
arena-story-fight-ended =
    { $unused ->
        [0] { arena-jedi } termina il combattimento senza avanzi.
       *[other] { arena-jedi } termina il combattimento e rinuncia a { $unused }.
    }
arena-story-force-gained =
    { $steps ->
        [0] { arena-jedi } non genera Forza; resta a { $force }.
       *[other] { arena-jedi } genera { $steps } di Forza; ora è { $force }.
    }
arena-story-push-stopped =
    { $left ->
        [one] { arena-jedi } ferma la spinta: un droide può restare.
       *[other] { arena-jedi } ferma la spinta: { $left } droidi possono restare.
    }
arena-story-pushed =
    { $kind ->
        [battle] { arena-jedi } spinge via un droide da battaglia dalla zona { $area }.
        [super] { arena-jedi } spinge via un super droide da battaglia dalla zona { $area }.
       *[droideka] { arena-jedi } spinge via un droideka dalla zona { $area }.
    }
arena-story-area-drawn = { $cause }: arrivano { arena-plural } nella zona { $area }.
arena-story-area-filled =
    { $n ->
        [one] { $kind ->
            [battle] { $cause }: arriva 1 droide da battaglia nella zona { $area }.
            [super] { $cause }: arriva 1 super droide da battaglia nella zona { $area }.
           *[droideka] { $cause }: arriva 1 droideka nella zona { $area }.
        }
       *[other] { $cause }: arrivano { $n } { arena-plural } nella zona { $area }.
    }
arena-story-area-skipped = La zona { $area } è già occupata; si pesca un’altra tessera.
arena-story-reshuffled = Le { $tiles } tessere zona scartate vengono mescolate in una nuova pila.
arena-story-no-area-free = { $cause }: nessuna zona è libera, non arrivano { arena-plural }.
arena-story-droids-placed =
    { $n ->
        [one] { $kind ->
            [battle] 1 droide da battaglia nella zona { $area }.
            [super] 1 super droide da battaglia nella zona { $area }.
           *[droideka] 1 droideka nella zona { $area }.
        }
       *[other] { $n } { arena-plural } nella zona { $area }.
    }
arena-story-mega-met = La mega minaccia { $card } è sventata.
arena-story-mega-unmet = La mega minaccia { $card } non è sventata.
arena-story-threat-met = { $card }: minaccia sventata.
arena-story-threat-unmet = { $card }: minaccia non sventata.
arena-story-parleyed = C-3PO sventa a parole { $card }.
arena-story-force-lost = Forza persa: { $steps }; resta { $force }.
arena-story-round-cleared = Tutti i dadi tornano indietro; le carte del round escono dal gioco.
arena-story-victory =
    { $rating ->
        [youngling] La cannoniera atterra. Vincete come Iniziati; la scorta più piccola è { $smallest }.
        [padawan] La cannoniera atterra. Vincete come Padawan; la scorta più piccola è { $smallest }.
        [knight] La cannoniera atterra. Vincete come Cavalieri Jedi; la scorta più piccola è { $smallest }.
       *[master] La cannoniera atterra. Vincete come Maestri Jedi; la scorta più piccola è { $smallest }.
    }
arena-story-supply-empty =
    { $kind ->
        [battle] La scorta di droidi da battaglia è vuota. L’arena è persa.
        [super] La scorta di super droidi da battaglia è vuota. L’arena è persa.
       *[droideka] La scorta di droideka è vuota. L’arena è persa.
    }
arena-story-force-gone = La Forza è esaurita. L’arena è persa.
arena-story-mega-lost = La mega minaccia non è stata sventata. L’arena è persa.
arena-story-cause-setup = Preparazione
arena-story-cause-rush = Assalto
arena-story-cause-threat = { $card }

## Lo scopo

arena-aim-label = Scopo del gioco
arena-aim-win = Resistete per cinque round: quando la cannoniera atterra, avete vinto.
arena-aim-lose = Perdete subito se
arena-aim-supply = una delle tre scorte di droidi è vuota
arena-aim-force = la Forza scende a 0
arena-aim-mega = la mega minaccia non è superata quando viene controllata a fine round

## La fine, in cifre

arena-tally-droids = Droidi eliminati
arena-tally-fields = Caselle percorse
arena-tally-dice = Dadi sulle minacce
arena-tally-gained = Forza guadagnata
arena-tally-spent = Forza usata
