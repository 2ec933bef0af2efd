# La campagna del libro delle missioni.

defenders-campaign-first-contact = Primo contatto
defenders-campaign-first-contact-note = Dodici missioni, da una luce nel deserto all’estate in cui cominciò tutto. Come ne finisce una decide quale segue.
defenders-campaign-first-contact-rules = Un agente sale al massimo di un grado per missione; chi ha sbagliato tutti i tiri di grado tira ancora una volta alla fine. Le armi trovate restano al quartier generale, e se ne portano con sé quante ne dice il briefing. Le armi dei rinforzi si pescano fra tutte quelle potenziate che non avete ancora, quelle aliene solo quando queste sono finite. Fra una missione e l’altra potete cambiare agenti; chi arriva tardi comincia dal rame. Chi muore torna nella missione seguente, con il suo grado.
defenders-campaign-first-contact-ending-smoke = Due navi sono luce, una sedia è libera, e il deserto tace. È una vittoria. Ha un altro aspetto da come l’avevate disegnata.
defenders-campaign-first-contact-ending-circle = Non è successo niente. In un cassetto del quartier generale ci sono delle medaglie che nessuno sa spiegare, e una volta all’anno arriva una cartolina senza mittente: SEMPRE BRUTTI NEL MODO NORMALE?
defenders-campaign-first-contact-ending-yesterday = Avete vinto la guerra e perso l’estate. Va avanti com’è andata: una luce nel deserto, contadini, biglietti. Almeno adesso sapete dove mettervi.
