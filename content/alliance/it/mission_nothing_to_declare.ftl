# Niente da dichiarare: fuori da una dogana, con qualcuno che si aggrappa.

alliance-mission-nothing-to-declare = Niente da dichiarare
alliance-mission-nothing-to-declare-brief = L’antenna è caduta senza una parola. Due giorni dopo, su una banda di servizio, un messaggio: i codici per Relè Nove e un nome, Vantine. Appuntamento in dogana. I vostri documenti sono buoni. L’impiegato è migliore.

## Obiettivi

alliance-mission-nothing-to-declare-objective-out-of-the-room = Aprite la porta della sala d’attesa.
alliance-mission-nothing-to-declare-objective-find-the-voice = Trovate negli uffici chi ha chiamato.
alliance-mission-nothing-to-declare-objective-open-the-gate = Aprite la saracinesca verso il piazzale.
alliance-mission-nothing-to-declare-objective-run = Tutti gli eroi e Dov sulla rampa.
alliance-mission-nothing-to-declare-objective-free-the-line = Liberate i dodici nel recinto.

## Cose e luoghi

alliance-mission-nothing-to-declare-object-door-cell = Porta della sala d’attesa
alliance-mission-nothing-to-declare-object-door-cell-note = Da questa parte niente maniglia. Un pannello con quattro viti (tecnica) e cardini più verniciati che oliati (vigore).
alliance-mission-nothing-to-declare-object-door-desk = Porta degli uffici
alliance-mission-nothing-to-declare-object-door-desk-note = Vetro smerigliato. Dietro, qualcuno timbra carte senza fretta.
alliance-mission-nothing-to-declare-object-door-side = Porta laterale
alliance-mission-nothing-to-declare-object-door-side-note = Solo personale. Sbuca proprio accanto al cannone.
alliance-mission-nothing-to-declare-object-door-gate = Saracinesca del piazzale
alliance-mission-nothing-to-declare-object-door-gate-note = Larga come il portello di una nave. La apre un codice dalla scrivania negli uffici, oppure le spalle, con pazienza (vigore).
alliance-mission-nothing-to-declare-object-bench-crate = Oggetti smarriti
alliance-mission-nothing-to-declare-object-bench-crate-note = Ombrelli, uno stivale, una valigia che nessuno ha reclamato.
alliance-mission-nothing-to-declare-object-seized = Merce sequestrata
alliance-mission-nothing-to-declare-object-seized-note = Sul cartellino: NON DICHIARATO. Metà sono medicine.
alliance-mission-nothing-to-declare-object-drawer = Cassetto dei diritti
alliance-mission-nothing-to-declare-object-drawer-note = Chiuso, etichettato, e pesante di soldi altrui.
alliance-mission-nothing-to-declare-object-pallet = Bancale
alliance-mission-nothing-to-declare-object-pallet-note = Scorte per la guarnigione, ancora sotto la rete.
alliance-mission-nothing-to-declare-object-queue = Il recinto
alliance-mission-nothing-to-declare-object-queue-note = Dodici persone che erano nella fila sbagliata. Le sbarre sono sottili, il catenaccio no (vigore).
alliance-mission-nothing-to-declare-object-desk = Scrivania dell’impiegato
alliance-mission-nothing-to-declare-object-desk-note = Il codice della saracinesca è qui, sotto sei moduli (tecnica). Chi lavora alle trasmissioni lo sa a memoria.
alliance-mission-nothing-to-declare-object-dov = Dov
alliance-mission-nothing-to-declare-object-dov-note = Sotto la scrivania, ginocchia al mento, una tazza fra i piedi. Va con chiunque se ne vada adesso.
alliance-mission-nothing-to-declare-action-bypass = Aggirare il pannello
alliance-mission-nothing-to-declare-action-force = Forzare
alliance-mission-nothing-to-declare-action-break-pen = Spezzare il catenaccio
alliance-mission-nothing-to-declare-action-slice = Cercare il codice
alliance-mission-nothing-to-declare-action-ask-dov = Far digitare Dov
alliance-mission-nothing-to-declare-action-take = Portarlo con voi
alliance-mission-nothing-to-declare-action-coax = Convincerlo a uscire
alliance-mission-nothing-to-declare-region-ramp = La rampa
alliance-mission-nothing-to-declare-region-corridor = Corridoio sotto tiro

## Prima

alliance-mission-nothing-to-declare-opening = «Niente da dichiarare» avete detto. L’impiegato ha ringraziato, ha timbrato tutto e ha fatto chiudere a chiave dietro di voi. È stato un’ora fa. È una stanza tranquilla. Ci sono le panche.
alliance-mission-nothing-to-declare-opening-clerk = Attraverso il muro arriva l’altoparlante, caldo e vicino: «Vedo la vostra luce. Restate seduti, per favore. Qualcuno sta arrivando da voi.» È la sua voce. Fa annunci da stamattina.
alliance-mission-nothing-to-declare-pursuit-rule = Le guardie stanno venendo in questa stanza: alla fine del round 2 vi entrano alle spalle.
alliance-mission-nothing-to-declare-too-long = Alla fine del round 12 (difficile: 11) la dogana viene sigillata, con voi dentro.

## La sala

alliance-mission-nothing-to-declare-bypassed = Quattro viti, due fili, una scintilla. La serratura ringrazia con voce registrata.
alliance-mission-nothing-to-declare-forced = I cardini si arrendono, prima quello in alto, poi il collega.
alliance-mission-nothing-to-declare-the-hall = Una sala di smistamento dritta come un righello. In fondo un cannone su treppiede si gira a vedere chi fa rumore. A sud, dietro le sbarre, dodici persone smettono di parlare.
alliance-mission-nothing-to-declare-gun-rule = Alla fine di ogni round, finché c’è chi serve il cannone, chi è nel corridoio subisce 1 fatica. Gli uffici gli girano intorno.
alliance-mission-nothing-to-declare-offices = Due stanze di scrivanie. Tutte le lampade accese, tutte le tazze ancora calde.
alliance-mission-nothing-to-declare-clerk-out = Un posto è vuoto. Un berretto pende dalla lampada; accanto c’è un cilindro di codice e un biglietto del gabelliere: «pranzo lungo, come d’accordo.»
alliance-mission-nothing-to-declare-toll-cheated = Dietro la porta un droide si dispiega e legge un inventario di casse, le vostre sottolineate. Il gabelliere ha buona memoria.
alliance-mission-nothing-to-declare-clerk-down = L’impiegato si siede sulla propria sedia. «Grazie» dice, per abitudine. Un cilindro di codice rotola giù dalla scrivania.

## Dov

alliance-mission-nothing-to-declare-dov-found = Sotto l’ultima scrivania un giovane in grigio imperiale stringe una tazza con scritto DELLA MAMMA. «Siete in anticipo. Scusate. No, in ritardo. Avevo scritto alle undici, scusate, siete voi?»
alliance-mission-nothing-to-declare-dov-knows-you = «Quelli dell’antenna» dice il ragazzo sotto la scrivania. «Siete quelli dell’antenna. Non è morto, ho controllato, scusate, ho controllato le liste, non è morto nessuno. Siete voi?»
alliance-mission-nothing-to-declare-dov-says-it = «Dov Vantine. La voce è mia madre, le sillabe, cioè, l’ho accordata io. Dicevano che così resta viva.» Vi prende la manica, e la mano resta lì. «Una scelta ce l’avevo. Scusate. La gente dice sempre che non c’era.»
alliance-mission-nothing-to-declare-dov-rule = Dov si trasporta come un segnalino. Se chi lo porta viene sconfitto, resta in quella casella; riprendetelo. Possono farlo solo gli eroi.
alliance-mission-nothing-to-declare-dov-types = «È la data in cui l’hanno arrestata» dice Dov digitando. «Scusate. È stata una mia idea. Nessuno doveva dimenticarla.»

## La saracinesca e la nave

alliance-mission-nothing-to-declare-codes-work = La scrivania ronza, ingoia il codice e stampa una ricevuta. Fuori, la grande saracinesca comincia a salire.
alliance-mission-nothing-to-declare-gate-gives = Nel cambio della saracinesca qualcosa dice l’ultima parola, e il tutto sale in un colpo solo.
alliance-mission-nothing-to-declare-no-ship = Sole, vento, quaranta passi di cemento. E in fondo alla rampa, dove dovrebbe esserci la Patient Debt: niente.
alliance-mission-nothing-to-declare-ikka-moved = «Il controllo mi ha spostata» dice Ikka nell’orecchio. «Piazzola quattro. Bella voce. La sua. A metà strada ho pensato: non mi ha chiesto niente. Torno. Non morite.»
alliance-mission-nothing-to-declare-ikka-stayed = «Il controllo voleva spostarmi» dice Ikka nell’orecchio. «Con la sua voce. Allora ho chiesto: quanti a bordo? Ha visto la mia luce. Sono dietro l’hangar, un minuto.»
alliance-mission-nothing-to-declare-ship-rule = A Ikka serve tempo: la rampa è giù alla fine del prossimo round; se Ikka era avvertita, già alla fine di questo. Poi devono esserci sopra tutti gli eroi e Dov.
alliance-mission-nothing-to-declare-ikka-lands = La Patient Debt passa di traverso sopra l’hangar e lascia cadere la rampa. «Porta aperta. Per poco.»

## I dodici

alliance-mission-nothing-to-declare-line-runs = Il catenaccio si spezza. All’inizio non corre nessuno: hanno fatto la fila per un giorno. Poi una nonna dice «Allora?», e dodici persone corrono in dodici direzioni, in mezzo a tutti quelli che stavano mirando.

## Strada facendo

alliance-mission-nothing-to-declare-pursuit = Alle vostre spalle si apre l’altra porta della sala d’attesa. Entrano due in rosso e guardano le panche vuote. Uno raddrizza un cuscino.
alliance-mission-nothing-to-declare-more-pursuit = È arrivato il turno di sera, e sa perché il pranzo è saltato.
alliance-mission-nothing-to-declare-seized-found = Bacta, dichiarato come marmellata.
alliance-mission-nothing-to-declare-drawer-found = Diritti di deposito, diritti di pratica, diritti sui diritti.
alliance-mission-nothing-to-declare-first-wounded = «Scusate, questa è l’arteria, no, non è, premete lì» dice uno che non è un medico.
alliance-mission-nothing-to-declare-whistle = Un fischietto, in fondo all’edificio. Gli stivali rispondono.
alliance-mission-nothing-to-declare-shutters = In tutto il cortile cadono paratie. Chi è stato svelto ci ha rimesso solo la pelle delle mani.
alliance-mission-nothing-to-declare-shut = Scende l’ultima paratia. Dietro, qualcuno dice grazie.

## La fine

alliance-mission-nothing-to-declare-how-aboard = Avete lasciato la dogana con qualcuno che aveva qualcosa da dichiarare.
alliance-mission-nothing-to-declare-how-too-late = La dogana è stata sigillata prima che foste fuori.
alliance-mission-nothing-to-declare-how-all-wounded = La dogana ha trattenuto voi, e chi eravate venuti a prendere.
alliance-mission-nothing-to-declare-after-won = Nella stiva Dov conta i bulloni della parete finché il respiro rallenta. «Lei lo chiede a tutti» dice. «Quanti a bordo. Io non ce l’ho mai messo. Non era in nessuna trascrizione.» Ikka non si gira. Gli allunga una coperta.
alliance-mission-nothing-to-declare-after-line = Qualcuno ha segnato dodici tratti di gesso sullo scafo. Deve averlo fatto correndo.
alliance-mission-nothing-to-declare-after-lost = Vi mettono su un mercantile con un biglietto cortese: ingresso negato. Dov resta. L’annuncio che vi accompagna su ha la voce di sua madre, ed è chiarissimo.
