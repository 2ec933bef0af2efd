# Mission 7.

defenders-mission-in-the-matrix = In der Matrix
defenders-mission-in-the-matrix-brief = In den Computer des Kommandopostens ist jemand eingezogen, und nicht als Gast. Die Lampen blinken in einer Sprache, Türen verriegeln sich selbst, und auf allen Bildschirmen steht ein Satz: ES GIBT KEINEN ADMINISTRATOR. Das Ding da drin ist ein Wächter aus Metall und Licht, und bekämpfen lässt er sich nur dort, wo er wohnt. Einer von euch bleibt mit Tastatur und Feuerlöscher an der Maschine; die anderen schließen die Augen und gehen hinein. Wer draußen sitzt, wird erfahren, dass Maschinen brennen und dass er jede Minute wählen muss, was er rettet.

## Ziel

defenders-mission-in-the-matrix-goal = Dringt in den Computerraum ein und zerstört dann den blauen Nexus im Gitter, bevor alle vier Wegpunkte brennen.
defenders-mission-in-the-matrix-goal-accomplished = Der Wächter ist zerstört, und ein Wegpunkt brennt nicht.
defenders-mission-in-the-matrix-goal-partly = Der Wächter ist zerstört, und alle vier Wegpunkte brennen.
defenders-mission-in-the-matrix-goal-failed = Alle vier Wegpunkte brennen, und der Wächter ist noch da, oder er ist nach dem letzten Ereignis noch da.

## Orte, Leute und Dinge

defenders-mission-in-the-matrix-place-computer-room = Der Computerraum
defenders-mission-in-the-matrix-place-grid-gate = Der Einstieg
defenders-mission-in-the-matrix-item-extinguisher = Feuerlöscher
defenders-mission-in-the-matrix-figure-warden = Der Wächter

## Aktionen

defenders-mission-in-the-matrix-action-unlock = Entsperren
defenders-mission-in-the-matrix-action-unlock-note = Neben einer blockierten Tür und nicht im Nahkampf gebunden: Wirf 1 roten Würfel. Bei einem Blitz öffnet sie sich.
defenders-mission-in-the-matrix-action-extinguish = Löschen
defenders-mission-in-the-matrix-action-extinguish-note = Der Operator, neben einem brennenden Wegpunkt: Die Flamme geht aus, und der Löscher ist leer.
defenders-mission-in-the-matrix-action-recharge = Löscher nachfüllen
defenders-mission-in-the-matrix-action-recharge-note = Der Operator, neben einem Wegpunkt: Der Löscher ist wieder bereit.
defenders-mission-in-the-matrix-action-hack = Hacken
defenders-mission-in-the-matrix-action-hack-note = Der Operator, neben einem Wegpunkt: Wirf 1 roten Würfel für jeden Wegpunkt, der nicht brennt, und wähle eines der gezeigten Ergebnisse.
defenders-mission-in-the-matrix-action-hack-wound = GD: Der Wächter erleidet eine Wunde
defenders-mission-in-the-matrix-action-hack-strip = Blitz: Der Wächter hat bis zur Auffrischung keine Schilde
defenders-mission-in-the-matrix-action-hack-breach = Alien: Ein Alien teleportiert herein
defenders-mission-in-the-matrix-action-hack-leak = Ladehemmung: Ein Alien teleportiert herein

## Ereignisse

defenders-mission-in-the-matrix-event-d = Wegpunkt 1 kommt in den Computerraum. Wurde Mission 6 teilweise erfüllt, öffnen sich seine Türen sofort; sonst müssen sie entsperrt werden. Bis ein Agent Wegpunkt 1 erreicht, gibt es keine Ereignisphasen.
defenders-mission-in-the-matrix-event-a = Bestimmt einen Operator: Er kommt in den Computerraum und erhält den Feuerlöscher. Alle anderen kommen ins Gitter und bleiben dort. Im Gitter erscheint ein blauer Nexus, bei einem, zwei, drei oder vier Agenten mit 6, 5, 3 oder 1 Wunden; seine Karte bekommt der Alpha-Agent, beide Begegnungen 9 kommen oben auf ihren Stapel. Die Wegpunkte 2 bis 4 werden gelegt; ab der nächsten Ereignisphase fängt jedes Mal ein weiterer Wegpunkt Feuer, nach ihren Nummern.
defenders-mission-in-the-matrix-event-c = Der Wächter wird geheilt. Ist Mission 6 gescheitert, teleportiert außerdem ein Alien herein.

## Die Geschichte

defenders-mission-in-the-matrix-objective-machine = Erreicht den Computerraum.
defenders-mission-in-the-matrix-objective-warden = Zerstört den Wächter.
defenders-mission-in-the-matrix-opening = Die Straßenlaternen gehen der Reihe nach an und aus, als ob euch jemand zählt. Die Zahl stimmt.
defenders-mission-in-the-matrix-power = Ein Rollladen fällt, ein Schloss dreht sich, und der ganze Kommandoposten holt Luft. Im Saal hinter dem Glas geht ein einziger Bildschirm an.
defenders-mission-in-the-matrix-locks = Blockierte Türen öffnet nur die Aktion Entsperren.
defenders-mission-in-the-matrix-screens = Der Stuhl ist noch warm. Auf dem Bildschirm steht: DAS IST MEIN PLATZ.
defenders-mission-in-the-matrix-plugged-in = Ihr schließt auf einem Stuhl die Augen und öffnet sie auf einer Ebene aus Licht, in der die Kabel singen. In der Mitte dreht sich jemand aus Metall um. Draußen beginnt es nach verbranntem Staub zu riechen.
defenders-mission-in-the-matrix-operator = Der Operator löscht, füllt nach und hackt neben Wegpunkten; nur er kann das. Alle anderen bleiben im Gitter.
defenders-mission-in-the-matrix-restored = SICHERUNG WIRD EINGESPIELT, sagt der Bildschirm und fügt ganz unnötig hinzu: BITTE WARTEN.
defenders-mission-in-the-matrix-how-accomplished = Die Bildschirme werden dunkel, einer nach dem anderen, und einer geht wieder an, mit einem kleinen blinkenden Strich. Er wartet. Er tut, was man ihm sagt.
defenders-mission-in-the-matrix-how-partly = Der Wächter ist weg, und die Maschine auch. Ihr tragt das Einzige hinaus, was nicht gebrannt hat: die Mausmatte.
defenders-mission-in-the-matrix-how-failed = Ihr öffnet die Augen. Auf allen Bildschirmen steht dasselbe: WILLKOMMEN, BENUTZER.
