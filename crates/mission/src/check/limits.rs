//! A mission fits into the state that plays it.

use sortie_content::{Finding, Place};

use super::walk::Walk;
use crate::run::{MOST_COUNTERS, MOST_HINTS, MOST_NESTED, MOST_OBJECTIVES, MOST_RULES};
use crate::{Mission, Words};

/// Not more rules, counters, objectives, scenes and hints than fit.
pub fn limits<M: Mission>(mission: &M, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let n_rules = mission.rules().len() + mission.perils().len();
    most(&file.key("rule").nth(MOST_RULES), n_rules, MOST_RULES, "rules and perils", findings);
    most(&file.key("counters"), mission.counters().len(), MOST_COUNTERS, "counters", findings);
    let n_objectives = mission.objectives().len();
    let place = file.key("objective").nth(MOST_OBJECTIVES);
    most(&place, n_objectives, MOST_OBJECTIVES, "objectives", findings);
    for (key, hints) in mission.hints() {
        if hints.len() > MOST_HINTS {
            let message = format!("only the first {MOST_HINTS} hints are ever shown");
            findings.push(file.key(key).nth(MOST_HINTS).error("hints-many", message));
        }
    }
    if mission.scenes().is_empty() {
        findings.push(file.key("scene").error("no-scene", "a mission has at least one scene"));
    }
}

/// Not more of something than fit.
pub fn most(place: &Place<'_>, n: usize, most: usize, what: &str, findings: &mut Vec<Finding>) {
    if n > most {
        findings.push(place.error("too-many", format!("{n} {what}; at most {most} fit")));
    }
}

/// Effects lie in effects, but not without end. The rules at work keep their place by it.
pub fn too_deep<W: Words>(walk: &Walk<'_, W>, findings: &mut Vec<Finding>) {
    for seen in walk.effects.iter().filter(|seen| seen.depth == MOST_NESTED + 1) {
        let message = format!("effects lie in effects at most {MOST_NESTED} deep");
        findings.push(seen.place.error("too-deep", message));
    }
}
