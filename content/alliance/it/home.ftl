# Quello che la pagina iniziale dice di questo gioco: arriva con l’interfaccia.

game-alliance = Alleanza
    .line = Un pugno di eroi contro un impero che gioca da solo, su mappe di acciaio, bosco, sabbia e pietra.
    .players = 1–4, insieme

alliance-ui-learn = Impara a giocare
alliance-ui-learn-text = Una breve lezione con due eroi e consigli a ogni passo.
