# Mission 10.

defenders-mission-galaktica = Galaktica
defenders-mission-galaktica-brief = Ein Mann namens Hackbar hat ein Jahr lang mit den Besuchern gesprochen und aufgeschrieben, was sie sagten. Dann hat ihn jemand in den Tresorraum unserer eigenen Basis gesperrt, die Türen von außen blockiert und die Wachen in Urlaub geschickt. Jetzt ist es dort still, auf die Art, bei der sehr viele Leute den Atem anhalten. Im Innenhof wartet eine Zeugin und redet, sobald man sie findet; danach ist nichts mehr still. Öffnet den Tresorraum, haltet Hackbar am Leben, bis der Hubschrauber kommt, und passt auf, wen ihr rettet. Nicht jeder, der winkt, ist einer von uns.

## Ziel

defenders-mission-galaktica-goal = Befreit Hackbar aus dem Tresorraum und haltet ihn bis Ereignis D am Leben.
defenders-mission-galaktica-goal-accomplished = Ereignis D wurde gezogen, und Hackbar lebt.
defenders-mission-galaktica-goal-partly = Ereignis D wurde gezogen, und Hackbar ist tot.
defenders-mission-galaktica-goal-failed = Die Hälfte der Agenten ist tot (aufgerundet).

## Orte, Leute und Dinge

defenders-mission-galaktica-place-houses = Die Häuser
defenders-mission-galaktica-place-vault = Der Tresorraum
defenders-mission-galaktica-place-courtyard = Der Innenhof
defenders-mission-galaktica-person-scientist = Wissenschaftler
defenders-mission-galaktica-person-hackbar = Hackbar
defenders-mission-galaktica-figure-beast = Das Biest
defenders-mission-galaktica-gun-sally = Sally

## Aktionen

defenders-mission-galaktica-action-rescue = Retten
defenders-mission-galaktica-action-rescue-note = Neben einem Wissenschaftler und nicht im Nahkampf gebunden: Er ist in Sicherheit und verlässt den Spielplan.
defenders-mission-galaktica-action-unlock = Entsperren
defenders-mission-galaktica-action-unlock-note = Neben einer blockierten Tür und nicht im Nahkampf gebunden: Wirf 1 roten Würfel und einen mehr für jeden früheren Versuch daran, bis zu 3. Bei einem GD öffnet sie sich.

## Ereignisse

defenders-mission-galaktica-event-a = Die Zeugin verlässt den Innenhof. Ein grüner und ein blauer Aracnos teleportieren herein, bei einem, zwei oder drei Agenten noch 4, 1 oder 5 Aliens, und eine Begegnung 7 wird eingemischt. Wegpunkt 1 kommt in den Tresorraum; wer ihn erreicht, macht Ereignis B zum nächsten.
defenders-mission-galaktica-event-b = Ist ein Agent im Tresorraum, erscheint Hackbar; sonst ist er tot. Dann teleportieren ein blauer Xeno-Grey und ein grüner Xeno-Alpha herein, ein blauer Xeno-Alpha wird in den Alienstapel gemischt, eine Begegnung 8 eingemischt, eine Begegnung 10 kommt obenauf. Alle menschlichen Signale in Vorrat und Ablage werden zu außerirdischen, die auf dem Spielplan zu Aliens.
defenders-mission-galaktica-event-e = Wurde Mission 9 erfüllt, teleportieren ein grüner und ein blauer Nexus herein, und eine Begegnung 9 kommt obenauf; sonst der rote Xeno-Beast mit einer Begegnung 11, seine Karte an den Alpha-Agenten. Sally klemmt nicht mehr.
defenders-mission-galaktica-event-d = Jeder Agent auf dem Spielplan steigt einen Rang auf.

## Die Geschichte

defenders-mission-galaktica-objective-witness = Findet die Zeugin im Innenhof.
defenders-mission-galaktica-objective-vault = Öffnet den Tresorraum und erreicht Hackbar vor Ereignis B.
defenders-mission-galaktica-objective-hackbar = Haltet Hackbar am Leben.
defenders-mission-galaktica-opening = Das Tor eurer eigenen Basis, offen. Auf dem Tisch der Wache liegt ein Reiseprospekt, aufgeschlagen beim Strand.
defenders-mission-galaktica-quiet = Bis das menschliche Signal im Innenhof aufgedeckt wird, gibt es keine Ereignisphasen. Aufgedeckte Menschen bleiben auf dem Spielplan und bewegen sich mit den Signalen. Sally klemmt, und Agenten können das nicht beheben.
defenders-mission-galaktica-witness = „Sie haben ihm die Brille genommen“, sagt sie, „damit er nicht sieht, wer sie sind. Dann haben sie die Wachen genommen.“ Hinter ihr beginnt eine Sirene.
defenders-mission-galaktica-alarm = Der Alarm ist der der Basis. Die Stiefel, die angelaufen kommen, auch. Was darin steckt, nicht.
defenders-mission-galaktica-hackbar = Ein kleiner Mann mit Notizbuch betrachtet euch aus nächster Nähe. „Ach gut“, sagt er. „Ihr seid auf die normale Art hässlich.“
defenders-mission-galaktica-too-late = Im Tresorraum geht das letzte Licht aus. Ein Notizbuch rutscht unter der Tür durch, dann kommt nichts mehr.
defenders-mission-galaktica-steel = Diesmal zwei aus Metall, im Gleichschritt. Sally hustet, spuckt einen Schraubenschlüssel aus und räuspert sich.
defenders-mission-galaktica-roar = Dieses Schnaufen kennt ihr. Sally kennt es auch: Etwas in ihr gibt nach, und die Granate sitzt.
defenders-mission-galaktica-helicopter = Rotoren. Eine Stimme von oben befördert alle, die noch stehen, denn das ist billiger als ein Orden.
defenders-mission-galaktica-how-accomplished = Hackbar sitzt im Hubschrauber und schreibt. Auf der letzten Seite ist eine Bombe gezeichnet, und daneben steht, zweimal unterstrichen: FUNKTIONIERT.
defenders-mission-galaktica-how-partly = Ihr habt das Notizbuch. Auf der letzten Seite ist eine Bombe gezeichnet, und daneben steht ein Fragezeichen.
defenders-mission-galaktica-how-failed = Die Basis ist wieder still. Auf dem Tisch der Wache hat jemand umgeblättert.
