# Die Lampenfrau: Relais Neun, der Ring, dann der Stuhl und der Kern.

alliance-mission-lamplighter = Die Lampenfrau
alliance-mission-lamplighter-brief = Relais Neun. Dort sitzt eine Frau auf einem Stuhl, und eine Maschine spricht mit ihrer Stimme zu allen auf den Merrow-Routen. Hinein bringt euch Ikka. Den Rückweg hat niemand versprochen.

## Ziele

alliance-mission-lamplighter-objective-two-hands = Legt beide Schalter um, im West- und im Ostflügel.
alliance-mission-lamplighter-objective-the-spine = Alle Helden zum Lift.
alliance-mission-lamplighter-objective-how-many-aboard = Warnt den Konvoi über Funk.
alliance-mission-lamplighter-objective-orsk = Besiegt Proktor Orsk.
alliance-mission-lamplighter-objective-the-chair = Löst Sera Vantine vom Stuhl.
alliance-mission-lamplighter-objective-the-core = Oder: überlastet den Kern an den Ventilen.
alliance-mission-lamplighter-objective-to-the-pod = Tragt Sera in die Kapsel.

## Der Ring

alliance-mission-lamplighter-object-door-hub = Tür zur Nabe
alliance-mission-lamplighter-object-door-hub-note = Sauber, weiß, gut geölt. Dahinter summt jemand beim Lautsprecher mit.
alliance-mission-lamplighter-object-door-west = Westflügel
alliance-mission-lamplighter-object-door-west-note = Durch den Spalt kommt warme Luft: Transformatoren und der Lüfter eines Geschützes.
alliance-mission-lamplighter-object-door-east = Ostflügel
alliance-mission-lamplighter-object-door-east-note = Stille, und das Ticken einer Klinge, die jemand immer wieder wendet.
alliance-mission-lamplighter-object-door-spine = Tür zum Rückgrat
alliance-mission-lamplighter-object-door-spine-note = Zwei Lampen darüber, beide dunkel: eine für jeden Flügel.
alliance-mission-lamplighter-object-radio = Funkgerät
alliance-mission-lamplighter-object-radio-note = Auf der Routenkarte sieben kleine Lichter, hintereinander, einer Stimme nach. Ihr könntet dazwischenreden (Verständnis). Das kann nur ein Mensch.
alliance-mission-lamplighter-object-surgeons-box = Weißer Kasten
alliance-mission-lamplighter-object-surgeons-box-note = Ikka hat ihn euch nachgeworfen. Er ist von der Feldärztin.
alliance-mission-lamplighter-object-switch-west = Westschalter
alliance-mission-lamplighter-object-switch-west-note = Vierzig Kabel, wo vier sein sollten (Technik).
alliance-mission-lamplighter-object-switch-east = Ostschalter
alliance-mission-lamplighter-object-switch-east-note = Ein Hebel, gebaut für zwei (Stärke).
alliance-mission-lamplighter-object-prisoners = Die drei von Oleth
alliance-mission-lamplighter-object-prisoners-note = Mirren und die anderen auf einer Bank, Nummern um den Hals. Das Schloss ist nichts Besonderes. Es war nur niemand da, der es aufmacht.
alliance-mission-lamplighter-object-west-crate = Ersatzteilschrank
alliance-mission-lamplighter-object-west-crate-note = Sicherungen, Handschuhe und etwas, das nicht auf der Liste steht.
alliance-mission-lamplighter-object-east-crate = Waffenständer
alliance-mission-lamplighter-object-east-crate-note = Mit einer Schleife verschlossen. So sicher sind sie sich.
alliance-mission-lamplighter-object-spine-crate = Verbandskasten
alliance-mission-lamplighter-object-spine-crate-note = Versiegelt, unbenutzt. Auf dieser Station hat es nie jemand eilig.
alliance-mission-lamplighter-action-call = Dazwischenreden
alliance-mission-lamplighter-action-reroute = Strom umleiten
alliance-mission-lamplighter-action-throw = Hebel umlegen
alliance-mission-lamplighter-action-unlock = Schloss öffnen
alliance-mission-lamplighter-region-lift = Der Lift

## Der Kern

alliance-mission-lamplighter-object-door-core = Tür zum Kern
alliance-mission-lamplighter-object-door-core-note = Nicht verschlossen. Ein Kärtchen daran: BITTE ANKLOPFEN.
alliance-mission-lamplighter-object-door-chair = Stuhlzimmer
alliance-mission-lamplighter-object-door-chair-note = Gepolstert. Kein Laut dringt heraus, nur Drähte.
alliance-mission-lamplighter-object-door-service = Wartungsgang
alliance-mission-lamplighter-object-door-service-note = Dahinter Dampf und an jedem Ende ein Ventil.
alliance-mission-lamplighter-object-door-pod = Kapselluke
alliance-mission-lamplighter-object-door-pod-note = Platz für vier, oder für eine Liegende.
alliance-mission-lamplighter-object-bench-crate = Kiste bei der Bank
alliance-mission-lamplighter-object-bench-crate-note = Jemand hat hier Tassen hingestellt, für jeden von euch eine.
alliance-mission-lamplighter-object-resonator-north = Nordresonator
alliance-mission-lamplighter-object-resonator-north-note = Er nimmt die Silben und macht sie freundlich. Orsk hält daran sein Gleichgewicht. Bringt ihn zum Schweigen (Technik) oder schlagt ihn in Stücke, und er spürt es.
alliance-mission-lamplighter-object-resonator-south = Südresonator
alliance-mission-lamplighter-object-resonator-south-note = Der Zwilling des anderen. Wo sie sich treffen, ist die Luft dick wie Tuch (Technik oder rohe Gewalt).
alliance-mission-lamplighter-object-sera = Der Stuhl
alliance-mission-lamplighter-object-sera-note = Eine Frau von einundsechzig mit Drähten hinter den Ohren. Jeder löst sich nur mit einem Wort im richtigen Moment (Verständnis).
alliance-mission-lamplighter-object-sera-free = Sera Vantine
alliance-mission-lamplighter-object-sera-free-note = Sie wiegt nichts. Festhalten kann sie sich selbst.
alliance-mission-lamplighter-object-dov = Dov an der Konsole
alliance-mission-lamplighter-object-dov-note = Seine Hände fliegen über die Tasten, als gehörten sie jemand anderem. Umgedreht hat er sich nicht (Verständnis).
alliance-mission-lamplighter-object-chair-crate = Arzneischrank
alliance-mission-lamplighter-object-chair-crate-note = Was nötig war, damit sie weitersprach.
alliance-mission-lamplighter-object-valve-west = Westventil
alliance-mission-lamplighter-object-valve-west-note = Rotes Rad, Bleisiegel, drei Warnungen (Technik).
alliance-mission-lamplighter-object-valve-east = Ostventil
alliance-mission-lamplighter-object-valve-east-note = Das gleiche Rad am anderen Ende. Teilt euch auf oder rennt (Technik).
alliance-mission-lamplighter-object-service-crate = Werkzeuglager
alliance-mission-lamplighter-object-service-crate-note = Jemandes Mittagessen, und womit er die Dosen aufmacht.
alliance-mission-lamplighter-action-silence = Zum Schweigen bringen
alliance-mission-lamplighter-action-play-reel = Das Masterband einspielen
alliance-mission-lamplighter-action-unbind = Drähte lösen
alliance-mission-lamplighter-action-talk = Mit Dov reden
alliance-mission-lamplighter-action-open-valve = Ventil öffnen
alliance-mission-lamplighter-region-pod = Die Kapsel

## Vorher

alliance-mission-lamplighter-opening-codes = Dov liest die Anflugcodes vor, Ziffer für Ziffer, und entschuldigt sich bei jeder. Die Station lässt euch ein wie alte Freunde.
alliance-mission-lamplighter-opening-nerve = Keine Codes. Ikka schaltet die Triebwerke ab und lässt die Patient Debt ohne Licht zwischen den Felsen hineintreiben. Niemand atmet. Was nicht antwortet, gibt es nicht.
alliance-mission-lamplighter-opening-voice = Auf dem offenen Band sagt die Stimme: „Ich sehe euer Licht.“ Sie sagt es zu euch. Sie sagt es zu allen da draußen, im selben Augenblick, im selben Atemzug.
alliance-mission-lamplighter-opening-tell = „Sie hätte längst gefragt“, sagt Ikka. „Wie viele. Längst gefragt.“ Sie klopft zweimal an die Wand. „Also. Holt die, die fragt.“
alliance-mission-lamplighter-switches-rule = Das Rückgrat öffnet sich, wenn beide Schalter umgelegt sind, in jedem Flügel einer. Die Reihenfolge bestimmt ihr.
alliance-mission-lamplighter-burned = Seit Port Sallow habt ihr vier Stunden geschlafen, und eure Kleider riechen noch danach.
alliance-mission-lamplighter-radio-wakes = In der Schleuse hängt ein altes Funkgerät, das niemand abgenommen hat. Auf seiner Karte folgen sieben Lichter der Stimme auf die Scheren zu, ordentlich wie Kinder hinter einer Lehrerin.

## Im Ring

alliance-mission-lamplighter-radio-static = „Ich sehe euer Licht“, sagt die Stimme über alles hinweg, was ihr sagt, freundlich wie eine Hand auf dem Mund.
alliance-mission-lamplighter-convoy = Ihr sagt nicht, wer ihr seid. Ihr fragt: „Wie viele an Bord?“ Stille auf sieben Schiffen. Dann antwortet eines, dann alle: neun, vier, einunddreißig. Eine Stimme, die fragt, ist nicht die, der sie gefolgt sind. Sieben Lichter drehen um.
alliance-mission-lamplighter-convoy-sera = Und tief unten im Rauschen, dünn wie Draht, jemand, der keine Maschine ist: „Gut gefragt. Wer hat euch das beigebracht?“
alliance-mission-lamplighter-hub-asleep = Dov hat der Nabe gemeldet, das sei eine Übung, und die Übung sei um sechs. Drei Soldaten liegen mit Stiefeln auf ihren Pritschen.
alliance-mission-lamplighter-hub-awake = Eine Kreuzung, vier Türen, eine Konsole. Drei Soldaten schauen vom selben Bildschirm auf. Darauf ist euer Schiff.
alliance-mission-lamplighter-expected = „Sie sind pünktlich“, sagt ein Offizier zu seinem Handgelenk. „Danke, Proktor. Wie Sie sagten.“ Madame Quills Kundschaft hat über euch gelesen.
alliance-mission-lamplighter-mapped-ask = Ihr kennt die Leitungen: Ein Flügel lässt sich von hier öffnen. Welcher?
alliance-mission-lamplighter-mapped-west = Der Westflügel.
alliance-mission-lamplighter-mapped-east = Der Ostflügel.
alliance-mission-lamplighter-wing-surprised = Die Tür gleitet auf, während drinnen gegessen wird. Ein Löffel hängt noch in der Luft.
alliance-mission-lamplighter-west-wing = Transformatoren in Reihen, Kabel wie Wurzeln. Zwischen zwei Pfeilern zielt ein Geschütz schon auf die Tür. Das ist seine Arbeit.
alliance-mission-lamplighter-prisoners-seen = Auf einer Bank an der Wand sitzen drei mit Nummern um den Hals. Ihr kennt sie. Einmal seid ihr für sie zu spät gekommen.
alliance-mission-lamplighter-prisoners-free = „Hat ja gedauert“, sagt Mirren, mehr bringt sie nicht heraus. Sie gehen den Weg zurück, den ihr kamt, drei von dreien. Ikka zählt sie herein, laut.
alliance-mission-lamplighter-east-wing = Zwei in Rot erheben sich von den Knien und verbeugen sich. Das ist kein Gruß, das ist ein Anfang.
alliance-mission-lamplighter-west-done = Die Kabel lassen einander los. Über der Tür zum Rückgrat geht eine Lampe an.
alliance-mission-lamplighter-east-done = Der Hebel fällt wie ein Urteil. Über der Tür zum Rückgrat geht eine Lampe an.
alliance-mission-lamplighter-both-switches = Beide Lampen brennen. Irgendwo in den Wänden dreht sich ein altes Schloss, und eine halbe Sekunde lang ist die Stimme verstimmt.
alliance-mission-lamplighter-spine = Ein Hals von zwei Schritten, dann ein Saal, hell wie ein Operationsraum. Ein Offizier schließt sein Buch über dem Finger. „Der Lift ist außer Betrieb“, sagt er. Er sagt es gut.
alliance-mission-lamplighter-box-empty = Leer. Darin ein Zettel der Ärztin: „Das habt ihr schon.“
alliance-mission-lamplighter-box-full = Bacta, drei Rollen, und ein Zettel: „Nehmt es für jeden.“
alliance-mission-lamplighter-spine-found = Ein Kasten mit heilem Siegel. Elf Jahre lang jede Woche überprüft.
alliance-mission-lamplighter-ring-alarm = Ein Gong, sanft wie im Hotel. In seinem Takt kommen neue Soldaten durch die Nabe.
alliance-mission-lamplighter-vented = Eine Sektion wird entlüftet, damit ihr wisst, dass es geht. Eure Ohren wissen es zuerst.
alliance-mission-lamplighter-lift = Der Lift fährt ausgezeichnet. Er braucht eine Minute. Ihr verbindet, was sich verbinden lässt. Niemand spricht, und in der Decke sagt ihre Stimme, dass sie euer Licht sieht.

## Orsk

alliance-mission-lamplighter-orsk-greets = „Danke, dass ihr gekommen seid“, sagt Proktor Orsk. „Ich meine das so. Elf Jahre Krieg in diesem Gürtel, bis eine Stimme sprach und alle anderen schwiegen. Ihr habt gehört, wie still es ist. Ich wäre dankbar, wenn ihr es dabei belasst.“ Er stellt die Tasse ab.
alliance-mission-lamplighter-resonators-rule = In den Ecken des Kerns stehen zwei Resonatoren. Jeder, der verstummt oder zerstört wird, fügt Orsk 3 Schaden zu. Die Türen zum Stuhl und zum Wartungsgang gehen erst auf, wenn er gefallen ist.
alliance-mission-lamplighter-shake-rule = Die Station erträgt nicht, was hier geschieht. Ab dem Ende eurer dritten Runde im Kern bebt sie: erst Anstrengung, dann Schaden, mit der Zeit mehr (schwer: eine Runde früher; hält Ikka das Schiff, eine Runde später).
alliance-mission-lamplighter-ikka-waits = „Ich hab eine Klammer an ihrem Rumpf“, sagt Ikka. „Halte ihn euch gerade. Die Klammer hält nicht ewig. Ich schon.“
alliance-mission-lamplighter-core-open = Ein Ring um einen Schacht. Aus dem Schacht kommt ihre Stimme, von überall, und spricht zu neunhundert Schiffen. Ein Mann in Rot stellt die Füße zurecht.
alliance-mission-lamplighter-resonator-out = Der Ton stirbt. Orsk schwankt, wie jemand auf einer Treppe, der eine Stufe fehlt.
alliance-mission-lamplighter-resonator-out-2 = Ein Riss geht durch den Klang. Orsk fasst sich ans Ohr und betrachtet das Blut mit Interesse.
alliance-mission-lamplighter-resonator-breaks = Das Gehäuse platzt und mit ihm ein Akkord, von dem niemand wusste, dass er ihn hörte. Orsk setzt den Fuß dorthin, wo eben noch der Boden war.
alliance-mission-lamplighter-resonator-breaks-2 = Er zerspringt wie eine schlecht gegossene Glocke. „Der war alt“, sagt Orsk und muss sich am Geländer festhalten, um es zu sagen.
alliance-mission-lamplighter-reel-plays = Ihr fädelt das Ende des Masterbands ein. Aus dem Resonator kommt eine Frau mit Schnupfen, neun Jahre her: „Bring sie langsam rein. Wie viele an Bord?“ Darauf weiß die Maschine nichts. Orsk sinkt auf ein Knie.
alliance-mission-lamplighter-orsk-falls = Orsk setzt sich ans Geländer. „Danke“, sagt er und scheint erstaunt, dass niemand antwortet. „Es geht weiter, wisst ihr. Mich braucht es nicht. Es braucht überhaupt niemanden.“
alliance-mission-lamplighter-voice-alone = Er hat recht. Über dem Schacht spricht die Stimme weiter, warm, ohne Eile, allein. „Ich sehe euer Licht. Bleibt auf diesem Kurs. Ich sehe euer Licht.“
alliance-mission-lamplighter-bomb-offer = „Er liegt, hör ich“, sagt Ikka. „Das Ding in meinem Laderaum ist scharf. Drei Worte, ihr rennt, und es gibt keine Stimme mehr.“ Pause. „Ich weiß, wer da drin sitzt. Sagt es oder nicht.“
alliance-mission-lamplighter-bomb-ask = Ikkas Bombe würde es jetzt beenden, mit Sera auf dem Stuhl.
alliance-mission-lamplighter-bomb-wait = Noch nicht. Wir gehen hinein.
alliance-mission-lamplighter-bomb-now = Jetzt. Tu es.
alliance-mission-lamplighter-bomb-goes = Ihr rennt. Hinter euch sagt die Stimme, dass sie euer Licht sieht, und dieses eine Mal stimmt es.
alliance-mission-lamplighter-two-ways-rule = Östlich des Schachts ist der Stuhl: Befreit Sera (Verständnis). Südlich sind die Ventile: Verbrennt den Kern (Technik). Ist eines getan, entscheidet ihr, ob ihr geht oder für das andere bleibt.

## Der Stuhl

alliance-mission-lamplighter-chair = Eine Maschine, ein Stuhl. Sie ist kleiner als ihre Stimme. Ihre Lippen bewegen sich einen Augenblick vor jedem Lautsprecher der Station.
alliance-mission-lamplighter-chair-sera = Ihr Blick findet euch. Sie spricht schnell, zwischen zwei Sätzen der Maschine: „Drähte, keine Gurte. Hinterm linken Ohr anfangen. Sechs Schiffe hab ich von hier aus am Fels vorbeigebracht, in den Lücken; habt ihr sie gesehen? Wie viele an Bord?“
alliance-mission-lamplighter-dov-here = An der Konsole sitzt Dov, aufrecht, eine Wachjacke um die Schultern. „Verzeihung“, sagt er zu den Tasten, „Verzeihung, wenn ich aufhöre, hört sie auf.“
alliance-mission-lamplighter-dov-voice = „Zuerst hinterm linken Ohr“, sagt Dov in eurem Kopfhörer. „Verzeihung. Ich hab das gelötet. Dann bis zwei zählen, dann der blaue. Mama, Verzeihung. Bis zwei.“
alliance-mission-lamplighter-dov-turns = „Mir hat keiner gesagt, dass ich aufhören darf“, sagt Dov. „Also, ich wusste es. Verzeihung. Ich wusste es.“ Er nimmt beide Hände von den Tasten, und nichts stirbt. Dann fängt er an, Kabel zu ziehen.
alliance-mission-lamplighter-sera-patient = „Der nicht“, sagt Sera. „Macht nichts. Hast du kalte Hände?“
alliance-mission-lamplighter-unbound = Der letzte Draht löst sich. Einen Atemzug lang schweigen alle Lautsprecher, und in diesem Atemzug hustet eine alte Frau. Dann spricht die Maschine ohne sie weiter, ein wenig flacher.
alliance-mission-lamplighter-sera-asks = „Es kommt ohne mich aus“, sagt sie. „Es hat genug von mir. Da draußen hören neunhundert zu. Ich kann dagegen anreden, wenn ihr mich an ein Gerät bringt. Oder es brennt jemand ab. Wie viel Zeit haben wir?“
alliance-mission-lamplighter-voice-or-stay = Sera ist frei. Der Chor spricht weiter. Gehen, oder für den Kern bleiben?
alliance-mission-lamplighter-go-with-her = Gehen. Bringt sie heim.
alliance-mission-lamplighter-stay-for-core = Bleiben. Er soll auch brennen.
alliance-mission-lamplighter-stay-for-core-said = „Dann die Kapsel“, sagt Sera. „Gleich hinter mir; trägt mich jemand? Ich sitze seit drei Monaten.“ Die Luke geht auf. Die Station neigt sich.

## Das Ende des Kerns

alliance-mission-lamplighter-service = Ein Gang voller Dampf, an jedem Ende ein Ventil und in der Mitte drei Soldaten, die überall lieber wären.
alliance-mission-lamplighter-overloaded = Der Zeiger geht durch Rot und weiter. Unter dem Gitter fängt etwas Riesiges an, einen einzigen Ton zu summen, und es ist nicht ihre Stimme.
alliance-mission-lamplighter-sera-says-go = Aus allen Lautsprechern, zwischen zwei Sätzen, die nicht ihre sind: „Das waren die Ventile, oder? Gut. Es musste jemand tun. Bis zur Tür reicht die Zeit; wie viele an Bord? Dann geht, alle, ja?“
alliance-mission-lamplighter-quiet-or-stay = Der Kern wird brennen. Sera sitzt auf dem Stuhl. Gehen, oder für sie bleiben?
alliance-mission-lamplighter-go-without-her = Gehen. Sie hat es gesagt.
alliance-mission-lamplighter-stay-for-her = Bleiben. Holt sie heraus.
alliance-mission-lamplighter-stay-for-her-said = „Ihr geht ja gar nicht“, sagt Sera in den Lücken. „Ich höre eure Stiefel. Warum tut auf diesem Band nie jemand, was man ihm sagt?“
alliance-mission-lamplighter-both-ready = Der Stuhl ist leer, der Kern brennt. Von Relais Neun sind neun Schritte Boden übrig und eine Kapsel. „Alle da?“, fragt Sera.
alliance-mission-lamplighter-all-lights-home = Auf der kleinen Karte der Kapsel liegen sieben Lichter sicher hinter den Scheren, und immer mehr drehen um. Sera zählt sie. Sie zählt sie noch einmal.
alliance-mission-lamplighter-chair-found = Ampullen, Honig, Halspastillen. Um die Stimme haben sie sich gut gekümmert.
alliance-mission-lamplighter-first-wounded = „Da liegt einer“, sagt Ikka. „Ich zähl die Köpfe an der Schleuse. Die Zahl kenn ich.“
alliance-mission-lamplighter-shake-1 = Das Deck sackt eine Handbreit ab und überlegt es sich anders.
alliance-mission-lamplighter-shake-2 = Irgendwo unten bricht eine Rippe der Station, es klingt wie eine sehr große Tür.

## Das Ende

alliance-mission-lamplighter-how-the-voice = Sera Vantine ist frei. Der Chor spricht weiter, und sie auch.
alliance-mission-lamplighter-how-the-quiet = Relais Neun ist verbrannt, auf den Routen ist es still.
alliance-mission-lamplighter-how-both = Sera Vantine ist draußen, und hinter ihr ist der Chor verbrannt.
alliance-mission-lamplighter-how-all-wounded = Die Maschine spricht weiter.
alliance-mission-lamplighter-how-too-late = Relais Neun ist zerbrochen, bevor es getan war.
alliance-mission-lamplighter-after-convoy = In dieser Nacht laufen sieben Schiffe ein. Zweihundertsechs Menschen, und am Kai steht niemand, der weiß, warum.
alliance-mission-lamplighter-after-hands-lost = Die drei von Oleth saßen im Westflügel. Das Schloss hat niemand geöffnet.
alliance-mission-lamplighter-after-dirty = Die Feldärztin erfährt es wie alle anderen. Das sei eine gute Nachricht, sagt sie und kocht weiter denselben Verband aus.
alliance-mission-lamplighter-after-lost = Ikka zieht euch aus dem Dunkel, oder ihr treibt; darüber geht die Erzählung auseinander. Auf dem Band hat euch jemand durch die Felsen geredet. Es war ihre Stimme. Ihr seid es wieder und wieder durchgegangen und wisst nicht mehr, ob sie gefragt hat.
