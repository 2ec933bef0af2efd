//! What happens at the table and concerns the mission: each fact calls the rules that wait for it. The digital table
//! sees facts for itself; people at a real table report them.

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
pub(super) use things::{interact, open_door, tested};

use super::script::given::{amount, holds};
use super::script::objects;
use crate::apply::Ctx;
use crate::content::mission::{MissionRule, Trigger};
use crate::event::Event;
use crate::order::Fact;
use crate::setup::Mode;
use crate::state::Root;
use crate::world::FigureId;

/// Whom a called rule is about, and the successes of the test that called it.
type About = (Option<FigureId>, u8);

/// Calls every rule for which something is found.
fn call_each(ctx: &mut Ctx<'_>, find: impl Fn(&Ctx<'_>, &MissionRule) -> Option<About>) {
    see_each(ctx, |ctx, rule| find(ctx, rule).map(|about| (about, None)));
}

/// Calls every rule for which something is found, and tells what the digital table sees for itself where people would
/// report it: rules fire once, unless they fire again and again, and only if their conditions hold.
fn see_each(ctx: &mut Ctx<'_>, find: impl Fn(&Ctx<'_>, &MissionRule) -> Option<(About, Option<Fact>)>) {
    let content = ctx.content;
    let Some(mission) = ctx.state.mission(content) else { return };
    for (n, rule) in mission.rule.iter().enumerate() {
        let Some(script) = &ctx.state.script else { return };
        let repeats = rule.again || matches!(rule.when, Trigger::EachRoundFrom(_));
        if script.over.is_some() || (script.fired >> n & 1 == 1 && !repeats) {
            continue;
        }
        if let Some(((actor, successes), seen)) = find(ctx, rule)
            && holds(content, &ctx.state, &rule.given)
        {
            if let Some(fact) = seen {
                ctx.tell("R1.16", |_| Event::Told { fact });
            }
            // Beside a real table people are asked what they control, when its turn comes (R13.4).
            let asks = matches!(rule.when, Trigger::Controlled(_)) && ctx.state.table.mode == Mode::Companion;
            match ctx.script_mut() {
                Some(script) if asks => script.call(Root::Control(n as u8), None, 0),
                _ => fire(ctx, n, actor, successes),
            }
        }
    }
}

fn fire(ctx: &mut Ctx<'_>, rule: usize, actor: Option<FigureId>, successes: u8) {
    if let Some(script) = ctx.script_mut() {
        script.fired |= 1 << rule;
        script.call(Root::Rule(rule as u8), actor, successes);
    }
}

/// Calls every rule that waits for something that concerns nobody in particular.
fn call(ctx: &mut Ctx<'_>, is_it: impl Fn(&Trigger) -> bool) {
    call_each(ctx, |_, rule| is_it(&rule.when).then_some((None, 0)));
}

/// The mission begins, before anybody stands on the map.
pub(super) fn started(ctx: &mut Ctx<'_>) {
    call(ctx, |when| *when == Trigger::Start);
}

/// The Rebels are on the map of the scene.
pub(super) fn scene_began(ctx: &mut Ctx<'_>) {
    let (Some(mission), Some(script)) = (ctx.state.mission(ctx.content), &ctx.state.script) else { return };
    let id = &mission.scene[usize::from(script.scene)].id;
    // A second scene is no second beginning.
    if ctx.state.round == 0 {
        super::script::call_tolls(ctx);
    }
    call(ctx, |when| matches!(when, Trigger::Scene(scene) if scene == id));
    look_around(ctx, None);
}

/// A counter has changed.
pub(super) fn counted(ctx: &mut Ctx<'_>, counter: &str, before: i16, now: i16) {
    call_each(ctx, |ctx, rule| match &rule.when {
        Trigger::Reaches { counter: id, amount: goal } if id == counter => {
            let goal = amount(&ctx.state, *goal);
            (now >= goal && (!rule.again || before < goal)).then_some((None, 0))
        }
        _ => None,
    });
}

pub(super) fn completed(ctx: &mut Ctx<'_>, objective: &str) {
    call(ctx, |when| matches!(when, Trigger::Completed(id) if id == objective));
}

/// Something is reported from a real table, as far as it concerns the mission alone (R1.16). Activations, defeats,
/// medpacs and colours change more than the mission: `companion` knows them.
pub(super) fn report(ctx: &mut Ctx<'_>, fact: Fact) {
    let Some(mission) = ctx.state.mission(ctx.content) else { return };
    let region_is =
        |region: u8, id: &str| mission.region.get(usize::from(region)).is_some_and(|at| at.id == id);
    match fact {
        Fact::Interacted { object, action, figure } => interact(ctx, figure, object, action),
        Fact::Entered { region, figure } => call_each(ctx, |_, rule| match &rule.when {
            Trigger::Entered(id) => region_is(region, id).then_some((Some(figure), 0)),
            _ => None,
        }),
        Fact::AllIn { region } => {
            call(ctx, |when| matches!(when, Trigger::AllIn(id) if region_is(region, id)));
        }
        Fact::Brought { object, region } => {
            let carrier = objects::carrier(&ctx.state, usize::from(object));
            call_each(ctx, |_, rule| match &rule.when {
                Trigger::Brought { object: token, to } => {
                    let is_it = mission.object(token) == Some(usize::from(object)) && region_is(region, to);
                    is_it.then_some((carrier, 0))
                }
                _ => None,
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
        | Fact::Medpac
        | Fact::Colour { .. } => {}
    }
}
