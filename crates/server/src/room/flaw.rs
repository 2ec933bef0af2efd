//! A table whose journal does not play again, after an update perhaps: it stands where the last entry that agrees has led,
//! to be looked at and not to be changed. People can play on from there on a table of its own; from then on this one stays
//! as it is, also if a later version could play all of it, because its dice may be known by then.

use std::sync::Arc;

use super::keep::{Plan, record_of};
use super::links::Me;
use super::{Room, awaited};
use crate::error::{Code, Error};
use crate::protocol::Notice;
use crate::store::{Note, TableRecord};
use crate::token::GuestId;

/// Why nothing can be changed at a table.
#[derive(Debug, Clone)]
pub(crate) struct Flaw {
    /// The first entry that does not play again.
    pub(crate) entry: u64,
    /// Whether it was made with other content, which explains it.
    pub(crate) is_other_content: bool,
    /// Which program wrote that entry, if that is known.
    pub(crate) written_by: Option<String>,
    /// The table on which people play on.
    pub(crate) gone_on_at: Option<String>,
}

impl Flaw {
    /// What is wrong with a stored game, if anything is; `entry` is the first that does not play again.
    pub(crate) fn of(record: &TableRecord, entry: Option<u64>, content_now: &str) -> Option<Self> {
        let gone_on_at = record.gone_on_at.clone();
        if entry.is_none() && gone_on_at.is_none() {
            return None;
        }
        let entry = entry.unwrap_or(record.entries.len() as u64 + 1);
        let writer = record.writer_of(entry);
        let content = writer.map_or(&record.content_hash, |stretch| &stretch.content_hash);
        Some(Self {
            entry,
            is_other_content: !content.is_empty() && content != content_now,
            written_by: writer.map(|stretch| stretch.engine.clone()),
            gone_on_at,
        })
    }

    /// Why a change is refused.
    pub(crate) fn refusal(&self) -> Error {
        let code = match (&self.gone_on_at, self.is_other_content) {
            (Some(_), _) => Code::GoneOn,
            (None, true) => Code::OtherContent,
            (None, false) => Code::JournalBroken,
        };
        Error::new(code).with("entry", self.entry)
    }
}

impl Room {
    /// Refuses to change a table that can only be looked at.
    pub(super) fn not_flawed(&self) -> Result<(), Error> {
        if self.house.is_ended {
            return Err(Code::TableEnded.into());
        }
        self.flaw.as_ref().map_or(Ok(()), |flaw| Err(flaw.refusal()))
    }

    /// Whether nothing can be changed here any more, although the game is not over.
    pub(super) fn is_still(&self) -> bool {
        self.flaw.is_some() || self.house.is_ended
    }

    /// What people at this table should know and no choice tells them.
    pub(super) fn notices(&self, me: Me) -> Vec<Notice> {
        let flawed = self.flaw.as_ref().map(|flaw| Notice::ReadOnly {
            entry: flaw.entry,
            other_content: flaw.is_other_content,
            written_by: flaw.written_by.clone(),
            goes_on_at: flaw.gone_on_at.clone().filter(|_| self.may_play(me)),
            may_go_on: flaw.gone_on_at.is_none() && self.seated(me.guest).is_ok(),
        });
        let resumed = self.resumed_at.map(|at| Notice::Resumed { at });
        let ended = self.house.is_ended.then_some(Notice::Ended);
        flawed.into_iter().chain(ended).chain(resumed).collect()
    }

    /// Makes the table on which people play on, with everybody in their seats, and says which it is. Who asks a second time
    /// is told of the first.
    pub(super) async fn go_on(&mut self, guest: GuestId) -> Result<String, Error> {
        self.seated(Some(guest))?;
        let flaw = self.flaw.as_mut().ok_or(Code::NothingBroken)?;
        if let Some(id) = &flaw.gone_on_at {
            return Ok(id.clone());
        }
        let plan = Plan {
            content_hash: self.rooms.games().content_hash(self.table.game()),
            sitters: self.seats.sitters().to_vec(),
            pace: self.pace,
            bots_wait: self.bots_wait,
            seen: self.seen.clone(),
            house: self.house.clone(),
        };
        let record = Arc::new(record_of(&*self.table, plan)?);
        let decision = self.table.decision();
        let awaited = decision.as_ref().map(awaited).unwrap_or_default();
        self.store.go_on(&self.hold, record.clone(), Note::of(&*self.table, &awaited), guest).await?;
        flaw.gone_on_at = Some(record.id.clone());
        self.tell_lobby();
        Ok(record.id.clone())
    }
}
