//! What people do about going back: alone where nobody learnt anything, else by agreement; see [`super::undo`].

use std::collections::BTreeSet;

use sortie_games::AnyProposal;
use sortie_kernel::{Learnt, Seat};
use tokio::time::{Duration, Instant};

use super::Room;
use super::links::Me;
use super::undo::{KeptProposal, UndoTalk, Verdict, Wish};
use crate::clock;
use crate::error::{Code, Error};
use crate::protocol::{LinkKind, OldLineState, OldLines, UndoState};
use crate::token::GuestId;

/// How many old lines are told; a table has more only if somebody tries hard.
const MOST_LINES: usize = 50;

impl Room {
    pub(super) async fn take_back(&mut self, me: Me, sequence: u64) -> Result<(), Error> {
        self.taking_part(me)?;
        self.expect(sequence)?;
        self.not_final()?;
        let keep = self.voices(me).iter().find_map(|seat| self.table.free_take_back(*seat));
        let proposal = self.table.propose_undo(keep.ok_or(Code::NothingToTakeBack)?)?;
        self.happen(proposal).await
    }

    /// Somebody proposes to go back, or to bring a line back. If nobody has to be asked it happens at once.
    pub(super) async fn propose_back(&mut self, me: Me, sequence: u64, wish: Wish) -> Result<(), Error> {
        let guest = self.taking_part(me)?;
        self.expect(sequence)?;
        if self.undo.as_ref().is_some_and(|undo| undo.by != guest) {
            return Err(Code::UndoOpen.into());
        }
        self.not_final()?;
        self.not_full()?;
        let proposal = self.work_out(wish)?;
        let concern = self.table.concern(&proposal);
        let voices = self.voices(me);
        // What was made alone, and taught nobody anything, is brought back alone: it is as if it were chosen again.
        let is_mine =
            concern.learnt == Learnt::Nothing && concern.seats.iter().all(|seat| voices.contains(seat));
        if is_mine && matches!(wish, Wish::Restore { .. }) {
            return self.happen(proposal).await;
        }
        let concerned = self.others_on(&concern.seats, guest);
        let mut asked = self.seats.people();
        asked.retain(|other| {
            *other != guest && (self.audience.is_present(*other) || concerned.contains(other))
        });
        if asked.is_empty() {
            return self.happen(proposal).await;
        }
        let name = match self.seats.name(guest) {
            Some(name) => name.to_owned(),
            None => self.store.guest_name(guest).await?.unwrap_or_default(),
        };
        let kept = KeptProposal {
            by: guest,
            name: name.clone(),
            wish,
            sequence,
            at: clock::now(),
            agreed: Vec::new(),
        };
        self.store.keep_proposal(&self.hold, kept).await?;
        let extent = (concern.kept, concern.again);
        self.undo = Some(UndoTalk::new((guest, name), wish, extent, asked, concerned));
        self.tell_lobby();
        Ok(())
    }

    /// Somebody would like to have a line back that was taken back.
    pub(super) async fn restore(&mut self, me: Me, sequence: u64, line: u64) -> Result<(), Error> {
        self.not_flawed()?;
        self.propose_back(me, sequence, Wish::Restore { restore: line }).await
    }

    pub(super) async fn answer_undo(&mut self, me: Me, accept: bool) -> Result<(), Error> {
        let guest = self.taking_part(me)?;
        let undo = self.undo.as_mut().ok_or(Code::NoProposal)?;
        let verdict = undo.answer(guest, accept)?;
        if verdict == Verdict::Open {
            self.store.add_consent(&self.hold, guest).await?;
        }
        self.conclude(verdict).await
    }

    /// The host decides for those who are away.
    pub(super) async fn decide_undo(&mut self, host: GuestId, accept: bool) -> Result<(), Error> {
        let undo = self.undo.as_ref().ok_or(Code::NoProposal)?;
        if undo.missing().iter().any(|guest| self.plays_against(host, *guest)) {
            return Err(Code::NotYoursToHandOver.into());
        }
        if self.host_decides_at().is_none_or(|at| at > Instant::now()) {
            return Err(Code::StillAsked.into());
        }
        self.conclude(if accept { Verdict::Agreed } else { Verdict::Dropped }).await
    }

    /// Does what a discussion has come to.
    pub(super) async fn conclude(&mut self, verdict: Verdict) -> Result<(), Error> {
        match verdict {
            Verdict::Open => self.tell_lobby(),
            Verdict::Dropped => {
                self.undo = None;
                self.tell_lobby();
                self.store.drop_proposal(&self.hold).await?;
            }
            Verdict::Agreed => {
                let Some(undo) = self.undo.take() else { return Ok(()) };
                let result = match self.work_out(undo.wish) {
                    Ok(proposal) => self.happen(proposal).await,
                    Err(error) => Err(error),
                };
                self.tell_lobby();
                return result;
            }
        }
        Ok(())
    }

    /// Time has passed: a proposal may have waited long enough, or the host may decide now.
    pub(super) async fn look_at_undo(&mut self) {
        let now = Instant::now();
        let audience = &self.audience;
        let run_out = self.undo.as_mut().filter(|undo| undo.until.is_some_and(|until| until <= now));
        if let Some(undo) = run_out {
            let verdict = undo.run_out(|guest| audience.is_present(guest));
            if let Err(error) = self.conclude(verdict).await {
                tracing::warn!(code = error.code(), "a proposal that ran out is still written down");
            }
        }
        let may_decide = self.host_decides_at().is_some_and(|at| at <= now);
        if let Some(undo) = self.undo.as_mut().filter(|undo| undo.is_host_told != may_decide) {
            undo.is_host_told = may_decide;
            self.tell_lobby();
        }
    }

    /// When something about the proposal changes by itself.
    pub(super) fn undo_wakes_at(&self) -> Option<Instant> {
        let undo = self.undo.as_ref()?;
        let host = self.host_decides_at().filter(|_| !undo.is_host_told);
        undo.until.into_iter().chain(host).min()
    }

    /// The proposal that was kept with the table, if it is about this moment.
    pub(super) fn resume_undo(&mut self, kept: Option<&KeptProposal>) {
        let Some(kept) = kept.filter(|kept| kept.sequence == self.table.sequence()) else { return };
        if self.is_still() || !self.seats.people().contains(&kept.by) && !self.table.is_reported() {
            return;
        }
        let Ok(proposal) = self.work_out(kept.wish) else { return };
        let concern = self.table.concern(&proposal);
        let concerned = self.others_on(&concern.seats, kept.by);
        let extent = (concern.kept, concern.again);
        let talk = UndoTalk::new((kept.by, kept.name.clone()), kept.wish, extent, BTreeSet::new(), concerned);
        let stood_for = clock::now().saturating_sub(kept.at).max(0).cast_unsigned();
        self.undo = talk.resumed(&kept.agreed, Duration::from_secs(stood_for));
    }

    /// The proposal as somebody sees it.
    pub(super) fn undo_state(&self, me: Option<GuestId>) -> Option<UndoState> {
        let undo = self.undo.as_ref()?;
        let is_away = |guest: &&GuestId| !self.audience.is_present(**guest);
        let away = undo.missing().iter().filter(is_away);
        let is_host = me.is_some() && self.house.host == me;
        let plays_against = |other: &GuestId| me.is_some_and(|me| self.plays_against(me, *other));
        let may_decide_ever = is_host && !undo.missing().iter().any(plays_against);
        Some(UndoState {
            by: self.name_for(me, undo.by, self.seats.name(undo.by).unwrap_or(&undo.name)),
            mine: me == Some(undo.by),
            keep: undo.keep,
            again: undo.n_again,
            asks_me: undo.asks(me),
            missing: undo.missing().len() as u32,
            away: away
                .filter_map(|guest| Some(self.name_for(me, *guest, self.seats.name(*guest)?)))
                .collect(),
            may_decide: may_decide_ever && undo.is_host_told,
            will_decide: may_decide_ever && self.host_decides_at().is_some(),
        })
    }

    /// What was taken back.
    pub(super) fn old_lines(&self, me: Me) -> OldLines {
        let may = self.taking_part(me).is_ok() && self.table.outcome().is_none() && !self.is_still();
        let told = |line: sortie_kernel::OldLine| OldLineState {
            line: line.last,
            shared: line.shared,
            n_choices: line.length,
            left: line.left,
            may_restore: may && self.table.learnt_since(line.shared) != Learnt::Secret,
        };
        let lines = self.table.old_lines().into_iter().take(MOST_LINES).map(told).collect();
        OldLines { sequence: self.table.sequence(), lines }
    }

    fn work_out(&self, wish: Wish) -> Result<AnyProposal, Error> {
        Ok(match wish {
            Wish::Undo { keep } => self.table.propose_undo(keep)?,
            Wish::Restore { restore } => self.table.propose_restore(restore)?,
        })
    }

    /// The people on these seats but for one.
    fn others_on(&self, seats: &[Seat], guest: GuestId) -> BTreeSet<GuestId> {
        let people = seats.iter().filter_map(|seat| self.seats.person(*seat));
        people.filter(|other| *other != guest).collect()
    }

    fn plays_against(&self, one: GuestId, other: GuestId) -> bool {
        let [ones, others] = [one, other].map(|guest| self.seats.of(Some(guest)));
        ones.iter().any(|seat| others.iter().any(|other| self.table.are_opposed(*seat, *other)))
    }

    fn host_decides_at(&self) -> Option<Instant> {
        let undo = self.undo.as_ref()?;
        undo.host_decides_at(|guest| self.audience.away_since(guest))
    }

    /// A proposal of somebody who has left their seat is dropped, unless they report without one.
    pub(super) fn may_go_on_proposing(&self, by: GuestId) -> bool {
        self.may_report(Me { guest: Some(by), link: LinkKind::Play })
    }
}
