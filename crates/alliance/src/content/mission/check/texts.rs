//! Everything people read has a text in every language.

use sortie_content::{Finding, Place, Texts};
use sortie_mission::check::{missing, mission_texts, words};

use super::Walk;
use crate::content::mission::{AllianceWords, Mission};

pub(super) fn mission(
    mission: &Mission,
    walk: &Walk<'_>,
    texts: &Texts,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let title = format!("mission-{}", mission.id);
    mission_texts(mission, texts, file, findings);
    let mut text = |place: Place<'_>, word: &str| {
        missing::<AllianceWords>(&place, &format!("{title}-{word}"), texts, findings);
    };
    for (n, object) in mission.object.iter().enumerate() {
        let place = file.key("object").nth(n);
        text(place.clone(), &format!("object-{}", object.id));
        text(place.clone(), &format!("object-{}-note", object.id));
        for (a, action) in object.action.iter().enumerate() {
            text(place.key("action").nth(a), &format!("action-{}", action.id));
        }
    }
    for (n, region) in mission.region.iter().enumerate() {
        text(file.key("region").nth(n), &format!("region-{}", region.id));
    }
    for (n, orders) in mission.orders.iter().enumerate() {
        text(file.key("orders").nth(n), &format!("orders-{}", orders.id));
    }
    words(walk, &title, texts, findings);
}
