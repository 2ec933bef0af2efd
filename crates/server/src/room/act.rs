//! What people and bots do at a table. Everything is written to disk before it happens.

use std::sync::Arc;

use serde_json::Value;
use sortie_games::{AnyProposal, AnyTable};
use sortie_kernel::Seat;
use tokio::time::Instant;

use super::Room;
use super::keep::stretch;
use super::links::Me;
use super::undo::Wish;
use crate::error::{Code, Error};
use crate::protocol::{ClientMessage, ServerMessage};
use crate::store::{EntryRecord, Stretch};
use crate::token::GuestId;

/// The slowest a bot can be asked to move, in milliseconds.
pub(crate) const SLOWEST_PACE: u32 = 10_000;

/// How many choices are foreseen at once: an action and what it makes possible, not a whole turn.
const MOST_FORESEEN: usize = 4;

impl Room {
    /// Answers a hello: what was missed, or everything.
    pub(super) fn greet(&mut self, connection: u64, since: Option<u64>) {
        let Some(listener) = self.audience.get(connection) else { return };
        let post = match since {
            Some(since) => self.news(since, listener),
            None => self.everything(listener),
        };
        self.audience.tell(connection, post);
    }

    /// Keeps the table in the list of somebody who looks at it without a seat.
    pub(super) async fn remember_watcher(&self, me: Me) {
        if let Some(guest) = me.guest
            && self.seats.of(me.guest).is_empty()
            && let Err(error) = self.store.watch(guest, &self.id, me.link).await
        {
            // The table is missing from a list; the game does not suffer.
            self.rooms.metrics().store_failed();
            tracing::warn!(%error, "a watcher was not written down");
        }
    }

    /// Does what somebody asks for, or tells them why not.
    pub(super) async fn say(&mut self, connection: u64, message: ClientMessage) {
        let Some(listener) = self.audience.get(connection) else { return };
        let (me, language) = (listener.me(), listener.language);
        let guest = me.guest;
        let changes = !matches!(
            message,
            ClientMessage::Foresee { .. }
                | ClientMessage::Shown { .. }
                | ClientMessage::Speak { .. }
                | ClientMessage::Point { .. }
        );
        let result = match message {
            _ if changes && self.is_still() => self.not_flawed(),
            // The socket turns a hello into a request of its own.
            ClientMessage::Hello { .. } => Ok(()),
            ClientMessage::Choose { sequence, seat, choice } => {
                self.choose(me, sequence, seat, &choice).await
            }
            ClientMessage::Foresee { sequence, seat, choices } => {
                self.foresee(connection, guest, (sequence, seat, choices)).await
            }
            ClientMessage::TakeBack { sequence } => self.take_back(me, sequence).await,
            ClientMessage::ProposeUndo { sequence, keep } => {
                self.propose_back(me, sequence, Wish::Undo { keep }).await
            }
            ClientMessage::AnswerUndo { accept } => self.answer_undo(me, accept).await,
            ClientMessage::SetPace { milliseconds } => self.set_pace(guest, milliseconds).await,
            ClientMessage::GoAhead { sequence } => self.go_ahead(guest, sequence),
            ClientMessage::SetBotsWait { wait } => self.set_bots_wait(guest, wait).await,
            ClientMessage::Speak { phrase } => self.speak(guest, phrase),
            ClientMessage::Point { at } => self.point(guest, at),
            ClientMessage::Shown { sequence } => {
                self.audience.shown(connection, sequence);
                self.look_whether_seen();
                Ok(())
            }
        };
        let Err(error) = result else { return };
        self.rooms.metrics().refused(&error);
        self.refuse(connection, &error, language);
        if error.is(Code::Stale)
            && let Some(listener) = self.audience.get(connection)
        {
            // What went over this socket before arrives before.
            let missing = self.news(listener.known, listener);
            self.audience.tell(connection, missing);
        }
    }

    /// People came, left or changed seats: what is under discussion may be settled by that.
    pub(super) async fn people_changed(&mut self) {
        self.forget_asks();
        let mut seated = self.seats.people();
        seated.extend(self.undo.as_ref().map(|undo| undo.by).filter(|by| self.may_go_on_proposing(*by)));
        if let Some(undo) = &mut self.undo {
            let verdict = undo.settle(|guest| self.audience.is_present(guest), &seated);
            self.conclude(verdict).await.unwrap_or_else(|error| {
                tracing::warn!(code = error.code(), "an undo all agreed to did not happen");
            });
        }
        self.look_at_undo().await;
        self.tell_lobby();
    }

    async fn choose(&mut self, me: Me, sequence: u64, seat: Seat, choice: &Value) -> Result<(), Error> {
        self.may_answer_for(me, seat)?;
        self.expect(sequence)?;
        let proposal = self.table.propose(seat, choice)?;
        self.happen(proposal).await
    }

    /// Tells who asks where choices would lead. What cannot be foreseen is no fault of theirs: the answer is then empty.
    ///
    /// The game may have to play on for a while to know, and nobody pays for asking: so it is worked out beside the rooms, and
    /// a connection has an allowance for it.
    async fn foresee(
        &mut self,
        connection: u64,
        guest: Option<GuestId>,
        (sequence, seat, choices): (u64, Seat, Vec<Value>),
    ) -> Result<(), Error> {
        self.is_mine(guest, seat)?;
        if choices.len() > MOST_FORESEEN {
            return Err(Error::malformed("choices", format!("at most {MOST_FORESEEN}")));
        }
        let (table, planned) = (self.table.clone(), choices.clone());
        let told = if sequence == table.sequence() {
            let look = move || table.foresee(seat, &planned).ok().flatten();
            tokio::task::spawn_blocking(look).await.unwrap_or_default()
        } else {
            None
        };
        self.audience.say(connection, &ServerMessage::Foreseen { sequence, seat, choices, told });
        Ok(())
    }

    pub(super) fn is_mine(&self, guest: Option<GuestId>, seat: Seat) -> Result<(), Error> {
        self.is_one_of(&self.seats.of(guest), seat)
    }

    fn may_answer_for(&self, me: Me, seat: Seat) -> Result<(), Error> {
        self.is_one_of(&self.voices(me), seat)
    }

    fn is_one_of(&self, seats: &[Seat], seat: Seat) -> Result<(), Error> {
        if seat.0 >= self.table.n_seats() {
            return Err(Error::new(Code::UnknownSeat).field("seat"));
        }
        if !seats.contains(&seat) {
            return Err(Error::new(Code::SeatNotYours).field("seat"));
        }
        Ok(())
    }

    async fn set_pace(&mut self, guest: Option<GuestId>, pace: u32) -> Result<(), Error> {
        self.seated(guest)?;
        check_pace(pace, "milliseconds")?;
        self.store.set_pace(&self.hold, pace).await?;
        self.pace = pace;
        self.tell_lobby();
        Ok(())
    }

    /// Writes an entry to disk, then lets it happen, then tells everybody. If it cannot be written nothing changes.
    pub(super) async fn happen(&mut self, proposal: AnyProposal) -> Result<(), Error> {
        self.not_full()?;
        let (begin, is_undo) = (Instant::now(), proposal.act.get("keep").is_some());
        let entry = EntryRecord {
            sequence: proposal.sequence,
            act: proposal.act.clone(),
            digest: proposal.digest.to_string(),
        };
        let begins = self.begins_stretch(entry.sequence);
        if let Err(error) = self.store.append(&self.hold, entry, begins.clone()).await {
            // The disk knows an entry that we do not: our last write was reported as failed and was not, or another
            // server plays the same table.
            self.is_lost = error.is_conflict();
            return Err(error.into());
        }
        if let Err(refusal) = self.own_table().commit(proposal) {
            self.is_lost = true;
            return Err(Error::internal(refusal));
        }
        self.stretch = begins.or(self.stretch.take());
        self.changed();
        self.rooms.metrics().happened(self.table.game(), is_undo, begin.elapsed());
        Ok(())
    }

    /// Whether an entry is the first that this program writes with this content.
    fn begins_stretch(&self, entry: u64) -> Option<Stretch> {
        let ours = stretch(entry, self.rooms.games().content_hash(self.table.game()));
        let same = |last: &Stretch| (&last.engine, &last.content_hash) == (&ours.engine, &ours.content_hash);
        (!self.stretch.as_ref().is_some_and(same)).then_some(ours)
    }

    /// The table, to change it. A bot or a reader may still work on it; they keep theirs, and we go on with a copy.
    fn own_table(&mut self) -> &mut dyn AnyTable {
        if Arc::get_mut(&mut self.table).is_none() {
            self.table = Arc::from(self.table.boxed_clone());
        }
        Arc::get_mut(&mut self.table).expect("nobody else knows the copy")
    }

    pub(super) fn expect(&self, sequence: u64) -> Result<(), Error> {
        if sequence == self.table.sequence() {
            return Ok(());
        }
        Err(Error::new(Code::Stale).field("sequence"))
    }

    /// The seed of a finished game may have been given to anybody. Whoever went back and played on would know the dice,
    /// so nobody goes back; a branch is a table of its own.
    pub(super) fn not_final(&self) -> Result<(), Error> {
        if self.table.outcome().is_some() { Err(Code::GameFinal.into()) } else { Ok(()) }
    }

    pub(super) fn not_full(&self) -> Result<(), Error> {
        if !self.is_full() {
            return Ok(());
        }
        Err(Error::new(Code::JournalFull).with("limit", self.rooms.longest_journal()))
    }

    pub(super) fn seated(&self, guest: Option<GuestId>) -> Result<GuestId, Error> {
        guest.filter(|_| !self.seats.of(guest).is_empty()).ok_or_else(|| Code::NotSeated.into())
    }
}

/// Refuses a pace that is out of bounds.
pub(crate) fn check_pace(pace: u32, field: &str) -> Result<(), Error> {
    if pace > SLOWEST_PACE {
        return Err(Error::new(Code::BadPace).field(field));
    }
    Ok(())
}
