//! What an attack asks, of whom, and what an answer does.

use sortie_kernel::Offer;

use super::sides::lenders;
use super::{Sides, defence, pools, roll};
use crate::apply::Ctx;
use crate::attack::Guardian;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::dice::{AttackDie, AttackFace};
use crate::event::AttackEvent;
use crate::flow::tokens::nerve;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::profile::{AttackKind, DefenceSurge};
use crate::side::Colour;
use crate::space::Space;
use crate::state::{Attack, AttackStep, Counter, Pool, State};

/// Whether a step has a question now. What can change nothing is not asked.
pub(super) fn is_asked(content: &Content, state: &State, step: AttackStep) -> bool {
    let mut open = Vec::new();
    choices(content, state, step, &mut open);
    !open.is_empty()
}

/// The side that answers in a step.
pub(super) fn asked(state: &State, attack: &Attack, step: AttackStep) -> Colour {
    let attacker = state.unit(attack.attacker).colour;
    match step {
        AttackStep::Dodge
        | AttackStep::Guardian
        | AttackStep::GuardSurges { .. }
        | AttackStep::Shields
        | AttackStep::DefenceSurges => attacker.opponent(),
        _ => attacker,
    }
}

pub(super) fn offers(content: &Content, state: &State, step: AttackStep, out: &mut Vec<Offer<Choice>>) {
    let Some(attack) = &state.attack else { return };
    let seat = state.seat_of(asked(state, attack, step));
    let mut open = Vec::new();
    choices(content, state, step, &mut open);
    out.extend(open.into_iter().map(|choice| Offer { seat, choice }));
    // Numbers of shields and of Pierce say by themselves what is not used.
    if !matches!(step, AttackStep::Shields | AttackStep::GuardPierce { .. }) {
        out.push(Offer { seat, choice: Choice::Done {} });
    }
}

/// What can be chosen in a step besides going on.
fn choices(content: &Content, state: &State, step: AttackStep, out: &mut Vec<Choice>) {
    let Some(attack) = &state.attack else { return };
    let Some(sides) = Sides::of(content, state, attack.at) else { return };
    let (space, pool) = (Space::new(content, state), attack.pool());
    let (attacker, defender) = (attack.attacker, pool.defender);
    let aims = || lenders(space, attacker, Counter::Aim, attack.has_borrowed);
    match step {
        AttackStep::Pools => {
            let more = pools::more(content, state, attack);
            out.extend(more.into_iter().map(|(target, weapon)| Choice::Attack { target, weapon }));
        }
        AttackStep::Rerolls => {
            let most = sides.attacker.dice_per_aim();
            for from in &aims() {
                selections(&pool.dice, most, |dice| out.push(Choice::Reroll { from, dice }));
            }
            if state.unit(defender).tokens.observation > 0 {
                let first = firsts(&pool.dice);
                out.extend(first.map(|die| Choice::Observe { die }));
            }
        }
        AttackStep::Surges => {
            if pool.roll.surge > 0 {
                let from = lenders(space, attacker, Counter::Surge, attack.has_borrowed);
                out.extend(from.iter().map(|from| Choice::Surge { from }));
            }
            if sides.attacker.marksman {
                for from in &aims() {
                    if pool.roll.blank + pool.roll.surge > 0 {
                        out.push(Choice::Raise { from, hit: false });
                    }
                    if pool.roll.hit > 0 {
                        out.push(Choice::Raise { from, hit: true });
                    }
                }
            }
        }
        AttackStep::Dodge => dodges(space, &sides, pool, out),
        AttackStep::Lethal => {
            let immune = sides.defender.pierced_by(1, pool.dodges > 0, pool.kind) == 0;
            if u16::from(pool.lethal) < sides.attacker.lethal && pool.left.any() && !immune {
                out.extend(aims().iter().map(|from| Choice::Lethal { from }));
            }
        }
        AttackStep::Guardian => guards(space, pool, out),
        AttackStep::GuardSurges { by, .. } => {
            let left = pool.guard_roll.surge > pool.surges.into();
            if left && space.powers.surge(by).defence == DefenceSurge::None {
                let from = lenders(space, by, Counter::Surge, true);
                out.extend(from.iter().map(|from| Choice::Surge { from }));
            }
        }
        AttackStep::GuardPierce { by, .. } => {
            let most = pierce_for_guard(&sides, space, pool, by);
            if most > 0 {
                out.extend((0..=most).map(|n| Choice::Pierce { n }));
            }
        }
        AttackStep::Shields => {
            let shields = u16::from(state.unit(defender).tokens.shields);
            let (_, most) = sides.defender.soak(pool.left, shields, pool.kind);
            if most > 0 {
                out.extend((0..=most as u8).map(|n| Choice::Shields { n }));
            }
        }
        AttackStep::DefenceSurges => {
            let cover = sides.defender.cover(&sides.attacker);
            let converted = sides.defender.converts(pool.defence.surge, cover, pool.surges.into());
            if converted < pool.defence.surge {
                let from = lenders(space, defender, Counter::Surge, pool.has_borrowed);
                out.extend(from.iter().map(|from| Choice::Surge { from }));
            }
        }
        _ => {}
    }
}

/// Dodge tokens that do something: they cancel hits, with Outmaneuver crits, and a duelist in melee stops Pierce with one
/// (C9.18, C5.10, K23, K40, K65).
fn dodges(space: Space<'_>, sides: &Sides, pool: &Pool, out: &mut Vec<Choice>) {
    if sides.defender.may_dodge(1, &sides.attacker) == 0 {
        return;
    }
    let pierces = sides.attacker.pierce_with(sides.attacker.lethal, true) > 0;
    let duels = sides.defender.duelist
        && pool.kind == AttackKind::Melee
        && pool.dodges == 0
        && pool.left.any()
        && pierces;
    let (hits, crits) = (pool.left.hits > 0, pool.left.crits > 0 && sides.defender.outmaneuver);
    if !hits && !crits && !duels {
        return;
    }
    for from in &lenders(space, pool.defender, Counter::Dodge, pool.has_borrowed) {
        if hits || duels {
            out.push(Choice::Dodge { from, crit: false });
        }
        if crits {
            out.push(Choice::Dodge { from, crit: true });
        }
    }
}

/// Who can take hits of an attack at range for a trooper (K25).
pub(super) fn guards(space: Space<'_>, pool: &Pool, out: &mut Vec<Choice>) {
    let (powers, state) = (space.powers, space.powers.state);
    let defender = pool.defender;
    let is_guardian = |keyword| matches!(keyword, Keyword::Guardian { .. });
    let guards = |unit: UnitId| powers.keywords_that(unit, is_guardian).next().is_some();
    let is_trooper = powers.kind(defender).is_trooper();
    if !defence::is_ranged(pool) || pool.left.hits == 0 || !is_trooper || guards(defender) {
        return;
    }
    let (rank, kind) = (powers.rank(defender), powers.kind(defender));
    for by in state.present_of(state.unit(defender).colour) {
        let most: u8 = powers.sum(by, |keyword| match keyword {
            Keyword::Guardian { hits, whom } if whom.is_met_by(rank, kind) => hits,
            _ => 0,
        });
        let can = by != defender
            && most > 0
            && !pool.guarded.has(by)
            && Guardian::is_fit(nerve(powers, by))
            && space.is_within(by, defender, 6)
            && space.sees(by, defender);
        if can {
            let most = most.min(pool.left.hits as u8);
            out.extend((1..=most).map(|hits| Choice::Guard { by, hits }));
        }
    }
}

/// How much Pierce could be used on the dice of a guardian.
fn pierce_for_guard(sides: &Sides, space: Space<'_>, pool: &Pool, by: UnitId) -> u8 {
    if space.powers.has(by, Keyword::ImmunePierce) {
        return 0;
    }
    let guarded = defence::guardian(space.powers, by).harm(&pool.guard_roll, pool.surges.into(), 0, 0, false);
    let all = sides.attacker.pierce_with(pool.lethal.into(), pool.aims > 0);
    all.saturating_sub(pool.pierce_used.into()).min(guarded.blocks) as u8
}

/// The place of the first die of each colour and face: dice that look alike are one choice.
fn firsts(dice: &[(AttackDie, AttackFace)]) -> impl Iterator<Item = u8> + '_ {
    (0..dice.len()).filter(|n| !dice[..*n].contains(&dice[*n])).map(|n| n as u8)
}

/// Every way to choose one to `most` dice, where dice that look alike are one choice.
fn selections(dice: &[(AttackDie, AttackFace)], most: u16, mut found: impl FnMut(u16)) {
    for selection in 1..1_u16 << dice.len() {
        let has = |n: usize| selection >> n & 1 == 1;
        if selection.count_ones() > most.into() {
            continue;
        }
        // Of dice that look alike the first ones are taken.
        let skips = |n: usize| has(n) && (0..n).any(|other| !has(other) && dice[other] == dice[n]);
        if !(0..dice.len()).any(skips) {
            found(selection);
        }
    }
}

pub(super) fn answer(ctx: &mut Ctx<'_>, step: AttackStep, choice: Choice) {
    match (step, choice) {
        (AttackStep::Pools, Choice::Attack { target, weapon }) => pools::add(ctx, target, weapon),
        (AttackStep::Rerolls, Choice::Reroll { from, dice }) => roll::again(ctx, dice, Some(from)),
        (AttackStep::Rerolls, Choice::Observe { die }) => roll::again(ctx, 1 << die, None),
        (AttackStep::Surges, Choice::Surge { from }) => roll::turn_surge(ctx, from),
        (AttackStep::Surges, Choice::Raise { from, hit }) => roll::raise_die(ctx, from, hit),
        (AttackStep::Dodge, Choice::Dodge { from, crit }) => defence::dodge(ctx, from, crit),
        (AttackStep::Lethal, Choice::Lethal { from }) => lethal(ctx, from),
        (AttackStep::Guardian, Choice::Guard { by, hits }) => defence::guard(ctx, by, hits),
        (AttackStep::GuardSurges { by, .. }, Choice::Surge { from }) => defence::turn_surge(ctx, by, from),
        (AttackStep::GuardPierce { by, .. }, Choice::Pierce { n }) => defence::guard_suffers(ctx, by, n),
        (AttackStep::Shields, Choice::Shields { n }) => defence::shields(ctx, n),
        (AttackStep::DefenceSurges, Choice::Surge { from }) => {
            if let Some(attack) = &ctx.state.attack {
                let defender = attack.pool().defender;
                defence::turn_surge(ctx, defender, from);
            }
        }
        (step, Choice::Done {}) => done(ctx, step),
        _ => {}
    }
}

/// Nothing more of what is asked: the attack goes on.
fn done(ctx: &mut Ctx<'_>, step: AttackStep) {
    match step {
        AttackStep::Pools => ctx.attack_step(AttackStep::Declared),
        AttackStep::Rerolls => ctx.attack_step(AttackStep::Convert),
        AttackStep::Surges => roll::settle(ctx),
        AttackStep::Dodge => ctx.attack_step(AttackStep::Modify),
        AttackStep::Lethal => ctx.attack_step(AttackStep::Guardian),
        AttackStep::Guardian => ctx.attack_step(AttackStep::Armor),
        AttackStep::GuardSurges { by, hits } => ctx.attack_step(AttackStep::GuardPierce { by, hits }),
        AttackStep::DefenceSurges => ctx.attack_step(AttackStep::Wounds),
        _ => {}
    }
}

/// An aim token that was not used for rerolls gives Pierce 1 (K68).
fn lethal(ctx: &mut Ctx<'_>, from: UnitId) {
    let Some(attack) = &mut ctx.state.attack else { return };
    attack.pool_mut().lethal += 1;
    let attacker = attack.attacker;
    roll::spend_aim(ctx, from, "K68");
    ctx.tell("K68", AttackEvent::Pierces { attacker });
}

pub(super) fn prompt(content: &Content, state: &State, step: AttackStep) -> Prompt {
    let Some(attack) = &state.attack else { return Prompt::Nothing };
    let Some(sides) = Sides::of(content, state, attack.at) else { return Prompt::Nothing };
    let (attacker, pool) = (attack.attacker, attack.pool());
    let defender = pool.defender;
    match step {
        AttackStep::Pools => Prompt::Pools { attacker },
        AttackStep::Rerolls => Prompt::Rerolls { attacker },
        AttackStep::Surges => Prompt::Surges { attacker },
        AttackStep::Dodge => Prompt::Dodge { defender },
        AttackStep::Lethal => Prompt::Lethal { attacker },
        AttackStep::Guardian => Prompt::Guardian { defender },
        AttackStep::GuardSurges { by, .. } => Prompt::DefenceSurges { unit: by },
        AttackStep::GuardPierce { by, .. } => {
            Prompt::Pierce { by, most: pierce_for_guard(&sides, Space::new(content, state), pool, by) }
        }
        AttackStep::Shields => {
            let shields = u16::from(state.unit(defender).tokens.shields);
            let (_, most) = sides.defender.soak(pool.left, shields, pool.kind);
            Prompt::Shields { defender, most: most as u8 }
        }
        AttackStep::DefenceSurges => Prompt::DefenceSurges { unit: defender },
        _ => Prompt::Nothing,
    }
}
