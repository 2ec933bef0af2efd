//! What the orders of a mission say can be done (R24.4, R26.1).

use sortie_content::{Finding, Place};

use super::Known;
use crate::content::activation::{LineVerb, Name};
use crate::content::mission::{Mission, ObjectKind, Orders};

pub(super) fn orders(mission: &Mission, known: &Known<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    for (n, orders) in mission.orders.iter().enumerate() {
        let place = file.key("orders").nth(n);
        if orders.line.is_empty() {
            findings.push(place.error("activation-empty", format!("`{}` has no instruction", orders.id)));
        }
        lines(mission, orders, known, &place.key("line"), findings);
    }
}

fn lines(
    mission: &Mission,
    orders: &Orders,
    known: &Known<'_>,
    place: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    for (n, line) in orders.line.iter().enumerate() {
        let place = place.nth(n);
        let name = line.target.as_ref().and_then(|mark| mark.named.as_ref());
        let only_moves = matches!(line.verb, LineVerb::Toward(_) | LineVerb::Engage(_));
        if matches!(line.verb, LineVerb::Does(_)) {
            let message = "orders of a mission move and attack; other effects stand on activation cards";
            findings.push(place.error("orders-does", message));
        }
        if matches!(name, Some(Name::Object(_) | Name::Space(_))) && !only_moves {
            let message = "an object or a space can be moved to, not attacked";
            findings.push(place.error("orders-target", message));
        }
        match name {
            Some(Name::Hero(id)) if !known.heroes.iter().any(|hero| hero.id == *id) => {
                findings.push(place.error("hero-unknown", format!("there is no hero `{id}`")));
            }
            Some(Name::Object(id)) if mission.object(id).is_some_and(|object| is_door(mission, object)) => {
                let message = format!("`{id}` is a door and lies on no space");
                findings.push(place.error("orders-target", message));
            }
            Some(Name::Space(space)) => {
                let maps = mission.scene.iter().filter_map(|scene| known.map(&scene.map));
                if !maps.into_iter().any(|map| map.laid().is_floor(*space)) {
                    findings.push(place.error("space-floor", format!("nobody can stand at {space}")));
                }
            }
            Some(Name::Hero(_) | Name::Object(_)) | None => {}
        }
    }
}

fn is_door(mission: &Mission, object: usize) -> bool {
    mission.object[object].kind == ObjectKind::Door
}
