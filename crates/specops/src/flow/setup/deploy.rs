//! Deployment in turn, blue first (C1.15 to C1.18, M2.3, M3.3, M3.4, C15.1, K31).

use sortie_boards::plane::{Circle, Point};
use sortie_kernel::{Offer, Progress, RegionOffer};

use super::{next, placing};
use crate::ability::{Ability, Deed, When};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Content, MissionRules};
use crate::event::{BesideEvent, SetupEvent};
use crate::ids::{TokenId, UnitId, Units};
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::region::{Area, Placement, Region};
use crate::side::Colour;
use crate::space::{Space, TOKEN_RADIUS};
use crate::state::{Frame, OpeningStep, Place, Placing, SetUp, State};

/// Whose turn it is, the zone of blue's unit before, and how many units blue has set up (M2.3).
#[derive(Debug, Clone, Copy)]
pub(super) struct Turn {
    pub(super) turn: Colour,
    pub(super) zone: Option<u8>,
    pub(super) n: u8,
}

impl Turn {
    fn step(self) -> OpeningStep {
        OpeningStep::Deploy { turn: self.turn, zone: self.zone, n: self.n }
    }
}

/// Units on an infiltration keep so many inches from every enemy (K31).
const INFILTRATION: u32 = 6;

pub(super) fn advance(ctx: &mut Ctx<'_>, turn: Turn) -> Progress {
    // Who has none left, or no room for any, is passed over.
    if can_deploy(ctx.content, ctx.state, turn) {
        return Progress::Ask;
    }
    let other = Turn { turn: turn.turn.opponent(), ..turn };
    let step = if can_deploy(ctx.content, ctx.state, other) { other.step() } else { OpeningStep::Packages };
    next(ctx, step);
    Progress::Continue
}

fn can_deploy(content: &Content, state: &State, turn: Turn) -> bool {
    let mut offers = Vec::new();
    self::offers(content, state, turn, &mut offers);
    if !offers.is_empty() {
        return true;
    }
    if state.is_beside() {
        return false;
    }
    let mut found = Vec::new();
    regions(content, state, turn, &mut found);
    !found.is_empty()
}

/// One unit of each kind that is still beside the table: which of several alike goes first is no choice.
fn left(state: &State, colour: Colour) -> impl Iterator<Item = UnitId> + '_ {
    let kind = |unit: UnitId| state.unit(unit).kind;
    let is_aside = move |unit: &UnitId| state.unit(*unit).place == Place::Aside;
    let all = state.units_of(colour).filter(is_aside);
    all.clone().filter(move |unit| all.clone().find(|other| kind(*other) == kind(*unit)) == Some(*unit))
}

pub(super) fn offers(content: &Content, state: &State, turn: Turn, out: &mut Vec<Offer<Choice>>) {
    let is_network = state.mission(content).rules == MissionRules::Vehicle && turn.turn == Colour::Red;
    if is_network {
        let seat = state.seat_of(turn.turn);
        out.extend(left(state, turn.turn).map(|unit| Offer { seat, choice: Choice::Network { unit } }));
    }
    if state.is_beside() {
        let seat = state.seat_of(turn.turn);
        for unit in left(state, turn.turn) {
            out.push(Offer { seat, choice: Choice::Stand { unit } });
            if may_hide(content, state, unit) {
                // Where its token lies people see.
                let hide = Choice::Hide { unit: Some(unit), at: Point::new(0, 0) };
                out.push(Offer { seat, choice: hide });
            }
        }
    }
}

pub(super) fn regions(content: &Content, state: &State, turn: Turn, out: &mut Vec<RegionOffer<Region>>) {
    let seat = state.seat_of(turn.turn);
    let powers = Powers::new(content, state);
    for unit in left(state, turn.turn) {
        let normal = area(content, state, turn);
        let placed = placing::place(content, state, unit, normal.clone(), None);
        // Where the zone that comes next is full, the other will do.
        let placed = placed.or_else(|| {
            let anywhere = area(content, state, Turn { zone: None, ..turn });
            placing::place(content, state, unit, anywhere, None)
        });
        let infiltrates = powers.has(unit, Keyword::Infiltrate);
        let infiltrating = infiltrates
            .then(|| {
                let half = Area::Half { south: turn.turn == Colour::Blue };
                placing::place(content, state, unit, half, Some(INFILTRATION))
            })
            .flatten();
        for placement in placed.into_iter().chain(infiltrating) {
            out.push(RegionOffer { seat, region: Region::Place(Box::new(placement)) });
        }
        if may_hide(content, state, unit)
            && let Some(hiding) = hiding(content, state, unit, normal)
        {
            out.push(RegionOffer { seat, region: Region::Hide(Box::new(hiding)) });
        }
    }
}

/// Where a side sets up: around the vehicle in mission 3, from the third unit on in the other of two zones in mission 2, else in its
/// own zones.
fn area(content: &Content, state: &State, turn: Turn) -> Area {
    let mission = state.mission(content);
    let is_blue = turn.turn == Colour::Blue;
    if let (MissionRules::Vehicle, true, Some(vehicle)) = (mission.rules, is_blue, state.vehicle()) {
        return Area::Touching { bases: vec![Space::new(content, state).base(vehicle)] };
    }
    let own = mission.zones.iter().zip(0_u8..).filter(|(zone, _)| zone.of == turn.turn).map(|(_, n)| n);
    let alternates = mission.rules == MissionRules::Codes && is_blue && turn.n >= 2;
    let zones = own.filter(|n| !alternates || turn.zone != Some(*n)).collect();
    Area::Zones { mission: state.table.mission, zones }
}

/// Whether a unit may be set up under cover: a card lets so many of them, all of one rank (C1.18, C15.1, D9).
fn may_hide(content: &Content, state: &State, unit: UnitId) -> bool {
    let powers = Powers::new(content, state);
    let colour = state.unit(unit).colour;
    let hidden = || state.units_of(colour).filter(|other| state.unit(*other).place == Place::Covert);
    let of_one_rank = hidden().all(|other| powers.rank(other) == powers.rank(unit));
    let room = |ability: &Ability| {
        let covert = ability.does.iter().filter_map(|deed| match deed {
            Deed::Covert(n) => Some(usize::from(*n)),
            _ => None,
        });
        covert.max().is_some_and(|most| hidden().count() < most)
    };
    of_one_rank
        && state.abilities_of(content, colour).any(|(_, ability)| {
            ability.when == When::Always && powers.takes(&ability.whose, unit) && room(ability)
        })
}

/// Where a token may lie for a unit: wholly inside the own zone; it is no miniature, so nobody stands in its way (C15.1, C15.2).
fn hiding(content: &Content, state: &State, unit: UnitId, area: Area) -> Option<Placement> {
    let mut placement = Placement {
        unit,
        ground: state.ground_ref(),
        base: sortie_boards::plane::Base::new(Point::new(0, 0), TOKEN_RADIUS, 0),
        area,
        bodies: Vec::new(),
        apart: None,
        markers: Vec::new(),
        known: Point::new(0, 0),
    };
    placement.find(content).then_some(placement)
}

pub(super) fn answer(ctx: &mut Ctx<'_>, turn: Turn, choice: Choice) {
    let then = |zone: Option<u8>| Turn {
        turn: turn.turn.opponent(),
        zone: if turn.turn == Colour::Blue { zone } else { turn.zone },
        n: turn.n + u8::from(turn.turn == Colour::Blue),
    };
    match choice {
        Choice::Place { unit, at, on } => {
            let radius = ctx.powers().profile(unit).radius.into();
            next(ctx, then(zone_at(ctx, at, radius)).step());
            ctx.tell("C1.15", SetupEvent::Placed { unit, at, on, why: SetUp::Deployment });
            ctx.push(Frame::Placing(Placing { unit, why: SetUp::Deployment, is_done: true }));
        }
        Choice::Stand { unit } => {
            let why = SetUp::Deployment;
            next(ctx, then(None).step());
            ctx.tell("C1.15", BesideEvent::Stands { unit, why });
            ctx.push(Frame::Placing(Placing { unit, why, is_done: true }));
        }
        Choice::Hide { unit: Some(unit), at } => {
            next(ctx, then(zone_at(ctx, at, TOKEN_RADIUS)).step());
            let token = TokenId(ctx.state.tokens.len() as u8);
            let colour = turn.turn;
            let seat = ctx.state.seat_of(colour);
            ctx.tell("C15.1", SetupEvent::Hidden { token, seat, colour, at, unit: Some(unit) });
        }
        Choice::Network { unit } => {
            next(ctx, then(None).step());
            ctx.tell("M3.4", SetupEvent::IntoNetwork { unit });
        }
        _ => {}
    }
}

/// The zone something was set up in.
fn zone_at(ctx: &Ctx<'_>, at: Point, radius: u32) -> Option<u8> {
    let circle = Circle { centre: at, radius };
    let zones = ctx.state.mission(ctx.content).zones.iter().zip(0..);
    zones.filter(|(zone, _)| zone.area.holds(circle)).map(|(_, n)| n).next()
}

/// Units that are not set up yet and could be under a token in the place of another: of its rank, and of a kind that the same cards
/// let hide. Whoever looks at the token cannot tell them apart (C15.2).
pub(crate) fn could_hide_instead(content: &Content, state: &State, hidden: UnitId) -> Units {
    let powers = Powers::new(content, state);
    let colour = state.unit(hidden).colour;
    let by = |unit: UnitId| -> Vec<bool> {
        let covers = |deed: &Deed| matches!(deed, Deed::Covert(_));
        let abilities = state.abilities_of(content, colour);
        let by_card = abilities.map(|(_, it)| it.does.iter().any(covers) && powers.takes(&it.whose, unit));
        by_card.collect()
    };
    let same = by(hidden);
    let alike = |unit: &UnitId| {
        state.unit(*unit).place == Place::Aside
            && powers.rank(*unit) == powers.rank(hidden)
            && by(*unit) == same
    };
    state.units_of(colour).filter(alike).collect()
}
