# L’arena al tavolo: tabellone, carte, decisioni, cronaca.
# I testi in «Parole» fanno parte di altri e ne condividono i valori.

## Parole

arena-jedi =
    { $jedi ->
        [obi_wan] { jedi-obi-wan.short }
        [anakin] { jedi-anakin.short }
        [mace] { jedi-mace.short }
       *[kit] { jedi-kit.short }
    }
arena-other =
    { $other ->
        [obi_wan] { jedi-obi-wan.short }
        [anakin] { jedi-anakin.short }
        [mace] { jedi-mace.short }
       *[kit] { jedi-kit.short }
    }
arena-droid =
    { $kind ->
        [battle] { droid-battle }
        [super] { droid-super }
       *[droideka] { droid-droideka }
    }
arena-plural =
    { $kind ->
        [battle] { droid-battle.plural }
        [super] { droid-super.plural }
        [any] droidi
       *[droideka] { droid-droideka.plural }
    }
arena-droids =
    { $n ->
        [one] { $kind ->
            [battle] 1 { droid-battle }
            [super] 1 { droid-super }
            [any] 1 droide a scelta
           *[droideka] 1 { droid-droideka }
        }
       *[other] { $kind ->
            [any] { $n } droidi a scelta
           *[other] { $n } { arena-plural }
        }
    }
arena-card-unknown = la carta

## Fasi

phase-setup = Preparazione
phase-threats = Nuove minacce
phase-roll = Lancio dei dadi
phase-refill = Riempire le zone
phase-check = Verificare le minacce
phase-rush =
    { $kind ->
        [battle] Assalto: { droid-battle.plural }
        [super] Assalto: { droid-super.plural }
       *[droideka] Assalto: { droid-droideka.plural }
    }
phase-victory = La cannoniera è qui
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
arena-force-of = { $force } su 10
arena-force-low = A 0 avete perso. L’ultimo passo non si può spendere.
arena-supplies = Scorte
arena-supply = { $n } { arena-plural } nella scorta
arena-supply-low = Quasi vuota: a 0 avete perso
arena-piles = Pile e aiutanti
arena-areas = Zone
arena-areas-left = { $n } tessere zona ancora coperte
arena-r2d2-ready = R2-D2 pronto
arena-r2d2-spent = R2-D2 usato
arena-c3po-left = C-3PO × { $n }
label-field = Zona { $area }, casella { $number }
label-jedi = { arena-jedi }
label-empty = vuota
label-adjacent = accanto a { $jedi }
label-can-start = puoi iniziare qui
label-can-walk = puoi andare qui
label-stand-here = sei qui
label-can-strike = colpisci per { $cost }
label-can-reach = raggiungi e colpisci per { $cost }
label-can-push = spingilo via

## Dadi e carte

arena-die = Dado con { $face }
arena-slot-filled = { $face }, c’è
arena-slot-open = { $face }, manca
arena-slot-spare = { $face }, non serve
arena-threat = Minaccia
arena-mega = Mega minaccia
arena-met = Sventata
arena-sum-over = Troppo
cards-none = Nessuna minaccia sul tavolo.
needs-dice = Richiede { $dice }
needs-sum = Richiede esattamente la somma { $sum }
penalty-mega = Se non è sventata, la partita è persa
penalty-force = Perdete { $steps } di Forza
penalty-droids = Riempie zone: { $areas }
penalty-areas =
    { $n ->
        [one] { arena-droid }
       *[other] { $n } × { arena-droid }
    }
fit-sum = Fa { $sum }, ancora { $left }
fit-sum-exact = Fa esattamente { $sum }
fit-sum-over = Fa { $sum }, troppo
fit-one =
    { $left ->
        [one] Va bene, manca 1 dado
       *[other] Va bene, mancano { $left } dadi
    }
fit-last = Sventa la minaccia
fit-nothing = Non serve
fit-met-already = Già sventata

## Plance abilità

field-fight = Combatti con il dado più { $bonus }
field-fight-exact = Solo con un { $exact }: combatti con { $exact } più { $bonus }
field-force-scale = Genera Forza secondo il dado; da 1 a 6: { $scale }
field-force-exact = Solo con un { $exact }: genera { $steps } di Forza
field-push = Solo con un { $exact }: spingi via { $droids }, ovunque nell’arena
effect-fight = Combatti con { $value }
effect-force =
    { $steps ->
        [0] Niente Forza
       *[other] Genera { $steps } di Forza
    }
effect-push = Spingi via { $droids }
arena-field-holds = usata, contiene un { $face }
why-field-used = Usata in questo round
why-field-exact = Richiede un { $exact }

## Squadra

seat-mine = Tu
seat-person = { $name }
seat-bot = Bot
seat-open = Posto libero
seat-away = · assente
team-die = ha un { $face }
team-dice-left =
    { $n ->
        [one] 1 dado ancora da lanciare in questo round
       *[other] { $n } dadi ancora da lanciare in questo round
    }

## Decisioni

arena-title-move = Tocca a te
your-move = Tocca a te: { arena-jedi }
wait-bots =
    { $n ->
        [one] Il bot di { $who } sta pensando
       *[other] I bot di { $who } stanno pensando
    }
wait-people = Si aspetta { $who }
wait-open = Manca ancora qualcuno: { $who }. Condividi il link.
wait-seat = { arena-jedi } ({ $name })
wait-scene = Arrivano droidi e minacce
wait-board = Plancia di { arena-jedi }
pick-seat = Quale dei tuoi Jedi agisce adesso?
ask-start = Scegli da dove iniziare
ask-start-others = Si scelgono le caselle di partenza
ask-report = Che cosa mostra il tuo dado?
ask-report-others = Si comunicano i dadi
ask-place = Piazzate i dadi
ask-place-die = Piazza il tuo { $face }
ask-fight = { arena-jedi } combatte
ask-push = { arena-jedi } usa la spinta
ask-parley = C-3PO deve sventare a parole questa minaccia?
start-how = Tocca una casella illuminata. Ognuno inizia accanto a un pilastro diverso.
report-how = Lancia il tuo dado vero e tocca la faccia che mostra.
report-face = Il mio dado mostra { $face }
place-on-card = Su una minaccia
place-on-board = Sulla tua plancia
place-help = Il tuo dado è piazzato. Con la Forza puoi ancora cambiare quelli degli altri.
dice-of-roll = Dadi di questo lancio
die-mine = Il tuo dado
force-up = Spendi 1 di Forza: aumenta di 1 il dado di { arena-jedi }
force-down = Spendi 1 di Forza: diminuisci di 1 il dado di { arena-jedi }
force-cost =
    { $force ->
        [0] Non c’è Forza per cambiare i dadi.
        [1] Forza 1: l’ultimo passo non si può spendere per i dadi.
       *[other] − e + cambiano un dado di 1, per 1 di Forza ciascuno; ne avete { $force }.
    }
r2d2-flip = R2-D2 gira il dado di { arena-jedi } su { $face }
fight-left = resto del valore di combattimento { $value }
fight-how = Tocca una casella illuminata per andarci, tocca un droide per colpirlo. Camminare non costa nulla.
fight-reach =
    { $here ->
        [0] { $far } a portata
       *[other] { $far ->
            [0] { $here } accanto a te
           *[other] { $here } accanto a te, altri { $far } a portata
        }
    }
fight-none = Nessuno a portata
fight-finish = Termina il combattimento
fight-finish-there = Vai lì e termina
arena-droid-costs =
    { $kind ->
        [battle] Droide da battaglia, costa { $cost }
        [super] Super droide da battaglia, costa { $cost }
       *[droideka] Droideka, costa { $cost }
    }
push-left =
    { $kind ->
        [any] { $n ->
            [one] Ancora un droide a scelta
           *[other] Ancora { $n } droidi a scelta
        }
        [battle] Ora: un droide da battaglia
        [super] Ora: un super droide da battaglia
       *[droideka] Ora: un droideka
    }
push-how =
    { $targets ->
        [one] Tocca il droide illuminato, ovunque sia.
       *[other] Tocca uno dei { $targets } droidi illuminati, ovunque sia.
    }
parley-how =
    { $n ->
        [one] È la sua ultima tessera. Tutto ciò che la carta farebbe viene annullato.
       *[other] Gli restano { $n } tessere. Tutto ciò che la carta farebbe viene annullato.
    }
parley-yes = Lascialo parlare
parley-no = Lascia che accada
why-start = Puoi iniziare solo accanto a un pilastro che nessuno ha preso.
why-no-way = Non c’è una via libera fino a questa casella.
why-no-way-to-droid = Accanto a questo droide non c’è una casella libera che puoi raggiungere.
why-too-strong = Troppo forte: costa { $cost }, ti resta { $left }
why-push-droid = Qui non c’è nessun droide.
why-push-kind =
    { $kind ->
        [battle] Ora si possono spingere solo droidi da battaglia.
        [super] Ora si possono spingere solo super droidi da battaglia.
       *[droideka] Ora si possono spingere solo droideka.
    }
why-no-die = Non c’è un dado da cambiare.
why-six = Il dado mostra già un 6.
why-one = Il dado mostra già un 1.
why-last-force = L’ultimo passo di Forza non si può spendere.
why-not-now = Ora non è possibile

## La fine

result-won = Vittoria
result-lost = Sconfitta
result-rating = Grado
rating =
    { $rating ->
        [youngling] Iniziato
        [padawan] Padawan
        [knight] Cavaliere Jedi
       *[master] Maestro Jedi
    }
result-round =
    { $round ->
        [0] È finita durante la preparazione.
       *[other] È finita nel round { $round } di 5.
    }
result-replay = Guarda il replay
result-branch = Prova un’altra strada
result-again = Nuova partita
result-home = Pagina iniziale

## Cronaca

log-topic =
    { $topic ->
        [moves] Mosse e combattimenti
        [droids] Droidi
        [threats] Minacce
        [force] Forza
       *[flow] Round e fasi
    }
story-started = { arena-jedi } inizia nella zona { $area }, casella { $number }.
story-threats-revealed = Nuove minacce: { $cards }. Mega minaccia: { $mega }.
story-rolled = { arena-jedi } ottiene un { $face }.
story-reported = { arena-jedi } dichiara un { $face }.
story-rolled-all = Il lancio: { $dice }.
story-die = { arena-jedi } { $face }
story-force-spent =
    { $own ->
        [yes] { arena-jedi } spende 1 di Forza e porta il dado a { $face }; Forza { $force }.
       *[no] { arena-jedi } spende 1 di Forza e porta il dado di { arena-other } a { $face }; Forza { $force }.
    }
story-flipped = { arena-jedi } chiama R2-D2, che gira il dado di { arena-other } su { $face }.
story-placed-on-card = { arena-jedi } mette un { $face } su { $card }.
story-placed-on-board = { arena-jedi } mette un { $face } sulla plancia abilità.
story-fight-began = { arena-jedi } combatte con { $value }.
story-walked = { arena-jedi } va nella zona { $area }, casella { $number }.
story-struck =
    { $kind ->
        [battle] { arena-jedi } sconfigge un droide da battaglia nella zona { $area }; resta { $left }.
        [super] { arena-jedi } sconfigge un super droide da battaglia nella zona { $area }; resta { $left }.
       *[droideka] { arena-jedi } sconfigge un droideka nella zona { $area }; resta { $left }.
    }
story-fight-ended =
    { $unused ->
        [0] { arena-jedi } termina il combattimento senza avanzi.
       *[other] { arena-jedi } termina il combattimento e rinuncia a { $unused }.
    }
story-force-gained =
    { $steps ->
        [0] { arena-jedi } non genera Forza; resta a { $force }.
       *[other] { arena-jedi } genera { $steps } di Forza; ora è { $force }.
    }
story-pushed =
    { $kind ->
        [battle] { arena-jedi } spinge via un droide da battaglia dalla zona { $area }.
        [super] { arena-jedi } spinge via un super droide da battaglia dalla zona { $area }.
       *[droideka] { arena-jedi } spinge via un droideka dalla zona { $area }.
    }
story-area-drawn = { $cause }: arrivano { arena-plural } nella zona { $area }.
story-area-filled =
    { $n ->
        [one] { $kind ->
            [battle] { $cause }: arriva 1 droide da battaglia nella zona { $area }.
            [super] { $cause }: arriva 1 super droide da battaglia nella zona { $area }.
           *[droideka] { $cause }: arriva 1 droideka nella zona { $area }.
        }
       *[other] { $cause }: arrivano { $n } { arena-plural } nella zona { $area }.
    }
story-area-skipped = La zona { $area } è già occupata; si pesca un’altra tessera.
story-reshuffled = Le { $tiles } tessere zona scartate vengono mescolate in una nuova pila.
story-no-area-free = { $cause }: nessuna zona è libera, non arrivano { arena-plural }.
story-droids-placed =
    { $n ->
        [one] { $kind ->
            [battle] 1 droide da battaglia nella zona { $area }.
            [super] 1 super droide da battaglia nella zona { $area }.
           *[droideka] 1 droideka nella zona { $area }.
        }
       *[other] { $n } { arena-plural } nella zona { $area }.
    }
story-mega-met = La mega minaccia { $card } è sventata.
story-mega-unmet = La mega minaccia { $card } non è sventata.
story-threat-met = { $card }: minaccia sventata.
story-threat-unmet = { $card }: minaccia non sventata.
story-parleyed = C-3PO sventa a parole { $card }.
story-force-lost = Forza persa: { $steps }; resta { $force }.
story-round-cleared = Tutti i dadi tornano indietro; le carte del round escono dal gioco.
story-victory =
    { $rating ->
        [youngling] La cannoniera atterra. Vincete come Iniziati; la scorta più piccola è { $smallest }.
        [padawan] La cannoniera atterra. Vincete come Padawan; la scorta più piccola è { $smallest }.
        [knight] La cannoniera atterra. Vincete come Cavalieri Jedi; la scorta più piccola è { $smallest }.
       *[master] La cannoniera atterra. Vincete come Maestri Jedi; la scorta più piccola è { $smallest }.
    }
story-supply-empty =
    { $kind ->
        [battle] La scorta di droidi da battaglia è vuota. L’arena è persa.
        [super] La scorta di super droidi da battaglia è vuota. L’arena è persa.
       *[droideka] La scorta di droideka è vuota. L’arena è persa.
    }
story-force-gone = La Forza è esaurita. L’arena è persa.
story-mega-lost = La mega minaccia non è stata sventata. L’arena è persa.
story-cause-setup = Preparazione
story-cause-rush = Assalto
story-cause-threat = { $card }
