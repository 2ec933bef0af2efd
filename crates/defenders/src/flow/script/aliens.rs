//! Aliens that rules bring, turn and take away, and the decks they come from.

use sortie_kernel::Progress;

use super::look::Look;
use super::next;
use super::spots::{Settled, settle};
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::content::mission::{Arrival, Into, Mark, Quarry};
use crate::event::{AlienEvent, StoryEvent};
use crate::flow::aliens::activation;
use crate::flow::attack::guard;
use crate::flow::signals::arrival;
use crate::mind::toward;
use crate::state::{Arrives, Marked};
use crate::world::FigureId;

/// An alien comes; its card is looked for in the deck, and one that is not there was kept aside (152). With all places taken nobody
/// comes (159).
pub(super) fn arrive(ctx: &mut Ctx<'_>, printed: &Arrival) -> Progress {
    let at = match settle(ctx, &printed.at) {
        Settled::Wait(progress) => return progress,
        Settled::Nowhere => {
            next(ctx);
            return Progress::Continue;
        }
        Settled::At(at) => at,
    };
    next(ctx);
    let Some(card) = ctx.content.alien(&printed.card).map(|card| card as u8) else {
        return Progress::Continue;
    };
    let free = crate::limits::aliens().any(|alien| !ctx.state.body(alien).is_present);
    if !free {
        ctx.tell("159", AlienEvent::NobodyComes);
        return Progress::Continue;
    }
    ctx.tell("152", StoryEvent::AlienTaken { card });
    if ctx.state.alien_deck.peek() != Some(card) {
        ctx.tell("159", AlienEvent::NobodyComes);
        return Progress::Continue;
    }
    let name = printed.name.as_deref().and_then(|name| number(ctx, name));
    let to = printed.to_alpha.then_some(ctx.state.alpha.0);
    arrival::begin(ctx, Arrives::Alien { card, to, name }, at);
    Progress::Continue
}

/// The aliens that are meant.
fn quarry(ctx: &Ctx<'_>, of: &Quarry) -> Vec<FigureId> {
    Look { content: ctx.content, state: ctx.state }.quarry(of).collect()
}

/// Aliens leave; if only so many, the most wounded first (A31).
pub(super) fn withdraw(ctx: &mut Ctx<'_>, of: &Quarry, most: Option<u8>) {
    let mut all = quarry(ctx, of);
    all.sort_by_key(|&alien| {
        let body = ctx.state.body(alien);
        (std::cmp::Reverse(body.wounds), body.health_left())
    });
    next(ctx);
    for alien in all.into_iter().take(most.map_or(usize::MAX, usize::from)) {
        ctx.tell("198", StoryEvent::Withdrawn { alien });
    }
}

/// Aliens of one card become aliens of another, unhurt.
pub(super) fn turn(ctx: &mut Ctx<'_>, of: &Quarry, into: &str) {
    let all = quarry(ctx, of);
    let card = ctx.content.alien(into);
    next(ctx);
    if let Some(card) = card {
        all.into_iter().for_each(|alien| ctx.tell("198", StoryEvent::Turned { alien, card: card as u8 }));
    }
}

/// The same happens to each.
pub(super) fn each(ctx: &mut Ctx<'_>, of: &Quarry, event: impl Fn(FigureId) -> StoryEvent) {
    let all = quarry(ctx, of);
    next(ctx);
    all.into_iter().for_each(|alien| ctx.tell("198", event(alien)));
}

/// Each suffers wounds (116).
pub(super) fn wound(ctx: &mut Ctx<'_>, of: &Quarry, wounds: u8) {
    let all = quarry(ctx, of);
    next(ctx);
    for alien in all {
        if ctx.state.body(alien).is_present {
            ctx.wound("116", alien, wounds.into());
        }
    }
}

/// A figure with a name of its own, by its number.
fn number(ctx: &Ctx<'_>, name: &str) -> Option<u8> {
    ctx.state.mission(ctx.content).figure(name).map(|n| n as u8)
}

pub(super) fn mark(ctx: &mut Ctx<'_>, name: &str, mark: Mark, on: bool) {
    let figure = number(ctx, name);
    next(ctx);
    let mark = match mark {
        Mark::Held => Marked::Held,
        Mark::Stunned => Marked::Stunned,
        Mark::Warded => Marked::Warded,
    };
    if let Some(figure) = figure {
        ctx.tell("198", StoryEvent::Marked { figure, mark, on });
    }
}

/// A figure goes toward who did what called the rule, as a blind line would lead it (A54).
pub(super) fn lure(ctx: &mut Ctx<'_>, name: &str, areas: u8) {
    let look = Look { content: ctx.content, state: ctx.state };
    let alien = look.named(name);
    let actor = super::level(ctx.state).and_then(|level| level.actor).and_then(|by| by.figure);
    next(ctx);
    let (Some(alien), Some(agent)) = (alien, actor) else { return };
    if ctx.state.is_beside() {
        ctx.instruct("A54", Instruction::Lure { figure: alien, agent, areas });
        return;
    }
    let from = ctx.state.body(alien).at;
    let to = toward(&ctx.state.world(ctx.content), alien, ctx.state.body(agent).at, areas).iter().next();
    if let Some(to) = to.filter(|&to| to != from) {
        guard::moves(ctx, alien);
        activation::go(ctx, "A54", alien, to);
    }
}

/// A figure goes where the actor goes, for the rest of his turn.
pub(super) fn drag(ctx: &mut Ctx<'_>, name: &str) {
    let figure = number(ctx, name);
    let actor = super::level(ctx.state).and_then(|level| level.actor).and_then(|by| by.figure);
    next(ctx);
    if let (Some(figure), Some(agent)) = (figure, actor) {
        ctx.tell("198", StoryEvent::Dragged { agent, figure });
    }
}

pub(super) fn encounters(ctx: &mut Ctx<'_>, printed: &[u8], to: Into) {
    next(ctx);
    let cards =
        printed.iter().filter_map(|&number| ctx.content.encounter(number)).map(|card| card as u8).collect();
    ctx.tell("198", StoryEvent::EncountersAdded { cards, top: to == Into::Top });
}

pub(super) fn cards(ctx: &mut Ctx<'_>, printed: &[String], to: Into) {
    next(ctx);
    let cards = printed.iter().filter_map(|id| ctx.content.alien(id)).map(|card| card as u8).collect();
    ctx.tell("198", StoryEvent::AliensAdded { cards, top: to == Into::Top });
}
