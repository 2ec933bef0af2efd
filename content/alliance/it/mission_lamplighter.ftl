# La Lampionaia: Relè Nove, l’anello, poi la sedia e il nucleo.

alliance-mission-lamplighter = La Lampionaia
alliance-mission-lamplighter-brief = Relè Nove. Là una donna sta su una sedia, e una macchina parla con la sua voce a tutti quelli che sono sulle Rotte di Merrow. Ikka vi porta dentro. Di portarvi fuori non l’ha promesso nessuno.

## Obiettivi

alliance-mission-lamplighter-objective-two-hands = Azionate i due interruttori, ala ovest e ala est.
alliance-mission-lamplighter-objective-the-spine = Tutti gli eroi all’ascensore.
alliance-mission-lamplighter-objective-how-many-aboard = Avvertite il convoglio via radio.
alliance-mission-lamplighter-objective-orsk = Sconfiggete il Proctor Orsk.
alliance-mission-lamplighter-objective-the-chair = Liberate Sera Vantine dalla sedia.
alliance-mission-lamplighter-objective-the-core = Oppure: sovraccaricate il nucleo dalle valvole.
alliance-mission-lamplighter-objective-to-the-pod = Portate Sera nella capsula.

## L’anello

alliance-mission-lamplighter-object-door-hub = Porta dello snodo
alliance-mission-lamplighter-object-door-hub-note = Pulita, bianca, ben oliata. Dietro, qualcuno canticchia insieme all’altoparlante.
alliance-mission-lamplighter-object-door-west = Ala ovest
alliance-mission-lamplighter-object-door-west-note = Dalla fessura esce aria calda: trasformatori, e la ventola di un cannone.
alliance-mission-lamplighter-object-door-east = Ala est
alliance-mission-lamplighter-object-door-east-note = Silenzio, e il ticchettio di una lama che qualcuno gira e rigira.
alliance-mission-lamplighter-object-door-spine = Porta della dorsale
alliance-mission-lamplighter-object-door-spine-note = Sopra ci sono due lampade, spente: una per ala.
alliance-mission-lamplighter-object-radio = Radio della camera stagna
alliance-mission-lamplighter-object-radio-note = Sulla carta delle rotte sette lucine in fila dietro una voce. Potreste parlarci sopra (percezione). Per farlo ci vuole una persona.
alliance-mission-lamplighter-object-surgeons-box = Cassetta bianca
alliance-mission-lamplighter-object-surgeons-box-note = Ve l’ha lanciata dietro Ikka. Viene dalla dottoressa del campo.
alliance-mission-lamplighter-object-switch-west = Interruttore ovest
alliance-mission-lamplighter-object-switch-west-note = Quaranta cavi dove dovrebbero essere quattro (tecnica).
alliance-mission-lamplighter-object-switch-east = Interruttore est
alliance-mission-lamplighter-object-switch-east-note = Una leva fatta per due (vigore).
alliance-mission-lamplighter-object-prisoners = I tre di Oleth
alliance-mission-lamplighter-object-prisoners-note = Mirren e gli altri su una panca, con un numero al collo. La serratura è niente. È che nessuno era venuto ad aprirla.
alliance-mission-lamplighter-object-west-crate = Armadio ricambi
alliance-mission-lamplighter-object-west-crate-note = Fusibili, guanti, e qualcosa che sulla lista non c’è.
alliance-mission-lamplighter-object-east-crate = Rastrelliera
alliance-mission-lamplighter-object-east-crate-note = Chiusa con un nastro. Tanto sono sicuri di sé.
alliance-mission-lamplighter-object-spine-crate = Pronto soccorso
alliance-mission-lamplighter-object-spine-crate-note = Sigillato, mai usato. Su questa stazione nessuno ha mai fretta.
alliance-mission-lamplighter-action-call = Parlare sopra la voce
alliance-mission-lamplighter-action-reroute = Deviare la corrente
alliance-mission-lamplighter-action-throw = Abbassare la leva
alliance-mission-lamplighter-action-unlock = Aprire la serratura
alliance-mission-lamplighter-region-lift = L’ascensore

## Il nucleo

alliance-mission-lamplighter-object-door-core = Porta del nucleo
alliance-mission-lamplighter-object-door-core-note = Non è chiusa. C’è un cartoncino: SI PREGA DI BUSSARE.
alliance-mission-lamplighter-object-door-chair = Stanza della sedia
alliance-mission-lamplighter-object-door-chair-note = Imbottita. Non ne esce un suono, solo fili.
alliance-mission-lamplighter-object-door-service = Passerella di servizio
alliance-mission-lamplighter-object-door-service-note = Dietro c’è vapore, e una valvola a ogni estremità.
alliance-mission-lamplighter-object-door-pod = Portello della capsula
alliance-mission-lamplighter-object-door-pod-note = Posto per quattro, o per una in barella.
alliance-mission-lamplighter-object-bench-crate = Cassa accanto alla panca
alliance-mission-lamplighter-object-bench-crate-note = Qualcuno ha preparato le tazze, una per ciascuno di voi.
alliance-mission-lamplighter-object-resonator-north = Risonatore nord
alliance-mission-lamplighter-object-resonator-north-note = Prende le sillabe e le rende gentili. Orsk ci si tiene in equilibrio. Zittitelo (tecnica) o fatelo a pezzi, e lui lo sentirà.
alliance-mission-lamplighter-object-resonator-south = Risonatore sud
alliance-mission-lamplighter-object-resonator-south-note = Il gemello dell’altro. Dove si incontrano, l’aria è spessa come stoffa (tecnica, o con la forza).
alliance-mission-lamplighter-object-sera = La sedia
alliance-mission-lamplighter-object-sera-note = Una donna di sessantun anni con dei fili dietro le orecchie. Ognuno si stacca solo con una parola al momento giusto (percezione).
alliance-mission-lamplighter-object-sera-free = Sera Vantine
alliance-mission-lamplighter-object-sera-free-note = Non pesa niente. A reggersi ci pensa lei.
alliance-mission-lamplighter-object-dov = Dov alla console
alliance-mission-lamplighter-object-dov-note = Le mani gli volano sui tasti come se fossero di un altro. Non si è girato (percezione).
alliance-mission-lamplighter-object-chair-crate = Armadietto dei medicinali
alliance-mission-lamplighter-object-chair-crate-note = Quello che serviva perché continuasse a parlare.
alliance-mission-lamplighter-object-valve-west = Valvola ovest
alliance-mission-lamplighter-object-valve-west-note = Ruota rossa, sigillo di piombo, tre avvertenze (tecnica).
alliance-mission-lamplighter-object-valve-east = Valvola est
alliance-mission-lamplighter-object-valve-east-note = La stessa ruota all’altro capo. Dividetevi, o correte (tecnica).
alliance-mission-lamplighter-object-service-crate = Deposito attrezzi
alliance-mission-lamplighter-object-service-crate-note = Il pranzo di qualcuno, e quello che usa per aprire le scatolette.
alliance-mission-lamplighter-action-silence = Zittirlo
alliance-mission-lamplighter-action-play-reel = Farci girare la bobina
alliance-mission-lamplighter-action-unbind = Staccare i fili
alliance-mission-lamplighter-action-talk = Parlare con Dov
alliance-mission-lamplighter-action-open-valve = Aprire la valvola
alliance-mission-lamplighter-region-pod = La capsula

## Prima

alliance-mission-lamplighter-opening-codes = Dov legge i codici ad alta voce, una cifra per volta, scusandosi con ognuna. La stazione vi fa entrare come vecchi amici.
alliance-mission-lamplighter-opening-nerve = Niente codici. Ikka spegne i motori e lascia andare la Patient Debt alla deriva fra le rocce, a luci spente. Nessuno respira. Ciò che non risponde non esiste.
alliance-mission-lamplighter-opening-voice = Sulla banda aperta la voce dice: «Vedo la vostra luce.» Lo dice a voi. Lo dice a tutti, là fuori, nello stesso istante, nello stesso respiro.
alliance-mission-lamplighter-opening-tell = «A quest’ora l’avrebbe già chiesto» dice Ikka. «Quanti. L’avrebbe chiesto.» Batte due colpi sullo scafo. «Quindi. Andate a prendere quella che chiede.»
alliance-mission-lamplighter-switches-rule = La dorsale si apre quando i due interruttori sono azionati, uno per ala. L’ordine lo scegliete voi.
alliance-mission-lamplighter-burned = Da Port Sallow avete dormito quattro ore, e i vestiti ne hanno ancora l’odore.
alliance-mission-lamplighter-radio-wakes = Nella camera stagna è rimasta appesa una vecchia radio. Sulla sua carta sette luci seguono la voce verso le Cesoie, in ordine, come bambini dietro la maestra.

## Nell’anello

alliance-mission-lamplighter-radio-static = «Vedo la vostra luce» dice la voce sopra qualunque cosa diciate, amichevole come una mano sulla bocca.
alliance-mission-lamplighter-convoy = Non dite chi siete. Chiedete: «Quanti a bordo?» Silenzio su sette navi. Poi una risponde, poi tutte: nove, quattro, trentuno. Una voce che chiede non è quella che stavano seguendo. Sette luci tornano indietro.
alliance-mission-lamplighter-convoy-sera = E in fondo al rumore, sottile come un filo, qualcuno che non è una macchina: «Bella domanda. Chi ve l’ha insegnata?»
alliance-mission-lamplighter-hub-asleep = Dov ha detto allo snodo che è un’esercitazione, e che comincia alle sei. Tre soldati sono sdraiati sulle brande con gli stivali ai piedi.
alliance-mission-lamplighter-hub-awake = Un incrocio, quattro porte, una console. Tre soldati alzano gli occhi dallo stesso schermo. Sullo schermo c’è la vostra nave.
alliance-mission-lamplighter-expected = «Sono puntuali» dice un ufficiale al proprio polso. «Grazie, Proctor. Come diceva lei.» I clienti di Madame Quill hanno letto di voi.
alliance-mission-lamplighter-mapped-ask = Conoscete i cablaggi: da qui si può aprire un’ala. Quale?
alliance-mission-lamplighter-mapped-west = L’ala ovest.
alliance-mission-lamplighter-mapped-east = L’ala est.
alliance-mission-lamplighter-wing-surprised = La porta scorre mentre di là stanno cenando. Un cucchiaio è ancora a mezz’aria.
alliance-mission-lamplighter-west-wing = File di trasformatori, cavi come radici. Fra due pilastri un cannone è già puntato sulla porta, perché è il suo mestiere.
alliance-mission-lamplighter-prisoners-seen = Su una panca contro il muro siedono in tre, con un numero al collo. Li conoscete. Una volta per loro siete arrivati tardi.
alliance-mission-lamplighter-prisoners-free = «Ve la siete presa comoda» dice Mirren, e non riesce a dire altro. Tornano per la strada da cui siete venuti, tre su tre. Ikka li conta, ad alta voce.
alliance-mission-lamplighter-east-wing = Due in rosso si alzano dalle ginocchia e s’inchinano. Non è un saluto, è un inizio.
alliance-mission-lamplighter-west-done = I cavi si lasciano andare. Sopra la porta della dorsale si accende una lampada.
alliance-mission-lamplighter-east-done = La leva scende come una sentenza. Sopra la porta della dorsale si accende una lampada.
alliance-mission-lamplighter-both-switches = Le lampade sono accese tutte e due. Da qualche parte nei muri gira una vecchia serratura, e per mezzo secondo la voce stona.
alliance-mission-lamplighter-spine = Una strettoia di due passi, poi una sala luminosa come una sala operatoria. Un ufficiale chiude il libro sul dito. «L’ascensore è fuori servizio» dice. Lo dice bene.
alliance-mission-lamplighter-box-empty = Vuota. C’è un biglietto della dottoressa: «L’avete già preso.»
alliance-mission-lamplighter-box-full = Bacta, tre rotoli, e un biglietto: «Usatelo per chiunque.»
alliance-mission-lamplighter-spine-found = Una cassetta con il sigillo intatto. Controllata ogni settimana per undici anni.
alliance-mission-lamplighter-ring-alarm = Un gong, morbido come in albergo. Al suo ritmo entrano altri soldati dallo snodo.
alliance-mission-lamplighter-vented = Una sezione viene svuotata d’aria, perché sappiate che si può fare. Le orecchie lo sanno per prime.
alliance-mission-lamplighter-lift = L’ascensore funziona benissimo. Ci mette un minuto. Fasciate quello che si può fasciare. Nessuno parla, e nel soffitto la sua voce dice che vede la vostra luce.

## Orsk

alliance-mission-lamplighter-orsk-greets = «Grazie di essere venuti» dice il Proctor Orsk. «Lo penso davvero. Undici anni di guerra in questa cintura, finché una voce ha parlato e le altre hanno taciuto. Avete sentito che quiete. Vi sarei grato se la lasciaste così.» Posa la tazza.
alliance-mission-lamplighter-resonators-rule = Negli angoli del nucleo ci sono due risonatori. Ognuno, quando tace o viene distrutto, infligge a Orsk 3 danni. Le porte della sedia e della passerella si aprono quando lui è caduto.
alliance-mission-lamplighter-shake-rule = La stazione non regge quello che succede qui. Dalla fine del vostro terzo round nel nucleo trema: prima fatica, poi danni, sempre di più (difficile: un round prima; se Ikka tiene la nave, un round dopo).
alliance-mission-lamplighter-ikka-waits = «Ho una ganascia sul loro scafo» dice Ikka. «Ve lo tengo dritto. Lei non dura. Io sì.»
alliance-mission-lamplighter-core-open = Un anello intorno a un pozzo. Dal pozzo esce la sua voce, da ogni parte, e parla a novecento navi. Un uomo in rosso sistema i piedi.
alliance-mission-lamplighter-resonator-out = Il suono muore. Orsk vacilla, come su una scala a cui manca un gradino.
alliance-mission-lamplighter-resonator-out-2 = Una crepa attraversa il suono. Orsk si tocca l’orecchio e guarda il sangue con interesse.
alliance-mission-lamplighter-resonator-breaks = L’involucro scoppia, e con lui un accordo che nessuno sapeva di sentire. Orsk posa il piede dove un attimo prima c’era il pavimento.
alliance-mission-lamplighter-resonator-breaks-2 = Si spacca come una campana fusa male. «Era un pezzo antico», dice Orsk, e per dirlo deve reggersi alla ringhiera.
alliance-mission-lamplighter-reel-plays = Infilate il capo della bobina madre. Dal risonatore esce una donna raffreddata, nove anni fa: «Falla scendere piano. Quanti a bordo?» A questo la macchina non sa rispondere. Orsk cade su un ginocchio.
alliance-mission-lamplighter-orsk-falls = Orsk si siede contro la ringhiera. «Grazie» dice, e sembra stupito che nessuno risponda. «Andrà avanti, sapete. Di me non ha bisogno. Non ha bisogno proprio di nessuno.»
alliance-mission-lamplighter-voice-alone = Ha ragione. Sopra il pozzo la voce continua, calda, senza fretta, sola. «Vedo la vostra luce. Mantenete questa rotta. Vedo la vostra luce.»
alliance-mission-lamplighter-bomb-offer = «Sento che è a terra» dice Ikka. «La cosa nella mia stiva è innescata. Tre parole, voi correte, e la voce non c’è più.» Pausa. «So chi c’è lì dentro. Ditelo, o no.»
alliance-mission-lamplighter-bomb-ask = La bomba di Ikka può finirla adesso, con Sera sulla sedia.
alliance-mission-lamplighter-bomb-wait = Non ancora. Entriamo.
alliance-mission-lamplighter-bomb-now = Adesso. Fallo.
alliance-mission-lamplighter-bomb-goes = Correte. Alle vostre spalle la voce dice che vede la vostra luce, e per una volta è vero.
alliance-mission-lamplighter-two-ways-rule = A est del pozzo c’è la sedia: liberate Sera (percezione). A sud ci sono le valvole: bruciate il nucleo (tecnica). Fatta una cosa, decidete se andare o restare per l’altra.

## La sedia

alliance-mission-lamplighter-chair = Una macchina, una sedia. Lei è più piccola della sua voce. Le sue labbra si muovono un attimo prima di ogni altoparlante della stazione.
alliance-mission-lamplighter-chair-sera = I suoi occhi vi trovano. Parla in fretta, fra due frasi della macchina: «Fili, non cinghie. Cominciate dietro l’orecchio sinistro. Da qui, nelle pause, ho scansato sei navi dagli scogli; le avete viste passare? Quanti a bordo?»
alliance-mission-lamplighter-dov-here = Alla console c’è Dov, dritto, con una giacca da guardia sulle spalle. «Scusate» dice ai tasti, «scusate, se smetto io smette lei.»
alliance-mission-lamplighter-dov-voice = «Prima dietro l’orecchio sinistro» dice Dov nella cuffia. «Scusate. L’ho saldato io. Poi contate fino a due, poi il blu. Mamma, scusa. Fino a due.»
alliance-mission-lamplighter-dov-turns = «Nessuno mi ha detto che potevo smettere» dice Dov. «Cioè, lo sapevo. Scusate. Lo sapevo.» Toglie le mani dai tasti, e non muore niente. Poi comincia a strappare cavi.
alliance-mission-lamplighter-sera-patient = «Quello no» dice Sera. «Non fa niente. Hai le mani fredde?»
alliance-mission-lamplighter-unbound = L’ultimo filo si stacca. Per un respiro tutti gli altoparlanti tacciono, e in quel respiro una vecchia tossisce. Poi la macchina continua senza di lei, un po’ più piatta.
alliance-mission-lamplighter-sera-asks = «Può fare senza di me» dice. «Di me ne ha abbastanza. Là fuori in novecento la ascoltano. Posso parlarle contro, se mi portate a una radio. Oppure qualcuno la brucia. Quanto tempo abbiamo?»
alliance-mission-lamplighter-voice-or-stay = Sera è libera. Il Coro continua a parlare. Andare, o restare per il nucleo?
alliance-mission-lamplighter-go-with-her = Andare. Portiamola a casa.
alliance-mission-lamplighter-stay-for-core = Restare. Bruci anche lui.
alliance-mission-lamplighter-stay-for-core-said = «Allora la capsula» dice Sera. «È dietro di me; qualcuno mi porta? Sono seduta da tre mesi.» Il portello si apre. La stazione s’inclina.

## La fine del nucleo

alliance-mission-lamplighter-service = Una passerella piena di vapore, una valvola a ogni capo, e in mezzo tre soldati che vorrebbero essere ovunque tranne che qui.
alliance-mission-lamplighter-overloaded = L’ago passa il rosso e va avanti. Sotto la grata qualcosa di enorme comincia a ronzare una nota sola, e non è nella sua voce.
alliance-mission-lamplighter-sera-says-go = Da tutti gli altoparlanti, fra due frasi che non sono sue: «Erano le valvole, vero? Bene. Qualcuno doveva farlo. Per la porta avete tempo; quanti a bordo? Allora andate, tutti, d’accordo?»
alliance-mission-lamplighter-quiet-or-stay = Il nucleo brucerà. Sera è sulla sedia. Andare, o restare per lei?
alliance-mission-lamplighter-go-without-her = Andare. L’ha detto lei.
alliance-mission-lamplighter-stay-for-her = Restare. Tiriamola fuori.
alliance-mission-lamplighter-stay-for-her-said = «Non ve ne state andando» dice Sera, nelle pause. «Sento gli stivali. Perché su questa banda nessuno fa mai quello che gli si dice?»
alliance-mission-lamplighter-both-ready = La sedia è vuota, il nucleo brucia. Di Relè Nove restano nove passi di pavimento e una capsula. «Ci siamo tutti?» chiede Sera.
alliance-mission-lamplighter-all-lights-home = Sulla piccola carta della capsula sette luci sono al sicuro dietro le Cesoie, e altre stanno virando. Sera le conta. Le conta di nuovo.
alliance-mission-lamplighter-chair-found = Fiale, miele, pastiglie per la gola. Della voce hanno avuto gran cura.
alliance-mission-lamplighter-first-wounded = «Uno è a terra» dice Ikka. «Alla camera stagna conto le teste. Il numero lo so.»
alliance-mission-lamplighter-shake-1 = Il ponte cala di un palmo e ci ripensa.
alliance-mission-lamplighter-shake-2 = Da qualche parte, sotto, si spezza una costola della stazione, con il rumore di una porta molto grande.

## La fine

alliance-mission-lamplighter-how-the-voice = Sera Vantine è libera. Il Coro continua a parlare, e lei anche.
alliance-mission-lamplighter-how-the-quiet = Relè Nove è bruciato, e sulle rotte c’è silenzio.
alliance-mission-lamplighter-how-both = Sera Vantine è fuori, e alle sue spalle il Coro è bruciato.
alliance-mission-lamplighter-how-all-wounded = La macchina continua.
alliance-mission-lamplighter-how-too-late = Relè Nove si è spezzato prima che fosse finita.
alliance-mission-lamplighter-after-convoy = Quella notte sette navi entrano in porto. Duecentosei persone, e sul molo nessuno che sappia perché.
alliance-mission-lamplighter-after-hands-lost = I tre di Oleth erano nell’ala ovest. Quella serratura non l’ha aperta nessuno.
alliance-mission-lamplighter-after-dirty = La dottoressa del campo lo viene a sapere come tutti. Dice che è una buona notizia, e continua a bollire la stessa benda.
alliance-mission-lamplighter-after-lost = Ikka vi tira fuori dal buio, o andate alla deriva; i racconti non concordano. Qualcuno, sulla banda, vi ha guidati fra le rocce. Era la sua voce. Ci avete ripensato mille volte, e non ricordate se ha chiesto qualcosa.
