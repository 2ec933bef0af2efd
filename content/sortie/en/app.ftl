# The words around the games: home, new table, joining, rules, settings.

product = Sortie
loading = Loading
close = Close
save = Save
retry = Try again
round =
    { $n ->
        [0] Set-up
       *[other] Round { $n }
    }
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
show-all = Show all { $n }
skip-to-content = Skip to content

## What goes wrong

error-offline = The server cannot be reached. Check your connection and try again.
error-unexpected = Something went wrong. Please try again.
missing-title = There is nothing on this table
missing-text = The address is wrong, or what was here has been cleared away.
missing-home = Back to home
unreachable-title = This page did not load
unreachable-text = It needs the network once before it works without. Check your connection and try again.

## Finding one’s way

nav-label = Main
nav-home = Sortie, home
nav-rules = Rules
nav-settings = Settings

## Home

home-title = Home
home-games = Games
home-running = Other running tables
home-join = Join a table
home-finished = Finished games
home-finished-none = Games you finish will wait here as replays.
welcome-eyebrow = The open table
welcome-title =
    The board is lit.
    Take a seat.
welcome-text = Tactical board games in the browser, alone with bots or together by link. The rules are enforced and every step explains itself.
welcome-play = Play { $game }
continue = Continue
continue-my-move = Your move
continue-running = Continue where you left off
company-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
company-open =
    { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }
table-won = Won
table-lost = Lost
table-my-move = Your move
import = Import a game file
footer-credits = Figures and symbols from

## Games

game-play = Play
game-coming = In preparation

## New table

new-title = New table
new-team = The team
new-players = Number of players
new-seat = Seat { $n }
new-who = Who plays
new-which-bot = Which bot
new-options = The game
new-difficulty = Difficulty
new-real-dice = Real dice
    .hint = You roll on your own table and enter the faces.
new-last-team = Your last team
new-same-team = Same team again
new-start = Start
who-me = Me
    .hint = You may play several seats yourself.
who-open = Open
    .hint = For whoever follows your link.
who-bot = Bot
bot-greedy = Veteran, plans ahead
    .short = Veteran bot
bot-random = Rookie, acts at random
    .short = Rookie bot
difficulty-easy = Easy
    .line = For a first game: the gunship arrives sooner than you fear.
difficulty-normal = Normal
    .line = A fair fight: about every second game is won.
difficulty-hard = Hard
    .line = For practised teams that plan every die.
difficulty-very_hard = Very hard
    .line = For those whom nothing else scares.
census-mine =
    { $n ->
        [one] You
       *[other] You in { $n } seats
    }

## Names

name-label = Your name
name-hint = This is how others see you at the table.
name-known = You play as { $name }.
callsign-1 = Falcon
callsign-2 = Comet
callsign-3 = Raven
callsign-4 = Ember
callsign-5 = Lynx
callsign-6 = Orion
callsign-7 = Heron
callsign-8 = Cinder

## Joining

join-code = Link or code
join-code-hint = Paste what you were sent.
join-unreadable = This is neither a link to a table nor a code.
join-go = To the table
join-text = Whoever opened the table can send you its link.
join-who = Seats
join-seat-open = Open seat
join-take = Sit here
join-take-seat = Sit here: { $role }
join-seated = You now play { $role }.
join-ask = Ask for it
join-ask-seat = Ask for { $role }
join-asked = Asked, waiting
join-unask = Cancel
join-unask-seat = Do not ask for { $role } any more
join-secret = You have seen what the other side keeps secret.
join-report = Without a seat: report for all
join-watch = Just watch

## Rules

rules-title = Rules: { $game }
rules-search = Search for a word or a number
rules-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
rules-nothing = No rule mentions “{ $query }”.
rules-rule = Rule { $number }
rules-sections = Sections
rules-games = Games
rules-shelf = Rules
rules-close-key = Close (Escape)

## Settings

guest-phrase = Recovery phrase
guest-phrase-hint = With it you come back as yourself on another device. Write it down: it is shown once, and a new one replaces it.
guest-phrase-new = Show a new phrase
guest-recover = Come back with a phrase
guest-recover-do = Come back
guest-data = What is kept of you
guest-export = Save it
guest-sign-out = Sign out
guest-sign-out-sure = Sign out of this browser? Without a recovery phrase you cannot come back to your tables.
guest-delete = Delete everything
guest-delete-sure = Delete your name, your seats, and every table at which nobody else has played? Nothing brings it back.
people-mine = People you muted
people-mine-hint = They are not told. Who is blocked sits down at no table of yours.
people-is-muted = muted
people-blocked = blocked
people-hear = Hear again
people-hear-them = Hear { $name } again
settings-language = Language
settings-theme = Theme
settings-system = System
settings-dark = Dark
settings-light = Paper
settings-board = Boards
    .hint = A board leans away from you, with walls, light and standing figures, or lies flat as a plan.
settings-board-tilted = Standing figures
settings-board-flat = Flat
settings-motion = Motion
    .hint = Walking figures, falling dice, sliding panels.
settings-reduced = Reduced
settings-full = Full
settings-pace = Pace of bots
    .hint = For new tables. At a table you can change it any time.
settings-dice = Dice
    .hint = When off, the faces just appear.
settings-dice-on = Roll visibly
settings-ask = Questions
    .hint = Otherwise the table spares you what decides nothing.
settings-ask-all = Ask even where nothing can change
settings-ask-ties = Let me choose between places that are equally bad
settings-sound = Sound
    .hint = System means: off where less motion is wanted.
settings-on = On
settings-off = Off
settings-volume = Volume
volume-quiet = Quiet
volume-normal = Normal
volume-loud = Loud
settings-notify = Your turn
    .hint = When you are looking at something else. The title of the page says it in any case.
settings-notify-on = Notify me
settings-notify-denied = The browser does not let Sortie notify you. Its own settings decide that.
settings-device = Language, theme, motion, sound and pace are kept on this device only.
settings-renamed = You are now called { $name }.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
language-en = English
language-de = Deutsch
language-it = Italiano
