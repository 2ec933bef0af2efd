//! Going back, and bringing back what was taken back, by agreement.
//!
//! Two kinds of people are asked: everybody else who has a seat *and is here when it is proposed*, and everybody whose own
//! choices are taken back or brought back, *here or away*. For the first a proposal waits a minute. For the second it waits as
//! long as it takes, and is kept with the table, so that they find the question when they come back; or the host decides in
//! their place, when they have been away and the question has stood for a while. The host decides for no opponent of theirs.
//!
//! Nothing is lost either way: an undo is a journal entry like any other, what it takes back can be brought back, and the same
//! choices made again give the same dice.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use tokio::time::{Duration, Instant};

use crate::error::{Code, Error};
use crate::token::GuestId;

/// How long a proposal waits for those who are here. Bots wait with it, so it may not wait for ever.
const PATIENCE: Duration = Duration::from_secs(60);

/// Who has not been connected for this long is away; before that a page may be loading again.
pub(super) const AWAY_AFTER: Duration = Duration::from_secs(60);

/// How long a proposal has stood before the host may decide for those who are away.
pub(super) const HOST_WAIT: Duration = Duration::from_secs(120);

/// What is proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Wish {
    /// To go back to where so many choices had been made.
    Undo { keep: usize },
    /// To bring a line back that was taken back.
    Restore { restore: u64 },
}

/// A proposal as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeptProposal {
    pub(crate) by: GuestId,
    pub(crate) name: String,
    pub(crate) wish: Wish,
    /// The entry after which it was made: it is about that moment and no other.
    pub(crate) sequence: u64,
    /// In seconds since 1970.
    pub(crate) at: i64,
    /// Who has agreed.
    pub(crate) agreed: Vec<GuestId>,
}

/// A proposal under discussion.
#[derive(Debug)]
pub(super) struct UndoTalk {
    /// Who proposed it.
    pub(super) by: GuestId,
    /// Their name.
    pub(super) name: String,
    pub(super) wish: Wish,
    /// How many choices stay as they are.
    pub(super) keep: usize,
    /// How many choices come back.
    pub(super) n_again: usize,
    /// Who has not answered yet.
    missing: BTreeSet<GuestId>,
    /// Whose choices it is about.
    concerned: BTreeSet<GuestId>,
    /// Whether anybody has agreed.
    agreed: bool,
    /// When it is dropped if somebody who is here has not answered; none once only those who are away are missing.
    pub(super) until: Option<Instant>,
    /// From when on the host may decide for those who are away.
    host_from: Instant,
    /// The host has been told that they may.
    pub(super) is_host_told: bool,
}

/// Where the discussion stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Somebody has not answered.
    Open,
    /// Do it.
    Agreed,
    /// Stay.
    Dropped,
}

impl UndoTalk {
    pub(super) fn new(
        (by, name): (GuestId, String),
        wish: Wish,
        (keep, n_again): (usize, usize),
        missing: BTreeSet<GuestId>,
        concerned: BTreeSet<GuestId>,
    ) -> Self {
        let now = Instant::now();
        Self {
            by,
            name,
            wish,
            keep,
            n_again,
            missing,
            concerned,
            agreed: false,
            until: Some(now + PATIENCE),
            host_from: now + HOST_WAIT,
            is_host_told: false,
        }
    }

    /// One that was kept: only those whose choices it is about are still asked, and it has stood for so long already.
    pub(super) fn resumed(mut self, agreed: &[GuestId], stood_for: Duration) -> Option<Self> {
        self.missing = &self.concerned - &agreed.iter().copied().collect();
        self.agreed = !agreed.is_empty();
        self.until = None;
        self.host_from = Instant::now() + HOST_WAIT.saturating_sub(stood_for);
        (!self.missing.is_empty()).then_some(self)
    }

    pub(super) fn asks(&self, guest: Option<GuestId>) -> bool {
        guest.is_some_and(|guest| self.missing.contains(&guest))
    }

    /// Who has not answered yet.
    pub(super) fn missing(&self) -> &BTreeSet<GuestId> {
        &self.missing
    }

    /// Somebody answers, or the one who proposed it takes it back. Whoever takes part may say no at any time, also if they have
    /// agreed before: it may have waited long for somebody else.
    pub(super) fn answer(&mut self, guest: GuestId, accept: bool) -> Result<Verdict, Error> {
        if !accept {
            return Ok(Verdict::Dropped);
        }
        if !self.missing.remove(&guest) {
            return Err(Code::NoProposal.into());
        }
        self.agreed = true;
        Ok(self.verdict())
    }

    /// People came, left, or changed seats. Who is gone is waited for only if it is about their choices; if all who were asked
    /// left without a word (a page loads again, perhaps), nobody has agreed and the proposal is dropped.
    pub(super) fn settle(
        &mut self,
        is_present: impl Fn(GuestId) -> bool,
        seated: &BTreeSet<GuestId>,
    ) -> Verdict {
        let concerned = &self.concerned;
        self.missing
            .retain(|guest| seated.contains(guest) && (is_present(*guest) || concerned.contains(guest)));
        if seated.contains(&self.by) { self.verdict() } else { Verdict::Dropped }
    }

    /// The minute is over. Who is here and has said nothing does not agree; for who is away it goes on waiting.
    pub(super) fn run_out(&mut self, is_present: impl Fn(GuestId) -> bool) -> Verdict {
        self.until = None;
        if self.missing.iter().any(|guest| is_present(*guest)) { Verdict::Dropped } else { Verdict::Open }
    }

    /// When the host may decide for those who are missing; `away_since` says since when somebody has not been here. None as
    /// long as one of them is here.
    pub(super) fn host_decides_at(&self, away_since: impl Fn(GuestId) -> Option<Instant>) -> Option<Instant> {
        let mut at = self.host_from;
        for guest in &self.missing {
            at = at.max(away_since(*guest)? + AWAY_AFTER);
        }
        Some(at)
    }

    fn verdict(&self) -> Verdict {
        match (self.missing.is_empty(), self.agreed) {
            (false, _) => Verdict::Open,
            (true, true) => Verdict::Agreed,
            (true, false) => Verdict::Dropped,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(name: &str) -> GuestId {
        GuestId::of_token(name)
    }

    fn guests<const N: usize>(names: [&str; N]) -> BTreeSet<GuestId> {
        names.map(guest).into()
    }

    /// Ann proposes; Ben and Cem are asked, and it is about these people's choices.
    fn talk_about<const N: usize>(concerned: [&str; N]) -> UndoTalk {
        let by = (guest("ann"), "Ann".to_owned());
        UndoTalk::new(by, Wish::Undo { keep: 3 }, (3, 0), guests(["ben", "cem"]), guests(concerned))
    }

    fn talk() -> UndoTalk {
        talk_about([])
    }

    #[test]
    fn all_who_were_asked_must_agree() {
        let mut talk = talk();
        assert_eq!(talk.answer(guest("ben"), true).ok(), Some(Verdict::Open));
        assert!(talk.answer(guest("ben"), true).is_err(), "once is enough");
        assert!(talk.answer(guest("dan"), true).is_err(), "nobody asked dan");
        assert_eq!(talk.answer(guest("cem"), true).ok(), Some(Verdict::Agreed));
    }

    #[test]
    fn one_no_is_enough() {
        assert_eq!(talk().answer(guest("cem"), false).ok(), Some(Verdict::Dropped));
        assert_eq!(talk().answer(guest("ann"), false).ok(), Some(Verdict::Dropped), "taken back");
    }

    #[test]
    fn who_leaves_is_not_waited_for() {
        let seated = guests(["ann", "ben", "cem"]);
        let mut undo = talk();
        assert_eq!(undo.answer(guest("ben"), true).ok(), Some(Verdict::Open));
        assert_eq!(undo.settle(|who| who != guest("cem"), &seated), Verdict::Agreed);
        assert_eq!(talk().settle(|_| false, &seated), Verdict::Dropped, "nobody agreed");
        assert_eq!(talk().settle(|_| true, &guests(["ben"])), Verdict::Dropped);
    }

    #[test]
    fn unless_it_is_about_their_choices() {
        let seated = guests(["ann", "ben", "cem"]);
        let mut undo = talk_about(["cem"]);
        assert_eq!(undo.answer(guest("ben"), true).ok(), Some(Verdict::Open));
        assert_eq!(undo.settle(|who| who != guest("cem"), &seated), Verdict::Open);
        assert_eq!(undo.run_out(|who| who != guest("cem")), Verdict::Open, "as long as it takes");
        assert_eq!(undo.until, None);
        assert_eq!(undo.answer(guest("cem"), true).ok(), Some(Verdict::Agreed));
        let mut undo = talk_about(["cem"]);
        assert_eq!(undo.run_out(|who| who != guest("cem")), Verdict::Dropped, "Ben is here and says nothing");
        let mut undo = talk_about(["cem"]);
        undo.settle(|_| false, &guests(["ann", "ben"]));
        assert!(undo.missing().is_empty(), "nor for who has given up their seat");
    }

    #[tokio::test(start_paused = true)]
    async fn the_host_decides_after_a_while_for_who_is_away() {
        let undo = talk_about(["ben", "cem"]);
        let now = Instant::now();
        let left = |ben: Option<Instant>| move |who| if who == guest("ben") { ben } else { Some(now) };
        assert_eq!(undo.host_decides_at(left(None)), None, "Ben is here");
        assert_eq!(undo.host_decides_at(left(Some(now))), Some(now + HOST_WAIT));
        let late = now + Duration::from_secs(90);
        assert_eq!(undo.host_decides_at(left(Some(late))), Some(late + AWAY_AFTER));
    }

    #[tokio::test(start_paused = true)]
    async fn what_was_kept_asks_those_whose_choices_it_is_about() {
        let undo = talk_about(["ben", "dan"]).resumed(&[guest("ben")], Duration::from_secs(100));
        let undo = undo.expect("Dan is missing");
        assert_eq!((undo.missing(), undo.agreed, undo.until), (&guests(["dan"]), true, None));
        let far = Instant::now() - Duration::from_secs(1);
        assert_eq!(undo.host_decides_at(|_| Some(far)), Some(far + AWAY_AFTER));
        assert!(talk_about(["ben"]).resumed(&[guest("ben")], Duration::ZERO).is_none(), "nobody is missing");
    }
}
