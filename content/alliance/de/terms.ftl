# Was Schlüsselwörter und Zustände bedeuten, in Kürze: die kleinen Erklärungen, die ein Tippen oder die Maus öffnet.

# $n ist die Zahl hinter einem Schlüsselwort; 0, wo keine steht.
alliance-term =
    { $term ->
        [bleed] Schädlich. Ein Held erleidet nach jeder seiner Aktionen 1 Anstrengung und kann eine Aktion ausgeben, um den Zustand abzulegen. Ein Gegner erleidet nach jeder Anweisung mit Symbol 1 Schaden.
        [blast] Erleidet das Ziel Schaden, erleidet auch jede andere dem Angreifer feindliche Figur und jedes angreifbare Objekt neben dem Ziel { $n } Schaden.
        [cleave] Erleidet das Ziel eines Nahkampfangriffs Schaden, erleidet ein weiterer Gegner oder ein Objekt, gegen das der Angriff möglich wäre, { $n } Schaden.
        [focus] Nützlich. Beim nächsten Angriff oder bei der nächsten Probe wirft die Figur 1 grünen Würfel mehr. Danach ist der Zustand weg.
        [hide] Nützlich. Angriffe auf die Figur haben 2 Zielsicherheit weniger. Ihr eigener nächster Angriff hat 1 Energie mehr, danach ist der Zustand weg.
        [massive] Bewegt sich ohne Mehrkosten über jedes Gelände und durch Figuren hindurch. Figuren verdecken nie die Sichtlinie zu ihr oder von ihr aus.
        [mobile] Bewegt sich ohne Mehrkosten über jedes Gelände und durch Figuren hindurch.
        [pierce] Der Angriff ignoriert bis zu { $n } Blocken.
        [reach] Nahkampfangriffe treffen Ziele, die bis zu 2 Felder entfernt sind.
        [stun] Schädlich. Die Figur kann nicht angreifen und ihr Feld nicht freiwillig verlassen. Ein Held kann eine Aktion ausgeben, um den Zustand abzulegen; ein Gegner verliert ihn mit seiner nächsten Bewegungsanweisung, ohne sich zu bewegen.
       *[weaken] Schädlich. Angriffe der Figur haben 1 Energie weniger, und beim Verteidigen hat sie 1 Vermeiden weniger. Sie verliert den Zustand am Ende ihrer Aktivierung.
    }
alliance-term-keyword = Bei einem Angriff wirkt es nur, wenn das Ziel Schaden erleidet.
alliance-term-help = Was heißt das?
alliance-sum-help-label = Wie wird gezählt?
alliance-sum-help = Jedes Blocken hebt 1 Schaden auf, jedes Vermeiden 1 Energie. Ein Fernkampfangriff braucht mindestens so viel Zielsicherheit, wie das Ziel Felder entfernt ist. Bei Ausweichen geht er immer fehl. Was Fähigkeiten hinzufügen, steckt schon im Ergebnis.
