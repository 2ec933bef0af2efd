# Una missione al tavolo digitale: obiettivi, oggetti, storia, consigli, e come iniziarne una.

## Oggetti e zone

alliance-thing =
    { $kind ->
        [door] Porta
        [crate] Cassa
        [terminal] Terminale
        [rebel_token] Segnalino ribelle
        [imperial_token] Segnalino imperiale
       *[token] Segnalino missione
    }
alliance-do =
    { $kind ->
        [door] Apri la porta
        [crate] Apri la cassa
        [terminal] Usa il terminale
        [carry] Raccogli
       *[token] Interagisci
    }
alliance-test-of = Prova di { $attribute }
alliance-region = Caselle segnate
alliance-ui-in-region = zona: { $region }
alliance-ui-carries = porta { $object }
alliance-ui-carried = Portato da { $figure }
alliance-ui-door =
    { $state ->
        [locked] bloccata
        [open] aperta
       *[closed] chiusa
    }
alliance-ui-marked = parte dell’obiettivo
alliance-ui-heroes-only = Solo gli eroi possono usarlo, gli alleati no.
alliance-ui-defends =
    { $dice ->
        [none] nessun dado difesa
       *[other] si difende con: { $dice }
    }
alliance-ui-costs = 1 azione
alliance-ui-move-here = Muovi qui
alliance-ui-object = Che cosa c’è qui
alliance-ui-why =
    { $why ->
        [turn] Ora non è il turno di nessuno.
        [far] Chi agisce non è né sopra né accanto.
        [door] Chi apre una porta le sta proprio davanti.
        [actions] Nessuna azione rimasta.
        [heroes] Solo per eroi.
        [locked] È bloccata. La apre qualcos’altro.
        [carried] Lo porta già qualcuno.
       *[done] Qui ora non c’è nulla da fare.
    }

## Obiettivi

alliance-ui-mission = Missione
alliance-ui-encounter = Incontro
alliance-ui-objective = Obiettivo
alliance-ui-objective-none = Ancora nessun obiettivo
alliance-ui-count = { $now } di { $goal }
alliance-ui-optional = Facoltativo
alliance-ui-optional-goal = Facoltativo: { $objective }
alliance-ui-done = fatto
alliance-ui-failed = non più possibile
alliance-ui-round = Round { $round }
alliance-ui-open-mission = Missione e storia
alliance-ui-rules =
    { $n ->
        [1] 1 regola speciale
       *[other] { $n } regole speciali
    }
alliance-ui-rules-title = Regole speciali
alliance-ui-objects-title = Sulla mappa
alliance-ui-regions-title = Caselle segnate
alliance-ui-no-objects = Niente di interessante in vista.
alliance-ui-peril =
    { $rounds ->
        [0] Pericolo alla fine di questo round
        [1] Pericolo tra 1 round
       *[other] Pericolo tra { $rounds } round
    }
alliance-ui-peril-text = Arriva alla fine del round { $round } e peggiora col tempo.

## Storia

alliance-ui-story = Storia
alliance-ui-story-empty = Non è stato ancora raccontato nulla.
alliance-ui-setup = Prima del primo round
alliance-ui-rule = Regola speciale
alliance-ui-continue = Continua
alliance-ui-read = La storia continua
alliance-ui-order = Fate questo, poi si continua
alliance-ui-hero = Quale eroe?
alliance-ui-hero-tests = Chi fa la prova di { $attribute }?
alliance-ui-hero-dice = { $attribute }: { $dice }
alliance-ui-successes = { $figure }, prova di { $attribute }: quanti successi?
alliance-ui-successes-n =
    { $n ->
        [0] Nessun successo
        [1] 1 successo
       *[other] { $n } successi
    }
alliance-ui-control = Avete il controllo: { $place }?
alliance-ui-yes = Sì
alliance-ui-no = No

## Consigli

alliance-ui-hint = Consiglio
alliance-ui-hint-close = Capito
alliance-ui-hints-hide = Nascondi i consigli
alliance-ui-hints-show = Mostra i consigli
alliance-ui-hint-said = Consiglio: { $text }

## La fine

alliance-ui-result-mission =
    { $round ->
        [1] { $mission }, 1 round
       *[other] { $mission }, { $round } round
    }
alliance-ui-again = Gioca ancora
alliance-ui-next-tutorial = Prossima lezione: { $mission }
alliance-ui-fame =
    { $what ->
        [group] Gruppi sconfitti
        [elite] Gruppi d’élite sconfitti
        [won] Missione vinta
        [fast] Veloci
        [optional] Obiettivi facoltativi
        [unhurt] Nessuno ferito
       *[deed] Imprese
    }

## Percorso

alliance-ui-way =
    { $cost ->
        [1] 1 punto movimento
       *[other] { $cost } punti movimento
    }

## Nuovo tavolo

alliance-ui-new-what = Che cosa giocate?
alliance-ui-new-skirmish = Schermaglia
alliance-ui-new-mission = Missione
alliance-ui-new-pick = Missione
alliance-ui-new-lesson = Lezione: { $mission }
alliance-ui-new-fixed = Questa lezione racconta proprio di questi eroi. Giochi entrambi se non cambi nulla.
alliance-ui-new-mission-normal = Nemici come li prevede la missione.
alliance-ui-new-mission-hard = Più nemici, e migliori.
alliance-ui-sheet = Foglio da stampare
