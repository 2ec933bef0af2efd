# Le parole del tavolo di Difensori: che cosa si chiede, che cosa si può rispondere, che cosa sta accanto al tabellone, e la pagina
# di un nuovo tavolo.

defenders-tab-aliens = Alieni
defenders-round =
    { $last ->
        [0] Round { $round }
       *[other] Round { $round } di { $last }
    }
defenders-picture = La mappa al round { $round }
defenders-undo-turn = Torna all’inizio di questo turno
defenders-dead = fuori combattimento
defenders-open-mission = Sulla missione
defenders-mission-word = { $word }
defenders-objective-count =
    { $goal ->
        [0] { $now }
       *[other] { $now } di { $goal }
    }
defenders-special-rule = Regola speciale
defenders-special-rules = Regole speciali
defenders-actions = Azioni speciali
defenders-story = La storia finora
defenders-ending =
    { $ending ->
        [accomplished] Compiuta
        [partly] In parte
       *[failed] Fallita
    }

## Tasti

defenders-help-attack = Mirare al prossimo bersaglio
defenders-help-stop = Terminare il movimento o guardarsi intorno
defenders-help-search = Cercare
defenders-help-evade = Sfuggire
defenders-help-end = Terminare il turno, fermarsi o passare
defenders-help-field = Mostrare o nascondere il campo visivo
defenders-help-next = Prossimo passo del nemico

## Domande

defenders-ask-nothing = Non si chiede nulla
defenders-ask-read = Leggi qui
defenders-ask-equip =
    { $what ->
        [basic_tactic] { $agent } prende una tattica base
        [improved_tactic] { $agent } prende una tattica migliorata
        [skill] { $agent } prende un’abilità
       *[device] { $agent } prende un congegno
    }
defenders-ask-start = Da dove cominci?
defenders-ask-report =
    { $die ->
        [red] Che cosa mostra il dado rosso di { $whom }?
       *[blue] Che cosa mostra il dado blu di { $whom }?
    }
defenders-ask-alpha = Chi è l’agente alfa in questo round?
defenders-ask-rank = Tirare per un nuovo grado?
defenders-ask-supplies = Quale arma viene consegnata?
defenders-ask-reinforcement = Spendere quattro dei { $n } frammenti per una consegna?
defenders-ask-give = Chi lo riceve?
defenders-ask-weapon = { $agent }: prendere { $weapon }?
defenders-ask-turn = Tocca a { $agent }
defenders-ask-movement =
    { $n ->
        [0] { $figure }: dove guardare?
        [one] { $figure }: ancora 1 esagono
       *[other] { $figure }: ancora { $n } esagoni
    }
defenders-ask-found = { $agent } ha trovato qualcosa
defenders-ask-power = { $power }: su chi, o dove?
defenders-ask-granted = { $figure } può attaccare subito
defenders-ask-attack =
    { $moment ->
        [declared] Attacco contro { $target }: usare qualcosa prima del tiro?
        [rolled] Attacco contro { $target }: ritirare qualcosa?
        [spending] Attacco contro { $target }: spendere munizioni per dei colpi?
        [under_attack] { $target } è sotto attacco: usare qualcosa?
        [defence_rolled] { $target } si è difeso: usare qualcosa?
       *[killed] Un’uccisione: usare qualcosa?
    }
defenders-ask-activate = Quale alieno agisce ora?
defenders-ask-way = { $alien }: vie ugualmente svantaggiose, quale?
defenders-ask-guard = Guardia: attaccare { $alien }?
defenders-ask-reveal = Quale segnale si rivela per primo?
defenders-ask-place =
    { $what ->
        [signal] Dove appare il segnale?
        [stranger] Dove appare l’alieno?
        [alien] { $name }: dove appare?
        [figure] Dove va { $name }?
       *[spot] Dove?
    }
defenders-place-why = Il posto previsto non è libero. Tra gli esagoni più vicini sceglie l’agente alfa.
defenders-ask-event = Evento: { $card }
defenders-ask-story = Che cosa decidete?
defenders-ask-acting = { $agent }: quale risultato?
defenders-ask-scouting = { $agent }: quale incontro va più in fondo?
defenders-ask-headquarters = Al quartier generale: che cosa viene dopo, chi va, con quali armi?
defenders-ask-last-roll = { $agent }: tirare ancora una volta per un grado?

## Il turno

defenders-budget = Che cosa resta del turno
defenders-activity =
    { $activity ->
        [movement] Movimento
        [combat] Combattimento
       *[action] Azione
    }
defenders-activity-left =
    { $left ->
        [yes] ancora disponibile
       *[no] già usato
    }
defenders-attack = Attacca
defenders-heal = Cura
defenders-attack-targets =
    { $n ->
        [0] nessuno a portata
        [one] 1 bersaglio
       *[other] { $n } bersagli
    }
defenders-attack-heals =
    { $n ->
        [one] 1 agente da curare
       *[other] { $n } agenti da curare
    }
defenders-attack-with =
    { $area ->
        [yes] { $weapon }, danno ad area
       *[no] { $weapon }
    }
defenders-why-combat = Il combattimento di questo turno è usato
defenders-why-bleeds = Chi sanguina non può combattere
defenders-why-guns = Nessuna arma è pronta
defenders-why-nobody = Nessuno a portata e in vista
defenders-why-rear = Alle tue spalle: { $names }. Prima guarda da quella parte.
defenders-ammo = { $n } di { $most } munizioni
defenders-search = Cerca
defenders-search-text = Un dado rosso: provviste, o qualcosa di speciale
defenders-search-odds = Un dado rosso: { $supplies } % primo soccorso o munizioni, { $special } % congegno o frammento
defenders-operate = Usa { $drone }
defenders-evade = Sfuggi
defenders-evade-text = Azione e combattimento; nel { $p } % dei casi ti muovi libero
defenders-bash = Rompi la serratura
defenders-both = Azione e combattimento
defenders-leap = Salta dalla finestra
defenders-leap-text = Prima o dopo il movimento
defenders-redeploy = Rischiera
defenders-redeploy-text = Azione e combattimento: un esagono libero di quest’area
defenders-clear-jam = Sblocca: { $gun }
defenders-clear-jam-text =
    { $movement ->
        [yes] Azione e movimento
       *[no] Azione e combattimento
    }
defenders-powers = Capacità
defenders-move-how =
    { $n ->
        [one] Tocca un esagono illuminato per andarci: fino a 1 esagono.
       *[other] Tocca un esagono illuminato per andarci: fino a { $n } esagoni.
    }
defenders-look-round = Guarda da un’altra parte
defenders-look-round-text = Usa il movimento
defenders-face-how = Dove guardare? Tocca una freccia.
defenders-face-stop = Oppure fermarsi qui: dove guardare?
defenders-face =
    Guarda a { $where ->
        [e] est
        [se] sud-est
        [sw] sud-ovest
        [w] ovest
        [nw] nord-ovest
       *[ne] nord-est
    }
defenders-halt = Fermati qui
defenders-mode =
    { $mode ->
        [leap] Tocca l’esagono oltre la finestra.
       *[redeploy] Tocca un esagono libero dell’area.
    }
defenders-mode-back = Qualcos’altro
defenders-end = Termina il turno
defenders-end-text =
    { $unspent ->
        [yes] Si potrebbe fare ancora qualcosa
       *[no] Poi tocca agli alieni
    }

## Risposte

defenders-pass =
    { $what ->
        [rank] Non tirare
        [reinforcement] Tieni i frammenti
        [attack] Avanti
        [guard] Non sparare
        [granted] Non attaccare
        [found] Lascia stare
        [continue] Continua
       *[pass] Passa
    }
defenders-tap-hex =
    { $what ->
        [start] Tocca un esagono illuminato per cominciare lì.
       *[other] Tocca sul tabellone ciò che è illuminato.
    }
defenders-roll-rank = Tira tre dadi rossi
defenders-roll-rank-text = { $agent }: { $p } % per { $grade }, con { $needed } GD
defenders-deliver-weapon = Un’arma migliorata a caso
defenders-refuse-weapon = Rifiuta
defenders-replace = Al posto della { $gun }
defenders-report-how = Tocca la faccia che è uscita.
defenders-report-left =
    { $n ->
        [one] Manca ancora 1 dado.
       *[other] Mancano ancora { $n } dadi.
    }
defenders-way-why = Le regole non dicono dove finisce. Tutte queste vie sono ugualmente svantaggiose per voi.
defenders-way = Possibilità { $n }
defenders-first-aid = Pronto soccorso: cura 1 ferita
defenders-reload = 1 segnalino munizioni
defenders-unjam = Sblocca quest’arma
defenders-random-device = Un congegno a caso
defenders-fragment = Un frammento di tecnologia aliena
defenders-spend-how = Ogni segnalino speso è un colpo in più.
defenders-spend =
    { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
defenders-reroll = Ritira questo dado: { $power }
defenders-reroll-how = { $powers }: tocca un dado per ritirarlo.

## Prima di muoversi

defenders-preview-wounds = ferisce
defenders-preview-kills = uccide
defenders-preview-target = { $name }: ferisce al { $wounds } %, uccide al { $kills } %
defenders-preview-more =
    { $n ->
        [one] e un altro bersaglio
       *[other] e altri { $n } bersagli
    }
defenders-preview-nobody = Da lì nessuno da attaccare
defenders-preview-no-combat = Nessun combattimento per attaccare da lì
defenders-preview-unknown = Che cosa si vedrà da lì non lo sa ancora nessuno.

## Probabilità e risultati

defenders-odds = ferisce al { $wounds } %, uccide al { $dead } %, in media { $expected } ferite
defenders-odds-short = { $wounds } % ferita · { $dead } % morte · ⌀ { $expected }
defenders-odds-heal = cura al { $heals } %, in media { $expected } ferite
defenders-odds-jam = si inceppa al { $n } %
defenders-odds-void = fa cilecca al { $n } %
defenders-odds-axis =
    { $heals ->
        [yes] ferite curate
       *[no] ferite
    }
defenders-sum-hits =
    { $n ->
        [0] Nessun colpo
        [one] 1 colpo
       *[other] { $n } colpi
    }
defenders-sum-failed = L’arma aliena ha fatto cilecca
defenders-sum-left =
    { $n ->
        [0] Non passa nulla
        [one] Passa 1 colpo
       *[other] Passano { $n } colpi
    }
defenders-added =
    { $what ->
        [dice] dadi in più: { $n }
        [hits] colpi in più: { $n }
        [bought] colpi per munizioni: { $n }
        [area] danno ad area
        [against] colpi da fermare: { $n }
       *[guards] dadi di difesa: { $n }
    }
defenders-result =
    { $dead ->
        [yes] { $figure } è morto
       *[no] { $n ->
            [0] { $figure }: nessuna ferita
            [one] { $figure }: 1 ferita
           *[other] { $figure }: { $n } ferite
        }
    }

## Accanto al tabellone

defenders-held-by = Carte di { $agent }
defenders-no-aliens = Sulla mappa non ci sono alieni.
defenders-signals =
    { $n ->
        [0] Sulla mappa non ci sono segnali.
        [one] Sulla mappa c’è 1 segnale.
       *[other] Sulla mappa ci sono { $n } segnali.
    }
defenders-ready = capacità pronte
defenders-beside = Accanto al tabellone
defenders-fragments =
    { $n ->
        [one] 1 frammento
       *[other] { $n } frammenti
    }
defenders-deck =
    { $deck ->
        [aliens] Carte alieno
        [encounters] Incontri
        [events] Eventi
       *[signals] Segnali
    }
defenders-left = ne restano { $n }
defenders-out = Scartate: { $cards }
defenders-signals-out = { $human } umani, { $alien } alieni
defenders-stock = nel deposito
defenders-tally =
    { $kind ->
        [attacks] Attacchi
        [dealt] Ferite inflitte
        [killed] Alieni uccisi
        [suffered] Ferite subite
        [healed] Ferite curate
       *[hexes] Esagoni percorsi
    }

## Un nuovo tavolo

defenders-new-title = Un nuovo tavolo di Difensori
defenders-new-text = Scegli una missione e una squadra. Si gioca tutti insieme contro le carte.
defenders-new-class = Agente
defenders-new-agents = Agenti
defenders-new-count =
    { $n ->
        [one] 1 agente
       *[other] { $n } agenti
    }
defenders-new-mission = Missione
defenders-new-training = { $mission } (addestramento)
defenders-new-brief = Il briefing
defenders-new-facts = da { $from } a { $to } minuti · gli agenti cominciano col grado { $rank }
defenders-new-level =
    { $level ->
        [easy] Gli agenti vedono e sparano tutt’intorno.
        [normal] Gli agenti attaccano solo in avanti, e chi è ingaggiato combatte chi lo ingaggia.
        [hard] E chi spara alla leggera colpisce i suoi.
       *[very_hard] E il grado non protegge nessuno.
    }
defenders-new-own = Opzioni a modo vostro.
defenders-option =
    { $option ->
        [human_view] Vista umana
        [duel] Duello
        [friendly_fire] Fuoco amico
       *[rank_defence] Difesa secondo il grado
    }
    .hint =
        { $option ->
            [human_view] Gli agenti attaccano solo ciò che sta nella metà davanti a loro.
            [duel] Un agente ingaggiato attacca solo gli alieni che lo ingaggiano.
            [friendly_fire] Il danno ad area colpisce anche gli agenti.
           *[rank_defence] Con quanti dadi ci si difende al massimo dipende dal grado.
        }
