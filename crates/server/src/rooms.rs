//! The tables in memory. One that is asked for is read from disk; one that nobody uses leaves.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OnceCell, mpsc, oneshot};
use tokio::time::Duration;

use crate::bots::Thinkers;
use crate::error::{Code, Error};
use crate::room::{Broken, Request, Room, rebuild};
use crate::store::Store;
use crate::token::{self, GuestId};

/// How often a request is made again when the table left memory in between.
const ATTEMPTS: usize = 3;

type Doors = HashMap<String, Arc<OnceCell<mpsc::Sender<Request>>>>;

/// The tables in memory. Cloning it shares them.
#[derive(Debug, Clone)]
pub(crate) struct Rooms(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// A cell is empty while its table is being read, so that two who ask at once wait for the same reading.
    doors: Mutex<Doors>,
    store: Store,
    thinkers: Thinkers,
    idle: Duration,
}

impl Rooms {
    pub(crate) fn new(store: Store, idle: Duration) -> Self {
        Self(Arc::new(Inner { doors: Mutex::default(), store, thinkers: Thinkers::new(), idle }))
    }

    /// The door to a table, which is read from disk if it is not in memory.
    pub(crate) async fn open(&self, id: &str) -> Result<mpsc::Sender<Request>, Error> {
        if !token::is_table_id(id) {
            return Err(Code::NoSuchTable.into());
        }
        let cell = {
            let mut doors = self.doors();
            // A room that ended by a bug of ours left a door that leads nowhere.
            if doors.get(id).and_then(|cell| cell.get()).is_some_and(mpsc::Sender::is_closed) {
                doors.remove(id);
            }
            doors.entry(id.to_owned()).or_default().clone()
        };
        let result = cell.get_or_try_init(|| self.load(id)).await.cloned();
        if result.is_err() {
            // Unknown names must not fill the memory.
            let mut doors = self.doors();
            if doors.get(id).is_some_and(|other| Arc::ptr_eq(other, &cell) && cell.get().is_none()) {
                doors.remove(id);
            }
        }
        result
    }

    /// Asks a table for something and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        id: &str,
        request: impl Fn(oneshot::Sender<T>) -> Request,
    ) -> Result<T, Error> {
        for _ in 0..ATTEMPTS {
            let door = self.open(id).await?;
            let (reply, answer) = oneshot::channel();
            if door.send(request(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(Code::Busy.into())
    }

    /// Whether a table is in memory now.
    pub(crate) fn is_open(&self, id: &str) -> bool {
        self.doors().get(id).is_some_and(|cell| cell.initialized())
    }

    /// Tells all tables in memory that somebody has another name. Others will read it.
    pub(crate) fn rename(&self, guest: GuestId, name: &str) {
        let doors: Vec<_> = self.doors().values().filter_map(|cell| cell.get().cloned()).collect();
        for door in doors {
            // A room that is too busy to hear it shows the old name until it is read again.
            let _ = door.try_send(Request::Renamed { guest, name: name.to_owned() });
        }
    }

    /// Lets a table leave memory, unless somebody has just asked it for something.
    pub(crate) fn forget(&self, id: &str, queue: &mut mpsc::Receiver<Request>) -> bool {
        // Under the lock nobody can get the door; whoever has it finds it closed and asks again.
        let mut doors = self.doors();
        if !queue.is_empty() {
            return false;
        }
        doors.remove(id);
        queue.close();
        true
    }

    /// Lets a table leave memory whoever waits; they will ask again.
    pub(crate) fn forget_anyway(&self, id: &str, queue: &mut mpsc::Receiver<Request>) {
        self.doors().remove(id);
        queue.close();
    }

    async fn load(&self, id: &str) -> Result<mpsc::Sender<Request>, Error> {
        let inner = &self.0;
        let record = inner.store.table(id).await?.ok_or(Code::NoSuchTable)?;
        let was_broken = record.broken;
        // A long journal takes a while, and other tables go on meanwhile.
        let (record, result) = tokio::task::spawn_blocking(move || {
            let result = rebuild(&record);
            (record, result)
        })
        .await
        .map_err(Error::internal)?;
        let now_broken = result.as_ref().err().map(|broken| broken.entry);
        if was_broken != now_broken {
            inner.store.mark_broken(id, now_broken).await?;
        }
        match result {
            Ok(table) => {
                let (store, thinkers) = (inner.store.clone(), inner.thinkers.clone());
                Ok(Room::open(&record, table, self.clone(), store, thinkers, inner.idle))
            }
            Err(Broken { entry, reason }) => {
                let (game, content) = (&record.game, &record.content_hash);
                tracing::error!(entry, reason, game, content, "a journal does not play again");
                Err(Error::new(Code::JournalBroken).with("entry", entry))
            }
        }
    }

    /// No code panics while it holds the lock, and a map of doors is whole even if it did.
    fn doors(&self) -> MutexGuard<'_, Doors> {
        self.0.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
