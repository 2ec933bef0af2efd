# Incontri del primo atto.

## Dodici nomi

alliance-encounter-twelve-names = Dodici nomi
alliance-encounter-twelve-names-note = A bordo della Patient Debt qualcuno è ancora sveglio.
alliance-encounter-twelve-names-hatch = Turno di notte. Ikka siede davanti al portello con un chiodo in mano. All’interno, dove un pilota guarda per ultimo, ci sono nomi incisi nella vernice. I sette più vecchi sono nella sua grafia. Il settimo dice Teo, e nient’altro.
alliance-encounter-twelve-names-five-new = Sotto ci sono i cinque che ha inciso Tavi. «I suoi sono dritti» dice Ikka. «I miei… guardate quella T.» Rigira il chiodo. «Dodici. Nove li conoscevo. Potete sedervi. O lasciarmi in pace.»
alliance-encounter-twelve-names-three-in-pencil = «Otto a bordo» dice Ikka. «Di cinque sono sicura.» Li incide, piano. E fanno dodici. Poi tira fuori una matita e accanto ne scrive altri tre. «Matita» dice. «Si cancella. Potete sedervi. O lasciarmi in pace.»
alliance-encounter-twelve-names-ask = Il chiodo non l’ha messo via.
alliance-encounter-twelve-names-stay = Restare con lei (percezione)
alliance-encounter-twelve-names-leave = Lasciare la lampada accesa e andare
alliance-encounter-twelve-names-stayed-well = Chiedete della T, e poi non chiedete più niente. Ci vuole mezza notte. «Cantava» dice alla fine. «Sulla banda. Quella diceva a sinistra, e lui glielo ricantava. A sinistra, a sinistra, a sinistra.» Vi mette il chiodo in mano e tira fuori dalla parete il kit buono.
alliance-encounter-twelve-names-stayed = Vi sedete. Parla di carburante, di ruggine, di quanto costa la vernice. Verso mattina spinge una scatola con lo stivale. «Coperchio rosso. Prendetela. Qui non la usa nessuno.»
alliance-encounter-twelve-names-stayed-badly = Dite la cosa sbagliata, e la dite con gentilezza. Ikka si alza e va davanti. Un’ora dopo passa fra i detriti come se le dovessero dei soldi, e nella stiva nessuno ha le cinghie.
alliance-encounter-twelve-names-left = Alzate la lampada e ve ne andate. Al mattino il chiodo è di nuovo nel cassetto. Sul tavolo c’è un rotolo di monete, senza biglietto. Ikka guarda dal finestrino. «Per l’olio» dice.

## Il gabelliere

alliance-encounter-toll-keeper = Il gabelliere
alliance-encounter-toll-keeper-note = Un sergente col ginocchio malandato ha abbassato la sbarra.
alliance-encounter-toll-keeper-barrier = Il sergente alla sbarra tiene una gamba su una cassa e ne ha altre undici da spostare. «Documenti» dice, e non li guarda. «Fanno centocinquanta. Oppure qualcuno ha due ginocchia buone. Di qui ripassano tutti, sapete. Prima o poi tutti hanno qualcosa da dichiarare.»
alliance-encounter-toll-keeper-ask = Aspetta. Il ginocchio scricchiola.
alliance-encounter-toll-keeper-pay = Pagarlo (150 crediti)
alliance-encounter-toll-keeper-carry = Portargli le casse (vigore)
alliance-encounter-toll-keeper-look = Frugare nelle casse (tecnica)
alliance-encounter-toll-keeper-paid = Conta due volte e vi rende una moneta storta. «Negli uffici c’è uno» dice. «Ha sempre fame. Se mai là dentro vi andasse male, sarà a pranzo.»
alliance-encounter-toll-keeper-carried = Undici casse, un pomeriggio. Vi racconta del ginocchio, che una volta è stato una porta, e divide il pane con voi. «Negli uffici c’è uno» dice alla fine. «Fa pranzi lunghi. Gli parlo io.»
alliance-encounter-toll-keeper-carried-some = Quando fa buio ne avete spostate sette su undici. Alza la sbarra e vi ringrazia per sette. Per i favori, a quanto pare, ce ne vogliono undici.
alliance-encounter-toll-keeper-dropped = La quarta cassa prende le scale, e voi con lei. Il sergente guarda con sincera partecipazione. «Comincia così» dice, e si massaggia il ginocchio.
alliance-encounter-toll-keeper-looked = Dieci casse di moduli. Nell’undicesima c’è una cosa che nessuno ha mai dichiarato. Richiudete il coperchio con molta cura. Lui ringrazia, ripesa ogni cassa e se lo segna, come si segna tutto.
alliance-encounter-toll-keeper-caught = Il coperchio cigola. Quando alzate gli occhi, il sergente è dietro di voi, su tutte e due le gambe. Non grida. Tira fuori un libriccino e chiede come si scrivono i vostri nomi.

## Un posto al tavolo

alliance-encounter-a-seat-at-the-table = Un posto al tavolo
alliance-encounter-a-seat-at-the-table-note = In una stanza sul retro un uomo in gilet perde apposta.
alliance-encounter-a-seat-at-the-table-table = Una stanza sul retro, a Port Sallow. Un uomo in gilet ha perso quattro mani di fila, e così bene non perde chi non sa vincere. Spinge fuori una sedia col piede. «Si dice che qualcuno cerchi la Lampionaia. Bel modo per incontrare gente che non si vuole incontrare.»
alliance-encounter-a-seat-at-the-table-ask = Vi dà le carte senza chiedere.
alliance-encounter-a-seat-at-the-table-truth = Dirgli la verità
alliance-encounter-a-seat-at-the-table-play = Giocarsi il suo aiuto (100 crediti, percezione)
alliance-encounter-a-seat-at-the-table-believed = Gli dite che cosa c’è nel registratore, e che cosa non c’è. Lui posa le carte, scoperte. Era un’ottima mano. «C’era un campo minato» dice. «Mi ha chiesto quanti a bordo. Uno e mezzo, ho detto. Ci ha portati fuori tutti e due e non ha mai mandato il conto.» Allunga la mano verso la giacca.
alliance-encounter-a-seat-at-the-table-wants-proof = «Una voce che mente» dice. «Magari ci credo pure. Ma non ci volerei. Portatemi qualcosa che si senta.» Fa scivolare un medpac sul tavolo. «Fino ad allora, perdete meno sangue.»
alliance-encounter-a-seat-at-the-table-beaten = Lo lasciate perdere altre due volte. Poi smettete di lasciarlo. Studia la vostra ultima carta e comincia a sorridere. «Un viaggio» dice. «Sarei venuto anche gratis. Mi ha guidato a voce per un campo minato. Quanti a bordo, chiede; e io: uno e mezzo.» Il piatto ve lo lascia.
alliance-encounter-a-seat-at-the-table-lost = A quanto pare sa anche vincere apposta. Tira a sé i vostri cento, un po’ imbarazzato. «Niente di personale. Se la trovate, ditele che l’uno e mezzo vola ancora.»

## Fruscio

alliance-encounter-static = Fruscio
alliance-encounter-static-note = Qualcuno chiama su una banda che non usa nessuno.
alliance-encounter-static-caller = Le tre di notte, sulla banda di servizio. «Pronto? Scusate. Qui non è nessuno. Volevo solo, scusate, volevo chiedere se qualcuno si è fatto male. All’antenna. Non c’è bisogno che diciate chi siete, anzi, meglio di no.» Dietro di lui ronza qualcosa. Parla come se il ronzio potesse sentirlo.
alliance-encounter-static-known = Quella voce la conoscete. L’ultima volta che l’avete sentita teneva in mano una tazza.
alliance-encounter-static-ask = È ancora in linea.
alliance-encounter-static-truth = Dirgli la verità
alliance-encounter-static-trace = Farlo parlare e rintracciarlo (tecnica)
alliance-encounter-static-hang-up = Riagganciare
alliance-encounter-static-he-trusts = Gli dite chi si è fatto male, quanto, e in quanti, prima, avevano seguito l’antenna. Tace a lungo. «Non mi avete sparato» dice. «Potevate. Scusate. Ci penso sempre.» Qualcosa viene posato con delicatezza. Dal suono è una tazza. «Quando ho qualcosa, chiamo.»
alliance-encounter-static-he-thanks = Gli dite chi si è fatto male, quanto, e in quanti, prima, avevano seguito l’antenna. «Grazie» dice. «Scusate. È che qui il numero non me lo dice mai nessuno.» Poi c’è solo il ronzio.
alliance-encounter-static-traced = Gli chiedete del tempo, delle valvole, se dorme. Risponde a tutto, fin troppo preciso. Quando dà la buonanotte, sul vostro schermo ci sono i cablaggi di Relè Nove, come un fiume con tutti i suoi rami.
alliance-encounter-static-nearly-traced = Ci siete quasi. Poi dei passi, dalla sua parte, e qualcuno dice: «Grazie, tecnico.» La linea si chiude. Lui non si è accorto di niente. Voi non avete niente.
alliance-encounter-static-heard-it = Uno scatto sulla linea, il vostro, e forte. «Ah» dice. «Siete, ah. Scusate. Lo fanno anche loro.» Non c’è più, prima che qualcuno possa dire qualcosa.
alliance-encounter-static-hung-up = Chiudete il canale. Per un po’ vi pare di sentire ancora il ronzio.

## Mani pulite

alliance-encounter-clean-hands = Mani pulite
alliance-encounter-clean-hands-note = Una dottoressa cura chiunque arrivi. Stanotte le finisce il bacta.
alliance-encounter-clean-hands-tent = Una tenda, quaranta barelle, una dottoressa. Non si siede da ieri. «Bacta ne ho fino a mezzanotte» dice. «Dopo ho delle opinioni.» Su due barelle ci sono degli assaltatori, gli elmi accanto. Avranno diciannove anni. «Non chiedo chi» dice. «Chiedo quanti.»
alliance-encounter-clean-hands-ask = Davanti all’ultima cassa c’è un barelliere.
alliance-encounter-clean-hands-credits = Darle 200 crediti
alliance-encounter-clean-hands-medpac = Darle uno dei vostri medpac
alliance-encounter-clean-hands-take = Prendere il bacta (vigore)
alliance-encounter-clean-hands-gave-credits = Conta i soldi, poi voi. «Due settimane e un generatore» dice. «Quello che avanza ve lo mando. Qualcosa avanza sempre, se si taglia sottile.» Il ragazzo sulla barella accanto chiede acqua. Qualcuno deve reggere la tazza, e i più vicini siete voi.
alliance-encounter-clean-hands-gave-gaarkhan = È finito prima che abbiate chiuso la borsa. Per tutta la notte Gaarkhan tiene fermo un assaltatore con una zampa sola, perché lei possa cucire. All’alba il ragazzo è vivo e lo fissa. Nessuno dei due dice niente. Fra loro una cosa è stata sistemata.
alliance-encounter-clean-hands-gave-medpac = È finito prima che abbiate chiuso la borsa. Poi vi guarda le mani. «Siete svegli da troppo» dice. «Fermi.» È una cosa piccola, viene dal suo braccio, e adesso sta nel vostro. «Ne ho un’altra» dice. Non ce l’ha.
alliance-encounter-clean-hands-took = Il barelliere è grosso, stanco, e non ha mai picchiato nessuno. Nella borsa ci stanno tre confezioni. La dottoressa non alza la voce. «Quaranta» dice. «Vi dico solo il numero. Un giorno potrebbe servirvi.»
alliance-encounter-clean-hands-took-nothing = Il barelliere è più forte di quel che sembra, e da una barella qualcuno vi tiene per una gamba: un assaltatore, diciannove anni, felice di aiutare. Dopo, la dottoressa vi cuce il sopracciglio. Bacta non ne spreca.

## Polvere vecchia

alliance-encounter-old-powder = Polvere vecchia
alliance-encounter-old-powder-note = In una cava ci sono cariche che nessuno sposta da nove anni.
alliance-encounter-old-powder-charges = La cava l’hanno chiusa nove anni fa, con le cariche dentro. Gli operai ci vivono accanto e camminano in punta di piedi. «Sudano» dice la caposquadra. «Nei giorni caldi cantano un po’. Prendetene quante volete. Piegate le ginocchia, e che nessuno canticchi.»
alliance-encounter-old-powder-two-missing = «Ne avevamo due che sapevano farlo» dice. «Hask e Oll. Sono andate da Madame Quill a chiedere un prestito. In primavera.»
alliance-encounter-old-powder-ask = Due cariche basterebbero per una cosa grande come Relè Nove.
alliance-encounter-old-powder-care = Spostarle con cautela (tecnica)
alliance-encounter-old-powder-fast = Spostarle in fretta (vigore)
alliance-encounter-old-powder-buy = Comprarne due (150 crediti)
alliance-encounter-old-powder-moved = Vite per vite, sotto panni bagnati, respirando dalla bocca. A sera due cariche giacciono nella segatura e dormono sodo.
alliance-encounter-old-powder-two-come = Due della squadra hanno la borsa pronta da mezzogiorno. «Tenete in mano una cosa come se fosse qualcuno» dice uno. «Con gente così lavoreremmo volentieri.»
alliance-encounter-old-powder-put-back = La prima è fuori a metà quando comincia a ronzare, una nota sola, pianissimo. La rimettete giù, pianissimo. «Già» dice la caposquadra. «Anche noi arriviamo sempre fin lì.»
alliance-encounter-old-powder-ran = Correte. Corrono tutti. Sono i quaranta passi più lunghi della vostra vita, e alla fine siete lì con due cariche e non riuscite a smettere di ridere.
alliance-encounter-old-powder-ran-into-it = Correte, e arrivate, l’ultimo tratto attraverso una staccionata, perché il cancello era più lontano. Le cariche sono intere tutte e due. Di voi non si può dire altrettanto.
alliance-encounter-old-powder-went-off = La prima scivola. Non esplode. Quella accanto sì. Quando ricominciate a sentire, la caposquadra sta dicendo che quell’angolo andava tolto comunque.
alliance-encounter-old-powder-bought = Ne prende due da sotto il suo letto. «Con queste ho parlato ogni sera» dice, e intasca i soldi. «Siate educati.»

## Chi resta

alliance-encounter-who-stays = Chi resta
alliance-encounter-who-stays-note = Nella radura aspetta gente che non ha altro posto dove andare.
alliance-encounter-who-stays-hands = Quelli che avete tirato fuori stanno nella radura, in file, come se l’avesse ordinato qualcuno. Nessuno l’ha fatto. «Ne abbiamo parlato» dice una nonna. «Siete venuti a prenderci. Noi abbiamo le mani. Diteci per che cosa.» E vi dà le bende che hanno tagliato dalle lenzuola.
alliance-encounter-who-stays-burned = Quel che resta di Port Sallow è su Oleth, nella radura, sotto teloni di nave. Hanno salvato una stufa, mezza bilancia e undici galline. Nessuno vi dà la colpa, e lo fanno tutti con molta cortesia. Un uomo chiede se c’è del pane.
alliance-encounter-who-stays-bread = Si è sparsa la voce che c’è chi risponde alle chiamate. Sono arrivati nella radura da quattro mondi, con i fagotti, e la strada finisce qui. Un bambino chiede che nave è. Sua sorella chiede se a bordo c’è del pane.
alliance-encounter-who-stays-pot = Pell li guarda una volta, come contano i cuochi, e va a cercare la pentola grande. Mirren scrive i nomi. Tavi chiede a ciascuno in quanti erano.
alliance-encounter-who-stays-ask = Vi guardano. Qualcuno deve dire qualcosa.
alliance-encounter-who-stays-arm = Armarli (100 crediti)
alliance-encounter-who-stays-beacon = Mandarli via con un radiofaro
alliance-encounter-who-stays-vote = Farli votare (percezione)
alliance-encounter-who-stays-armed = Si fanno avanti in nove. Tengono i fucili come rastrelli. Verso sera li tengono come fucili, e non è uno spettacolo più bello.
alliance-encounter-who-stays-sent-off = Date loro il radiofaro di riserva e una rotta libera. «Sa fare una cosa sola» dite. «Chiede quanti.» Lo montano fra i detriti prima ancora di avere un tetto.
alliance-encounter-who-stays-voted = Chiedete che cosa vogliono. Poi aspettate, ed è questo il difficile. A mezzanotte hanno deciso: nove vengono con voi, gli altri portano il radiofaro sulle rotte. È stato all’unanimità, una volta andato a letto quello che urlava.
alliance-encounter-who-stays-scattered = Chiedete che cosa vogliono. Vogliono cose diverse, e da molto tempo. Al mattino la radura è vuota, in tutte le direzioni.

## La carica di Ikka

alliance-encounter-ikkas-charge = La carica di Ikka
alliance-encounter-ikkas-charge-note = Nella stiva c’è una cosa che non è su nessuna lista.
alliance-encounter-ikkas-charge-blanket = Sta nella stiva, fra la farina e i filtri di riserva, sotto una coperta, grande come una stufa. Qualcuno ci ha dipinto tre lettere, con molta cura: TEO.
alliance-encounter-ikkas-charge-from-him = «Non è per lui» dice Ikka alle vostre spalle. «È da parte sua.» Si sfila i guanti, dito per dito. «Via la stazione, via la macchina, tutto. Lo so che dentro c’è qualcuno. Tre mesi che sta lì, e dice alla gente: a sinistra.»
alliance-encounter-ikkas-charge-your-half = Una metà ve l’ha raccontata quella notte, al portello. Vi guarda come se l’altra toccasse a voi.
alliance-encounter-ikkas-charge-ask = Aspetta, una mano sulla coperta.
alliance-encounter-ikkas-charge-talk = Farle cambiare idea (percezione)
alliance-encounter-ikkas-charge-wire = Aiutarla con i fili (tecnica)
alliance-encounter-ikkas-charge-nothing = Non dire niente
alliance-encounter-ikkas-charge-talked = «Se fosse la voce di lui» dite. La mano si stacca dalla coperta. «Allora vorrei che qualcuno andasse a prenderlo.» Tira via un filo, lo guarda, se lo mette in tasca. «La nave la tengo io. Quanto serve. Andate a prenderla.»
alliance-encounter-ikkas-charge-not-talked = Dite cose sensate, e lei annuisce a ognuna. «Sì» dice. «Lo direi anch’io.» Raddrizza la coperta. «Tre parole sulla banda, quando siete dentro. Sta a voi. Io ascolto.»
alliance-encounter-ikkas-charge-wired = Con quattro mani si fa prima. Nessuno parla, a parte «rosso» e «tieni qui». Alla fine passa la manica sulle lettere. «Tre parole sulla banda» dice. «Poi correte.»
alliance-encounter-ikkas-charge-melted = Una scintilla dove non dovrebbe essercene, poi un odore. Il cuore di quell’affare è diventato un grumo grigio. Ikka lo guarda, poi vi guarda le dita. «Be’» dice dopo un po’. «Neanche lui sapeva saldare.»
alliance-encounter-ikkas-charge-she-waits = Non dite niente e vi sedete lì accanto. «Nei porti parlano di voi» dice lei, molto dopo. «Dicono che tornate. Ogni volta, dicono, e con della gente.» Tira via un filo e se lo mette in tasca. «Quindi. Meglio che ci sia qualcuno con la rampa giù.»
alliance-encounter-ikkas-charge-she-does-not = Non dite niente. Lei vi lascia il tempo di farlo, parecchio tempo. Poi raddrizza la coperta. «Bene» dice Ikka. «Tre parole sulla banda, quando siete dentro. Poi correte.»
