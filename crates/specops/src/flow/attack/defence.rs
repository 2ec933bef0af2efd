//! What the defender does against a pool: dodge, guardians, armor, shields, dice, and the wounds that are left (C9.18 to C9.22).

use super::Sides;
use crate::apply::Ctx;
use crate::attack::{Guardian, Results, wounds as count_wounds};
use crate::event::AttackEvent;
use crate::ids::UnitId;
use crate::keyword::Keyword;
use crate::profile::AttackKind;
use crate::state::{AttackStep, Counter, Pool, Throw};

/// A dodge token cancels a hit, or a crit (C9.18, K40).
pub(super) fn dodge(ctx: &mut Ctx<'_>, from: UnitId, crit: bool) {
    let Some(attack) = &mut ctx.state.attack else { return };
    let pool = attack.pool_mut();
    let defender = pool.defender;
    pool.has_borrowed |= from != defender;
    pool.dodges += 1;
    if crit {
        pool.left.crits = pool.left.crits.saturating_sub(1);
    } else {
        pool.left.hits = pool.left.hits.saturating_sub(1);
    }
    ctx.lose("C9.18", from, Counter::Dodge, 1);
    ctx.tell("C9.18", AttackEvent::Dodged { defender, crit });
}

/// Impact, then Primitive, against who has Armor (C9.19).
pub(super) fn modify(ctx: &mut Ctx<'_>) {
    ctx.attack_step(AttackStep::Lethal);
    let Some(attack) = &ctx.state.attack else { return };
    let (defender, left) = (attack.pool().defender, attack.pool().left);
    let Some(sides) = Sides::of(ctx.content, ctx.state, attack.at) else { return };
    let modified = sides.attacker.modify(left, sides.defender.armor);
    if modified != left {
        leave(ctx, modified);
        let [hits, crits] = [modified.hits, modified.crits].map(|n| n as u8);
        ctx.tell("C9.19", AttackEvent::Modified { defender, hits, crits });
    }
}

/// So much is left of the results.
fn leave(ctx: &mut Ctx<'_>, left: Results) {
    if let Some(attack) = &mut ctx.state.attack {
        attack.pool_mut().left = left;
    }
}

/// Somebody takes hits for the defender and rolls its own dice for them (K25).
pub(super) fn guard(ctx: &mut Ctx<'_>, by: UnitId, hits: u8) {
    let Some(attack) = &mut ctx.state.attack else { return };
    let pool = attack.pool_mut();
    pool.guarded.insert(by);
    pool.left.hits = pool.left.hits.saturating_sub(hits.into());
    pool.surges = 0;
    let die = ctx.powers().profile(by).defence;
    ctx.tell("K25", AttackEvent::Guarded { by, hits, die });
    ctx.attack_step(AttackStep::Guarded { by, hits });
    let colour = ctx.state.unit(by).colour;
    ctx.throw_defence(colour, Some(by), Throw::Guardian, (die, hits.into()));
}

pub(super) fn guard_lies(ctx: &mut Ctx<'_>, by: UnitId, hits: u8) {
    let (Some(roll), Some(attack)) = (ctx.take_roll(), &mut ctx.state.attack) else { return };
    attack.pool_mut().guard_roll = roll.defence_faces.iter().copied().collect();
    let faces = roll.defence_faces.to_vec();
    ctx.tell("K25", AttackEvent::GuardRolled { by, faces });
    ctx.attack_step(AttackStep::GuardSurges { by, hits });
}

/// What the dice of a guardian are worth once Pierce has been used on them.
pub(super) fn guard_suffers(ctx: &mut Ctx<'_>, by: UnitId, used: u8) {
    let powers = ctx.powers();
    let guardian = guardian(powers, by);
    let immune = powers.has(by, Keyword::ImmunePierce);
    let Some(attack) = &mut ctx.state.attack else { return };
    let pool = attack.pool_mut();
    let guarded = guardian.harm(&pool.guard_roll, pool.surges.into(), used.into(), used.into(), immune);
    pool.pierce_used += used;
    pool.surges = 0;
    let (blocks, wounds) = (guarded.blocks as u8, guarded.wounds as u8);
    ctx.tell("K25", AttackEvent::GuardSuffered { by, blocks, wounds });
    ctx.attack_step(AttackStep::Guardian);
    ctx.wound("K25", by, wounds);
}

/// A guardian as the arithmetic wants it.
pub(super) fn guardian(powers: crate::powers::Powers<'_>, by: UnitId) -> Guardian {
    let most = powers.sum(by, |keyword| match keyword {
        Keyword::Guardian { hits, .. } => hits,
        _ => 0,
    });
    Guardian { die: powers.profile(by).defence, surge: powers.surge(by).defence, most: most.into() }
}

/// Armor cancels hits (K9).
pub(super) fn armor(ctx: &mut Ctx<'_>) {
    ctx.attack_step(AttackStep::Shields);
    let Some(attack) = &ctx.state.attack else { return };
    let (defender, left, kind) = (attack.pool().defender, attack.pool().left, attack.pool().kind);
    let Some(sides) = Sides::of(ctx.content, ctx.state, attack.at) else { return };
    let (armored, _) = sides.defender.soak(left, 0, kind);
    let hits = (left.hits - armored.hits) as u8;
    if hits > 0 {
        leave(ctx, armored);
        ctx.tell("K9", AttackEvent::Armored { defender, hits });
    }
}

/// Shields cancel hits or crits (K51).
pub(super) fn shields(ctx: &mut Ctx<'_>, n: u8) {
    ctx.attack_step(AttackStep::Defend);
    let Some(attack) = &ctx.state.attack else { return };
    let (defender, left) = (attack.pool().defender, attack.pool().left);
    if n > 0 {
        leave(ctx, left.less(n.into()));
        ctx.tell("K51", crate::event::TurnEvent::ShieldsDown { unit: defender, n });
        ctx.tell("K51", AttackEvent::Shielded { defender, n });
    }
}

impl Sides {
    /// Pierce in force against the defender: what is left of it after guardians (C9.21, K25).
    pub(super) fn pierce(&self, pool: &Pool) -> u16 {
        let all = self.attacker.pierce_with(pool.lethal.into(), pool.aims > 0);
        let left = all.saturating_sub(pool.pierce_used.into());
        self.defender.pierced_by(left, pool.dodges > 0, pool.kind)
    }
}

/// One die for every result that is left (C9.20).
pub(super) fn falls(ctx: &mut Ctx<'_>) {
    let Some(attack) = &mut ctx.state.attack else { return };
    attack.pool_mut().surges = 0;
    let (at, defender, left) = (attack.at, attack.pool().defender, attack.pool().left);
    let Some(sides) = Sides::of(ctx.content, ctx.state, at) else { return };
    let Some(attack) = &ctx.state.attack else { return };
    let (pierce, cover) = (sides.pierce(attack.pool()), sides.defender.cover(&sides.attacker));
    let n = sides.defender.rolls(left, pierce, cover).dice;
    // Where nothing is left there is nothing to defend against.
    if !left.any() {
        ctx.attack_step(AttackStep::Wounds);
        return;
    }
    ctx.attack_step(AttackStep::Defence);
    let colour = ctx.state.unit(defender).colour;
    ctx.throw_defence(colour, Some(defender), Throw::Defence, (sides.defender.die, n));
}

pub(super) fn lies(ctx: &mut Ctx<'_>) {
    let (Some(roll), Some(attack)) = (ctx.take_roll(), &mut ctx.state.attack) else { return };
    attack.pool_mut().defence = roll.defence_faces.iter().copied().collect();
    let (at, defender) = (attack.at, attack.pool().defender);
    let Some(sides) = Sides::of(ctx.content, ctx.state, at) else { return };
    let (die, cover) = (sides.defender.die, sides.defender.cover(&sides.attacker) as u8);
    let faces = roll.defence_faces.to_vec();
    ctx.tell("C9.20", AttackEvent::DefenceRolled { defender, die, faces, cover });
    ctx.attack_step(AttackStep::DefenceSurges);
}

/// A surge token turns a surge of the dice that lie there (C5.11).
pub(super) fn turn_surge(ctx: &mut Ctx<'_>, unit: UnitId, from: UnitId) {
    let Some(attack) = &mut ctx.state.attack else { return };
    let pool = attack.pool_mut();
    pool.surges += 1;
    pool.has_borrowed |= from != unit;
    ctx.lose("C5.11", from, Counter::Surge, 1);
    ctx.tell("C5.11", AttackEvent::SurgeTurned { unit });
}

/// Pierce cancels blocks; what no block meets wounds (C9.21, C9.22). Whom it wounds, Immobilize slows (K66).
pub(super) fn wounds(ctx: &mut Ctx<'_>) {
    ctx.attack_step(AttackStep::Next);
    let Some(attack) = &ctx.state.attack else { return };
    let pool = attack.pool();
    let defender = pool.defender;
    let Some(sides) = Sides::of(ctx.content, ctx.state, attack.at) else { return };
    let (blocks, wounds) = harm(&sides, pool, pool.surges.into());
    let wounds = wounds.min(u8::MAX.into()) as u8;
    let immobilize = if wounds > 0 { sides.attacker.immobilize as u8 } else { 0 };
    ctx.tell("C9.22", AttackEvent::Compared { defender, blocks: blocks as u8, wounds });
    if wounds >= ctx.powers().left(defender)
        && let Some(attack) = &mut ctx.state.attack
    {
        attack.defeated.insert(defender);
    }
    let is_trooper = !ctx.state.unit(defender).is_vehicle;
    if is_trooper {
        ctx.gain("K66", defender, Counter::Immobilize, immobilize);
    }
    ctx.wound("C9.22", defender, wounds);
}

/// Blocks after Pierce and wounds, if so many surge tokens are spent on the dice that lie (C9.20 to C9.22).
pub(super) fn harm(sides: &Sides, pool: &Pool, surges: u16) -> (u16, u16) {
    let (pierce, cover) = (sides.pierce(pool), sides.defender.cover(&sides.attacker));
    let rolled = match pool.left.any() {
        true => {
            let sure = sides.defender.rolls(pool.left, pierce, cover).blocks;
            sure + sides.defender.blocks(&pool.defence, cover, surges)
        }
        false => 0,
    };
    let blocks = rolled.saturating_sub(pierce);
    (blocks, count_wounds(pool.left, blocks))
}

/// Whether a pool is at range.
pub(super) fn is_ranged(pool: &Pool) -> bool {
    pool.kind == AttackKind::Ranged
}
