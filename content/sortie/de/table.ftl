# Der Tisch und die Wiedergabe, für alle Spiele.

table = Tisch
table-missing = Diesen Tisch gibt es nicht

## Der Rahmen

tabs = Teile des Tischs
tab-decide = Am Zug
tab-over = Ende
tab-cards = Bedrohungen
tab-team = Team
tab-log = Verlauf
sheet-up = Blatt hochziehen
sheet-down = Blatt herunterschieben
decision = Entscheidung
join-title = Ein Platz ist frei
join-title-ask = An diesen Tisch
watching = Du schaust zu. Du siehst, was alle sehen.
watching-only = Du siehst zu. Um dich zu setzen, bitte um den Link zum Spielen.

## Verbindung

connection-live = Verbunden
connection-lost = Verbindung verloren, neuer Versuch läuft
connection-slow = Noch nicht gesendet: bisher keine Antwort

## Kamera

camera = Kamera
camera-in = Vergrößern
camera-out = Verkleinern
camera-reset = Ganzen Spielplan zeigen
camera-tilt = Spielplan neigen

## Zurücknehmen

take-back = Zurücknehmen
undo = Rückgängig
undo-last = Letzte Entscheidung zurücknehmen
undo-mine-last = Meine letzte Entscheidung zurücknehmen
tap-again = Noch einmal tippen, und es gilt.
undo-roll = Zurück zum Beginn dieses Wurfs
undo-asks = Die anderen am Tisch müssen zustimmen. Dieselbe Entscheidung ergibt wieder dieselben Würfel.
undo-alone = Du bist mit Bots allein: Es geschieht sofort. Dieselbe Entscheidung ergibt wieder dieselben Würfel.
undo-only-seated = Das können nur Mitspieler vorschlagen.
undo-by =
    { $steps ->
        [one] { $name } möchte die letzte Entscheidung zurücknehmen.
       *[other] { $name } möchte die letzten { $steps } Entscheidungen zurücknehmen.
    }
undo-mine =
    { $steps ->
        [one] Du möchtest die letzte Entscheidung zurücknehmen.
       *[other] Du möchtest die letzten { $steps } Entscheidungen zurücknehmen.
    }
undo-missing =
    { $n ->
        [one] Eine Antwort fehlt noch.
       *[other] { $n } Antworten fehlen noch.
    }
undo-accept = Zustimmen
undo-decline = Ablehnen
undo-withdraw = Zurückziehen
undo-again-by =
    { $steps ->
        [one] { $name } möchte eine zurückgenommene Entscheidung zurückholen.
       *[other] { $name } möchte { $steps } zurückgenommene Entscheidungen zurückholen.
    }
undo-again-mine =
    { $steps ->
        [one] Du möchtest eine zurückgenommene Entscheidung zurückholen.
       *[other] Du möchtest { $steps } zurückgenommene Entscheidungen zurückholen.
    }
undo-away = Es geht um Entscheidungen von { $who }, gerade nicht da: Die Frage wartet auf die Rückkehr.
undo-decide-later = Bleibt es dabei, kannst du nach zwei Minuten entscheiden, weil du den Tisch eröffnet hast.
undo-decide-now = Du kannst an ihrer Stelle entscheiden, weil du den Tisch eröffnet hast.
undo-decide = Für sie entscheiden
undo-play-on = Ohne weiterspielen

## Was zurückgenommen wurde

lines = Was zurückgenommen wurde
lines-text = Zurücknehmen zerstört nichts. Sieh dir an, was zurückgenommen wurde, oder hol es wieder: Wer beim Zurücknehmen gefragt würde, wird auch hier gefragt.
lines-none = Hier wurde nichts zurückgenommen.
lines-line =
    { $n ->
        [one] Nach { $from } Entscheidungen: eine
       *[other] Nach { $from } Entscheidungen: { $n }
    }
lines-look-at = Ansehen: { $line }
lines-restore = Zurückholen
lines-restore-it = Zurückholen: { $line }
lines-asked = Die anderen werden gefragt.
lines-restored = Wieder da.
lines-shown = Das wurde zurückgenommen.
lines-back = Zu dem, was gilt

## Bots warten

bots-hold = Das überlassen die Bots euch
bots-go-ahead = Bots, nur zu
bots-going = Die Bots gehen voran.
bots-always = Immer
bots-always-label = Immer die Bots vorlassen
bots-do-not-wait = Bots warten hier nicht auf Menschen.
bots-wait-again = Wieder warten

## Leute reden

talk = Etwas sagen
talk-point = Auf das Spielfeld zeigen
talk-point-now = Tippe auf dem Spielfeld an, was du meinst.
talk-point-not = Abbrechen
talk-pointed = zeigt hierher
talk-said = { $name } sagt: { $words }
talk-pointed-at = { $name } zeigt auf { $spot }.
talk-phrase-me-first = Lass mich zuerst
talk-phrase-you-first = Mach du zuerst
talk-phrase-help = Ich brauche Hilfe
talk-phrase-wait = Warte kurz
talk-phrase-well-done = Gut gemacht!
talk-phrase-thanks = Danke!

## Menü

menu = Menü
menu-pace = Tempo der Bots
menu-bots-wait = Bots warten auf Menschen
menu-export = Als Datei sichern
menu-export-checkpoint = Geht beim letzten Halt zwischen zwei Einsätzen weiter, mit anderen Würfen
menu-export-closed = Erst nach dem Ende: Es würde künftige Würfe verraten
menu-take-seat = { $role } selbst spielen
menu-ask-seat = Um { $role } bitten
menu-seat-secret = Du hast gesehen, was die andere Seite geheim hält.
menu-hand-seat = { $role } einem Bot überlassen
menu-home = Startseite, später weiterspielen
menu-leave = Platz aufgeben
menu-put-away = Diesen Tisch weglegen
menu-put-away-sure = Diesen Tisch weglegen? Er verschwindet aus deiner Liste, und deine Plätze in einem laufenden Spiel werden frei. Hat hier nie jemand anders gespielt, wird er endgültig gelöscht.
invite = Einladen
invite-what = Wofür der Link gilt
invite-play = Zum Spielen
invite-watch = Zum Zusehen
invite-play-text = Wer diesen Link hat, kann einen freien Platz nehmen oder um einen bitten. So setzt sich auch ein zweites Gerät von dir an den Tisch.
invite-watch-text = Wer diesen Link hat, sieht, was alle ohne Platz sehen dürfen, und kann keinen Platz nehmen.
invite-qr-play = Code des Links zum Spielen
invite-qr-watch = Code des Links zum Zusehen
invite-qr-text = Richte die Kamera eines Handys oder Tablets auf den Code.
invite-renew = Neuen Link machen
invite-renew-play-sure = Einen neuen Link zum Spielen machen? Der alte gilt dann nur noch für die, die hier einen Platz hatten; alle anderen, die mit ihm kamen, sind draußen.
invite-renew-watch-sure = Einen neuen Link zum Zusehen machen? Wer mit dem alten kam, ist draußen.
invite-renewed = Es gibt einen neuen Link.
share = Link kopieren
share-copied = Link kopiert.
share-link = Der Link zu dieser Seite: { $link }

## Ein Platz für ein anderes Gerät

hand-over = An ein anderes Gerät übergeben
hand-over-text = Wen soll jemand auf einem anderen Gerät spielen? Wer diesen Tisch dort öffnet, kann den freien Platz nehmen.
hand-over-do = Übergeben
hand-over-seat = { $role } übergeben
hand-over-free = { $role } ist jetzt frei.
hand-over-waits = Frei: wartet auf ein anderes Gerät
hand-over-back = Zurücknehmen
hand-over-how = Öffne diesen Link auf dem anderen Gerät:
leave-which = Welchen Platz gibst du auf?
leave-text = Ein Platz, den du aufgibst, ist offen: Jemand anders kann ihn nehmen, und du auch wieder.
leave-do = Aufgeben
leave-seat = { $role } aufgeben
leave-all = Alle, und den Tisch verlassen
ask = Jemand bittet um einen Platz
ask-by = { $name } möchte { $role } spielen.
ask-somebody = Jemand
ask-yes = Übergeben
ask-no = Nein
ask-sent = Du hast um { $role } gebeten.

## Verlauf

log = Verlauf
log-filter = Im Verlauf zeigen
log-all = Alles
log-setup = Spielaufbau
log-earlier = Früheres
log-newest = Neuestes
log-empty = Noch nichts.
log-search = Protokoll durchsuchen
log-nothing = Im Protokoll steht nirgends „{ $query }“.
log-save = Protokoll als Textdatei speichern
log-rule = Regel { $rule }
log-go = Zu Schritt { $n }

## Tasten

help = Tastenkürzel
help-game = Das Spiel
help-on-board = Auf dem Spielplan
help-digits = Die Wahl mit dieser Nummer treffen
help-finish = Kampf hier beenden
help-back = Zurücknehmen
help-skip = Animation überspringen
help-point = Auf das Spielfeld zeigen
help-board = Zur Figur, die am Zug ist
help-choices = Zur Auswahl
help-log = Zum Verlauf
help-help = Diese Hilfe
help-arrows = Zum nächsten Feld
help-lit = Zum nächsten oder vorigen leuchtenden Feld
help-enter = Das Feld wählen
help-pan = Kamera bewegen
help-turn = Kamera drehen
help-zoom = Vergrößern und verkleinern
help-right-drag = Rechte Taste, ziehen
help-two-fingers = Zwei Finger, halten

## Wiedergabe

replay = Wiedergabe
replay-title = Wiedergabe: { $game }
replay-timeline = Zeitleiste
replay-step = Schritt
replay-at = Schritt { $step } von { $last }
replay-round = Zu Runde { $round }
replay-part = Zu { $name }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-speed = Tempo
replay-nothing = Der Tisch ist gedeckt.
replay-on = Es geht weiter.
replay-share = Diesen Moment teilen
branch = Von hier abzweigen
branch-title = Von hier abzweigen
branch-text =
    { $keep ->
        [0] Ein neuer Tisch beginnt mit dem Aufbau dieser Partie. Wer spielt?
        [one] Ein neuer Tisch behält die erste Entscheidung und geht dann eigene Wege. Wer spielt?
       *[other] Ein neuer Tisch behält die ersten { $keep } Entscheidungen und geht dann eigene Wege. Wer spielt?
    }
branch-cancel = Abbrechen
branch-go = Tisch öffnen
branch-later = Ist die Partie vorbei, kannst du überall abzweigen.

## Fehler in Texten

fault = Fehler in einem Text melden
fault-note = Ein Tippfehler, eine falsche Regel, ein Satz, den niemand versteht? Es wird nichts verschickt: Kopier die Meldung oder speichere sie, und gib sie denen, die die Texte pflegen.
fault-remark = Was stimmt nicht?
fault-texts = Welcher Text?
fault-none = Kein Text auf diesem Bildschirm ist mit Namen bekannt.
fault-where = In der Meldung steht außerdem: Sprache { $language }, Version { $version }, Schritt { $step } dieses Tischs.
fault-copy = Meldung kopieren
fault-save = Als Datei speichern
fault-copied = Die Meldung liegt in der Zwischenablage.
fault-not-copied = Der Browser lässt die Seite nicht kopieren. Speichere die Meldung als Datei.

seat-mine = Du
seat-person = { $name }
seat-bot = Bot
seat-muted = Jemand, den du stummgeschaltet hast
seat-open = Freier Platz
seat-away = · nicht da
result-won = Sieg
result-lost = Niederlage
result-drawn = Unentschieden
result-replay = Wiedergabe ansehen
result-branch = Anders weiterspielen
result-again = Neues Spiel
result-home = Startseite
ending-over = Die Partie ist vorbei
ending-hide = Aufs Brett schauen
ending-show = Das Ende zeigen
ending-tally = Was alle getan haben
turn-title = ● { $title }

## Tipps einer Lektion

hint = Tipp
hint-said = Tipp: { $text }
hint-hide = Tipps ausblenden
hint-close = Verstanden

## Wer am Zug ist, und wie der Gegner gezeigt wird

wait-people = Warten auf { $who }
wait-open = Freier Platz: { $who }
wait-bots =
    { $n ->
        [0] Am Tisch passiert etwas
        [one] { $who } überlegt
       *[other] { $who } überlegen
    }
your-move = Du bist am Zug: { $who }
title-move = Du bist am Zug
watch-board = Schau auf den Spielplan
last-attack = Der letzte Angriff
enemy-acts = Der Gegner handelt
enemy-why = Mehr: jeder Schritt mit seiner Regel
enemy-pace = Zug der Gegner
enemy-mode =
    { $mode ->
        [step] Schritte
        [play] Abspielen
       *[instant] Sofort
    }
enemy-next = Weiter
enemy-play = Abspielen
enemy-step = Anhalten
enemy-skip = Ans Ende
other-choice = Etwas anderes

# Was alle am Tisch wissen sollten und keine Entscheidung erzählt.
notice = Zu diesem Tisch
notice-broken = Nach einem Update lässt sich dieses Spiel ab Eintrag { $entry } nicht mehr nachspielen. Ihr seht den Stand davor; hier lässt sich nichts mehr ändern, und verloren ist nichts.
notice-other-content = Ab Eintrag { $entry } wurde dieses Spiel mit anderen Inhalten gespielt, als es hier jetzt gibt. Ihr seht den Stand davor; hier lässt sich nichts mehr ändern, und verloren ist nichts.
notice-written-by = (Diesen Eintrag schrieb Version { $version }.)
notice-go-on = Von hier weiterspielen
notice-gone-on = Dieses Spiel geht an einem anderen Tisch weiter.
notice-to-table = Zu jenem Tisch
notice-resumed = Nach einem Update am { $date } ging diese Kampagne auf ihren letzten Zwischenstand zurück. Was davor gespielt wurde, bleibt erhalten.
notice-ended = Dieser Tisch wurde von der Person beendet, die ihn eröffnet hat. Alles lässt sich ansehen, nichts mehr ändern.
notice-understood = Verstanden
curtain-title = Nur für { $whose }
curtain-text = Gib den Bildschirm weiter. Wer die andere Seite spielt, schaut weg.
curtain-lift = Ich bin { $whose }

# Was tun kann, wer einen Tisch eröffnet hat.
host-lock = Für Neue schließen
host-unlock = Wieder für Neue öffnen
host-remove = { $name } den Platz nehmen
host-remove-sure = { $name } alle Plätze nehmen? Zusehen geht weiterhin; Platz nehmen nur noch, wenn du einen Platz zurückgibst.
host-return = { $role } zurückgeben
host-end = Diesen Tisch beenden
host-end-sure = Diesen Tisch für alle beenden? Danach lässt er sich ansehen und sonst nichts.

# Wenn Menschen nicht miteinander auskommen.
people = Wer hier ist
people-text = Wen du stummschaltest oder blockierst, erfährt es nicht.
people-nobody = Hier ist sonst niemand.
people-muted = Stumm: { $role }
people-mute = Stummschalten: keine Worte, kein Finger, kein Name
people-block = Blockieren: kein Platz an deinen Tischen
people-block-sure = Diese Person blockieren? Sie verliert ihre Plätze an diesem Tisch.
people-report = Melden
people-report-them = { $name } melden
people-report-table = Diesen Tisch melden
people-reason = Worum geht es?
people-reason-name = Ein verletzender Name
people-reason-talk = Worte oder Zeigen ohne Ende
people-reason-play = Schummeln oder das Spiel aufhalten
people-reason-other = Etwas anderes
people-note = In eigenen Worten (bis 500 Zeichen)
people-send = Dem Betreiber melden
people-reported = Wer diesen Server betreibt, bekommt es zu sehen.
