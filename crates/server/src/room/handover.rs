//! Seats that change hands, also in the middle of a game: taken, left, given to a bot, asked for and handed over.
//!
//! A tablet that plays all heroes hands one to a phone: the phone asks, the tablet agrees. Whoever handed a seat over may
//! take it back while the other is away, so that an empty battery stops nobody.
//!
//! Where people play against each other nobody changes sides with what they know: who has left a seat that knew what an
//! opponent may not know (`seen`) plays for no opponent of it any more. Among friends everything stays free.

use sortie_kernel::Seat;

use super::Room;
use super::links::Me;
use super::seats::check_bot;
use crate::error::{Code, Error};
use crate::protocol::{LinkKind, SeatAsk, SeatWay, SetSeat};
use crate::store::Sitter;
use crate::token::GuestId;

/// Somebody asks for a seat of somebody else. It is forgotten when they leave, and when the seat changes hands.
#[derive(Debug)]
pub(super) struct Ask {
    number: u32,
    seat: Seat,
    guest: GuestId,
    name: String,
}

impl Ask {
    pub(super) fn is_of(&self, guest: GuestId) -> bool {
        self.guest == guest
    }
}

impl Room {
    /// Who plays a seat changes, or somebody asks that it does.
    pub(super) async fn set_seat(
        &mut self,
        seat: Seat,
        change: &SetSeat,
        me: Me,
        name: &str,
    ) -> Result<(), Error> {
        self.not_flawed()?;
        self.came_to_play(me)?;
        let guest = me.guest.ok_or(Code::NoGuest)?;
        if seat.0 >= self.table.n_seats() {
            return Err(Error::new(Code::UnknownSeat).field("seat"));
        }
        // Whoever has a seat has sat down.
        if matches!(change, SetSeat::Take {} | SetSeat::Ask { wish: true })
            && self.seats.person(seat) != Some(guest)
        {
            self.may_sit_down(guest)?;
        }
        let sitter = match change {
            // Taking it twice is no harm.
            SetSeat::Take {} if self.seats.person(seat) == Some(guest) => return Ok(()),
            SetSeat::Ask { wish } => return self.ask_for(seat, *wish, (me, guest), name),
            SetSeat::Answer { ask, accept } => match self.answer_ask(seat, *ask, *accept, guest)? {
                Some(sitter) => sitter,
                None => return Ok(()),
            },
            SetSeat::Take {} | SetSeat::Leave {} | SetSeat::Bot { .. } => {
                if matches!(change, SetSeat::Take {}) && self.has_seen_too_much(guest, seat) {
                    return Err(Error::new(Code::OtherSideSeen).field("seat"));
                }
                let may_play = |bot: &str| check_bot(self.rooms.games(), bot, &*self.table, "bot");
                let is_away = |who: GuestId| !self.audience.is_present(who);
                self.seats.propose(seat, change, (guest, name), may_play, is_away)?
            }
        };
        self.seat(seat, sitter).await
    }

    /// Somebody else plays a seat from now on.
    pub(super) async fn seat(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Error> {
        let before = self.seats.person(seat);
        if let Some(guest) = before.filter(|_| self.knows_secrets(seat)) {
            self.store.add_seen(&self.hold, guest, seat).await?;
            self.seen.push((guest, seat));
        }
        self.store.set_sitter(&self.hold, seat, sitter.clone()).await?;
        if let Some(left) = self.seats.sitters().get(seat.index()) {
            self.house.seated(seat, left, &sitter);
        }
        self.seats.set(seat, sitter);
        self.asks.retain(|ask| ask.seat != seat);
        self.look_for_rivals();
        self.pacing.restart();
        self.look_whether_seen();
        // With other seats a person may see and do other things, and heard the story with other ears.
        let concerned: Vec<GuestId> = before.into_iter().chain(self.seats.person(seat)).collect();
        let theirs =
            self.audience.iter().filter(|listener| listener.guest.is_some_and(|it| concerned.contains(&it)));
        let messages: Vec<_> =
            theirs.map(|listener| (listener.connection, self.everything(listener))).collect();
        for (connection, message) in messages {
            self.audience.tell(connection, message);
        }
        self.people_changed().await;
        // Who leaves their seat may want to come back.
        let before = before.map(|guest| Me { guest: Some(guest), link: LinkKind::Play });
        if let Some(before) = before {
            self.remember_watcher(before).await;
        }
        Ok(())
    }

    fn ask_for(
        &mut self,
        seat: Seat,
        wish: bool,
        (me, guest): (Me, GuestId),
        name: &str,
    ) -> Result<(), Error> {
        match (wish, self.ways(me)[seat.index()]) {
            (true, SeatWay::Secret) => return Err(Error::new(Code::OtherSideSeen).field("seat")),
            (true, SeatWay::Taken) => return Err(Error::new(Code::SeatTaken).field("seat")),
            (true, SeatWay::Mine | SeatWay::Take) => return Err(Error::new(Code::NothingToAsk).field("seat")),
            (true, SeatWay::Ask) | (false, _) => {}
        }
        self.asks.retain(|ask| ask.guest != guest);
        if wish {
            self.last_ask += 1;
            self.asks.push(Ask { number: self.last_ask, seat, guest, name: name.to_owned() });
        }
        self.tell_lobby();
        Ok(())
    }

    /// Who plays the seat if the answer is yes.
    fn answer_ask(
        &mut self,
        seat: Seat,
        number: u32,
        accept: bool,
        guest: GuestId,
    ) -> Result<Option<Sitter>, Error> {
        self.is_mine(Some(guest), seat)?;
        let found = self.asks.iter().position(|ask| ask.number == number && ask.seat == seat);
        let index = found.ok_or_else(|| Error::new(Code::NoSuchAsk).field("ask"))?;
        if accept && self.has_seen_too_much(self.asks[index].guest, seat) {
            return Err(Error::new(Code::OtherSideSeen).field("ask"));
        }
        let ask = self.asks.remove(index);
        if accept {
            return Ok(Some(Sitter::Person { guest: ask.guest, name: ask.name, lender: Some(guest) }));
        }
        self.tell_lobby();
        Ok(None)
    }

    /// Who is gone asks for nothing any more.
    pub(super) fn forget_asks(&mut self) {
        let audience = &self.audience;
        self.asks.retain(|ask| audience.is_present(ask.guest));
    }

    /// What is asked of somebody, and what they ask for.
    pub(super) fn asks_of(&self, me: Option<GuestId>) -> Vec<SeatAsk> {
        let mine = self.seats.of(me);
        let concerned = self.asks.iter().filter(|ask| me == Some(ask.guest) || mine.contains(&ask.seat));
        let told = concerned.map(|ask| SeatAsk {
            ask: ask.number,
            seat: ask.seat.0,
            by: self.name_for(me, ask.guest, &ask.name),
            mine: me == Some(ask.guest),
        });
        told.collect()
    }

    /// How somebody could come to play each seat. Whoever has no token yet may sit down as a new guest.
    pub(super) fn ways(&self, someone: Me) -> Vec<SeatWay> {
        let me = someone.guest;
        let way = |seat: Seat| {
            let way = match self.seats.person(seat) {
                None => SeatWay::Take,
                player if player == me => return SeatWay::Mine,
                Some(player) => {
                    let is_lent_by_me = me.is_some() && self.seats.lender(seat) == me;
                    match self.audience.is_present(player) {
                        false if is_lent_by_me => SeatWay::Take,
                        true if is_lent_by_me || self.seats.of(Some(player)).len() > 1 => SeatWay::Ask,
                        _ => return SeatWay::Taken,
                    }
                }
            };
            let is_secret = me.is_some_and(|guest| self.has_seen_too_much(guest, seat));
            if is_secret { SeatWay::Secret } else { self.way_for(someone, way) }
        };
        Seat::first(self.table.n_seats()).map(way).collect()
    }

    /// Whether somebody knows, from a seat they play or have left, what this seat may not know.
    pub(super) fn has_seen_too_much(&self, guest: GuestId, seat: Seat) -> bool {
        if self.table.outcome().is_some() {
            return false;
        }
        let left = self.seen.iter().filter(|(who, _)| *who == guest).map(|(_, left)| *left);
        let mut left = left.filter(|left| self.table.are_opposed(*left, seat));
        let mine = self.seats.of(Some(guest));
        let mut held = mine.into_iter().filter(|own| self.table.are_opposed(*own, seat));
        left.next().is_some() || held.any(|own| self.table.is_ahead(own, seat))
    }

    /// Whether a seat knows what any of its opponents may not know.
    fn knows_secrets(&self, seat: Seat) -> bool {
        let mut others =
            Seat::first(self.table.n_seats()).filter(|other| self.table.are_opposed(seat, *other));
        self.table.outcome().is_none() && others.any(|other| self.table.is_ahead(seat, other))
    }
}
