//! The names of rolls and shuffles: what, for whom, in which round, which time.

use sortie_kernel::{Draw, Occasion};

use super::{State, what};
use crate::world::FigureId;

impl State {
    /// The dice of somebody's next roll.
    pub(crate) fn next_roll(&mut self, whom: FigureId) -> Draw {
        let time = &mut self.rolls[whom.index()];
        *time = time.wrapping_add(1);
        let time = u16::from(*time);
        self.chance.on(Occasion { what: what::ROLL, whom: whom.0.into(), round: self.round, time })
    }

    /// The next shuffle of a kind, or the next token that is drawn blindly.
    pub(crate) fn next_draw(&mut self, what: u16) -> Draw {
        self.draws += 1;
        self.chance.on(Occasion { what, whom: 0, round: 0, time: self.draws })
    }
}
