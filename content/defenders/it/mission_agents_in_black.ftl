# Missione 6.

defenders-mission-agents-in-black = Agenti in nero
defenders-mission-agents-in-black-brief = Un complesso di case con un cortile, e nel cortile gente a cui è stato detto di aspettare. Uno di loro è un inviato con una faccia presa in prestito, diretto a un portale che lo riporterà a casa con tutto quello che ha visto. Avete occhiali scuri, uno scanner grande come un tostapane e nessun mandato. Chiedete i documenti, con garbo, uno alla volta. Quando lascerà cadere la faccia sparerà e camminerà, in quest’ordine. Non deve raggiungere un portale, e nessuno dei vostri dev’essere portato via in barella: ufficialmente non ci siete mai stati.

## Obiettivo

defenders-mission-agents-in-black-goal = Trovate l’inviato fra i segnali e uccidetelo prima che raggiunga un punto di teletrasporto.
defenders-mission-agents-in-black-goal-accomplished = L’inviato è morto; oppure dopo l’ultimo evento sulla mappa non ci sono né alieni né segnali alieni.
defenders-mission-agents-in-black-goal-partly = Dopo l’ultimo evento sulla mappa non ci sono alieni, ma c’è un segnale alieno.
defenders-mission-agents-in-black-goal-failed = L’inviato è su un punto di teletrasporto o accanto, oppure un agente è morto, oppure dopo l’ultimo evento resta un alieno.

## Luoghi, persone e cose

defenders-mission-agents-in-black-place-flats = Gli appartamenti
defenders-mission-agents-in-black-figure-envoy = L’inviato

## Azioni

defenders-mission-agents-in-black-action-reveal = Controllare i documenti
defenders-mission-agents-in-black-action-reveal-note = Nel proprio turno, accanto a un segnale coperto e non ingaggiato: rivelalo. Non costa nulla, ma l’agente alfa pesca subito un evento, senza il suo movimento dei segnali.
defenders-mission-agents-in-black-action-scan = Scansionare
defenders-mission-agents-in-black-action-scan-note = Accanto a un segnale alieno rivelato, non ingaggiato: tira 1 dado rosso. Con un lampo è l’inviato: due punti di teletrasporto si spostano sui punti di passaggio 1 e 2, e uno Xeno-Alpha verde prende il posto del segnale; la sua carta va all’agente alfa. Altrimenti il segnale si scarta.

## Eventi

defenders-mission-agents-in-black-event-e = Un Aracnos verde si teletrasporta, e con quattro agenti o più anche uno blu.
defenders-mission-agents-in-black-event-b = Due punti di teletrasporto si spostano sui punti di passaggio 3 e 4. Tutti i segnali si mescolano; uno va su ogni punto di teletrasporto, il resto nella riserva. Un Aracnos verde si teletrasporta, e con tre agenti o più anche uno blu.
defenders-mission-agents-in-black-event-d = Tutti i segnali si rivelano; per questo non si pescano eventi.

## La storia

defenders-mission-agents-in-black-objective-find = Trovate l’inviato fra i segnali.
defenders-mission-agents-in-black-objective-stop = Uccidete l’inviato prima che raggiunga un punto di teletrasporto.
defenders-mission-agents-in-black-opening = Un cortile, una panchina, panni stesi su quattro piani. La gente che aspetta si guarda le scarpe. Uno guarda le vostre.
defenders-mission-agents-in-black-papers = I segnali non si muovono e non si rivelano perché qualcuno li vede. Un segnale alieno rivelato resta dov’è. L’inviato spara all’agente più vicino, se può; poi si muove di un’area verso il punto di teletrasporto più vicino.
defenders-mission-agents-in-black-unmasked = Lo scanner fa ping. Il signore sospira, si toglie la faccia e la piega.
defenders-mission-agents-in-black-roof = Qualcosa è sceso dalla grondaia, e per un gatto ha troppe zampe.
defenders-mission-agents-in-black-crowd = Suona una campanella. Tutti si alzano, cambiano posto e si risiedono, e porte che prima non c’erano cominciano a ronzare.
defenders-mission-agents-in-black-lights = Qualcuno accende la luce delle scale. Con quella luce nessuno sta bene, e uno non fa ombra.
defenders-mission-agents-in-black-how-accomplished = Spiegate ai vicini che era una fuga di gas. Annuiscono. La stessa fuga di gas l’hanno avuta già due volte quest’anno.
defenders-mission-agents-in-black-how-partly = Il cortile è tranquillo. Sulla panchina siede un signore con documenti ottimi, e voi avete finito le domande.
defenders-mission-agents-in-black-how-failed = Ufficialmente non ci siete mai stati. Ufficiosamente vi hanno visti tutti.
