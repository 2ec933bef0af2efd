//! An attack as a question for the odds.

use super::declare::Terms;
use super::preview::preview;
use super::surges::option_at;
use crate::apply::Trial;
use crate::attack::{Attack, Context};
use crate::dice::Pool;
use crate::flow::ability::Look;
use crate::odds::AttackQuestion;
use crate::powers::Arms;
use crate::surge::{Policy, SurgeList, SurgeOption};
use crate::world::FigureId;

/// The attack as a question for the odds: declared on a copy of the state, so that it is the same attack.
pub(crate) fn question(
    look: &Look<'_>,
    attacker: FigureId,
    arms: Arms,
    target: FigureId,
    terms: Terms<'_>,
) -> Option<(AttackQuestion, u8)> {
    let distance = look.world.distance(attacker, target).unwrap_or(0);
    let mut copy = Trial::of(look.state);
    let whom = [attacker, target];
    preview(look.content, &mut copy, whom, (arms, terms), distance, |state, attack, value| {
        let options = (0..attack.options.len())
            .filter_map(|place| option_at(look.content, state, attack, place).cloned());
        let times = if attack.is_overloaded { 2 } else { 1 };
        let options: Vec<SurgeOption> =
            options.flat_map(|option| std::iter::repeat_n(option, times)).collect();
        let context = Context { target_remaining: None, ..value.context };
        let question = AttackQuestion {
            dice: Pool::new(attack.attack.iter().copied()).ok()?,
            defence: Pool::new(attack.defence.iter().copied()).ok()?,
            attack: Attack { context, ..value },
            options: SurgeList::new(options).ok()?,
            policy: Policy::Best,
            rerolls: Vec::new(),
        };
        Some((question, attack.distance))
    })?
}
