# Why a request was refused. The keys are the stable codes of the server: error-<code>.
# $detail and $field are technical words of the request and stay as they are.

error-malformed = This request cannot be read: { $detail }
error-not-json = The request must be JSON. Set the header “Content-Type: application/json”.
error-too-large = That is too large: at most { $limit } bytes are read here.
error-no-such-route = There is nothing at this address.
error-method-not-allowed = This address does not answer to that kind of request.
error-no-such-table = There is no table with this link. Check that it was copied whole.
error-no-such-game = There is no game called “{ $game }”.
error-no-such-bot = There is no bot called “{ $bot }” for this game.
error-no-bots-here = Here people play every seat: beside a boxed game a bot cannot move the figures.
error-no-such-sheet = There is no mission called “{ $mission }” to print.
error-no-such-language = “{ $language }” is no language of Sortie; choose en, de or it.
error-unknown-seat = This table has no such seat.
error-seat-count = This game needs { $expected } seats; the request names { $found }.
error-bad-name = A name has 1 to 40 characters, without line breaks or invisible characters.
error-off-the-board = You can only point at the board: 0 to 1,000 from the left and from the top.
error-bad-pace = The pace of bots lies between 0 and 10,000 milliseconds.
error-bad-keep = Only { $n } choices have been made; no more can be kept.
error-import-refused = This file cannot be replayed as it was written: { $detail }
error-other-content = This game was made with other content than this server has, and cannot be replayed from entry { $entry } on. With the content of that time it can.
error-setup = The game cannot be set up like this. { $problems }
error-game-over = The game is over.
error-game-not-over = That has to wait until the game is over, because it would reveal dice yet to be rolled.
error-game-final = The game is over and stays as it is. To try another way, branch from its replay.
error-journal-full = This table is full: after { $limit } choices and undos nothing can be added. All that was played stays.
error-stale = The table has moved on. Look again, then choose.
error-seat-not-yours = That seat is not yours.
error-seat-taken = Somebody else sits there.
error-other-side-seen = You have seen what the other side keeps secret, so you cannot play for this one. Somebody else can, or a bot.
error-nothing-to-ask = You need not ask for this seat: it is yours, or free to take.
error-no-such-ask = Nobody asks for this seat any more.
error-not-seated = Only people with a seat at this table can do that.
error-not-yours-to-hand-over = That is not yours to hand over: the bots wait for an opponent of yours.
error-malformed-choice = This game knows no such choice: { $detail }
error-nothing-to-undo = There is nothing to take back there.
error-secret-seen = Somebody has seen since then what was hidden, and nobody can forget it. You can only go back to where that was seen.
error-nothing-to-take-back = This step showed something new, or was not your own. Ask the others to go back.
error-undo-open = Somebody has already asked to go back. Answer that first.
error-no-proposal = Nobody is waiting for your answer.
error-hello-first = The first message must be “hello”.
error-text-only = Messages must be text; binary ones are not read.
error-not-live = This address is for live play and speaks WebSocket only.
error-too-fast = Too many messages at once. Slow down a little.
error-too-many = Too many new tables or guests from your address. Try again in a moment.
error-busy = The server is fully occupied. Try again in a moment.
error-timeout = That took too long and was broken off. Try again.
error-foreign-origin = Live play is only open to pages of this server.
error-no-client = The client has not been built yet. Run “make play” in the project folder, then load this page again.
error-storage = The server could not save that, so nothing has changed. Try again. (Incident { $incident })
error-storage-lost = The server has lost its database: nothing is saved any more. What was played is kept in a rescue file; tell whoever runs this server.
error-journal-broken = The saved game can no longer be replayed from entry { $entry } on. It is kept as it is; tell whoever runs this server.
error-internal = Something went wrong on the server. None of this is your fault. (Incident { $incident })

# Why the rules do not allow a choice, where the game has no better words.
refused-illegal = The rules do not allow that now.
refused-setup = Something is wrong with “{ $field }”.
