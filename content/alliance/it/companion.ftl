# Accanto a un tavolo vero: le persone riferiscono ciò che vi accade; Sortie dice che cosa preparare e che cosa fa il nemico.

alliance-companion-banner =
    Round { $round } · { $n ->
        [0] tutti gli eroi si sono attivati
       *[other] ancora da attivare: { $heroes }
    } · { $groups ->
        [0] nessun gruppo da attivare
        [one] 1 gruppo da attivare
       *[other] { $groups } gruppi da attivare
    }
alliance-companion-banner-short =
    Round { $round } · mancano { $heroes ->
        [0] nessun eroe
        [one] 1 eroe
       *[other] { $heroes } eroi
    } e { $groups ->
        [0] nessun gruppo
        [one] 1 gruppo
       *[other] { $groups } gruppi
    }
alliance-companion-setup = Preparate la missione
alliance-companion-board-hint = La mappa come si trova sul vostro tavolo. Le frecce la percorrono; Invio apre ciò che si trova su una casella.

## Eroi e gruppi

alliance-companion-turn =
    { $turn ->
        [done] Si è attivato
        [gone] Si è ritirato
        [locked] Attivazione bonus in attesa
        [bonus] Attivazione bonus da fare
       *[ready] { $left ->
            [one] Da attivare
           *[other] Da attivare, { $left } attivazioni
        }
    }
alliance-companion-tap = Toccate chi ha concluso o è stato sconfitto.
alliance-companion-finished = Attivazione conclusa
alliance-companion-spent = Non resta nulla da fare in questo round.
alliance-companion-locked = L’attivazione bonus aspetta che tutti gli altri eroi si siano attivati.
alliance-companion-wounded = Ferito
alliance-companion-withdraws = Si ritira
alliance-companion-wounded-short = è ferito
alliance-companion-withdraws-short = si ritira
alliance-companion-defeated = Gruppo sconfitto
alliance-companion-defeated-short = sconfitto
alliance-companion-destroyed = Distrutto
alliance-companion-object-health = attaccabile: { $health } salute, i danni stanno lì accanto
alliance-companion-sheet = Scheda e carte
alliance-companion-side = Lato della scheda
alliance-companion-side-of =
    { $side ->
        [wounded] Lato ferito
       *[healthy] Lato sano
    }
alliance-companion-endurance = Tenacia
alliance-companion-info = Info
alliance-companion-ally =
    { $n ->
        [one] 1 miniatura
       *[other] { $n } miniature
    }, { $state ->
        [ready] può agire al posto di un eroe
       *[done] si è attivato
    }
alliance-companion-bonus-health = { $n } di salute bonus
alliance-companion-group =
    { $n ->
        [one] 1 miniatura
       *[other] { $n } miniature
    }, { $rank ->
        [elite] élite
       *[regular] normale
    }
alliance-companion-group-state =
    { $state ->
        [ready] Da attivare
        [acting] Sta agendo
       *[done] Si è attivato
    }
alliance-companion-no-enemies = Nessun gruppo nemico sulla mappa.
alliance-companion-colour = I vostri adesivi hanno un altro colore?
alliance-companion-again = Rivedete l’ultima attivazione
alliance-companion-again-text = Nel caso una miniatura sia stata dimenticata. Il gruppo non si attiva una seconda volta.

## Segnalazioni

alliance-companion-report = Segnalate
alliance-companion-all-in = Tutti gli eroi sono qui: { $region }
alliance-companion-brought = { $object } è qui: { $region }
alliance-companion-entered = Qualcuno è qui: { $region }. Chi?
alliance-companion-who = Chi?
alliance-companion-who-did = { $action }: chi è stato?
alliance-companion-why =
    { $why ->
        [carried] Qualcuno lo trasporta.
        [locked] È bloccato. Lo apre qualcos’altro.
        [turn] Prima rispondete a ciò che viene chiesto.
       *[done] Qui al momento non c’è nulla da fare.
    }
alliance-companion-medpacs =
    { $n ->
        [0] Nessun medpac
        [one] Usate un medpac, ne resta 1
       *[other] Usate un medpac, ne restano { $n }
    }
alliance-companion-use-medpac = Usate un medpac
alliance-companion-ask-wounded = Eroe ferito: { $name }?
alliance-companion-ask-wounded-text = Scartate tutti i suoi danni e girate la scheda. La fatica oltre la nuova tenacia si perde, e ciò che l’eroe trasportava cade a terra.
alliance-companion-ask-withdraws = { $name } si ritira?
alliance-companion-ask-withdraws-text = Un eroe ferito che viene sconfitto di nuovo lascia la mappa e non torna in questa missione.
alliance-companion-ask-defeated = { $group }: l’ultima miniatura è sconfitta?
alliance-companion-ask-defeated-text = Il gruppo lascia il riquadro, e la missione può reagire.
alliance-companion-ask-destroyed = { $object }: distrutto?
alliance-companion-ask-destroyed-text = I suoi danni eguagliano la sua salute. L’oggetto lascia la mappa, e la missione può reagire.
alliance-companion-ask-medpac = Usare un medpac?
alliance-companion-ask-medpac-text = Chi lo usa riposando recupera 5 danni. Un alleato spende un’azione per farlo.

## Pagine

alliance-companion-do-this = Fate questo sul vostro tavolo
alliance-companion-order =
    { $order ->
        [reveal] Disponete nuove tessere
        [show] Disponete un segnalino
        [remove] Togliete un segnalino
        [open] Una porta si apre
        [unlock] Sbloccato
        [deploy] Arrivano nemici
        [reinforce] Rinforzi
        [withdraw] Un gruppo se ne va
        [ready] Un gruppo è di nuovo pronto
        [join] Un alleato si unisce a voi
        [clear_map] Sgomberate il tavolo
        [place_heroes] Disponete gli eroi
        [place_allies] Disponete i vostri alleati
        [stay_back] I vostri alleati bastano
        [fruitless] Non se ne ricava nulla
        [medpacs] Medpac
        [credits] Crediti
        [harm] Danni
        [heal] Recupero
        [supply] Carte rifornimento
        [item] Un oggetto
        [lose_item] Un oggetto va perduto
        [power] Segnalini potenza
       *[other] La missione dice
    }
alliance-companion-clear = Togliete dal tavolo tutte le tessere, i segnalini e le miniature. Gli eroi tengono danni, fatica, condizioni e carte; i nemici che tornano saranno indicati più avanti. Le prossime pagine dispongono la nuova mappa.
alliance-companion-tidy = Sul vostro tavolo: gli eroi scartano danni, fatica e condizioni e rigirano le schede, tutte le carte vengono ripristinate e le carte rifornimento tornano nel loro mazzo.
alliance-companion-placed = Fatto, avanti
alliance-companion-sheet-side =
    { $side ->
        [wounded] Scheda eroe e miniatura, lato ferito in alto
       *[healthy] Scheda eroe e miniatura, lato sano in alto
    }
# $under is the weapon a modification lies under, `none` for every other card.
alliance-companion-card-lies =
    { $card }{ $under ->
        [none] { "" }
       *[other] { " " }(sotto { $under })
    }{ $state ->
        [exhausted] , esaurita
        [gone] , consumata in questa missione
       *[ready] { "" }
    }
alliance-companion-set-up = Preparate la scatola
alliance-companion-set-up-reach = A portata di mano
alliance-companion-set-up-reach-text = Dadi, carte condizione, carte riepilogo e i segnalini danno, fatica e condizione.
alliance-companion-set-up-supply = Il mazzo rifornimenti
alliance-companion-set-up-supply-text = Togliete { $cards }. Dalle espansioni anche «Luck Cubes», «Pit Droid», «Locked Crate» e «Missing Key». Mescolate le altre e mettetele a faccia in giù.
alliance-companion-set-up-aside = Ordinati e messi da parte
alliance-companion-set-up-aside-text = Carte schieramento, miniature grigie, tessere, porte e segnalini. Le prossime pagine li chiamano.
alliance-companion-set-up-heroes = I vostri eroi
alliance-companion-set-up-heroes-text = Ognuno prende scheda eroe, miniatura e mazzo classe, e dispone queste carte. Il resto del mazzo classe per ora resta via.
alliance-companion-set-up-reminder = «{ $card }» per ogni eroe
alliance-companion-set-up-reminder-text =
    { $n ->
        [1] La carta ricorda 1 salute bonus. Ignorate ciò che dice dei segnalini attivazione.
       *[other] La carta ricorda { $n } salute bonus. Ignorate ciò che dice dei segnalini attivazione.
    }
alliance-companion-set-up-ally = I vostri alleati
alliance-companion-set-up-ally-text = Carta schieramento e miniature di { $group }. Una pagina dice quando disporle.
alliance-companion-set-up-done = Tutto è pronto
alliance-companion-on-table = Che cosa c’è sul tavolo
alliance-companion-on-table-text =
    { $round ->
        [0] Così è ora il vostro tavolo, prima del primo round.
       *[other] Così è ora il vostro tavolo, nel round { $round }.
    }
alliance-companion-on-table-tiles = Tessere
alliance-companion-on-table-groups = Gruppi sulla mappa
alliance-companion-on-table-group =
    { $n ->
        [1] 1 miniatura · { $health } salute
       *[other] { $n } miniature · { $health } salute ciascuna
    } · { $state ->
        [ready] pronto
        [acting] sta agendo
       *[activated] già attivato
    }
alliance-companion-on-table-mission = La missione
alliance-companion-on-table-activations =
    { $n ->
        [0] nessuna attivazione rimasta in questo round
        [one] 1 attivazione rimasta in questo round
       *[other] { $n } attivazioni rimaste in questo round
    }
alliance-companion-on-table-gone = ha lasciato la mappa
# The card of a small team that lies beside a hero's sheet.
alliance-companion-on-table-reminder = accanto «{ $card }», per la salute bonus
alliance-companion-on-table-wounds = Dove stanno le miniature, i loro danni e chi di un gruppo è caduto lo sa solo il vostro tavolo.
alliance-companion-on-table-nobody = Nessun nemico è sulla mappa.
alliance-companion-on-table-heroes = Eroi e le loro carte
alliance-companion-carried-by = trasportato da { $name }
alliance-companion-returned = È ancora tutto sul vostro tavolo?
alliance-companion-tiles =
    { $n ->
        [one] 1 tessera
       *[other] { $n } tessere, una dopo l’altra
    }
alliance-companion-tile = Tessera { $number }, lato { $side }
alliance-companion-joins =
    { $side ->
        [north] a nord della tessera { $face }
        [south] a sud della tessera { $face }
        [west] a ovest della tessera { $face }
       *[east] a est della tessera { $face }
    }
alliance-companion-first-tile = disponete prima questa
alliance-companion-tokens =
    { $n ->
        [one] 1 porta o segnalino
       *[other] { $n } porte e segnalini
    }
alliance-companion-as-group = Tutte il più vicino possibile alla casella illuminata.
alliance-companion-each-space = Una miniatura su ogni casella illuminata, o il più vicino possibile.
alliance-companion-footprint = La sua base occupa { $columns } × { $rows } caselle, come mostrato.
alliance-companion-marks-now = D’ora in poi le miniature di { $group } già presenti sono quelle di colore { $colour }.
alliance-companion-marked = Segnate queste miniature con il colore { $colour }: sulla mappa ce ne sono altre uguali.
alliance-companion-medpacs-now =
    { $n ->
        [1] La squadra ha ora 1 medpac.
       *[other] La squadra ha ora { $n } medpac.
    }
alliance-companion-test = Prova di { $attribute }
alliance-companion-roll = Tirate i dadi sul vostro tavolo e inserite i successi.
alliance-companion-successes = Successi
alliance-companion-others = Risponde qualcuno al tavolo.

## La finestra di attivazione

alliance-companion-window = Attivazione
alliance-companion-window-said = Attivazione: { $group }. La carta dice che cosa fa ogni miniatura.
alliance-companion-each = Una miniatura dopo l’altra: ognuna legge la lista dall’alto in basso e salta ciò che non può fare.
# Whom a line is aimed at, below the line.
alliance-companion-aim-named =
    { $n ->
        [1] Adesso è { $names }.
       *[other] Adesso sono { $names }: il più vicino di loro.
    }
alliance-companion-aim-nobody = In questo momento nessuno di voi è così.
alliance-companion-aim-look = Il vostro tavolo mostra chi è. A parità, il più vicino.
alliance-companion-aim-otherwise = Altrimenti il ribelle più vicino.
alliance-companion-aim-instead = Al suo posto il ribelle più vicino.
alliance-companion-aim-nearest = Il ribelle più vicino, eroe o alleato.
alliance-companion-aim-within =
    { $n ->
        [1] Si salta se nessun ribelle è adiacente.
       *[other] Si salta se nessun ribelle è entro { $n } caselle.
    }
alliance-companion-bonus = Effetto bonus
alliance-companion-surges = Priorità degli impulsi
alliance-companion-no-surges = Nulla in cui spendere impulsi.
alliance-companion-reminders = Promemoria
alliance-companion-two-actions = Ogni miniatura ha al massimo due azioni: una per ogni icona.
alliance-companion-one-attack = Un’azione di attacco per miniatura, salvo che una capacità ne conceda di più.
alliance-companion-imperial-rule = Se ci sono più modi, scegliete quello peggiore per voi.
alliance-companion-ignored = Ignorate, perché lasciano una scelta al proprietario: { $abilities }.
alliance-companion-meanwhile = Nel frattempo
alliance-companion-meanwhile-phone = Qualcuno ferito o sconfitto?
alliance-companion-map = Guardate la mappa
alliance-companion-back = Tornate a { $group }
alliance-companion-done = Fatto
alliance-companion-help-on = Avanti

## Un telefono per un eroe

alliance-companion-whole = Tutto il tavolo
alliance-companion-own = Solo il mio eroe
alliance-companion-only-here = Contato solo su questo telefono. Nessun altro lo vede.
alliance-companion-count =
    { $what ->
        [strain] Fatica
       *[damage] Danni
    }
alliance-companion-more =
    { $what ->
        [strain] Una fatica in più
       *[damage] Un danno in più
    }
alliance-companion-less =
    { $what ->
        [strain] Una fatica in meno
       *[damage] Un danno in meno
    }
alliance-companion-tab-report = Segnalate
alliance-companion-interact = Interagite
alliance-companion-phone-window = Il nemico agisce. Risolta la sua carta, chiunque preme Fatto.
alliance-companion-phone-card = Mostra la carta
alliance-companion-closed =
    { $why ->
        [offline] Nessuna connessione: torna da sola.
        [sending] Invio in corso.
       *[watching] Guardi soltanto. Preme chi gioca un eroe.
    }
alliance-companion-finish-closed =
    { $why ->
        [window] Prima agisce il nemico.
        [gone] Questo eroe si è ritirato.
        [before] Prima deve iniziare la missione.
       *[watching] Guardi soltanto. Preme chi gioca un eroe.
    }
alliance-companion-phone-page = La missione ha qualcosa da dire.

## A new table

alliance-companion-new-mode = Dove giocate
alliance-companion-new =
    { $mode ->
        [companion] Con il gioco in scatola
       *[table] Sullo schermo
    }
alliance-companion-new-box = Tessere, miniature, dadi e danni sono sul vostro tavolo. Lo schermo dice che cosa preparare, che cosa accade e che cosa fa il nemico; basta un tablet, e si possono aggiungere telefoni.
alliance-companion-new-screen = Lo schermo è il tavolo: muove le miniature e tira i dadi.
