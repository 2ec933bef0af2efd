//! The transmitter card (D6) and the condition table (M5).

use sortie_content::Finding;

use crate::content::condition::Condition;
use crate::content::read::Pack;
use crate::dice::AttackFace;

/// 8 to 10 fields, one for each face at least, of which 6 have to be covered (D6).
pub(super) fn transmitter(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    let Some(entry) = &pack.transmitter else { return };
    let card = entry.value;
    let n: u16 = AttackFace::ALL.into_iter().map(|face| u16::from(card.of(face))).sum();
    if !(8..=10).contains(&n) || AttackFace::ALL.into_iter().any(|face| card.of(face) == 0) {
        let message = format!("{n} fields; there are 8 to 10, with one for each face (D6)");
        findings.push(entry.error("transmitter-fields", message));
    }
    if card.needed != 6 {
        findings.push(entry.error("transmitter-needed", "the transmitter needs 6 covered fields (M1.7)"));
    }
}

/// Each condition on a face of its own, nothing on a blank, and two rounds of four (M5.1, S20).
pub(super) fn conditions(pack: &Pack<'_>, findings: &mut Vec<Finding>) {
    let Some(entry) = &pack.conditions else { return };
    let table = entry.value;
    let mut three = [table.hit, table.crit, table.surge];
    three.sort_unstable();
    if three != [Condition::Weather, Condition::Darkness, Condition::Comms] || table.blank != Condition::Clear
    {
        let message = "weather, darkness and comms are on hit, crit and surge, and clear on a blank (M5)";
        findings.push(entry.error("condition-faces", message));
    }
    let mut rounds = [table.on_block, table.otherwise];
    rounds.sort_unstable();
    if rounds != [1, 3] {
        findings.push(entry.error("condition-rounds", "they begin in round 1 or 3 (M5.1)"));
    }
}
