# Le quattro missioni. .line ne dice una parola; -brief la apre; -goal-attacker e -goal-defender dicono che cosa vuole ciascuna parte.

specops-mission-shields = Disattivate gli scudi
    .line = Il rosso viola le console finché gli scudi cadono; il blu resiste e chiama aiuto.
specops-mission-shields-brief = La flotta sarà qui fra quattro ore e lo scudo sarà alzato, a meno che qualcuno dalla mano ferma e senza senso del pericolo non metta mano alle console. Sono tre, di quelle a cui bisogna stare davanti, più un trasmettitore che crede a tutto ciò che gli dicono. La guarnigione ha mandato metà dei suoi a controllare un rumore a est. Quel rumore è dalla vostra parte.
specops-mission-shields-goal-attacker = Coprite alle console i campi della carta trasmettitore. Con sei coperti usate il trasmettitore: la carta si libera e vale 1 punto vittoria. Con 3 punti vincete subito.
specops-mission-shields-goal-defender = Resistete fino alla fine del round 4. Alle console chiamate rinforzi, tendete reti di soppressione o annullate ciò che è stato violato.
specops-mission-codes = Trasmettete i codici!
    .line = Il rosso porta tre pacchi, uno solo è vero; il blu deve fermare quello giusto.
specops-mission-codes-brief = Tre di voi portano una valigetta, e solo voi sapete in quale c’è qualcosa per cui valga la pena morire. Dietro il nemico ci sono tre trasmettitori, uno vale l’altro, e nessuno vi ringrazierà per i panini. Tra voi e i trasmettitori c’è gente a cui hanno detto di guardare in ogni valigetta che vede. Camminate come se la vostra fosse vuota. Se lo è, camminate come se non lo fosse.
specops-mission-codes-goal-attacker = Portate i codici a un trasmettitore che funziona e rivelateli lì quando inizia una fase finale: vincete. Strada facendo si può scambiare.
specops-mission-codes-goal-defender = Tenete i codici lontani dai trasmettitori fino alla fine del round 4. Fermate chi li porta per guardare nel pacco, e lasciate che il supporto spenga un trasmettitore.
specops-mission-vehicle = Veicolo in avaria
    .line = Il veicolo del blu si è fermato in mezzo al nulla, e il rosso sa dov’è.
specops-mission-vehicle-brief = Ha fatto il rumore di una cucina che cade e si è fermato. Il meccanico dice quattro round, come i meccanici dicono quattro, e tutti sono scesi a guardare in quattro direzioni insieme. È saggio, perché le tracce qui non sono tutte di selvaggina. Qualcuno ha scavato buche attorno a questo posto e le ha riempite di amici.
specops-mission-vehicle-goal-attacker = Distruggete il veicolo. Uscite dalla rete d’imboscata con i detonatori, lanciateli da vicino e prendetene altri.
specops-mission-vehicle-goal-defender = Tenete intero il veicolo fino alla fine del round 4. Il supporto lo ripara; chi gli sta accanto ha copertura pesante.
specops-mission-priorities = Priorità mutevoli
    .line = Entrambe le parti tengono segnalini per punti, e il comando cambia idea ogni round.
specops-mission-priorities-brief = Tre casse sono cadute da un trasporto e il comando le vuole: tutte, in ordine d’importanza, che vi farà sapere. L’altra parte è caduta dallo stesso cielo con le stesse istruzioni. Alla seconda ora gli ordini si contraddicono tra loro, alla terza contraddicono se stessi, e da qualche parte un ufficiale di stato maggiore sposta un segnalino su una mappa e ha l’impressione che vada tutto bene.
specops-mission-priorities-goal-attacker = Controllate i segnalini quando finisce un round: 1 punto vittoria ciascuno, 1 in più per l’obiettivo primario. 7 punti vincono.
specops-mission-priorities-goal-defender = Controllate i segnalini quando finisce un round: 1 punto vittoria ciascuno, 1 in più per l’obiettivo primario. 7 punti vincono.
