//! Which special actions are worth doing where an agent stands.

use sortie_boards::hex::{Gait, Hex};
use sortie_defenders::Choice;
use sortie_defenders::content::mission::{
    Action, Effect, Given, Mission, OwnEffect, OwnGiven, OwnTrigger, Spot, Target, Trigger,
};
use sortie_defenders::view::AgentView;

use super::known::{is_busy, mission, place_of, warded};
use crate::defenders::sight::Sight;

/// The first mission action worth doing now.
pub(in crate::defenders) fn act(sight: &Sight<'_>, me: &AgentView, choice: &Choice) -> bool {
    let Choice::Act { action, at } = *choice else { return false };
    let mission = mission(sight);
    let Some(printed) = mission.action.get(usize::from(action)) else { return false };
    if !is_wanted(mission, printed) {
        let lures = mission.rule.iter().any(|rule| {
            matches!(&rule.when, Trigger::Own(OwnTrigger::Done(id)) if *id == printed.id)
                && rule.effect.iter().any(|effect| matches!(effect, Effect::Own(OwnEffect::Lure { .. })))
        });
        return lures && lures_well(sight, me);
    }
    match &printed.at {
        // More trouble can wait until there is less.
        Target::Signal => !is_busy(sight),
        // Who is brought out already is left where he is.
        Target::Figure(_) => {
            let outside = mission.rule.iter().flat_map(|rule| &rule.given).any(|given| {
                let Given::Not(given) = given else { return false };
                let Given::Own(OwnGiven::At { at: Spot::Place(place), .. }) = &**given else { return false };
                place_of(sight, place).is_some_and(|inside| !inside.has(at))
            });
            !outside
        }
        _ => true,
    }
}

/// What an action undoes nobody wants done.
pub(super) fn is_wanted(mission: &Mission, action: &Action) -> bool {
    let follows = mission.rule.iter().filter(|rule| match &rule.when {
        Trigger::Own(OwnTrigger::Done(id)) => id.split('.').next() == Some(&action.id),
        _ => false,
    });
    let mut effects = Vec::new();
    follows.for_each(|rule| Effect::flatten(&rule.effect, &mut effects));
    !effects
        .iter()
        .any(|effect| matches!(effect, Effect::Own(OwnEffect::PutDown(_) | OwnEffect::Lure { .. })))
}

/// Whether luring a figure leads it toward a mine, or at least toward the guns of the agents.
pub(super) fn lures_well(sight: &Sight<'_>, me: &AgentView) -> bool {
    let (Some(alien), Some(here)) = (warded(sight), me.at) else { return false };
    let steps = |from: Hex, to: Hex| sight.board.steps(from, to, Gait::Climbing);
    let Some(far) = steps(alien.at, here).filter(|far| *far > 0) else { return false };
    sight.view.story.mines.iter().any(|mine| {
        matches!((steps(alien.at, *mine), steps(*mine, here)), (Some(there), Some(on)) if there > 0 && there + on == far)
    })
}
