//! The arithmetic of one attack (C9) in small pure steps, so that the table, the odds and the scenes take the same ones. The table
//! stops between them to ask; [`Plan`] runs to the end with choices that are fixed (S21). Who may attack whom with what is a question
//! of the world.
//!
//! | step | rules | here |
//! | --- | --- | --- |
//! | what the attacker and all weapons of a pool bring | K1 to K6, K64 to K71 | [`Attacker::of`] |
//! | a die less | C9.7 | [`Pool::without_one`](crate::dice::Pool::without_one) |
//! | dice that may as well be rolled again | C9.8, S21 | [`idle`] |
//! | Critical, chart, surge tokens, Marksman | C9.9, K36 | [`Attacker::convert`], [`spend_surges`], [`raise`] |
//! | cover value | C9.11 to C9.16 | [`Defender::cover`] |
//! | dodge | C9.18, K40, K65 | [`Results::dodge`] |
//! | Impact, Primitive | C9.19, K6, K70 | [`Attacker::modify`] |
//! | Guardian | K25 | [`Guardian`] |
//! | Armor, shields | K9, K51 | [`Defender::soak`] |
//! | Pierce in force, defence dice, blocks | C9.20, C9.21 | [`Defender::pierced_by`], [`Defender::rolls`], [`Defender::blocks`] |
//! | wounds, suppression | C9.22, C9.24 | [`wounds`], [`Attacker::suppresses`] |
//!
//! ```
//! use sortie_specops::attack::{Attacker, Defender, Plan};
//! use sortie_specops::dice::{AttackRoll, DefenceFace};
//! use sortie_specops::nerve::Nerve;
//! use sortie_specops::profile::AttackSurge;
//!
//! // T13 (b): a hit and two surges, chart hit, at courage 1 with a token in light cover with a dodge token.
//! let attacker = Attacker { surge: AttackSurge::Hit, ..Attacker::default() };
//! let nerve = Nerve { courage: Some(1), tokens: 1, droid: false };
//! let plan = Plan { defender: Defender { terrain: 1, nerve, ..Defender::default() }, dodge: 1, attacker, ..Plan::default() };
//! let strike = plan.strike(AttackRoll { hit: 1, surge: 2, ..AttackRoll::default() });
//! assert_eq!((strike.hits, strike.crits), (3, 0));
//! let guard = plan.guard(strike);
//! assert_eq!((guard.rolls.dice, guard.cover), (2, 2));
//! let harm = plan.harm(&guard, &[DefenceFace::Surge; 2].into_iter().collect());
//! assert_eq!((harm.blocks, harm.wounds), (2, 0));
//! assert_eq!(plan.shaken(strike).panic_dice, 1);
//! ```

mod attacker;
mod convert;
mod defender;
mod guardian;
mod plan;
mod reroll;
mod results;

pub use attacker::Attacker;
pub use convert::{raise, spend_surges};
pub use defender::{Armor, Defender, Rolls};
pub use guardian::{Guarded, Guardian};
pub use plan::{Guard, Harm, Plan};
pub use reroll::{Keeps, idle};
pub use results::{Results, wounds};
