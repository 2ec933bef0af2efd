# Le parole attorno ai giochi: inizio, nuovo tavolo, unirsi, regole, impostazioni.

product = Sortie
loading = Caricamento
close = Chiudi
save = Salva
retry = Riprova
round =
    { $n ->
        [0] Preparazione
       *[other] Round { $n }
    }
players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
show-all = Mostra tutte e { $n }
skip-to-content = Vai al contenuto

## Quando qualcosa va storto

error-offline = Il server non risponde. Controlla la connessione e riprova.
error-unexpected = Qualcosa è andato storto. Riprova.
missing-title = Su questo tavolo non c’è nulla
missing-text = L’indirizzo è sbagliato, oppure quello che c’era è stato sparecchiato.
missing-home = Torna all’inizio
unreachable-title = Questa pagina non si è caricata
unreachable-text = La prima volta le serve la rete, poi funziona anche senza. Controlla la connessione e riprova.

## Orientarsi

nav-label = Menu principale
nav-home = Sortie, pagina iniziale
nav-rules = Regole
nav-settings = Impostazioni

## Inizio

home-title = Inizio
home-games = Giochi
home-running = Altri tavoli in corso
home-join = Unisciti a un tavolo
home-finished = Partite concluse
home-finished-none = Le partite che concludi restano qui, pronte da rivedere.
welcome-eyebrow = Il tavolo aperto
welcome-title =
    La luce è accesa.
    Siediti.
welcome-text = Giochi da tavolo tattici nel browser, da soli con i bot o insieme tramite un link. Le regole si applicano da sé e ogni passo si spiega.
welcome-play = Gioca: { $game }
continue = Continua
continue-my-move = Tocca a te
continue-running = Riprendi da dove eri rimasto
company-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bot
    }
company-open =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
table-won = Vinta
table-lost = Persa
table-my-move = Tocca a te
import = Importa un file di partita
footer-credits = Figure e simboli da

## Giochi

game-play = Gioca
game-coming = In preparazione

## Nuovo tavolo

new-title = Nuovo tavolo
new-team = La squadra
new-players = Numero di giocatori
new-seat = Posto { $n }
new-who = Chi gioca
new-which-bot = Quale bot
new-options = La partita
new-difficulty = Difficoltà
new-real-dice = Dadi veri
    .hint = Tirate sul vostro tavolo e inserite i risultati.
new-last-team = La tua ultima squadra
new-same-team = Di nuovo questa squadra
new-start = Inizia
who-me = Io
    .hint = Puoi giocare anche più posti da solo.
who-open = Libero
    .hint = Per chi segue il tuo link.
who-bot = Bot
bot-greedy = Veterano, pianifica in anticipo
    .short = Bot veterano
bot-random = Recluta, agisce a caso
    .short = Bot recluta
difficulty-easy = Facile
    .line = Per una prima partita: la cannoniera arriva prima di quanto temiate.
difficulty-normal = Normale
    .line = Uno scontro equo: si vince circa una partita su due.
difficulty-hard = Difficile
    .line = Per squadre affiatate che pianificano ogni dado.
difficulty-very_hard = Molto difficile
    .line = Per chi non teme altro.
census-mine =
    { $n ->
        [one] Tu
       *[other] Tu su { $n } posti
    }

## Nomi

name-label = Il tuo nome
name-hint = Così ti vedono gli altri al tavolo.
name-known = Giochi come { $name }.
callsign-1 = Falco
callsign-2 = Cometa
callsign-3 = Corvo
callsign-4 = Scintilla
callsign-5 = Lince
callsign-6 = Orione
callsign-7 = Airone
callsign-8 = Brace

## Unirsi

join-code = Link o codice
join-code-hint = Incolla quello che ti hanno mandato.
join-unreadable = Non è né il link di un tavolo né un codice.
join-go = Al tavolo
join-text = Chi ha aperto il tavolo può mandarti il link.
join-who = Posti
join-seat-open = Posto libero
join-take = Siediti qui
join-take-seat = Siediti qui: { $role }
join-seated = Ora giochi { $role }.
join-ask = Chiedilo
join-ask-seat = Chiedi { $role }
join-asked = Chiesto, in attesa
join-unask = Annulla
join-unask-seat = Non chiedere più { $role }
join-secret = Hai visto ciò che l’altra parte tiene segreto.
join-report = Senza posto: riporta per tutti
join-watch = Guarda soltanto

## Regole

rules-title = Regole: { $game }
rules-search = Cerca una parola o un numero
rules-found =
    { $n ->
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
rules-nothing = Nessuna regola parla di «{ $query }».
rules-rule = Regola { $number }
rules-sections = Sezioni
rules-games = Giochi
rules-shelf = Regole
rules-close-key = Chiudi (Esc)

## Impostazioni

guest-phrase = Frase per tornare
guest-phrase-hint = Con questa frase sei te stesso anche su un altro dispositivo. Annotala: si vede una volta sola, e una nuova la sostituisce.
guest-phrase-new = Mostra una nuova frase
guest-recover = Tornare con una frase
guest-recover-do = Torna
guest-data = Quello che è conservato di te
guest-export = Salvalo
guest-sign-out = Esci
guest-sign-out-sure = Uscire da questo browser? Senza una frase non potrai tornare ai tuoi tavoli.
guest-delete = Cancella tutto
guest-delete-sure = Cancellare il tuo nome, i tuoi posti e ogni tavolo a cui non ha giocato nessun altro? Nulla li riporta.
people-mine = Chi hai silenziato
people-mine-hint = Nessuno lo viene a sapere. Chi è bloccato non si siede ai tuoi tavoli.
people-is-muted = silenziato
people-blocked = bloccato
people-hear = Ascolta di nuovo
people-hear-them = Ascolta di nuovo { $name }
settings-language = Lingua
settings-theme = Tema
settings-system = Sistema
settings-dark = Scuro
settings-light = Carta
settings-board = Tabelloni
    .hint = Un tabellone si inclina, con muri, luce e miniature in piedi, oppure resta piatto come una pianta.
settings-board-tilted = Miniature in piedi
settings-board-flat = Piatto
settings-motion = Movimento
    .hint = Figure che camminano, dadi che cadono, pannelli che scorrono.
settings-reduced = Ridotto
settings-full = Completo
settings-pace = Ritmo dei bot
    .hint = Per i nuovi tavoli. Al tavolo puoi cambiarlo quando vuoi.
settings-dice = Dadi
    .hint = Altrimenti le facce appaiono e basta.
settings-dice-on = Tiro visibile
settings-ask = Domande
    .hint = Altrimenti il tavolo ti risparmia ciò che non decide nulla.
settings-ask-all = Chiedi anche dove nulla può cambiare
settings-ask-ties = Fammi scegliere tra luoghi ugualmente sfavorevoli
settings-sound = Suoni
    .hint = Sistema significa: spenti dove si vuole meno movimento.
settings-on = Sì
settings-off = No
settings-volume = Volume
volume-quiet = Basso
volume-normal = Normale
volume-loud = Alto
settings-notify = Tocca a te
    .hint = Quando stai guardando altro. Il titolo della pagina lo dice comunque.
settings-notify-on = Avvisami
settings-notify-denied = Il browser non permette gli avvisi. Lo decidono le sue impostazioni.
settings-device = Lingua, tema, movimento, suoni e ritmo restano solo su questo dispositivo.
settings-renamed = Ora ti chiami { $name }.
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
pace-instant = Istantaneo
language-en = English
language-de = Deutsch
language-it = Italiano
