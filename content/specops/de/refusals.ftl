# Warum die Regeln von specops eine Wahl (refused-<code>) oder einen Aufbau (problem-<code>) ablehnen. Je ein freundlicher Satz; die
# Nummer der Regel steht daneben.

refused-specops-not-yours = Gerade ist jemand anderes gefragt.
refused-specops-not-that-one = Das nicht: wähle etwas, das leuchtet.
refused-specops-not-now = Darauf wartet der Tisch gerade nicht.
refused-specops-bend = Die Schablone knickt höchstens um einen rechten Winkel.
refused-specops-blocked = Auf dem Weg steht etwas, das zu hoch ist oder niemanden einlässt.
refused-specops-engaged = Sie steckt im Handgemenge: Sie kann sich nur lösen.
refused-specops-impassable = Auf diesem Gelände kann niemand stehen.
refused-specops-length = So weit reicht die Schablone nicht.
refused-specops-level = Das ist zu hoch oder zu tief, um hinzukommen.
refused-specops-melee = Dort darf sie am Ende keinen Gegner berühren.
refused-specops-overlap = Dort ist eine andere Base im Weg.
refused-specops-partly = Eine Base steht ganz auf einem Hindernis oder ganz daneben.
refused-specops-scatter = Über Barrikaden kann man steigen, nicht auf ihnen stehen.
refused-specops-speed = Für diese Bewegung kann sie diese Schablone nicht nehmen.
refused-specops-off-table = Das liegt nicht ganz auf dem Tisch.
refused-specops-token = Beim Aufstellen darf niemand einen freien Marker berühren.
refused-specops-too-near = Das ist zu nah an einem Gegner.
refused-specops-zone = Das liegt nicht ganz in der Zone.
refused-specops-piece-off-table = Ein Stück steht ganz auf dem Tisch.
refused-specops-piece-overlap = Ein Stück steht auf dem Tisch, nicht auf einem anderen.
refused-specops-piece-turn = Gedreht wird um je 15 Grad, höchstens 23-mal.
refused-specops-stock-empty = Davon ist keines mehr da.
refused-specops-too-few-pieces = Ein Tisch hat mindestens acht Stücke.
refused-specops-holder = Ein beanspruchter Marker berührt seinen Träger.

problem-specops-team = Dieses Team gibt es nicht.
problem-specops-mission = Diese Mission gibt es nicht.
problem-specops-table = Diesen Tisch gibt es nicht.
problem-specops-table-mission = Dieser Tisch ist für eine andere Mission aufgebaut.
problem-specops-table-built = Ein Tisch ist fertig oder wird gebaut, nicht beides.

# Der Server fragt nach Problemen unter diesem Namen.
refused-specops-team = { problem-specops-team }
refused-specops-mission = { problem-specops-mission }
refused-specops-table = { problem-specops-table }
refused-specops-table-mission = { problem-specops-table-mission }
refused-specops-table-built = { problem-specops-table-built }
