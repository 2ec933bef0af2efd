//! The names of rolls and shuffles: what, for whom, in which round, which time (C16.1).

use sortie_kernel::{Draw, Occasion};

use super::State;
use crate::side::Colour;

/// What is rolled or shuffled.
pub(crate) mod what {
    /// Dice, for one side.
    pub(crate) const DICE: u16 = 1;
    /// The mission and the table that are drawn in set-up.
    pub(crate) const MISSION: u16 = 2;
    /// An order pool is shuffled.
    pub(crate) const POOL: u16 = 3;
}

impl State {
    /// The dice of the next roll of a side.
    pub(crate) fn next_roll(&mut self, colour: Colour) -> Draw {
        let time = &mut self.rolls[colour.index()];
        *time = time.wrapping_add(1);
        let time = *time;
        self.chance.on(Occasion { what: what::DICE, whom: colour.index() as u16, round: 0, time })
    }

    /// The words of something that happens at most once a round for a side.
    pub(crate) fn draw_of(&self, what: u16, whom: u16) -> Draw {
        self.chance.on(Occasion { what, whom, round: self.round.into(), time: 0 })
    }
}
