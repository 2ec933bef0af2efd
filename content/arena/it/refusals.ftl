# Perché le regole di arena rifiutano una scelta (refused-<code>) o una preparazione (problem-<code>). Una frase cortese
# ciascuna; accanto compare il numero della regola.

refused-arena-not-now = Non è questo che il tavolo aspetta in questo momento.
refused-arena-start = Comincia su una casella accanto a un pilastro che nessun altro ha scelto.
refused-arena-face = Un dado mostra da 1 a 6.
refused-arena-reported = In questo lancio non ti resta alcun dado da comunicare.
refused-arena-no-die = In questo lancio non ti resta alcun dado da piazzare.
refused-arena-no-card = In quel posto non c’è nessuna carta.
refused-arena-no-field = La tua plancia abilità non ha questa casella azione.
refused-arena-field-taken = Su quella casella azione c’è già un dado; tornerà libera nel prossimo round.
refused-arena-field-face = Quella casella azione accetta solo il valore di dado che riporta.
refused-arena-die-placed = Si può girare solo un dado di questo lancio non ancora piazzato.
refused-arena-force-low = L’ultimo passo di Forza non si può spendere, altrimenti il segnalino finirebbe sullo 0.
refused-arena-die-limit = Un dado non può salire oltre il 6 né scendere sotto l’1.
refused-arena-r2d2 = Adesso R2-D2 non può aiutare: gira un solo dado per round, e soltanto se è in gioco.
refused-arena-no-way = Il tuo Jedi non può arrivarci, perché pilastri, droidi e altri Jedi sbarrano la strada.
refused-arena-no-such-place = Nell’arena non c’è questa casella.
refused-arena-not-adjacent = Puoi colpire solo i droidi sulle caselle direttamente accanto al tuo Jedi.
refused-arena-too-strong = Il valore di combattimento che ti resta non basta per quel droide.
refused-arena-no-droid = Su quella casella non c’è nessun droide da colpire.
refused-arena-push-kind = La spinta della Forza colpisce un droide del tipo indicato, e su quella casella non ce n’è.

problem-arena-players = Possono giocare due, tre o quattro Jedi.
problem-arena-jedi-twice = Ogni Jedi può essere giocato da una sola persona.
problem-arena-sixth-die = Il sesto dado va a uno di tre giocatori, e solo se si gioca in tre.

# Il server cerca i problemi sotto questo nome.
refused-arena-players = { problem-arena-players }
refused-arena-jedi-twice = { problem-arena-jedi-twice }
refused-arena-sixth-die = { problem-arena-sixth-die }
