# Che cosa sta sopra le parti di una carta o di una scheda, e che cosa significano le condizioni.

defenders-card-health = Salute
defenders-card-movement = Movimento
defenders-card-shield = Scudo di energia
defenders-card-armour = Armatura
defenders-card-ammo = { $n } munizioni su { $most }
defenders-card-unlimited = Illimitate
defenders-card-jammed = Inceppata
defenders-card-weapons = Armi
defenders-card-skills = Abilità
defenders-card-tactics = Tattiche
defenders-card-devices = Dispositivi
defenders-card-lines = Comportamento
defenders-card-weather = Meteo
defenders-card-special = Evento speciale
defenders-card-event = Evento
defenders-card-encounter = Incontro { $number }
defenders-card-agents = Agenti
defenders-card-elite = Élite
defenders-card-danger = Pericolo
# Come sta un segnalino.
defenders-card-lies =
    { $state ->
        [used] esaurito
        [gone] scartato
       *[ready] pronto
    }
defenders-card-kind =
    { $kind ->
        [device] Dispositivo
        [skill] Abilità
        [improved] Tattica potenziata
       *[tactic] Tattica base
    }
defenders-card-weapon-rank =
    { $rank ->
        [green] Normale
        [blue] Potenziata
       *[red] Aliena
    }
defenders-card-alien-rank =
    { $rank ->
        [green] verde
        [blue] blu
       *[red] rosso
    }
defenders-card-for = Solo { $name }
defenders-card-anybody = Per tutti
# Quanti segnali arrivano, sopra una tabella.
defenders-card-teleport =
    { $only ->
        [fewer] Se ci sono meno alieni che agenti, si teletrasportano segnali:
        [not_more] Se non ci sono più alieni che agenti, si teletrasportano segnali:
       *[always] Si teletrasportano segnali:
    }

## Condizioni

defenders-condition =
    { $condition ->
        [bleeding] Sanguinante
        [engaged] Ingaggiato
        [immobilised] Immobilizzato
        [paralysed] Paralizzato
       *[evaded] Disimpegnato
    }
    .text =
        { $condition ->
            [bleeding] A terra: niente combattimento, movimento 1, e l’azione può solo attivare un potere o un oggetto. Ogni altra ferita uccide; una ferita curata lo rimette in piedi.
            [engaged] Non può andarsene finché l’alieno non è morto o un disimpegno non riesce.
            [immobilised] Non può muovere fino alla prossima fase di ripristino.
            [paralysed] Non fa nulla fino alla prossima fase di ripristino.
           *[evaded] In questo turno può muovere come se lì non ci fosse nessun alieno.
        }
