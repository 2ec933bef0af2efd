# Die Worte um die Spiele herum: Start, neuer Tisch, Beitreten, Regeln, Einstellungen.

product = Sortie
loading = Wird geladen
close = Schließen
save = Speichern
retry = Noch einmal versuchen
round =
    { $n ->
        [0] Aufbau
       *[other] Runde { $n }
    }
players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
show-all = Alle { $n } zeigen
skip-to-content = Zum Inhalt springen

## Was schiefgeht

error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-unexpected = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
missing-title = Auf diesem Tisch liegt nichts
missing-text = Die Adresse stimmt nicht, oder was hier war, ist abgeräumt.
missing-home = Zurück zum Start
unreachable-title = Diese Seite wurde nicht geladen
unreachable-text = Einmal braucht sie das Netz, danach geht es auch ohne. Prüfe deine Verbindung und versuche es noch einmal.

## Zurechtfinden

nav-label = Hauptmenü
nav-home = Sortie, Startseite
nav-rules = Regeln
nav-settings = Einstellungen

## Start

home-title = Start
home-games = Spiele
home-running = Weitere laufende Tische
home-join = Einem Tisch beitreten
home-finished = Beendete Partien
home-finished-none = Partien, die ihr beendet, liegen hier zum Nachspielen bereit.
welcome-eyebrow = Der offene Tisch
welcome-title =
    Das Licht ist an.
    Nimm Platz.
welcome-text = Taktische Brettspiele im Browser, allein mit Bots oder gemeinsam über einen Link. Die Regeln gelten von selbst, und jeder Schritt erklärt sich.
welcome-play = { $game } spielen
continue = Weiterspielen
continue-my-move = Du bist dran
continue-running = Weiter, wo du aufgehört hast
company-bots =
    { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }
company-open =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
table-won = Gewonnen
table-lost = Verloren
table-my-move = Du bist dran
import = Spieldatei einlesen
footer-credits = Figuren und Symbole von

## Spiele

game-play = Spielen
game-coming = In Vorbereitung

## Neuer Tisch

new-title = Neuer Tisch
new-team = Das Team
new-players = Anzahl der Spieler
new-seat = Platz { $n }
new-who = Wer spielt
new-which-bot = Welcher Bot
new-options = Das Spiel
new-difficulty = Schwierigkeit
new-real-dice = Echte Würfel
    .hint = Ihr würfelt am eigenen Tisch und gebt die Augen ein.
new-last-team = Dein letztes Team
new-same-team = Wieder dieses Team
new-start = Starten
who-me = Ich
    .hint = Du darfst auch mehrere Plätze selbst spielen.
who-open = Frei
    .hint = Für alle, die deinem Link folgen.
who-bot = Bot
bot-greedy = Veteran, plant voraus
    .short = Bot, Veteran
bot-random = Anfänger, handelt aufs Geratewohl
    .short = Bot, Anfänger
difficulty-easy = Leicht
    .line = Für die erste Partie: Das Kanonenboot ist schneller da, als ihr fürchtet.
difficulty-normal = Normal
    .line = Ein fairer Kampf: Etwa jede zweite Partie wird gewonnen.
difficulty-hard = Schwer
    .line = Für eingespielte Teams, die jeden Würfel planen.
difficulty-very_hard = Sehr schwer
    .line = Für alle, die sonst nichts schreckt.
census-mine =
    { $n ->
        [one] Du
       *[other] Du auf { $n } Plätzen
    }

## Namen

name-label = Dein Name
name-hint = So sehen dich die anderen am Tisch.
name-known = Du spielst als { $name }.
callsign-1 = Falke
callsign-2 = Komet
callsign-3 = Rabe
callsign-4 = Funke
callsign-5 = Luchs
callsign-6 = Orion
callsign-7 = Reiher
callsign-8 = Glut

## Beitreten

join-code = Link oder Code
join-code-hint = Füge ein, was man dir geschickt hat.
join-unreadable = Das ist weder ein Link zu einem Tisch noch ein Code.
join-go = Zum Tisch
join-text = Wer den Tisch eröffnet hat, kann dir den Link schicken.
join-who = Plätze
join-seat-open = Freier Platz
join-take = Platz nehmen
join-take-seat = Platz nehmen: { $role }
join-seated = Du spielst jetzt { $role }.
join-ask = Darum bitten
join-ask-seat = Um { $role } bitten
join-asked = Angefragt, wartet
join-unask = Abbrechen
join-unask-seat = Nicht mehr um { $role } bitten
join-secret = Du hast gesehen, was die andere Seite geheim hält.
join-report = Ohne Platz: für alle melden
join-watch = Nur zuschauen

## Regeln

rules-title = Regeln: { $game }
rules-search = Nach Wort oder Nummer suchen
rules-found =
    { $n ->
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
rules-nothing = Keine Regel erwähnt „{ $query }“.
rules-rule = Regel { $number }
rules-sections = Abschnitte
rules-games = Spiele
rules-shelf = Regeln
rules-close-key = Schließen (Escape)

## Einstellungen

guest-phrase = Losung zum Wiederkommen
guest-phrase-hint = Mit ihr bist du auch auf einem anderen Gerät du selbst. Schreib sie auf: Sie wird einmal gezeigt, und eine neue ersetzt sie.
guest-phrase-new = Neue Losung zeigen
guest-recover = Mit einer Losung wiederkommen
guest-recover-do = Wiederkommen
guest-data = Was von dir gespeichert ist
guest-export = Sichern
guest-sign-out = Abmelden
guest-sign-out-sure = In diesem Browser abmelden? Ohne Losung kommst du nicht zu deinen Tischen zurück.
guest-delete = Alles löschen
guest-delete-sure = Deinen Namen, deine Plätze und jeden Tisch löschen, an dem sonst niemand gespielt hat? Nichts bringt sie zurück.
people-mine = Wen du nicht hören willst
people-mine-hint = Niemand erfährt davon. Wer blockiert ist, nimmt an keinem deiner Tische Platz.
people-is-muted = stumm
people-blocked = blockiert
people-hear = Wieder hören
people-hear-them = { $name } wieder hören
settings-language = Sprache
settings-theme = Farben
settings-system = System
settings-dark = Dunkel
settings-light = Papier
settings-board = Spielpläne
    .hint = Ein Spielplan neigt sich von dir weg, mit Mauern, Licht und stehenden Figuren, oder liegt flach wie ein Plan.
settings-board-tilted = Stehende Figuren
settings-board-flat = Flach
settings-motion = Bewegung
    .hint = Laufende Figuren, fallende Würfel, gleitende Tafeln.
settings-reduced = Weniger
settings-full = Voll
settings-pace = Tempo der Bots
    .hint = Für neue Tische. Am Tisch kannst du es jederzeit ändern.
settings-dice = Würfel
    .hint = Sonst erscheinen die Augen einfach.
settings-dice-on = Sichtbar rollen
settings-ask = Fragen
    .hint = Sonst erspart dir der Tisch, was nichts entscheidet.
settings-ask-all = Auch fragen, wo sich nichts ändern kann
settings-ask-ties = Mich zwischen gleich schlechten Orten wählen lassen
settings-sound = Ton
    .hint = System heißt: aus, wo weniger Bewegung gewünscht ist.
settings-on = An
settings-off = Aus
settings-volume = Lautstärke
volume-quiet = Leise
volume-normal = Normal
volume-loud = Laut
settings-notify = Du bist dran
    .hint = Wenn du gerade woanders hinschaust. Der Titel der Seite sagt es in jedem Fall.
settings-notify-on = Benachrichtigen
settings-notify-denied = Der Browser lässt keine Benachrichtigungen zu. Das entscheiden seine eigenen Einstellungen.
settings-device = Sprache, Farben, Bewegung, Ton und Tempo bleiben nur auf diesem Gerät.
settings-renamed = Du heißt jetzt { $name }.
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
language-en = English
language-de = Deutsch
language-it = Italiano
