//! Lists of tables, and the notes they are made from.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};

use super::sqlite::{Sqlite, json, optional_json, read_sitter};
use super::{ListedTable, Note, Sitter, StoreError};
use crate::token::GuestId;

/// How many tables a list holds at most.
const LIST_LENGTH: i64 = 200;

impl Sqlite {
    /// The tables a guest sits at, has made or has watched, those played last first.
    pub(crate) async fn tables_of(&self, guest: GuestId) -> Result<Vec<ListedTable>, StoreError> {
        self.read_tables_of(guest).await.map_err(|error| self.explain(error))
    }

    async fn read_tables_of(&self, guest: GuestId) -> Result<Vec<ListedTable>, StoreError> {
        let mut transaction = self.reader.begin().await?;
        let rows = query(
            "SELECT tables.*, coalesce((SELECT max(sequence) FROM entries WHERE table_id = id), 0) AS newest
             FROM tables WHERE id IN (
                 SELECT table_id FROM seats WHERE guest = ?1
                 UNION SELECT table_id FROM watchers WHERE guest = ?1
                 UNION SELECT id FROM tables WHERE created_by = ?1)
             ORDER BY played_at DESC, id LIMIT ?2",
        )
        .bind(guest.as_bytes())
        .bind(LIST_LENGTH)
        .fetch_all(&mut *transaction)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let sitters = query(
                "SELECT kind, guest, bot, name, lender FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = ?
                 ORDER BY seat",
            )
            .bind(row.try_get::<&str, _>("id")?)
            .fetch_all(&mut *transaction)
            .await?;
            let sitters: Vec<Sitter> = sitters.iter().map(read_sitter).collect::<Result<_, _>>()?;
            tables.push(read_listed(row, sitters)?);
        }
        Ok(tables)
    }
}

fn read_listed(row: &SqliteRow, sitters: Vec<Sitter>) -> Result<ListedTable, StoreError> {
    let noted: i64 = row.try_get("noted")?;
    let note = Note {
        sequence: noted.cast_unsigned(),
        round: row.try_get("round")?,
        n_choices: row.try_get::<i64, _>("n_choices")? as usize,
        awaited: row.try_get("awaited")?,
        outcome: row.try_get("outcome")?,
        winners: row.try_get("winners")?,
        progress: optional_json(row, "progress")?,
        checkpoint: None,
    };
    Ok(ListedTable {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        setup: json(row, "setup")?,
        played_at: row.try_get("played_at")?,
        sitters,
        note: (row.try_get::<i64, _>("newest")? == noted).then_some(note),
    })
}
