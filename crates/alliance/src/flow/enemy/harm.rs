//! What an enemy's attack would do, for the Imperial rule (R25.5): exact odds of the attack it would roll.

use std::cell::RefCell;

use sortie_boards::square::Space;

use crate::apply::Trial;
use crate::attack::{Attack, AttackKind, Condition, Conditions, Effect};
use crate::content::Content;
use crate::enemy::{Harm, Harms, Key};
use crate::flow::attack::{Terms, preview};
use crate::flow::script::objects;
use crate::powers::arms_of;
use crate::state::{AttackState, State};
use crate::world::FigureId;

/// The odds of attacks in a state.
pub(crate) struct GameHarms<'a> {
    content: &'a Content,
    state: &'a State,
    /// A copy to try attacks in, made when the first is asked about: mostly nobody asks.
    trial: RefCell<Option<Trial>>,
}

impl<'a> GameHarms<'a> {
    pub(crate) fn new(content: &'a Content, state: &'a State) -> Self {
        Self { content, state, trial: RefCell::default() }
    }

    fn in_trial<T>(&self, question: impl FnOnce(&mut Trial) -> T) -> T {
        question(self.trial.borrow_mut().get_or_insert_with(|| Trial::of(self.state)))
    }
}

impl Harms for GameHarms<'_> {
    fn harm(&self, attacker: FigureId, target: FigureId, distance: u16) -> Harm {
        self.in_trial(|trial| harm_in(self.content, trial, [attacker, target], distance))
    }

    fn at_stake(&self) -> Vec<Space> {
        objects::at_stake(self.content, self.state)
    }
}

/// What an attack would do in a copy of the state, which is as before when this ends.
pub(super) fn harm_in(content: &Content, trial: &mut Trial, whom: [FigureId; 2], distance: u16) -> Harm {
    let Some(key) = key(content, trial, whom, distance) else { return Harm::default() };
    let surges = &content.groups[usize::from(key.group)].surges;
    content.memo.harm(key, surges, &content.dice, trial.body(whom[1]).remaining())
}

fn key(content: &Content, trial: &mut Trial, whom: [FigureId; 2], distance: u16) -> Option<Key> {
    let group = trial.groups[trial.group_of(whom[0])?].group;
    let arms = *arms_of(content, trial, whom[0]).first()?;
    preview(content, trial, whom, (arms, Terms::default()), distance, |_, attack, value| {
        key_of(content, group, attack, &value)
    })
}

/// An attack as it is weighed, and the harm it would do; none if there is none to make.
///
/// # Panics
/// If weighing leaves a trace in the copy in which the attack is tried.
pub(crate) fn weighed(
    content: &Content,
    state: &State,
    whom: [FigureId; 2],
    distance: u16,
) -> Option<(Key, Harm)> {
    let mut trial = Trial::of(state);
    let key = key(content, &mut trial, whom, distance)?;
    let harm = harm_in(content, &mut trial, whom, distance);
    assert!(*trial == *state, "nothing happened");
    Some((key, harm))
}

/// Reduced to what makes a difference, so that as many attacks as possible are one.
fn key_of(content: &Content, group: u8, attack: &AttackState, value: &Attack) -> Key {
    let surges = content.groups[usize::from(group)].surges.iter().flat_map(|option| &option.effects);
    let (mut inflicted, mut recovered) = (Conditions::default(), 0u16);
    for effect in surges.chain(&value.keywords) {
        match effect {
            Effect::Inflict(condition) => inflicted = inflicted.with(*condition),
            Effect::RecoverDamage(n) => recovered += u16::from(*n),
            Effect::Damage(_)
            | Effect::Accuracy(_)
            | Effect::Pierce(_)
            | Effect::Blast(_)
            | Effect::Cleave(_)
            | Effect::RecoverStrain(_) => {}
        }
    }
    let context = &value.context;
    let is_there = |condition: Condition| {
        let of_target = condition.is_harmful();
        if of_target { context.target_conditions } else { context.attacker_conditions }.has(condition)
    };
    let mut key = Key {
        group,
        dice: attack.attack.clone(),
        defence: attack.defence.clone(),
        modifiers: value.modifiers,
        keywords: attack.keywords.clone(),
        evades_block: value.evades_block,
        distance: (value.kind == AttackKind::Ranged).then_some(attack.distance),
        conditions: inflicted.filter(is_there),
        recovers: context.attacker_damage.min(recovered),
        has_blast: context.blast_others > 0,
        has_cleave: context.cleave_others > 0,
    };
    key.dice.sort_unstable();
    key.defence.sort_unstable();
    key.keywords.sort_unstable();
    key
}
