# Erster Akt, 1.

alliance-mission-clear-lane = Die letzte freie Route
alliance-mission-clear-lane-brief = Das Kurierschiff Second Helping ist den Worten der Lampenfrau nach Oleth gefolgt, bis in eine Felswand. Acht waren an Bord. Drei sind herausgekommen und hinter einem Zaun gelandet. Holt sie da raus.

## Der Weg hinein

alliance-mission-clear-lane-opening =
    Ein halbes Kurierschiff liegt auf der Lichtung, und die Bäume ringsum rauchen noch. Ikka lässt die Triebwerke warm.

    „Ich war direkt dahinter. Dieselben Worte, dieselbe Route. Dann bin ich raus. Irgendwas daran war …“ Sie spricht nicht weiter. „Acht an Bord. Geht zählen.“
alliance-mission-clear-lane-two-ways =
    Im Osten ein Tor: nah, bewacht, und es verlangt Muskeln oder eine ruhige Hand mit einem Draht. Im Süden ein Pfad: lang, still, zu einer Hintertür, die niemand abgeschlossen hat. Soldaten stochern im Wrack. Und etwas, das schwebt.
alliance-mission-clear-lane-gate-open =
    Das Tor schwingt auf, dahinter ein Hof aus festgetretenem Schlamm. Ein Offizier diktiert eine Liste. „Posten: drei Personen, gebraucht.“ Er blickt auf. „Posten: Besucher.“
alliance-mission-clear-lane-back-door-open =
    Die Hintertür gibt mit einem Seufzer nach. Stroh, Kälte, der Geruch von etwas, das gut gefüttert wird. Drei Menschen an einer Kette, und alle drei schütteln den Kopf.
alliance-mission-clear-lane-the-beast =
    Jetzt seht ihr, was sie meinen. In den Zellen liegt eine zweite Kette, armdick. Ihr Halsring steht offen. Er öffnet sich, wenn eine Tür es tut.
alliance-mission-clear-lane-cells =
    In den Zellen: Pell und Tavi befreit ihr mit einer einfachen Interaktion. Mirren ist verletzt. Redet ihr gut zu (Verständnis) oder hebt sie auf (Stärke; wem es gelingt, der erleidet 1 Anstrengung). Auch ein Teil zählt: Erfolge summieren sich.
alliance-mission-clear-lane-guards-come =
    Ein Tier brüllt nicht ohne Grund. Stiefel auf dem Hof, ein Schlüssel in der anderen Tür und eine trockene Stimme: „Posten: Lärm.“
alliance-mission-clear-lane-the-store =
    Regale, Decken, Dosen. Zwischen den Dosen hat jemand einen Tisch beiseitegeschoben, um Platz zu schaffen, und durch die Tür jedes Wort mitgehört.
alliance-mission-clear-lane-in-the-yard-crate = Ein Feldbesteck mit dem Stempel des Kurierschiffs. Noch nicht einmal geöffnet.
alliance-mission-clear-lane-in-the-supplies = Sachen aus fremden Taschen, jede in einem beschrifteten Beutel. Eine davon könnt ihr brauchen.
alliance-mission-clear-lane-in-the-pay-chest = Der Sold einer ganzen Garnison, zwei Monate zu spät. Jetzt wird er noch später.

## Der Flugschreiber

alliance-mission-clear-lane-first-words =
    Der Flugschreiber knistert. Ihre Stimme, warm wie eine Küche: „Ich sehe euer Licht. Kommt nach links. Noch ein wenig. Ich sehe euer Licht.“ Der Pilot bedankt sich. Er klingt glücklich.
alliance-mission-clear-lane-the-splice =
    Ihr hört es bis zum Ende, bis zur Felswand. Dann von vorn, und nun fällt es euch auf. Elf Jahre lang hat sie jedes Schiff zuerst dasselbe gefragt.

    Diese Stimme hat nie gefragt, wie viele an Bord sind.

## Drei Menschen

alliance-mission-clear-lane-pell-free =
    „Pell. Koch“, sagt der Mann und reibt sich die Handgelenke. „Nach links, hat sie gesagt. Sie klang so sicher, dass keiner aus dem Fenster gesehen hat.“
alliance-mission-clear-lane-tavi-free =
    Tavi ist vielleicht sechzehn und hält einen losen Bolzen wie ein Messer. „Acht“, sagt sie. „Jemand sollte es aussprechen. Wir waren acht.“
alliance-mission-clear-lane-mirren-free =
    Mirren steht auf, wird grau und bleibt stehen. „Ich war ihre Freundin auf dem Band“, sagt sie. „Neun Jahre Nächte. Das war sie nicht. Fragt mich nicht, woher ich das weiß.“
alliance-mission-clear-lane-the-speaker =
    Alle drei sind frei. An der Wand über dem Stroh klickt ein Lautsprecher.

    „Ich sehe euer Licht“, sagt die Lampenfrau sanft. „Euch alle, bei den Zellen. Bleibt, wo ihr seid. Es kommt jemand, der euch nach Hause bringt.“ Tavi beginnt zu lächeln. Dann sieht sie Mirrens Gesicht.
alliance-mission-clear-lane-the-speaker-ask = Die Stimme redet weiter, und irgendwer da draußen hört ihr zu.
alliance-mission-clear-lane-smash-it = Den Lautsprecher zerschlagen
alliance-mission-clear-lane-hear-it-out = Bis zum Ende zuhören
alliance-mission-clear-lane-smashed = Ein Schlag, und es ist still. Wer zu dieser Tür geführt wurde, muss sie jetzt suchen.
alliance-mission-clear-lane-heard-out =
    Ihr steht still und hört zu, Wort für Wort, wo der Atem fehlt und wo er zweimal kommt. Jetzt habt ihr etwas, womit ihr den Flugschreiber vergleichen könnt. Draußen kommt jemand näher, Schritt für Schritt, wie ihm gesagt wird.
alliance-mission-clear-lane-hunters =
    Jäger, nach Köpfen bezahlt, und man hat ihnen gesagt, wo die Köpfe sind. „Ich komm runter“, sagt Ikka in eurem Ohr. „Wo ich euch abgesetzt hab. Nicht zu spät. Und nicht weniger.“
alliance-mission-clear-lane-ikka-lands =
    Die Patient Debt fällt durch den Rauch, die Rampe schon offen. Ikka zählt euch leise hinein, zweimal. „Klang wie sie“, sagt sie. „Mehr wie sie als sie selbst.“ Dann zieht sie so hart hoch, dass keiner antworten kann.
alliance-mission-clear-lane-how-picked-up = Drei von acht sind draußen und in der Luft.
alliance-mission-clear-lane-how-all-wounded = Der Zaun hat sie behalten.

## Gefahr

alliance-mission-clear-lane-smoke = Das Feuer hat den Treibstoff gefunden. Schwarzer Rauch wälzt sich über den Zaun, und jeder Atemzug kostet etwas.
alliance-mission-clear-lane-relief = Noch mehr Stiefel im Rauch, und Funken, die durch den Stoff brennen. Die Ablösung ist da, pünktlich und im Gleichschritt.

## Danach

alliance-mission-clear-lane-after-won =
    Pell kocht für alle und lässt sich nicht helfen. Tavi ritzt fünf Namen in die Luke. „Wir sind drei, die ein bisschen schießen können“, sagt Mirren. „Wo ihr hingeht, werdet ihr das brauchen.“
alliance-mission-clear-lane-after-lost =
    Ihr kommt davon, und viel mehr nicht. Hinter euch hebt am Zaun ein Transporter ab, mit drei Menschen darin. Auf dem offenen Band wünscht ihm eine Stimme eine freie Route. Er fliegt nach Relais Neun.

## Ziele

alliance-mission-clear-lane-objective-get-in = Öffnet das Tor oder die Hintertür am Ende des Pfads.
alliance-mission-clear-lane-objective-free-them = Befreit die drei Überlebenden in den Zellen.
alliance-mission-clear-lane-objective-pickup = Bringt alle Helden zum Treffpunkt auf der Lichtung.
alliance-mission-clear-lane-objective-recorder = Spielt den Flugschreiber im Wrack ab (Technik).

## Auf der Karte

alliance-mission-clear-lane-object-gate = Tor
alliance-mission-clear-lane-object-gate-note = Zwei Flügel aus Blech und ein Codeschloss. Schultern (Stärke) oder ein Draht (Technik) genügen; auf Schwer braucht es zusammen 2 Erfolge.
alliance-mission-clear-lane-object-cell-door = Zellentür
alliance-mission-clear-lane-object-cell-door-note = Von innen zerkratzt, weit unten. Sie ist nicht verschlossen.
alliance-mission-clear-lane-object-store-door = Lager
alliance-mission-clear-lane-object-store-door-note = VORRÄTE sagt das Schild. Dahinter tickt etwas, das gerade abkühlt.
alliance-mission-clear-lane-object-back-door = Hintertür
alliance-mission-clear-lane-object-back-door-note = Hier endet der Pfad. Sie öffnet sich sofort. Was dahinter ist, wird es hören.
alliance-mission-clear-lane-object-flight-recorder = Flugschreiber
alliance-mission-clear-lane-object-flight-recorder-note = Verbeult, orange, er blinkt noch. Darin sind die letzten Worte an das Kurierschiff (Technik, zusammen 2 Erfolge, auf Schwer 3).
alliance-mission-clear-lane-object-yard-crate = Kiste im Hof
alliance-mission-clear-lane-object-yard-crate-note = Bergegut aus dem Wrack, noch nicht sortiert.
alliance-mission-clear-lane-object-supplies = Regal
alliance-mission-clear-lane-object-supplies-note = Was Gefangene in den Taschen hatten.
alliance-mission-clear-lane-object-pay-chest = Soldkasse
alliance-mission-clear-lane-object-pay-chest-note = Eine Stahlkassette, der Deckel einen Spalt offen. Da war jemand beim Zählen.
alliance-mission-clear-lane-object-pell = Pell
alliance-mission-clear-lane-object-pell-note = Ein breiter Mann an einer kurzen Kette. Der Riegel ist auf eurer Seite.
alliance-mission-clear-lane-object-tavi = Tavi
alliance-mission-clear-lane-object-tavi-note = Ein Mädchen, das seinen Bolzen fast losgedreht hat. Helft ihr bei der letzten Drehung.
alliance-mission-clear-lane-object-mirren = Mirren
alliance-mission-clear-lane-object-mirren-note = Sie lehnt an der Wand und hält sich die Seite. Redet ihr zu (Verständnis) oder hebt sie auf (Stärke).
alliance-mission-clear-lane-action-force = Tor aufbrechen
alliance-mission-clear-lane-action-slice = Schloss überbrücken
alliance-mission-clear-lane-action-play = Aufnahme abspielen
alliance-mission-clear-lane-action-steady = Ihr gut zureden
alliance-mission-clear-lane-action-lift = Sie aufheben
alliance-mission-clear-lane-region-pickup-point = Treffpunkt
