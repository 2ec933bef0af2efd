# Peso morto: portare qualcosa di pesante fuori da una casa che preferisce venderlo due volte.

alliance-mission-dead-weight = Peso morto
alliance-mission-dead-weight-brief = Madame Quill colleziona quello che la gente dimentica di bruciare. Nel suo caveau: la bobina madre, undici anni di banda aperta senza tagli. Pesa come un uomo e ronza quando si cammina.

## Obiettivi

alliance-mission-dead-weight-objective-into-the-vault = Entrate nel caveau.
alliance-mission-dead-weight-objective-the-reel = Sollevate la bobina madre.
alliance-mission-dead-weight-objective-out = Portate fuori la bobina, davanti o dietro.
alliance-mission-dead-weight-objective-the-twins = Aprite le sbarre nei recinti.

## Cose e luoghi

alliance-mission-dead-weight-object-door-gallery = Porta con la tenda
alliance-mission-dead-weight-object-door-gallery-note = Velluto da questa parte, acciaio dall’altra. Dietro, qualcuno ride con troppi denti.
alliance-mission-dead-weight-object-door-pens = Porta dei recinti
alliance-mission-dead-weight-object-door-pens-note = Graffiata da dentro, all’altezza della cintura. Dietro, qualcuno canta male, a due voci.
alliance-mission-dead-weight-object-door-vault = Porta del caveau
alliance-mission-dead-weight-object-door-vault-note = Vuole la chiave del capo sala, oppure una bella chiacchierata con il terminale accanto alla statua.
alliance-mission-dead-weight-object-door-back = Porta sul retro
alliance-mission-dead-weight-object-door-back-note = Da questa parte non ha serratura. Si apre quando lo dice Madame Quill.
alliance-mission-dead-weight-object-barkeep = Barista
alliance-mission-dead-weight-object-barkeep-note = Lucida un bicchiere, fa tre domande. Con una bugia su misura (percezione) di là aspetteranno ospiti, non ladri.
alliance-mission-dead-weight-object-till = Cassa
alliance-mission-dead-weight-object-till-note = Una scatola sotto il banco, con scritto DA PAGARE.
alliance-mission-dead-weight-object-lock = Terminale della serratura
alliance-mission-dead-weight-object-lock-note = Quattro cifre e senso dell’umorismo (tecnica).
alliance-mission-dead-weight-object-cellar-crate = Scorte della casa
alliance-mission-dead-weight-object-cellar-crate-note = Quello che serve nelle serate storte: ghiaccio, stracci, bacta.
alliance-mission-dead-weight-object-bars = Le sbarre
alliance-mission-dead-weight-object-bars-note = Due donne nel grigio della cava, schiena contro schiena. «Hask.» «Oll.» «Serratura da poco.» «Gatto affamato.» (tecnica)
alliance-mission-dead-weight-object-trough = Mangiatoia
alliance-mission-dead-weight-object-trough-note = Qui non ha mai cercato nessuno. Si capisce perché.
alliance-mission-dead-weight-object-reel = La bobina madre
alliance-mission-dead-weight-object-reel-note = Un tamburo di nastro con le cinghie di cuoio. Posateci la mano: ronza, e nel ronzio ci sono pause, come di chi aspetta una risposta.
alliance-mission-dead-weight-object-strongbox = Cassetta
alliance-mission-dead-weight-object-strongbox-note = Aperta. Lei si fida della porta.
alliance-mission-dead-weight-object-long-case = Custodia lunga
alliance-mission-dead-weight-object-long-case-note = Impegnata, mai ritirata. La ricevuta ha nove anni.
alliance-mission-dead-weight-action-lie = Rispondere alle domande
alliance-mission-dead-weight-action-slice = Trovare il codice
alliance-mission-dead-weight-action-unpick = Scassinare
alliance-mission-dead-weight-region-front-exit = Uscita davanti
alliance-mission-dead-weight-region-back-exit = Uscita sul retro

## Prima

alliance-mission-dead-weight-opening = Da Quill davanti c’è il bar, di fianco le bestie e dietro tutto il resto. «Non contrattate» ha detto Ikka. «Le piace troppo. Dentro, bobina, fuori.»
alliance-mission-dead-weight-opening-bar = Quattro tavoli, tre bevitori, niente musica. Il barista posa un bicchiere. «Chi vi manda, per che cosa, e lei lo sa?»
alliance-mission-dead-weight-three-questions = Finché la porta con la tenda è chiusa, un eroe può rispondere al barista (percezione). Con un successo le guardie di là perdono la prima attivazione.
alliance-mission-dead-weight-too-long = Alla fine del round 12 (difficile: 11) arrivano i compratori, e la bobina è loro.

## Il bar e la galleria

alliance-mission-dead-weight-lie-works = «Sua cugina, il vaso blu, e non ancora» dite. Il barista ci pensa su. Poi vi scosta la tenda di persona.
alliance-mission-dead-weight-lie-fails = «Interessante» dice il barista, e continua a lucidare. Potete provare con un’altra storia.
alliance-mission-dead-weight-gallery-calm = Due trandoshani sono chini su un gioco da tavolo, con denti veri come pedine. Uno alza l’artiglio: un momento, tocca a lui.
alliance-mission-dead-weight-gallery-ready = Due trandoshani si alzano da un gioco da tavolo. Uno intasca le pedine. Erano denti.
alliance-mission-dead-weight-off-duty-down = «Io qui non ci sono mai stato» dice l’ufficiale da terra. È una preghiera.
alliance-mission-dead-weight-key = Alla cintura del capo sala, fra i trofei altrui, pende una chiave qualunque.
alliance-mission-dead-weight-lock-opens = Il terminale vuole una quarta cifra. Poi smette di indovinare quello che sapete, e apre.
alliance-mission-dead-weight-vault = Niente oro. Scaffali: lettere, diari di bordo, una scarpa da bambino con l’etichetta. Conserva ciò che doveva sparire. Dietro due angoli, qualcosa ronza.

## I recinti

alliance-mission-dead-weight-pens = Paglia, uno scolo e un nexu che non ha ancora deciso. Dietro, dietro le sbarre, due donne applaudono piano. «Salvataggio?» «O pranzo?»
alliance-mission-dead-weight-twins-free = La serratura cade. «Hask» dice una, e stacca dal muro una chiave inglese. «Oll» dice l’altra, e prende quello che la chiave reggeva. «Dov’è il baccano?»

## La bobina

alliance-mission-dead-weight-lifted = Sollevandola, il tamburo gira di mezzo palmo, e nella stanza c’è una voce, più giovane, stanca, vera: «Falla scendere piano. Quanti a bordo?» Fruscio. Poi un uomo, nove anni fa, che piange di sollievo: «Due. E un uccellino.»
alliance-mission-dead-weight-weight = La bobina pesa. Alla fine di ogni round in cui qualcuno la porta, un eroe a vostra scelta subisce 1 fatica. Possono portarla solo gli eroi.
alliance-mission-dead-weight-quill = Il citofono gracchia. «Quello era mio marito» dice Madame Quill. «L’uccellino era mio. Quel minuto è mio da anni e non ho mai avuto il coraggio di ascoltarlo. Tagliatemelo, e la porta sul retro è aperta.»
alliance-mission-dead-weight-quill-ask = Madame Quill vuole il suo minuto. Tagliate la bobina?
alliance-mission-dead-weight-quill-cut = Tagliare il suo minuto.
alliance-mission-dead-weight-quill-whole = La bobina resta intera.
alliance-mission-dead-weight-cut-clean = Un minuto di nastro, arrotolato come un fiocco, su un ripiano pulito. A sud un chiavistello scorre. «Grazie» dice Quill. «Dovete sapere che vi ho venduti un’ora fa. Adesso non lo rifarei. Ma hanno già pagato.»
alliance-mission-dead-weight-cut-ragged = La lama scivola. È un minuto, più o meno, con l’orlo strappato. «Oh» dice Quill. Nient’altro. Nel bar si spostano sedie.
alliance-mission-dead-weight-whole = «No» dice Quill dopo un po’. «Non l’avrei tagliata neanch’io.» Le dispiace davvero. «La porta sul retro non è chiusa. Però adesso qualcuno devo chiamarlo, capite, la casa parlerebbe.»
alliance-mission-dead-weight-back-way = Una passerella lungo gli scoli, dritta, nove passi. In fondo fluttua qualcosa con un occhio rosso.

## Strada facendo

alliance-mission-dead-weight-cellar-found = Una bottiglia per la ferita e una per chi la fascia.
alliance-mission-dead-weight-strongbox-found = Monete in rotoli, su ognuno un nome e la parola «scusa».
alliance-mission-dead-weight-case-found = A qualcuno servivano più i soldi. La sua giornata storta è la vostra buona.
alliance-mission-dead-weight-assassin-down = IG-88 si piega come una sdraio. Nel bar qualcuno ordina da bere per tutti, pianissimo.
alliance-mission-dead-weight-first-wounded = «Non sul tappeto» dice il citofono. «Per favore.»
alliance-mission-dead-weight-sold = La porta davanti si apre, e tutti i bevitori escono dalla finestra. Il droide si china sotto l’architrave. È qui per la bobina; gli hanno detto che ci sareste attaccati voi.
alliance-mission-dead-weight-smoke = Qualcuno ha dato fuoco al bar. Forse è stata un’idea del bar.
alliance-mission-dead-weight-buyers = Motori, fuori. I compratori vengono a prendere ciò che è loro.

## La fine

alliance-mission-dead-weight-how-front = La bobina è uscita dalla porta davanti.
alliance-mission-dead-weight-how-back = La bobina è uscita dalla porta sul retro.
alliance-mission-dead-weight-how-too-late = I compratori sono arrivati prima che foste fuori.
alliance-mission-dead-weight-how-all-wounded = La bobina è rimasta a Madame Quill, il tempo di venderla.
alliance-mission-dead-weight-after-won = Ikka guarda a lungo il tamburo. «Undici anni» dice. «Tre del Raccolto, due anni fa. Ci sarebbe una chiamata. Due navi.» La lega con molta cura. «Non adesso.»
alliance-mission-dead-weight-after-twins = Hask e Oll hanno trovato la cambusa, l’armadio degli attrezzi e, in due, un guasto al motore sinistro. Restano.
alliance-mission-dead-weight-after-lost = Quill rivende la bobina, in perdita, a quelli da cui veniva. Insieme parte una descrizione di voi: nomi, stivali, chi vuole bene a chi. Su Relè Nove qualcuno la legge e dice grazie.
