# Le mappe: il nome e, sotto, una riga d'atmosfera.

alliance-map-conduit = Condotto 7
alliance-map-conduit-note = Un corridoio di servizio, due porte chiuse a sinistra e, in fondo, un artigliere che non ha altro da guardare.
alliance-map-den = La tana dei cacciatori
alliance-map-den-note = Qualcuno ha lasciato una luce accesa e una gabbia aperta.
alliance-map-bunker = Il bunker sotto gli alberi
alliance-map-bunker-note = Il cancello davanti è sorvegliato. Anche quello dietro, ma da meno soldati.
alliance-map-outpost = L'avamposto della fossa
alliance-map-outpost-note = Hanno costruito la sala intorno a una buca nel deserto e non hanno mai detto a che cosa serva.
alliance-map-clearing = La radura
alliance-map-clearing-note = Nessun riparo degno di questo nome e nemmeno una porta: chi corre per primo è visto per primo.
alliance-map-quarry = La vecchia cava
alliance-map-quarry-note = Il terreno trema a ritmo costante, e non sono le macchine.
