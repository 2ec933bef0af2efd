# Die Karten: Name und darunter eine Zeile Stimmung.

alliance-map-conduit = Versorgungsgang 7
alliance-map-conduit-note = Ein langer Gang, links zwei geschlossene Türen, und am Ende ein Schütze, der sonst nichts zu sehen hat.
alliance-map-den = Das Jägernest
alliance-map-den-note = Jemand hat das Licht brennen lassen und einen Käfig offen.
alliance-map-bunker = Bunker unter Bäumen
alliance-map-bunker-note = Das vordere Tor ist bewacht. Das hintere auch, aber von weniger Leuten.
alliance-map-outpost = Der Grubenposten
alliance-map-outpost-note = Sie haben die Halle um ein Loch in der Wüste gebaut und nie gesagt, wozu das Loch dient.
alliance-map-clearing = Die Lichtung
alliance-map-clearing-note = Keine Deckung, die den Namen verdient, und keine einzige Tür: Wer zuerst läuft, wird zuerst gesehen.
alliance-map-quarry = Der alte Steinbruch
alliance-map-quarry-note = Der Boden bebt in gleichmäßigem Takt, und die Maschinen sind es nicht.
