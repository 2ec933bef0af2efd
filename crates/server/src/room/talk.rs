//! What people at a table tell each other beside the game: a few ready phrases, and a finger on the board.
//!
//! Nothing of it is kept, and nothing in the game follows from it. A phrase is for everybody. A finger may give a plan away,
//! so opponents do not see it: it is shown to those of a side with whoever points, and to spectators only where there is
//! nobody to hide it from. Who plays for themselves alone has nobody to plan with, and points for all to see. Who has muted
//! somebody hears and sees nothing of theirs.

use sortie_kernel::Seat;

use super::Room;
use crate::error::{Code, Error};
use crate::protocol::{Phrase, ServerMessage, Spot};
use crate::token::GuestId;

/// The far corner of the board, in the thousandths of [`Spot`].
const FARTHEST: u16 = 1000;

impl Room {
    /// Somebody says a phrase.
    pub(super) fn speak(&mut self, guest: Option<GuestId>, phrase: Phrase) -> Result<(), Error> {
        let me = self.seated(guest)?;
        self.pass_on(me, |_| true, |by, mine| ServerMessage::Spoke { by, mine, phrase });
        Ok(())
    }

    /// Somebody points at the board.
    pub(super) fn point(&mut self, guest: Option<GuestId>, at: Spot) -> Result<(), Error> {
        let me = self.seated(guest)?;
        if at.x > FARTHEST || at.y > FARTHEST {
            return Err(Error::new(Code::OffTheBoard).field("at"));
        }
        let friends = self.friends_of(me);
        let is_open = friends.len() == usize::from(self.table.n_seats());
        let seats = &self.seats;
        let sees: Vec<Option<GuestId>> = (self.audience.iter().map(|listener| listener.guest))
            .filter(|other| is_open || seats.of(*other).iter().any(|seat| friends.contains(seat)))
            .collect();
        self.pass_on(me, |other| sees.contains(&other), |by, mine| ServerMessage::Pointed { by, mine, at });
        Ok(())
    }

    /// The seats that may know what somebody plans: their own and those of their sides. Who has no side hides nothing.
    fn friends_of(&self, guest: GuestId) -> Vec<Seat> {
        let mine = self.seats.of(Some(guest));
        let is_friend = |seat: &Seat| {
            let side = self.table.side_of(*seat);
            mine.iter().any(|own| own == seat || self.table.side_of(*own).is_none_or(|own| Some(own) == side))
        };
        Seat::first(self.table.n_seats()).filter(is_friend).collect()
    }

    fn pass_on(
        &mut self,
        by: GuestId,
        hears: impl Fn(Option<GuestId>) -> bool,
        message: impl Fn(String, bool) -> ServerMessage,
    ) {
        let name = self.seats.name(by).unwrap_or_default().to_owned();
        let listeners = self.audience.iter().filter(|one| hears(one.guest) && self.hears(one.me(), by));
        let connections: Vec<(u64, bool)> =
            listeners.map(|listener| (listener.connection, listener.guest == Some(by))).collect();
        for (connection, mine) in connections {
            self.audience.say(connection, &message(name.clone(), mine));
        }
    }
}
