//! Exact odds of attacks (R5, R29) and tests (R11), counted in whole ways and turned into fractions only at the end.
//!
//! ```
//! use sortie_alliance::dice::Dice;
//! use sortie_alliance::odds::{Words, parse_cli};
//!
//! let words = Words { attack: "red", defence: "black", kind: "melee", ..Words::default() };
//! let odds = parse_cli(&words)?.odds(Dice::shipped());
//! // 36 ways; by hand, 20 of them do at least one damage.
//! assert_eq!(odds.outcomes().total(), 36);
//! assert_eq!(odds.outcomes().weight_of(|outcome| outcome.damage > 0), 20);
//! # Ok::<(), String>(())
//! ```

mod attack;
mod command;
mod report;
mod reroll;
mod test;

pub use attack::{AttackOdds, AttackQuestion, OddsError, Resolved};
pub use command::{Words, parse_cli};
pub use reroll::{Chooser, Reroll, RerollPool};
pub use test::{TestFigure, TestOdds, TestQuestion};
