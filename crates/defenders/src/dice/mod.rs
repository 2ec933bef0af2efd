//! The two dice: what their ten faces show, and pools of them (71).

mod face;
mod pool;
mod read;
mod symbol;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use sortie_content::{Finding, Source};
use ts_rs::TS;

pub use face::{Face, FaceError, Roll};
pub use pool::{Pool, PoolError};
pub use read::read;
pub use symbol::Symbol;

/// How many faces a die has.
pub const FACES: usize = 10;

/// One of the two dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersDie")]
pub enum Die {
    /// Improved attacks, ranks and searches.
    Red,
    /// Ordinary attacks, and every defence.
    Blue,
}

impl Die {
    /// Both, the stronger first.
    pub const ALL: [Self; 2] = [Self::Red, Self::Blue];
}

/// The faces of both dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersDice")]
pub struct Dice {
    /// Of the red die.
    pub red: [Face; FACES],
    /// Of the blue die.
    pub blue: [Face; FACES],
}

static SHIPPED: LazyLock<Dice> = LazyLock::new(|| {
    let mut findings = Vec::new();
    read(Source::shipped(), &mut findings)
        .unwrap_or_else(|| panic!("the shipped dice are broken: {}", Finding::in_short(&findings)))
});

impl Dice {
    /// The dice that ship with the program.
    ///
    /// # Panics
    /// If they are broken, which `sortie check` and the tests rule out.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }

    /// The faces of a die.
    pub fn faces(&self, die: Die) -> &[Face; FACES] {
        match die {
            Die::Red => &self.red,
            Die::Blue => &self.blue,
        }
    }
}
