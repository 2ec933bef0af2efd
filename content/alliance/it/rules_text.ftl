# Che cosa fanno carte, schede e istruzioni, composto dai dati: "Quando … e …, puoi <costo>: <effetti>."
# $voice è `you` sulle carte degli eroi e `it` (la miniatura) su quelle dei gruppi.

## Parole

alliance-rules-condition =
    { $condition ->
        [bleed] sanguinante
        [focus] concentrato
        [hide] nascosto
        [stun] stordito
       *[weaken] indebolito
    }
alliance-rules-attribute =
    { $attribute ->
        [strength] vigore
        [insight] percezione
       *[tech] tecnica
    }
alliance-rules-die =
    { $die ->
        [blue] blu
        [green] verde
        [yellow] giallo
        [red] rosso
        [black] nero
       *[white] bianco
    }
alliance-rules-dice =
    { $die ->
        [blue] dadi blu
        [green] dadi verdi
        [yellow] dadi gialli
        [red] dadi rossi
        [black] dadi neri
       *[white] dadi bianchi
    }
alliance-rules-colour =
    { $colour ->
        [0] rosso
        [1] blu
        [2] giallo
        [3] verde
        [4] viola
       *[5] bianco
    }
alliance-rules-trait =
    { $trait ->
        [accessory] Accessorio
        [armor] Armatura
        [balance] Bilanciamento
        [barrel] Canna
        [blade] Lama
        [blaster] Blaster
        [brawler] Lottatore
        [consumable] Consumabile
        [creature] Creatura
        [disruptor] Disgregatore
        [droid] Droide
        [energy] Energia
        [explosive] Esplosivo
        [fist] Pugno
        [force_user] Fruitore della Forza
        [guardian] Guardiano
        [heavy] Pesante
        [heavy_weapon] Arma pesante
        [helmet] Elmo
        [hunter] Cacciatore
        [impact] Impatto
        [intel] Informazioni
        [leader] Leader
        [light] Leggera
        [lightsaber] Spada laser
        [medical] Medico
        [medium] Media
        [modification] Modifica
        [pistol] Pistola
        [rifle] Fucile
        [sights] Mirino
        [smuggler] Contrabbandiere
        [spy] Spia
        [staff] Bastone
        [tool] Attrezzo
        [trooper] Soldato
        [valuable] Oggetto di valore
        [vehicle] Veicolo
        [wookiee] Wookiee
       *[other] { $trait }
    }
# Effetti di parole chiave e capacità a impulso.
alliance-rules-effect =
    { $effect ->
        [dmg]
            { $n ->
                [1] +1 danno
               *[other] +{ $n } danni
            }
        [acc] +{ $n } precisione
        [pierce] Perforante { $n }
        [blast] Esplosione { $n }
        [cleave] Incalzare { $n }
        [recover_dmg]
            { $n ->
                [1] recupera 1 danno
               *[other] recupera { $n } danni
            }
        [recover_str] recupera { $n } fatica
        [bleed] sanguinante
        [focus] concentrato
        [hide] nascosto
        [stun] stordito
        [weaken] indebolito
        [reach] Portata
        [mobile] Mobilità
        [massive] Massiccio
       *[other] { $effect }
    }
alliance-rules-surge =
    { $price ->
        [1] Impulso: { $effects }
       *[other] { $price } impulsi: { $effects }
    }
# $by ha il segno, $n è il numero senza segno.
alliance-rules-modifier =
    { $name ->
        [dmg]
            { $n ->
                [1] { $by } danno
               *[other] { $by } danni
            }
        [acc] { $by } precisione
        [sur]
            { $n ->
                [1] { $by } impulso
               *[other] { $by } impulsi
            }
        [pierce] Perforante { $by }
        [blk]
            { $n ->
                [1] { $by } blocco
               *[other] { $by } blocchi
            }
       *[evd]
            { $n ->
                [1] { $by } elusione
               *[other] { $by } elusioni
            }
    }
alliance-rules-damage =
    { $n ->
        [1] 1 danno
       *[other] { $n } danni
    }
alliance-rules-strain = { $n } fatica
alliance-rules-more =
    { $what ->
        [health] +{ $n } salute
        [endurance] +{ $n } tenacia
       *[speed] +{ $n } velocità
    }
# Se ciò che segue i due punti comincia con la maiuscola: yes o no.
alliance-rules-capital = no
alliance-rules-nothing = In questo gioco non ha effetto.

## La frase

# Due cose che devono essere vere insieme.
alliance-rules-both = { $first } e { $next }
alliance-rules-auto = { $head }: { $deeds }.
# $clause dice se la testa ha un verbo.
alliance-rules-may =
    { $clause ->
        [yes] { $head },
       *[no] { $head }
    } { $voice ->
        [it] può
       *[you] puoi
    } { $price }: { $deeds }.
alliance-rules-limit =
    { $limit ->
        [activation] Una volta per attivazione.
        [round] Una volta per round.
       *[activations]
            { $voice ->
                [it] Per round, tante volte quante sono le sue attivazioni.
               *[you] Per round, tante volte quante sono le tue attivazioni.
            }
    }
alliance-rules-if = Se { $needs }: { $text }

## Quando

alliance-rules-noun-attack =
    { $kind ->
        [melee] un attacco in mischia
        [ranged] un attacco a distanza
       *[any] un attacco
    }
# Lo stesso come oggetto.
alliance-rules-noun-attack-object =
    { $kind ->
        [melee] un attacco in mischia
        [ranged] un attacco a distanza
       *[any] un attacco
    }
alliance-rules-noun-friend =
    { $near ->
        [0] una miniatura amica
        [1] una miniatura amica adiacente { alliance-rules-noun-self-near }
       *[other] una miniatura amica entro { $near } caselle
    }
alliance-rules-noun-other-friend =
    { $near ->
        [0] un’altra miniatura amica
        [1] un’altra miniatura amica adiacente { alliance-rules-noun-self-near }
       *[other] un’altra miniatura amica entro { $near } caselle
    }
alliance-rules-noun-foe =
    { $near ->
        [0] una miniatura ostile
        [1] una miniatura ostile adiacente { alliance-rules-noun-self-near }
       *[other] una miniatura ostile entro { $near } caselle
    }
# Chi possiede la capacità: come soggetto, dopo "contro", dopo "adiacente", contando da lì.
alliance-rules-noun-self =
    { $voice ->
        [it] questa miniatura
       *[you] tu
    }
alliance-rules-noun-self-object =
    { $voice ->
        [it] questa miniatura
       *[you] di te
    }
alliance-rules-noun-self-near =
    { $voice ->
        [it] a questa miniatura
       *[you] a te
    }
alliance-rules-noun-self-from =
    { $voice ->
        [it] da questa miniatura
       *[you] da te
    }
alliance-rules-when-aiming =
    { $voice ->
        [it] prima che questa miniatura dichiari
       *[you] prima di dichiarare
    } { alliance-rules-noun-attack-object }
alliance-rules-when-declared =
    quando { $role ->
        [attacker]
            { $voice ->
                [it] questa miniatura dichiara
               *[you] dichiari
            } { alliance-rules-noun-attack-object }
        [defender] { alliance-rules-noun-attack } è dichiarato contro { alliance-rules-noun-self-object }
        [ally]
            { alliance-rules-noun-self } o { alliance-rules-noun-friend } { $voice ->
                [it] dichiarano
               *[you] dichiarate
            } { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } dichiara { alliance-rules-noun-attack-object }
        [guard] { alliance-rules-noun-attack } è dichiarato contro { alliance-rules-noun-self-object } o { alliance-rules-noun-friend }
        [other_guard] { alliance-rules-noun-attack } è dichiarato contro { alliance-rules-noun-other-friend }
       *[witness] { alliance-rules-noun-foe } dichiara { alliance-rules-noun-attack-object }
    }
alliance-rules-when-rolled =
    dopo che { $role ->
        [attacker]
            { $voice ->
                [it] questa miniatura ha lanciato
               *[you] hai lanciato
            } i dadi per { alliance-rules-noun-attack-object }
        [defender] sono stati lanciati i dadi per { alliance-rules-noun-attack-object } contro { alliance-rules-noun-self-object }
        [ally]
            { alliance-rules-noun-self } o { alliance-rules-noun-friend } { $voice ->
                [it] hanno lanciato
               *[you] avete lanciato
            } i dadi per { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } ha lanciato i dadi per { alliance-rules-noun-attack-object }
        [guard] sono stati lanciati i dadi per { alliance-rules-noun-attack-object } contro { alliance-rules-noun-self-object } o { alliance-rules-noun-friend }
        [other_guard] sono stati lanciati i dadi per { alliance-rules-noun-attack-object } contro { alliance-rules-noun-other-friend }
       *[witness] { alliance-rules-noun-foe } ha lanciato i dadi per { alliance-rules-noun-attack-object }
    }
# Mentre si contano i simboli dei dadi.
alliance-rules-when-counted =
    mentre { $role ->
        [attacker]
            { $kind ->
                [any]
                    { $voice ->
                        [it] questa miniatura attacca
                       *[you] attacchi
                    }
               *[other]
                    { $voice ->
                        [it] questa miniatura compie
                       *[you] compi
                    } { alliance-rules-noun-attack-object }
            }
        [defender]
            { $voice ->
                [it] questa miniatura si difende
               *[you] ti difendi
            }{ $kind ->
                [any] { "" }
               *[other] { " " }da { alliance-rules-noun-attack-object }
            }
        [ally]
            { alliance-rules-noun-self } o { alliance-rules-noun-friend } { $voice ->
                [it] compiono
               *[you] compite
            } { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } compie { alliance-rules-noun-attack-object }
        [guard]
            { alliance-rules-noun-self } o { alliance-rules-noun-friend } { $voice ->
                [it] si difendono
               *[you] vi difendete
            }{ $kind ->
                [any] { "" }
               *[other] { " " }da { alliance-rules-noun-attack-object }
            }
        [other_guard]
            { alliance-rules-noun-other-friend } si difende{ $kind ->
                [any] { "" }
               *[other] { " " }da { alliance-rules-noun-attack-object }
            }
       *[witness] { alliance-rules-noun-foe } compie { alliance-rules-noun-attack-object }
    }
alliance-rules-when-fought =
    dopo che { $role ->
        [attacker]
            { $voice ->
                [it] questa miniatura ha compiuto
               *[you] hai compiuto
            } { alliance-rules-noun-attack-object }
        [defender] { alliance-rules-noun-attack } è stato compiuto contro { alliance-rules-noun-self-object }
        [ally]
            { alliance-rules-noun-self } o { alliance-rules-noun-friend } { $voice ->
                [it] hanno compiuto
               *[you] avete compiuto
            } { alliance-rules-noun-attack-object }
        [other_ally] { alliance-rules-noun-other-friend } ha compiuto { alliance-rules-noun-attack-object }
        [guard] { alliance-rules-noun-attack } è stato compiuto contro { alliance-rules-noun-self-object } o { alliance-rules-noun-friend }
        [other_guard] { alliance-rules-noun-attack } è stato compiuto contro { alliance-rules-noun-other-friend }
       *[witness] { alliance-rules-noun-foe } ha compiuto { alliance-rules-noun-attack-object }
    }
# $attributes è un elenco di attributi, oppure `any`.
alliance-rules-noun-test =
    { $attributes ->
        [any] una prova
       *[other] una prova di { $attributes }
    }
alliance-rules-when-testing =
    prima { $role ->
        [me]
            { $voice ->
                [it] che questa miniatura faccia
               *[you] di fare
            } { alliance-rules-noun-test }
        [other_ally] che un’altra miniatura amica faccia { alliance-rules-noun-test }
       *[ally]
            { $voice ->
                [it] che questa miniatura o una miniatura amica facciano
               *[you] che tu o una miniatura amica facciate
            } { alliance-rules-noun-test }
    }
alliance-rules-when-tested =
    dopo che { $role ->
        [me]
            { $voice ->
                [it] questa miniatura ha lanciato
               *[you] hai lanciato
            } i dadi per { alliance-rules-noun-test }
        [other_ally] un’altra miniatura amica ha lanciato i dadi per { alliance-rules-noun-test }
       *[ally]
            { $voice ->
                [it] questa miniatura o una miniatura amica hanno lanciato
               *[you] tu o una miniatura amica avete lanciato
            } i dadi per { alliance-rules-noun-test }
    }
alliance-rules-when-friend-falls =
    quando è sconfitta una miniatura amica senza il tratto { $trait } adiacente { $voice ->
        [it] a questa miniatura
       *[you] a te
    }
alliance-rules-when-near-falls =
    quando è sconfitta una miniatura amica entro { $spaces ->
        [1] 1 casella
       *[other] { $spaces } caselle
    } da { $voice ->
        [it] questa miniatura
       *[you] te
    }
alliance-rules-when-defeated =
    { $voice ->
        [it] quando questa miniatura è sconfitta
       *[you] quando sei sconfitto
    }
alliance-rules-when-action =
    { $actions ->
        [1] come azione
       *[other] con { $actions } azioni
    }
alliance-rules-when-enemy-enters =
    quando una miniatura ostile entra in una casella { $spaces ->
        [1] adiacente { alliance-rules-noun-self-near }
       *[other] entro { $spaces } caselle { alliance-rules-noun-self-from }
    }
alliance-rules-when-supply-drawn =
    quando { $role ->
        [me]
            { $voice ->
                [it] questa miniatura pesca
               *[you] peschi
            }
       *[ally]
            { $voice ->
                [it] questa miniatura o una miniatura amica pescano
               *[you] tu o una miniatura amica pescate
            }
    } una carta rifornimento
alliance-rules-when-after =
    dopo che { $voice ->
        [it] questa miniatura ha usato
       *[you] hai usato
    } «{ $ability }»
alliance-rules-when =
    { $when ->
        [activation]
            { $voice ->
                [it] durante la sua attivazione
               *[you] durante la tua attivazione
            }
        [activation_start]
            { $voice ->
                [it] quando inizia la sua attivazione
               *[you] quando inizia la tua attivazione
            }
        [activation_end]
            { $voice ->
                [it] quando finisce la sua attivazione
               *[you] quando finisce la tua attivazione
            }
        [rested]
            { $voice ->
                [it] dopo che questa miniatura ha riposato
               *[you] dopo che hai riposato
            }
        [interacted]
            { $voice ->
                [it] dopo che questa miniatura ha interagito con qualcosa
               *[you] dopo che hai interagito con qualcosa
            }
        [enemy_activates] quando inizia l’attivazione di una miniatura ostile
        [round_end] quando finisce il round
       *[mission_start] quando inizia la missione
    }

## Che cosa deve essere vero: frasi dopo "e"

alliance-rules-need =
    { $need ->
        [melee] si tratta di un attacco in mischia
        [ranged] si tratta di un attacco a distanza
        [target_defeated] il bersaglio è stato sconfitto
        [target_survived] il bersaglio non è stato sconfitto
        [target_blind]
            { $voice ->
                [it] il bersaglio non la vede
               *[you] il bersaglio non ti vede
            }
        [target_in_sight]
            { $voice ->
                [it] vede il bersaglio
               *[you] vedi il bersaglio
            }
        [wounded]
            { $voice ->
                [it] risulta ferita
               *[you] sei ferito
            }
        [unmoved]
            { $voice ->
                [it] in questa attivazione non ha lasciato la sua casella
               *[you] in questa attivazione non hai lasciato la tua casella
            }
        [alone]
            { $voice ->
                [it] nessuna miniatura amica le è adiacente
               *[you] nessuna miniatura amica ti è adiacente
            }
        [beside_friend]
            { $voice ->
                [it] una miniatura amica le è adiacente
               *[you] una miniatura amica ti è adiacente
            }
        [first] nessun’altra del suo gruppo l’ha fatto prima
       *[group_reduced] il suo gruppo ha perso una miniatura
    }
alliance-rules-need-beside-friend-of =
    { $voice ->
        [it] un’altra miniatura amica con il tratto { $trait } le è adiacente
       *[you] un’altra miniatura amica con il tratto { $trait } ti è adiacente
    }
alliance-rules-need-weapon =
    { $voice ->
        [it] usa
       *[you] usi
    } un’arma con il tratto { $trait }
alliance-rules-need-target-within =
    { $spaces ->
        [1] il bersaglio è adiacente
       *[other] il bersaglio è entro { $spaces } caselle
    }
alliance-rules-need-within =
    { $spaces ->
        [1] quella miniatura è adiacente { alliance-rules-noun-self-near }
       *[other] quella miniatura è entro { $spaces } caselle { alliance-rules-noun-self-from }
    }
alliance-rules-need-defender-within =
    { $spaces ->
        [1] il difensore è adiacente { alliance-rules-noun-self-near }
       *[other] il difensore è entro { $spaces } caselle { alliance-rules-noun-self-from }
    }
# $whose: chi è stato attaccato, tu (you), questa miniatura (it), la miniatura appena nominata (figure) o il bersaglio.
alliance-rules-need-hurt =
    { $whose ->
        [you] { "" }
        [it] questa miniatura{ " " }
        [figure] quella miniatura{ " " }
       *[target] il bersaglio{ " " }
    }{ $damage ->
        [0] non{ " " }
       *[other] { "" }
    }{ $whose ->
        [you] hai
       *[other] ha
    } subito { $damage ->
        [0] danni
        [1] almeno 1 danno
       *[other] almeno { $damage } danni
    }
alliance-rules-need-has =
    { $voice ->
        [it] ha la condizione { $condition }
       *[you] hai la condizione { $condition }
    }
alliance-rules-need-used =
    { $voice ->
        [it] in questo attacco ha usato
       *[you] in questo attacco hai usato
    } «{ $ability }»
alliance-rules-need-tests = si tratta di una prova di { $attributes }
alliance-rules-need-without = quella miniatura non ha il tratto { $trait }
alliance-rules-need-rebels =
    { $count ->
        [1] un ribelle è
       *[other] almeno { $count } ribelli sono
    } { $spaces ->
        [1]
            { $count ->
                [1] adiacente
               *[other] adiacenti
            }
       *[other] entro { $spaces } caselle
    }
alliance-rules-need-damaged =
    { $voice ->
        [it] ha subito
       *[you] hai subito
    } { $damage ->
        [1] almeno 1 danno
       *[other] almeno { $damage } danni
    }

## Il costo: infiniti dopo "puoi"

alliance-rules-price-use = usare questa capacità
alliance-rules-price-strain = subire { $n } fatica
alliance-rules-price-exhaust = esaurire questa carta
alliance-rules-price-deplete = mettere via questa carta per il resto della missione
alliance-rules-price-discard = scartare questa carta
alliance-rules-aim =
    scegliere { $who ->
        [friend]
            { $voice ->
                [it] sé
               *[you] te
            } o una miniatura amica
        [other_friend] un’altra miniatura amica
        [other_of_group] un’altra miniatura del suo gruppo
        [other_hero] un altro eroe
        [hostile] una miniatura ostile
        [hostile_or_object] una miniatura ostile o un oggetto attaccabile
        [other] un’altra miniatura
       *[space] una casella
    }{ $where }
alliance-rules-aim-trait = con il tratto { $trait }
alliance-rules-aim-small = su una basetta di una casella
alliance-rules-aim-within =
    { $spaces ->
        [1]
            { $voice ->
                [it] adiacente a questa miniatura
               *[you] adiacente a te
            }
       *[other] entro { $spaces } caselle
    }
alliance-rules-aim-in-sight =
    { $voice ->
        [it] nella sua linea di vista
       *[you] nella tua linea di vista
    }
alliance-rules-aim-beside-target = adiacente al bersaglio

## Effetti

# A chi succede qualcosa, sempre al singolare: "ogni …".
alliance-rules-whom =
    { $whom ->
        [attacker] l’attaccante
        [target] il bersaglio
        [around] ogni miniatura in quella casella o adiacente a essa
        [around_and_objects] ogni miniatura e ogni oggetto attaccabile in quella casella o adiacente a essa
        [adjacent_hostile]
            { $voice ->
                [it] ogni miniatura ostile adiacente a questa miniatura
               *[you] ogni miniatura ostile adiacente a te
            }
        [rebels_within]
            { $spaces ->
                [1] ogni ribelle adiacente
               *[other] ogni ribelle entro { $spaces } caselle
            }
        [adjacent_friends]
            { $voice ->
                [it] ogni altra miniatura amica adiacente a questa miniatura
               *[you] ogni altra miniatura amica adiacente a te
            }
        [group] ogni miniatura del suo gruppo
        [me] questa miniatura
        [chosen] la miniatura scelta
        [picked_hostile] quella miniatura, se è ostile,
       *[other] quella miniatura
    }
alliance-rules-attacked =
    { $whom ->
        [attacker] l’attaccante
        [target] di nuovo il bersaglio
        [picked_object] quella miniatura o quell’oggetto
       *[other] quella miniatura
    }
alliance-rules-deed-keyword = l’attacco ottiene in più { $keyword }
alliance-rules-deed-surge = l’attacco ottiene la capacità a impulso «{ $effects }»
alliance-rules-deed-surges-of = l’attacco ottiene le capacità a impulso di tutte le tue armi con il tratto { $trait }
alliance-rules-deed-attack-die =
    1 dado { alliance-rules-die } in più per { $pool ->
        [test] la prova
       *[attack] l’attacco
    }
alliance-rules-deed-defence-die = 1 dado { alliance-rules-die } in più per la difesa
alliance-rules-deed-remove-die =
    { $voice ->
        [it] toglie 1 dado dalla difesa
       *[you] togli dalla difesa 1 dado a tua scelta
    }
alliance-rules-deed-remove-all = togli dalla difesa tutti i { alliance-rules-dice }
alliance-rules-deed-swap-die = sostituisci 1 dado attacco con un dado { alliance-rules-die }
alliance-rules-deed-focus-die =
    { $voice ->
        [it] la condizione concentrato le dà un dado { alliance-rules-die }
       *[you] la condizione concentrato ti dà un dado { alliance-rules-die }
    } invece di uno verde
alliance-rules-deed-reroll =
    { $voice ->
        [it] rilancia
       *[you] rilancia
    } { $dice ->
        [0] quanti dadi
        [1] 1 dado
       *[other] fino a { $dice } dadi
    } { $pool ->
        [attack] attacco
        [defence] difesa
       *[test] della prova
    }{ $dice ->
        [0] { " " }vuoi
       *[other] { "" }
    }
alliance-rules-deed-convert =
    { $voice ->
        [it] trasforma
       *[you] trasforma
    } { $from ->
        [damage]
            { $most ->
                [0] quanti danni vuoi
                [1] 1 danno
               *[other] fino a { $most } danni
            }
        [surge]
            { $most ->
                [0] quanti impulsi vuoi
                [1] 1 impulso
               *[other] fino a { $most } impulsi
            }
        [block]
            { $most ->
                [0] quanti blocchi vuoi
                [1] 1 blocco
               *[other] fino a { $most } blocchi
            }
       *[evade]
            { $most ->
                [0] quante elusioni vuoi
                [1] 1 elusione
               *[other] fino a { $most } elusioni
            }
    } in { $to ->
        [damage]
            { $most ->
                [1] un danno
               *[other] danni
            }
        [surge]
            { $most ->
                [1] un impulso
               *[other] impulsi
            }
        [block]
            { $most ->
                [1] un blocco
               *[other] blocchi
            }
       *[evade]
            { $most ->
                [1] un’elusione
               *[other] elusioni
            }
    }
alliance-rules-deed-block-per-evade = +1 blocco per ogni elusione ottenuta
alliance-rules-deed-miss = l’attacco manca
alliance-rules-deed-gain =
    { $you ->
        [yes] ricevi la condizione { $condition }
       *[no] { $who } riceve la condizione { $condition }
    }
alliance-rules-deed-shed =
    { $you ->
        [yes] scarta
       *[no] { $who } scarta
    } { $any ->
        [yes]
            { $all ->
                [yes] tutte le condizioni
               *[no] 1 condizione
            }
       *[no]
            { $all ->
                [yes] tutte le condizioni dannose
               *[no] 1 condizione dannosa
            }
    }
alliance-rules-deed-recover =
    { $you ->
        [yes] recupera { $amount }
       *[no] { $who } recupera { $amount }
    }
alliance-rules-deed-suffer =
    { $you ->
        [yes] subisci { $amount }
       *[no] { $who } subisce { $amount }
    }
alliance-rules-deed-roll-damage =
    { $voice ->
        [it] lancia 1 dado { alliance-rules-die }
       *[you] lancia 1 dado { alliance-rules-die }
    }, e { $you ->
        [yes] subisci
       *[no] { $who } subisce
    } i danni indicati
alliance-rules-deed-points =
    { $you ->
        [yes] ottieni
       *[no] { $who } ottiene
    } { $points ->
        [1] 1 punto movimento
       *[other] { $points } punti movimento
    }
# 0 caselle: quante indica la velocità.
alliance-rules-deed-move =
    { $voice ->
        [it] muove
       *[you] muovi
    } { $spaces ->
        [0]
            { $voice ->
                [it] al massimo quanto la sua velocità
               *[you] al massimo quanto la tua velocità
            }
        [1] fino a 1 casella
       *[other] fino a { $spaces } caselle
    }
alliance-rules-deed-push =
    { $voice ->
        [it] spinge
       *[you] spingi
    } quella miniatura fino a { $spaces ->
        [1] 1 casella
       *[other] { $spaces } caselle
    }
alliance-rules-deed-test =
    { $voice ->
        [it] fa
       *[you] fai
    } una prova di { $attribute }
alliance-rules-if-passed =
    { $voice ->
        [it] se la supera
       *[you] se la superi
    }: { $deeds }
alliance-rules-deed-order = quella miniatura può subito muovere o attaccare
alliance-rules-deed-toll = la squadra paga { $credits } crediti, oppure ogni eroe subisce { $amount }
alliance-rules-deed-extra-action =
    { $voice ->
        [it] ottiene
       *[you] ottieni
    } 1 azione aggiuntiva
alliance-rules-deed-draw-supply =
    { $voice ->
        [it] pesca
       *[you] pesca
    } 1 carta rifornimento
alliance-rules-deed-attack =
    { $may ->
        [yes]
            { $voice ->
                [it] può attaccare
               *[you] puoi attaccare
            }
       *[no]
            { $voice ->
                [it] attacca
               *[you] attacca
            }
    }{ $object }{ $tool }{ $again ->
        [yes] { " " }di nuovo
       *[no] { "" }
    }
alliance-rules-deed-thrown = l’attacco conta come attacco a distanza
alliance-rules-with-trait = con un’arma con il tratto { $trait }
alliance-rules-with-melee = con un’arma da mischia
alliance-rules-with-this = con quest’arma
alliance-rules-with-dice = in mischia (dadi: { $dice })
alliance-rules-special =
    { $special ->
        [attack_each_adjacent]
            { $voice ->
                [it] compie
               *[you] compi
            } un attacco in mischia contro ogni miniatura ostile adiacente, una dopo l’altra
        [suppress] ogni miniatura a cui l’attacco ha inflitto danni sceglie: 1 danno in più o la condizione stordito; chi è già stordito deve subire il danno
        [hammer_and_anvil] tu e la miniatura amica potete attaccare una volta ciascuno la stessa miniatura ostile; l’ordine lo sceglie lei, e nel secondo attacco non si lanciano dadi difesa
        [trick_shot] traccia la linea di vista da una casella qualsiasi entro 3 caselle da te
        [see_past_figures] le miniature non interrompono la linea di vista dell’attacco
        [decoy] l’attacco manca; poi puoi mettere la tua miniatura in una casella vuota entro 3 caselle: se lo fai, ricevi la condizione concentrato e puoi attaccare
        [scout_supply] guarda la prima carta rifornimento e lasciala lì o mettila sotto le altre
        [redraw_supply] scarta la carta pescata e pescane un’altra
        [choose_supply] pescane un’altra e tieni una delle due
        [command_again] usa ancora una volta «{ alliance-ability-command }», senza pagarne il costo
        [step_toward_rebel] muove di 1 casella verso il ribelle non ferito più vicino
       *[reinforce] una miniatura sconfitta del suo gruppo torna accanto a questa
    }

# Ciò che le carte dei nemici dicono e che in questo gioco viene ignorato. $n è un numero; $most è 0 se non è detto.
alliance-rules-unplayed =
    { $what ->
        [march] quella miniatura può muovere subito
        [march_of] fino a { $n } altre miniature amiche possono muovere subito, una volta ciascuna
        [place] viene messa in una casella vuota entro { $n } caselle
        [attack_two] attacca due bersagli diversi
        [explode] lancia 1 dado { alliance-rules-die }, ogni miniatura e ogni oggetto adiacente subisce i danni indicati, e la miniatura stessa è sconfitta
        [planted] se attacca, nella stessa attivazione non può lasciare di propria volontà la sua casella; se ha lasciato la sua casella, non può attaccare
       *[any_dice]
            attacca con { $n } dadi attacco qualsiasi{ $most ->
                [0] { "" }
               *[other] , al massimo { $most } dello stesso colore
            }
    }

## Che cosa vale sempre

alliance-rules-passive =
    { $what ->
        [ignores_difficult] il terreno difficile non costa punti movimento aggiuntivi
        [ignores_hostile] le caselle con miniature ostili non costano punti movimento aggiuntivi
        [covert]
            { $voice ->
                [it] le miniature ostili a 4 o più caselle non la vedono, e non interrompe la loro linea di vista
               *[you] le miniature ostili a 4 o più caselle non ti vedono, e non interrompi la loro linea di vista
            }
        [sees_past_figures] le miniature non interrompono la linea di vista dei suoi attacchi
        [awkward] non può attaccare miniature adiacenti
        [assault] può usare più di un’azione di attacco per attivazione
        [non_sentient] non può interagire
       *[overload] può usare ogni capacità a impulso due volte per attacco
    }
alliance-rules-lifts-range =
    «{ $ability }» può scegliere ogni miniatura { $voice ->
        [it] nella sua
       *[you] nella tua
    } linea di vista
alliance-rules-lifts-blindness =
    «{ $ability }» funziona anche se il bersaglio { $voice ->
        [it] la vede
       *[you] ti vede
    }

## Carte

alliance-rules-attack =
    { $kind ->
        [melee] In mischia
       *[ranged] A distanza
    }: { $dice }
alliance-rules-bars =
    { $n ->
        [1] Può avere 1 modifica
       *[other] Può avere { $n } modifiche
    }
alliance-rules-modification =
    { $kind ->
        [melee] Modifica di un’arma da mischia, per gli attacchi con quell’arma.
       *[ranged] Modifica di un’arma a distanza, per gli attacchi con quell’arma.
    }
alliance-rules-reach-or-pierce = L’arma ottiene Portata o, se l’ha già, Perforante 1.
alliance-rules-team = Vale per ogni eroe.
alliance-rules-defending = In difesa: { $modifiers }.
alliance-rules-named =
    { $ignored ->
        [yes] { $name } (ignorata): { $text }
       *[no] { $name }: { $text }
    }
alliance-rules-chosen-dice = Dadi attacco di questa attivazione: { $dice }.

## Istruzioni

alliance-rules-icon =
    { $icon ->
        [action] { "[" }azione]
       *[attack] { "[" }attacco]
    }
alliance-rules-order =
    { $verb ->
        [toward] muove di { $points } verso
        [engage] muove di { $points } per impegnare
        [reposition] muove di { $points } per riposizionarsi a { $spaces } (ribelle più vicino a esattamente { $spaces ->
            [1] 1 casella
           *[other] { $spaces } caselle
        })
        [move_attack] muove di { $points } per attaccare
       *[attack] attacca
    }{ $target }
alliance-rules-stop = l’attivazione di questa miniatura finisce
# $more è un tratto o una distanza.
alliance-rules-mark =
    { $by ->
        [nearest] { alliance-rules-mark-who }{ $more } più vicino
        [most_health] { alliance-rules-mark-who }{ $more } con più salute rimasta
        [least_health] { alliance-rules-mark-who }{ $more } con meno salute rimasta
        [highest_speed] { alliance-rules-mark-who }{ $more } con la velocità più alta
        [lowest_speed] { alliance-rules-mark-who }{ $more } con la velocità più bassa
        [most_damage] { alliance-rules-mark-who }{ $more } con più danni
        [most_strain] { alliance-rules-mark-who }{ $more } con più fatica
        [wounded] { alliance-rules-mark-who } ferito{ $more } più vicino
        [unwounded] { alliance-rules-mark-who } non ferito{ $more } più vicino
        [unactivated] { alliance-rules-mark-who } non ancora attivato{ $more } più vicino
        [carrying] { alliance-rules-mark-who }{ $more } più vicino che trasporta un segnalino
       *[stunned] { alliance-rules-mark-who } stordito{ $more } più vicino
    }
alliance-rules-mark-who =
    { $who ->
        [hero] l’eroe
       *[rebel] il ribelle
    }
alliance-rules-mark-space = la casella { $space }
alliance-rules-mark-within =
    { $spaces ->
        [1] adiacente
       *[other] entro { $spaces } caselle
    }

# Alcune carte parlano di una capacità che porta il nome della sua carta.
alliance-ability-roll-with-it = { alliance-card-roll-with-it }
