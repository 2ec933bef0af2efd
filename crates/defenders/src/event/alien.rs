//! Aliens, signals, cards.

use serde::{Deserialize, Serialize};
use sortie_boards::hex::Hex;
use ts_rs::TS;

use crate::dice::Symbol;
use crate::mind::Thought;
use crate::world::FigureId;

/// Where something went that left the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersGone")]
pub enum Gone {
    /// To its discards.
    Discarded,
    /// Out of the game.
    Removed,
}

/// What aliens, signals and cards did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "DefendersAlienEvent")]
pub enum AlienEvent {
    /// An encounter card was drawn (51).
    EncounterDrawn {
        /// For whom.
        agent: FigureId,
        /// Which, by number.
        card: u8,
    },
    /// These aliens are called, in the order of their players (141).
    Called {
        /// Which.
        aliens: Vec<FigureId>,
    },
    /// It is done with, and discarded.
    EncounterOver {
        /// Which, by number.
        card: u8,
    },
    /// An alien acts (135).
    Activated {
        /// Which.
        alien: FigureId,
    },
    /// An alien thinks.
    Thought {
        /// Which.
        alien: FigureId,
        /// What.
        #[serde(flatten)]
        thought: Thought,
    },
    /// An alien has moved (160).
    Moved {
        /// Which.
        alien: FigureId,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
        /// The hexes between, where somebody shows them.
        path: Vec<Hex>,
    },
    /// An alien stands on the map, its card with somebody (152, 156).
    Appeared {
        /// Which.
        alien: FigureId,
        /// Its card, by number.
        card: u8,
        /// Where.
        at: Hex,
        /// Who holds the card.
        player: FigureId,
    },
    /// A card passes to somebody else (91).
    Passed {
        /// Whose card.
        alien: FigureId,
        /// Who holds it now.
        player: FigureId,
    },
    /// No card is left: nothing comes (159, A40).
    NobodyComes,
    /// The teleport die shows a point (A39).
    PointRolled {
        /// Which.
        symbol: Symbol,
    },
    /// A signal lies on the map (151).
    SignalPlaced {
        /// Which.
        signal: FigureId,
        /// Where.
        at: Hex,
        /// What it will turn out to be: nobody hears it.
        #[serde(skip)]
        #[ts(skip)]
        is_alien: bool,
    },
    /// The die that was rolled for a signal fits no point: it goes to the discards.
    SignalStrayed {
        /// What it was, as the discards show.
        is_alien: bool,
    },
    /// A signal has moved (147).
    SignalMoved {
        /// Which.
        signal: FigureId,
        /// The hex after each area.
        path: Vec<Hex>,
    },
    /// A signal was revealed (153).
    Revealed {
        /// Which.
        signal: FigureId,
        /// Whether an alien comes.
        is_alien: bool,
    },
    /// A signal left the map for the discards (188).
    SignalDestroyed {
        /// Which.
        signal: FigureId,
        /// What it was, as the discards show.
        is_alien: bool,
    },
    /// An event card was drawn (53).
    EventDrawn {
        /// Which, by number.
        card: u8,
    },
    /// It is done with.
    EventOver {
        /// Which, by number.
        card: u8,
    },
    /// A deck was shuffled anew from its discards (139, 142, 146, A63).
    Reshuffled {
        /// Which.
        deck: DeckName,
    },
}

/// A deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersDeckName")]
pub enum DeckName {
    /// Alien cards.
    Aliens,
    /// Encounter cards.
    Encounters,
    /// Event cards.
    Events,
    /// Signals.
    Signals,
}
