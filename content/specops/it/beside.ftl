# Accanto a un tavolo vero: le miniature stanno dove le mettono le persone, Sortie tiene tutto il resto.

specops-beside-mode = Dove stanno le miniature
specops-beside-mode-of =
    { $mode ->
        [companion] Su un tavolo vero, accanto a questo schermo
       *[table] Sullo schermo
    }
specops-beside-new = Un tablet al centro e, se volete, un telefono per ciascuno. Il terreno lo mettete voi; le posizioni non vengono chieste.
specops-beside-tab = Che cosa disporre
specops-beside-map = { $mission }: zone e segnalini dall’alto, con i pollici lungo i bordi
specops-beside-lay = 36 per 36 pollici. Il blu siede a sud, il rosso a nord. Disponete prima il vostro terreno e accordatevi su di esso; il rosso sceglie come è girata la mappa (C1.6, C1.8). Se un segnalino starebbe in parte su un elemento, si sposta l’elemento (C1.11).
specops-beside-tokens = Segnalini, fino al loro centro
specops-beside-token = Segnalino
specops-beside-west = Da ovest
specops-beside-south = Da sud
specops-beside-side-up =
    { $claimed ->
        [yes] lato rivendicato in alto
       *[no] lato non rivendicato in alto
    }
specops-beside-zones = Zone secondo i loro angoli, da ovest / da sud
specops-beside-field = Unità sul tavolo vero
specops-beside-priority = priorità
specops-beside-touches = a contatto: { $who }
specops-beside-package = Pacco { $n }
specops-beside-anybody = Per tutti al tavolo
specops-beside-whose = Decide: { $side }
specops-beside-cover = Copertura
specops-beside-cover-of =
    { $cover ->
        [light] Copertura leggera
        [heavy] Copertura pesante
       *[none] Nessuna copertura
    }
specops-beside-average = Ferite
specops-beside-objective = un segnalino obiettivo
specops-beside-transmitter = un trasmettitore con il lato rivendicato in alto
specops-beside-covert = segnalino occulto { $n }, nell’ordine in cui sono stati posti
specops-beside-yes = Sì
specops-beside-no = No
specops-beside-nobody = Nessuno
specops-beside-nobody-else = Nessun altro
specops-beside-no-room = Non c’è posto
specops-beside-number = { $n }
specops-beside-inches = { $n } pollici
specops-beside-far = { $n } pollici o più
specops-beside-these = { $units }

specops-ask-near =
    { $sight ->
        [yes] Chi è entro { $n } pollici e in vista? ({ $what })
       *[no]
            { $n ->
                [0] Chi è a contatto di base? ({ $what })
               *[other] Chi è entro { $n } pollici? ({ $what })
            }
    }
specops-ask-near-one =
    { $sight ->
        [yes] { $unit }: entro { $n } pollici e in vista? ({ $what })
       *[no]
            { $n ->
                [0] { $unit }: a contatto di base? ({ $what })
               *[other] { $unit }: entro { $n } pollici? ({ $what })
            }
    }
specops-ask-cover = Che copertura ha { $defender } contro { $attacker }?
specops-ask-arc =
    { $arc ->
        [front] { $unit }: davanti a { $of }?
        [rear] { $unit }: dietro { $of }?
        [left] { $unit }: a sinistra di { $of }?
       *[right] { $unit }: a destra di { $of }?
    }
specops-ask-inches = Quanti pollici interi ci sono? ({ $from }, { $to })
specops-do-go-into = { $action } fino al contatto

specops-log-went = { $unit }: { $action }.
specops-log-went-into = { $unit }: { $action }, a contatto con { $enemy }.
specops-log-said = { $question } { $answer }.
