# Ciò che la pagina iniziale dice di questo gioco: arriva con l’interfaccia.

game-defenders = Difensori
    .line = Agenti che tengono la linea, area dopo area, contro un’invasione che esce dalle carte.
    .players = 1–5, insieme

defenders-learn = Impara a giocare
defenders-learn-text = Una prima guardia nel deserto con consigli a ogni passo, e due agenti da guidare.
