# Die Worte des Tisches von Verteidiger: was gefragt wird, was man antworten kann, was neben dem Brett liegt, und die Seite für
# einen neuen Tisch.

defenders-tab-aliens = Aliens
defenders-round =
    { $last ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $last }
    }
defenders-picture = Die Karte in Runde { $round }
defenders-undo-turn = Zurück zum Beginn dieses Zuges
defenders-dead = außer Gefecht
defenders-open-mission = Über die Mission
defenders-mission-word = { $word }
defenders-objective-count =
    { $goal ->
        [0] { $now }
       *[other] { $now } von { $goal }
    }
defenders-special-rule = Sonderregel
defenders-special-rules = Sonderregeln
defenders-actions = Besondere Aktionen
defenders-story = Die Geschichte bisher
defenders-ending =
    { $ending ->
        [accomplished] Erfüllt
        [partly] Zum Teil
       *[failed] Gescheitert
    }

## Tasten

defenders-help-attack = Das nächste Ziel ins Visier nehmen
defenders-help-stop = Bewegung beenden oder umsehen
defenders-help-search = Suchen
defenders-help-evade = Ausweichen
defenders-help-end = Zug beenden, stehen bleiben oder passen
defenders-help-field = Blickfeld zeigen oder verbergen
defenders-help-next = Nächster Schritt des Gegners

## Fragen

defenders-ask-nothing = Es wird nichts gefragt
defenders-ask-read = Lies das
defenders-ask-equip =
    { $what ->
        [basic_tactic] { $agent } nimmt eine einfache Taktik
        [improved_tactic] { $agent } nimmt eine verbesserte Taktik
        [skill] { $agent } nimmt eine Fertigkeit
       *[device] { $agent } nimmt ein Gerät
    }
defenders-ask-start = Wo beginnst du?
defenders-ask-report =
    { $die ->
        [red] Was zeigt der rote Würfel von { $whom }?
       *[blue] Was zeigt der blaue Würfel von { $whom }?
    }
defenders-ask-alpha = Wer ist in dieser Runde Alpha-Agent?
defenders-ask-rank = Um einen neuen Rang würfeln?
defenders-ask-supplies = Welche Waffe wird geliefert?
defenders-ask-reinforcement = Vier von { $n } Fragmenten für eine Lieferung ausgeben?
defenders-ask-give = Wer bekommt es?
defenders-ask-weapon = { $agent }: { $weapon } nehmen?
defenders-ask-turn = { $agent } ist am Zug
defenders-ask-movement =
    { $n ->
        [0] { $figure }: Wohin blicken?
        [one] { $figure }: noch 1 Feld
       *[other] { $figure }: noch { $n } Felder
    }
defenders-ask-found = { $agent } hat etwas gefunden
defenders-ask-power = { $power }: für wen oder wo?
defenders-ask-granted = { $figure } darf sofort angreifen
defenders-ask-attack =
    { $moment ->
        [declared] Angriff auf { $target }: vor dem Wurf etwas einsetzen?
        [rolled] Angriff auf { $target }: etwas neu würfeln?
        [spending] Angriff auf { $target }: Munition für Treffer ausgeben?
        [under_attack] { $target } wird angegriffen: etwas einsetzen?
        [defence_rolled] { $target } hat sich verteidigt: etwas einsetzen?
       *[killed] Ein Abschuss: etwas einsetzen?
    }
defenders-ask-activate = Welches Alien handelt als Nächstes?
defenders-ask-way = { $alien }: gleich schlechte Wege, welcher?
defenders-ask-guard = Wache: { $alien } angreifen?
defenders-ask-reveal = Welches Signal wird zuerst aufgedeckt?
defenders-ask-place =
    { $what ->
        [signal] Wo erscheint das Signal?
        [stranger] Wo erscheint das Alien?
        [alien] { $name }: Wo erscheint es?
        [figure] Wohin kommt { $name }?
       *[spot] Wohin damit?
    }
defenders-place-why = Der vorgesehene Platz ist nicht frei. Unter den nächsten Feldern wählt der Alpha-Agent.
defenders-ask-event = Ereignis: { $card }
defenders-ask-story = Was entscheidet ihr?
defenders-ask-acting = { $agent }: welches Ergebnis?
defenders-ask-scouting = { $agent }: Welche Begegnung kommt am tiefsten?
defenders-ask-headquarters = Im Hauptquartier: Was kommt als Nächstes, wer geht, mit welchen Waffen?
defenders-ask-last-roll = { $agent }: Noch einmal um einen Rang würfeln?

## Der Zug

defenders-budget = Was vom Zug übrig ist
defenders-activity =
    { $activity ->
        [movement] Bewegung
        [combat] Kampf
       *[action] Aktion
    }
defenders-activity-left =
    { $left ->
        [yes] noch da
       *[no] verbraucht
    }
defenders-attack = Angreifen
defenders-heal = Heilen
defenders-attack-targets =
    { $n ->
        [0] niemand in Reichweite
        [one] 1 Ziel
       *[other] { $n } Ziele
    }
defenders-attack-heals =
    { $n ->
        [one] 1 Agent zu heilen
       *[other] { $n } Agenten zu heilen
    }
defenders-attack-with =
    { $area ->
        [yes] { $weapon }, Flächenschaden
       *[no] { $weapon }
    }
defenders-why-combat = Der Kampf ist für diesen Zug verbraucht
defenders-why-bleeds = Wer blutet, kann nicht kämpfen
defenders-why-guns = Keine Waffe ist bereit
defenders-why-nobody = Niemand ist in Reichweite und in Sicht
defenders-why-rear = Hinter dir: { $names }. Blicke erst in die andere Richtung.
defenders-ammo = { $n } von { $most } Munition
defenders-search = Suchen
defenders-search-text = Ein roter Würfel: Vorräte oder etwas Besonderes
defenders-search-odds = Ein roter Würfel: { $supplies } % Erste Hilfe oder Munition, { $special } % Gerät oder Fragment
defenders-operate = { $drone } einsetzen
defenders-evade = Ausweichen
defenders-evade-text = Aktion und Kampf; mit { $p } % freie Bewegung
defenders-bash = Das Schloss aufbrechen
defenders-both = Aktion und Kampf
defenders-leap = Durch das Fenster springen
defenders-leap-text = Vor oder nach der Bewegung
defenders-redeploy = Umstellen
defenders-redeploy-text = Aktion und Kampf: ein freies Feld dieses Gebiets
defenders-clear-jam = Ladehemmung beheben: { $gun }
defenders-clear-jam-text =
    { $movement ->
        [yes] Aktion und Bewegung
       *[no] Aktion und Kampf
    }
defenders-powers = Fähigkeiten
defenders-move-how =
    { $n ->
        [one] Tippe auf ein beleuchtetes Feld, um dorthin zu gehen: bis zu 1 Feld weit.
       *[other] Tippe auf ein beleuchtetes Feld, um dorthin zu gehen: bis zu { $n } Felder weit.
    }
defenders-look-round = In eine andere Richtung blicken
defenders-look-round-text = Verbraucht die Bewegung
defenders-face-how = Wohin blicken? Tippe auf einen Pfeil.
defenders-face-stop = Oder hier anhalten: Wohin blicken?
defenders-face =
    Nach { $where ->
        [e] Osten
        [se] Südosten
        [sw] Südwesten
        [w] Westen
        [nw] Nordwesten
       *[ne] Nordosten
    } blicken
defenders-halt = Hier stehen bleiben
defenders-mode =
    { $mode ->
        [leap] Tippe auf das Feld hinter dem Fenster.
       *[redeploy] Tippe auf ein freies Feld des Gebiets.
    }
defenders-mode-back = Etwas anderes
defenders-end = Zug beenden
defenders-end-text =
    { $unspent ->
        [yes] Es ließe sich noch etwas tun
       *[no] Danach sind die Aliens dran
    }

## Antworten

defenders-pass =
    { $what ->
        [rank] Nicht würfeln
        [reinforcement] Fragmente behalten
        [attack] Weiter
        [guard] Nicht schießen
        [granted] Nicht angreifen
        [found] Liegen lassen
        [continue] Weiter
       *[pass] Passen
    }
defenders-tap-hex =
    { $what ->
        [start] Tippe auf ein beleuchtetes Feld, um dort zu beginnen.
       *[other] Tippe auf dem Brett an, was beleuchtet ist.
    }
defenders-roll-rank = Drei rote Würfel werfen
defenders-roll-rank-text = { $agent }: { $p } % für { $grade }, mit { $needed } GD
defenders-deliver-weapon = Eine zufällige verbesserte Waffe
defenders-refuse-weapon = Ablehnen
defenders-replace = Anstelle der { $gun }
defenders-report-how = Tippe auf die Seite, die gefallen ist.
defenders-report-left =
    { $n ->
        [one] 1 Würfel fehlt noch.
       *[other] { $n } Würfel fehlen noch.
    }
defenders-way-why = Die Regeln lassen offen, wo es endet. Alle diese Wege sind gleich schlecht für euch.
defenders-way = Möglichkeit { $n }
defenders-first-aid = Erste Hilfe: 1 Wunde heilen
defenders-reload = 1 Munitionsmarker
defenders-unjam = Diese Ladehemmung beheben
defenders-random-device = Ein zufälliges Gerät
defenders-fragment = Ein Fragment der Alientechnik
defenders-spend-how = Jeder ausgegebene Marker ist ein Treffer mehr.
defenders-spend =
    { $n ->
        [one] 1 Marker
       *[other] { $n } Marker
    }
defenders-reroll = Diesen Würfel neu werfen: { $power }
defenders-reroll-how = { $powers }: Tippe auf einen Würfel, um ihn neu zu werfen.

## Bevor man sich bewegt

defenders-preview-wounds = verwundet
defenders-preview-kills = tötet
defenders-preview-target = { $name }: verwundet zu { $wounds } %, tötet zu { $kills } %
defenders-preview-more =
    { $n ->
        [one] und ein weiteres Ziel
       *[other] und { $n } weitere Ziele
    }
defenders-preview-nobody = Von dort niemand anzugreifen
defenders-preview-no-combat = Kein Kampf mehr, um von dort anzugreifen
defenders-preview-unknown = Was dort in Sicht kommt, weiß noch niemand.

## Chancen und Ergebnisse

defenders-odds = verwundet zu { $wounds } %, tötet zu { $dead } %, im Mittel { $expected } Wunden
defenders-odds-short = { $wounds } % Wunde · { $dead } % tot · ⌀ { $expected }
defenders-odds-heal = heilt zu { $heals } %, im Mittel { $expected } Wunden
defenders-odds-jam = Ladehemmung zu { $n } %
defenders-odds-void = versagt zu { $n } %
defenders-odds-axis =
    { $heals ->
        [yes] geheilte Wunden
       *[no] Wunden
    }
defenders-sum-hits =
    { $n ->
        [0] Kein Treffer
        [one] 1 Treffer
       *[other] { $n } Treffer
    }
defenders-sum-failed = Die Alienwaffe hat versagt
defenders-sum-left =
    { $n ->
        [0] Nichts kommt durch
        [one] 1 Treffer kommt durch
       *[other] { $n } Treffer kommen durch
    }
defenders-added =
    { $what ->
        [dice] { $n } Würfel mehr
        [hits] { $n } Treffer mehr
        [bought] { $n } Treffer für Munition
        [area] Flächenschaden
        [against] { $n } Treffer abzuwehren
       *[guards] { $n } Verteidigungswürfel
    }
defenders-result =
    { $dead ->
        [yes] { $figure } ist tot
       *[no] { $n ->
            [0] { $figure }: keine Wunde
            [one] { $figure }: 1 Wunde
           *[other] { $figure }: { $n } Wunden
        }
    }

## Neben dem Brett

defenders-held-by = Karten von { $agent }
defenders-no-aliens = Auf der Karte ist kein Alien.
defenders-signals =
    { $n ->
        [0] Auf der Karte liegt kein Signal.
        [one] Auf der Karte liegt 1 Signal.
       *[other] Auf der Karte liegen { $n } Signale.
    }
defenders-ready = Fähigkeiten bereit
defenders-beside = Neben dem Brett
defenders-fragments =
    { $n ->
        [one] 1 Fragment
       *[other] { $n } Fragmente
    }
defenders-deck =
    { $deck ->
        [aliens] Alienkarten
        [encounters] Begegnungen
        [events] Ereignisse
       *[signals] Signale
    }
defenders-left = noch { $n }
defenders-out = Abgelegt: { $cards }
defenders-signals-out = Menschen { $human }, Aliens { $alien }
defenders-stock = im Lager
defenders-tally =
    { $kind ->
        [attacks] Angriffe
        [dealt] Wunden zugefügt
        [killed] Aliens getötet
        [suffered] Wunden erlitten
        [healed] Wunden geheilt
       *[hexes] Felder gegangen
    }

## Ein neuer Tisch

defenders-new-title = Ein neuer Tisch Verteidiger
defenders-new-text = Wähle eine Mission und ein Team. Alle spielen gemeinsam gegen die Karten.
defenders-new-class = Agent
defenders-new-agents = Agenten
defenders-new-count =
    { $n ->
        [one] 1 Agent
       *[other] { $n } Agenten
    }
defenders-new-mission = Mission
defenders-new-training = { $mission } (Ausbildung)
defenders-new-brief = Die Einsatzbesprechung
defenders-new-facts = { $from } bis { $to } Minuten · Agenten beginnen mit dem Rang { $rank }
defenders-new-level =
    { $level ->
        [easy] Agenten sehen und schießen rundum.
        [normal] Agenten greifen nur nach vorn an, und wer gebunden ist, bekämpft, wen er vor sich hat.
        [hard] Und wer leichtfertig streut, trifft die eigenen Leute.
       *[very_hard] Und niemanden schützt sein Rang.
    }
defenders-new-own = Eigene Optionen.
defenders-option =
    { $option ->
        [human_view] Menschliches Blickfeld
        [duel] Duell
        [friendly_fire] Eigenbeschuss
       *[rank_defence] Verteidigung nach Rang
    }
    .hint =
        { $option ->
            [human_view] Agenten greifen nur an, was in der Hälfte vor ihnen liegt.
            [duel] Wer gebunden ist, greift nur die Aliens an, die ihn binden.
            [friendly_fire] Flächenschaden trifft auch Agenten.
           *[rank_defence] Mit wie vielen Würfeln sich jemand höchstens verteidigt, hängt vom Rang ab.
        }
