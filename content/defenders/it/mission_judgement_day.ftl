# Missione 11.

defenders-mission-judgement-day = Il giorno del giudizio
defenders-mission-judgement-day-brief = Due delle loro navi sono ormeggiate nel deserto una dietro l’altra, e da lì passa tutto quello che è arrivato finora. La bomba di Hackbar sta in uno zaino e basterebbe per tutte e due, se arrivasse al nucleo e se fosse innescata, il che fuori non si può fare: prima deve ascoltare il codice della nave. Uno di voi quindi la porta dentro, aspetta accanto al trasmettitore mentre lei ascolta, la porta fino al nucleo e la posa. Poi tutti escono, svelti quanto la dignità consente. Non fatela cadere. Non chiedete che cosa succede se cade.

## Obiettivo

defenders-mission-judgement-day-goal = Innescate la bomba al punto di passaggio 3, piazzatela sul punto di passaggio 4 e lasciate le navi.
defenders-mission-judgement-day-goal-accomplished = La bomba innescata è sul punto di passaggio 4 e nessun agente è nelle navi.
defenders-mission-judgement-day-goal-partly = Dopo l’ultimo evento la bomba innescata è sul punto di passaggio 4, e un agente è ancora nelle navi.
defenders-mission-judgement-day-goal-failed = Tutti gli agenti sono morti, oppure dopo l’ultimo evento la bomba non è dove dovrebbe.

## Luoghi, persone e cose

defenders-mission-judgement-day-place-ships = Le navi
defenders-mission-judgement-day-item-bomb = La bomba di Hackbar
defenders-mission-judgement-day-figure-keeper = Il custode

## Azioni

defenders-mission-judgement-day-action-put-down = Posare la bomba
defenders-mission-judgement-day-action-put-down-note = Chi la porta, non ingaggiato: posa la bomba su un esagono adiacente vuoto.
defenders-mission-judgement-day-action-take = Prendere la bomba
defenders-mission-judgement-day-action-take-note = Accanto alla bomba o sul suo esagono, non ingaggiato: da ora la porti tu.
defenders-mission-judgement-day-action-plant = Piazzare la bomba
defenders-mission-judgement-day-action-plant-note = Chi porta la bomba innescata, accanto al punto di passaggio 4 o sopra, non ingaggiato: la bomba resta lì.

## Eventi

defenders-mission-judgement-day-event-b = I punti di passaggio da 1 a 4 si posano nelle navi. Quando un agente raggiunge il punto 1 o 2, sul punto 4 appare uno Xeno-Grey blu, ed entrambi gli incontri 10 vanno in cima. Chi raggiunge il punto 3 fa dell’evento C il prossimo.
defenders-mission-judgement-day-event-c = Con due, tre, quattro o cinque agenti si teletrasportano 1, 1, 4 o 3 alieni. D’ora in poi la bomba perde un segnalino inceppamento in ogni passo dei rinforzi in cui chi la porta è sul punto di passaggio 3. Finché la bomba innescata non è sul punto 4 non ci sono fasi evento.
defenders-mission-judgement-day-event-d = Ogni agente può muovere di 2 esagoni, anche uscendo dalla mischia.
defenders-mission-judgement-day-event-a = Tutti gli Xeno-Beta blu diventano Xeno-Alpha blu se la missione 10 è compiuta, altrimenti tutti quelli verdi. Un incontro 8 va in cima, e tre segnali si teletrasportano.
defenders-mission-judgement-day-event-e = Ogni agente può muovere di 2 esagoni, ma non uscendo dalla mischia. Un Aracnos verde e uno blu si teletrasportano, e un incontro 7 va in cima.

## La storia

defenders-mission-judgement-day-objective-arm = Portate la bomba al punto di passaggio 3 e lasciatela ascoltare.
defenders-mission-judgement-day-objective-plant = Piazzate la bomba innescata sul punto di passaggio 4.
defenders-mission-judgement-day-objective-leave = Lasciate le navi.
defenders-mission-judgement-day-opening = Il biglietto di Hackbar sullo zaino: alto. Qualcuno l’ha messo anche dall’altra parte.
defenders-mission-judgement-day-bomb = L’agente alfa del primo round porta la bomba. Ha due segnalini inceppamento ed è innescata quando non ci sono più. Se chi la porta muore, cade accanto a lui.
defenders-mission-judgement-day-plans = Una pianta delle navi, disegnata a memoria da un uomo senza occhiali. Quattro croci, una bella grossa.
defenders-mission-judgement-day-codes = Il punto di passaggio 3 è il trasmettitore, il 4 è il nucleo. I punti 1 e 2 svegliano il custode.
defenders-mission-judgement-day-keeper = Nel nucleo qualcosa apre gli occhi e chiede, con la vostra stessa voce, chi è là.
defenders-mission-judgement-day-silence = Lo zaino drizza le orecchie. Non avreste pensato che ne avesse.
defenders-mission-judgement-day-armed = Una lampadina verde, poi una seconda. Nello zaino qualcuno dice «grazie» in una lingua senza vocali.
defenders-mission-judgement-day-ticking = Non fa tic tac. Hackbar lo trovava antiquato. Canticchia una canzone, e la canzone finisce.
defenders-mission-judgement-day-run = Qualcuno grida «adesso», in tre lingue, e per una volta capiscono tutti.
defenders-mission-judgement-day-promotion = Anche l’altra parte promuove. Lo fa via cavo, e le reclute non hanno l’aria di essere state interpellate.
defenders-mission-judgement-day-last-run = La canzone è al ritornello. Pare ne abbia uno solo.
defenders-mission-judgement-day-how-accomplished = Due navi si alzano dalla sabbia come due balene, ci ripensano e sono luce. Guardate da dietro una duna e vi contate. Il numero è giusto.
defenders-mission-judgement-day-how-partly = Due navi diventano luce, e a bordo c’è qualcuno che teneva la porta. Alla base una sedia resta libera, e nessuno deve dire di chi.
defenders-mission-judgement-day-how-failed = Lo zaino è da qualche parte nella nave e canticchia la canzone sbagliata.
