# Mission 8.

defenders-mission-visitors = Besucher
defenders-mission-visitors-brief = Im Obstgarten hinter dem Hof parkt ein Schiff, Türen offen, Rampe unten, wie ein Wohnwagen im Urlaub. In einer seiner Kabinen sitzt ein kleiner grauer Herr, der nichts tut als denken, und was er denkt, tun die anderen. Die Zentrale hätte ihn gern gesprochen, er muss also mitkommen, und er wird nicht wollen. Niemand soll ihm mehr wehtun als nötig. Für solche Fälle gibt es an Bord ein Werkzeug, in einem von drei Spinden, denn auch seine eigenen Leute trauen ihm nicht. Achtung vor dem aus Metall im Gang.

## Ziel

defenders-mission-visitors-goal = Betäubt den grünen Xeno-Grey und bringt ihn aus dem Schiff.
defenders-mission-visitors-goal-accomplished = Der Gast ist betäubt und außerhalb des Schiffs.
defenders-mission-visitors-goal-failed = Nach dem letzten Ereignis ist es nicht so.

## Orte, Leute und Dinge

defenders-mission-visitors-place-ship = Das Schiff
defenders-mission-visitors-item-stunner = Betäuber
defenders-mission-visitors-figure-guest = Der Gast
defenders-mission-visitors-figure-sentry = Der aus Metall

## Aktionen

defenders-mission-visitors-action-stun = Betäuben
defenders-mission-visitors-action-stun-note = Neben dem Gast, mit dem Betäuber, auch im Nahkampf gebunden: Wirf 2 rote Würfel. Bei einem Blitz ist der Gast betäubt und der Betäuber verbraucht.
defenders-mission-visitors-action-kidnap = Mitnehmen
defenders-mission-visitors-action-kidnap-note = Neben dem betäubten Gast und nicht im Nahkampf gebunden: Für den Rest des Zuges geht er mit und bleibt am Ende neben dir.

## Ereignisse

defenders-mission-visitors-event-b = Wegpunkt 1 kommt ins Schiff. Ab jetzt wirft der Alpha-Agent in jedem Verstärkungsschritt 3 rote Würfel: Bei einem GD handelt der blaue Nexus bis zur nächsten Auffrischungsphase nicht. Wer Wegpunkt 1 erreicht, macht Ereignis E zum nächsten.
defenders-mission-visitors-event-e = Die Wegpunkte 2, 3 und 4 kommen verdeckt in drei Kabinen. Wer Nummer 4 findet, hat den Betäuber. Eine Begegnung 10 kommt oben auf ihren Stapel.
defenders-mission-visitors-event-a = Der Alpha-Agent erhält zwei Munitionsmarker.

## Die Geschichte

defenders-mission-visitors-objective-find = Findet den Gast und betäubt ihn.
defenders-mission-visitors-objective-carry = Bringt den Gast aus dem Schiff.
defenders-mission-visitors-opening = Äpfel auf der Rampe. Drinnen Gänge in der Farbe von Zähnen, und irgendwo an ihrem Ende ein Gedanke, der nicht eurer ist.
defenders-mission-visitors-guest = Der Gast bewegt sich nicht von selbst. Wo er sterben würde, ist er betäubt: Er liegt da und handelt nicht mehr.
defenders-mission-visitors-aboard = Hier drin ist es warm und riecht nach Regen und Münzen. Die Rampe bleibt unten. Vor Einbrechern haben sie keine Angst.
defenders-mission-visitors-signal-box = Einer von euch hat herausgefunden, welcher Knopf den aus Metall ärgert. Es klappt ab und zu, und das ist mehr, als man von den meisten Knöpfen sagen kann.
defenders-mission-visitors-remote = In jedem Verstärkungsschritt wirft der Alpha-Agent 3 rote Würfel: Bei einem GD handelt der blaue Nexus bis zur nächsten Auffrischungsphase nicht.
defenders-mission-visitors-lockers = Zischend öffnen sich drei Spinde. Zwei davon sind jemandes Mittagessen.
defenders-mission-visitors-stunner = Es sieht aus wie ein Föhn und ist in neun Sprachen beschriftet, keine davon ist eure. Die Zeichnung ist deutlich genug.
defenders-mission-visitors-belt = Unter einer Bank liegt ein vergessener Gurt, und er passt.
defenders-mission-visitors-how-accomplished = Er schläft auf der Rückbank zwischen zweien von euch, angeschnallt. Auf dem Hügel öffnet er ein Auge und denkt sehr deutlich: Sind wir bald da?
defenders-mission-visitors-how-failed = Die Rampe geht hoch. Ihr bleibt im Obstgarten zurück, mit den Äpfeln und einem Gedanken, der sich verabschiedet.
