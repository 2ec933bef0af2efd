//! What a watcher believes who only hears the events.

mod cards;
mod fights;
mod figures;
mod hear;

use sortie_alliance::ability::Special;
use sortie_alliance::attack::Condition;
use sortie_alliance::content::{Content, Deck};
use sortie_alliance::world::{FigureId, Side};
use sortie_alliance::{Alliance, CardState, Ending, Event, FigureView, View};
use sortie_boards::square::Position;
use sortie_kernel::Told;
use sortie_kernel::watch::Watcher;

use super::space::Ground;

/// More actions than a figure can have: two, and one that an ability grants (R3.2).
const MOST_ACTIONS: u8 = 3;

/// The table as the events tell it.
#[derive(Debug)]
pub(crate) struct Shadow<'a> {
    content: &'a Content,
    ground: Ground<'a>,
    figures: Vec<Ghost>,
    /// By hero: its number in the content, and its cards.
    heroes: Vec<(usize, Vec<(u8, CardState)>)>,
    /// By group: its number in the content.
    groups: Vec<usize>,
    /// The activation card in force.
    card: Option<u8>,
    acting: Option<Acting>,
    round: u16,
    last_round: u16,
    crates: Vec<u8>,
    terminals: Vec<u8>,
    medpacs: u8,
    supply_left: usize,
    discarded: usize,
    /// The attacks under way, the innermost last: the numbers of their Cleaves still to come.
    cleaves: Vec<Vec<u16>>,
    /// How the last card that was drawn again was.
    redraws: Option<Special>,
    ending: Option<Ending>,
}

#[derive(Debug, Clone)]
struct Ghost {
    side: Side,
    hero: Option<usize>,
    group: Option<usize>,
    at: Option<Position>,
    damage: u16,
    strain: u16,
    wounded: bool,
    conditions: Vec<Condition>,
}

/// An enemy figure's activation.
#[derive(Debug, Clone, Copy)]
struct Acting {
    figure: FigureId,
    spent: usize,
    attack_actions: usize,
    /// The line under way, unless it was skipped.
    line: Option<u8>,
}

type Checked = Result<(), String>;

fn must(is_so: bool, why: impl FnOnce() -> String) -> Checked {
    if is_so { Ok(()) } else { Err(why()) }
}

impl Watcher<Alliance> for Shadow<'_> {
    fn follow(&mut self, told: &[Told<Event>]) -> Checked {
        // A massive figure stops on small ones, and then they are pushed aside (R37.6).
        let mut is_trampling = false;
        for told in told {
            must(self.ending.is_none(), || format!("{:?} after the end", told.event))?;
            self.hear(told).map_err(|why| format!("{:?}: {why}", told.event))?;
            is_trampling = match told.event {
                Event::Moved { figure, .. } => self.has_keyword(figure, &["massive"]),
                Event::Placed { .. } => is_trampling,
                _ => false,
            };
            if !is_trampling {
                self.nobody_overlaps().map_err(|why| format!("{:?}: {why}", told.event))?;
            }
        }
        self.nobody_overlaps()
    }

    /// What players are shown is what was told, and the game ends exactly when it must.
    fn compare(&mut self, view: &View) -> Checked {
        let same = |what: &str, is_same: bool| must(is_same, || format!("{what}: shown {view:?}"));
        same("round", view.round == self.round && view.round <= self.last_round)?;
        let doors = view.open_doors.iter().fold(0, |doors, door| doors | 1 << door);
        same("doors", doors == self.ground.open_doors)?;
        same("crates", view.crates == self.crates && view.terminals == self.terminals)?;
        same("medpacs", view.medpacs == self.medpacs)?;
        for figure in &view.figures {
            self.compare_figure(figure)?;
        }
        let mut in_hands = 0;
        for (hero, (_, cards)) in view.heroes.iter().zip(&self.heroes) {
            let shown = hero.cards.iter().map(|held| (held.card, held.state));
            same("cards", shown.eq(cards.iter().copied()))?;
            same("activations", hero.activations <= 2)?;
            let is_supply = |card: u8| self.content.cards[usize::from(card)].deck == Deck::Supply;
            in_hands += cards.iter().filter(|card| card.1 != CardState::Gone && is_supply(card.0)).count();
        }
        let supply = self.content.cards.iter().filter(|card| card.deck == Deck::Supply && !card.removed);
        let total: usize = supply.map(|card| usize::from(card.copies)).sum();
        same("supply", usize::from(view.supply_left) == self.supply_left)?;
        same("supply cards", self.supply_left + in_hands + self.discarded == total)?;
        same("actions", view.turn.as_ref().is_none_or(|turn| turn.actions <= MOST_ACTIONS))?;
        same("enemy actions", view.enemy.as_ref().is_none_or(|enemy| enemy.actions <= 2))?;
        same("ending told", view.ending == self.ending)?;
        let heroes = || self.figures.iter().filter(|ghost| ghost.hero.is_some());
        let no_enemy = self.figures.iter().all(|ghost| ghost.side != Side::Imperial || ghost.at.is_none());
        let due = if heroes().all(|ghost| ghost.wounded) {
            Some(Ending::AllWounded)
        } else if no_enemy {
            Some(Ending::Victory)
        } else {
            self.ending.filter(|&ending| ending == Ending::TooLate && self.round == self.last_round)
        };
        same("ending", view.ending == due)
    }
}

impl<'a> Shadow<'a> {
    /// Believes the table as it is set up.
    pub(crate) fn new(content: &'a Content, view: &View) -> Self {
        let ghost = |figure: &FigureView| Ghost {
            side: figure.side,
            hero: figure.hero.map(usize::from),
            group: figure.group.map(usize::from),
            at: figure.at,
            damage: 0,
            strain: 0,
            wounded: false,
            conditions: Vec::new(),
        };
        let cards = |hero: &sortie_alliance::HeroView| {
            (usize::from(hero.hero), hero.cards.iter().map(|held| (held.card, held.state)).collect())
        };
        let supply = content.cards.iter().filter(|card| card.deck == Deck::Supply && !card.removed);
        Self {
            content,
            ground: Ground { map: &content.maps[usize::from(view.map)], open_doors: 0 },
            figures: view.figures.iter().map(ghost).collect(),
            heroes: view.heroes.iter().map(cards).collect(),
            groups: view.groups.iter().map(|group| usize::from(group.group)).collect(),
            card: None,
            acting: None,
            round: 0,
            last_round: view.last_round,
            crates: view.crates.clone(),
            terminals: view.terminals.clone(),
            medpacs: view.heroes.len() as u8 - 1,
            supply_left: supply.map(|card| usize::from(card.copies)).sum(),
            discarded: 0,
            cleaves: Vec::new(),
            redraws: None,
            ending: None,
        }
    }

    fn ghost(&mut self, figure: FigureId) -> &mut Ghost {
        &mut self.figures[figure.index()]
    }
}
