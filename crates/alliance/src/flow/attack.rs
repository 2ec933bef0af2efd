//! An attack as a sequence of frames (R5.1): declare, pools, roll, rerolls, count, surges, apply, what follows.

use arrayvec::ArrayVec;
use sortie_kernel::{DiceSource, Progress, Seat};

use super::cleave::{self, cleavable};
use super::moment::Look;
use super::now::Now;
use super::surges;
use super::target_space::target_space;
use crate::ability::DicePool;
use crate::apply::Ctx;
use crate::attack::{Attack, Condition, Context, Effect, Sway, Tally};
use crate::choice::Choice;
use crate::content::Content;
use crate::dice::{Die, Roll};
use crate::event::Event;
use crate::state::{AttackState, AttackStep, Frame, MOST_FIGURES, State};
use crate::world::FigureId;

pub(super) fn advance(ctx: &mut Ctx<'_>, step: AttackStep) -> Progress {
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
        AttackStep::Counted => moment(ctx, Now::Counted, AttackStep::Surging),
        AttackStep::Surging => surges::advance(ctx),
        AttackStep::Resolve => resolve(ctx),
        AttackStep::Cleave { next } => cleave::advance(ctx, next),
        AttackStep::Fought => moment(ctx, Now::Fought, AttackStep::End),
        AttackStep::End => {
            if let Some(group) = ctx.state.group_of(attacker) {
                ctx.state.groups[group].is_first_used = true;
            }
            let decoyed = ctx.state.attacks.last().is_some_and(|attack| attack.is_decoyed);
            ctx.pop();
            if decoyed {
                super::special::after_decoy(ctx, target);
            }
            ctx.state.attacks.pop();
            ctx.tell("R5.1", |_| Event::AttackEnded);
            Progress::Continue
        }
    }
}

/// The next step; everybody may use something again.
pub(super) fn go(ctx: &mut Ctx<'_>, step: AttackStep) -> Progress {
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.passed = 0;
    }
    ctx.set_top(Frame::Attack(step));
    Progress::Continue
}

/// Conditions change the pools: Focused adds a die, Hidden and Weakened change symbols.
pub(super) fn pool(ctx: &mut Ctx<'_>) {
    let state = &mut *ctx.state;
    let Some(attack) = state.attacks.last_mut() else { return };
    let [attacker, target] = [attack.attacker, attack.target].map(|id| state.bodies[id.index()].conditions);
    let sway = Sway::of(attacker, target);
    (attack.is_focused, attack.is_hidden) = (sway.is_focused, sway.is_hidden);
    if attack.is_focused {
        _ = attack.attack.try_push(attack.focus_die);
    }
    attack.modifiers = attack.modifiers + sway.modifiers;
    if attack.ignores_defence {
        attack.defence.clear();
    }
    let (die, is_focused) = (attack.focus_die, attack.is_focused);
    if is_focused {
        ctx.tell("R12.1", |_| Event::DieAdded { pool: DicePool::Attack, attack: Some(die), defence: None });
    }
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
        let Some(attack) = ctx.state.attacks.last_mut() else { return Progress::Continue };
        for _ in 0..attack.attack.len() {
            attack.attack_faces.push(draw.below(6) as u8);
        }
        for _ in 0..attack.defence.len() {
            attack.defence_faces.push(draw.below(6) as u8);
        }
    }
    ctx.tell("R5.1", |state| {
        let attack = state.attacks.last().expect("an attack is under way");
        Event::AttackRolled {
            attack: attack.attack.iter().copied().zip(attack.attack_faces.iter().copied()).collect(),
            defence: attack.defence.iter().copied().zip(attack.defence_faces.iter().copied()).collect(),
        }
    });
    go(ctx, AttackStep::Rolled)
}

impl AttackState {
    /// What the dice show.
    pub(crate) fn roll(&self, content: &Content) -> Roll {
        let attack = self.attack.iter().zip(&self.attack_faces);
        let defence = self.defence.iter().zip(&self.defence_faces);
        let mut roll = Roll {
            attack: attack.map(|(die, &face)| die.faces(&content.dice)[usize::from(face)]).sum(),
            defence: defence.map(|(die, &face)| die.faces(&content.dice)[usize::from(face)]).sum(),
        };
        roll.defence.dodge |= self.is_missed;
        roll
    }
}

/// The attack as the arithmetic of [`crate::attack`] sees it.
pub(crate) fn attack_value(content: &Content, state: &State, attack: &AttackState) -> Attack {
    let (attacker, target) = (state.body(attack.attacker), state.body(attack.target));
    let count = |others: usize| others as u16;
    let needs_others = |effect: &Effect| matches!(effect, Effect::Blast(_) | Effect::Cleave(_));
    let has_others = attack.keywords.iter().any(needs_others)
        || (0..attack.options.len())
            .any(|n| surges::effects_of(content, state, attack, n).iter().any(needs_others));
    let (blast_others, cleave_others) = if has_others {
        let look = Look::new(content, state);
        (count(blasted(&look, attack).count()), count(cleavable(&look, attack).len()))
    } else {
        (0, 0)
    };
    Attack {
        kind: attack.kind,
        distance: Some(u16::from(attack.distance)),
        modifiers: attack.modifiers,
        keywords: attack.keywords.to_vec(),
        // Once the dice have fallen it is a modifier.
        evades_block: false,
        context: Context {
            target_remaining: Some(target.remaining()),
            target_leaves: target.leaves_when_defeated(),
            attacker_damage: attacker.damage,
            attacker_strain: attacker.strain,
            blast_others,
            cleave_others,
            target_conditions: target.conditions,
            attacker_conditions: attacker.conditions.after_attack(attack.is_focused, attack.is_hidden),
        },
    }
}

/// Everybody else next to the targeted space whom Blast hurts: figures friendly to the attacker suffer nothing (R37.5).
fn blasted<'a>(look: &'a Look<'_>, attack: &AttackState) -> impl Iterator<Item = FigureId> + 'a {
    let (attacker, target) = (look.state.body(attack.attacker).side, attack.target);
    let there = target_space(look, attack);
    look.world.figures().filter(move |&figure| {
        let body = look.state.body(figure);
        figure != target && attacker.is_hostile_to(body.side) && look.world.board.are_adjacent(there, body.at)
    })
}

/// Hit, damage, conditions, Blast; Cleave and what follows come after.
fn resolve(ctx: &mut Ctx<'_>) -> Progress {
    let Some(attack) = ctx.state.attacks.last().cloned() else { return Progress::Continue };
    let value = attack_value(ctx.content, ctx.state, &attack);
    let mut tally = Tally::of(&value, attack.roll(ctx.content));
    for &n in &attack.bought {
        for &effect in surges::effects_of(ctx.content, ctx.state, &attack, usize::from(n)) {
            tally.apply(effect);
        }
    }
    let outcome = tally.outcome();
    let (attacker, target) = (attack.attacker, attack.target);
    ctx.set_top(Frame::Attack(AttackStep::Cleave { next: 0 }));
    if outcome.hit {
        let (damage, blocked) = (tally.damage(), tally.strength().min(tally.blocks()));
        ctx.tell("R5.2", |_| Event::Hit { damage, blocked });
    } else {
        let (dodged, missing_accuracy) = (tally.is_dodged(), tally.missing_accuracy());
        let rule = if dodged { "R5.5" } else { "R5.11" };
        ctx.tell(rule, |_| Event::Missed { dodged, missing_accuracy });
    }
    if attack.is_focused {
        ctx.lose("R12.1", attacker, Condition::Focus);
    }
    if attack.is_hidden {
        ctx.lose("R12.1", attacker, Condition::Hide);
    }
    ctx.recover("R6.13", attacker, outcome.recovered_damage, outcome.recovered_strain);
    let hurt: ArrayVec<FigureId, MOST_FIGURES> =
        if outcome.blast > 0 { blasted(&ctx.look(), &attack).collect() } else { ArrayVec::new() };
    if let Some(attack) = ctx.state.attacks.last_mut() {
        attack.suffered = outcome.suffered as u8;
        if outcome.suffered > 0 {
            attack.hurt |= 1 << target.0;
        }
        hurt.iter().for_each(|figure| attack.hurt |= 1 << figure.0);
    }
    ctx.suffer("R5.2", target, outcome.suffered);
    for condition in outcome.conditions.iter() {
        let whom = if condition.is_harmful() { target } else { attacker };
        ctx.gain("R12.5", whom, condition);
    }
    if !hurt.is_empty() && !ctx.state.is_over() {
        ctx.tell("R37.5", |_| Event::Blasted { damage: outcome.blast });
        for figure in hurt {
            ctx.suffer("R37.5", figure, outcome.blast);
        }
    }
    Progress::Continue
}

pub(super) fn answer(ctx: &mut Ctx<'_>, step: AttackStep, seat: Seat, choice: &Choice) {
    let now = match step {
        AttackStep::Declared => Now::Declared,
        AttackStep::Rolled => Now::Rolled,
        AttackStep::Counted => Now::Counted,
        _ => Now::Fought,
    };
    match (step, choice) {
        (AttackStep::Rolling, Choice::Report { face }) => {
            let Some(attack) = ctx.state.attacks.last_mut() else { return };
            if attack.attack_faces.len() < attack.attack.len() {
                attack.attack_faces.push(*face);
            } else {
                attack.defence_faces.push(*face);
            }
        }
        (AttackStep::Surging, Choice::Surge { option }) => surges::buy(ctx, *option),
        (AttackStep::Surging, _) => surges::stop(ctx),
        (AttackStep::Cleave { next }, Choice::Pick { figure }) => cleave::answer(ctx, next, *figure),
        (_, Choice::Use { source }) => {
            let actor = now.actor(ctx.state);
            ctx.use_ability(now, *source, actor);
        }
        (_, Choice::Pass) => {
            if let Some(attack) = ctx.state.attacks.last_mut() {
                attack.passed |= 1 << seat.0;
            }
        }
        _ => {}
    }
}
