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

refused-defenders-planned = That mission comes next already.
refused-defenders-mission-closed = That mission does not follow from how the last one ended.
refused-defenders-agent-taken = Somebody at this table plays this agent.
refused-defenders-weapon-not-owned = Headquarters does not own this weapon yet.
refused-defenders-weapon-carried = Somebody takes this weapon along already.
refused-defenders-weapons-full = The briefing allows no more weapons of this rank.
refused-defenders-weapon-class = This weapon is for another class.
refused-defenders-weapon-place = A weapon without a limit only makes way for another without a limit.
refused-defenders-weapon-issued = What the sheet gives you is not left behind.

problem-defenders-campaign = There is no such campaign, or the saved one is another.
problem-defenders-team-name = A team name has 1 to 40 characters.
problem-defenders-mission-and-campaign = A table plays a mission or a campaign, not both.
problem-defenders-campaign-version = This campaign was saved by a newer version of Sortie.
problem-defenders-campaign-long = More missions than any campaign has.
problem-defenders-campaign-over = This campaign is over.
refused-defenders-campaign = { problem-defenders-campaign }
refused-defenders-team-name = { problem-defenders-team-name }
refused-defenders-mission-and-campaign = { problem-defenders-mission-and-campaign }
refused-defenders-campaign-version = { problem-defenders-campaign-version }
refused-defenders-campaign-long = { problem-defenders-campaign-long }
refused-defenders-campaign-over = { problem-defenders-campaign-over }
