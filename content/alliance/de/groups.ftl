# Namen der Gruppen und ihrer Fähigkeiten, Titel der Aktivierungskarten. Was sie tun, wird aus den Daten erzeugt.

## Gruppen. .one ist eine einzelne Figur.

alliance-group-stormtrooper = Sturmtruppen
    .one = Sturmtruppler
alliance-group-stormtrooper-elite = Elite-Sturmtruppen
    .one = Elite-Sturmtruppler
alliance-group-imperial-officer = Imperialer Offizier
    .one = Imperialer Offizier
alliance-group-imperial-officer-elite = Imperialer Elite-Offizier
    .one = Imperialer Elite-Offizier
alliance-group-e-web-engineer = E-Web-Schütze
    .one = E-Web-Schütze
alliance-group-e-web-engineer-elite = Elite-E-Web-Schütze
    .one = Elite-E-Web-Schütze
alliance-group-royal-guard = Rote Garde
    .one = Roter Gardist
alliance-group-royal-guard-elite = Rote Elitegarde
    .one = Roter Elitegardist
alliance-group-probe-droid = Suchdroide
    .one = Suchdroide
alliance-group-probe-droid-elite = Elite-Suchdroide
    .one = Elite-Suchdroide
alliance-group-at-st = AT-ST
    .one = AT-ST
alliance-group-general-weiss = General Weiss
    .one = General Weiss
alliance-group-royal-guard-champion = Hauptmann der Roten Garde
    .one = Hauptmann der Roten Garde
alliance-group-darth-vader = Darth Vader
    .one = Darth Vader
alliance-group-trandoshan-hunter = Trandoshanische Jäger
    .one = Trandoshanischer Jäger
alliance-group-trandoshan-hunter-elite = Trandoshanische Elitejäger
    .one = Trandoshanischer Elitejäger
alliance-group-nexu = Nexu
    .one = Nexu
alliance-group-nexu-elite = Elite-Nexu
    .one = Elite-Nexu
alliance-group-ig-88 = IG-88
    .one = IG-88
alliance-group-luke-hero-of-the-rebellion = Luke Skywalker
    .one = Luke Skywalker
alliance-group-han-solo = Han Solo
    .one = Han Solo
alliance-group-chewbacca = Chewbacca
    .one = Chewbacca
alliance-group-rebel-trooper = Rebellentruppen
    .one = Rebellentruppler
alliance-group-rebel-saboteur = Rebellen-Saboteure
    .one = Rebellen-Saboteur
alliance-group-rebel-trooper-elite = Elite-Rebellentruppen
    .one = Elite-Rebellentruppler
alliance-group-rebel-saboteur-elite = Elite-Rebellen-Saboteure
    .one = Elite-Rebellen-Saboteur
alliance-group-luke-jedi-knight = Luke Skywalker, Jedi-Ritter
    .one = Luke Skywalker

## Fähigkeiten der Gruppen

alliance-ability-squad-training = Truppenausbildung
alliance-ability-last-stand = Letztes Gefecht
alliance-ability-order = Befehl
alliance-ability-executive-order = Vollstreckungsbefehl
alliance-ability-cower = Ducken
alliance-ability-tripod = Stativ
alliance-ability-assault = Sturm
alliance-ability-sentinel = Wache
alliance-ability-vengeance = Rache
alliance-ability-forward-vengeance = Erbitterte Rache
alliance-ability-self-destruct = Selbstzerstörung
alliance-ability-targeting-computer = Zielcomputer
alliance-ability-awkward = Ungelenk
alliance-ability-generals-orders = Befehl des Generals
alliance-ability-epic-arsenal = Überlegenes Arsenal
alliance-ability-brutality = Grausamkeit
alliance-ability-executor = Vollstrecker
alliance-ability-force-choke = Machtwürgegriff
alliance-ability-relentless = Erbarmungslos
alliance-ability-scattergun = Streukanone
alliance-ability-acp-scattergun = ACP-Streukanone
alliance-ability-pounce = Sprungangriff
alliance-ability-cunning = Listig
alliance-ability-non-sentient = Instinktgesteuert
alliance-ability-arsenal = Arsenal
alliance-ability-saber-strike = Lichtschwert-Schlag
alliance-ability-inspiring = Inspirierend
alliance-ability-return-fire = Feuer erwidern
alliance-ability-distracting = Ablenkung
alliance-ability-slam = Schmettern
alliance-ability-protector = Beschützer
alliance-ability-aim = Zielen
alliance-ability-overload = Überladung
alliance-ability-priority-target = Vorrangiges Ziel
alliance-ability-get-into-position = In Stellung gehen
alliance-ability-deflect = Schüsse ablenken
alliance-ability-heroic = Heldenmut

## Aktivierungskarten

# Sturmtruppen

alliance-activation-stormtrooper-volley = Salve auf Befehl
alliance-activation-stormtrooper-advance = Stetiger Vormarsch
alliance-activation-stormtrooper-pin = Köpfe unten halten
alliance-activation-stormtrooper-fall-back = Feuernd zurückweichen
alliance-activation-stormtrooper-hunt = Den Verwundeten hinterher
alliance-activation-stormtrooper-aim = In Ruhe zielen
alliance-activation-stormtrooper-reserves = Reserven rufen

# Elite-Sturmtruppen

alliance-activation-stormtrooper-elite-volley = Salve der Veteranen
alliance-activation-stormtrooper-elite-breach = Stürmen und säubern
alliance-activation-stormtrooper-elite-pin = Festgenagelt
alliance-activation-stormtrooper-elite-hunt = Zur Strecke bringen
alliance-activation-stormtrooper-elite-close-ranks = Reihen schließen
alliance-activation-stormtrooper-elite-crossfire = Im Kreuzfeuer

# Imperialer Offizier

alliance-activation-imperial-officer-rally = Die Linie sammeln
alliance-activation-imperial-officer-cower = Hinter den anderen
alliance-activation-imperial-officer-duel = Eine Frage der Ehre
alliance-activation-imperial-officer-mark = Ziel markieren
alliance-activation-imperial-officer-tend = Nach den Leuten sehen
alliance-activation-imperial-officer-threaten = Drohungen per Lautsprecher

# Imperialer Elite-Offizier

alliance-activation-imperial-officer-elite-rally = Auf meinen Befehl
alliance-activation-imperial-officer-elite-verdict = Standrecht
alliance-activation-imperial-officer-elite-mark = Bekannte Schwäche
alliance-activation-imperial-officer-elite-withdraw = Geordneter Rückzug
alliance-activation-imperial-officer-elite-tend = Inspektion im Feld
alliance-activation-imperial-officer-elite-stare = Kalte Verachtung

# E-Web-Schütze

alliance-activation-e-web-engineer-sweep = Breites Sperrfeuer
alliance-activation-e-web-engineer-dig-in = Eingraben
alliance-activation-e-web-engineer-hot = Bis das Rohr glüht
alliance-activation-e-web-engineer-harry = Rennende hetzen
alliance-activation-e-web-engineer-range = Auf Entfernung einschießen
alliance-activation-e-web-engineer-shift = Geschütz verlegen

# Elite-E-Web-Schütze

alliance-activation-e-web-engineer-elite-storm = Geschosshagel
alliance-activation-e-web-engineer-elite-dig-in = Befestigtes Nest
alliance-activation-e-web-engineer-elite-hot = Jenseits der roten Linie
alliance-activation-e-web-engineer-elite-track = Verfolgendes Feuer
alliance-activation-e-web-engineer-elite-shift = Rascher Stellungswechsel
alliance-activation-e-web-engineer-elite-pin = Kein Durchkommen

# Rote Garde

alliance-activation-royal-guard-strike = Geübter Stoß
alliance-activation-royal-guard-wall = Lebende Mauer
alliance-activation-royal-guard-lunge = Weiter Ausfall
alliance-activation-royal-guard-stagger = Ins Wanken bringen
alliance-activation-royal-guard-press = Die Schwachen bedrängen
alliance-activation-royal-guard-silence = Stumme Drohung

# Rote Elitegarde

alliance-activation-royal-guard-elite-strike = Purpurner Sturm
alliance-activation-royal-guard-elite-sweep = Wirbelnde Schäfte
alliance-activation-royal-guard-elite-lunge = Ungebrochener Ansturm
alliance-activation-royal-guard-elite-stagger = Haltung brechen
alliance-activation-royal-guard-elite-vow = Gelübde der Garde
alliance-activation-royal-guard-elite-silence = Grauenvolle Stille

# Suchdroide

alliance-activation-probe-droid-scan = Abtasten und feuern
alliance-activation-probe-droid-contact = Naher Kontakt
alliance-activation-probe-droid-shadow = Den Träger beschatten
alliance-activation-probe-droid-last-order = Letzter Befehl
alliance-activation-probe-droid-repair = Reparaturroutine
alliance-activation-probe-droid-jam = Störsignal

# Elite-Suchdroide

alliance-activation-probe-droid-elite-scan = Scan auf allen Bändern
alliance-activation-probe-droid-elite-contact = Schockarme
alliance-activation-probe-droid-elite-shadow = Den Träger jagen
alliance-activation-probe-droid-elite-last-order = Letztes Protokoll
alliance-activation-probe-droid-elite-repair = Gehärtete Schaltkreise
alliance-activation-probe-droid-elite-jam = Alle Kanäle gestört

# AT-ST

alliance-activation-at-st-battery = Hauptgeschütz
alliance-activation-at-st-trample = Zertrampelt
alliance-activation-at-st-grenades = Granatwerfer
alliance-activation-at-st-back-out = Zurücksetzen
alliance-activation-at-st-chase = Die Schnellen jagen
alliance-activation-at-st-tremor = Bebender Boden

# General Weiss

alliance-activation-general-weiss-cannonade = Rollende Kanonade
alliance-activation-general-weiss-behead = Den Kopf abschlagen
alliance-activation-general-weiss-orders = Befehle aus dem Cockpit
alliance-activation-general-weiss-cluster = Gestreute Granaten
alliance-activation-general-weiss-overrun = Überrollen
alliance-activation-general-weiss-sharpshoot = Einer nach dem anderen

# Hauptmann der Roten Garde

alliance-activation-royal-guard-champion-challenge = Förmliche Forderung
alliance-activation-royal-guard-champion-twin = Zwei Hiebe
alliance-activation-royal-guard-champion-whirl = Ring aus Stahl
alliance-activation-royal-guard-champion-wrath = Kalter Zorn
alliance-activation-royal-guard-champion-breath = Zweite Luft
alliance-activation-royal-guard-champion-fell-swoop = Ehe sie sich rühren

# Darth Vader

alliance-activation-darth-vader-grip = Unsichtbarer Griff
alliance-activation-darth-vader-scythe = Rote Sense
alliance-activation-darth-vader-dread = Gemessener Atem
alliance-activation-darth-vader-inexorable = Schritt für Schritt
alliance-activation-darth-vader-debris = Geschleuderte Trümmer
alliance-activation-darth-vader-anger = Die Kraft des Zorns

# Trandoshanische Jäger

alliance-activation-trandoshan-hunter-trophy = Trophäenjagd
alliance-activation-trandoshan-hunter-close-in = Aus nächster Nähe
alliance-activation-trandoshan-hunter-scent = Blutgeruch
alliance-activation-trandoshan-hunter-regrow = Dicke Schuppen
alliance-activation-trandoshan-hunter-exhaust = Müde hetzen
alliance-activation-trandoshan-hunter-straggler = Den Nachzügler holen

# Trandoshanische Elitejäger

alliance-activation-trandoshan-hunter-elite-trophy = Die große Trophäe
alliance-activation-trandoshan-hunter-elite-close-in = Beide Läufe
alliance-activation-trandoshan-hunter-elite-scent = Blutrausch
alliance-activation-trandoshan-hunter-elite-regrow = Neues Fleisch
alliance-activation-trandoshan-hunter-elite-exhaust = Keine Ruhe der Beute
alliance-activation-trandoshan-hunter-elite-encircle = Der Kreis schließt sich

# Nexu

alliance-activation-nexu-leap = Jäher Sprung
alliance-activation-nexu-stalk = Die Langsamen belauern
alliance-activation-nexu-wounds = Wunden lecken
alliance-activation-nexu-feast = Frisches Mahl
alliance-activation-nexu-roar = Gellendes Heulen
alliance-activation-nexu-claws = Reißende Krallen

# Elite-Nexu

alliance-activation-nexu-elite-leap = Mitten hinein
alliance-activation-nexu-elite-stalk = Wahl des Alphatiers
alliance-activation-nexu-elite-wounds = Zurück in den Bau
alliance-activation-nexu-elite-feast = Die Schwächsten zuerst
alliance-activation-nexu-elite-roar = Markerschütterndes Heulen
alliance-activation-nexu-elite-frenzy = Blinde Raserei

# IG-88

alliance-activation-ig-88-contract = Der Auftrag
alliance-activation-ig-88-marksman = Berechneter Schuss
alliance-activation-ig-88-needles = Nadelhagel
alliance-activation-ig-88-shock = Betäubungsladung
alliance-activation-ig-88-point-blank = Auftrag erledigt
alliance-activation-ig-88-repair = Reservesysteme
