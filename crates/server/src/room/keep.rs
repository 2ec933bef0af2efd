//! A table as it is first written to disk.

use serde_json::Value;
use sortie_games::AnyTable;
use sortie_kernel::Seat;

use super::{House, Links};
use crate::clock;
use crate::error::Error;
use crate::store::{ENGINE, EntryRecord, Sitter, Stretch, TableRecord};
use crate::token::{self, GuestId};

/// What a table does not know of itself.
pub(crate) struct Plan<'a> {
    pub(crate) content_hash: &'a str,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) pace: u32,
    pub(crate) bots_wait: bool,
    pub(crate) seen: Vec<(GuestId, Seat)>,
    pub(crate) house: House,
}

/// A new table as it is written to disk, with what has been played at it.
pub(crate) fn record_of(table: &dyn AnyTable, plan: Plan<'_>) -> Result<TableRecord, Error> {
    let mut file = table.to_file(plan.content_hash);
    let Some(Value::String(seed)) = file.get_mut("seed").map(Value::take) else {
        return Err(Error::internal("a game file without a seed"));
    };
    let Some(Value::Array(entries)) = file.get_mut("entries").map(Value::take) else {
        return Err(Error::internal("a game file without entries"));
    };
    let entries: Vec<EntryRecord> =
        (1..).zip(entries).map(|(sequence, entry)| split_entry(sequence, entry)).collect::<Result<_, _>>()?;
    let id = token::table_id();
    Ok(TableRecord {
        game: table.game().to_owned(),
        content_hash: plan.content_hash.to_owned(),
        setup: table.setup(),
        seed,
        pace: plan.pace,
        bots_wait: plan.bots_wait,
        played_at: clock::now(),
        broken: None,
        checkpoint: table.checkpoint(),
        progress: table.progress(),
        sitters: plan.sitters,
        seen: plan.seen,
        // Whoever wrote a file, this program has played it again just now.
        stretches: if entries.is_empty() { Vec::new() } else { vec![stretch(1, plan.content_hash)] },
        entries,
        resumed_at: None,
        gone_on_at: None,
        proposal: None,
        house: House { links: Links::new(&id), ..plan.house },
        id,
    })
}

/// What this program writes from an entry on.
pub(super) fn stretch(first: u64, content_hash: &str) -> Stretch {
    Stretch { first, engine: ENGINE.to_owned(), content_hash: content_hash.to_owned() }
}

/// An entry of a game file is the act with its digest beside it.
fn split_entry(sequence: u64, mut entry: Value) -> Result<EntryRecord, Error> {
    let digest = entry.as_object_mut().and_then(|entry| entry.remove("digest"));
    let digest = digest
        .as_ref()
        .and_then(Value::as_str)
        .ok_or_else(|| Error::internal("an entry without a digest"))?;
    Ok(EntryRecord { sequence, digest: digest.to_owned(), act: entry })
}
