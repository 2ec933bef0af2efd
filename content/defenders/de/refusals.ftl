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

refused-defenders-planned = Diese Mission kommt schon als Nächstes.
refused-defenders-mission-closed = Diese Mission folgt nicht daraus, wie die letzte ausging.
refused-defenders-agent-taken = Jemand an diesem Tisch spielt diesen Agenten.
refused-defenders-weapon-not-owned = Diese Waffe hat das Hauptquartier noch nicht.
refused-defenders-weapon-carried = Jemand nimmt diese Waffe schon mit.
refused-defenders-weapons-full = Der Einsatzbefehl erlaubt keine weiteren Waffen dieses Rangs.
refused-defenders-weapon-class = Diese Waffe ist für eine andere Klasse.
refused-defenders-weapon-place = Eine unbegrenzte Waffe weicht nur einer anderen unbegrenzten.
refused-defenders-weapon-issued = Was auf dem Bogen steht, bleibt nicht zu Hause.

problem-defenders-campaign = Diese Kampagne gibt es nicht, oder die gespeicherte ist eine andere.
problem-defenders-team-name = Ein Teamname hat 1 bis 40 Zeichen.
problem-defenders-mission-and-campaign = Ein Tisch spielt eine Mission oder eine Kampagne, nicht beides.
problem-defenders-campaign-version = Diese Kampagne hat eine neuere Version von Sortie gespeichert.
problem-defenders-campaign-long = Mehr Missionen, als eine Kampagne hat.
problem-defenders-campaign-over = Diese Kampagne ist zu Ende.
refused-defenders-campaign = { problem-defenders-campaign }
refused-defenders-team-name = { problem-defenders-team-name }
refused-defenders-mission-and-campaign = { problem-defenders-mission-and-campaign }
refused-defenders-campaign-version = { problem-defenders-campaign-version }
refused-defenders-campaign-long = { problem-defenders-campaign-long }
refused-defenders-campaign-over = { problem-defenders-campaign-over }
