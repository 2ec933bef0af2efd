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
