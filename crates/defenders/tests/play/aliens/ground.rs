//! A map with decks of a few cards, and a position on it that is played with real dice.

use std::ops::Deref;
use std::sync::Arc;

use serde_json::{Value, json};
use sortie_boards::hex::{Board, Hex, Layout, Place, Side, Variants};
use sortie_defenders::dice::Symbol;
use sortie_defenders::event::{AlienEvent, AttackEvent, Event};
use sortie_defenders::scenario::{Scenario, with_field};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Content, Prompt, State, With};
use sortie_kernel::Told;

use crate::common::SEVEN;
use crate::common::table::Table;
pub(super) use crate::common::table::{agent, alien, signal};

/// A map and what lies beside it.
pub(super) struct Ground {
    rows: Vec<String>,
    sides: Vec<([[i16; 2]; 2], Side)>,
    /// Places of a saved state and what stands there.
    beside: Vec<(&'static str, Value)>,
    points: Vec<(Symbol, [i16; 2])>,
}

impl Ground {
    pub(super) fn on(rows: impl IntoIterator<Item = impl Into<String>>) -> Self {
        let rows = rows.into_iter().map(Into::into).collect();
        Self { rows, sides: Vec::new(), beside: Vec::new(), points: Vec::new() }
    }

    pub(super) fn seven() -> Self {
        Self::on(SEVEN)
    }

    /// Areas in a row from west to east: centres five columns and one row apart, the first at [2, 1].
    pub(super) fn row(n_areas: usize) -> Self {
        let mut cells = Vec::new();
        for n in 0..n_areas {
            let (x, y) = (2 + 5 * n, 1 + n);
            let letter = char::from(b'a' + n as u8);
            cells.push((x, y, letter, 'o'));
            for (dx, dy) in [(0, 1), (4, 1), (1, 0), (3, 0), (1, 2), (3, 2)] {
                cells.push((x + dx - 2, y + dy - 1, letter, '.'));
            }
        }
        let mut rows = vec![String::new(); n_areas + 2];
        cells.sort_unstable();
        for (x, y, letter, sign) in cells {
            let row = &mut rows[y];
            *row = format!("{row:<width$}{letter}{sign}", width = 2 * x);
        }
        Self::on(rows)
    }

    pub(super) fn sides(mut self, side: Side, between: &[[[i32; 2]; 2]]) -> Self {
        let narrow = |place: [i32; 2]| place.map(|at| at as i16);
        self.sides.extend(between.iter().map(|places| (places.map(narrow), side)));
        self
    }

    /// Walls all round an area of SEVEN but for a door.
    pub(super) fn walled(self, area: char, door: Option<[[i32; 2]; 2]>) -> Self {
        let others = "abcdefg".chars().filter(|&other| other != area);
        let all: Vec<_> = others.flat_map(|other| crate::common::border(area, other)).collect();
        let ground = self.sides(Side::Wall, &all);
        match door {
            Some(door) => ground.sides(Side::Door, &[door]),
            None => ground,
        }
    }

    pub(super) fn point(mut self, symbol: Symbol, at: [i16; 2]) -> Self {
        self.points.push((symbol, at));
        self
    }

    /// A deck, its first card on top.
    fn deck(mut self, place: &'static str, cards: impl DoubleEndedIterator<Item = usize>) -> Self {
        self.beside.push((place, cards.rev().collect()));
        self
    }

    /// The encounter deck, by the numbers on the cards.
    pub(super) fn encounters(self, numbers: &[u8]) -> Self {
        let content = Content::shipped();
        let card = |&number: &u8| content.encounter(number).expect("a card with that number");
        self.deck("/encounter_deck/pile", numbers.iter().map(card))
    }

    /// The alien deck, by the names of the cards.
    pub(super) fn aliens(self, names: &[&str]) -> Self {
        let content = Content::shipped();
        self.deck("/alien_deck/pile", names.iter().map(|name| content.alien(name).expect("a card")))
    }

    /// The event deck, by the names of the cards.
    pub(super) fn events(self, names: &[&str]) -> Self {
        self.deck("/event_deck/pile", names.iter().map(|name| event_card(name).into()))
    }

    /// Human signals in the reserve.
    pub(super) fn reserve(self, human: usize) -> Self {
        self.deck("/reserve/pile", std::iter::repeat_n(0, human))
    }

    fn layout(&self) -> Layout {
        let mut layout = Layout::read(&self.rows).expect("a drawing");
        for &([a, b], side) in &self.sides {
            layout.set_side_at(a.into_place(), b.into_place(), side).expect("two neighbours");
        }
        layout
    }

    /// The position, run to its first question.
    pub(super) fn play(self, scenario: &Scenario) -> Play {
        self.play_with(scenario, &[])
    }

    /// The position, changed at some places of the saved state before it runs to its first question.
    pub(super) fn play_with(self, scenario: &Scenario, patches: &[(&str, Value)]) -> Play {
        let rows: Vec<&str> = self.rows.iter().map(String::as_str).collect();
        let mut content = with_field(Content::shipped(), "field", &rows, &[]).expect("a drawing");
        let layout = self.layout();
        let hex = |at: [i16; 2]| layout.hex_at(at.into_place()).expect("a hex of the map");
        let points: Vec<Hex> = self.points.iter().map(|(_, at)| hex(*at)).collect();
        let symbols: Vec<Symbol> = self.points.iter().map(|(symbol, _)| *symbol).collect();
        let field = &mut content.battles.last_mut().expect("the field").field;
        field.variants = Variants::new(layout, Vec::new()).expect("no changes");
        let mut saved = serde_json::to_value(scenario.state(&content)).expect("a state is plain data");
        saved["points"] = json!(points);
        saved["symbols"] = json!(symbols);
        for (place, value) in self.beside.iter().chain(patches) {
            *saved.pointer_mut(place).unwrap_or_else(|| panic!("no {place} in a state")) = value.clone();
        }
        Play::new(Arc::new(content), serde_json::from_value(saved).expect("a state again"))
    }
}

pub(super) fn event_card(name: &str) -> u8 {
    let content = Content::shipped();
    content.events.iter().position(|card| card.id == name).expect("an event of that name") as u8
}

trait IntoPlace {
    fn into_place(self) -> Place;
}

impl IntoPlace for [i16; 2] {
    fn into_place(self) -> Place {
        Place { x: self[0], y: self[1] }
    }
}

/// An empty position on the field.
pub(super) fn scenario() -> Scenario {
    Scenario::on("field")
}

/// A position under way. Dice show what was asked for, else an alien face, so that nothing hits and nothing is parried; what may be
/// done in an attack or by who keeps guard is let pass.
pub(super) struct Play {
    pub(super) table: Table,
    /// Ways that are equally bad are a question of ours, too; else the first is taken.
    pub(super) asks_ways: bool,
}

impl Deref for Play {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Play {
    pub(super) fn new(content: Arc<Content>, state: State) -> Self {
        Self { table: Table::of(content, state), asks_ways: false }
    }

    /// What the next dice show, as a face is written: `hit+flash`.
    pub(super) fn dice(mut self, faces: &[&'static str]) -> Self {
        self.table.dice(faces);
        self
    }

    /// Lets dice fall and moments pass up to a question of ours.
    pub(super) fn settle(&mut self) -> &mut Self {
        self.table.report();
        loop {
            let choice = match self.prompt() {
                Prompt::Attack { .. } | Prompt::Guard { .. } => Choice::Pass,
                Prompt::Way { .. } if !self.asks_ways => Choice::Way { way: 0 },
                _ => return self,
            };
            self.table.choose(choice);
        }
    }

    /// Gives an answer and settles what follows.
    pub(super) fn choose(&mut self, choice: Choice) -> &mut Self {
        self.table.choose(choice);
        self.settle()
    }

    /// The map the position is played on.
    pub(super) fn board(&self) -> &Board {
        self.content.battles[usize::from(self.view().mission)].field.board(0)
    }

    pub(super) fn wounds(&self, figure: FigureId) -> u8 {
        self.state.figure(figure).expect("a figure on the map").wounds
    }

    /// What aliens, signals and cards did, with the rules.
    pub(super) fn of_aliens<'a>(&'a self) -> Vec<(&'static str, &'a AlienEvent)> {
        let of = |told: &'a Told<Event>| {
            if let Event::Alien(event) = &told.event { Some((told.rule.0, event)) } else { None }
        };
        self.events.iter().filter_map(of).collect()
    }

    /// Who has acted, in order.
    pub(super) fn activated(&self) -> Vec<FigureId> {
        let who = |(_, event): (_, &AlienEvent)| match event {
            AlienEvent::Activated { alien } => Some(*alien),
            _ => None,
        };
        self.of_aliens().into_iter().filter_map(who).collect()
    }

    /// The attacks of aliens, in order: who, with what, whom.
    pub(super) fn attacks(&self) -> Vec<(FigureId, With, FigureId)> {
        let attack = |told: &Told<Event>| match told.event {
            Event::Attack(AttackEvent::Declared { attacker: Some(attacker), with, target, .. }) => {
                Some((attacker, with, target))
            }
            _ => None,
        };
        self.events.iter().filter_map(attack).collect()
    }

    /// How often something was told.
    pub(super) fn count(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|told| is_it(&told.event)).count()
    }
}
