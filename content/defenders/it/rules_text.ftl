# Che cosa fanno carte, schede e segnalini, composto dai loro dati: «<quando>: <che cosa succede>; <che cosa succede>.»
# Ciò che succede è all’infinito, così vale per te e per gli altri.

## Parole

defenders-rules-dice =
    { $red ->
        [0]
            { $blue ->
                [one] 1 dado blu
               *[other] { $blue } dadi blu
            }
       *[other]
            { $red ->
                [one] 1 dado rosso
               *[other] { $red } dadi rossi
            }{ $blue ->
                [0] { "" }
               *[other] { " " }e { $blue } blu
            }
    }
# Lo stesso dopo «con».
defenders-rules-with-dice =
    { $red ->
        [0]
            { $blue ->
                [one] 1 dado blu
               *[other] { $blue } dadi blu
            }
       *[other]
            { $red ->
                [one] 1 dado rosso
               *[other] { $red } dadi rossi
            }{ $blue ->
                [0] { "" }
               *[other] { " " }e { $blue } blu
            }
    }
# Quanto può essere lontano qualcosa; 0 è adiacente.
defenders-rules-far =
    { $areas ->
        [0] adiacente
        [one] fino a 1 area di distanza
       *[other] fino a { $areas } aree di distanza
    }
defenders-rules-then = { $first }, poi { $next }
# Se ciò che segue i due punti comincia con la maiuscola: yes oppure no.
defenders-rules-capital = no

## Armi e armature

defenders-rules-weapon =
    { $manner ->
        [melee] Arma da mischia
        [ranged] Arma a distanza
        [healing] Arma curativa
       *[basic] Danno base
    }: { $facts }.
# Fin dove arriva un’arma.
defenders-rules-range =
    { $areas ->
        [0] bersagli adiacenti
        [one] portata 1 area
       *[other] portata { $areas } aree
    }
defenders-rules-ammo = { $n } munizioni
defenders-rules-own-ammo = I simboli munizioni non contano. Dopo il tiro puoi scartare quanti segnalini munizioni vuoi: 1 colpo in più per ognuno.
defenders-rules-area-damage =
    { $when ->
        [for_ammo] Scarta 1 segnalino munizioni prima del tiro per il danno ad area.
       *[always] Danno ad area.
    }
defenders-rules-alien-weapon = Senza Conoscenze aliene, ogni alieno e ogni inceppamento nel tiro rovina l’intero attacco.
defenders-rules-flash = Lampo: { $effects }.
# Contro quali attacchi vale.
defenders-rules-plate =
    { $only ->
        [melee] Lampo contro attacchi in mischia
        [ranged] Lampo contro attacchi a distanza
        [healing] Lampo contro cure
        [basic] Lampo contro danno base
       *[all] Lampo
    }: { $effects }.
defenders-rules-plate-shields =
    { $n ->
        [one] 1 scudo in più
       *[other] { $n } scudi in più
    }
defenders-rules-plate-each = ogni lampo conta come scudo
defenders-rules-plate-heal =
    { $n ->
        [one] cura 1 ferita prima che ne arrivino altre
       *[other] cura { $n } ferite prima che ne arrivino altre
    }
defenders-rules-no-armour = Nessun effetto lampo.
# Che cosa succede a chi è colpito; $whom è il bersaglio, oppure ogni alieno di un’area.
defenders-rules-on-hit =
    se colpisce, { $whom ->
        [each] ogni alieno lì
       *[target] il bersaglio
    } { $what ->
        [strip_shields] perde per sempre tutti i segnalini scudo
        [immobilise] è immobilizzato fino alla fase di ripristino
        [paralyse] è paralizzato fino alla fase di ripristino
       *[push] è respinto di 1 esagono
    }

## Quando vale un potere

# Di chi è l’attacco; $near dice quanto può essere lontano qualcun altro.
defenders-rules-attack-by =
    { $who ->
        [me]
            { $kind ->
                [melee] un tuo attacco in mischia
                [ranged] un tuo attacco a distanza
                [healing] una tua cura
                [grenade] un tuo lancio di granata
               *[any] un tuo attacco
            }
        [other]
            { $kind ->
                [melee] un attacco in mischia
                [ranged] un attacco a distanza
                [healing] una cura
                [grenade] un lancio di granata
               *[any] un attacco
            } di un altro agente ({ $near })
       *[one]
            { $kind ->
                [melee] un attacco in mischia
                [ranged] un attacco a distanza
                [healing] una cura
                [grenade] un lancio di granata
               *[any] un attacco
            } tuo o di un altro agente ({ $near })
    }
defenders-rules-attack-on =
    { $kind ->
        [melee] un attacco in mischia
        [ranged] un attacco a distanza
       *[any] un attacco
    } contro { $who ->
        [me] di te
        [other] un altro agente ({ $near })
       *[one] di te o un altro agente ({ $near })
    }
# Quanto costa, prima del momento.
defenders-rules-during =
    { $timing ->
        [standard] Azione durante { $attack }
        [reaction] Reazione durante { $attack }
       *[passive] Durante { $attack }
    }
defenders-rules-before-roll = { $head }, prima del tiro
defenders-rules-after-roll = { $head }, dopo il tiro
defenders-rules-before-defence = { $head }, prima del tiro di difesa
defenders-rules-after-defence = { $head }, dopo il tiro di difesa
defenders-rules-killed = { $head }, quando un alieno ne muore
defenders-rules-alien-moved =
    { $timing ->
        [standard] Azione quando un alieno ha mosso, si è teletrasportato o è stato rivelato
        [reaction] Reazione quando un alieno ha mosso, si è teletrasportato o è stato rivelato
       *[passive] Quando un alieno ha mosso, si è teletrasportato o è stato rivelato
    }
defenders-rules-always = Sempre
defenders-rules-gained = Quando la ottieni
# Per chi è un’azione.
defenders-rules-turn =
    { $timing ->
        [standard] Azione
        [reaction] Reazione
       *[passive] Nel tuo turno
    }{ $who ->
        [me] { "" }
        [one] { " " }per te o per un altro agente ({ $near })
        [other] { " " }per un altro agente ({ $near })
       *[each] { " " }per te e per ogni altro agente ({ $near })
    }
defenders-rules-unmoved = { $head }, se in questo turno non hai lasciato il tuo esagono
defenders-rules-power = { $head }: { $deeds }.
defenders-rules-limit =
    { $kind ->
        [device] Una volta, poi si scarta.
        [tactic] Una volta per missione.
        [deployed] Una volta per missione.
       *[skill] Una volta per round.
    }

## Che cosa succede

defenders-rules-more = { $dice } in più
defenders-rules-hits =
    { $n ->
        [one] 1 colpo in più
       *[other] { $n } colpi in più
    }
defenders-rules-fewer =
    { $n ->
        [one] 1 dado di difesa in meno
       *[other] { $n } dadi di difesa in meno
    }
defenders-rules-farther =
    { $n ->
        [one] 1 area di portata in più
       *[other] { $n } aree di portata in più
    }
defenders-rules-area = danno ad area
# $dice dice quanti; 0 se non importa.
defenders-rules-reroll =
    { $dice ->
        [0] rilanciare quanti dadi vuoi
        [one] rilanciare 1 dado
       *[other] rilanciare fino a { $dice } dadi
    }{ $aliens ->
        [yes] , anche quelli che mostrano l’alieno
       *[no] { "" }
    }
defenders-rules-cancel =
    { $n ->
        [one] annullare 1 colpo
       *[other] annullare { $n } colpi
    }
defenders-rules-strike =
    { $with ->
        [it] attaccare quell’alieno
        [melee] attaccare ancora una volta in mischia
        [ranged] attaccare ancora una volta a distanza
        [healing] usare ancora una volta un’arma curativa
       *[any] attaccare ancora una volta
    }
defenders-rules-blast =
    { $areas ->
        [0] scegliere un alieno adiacente
       *[other] scegliere un alieno in vista, { defenders-rules-far }
    }: lanciare { $dice } contro ogni alieno nella sua area
defenders-rules-satellite = scegliere un’area, { defenders-rules-far }, ma non una stanza chiusa: alla fine della fase di battaglia lanciare { $dice } contro ogni alieno lì, e ogni segnale lì è distrutto
defenders-rules-heal =
    { $n ->
        [one] curare 1 ferita
       *[other] curare { $n } ferite
    }
defenders-rules-gain-ammo =
    { $n ->
        [one] prendere 1 segnalino munizioni
       *[other] prendere { $n } segnalini munizioni
    }
defenders-rules-clear-jam = togliere 1 inceppamento
defenders-rules-move =
    { $hexes ->
        [one] muovere di 1 esagono
       *[other] muovere fino a { $hexes } esagoni
    }{ $free ->
        [yes] , anche fuori da una mischia
       *[no] { "" }
    }
defenders-rules-push = respingere di 1 esagono ogni alieno adiacente
defenders-rules-reinforced =
    { $n ->
        [one] mettere 1 segnalino scudo sulla scheda, che assorbe un colpo prima di tutto il resto e non torna più
       *[other] mettere { $n } segnalini scudo sulla scheda, che assorbono i colpi prima di tutto il resto e non tornano più
    }
defenders-rules-deploy = piazzare { $drone } in un esagono adiacente vuoto
defenders-rules-reveal = rivelare un segnale ({ $near }), in vista o no
defenders-rules-repel =
    tutti i segnali ({ $near }) tornano indietro di { $areas ->
        [one] 1 area
       *[other] { $areas } aree
    }
defenders-rules-scout =
    { $n ->
        [one] guardare la prima carta incontro
       *[other] guardare le prime { $n } carte incontro e rimetterle nell’ordine che vuoi
    }
defenders-rules-stealth =
    { $until ->
        [yes] fino alla prossima fase di ripristino ti vedono solo
       *[no] ti vedono solo
    } { $areas ->
        [0] gli alieni adiacenti
        [one] gli alieni fino a 1 area di distanza
       *[other] gli alieni fino a { $areas } aree di distanza
    }
defenders-rules-knowledge = ignorare alieno e inceppamento sui dadi delle armi aliene
defenders-rules-grenades =
    { $n ->
        [one] prendere 1 granata dalla scorta, se ce n’è una
       *[other] prendere { $n } granate dalla scorta, per quante ce ne sono
    }

## Alieni

# Quando una riga è adatta; -1 è la riga cieca.
defenders-rules-line-at =
    { $areas ->
        [-1] Altrimenti, alla cieca
        [0] Agente adiacente
        [one] Agente entro 1 area
       *[other] Agente entro { $areas } aree
    }
defenders-rules-line = { $at }: { $deeds }.
# Un agente come bersaglio.
defenders-rules-to =
    { $to ->
        [closest] l’agente più vicino
       *[most_wounded] l’agente più ferito
    }
defenders-rules-line-attack =
    attaccare{ $times ->
        [one] { "" }
        [2] { " " }due volte
       *[other] { " " }{ $times } volte
    }{ $to ->
        [none] { "" }
       *[other] { " " }{ defenders-rules-to }
    } con «{ $weapon }»
defenders-rules-line-adjacent =
    muovere accanto { $to ->
        [closest] all’agente più vicino
       *[most_wounded] all’agente più ferito
    }
defenders-rules-line-toward =
    muovere { $areas ->
        [one] di 1 area
       *[other] fino a { $areas } aree
    } verso { defenders-rules-to }
defenders-rules-line-to-point =
    muovere { $areas ->
        [one] di 1 area
       *[other] fino a { $areas } aree
    } verso il punto di teletrasporto più vicino
defenders-rules-line-away =
    allontanarsi di { $areas ->
        [one] 1 area
       *[other] { $areas } aree
    }
defenders-rules-line-activate =
    { $aliens ->
        [one] l’alieno più vicino
       *[other] i { $aliens } alieni più vicini
    } ({ $near }, nessuno Xeno-Grey) { $aliens ->
        [one] agisce
       *[other] agiscono
    } subito
defenders-rules-named = { $name }: { $text }
defenders-rules-leader =
    Quando muove, { $aliens ->
        [one] l’altro alieno più vicino entro 1 area lo segue
       *[other] i { $aliens } altri alieni più vicini entro 1 area lo seguono
    } nell’area in cui si ferma.
defenders-rules-ignores-stealth = Furtività non nasconde nessuno ai suoi occhi.
defenders-rules-grab =
    Se il suo attacco in mischia fa danno, alieno e agente muovono di { $areas ->
        [one] 1 area
       *[other] { $areas } aree
    } verso il punto di teletrasporto più vicino.
defenders-rules-acid = Quando muore, si lanciano { $dice } contro ogni agente e ogni drone adiacente.
defenders-rules-swarm = Una carta e tante miniature quanta è la salute. Lo sciame agisce una volta, dalla miniatura più vicina a un agente, e le altre finiscono accanto a lei. Ognuna muore per una ferita.
defenders-rules-master =
    Delle ferite di ogni attacco, { $wounds ->
        [one] 1 va
       *[other] { $wounds } vanno
    } all’alieno più vicino entro 1 area che non sia uno Xeno-Grey.
defenders-rules-rage =
    Con { $wounds ->
        [one] 1 ferita
       *[other] { $wounds } ferite
    } la sua carta si scambia con «{ $into }», e ha la salute al massimo.

## Eventi

defenders-rules-signals =
    Tutti i segnali muovono di { $areas ->
        [one] 1 area
       *[other] { $areas } aree
    } { $to ->
        [closest] verso l’agente più vicino
        [alpha] verso l’agente alfa
       *[away] indietro
    }.
# Da $one a $five: quanti con tanti agenti.
defenders-rules-teleport =
    { $only ->
        [fewer] Se ci sono meno alieni che agenti, si teletrasportano segnali
        [not_more] Se non ci sono più alieni che agenti, si teletrasportano segnali
       *[always] Si teletrasportano segnali
    }: { $one } con 1 agente, { $two } con 2, { $three } con 3, { $four } con 4, { $five } con 5.
defenders-rules-whom =
    { $who ->
        [each] Ogni agente
        [alpha] L’agente alfa
        [most_wounded] L’agente più ferito
       *[chosen]
            { $n ->
                [one] 1 agente a vostra scelta
               *[other] { $n } agenti a vostra scelta
            }
    }
defenders-rules-whom-on =
    { $who } { $terrain ->
        [city] in città
        [desert] nel deserto
        [forest] nella foresta
        [grid] nella griglia virtuale
        [ship] sulla nave aliena
       *[urban] nel complesso urbano
    }
defenders-rules-event-deed = { $whom }: { $deed }.
defenders-rules-lose-ammo =
    { $n ->
        [one] scartare 1 segnalino munizioni
       *[other] scartare { $n } segnalini munizioni
    }
defenders-rules-wound =
    { $n ->
        [one] subire 1 ferita, che nulla impedisce
       *[other] subire { $n } ferite, che nulla impedisce
    }
defenders-rules-event-move =
    { $hexes ->
        [one] muovere, volendo, di 1 esagono, ma non fuori da una mischia
       *[other] muovere, volendo, fino a { $hexes } esagoni, ma non fuori da una mischia
    }
defenders-rules-valor = Atto di valore: girate di nuovo a faccia in su una tattica usata a vostra scelta.
defenders-rules-special = Cercatelo nella missione.
defenders-rules-weather =
    { $what ->
        [no_evade] Finché dura, nessuno può disimpegnarsi.
        [slow]
            { $n ->
                [one] Finché dura, gli agenti muovono di 1 esagono in meno, ma almeno di 1.
               *[other] Finché dura, gli agenti muovono di { $n } esagoni in meno, ma almeno di 1.
            }
        [dim]
            { $n ->
                [one] Finché dura, le armi a distanza degli agenti hanno 1 area di portata in meno, ma almeno 1.
               *[other] Finché dura, le armi a distanza degli agenti hanno { $n } aree di portata in meno, ma almeno 1.
            }
        [no_shields] Finché dura, gli scudi di energia non si ripristinano.
       *[passing] Agisce solo nel momento in cui arriva.
    }

## Incontri

defenders-rules-calls =
    { $whom ->
        [species] Agiscono tutti gli alieni di questa specie: { $species }.
        [green] Agiscono tutti gli alieni verdi.
        [blue] Agiscono tutti gli alieni blu.
        [red] Agiscono tutti gli alieni rossi.
        [wounded] Agiscono tutti gli alieni feriti.
        [in_sight] Agiscono tutti gli alieni che un agente vede.
       *[closest_to_each] Per ogni agente agisce l’alieno a lui più vicino; ogni alieno una volta sola.
    }
defenders-rules-danger =
    Pericolo! Se non ce n’è nessuno, { $n ->
        [one] se ne teletrasporta 1.
       *[other] se ne teletrasportano { $n }.
    }

## Gradi

defenders-rules-gain =
    { $gain ->
        [innate] Porta la capacità innata.
        [basic_tactic] Porta una tattica base.
        [improved_tactic] Porta una tattica potenziata.
        [skill] Porta un’abilità.
       *[elite] Gira la scheda sul lato élite.
    }
defenders-rules-gd =
    { $gd ->
        [0] Tutti cominciano da qui.
        [one] Serve 1 GD con 3 dadi rossi.
       *[other] Servono { $gd } GD con 3 dadi rossi.
    }
defenders-rules-drone =
    { $hexes ->
        [0] Resta dov’è, vede tutt’intorno e non si inceppa mai.
        [one] Muove di 1 esagono, vede tutt’intorno e non si inceppa mai.
       *[other] Muove fino a { $hexes } esagoni, vede tutt’intorno e non si inceppa mai.
    }
