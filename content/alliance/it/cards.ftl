# Nomi del pacchetto Alleanza: eroi, capacità delle loro schede e carte. Che cosa fa una carta si legge dai suoi dati.

## Eroi

alliance-hero-diala-passil = Diala Passil
alliance-hero-diala-passil-title = Esule tormentata
alliance-hero-fenn-signis = Fenn Signis
alliance-hero-fenn-signis-title = Veterano indurito
alliance-hero-gaarkhan = Gaarkhan
alliance-hero-gaarkhan-title = Fiero guerriero
alliance-hero-gideon-argus = Gideon Argus
alliance-hero-gideon-argus-title = Valoroso comandante
alliance-hero-jyn-odan = Jyn Odan
alliance-hero-jyn-odan-title = Scaltra contrabbandiera
alliance-hero-mak-eshkarey = Mak Eshka’rey
alliance-hero-mak-eshkarey-title = Audace rinnegato

## Capacità delle schede degli eroi

alliance-ability-precise-strike = Colpo preciso
alliance-ability-foresight = Preveggenza
alliance-ability-havoc-shot = Tiro devastante
alliance-ability-lone-wolf = Lupo solitario
alliance-ability-charge = Carica
alliance-ability-rage = Furia
alliance-ability-command = Comando
alliance-ability-disabling-shot = Tiro inabilitante
alliance-ability-quick-draw = Estrazione rapida
alliance-ability-opportunist = Opportunista
alliance-ability-ambush = Imboscata
alliance-ability-covert = Furtivo

## Carte classe: Diala Passil

alliance-card-plasteel-staff = Bastone di plastacciaio
alliance-card-force-throw = Lancio della Forza
alliance-card-force-adept = Adepta della Forza
alliance-card-battle-meditation = Meditazione da battaglia
alliance-card-defensive-stance = Posizione difensiva
alliance-card-art-of-movement = Arte del movimento
alliance-card-snap-kick = Calcio fulmineo
alliance-card-way-of-the-sarlacc = Via del Sarlacc
alliance-card-dancing-weapon = Arma danzante

## Carte classe: Fenn Signis

alliance-card-infantry-rifle = Fucile da fanteria
alliance-card-tactical-movement = Movimento tattico
alliance-card-take-cover = Al riparo
alliance-card-adrenaline-rush = Scarica di adrenalina
alliance-card-weapon-expert = Esperto d’armi
alliance-card-suppressive-fire = Fuoco di soppressione
alliance-card-trench-fighter = Combattente di trincea
alliance-card-rebel-elite = Élite ribelle
alliance-card-superior-positioning = Posizione superiore

## Carte classe: Gaarkhan

alliance-card-vibro-ax = Vibroascia
alliance-card-wookiee-fortitude = Tempra wookiee
alliance-card-wookiee-loyalty = Lealtà wookiee
alliance-card-ferocity = Ferocia
alliance-card-staggering-blow = Colpo stordente
alliance-card-rampage = Scatenato
alliance-card-vicious-strike = Colpo feroce
alliance-card-brutal-cleave = Fendente brutale
alliance-card-unstoppable = Inarrestabile

## Carte classe: Gideon Argus

alliance-card-holdout-blaster = Blaster tascabile
alliance-card-called-shot = Tiro annunciato
alliance-card-military-efficiency = Efficienza militare
alliance-card-air-of-command = Piglio di comando
alliance-card-mobile-tactician = Tattico mobile
alliance-card-for-the-cause = Per la causa!
alliance-card-rallying-shout = Grido d’incitamento
alliance-card-hammer-and-anvil = Incudine e martello
alliance-card-masterstroke = Colpo da maestro

## Carte classe: Jyn Odan

alliance-card-vintage-blaster = Blaster d’epoca
alliance-card-quick-as-a-whip = Rapida come una frusta
alliance-card-smugglers-luck = Fortuna da contrabbandiere
alliance-card-cheap-shot = Colpo basso
alliance-card-roll-with-it = Assecondare il colpo
alliance-card-get-cocky = Spavalderia
alliance-card-gunslinger = Pistolera
alliance-card-trick-shot = Tiro a effetto
alliance-card-sidewinder = Crotalo

## Carte classe: Mak Eshka’rey

alliance-card-longblaster = Blaster lungo
alliance-card-disengage = Disimpegno
alliance-card-supply-network = Rete di rifornimento
alliance-card-target-acquired = Bersaglio acquisito
alliance-card-jeswandi-training = Addestramento jeswandi
alliance-card-execute = Esecuzione
alliance-card-expertise = Competenza
alliance-card-no-escape = Nessuna via di fuga
alliance-card-decoy = Esca

## Oggetti di livello 1

alliance-card-armored-gauntlets = Guanti corazzati
alliance-card-balanced-hilt = Impugnatura bilanciata
alliance-card-combat-coat-t1 = Giubba da combattimento
alliance-card-dh-17 = DH-17
alliance-card-dl-44 = DL-44
alliance-card-e-11 = E-11
alliance-card-extended-haft = Asta allungata
alliance-card-marksman-barrel = Canna di precisione
alliance-card-portable-medkit = Medikit portatile
alliance-card-survival-gear = Kit di sopravvivenza
alliance-card-tactical-display = Visore tattico
alliance-card-vibroblade = Vibrolama

## Oggetti di livello 2

alliance-card-deathhammer-434 = 434 «Martello di morte»
alliance-card-a280 = A280
alliance-card-bd-1-vibro-ax = Vibroascia BD-1
alliance-card-combat-coat-t2 = Giubba da combattimento
alliance-card-extra-ammunition = Munizioni extra
alliance-card-high-impact-guard = Paramano ad alto impatto
alliance-card-laminate-armor-t2 = Armatura laminata
alliance-card-overcharger = Sovraccaricatore
alliance-card-slicing-tools = Attrezzi da slicer
alliance-card-spread-barrel = Canna a dispersione
alliance-card-t-21 = T-21
alliance-card-vibro-knucklers = Vibrotirapugni

## Oggetti di livello 3

alliance-card-combat-knife = Coltello da combattimento
alliance-card-combat-visor = Visiera da combattimento
alliance-card-dxr-6 = DXR-6
alliance-card-disruption-cell = Cella di disgregazione
alliance-card-force-pike = Picca di forza
alliance-card-laminate-armor-t3 = Armatura laminata
alliance-card-personal-shields = Scudi personali
alliance-card-pulse-cannon = Cannone a impulsi
alliance-card-reinforced-helmet = Elmo rinforzato
alliance-card-shock-emitter = Emettitore shock
alliance-card-sporting-blaster = Blaster sportivo
alliance-card-telescoping-sights = Mirino telescopico

## Rifornimenti

alliance-card-adrenal-stim = Stimolante adrenalinico
alliance-card-bacta-infusion = Infusione di bacta
alliance-card-c22-frag-grenade = Granata a frammentazione C22
alliance-card-emergency-medpac = Medpac d’emergenza
alliance-card-shock-grenade = Granata stordente
alliance-card-c1-comlink = Comlink C1
alliance-card-troop-data = Dati sulle truppe
alliance-card-valuable-goods = Merci di valore

## Ricompense

alliance-card-heroic = Eroico
alliance-card-legendary = Leggendario
alliance-card-adrenal-implant = Innesto adrenalinico
alliance-card-allied-operations = Operazioni alleate
alliance-card-rebel-recon = Ricognizione ribelle
alliance-card-the-ways-of-the-force = Le vie della Forza
alliance-card-fearless-leader = Capo intrepido
alliance-card-life-debt = Debito di vita
alliance-card-peacemaker = Pacificatore
alliance-card-shadow-suit = Corazza ombra
alliance-card-shu-yens-lightsaber = Spada laser di Shu Yen
alliance-card-veteran-prowess = Valore del veterano
alliance-card-imperial-industry = Industria imperiale
alliance-card-old-wounds = Vecchie ferite
alliance-card-special-operations = Operazioni speciali
alliance-card-supply-deficit = Carenza di rifornimenti
alliance-card-supply-deficit-ask = I rifornimenti scarseggiano. Che cosa fate?
alliance-card-supply-deficit-pay = Pagare 100 crediti
alliance-card-supply-deficit-bear = Ogni eroe subisce 2 fatica
