# Che cosa dice di questo gioco la pagina iniziale: arriva con l’interfaccia.

game-specops = Corpi speciali
    .line = Due piccole squadre misurano, strisciano e colpiscono in campo aperto.
    .players = 2, l’uno contro l’altro
