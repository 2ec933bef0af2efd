# La prima lezione.

alliance-mission-first-steps = Primi passi
alliance-mission-first-steps-brief = Una stazione di rifornimento su Brask. Volevate carburante. La pompa vuole un permesso, e tre soldati vogliono sapere perché non l’avete. Una lezione per chi non ha mai giocato a niente del genere.

## La storia

alliance-mission-first-steps-opening =
    Brask, mezzogiorno. Il serbatoio è vuoto, e la strada lo è in entrambe le direzioni. Ci sono una pompa, un cortile, una porta e un cartello: SENZA PERMESSO NIENTE CARBURANTE.

    «Potremmo chiedere per favore» dice Diala. Fenn controlla il fucile. «Sto chiedendo per favore.»
alliance-mission-first-steps-patrol =
    Tre soldati girano l’angolo col pranzo in mano. Vedono la nave, poi voi, poi il cartello. A fare due più due ci mettono un momento. Usatelo: alla roccia!
alliance-mission-first-steps-behind-the-rock =
    La roccia è tiepida e più larga di quel che sembra. «Ehi, voi!» gridano dal cortile. «Permesso!» Qualcuno lascia cadere un panino e afferra il fucile.
alliance-mission-first-steps-yard-is-clear =
    Silenzio. Alla cintura dell’ultimo soldato c’è una tessera, e sulla tessera qualcuno ha scritto a matita: LA PORTA S’INCEPPA, TIRARE.
alliance-mission-first-steps-the-clerk =
    Un ufficio piccolo e fresco. L’ufficiale alla scrivania non alza gli occhi. Il vostro modulo l’ha già compilato. Alla voce «motivo del rifiuto» ha scritto: opposta resistenza. Asciuga l’inchiostro, piega il foglio ed estrae la pistola.
alliance-mission-first-steps-in-the-locker =
    Un cappotto che non mancherà a nessuno, una scatola di biscotti e, sotto i biscotti, qualcosa di utile.
alliance-mission-first-steps-clerk-down =
    L’ufficiale si siede per terra, offeso. Il timbro rotola sotto gli armadietti.
alliance-mission-first-steps-wrong-field =
    MANCA IL CAMPO 14, dice la console. I campi sono trenta. Riprovate.
alliance-mission-first-steps-the-pump-runs =
    La console ci pensa su e stampa un permesso. È intestato al panino. Fuori la pompa tossisce, e il carburante scorre.
alliance-mission-first-steps-the-radio =
    La radio sullo scaffale non è nemmeno su un canale. Una voce di donna, calma, vicinissima: «Stazione di Brask, una pattuglia sta girando verso di voi. Uscite da nord. Quanti a bordo?»

    Nessuno di voi ha ancora detto una parola.
alliance-mission-first-steps-how-fuelled = Il serbatoio è pieno, il permesso è quasi vero, e là fuori qualcuno vi sta contando.
alliance-mission-first-steps-how-all-wounded = Tre soldati e un impiegato. Succede ai migliori: riprovate.

## Obiettivi

alliance-mission-first-steps-objective-to-the-rock = Portate un eroe dietro la roccia.
alliance-mission-first-steps-objective-clear-the-yard = Sconfiggete la pattuglia.
alliance-mission-first-steps-objective-the-door = Aprite la porta del posto di guardia.
alliance-mission-first-steps-objective-the-permit = Falsificate un permesso alla console della pompa.
alliance-mission-first-steps-objective-the-locker = Guardate nella cassa.

## Sulla mappa

alliance-mission-first-steps-object-post-door = Porta del posto di guardia
alliance-mission-first-steps-object-post-door-note = Acciaio scolorito dal sole, con un lettore di tessere. I soldati entrano ed escono di qui, quindi la tessera ce l’ha uno di loro.
alliance-mission-first-steps-object-pump-console = Console della pompa
alliance-mission-first-steps-object-pump-console-note = Trenta campi e un cursore che lampeggia. Con un po’ di abilità (prova di tecnica, 1 successo) stampa quello che volete.
alliance-mission-first-steps-object-crate-1 = Cassa
alliance-mission-first-steps-object-crate-1-note = OGGETTI SMARRITI, dice il coperchio. Da anni non li reclama nessuno.
alliance-mission-first-steps-action-forge = Falsificare un permesso
alliance-mission-first-steps-region-rock = Dietro la roccia

## Consigli

alliance-mission-first-steps-hint-read = La storia arriva a pagine brevi. Leggi questa, poi premi «Continua».
alliance-mission-first-steps-hint-deploy = Si comincia qui. Tocca una casella cerchiata per metterci un eroe, poi fai lo stesso con l’altro.
alliance-mission-first-steps-hint-goal = Questa riga ti dice sempre che cosa fare. Ora scegli un eroe e attivalo.
alliance-mission-first-steps-hint-run = Un eroe attivato ha due azioni. Usa la prima per «Muovi»: ti dà punti movimento.
alliance-mission-first-steps-hint-move = Le caselle accese sono a portata, un punto a passo, anche in diagonale. Tocca una casella dietro la roccia.
alliance-mission-first-steps-hint-not-yet-there = Non ancora. I punti che ti restano valgono per tutta l’attivazione; un secondo «Muovi» te ne dà altri.
alliance-mission-first-steps-hint-two-actions = Un’azione è andata, una resta. Puoi usarla per qualsiasi cosa, anche di nuovo per la stessa.
alliance-mission-first-steps-hint-attack = Tocca un soldato che vedi. Prima della conferma il tavolo ti mostra le probabilità: quanto spesso colpisci e quanto forte.
alliance-mission-first-steps-hint-dice = Danni meno blocchi: ecco quanto subisce il bersaglio. Un tiro richiede anche precisione: almeno 1 per ogni casella di distanza.
alliance-mission-first-steps-hint-end = Usate entrambe le azioni, termina l’attivazione. Poi tocca all’altro eroe.
alliance-mission-first-steps-hint-strain = Il bastone di Diala arriva a due caselle. Se ti manca un passo, stringi i denti: 1 fatica dà 1 punto movimento, due volte per attivazione.
alliance-mission-first-steps-hint-rounds = Un nuovo round. Siete solo in due, perciò ogni eroe agisce due volte per round. Attivane uno.
alliance-mission-first-steps-hint-enemy-turn = Da adesso il nemico risponde. Quando termini un’attivazione, tocca a un gruppo ancora pronto.
alliance-mission-first-steps-hint-enemy-why = Nessuno gioca il nemico: pesca una carta e fa quello che dice, riga per riga. La carta ti dice perché in una frase; Di più mostra ogni passo, e un tocco su un numero apre la sua regola.
alliance-mission-first-steps-hint-surge = Un fulmine sui tuoi dadi è un impulso. Se ne esce uno, puoi comprarci un extra, per esempio 1 danno in più.
alliance-mission-first-steps-hint-rest = Un momento di calma. Riposare costa un’azione e toglie fatica; con un medpac cura anche 5 danni.
alliance-mission-first-steps-hint-door = Mettiti proprio davanti alla porta e interagisci. Anche questa è un’azione.
alliance-mission-first-steps-hint-new-room = Stanza nuova, nemico nuovo. Ciò che aspetta dietro una porta chiusa non fa nulla finché non la aprite.
alliance-mission-first-steps-hint-crate = Nelle casse ci sono rifornimenti. Mettiti sopra o accanto e interagisci. Puoi farne a meno, ma perché?
alliance-mission-first-steps-hint-test = Interagire qui è una prova di tecnica: l’eroe tira i dadi della sua scheda, e ogni impulso è un successo. Fenn ne ha di più.
alliance-mission-first-steps-hint-test-again = Ora la console: una prova di tecnica, e ogni impulso è un successo. Se fallisce, si può riprovare.

## Consigli accanto al tavolo vero

alliance-mission-first-steps-hint-build = Questa pagina è il progetto per il vostro tavolo. Prendete queste tessere, unitele come mostra la mappa, metteteci porte e segnalini, poi toccate il pulsante qui sotto.
alliance-mission-first-steps-hint-place = Mettete i due eroi sulle caselle accese della vostra mappa. D’ora in poi le miniature le muovete voi; lo schermo deve sapere solo ciò che conta.
alliance-mission-first-steps-hint-order = Succede qualcosa, e questa pagina vi dice che cosa fare: mettete queste miniature sulle caselle accese. Toccate il pulsante quando sono al loro posto.
alliance-mission-first-steps-hint-walk = Un eroe ha due azioni; «Muovi» dà tanti punti movimento quanta è la sua velocità. Quando uno di voi è su una casella segnata dietro la roccia, toccatela qui e dite chi è.
alliance-mission-first-steps-hint-finish = Usate entrambe le azioni, toccate il ritratto dell’eroe e poi «Attivazione conclusa». Un segno di spunta mostra chi ha già agito.
alliance-mission-first-steps-hint-damage = Attaccate con dadi veri e mettete danni veri accanto alle miniature: danni meno blocchi, e un tiro richiede 1 precisione per ogni casella. Solo quando cade l’ultimo soldato, toccate qui il gruppo.
alliance-mission-first-steps-hint-twice = Siete solo in due, perciò ogni eroe agisce due volte per round: il secondo ritratto dietro il primo è l’altra attivazione. Il +10 è la salute bonus.
alliance-mission-first-steps-hint-window = Ora agisce il nemico, e questa carta dice come. Per ogni miniatura seguite la lista dall’alto in basso, con miniature e dadi veri; quello che non può fare, lo salta. Poi toccate «Fatto».
alliance-mission-first-steps-hint-falls = Se un eroe ha tanti danni quanta salute, è ferito: toccate il suo ritratto, poi «Ferito», e girate la sua scheda. Va avanti lo stesso.
alliance-mission-first-steps-hint-surges = Se un nemico ottiene impulsi, li spende nell’ordine della «Priorità degli impulsi». Se intanto qualcuno cade, segnalatelo subito qui.
alliance-mission-first-steps-hint-heal = Un momento di calma. Riposare costa un’azione e toglie fatica. Per curare anche 5 danni, toccate qui: i medpac sono di tutti voi.
alliance-mission-first-steps-hint-tap-door = Mettetevi proprio davanti alla porta e spendete un’azione. Poi toccate qui la porta e dite chi l’ha aperta.
alliance-mission-first-steps-hint-tap-crate = Nelle casse ci sono rifornimenti. Chi è sopra o accanto spende un’azione; toccate la cassa e dite chi. Poi pesca una carta dal vostro mazzo rifornimenti.
alliance-mission-first-steps-hint-look-up = Tutto ciò che è stato detto e segnalato sta nella cronaca, con il numero della regola. Un tocco sbagliato si può annullare.
alliance-mission-first-steps-hint-roll = La console è una prova di tecnica. Spendete un’azione, toccate la console e dite chi; poi tirate i dadi della scheda e indicate gli impulsi: ognuno è un successo. Fenn ha più dadi.
