//! The activation phase: players take turns (C4.1 to C4.4).

use sortie_kernel::{Offer, Progress, Seat, Viewer};

use super::keyword;
use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::RoundEvent;
use crate::ids::{UnitId, Units};
use crate::powers::Powers;
use crate::profile::Rank;
use crate::side::Colour;
use crate::state::{Activation, ActivationStep, Frame, OrderToken, Place, State, TurnsStep};

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: TurnsStep) -> Progress {
    match step {
        TurnsStep::Start { done } => {
            let first = ctx.state.first();
            let order = [first, first.opponent()];
            let next = order.iter().find_map(|colour| {
                ctx.state
                    .units_of(*colour)
                    .find(|unit| !done.has(*unit) && ctx.state.unit(*unit).is_on_table())
            });
            let Some(unit) = next else {
                ctx.turn_to(Frame::Turns(TurnsStep::Turn(first)));
                return Progress::Continue;
            };
            let mut done = done;
            done.insert(unit);
            ctx.turn_to(Frame::Turns(TurnsStep::Start { done }));
            ctx.moment(When::RoundStart, Some(unit), None, None);
            keyword::round_start(ctx, unit);
            Progress::Continue
        }
        TurnsStep::Turn(colour) => {
            let [own, other] = [colour, colour.opponent()].map(|colour| can_activate(ctx.state, colour));
            match (own, other) {
                // The phase ends when neither can activate (C4.3).
                (false, false) => ctx.pop(),
                (false, true) => {
                    ctx.tell("C4.3", RoundEvent::Passed { colour, with_token: false });
                    ctx.turn_to(Frame::Turns(TurnsStep::Turn(colour.opponent())));
                }
                (true, _) => return Progress::Ask,
            }
            Progress::Continue
        }
        // Who may pass or choose again, and has nothing left to choose, is not asked.
        TurnsStep::Again(colour) if !can_activate(ctx.state, colour) => {
            ctx.turn_to(Frame::Turns(TurnsStep::Turn(colour)));
            Progress::Continue
        }
        TurnsStep::Again(_) => Progress::Ask,
        TurnsStep::Drawn(colour, rank) => {
            let fitting = fitting(ctx.content, ctx.state, colour, rank);
            match fitting.len() {
                0 => {
                    // The token leaves the game; the player chooses again, or passes (C4.4).
                    ctx.tell("C4.4", RoundEvent::TokenLost { colour, rank });
                    ctx.turn_to(Frame::Turns(TurnsStep::Again(colour)));
                    Progress::Continue
                }
                1 => {
                    let unit = fitting.iter().next().expect("there is one");
                    activate(ctx, unit, false);
                    Progress::Continue
                }
                _ => Progress::Ask,
            }
        }
    }
}

/// Whether a side has anything to activate: a face-up order, or a token in its pool (C4.3).
fn can_activate(state: &State, colour: Colour) -> bool {
    ordered(state, colour).next().is_some() || !state.players[colour.index()].pool.is_empty()
}

/// Units with a face-up order: on the table or in the ambush network (C4.2, M3.6).
fn ordered(state: &State, colour: Colour) -> impl Iterator<Item = UnitId> + '_ {
    state.units_of(colour).filter(|unit| {
        let unit = state.unit(*unit);
        unit.order == OrderToken::FaceUp && matches!(unit.place, Place::Table | Place::Network)
    })
}

/// Units of a rank without an order token (C4.2).
pub(in crate::flow) fn fitting(content: &Content, state: &State, colour: Colour, rank: Rank) -> Units {
    let powers = Powers::new(content, state);
    let fits = |unit: &UnitId| {
        let body = state.unit(*unit);
        body.order == OrderToken::None
            && matches!(body.place, Place::Table | Place::Network)
            && powers.rank(*unit) == rank
    };
    state.units_of(colour).filter(fits).collect()
}

/// A unit is activated: the next turn is the opponent's (C4.1, C4.2).
fn activate(ctx: &mut Ctx<'_>, unit: UnitId, ordered: bool) {
    let colour = ctx.state.unit(unit).colour;
    ctx.turn_to(Frame::Turns(TurnsStep::Turn(colour.opponent())));
    ctx.tell("C4.2", crate::event::TurnEvent::Activated { unit, ordered });
    ctx.state.activation = Some(Activation::new(unit, ordered));
    ctx.push(Frame::Activation(ActivationStep::Begin));
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: TurnsStep,
    out: &mut Vec<Offer<Choice>>,
) {
    let mut offer = |colour, choice| out.push(Offer { seat: state.seat_of(colour), choice });
    match step {
        TurnsStep::Start { .. } => {}
        TurnsStep::Turn(colour) | TurnsStep::Again(colour) => {
            ordered(state, colour).for_each(|unit| offer(colour, Choice::Activate { unit }));
            let player = &state.players[colour.index()];
            if !player.pool.is_empty() {
                offer(colour, Choice::Draw {});
            }
            let is_free = matches!(step, TurnsStep::Again(_));
            if is_free || player.passes > 0 && !player.has_passed {
                offer(colour, Choice::Pass {});
            }
        }
        TurnsStep::Drawn(colour, rank) => {
            let fitting = fitting(content, state, colour, rank);
            fitting.iter().for_each(|unit| offer(colour, Choice::Activate { unit }));
        }
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: TurnsStep, _seat: Seat, choice: Choice) {
    match (step, choice) {
        (TurnsStep::Turn(_) | TurnsStep::Again(_), Choice::Activate { unit }) => activate(ctx, unit, true),
        (TurnsStep::Drawn(..), Choice::Activate { unit }) => activate(ctx, unit, false),
        (TurnsStep::Turn(colour) | TurnsStep::Again(colour), Choice::Draw {}) => {
            if let Some(rank) = ctx.state.players[colour.index()].pool.last().copied() {
                ctx.tell("C4.2", RoundEvent::Drawn { colour, rank });
                ctx.turn_to(Frame::Turns(TurnsStep::Drawn(colour, rank)));
            }
        }
        (TurnsStep::Turn(colour) | TurnsStep::Again(colour), Choice::Pass {}) => {
            let with_token = matches!(step, TurnsStep::Turn(_));
            ctx.tell(if with_token { "C4.2" } else { "C4.4" }, RoundEvent::Passed { colour, with_token });
            ctx.turn_to(Frame::Turns(TurnsStep::Turn(colour.opponent())));
        }
        _ => {}
    }
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    _state: &State,
    step: TurnsStep,
    _viewer: Viewer,
) -> Prompt {
    match step {
        TurnsStep::Start { .. } => Prompt::Nothing,
        TurnsStep::Turn(colour) | TurnsStep::Again(colour) => Prompt::Turn { colour },
        TurnsStep::Drawn(colour, rank) => Prompt::Drawn { colour, rank },
    }
}
