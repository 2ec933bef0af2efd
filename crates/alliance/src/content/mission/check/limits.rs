//! A mission fits into the state that plays it and into one box.

use sortie_content::Finding;

use super::Walk;
use crate::content::mission::{Mission, ObjectKind};
use crate::content::place::Place;
use crate::limits::{MOST_COUNTERS, MOST_NESTED, MOST_OBJECTS, MOST_RULES};

/// The most objectives: each has a bit.
const MOST_OBJECTIVES: usize = 16;
/// The most objects that can be carried.
const MOST_CARRIED: usize = 8;

/// The most actions of an object, besides the plain interaction.
const MOST_ACTIONS: usize = 7;

/// What one box has of each kind of token, under the words that people know. Doors are limited by the map.
const BOX: [(&[ObjectKind], usize, &str); 4] = [
    (&[ObjectKind::Crate], 8, "crates"),
    (&[ObjectKind::Terminal], 8, "terminals"),
    (&[ObjectKind::Token], 12, "neutral mission tokens"),
    (
        &[ObjectKind::RebelToken, ObjectKind::ImperialToken],
        8,
        "mission tokens with a Rebel and an Imperial side",
    ),
];

pub(super) fn limits(mission: &Mission, walk: &Walk<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let mut most = |place: Place<'_>, n: usize, most: usize, what: &str| {
        if n > most {
            findings.push(place.error("too-many", format!("{n} {what}; at most {most} fit")));
        }
    };
    most(file.key("object").nth(MOST_OBJECTS), mission.object.len(), MOST_OBJECTS, "objects");
    let n_rules = mission.rule.len() + mission.peril.len();
    most(file.key("rule").nth(MOST_RULES), n_rules, MOST_RULES, "rules and perils");
    most(file.key("counters"), mission.counters.len(), MOST_COUNTERS, "counters");
    most(file.key("objective").nth(MOST_OBJECTIVES), mission.objective.len(), MOST_OBJECTIVES, "objectives");
    let carried = mission.object.iter().filter(|object| object.carry).count();
    most(file.key("object"), carried, MOST_CARRIED, "objects that can be carried");
    for (n, object) in mission.object.iter().enumerate() {
        let place = file.key("object").nth(n).key("action");
        most(place, object.action.len(), MOST_ACTIONS, "actions of an object");
    }
    if mission.scene.is_empty() {
        findings.push(file.key("scene").error("no-scene", "a mission has at least one scene"));
    }
    for (s, scene) in mission.scene.iter().enumerate() {
        for (kinds, most, what) in BOX {
            let of_kind = mission.object.iter().filter(|object| object.scene == scene.id);
            let n = of_kind.filter(|object| kinds.contains(&object.kind)).count();
            if n > most {
                let message = format!("{n} {what} in the scene `{}`; the box has {most}", scene.id);
                findings.push(file.key("scene").nth(s).error("box-tokens", message));
            }
        }
    }
    for seen in walk.effects.iter().filter(|seen| seen.depth == MOST_NESTED + 1) {
        let message = format!("effects lie in effects at most {MOST_NESTED} deep");
        findings.push(seen.place.error("too-deep", message));
    }
}
