//! Choices that can be made, tests that have an answer, numbers that mean something, and everything in its place.

use sortie_content::Finding;

use super::Walk;
use super::walk::{Moment, SeenEffect};
use crate::content::mission::{
    Amount, Deploy, Effect, Given, GroupPick, Mission, ObjectKind, Range, TestEffect, Trigger, Whom,
};
use crate::content::place::Place;

/// The most successes that matter: no hero has so many dice.
pub(super) const MOST_SUCCESSES: i16 = 6;

/// What is wrong with the parts of a mission besides its effects.
pub(super) fn mission(mission: &Mission, walk: &Walk<'_>, file: &Place<'_>, findings: &mut Vec<Finding>) {
    shapes(walk, findings);
    amount(mission.par, 0, &file.key("par"), findings);
    for (n, objective) in mission.objective.iter().enumerate() {
        let place = file.key("objective").nth(n);
        if objective.counter.is_some() != objective.goal.is_some() {
            let message = format!("`{}` counts, so it names a counter and a goal, or neither", objective.id);
            findings.push(place.error("objective-goal", message));
        }
        if let Some(goal) = objective.goal {
            amount(goal, 1, &place.key("goal"), findings);
        }
    }
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
    }
    for (n, region) in mission.region.iter().enumerate() {
        if region.spaces.is_empty() == region.area.is_none() {
            let message = format!("`{}` is a list of spaces or an area", region.id);
            findings.push(file.key("region").nth(n).error("region-parts", message));
        }
    }
    for (n, rule) in mission.rule.iter().enumerate() {
        let place = file.key("rule").nth(n);
        match &rule.when {
            Trigger::RoundBegins(round) | Trigger::RoundEnds(round) | Trigger::EachRoundFrom(round) => {
                amount(*round, 1, &place.key("when"), findings);
            }
            Trigger::Tested { successes: range, .. }
            | Trigger::Wounded(range)
            | Trigger::Withdrawn(range) => {
                self::range(*range, &place.key("when"), findings);
            }
            Trigger::Reaches { amount: goal, .. } => amount(*goal, 1, &place.key("when"), findings),
            _ => {}
        }
        if rule.effect.is_empty() {
            findings.push(place.error("rule-empty", "nothing follows this rule"));
        }
    }
    for (n, peril) in mission.peril.iter().enumerate() {
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
pub(in crate::content) fn shapes(walk: &Walk<'_>, findings: &mut Vec<Finding>) {
    for seen in &walk.givens {
        match seen.given {
            Given::Counter { is: range, .. }
            | Given::Heroes(range)
            | Given::Round(range)
            | Given::Fame(range)
            | Given::Credits(range)
            | Given::Wounded(range) => self::range(*range, &seen.place, findings),
            _ => {}
        }
        let of_mission = matches!(
            seen.given,
            Given::Counter { .. }
                | Given::Round(_)
                | Given::Open(_)
                | Given::There(_)
                | Given::Carried(_)
                | Given::Alive(_)
                | Given::Objective(_)
                | Given::Completed(_)
                | Given::Scene(_)
                | Given::Wounded(_)
        );
        if of_mission && seen.moment == Moment::Story {
            let message = "this is known in a mission only; a mission tells others by a flag";
            findings.push(seen.place.error("given-misplaced", message));
        }
    }
    for seen in &walk.effects {
        effect(seen, findings);
    }
}

fn effect(seen: &SeenEffect<'_>, findings: &mut Vec<Finding>) {
    let place = &seen.place;
    if seen.moment != Moment::Mission && is_of_mission(seen.effect) {
        let message = "this changes a mission, and none is played here";
        findings.push(place.error("effect-misplaced", message));
        return;
    }
    let mut numbers = |list: &[Amount], least: i16| {
        list.iter().for_each(|&number| amount(number, least, place, findings));
        if list.iter().all(|number| number.all().into_iter().all(|n| n == 0)) {
            findings.push(place.error("amount", "this is always 0: nothing happens"));
        }
    };
    match seen.effect {
        Effect::Choose { options, .. } if !options.iter().any(|option| option.given.is_empty()) => {
            let message = "every answer has a condition; one at least must always be open";
            findings.push(place.error("choose-closed", message));
        }
        Effect::Test(test) => outcomes(test, place, findings),
        Effect::When { given, .. } if given.is_empty() => {
            findings.push(place.error("when-empty", "`when` without a condition always holds"));
        }
        Effect::Deploy(deploy) => self::deploy(deploy, place, findings),
        Effect::Add { by: Some(by), .. } => numbers(&[*by], i16::MIN),
        Effect::Credits(credits) => numbers(&[*credits], i16::MIN),
        // Between missions something may be given away, or a good name lost.
        Effect::Medpacs(n) | Effect::Fame(n) if seen.moment != Moment::Mission => numbers(&[*n], i16::MIN),
        Effect::Medpacs(n) | Effect::Fame(n) | Effect::StartHurt(n) => numbers(&[*n], 0),
        Effect::Supply { cards: n, .. } | Effect::Power { tokens: n, .. } => numbers(&[*n], 0),
        Effect::Harm(harm) => match harm.condition {
            Some(condition) if !condition.is_harmful() => {
                let message = format!("`{}` does no harm; it belongs to `heal`", condition.keyword());
                findings.push(place.error("harm-condition", message));
            }
            Some(_) => [harm.damage, harm.strain].iter().for_each(|&n| amount(n, 0, place, findings)),
            None => numbers(&[harm.damage, harm.strain], 0),
        },
        Effect::Heal(heal) => match heal.condition {
            Some(condition) if condition.is_harmful() => {
                let message = format!("`{}` does harm; it belongs to `harm`", condition.keyword());
                findings.push(place.error("harm-condition", message));
            }
            Some(_) => [heal.damage, heal.strain].iter().for_each(|&n| amount(n, 0, place, findings)),
            None => numbers(&[heal.damage, heal.strain], 0),
        },
        Effect::Ally { deployments: 0, .. } => numbers(&[Amount::Same(0)], 0),
        _ => {}
    }
    let whom = match seen.effect {
        Effect::Test(test) => Some(&test.whom),
        Effect::Harm(harm) => Some(&harm.whom),
        Effect::Heal(heal) => Some(&heal.whom),
        Effect::Supply { whom, .. } | Effect::Power { whom, .. } => Some(whom),
        _ => None,
    };
    match whom {
        Some(Whom::Actor) if !seen.has_actor => {
            findings.push(place.error("no-actor", "nobody has done anything here; who is the actor?"));
        }
        Some(Whom::In(_) | Whom::Group(_)) if seen.moment != Moment::Mission => {
            findings.push(place.error("effect-misplaced", "no map is on the table here"));
        }
        Some(Whom::In(_) | Whom::Group(_)) if matches!(seen.effect, Effect::Test(_)) => {
            findings.push(place.error("test-whom", "the actor, a chosen hero or every hero tests"));
        }
        _ => {}
    }
    // Successes are known after a test only.
    if let (Effect::Add { by: None, .. }, false) = (seen.effect, seen.has_actor) {
        findings.push(place.error("no-actor", "`add` without `by` counts successes, and nobody has tested"));
    }
}

/// Whether an effect needs a map and a mission on it.
fn is_of_mission(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Reveal(_)
            | Effect::Show(_)
            | Effect::Remove(_)
            | Effect::Open(_)
            | Effect::Unlock(_)
            | Effect::Deploy(_)
            | Effect::Reinforce { .. }
            | Effect::Withdraw(_)
            | Effect::Ready(_)
            | Effect::Join { .. }
            | Effect::GoTo(_)
            | Effect::Objective(_)
            | Effect::Offer(_)
            | Effect::Complete(_)
            | Effect::Fail(_)
            | Effect::Add { .. }
            | Effect::Win(_)
            | Effect::Lose(_)
    )
}

/// The last outcome takes what the others leave, and each takes something.
fn outcomes(test: &TestEffect, place: &Place<'_>, findings: &mut Vec<Finding>) {
    let list = place.key("test").key("outcomes");
    for (n, outcome) in test.outcomes.iter().enumerate() {
        amount(outcome.at_least, 0, &list.nth(n), findings);
    }
    if test.outcomes.last().is_none_or(|last| last.at_least.all().into_iter().any(|least| least != 0)) {
        let message = "the last outcome is for 0 successes, so that every roll has an answer";
        findings.push(place.error("test-open", message));
    }
    for n in 1..test.outcomes.len() {
        let [before, here] = [n - 1, n].map(|n| Sixfold::of(test.outcomes[n].at_least));
        if here.0.iter().zip(before.0).any(|(here, before)| *here >= before) {
            let message = "this outcome never comes: one before it takes its successes";
            findings.push(list.nth(n).error("test-order", message));
        }
    }
}

fn deploy(deploy: &Deploy, place: &Place<'_>, findings: &mut Vec<Finding>) {
    amount(deploy.bonus_health, 0, place, findings);
    range(deploy.heroes, place, findings);
    if deploy.at.is_some() != deploy.each.is_empty() {
        let message = "a group comes in together at one space, `at`, or figure by figure, `each`";
        findings.push(place.error("deploy-place", message));
    }
    for pick in [Some(&deploy.group), deploy.hard.as_ref()].into_iter().flatten() {
        if let GroupPick::Random(random) = pick {
            amount(random.threat, 1, place, findings);
            if !deploy.each.is_empty() {
                let message = "nobody knows how many figures a random group has; it comes in at one space";
                findings.push(place.error("deploy-place", message));
            }
        }
    }
}

/// An amount by hero count on normal, then on hard.
struct Sixfold([i16; 6]);

impl Sixfold {
    fn of(amount: Amount) -> Self {
        use crate::agreed::Difficulty::{Hard, Normal};
        let of = |(n_heroes, difficulty)| amount.of(n_heroes, difficulty);
        Self([(2, Normal), (3, Normal), (4, Normal), (2, Hard), (3, Hard), (4, Hard)].map(of))
    }
}

fn amount(amount: Amount, least: i16, place: &Place<'_>, findings: &mut Vec<Finding>) {
    if let Some(n) = amount.all().into_iter().find(|&n| n < least) {
        findings.push(place.error("amount", format!("{n} is too little here; it is at least {least}")));
    }
}

/// A range that no number lies in is a mistake.
fn range(range: Range, place: &Place<'_>, findings: &mut Vec<Finding>) {
    if let (Some(least), Some(most)) = (range.at_least, range.at_most) {
        let (least, most) = (Sixfold::of(least), Sixfold::of(most));
        if least.0.iter().zip(most.0).any(|(&least, most)| least > most) {
            findings.push(place.error("range-empty", "no number is at least and at most this"));
        }
    }
}
