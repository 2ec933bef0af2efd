# Mission 12.

defenders-mission-back-in-time = Back in Time
defenders-mission-back-in-time-brief = In the cellar of the command post stands the last thing that Hackbar built, and under the dust sheet it is a chair. It goes to the summer in which everything began, when a young man with a notebook was picked up in the desert and talked for a year. If nobody picks him up, nothing of all this has happened, and you may keep the medals. The chair is out of practice and has to be started by hand. It also does not take everybody as he is: whoever arrives will be somebody who was there. Bring him home past those who came to fetch him.

## Goal

defenders-mission-back-in-time-goal = Start the machine, find Hackbar at the tent and bring him to waypoint 4.
defenders-mission-back-in-time-goal-accomplished = Hackbar is on waypoint 4, and agents N and S are alive, if they play.
defenders-mission-back-in-time-goal-failed = Hackbar, N or S is dead, or the last event has been drawn.

## Places, people and things

defenders-mission-back-in-time-place-landing = The landing
defenders-mission-back-in-time-person-hackbar = Young Hackbar
defenders-mission-back-in-time-gun-sunny = Sunny
defenders-mission-back-in-time-profile-n = Agent N
defenders-mission-back-in-time-profile-s = Agent S
defenders-mission-back-in-time-profile-x = Agent X
defenders-mission-back-in-time-weapon-long-rifle = Long rifle
defenders-mission-back-in-time-weapon-sabre = Sabre
defenders-mission-back-in-time-weapon-twin-revolvers = Twin revolvers
defenders-mission-back-in-time-weapon-knife = Knife
defenders-mission-back-in-time-weapon-carbine = Carbine
defenders-mission-back-in-time-weapon-bayonet = Bayonet
defenders-mission-back-in-time-figure-puppet = The puppet
defenders-mission-back-in-time-figure-hunter = The hunter

## Actions

defenders-mission-back-in-time-action-boot = Start the machine
defenders-mission-back-in-time-action-boot-note = Next to waypoint 1 or on it, not engaged: roll 1 red die. On a flash one of the three jam tokens is gone.

## Events

defenders-mission-back-in-time-event-a = Drawn in the first refresh phase. Three jam tokens are put on waypoint 1. A green Xeno-Grey appears as a puppet to practise on: its wounds and shields are as new at the start of every agent’s turn, and it cannot die. There are no encounters and no event phases until the machine runs.
defenders-mission-back-in-time-event-b = The puppet leaves. All agents are put on the landing and stay in the desert: the first becomes agent N, the second agent S, the others agents X. Encounters 1, 1 and 2 become the deck. There are no event phases until an agent reaches waypoint 3.
defenders-mission-back-in-time-event-c = Hackbar appears at waypoint 3 with 3 health and stays next to the alpha agent. Two signals teleport in.
defenders-mission-back-in-time-event-d = A blue Xeno-Alpha teleports in, and an encounter 8 is put on top. Dead, it leaves the game.

## The story

defenders-mission-back-in-time-objective-boot = Start the machine.
defenders-mission-back-in-time-objective-tent = Reach the tent.
defenders-mission-back-in-time-objective-home = Bring Hackbar to waypoint 4.
defenders-mission-back-in-time-opening = Under the sheet: a chair, a crank, and a list of the last passengers. It is empty, which may mean anything.
defenders-mission-back-in-time-puppet = In the hall stands a grey gentleman of rubber, for practice. Somebody has drawn a moustache on him. You may hit him; he does not mind.
defenders-mission-back-in-time-boot = Three flashes at waypoint 1 start the machine. Nobody rolls for a rank here, and there are no reinforcements.
defenders-mission-back-in-time-long-ago = Sand, and a sky with more stars than you are used to. Your hands are somebody else’s. They know what they are doing.
defenders-mission-back-in-time-stranger = In the tent sits a young man with a lamp and writes down that somebody has come in. He has not looked up yet.
defenders-mission-back-in-time-hackbar = “I know you,” says Hackbar, who cannot. He packs his notebook. “You are late. You were always late.”
defenders-mission-back-in-time-hunter = A tall one in blue steps out of the light, with a net, and sees that he is not the first.
defenders-mission-back-in-time-how-accomplished = At the road a car is waiting; a family on holiday takes him along. In the mirror you see them wave. Then you cannot remember why you are standing in the desert, and go home.
defenders-mission-back-in-time-how-failed = The light takes him, as it always has. In the sand lies a notebook, open at the first page. You know how it goes on.
