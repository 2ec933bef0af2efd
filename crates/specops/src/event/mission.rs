//! What only one mission knows (M1 to M4).

use serde::Serialize;
use sortie_boards::plane::Point;
use sortie_kernel::Seat;
use ts_rs::TS;

use crate::dice::AttackFace;
use crate::ids::{TokenId, UnitId};

/// What happens by the rules of a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "SpecopsMissionEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum MissionEvent {
    /// Dice at a console (M1.6, M1.9, M1.10), for reinforcements (M1.11), of a detonator (M3.9).
    Thrown { unit: Option<UnitId>, faces: Vec<AttackFace> },
    /// A field of the transmitter card is covered (M1.6).
    FieldCovered { field: u8 },
    /// A field is freed (M1.10).
    FieldFreed { field: u8 },
    /// The card is cleared: a point (M1.7).
    Transmitted { unit: UnitId, points: u8 },
    /// One die more for reinforcements (M1.8).
    ReinforcementsCalled { unit: UnitId, pool: u8 },
    /// Packages were handed out: with whom each lies (M2.5). Only red hears the numbers.
    PackagesDealt { seat: Seat, holders: Vec<(TokenId, UnitId)>, numbers: Option<Vec<u8>> },
    /// Packages are collected, to be dealt anew (M2.13).
    PackagesCollected { tokens: Vec<TokenId>, by: UnitId },
    /// A package lies somewhere new because its holder has changed (M2.9, M2.13).
    PackageAt { token: TokenId, at: Point },
    /// Blue looks at a package (M2.8, M2.15); only blue and red hear the number.
    PackageSeen { token: TokenId, number: Option<u8> },
    /// Red reveals the codes at a transmitter (M2.6).
    CodesRevealed { token: TokenId, unit: UnitId },
    /// A unit has come out of the network and has a detonator (M3.6).
    Detonators { unit: UnitId, has: bool },
    /// A unit has gone into the network (M3.7).
    IntoNetwork { unit: UnitId },
    /// The hidden token is turned: this unit was under it (C15.4).
    CovertRevealed { token: TokenId, unit: UnitId },
}
