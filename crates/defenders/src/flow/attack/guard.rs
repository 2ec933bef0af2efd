//! Who keeps guard may attack an alien that has moved or appeared (125, A60).

use sortie_kernel::{Offer, Progress, Seat};

use super::open::{open_on, with};
use super::{Open, declare};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, Effect, When};
use crate::event::TurnEvent;
use crate::limits::{agents, drones};
use crate::source::Source;
use crate::state::{Frame, GuardFrame, State};
use crate::world::FigureId;

/// Somebody who keeps guard, the power by which he does, and what he could do.
struct Watch {
    figure: FigureId,
    source: Source,
    attacks: Vec<Open>,
}

/// The first who has not answered and can attack the alien now: in turn order from the active player, his drones after him.
fn next(content: &Content, state: &State, frame: GuardFrame) -> Option<Watch> {
    if !state.body(frame.alien).is_present {
        return None;
    }
    let active = state.active();
    let owners = agents().filter(|&agent| agent >= active).chain(agents().filter(|&agent| agent < active));
    let all = owners.flat_map(|owner| {
        let drones =
            drones().filter(move |&drone| state.drone(drone).is_some_and(|own| own.owner == owner.0));
        std::iter::once(owner).chain(drones)
    });
    all.filter(|&figure| state.body(figure).is_present && frame.done >> figure.0 & 1 == 0)
        .find_map(|figure| watch(content, state, figure, frame.alien))
}

/// The attacks of a figure on an alien by a power that answers its moves.
fn watch(content: &Content, state: &State, figure: FigureId, alien: FigureId) -> Option<Watch> {
    if state.body(figure).is_paralysed {
        return None;
    }
    let ready = state.powers(content, figure).filter(|owned| owned.power.when == When::AlienMoved);
    for owned in ready {
        let strikes = owned
            .power
            .does
            .iter()
            .find_map(|effect| if let Effect::Strike { with } = effect { Some(*with) } else { None });
        let Some(manner) = strikes else { continue };
        let fits = |attack: &Open| {
            let printed = state.printed_weapon(content, figure, attack.gun);
            printed.is_some_and(|weapon| manner.is_none_or(|it| it == weapon.manner))
        };
        let attacks: Vec<Open> = open_on(content, state, figure, alien).into_iter().filter(fits).collect();
        if !attacks.is_empty() {
            return Some(Watch { figure, source: owned.source, attacks });
        }
    }
    None
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: GuardFrame) -> Progress {
    if next(ctx.content, ctx.state, frame).is_some() {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: GuardFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(Watch { figure, attacks, .. }) = next(content, state, frame) else { return };
    let seat = state.seat_of(figure);
    let strike = |Open { gun, target, area }| Choice::Strike { figure, gun, target, area };
    out.extend(attacks.into_iter().map(|open| Offer { seat, choice: strike(open) }));
    out.push(Offer { seat, choice: Choice::Pass });
}

/// It needs no action, costs no combat and turns nobody; the token is used (125).
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: GuardFrame, _seat: Seat, choice: Choice) {
    let Some(Watch { figure, source, .. }) = next(ctx.content, ctx.state, frame) else { return };
    ctx.turn_to(Frame::Guard(GuardFrame { done: frame.done | 1 << figure.0, ..frame }));
    if let Choice::Strike { gun, target, area, .. } = choice {
        ctx.tell("125", TurnEvent::PowerUsed { source, whom: Some(target) });
        let with = with(ctx.state, figure, gun);
        declare(ctx, Some(figure), with, target, area, true);
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: GuardFrame) -> Prompt {
    Prompt::Guard { alien: frame.alien }
}

/// Asks who keeps guard once an alien has moved and whatever it has set off there is over (125, A60).
pub(in crate::flow) fn moves(ctx: &mut Ctx<'_>, alien: FigureId) {
    ctx.push(Frame::Guard(GuardFrame { alien, done: 0 }));
}

/// Asks who keeps guard, if anybody can attack this alien now (125, A60).
pub(crate) fn begin(ctx: &mut Ctx<'_>, alien: FigureId) {
    // Beside the box whoever keeps guard attacks on the real table, and what comes of it is reported.
    if ctx.state.is_beside() {
        return;
    }
    let frame = GuardFrame { alien, done: 0 };
    if next(ctx.content, ctx.state, frame).is_some() {
        ctx.push(Frame::Guard(frame));
    }
}
