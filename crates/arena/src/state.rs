//! The whole truth of a game, plain data: cloned for search, hashed after every choice, saved as it is.

use serde::{Deserialize, Serialize};
use sortie_boards::{Cell, CellSet};
use sortie_kernel::{Chance, Deck, DiceSource, Frames, Occasion, Seat};

use crate::content::{Board, Content, Difficulty, DroidKind, Jedi, Modules};
use crate::event::Ending;

/// The slot of the mega threat; the threats lie in slots 0 to 2.
pub const MEGA: u8 = 3;

/// The top of the Force track (30).
pub(crate) const MOST_FORCE: u8 = 10;

/// A game under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 4>,
    pub(crate) table: TableRules,
    /// The gunship's field on the track.
    pub(crate) position: u8,
    /// The round under way; 0 during set-up.
    pub(crate) round: u8,
    pub(crate) force: u8,
    /// Tiles left of each kind.
    pub(crate) supply: [u8; 3],
    /// The fields with a droid of each kind.
    pub(crate) droids: [CellSet; 3],
    /// Where each Jedi stands.
    pub(crate) jedi_at: [Option<Cell>; 4],
    pub(crate) areas: Deck<28>,
    /// How often the area tiles were shuffled.
    pub(crate) area_shuffles: u8,
    pub(crate) threats: Deck<15>,
    /// The cards on the table; empty outside a round.
    pub(crate) cards: Option<[u8; 4]>,
    /// The dice on each card, counted by face.
    pub(crate) card_dice: [[u8; 6]; 4],
    /// The die on each action field of each board; 0 for none.
    pub(crate) board_dice: [[u8; Board::MOST_FIELDS]; 4],
    /// Dice each seat has not yet rolled this round.
    pub(crate) dice_left: [u8; 4],
    /// The dice of this roll, not yet placed; 0 for none.
    pub(crate) roll: [u8; 4],
    pub(crate) r2d2_ready: bool,
    pub(crate) c3po_left: u8,
    pub(crate) ending: Option<Ending>,
}

/// What was agreed at the start, in the compact form the rules ask for again and again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableRules {
    pub(crate) n_seats: u8,
    pub(crate) jedi: [Jedi; 4],
    /// Dice of each seat a round (7, 12).
    pub(crate) n_dice: [u8; 4],
    pub(crate) difficulty: Difficulty,
    pub(crate) dice: DiceSource,
    pub(crate) modules: Modules,
}

/// A rule procedure under way. Frames are the program counter of the game: they say what comes next, while the
/// fields of the state say what is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Jedi choose where to start (S6), then the starting droids come (S8).
    Opening,
    /// The phase of the gunship's field, up to the next field (4).
    Phase(PhaseStep),
    /// Dice of the current roll are being placed (9 to 11).
    Placing,
    /// Real dice are being reported (8).
    Reporting,
    /// A fight (19 to 28).
    Fight { seat: Seat, value: u8, left: u8 },
    /// A Force push (33, 34): the action field and how many targets were dealt with.
    Push { seat: Seat, field: u8, done: u8 },
    /// An unmet threat could be talked away (X5).
    Parley { slot: u8 },
}

/// How far a phase has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum PhaseStep {
    /// It has not begun.
    Begin,
    /// A roll phase goes on with the next roll (11).
    NextRoll,
    /// A check phase goes on with this threat (43).
    Threat(u8),
    /// A check phase carries out this unmet threat.
    Penalty(u8),
    /// It is over: the gunship moves.
    End,
}

/// What is rolled or shuffled; see [`Occasion`].
pub(crate) mod what {
    pub(crate) const ROLL: u16 = 1;
    pub(crate) const AREAS: u16 = 2;
    pub(crate) const THREATS: u16 = 3;
}

impl State {
    /// The seats in play.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table.n_seats)
    }

    /// A seat's ability board (17).
    pub(crate) fn board<'a>(&self, content: &'a Content, seat: Seat) -> &'a Board {
        content.board(self.table.jedi[seat.index()], usize::from(self.table.n_seats))
    }

    /// All fields with a droid.
    pub(crate) fn all_droids(&self) -> CellSet {
        self.droids[0] | self.droids[1] | self.droids[2]
    }

    /// The kind of droid on a field.
    pub(crate) fn droid_at(&self, field: Cell) -> Option<DroidKind> {
        DroidKind::ALL.into_iter().find(|&kind| self.droids[kind as usize].has(field))
    }

    /// All fields with a Jedi.
    pub(crate) fn all_jedi(&self) -> CellSet {
        self.jedi_at.iter().flatten().copied().collect()
    }

    /// The fields a figure may enter: no droid, no Jedi (20). Pillars are no fields.
    pub(crate) fn free(&self, content: &Content) -> CellSet {
        content.map.all().without(self.all_droids()).without(self.all_jedi())
    }

    /// The occasion of a shuffle of the area tiles.
    pub(crate) fn area_shuffle(&self) -> Occasion {
        Occasion { what: what::AREAS, whom: 0, round: 0, time: u16::from(self.area_shuffles) }
    }
}
