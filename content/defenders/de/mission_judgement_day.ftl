# Mission 11.

defenders-mission-judgement-day = Tag der Abrechnung
defenders-mission-judgement-day-brief = Zwei ihrer Schiffe liegen Ende an Ende in der Wüste vertäut, und durch sie kommt alles, was bisher gekommen ist. Hackbars Bombe passt in einen Rucksack und würde für beide reichen, wenn sie bis zum Kern käme und wenn sie scharf wäre, und scharf wird sie draußen nicht: Sie muss zuerst den Code des Schiffs mithören. Einer von euch trägt sie also hinein, wartet am Sender, während sie lauscht, trägt sie weiter zum Kern und stellt sie ab. Dann gehen alle hinaus, so schnell es die Würde erlaubt. Lasst sie nicht fallen. Fragt nicht, was sonst passiert.

## Ziel

defenders-mission-judgement-day-goal = Macht die Bombe an Wegpunkt 3 scharf, legt sie auf Wegpunkt 4 und verlasst die Schiffe.
defenders-mission-judgement-day-goal-accomplished = Die scharfe Bombe liegt auf Wegpunkt 4, und kein Agent ist in den Schiffen.
defenders-mission-judgement-day-goal-partly = Nach dem letzten Ereignis liegt die scharfe Bombe auf Wegpunkt 4, und ein Agent ist noch in den Schiffen.
defenders-mission-judgement-day-goal-failed = Alle Agenten sind tot, oder nach dem letzten Ereignis ist die Bombe nicht, wo sie hingehört.

## Orte, Leute und Dinge

defenders-mission-judgement-day-place-ships = Die Schiffe
defenders-mission-judgement-day-item-bomb = Hackbars Bombe
defenders-mission-judgement-day-figure-keeper = Der Hüter

## Aktionen

defenders-mission-judgement-day-action-put-down = Bombe abstellen
defenders-mission-judgement-day-action-put-down-note = Wer sie trägt, nicht im Nahkampf gebunden: Lege die Bombe auf ein benachbartes leeres Feld.
defenders-mission-judgement-day-action-take = Bombe nehmen
defenders-mission-judgement-day-action-take-note = Neben der Bombe oder auf ihrem Feld, nicht im Nahkampf gebunden: Du trägst sie ab jetzt.
defenders-mission-judgement-day-action-plant = Bombe legen
defenders-mission-judgement-day-action-plant-note = Wer die scharfe Bombe trägt, neben Wegpunkt 4 oder darauf, nicht im Nahkampf gebunden: Die Bombe liegt dort und bleibt.

## Ereignisse

defenders-mission-judgement-day-event-b = Die Wegpunkte 1 bis 4 werden in den Schiffen gelegt. Erreicht ein Agent Wegpunkt 1 oder 2, erscheint auf Wegpunkt 4 ein blauer Xeno-Grey, und beide Begegnungen 10 kommen obenauf. Wer Wegpunkt 3 erreicht, macht Ereignis C zum nächsten.
defenders-mission-judgement-day-event-c = Bei zwei, drei, vier oder fünf Agenten teleportieren 1, 1, 4 oder 3 Aliens herein. Ab jetzt verliert die Bombe in jedem Verstärkungsschritt, in dem ihr Träger auf Wegpunkt 3 steht, einen Ladehemmungsmarker. Bis die scharfe Bombe auf Wegpunkt 4 liegt, gibt es keine Ereignisphasen.
defenders-mission-judgement-day-event-d = Jeder Agent darf sich 2 Felder bewegen, auch aus dem Nahkampf heraus.
defenders-mission-judgement-day-event-a = Alle blauen Xeno-Beta werden zu blauen Xeno-Alpha, wenn Mission 10 erfüllt wurde, sonst alle grünen. Eine Begegnung 8 kommt obenauf, und drei Signale teleportieren herein.
defenders-mission-judgement-day-event-e = Jeder Agent darf sich 2 Felder bewegen, aber nicht aus dem Nahkampf heraus. Ein grüner und ein blauer Aracnos teleportieren herein, und eine Begegnung 7 kommt obenauf.

## Die Geschichte

defenders-mission-judgement-day-objective-arm = Tragt die Bombe zu Wegpunkt 3 und lasst sie lauschen.
defenders-mission-judgement-day-objective-plant = Legt die scharfe Bombe auf Wegpunkt 4.
defenders-mission-judgement-day-objective-leave = Verlasst die Schiffe.
defenders-mission-judgement-day-opening = Hackbars Zettel am Rucksack: Diese Seite nach oben. Jemand hat ihn auch auf die andere Seite geklebt.
defenders-mission-judgement-day-bomb = Der Alpha-Agent der ersten Runde trägt die Bombe. Sie hat zwei Ladehemmungsmarker und ist scharf, wenn beide weg sind. Stirbt ihr Träger, fällt sie neben ihm zu Boden.
defenders-mission-judgement-day-plans = Ein Plan der Schiffe, aus dem Gedächtnis gezeichnet von einem Mann ohne Brille. Vier Kreuze, eines davon dick.
defenders-mission-judgement-day-codes = Wegpunkt 3 ist der Sender, Wegpunkt 4 der Kern. Die Wegpunkte 1 und 2 wecken den Hüter.
defenders-mission-judgement-day-keeper = Im Kern öffnet etwas die Augen und fragt mit eurer eigenen Stimme, wer da ist.
defenders-mission-judgement-day-silence = Der Rucksack spitzt die Ohren. Ihr hättet nicht gedacht, dass er welche hat.
defenders-mission-judgement-day-armed = Eine grüne Lampe, dann eine zweite. Im Rucksack sagt jemand „danke“ in einer Sprache ohne Vokale.
defenders-mission-judgement-day-ticking = Sie tickt nicht. Hackbar fand Ticken altmodisch. Sie summt ein Lied, und das Lied hat ein Ende.
defenders-mission-judgement-day-run = Jemand ruft „jetzt“, in drei Sprachen, und ausnahmsweise verstehen es alle.
defenders-mission-judgement-day-promotion = Auch die andere Seite befördert. Sie tut es per Draht, und die Rekruten sehen nicht aus, als hätte man sie gefragt.
defenders-mission-judgement-day-last-run = Das Lied ist beim Refrain. Es soll nur einen haben.
defenders-mission-judgement-day-how-accomplished = Zwei Schiffe erheben sich aus dem Sand wie zwei Wale, überlegen es sich anders und sind Licht. Ihr schaut hinter einer Düne zu und zählt euch. Die Zahl stimmt.
defenders-mission-judgement-day-how-partly = Zwei Schiffe werden Licht, und an Bord ist jemand, der die Tür aufgehalten hat. In der Basis bleibt ein Stuhl frei, und niemand muss sagen, wessen.
defenders-mission-judgement-day-how-failed = Der Rucksack liegt irgendwo im Schiff und summt das falsche Lied.
