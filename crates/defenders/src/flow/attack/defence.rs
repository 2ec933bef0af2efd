//! One target after the other defends: powers, shield tokens, dice (65, 170, A12).

use super::moments::{self, cancels};
use super::under::Under;
use super::{go, harm};
use crate::apply::Ctx;
use crate::content::{OnHit, Timing, When};
use crate::event::AttackEvent;
use crate::state::{AttackStep, Fallen, FallenDice};

/// The next target comes under attack; who has left the map meanwhile is passed over. After the last one the attack is over but
/// for what follows.
pub(super) fn next(ctx: &mut Ctx<'_>) {
    while let Some(attack) = ctx.state.attacks.last_mut() {
        let Some(target) = attack.targets.get(attack.at) else {
            go(ctx, AttackStep::After);
            return;
        };
        attack.cancelled = 0;
        attack.defence = FallenDice::default();
        if ctx.state.body(target).is_present {
            go(ctx, AttackStep::UnderAttack);
            shelter(ctx);
            return;
        }
        if let Some(attack) = ctx.state.attacks.last_mut() {
            attack.at += 1;
        }
    }
}

/// Passive powers cancel hits by themselves.
fn shelter(ctx: &mut Ctx<'_>) {
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::UnderAttack) else { return };
    let Some(target) = under.target() else { return };
    let powers = moments::powers(ctx.content, ctx.state, When::UnderAttack, target, under.terms());
    let passive = powers.filter(|(_, owned)| owned.power.timing == Timing::Passive);
    let cancelling: Vec<_> = passive.map(|(_, owned)| (owned.source, cancels(owned.power))).collect();
    for (source, hits) in cancelling {
        if let Some(attack) = ctx.state.attacks.last_mut() {
            attack.cancelled = attack.cancelled.saturating_add(hits);
        }
        ctx.tell("98", AttackEvent::Changed { source });
    }
}

/// Shield tokens take hits, and the defence dice fall. What strips shields does so before they take any (T17): it is enough that a
/// hit was rolled (115).
pub(super) fn begin(ctx: &mut Ctx<'_>) {
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::Defence) else { return };
    let Some(target) = under.target() else { return };
    let strips = under.attack.strike.on_hit && harm::befalls(&under).contains(&OnHit::StripShields);
    if strips {
        ctx.befall(target, OnHit::StripShields, None);
    }
    let Some(under) = Under::of(ctx.content, ctx.state, AttackStep::Defence) else { return };
    let guard = under.guard(target);
    let cancelled = u16::from(under.attack.cancelled).min(under.attack.strike.hits) as u8;
    if cancelled > 0 || guard.reinforced_used > 0 || guard.shield_used > 0 {
        let (reinforced, shield) = (guard.reinforced_used, guard.shield_used);
        ctx.tell("65", AttackEvent::Shielded { figure: target, cancelled, reinforced, shield });
    }
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.guard = guard;
    }
    go(ctx, AttackStep::DefenceRolled);
    ctx.roll_defence(target, guard.dice);
}

/// They lie.
pub(super) fn fallen(ctx: &mut Ctx<'_>, fallen: &Fallen) {
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.defence = FallenDice::from(&fallen[..]);
    }
}
