# Die vier Missionen. .line ist ein Wort dazu; -brief eröffnet eine; -goal-attacker und -goal-defender sagen, was jede Seite will.

specops-mission-shields = Deaktiviert die Schilde
    .line = Rot hackt Konsolen, bis die Schilde fallen; Blau hält aus und ruft um Hilfe.
specops-mission-shields-brief = Die Flotte ist in vier Stunden hier, und der Schild wird stehen, wenn nicht jemand mit ruhiger Hand und ohne Sinn für Gefahr etwas an den Konsolen tut. Es sind drei von der Sorte, an der man stehen muss, und ein Transmitter, der glaubt, was sie ihm sagen. Die Besatzung hat ihre halben Leute nach Osten geschickt, einem Geräusch nach. Das Geräusch gehört zu euch.
specops-mission-shields-goal-attacker = Bedeckt an den Konsolen Felder der Transmitterkarte. Sind sechs bedeckt, bedient den Transmitter: Das räumt die Karte ab und bringt 1 Siegpunkt. Mit 3 Punkten gewinnt ihr sofort.
specops-mission-shields-goal-defender = Haltet bis zum Ende von Runde 4 aus. An den Konsolen ruft ihr Verstärkung, spannt Unterdrückungsnetze oder macht Gehacktes rückgängig.
specops-mission-codes = Übermittelt die Codes!
    .line = Rot trägt drei Pakete, eines davon echt; Blau muss das richtige aufhalten.
specops-mission-codes-brief = Drei von euch tragen einen Koffer, und nur ihr wisst, in welchem etwas liegt, wofür man stirbt. Hinter dem Feind stehen drei Transmitter, jeder ist recht, und niemand dankt euch für belegte Brote. Zwischen euch und den Transmittern stehen Leute, die in jeden Koffer schauen sollen, den sie sehen. Geht, als wäre eurer leer. Wenn er es ist, geht, als wäre er es nicht.
specops-mission-codes-goal-attacker = Bringt die Codes zu einem Transmitter, der läuft, und deckt sie dort zu Beginn einer Endphase auf: Ihr gewinnt. Unterwegs darf getauscht werden.
specops-mission-codes-goal-defender = Haltet die Codes bis zum Ende von Runde 4 von den Transmittern fern. Haltet Träger an, um in ihr Paket zu sehen, und lasst Unterstützung einen Transmitter abschalten.
specops-mission-vehicle = Defektes Fahrzeug
    .line = Das Fahrzeug von Blau steht mitten im Nirgendwo, und Rot weiß, wo das ist.
specops-mission-vehicle-brief = Es klang wie eine fallende Küche, dann stand es. Der Mechaniker sagt vier Runden, so wie Mechaniker vier sagen, und alle sind ausgestiegen und schauen in vier Richtungen zugleich. Das ist klug, denn die Spuren hier stammen nicht nur von Wild. Jemand hat Löcher um diese Stelle gegraben und sie mit Freunden gefüllt.
specops-mission-vehicle-goal-attacker = Zerstört das Fahrzeug. Kommt mit Detonatoren aus dem Hinterhaltsnetzwerk, werft sie aus der Nähe und holt neue.
specops-mission-vehicle-goal-defender = Haltet das Fahrzeug bis zum Ende von Runde 4 am Stück. Unterstützung repariert es; wer an ihm steht, hat schwere Deckung.
specops-mission-priorities = Wechselnde Prioritäten
    .line = Beide Seiten halten Marker für Punkte, und die Führung überlegt es sich jede Runde anders.
specops-mission-priorities-brief = Drei Kisten sind aus einem Transporter gefallen, und die Führung will sie: alle, nach Wichtigkeit, die sie noch mitteilt. Die andere Seite ist mit denselben Befehlen aus demselben Himmel gefallen. In der zweiten Stunde widersprechen die Befehle einander, in der dritten sich selbst, und irgendwo schiebt ein Stabsoffizier einen Marker über eine Karte und hat das Gefühl, dass es gut läuft.
specops-mission-priorities-goal-attacker = Kontrolliert Marker, wenn eine Runde endet: je 1 Siegpunkt, für das Hauptziel 1 mehr. 7 Punkte gewinnen.
specops-mission-priorities-goal-defender = Kontrolliert Marker, wenn eine Runde endet: je 1 Siegpunkt, für das Hauptziel 1 mehr. 7 Punkte gewinnen.
