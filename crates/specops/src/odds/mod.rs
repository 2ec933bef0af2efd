//! Exact odds (S21), counted in whole ways and turned into fractions only where they are shown.
//!
//! ```
//! use sortie_specops::attack::{Defender, Plan};
//! use sortie_specops::dice::Pool;
//!
//! // T14: a black die at a white die wounds with 5/12, and leaves a token with 1/2.
//! let plan = Plan { pool: Pool::new(0, 1, 0), ..Plan::default() };
//! let odds = plan.odds().unwrap();
//! assert_eq!(odds.wounds.weight_of(|&wounds| wounds > 0) * 12, odds.wounds.total() * 5);
//! ```

mod attack;
mod blocks;
mod command;
mod lots;
mod panic;
mod rally;
mod report;
mod throw;

pub use attack::{AttackOdds, MOST_ATTACK, MOST_DEFENCE, MOST_TOKENS, TooMany};
pub use command::{ODDS, Words, parse_cli};
pub use panic::{MOST_DICE as MOST_PANIC, panic};
pub use rally::{MOST_TOKENS as MOST_RALLY, rally};
pub use report::by_number;
