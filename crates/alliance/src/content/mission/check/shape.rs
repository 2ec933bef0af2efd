//! The parts of objects and regions fit together.

use sortie_content::{Finding, Place};
use sortie_mission::check::{amount, parts, shapes};

use super::Walk;
use crate::content::mission::{Mission, ObjectKind};

pub(super) fn mission(mission: &Mission, walk: &Walk<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    shapes(walk, findings);
    amount(mission.par, 0, &file.key("par"), findings);
    for (n, object) in mission.object.iter().enumerate() {
        let place = file.key("object").nth(n);
        let is_door = object.kind == ObjectKind::Door;
        let mut wrong = |message: String| findings.push(place.error("object-parts", message));
        let id = &object.id;
        match (is_door, object.at, object.door) {
            (true, None, Some(_)) | (false, Some(_), None) => {}
            (true, ..) => {
                wrong(format!("the door `{id}` names its number on the map in `door`, and no space"));
            }
            (false, ..) => wrong(format!("`{id}` names its space in `at`, and no door")),
        }
        if object.locked && !is_door {
            wrong(format!("`{id}` is no door; only doors are locked"));
        }
        if object.carry && is_door {
            wrong(format!("`{id}` is a door; nobody carries it"));
        }
        // It holds its space, so it must be there before anybody can stand on it.
        if object.health.is_some() && (is_door || object.carry || object.hidden) {
            wrong(format!("`{id}` can be attacked: it is no door, is not hidden, and nobody carries it"));
        }
        if object.health.is_none() && !object.defence.is_empty() {
            wrong(format!("`{id}` has no `health`, so it needs no `defence`"));
        }
        if let Some(health) = object.health {
            amount(health, 1, &place.key("health"), findings);
        }
    }
    for (n, region) in mission.region.iter().enumerate() {
        if region.spaces.is_empty() == region.area.is_none() {
            let message = format!("`{}` is a list of spaces or an area", region.id);
            findings.push(file.key("region").nth(n).error("region-parts", message));
        }
    }
    parts(mission, file, findings);
}
