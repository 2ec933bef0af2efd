//! Which abilities a figure has now, and what holds for it all the time.

mod arms;

use sortie_kernel::Seat;

pub(crate) use arms::{Arms, arms_of};

use crate::ability::{Ability, Aim, Deed, Moment, Passive, Role, When};
use crate::content::{Card, Content, LineVerb, Sheet};
use crate::state::{CardState, Held, Source, State};
use crate::world::FigureId;

/// Something to carry out.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Doing<'a> {
    /// The ability's name; none for an instruction.
    pub(crate) id: &'a str,
    pub(crate) aim: Option<&'a Aim>,
    pub(crate) does: &'a [Deed],
}

impl State {
    /// The ability at a source, whether it may be used or not.
    pub(crate) fn ability<'a>(&self, content: &'a Content, source: Source) -> Option<&'a Ability> {
        let n = usize::from(source.n);
        match source.slot {
            Source::SHEET => match (self.hero_of(source.figure), self.group_of(source.figure)) {
                (Some(hero), _) => content.heroes[usize::from(self.heroes[hero].hero)].ability.get(n),
                (_, Some(group)) => content.groups[usize::from(self.groups[group].group)].ability.get(n),
                _ => None,
            },
            Source::BONUS => {
                let card = self.groups[self.group_of(source.figure)?].card?;
                content.activations[usize::from(card)].bonus.get(n)
            }
            slot => self.card(content, source.figure, slot)?.ability.get(n),
        }
    }

    /// What is carried out at a source: an ability, or the effects of an instruction.
    pub(crate) fn doing<'a>(&self, content: &'a Content, source: Source) -> Option<Doing<'a>> {
        if source.slot == Source::LINE {
            let card = self.groups[self.group_of(source.figure)?].card?;
            let line = content.activations[usize::from(card)].line.get(usize::from(source.n))?;
            let LineVerb::Does(does) = &line.verb else { return None };
            return Some(Doing { id: "", aim: None, does });
        }
        let ability = self.ability(content, source)?;
        Some(Doing { id: &ability.id, aim: ability.aim.as_ref(), does: &ability.does })
    }

    /// The seat that decides about an ability: its owner's. What an ally lends to another figure's attack, that
    /// figure's player takes or leaves (Inspiring).
    pub(crate) fn decider(&self, content: &Content, source: Source) -> Option<Seat> {
        let is_lent = self.group_of(source.figure).is_some()
            && self.ability(content, source).is_some_and(|ability| ability.role == Role::OtherAlly);
        match self.attacks.last() {
            Some(attack) if is_lent => self.seat_of(attack.attacker),
            _ => self.seat_of(source.figure),
        }
    }

    /// A card of a hero.
    pub(crate) fn card<'a>(&self, content: &'a Content, figure: FigureId, slot: u8) -> Option<&'a Card> {
        Some(&content.cards[usize::from(self.held(figure, slot)?.card)])
    }

    /// A card of a hero as it lies.
    pub(crate) fn held(&self, figure: FigureId, slot: u8) -> Option<Held> {
        self.heroes[self.hero_of(figure)?].cards.get(usize::from(slot)).copied()
    }

    /// The side of the sheet in force.
    pub(crate) fn sheet<'a>(&self, content: &'a Content, figure: FigureId) -> Option<&'a Sheet> {
        let hero = self.hero_of(figure)?;
        Some(content.heroes[usize::from(self.heroes[hero].hero)].sheet(self.body(figure).is_wounded))
    }

    /// Tells every ability that a figure has now, in a fixed order: sheet, cards, bonus effect. What the app makes
    /// the enemy ignore is left out (R6.6).
    #[inline]
    pub(crate) fn each_ability<'a>(
        &self,
        content: &'a Content,
        figure: FigureId,
        mut tell: impl FnMut(Source, &'a Ability),
    ) {
        let mut told = |slot: u8, n: usize, ability: &'a Ability| {
            if !ability.ignored {
                tell(Source { figure, slot, n: n as u8 }, ability);
            }
        };
        if let Some(hero) = self.hero_of(figure) {
            let hero = &self.heroes[hero];
            let printed = &content.heroes[usize::from(hero.hero)];
            let sheet = printed.sheet(self.body(figure).is_wounded);
            for (n, ability) in printed.ability.iter().enumerate() {
                if sheet.abilities.contains(&ability.id) {
                    told(Source::SHEET, n, ability);
                }
            }
            for (slot, held) in hero.cards.iter().enumerate() {
                if held.state != CardState::Gone {
                    for (n, ability) in content.cards[usize::from(held.card)].ability.iter().enumerate() {
                        told(slot as u8, n, ability);
                    }
                }
            }
        } else if let Some(group) = self.group_of(figure) {
            let printed = &content.groups[usize::from(self.groups[group].group)];
            for (n, ability) in printed.ability.iter().enumerate() {
                told(Source::SHEET, n, ability);
            }
            if let Some((_, card)) = self.acting.filter(|&(acting, _)| acting == figure) {
                for (n, ability) in content.activations[usize::from(card)].bonus.iter().enumerate() {
                    told(Source::BONUS, n, ability);
                }
            }
        }
    }

    /// The figures that can have an ability for this moment, one bit each: a quick look before cards are read one by one.
    pub(crate) fn waiting(&self, content: &Content, moment: Moment) -> u32 {
        let mut waiting = 0;
        for hero in &self.heroes {
            let cards = || hero.cards.iter().map(|held| &content.cards[usize::from(held.card)].ability);
            let printed = &content.heroes[usize::from(hero.hero)].ability;
            if printed.wait_for(moment) || cards().any(|abilities| abilities.wait_for(moment)) {
                waiting |= 1 << hero.figure.0;
            }
        }
        for (n, group) in self.groups.iter().enumerate() {
            if content.groups[usize::from(group.group)].ability.wait_for(moment) {
                self.members(n).for_each(|member| waiting |= 1 << member.0);
            }
        }
        match self.acting {
            Some((figure, card)) if content.activations[usize::from(card)].bonus.wait_for(moment) => {
                waiting | 1 << figure.0
            }
            _ => waiting,
        }
    }

    /// What holds for a figure all the time.
    pub(crate) fn passives<'a>(&self, content: &'a Content, figure: FigureId) -> Vec<&'a Passive> {
        let mut passives = Vec::new();
        self.each_ability(content, figure, |_, ability| {
            if ability.when == When::Always {
                passives.push(&ability.passive);
            }
        });
        passives
    }
}
