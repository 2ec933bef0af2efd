# Missione 8.

defenders-mission-visitors = Visitatori
defenders-mission-visitors-brief = Una nave ha parcheggiato nel frutteto dietro la fattoria, porte aperte, rampa abbassata, come una roulotte in vacanza. In una delle cabine siede un piccolo signore grigio che non fa che pensare, e quello che pensa lo fanno gli altri. La Centrale vorrebbe parlargli, il che significa che deve venire con voi, e non ne avrà voglia. Nessuno gli faccia più male del necessario. Per questi casi a bordo c’è uno strumento, in uno di tre armadietti, perché nemmeno i suoi si fidano di lui. Attenti a quello di metallo nel corridoio.

## Obiettivo

defenders-mission-visitors-goal = Stordite lo Xeno-Grey verde e portatelo fuori dalla nave.
defenders-mission-visitors-goal-accomplished = L’ospite è stordito e fuori dalla nave.
defenders-mission-visitors-goal-failed = Dopo l’ultimo evento non è così.

## Luoghi, persone e cose

defenders-mission-visitors-place-ship = La nave
defenders-mission-visitors-item-stunner = Storditore
defenders-mission-visitors-figure-guest = L’ospite
defenders-mission-visitors-figure-sentry = Quello di metallo

## Azioni

defenders-mission-visitors-action-stun = Stordire
defenders-mission-visitors-action-stun-note = Accanto all’ospite, con lo storditore, anche se ingaggiato: tira 2 dadi rossi. Con un lampo l’ospite è stordito e lo storditore è consumato.
defenders-mission-visitors-action-kidnap = Portare via
defenders-mission-visitors-action-kidnap-note = Accanto all’ospite stordito e non ingaggiato: per il resto del turno viene dove vai e resta accanto a te.

## Eventi

defenders-mission-visitors-event-b = Il punto di passaggio 1 va nella nave. D’ora in poi l’agente alfa tira 3 dadi rossi in ogni passo dei rinforzi: con un GD il Nexus blu non agisce fino alla prossima fase di ripristino. Chi raggiunge il punto di passaggio 1 fa dell’evento E il prossimo.
defenders-mission-visitors-event-e = I punti di passaggio 2, 3 e 4 vanno coperti in tre cabine. Chi trova il numero 4 ha lo storditore. Un incontro 10 va in cima al suo mazzo.
defenders-mission-visitors-event-a = L’agente alfa riceve due segnalini munizione.

## La storia

defenders-mission-visitors-objective-find = Trovate l’ospite e storditelo.
defenders-mission-visitors-objective-carry = Portate l’ospite fuori dalla nave.
defenders-mission-visitors-opening = Mele sulla rampa. Dentro, corridoi del colore dei denti, e da qualche parte in fondo un pensiero che non è vostro.
defenders-mission-visitors-guest = L’ospite non si muove da solo. Dove morirebbe è stordito: si sdraia e non agisce più.
defenders-mission-visitors-aboard = Qui dentro fa caldo e c’è odore di pioggia e monete. La rampa resta abbassata. Non hanno paura dei ladri.
defenders-mission-visitors-signal-box = Uno di voi ha scoperto quale tasto infastidisce quello di metallo. Funziona ogni tanto, che è più di quanto si possa dire di quasi tutti i tasti.
defenders-mission-visitors-remote = In ogni passo dei rinforzi l’agente alfa tira 3 dadi rossi: con un GD il Nexus blu non agisce fino alla prossima fase di ripristino.
defenders-mission-visitors-lockers = Tre armadietti si aprono con un sibilo. Due sono il pranzo di qualcuno.
defenders-mission-visitors-stunner = Sembra un asciugacapelli ed è scritto in nove lingue, nessuna la vostra. Il disegno è abbastanza chiaro.
defenders-mission-visitors-belt = Sotto una panca c’è una cinghia dimenticata, e va bene.
defenders-mission-visitors-how-accomplished = Dorme sul sedile di dietro fra due di voi, con la cintura. In cima alla collina apre un occhio e pensa, molto chiaramente: siamo arrivati?
defenders-mission-visitors-how-failed = La rampa si alza. Restate nel frutteto con le mele e un pensiero che vi saluta.
