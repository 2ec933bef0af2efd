# Missione 7.

defenders-mission-in-the-matrix = Nella Matrix
defenders-mission-in-the-matrix-brief = Qualcuno si è trasferito nel computer del posto di comando, e non come ospite. Le luci lampeggiano in una lingua, le porte si chiudono da sole, e su tutti gli schermi c’è una frase: NON ESISTE ALCUN AMMINISTRATORE. La cosa lì dentro è un guardiano di metallo e luce, e si può combattere solo dove abita. Uno di voi resta alla macchina con una tastiera e un estintore; gli altri chiudono gli occhi ed entrano. Chi sta fuori scoprirà che le macchine bruciano, e che ogni minuto bisogna scegliere che cosa salvare.

## Obiettivo

defenders-mission-in-the-matrix-goal = Entrate nella sala computer, poi distruggete il Nexus blu nella griglia prima che brucino tutti e quattro i punti di passaggio.
defenders-mission-in-the-matrix-goal-accomplished = Il guardiano è distrutto e un punto di passaggio non brucia.
defenders-mission-in-the-matrix-goal-partly = Il guardiano è distrutto e tutti e quattro i punti di passaggio bruciano.
defenders-mission-in-the-matrix-goal-failed = Bruciano tutti e quattro i punti di passaggio con il guardiano ancora lì, oppure è lì dopo l’ultimo evento.

## Luoghi, persone e cose

defenders-mission-in-the-matrix-place-computer-room = La sala computer
defenders-mission-in-the-matrix-place-grid-gate = L’ingresso
defenders-mission-in-the-matrix-item-extinguisher = Estintore
defenders-mission-in-the-matrix-figure-warden = Il guardiano

## Azioni

defenders-mission-in-the-matrix-action-unlock = Sbloccare
defenders-mission-in-the-matrix-action-unlock-note = Accanto a una porta bloccata e non ingaggiato: tira 1 dado rosso. Con un lampo si apre.
defenders-mission-in-the-matrix-action-extinguish = Spegnere
defenders-mission-in-the-matrix-action-extinguish-note = L’operatore, accanto a un punto di passaggio che brucia: la fiamma si spegne, e l’estintore è scarico.
defenders-mission-in-the-matrix-action-recharge = Ricaricare l’estintore
defenders-mission-in-the-matrix-action-recharge-note = L’operatore, accanto a un punto di passaggio: l’estintore è di nuovo pronto.
defenders-mission-in-the-matrix-action-hack = Hackerare
defenders-mission-in-the-matrix-action-hack-note = L’operatore, accanto a un punto di passaggio: tira 1 dado rosso per ogni punto di passaggio che non brucia e scegli uno dei risultati usciti.
defenders-mission-in-the-matrix-action-hack-wound = GD: il guardiano subisce una ferita
defenders-mission-in-the-matrix-action-hack-strip = Lampo: il guardiano non ha scudi fino al ripristino
defenders-mission-in-the-matrix-action-hack-breach = Alieno: un alieno si teletrasporta
defenders-mission-in-the-matrix-action-hack-leak = Inceppamento: un alieno si teletrasporta

## Eventi

defenders-mission-in-the-matrix-event-d = Il punto di passaggio 1 va nella sala computer. Se la missione 6 è compiuta in parte, le porte si aprono subito; altrimenti vanno sbloccate. Finché un agente non raggiunge il punto di passaggio 1 non ci sono fasi evento.
defenders-mission-in-the-matrix-event-a = Scegliete un operatore: va nella sala computer e riceve l’estintore. Tutti gli altri vanno nella griglia e ci restano. Nella griglia appare un Nexus blu, con 6, 5, 3 o 1 ferite se gli agenti sono uno, due, tre o quattro; la sua carta va all’agente alfa, entrambi gli incontri 9 in cima al loro mazzo. Si posano i punti di passaggio da 2 a 4; dalla prossima fase evento ogni volta ne prende fuoco uno in più, in ordine di numero.
defenders-mission-in-the-matrix-event-c = Il guardiano guarisce. Se la missione 6 è fallita, inoltre un alieno si teletrasporta.

## La storia

defenders-mission-in-the-matrix-objective-machine = Raggiungete la sala computer.
defenders-mission-in-the-matrix-objective-warden = Distruggete il guardiano.
defenders-mission-in-the-matrix-opening = I lampioni si accendono e si spengono uno dopo l’altro, come se qualcuno vi contasse. Il numero è giusto.
defenders-mission-in-the-matrix-power = Cade una saracinesca, gira una serratura, e tutto il posto di comando prende fiato. Nella sala dietro il vetro si accende un solo schermo.
defenders-mission-in-the-matrix-locks = Le porte bloccate si aprono solo con l’azione Sbloccare.
defenders-mission-in-the-matrix-screens = La sedia è ancora calda. Sullo schermo c’è scritto: QUELLO È IL MIO POSTO.
defenders-mission-in-the-matrix-plugged-in = Chiudete gli occhi su una sedia e li riaprite su una pianura di luce, dove i cavi cantano. Nel mezzo qualcuno di metallo si gira. Fuori comincia a sapere di polvere bruciata.
defenders-mission-in-the-matrix-operator = L’operatore spegne, ricarica e hackera accanto ai punti di passaggio; solo lui può. Tutti gli altri restano nella griglia.
defenders-mission-in-the-matrix-restored = RIPRISTINO DEL BACKUP, dice lo schermo, e aggiunge, senza alcun bisogno: ATTENDERE PREGO.
defenders-mission-in-the-matrix-how-accomplished = Gli schermi si spengono, uno dopo l’altro, e uno si riaccende con una lineetta che lampeggia. Aspetta. Fa quello che gli si dice.
defenders-mission-in-the-matrix-how-partly = Il guardiano non c’è più, e nemmeno la macchina. Portate fuori l’unica cosa che non è bruciata: il tappetino del mouse.
defenders-mission-in-the-matrix-how-failed = Aprite gli occhi. Su tutti gli schermi c’è scritto lo stesso: BENVENUTI, UTENTI.
