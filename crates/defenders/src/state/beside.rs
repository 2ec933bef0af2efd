//! What is known beside the boxed game. Where figures stand is known to the people around the table alone.

use serde::{Deserialize, Serialize};

use crate::beside::{Instruction, Question};
use crate::limits::{ALIENS, MOST_PEOPLE, PEOPLE};
use crate::world::FigureId;

/// What people are still to do, and what they have said.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Beside {
    /// What has to be done on the real table, in order.
    pub(crate) todo: Vec<Instruction>,
    /// Questions of the mission that were answered in this phase.
    pub(crate) answers: Vec<(Question, u8)>,
    /// What the encounter card at work has to be asked about has been told.
    pub(crate) calls_told: bool,
    /// Who else is hit by the attack under way: bit n is the n-th who may be a target.
    pub(crate) caught: u16,
    /// Who else is hit by it has been told.
    pub(crate) caught_told: bool,
    /// The wounds that get through, once they are told.
    pub(crate) suffered: Option<u8>,
    /// Cards that are read out, one inside the other (177).
    pub(crate) readings: Vec<ReadingFrame>,
    /// Something is being reported: people have done it themselves.
    pub(crate) is_reported: bool,
}

/// Whom aliens may be after: agents, drones, people of the mission.
pub(crate) const PREY: usize = ALIENS as usize + MOST_PEOPLE;

/// The number of somebody whom aliens may be after.
pub(crate) fn prey_slot(figure: FigureId) -> Option<usize> {
    match figure.0 {
        n if n < ALIENS => Some(n.into()),
        n if n >= PEOPLE => Some(usize::from(n - PEOPLE + ALIENS)).filter(|&slot| slot < PREY),
        _ => None,
    }
}

/// What people have said of somebody, as the alien that acts sees him.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Glance {
    /// Nothing yet: as long as nobody says more, he is not in sight.
    #[default]
    Unsaid,
    /// In sight so many areas away; 0 is adjacent.
    Seen(u8),
    /// No legal path leads to him.
    Unreachable,
}

/// An alien's card that is read out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReadingFrame {
    /// Who acts.
    pub(crate) alien: FigureId,
    /// Its card at the beginning (137).
    pub(crate) card: u8,
    /// The line that is carried out, once its first deed is done.
    pub(crate) line: Option<u8>,
    /// The deed of the line it is at.
    pub(crate) deed: u8,
    /// How often that has been done (176).
    pub(crate) done: u8,
    /// Whom the last attack of this deed was aimed at.
    pub(crate) aimed_at: Option<FigureId>,
    /// Bit n: line n fits and cannot be carried out (164).
    pub(crate) passed: u16,
    /// Aliens that have acted at its word: bit n is figure n.
    pub(crate) obeyed: u64,
    /// What was said of whom, where it stands now.
    pub(crate) glances: [Glance; PREY],
    /// Nobody else is in sight.
    pub(crate) looked: bool,
    /// Of those whom Sortie cannot tell apart this one is meant.
    pub(crate) chosen: Option<FigureId>,
    /// The deed that comes next has been told.
    pub(crate) told: bool,
}

impl ReadingFrame {
    /// A card that is about to be read.
    pub(crate) fn new(alien: FigureId, card: u8) -> Self {
        Self {
            alien,
            card,
            line: None,
            deed: 0,
            done: 0,
            aimed_at: None,
            passed: 0,
            obeyed: 0,
            glances: [Glance::Unsaid; PREY],
            looked: false,
            chosen: None,
            told: false,
        }
    }

    /// What was said of somebody.
    pub(crate) fn glance(&self, figure: FigureId) -> Glance {
        prey_slot(figure).map_or(Glance::Unsaid, |slot| self.glances[slot])
    }

    /// The same with something said of somebody.
    pub(crate) fn with_glance(mut self, figure: FigureId, glance: Glance) -> Self {
        if let Some(slot) = prey_slot(figure) {
            self.glances[slot] = glance;
        }
        self
    }
}

/// Who else is hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CaughtFrame {
    /// Whose attack it is.
    pub(crate) alien: FigureId,
    /// Its card, if it is its death that hurts (114).
    pub(crate) burst: Option<u8>,
    /// Those said so far: bit n is the n-th who may be a target.
    pub(crate) said: u16,
}
