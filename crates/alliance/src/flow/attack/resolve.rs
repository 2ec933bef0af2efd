//! What an attack comes to: the attack as arithmetic, then hit, damage, conditions and Blast (R5.2, R5.5, R37.5).

use arrayvec::ArrayVec;
use sortie_kernel::Progress;

use super::cleave::cleavable;
use super::surges::effects_of;
use super::target_space::target_space;
use crate::apply::Ctx;
use crate::attack::{Attack, Condition, Context, Effect, Tally};
use crate::content::Content;
use crate::dice::{Die, Roll};
use crate::event::Event;
use crate::flow::ability::Look;
use crate::state::{AttackState, AttackStep, Frame, MOST_FIGURES, State};
use crate::world::{FigureId, Side};

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
    let needs_others = |effect: &Effect| effect.hurts_others();
    let has_others = attack.keywords.iter().any(needs_others)
        || (0..attack.options.len()).any(|n| effects_of(content, state, attack, n).iter().any(needs_others));
    let (blast_others, cleave_others) =
        if has_others { n_others(&Look::new(content, state), attack) } else { (0, 0) };
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

/// How many others Blast would hurt, and how many Cleave could.
pub(super) fn n_others(look: &Look<'_>, attack: &AttackState) -> (u16, u16) {
    // Who may not attack an object does not mean to hurt one either.
    let side = |figure: FigureId| look.state.body(figure).side;
    let is_meant = |&other: &FigureId| side(attack.attacker).may_attack(side(other));
    (blasted(look, attack).filter(is_meant).count() as u16, cleavable(look, attack).len() as u16)
}

/// Everybody else next to the targeted space whom Blast hurts: figures friendly to the attacker suffer nothing (R37.5), and
/// objects are nobody's friends (S14).
fn blasted<'a>(look: &'a Look<'_>, attack: &AttackState) -> impl Iterator<Item = FigureId> + 'a {
    let (attacker, target) = (look.state.body(attack.attacker).side, attack.target);
    let there = target_space(look, attack);
    look.world.figures().filter(move |&figure| {
        let body = look.state.body(figure);
        let is_hurt = attacker.is_hostile_to(body.side) || body.side == Side::Object;
        figure != target && is_hurt && look.world.board.are_adjacent(there, body.at)
    })
}

/// Hit, damage, conditions, Blast; Cleave and what follows come after.
pub(super) fn resolve(ctx: &mut Ctx<'_>) -> Progress {
    let Some(attack) = ctx.state.attacks.last().cloned() else { return Progress::Continue };
    let value = attack_value(ctx.content, &ctx.state, &attack);
    let mut tally = Tally::of(&value, attack.roll(ctx.content));
    for &n in &attack.bought {
        for &effect in effects_of(ctx.content, &ctx.state, &attack, usize::from(n)) {
            tally.apply(effect);
        }
    }
    let impact = tally.impact();
    let (attacker, target) = (attack.attacker, attack.target);
    ctx.set_top(Frame::Attack(AttackStep::Cleave { next: 0 }));
    if impact.hit {
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
    ctx.recover("R6.13", attacker, impact.recovered_damage, impact.recovered_strain);
    let hurt: ArrayVec<FigureId, MOST_FIGURES> =
        if impact.blast > 0 { blasted(&ctx.look(), &attack).collect() } else { ArrayVec::new() };
    let hit = (impact.suffered > 0).then_some(target);
    ctx.note_damage(impact.suffered as u8, hit.into_iter().chain(hurt.iter().copied()));
    ctx.suffer("R5.2", target, impact.suffered);
    for condition in impact.conditions.iter() {
        let whom = if condition.is_harmful() { target } else { attacker };
        ctx.gain("R12.5", whom, condition);
    }
    if !hurt.is_empty() && !ctx.state.is_over() {
        ctx.tell("R37.5", |_| Event::Blasted { damage: impact.blast });
        for figure in hurt {
            ctx.suffer("R37.5", figure, impact.blast);
        }
    }
    Progress::Continue
}
