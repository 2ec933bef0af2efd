//! Lists of tables, and the notes they are made from.

use super::sql::{Row, query};
use super::tables::read_sitter;
use super::{ListedTable, Note, Sitter, Store, StoreError};
use crate::token::GuestId;

/// How many tables a list holds at most.
const LIST_LENGTH: i64 = 200;

impl Store {
    /// The tables a guest sits at, has made or has watched, those played last first.
    pub(crate) async fn tables_of(&self, guest: GuestId) -> Result<Vec<ListedTable>, StoreError> {
        self.read_tables_of(guest).await.map_err(|error| self.explain(error))
    }

    async fn read_tables_of(&self, guest: GuestId) -> Result<Vec<ListedTable>, StoreError> {
        let mut reading = self.reader.read().await?;
        let connection = &mut reading.connection();
        let rows = query(
            "SELECT tables.*, coalesce((SELECT max(sequence) FROM entries WHERE table_id = id), 0) AS newest
             FROM tables WHERE id IN (
                 SELECT table_id FROM seats WHERE guest = $1
                 UNION SELECT table_id FROM watchers WHERE guest = $1
                 UNION SELECT id FROM tables WHERE created_by = $1)
             ORDER BY played_at DESC, id LIMIT $2",
        )
        .bind(guest)
        .bind(LIST_LENGTH)
        .fetch_all(connection)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            let sitters = query(
                "SELECT kind, guest, bot, name, lender FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = $1
                 ORDER BY seat",
            )
            .bind(row.get::<String>("id")?)
            .fetch_all(connection)
            .await?;
            let sitters: Vec<Sitter> = sitters.iter().map(read_sitter).collect::<Result<_, _>>()?;
            tables.push(read_listed(row, sitters)?);
        }
        Ok(tables)
    }
}

fn read_listed(row: &Row, sitters: Vec<Sitter>) -> Result<ListedTable, StoreError> {
    let noted: i64 = row.get("noted")?;
    let note = Note {
        sequence: noted.cast_unsigned(),
        round: row.number("round")?,
        n_choices: row.number("n_choices")?,
        awaited: row.number("awaited")?,
        outcome: row.get("outcome")?,
        winners: row.number("winners")?,
        progress: row.optional_json("progress")?,
        checkpoint: None,
    };
    Ok(ListedTable {
        id: row.get("id")?,
        game: row.get("game")?,
        setup: row.json("setup")?,
        played_at: row.get("played_at")?,
        sitters,
        is_current: row.get::<i64>("newest")? == noted,
        note,
    })
}
