# Mission 4.

defenders-mission-alien-nation = Fremde Nation
defenders-mission-alien-nation-brief = Sie haben den Hof am Waldrand genommen und sich eingerichtet wie Leute, die bleiben wollen: Wachposten, eine Fahne, eine Hausordnung am Scheunentor. Was die Soldaten unter der Rüstung tragen, davon träumen unsere Ingenieure. Es löst sich kurz nach seinem Besitzer auf, man muss also schnell sein und nicht zu zimperlich. Der Bauer bittet, den Traktor zu schonen. Die Zentrale bittet um vier Teile in einem Eimer. Wie ihr schlaft, fragt niemand. Lasst die Toten nicht zu lange liegen; ihre Freunde holen sie ab, und sie sind gründlich.

## Ziel

defenders-mission-alien-nation-goal = Nehmt toten Soldaten vier Fragmente ab, bevor Runde 15 zu Ende ist.
defenders-mission-alien-nation-goal-accomplished = Ihr habt vier Fragmente, und mindestens die Hälfte der Agenten lebt (abgerundet, aber wenigstens einer).
defenders-mission-alien-nation-goal-failed = Am Ende von Runde 15 ist es nicht so.

## Aktionen

defenders-mission-alien-nation-action-loot = Plündern
defenders-mission-alien-nation-action-loot-note = Neben einem Toten und nicht im Nahkampf gebunden: Wirf 1 roten Würfel. Ein Treffer bringt ein Fragment, und der Tote verschwindet. Wer allein ist, bekommt jedes Mal zwei, und zwei Agenten bekommen für den ersten Toten zwei.

## Ereignisse

defenders-mission-alien-nation-event-c = Im nächsten Verstärkungsschritt sucht der Alpha-Agent eine Waffe aus: eine Alienwaffe, wenn ihr ein Fragment habt, sonst eine verbesserte.
defenders-mission-alien-nation-event-d = Die zwei am stärksten verwundeten Xeno-Alpha und Xeno-Beta verlassen den Spielplan, und mit ihnen alle Toten.

## Die Geschichte

defenders-mission-alien-nation-objective-parts = Nehmt den Toten Fragmente ab.
defenders-mission-alien-nation-opening = Nebel im Hof. Ein Posten geht von der Scheune zum Brunnen und zurück und zählt. Der Traktor steht, wo er immer stand, mit einem aufgemalten Rangabzeichen.
defenders-mission-alien-nation-bodies = Ein getöteter Xeno-Alpha oder Xeno-Beta bleibt unter einem Wegpunktmarker liegen, wenn noch einer da ist. In der Auffrischungsphase verschwinden Tote ohne Marker, dann werden alle Marker entfernt. Andere Fragmente gibt es in dieser Mission nicht.
defenders-mission-alien-nation-first-body = Er liegt auf dem Rücken und sieht überrascht aus. Unter dem Brustpanzer glimmt noch etwas, mit jedem eurer Atemzüge ein wenig schwächer.
defenders-mission-alien-nation-parcel = Eine Drohne wirft eine Kiste in den Misthaufen. „Eure Bestellung“, sagt die Zentrale. „Achtung bei der Landung.“
defenders-mission-alien-nation-stretchers = Aus dem Wald kommen Träger mit Bahren. Sie nehmen die Toten mit und zwei, die kaum noch stehen, quittieren für sie und sind fort.
defenders-mission-alien-nation-how-accomplished = Vier Teile in einem Eimer, Deckel drauf. Auf dem Heimweg will ihn niemand tragen, und alle schauen immer wieder hin.
defenders-mission-alien-nation-how-failed = Der Eimer ist leer. Immerhin freut sich der Bauer über den Traktor.
