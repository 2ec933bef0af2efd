//! A unit is set up outside deployment: a reinforcement, out of the ambush network, from covert (M1.11, M3.6, C15.4). Whatever it is,
//! what follows from being set up follows here (K48).

use sortie_boards::plane::{Base, Point};
use sortie_kernel::{Offer, Progress, RegionOffer, Seat, Viewer};

use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, TokenKind};
use crate::event::{BesideEvent, MissionEvent, SetupEvent};
use crate::flow::movement;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::region::{Area, Placement, Region};
use crate::side::Colour;
use crate::space::Space;
use crate::state::{Because, Frame, Granted, Phase, Placing, SetUp, State};

/// Somebody is to be set up, if there is room (M1.14, M3.6).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, unit: UnitId, why: SetUp) {
    ctx.push(Frame::Placing(Placing { unit, why, is_done: false }));
}

/// Whether there is room for a unit that is set up so.
pub(in crate::flow) fn has_room(content: &Content, state: &State, unit: UnitId, why: SetUp) -> bool {
    state.is_beside() || region(content, state, unit, why).is_some()
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: Placing) -> Progress {
    let Placing { unit, why, is_done } = frame;
    if !is_done && has_room(ctx.content, ctx.state, unit, why) {
        return Progress::Ask;
    }
    ctx.pop();
    if is_done {
        follow(ctx, unit, why);
    }
    Progress::Continue
}

/// What follows: a detonator out of the network (M3.6), the move of a scout (K48), what cards do. What is laid last comes first.
fn follow(ctx: &mut Ctx<'_>, unit: UnitId, why: SetUp) {
    if why == SetUp::Ambush {
        if !ctx.state.unit(unit).tokens.detonator {
            ctx.tell("M3.6", MissionEvent::Detonators { unit, has: true });
        }
        ctx.face(unit);
        return;
    }
    ctx.moment(When::Deployed, Some(unit), None, None);
    let speed = ctx.powers().most(unit, |keyword| match keyword {
        Keyword::Scout(x) => x,
        _ => 0,
    });
    if speed > 0 {
        let (because, speed) = (Because::Scout, Some(speed.min(3)));
        ctx.push(Frame::Granted(Granted {
            unit,
            because,
            speed,
            against: None,
            melee_only: false,
            slot: None,
        }));
    }
    ctx.face(unit);
}

pub(in crate::flow) fn offers(
    _content: &Content,
    state: &State,
    frame: Placing,
    out: &mut Vec<Offer<Choice>>,
) {
    if !state.is_beside() {
        return;
    }
    let seat = state.seat_of(state.unit(frame.unit).colour);
    out.push(Offer { seat, choice: Choice::Stand { unit: frame.unit } });
    // There may be no room (M1.14, M3.6).
    if matches!(frame.why, SetUp::Reinforcement | SetUp::Ambush) {
        out.push(Offer { seat, choice: Choice::Done {} });
    }
}

pub(in crate::flow) fn regions(
    content: &Content,
    state: &State,
    frame: Placing,
    out: &mut Vec<RegionOffer<Region>>,
) {
    let seat = state.seat_of(state.unit(frame.unit).colour);
    if let Some(placement) = region(content, state, frame.unit, frame.why) {
        out.push(RegionOffer { seat, region: Region::Place(Box::new(placement)) });
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: Placing, _seat: Seat, choice: Choice) {
    if choice == (Choice::Done {}) {
        ctx.pop();
        return;
    }
    ctx.turn_to(Frame::Placing(Placing { is_done: true, ..frame }));
    let (rule, why) = (rule(frame.why), frame.why);
    match choice {
        Choice::Place { unit, at, on } => ctx.tell(rule, SetupEvent::Placed { unit, at, on, why }),
        Choice::Stand { unit } => ctx.tell(rule, BesideEvent::Stands { unit, why }),
        _ => {}
    }
}

pub(super) const fn rule(why: SetUp) -> &'static str {
    match why {
        SetUp::Deployment => "C1.15",
        SetUp::Reinforcement => "M1.11",
        SetUp::Ambush => "M3.6",
        SetUp::Revealed(_) => "C15.4",
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: Placing, _viewer: Viewer) -> Prompt {
    Prompt::Place { unit: frame.unit, why: frame.why }
}

fn region(content: &Content, state: &State, unit: UnitId, why: SetUp) -> Option<Placement> {
    let area = match why {
        SetUp::Deployment | SetUp::Reinforcement => zones(content, state, state.unit(unit).colour),
        SetUp::Ambush => Area::Touching { bases: ambush_points(content, state) },
        SetUp::Revealed(token) => Area::Around { base: state.token_base(content, token), inches: 10 },
    };
    place(content, state, unit, area, None)
}

/// All zones of a side.
fn zones(content: &Content, state: &State, colour: Colour) -> Area {
    let of_mission = state.mission(content).zones.iter().zip(0..);
    let zones = of_mission.filter(|(zone, _)| zone.of == colour).map(|(_, n)| n).collect();
    Area::Zones { mission: state.table.mission, zones }
}

fn ambush_points(content: &Content, state: &State) -> Vec<Base> {
    let is_point = |token: &crate::ids::TokenId| state.token(*token).objective() == Some(TokenKind::Ambush);
    state.token_ids().filter(is_point).map(|token| state.token_base(content, token)).collect()
}

/// Where somebody may be set up in an area, if there is room; never against an enemy, and in set-up not on an unclaimed token either
/// (C1.16, C1.17, C7.10).
pub(super) fn place(
    content: &Content,
    state: &State,
    unit: UnitId,
    area: Area,
    apart: Option<u32>,
) -> Option<Placement> {
    let space = Space::new(content, state);
    let is_set_up = state.phase == Phase::SetUp;
    let mut placement = Placement {
        unit,
        ground: state.ground_ref(),
        base: space.base(unit),
        area,
        bodies: state.bodies.to_vec(),
        apart,
        markers: if is_set_up { movement::unclaimed(content, state) } else { Vec::new() },
        known: Point::new(0, 0),
    };
    placement.find(content).then_some(placement)
}
