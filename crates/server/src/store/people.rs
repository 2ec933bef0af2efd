//! Whom people do not want to hear, and what they tell the operator.

use std::collections::BTreeMap;

use super::sql::{Connection, query};
use super::write::Write;
use super::{Store, StoreError};
use crate::protocol::ReportReason;
use crate::token::GuestId;
use serde::Serialize;

/// Whom somebody has muted, and whether they have blocked them too.
pub(crate) type Mutes = BTreeMap<GuestId, bool>;

/// What somebody tells the operator.
#[derive(Debug, Clone)]
pub(crate) struct NewReport {
    pub(crate) table: String,
    pub(crate) by: GuestId,
    /// Somebody at the table, with the name and the seat they have.
    pub(crate) about: Option<(GuestId, String, u8)>,
    pub(crate) reason: ReportReason,
    pub(crate) note: String,
    /// How far the game had come.
    pub(crate) sequence: u64,
}

/// What somebody has told the operator.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// The link by which the table is watched.
    pub watch: String,
    /// The game that is played there.
    pub game: String,
    /// The name of whoever told it, if they are still known.
    pub by: Option<String>,
    /// The name of whom it is about, as it was then; none if it is about the table.
    pub about: Option<String>,
    /// Their seat, counted from 1.
    pub seat: Option<i64>,
    /// How many reports there are about them in all.
    pub reports_about_them: i64,
    /// One of a few words.
    pub reason: String,
    /// What was written besides.
    pub note: String,
    /// How many entries the journal had.
    pub sequence: i64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Whether the operator has dealt with it.
    pub closed: bool,
}

impl Store {
    /// Whom somebody has muted.
    pub(crate) async fn mutes_of(&self, guest: GuestId) -> Result<Mutes, StoreError> {
        let select = "SELECT other, blocked FROM mutes WHERE guest = $1";
        let rows = self.read_all(query(select).bind(guest)).await?;
        let mut mutes = Mutes::new();
        for row in &rows {
            mutes.insert(row.guest("other")?, row.flag("blocked")?);
        }
        Ok(mutes)
    }

    /// Mutes somebody, and blocks them or not; or does so no longer.
    pub(crate) async fn set_mute(
        &self,
        guest: GuestId,
        other: GuestId,
        blocked: Option<bool>,
    ) -> Result<(), StoreError> {
        self.write(Write::Mute { guest, other, blocked }).await
    }

    /// Keeps a report in the place of the one that the same person has made of the same.
    pub(crate) async fn add_report(&self, report: NewReport) -> Result<(), StoreError> {
        self.write(Write::Report(report)).await
    }
}

/// Whom the host of a table has blocked.
pub(super) async fn read_blocked(
    connection: &mut Connection<'_>,
    host: Option<GuestId>,
) -> Result<Vec<GuestId>, StoreError> {
    let Some(host) = host else { return Ok(Vec::new()) };
    let select = "SELECT other FROM mutes WHERE guest = $1 AND blocked = 1";
    let rows = query(select).bind(host).fetch_all(connection).await?;
    rows.iter().map(|row| row.guest("other")).collect()
}

pub(super) async fn write_mute(
    connection: &mut Connection<'_>,
    guest: GuestId,
    other: GuestId,
    blocked: Option<bool>,
) -> Result<(), StoreError> {
    query("DELETE FROM mutes WHERE guest = $1 AND other = $2")
        .bind(guest)
        .bind(other)
        .execute(connection)
        .await?;
    if let Some(blocked) = blocked {
        query("INSERT INTO mutes (guest, other, blocked) VALUES ($1, $2, $3)")
            .bind(guest)
            .bind(other)
            .bind(blocked)
            .execute(connection)
            .await?;
    }
    Ok(())
}

pub(super) async fn write_report(
    connection: &mut Connection<'_>,
    report: &NewReport,
    now: i64,
) -> Result<(), StoreError> {
    let about = report.about.as_ref().map(|(about, _, _)| *about);
    query(
        "DELETE FROM reports WHERE table_id = $1 AND guest = $2 AND closed = 0
         AND about IS NOT DISTINCT FROM $3",
    )
    .bind(&report.table)
    .bind(report.by)
    .bind(about)
    .execute(connection)
    .await?;
    query(
        "INSERT INTO reports (table_id, guest, about, about_name, seat, reason, note, sequence, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&report.table)
    .bind(report.by)
    .bind(about)
    .bind(report.about.as_ref().map_or("", |(_, name, _)| name.as_str()))
    .bind(report.about.as_ref().map(|(_, _, seat)| i64::from(*seat)))
    .bind(report.reason.as_str())
    .bind(&report.note)
    .bind(report.sequence.cast_signed())
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}
