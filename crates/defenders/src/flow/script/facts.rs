//! What happens on the table and may call rules of the mission.

use sortie_boards::hex::Hex;
use sortie_mission::run;

use crate::apply::Ctx;
use crate::content::mission::{Fact, Trigger};
use crate::event::StoryEvent;
use crate::state::By;
use crate::world::FigureId;

/// Calls every rule that waits for a fact.
pub(super) fn happened(ctx: &mut Ctx<'_>, fact: Fact, by: By) {
    let (content, state) = (ctx.content, &*ctx.state);
    let mission = state.mission(content);
    let field = &state.battle(content).field;
    run::call_each(ctx, |_, rule| match &rule.when {
        Trigger::Own(own) => mission.is_called(own, fact, content, field).then_some(by),
        Trigger::Start
        | Trigger::Scene(_)
        | Trigger::RoundBegins(_)
        | Trigger::RoundEnds(_)
        | Trigger::EachRoundFrom(_)
        | Trigger::Reaches { .. }
        | Trigger::Completed(_) => None,
    });
}

/// An agent stands on a hex: what lies there is turned or picked up, and rules may have waited for him (180).
pub(super) fn stepped(ctx: &mut Ctx<'_>, agent: FigureId, from: Option<Hex>) {
    let to = ctx.state.body(agent).at;
    let by = By { figure: Some(agent), at: Some(to) };
    let script = &ctx.state.script;
    if let Some(&(waypoint, at)) = script.hidden.iter().find(|(_, at)| *at == to) {
        ctx.tell("198", StoryEvent::WaypointTurned { waypoint, at });
        let number = ctx.state.mission(ctx.content).waypoint[usize::from(waypoint)].number;
        happened(ctx, Fact::Waypoint(number), by);
    } else {
        let reached = super::look::Look { content: ctx.content, state: ctx.state };
        let reached = reached.waypoints().find(|(_, at)| *at == to).map(|(number, _)| number);
        if let Some(number) = reached {
            happened(ctx, Fact::Waypoint(number), by);
        }
    }
    armouries(ctx, agent, to);
    happened(ctx, Fact::Stepped { from, to }, by);
    super::company::follow(ctx, agent, from);
    // Whoever moves into a flame suffers a wound; who is put there has not moved (198).
    if from.is_some() && ctx.state.script.flames.contains(&to) {
        ctx.wound("198", agent, 1);
    }
}

/// Whoever moves onto an armoury token takes it: a weapon comes of it in the next reinforcement step (180, T40).
fn armouries(ctx: &mut Ctx<'_>, agent: FigureId, to: Hex) {
    let (mission, field) = (ctx.state.mission(ctx.content), &ctx.state.battle(ctx.content).field);
    let there = ctx.state.script.armouries;
    let lies = |n: usize| there >> n & 1 == 1 && field.hex(&mission.armoury[n].at) == Some(to);
    if let Some(n) = (0..mission.armoury.len()).find(|n| lies(*n)) {
        let is_alien = mission.armoury[n].alien;
        ctx.tell("180", StoryEvent::ArmouryTaken { armoury: n as u8, agent, is_alien });
    }
}
