//! An attack from its declaration to its consequences, in the order of A7. Attacks may lie inside attacks: what dies may burst.

mod after;
mod arms;
mod death;
mod declare;
mod defence;
pub(super) mod granted;
pub(super) mod guard;
mod harm;
mod moments;
mod open;
mod preview;
mod roll;
mod standing;
mod under;
pub(super) mod wounds;

use sortie_kernel::{Offer, Progress, Seat};

pub(in crate::flow) use death::kill;
pub(crate) use declare::declare;
pub(crate) use open::{Open, mounted, open};
pub(crate) use preview::{Preview, preview};
pub(crate) use standing::{Standing, standing};

use self::under::Under;
use super::{companion, turn};
use crate::apply::Ctx;
use crate::choice::{AttackMoment, Choice, Prompt};
use crate::content::{Content, Timing};
use crate::event::{Activity, AttackEvent, TurnEvent};
use crate::source::Source;
use crate::state::{AttackStep, Frame, State};
use crate::world::FigureId;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: AttackStep) -> Progress {
    let defence = step == AttackStep::DefenceRolled;
    if matches!(step, AttackStep::Rolled | AttackStep::DefenceRolled)
        && let Some(fallen) = ctx.take_roll()
    {
        match ctx.state.attack().and_then(|attack| attack.again) {
            Some(_) => roll::lies_again(ctx, &fallen, defence),
            None => defence::fallen(ctx, &fallen),
        }
    }
    // Beside the box the wounds of a mine may be counted already (198).
    if step == AttackStep::Harm && ctx.state.is_beside() {
        let under = Under::of(ctx.content, ctx.state, step);
        let asked = under.and_then(|under| under.target().filter(|_| to_confirm(&under).is_some()));
        if asked.is_some_and(|target| companion::mine_asks(ctx, target)) {
            return Progress::Continue;
        }
    }
    if is_asked(ctx.content, ctx.state, step) {
        return Progress::Ask;
    }
    match step {
        AttackStep::Declared => roll::fall(ctx),
        AttackStep::Roll => roll::fallen(ctx),
        AttackStep::Rolled => go(ctx, AttackStep::Spending),
        AttackStep::Spending => go(ctx, AttackStep::Counted),
        AttackStep::Counted => {
            let wide = Under::of(ctx.content, ctx.state, step).filter(roll::is_wide);
            if let Some(alien) = wide.and_then(|under| under.attack.attacker)
                && companion::catches(ctx, alien)
            {
                return Progress::Continue;
            }
            roll::count(ctx);
        }
        AttackStep::Next => defence::next(ctx),
        AttackStep::UnderAttack => go(ctx, AttackStep::Defence),
        AttackStep::Defence => defence::begin(ctx),
        AttackStep::DefenceRolled => go(ctx, AttackStep::Harm),
        AttackStep::Harm => harm::land(ctx),
        AttackStep::After => after::follow(ctx),
        AttackStep::Killed => {
            ctx.pop();
            ctx.tell("64", AttackEvent::Over);
        }
    }
    Progress::Continue
}

/// On to the next step: everybody may let it pass anew.
fn go(ctx: &mut Ctx<'_>, step: AttackStep) {
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.passed = 0;
    }
    ctx.turn_to(Frame::Attack(step));
}

/// What the attack does to whoever defends now is known already: the next one defends.
pub(in crate::flow) fn pass_over(ctx: &mut Ctx<'_>) {
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.at += 1;
    }
    go(ctx, AttackStep::Next);
}

/// Whether there is something to answer; a moment in which nothing can be done is not asked.
fn is_asked(content: &Content, state: &State, step: AttackStep) -> bool {
    let mut some = Vec::new();
    offers(content, state, step, &mut some);
    !some.is_empty()
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: AttackStep,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some(under) = Under::of(content, state, step) else { return };
    if step == AttackStep::Spending {
        let most = roll::can_spend(&under);
        let seat = state.seat_of(under.roller());
        let tokens = (0..=most).filter(|_| most > 0);
        out.extend(tokens.map(|tokens| Offer { seat, choice: Choice::Spend { tokens } }));
        return;
    }
    if step == AttackStep::Harm {
        let Some((wounds, most)) = to_confirm(&under) else { return };
        let seat = state.seat_of(under.target().unwrap_or(under.attack.target));
        let all = std::iter::once(wounds).chain((0..=most).filter(|&other| other != wounds));
        out.extend(all.map(|wounds| Offer { seat, choice: Choice::Suffer { wounds } }));
        return;
    }
    if step == AttackStep::Killed && under.attack.killed == 0 {
        return;
    }
    let uses = moments::uses(&under);
    let mut seats: Vec<Seat> = uses.iter().map(|offer| offer.seat).collect();
    seats.dedup();
    out.extend(uses);
    // Who attacks farther than the weapon reaches has to use what makes it reach.
    if !(step == AttackStep::Declared && under.is_too_far()) {
        let n = out.len();
        for seat in seats {
            if !out[n..].iter().any(|offer| offer.seat == seat) {
                out.push(Offer { seat, choice: Choice::Pass });
            }
        }
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: AttackStep, seat: Seat, choice: Choice) {
    match choice {
        Choice::Pass => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                attack.passed |= 1 << seat.0;
            }
        }
        Choice::Spend { tokens } => roll::spend(ctx, tokens),
        Choice::Reroll { source, die } => {
            pay(ctx, source);
            roll::take_up(ctx, source, die, step == AttackStep::DefenceRolled);
        }
        Choice::Use { source } => use_power(ctx, step, source),
        Choice::Suffer { wounds } => {
            if let Some(beside) = &mut ctx.state.beside {
                beside.suffered = Some(wounds);
            }
        }
        _ => {}
    }
}

/// A power is turned down, and an action spent on it if it is a standard one; passive ones and those that were paid for in this
/// attack cost nothing (111, 112).
fn pay(ctx: &mut Ctx<'_>, source: Source) {
    let is_paid = ctx.state.attack().is_some_and(|attack| attack.used.has(source));
    let timing = ctx.state.power(ctx.content, source).map(|power| power.timing);
    let Some(timing @ (Timing::Standard | Timing::Reaction)) = timing.filter(|_| !is_paid) else { return };
    ctx.tell("112", TurnEvent::PowerUsed { source, whom: None });
    if timing == Timing::Standard {
        ctx.tell("79", TurnEvent::Spent { agent: FigureId(source.owner), activity: Activity::Action });
    }
}

fn use_power(ctx: &mut Ctx<'_>, step: AttackStep, source: Source) {
    let content = ctx.content;
    let Some(power) = ctx.state.power(content, source) else { return };
    if step == AttackStep::Killed {
        if let Some(attack) = ctx.state.attacks.last_mut() {
            attack.used.note(source, 0);
        }
        turn::power::begin(ctx, source);
        return;
    }
    pay(ctx, source);
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.used.note(source, 0);
        match step {
            AttackStep::UnderAttack => {
                attack.cancelled = attack.cancelled.saturating_add(moments::cancels(power));
            }
            _ => moments::bonuses(power).for_each(|bonus| attack.bonus.add(bonus)),
        }
    }
    ctx.tell("98", AttackEvent::Changed { source });
}

/// Beside the box the wounds that the dice let through are confirmed by the people, who know what else is worn and used (66): so
/// many, and the most there can be. Where nothing gets through nobody is asked.
fn to_confirm(under: &Under<'_>) -> Option<(u8, u8)> {
    let beside = under.state.beside.as_ref().filter(|beside| beside.suffered.is_none())?;
    debug_assert!(beside.suffered.is_none());
    let wounds = under.harm(under.target()?).wounds;
    let small = |n: u16| u8::try_from(n).unwrap_or(u8::MAX);
    (wounds > 0).then(|| (small(wounds), small(under.attack.guard.hits)))
}

pub(in crate::flow) fn prompt(content: &Content, state: &State, step: AttackStep) -> Prompt {
    if step == AttackStep::Harm
        && let Some(under) = Under::of(content, state, step)
        && let (Some(figure), Some((wounds, _))) = (under.target(), to_confirm(&under))
    {
        return Prompt::Suffer { figure, wounds };
    }
    Prompt::Attack { moment: moment(step) }
}

/// The moment to which a step belongs.
fn moment(step: AttackStep) -> AttackMoment {
    match step {
        AttackStep::Declared | AttackStep::Roll => AttackMoment::Declared,
        AttackStep::Rolled => AttackMoment::Rolled,
        AttackStep::Spending | AttackStep::Counted => AttackMoment::Spending,
        AttackStep::Next | AttackStep::UnderAttack | AttackStep::Defence => AttackMoment::UnderAttack,
        AttackStep::DefenceRolled | AttackStep::Harm => AttackMoment::DefenceRolled,
        AttackStep::After | AttackStep::Killed => AttackMoment::Killed,
    }
}
