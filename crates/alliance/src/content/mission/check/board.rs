//! What a mission puts on its maps fits there.

use sortie_boards::square::Space;
use sortie_content::{Finding, Place};

use super::{Known, Walk};
use crate::content::map::Map;
use crate::content::mission::{Effect, GroupPick, Mission, MissionObject, Named, ObjectKind};

pub(super) fn board(
    mission: &Mission,
    walk: &Walk<'_>,
    known: &Known<'_>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    // A map that is missing has been found with the names.
    let map_of = |scene: usize| known.map(&mission.scene[scene].map);
    for (n, object) in mission.object.iter().enumerate() {
        let place = file.key("object").nth(n);
        let Some(scene) = mission.scene(&object.scene) else { continue };
        let Some(map) = map_of(scene) else { continue };
        if let Some(space) = object.at {
            floor(space, &[map], &place.key("at"), findings);
        }
        if let Some(door) = object.door.filter(|&door| usize::from(door) >= map.doors.len()) {
            let message = format!("the map `{}` has no door {door}; its doors count from 0", map.id);
            findings.push(place.key("door").error("door-unknown", message));
        }
        let same_place = |other: &&MissionObject| {
            let same_door = other.kind == ObjectKind::Door && other.door == object.door;
            // Of two things that are not there from the start, one may take the other's place.
            let same_space = other.at == object.at && !other.hidden && !object.hidden;
            other.scene == object.scene
                && (other.kind == ObjectKind::Door) == (object.kind == ObjectKind::Door)
                && if object.kind == ObjectKind::Door { same_door } else { same_space }
        };
        if let Some(other) = mission.object[..n].iter().find(same_place) {
            let message = format!("`{}` lies where `{}` lies", object.id, other.id);
            findings.push(place.error("space-twice", message));
        }
    }
    for (n, object) in mission.object.iter().enumerate() {
        // It holds its space as a figure does (S14).
        if let (Some(_), Some(at)) = (object.health, object.at)
            && let Some(map) = mission.scene(&object.scene).and_then(map_of)
            && map.entries.contains(&at)
        {
            let message = format!("`{}` can be attacked and stands where the heroes come in", object.id);
            findings.push(file.key("object").nth(n).key("at").error("space-held", message));
        }
    }
    for (n, region) in mission.region.iter().enumerate() {
        let Some(map) = mission.scene(&region.scene).and_then(map_of) else { continue };
        for (s, &space) in region.spaces.iter().enumerate() {
            floor(space, &[map], &file.key("region").nth(n).key("spaces").nth(s), findings);
        }
    }
    for seen in &walk.effects {
        let maps: Vec<&Map> = seen.scenes.iter().filter_map(|&scene| map_of(scene)).collect();
        if maps.is_empty() {
            continue;
        }
        let place = &seen.place;
        let Effect::Own(effect) = seen.effect else { continue };
        match effect.named() {
            Named::Area(area) => {
                if !maps.iter().any(|map| map.area(area).is_some()) {
                    let names: Vec<String> = maps.iter().map(|map| format!("`{}`", map.id)).collect();
                    let message = format!("no map played here has an area `{area}`: {}", names.join(", "));
                    findings.push(place.error("area-unknown", message));
                }
            }
            Named::Deployed(deploy) => {
                for &space in deploy.at.iter().chain(&deploy.each) {
                    floor(space, &maps, place, findings);
                    let stands_there = |object: &&MissionObject| {
                        let is_played = |&scene: &usize| mission.scene[scene].id == object.scene;
                        object.health.is_some()
                            && object.at == Some(space)
                            && seen.scenes.iter().any(is_played)
                    };
                    if let Some(object) = mission.object.iter().find(stands_there) {
                        let message =
                            format!("`{}` can be attacked and stands at {space} already", object.id);
                        findings.push(place.error("space-held", message));
                    }
                }
                for pick in [Some(&deploy.group), deploy.hard.as_ref()].into_iter().flatten() {
                    let GroupPick::Named(id) = pick else { continue };
                    let Some(group) = known.group(id) else { continue };
                    let n = deploy.each.len();
                    if n > 0 && n != usize::from(group.figures) {
                        let message = format!("{n} spaces for the {} figures of `{id}`", group.figures);
                        findings.push(place.error("deploy-place", message));
                    }
                }
            }
            Named::Label(_, Some(space)) | Named::Ally(_, Some(space)) => {
                floor(space, &maps, place, findings);
            }
            Named::Label(_, None)
            | Named::Ally(_, None)
            | Named::Object(_)
            | Named::Door(_)
            | Named::Carried(_)
            | Named::Item(_)
            | Named::ItemOfTier(_)
            | Named::Hero(_)
            | Named::Figures(_)
            | Named::Nothing => {}
        }
    }
}

/// A space is floor on one of these maps.
fn floor(space: Space, maps: &[&Map], place: &Place<'_>, findings: &mut Vec<Finding>) {
    if !maps.iter().any(|map| map.laid().is_floor(space)) {
        findings.push(place.error("space-floor", format!("nobody can stand at {space}")));
    }
}
