# Missione 3.

defenders-mission-star-tech = Tecnologia stellare
defenders-mission-star-tech-brief = Pezzi delle loro macchine sono saltati fuori nei posti più strani: in un armadietto del comando, sotto una branda, in uno schedario alla C di cucchiaio. Chi è stato qui prima di noi li ha raccolti e poi se n’è andato senza scarpe. La Centrale vuole quattro pezzi sul tavolo, perché con quattro si può montare qualcosa; che cosa, ancora nessuno l’ha detto. Passate le stanze una per una. Non scuotete niente. Quello che brilla avvolgetelo in un asciugamano. I proprietari si sono accorti che manca, e sanno contare meglio di noi.

## Obiettivo

defenders-mission-star-tech-goal = Trovate quattro frammenti prima che finisca il round 13.
defenders-mission-star-tech-goal-accomplished = Avete quattro frammenti e almeno metà degli agenti è viva (per difetto, ma almeno uno).
defenders-mission-star-tech-goal-failed = Alla fine del round 13 non è così.

## Luoghi, persone e cose

defenders-mission-star-tech-place-rooms = Le stanze
defenders-mission-star-tech-figure-collector = Il collezionista

## Azioni

defenders-mission-star-tech-action-search = Cercare frammenti
defenders-mission-star-tech-action-search-note = In una stanza e non ingaggiato: tira 1 dado rosso. Un colpo dà un frammento, uno per stanza. Ogni altro tentativo dello stesso agente nella stessa stanza aggiunge un dado, fino a 3.

## Eventi

defenders-mission-star-tech-event-c = Uno Xeno-Alpha blu si teletrasporta, e accanto a lui appare un Nexus verde.
defenders-mission-star-tech-event-d = Nel prossimo passo dei rinforzi l’agente alfa sceglie liberamente un’arma: aliena se avete almeno tre frammenti, altrimenti potenziata.

## La storia

defenders-mission-star-tech-objective-parts = Trovate i frammenti.
defenders-mission-star-tech-opening = File di armadi grigi, e uno ronza. Sull’etichetta c’è scritto CUCCHIAI. In fondo al corridoio qualcuno che ha tempo apre una porta, molto piano.
defenders-mission-star-tech-fragments = Qui gli alieni uccisi non danno frammenti; solo le stanze.
defenders-mission-star-tech-first-part = Sta in mano come un sassolino e pesa come una bicicletta. Lo avvolgete nell’asciugamano. L’asciugamano comincia a ronzare.
defenders-mission-star-tech-owners = Uno alto in blu con una lista, e accanto qualcosa di metallo che porta le borse. Sono venuti a ritirare.
defenders-mission-star-tech-parcel = La Centrale ha letto il vostro rapporto ed è contenta, cosa che esprime per pacco postale. Potete scegliere che cosa c’è dentro.
defenders-mission-star-tech-how-accomplished = Quattro pezzi su un tavolo. Si avvicinano da soli, fanno clic e sono una chiave. Nessuno chiede di che cosa. Qualcuno chiude la stanza.
defenders-mission-star-tech-how-failed = Riportate l’asciugamano. La Centrale lo guarda a lungo e dice che è un bell’asciugamano.
