# Was Karten, Bögen und Anweisungen tun, zusammengesetzt aus den Daten: „Wenn … und …, darfst du <Preis>: <Wirkung>.“
# $voice ist `you` auf Karten von Helden und `it` (die Figur) auf Karten von Gruppen.

## Wörter

alliance-rules-condition =
    { $condition ->
        [bleed] Blutend
        [focus] Fokussiert
        [hide] Versteckt
        [stun] Betäubt
       *[weaken] Geschwächt
    }
alliance-rules-attribute =
    { $attribute ->
        [strength] Stärke
        [insight] Verständnis
       *[tech] Technik
    }
# Auch der Stamm von „roter Würfel“ und „roten Würfel“.
alliance-rules-die =
    { $die ->
        [blue] blau
        [green] grün
        [yellow] gelb
        [red] rot
        [black] schwarz
       *[white] weiß
    }
alliance-rules-dice =
    { $die ->
        [blue] blauen Würfel
        [green] grünen Würfel
        [yellow] gelben Würfel
        [red] roten Würfel
        [black] schwarzen Würfel
       *[white] weißen Würfel
    }
alliance-rules-colour =
    { $colour ->
        [0] rot
        [1] blau
        [2] gelb
        [3] grün
        [4] lila
       *[5] weiß
    }
alliance-rules-trait =
    { $trait ->
        [accessory] Zubehör
        [armor] Rüstung
        [balance] Balance
        [barrel] Lauf
        [blade] Klinge
        [blaster] Blaster
        [brawler] Nahkämpfer
        [consumable] Verbrauchsgut
        [creature] Kreatur
        [disruptor] Disruptor
        [droid] Droide
        [energy] Energiezelle
        [explosive] Sprengstoff
        [fist] Faust
        [force_user] Machtnutzer
        [guardian] Wächter
        [heavy] Schwer
        [heavy_weapon] Schwere Waffe
        [helmet] Helm
        [hunter] Jäger
        [impact] Wucht
        [intel] Geheiminformation
        [leader] Anführer
        [light] Leicht
        [lightsaber] Lichtschwert
        [medical] Medizin
        [medium] Mittelschwer
        [modification] Modifikation
        [pistol] Pistole
        [rifle] Gewehr
        [sights] Visier
        [smuggler] Schmuggler
        [spy] Spion
        [staff] Stab
        [tool] Werkzeug
        [trooper] Truppler
        [valuable] Wertsache
        [vehicle] Fahrzeug
        [wookiee] Wookiee
       *[other] { $trait }
    }
# Wirkungen von Schlüsselwörtern und Energiefähigkeiten.
alliance-rules-effect =
    { $effect ->
        [dmg] +{ $n } Schaden
        [acc] +{ $n } Zielsicherheit
        [pierce] Durchschlagen { $n }
        [blast] Explosion { $n }
        [cleave] Rundschlag { $n }
        [recover_dmg] { $n } Schaden regenerieren
        [recover_str] { $n } Anstrengung regenerieren
        [bleed] Bluten
        [focus] Fokussieren
        [hide] Verstecken
        [stun] Betäuben
        [weaken] Schwächen
        [reach] Weitreichend
        [mobile] Beweglich
        [massive] Gewaltig
       *[other] { $effect }
    }
alliance-rules-surge =
    { $price ->
        [1] Energie: { $effects }
       *[other] { $price } Energie: { $effects }
    }
# $by hat das Vorzeichen, $n ist die Zahl ohne es.
alliance-rules-modifier =
    { $name ->
        [dmg] { $by } Schaden
        [acc] { $by } Zielsicherheit
        [sur]
            { $n ->
               *[other] { $by } Energie
            }
        [pierce] Durchschlagen { $by }
        [blk] { $by } Blocken
       *[evd] { $by } Vermeiden
    }
alliance-rules-damage = { $n } Schaden
alliance-rules-strain = { $n } Anstrengung
alliance-rules-more =
    { $what ->
        [health] +{ $n } Gesundheit
        [endurance] +{ $n } Ausdauer
       *[speed] +{ $n } Geschwindigkeit
    }
# Ob das, was hinter einem Doppelpunkt steht, groß beginnt: yes oder no.
alliance-rules-capital = yes
alliance-rules-nothing = Hat in diesem Spiel keine Wirkung.

## Der Satz

# Zweierlei, das zugleich wahr sein muss; das Verb steht am Ende.
alliance-rules-both = { $first } und { $next }
alliance-rules-auto = { $head }: { $deeds }.
# $clause sagt, ob der Kopf ein Verb hat: dann steht ein Komma dahinter.
alliance-rules-may =
    { $clause ->
        [yes] { $head },
       *[no] { $head }
    } { $voice ->
        [it] darf sie
       *[you] darfst du
    } { $price }: { $deeds }.
alliance-rules-limit =
    { $limit ->
        [activation] Einmal je Aktivierung.
        [round] Einmal je Runde.
       *[activations]
            { $voice ->
                [it] So oft je Runde, wie sie Aktivierungen hat.
               *[you] So oft je Runde, wie du Aktivierungen hast.
            }
    }
alliance-rules-if = Wenn { $needs }: { $text }

## Wann

alliance-rules-noun-attack =
    { $kind ->
        [melee] ein Nahkampfangriff
        [ranged] ein Fernkampfangriff
       *[any] ein Angriff
    }
# Dasselbe im Akkusativ.
alliance-rules-noun-attack-object =
    { $kind ->
        [melee] einen Nahkampfangriff
        [ranged] einen Fernkampfangriff
       *[any] einen Angriff
    }
alliance-rules-noun-friend =
    { $near ->
        [0] eine befreundete Figur
        [1] eine befreundete Figur neben { alliance-rules-noun-self-near }
       *[other] eine befreundete Figur innerhalb von { $near } Feldern
    }
alliance-rules-noun-other-friend =
    { $near ->
        [0] eine andere befreundete Figur
        [1] eine andere befreundete Figur neben { alliance-rules-noun-self-near }
       *[other] eine andere befreundete Figur innerhalb von { $near } Feldern
    }
alliance-rules-noun-foe =
    { $near ->
        [0] eine feindliche Figur
        [1] eine feindliche Figur neben { alliance-rules-noun-self-near }
       *[other] eine feindliche Figur innerhalb von { $near } Feldern
    }
# Wem die Fähigkeit gehört: als Subjekt, hinter „gegen“, hinter „neben“, von dort gezählt.
alliance-rules-noun-self =
    { $voice ->
        [it] sie
       *[you] du
    }
alliance-rules-noun-self-object =
    { $voice ->
        [it] sie
       *[you] dich
    }
alliance-rules-noun-self-near =
    { $voice ->
        [it] ihr
       *[you] dir
    }
alliance-rules-noun-self-from =
    { $voice ->
        [it] von ihr
       *[you] von dir
    }
alliance-rules-when-aiming =
    { $voice ->
        [it] bevor sie { alliance-rules-noun-attack-object } deklariert
       *[you] bevor du { alliance-rules-noun-attack-object } deklarierst
    }
alliance-rules-when-declared =
    wenn { $role ->
        [attacker]
            { $voice ->
                [it] sie { alliance-rules-noun-attack-object } deklariert
               *[you] du { alliance-rules-noun-attack-object } deklarierst
            }
        [defender] { alliance-rules-noun-attack } gegen { alliance-rules-noun-self-object } deklariert wird
        [ally] { alliance-rules-noun-self } oder { alliance-rules-noun-friend } { alliance-rules-noun-attack-object } deklariert
        [other_ally] { alliance-rules-noun-other-friend } { alliance-rules-noun-attack-object } deklariert
        [guard] { alliance-rules-noun-attack } gegen { alliance-rules-noun-self-object } oder { alliance-rules-noun-friend } deklariert wird
        [other_guard] { alliance-rules-noun-attack } gegen { alliance-rules-noun-other-friend } deklariert wird
       *[witness] { alliance-rules-noun-foe } { alliance-rules-noun-attack-object } deklariert
    }
alliance-rules-when-rolled =
    nachdem { $role ->
        [attacker]
            { $voice ->
                [it] sie für { alliance-rules-noun-attack-object } gewürfelt hat
               *[you] du für { alliance-rules-noun-attack-object } gewürfelt hast
            }
        [defender] für { alliance-rules-noun-attack-object } gegen { alliance-rules-noun-self-object } gewürfelt wurde
        [ally] { alliance-rules-noun-self } oder { alliance-rules-noun-friend } für { alliance-rules-noun-attack-object } gewürfelt hat
        [other_ally] { alliance-rules-noun-other-friend } für { alliance-rules-noun-attack-object } gewürfelt hat
        [guard] für { alliance-rules-noun-attack-object } gegen { alliance-rules-noun-self-object } oder { alliance-rules-noun-friend } gewürfelt wurde
        [other_guard] für { alliance-rules-noun-attack-object } gegen { alliance-rules-noun-other-friend } gewürfelt wurde
       *[witness] { alliance-rules-noun-foe } für { alliance-rules-noun-attack-object } gewürfelt hat
    }
# Während die Symbole der Würfel gezählt werden.
alliance-rules-when-counted =
    während { $role ->
        [attacker]
            { $kind ->
                [any]
                    { $voice ->
                        [it] sie angreift
                       *[you] du angreifst
                    }
               *[other]
                    { $voice ->
                        [it] sie { alliance-rules-noun-attack-object } ausführt
                       *[you] du { alliance-rules-noun-attack-object } ausführst
                    }
            }
        [defender]
            { $kind ->
                [any]
                    { $voice ->
                        [it] sie angegriffen wird
                       *[you] du angegriffen wirst
                    }
               *[other] { alliance-rules-noun-attack } gegen { alliance-rules-noun-self-object } ausgeführt wird
            }
        [ally] { alliance-rules-noun-self } oder { alliance-rules-noun-friend } { alliance-rules-noun-attack-object } ausführt
        [other_ally] { alliance-rules-noun-other-friend } { alliance-rules-noun-attack-object } ausführt
        [guard]
            { $kind ->
                [any] { alliance-rules-noun-self } oder { alliance-rules-noun-friend } angegriffen wird
               *[other] { alliance-rules-noun-attack } gegen { alliance-rules-noun-self-object } oder { alliance-rules-noun-friend } ausgeführt wird
            }
        [other_guard]
            { $kind ->
                [any] { alliance-rules-noun-other-friend } angegriffen wird
               *[other] { alliance-rules-noun-attack } gegen { alliance-rules-noun-other-friend } ausgeführt wird
            }
       *[witness] { alliance-rules-noun-foe } { alliance-rules-noun-attack-object } ausführt
    }
alliance-rules-when-fought =
    nachdem { $role ->
        [attacker]
            { $voice ->
                [it] sie { alliance-rules-noun-attack-object } ausgeführt hat
               *[you] du { alliance-rules-noun-attack-object } ausgeführt hast
            }
        [defender] { alliance-rules-noun-attack } gegen { alliance-rules-noun-self-object } ausgeführt wurde
        [ally] { alliance-rules-noun-self } oder { alliance-rules-noun-friend } { alliance-rules-noun-attack-object } ausgeführt hat
        [other_ally] { alliance-rules-noun-other-friend } { alliance-rules-noun-attack-object } ausgeführt hat
        [guard] { alliance-rules-noun-attack } gegen { alliance-rules-noun-self-object } oder { alliance-rules-noun-friend } ausgeführt wurde
        [other_guard] { alliance-rules-noun-attack } gegen { alliance-rules-noun-other-friend } ausgeführt wurde
       *[witness] { alliance-rules-noun-foe } { alliance-rules-noun-attack-object } ausgeführt hat
    }
# $attributes ist eine Liste von Attributen oder `any`.
alliance-rules-noun-test =
    { $attributes ->
        [any] eine Probe
       *[other] eine Probe auf { $attributes }
    }
alliance-rules-when-testing =
    bevor { $role ->
        [me]
            { $voice ->
                [it] sie { alliance-rules-noun-test } ablegt
               *[you] du { alliance-rules-noun-test } ablegst
            }
        [other_ally] eine andere befreundete Figur { alliance-rules-noun-test } ablegt
       *[ally] { alliance-rules-noun-self } oder eine befreundete Figur { alliance-rules-noun-test } ablegt
    }
alliance-rules-when-tested =
    nachdem { $role ->
        [me]
            { $voice ->
                [it] sie für { alliance-rules-noun-test } gewürfelt hat
               *[you] du für { alliance-rules-noun-test } gewürfelt hast
            }
        [other_ally] eine andere befreundete Figur für { alliance-rules-noun-test } gewürfelt hat
       *[ally] { alliance-rules-noun-self } oder eine befreundete Figur für { alliance-rules-noun-test } gewürfelt hat
    }
alliance-rules-when-friend-falls =
    wenn eine befreundete Figur ohne das Merkmal { $trait } neben { $voice ->
        [it] ihr
       *[you] dir
    } besiegt wird
alliance-rules-when-near-falls =
    wenn eine befreundete Figur innerhalb von { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Feldern
    } von { $voice ->
        [it] ihr
       *[you] dir
    } besiegt wird
alliance-rules-when-defeated =
    { $voice ->
        [it] wenn sie besiegt wird
       *[you] wenn du besiegt wirst
    }
alliance-rules-when-action =
    { $actions ->
        [one] als Aktion
       *[other] für { $actions } Aktionen
    }
alliance-rules-when-enemy-enters =
    wenn eine feindliche Figur ein Feld { $spaces ->
        [1] neben { alliance-rules-noun-self-near }
       *[other] innerhalb von { $spaces } Feldern { alliance-rules-noun-self-from }
    } betritt
alliance-rules-when-supply-drawn =
    wenn { $role ->
        [me]
            { $voice ->
                [it] sie eine Versorgungskarte zieht
               *[you] du eine Versorgungskarte ziehst
            }
       *[ally] { alliance-rules-noun-self } oder eine befreundete Figur eine Versorgungskarte zieht
    }
alliance-rules-when-after =
    { $voice ->
        [it] nachdem sie „{ $ability }“ genutzt hat
       *[you] nachdem du „{ $ability }“ genutzt hast
    }
alliance-rules-when =
    { $when ->
        [activation]
            { $voice ->
                [it] während ihrer Aktivierung
               *[you] während deiner Aktivierung
            }
        [activation_start]
            { $voice ->
                [it] wenn ihre Aktivierung beginnt
               *[you] wenn deine Aktivierung beginnt
            }
        [activation_end]
            { $voice ->
                [it] wenn ihre Aktivierung endet
               *[you] wenn deine Aktivierung endet
            }
        [rested]
            { $voice ->
                [it] nachdem sie sich ausgeruht hat
               *[you] nachdem du dich ausgeruht hast
            }
        [interacted]
            { $voice ->
                [it] nachdem sie mit etwas interagiert hat
               *[you] nachdem du mit etwas interagiert hast
            }
        [enemy_activates] wenn die Aktivierung einer feindlichen Figur beginnt
        [round_end] wenn die Runde endet
       *[mission_start] wenn der Einsatz beginnt
    }

## Was wahr sein muss: Nebensätze hinter „und“, das Verb am Ende

alliance-rules-need =
    { $need ->
        [melee] es ein Nahkampfangriff ist
        [ranged] es ein Fernkampfangriff ist
        [target_defeated] das Ziel besiegt wurde
        [target_survived] das Ziel nicht besiegt wurde
        [target_blind]
            { $voice ->
                [it] das Ziel sie nicht sieht
               *[you] das Ziel dich nicht sieht
            }
        [target_in_sight]
            { $voice ->
                [it] sie das Ziel sieht
               *[you] du das Ziel siehst
            }
        [wounded]
            { $voice ->
                [it] sie verwundet ist
               *[you] du verwundet bist
            }
        [unmoved]
            { $voice ->
                [it] sie ihr Feld in dieser Aktivierung nicht verlassen hat
               *[you] du dein Feld in dieser Aktivierung nicht verlassen hast
            }
        [alone]
            { $voice ->
                [it] keine befreundete Figur neben ihr steht
               *[you] keine befreundete Figur neben dir steht
            }
        [beside_friend]
            { $voice ->
                [it] eine befreundete Figur neben ihr steht
               *[you] eine befreundete Figur neben dir steht
            }
        [first] sie die Erste ihrer Gruppe dabei ist
       *[group_reduced] ihre Gruppe eine Figur verloren hat
    }
alliance-rules-need-beside-friend-of =
    { $voice ->
        [it] eine andere befreundete Figur mit dem Merkmal { $trait } neben ihr steht
       *[you] eine andere befreundete Figur mit dem Merkmal { $trait } neben dir steht
    }
alliance-rules-need-weapon =
    { $voice ->
        [it] sie eine Waffe mit dem Merkmal { $trait } benutzt
       *[you] du eine Waffe mit dem Merkmal { $trait } benutzt
    }
alliance-rules-need-target-within =
    { $spaces ->
        [1] das Ziel benachbart ist
       *[other] das Ziel innerhalb von { $spaces } Feldern ist
    }
alliance-rules-need-within =
    { $spaces ->
        [1] diese Figur neben { alliance-rules-noun-self-near } steht
       *[other] diese Figur innerhalb von { $spaces } Feldern { alliance-rules-noun-self-from } steht
    }
alliance-rules-need-defender-within =
    { $spaces ->
        [1] der Verteidiger neben { alliance-rules-noun-self-near } steht
       *[other] der Verteidiger innerhalb von { $spaces } Feldern { alliance-rules-noun-self-from } steht
    }
# $whose: wer angegriffen wurde, du, sie (it), die eben genannte Figur (figure) oder das Ziel.
alliance-rules-need-hurt =
    { $whose ->
        [you] du
        [it] sie
        [figure] diese Figur
       *[target] das Ziel
    } { $damage ->
        [0] keinen Schaden
       *[other] mindestens { $damage } Schaden
    } erlitten { $whose ->
        [you] hast
       *[other] hat
    }
alliance-rules-need-has =
    { $voice ->
        [it] sie { $condition } ist
       *[you] du { $condition } bist
    }
alliance-rules-need-used =
    { $voice ->
        [it] sie in diesem Angriff „{ $ability }“ genutzt hat
       *[you] du in diesem Angriff „{ $ability }“ genutzt hast
    }
alliance-rules-need-tests = es eine Probe auf { $attributes } ist
alliance-rules-need-without = diese Figur nicht das Merkmal { $trait } hat
alliance-rules-need-rebels =
    { $count ->
        [one] ein Rebell
       *[other] mindestens { $count } Rebellen
    } { $spaces ->
        [1] benachbart
       *[other] innerhalb von { $spaces } Feldern
    } { $count ->
        [one] ist
       *[other] sind
    }
alliance-rules-need-damaged =
    { $voice ->
        [it] sie mindestens { $damage } Schaden erlitten hat
       *[you] du mindestens { $damage } Schaden erlitten hast
    }

## Der Preis: Infinitive hinter „darfst du“

alliance-rules-price-use = diese Fähigkeit nutzen
alliance-rules-price-strain = { $n } Anstrengung erleiden
alliance-rules-price-exhaust = diese Karte erschöpfen
alliance-rules-price-deplete = diese Karte für den Rest des Einsatzes weglegen
alliance-rules-price-discard = diese Karte abwerfen
alliance-rules-aim =
    { $who ->
        [friend]
            { $voice ->
                [it] sich
               *[you] dich
            } oder eine befreundete Figur
        [other_friend] eine andere befreundete Figur
        [other_of_group] eine andere Figur ihrer Gruppe
        [other_hero] einen anderen Helden
        [hostile] eine feindliche Figur
        [hostile_or_object] eine feindliche Figur oder ein angreifbares Objekt
        [other] eine andere Figur
       *[space] ein Feld
    }{ $where } wählen
alliance-rules-aim-trait = mit dem Merkmal { $trait }
alliance-rules-aim-small = auf einer Basis von einem Feld
alliance-rules-aim-within =
    { $spaces ->
        [1]
            { $voice ->
                [it] neben sich
               *[you] neben dir
            }
       *[other] innerhalb von { $spaces } Feldern
    }
alliance-rules-aim-in-sight =
    { $voice ->
        [it] in ihrer Sichtlinie
       *[you] in deiner Sichtlinie
    }
alliance-rules-aim-beside-target = neben dem Ziel

## Wirkungen

# Wem etwas geschieht, immer in der Einzahl: „jede …“.
alliance-rules-whom =
    { $whom ->
        [attacker] der Angreifer
        [target] das Ziel
        [around] jede Figur auf diesem Feld oder daneben
        [around_and_objects] jede Figur und jedes angreifbare Objekt auf diesem Feld oder daneben
        [adjacent_hostile]
            { $voice ->
                [it] jede feindliche Figur neben ihr
               *[you] jede feindliche Figur neben dir
            }
        [rebels_within]
            { $spaces ->
                [1] jeder benachbarte Rebell
               *[other] jeder Rebell innerhalb von { $spaces } Feldern
            }
        [adjacent_friends]
            { $voice ->
                [it] jede andere befreundete Figur neben ihr
               *[you] jede andere befreundete Figur neben dir
            }
        [group] jede Figur ihrer Gruppe
        [me] sie
        [chosen] die gewählte Figur
        [picked_hostile] diese Figur, falls sie feindlich ist,
       *[other] diese Figur
    }
alliance-rules-attacked =
    { $whom ->
        [attacker] den Angreifer
        [target] das Ziel noch einmal
        [picked_object] diese Figur oder dieses Objekt
       *[other] diese Figur
    }
alliance-rules-deed-keyword = der Angriff erhält zusätzlich { $keyword }
alliance-rules-deed-surge = der Angriff erhält die Energiefähigkeit „{ $effects }“
alliance-rules-deed-surges-of = der Angriff erhält die Energiefähigkeiten all deiner Waffen mit dem Merkmal { $trait }
alliance-rules-deed-attack-die =
    1 { alliance-rules-die }er Würfel mehr für { $pool ->
        [test] die Probe
       *[attack] den Angriff
    }
alliance-rules-deed-defence-die = 1 { alliance-rules-die }er Würfel mehr für die Verteidigung
alliance-rules-deed-remove-die =
    { $voice ->
        [it] sie entfernt 1 Würfel aus der Verteidigung
       *[you] entferne 1 Würfel deiner Wahl aus der Verteidigung
    }
alliance-rules-deed-remove-all = entferne alle { alliance-rules-dice } aus der Verteidigung
alliance-rules-deed-swap-die = ersetze 1 Angriffswürfel durch einen { alliance-rules-die }en
alliance-rules-deed-focus-die =
    { $voice ->
        [it] Fokussiert gibt ihr einen { alliance-rules-die }en Würfel
       *[you] Fokussiert gibt dir einen { alliance-rules-die }en Würfel
    } statt eines grünen
alliance-rules-deed-reroll =
    { $voice ->
        [it] sie wirft
       *[you] wirf
    } { $dice ->
        [0] beliebig viele
        [1] 1
       *[other] bis zu { $dice }
    } { $pool ->
        [attack] Angriffswürfel
        [defence] Verteidigungswürfel
       *[test] Würfel der Probe
    } neu
alliance-rules-deed-convert =
    { $voice ->
        [it] sie wandelt
       *[you] wandle
    } { $most ->
        [0] beliebig viele
        [1] 1
       *[other] bis zu { $most }
    } { $from ->
        [damage] Schadenssymbol
        [surge] Energiesymbol
        [block] Blocken-Symbol
       *[evade] Vermeiden-Symbol
    }{ $most ->
        [1] { "" }
       *[other] e
    } in { $most ->
        [1] ein{ " " }
       *[other] { "" }
    }{ $to ->
        [damage] Schadenssymbol
        [surge] Energiesymbol
        [block] Blocken-Symbol
       *[evade] Vermeiden-Symbol
    }{ $most ->
        [1] { "" }
       *[other] e
    } um
alliance-rules-deed-block-per-evade = +1 Blocken für jedes gewürfelte Vermeiden
alliance-rules-deed-miss = der Angriff geht fehl
alliance-rules-deed-gain =
    { $you ->
        [yes] du wirst { $condition }
       *[no] { $who } wird { $condition }
    }
alliance-rules-deed-shed =
    { $you ->
        [yes] lege
       *[no] { $who } legt
    } { $any ->
        [yes]
            { $all ->
                [yes] alle Zustände
               *[no] 1 Zustand
            }
       *[no]
            { $all ->
                [yes] alle schädlichen Zustände
               *[no] 1 schädlichen Zustand
            }
    } ab
alliance-rules-deed-recover =
    { $you ->
        [yes] regeneriere { $amount }
       *[no] { $who } regeneriert { $amount }
    }
alliance-rules-deed-suffer =
    { $you ->
        [yes] erleide { $amount }
       *[no] { $who } erleidet { $amount }
    }
alliance-rules-deed-roll-damage =
    { $voice ->
        [it] sie wirft 1 { alliance-rules-die }en Würfel
       *[you] wirf 1 { alliance-rules-die }en Würfel
    }, und { $you ->
        [yes] du erleidest
       *[no] { $who } erleidet
    } den gezeigten Schaden
alliance-rules-deed-points =
    { $you ->
        [yes] erhalte
       *[no] { $who } erhält
    } { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
# 0 Felder: so viele wie die Geschwindigkeit.
alliance-rules-deed-move =
    { $voice ->
        [it] sie bewegt sich
       *[you] bewege dich
    } { $spaces ->
        [0]
            { $voice ->
                [it] höchstens so weit, wie ihre Geschwindigkeit reicht
               *[you] höchstens so weit, wie deine Geschwindigkeit reicht
            }
        [1] um bis zu 1 Feld
       *[other] um bis zu { $spaces } Felder
    }
alliance-rules-deed-push =
    { $voice ->
        [it] sie stößt
       *[you] stoße
    } diese Figur um bis zu { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }
alliance-rules-deed-test =
    { $voice ->
        [it] sie legt
       *[you] lege
    } eine Probe auf { $attribute } ab
alliance-rules-if-passed =
    { $voice ->
        [it] gelingt sie
       *[you] bestehst du sie
    }: { $deeds }
alliance-rules-deed-order = diese Figur darf sich sofort bewegen oder angreifen
alliance-rules-deed-toll = das Team zahlt { $credits } Credits, oder jeder Held erleidet { $amount }
alliance-rules-deed-extra-action =
    { $voice ->
        [it] sie erhält
       *[you] erhalte
    } 1 zusätzliche Aktion
alliance-rules-deed-draw-supply =
    { $voice ->
        [it] sie zieht
       *[you] ziehe
    } 1 Versorgungskarte
alliance-rules-deed-attack =
    { $may ->
        [yes]
            { $voice ->
                [it] sie darf
               *[you] du darfst
            }
       *[no]
            { $voice ->
                [it] sie greift
               *[you] greife
            }
    }{ $object }{ $tool }{ $again ->
        [yes] { " " }noch einmal
       *[no] { "" }
    } { $may ->
        [yes] angreifen
       *[no] an
    }
alliance-rules-deed-thrown = der Angriff gilt als Fernkampfangriff
alliance-rules-with-trait = mit einer Waffe mit dem Merkmal { $trait }
alliance-rules-with-melee = mit einer Nahkampfwaffe
alliance-rules-with-this = mit dieser Waffe
alliance-rules-with-dice = im Nahkampf (Würfel: { $dice })
alliance-rules-special =
    { $special ->
        [attack_each_adjacent]
            { $voice ->
                [it] sie führt
               *[you] führe
            } nacheinander einen Nahkampfangriff gegen jede benachbarte feindliche Figur aus
        [suppress] jede Figur, der der Angriff Schaden zugefügt hat, wählt: 1 Schaden mehr oder Betäubt; wer schon Betäubt ist, muss den Schaden nehmen
        [hammer_and_anvil] du und die befreundete Figur dürft je einmal dieselbe feindliche Figur angreifen; sie wählt die Reihenfolge, und beim zweiten Angriff werden keine Verteidigungswürfel geworfen
        [trick_shot] ziehe die Sichtlinie von einem beliebigen Feld innerhalb von 3 Feldern von dir
        [see_past_figures] Figuren unterbrechen die Sichtlinie des Angriffs nicht
        [decoy] der Angriff geht fehl; dann darfst du deine Figur auf ein leeres Feld innerhalb von 3 Feldern stellen: Tust du es, wirst du Fokussiert und darfst angreifen
        [scout_supply] sieh dir die oberste Versorgungskarte an und lass sie liegen oder lege sie unter die anderen
        [redraw_supply] wirf die gezogene Karte ab und ziehe eine andere
        [choose_supply] ziehe eine weitere und behalte eine von beiden
        [command_again] nutze „{ alliance-ability-command }“ noch einmal, ohne dafür zu bezahlen
        [step_toward_rebel] sie bewegt sich 1 Feld in Richtung des nächstgelegenen unverwundeten Rebellen
       *[reinforce] eine besiegte Figur ihrer Gruppe kehrt neben ihr zurück
    }

# Was auf Karten von Gegnern steht und in diesem Spiel ignoriert wird. $n ist eine Zahl; $most ist 0, wo nichts steht.
alliance-rules-unplayed =
    { $what ->
        [march] diese Figur darf sich sofort bewegen
        [march_of] bis zu { $n } andere befreundete Figuren dürfen sich sofort je einmal bewegen
        [place] sie wird auf ein leeres Feld innerhalb von { $n } Feldern gestellt
        [attack_two] sie greift zwei verschiedene Ziele an
        [explode] sie wirft 1 { alliance-rules-die }en Würfel, jede benachbarte Figur und jedes benachbarte Objekt erleidet den gezeigten Schaden, und sie wird besiegt
        [planted] wenn sie angreift, darf sie ihr Feld in derselben Aktivierung nicht freiwillig verlassen; hat sie ihr Feld verlassen, darf sie nicht angreifen
       *[any_dice]
            sie greift mit { $n } beliebigen Angriffswürfeln an{ $most ->
                [0] { "" }
               *[other] , höchstens { $most } davon in derselben Farbe
            }
    }

## Was immer gilt

alliance-rules-passive =
    { $what ->
        [ignores_difficult] unwegsames Gelände kostet keine zusätzlichen Bewegungspunkte
        [ignores_hostile] Felder mit feindlichen Figuren kosten keine zusätzlichen Bewegungspunkte
        [covert]
            { $voice ->
                [it] feindliche Figuren, die 4 oder mehr Felder entfernt sind, sehen sie nicht, und sie unterbricht deren Sichtlinien nicht
               *[you] feindliche Figuren, die 4 oder mehr Felder entfernt sind, sehen dich nicht, und du unterbrichst deren Sichtlinien nicht
            }
        [sees_past_figures] Figuren unterbrechen die Sichtlinie ihrer Angriffe nicht
        [awkward] sie kann benachbarte Figuren nicht angreifen
        [assault] sie darf je Aktivierung mehr als eine Angriffsaktion nutzen
        [non_sentient] sie kann nicht interagieren
       *[overload] sie darf jede Energiefähigkeit zweimal je Angriff nutzen
    }
alliance-rules-lifts-range =
    { $voice ->
        [it] „{ $ability }“ darf auf jede Figur in ihrer Sichtlinie zielen
       *[you] „{ $ability }“ darf auf jede Figur in deiner Sichtlinie zielen
    }
alliance-rules-lifts-blindness =
    { $voice ->
        [it] „{ $ability }“ wirkt auch, wenn das Ziel sie sieht
       *[you] „{ $ability }“ wirkt auch, wenn das Ziel dich sieht
    }

## Karten

alliance-rules-attack =
    { $kind ->
        [melee] Nahkampf
       *[ranged] Fernkampf
    }: { $dice }
alliance-rules-bars =
    { $n ->
        [one] Nimmt 1 Modifikation auf
       *[other] Nimmt { $n } Modifikationen auf
    }
alliance-rules-modification =
    { $kind ->
        [melee] Modifikation einer Nahkampfwaffe, für Angriffe mit dieser Waffe.
       *[ranged] Modifikation einer Fernkampfwaffe, für Angriffe mit dieser Waffe.
    }
alliance-rules-reach-or-pierce = Die Waffe erhält Weitreichend oder, wenn sie das schon hat, Durchschlagen 1.
alliance-rules-team = Gilt für jeden Helden.
alliance-rules-defending = Beim Verteidigen: { $modifiers }.
alliance-rules-named =
    { $ignored ->
        [yes] { $name } (wird übergangen): { $text }
       *[no] { $name }: { $text }
    }
alliance-rules-chosen-dice = Angriffswürfel dieser Aktivierung: { $dice }.

## Anweisungen

alliance-rules-icon =
    { $icon ->
        [action] { "[" }Aktion]
       *[attack] { "[" }Angriff]
    }
alliance-rules-order =
    { $verb ->
        [toward] { $points } bewegen in Richtung
        [engage] { $points } bewegen und berühren
        [reposition] { $points } bewegen, um in Position { $spaces } zu gelangen (nächstgelegener Rebell genau { $spaces ->
            [one] 1 Feld
           *[other] { $spaces } Felder
        } entfernt)
        [move_attack] { $points } bewegen und angreifen
       *[attack] angreifen
    }{ $target }
alliance-rules-stop = die Aktivierung dieser Figur endet
# $more ist ein Merkmal oder eine Entfernung.
alliance-rules-mark =
    { $by ->
        [nearest] der nächstgelegene { alliance-rules-mark-who }{ $more }
        [most_health] der { alliance-rules-mark-who }{ $more } mit der meisten verbliebenen Gesundheit
        [least_health] der { alliance-rules-mark-who }{ $more } mit der wenigsten verbliebenen Gesundheit
        [highest_speed] der { alliance-rules-mark-who }{ $more } mit der höchsten Geschwindigkeit
        [lowest_speed] der { alliance-rules-mark-who }{ $more } mit der niedrigsten Geschwindigkeit
        [most_damage] der { alliance-rules-mark-who }{ $more } mit dem meisten Schaden
        [most_strain] der { alliance-rules-mark-who }{ $more } mit der meisten Anstrengung
        [wounded] der nächstgelegene verwundete { alliance-rules-mark-who }{ $more }
        [unwounded] der nächstgelegene unverwundete { alliance-rules-mark-who }{ $more }
        [unactivated] der nächstgelegene noch nicht aktivierte { alliance-rules-mark-who }{ $more }
        [carrying] der nächstgelegene { alliance-rules-mark-who }{ $more }, der einen Marker trägt
       *[stunned] der nächstgelegene Betäubte { alliance-rules-mark-who }{ $more }
    }
alliance-rules-mark-who =
    { $who ->
        [hero] Held
       *[rebel] Rebell
    }
alliance-rules-mark-space = Feld { $space }
alliance-rules-mark-within =
    { $spaces ->
        [1] daneben
       *[other] innerhalb von { $spaces } Feldern
    }

# Manche Karten sprechen von einer Fähigkeit, die wie ihre Karte heißt.
alliance-ability-roll-with-it = { alliance-card-roll-with-it }
