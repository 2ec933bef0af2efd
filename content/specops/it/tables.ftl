# Tables and what stands on them.

## Tables. .line is a word about each.

specops-table-relay-station = Stazione relè
    .line = Tre blocchi dietro un muro, casse nel cortile, una siepe all’ingresso.
specops-table-frozen-trench = Trincea gelata
    .line = Chi attraversa la linea si vede; chi vi giace, no.
specops-table-power-plant = Centrale elettrica
    .line = Turbine che nessuno scala e un tetto che qualcuno dovrebbe scalare.
specops-table-jungle-base = Base nella giungla
    .line = Due capanne in una giungla che nasconde tutto e non ferma nulla.
specops-table-ridge-bunker = Bunker sul crinale
    .line = Un crinale, un bunker che guarda da entrambi i lati e casse per scala.
specops-table-dry-dock = Bacino di carenaggio
    .line = Container in fila: corridoi sotto, tetti sopra.
specops-table-market-quarter = Quartiere del mercato
    .line = Case intorno a un mercato; sopra ogni angolo c’è un tetto.
specops-table-canal-town = Città sul canale
    .line = Un canale taglia la città in due, e tutti guardano i passaggi.
specops-table-scrap-yard = Deposito di rottami
    .line = Mucchi di metallo; nulla è dritto, men che meno le linee di vista.
specops-table-spice-terraces = Terrazze delle spezie
    .line = Muretti a gradini: coperture per chi s’inginocchia, non per chi sta in piedi.
specops-table-crash-site = Luogo dello schianto
    .line = Lo scafo di un mercantile è l’unico muro, i suoi crateri l’unico riparo.
specops-table-old-fort = Vecchio forte
    .line = Mura spezzate intorno a una corte, con le porte dove sono sempre state.
specops-table-forest-road = Strada nel bosco
    .line = Una strada, un bosco, e alberi che aspettavano.
specops-table-canyon-pass = Passo del canyon
    .line = Roccia da entrambi i lati, cenge da scalare, una via d’entrata e una d’uscita.
specops-table-village-crossing = Crocevia del villaggio
    .line = Quattro case a un incrocio: un tetto per ciascuno.
specops-table-swamp-causeway = Argine nella palude
    .line = Una sola via asciutta; le pozze inghiottono gli stivali, le canne il resto.
specops-table-mining-track = Binari della miniera
    .line = Vagoni di minerale e scorie, alture da un lato, macchine dall’altro.
specops-table-ruined-highway = Autostrada in rovina
    .line = Relitti, crateri e un pilone di ponte ancora in piedi.
specops-table-twin-towers = Torri di guardia
    .line = Due torri si guardano; chi sa arrampicarsi ha la vista.
specops-table-crossroads = Quadrivio
    .line = Due strade tra le siepi, e case agli angoli.
specops-table-walled-garden = Giardino murato
    .line = Un giardino che nessuno ha sarchiato, tra muri che nessuno ha riparato.
specops-table-landing-field = Campo d’atterraggio
    .line = Piattaforme, carico, carburante: terreno piatto con isole da tenere.
specops-table-stone-circle = Cerchio di pietre
    .line = Pietre in cerchio, e boschi cresciuti fino ad esse.
specops-table-broken-bridge = Ponte spezzato
    .line = Un fiume che si è spostato e un ponte che è rimasto.

## Pieces of terrain

specops-look-hedge = Siepe
specops-look-woods = Bosco
specops-look-rubble = Macerie
specops-look-crater = Cratere
specops-look-barricade = Barricata
specops-look-crates = Casse
specops-look-container = Container
specops-look-wall = Muro
specops-look-rock = Roccia
specops-look-building = Edificio
specops-look-tower = Torre
specops-look-platform = Piattaforma
specops-look-pool = Acqua
specops-look-generator = Generatore
