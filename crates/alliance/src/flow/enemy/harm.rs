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

    fn key(&self, attacker: FigureId, target: FigureId, distance: u16) -> Option<Key> {
        let (content, state) = (self.content, self.state);
        let group = state.groups[state.group_of(attacker)?].group;
        let arms = *arms_of(content, state, attacker).first()?;
        let trial = &mut *self.trial.borrow_mut();
        let trial = trial.get_or_insert_with(|| Trial::of(state));
        preview(content, trial, [attacker, target], (arms, Terms::default()), distance, |_, attack, value| {
            key_of(content, group, attack, &value)
        })
    }
}

impl Harms for GameHarms<'_> {
    fn harm(&self, attacker: FigureId, target: FigureId, distance: u16) -> Harm {
        let Some(key) = self.key(attacker, target, distance) else { return Harm::default() };
        let surges = &self.content.groups[usize::from(key.group)].surges;
        let health = self.state.body(target).remaining();
        self.content.memo.harm(key, surges, &self.content.dice, health)
    }

    fn at_stake(&self) -> Vec<Space> {
        objects::at_stake(self.content, self.state)
    }
}

/// An attack as it is weighed, and the harm it would do; none if there is none to make.
///
/// # Panics
/// If weighing leaves a trace in the copy in which the attack is tried.
pub(crate) fn weighed(
    content: &Content,
    state: &State,
    [attacker, target]: [FigureId; 2],
    distance: u16,
) -> Option<(Key, Harm)> {
    let harms = GameHarms::new(content, state);
    let key = harms.key(attacker, target, distance)?;
    let harm = harms.harm(attacker, target, distance);
    assert!(harms.trial.into_inner().is_none_or(|trial| *trial == *state), "nothing happened");
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
