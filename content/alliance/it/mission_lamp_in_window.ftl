# Una lampada alla finestra: tenere la pesa di Port Sallow.

alliance-mission-lamp-in-window = Una lampada alla finestra
alliance-mission-lamp-in-window-brief = L’ultima cosa che l’antenna ha trasmesso è il vostro indirizzo. Nella pesa di Port Sallow dormono quaranta persone. Ikka può portarne dieci per volta, e per strada c’è già troppo silenzio.

## Obiettivi

alliance-mission-lamp-in-window-objective-bar-the-doors = Sbarrate la porta ovest e la porta est.
alliance-mission-lamp-in-window-objective-forty = Tenete la bilancia: Ikka porta via dieci persone per volta.
alliance-mission-lamp-in-window-objective-last-out = Tutti alla botola.
alliance-mission-lamp-in-window-objective-the-boy-at-the-dock = Parlate con il tecnico sul molo.

## Cose e luoghi

alliance-mission-lamp-in-window-object-door-west = Porta ovest
alliance-mission-lamp-in-window-object-door-west-note = Legno vecchio, chiavistelli nuovi. Dall’altra parte qualcuno conta sottovoce.
alliance-mission-lamp-in-window-object-door-north = Porta nord
alliance-mission-lamp-in-window-object-door-north-note = La porta sulla strada, spessa due mani. Dietro non si muove niente, ed è questo il peggio.
alliance-mission-lamp-in-window-object-door-east = Porta est
alliance-mission-lamp-in-window-object-door-east-note = Il portone di carico verso il molo. Trema ogni volta che là fuori qualcosa di pesante posa il piede.
alliance-mission-lamp-in-window-object-door-annex = Porta della dispensa
alliance-mission-lamp-in-window-object-door-annex-note = Porta alla dispensa e alla botola sul tetto. Un bambino ci ha disegnato sopra una nave.
alliance-mission-lamp-in-window-object-beams-west = Travi, ovest
alliance-mission-lamp-in-window-object-beams-west-note = Travi del tetto accanto alla porta ovest. Braccia robuste possono incastrarle (vigore). Vale un round in più.
alliance-mission-lamp-in-window-object-beams-east = Travi, est
alliance-mission-lamp-in-window-object-beams-east-note = Il braccio di una bilancia, lungo come due persone. Di traverso alla porta est terrebbe un po’ (vigore).
alliance-mission-lamp-in-window-object-lamp = La lampada
alliance-mission-lamp-in-window-object-lamp-note = Sta a questa finestra da undici anni. Abbassandola, per una volta nasconde chiunque sia in casa. Ikka preferirebbe che restasse accesa.
alliance-mission-lamp-in-window-object-pantry = Cassapanca in dispensa
alliance-mission-lamp-in-window-object-pantry-note = Farina, spago e una scatola di latta con il coperchio rosso.
alliance-mission-lamp-in-window-object-cot = Cassa sotto la branda
alliance-mission-lamp-in-window-object-cot-note = Qualcuno la voleva a portata di mano, di notte.
alliance-mission-lamp-in-window-object-cart = Carretto
alliance-mission-lamp-in-window-object-cart-note = Lasciato in mezzo alla strada da chi è scappato di corsa.
alliance-mission-lamp-in-window-object-freight = Cassa da carico
alliance-mission-lamp-in-window-object-freight-note = Timbro dell’esercito, sigillo rotto. Il camminatore non l’ha ancora calpestata.
alliance-mission-lamp-in-window-object-dov = Giovane tecnico
alliance-mission-lamp-in-window-object-dov-note = Sta fra due bobine di cavo con un microfono in mano e non ci parla dentro. Forse ascolta (percezione).
alliance-mission-lamp-in-window-action-bar = Incastrare le travi
alliance-mission-lamp-in-window-action-turn-down = Abbassare la lampada
alliance-mission-lamp-in-window-action-talk = Parlargli
alliance-mission-lamp-in-window-action-by-name = Chiamarlo per nome
alliance-mission-lamp-in-window-region-scales = La bilancia
alliance-mission-lamp-in-window-region-hatch = La botola
alliance-mission-lamp-in-window-region-whole-house = La pesa

## Prima

alliance-mission-lamp-in-window-opening = Port Sallow, un’ora prima dell’alba. «Quaranta» dice Ikka. «Sulla nave ne stanno dieci. Quindi, quattro giri.» Guarda la strada. «Qualcuno ha spento i cani. Sbarrate quello che potete. Io sono sul tetto, poi via, poi di nuovo qui.»
alliance-mission-lamp-in-window-mirren = Fra i quaranta c’è Mirren, con una mano sul fianco. «Una volta siete venuti a prendere me» dice. «I piccoli li porto io.»
alliance-mission-lamp-in-window-doors = Le porte esterne le apre il nemico: ovest alla fine del round 1, est alla fine del round 2. Una porta sbarrata regge un round in più. La porta nord si apre alla fine del round 4.
alliance-mission-lamp-in-window-too-long = Il tetto non reggerà per sempre. Se alla fine del round 12 (difficile: 11) siete ancora qui, viene giù.

## Le porte

alliance-mission-lamp-in-window-barred-west = La trave entra con il rumore di un dente. Dall’altra parte qualcuno dice, calmissimo: «Fiamma ossidrica.»
alliance-mission-lamp-in-window-barred-east = Il braccio della bilancia cade nei ganci. Ha pesato tutto quello che è mai arrivato in questo porto. Adesso pesa una porta.
alliance-mission-lamp-in-window-both-barred = Reggono tutte e due. Una vecchia distribuisce coperchi di pentola, serissima, uno a testa. Sopra di voi uno scafo gratta il tetto: Ikka.
alliance-mission-lamp-in-window-no-more-time = Basta falegnameria. Qualcosa gratta il tetto, poi bussa due volte. Ikka è giù. «Dieci!» grida qualcuno. «I primi dieci sulla bilancia!»
alliance-mission-lamp-in-window-ferry = Alla fine di ogni round in cui controllate la bilancia (su ogni sua casella, o accanto, uno di voi e nessun nemico), dieci persone si salvano. Quattro carichi fanno quaranta. Dal round 3 ogni round senza controllo porta panico; dopo due tutto è perduto.
alliance-mission-lamp-in-window-beams-break = La trave si piega, ci pensa e si spezza.
alliance-mission-lamp-in-window-breach-west = La porta ovest cade piatta come un ponte levatoio. Sopra ci marciano armature bianche, al passo.
alliance-mission-lamp-in-window-breach-east = Il portone est sale sulle guide. Dietro c’è il molo sotto i riflettori, e soldati che aspettavano proprio questo.
alliance-mission-lamp-in-window-breach-north = La porta sulla strada non si rompe. La aprono con la chiave. Entrano due in rosso e se la richiudono alle spalle. Non hanno fucili e non hanno fretta.
alliance-mission-lamp-in-window-walker = Il pavimento fa un salto. Poi un altro. Sul molo il riflettore si gira, perché è avvitato a qualcosa che cammina.
alliance-mission-lamp-in-window-walker-rule = Il camminatore resta sul molo: dalla porta non passa. A chi non vede, non spara.

## Quaranta persone

alliance-mission-lamp-in-window-load-1 = Dieci sul tetto, dieci nella stiva. «E uno» dice Ikka. «C’è a bordo una capra. La capra non conta.»
alliance-mission-lamp-in-window-load-2 = Venti. La metà. La stanza adesso è abbastanza vuota da sentirsi respirare.
alliance-mission-lamp-in-window-the-voice = Sul molo un altoparlante si schiarisce la voce, ed è lei, calda come il pane: «Vedo la vostra luce. Adesso siete al sicuro. Uscite tutti dalla porta est. Vedo la vostra luce.» E la gente si alza e prende i figli per mano.
alliance-mission-lamp-in-window-voice-ask = La sua voce li chiama fuori. Che cosa fate?
alliance-mission-lamp-in-window-voice-shout = Mettersi in mezzo e parlare.
alliance-mission-lamp-in-window-voice-horn = Coprirla con la sirena della nave.
alliance-mission-lamp-in-window-voice-question = Chiedere alla voce quanti sono a bordo.
alliance-mission-lamp-in-window-shout-works = Dite quello che sapete, piano, al primo della fila. Lui guarda a lungo gli altri. Poi si siede. Si siedono tutti.
alliance-mission-lamp-in-window-shout-fails = Alcuni restano. Dieci no. Sentite il cancello del molo chiudersi dietro di loro, con garbo, e la voce che li ringrazia di essere venuti.
alliance-mission-lamp-in-window-horn-works = Vi appendete al cavo finché vi tremano le braccia. La sirena copre tutto, anche i pensieri. Quando smette, ha smesso anche la voce.
alliance-mission-lamp-in-window-question-works = Lo gridate attraverso il muro: «Quanti a bordo?» La voce dice: «Vedo la vostra luce.» Lo gridate di nuovo. Dice: «Adesso siete al sicuro.» Una bambina di sei anni aggrotta la fronte. «Lei lo chiede sempre» dice. Nessuno si alza.
alliance-mission-lamp-in-window-load-3 = Trenta. «Ho un buco nell’ala, ci passa una mano» dice Ikka. «Ho provato, ci passa. Torno.»
alliance-mission-lamp-in-window-load-4 = Gli ultimi dieci. Sono andati in fila, dal più piccolo. «Quaranta» dice Ikka. «E una capra. Adesso voi. Non lo chiedo due volte. Neanche una.»
alliance-mission-lamp-in-window-crowd = Nessuno è arrivato alla bilancia. Ikka riparte vuota. Negli angoli si comincia a parlare di scappare a piedi.
alliance-mission-lamp-in-window-crowd-breaks = Uno corre, poi corrono tutti, fuori in strada, con i fagotti sulla testa.

## Dov

alliance-mission-lamp-in-window-dov-stranger = Fra le bobine c’è un ragazzo in grigio imperiale con un microfono. Ha già le mani alzate, anche se nessuno lo tiene di mira. Sulla sua tazza c’è scritto DELLA MAMMA.
alliance-mission-lamp-in-window-dov-known = Il ragazzo con il microfono lo conoscete: il tecnico dell’antenna. Anche lui conosce voi. Muove le labbra. Sembra «scusate».
alliance-mission-lamp-in-window-dov-scared = Vi vede e indietreggia dietro la bobina. L’ultima volta che ha parlato con voi, qualcuno ha rintracciato la chiamata.
alliance-mission-lamp-in-window-dov-not-yet = «Non posso, cioè potrei, scusate, tecnicamente potrei» dice. E non lo fa.
alliance-mission-lamp-in-window-dov-listens = «Hanno detto che così resta viva. Se lo accordo io. Scusate, quella che sentite è mia madre, Vantine, Dov Vantine, quattrocento millisecondi, per favore non guardate.» Stacca una spina. Su tutto il molo urlano le cuffie.

## Strada facendo

alliance-mission-lamp-in-window-dark = Abbassate lo stoppino, e per la prima volta in undici anni la finestra è buia. Là fuori qualcuno perde il bersaglio e impreca.
alliance-mission-lamp-in-window-pantry-found = Bende, ago, filo e un biglietto: «per chi arriva di notte».
alliance-mission-lamp-in-window-cart-found = Sotto la coperta una borsa e una lista: chi deve che cosa a chi. Le rivorranno tutte e due.
alliance-mission-lamp-in-window-first-wounded = «Chi è che perde sangue?» dice Ikka. «Siediti sul carico, non sui bambini.»
alliance-mission-lamp-in-window-more-boots = Altri stivali. Girano l’angolo a due a due, come una consegna.
alliance-mission-lamp-in-window-roof = Il tetto cede un po’. Prima intonaco, poi tegole, poi qualcosa con dei chiodi.
alliance-mission-lamp-in-window-roof-falls = La trave di colmo molla.

## La fine

alliance-mission-lamp-in-window-how-forty = Quaranta persone sono uscite da Port Sallow.
alliance-mission-lamp-in-window-how-panic = La bilancia è andata perduta, e la gente è corsa in strada.
alliance-mission-lamp-in-window-how-too-late = La pesa è crollata prima che tutti fossero fuori.
alliance-mission-lamp-in-window-how-all-wounded = La pesa è caduta.
alliance-mission-lamp-in-window-after-won = Dall’alto il porto è un tetto e tante torce. I quaranta siedono sui sacchi in silenzio. Poi qualcuno comincia a contarli, ad alta voce, per il gusto di farlo.
alliance-mission-lamp-in-window-after-stands = Siete stati abbastanza veloci: i soldati se ne vanno prima che arrivi l’ordine di bruciare. Port Sallow è in piedi.
alliance-mission-lamp-in-window-after-lamp = La lampada è ancora accesa. Dall’orbita non si vede. Ikka dice che lei la vede.
alliance-mission-lamp-in-window-after-lost = Vi lasciano andare: volevano la casa. Alle vostre spalle Port Sallow brucia piano, una strada alla volta. Sulla banda aperta la sua voce dice che vede la vostra luce.
