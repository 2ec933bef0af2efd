# Quello che dice la lezione, consiglio per consiglio.

arena-lesson-start = Leggi come si vince e come si perde. Poi tocca una casella illuminata: lì comincia il tuo Jedi, accanto a un pilastro tutto suo.
arena-lesson-cards = Queste minacce restano scoperte per un round. La mega minaccia va superata, altrimenti la partita è persa; le altre fanno male se non lo sono. Una carta chiede certi dadi o una somma esatta.
arena-lesson-die = Il tuo dado è caduto. Mettilo su una carta o su un campo della tua plancia abilità; ognuno dice che cosa farebbe. A questa carta serve.
arena-lesson-fight = La plancia abilità è l’altro posto per i dadi. Su un campo di combattimento il tuo Jedi si muove e colpisce: dado e bonus sono il suo valore di combattimento. Prova.
arena-lesson-strike = Muoviti quanto vuoi: tocca una casella libera, poi un droide illuminato. Un droide da battaglia costa 1, un superdroide 2, un droideka 3 del tuo valore di combattimento.
arena-lesson-finish = Colpisci finché puoi pagare e vai dove vuoi restare. Poi termina qui il combattimento.
arena-lesson-supplies = I droidi caduti tornano in queste scorte, i nuovi vengono da qui. Una scorta vuota fa perdere la partita: tenete sgombra l’arena.
arena-lesson-force = Le frecce accanto a un dado spendono Forza: un passo cambia un dado di 1, anche quello di un amico. L’ultimo passo non si può spendere, e a 0 perdete.
arena-lesson-round = Questa è la rotta della cannoniera. Messi tutti i dadi, le zone sgombrate a metà si riempiono, le minacce vengono controllate e arrivano altri droidi. Poi comincia il round successivo.
arena-lesson-areas = Ecco un round intero. I droidi sono arrivati nelle zone pescate da questa pila. Una zona sgombrata del tutto non si riempie: finite quello che cominciate.
arena-lesson-end = Ora sai tutto: cinque round così, e la cannoniera atterra. Ogni riga del diario indica la sua regola; tocca il numero per leggerla. Buona fortuna.
