//! What units do, and what happens to them outside attacks (C4 to C7, C10, C11).

use serde::Serialize;
use sortie_boards::plane::{PieceId, Point, Way};
use ts_rs::TS;

use crate::action::Action;
use crate::choice::Power;
use crate::content::{CardId, SideId};
use crate::dice::{AttackFace, DefenceFace};
use crate::ids::{TokenId, UnitId};
use crate::state::{Because, Calming, Counter};

/// What units do and what happens to them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "SpecopsTurnEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum TurnEvent {
    /// A unit is activated (C4.2), by its face-up order or by a token that was drawn.
    Activated { unit: UnitId, ordered: bool },
    /// It has thrown for its rally (C4.6).
    RallyThrown { unit: UnitId, faces: Vec<DefenceFace> },
    /// It takes an action (C5), or a free one.
    Acted { unit: UnitId, action: Action, free: bool },
    /// It uses a card action of a keyword (C5.8).
    Used { unit: UnitId, power: Power, free: bool, target: Option<UnitId> },
    /// An action or a free action that a card prints (C5.8).
    UsedCard { unit: UnitId, slot: u8, free: bool },
    /// It has moved (C7).
    Moved { unit: UnitId, action: Action, because: Because, tool: u8, way: Way, on: Option<PieceId> },
    /// It looks another way (C8.8): so far east and south.
    Turned { unit: UnitId, facing: (i32, i32) },
    /// A claimed token was placed again (C12.4).
    TokenPlaced { token: TokenId, at: Point },
    /// A token was claimed by somebody (C12.3).
    Claimed { token: TokenId, unit: UnitId },
    /// It was dropped (C12.7).
    Dropped { token: TokenId, unit: UnitId },
    /// Tokens were gained.
    Gained { unit: UnitId, token: Counter, n: u8 },
    /// Tokens were spent or lost.
    Lost { unit: UnitId, token: Counter, n: u8 },
    /// A standby token was gained (C5.6).
    StandbyGained { unit: UnitId },
    /// It was spent or lost (C5.12, C5.13).
    StandbyLost { unit: UnitId, spent: bool },
    /// Shields become active (K43, K51).
    ShieldsUp { unit: UnitId, n: u8, is_new: bool },
    /// Shields become inactive (K51).
    ShieldsDown { unit: UnitId, n: u8 },
    /// Suppression was gained (C11.3), together.
    Suppressed { unit: UnitId, n: u8 },
    /// Suppression was removed.
    Calmed { unit: UnitId, n: u8, why: Calming },
    /// A unit panics: it has thrown so (C11.3).
    Panicked { unit: UnitId, faces: Vec<AttackFace>, wounds: u8 },
    /// After a panic its tokens are as many as its courage.
    Steadied { unit: UnitId, suppression: u8 },
    /// Wounds (C10.1).
    Wounded { unit: UnitId, wounds: u8 },
    /// Wounds were removed (C10.2).
    Healed { unit: UnitId, wounds: u8, by: UnitId },
    /// A unit is defeated and removed (C10.1).
    Defeated { unit: UnitId },
    /// An ability of a card happens.
    Ability { slot: u8, on: Spoken, bearer: Option<UnitId> },
    /// The activation ends (C4.5).
    ActivationEnded { unit: UnitId },
}

/// The card on which an ability stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsSpoken")]
pub enum Spoken {
    /// A loadout.
    Loadout(SideId),
    /// A command card.
    Command(CardId),
}
