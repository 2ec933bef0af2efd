# Missione 12.

defenders-mission-back-in-time = Indietro nel tempo
defenders-mission-back-in-time-brief = Nella cantina del posto di comando c’è l’ultima cosa che Hackbar ha costruito, e sotto il telo è una sedia. Va all’estate in cui cominciò tutto, quando un giovane con un taccuino fu raccolto nel deserto e parlò per un anno. Se nessuno lo raccoglie, di tutto questo non è successo niente, e le medaglie potete tenerle. La sedia è fuori esercizio e va avviata a mano. E non prende tutti come sono: chi arriva sarà qualcuno che c’era. Riportate a casa il giovane, passando davanti a quelli venuti a prenderlo.

## Obiettivo

defenders-mission-back-in-time-goal = Avviate la macchina, trovate Hackbar alla tenda e portatelo al punto di passaggio 4.
defenders-mission-back-in-time-goal-accomplished = Hackbar è sul punto di passaggio 4, e gli agenti N e S sono vivi, se sono in gioco.
defenders-mission-back-in-time-goal-failed = Hackbar, N o S è morto, oppure l’ultimo evento è stato pescato.

## Luoghi, persone e cose

defenders-mission-back-in-time-place-landing = L’arrivo
defenders-mission-back-in-time-person-hackbar = Il giovane Hackbar
defenders-mission-back-in-time-gun-sunny = Sunny
defenders-mission-back-in-time-profile-n = Agente N
defenders-mission-back-in-time-profile-s = Agente S
defenders-mission-back-in-time-profile-x = Agente X
defenders-mission-back-in-time-weapon-long-rifle = Fucile lungo
defenders-mission-back-in-time-weapon-sabre = Sciabola
defenders-mission-back-in-time-weapon-twin-revolvers = Coppia di revolver
defenders-mission-back-in-time-weapon-knife = Coltello
defenders-mission-back-in-time-weapon-carbine = Carabina
defenders-mission-back-in-time-weapon-bayonet = Baionetta
defenders-mission-back-in-time-figure-puppet = Il fantoccio
defenders-mission-back-in-time-figure-hunter = Il cacciatore

## Azioni

defenders-mission-back-in-time-action-boot = Avviare la macchina
defenders-mission-back-in-time-action-boot-note = Accanto al punto di passaggio 1 o sopra, non ingaggiato: tira 1 dado rosso. Con un lampo se ne va uno dei tre segnalini inceppamento.

## Eventi

defenders-mission-back-in-time-event-a = Si pesca nella prima fase di ripristino. Tre segnalini inceppamento vanno sul punto di passaggio 1. Uno Xeno-Grey verde appare come fantoccio per esercitarsi: all’inizio di ogni turno di un agente ferite e scudi tornano come nuovi, e non può morire. Finché la macchina non gira non ci sono incontri né fasi evento.
defenders-mission-back-in-time-event-b = Il fantoccio se ne va. Tutti gli agenti vanno all’arrivo e restano nel deserto: il primo diventa l’agente N, il secondo l’agente S, gli altri agenti X. Gli incontri 1, 1 e 2 formano il mazzo. Finché un agente non raggiunge il punto di passaggio 3 non ci sono fasi evento.
defenders-mission-back-in-time-event-c = Hackbar appare al punto di passaggio 3 con 3 salute e resta accanto all’agente alfa. Due segnali si teletrasportano.
defenders-mission-back-in-time-event-d = Uno Xeno-Alpha blu si teletrasporta, e un incontro 8 va in cima. Da morto lascia il gioco.

## La storia

defenders-mission-back-in-time-objective-boot = Avviate la macchina.
defenders-mission-back-in-time-objective-tent = Raggiungete la tenda.
defenders-mission-back-in-time-objective-home = Portate Hackbar al punto di passaggio 4.
defenders-mission-back-in-time-opening = Sotto il telo: una sedia, una manovella e una lista degli ultimi passeggeri. È vuota, il che può voler dire di tutto.
defenders-mission-back-in-time-puppet = Nella sala c’è un signore grigio di gomma, per esercitarsi. Qualcuno gli ha disegnato i baffi. Potete colpirlo; non se la prende.
defenders-mission-back-in-time-boot = Tre lampi al punto di passaggio 1 avviano la macchina. Qui nessuno tira per il grado, e non ci sono rinforzi.
defenders-mission-back-in-time-long-ago = Sabbia, e un cielo con più stelle di quante siate abituati a vedere. Le vostre mani sono di qualcun altro. Sanno quello che fanno.
defenders-mission-back-in-time-stranger = Nella tenda un giovane con una lampada scrive che qualcuno è entrato. Non ha ancora alzato gli occhi.
defenders-mission-back-in-time-hackbar = «Vi conosco», dice Hackbar, che non può. Mette via il taccuino. «Siete in ritardo. Siete sempre stati in ritardo.»
defenders-mission-back-in-time-hunter = Uno alto in blu esce dalla luce, con una rete, e vede che non è il primo.
defenders-mission-back-in-time-how-accomplished = Sulla strada aspetta un’auto; una famiglia in vacanza lo prende con sé. Nello specchietto li vedete salutare. Poi non ricordate più perché siete nel deserto, e andate a casa.
defenders-mission-back-in-time-how-failed = La luce se lo prende, come ha sempre fatto. Nella sabbia c’è un taccuino, aperto alla prima pagina. Sapete come va avanti.
