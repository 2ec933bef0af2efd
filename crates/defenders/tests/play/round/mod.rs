//! The round between the turns (32 to 56, 126 to 130): its phases, who is alpha agent, ranks, deliveries.

mod deliveries;
mod opening;
mod phases;
mod ranks;

use std::sync::Arc;

use serde_json::Value;
use sortie_defenders::content::Class;
use sortie_defenders::scenario::{Scenario, with_field};
use sortie_defenders::{Choice, Content};

use crate::common::SEVEN;
use crate::common::table::Table;

/// The box with SEVEN as its only map.
fn content() -> Content {
    with_field(Content::shipped(), "field", &SEVEN, &[]).expect("a board")
}

/// Marine, biotech and infiltrator far from each other; the alpha agent is about to be chosen.
fn three() -> Scenario {
    let two = Scenario::on("field").agent(Class::Marine, [1, 2]).agent(Class::Biotech, [5, 6]);
    two.agent(Class::Infiltrator, [9, 8])
}

/// A position, changed at some places of the saved state, up to its first question.
fn position(scenario: &Scenario, patches: &[(&str, Value)]) -> Table {
    let content = content();
    let mut saved = serde_json::to_value(scenario.state(&content)).expect("a state is plain data");
    for (place, value) in patches {
        *saved.pointer_mut(place).unwrap_or_else(|| panic!("no {place} in a state")) = value.clone();
    }
    Table::of(Arc::new(content), serde_json::from_value(saved).expect("a state again"))
}

/// Everything that is offered, without saying to whom: each once.
fn choices(table: &Table) -> Vec<Choice> {
    let mut all = table.offers();
    all.dedup();
    all
}
