# Le parole del tavolo di specops: che cosa si chiede, che cosa si può rispondere, che cosa sta accanto al tavolo, e la pagina di un nuovo tavolo.

## Il tavolo

specops-board = Il tavolo, 36 per 36 pollici
specops-board-hint = Le frecce vanno da un’unità all’altra, N e P a quelle che si possono scegliere. Sul tavolo aperto muovono un punto; Invio lo sceglie.
specops-tab-mission = Missione
specops-tab-teams = Squadre
specops-role = { $side }: { $team }
specops-round = Round { $round }
specops-score = Punti
specops-score-words = Punti: blu { $blue }, rosso { $red }
specops-picture = Il tavolo nel round { $round }
specops-undo-activation = Torna all’inizio di questa attivazione
specops-your-move = Tocca a te: { $side }
specops-your-turn = Tocca a te: { $team }
specops-left = { $n } rimaste
specops-aim =
    { $rules ->
        [shields] Il rosso lavora alle console finché la carta è coperta e la svuota al trasmettitore: tre punti vincono. Il blu resiste quattro round.
        [codes] Il rosso porta tre pacchetti, uno con i codici, e vince con quello a un trasmettitore. Il blu resiste quattro round.
        [vehicle] Il rosso distrugge il veicolo al centro. Il blu gli resiste attorno per quattro round.
       *[priorities] Entrambi tengono tre obiettivi; uno vale doppio. Vincono sette punti, o più punti dopo quattro round.
    }
specops-condition-lasts =
    { $now ->
        [yes] In vigore: { $condition } (round { $first } e { $last })
       *[no] { $condition } nei round { $first } e { $last }
    }
specops-condition-says =
    { $condition ->
        [weather] I bersagli a distanza sono coperti meglio di un grado, se l’attaccante non ha mirato.
        [darkness] Le armi a distanza arrivano quattro pollici in meno, mai meno di sei.
        [comms] Ogni parte dà un ordine in meno e ne pesca uno dalla riserva.
       *[clear] Nulla ostacola nessuno.
    }
specops-reinforcement-pool = Dadi per i rinforzi: { $n }
specops-loadouts-of = Equipaggiamento: { $side }
specops-pool = Riserva degli ordini
specops-passes = { $n } passi
specops-health = { $left } di { $health } salute
specops-place =
    { $place ->
        [aside] non ancora in campo
        [table] sul tavolo
        [covert] occulta
        [waiting] attende di essere chiamata
        [network] nella rete d’imboscata
       *[defeated] fuori combattimento
    }
specops-badge =
    { $badge ->
        [aim] { $n } mira
        [dodge] { $n } schivata
        [surge] { $n } impeto
        [standby] in guardia
        [suppression] { $n } soppressione
        [observation] osservata, { $n }
        [immobilize] rallentata di { $n }
        [shield] { $n } scudi
        [detonator] ha un detonatore
       *[objective] porta { $n }
    }
specops-tally =
    { $kind ->
        [attacks] Attacchi
        [wounds] Ferite inflitte
        [defeated] Unità sconfitte
        [panics] In panico
       *[orders] Ordini dati
    }

## Terreno e metro

specops-piece =
    { $look ->
        [hedge] siepe
        [woods] bosco
        [rubble] macerie
        [crater] cratere
        [barricade] barricata
        [crates] casse
        [container] container
        [wall] muro
        [rock] roccia
        [building] edificio
        [tower] torre
        [platform] piattaforma
        [pool] stagno
       *[generator] generatore
    }
specops-stock-facts =
    { $kind ->
        [obstacle] ostacolo
        [scatter] elemento sparso
       *[area] area
    }, alto { $height } mm, { $cover ->
        [heavy] copertura pesante
        [light] copertura leggera
       *[none] nessuna copertura
    }, { $sight ->
        [yes] blocca la vista
       *[no] non blocca la vista
    }{ $impassable ->
        [yes] , impassabile
       *[no] {""}
    }
specops-stock-left = { $piece } ({ $n })
specops-table-built = un tavolo costruito a turno
specops-mission-open = Missione da pescare
specops-mission-open-text = La missione si pesca quando il tavolo è costruito.
specops-build = Costruire il tavolo
specops-build-count = Elementi sul tavolo: { $n }. Un tavolo ne ha da { $least } a { $most }.
specops-build-enough = All’altro lato basta.
specops-build-piece = Elemento
specops-build-how = Indica il tavolo o scegli un posto per nome.
specops-build-places = Scegliere un posto per nome ({ $n })
specops-build-agreed = Che cosa vale per ogni elemento
specops-turn-left = Girare a sinistra
specops-turn-right = Girare a destra
specops-turned = Girato di { $n }°
specops-site = A { $wind }
specops-site-middle = Al centro
specops-thrown =
    { $why ->
        [rally] Raduno: { $unit }
        [panic] Panico: { $unit }
       *[deed] Dadi: { $unit }
    }
specops-tape = Metro
specops-tape-how = Scegli dove comincia il metro, poi dove finisce
specops-band = gittata { $n }
specops-contact = contatto
specops-wind =
    { $wind ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ovest
        [w] ovest
       *[nw] nord-ovest
    }
specops-label-who = { $unit }, { $rank }, { $side }
specops-label-away = { $n ->
        [one] entro 1 pollice
       *[other] entro { $n } pollici
    } a { $wind }
specops-label-contact = a contatto
specops-label-wounds = { $n } di { $of } ferite
specops-label-order =
    { $order ->
        [face_up] ha un ordine
       *[face_down] ha agito
    }
specops-label-suppressed = soppressa
specops-label-holds = porta: { $tokens }
specops-label-tap =
    { $light ->
        [activate] si può scegliere
        [attack] si può attaccare
        [aimed] nel mirino
       *[pick] si può scegliere
    }
specops-label-no-sight = non in vista
specops-label-sight =
    { $cover ->
        [none] in vista
        [light] in vista, copertura leggera
       *[heavy] in vista, copertura pesante
    }
specops-label-sight-cover =
    { $cover ->
        [none] in vista oltre: { $pieces }
        [light] in vista, copertura leggera: { $pieces }
       *[heavy] in vista, copertura pesante: { $pieces }
    }
specops-label-point = { $x } pollici da ovest, { $y } da sud
specops-label-in = qui: { $piece }
specops-label-end =
    { $legal ->
        [yes] { $who } può finire qui
       *[no] { $who } non può finire qui
    }
specops-label-from = { $n } pollici verso { $wind }
specops-sight-free = Linea libera: nulla la nasconde.
specops-sight-covered =
    { $cover ->
        [light] Linea libera, ma il bersaglio conta come in copertura leggera.
       *[heavy] Linea libera, ma il bersaglio conta come in copertura pesante.
    }
specops-sight-hidden =
    { $cover ->
        [none] { $pieces }: nasconde una parte, ma qui non copre.
        [light] { $pieces }: nasconde una parte. Copertura leggera.
       *[heavy] { $pieces }: nasconde una parte. Copertura pesante.
    }
specops-sight-melee = In mischia: non c’è copertura.
specops-sight-none = Nessuna linea di vista: { $pieces }

## Domande

specops-ask-nothing = Nulla è chiesto
specops-ask-terrain = Posa un elemento di terreno
specops-ask-orient = Il terreno resta com’è?
specops-ask-loadouts = Scegli in segreto un lato di ogni equipaggiamento
specops-ask-deploy = Schiera un’unità
specops-ask-place = Dove sta { $unit }?
specops-ask-deal = Chi tiene quale pacchetto? Nessun altro lo saprà
specops-ask-inherit = Chi raccoglie ciò che cade: { $token }?
specops-ask-card = Posa in segreto una carta comando
specops-ask-coordinate = { $unit } può dare un ordine
specops-ask-comms = Chi prende l’ordine per { $rank }?
specops-ask-turn = Chi agisce?
specops-ask-drawn = Pescato: { $rank }. Chi agisce?
specops-ask-dauntless = { $unit } prende soppressione per un movimento gratuito?
specops-ask-retinue = Quale segnalino prende { $unit }?
specops-ask-effects = Più effetti insieme: quale viene ora?
specops-ask-facing = Verso dove guarda { $unit }?
specops-ask-standby = Chi risponde a { $unit } dalla guardia?
specops-ask-pools = Un’altra arma?
specops-ask-rerolls = Ritirare dei dadi?
specops-ask-surges = Convertire gli impeti?
specops-ask-dodge = { $unit } schiva?
specops-ask-lethal = Spendere mira per perforare?
specops-ask-guardian = Qualcuno prende i colpi per { $unit }?
specops-ask-defence-surges = { $unit } converte impeti in parate?
specops-ask-ability = Che cosa fa la carta?
specops-ask-field = Ritirare un dado?
specops-ask-transmit = Si rivelano i codici?
specops-ask-pierce = Quanta perforazione contro { $unit }? Al massimo { $n }
specops-ask-share = { $unit }: chi condivide i pacchetti? Finora { $n }
specops-ask-reveal = Rivelare un’unità occulta?
specops-ask-lay = Dove giace: { $token }?
specops-ask-report = Che cosa mostra il dado?
specops-ask-carry = Chi porta un pacchetto? Ne restano { $n }
specops-ask-order = Chi riceve un ordine? { $n ->
        [one] Ne resta uno
       *[other] Ne restano { $n }
    }
specops-ask-act = { $unit }: { $n ->
        [0] solo azioni gratuite
        [one] resta un’azione
       *[other] { $n } azioni
    }
specops-ask-calm = { $unit } toglie fino a { $n } soppressione
specops-ask-granted =
    { $because ->
        [dauntless] { $unit } si muove senza timore
        [charge] { $unit } attacca chi ha caricato
        [standby] { $unit } risponde dalla guardia
        [scout] { $unit } va in avanscoperta
       *[action] { $unit } agisce gratis
    }
specops-ask-shields = { $unit }: quanti di { $n } scudi?
specops-ask-hand = Chi riceve un segnalino? Ne restano { $n }
specops-ask-reinforcements = Come si usa un successo? Ne restano { $n }

## Risposte

specops-do-orient =
    { $turned ->
        [yes] Giralo a metà
       *[no] Lascialo
    }
specops-do-loadouts = Prendi questo equipaggiamento
specops-loadout-nth = Equipaggiamento { $n }
specops-loadouts-chosen = Scelto. Si rivela quando entrambi hanno scelto.
specops-card-laid = La tua carta è coperta. Si rivelano insieme.
specops-do-place = Schiera { $unit }
specops-do-hide = Nascondi { $unit }
specops-do-hide-somebody = Posa un segnalino occulto
specops-do-network = { $unit } nella rete
specops-do-carry = { $unit } ne porta uno
specops-do-deal = I codici: { $unit }
    .text = esche: { $second } e { $third }
specops-do-order-by = da { $by }
specops-do-draw = Pesca dalla riserva
specops-do-pass = Passa
specops-do-act =
    { $action ->
        [move] Muoversi
        [dash] Scatto
        [climb] Arrampicarsi
        [jump] Saltare
        [withdraw] Ritirarsi
        [aim] Mirare
        [dodge] Schivare
        [standby] Guardia
        [recover] Recuperare
       *[attack] Attaccare
    }
    .text =
        { $action ->
            [aim] Un segnalino mira: ritira due dadi
            [dodge] Un segnalino schivata: annulla un colpo
            [standby] Rispondi a un nemico entro 12 pollici
            [recover] La soppressione se ne va
           *[other] { specops-action }
        }
specops-do-attack = Attacco: { $weapon }
specops-do-card = Usa la carta
specops-do-turn = A { $wind }
specops-do-mission =
    { $deed ->
        [console] Usa la console
        [transmit] Svuota la carta
        [call_reinforcements] Chiama rinforzi
        [webs] Reti di soppressione
        [decrypt] Decifra
        [secure] Assicura il pacchetto
        [share] Ridistribuisci i pacchetti
        [halt] Alt!
        [ambush] Esci dal punto d’imboscata
        [detonate] Lancia il detonatore
        [rearm] Prendi un detonatore
       *[repair] Ripara il veicolo
    }
    .text =
        { $deed ->
            [console] Tre dadi neri coprono campi
            [transmit] Un punto
            [call_reinforcements] Un dado in più
            [decrypt] Libera campi
            [detonate] Dieci dadi bianchi, uno in meno per pollice
           *[other] {""}
        }
specops-do-reroll = Ritira: mira di { $from }
specops-do-observe = Ritira il dado { $n }
specops-do-observe-marked = Ritirane uno: osservato
specops-reroll-how = Segna i dadi da ritirare, fino a { $n }
specops-reroll-blanks = Segna ciò che non mostra nulla
specops-do-raise =
    { $hit ->
        [yes] Un colpo in critico: mira di { $from }
       *[no] Una faccia vuota in colpo: mira di { $from }
    }
specops-do-surge = Converti un impeto: segnalino di { $from }
specops-do-dodge =
    { $crit ->
        [yes] Schiva un critico: segnalino di { $from }
       *[no] Schiva un colpo: segnalino di { $from }
    }
specops-do-lethal = Perfora: mira di { $from }
specops-do-guard = { $by } prende { $n ->
        [one] un colpo
       *[other] { $n } colpi
    }
specops-do-shields = { $n ->
        [0] Nessuno scudo
        [one] Uno scudo
       *[other] { $n } scudi
    }
specops-do-pierce = Perforare { $n }
specops-do-reveal = Rivela { $unit }
    .text = al segnalino a { $x } pollici da ovest, { $y } da sud
specops-do-calm = { $n ->
        [0] Non toglierne
        [one] Togline uno
       *[other] Togline { $n }
    }
specops-do-standby = { $unit } risponde
specops-do-use = Effetto { $n }
specops-do-field = Ritira: { $face }
specops-do-lay = Posalo qui
specops-do-accept =
    { $ask ->
        [dauntless] Muovi
        [transmit] Rivela i codici
       *[other] Sì
    }
specops-do-done =
    { $ask ->
        [terrain] Il terreno basta
        [field] Tieni i dadi
        [act] Fine dell’attivazione
        [rerolls] Tieni i dadi
        [surges] Avanti
        [dodge] Non schivare
        [pools] Tira
        [standby] Lascia passare
        [reveal] Resta occulta
        [transmit] Tienili segreti
        [guardian] Nessuno
        [share] Distribuisci
       *[other] Fatto
    }
specops-face =
    { $face ->
        [hit] colpo
        [crit] critico
        [surge] impeto
        [block] parata
       *[blank] faccia vuota
    }

## Muoversi

specops-move = Movimento
specops-whom = Chi si schiera
specops-put = { $unit }
specops-put-hidden = { $unit }, occulta
specops-put-outside = { $unit }, infiltrata
specops-put-here = Posa qui
specops-lay = Segnalino
specops-move-here =
    { $action ->
        [dash] Scatta qui
        [climb] Arrampicati qui
        [jump] Salta qui
        [withdraw] Ritirati qui
       *[move] Muovi qui
    }
specops-move-how = Indica un punto sul tavolo
specops-move-length =
    { $bent ->
        [yes] { $n } pollici interi, con una piega.
       *[no] { $n } pollici interi, dritto.
    }
specops-move-touches = Tocca { $who }.
specops-to-edge = Fino al bordo
specops-to-contact = A contatto
specops-to-cover = Al riparo
specops-ends = Aggancia, o scegli una meta per nome ({ $n })
specops-end-token =
    { $contact ->
        [yes] A contatto: { $token }
       *[no] Verso: { $token }, mancano { $n } pollici
    }
specops-end-contact = A contatto con { $unit }
specops-end-cover =
    { $cover ->
        [light] Copertura leggera: { $piece }, { $where }
       *[heavy] Copertura pesante: { $piece }, { $where }
    }
specops-end-toward = Verso { $unit }, a { $n } pollici
specops-end-wind = { $wind }, { $n } pollici
specops-end-stay = Resta
specops-end-zone =
    { $where ->
        [west] Ovest della zona
        [east] Est della zona
       *[middle] Centro della zona
    }
specops-there = Da lì
specops-there-whom = In vista
specops-there-inches = { $n }″
specops-there-far = Distanza
specops-there-its = La sua copertura
specops-there-own = La tua copertura
specops-there-wounds = Ferite
specops-there-cover =
    { $cover ->
        [0] nessuna
        [1] leggera
       *[other] pesante
    }
specops-there-nobody = Da lì nessuno è in vista, e nessuno vede lì (C8.2).
specops-there-more = altri { $n } in vista
specops-there-tip = { $n ->
        [0] da lì nessuno in vista
        [one] un nemico in vista
       *[other] { $n } nemici in vista
    }
specops-there-best = ferisce fino al { $n } %
specops-there-bare = { $n ->
        [one] uno la vede senza copertura
       *[other] { $n } la vedono senza copertura
    }
specops-hint-nowhere = Lì non si può finire
specops-hint-not-this = Ora non ci si può far nulla
specops-hint-which = Più cose sono possibili: scegli sotto

## Attacchi

specops-attack = L’attacco
specops-attack-on = Attacco a { $unit }
specops-attack-dice = Dadi di attacco
specops-defence-dice = Dadi di difesa
specops-die-colour =
    { $die ->
        [red] rosso
        [black] nero
       *[white] bianco
    }
specops-attack-die =
    { $face ->
        [none] dado di attacco, { specops-die-colour }
       *[other] { specops-face }, { specops-die-colour }
    }
specops-defence-die =
    { $face ->
        [none] dado di difesa, { specops-die-colour }
       *[other] { specops-face }, { specops-die-colour }
    }
specops-melee = mischia
specops-ranged = a distanza
specops-sum-attack = { $hits } { $hits ->
        [one] colpo
       *[other] colpi
    }, { $crits } { $crits ->
        [one] critico
       *[other] critici
    }
specops-sum-defence = { $blocks } { $blocks ->
        [one] parata
       *[other] parate
    } { $cover ->
        [0] senza copertura
        [1] in copertura leggera
       *[other] in copertura pesante
    }
specops-sum-wounds = { $n ->
        [0] Nessuna ferita
        [one] 1 ferita
       *[other] { $n } ferite
    }
specops-sum-panic = Panico ({ $faces }): { $n ->
        [0] nessuna ferita
        [one] 1 ferita
       *[other] { $n } ferite
    }
specops-odds-dice = { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
specops-odds-wound = Ferisce
specops-odds-defeat = Sconfigge
specops-odds-words = Ferisce al { $wound } %, in media { $average }; sconfigge al { $defeat } %; soppressione in media { $suppression }.
specops-forecast =
    { $why ->
        [rally] si riorganizza: in media { $n } soppressione in meno, calma al { $chance } %
        [panic] va nel panico: in media { $n } ferite, sconfitta al { $chance } %
        [console] in media { $n } campi, abbastanza al { $chance } %
        [decrypt] in media { $n } campi, poi troppo pochi al { $chance } %
        [webs] in media { $n } soppressione, panico al { $chance } %
        [reinforcements] poi { $dice ->
                [one] 1 dado
               *[other] { $dice } dadi
            }, arriva qualcun altro al { $chance } %
       *[detonator] in media { $n } danni, distrutto al { $chance } %
    }
specops-forecast-panic = panico { $n } %
specops-sight-vehicle = un veicolo

## Carte

specops-pips = { $n ->
        [one] 1 pallino
       *[other] { $n } pallini
    }
specops-orders = { $n ->
        [one] 1 ordine
       *[other] { $n } ordini
    }: { $whom }
specops-transmitter = Carta trasmettitore
specops-transmitter-covered = { $n } campi coperti, ne servono { $needed }
specops-field-on = coperto
specops-field-off = libero
specops-stat =
    { $stat ->
        [rank] Rango
        [health] Salute
        [courage] Coraggio
        [speed] Velocità
        [defence] Difesa
       *[attack] Impeto d’attacco
    }
specops-surge-block = l’impeto para
specops-surge-attack =
    { $face ->
        [hit] diventa colpo
       *[crit] diventa critico
    }
specops-weapons = Armi
specops-weapon-range =
    { $kind ->
        [both] mischia e { $min }–{ $max } pollici
       *[ranged] { $min }–{ $max } pollici
    }
specops-weapon-dice = { $red } rossi, { $black } neri, { $white } bianchi

## Tasti

specops-help-move = Prossimo tipo di movimento, o unità da schierare
specops-help-attack = Mira al prossimo bersaglio
specops-help-contact = Aggancia a contatto
specops-help-edge = Aggancia al bordo della portata
specops-help-cover = Aggancia al riparo
specops-help-land = Posa dove sta l’ombra
specops-help-tape = Metro
specops-help-turn-left = Girare a sinistra l’elemento di terreno
specops-help-turn-right = Girare a destra l’elemento di terreno
specops-help-end = Finire, passare o andare avanti

## Un nuovo tavolo

specops-new-title = Una nuova operazione
specops-new-text = Due squadre, un tavolo, quattro round. Chi è blu e chi rosso lo decidono i dadi.
specops-new-teams = Chi gioca
specops-new-colours = Il blu schiera per primo; il rosso attacca in tre missioni su quattro.
specops-new-team = Squadra
specops-new-roster = { $n } unità: { $units }
specops-new-hot-seat = Tutti e due a questo schermo: si oscura prima di ogni scelta segreta.
specops-new-mission = Missione
specops-new-chance = Una delle quattro, a caso
specops-new-table = Tavolo
specops-new-any-table = Uno adatto, a caso
specops-new-build = Lo costruiamo a turno
    .line = I due lati posano a turno elementi di una scorta, da 8 a 14, prima di sapere chi è il blu.
specops-new-condition = La tabella delle condizioni
    .hint = Forse maltempo, oscurità o disturbo radio per due round.

## Suggerimenti

specops-goal =
    { $rules ->
        [shields]
            { $side ->
                [red] Attacchi: lavora alle console finché sei campi sono coperti, poi usa il trasmettitore. Tre volte e vinci.
               *[blue] Difendi: tieni il rosso lontano da console e trasmettitore fino alla fine del round 4, e chiama rinforzi a una console.
            }
        [codes]
            { $side ->
                [red] Porti i codici: alla fine di un round sii a contatto con un trasmettitore e rivelali.
               *[blue] Difendi: tieni i codici lontani dai trasmettitori fino alla fine del round 4. A 3 pollici da un portatore guardi nel pacchetto.
            }
        [vehicle]
            { $side ->
                [red] Attacchi: distruggi il veicolo al centro. Un detonatore rende di più da vicino.
               *[blue] Difendi: il veicolo deve reggere fino alla fine del round 4. Chi gli sta accanto ha copertura pesante.
            }
       *[priorities] Alla fine di un round abbi più unità del nemico entro 3 pollici da un obiettivo: un punto ciascuno. Sette punti vincono.
    }
specops-hint =
    { $about ->
        [terrain] Costruite il tavolo insieme, un elemento a testa a turno. Che cosa fa un elemento è scritto sotto il suo nome. Da otto in poi si può dire che basta; se lo dicono tutti e due, si va avanti. Ciò che poi intralcia un segnalino si sposta.
        [goal] { specops-goal }
        [hide] Il tuo equipaggiamento permette ad alcune unità di nascondersi: al loro posto c’è un segnalino, e solo tu sai chi è. Alla fine di un round può uscire allo scoperto.
        [carry] Tre delle tue unità portano pacchetti. Chi ha quello vero lo decidi dopo, in segreto.
        [draw] Pescare mostra un rango della tua riserva: poi agisce un’unità di quel rango. Se hai segnalini passo, puoi lasciare andare prima il nemico.
        [aim] Due azioni, ogni tipo una volta: movimento e scatto, attacco, mira, schivata, guardia, recupero. Prima mirare, poi attaccare è spesso la cosa migliore.
        [tokens] Resta un’azione. La schivata annulla un colpo in questo round, la guardia risponde a un nemico che viene entro 12 pollici.
        [deed] La missione offre qui un’azione. È tra le risposte, con ciò che costa e ciò che dà.
        [melee] A contatto con un nemico: solo armi da mischia, nessuna copertura. Ritirarti ti porta via, al posto del movimento.
        [suppressed] Soppressione: pari al coraggio toglie un dado, oltre manda nel panico. Riorganizzarsi e recuperare tolgono segnalini.
        [tape] Con il metro misuri in ogni momento tra due cose qualsiasi.
        [surges] Un impeto che nulla converte è un vuoto. Un segnalino impeto ne fa un colpo.
        [standby] Qualcuno si è avvicinato: chi è in guardia può rispondere ora con un movimento o un attacco, e solo contro quel nemico.
        [transmit] I codici sono a un trasmettitore che funziona. Rivelali e vinci.
        [reveal] Un round finisce: chi è nascosto può uscire entro 10 pollici dal segnalino.
        [orient] Il terreno può restare com’è o girato a metà. Zone e obiettivi restano dove sono.
        [loadouts] Ogni carta ha due lati. L’avversario li vede solo quando entrambi hanno scelto.
        [deploy] Indica un punto nella tua zona e posa l’unità. Puoi trascinarla, spostarla con le frecce o scegliere una meta per nome.
        [card] Meno pallini danno la priorità, più pallini più ordini. Ogni carta se ne va dopo il suo round, tranne Ordini permanenti.
        [order] Chi ha un ordine agisce quando vuoi. Gli altri vengono dalla riserva, come sono pescati.
        [turn] Attiva un’unità con un ordine, o pesca dalla riserva e vedi a chi tocca.
        [move] Il campo colorato mostra dove questa unità può finire. Indica, posala e usa ciò che resta: mirare, schivare o guardia.
        [attack] Tocca un nemico per vedere vista, copertura e probabilità prima di attaccare. Ogni azione una sola volta per attivazione.
        [rerolls] Un segnalino mira ritira due dadi: segnali e tira.
       *[dodge] Un segnalino schivata annulla un colpo, mai un critico.
    }
