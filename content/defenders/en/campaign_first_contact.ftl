# The campaign of the mission book.

defenders-campaign-first-contact = First Contact
defenders-campaign-first-contact-note = Twelve missions from a light in the desert to the summer in which it began. How each ends decides which comes next.
defenders-campaign-first-contact-rules = An agent gains one rank in a mission at most; who failed every rank roll rolls once more at its end. Weapons found stay at headquarters, and of these as many are taken along as the briefing says. Weapons from reinforcement are drawn from all improved ones you do not own yet, alien ones once those are used up. You may change agents between missions; who joins late starts at copper. Who dies is back in the next mission, with his rank.
defenders-campaign-first-contact-ending-smoke = Two ships are light, one chair is free, and the desert is quiet. It is a victory. It looks different from what you had drawn.
defenders-campaign-first-contact-ending-circle = Nothing has happened. In a drawer at headquarters lie some medals that nobody can explain, and once a year a postcard arrives, without a sender: STILL UGLY IN THE NORMAL WAY?
defenders-campaign-first-contact-ending-yesterday = You have won the war and lost the summer. It goes on as it went: a light in the desert, farmers, tickets. At least you know now where to stand.
