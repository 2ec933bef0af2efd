# Mission 12.

defenders-mission-back-in-time = Zurück in der Zeit
defenders-mission-back-in-time-brief = Im Keller des Kommandopostens steht das Letzte, was Hackbar gebaut hat, und unter dem Staubtuch ist es ein Stuhl. Er fährt in den Sommer, in dem alles begann, als ein junger Mann mit Notizbuch in der Wüste aufgelesen wurde und ein Jahr lang redete. Liest ihn niemand auf, ist all das nie geschehen, und die Orden dürft ihr behalten. Der Stuhl ist aus der Übung und will von Hand gestartet werden. Auch nimmt er nicht jeden, wie er ist: Wer ankommt, ist jemand, der dabei war. Bringt den jungen Mann heim, vorbei an denen, die ihn holen wollten.

## Ziel

defenders-mission-back-in-time-goal = Startet die Maschine, findet Hackbar am Zelt und bringt ihn zu Wegpunkt 4.
defenders-mission-back-in-time-goal-accomplished = Hackbar steht auf Wegpunkt 4, und die Agenten N und S leben, falls sie mitspielen.
defenders-mission-back-in-time-goal-failed = Hackbar, N oder S ist tot, oder das letzte Ereignis wurde gezogen.

## Orte, Leute und Dinge

defenders-mission-back-in-time-place-landing = Der Ankunftsort
defenders-mission-back-in-time-person-hackbar = Der junge Hackbar
defenders-mission-back-in-time-gun-sunny = Sunny
defenders-mission-back-in-time-profile-n = Agent N
defenders-mission-back-in-time-profile-s = Agent S
defenders-mission-back-in-time-profile-x = Agent X
defenders-mission-back-in-time-weapon-long-rifle = Langes Gewehr
defenders-mission-back-in-time-weapon-sabre = Säbel
defenders-mission-back-in-time-weapon-twin-revolvers = Zwillingsrevolver
defenders-mission-back-in-time-weapon-knife = Messer
defenders-mission-back-in-time-weapon-carbine = Karabiner
defenders-mission-back-in-time-weapon-bayonet = Bajonett
defenders-mission-back-in-time-figure-puppet = Die Puppe
defenders-mission-back-in-time-figure-hunter = Der Jäger

## Aktionen

defenders-mission-back-in-time-action-boot = Maschine starten
defenders-mission-back-in-time-action-boot-note = Neben Wegpunkt 1 oder darauf, nicht im Nahkampf gebunden: Wirf 1 roten Würfel. Bei einem Blitz ist einer der drei Ladehemmungsmarker weg.

## Ereignisse

defenders-mission-back-in-time-event-a = Wird in der ersten Auffrischungsphase gezogen. Drei Ladehemmungsmarker kommen auf Wegpunkt 1. Ein grüner Xeno-Grey erscheint als Übungspuppe: Zu Beginn jedes Agentenzugs sind Wunden und Schilde wie neu, und er kann nicht sterben. Bis die Maschine läuft, gibt es keine Begegnungen und keine Ereignisphasen.
defenders-mission-back-in-time-event-b = Die Puppe verschwindet. Alle Agenten kommen an den Ankunftsort und bleiben in der Wüste: Der erste wird Agent N, der zweite Agent S, die anderen Agent X. Die Begegnungen 1, 1 und 2 bilden den Stapel. Bis ein Agent Wegpunkt 3 erreicht, gibt es keine Ereignisphasen.
defenders-mission-back-in-time-event-c = Hackbar erscheint an Wegpunkt 3 mit 3 Gesundheit und bleibt neben dem Alpha-Agenten. Zwei Signale teleportieren herein.
defenders-mission-back-in-time-event-d = Ein blauer Xeno-Alpha teleportiert herein, und eine Begegnung 8 kommt obenauf. Ist er tot, verlässt er das Spiel.

## Die Geschichte

defenders-mission-back-in-time-objective-boot = Startet die Maschine.
defenders-mission-back-in-time-objective-tent = Erreicht das Zelt.
defenders-mission-back-in-time-objective-home = Bringt Hackbar zu Wegpunkt 4.
defenders-mission-back-in-time-opening = Unter dem Tuch: ein Stuhl, eine Kurbel und eine Liste der letzten Fahrgäste. Sie ist leer, was alles bedeuten kann.
defenders-mission-back-in-time-puppet = Im Saal steht ein grauer Herr aus Gummi, zum Üben. Jemand hat ihm einen Schnurrbart gemalt. Ihr dürft ihn hauen; es stört ihn nicht.
defenders-mission-back-in-time-boot = Drei Blitze an Wegpunkt 1 starten die Maschine. Hier würfelt niemand um einen Rang, und es gibt keine Verstärkung.
defenders-mission-back-in-time-long-ago = Sand und ein Himmel mit mehr Sternen, als ihr gewohnt seid. Eure Hände sind die von jemand anderem. Sie wissen, was sie tun.
defenders-mission-back-in-time-stranger = Im Zelt sitzt ein junger Mann mit einer Lampe und schreibt auf, dass jemand hereingekommen ist. Aufgesehen hat er noch nicht.
defenders-mission-back-in-time-hackbar = „Ich kenne euch“, sagt Hackbar, der das nicht kann. Er packt sein Notizbuch ein. „Ihr seid spät. Ihr wart immer spät.“
defenders-mission-back-in-time-hunter = Ein Großer in Blau tritt aus dem Licht, mit einem Netz, und sieht, dass er nicht der Erste ist.
defenders-mission-back-in-time-how-accomplished = An der Straße wartet ein Auto; eine Familie im Urlaub nimmt ihn mit. Im Spiegel seht ihr sie winken. Dann fällt euch nicht mehr ein, warum ihr in der Wüste steht, und ihr geht nach Hause.
defenders-mission-back-in-time-how-failed = Das Licht nimmt ihn mit, wie immer schon. Im Sand liegt ein Notizbuch, aufgeschlagen auf der ersten Seite. Ihr wisst, wie es weitergeht.
