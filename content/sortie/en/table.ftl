# The table and the replay viewer, whatever the game.

table = Table
table-missing = No such table

## The frame

tabs = Parts of the table
tab-decide = Decide
tab-over = Over
tab-cards = Threats
tab-team = Team
tab-log = Log
sheet-up = Pull the sheet up
sheet-down = Push the sheet down
decision = Decision
join-title = A seat is waiting
join-title-ask = Join this table
watching = You are watching. What you see is what everybody sees.
watching-only = You are watching. To sit down, ask the host for the link to play.

## Connection

connection-live = Connected
connection-lost = Connection lost, trying again
connection-slow = Not sent yet: no answer so far

## Camera

camera = Camera
camera-in = Zoom in
camera-out = Zoom out
camera-reset = Show the whole board
camera-tilt = Lean the board

## Going back

take-back = Take back
undo = Undo
undo-last = Undo the last choice
undo-mine-last = Undo my last choice
tap-again = Tap again to do it.
undo-roll = Back to the start of this roll
undo-asks = The others at the table have to agree. The same choice again gives the same dice.
undo-alone = You are alone with bots: it happens at once. The same choice again gives the same dice.
undo-only-seated = Only players can propose this.
undo-by =
    { $steps ->
        [one] { $name } would like to undo the last choice.
       *[other] { $name } would like to undo the last { $steps } choices.
    }
undo-mine =
    { $steps ->
        [one] You have asked to undo the last choice.
       *[other] You have asked to undo the last { $steps } choices.
    }
undo-missing =
    { $n ->
        [one] One answer is missing.
       *[other] { $n } answers are missing.
    }
undo-accept = Agree
undo-decline = Decline
undo-withdraw = Withdraw
undo-again-by =
    { $steps ->
        [one] { $name } would like to bring back a choice that was taken back.
       *[other] { $name } would like to bring back { $steps } choices that were taken back.
    }
undo-again-mine =
    { $steps ->
        [one] You have asked to bring back a choice that was taken back.
       *[other] You have asked to bring back { $steps } choices that were taken back.
    }
undo-away = It is about what { $who } chose, who is away: they find the question when they come back.
undo-decide-later = If they stay away you can decide in their place after two minutes, as the host.
undo-decide-now = You can decide in their place, as the host.
undo-decide = Decide for them
undo-play-on = Play on without it

## What was taken back

lines = What was taken back
lines-text = An undo destroys nothing. Look at a line that was taken back, or bring it back: whoever would be asked about an undo is asked about this too.
lines-none = Nothing was taken back here.
lines-line =
    { $n ->
        [one] After { $from } choices: one choice
       *[other] After { $from } choices: { $n } choices
    }
lines-look-at = Look at it: { $line }
lines-restore = Bring back
lines-restore-it = Bring back: { $line }
lines-asked = The others are asked.
lines-restored = Brought back.
lines-shown = This was taken back.
lines-back = To what is in force

## Bots wait

bots-hold = The bots leave this to you
bots-go-ahead = Bots, go ahead
bots-going = The bots go ahead.
bots-always = Always
bots-always-label = Always let bots go ahead
bots-do-not-wait = Bots do not wait for people here.
bots-wait-again = Wait again

## People talk

talk = Say something
talk-point = Point at the board
talk-point-now = Tap what you mean on the board.
talk-point-not = Cancel
talk-pointed = points here
talk-said = { $name } says: { $words }
talk-pointed-at = { $name } points at { $spot }.
talk-phrase-me-first = Let me go first
talk-phrase-you-first = You go first
talk-phrase-help = I need help
talk-phrase-wait = Wait a moment
talk-phrase-well-done = Well done!
talk-phrase-thanks = Thank you!

## Menu

menu = Menu
menu-pace = Bots’ pace
menu-bots-wait = Bots wait for people
menu-export = Save as a file
menu-export-checkpoint = Goes on from the last stop between missions, with other dice
menu-export-closed = Not before the end: it would reveal dice yet to be rolled
menu-take-seat = Play { $role } myself
menu-ask-seat = Ask for { $role }
menu-seat-secret = You have seen what the other side keeps secret.
menu-hand-seat = Let a bot play { $role }
menu-home = Home, come back later
menu-leave = Give up my seat
menu-put-away = Put this table away
menu-put-away-sure = Put this table away? It leaves your list, and your seats at an unfinished game are free. If nobody else has ever played here it is deleted for good.
invite = Invite
invite-what = What the link is good for
invite-play = To play
invite-watch = To watch
invite-play-text = Whoever has this link may take a free seat, or ask for one. It is also how a second device of yours sits down.
invite-watch-text = Whoever has this link sees what anybody without a seat may see. They can take no seat.
invite-qr-play = Code of the link to play
invite-qr-watch = Code of the link to watch
invite-qr-text = Point the camera of a phone or tablet at the code.
invite-renew = Make a new link
invite-renew-play-sure = Make a new link to play? The old one then works only for those who have had a seat here; others who came by it are out.
invite-renew-watch-sure = Make a new link to watch? Whoever came by the old one is out.
invite-renewed = There is a new link.
share = Copy the link
share-copied = Link copied.
share-link = The link to this page: { $link }

## A seat for another device

hand-over = Hand over to another device
hand-over-text = Whom shall somebody play on another device? Whoever opens this table there can take the free seat.
hand-over-do = Hand over
hand-over-seat = Hand over { $role }
hand-over-free = { $role } is free now.
hand-over-waits = Free: waits for another device
hand-over-back = Take back
hand-over-how = Open this link on the other device:
leave-which = Which seat do you give up?
leave-text = A seat that you give up is open: somebody else can take it, and so can you.
leave-do = Give up
leave-seat = Give up { $role }
leave-all = All of them, and leave
ask = Somebody asks for a seat
ask-by = { $name } would like to play { $role }.
ask-somebody = Somebody
ask-yes = Hand over
ask-no = No
ask-sent = You have asked for { $role }.

## Log

log = Log
log-filter = Show in the log
log-all = Everything
log-setup = Set-up
log-earlier = Earlier
log-newest = Newest
log-empty = Nothing yet.
log-search = Search the log
log-nothing = Nothing in the log holds “{ $query }”.
log-save = Save the log as a text file
log-rule = Rule { $rule }
log-go = Go to step { $n }

## Keys

help = Keyboard shortcuts
help-game = The game
help-on-board = On the board
help-digits = Take the choice with that number
help-finish = End the fight here
help-back = Take back
help-skip = Skip the animation
help-point = Point at the board
help-board = Go to the figure whose move it is
help-choices = Go to the choices
help-log = Go to the log
help-help = This help
help-arrows = Go to the next field
help-lit = Next or previous lit field
help-enter = Choose the field
help-pan = Move the camera
help-turn = Turn the camera
help-zoom = Zoom in and out
help-right-drag = Right button, drag
help-two-fingers = Two fingers, hold

## Replay

replay = Replay
replay-title = Replay: { $game }
replay-timeline = Time line
replay-step = Step
replay-at = Step { $step } of { $last }
replay-round = Go to round { $round }
replay-part = Go to { $name }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-speed = Speed
replay-nothing = The table is set.
replay-on = The game goes on.
replay-share = Share this moment
branch = Branch from here
branch-title = Branch from here
branch-text =
    { $keep ->
        [0] A new table starts from the set-up of this game. Who plays?
        [one] A new table keeps the first choice and goes its own way. Who plays?
       *[other] A new table keeps the first { $keep } choices and goes its own way. Who plays?
    }
branch-cancel = Cancel
branch-go = Open the table
branch-later = Once the game is over, you can branch off anywhere.

## Faults in texts

fault = Report a fault in a text
fault-note = A typo, a wrong rule, a sentence nobody understands? Nothing is sent: copy the report or save it, and pass it on to whoever keeps the texts.
fault-remark = What is wrong?
fault-texts = Which text?
fault-none = No text of this screen is known by name.
fault-where = The report also says: language { $language }, version { $version }, step { $step } of this table.
fault-copy = Copy the report
fault-save = Save as a file
fault-copied = The report is on the clipboard.
fault-not-copied = The browser does not let the page copy. Save the report as a file.

seat-mine = You
seat-person = { $name }
seat-bot = Bot
seat-muted = Somebody you muted
seat-open = Open seat
seat-away = · away
result-won = Victory
result-lost = Defeat
result-drawn = A draw
result-replay = Watch the replay
result-branch = Try another way
result-again = New game
result-home = Home
ending-over = The game is over
ending-hide = Look at the board
ending-show = Show the ending
ending-tally = What everybody did
turn-title = ● { $title }

## Hints of a lesson

hint = Hint
hint-said = Hint: { $text }
hint-hide = Hide hints
hint-close = Got it

## Whose move it is, and how the enemy's is shown

wait-people = Waiting for { $who }
wait-open = An open seat: { $who }
wait-bots =
    { $n ->
        [0] The table is busy
        [one] { $who } thinks
       *[other] { $who } think
    }
your-move = Your move: { $who }
title-move = Your move
watch-board = Look at the board
last-attack = The last attack
enemy-acts = The enemy acts
enemy-why = More: every step and its rule
enemy-pace = The enemy’s turn
enemy-mode =
    { $mode ->
        [step] Steps
        [play] Play
       *[instant] Instant
    }
enemy-next = Next
enemy-play = Play
enemy-step = Pause
enemy-skip = Skip
other-choice = Something else

# What people at a table should know and no choice tells them.
notice = About this table
notice-broken = After an update this game can no longer be replayed from entry { $entry } on. You see it as it stood before; nothing can be changed here, and nothing is lost.
notice-other-content = From entry { $entry } on this game was played with other content than there is here now. You see it as it stood before; nothing can be changed here, and nothing is lost.
notice-written-by = (Version { $version } wrote that entry.)
notice-go-on = Play on from here
notice-gone-on = This game goes on at another table.
notice-to-table = To that table
notice-resumed = After an update on { $date } this campaign went back to its last checkpoint. What was played before is kept.
notice-ended = The host has ended this table. You can look at everything; nothing can be changed.
notice-understood = Understood
curtain-title = For { $whose } only
curtain-text = Hand over the screen. Whoever plays the other side looks away.
curtain-lift = I am { $whose }

# What the host of a table can do.
host-lock = Close to newcomers
host-unlock = Open to newcomers again
host-remove = Take the seat from { $name }
host-remove-sure = Take all seats from { $name }? They can watch, and sit down again only if you give a seat back.
host-return = Give { $role } back
host-end = End this table
host-end-sure = End this table for everybody? It can be looked at afterwards, and nothing more.

# People who do not get on.
people = People here
people-text = Whom you mute or block is not told.
people-nobody = There is nobody else here.
people-muted = Muted: { $role }
people-mute = Mute: no phrases, no finger, no name
people-block = Block: they sit down at no table of yours
people-block-sure = Block this person? They lose their seats at this table.
people-report = Report
people-report-them = Report { $name }
people-report-table = Report this table
people-reason = What is it about?
people-reason-name = A name that hurts
people-reason-talk = Phrases or pointing without end
people-reason-play = Cheating, or stalling the game
people-reason-other = Something else
people-note = In your own words (up to 500 characters)
people-send = Tell the operator
people-reported = The operator of this server will see it.
