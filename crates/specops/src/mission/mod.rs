//! The arithmetic of the missions, without a table or a state: what dice and counts come to, and how likely.
//!
//! | what | rules | here |
//! | --- | --- | --- |
//! | who is red | C1.7 | [`colours`] |
//! | consoles, decrypting, reinforcements | M1.6, M1.10, M1.11 | [`console`] |
//! | the detonator | M3.9 | [`detonator`] |
//! | control, points, the primary objective | M4 | [`priorities`] |
//! | the condition table | M5.1 | [`condition`] |

pub mod colours;
pub mod condition;
pub mod console;
pub mod detonator;
pub mod priorities;
