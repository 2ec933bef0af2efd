//! What happens at a table and concerns the mission calls the rules that wait for it.

use super::holds::holds;
use super::step::Stage;
use super::{Progress, Table};
use crate::{Mission, Party, Peril, Rule, Trigger, Words};

type W<S> = <<S as Table>::Mission as Mission>::Words;

/// Calls every rule for which something is found, in the order of the file: rules fire once, unless they fire again and
/// again, and only if their conditions hold.
pub fn call_each<'c, S: Stage<'c>>(stage: &mut S, find: impl Fn(&S, &'c Rule<W<S>>) -> Option<S::Found>) {
    let Some(mission) = stage.printed() else { return };
    for (n, rule) in mission.rules().iter().enumerate() {
        let waits = |progress: &Progress| progress.waits(n, rule);
        if stage.is_over() || !stage.progress().is_some_and(waits) {
            continue;
        }
        if let Some(found) = find(stage, rule)
            && holds(stage, &rule.given)
        {
            stage.call_rule(n, rule, found);
        }
    }
}

/// Calls every rule that waits for something that concerns nobody in particular.
fn call<'c, S: Stage<'c>>(stage: &mut S, is_it: impl Fn(&Trigger<W<S>>) -> bool) {
    call_each(stage, |_, rule| is_it(&rule.when).then(S::Found::default));
}

/// The mission begins, before anybody stands on the map.
pub fn started<'c, S: Stage<'c>>(stage: &mut S) {
    call(stage, |when| *when == Trigger::Start);
}

/// Everybody is on the map of the scene.
pub fn scene_began<'c, S: Stage<'c>>(stage: &mut S) {
    let (Some(mission), Some(scene)) = (stage.printed(), stage.scene()) else { return };
    let id = mission.scenes()[scene];
    call(stage, |when| matches!(when, Trigger::Scene(scene) if scene == id));
}

/// A round begins.
pub fn round_began<'c, S: Stage<'c>>(stage: &mut S) {
    let (round, party) = (stage.round(), stage.party());
    call(stage, |when| matches!(when, Trigger::RoundBegins(which) if which.of(party) == round));
}

/// A round ends; what a game looks at then besides is found together with it.
pub fn round_ended<'c, S: Stage<'c>>(
    stage: &mut S,
    find: impl Fn(&S, &<W<S> as Words>::Trigger) -> Option<S::Found>,
) {
    let (round, party) = (stage.round(), stage.party());
    call_each(stage, |stage, rule| match &rule.when {
        Trigger::RoundEnds(which) => (which.of(party) == round).then(S::Found::default),
        Trigger::EachRoundFrom(first) => (first.of(party) <= round).then(S::Found::default),
        Trigger::Own(own) => find(stage, own),
        Trigger::Start
        | Trigger::Scene(_)
        | Trigger::RoundBegins(_)
        | Trigger::Reaches { .. }
        | Trigger::Completed(_) => None,
    });
}

/// A counter has changed.
pub fn counted<'c, S: Stage<'c>>(stage: &mut S, counter: &str, before: i16, now: i16) {
    let party = stage.party();
    call_each(stage, |_, rule| {
        let Trigger::Reaches { counter: id, amount } = &rule.when else { return None };
        let goal = amount.of(party);
        let is_reached = id == counter && now >= goal && (!rule.again || before < goal);
        is_reached.then(S::Found::default)
    });
}

/// An objective is complete.
pub(super) fn completed<'c, S: Stage<'c>>(stage: &mut S, objective: &str) {
    call(stage, |when| matches!(when, Trigger::Completed(id) if id == objective));
}

/// The perils that come at the end of a round, by number.
pub fn perils<T: Table>(table: &T) -> Vec<usize> {
    let Some(mission) = table.mission() else { return Vec::new() };
    let comes = |peril: &Peril<_>| {
        peril.comes(table.round(), table.party()) == Some(table.round()) && holds(table, &peril.given)
    };
    let perils = mission.perils().iter().enumerate();
    perils.filter(|(_, peril)| comes(peril)).map(|(n, _)| n).collect()
}

/// The round at whose end peril comes next, as things are.
pub fn next_peril<T: Table>(table: &T) -> Option<i16> {
    let perils = table.mission()?.perils().iter().filter(|peril| holds(table, &peril.given));
    perils.filter_map(|peril| peril.comes(table.round(), table.party())).min()
}

impl<W: Words> Peril<W> {
    /// The round, not before this one, at whose end it comes next.
    fn comes(&self, from: i16, party: Party<W>) -> Option<i16> {
        let first = self.round.of(party);
        let every = self.every.map_or(0, i16::from);
        match from - first {
            late if late <= 0 => Some(first),
            _ if every == 0 => None,
            late => Some(first + (late + every - 1) / every * every),
        }
    }
}
