//! The head of a mission: who may play, with what, and its number in the mission book.

use std::collections::BTreeMap;

use sortie_content::{Document, Finding, Place};
use sortie_mission::check::twice;

use crate::content::mission::{Ends, Mission, MissionKind, Target};

/// The head, and that nothing is named twice.
pub(super) fn head(mission: &Mission, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let mut wrong = |key: &str, code, message: String| findings.push(file.key(key).error(code, message));
    let [fewest, most] = mission.agents;
    if fewest == 0 || most > 5 || fewest > most {
        wrong("agents", "head-agents", format!("a mission is for 1 to 5 agents, not {fewest} to {most}"));
    }
    if mission.minutes[0] == 0 || mission.minutes[0] > mission.minutes[1] {
        wrong("minutes", "head-minutes", "a mission takes from so many minutes to so many".to_owned());
    }
    if mission.kind == MissionKind::Story && mission.number.is_none() {
        wrong("kind", "head-number", "a mission of the story has a number".to_owned());
    }
    if mission.kind == MissionKind::Training && mission.hint.is_empty() {
        wrong("kind", "head-hints", "a training mission has hints".to_owned());
    }
    if mission.ends == Ends::Round(0) {
        wrong("ends", "head-ends", "a mission lasts at least one round".to_owned());
    }
    if let Ends::Event(letter) = mission.ends
        && mission.window(letter).is_none()
    {
        wrong("ends", "event-unknown", format!("the event {letter} is in no stack"));
    }
    let strings = |key, ids: Vec<&str>, findings: &mut Vec<Finding>| twice(key, ids, file, findings);
    strings("door", mission.door.iter().map(|door| door.id.as_str()).collect(), findings);
    strings("place", mission.place.iter().map(|place| place.id.as_str()).collect(), findings);
    strings("item", mission.item.iter().map(|item| item.id.as_str()).collect(), findings);
    strings("gun", mission.gun.iter().map(|gun| gun.id.as_str()).collect(), findings);
    strings("profile", mission.profile.iter().map(|profile| profile.id.as_str()).collect(), findings);
    strings("action", mission.action.iter().map(|action| action.id.as_str()).collect(), findings);
    strings("orders", mission.orders.iter().map(|orders| orders.figure.as_str()).collect(), findings);
    strings("alien", mission.alien.iter().filter_map(|alien| alien.name.as_deref()).collect(), findings);
    strings("person", mission.person.iter().map(|person| person.id.as_str()).collect(), findings);
    // Figures and people are named by the same words.
    for (n, person) in mission.person.iter().enumerate() {
        let place = file.key("person").nth(n);
        if mission.figure(&person.id).is_some() {
            findings.push(place.error("name-twice", format!("there is a figure `{}` already", person.id)));
        }
        if person.health == 0 {
            findings.push(place.key("health").error("amount", "0 is too little here; it is at least 1"));
        }
    }
    if mission.person.iter().filter(|person| person.from_signals).count() > 1 {
        findings
            .push(file.key("person").error("person-signals", "human signals become one person, not several"));
    }
    actions(mission, file, findings);
}

/// Actions that can succeed: dice that show the symbol, results told apart.
fn actions(mission: &Mission, file: &Place<'_>, findings: &mut Vec<Finding>) {
    for (n, action) in mission.action.iter().enumerate() {
        let place = file.key("action").nth(n);
        if action.once_a_room && !matches!(action.at, Target::Place(_)) {
            findings.push(
                place.error("action-room", format!("`{}` is done at no place, so in no room", action.id)),
            );
        }
        let Some(roll) = &action.roll else { continue };
        let place = place.key("roll");
        if roll.dice.n_dice() == 0 || roll.most_dice() < roll.dice.n_dice() || roll.most_dice() > 6 {
            findings.push(place.error("action-dice", "a roll has 1 to 6 dice, and grows if at all"));
        }
        let mut ids: Vec<Option<&str>> = roll.result.iter().map(|result| result.id.as_deref()).collect();
        let is_plain = ids.len() == 1;
        let is_named = ids.iter().all(Option::is_some);
        ids.sort();
        ids.dedup();
        if !(is_plain || is_named && ids.len() == roll.result.len() && ids.len() > 1) {
            let message = "a roll has one result, or several with names of their own";
            findings.push(place.error("action-results", message));
        }
    }
}

/// Numbers of the mission book: each once.
pub(in crate::content) fn numbers(missions: &[Document<'_, Mission>], findings: &mut Vec<Finding>) {
    let mut seen = BTreeMap::new();
    for document in missions {
        let Some(number) = document.value.number else { continue };
        if let Some(other) = seen.insert(number, document.value.id.clone()) {
            let message = format!("`{other}` is mission {number} already");
            findings.push(document.place().key("number").error("head-number", message));
        }
    }
}
