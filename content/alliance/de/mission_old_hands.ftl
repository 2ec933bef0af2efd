# Die zweite Lektion.

alliance-mission-old-hands = Alte Hasen
alliance-mission-old-hands-brief = Ein aufgegebener Horchposten. Ihr habt so etwas hundertmal gemacht. Jemand hat die Regeln geändert. Eine Lektion für alle, die das Brettspiel kennen.

## Die Geschichte

alliance-mission-old-hands-opening =
    Der Horchposten wurde vor zwei Wintern aufgegeben. Sagt die Karte. Die Lampen sagen etwas anderes.

    „Das Übliche“, sagt Gideon. Gaarkhan schnuppert und knurrt. Drei Soldaten mit Besen und Gewehren blicken auf.
alliance-mission-old-hands-sweepers-down =
    Sie sollten den Boden fegen, weiter nichts. Einer trägt einen Schlüssel mit Papieranhänger: ARCHIV. NICHT HINHÖREN.
alliance-mission-old-hands-in-the-alcove =
    Irgendjemandes Werkzeug, irgendjemandes Mittagessen, und unter beidem etwas, das auf keiner Liste steht.
alliance-mission-old-hands-the-archive =
    Eine Kammer voller Tonband, vom Boden bis zur Decke. Jede Spule hat ein Datum, keine einen Namen. Eine dreht sich noch.
alliance-mission-old-hands-in-the-archive =
    Verbandszeug und ein Zettel: für den mit den Kopfhörern, wenn es zu viel wird.
alliance-mission-old-hands-first-tape =
    Eine Frauenstimme, freundlich und müde. „… euer Licht. Ich sehe euer Licht. Ich sehe euer …“ Schnitt. Derselbe Atemzug noch einmal. Sie haben sie aus Stücken zusammengeklebt.
alliance-mission-old-hands-your-own-voice =
    Die neueste Spule ist eine Stunde alt. Gideon spricht darauf, freundlich und klar: „Bei uns ist alles in Ordnung. Ich sehe euer Licht.“

    Gideon hat das nie gesagt. Nebenan beginnt etwas zu summen.
alliance-mission-old-hands-the-filters =
    „Erstaunlicher Umfang, dieser Wookiee“, sagt ein Offizier, ohne sich umzudrehen, den Kopfhörer auf einem Ohr. Über ihm öffnet ein Droide sein Auge. „Noch einmal, bitte. Mit Gefühl.“
alliance-mission-old-hands-feedback =
    GEFAHR. Die Lautsprecher heulen, und es fährt durch jeden Zahn. Langsame Teams zahlen: Jeder Held erleidet jetzt 1 Anstrengung und dann wieder jede zweite Runde.
alliance-mission-old-hands-wounded =
    Erreicht der Schaden eines Helden seine Gesundheit, ist er verwundet: Der ganze Schaden wird abgelegt, der Bogen umgedreht, und er kämpft weiter. Beim zweiten Mal zieht er sich zurück. Sind alle Helden verwundet, ist der Einsatz verloren.
alliance-mission-old-hands-quiet =
    Das Summen erstirbt. Auf dem Tisch des Offiziers liegt ein Etikett, fertig für die nächste Spule: CHOR, AUFNAHME 211. AUSGANGSMATERIAL: SIEHE ANGEHÄNGTE PERSON.

    Der Haken für die angehängte Person ist leer. Er ist benutzt worden.
alliance-mission-old-hands-how-off = Der Posten schweigt. Wofür hier geübt wurde, schweigt nicht.
alliance-mission-old-hands-how-all-wounded = Jetzt haben sie auch eure Stimmen. Noch einmal.

## Ziele

alliance-mission-old-hands-objective-front-room = Besiegt die Feger.
alliance-mission-old-hands-objective-side-room = Öffnet das Archiv und durchsucht die Kiste darin.
alliance-mission-old-hands-objective-read-the-tapes = Hört die Bänder ab (Verständnis).
alliance-mission-old-hands-objective-switch-it-off = Öffnet den Filterraum. Besiegt den Aufseher und seinen Droiden.
alliance-mission-old-hands-objective-the-alcove = Durchsucht die Werkzeugkiste in der Nische.

## Auf der Karte

alliance-mission-old-hands-object-filter-door = Tür zu den Filtern
alliance-mission-old-hands-object-filter-door-note = Auf dieser Seite gepolstert. Sie soll Geräusche drinnen halten, und noch lässt sie sich nicht öffnen. Vielleicht weiß das Archiv mehr.
alliance-mission-old-hands-object-archive-door = Archivtür
alliance-mission-old-hands-object-archive-door-note = Schmal, verschlossen, sehr sauber gefegt. Die Feger haben den Schlüssel.
alliance-mission-old-hands-object-tool-crate = Werkzeugkiste
alliance-mission-old-hands-object-tool-crate-note = Halb offen. Auf dem Deckel liegt ein Brötchen.
alliance-mission-old-hands-object-crate-1 = Sanitätskiste
alliance-mission-old-hands-object-crate-1-note = Ein roter Streifen, frisch gestrichen. In einem aufgegebenen Posten.
alliance-mission-old-hands-object-tape-console = Bandgerät
alliance-mission-old-hands-object-tape-console-note = Kopfhörer, noch warm. Hört genau hin (Probe auf Verständnis); es braucht insgesamt 3 Erfolge, um zu begreifen, was auf den Spulen ist.
alliance-mission-old-hands-action-listen = Genau hinhören

## Tipps

alliance-mission-old-hands-hint-changed = Würfel, Reichweiten und Türen kennst du. Diese Blasen sagen nur, was hier anders ist.
alliance-mission-old-hands-hint-deploy = Der Einsatz zeigt, wo ihr beginnt. Die Reihenfolge ist gleich, und vor euch bewegt sich kein Gegner.
alliance-mission-old-hands-hint-two-of-you = Zu zweit hat jeder von euch 10 Bonusgesundheit und zwei Aktivierungen je Runde. Zu dritt sind es 3 und eine Bonusaktivierung für das Team.
alliance-mission-old-hands-hint-nobody = Niemand spielt das Imperium. Nach jeder eurer Aktivierungen ist eine bereite Gruppe dran, zufällig gezogen. Beende deine und sieh zu.
alliance-mission-old-hands-hint-card = Die Gruppe hat eine Aktivierungskarte gezogen: einen Bonus, dann Anweisungen von oben nach unten. Was eine Figur nicht kann, überspringt sie. „Warum“ zeigt die Regel.
alliance-mission-old-hands-hint-targets = Jede Anweisung sagt, wem sie gilt. Passen zwei gleich gut, trifft es den näheren; steht es auch da gleich, geschieht, was für euch schlimmer ist.
alliance-mission-old-hands-hint-surge-list = Gegner geben Energie nach einer festen Liste aus; sie steht hier auf ihrer Karte. Fähigkeiten, bei denen ihr Spieler etwas entscheiden müsste, entfallen.
alliance-mission-old-hands-hint-bonus-last = Die Bonusaktivierung kommt zuletzt: Niemand handelt zum zweiten Mal, bevor alle einmal gehandelt haben.
alliance-mission-old-hands-hint-peril = Hier zählt die Gefahr herunter. Sie schlägt am Rundenende zu und bestraft langsame Teams; Bedrohung, die jemand gegen euch ausgibt, gibt es nicht.
alliance-mission-old-hands-hint-rest = Ausruhen regeneriert Anstrengung bis zu deiner Ausdauer, der Rest verfällt. Schaden heilt es nicht mehr.
alliance-mission-old-hands-hint-door = Eine Tür öffnet nur, wer direkt davor steht; schräg davor genügt nicht.
alliance-mission-old-hands-hint-crate = Wer eine Kiste öffnet, behält die Versorgungskarte bis zum Ende des Einsatzes. Kistenmarker sammeln bringt nichts mehr.
alliance-mission-old-hands-hint-medpac = Medipacks gehören dem ganzen Team. Beim Ausruhen darf eines verwendet werden, und es heilt 5 Schaden; so heilt man jetzt.
alliance-mission-old-hands-hint-successes = Eine Probe des Einsatzes zählt Erfolge, einen je Energie. Gideon hat für Verständnis drei Würfel, Gaarkhan einen.
alliance-mission-old-hands-hint-in-sum = Auch ein Teil zählt: Die Erfolge summieren sich hier, bis das Ziel erreicht ist, egal wer würfelt.
alliance-mission-old-hands-hint-one-goal = Es gibt immer nur ein Hauptziel. Alle Gegner zu besiegen bringt nichts, wenn es dort nicht steht.
alliance-mission-old-hands-hint-last-door = Durchatmen, dann öffnen. Eine Gruppe, die hereinkommt, kann noch in dieser Runde handeln.
alliance-mission-old-hands-hint-wounds = Ein besiegter Held ist verwundet und macht mit gewendetem Bogen weiter; beim zweiten Mal zieht er sich zurück. Sind alle verwundet, habt ihr verloren.

## Tipps neben dem echten Tisch

alliance-mission-old-hands-hint-pages = Nichts wird im Voraus aufgebaut. Der Einsatz sagt euch Seite für Seite, was ihr auslegt, und erst dann.
alliance-mission-old-hands-hint-portraits = Zu zweit hat jeder von euch 10 Bonusgesundheit (die Zahl am Porträt) und zwei Aktivierungen je Runde (das Porträt dahinter). Spielt eine und tippt dann auf „Aktivierung beendet“.
alliance-mission-old-hands-hint-window = Niemand spielt das Imperium. Eine bereite Gruppe, zufällig gezogen, handelt nach dieser Karte: der Bonus für die Gruppe, dann für jede Figur die Liste von oben nach unten. Tippt danach auf „Fertig“.
alliance-mission-old-hands-hint-last-figure = Schaden bleibt auf eurem Tisch. Der Bildschirm muss nur wissen, wann die letzte Figur einer Gruppe besiegt ist: Tippt dann hier.
alliance-mission-old-hands-hint-falls = Ein besiegter Held ist verwundet: Tippt auf sein Porträt, legt seinen Schaden ab und wendet den Bogen. Beim zweiten Mal zieht er sich zurück. Sind alle verwundet, habt ihr verloren.
alliance-mission-old-hands-hint-tap-door = Eine Tür öffnet nur, wer direkt davor steht; schräg davor genügt nicht. Tippt dann hier auf die Tür und sagt, wer es war.
alliance-mission-old-hands-hint-tap-crate = Tippt auf die Kiste und sagt, wer sie geöffnet hat. Wer es war, zieht eine Karte von eurem Versorgungsdeck und behält sie bis zum Ende des Einsatzes. Kistenmarker sammeln bringt nichts mehr.
alliance-mission-old-hands-hint-tap-medpac = Medipacks gehören dem ganzen Team. Wer beim Ausruhen eines verwendet, regeneriert 5 Schaden: Tippt dann hier. So heilt man jetzt.
alliance-mission-old-hands-hint-enter-successes = Eine Probe des Einsatzes zählt Erfolge, einen je Energie. Tippt auf die Konsole, sagt, wer sie ablegt, würfelt und gebt sie ein. Gideon hat für Verständnis drei Würfel, Gaarkhan einen.
