# Missione 2.

defenders-mission-new-hopes = Nuove speranze
defenders-mission-new-hopes-brief = Una nave si è adagiata accanto alla via principale come una mucca accanto a uno steccato, e nessuno sa perché proprio qui. Per un minuto le porte sono rimaste aperte; poi è uscita di corsa gente in camice bianco, e qualcuno è tornato dentro di corsa, perché fuori aspettava di peggio. È la squadra di ricercatori sparita in primavera: dei visitatori sanno più di chiunque altro, e hanno paura di tutto ciò che si muove, voi compresi. Trovateli, prendeteli per la manica, riportateli a casa. Tre sarebbero una buona giornata.

## Obiettivo

defenders-mission-new-hopes-goal = Salvate tre scienziati prima che finisca il round 11.
defenders-mission-new-hopes-goal-accomplished = Tre scienziati sono al sicuro e almeno metà degli agenti è viva (per difetto, ma almeno uno).
defenders-mission-new-hopes-goal-failed = Metà degli agenti è morta (per eccesso), oppure alla fine del round 11 gli scienziati al sicuro sono meno di tre.

## Luoghi, persone e cose

defenders-mission-new-hopes-place-houses = Le case
defenders-mission-new-hopes-person-scientist = Scienziato

## Azioni

defenders-mission-new-hopes-action-rescue = Salvare
defenders-mission-new-hopes-action-rescue-note = Accanto a uno scienziato e non ingaggiato: è al sicuro e lascia la mappa.

## Eventi

defenders-mission-new-hopes-event-b = Raccogliete tutti i segnali dalla mappa. Se la missione 1 è compiuta, aggiungete il segnale umano tenuto da parte, altrimenti uno alieno. Mescolateli e mettetene metà (per difetto) accanto ai punti di teletrasporto della città, il resto accanto a quelli della nave.

## La storia

defenders-mission-new-hopes-objective-scientists = Salvate gli scienziati.
defenders-mission-new-hopes-opening =
    La nave scricchiola raffreddandosi. Dietro una tenda al primo piano qualcuno saluta, ci ripensa e chiude l’imposta.

    «Camici bianchi», dice la Centrale. «Non potete sbagliare. Nemmeno gli altri.»
defenders-mission-new-hopes-scientists = Un segnale umano rivelato è uno scienziato con 2 salute. Resta sulla mappa, continua a muoversi con i segnali e si difende come al solito. Gli alieni lo trattano come un agente, e come il più ferito di tutti.
defenders-mission-new-hopes-first-coat = Un camice bianco, un paio d’occhiali rotti, una voce che non si usa da un po’: «Siete dell’università?» Dite di sì. Si fa prima.
defenders-mission-new-hopes-one-less = In strada c’è un camice, e nessuno ha più fretta di raccoglierlo.
defenders-mission-new-hopes-scattered = Nella nave suona un corno. Tutto ciò che si nasconde esce, cambia posto e si nasconde di nuovo, come in un gioco di cui nessuno vi ha spiegato le regole.
defenders-mission-new-hopes-how-accomplished = Tre persone avvolte nelle coperte bevono tre tazze di tè e disegnano su un tovagliolo quello che hanno visto. Il tovagliolo viene secretato all’istante.
defenders-mission-new-hopes-how-failed = All’alba la nave decolla con a bordo tutti quelli che avrebbero avuto qualcosa da raccontare. In strada resta una scarpa.
