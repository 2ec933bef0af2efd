# Nomi e testi d’atmosfera del pacchetto arena: Jedi, droidi, minacce e mega minacce.

## Jedi. .short sta in un’etichetta stretta, .line dice come si gioca la plancia.

arena-jedi-obi-wan = Obi-Wan Kenobi
    .short = Obi-Wan
    .line = Raccoglie più Forza di tutti e ha sempre pronto un colpo sicuro.
arena-jedi-anakin = Anakin Skywalker
    .short = Anakin
    .line = Sferra gli attacchi più potenti e libera intere zone in una sola carica.
arena-jedi-mace = Mace Windu
    .short = Mace
    .line = Colpisce senza sosta e trasforma perfino un 1 in un fendente poderoso.
arena-jedi-kit = Kit Fisto
    .short = Kit
    .line = Spazza via i droidi in ogni punto dell’arena senza muovere un passo.

## Droidi

arena-droid-battle = droide da battaglia
    .plural = droidi da battaglia
    .short = Battaglia
arena-droid-super = super droide da battaglia
    .plural = super droidi da battaglia
    .short = Super
arena-droid-droideka = droideka
    .plural = droideka
    .short = Droideka

## Minacce

arena-threat-jammed-comlinks = Comunicazioni disturbate
    .flavour = Risponde solo il fruscio: chi sarà ancora in piedi?
arena-threat-pincer-attack = Attacco a tenaglia
    .flavour = Due colonne convergono e si chiudono come una trappola.
arena-threat-marksmen-above = Cecchini sugli spalti
    .flavour = Punti di mira rossi scendono lenti dalle gallerie più alte.
arena-threat-smoke-curtain = Cortina di fumo
    .flavour = Oltre il velo grigio si sentono solo passi di metallo.
arena-threat-closing-ring = Il cerchio si stringe
    .flavour = Passo dopo passo le file grigie vi tolgono spazio.
arena-threat-scattered-comrades = Compagni dispersi
    .flavour = Nella foschia ognuno combatte da solo e spera in un aiuto.
arena-threat-falling-masonry = Pioggia di macerie
    .flavour = I colpi vaganti squarciano gli spalti e intere arcate crollano.
arena-threat-breached-gate = Cancello sfondato
    .flavour = La grata cede e qualcosa di pesante rotola fuori dal buio.
arena-threat-rolling-charge = Carica rotolante
    .flavour = Ruote di bronzo sfrecciano sulla sabbia e si aprono in corsa.
arena-threat-crossfire = Fuoco incrociato
    .flavour = Colpi da quattro lati, e nessun riparo.
arena-threat-dust-cloud = Nube di polvere
    .flavour = La sabbia si alza e nasconde nuove ombre in marcia.
arena-threat-wavering-courage = Coraggio vacillante
    .flavour = Per un respiro di troppo, tutti contano i nemici.
arena-threat-rocket-volley = Salva di razzi
    .flavour = Lungo tutta la linea scattano i lanciarazzi da polso.
arena-threat-assembly-line = Catena di montaggio
    .flavour = Ancora caldi di fonderia, marciano dritti in battaglia.
arena-threat-wall-of-steel = Muro d’acciaio
    .flavour = Scudo contro scudo, avanzano senza lasciare un varco.

## Mega minacce

arena-mega-gates-thrown-open = Cancelli spalancati
    .flavour = Tutt’intorno alla sabbia le grate si alzano insieme.
arena-mega-shielded-column = Colonna schermata
    .flavour = Sotto una cupola ronzante avanzano, una fila dopo l’altra.
arena-mega-sky-on-fire = Cielo in fiamme
    .flavour = I cannoni lungo il bordo hanno aggiustato il tiro.
arena-mega-twin-commanders = Comandanti gemelli
    .flavour = Due droidi comandanti, una sola mente: colpiteli entrambi, o nessuno cadrà.
arena-mega-last-stand = Ultima resistenza
    .flavour = Rombano i motori. Tenete il cerchio finché si aprono i portelli.
