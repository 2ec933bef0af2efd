# Missione 4.

defenders-mission-alien-nation = Nazione aliena
defenders-mission-alien-nation-brief = Hanno preso la fattoria al margine del bosco e si sono sistemati come gente che vuole restare: posti di guardia, una bandiera, il regolamento sulla porta del fienile. Quello che i soldati portano sotto l’armatura è il sogno dei nostri ingegneri. Si dissolve poco dopo il proprietario, perciò bisogna essere svelti e non troppo schizzinosi. Il contadino chiede di risparmiare il trattore. La Centrale chiede quattro pezzi in un secchio. Nessuno chiede come dormite. Non lasciate i morti in giro; i loro amici li raccolgono, e sono meticolosi.

## Obiettivo

defenders-mission-alien-nation-goal = Prendete quattro frammenti ai soldati morti prima che finisca il round 15.
defenders-mission-alien-nation-goal-accomplished = Avete quattro frammenti e almeno metà degli agenti è viva (per difetto, ma almeno uno).
defenders-mission-alien-nation-goal-failed = Alla fine del round 15 non è così.

## Azioni

defenders-mission-alien-nation-action-loot = Depredare
defenders-mission-alien-nation-action-loot-note = Accanto a un corpo e non ingaggiato: tira 1 dado rosso. Un colpo dà un frammento, e il corpo sparisce. Chi è solo ne riceve due ogni volta, e due agenti ne ricevono due per il primo corpo.

## Eventi

defenders-mission-alien-nation-event-c = Nel prossimo passo dei rinforzi l’agente alfa sceglie liberamente un’arma: aliena se avete un frammento, altrimenti potenziata.
defenders-mission-alien-nation-event-d = I due Xeno-Alpha e Xeno-Beta più feriti lasciano la mappa, e con loro tutti i corpi.

## La storia

defenders-mission-alien-nation-objective-parts = Prendete frammenti dai corpi.
defenders-mission-alien-nation-opening = Nebbia nel cortile. Una sentinella va dal fienile al pozzo e ritorno, contando. Il trattore sta dov’è sempre stato, con un grado dipinto sopra.
defenders-mission-alien-nation-bodies = Uno Xeno-Alpha o Xeno-Beta ucciso resta a terra sotto un segnalino punto di passaggio, se ce n’è ancora uno. Nella fase di ripristino spariscono i corpi senza segnalino, poi si tolgono tutti i segnalini. In questa missione non ci sono altri frammenti.
defenders-mission-alien-nation-first-body = Sta sulla schiena e ha l’aria sorpresa. Sotto la corazza qualcosa brilla ancora, un po’ meno a ogni vostro respiro.
defenders-mission-alien-nation-parcel = Un drone sgancia una cassa nel letamaio. «Il vostro ordine», dice la Centrale. «Occhio all’atterraggio.»
defenders-mission-alien-nation-stretchers = Dal bosco escono barellieri. Prendono i morti e due che si reggono appena in piedi, firmano la ricevuta e se ne vanno.
defenders-mission-alien-nation-how-accomplished = Quattro pezzi in un secchio, col coperchio. Sulla via di casa nessuno vuole portarlo, e tutti continuano a guardarlo.
defenders-mission-alien-nation-how-failed = Il secchio è vuoto. Il contadino, almeno, è contento per il trattore.
