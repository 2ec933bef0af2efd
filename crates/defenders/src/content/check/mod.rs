//! What must be true of the pack beyond its form: the counts of the box (4), and the limits within which what nobody
//! printed is designed. Every finding names file and line.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new effect, deed or moment is checked")]

mod agent;
mod alien;
mod encounter;
mod event;
mod item;
mod stock;
mod weapon;

use std::collections::BTreeSet;

use sortie_content::{Finding, Texts};

use super::entry::{Entry, List};

pub(super) use agent::{agents, ammo, drones, ranks};
pub(super) use alien::aliens;
pub(super) use encounter::encounters;
pub(super) use event::events;
pub(super) use item::items;
pub(super) use stock::stock;
pub(super) use weapon::weapons;

/// The most dice anything prints.
const DICE_CAP: usize = 6;

/// No two entries have the same id.
fn twice<'e, T: 'e>(
    entries: impl IntoIterator<Item = &'e Entry<'e, T>>,
    id: impl Fn(&T) -> &str,
    findings: &mut Vec<Finding>,
) {
    let mut seen = BTreeSet::new();
    for entry in entries {
        let id = id(&entry.value);
        if !seen.insert(id.to_owned()) {
            findings.push(entry.error("id-twice", format!("`{id}` is there already")));
        }
    }
}

/// There are as many as the box holds (4).
fn count<T>(
    list: &List<'_, T>,
    what: &str,
    copies: impl Fn(&T) -> u8,
    printed: usize,
    findings: &mut Vec<Finding>,
) {
    let found: usize = list.values().map(|value| usize::from(copies(value))).sum();
    if found != printed {
        findings.push(list.error("box-count", format!("{found} {what}; the box holds {printed}")));
    }
}

/// What people read has a name. In texts, `_` is written `-`.
fn name<T>(entry: &Entry<'_, T>, kind: &str, id: &str, texts: &Texts, findings: &mut Vec<Finding>) {
    let key = format!("defenders-{kind}-{}", id.replace('_', "-"));
    if !texts.has(&key) {
        findings.push(entry.error("text-missing", format!("the text `{key}` is missing")));
    }
}
