//! What happens at the table and concerns the mission: each fact calls the rules that wait for it. The digital table
//! sees facts for itself; people at a real table report them.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new fact is thought about here")]

mod falls;
mod places;
mod rounds;
mod things;

pub(crate) use falls::{fell, group_fell};
pub(crate) use places::moved;
pub(crate) use rounds::next_peril;

pub(super) use falls::check_cleared;
pub(super) use places::look_around;
pub(super) use rounds::{controlled, peril, round_began, round_ended};
pub(super) use things::{destroyed, interact, open_door, tested};

use sortie_mission::run;

use super::script::{Found, objects};
use crate::apply::Ctx;
use crate::content::mission::{OwnTrigger, Trigger};
use crate::event::Event;
use crate::order::Fact;

/// Calls every rule for which something is found among what this game knows of.
fn call_each(ctx: &mut Ctx<'_>, find: impl Fn(&Ctx<'_>, &OwnTrigger) -> Option<Found>) {
    run::call_each(ctx, |ctx, rule| match &rule.when {
        Trigger::Own(own) => find(ctx, own),
        // These happen where the language says.
        Trigger::Start
        | Trigger::Scene(_)
        | Trigger::RoundBegins(_)
        | Trigger::RoundEnds(_)
        | Trigger::EachRoundFrom(_)
        | Trigger::Reaches { .. }
        | Trigger::Completed(_) => None,
    });
}

/// Calls every rule that waits for something that concerns nobody in particular.
fn call(ctx: &mut Ctx<'_>, is_it: impl Fn(&OwnTrigger) -> bool) {
    call_each(ctx, |_, when| is_it(when).then(Found::default));
}

/// The mission begins, before anybody stands on the map.
pub(super) fn started(ctx: &mut Ctx<'_>) {
    run::started(ctx);
}

/// The Rebels are on the map of the scene.
pub(super) fn scene_began(ctx: &mut Ctx<'_>) {
    // A second scene is no second beginning.
    if ctx.state.round == 0 {
        super::script::call_tolls(ctx);
    }
    run::scene_began(ctx);
    look_around(ctx, None);
}

/// Something is reported from a real table, as far as it concerns the mission alone (R1.16). Activations, defeats,
/// medpacs and colours change more than the mission: `companion` knows them.
pub(super) fn report(ctx: &mut Ctx<'_>, fact: Fact) {
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    let region_is =
        |region: u8, id: &str| mission.region.get(usize::from(region)).is_some_and(|at| at.id == id);
    match fact {
        Fact::Interacted { object, action, figure } => interact(ctx, figure, object, action),
        Fact::Entered { region, figure } => call_each(ctx, |_, when| {
            let is_it = matches!(when, OwnTrigger::Entered(id) if region_is(region, id));
            is_it.then(|| Found::by(figure))
        }),
        Fact::AllIn { region } => {
            call(ctx, |when| matches!(when, OwnTrigger::AllIn(id) if region_is(region, id)));
        }
        Fact::Brought { object, region } => {
            let carrier = objects::carrier(&ctx.state, usize::from(object));
            call_each(ctx, |_, when| {
                let OwnTrigger::Brought { object: token, to } = when else { return None };
                let is_it = mission.object(token) == Some(usize::from(object)) && region_is(region, to);
                is_it.then(|| Found::by(carrier))
            });
        }
        Fact::Dropped { object } => {
            let carrier = objects::carrier(&ctx.state, usize::from(object));
            let at = carrier.map(|figure| ctx.state.body(figure).at);
            let (Some(script), Some(at), Some(figure)) = (ctx.script_mut(), at, carrier) else {
                return;
            };
            things::lay_down(script, object, at);
            let is_carrying = script.carried.iter().any(|(_, carrier)| *carrier == figure);
            ctx.set_carrying(figure, is_carrying);
            ctx.tell("R13.2", |_| Event::Dropped { object, at });
        }
        // The mission asks for control itself, at the end of a round.
        Fact::Controlled { .. }
        | Fact::Activated { .. }
        | Fact::HeroDefeated { .. }
        | Fact::GroupDefeated { .. }
        | Fact::Destroyed { .. }
        | Fact::Medpac
        | Fact::Colour { .. } => {}
    }
}
