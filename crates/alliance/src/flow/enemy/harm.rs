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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::AttackDie;
    use crate::scenario::Scenario;

    const HERO: FigureId = FigureId(0);
    const FOE: FigureId = FigureId(2);

    fn key(scene: &Scenario, card: &str, distance: u16) -> (Key, Harm) {
        let content = Content::shipped();
        let mut state = scene.state(&content);
        let card = content.activations.iter().position(|activation| activation.id == card).expect("a card");
        state.acting = Some((FOE, card as u8));
        state.groups[0].card = Some(card as u8);
        let before = state.clone();
        let harms = GameHarms::new(&content, &state);
        let key = harms.key(FOE, HERO, distance).expect("an attack");
        let harm = harms.harm(FOE, HERO, distance);
        let trial = harms.trial.into_inner();
        assert!(trial.is_none_or(|trial| *trial == before), "nothing happened");
        (key, harm)
    }

    fn scene(foe: &str) -> Scenario {
        let map = Content::shipped().maps[0].id.clone();
        let scene = Scenario::on(&map).hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [1, 0]);
        scene.enemy(foe, &[[2, 1]])
    }

    /// Alliance R24.3, R25.5, R37.7, A14: dice and bonus of the card drawn, conditions, tokens.
    #[test]
    fn the_attack_weighed_is_the_attack_rolled() {
        use AttackDie::{Blue, Green, Red};
        let (weiss, _) = key(&scene("general_weiss"), "general_weiss_cluster", 3);
        assert_eq!(weiss.dice.as_slice(), [Green, Green, Red]);
        let (volley, plain) = key(&scene("stormtrooper"), "stormtrooper_volley", 3);
        assert_eq!(volley.dice.as_slice(), [Blue, Green, Green]);
        let focused = scene("stormtrooper").has(FOE.0, Condition::Focus).tokens(FOE.0, [1, 1, 0, 0]);
        let (focused, more) = key(&focused, "stormtrooper_volley", 3);
        assert_eq!(focused.dice.as_slice(), [Blue, Green, Green, Green]);
        assert_eq!(focused.modifiers, "dmg+1,sur+1".parse().expect("modifiers"));
        assert!(more.expected > plain.expected);
        let (hunt, _) = key(&scene("stormtrooper"), "stormtrooper_hunt", 3);
        assert_eq!(hunt.modifiers, "pierce+1".parse().expect("modifiers"));
        // Scattergun: adjacent targets only, counted from where the attack would be made.
        let hunter =
            |distance| key(&scene("trandoshan_hunter"), "stormtrooper_hunt", distance).0.modifiers.damage;
        assert_eq!((hunter(1), hunter(2)), (1, 0));
    }

    /// What makes no difference is no reason to count again.
    #[test]
    fn keys_are_reduced() {
        let card = "stormtrooper_advance";
        let (plain, _) = key(&scene("stormtrooper"), card, 3);
        let hurt = scene("stormtrooper").damage(FOE.0, 1).damage(HERO.0, 5).has(HERO.0, Condition::Bleed);
        assert_eq!(plain, key(&hurt, card, 3).0);
        assert_ne!(plain, key(&scene("stormtrooper"), card, 4).0);
        assert_ne!(plain, key(&scene("stormtrooper").has(HERO.0, Condition::Hide), card, 3).0);
    }
}
