//! Moves (C7) and what follows them.

pub(in crate::flow) mod lay;

use sortie_boards::plane::{Gait, PieceId, Way};
use sortie_kernel::Progress;

use super::asks_nothing;
use crate::ability::When;
use crate::action::Action;
use crate::apply::Ctx;
use crate::content::{Content, MissionRules};
use crate::event::TurnEvent;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::powers::Powers;
use crate::profile::AttackKind;
use crate::region::{Bystander, ContactRule, GroundRef, Movement, Region};
use crate::side::Colour;
use crate::space::Space;
use crate::state::{Because, Counter, Frame, Granted, MovedFrame, Phase, State};

/// A move as it is answered: what kind, whose tool, where along, on which obstacle.
pub(in crate::flow) type Step = (Action, u8, Way, Option<PieceId>);

impl State {
    /// Where the terrain is.
    pub(in crate::flow) fn ground_ref(&self) -> GroundRef {
        GroundRef { table: self.table.table, is_turned: self.table.is_turned }
    }
}

impl Space<'_> {
    /// Everybody else on the table, as somebody of a colour meets them.
    pub(in crate::flow) fn bystanders(&self, but: UnitId, colour: Colour) -> Vec<Bystander> {
        let others = self.powers.state.present().filter(|unit| *unit != but);
        others
            .map(|unit| Bystander {
                base: self.base(unit),
                is_enemy: self.powers.state.unit(unit).colour != colour,
            })
            .collect()
    }
}

/// The fastest tool of a move (C7.3, C5.2, C7.8, C13.3, M2.10); 0 if it cannot be made.
fn tool(powers: Powers<'_>, unit: UnitId, action: Action) -> u8 {
    let speed = powers.speed(unit);
    let slow = speed.min(1);
    match action {
        Action::Move => speed,
        // What carries a package is fetched fast by who knows how (M2.10).
        Action::Dash if carries(powers, unit) && powers.is_support(unit) => 2 * slow,
        Action::Dash | Action::Climb | Action::Withdraw => slow,
        Action::Jump if jump(powers, unit) > 0 => speed,
        _ => 0,
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

/// What is crossed by a move, and how far its level may change (C7.6 to C7.9, K47).
fn gait(powers: Powers<'_>, unit: UnitId, action: Action) -> Gait {
    let height = powers.profile(unit).height.into();
    match action {
        Action::Climb => Gait::climb(height, if powers.has(unit, Keyword::Scale) { 2 } else { 1 }),
        Action::Jump => Gait::jump(jump(powers, unit).into()),
        _ => Gait::walk(height),
    }
}

/// Whether somebody may leave its place so: an engaged unit only withdraws, or disengages; who is not does not withdraw
/// (C13.2, C13.3, C13.5).
fn may_leave(space: Space<'_>, unit: UnitId, action: Action) -> bool {
    let is_engaged = !space.engaging(unit).is_empty();
    match action {
        Action::Withdraw => is_engaged,
        _ => !is_engaged || space.disengages(unit),
    }
}

/// Whether a unit has a melee weapon and may move into contact (C7.11, C13.3).
fn charges(powers: Powers<'_>, unit: UnitId, action: Action) -> bool {
    let withdrew = powers
        .state
        .activation
        .as_ref()
        .is_some_and(|activation| activation.unit == unit && activation.done.has(Action::Withdraw));
    let is_armed = || powers.weapons(unit).iter().any(|weapon| weapon.kind.serves(AttackKind::Melee));
    action != Action::Withdraw && !withdrew && is_armed()
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
    let powers = space.powers;
    let own = tool(powers, unit, action);
    let tool = match fastest {
        Some(fastest) if own > 0 => fastest.min(3),
        Some(_) => 0,
        None => own,
    };
    if tool == 0 || !may_leave(space, unit, action) {
        return None;
    }
    let colour = state.unit(unit).colour;
    let base = space.base(unit);
    // While units are set up nobody comes into contact with an enemy or an unclaimed token (C1.16, C1.17, K48).
    let is_set_up = state.phase == Phase::SetUp;
    let tokens = if is_set_up { unclaimed(content, state) } else { Vec::new() };
    let may_touch = !is_set_up && state.phase != Phase::End && charges(powers, unit, action);
    let mut movement = Movement {
        unit,
        action,
        ground: state.ground_ref(),
        base,
        tool,
        gait: gait(powers, unit, action),
        others: space.bystanders(unit, colour),
        contact: if may_touch { ContactRule::One } else { ContactRule::Nobody },
        tokens,
        known: Way::straight(base.at),
        known_on: state.unit(unit).on,
    };
    movement.find(content).then(|| Region::Move(Box::new(movement)))
}

/// Tokens that lie unclaimed side up, as bases (C1.17).
pub(in crate::flow) fn unclaimed(content: &Content, state: &State) -> Vec<sortie_boards::plane::Base> {
    let is_one = |token: &crate::ids::TokenId| {
        let token = state.token(*token);
        token.objective().is_some() && !token.claimed
    };
    state.token_ids().filter(is_one).map(|token| state.token_base(content, token)).collect()
}

/// Whether a move can be made at all.
pub(in crate::flow) fn can_move(content: &Content, state: &State, unit: UnitId, action: Action) -> bool {
    let space = Space::new(content, state);
    if tool(space.powers, unit, action) == 0 || !may_leave(space, unit, action) {
        return false;
    }
    // Who is free may stay; who is engaged has to find a place.
    space.engaging(unit).is_empty() || region(content, state, unit, action, None).is_some()
}

/// A unit moves, and what follows is laid ready.
pub(in crate::flow) fn go(ctx: &mut Ctx<'_>, unit: UnitId, (action, tool, way, on): Step, because: Because) {
    ctx.drop_standby(unit);
    ctx.tell(rule(action), TurnEvent::Moved { unit, action, because, tool, way, on });
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

/// What follows a move: tokens are placed again, then standby of others, then what keywords and cards say (C12.4, C5.12, C5.14).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: MovedFrame) -> Progress {
    let MovedFrame { unit, is_action, is_move_action, step } = frame;
    if !ctx.state.unit(unit).is_on_table() {
        ctx.pop();
        return Progress::Continue;
    }
    ctx.turn_to(Frame::Moved(MovedFrame { step: step + 1, ..frame }));
    match step {
        0 => {
            for token in ctx.state.tokens_of(unit) {
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
