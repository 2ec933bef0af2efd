# Mission 6.

defenders-mission-agents-in-black = Agenten in Schwarz
defenders-mission-agents-in-black-brief = Eine Wohnanlage mit Innenhof, und im Hof Leute, denen man gesagt hat, sie sollen warten. Einer von ihnen ist ein Gesandter mit geborgtem Gesicht, unterwegs zu einem Tor, das ihn heimbringt, mit allem, was er gesehen hat. Ihr habt dunkle Brillen, einen Scanner von der Größe eines Toasters und keinen Haftbefehl. Fragt nach den Papieren, höflich, einen nach dem anderen. Lässt er das Gesicht fallen, wird er schießen und gehen, in dieser Reihenfolge. Er darf kein Tor erreichen, und von euch darf niemand hinausgetragen werden: Offiziell wart ihr nie da.

## Ziel

defenders-mission-agents-in-black-goal = Findet den Gesandten unter den Signalen und tötet ihn, bevor er einen Teleportpunkt erreicht.
defenders-mission-agents-in-black-goal-accomplished = Der Gesandte ist tot; oder nach dem letzten Ereignis ist kein Alien und kein außerirdisches Signal auf dem Spielplan.
defenders-mission-agents-in-black-goal-partly = Nach dem letzten Ereignis ist kein Alien auf dem Spielplan, aber ein außerirdisches Signal.
defenders-mission-agents-in-black-goal-failed = Der Gesandte steht auf einem Teleportpunkt oder daneben, oder ein Agent ist tot, oder nach dem letzten Ereignis ist noch ein Alien übrig.

## Orte, Leute und Dinge

defenders-mission-agents-in-black-place-flats = Die Wohnungen
defenders-mission-agents-in-black-figure-envoy = Der Gesandte

## Aktionen

defenders-mission-agents-in-black-action-reveal = Papiere prüfen
defenders-mission-agents-in-black-action-reveal-note = Im eigenen Zug, neben einem verdeckten Signal und nicht im Nahkampf gebunden: Decke es auf. Das kostet nichts, aber der Alpha-Agent zieht sofort ein Ereignis, ohne dessen Signalbewegung.
defenders-mission-agents-in-black-action-scan = Scannen
defenders-mission-agents-in-black-action-scan-note = Neben einem aufgedeckten außerirdischen Signal, nicht im Nahkampf gebunden: Wirf 1 roten Würfel. Bei einem Blitz ist es der Gesandte: Zwei Teleportpunkte ziehen auf die Wegpunkte 1 und 2 um, und ein grüner Xeno-Alpha ersetzt das Signal; seine Karte bekommt der Alpha-Agent. Sonst wird das Signal abgelegt.

## Ereignisse

defenders-mission-agents-in-black-event-e = Ein grüner Aracnos teleportiert herein, und ab vier Agenten auch ein blauer.
defenders-mission-agents-in-black-event-b = Zwei Teleportpunkte ziehen auf die Wegpunkte 3 und 4 um. Alle Signale werden gemischt; auf jeden Teleportpunkt kommt eines, der Rest in den Vorrat. Ein grüner Aracnos teleportiert herein, und ab drei Agenten auch ein blauer.
defenders-mission-agents-in-black-event-d = Alle Signale werden aufgedeckt; dafür werden keine Ereignisse gezogen.

## Die Geschichte

defenders-mission-agents-in-black-objective-find = Findet den Gesandten unter den Signalen.
defenders-mission-agents-in-black-objective-stop = Tötet den Gesandten, bevor er einen Teleportpunkt erreicht.
defenders-mission-agents-in-black-opening = Ein Hof, eine Bank, Wäsche auf vier Stockwerken. Die Leute, die warten, schauen auf ihre Schuhe. Einer schaut auf eure.
defenders-mission-agents-in-black-papers = Signale bewegen sich nicht und werden nicht dadurch aufgedeckt, dass man sie sieht. Ein aufgedecktes außerirdisches Signal bleibt liegen. Der Gesandte schießt auf den nächsten Agenten, wenn er kann; dann bewegt er sich ein Gebiet auf den nächsten Teleportpunkt zu.
defenders-mission-agents-in-black-unmasked = Der Scanner macht ping. Der Herr seufzt, nimmt sein Gesicht ab und faltet es zusammen.
defenders-mission-agents-in-black-roof = Etwas ist das Regenrohr heruntergekommen, und für eine Katze hat es zu viele Beine.
defenders-mission-agents-in-black-crowd = Eine Glocke läutet. Alle stehen auf, tauschen die Plätze und setzen sich wieder, und Türen, die vorher nicht da waren, beginnen zu summen.
defenders-mission-agents-in-black-lights = Jemand schaltet das Treppenlicht ein. Darin sieht niemand gut aus, und einer wirft keinen Schatten.
defenders-mission-agents-in-black-how-accomplished = Ihr erklärt den Nachbarn, es sei eine Gasleitung gewesen. Sie nicken. Dieselbe Gasleitung hatten sie dieses Jahr schon zweimal.
defenders-mission-agents-in-black-how-partly = Der Hof ist ruhig. Auf der Bank sitzt ein Herr mit sehr guten Papieren, und euch sind die Fragen ausgegangen.
defenders-mission-agents-in-black-how-failed = Offiziell wart ihr nie da. Inoffiziell hat euch jeder gesehen.
