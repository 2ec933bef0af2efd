# Mission 3.

defenders-mission-star-tech = Star Tech
defenders-mission-star-tech-brief = Pieces of their machines have turned up in odd places: in a locker of the command post, under a camp bed, in a filing cabinet under S for spoon. Whoever was here before us collected them and then left without his shoes. Control wants four pieces on the table, because four can be put together to something, and nobody has said yet to what. Go through the rooms one by one. Do not shake anything. If it glows, wrap it in a towel. The owners have noticed that it is gone, and they count better than we do.

## Goal

defenders-mission-star-tech-goal = Find four fragments before round 13 is over.
defenders-mission-star-tech-goal-accomplished = You have four fragments and at least half of the agents are alive (rounded down, but one at least).
defenders-mission-star-tech-goal-failed = At the end of round 13 it is not so.

## Places, people and things

defenders-mission-star-tech-place-rooms = The rooms
defenders-mission-star-tech-figure-collector = The collector

## Actions

defenders-mission-star-tech-action-search = Search for fragments
defenders-mission-star-tech-action-search-note = In a room and not engaged: roll 1 red die. A hit brings a fragment, one in each room. Each further try of the same agent in the same room adds a die, up to 3.

## Events

defenders-mission-star-tech-event-c = A blue Xeno-Alpha teleports in, and a green Nexus appears next to it.
defenders-mission-star-tech-event-d = In the next reinforcement step the alpha agent picks a weapon freely: an alien one if you have three fragments or more, otherwise an improved one.

## The story

defenders-mission-star-tech-objective-parts = Find fragments.
defenders-mission-star-tech-opening = Rows of grey cabinets, one of them humming. The label says SPOONS. Somewhere down the corridor a door is opened very slowly by somebody who has time.
defenders-mission-star-tech-fragments = Killed aliens bring no fragments here; only rooms do.
defenders-mission-star-tech-first-part = It lies in the hand like a pebble and weighs as much as a bicycle. You wrap it in the towel. The towel begins to hum.
defenders-mission-star-tech-owners = A tall one in blue with a list, and beside him something of metal that carries the bags. They have come to collect.
defenders-mission-star-tech-parcel = Control has read your report and is pleased, which it expresses by parcel post. You may choose what is in it.
defenders-mission-star-tech-how-accomplished = Four pieces on a table. They move toward each other by themselves, click, and are a key. Nobody asks for what. Somebody locks the room.
defenders-mission-star-tech-how-failed = You bring the towel. Control looks at it for a long time and says that it is a nice towel.
