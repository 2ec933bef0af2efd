//! Everything people read has a text in every language.
//!
//! Texts of a mission are named after it: `<game>-mission-<id>` its title, `-brief` what is said before it, and
//! `-<word>` every other, where a word is what a rule says, `objective-<id>`, `hint-<id>`, `how-<word>`.

use sortie_content::{Finding, Language, Place, Texts};

use super::walk::Walk;
use crate::{Effect, Mission, Words};

/// The texts of the parts of a mission; those of its effects are for [`words`].
pub fn mission_texts<M: Mission>(mission: &M, texts: &Texts, file: &Place<'_>, findings: &mut Vec<Finding>) {
    let title = format!("mission-{}", mission.id());
    let mut text = |place: &Place<'_>, word: &str| {
        missing::<M::Words>(place, &format!("{title}-{word}"), texts, findings);
    };
    text(&file.key("id"), "brief");
    for (n, objective) in mission.objectives().iter().enumerate() {
        text(&file.key("objective").nth(n), &format!("objective-{}", objective.id));
    }
    for (key, hints) in mission.hints() {
        for (n, hint) in hints.iter().enumerate() {
            text(&file.key(key).nth(n), &format!("hint-{}", hint.id));
        }
    }
    missing::<M::Words>(&file.key("id"), &title, texts, findings);
}

/// The words that effects say, under the title of the mission or encounter they belong to.
pub fn words<W: Words>(walk: &Walk<'_, W>, title: &str, texts: &Texts, findings: &mut Vec<Finding>) {
    for seen in &walk.effects {
        let place = &seen.place;
        let mut text = |place: &Place<'_>, word: &str| {
            missing::<W>(place, &format!("{title}-{word}"), texts, findings);
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
            Effect::Test(_)
            | Effect::When { .. }
            | Effect::GoTo(_)
            | Effect::Objective(_)
            | Effect::Offer(_)
            | Effect::Complete(_)
            | Effect::Fail(_)
            | Effect::Add { .. }
            | Effect::Flag(_)
            | Effect::Unflag(_)
            | Effect::Own(_) => {}
        }
    }
}

/// What people read has a text in every language. In texts, `_` is written `-`.
pub fn missing<W: Words>(place: &Place<'_>, id: &str, texts: &Texts, findings: &mut Vec<Finding>) {
    let key = format!("{}-{}", W::GAME, id.replace('_', "-"));
    // A message that is missing is answered with its key, which no text of ours looks like.
    let is_missing = |&language: &Language| texts.format(language, &key, &[]) == key;
    let missing: Vec<&str> = Language::ALL.into_iter().filter(is_missing).map(Language::code).collect();
    if !missing.is_empty() {
        let message = format!("the text `{key}` is missing in {}", missing.join(", "));
        findings.push(place.error("text-missing", message));
    }
}
