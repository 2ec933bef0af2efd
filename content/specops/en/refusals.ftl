# Why the rules of specops refuse a choice (refused-<code>) or a set-up (problem-<code>). One friendly sentence each; the number of
# the rule is shown beside it.

refused-specops-not-yours = Somebody else is asked right now.
refused-specops-not-that-one = Not that one: choose one of those that are lit.
refused-specops-not-now = That is not what the table is waiting for right now.
refused-specops-bend = The tool bends by a right angle at most.
refused-specops-blocked = Something on the way is too high or cannot be entered.
refused-specops-engaged = It is engaged in melee: it can only withdraw.
refused-specops-impassable = Nobody can stand on that ground.
refused-specops-length = That is farther than the tool reaches.
refused-specops-level = That is too high or too low to get to.
refused-specops-melee = It may not end up touching an enemy there.
refused-specops-overlap = Another base is in the way.
refused-specops-partly = A base stands wholly on an obstacle or wholly beside it.
refused-specops-scatter = Barricades can be crossed, not stood on.
refused-specops-speed = It cannot use that tool for this move.
refused-specops-off-table = That is not wholly on the table.
refused-specops-token = Nobody may touch an unclaimed token while units are set up.
refused-specops-too-near = That is too near to an enemy.
refused-specops-zone = That is not wholly inside the zone.
refused-specops-piece-off-table = A piece stands wholly on the table.
refused-specops-piece-overlap = A piece stands on the table, not on another piece.
refused-specops-piece-turn = Pieces are turned by 15 degrees at a time, up to 23 times.
refused-specops-stock-empty = There is no such piece left.
refused-specops-too-few-pieces = A table has eight pieces at least.
refused-specops-holder = A claimed token lies touching its holder.

problem-specops-team = There is no such team.
problem-specops-mission = There is no such mission.
problem-specops-table = There is no such table.
problem-specops-table-mission = That table is laid out for another mission.
problem-specops-table-built = A table is ready or built in turn, not both.

# The server asks for problems under this name.
refused-specops-team = { problem-specops-team }
refused-specops-mission = { problem-specops-mission }
refused-specops-table = { problem-specops-table }
refused-specops-table-mission = { problem-specops-table-mission }
refused-specops-table-built = { problem-specops-table-built }
