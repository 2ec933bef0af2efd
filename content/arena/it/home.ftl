# Quello che la pagina iniziale dice di questo gioco, oltre al nome: arriva con l’interfaccia.

arena-learn = Impara a giocare
arena-learn-text = Un primo round con consigli a ogni passo: un Jedi e un bot al tuo fianco.
