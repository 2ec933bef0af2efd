//! What must be true of the pack beyond its form: the counts of the box, the limits of the rules (M0, D1 to D10, S5, S19), names
//! that exist. Every finding names file and line.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed, moment or need is checked")]

mod ability;
mod box_of;
mod card;
mod mission;
mod room;
mod stock;
mod table;
mod team;
mod unit;

use std::collections::BTreeSet;

use sortie_content::{Finding, Texts};

use super::entry::{Entry, List};
use super::read::Pack;

/// Checks everything.
pub(super) fn all(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    unit::units(pack, findings);
    unit::vehicles(pack, findings);
    team::teams(pack, findings);
    card::cards(pack, findings);
    card::sides(pack, findings);
    box_of::transmitter(pack, findings);
    box_of::conditions(pack, findings);
    let before = findings.len();
    mission::missions(pack, findings);
    // Whether terrain fits a map that is wrong would be told for every table.
    let are_maps_sound = findings.len() == before;
    table::tables(pack, are_maps_sound, findings);
    stock::stock(pack, findings);
}

/// The most entries of a list: units are members of a set of one word, and what states name is counted in a byte.
const MOST_ENTRIES: usize = 64;

/// No two entries have the same id, and there are not too many.
fn twice<T>(list: &List<'_, T>, id: impl Fn(&T) -> &str, findings: &mut Vec<Finding>) {
    if list.entries.len() > MOST_ENTRIES {
        let message = format!("{} entries; at most {MOST_ENTRIES} are possible", list.entries.len());
        findings.push(list.error("too-many", message));
    }
    let mut seen = BTreeSet::new();
    for entry in &list.entries {
        let id = id(&entry.value);
        if !seen.insert(id.to_owned()) {
            findings.push(entry.error("id-twice", format!("`{id}` is there already")));
        }
    }
}

/// There are as many as the box holds. Content of one's own may bring more.
fn count<T>(
    pack: &Pack<'_>,
    list: &List<'_, T>,
    found: usize,
    printed: usize,
    what: &str,
    findings: &mut Vec<Finding>,
) {
    let is_own = list.entries.iter().any(|entry| entry.is_added(pack.source));
    if found < printed || (found > printed && !is_own) {
        findings.push(list.error("box-count", format!("{found} {what}; the box holds {printed}")));
    }
}

/// What people read has a name. In texts, `_` is written `-`.
fn name<T>(entry: &Entry<'_, T>, kind: &str, id: &str, texts: &Texts, findings: &mut Vec<Finding>) {
    let key = format!("specops-{kind}-{}", id.replace(['_', ' '], "-"));
    if !texts.has(&key) {
        findings.push(entry.error("text-missing", format!("the text `{key}` is missing")));
    }
}
