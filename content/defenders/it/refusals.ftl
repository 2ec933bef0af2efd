# Perché le regole di defenders rifiutano una scelta (refused-<code>) o una preparazione (problem-<code>). Una frase cortese
# ciascuna; il numero della regola sta accanto.

refused-defenders-not-yours = In questo momento tocca a qualcun altro.
refused-defenders-not-there = Lì no: scegli uno di quelli illuminati.
refused-defenders-not-now = Non è quello che il tavolo aspetta adesso.

problem-defenders-mission = Questa missione non esiste.
problem-defenders-agents = Possono andare da uno a cinque agenti.
problem-defenders-agent-twice = Di ogni classe c’è un solo agente.

# Con questo nome il server chiede i problemi.
refused-defenders-mission = { problem-defenders-mission }
refused-defenders-agents = { problem-defenders-agents }
refused-defenders-agent-twice = { problem-defenders-agent-twice }

refused-defenders-planned = Questa missione viene già per prima.
refused-defenders-mission-closed = Questa missione non segue da come è finita l’ultima.
refused-defenders-agent-taken = Qualcuno a questo tavolo gioca questo agente.
refused-defenders-weapon-not-owned = Il quartier generale non ha ancora quest’arma.
refused-defenders-weapon-carried = Qualcuno porta già con sé quest’arma.
refused-defenders-weapons-full = L’ordine di missione non permette altre armi di questo rango.
refused-defenders-weapon-class = Quest’arma è per un’altra classe.
refused-defenders-weapon-place = Un’arma senza limite cede il posto solo a un’altra senza limite.
refused-defenders-weapon-issued = Quello che sta sulla scheda non si lascia a casa.

problem-defenders-campaign = Questa campagna non esiste, o quella salvata è un’altra.
problem-defenders-team-name = Il nome di una squadra ha da 1 a 40 caratteri.
problem-defenders-mission-and-campaign = Un tavolo gioca una missione o una campagna, non entrambe.
problem-defenders-campaign-version = Questa campagna è stata salvata da una versione più nuova di Sortie.
problem-defenders-campaign-long = Più missioni di quante ne abbia una campagna.
problem-defenders-campaign-over = Questa campagna è finita.
refused-defenders-campaign = { problem-defenders-campaign }
refused-defenders-team-name = { problem-defenders-team-name }
refused-defenders-mission-and-campaign = { problem-defenders-mission-and-campaign }
refused-defenders-campaign-version = { problem-defenders-campaign-version }
refused-defenders-campaign-long = { problem-defenders-campaign-long }
refused-defenders-campaign-over = { problem-defenders-campaign-over }
