//! What an enemy's attack would do, for the Imperial rule (R25.5): exact odds, remembered.
//!
//! The same few attacks are weighed again and again, so their odds are worked out once a content and kept. What is
//! kept follows from the content alone: it changes no result, only the time it takes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use crate::attack::{Attack, Effect, read_keyword};
use crate::content::Content;
use crate::dice::Pool;
use crate::enemy::{Harm, Harms};
use crate::odds::AttackQuestion;
use crate::state::{Part, State};
use crate::surge::{Policy, SurgeList};
use crate::world::FigureId;

/// Who attacks whom from how far, as far as it decides the odds: group, target, distance.
type Key = (u8, (bool, u8, bool), u8);

/// Odds worked out so far: by damage, the chance of at least so much, in millionths.
#[derive(Debug, Default)]
pub(crate) struct Memo(Mutex<BTreeMap<Key, Arc<[u64]>>>);

/// The odds of attacks in a state.
pub(crate) struct GameHarms<'a> {
    pub(crate) content: &'a Content,
    pub(crate) state: &'a State,
}

impl Harms for GameHarms<'_> {
    fn harm(&self, attacker: FigureId, target: FigureId, distance: u16) -> Harm {
        let Some(group) = self.state.group_of(attacker) else { return Harm::default() };
        let group = self.state.groups[group].group;
        let victim = match self.state.cast[target.index()].part {
            Part::Hero(hero) => {
                (true, self.state.heroes[usize::from(hero)].hero, self.state.body(target).is_wounded)
            }
            Part::Group { group, .. } => (false, self.state.groups[usize::from(group)].group, false),
        };
        let key = (group, victim, u8::try_from(distance).unwrap_or(u8::MAX));
        let known = self.content.memo.0.lock().expect("nobody panics while holding it").get(&key).cloned();
        let chances = known.unwrap_or_else(|| {
            let chances: Arc<[u64]> = chances(self.content, key).into();
            self.content.memo.0.lock().expect("nobody panics while holding it").insert(key, chances.clone());
            chances
        });
        let health = usize::from(self.state.body(target).remaining());
        // Damage beyond the health left is lost (R6.14).
        let expected = chances.iter().skip(1).take(health).sum();
        Harm { expected, defeat: chances.get(health).copied().unwrap_or(0) }
    }
}

fn chances(content: &Content, (group, (is_hero, victim, is_wounded), distance): Key) -> Vec<u64> {
    let printed = &content.groups[usize::from(group)];
    let defence = if is_hero {
        &content.heroes[usize::from(victim)].sheet(is_wounded).defence
    } else {
        &content.groups[usize::from(victim)].defence
    };
    let mut attack = Attack::new(printed.attack, Some(u16::from(distance)));
    attack.modifiers = printed.attacking;
    attack.keywords =
        printed.keywords.iter().filter_map(|word| read_keyword(word).ok().flatten()).collect::<Vec<Effect>>();
    let question = AttackQuestion {
        dice: Pool::new(printed.dice.iter().copied()).unwrap_or_default(),
        defence: Pool::new(defence.iter().copied()).unwrap_or_default(),
        attack,
        options: SurgeList::new(printed.surges.clone()).unwrap_or_default(),
        policy: Policy::Priority,
        rerolls: Vec::new(),
    };
    let odds = question.odds(&content.dice);
    let damage = odds.damage();
    let most = damage.iter().map(|(n, _)| *n).max().unwrap_or(0);
    let total = damage.total();
    let at_least =
        |n: u16| damage.iter().filter(|(damage, _)| **damage >= n).map(|(_, ways)| ways).sum::<u128>();
    (0..=most).map(|n| (at_least(n) * 1_000_000 / total) as u64).collect()
}
