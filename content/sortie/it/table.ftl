# Il tavolo e il replay, per tutti i giochi.

table = Tavolo
table-missing = Questo tavolo non esiste

## La cornice

tabs = Parti del tavolo
tab-decide = Tocca a te
tab-over = Fine
tab-cards = Minacce
tab-team = Squadra
tab-log = Cronaca
sheet-up = Solleva il pannello
sheet-down = Abbassa il pannello
decision = Decisione
join-title = Un posto ti aspetta
join-title-ask = Unisciti a questo tavolo
watching = Stai guardando. Vedi ciò che vedono tutti.
watching-only = Stai guardando. Per sederti chiedi il link per giocare.

## Connessione

connection-live = Connesso
connection-lost = Connessione persa, nuovo tentativo
connection-slow = Non ancora inviato: nessuna risposta finora

## Telecamera

camera = Telecamera
camera-in = Avvicina
camera-out = Allontana
camera-reset = Mostra tutto il tabellone
camera-tilt = Inclina il tabellone

## Tornare indietro

take-back = Torna indietro
undo = Annulla
undo-last = Annulla l’ultima scelta
undo-mine-last = Annulla la mia ultima scelta
tap-again = Tocca di nuovo per farlo.
undo-roll = Torna all’inizio di questo lancio
undo-asks = Gli altri al tavolo devono essere d’accordo. La stessa scelta dà di nuovo gli stessi dadi.
undo-alone = Sei da solo con i bot: succede subito. La stessa scelta dà di nuovo gli stessi dadi.
undo-only-seated = Solo chi gioca può proporlo.
undo-by =
    { $steps ->
        [one] { $name } vorrebbe annullare l’ultima scelta.
       *[other] { $name } vorrebbe annullare le ultime { $steps } scelte.
    }
undo-mine =
    { $steps ->
        [one] Hai chiesto di annullare l’ultima scelta.
       *[other] Hai chiesto di annullare le ultime { $steps } scelte.
    }
undo-missing =
    { $n ->
        [one] Manca una risposta.
       *[other] Mancano { $n } risposte.
    }
undo-accept = Accetta
undo-decline = Rifiuta
undo-withdraw = Ritira la proposta
undo-again-by =
    { $steps ->
        [one] { $name } vorrebbe ripristinare una scelta annullata.
       *[other] { $name } vorrebbe ripristinare { $steps } scelte annullate.
    }
undo-again-mine =
    { $steps ->
        [one] Hai chiesto di ripristinare una scelta annullata.
       *[other] Hai chiesto di ripristinare { $steps } scelte annullate.
    }
undo-away = Riguarda le scelte di { $who }, che ora non c’è: troverà la domanda al ritorno.
undo-decide-later = Se non torna, dopo due minuti puoi decidere al suo posto, perché hai aperto il tavolo.
undo-decide-now = Puoi decidere al posto di chi manca, perché hai aperto il tavolo.
undo-decide = Decidi per chi manca
undo-play-on = Continua senza

## Ciò che è stato annullato

lines = Ciò che è stato annullato
lines-text = Annullare non distrugge nulla. Guarda una linea annullata o ripristinala: chi verrebbe interpellato per annullare lo è anche qui.
lines-none = Qui non è stato annullato nulla.
lines-line =
    { $n ->
        [one] Dopo { $from } scelte: una scelta
       *[other] Dopo { $from } scelte: { $n } scelte
    }
lines-look-at = Guarda: { $line }
lines-restore = Ripristina
lines-restore-it = Ripristina: { $line }
lines-asked = Gli altri sono interpellati.
lines-restored = Ripristinato.
lines-shown = Questo è stato annullato.
lines-back = A ciò che vale

## I bot aspettano

bots-hold = I bot lo lasciano a voi
bots-go-ahead = Bot, andate avanti
bots-going = I bot vanno avanti.
bots-always = Sempre
bots-always-label = Sempre avanti i bot
bots-do-not-wait = Qui i bot non aspettano le persone.
bots-wait-again = Aspettare di nuovo

## Si parla

talk = Di’ qualcosa
talk-point = Indica sul tabellone
talk-point-now = Tocca sul tabellone quello che intendi.
talk-point-not = Annulla
talk-pointed = indica qui
talk-said = { $name } dice: { $words }
talk-pointed-at = { $name } indica { $spot }.
talk-phrase-me-first = Prima io
talk-phrase-you-first = Prima tu
talk-phrase-help = Mi serve aiuto
talk-phrase-wait = Aspetta un momento
talk-phrase-well-done = Ben fatto!
talk-phrase-thanks = Grazie!

## Menu

menu = Menu
menu-pace = Ritmo dei bot
menu-bots-wait = I bot aspettano le persone
menu-export = Salva in un file
menu-export-checkpoint = Riprende dall’ultima sosta tra due missioni, con altri tiri
menu-export-closed = Solo alla fine: rivelerebbe i dadi ancora da tirare
menu-take-seat = Gioca tu con { $role }
menu-ask-seat = Chiedi { $role }
menu-seat-secret = Hai visto ciò che l’altra parte tiene segreto.
menu-hand-seat = Affida { $role } a un bot
menu-home = Pagina iniziale, continuo dopo
menu-leave = Lascia il posto
menu-put-away = Metti via questo tavolo
menu-put-away-sure = Mettere via questo tavolo? Esce dal tuo elenco e i tuoi posti in una partita in corso si liberano. Se qui non ha mai giocato nessun altro, viene eliminato per sempre.
invite = Invita
invite-what = A che cosa serve il link
invite-play = Per giocare
invite-watch = Per guardare
invite-play-text = Chi ha questo link può prendere un posto libero o chiederne uno. Così si siede anche un tuo secondo dispositivo.
invite-watch-text = Chi ha questo link vede ciò che può vedere chi non ha un posto, e non può sedersi.
invite-qr-play = Codice del link per giocare
invite-qr-watch = Codice del link per guardare
invite-qr-text = Inquadra il codice con la fotocamera di un telefono o di un tablet.
invite-renew = Crea un nuovo link
invite-renew-play-sure = Creare un nuovo link per giocare? Quello vecchio varrà solo per chi ha avuto un posto qui; gli altri arrivati con esso restano fuori.
invite-renew-watch-sure = Creare un nuovo link per guardare? Chi è arrivato con quello vecchio resta fuori.
invite-renewed = C’è un nuovo link.
share = Copia il link
share-copied = Link copiato.
share-link = Il link a questa pagina: { $link }

## Un posto per un altro dispositivo

hand-over = Cedi a un altro dispositivo
hand-over-text = Chi deve essere giocato su un altro dispositivo? Chi apre questo tavolo lì può prendere il posto libero.
hand-over-do = Cedi
hand-over-seat = Cedi { $role }
hand-over-free = { $role } ora è libero.
hand-over-waits = Libero: aspetta un altro dispositivo
hand-over-back = Riprendi
hand-over-how = Apri questo link sull’altro dispositivo:
leave-which = Quale posto lasci?
leave-text = Un posto che lasci resta libero: può prenderlo qualcun altro, e anche tu.
leave-do = Lascia
leave-seat = Lascia { $role }
leave-all = Tutti, ed esci dal tavolo
ask = Qualcuno chiede un posto
ask-by = { $name } vorrebbe giocare con { $role }.
ask-somebody = Qualcuno
ask-yes = Cedi
ask-no = No
ask-sent = Hai chiesto { $role }.

## Cronaca

log = Cronaca
log-filter = Mostra nella cronaca
log-all = Tutto
log-setup = Preparazione
log-earlier = Più indietro
log-newest = Ultime
log-empty = Ancora niente.
log-search = Cerca nel registro
log-nothing = Nel registro non c’è «{ $query }».
log-save = Salva il registro come file di testo
log-rule = Regola { $rule }
log-go = Vai al passo { $n }

## Tasti

help = Scorciatoie da tastiera
help-game = Il gioco
help-on-board = Sul tabellone
help-digits = Fai la scelta con quel numero
help-finish = Termina qui il combattimento
help-back = Torna indietro
help-skip = Salta l’animazione
help-point = Indica sul tabellone
help-board = Vai alla figura di turno
help-choices = Vai alle scelte
help-log = Vai alla cronaca
help-help = Questo aiuto
help-arrows = Vai alla casella vicina
help-lit = Casella illuminata successiva o precedente
help-enter = Scegli la casella
help-pan = Sposta la telecamera
help-turn = Ruota la telecamera
help-zoom = Avvicina e allontana
help-right-drag = Tasto destro, trascina
help-two-fingers = Due dita, tieni

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-timeline = Linea del tempo
replay-step = Passo
replay-at = Passo { $step } di { $last }
replay-round = Vai al round { $round }
replay-part = Vai a { $name }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-nothing = Il tavolo è pronto.
replay-on = Si prosegue.
replay-share = Condividi questo momento
branch = Riparti da qui
branch-title = Riparti da qui
branch-text =
    { $keep ->
        [0] Un nuovo tavolo parte dalla preparazione di questa partita. Chi gioca?
        [one] Un nuovo tavolo mantiene la prima scelta e poi va per la sua strada. Chi gioca?
       *[other] Un nuovo tavolo mantiene le prime { $keep } scelte e poi va per la sua strada. Chi gioca?
    }
branch-cancel = Lascia stare
branch-go = Apri il tavolo
branch-later = A partita finita potrai ripartire da qualsiasi punto.

## Errori nei testi

fault = Segnala un errore in un testo
fault-note = Un refuso, una regola sbagliata, una frase che nessuno capisce? Non viene inviato nulla: copia la segnalazione o salvala, e passala a chi cura i testi.
fault-remark = Che cosa non va?
fault-texts = Quale testo?
fault-none = Nessun testo di questa schermata è noto per nome.
fault-where = La segnalazione dice anche: lingua { $language }, versione { $version }, passo { $step } di questo tavolo.
fault-copy = Copia la segnalazione
fault-save = Salva come file
fault-copied = La segnalazione è negli appunti.
fault-not-copied = Il browser non permette alla pagina di copiare. Salva la segnalazione come file.

seat-mine = Tu
seat-person = { $name }
seat-bot = Bot
seat-muted = Qualcuno che hai silenziato
seat-open = Posto libero
seat-away = · assente
result-won = Vittoria
result-lost = Sconfitta
result-drawn = Pareggio
result-replay = Guarda il replay
result-branch = Prova un’altra strada
result-again = Nuova partita
result-home = Pagina iniziale
ending-over = La partita è finita
ending-hide = Guarda il tabellone
ending-show = Mostra il finale
ending-tally = Che cosa hanno fatto tutti
turn-title = ● { $title }

## Consigli di una lezione

hint = Consiglio
hint-said = Consiglio: { $text }
hint-hide = Nascondi i consigli
hint-close = Capito

## A chi tocca, e come si mostra il nemico

wait-people = In attesa di { $who }
wait-open = Posto libero: { $who }
wait-bots =
    { $n ->
        [0] Al tavolo succede qualcosa
        [one] { $who } riflette
       *[other] { $who } riflettono
    }
your-move = Tocca a te: { $who }
title-move = Tocca a te
watch-board = Guarda il tabellone
last-attack = L’ultimo attacco
enemy-acts = Il nemico agisce
enemy-why = Di più: ogni passo e la sua regola
enemy-pace = Turno del nemico
enemy-mode =
    { $mode ->
        [step] Passi
        [play] Continuo
       *[instant] Subito
    }
enemy-next = Avanti
enemy-play = Riproduci
enemy-step = Pausa
enemy-skip = Alla fine
other-choice = Qualcos’altro

# Quello che al tavolo si deve sapere e che nessuna scelta racconta.
notice = A proposito di questo tavolo
notice-broken = Dopo un aggiornamento questa partita non si può più rigiocare dalla voce { $entry } in poi. La vedete com’era prima; qui non si può cambiare nulla, e nulla è perduto.
notice-other-content = Dalla voce { $entry } in poi questa partita è stata giocata con contenuti diversi da quelli di adesso. La vedete com’era prima; qui non si può cambiare nulla, e nulla è perduto.
notice-written-by = (Quella voce è della versione { $version }.)
notice-go-on = Continuate da qui
notice-gone-on = Questa partita continua a un altro tavolo.
notice-to-table = A quel tavolo
notice-resumed = Dopo un aggiornamento, il { $date }, questa campagna è tornata all’ultimo punto salvato. Quello che è stato giocato prima resta conservato.
notice-ended = Chi ha aperto questo tavolo lo ha chiuso. Si può guardare tutto, ma non cambiare nulla.
notice-understood = Capito
curtain-title = Solo per { $whose }
curtain-text = Passa lo schermo. Chi gioca l’altra parte guarda altrove.
curtain-lift = Sono { $whose }

# Quello che può fare chi ha aperto un tavolo.
host-lock = Chiudere a chi arriva
host-unlock = Riaprire a chi arriva
host-remove = Togliere il posto a { $name }
host-remove-sure = Togliere tutti i posti a { $name }? Potrà guardare, e sedersi di nuovo solo se gli restituisci un posto.
host-return = Restituire { $role }
host-end = Chiudere questo tavolo
host-end-sure = Chiudere questo tavolo per tutti? Dopo si può guardare, e nient’altro.

# Quando le persone non vanno d’accordo.
people = Chi è qui
people-text = Chi silenzi o blocchi non lo viene a sapere.
people-nobody = Qui non c’è nessun altro.
people-muted = Silenziato: { $role }
people-mute = Silenzia: niente frasi, niente dito, niente nome
people-block = Blocca: nessun posto ai tuoi tavoli
people-block-sure = Bloccare questa persona? Perde i suoi posti a questo tavolo.
people-report = Segnala
people-report-them = Segnala { $name }
people-report-table = Segnala questo tavolo
people-reason = Di che cosa si tratta?
people-reason-name = Un nome che ferisce
people-reason-talk = Frasi o dito senza fine
people-reason-play = Imbrogli, o il gioco bloccato apposta
people-reason-other = Altro
people-note = Con parole tue (fino a 500 caratteri)
people-send = Segnala a chi gestisce il server
people-reported = Chi gestisce questo server lo vedrà.
