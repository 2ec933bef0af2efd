//! What a keyword or a surge option does, and how it is written.
//!
//! | notation | effect | when |
//! | --- | --- | --- |
//! | `dmg+1`, `damage+1` | more damage | at once |
//! | `acc+2`, `accuracy+2` | more accuracy | at once |
//! | `pierce1` | ignores blocks | at once |
//! | `recover_dmg2`, `recover_str1` | the attacker recovers | at once |
//! | `blast1` | others next to the target suffer | after the attack, if it did damage |
//! | `cleave2` | another enemy suffers | after the attack, if it did damage |
//! | `bleed`, `focus`, `hide`, `stun`, `weaken` | a condition | after the attack, if it did damage (R12.4, R12.5) |

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Condition, written_as_printed};

/// One effect of a keyword or a surge option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Effect {
    /// So much damage more.
    Damage(u8),
    /// So much accuracy more.
    Accuracy(u8),
    /// So many blocks are ignored.
    Pierce(u8),
    /// Every other figure next to the target suffers so much; figures friendly to the attacker do not (R37.5).
    Blast(u8),
    /// One other enemy in reach suffers so much; each Cleave of an attack is resolved for itself.
    Cleave(u8),
    /// The attacker discards so much damage.
    RecoverDamage(u8),
    /// The attacker discards so much strain (R6.5); what is too much is lost (R37.10).
    RecoverStrain(u8),
    /// The target suffers the condition, or the attacker gains it (R12.6).
    Inflict(Condition),
}

written_as_printed!(Effect);

impl Effect {
    /// Whether somebody besides the target suffers by it.
    pub fn hurts_others(self) -> bool {
        match self {
            Self::Blast(_) | Self::Cleave(_) => true,
            Self::Damage(_)
            | Self::Accuracy(_)
            | Self::Pierce(_)
            | Self::RecoverDamage(_)
            | Self::RecoverStrain(_)
            | Self::Inflict(_) => false,
        }
    }
}

/// Words that mean no effect, option or modifier.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotationError {
    /// No such word.
    #[error(
        "`{0}` is no effect; there are dmg+1, acc+2, pierce1, blast1, cleave2, recover_dmg2, recover_str1, bleed, focus, hide, stun, weaken"
    )]
    UnknownEffect(String),
    /// An effect without a number, or with one that makes no sense.
    #[error("`{0}` needs a number from 1 to 99")]
    Number(String),
    /// An option without any effect.
    #[error("an option needs at least one effect")]
    Empty,
    /// A price nobody can mean.
    #[error("`{0}` is no price; an option costs 1 to 9 surges, as in `2:blast3`")]
    Price(String),
    /// More options than are ever printed.
    #[error("{0} options; at most 16 can be told apart")]
    TooManyOptions(usize),
    /// No such modifier.
    #[error("`{0}` is no modifier; there are dmg, acc, sur, pierce, blk, evd with a number, as in `blk-1`")]
    Modifier(String),
}

/// A word and what it means with a number behind it.
type Numbered = (&'static str, fn(u8) -> Effect);

/// The words with a number, longest first: `recover_dmg` must not be read as something shorter.
const NUMBERED: [Numbered; 9] = [
    ("recover_dmg", Effect::RecoverDamage),
    ("recover_str", Effect::RecoverStrain),
    ("accuracy+", Effect::Accuracy),
    ("damage+", Effect::Damage),
    ("pierce", Effect::Pierce),
    ("cleave", Effect::Cleave),
    ("blast", Effect::Blast),
    ("dmg+", Effect::Damage),
    ("acc+", Effect::Accuracy),
];

impl FromStr for Effect {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        if let Some(condition) = Condition::ALL.into_iter().find(|condition| condition.keyword() == word) {
            return Ok(Self::Inflict(condition));
        }
        let numbered = NUMBERED.iter().find_map(|(name, effect)| Some((word.strip_prefix(name)?, effect)));
        let (number, effect) = numbered.ok_or_else(|| NotationError::UnknownEffect(word.to_owned()))?;
        // A sign would slip through `parse`: `dmg++1` is no number.
        let digits = number.bytes().all(|byte| byte.is_ascii_digit());
        match number.parse() {
            Ok(number @ 1..=99) if digits => Ok(effect(number)),
            _ => Err(NotationError::Number(word.to_owned())),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damage(n) => write!(f, "dmg+{n}"),
            Self::Accuracy(n) => write!(f, "acc+{n}"),
            Self::Pierce(n) => write!(f, "pierce{n}"),
            Self::Blast(n) => write!(f, "blast{n}"),
            Self::Cleave(n) => write!(f, "cleave{n}"),
            Self::RecoverDamage(n) => write!(f, "recover_dmg{n}"),
            Self::RecoverStrain(n) => write!(f, "recover_str{n}"),
            Self::Inflict(condition) => f.write_str(condition.keyword()),
        }
    }
}

/// Reads a keyword of a figure or weapon. Reach, Mobile and Massive are keywords too, but change where one may attack
/// and walk and not what a roll does: none.
pub fn read_keyword(word: &str) -> Result<Option<Effect>, NotationError> {
    match word {
        "reach" | "mobile" | "massive" => Ok(None),
        _ => word.parse().map(Some),
    }
}
