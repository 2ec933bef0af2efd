//! Reinforcements of mission 1 (M1.3, M1.11, M1.12, M1.14).

use sortie_kernel::{Offer, Progress};

use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::dice::Pool;
use crate::event::{MissionEvent, TurnEvent};
use crate::flow::mission::{push, turn_to};
use crate::flow::setup::placing;
use crate::ids::{UnitId, Units};
use crate::mission::console::reinforces;
use crate::side::Colour;
use crate::state::{Calming, MissionStep, Place, SetUp, State, Throw};

/// The round at the start of which all who wait come (M1.12).
const ALL_COME: u8 = 4;

fn waiting(state: &State) -> impl Iterator<Item = UnitId> + Clone + '_ {
    state.units_of(Colour::Blue).filter(|unit| state.unit(*unit).place == Place::Waiting)
}

/// Those who wait and find room, one of each kind (M1.14).
fn arriving<'a>(content: &'a Content, state: &'a State) -> impl Iterator<Item = UnitId> + 'a {
    let kind = |unit: UnitId| state.unit(unit).kind;
    let is_first_of_its_kind =
        move |unit: &UnitId| waiting(state).find(|other| kind(*other) == kind(*unit)) == Some(*unit);
    waiting(state)
        .filter(is_first_of_its_kind)
        .filter(|unit| placing::has_room(content, state, *unit, SetUp::Reinforcement))
}

/// Friends from whom a success may take a token.
fn shaken(state: &State) -> impl Iterator<Item = UnitId> + '_ {
    state.present_of(Colour::Blue).filter(|unit| state.unit(*unit).tokens.suppression > 0)
}

/// At the start of the fourth round all who still wait are set up (M1.12).
pub(super) fn round_starts(ctx: &mut Ctx<'_>) {
    if ctx.state.round >= ALL_COME && waiting(ctx.state).next().is_some() {
        push(ctx, MissionStep::Stragglers { seen: Units::EMPTY });
    }
}

/// One after the other; for whom there is no room, waits on (M1.14).
pub(super) fn stragglers(ctx: &mut Ctx<'_>, seen: Units) {
    let Some(unit) = waiting(ctx.state).find(|unit| !seen.has(*unit)) else {
        ctx.pop();
        return;
    };
    let mut seen = seen;
    seen.insert(unit);
    turn_to(ctx, MissionStep::Stragglers { seen });
    placing::begin(ctx, unit, SetUp::Reinforcement);
}

/// At the start of each end phase the pool is thrown, if it has dice; the first unit comes also without (M1.11).
pub(super) fn begin(ctx: &mut Ctx<'_>) {
    let n = ctx.state.reinforcements;
    if n == 0 && waiting(ctx.state).next().is_none() {
        return;
    }
    push(ctx, MissionStep::Reinforcements);
    if n > 0 {
        ctx.throw(Colour::Blue, None, Throw::Reinforcements, Pool::new(0, n, 0));
    }
}

/// Each crit or surge is a success.
pub(super) fn lie(ctx: &mut Ctx<'_>) {
    let faces = ctx.take_roll().map(|roll| roll.faces()).unwrap_or_default();
    let left = faces.iter().filter(|face| reinforces(**face)).count() as u8;
    if !faces.is_empty() {
        ctx.tell("M1.11", MissionEvent::Thrown { unit: None, faces });
    }
    turn_to(ctx, MissionStep::Arrivals { first: true, left });
}

pub(super) fn advance(ctx: &mut Ctx<'_>, first: bool, left: u8) -> Progress {
    let can_come = arriving(ctx.content, ctx.state).next().is_some();
    if first && !can_come {
        turn_to(ctx, MissionStep::Arrivals { first: false, left });
        return Progress::Continue;
    }
    if first || left > 0 && (can_come || shaken(ctx.state).next().is_some()) {
        return Progress::Ask;
    }
    ctx.pop();
    Progress::Continue
}

pub(super) fn offers(content: &Content, state: &State, (first, _): (bool, u8), out: &mut Vec<Offer<Choice>>) {
    let seat = state.seat_of(Colour::Blue);
    let mut offer = |choice| out.push(Offer { seat, choice });
    arriving(content, state).for_each(|unit| offer(Choice::Pick { unit }));
    if !first {
        shaken(state).for_each(|unit| offer(Choice::Pick { unit }));
        offer(Choice::Done {});
    }
}

pub(super) fn answer(ctx: &mut Ctx<'_>, (first, left): (bool, u8), choice: Choice) {
    let Choice::Pick { unit } = choice else {
        ctx.pop();
        return;
    };
    let left = if first { left } else { left.saturating_sub(1) };
    turn_to(ctx, MissionStep::Arrivals { first: false, left });
    if ctx.state.unit(unit).place == Place::Waiting {
        placing::begin(ctx, unit, SetUp::Reinforcement);
    } else {
        ctx.tell("M1.11", TurnEvent::Calmed { unit, n: 1, why: Calming::Effect });
    }
}
