//! Close-encounter cards.

use sortie_content::{Finding, Texts};

use super::{count, name, twice};
use crate::content::encounter::{Calls, EncounterCard};
use crate::content::entry::List;

/// How many copies of the numbers 1 to 12 there are.
const COPIES: [u8; 12] = [4, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 2];

/// 32 cards of twelve numbers. On number 5 nobody means danger (196), and on two more at most.
pub(in crate::content) fn encounters(
    list: &List<'_, EncounterCard>,
    texts: &Texts,
    findings: &mut Vec<Finding>,
) {
    twice(&list.entries, |card| &card.id, findings);
    count(list, "encounter cards", |card| card.copies, 32, findings);
    if !list.values().map(|card| card.number).eq(1..=12) {
        findings.push(list.error("encounter-numbers", "the encounters are 1 to 12, in this order"));
        return;
    }
    for (entry, copies) in list.entries.iter().zip(COPIES) {
        let card = &entry.value;
        if card.copies != copies {
            let message = format!("{} copies of encounter {}; there are {copies}", card.copies, card.number);
            findings.push(entry.error("encounter-copies", message));
        }
        if card.danger > 0 && !matches!(card.calls, Calls::Species(_)) {
            let message = format!("`{}` calls no species, so none can teleport in (142)", card.id);
            findings.push(entry.error("encounter-danger", message));
        }
        name(entry, "encounter", &card.id, texts, findings);
    }
    let dangers: Vec<u8> = list.values().filter(|card| card.danger > 0).map(|card| card.number).collect();
    if !dangers.contains(&5) || dangers.len() > 3 || dangers.iter().any(|number| !(5..=8).contains(number)) {
        let message = "danger is on number 5, and on at most two of 6, 7 and 8 (196)";
        findings.push(list.error("encounter-danger", message));
    }
}
