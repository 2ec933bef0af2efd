//! Declaring an attack: dice, keywords, surge options and what is always added (R5.1, R5.7, R28.1).

use arrayvec::ArrayVec;

use crate::ability::AttackDeed;
use crate::apply::Ctx;
use crate::attack::most::MOST_DEFENCE_DICE;
use crate::attack::{Effect, Modifiers, read_keyword};
use crate::content::Content;
use crate::dice::AttackDie;
use crate::event::Event;
use crate::flow::ability::Now;
use crate::flow::script::objects;
use crate::powers::Arms;
use crate::state::{AttackState, AttackStep, CardState, Frame, OptionRef, Source, State};
use crate::world::FigureId;

/// What an ability changes about an attack it grants.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Terms<'a> {
    /// The ability and which of its deeds.
    pub(crate) by: Option<(Source, u8)>,
    pub(crate) deed: Option<&'a AttackDeed>,
    pub(crate) ignores_defence: bool,
}

impl Ctx<'_> {
    /// Declares an attack. The frame of it runs next.
    pub(crate) fn declare(&mut self, attacker: FigureId, target: FigureId, arms: Arms, terms: Terms<'_>) {
        let distance = self.state.world(self.content).distance(attacker, target).unwrap_or(0);
        let attack = declared(self.content, &self.state, [attacker, target], arms, terms, distance);
        // There is room: no attack is offered inside the last that fits (`arms::each_attack`), and enemies attack
        // outside of others only.
        let always = attack.modifiers;
        self.begin_attack(attack);
        self.push(Frame::Attack(AttackStep::Declared));
        let weapon = arms.slot;
        self.tell("R5.1", |_| Event::AttackDeclared { attacker, target, weapon, distance: distance as u8 });
        self.tell_modified("R5.1", always);
        self.spend_all_tokens(attacker, target);
    }

    /// Declares an attack by an ability that is used before declaring (Trick Shot, Target Acquired), or without one.
    pub(crate) fn declare_by(
        &mut self,
        attacker: FigureId,
        target: FigureId,
        arms: Arms,
        terms: Terms<'_>,
        by: Option<Source>,
    ) {
        self.declare(attacker, target, arms, terms);
        if let Some(source) = by {
            self.use_ability(Now::Declared, source, attacker);
        }
    }

    /// An Imperial spends all its attack tokens when it declares an attack, and all its defence tokens when it is the
    /// target (R37.7, A23).
    fn spend_all_tokens(&mut self, attacker: FigureId, target: FigureId) {
        self.add_modifiers(of_tokens(&self.state, attacker, target));
        self.spend_tokens(attacker, 0..2);
        self.spend_tokens(target, 2..4);
    }
}

/// What the power tokens of the two add to an attack (R37.7).
pub(in crate::flow) fn of_tokens(state: &State, attacker: FigureId, target: FigureId) -> Modifiers {
    let [damage, surges, ..] = state.cast[attacker.index()].tokens.map(|n| n as i8);
    let [.., blocks, evades] = state.cast[target.index()].tokens.map(|n| n as i8);
    Modifiers { damage, surges, blocks, evades, ..Modifiers::default() }
}

/// An attack as it is declared: dice, keywords, options, and what is always added on both sides.
pub(in crate::flow) fn declared(
    content: &Content,
    state: &State,
    [attacker, target]: [FigureId; 2],
    arms: Arms,
    terms: Terms<'_>,
    distance: u16,
) -> AttackState {
    let mut attack = AttackState {
        attacker,
        target,
        weapon: arms.slot,
        kind: arms.strike.kind,
        reach: arms.strike.reach,
        distance: u8::try_from(distance).unwrap_or(u8::MAX),
        attack: ArrayVec::new(),
        defence: defence_of(content, state, target),
        attack_faces: ArrayVec::new(),
        defence_faces: ArrayVec::new(),
        rerolled: 0,
        modifiers: Modifiers::default(),
        keywords: ArrayVec::new(),
        options: ArrayVec::new(),
        bought: ArrayVec::new(),
        used: ArrayVec::new(),
        focus_die: AttackDie::Green,
        is_focused: false,
        is_hidden: false,
        is_missed: false,
        ignores_defence: terms.ignores_defence,
        passed: 0,
        suffered: 0,
        is_defeated: false,
        hurt: 0,
        is_overloaded: state.passives(content, attacker).iter().any(|passive| passive.overload),
        is_decoyed: false,
        waiting: 0,
    };
    arm(content, state, &mut attack, terms);
    attack.modifiers = attack.modifiers + defending(content, state, target);
    // The ability that grants the attack counts as used in it: others build on it.
    attack.used.extend(terms.by.map(|(source, _)| source));
    attack
}

/// Dice, keywords and surge options of the attacker. What is printed fits: `attack::most`.
pub(in crate::flow) fn arm(content: &Content, state: &State, attack: &mut AttackState, terms: Terms<'_>) {
    let figure = attack.attacker;
    let deed = terms.deed.filter(|deed| !deed.dice.is_empty());
    if let Some(deed) = deed {
        attack.attack.extend(deed.dice.iter().copied());
    } else if let Some(held) = state.held(figure, attack.weapon) {
        let number = held.card;
        if let Some(weapon) = &content.cards[usize::from(number)].weapon {
            attack.attack.extend(weapon.dice.iter().copied());
            attack.modifiers = attack.modifiers + weapon.bonus;
            attack.options.extend((0..weapon.surges.len()).map(|n| OptionRef::Weapon(number, n as u8)));
            let hero = state.hero_of(figure).expect("cards belong to heroes");
            for (slot, other) in state.heroes[hero].cards.iter().enumerate() {
                let is_under = other.under == attack.weapon
                    && slot != usize::from(attack.weapon)
                    && other.state != CardState::Gone;
                let card = &content.cards[usize::from(other.card)];
                let Some(modification) = card.modification.as_ref().filter(|_| is_under) else { continue };
                attack.modifiers = attack.modifiers + modification.bonus;
                if modification.reach_or_pierce && weapon.reach {
                    attack.keywords.push(Effect::Pierce(1));
                }
                let options =
                    (0..modification.surges.len()).map(|n| OptionRef::Modification(other.card, n as u8));
                attack.options.extend(options);
            }
        }
    }
    if let Some(group) = state.group_of(figure) {
        let number = state.groups[group].group;
        let printed = &content.groups[usize::from(number)];
        if deed.is_none() {
            let card = state.acting.filter(|&(acting, _)| acting == figure).map(|(_, card)| card);
            let dice = card.map(|card| &content.activations[usize::from(card)].dice);
            let dice = dice.filter(|dice| !dice.is_empty()).unwrap_or(&printed.dice);
            attack.attack.extend(dice.iter().copied());
            attack.modifiers = attack.modifiers + printed.attacking;
            let words = printed.keywords.iter().filter_map(|word| read_keyword(word).ok().flatten());
            attack.keywords.extend(words);
        }
        attack.options.extend((0..printed.surges.len()).map(|n| OptionRef::Group(number, n as u8)));
    }
    if let (Some((source, at)), Some(deed)) = (terms.by, terms.deed) {
        attack.attack.extend(deed.extra);
        attack.keywords.extend(deed.keywords.iter().copied());
        if deed.surge.is_some() {
            attack.options.push(OptionRef::Deed(source, at));
        }
    }
    if state.body(figure).is_hero {
        // At most once per attack, 1 surge recovers 1 strain (R6.5).
        attack.options.push(OptionRef::RecoverStrain);
    }
}

pub(in crate::flow) fn defence_of(
    content: &Content,
    state: &State,
    target: FigureId,
) -> ArrayVec<crate::dice::DefenceDie, MOST_DEFENCE_DICE> {
    match (state.sheet(content, target), state.group_of(target)) {
        (Some(sheet), _) => sheet.defence.iter().copied().collect(),
        (None, Some(group)) => {
            content.groups[usize::from(state.groups[group].group)].defence.iter().copied().collect()
        }
        (None, None) => {
            let object = state.object_of(target).and_then(|object| objects::printed(content, state, object));
            object.into_iter().flat_map(|object| object.defence.iter().copied()).collect()
        }
    }
}

/// What is always added while a figure defends.
pub(in crate::flow) fn defending(content: &Content, state: &State, target: FigureId) -> Modifiers {
    match (state.hero_of(target), state.group_of(target)) {
        (Some(hero), _) => {
            let cards = state.heroes[hero].cards.iter();
            let there = cards.filter(|held| held.state != CardState::Gone);
            there
                .fold(Modifiers::default(), |sum, held| sum + content.cards[usize::from(held.card)].defending)
        }
        (None, Some(group)) => content.groups[usize::from(state.groups[group].group)].defending,
        (None, None) => Modifiers::default(),
    }
}
