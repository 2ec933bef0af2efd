# Die Kampagne des Missionsbuchs.

defenders-campaign-first-contact = Erstkontakt
defenders-campaign-first-contact-note = Zwölf Missionen, von einem Licht in der Wüste bis zu dem Sommer, in dem alles begann. Wie eine endet, entscheidet, welche folgt.
defenders-campaign-first-contact-rules = Ein Agent steigt je Mission höchstens einen Rang auf; wem jeder Rangwurf misslang, der wirft am Ende noch einmal. Gefundene Waffen bleiben im Hauptquartier, und davon nehmt ihr so viele mit, wie die Einweisung sagt. Waffen aus der Verstärkung zieht ihr aus allen verbesserten, die ihr noch nicht habt, Alienwaffen erst, wenn diese aufgebraucht sind. Zwischen den Missionen dürft ihr Agenten wechseln; wer spät dazukommt, beginnt mit Kupfer. Wer stirbt, ist in der nächsten Mission wieder da, mit seinem Rang.
defenders-campaign-first-contact-ending-smoke = Zwei Schiffe sind Licht, ein Stuhl ist frei, und die Wüste ist still. Es ist ein Sieg. Er sieht anders aus, als ihr ihn gezeichnet hattet.
defenders-campaign-first-contact-ending-circle = Nichts ist geschehen. In einer Schublade im Hauptquartier liegen Orden, die niemand erklären kann, und einmal im Jahr kommt eine Postkarte ohne Absender: NOCH IMMER AUF DIE NORMALE ART HÄSSLICH?
defenders-campaign-first-contact-ending-yesterday = Ihr habt den Krieg gewonnen und den Sommer verloren. Es geht weiter, wie es ging: ein Licht in der Wüste, Bauern, Eintrittskarten. Immerhin wisst ihr jetzt, wo man stehen muss.
