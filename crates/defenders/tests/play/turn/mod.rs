//! An agent's turn (46 to 50, 59 to 63, 78 to 96, 111 to 125).

mod course;
pub(crate) mod drones;
pub(crate) mod items;
mod movement;
pub(crate) mod powers;
mod search;
mod special;
pub(crate) mod strike;
pub(crate) mod tactics;

use sortie_defenders::Choice;
use sortie_defenders::source::{On, Source};

use crate::common::table::Table;

/// The use of what an agent holds, by its name in files.
fn use_of(table: &Table, owner: u8, kind: &str, id: &str) -> Choice {
    let content = &table.content;
    let number = |found: Option<usize>| found.unwrap_or_else(|| panic!("no {kind} {id}")) as u8;
    let on = match kind {
        "skills" => On::Skill(number(content.skill(id))),
        "tactics" => On::Tactic(number(content.tactic(id))),
        "devices" => On::Device(number(content.device(id))),
        _ => On::Innate,
    };
    Choice::Use { source: Source { owner, on, power: 0 } }
}

/// The moves that are offered, as they are drawn.
fn goes(table: &Table) -> Vec<[i16; 2]> {
    table.hexes(|choice| if let Choice::Go { to } = choice { Some(to) } else { None })
}
