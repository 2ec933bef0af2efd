//! Everything people read has a text in every language.

use sortie_content::{Finding, Language, Texts};

use super::Walk;
use crate::content::mission::{Effect, Mission};
use crate::content::place::Place;

pub(super) fn mission(
    mission: &Mission,
    walk: &Walk<'_>,
    texts: &Texts,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let title = format!("mission-{}", mission.id);
    let mut text = |place: Place<'_>, word: &str| {
        missing(&place, &format!("{title}-{word}"), texts, findings);
    };
    text(file.key("id"), "brief");
    for (n, objective) in mission.objective.iter().enumerate() {
        text(file.key("objective").nth(n), &format!("objective-{}", objective.id));
    }
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
    for (key, hints) in [("hint", &mission.hint), ("companion_hint", &mission.companion_hint)] {
        for (n, hint) in hints.iter().enumerate() {
            text(file.key(key).nth(n), &format!("hint-{}", hint.id));
        }
    }
    missing(&file.key("id"), &title, texts, findings);
    words(walk, &title, texts, findings);
}

/// The words that effects say.
pub(in crate::content) fn words(walk: &Walk<'_>, title: &str, texts: &Texts, findings: &mut Vec<Finding>) {
    for seen in &walk.effects {
        let place = &seen.place;
        let mut text = |place: &Place<'_>, word: &str| {
            missing(place, &format!("{title}-{word}"), texts, findings);
        };
        match seen.effect {
            Effect::Say(word) | Effect::Rule(word) => text(place, word),
            Effect::Choose { ask, options } => {
                text(place, ask);
                for (o, option) in options.iter().enumerate() {
                    text(&place.key("choose").key("options").nth(o), &option.text);
                }
            }
            Effect::Win(word) | Effect::Lose(word) => text(place, &format!("how-{word}")),
            _ => {}
        }
    }
}

/// What people read has a text in every language. In texts, `_` is written `-`.
pub(in crate::content) fn missing(place: &Place<'_>, id: &str, texts: &Texts, findings: &mut Vec<Finding>) {
    let key = format!("alliance-{}", id.replace('_', "-"));
    // A message that is missing is answered with its key, which no text of ours looks like.
    let is_missing = |&language: &Language| texts.format(language, &key, &[]) == key;
    let missing: Vec<&str> = Language::ALL.into_iter().filter(is_missing).map(Language::code).collect();
    if !missing.is_empty() {
        let message = format!("the text `{key}` is missing in {}", missing.join(", "));
        findings.push(place.error("text-missing", message));
    }
}
