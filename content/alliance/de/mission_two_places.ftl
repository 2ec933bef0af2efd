# Erster Akt, 2.

alliance-mission-two-places = Eine Stimme an zwei Orten
alliance-mission-two-places-brief = Auf Brask singt Tag und Nacht ein Mast. Zur selben Stunde wurde ihre Stimme auf zwei Routen gehört. Ein Mensch kann nur an einem Ort sein. Ein Mast an so vielen, wie er will. Schaltet ihn ab.

## In die Halle

alliance-mission-two-places-opening =
    Ihr hört den Mast, bevor ihr ihn seht: ein Summen in den Zähnen, und in dem Summen Worte. „Ich sehe euer Licht. Ich sehe euer Licht.“ Er sagt es einer leeren Wüste.

    „Drei Kupplungen“, sagt Ikka. „Wenn die tot sind, raus zur Mündung vom Wadi. Ich bin dann … Kommt einfach.“
alliance-mission-two-places-pell-knows =
    Pell hat euch auf einem Mehlsack einen Plan gezeichnet. „Da hab ich mal geliefert. Zwei Wege führen aus den Pumpen. Und im Gang sitzt einer, der nie den Hörer weglegt.“
alliance-mission-two-places-three-gone =
    Auf dem Schiff hat niemand die drei Decken weggeräumt, die ihr bereitgelegt hattet. Ihr seid gegangen, ohne darüber zu reden.
alliance-mission-two-places-the-hall =
    Wasser bis zum Knie, und die Stimme kommt aus jedem Rohr. Am trockenen Rand Soldaten mit hochgeschlagenem Kragen: Sie haben Watte in den Ohren. Geradeaus eine Tür zum Mast, rechts eine zur Zentrale.
alliance-mission-two-places-couplings =
    Jede Kupplung lässt sich lösen (Technik; Erfolge summieren sich, 1 genügt, auf Schwer 2) oder herausreißen (Stärke, 2 Erfolge auf einmal; wer es tut, erleidet 2 Schaden).
alliance-mission-two-places-alarm =
    Im Gang der Zentrale sitzt ein Funkoffizier. Ist die erste Kupplung gelöst, kommt sein Anruf am Ende jeder Runde einen Schritt weiter, solange er lebt. Bei 3 (schwer: 2) ist er durch, und sie wissen, wo ihr wohnt.

## Mast und Zentrale

alliance-mission-two-places-the-mast =
    Der Fuß des Masts. In der Kälte der Kühlrohre steht ein schweres Geschütz, und hinter den Pfeilern lässt ein junger Mann sein Werkzeug fallen und hebt beide Hände. In einer hält er einen Becher.
alliance-mission-two-places-the-corridor =
    Ein langer Gang mit einem einzigen Stuhl am Ende. Ein Offizier hält sich einen Hörer ans Ohr, sieht euch und dreht euch den Rücken zu, um besser zu verstehen.
alliance-mission-two-places-one-cut =
    Die Rohre in einer Wand verstummen. Die Stimme stolpert nicht einmal. Sie spricht aus der anderen Wand weiter, ein wenig wärmer: „Ich sehe euer Licht. Ihr seid ganz sicher.“
alliance-mission-two-places-you-know-why =
    Ihr wisst inzwischen, worauf ihr achten müsst. Hundert Sätze hat sie dieser Wüste gesagt, und nicht eine Frage war dabei.
alliance-mission-two-places-two-cut =
    Jetzt dehnt sie sich. „Ich sehe … euer … Licht.“ Zwischen den Worten ist ein Loch, und darin atmet etwas, das keine Maschine ist.
alliance-mission-two-places-three-cut =
    Die dritte Kupplung löst sich, und das Summen weicht aus dem Boden. Elf Jahre einer Frau brechen mitten im Wort ab.
alliance-mission-two-places-somebody-breathes =
    In die Stille sagt ein kleiner Lautsprecher, heiser und hellwach: „Wer ist das? Wer ist auf meiner Leitung? Wie viele an Bord?“

    Dann ein Klicken. Es kam nicht vom Mast. Es kam vom anderen Ende.
alliance-mission-two-places-falling =
    Der Mast kommt herunter. Ab jetzt erleidet am Ende jeder Runde jeder Rebell unter dem Mast oder im Gang der Zentrale 2 Schaden.
alliance-mission-two-places-hunters =
    Zwei Gestalten treten aus der flirrenden Hitze, zwischen euch und das Schiff. Man hat ihnen einen Preis versprochen für jeden, der aus der Halle kommt. „Besuch“, sagt Ikka. „Für euch.“

## Der Anruf

alliance-mission-two-places-on-the-line =
    Irgendwo hinter einer Wand sagt ein Mann höflich: „Ja, ich warte.“ Der Anruf hat begonnen.
alliance-mission-two-places-called =
    „… das Waaghaus in Port Sallow, ja. Danke.“ Der Hörer wird sorgsam aufgelegt. Die letzten Worte, die dieser Mast je getragen hat, waren eure Adresse.
alliance-mission-two-places-too-late = Der Offizier ist neben seinem Tisch zu Boden gegangen. Der Hörer hängt an der Schnur. Am anderen Ende muss niemand mehr zuhören.
alliance-mission-two-places-hushed = Der Hörer pendelt an der Schnur. „Hallo?“, sagt er. „Hallo? Den letzten Teil bitte noch einmal.“ Ihr legt auf.

## Der Techniker

alliance-mission-two-places-hands-up =
    „Nicht. Bitte. Verzeihung. Ich stimme das nur ab, Signaltechnik, zweiter Klasse, Verzeihung.“ Er ist vielleicht vierundzwanzig. Auf dem Becher steht MUTTERS. Er sieht, dass ihr es lest, und dreht ihn um.
alliance-mission-two-places-he-backs-away =
    „Sie haben gesagt, es hält sie, nein, Verzeihung, ich kann nicht, sie hören zu, sie hören immer zu.“ Er weicht an der Wand entlang zurück. Weggelaufen ist er aber nicht.
alliance-mission-two-places-he-listens =
    „Wie viele sind ihr gefolgt?“, fragt er. Ihr sagt es ihm. Er stellt den Becher sehr vorsichtig ab. „Ich kann seine Leitung kappen, vierzig Sekunden, fünfzig, Verzeihung. Hier. Mein Verbandszeug. Ich bin Dov. Ich hab euch nie gesehen.“ An der Tür bleibt er stehen. „Sie nimmt ihn mit Milch.“

## Kisten

alliance-mission-two-places-in-the-wadi-crate = Verpflegung für einen Posten, der besser isst als ihr, und etwas, das nicht zum Essen ist.
alliance-mission-two-places-in-the-pump-crate = Ein wasserdichter Kasten mit rotem Streifen. Endlich einmal etwas Trockenes.
alliance-mission-two-places-in-the-mast-crate = Ersatzteile, und dahinter, was jemand für sich behalten wollte.
alliance-mission-two-places-in-the-control-crate = Was eine Garnison für Anrufe nach Hause zahlt, säuberlich gerollt.

## Hinaus

alliance-mission-two-places-it-falls =
    Der Mast verneigt sich, überlegt und legt sich quer über seine eigene Halle. Staub, dann Stille, die erste seit Wochen. Ikka startet nicht gleich. Sie hört ihr zu.
alliance-mission-two-places-how-silent = Der Mast fiel ohne ein Wort. Niemand weiß, wer ihr seid.
alliance-mission-two-places-how-heard = Der Mast fiel, und seine letzten Worte waren eure Adresse.
alliance-mission-two-places-how-all-wounded = Der Mast singt weiter, und nun auch von euch.

## Gefahr

alliance-mission-two-places-flood = Eine Pumpe gibt auf. Das Wasser in der Halle steigt bis zur Brust, so kalt, dass euch die Luft wegbleibt.
alliance-mission-two-places-company = Motoren im Wadi. Jemand hat bemerkt, dass die Wüste stiller geworden ist. Den Rest besorgt die Hitze.

## Danach

alliance-mission-two-places-after-silent = Zwei Routen sind heute Nacht still. Niemand sucht nach euch, und so schlaft ihr ausnahmsweise.
alliance-mission-two-places-after-heard = Zwei Routen sind heute Nacht still. Port Sallow hat ein Waaghaus, vierzig Betten und seit heute einen Platz auf jemandes Liste.
alliance-mission-two-places-after-lost = Hinter euch singt der Mast weiter. Zwischen zwei Sätzen spricht er den Namen einer Straße in Port Sallow aus, langsam, wie für jemanden, der mitschreibt.

## Ziele

alliance-mission-two-places-objective-into-the-pumps = Öffnet die Schleusentür zur Pumpenhalle (Stärke).
alliance-mission-two-places-objective-cut-the-voice = Löst drei Kupplungen: Pumpen, Mast, Zentrale.
alliance-mission-two-places-objective-before-it-falls = Bringt alle Helden zur Mündung des Wadis.
alliance-mission-two-places-objective-the-call = Bringt den Funkoffizier zum Schweigen, bevor sein Anruf durch ist.
alliance-mission-two-places-objective-the-technician = Redet mit dem Techniker unter dem Mast (Verständnis).

## Auf der Karte

alliance-mission-two-places-object-sluice = Schleusentür
alliance-mission-two-places-object-sluice-note = Ein Rad, breit wie ein Mann, festgerostet. Hier helfen Schultern (Stärke, 1 Erfolg, auf Schwer zusammen 2).
alliance-mission-two-places-object-mast-door = Tür zum Mast
alliance-mission-two-places-object-mast-door-note = Sie zittert im Rahmen. Hier ist die Stimme am lautesten.
alliance-mission-two-places-object-control-door = Tür zur Zentrale
alliance-mission-two-places-object-control-door-note = Trocken, beleuchtet, davor eine Fußmatte. Dahinter spricht jemand, mit Pausen.
alliance-mission-two-places-object-service-door = Wartungstür
alliance-mission-two-places-object-service-door-note = Sie verbindet Mast und Gang. Wer sie gebaut hat, war die nassen Füße leid.
alliance-mission-two-places-object-coupling-a = Kupplung in der Pumpenhalle
alliance-mission-two-places-object-coupling-a-note = Ein Messingkragen, groß wie ein Kopf. Geduldige Hände lösen ihn, starke reißen ihn heraus und werden gebissen.
alliance-mission-two-places-object-coupling-b = Kupplung unter dem Mast
alliance-mission-two-places-object-coupling-b-note = Reif auf dem Messing, und unter dem Reif ein Wort, das immer wiederkehrt.
alliance-mission-two-places-orders-at-his-desk = An seinem Platz
alliance-mission-two-places-object-coupling-c = Kupplung in der Zentrale
alliance-mission-two-places-object-coupling-c-note = Gleich hinter dem Stuhl des Offiziers. Er hat seine Mütze daran gehängt.
alliance-mission-two-places-object-technician = Ein junger Mann mit Becher
alliance-mission-two-places-object-technician-note = Hände oben, keine Waffe, Kopfhörer um den Hals. Er sieht aus, als wollte er etwas gefragt werden.
alliance-mission-two-places-object-wadi-crate = Kiste im Sand
alliance-mission-two-places-object-wadi-crate-note = Ein Nachschubabwurf, den noch niemand geholt hat.
alliance-mission-two-places-object-pump-crate = Kasten über dem Wasser
alliance-mission-two-places-object-pump-crate-note = Auf einem Bord, eine Handbreit über der Flut. Roter Streifen.
alliance-mission-two-places-object-mast-crate = Ersatzteile
alliance-mission-two-places-object-mast-crate-note = Eine Kiste Ventile. Eine Lage liegt zu hoch.
alliance-mission-two-places-object-control-crate = Geldkassette
alliance-mission-two-places-object-control-crate-note = PRIVATGESPRÄCHE steht auf dem Schild.
alliance-mission-two-places-action-haul = Am Rad drehen
alliance-mission-two-places-action-unlatch = Lösen
alliance-mission-two-places-action-tear = Herausreißen
alliance-mission-two-places-action-talk = Mit ihm reden
alliance-mission-two-places-region-wadi-mouth = Mündung des Wadis
alliance-mission-two-places-region-pump-hall = Pumpenhalle
alliance-mission-two-places-region-under-the-mast = Unter dem Mast
alliance-mission-two-places-region-corridor = Gang der Zentrale
