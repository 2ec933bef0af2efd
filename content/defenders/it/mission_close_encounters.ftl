# Missione 1.

defenders-mission-close-encounters = Incontri ravvicinati
defenders-mission-close-encounters-brief = Ogni notte la sabbia oltre il vecchio poligono missilistico si illumina, e i contadini hanno cominciato a vendere i biglietti. La Centrale lo chiama maltempo. La Centrale ha anche preparato le munizioni, e nessuno porta munizioni per il maltempo. Quattro portali stanno fra le colline, ognuno ronza la sua nota, e ne esce gente che non assomiglia a nessun animale. Siete la squadra più vicina: vale a dire l’unica. Entrate, spegnete le luci, uscite. E se uno dei visitatori dà ordini agli altri, non lasciategli finire la frase.
defenders-mission-close-encounters-goal = Date fuoco a tutti e quattro i punti di teletrasporto prima che finisca il round 11.
defenders-mission-close-encounters-goal-accomplished = Non resta alcun punto di teletrasporto.
defenders-mission-close-encounters-goal-partly = Alla fine del round 11 restano al massimo due punti di teletrasporto.
defenders-mission-close-encounters-goal-failed = Metà degli agenti è morta (per eccesso), oppure alla fine del round 11 restano più di due punti di teletrasporto.

## Azioni

defenders-mission-close-encounters-action-destroy = Distruggere il punto di teletrasporto
defenders-mission-close-encounters-action-destroy-note = Accanto a un punto di teletrasporto e non ingaggiato: mettici sopra una fiamma. All’inizio della prossima fase di strategia il punto sparisce; la fiamma resta.

## Eventi

defenders-mission-close-encounters-event-a = Tutti i segnali vengono distrutti. Uno Xeno-Alpha verde arriva sul punto di teletrasporto più lontano dagli agenti; la sua carta va all’agente alfa. Con due agenti si teletrasporta un altro alieno, con tre agenti altri tre. Un incontro 8 va in cima al suo mazzo.

## La storia

defenders-mission-close-encounters-opening =
    Le due di notte, niente vento. Il ronzio viene da quattro parti insieme, un po’ stonato.

    «Sembra arte», dice qualcuno alla radio. Poi l’arte si muove.
defenders-mission-close-encounters-burning = Un punto di teletrasporto con una fiamma funziona ancora fino all’inizio della prossima fase di strategia. Chi attraversa una fiamma subisce una ferita: guardate dove correte.
defenders-mission-close-encounters-halfway = All’accordo ora mancano due note. Là fuori qualcosa se n’è accorto, e trattiene il fiato.
defenders-mission-close-encounters-commander = All’improvviso tutti i segnali si spengono, come quando in una stanza entra qualcuno d’importante. Dall’altra parte della sabbia si fa avanti una figura alta, guarda le fiamme, guarda voi e alza una mano.
defenders-mission-close-encounters-figure-commander = Il comandante
defenders-mission-close-encounters-objective-points = Distruggete i punti di teletrasporto.
defenders-mission-close-encounters-how-accomplished = Il ronzio tace. Nel silenzio un grillo si schiarisce la voce. La Centrale chiede se era maltempo, e voi rispondete che è passato.
defenders-mission-close-encounters-how-partly = Non tutte le luci sono spente, ma la notte è molto più buia di prima. Nella cenere c’è una mappa, e sulla mappa, a tratti molto ordinati, c’è una casa che conoscete.
defenders-mission-close-encounters-how-failed = I portali continuano a cantare. Dalla strada i contadini applaudono: uno spettacolo così non l’avevano mai avuto.
