# Die erste Lektion.

alliance-mission-first-steps = Erste Schritte
alliance-mission-first-steps-brief = Eine Tankstelle auf Brask. Ihr wolltet Treibstoff. Die Pumpe will eine Genehmigung, und drei Soldaten wollen wissen, warum ihr keine habt. Eine Lektion für alle, die so etwas noch nie gespielt haben.

## Die Geschichte

alliance-mission-first-steps-opening =
    Brask, Mittag. Die Anzeige sagt leer, die Straße in beide Richtungen auch. Es gibt eine Pumpe, einen Hof, eine Tür und ein Schild: OHNE GENEHMIGUNG KEIN TREIBSTOFF.

    „Wir könnten höflich fragen“, sagt Diala. Fenn prüft sein Gewehr. „Ich frage höflich.“
alliance-mission-first-steps-patrol =
    Drei Soldaten biegen um die Ecke, das Mittagessen in der Hand. Sie sehen das Schiff, dann euch, dann das Schild. Bis sie eins und eins zusammengezählt haben, vergeht ein Moment. Nutzt ihn: zum Felsen!
alliance-mission-first-steps-behind-the-rock =
    Der Fels ist warm und breiter, als er aussieht. „Ihr da!“, ruft es vom Hof. „Genehmigung!“ Jemand lässt ein belegtes Brot fallen und greift zum Gewehr.
alliance-mission-first-steps-yard-is-clear =
    Stille. Am Gürtel des letzten Soldaten hängt eine Schlüsselkarte, und darauf hat jemand mit Bleistift geschrieben: TÜR KLEMMT, ZIEHEN.
alliance-mission-first-steps-the-clerk =
    Ein kühles kleines Büro. Der Offizier am Schreibtisch blickt nicht auf. Euer Formular hat er schon ausgefüllt. Unter „Grund der Ablehnung“ steht: leistete Widerstand. Er löscht die Tinte, faltet das Blatt und zieht die Pistole.
alliance-mission-first-steps-in-the-locker =
    Ein Mantel, den niemand vermissen wird, eine Dose Kekse, und unter den Keksen etwas Brauchbares.
alliance-mission-first-steps-clerk-down =
    Der Offizier setzt sich gekränkt auf den Boden. Sein Stempel rollt unter die Spinde.
alliance-mission-first-steps-wrong-field =
    FELD 14 FEHLT, meldet die Konsole. Es gibt dreißig Felder. Noch einmal.
alliance-mission-first-steps-the-pump-runs =
    Die Konsole denkt nach und druckt eine Genehmigung. Sie ist auf das belegte Brot ausgestellt. Draußen hustet die Pumpe, und der Treibstoff läuft.
alliance-mission-first-steps-the-radio =
    Das Funkgerät auf dem Regal steht nicht einmal auf einem Kanal. Eine Frauenstimme, ruhig, ganz nah: „Tankstelle Brask, eine Patrouille dreht in eure Richtung. Nehmt den Weg nach Norden. Wie viele an Bord?“

    Von euch hat noch niemand ein Wort gesagt.
alliance-mission-first-steps-how-fuelled = Der Tank ist voll, die Genehmigung fast echt, und irgendwo da draußen zählt euch jemand.
alliance-mission-first-steps-how-all-wounded = Drei Soldaten und ein Schreiber. Das passiert den Besten: noch einmal.

## Ziele

alliance-mission-first-steps-objective-to-the-rock = Bringt einen Helden hinter den Felsen.
alliance-mission-first-steps-objective-clear-the-yard = Besiegt die Patrouille.
alliance-mission-first-steps-objective-the-door = Öffnet die Tür zum Posten.
alliance-mission-first-steps-objective-the-permit = Fälscht an der Pumpenkonsole eine Genehmigung.
alliance-mission-first-steps-objective-the-locker = Seht in die Kiste.

## Auf der Karte

alliance-mission-first-steps-object-post-door = Tür zum Posten
alliance-mission-first-steps-object-post-door-note = Stahl, von der Sonne gebleicht, mit Kartenleser. Die Soldaten gehen hier ein und aus, also hat einer von ihnen die Karte.
alliance-mission-first-steps-object-pump-console = Pumpenkonsole
alliance-mission-first-steps-object-pump-console-note = Dreißig Felder und ein blinkender Strich. Mit etwas Geschick (Probe auf Technik, 1 Erfolg) druckt sie, was immer ihr wollt.
alliance-mission-first-steps-object-crate-1 = Kiste
alliance-mission-first-steps-object-crate-1-note = FUNDSACHEN steht auf dem Deckel. Seit Jahren hat niemand danach gefragt.
alliance-mission-first-steps-action-forge = Genehmigung fälschen
alliance-mission-first-steps-region-rock = Hinter dem Felsen

## Tipps

alliance-mission-first-steps-hint-read = Die Geschichte kommt in kurzen Seiten. Lies diese hier und tippe dann auf „Weiter“.
alliance-mission-first-steps-hint-deploy = Hier geht es los. Tippe auf ein umkreistes Feld, um einen Helden dorthin zu stellen, dann ebenso für den anderen.
alliance-mission-first-steps-hint-goal = Diese Zeile sagt dir immer, was zu tun ist. Wähle nun einen Helden und aktiviere ihn.
alliance-mission-first-steps-hint-run = Ein aktivierter Held hat zwei Aktionen. Nimm als erste „Bewegen“: Das gibt dir Bewegungspunkte.
alliance-mission-first-steps-hint-move = Die leuchtenden Felder erreichst du, ein Punkt je Schritt, auch schräg. Tippe auf ein Feld hinter dem Felsen.
alliance-mission-first-steps-hint-not-yet-there = Noch nicht ganz. Übrige Punkte kannst du in dieser Aktivierung jederzeit nutzen; ein zweites „Bewegen“ gibt neue.
alliance-mission-first-steps-hint-two-actions = Eine Aktion ist verbraucht, eine bleibt. Du kannst damit tun, was du willst, auch noch einmal dasselbe.
alliance-mission-first-steps-hint-attack = Tippe auf einen Soldaten, den du siehst. Bevor du bestätigst, zeigt der Tisch deine Aussichten: wie oft du triffst und wie hart.
alliance-mission-first-steps-hint-dice = Schaden minus Blocken ist, was das Ziel erleidet. Ein Schuss braucht dazu Zielsicherheit: mindestens 1 für jedes Feld Entfernung.
alliance-mission-first-steps-hint-end = Sind beide Aktionen verbraucht, beende die Aktivierung. Dann kommt der andere Held dran.
alliance-mission-first-steps-hint-strain = Dialas Stab reicht zwei Felder weit. Fehlt dir ein Schritt, beiß dich durch: 1 Anstrengung gibt 1 Bewegungspunkt, zweimal je Aktivierung.
alliance-mission-first-steps-hint-rounds = Eine neue Runde. Ihr seid nur zu zweit, darum handelt jeder Held zweimal je Runde. Aktiviere einen.
alliance-mission-first-steps-hint-enemy-turn = Ab jetzt antwortet der Gegner. Beendest du eine Aktivierung, ist eine Gruppe dran, die noch bereit ist.
alliance-mission-first-steps-hint-enemy-why = Niemand spielt den Gegner: Er zieht eine Karte und tut, was sie sagt, Zeile für Zeile. Die Karte sagt dir in einem Satz, warum; Mehr zeigt jeden Schritt, und ein Tipp auf eine Nummer öffnet ihre Regel.
alliance-mission-first-steps-hint-surge = Ein Blitz auf deinen Würfeln ist Energie. Wenn du welche würfelst, kannst du dir dafür etwas kaufen, etwa 1 Schaden mehr.
alliance-mission-first-steps-hint-rest = Ein ruhiger Moment. Ausruhen kostet eine Aktion und nimmt Anstrengung weg; mit einem Medipack heilt es auch 5 Schaden.
alliance-mission-first-steps-hint-door = Stell dich direkt vor die Tür und interagiere mit ihr. Auch das ist eine Aktion.
alliance-mission-first-steps-hint-new-room = Ein neuer Raum, ein neuer Gegner. Was hinter einer geschlossenen Tür wartet, tut nichts, bis ihr sie öffnet.
alliance-mission-first-steps-hint-crate = In Kisten liegt Nachschub. Stell dich darauf oder daneben und interagiere. Du musst nicht, aber warum solltest du nicht?
alliance-mission-first-steps-hint-test = Hier zu interagieren ist eine Probe auf Technik: Der Held würfelt, was auf seinem Bogen steht, und jede Energie ist ein Erfolg. Fenn hat dafür mehr Würfel.
alliance-mission-first-steps-hint-test-again = Jetzt die Konsole: eine Probe auf Technik, jede gewürfelte Energie ist ein Erfolg. Misslingt sie, darfst du es wieder versuchen.

## Tipps neben dem echten Tisch

alliance-mission-first-steps-hint-build = Diese Seite ist der Bauplan für euren Tisch. Holt diese Spielplanteile, legt sie zusammen, wie es der Plan zeigt, stellt Türen und Marker darauf und tippt dann unten auf den Knopf.
alliance-mission-first-steps-hint-place = Stellt beide Helden auf die leuchtenden Felder eures Spielplans. Von nun an bewegt ihr die Figuren selbst; der Bildschirm muss nur erfahren, was zählt.
alliance-mission-first-steps-hint-order = Etwas geschieht, und diese Seite sagt, was zu tun ist: Stellt diese Figuren auf die leuchtenden Felder. Tippt auf den Knopf, wenn sie dort stehen.
alliance-mission-first-steps-hint-walk = Ein Held hat zwei Aktionen; „Bewegen“ gibt so viele Bewegungspunkte, wie er Geschwindigkeit hat. Steht einer von euch auf einem markierten Feld hinter dem Felsen, tippt hier darauf und sagt, wer.
alliance-mission-first-steps-hint-finish = Sind beide Aktionen verbraucht, tippt auf das Porträt des Helden und dann auf „Aktivierung beendet“. Ein Haken zeigt, wer schon dran war.
alliance-mission-first-steps-hint-damage = Ihr greift mit echten Würfeln an und legt echten Schaden neben die Figuren: Schaden minus Blocken, und ein Schuss braucht je Feld 1 Zielsicherheit. Erst wenn der letzte Soldat fällt, tippt hier auf die Gruppe.
alliance-mission-first-steps-hint-twice = Ihr seid nur zu zweit, darum handelt jeder Held zweimal je Runde: Das zweite Porträt hinter dem ersten ist die andere Aktivierung. Die +10 ist Bonusgesundheit.
alliance-mission-first-steps-hint-window = Jetzt handelt der Gegner, und diese Karte sagt, wie. Geht für jede Figur die Liste von oben nach unten durch, mit echten Figuren und Würfeln; was sie nicht kann, überspringt sie. Tippt dann auf „Fertig“.
alliance-mission-first-steps-hint-falls = Hat ein Held so viel Schaden wie Gesundheit, ist er verwundet: Tippt auf sein Porträt, dann auf „Verwundet“, und wendet seinen Bogen. Er macht weiter.
alliance-mission-first-steps-hint-surges = Würfelt ein Gegner Energie, gibt er sie in der Reihenfolge der „Energie-Priorität“ aus. Fällt inzwischen jemand, meldet es gleich hier.
alliance-mission-first-steps-hint-heal = Ein ruhiger Moment. Sich auszuruhen kostet eine Aktion und nimmt Anstrengung weg. Soll es auch 5 Schaden heilen, tippt hier: Die Medipacks gehören euch allen.
alliance-mission-first-steps-hint-tap-door = Stellt euch direkt vor die Tür und gebt eine Aktion aus. Tippt dann hier auf die Tür und sagt, wer sie geöffnet hat.
alliance-mission-first-steps-hint-tap-crate = In Kisten liegt Nachschub. Wer darauf oder daneben steht, gibt eine Aktion aus; tippt auf die Kiste und sagt, wer. Dann zieht er eine Karte von eurem Versorgungsdeck.
alliance-mission-first-steps-hint-look-up = Alles, was erzählt und gemeldet wurde, steht im Verlauf, mit der Nummer seiner Regel. Ein falsches Tippen lässt sich zurücknehmen.
alliance-mission-first-steps-hint-roll = Die Konsole ist eine Probe auf Technik. Gebt eine Aktion aus, tippt auf die Konsole und sagt, wer; dann würfelt, was auf dem Bogen steht, und gebt die Energie ein: Jede ist ein Erfolg. Fenn hat mehr Würfel.
