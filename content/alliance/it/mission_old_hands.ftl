# La seconda lezione.

alliance-mission-old-hands = Vecchie volpi
alliance-mission-old-hands-brief = Un posto d’ascolto abbandonato. L’avete fatto cento volte. Qualcuno ha cambiato le regole. Una lezione per chi conosce il gioco in scatola.

## La storia

alliance-mission-old-hands-opening =
    Il posto d’ascolto è abbandonato da due inverni. Così dice la mappa. Le luci dicono altro.

    «Il solito giro» dice Gideon. Gaarkhan annusa l’aria e ringhia. Tre soldati con scope e fucili alzano la testa.
alliance-mission-old-hands-sweepers-down =
    Dovevano spazzare il pavimento e basta. Uno di loro porta una chiave con un cartellino: ARCHIVIO. NON ASCOLTARE.
alliance-mission-old-hands-in-the-alcove =
    Gli attrezzi di qualcuno, il pranzo di qualcuno e, sotto, una cosa che non è mai stata su nessuna lista.
alliance-mission-old-hands-the-archive =
    Uno sgabuzzino pieno di nastri, dal pavimento al soffitto. Ogni bobina ha una data, nessuna un nome. Una gira ancora.
alliance-mission-old-hands-in-the-archive =
    Bende, e un biglietto: per quello con le cuffie, quando diventa troppo.
alliance-mission-old-hands-first-tape =
    Una voce di donna, gentile e stanca. «…vostra luce. Vedo la vostra luce. Vedo la…» Taglio. Lo stesso respiro, di nuovo. L’hanno incollata a pezzi.
alliance-mission-old-hands-your-own-voice =
    La bobina più recente ha un’ora. Ci parla Gideon, cordiale e chiaro: «Qui va tutto bene. Vedo la vostra luce.»

    Gideon non l’ha mai detto. Nella stanza accanto qualcosa comincia a ronzare.
alliance-mission-old-hands-the-filters =
    «Che estensione, quel Wookiee» dice un ufficiale senza voltarsi, la cuffia su un orecchio solo. Sopra di lui un droide apre l’occhio. «Ancora una volta, prego. Con sentimento.»
alliance-mission-old-hands-feedback =
    PERICOLO. Gli altoparlanti urlano, e passa per ogni dente. Le squadre lente pagano: ogni eroe subisce 1 fatica adesso, e poi di nuovo ogni due round.
alliance-mission-old-hands-wounded =
    Un eroe i cui danni raggiungono la salute è ferito: scarta tutti i danni, gira la scheda e continua a combattere. Se è sconfitto una seconda volta, si ritira. Quando tutti gli eroi sono feriti, la missione è persa.
alliance-mission-old-hands-quiet =
    Il ronzio si spegne. Sulla scrivania dell’ufficiale c’è un’etichetta pronta per la prossima bobina: CORO, RIPRESA 211. MATERIALE DI PARTENZA: VEDI PERSONA ALLEGATA.

    Il gancio per la persona allegata è vuoto. È stato usato.
alliance-mission-old-hands-how-off = Il posto d’ascolto tace. Ciò per cui si esercitava, no.
alliance-mission-old-hands-how-all-wounded = Adesso hanno anche le vostre voci. Riprovate.

## Obiettivi

alliance-mission-old-hands-objective-front-room = Sconfiggete gli spazzini.
alliance-mission-old-hands-objective-side-room = Aprite l’archivio e frugate nella cassa.
alliance-mission-old-hands-objective-read-the-tapes = Ascoltate i nastri (percezione).
alliance-mission-old-hands-objective-switch-it-off = Aprite la sala filtri. Sconfiggete il sorvegliante e il suo droide.
alliance-mission-old-hands-objective-the-alcove = Frugate nella cassa degli attrezzi, nella nicchia.

## Sulla mappa

alliance-mission-old-hands-object-filter-door = Porta dei filtri
alliance-mission-old-hands-object-filter-door-note = Imbottita da questa parte. Deve tenere dentro i suoni, e per ora non si apre. Forse l’archivio ne sa di più.
alliance-mission-old-hands-object-archive-door = Porta dell’archivio
alliance-mission-old-hands-object-archive-door-note = Stretta, chiusa a chiave, spazzata benissimo. La chiave ce l’hanno gli spazzini.
alliance-mission-old-hands-object-tool-crate = Cassa degli attrezzi
alliance-mission-old-hands-object-tool-crate-note = Mezza aperta. Sul coperchio c’è un panino.
alliance-mission-old-hands-object-crate-1 = Cassa del pronto soccorso
alliance-mission-old-hands-object-crate-1-note = Una striscia rossa, vernice fresca. In un posto abbandonato.
alliance-mission-old-hands-object-tape-console = Registratore
alliance-mission-old-hands-object-tape-console-note = Cuffie ancora calde. Ascoltate bene (prova di percezione): servono 3 successi in tutto per capire che cosa c’è sulle bobine.
alliance-mission-old-hands-action-listen = Ascoltare bene

## Consigli

alliance-mission-old-hands-hint-changed = Dadi, distanze e porte li conosci. Questi fumetti dicono solo che cosa cambia qui.
alliance-mission-old-hands-hint-deploy = La missione segna dove cominciate. L’ordine non conta, e nessun nemico si muove prima di voi.
alliance-mission-old-hands-hint-two-of-you = In due, ognuno ha 10 di salute bonus e due attivazioni per round. In tre sono 3 e un’attivazione bonus per la squadra.
alliance-mission-old-hands-hint-nobody = Nessuno gioca l’Impero. Dopo ogni vostra attivazione tocca a un gruppo pronto, pescato a caso. Termina la tua e guarda.
alliance-mission-old-hands-hint-card = Il gruppo ha pescato una carta attivazione: un bonus, poi istruzioni dall’alto in basso. Quello che una miniatura non può fare, lo salta. «Perché» mostra la regola.
alliance-mission-old-hands-hint-targets = Ogni istruzione dice a chi mira. Se due vanno bene allo stesso modo, è il più vicino; se sono pari anche lì, succede il peggio per voi.
alliance-mission-old-hands-hint-surge-list = I nemici spendono gli impulsi secondo una lista fissa, scritta qui sulla loro carta. Le capacità in cui deciderebbe il loro giocatore non contano.
alliance-mission-old-hands-hint-bonus-last = L’attivazione bonus viene per ultima: nessuno agisce due volte prima che tutti abbiano agito una volta.
alliance-mission-old-hands-hint-peril = Qui il pericolo fa il conto alla rovescia. Colpisce alla fine di un round e punisce le squadre lente; nessuno spende minaccia contro di voi.
alliance-mission-old-hands-hint-rest = Riposando recuperi fatica fino alla tua tenacia, e il resto va perso. I danni non li cura più.
alliance-mission-old-hands-hint-door = Una porta si apre solo da una casella proprio davanti, non in diagonale.
alliance-mission-old-hands-hint-crate = Chi apre una cassa tiene la carta rifornimento fino alla fine della missione. Raccogliere segnalini cassa non serve più.
alliance-mission-old-hands-hint-medpac = I medpac sono di tutta la squadra. Se ne usa uno con un riposo e cura 5 danni: è così che ci si cura adesso.
alliance-mission-old-hands-hint-successes = Una prova della missione conta i successi, uno per impulso. Per la percezione Gideon ha tre dadi, Gaarkhan uno.
alliance-mission-old-hands-hint-in-sum = Conta anche una parte: qui i successi si sommano finché si arriva in fondo, chiunque tiri.
alliance-mission-old-hands-hint-one-goal = C’è un solo obiettivo principale alla volta. Sconfiggere tutti non serve, se non c’è scritto.
alliance-mission-old-hands-hint-last-door = Respira, poi apri. Un gruppo che entra può agire già in questo round.
alliance-mission-old-hands-hint-wounds = Un eroe sconfitto è ferito e continua con la scheda girata; la seconda volta si ritira. Perdete quando tutti sono feriti.

## Consigli accanto al tavolo vero

alliance-mission-old-hands-hint-pages = Niente si prepara in anticipo. La missione vi dice pagina per pagina che cosa disporre, e solo in quel momento.
alliance-mission-old-hands-hint-portraits = In due, ognuno ha 10 di salute bonus (il numero sul ritratto) e due attivazioni per round (il ritratto dietro). Giocatene una, poi toccate «Attivazione conclusa».
alliance-mission-old-hands-hint-window = Nessuno gioca l’Impero. Un gruppo pronto, pescato a caso, agisce secondo questa carta: il bonus per il gruppo, poi per ogni miniatura la lista dall’alto in basso. Alla fine toccate «Fatto».
alliance-mission-old-hands-hint-last-figure = I danni restano sul vostro tavolo. Lo schermo deve sapere solo quando l’ultima miniatura di un gruppo è sconfitta: toccate qui.
alliance-mission-old-hands-hint-falls = Un eroe sconfitto è ferito: toccate il suo ritratto, scartate i danni e girate la scheda. La seconda volta si ritira. Perdete quando tutti sono feriti.
alliance-mission-old-hands-hint-tap-door = Una porta si apre solo da una casella proprio davanti, non in diagonale. Poi toccate qui la porta e dite chi è stato.
alliance-mission-old-hands-hint-tap-crate = Toccate la cassa e dite chi l’ha aperta. Chi è stato pesca una carta rifornimento dal vostro mazzo e la tiene fino alla fine della missione. Raccogliere segnalini cassa non serve più.
alliance-mission-old-hands-hint-tap-medpac = I medpac sono di tutta la squadra. Chi ne usa uno riposando recupera 5 danni: allora toccate qui. È così che ci si cura adesso.
alliance-mission-old-hands-hint-enter-successes = Una prova della missione conta i successi, uno per impulso. Toccate la console, dite chi tenta, tirate e indicateli. Per la percezione Gideon ha tre dadi, Gaarkhan uno.
