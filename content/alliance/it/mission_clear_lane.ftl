# Primo atto, 1.

alliance-mission-clear-lane = L’ultima rotta libera
alliance-mission-clear-lane-brief = Il corriere Second Helping ha seguito le parole della Lampionaia fin giù su Oleth, contro una parete di roccia. A bordo erano in otto. Tre ne sono usciti, e sono finiti dietro un recinto. Tirateli fuori.

## La via d’entrata

alliance-mission-clear-lane-opening =
    Mezzo corriere giace nella radura, e intorno gli alberi fumano ancora. Ikka tiene caldi i motori.

    «Gli ero dietro. Stesse parole, stessa rotta. Poi ho virato. C’era qualcosa che…» Non finisce. «Otto a bordo. Andate a contare.»
alliance-mission-clear-lane-two-ways =
    A est un cancello: vicino, sorvegliato, chiede muscoli o una mano ferma con un filo. A sud un sentiero: lungo, silenzioso, fino a una porta sul retro che nessuno ha chiuso. Dei soldati frugano nel relitto. E anche qualcosa che galleggia.
alliance-mission-clear-lane-gate-open =
    Il cancello si apre su un cortile di fango battuto. Un ufficiale detta un elenco. «Voce: tre persone, usate.» Alza gli occhi. «Voce: visitatori.»
alliance-mission-clear-lane-back-door-open =
    La porta sul retro cede con un sospiro. Paglia, freddo, l’odore di qualcosa che mangia bene. Tre persone a una sola catena, e tutte e tre vi fanno no con la testa.
alliance-mission-clear-lane-the-beast =
    Ora vedete che cosa intendono. Nelle celle c’è una seconda catena, grossa come un braccio. Il collare è aperto. Si apre quando si apre una porta.
alliance-mission-clear-lane-cells =
    Nelle celle: Pell e Tavi si liberano con una semplice interazione. Mirren è ferita. Convincetela ad alzarsi (percezione) o sollevatela (vigore; chi ci riesce subisce 1 fatica). Conta anche una parte: i successi si sommano.
alliance-mission-clear-lane-guards-come =
    Una bestia non ruggisce per niente. Stivali nel cortile, una chiave nell’altra porta e una voce asciutta: «Voce: rumore.»
alliance-mission-clear-lane-the-store =
    Scaffali, coperte, scatolette. In mezzo qualcuno ha spostato un tavolo per farsi posto, e attraverso la porta ha ascoltato ogni parola.
alliance-mission-clear-lane-in-the-yard-crate = Un kit da campo col timbro del corriere. Non l’hanno nemmeno aperto.
alliance-mission-clear-lane-in-the-supplies = Cose tolte dalle tasche, ognuna nel suo sacchetto con l’etichetta. Una vi servirà.
alliance-mission-clear-lane-in-the-pay-chest = La paga di un’intera guarnigione, in ritardo di due mesi. Ora tarderà di più.

## Il registratore

alliance-mission-clear-lane-first-words =
    Il registratore gracchia. La sua voce, calda come una cucina: «Vedo la vostra luce. Venite a sinistra. Ancora un poco. Vedo la vostra luce.» Il pilota ringrazia. Sembra felice.
alliance-mission-clear-lane-the-splice =
    L’ascoltate fino alla fine, fino alla roccia. Poi da capo, e adesso lo sentite. Per undici anni ha chiesto a ogni nave, per prima cosa, la stessa cosa.

    Questa voce non ha mai chiesto quanti erano a bordo.

## Tre persone

alliance-mission-clear-lane-pell-free =
    «Pell. Cuoco» dice l’uomo massaggiandosi i polsi. «A sinistra, ha detto. Era così sicura che nessuno ha guardato dal finestrino.»
alliance-mission-clear-lane-tavi-free =
    Tavi avrà sedici anni e stringe un bullone come un coltello. «Otto» dice. «Qualcuno dovrebbe dirlo. Eravamo otto.»
alliance-mission-clear-lane-mirren-free =
    Mirren si alza, diventa grigia e resta in piedi. «Ero sua amica, sulla banda» dice. «Nove anni di notti. Quella non era lei. Non chiedetemi come lo so.»
alliance-mission-clear-lane-the-speaker =
    Tutti e tre sono liberi. Sul muro, sopra la paglia, scatta un altoparlante.

    «Vedo la vostra luce» dice la Lampionaia, dolce. «Tutti voi, presso le celle. Restate dove siete. Sta arrivando qualcuno che vi porta a casa.» Tavi comincia a sorridere. Poi vede la faccia di Mirren.
alliance-mission-clear-lane-the-speaker-ask = La voce continua a parlare, e là fuori qualcuno la ascolta.
alliance-mission-clear-lane-smash-it = Spaccare l’altoparlante
alliance-mission-clear-lane-hear-it-out = Ascoltare fino in fondo
alliance-mission-clear-lane-smashed = Un colpo, e silenzio. Chi veniva guidato a questa porta adesso dovrà cercarla.
alliance-mission-clear-lane-heard-out =
    State fermi ad ascoltare, parola per parola, dove il respiro manca e dove torna due volte. Ora avete qualcosa con cui confrontare il registratore. Fuori qualcuno si avvicina, passo dopo passo, come gli viene detto.
alliance-mission-clear-lane-hunters =
    Cacciatori, pagati a testa, e qualcuno ha detto loro dove sono le teste. «Scendo» vi dice Ikka all’orecchio. «Dove vi ho lasciati. Non tardi. Non di meno.»
alliance-mission-clear-lane-ikka-lands =
    La Patient Debt cala attraverso il fumo con la rampa già aperta. Ikka vi conta sottovoce, due volte. «Sembrava lei» dice. «Più lei di lei.» Poi cabra così forte che nessuno può rispondere.
alliance-mission-clear-lane-how-picked-up = Tre su otto sono fuori dal recinto e in volo.
alliance-mission-clear-lane-how-all-wounded = Il recinto se li è tenuti.

## Pericolo

alliance-mission-clear-lane-smoke = Il fuoco ha trovato il carburante. Un fumo nero rotola oltre il recinto, e ogni respiro costa qualcosa.
alliance-mission-clear-lane-relief = Altri stivali nel fumo, e scintille che bruciano la stoffa. È arrivato il cambio, puntuale e al passo.

## Dopo

alliance-mission-clear-lane-after-won =
    Pell cucina per tutti e non si fa aiutare. Tavi incide cinque nomi nel portello. «Siamo in tre che sparano un po’» dice Mirren. «Dove andate voi, vi servirà.»
alliance-mission-clear-lane-after-lost =
    Ve la cavate, e poco di più. Dietro di voi, dal recinto, si alza un trasporto con tre persone dentro. Sulla banda aperta una voce gli augura una rotta libera. La destinazione è Relè Nove.

## Obiettivi

alliance-mission-clear-lane-objective-get-in = Aprite il cancello, o la porta sul retro in fondo al sentiero.
alliance-mission-clear-lane-objective-free-them = Liberate i tre superstiti nelle celle.
alliance-mission-clear-lane-objective-pickup = Portate tutti gli eroi al punto di raccolta nella radura.
alliance-mission-clear-lane-objective-recorder = Ascoltate il registratore di volo nel relitto (tecnica).

## Sulla mappa

alliance-mission-clear-lane-object-gate = Cancello
alliance-mission-clear-lane-object-gate-note = Due ante di lamiera e una serratura a codice. Bastano le spalle (vigore) o un filo (tecnica); a difficile servono 2 successi in tutto.
alliance-mission-clear-lane-object-cell-door = Porta delle celle
alliance-mission-clear-lane-object-cell-door-note = Graffiata da dentro, in basso. Non è chiusa a chiave.
alliance-mission-clear-lane-object-store-door = Magazzino
alliance-mission-clear-lane-object-store-door-note = PROVVISTE, dice il cartello. Dietro, qualcosa ticchetta mentre si raffredda.
alliance-mission-clear-lane-object-back-door = Porta sul retro
alliance-mission-clear-lane-object-back-door-note = Qui finisce il sentiero. Si apre subito. Quello che c’è dietro lo sentirà.
alliance-mission-clear-lane-object-flight-recorder = Registratore di volo
alliance-mission-clear-lane-object-flight-recorder-note = Ammaccato, arancione, lampeggia ancora. Dentro ci sono le ultime parole dette al corriere (tecnica, 2 successi in tutto, 3 a difficile).
alliance-mission-clear-lane-object-yard-crate = Cassa nel cortile
alliance-mission-clear-lane-object-yard-crate-note = Roba recuperata dal relitto, ancora da smistare.
alliance-mission-clear-lane-object-supplies = Scaffale
alliance-mission-clear-lane-object-supplies-note = Quello che i prigionieri avevano in tasca.
alliance-mission-clear-lane-object-pay-chest = Cassa della paga
alliance-mission-clear-lane-object-pay-chest-note = Un forziere col coperchio socchiuso. Qualcuno stava contando.
alliance-mission-clear-lane-object-pell = Pell
alliance-mission-clear-lane-object-pell-note = Un uomo robusto a una catena corta. Il chiavistello è dalla vostra parte.
alliance-mission-clear-lane-object-tavi = Tavi
alliance-mission-clear-lane-object-tavi-note = Una ragazza che ha quasi svitato il suo bullone. Aiutatela con l’ultimo giro.
alliance-mission-clear-lane-object-mirren = Mirren
alliance-mission-clear-lane-object-mirren-note = Sta contro il muro e si tiene il fianco. Parlatele (percezione) o sollevatela (vigore).
alliance-mission-clear-lane-action-force = Forzare il cancello
alliance-mission-clear-lane-action-slice = Aggirare la serratura
alliance-mission-clear-lane-action-play = Ascoltare la registrazione
alliance-mission-clear-lane-action-steady = Convincerla ad alzarsi
alliance-mission-clear-lane-action-lift = Sollevarla
alliance-mission-clear-lane-region-pickup-point = Punto di raccolta
