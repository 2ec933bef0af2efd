# Il tavolo di Alleanza: tabellone, pannelli, decisioni.

alliance-said = { $text }
alliance-tab-enemies = Nemici
alliance-round = Round { $round } di { $last }
alliance-objective =
    { $n ->
        [0] Nessun nemico rimasto
        [one] Sconfiggete l’ultimo nemico
       *[other] Sconfiggete tutti i { $n } nemici
    }
alliance-undo-activation = Torna all’inizio di questa attivazione
alliance-topic =
    { $topic ->
        [story] Storia
        [move] Movimenti
        [attack] Attacchi
        [harm] Danni e recupero
        [card] Carte e capacità
        [thought] Ragioni del nemico
       *[flow] Round e attivazioni
    }

## Tabellone

alliance-board = Tabellone
alliance-board-hint = Le frecce passano da una casella all’altra, N e P tra quelle accese, Invio sceglie. Premi ? per tutti i tasti.
alliance-picture =
    { $round ->
        [0] Il tabellone durante la preparazione
       *[other] Il tabellone nel round { $round }
    }
alliance-crate = cassa
alliance-terminal = terminale
alliance-difficult = terreno difficile
alliance-blocking = terreno bloccante
alliance-open-door = Apri la porta
alliance-label-figure = { $name }
alliance-label-at = su { $at }
alliance-direction =
    { $direction ->
        [n] a nord
        [ne] a nord-est
        [e] a est
        [se] a sud-est
        [s] a sud
        [sw] a sud-ovest
        [w] a ovest
       *[nw] a nord-ovest
    }
alliance-label-where =
    { $spaces ->
        [one] 1 casella { alliance-direction }
       *[other] { $spaces } caselle { alliance-direction }
    }
# Before how far away something is and whether it is seen, when no hero acts: whose view that is.
alliance-label-from = visto da { $name }
alliance-label-sight = in linea di vista
alliance-label-no-sight = non in linea di vista
alliance-label-blocked =
    { $by ->
        [figure] non in linea di vista: { $name } è in mezzo
        [door] non in linea di vista: c’è una porta chiusa in mezzo
        [wall] non in linea di vista: c’è un muro in mezzo
       *[terrain] non in linea di vista: c’è terreno bloccante in mezzo
    }
alliance-label-health = { $left } di { $health } salute
alliance-label-strain = { $strain } di { $endurance } fatica
alliance-wounded = ferito
alliance-can-deploy = puoi iniziare qui
alliance-can-move = puoi andare qui
alliance-can-run = raggiungibile con un’azione di movimento
alliance-can-attack = puoi attaccare
alliance-can-pick = puoi scegliere questo
alliance-can-activate = puoi attivare
alliance-can-way = il nemico può finire qui
alliance-can-interact = puoi interagire

## Perché un tocco non fa nulla

alliance-why-deploy = Gli eroi iniziano sulle caselle cerchiate.
alliance-why-no-way = Fuori portata con i punti movimento che hai.
alliance-why-too-far = È troppo lontano. Scegli un’altra casella.
alliance-why-no-attack = Da qui non si può attaccare questa miniatura.
alliance-why-no-aim = Qui non è possibile. Scegli tra ciò che è acceso.
alliance-why-actions = Nessuna azione rimasta
alliance-why-stunned = Stordito
alliance-why-stunned-now = { $name } ha la condizione stordito: non può attaccare né lasciare la casella. Scartare stordito è un’azione.
alliance-why-nobody = Nessuno a portata o in vista

## Domande

alliance-ask-deploy = Da dove inizi?
alliance-ask-activate = Chi si attiva?
alliance-ask-turn = { $figure } agisce
alliance-ask-aim = { $ability }: scegli
alliance-ask-die = { $ability }: quale dado?
alliance-ask-convert = { $ability }: quanti simboli?
alliance-ask-moving =
    { $points ->
        [one] { $figure } può muovere di 1 casella
       *[other] { $figure } può muovere fino a { $points } caselle
    }
alliance-ask-striking = { $figure } attacca: chi?
alliance-ask-ordered = { $figure } può muovere o attaccare
alliance-ask-surges =
    { $left ->
        [one] Spendi 1 impulso
       *[other] Spendi { $left } impulsi
    }
alliance-ask-cleave =
    Incalzare { $damage }{ $by ->
        [surge] {" "}(impulso)
       *[keyword] {""}
    }: chi?{ $more ->
        [0] {""}
        [1] {" "}Poi ne segue un altro.
       *[other] {" "}Poi ne seguono altri { $more }.
    }
alliance-ask-same-target = { $ability }: quale nemico attaccano entrambi?
alliance-ask-first = { $ability }: per { $target } è lo stesso. Chi attacca per primo?
alliance-ask-report =
    { $pool ->
        [attack] Che cosa mostra il dado attacco?
        [defence] Che cosa mostra il dado difesa?
       *[test] Che cosa mostra il dado?
    }
alliance-ask-way = { $figure } potrebbe finire in più punti
alliance-ask-keep = La prossima carta rifornimento: tenerla in cima?
alliance-ask-share = { $figure } ha trovato una carta rifornimento: chi la prende?
alliance-ask-card = Quale carta rifornimento tieni?
alliance-ask-star-map = E adesso?
alliance-ask-companion = Che cosa è successo al tavolo?
alliance-ask-window = Il nemico agisce
alliance-ask-nothing = Niente da decidere
alliance-moment =
    { $when ->
        [activation_start] { $figure } inizia l’attivazione
        [activation_end] { $figure } termina l’attivazione
        [rested] { $figure } ha riposato
        [interacted] { $figure } ha interagito
        [enemy_activates] { $figure } si attiva
        [enemy_enters] { $figure } si avvicina
       *[supply_drawn] Si pesca una carta rifornimento
    }
alliance-moment-attack =
    { $when ->
        [declared] { $attacker } attacca { $target }. Usare una capacità prima di lanciare i dadi?
        [rolled] I dadi sono lanciati. Usare una capacità per cambiarli?
        [counted] I simboli sono contati. Usare una capacità prima di spendere gli impulsi?
       *[fought] L’attacco a { $target } è finito. Usare ora una capacità?
    }
# Sotto il pulsante che lascia passare il momento.
alliance-pass-next =
    { $when ->
        [declared] Poi si lanciano i dadi.
        [rolled] Poi si contano i simboli.
        [counted] Poi si spendono gli impulsi e si infliggono i danni.
       *[fought] L’attivazione continua.
    }
alliance-moment-after = { $ability } è stata usata: continuare?
alliance-moment-test =
    { $when ->
        [testing] Prima della prova: usare qualcosa?
       *[tested] I dadi della prova sono tirati. Usare qualcosa?
    }

## Risposte

alliance-actions = Azioni
alliance-actions-left =
    { $n ->
        [one] 1 azione rimasta
       *[other] { $n } azioni rimaste
    }
alliance-points = Movimento
alliance-strain = Fatica
alliance-health = Salute
alliance-speed = Velocità
alliance-defence = Difesa
alliance-figures = Miniature
alliance-attack = Attacca
alliance-attack-targets =
    { $n ->
        [one] 1 bersaglio
       *[other] { $n } bersagli
    }
alliance-attack-with = Attacca: { $weapon }
alliance-run = Muovi
alliance-run-text =
    { $n ->
        [one] 1 punto movimento
       *[other] { $n } punti movimento
    }
alliance-move-how = Tocca una casella accesa per andarci.
alliance-tap-space = Tocca una casella accesa.
alliance-deploy-how = Tocca una casella cerchiata per schierare la miniatura.
alliance-interact =
    { $thing ->
        [door] Apri la porta
        [crate] Apri la cassa
       *[terminal] Usa il terminale
    }
alliance-rest = Riposa
alliance-rest-text = Recupera fatica
alliance-rest-medpac = Riposa con un medpac
alliance-rest-medpac-text =
    { $n ->
        [one] 1 rimasto
       *[other] { $n } rimasti
    }
alliance-medpac = Usa un medpac
alliance-shake = Scarta: { $condition }
alliance-push-on = Stringi i denti
alliance-push-on-text = 1 fatica per 1 punto movimento
alliance-end = Termina l’attivazione
alliance-end-unspent = Restano ancora azioni o punti movimento
alliance-let-first = Prima: { $name } ({ $figure })
alliance-bleed-first = Subisci 1 Fatica dopo questa azione.
alliance-pass = Non ora
alliance-stay = Resta qui
alliance-keep = Tienila in cima
alliance-bury = Mettila sotto le altre
alliance-way-why = Le regole lasciano aperte più possibilità, tutte ugualmente brutte per voi: scegliete voi.
alliance-way-to = Verso { $place }
alliance-way-target = Contro { $figure }
alliance-report-how = Tocca la faccia uscita.
alliance-ability = Capacità
alliance-bonus = Effetto bonus
alliance-ally = Alleato

## Dadi e attacchi

alliance-die =
    { $die ->
        [blue] Dado blu
        [green] Dado verde
        [yellow] Dado giallo
        [red] Dado rosso
        [black] Dado nero
       *[white] Dado bianco
    }
alliance-die-face =
    { alliance-die }{ $accuracy ->
        [0] {""}
       *[other] , precisione { $accuracy }
    }{ $damage ->
        [0] {""}
       *[other] , danno { $damage }
    }{ $surges ->
        [0] {""}
       *[other] , impulso { $surges }
    }{ $blocks ->
        [0] {""}
       *[other] , blocco { $blocks }
    }{ $evades ->
        [0] {""}
       *[other] , elusione { $evades }
    }{ $dodge ->
        [yes] , schivata
       *[no] {""}
    }{ $blank ->
        [yes] , vuoto
       *[no] {""}
    }
alliance-take-die = Prendi questo dado
alliance-no-dice = nessun dado
alliance-distance =
    { $n ->
        [one] 1 casella
       *[other] { $n } caselle
    }
# Of somebody who can be chosen for damage that is certain: the health left then.
alliance-candidate-after =
    { $left ->
        [0] ne esce sconfitto
       *[other] poi ne restano { $left }
    }
alliance-odds = Raggiunge il bersaglio nel { $hit }% dei casi, lo danneggia nel { $damages }%, lo sconfigge nel { $defeat }%; in media { $expected } danni
alliance-odds-axis = Quanto è probabile ogni quantità di danni, in percentuale
alliance-odds-short = raggiunge { $hit }%, danneggia { $damages }%, { $expected } danni

## Before it is done

alliance-preview-action =
    { $left ->
        [0] Costa la tua ultima azione
        [1] Costa un’azione, ne resta una
       *[other] Costa un’azione, ne restano { $left }
    }
alliance-preview-points =
    { $points ->
        [0] Non resta nessun punto movimento
        [1] Resta 1 punto movimento
       *[other] Restano { $points } punti movimento
    }
alliance-preview-strain = { $strain } fatica
alliance-preview-target = { $name }: raggiunge { $reaches }%, danneggia { $damages }%, sconfigge { $defeats }%
alliance-preview-reaches = raggiunge
alliance-preview-damages = danneggia
alliance-preview-defeats = sconfigge
alliance-preview-more =
    { $n ->
        [1] e un altro bersaglio
       *[other] e altri { $n } bersagli
    }
alliance-preview-nobody = Da lì nessuno da attaccare
alliance-preview-no-action = Nessuna azione per attaccare da lì
alliance-preview-seen = Lì ti vede: { $names }
alliance-preview-unseen = Lì nessun nemico ti vede
alliance-preview-unknown = Che cosa ti aspetta lì non si sa.
alliance-sum-damage =
    { $n ->
        [0] Nessun danno
        [one] 1 danno
       *[other] { $n } danni
    }
alliance-sum-miss = Così manca
alliance-sum =
    { $ranged ->
        [ranged] Dadi: danno { $damage }, blocco { $blocks }, impulsi { $surges }, precisione { $accuracy } su { $distance }
       *[other] Dadi: danno { $damage }, blocco { $blocks }, impulsi { $surges }
    }
alliance-surges = Impulsi
alliance-surges-done = Basta impulsi
alliance-surge-times =
    { $n ->
        [one] usato una volta
       *[other] usato { $n } volte
    }
alliance-surged = Impulsi: { $options }
alliance-result-hit =
    { $damage ->
        [0] Colpito, ma tutto bloccato
       *[other] Colpito: { $damage } danni, { $blocked } bloccati
    }
alliance-result-dodged = Mancato: schivato
alliance-result-missed = Mancato: precisione troppo bassa di { $n }

## Il turno del nemico

alliance-enemy-skipped =
    { $why ->
        [actions] Saltata: non restano abbastanza azioni.
        [attack] Saltata: ha già attaccato.
        [nobody] Saltata: nessun bersaglio possibile.
        [needs] Saltata: la condizione non è soddisfatta.
       *[idle] Saltata: non cambierebbe nulla.
    }
alliance-readiness =
    { $state ->
        [ready] pronto
        [acting] sta agendo
        [done] ha agito
       *[gone] sconfitto
    }
alliance-off = (qui il nemico non la usa)
alliance-surge-order = Impulsi, in quest’ordine

## La squadra

alliance-activations =
    { $n ->
        [0] nessuna attivazione rimasta
        [one] 1 attivazione rimasta
       *[other] { $n } attivazioni rimaste
    }
alliance-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
alliance-lies =
    { $state ->
        [ready] pronta
        [exhausted] esaurita
       *[gone] fuori
    }
alliance-medpacs =
    { $n ->
        [one] 1 medpac
       *[other] { $n } medpac
    }
alliance-supply =
    { $n ->
        [one] 1 carta rifornimento
       *[other] { $n } carte rifornimento
    }
alliance-result-round = Round { $round }, { $fallen } nemici su { $of } sconfitti

## Nuovo tavolo

alliance-new-title = Nuovo tavolo: Alleanza
alliance-new-text = Tutto è pronto per una schermaglia con i bot. Cambia ciò che vuoi.
alliance-new-heroes = Numero di eroi
alliance-new-count =
    { $n ->
        [one] 1 eroe
       *[other] { $n } eroi
    }
alliance-new-hero = Eroe
alliance-new-map = Mappa
alliance-new-ally = Alleati
alliance-new-no-ally = Nessuno
alliance-new-enemies = Nemici
alliance-new-recommended = Consigliati
alliance-new-own = Scegliete voi
alliance-new-threat = Minaccia { $threat }
alliance-new-threat-of = Minaccia { $threat }, consigliata { $recommended }
alliance-new-than =
    { $than ->
        [easier] più facile del consigliato
        [harder] più difficile del consigliato
       *[same] come consigliato
    }
alliance-new-nobody = Ancora nessuno. Senza una scelta arrivano i nemici consigliati.
alliance-new-mix = Un’altra combinazione
alliance-new-back = Torna ai consigliati
alliance-new-figures =
    { $n ->
        [one] { $n } miniatura
       *[other] { $n } miniature
    }
alliance-new-elite = Élite
alliance-new-more = Uno in più: { $group }
alliance-new-fewer = Uno in meno: { $group }
alliance-new-copies = { $n } di { $most }
alliance-new-advanced = Avanzate: carte ed equipaggiamento
alliance-new-cards = Carte oltre all’arma iniziale
alliance-new-add-card = Aggiungi una carta
alliance-new-remove-card = Rimuovi { $card }
alliance-new-easy = Meno nemici, per imparare.
alliance-new-normal = Tanti nemici quanti la mappa consiglia.
alliance-new-hard = Più nemici, e meglio addestrati.

## Tasti

alliance-help-attack = Attacca, prossimo bersaglio
alliance-help-run = Azione di movimento
alliance-help-interact = Interagisci
alliance-help-rest = Riposa
alliance-help-strain = Fatica per un punto movimento
alliance-help-end = Termina l’attivazione, o non ora
alliance-help-next = Prossimo passo del nemico

## La fine, in cifre

alliance-tally-attacks = Attacchi
alliance-tally-dealt = Danni inflitti
alliance-tally-defeated = Nemici sconfitti
alliance-tally-suffered = Danni subiti
alliance-tally-spaces = Caselle percorse
