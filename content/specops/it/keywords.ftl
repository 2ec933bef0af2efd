# Keywords (K1 to K71): name and, in .rule, what one does, in a sentence. $n is its number, $capacity how often it is used,
# $of whom, what or which way it names.

specops-keyword-covert-deployment = Schieramento occulto
    .rule = Al posto dell’unità si posa un segnalino ordine coperto; in una fase finale può apparire entro 10 pollici da esso.
specops-keyword-disengage = Disimpegno
    .rule = Può muoversi anche se impegnata con una sola unità nemica.
specops-keyword-armor =
    { $n ->
        [0] Corazza
       *[other] Corazza { $n }
    }
    .rule =
        { $n ->
            [0] Annulla tutti i colpi di un attacco.
           *[other] Annulla fino a { $n } colpi di un attacco.
        }
specops-keyword-agile = Agile { $n }
    .rule =
        { $n ->
            [one] Dopo ogni movimento standard fatto come azione: 1 segnalino schivata.
           *[other] Dopo ogni movimento standard fatto come azione: { $n } segnalini schivata.
        }
specops-keyword-ai = IA: { $of }
    .rule = Senza ordine e senza un comandante amico entro 18 pollici, la sua prima azione è una di quelle indicate.
specops-keyword-bolster = Rinsaldare { $n }
    .rule =
        { $n ->
            [one] Azione di carta: fino a 1 unità amica entro 12 pollici ottiene un segnalino impeto.
           *[other] Azione di carta: fino a { $n } unità amiche entro 12 pollici ottengono un segnalino impeto ciascuna.
        }
specops-keyword-charge = Carica
    .rule = Dopo un’azione movimento che la porta a contatto con un nemico: un attacco in mischia gratuito contro di lui.
specops-keyword-coordinate = Coordinare: { $of }
    .rule = Quando riceve un ordine, può darne uno a una tale unità amica entro 6 pollici.
specops-keyword-cover = Copertura { $n }
    .rule = Difendendosi a distanza la sua copertura migliora di { $n }.
specops-keyword-danger-sense = Senso del pericolo { $n }
    .rule =
        { $n ->
            [one] Può conservare fino a 1 segnalino soppressione e per ciascuno tira un dado difesa in più, al massimo { $n }.
           *[other] Può conservare fino a { $n } segnalini soppressione e per ciascuno tira un dado difesa in più, al massimo { $n }.
        }
specops-keyword-dauntless = Intrepido
    .rule = Se dopo aver ripreso coraggio è soppressa, può ottenere un segnalino soppressione per un’azione movimento gratuita.
specops-keyword-defend = Difesa { $n }
    .rule =
        { $n ->
            [one] Quando riceve un ordine: 1 segnalino schivata.
           *[other] Quando riceve un ordine: { $n } segnalini schivata.
        }
specops-keyword-direct = Dirigere: { $of }
    .rule = Mentre si danno gli ordini può darne uno a una tale unità amica entro 12 pollici.
specops-keyword-disciplined = Disciplinato { $n }
    .rule =
        { $n ->
            [one] Quando riceve un ordine può rimuovere fino a 1 suo segnalino soppressione.
           *[other] Quando riceve un ordine può rimuovere fino a { $n } suoi segnalini soppressione.
        }
specops-keyword-duelist = Duellante
    .rule = In mischia la mira spesa per ritirare dà Perforante 1, e la schivata spesa annulla il Perforante del nemico.
specops-keyword-exemplar = Esempio
    .rule = Le unità amiche della sua fazione entro 12 pollici e in vista possono spendere i suoi segnalini mira, schivata e impeto.
specops-keyword-guardian =
    { $of ->
        [none] Guardiano { $n }
       *[other] Guardiano { $n }: { $of }
    }
    .rule =
        { $n ->
            [one] Quando un soldato amico entro 6 pollici e in vista si difende a distanza, può prendere su di sé fino a 1 colpo.
           *[other] Quando un soldato amico entro 6 pollici e in vista si difende a distanza, può prendere su di sé fino a { $n } colpi.
        }
specops-keyword-immune-melee-pierce = Immune: Perforante in mischia
    .rule = In mischia Perforante non ha effetto su di essa.
specops-keyword-immune-pierce = Immune: Perforante
    .rule = Perforante non ha effetto su di essa.
specops-keyword-impervious = Impenetrabile
    .rule = Tira un dado difesa in più per ogni punto di Perforante contro di essa.
specops-keyword-independent = Indipendente: { $of }
    .rule = Se la fase di attivazione inizia e non ha ordini, ottiene i segnalini indicati.
specops-keyword-indomitable = Indomabile
    .rule = Riprende coraggio con dadi difesa rossi.
specops-keyword-infiltrate = Infiltrarsi
    .rule = Può essere schierata ovunque nella propria metà del tavolo, a più di 6 pollici da ogni nemico.
specops-keyword-inspire = Ispirare { $n }
    .rule =
        { $n ->
            [one] Alla fine della sua attivazione altre unità amiche entro 12 pollici perdono in tutto fino a 1 segnalino soppressione.
           *[other] Alla fine della sua attivazione altre unità amiche entro 12 pollici perdono in tutto fino a { $n } segnalini soppressione.
        }
specops-keyword-jump = Salto { $n }
    .rule = Azione di carta che vale come movimento: supera ciò che è alto fino a { $n } volte 6 pollici e può finirvi sopra.
specops-keyword-leader = Capo
    .rule = Senza effetto dove ogni unità è una sola miniatura.
specops-keyword-low-profile = Profilo basso
    .rule = In copertura contro un attacco a distanza tira un dado difesa in meno e ha una parata in più.
specops-keyword-marksman = Tiratore esperto
    .rule = Un segnalino mira può alzare un dado di un passo, da vuoto a colpo o da colpo a critico, invece di ritirare.
specops-keyword-nimble = Svelto
    .rule = Dopo un attacco in cui ha speso schivata: un segnalino schivata.
specops-keyword-noncombatant = Non combattente
    .rule = Non attacca mai.
specops-keyword-observe = Osservare { $n }
    .rule =
        { $n ->
            [one] Azione di carta: un nemico entro 18 pollici e in vista ottiene 1 segnalino osservazione, ognuno un dado da ritirare per chi lo attacca.
           *[other] Azione di carta: un nemico entro 18 pollici e in vista ottiene { $n } segnalini osservazione, ognuno un dado da ritirare per chi lo attacca.
        }
specops-keyword-outmaneuver = Manovra elusiva
    .rule = I suoi segnalini schivata annullano anche i critici.
specops-keyword-precise = Preciso { $n }
    .rule =
        { $n ->
            [one] Ogni segnalino mira speso per ritirare vale per fino a 1 dado in più.
           *[other] Ogni segnalino mira speso per ritirare vale per fino a { $n } dadi in più.
        }
specops-keyword-ready = Pronto { $n }
    .rule =
        { $n ->
            [one] Dopo un’azione di guardia: 1 segnalino mira.
           *[other] Dopo un’azione di guardia: { $n } segnalini mira.
        }
specops-keyword-recharge = Ricarica { $n }
    .rule =
        { $n ->
            [one] Quando recupera, fino a 1 suo scudo diventa attivo.
           *[other] Quando recupera, fino a { $n } suoi scudi diventano attivi.
        }
specops-keyword-reliable = Affidabile { $n }
    .rule =
        { $n ->
            [one] All’inizio della fase di attivazione: 1 segnalino impeto.
           *[other] All’inizio della fase di attivazione: { $n } segnalini impeto.
        }
specops-keyword-repair = Riparare { $n }: Capacità { $capacity }
    .rule =
        { $n ->
            [one] Azione di carta, { $capacity ->
               [one] 1 volta
              *[other] { $capacity } volte
            } a partita: un droide o veicolo amico entro 6 pollici e in vista perde fino a 1 ferita.
           *[other] Azione di carta, { $capacity ->
               [one] 1 volta
              *[other] { $capacity } volte
            } a partita: un droide o veicolo amico entro 6 pollici e in vista perde fino a { $n } ferite.
        }
specops-keyword-retinue = Seguito: { $of }
    .rule = All’inizio della fase di attivazione entro 12 pollici da quella unità: un segnalino mira o schivata.
specops-keyword-scale = Scalare
    .rule = Si arrampica fino a 12 pollici invece di 6.
specops-keyword-scout = Esploratore { $n }
    .rule = Subito dopo lo schieramento può muoversi con la sagoma di velocità { $n }.
specops-keyword-sentinel = Sentinella
    .rule = La sua guardia arriva a 18 pollici.
specops-keyword-sharpshooter = Tiratore scelto { $n }
    .rule = La copertura del suo bersaglio vale { $n } di meno.
specops-keyword-shielded = Schermato { $n }
    .rule =
        { $n ->
            [one] 1 scudo: a distanza ognuno annulla un colpo o un critico e resta spento finché non si ricarica.
           *[other] { $n } scudi: a distanza ognuno annulla un colpo o un critico e resta spento finché non si ricarica.
        }
specops-keyword-sidearm = Arma secondaria
    .rule = Senza effetto: ogni miniatura ha le proprie armi.
specops-keyword-small = Piccolo
    .rule = Senza effetto per una miniatura a sé.
specops-keyword-spotter = Segnalatore { $n }
    .rule =
        { $n ->
            [one] Azione di carta: fino a 1 unità amica entro 12 pollici ottiene un segnalino mira.
           *[other] Azione di carta: fino a { $n } unità amiche entro 12 pollici ottengono un segnalino mira ciascuna.
        }
specops-keyword-tactical = Tattico { $n }
    .rule =
        { $n ->
            [one] Dopo ogni movimento standard fatto come azione: 1 segnalino mira.
           *[other] Dopo ogni movimento standard fatto come azione: { $n } segnalini mira.
        }
specops-keyword-take-cover = Al riparo { $n }
    .rule =
        { $n ->
            [one] Azione di carta: fino a 1 unità amica entro 12 pollici ottiene un segnalino schivata.
           *[other] Azione di carta: fino a { $n } unità amiche entro 12 pollici ottengono un segnalino schivata ciascuna.
        }
specops-keyword-target = Bersaglio { $n }
    .rule =
        { $n ->
            [one] Quando riceve un ordine: 1 segnalino mira.
           *[other] Quando riceve un ordine: { $n } segnalini mira.
        }
specops-keyword-treat = Curare { $n }: Capacità { $capacity }
    .rule =
        { $n ->
            [one] Azione di carta, { $capacity ->
               [one] 1 volta
              *[other] { $capacity } volte
            } a partita: un soldato amico vivente entro 6 pollici e in vista perde fino a 1 ferita.
           *[other] Azione di carta, { $capacity ->
               [one] 1 volta
              *[other] { $capacity } volte
            } a partita: un soldato amico vivente entro 6 pollici e in vista perde fino a { $n } ferite.
        }
specops-keyword-unhindered = Senza intralci
    .rule = Senza effetto dove nessun terreno è difficile.
specops-keyword-weak-point = Punto debole { $n }: { $of }
    .rule = Gli attacchi da quel lato hanno Impatto { $n }.
specops-keyword-arsenal = Arsenale { $n }
    .rule =
        { $n ->
            [one] Attacca con 1 arma, in un gruppo di dadi a parte se vuole.
           *[other] Attacca con { $n } armi, ciascuna in un gruppo di dadi a parte se vuole.
        }
specops-keyword-gunslinger = Pistolero
    .rule = Una volta per attacco può usare un’arma a distanza una seconda volta, contro un altro nemico.
specops-keyword-clone-trooper = Soldato clone
    .rule = Può spendere per attacco un segnalino mira, schivata o impeto di un clone entro 12 pollici e in vista.
specops-keyword-droid-trooper = Soldato droide
    .rule = Non è mai soppressa, ma può andare nel panico.
specops-keyword-wookiee-trooper = Soldato Wookiee
    .rule = Un tipo senza regola propria.
specops-keyword-pierce = Perforante { $n }
    .rule = Annulla fino a { $n } parate del difensore.
specops-keyword-fixed = Arco fisso: { $of }
    .rule = Spara solo a chi sta in quell’arco.
specops-keyword-critical = Critico { $n }
    .rule = Fino a { $n } impeti d’attacco diventano critici.
specops-keyword-suppressive = Soppressivo { $n }
    .rule =
        { $n ->
            [one] Il difensore ottiene 1 segnalino soppressione in più, con o senza risultati.
           *[other] Il difensore ottiene { $n } segnalini soppressione in più, con o senza risultati.
        }
specops-keyword-versatile = Versatile
    .rule = Si può sparare anche da impegnati.
specops-keyword-impact = Impatto { $n }
    .rule =
        { $n ->
            [one] Contro Corazza fino a 1 colpo diventa critico.
           *[other] Contro Corazza fino a { $n } colpi diventano critici.
        }
specops-keyword-blast = Esplosione
    .rule = Il difensore non ha copertura.
specops-keyword-high-velocity = Alta velocità
    .rule = Contro di essa non si possono spendere segnalini schivata.
specops-keyword-immobilize = Immobilizzare { $n }
    .rule = Chi ne è ferito è più lento di { $n } fino alla fine della sua prossima attivazione.
specops-keyword-immune-deflect = Immune: Deviare
    .rule = Senza effetto: qui nessuno devia.
specops-keyword-lethal = Letale { $n }
    .rule =
        { $n ->
            [one] Fino a 1 segnalino mira non usati danno Perforante 1 ciascuno.
           *[other] Fino a { $n } segnalini mira non usati danno Perforante 1 ciascuno.
        }
specops-keyword-overwhelm = Sopraffare
    .rule = Se è stata spesa mira, il difensore ottiene un segnalino soppressione in più.
specops-keyword-primitive = Primitivo
    .rule = Contro Corazza i suoi critici diventano colpi.
specops-keyword-spray = A spruzzo
    .rule = I suoi dadi contano una volta per ogni miniatura che difende: qui è una.
