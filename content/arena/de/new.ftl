# Ein neuer Tisch von Arena.

arena-new-title = Neuer Tisch: Arena
arena-new-text = Alles ist bereit für eine Partie allein mit Bots. Ändere, was du magst.
arena-new-jedi = Jedi
arena-new-sixth-die = Wer hat den sechsten Würfel?
arena-new-r2d2 = R2-D2
    .hint = Einmal pro Runde dreht er einen Würfel auf die Gegenseite.
arena-new-c3po = C-3PO
    .hint = Einmal im Spiel redet er euch aus einer Bedrohung heraus.
