//! People who do not get on: one mutes another and hears nothing of them any more, blocks them from their tables, or tells the
//! operator. Whom it is about never hears of it.

use std::sync::Arc;

use sortie_kernel::Seat;

use super::Room;
use super::links::Me;
use crate::error::{Code, Error};
use crate::protocol::{ReportPeople, SetPerson};
use crate::store::{Mutes, NewReport};
use crate::token::GuestId;

impl Room {
    /// Somebody is here, or asks: whom they have muted must be known before they are told anything.
    pub(super) async fn learn_mutes(&mut self, guest: Option<GuestId>) {
        let Some(guest) = guest.filter(|guest| !self.mutes.contains_key(guest)) else { return };
        match self.store.mutes_of(guest).await {
            Ok(mutes) => drop(self.mutes.insert(guest, Arc::new(mutes))),
            // They hear everybody; the game goes on.
            Err(error) => tracing::warn!(%error, "whom somebody has muted is not known"),
        }
    }

    /// Who is gone is asked anew when they come back.
    pub(super) fn forget_mutes(&mut self) {
        let audience = &self.audience;
        self.mutes.retain(|guest, _| audience.is_present(*guest));
    }

    /// Somebody has muted others, or does so no longer.
    pub(super) fn mutes_changed(&mut self, guest: GuestId, mutes: &Arc<Mutes>) {
        if self.house.host == Some(guest) {
            self.house.blocked =
                mutes.iter().filter(|(_, blocked)| **blocked).map(|(other, _)| *other).collect();
        }
        if let Some(known) = self.mutes.get_mut(&guest) {
            *known = mutes.clone();
            self.tell_lobby();
        }
    }

    /// Whether somebody has muted somebody, and blocked them too.
    pub(super) fn mute(&self, me: Option<GuestId>, other: GuestId) -> Option<bool> {
        self.mutes.get(&me?)?.get(&other).copied()
    }

    /// The name of somebody as another is told it: nobody reads what those are called whom they have muted.
    pub(super) fn name_for(&self, me: Option<GuestId>, other: GuestId, name: &str) -> String {
        if self.mute(me, other).is_some() { String::new() } else { name.to_owned() }
    }

    /// What somebody wants to hear of whoever plays a seat. Returns all they have muted from now on.
    pub(super) async fn set_person(
        &mut self,
        guest: GuestId,
        seat: Seat,
        wish: SetPerson,
    ) -> Result<Arc<Mutes>, Error> {
        let other = self.other_on(guest, seat)?;
        self.learn_mutes(Some(guest)).await;
        let blocked = (wish.muted || wish.blocked).then_some(wish.blocked);
        self.store.set_mute(guest, other, blocked).await?;
        let mut mutes = self.mutes.get(&guest).map(|mutes| (**mutes).clone()).unwrap_or_default();
        match blocked {
            Some(blocked) => mutes.insert(other, blocked),
            None => mutes.remove(&other),
        };
        let mutes = Arc::new(mutes);
        self.mutes_changed(guest, &mutes);
        if wish.blocked && self.house.host == Some(guest) && self.not_flawed().is_ok() {
            self.remove(guest, seat).await?;
        }
        Ok(mutes)
    }

    /// Somebody tells the operator of this table, or of whoever plays a seat.
    pub(super) async fn report(
        &mut self,
        guest: GuestId,
        report: ReportPeople,
        note: String,
    ) -> Result<(), Error> {
        let about = match report.seat.map(Seat) {
            Some(seat) => {
                let other = self.other_on(guest, seat)?;
                Some((other, self.seats.name(other).unwrap_or_default().to_owned(), seat.0))
            }
            None => None,
        };
        let (table, sequence) = (self.id.clone(), self.table.sequence());
        let reason = report.reason;
        self.store.add_report(NewReport { table, by: guest, about, reason, note, sequence }).await?;
        tracing::info!(?reason, "somebody has told the operator of a table");
        Ok(())
    }

    /// The person on a seat, who is not oneself.
    fn other_on(&self, guest: GuestId, seat: Seat) -> Result<GuestId, Error> {
        let person = self.seats.person(seat).filter(|person| *person != guest);
        person.ok_or_else(|| Error::new(Code::UnknownSeat).field("seat"))
    }

    /// Whether somebody may hear another.
    pub(super) fn hears(&self, listener: Me, other: GuestId) -> bool {
        self.mute(listener.guest, other).is_none()
    }
}
