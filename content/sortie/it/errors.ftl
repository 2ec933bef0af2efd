# Perché una richiesta è stata rifiutata. Le chiavi sono i codici stabili del server: error-<code>.
# $detail e $field sono parole tecniche della richiesta e restano come sono.

error-malformed = Questa richiesta non è leggibile: { $detail }
error-not-json = La richiesta deve essere in JSON. Imposta l’intestazione «Content-Type: application/json».
error-too-large = È troppo grande: qui si leggono al massimo { $limit } byte.
error-no-such-route = A questo indirizzo non c’è nulla.
error-method-not-allowed = Questo indirizzo non risponde a richieste di quel tipo.
error-no-such-table = Nessun tavolo corrisponde a questo link. Controlla di averlo copiato per intero.
error-no-such-game = Non esiste un gioco chiamato «{ $game }».
error-no-such-bot = Per questo gioco non esiste un bot chiamato «{ $bot }».
error-no-bots-here = Qui ogni posto è di una persona: accanto a un gioco in scatola un bot non può muovere le figure.
error-no-such-sheet = Non esiste una missione chiamata «{ $mission }» da stampare.
error-no-such-language = «{ $language }» non è una lingua di Sortie; scegli en, de o it.
error-unknown-seat = Questo tavolo non ha quel posto.
error-seat-count = Questo gioco richiede { $expected } posti; la richiesta ne indica { $found }.
error-bad-name = Un nome ha da 1 a 40 caratteri, senza a capo né segni invisibili.
error-off-the-board = Si può indicare solo il tabellone: da 0 a 1.000 da sinistra e dall’alto.
error-bad-pace = Il ritmo dei bot va da 0 a 10.000 millisecondi.
error-bad-keep = Finora sono state fatte solo { $n } scelte; non se ne possono tenere di più.
error-import-refused = Questo file non si può rigiocare così come è scritto: { $detail }
error-other-content = Questa partita è nata con contenuti diversi da quelli di questo server e non si può rigiocare dalla voce { $entry } in poi. Con i contenuti di allora si può.
error-setup = La partita non si può preparare così. { $problems }
error-game-over = La partita è finita.
error-game-not-over = Bisogna aspettare la fine della partita, perché rivelerebbe i dadi ancora da tirare.
error-game-final = La partita è finita e resta com’è. Per provare un’altra strada, riparti da un punto del replay.
error-journal-full = Questo tavolo è pieno: dopo { $limit } scelte e annullamenti non si può aggiungere altro. Tutto ciò che è stato giocato resta.
error-stale = Al tavolo si è già andati avanti. Guarda di nuovo e poi scegli.
error-seat-not-yours = Quel posto non è tuo.
error-seat-taken = Lì è già seduto qualcuno.
error-other-side-seen = Hai visto ciò che l’altra parte tiene segreto, quindi non puoi giocare per questa. Può farlo qualcun altro, o un bot.
error-nothing-to-ask = Non serve chiedere questo posto: è tuo, oppure è libero.
error-no-such-ask = Nessuno chiede più questo posto.
error-not-seated = Può farlo solo chi ha un posto a questo tavolo.
error-not-yours-to-hand-over = Non spetta a te cederlo: i bot aspettano un tuo avversario.
error-malformed-choice = Questo gioco non conosce una scelta simile: { $detail }
error-nothing-to-undo = Lì non c’è nulla da annullare.
error-secret-seen = Da allora qualcuno ha visto ciò che era nascosto, e nessuno può dimenticarlo. Si può tornare indietro solo fino a quel punto.
error-nothing-to-take-back = Questo passo ha mostrato qualcosa di nuovo, oppure non era tuo. Chiedi agli altri di tornare indietro.
error-undo-open = Qualcuno ha già chiesto di tornare indietro. Rispondi prima a quella richiesta.
error-no-proposal = Nessuno aspetta la tua risposta.
error-hello-first = Il primo messaggio deve essere «hello».
error-text-only = I messaggi devono essere di testo; quelli binari non vengono letti.
error-not-live = Questo indirizzo serve al gioco dal vivo e parla solo WebSocket.
error-too-fast = Troppi messaggi tutti insieme. Vai un po’ più piano.
error-too-many = Troppi tavoli o ospiti nuovi dal tuo indirizzo. Riprova tra un momento.
error-busy = Il server è al completo. Riprova tra un momento.
error-timeout = Ci è voluto troppo tempo e la richiesta è stata interrotta. Riprova.
error-foreign-origin = Al gioco dal vivo accedono solo le pagine di questo server.
error-no-client = L’interfaccia di gioco non è ancora stata costruita. Esegui «make play» nella cartella del progetto e ricarica questa pagina.
error-storage = Il server non è riuscito a salvare, quindi non è cambiato nulla. Riprova. (Incidente { $incident })
error-storage-lost = Il server ha perso la sua base di dati: non si salva più nulla. Quanto è stato giocato è in un file di salvataggio; avvisa chi gestisce questo server.
error-journal-broken = La partita salvata non si può più rigiocare dalla voce { $entry } in poi. Resta conservata così com’è; avvisa chi gestisce questo server.
error-internal = Qualcosa è andato storto sul server. Non è colpa tua. (Incidente { $incident })

# Perché le regole non permettono una scelta, quando il gioco non ha parole migliori.
refused-illegal = Le regole adesso non lo permettono.
refused-setup = C’è qualcosa che non va in «{ $field }».
