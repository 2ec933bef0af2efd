# Nichts zu verzollen: aus einer Zollstation heraus, mit jemandem, der sich festhält.

alliance-mission-nothing-to-declare = Nichts zu verzollen
alliance-mission-nothing-to-declare-brief = Der Mast fiel ohne ein Wort. Zwei Tage später meldet sich jemand auf einem Wartungskanal: Anflugcodes für Relais Neun und ein Name, Vantine. Treffpunkt Zoll. Eure Papiere sind gut. Der Beamte ist besser.

## Ziele

alliance-mission-nothing-to-declare-objective-out-of-the-room = Öffnet die Tür des Warteraums.
alliance-mission-nothing-to-declare-objective-find-the-voice = Findet den Anrufer in den Büros.
alliance-mission-nothing-to-declare-objective-open-the-gate = Öffnet das Tor zum Vorfeld.
alliance-mission-nothing-to-declare-objective-run = Alle Helden und Dov auf die Rampe.
alliance-mission-nothing-to-declare-objective-free-the-line = Befreit die zwölf im Gatter.

## Dinge und Orte

alliance-mission-nothing-to-declare-object-door-cell = Tür des Warteraums
alliance-mission-nothing-to-declare-object-door-cell-note = Auf dieser Seite kein Griff. Eine Blende mit vier Schrauben (Technik) und Angeln, die öfter gestrichen als geölt wurden (Stärke).
alliance-mission-nothing-to-declare-object-door-desk = Bürotür
alliance-mission-nothing-to-declare-object-door-desk-note = Milchglas. Dahinter stempelt jemand Papier, ohne Eile.
alliance-mission-nothing-to-declare-object-door-side = Seitentür
alliance-mission-nothing-to-declare-object-door-side-note = Nur für Personal. Sie führt direkt neben das Geschütz.
alliance-mission-nothing-to-declare-object-door-gate = Tor zum Vorfeld
alliance-mission-nothing-to-declare-object-door-gate-note = Ein Rolltor, breit wie eine Schiffsluke. Vom Schreibtisch im Büro öffnet es ein Code; mit den Schultern braucht es Geduld (Stärke).
alliance-mission-nothing-to-declare-object-bench-crate = Fundsachen
alliance-mission-nothing-to-declare-object-bench-crate-note = Schirme, ein Stiefel, ein Koffer, den niemand abgeholt hat.
alliance-mission-nothing-to-declare-object-seized = Beschlagnahmtes
alliance-mission-nothing-to-declare-object-seized-note = Auf dem Anhänger steht: NICHT VERZOLLT. Die Hälfte ist Medizin.
alliance-mission-nothing-to-declare-object-drawer = Gebührenkasse
alliance-mission-nothing-to-declare-object-drawer-note = Verschlossen, beschriftet und schwer vom Geld anderer Leute.
alliance-mission-nothing-to-declare-object-pallet = Palette
alliance-mission-nothing-to-declare-object-pallet-note = Nachschub für die Garnison, noch unter dem Netz.
alliance-mission-nothing-to-declare-object-queue = Das Gatter
alliance-mission-nothing-to-declare-object-queue-note = Zwölf Leute, die in der falschen Schlange standen. Die Stäbe sind dünn, der Riegel nicht (Stärke).
alliance-mission-nothing-to-declare-object-desk = Schreibtisch des Beamten
alliance-mission-nothing-to-declare-object-desk-note = Irgendwo unter sechs Formularen steckt der Torcode (Technik). Wer beim Funk arbeitet, weiß ihn auswendig.
alliance-mission-nothing-to-declare-object-dov = Dov
alliance-mission-nothing-to-declare-object-dov-note = Unter dem Schreibtisch, Knie am Kinn, einen Becher zwischen den Füßen. Er geht mit jedem, der jetzt geht.
alliance-mission-nothing-to-declare-action-bypass = Blende überbrücken
alliance-mission-nothing-to-declare-action-force = Mit Gewalt
alliance-mission-nothing-to-declare-action-break-pen = Riegel aufbrechen
alliance-mission-nothing-to-declare-action-slice = Code suchen
alliance-mission-nothing-to-declare-action-ask-dov = Dov tippen lassen
alliance-mission-nothing-to-declare-action-take = Mitnehmen
alliance-mission-nothing-to-declare-action-coax = Gut zureden
alliance-mission-nothing-to-declare-region-ramp = Die Rampe
alliance-mission-nothing-to-declare-region-corridor = Gang unter dem Geschütz

## Vorher

alliance-mission-nothing-to-declare-opening = „Nichts zu verzollen“, habt ihr gesagt. Der Beamte hat sich bedankt, alle Papiere gestempelt und hinter euch abschließen lassen. Das war vor einer Stunde. Ein stiller Raum. Es gibt Bänke.
alliance-mission-nothing-to-declare-opening-clerk = Durch die Wand kommt der Lautsprecher, warm und nah: „Ich sehe euer Licht. Bitte bleibt sitzen. Es ist schon jemand auf dem Weg zu euch.“ Es ist ihre Stimme. Sie macht den ganzen Morgen Durchsagen.
alliance-mission-nothing-to-declare-pursuit-rule = Wachen sind auf dem Weg in diesen Raum: Am Ende von Runde 2 kommen sie hinter euch herein.
alliance-mission-nothing-to-declare-too-long = Am Ende von Runde 12 (schwer: 11) wird die Station versiegelt, mit euch darin.

## Die Halle

alliance-mission-nothing-to-declare-bypassed = Vier Schrauben, zwei Drähte, ein Funke. Das Schloss bedankt sich vom Band.
alliance-mission-nothing-to-declare-forced = Die Angeln geben auf, erst die obere, dann die Kollegin.
alliance-mission-nothing-to-declare-the-hall = Eine Sortierhalle, gerade wie ein Lineal. An ihrem Ende dreht sich ein Dreibeingeschütz um und sucht, wer da Lärm macht. Im Süden, hinter Gittern, verstummen zwölf Leute.
alliance-mission-nothing-to-declare-gun-rule = Am Ende jeder Runde, solange die Bedienung des Geschützes steht, erleidet jeder im Gang 1 Anstrengung. Die Büros führen außen herum.
alliance-mission-nothing-to-declare-offices = Zwei Räume voller Schreibtische. Jede Lampe brennt, jede Tasse ist warm.
alliance-mission-nothing-to-declare-clerk-out = Ein Platz ist leer. Eine Mütze hängt über der Lampe, daneben liegt ein Codezylinder und ein Zettel vom Zöllner: „lange Mittagspause, wie besprochen.“
alliance-mission-nothing-to-declare-toll-cheated = Hinter der Tür entfaltet sich ein Droide und verliest eine Liste von Kisten, eure sind unterstrichen. Der Zöllner hat ein gutes Gedächtnis.
alliance-mission-nothing-to-declare-clerk-down = Der Beamte setzt sich in seinen eigenen Stuhl. „Danke“, sagt er aus Gewohnheit. Ein Codezylinder rollt vom Tisch.

## Dov

alliance-mission-nothing-to-declare-dov-found = Unter dem letzten Schreibtisch hält ein junger Mann in imperialem Grau einen Becher, auf dem MUTTERS steht. „Ihr seid zu früh. Verzeihung. Nein, zu spät. Ich hatte elf Uhr geschrieben, Verzeihung, seid ihr das?“
alliance-mission-nothing-to-declare-dov-knows-you = „Vom Mast“, sagt der Junge unter dem Schreibtisch. „Ihr seid die vom Mast. Da ist niemand, ich hab nachgesehen, Verzeihung, in den Listen, da ist niemand gestorben. Seid ihr das?“
alliance-mission-nothing-to-declare-dov-says-it = „Dov Vantine. Die Stimme, das ist meine Mutter, die Silben, also, abgestimmt hab ich sie. Es hieß, das hält sie am Leben.“ Er greift nach eurem Ärmel, und die Hand bleibt da. „Ich hatte eine Wahl. Verzeihung. Die Leute sagen immer, man hatte keine.“
alliance-mission-nothing-to-declare-dov-rule = Dov wird getragen wie ein Marker. Wird sein Träger besiegt, bleibt er auf dessen Feld; nehmt ihn wieder mit. Nur Helden können das.
alliance-mission-nothing-to-declare-dov-types = „Es ist das Datum, an dem sie verhaftet wurde“, sagt Dov beim Tippen. „Verzeihung. Das war meine Idee. Es sollte niemand vergessen.“

## Das Tor und das Schiff

alliance-mission-nothing-to-declare-codes-work = Der Schreibtisch brummt, schluckt den Code und druckt eine Quittung. Draußen hebt sich das große Tor.
alliance-mission-nothing-to-declare-gate-gives = Im Getriebe des Tors sagt etwas sein letztes Wort, dann fährt das Ganze auf einmal hoch.
alliance-mission-nothing-to-declare-no-ship = Sonne, Wind, vierzig Schritt Beton. Und am Ende der Rampe, wo die Patient Debt stehen sollte: nichts.
alliance-mission-nothing-to-declare-ikka-moved = „Die Leitstelle hat mich verlegt“, sagt Ikka in euer Ohr. „Platz vier. Nette Stimme. Ihre Stimme. Auf halbem Weg dachte ich: hat mich gar nichts gefragt. Drehe um. Nicht sterben.“
alliance-mission-nothing-to-declare-ikka-stayed = „Die Leitstelle wollte mich verlegen“, sagt Ikka in euer Ohr. „Mit ihrer Stimme. Da hab ich gefragt: Wie viele an Bord? Sie hat mein Licht gesehen. Ich steh hinterm Hangar, eine Minute.“
alliance-mission-nothing-to-declare-ship-rule = Ikka braucht Zeit: Am Ende der nächsten Runde ist die Rampe unten; war Ikka gewarnt, schon am Ende dieser. Dann müssen alle Helden und Dov darauf stehen.
alliance-mission-nothing-to-declare-ikka-lands = Die Patient Debt kommt seitwärts übers Hangardach und lässt die Rampe fallen. „Tür ist auf. Nicht lange.“

## Die zwölf

alliance-mission-nothing-to-declare-line-runs = Der Riegel bricht. Zuerst rennt niemand; sie haben einen Tag lang angestanden. Dann sagt eine Großmutter „Na?“, und zwölf Leute rennen in zwölf Richtungen, mitten durch alle, die gerade zielen.

## Unterwegs

alliance-mission-nothing-to-declare-pursuit = Hinter euch geht die andere Tür des Warteraums auf. Zwei in Rot treten ein und betrachten die leeren Bänke. Einer rückt ein Kissen gerade.
alliance-mission-nothing-to-declare-more-pursuit = Die Spätschicht ist da, und man hat ihr gesagt, warum das Mittagessen ausfällt.
alliance-mission-nothing-to-declare-seized-found = Bacta, verzollt als Marmelade.
alliance-mission-nothing-to-declare-drawer-found = Lagergebühr, Bearbeitungsgebühr, Gebühr für Gebühren.
alliance-mission-nothing-to-declare-first-wounded = „Verzeihung, das ist die Schlagader, nein, doch nicht, da drücken“, sagt jemand, der kein Arzt ist.
alliance-mission-nothing-to-declare-whistle = Eine Trillerpfeife, weit hinten im Gebäude. Stiefel antworten.
alliance-mission-nothing-to-declare-shutters = Überall im Hof fallen Schotten. Wer schnell war, hat nur Haut verloren.
alliance-mission-nothing-to-declare-shut = Das letzte Schott kommt herunter. Dahinter sagt jemand danke.

## Das Ende

alliance-mission-nothing-to-declare-how-aboard = Ihr habt den Zoll mit jemandem verlassen, der etwas anzumelden hatte.
alliance-mission-nothing-to-declare-how-too-late = Die Station war versiegelt, bevor ihr draußen wart.
alliance-mission-nothing-to-declare-how-all-wounded = Der Zoll hat euch behalten, und den, für den ihr gekommen wart.
alliance-mission-nothing-to-declare-after-won = Im Laderaum zählt Dov die Bolzen in der Wand, bis sein Atem langsamer wird. „Sie fragt jeden“, sagt er. „Wie viele an Bord. Das hab ich nie eingebaut. Es stand in keiner Abschrift.“ Ikka dreht sich nicht um. Sie reicht ihm eine Decke.
alliance-mission-nothing-to-declare-after-line = Jemand hat zwölf Kreidestriche auf den Rumpf gemacht. Das muss im Rennen gewesen sein.
alliance-mission-nothing-to-declare-after-lost = Man setzt euch auf einen Frachter, dazu ein höfliches Schreiben: Einreise verweigert. Dov bleibt. Die Durchsage, die euch nach oben begleitet, hat die Stimme seiner Mutter und ist sehr deutlich.
