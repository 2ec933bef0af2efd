//! Suppression, panic and rally: what tokens do to a unit (C11), and how it gets rid of them (C4.6).

use serde::{Deserialize, Serialize};

use crate::dice::{DefenceDie, DefenceFace};

/// The courage of a unit and the suppression tokens on it.
///
/// Numbers are as wide as a scene can say them; a unit of a game has a few.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nerve {
    /// Its courage; none if it never gains tokens (C11.8).
    pub courage: Option<u64>,
    /// Its suppression tokens.
    pub tokens: u64,
    /// A droid trooper is never suppressed (C11.7).
    pub droid: bool,
}

/// What a gain of tokens does (C11.3).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shaken {
    /// The tokens that are gained.
    pub gained: u64,
    /// Black attack dice it rolls in panic, a wound for each hit or crit; none if it does not panic.
    pub panic_dice: u64,
    /// Its tokens afterwards.
    pub tokens: u64,
}

impl Nerve {
    /// Whether it has as many tokens as courage or more, which stops a guardian even if it is a droid (C11.1, K25).
    pub fn is_worn(self) -> bool {
        self.courage.is_some_and(|courage| self.tokens >= courage)
    }

    /// Whether it is suppressed: as many tokens as courage or more (C11.1). Droids never are, but gain tokens and panic (C11.7).
    pub fn is_suppressed(self) -> bool {
        !self.droid && self.is_worn()
    }

    /// What happens when it gains tokens: above its courage it panics with a die for every token too many, and keeps as many as
    /// its courage (C11.3). All tokens of one effect arrive together (C11.4).
    pub fn gains(self, tokens: u64) -> Shaken {
        let Some(courage) = self.courage.filter(|_| tokens > 0) else {
            return Shaken { gained: 0, panic_dice: 0, tokens: self.tokens };
        };
        let total = self.tokens.saturating_add(tokens);
        Shaken { gained: tokens, panic_dice: total.saturating_sub(courage), tokens: total.min(courage) }
    }

    /// The same unit with other tokens.
    #[must_use]
    pub fn with_tokens(self, tokens: u64) -> Self {
        Self { tokens, ..self }
    }
}

impl Shaken {
    /// Whether it panics, and drops what it has claimed (C11.3, C11.5).
    pub fn panics(self) -> bool {
        self.panic_dice > 0
    }
}

/// Whether a die of a rally removes its token (C4.6).
pub fn rallies(face: DefenceFace) -> bool {
    matches!(face, DefenceFace::Block | DefenceFace::Surge)
}

/// What a unit rallies with: red dice if it is Indomitable (K30).
pub fn rally_die(indomitable: bool) -> DefenceDie {
    if indomitable { DefenceDie::Red } else { DefenceDie::White }
}
