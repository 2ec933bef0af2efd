# La scheda di una missione, da stampare.

alliance-sheet-scene = Scena { $n }: { $map }
alliance-sheet-tiles = Tessere mappa
alliance-sheet-tile = { $n } × { $face } (di { $box } nella scatola)
alliance-sheet-tokens = Segnalini
alliance-sheet-start = Sul tavolo all’inizio
alliance-sheet-secret = Per chi prepara: chi vuole farsi sorprendere non legga oltre
alliance-sheet-figures = Miniature che possono servire insieme
alliance-sheet-heroes = { $n } eroi
alliance-sheet-random = Un gruppo casuale con al massimo { $threat } di minaccia
alliance-sheet-hidden = non subito presente
alliance-sheet-kind-door = porta
alliance-sheet-kind-crate = cassa
alliance-sheet-kind-terminal = terminale
alliance-sheet-kind-token = segnalino missione neutrale
alliance-sheet-kind-rebel-token = segnalino missione, lato ribelle
alliance-sheet-kind-imperial-token = segnalino missione, lato imperiale
alliance-sheet-legend-entry = qui iniziano gli eroi
alliance-sheet-legend-object = segnalino con il suo numero
alliance-sheet-legend-door = porta
alliance-sheet-legend-blocking = terreno bloccante
alliance-sheet-legend-difficult = terreno difficile
alliance-sheet-legend-impassable = terreno invalicabile
