//! The arithmetic of one attack: from a roll to hit, damage and conditions (R5, R12, R28).
//!
//! Everything here is pure. Who may attack whom is a question of the board; which surges are spent is answered in
//! [`crate::surge`]; how likely all that is, in [`crate::odds`].
//!
//! ```
//! use sortie_alliance::attack::{Attack, AttackKind, Tally};
//! use sortie_alliance::dice::{AttackRoll, DefenceRoll, Roll};
//!
//! // T2: accuracy 5 at distance 2, three damage against one block.
//! let attack = Attack::new(AttackKind::Ranged, Some(2));
//! let roll = Roll {
//!     attack: AttackRoll { accuracy: 5, damage: 3, surges: 0 },
//!     defence: DefenceRoll { blocks: 1, ..DefenceRoll::default() },
//! };
//! let tally = Tally::of(&attack, roll);
//! assert!(tally.hits());
//! assert_eq!(tally.damage(), 2);
//! ```

mod condition;
mod effect;
mod modifiers;
pub(crate) mod most;
mod tally;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Files and saved games write a value as cards print it.
macro_rules! written_as_printed {
    ($($type:ty),*) => {$(
        impl TryFrom<String> for $type {
            type Error = $crate::attack::NotationError;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> Self {
                value.to_string()
            }
        }
    )*};
}
pub(crate) use written_as_printed;

pub use condition::{Condition, Conditions, Sway};
pub use effect::{Effect, NotationError, read_keyword};
pub use modifiers::Modifiers;
pub use tally::{Impact, Tally};

/// Melee or ranged (R5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceAttackKind")]
pub enum AttackKind {
    /// Accuracy does not matter (R5.6, R5.8).
    Melee,
    /// Accuracy must reach the distance (R5.9, R5.11).
    Ranged,
}

/// What is known of an attack before the dice fall, the dice themselves apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attack {
    /// Melee or ranged.
    pub kind: AttackKind,
    /// Spaces to the target; none if no counting leads there, which no accuracy reaches.
    pub distance: Option<u16>,
    /// What is added to the roll, from both sides.
    pub modifiers: Modifiers,
    /// What the attack does without any surge: `Pierce 1`, `Bleed`, …
    pub keywords: Vec<Effect>,
    /// Every evade rolled is a block too (Cunning).
    pub evades_block: bool,
    /// What stands around it, as far as surges depend on it.
    pub context: Context,
}

impl Attack {
    /// An attack without modifiers and keywords, with nobody else around.
    pub fn new(kind: AttackKind, distance: Option<u16>) -> Self {
        Self {
            kind,
            distance,
            modifiers: Modifiers::default(),
            keywords: Vec::new(),
            evades_block: false,
            context: Context::default(),
        }
    }
}

/// What stands around an attack: it decides which surge abilities have an effect (R29.5, A20).
///
/// The default is an unhurt attacker who meets a lone target of unknown health.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Context {
    /// The target's health less its damage; more damage than this is lost (R6.14). Unknown: none is lost.
    pub target_remaining: Option<u16>,
    /// Whether the target leaves the map when damage reaches what it has left: everybody but a hero who is not yet
    /// wounded (R6.15 to R6.18). Whoever is gone suffers no condition.
    pub target_leaves: bool,
    /// Damage on the attacker, which it could recover.
    pub attacker_damage: u16,
    /// Strain on the attacker, which it could recover; only heroes have any (R6.11).
    pub attacker_strain: u16,
    /// How many others Blast would hurt; figures friendly to the attacker do not count (R37.5).
    pub blast_others: u16,
    /// How many others Cleave could hurt.
    pub cleave_others: u16,
    /// Conditions of the target: none is suffered twice (R12.7).
    pub target_conditions: Conditions,
    /// Conditions of the attacker, without those that the attack uses up ([`Conditions::after_attack`]): they can be
    /// gained anew.
    pub attacker_conditions: Conditions,
}
