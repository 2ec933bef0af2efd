//! Going back by agreement.
//!
//! Everybody else who has a seat *and is present when it is proposed* is asked. Who is away cannot hold up the
//! table: they find it as the others left it, and nothing is lost, because an undo is a journal entry like any other
//! and the same choices made again give the same dice.

use std::collections::BTreeSet;

use tokio::time::{Duration, Instant};

use crate::error::{Code, Error};
use crate::token::GuestId;

/// How long a proposal waits. Bots wait with it, so it may not wait for ever.
const PATIENCE: Duration = Duration::from_secs(60);

/// A proposal under discussion.
#[derive(Debug)]
pub(super) struct UndoTalk {
    /// Who proposed it.
    pub(super) by: GuestId,
    /// Their name.
    pub(super) name: String,
    /// How many choices would be kept.
    pub(super) keep: usize,
    /// Who has not answered yet.
    missing: BTreeSet<GuestId>,
    /// Whether anybody has agreed.
    agreed: bool,
    /// When it is dropped.
    pub(super) until: Instant,
}

/// Where the discussion stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Somebody has not answered.
    Open,
    /// Go back.
    Agreed,
    /// Stay.
    Dropped,
}

impl UndoTalk {
    pub(super) fn new(by: GuestId, name: String, keep: usize, asked: BTreeSet<GuestId>) -> Self {
        Self { by, name, keep, missing: asked, agreed: false, until: Instant::now() + PATIENCE }
    }

    pub(super) fn asks(&self, guest: Option<GuestId>) -> bool {
        guest.is_some_and(|guest| self.missing.contains(&guest))
    }

    pub(super) fn n_missing(&self) -> u32 {
        self.missing.len() as u32
    }

    /// Somebody answers, or the one who proposed it takes it back.
    pub(super) fn answer(&mut self, guest: GuestId, accept: bool) -> Result<Verdict, Error> {
        if guest == self.by && !accept {
            return Ok(Verdict::Dropped);
        }
        if !self.missing.remove(&guest) {
            return Err(Code::NoProposal.into());
        }
        self.agreed |= accept;
        Ok(if accept { self.verdict() } else { Verdict::Dropped })
    }

    /// People came, left, or changed seats. Who is gone is not waited for; but if all who were asked left without a
    /// word (a page loads again, perhaps), nobody has agreed and the proposal is dropped.
    pub(super) fn settle(
        &mut self,
        is_present: impl Fn(GuestId) -> bool,
        seated: &BTreeSet<GuestId>,
    ) -> Verdict {
        self.missing.retain(|guest| is_present(*guest) && seated.contains(guest));
        if seated.contains(&self.by) { self.verdict() } else { Verdict::Dropped }
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

    fn talk() -> UndoTalk {
        UndoTalk::new(guest("ann"), "Ann".to_owned(), 3, BTreeSet::from([guest("ben"), guest("cem")]))
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
        let seated = BTreeSet::from([guest("ann"), guest("ben"), guest("cem")]);
        let mut undo = talk();
        assert_eq!(undo.answer(guest("ben"), true).ok(), Some(Verdict::Open));
        assert_eq!(undo.settle(|who| who != guest("cem"), &seated), Verdict::Agreed);
        assert_eq!(talk().settle(|_| false, &seated), Verdict::Dropped, "nobody agreed");
        assert_eq!(talk().settle(|_| true, &BTreeSet::from([guest("ben")])), Verdict::Dropped);
    }
}
