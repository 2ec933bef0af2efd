# Quello che la pagina iniziale dice di questo gioco: arriva con l’interfaccia.

game-arena = Arena
    .line = Da due a quattro Jedi, fianco a fianco, tengono la sabbia contro un’ondata di droidi dopo l’altra.
    .players = 2–4, insieme

arena-learn = Impara a giocare
arena-learn-text = Un primo round con consigli a ogni passo: un Jedi e un bot al tuo fianco.
