//! An attack as a sequence of frames (R5.1): declare, pools, roll, rerolls, count, surges, apply, what follows.

mod arms;
mod cleave;
mod declare;
pub(in crate::flow) mod decoyed;
pub(in crate::flow) mod hammer;
mod moot;
mod open;
mod preview;
mod question;
mod resolve;
pub(in crate::flow) mod striking;
mod surges;
mod target_space;

use sortie_kernel::{DiceSource, Offer, Progress, Seat};

pub(in crate::flow) use arms::{each_attack, may_strike};
pub(crate) use declare::Terms;
pub(crate) use moot::moot;
pub(crate) use open::open_attacks;
pub(crate) use preview::preview;
pub(crate) use question::question;
pub(crate) use resolve::attack_value;
pub(crate) use surges::{effects_of, option_at, options_left};
pub(in crate::flow) use target_space::target_space;

use super::offer;
use crate::ability::DicePool;
use crate::apply::Ctx;
use crate::attack::Sway;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::flow::ability::{Look, Now};
use crate::state::{AttackStep, Frame, State};
use crate::world::Side;
use cleave::{cleavable, cleaves};
use resolve::resolve;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: AttackStep) -> Progress {
    let Some(attack) = ctx.state.attacks.last() else {
        ctx.pop();
        return Progress::Continue;
    };
    let (attacker, target, passed) = (attack.attacker, attack.target, attack.passed);
    // Whoever is gone before the dice fall neither attacks nor is attacked (R14.1).
    let is_void = !ctx.state.body(attacker).is_present || !ctx.state.body(target).is_present;
    if is_void && matches!(step, AttackStep::Declared | AttackStep::Pool) {
        return go(ctx, AttackStep::End);
    }
    let moment = |ctx: &mut Ctx<'_>, now, next| match ctx.moment(now, passed) {
        Some(progress) => progress,
        None => go(ctx, next),
    };
    match step {
        AttackStep::Declared => moment(ctx, Now::Declared, AttackStep::Pool),
        AttackStep::Pool => {
            pool(ctx);
            go(ctx, AttackStep::Rolling)
        }
        AttackStep::Rolling => rolling(ctx),
        AttackStep::Rolled => moment(ctx, Now::Rolled, AttackStep::Counted),
        AttackStep::Counted => match ctx.moment(Now::Counted, passed) {
            Some(progress) => progress,
            None => {
                surges::tell_cancelled(ctx);
                go(ctx, AttackStep::Surging)
            }
        },
        AttackStep::Surging => surges::advance(ctx),
        AttackStep::Resolve => resolve(ctx),
        AttackStep::Cleave { next } => cleave::advance(ctx, next),
        AttackStep::Fought => moment(ctx, Now::Fought, AttackStep::End),
        AttackStep::End => {
            if let Some(group) = ctx.state.group_of(attacker) {
                ctx.note_first(group);
            }
            let decoyed = ctx.state.attacks.last().is_some_and(|attack| attack.is_decoyed);
            ctx.pop();
            if decoyed {
                decoyed::begin(ctx, target);
            }
            ctx.end_attack();
            Progress::Continue
        }
    }
}

/// The next step; everybody may use something again.
pub(in crate::flow) fn go(ctx: &mut Ctx<'_>, step: AttackStep) -> Progress {
    ctx.reopen_attack();
    ctx.set_top(Frame::Attack(step));
    Progress::Continue
}

/// Conditions change the pools: Focused adds a die, Hidden and Weakened change symbols.
pub(in crate::flow) fn pool(ctx: &mut Ctx<'_>) {
    let Some(attack) = ctx.state.attacks.last() else { return };
    let [attacker, target] = [attack.attacker, attack.target].map(|figure| ctx.state.body(figure).conditions);
    ctx.sway_pools(Sway::of(attacker, target));
}

fn rolling(ctx: &mut Ctx<'_>) -> Progress {
    let is_physical = ctx.state.table.dice == DiceSource::Physical;
    let Some(attack) = ctx.state.attacks.last() else { return Progress::Continue };
    let attacker = attack.attacker;
    let is_done = attack.attack_faces.len() == attack.attack.len()
        && attack.defence_faces.len() == attack.defence.len();
    if !is_done {
        if is_physical {
            return Progress::Ask;
        }
        let mut draw = ctx.next_roll(attacker);
        ctx.roll_attack(|| draw.below(6) as u8);
    }
    ctx.tell_attack_roll();
    go(ctx, AttackStep::Rolled)
}

/// The moment at which an attack is; none while dice fall and surges are spent.
fn now(step: AttackStep) -> Option<Now> {
    match step {
        AttackStep::Declared => Some(Now::Declared),
        AttackStep::Rolled => Some(Now::Rolled),
        AttackStep::Counted => Some(Now::Counted),
        AttackStep::Fought => Some(Now::Fought),
        AttackStep::Pool
        | AttackStep::Rolling
        | AttackStep::Surging
        | AttackStep::Resolve
        | AttackStep::Cleave { .. }
        | AttackStep::End => None,
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: AttackStep, seat: Seat, choice: &Choice) {
    match (step, choice) {
        (AttackStep::Rolling, Choice::Report { face }) => ctx.report_attack_die(*face),
        (AttackStep::Surging, Choice::Surge { option }) => surges::buy(ctx, *option),
        (AttackStep::Surging, Choice::Pass) => surges::stop(ctx),
        (AttackStep::Cleave { next }, Choice::Pick { figure }) => cleave::answer(ctx, next, *figure),
        (_, Choice::Use { source } | Choice::Let { source }) => {
            let now = now(step).unwrap_or_else(|| offer::not_offered(choice));
            let actor = now.actor(&ctx.state);
            ctx.use_ability(now, *source, actor);
        }
        (_, Choice::Pass) => ctx.pass_attack(seat),
        _ => offer::not_offered(choice),
    }
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: AttackStep,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(attack) = state.attacks.last() else { return };
    if let Some(now) = now(step) {
        return offer::moment(content, state, now, attack.passed, out);
    }
    match step {
        AttackStep::Rolling => {
            // Whoever holds the dice reports them: a Rebel attacks or defends (R28.2).
            let rebel =
                if state.body(attack.attacker).side == Side::Rebel { attack.attacker } else { attack.target };
            offer::report(state, rebel, out);
        }
        AttackStep::Surging => {
            let Some(seat) = state.seat_of(attack.attacker) else { return };
            let (_, options) = options_left(content, state, attack);
            out.extend(options.into_iter().map(|option| Offer { seat, choice: Choice::Surge { option } }));
            out.push(Offer { seat, choice: Choice::Pass });
        }
        AttackStep::Cleave { .. } => {
            let Some(seat) = state.seat_of(attack.attacker) else { return };
            let look = Look::new(content, state);
            for figure in cleavable(&look, attack) {
                out.push(Offer { seat, choice: Choice::Pick { figure } });
            }
        }
        // Moments, and what asks nobody.
        AttackStep::Declared
        | AttackStep::Rolled
        | AttackStep::Counted
        | AttackStep::Fought
        | AttackStep::Pool
        | AttackStep::Resolve
        | AttackStep::End => {}
    }
}

pub(in crate::flow) fn prompt(content: &Content, state: &State, step: AttackStep) -> Prompt {
    let Some(attack) = state.attacks.last() else { return Prompt::Nothing };
    match step {
        AttackStep::Surging => Prompt::Surges { left: options_left(content, state, attack).0 as u8 },
        AttackStep::Cleave { next } => {
            let mut sources = cleaves(content, state, attack).skip(usize::from(next));
            match sources.next() {
                Some((by, damage)) => Prompt::Cleave { damage, by, more: sources.count() as u8 },
                None => Prompt::Nothing,
            }
        }
        AttackStep::Rolling if attack.attack_faces.len() < attack.attack.len() => {
            Prompt::Report { pool: DicePool::Attack, die: attack.attack_faces.len() as u8, damage: None }
        }
        AttackStep::Rolling => {
            Prompt::Report { pool: DicePool::Defence, die: attack.defence_faces.len() as u8, damage: None }
        }
        AttackStep::Declared
        | AttackStep::Rolled
        | AttackStep::Counted
        | AttackStep::Fought
        | AttackStep::Pool
        | AttackStep::Resolve
        | AttackStep::End => now(step).map_or(Prompt::Nothing, |now| now.prompt(state)),
    }
}
