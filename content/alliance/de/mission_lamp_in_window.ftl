# Eine Lampe im Fenster: das Waaghaus von Port Sallow halten.

alliance-mission-lamp-in-window = Eine Lampe im Fenster
alliance-mission-lamp-in-window-brief = Das Letzte, was der Mast gesendet hat, war eure Adresse. Im Waaghaus von Port Sallow schlafen vierzig Menschen. Zehn kann Ikka auf einmal holen, und auf der Straße ist es schon zu still.

## Ziele

alliance-mission-lamp-in-window-objective-bar-the-doors = Verrammelt die West- und die Osttür.
alliance-mission-lamp-in-window-objective-forty = Haltet die Waage, während Ikka immer zehn Leute holt.
alliance-mission-lamp-in-window-objective-last-out = Alle zur Dachluke.
alliance-mission-lamp-in-window-objective-the-boy-at-the-dock = Sprecht mit dem Techniker am Dock.

## Dinge und Orte

alliance-mission-lamp-in-window-object-door-west = Westtür
alliance-mission-lamp-in-window-object-door-west-note = Altes Holz, neue Bolzen. Auf der anderen Seite zählt jemand leise vor sich hin.
alliance-mission-lamp-in-window-object-door-north = Nordtür
alliance-mission-lamp-in-window-object-door-north-note = Die Tür zur Straße, zwei Hände dick. Dahinter rührt sich nichts, und das ist das Schlimmste daran.
alliance-mission-lamp-in-window-object-door-east = Osttür
alliance-mission-lamp-in-window-object-door-east-note = Das Frachttor zum Dock. Es zittert jedes Mal, wenn draußen etwas Schweres den Fuß aufsetzt.
alliance-mission-lamp-in-window-object-door-annex = Tür zum Anbau
alliance-mission-lamp-in-window-object-door-annex-note = Dahinter liegen die Vorratskammer und die Dachluke. Ein Kind hat ein Schiff auf die Tür gemalt.
alliance-mission-lamp-in-window-object-beams-west = Balken, West
alliance-mission-lamp-in-window-object-beams-west-note = Dachbalken neben der Westtür. Wer kräftig ist, kann sie verkeilen (Stärke). Das bringt eine Runde.
alliance-mission-lamp-in-window-object-beams-east = Balken, Ost
alliance-mission-lamp-in-window-object-beams-east-note = Ein Waagebalken, so lang wie zwei Leute. Quer vor der Osttür hielte er eine Weile (Stärke).
alliance-mission-lamp-in-window-object-lamp = Die Lampe
alliance-mission-lamp-in-window-object-lamp-note = Seit elf Jahren steht sie in diesem Fenster. Heruntergedreht verbirgt sie einmal alle im Haus. Ikka wäre es lieber, ihr lasst sie an.
alliance-mission-lamp-in-window-object-pantry = Truhe in der Kammer
alliance-mission-lamp-in-window-object-pantry-note = Mehl, Schnur und eine Blechdose mit rotem Deckel.
alliance-mission-lamp-in-window-object-cot = Kiste unter der Pritsche
alliance-mission-lamp-in-window-object-cot-note = Die sollte nachts mit einem Griff erreichbar sein.
alliance-mission-lamp-in-window-object-cart = Handkarren
alliance-mission-lamp-in-window-object-cart-note = Steht mitten auf der Straße. Wer ihn zog, ist gerannt.
alliance-mission-lamp-in-window-object-freight = Frachtkiste
alliance-mission-lamp-in-window-object-freight-note = Armeestempel, Siegel gebrochen. Noch ist der Läufer nicht draufgetreten.
alliance-mission-lamp-in-window-object-dov = Junger Techniker
alliance-mission-lamp-in-window-object-dov-note = Er steht zwischen zwei Kabeltrommeln, ein Mikrofon in der Hand, und spricht nicht hinein. Vielleicht hört er zu (Verständnis).
alliance-mission-lamp-in-window-action-bar = Balken verkeilen
alliance-mission-lamp-in-window-action-turn-down = Lampe herunterdrehen
alliance-mission-lamp-in-window-action-talk = Mit ihm reden
alliance-mission-lamp-in-window-action-by-name = Beim Namen rufen
alliance-mission-lamp-in-window-region-scales = Die Waage
alliance-mission-lamp-in-window-region-hatch = Die Dachluke
alliance-mission-lamp-in-window-region-whole-house = Das Waaghaus

## Vorher

alliance-mission-lamp-in-window-opening = Port Sallow, eine Stunde vor Tag. „Vierzig“, sagt Ikka. „Ins Schiff passen zehn. Also viermal.“ Sie schaut auf die Straße. „Jemand hat die Hunde abgestellt. Verrammelt, was geht. Ich bin auf dem Dach, dann weg, dann wieder da.“
alliance-mission-lamp-in-window-mirren = Mirren ist unter den vierzig, eine Hand an der Seite. „Mich habt ihr auch mal geholt“, sagt sie. „Die Kleinen kann ich tragen.“
alliance-mission-lamp-in-window-doors = Die Außentüren öffnet der Gegner: Westen am Ende von Runde 1, Osten am Ende von Runde 2. Eine verrammelte Tür hält eine Runde länger. Die Nordtür geht am Ende von Runde 4 auf.
alliance-mission-lamp-in-window-too-long = Das Dach steht nicht ewig. Seid ihr am Ende von Runde 12 (schwer: 11) noch hier, kommt es herunter.

## Die Türen

alliance-mission-lamp-in-window-barred-west = Der Balken rastet ein, es klingt wie ein Zahn. Drüben sagt jemand ganz ruhig: „Schneidbrenner.“
alliance-mission-lamp-in-window-barred-east = Der Waagebalken fällt in seine Halter. Alles, was je in diesen Hafen kam, hat er gewogen. Jetzt wiegt er eine Tür.
alliance-mission-lamp-in-window-both-barred = Beide Türen halten. Eine alte Frau verteilt Topfdeckel, ohne eine Miene zu verziehen, für jeden von euch einen. Oben schrammt ein Rumpf übers Dach: Ikka.
alliance-mission-lamp-in-window-no-more-time = Schluss mit Zimmern. Etwas schrammt übers Dach, dann klopft es zweimal. Ikka ist unten. „Zehn!“, ruft jemand. „Die ersten zehn auf die Waage!“
alliance-mission-lamp-in-window-ferry = Am Ende jeder Runde, in der ihr die Waage kontrolliert (auf oder neben jedem ihrer Felder einer von euch und kein Gegner), kommen zehn Leute weg. Vier Fuhren sind vierzig. Ab Runde 3 bringt jede Runde ohne Kontrolle Panik; nach zwei solchen ist alles verloren.
alliance-mission-lamp-in-window-beams-break = Der Balken biegt sich, überlegt und bricht.
alliance-mission-lamp-in-window-breach-west = Die Westtür fällt flach hin wie eine Zugbrücke. Weiße Rüstungen marschieren im Gleichschritt darüber.
alliance-mission-lamp-in-window-breach-east = Das Osttor fährt in seinen Schienen hoch. Dahinter das Dock im Flutlicht und Soldaten, die auf genau das gewartet haben.
alliance-mission-lamp-in-window-breach-north = Die Straßentür bricht nicht. Sie wird aufgeschlossen. Zwei in Rot treten ein und machen hinter sich zu. Sie tragen keine Gewehre und haben es nicht eilig.
alliance-mission-lamp-in-window-walker = Der Boden hüpft. Noch einmal. Draußen am Dock schwenkt das Flutlicht herum, denn es ist an etwas festgeschraubt, das läuft.
alliance-mission-lamp-in-window-walker-rule = Der Läufer bleibt am Dock, durch die Tür passt er nicht. Wen er nicht sieht, auf den schießt er nicht.

## Vierzig Menschen

alliance-mission-lamp-in-window-load-1 = Zehn aufs Dach, zehn in den Laderaum. „Das ist eins“, sagt Ikka. „Eine Ziege ist auch an Bord. Die Ziege zählt nicht.“
alliance-mission-lamp-in-window-load-2 = Zwanzig. Die Hälfte. Der Raum ist jetzt so leer, dass man einander atmen hört.
alliance-mission-lamp-in-window-the-voice = Da räuspert sich am Dock ein Lautsprecher, und sie ist es, warm wie Brot: „Ich sehe euer Licht. Ihr seid jetzt sicher. Kommt alle durch die Osttür heraus. Ich sehe euer Licht.“ Und die Leute stehen auf und nehmen ihre Kinder an die Hand.
alliance-mission-lamp-in-window-voice-ask = Ihre Stimme ruft sie hinaus. Was tut ihr?
alliance-mission-lamp-in-window-voice-shout = Sich in den Weg stellen und reden.
alliance-mission-lamp-in-window-voice-horn = Mit dem Schiffshorn übertönen.
alliance-mission-lamp-in-window-voice-question = Die Stimme fragen, wie viele an Bord sind.
alliance-mission-lamp-in-window-shout-works = Ihr sagt dem Ersten in der Reihe leise, was ihr wisst. Er schaut lange zu den anderen zurück. Dann setzt er sich. Dann setzen sich alle.
alliance-mission-lamp-in-window-shout-fails = Einige bleiben. Zehn nicht. Ihr hört, wie sich das Docktor hinter ihnen schließt, ganz sacht, und die Stimme dankt ihnen fürs Kommen.
alliance-mission-lamp-in-window-horn-works = Ihr hängt euch an den Seilzug, bis die Arme zittern. Das Horn deckt alles zu, auch die eigenen Gedanken. Als es aufhört, schweigt auch die Stimme.
alliance-mission-lamp-in-window-question-works = Ihr ruft es durch die Wand: „Wie viele an Bord?“ Die Stimme sagt: „Ich sehe euer Licht.“ Ihr ruft es noch einmal. Sie sagt: „Ihr seid jetzt sicher.“ Ein Mädchen von sechs runzelt die Stirn. „Sie fragt doch immer“, sagt es. Niemand steht auf.
alliance-mission-lamp-in-window-load-3 = Dreißig. „In meiner Tragfläche ist ein Loch, da passt eine Hand durch“, sagt Ikka. „Hab’s probiert. Komme zurück.“
alliance-mission-lamp-in-window-load-4 = Die letzten zehn. Sie sind der Größe nach gegangen, die Kleinsten zuerst. „Das sind vierzig“, sagt Ikka. „Und eine Ziege. Jetzt ihr. Ich bitte nicht zweimal. Ich bitte nicht mal einmal.“
alliance-mission-lamp-in-window-crowd = Niemand kam zur Waage durch. Ikka hebt leer ab. In den Ecken reden die Leute davon, es zu Fuß zu versuchen.
alliance-mission-lamp-in-window-crowd-breaks = Einer rennt los, dann alle, hinaus auf die Straße, die Bündel auf dem Kopf.

## Dov

alliance-mission-lamp-in-window-dov-stranger = Zwischen den Kabeltrommeln steht ein Junge in imperialem Grau mit einem Mikrofon. Die Hände hat er schon oben, obwohl niemand auf ihn zielt. Auf seinem Becher steht MUTTERS.
alliance-mission-lamp-in-window-dov-known = Den Jungen mit dem Mikrofon kennt ihr: der Techniker vom Mast. Er kennt euch auch. Seine Lippen bewegen sich. Es sieht aus wie „Verzeihung“.
alliance-mission-lamp-in-window-dov-scared = Er sieht euch und tritt hinter die Trommel zurück. Als er das letzte Mal mit euch sprach, hat jemand den Ruf verfolgt.
alliance-mission-lamp-in-window-dov-not-yet = „Ich kann nicht, also, ich könnte, Verzeihung, rein technisch könnte ich“, sagt er und tut es nicht.
alliance-mission-lamp-in-window-dov-listens = „Sie haben gesagt, das hält sie am Leben. Wenn ich es abstimme. Verzeihung, das ist meine Mutter, die ihr da hört, Vantine, Dov Vantine, vierhundert Millisekunden, bitte wegschauen.“ Er zieht einen Stecker. Auf dem ganzen Dock kreischen die Helme.

## Unterwegs

alliance-mission-lamp-in-window-dark = Ihr dreht den Docht herunter, und zum ersten Mal seit elf Jahren ist das Fenster dunkel. Draußen verliert jemand sein Ziel und flucht.
alliance-mission-lamp-in-window-pantry-found = Verband, Nadel, Faden und ein Zettel: „für alle, die nachts kommen“.
alliance-mission-lamp-in-window-cart-found = Unter der Decke ein Beutel und eine Liste, wer wem was schuldet. Sie werden beides haben wollen.
alliance-mission-lamp-in-window-first-wounded = „Wer blutet da?“, fragt Ikka. „Setz dich auf die Fracht, nicht auf die Kinder.“
alliance-mission-lamp-in-window-more-boots = Noch mehr Stiefel. Sie kommen zu zweit um die Ecke, wie eine Lieferung.
alliance-mission-lamp-in-window-roof = Das Dach gibt ein wenig nach. Erst Putz, dann Ziegel, dann etwas mit Nägeln darin.
alliance-mission-lamp-in-window-roof-falls = Der Firstbalken lässt los.

## Das Ende

alliance-mission-lamp-in-window-how-forty = Vierzig Menschen sind aus Port Sallow herausgekommen.
alliance-mission-lamp-in-window-how-panic = Die Waage ging verloren, und die Leute sind auf die Straße gerannt.
alliance-mission-lamp-in-window-how-too-late = Das Waaghaus ist eingestürzt, bevor alle draußen waren.
alliance-mission-lamp-in-window-how-all-wounded = Das Waaghaus ist gefallen.
alliance-mission-lamp-in-window-after-won = Von oben ist der Hafen ein Dach und viele Fackeln. Die vierzig sitzen auf Säcken und schweigen. Dann fängt jemand an, sie zu zählen, laut, weil es so schön ist.
alliance-mission-lamp-in-window-after-stands = Ihr wart schnell genug: Die Soldaten ziehen ab, bevor jemand befiehlt, etwas anzuzünden. Port Sallow steht.
alliance-mission-lamp-in-window-after-lamp = Die Lampe brennt noch. Aus dem Orbit sieht man sie nicht. Ikka sagt, sie sieht sie.
alliance-mission-lamp-in-window-after-lost = Euch lassen sie laufen; sie wollten das Haus. Hinter euch brennt Port Sallow, langsam, eine Straße nach der anderen. Auf dem offenen Band sagt ihre Stimme, dass sie euer Licht sieht.
