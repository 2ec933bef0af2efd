# Missione 5.

defenders-mission-starship-troops = Truppe stellari
defenders-mission-starship-troops-brief = Finora sono venuti a due e a tre. Stanotte vengono come un esercito, giù dal deserto e su per la strada, e la colonna dei rinforzi è bloccata dietro un gregge di pecore. C’è un solo modo di tenere la base: mine dove passeranno, il vecchio cannone nel cortile che l’equipaggio chiama Sally, e voi. A Sally restano due granate e un carattere. Due voci nel buio dicono agli altri che cosa fare; senza di loro sarebbe solo una folla. Nessuno si aspetta che vinciate. Ma qualcuno dovrebbe essere in piedi quando le pecore saranno passate.

## Obiettivo

defenders-mission-starship-troops-goal = Restate in vita finché il mazzo evento non è vuoto.
defenders-mission-starship-troops-goal-accomplished = Dopo l’ultimo evento sono vivi almeno due agenti; se ce n’è uno solo, basta lui.
defenders-mission-starship-troops-goal-partly = Dopo l’ultimo evento è vivo un agente.
defenders-mission-starship-troops-goal-failed = Non è vivo nessuno.

## Luoghi, persone e cose

defenders-mission-starship-troops-place-houses = Le case
defenders-mission-starship-troops-gun-sally = Sally
defenders-mission-starship-troops-figure-green-grey = La voce verde
defenders-mission-starship-troops-figure-blue-grey = La voce blu
defenders-mission-starship-troops-figure-beast = La Bestia

## Eventi

defenders-mission-starship-troops-event-c = Uno Xeno-Alpha si teletrasporta: verde se la missione 3 è compiuta, altrimenti blu. La carta dell’altro va in cima al mazzo alieni, un incontro 8 in cima al suo mazzo.
defenders-mission-starship-troops-event-e = Due punti di teletrasporto si spostano sui punti di passaggio 1 e 2; lo Xeno-Grey blu e quello verde, se vivi, li seguono. Un Nexus si teletrasporta: verde se la missione 3 è compiuta, altrimenti blu; l’altro si mescola nel mazzo alieni. Un incontro 9 va in cima al suo mazzo.
defenders-mission-starship-troops-event-a = Lo Xeno-Beast rosso si teletrasporta; la sua carta va all’agente alfa. Un incontro 11 va in cima al suo mazzo.

## La storia

defenders-mission-starship-troops-objective-hold = Tenete la base.
defenders-mission-starship-troops-opening =
    Tamburi, o qualcosa che funziona come i tamburi. Oltre l’ultima casa la sabbia si muove su un fronte di ottocento metri.

    «Pecore», dice la colonna dei rinforzi. «Ci dispiace tanto.»
defenders-mission-starship-troops-mines = Nella prima fase di strategia l’agente alfa posa mine al centro di aree: una per ogni missione compiuta finora, al massimo tre, oppure due in una partita singola. Quando un alieno entra nella sua area, la mina attacca ogni alieno lì con 4 dadi rossi. Gli Xeno-Grey morti non tornano. Chi sta sul sedile di Sally può farla sparare.
defenders-mission-starship-troops-first-wave = La prima ondata ha un capitano, e il capitano ha una voce come una porta sbattuta.
defenders-mission-starship-troops-second-wave = Due luci si spengono nel deserto e si riaccendono fra le case. Le voci sono ormai in strada, e qualcosa di metallo le segue a guado.
defenders-mission-starship-troops-third-wave = Poi i tamburi tacciono, e nel silenzio qualcosa di molto grosso prende fiato.
defenders-mission-starship-troops-how-accomplished = All’alba arrivano i rinforzi con la lana sui paraurti e vi trovano seduti su Sally, a bere l’acqua del suo raffreddamento.
defenders-mission-starship-troops-how-partly = Uno di voi resta a firmare il rapporto. Sotto «osservazioni» scrive: pecore.
defenders-mission-starship-troops-how-failed = Arrivano i rinforzi e trovano una base con nuovi proprietari, che li pregano cortesemente di andarsene.
