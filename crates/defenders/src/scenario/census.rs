//! How much there is of everything a table must not lose.

use sortie_boards::hex::Layout;

use crate::content::Content;
use crate::content::mission::{Person, Special};
use crate::limits::SIGNALS;
use crate::state::{Frame, State};
use crate::world::{FigureId, Kind};

/// Cards and tokens wherever they lie: in decks, in discards, on the map, in somebody's hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Census {
    /// Alien cards, by number.
    pub aliens: Vec<u8>,
    /// Encounter cards, by number.
    pub encounters: Vec<u8>,
    /// Event cards, by number.
    pub events: Vec<u8>,
    /// Signals: reserve, discards, map, and those kept aside.
    pub signals: usize,
}

impl State {
    /// Counts everything.
    pub fn census(&self, content: &Content) -> Census {
        let mut all = Census {
            aliens: vec![0; content.aliens.len()],
            encounters: vec![0; content.encounters.len()],
            events: vec![0; content.events.len()],
            signals: 0,
        };
        let world = self.world(content);
        let cards = self.all(Kind::Alien).filter(|&alien| world.is_first_of_its_card(alien));
        let on_map = cards.filter_map(|alien| Some(self.alien(alien)?.drawn_as));
        let discards = self.alien_deck.discards().iter().copied();
        count(&mut all.aliens, self.alien_deck.next().chain(discards).chain(on_map));
        let in_play = self.frames.iter().filter_map(|frame| match frame {
            Frame::AlienTurn(turn) => turn.card,
            _ => None,
        });
        let discards = self.encounter_deck.discards().iter().copied();
        count(&mut all.encounters, self.encounter_deck.next().chain(discards).chain(in_play));
        let in_play = self.frames.iter().filter_map(|frame| match frame {
            Frame::Event(event) => Some(event.card),
            _ => None,
        });
        let discards = self.event_deck.discards().iter().copied();
        count(&mut all.events, self.event_deck.next().chain(discards).chain(in_play).chain(self.weather));
        let aside: u8 = self.script.aside.iter().sum();
        all.signals = self.reserve.n_left()
            + self.reserve.discards().len()
            + self.all(Kind::Signal).count()
            + usize::from(aside);
        all
    }

    /// Every figure on the map, and every signal.
    pub fn figures(&self) -> impl Iterator<Item = FigureId> + '_ {
        self.bodies.present().into_iter()
    }

    /// Whether a signal on the map has been turned and stays.
    pub fn is_turned(&self, signal: FigureId) -> bool {
        signal.0.checked_sub(SIGNALS).is_some_and(|n| n < 16 && self.script.turned >> n & 1 == 1)
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The map as it is drawn now.
    pub fn layout<'a>(&self, content: &'a Content) -> &'a Layout {
        self.board(content).layout()
    }

    /// What is different in the mission.
    pub fn specials<'a>(&self, content: &'a Content) -> &'a [Special] {
        &self.mission(content).special
    }

    /// The people of the mission.
    pub fn people<'a>(&self, content: &'a Content) -> &'a [Person] {
        &self.mission(content).person
    }

    /// Who is on his way: he may be in the hex of somebody whom he passes (61).
    pub fn walker(&self) -> Option<FigureId> {
        let mut frames = self.frames.iter().rev();
        frames.find_map(
            |frame| if let Frame::Movement(movement) = frame { Some(movement.figure) } else { None },
        )
    }

    /// What is under way, the outermost first, for messages.
    pub fn frames_in_words(&self) -> String {
        self.frames.iter().map(|frame| format!("{frame:?}")).collect::<Vec<_>>().join(" > ")
    }
}

fn count(all: &mut [u8], cards: impl Iterator<Item = u8>) {
    cards.for_each(|card| all[usize::from(card)] += 1);
}
