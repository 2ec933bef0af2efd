# Quello che la pagina iniziale dice di questo gioco, oltre al nome: arriva con l’interfaccia.

alliance-ui-learn = Impara a giocare
alliance-ui-learn-text = Una breve lezione con due eroi e consigli a ogni passo.
