//! The tables in memory. One that is asked for is read from disk; one that nobody uses leaves.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sortie_games::{AnyTable, Registry};
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::Duration;

use crate::bots::Thinkers;
use crate::error::{Code, Error};
use crate::metrics::Metrics;
use crate::options::Options;
use crate::protocol::LinkKind;
use crate::room::{Broken, Flaw, Look, Me, Rebuilt, Request, Room, rebuild, resume};
use crate::store::{Claim, Found, Hold, Mutes, News, Other, Store, StoreError, TableRecord};
use crate::token::{self, GuestId};
use crate::unhurried::{Unhurried, Waiting};

/// How often a request is made again when the table left memory in between.
const ATTEMPTS: usize = 3;

/// How many tables are handed over at once when a server leaves.
const HANDED_AT_ONCE: usize = 16;

type Door = OnceCell<(Hold, mpsc::Sender<Request>)>;
type Doors = HashMap<String, Arc<Door>>;

/// Why a table cannot be entered.
#[derive(Debug)]
pub(crate) enum Absent {
    /// Another server has it.
    Elsewhere(Other),
    /// For this reason.
    Refused(Error),
}

impl<E: Into<Error>> From<E> for Absent {
    fn from(reason: E) -> Self {
        Self::Refused(reason.into())
    }
}

/// The tables in memory. Cloning it shares them.
#[derive(Debug, Clone)]
pub(crate) struct Rooms(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// A cell is empty while its table is being read, so that two who ask at once wait for the same reading.
    doors: Mutex<Doors>,
    games: Registry,
    store: Store,
    thinkers: Thinkers,
    unhurried: Unhurried,
    metrics: Metrics,
    idle: Duration,
    longest_journal: u64,
    taken_in: broadcast::Sender<String>,
}

impl Rooms {
    pub(crate) fn new(
        games: Registry,
        store: Store,
        unhurried: Unhurried,
        metrics: Metrics,
        options: &Options,
    ) -> Self {
        let (idle, longest_journal) = (options.idle, options.limits.journal);
        let (doors, thinkers) = (Mutex::default(), Thinkers::new(games.clone(), options.limits.bot_time));
        let taken_in = broadcast::Sender::new(1024);
        Self(Arc::new(Inner {
            doors,
            games,
            store,
            thinkers,
            unhurried,
            metrics,
            idle,
            longest_journal,
            taken_in,
        }))
    }

    /// The games that are played here.
    pub(crate) fn games(&self) -> &Registry {
        &self.0.games
    }

    /// What is counted of all of them.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// How many entries the journal of a table may have.
    pub(crate) fn longest_journal(&self) -> u64 {
        self.0.longest_journal
    }

    /// The door to a table, which is read from disk if it is not in memory.
    pub(crate) async fn open(&self, id: &str) -> Result<mpsc::Sender<Request>, Error> {
        self.seek(id, None).await.map_err(|absent| match absent {
            // Whoever asks again is passed on.
            Absent::Elsewhere(_) => Code::Busy.into(),
            Absent::Refused(reason) => reason,
        })
    }

    /// As [`Self::open`], and says which server has the table if it is not here. One that is suspected to be gone has none.
    pub(crate) async fn seek(&self, id: &str, suspect: Option<i64>) -> Result<mpsc::Sender<Request>, Absent> {
        if !token::is_table_id(id) {
            return Err(Code::NoSuchTable.into());
        }
        let visit = {
            let mut doors = self.doors();
            // A room that ended by a bug of ours left a door that leads nowhere.
            if doors.get(id).and_then(|cell| cell.get()).is_some_and(|(_, door)| door.is_closed()) {
                doors.remove(id);
            }
            Visit { rooms: self, id, cell: doors.entry(id.to_owned()).or_default().clone() }
        };
        let (_, door) = visit.cell.get_or_try_init(|| self.load(id, suspect)).await?;
        Ok(door.clone())
    }

    /// The table to which an address leads somebody, and what they may do there. The link to watch says no more of the table
    /// than that.
    pub(crate) async fn enter(&self, address: &str, guest: Option<GuestId>) -> Result<(String, Me), Error> {
        if !token::is_table_id(address) {
            return Err(Code::NoSuchTable.into());
        }
        let found = self.0.store.find_link(address, guest).await?;
        let Found { table, link, is_renewed, is_welcome } = found.ok_or(Code::NoSuchTable)?;
        if is_renewed && !is_welcome {
            return Err(Code::LinkRenewed.into());
        }
        Ok((table, Me { guest, link: if is_welcome { LinkKind::Play } else { link } }))
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

    /// How many tables are in memory.
    pub(crate) fn n_open(&self) -> usize {
        self.doors().values().filter(|cell| cell.initialized()).count()
    }

    /// Tells all tables in memory, of all servers, that somebody has another name. Others will read it.
    pub(crate) fn rename(&self, guest: GuestId, name: &str) {
        self.rename_here(guest, name);
        self.tell_others(News::Renamed { guest: guest.as_bytes().to_owned(), name: name.to_owned() });
    }

    /// As [`Self::rename`], at the tables of this server.
    pub(crate) fn rename_here(&self, guest: GuestId, name: &str) {
        for (_, door) in self.inhabited() {
            // A room that is too busy to hear it shows the old name until it is read again.
            let _ = door.try_send(Request::Renamed { guest, name: name.to_owned() });
        }
    }

    /// Tells all tables in memory, of all servers, whom somebody has muted.
    pub(crate) async fn tell_mutes(&self, guest: GuestId, mutes: &Arc<Mutes>) {
        self.tell_others(News::Muted { guest: guest.as_bytes().to_owned() });
        self.tell_mutes_here(guest, mutes).await;
    }

    /// As [`Self::tell_mutes`], at the tables of this server.
    pub(crate) async fn tell_mutes_here(&self, guest: GuestId, mutes: &Arc<Mutes>) {
        for (_, door) in self.inhabited() {
            let _ = door.send(Request::Muted { guest, mutes: mutes.clone() }).await;
        }
    }

    /// Somebody is forgotten: all tables in memory that know them are read anew.
    pub(crate) async fn forget_guest(&self, guest: GuestId) {
        self.tell_others(News::Forgotten { guest: guest.as_bytes().to_owned() });
        self.forget_guest_here(guest).await;
    }

    /// As [`Self::forget_guest`], at the tables of this server.
    pub(crate) async fn forget_guest_here(&self, guest: GuestId) {
        for (_, door) in self.inhabited() {
            // One that is gone knows nobody.
            let _ = door.send(Request::Forgotten { guest }).await;
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

    /// Tells all tables in memory, and whoever is there, that nothing is written any more. Returns the tables as they are.
    pub(crate) async fn sound_the_alarm(&self) -> Vec<(String, Look)> {
        let mut looks = Vec::new();
        for (hold, door) in self.inhabited() {
            let (reply, answer) = oneshot::channel();
            if door.send(Request::Alarm { reply }).await.is_ok()
                && let Ok(look) = answer.await
            {
                looks.push((hold.table.to_string(), look));
            }
        }
        looks.sort_by(|(one, _), (other, _)| one.cmp(other));
        looks
    }

    /// Lets go of all tables that another server has taken while we did not listen.
    pub(crate) async fn let_go_of_lost(&self) -> Result<(), StoreError> {
        // In this order: what is taken in between is in the answer.
        let inhabited = self.inhabited();
        let held: HashMap<_, _> =
            self.0.store.holds().await?.into_iter().map(|hold| (hold.table.clone(), hold)).collect();
        for (hold, door) in inhabited {
            if held.get(&hold.table) != Some(&hold) {
                let _ = door.send(Request::Leave).await;
            }
        }
        Ok(())
    }

    /// Hands all tables over to other servers, some at a time, each before its people are asked to connect again.
    pub(crate) async fn hand_over(&self, heirs: &[Other]) {
        if heirs.is_empty() {
            return;
        }
        let mut under_way = JoinSet::new();
        for ((_, door), heir) in self.inhabited().into_iter().zip(heirs.iter().cycle()) {
            if under_way.len() >= HANDED_AT_ONCE {
                under_way.join_next().await;
            }
            let heir = heir.id;
            under_way.spawn(async move {
                let (reply, done) = oneshot::channel();
                if door.send(Request::HandOver { heir, reply }).await.is_ok() {
                    // One that has left by itself is anybody's.
                    let _ = done.await;
                }
            });
        }
        under_way.join_all().await;
    }

    /// Tables that other servers have taken in from us, as they say it.
    pub(crate) fn taken_in(&self) -> &broadcast::Sender<String> {
        &self.0.taken_in
    }

    fn inhabited(&self) -> Vec<(Hold, mpsc::Sender<Request>)> {
        self.doors().values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Others hear it sooner or later, and nobody waits for that.
    fn tell_others(&self, news: News) {
        let store = self.0.store.clone();
        if store.is_shared() {
            tokio::spawn(async move {
                if let Err(error) = store.tell(news).await {
                    tracing::warn!(%error, "the other servers were not told");
                }
            });
        }
    }

    async fn load(&self, id: &str, suspect: Option<i64>) -> Result<(Hold, mpsc::Sender<Request>), Absent> {
        let inner = &self.0;
        let hold = match inner.store.claim(id, suspect).await? {
            Claim::Ours(hold) => hold,
            Claim::Theirs(other) => return Err(Absent::Elsewhere(other)),
            Claim::Nobodys => return Err(Code::NoSuchTable.into()),
        };
        let mut record = inner.store.table(id).await?.ok_or(Code::NoSuchTable)?;
        if record.house.links.watch.is_empty() {
            // A table from before there were two links.
            record.house.links.watch = token::table_id();
            inner.store.renew_link(&hold, LinkKind::Watch, &record.house.links.watch).await?;
        }
        let was_broken = record.broken;
        // A long journal takes a while, and other tables go on meanwhile.
        let games = inner.games.clone();
        // Whoever stops waiting stops the work too; the next who asks begins it anew.
        let waiting = Waiting::default();
        let mut work = inner.unhurried.work(&waiting, Duration::MAX);
        let (record, rebuilt, resumed) = tokio::task::spawn_blocking(move || {
            let rebuilt = rebuild(&games, &record, &mut || work.goes_on());
            let resumed = rebuilt.broken.as_ref().and_then(|_| resume(&games, &record));
            (record, rebuilt, resumed)
        })
        .await
        .map_err(Error::internal)?;
        drop(waiting);
        let Rebuilt { table, broken } = rebuilt;
        let content_now = inner.games.content_hash(&record.game);
        if let Some(Broken { entry, reason }) = &broken {
            let (game, content) = (&record.game, &record.content_hash);
            let engine = record.writer_of(*entry).map(|stretch| &stretch.engine);
            tracing::error!(entry, reason, game, content, engine, "a journal does not play again");
        }
        if let (Some(_), Some(table)) = (&broken, resumed) {
            tracing::warn!("the table goes on from its checkpoint");
            let old = Arc::new(record);
            inner.store.begin_anew(&hold, old.clone(), table.setup(), content_now).await?;
            // As it is kept now.
            let record = inner.store.table(id).await?.ok_or(Code::NoSuchTable)?;
            return Ok(self.let_in(hold, &record, table, None));
        }
        let broken = broken.map(|broken| broken.entry);
        if was_broken != broken {
            inner.store.mark_broken(&hold, broken).await?;
        }
        let flaw = Flaw::of(&record, broken, content_now);
        match (table, flaw) {
            (Some(table), flaw) => Ok(self.let_in(hold, &record, table, flaw)),
            (None, Some(flaw)) => Err(flaw.refusal().into()),
            (None, None) => Err(Error::internal("a journal that neither plays nor breaks").into()),
        }
    }

    fn let_in(
        &self,
        hold: Hold,
        record: &TableRecord,
        table: Box<dyn AnyTable>,
        flaw: Option<Flaw>,
    ) -> (Hold, mpsc::Sender<Request>) {
        let (store, thinkers) = (self.0.store.clone(), self.0.thinkers.clone());
        let door = Room::open(hold.clone(), record, table, flaw, self.clone(), store, thinkers, self.0.idle);
        (hold, door)
    }

    /// No code panics while it holds the lock, and a map of doors is whole even if it did.
    fn doors(&self) -> MutexGuard<'_, Doors> {
        self.0.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody before a door that may still be closed. The last to leave a door that never opened takes it away, so that
/// unknown names do not fill the memory; whether they were refused or lost patience makes no difference.
struct Visit<'a> {
    rooms: &'a Rooms,
    id: &'a str,
    cell: Arc<Door>,
}

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        if self.cell.initialized() {
            return;
        }
        // Under the lock nobody else comes. We leave under it as well, so of two who leave one is the last.
        let mut doors = self.rooms.doors();
        self.cell = Arc::default();
        // A door before which somebody still waits stays: they read the table now, and others must find theirs.
        if doors.get(self.id).is_some_and(|cell| !cell.initialized() && Arc::strong_count(cell) == 1) {
            doors.remove(self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::{Pin, pin};
    use std::task::{Context, Poll, Waker};

    use serde_json::json;

    use super::*;
    use crate::store::{Note, Sitter};

    const NOWHERE: &str = "abcdefghijkmnpqrstuvwxyz23";

    async fn rooms() -> Rooms {
        let store = Store::open("sqlite::memory:", "").await.expect("a database");
        Rooms::new(
            sortie_shipped::registry(),
            store,
            Unhurried::default(),
            Metrics::default(),
            &Options::for_tests(),
        )
    }

    /// Goes as far as is possible at once, which is not far: the disk has to be asked.
    fn begin<F: Future>(mut opening: Pin<&mut F>) {
        let poll = opening.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(poll, Poll::Pending));
    }

    /// A table on disk.
    async fn add_table(rooms: &Rooms) -> String {
        let setup = json!({ "jedi": ["mace", "kit"] });
        let table = rooms.games().begin("arena", &setup, token::seed()).expect("a table");
        let file = table.to_file("");
        let id = token::table_id();
        let record = TableRecord {
            game: "arena".to_owned(),
            content_hash: String::new(),
            setup,
            seed: file["seed"].as_str().expect("a seed").to_owned(),
            pace: 0,
            bots_wait: true,
            played_at: 0,
            broken: None,
            checkpoint: None,
            progress: None,
            sitters: vec![Sitter::Open; 2],
            seen: Vec::new(),
            entries: Vec::new(),
            stretches: Vec::new(),
            resumed_at: None,
            gone_on_at: None,
            house: crate::room::House { links: crate::room::Links::new(&id), ..Default::default() },
            proposal: None,
            id,
        };
        let guest = GuestId::of_token("ann");
        rooms.0.store.add_guest(guest).await.expect("written");
        let record = Arc::new(record);
        rooms.0.store.add_table(record.clone(), Note::default(), guest).await.expect("written");
        record.id.clone()
    }

    #[tokio::test]
    async fn who_leaves_before_the_door_opens_leaves_nothing_behind() {
        let rooms = rooms().await;
        {
            let mut first = Box::pin(rooms.open(NOWHERE));
            let mut second = Box::pin(rooms.open(NOWHERE));
            begin(first.as_mut());
            begin(second.as_mut());
            drop(first);
            assert_eq!(rooms.doors().len(), 1, "the second still waits");
        }
        assert_eq!(rooms.doors().len(), 0, "lost patience");
        assert!(rooms.open(NOWHERE).await.is_err());
        assert_eq!(rooms.doors().len(), 0, "refused");
    }

    #[tokio::test]
    async fn who_leaves_does_not_take_the_door_from_others() {
        let rooms = rooms().await;
        let id = add_table(&rooms).await;
        let mut impatient = Box::pin(rooms.open(&id));
        let mut patient = pin!(rooms.open(&id));
        begin(impatient.as_mut());
        begin(patient.as_mut());
        drop(impatient);
        // Who comes now and who has waited all the while enter the same room.
        let (door, other) = tokio::join!(patient, rooms.open(&id));
        let (door, other) = (door.expect("open"), other.expect("open"));
        assert!(door.same_channel(&other));
        assert!(rooms.open(&id).await.expect("open").same_channel(&door), "and it stays");
        assert_eq!(rooms.doors().len(), 1);
    }
}
