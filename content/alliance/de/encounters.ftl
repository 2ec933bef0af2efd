# Begegnungen des ersten Akts.

## Zwölf Namen

alliance-encounter-twelve-names = Zwölf Namen
alliance-encounter-twelve-names-note = An Bord der Patient Debt ist noch jemand wach.
alliance-encounter-twelve-names-hatch = Nachtwache. Ikka sitzt vor der Luke, einen Nagel in der Hand. Innen, wo eine Pilotin zuletzt hinschaut, sind Namen in den Lack geritzt. Die ältesten sieben in ihrer Schrift. Der siebte heißt Teo, und sonst nichts.
alliance-encounter-twelve-names-five-new = Darunter die fünf, die Tavi geritzt hat. „Ihre sind gerade“, sagt Ikka. „Meine … schaut euch das T an.“ Sie dreht den Nagel um. „Zwölf. Neun hab ich gekannt. Ihr könnt euch setzen. Oder mich in Ruhe lassen.“
alliance-encounter-twelve-names-three-in-pencil = „Acht an Bord“, sagt Ikka. „Bei fünf bin ich sicher.“ Sie ritzt sie ein, langsam. Damit sind es zwölf. Dann holt sie einen Bleistift und schreibt drei daneben. „Bleistift“, sagt sie. „Geht wieder weg. Ihr könnt euch setzen. Oder mich in Ruhe lassen.“
alliance-encounter-twelve-names-ask = Den Nagel hat sie noch in der Hand.
alliance-encounter-twelve-names-stay = Bei ihr bleiben (Verständnis)
alliance-encounter-twelve-names-leave = Die Lampe anlassen und gehen
alliance-encounter-twelve-names-stayed-well = Ihr fragt nach dem T, und dann fragt ihr nichts mehr. Es dauert die halbe Nacht. „Er hat gesungen“, sagt sie schließlich. „Auf dem Band. Es hat links gesagt, und er hat’s zurückgesungen. Links, links, links.“ Sie legt euch den Nagel in die Hand und holt das gute Verbandszeug aus der Wand.
alliance-encounter-twelve-names-stayed = Ihr setzt euch. Sie redet von Treibstoff, von Rost und davon, was Farbe kostet. Gegen Morgen schiebt sie mit dem Stiefel eine Dose herüber. „Roter Deckel. Nehmt. Braucht hier keiner.“
alliance-encounter-twelve-names-stayed-badly = Ihr sagt das Falsche, und ihr sagt es freundlich. Ikka steht auf und geht nach vorn. Eine Stunde später fliegt sie durchs Geröll, als wär es ihr Geld schuldig, und im Laderaum ist niemand angeschnallt.
alliance-encounter-twelve-names-left = Ihr dreht die Lampe hoch und geht. Am Morgen liegt der Nagel wieder in der Schublade. Auf dem Tisch eine Rolle Münzen, ohne Zettel. Ikka schaut aus dem Fenster. „Fürs Öl“, sagt sie.

## Der Zöllner

alliance-encounter-toll-keeper = Der Zöllner
alliance-encounter-toll-keeper-note = Ein Feldwebel mit schlechtem Knie hat die Schranke heruntergelassen.
alliance-encounter-toll-keeper-barrier = Der Feldwebel an der Schranke hat ein Bein auf einer Kiste und noch elf Kisten vor sich. „Papiere“, sagt er und sieht sie nicht an. „Macht hundertfünfzig. Oder jemand hat zwei gute Knie. Hier kommt nämlich jeder noch einmal durch. Früher oder später hat jeder etwas zu verzollen.“
alliance-encounter-toll-keeper-ask = Er wartet. Das Knie knackt.
alliance-encounter-toll-keeper-pay = Bezahlen (150 Credits)
alliance-encounter-toll-keeper-carry = Seine Kisten schleppen (Stärke)
alliance-encounter-toll-keeper-look = Seine Kisten durchsehen (Technik)
alliance-encounter-toll-keeper-paid = Er zählt zweimal nach und gibt euch eine verbogene Münze zurück. „In den Büros sitzt einer“, sagt er. „Hat immer Hunger. Falls ihr da drin mal Ärger habt, ist er zu Tisch.“
alliance-encounter-toll-keeper-carried = Elf Kisten, ein Nachmittag. Er erzählt euch von dem Knie, das einmal eine Tür war, und teilt sein Brot. „In den Büros sitzt einer“, sagt er zum Schluss. „Macht gern lange Mittag. Ich red mit ihm.“
alliance-encounter-toll-keeper-carried-some = Als es dunkel wird, sind sieben von elf geschafft. Er hebt die Schranke und dankt euch für sieben. Für Gefallen braucht man offenbar elf.
alliance-encounter-toll-keeper-dropped = Die vierte Kiste geht die Treppe hinunter, und ihr gleich mit. Der Feldwebel sieht mit echtem Mitgefühl zu. „So fängt’s an“, sagt er und reibt sich das Knie.
alliance-encounter-toll-keeper-looked = Zehn Kisten Formulare. In der elften liegt etwas, das nie jemand verzollt hat. Ihr schließt den Deckel sehr ordentlich. Er bedankt sich, wiegt jede Kiste noch einmal und schreibt es auf, wie er alles aufschreibt.
alliance-encounter-toll-keeper-caught = Der Deckel quietscht. Als ihr aufschaut, steht der Feldwebel hinter euch, auf beiden Beinen. Er wird nicht laut. Er holt ein kleines Buch heraus und fragt, wie man eure Namen schreibt.

## Ein Platz am Tisch

alliance-encounter-a-seat-at-the-table = Ein Platz am Tisch
alliance-encounter-a-seat-at-the-table-note = In einem Hinterzimmer verliert ein Mann in Weste mit Absicht.
alliance-encounter-a-seat-at-the-table-table = Ein Hinterzimmer in Port Sallow. Ein Mann in Weste hat viermal hintereinander verloren, und so gut verliert keiner, der nicht gewinnen kann. Er schiebt mit dem Fuß einen Stuhl heraus. „Jemand sucht die Lampenfrau, hört man. Gute Methode, Leute zu treffen, die man nicht treffen will.“
alliance-encounter-a-seat-at-the-table-ask = Er gibt euch Karten, ohne zu fragen.
alliance-encounter-a-seat-at-the-table-truth = Ihm die Wahrheit sagen
alliance-encounter-a-seat-at-the-table-play = Um seine Hilfe spielen (100 Credits, Verständnis)
alliance-encounter-a-seat-at-the-table-believed = Ihr sagt ihm, was auf dem Flugschreiber ist und was nicht. Er legt die Karten offen hin. Es war ein sehr gutes Blatt. „Da war ein Minenfeld“, sagt er. „Sie hat gefragt, wie viele an Bord. Eineinhalb, hab ich gesagt. Sie hat uns beide durchgebracht und nie eine Rechnung geschickt.“ Er greift nach seiner Jacke.
alliance-encounter-a-seat-at-the-table-wants-proof = „Eine Stimme, die lügt“, sagt er. „Kann sein, dass ich’s sogar glaube. Fliegen würd ich darauf nicht. Bringt mir was, das ich hören kann.“ Er schiebt ein Medipack über den Tisch. „Bis dahin: weniger bluten.“
alliance-encounter-a-seat-at-the-table-beaten = Zweimal lasst ihr ihn noch verlieren. Dann nicht mehr. Er betrachtet eure letzte Karte und fängt an zu grinsen. „Ein Flug“, sagt er. „Ich wär auch umsonst gekommen. Sie hat mich mal durch ein Minenfeld geredet. Fragt, wie viele an Bord; ich sag: eineinhalb.“ Den Topf lässt er euch.
alliance-encounter-a-seat-at-the-table-lost = Er kann auch mit Absicht gewinnen, wie sich zeigt. Ein wenig verlegen zieht er eure hundert zu sich. „Nichts Persönliches. Wenn ihr sie findet, sagt ihr, die eineinhalb fliegen noch.“

## Rauschen

alliance-encounter-static = Rauschen
alliance-encounter-static-note = Jemand ruft auf einem Kanal, den niemand benutzt.
alliance-encounter-static-caller = Drei Uhr früh, auf dem Wartungskanal. „Hallo? Verzeihung. Hier ist niemand. Ich wollte nur, Verzeihung, ich wollte fragen, ob jemand verletzt wurde. Am Mast. Ihr müsst nicht sagen, wer ihr seid, lieber nicht.“ Hinter ihm summt etwas. Er spricht, als könnte das Summen ihn hören.
alliance-encounter-static-known = Die Stimme kennt ihr. Als ihr sie zuletzt gehört habt, hielt sie einen Becher in der Hand.
alliance-encounter-static-ask = Er ist noch in der Leitung.
alliance-encounter-static-truth = Ihm die Wahrheit sagen
alliance-encounter-static-trace = Hinhalten und den Ruf verfolgen (Technik)
alliance-encounter-static-hang-up = Auflegen
alliance-encounter-static-he-trusts = Ihr sagt ihm, wer verletzt ist, wie schwer, und wie viele davor dem Mast gefolgt sind. Er schweigt lange. „Ihr habt nicht geschossen“, sagt er. „Auf mich. Ihr hättet können. Verzeihung. Daran muss ich immer denken.“ Etwas wird vorsichtig abgestellt. Es klingt wie ein Becher. „Wenn ich etwas habe, ruf ich an.“
alliance-encounter-static-he-thanks = Ihr sagt ihm, wer verletzt ist, wie schwer, und wie viele davor dem Mast gefolgt sind. „Danke“, sagt er. „Verzeihung. Hier nennt mir nur nie jemand die Zahl.“ Dann ist da nur noch das Summen.
alliance-encounter-static-traced = Ihr fragt nach dem Wetter, nach Ventilen, nach seinem Schlaf. Er beantwortet alles, viel zu genau. Als er Gute Nacht sagt, liegen auf eurem Schirm die Leitungen von Relais Neun wie ein Fluss mit allen seinen Armen.
alliance-encounter-static-nearly-traced = Fast habt ihr es. Dann Schritte an seinem Ende, und jemand sagt: „Danke, Techniker.“ Die Leitung ist zu. Er hat nichts gemerkt. Ihr habt nichts.
alliance-encounter-static-heard-it = Ein Klicken in der Leitung, eures, und laut. „Oh“, sagt er. „Ihr seid, oh. Verzeihung. Das machen sie hier auch.“ Er ist weg, bevor jemand etwas sagen kann.
alliance-encounter-static-hung-up = Ihr schließt den Kanal. Eine Weile meint ihr, das Summen noch zu hören.

## Saubere Hände

alliance-encounter-clean-hands = Saubere Hände
alliance-encounter-clean-hands-note = Eine Feldärztin behandelt jeden, der kommt. Heute Nacht geht ihr das Bacta aus.
alliance-encounter-clean-hands-tent = Ein Zelt, vierzig Tragen, eine Ärztin. Seit gestern hat sie nicht gesessen. „Bacta hab ich bis Mitternacht“, sagt sie. „Danach hab ich Meinungen.“ Auf zwei Tragen liegen Sturmtruppler, die Helme daneben. Sie sind vielleicht neunzehn. „Ich frage nicht, wer“, sagt sie. „Ich frage, wie viele.“
alliance-encounter-clean-hands-ask = Vor der letzten Kiste steht ein Träger.
alliance-encounter-clean-hands-credits = Ihr 200 Credits geben
alliance-encounter-clean-hands-medpac = Ihr eines eurer Medipacks geben
alliance-encounter-clean-hands-take = Das Bacta nehmen (Stärke)
alliance-encounter-clean-hands-gave-credits = Sie zählt das Geld, dann euch. „Zwei Wochen und ein Generator“, sagt sie. „Was übrig bleibt, schick ich euch. Es bleibt immer etwas übrig, wenn man dünn schneidet.“ Der Junge auf der Trage neben euch bittet um Wasser. Jemand muss den Becher halten, und ihr steht am nächsten.
alliance-encounter-clean-hands-gave-gaarkhan = Es ist verbraucht, bevor ihr die Tasche zuhabt. Die ganze Nacht hält Gaarkhan einen Sturmtruppler mit einer Pranke fest, damit sie nähen kann. Im Morgengrauen lebt der Junge und starrt ihn an. Keiner sagt etwas. Zwischen den beiden ist eine Sache geregelt.
alliance-encounter-clean-hands-gave-medpac = Es ist verbraucht, bevor ihr die Tasche zuhabt. Dann betrachtet sie eure Hände. „Ihr seid zu lange wach“, sagt sie. „Stillhalten.“ Es ist ein kleines Ding, aus ihrem eigenen Arm, und jetzt steckt es in eurem. „Ich hab noch eins“, sagt sie. Sie hat keins.
alliance-encounter-clean-hands-took = Der Träger ist groß und müde und hat noch nie jemanden geschlagen. Drei Packungen passen in eure Tasche. Die Ärztin wird nicht laut. „Vierzig“, sagt sie. „Ich nenne euch nur die Zahl. Vielleicht braucht ihr sie mal.“
alliance-encounter-clean-hands-took-nothing = Der Träger ist stärker, als er aussieht, und von einer Trage aus hält euch jemand am Bein fest: ein Sturmtruppler, neunzehn, hilfsbereit. Danach näht die Ärztin euch die Augenbraue. Bacta verschwendet sie daran keines.

## Altes Pulver

alliance-encounter-old-powder = Altes Pulver
alliance-encounter-old-powder-note = Im Steinbruch liegen Ladungen, die seit neun Jahren niemand bewegt hat.
alliance-encounter-old-powder-charges = Vor neun Jahren wurde der Steinbruch geschlossen, die Ladungen blieben drin. Die Leute wohnen daneben und gehen auf Zehenspitzen. „Sie schwitzen“, sagt die Vorarbeiterin. „An warmen Tagen singen sie ein bisschen. Nehmt, so viel ihr wollt. Aus den Knien heben, und keiner summt.“
alliance-encounter-old-powder-two-missing = „Zwei hatten wir, die konnten das“, sagt sie. „Hask und Oll. Wollten bei Madame Quill um einen Kredit bitten. Das war im Frühling.“
alliance-encounter-old-powder-ask = Zwei Ladungen würden für etwas so Großes wie Relais Neun reichen.
alliance-encounter-old-powder-care = Vorsichtig bergen (Technik)
alliance-encounter-old-powder-fast = Schnell wegtragen (Stärke)
alliance-encounter-old-powder-buy = Zwei kaufen (150 Credits)
alliance-encounter-old-powder-moved = Schraube für Schraube, unter nassen Tüchern, Atmen nur durch den Mund. Am Abend liegen zwei Ladungen im Sägemehl und schlafen fest.
alliance-encounter-old-powder-two-come = Zwei von der Mannschaft haben seit Mittag gepackt. „Ihr fasst ein Ding an, als wär’s jemand“, sagt der eine. „Mit solchen Leuten würden wir gern arbeiten.“
alliance-encounter-old-powder-put-back = Die erste ist halb heraus, da fängt sie an zu summen, einen Ton, ganz leise. Ihr legt sie zurück, ganz leise. „Ja“, sagt die Vorarbeiterin. „So weit kommen wir auch immer.“
alliance-encounter-old-powder-ran = Ihr rennt. Alle rennen. Es sind die längsten vierzig Schritte eures Lebens, und am Ende steht ihr da, mit zwei Ladungen, und könnt nicht aufhören zu grinsen.
alliance-encounter-old-powder-ran-into-it = Ihr rennt und kommt an, das letzte Stück durch einen Zaun, weil das Tor weiter weg war. Beide Ladungen sind heil. Das ist mehr, als man von euch sagen kann.
alliance-encounter-old-powder-went-off = Die erste rutscht ab. Sie geht nicht hoch. Die daneben schon. Als ihr wieder hört, sagt die Vorarbeiterin gerade, diese Ecke hätte sowieso weggemusst.
alliance-encounter-old-powder-bought = Zwei holt sie unter ihrem eigenen Bett hervor. „Mit denen hab ich jeden Abend geredet“, sagt sie und nimmt das Geld. „Seid höflich zu ihnen.“

## Wer bleibt

alliance-encounter-who-stays = Wer bleibt
alliance-encounter-who-stays-note = Auf der Lichtung warten Leute, die sonst nirgends hinkönnen.
alliance-encounter-who-stays-hands = Die ihr herausgebracht habt, stehen auf der Lichtung, in Reihen, als hätte es jemand befohlen. Hat niemand. „Wir haben geredet“, sagt eine Großmutter. „Ihr habt uns geholt. Wir haben Hände. Sagt, wofür.“ Und sie gibt euch die Verbände, die sie aus ihren Laken geschnitten haben.
alliance-encounter-who-stays-burned = Was von Port Sallow übrig ist, sitzt auf Oleth in der Lichtung, unter Schiffsplanen. Einen Herd haben sie gerettet, eine halbe Waage und elf Hühner. Niemand gibt euch die Schuld, und alle sind sehr höflich dabei. Ein Mann fragt, ob es Brot gibt.
alliance-encounter-who-stays-bread = Es hat sich herumgesprochen, dass jemand auf Rufe antwortet. Von vier Welten sind sie auf die Lichtung gekommen, mit Bündeln, und weiter geht es für sie nicht. Ein Junge fragt, was das für ein Schiff ist. Seine Schwester fragt, ob es darauf Brot gibt.
alliance-encounter-who-stays-pot = Pell sieht einmal über sie hin, wie Köche zählen, und geht den großen Topf suchen. Mirren schreibt die Namen auf. Tavi fragt jeden, wie viele sie waren.
alliance-encounter-who-stays-ask = Sie sehen euch an. Jemand muss etwas sagen.
alliance-encounter-who-stays-arm = Ihnen Waffen geben (100 Credits)
alliance-encounter-who-stays-beacon = Sie mit einer Funkbake losschicken
alliance-encounter-who-stays-vote = Sie abstimmen lassen (Verständnis)
alliance-encounter-who-stays-armed = Neun treten vor. Sie halten die Gewehre wie Rechen. Gegen Abend halten sie sie wie Gewehre, und ein schönerer Anblick ist das nicht.
alliance-encounter-who-stays-sent-off = Ihr gebt ihnen die zweite Funkbake und eine Route, die frei ist. „Sie kann nur eins“, sagt ihr. „Sie fragt, wie viele.“ Draußen im Geröll stellen sie sie auf, noch bevor sie selbst ein Dach haben.
alliance-encounter-who-stays-voted = Ihr fragt, was sie wollen. Dann wartet ihr, und das ist das Schwere daran. Um Mitternacht haben sie es: Neun gehen mit euch, die anderen bringen die Funkbake hinaus auf die Routen. Es war einstimmig, sobald der Laute im Bett war.
alliance-encounter-who-stays-scattered = Ihr fragt, was sie wollen. Sie wollen Verschiedenes, und das schon lange. Am Morgen ist die Lichtung leer, in alle Richtungen.

## Ikkas Ladung

alliance-encounter-ikkas-charge = Ikkas Ladung
alliance-encounter-ikkas-charge-note = Im Laderaum steht etwas, das auf keiner Liste ist.
alliance-encounter-ikkas-charge-blanket = Es steht im Laderaum, zwischen dem Mehl und den Ersatzfiltern, unter einer Decke, groß wie ein Herd. Jemand hat drei Buchstaben daraufgemalt, sehr sorgfältig: TEO.
alliance-encounter-ikkas-charge-from-him = „Ist nicht für ihn“, sagt Ikka hinter euch. „Ist von ihm.“ Sie zieht die Handschuhe aus, Finger für Finger. „Station weg, Maschine weg, alles. Da sitzt wer drin, ich weiß. Drei Monate sitzt sie da und sagt den Leuten links.“
alliance-encounter-ikkas-charge-your-half = Die eine Hälfte hat sie euch in jener Nacht an der Luke erzählt. Sie sieht euch an, als wäre die andere eure.
alliance-encounter-ikkas-charge-ask = Sie wartet, eine Hand auf der Decke.
alliance-encounter-ikkas-charge-talk = Es ihr ausreden (Verständnis)
alliance-encounter-ikkas-charge-wire = Ihr beim Verdrahten helfen (Technik)
alliance-encounter-ikkas-charge-nothing = Nichts sagen
alliance-encounter-ikkas-charge-talked = „Wenn es seine Stimme wäre“, sagt ihr. Die Hand geht von der Decke. „Dann wollt ich, dass ihn einer holt.“ Sie zieht einen Draht heraus, sieht ihn an, steckt ihn ein. „Ich halt das Schiff. So lang’s dauert. Holt sie.“
alliance-encounter-ikkas-charge-not-talked = Ihr sagt Vernünftiges, und sie nickt zu jedem Satz. „Ja“, sagt sie. „Würd ich auch sagen.“ Sie zieht die Decke gerade. „Drei Worte auf dem Band, wenn ihr drin seid. Ist eure Sache. Ich hör zu.“
alliance-encounter-ikkas-charge-wired = Mit vier Händen geht es schneller. Keiner redet, außer „rot“ und „halt mal“. Am Ende wischt sie mit dem Ärmel über die Buchstaben. „Drei Worte auf dem Band“, sagt sie. „Dann rennen.“
alliance-encounter-ikkas-charge-melted = Ein Funke, wo keiner sein soll, dann ein Geruch. Das Herz des Dings ist zu einem grauen Klumpen geschmolzen. Ikka betrachtet ihn, dann eure Finger. „Na“, sagt sie nach einer Weile. „Löten konnte er auch nicht.“
alliance-encounter-ikkas-charge-she-waits = Ihr sagt nichts und setzt euch daneben. „In den Häfen reden sie über euch“, sagt sie, viel später. „Ihr kommt wieder, sagen sie. Jedes Mal, sagen sie, und mit Leuten.“ Sie zieht einen Draht heraus und steckt ihn ein. „Also. Dann sollte wohl wer da sein, mit der Rampe unten.“
alliance-encounter-ikkas-charge-she-does-not = Ihr sagt nichts. Sie lässt euch Zeit dafür, ziemlich viel Zeit. Dann zieht sie die Decke gerade. „Gut“, sagt Ikka. „Drei Worte auf dem Band, wenn ihr drin seid. Dann rennen.“
