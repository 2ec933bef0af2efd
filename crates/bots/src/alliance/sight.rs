//! What the bot sees: the view, with the figures as space knows them.

use sortie_alliance::ability::{Ability, Passive, When};
use sortie_alliance::attack::{Condition, Conditions};
use sortie_alliance::content::{Content, Map};
use sortie_alliance::world::{Body, FigureId, Gifts, Side, Strike, World};
use sortie_alliance::{CardState, FigureView, MissionView, Source, View};
use sortie_boards::square::{Board, Position, Space};

/// The table, ready for questions.
#[derive(Debug)]
pub(super) struct Sight<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
    pub(super) world: World<'a>,
    /// Doors that are open or that somebody can open, as bits.
    passable: u8,
}

/// A weapon at hand: how it strikes, and the cards it is made of.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arms {
    pub(super) strike: Strike,
    /// The weapon card, or the group, and up to two modifications.
    pub(super) cards: [u8; 3],
}

/// In place of a modification.
pub(super) const NO_CARD: u8 = u8::MAX;

impl<'a> Sight<'a> {
    pub(super) fn new(content: &'a Content, view: &'a View, bodies: &'a [Body]) -> Self {
        let open = view.open_doors.iter().fold(0, |open, door| open | 1 << door);
        let board = content.maps[usize::from(view.map)].board(open);
        Self { content, view, world: World::new(board, bodies), passable: passable(content, view, open) }
    }

    pub(super) fn map(&self) -> &'a Map {
        &self.content.maps[usize::from(self.view.map)]
    }

    pub(super) fn board(&self) -> &'a Board {
        self.world.board
    }

    /// The map as if every door were open that can be: how far it is once somebody opens them. What a mission has not
    /// revealed stays closed.
    pub(super) fn open_board(&self) -> &'a Board {
        self.map().board(self.passable)
    }

    /// Doors that are open, as bits.
    pub(super) fn open_doors(&self) -> u8 {
        self.view.open_doors.iter().fold(0, |open, door| open | 1 << door)
    }

    pub(super) fn figure(&self, figure: FigureId) -> &'a FigureView {
        &self.view.figures[figure.index()]
    }

    pub(super) fn enemies(&self) -> impl Iterator<Item = FigureId> + use<'a> {
        let bodies = self.world.bodies;
        self.world.figures().filter(move |figure| bodies[figure.index()].side == Side::Imperial)
    }

    /// Whether a figure is an object that an objective is about: one to destroy.
    pub(super) fn is_wanted_object(&self, figure: FigureId) -> bool {
        let wanted = |mission: &MissionView| mission.marks.figures.contains(&figure);
        self.figure(figure).object.is_some() && self.view.mission.as_ref().is_some_and(wanted)
    }

    /// Whom it is worth to attack: enemies, and objects that an objective is about.
    pub(super) fn targets(&self) -> impl Iterator<Item = FigureId> {
        self.world
            .figures()
            .filter(|&figure| self.world.body(figure).side == Side::Imperial || self.is_wanted_object(figure))
    }

    pub(super) fn friends(&self) -> impl Iterator<Item = FigureId> + use<'a> {
        let bodies = self.world.bodies;
        self.world.figures().filter(move |figure| bodies[figure.index()].side == Side::Rebel)
    }

    /// The number of a figure's deployment card.
    pub(super) fn group(&self, figure: FigureId) -> Option<usize> {
        let group = self.figure(figure).group?;
        Some(usize::from(self.view.groups[usize::from(group)].group))
    }

    /// Whether an enemy's group has yet to activate this round.
    pub(super) fn is_ready(&self, figure: FigureId) -> bool {
        let group = self.figure(figure).group.map(usize::from);
        group.is_some_and(|group| self.view.groups[group].ready) && !self.figure(figure).activated
    }

    /// Whether a hero is the only one left that is not wounded.
    pub(super) fn is_last_unwounded(&self, figure: FigureId) -> bool {
        let fit = |hero: &&sortie_alliance::HeroView| !self.figure(hero.figure).wounded;
        !self.figure(figure).wounded && self.view.heroes.iter().filter(fit).count() == 1
    }

    /// What a figure attacks with.
    pub(super) fn arms(&self, figure: FigureId) -> Vec<Arms> {
        let Some(hero) = self.figure(figure).hero else {
            let strike = self.world.body(figure).strike;
            let group = self.group(figure).unwrap_or(0) as u8;
            let arms = |strike| Arms { strike, cards: [group, NO_CARD, NO_CARD] };
            return strike.map(arms).into_iter().collect();
        };
        let held = &self.view.heroes[usize::from(hero)].cards;
        let mut all = Vec::new();
        for (slot, held_card) in held.iter().enumerate().filter(|(_, held)| held.state != CardState::Gone) {
            let Some(weapon) = &self.content.cards[usize::from(held_card.card)].weapon else { continue };
            let mut cards = [held_card.card, NO_CARD, NO_CARD];
            let mut reach = weapon.reach;
            let under = held.iter().filter(|other| usize::from(other.under) == slot);
            let is_modification = |card: &u8| self.content.cards[usize::from(*card)].modification.is_some();
            for (place, card) in under.map(|other| other.card).filter(is_modification).take(2).enumerate() {
                cards[place + 1] = card;
                let modification = self.content.cards[usize::from(card)].modification.as_ref();
                reach |= modification.is_some_and(|modification| modification.reach_or_pierce);
            }
            all.push(Arms { strike: Strike { kind: weapon.kind, reach }, cards });
        }
        all
    }

    /// The ability that stands at a source.
    pub(super) fn ability(&self, source: Source) -> Option<&'a Ability> {
        let n = usize::from(source.n);
        match (self.figure(source.figure).hero, source.slot) {
            (Some(hero), Source::SHEET) => {
                let hero = self.view.heroes[usize::from(hero)].hero;
                self.content.heroes[usize::from(hero)].ability.get(n)
            }
            (Some(hero), slot) => {
                let held = self.view.heroes[usize::from(hero)].cards.get(usize::from(slot))?;
                self.content.cards[usize::from(held.card)].ability.get(n)
            }
            (None, _) => self.content.groups[self.group(source.figure)?].ability.get(n),
        }
    }

    /// How far the nearest enemy is from a space once all doors are open.
    pub(super) fn nearest_enemy(&self, from: Position) -> u16 {
        let board = self.open_board();
        let far = |enemy| board.distance_between(from, self.world.body(enemy).at);
        self.enemies().filter_map(far).min().unwrap_or(0)
    }
}

/// Doors to walk through sooner or later. In a mission neither locked ones nor those to hidden areas.
fn passable(content: &Content, view: &View, open: u8) -> u8 {
    let Some(mission) = &view.mission else { return u8::MAX };
    let printed = &content.missions[usize::from(mission.mission)];
    let doors = &content.maps[usize::from(view.map)].doors;
    let unlocked = mission.objects.iter().filter(|object| !object.locked);
    let numbers = unlocked.filter_map(|object| printed.object[usize::from(object.object)].door);
    let is_known = |door: &u8| {
        let areas = doors.get(usize::from(*door)).map(|door| door.areas);
        areas.is_some_and(|areas| areas.iter().all(|area| mission.revealed.contains(area)))
    };
    numbers.filter(is_known).fold(open, |mask, door| mask | 1 << door)
}

/// The figures as space knows them.
pub(super) fn bodies(content: &Content, view: &View) -> Vec<Body> {
    view.figures.iter().map(|figure| body(content, view, figure)).collect()
}

fn body(content: &Content, view: &View, figure: &FigureView) -> Body {
    let nowhere = Position::small(Space::new(0, 0));
    let mut body = Body::standing(figure.side, figure.at.unwrap_or(nowhere));
    body.is_present = figure.at.is_some();
    body.is_hero = figure.hero.is_some();
    (body.speed, body.health, body.damage) = (figure.speed, figure.health, figure.damage);
    (body.strain, body.is_wounded) = (figure.strain, figure.wounded);
    body.conditions = figure.conditions.iter().fold(Conditions::NONE, |all, &one: &Condition| all.with(one));
    let mut add = |ability: &'_ Ability| {
        if ability.when == When::Always && !ability.ignored {
            body.gifts = with(body.gifts, &ability.passive);
        }
    };
    if let Some(group) = figure.group {
        let printed = &content.groups[usize::from(view.groups[usize::from(group)].group)];
        let has = |word: &str| printed.keywords.iter().any(|keyword| keyword == word);
        printed.ability.iter().for_each(&mut add);
        (body.is_mobile, body.is_massive) = (has("mobile"), has("massive"));
        body.strike = Some(Strike { kind: printed.attack, reach: has("reach") });
    } else if let Some(hero) = figure.hero.map(|hero| &view.heroes[usize::from(hero)]) {
        let printed = &content.heroes[usize::from(hero.hero)];
        let sheet = printed.sheet(figure.wounded);
        printed.ability.iter().filter(|ability| sheet.abilities.contains(&ability.id)).for_each(&mut add);
        for held in hero.cards.iter().filter(|held| held.state != CardState::Gone) {
            content.cards[usize::from(held.card)].ability.iter().for_each(&mut add);
        }
    }
    body
}

fn with(gifts: Gifts, passive: &Passive) -> Gifts {
    Gifts {
        covert: gifts.covert || passive.covert,
        sees_past_figures: gifts.sees_past_figures || passive.sees_past_figures,
        awkward: gifts.awkward || passive.awkward,
        ignores_difficult: gifts.ignores_difficult || passive.ignores_difficult,
        ignores_hostile: gifts.ignores_hostile || passive.ignores_hostile,
    }
}
