# I lati delle tessere mappa, i loro pavimenti e ciò che vi si trova.

defenders-side-c1 = Strada principale
defenders-side-c2 = Posto di comando
defenders-side-d1 = Tre colline
defenders-side-d2 = Tenda sotto la cresta
defenders-side-f1 = Le radure
defenders-side-f2 = La fattoria
defenders-side-g1 = Il reticolo
defenders-side-g2 = L’abisso
defenders-side-r1 = Il cortile
defenders-side-r2 = La fabbrica
defenders-side-s1 = Il nucleo
defenders-side-s2 = La spina dorsale

defenders-terrain-city = Città
defenders-terrain-desert = Deserto
defenders-terrain-forest = Foresta
defenders-terrain-grid = Griglia virtuale
defenders-terrain-ship = Nave aliena
defenders-terrain-urban = Complesso urbano

defenders-obstacle-block = Blocco di luce
defenders-obstacle-cactus = Cactus
defenders-obstacle-console = Console
defenders-obstacle-container = Container
defenders-obstacle-crate = Casse
defenders-obstacle-dune = Duna
defenders-obstacle-hay = Balle di fieno
defenders-obstacle-hedge = Siepe
defenders-obstacle-hull = Scafo
defenders-obstacle-kiosk = Chiosco
defenders-obstacle-machine = Macchinario
defenders-obstacle-mast = Antenna radio
defenders-obstacle-reactor = Reattore
defenders-obstacle-rock = Rocce
defenders-obstacle-tree = Alberi
defenders-obstacle-vehicle = Veicolo
defenders-obstacle-well = Pozzo
