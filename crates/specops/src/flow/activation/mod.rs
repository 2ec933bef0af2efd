//! An activation (C4.5): start effects, rally, actions, end effects.

pub(in crate::flow) mod calming;
mod does;
mod offers;

pub(in crate::flow) use does::take;
pub(in crate::flow) use offers::bit;

use sortie_kernel::{Offer, Progress, RegionOffer, Seat, Viewer};

use super::mission;
use crate::ability::When;
use crate::action::Action;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::TurnEvent;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::nerve::{rallies, rally_die};
use crate::region::Region;
use crate::state::{
    Activation, ActivationStep, Because, Calming, Counter, Frame, Granted, Place, State, Throw,
};

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: ActivationStep) -> Progress {
    let Some(Activation { unit, .. }) = ctx.state.activation else {
        ctx.pop();
        return Progress::Continue;
    };
    // Whoever falls in its activation, or leaves the table, does nothing more.
    let place = ctx.state.unit(unit).place;
    let is_here = place == Place::Table || place == Place::Network && step == ActivationStep::Begin;
    if !is_here && step != ActivationStep::Close {
        ctx.turn_to(Frame::Activation(ActivationStep::Close));
        return Progress::Continue;
    }
    let next = |ctx: &mut Ctx<'_>, step| ctx.turn_to(Frame::Activation(step));
    match step {
        ActivationStep::Begin => {
            next(ctx, ActivationStep::Start);
            if place == Place::Network {
                mission::network::arrive(ctx, unit);
            }
        }
        ActivationStep::Start => {
            next(ctx, ActivationStep::Rally);
            ctx.moment(When::Activated, Some(unit), None, None);
        }
        ActivationStep::Rally => {
            // One die for every suppression token (C4.6, K30).
            let dice = ctx.state.unit(unit).tokens.suppression;
            if dice == 0 {
                next(ctx, ActivationStep::Dauntless);
                return Progress::Continue;
            }
            next(ctx, ActivationStep::Rallied);
            let die = rally_die(ctx.powers().has(unit, Keyword::Indomitable));
            let colour = ctx.state.unit(unit).colour;
            ctx.throw_defence(colour, Some(unit), Throw::Rally, (die, dice.into()));
        }
        ActivationStep::Rallied => {
            next(ctx, ActivationStep::Dauntless);
            let Some(roll) = ctx.take_roll() else { return Progress::Continue };
            let faces = roll.defence_faces.to_vec();
            let n = faces.iter().filter(|face| rallies(**face)).count() as u8;
            ctx.tell("C4.6", TurnEvent::RallyThrown { unit, faces });
            ctx.calm("C4.6", unit, n, Calming::Rally);
        }
        ActivationStep::Dauntless => {
            if is_dauntless(ctx.content, ctx.state, unit) {
                return Progress::Ask;
            }
            next(ctx, ActivationStep::Actions);
        }
        ActivationStep::Actions => {
            if offers::is_done(ctx.content, ctx.state, unit) {
                next(ctx, ActivationStep::Ends);
            } else {
                return Progress::Ask;
            }
        }
        ActivationStep::Ends => {
            next(ctx, ActivationStep::Close);
            // Cards and Inspire, in the order their owner likes (C2.2, K32).
            ctx.moment(When::ActivationEnds, Some(unit), None, None);
        }
        ActivationStep::Close => {
            ctx.pop();
            // Immobilize lasts to the end of the next activation (K66).
            let immobilize = ctx.state.unit(unit).tokens.immobilize;
            ctx.lose("K66", unit, Counter::Immobilize, immobilize);
            ctx.tell("C4.5", TurnEvent::ActivationEnded { unit });
            ctx.state.activation = None;
        }
    }
    Progress::Continue
}

/// Whether a suppressed unit may take a token for a free move (K18).
fn is_dauntless(content: &Content, state: &State, unit: UnitId) -> bool {
    let powers = crate::powers::Powers::new(content, state);
    powers.has(unit, Keyword::Dauntless)
        && powers.is_suppressed(unit)
        && super::movement::can_move(content, state, unit, Action::Move)
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: ActivationStep,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(unit) = state.active() else { return };
    let seat = state.seat_of(state.unit(unit).colour);
    match step {
        ActivationStep::Dauntless => {
            out.extend([Choice::Accept {}, Choice::Done {}].map(|choice| Offer { seat, choice }));
        }
        ActivationStep::Actions => offers::offers(content, state, unit, out),
        _ => {}
    }
}

pub(in crate::flow) fn regions(
    content: &Content,
    state: &State,
    step: ActivationStep,
    out: &mut Vec<RegionOffer<Region>>,
) {
    if let (ActivationStep::Actions, Some(unit)) = (step, state.active()) {
        offers::regions(content, state, unit, out);
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: ActivationStep, _seat: Seat, choice: Choice) {
    let Some(unit) = ctx.state.active() else { return };
    match (step, choice) {
        (ActivationStep::Dauntless, Choice::Accept {}) => {
            ctx.turn_to(Frame::Activation(ActivationStep::Actions));
            let speed = Some(ctx.powers().speed(unit));
            let because = Because::Dauntless;
            ctx.push(Frame::Granted(Granted {
                unit,
                because,
                speed,
                against: None,
                melee_only: false,
                slot: None,
            }));
            ctx.suppress("K18", unit, 1);
        }
        (ActivationStep::Dauntless, _) => ctx.turn_to(Frame::Activation(ActivationStep::Actions)),
        (ActivationStep::Actions, Choice::Done {}) => {
            ctx.turn_to(Frame::Activation(ActivationStep::Ends));
        }
        (ActivationStep::Actions, choice) => does::act(ctx, unit, choice),
        _ => {}
    }
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    state: &State,
    step: ActivationStep,
    _viewer: Viewer,
) -> Prompt {
    match (&state.activation, step) {
        (Some(activation), ActivationStep::Dauntless) => Prompt::Dauntless { unit: activation.unit },
        (Some(activation), _) => Prompt::Act { unit: activation.unit, left: activation.left() },
        (None, _) => Prompt::Nothing,
    }
}
