# Die Übungsmission.

defenders-mission-first-watch = Erste Wache
defenders-mission-first-watch-brief = Eure erste Nacht im Dienst, und der Dienst ist ein Zelt. Jemand vom Vermessungsamt hat es unter dem Felsgrat aufgestellt, ein Funkgerät eingeschaltet und ist am Dienstag spazieren gegangen; inzwischen ist Freitag. Seht nach, ob das Funkgerät noch geht, meldet der Zentrale, dass ihr da seid, und schaut euch um. In der Wüste ist es seit Wochen ruhig, sagt die Zentrale, im Ton eines Vermieters, bei dem es noch nie feucht war. Ihr habt ein Gewehr, eine volle Feldflasche und eine Anleitung in großer Schrift. Es kann nichts schiefgehen, was nicht darin steht.
defenders-mission-first-watch-goal = Erreicht das Zelt, ruft über Funk die Zentrale und zerstört dann den Teleportpunkt am Felsgrat.
defenders-mission-first-watch-goal-accomplished = Der Teleportpunkt ist weg.
defenders-mission-first-watch-goal-partly = Am Ende von Runde 10 habt ihr die Zentrale gerufen, und der Teleportpunkt steht noch.
defenders-mission-first-watch-goal-failed = Alle Agenten sind tot, oder am Ende von Runde 10 hat niemand die Zentrale gerufen.

defenders-mission-first-watch-place-tent = Das Zelt
defenders-mission-first-watch-figure-stray = Der Streuner

## Aktionen

defenders-mission-first-watch-action-radio = Zentrale rufen
defenders-mission-first-watch-action-radio-note = Auf dem Wegpunkt im Zelt oder daneben, nicht im Nahkampf gebunden: Melde dich über Funk.
defenders-mission-first-watch-action-destroy = Teleportpunkt zerstören
defenders-mission-first-watch-action-destroy-note = Neben dem Teleportpunkt und nicht im Nahkampf gebunden: Lege eine Flamme darauf. Zu Beginn der nächsten Strategiephase verschwindet er.

## Ziele

defenders-mission-first-watch-objective-tent = Bringt einen Agenten ins Zelt.
defenders-mission-first-watch-objective-radio = Ruft über Funk die Zentrale.
defenders-mission-first-watch-objective-point = Zerstört den Teleportpunkt am Felsgrat.

## Die Geschichte

defenders-mission-first-watch-opening =
    Ein Zelt, ein Felsgrat, sehr viel Sand. Im Westen geht ein Licht spazieren; im Osten hört etwas auf vier Beinen auf zu kauen und hebt den Kopf.

    Seite eins der Anleitung sagt: Bestimmt, wer führt.
defenders-mission-first-watch-tourist = Das Licht kommt um den Felsen und ist eine Taschenlampe mit einem Mann dahinter. „Geht es hier zum Festival?“ Ihr zeigt auf die Straße. Nicht jedes Signal will euch fressen, aber Hinsehen lohnt sich.
defenders-mission-first-watch-stray-down = Es fällt um, zuckt und beginnt zu qualmen, wo es liegt. Steht nicht zu nah, wenn so eines stirbt; Seite neun, mit Zeichnung.
defenders-mission-first-watch-in-the-tent = Ein Feldbett, steinharter Kaffee, in der Ecke blinkt ein Funkgerät. Wer hier gewohnt hat, hat einen Schnürsenkel an den Schalter gebunden und eine Kiste mit einem Kreuz dagelassen, die man durchsuchen könnte.
defenders-mission-first-watch-answer =
    „Hier Zentrale. Wo seid ihr? Gut. Dann seht ihr das summende Ding am Felsgrat. Ihr hört es nicht? Das kommt noch.“

    Papier raschelt. „Es ist ein Teleportpunkt. Da kommen sie heraus. Wärt ihr so freundlich?“
defenders-mission-first-watch-burning = Ein Teleportpunkt mit einer Flamme verschwindet, wenn die nächste Strategiephase beginnt. Wer durch eine Flamme läuft, erleidet eine Wunde.
defenders-mission-first-watch-how-accomplished = Das Summen geht aus wie eine schlechte Lampe. Die Zentrale bedankt sich, und zwar schon in der Vergangenheit: Es gibt noch so einen Ort, und dort stehen vier davon.
defenders-mission-first-watch-how-partly = Die Zentrale weiß, wo ihr seid, und alle anderen wissen es jetzt auch. Das Ding am Felsgrat summt weiter; die nächste Wache bringt mehr Streichhölzer mit.
defenders-mission-first-watch-how-failed = Am Freitag schickt das Vermessungsamt jemanden, um euch zu suchen. Er stellt ein zweites Zelt auf.

## Hinweise

defenders-mission-first-watch-hint-equip = Jeder Agent nimmt ein Gerät mit, das er einmal einsetzen kann. Im Zweifel: eine Splittergranate für Chromium, ein Medikit für Thorium.
defenders-mission-first-watch-hint-alpha = Jede Runde beginnt mit einer Wahl: Wer ist Alpha-Agent? Er ist zuerst dran, zieht das Ereignis und hat das letzte Wort.
defenders-mission-first-watch-hint-move = In seinem Zug bewegt sich ein Agent, kämpft und handelt, in beliebiger Reihenfolge, jedes einmal. Tippe auf ein helles Feld, um hinzugehen, und wähle dann, wohin er schaut. Er schießt nur auf das, was in der Hälfte vor ihm liegt.
defenders-mission-first-watch-hint-signal = Verdeckte Marker sind Signale: vielleicht ein Alien, vielleicht jemand, der sich verlaufen hat. Sobald ein Agent eines sieht, wird es aufgedeckt.
defenders-mission-first-watch-hint-attack = Ein Alien in Sicht und Reichweite kannst du angreifen. Die Chancen stehen daneben, bevor du würfelst. Jeder Treffer, den es nicht abwehrt, ist eine Wunde.
defenders-mission-first-watch-hint-end = Nichts mehr zu tun? Beende den Zug. Dann sind die Aliens dran, mit einer Karte je Agent.
defenders-mission-first-watch-hint-alien-turn = Die Begegnungskarte sagt, wer handelt. Jedes Alien liest seine eigene Karte von oben und tut die erste Zeile, die passt. Tippe es an, um zu sehen, warum.
defenders-mission-first-watch-hint-event = Nach allen Zügen kommt ein Ereignis: Signale bewegen sich und kommen an, das Wetter ändert sich. Manche Karten helfen euch.
defenders-mission-first-watch-hint-enter = Geht jetzt ins Zelt. Durch seine Tür seht ihr erst, wenn ihr davor steht.
defenders-mission-first-watch-hint-search = Hier drin dürft ihr durchsuchen: eine Aktion und ein roter Würfel. Mit Glück sind es Erste Hilfe, Munition, ein Gerät oder ein Fragment von Alientechnologie.
defenders-mission-first-watch-hint-radio = Missionen haben eigene Aktionen. Diese ruft die Zentrale: neben dem Wegpunkt und ohne Alien im Kontakt.
defenders-mission-first-watch-hint-destroy = Zum Felsgrat! Stellt euch neben den Teleportpunkt und zerstört ihn. Hält euch ein Alien fest, tötet es oder versucht auszuweichen.
