# Der erste Akt.

alliance-campaign-how-many-aboard = Wie viele an Bord
alliance-campaign-how-many-aboard-note = Elf Jahre lang hat eine Stimme Fremde durch die Merrow-Routen nach Hause gebracht. Jetzt klingt sie wärmer denn je, und die Schiffe, die sie führt, kommen nicht an.

alliance-campaign-how-many-aboard-location-oleth = Oleth
alliance-campaign-how-many-aboard-location-brask = Brask
alliance-campaign-how-many-aboard-location-port-sallow = Port Sallow
alliance-campaign-how-many-aboard-location-customs = Zoll von Merrow
alliance-campaign-how-many-aboard-location-merrow = Merrow-Routen
alliance-campaign-how-many-aboard-location-field-hospital = Feldlazarett
alliance-campaign-how-many-aboard-location-quarry = Der Steinbruch
alliance-campaign-how-many-aboard-location-quills-house = Quills Haus
alliance-campaign-how-many-aboard-location-relay-nine = Relais Neun

## Epiloge

alliance-campaign-how-many-aboard-ending-all-lights-home = Sera Vantine schläft zwei Tage im Laderaum der Patient Debt, den Mund geschlossen, unter allen Decken, die es gibt. In der dritten Nacht verlangt sie das Funkgerät. Zweihundertsechs Menschen haben in jedem Hafen erzählt, wer sie umkehren ließ, und auf dem offenen Band spricht niemand: Alle warten. „Merrow-Routen“, sagt sie heiser. „Ich war weg. Wie viele an Bord?“ Sie antworten, Schiff um Schiff, bis zum Morgen: neun, vier, einunddreißig, eineinhalb. Ikka schreibt alles auf. Als das Blatt voll ist, nimmt sie einen Nagel, geht zur Luke und ritzt unter die Namen ein einziges Wort. Zuhause.
    .title = Alle Lichter daheim
alliance-campaign-how-many-aboard-ending-both = Eine Stunde lang trudelt die Kapsel, bis Ikka sie hat. Hinter euch brennt Relais Neun ohne einen Laut. Sera Vantine zählt die Köpfe ringsum, und danach sagt sie einen Monat lang nichts. Der Hals, meint die Feldärztin; das wird wieder oder auch nicht. Auf den Routen fliegt man nach Sicht, langsam, und meistens kommt man an. Dann, eines Nachts, hustet jemand auf dem offenen Band. „Ich hab ein Licht bei den Scheren, und es treibt“, sagt eine Stimme wie Kies. „Bring sie langsam rein. Wie viele an Bord?“ Im ganzen Gürtel legen die Leute weg, was sie gerade in der Hand haben.
    .title = Beide
alliance-campaign-how-many-aboard-ending-voice-and-son = Auf den Merrow-Routen gibt es jetzt zwei Stimmen. Die eine ist warm, wird nie müde und sieht euer Licht. Die andere hustet und fragt. Eine schlimme Woche brauchten die Kapitäne, um den Unterschied zu lernen; seither dreht keiner am Steuer, bevor die Frage kommt. Sera Vantine spricht jede Nacht von einem anderen Felsen. Dov trägt das Funkgerät, stellt es um und sagt ihm jedes Mal Verzeihung. „Milch?“, fragt sie ihn zwischen zwei Schiffen. Er hat ihr alles erzählt, einmal, ohne abzusetzen. Sie hat gefragt, wie viele. Er wusste die Zahl. Der Chor spricht weiter. Jede Nacht hören ihm weniger zu.
    .title = Die Stimme und ihr Sohn
alliance-campaign-how-many-aboard-ending-the-voice = Auf den Merrow-Routen gibt es jetzt zwei Stimmen. Die eine ist warm, wird nie müde und sieht euer Licht. Die andere hustet und fragt. Eine schlimme Woche brauchten die Kapitäne, um den Unterschied zu lernen; seither dreht keiner am Steuer, bevor die Frage kommt. Sera Vantine spricht jede Nacht von einem anderen Felsen, und Ikka trägt das Funkgerät. Zwischen zwei Schiffen versucht sie es auf dem Wartungskanal. „Dov? Hast du gegessen?“ Keine Antwort. Aber irgendwer stimmt die andere Stimme noch ab, und manchmal stolpert sie mitten im Satz, als wäre eine Hand abgerutscht. Das nimmt sie als Ja.
    .title = Die Stimme
alliance-campaign-how-many-aboard-ending-quiet-and-son = Relais Neun brennt eine Nacht und einen Tag, dann ist es still auf den Merrow-Routen. Man fliegt nach Sicht, langsam, und kommt an. Eines Abends steht Dov an der Luke der Patient Debt, bei den Namen, und bittet um einen Nagel. Er ist genau, er braucht eine Stunde, und ihrer steht da wie gedruckt. „Keiner von euch hat gesagt, ich hätte keine Wahl gehabt“, sagt er. „Danke.“ Verzeihung sagt er nicht, kein einziges Mal. Ikka lässt jede Nacht das Band offen und schweigt. Zieht draußen ein Licht vorbei, geht ihre Hand zum Schalter. Sie weiß, was man fragen müsste. Sie zählt selbst.
    .title = Die Stille und der Sohn
alliance-campaign-how-many-aboard-ending-the-quiet = Relais Neun brennt eine Nacht und einen Tag, dann ist es still auf den Merrow-Routen. Man fliegt nach Sicht, langsam, und kommt an. In den Häfen trinken sie auf euch, und niemand fragt, wer auf dem Stuhl saß. In der Luke der Patient Debt steht ein Name mehr. Irgendwo hat ein junger Mann mit einem Becher ihn in der Zeitung gelesen, unter Schiffsmeldungen. Ikka lässt jede Nacht das Band offen und schweigt. Zieht draußen ein Licht vorbei, geht ihre Hand zum Schalter. Sie weiß, was man fragen müsste. Sie zählt selbst.
    .title = Die Stille
alliance-campaign-how-many-aboard-ending-lanterns = Am Ende holen sie euch, in Booten ohne Funk: Leute, die ihr einmal irgendwo herausgebracht habt. Am Bug hängen Laternen, und sie rufen von Rumpf zu Rumpf, denn einen Ruf kann man nicht in Silben schneiden. „Wie viele an Bord?“ Ihr sagt es ihnen. Sie geben es weiter, von Boot zu Boot, bis man es nicht mehr hört. Auf dem offenen Band sieht die Maschine euer Licht; sie sieht jedes. Sie haben sie abgeschaltet. Im Sommer steht auf jedem Felsen von Oleth bis zu den Scheren eine Laterne. Und auf Relais Neun, auf einem Stuhl, wartet noch immer jemand darauf, gefragt zu werden.
    .title = Laternen
alliance-campaign-how-many-aboard-ending-neither = Relais Neun ist repariert. An der Tür hängt ein neues Kärtchen: BITTE ANKLOPFEN. Ihr lebt, weil euch jemand durch die Felsen geredet hat, und seither streitet ihr darüber. Es war warm. Es war ihre Stimme. Jeder von euch weiß noch, dass er eine Zahl gesagt hat, und keiner, warum. Ikka hat die Brandflecken überstrichen und sitzt vor dem Band, das nur noch rauscht. Im Rauschen, zwischen zwei Sätzen, ist manchmal eine Lücke. „Hört ihr?“, sagt sie. „Das ist nicht die Maschine. Maschinen warten nicht.“ Sie dreht ein wenig lauter. „Also. Wann gehen wir wieder hin?“
    .title = Weder noch
