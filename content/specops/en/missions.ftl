# The four missions. .line is a word about one; -brief opens it; -goal-attacker and -goal-defender say what each side is after.

specops-mission-shields = Disable the Shields
    .line = Red hacks consoles until the shields fall; blue holds out and calls for help.
specops-mission-shields-brief = The fleet will be here in four hours and the shield will be up, unless somebody with a steady hand and no sense of danger does something about the consoles. There are three of them, of the sort that insists on being stood at, and one transmitter that believes whatever the consoles tell it. The garrison has sent half its people to look at a noise in the east. That noise is on your side.
specops-mission-shields-goal-attacker = Cover fields of the transmitter card at the consoles. With six covered, use the transmitter: that clears the card for 1 victory point. With 3 points you win at once.
specops-mission-shields-goal-defender = Hold out to the end of round 4. At the consoles you call reinforcements, weave suppression webs or undo what has been hacked.
specops-mission-codes = Transmit the Codes
    .line = Red carries three packages, one of them real; blue has to stop the right one.
specops-mission-codes-brief = Three of you carry a case, and only you know whose case holds anything worth dying for. There are three transmitters behind the enemy, any of them will do, and nobody will thank you for bringing the sandwiches. Between you and the transmitters stand people who have been told to look into every case they see. Walk as if yours were empty. If it is, walk as if it were not.
specops-mission-codes-goal-attacker = Bring the codes to a transmitter that works and reveal them there when an end phase starts: you win. Decoys may be swapped under way.
specops-mission-codes-goal-defender = Keep the codes from the transmitters to the end of round 4. Halt carriers to look into their packages, and let support stand at a transmitter to shut it down.
specops-mission-vehicle = Broken-down Vehicle
    .line = Blue’s vehicle has stopped in the middle of nowhere, and red knows where that is.
specops-mission-vehicle-brief = It made a noise like a dropped kitchen and stopped. The mechanic says four rounds, the way mechanics say four, and everybody has climbed out to look in four directions at once. That is wise, because the tracks that cross here do not all belong to game. Somebody has dug holes around this spot, and filled them with friends.
specops-mission-vehicle-goal-attacker = Destroy the vehicle. Come out of the ambush network with detonators, throw them from near by, and fetch more.
specops-mission-vehicle-goal-defender = Keep the vehicle in one piece to the end of round 4. Support units repair it; whoever stands at it has heavy cover.
specops-mission-priorities = Shifting Priorities
    .line = Both sides hold tokens for points, and command changes its mind every round.
specops-mission-priorities-brief = Three crates fell from a transport and command wants them: all of them, in order of importance, which it will let you know. The other side has fallen out of the same sky with the same instructions. By the second hour the orders contradict each other, by the third they contradict themselves, and somewhere a staff officer moves a marker across a map and feels that things are going well.
specops-mission-priorities-goal-attacker = Control tokens when a round ends: 1 victory point each, 1 more for the primary objective. 7 points win.
specops-mission-priorities-goal-defender = Control tokens when a round ends: 1 victory point each, 1 more for the primary objective. 7 points win.
