# Was geschehen ist, in Sätzen, jeder mit der Nummer seiner Regel daneben. Jedes Ereignis hat einen.

defenders-said = { $text }

defenders-topic =
    { $topic ->
        [flow] Runden und Züge
        [move] Bewegung
        [attack] Angriffe
        [harm] Wunden
        [gear] Ausrüstung
        [alien] Aliens und Signale
        [card] Karten
        [story] Geschichte
        [thought] Was Aliens denken
       *[detail] Kleingedrucktes
    }

## Satzteile

defenders-figure-alien =
    { $name } { $rank ->
        [green] grün
        [blue] blau
       *[red] rot
    } { $n }
defenders-card-named =
    { $name } { $rank ->
        [green] grün
        [blue] blau
       *[red] rot
    }
defenders-figure-unknown = Alien { $n }
defenders-figure-signal = Signal { $n }
defenders-figure-person = Person { $n }
defenders-figure-nobody = niemand

defenders-hex =
    Gebiet { $area } { $where ->
        [centre] Mitte
        [e] Ost
        [se] Südost
        [s] Süd
        [sw] Südwest
        [w] West
        [nw] Nordwest
        [n] Nord
       *[ne] Nordost
    }
defenders-direction =
    { $where ->
        [e] Osten
        [se] Südosten
        [s] Süden
        [sw] Südwesten
        [w] Westen
        [nw] Nordwesten
        [n] Norden
       *[ne] Nordosten
    }
defenders-gun =
    { $gun ->
        [0] Primärwaffe
       *[1] Sekundärwaffe
    }
defenders-via =
    { $via ->
        [start] Ausrüstung
        [rank] neuer Rang
        [delivery] Lieferung
        [search] Suche
        [skill] Fertigkeit
       *[mission] Mission
    }
defenders-with-death = seinem letzten Aufbäumen
defenders-with-mission = der Mission
defenders-face-blank = leer

## Runden und Züge

defenders-log-round = Runde { $round } beginnt.
defenders-phase =
    { $phase ->
        [refresh] Auffrischungsphase
        [strategy] Strategiephase
        [battle] Kampfphase
       *[event] Ereignisphase
    }
defenders-log-refreshed = Fertigkeiten, Fähigkeiten und Energieschilde sind wieder bereit.
defenders-log-started = { $agent } beginnt in { $hex }, mit Blick nach { $where }.
defenders-log-alpha = { $agent } ist Alpha-Agent.
defenders-log-rank-rolled =
    { $gd ->
        [-1] { $agent } würfelt nicht um einen Rang.
       *[other] { $agent } würfelt um einen Rang: { $gd } GD, gebraucht werden { $needed }.
    }
defenders-log-promoted = { $agent } steigt auf: { $grade }.
defenders-log-turn-began = { $agent } ist am Zug.
defenders-log-turn-ended = { $agent } beendet den Zug.
defenders-log-turn-skipped = { $agent } tut in diesem Zug nichts.
defenders-log-ended =
    { $ending ->
        [accomplished] Die Mission ist erfüllt.
        [partly] Die Mission ist zum Teil erfüllt.
        [all_out] Kein Agent kann mehr kämpfen: Die Mission ist gescheitert.
       *[failed] Die Mission ist gescheitert.
    }
defenders-log-spent =
    { $activity ->
        [movement] { $agent } hat die Bewegung dieses Zuges verbraucht.
        [combat] { $agent } hat den Kampf dieses Zuges verbraucht.
       *[action] { $agent } hat die Aktion dieses Zuges verbraucht.
    }

## Ausrüstung

defenders-log-gained =
    { $kind ->
        [tactic] { $agent } bekommt die Taktik { $item } ({ $via }).
        [skill] { $agent } bekommt die Fertigkeit { $item } ({ $via }).
       *[device] { $agent } bekommt das Gerät { $item } ({ $via }).
    }
defenders-log-weapon-taken = { $agent } nimmt { $weapon } als { $gun } ({ $via }).
defenders-log-weapon-refused = Niemand nimmt { $weapon }.
defenders-log-fragment =
    { $from ->
        [kill] Ein Fragment für den ersten Abschuss der Runde: Das Team hat { $n }.
        [search] Ein Fragment aus einer Suche: Das Team hat { $n }.
       *[mission] Ein Fragment: Das Team hat { $n }.
    }
defenders-log-fragments-spent =
    { $n ->
        [0] Vier Fragmente bezahlen eine Lieferung; keines bleibt.
       *[other] Vier Fragmente bezahlen eine Lieferung; { $n } bleiben.
    }
defenders-log-weapon-drawn = { $weapon } wird für das Team gezogen.
defenders-log-weapon-none = Es ist keine Waffe mehr da.
defenders-log-reloaded = { $agent } hat { $ammo } Munition für { $gun }.
defenders-log-unjammed = { $agent } behebt die Ladehemmung: { $gun }.
defenders-log-power =
    { $whom ->
        [none] { $owner } setzt { $power } ein.
       *[other] { $owner } setzt { $power } ein, Ziel: { $whom }.
    }
defenders-log-restored = { $agent } darf { $tactic } noch einmal einsetzen.
defenders-log-deployed = { $owner } stellt { $drone } auf, in { $hex }.
defenders-log-operated = { $drone } macht sich an die Arbeit.
defenders-log-reinforced =
    { $n ->
        [one] { $agent } trägt 1 Marker verstärkter Panzerung.
       *[other] { $agent } trägt { $n } Marker verstärkter Panzerung.
    }
defenders-log-hidden =
    { $n ->
        [one] { $agent } ist aus mehr als 1 Gebiet Entfernung nicht zu sehen.
       *[other] { $agent } ist aus mehr als { $n } Gebieten Entfernung nicht zu sehen.
    }
defenders-log-strike = { $owner } ruft { $power } auf Gebiet { $area } herab.
defenders-log-strike-fell = { $power } schlägt in Gebiet { $area } ein.
defenders-log-scouted = { $agent } sieht sich die nächsten Begegnungen an: { $cards }.
defenders-log-stacked = Sie kommen in dieser Reihenfolge zurück: { $cards }.

## Bewegung

defenders-log-walked =
    { $n ->
        [one] { $figure } geht 1 Feld weit: { $hex }.
       *[other] { $figure } geht { $n } Felder weit: { $hex }.
    }
defenders-log-faced = { $figure } blickt nach { $where }.
defenders-log-halted = { $figure } bleibt stehen.
defenders-log-leapt = { $agent } springt durch das Fenster: { $hex }.
defenders-log-redeployed = { $agent } stellt sich um: { $hex }.
defenders-log-placed = { $figure } wird versetzt: { $hex }.
defenders-log-bashed = { $agent } bricht das Schloss auf.
defenders-log-evaded =
    { $free ->
        [yes] { $agent } entwischt und darf sich frei bewegen.
       *[no] { $agent } kommt nicht weg.
    }
defenders-log-searched =
    { $what ->
        [both] { $agent } sucht und findet Vorräte und einen besonderen Fund.
        [flash] { $agent } sucht und findet Vorräte.
        [gd] { $agent } sucht und macht einen besonderen Fund.
       *[nothing] { $agent } sucht und findet nichts.
    }
defenders-log-pushed = { $figure } wird gestoßen: { $hex }.

## Angriffe

defenders-log-declared =
    { $attacker ->
        [none] Es wird gegen { $target } gewürfelt.
       *[other] { $attacker } greift { $target } an, mit { $with }{ $area ->
            [yes] , Flächenschaden ist bezahlt
           *[no] { "" }
        }.
    }
defenders-log-extra = { $text } Ein zusätzlicher Angriff.
defenders-log-rolled = { $whom } würfelt { $faces }.
defenders-log-changed = { $power } zählt mit.
defenders-log-rerolled =
    { $power ->
        [none] { $whom } wirft einen Würfel neu: { $face }.
       *[other] { $power }: { $whom } wirft einen Würfel neu: { $face }.
    }
defenders-log-spent-on-hits =
    { $n ->
        [one] { $attacker } gibt 1 Munition für 1 Treffer mehr aus.
       *[other] { $attacker } gibt { $n } Munition für { $n } Treffer mehr aus.
    }
defenders-log-failed = Die Alienwaffe versagt in den Händen von { $attacker }.
defenders-log-struck =
    { $n ->
        [0] Kein Treffer.
        [one] 1 Treffer gegen { $targets }{ $fewer ->
            [0] { "" }
            [one] , 1 Verteidigungswürfel weniger
           *[other] , { $fewer } Verteidigungswürfel weniger
        }.
       *[other] { $n } Treffer gegen { $targets }{ $fewer ->
            [0] { "" }
            [one] , 1 Verteidigungswürfel weniger
           *[other] , { $fewer } Verteidigungswürfel weniger
        }.
    }
defenders-log-ammo-lost = { $figure } hat noch { $ammo } Munition für { $gun }.
defenders-log-jammed = { $figure }: Ladehemmung bei { $gun }.
defenders-log-shielded = { $figure }: { $parts }.
defenders-log-shielded-part =
    { $by ->
        [powers] Fähigkeiten fangen { $n } ab
        [armour] die verstärkte Panzerung fängt { $n } ab
       *[shield] der Energieschild fängt { $n } ab
    }
defenders-log-defended =
    { $figure } hält { $n ->
        [0] nichts auf
       *[other] { $n } auf
    }; { $left ->
        [0] nichts kommt durch
        [one] 1 Treffer kommt durch
       *[other] { $left } Treffer kommen durch
    }.
defenders-log-over = Der Angriff ist vorbei.

## Wunden

defenders-log-wounded =
    { $n ->
        [one] { $figure } erleidet 1 Wunde (insgesamt { $total }).
       *[other] { $figure } erleidet { $n } Wunden (insgesamt { $total }).
    }
defenders-log-healed =
    { $n ->
        [one] { $figure } heilt 1 Wunde (noch { $total }).
       *[other] { $figure } heilt { $n } Wunden (noch { $total }).
    }
defenders-log-bleeds = { $agent } geht zu Boden und blutet.
defenders-log-died =
    { $kind ->
        [drone] { $figure } ist zerstört.
       *[other] { $figure } stirbt.
    }
defenders-log-befallen =
    { $what ->
        [strip_shields] { $figure } verliert alle Schildmarker.
        [immobilise] { $figure } kann sich bis zur nächsten Auffrischung nicht bewegen.
        [paralyse] { $figure } ist bis zur nächsten Auffrischung gelähmt.
       *[push] { $figure } wird zurückgestoßen.
    }
defenders-log-diverted =
    { $n ->
        [one] { $to } nimmt 1 Wunde für { $from } auf sich.
       *[other] { $to } nimmt { $n } Wunden für { $from } auf sich.
    }
defenders-log-raged = { $alien } gerät in Raserei.

## Aliens, Signale, Karten

defenders-log-encounter = { $agent } zieht die Begegnung { $card }.
defenders-log-called =
    { $n ->
        [0] Kein Alien folgt dem Ruf.
       *[other] Es handeln: { $aliens }.
    }
defenders-log-encounter-over = { $card } wird abgelegt.
defenders-log-activated = { $alien } handelt.
defenders-log-moved = { $alien } zieht nach { $hex }.
defenders-log-appeared = { $alien } erscheint in { $hex }; die Karte liegt bei { $player }.
defenders-log-passed = Die Karte von { $alien } liegt jetzt bei { $player }.
defenders-log-nobody = Es ist keine Karte mehr da: Niemand kommt.
defenders-log-point = Der Teleportwürfel zeigt: { $symbol }.
defenders-log-signal-placed = Ein Signal erscheint in { $hex }.
defenders-log-signal-moved = Ein Signal zieht nach { $hex }.
defenders-log-signal-stays = Ein Signal bleibt, wo es ist.
defenders-log-revealed =
    { $alien ->
        [yes] Ein Signal in Sicht: ein Alien!
       *[no] Ein Signal in Sicht: nur ein Mensch.
    }
defenders-log-signal-destroyed = Ein Signal wird zerstört, und niemand erfährt, was es war.
defenders-log-event = { $agent } zieht das Ereignis { $card }.
defenders-log-event-over = { $card } ist abgehandelt.
defenders-log-reshuffled =
    { $deck ->
        [aliens] Die Alienkarten werden neu gemischt.
        [encounters] Die Begegnungskarten werden neu gemischt.
        [events] Die Ereigniskarten werden neu gemischt.
       *[signals] Die Signale werden neu gemischt.
    }

## Die Geschichte der Mission

defenders-log-said =
    { $rule ->
        [yes] Sonderregel: { $text }
       *[no] { $text }
    }
defenders-log-objective =
    { $state ->
        [set] Ziel: { $text }
        [offered] Außerdem: { $text }
        [completed] Ziel erreicht: { $text }
       *[failed] Nicht mehr möglich: { $text }
    }
defenders-log-counted = Ein Zähler der Mission steht auf { $now }.
defenders-log-flagged = Die Geschichte merkt sich etwas.
defenders-log-special = Sonderereignis { $letter }: { $text }
defenders-log-forwarded = Als Nächstes kommt das Ereignis { $card }.
defenders-log-paused =
    { $paused ->
        [yes] Von jetzt an gibt es keine Ereignisphasen.
       *[no] Es gibt wieder Ereignisphasen.
    }
defenders-log-acted =
    { $done ->
        [yes] { $agent } hat Erfolg: { $action }, { $hex }.
       *[no] { $agent } versucht es: { $action }, { $hex }.
    }
defenders-log-token =
    { $what ->
        [burned] In { $hex } liegt eine Flamme.
        [doused] Die Flamme in { $hex } ist aus.
        [point_gone] Der Teleportpunkt in { $hex } ist weg.
        [point_moved] Ein Teleportpunkt liegt jetzt in { $hex }.
        [waypoint_hidden] In { $hex } liegt verdeckt ein Wegpunkt.
        [waypoint_turned] In { $hex } wird ein Wegpunkt aufgedeckt.
        [mine_laid] In { $hex } liegt eine Mine.
        [mine_gone] Die Mine in { $hex } ist weg.
        [body_laid] In { $hex } liegt ein totes Alien.
       *[body_gone] Das tote Alien in { $hex } wird weggebracht.
    }
defenders-log-waypoint = Wegpunkt { $n } liegt auf der Karte.
defenders-log-waypoints-cleared = Alle Wegpunkte werden weggenommen.
defenders-log-freed = Ein Schloss oder eine Sperre ist weg.
defenders-log-armoury =
    { $alien ->
        [yes] { $agent } nimmt einen roten Waffenlager-Marker auf: eine Alienwaffe.
       *[no] { $agent } nimmt einen blauen Waffenlager-Marker auf: eine verbesserte Waffe.
    }
defenders-log-weapon-due =
    { $alien ->
        [yes] Eine Alienwaffe wird geliefert.
       *[no] Eine verbesserte Waffe wird geliefert.
    }
defenders-log-due-over = Die Lieferung ist abgehandelt.
defenders-log-item =
    { $what ->
        [taken] { $who } trägt: { $item }.
        [laid] Liegt in { $hex }: { $item }.
       *[gone] Nicht mehr im Spiel: { $item }.
    }
defenders-log-big-gun =
    { $what ->
        [jammed] { $gun } hat Ladehemmung.
       *[cleared] { $gun } ist wieder bereit.
    }
defenders-log-marked =
    { $mark ->
        [held] Ein Alien handelt bis zur nächsten Auffrischung nicht.
        [stunned] Ein Alien liegt betäubt und tut nichts.
       *[warded] Einem Alien können Agenten nichts anhaben.
    }
defenders-log-unmarked =
    { $mark ->
        [held] Ein Alien darf wieder handeln.
        [stunned] Ein Alien ist nicht mehr betäubt.
       *[warded] Ein Alien ist wieder verwundbar.
    }
defenders-log-role = { $agent } übernimmt eine Rolle: { $role }.
defenders-log-recast = { $agent } ist jetzt jemand anders: { $profile }.
defenders-log-confined = { $agent } bleibt von jetzt an auf diesem Teil der Karte.
defenders-log-cards =
    { $deck ->
        [encounters] Begegnungen kommen hinzu: { $cards }.
       *[aliens] Alienkarten kommen hinzu: { $cards }.
    }
defenders-log-alien-taken = { $card } wird aus dem Stapel genommen.
defenders-log-alien-changed =
    { $what ->
        [withdrawn] { $alien } verlässt die Karte.
        [turned] { $alien } wird ein anderes Alien, unverletzt.
        [stripped] { $alien } hat bis zur nächsten Auffrischung keine Schilde.
       *[restored] { $alien } ist wie neu.
    }
defenders-log-named = Um { $alien } geht es in dieser Mission.
defenders-log-signal-strayed = Der Wurf passt zu keinem Teleportpunkt: Das Signal wird ungesehen abgelegt.
defenders-log-signals-mixed = Alle Signale werden neu gemischt.
defenders-log-signals-added =
    { $kind ->
        [human] Ein menschliches Signal kommt hinzu.
       *[alien] Ein außerirdisches Signal kommt hinzu.
    }
defenders-log-signal-kept = Das Signal bleibt, wo es ist.
defenders-log-humans-turned = Von jetzt an sind auch menschliche Signale Aliens.
defenders-log-bodies-unmarked = Die Marker auf toten Aliens werden weggenommen.
defenders-log-joined = { $person } kommt in { $hex } hinzu.
defenders-log-saved = { $figure } ist in Sicherheit.
defenders-log-dragged = { $agent } zieht jemanden mit.

## Was ein Alien denkt

defenders-mind-misfit =
    { $why ->
        [nobody_in_sight] „{ $line }“: Niemand ist in Sicht.
        [too_far] „{ $line }“: Wer in Sicht ist, ist weiter weg.
       *[nobody_in_reach] „{ $line }“: Zu niemandem führt ein erlaubter Weg.
    }
# The same under the line itself.
defenders-mind-unfit =
    { $why ->
        [nobody_in_sight] Niemand ist in Sicht.
        [too_far] Wer in Sicht ist, ist weiter weg.
       *[nobody_in_reach] Zu niemandem führt ein erlaubter Weg.
    }
defenders-mind-fits = „{ $line }“ passt.
defenders-mind-passed-over = Zeile { $n } lässt sich nicht ausführen: { $why }. Weiter mit der nächsten.
defenders-mind-cannot =
    { $why ->
        [find_anybody] es gibt niemanden, den sie betrifft
        [attack_anybody] von dort kann niemand angegriffen werden
        [stand_beside_it] kein Feld neben dem Ziel ist frei und erreichbar
        [get_nearer] auf dem Weg ist kein Platz
        [get_away] nirgends ist es weiter weg vom nächsten Agenten
       *[reach_point] zu keinem Teleportpunkt führt ein erlaubter Weg
    }
defenders-mind-candidate =
    { $figure }: { $near ->
        [yes] benachbart
       *[no] { $steps ->
            [one] 1 Gebiet
           *[other] { $steps } Gebiete
        } entfernt
    }, { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }, noch { $left } Gesundheit{ $tied ->
        [yes] , gleichauf
       *[no] { "" }
    }.
defenders-mind-equal = Ihm ist gleich: { $ways }. Wer die Karte hat, entscheidet.
defenders-mind-way = { $figure }, von { $hex } aus
defenders-mind-moves =
    { $figure ->
        [none] Es zieht nach { $hex }.
       *[other] Es zieht nach { $hex }, wegen { $figure }.
    }
defenders-mind-attacks =
    { $times ->
        [one] Es greift { $figure } an, { $with ->
            [melee] im Nahkampf
           *[ranged] aus der Ferne
        }.
       *[other] Es greift { $figure } { $times }-mal an, { $with ->
            [melee] im Nahkampf
           *[ranged] aus der Ferne
        }.
    }
defenders-mind-commands = Es lässt { $figure } handeln.
defenders-mind-does-nothing = Es ist gelähmt und tut nichts.
defenders-mind-left-out = Der Rest der Zeile entfällt: { $why }.
defenders-mind-stays = Keine Zeile lässt sich ausführen: Es bleibt, wo es ist.

# In einem Satz, über den Schritten.
defenders-plain-stays = { $alien } kann nichts tun und bleibt stehen.
defenders-plain-moves = { $alien } zieht nach { $hex }.
defenders-plain-attacks =
    { $moves ->
        [yes] { $alien } zieht nach { $hex } und greift { $target } an.
       *[no] { $alien } greift { $target } von seinem Feld aus an.
    }

## Die Kampagne

defenders-log-set-out = Das Team verlässt das Hauptquartier: { $mission }.
defenders-log-mission-ended =
    { $ending ->
        [accomplished] { $mission } ist erfüllt.
        [partly] { $mission } ist zum Teil erfüllt.
        [all_out] Aus { $mission } kam niemand zurück: gescheitert.
       *[failed] { $mission } ist gescheitert.
    }
defenders-log-debriefed = Das Hauptquartier hat notiert, was aus wem geworden ist.
defenders-log-returned = Das Team ist im Hauptquartier. Was folgen kann: { $mission }.
defenders-log-planned = Als Nächstes: { $mission }.
defenders-log-enlisted = Platz { $seat } spielt jetzt { $agent }.
defenders-log-armed = { $agent } nimmt { $weapon } als { $gun } mit.
defenders-log-disarmed = { $agent } lässt { $weapon } im Hauptquartier.
defenders-log-campaign-over = Die Kampagne ist zu Ende.
