//! A mission fits into the state that plays it and into one box.

use sortie_content::{Finding, Place};
use sortie_mission::check::{self, most, too_deep};

use super::Walk;
use crate::attack::most::PRINTED_DICE;
use crate::content::mission::{Mission, ObjectKind};
use crate::limits::{MOST_ACTIONS, MOST_ATTACKABLE, MOST_CARRIED, MOST_OBJECTS};

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
    most(&file.key("object").nth(MOST_OBJECTS), mission.object.len(), MOST_OBJECTS, "objects", findings);
    check::limits(mission, file, findings);
    let carried = mission.object.iter().filter(|object| object.carry).count();
    most(&file.key("object"), carried, MOST_CARRIED, "objects that can be carried", findings);
    let attackable = mission.object.iter().filter(|object| object.health.is_some()).count();
    most(&file.key("object"), attackable, MOST_ATTACKABLE, "objects that can be attacked", findings);
    for (n, object) in mission.object.iter().enumerate() {
        let place = file.key("object").nth(n);
        most(&place.key("action"), object.action.len(), MOST_ACTIONS, "actions of an object", findings);
        most(
            &place.key("defence"),
            object.defence.len(),
            PRINTED_DICE,
            "defence dice of an object",
            findings,
        );
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
    too_deep(walk, findings);
}
