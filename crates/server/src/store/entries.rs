//! The next entries of many journals, in one statement: what a server writes nearly all the time, and what people wait for.

use std::collections::BTreeSet;

use serde_json::json;

use super::sql::{Connection, query};
use super::{EntryRecord, StoreError};

/// The next entry of a table.
pub(super) struct Next<'a> {
    pub(super) id: &'a str,
    pub(super) entry: &'a EntryRecord,
}

/// Writes entries of different tables and says at which tables. At the others somebody else has written an entry with that
/// number before.
pub(super) async fn write_entries(
    connection: &mut Connection<'_>,
    entries: &[Next<'_>],
    now: i64,
) -> Result<BTreeSet<String>, StoreError> {
    if entries.is_empty() {
        return Ok(BTreeSet::new());
    }
    let rows = entries.iter().map(|Next { id, entry }| {
        let EntryRecord { sequence, act, digest } = entry;
        json!({ "id": id, "sequence": sequence, "act": act.to_string(), "digest": digest })
    });
    let rows = rows.collect::<serde_json::Value>().to_string();
    let (insert, update) =
        if connection.is_postgres() { (POSTGRES, TOUCH_POSTGRES) } else { (SQLITE, TOUCH_SQLITE) };
    let written = query(insert).bind(rows.as_str()).bind(now).fetch_all(connection).await?;
    query(update).bind(rows).bind(now).execute(connection).await?;
    written.iter().map(|row| row.get("table_id")).collect()
}

const SQLITE: &str = "INSERT INTO entries (table_id, sequence, act, digest, at)
    SELECT value ->> 'id', value ->> 'sequence', value ->> 'act', value ->> 'digest', $2 FROM json_each($1) WHERE true
    ON CONFLICT DO NOTHING RETURNING table_id";
const TOUCH_SQLITE: &str =
    "UPDATE tables SET played_at = $2 WHERE id IN (SELECT value ->> 'id' FROM json_each($1))";

const POSTGRES: &str = "INSERT INTO entries (table_id, sequence, act, digest, at)
    SELECT id, sequence, act, digest, $2 FROM json_to_recordset($1::json) AS new (id text, sequence bigint, act text, digest text)
    ON CONFLICT DO NOTHING RETURNING table_id";
const TOUCH_POSTGRES: &str = "UPDATE tables SET played_at = $2
    WHERE id IN (SELECT id FROM json_to_recordset($1::json) AS new (id text))";
