//! What happens.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::dice::Pool;
use crate::keyword::{Keyword, WeaponKeyword};
use crate::profile::{AttackSurge, DefenceSurge, Weapon};

/// One thing that a card does to whoever receives it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SpecopsDeed")]
pub enum Deed {
    // What holds all the time.
    /// The keyword; numbers add up with what is printed.
    Keyword(Keyword),
    /// All attacks of that manner have the weapon keyword.
    Attacks {
        /// Which attacks.
        arms: Arms,
        /// What they have.
        keyword: WeaponKeyword,
    },
    /// Dice more in the pool of an attack of that manner.
    Dice {
        /// Which attacks.
        arms: Arms,
        /// What comes in addition.
        dice: Pool,
    },
    /// Attack surges become this; the better of both counts (C9.9).
    AttackSurge(AttackSurge),
    /// Defence surges become this (C9.20).
    DefenceSurge(DefenceSurge),
    /// One more weapon.
    Weapon(Weapon),
    /// A weapon instead of a printed one.
    Replace {
        /// The name of the printed one.
        weapon: String,
        /// What comes in its place.
        by: Weapon,
    },
    /// Health more.
    Health(u8),
    /// Courage more.
    Courage(u8),
    /// Speed more, up to 3.
    Speed(u8),
    /// Up to so many of them, all of one rank, may be deployed covertly (K7, C15).
    Covert(u8),

    // What happens.
    /// Tokens gained. Standby and shields are limited as ever (C5.6, K51); suppression may cause panic (C11.3).
    Gain {
        /// Of which kind.
        marker: Marker,
        /// How many.
        n: u8,
    },
    /// Up to so many suppression tokens removed.
    Calm(u8),
    /// A standard move with this tool, no action (C7.3); the owner may leave it.
    Move(u8),
    /// A face-up order token, if it has no order yet (C3.7); no order for whom the card line would take.
    Order,
    /// The owner looks at the token on top of the own pool and may put it at the bottom (C16.1).
    Peek,
    /// The opponent's card gives so many orders fewer this round, but at least one.
    FewerOrders(u8),
}

/// Attacks of a manner (C9.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsArms")]
pub enum Arms {
    /// All of them.
    Any,
    /// Those at range.
    Ranged,
    /// Those in melee.
    Melee,
}

/// Tokens that a card hands out (C5.9 to C5.12, C11, K39, K51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsUnitToken")]
pub enum Marker {
    /// Aim.
    Aim,
    /// Dodge.
    Dodge,
    /// Surge.
    Surge,
    /// Standby.
    Standby,
    /// A shield, active.
    Shield,
    /// Suppression.
    Suppression,
    /// Observation, which the other side's attackers spend (K39).
    Observation,
}

impl Marker {
    /// All of them, in their order.
    pub const ALL: [Self; 7] = [
        Self::Aim,
        Self::Dodge,
        Self::Surge,
        Self::Standby,
        Self::Shield,
        Self::Suppression,
        Self::Observation,
    ];
}

impl Deed {
    /// Whether it holds all the time rather than happen at a moment.
    pub const fn is_lasting(&self) -> bool {
        match self {
            Self::Keyword(_)
            | Self::Attacks { .. }
            | Self::Dice { .. }
            | Self::AttackSurge(_)
            | Self::DefenceSurge(_)
            | Self::Weapon(_)
            | Self::Replace { .. }
            | Self::Health(_)
            | Self::Courage(_)
            | Self::Speed(_)
            | Self::Covert(_) => true,
            Self::Gain { .. }
            | Self::Calm(_)
            | Self::Move(_)
            | Self::Order
            | Self::Peek
            | Self::FewerOrders(_) => false,
        }
    }
}
