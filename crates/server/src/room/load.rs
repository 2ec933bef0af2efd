//! Building a table again from its journal.

use sortie_games::{AnyTable, Registry};
use sortie_kernel::Seed;

use crate::store::TableRecord;

/// The stored game does not play again as it was written: another program wrote it, or the rules have changed.
#[derive(Debug)]
pub(crate) struct Broken {
    /// The first entry that does not; 0 if the set-up does not.
    pub(crate) entry: u64,
    /// Why, for the log.
    pub(crate) reason: String,
}

/// A stored game as far as it plays again.
pub(crate) struct Rebuilt {
    /// None if not even the set-up does.
    pub(crate) table: Option<Box<dyn AnyTable>>,
    /// What does not, if anything does not.
    pub(crate) broken: Option<Broken>,
}

/// Plays a stored journal again and compares every digest, up to the last entry that agrees.
///
/// Asks before each entry whether to go on; if not, what has been built is of no use.
pub(crate) fn rebuild(games: &Registry, record: &TableRecord, goes_on: &mut dyn FnMut() -> bool) -> Rebuilt {
    match begin(games, record) {
        Ok(mut table) => {
            let broken = go_through(&mut *table, record, goes_on).err();
            Rebuilt { table: Some(table), broken }
        }
        Err(broken) => Rebuilt { table: None, broken: Some(broken) },
    }
}

fn broken(entry: u64, reason: &dyn ToString) -> Broken {
    Broken { entry, reason: reason.to_string() }
}

fn begin(games: &Registry, record: &TableRecord) -> Result<Box<dyn AnyTable>, Broken> {
    let seed = Seed::try_from(record.seed.clone()).map_err(|error| broken(0, &error))?;
    let table = games.begin(&record.game, &record.setup, seed).map_err(|error| broken(0, &error))?;
    if record.sitters.len() != usize::from(table.n_seats()) {
        return Err(broken(0, &"the seats are not those of the game"));
    }
    Ok(table)
}

fn go_through(
    table: &mut dyn AnyTable,
    record: &TableRecord,
    goes_on: &mut dyn FnMut() -> bool,
) -> Result<(), Broken> {
    for (expected, entry) in (1..).zip(&record.entries) {
        if !goes_on() {
            return Err(broken(expected, &"nobody waits for it"));
        }
        if entry.sequence != expected {
            return Err(broken(expected, &"this entry is missing"));
        }
        let proposal = table.propose_act(&entry.act).map_err(|error| broken(expected, &error))?;
        if proposal.digest.to_string() != entry.digest {
            let reason = format!("the journal says {}, the rules say {}", entry.digest, proposal.digest);
            return Err(broken(expected, &reason));
        }
        table.commit(proposal).map_err(|error| broken(expected, &error))?;
    }
    Ok(())
}

/// A table that goes on from the stored checkpoint, if there is one that can still be read. Its journal is empty.
pub(crate) fn resume(games: &Registry, record: &TableRecord) -> Option<Box<dyn AnyTable>> {
    let checkpoint = record.checkpoint.as_ref()?;
    let seed = Seed::try_from(record.seed.clone()).ok()?;
    let table = games.resume(&record.game, &record.setup, checkpoint, seed).ok()?;
    (record.sitters.len() == usize::from(table.n_seats())).then_some(table)
}
