//! The host of a table, who made it: they can lock it against newcomers, take a seat from somebody and give it back, and end
//! the table. The rules of the game are nobody's to change.

use std::collections::BTreeSet;

use sortie_kernel::Seat;

use super::Room;
use super::links::{Links, Me};
use crate::error::{Code, Error};
use crate::protocol::{HostAct, HostState, SeatWay};
use crate::store::{Player, Sitter};
use crate::token::GuestId;

/// What is kept of a table beside its game and its seats.
#[derive(Debug, Clone, Default)]
pub(crate) struct House {
    pub(crate) host: Option<GuestId>,
    /// Nobody sits down who has not sat here before.
    pub(crate) is_locked: bool,
    /// Nothing happens here any more.
    pub(crate) is_ended: bool,
    /// Everybody who has ever had a seat here.
    pub(crate) players: Vec<Player>,
    /// Who had each seat before whoever has it now.
    pub(crate) former: Vec<Option<(GuestId, String)>>,
    /// Whom the host has blocked.
    pub(crate) blocked: BTreeSet<GuestId>,
    /// The addresses that lead here.
    pub(crate) links: Links,
}

impl House {
    /// Whether anybody but this guest has ever had a seat.
    pub(super) fn others_than(&self, guest: GuestId) -> bool {
        self.players.iter().any(|player| player.guest != guest)
    }

    fn is_removed(&self, guest: GuestId) -> bool {
        self.players.iter().any(|player| player.guest == guest && player.is_removed)
    }

    /// Whether somebody is the host, or has ever had a seat and was not removed: whatever link they have, they may come in.
    pub(super) fn is_welcome(&self, guest: GuestId) -> bool {
        self.knows(guest) && !self.is_removed(guest)
    }

    /// Whether somebody is the host, or has ever had a seat.
    pub(super) fn knows(&self, guest: GuestId) -> bool {
        self.host == Some(guest) || self.players.iter().any(|player| player.guest == guest)
    }

    /// Somebody has a seat from now on.
    pub(super) fn seated(&mut self, seat: Seat, before: &Sitter, now: &Sitter) {
        if let Sitter::Person { guest, name, .. } = before
            && !matches!(now, Sitter::Person { guest: other, .. } if other == guest)
            && let Some(former) = self.former.get_mut(seat.index())
        {
            *former = Some((*guest, name.clone()));
        }
        if let Sitter::Person { guest, .. } = now
            && !self.players.iter().any(|player| player.guest == *guest)
        {
            self.players.push(Player { guest: *guest, is_removed: false });
        }
    }
}

impl Room {
    /// Refuses somebody who may not sit down here.
    pub(super) fn may_sit_down(&self, guest: GuestId) -> Result<(), Error> {
        if self.house.is_removed(guest) {
            return Err(Code::Removed.into());
        }
        // Nobody is told that they are blocked: to them the table is closed.
        if self.house.blocked.contains(&guest) || self.house.is_locked && !self.house.knows(guest) {
            return Err(Code::TableLocked.into());
        }
        Ok(())
    }

    /// How somebody could come to a seat, if they may sit down at all.
    pub(super) fn way_for(&self, me: Me, way: SeatWay) -> SeatWay {
        let may = match me.guest {
            Some(guest) => self.may_sit_down(guest).is_ok(),
            None => !self.house.is_locked,
        } && self.may_play(me);
        if may || way == SeatWay::Mine { way } else { SeatWay::Taken }
    }

    /// The host as somebody sees them.
    pub(super) fn host_state(&self, me: Option<GuestId>) -> HostState {
        let is_me = me.is_some() && self.house.host == me;
        let host = self.house.host;
        let name = host.and_then(|host| Some(self.name_for(me, host, self.seats.name(host)?)));
        let can_return = |seat: &Seat| {
            let former = self.house.former.get(seat.index()).and_then(Option::as_ref);
            former.is_some_and(|(former, _)| self.may_be_given_to(*seat, *former))
        };
        let returns = Seat::first(self.table.n_seats()).filter(can_return).filter(|_| is_me);
        HostState {
            name,
            mine: is_me,
            locked: self.house.is_locked,
            returns: returns.map(|seat| seat.0).collect(),
        }
    }

    /// Whether the host may put somebody on a seat again: nobody sits there but a bot, and they have seen no secret of its
    /// opponents.
    fn may_be_given_to(&self, seat: Seat, former: GuestId) -> bool {
        self.seats.person(seat).is_none() && !self.has_seen_too_much(former, seat)
    }

    /// The host does something.
    pub(super) async fn as_host(&mut self, guest: GuestId, act: &HostAct) -> Result<(), Error> {
        if self.house.host != Some(guest) {
            return Err(Code::NotHost.into());
        }
        self.not_flawed()?;
        match act {
            HostAct::Lock { locked } => {
                self.store.set_locked(&self.hold, *locked).await?;
                self.house.is_locked = *locked;
                self.tell_lobby();
            }
            HostAct::Remove { seat } => self.remove(guest, Seat(*seat)).await?,
            HostAct::GiveBack { seat } => self.give_back(Seat(*seat)).await?,
            HostAct::Decide { accept } => self.decide_undo(guest, *accept).await?,
            HostAct::Renew { link } => self.renew(*link).await?,
            HostAct::End {} => {
                self.store.end_table(&self.hold).await?;
                self.house.is_ended = true;
                self.undo = None;
                self.look_again();
                self.tell_change();
            }
        }
        Ok(())
    }

    pub(super) async fn remove(&mut self, host: GuestId, seat: Seat) -> Result<(), Error> {
        let person = self.seats.person(seat).ok_or_else(|| Error::new(Code::UnknownSeat).field("seat"))?;
        if person == host {
            return Err(Error::new(Code::UnknownSeat).field("seat"));
        }
        self.store.set_removed(&self.hold, person, true).await?;
        self.mark(person, true);
        self.asks.retain(|ask| !ask.is_of(person));
        for seat in self.seats.of(Some(person)) {
            self.seat(seat, Sitter::Open).await?;
        }
        Ok(())
    }

    async fn give_back(&mut self, seat: Seat) -> Result<(), Error> {
        let former = self.house.former.get(seat.index()).cloned().flatten();
        let (guest, name) = former
            .filter(|(guest, _)| self.may_be_given_to(seat, *guest))
            .ok_or_else(|| Error::new(Code::NobodyToReturn).field("seat"))?;
        self.store.set_removed(&self.hold, guest, false).await?;
        self.mark(guest, false);
        self.seat(seat, Sitter::Person { guest, name, lender: None }).await
    }

    fn mark(&mut self, guest: GuestId, is_removed: bool) {
        for player in self.house.players.iter_mut().filter(|player| player.guest == guest) {
            player.is_removed = is_removed;
        }
    }
}
