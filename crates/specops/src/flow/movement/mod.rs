//! Moves (C7) and what follows them.

pub(in crate::flow) mod lay;

use sortie_boards::plane::{PieceId, Point, Way};
use sortie_kernel::{List, Progress};

use super::asks_nothing;
use crate::ability::When;
use crate::action::Action;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::{Content, MissionRules};
use crate::event::{BesideEvent, TurnEvent};
use crate::ids::{TokenId, UnitId};
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::profile::AttackKind;
use crate::region::{GroundRef, Movement, Region};
use crate::space::Space;
use crate::state::{Because, Counter, Frame, Granted, MovedFrame, Phase, State};
use crate::world::{Marker, Move, Mover, Reasons};

/// A move as it is answered: what kind, whose tool, where along, on which obstacle.
pub(in crate::flow) type Step = (Action, u8, Way, Option<PieceId>);

/// No base is moved farther than this: twice the arm of the fastest tool and the radius of a trooper, and half the way to touch what
/// lies beyond.
const LONGEST: u32 = 2 * (875 + 135) + 135 + 127;

impl State {
    /// Where the terrain is.
    pub(in crate::flow) fn ground_ref(&self) -> GroundRef {
        let table = self.built.is_none().then_some(self.table.table);
        GroundRef { table, is_turned: self.table.is_turned, built: self.built.clone() }
    }
}

/// Whether it is a red unit with a package (M2.10).
fn carries(powers: Powers<'_>, unit: UnitId) -> bool {
    let state = powers.state;
    state.mission(powers.content).rules == MissionRules::Codes && state.held_by(unit).next().is_some()
}

fn jump(powers: Powers<'_>, unit: UnitId) -> u8 {
    powers.most(unit, |keyword| match keyword {
        Keyword::Jump(x) => x,
        _ => 0,
    })
}

/// Whether a unit has a melee weapon and may move into contact (C7.11, C13.3).
fn charges(powers: Powers<'_>, unit: UnitId) -> bool {
    let withdrew = powers
        .state
        .activation
        .as_ref()
        .is_some_and(|activation| activation.unit == unit && activation.done.has(Action::Withdraw));
    let is_armed = || powers.weapons(unit).iter().any(|weapon| weapon.kind.serves(AttackKind::Melee));
    !withdrew && is_armed()
}

/// The region of a move that somebody can make now; none if it cannot be made at all. `fastest` is the tool of a move that is
/// granted, in the place of the own one.
pub(in crate::flow) fn region(
    content: &Content,
    state: &State,
    unit: UnitId,
    action: Action,
    fastest: Option<u8>,
) -> Option<Region> {
    let space = Space::new(content, state);
    let (mover, kind) = mover(space, unit, action, fastest)?;
    if !leaving_reasons(space, &mover, kind).is_empty() {
        return None;
    }
    // While units are set up nobody comes into contact with an unclaimed token (C1.17, K48).
    let markers = if state.phase == Phase::SetUp { unclaimed(content, state) } else { Vec::new() };
    let body = state.body(unit);
    let mut movement = Movement {
        unit,
        action,
        ground: state.ground_ref(),
        tool: kind.fastest(mover.speed),
        gait: space.world.gait(&mover, kind),
        bodies: state.bodies.to_vec(),
        markers,
        marks: marks(state, body.base.at),
        mover,
        kind,
        known: Way::straight(body.base.at),
        known_on: body.on,
    };
    movement.find(content).then(|| Region::Move(Box::new(movement)))
}

/// Beside a real table: the moves of a kind that somebody can have made, into contact with nobody or with an enemy (C7.11); which enemies
/// it reaches people see.
pub(in crate::flow) fn walks(
    content: &Content,
    state: &State,
    unit: UnitId,
    action: Action,
    fastest: Option<u8>,
) -> Vec<Choice> {
    let space = Space::new(content, state);
    let Some((mover, kind)) = mover(space, unit, action, fastest) else { return Vec::new() };
    if !state.is_beside() || !leaving_reasons(space, &mover, kind).is_empty() {
        return Vec::new();
    }
    let may_charge = mover.charges && kind != Move::Withdraw;
    let enemies = space.world.enemies(unit).filter(|_| may_charge);
    let into = std::iter::once(None).chain(enemies.map(Some));
    into.map(|into| Choice::Go { action, into }).collect()
}

/// What keeps somebody from moving so at all (C7.13, C7.14, C13).
fn leaving_reasons(space: Space<'_>, mover: &Mover, kind: Move) -> Reasons {
    let is_vehicle = space.world.body(mover.unit).kind.is_vehicle();
    mover.leaving_reasons(kind, is_vehicle, space.engaged_with(mover.unit).len())
}

/// Tokens of the mission that a move could end on: none is farther than the longest tool goes (C7.4).
fn marks(state: &State, from: Point) -> Vec<Point> {
    let all = state.token_ids().map(|token| state.token(token)).filter(|token| token.objective().is_some());
    let farthest = i64::from(LONGEST).pow(2);
    all.map(|token| token.at).filter(|at| from.squared_distance(*at) <= farthest).collect()
}

/// A move as it was answered, with the way that it means.
pub(in crate::flow) fn resolved(
    ctx: &Ctx<'_>,
    unit: UnitId,
    (action, tool, way, on): Step,
    fastest: Option<u8>,
) -> Step {
    let meant = match region(ctx.content, ctx.state, unit, action, fastest) {
        Some(Region::Move(movement)) => movement.resolve(ctx.content, tool, way, on).ok(),
        _ => None,
    };
    let (tool, way) = meant.unwrap_or((tool, way));
    (action, tool, way, on)
}

/// Who moves and how, as space wants to know it; none if it does not move so at all.
fn mover(space: Space<'_>, unit: UnitId, action: Action, fastest: Option<u8>) -> Option<(Mover, Move)> {
    let (powers, state) = (space.powers, space.powers.state);
    let kind = match action {
        // What carries a package is fetched fast by who knows how (M2.10).
        Action::Dash if carries(powers, unit) && powers.is_support(unit) => Move::Dash { speed: 2 },
        action => Move::of(action, jump(powers, unit))?,
    };
    let speed = powers.speed(unit);
    let mover = Mover {
        unit,
        speed: fastest.map_or(speed, |fastest| if speed > 0 { fastest.min(3) } else { 0 }),
        scales: powers.has(unit, Keyword::Scale),
        disengage: space.disengage(unit),
        // Nobody comes into contact with an enemy while units are set up (C1.16, C15.4).
        charges: matches!(state.phase, Phase::Command | Phase::Activation) && charges(powers, unit),
    };
    (kind != Move::Jump(0)).then_some((mover, kind))
}

/// Tokens that lie unclaimed side up (C1.17).
pub(in crate::flow) fn unclaimed(content: &Content, state: &State) -> Vec<Marker> {
    let is_one = |token: &TokenId| {
        let token = state.token(*token);
        token.objective().is_some() && !token.claimed
    };
    let marker = |token| Marker { base: state.token_base(content, token), is_claimed: false };
    state.token_ids().filter(is_one).map(marker).collect()
}

/// Whether a move can be made at all.
pub(in crate::flow) fn can_move(content: &Content, state: &State, unit: UnitId, action: Action) -> bool {
    let space = Space::new(content, state);
    let Some((mover, kind)) = mover(space, unit, action, None) else { return false };
    // Who is free may stay; who is engaged has to find a place.
    let is_free = || space.engaged_with(unit).is_empty() || state.is_beside();
    leaving_reasons(space, &mover, kind).is_empty()
        && (is_free() || region(content, state, unit, action, None).is_some())
}

/// A unit moves, and what follows is laid ready.
pub(in crate::flow) fn go(ctx: &mut Ctx<'_>, unit: UnitId, (action, tool, way, on): Step, because: Because) {
    ctx.drop_standby(unit);
    ctx.tell(rule(action), TurnEvent::Moved { unit, action, because, tool, way, on });
    follow(ctx, unit, action, because);
}

/// The same beside a real table.
pub(in crate::flow) fn went(
    ctx: &mut Ctx<'_>,
    unit: UnitId,
    (action, into): (Action, Option<UnitId>),
    because: Because,
) {
    ctx.drop_standby(unit);
    ctx.tell(rule(action), BesideEvent::Went { unit, action, because, into });
    follow(ctx, unit, action, because);
}

fn follow(ctx: &mut Ctx<'_>, unit: UnitId, action: Action, because: Because) {
    if let Some(activation) = &mut ctx.state.activation
        && activation.unit == unit
    {
        activation.has_moved = true;
    }
    // A free move by a keyword or standby is an action too; scouts and cards only move (C5.14).
    let is_action =
        matches!(because, Because::Action | Because::Dauntless | Because::Standby | Because::Charge);
    let is_move_action = is_action && action.is_move();
    ctx.push(Frame::Moved(MovedFrame { unit, is_action, is_move_action, step: 0 }));
}

fn rule(action: Action) -> &'static str {
    match action {
        Action::Dash => "C5.2",
        Action::Climb => "C7.8",
        Action::Jump => "C7.9",
        Action::Withdraw => "C13.3",
        _ => "C7.3",
    }
}

/// What follows a move: tokens are placed again, it is turned if an arc counts for it, then standby of others, then what keywords and cards say (C12.4, C5.12, C5.14).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: MovedFrame) -> Progress {
    let MovedFrame { unit, is_action, is_move_action, step } = frame;
    if !ctx.state.unit(unit).is_on_table() {
        ctx.pop();
        return Progress::Continue;
    }
    ctx.turn_to(Frame::Moved(MovedFrame { step: step + 1, ..frame }));
    match step {
        0 => {
            ctx.face(unit);
            // On a real table people lay them, and nobody has to be told where.
            let carried = if ctx.state.is_beside() { List::default() } else { ctx.state.tokens_of(unit) };
            for token in carried {
                ctx.push(Frame::Lay { token });
            }
        }
        1 => ctx.stand_by_after(unit),
        2 if is_action => {
            let agile = ctx.powers().sum(unit, |keyword| match keyword {
                Keyword::Agile(x) => x,
                _ => 0,
            });
            ctx.gain("K10", unit, Counter::Dodge, agile);
            let tactical = ctx.powers().sum(unit, |keyword| match keyword {
                Keyword::Tactical(x) => x,
                _ => 0,
            });
            ctx.gain("K55", unit, Counter::Aim, tactical);
            ctx.moment(When::Moved, Some(unit), None, None);
        }
        3 if is_move_action && ctx.state.active() == Some(unit) => charge(ctx, unit),
        4.. => ctx.pop(),
        _ => {}
    }
    Progress::Continue
}

asks_nothing!(MovedFrame);

/// A free attack in melee against whom a move action has brought it into contact with (K13).
fn charge(ctx: &mut Ctx<'_>, unit: UnitId) {
    let may_attack = ctx.state.activation.as_ref().is_some_and(|activation| activation.may(Action::Attack));
    if !may_attack || !ctx.powers().has(unit, Keyword::Charge) {
        return;
    }
    let foes = Space::new(ctx.content, ctx.state).foes_touching(unit);
    if let Some(foe) = foes.iter().next() {
        let granted = Granted {
            unit,
            because: Because::Charge,
            speed: None,
            against: Some(foe),
            melee_only: true,
            slot: None,
        };
        ctx.push(Frame::Granted(granted));
    }
}
