# Was Karten, Bögen und Marker tun, zusammengesetzt aus ihren Daten: „<wann>: <was geschieht>; <was geschieht>.“
# Was geschieht, steht im Infinitiv, damit es für dich und für andere gilt.

## Wörter

defenders-rules-dice =
    { $red ->
        [0]
            { $blue ->
                [one] 1 blauer Würfel
               *[other] { $blue } blaue Würfel
            }
       *[other]
            { $red ->
                [one] 1 roter
               *[other] { $red } rote
            } { $blue ->
                [0] Würfel
                [one] und 1 blauer Würfel
               *[other] und { $blue } blaue Würfel
            }
    }
# Dasselbe hinter „mit“.
defenders-rules-with-dice =
    { $red ->
        [0]
            { $blue ->
                [one] 1 blauen Würfel
               *[other] { $blue } blauen Würfeln
            }
       *[other]
            { $blue ->
                [0]
                    { $red ->
                        [one] 1 roten Würfel
                       *[other] { $red } roten Würfeln
                    }
                [one] { $red } roten und 1 blauen Würfel
               *[other] { $red } roten und { $blue } blauen Würfeln
            }
    }
# Wie weit etwas entfernt sein darf; 0 ist benachbart.
defenders-rules-far =
    { $areas ->
        [0] benachbart
        [one] bis 1 Gebiet entfernt
       *[other] bis { $areas } Gebiete entfernt
    }
defenders-rules-then = { $first }, dann { $next }
# Ob das, was hinter einem Doppelpunkt steht, groß beginnt: yes oder no.
defenders-rules-capital = yes

## Waffen und Rüstung

defenders-rules-weapon =
    { $manner ->
        [melee] Nahkampfwaffe
        [ranged] Fernkampfwaffe
        [healing] Heilwaffe
       *[basic] Grundschaden
    }: { $facts }.
# Wie weit eine Waffe reicht.
defenders-rules-range =
    { $areas ->
        [0] benachbarte Ziele
        [one] Reichweite 1 Gebiet
       *[other] Reichweite { $areas } Gebiete
    }
defenders-rules-ammo = { $n } Munition
defenders-rules-own-ammo = Munitionssymbole zählen nicht. Nach dem Wurf darfst du beliebig viele Munitionsmarker ablegen: für jeden 1 Treffer mehr.
defenders-rules-area-damage =
    { $when ->
        [for_ammo] Lege vor dem Wurf 1 Munitionsmarker für Flächenschaden ab.
       *[always] Flächenschaden.
    }
defenders-rules-alien-weapon = Ohne Alien-Kenntnisse verdirbt jedes Alien und jede Ladehemmung im Wurf den ganzen Angriff.
defenders-rules-flash = Blitz: { $effects }.
# Gegen welche Angriffe sie wirkt.
defenders-rules-plate =
    { $only ->
        [melee] Blitz gegen Nahkampfangriffe
        [ranged] Blitz gegen Fernkampfangriffe
        [healing] Blitz gegen Heilung
        [basic] Blitz gegen Grundschaden
       *[all] Blitz
    }: { $effects }.
defenders-rules-plate-shields =
    { $n ->
        [one] 1 Schild mehr
       *[other] { $n } Schilde mehr
    }
defenders-rules-plate-each = jeder Blitz zählt als Schild
defenders-rules-plate-heal =
    { $n ->
        [one] heilt 1 Wunde, bevor neue dazukommen
       *[other] heilt { $n } Wunden, bevor neue dazukommen
    }
defenders-rules-no-armour = Kein Blitzeffekt.
# Was dem geschieht, den ein Angriff trifft; $whom ist das Ziel oder jedes Alien in einem Gebiet.
defenders-rules-on-hit =
    bei Treffer { $what ->
        [strip_shields] verliert
        [immobilise] ist
        [paralyse] ist
       *[push] wird
    } { $whom ->
        [each] jedes Alien dort
       *[target] das Ziel
    } { $what ->
        [strip_shields] alle Schildmarker für immer
        [immobilise] bis zur Auffrischungsphase bewegungsunfähig
        [paralyse] bis zur Auffrischungsphase gelähmt
       *[push] 1 Feld zurückgedrängt
    }

## Wann eine Kraft wirkt

# Wessen Angriff, hinter „bei“; $near sagt, wie weit jemand anderes entfernt sein darf.
defenders-rules-attack-by =
    { $who ->
        [me]
            { $kind ->
                [melee] deinem Nahkampfangriff
                [ranged] deinem Fernkampfangriff
                [healing] deiner Heilung
                [grenade] deinem Granatwurf
               *[any] deinem Angriff
            }
        [other]
            { $kind ->
                [melee] einem Nahkampfangriff
                [ranged] einem Fernkampfangriff
                [healing] einer Heilung
                [grenade] einem Granatwurf
               *[any] einem Angriff
            } eines anderen Agenten ({ $near })
       *[one]
            { $kind ->
                [melee] einem Nahkampfangriff
                [ranged] einem Fernkampfangriff
                [healing] einer Heilung
                [grenade] einem Granatwurf
               *[any] einem Angriff
            } von dir oder einem anderen Agenten ({ $near })
    }
defenders-rules-attack-on =
    { $kind ->
        [melee] einem Nahkampfangriff
        [ranged] einem Fernkampfangriff
       *[any] einem Angriff
    } gegen { $who ->
        [me] dich
        [other] einen anderen Agenten ({ $near })
       *[one] dich oder einen anderen Agenten ({ $near })
    }
# Was es kostet, vor dem Moment.
defenders-rules-during =
    { $timing ->
        [standard] Aktion bei { $attack }
        [reaction] Reaktion bei { $attack }
       *[passive] Bei { $attack }
    }
defenders-rules-before-roll = { $head }, vor dem Wurf
defenders-rules-after-roll = { $head }, nach dem Wurf
defenders-rules-before-defence = { $head }, vor dem Verteidigungswurf
defenders-rules-after-defence = { $head }, nach dem Verteidigungswurf
defenders-rules-killed = { $head }, wenn ein Alien daran stirbt
defenders-rules-alien-moved =
    { $timing ->
        [standard] Aktion, wenn ein Alien sich bewegt hat, herein teleportiert oder aufgedeckt wurde
        [reaction] Reaktion, wenn ein Alien sich bewegt hat, herein teleportiert oder aufgedeckt wurde
       *[passive] Wenn ein Alien sich bewegt hat, herein teleportiert oder aufgedeckt wurde
    }
defenders-rules-always = Immer
defenders-rules-gained = Wenn du sie erhältst
# Für wen eine Aktion ist.
defenders-rules-turn =
    { $timing ->
        [standard] Aktion
        [reaction] Reaktion
       *[passive] In deinem Zug
    }{ $who ->
        [me] { "" }
        [one] { " " }für dich oder einen anderen Agenten ({ $near })
        [other] { " " }für einen anderen Agenten ({ $near })
       *[each] { " " }für dich und jeden anderen Agenten ({ $near })
    }
defenders-rules-unmoved = { $head }, wenn du dein Feld in diesem Zug nicht verlassen hast
defenders-rules-power = { $head }: { $deeds }.
defenders-rules-limit =
    { $kind ->
        [device] Einmal, dann ablegen.
        [tactic] Einmal je Mission.
        [deployed] Einmal je Mission.
       *[skill] Einmal je Runde.
    }

## Was geschieht

defenders-rules-more = { $dice } mehr
defenders-rules-hits =
    { $n ->
        [one] 1 Treffer mehr
       *[other] { $n } Treffer mehr
    }
defenders-rules-fewer =
    { $n ->
        [one] 1 Verteidigungswürfel weniger
       *[other] { $n } Verteidigungswürfel weniger
    }
defenders-rules-farther =
    { $n ->
        [one] 1 Gebiet mehr Reichweite
       *[other] { $n } Gebiete mehr Reichweite
    }
defenders-rules-area = Flächenschaden
# $dice sagt, wie viele; 0, wenn es gleichgültig ist.
defenders-rules-reroll =
    { $dice ->
        [0] beliebig viele Würfel
        [one] 1 Würfel
       *[other] bis zu { $dice } Würfel
    } neu werfen{ $aliens ->
        [yes] , auch solche mit Alien
       *[no] { "" }
    }
defenders-rules-cancel =
    { $n ->
        [one] 1 Treffer aufheben
       *[other] { $n } Treffer aufheben
    }
defenders-rules-strike =
    { $with ->
        [it] dieses Alien angreifen
        [melee] noch einmal im Nahkampf angreifen
        [ranged] noch einmal im Fernkampf angreifen
        [healing] noch einmal eine Heilwaffe benutzen
       *[any] noch einmal angreifen
    }
defenders-rules-blast =
    { $areas ->
        [0] ein benachbartes Alien wählen
       *[other] ein Alien in Sicht wählen, { defenders-rules-far }
    }: mit { $dice } gegen jedes Alien in seinem Gebiet würfeln
defenders-rules-satellite = ein Gebiet wählen, { defenders-rules-far }, aber keinen geschlossenen Raum: am Ende der Kampfphase mit { $dice } gegen jedes Alien dort würfeln, und jedes Signal dort ist zerstört
defenders-rules-heal =
    { $n ->
        [one] 1 Wunde heilen
       *[other] { $n } Wunden heilen
    }
defenders-rules-gain-ammo =
    { $n ->
        [one] 1 Munitionsmarker nehmen
       *[other] { $n } Munitionsmarker nehmen
    }
defenders-rules-clear-jam = 1 Ladehemmung beheben
defenders-rules-move =
    { $hexes ->
        [one] 1 Feld weit bewegen
       *[other] bis zu { $hexes } Felder weit bewegen
    }{ $free ->
        [yes] , auch aus einem Nahkampf heraus
       *[no] { "" }
    }
defenders-rules-push = jedes benachbarte Alien 1 Feld zurückdrängen
defenders-rules-reinforced =
    { $n ->
        [one] 1 Schildmarker auf den Bogen legen, der vor allem anderen einen Treffer abfängt und nie zurückkehrt
       *[other] { $n } Schildmarker auf den Bogen legen, die vor allem anderen Treffer abfangen und nie zurückkehren
    }
defenders-rules-deploy = { $drone } auf ein leeres benachbartes Feld stellen
defenders-rules-reveal = ein Signal aufdecken ({ $near }), ob in Sicht oder nicht
defenders-rules-repel =
    alle Signale ({ $near }) gehen { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } zurück
defenders-rules-scout =
    { $n ->
        [one] die oberste Begegnungskarte ansehen
       *[other] die obersten { $n } Begegnungskarten ansehen und in beliebiger Reihenfolge zurücklegen
    }
defenders-rules-stealth =
    { $until ->
        [yes] bis zur nächsten Auffrischungsphase sehen dich nur
       *[no] dich sehen nur
    } { $areas ->
        [0] benachbarte Aliens
        [one] Aliens bis 1 Gebiet entfernt
       *[other] Aliens bis { $areas } Gebiete entfernt
    }
defenders-rules-knowledge = Alien und Ladehemmung auf den Würfeln von Alienwaffen nicht beachten
defenders-rules-grenades =
    { $n ->
        [one] 1 Granate aus dem Vorrat nehmen, wenn eine da ist
       *[other] { $n } Granaten aus dem Vorrat nehmen, soweit welche da sind
    }

## Aliens

# Wann eine Zeile passt; -1 ist die blinde Zeile.
defenders-rules-line-at =
    { $areas ->
        [-1] Sonst, blind
        [0] Agent benachbart
        [one] Agent bis 1 Gebiet entfernt
       *[other] Agent bis { $areas } Gebiete entfernt
    }
defenders-rules-line = { $at }: { $deeds }.
# Ein Agent als Ziel, im Akkusativ.
defenders-rules-to =
    { $to ->
        [closest] den nächstgelegenen Agenten
       *[most_wounded] den am stärksten verwundeten Agenten
    }
defenders-rules-line-attack =
    { $to ->
        [none] { "" }
       *[other] { defenders-rules-to }{ " " }
    }{ $times ->
        [one] { "" }
        [2] zweimal{ " " }
       *[other] { $times }-mal{ " " }
    }mit „{ $weapon }“ angreifen
defenders-rules-line-adjacent =
    neben { $to ->
        [closest] den nächstgelegenen
       *[most_wounded] den am stärksten verwundeten
    } Agenten ziehen
defenders-rules-line-toward =
    { $areas ->
        [one] 1 Gebiet
       *[other] bis zu { $areas } Gebiete
    } auf { defenders-rules-to } zu ziehen
defenders-rules-line-to-point =
    { $areas ->
        [one] 1 Gebiet
       *[other] bis zu { $areas } Gebiete
    } auf den nächstgelegenen Teleportpunkt zu ziehen
defenders-rules-line-away =
    { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } weit wegziehen
defenders-rules-line-activate =
    { $aliens ->
        [one] das nächstgelegene Alien
       *[other] die { $aliens } nächstgelegenen Aliens
    } ({ $near }, kein Xeno-Grey) sofort handeln lassen
defenders-rules-named = { $name }: { $text }
defenders-rules-leader =
    Bewegt es sich, { $aliens ->
        [one] kommt das nächstgelegene andere Alien im Umkreis von 1 Gebiet
       *[other] kommen die { $aliens } nächstgelegenen anderen Aliens im Umkreis von 1 Gebiet
    } mit in das Gebiet, in dem es endet.
defenders-rules-ignores-stealth = Heimlichkeit verbirgt niemanden vor ihm.
defenders-rules-grab =
    Richtet sein Nahkampfangriff Schaden an, bewegen sich Alien und Agent { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } auf den nächstgelegenen Teleportpunkt zu.
defenders-rules-acid = Stirbt es, wird mit { $dice } gegen jeden benachbarten Agenten und jede benachbarte Drohne gewürfelt.
defenders-rules-swarm = Eine Karte und so viele Figuren wie Gesundheit. Der Schwarm handelt einmal, von der Figur aus, die einem Agenten am nächsten ist, und die anderen enden neben ihr. Jede stirbt an einer Wunde.
defenders-rules-master =
    Von den Wunden jedes Angriffs { $wounds ->
        [one] geht 1
       *[other] gehen { $wounds }
    } an das nächstgelegene Alien im Umkreis von 1 Gebiet, das kein Xeno-Grey ist.
defenders-rules-rage =
    Bei { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } wird seine Karte gegen „{ $into }“ getauscht, und es hat volle Gesundheit.

## Ereignisse

defenders-rules-signals =
    Alle Signale bewegen sich { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } { $to ->
        [closest] auf den nächstgelegenen Agenten zu
        [alpha] auf den Alpha-Agenten zu
       *[away] zurück
    }.
# $one bis $five: wie viele bei so vielen Agenten.
defenders-rules-teleport =
    { $only ->
        [fewer] Sind es weniger Aliens als Agenten, teleportieren Signale herein
        [not_more] Sind es nicht mehr Aliens als Agenten, teleportieren Signale herein
       *[always] Signale teleportieren herein
    }: { $one } bei 1 Agent, { $two } bei 2, { $three } bei 3, { $four } bei 4, { $five } bei 5.
defenders-rules-whom =
    { $who ->
        [each] Jeder Agent
        [alpha] Der Alpha-Agent
        [most_wounded] Der am stärksten verwundete Agent
       *[chosen]
            { $n ->
                [one] 1 Agent eurer Wahl
               *[other] { $n } Agenten eurer Wahl
            }
    }
defenders-rules-whom-on =
    { $who } { $terrain ->
        [city] in der Stadt
        [desert] in der Wüste
        [forest] im Wald
        [grid] im virtuellen Raster
        [ship] im Alienschiff
       *[urban] im Wohn- und Industrieblock
    }
defenders-rules-event-deed = { $whom }: { $deed }.
defenders-rules-lose-ammo =
    { $n ->
        [one] 1 Munitionsmarker ablegen
       *[other] { $n } Munitionsmarker ablegen
    }
defenders-rules-wound =
    { $n ->
        [one] 1 Wunde erleiden, die nichts verhindert
       *[other] { $n } Wunden erleiden, die nichts verhindert
    }
defenders-rules-event-move =
    { $hexes ->
        [one] nach Wunsch 1 Feld weit bewegen, aber nicht aus einem Nahkampf heraus
       *[other] nach Wunsch bis zu { $hexes } Felder weit bewegen, aber nicht aus einem Nahkampf heraus
    }
defenders-rules-valor = Heldentat: Dreht eine benutzte Taktik eurer Wahl wieder auf.
defenders-rules-special = Schlagt es in der Mission nach.
defenders-rules-weather =
    { $what ->
        [no_evade] Solange es dauert, kann niemand ausweichen.
        [slow]
            { $n ->
                [one] Solange es dauert, bewegen sich Agenten 1 Feld weniger, aber mindestens 1.
               *[other] Solange es dauert, bewegen sich Agenten { $n } Felder weniger, aber mindestens 1.
            }
        [dim]
            { $n ->
                [one] Solange es dauert, reichen Fernkampfwaffen der Agenten 1 Gebiet weniger weit, aber mindestens 1.
               *[other] Solange es dauert, reichen Fernkampfwaffen der Agenten { $n } Gebiete weniger weit, aber mindestens 1.
            }
        [no_shields] Solange es dauert, frischen sich Energieschilde nicht auf.
       *[passing] Es wirkt nur in dem Moment, in dem es kommt.
    }

## Begegnungen

defenders-rules-calls =
    { $whom ->
        [species] Alle Aliens dieser Art handeln: { $species }.
        [green] Alle grünen Aliens handeln.
        [blue] Alle blauen Aliens handeln.
        [red] Alle roten Aliens handeln.
        [wounded] Alle verwundeten Aliens handeln.
        [in_sight] Alle Aliens handeln, die ein Agent sieht.
       *[closest_to_each] Für jeden Agenten handelt das ihm nächstgelegene Alien; jedes Alien nur einmal.
    }
defenders-rules-danger =
    Gefahr! Ist keines da, { $n ->
        [one] teleportiert 1 herein.
       *[other] teleportieren { $n } herein.
    }

## Ränge

defenders-rules-gain =
    { $gain ->
        [innate] Bringt die angeborene Fähigkeit.
        [basic_tactic] Bringt eine Basistaktik.
        [improved_tactic] Bringt eine verbesserte Taktik.
        [skill] Bringt eine Fertigkeit.
       *[elite] Dreht den Bogen auf die Eliteseite.
    }
defenders-rules-gd =
    { $gd ->
        [0] Hier beginnen alle.
       *[other] Braucht { $gd } GD mit 3 roten Würfeln.
    }
defenders-rules-drone =
    { $hexes ->
        [0] Bleibt, wo sie steht, sieht rundum und hat nie Ladehemmung.
        [one] Bewegt sich 1 Feld weit, sieht rundum und hat nie Ladehemmung.
       *[other] Bewegt sich bis zu { $hexes } Felder weit, sieht rundum und hat nie Ladehemmung.
    }
