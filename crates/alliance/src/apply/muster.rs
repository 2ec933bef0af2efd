//! Who takes part takes a seat: heroes with their cards, groups with their figures. Nobody is on the map yet.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use sortie_boards::square::{Position, Space};
use sortie_kernel::{Deck, List, Occasion};

use super::Ctx;
use super::figures::refresh;
use crate::attack::read_keyword;
use crate::content::{Content, Deck as CardDeck, Slot};
use crate::state::{
    CardState, Cast, GroupState, Held, HeroState, MOST_CARDS, MOST_FIGURES, Part, State, what,
};
use crate::world::{Body, FigureId, Side, Strike};

/// The supply cards of the box, shuffled anew for each mission.
fn shuffle_supply(content: &Content, state: &mut State) {
    let supply =
        content.cards.iter().enumerate().filter(|(_, card)| card.deck == CardDeck::Supply && !card.removed);
    let supply = supply.flat_map(|(n, card)| std::iter::repeat_n(n as u8, usize::from(card.copies)));
    let round = u16::from(state.epoch) << 8;
    let shuffle = state.chance.on(Occasion { what: what::SUPPLY, whom: 0, round, time: 0 });
    state.supply = Deck::shuffled(supply, shuffle);
}

/// The hand of a hero: the starting item and these cards, each modification after the weapon it lies under.
pub(crate) fn hand<'a>(
    content: &'a Content,
    hero: usize,
    cards: impl IntoIterator<Item = &'a String>,
) -> List<Held, MOST_CARDS> {
    let mut hand = List::default();
    let mut weapon = 0;
    for id in std::iter::once(&content.heroes[hero].start).chain(cards) {
        let Some(card) = content.card(id) else { continue };
        let slot = hand.len() as u8;
        let under = match content.cards[card].slot {
            Some(Slot::Modification) => weapon,
            Some(Slot::Weapon) => {
                weapon = slot;
                slot
            }
            _ => slot,
        };
        // There is room: a setup with more cards is refused.
        hand.push(Held { card: card as u8, state: CardState::Ready, under });
    }
    hand
}

/// A hero takes the next seat. Heroes come before everybody else.
fn take_seat(content: &Content, state: &mut State, hero: u8, cards: List<Held, MOST_CARDS>) {
    let seat = state.heroes.len() as u8;
    let figure = FigureId(state.bodies.len() as u8);
    let entry = content.maps[usize::from(state.table.map)].entries[0];
    let body = Body { is_hero: true, is_present: false, ..Body::standing(Side::Rebel, entry.into()) };
    state.bodies.push(body);
    state.cast.push(Cast { part: Part::Hero(seat), tokens: [0; 4] });
    state.heroes.push(HeroState { hero, figure, cards, activations: 1, has_activated: false });
    refresh(content, state, figure);
}

/// Cards of the team count for every hero, in whose hands they lie or in nobody's, and whoever withdraws: each hero
/// has one.
fn share_team_cards(content: &Content, state: &mut State) {
    let is_shared = |card: &u8| content.cards[usize::from(*card)].team;
    let held = state.heroes.iter().flat_map(|hero| hero.cards.iter().map(|held| held.card));
    let stash = state.campaign.iter().flat_map(|campaign| campaign.stash.iter().copied());
    let shared: BTreeSet<u8> = held.chain(stash).filter(is_shared).collect();
    for hero in &mut state.heroes {
        for &card in &shared {
            if hero.cards.iter().all(|held| held.card != card) {
                let under = hero.cards.len() as u8;
                // There is room: the content check knows how many cards of the team there are at most.
                hero.cards.push(Held { card, state: CardState::Ready, under });
            }
        }
    }
    let figures: ArrayVec<FigureId, 4> = state.heroes.iter().map(|hero| hero.figure).collect();
    figures.into_iter().for_each(|figure| refresh(content, state, figure));
}

/// An object of the mission that can be attacked takes a place among the figures (S14). It is not on the map yet.
fn add_object(state: &mut State, object: u8, at: Space, health: u16) {
    let body = Body { is_present: false, speed: 0, health, ..Body::standing(Side::Object, at.into()) };
    state.bodies.push(body);
    state.cast.push(Cast { part: Part::Object(object), tokens: [0; 4] });
}

/// A group joins the display. Whatever their cards say, allies are Rebels (R8.7, R38.5). Its number; none without room.
fn add_group(content: &Content, state: &mut State, group: usize, side: Side, entry: Space) -> Option<usize> {
    let n_figures = content.groups[group].figures;
    let number = state.groups.len();
    let first = state.bodies.len() as u8;
    if state.groups.is_full() || usize::from(n_figures) + state.bodies.len() > MOST_FIGURES {
        return None;
    }
    state.groups.push(GroupState {
        group: group as u8,
        side,
        colour: colour(content, state, group),
        is_ready: true,
        bonus_health: 0,
        first,
        n_figures,
        entry,
        card: None,
        is_first_used: false,
    });
    for n in 0..n_figures {
        state.bodies.push(figure(content, group, side, entry));
        state.cast.push(Cast { part: Part::Group { group: number as u8, number: n }, tokens: [0; 4] });
        refresh(content, state, FigureId(first + n));
    }
    Some(number)
}

/// A group takes the place on the display of one that is defeated and has figures enough.
fn replace_group(
    content: &Content,
    state: &mut State,
    number: usize,
    group: usize,
    side: Side,
    entry: Space,
) {
    let (first, n_figures) = (state.groups[number].first, content.groups[group].figures);
    let gone = first..first + state.groups[number].n_figures;
    state.used.retain(|source| !gone.contains(&source.figure.0));
    let colour = colour(content, state, group);
    let place = &mut state.groups[number];
    *place = GroupState {
        group: group as u8,
        side,
        colour,
        is_ready: true,
        bonus_health: 0,
        n_figures,
        entry,
        card: None,
        is_first_used: false,
        ..*place
    };
    for n in 0..n_figures {
        let id = FigureId(first + n);
        *state.body_mut(id) = figure(content, group, side, entry);
        state.cast[id.index()] =
            Cast { part: Part::Group { group: number as u8, number: n }, tokens: [0; 4] };
        refresh(content, state, id);
    }
}

/// The first colour that no other group on the map with the same miniatures has: regular and elite ones share theirs (R1.4,
/// R8.3, R23.10).
fn colour(content: &Content, state: &State, group: usize) -> u8 {
    let model = &content.groups[group].model;
    let same = || {
        let is_same = |other: &GroupState| content.groups[usize::from(other.group)].model == *model;
        let groups = state.groups.iter().enumerate().filter(move |(_, other)| is_same(other));
        groups.filter(|&(n, other)| {
            state.script.is_none()
                || other.side == Side::Rebel
                || state.members(n).any(|member| state.body(member).is_present)
        })
    };
    (0..=u8::MAX).find(|&colour| same().all(|(_, other)| other.colour != colour)).unwrap_or(0)
}

fn figure(content: &Content, group: usize, side: Side, at: Space) -> Body {
    let printed = &content.groups[group];
    let has = |word: &str| printed.keywords.iter().any(|keyword| keyword == word);
    debug_assert!(printed.keywords.iter().all(|word| read_keyword(word).is_ok()), "checked by the reader");
    let [columns, rows] = printed.base;
    let somewhere = Position::new(at, columns, rows).unwrap_or(Position::small(at));
    let mut body = Body::standing(side, somewhere);
    body.is_present = false;
    body.is_mobile = has("mobile");
    body.is_massive = has("massive");
    body.strike = Some(Strike { kind: printed.attack, reach: has("reach") });
    body
}

impl Ctx<'_> {
    /// A hero takes the next seat.
    pub(crate) fn take_seat(&mut self, hero: u8, cards: List<Held, MOST_CARDS>) {
        take_seat(self.content, self.state.0, hero, cards);
    }

    /// Each hero has the cards of the team.
    pub(crate) fn share_team_cards(&mut self) {
        share_team_cards(self.content, self.state.0);
    }

    /// An object that can be attacked takes a place among the figures (S14).
    pub(crate) fn add_object(&mut self, object: u8, at: Space, health: u16) {
        add_object(self.state.0, object, at, health);
    }

    /// A group joins the display. Its number; none without room.
    pub(crate) fn add_group(&mut self, group: usize, side: Side, entry: Space) -> Option<usize> {
        add_group(self.content, self.state.0, group, side, entry)
    }

    /// A group takes the place on the display of one that is defeated and has figures enough.
    pub(crate) fn replace_group(&mut self, number: usize, group: usize, side: Side, entry: Space) {
        replace_group(self.content, self.state.0, number, group, side, entry);
    }

    /// The supply cards of the box are shuffled, anew for each mission.
    pub(crate) fn shuffle_supply(&mut self) {
        shuffle_supply(self.content, self.state.0);
    }

    /// A skirmish is laid out: all crates and terminals of the map, the supply deck, so many medpacs.
    pub(crate) fn lay_out(&mut self, crates: usize, terminals: usize, medpacs: u8) {
        let all = |n: usize| ((1u32 << n) - 1) as u16;
        self.shuffle_supply();
        let state = &mut *self.state.0;
        (state.crates, state.terminals) = (all(crates), all(terminals));
        state.medpacs = medpacs;
    }
}
