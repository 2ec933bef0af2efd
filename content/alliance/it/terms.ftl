# Che cosa significano parole chiave e condizioni, in breve: le piccole spiegazioni che si aprono con un tocco o con il mouse.

# $n è il numero dopo una parola chiave; 0 dove non c’è.
alliance-term =
    { $term ->
        [bleed] Dannosa. Un eroe subisce 1 fatica dopo ogni sua azione e può spendere un’azione per scartare la condizione. Un nemico subisce 1 danno dopo ogni istruzione con un simbolo.
        [blast] Se il bersaglio subisce danni, anche ogni altra miniatura ostile all’attaccante e ogni oggetto attaccabile accanto a lui subisce { $n ->
                [1] 1 danno
               *[other] { $n } danni
            }.
        [cleave] Se il bersaglio di un attacco in mischia subisce danni, un altro nemico o un oggetto contro cui l’attacco sarebbe possibile subisce { $n ->
                [1] 1 danno
               *[other] { $n } danni
            }.
        [focus] Favorevole. La miniatura tira 1 dado verde in più nel suo prossimo attacco o nella sua prossima prova. Poi la condizione finisce.
        [hide] Favorevole. Gli attacchi contro la miniatura hanno 2 di precisione in meno. Il suo prossimo attacco ha 1 impulso in più, poi la condizione finisce.
        [massive] Si muove su ogni terreno e attraverso le miniature senza costi aggiuntivi. Le miniature non bloccano mai la linea di vista verso di lei o da lei.
        [mobile] Si muove su ogni terreno e attraverso le miniature senza costi aggiuntivi.
        [pierce] L’attacco ignora fino a { $n } di blocco.
        [reach] Gli attacchi in mischia raggiungono bersagli distanti fino a 2 caselle.
        [stun] Dannosa. La miniatura non può attaccare né lasciare di sua scelta la propria casella. Un eroe può spendere un’azione per scartare la condizione; un nemico la perde con la sua prossima istruzione di movimento, senza muoversi.
       *[weaken] Dannosa. Gli attacchi della miniatura hanno 1 impulso in meno, e quando si difende ha 1 elusione in meno. La perde alla fine della sua attivazione.
    }
alliance-term-keyword = In un attacco ha effetto solo se il bersaglio subisce danni.
alliance-term-help = Che cosa significa?
alliance-sum-help-label = Come si conta?
alliance-sum-help = Ogni blocco toglie 1 danno e ogni elusione 1 impulso. Un attacco a distanza richiede almeno tanta precisione quante sono le caselle fino al bersaglio. Una schivata lo fa sempre mancare. Ciò che aggiungono le capacità è già nel risultato.
