//! What the unit that acts sees: every attack it could declare now with its exact odds (S21), and sight and cover of each enemy with
//! their reasons.

use serde::Serialize;
use sortie_boards::plane::{Cover, PieceSet, Point};
use ts_rs::TS;

use crate::Region;
use crate::action::Action;
use crate::attack::{Defender, Plan};
use crate::content::Content;
use crate::flow;
use crate::ids::{UnitId, Units};
use crate::profile::AttackKind;
use crate::space::Space;
use crate::state::{AttackStep, Frame, Pool, State};
use crate::world;

/// An attack that could be declared now.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "SpecopsShot")]
pub struct ShotView {
    /// Who would attack.
    pub attacker: UnitId,
    /// Whom.
    pub target: UnitId,
    /// With which weapon.
    pub weapon: u8,
    /// At range or in melee.
    pub kind: AttackKind,
    /// Attack dice that would be rolled: red, black, white.
    pub dice: [u8; 3],
    /// The cover of the terrain that is reckoned with: 0 to 2 (C9.13). Beside a real table there is a shot for each that is possible.
    pub terrain: u8,
    /// The cover value in force (C9.16).
    pub cover: u8,
    /// Wounds that are expected, with all tokens spent on rerolls and surges, and all dodge tokens (S21).
    pub expected: f64,
    /// How likely it wounds.
    pub wounds: f64,
    /// How likely it defeats, with the panic it causes.
    pub defeats: f64,
    /// Suppression tokens that are expected.
    pub suppression: f64,
}

/// What somebody sees of an enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsSeen")]
pub struct LookView {
    /// Who looks.
    pub from: UnitId,
    /// At whom.
    pub to: UnitId,
    /// From edge to edge (C6.2).
    pub gap: u32,
    /// Whether there is a line of sight (C8.2).
    pub sees: bool,
    /// Terrain that hides it: each piece alone or, where none does, all together.
    pub hidden_by: PieceSet,
    /// The same for ground vehicles.
    pub hidden_behind: Units,
    /// The cover of terrain and mission: 0 to 2 (C9.13).
    pub cover: u8,
    /// Terrain that gives it.
    pub covered_by: PieceSet,
    /// Ground vehicles that do.
    pub covered_behind: Units,
}

/// Where the unit that is asked could move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsReach")]
pub struct ReachView {
    /// Who.
    pub unit: UnitId,
    /// By which kind of move.
    pub action: Action,
    /// The lines around all ends, each closed.
    pub outlines: Vec<Vec<Point>>,
}

/// The moves that are offered, as outlines.
pub(super) fn reaches(content: &Content, state: &State) -> Vec<ReachView> {
    if acting(state).is_none() || state.is_beside() {
        return Vec::new();
    }
    let mut regions = Vec::new();
    flow::regions(content, state, &mut regions);
    let reach = |region: Region| match region {
        Region::Move(movement) => Some(ReachView {
            unit: movement.unit,
            action: movement.action,
            outlines: movement.outlines(content),
        }),
        _ => None,
    };
    regions.into_iter().filter_map(|offer| reach(offer.region)).collect()
}

/// The unit that is asked what it does.
fn acting(state: &State) -> Option<UnitId> {
    match state.frames.top()? {
        Frame::Activation(_) => state.active(),
        Frame::Granted(granted) => Some(granted.unit),
        Frame::Attack(AttackStep::Pools) => state.attack.as_ref().map(|attack| attack.attacker),
        _ => None,
    }
}

/// The attacks that are offered.
pub(super) fn shots(content: &Content, state: &State) -> Vec<ShotView> {
    let Some(attacker) = acting(state) else { return Vec::new() };
    let space = Space::new(content, state);
    let attacks = flow::answers(content, state).into_iter().filter_map(|choice| match choice {
        crate::Choice::Attack { target, weapon } => Some((target, weapon)),
        _ => None,
    });
    attacks.flat_map(|(target, weapon)| shot(content, state, space, (attacker, target, weapon))).collect()
}

/// An attack, as it would be; beside a real table, where nobody has said yet what cover there is, once for each that is possible: at range
/// any, but for vehicles, which have none (C9.12 to C9.14).
fn shot(
    content: &Content,
    state: &State,
    space: Space<'_>,
    (attacker, target, weapon): (UnitId, UnitId, u8),
) -> Vec<ShotView> {
    let kind = flow::attack_kind(space, attacker, target);
    let plan = flow::plan(content, state, attacker, &Pool::new(target, kind, weapon));
    let left = u64::from(space.powers.left(target));
    let told = |plan: Plan| {
        let (odds, dice) = (plan.odds().ok()?, plan.rolled());
        Some(ShotView {
            attacker,
            target,
            weapon,
            kind,
            dice: [dice.red, dice.black, dice.white],
            terrain: plan.defender.terrain as u8,
            cover: plan.defender.cover(&plan.attacker) as u8,
            expected: odds.wounds.mean_of(|&wounds| wounds),
            wounds: odds.wounds.chance_of(|&wounds| wounds > 0),
            defeats: odds.total.chance_of(|&wounds| wounds >= left),
            suppression: odds.suppression.mean_of(|&tokens| tokens),
        })
    };
    let is_open = kind == AttackKind::Ranged && !space.world.body(target).kind.is_vehicle();
    if !state.is_beside() || !is_open {
        return told(plan).into_iter().collect();
    }
    let with = |terrain: u16| Plan { defender: Defender { terrain, ..plan.defender }, ..plan };
    (0..=Cover::Heavy as u16).filter_map(|terrain| told(with(terrain))).collect()
}

/// How each enemy is seen.
pub(super) fn looks(content: &Content, state: &State) -> Vec<LookView> {
    let from = acting(state).filter(|unit| state.unit(*unit).is_on_table() && !state.is_beside());
    let Some(from) = from else { return Vec::new() };
    let space = Space::new(content, state);
    space.world.enemies(from).map(|to| look(space, from, to)).collect()
}

/// How one unit sees another.
fn look(space: Space<'_>, from: UnitId, to: UnitId) -> LookView {
    let obscured = space.world.obscured(from, to);
    let (sees, hidden_by, hidden_behind) = match space.world.view(from, to) {
        world::View::Free(..) => (true, PieceSet::EMPTY, Units::EMPTY),
        world::View::Hidden { pieces, vehicles } => (false, pieces, vehicles),
        world::View::Absent => (false, PieceSet::EMPTY, Units::EMPTY),
    };
    LookView {
        from,
        to,
        gap: space.base(from).gap(space.base(to)),
        sees,
        hidden_by,
        hidden_behind,
        cover: space.terrain(from, to),
        covered_by: obscured.pieces,
        covered_behind: obscured.vehicles,
    }
}

/// What a unit would see and what would see it, once it stands where a choice leads.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "SpecopsForeseen")]
pub struct ForeseenView {
    /// The attacks it could declare from there in this activation.
    pub shots: Vec<ShotView>,
    /// How it would see each enemy.
    pub looks: Vec<LookView>,
    /// How each enemy on the table would see it.
    pub threats: Vec<LookView>,
}

/// The table after a choice, as far as who thinks about it wants to know: nothing if nobody is acting any more.
pub fn foreseen(content: &Content, state: &State) -> Option<ForeseenView> {
    if state.is_beside() {
        return None;
    }
    let unit = acting(state).or_else(|| state.active()).filter(|unit| state.unit(*unit).is_on_table())?;
    let space = Space::new(content, state);
    let enemies = || space.world.enemies(unit);
    Some(ForeseenView {
        shots: shots(content, state),
        looks: enemies().map(|to| look(space, unit, to)).collect(),
        threats: enemies().map(|from| look(space, from, unit)).collect(),
    })
}
