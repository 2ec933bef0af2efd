//! People come before bots: who holds back for whom, and how a person lets them go ahead.
//!
//! What is offered to whom decides it, in every game: a bot whose answer could change what a person may answer now would
//! take the moment from them. Where everybody answers in secret, or for themselves alone, nobody takes anything, and
//! bots answer when they like. Nor does it concern a person who has nothing but what the bot may do as well, and less of
//! it: the question is the bot's, and they may only help. A person may be away: then the table waits, as it would for
//! any other answer of theirs.

use sortie_kernel::Seat;
use tokio::time::Instant;

use super::Room;
use crate::error::{Code, Error};
use crate::protocol::BotsState;
use crate::token::GuestId;

impl Room {
    /// Works out which bots could take the open moment from a person, after the question or the seats have changed.
    pub(super) fn look_for_rivals(&mut self) {
        let people = self.awaited_people();
        let bots = self.awaited.iter().copied().filter(|seat| self.seats.bot(*seat).is_some());
        // What is put to all alike may be asked again in the same words, page after page: one answer still takes it.
        let is_shared = self.is_shared && !people.is_empty();
        self.rivals = bots.filter(|bot| is_shared || self.table.could_take_from(*bot, &people)).collect();
    }

    /// Whether a bot leaves the open moment to people. A table where bots need not wait still asks people what is put to
    /// people and bots alike: what all of them buy, or which page of the story they turn.
    pub(super) fn holds_back(&self, seat: Seat) -> bool {
        self.rivals.contains(&seat) && !self.is_handed_over && (self.bots_wait || self.is_shared)
    }

    /// Whether bots could go on and none of them does.
    fn is_held(&self) -> bool {
        let mut bots = self.awaited.iter().filter(|seat| self.seats.bot(**seat).is_some()).peekable();
        bots.peek().is_some() && bots.all(|seat| self.holds_back(*seat))
    }

    /// How bots share open moments with people, as this guest sees it.
    pub(super) fn bots_state(&self, me: Option<GuestId>) -> BotsState {
        let is_seated = self.seated(me).is_ok();
        BotsState {
            wait: self.bots_wait,
            held: self.is_held(),
            may_go_ahead: is_seated && self.speaks_for(me, self.awaited_people()),
            may_set: is_seated && self.speaks_for(me, self.all_people()),
        }
    }

    /// Somebody lets bots have this moment.
    pub(super) fn go_ahead(&mut self, guest: Option<GuestId>, sequence: u64) -> Result<(), Error> {
        self.seated(guest)?;
        self.expect(sequence)?;
        if !self.speaks_for(guest, self.awaited_people()) {
            return Err(Code::NotYoursToHandOver.into());
        }
        self.is_handed_over = true;
        self.tell_lobby();
        Ok(())
    }

    /// Somebody says whether bots wait at this table. That they do, anybody may say.
    pub(super) async fn set_bots_wait(&mut self, guest: Option<GuestId>, wait: bool) -> Result<(), Error> {
        self.seated(guest)?;
        if !wait && !self.speaks_for(guest, self.all_people()) {
            return Err(Code::NotYoursToHandOver.into());
        }
        self.store.set_bots_wait(&self.hold, wait).await?;
        self.bots_wait = wait;
        self.tell_lobby();
        Ok(())
    }

    /// Until when somebody is waited for who still shows what happened last.
    pub(super) fn seen_by(&self) -> Instant {
        let showing = self.audience.still_showing(self.table.sequence());
        showing.map(|heard_at| self.pacing.patience(heard_at)).max().unwrap_or_else(Instant::now)
    }

    /// Notes when nobody is waited for any more. Who let that moment pass is not waited for again before they speak.
    pub(super) fn look_whether_seen(&mut self) {
        if !self.pacing.is_seen() && self.seen_by() <= Instant::now() {
            self.audience.wait_no_longer(self.table.sequence());
            self.pacing.seen();
        }
    }

    /// The people's seats that could answer now.
    fn awaited_people(&self) -> Vec<Seat> {
        self.awaited.iter().copied().filter(|seat| self.seats.person(*seat).is_some()).collect()
    }

    /// All people's seats.
    fn all_people(&self) -> Vec<Seat> {
        Seat::first(self.table.n_seats()).filter(|seat| self.seats.person(*seat).is_some()).collect()
    }

    /// Whether all these seats are this guest's own or of a side with one of theirs: nobody gives away what is an
    /// opponent's.
    fn speaks_for(&self, guest: Option<GuestId>, seats: Vec<Seat>) -> bool {
        let mine = self.seats.of(guest);
        seats.into_iter().all(|seat| {
            let side = self.table.side_of(seat);
            mine.contains(&seat) || side.is_some() && mine.iter().any(|own| self.table.side_of(*own) == side)
        })
    }
}
