//! What is agreed before the first choice.

use serde::{Deserialize, Serialize};
use sortie_kernel::{Problem, Seat, Side};

use crate::state::MOST_SHIPS;

/// For whom each seat flies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// One a seat: side 0 or 1, or none for a ship that flies for itself.
    pub sides: Vec<Option<Side>>,
}

impl Setup {
    /// Everybody for themselves.
    pub fn alone(n: usize) -> Self {
        Self { sides: vec![None; n] }
    }

    /// Two sides, to which the seats belong in turn.
    pub fn in_turn(n: u8) -> Self {
        Self { sides: Seat::first(n).map(|seat| Some(Side(seat.0 % 2))).collect() }
    }

    /// The side a seat flies for.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Side> {
        self.sides.get(seat.index()).copied().flatten()
    }

    /// What is wrong with it (E1).
    pub(crate) fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut say = |field: String, code| problems.push(Problem { field, code });
        if !(2..=MOST_SHIPS).contains(&self.sides.len()) {
            say("sides".to_owned(), "example-ship-count");
        }
        for (n, side) in self.sides.iter().enumerate() {
            if side.is_some_and(|side| side.0 > 1) {
                say(format!("sides[{n}]"), "example-no-such-side");
            }
        }
        let has = |side| self.sides.contains(&Some(Side(side)));
        if has(0) != has(1) {
            say("sides".to_owned(), "example-no-opponent");
        }
        problems
    }
}
