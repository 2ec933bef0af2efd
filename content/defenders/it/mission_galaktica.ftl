# Missione 10.

defenders-mission-galaktica = Galaktica
defenders-mission-galaktica-brief = Un uomo di nome Hackbar ha parlato per un anno con i visitatori e ha scritto quello che dicevano. Poi qualcuno l’ha chiuso nella camera blindata della nostra stessa base, ha bloccato le porte da fuori e ha mandato le guardie in ferie. Adesso lì c’è silenzio, di quelli in cui moltissima gente trattiene il fiato. Nel cortile aspetta una testimone, che parlerà appena la si trova; dopo non ci sarà più silenzio. Aprite la camera blindata, tenete in vita Hackbar finché arriva l’elicottero, e attenti a chi salvate. Non tutti quelli che salutano sono dei nostri.

## Obiettivo

defenders-mission-galaktica-goal = Liberate Hackbar dalla camera blindata e tenetelo in vita fino all’evento D.
defenders-mission-galaktica-goal-accomplished = L’evento D è stato pescato e Hackbar è vivo.
defenders-mission-galaktica-goal-partly = L’evento D è stato pescato e Hackbar è morto.
defenders-mission-galaktica-goal-failed = Metà degli agenti è morta (per eccesso).

## Luoghi, persone e cose

defenders-mission-galaktica-place-houses = Le case
defenders-mission-galaktica-place-vault = La camera blindata
defenders-mission-galaktica-place-courtyard = Il cortile
defenders-mission-galaktica-person-scientist = Scienziato
defenders-mission-galaktica-person-hackbar = Hackbar
defenders-mission-galaktica-figure-beast = La Bestia
defenders-mission-galaktica-gun-sally = Sally

## Azioni

defenders-mission-galaktica-action-rescue = Salvare
defenders-mission-galaktica-action-rescue-note = Accanto a uno scienziato e non ingaggiato: è al sicuro e lascia la mappa.
defenders-mission-galaktica-action-unlock = Sbloccare
defenders-mission-galaktica-action-unlock-note = Accanto a una porta bloccata e non ingaggiato: tira 1 dado rosso, e uno in più per ogni tentativo precedente lì, fino a 3. Con un GD si apre.

## Eventi

defenders-mission-galaktica-event-a = La testimone lascia il cortile. Un Aracnos verde e uno blu si teletrasportano, con uno, due o tre agenti altri 4, 1 o 5 alieni, e si mescola un incontro 7. Il punto di passaggio 1 va nella camera blindata; chi lo raggiunge fa dell’evento B il prossimo.
defenders-mission-galaktica-event-b = Se un agente è nella camera blindata appare Hackbar; altrimenti è morto. Poi si teletrasportano uno Xeno-Grey blu e uno Xeno-Alpha verde, uno Xeno-Alpha blu si mescola nel mazzo alieni, un incontro 8 si mescola e un incontro 10 va in cima. Tutti i segnali umani nella riserva e negli scarti diventano alieni, e quelli sulla mappa diventano alieni veri.
defenders-mission-galaktica-event-e = Se la missione 9 è compiuta si teletrasportano un Nexus verde e uno blu e un incontro 9 va in cima; altrimenti lo Xeno-Beast rosso con un incontro 11, la sua carta all’agente alfa. Sally non è più inceppata.
defenders-mission-galaktica-event-d = Ogni agente sulla mappa sale di un grado.

## La storia

defenders-mission-galaktica-objective-witness = Trovate la testimone nel cortile.
defenders-mission-galaktica-objective-vault = Aprite la camera blindata e raggiungete Hackbar prima dell’evento B.
defenders-mission-galaktica-objective-hackbar = Tenete in vita Hackbar.
defenders-mission-galaktica-opening = Il cancello della vostra base, aperto. Sul tavolo della guardia c’è un dépliant di viaggi, aperto alla pagina della spiaggia.
defenders-mission-galaktica-quiet = Finché non si rivela il segnale umano nel cortile non ci sono fasi evento. Gli umani rivelati restano sulla mappa e si muovono con i segnali. Sally è inceppata, e gli agenti non possono sbloccarla.
defenders-mission-galaktica-witness = «Gli hanno preso gli occhiali», dice, «perché non vedesse chi sono. Poi hanno preso le guardie.» Dietro di lei comincia una sirena.
defenders-mission-galaktica-alarm = L’allarme è quello della base. Anche gli stivali che arrivano di corsa. Quello che c’è dentro no.
defenders-mission-galaktica-hackbar = Un omino con un taccuino vi guarda da vicinissimo. «Ah bene», dice. «Siete brutti nel modo normale.»
defenders-mission-galaktica-too-late = Nella camera blindata si spegne l’ultima luce. Un taccuino scivola sotto la porta, e poi più niente.
defenders-mission-galaktica-steel = Stavolta due di metallo, al passo. Sally tossisce, sputa una chiave inglese e si schiarisce la voce.
defenders-mission-galaktica-roar = Quel respiro lo conoscete. Lo conosce anche Sally: qualcosa dentro di lei cede, e la granata è al suo posto.
defenders-mission-galaktica-helicopter = Rotori. Una voce dall’alto promuove tutti quelli ancora in piedi, perché costa meno di una medaglia.
defenders-mission-galaktica-how-accomplished = Hackbar siede nell’elicottero e scrive. Sull’ultima pagina c’è il disegno di una bomba, e accanto, sottolineato due volte: FUNZIONA.
defenders-mission-galaktica-how-partly = Avete il taccuino. Sull’ultima pagina c’è il disegno di una bomba, e accanto un punto interrogativo.
defenders-mission-galaktica-how-failed = La base è di nuovo silenziosa. Sul tavolo della guardia qualcuno ha voltato pagina.
