//! Choices that can be made, tests that have an answer, numbers that mean something, and everything in its place.

use sortie_content::{Finding, Place};

use super::walk::{Phase, SeenEffect, Walk};
use crate::{Amount, Effect, Mission, Party, Range, TestEffect, Trigger, Who, Words};

/// What must be true of a game's own words for themselves, whatever else the mission says.
pub trait Grammar: Words {
    /// The numbers of a trigger.
    fn check_trigger(trigger: &Self::Trigger, place: &Place<'_>, findings: &mut Vec<Finding>);

    /// The numbers and parts of an effect.
    fn check_effect(effect: &Self::Effect, seen: &SeenEffect<'_, Self>, findings: &mut Vec<Finding>);

    /// Who may test, in words: `the actor, a chosen hero or every hero tests`.
    const WHO_TESTS: &'static str;
}

/// What is wrong with the parts of a mission besides its effects and conditions.
pub fn parts<M: Mission>(mission: &M, file: &Place<'_>, findings: &mut Vec<Finding>)
where
    M::Words: Grammar,
{
    for (n, objective) in mission.objectives().iter().enumerate() {
        let place = file.key("objective").nth(n);
        if objective.counter.is_some() != objective.goal.is_some() {
            let message = format!("`{}` counts, so it names a counter and a goal, or neither", objective.id);
            findings.push(place.error("objective-goal", message));
        }
        if let Some(goal) = objective.goal {
            amount(goal, 1, &place.key("goal"), findings);
        }
    }
    for (n, rule) in mission.rules().iter().enumerate() {
        let place = file.key("rule").nth(n);
        let when = place.key("when");
        match &rule.when {
            Trigger::RoundBegins(round) | Trigger::RoundEnds(round) | Trigger::EachRoundFrom(round) => {
                amount(*round, 1, &when, findings);
            }
            Trigger::Reaches { amount: goal, .. } => amount(*goal, 1, &when, findings),
            Trigger::Own(own) => M::Words::check_trigger(own, &when, findings),
            Trigger::Start | Trigger::Scene(_) | Trigger::Completed(_) => {}
        }
        if rule.effect.is_empty() {
            findings.push(place.error("rule-empty", "nothing follows this rule"));
        }
    }
    for (n, peril) in mission.perils().iter().enumerate() {
        let place = file.key("peril").nth(n);
        amount(peril.round, 1, &place.key("round"), findings);
        if peril.every == Some(0) {
            findings.push(place.key("every").error("amount", "a peril comes again after at least 1 round"));
        }
        if peril.effect.is_empty() {
            findings.push(place.error("rule-empty", "nothing follows this peril"));
        }
    }
}

/// What is wrong with effects and conditions, wherever they stand.
pub fn shapes<W: Grammar>(walk: &Walk<'_, W>, findings: &mut Vec<Finding>) {
    for seen in &walk.givens {
        if let Some(range) = seen.given.range() {
            self::range(range, &seen.place, findings);
        }
        if seen.given.is_asked_in_mission() && seen.phase == Phase::Story {
            let message = "this is known in a mission only; a mission tells others by a flag";
            findings.push(seen.place.error("given-misplaced", message));
        }
    }
    for seen in &walk.effects {
        effect(seen, findings);
    }
}

fn effect<W: Grammar>(seen: &SeenEffect<'_, W>, findings: &mut Vec<Finding>) {
    let place = &seen.place;
    if seen.phase != Phase::Mission && seen.effect.is_done_in_mission() {
        let message = "this changes a mission, and none is played here";
        findings.push(place.error("effect-misplaced", message));
        return;
    }
    match seen.effect {
        Effect::Choose { options, .. } => {
            if !options.iter().any(|option| option.given.is_empty()) {
                let message = "every answer has a condition; one at least must always be open";
                findings.push(place.error("choose-closed", message));
            }
        }
        Effect::Test(test) => outcomes(test, place, findings),
        Effect::When { given, .. } => {
            if given.is_empty() {
                findings.push(place.error("when-empty", "`when` without a condition always holds"));
            }
        }
        Effect::Add { by, .. } => {
            if let Some(by) = by {
                numbers(&[*by], i16::MIN, place, findings);
            }
        }
        Effect::Own(own) => W::check_effect(own, seen, findings),
        Effect::Say(_)
        | Effect::Rule(_)
        | Effect::GoTo(_)
        | Effect::Objective(_)
        | Effect::Offer(_)
        | Effect::Complete(_)
        | Effect::Fail(_)
        | Effect::Flag(_)
        | Effect::Unflag(_)
        | Effect::Win(_)
        | Effect::Lose(_) => {}
    }
    match seen.effect.whom().map(W::who) {
        Some(Who::Actor) if !seen.has_actor => {
            findings.push(place.error("no-actor", "nobody has done anything here; who is the actor?"));
        }
        Some(Who::There) if seen.phase != Phase::Mission => {
            findings.push(place.error("effect-misplaced", "no map is on the table here"));
        }
        Some(Who::There) if matches!(seen.effect, Effect::Test(_)) => {
            findings.push(place.error("test-whom", W::WHO_TESTS));
        }
        Some(Who::Actor | Who::Chosen | Who::Everybody | Who::There) | None => {}
    }
    // Successes are known after a test only.
    if let (Effect::Add { by: None, .. }, false) = (seen.effect, seen.has_actor) {
        findings.push(place.error("no-actor", "`add` without `by` counts successes, and nobody has tested"));
    }
}

/// The last outcome takes what the others leave, and each takes something.
fn outcomes<W: Words>(test: &TestEffect<W>, place: &Place<'_>, findings: &mut Vec<Finding>) {
    let list = place.key("test").key("outcomes");
    for (n, outcome) in test.outcomes.iter().enumerate() {
        amount(outcome.at_least, 0, &list.nth(n), findings);
    }
    if test.outcomes.last().is_none_or(|last| last.at_least.all().into_iter().any(|least| least != 0)) {
        let message = "the last outcome is for 0 successes, so that every roll has an answer";
        findings.push(place.error("test-open", message));
    }
    for (n, pair) in test.outcomes.windows(2).enumerate() {
        let [before, here] = pair else { continue };
        if Party::any().into_iter().any(|party| here.at_least.of(party) >= before.at_least.of(party)) {
            let message = "this outcome never comes: one before it takes its successes";
            findings.push(list.nth(n + 1).error("test-order", message));
        }
    }
}

/// None of the numbers is too little, and one at least is something.
pub fn numbers<W: Words>(list: &[Amount<W>], least: i16, place: &Place<'_>, findings: &mut Vec<Finding>) {
    list.iter().for_each(|&number| amount(number, least, place, findings));
    if list.iter().all(|number| number.all().into_iter().all(|n| n == 0)) {
        findings.push(place.error("amount", "this is always 0: nothing happens"));
    }
}

/// A number is at least so much, for everybody.
pub fn amount<W: Words>(amount: Amount<W>, least: i16, place: &Place<'_>, findings: &mut Vec<Finding>) {
    if let Some(n) = amount.all().into_iter().find(|&n| n < least) {
        findings.push(place.error("amount", format!("{n} is too little here; it is at least {least}")));
    }
}

/// A range that no number lies in is a mistake.
pub fn range<W: Words>(range: Range<W>, place: &Place<'_>, findings: &mut Vec<Finding>) {
    if let (Some(least), Some(most)) = (range.at_least, range.at_most)
        && Party::any().into_iter().any(|party| least.of(party) > most.of(party))
    {
        findings.push(place.error("range-empty", "no number is at least and at most this"));
    }
}
