//! What the operator of a server reads and does beside it: the reports of people. Another process, while the server runs.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

use super::StoreError;
use super::people::Report;
use super::sql::{Pool, Row, query};

/// What people have told the operator, the newest first; with what has been dealt with, or without.
pub async fn reports(database: &str, closed: bool) -> Result<Vec<Report>, StoreError> {
    let pool = open(database).await?;
    let mut held = pool.acquire().await?;
    let rows = query(
        "SELECT reports.id, game, code, guests.name AS by_name, about, about_name, seat, reason, note, sequence,
         reports.at, closed, (SELECT count(*) FROM reports AS others WHERE others.about = reports.about) AS n
         FROM reports JOIN tables ON tables.id = reports.table_id
         LEFT JOIN guests ON guests.id = reports.guest
         LEFT JOIN links ON links.table_id = reports.table_id AND links.kind = 'watch' AND links.renewed = 0
         WHERE closed = 0 OR $1 = 1 ORDER BY reports.at DESC, reports.id DESC",
    )
    .bind(closed)
    .fetch_all(&mut held.connection())
    .await?;
    held.close().await;
    let report = |row: &Row| -> Result<Report, StoreError> {
        let seat: Option<i64> = row.get("seat")?;
        Ok(Report {
            id: row.get("id")?,
            watch: row.get::<Option<String>>("code")?.unwrap_or_default(),
            game: row.get("game")?,
            by: row.get("by_name")?,
            about: if seat.is_some() { Some(row.get("about_name")?) } else { None },
            seat: seat.map(|seat| seat + 1),
            reports_about_them: row.get("n")?,
            reason: row.get("reason")?,
            note: row.get("note")?,
            sequence: row.get("sequence")?,
            at: row.get("at")?,
            closed: row.flag("closed")?,
        })
    };
    rows.iter().map(report).collect()
}

/// Notes that a report has been dealt with; whether there is such a report.
pub async fn close_report(database: &str, id: i64) -> Result<bool, StoreError> {
    let pool = open(database).await?;
    let mut held = pool.acquire().await?;
    let done =
        query("UPDATE reports SET closed = 1 WHERE id = $1").bind(id).execute(&mut held.connection()).await?;
    held.close().await;
    Ok(done > 0)
}

async fn open(database: &str) -> Result<Pool, StoreError> {
    match database.split_once(':') {
        Some(("sqlite", _)) => {
            // The server may be writing.
            let options = SqliteConnectOptions::from_str(database)?.busy_timeout(Duration::from_secs(10));
            Ok(Pool::Sqlite(SqlitePoolOptions::new().max_connections(1).connect_with(options).await?))
        }
        Some(("postgres" | "postgresql", _)) => {
            let options = PgConnectOptions::from_str(database)?;
            Ok(Pool::Postgres(PgPoolOptions::new().max_connections(1).connect_with(options).await?))
        }
        _ => Err(StoreError::UnknownDatabase(database.split(':').next().unwrap_or_default().to_owned())),
    }
}
