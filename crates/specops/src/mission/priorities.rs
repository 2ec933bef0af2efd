//! Mission 4: the primary objective, control, points and victory (M4.2 to M4.8).

use std::cmp::Ordering;

use sortie_kernel::odds::Distribution;

use crate::content::TokenKind;
use crate::dice::{AttackDie, AttackFace};
use crate::profile::Rank;
use crate::side::Colour;

/// Points that win at once (M4.6).
pub const ENOUGH: u64 = 7;
/// The round after which points are counted (M4.8).
pub const COUNTED: u8 = 4;
/// The round that is played if nobody leads then, and the last in any case (M4.8).
pub const LAST: u8 = 5;
/// How near a leader has to be to a token, in inches (M4.5).
pub const NEAR: u32 = 3;

/// The primary objective by a black die; none on a blank (M4.2).
pub const fn primary(face: AttackFace) -> Option<TokenKind> {
    match face {
        AttackFace::Crit => Some(TokenKind::Right),
        AttackFace::Surge => Some(TokenKind::Left),
        AttackFace::Hit => Some(TokenKind::Middle),
        AttackFace::Blank => None,
    }
}

/// How likely which objective is the primary one (T32).
pub fn primary_odds() -> Distribution<Option<TokenKind>> {
    Distribution::uniform(AttackDie::Black.faces().map(primary))
}

/// How much a unit leader near a token counts: a support unit as two (M4.5).
pub const fn weight(rank: Rank) -> u32 {
    match rank {
        Rank::Support => 2,
        Rank::Commander | Rank::Corps | Rank::Special => 1,
    }
}

/// Who controls a token near which leaders of both sides weigh so much, blue's first; nobody if they weigh the same (M4.5, T18).
pub fn controller(weights: [u32; 2]) -> Option<Colour> {
    leader(weights.map(u64::from))
}

/// What a side gains for so many tokens it controls, the primary one among them or not (M4.3).
pub const fn gain(n_tokens: u64, has_primary: bool) -> u64 {
    n_tokens.saturating_add(has_primary as u64)
}

/// How things stand after the scoring of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The game goes on.
    Open,
    /// A side has won.
    Won(Colour),
    /// Nobody has, and it is over.
    Draw,
}

/// Who has won at once with so many points, blue's first, once both have scored (M4.4): who has enough, of two who have the one with
/// more (M4.6, M4.7).
pub fn at_once(points: [u64; 2]) -> Option<Colour> {
    leader(points).filter(|_| points.iter().any(|&points| points >= ENOUGH))
}

/// How things stand at the end of a round: besides who has won at once, after the fourth round who leads has won, and level after the
/// fifth it is a draw (M4.8, T19).
pub fn verdict(round: u8, points: [u64; 2]) -> Verdict {
    match at_once(points).or_else(|| leader(points).filter(|_| round >= COUNTED)) {
        Some(winner) => Verdict::Won(winner),
        None if round >= LAST => Verdict::Draw,
        None => Verdict::Open,
    }
}

/// Who has more, blue's first.
pub fn leader([blue, red]: [u64; 2]) -> Option<Colour> {
    match blue.cmp(&red) {
        Ordering::Greater => Some(Colour::Blue),
        Ordering::Less => Some(Colour::Red),
        Ordering::Equal => None,
    }
}
