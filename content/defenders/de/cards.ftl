# Namen im Paket defenders: Agenten, Waffen, Geräte, Fertigkeiten, Taktiken, Aliens, Ereignisse, Begegnungen. Was eine Karte
# tut, wird aus ihren Daten gezeichnet. .line ist ein Wort dazu, höchstens eines.

## Agenten

defenders-agent-marine = Chromium
defenders-agent-biotech = Thorium
defenders-agent-infiltrator = Mercury
defenders-agent-sniper = Iridium
defenders-agent-hulk = Titanium

## Klassen. .line sagt, wie sie spielen.

defenders-class-marine = Marine
    .line = Hält eine Ecke und fegt ganze Gebiete leer.
defenders-class-biotech = Biotech
    .line = Flickt alle zusammen und bringt eigene Maschinen mit.
defenders-class-infiltrator = Infiltratorin
    .line = Schnell, schwer zu sehen, auf Armeslänge tödlich.
defenders-class-sniper = Scharfschütze
    .line = Sucht sich einen guten Platz, bleibt dort und trifft.
defenders-class-hulk = Hulk
    .line = Langsam, laut, und er steht noch, wenn der Rauch sich legt.

## Angeborene Fähigkeiten

defenders-innate-guard = Wache
defenders-innate-field-medic = Feldsanitäter
defenders-innate-stealth = Heimlichkeit
defenders-innate-steady-aim = Ruhige Hand
defenders-innate-thick-skin = Dickes Fell

## Drohnen

defenders-drone-sentry-gun = Sentry-Gun
defenders-drone-gd-209 = GD-209

## Ränge

defenders-rank-copper = Kupfer
defenders-rank-bronze = Bronze
defenders-rank-silver = Silber
defenders-rank-gold = Gold
defenders-rank-palladium = Palladium
defenders-rank-platinum = Platin

## Waffen der Bögen und Drohnen

defenders-weapon-gd4a1-rifle = GD4A1-Gewehr
defenders-weapon-eagle-1-pistol = Pistole Eagle 1
defenders-weapon-riot-shotgun = Einsatzschrotflinte
defenders-weapon-nano-healer = Nano-Heiler
defenders-weapon-twin-blade = Zwillingsklinge
defenders-weapon-whisper-pistol = Flüsterpistole
defenders-weapon-longbow-rifle = Langbogen-Gewehr
defenders-weapon-scoped-pistol = Zielfernrohrpistole
defenders-weapon-vulcan = Vulcan
defenders-weapon-bladed-knuckles = Klingenschlagring
defenders-weapon-sentry-barrels = Zwillingsrohre
defenders-weapon-chain-gun = Kettenkanone

## Verbesserte Waffen

defenders-weapon-gd4a2-rifle = GD4A2-Gewehr
defenders-weapon-eagle-2-pistol = Pistole Eagle 2
defenders-weapon-breach-shotgun = Bresche-Schrotflinte
defenders-weapon-nano-projector = Nano-Projektor
defenders-weapon-monofilament-blade = Monofilament-Klinge
defenders-weapon-hush-pistol = Stillepistole
defenders-weapon-ballista-rifle = Ballista-Gewehr
defenders-weapon-improved-vulcan = Verbesserte Vulcan
defenders-weapon-machine-pistol = Maschinenpistole
defenders-weapon-combat-knife = Kampfmesser

## Alienwaffen

defenders-weapon-lasergun = Lasergewehr
defenders-weapon-pulse-blade = Pulsklinge
defenders-weapon-acid-thrower = Säurewerfer
defenders-weapon-stasis-emitter = Stasis-Strahler
defenders-weapon-plasma-carbine = Plasmakarabiner
defenders-weapon-regenerator = Regenerator
defenders-weapon-phase-claws = Phasenkrallen
defenders-weapon-rail-lance = Schienenlanze
defenders-weapon-fusion-cannon = Fusionskanone
defenders-weapon-crusher-gauntlet = Malmhandschuh

## Womit Aliens kämpfen

defenders-weapon-blaster = Blaster
defenders-weapon-shock-baton = Schockstab
defenders-weapon-jaws = Kiefer und Schwanz
defenders-weapon-plasma-rifle = Plasmagewehr
defenders-weapon-power-blade = Energieklinge
defenders-weapon-web = Netz
defenders-weapon-claws = Klauen
defenders-weapon-mind-blast = Gedankenschlag
defenders-weapon-particle-cannon = Teilchenkanone
defenders-weapon-hydraulic-claw = Hydraulikklaue
defenders-weapon-fangs = Zähne und Krallen

## Geräte

defenders-device-medikit = Medikit
    .line = Verband, Kleber und etwas gegen die Schmerzen.
defenders-device-emp-grenade = EMP-Granate
    .line = Was summt, verstummt.
defenders-device-frag-grenade = Splittergranate
    .line = Drei Sekunden, dann steht dort niemand mehr.
defenders-device-stun-grenade = Blendgranate
    .line = Licht, Lärm und Beine, die nicht gehorchen.
defenders-device-ammo-pack = Munitionspaket
    .line = Das Schwerste im Gepäck, und das Erste, das fehlt.
defenders-device-repair-kit = Reparatursatz
    .line = Öl, eine Bürste und kräftige Worte.
defenders-device-stim-pack = Aufputschmittel
    .line = Morgen tut es weh. Morgen.
defenders-device-motion-scanner = Bewegungsmelder
    .line = Er piept umso schneller, je weniger man es will.
defenders-device-sonic-decoy = Schallköder
    .line = Schritte, wo niemand geht.
defenders-device-targeting-visor = Zielvisier
    .line = Eine zweite Meinung, im Bruchteil einer Sekunde.
defenders-device-sentry-gun = Sentry-Gun
    .line = Blinzelt nie, geht nie.
defenders-device-satellite-strike = Satellitenschlag
    .line = Ein Stift aus Licht, und weit oben jemand, der damit schreibt.
defenders-device-holo-double = Holo-Double
    .line = Dort hat sie nie gestanden.
defenders-device-piercing-round = Panzerbrechendes Geschoss
    .line = Davon gibt es eines. Wähle gut.
defenders-device-ghillie-cloak = Tarnumhang
    .line = Ein Busch mit Gewehr.
defenders-device-reinforced-armour = Verstärkte Rüstung
    .line = Mehr Platten, als die Werkstatt verantworten wollte.

## Fertigkeiten

defenders-skill-alien-knowledge = Alien-Kenntnisse
    .line = Es ist ein Abzug, sobald man weiß, wohin die Finger gehören.
defenders-skill-quick-hands = Flinke Hände
    .line = Schlagen, durchladen, schießen.
defenders-skill-grenadier = Grenadier
    .line = Ein guter Wurf ist nie ein Zufall.
defenders-skill-suppressing-fire = Sperrfeuer
    .line = Bleiben dürfen sie. Bewegen nicht.
defenders-skill-gd-209 = GD-209
    .line = Auf zwei Beinen und immer auf deiner Seite.
defenders-skill-triage = Triage
    .line = Zuerst der, der nicht mehr klagt.
defenders-skill-second-wind = Neue Kraft
    .line = Ein Wort, eine Spritze, und weiter geht es.
defenders-skill-shadow-step = Schattenschritt
    .line = Zwischen zwei Wimpernschlägen verschwunden.
defenders-skill-backstab = Dolchstoß
    .line = Jede Rüstung hat eine Naht.
defenders-skill-no-witnesses = Keine Zeugen
    .line = Wenn es fällt, ist sie schon woanders.
defenders-skill-marksman = Meisterschütze
    .line = Ausatmen. Noch einmal.
defenders-skill-camouflage = Tarnung
    .line = Sie schießen auf den Stein neben ihm.
defenders-skill-charge = Sturmangriff
    .line = Aus dem Weg, ihr alle.
defenders-skill-bulwark = Bollwerk
    .line = Hinter ihm ist noch Platz für einen.

## Basistaktiken

defenders-tactic-concentrated-fire = Gezieltes Feuer
    .line = Ein Punkt, alle Läufe.
defenders-tactic-move-up = Vorrücken
    .line = Zwei Schritte, gemeinsam.
defenders-tactic-hypo-dart = Heilpfeil
    .line = Der Arzt schießt. Nicht ducken.
defenders-tactic-field-repairs = Feldreparatur
    .line = Halt das. Jetzt ziehen.
defenders-tactic-sprint = Sprint
    .line = Nicht umsehen.
defenders-tactic-vital-spot = Wunder Punkt
    .line = Dort, unter der dritten Platte.
defenders-tactic-called-shot = Angesagter Schuss
    .line = Das linke Auge des linken.
defenders-tactic-reconnaissance = Aufklärung
    .line = Er hat ihnen lange genug zugesehen.
defenders-tactic-brace = Standhalten
    .line = Füße auseinander. Kinn runter.
defenders-tactic-spare-belt = Ersatzgurt
    .line = Er trägt ihn als Schal.

## Verbesserte Taktiken

defenders-tactic-full-auto = Dauerfeuer
    .line = Bis es klickt.
defenders-tactic-coordinated-assault = Koordinierter Angriff
    .line = Auf mein Zeichen. Jetzt.
defenders-tactic-nano-cloud = Nanowolke
    .line = Ein silberner Nebel, der nach Minze riecht.
defenders-tactic-back-on-your-feet = Wieder auf die Beine
    .line = Sterben steht heute nicht auf der Liste.
defenders-tactic-vanish = Verschwinden
    .line = Eben stand hier noch jemand.
defenders-tactic-blade-storm = Klingensturm
    .line = Alle in Reichweite, auf einmal.
defenders-tactic-double-tap = Doppelschuss
    .line = Einer fürs Glück.
defenders-tactic-pinning-shot = Nagelschuss
    .line = Diese Runde steht es nicht mehr auf.
defenders-tactic-shockwave = Schockwelle
    .line = Der Boden merkt sich seine Faust.
defenders-tactic-juggernaut = Walze
    .line = Türen sind ein Vorschlag.

## Arten

defenders-species-xeno-beta = Xeno-Beta
    .line = Ein Späher, der lieber schießt, als dir zu begegnen.
defenders-species-spine-critter = Stachelrücken
    .line = Jagt auf vier Beinen; sein Blut jagt weiter.
defenders-species-xeno-alpha = Xeno-Alpha
    .line = Wohin er geht, folgen die anderen.
defenders-species-aracnos = Aracnos
    .line = Acht Beine, und alle schneller als deine.
defenders-species-xeno-grey = Xeno-Grey
    .line = Er hebt die Hand nicht. Das tun andere für ihn.
defenders-species-nexus = Nexus
    .line = Halb gewachsen, halb gebaut, ohne Eile.
defenders-species-xeno-beast = Xeno-Beast
    .line = Wer es beschreiben könnte, kam nicht zurück.
defenders-alien-xeno-beast-enraged = Rasendes Xeno-Beast

## Kräfte der Aliens

defenders-power-acid-poison = Säuregift
defenders-power-feral-senses = Wilde Sinne
defenders-power-leader = Anführer
defenders-power-grab = Packen
defenders-power-predator-senses = Raubtiersinne
defenders-power-save-the-master = Rettet den Meister
defenders-power-rage = Raserei

## Ereignisse

defenders-event-special-a = Spezialereignis A
defenders-event-special-b = Spezialereignis B
defenders-event-special-c = Spezialereignis C
defenders-event-special-d = Spezialereignis D
defenders-event-special-e = Spezialereignis E
defenders-event-alien-plans = Außerirdische Pläne
defenders-event-alien-raid = Alien-Überfall
defenders-event-electric-storm = Elektrischer Sturm
defenders-event-sandstorm = Sandsturm
defenders-event-scorching-sun = Sengende Sonne
defenders-event-frozen-ground = Gefrorener Boden
defenders-event-rain = Regen
defenders-event-supply-drop = Nachschubabwurf
defenders-event-lull = Atempause
defenders-event-closing-in = Sie rücken näher
defenders-event-pincer-movement = Zangenbewegung
defenders-event-head-hunt = Kopfjagd
defenders-event-second-wave = Zweite Welle
defenders-event-stand-together = Zusammenstehen
defenders-event-weapons-check = Waffenprüfung
defenders-event-fall-back = Rückzug
defenders-event-sudden-silence = Plötzliche Stille

## Begegnungen

defenders-encounter-eye-to-eye = Auge in Auge
defenders-encounter-one-on-one = Eins gegen eins
defenders-encounter-rush-of-troops = Ansturm der Truppen
defenders-encounter-veterans = Veteranen
defenders-encounter-first-contact = Erstkontakt
defenders-encounter-the-pack = Das Rudel
defenders-encounter-eight-legs = Acht Beine
defenders-encounter-chain-of-command = Befehlskette
defenders-encounter-grinding-steel = Mahlender Stahl
defenders-encounter-a-voice-within = Eine Stimme im Kopf
defenders-encounter-unleashed = Entfesselt
defenders-encounter-bloodlust = Blutlust
