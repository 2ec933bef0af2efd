//! Putting a table away. It is off the list of whoever does, and their seats are free; it is gone for good when nobody is left
//! who has ever had a part in it. So nobody destroys a game that is somebody else's as well.

use super::Room;
use super::links::Me;
use crate::error::{Code, Error};
use crate::store::Sitter;

impl Room {
    pub(super) async fn put_away(&mut self, me: Me) -> Result<(), Error> {
        let guest = me.guest.ok_or(Code::NoGuest)?;
        // What is over keeps the names of those who played.
        if self.table.outcome().is_none() && !self.is_still() && self.house.others_than(guest) {
            for seat in self.seats.of(me.guest) {
                self.seat(seat, Sitter::Open).await?;
            }
        }
        self.store.hide(&self.hold, guest).await?;
        // Whoever is still here finds that there is no such table.
        self.is_lost = self.store.table(&self.id).await?.is_none();
        Ok(())
    }
}
