//! A move or an attack that is granted at once, free: after a rally, out of standby, after a charge, to scouts, by a card.

use sortie_kernel::{Offer, Progress, RegionOffer, Seat, Viewer};

use super::{activation, attack, movement};
use crate::action::Action;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::ids::UnitId;
use crate::powers::Slot;
use crate::region::Region;
use crate::state::{Because, Granted, State};

/// Whether the activation of the unit lets it take the free action (C4.8): outside of it nothing is in the way.
fn is_free(state: &State, unit: UnitId, action: Action) -> bool {
    state.activation.as_ref().is_none_or(|activation| activation.unit != unit || activation.may(action))
}

/// A free move action is a move or a climb; what scouts and cards grant is a standard move (C5.1, C5.14).
fn moves(frame: &Granted) -> &'static [Action] {
    match frame.because {
        Because::Scout | Because::Card => &[Action::Move],
        Because::Action | Because::Dauntless | Because::Charge | Because::Standby => {
            &[Action::Move, Action::Climb]
        }
    }
}

fn targets(content: &Content, state: &State, frame: &Granted) -> Vec<(UnitId, u8)> {
    if frame.against.is_none() || !is_free(state, frame.unit, Action::Attack) {
        return Vec::new();
    }
    attack::targets(content, state, frame.unit, frame.against, frame.melee_only)
}

/// Whether anything of it can be done.
pub(in crate::flow) fn is_of_use(content: &Content, state: &State, frame: &Granted) -> bool {
    let mut found = Vec::new();
    // On a real table nothing is measured, so there is no region, but there may be a move.
    if !state.is_beside() {
        regions(content, state, *frame, &mut found);
    }
    !found.is_empty()
        || !walks(content, state, frame).is_empty()
        || !targets(content, state, frame).is_empty()
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: Granted) -> Progress {
    if ctx.state.unit(frame.unit).is_on_table() && is_of_use(ctx.content, ctx.state, &frame) {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: Granted,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.seat_of(state.unit(frame.unit).colour);
    let attacks = targets(content, state, &frame);
    out.extend(
        attacks.into_iter().map(|(target, weapon)| Offer { seat, choice: Choice::Attack { target, weapon } }),
    );
    let walks = walks(content, state, &frame);
    out.extend(walks.into_iter().map(|choice| Offer { seat, choice }));
    out.push(Offer { seat, choice: Choice::Done {} });
}

/// The moves that are granted, beside a real table.
fn walks(content: &Content, state: &State, frame: &Granted) -> Vec<Choice> {
    let of = |(action, fastest): (Action, Option<u8>)| {
        movement::walks(content, state, frame.unit, action, fastest)
    };
    open_moves(state, frame).flat_map(of).collect()
}

/// The kinds of moves that are granted and may be made, with the tool that is granted: a card or a scout moves with the one it names, whoever
/// moves as an action with its own.
fn open_moves(state: &State, frame: &Granted) -> impl Iterator<Item = (Action, Option<u8>)> {
    let named = matches!(frame.because, Because::Scout | Because::Card);
    let fastest = frame.speed.filter(|_| named);
    let is_open =
        move |action: &Action| frame.speed.is_some() && (named || is_free(state, frame.unit, *action));
    moves(frame).iter().copied().filter(is_open).map(move |action| (action, fastest))
}

pub(in crate::flow) fn regions(
    content: &Content,
    state: &State,
    frame: Granted,
    out: &mut Vec<RegionOffer<Region>>,
) {
    let seat = state.seat_of(state.unit(frame.unit).colour);
    for (action, fastest) in open_moves(state, &frame) {
        if let Some(region) = movement::region(content, state, frame.unit, action, fastest) {
            out.push(RegionOffer { seat, region });
        }
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: Granted, _seat: Seat, choice: Choice) {
    let Granted { unit, because, slot, .. } = frame;
    ctx.pop();
    if let (Some(slot), Choice::Move { .. } | Choice::Go { .. }) = (slot, choice) {
        ctx.use_up(Slot(slot), Some(unit));
    }
    match choice {
        Choice::Move { action, tool, way, on } => {
            let only_moves = matches!(because, Because::Scout | Because::Card);
            let fastest = if only_moves { frame.speed } else { None };
            let step = movement::resolved(ctx, unit, (action, tool, way, on), fastest);
            if !only_moves {
                activation::take(ctx, unit, action, true);
            }
            movement::go(ctx, unit, step, because);
        }
        Choice::Go { action, into } => {
            if !matches!(because, Because::Scout | Because::Card) {
                activation::take(ctx, unit, action, true);
            }
            movement::went(ctx, unit, (action, into), because);
        }
        Choice::Attack { target, weapon } => {
            activation::take(ctx, unit, Action::Attack, true);
            attack::declare(ctx, unit, target, weapon, because);
        }
        _ => {}
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: Granted, _viewer: Viewer) -> Prompt {
    Prompt::Granted { unit: frame.unit, because: frame.because }
}
