//! Where an ability stands.

use serde::{Deserialize, Serialize};

use crate::world::FigureId;

/// Where an ability stands: on a sheet or deployment card, on a card of a hero, on the activation card in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[ts(rename = "AllianceSource")]
pub struct Source {
    /// Its owner.
    #[ts(type = "number")]
    pub figure: FigureId,
    /// The slot of the card, or [`Source::SHEET`], or [`Source::BONUS`].
    pub slot: u8,
    /// Which ability of it.
    pub n: u8,
}

impl Source {
    /// On the hero sheet or the deployment card.
    pub const SHEET: u8 = 255;
    /// The bonus effect of the activation card.
    pub const BONUS: u8 = 254;
    /// A line of the activation card.
    pub const LINE: u8 = 253;
    /// No card: the bleeding of its owner, where it is noted that it has happened.
    const BLEEDING: u8 = 252;

    /// The bleeding of a figure.
    pub(crate) fn bleeding(figure: FigureId) -> Self {
        Self { figure, slot: Self::BLEEDING, n: 0 }
    }
}
