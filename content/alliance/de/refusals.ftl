# Warum die Regeln von alliance eine Wahl (refused-<Code>) oder einen Aufbau (problem-<Code>) ablehnen. Je ein
# freundlicher Satz; die Nummer der Regel steht daneben.

refused-alliance-not-your-turn = Ein anderer Held ist an der Reihe.
refused-alliance-not-now = Darauf wartet der Tisch gerade nicht.
refused-alliance-no-actions = Diese Figur hat keine Aktion mehr.
refused-alliance-stunned = Eine Betäubte Figur kann weder angreifen noch freiwillig ihr Feld verlassen; Betäubt abzulegen ist eine Aktion.
refused-alliance-out-of-reach = Mit ihren Bewegungspunkten kommt diese Figur nicht dorthin.
refused-alliance-strained-twice = Erschöpfung bringt höchstens zwei Bewegungspunkte je Aktivierung.
refused-alliance-no-endurance = Freiwillig darf niemand mehr Erschöpfung erleiden, als die Ausdauer zulässt.
refused-alliance-no-target = Dieses Ziel gibt es auf dem Spielplan nicht.
refused-alliance-no-weapon = Für diesen Angriff ist keine Waffe da.
refused-alliance-attacked = Eine verbündete Figur greift höchstens einmal je Aktivierung an.
refused-alliance-not-adjacent = Zum Interagieren musst du auf dem Marker oder daneben stehen; eine Tür muss direkt an dein Feld grenzen.
refused-alliance-no-medpac = Das Team hat kein Medipack, das hier verwendet werden könnte.
refused-alliance-no-rest = Nur Helden rasten.
refused-alliance-not-usable = Diese Fähigkeit lässt sich jetzt nicht nutzen: Es fehlt der richtige Moment, eine Voraussetzung oder der Preis.
refused-alliance-not-hostile = Nur feindliche Figuren können angegriffen werden.
refused-alliance-target-not-adjacent = Ein Nahkampfangriff braucht ein benachbartes Ziel.
refused-alliance-beyond-reach = Mit Reichweite muss das Ziel innerhalb von 2 Feldern sein.
refused-alliance-no-sight = Es gibt keine Sichtlinie zum Ziel.
refused-alliance-too-near = Diese Figur kann benachbarte Figuren nicht angreifen.

problem-alliance-heroes = Zwei, drei oder vier Helden können spielen; allein nimmst du zwei.
problem-alliance-unknown-hero = Diesen Helden gibt es nicht.
problem-alliance-hero-twice = Jeden Helden gibt es nur einmal.
problem-alliance-unknown-map = Diesen Spielplan gibt es nicht.
problem-alliance-unknown-enemy = Diese gegnerische Gruppe gibt es nicht.
problem-alliance-unknown-ally = Diese Verbündetengruppe gibt es nicht.
problem-alliance-too-many-enemies = So viele Figuren passen nicht auf den Spielplan.
problem-alliance-unknown-card = Diese Karte kann niemand mitnehmen.
problem-alliance-card-of-another = Diese Karte gehört einem anderen Helden.
problem-alliance-card-twice = Jede Karte kann nur einmal mitgenommen werden.
problem-alliance-modification = Eine Modifikation braucht vor sich eine Waffe ihrer Art mit einem freien Balken.
problem-alliance-too-much-equipment = Ein Held nimmt höchstens zwei Waffen, eine Rüstung und drei Ausrüstungskarten mit.
problem-alliance-too-many-cards = So viele Karten sind zu viel für einen Helden.

# Unter diesem Namen fragt der Server nach Problemen.
refused-alliance-heroes = { problem-alliance-heroes }
refused-alliance-unknown-hero = { problem-alliance-unknown-hero }
refused-alliance-hero-twice = { problem-alliance-hero-twice }
refused-alliance-unknown-map = { problem-alliance-unknown-map }
refused-alliance-unknown-enemy = { problem-alliance-unknown-enemy }
refused-alliance-unknown-ally = { problem-alliance-unknown-ally }
refused-alliance-too-many-enemies = { problem-alliance-too-many-enemies }
refused-alliance-unknown-card = { problem-alliance-unknown-card }
refused-alliance-card-of-another = { problem-alliance-card-of-another }
refused-alliance-card-twice = { problem-alliance-card-twice }
refused-alliance-modification = { problem-alliance-modification }
refused-alliance-too-much-equipment = { problem-alliance-too-much-equipment }
refused-alliance-too-many-cards = { problem-alliance-too-many-cards }
