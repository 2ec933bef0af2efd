# Nomi dei gruppi e delle loro capacità, titoli delle carte attivazione. Quel che fanno è ricavato dai dati.

## Gruppi. .one è una singola miniatura.

alliance-group-stormtrooper = Assaltatori
    .one = Assaltatore
alliance-group-stormtrooper-elite = Assaltatori d’élite
    .one = Assaltatore d’élite
alliance-group-imperial-officer = Ufficiale imperiale
    .one = Ufficiale imperiale
alliance-group-imperial-officer-elite = Ufficiale imperiale d’élite
    .one = Ufficiale imperiale d’élite
alliance-group-e-web-engineer = Artigliere E-Web
    .one = Artigliere E-Web
alliance-group-e-web-engineer-elite = Artigliere E-Web d’élite
    .one = Artigliere E-Web d’élite
alliance-group-royal-guard = Guardie reali
    .one = Guardia reale
alliance-group-royal-guard-elite = Guardie reali d’élite
    .one = Guardia reale d’élite
alliance-group-probe-droid = Droide sonda
    .one = Droide sonda
alliance-group-probe-droid-elite = Droide sonda d’élite
    .one = Droide sonda d’élite
alliance-group-at-st = AT-ST
    .one = AT-ST
alliance-group-general-weiss = Generale Weiss
    .one = Generale Weiss
alliance-group-royal-guard-champion = Campione della Guardia Reale
    .one = Campione della Guardia Reale
alliance-group-darth-vader = Darth Vader
    .one = Darth Vader
alliance-group-trandoshan-hunter = Cacciatori trandoshani
    .one = Cacciatore trandoshano
alliance-group-trandoshan-hunter-elite = Cacciatori trandoshani d’élite
    .one = Cacciatore trandoshano d’élite
alliance-group-nexu = Nexu
    .one = Nexu
alliance-group-nexu-elite = Nexu d’élite
    .one = Nexu d’élite
alliance-group-ig-88 = IG-88
    .one = IG-88
alliance-group-luke-hero-of-the-rebellion = Luke Skywalker
    .one = Luke Skywalker
alliance-group-han-solo = Han Solo
    .one = Han Solo
alliance-group-chewbacca = Chewbacca
    .one = Chewbacca
alliance-group-rebel-trooper = Soldati ribelli
    .one = Soldato ribelle
alliance-group-rebel-saboteur = Sabotatori ribelli
    .one = Sabotatore ribelle
alliance-group-rebel-trooper-elite = Soldati ribelli d’élite
    .one = Soldato ribelle d’élite
alliance-group-rebel-saboteur-elite = Sabotatori ribelli d’élite
    .one = Sabotatore ribelle d’élite
alliance-group-luke-jedi-knight = Luke Skywalker, Cavaliere Jedi
    .one = Luke Skywalker

## Capacità dei gruppi

alliance-ability-squad-training = Addestramento di squadra
alliance-ability-last-stand = Resistenza strenua
alliance-ability-order = Ordine
alliance-ability-executive-order = Ordine esecutivo
alliance-ability-cower = Copertura
alliance-ability-tripod = Treppiede
alliance-ability-assault = Assalto
alliance-ability-sentinel = Sentinella
alliance-ability-vengeance = Vendetta
alliance-ability-forward-vengeance = Vendetta irruente
alliance-ability-self-destruct = Autodistruzione
alliance-ability-targeting-computer = Computer d’attacco
alliance-ability-awkward = Maldestro
alliance-ability-generals-orders = Ordini del generale
alliance-ability-epic-arsenal = Arsenale epico
alliance-ability-brutality = Brutalità
alliance-ability-executor = Esecutore
alliance-ability-force-choke = Strangolamento di Forza
alliance-ability-relentless = Implacabile
alliance-ability-scattergun = Shotgun
alliance-ability-acp-scattergun = Shotgun ACP
alliance-ability-pounce = Balzo
alliance-ability-cunning = Astuzia
alliance-ability-non-sentient = Non senziente
alliance-ability-arsenal = Arsenale
alliance-ability-saber-strike = Colpo di spada laser
alliance-ability-inspiring = Ispiratore
alliance-ability-return-fire = Rispondere al fuoco
alliance-ability-distracting = Distrazione
alliance-ability-slam = Schianto
alliance-ability-protector = Protettore
alliance-ability-aim = Mira
alliance-ability-overload = Sforzo estremo
alliance-ability-priority-target = Bersaglio prioritario
alliance-ability-get-into-position = In posizione
alliance-ability-deflect = Deviazione
alliance-ability-heroic = Eroismo

## Carte attivazione

# Assaltatori

alliance-activation-stormtrooper-volley = Salva a comando
alliance-activation-stormtrooper-advance = Avanzata costante
alliance-activation-stormtrooper-pin = Teneteli a terra
alliance-activation-stormtrooper-fall-back = Ripiegare sparando
alliance-activation-stormtrooper-hunt = Finire i feriti
alliance-activation-stormtrooper-aim = Mirare con calma
alliance-activation-stormtrooper-reserves = Chiamare le riserve

# Assaltatori d’élite

alliance-activation-stormtrooper-elite-volley = Salva dei veterani
alliance-activation-stormtrooper-elite-breach = Irruzione e bonifica
alliance-activation-stormtrooper-elite-pin = Inchiodati sul posto
alliance-activation-stormtrooper-elite-hunt = Braccare la preda
alliance-activation-stormtrooper-elite-close-ranks = Serrare i ranghi
alliance-activation-stormtrooper-elite-crossfire = Fuoco incrociato

# Ufficiale imperiale

alliance-activation-imperial-officer-rally = Radunare la linea
alliance-activation-imperial-officer-cower = Dietro agli altri
alliance-activation-imperial-officer-duel = Questione d’onore
alliance-activation-imperial-officer-mark = Segnare il bersaglio
alliance-activation-imperial-officer-tend = Cura della truppa
alliance-activation-imperial-officer-threaten = Minacce all’altoparlante

# Ufficiale imperiale d’élite

alliance-activation-imperial-officer-elite-rally = Al mio comando
alliance-activation-imperial-officer-elite-verdict = Giudizio sommario
alliance-activation-imperial-officer-elite-mark = Debolezza nota
alliance-activation-imperial-officer-elite-withdraw = Ritirata ordinata
alliance-activation-imperial-officer-elite-tend = Ispezione sul campo
alliance-activation-imperial-officer-elite-stare = Gelido disprezzo

# Artigliere E-Web

alliance-activation-e-web-engineer-sweep = Fuoco a ventaglio
alliance-activation-e-web-engineer-dig-in = Trincerarsi
alliance-activation-e-web-engineer-hot = Canna rovente
alliance-activation-e-web-engineer-harry = Colpire chi corre
alliance-activation-e-web-engineer-range = Trovare la distanza
alliance-activation-e-web-engineer-shift = Spostare il pezzo

# Artigliere E-Web d’élite

alliance-activation-e-web-engineer-elite-storm = Tempesta di colpi
alliance-activation-e-web-engineer-elite-dig-in = Nido fortificato
alliance-activation-e-web-engineer-elite-hot = Oltre la soglia rossa
alliance-activation-e-web-engineer-elite-track = Tiro d’inseguimento
alliance-activation-e-web-engineer-elite-shift = Cambio di postazione
alliance-activation-e-web-engineer-elite-pin = Non si passa

# Guardie reali

alliance-activation-royal-guard-strike = Affondo disciplinato
alliance-activation-royal-guard-wall = Muro vivente
alliance-activation-royal-guard-lunge = Lungo affondo
alliance-activation-royal-guard-stagger = Farli vacillare
alliance-activation-royal-guard-press = Incalzare i deboli
alliance-activation-royal-guard-silence = Muta minaccia

# Guardie reali d’élite

alliance-activation-royal-guard-elite-strike = Tempesta cremisi
alliance-activation-royal-guard-elite-sweep = Aste turbinanti
alliance-activation-royal-guard-elite-lunge = Carica inarrestabile
alliance-activation-royal-guard-elite-stagger = Spezzare la guardia
alliance-activation-royal-guard-elite-vow = Voto della guardia
alliance-activation-royal-guard-elite-silence = Silenzio terribile

# Droide sonda

alliance-activation-probe-droid-scan = Scansione e fuoco
alliance-activation-probe-droid-contact = Contatto ravvicinato
alliance-activation-probe-droid-shadow = Pedinare il portatore
alliance-activation-probe-droid-last-order = Ultimo ordine
alliance-activation-probe-droid-repair = Ciclo di riparazione
alliance-activation-probe-droid-jam = Segnale di disturbo

# Droide sonda d’élite

alliance-activation-probe-droid-elite-scan = Scansione completa
alliance-activation-probe-droid-elite-contact = Bracci elettrici
alliance-activation-probe-droid-elite-shadow = Caccia al portatore
alliance-activation-probe-droid-elite-last-order = Protocollo finale
alliance-activation-probe-droid-elite-repair = Circuiti rinforzati
alliance-activation-probe-droid-elite-jam = Tutti i canali muti

# AT-ST

alliance-activation-at-st-battery = Batteria principale
alliance-activation-at-st-trample = Calpestati
alliance-activation-at-st-grenades = Lanciagranate
alliance-activation-at-st-back-out = Retromarcia
alliance-activation-at-st-chase = Inseguire i veloci
alliance-activation-at-st-tremor = Il suolo trema

# Generale Weiss

alliance-activation-general-weiss-cannonade = Cannoneggiamento continuo
alliance-activation-general-weiss-behead = Decapitare il comando
alliance-activation-general-weiss-orders = Ordini dalla cabina
alliance-activation-general-weiss-cluster = Granate a grappolo
alliance-activation-general-weiss-overrun = Travolgerli
alliance-activation-general-weiss-sharpshoot = Uno alla volta

# Campione della Guardia Reale

alliance-activation-royal-guard-champion-challenge = Sfida formale
alliance-activation-royal-guard-champion-twin = Due fendenti
alliance-activation-royal-guard-champion-whirl = Cerchio d’acciaio
alliance-activation-royal-guard-champion-wrath = Fredda ira
alliance-activation-royal-guard-champion-breath = Secondo fiato
alliance-activation-royal-guard-champion-fell-swoop = Prima che agiscano

# Darth Vader

alliance-activation-darth-vader-grip = Presa invisibile
alliance-activation-darth-vader-scythe = Falce rossa
alliance-activation-darth-vader-dread = Respiro misurato
alliance-activation-darth-vader-inexorable = Passo dopo passo
alliance-activation-darth-vader-debris = Macerie scagliate
alliance-activation-darth-vader-anger = La forza dell’ira

# Cacciatori trandoshani

alliance-activation-trandoshan-hunter-trophy = Caccia al trofeo
alliance-activation-trandoshan-hunter-close-in = A bruciapelo
alliance-activation-trandoshan-hunter-scent = Odore di sangue
alliance-activation-trandoshan-hunter-regrow = Scaglie spesse
alliance-activation-trandoshan-hunter-exhaust = Sfiancare la preda
alliance-activation-trandoshan-hunter-straggler = Prendere il ritardatario

# Cacciatori trandoshani d’élite

alliance-activation-trandoshan-hunter-elite-trophy = Il grande trofeo
alliance-activation-trandoshan-hunter-elite-close-in = Entrambe le canne
alliance-activation-trandoshan-hunter-elite-scent = Frenesia di sangue
alliance-activation-trandoshan-hunter-elite-regrow = Carne nuova
alliance-activation-trandoshan-hunter-elite-exhaust = Nessuna tregua
alliance-activation-trandoshan-hunter-elite-encircle = Il cerchio si chiude

# Nexu

alliance-activation-nexu-leap = Balzo improvviso
alliance-activation-nexu-stalk = Insidiare i lenti
alliance-activation-nexu-wounds = Leccarsi le ferite
alliance-activation-nexu-feast = Pasto fresco
alliance-activation-nexu-roar = Ululato straziante
alliance-activation-nexu-claws = Artigli laceranti

# Nexu d’élite

alliance-activation-nexu-elite-leap = Nel mezzo di loro
alliance-activation-nexu-elite-stalk = La scelta dell’alfa
alliance-activation-nexu-elite-wounds = Ritorno alla tana
alliance-activation-nexu-elite-feast = Prima i più deboli
alliance-activation-nexu-elite-roar = Ululato agghiacciante
alliance-activation-nexu-elite-frenzy = Furia cieca

# IG-88

alliance-activation-ig-88-contract = Il contratto
alliance-activation-ig-88-marksman = Tiro calcolato
alliance-activation-ig-88-needles = Pioggia di aghi
alliance-activation-ig-88-shock = Carica stordente
alliance-activation-ig-88-point-blank = Contratto chiuso
alliance-activation-ig-88-repair = Sistemi di riserva
