//! What the game asks, and how it refuses an answer.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use crate::{Rule, Seat};

/// One answer that is open now, and the seat that may give it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Offer<C> {
    /// Who may answer so.
    pub seat: Seat,
    /// The answer.
    pub choice: C,
}

/// A region of answers that is open now, and the seat that may answer from it; see [`Region`](crate::Region).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RegionOffer<R> {
    /// Who may answer so.
    pub seat: Seat,
    /// From where.
    pub region: R,
}

/// The open question: what it is about and every answer it takes.
///
/// Whatever an interface highlights and whatever a bot may pick comes from the offers and regions and from nowhere else.
/// Several seats may have offers at once; the first to answer goes first, unless the game keeps answers
/// [sealed](crate::Sealed) until all are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Decision<P, C, R> {
    /// What the question is about, as everybody may know it; [`Game::prompt`](crate::Game::prompt) tells a seat more.
    pub prompt: P,
    /// Every legal answer that can be listed, in a fixed order.
    pub offers: Vec<Offer<C>>,
    /// Every set of legal answers that cannot be listed, in a fixed order.
    pub regions: Vec<RegionOffer<R>>,
}

/// Why an answer is not legal: a stable code, and the rule that forbids it where there is one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Reason {
    /// A stable code in kebab case; every language has a text for it.
    pub code: &'static str,
    /// The rule.
    pub rule: Option<Rule>,
}

/// A choice that changed nothing, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// There is no such seat in this game.
    #[error("seat {} does not exist", .0.0)]
    UnknownSeat(Seat),
    /// The rules do not allow it.
    #[error("not allowed: {}", .0.code)]
    Illegal(Reason),
    /// There is nothing to take back there.
    #[error("nothing to take back")]
    NothingToUndo,
    /// No line of that name was taken back.
    #[error("nothing to bring back")]
    NothingToRestore,
    /// Somebody has learnt a secret since: nobody can forget it.
    #[error("a secret has been seen since")]
    SecretSeen,
    /// The table has moved on since the proposal was made.
    #[error("the table has moved on")]
    Stale,
}

/// What is wrong with a set-up: the field and a stable code.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, TS)]
#[error("{field}: {code}")]
pub struct Problem {
    /// Where in the set-up, as a path: `jedi[2]`.
    pub field: String,
    /// A stable code in kebab case; every language has a text for it.
    pub code: &'static str,
}
