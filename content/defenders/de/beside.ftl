# Neben der Schachtel: was auf dem Tisch zu tun ist, was gemeldet wurde, was gefragt wird.

## Wo

defenders-where-figure = wo { $figure } steht oder stand
# Niemand kann Signale unterscheiden.
defenders-where-signal = wo das Signal liegt
defenders-site =
    { $site ->
        [waypoint] Wegpunkt { $n }
       *[place] „{ $name }“
    }

## Was auf dem Tisch zu tun ist

defenders-todo-start = Stellt jeden Agenten auf ein Startfeld eurer Wahl.
defenders-todo-alien = Stellt { $alien } auf den Plan: { $where }, sonst das nächste freie Feld. { $player } nimmt die Karte.
defenders-todo-signal = Legt ein Signal aus der Reserve verdeckt auf den Plan: { $where }, sonst das nächste freie Feld.
defenders-todo-human = Es ist ein menschliches Signal: Legt es zu den abgelegten.
defenders-todo-stays = Das Signal bleibt offen liegen, wo es ist.
defenders-todo-nobody = Alle Alienkarten sind im Spiel: Niemand kommt, legt das Signal ab.
defenders-todo-signal-gone = Legt ein Signal ab, ohne es umzudrehen.
defenders-todo-signals-move =
    { $to ->
        [closest] Bewegt jedes Signal { $n ->
            [one] 1 Gebiet
           *[other] { $n } Gebiete
        } auf den nächsten Agenten zu.
        [agent] Bewegt jedes Signal { $n ->
            [one] 1 Gebiet
           *[other] { $n } Gebiete
        } auf { $agent } zu.
        [point] Bewegt jedes Signal { $n ->
            [one] 1 Gebiet
           *[other] { $n } Gebiete
        } auf den nächsten Teleportpunkt zu.
       *[away] Bewegt jedes Signal { $n ->
            [one] 1 Gebiet
           *[other] { $n } Gebiete
        } vom nächsten Agenten weg.
    } Es geht von Gebietsmitte zu Gebietsmitte; von gleichen Wegen nehmt einen, auf dem es gesehen wird. Ein gesehenes hält an: Meldet es, bevor ihr das nächste bewegt.
defenders-todo-people-too = { $text } Leute, die keine Agenten sind, bewegen sich ebenso.
defenders-todo-gather = Nehmt alle Signale vom Plan, mischt sie verdeckt und verteilt sie neu, wie es angesagt wird.
defenders-todo-pass = { $player } übernimmt die Karte von { $alien }.
defenders-todo-put = Stellt { $figure } auf den Plan: { $where }, sonst das nächste freie Feld.
defenders-todo-send = Stellt { $agent } auf ein freies Feld von „{ $place }“.
defenders-todo-lure =
    { $n ->
        [one] Bewegt { $figure } 1 Gebiet auf { $agent } zu.
       *[other] Bewegt { $figure } bis zu { $n } Gebiete auf { $agent } zu.
    }
defenders-todo-drag = Bis zum Ende dieses Zuges geht { $figure } mit { $agent } und bleibt daneben stehen.
defenders-todo-march =
    { $free ->
        [yes] Jeder Agent darf sich sofort { $n } Felder bewegen, auch aus dem Nahkampf.
       *[no] Jeder Agent darf sich sofort { $n } Felder bewegen, aber nicht aus dem Nahkampf.
    }
defenders-todo-event = Führt das aus: { $text }
defenders-todo-ammo =
    { $n ->
        [one] { $agent } bekommt 1 Munition auf eine Waffe nach Wahl.
       *[other] { $agent } bekommt { $n } Munition auf Waffen nach Wahl.
    }
defenders-todo-grab =
    { $n ->
        [one] Greifen: Bewegt { $alien } 1 Gebiet auf den nächsten Teleportpunkt zu und stellt { $agent } daneben.
       *[other] Greifen: Bewegt { $alien } { $n } Gebiete auf den nächsten Teleportpunkt zu und stellt { $agent } daneben.
    }
defenders-todo-flock =
    { $n ->
        [one] Stellt die andere Figur des Schwarms neben { $alien } oder so nah, wie Platz ist.
       *[other] Stellt die anderen { $n } Figuren des Schwarms neben { $alien } oder so nah, wie Platz ist.
    }
defenders-todo-lead =
    { $n ->
        [one] Hat { $alien } sein Gebiet verlassen, geht das nächste Alien, das bis zu 1 Gebiet entfernt war, mit in das neue Gebiet.
       *[other] Hat { $alien } sein Gebiet verlassen, gehen die { $n } nächsten Aliens, die bis zu 1 Gebiet entfernt waren, mit in das neue Gebiet.
    }
defenders-todo-befall =
    { $what ->
        [immobilise] Legt einen Marker für bewegungsunfähig zu { $figure }.
        [paralyse] Legt einen Marker für gelähmt zu { $figure }.
        [strip_shields] Nehmt { $figure } alle Schildmarker für immer weg.
       *[push] Schiebt { $figure } 1 Feld gerade zurück.
    }
defenders-todo-remove = Nehmt { $figure } vom Plan.
defenders-todo-card = Gebt { $alien } diese Karte statt der eigenen: { $card }.
defenders-todo-shields =
    { $full ->
        [yes] Heilt { $alien } und gebt alle Schilde zurück.
       *[no] Nehmt { $alien } bis zur nächsten Auffrischungsphase die Schilde weg.
    }
defenders-todo-mark =
    { $mark ->
        [stunned] { $figure } liegt betäubt da: handelt nicht, bindet niemanden und bleibt auf dem Plan.
        [held] { $figure } handelt bis zur nächsten Auffrischungsphase nicht.
       *[warded] Agenten können { $figure } vorerst nicht verletzen.
    }
defenders-todo-unmark =
    { $mark ->
        [stunned] { $figure } ist nicht mehr betäubt.
        [held] { $figure } handelt wieder.
       *[warded] Agenten können { $figure } wieder verletzen.
    }
defenders-todo-flame =
    { $on ->
        [yes] Legt eine Flamme: { $where }.
       *[no] Nehmt die Flamme weg: { $where }.
    }
defenders-todo-point-gone = Nehmt den Teleportpunkt weg: { $where }.
defenders-todo-point-moved = Verlegt den Teleportpunkt von { $from } nach { $to }.
defenders-todo-waypoint = Legt Wegpunkt { $n }: { $where }.
defenders-todo-hidden = Legt einen Wegpunkt verdeckt: { $where }. Mischt die Marker, damit niemand weiß, welcher welcher ist.
defenders-todo-turned = Dreht den Wegpunkt um: Es ist die Nummer { $n }.
defenders-todo-no-waypoints = Nehmt alle Wegpunkte vom Plan.
defenders-todo-open = Nehmt das Schloss weg zwischen { $one } und { $other }.
defenders-todo-mine =
    { $chosen ->
        [yes] Legt eine Mine auf die Mitte eines Gebiets nach Wahl des Alpha-Agenten.
       *[no] Legt eine Mine: { $where }.
    }
defenders-todo-mine-gone =
    { $flame ->
        [yes] Ersetzt die Mine durch eine Flamme. Andere Aliens im Gebiet trifft es auch: Meldet ihre Wunden, außer bei denen, nach denen gefragt wurde.
       *[no] Nehmt die Mine weg. Andere Aliens im Gebiet trifft es auch: Meldet ihre Wunden.
    }
defenders-todo-take = { $carrier } trägt jetzt das: { $item }.
defenders-todo-lay = Legt das ab: { $item }, { $where }.
defenders-todo-lose = Nehmt das aus dem Spiel: { $item }.
defenders-todo-gun =
    { $jammed ->
        [yes] Legt einen Marker für Ladehemmung auf das: { $gun }.
       *[no] Nehmt den Marker für Ladehemmung weg: { $gun }.
    }
defenders-todo-body = Legt das tote Alien unter einen Wegpunktmarker: { $where }.
defenders-todo-body-gone = Nehmt das tote Alien weg: { $where }.
defenders-todo-bodies-unmarked = Nehmt die Wegpunktmarker von allen toten Aliens.
defenders-todo-join = Stellt { $person } auf den Plan: { $where }, sonst das nächste freie Feld.
defenders-todo-recast = Von jetzt an spielt { $agent } das: { $profile }.
defenders-todo-confine = Von jetzt an bleibt { $agent } auf den Plänen, die die Mission nennt.

## Was ein Alien tut, in ganzen Sätzen

defenders-deed-attack =
    { $times ->
        [one] { $alien } greift { $target } an: { $weapon }.
       *[other] { $alien } greift { $target } { $times }-mal an: { $weapon }.
    }
defenders-deed-adjacent = Bewegt { $alien } neben { $target }: auf ein Feld im Gebiet von { $target }; nur wenn dort keines frei ist, auf eines in einem anderen Gebiet. Von mehreren nehmt das, das die meisten Agenten berührt, dann eine Mitte, dann wie ihr wollt.
defenders-deed-toward =
    { $n ->
        [one] Bewegt { $alien } 1 Gebiet auf { $target } zu.
       *[other] Bewegt { $alien } bis zu { $n } Gebiete auf { $target } zu.
    } Kommt es ins Gebiet von { $target }, endet es daneben. Sonst endet es auf dem Feld, das die meisten Agenten berührt, dann auf einer Mitte, dann wie ihr wollt.
defenders-deed-away =
    { $n ->
        [one] Bewegt { $alien } 1 Gebiet weg:
       *[other] Bewegt { $alien } { $n } Gebiete weg:
    } zurück, woher es kam, sonst weiter weg vom nächsten Agenten. Es endet auf der Mitte, sonst auf einem anderen freien Feld.
defenders-deed-to-point =
    { $n ->
        [one] Bewegt { $alien } 1 Gebiet auf den nächsten Teleportpunkt zu. Auf einem bleibt es.
       *[other] Bewegt { $alien } { $n } Gebiete auf den nächsten Teleportpunkt zu. Auf einem bleibt es.
    }
defenders-deed-activate =
    { $n ->
        [one] { $alien } lässt 1 anderes Alien handeln.
       *[other] { $alien } lässt { $n } andere Aliens handeln.
    }

## Was gemeldet wurde

defenders-report-wounds =
    { $n ->
        [0] { $figure } hat keine Wunden
        [one] { $figure } hat 1 Wunde
       *[other] { $figure } hat { $n } Wunden
    }
defenders-report-died = { $agent } ist tot
defenders-report-seen = { $signal } kommt in Sicht
defenders-report-destroyed = { $signal } ist zerstört
defenders-report-used = { $owner } hat das eingesetzt: { $power }
defenders-report-deployed = { $owner } stellt { $drone } auf den Plan
defenders-report-waypoint = { $agent } hat den Wegpunkt erreicht in { $hex }
defenders-report-entered = { $agent } ist jetzt hier: „{ $place }“
defenders-report-armoury = { $agent } hat einen Waffenlager-Marker aufgenommen
defenders-report-mine = { $alien } hat eine Mine ausgelöst

## Was eine Regel der Mission fragt

defenders-question-agents = Wie viele Agenten sind hier: „{ $place }“?
defenders-question-figure = Ist { $figure } hier: { $site }?
defenders-question-teleport = Steht { $figure } auf einem Teleportpunkt oder daneben?
defenders-question-carrier = Ist hier, wer das trägt: { $item }, { $site }?
defenders-question-mined = War { $figure } auch im Gebiet der Mine?
defenders-question-counted = Sind die Wunden von { $figure } durch diese Mine schon gemeldet?
defenders-question-item = Liegt das hier: { $item }, { $site }?

## Die Chronik

defenders-beside-reported = Ihr meldet: { $text }.
defenders-beside-answered =
    { $question ->
        [agents] { $text } { $n }.
       *[other] { $text } { $n ->
            [0] Nein.
           *[other] Ja.
        }
    }
defenders-beside-sighted =
    { $n ->
        [0] { $alien } berührt { $figure }.
        [one] { $alien } sieht { $figure }, 1 Gebiet entfernt.
       *[other] { $alien } sieht { $figure }, { $n } Gebiete entfernt.
    }
defenders-beside-instructed = Auf dem Tisch: { $text }
defenders-beside-worked = Auf dem Tisch ist das getan.
defenders-beside-ordered = Was es tut: { $text }
defenders-beside-carried =
    { $failed ->
        [yes] { $alien } kann das nicht tun.
       *[no] { $alien } hat das getan.
    }

## Die Fragen

defenders-ask-reports = { $agent }: Spiel deinen Zug am Tisch und melde, was geschieht
defenders-ask-instructed = Tut das auf dem Tisch
defenders-ask-called = { $card }: Welche Aliens ruft sie?
defenders-ask-sights =
    { $n ->
        [0] { $alien }: Wen berührt es?
       *[other] { $alien }: Wen sieht es, und wie weit entfernt?
    }
defenders-ask-target =
    { $to ->
        [closest] { $alien }: Wer ist am nächsten, nach Gebieten auf seinem Weg?
       *[most_wounded] { $alien }: Wer von den gleich schwer Verletzten ist am nächsten? Sind es mehrere, dann, wer für euch am schlimmsten ist
    }
defenders-ask-gone = Es ist nicht mehr auf der Karte: Meldet, was noch geschehen ist, dann weiter
defenders-ask-nearest = Schwarm: Welche dieser Figuren ist einem Agenten am nächsten?
defenders-ask-obeys =
    { $n ->
        [one] { $alien }: Welches Alien bis zu 1 Gebiet entfernt handelt auf sein Wort?
       *[other] { $alien }: Welches Alien bis zu { $n } Gebiete entfernt handelt auf sein Wort?
    }
defenders-ask-deed = { $alien }: Tut das auf dem Tisch
defenders-ask-caught =
    { $burst ->
        [yes] { $alien } zerplatzt: Wer berührt es?
       *[no] Flächenschaden: Wer steht noch im Gebiet des Ziels?
    }
defenders-ask-suffer =
    { $n ->
        [one] { $figure }: 1 Wunde kommt durch. Stimmt das?
       *[other] { $figure }: { $n } Wunden kommen durch. Stimmt das?
    }

## Die Seiten

defenders-tab-reports = Melden
defenders-beside-turn = Bewegt euch, kämpft und handelt auf eurem Tisch. Tippt hier an, was die Mission verlangt, und unter „Melden“, was geschehen ist.
defenders-beside-health = Leben: { $figure }
defenders-beside-wound = { $figure }: eine Wunde mehr
defenders-beside-heal = { $figure }: eine Wunde weniger
defenders-beside-more =
    { $n ->
        [one] 1 weitere Meldung
       *[other] { $n } weitere Meldungen
    }
defenders-beside-signal =
    { $what ->
        [destroyed] Ein Signal wurde ungesehen zerstört
       *[seen] Ein Signal kommt in Sicht
    }
defenders-beside-farthest = Der Teleportpunkt, der am weitesten von den Agenten entfernt ist.
defenders-beside-chosen = Genannt; noch einmal tippen nimmt es zurück
defenders-beside-sight = Wie weit ist { $figure } entfernt?
defenders-beside-areas =
    { $n ->
        [0] berührt
        [one] 1 Gebiet
       *[other] { $n } Gebiete
    }
defenders-beside-said = Was ihr gesagt habt
defenders-beside-no-way = kein Weg dorthin
defenders-beside-no-way-to = Zu { $figure } führt kein Weg
defenders-beside-wounds =
    { $n ->
        [one] 1 Wunde
       *[other] { $n } Wunden
    }
defenders-beside-answer =
    { $n ->
        [0] Nein
       *[other] Ja
    }
defenders-beside-done =
    { $what ->
        [sights] Niemand in Sicht
        [sights_more] Sonst niemand in Sicht
        [touches] Niemanden
        [touches_more] Sonst niemanden
        [called] Diese und keine anderen
        [caught] Diese und keine anderen
        [obeys] Keines
       *[other] Erledigt
    }
defenders-beside-cannot = Geht nicht
defenders-beside-cannot-text = Dann gilt die nächste Zeile
defenders-beside-help-done = Den Zug beenden oder sagen, dass es erledigt ist
defenders-beside-new-mode = Wo ihr spielt
defenders-beside-new =
    { $mode ->
        [companion] Mit der Schachtel
       *[table] Am Bildschirm
    }
defenders-beside-new-about =
    { $mode ->
        [companion] Spielplan, Figuren und Marker liegen auf eurem Tisch. Der Bildschirm zieht Karten und Signale, liest vor, was jedes Alien tut, und führt die Mission; ein Tablet genügt, und Telefone können dazukommen.
       *[table] Der Bildschirm ist der Tisch: Er bewegt die Figuren und würfelt.
    }

## Vor der Mission

defenders-setup = Baut den Tisch auf
defenders-setup-done = Alles liegt bereit
defenders-side-named = { $name } ({ $side })
defenders-setup-map = Der Plan
defenders-setup-map-text = Legt { $sides } wie gezeichnet. Ein Feld, auf dem hier etwas steht, überquert niemand.
defenders-setup-apart = Getrennt davon: { $sides }. Dorthin führt zunächst kein Weg.
defenders-setup-opening =
    { $kind ->
        [door] Blau in einer Mauer: eine Tür.
        [window] Hell in einer Mauer: ein Fenster.
        [locked] Ein gelbes Schloss: eine verschlossene Tür. Legt einen Schlossmarker.
       *[blocked] Orange Balken: versperrt, bis die Mission öffnet.
    }
defenders-setup-tokens = Marker auf dem Plan
defenders-setup-point = Teleportpunkt „{ $symbol }“: { $where }
defenders-setup-waypoint = Wegpunkt { $n }: { $where }
defenders-setup-hidden = Ein verdeckter Wegpunkt: { $where }
defenders-setup-armoury =
    { $kind ->
        [alien] Roter Waffenlager-Marker: { $where }
       *[human] Blauer Waffenlager-Marker: { $where }
    }
defenders-setup-item = { $item }: { $where }
defenders-setup-agents = Die Agenten
defenders-setup-agents-text =
    { $n ->
        [one] Alle nehmen Bogen, Figur, beide Waffen und volle Munition. Sie beginnen in Gebiet { $areas }, auf den leuchtenden Feldern.
       *[other] Alle nehmen Bogen, Figur, beide Waffen und volle Munition. Sie beginnen in den Gebieten { $areas }, auf den leuchtenden Feldern.
    }
defenders-setup-reach = In Reichweite
defenders-setup-reach-text =
    { $n ->
        [one] 1 Signalmarker, verdeckt: Der Bildschirm sagt, was er ist. Würfel, Marker für Wunden und Zustände und die Alienfiguren. Alle Karten bleiben in der Schachtel: Der Bildschirm zieht sie.
       *[other] { $n } Signalmarker, verdeckt: Der Bildschirm sagt, was jeder ist. Würfel, Marker für Wunden und Zustände und die Alienfiguren. Alle Karten bleiben in der Schachtel: Der Bildschirm zieht sie.
    }
