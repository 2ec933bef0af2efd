# Le mappe: il nome e, sotto, una riga d’atmosfera.

alliance-map-conduit = Condotto 7
alliance-map-conduit-note = Un corridoio di servizio, due porte chiuse a sinistra e, in fondo, un artigliere che non ha altro da guardare.
alliance-map-den = La tana dei cacciatori
alliance-map-den-note = Qualcuno ha lasciato una luce accesa e una gabbia aperta.
alliance-map-bunker = Il bunker sotto gli alberi
alliance-map-bunker-note = Il cancello davanti è sorvegliato. Anche quello dietro, ma da meno soldati.
alliance-map-outpost = L’avamposto della fossa
alliance-map-outpost-note = Hanno costruito la sala intorno a una buca nel deserto e non hanno mai detto a che cosa serva.
alliance-map-clearing = La radura
alliance-map-clearing-note = Nessun riparo degno di questo nome e nemmeno una porta: chi corre per primo è visto per primo.
alliance-map-quarry = La vecchia cava
alliance-map-quarry-note = Il terreno trema a ritmo costante, e non sono le macchine.

## Mappe del primo atto

alliance-map-first-steps = La stazione di rifornimento
alliance-map-first-steps-note = Due pompe, una roccia, una porta. Qui nessuno ha mai voluto combattere.
alliance-map-old-hands = Posto d’ascolto Quattro
alliance-map-old-hands-note = L’Impero se n’è andato in fretta e ha dimenticato di spegnersi.
alliance-map-wreck-wood = Il relitto nel bosco
alliance-map-wreck-wood-note = Gli alberi fumano ancora. I superstiti, qualcuno li ha già contati.
alliance-map-singing-mast = L’antenna che canta
alliance-map-singing-mast-note = Il vento tra i cavi somiglia quasi alla sua voce.
alliance-map-weigh-house = La pesa
alliance-map-weigh-house-note = Muri spessi, buone bilance e una porta su ogni lato.
alliance-map-customs-yard = Il cortile della dogana
alliance-map-customs-yard-note = Niente da dichiarare, e un solo lungo corridoio per portarlo fuori.
alliance-map-relay-ring = Relè Nove: l’anello
alliance-map-relay-ring-note = Due ali, due interruttori e una porta che per uno solo non si apre.
alliance-map-chorus-core = Relè Nove: il Coro
alliance-map-chorus-core-note = Undici anni di una sola voce, riprodotti sopra un buco nel pavimento.
alliance-map-quills-vault = La casa di Quill
alliance-map-quills-vault-note = Da bere costa poco. Tutto ciò che sta dietro il bancone, no.

## Tra una missione e l’altra

alliance-map-camp = Il campo
alliance-map-camp-note = Un fuoco, una pentola e, per una sera, nessuno che spara.
