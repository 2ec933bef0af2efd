# Totes Gewicht: etwas Schweres aus einem Haus tragen, das es lieber zweimal verkauft.

alliance-mission-dead-weight = Totes Gewicht
alliance-mission-dead-weight-brief = Madame Quill sammelt, was die Leute zu verbrennen vergessen. In ihrem Tresor: das Masterband, elf Jahre offener Funk, ungeschnitten. Es wiegt so viel wie ein Mann und summt beim Gehen.

## Ziele

alliance-mission-dead-weight-objective-into-the-vault = Kommt in den Tresor.
alliance-mission-dead-weight-objective-the-reel = Nehmt das Masterband auf.
alliance-mission-dead-weight-objective-out = Tragt das Band hinaus, vorn oder hinten.
alliance-mission-dead-weight-objective-the-twins = Schließt das Gitter bei den Zwingern auf.

## Dinge und Orte

alliance-mission-dead-weight-object-door-gallery = Vorhangtür
alliance-mission-dead-weight-object-door-gallery-note = Diesseits Samt, jenseits Stahl. Dahinter lacht jemand mit zu vielen Zähnen.
alliance-mission-dead-weight-object-door-pens = Tür zu den Zwingern
alliance-mission-dead-weight-object-door-pens-note = Von innen zerkratzt, auf Gürtelhöhe. Dahinter singt jemand, falsch und zweistimmig.
alliance-mission-dead-weight-object-door-vault = Tresortür
alliance-mission-dead-weight-object-door-vault-note = Sie will den Schlüssel des Saalchefs oder ein gutes Gespräch mit dem Terminal neben der Statue.
alliance-mission-dead-weight-object-door-back = Hintertür
alliance-mission-dead-weight-object-door-back-note = Auf dieser Seite gar kein Schloss. Sie geht auf, wenn Madame Quill es sagt.
alliance-mission-dead-weight-object-barkeep = Wirt
alliance-mission-dead-weight-object-barkeep-note = Poliert ein Glas, stellt drei Fragen. Mit einer Lüge, die sitzt (Verständnis), erwartet man hinten Gäste statt Diebe.
alliance-mission-dead-weight-object-till = Kasse
alliance-mission-dead-weight-object-till-note = Unter der Theke ein Kasten, Aufschrift: OFFEN.
alliance-mission-dead-weight-object-lock = Schlossterminal
alliance-mission-dead-weight-object-lock-note = Vier Ziffern und Sinn für Humor (Technik).
alliance-mission-dead-weight-object-cellar-crate = Hausvorrat
alliance-mission-dead-weight-object-cellar-crate-note = Was das Haus in schlechten Nächten braucht: Eis, Lappen, Bacta.
alliance-mission-dead-weight-object-bars = Das Gitter
alliance-mission-dead-weight-object-bars-note = Zwei Frauen im Grau des Steinbruchs, Rücken an Rücken. „Hask.“ – „Oll.“ – „Billiges Schloss.“ – „Hungrige Katze.“ (Technik)
alliance-mission-dead-weight-object-trough = Trog
alliance-mission-dead-weight-object-trough-note = Hier hat noch niemand gesucht. Man sieht auch, warum.
alliance-mission-dead-weight-object-reel = Das Masterband
alliance-mission-dead-weight-object-reel-note = Eine Trommel Band im Ledergeschirr. Legt die Hand darauf: Es summt, und im Summen sind Pausen, als wartete jemand auf Antwort.
alliance-mission-dead-weight-object-strongbox = Geldkassette
alliance-mission-dead-weight-object-strongbox-note = Offen. Sie verlässt sich auf ihre Tür.
alliance-mission-dead-weight-object-long-case = Langer Koffer
alliance-mission-dead-weight-object-long-case-note = Verpfändet, nie abgeholt. Der Schein ist neun Jahre alt.
alliance-mission-dead-weight-action-lie = Seine Fragen beantworten
alliance-mission-dead-weight-action-slice = Code knacken
alliance-mission-dead-weight-action-unpick = Schloss knacken
alliance-mission-dead-weight-region-front-exit = Vorderausgang
alliance-mission-dead-weight-region-back-exit = Hinterausgang

## Vorher

alliance-mission-dead-weight-opening = Bei Quill ist vorn die Bar, an der Seite sind die Tiere und dahinter ist alles andere. „Nicht feilschen“, hat Ikka gesagt. „Das mag sie zu gern. Rein, Band, raus.“
alliance-mission-dead-weight-opening-bar = Vier Tische, drei Trinker, keine Musik. Der Wirt stellt ein Glas hin. „Wer schickt euch, wofür, und weiß sie davon?“
alliance-mission-dead-weight-three-questions = Solange die Vorhangtür zu ist, darf ein Held dem Wirt antworten (Verständnis). Bei einem Erfolg verlieren die Wachen dahinter ihre erste Aktivierung.
alliance-mission-dead-weight-too-long = Am Ende von Runde 12 (schwer: 11) kommen die Käufer, dann gehört das Band ihnen.

## Bar und Galerie

alliance-mission-dead-weight-lie-works = „Ihre Cousine, die blaue Vase und noch nicht“, sagt ihr. Der Wirt denkt darüber nach. Dann hebt er euch selbst den Vorhang.
alliance-mission-dead-weight-lie-fails = „Interessant“, sagt der Wirt und poliert weiter. Versucht es ruhig mit einer anderen Geschichte.
alliance-mission-dead-weight-gallery-calm = Zwei Trandoshaner sitzen vor einem Brettspiel mit echten Zähnen als Figuren. Einer hebt die Kralle: Moment, er ist am Zug.
alliance-mission-dead-weight-gallery-ready = Zwei Trandoshaner stehen von einem Brettspiel auf. Einer steckt die Figuren ein. Es waren Zähne.
alliance-mission-dead-weight-off-duty-down = „Ich war nie hier“, sagt der Offizier vom Boden aus. Er meint es als Bitte.
alliance-mission-dead-weight-key = Am Gürtel des Saalchefs hängt zwischen fremden Trophäen ein ganz gewöhnlicher Schlüssel.
alliance-mission-dead-weight-lock-opens = Das Terminal will eine vierte Ziffer. Dann rät es nicht länger, was ihr wisst, und geht auf.
alliance-mission-dead-weight-vault = Kein Gold. Regale: Briefe, Logbücher, ein Kinderschuh mit Etikett. Sie verwahrt, was verschwinden musste. Zweimal um die Ecke summt etwas.

## Die Zwinger

alliance-mission-dead-weight-pens = Stroh, ein Abfluss und ein Nexu, der noch überlegt. Dahinter, hinter Gittern, klatschen zwei Frauen langsam Beifall. „Rettung?“ – „Oder Mittagessen?“
alliance-mission-dead-weight-twins-free = Das Schloss fällt. „Hask“, sagt die eine und nimmt einen Schraubenschlüssel von der Wand. „Oll“, sagt die andere und nimmt, was daran hing. „Wo ist der Lärm?“

## Das Band

alliance-mission-dead-weight-lifted = Beim Anheben dreht sich die Trommel eine halbe Handbreit, und eine Stimme ist im Raum, jünger, müde, echt: „Bring sie langsam rein. Wie viele an Bord?“ Rauschen. Dann ein Mann, neun Jahre her, der vor Erleichterung weint: „Zwei. Und ein Vogel.“
alliance-mission-dead-weight-weight = Das Band ist schwer. Am Ende jeder Runde, in der es jemand trägt, erleidet ein Held eurer Wahl 1 Anstrengung. Nur Helden können es tragen.
alliance-mission-dead-weight-quill = Die Sprechanlage knistert. „Das war mein Mann“, sagt Madame Quill. „Der Vogel war meiner. Seit Jahren gehört mir diese Minute, und nie hatte ich den Mut, sie zu hören. Schneidet sie mir heraus, dann ist die Hintertür offen.“
alliance-mission-dead-weight-quill-ask = Madame Quill will ihre Minute. Schneidet ihr das Band?
alliance-mission-dead-weight-quill-cut = Ihre Minute herausschneiden.
alliance-mission-dead-weight-quill-whole = Das Band bleibt ganz.
alliance-mission-dead-weight-cut-clean = Eine Minute Band, aufgerollt wie eine Schleife, auf einem sauberen Brett. Im Süden gleitet ein Riegel zurück. „Danke“, sagt Quill. „Ihr solltet wissen, dass ich euch vor einer Stunde verkauft habe. Jetzt täte ich’s nicht mehr. Aber es ist bezahlt.“
alliance-mission-dead-weight-cut-ragged = Die Klinge rutscht ab. Es ist ungefähr eine Minute, mit zerrissenem Rand. „Oh“, sagt Quill. Sonst nichts. In der Bar werden Stühle gerückt.
alliance-mission-dead-weight-whole = „Nein“, sagt Quill nach einer Weile. „Ich hätte es auch nicht zerschnitten.“ Es tut ihr hörbar leid. „Die Hintertür ist nicht verschlossen. Aber rufen muss ich jetzt jemanden, versteht ihr, das Haus würde reden.“
alliance-mission-dead-weight-back-way = Ein Laufgang an den Abflüssen entlang, gerade, neun Schritte. An seinem Ende schwebt etwas mit einem roten Auge.

## Unterwegs

alliance-mission-dead-weight-cellar-found = Eine Flasche für die Wunde und eine für den, der sie verbindet.
alliance-mission-dead-weight-strongbox-found = Münzen in Rollen, auf jeder ein Name und das Wort „Verzeihung“.
alliance-mission-dead-weight-case-found = Jemand brauchte Geld nötiger als das hier. Sein schlechter Tag ist euer guter.
alliance-mission-dead-weight-assassin-down = IG-88 klappt zusammen wie ein Liegestuhl. In der Bar bestellt jemand eine Runde, ganz leise.
alliance-mission-dead-weight-first-wounded = „Nicht auf den Teppich“, sagt die Sprechanlage. „Bitte.“
alliance-mission-dead-weight-sold = Die Vordertür geht auf, und alle Trinker gehen durchs Fenster. Der Droide duckt sich unter dem Balken durch. Er holt das Band ab; man hat ihm gesagt, ihr hängt daran.
alliance-mission-dead-weight-smoke = Jemand hat die Bar angezündet. Vielleicht war es die Idee der Bar.
alliance-mission-dead-weight-buyers = Draußen Triebwerke. Die Käufer holen ihr Eigentum.

## Das Ende

alliance-mission-dead-weight-how-front = Das Band ging durch die Vordertür hinaus.
alliance-mission-dead-weight-how-back = Das Band ging durch die Hintertür hinaus.
alliance-mission-dead-weight-how-too-late = Die Käufer waren da, bevor ihr draußen wart.
alliance-mission-dead-weight-how-all-wounded = Das Band blieb bei Madame Quill, so lange, wie ein Verkauf eben dauert.
alliance-mission-dead-weight-after-won = Ikka betrachtet die Trommel lange. „Elf Jahre“, sagt sie. „Dritter Erntetag, vor zwei Jahren. Da wär ein Ruf drauf. Zwei Schiffe.“ Sie zurrt sie sehr sorgfältig fest. „Nicht jetzt.“
alliance-mission-dead-weight-after-twins = Hask und Oll haben die Kombüse gefunden, den Werkzeugschrank und, zu zweit, einen Fehler im linken Triebwerk. Sie bleiben.
alliance-mission-dead-weight-after-lost = Quill verkauft das Band mit Verlust an die zurück, von denen es kam. Eine Beschreibung von euch geht mit: Namen, Stiefel, wer wen gern hat. Auf Relais Neun liest sie jemand und sagt danke.
