# Mission 2.

defenders-mission-new-hopes = Neue Hoffnung
defenders-mission-new-hopes-brief = Neben der Hauptstraße hat sich ein Schiff niedergelassen wie eine Kuh neben einen Zaun, und niemand weiß, warum gerade hier. Eine Minute lang standen die Türen offen; dann rannten Leute in weißen Kitteln heraus, und einige rannten wieder hinein, denn draußen wartete Schlimmeres. Es ist das Forschungsteam, das seit dem Frühjahr vermisst wird. Sie wissen mehr über die Besucher als irgendwer sonst, und sie fürchten sich vor allem, was sich bewegt, euch eingeschlossen. Findet sie, nehmt sie am Ärmel, bringt sie heim. Drei wären ein guter Tag.

## Ziel

defenders-mission-new-hopes-goal = Rettet drei Wissenschaftler, bevor Runde 11 zu Ende ist.
defenders-mission-new-hopes-goal-accomplished = Drei Wissenschaftler sind in Sicherheit, und mindestens die Hälfte der Agenten lebt (abgerundet, aber wenigstens einer).
defenders-mission-new-hopes-goal-failed = Die Hälfte der Agenten ist tot (aufgerundet), oder am Ende von Runde 11 sind weniger als drei Wissenschaftler in Sicherheit.

## Orte, Leute und Dinge

defenders-mission-new-hopes-place-houses = Die Häuser
defenders-mission-new-hopes-person-scientist = Wissenschaftler

## Aktionen

defenders-mission-new-hopes-action-rescue = Retten
defenders-mission-new-hopes-action-rescue-note = Neben einem Wissenschaftler und nicht im Nahkampf gebunden: Er ist in Sicherheit und verlässt den Spielplan.

## Ereignisse

defenders-mission-new-hopes-event-b = Sammelt alle Signale vom Spielplan ein. Wurde Mission 1 erfüllt, kommt das beiseitegelegte menschliche Signal dazu, sonst ein außerirdisches. Mischt sie und legt die Hälfte (abgerundet) neben die Teleportpunkte der Stadt, den Rest neben die des Schiffs.

## Die Geschichte

defenders-mission-new-hopes-objective-scientists = Rettet Wissenschaftler.
defenders-mission-new-hopes-opening =
    Das Schiff knackt beim Abkühlen. Hinter einem Vorhang im ersten Stock winkt jemand, überlegt es sich anders und schließt den Laden.

    „Weiße Kittel“, sagt die Zentrale. „Nicht zu übersehen. Für die anderen auch nicht.“
defenders-mission-new-hopes-scientists = Ein aufgedecktes menschliches Signal ist ein Wissenschaftler mit 2 Gesundheit. Er bleibt auf dem Spielplan, bewegt sich weiter mit den Signalen und verteidigt sich wie gewohnt. Aliens behandeln ihn wie einen Agenten, und zwar wie den am stärksten verwundeten.
defenders-mission-new-hopes-first-coat = Ein weißer Kittel, eine zerbrochene Brille, eine Stimme, die lange niemand gebraucht hat: „Sind Sie von der Universität?“ Ihr sagt ja. Das geht schneller.
defenders-mission-new-hopes-one-less = Auf der Straße liegt ein Kittel, und niemand hat es mehr eilig, ihn zu holen.
defenders-mission-new-hopes-scattered = Im Schiff ertönt ein Horn. Alles, was sich versteckt, kommt heraus, tauscht die Plätze und versteckt sich wieder, wie in einem Spiel, dessen Regeln euch niemand erklärt hat.
defenders-mission-new-hopes-how-accomplished = Drei Leute in Decken trinken drei Tassen Tee und zeichnen auf eine Serviette, was sie gesehen haben. Die Serviette wird auf der Stelle für geheim erklärt.
defenders-mission-new-hopes-how-failed = Im Morgengrauen hebt das Schiff ab, und an Bord sind alle, die etwas zu erzählen gehabt hätten. Auf der Straße bleibt ein Schuh.
