//! The next entries of many journals, in one statement: what a server writes nearly all the time, and what people wait for.

use std::collections::BTreeSet;

use serde_json::json;

use super::nodes::Hold;
use super::sql::{Connection, query};
use super::{EntryRecord, StoreError};

/// The next entry of a table.
pub(super) struct Next<'a> {
    pub(super) hold: &'a Hold,
    pub(super) entry: &'a EntryRecord,
}

/// Writes entries of different tables and says at which tables. The others are not ours any more, or somebody has written an
/// entry with that number before.
pub(super) async fn write_entries(
    connection: &mut Connection<'_>,
    entries: &[Next<'_>],
    now: i64,
) -> Result<BTreeSet<String>, StoreError> {
    if entries.is_empty() {
        return Ok(BTreeSet::new());
    }
    let rows = entries.iter().map(|Next { hold, entry }| {
        let EntryRecord { sequence, act, digest } = entry;
        json!({ "id": &*hold.table, "fence": hold.fence, "sequence": sequence, "act": act.to_string(), "digest": digest })
    });
    let rows = rows.collect::<serde_json::Value>().to_string();
    let written = if connection.is_postgres() {
        query(POSTGRES).bind(rows).bind(now).fetch_all(connection).await?
    } else {
        query(TOUCH_SQLITE).bind(rows.as_str()).bind(now).execute(connection).await?;
        query(SQLITE).bind(rows).bind(now).fetch_all(connection).await?
    };
    written.iter().map(|row| row.get("table_id")).collect()
}

/// Writes some of the entries of a table to come, which nobody else knows yet.
pub(super) async fn write_drafted(
    connection: &mut Connection<'_>,
    id: &str,
    entries: &[EntryRecord],
    at: i64,
) -> Result<(), StoreError> {
    let rows = entries.iter().map(|EntryRecord { sequence, act, digest }| {
        json!({ "sequence": sequence, "act": act.to_string(), "digest": digest })
    });
    let rows = rows.collect::<serde_json::Value>().to_string();
    let insert = if connection.is_postgres() { DRAFT_POSTGRES } else { DRAFT_SQLITE };
    query(insert).bind(rows).bind(id).bind(at).execute(connection).await?;
    Ok(())
}

const DRAFT_SQLITE: &str = "INSERT INTO entries (table_id, sequence, act, digest, at)
    SELECT $2, value ->> 'sequence', value ->> 'act', value ->> 'digest', $3 FROM json_each($1)";
const DRAFT_POSTGRES: &str = "INSERT INTO entries (table_id, sequence, act, digest, at)
    SELECT $2, sequence, act, digest, $3
    FROM json_to_recordset($1::json) AS new (sequence bigint, act text, digest text)";

const TOUCH_SQLITE: &str =
    "UPDATE tables SET played_at = $2 WHERE id IN (SELECT value ->> 'id' FROM json_each($1))";
const SQLITE: &str = "INSERT INTO entries (table_id, sequence, act, digest, at)
    SELECT value ->> 'id', value ->> 'sequence', value ->> 'act', value ->> 'digest', $2
    FROM json_each($1) JOIN tables ON tables.id = value ->> 'id' AND fence = value ->> 'fence' WHERE true
    ON CONFLICT DO NOTHING RETURNING table_id";

/// Who takes a table over changes its row, and so waits for us or is waited for.
const POSTGRES: &str = "WITH new AS MATERIALIZED (
        SELECT * FROM json_to_recordset($1::json) AS new (id text, fence bigint, sequence bigint, act text, digest text)),
    held AS (UPDATE tables SET played_at = $2 FROM new WHERE tables.id = new.id AND tables.fence = new.fence
        RETURNING tables.id)
    INSERT INTO entries (table_id, sequence, act, digest, at)
    SELECT new.id, sequence, act, digest, $2 FROM new JOIN held ON held.id = new.id
    ON CONFLICT DO NOTHING RETURNING table_id";
