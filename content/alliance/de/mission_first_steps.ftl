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
alliance-mission-first-steps-hint-dice = Schaden minus Block ist, was das Ziel erleidet. Ein Schuss braucht dazu Genauigkeit: mindestens 1 für jedes Feld Entfernung.
alliance-mission-first-steps-hint-end = Sind beide Aktionen verbraucht, beende die Aktivierung. Dann kommt der andere Held dran.
alliance-mission-first-steps-hint-strain = Dialas Stab reicht zwei Felder weit. Fehlt dir ein Schritt, beiß dich durch: 1 Erschöpfung gibt 1 Bewegungspunkt, zweimal je Aktivierung.
alliance-mission-first-steps-hint-rounds = Eine neue Runde. Ihr seid nur zu zweit, darum handelt jeder Held zweimal je Runde. Aktiviere einen.
alliance-mission-first-steps-hint-enemy-turn = Ab jetzt antwortet der Gegner. Beendest du eine Aktivierung, ist eine Gruppe dran, die noch bereit ist.
alliance-mission-first-steps-hint-enemy-why = Niemand spielt den Gegner: Er zieht eine Karte und tut Zeile für Zeile, was darauf steht. Tippe bei einem Schritt auf „Warum“, und du siehst die Regel.
alliance-mission-first-steps-hint-surge = Ein Blitz auf deinen Würfeln ist Energie. Wenn du welche würfelst, kannst du dir dafür etwas kaufen, etwa 1 Schaden mehr.
alliance-mission-first-steps-hint-rest = Ein ruhiger Moment. Rasten kostet eine Aktion und nimmt Erschöpfung weg; mit einem Medipack heilt es auch 5 Schaden.
alliance-mission-first-steps-hint-door = Stell dich direkt vor die Tür und interagiere mit ihr. Auch das ist eine Aktion.
alliance-mission-first-steps-hint-new-room = Ein neuer Raum, ein neuer Gegner. Was hinter einer geschlossenen Tür wartet, tut nichts, bis ihr sie öffnet.
alliance-mission-first-steps-hint-crate = In Kisten liegt Vorrat. Stell dich darauf oder daneben und interagiere. Du musst nicht, aber warum solltest du nicht?
alliance-mission-first-steps-hint-test = Hier zu interagieren ist eine Probe auf Technik: Der Held würfelt, was auf seinem Bogen steht, und jede Energie ist ein Erfolg. Fenn hat dafür mehr Würfel.
alliance-mission-first-steps-hint-test-again = Jetzt die Konsole: eine Probe auf Technik, jede gewürfelte Energie ist ein Erfolg. Misslingt sie, darfst du es wieder versuchen.
