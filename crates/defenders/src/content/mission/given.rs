//! What must hold, besides what every game asks for.

use serde::Deserialize;

use super::Range;
use super::spot::{Quarry, Result, SignalKind, Spot};

/// What must hold for a rule, an answer, an action.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnGiven {
    /// The limit in the head of the mission is reached: its last round is played, its last event drawn.
    Over,
    /// So many agents are alive, bleeding ones included.
    Alive(Range),
    /// So many agents are dead.
    Dead(Range),
    /// So many agents are at a place.
    AgentsIn {
        /// Which.
        place: String,
        /// How many.
        is: Range,
    },
    /// So many aliens are on the map.
    Aliens {
        /// Which.
        #[serde(default = "any")]
        of: Quarry,
        /// How many.
        is: Range,
    },
    /// So many signals of a kind are on the map, turned or not.
    Signals {
        /// Of which kind; of both if nothing is said.
        #[serde(default)]
        kind: Option<SignalKind>,
        /// How many.
        is: Range,
    },
    /// So many teleport points are on the map, burning ones included.
    Teleports(Range),
    /// So many of the waypoints on the map burn.
    Burning(Range),
    /// There is a flame on a spot.
    Burns(Spot),
    /// The team has so many fragments.
    Fragments(Range),
    /// A figure or a person is on the map and not dead; who is stunned counts.
    There(String),
    /// A figure is stunned.
    Stunned(String),
    /// A figure or a person stands on a spot, or at a place.
    At {
        /// Who.
        figure: String,
        /// Where.
        at: Spot,
    },
    /// A figure stands on a teleport point or next to one.
    AtTeleport(String),
    /// An agent who is on a spot, or at a place, carries an item; any agent anywhere if none is named.
    Carried {
        /// Which.
        item: String,
        /// Where.
        #[serde(default)]
        at: Option<Spot>,
    },
    /// An item lies on a spot.
    Lies {
        /// Which.
        item: String,
        /// Where.
        at: Spot,
    },
    /// A special event has been drawn.
    Drawn(char),
    /// The mission is part of a campaign.
    Campaign,
    /// A mission of the campaign has ended like this the last time it was played. A mission played alone has no past, so
    /// that what follows `else` is the column of a single game.
    Ended {
        /// Which.
        mission: String,
        /// How.
        how: Result,
    },
}

fn any() -> Quarry {
    Quarry::Any
}
