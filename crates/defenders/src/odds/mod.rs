//! Exact odds of attacks, checks and the teleport die.
//!
//! ```
//! use sortie_defenders::dice::Dice;
//! use sortie_defenders::odds::{Words, parse_cli};
//!
//! // The rifle of T6 jams if one of its three dice shows the jam face: 1 - 0.9^3.
//! let words = Words { attack: "red,red,red", flash: "defence-1", ..Words::default() };
//! let odds = parse_cli(&words)?.odds(Dice::shipped());
//! assert_eq!(odds.p_jam, 0.271);
//! # Ok::<(), String>(())
//! ```

mod attack;
mod check;
mod command;
mod covers;
mod report;
mod rolls;
mod teleport;

pub use attack::{AttackOdds, AttackQuestion, Ends, Reroll};
pub use check::{CheckOdds, CheckQuestion};
pub use command::{ODDS, Words, parse_cli};
pub use teleport::{is_point, teleport};
