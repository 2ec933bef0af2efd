# Mission 7.

defenders-mission-in-the-matrix = In the Matrix
defenders-mission-in-the-matrix-brief = Somebody has moved into the computer of the command post, and not as a guest. The lights blink in a language, doors lock themselves, and on all screens stands one sentence: THERE IS NO ADMINISTRATOR. The thing in there is a warden made of metal and light, and it can only be fought where it lives. One of you stays at the machine with a keyboard and a fire extinguisher; the others close their eyes and go in. Whoever sits outside will find out that machines burn, and that he has to choose every minute what to save.

## Goal

defenders-mission-in-the-matrix-goal = Get into the computer room, then destroy the blue Nexus on the grid before all four waypoints burn.
defenders-mission-in-the-matrix-goal-accomplished = The warden is destroyed and a waypoint does not burn.
defenders-mission-in-the-matrix-goal-partly = The warden is destroyed and all four waypoints burn.
defenders-mission-in-the-matrix-goal-failed = All four waypoints burn while the warden is there, or it is there after the last event.

## Places, people and things

defenders-mission-in-the-matrix-place-computer-room = The computer room
defenders-mission-in-the-matrix-place-grid-gate = The way in
defenders-mission-in-the-matrix-item-extinguisher = Fire extinguisher
defenders-mission-in-the-matrix-figure-warden = The warden

## Actions

defenders-mission-in-the-matrix-action-unlock = Unlock
defenders-mission-in-the-matrix-action-unlock-note = Next to a blocked door and not engaged: roll 1 red die. On a flash it opens.
defenders-mission-in-the-matrix-action-extinguish = Extinguish
defenders-mission-in-the-matrix-action-extinguish-note = The operator, next to a burning waypoint: the flame goes out, and the extinguisher is empty.
defenders-mission-in-the-matrix-action-recharge = Recharge extinguisher
defenders-mission-in-the-matrix-action-recharge-note = The operator, next to a waypoint: the extinguisher can be used again.
defenders-mission-in-the-matrix-action-hack = Hack
defenders-mission-in-the-matrix-action-hack-note = The operator, next to a waypoint: roll 1 red die for each waypoint that does not burn and choose one of the results shown.
defenders-mission-in-the-matrix-action-hack-wound = GD: the warden suffers a wound
defenders-mission-in-the-matrix-action-hack-strip = Flash: the warden has no shields until it refreshes
defenders-mission-in-the-matrix-action-hack-breach = Alien: an alien teleports in
defenders-mission-in-the-matrix-action-hack-leak = Jam: an alien teleports in

## Events

defenders-mission-in-the-matrix-event-d = Waypoint 1 is put into the computer room. If mission 6 was accomplished partly its doors open at once; otherwise they have to be unlocked. There are no event phases until an agent reaches waypoint 1.
defenders-mission-in-the-matrix-event-a = Choose an operator: he is put into the computer room and gets the extinguisher. All others are put on the grid and stay there. A blue Nexus appears in the grid, with 6, 5, 3 or 1 wounds if there are one, two, three or four agents; its card goes to the alpha agent, both encounters 9 on top of their deck. Waypoints 2 to 4 are laid; from the next event phase on one more waypoint catches fire each time, in the order of their numbers.
defenders-mission-in-the-matrix-event-c = The warden is healed. If mission 6 failed an alien teleports in besides.

## The story

defenders-mission-in-the-matrix-objective-machine = Reach the computer room.
defenders-mission-in-the-matrix-objective-warden = Destroy the warden.
defenders-mission-in-the-matrix-opening = The street lamps go on and off in turn, as if somebody were counting you. He gets the number right.
defenders-mission-in-the-matrix-power = A shutter falls, a lock turns, and the whole command post takes a breath. In the hall behind the glass a single screen lights up.
defenders-mission-in-the-matrix-locks = Blocked doors are opened by the action Unlock only.
defenders-mission-in-the-matrix-screens = The chair is still warm. On the screen stands: YOU ARE IN MY SEAT.
defenders-mission-in-the-matrix-plugged-in = You close your eyes in a chair and open them on a plain of light, where the cables sing. In the middle of it somebody of metal turns round. Outside, it begins to smell of burnt dust.
defenders-mission-in-the-matrix-operator = The operator extinguishes, recharges and hacks next to waypoints; only he can. All others stay on the grid.
defenders-mission-in-the-matrix-restored = RESTORING BACKUP, says the screen, and adds, quite unnecessarily: PLEASE WAIT.
defenders-mission-in-the-matrix-how-accomplished = The screens go dark, one after the other, and one comes on again with a small blinking line. It waits. It does as it is told.
defenders-mission-in-the-matrix-how-partly = The warden is gone, and so is the machine. You carry out the only thing that did not burn: the mouse mat.
defenders-mission-in-the-matrix-how-failed = You open your eyes. All screens say the same: WELCOME, USERS.
