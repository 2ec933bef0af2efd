# Mission 9.

defenders-mission-everyone-can-hear = Auf der Erde hört dich jeder schreien
defenders-mission-everyone-can-hear-brief = Es wurde irrtümlich geliefert, sagen die Papiere an der Kiste, und die Kiste liegt in Stücken da. Das Biest hat die Fabrik für sich, abgesehen von denen, die ihm in der Hoffnung auf Reste nachlaufen. Nachtwache, Polizei und ein Hubschrauber haben darauf geschossen, und es ist davon nur neugierig geworden. Die Ingenieure haben vier Minen einer neuen Art; sie sind schwer und nicht ganz fertig und kommen dorthin, wohin ihr es locken könnt. Ihr seid der Köder. Es mag Lärm. Ruft, rennt, lasst es kommen, und steht nicht da, wo es gleich stehen wird.

## Ziel

defenders-mission-everyone-can-hear-goal = Tötet den Xeno-Beast, bevor Runde 13 zu Ende ist.
defenders-mission-everyone-can-hear-goal-accomplished = Das Biest ist tot.
defenders-mission-everyone-can-hear-goal-failed = Am Ende von Runde 13 lebt es.

## Orte, Leute und Dinge

defenders-mission-everyone-can-hear-place-rooms = Die Räume
defenders-mission-everyone-can-hear-figure-beast = Das Biest

## Aktionen

defenders-mission-everyone-can-hear-action-taunt = Reizen
defenders-mission-everyone-can-hear-action-taunt-note = Aktion und Kampf, nicht im Nahkampf gebunden: Das Biest bewegt sich ein Gebiet auf dich zu.

## Ereignisse

defenders-mission-everyone-can-hear-event-c = Vier Minen werden gelegt. Ab jetzt richten Agenten am Biest keinen Schaden an, bis es dreimal von Minen verletzt wurde, bei nur einem Agenten zweimal; bei höchstens zwei Agenten erleidet es dann noch 4 Wunden. Eine Mine fügt jedem Alien in ihrem Gebiet 2 Wunden zu, die nichts verhindert, und wird zur Flamme.

## Die Geschichte

defenders-mission-everyone-can-hear-objective-beast = Tötet das Biest.
defenders-mission-everyone-can-hear-opening = In der Fabrik pfeift es zum Schichtende, obwohl hier niemand mehr arbeitet. Dann seht ihr, wer sich auf das Ventil gesetzt hat.
defenders-mission-everyone-can-hear-hide = Es schüttelt sich. Wo eure Kugeln saßen, ist eine neue Schicht, grau und glänzend. „Ah“, sagt der Ingenieur. „Das wäre dann der Moment für die Minen.“
defenders-mission-everyone-can-hear-mines = Agenten richten am Biest keinen Schaden an, bis es dreimal von Minen verletzt wurde, bei nur einem Agenten zweimal. Bei höchstens zwei Agenten erleidet es dann noch 4 Wunden.
defenders-mission-everyone-can-hear-cracked = Diese Explosion nimmt den Glanz mit. Darunter ist Haut, und zum ersten Mal weicht es einen Schritt zurück.
defenders-mission-everyone-can-hear-how-accomplished = Es legt sich hin wie ein Hügel. Aus den Häusern kommen Leute in Morgenmänteln, und jemand fragt, wer die Mauer bezahlt.
defenders-mission-everyone-can-hear-how-failed = Es hat das Interesse an euch verloren und ist zur Autobahn gegangen, wo es lauter ist.
