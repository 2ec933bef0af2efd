# Quello che la pagina iniziale dice di questo gioco: arriva con l’interfaccia.

game-arena = Arena
    .line = Da due a quattro Jedi, fianco a fianco, tengono la sabbia contro un’ondata di droidi dopo l’altra.
    .players = 2–4, insieme
