# La scheda di una missione, da stampare.

alliance-sheet-scene = Scena { $n }: { $map }
alliance-sheet-tiles = Tessere mappa
alliance-sheet-tile = { $n } × { $face } (di { $box } nella scatola)
alliance-sheet-tokens = Segnalini
alliance-sheet-start = Sul tavolo all’inizio
alliance-sheet-secret = Per chi prepara: non leggere oltre chi vuole farsi sorprendere
alliance-sheet-figures = Miniature che possono servire
alliance-sheet-heroes = { $n } eroi
alliance-sheet-random = Un gruppo casuale con al massimo { $threat } di minaccia
alliance-sheet-hidden = non subito presente
alliance-sheet-kind-door = porta
alliance-sheet-kind-crate = cassa
alliance-sheet-kind-terminal = terminale
alliance-sheet-kind-token = segnalino missione neutrale
alliance-sheet-kind-rebel-token = segnalino missione, lato ribelle
alliance-sheet-kind-imperial-token = segnalino missione, lato imperiale
