//! A device without a seat beside a real table, and what anybody may save as a file.

use sortie_kernel::Seat;

use super::Room;
use super::links::Me;
use crate::error::{Code, Error};
use crate::protocol::FileKind;
use crate::token::GuestId;

impl Room {
    /// The seats somebody may answer for: their own. Where people report what happens on a real table, a device without a
    /// seat may answer what is put to all seats alike; it speaks for the first of them. Whoever has the link to play stands
    /// around that table.
    pub(super) fn voices(&self, me: Me) -> Vec<Seat> {
        let mine = self.seats.of(me.guest);
        if mine.is_empty() && self.may_report(me) && self.is_shared {
            return self.awaited.first().copied().into_iter().collect();
        }
        mine
    }

    /// Whether somebody may report although they play no seat.
    pub(super) fn may_report(&self, me: Me) -> bool {
        me.guest.is_some()
            && self.may_play(me)
            && self.table.is_reported()
            && self.table.outcome().is_none()
            && self.seats.of(me.guest).is_empty()
    }

    /// Somebody who takes part: they have a seat, or report without one.
    pub(super) fn taking_part(&self, me: Me) -> Result<GuestId, Error> {
        let takes_part = self.may_report(me) || !self.seats.of(me.guest).is_empty();
        me.guest.filter(|_| takes_part).ok_or_else(|| Code::NotSeated.into())
    }

    /// What somebody is given who saves the game as a file. The whole of it holds the seed and so the future: before the
    /// end it is for who plays alone and always has: whoever left may come back, and the dice to come are theirs as well. A checkpoint holds nothing of it, and is for all who take part; where people play
    /// against each other it could hold what some of them keep secret.
    pub(super) fn file_for(&self, me: Me) -> FileKind {
        let plays_alone =
            me.guest.is_some_and(|guest| self.seats.are_all_under(guest) && !self.house.others_than(guest));
        if self.table.outcome().is_some() || plays_alone {
            return FileKind::Whole;
        }
        let seats = || Seat::first(self.table.n_seats());
        let are_friends = !seats().any(|one| seats().any(|other| self.table.are_opposed(one, other)));
        if self.has_checkpoint && are_friends && self.taking_part(me).is_ok() {
            FileKind::Checkpoint
        } else {
            FileKind::Nothing
        }
    }
}
