# Missione 9.

defenders-mission-everyone-can-hear = Sulla Terra tutti possono sentirti urlare
defenders-mission-everyone-can-hear-brief = È stata consegnata per errore, dicono le carte sulla cassa, e la cassa è in pezzi. La Bestia ha la fabbrica tutta per sé, a parte quelli che la seguono sperando negli avanzi. Le hanno sparato la guardia notturna, la polizia e un elicottero, e lei si è solo incuriosita. Gli ingegneri hanno quattro mine di tipo nuovo; sono pesanti e non del tutto finite, e andranno dove potete attirarla. L’esca siete voi. Le piace il rumore. Urlate, correte, lasciatela venire, e non state dove sta per stare lei.

## Obiettivo

defenders-mission-everyone-can-hear-goal = Uccidete lo Xeno-Beast prima che finisca il round 13.
defenders-mission-everyone-can-hear-goal-accomplished = La Bestia è morta.
defenders-mission-everyone-can-hear-goal-failed = Alla fine del round 13 è viva.

## Luoghi, persone e cose

defenders-mission-everyone-can-hear-place-rooms = Le stanze
defenders-mission-everyone-can-hear-figure-beast = La Bestia

## Azioni

defenders-mission-everyone-can-hear-action-taunt = Provocare
defenders-mission-everyone-can-hear-action-taunt-note = Azione e combattimento, non ingaggiato: la Bestia si muove di un’area verso di te.

## Eventi

defenders-mission-everyone-can-hear-event-c = Si posano quattro mine. D’ora in poi gli agenti non fanno danni alla Bestia finché le mine non l’hanno ferita tre volte, o due con un solo agente; con non più di due agenti subisce allora altre 4 ferite. Una mina fa 2 ferite a ogni alieno nella sua area, che nulla può evitare, e diventa una fiamma.

## La storia

defenders-mission-everyone-can-hear-objective-beast = Uccidete la Bestia.
defenders-mission-everyone-can-hear-opening = Nella fabbrica suona la sirena del turno, anche se qui non lavora più nessuno. Poi vedete chi si è seduto sulla valvola.
defenders-mission-everyone-can-hear-hide = Si scrolla. Dove c’erano i vostri proiettili c’è uno strato nuovo, grigio e lucido. «Ah», dice l’ingegnere. «Questo sarebbe il momento delle mine.»
defenders-mission-everyone-can-hear-mines = Gli agenti non fanno danni alla Bestia finché le mine non l’hanno ferita tre volte, o due con un solo agente. Con non più di due agenti subisce allora altre 4 ferite.
defenders-mission-everyone-can-hear-cracked = Questa esplosione si porta via il lucido. Sotto c’è pelle, e per la prima volta fa un passo indietro.
defenders-mission-everyone-can-hear-how-accomplished = Si sdraia come una collina. Dalle case esce gente in vestaglia, e qualcuno chiede chi pagherà il muro.
defenders-mission-everyone-can-hear-how-failed = Ha perso interesse per voi ed è andata verso l’autostrada, dove c’è più rumore.
