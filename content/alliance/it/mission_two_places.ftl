# Primo atto, 2.

alliance-mission-two-places = Una voce in due posti
alliance-mission-two-places-brief = Su Brask un’antenna canta giorno e notte. Alla stessa ora la sua voce è stata sentita su due rotte. Una persona può stare in un posto solo. Un’antenna in quanti ne vuole. Fatela tacere.

## Nella sala

alliance-mission-two-places-opening =
    L’antenna la sentite prima di vederla: un ronzio nei denti e, nel ronzio, parole. «Vedo la vostra luce. Vedo la vostra luce.» Lo dice a un deserto vuoto.

    «Tre giunti» dice Ikka. «Morti quelli, fuori, alla bocca dello uadi. Io sarò… Venite e basta.»
alliance-mission-two-places-pell-knows =
    Pell vi ha disegnato una pianta su un sacco di farina. «Ci ho fatto una consegna. Dalle pompe si esce per due vie. E nel corridoio c’è uno che non posa mai il ricevitore.»
alliance-mission-two-places-three-gone =
    Sulla nave nessuno ha messo via le tre coperte che avevate preparato. Siete partiti senza parlarne.
alliance-mission-two-places-the-hall =
    Acqua al ginocchio, e la voce esce da ogni tubo. Sul bordo asciutto soldati col bavero alzato: hanno il cotone nelle orecchie. Di fronte una porta verso l’antenna, a destra una verso il controllo.
alliance-mission-two-places-couplings =
    Ogni giunto si può sganciare (tecnica; i successi si sommano, ne basta 1, a difficile 2) o strappare via (vigore, 2 successi in una volta; chi lo fa subisce 2 danni).
alliance-mission-two-places-alarm =
    Nel corridoio di controllo siede un ufficiale delle trasmissioni. Tagliato il primo giunto, la sua chiamata avanza di un passo alla fine di ogni round finché è vivo. A 3 (difficile: 2) è passata, e sanno dove abitate.

## Antenna e controllo

alliance-mission-two-places-the-mast =
    Il piede dell’antenna. Nel freddo dei tubi sta un’arma pesante, e dietro i pilastri un giovane lascia cadere gli attrezzi e alza le mani. In una tiene una tazza.
alliance-mission-two-places-the-corridor =
    Un lungo corridoio con una sola sedia in fondo. Un ufficiale tiene un ricevitore all’orecchio, vi vede e vi volta le spalle per sentire meglio.
alliance-mission-two-places-one-cut =
    I tubi di una parete tacciono. La voce non inciampa nemmeno. Continua dall’altra parete, un po’ più calda: «Vedo la vostra luce. Siete del tutto al sicuro.»
alliance-mission-two-places-you-know-why =
    Ormai sapete a che cosa badare. A questo deserto ha detto cento frasi, e fra tutte non c’era una domanda.
alliance-mission-two-places-two-cut =
    Ora si allunga. «Vedo… la vostra… luce.» Fra le parole c’è un buco, e dentro respira qualcosa che non è una macchina.
alliance-mission-two-places-three-cut =
    Il terzo giunto cede, e il ronzio se ne va dal pavimento. Undici anni di una donna si fermano a metà di una parola.
alliance-mission-two-places-somebody-breathes =
    Nel silenzio un piccolo altoparlante dice, rauco e ben sveglio: «Chi è? Chi c’è sulla mia linea? Quanti a bordo?»

    Poi uno scatto. Non veniva dall’antenna. Veniva dall’altro capo.
alliance-mission-two-places-falling =
    L’antenna sta venendo giù. Da adesso, alla fine di ogni round, ogni ribelle sotto l’antenna o nel corridoio di controllo subisce 2 danni.
alliance-mission-two-places-hunters =
    Due sagome escono dall’aria che trema, tra voi e la nave. Gli hanno promesso un prezzo per chiunque esca dalla sala. «Visite» dice Ikka. «Per voi.»

## La chiamata

alliance-mission-two-places-on-the-line =
    Da qualche parte dietro un muro un uomo dice, cortese: «Sì, resto in linea.» La chiamata è cominciata.
alliance-mission-two-places-called =
    «…la pesa di Port Sallow, sì. Grazie.» Il ricevitore viene posato con cura. Le ultime parole portate da quest’antenna sono state il vostro indirizzo.
alliance-mission-two-places-too-late = L’ufficiale è caduto accanto alla scrivania. Il ricevitore pende dal filo. All’altro capo nessuno ha più bisogno di ascoltare.
alliance-mission-two-places-hushed = Il ricevitore dondola dal filo. «Pronto?» dice. «Pronto? L’ultima parte, per cortesia.» Riagganciate.

## Il tecnico

alliance-mission-two-places-hands-up =
    «No. Vi prego. Scusate. Io la accordo e basta, trasmissioni, seconda classe, scusate.» Avrà ventiquattro anni. Sulla tazza c’è scritto DELLA MAMMA. Vede che la leggete e la gira.
alliance-mission-two-places-he-backs-away =
    «Hanno detto che la tiene, no, scusate, non posso, ascoltano, ascoltano sempre.» Arretra lungo il muro. Però non è scappato.
alliance-mission-two-places-he-listens =
    «In quanti l’hanno seguita?» chiede. Glielo dite. Posa la tazza con molta attenzione. «Posso far cadere la sua linea, quaranta secondi, cinquanta, scusate. Ecco. Il mio kit. Sono Dov. Non vi ho mai visti.» Sulla porta si ferma. «Lei lo prende col latte.»

## Casse

alliance-mission-two-places-in-the-wadi-crate = Razioni per gente che mangia meglio di voi, e una cosa che non si mangia.
alliance-mission-two-places-in-the-pump-crate = Una scatola stagna con una striscia rossa. Finalmente qualcosa di asciutto.
alliance-mission-two-places-in-the-mast-crate = Pezzi di ricambio e, dietro, quello che qualcuno teneva per sé.
alliance-mission-two-places-in-the-control-crate = Quello che una guarnigione paga per chiamare a casa, arrotolato per bene.

## Fuori

alliance-mission-two-places-it-falls =
    L’antenna s’inchina, ci pensa e si stende di traverso sulla sua stessa sala. Polvere, poi silenzio, il primo da settimane. Ikka non decolla subito. Lo sta ascoltando.
alliance-mission-two-places-how-silent = L’antenna è caduta senza una parola. Nessuno sa chi siete.
alliance-mission-two-places-how-heard = L’antenna è caduta, e le sue ultime parole erano il vostro indirizzo.
alliance-mission-two-places-how-all-wounded = L’antenna canta ancora, e adesso anche di voi.

## Pericolo

alliance-mission-two-places-flood = Una pompa si arrende. Nella sala l’acqua sale fino al petto, così fredda da togliere il fiato.
alliance-mission-two-places-company = Motori nello uadi. Qualcuno si è accorto che il deserto è più silenzioso. Al resto pensa il caldo.

## Dopo

alliance-mission-two-places-after-silent = Stanotte due rotte tacciono. Nessuno vi cerca, e così per una volta dormite.
alliance-mission-two-places-after-heard = Stanotte due rotte tacciono. Port Sallow ha una pesa, quaranta letti e, da oggi, un posto sulla lista di qualcuno.
alliance-mission-two-places-after-lost = Alle vostre spalle l’antenna canta ancora. Fra due frasi pronuncia il nome di una strada di Port Sallow, piano, come per qualcuno che sta scrivendo.

## Obiettivi

alliance-mission-two-places-objective-into-the-pumps = Aprite la paratoia della sala pompe (vigore).
alliance-mission-two-places-objective-cut-the-voice = Tagliate tre giunti: pompe, antenna, controllo.
alliance-mission-two-places-objective-before-it-falls = Portate tutti gli eroi alla bocca dello uadi.
alliance-mission-two-places-objective-the-call = Fate tacere l’ufficiale prima che la sua chiamata passi.
alliance-mission-two-places-objective-the-technician = Parlate col tecnico sotto l’antenna (percezione).

## Sulla mappa

alliance-mission-two-places-object-sluice = Paratoia
alliance-mission-two-places-object-sluice-note = Un volante largo come un uomo, bloccato dalla ruggine. Ci vogliono spalle (vigore, 1 successo, 2 in tutto a difficile).
alliance-mission-two-places-object-mast-door = Porta dell’antenna
alliance-mission-two-places-object-mast-door-note = Trema nel telaio. Qui la voce è più forte.
alliance-mission-two-places-object-control-door = Porta del controllo
alliance-mission-two-places-object-control-door-note = Asciutta, illuminata, con uno zerbino. Dietro qualcuno parla, con delle pause.
alliance-mission-two-places-object-service-door = Porta di servizio
alliance-mission-two-places-object-service-door-note = Unisce l’antenna al corridoio. Chi l’ha fatta era stanco di bagnarsi i piedi.
alliance-mission-two-places-object-coupling-a = Giunto nella sala pompe
alliance-mission-two-places-object-coupling-a-note = Un collare d’ottone grande come una testa. Mani pazienti lo sganciano, mani forti lo strappano e si fanno mordere.
alliance-mission-two-places-object-coupling-b = Giunto sotto l’antenna
alliance-mission-two-places-object-coupling-b-note = Brina sull’ottone e, sotto la brina, una parola che torna sempre.
alliance-mission-two-places-orders-at-his-desk = Alla sua scrivania
alliance-mission-two-places-object-coupling-c = Giunto nel controllo
alliance-mission-two-places-object-coupling-c-note = Proprio dietro la sedia dell’ufficiale. Ci ha appeso il berretto.
alliance-mission-two-places-object-technician = Un giovane con una tazza
alliance-mission-two-places-object-technician-note = Mani in alto, niente armi, cuffie al collo. Ha l’aria di uno che vorrebbe che gli chiedessero qualcosa.
alliance-mission-two-places-object-wadi-crate = Cassa nella sabbia
alliance-mission-two-places-object-wadi-crate-note = Un lancio di rifornimenti che nessuno è ancora venuto a prendere.
alliance-mission-two-places-object-pump-crate = Scatola sopra l’acqua
alliance-mission-two-places-object-pump-crate-note = Su una mensola, un palmo sopra la piena. Striscia rossa.
alliance-mission-two-places-object-mast-crate = Pezzi di ricambio
alliance-mission-two-places-object-mast-crate-note = Una cassa di valvole. Uno strato è troppo alto.
alliance-mission-two-places-object-control-crate = Cassetta dei soldi
alliance-mission-two-places-object-control-crate-note = CHIAMATE PRIVATE, dice l’etichetta.
alliance-mission-two-places-action-haul = Girare il volante
alliance-mission-two-places-action-unlatch = Sganciarlo
alliance-mission-two-places-action-tear = Strapparlo via
alliance-mission-two-places-action-talk = Parlargli
alliance-mission-two-places-region-wadi-mouth = Bocca dello uadi
alliance-mission-two-places-region-pump-hall = Sala pompe
alliance-mission-two-places-region-under-the-mast = Sotto l’antenna
alliance-mission-two-places-region-corridor = Corridoio di controllo
