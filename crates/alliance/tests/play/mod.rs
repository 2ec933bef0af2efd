//! The rules of a mission at the table, one file a chapter of `content/alliance/rules`.
//!
//! The doc comment of each test cites the rules it holds; `tools/rules-without-test alliance` lists what nobody cites.

mod allies;
mod attack;
mod cards;
mod cleave;
mod enemy;
mod foreseen;
mod hammer;
mod harm;
mod hero;
mod moot;
mod order;
mod rounds;
mod setup;
mod tools;
mod weigh;

use sortie_alliance::scenario::Scenario;

use crate::common::table;

/// Fenn and Gaarkhan on these spaces of the hall: figures 0 and 1. The first enemy is figure 2.
fn pair(fenn: [u8; 2], gaarkhan: [u8; 2]) -> Scenario {
    Scenario::on("hall").hero("fenn_signis", &[], fenn).hero("gaarkhan", &[], gaarkhan)
}

const FENN: u8 = 0;
const GAARKHAN: u8 = 1;
const FOE: u8 = 2;
