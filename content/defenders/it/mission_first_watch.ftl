# La missione d’addestramento.

defenders-mission-first-watch = Primo turno di guardia
defenders-mission-first-watch-brief = La vostra prima notte di servizio, e il servizio è una tenda. Qualcuno dell’ufficio del catasto l’ha montata sotto il crinale, ha acceso una radio e martedì è uscito a fare due passi; adesso è venerdì. Andate a vedere se la radio funziona ancora, dite alla Centrale che siete arrivati e datevi un’occhiata intorno. Nel deserto è tutto tranquillo da settimane, dice la Centrale, col tono di un padrone di casa che giura di non aver mai visto muffa. Avete un fucile, una borraccia piena e le istruzioni a caratteri grandi. Non può andare storto niente che non ci sia scritto.
defenders-mission-first-watch-goal = Raggiungete la tenda, chiamate la Centrale via radio, poi distruggete il punto di teletrasporto sul crinale.
defenders-mission-first-watch-goal-accomplished = Il punto di teletrasporto non c’è più.
defenders-mission-first-watch-goal-partly = Alla fine del round 10 avete chiamato la Centrale, e il punto di teletrasporto è ancora lì.
defenders-mission-first-watch-goal-failed = Tutti gli agenti sono morti, oppure alla fine del round 10 nessuno ha chiamato la Centrale.

defenders-mission-first-watch-place-tent = La tenda
defenders-mission-first-watch-figure-stray = Il randagio

## Azioni

defenders-mission-first-watch-action-radio = Chiamare la Centrale
defenders-mission-first-watch-action-radio-note = Sul punto di passaggio nella tenda o accanto, non ingaggiato: fai rapporto via radio.
defenders-mission-first-watch-action-destroy = Distruggere il punto di teletrasporto
defenders-mission-first-watch-action-destroy-note = Accanto al punto di teletrasporto e non ingaggiato: mettici sopra una fiamma. Sparisce all’inizio della prossima fase di strategia.

## Obiettivi

defenders-mission-first-watch-objective-tent = Portate un agente nella tenda.
defenders-mission-first-watch-objective-radio = Chiamate la Centrale via radio.
defenders-mission-first-watch-objective-point = Distruggete il punto di teletrasporto sul crinale.

## La storia

defenders-mission-first-watch-opening =
    Una tenda, un crinale, moltissima sabbia. A ovest una luce va a passeggio; a est qualcosa a quattro zampe smette di masticare e alza la testa.

    La prima pagina delle istruzioni dice: scegliete chi comanda.
defenders-mission-first-watch-tourist = La luce gira intorno alla roccia ed è una torcia con dietro un uomo. «Si va di qua per il festival?» Gli indicate la strada. Non tutti i segnali vogliono mangiarvi, ma guardare conviene.
defenders-mission-first-watch-stray-down = Cade, si contorce e comincia a fumare lì dov’è. Non state troppo vicini quando muore uno di quelli; pagina nove, con disegno.
defenders-mission-first-watch-in-the-tent = Una branda, caffè ormai solido, una radio che lampeggia nell’angolo. Chi stava qui ha legato un laccio all’interruttore e ha lasciato una cassetta con una croce, che forse vale la pena di perquisire.
defenders-mission-first-watch-answer =
    «Qui Centrale. Dove siete? Bene. Allora vedete quella cosa che ronza sul crinale. Non la sentite? La sentirete.»

    Un fruscio di carte. «È un punto di teletrasporto. Escono da lì. Vi dispiacerebbe?»
defenders-mission-first-watch-burning = Un punto di teletrasporto con una fiamma sparisce quando comincia la prossima fase di strategia. Chi attraversa una fiamma subisce una ferita.
defenders-mission-first-watch-how-accomplished = Il ronzio si spegne come una lampadina difettosa. La Centrale ringrazia, già al passato: c’è un altro posto così, e ne ha quattro.
defenders-mission-first-watch-how-partly = La Centrale sa dove siete, e ormai lo sanno anche tutti gli altri. La cosa sul crinale continua a ronzare; il prossimo turno porterà più fiammiferi.
defenders-mission-first-watch-how-failed = Venerdì l’ufficio del catasto manda qualcuno a cercarvi. Monta una seconda tenda.

## Suggerimenti

defenders-mission-first-watch-hint-equip = Ogni agente porta con sé un congegno, da usare una volta. Nel dubbio: una granata a frammentazione per Chromium, un Medikit per Thorium.
defenders-mission-first-watch-hint-alpha = Ogni round comincia con una scelta: chi è l’agente alfa? Gioca per primo, pesca l’evento e ha l’ultima parola.
defenders-mission-first-watch-hint-move = Nel suo turno un agente muove, combatte e agisce, in qualsiasi ordine, una volta ciascuno. Tocca un esagono illuminato per andarci, poi scegli dove guarda. Spara solo a ciò che sta nella metà davanti a lui.
defenders-mission-first-watch-hint-signal = I segnalini coperti sono segnali: forse un alieno, forse qualcuno che si è perso. Appena un agente ne vede uno, si rivela.
defenders-mission-first-watch-hint-attack = Un alieno in vista e a portata si può attaccare. Le probabilità sono scritte accanto prima del tiro. Ogni colpo che non para è una ferita.
defenders-mission-first-watch-hint-end = Non c’è altro da fare? Termina il turno. Poi tocca agli alieni, con una carta per ogni agente.
defenders-mission-first-watch-hint-alien-turn = La carta incontro dice chi agisce. Ogni alieno legge la propria carta dall’alto e fa la prima riga adatta. Toccalo per vedere perché.
defenders-mission-first-watch-hint-event = Dopo tutti i turni arriva un evento: i segnali si muovono e arrivano, il tempo cambia. Alcune carte vi aiutano.
defenders-mission-first-watch-hint-enter = Adesso entrate nella tenda. Attraverso la porta vedrete solo quando ci starete davanti.
defenders-mission-first-watch-hint-search = Qui dentro potete perquisire: un’azione e un dado rosso. Con fortuna sono un primo soccorso, munizioni, un dispositivo o un frammento di tecnologia aliena.
defenders-mission-first-watch-hint-radio = Le missioni hanno azioni proprie. Questa chiama la Centrale: accanto al punto di passaggio e senza alieni a contatto.
defenders-mission-first-watch-hint-destroy = Al crinale! Mettetevi accanto al punto di teletrasporto e distruggetelo. Se un alieno vi trattiene, uccidetelo o provate a eludere.
