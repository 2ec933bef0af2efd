# Was über den Teilen einer Karte oder eines Bogens steht, und was Zustände bedeuten.

defenders-card-health = Gesundheit
defenders-card-movement = Bewegung
defenders-card-shield = Energieschild
defenders-card-armour = Rüstung
defenders-card-ammo = { $n } von { $most } Munition
defenders-card-unlimited = Unbegrenzt
defenders-card-jammed = Ladehemmung
defenders-card-weapons = Waffen
defenders-card-skills = Fertigkeiten
defenders-card-tactics = Taktiken
defenders-card-devices = Geräte
defenders-card-lines = Verhalten
defenders-card-weather = Wetter
defenders-card-special = Spezialereignis
defenders-card-event = Ereignis
defenders-card-encounter = Begegnung { $number }
defenders-card-agents = Agenten
defenders-card-elite = Elite
defenders-card-danger = Gefahr
# Wie ein Marker liegt.
defenders-card-lies =
    { $state ->
        [used] benutzt
        [gone] weg
       *[ready] bereit
    }
defenders-card-kind =
    { $kind ->
        [device] Gerät
        [skill] Fertigkeit
        [improved] Verbesserte Taktik
       *[tactic] Basistaktik
    }
defenders-card-weapon-rank =
    { $rank ->
        [green] Standard
        [blue] Verbessert
       *[red] Außerirdisch
    }
defenders-card-alien-rank =
    { $rank ->
        [green] grün
        [blue] blau
       *[red] rot
    }
defenders-card-for = Nur { $name }
defenders-card-anybody = Für alle
# Wie viele Signale kommen, über einer Tabelle.
defenders-card-teleport =
    { $only ->
        [fewer] Sind es weniger Aliens als Agenten, teleportieren Signale herein:
        [not_more] Sind es nicht mehr Aliens als Agenten, teleportieren Signale herein:
       *[always] Signale teleportieren herein:
    }

## Zustände

defenders-condition =
    { $condition ->
        [bleeding] Blutend
        [engaged] Gebunden
        [immobilised] Bewegungsunfähig
        [paralysed] Gelähmt
       *[evaded] Ausgewichen
    }
    .text =
        { $condition ->
            [bleeding] Am Boden: kein Kampf, Bewegung 1, und die Aktion kann nur eine Kraft oder einen Gegenstand aktivieren. Jede weitere Wunde tötet; eine geheilte Wunde bringt wieder auf die Beine.
            [engaged] Kann sich nicht wegbewegen, bis das Alien tot ist oder das Ausweichen gelingt.
            [immobilised] Kann sich bis zur nächsten Auffrischungsphase nicht bewegen.
            [paralysed] Tut bis zur nächsten Auffrischungsphase nichts.
           *[evaded] Darf sich in diesem Zug bewegen, als stünde dort kein Alien.
        }
