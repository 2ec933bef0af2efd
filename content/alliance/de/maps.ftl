# Die Karten: Name und darunter eine Zeile Stimmung.

alliance-map-conduit = Versorgungsgang 7
alliance-map-conduit-note = Ein Wartungsgang, links zwei geschlossene Türen, und am Ende ein Schütze, der sonst nichts zu sehen hat.
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

## Karten des ersten Akts

alliance-map-first-steps = Die Tankstelle
alliance-map-first-steps-note = Zwei Zapfsäulen, ein Fels, eine Tür. Hier wollte nie jemand kämpfen.
alliance-map-old-hands = Horchposten Vier
alliance-map-old-hands-note = Das Imperium ist eilig abgezogen und hat vergessen, sich abzuschalten.
alliance-map-wreck-wood = Das Wrack im Wald
alliance-map-wreck-wood-note = Die Bäume rauchen noch. Die Überlebenden hat schon jemand gezählt.
alliance-map-singing-mast = Der singende Mast
alliance-map-singing-mast-note = Der Wind in den Drähten klingt fast wie sie.
alliance-map-weigh-house = Das Waaghaus
alliance-map-weigh-house-note = Dicke Mauern, gute Waagen und eine Tür nach jeder Seite.
alliance-map-customs-yard = Der Zollhof
alliance-map-customs-yard-note = Nichts zu verzollen, und ein einziger langer Gang, durch den es getragen werden muss.
alliance-map-relay-ring = Relais Neun: Der Ring
alliance-map-relay-ring-note = Zwei Flügel, zwei Schalter und eine Tür, die für keinen von beiden allein aufgeht.
alliance-map-chorus-core = Relais Neun: Der Chor
alliance-map-chorus-core-note = Elf Jahre einer einzigen Stimme, abgespielt über einem Loch im Boden.
alliance-map-quills-vault = Quills Haus
alliance-map-quills-vault-note = Die Getränke sind billig. Alles hinter der Theke ist es nicht.

## Zwischen den Einsätzen

alliance-map-camp = Das Lager
alliance-map-camp-note = Ein Feuer, ein Topf, und einen Abend lang niemand, der schießt.
