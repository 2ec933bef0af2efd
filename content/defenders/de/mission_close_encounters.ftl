# Mission 1.

defenders-mission-close-encounters = Unheimliche Begegnung
defenders-mission-close-encounters-brief = Jede Nacht leuchtet hinter dem alten Raketengelände der Sand, und die Bauern verkaufen inzwischen Eintrittskarten. Die Zentrale nennt es Wetter. Die Zentrale hat außerdem Munition eingepackt, und die nimmt niemand wegen des Wetters mit. Vier Tore stehen zwischen den Hügeln, jedes summt seinen eigenen Ton, und heraus kommt, was zu keinem Tier gehört. Ihr seid das nächste Team, oder anders gesagt: das einzige. Geht hinein, macht das Licht aus, geht wieder heraus. Und falls einer der Besucher den anderen Befehle gibt, lasst ihn den Satz nicht beenden.
defenders-mission-close-encounters-goal = Setzt alle vier Teleportpunkte in Brand, bevor Runde 11 zu Ende ist.
defenders-mission-close-encounters-goal-accomplished = Es ist kein Teleportpunkt mehr übrig.
defenders-mission-close-encounters-goal-partly = Am Ende von Runde 11 sind höchstens zwei Teleportpunkte übrig.
defenders-mission-close-encounters-goal-failed = Die Hälfte der Agenten ist tot (aufgerundet), oder am Ende von Runde 11 sind mehr als zwei Teleportpunkte übrig.

## Aktionen

defenders-mission-close-encounters-action-destroy = Teleportpunkt zerstören
defenders-mission-close-encounters-action-destroy-note = Neben einem Teleportpunkt und nicht im Nahkampf gebunden: Lege eine Flamme darauf. Zu Beginn der nächsten Strategiephase verschwindet er; die Flamme bleibt.

## Ereignisse

defenders-mission-close-encounters-event-a = Alle Signale werden zerstört. Ein grüner Xeno-Alpha erscheint auf dem Teleportpunkt, der am weitesten von den Agenten entfernt ist; seine Karte bekommt der Alpha-Agent. Bei zwei Agenten teleportiert noch ein Alien herein, bei drei Agenten drei. Eine Begegnung 8 kommt oben auf ihren Stapel.

## Die Geschichte

defenders-mission-close-encounters-opening =
    Zwei Uhr nachts, kein Wind. Das Summen kommt aus vier Richtungen zugleich und ist leicht verstimmt.

    „Sieht aus wie Kunst“, sagt jemand über Funk. Dann bewegt sich die Kunst.
defenders-mission-close-encounters-burning = Ein Teleportpunkt mit einer Flamme arbeitet noch, bis die nächste Strategiephase beginnt. Wer durch eine Flamme läuft, erleidet eine Wunde. Also Augen auf beim Rennen.
defenders-mission-close-encounters-halfway = Dem Akkord fehlen jetzt zwei Töne. Irgendetwas da draußen hat es gemerkt und hält den Atem an.
defenders-mission-close-encounters-commander = Mit einem Mal erlöschen alle Signale, wie wenn jemand Wichtiges den Raum betritt. Auf der anderen Seite des Sandes tritt eine hohe Gestalt hervor, schaut auf die Flammen, schaut auf euch und hebt eine Hand.
defenders-mission-close-encounters-figure-commander = Der Kommandant
defenders-mission-close-encounters-objective-points = Zerstört die Teleportpunkte.
defenders-mission-close-encounters-how-accomplished = Das Summen hört auf. In der Stille räuspert sich eine Grille. Die Zentrale fragt, ob es Wetter war, und ihr sagt: Es hat sich verzogen.
defenders-mission-close-encounters-how-partly = Nicht jedes Licht ist aus, aber die Nacht ist deutlich dunkler als vorher. In der Asche liegt eine Karte, und darauf ist mit sehr sauberen Strichen ein Haus eingezeichnet, das ihr kennt.
defenders-mission-close-encounters-how-failed = Die Tore singen weiter. An der Straße klatschen die Bauern; so eine Vorstellung hatten sie noch nie.
