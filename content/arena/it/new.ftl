# Un nuovo tavolo di Arena.

arena-new-title = Nuovo tavolo: Arena
arena-new-text = È tutto pronto per una partita in solitario con i bot. Cambia quello che vuoi.
arena-new-jedi = Jedi
arena-new-sixth-die = Chi ha il sesto dado?
arena-new-r2d2 = R2-D2
    .hint = Una volta per round gira un dado sulla faccia opposta.
arena-new-c3po = C-3PO
    .hint = Una volta a partita vi tira fuori da una minaccia non sventata.
