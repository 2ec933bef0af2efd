//! Everything people read has a text in every language.

use std::collections::BTreeSet;

use sortie_content::{Finding, Place, Texts};
use sortie_mission::check::{missing, mission_texts, words};

use super::{Walk, results};
use crate::content::mission::{DefendersWords, Mission, OwnTrigger, Trigger};

pub(super) fn texts(
    mission: &Mission,
    walk: &Walk<'_>,
    texts: &Texts,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let title = format!("mission-{}", mission.id);
    mission_texts(mission, texts, file, findings);
    words(walk, &title, texts, findings);
    let mut text = |place: &Place<'_>, word: &str| {
        missing::<DefendersWords>(place, &format!("{title}-{word}"), texts, findings);
    };
    text(&file.key("id"), "goal");
    for result in results(mission) {
        text(&file.key("id"), &format!("goal-{}", result.id()));
        text(&file.key("id"), &format!("how-{}", result.id()));
    }
    let letters: BTreeSet<char> = mission
        .rule
        .iter()
        .filter_map(|rule| {
            let Trigger::Own(OwnTrigger::Event(letter)) = rule.when else { return None };
            Some(letter)
        })
        .collect();
    for letter in letters {
        text(&file.key("decks").key("events"), &format!("event-{}", letter.to_ascii_lowercase()));
    }
    for (n, action) in mission.action.iter().enumerate() {
        let place = file.key("action").nth(n);
        text(&place, &format!("action-{}", action.id));
        text(&place, &format!("action-{}-note", action.id));
        for id in action.roll.iter().flat_map(|roll| &roll.result).filter_map(|result| result.id.as_ref()) {
            text(&place, &format!("action-{}-{id}", action.id));
        }
    }
    let named = [
        ("person", mission.person.iter().map(|person| person.id.as_str()).collect::<Vec<_>>()),
        ("item", mission.item.iter().map(|item| item.id.as_str()).collect()),
        ("gun", mission.gun.iter().map(|gun| gun.id.as_str()).collect()),
        ("profile", mission.profile.iter().map(|profile| profile.id.as_str()).collect()),
        ("place", mission.place.iter().map(|place| place.id.as_str()).collect()),
    ];
    for (kind, ids) in named {
        for (n, id) in ids.into_iter().enumerate() {
            text(&file.key(kind).nth(n), &format!("{kind}-{id}"));
        }
    }
    for (n, profile) in mission.profile.iter().enumerate() {
        for weapon in profile.sheet.weapons() {
            text(&file.key("profile").nth(n), &format!("weapon-{}", weapon.id));
        }
    }
    for figure in mission.figures() {
        text(&file.key("id"), &format!("figure-{figure}"));
    }
}
