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
    /// Aliens on a map with mines of which people have reported more wounds, and the round of the last report: those of a mine may be
    /// among them (198).
    pub(crate) hurt: Vec<(FigureId, u16)>,
    /// Cards that are read out, one inside the other (177).
    pub(crate) readings: Vec<ReadingFrame>,
    /// An item turns a signal over that nobody has to see: it is asked which one.
    pub(crate) turns: bool,
    /// A strike was called down in this round, and comes down at the end of its battle phase (188).
    pub(crate) strikes: bool,
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

/// Who looks around for a card that is read out, and what was said of whom it sees where it stands now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Gaze {
    /// Who looks.
    pub(crate) figure: FigureId,
    /// Bit n: line n fits and it cannot carry it out (164).
    pub(crate) passed: u16,
    /// What was said of whom.
    pub(crate) glances: [Glance; PREY],
    /// Nobody else is in sight.
    pub(crate) looked: bool,
}

impl Gaze {
    /// Nothing is said yet.
    pub(crate) fn new(figure: FigureId) -> Self {
        Self { figure, passed: 0, glances: [Glance::Unsaid; PREY], looked: false }
    }

    /// What was said of somebody.
    pub(crate) fn glance(&self, figure: FigureId) -> Glance {
        prey_slot(figure).map_or(Glance::Unsaid, |slot| self.glances[slot])
    }

    /// Something is said of somebody.
    pub(crate) fn set(&mut self, figure: FigureId, glance: Glance) {
        if let Some(slot) = prey_slot(figure) {
            self.glances[slot] = glance;
        }
    }

    /// It stands elsewhere, so what it saw from there no longer holds; who cannot be reached still cannot.
    pub(crate) fn moved(&mut self) {
        let seen = |glance: &&mut Glance| **glance != Glance::Unreachable;
        self.glances.iter_mut().filter(seen).for_each(|glance| *glance = Glance::Unsaid);
        self.looked = false;
    }
}

/// An alien's card that is read out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ReadingFrame {
    /// Who acts: of a swarm the figure that stands for all, then the one that carries the line out (143).
    pub(crate) alien: FigureId,
    /// Its card at the beginning (137).
    pub(crate) card: u8,
    /// Figures of a swarm of which nobody has said yet which is closer to somebody.
    pub(crate) unsorted: Vec<FigureId>,
    /// Who looks around: the alien, or the figures of a swarm, the closest to somebody first; once a line is carried out only who
    /// does that.
    pub(crate) gazes: Vec<Gaze>,
    /// The line that is carried out, once its first deed is done.
    pub(crate) line: Option<u8>,
    /// The deed of the line it is at.
    pub(crate) deed: u8,
    /// How often that has been done (176).
    pub(crate) done: u8,
    /// Whom the last attack of this deed was aimed at.
    pub(crate) aimed_at: Option<FigureId>,
    /// Aliens that have acted at its word: bit n is figure n.
    pub(crate) obeyed: u64,
    /// Of those whom Sortie cannot tell apart this one is meant.
    pub(crate) chosen: Option<FigureId>,
    /// The deed that comes next has been told.
    pub(crate) told: bool,
}

impl ReadingFrame {
    /// A card that is about to be read, for one figure or the figures of a swarm.
    pub(crate) fn new(alien: FigureId, card: u8, figures: Vec<FigureId>) -> Self {
        let mut frame = Self {
            alien,
            card,
            unsorted: figures,
            gazes: Vec::new(),
            line: None,
            deed: 0,
            done: 0,
            aimed_at: None,
            obeyed: 0,
            chosen: None,
            told: false,
        };
        frame.settle();
        frame
    }

    /// Of several figures this one is the closest to somebody.
    pub(crate) fn sort(&mut self, figure: FigureId) {
        self.unsorted.retain(|other| *other != figure);
        self.gazes.push(Gaze::new(figure));
        self.settle();
    }

    /// Of one figure nobody has to be asked whether it is the closest.
    fn settle(&mut self) {
        if let [only] = *self.unsorted.as_slice() {
            self.unsorted.clear();
            self.gazes.push(Gaze::new(only));
        }
    }

    /// Who has left the map looks no more.
    pub(crate) fn keep(&mut self, is_there: impl Fn(FigureId) -> bool) {
        self.unsorted.retain(|&figure| is_there(figure));
        self.gazes.retain(|gaze| is_there(gaze.figure));
        self.settle();
    }

    /// A figure carries out a line; the others of its swarm only follow (143).
    pub(crate) fn acts(&mut self, figure: FigureId, line: u8) {
        self.alien = figure;
        self.line = Some(line);
        self.gazes.retain(|gaze| gaze.figure == figure);
    }

    /// What is said of what a figure sees.
    pub(crate) fn gaze_mut(&mut self, figure: FigureId) -> Option<&mut Gaze> {
        self.gazes.iter_mut().find(|gaze| gaze.figure == figure)
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
