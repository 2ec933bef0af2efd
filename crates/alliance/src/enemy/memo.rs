//! The odds of attacks that were weighed before (R25.5).
//!
//! The same few attacks are weighed again and again, so their odds are worked out once a content and kept. What is
//! kept follows from the content alone: it changes no result, only the time it takes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use arrayvec::ArrayVec;

use super::law::Harm;
use crate::attack::most::{MOST_ATTACK_DICE, MOST_DEFENCE_DICE, MOST_KEYWORDS};
use crate::attack::{Attack, AttackKind, Conditions, Context, Effect, Modifiers};
use crate::dice::{AttackDie, DefenceDie, Dice, Pool};
use crate::odds::AttackQuestion;
use crate::surge::{Policy, SurgeList, SurgeOption};

/// An attack, as far as it decides how much damage it does. The health of the target is not in it: damage beyond it is
/// cut off afterwards, and what surges buy once the target is beaten changes no damage.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// Whose surges are spent by its list.
    pub group: u8,
    /// What the attacker rolls.
    pub dice: ArrayVec<AttackDie, MOST_ATTACK_DICE>,
    /// What the target rolls.
    pub defence: ArrayVec<DefenceDie, MOST_DEFENCE_DICE>,
    /// What is added to the dice.
    pub modifiers: Modifiers,
    /// What the attack does without a surge.
    pub keywords: ArrayVec<Effect, MOST_KEYWORDS>,
    /// Whether each evade blocks as well.
    pub evades_block: bool,
    /// None in melee.
    pub distance: Option<u8>,
    /// What is there already of the conditions that surges could inflict.
    pub conditions: Conditions,
    /// How much damage the attacker could recover.
    pub recovers: u16,
    /// Whether somebody stands where a blast reaches.
    pub has_blast: bool,
    /// Whether somebody could be cleaved.
    pub has_cleave: bool,
}

/// Odds worked out so far: the harm to a target by the health it has left.
#[derive(Debug, Default)]
pub(crate) struct Memo(Mutex<BTreeMap<Key, Arc<[Harm]>>>);

impl Memo {
    /// What an attack does to a target with so much health left, surges spent by this list.
    pub(crate) fn harm(&self, key: Key, surges: &[SurgeOption], dice: &Dice, health: u16) -> Harm {
        let known = self.0.lock().expect("nobody panics while holding it").get(&key).cloned();
        let harms = known.unwrap_or_else(|| {
            let harms: Arc<[Harm]> = key.harms(surges, dice).into();
            self.0.lock().expect("nobody panics while holding it").insert(key, harms.clone());
            harms
        });
        harms[usize::from(health).min(harms.len() - 1)]
    }
}

impl Key {
    /// The harm to a target with no health left, with 1, 2, …; the last holds for all with more than it can lose.
    fn harms(&self, surges: &[SurgeOption], dice: &Dice) -> Vec<Harm> {
        let kind = if self.distance.is_some() { AttackKind::Ranged } else { AttackKind::Melee };
        let attack = Attack {
            modifiers: self.modifiers,
            keywords: self.keywords.to_vec(),
            evades_block: self.evades_block,
            context: Context {
                attacker_damage: self.recovers,
                blast_others: u16::from(self.has_blast),
                cleave_others: u16::from(self.has_cleave),
                target_conditions: self.conditions,
                attacker_conditions: self.conditions,
                ..Context::default()
            },
            ..Attack::new(kind, Some(self.distance.map_or(1, u16::from)))
        };
        let question = AttackQuestion {
            dice: Pool::new(self.dice.iter().copied()).unwrap_or_default(),
            defence: Pool::new(self.defence.iter().copied()).unwrap_or_default(),
            attack,
            options: SurgeList::new(surges.to_vec()).unwrap_or_default(),
            policy: Policy::Priority,
            rerolls: Vec::new(),
        };
        let damage = question.odds(dice).damage();
        let most = damage.iter().map(|(&damage, _)| damage).max().unwrap_or(0);
        (0..=most + 1).map(|health| Harm::of(&damage, health)).collect()
    }
}
