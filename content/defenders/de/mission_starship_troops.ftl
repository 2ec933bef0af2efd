# Mission 5.

defenders-mission-starship-troops = Sternenschifftruppen
defenders-mission-starship-troops-brief = Bisher kamen sie zu zweit und zu dritt. Heute Nacht kommen sie als Armee, aus der Wüste herunter und die Straße herauf, und die Ablösung steckt hinter einer Schafherde fest. Es gibt nur einen Weg, die Basis zu halten: Minen, wo sie gehen werden, die alte Kanone im Hof, die von der Mannschaft Sally genannt wird, und euch. Sally hat noch zwei Granaten und ihren eigenen Kopf. Zwei Stimmen im Dunkeln sagen den anderen, was zu tun ist; ohne sie wäre es nur ein Haufen. Dass ihr gewinnt, erwartet niemand. Aber jemand sollte noch stehen, wenn die Schafe durch sind.

## Ziel

defenders-mission-starship-troops-goal = Bleibt am Leben, bis der Ereignisstapel leer ist.
defenders-mission-starship-troops-goal-accomplished = Nach dem letzten Ereignis leben mindestens zwei Agenten; spielt nur einer, genügt er.
defenders-mission-starship-troops-goal-partly = Nach dem letzten Ereignis lebt ein Agent.
defenders-mission-starship-troops-goal-failed = Niemand lebt.

## Orte, Leute und Dinge

defenders-mission-starship-troops-place-houses = Die Häuser
defenders-mission-starship-troops-gun-sally = Sally
defenders-mission-starship-troops-figure-green-grey = Die grüne Stimme
defenders-mission-starship-troops-figure-blue-grey = Die blaue Stimme
defenders-mission-starship-troops-figure-beast = Das Biest

## Ereignisse

defenders-mission-starship-troops-event-c = Ein Xeno-Alpha teleportiert herein: ein grüner, wenn Mission 3 erfüllt wurde, sonst ein blauer. Die Karte des anderen kommt oben auf den Alienstapel, eine Begegnung 8 oben auf ihren Stapel.
defenders-mission-starship-troops-event-e = Zwei Teleportpunkte ziehen auf die Wegpunkte 1 und 2 um; der blaue und der grüne Xeno-Grey kommen mit, wenn sie leben. Ein Nexus teleportiert herein: ein grüner, wenn Mission 3 erfüllt wurde, sonst ein blauer; der andere wird in den Alienstapel gemischt. Eine Begegnung 9 kommt oben auf ihren Stapel.
defenders-mission-starship-troops-event-a = Der rote Xeno-Beast teleportiert herein; seine Karte bekommt der Alpha-Agent. Eine Begegnung 11 kommt oben auf ihren Stapel.

## Die Geschichte

defenders-mission-starship-troops-objective-hold = Haltet die Basis.
defenders-mission-starship-troops-opening =
    Trommeln, oder etwas, das wie Trommeln wirkt. Hinter dem letzten Haus bewegt sich der Sand auf einer Breite von achthundert Metern.

    „Schafe“, sagt die Ablösung. „Es tut uns so leid.“
defenders-mission-starship-troops-mines = In der ersten Strategiephase legt der Alpha-Agent Minen auf Gebietsmitten: eine für jede bisher erfüllte Mission, höchstens drei, im Einzelspiel zwei. Betritt ein Alien ihr Gebiet, greift die Mine jedes Alien dort mit 4 roten Würfeln an. Tote Xeno-Greys kommen nicht wieder. Wer auf Sallys Sitz steht, darf sie abfeuern.
defenders-mission-starship-troops-first-wave = Die erste Welle hat einen Hauptmann, und der Hauptmann eine Stimme wie eine zugeschlagene Tür.
defenders-mission-starship-troops-second-wave = Zwei Lichter gehen in der Wüste aus und zwischen den Häusern wieder an. Die Stimmen sind jetzt auf der Straße, und etwas aus Metall watet hinterher.
defenders-mission-starship-troops-third-wave = Dann hören die Trommeln auf, und in der Stille holt etwas sehr Großes Luft.
defenders-mission-starship-troops-how-accomplished = Im Morgengrauen kommt die Ablösung mit Wolle an den Stoßstangen und findet euch auf Sally sitzend, ihr Kühlwasser trinkend.
defenders-mission-starship-troops-how-partly = Einer ist übrig, der den Bericht unterschreibt. Unter „Bemerkungen“ schreibt er: Schafe.
defenders-mission-starship-troops-how-failed = Die Ablösung kommt und findet eine Basis mit neuen Besitzern, die sie höflich bitten zu gehen.
