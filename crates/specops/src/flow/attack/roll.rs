//! The attacker's dice: rolled, rolled again, converted (C9.7 to C9.10).

use super::{Sides, sides};
use crate::apply::Ctx;
use crate::attack::{Results, raise, spend_surges};
use crate::dice::{AttackFace, AttackRoll, Pool as DicePool};
use crate::event::AttackEvent;
use crate::ids::UnitId;
use crate::state::{AttackStep, Counter, Throw};

/// The dice of a pool fall (C9.8), a die less if the attacker is suppressed (C9.7).
pub(super) fn falls(ctx: &mut Ctx<'_>) {
    let Some(attack) = &ctx.state.attack else { return };
    let (attacker, pool) = (attack.attacker, attack.pool());
    // Whoever is gone by now is not attacked, nor does anybody who is gone attack.
    let both = [attacker, pool.defender].iter().all(|unit| ctx.state.unit(*unit).is_on_table());
    let (dice, _) = sides::dice(ctx.content, ctx.state, attacker, pool);
    if !both || dice.is_empty() {
        ctx.attack_step(AttackStep::Next);
        return;
    }
    ctx.attack_step(AttackStep::Rolled);
    let colour = ctx.state.unit(attacker).colour;
    ctx.throw(colour, Some(attacker), Throw::Attack, dice);
}

pub(super) fn lies(ctx: &mut Ctx<'_>) {
    let (Some(roll), Some(attack)) = (ctx.take_roll(), &ctx.state.attack) else { return };
    let (attacker, defender) = (attack.attacker, attack.pool().defender);
    let (_, one_less) = sides::dice(ctx.content, ctx.state, attacker, attack.pool());
    let dice = roll.attack_faces.to_vec();
    if let Some(attack) = &mut ctx.state.attack {
        attack.pool_mut().dice = roll.attack_faces;
    }
    ctx.tell("C9.8", AttackEvent::Rolled { attacker, defender, dice, one_less });
    ctx.attack_step(AttackStep::Rerolls);
}

/// Some of the dice are thrown again: for an aim token (C5.9), or for an observation token (K39).
pub(super) fn again(ctx: &mut Ctx<'_>, dice: u16, aim_of: Option<UnitId>) {
    let Some(attack) = &mut ctx.state.attack else { return };
    let attacker = attack.attacker;
    let mut pool = DicePool::default();
    for (n, (die, _)) in attack.pool().dice.iter().enumerate() {
        if dice >> n & 1 == 1 {
            *pool.of_mut(*die) += 1;
        }
    }
    attack.pool_mut().again = dice;
    let defender = attack.pool().defender;
    match aim_of {
        Some(from) => {
            attack.pool_mut().aims += 1;
            spend_aim(ctx, from, "C5.9");
        }
        None => ctx.lose("K39", defender, Counter::Observation, 1),
    }
    ctx.attack_step(if aim_of.is_some() { AttackStep::Rerolled } else { AttackStep::Observed });
    let colour = ctx.state.unit(attacker).colour;
    ctx.throw(colour, Some(attacker), Throw::Again, pool);
}

/// An aim token of the attacker, or of somebody who lends it one (K14, K24).
pub(super) fn spend_aim(ctx: &mut Ctx<'_>, from: UnitId, rule: &'static str) {
    if let Some(attack) = &mut ctx.state.attack {
        attack.aim_spent += 1;
        attack.has_borrowed |= from != attack.attacker;
    }
    ctx.lose(rule, from, Counter::Aim, 1);
}

/// They lie, by the rule that let them fall again.
pub(super) fn lies_again(ctx: &mut Ctx<'_>, rule: &'static str) {
    let (Some(roll), Some(attack)) = (ctx.take_roll(), &mut ctx.state.attack) else { return };
    let (attacker, pool) = (attack.attacker, attack.pool_mut());
    let again = std::mem::take(&mut pool.again);
    let mut fallen = roll.attack_faces.to_vec();
    let mut shown = Vec::new();
    for (n, (die, face)) in pool.dice.iter_mut().enumerate() {
        // Dice of one colour are alike: the next one of the colour lies in the place of this.
        let next = fallen.iter().position(|(other, _)| other == die);
        if again >> n & 1 == 1
            && let Some(next) = next
        {
            *face = fallen.remove(next).1;
            shown.push((n as u8, *face));
        }
    }
    ctx.tell(rule, AttackEvent::Rerolled { attacker, dice: shown, observed: rule == "K39" });
    ctx.attack_step(AttackStep::Rerolls);
}

/// Critical, then the chart; what is left waits for tokens (C9.9).
pub(super) fn convert(ctx: &mut Ctx<'_>) {
    let Some(attack) = &ctx.state.attack else { return };
    let (attacker, at) = (attack.attacker, attack.at);
    let roll: AttackRoll = attack.pool().dice.iter().map(|(_, face)| *face).collect();
    let Some(sides) = Sides::of(ctx.content, ctx.state, at) else { return };
    let roll = sides.attacker.convert(roll);
    set(ctx, roll);
    let [hits, crits, surges] = [roll.hit, roll.crit, roll.surge].map(|n| n as u8);
    ctx.tell("C9.9", AttackEvent::Converted { attacker, hits, crits, surges });
    ctx.attack_step(AttackStep::Surges);
}

fn set(ctx: &mut Ctx<'_>, roll: AttackRoll) {
    if let Some(attack) = &mut ctx.state.attack {
        attack.pool_mut().roll = roll;
    }
}

/// A surge token turns a surge into a hit (C5.11).
pub(super) fn turn_surge(ctx: &mut Ctx<'_>, from: UnitId) {
    let Some(attack) = &mut ctx.state.attack else { return };
    attack.has_borrowed |= from != attack.attacker;
    let attacker = attack.attacker;
    let roll = &mut attack.pool_mut().roll;
    roll.surge = roll.surge.saturating_sub(1);
    roll.hit += 1;
    ctx.lose("C5.11", from, Counter::Surge, 1);
    ctx.tell("C5.11", AttackEvent::SurgeTurned { unit: attacker });
}

/// An aim token raises a die a step (K36). A surge that nothing has turned counts as the blank it becomes.
pub(super) fn raise_die(ctx: &mut Ctx<'_>, from: UnitId, hit: bool) {
    let Some(attack) = &ctx.state.attack else { return };
    let (attacker, mut roll) = (attack.attacker, attack.pool().roll);
    if !hit && roll.blank == 0 && roll.surge > 0 {
        roll.surge -= 1;
        roll.blank += 1;
    }
    let roll = raise(roll, if hit { AttackFace::Hit } else { AttackFace::Blank });
    set(ctx, roll);
    spend_aim(ctx, from, "K36");
    ctx.tell("K36", AttackEvent::Raised { attacker, hit });
}

/// All other surges are blanks; now it stands whether the attack had results (C9.9, C9.10).
pub(super) fn settle(ctx: &mut Ctx<'_>) {
    if let Some(attack) = &mut ctx.state.attack {
        let pool = attack.pool_mut();
        pool.roll = spend_surges(pool.roll, 0);
        pool.left = Results::of(&pool.roll);
        pool.had_results = pool.left.any();
    }
    ctx.attack_step(AttackStep::Dodge);
}
