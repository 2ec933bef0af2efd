//! What attacks do on average, worked out once for each weapon, target and distance.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use sortie_alliance::attack::{Attack, Effect, read_keyword};
use sortie_alliance::content::Content;
use sortie_alliance::dice::{AttackDie, Pool};
use sortie_alliance::odds::AttackQuestion;
use sortie_alliance::surge::{Policy, SurgeList};
use sortie_alliance::world::FigureId;
use thread_local::ThreadLocal;

use super::sight::{Arms, NO_CARD, Sight};

/// From here on a shot is as good as hopeless.
pub(super) const FARTHEST: u16 = 12;

/// Who attacks (by a hero's cards or a group's), whom, whether that one is wounded, how far, Focused or not.
type Key = (bool, [u8; 3], Target, bool, u8, bool);

/// Who defends: a hero, a group, or an object of a mission, by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Hero(u8),
    Group(u8),
    Object(u8, u8),
}

/// By damage, the chance of at least so much. Each thread remembers for itself: they would wait for each other at a lock more
/// often than they find anything new.
#[derive(Debug, Default)]
pub(super) struct Harms(ThreadLocal<RefCell<BTreeMap<Key, Arc<[f32]>>>>);

impl Harms {
    /// The chances of an attack from so far away.
    pub(super) fn of(
        &self,
        sight: &Sight<'_>,
        attacker: FigureId,
        arms: &Arms,
        target: FigureId,
        distance: u16,
    ) -> Arc<[f32]> {
        let (by, its) = (sight.figure(attacker), sight.figure(target));
        let is_focused = by.conditions.contains(&sortie_alliance::attack::Condition::Focus);
        let whom = match (its.hero, its.object, &sight.view.mission) {
            (Some(hero), ..) => Target::Hero(sight.view.heroes[usize::from(hero)].hero),
            (None, Some(object), Some(mission)) => Target::Object(mission.mission, object),
            (None, ..) => Target::Group(sight.group(target).unwrap_or(0) as u8),
        };
        let distance = distance.min(FARTHEST) as u8;
        let key = (by.hero.is_some(), arms.cards, whom, its.wounded, distance, is_focused);
        let mut known = self.0.get_or_default().borrow_mut();
        known.entry(key).or_insert_with(|| chances(sight.content, key, arms).into()).clone()
    }
}

fn chances(content: &Content, key: Key, arms: &Arms) -> Vec<f32> {
    let (by_hero, cards, whom, is_wounded, distance, is_focused) = key;
    let mut attack = Attack::new(arms.strike.kind, Some(u16::from(distance)));
    let (mut dice, mut options) = (Vec::new(), Vec::new());
    if by_hero {
        if let Some(weapon) = &content.cards[usize::from(cards[0])].weapon {
            attack.modifiers = weapon.bonus;
            dice.clone_from(&weapon.dice);
            options.clone_from(&weapon.surges);
        }
        for &card in cards[1..].iter().filter(|&&card| card != NO_CARD) {
            if let Some(modification) = &content.cards[usize::from(card)].modification {
                attack.modifiers = attack.modifiers + modification.bonus;
                options.extend(modification.surges.iter().cloned());
            }
        }
    } else {
        let group = &content.groups[usize::from(cards[0])];
        attack.modifiers = group.attacking;
        attack.keywords = group
            .keywords
            .iter()
            .filter_map(|word| read_keyword(word).ok().flatten())
            .collect::<Vec<Effect>>();
        dice.clone_from(&group.dice);
        options.clone_from(&group.surges);
    }
    if is_focused {
        dice.push(AttackDie::Green);
    }
    let defence = match whom {
        Target::Hero(number) => &content.heroes[usize::from(number)].sheet(is_wounded).defence,
        Target::Group(number) => {
            let group = &content.groups[usize::from(number)];
            attack.modifiers = attack.modifiers + group.defending;
            &group.defence
        }
        Target::Object(mission, object) => {
            &content.missions[usize::from(mission)].object[usize::from(object)].defence
        }
    };
    let question = AttackQuestion {
        dice: Pool::new(dice).unwrap_or_default(),
        defence: Pool::new(defence.iter().copied()).unwrap_or_default(),
        attack,
        options: SurgeList::new(options).unwrap_or_default(),
        policy: if by_hero { Policy::Best } else { Policy::Priority },
        rerolls: Vec::new(),
    };
    let odds = question.odds(&content.dice);
    let most = odds.damage().iter().map(|(&damage, _)| damage).max().unwrap_or(0);
    (0..=most).map(|damage| odds.p_defeat(damage) as f32).collect()
}

/// Damage on average of what counts: no more than the health left.
pub(super) fn expected(chances: &[f32], health: u16) -> f32 {
    chances.iter().skip(1).take(usize::from(health)).sum()
}

/// The chance of enough damage.
pub(super) fn defeat(chances: &[f32], health: u16) -> f32 {
    chances.get(usize::from(health)).copied().unwrap_or(0.0)
}
