# Warum die Regeln von defenders eine Wahl (refused-<code>) oder einen Aufbau (problem-<code>) ablehnen. Je ein freundlicher
# Satz; die Nummer der Regel steht daneben.

refused-defenders-not-yours = Gerade ist jemand anders gefragt.
refused-defenders-not-there = Dort nicht: Wähle etwas Beleuchtetes.
refused-defenders-not-now = Darauf wartet der Tisch gerade nicht.

problem-defenders-mission = Diese Mission gibt es nicht.
problem-defenders-agents = Ein bis fünf Agenten können gehen.
problem-defenders-agent-twice = Von jeder Klasse gibt es nur einen Agenten.

# Unter diesem Namen fragt der Server nach Problemen.
refused-defenders-mission = { problem-defenders-mission }
refused-defenders-agents = { problem-defenders-agents }
refused-defenders-agent-twice = { problem-defenders-agent-twice }
