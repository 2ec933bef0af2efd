//! What becomes of those who would die, and of what they leave (198, A69).

use super::look::Look;
use crate::apply::Ctx;
use crate::content::mission::{Fact, Special};
use crate::event::StoryEvent;
use crate::state::{By, Marked, Root};
use crate::world::FigureId;

/// Whether a figure that would die does not: one that is stunned instead (mission 8), one for practice (mission 12).
pub(in crate::flow) fn spares(ctx: &mut Ctx<'_>, figure: FigureId) -> bool {
    let Some(number) = ctx.state.script.figure(figure) else { return false };
    let (mission, battle) = (ctx.state.mission(ctx.content), ctx.state.battle(ctx.content));
    let is_named = |id: &str| battle.figure(id) == Some(usize::from(number));
    let is_unkillable =
        mission.special.iter().any(|special| matches!(special, Special::Unkillable(id) if is_named(id)));
    let is_practice =
        mission.special.iter().any(|special| matches!(special, Special::Practice(id) if is_named(id)));
    if is_unkillable && !ctx.state.script.is_marked(figure, Marked::Stunned) {
        ctx.tell("198", StoryEvent::Marked { figure: number, mark: Marked::Stunned, on: true });
    }
    is_unkillable || is_practice
}

/// Things lie where their carrier has died (A69).
pub(in crate::flow) fn dropped(ctx: &mut Ctx<'_>, agent: FigureId) {
    let at = ctx.state.body(agent).at;
    for item in 0..ctx.state.script.items.len() {
        if ctx.state.script.items[item].carrier == Some(agent) {
            ctx.tell("A69", StoryEvent::ItemLaid { item: item as u8, at });
        }
    }
}

/// An agent is gone: rules may have waited for the one he played, and the players name another for what he was.
pub(in crate::flow) fn agent_gone(ctx: &mut Ctx<'_>, agent: FigureId, by: By) {
    if ctx.state.is_over() {
        return;
    }
    if let Some(profile) = ctx.state.script.cast[agent.index()] {
        let people = ctx.state.mission(ctx.content).person.len();
        ctx.happened(Fact::Lost(people + usize::from(profile)), by);
    }
    let roles = ctx.state.script.roles.clone();
    for (n, _) in roles.iter().enumerate().filter(|(_, (_, holder))| *holder == agent) {
        ctx.state.script.agenda.call(Root::Role(n as u8), None, 0);
    }
}

/// Where dead ones of a species stay, one lies under a waypoint if there is a token left for it (mission 4).
pub(in crate::flow) fn left_lying(ctx: &mut Ctx<'_>, alien: FigureId) {
    let Some(card) = ctx.state.alien(alien).map(|own| usize::from(own.card)) else { return };
    let species = ctx.content.aliens[card].species;
    let stays = |special: &Special| matches!(special, Special::Bodies(all) if all.contains(&species));
    if ctx.state.mission(ctx.content).special.iter().any(stays) && has_token(ctx) {
        let at = ctx.state.body(alien).at;
        ctx.tell("198", StoryEvent::BodyLaid { at, species: species.number() });
    }
}

fn has_token(ctx: &Ctx<'_>) -> bool {
    let look = Look { content: ctx.content, state: ctx.state };
    let script = &ctx.state.script;
    let marked = script.bodies.iter().filter(|body| body.is_marked).count();
    let used = marked + look.waypoints().count() + script.hidden.len();
    used < ctx.content.stock.waypoints.into() && !script.bodies.is_full()
}

/// A refresh phase: bodies without a token go, then all tokens are taken off; who was held acts again.
pub(in crate::flow) fn refreshed(ctx: &mut Ctx<'_>) {
    let gone: Vec<_> =
        ctx.state.script.bodies.iter().filter(|body| !body.is_marked).map(|body| body.at).collect();
    for at in gone {
        ctx.tell("198", StoryEvent::BodyGone { at });
    }
    if !ctx.state.script.bodies.is_empty() {
        ctx.tell("198", StoryEvent::BodiesUnmarked);
    }
    let held: Vec<u8> = ctx
        .state
        .script
        .marks
        .iter()
        .filter(|(_, mark)| *mark == Marked::Held)
        .map(|(figure, _)| *figure)
        .collect();
    for figure in held {
        ctx.tell("198", StoryEvent::Marked { figure, mark: Marked::Held, on: false });
    }
}
