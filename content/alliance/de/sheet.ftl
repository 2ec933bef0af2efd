# Das Blatt eines Einsatzes, zum Ausdrucken.

alliance-sheet-scene = Szene { $n }: { $map }
alliance-sheet-tiles = Spielplanteile
alliance-sheet-tile = { $n } × { $face } (von { $box } in der Schachtel)
alliance-sheet-tokens = Marker
alliance-sheet-start = Liegt zu Beginn
alliance-sheet-secret = Für alle, die aufbauen: Wer sich überraschen lassen will, liest hier nicht weiter
alliance-sheet-figures = Figuren, die gleichzeitig vorkommen können
alliance-sheet-heroes = { $n } Helden
alliance-sheet-random = Eine zufällige Gruppe mit höchstens { $threat } Bedrohung
alliance-sheet-hidden = anfangs nicht da
alliance-sheet-kind-door = Tür
alliance-sheet-kind-crate = Kiste
alliance-sheet-kind-terminal = Terminal
alliance-sheet-kind-token = neutraler Einsatzmarker
alliance-sheet-kind-rebel-token = Einsatzmarker, Rebellenseite oben
alliance-sheet-kind-imperial-token = Einsatzmarker, imperiale Seite oben
alliance-sheet-legend-entry = hier beginnen die Helden
alliance-sheet-legend-object = Marker mit seiner Nummer
alliance-sheet-legend-door = Tür
alliance-sheet-legend-blocking = versperrtes Gelände
alliance-sheet-legend-difficult = unwegsames Gelände
alliance-sheet-legend-impassable = unpassierbares Gelände
