//! Who takes part: heroes with their cards, groups, and where their abilities stand.

use serde::{Deserialize, Serialize};
use sortie_boards::square::Space;
use sortie_kernel::List;

use super::MOST_CARDS;
use crate::world::{FigureId, Side};

/// Who a figure is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cast {
    /// Of which kind.
    pub(crate) part: Part,
    /// Power tokens for attacks and for defence (R37.7).
    pub(crate) tokens: [u8; 4],
}

/// A hero or one of a group, by their place in the lists of the state; or an object of the mission that can be attacked,
/// by its number there (S14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Part {
    Hero(u8),
    Group { group: u8, number: u8 },
    Object(u8),
}

/// A hero in this mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HeroState {
    /// The hero, by number in the content.
    pub(crate) hero: u8,
    pub(crate) figure: FigureId,
    pub(crate) cards: List<Held, MOST_CARDS>,
    /// Activations left this round (R7).
    pub(crate) activations: u8,
    /// Whether it has activated this round.
    pub(crate) has_activated: bool,
}

/// A card of a hero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    /// The card, by number in the content.
    pub(crate) card: u8,
    pub(crate) state: CardState,
    /// The slot of the weapon it lies under; its own slot if it lies under none.
    pub(crate) under: u8,
}

/// How a card lies (R9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceCardState")]
pub enum CardState {
    /// Ready.
    Ready,
    /// Exhausted until its owner's next activation (R9.1, R9.3).
    Exhausted,
    /// Depleted or discarded: out for this mission.
    Gone,
}

/// A group in this mission, enemies and allies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GroupState {
    /// The deployment card, by number in the content.
    pub(crate) group: u8,
    pub(crate) side: Side,
    /// Tells groups of the same name apart (R1.4, R23.10).
    pub(crate) colour: u8,
    /// Whether it still has its activation this round.
    pub(crate) is_ready: bool,
    /// Bonus health of each figure (R23.11).
    pub(crate) bonus_health: u8,
    /// Its figures are these, whether on the map or not.
    pub(crate) first: u8,
    pub(crate) n_figures: u8,
    /// Where it came in, for reinforcements.
    pub(crate) entry: Space,
    /// The activation card it used last, by number (R23.6).
    pub(crate) card: Option<u8>,
    /// Abilities that only the first figure has, used in this activation.
    pub(crate) is_first_used: bool,
}
