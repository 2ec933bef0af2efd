//! Moments, and how often they count.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The moment an ability belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsWhen")]
pub enum When {
    /// It holds: on a loadout side the whole game, on a command card the round it is played.
    Always,
    /// The bearer has been set up: in deployment, from covert, out of the reserve (C1.15, C15.4, M1.11). Also at the end of
    /// set-up for a unit in the ambush network (M3.4).
    Deployed,
    /// The command cards are revealed (C3.3). There is no bearer.
    Revealed,
    /// The bearer gets a face-up order token (C3.6).
    Ordered,
    /// An enemy gets one; that enemy is the bearer.
    EnemyOrdered,
    /// The activation phase starts (C4.1), for each bearer that is on the table.
    RoundStart,
    /// The activation of the bearer starts (C4.5), before it rallies.
    Activated,
    /// It ends (C4.5).
    ActivationEnds,
    /// The bearer has declared an attack; nothing has been rolled (C9.8).
    Attacking,
    /// An attack on the bearer has been declared; nothing has been rolled.
    Defending,
    /// An attack of the bearer is completely done (C2.3).
    Attacked,
    /// An attack on the bearer is completely done, and it is still there.
    WasAttacked,
    /// The bearer has made a standard move as an action, free or not (C5.14).
    Moved,
    /// The bearer has taken a recover action (C5.7).
    Recovered,
    /// The bearer has taken a standby action (C5.6).
    StoodBy,
    /// An action of the bearer (C5.8).
    Action,
    /// A free action of the bearer (C4.8).
    FreeAction,
    /// A unit of the own side is defeated: that unit is the bearer, and is measured from before it is removed (C10.1).
    Defeated,
    /// A unit of the own side has panicked and is still there: that unit is the bearer (C11.3).
    Panicked,
    /// An attack of the bearer has defeated its defender.
    DefeatedFoe,
}

impl When {
    /// All of them, in their order.
    pub const ALL: [Self; 20] = [
        Self::Always,
        Self::Deployed,
        Self::Revealed,
        Self::Ordered,
        Self::EnemyOrdered,
        Self::RoundStart,
        Self::Activated,
        Self::ActivationEnds,
        Self::Attacking,
        Self::Defending,
        Self::Attacked,
        Self::WasAttacked,
        Self::Moved,
        Self::Recovered,
        Self::StoodBy,
        Self::Action,
        Self::FreeAction,
        Self::Defeated,
        Self::Panicked,
        Self::DefeatedFoe,
    ];

    /// Whether there is a unit to which it happens.
    pub const fn has_bearer(self) -> bool {
        !matches!(self, Self::Revealed)
    }

    /// Whether an attack is under way or just done, so that there is somebody on the other side of it.
    pub const fn has_foe(self) -> bool {
        matches!(
            self,
            Self::Attacking | Self::Defending | Self::Attacked | Self::WasAttacked | Self::DefeatedFoe
        )
    }
}

/// How often an ability is used. It counts for the card, not for each bearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsLimit")]
pub enum Limit {
    /// Once a round.
    Round,
    /// Once a game.
    Game,
}
