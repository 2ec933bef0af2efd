//! The names of rolls and shuffles: what, for whom, in which round, which time.

use sortie_kernel::{Draw, Occasion};

use super::{State, what};
use crate::limits::LAST_ROUND;
use crate::world::FigureId;

impl State {
    /// The dice of somebody's next roll.
    pub(crate) fn next_roll(&mut self, whom: FigureId) -> Draw {
        let time = &mut self.rolls[whom.index()];
        *time = time.wrapping_add(1);
        let time = u16::from(*time);
        self.chance.on(Occasion {
            what: what::ROLL,
            whom: whom.0.into(),
            round: self.of_epoch(self.round),
            time,
        })
    }

    /// The round of an occasion: every mission of a campaign has dice of its own.
    pub(super) fn of_epoch(&self, round: u16) -> u16 {
        of_epoch(self.epoch, round)
    }

    /// The next shuffle of a kind, or the next token that is drawn blindly.
    pub(crate) fn next_draw(&mut self, what: u16) -> Draw {
        self.draws += 1;
        self.chance.on(Occasion { what, whom: 0, round: self.of_epoch(0), time: self.draws })
    }
}

/// Rounds of a mission are fewer than this.
const ROUNDS: u16 = 64;
const _: () = assert!(LAST_ROUND < ROUNDS);

/// The round of an occasion in the mission with this number of a campaign.
pub(super) fn of_epoch(epoch: u16, round: u16) -> u16 {
    epoch.wrapping_mul(ROUNDS).wrapping_add(round)
}
