# Warum eine Anfrage abgelehnt wurde. Die Schlüssel sind die festen Kennungen des Servers: error-<code>.
# $detail und $field sind technische Wörter der Anfrage und bleiben, wie sie sind.

error-malformed = Diese Anfrage ist nicht lesbar: { $detail }
error-not-json = Die Anfrage muss JSON sein. Setze den Header „Content-Type: application/json“.
error-too-large = Das ist zu groß: Hier werden höchstens { $limit } Bytes gelesen.
error-no-such-route = Unter dieser Adresse gibt es nichts.
error-method-not-allowed = Diese Adresse beantwortet solche Anfragen nicht.
error-no-such-table = Zu diesem Link gibt es keinen Tisch. Prüfe, ob er vollständig kopiert ist.
error-no-such-game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-no-such-bot = Einen Bot namens „{ $bot }“ gibt es für dieses Spiel nicht.
error-no-bots-here = Hier spielen Menschen jeden Platz: Neben dem Brettspiel kann ein Bot keine Figuren bewegen.
error-no-such-sheet = Einen Einsatz namens „{ $mission }“ gibt es nicht zum Ausdrucken.
error-no-such-language = „{ $language }“ ist keine Sprache von Sortie; möglich sind en, de und it.
error-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-seat-count = Dieses Spiel braucht { $expected } Plätze; die Anfrage nennt { $found }.
error-bad-name = Ein Name hat 1 bis 40 Zeichen, ohne Zeilenumbrüche und unsichtbare Zeichen.
error-off-the-board = Zeigen lässt sich nur auf das Spielfeld: 0 bis 1.000 von links und von oben.
error-bad-pace = Das Tempo der Bots liegt zwischen 0 und 10.000 Millisekunden.
error-bad-keep = Bisher wurden nur { $n } Entscheidungen getroffen; mehr lassen sich nicht behalten.
error-import-refused = Diese Datei lässt sich nicht so nachspielen, wie sie geschrieben ist: { $detail }
error-other-content = Dieses Spiel entstand mit anderen Inhalten, als dieser Server sie hat, und lässt sich ab Eintrag { $entry } nicht nachspielen. Mit den Inhalten von damals geht es.
error-setup = So lässt sich das Spiel nicht aufbauen. { $problems }
error-game-over = Das Spiel ist zu Ende.
error-game-not-over = Das geht erst nach dem Ende des Spiels, denn es würde künftige Würfe verraten.
error-game-final = Das Spiel ist zu Ende und bleibt, wie es ist. Um einen anderen Weg zu versuchen, zweige in der Wiedergabe ab.
error-journal-full = Dieser Tisch ist voll: Nach { $limit } Entscheidungen und Rücknahmen kommt nichts mehr hinzu. Alles Gespielte bleibt erhalten.
error-stale = Am Tisch ist es schon weitergegangen. Sieh noch einmal hin und entscheide dann.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-taken = Dort sitzt schon jemand.
error-other-side-seen = Du hast gesehen, was die andere Seite geheim hält, und kannst deshalb nicht für diese spielen. Jemand anders kann es, oder ein Bot.
error-nothing-to-ask = Um diesen Platz musst du nicht bitten: Er ist deiner, oder er ist frei.
error-no-such-ask = Um diesen Platz bittet niemand mehr.
error-not-seated = Das können nur Leute, die an diesem Tisch einen Platz haben.
error-not-yours-to-hand-over = Das kannst du den Bots nicht überlassen: Sie warten auf einen Gegner von dir.
error-malformed-choice = Eine solche Entscheidung kennt dieses Spiel nicht: { $detail }
error-nothing-to-undo = Dort gibt es nichts zurückzunehmen.
error-secret-seen = Seitdem hat jemand gesehen, was verborgen war, und das kann niemand vergessen. Zurück geht es nur bis zu dieser Stelle.
error-nothing-to-take-back = Dieser Schritt hat etwas Neues gezeigt oder war nicht deiner. Bitte die anderen, mit dir zurückzugehen.
error-undo-open = Jemand möchte schon zurückgehen. Beantworte das zuerst.
error-no-proposal = Niemand wartet auf deine Antwort.
error-hello-first = Die erste Nachricht muss „hello“ sein.
error-text-only = Nachrichten müssen Text sein; binäre werden nicht gelesen.
error-not-live = Diese Adresse ist für das laufende Spiel und spricht nur WebSocket.
error-too-fast = Zu viele Nachrichten auf einmal. Bitte etwas langsamer.
error-too-many = Zu viele neue Tische oder Gäste von deiner Adresse. Versuch es gleich noch einmal.
error-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
error-timeout = Das hat zu lange gedauert und wurde abgebrochen. Versuch es noch einmal.
error-foreign-origin = Live mitspielen können nur Seiten dieses Servers.
error-no-client = Die Spieloberfläche ist noch nicht gebaut. Führe im Projektordner „make play“ aus und lade diese Seite neu.
error-storage = Der Server konnte das nicht speichern, deshalb hat sich nichts geändert. Versuch es noch einmal. (Vorfall { $incident })
error-storage-lost = Der Server hat seine Datenbank verloren: Nichts wird mehr gespeichert. Was gespielt wurde, liegt in einer Rettungsdatei; sag es dem, der diesen Server betreibt.
error-journal-broken = Das gespeicherte Spiel lässt sich ab Eintrag { $entry } nicht mehr nachspielen. Es bleibt unverändert erhalten; sag es der Person, die diesen Server betreibt.
error-internal = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir. (Vorfall { $incident })

# Warum die Regeln eine Entscheidung nicht erlauben, wenn das Spiel keine besseren Worte hat.
refused-illegal = Das erlauben die Regeln jetzt nicht.
refused-setup = Mit „{ $field }“ stimmt etwas nicht.
