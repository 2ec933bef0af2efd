# Il primo atto.

alliance-campaign-how-many-aboard = Quanti a bordo
alliance-campaign-how-many-aboard-note = Per undici anni una voce ha riportato a casa gli sconosciuti lungo le Rotte di Merrow. Adesso è più calda che mai, e le navi che guida non arrivano.

alliance-campaign-how-many-aboard-location-oleth = Oleth
alliance-campaign-how-many-aboard-location-brask = Brask
alliance-campaign-how-many-aboard-location-port-sallow = Port Sallow
alliance-campaign-how-many-aboard-location-customs = Dogana di Merrow
alliance-campaign-how-many-aboard-location-merrow = Rotte di Merrow
alliance-campaign-how-many-aboard-location-field-hospital = Ospedale da campo
alliance-campaign-how-many-aboard-location-quarry = La cava
alliance-campaign-how-many-aboard-location-quills-house = La casa di Quill
alliance-campaign-how-many-aboard-location-relay-nine = Relè Nove

## Epiloghi

alliance-campaign-how-many-aboard-ending-all-lights-home = Sera Vantine dorme due giorni nella stiva della Patient Debt, a bocca chiusa, sotto tutte le coperte che ci sono. La terza notte chiede la radio. Duecentosei persone hanno raccontato in ogni porto chi le ha fatte tornare indietro, e sulla banda aperta nessuno parla: aspettano tutti. «Rotte di Merrow» dice lei, rauca. «Sono stata via. Quanti a bordo?» Rispondono, una nave dopo l’altra, fino al mattino: nove, quattro, trentuno, uno e mezzo. Ikka scrive tutto. Quando il foglio è pieno prende un chiodo, va al portello e sotto i nomi incide una parola sola. Casa.
    .title = Tutte le luci a casa
alliance-campaign-how-many-aboard-ending-both = La capsula rotola per un’ora prima che Ikka la prenda. Alle vostre spalle Relè Nove brucia senza un rumore. Sera Vantine conta le teste che ha intorno, e poi per un mese non dice niente. La gola, dice la dottoressa del campo; o torna o non torna. Sulle rotte si vola a vista, piano, e di solito si arriva. Poi una notte, sulla banda aperta, qualcuno tossisce. «Ho una luce alle Cesoie, e va alla deriva» dice una voce di ghiaia. «Falla scendere piano. Quanti a bordo?» In tutta la cintura la gente posa quello che ha in mano.
    .title = Tutti e due
alliance-campaign-how-many-aboard-ending-voice-and-son = Adesso sulle Rotte di Merrow le voci sono due. Una è calda, non si stanca mai e vede la vostra luce. L’altra tossisce, e chiede. Ai capitani è bastata una brutta settimana per imparare la differenza; da allora nessuno tocca il timone prima che arrivi la domanda. Sera Vantine parla ogni notte da uno scoglio diverso. Dov porta la radio, cambia frequenza e ogni volta chiede scusa alla manopola. «Latte?» gli fa lei fra una nave e l’altra. Lui le ha detto tutto, una volta, senza fermarsi. Lei ha chiesto quanti. Lui il numero lo sapeva. Il Coro continua a parlare. Ogni notte ha meno gente a cui farlo.
    .title = La voce e suo figlio
alliance-campaign-how-many-aboard-ending-the-voice = Adesso sulle Rotte di Merrow le voci sono due. Una è calda, non si stanca mai e vede la vostra luce. L’altra tossisce, e chiede. Ai capitani è bastata una brutta settimana per imparare la differenza; da allora nessuno tocca il timone prima che arrivi la domanda. Sera Vantine parla ogni notte da uno scoglio diverso, e la radio la porta Ikka. Fra una nave e l’altra prova la banda di servizio. «Dov? Hai mangiato?» Non risponde nessuno. Ma qualcuno accorda ancora l’altra voce, che ogni tanto, a metà di una frase, inciampa, come se fosse scivolata una mano. Lei lo prende per un sì.
    .title = La voce
alliance-campaign-how-many-aboard-ending-quiet-and-son = Relè Nove brucia per una notte e un giorno, poi sulle Rotte di Merrow c’è silenzio. Si vola a vista, piano, e si arriva. Una sera Dov è davanti al portello della Patient Debt, dove ci sono i nomi, e chiede un chiodo. È preciso, ci mette un’ora, e quello di lei pare stampato. «Nessuno di voi mi ha detto che non avevo scelta» dice. «Grazie.» Scusa non lo dice, neanche una volta. Ikka tiene la banda aperta ogni notte e sta zitta. Quando là fuori passa una luce, la mano le va all’interruttore. Sa che cosa si dovrebbe chiedere. Li conta da sola.
    .title = Il silenzio e il figlio
alliance-campaign-how-many-aboard-ending-the-quiet = Relè Nove brucia per una notte e un giorno, poi sulle Rotte di Merrow c’è silenzio. Si vola a vista, piano, e si arriva. Nei porti brindano a voi, e nessuno chiede chi c’era sulla sedia. Nel portello della Patient Debt c’è un nome in più. Da qualche parte un giovane con una tazza l’ha letto sul giornale, nella pagina delle navi. Ikka tiene la banda aperta ogni notte e sta zitta. Quando là fuori passa una luce, la mano le va all’interruttore. Sa che cosa si dovrebbe chiedere. Li conta da sola.
    .title = Il silenzio
alliance-campaign-how-many-aboard-ending-lanterns = Alla fine vengono a prendervi, su barche senza radio: gente che un giorno avete tirato fuori da qualche parte. A prua hanno appeso lanterne, e gridano da scafo a scafo, perché un grido non si può tagliare in sillabe. «Quanti a bordo?» Glielo dite. Lo passano di barca in barca, finché non si sente più. Sulla banda aperta la macchina vede la vostra luce; le vede tutte. Loro l’hanno spenta. Quando arriva l’estate c’è una lanterna su ogni scoglio, da Oleth alle Cesoie. E su Relè Nove, su una sedia, qualcuno aspetta ancora che glielo chiedano.
    .title = Lanterne
alliance-campaign-how-many-aboard-ending-neither = Relè Nove è stato riparato. Alla porta c’è un cartoncino nuovo: SI PREGA DI BUSSARE. Siete vivi perché qualcuno vi ha guidati a voce fra le rocce, e da allora ne discutete. Era calda. Era la sua voce. Ognuno di voi ricorda di aver detto un numero, e nessuno ricorda perché. Ikka ha ridipinto le bruciature e sta davanti alla banda, abbassata fino al fruscio. Nel fruscio, fra due frasi, ogni tanto c’è un vuoto. «Sentite?» dice. «Quella non è la macchina. Le macchine non aspettano.» Alza un po’ il volume. «Quindi. Quando ci torniamo?»
    .title = Né l’una né l’altro
