# Factions, teams, units, vehicles, weapons. .line is a word about a team.

## Factions

specops-faction-rebels = Alleanza Ribelle
specops-faction-republic = Repubblica Galattica
specops-faction-separatists = Alleanza Separatista
specops-faction-empire = Impero Galattico
specops-faction-mercenaries = Mercenari

## Teams

specops-team-rebel-troopers = Truppe ribelli
    .line = Nove che si abbassano, corrono e sparano; nessuno dura, insieme durano.
specops-team-rebel-commandos = Commando ribelli
    .line = Sette dall’ombra: una carica, un fucile di precisione e un Wookiee.
specops-team-bright-tree = Albero Luminoso
    .line = Otto cacciatori, svelti nel bosco e letali con tutto ciò che ha una punta.
specops-team-arc-troopers = Soldati ARC
    .line = Sei dei migliori: si muovono, mirano e sparano d’un fiato, da vicino o da lontano.
specops-team-clone-troopers = Soldati cloni
    .line = Sette che dividono quel che hanno: mira, copertura, un medico e un droide.
specops-team-invasion-squad = Squadra d’invasione
    .line = Dieci droidi, economici e tanti; l’ordine conta più del soldato.
specops-team-droid-commandos = Commando droidi
    .line = Sette macchine che si arrampicano, saltano e tirano di scherma, senza mai perdere i nervi.
specops-team-imperial-infantry = Fanteria imperiale
    .line = Otto in bianco e nero: stanno fermi, mirano e fanno abbassare le teste.
specops-team-imperial-special-forces = Forze speciali imperiali
    .line = Otto che sono già lì prima che qualcuno guardi: esploratori, tiratori e un cercatore.
specops-team-mandalorian-super-commandos = Supercommando mandaloriani
    .line = Sei in beskar, oltre ogni muro con un salto, con due pistole a testa.

## Units

specops-unit-rebel-trooper = Soldato ribelle
specops-unit-rebel-trooper-captain = Capitano ribelle
specops-unit-rebel-trooper-dlt20a = Soldato ribelle con DLT-20A
specops-unit-rebel-scout = Esploratore ribelle
specops-unit-astromech-rebel = Droide astromeccanico
specops-unit-rebel-commando = Commando ribelle
specops-unit-rebel-commando-captain = Capitano dei commando ribelli
specops-unit-rebel-commando-saboteur = Sabotatore dei commando ribelli
specops-unit-rebel-commando-dh447 = Cecchino ribelle con DH-447
specops-unit-wookiee-bowcaster = Guerriero Wookiee con balestra
specops-unit-ewok-hunter-spear = Cacciatore Ewok con lancia
specops-unit-ewok-hunter-sling = Cacciatore Ewok con fionda
specops-unit-ewok-hunter-axe = Cacciatore Ewok con ascia di pietra
specops-unit-ewok-trapper = Ewok trappolaio
specops-unit-ewok-hunt-leader = Capocaccia Ewok
specops-unit-arc-trooper = Soldato ARC
specops-unit-arc-captain = Capitano ARC
specops-unit-arc-trooper-jetpack = Soldato ARC con jetpack
specops-unit-arc-trooper-dc15x = Soldato ARC con DC-15x
specops-unit-clone-trooper = Soldato clone
specops-unit-clone-trooper-z6 = Soldato clone con Z-6
specops-unit-clone-medic = Medico clone
specops-unit-clone-commander = Comandante clone
specops-unit-astromech-republic = Droide astromeccanico
specops-unit-tactical-droid = Droide tattico
specops-unit-b1-droid = Droide da battaglia B1
specops-unit-b1-droid-e5c = Droide da battaglia B1 con E-5C
specops-unit-b2-droid = Superdroide da battaglia B2
specops-unit-worker-droid = Droide operaio
specops-unit-bx-command = Droide commando BX, capo
specops-unit-bx-shield = Droide commando BX con scudo deflettore
specops-unit-bx-vibrosword = Droide commando BX con vibrospada
specops-unit-magnaguard = MagnaGuardia IG-100
specops-unit-imperial-officer = Ufficiale imperiale
specops-unit-stormtrooper = Assaltatore
specops-unit-stormtrooper-dlt19 = Assaltatore con DLT-19
specops-unit-death-trooper = Assaltatore della morte
specops-unit-fx9-medical-droid = Droide medico FX-9
specops-unit-isf-trooper = Soldato delle forze speciali
specops-unit-isf-captain = Capitano delle forze speciali
specops-unit-scout-trooper = Soldato esploratore
specops-unit-scout-trooper-dlt19x = Soldato esploratore con DLT-19x
specops-unit-id10-seeker = Droide cercatore ID10
specops-unit-msc-trooper = Supercommando
specops-unit-msc-captain = Capitano dei supercommando
specops-unit-msc-gunslinger = Supercommando pistolero
specops-unit-msc-marksman = Supercommando tiratore scelto

## Vehicles of mission 3

specops-vehicle-at-rt-rebels = AT-RT
specops-vehicle-at-rt-republic = AT-RT
specops-vehicle-aat = Carro armato AAT
specops-vehicle-at-st = AT-ST
specops-vehicle-speeder-truck = Autocarro a repulsori A-A5

## Weapons

specops-weapon-a280-rifle = Fucile A280
specops-weapon-a300-rifle = Fucile A-300
specops-weapon-advanced-combat-training = Addestramento avanzato
specops-weapon-arm-cannons = Cannoni da braccio
specops-weapon-blaster-pistol = Pistola blaster
specops-weapon-blaster-rifle = Fucile blaster
specops-weapon-bludgeon = Manganello
specops-weapon-bowcaster = Balestra laser
specops-weapon-close-quarters-combat = Combattimento ravvicinato
specops-weapon-combat-training = Addestramento al combattimento
specops-weapon-commando-e-5 = E-5 da commando
specops-weapon-dc-15-rifle = Fucile DC-15
specops-weapon-dc-15a-carbine = Carabina DC-15A
specops-weapon-dc-15x = Fucile lungo DC-15x
specops-weapon-dc-17-blasters = Blaster a mano DC-17
specops-weapon-dh-447 = Fucile di precisione DH-447
specops-weapon-dlt-19 = Fucile pesante DLT-19
specops-weapon-dlt-19x = Fucile di precisione DLT-19x
specops-weapon-dlt-20a = Fucile DLT-20A
specops-weapon-dual-pistols = Doppie pistole
specops-weapon-e-11-rifle = Fucile E-11
specops-weapon-e-11d = Fucile E-11D
specops-weapon-e-5-rifle = Fucile E-5
specops-weapon-e-5c-rifle = Fucile E-5C
specops-weapon-ec-17-blaster = Blaster nascosto EC-17
specops-weapon-electro-shock = Elettroshock
specops-weapon-electrostaff = Elettrobastone
specops-weapon-galaar-15 = Carabina Galaar-15
specops-weapon-marksman-rifle = Fucile da tiratore
specops-weapon-precision-laser-dart = Dardo laser di precisione
specops-weapon-proton-charge = Carica protonica
specops-weapon-se-14r = Blaster leggero SE-14r
specops-weapon-slings = Fionda
specops-weapon-spear = Lancia
specops-weapon-stone-axe = Ascia di pietra
specops-weapon-stones = Pietre
specops-weapon-unarmed = A mani nude
specops-weapon-vibrosword = Vibrospada
specops-weapon-westar-35 = Pistole WESTAR-35
specops-weapon-wrist-rockets = Razzi da polso
specops-weapon-z-6 = Blaster rotante Z-6
specops-weapon-sniper-rifle = Fucile da cecchino
specops-weapon-electrowhip = Elettrofrusta
specops-weapon-he-grenade = Granata HE
specops-weapon-flamethrower = Lanciafiamme da polso
