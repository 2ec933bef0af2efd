# Nomi nel pacchetto defenders: agenti, armi, dispositivi, abilità, tattiche, alieni, eventi, incontri. Ciò che fa una carta è
# tratto dai suoi dati. .line è una parola in più, al massimo una.

## Agenti

defenders-agent-marine = Chromium
defenders-agent-biotech = Thorium
defenders-agent-infiltrator = Mercury
defenders-agent-sniper = Iridium
defenders-agent-hulk = Titanium

## Classi. .line dice come giocano.

defenders-class-marine = Marine
    .line = Tiene un angolo e spazza intere aree.
defenders-class-biotech = Biotech
    .line = Rimette in sesto tutti e porta macchine sue.
defenders-class-infiltrator = Infiltratrice
    .line = Veloce, difficile da vedere, letale a un braccio di distanza.
defenders-class-sniper = Cecchino
    .line = Trova un buon posto, ci resta e non sbaglia.
defenders-class-hulk = Hulk
    .line = Lento, rumoroso, e ancora in piedi quando il fumo si dirada.

## Capacità innate

defenders-innate-guard = Guardia
defenders-innate-field-medic = Medico da campo
defenders-innate-stealth = Furtività
defenders-innate-steady-aim = Mira ferma
defenders-innate-thick-skin = Pelle dura

## Droni

defenders-drone-sentry-gun = Sentry-Gun
defenders-drone-gd-209 = GD-209

## Gradi

defenders-rank-copper = Rame
defenders-rank-bronze = Bronzo
defenders-rank-silver = Argento
defenders-rank-gold = Oro
defenders-rank-palladium = Palladio
defenders-rank-platinum = Platino

## Armi delle schede e dei droni

defenders-weapon-gd4a1-rifle = Fucile GD4A1
defenders-weapon-eagle-1-pistol = Pistola Eagle 1
defenders-weapon-riot-shotgun = Fucile antisommossa
defenders-weapon-nano-healer = Nanoguaritore
defenders-weapon-twin-blade = Lama gemella
defenders-weapon-whisper-pistol = Pistola Sussurro
defenders-weapon-longbow-rifle = Fucile Arcolungo
defenders-weapon-scoped-pistol = Pistola con mirino
defenders-weapon-vulcan = Vulcan
defenders-weapon-bladed-knuckles = Tirapugni a lame
defenders-weapon-sentry-barrels = Doppia canna
defenders-weapon-chain-gun = Mitragliatrice a catena

## Armi potenziate

defenders-weapon-gd4a2-rifle = Fucile GD4A2
defenders-weapon-eagle-2-pistol = Pistola Eagle 2
defenders-weapon-breach-shotgun = Fucile da breccia
defenders-weapon-nano-projector = Nanoproiettore
defenders-weapon-monofilament-blade = Lama a monofilamento
defenders-weapon-hush-pistol = Pistola Silenzio
defenders-weapon-ballista-rifle = Fucile Balista
defenders-weapon-improved-vulcan = Vulcan potenziata
defenders-weapon-machine-pistol = Pistola mitragliatrice
defenders-weapon-combat-knife = Coltello da combattimento

## Armi aliene

defenders-weapon-lasergun = Fucile laser
defenders-weapon-pulse-blade = Lama a impulsi
defenders-weapon-acid-thrower = Lancia-acido
defenders-weapon-stasis-emitter = Emettitore di stasi
defenders-weapon-plasma-carbine = Carabina al plasma
defenders-weapon-regenerator = Rigeneratore
defenders-weapon-phase-claws = Artigli di fase
defenders-weapon-rail-lance = Lancia a rotaia
defenders-weapon-fusion-cannon = Cannone a fusione
defenders-weapon-crusher-gauntlet = Guanto frantumatore

## Le armi degli alieni

defenders-weapon-blaster = Blaster
defenders-weapon-shock-baton = Manganello elettrico
defenders-weapon-jaws = Fauci e coda
defenders-weapon-plasma-rifle = Fucile al plasma
defenders-weapon-power-blade = Lama energetica
defenders-weapon-web = Ragnatela
defenders-weapon-claws = Artigli
defenders-weapon-mind-blast = Colpo mentale
defenders-weapon-particle-cannon = Cannone a particelle
defenders-weapon-hydraulic-claw = Chela idraulica
defenders-weapon-fangs = Zanne e artigli

## Dispositivi

defenders-device-medikit = Medikit
    .line = Bende, colla e qualcosa contro il dolore.
defenders-device-emp-grenade = Granata EMP
    .line = Ciò che ronza tace.
defenders-device-frag-grenade = Granata a frammentazione
    .line = Tre secondi, poi lì non c’è più nessuno in piedi.
defenders-device-stun-grenade = Granata stordente
    .line = Luce, fragore e gambe che non obbediscono.
defenders-device-ammo-pack = Pacco munizioni
    .line = La cosa più pesante nello zaino, e la prima che manca.
defenders-device-repair-kit = Kit di riparazione
    .line = Olio, una spazzola e parole forti.
defenders-device-stim-pack = Stimolante
    .line = Domani farà male. Domani.
defenders-device-motion-scanner = Rilevatore di movimento
    .line = Suona tanto più in fretta quanto meno lo si vorrebbe.
defenders-device-sonic-decoy = Esca sonora
    .line = Passi dove non cammina nessuno.
defenders-device-targeting-visor = Visore di mira
    .line = Un secondo parere, in una frazione di secondo.
defenders-device-sentry-gun = Sentry-Gun
    .line = Non batte ciglio e non se ne va.
defenders-device-satellite-strike = Attacco satellitare
    .line = Una penna di luce, e lassù qualcuno che scrive.
defenders-device-holo-double = Doppio olografico
    .line = Non è mai stata lì.
defenders-device-piercing-round = Proiettile perforante
    .line = Ce n’è uno solo. Scegli bene.
defenders-device-ghillie-cloak = Mantello mimetico
    .line = Un cespuglio con un fucile.
defenders-device-reinforced-armour = Armatura rinforzata
    .line = Più piastre di quante l’officina volesse firmare.

## Abilità

defenders-skill-alien-knowledge = Conoscenze aliene
    .line = È un grilletto, quando si sa dove vanno le dita.
defenders-skill-quick-hands = Mani svelte
    .line = Colpo, ricarica, fuoco.
defenders-skill-grenadier = Granatiere
    .line = Un buon lancio non è mai un caso.
defenders-skill-suppressing-fire = Fuoco di soppressione
    .line = Possono restare. Muoversi no.
defenders-skill-gd-209 = GD-209
    .line = Su due gambe, e sempre dalla tua parte.
defenders-skill-triage = Triage
    .line = Prima chi ha smesso di lamentarsi.
defenders-skill-second-wind = Nuove forze
    .line = Una parola, un’iniezione, e di nuovo in piedi.
defenders-skill-shadow-step = Passo d’ombra
    .line = Sparita tra due battiti di ciglia.
defenders-skill-backstab = Colpo alle spalle
    .line = Ogni armatura ha una giuntura.
defenders-skill-no-witnesses = Nessun testimone
    .line = Quando cade, lei è già altrove.
defenders-skill-marksman = Tiratore scelto
    .line = Espira. Di nuovo.
defenders-skill-camouflage = Mimetismo
    .line = Sparano alla roccia accanto a lui.
defenders-skill-charge = Carica
    .line = Fuori dai piedi, tutti.
defenders-skill-bulwark = Baluardo
    .line = Dietro di lui c’è posto per un altro.

## Tattiche base

defenders-tactic-concentrated-fire = Fuoco concentrato
    .line = Un punto, tutte le canne.
defenders-tactic-move-up = Avanzare
    .line = Due passi, insieme.
defenders-tactic-hypo-dart = Dardo medico
    .line = Il dottore spara. Non chinarti.
defenders-tactic-field-repairs = Riparazioni sul campo
    .line = Tieni qui. Ora tira.
defenders-tactic-sprint = Scatto
    .line = Non guardare indietro.
defenders-tactic-vital-spot = Punto vitale
    .line = Lì, sotto la terza piastra.
defenders-tactic-called-shot = Colpo dichiarato
    .line = L’occhio sinistro di quello a sinistra.
defenders-tactic-reconnaissance = Ricognizione
    .line = Li ha osservati abbastanza.
defenders-tactic-brace = Tenere duro
    .line = Piedi larghi. Mento basso.
defenders-tactic-spare-belt = Nastro di riserva
    .line = Lo porta come sciarpa.

## Tattiche potenziate

defenders-tactic-full-auto = Raffica continua
    .line = Finché non fa clic.
defenders-tactic-coordinated-assault = Assalto coordinato
    .line = Al mio segnale. Ora.
defenders-tactic-nano-cloud = Nube di nanomacchine
    .line = Una nebbia d’argento che sa di menta.
defenders-tactic-back-on-your-feet = Di nuovo in piedi
    .line = Morire oggi non è in programma.
defenders-tactic-vanish = Svanire
    .line = Un attimo fa qui c’era qualcuno.
defenders-tactic-blade-storm = Tempesta di lame
    .line = Tutti quelli a portata, insieme.
defenders-tactic-double-tap = Doppio colpo
    .line = Uno per fortuna.
defenders-tactic-pinning-shot = Colpo inchiodante
    .line = In questo round non si rialza.
defenders-tactic-shockwave = Onda d’urto
    .line = Il suolo ricorda il suo pugno.
defenders-tactic-juggernaut = Rullo compressore
    .line = Le porte sono un suggerimento.

## Specie

defenders-species-xeno-beta = Xeno-Beta
    .line = Un esploratore che preferisce sparare che incontrarti.
defenders-species-spine-critter = Dorsospino
    .line = Caccia su quattro zampe; il suo sangue continua a cacciare.
defenders-species-xeno-alpha = Xeno-Alpha
    .line = Dove va lui, gli altri seguono.
defenders-species-aracnos = Aracnos
    .line = Otto zampe, e tutte più veloci delle tue.
defenders-species-xeno-grey = Xeno-Grey
    .line = Non alza la mano. Lo fanno gli altri per lui.
defenders-species-nexus = Nexus
    .line = Mezzo cresciuto, mezzo costruito, senza fretta.
defenders-species-xeno-beast = Xeno-Beast
    .line = Chi potrebbe descriverlo non è tornato.
defenders-alien-xeno-beast-enraged = Xeno-Beast infuriato

## Poteri degli alieni

defenders-power-acid-poison = Veleno acido
defenders-power-feral-senses = Sensi selvaggi
defenders-power-leader = Capo
defenders-power-grab = Presa
defenders-power-predator-senses = Sensi da predatore
defenders-power-save-the-master = Salvate il maestro
defenders-power-rage = Furia

## Eventi

defenders-event-special-a = Evento speciale A
defenders-event-special-b = Evento speciale B
defenders-event-special-c = Evento speciale C
defenders-event-special-d = Evento speciale D
defenders-event-special-e = Evento speciale E
defenders-event-alien-plans = Piani alieni
defenders-event-alien-raid = Incursione aliena
defenders-event-electric-storm = Tempesta elettrica
defenders-event-sandstorm = Tempesta di sabbia
defenders-event-scorching-sun = Sole cocente
defenders-event-frozen-ground = Terreno ghiacciato
defenders-event-rain = Pioggia
defenders-event-supply-drop = Lancio di rifornimenti
defenders-event-lull = Tregua
defenders-event-closing-in = Si avvicinano
defenders-event-pincer-movement = Manovra a tenaglia
defenders-event-head-hunt = Caccia alla testa
defenders-event-second-wave = Seconda ondata
defenders-event-stand-together = Restare uniti
defenders-event-weapons-check = Controllo delle armi
defenders-event-fall-back = Ripiegare
defenders-event-sudden-silence = Silenzio improvviso

## Incontri

defenders-encounter-eye-to-eye = Faccia a faccia
defenders-encounter-one-on-one = Uno contro uno
defenders-encounter-rush-of-troops = Assalto delle truppe
defenders-encounter-veterans = Veterani
defenders-encounter-first-contact = Primo contatto
defenders-encounter-the-pack = Il branco
defenders-encounter-eight-legs = Otto zampe
defenders-encounter-chain-of-command = Catena di comando
defenders-encounter-grinding-steel = Acciaio stridente
defenders-encounter-a-voice-within = Una voce nella testa
defenders-encounter-unleashed = Scatenato
defenders-encounter-bloodlust = Sete di sangue
