//! Every name that is used exists, and nothing is named twice.

use std::collections::BTreeSet;

use sortie_content::{Finding, Place};

use super::walk::Walk;
use crate::{Effect, Given, Mission, Trigger, Words};

/// What a pack has besides the mission at hand, for words that outlast a mission.
pub trait Library<W: Words> {
    /// Whether every mission and campaign could be read. If not, nobody knows what is missing from the others.
    fn is_whole(&self) -> bool;

    /// Whether there is such a mission.
    fn has_mission(&self, id: &str) -> bool;

    /// Whether there is such an encounter.
    fn has_encounter(&self, id: &str) -> bool;

    /// Whether anything of the pack sets a flag.
    fn sets(&self, flag: &str) -> bool;

    /// What a condition of the game's own names that outlasts a mission.
    fn check_given(&self, given: &W::Given, place: &Place<'_>, findings: &mut Vec<Finding>);

    /// What an effect of the game's own names that outlasts a mission.
    fn check_effect(&self, effect: &W::Effect, place: &Place<'_>, findings: &mut Vec<Finding>);
}

/// What the mission at hand has, for the words of the game about it.
pub trait Places<W: Words> {
    /// What a trigger of the game's own names.
    fn check_trigger(&self, trigger: &W::Trigger, place: &Place<'_>, findings: &mut Vec<Finding>);

    /// What a condition of the game's own names.
    fn check_given(&self, given: &W::Given, place: &Place<'_>, findings: &mut Vec<Finding>);

    /// What an effect of the game's own names.
    fn check_effect(&self, effect: &W::Effect, place: &Place<'_>, findings: &mut Vec<Finding>);

    /// Whom an effect names.
    fn check_whom(&self, whom: &W::Whom, place: &Place<'_>, findings: &mut Vec<Finding>);

    /// What an objective is about.
    fn check_about(&self, name: &str, place: &Place<'_>, findings: &mut Vec<Finding>);
}

/// Everything named in the words of a mission.
pub fn names<M: Mission>(
    mission: &M,
    walk: &Walk<'_, M::Words>,
    places: &impl Places<M::Words>,
    library: &impl Library<M::Words>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let mut names = Names { mission, findings };
    for (n, objective) in mission.objectives().iter().enumerate() {
        let place = file.key("objective").nth(n);
        for (a, name) in objective.about.iter().enumerate() {
            places.check_about(name, &place.key("about").nth(a), names.findings);
        }
        if let Some(id) = &objective.counter {
            names.counter(id, &place.key("counter"));
        }
    }
    for (n, rule) in mission.rules().iter().enumerate() {
        let place = file.key("rule").nth(n).key("when");
        match &rule.when {
            Trigger::Scene(id) => names.scene(id, &place),
            Trigger::Reaches { counter, .. } => names.counter(counter, &place),
            Trigger::Completed(id) => names.objective(id, &place),
            Trigger::Own(own) => places.check_trigger(own, &place, names.findings),
            Trigger::Start | Trigger::RoundBegins(_) | Trigger::RoundEnds(_) | Trigger::EachRoundFrom(_) => {}
        }
    }
    for seen in &walk.givens {
        match seen.given {
            Given::Counter { counter, .. } => names.counter(counter, &seen.place),
            Given::Objective(id) | Given::Completed(id) => names.objective(id, &seen.place),
            Given::Scene(id) => names.scene(id, &seen.place),
            Given::Own(own) => places.check_given(own, &seen.place, names.findings),
            Given::Flag(_)
            | Given::Players(_)
            | Given::Difficulty(_)
            | Given::Round(_)
            | Given::Played(_)
            | Given::Won(_)
            | Given::Met(_)
            | Given::Not(_)
            | Given::Any(_)
            | Given::All(_) => {}
        }
    }
    for seen in &walk.effects {
        let place = &seen.place;
        match seen.effect {
            Effect::GoTo(id) => names.scene(id, place),
            Effect::Objective(id) | Effect::Offer(id) | Effect::Complete(id) | Effect::Fail(id) => {
                names.objective(id, place);
            }
            Effect::Add { counter, .. } => names.counter(counter, place),
            Effect::Own(own) => places.check_effect(own, place, names.findings),
            Effect::Say(_)
            | Effect::Rule(_)
            | Effect::Choose { .. }
            | Effect::Test(_)
            | Effect::When { .. }
            | Effect::Flag(_)
            | Effect::Unflag(_)
            | Effect::Win(_)
            | Effect::Lose(_) => {}
        }
        if let Some(whom) = seen.effect.whom() {
            places.check_whom(whom, place, names.findings);
        }
    }
    outlasting(walk, library, findings);
}

/// What conditions and effects name that outlasts a mission, in one or between them.
pub fn outlasting<W: Words>(walk: &Walk<'_, W>, library: &impl Library<W>, findings: &mut Vec<Finding>) {
    for seen in &walk.givens {
        let place = &seen.place;
        let mut unknown = |code, what: &str, id: &str| {
            findings.push(place.error(code, format!("there is no {what} `{id}`")));
        };
        match seen.given {
            Given::Played(_) | Given::Won(_) | Given::Met(_) | Given::Flag(_) if !library.is_whole() => {}
            Given::Played(id) | Given::Won(id) => {
                if !library.has_mission(id) {
                    unknown("mission-unknown", "mission", id);
                }
            }
            Given::Met(id) => {
                if !library.has_encounter(id) {
                    unknown("encounter-unknown", "encounter", id);
                }
            }
            Given::Flag(flag) => {
                if !library.sets(flag) {
                    let message = format!("nothing in the pack sets the flag `{flag}`");
                    findings.push(place.error("flag-never-set", message));
                }
            }
            Given::Own(own) => library.check_given(own, place, findings),
            Given::Counter { .. }
            | Given::Players(_)
            | Given::Difficulty(_)
            | Given::Round(_)
            | Given::Objective(_)
            | Given::Completed(_)
            | Given::Scene(_)
            | Given::Not(_)
            | Given::Any(_)
            | Given::All(_) => {}
        }
    }
    for seen in &walk.effects {
        if let Effect::Own(own) = seen.effect {
            library.check_effect(own, &seen.place, findings);
        }
    }
}

/// Nothing of the mission is named twice. A game says the same of what it has besides by [`twice`].
pub fn named_twice<M: Mission>(mission: &M, file: &Place<'_>, findings: &mut Vec<Finding>) {
    twice("scene", mission.scenes(), file, findings);
    let objectives = mission.objectives().iter().map(|objective| objective.id.as_str());
    twice("objective", objectives, file, findings);
    for (key, hints) in mission.hints() {
        twice(key, hints.iter().map(|hint| hint.id.as_str()), file, findings);
    }
    twice("counters", mission.counters().iter().map(String::as_str), file, findings);
}

/// No two of the things that stand under a key have the same name.
pub fn twice<'n>(
    key: &str,
    ids: impl IntoIterator<Item = &'n str>,
    file: &Place<'_>,
    findings: &mut Vec<Finding>,
) {
    let mut seen = BTreeSet::new();
    for (n, id) in ids.into_iter().enumerate() {
        if !seen.insert(id) {
            let place = file.key(key).nth(n);
            findings.push(place.error("name-twice", format!("there is another {key} `{id}`")));
        }
    }
}

struct Names<'a, 'f, M> {
    mission: &'a M,
    findings: &'f mut Vec<Finding>,
}

impl<M: Mission> Names<'_, '_, M> {
    fn unknown(&mut self, is_known: bool, place: &Place<'_>, code: &'static str, what: &str, id: &str) {
        if !is_known {
            self.findings.push(place.error(code, format!("there is no {what} `{id}`")));
        }
    }

    fn scene(&mut self, id: &str, place: &Place<'_>) {
        self.unknown(self.mission.scene_number(id).is_some(), place, "scene-unknown", "scene", id);
    }

    fn objective(&mut self, id: &str, place: &Place<'_>) {
        self.unknown(
            self.mission.objective_number(id).is_some(),
            place,
            "objective-unknown",
            "objective",
            id,
        );
    }

    fn counter(&mut self, id: &str, place: &Place<'_>) {
        self.unknown(self.mission.counter_number(id).is_some(), place, "counter-unknown", "counter", id);
    }
}
