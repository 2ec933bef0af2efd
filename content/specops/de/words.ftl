# Was Karten tun, aus ihren Daten zusammengesetzt: „<Moment> (<wessen; was gelten muss>): <was geschieht> für <wen>.“

specops-words-ability = { $head }: { $does }.
specops-words-capital = yes
specops-words-head = { $head } ({ $notes })
specops-words-for = { $does } für { $whom }
specops-words-being = { $whom } ({ $what })
specops-words-near-being = { $near }: { $what }
specops-words-within = { $whom } innerhalb von { $inches } Zoll
specops-words-in-sight = { $whom } in Sichtlinie
specops-words-limit =
    { $limit ->
        [round] Einmal je Runde.
       *[game] Einmal im Spiel.
    }

## Wessen

specops-words-anybody = jede Einheit
specops-words-everybody = alle Einheiten
specops-words-rank =
    { $rank ->
        [commander] Kommandant
        [corps] Korps
        [special] Spezialeinheit
       *[support] Unterstützung
    }
specops-words-kind =
    { $kind ->
        [trooper] Truppler
        [clone_trooper] Klontruppler
        [droid_trooper] Droidentruppler
        [wookiee_trooper] Wookiee-Truppler
        [ground_vehicle] Bodenfahrzeug
       *[repulsor_vehicle] Repulsorfahrzeug
    }

## Momente. „Sie“ ist die Einheit, der es geschieht.

specops-words-moment =
    { $when ->
        [deployed] Wenn sie aufgestellt wird
        [revealed] Wenn Kommandokarten aufgedeckt werden
        [ordered] Wenn sie einen Befehl erhält
        [enemy_ordered] Wenn ein Feind einen Befehl erhält
        [round_start] Wenn die Aktivierungsphase beginnt
        [activated] Wenn ihre Aktivierung beginnt
        [activation_ends] Wenn ihre Aktivierung endet
        [attacking] Wenn sie angreift
        [defending] Wenn sie angegriffen wird
        [attacked] Nach ihrem Angriff
        [was_attacked] Nach einem Angriff auf sie
        [moved] Nach einer Standardbewegung als Aktion
        [recovered] Nachdem sie sich erholt hat
        [stood_by] Nach ihrer Bereitschaftsaktion
        [action] Kartenaktion
        [free_action] Freie Kartenaktion
        [defeated] Wenn eine eigene Einheit besiegt wird
        [panicked] Wenn eine eigene Einheit in Panik geraten ist
       *[defeated_foe] Wenn ihr Angriff einen Feind besiegt
    }
specops-words-need =
    { $need ->
        [ordered] mit Befehl in dieser Runde
        [suppressed] niedergehalten
        [near_objective] innerhalb von { $inches } Zoll von einem Einsatzzielmarker
        [near_friend] innerhalb von { $inches } Zoll von einer anderen eigenen Einheit
        [outnumbered] solange du weniger Einheiten hast als der Feind
        [has_moved] nach einer Bewegung in dieser Aktivierung
        [has_not_moved] ohne Bewegung in dieser Aktivierung
        [ranged] auf Entfernung
        [melee] im Nahkampf
        [foe_within] Feind innerhalb von { $inches } Zoll
       *[foe_suppressed] gegen einen niedergehaltenen Feind
    }

## Für wen

specops-words-foe = das Gegenüber im Angriff
specops-words-that-enemy = diesen Feind
specops-words-units =
    { $side ->
        [friends]
            { $n ->
                [0] { $other ->
                        [yes] alle anderen eigenen Einheiten
                       *[no] alle eigenen Einheiten
                    }
                [one] { $other ->
                        [yes] eine andere eigene Einheit
                       *[no] eine eigene Einheit
                    }
               *[other] { $other ->
                        [yes] bis zu { $n } andere eigene Einheiten
                       *[no] bis zu { $n } eigene Einheiten
                    }
            }
       *[enemies]
            { $n ->
                [0] alle Feinde
                [one] einen Feind
               *[other] bis zu { $n } Feinde
            }
    }

## Was geschieht

specops-words-deed =
    { $deed ->
        [order] ein Befehl
       *[peek] ein Blick auf den obersten Marker des eigenen Befehlspools, der nach unten gelegt werden darf
    }
specops-words-in-attacks =
    { $arms ->
        [ranged] { $what } bei Fernangriffen
        [melee] { $what } im Nahkampf
       *[any] { $what } bei Angriffen
    }
specops-words-more = { $what } mehr
specops-words-dice =
    { $colour ->
        [red]
            { $n ->
                [one] 1 roter Würfel
               *[other] { $n } rote Würfel
            }
        [black]
            { $n ->
                [one] 1 schwarzer Würfel
               *[other] { $n } schwarze Würfel
            }
       *[white]
            { $n ->
                [one] 1 weißer Würfel
               *[other] { $n } weiße Würfel
            }
    }
specops-words-surge =
    { $becomes ->
        [hit] Angriffsenergie wird zu Treffern
        [crit] Angriffsenergie wird zu kritischen Ergebnissen
        [block] Verteidigungsenergie wird zu Abwehr
       *[none] Energie wird zu nichts
    }
specops-words-reach =
    { $kind ->
        [melee] Nahkampf
        [both] { $min ->
                [0] Nahkampf oder bis { $max } Zoll
               *[other] Nahkampf oder { $min } bis { $max } Zoll
            }
       *[ranged] { $min ->
                [0] bis { $max } Zoll
               *[other] { $min } bis { $max } Zoll
            }
    }
specops-words-weapon = { $name } ({ $facts })
specops-words-instead = { $by } statt { $old }
specops-words-stat =
    { $stat ->
        [health] { $n } Lebenspunkt mehr
        [courage] { $n } Tapferkeit mehr
       *[speed] { $n } Geschwindigkeit mehr
    }
specops-words-covert =
    { $n ->
        [one] eine davon darf verdeckt aufgestellt werden
       *[other] bis zu { $n } davon, alle von einem Rang, dürfen verdeckt aufgestellt werden
    }
specops-words-marker =
    { $marker ->
        [aim] { $n } Zielmarker
        [dodge] { $n } Ausweichmarker
        [surge] { $n } Energiemarker
        [standby] 1 Bereitschaftsmarker
        [shield]
            { $n ->
                [one] 1 aktiver Schildmarker
               *[other] { $n } aktive Schildmarker
            }
        [suppression] { $n } Niederhalten-Marker
       *[observation] { $n } Beobachtungsmarker
    }
specops-words-calm =
    { $n ->
        [one] 1 Niederhalten-Marker weniger
       *[other] bis zu { $n } Niederhalten-Marker weniger
    }
specops-words-move = eine Bewegung mit der Schablone der Geschwindigkeit { $tool }
specops-words-fewer-orders =
    { $n ->
        [one] der Gegner gibt 1 Befehl weniger, aber mindestens 1
       *[other] der Gegner gibt { $n } Befehle weniger, aber mindestens 1
    }

## In Schlüsselwörtern

specops-words-free = { $name } (frei)
specops-words-arc =
    { $arc ->
        [front] vorn
        [rear] hinten
        [left] links
       *[right] rechts
    }
specops-words-action =
    { $action ->
        [move] Bewegen
        [dash] Spurten
        [climb] Klettern
        [jump] Springen
        [attack] Angriff
        [aim] Zielen
        [dodge] Ausweichen
        [standby] Bereitschaft
        [recover] Erholen
       *[other] { $action }
    }
