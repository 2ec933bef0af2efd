//! Lists of tables, and the notes they are made from.

use super::links::read_kind;
use super::nodes::Hold;
use super::sql::{Connection, Row, query};
use super::tables::read_sitter;
use super::write::Write;
use super::{ListedTable, Note, Sitter, Store, StoreError};
use crate::token::GuestId;

/// How many tables a list holds at most.
const LIST_LENGTH: i64 = 200;

impl Store {
    /// The tables a guest sits at, has made or has watched, those played last first.
    pub(crate) async fn tables_of(&self, guest: GuestId) -> Result<Vec<ListedTable>, StoreError> {
        self.read_tables_of(guest).await.map_err(|error| self.explain(error))
    }

    /// Takes a table off somebody's list.
    pub(crate) async fn hide(&self, hold: &Hold, guest: GuestId) -> Result<(), StoreError> {
        self.write(Write::Hidden { hold: hold.clone(), guest }).await
    }

    async fn read_tables_of(&self, guest: GuestId) -> Result<Vec<ListedTable>, StoreError> {
        let mut reading = self.reader.read().await?;
        let connection = &mut reading.connection();
        let rows = query(
            "SELECT listed.*, coalesce((SELECT max(sequence) FROM entries WHERE table_id = listed.id), 0) AS newest,
             coalesce((SELECT code FROM links WHERE table_id = listed.id AND links.kind = link AND renewed = 0), listed.id)
             AS address
             FROM (SELECT tables.*, CASE
                 WHEN host = $1 OR id IN (SELECT table_id FROM players WHERE guest = $1 AND removed = 0) THEN 'play'
                 ELSE coalesce((SELECT kind FROM watchers WHERE guest = $1 AND table_id = id), 'play')
                 END AS link
             FROM tables WHERE id IN (
                 SELECT table_id FROM seats WHERE guest = $1
                 UNION SELECT table_id FROM watchers WHERE guest = $1
                 UNION SELECT id FROM tables WHERE created_by = $1)
             AND id NOT IN (SELECT table_id FROM hidden WHERE guest = $1)) AS listed
             ORDER BY played_at DESC, listed.id LIMIT $2",
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

/// Takes a table off somebody's list. When all who have ever had a part in it have done so it is gone, unless the operator has
/// still to look at it.
pub(super) async fn write_hidden(
    connection: &mut Connection<'_>,
    guest: GuestId,
    id: &str,
) -> Result<(), StoreError> {
    query("INSERT INTO hidden (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(guest)
        .bind(id)
        .execute(connection)
        .await?;
    query("DELETE FROM watchers WHERE guest = $1 AND table_id = $2")
        .bind(guest)
        .bind(id)
        .execute(connection)
        .await?;
    query(
        "DELETE FROM tables WHERE id = $1
         AND NOT EXISTS (SELECT 1 FROM players WHERE players.table_id = $1 AND players.guest NOT IN
             (SELECT guest FROM hidden WHERE hidden.table_id = $1))
         AND (host IS NULL OR host IN (SELECT guest FROM hidden WHERE hidden.table_id = $1))
         AND NOT EXISTS (SELECT 1 FROM reports WHERE reports.table_id = $1 AND closed = 0)",
    )
    .bind(id)
    .execute(connection)
    .await?;
    Ok(())
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
        address: row.get("address")?,
        link: read_kind(row, "link")?,
        game: row.get("game")?,
        setup: row.json("setup")?,
        played_at: row.get("played_at")?,
        sitters,
        is_current: row.get::<i64>("newest")? == noted,
        note,
    })
}
