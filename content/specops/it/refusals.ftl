# Perché le regole di specops rifiutano una scelta (refused-<code>) o una preparazione (problem-<code>). Una frase gentile ciascuna; il
# numero della regola è accanto.

refused-specops-not-yours = In questo momento tocca a qualcun altro.
refused-specops-not-that-one = Non quello: scegli tra ciò che è illuminato.
refused-specops-not-now = Non è questo che il tavolo aspetta ora.
refused-specops-bend = Il righello si piega al massimo ad angolo retto.
refused-specops-blocked = Lungo la via c'è qualcosa di troppo alto o invalicabile.
refused-specops-engaged = È impegnata in mischia: può solo ritirarsi.
refused-specops-impassable = Su quel terreno nessuno può stare.
refused-specops-length = È più lontano di quanto arrivi il righello.
refused-specops-level = È troppo in alto o troppo in basso.
refused-specops-melee = Lì non può finire a contatto con un nemico.
refused-specops-overlap = Lì c'è già un'altra base.
refused-specops-partly = Una base sta tutta sopra un ostacolo o tutta accanto.
refused-specops-scatter = Le barricate si scavalcano, ma non ci si sta sopra.
refused-specops-speed = Per questo movimento non può usare quel righello.
refused-specops-off-table = Non è interamente sul tavolo.
refused-specops-token = Durante lo schieramento nessuno può toccare un segnalino libero.
refused-specops-too-near = È troppo vicino a un nemico.
refused-specops-zone = Non è interamente dentro la zona.
refused-specops-piece-off-table = Un elemento sta per intero sul tavolo.
refused-specops-piece-overlap = Un elemento sta sul tavolo, non su un altro.
refused-specops-piece-turn = Si gira di 15 gradi alla volta, al massimo 23 volte.
refused-specops-stock-empty = Di quello non ce n’è più.
refused-specops-too-few-pieces = Un tavolo ha almeno otto elementi.
refused-specops-holder = Un segnalino reclamato resta a contatto con chi lo porta.

problem-specops-team = Questa squadra non esiste.
problem-specops-mission = Questa missione non esiste.
problem-specops-table = Questo tavolo non esiste.
problem-specops-table-mission = Quel tavolo è preparato per un'altra missione.
problem-specops-table-built = Un tavolo è pronto o si costruisce, non tutti e due.

# Il server chiede dei problemi con questo nome.
refused-specops-team = { problem-specops-team }
refused-specops-mission = { problem-specops-mission }
refused-specops-table = { problem-specops-table }
refused-specops-table-mission = { problem-specops-table-mission }
refused-specops-table-built = { problem-specops-table-built }
