# Mission 3.

defenders-mission-star-tech = Sternentechnik
defenders-mission-star-tech-brief = Teile ihrer Maschinen sind an seltsamen Orten aufgetaucht: in einem Spind der Kommandantur, unter einem Feldbett, in einem Aktenschrank unter L wie Löffel. Wer vor uns hier war, hat sie gesammelt und ist dann ohne Schuhe gegangen. Die Zentrale will vier Stücke auf dem Tisch sehen, denn aus vieren lässt sich etwas zusammensetzen; was, hat noch niemand gesagt. Geht Raum für Raum durch. Schüttelt nichts. Was leuchtet, wickelt in ein Handtuch. Die Besitzer haben gemerkt, dass etwas fehlt, und sie zählen besser als wir.

## Ziel

defenders-mission-star-tech-goal = Findet vier Fragmente, bevor Runde 13 zu Ende ist.
defenders-mission-star-tech-goal-accomplished = Ihr habt vier Fragmente, und mindestens die Hälfte der Agenten lebt (abgerundet, aber wenigstens einer).
defenders-mission-star-tech-goal-failed = Am Ende von Runde 13 ist es nicht so.

## Orte, Leute und Dinge

defenders-mission-star-tech-place-rooms = Die Räume
defenders-mission-star-tech-figure-collector = Der Sammler

## Aktionen

defenders-mission-star-tech-action-search = Nach Fragmenten suchen
defenders-mission-star-tech-action-search-note = In einem Raum und nicht im Nahkampf gebunden: Wirf 1 roten Würfel. Ein Treffer bringt ein Fragment, eines in jedem Raum. Jeder weitere Versuch desselben Agenten im selben Raum gibt einen Würfel mehr, bis zu 3.

## Ereignisse

defenders-mission-star-tech-event-c = Ein blauer Xeno-Alpha teleportiert herein, und neben ihm erscheint ein grüner Nexus.
defenders-mission-star-tech-event-d = Im nächsten Verstärkungsschritt sucht der Alpha-Agent eine Waffe aus: eine Alienwaffe, wenn ihr mindestens drei Fragmente habt, sonst eine verbesserte.

## Die Geschichte

defenders-mission-star-tech-objective-parts = Findet Fragmente.
defenders-mission-star-tech-opening = Reihen grauer Schränke, einer davon summt. Auf dem Schild steht LÖFFEL. Am Ende des Gangs öffnet jemand sehr langsam eine Tür, der Zeit hat.
defenders-mission-star-tech-fragments = Getötete Aliens bringen hier keine Fragmente; nur die Räume.
defenders-mission-star-tech-first-part = Es liegt in der Hand wie ein Kiesel und wiegt so viel wie ein Fahrrad. Ihr wickelt es ins Handtuch. Das Handtuch beginnt zu summen.
defenders-mission-star-tech-owners = Ein Großer in Blau mit einer Liste, und neben ihm etwas aus Metall, das die Taschen trägt. Sie kommen abholen.
defenders-mission-star-tech-parcel = Die Zentrale hat euren Bericht gelesen und freut sich, was sie als Paket ausdrückt. Ihr dürft aussuchen, was darin ist.
defenders-mission-star-tech-how-accomplished = Vier Stücke auf einem Tisch. Sie rücken von selbst aufeinander zu, klicken und sind ein Schlüssel. Niemand fragt, wofür. Jemand schließt das Zimmer ab.
defenders-mission-star-tech-how-failed = Ihr bringt das Handtuch mit. Die Zentrale betrachtet es lange und sagt, es sei ein schönes Handtuch.
