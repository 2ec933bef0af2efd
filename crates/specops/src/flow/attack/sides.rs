//! What both sides bring into a pool: keywords, charts, weapons, cover, nerve. The odds shown before an attack ask the same.

use crate::action::Action;
use crate::attack::{Attacker, Defender, Plan};
use crate::content::{Condition, Content};
use crate::dice::Pool as DicePool;
use crate::flow::tokens::nerve;
use crate::ids::{UnitId, Units};
use crate::keyword::Keyword;
use crate::limits::MOST_ATTACK_DICE;
use crate::powers::Powers;
use crate::profile::{AttackKind, UnitKind};
use crate::space::Space;
use crate::state::{Counter, Pool, State};

/// Attacker and defender of a pool.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sides {
    pub(crate) attacker: Attacker,
    pub(crate) defender: Defender,
}

impl Sides {
    /// Those of a pool of the attack under way.
    pub(crate) fn of(content: &Content, state: &State, at: u8) -> Option<Self> {
        let attack = state.attack.as_ref()?;
        let pool = attack.pools.get(usize::from(at))?;
        Some(Self::between(content, state, attack.attacker, pool))
    }

    /// Those of a pool that could be formed now.
    pub(crate) fn between(content: &Content, state: &State, from: UnitId, pool: &Pool) -> Self {
        let space = Space::new(content, state);
        Self {
            attacker: attacker(space, from, pool),
            defender: defender(space, from, pool.defender, pool.kind),
        }
    }
}

/// What the attacker and its weapons add up to (C9.2).
fn attacker(space: Space<'_>, from: UnitId, pool: &Pool) -> Attacker {
    let (powers, kind) = (space.powers.against(pool.defender, pool.kind), pool.kind);
    let weapons = powers.weapons(from);
    let used = (0..weapons.len()).filter(|n| pool.weapons >> n & 1 == 1).map(|n| weapons[n]);
    let mut attacker = Attacker::of(kind, powers.surge(from).attack, powers.keywords(from), used);
    for keyword in powers.attack_keywords(from, kind) {
        attacker.add_of_weapon(keyword);
    }
    // Against whom has a weak point there (K61).
    let is_weak = |keyword| matches!(keyword, Keyword::WeakPoint { .. });
    for keyword in powers.keywords_that(pool.defender, is_weak) {
        if let Keyword::WeakPoint { impact, arc } = keyword
            && space.is_in_arc(pool.defender, from, arc)
        {
            attacker.impact += u16::from(impact);
        }
    }
    attacker.weather = kind == AttackKind::Ranged && is_blinded(powers.state, from);
    attacker
}

/// Bad weather counts against whoever has not taken an aim action in this activation (M5.2).
fn is_blinded(state: &State, attacker: UnitId) -> bool {
    let has_aimed = |it: &crate::state::Activation| it.unit == attacker && it.done.has(Action::Aim);
    state.condition() == Condition::Weather && !state.activation.as_ref().is_some_and(has_aimed)
}

fn defender(space: Space<'_>, from: UnitId, unit: UnitId, kind: AttackKind) -> Defender {
    let powers = space.powers.against(from, kind);
    let terrain = if kind == AttackKind::Ranged { space.terrain(from, unit) } else { 0 };
    let (die, surge) = (powers.profile(unit).defence, powers.surge(unit).defence);
    Defender::of(die, surge, nerve(powers, unit), terrain.into(), powers.keywords(unit))
}

/// An attack as the odds ask about it: all tokens that help are spent (S21). The unit's own, since what it may borrow is a choice.
pub(crate) fn plan(content: &Content, state: &State, from: UnitId, pool: &Pool) -> Plan {
    let powers = Powers::new(content, state);
    let Sides { attacker, defender } = Sides::between(content, state, from, pool);
    let (own, other) = (state.unit(from).tokens, state.unit(pool.defender).tokens);
    Plan {
        attacker,
        defender,
        pool: all_dice(powers, from, pool),
        suppressed: powers.is_suppressed(from),
        aim: own.aim.into(),
        observation: other.observation.into(),
        surge_tokens: own.surge.into(),
        lethal: 0,
        marksman: 0,
        dodge: other.dodge.into(),
        defence_surge_tokens: other.surge.into(),
        shields: other.shields.into(),
    }
}

/// All dice of a pool, as many as there can be.
fn all_dice(powers: Powers<'_>, from: UnitId, pool: &Pool) -> DicePool {
    let powers = powers.against(pool.defender, pool.kind);
    let weapons = powers.weapons(from);
    let used = (0..weapons.len()).filter(|n| pool.weapons >> n & 1 == 1).map(|n| weapons[n].dice);
    let all = used.fold(powers.attack_dice(from, pool.kind), DicePool::and);
    let mut few = DicePool::default();
    all.dice().take(MOST_ATTACK_DICE).for_each(|die| *few.of_mut(die) += 1);
    few
}

/// The dice of a pool before it is rolled: those of its weapons and of cards, a die less for a suppressed attacker (C9.7).
pub(crate) fn dice(content: &Content, state: &State, from: UnitId, pool: &Pool) -> (DicePool, bool) {
    let powers = Powers::new(content, state);
    let all = all_dice(powers, from, pool);
    let one_less = powers.is_suppressed(from) && !all.is_empty();
    (if one_less { all.without_one() } else { all }, one_less)
}

/// Whose tokens a unit may spend as its own: its own, and one an attack of another clone trooper or of an exemplar of its side,
/// within 12 inches and in sight (K14, K24).
pub(in crate::flow) fn lenders(space: Space<'_>, unit: UnitId, token: Counter, has_borrowed: bool) -> Units {
    let (powers, state) = (space.powers, space.powers.state);
    let has = |other: UnitId| state.unit(other).tokens.of(token) > 0;
    let mut lenders = if has(unit) { Units::of(unit) } else { Units::EMPTY };
    if has_borrowed || state.unit(unit).is_vehicle {
        return lenders;
    }
    let is_clone = |unit: UnitId| powers.kind(unit) == UnitKind::CloneTrooper;
    let own = is_clone(unit);
    for other in state.present_of(state.unit(unit).colour) {
        let lends = other != unit
            && has(other)
            && (own && is_clone(other) || powers.has(other, Keyword::Exemplar))
            && space.is_within(unit, other, 12)
            && space.sees(unit, other);
        if lends {
            lenders.insert(other);
        }
    }
    lenders
}
