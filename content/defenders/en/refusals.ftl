# Why the rules of defenders refuse a choice (refused-<code>) or a set-up (problem-<code>). One friendly sentence each; the
# number of the rule is shown beside it.

refused-defenders-not-yours = Somebody else is asked right now.
refused-defenders-not-there = Not there: choose one of those that are lit.
refused-defenders-not-now = That is not what the table is waiting for right now.

problem-defenders-mission = There is no such mission.
problem-defenders-agents = One to five agents can go.
problem-defenders-agent-twice = There is only one agent of each class.

# The server asks for problems under this name.
refused-defenders-mission = { problem-defenders-mission }
refused-defenders-agents = { problem-defenders-agents }
refused-defenders-agent-twice = { problem-defenders-agent-twice }
