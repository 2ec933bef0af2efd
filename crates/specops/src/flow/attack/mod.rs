//! An attack, step by step (C9). What each step is worth is worked out in [`crate::attack`], which odds and scenes ask too.

pub(in crate::flow) mod aftermath;
mod ask;
mod defence;
mod moot;
mod pools;
mod roll;
mod sides;

use arrayvec::ArrayVec;
use sortie_kernel::{Offer, Progress, Seat, Viewer};

pub(crate) use moot::moot;
pub(in crate::flow) use pools::targets;
pub(crate) use sides::{Sides, plan};

use crate::ability::When;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::AttackEvent;
use crate::ids::{UnitId, Units};
use crate::profile::AttackKind;
use crate::space::Space;
use crate::state::{Aftermath, Attack, AttackStep, Because, Frame, Pool, State};

/// An attack is declared (C9.1): nothing has been rolled.
pub(in crate::flow) fn declare(
    ctx: &mut Ctx<'_>,
    attacker: UnitId,
    defender: UnitId,
    weapon: u8,
    because: Because,
) {
    ctx.drop_standby(attacker);
    let kind = kind(Space::new(ctx.content, ctx.state), attacker, defender);
    let mut pools = ArrayVec::new();
    pools.push(Pool::new(defender, kind, weapon));
    ctx.state.attack = Some(Attack {
        attacker,
        because,
        against: matches!(because, Because::Standby | Because::Charge).then_some(defender),
        pools,
        at: 0,
        n_weapons: 1,
        has_drawn_again: false,
        aim_spent: 0,
        has_borrowed: false,
        defeated: Units::EMPTY,
        stirred: Units::EMPTY,
    });
    let melee = kind == AttackKind::Melee;
    ctx.tell("C9.1", AttackEvent::Declared { attacker, defender, weapon, melee, because });
    ctx.push(Frame::Attack(AttackStep::Pools));
}

/// Against whom it is in melee with, an attack is made in melee; else at range (C9.2, C9.3).
pub(crate) fn kind(space: Space<'_>, attacker: UnitId, defender: UnitId) -> AttackKind {
    if space.touches(attacker, defender) { AttackKind::Melee } else { AttackKind::Ranged }
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: AttackStep) -> Progress {
    let Some(attack) = &ctx.state.attack else {
        ctx.pop();
        return Progress::Continue;
    };
    if ask::is_asked(ctx.content, ctx.state, step) {
        return Progress::Ask;
    }
    let attacker = attack.attacker;
    match step {
        AttackStep::Pools => ctx.attack_step(AttackStep::Declared),
        AttackStep::Declared => {
            let (foe, kind) = (attack.pool().defender, attack.pool().kind);
            ctx.attack_step(AttackStep::Defended);
            ctx.moment(When::Attacking, Some(attacker), Some(foe), Some(kind));
        }
        AttackStep::Defended => {
            let pools: ArrayVec<_, { crate::state::MOST_POOLS }> =
                attack.pools.iter().map(|pool| (pool.defender, pool.kind)).collect();
            ctx.attack_step(AttackStep::Roll);
            for (defender, kind) in pools.into_iter().rev() {
                ctx.moment(When::Defending, Some(defender), Some(attacker), Some(kind));
            }
        }
        AttackStep::Roll => roll::falls(ctx),
        AttackStep::Rolled => roll::lies(ctx),
        AttackStep::Rerolls => ctx.attack_step(AttackStep::Convert),
        AttackStep::Rerolled => roll::lies_again(ctx, "C5.9"),
        AttackStep::Observed => roll::lies_again(ctx, "K39"),
        AttackStep::Convert => roll::convert(ctx),
        AttackStep::Surges => roll::settle(ctx),
        AttackStep::Dodge => ctx.attack_step(AttackStep::Modify),
        AttackStep::Modify => defence::modify(ctx),
        AttackStep::Lethal => ctx.attack_step(AttackStep::Guardian),
        AttackStep::Guardian => ctx.attack_step(AttackStep::Armor),
        AttackStep::Guarded { by, hits } => defence::guard_lies(ctx, by, hits),
        AttackStep::GuardSurges { by, hits } => ctx.attack_step(AttackStep::GuardPierce { by, hits }),
        AttackStep::GuardPierce { by, .. } => defence::guard_suffers(ctx, by, 0),
        AttackStep::Armor => defence::armor(ctx),
        AttackStep::Shields => ctx.attack_step(AttackStep::Defend),
        AttackStep::Defend => defence::falls(ctx),
        AttackStep::Defence => defence::lies(ctx),
        AttackStep::DefenceSurges => ctx.attack_step(AttackStep::Wounds),
        AttackStep::Wounds => defence::wounds(ctx),
        AttackStep::Next => next(ctx),
        AttackStep::Suppression { at } => suppression(ctx, at),
    }
    Progress::Continue
}

impl Ctx<'_> {
    /// The attack goes on with another step.
    pub(in crate::flow) fn attack_step(&mut self, step: AttackStep) {
        self.turn_to(Frame::Attack(step));
    }
}

/// The next pool is rolled, if there is one (C9.23).
fn next(ctx: &mut Ctx<'_>) {
    let Some(attack) = &mut ctx.state.attack else { return };
    if usize::from(attack.at) + 1 < attack.pools.len() {
        attack.at += 1;
        ctx.attack_step(AttackStep::Roll);
    } else {
        ctx.attack_step(AttackStep::Suppression { at: 0 });
    }
}

/// Each defender gains its suppression tokens, all together (C9.24); then the attack is done.
fn suppression(ctx: &mut Ctx<'_>, at: u8) {
    let Some(attack) = &ctx.state.attack else { return };
    if let Some(pool) = attack.pools.get(usize::from(at)) {
        let (defender, had_results, aimed) = (pool.defender, pool.had_results, attack.aim_spent > 0);
        let n = Sides::of(ctx.content, ctx.state, at)
            .map_or(0, |sides| sides.attacker.suppresses(had_results, aimed).min(u8::MAX.into()) as u8);
        ctx.attack_step(AttackStep::Suppression { at: at + 1 });
        ctx.suppress("C9.24", defender, n);
        return;
    }
    let Some(attack) = ctx.state.attack.take() else { return };
    let attacker = attack.attacker;
    ctx.tell("C9.24", AttackEvent::Done { attacker });
    ctx.turn_to(Frame::Aftermath(Aftermath {
        attacker,
        foe: attack.pools[0].defender,
        kind: attack.pools[0].kind,
        defenders: attack.pools.iter().map(|pool| pool.defender).collect(),
        dodged: attack.pools.iter().filter(|pool| pool.dodges > 0).map(|pool| pool.defender).collect(),
        defeated: attack.defeated,
        step: 0,
    }));
    // What was done inside the attack came before its end, and is answered first (C5.12). What is laid last comes first.
    let stirred: ArrayVec<UnitId, { crate::limits::MOST_UNITS }> = attack.stirred.iter().collect();
    stirred.into_iter().rev().for_each(|unit| ctx.stand_by_after(unit));
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: AttackStep,
    out: &mut Vec<Offer<Choice>>,
) {
    ask::offers(content, state, step, out);
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: AttackStep, _seat: Seat, choice: Choice) {
    ask::answer(ctx, step, choice);
}

pub(in crate::flow) fn prompt(content: &Content, state: &State, step: AttackStep, _viewer: Viewer) -> Prompt {
    ask::prompt(content, state, step)
}
