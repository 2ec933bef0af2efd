# The sheet of a mission, to be printed.

alliance-sheet-scene = Scene { $n }: { $map }
alliance-sheet-tiles = Map tiles
alliance-sheet-tile = { $n } × { $face } (of { $box } in the box)
alliance-sheet-tokens = Tokens
alliance-sheet-start = Laid out at the start
alliance-sheet-secret = For whoever sets up: do not read on if you want to be surprised
alliance-sheet-figures = Figures that may be needed at once
alliance-sheet-heroes = { $n } heroes
alliance-sheet-random = A random group of at most { $threat } threat
alliance-sheet-hidden = not there at first
alliance-sheet-kind-door = door
alliance-sheet-kind-crate = crate
alliance-sheet-kind-terminal = terminal
alliance-sheet-kind-token = neutral mission token
alliance-sheet-kind-rebel-token = mission token, Rebel side up
alliance-sheet-kind-imperial-token = mission token, Imperial side up
alliance-sheet-legend-entry = where the heroes start
alliance-sheet-legend-object = token, with its number
alliance-sheet-legend-door = door
alliance-sheet-legend-blocking = blocking terrain
alliance-sheet-legend-difficult = difficult terrain
alliance-sheet-legend-impassable = impassable terrain
