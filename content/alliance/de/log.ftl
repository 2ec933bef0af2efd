# Was geschah, je ein Satz, und was Gegner denken, während sie handeln.

## Namen

alliance-log-nobody = jemand
# $colour ist `none`, wo es nur eine Gruppe der Art gibt, $number ist 0, wo eine Gruppe eine einzige Figur hat.
alliance-log-figure =
    { $name }{ $colour ->
        [none] { "" }
       *[other] { " " }{ $colour }
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
alliance-log-group =
    { $colour ->
        [none] { $name }
       *[other] { $name } ({ $colour })
    }
alliance-log-object =
    { $kind ->
        [door] Tür { $n }
        [crate] Kiste { $n }
       *[terminal] Terminal { $n }
    }
alliance-log-instruction = eine Anweisung

## Der Lauf des Spiels

alliance-log-round-began =
    { $has ->
        [yes] Runde { $round } beginnt. Die Bonusaktivierung hat { $hero }.
       *[no] Runde { $round } beginnt.
    }
alliance-log-deployed = { $figure } beginnt auf { $at }.
alliance-log-activated = { $figure } wird aktiviert.
alliance-log-idle = { $figure } ist dran und kann nichts tun.
alliance-log-group-activated = Aktivierung: { $group }, „{ $card }“.
alliance-log-ended =
    { $ending ->
        [victory] Alle Gegner sind besiegt: Ihr habt gewonnen.
        [all_wounded] Alle Helden sind verwundet: Ihr habt verloren.
        [mission_won] Der Einsatz ist gewonnen.
        [mission_lost] Der Einsatz ist verloren.
        [campaign_won] Die Kampagne ist gewonnen.
        [campaign_lost] Die Kampagne ist verloren.
       *[too_late] Die Garnison ist wach, die Zeit ist um: Ihr habt verloren.
    }

## Bewegen und interagieren

alliance-log-points-gained =
    { $figure } erhält { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }.
alliance-log-points-lost =
    { $figure } verliert { $points ->
        [one] 1 nicht ausgegebenen Bewegungspunkt
       *[other] { $points } nicht ausgegebene Bewegungspunkte
    }.
alliance-log-moved =
    { $figure } bewegt sich nach { $to } ({ $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }).
alliance-log-placed = { $figure } wird auf { $to } gestellt.
alliance-log-interacted = { $figure } interagiert: { $object }.
alliance-log-picked-up = { $figure } nimmt auf: { $object }.
alliance-log-dropped = { $object } liegt jetzt auf { $at }.
alliance-log-door-opened = Tür { $door } ist offen.
alliance-log-reinforced = Verstärkung: { $figure } kehrt auf { $at } zurück.

## Karten, Ausruhen, Proben

alliance-log-rested = { $figure } ruht sich aus.
alliance-log-medpac-used =
    { $left ->
        [0] { $figure } verwendet das letzte Medipack.
       *[other] { $figure } verwendet ein Medipack; { $left } übrig.
    }
alliance-log-medpac-gained =
    { $left ->
        [one] Das Team findet ein Medipack und hat jetzt 1.
       *[other] Das Team findet ein Medipack und hat jetzt { $left }.
    }
alliance-log-supply-drawn = { $hero } zieht „{ $card }“.
alliance-log-supply-scouted = { $hero } sieht sich die oberste Versorgungskarte an.
alliance-log-supply-empty = Es gibt keine Versorgungskarte zu ziehen.
alliance-log-ability-used = { $figure } nutzt „{ $ability }“.
alliance-log-card-exhausted = { $hero } erschöpft „{ $card }“.
alliance-log-card-gone = { $hero } gibt „{ $card }“ ab.
alliance-log-action-gained = { $figure } erhält eine Aktion.
alliance-log-tested = { $figure } legt eine Probe auf { $attribute } ab.
alliance-log-test-ended =
    { $successes ->
        [0] Kein Erfolg
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }: { $passed ->
        [yes] { $figure } besteht die Probe.
       *[no] { $figure } besteht die Probe nicht.
    }

## Schaden

# $left ist die verbliebene Gesundheit, -1, wenn sie nicht genannt wird.
alliance-log-suffered =
    { $left ->
        [-1] { $figure } erleidet { $amount }.
       *[other] { $figure } erleidet { $amount }; { $left } Gesundheit übrig.
    }
alliance-log-recovered = { $figure } regeneriert { $amount }.
alliance-log-condition-gained = { $figure } wird { $condition }.
alliance-log-condition-lost = { $figure } ist nicht mehr { $condition }.
alliance-log-damage-rolled = { $figure } wirft einen { alliance-rules-die }en Würfel: { $damage } Schaden.
alliance-log-wounded = { $figure } ist verwundet.
alliance-log-withdrawn = { $figure } zieht sich zurück.
alliance-log-defeated = { $figure } ist besiegt.
alliance-log-destroyed = { $object } ist zerstört.
alliance-log-group-defeated = { $group }: Die ganze Gruppe ist besiegt.

## Angriffe

alliance-log-attack-declared =
    { $armed ->
        [yes] { $attacker } greift mit „{ $weapon }“ an
       *[no] { $attacker } greift an
    }: { $target }, { $distance ->
        [one] 1 Feld
       *[other] { $distance } Felder
    } entfernt.
alliance-log-die =
    { $way ->
        [added]
            { $pool ->
                [attack] Ein { alliance-rules-die }er Würfel kommt zum Angriff hinzu.
                [defence] Ein { alliance-rules-die }er Würfel kommt zur Verteidigung hinzu.
               *[test] Ein { alliance-rules-die }er Würfel kommt zur Probe hinzu.
            }
       *[removed]
            { $pool ->
                [attack] Ein { alliance-rules-die }er Würfel wird aus dem Angriff entfernt.
                [defence] Ein { alliance-rules-die }er Würfel wird aus der Verteidigung entfernt.
               *[test] Ein { alliance-rules-die }er Würfel wird aus der Probe entfernt.
            }
    }
alliance-log-attack-rolled = Angriffswürfel: { $attack }. Verteidigungswürfel: { $defence }.
alliance-log-attack-dice = { $damage } Schaden, { $surges } Energie, Zielsicherheit { $accuracy }
alliance-log-defence-dice =
    { $dodge ->
        [yes] Ausweichen
       *[no] { $blocks } Blocken, { $evades } Vermeiden
    }
alliance-log-rerolled =
    { $pool ->
        [attack] Ein Angriffswürfel wird neu geworfen.
        [defence] Ein Verteidigungswürfel wird neu geworfen.
       *[test] Ein Würfel der Probe wird neu geworfen.
    }
alliance-log-modified = Zu den Würfeln kommt hinzu: { $modifiers }.
alliance-log-keyword-gained = Der Angriff erhält { $keyword }.
alliance-log-converted =
    { $symbols } { $from ->
        [damage] Schaden
        [surge] Energie
        [block] Blocken
       *[evade] Vermeiden
    } umgewandelt in { $to ->
        [damage] Schaden
        [surge] Energie
        [block] Blocken
       *[evade] Vermeiden
    }.
alliance-log-surges-counted =
    { $surges ->
        [0] Es gibt keine Energie auszugeben.
       *[other] Es gibt { $surges } Energie auszugeben.
    }
alliance-log-surge-spent =
    { $left ->
        [0] „{ $option }“ wird genutzt.
       *[other] „{ $option }“ wird genutzt; { $left } Energie übrig.
    }
alliance-log-surge-skipped = „{ $option }“ wird übersprungen: { $why }.
alliance-log-surges-cancelled = Vermeiden hebt { $surges } Energie auf.
alliance-log-surges-lost =
    { $surges ->
       *[other] { $surges } Energie verfällt: Es gibt nichts mehr zu nutzen.
    }
alliance-log-missed =
    { $why ->
        [dodged] Der Angriff geht fehl: Ausweichen.
        [short] Der Angriff geht fehl: Zielsicherheit um { $missing } zu niedrig.
       *[other] Der Angriff geht fehl.
    }
alliance-log-hit =
    { $damage ->
        [0] Treffer, aber kein Schaden; { $blocked } geblockt.
       *[other] Treffer: { $damage } Schaden, { $blocked } geblockt.
    }
alliance-log-blasted = Explosion: Figuren neben dem Ziel erleiden { $damage } Schaden.
alliance-log-cleaved =
    Rundschlag { $damage }{ $by ->
        [surge] {" "}(Energie)
       *[keyword] {""}
    }: { $figure } erleidet { $damage } Schaden.
alliance-log-order-picked =
    { $by ->
        [damage] { $target } wählt die Reihenfolge: zuerst greift { $first } an, dann { $second }. So ist mit { $expected } Schaden zu rechnen, andersherum mit { $otherwise }.
        [defeat] { $target } wählt die Reihenfolge: zuerst greift { $first } an, dann { $second }. Der erwartete Schaden ist gleich, aber die Gefahr, besiegt zu werden, ist so kleiner.
       *[equal] Für { $target } ist die Reihenfolge einerlei, also wählt ihr: zuerst greift { $first } an, dann { $second }.
    }
alliance-log-suppressed =
    { $by ->
        [lives_on] { $figure } wählt lieber 1 Schaden als Betäubt: Wer überlebt, kann handeln.
        [would_fall] { $figure } wählt Betäubt: 1 Schaden mehr wäre das Ende.
       *[already_stunned] { $figure } ist schon Betäubt und muss 1 Schaden nehmen.
    }
alliance-log-tokens-spent =
    { $tokens ->
        [one] { $figure } gibt 1 Verbesserungsmarker aus.
       *[other] { $figure } gibt { $tokens } Verbesserungsmarker aus.
    }

## Anweisungen

alliance-log-line-began = { $figure }: { $line }.
alliance-log-line-skipped = { $figure } überspringt: { $line }.

## Gedanken eines Gegners
# Der Grund der Gegner in einem Satz: wer tut was, und warum. Die Schritte mit ihren Regeln stehen dahinter.
alliance-plain =
    { $deed ->
        [attack] { $figure } greift { $target } an: { $why }.
        [move_attack] { $figure } bewegt sich und greift { $target } an: { $why }.
        [toward] { $figure } geht auf { $target } zu: { $why }.
        [engage] { $figure } rückt { $target } auf den Leib: { $why }.
        [away] { $figure } weicht zurück: { $why }.
        [near] { $figure } kommt näher: { $why }.
        [keeps] { $figure } bleibt stehen: { $why }.
        [waits] { $figure } bleibt stehen, so nah an { $target } wie möglich: { $why }.
        [stunned] { $figure } ist Betäubt: keine Bewegung und kein Angriff.
       *[skipped] { $figure } lässt das aus: { $why }.
    }
# $n ist -1, wo kein Zählen hinführt.
alliance-plain-why =
    { $why ->
        [named] ihr Befehl nennt diesen Ort
        [only] ein anderes Ziel gibt es nicht
        [nearest]
            { $n ->
                [-1] niemand ist näher
                [one] niemand ist näher (1 Feld)
               *[other] niemand ist näher ({ $n } Felder)
            }
        [most_health] niemand hat mehr Gesundheit übrig ({ $n })
        [least_health] niemand hat weniger Gesundheit übrig ({ $n })
        [highest_speed] niemand ist schneller (Geschwindigkeit { $n })
        [lowest_speed] niemand ist langsamer (Geschwindigkeit { $n })
        [most_damage] niemand hat mehr Schaden ({ $n })
        [most_strain] niemand hat mehr Anstrengung ({ $n })
        [wounded] verwundete Helden kommen zuerst
        [unwounded] unverwundete Helden kommen zuerst
        [unactivated] wer noch nicht aktiviert wurde, kommt zuerst
        [carrying] wer einen Marker trägt, kommt zuerst
        [stunned] Betäubte Helden kommen zuerst
        [worst_damage] mehrere Ziele sind gleich, und hier ist am meisten Schaden zu erwarten
        [worst_defeat] mehrere Ziele sind gleich, und dieses fällt am ehesten
        [worst_objective] mehrere Ziele sind gleich, und hier ist euer Einsatzziel am nächsten
        [worst_danger] mehrere Ziele sind gleich, und dort können die wenigsten von euch zurückschlagen
        [worst] von mehreren gleichen Zielen ist dieses das schlimmste für euch
        [open] mehrere Ziele sind gleich schlimm für euch, und dieses wurde genommen
       *[distance]
            { $named ->
                [yes]
                    { $n ->
                        [one] der Abstand zu { $aim } soll 1 Feld sein
                       *[other] der Abstand zu { $aim } soll { $n } Felder sein
                    }
               *[no]
                    { $n ->
                        [one] der Abstand zum nächsten Rebellen soll 1 Feld sein
                       *[other] der Abstand zum nächsten Rebellen soll { $n } Felder sein
                    }
            }
    }
alliance-plain-so = { $first }, und { $then }
alliance-plain-passed = { $figure } ist außer Reichweite, und sonst gilt: { $then }
alliance-mind-order =
    { $order } kostet { $price }; { $left ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $left } Aktionen
    } übrig.
alliance-mind-cost =
    { $actions ->
        [0] nichts
        [one]
            { $attack ->
                [yes] die Angriffsaktion
               *[no] 1 Aktion
            }
       *[other]
            { $attack ->
                [yes] { $actions } Aktionen, darunter die Angriffsaktion
               *[no] { $actions } Aktionen
            }
    }
alliance-mind-acts-next = Von den { $of } Figuren, die noch dran sind, kommt sie als Nächste: Das ist für euch am schlimmsten.
alliance-mind-skipped = Übersprungen: { $why }.
alliance-mind-skip =
    { $why ->
        [unaffordable] zu wenige Aktionen sind übrig
        [second_attack] die Angriffsaktion ist verbraucht
        [nobody_within]
            { $spaces ->
                [one] niemand ist innerhalb von 1 Feld
               *[other] niemand ist innerhalb von { $spaces } Feldern
            }
        [nobody] es gibt kein Ziel
        [nobody_to_engage] kein Feld neben einem möglichen Ziel ist erreichbar
        [nobody_to_move_and_attack] mit dieser Bewegung lässt sich niemand angreifen
        [nobody_to_attack] niemand kann angegriffen werden
        [self_defeat] durch Blutend wäre sie besiegt, bevor sie auf einen Rebellen einwirkt
       *[stunned] eine Betäubte Figur greift nicht an
    }
# $value endet mit Komma und Leerzeichen oder ist leer.
alliance-mind-candidate =
    { $tied ->
        [yes] Kandidat { $figure }: { $value }{ $away }, Gleichstand.
       *[no] Kandidat { $figure }: { $value }{ $away }.
    }
alliance-mind-value =
    { $by ->
        [highest_speed] Geschwindigkeit { $value }
        [lowest_speed] Geschwindigkeit { $value }
        [most_damage] { $value } Schaden
        [most_strain] { $value } Anstrengung
       *[other] { $value } Gesundheit übrig
    }
# -1: dorthin lässt sich nicht zählen.
alliance-mind-away =
    { $distance ->
        [-1] in keiner zählbaren Entfernung
        [one] 1 Feld entfernt
       *[other] { $distance } Felder entfernt
    }
alliance-mind-passed = { $figure } kommt nicht in Frage: { $why }. Es folgt das Ersatzziel.
alliance-mind-why =
    { $why ->
        [no_space_beside] kein freies Feld daneben ist erreichbar
        [no_space_to_attack_from] kein Feld ist erreichbar, von dem aus ein Angriff möglich wäre
        [not_hostile] die Figur ist nicht feindlich
        [no_weapon] es ist keine Waffe da
        [stunned] der Angreifer ist Betäubt
        [not_adjacent] die Figur ist nicht benachbart
        [beyond_reach] die Figur ist nicht innerhalb von 2 Feldern
        [no_way] dorthin lässt sich nicht zählen
        [no_sight] es gibt keine Sichtlinie
        [too_near] die Figur ist zu nah
       *[no_attack] ein Angriff ist nicht möglich
    }
alliance-mind-aims = Das Ziel ist { $figure }.
alliance-mind-repositions =
    Der nächstgelegene Rebell ist { $away }, gewünscht { $spaces ->
        [one] ist 1 Feld
       *[other] sind { $spaces } Felder
    } Abstand; { $fit ->
        [exact] das ist möglich
        [too_near] das ist unerreichbar: Sie ist zu nah und bewegt sich weg
       *[too_far] das ist unerreichbar: Sie ist zu weit weg und kommt näher
    }.
alliance-mind-law =
    Am schlimmsten für euch nach { $by ->
        [damage] erwartetem Schaden
        [defeat] der Chance, zu besiegen oder zu verwunden
        [objective] der Nähe zu dem, worum es in eurem Einsatzziel geht
       *[danger] der kleinsten Zahl von Rebellen, die sie dort angreifen könnten
    }: { $left ->
        [one] 1 Möglichkeit bleibt
       *[other] { $left } Möglichkeiten bleiben
    }.
alliance-mind-way = { $target } von { $end } aus
alliance-mind-players-choose = Gleich schlimm für euch: { $ends }. Ihr wählt; sonst gilt die erste.
alliance-mind-nearest = dem nächstgelegenen Rebellen
alliance-mind-ends =
    Von { $of ->
        [one] 1 erreichbaren Ort
       *[other] { $of } erreichbaren Orten
    } nimmt sie { $end }{ $distance ->
        [-1] { "" }
        [one] , 1 Feld von { $aim } entfernt
       *[other] , { $distance } Felder von { $aim } entfernt
    }.
alliance-mind-walks =
    Der günstigste Weg kostet { $cost ->
        [one] 1 Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }: { $path }.
alliance-mind-stays =
    Sie bleibt stehen{ $distance ->
        [-1] { "" }
        [one] , 1 Feld von { $aim } entfernt
       *[other] , { $distance } Felder von { $aim } entfernt
    }; die Anweisung gilt als ausgeführt.
alliance-mind-points-lost =
    { $points ->
        [one] 1 Bewegungspunkt verfällt.
       *[other] { $points } Bewegungspunkte verfallen.
    }
alliance-mind-stunned = Sie ist Betäubt: keine Bewegungspunkte und kein Angriff.
alliance-mind-shakes-off-stun = Eine Bewegungsanweisung ist ausgeführt, also legt sie Betäubt ab.
alliance-mind-attacks =
    Sie greift an: { $figure }{ $distance ->
        [-1] { "" }
        [one] , 1 Feld entfernt
       *[other] , { $distance } Felder entfernt
    }.
alliance-mind-bleeds =
    { $left ->
        [1] Sie blutet: 1 Schaden, 1 Gesundheit übrig; also legt sie Blutend ab.
       *[other] Sie blutet: 1 Schaden, { $left } Gesundheit übrig.
    }
alliance-mind-surge-used = in diesem Angriff schon genutzt
alliance-mind-surge-too-dear =
    sie kostet { $cost }, und { $left ->
        [0] keine Energie ist
       *[other] nur { $left } Energie ist
    } übrig
alliance-mind-idle =
    { $why ->
        [dodged] der Angriff geht durch Ausweichen fehl
        [melee] ein Nahkampfangriff braucht keine Zielsicherheit
        [no_block] es gibt kein Blocken zu durchschlagen
        [no_damage] das Ziel erleidet keinen Schaden
        [nobody_else] niemand sonst ist in Reichweite
        [gone] das Ziel verlässt die Karte
       *[nothing_to_recover] es gibt nichts zu regenerieren
    }
alliance-mind-idle-accurate = Zielsicherheit { $accuracy } reicht für Entfernung { $distance }
# -1: keine Zielsicherheit reicht aus.
alliance-mind-idle-misses =
    { $missing ->
        [-1] keine Zielsicherheit erreicht das Ziel
       *[other] der Angriff geht trotzdem fehl, Zielsicherheit um { $missing } zu niedrig
    }
alliance-mind-idle-blocked = { $damage } Schaden gegen { $blocks } Blocken ändert nichts
alliance-mind-idle-overkill = das Ziel hat nur { $remaining } Gesundheit übrig
alliance-mind-idle-condition = { $condition } gilt ohnehin

## Die Geschichte

alliance-log-chose = Eure Wahl: { $text }
alliance-log-told = Gemeldet: { $fact }
alliance-log-mission-began = Einsatz: { $mission }
alliance-log-mission-ended =
    { $won ->
        [yes] { $mission }: gewonnen. { $how }
       *[no] { $mission }: verloren. { $how }
    }
alliance-log-encounter-began = Begegnung: { $encounter }
alliance-log-encounter-ended = Die Begegnung ist vorbei: { $encounter }
alliance-log-stocked = Neu in der Waffenkammer: { $cards }.

alliance-campaign-dropped = Etwas, das das Team einmal hatte, ist hier nicht mehr bekannt und blieb beim Öffnen der Kampagne zurück.
