//! Set-up, step by step (C1.4).

mod begin;
mod clearing;
mod colours;
mod condition;
mod deploy;
pub(in crate::flow) mod placing;
mod sealed;
mod terrain;
mod tokens;

use sortie_kernel::{Offer, Progress, RegionOffer, Seat, Viewer};

pub(crate) use begin::begin;
pub(crate) use deploy::could_hide_instead;

use super::mission;
use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, MissionRules};
use crate::event::SetupEvent;
use crate::ids::UnitId;
use crate::region::Region;
use crate::side::Colour;
use crate::state::{Frame, OpeningStep, Place, RoundStep, State};

/// Goes on to the next step of set-up.
fn next(ctx: &mut Ctx<'_>, step: OpeningStep) {
    ctx.turn_to(Frame::Opening(step));
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: OpeningStep) -> Progress {
    match step {
        OpeningStep::Terrain { .. } => return terrain::advance(ctx),
        OpeningStep::Colours { first } => return colours::advance(ctx, first),
        OpeningStep::Orientation => {
            // What is the same either way is not asked; on a real table red turns the map as it likes.
            let is_built = ctx.state.built.is_some();
            let is_asymmetric = is_built || !ctx.content.table(ctx.state.table.table).is_symmetric;
            if is_asymmetric && !ctx.state.is_beside() {
                return Progress::Ask;
            }
            next(ctx, OpeningStep::Condition);
        }
        OpeningStep::Condition => condition::thrown(ctx),
        OpeningStep::Duration { condition } => condition::dated(ctx, condition),
        OpeningStep::Tokens => tokens::lay(ctx),
        OpeningStep::Loadouts => return sealed::advance(ctx),
        OpeningStep::Deploy { turn, zone, n } => return deploy::advance(ctx, deploy::Turn { turn, zone, n }),
        OpeningStep::Packages => {
            next(ctx, OpeningStep::Network);
            if ctx.state.mission(ctx.content).rules == MissionRules::Codes {
                mission::packages::hand_out(ctx);
            }
        }
        OpeningStep::Network => {
            next(ctx, OpeningStep::Done);
            // What a card does when its unit is set up comes for those in the network now (M3.4). What is laid last comes first.
            let waiting: Vec<UnitId> =
                ctx.state.unit_ids().filter(|unit| ctx.state.unit(*unit).place == Place::Network).collect();
            waiting.into_iter().rev().for_each(|unit| ctx.moment(When::Deployed, Some(unit), None, None));
        }
        OpeningStep::Done => {
            ctx.tell("C1.19", SetupEvent::Over);
            ctx.turn_to(Frame::Round(RoundStep::Begin));
        }
    }
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: OpeningStep,
    out: &mut Vec<Offer<Choice>>,
) {
    match step {
        OpeningStep::Terrain { seat, enough } => terrain::offers(state, terrain::Turn { seat, enough }, out),
        OpeningStep::Orientation => {
            let seat = state.seat_of(Colour::Red);
            out.extend([false, true].map(|turned| Offer { seat, choice: Choice::Orient { turned } }));
        }
        OpeningStep::Loadouts => sealed::offers(state, out),
        OpeningStep::Deploy { turn, zone, n } => {
            deploy::offers(content, state, deploy::Turn { turn, zone, n }, out);
        }
        _ => {}
    }
}

pub(in crate::flow) fn regions(
    content: &Content,
    state: &State,
    step: OpeningStep,
    out: &mut Vec<RegionOffer<Region>>,
) {
    match step {
        OpeningStep::Terrain { seat, enough } => {
            terrain::regions(content, state, terrain::Turn { seat, enough }, out);
        }
        OpeningStep::Deploy { turn, zone, n } => {
            deploy::regions(content, state, deploy::Turn { turn, zone, n }, out);
        }
        _ => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: OpeningStep, seat: Seat, choice: Choice) {
    match (step, choice) {
        (OpeningStep::Terrain { seat, enough }, choice) => {
            terrain::answer(ctx, terrain::Turn { seat, enough }, choice);
        }
        (OpeningStep::Orientation, Choice::Orient { turned }) => {
            ctx.tell("C1.8", SetupEvent::Oriented { turned });
            next(ctx, OpeningStep::Condition);
        }
        (OpeningStep::Loadouts, Choice::Loadouts { sides }) => {
            ctx.tell("C1.13", SetupEvent::LoadoutsSealed { seat, sides: Some(sides) });
        }
        (OpeningStep::Deploy { turn, zone, n }, choice) => {
            deploy::answer(ctx, deploy::Turn { turn, zone, n }, choice);
        }
        _ => {}
    }
}

pub(in crate::flow) fn prompt(
    _content: &Content,
    state: &State,
    step: OpeningStep,
    viewer: Viewer,
) -> Prompt {
    match step {
        OpeningStep::Terrain { seat, enough } => terrain::prompt(state, terrain::Turn { seat, enough }),
        OpeningStep::Orientation => Prompt::Orient,
        OpeningStep::Loadouts => sealed::prompt(state, viewer),
        OpeningStep::Deploy { turn, .. } => Prompt::Deploy { colour: turn },
        _ => Prompt::Nothing,
    }
}
