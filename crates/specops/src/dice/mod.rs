//! The five dice: eight-sided ones for attacks, six-sided ones for defence.
//!
//! | die | faces |
//! | --- | --- |
//! | red attack | 5 hits, 1 crit, 1 surge, 1 blank |
//! | black attack | 3 hits, 1 crit, 1 surge, 3 blanks |
//! | white attack | 1 hit, 1 crit, 1 surge, 5 blanks |
//! | red defence | 3 blocks, 1 surge, 2 blanks |
//! | white defence | 1 block, 1 surge, 4 blanks |

mod attack;
mod defence;
mod pool;
mod roll;

pub use attack::{AttackDie, AttackFace};
pub use defence::{DefenceDie, DefenceFace};
pub use pool::{Pool, PoolError};
pub use roll::{AttackRoll, DefenceRoll};
