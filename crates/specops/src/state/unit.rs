//! One unit: where it is, what lies beside it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::KindId;
use crate::side::Colour;

/// Where a unit is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsPlace")]
pub enum Place {
    /// Not set up yet (C1.15).
    Aside,
    /// On the table.
    Table,
    /// Under a token that lies face down (C15.1).
    Covert,
    /// It waits to be called (M1.3).
    Waiting,
    /// In the ambush network (M3.4).
    Network,
    /// Defeated and removed (C10.1).
    Defeated,
}

/// The order token beside a unit (C3.6, C4.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsOrder")]
pub enum OrderToken {
    /// None: its token is in the pool, or it has none this round.
    #[default]
    None,
    /// Face up: it has an order.
    FaceUp,
    /// Face down: it has been activated.
    FaceDown,
}

/// The tokens that lie beside a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(rename = "SpecopsTokens")]
pub struct Tokens {
    /// Aim (C5.9).
    pub aim: u8,
    /// Dodge (C5.10).
    pub dodge: u8,
    /// Surge (C5.11).
    pub surge: u8,
    /// Suppression (C11).
    pub suppression: u8,
    /// Observation (K39).
    pub observation: u8,
    /// Immobilize (K66).
    pub immobilize: u8,
    /// Standby (C5.6).
    pub standby: bool,
    /// Shields that are active (K51).
    pub shields: u8,
    /// Shields that are not.
    pub spent_shields: u8,
    /// A detonator (M3.8).
    pub detonator: bool,
}

/// A kind of token of which a unit may have several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsCounter")]
pub enum Counter {
    /// Aim.
    Aim,
    /// Dodge.
    Dodge,
    /// Surge.
    Surge,
    /// Observation.
    Observation,
    /// Immobilize.
    Immobilize,
}

impl Tokens {
    /// How many of a kind.
    pub fn of(&self, kind: Counter) -> u8 {
        match kind {
            Counter::Aim => self.aim,
            Counter::Dodge => self.dodge,
            Counter::Surge => self.surge,
            Counter::Observation => self.observation,
            Counter::Immobilize => self.immobilize,
        }
    }

    pub(crate) fn of_mut(&mut self, kind: Counter) -> &mut u8 {
        match kind {
            Counter::Aim => &mut self.aim,
            Counter::Dodge => &mut self.dodge,
            Counter::Surge => &mut self.surge,
            Counter::Observation => &mut self.observation,
            Counter::Immobilize => &mut self.immobilize,
        }
    }

    /// Those that the end phase takes away (C14.1); the others stay (C14.2).
    pub(crate) fn clear(&mut self) {
        *self = Self {
            aim: 0,
            dodge: 0,
            surge: 0,
            standby: false,
            observation: 0,
            suppression: self.suppression,
            immobilize: self.immobilize,
            shields: self.shields,
            spent_shields: self.spent_shields,
            detonator: self.detonator,
        };
    }
}

/// One unit: a miniature that is its own leader (C1.1), or the vehicle of mission 3. Where it stands is its body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unit {
    /// Whose.
    pub(crate) colour: Colour,
    /// What it is, by its number in the content; of the vehicle the number among vehicles.
    pub(crate) kind: KindId,
    /// Whether it is the vehicle of mission 3, which counts as no unit (M3.13).
    pub(crate) is_vehicle: bool,
    pub(crate) place: Place,
    pub(crate) wounds: u8,
    pub(crate) tokens: Tokens,
    pub(crate) order: OrderToken,
    /// It was given an order in this round, by whatever; its token may have been turned down since.
    pub(crate) was_ordered: bool,
    /// How often it has treated or repaired (K45, K58).
    pub(crate) treated: u8,
}

impl Unit {
    pub(crate) fn is_on_table(&self) -> bool {
        self.place == Place::Table
    }

    /// Whether it counts as one of the units of its side (C3.10, C14.4, M3.13).
    pub(crate) fn is_undefeated(&self) -> bool {
        !self.is_vehicle && self.place != Place::Defeated
    }
}
