//! A table in memory. One task owns it and answers requests in the order they come, so nothing is ever half done:
//! a request that has been taken up is finished even if whoever made it is gone.

mod act;
mod audience;
mod back;
mod bot;
mod delete;
mod flaw;
mod handover;
mod hold;
mod host;
mod keep;
mod links;
mod load;
mod moving;
mod people;
mod report;
mod scene;
mod seats;
mod shelf;
mod talk;
mod undo;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;
use sortie_content::Language;
use sortie_games::AnyTable;
use sortie_kernel::{Decision, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep_until};

pub(crate) use act::check_pace;
pub(crate) use flaw::Flaw;
pub(crate) use host::House;
pub(crate) use keep::{Plan, record_of};
pub(crate) use links::{Links, Me};
pub(crate) use load::{Broken, Rebuilt, rebuild, resume};
pub(crate) use seats::{Seats, check_bot};
pub(crate) use undo::KeptProposal;

use crate::bots::{Pacing, Thinkers};
use crate::clock;
use crate::error::{Code, Error};
use crate::letter::Letter;
use crate::protocol::{
    ClientMessage, FileKind, HostAct, LinkKind, Lobby, OldLines, ReportPeople, ServerMessage, SetPerson,
    SetSeat, TableSummary,
};
use crate::rooms::Rooms;
use crate::store::{Hold, Mutes, Note, Store, Stretch, TableRecord};
use crate::token::GuestId;
use audience::{Audience, Listener};
use handover::Ask;
use shelf::Shelf;
use undo::UndoTalk;

/// Lists may lag this far behind play; what they miss after a crash is worked out when they are asked for.
const NOTE_AFTER: Duration = Duration::from_secs(2);

/// How long a table at which nothing can happen any more waits for the next question of somebody who looks back on it.
const LINGER: Duration = Duration::from_millis(500);

/// What a table can be asked. Replies that are dropped were not given: the table left memory, ask again.
#[derive(Debug)]
pub(crate) enum Request {
    /// Somebody listens from now on and knows the game up to `since`. Said again, without an outbox, it changes the
    /// language.
    Hello {
        connection: u64,
        me: Me,
        language: Language,
        since: Option<u64>,
        outbox: Option<mpsc::Sender<Letter>>,
    },
    /// Somebody who listens says something.
    Say { connection: u64, message: ClientMessage },
    /// Somebody does not listen any more.
    Gone { connection: u64 },
    /// Who plays a seat changes.
    SetSeat {
        seat: Seat,
        change: SetSeat,
        guest: GuestId,
        link: LinkKind,
        name: String,
        reply: oneshot::Sender<Result<Lobby, Error>>,
    },
    /// The host does something.
    Host { guest: GuestId, act: HostAct, reply: oneshot::Sender<Result<Lobby, Error>> },
    /// What was taken back here.
    Lines { me: Me, reply: oneshot::Sender<OldLines> },
    /// Somebody would like to have a line back, as the table stood after an entry.
    Restore { me: Me, sequence: u64, line: u64, reply: oneshot::Sender<Result<Lobby, Error>> },
    /// A table that can only be looked at goes on elsewhere; the answer says where.
    GoOn { guest: GuestId, reply: oneshot::Sender<Result<String, Error>> },
    /// Somebody is not known any more.
    Forgotten { guest: GuestId },
    /// Somebody says what they want to hear of whoever plays a seat; the answer says of whom they hear nothing now.
    SetPerson {
        me: Me,
        seat: Seat,
        wish: SetPerson,
        reply: oneshot::Sender<Result<(Arc<Mutes>, Lobby), Error>>,
    },
    /// Somebody puts the table away.
    PutAway { me: Me, reply: oneshot::Sender<Result<(), Error>> },
    /// Somebody tells the operator of this table.
    Report { guest: GuestId, report: ReportPeople, note: String, reply: oneshot::Sender<Result<(), Error>> },
    /// Somebody has muted others, perhaps at another table.
    Muted { guest: GuestId, mutes: Arc<Mutes> },
    /// Somebody has another name.
    Renamed { guest: GuestId, name: String },
    /// The table in a list.
    Summary { me: Me, reply: oneshot::Sender<TableSummary> },
    /// The table itself, for work that takes a while and is done elsewhere.
    Look { me: Me, reply: oneshot::Sender<Look> },
    /// Another server has the table, or may have it.
    Leave,
    /// The table goes to another server; the answer comes when it is there.
    HandOver { heir: i64, reply: oneshot::Sender<()> },
    /// The storage is lost: everybody at the table is told, and the table is saved elsewhere.
    Alarm { reply: oneshot::Sender<Look> },
    /// A bot has made up its mind; none if it has nothing to say.
    Thought { sequence: u64, seats: Vec<Seat>, choice: Option<(Seat, Value)> },
}

/// A table at one moment.
#[derive(Clone)]
pub(crate) struct Look {
    pub(crate) table: Arc<dyn AnyTable>,
    /// What whoever looks may save as a file.
    pub(crate) file: FileKind,
    /// The link by which others may look.
    pub(crate) watch: String,
}

impl std::fmt::Debug for Look {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Look").finish_non_exhaustive()
    }
}

/// A table in memory: the game, who sits there, who listens, and what is under discussion.
pub(crate) struct Room {
    id: String,
    /// That the table is ours, as every write says.
    hold: Hold,
    store: Store,
    rooms: Rooms,
    thinkers: Thinkers,
    /// The room's own door, through which bots answer.
    door: mpsc::WeakSender<Request>,
    /// Shared with bots and readers while they work; see [`Room::own_table`].
    table: Arc<dyn AnyTable>,
    /// The open question with the offers to all seats, worked out once a change. Each hears its own; see `scene`.
    decision: Option<Decision<Value, Value, Value>>,
    /// The seats that have an offer.
    awaited: Vec<Seat>,
    /// Whether they are of one side and all have the same offers, as when any of them may answer for all.
    is_shared: bool,
    /// Bots whose answer could take the open moment from a person; see `hold`.
    rivals: Vec<Seat>,
    /// A person has let bots have this moment.
    is_handed_over: bool,
    /// Whether bots leave to people what people could answer as well.
    bots_wait: bool,
    seats: Seats,
    /// Who asks for whose seat.
    asks: Vec<Ask>,
    /// The number of the newest of them.
    last_ask: u32,
    /// Who has left a seat knowing what its opponents may not know.
    seen: Vec<(GuestId, Seat)>,
    /// Why nothing can be changed here, if nothing can.
    flaw: Option<Flaw>,
    /// Who keeps the table in order, and who has ever played at it.
    house: House,
    /// When the table last began anew from its checkpoint.
    resumed_at: Option<i64>,
    /// Who wrote the newest entry.
    stretch: Option<Stretch>,
    /// Whether the game could go on from a checkpoint.
    has_checkpoint: bool,
    pace: u32,
    played_at: i64,
    audience: Audience,
    /// Whom those who are here have muted.
    mutes: BTreeMap<GuestId, Arc<Mutes>>,
    /// What somebody is being told.
    shelf: Shelf,
    undo: Option<UndoTalk>,
    pacing: Pacing,
    /// When lists are told; none if they know.
    note_at: Option<Instant>,
    /// When somebody last asked for something.
    used_at: Instant,
    idle: Duration,
    /// What is in memory may not be what is on disk: leave, and be built again.
    is_lost: bool,
}

impl Room {
    /// Puts a table into memory and returns the door to it.
    #[expect(clippy::too_many_arguments, reason = "each is a part of the room")]
    pub(crate) fn open(
        hold: Hold,
        record: &TableRecord,
        table: Box<dyn AnyTable>,
        flaw: Option<Flaw>,
        rooms: Rooms,
        store: Store,
        thinkers: Thinkers,
        idle: Duration,
    ) -> mpsc::Sender<Request> {
        let (door, queue) = mpsc::channel(64);
        // Lists are told what an earlier version did not note, or what a new beginning has changed.
        let note_at = (flaw.is_none() && record.progress != table.progress()).then(Instant::now);
        let mut room = Self {
            id: record.id.clone(),
            hold,
            store,
            rooms,
            thinkers,
            door: door.downgrade(),
            table: Arc::from(table),
            decision: None,
            awaited: Vec::new(),
            is_shared: false,
            rivals: Vec::new(),
            is_handed_over: false,
            bots_wait: record.bots_wait,
            seats: Seats::new(record.sitters.clone()),
            asks: Vec::new(),
            last_ask: 0,
            seen: record.seen.clone(),
            flaw,
            house: record.house.clone(),
            resumed_at: record.resumed_at,
            stretch: record.stretches.last().cloned(),
            has_checkpoint: false,
            pace: record.pace,
            played_at: record.played_at,
            audience: Audience::default(),
            mutes: BTreeMap::new(),
            shelf: Shelf::default(),
            undo: None,
            pacing: Pacing::new(),
            note_at,
            used_at: Instant::now(),
            idle,
            is_lost: false,
        };
        room.look_again();
        room.look_whether_seen();
        room.resume_undo(record.proposal.as_ref());
        tokio::spawn(room.run(queue));
        door
    }

    async fn run(mut self, mut queue: mpsc::Receiver<Request>) {
        loop {
            let request = tokio::select! {
                request = queue.recv() => request,
                () = sleep_until(self.next_wake()) => {
                    self.wake().await;
                    if self.is_idle() && self.rooms.forget(&self.id, &mut queue) {
                        break;
                    }
                    continue;
                }
            };
            let Some(request) = request else { break };
            self.hear(request).await;
            if self.is_lost {
                tracing::info!("a table leaves, and is read again by whoever has it now");
                self.rooms.forget_anyway(&self.id, &mut queue);
                break;
            }
        }
        if self.note_at.is_some() && !self.is_lost {
            self.note().await;
        }
        if let Err(error) = self.store.release(&self.hold, None).await
            && !error.is_conflict()
        {
            tracing::warn!(%error, "a table stays ours although it is not in memory");
        }
    }

    async fn hear(&mut self, request: Request) {
        // A name, say, goes to all tables in memory, and must not keep them there.
        let is_for_all = matches!(
            request,
            Request::Renamed { .. } | Request::Forgotten { .. } | Request::Muted { .. } | Request::Leave
        );
        if !is_for_all {
            self.used_at = Instant::now();
        }
        match request {
            Request::Hello { connection, me, language, since, outbox } => {
                let is_new = outbox.is_some();
                self.learn_mutes(me.guest).await;
                self.audience.join(connection, me, language, outbox);
                self.greet(connection, since);
                if is_new {
                    self.people_changed().await;
                    self.remember_watcher(me).await;
                }
            }
            Request::Say { connection, message } => self.say(connection, message).await,
            Request::Gone { connection } => {
                self.audience.leave(connection);
                self.forget_mutes();
                self.look_whether_seen();
                self.people_changed().await;
            }
            Request::SetSeat { seat, change, guest, link, name, reply } => {
                let me = Me { guest: Some(guest), link };
                self.learn_mutes(me.guest).await;
                let result = self.set_seat(seat, &change, me, &name).await;
                let _ = reply.send(result.map(|()| self.lobby(me)));
            }
            Request::Host { guest, act, reply } => {
                self.learn_mutes(Some(guest)).await;
                let result = self.as_host(guest, &act).await;
                let me = Me { guest: Some(guest), link: LinkKind::Play };
                let _ = reply.send(result.map(|()| self.lobby(me)));
            }
            Request::SetPerson { me, seat, wish, reply } => {
                let result = match me.guest {
                    Some(guest) => self.set_person(guest, seat, wish).await,
                    None => Err(Code::NoGuest.into()),
                };
                let _ = reply.send(result.map(|mutes| (mutes, self.lobby(me))));
            }
            Request::PutAway { me, reply } => {
                let _ = reply.send(self.put_away(me).await);
            }
            Request::Report { guest, report, note, reply } => {
                let _ = reply.send(self.report(guest, report, note).await);
            }
            Request::Muted { guest, mutes } => self.mutes_changed(guest, &mutes),
            Request::Lines { me, reply } => {
                let _ = reply.send(self.old_lines(me));
            }
            Request::Restore { me, sequence, line, reply } => {
                let result = self.restore(me, sequence, line).await;
                let _ = reply.send(result.map(|()| self.lobby(me)));
            }
            Request::GoOn { guest, reply } => {
                let _ = reply.send(self.go_on(guest).await);
            }
            Request::Forgotten { guest } => self.is_lost |= self.house.knows(guest),
            Request::Renamed { guest, name } => {
                if self.seats.rename(guest, &name) {
                    self.tell_lobby();
                }
            }
            Request::Summary { me, reply } => {
                self.learn_mutes(me.guest).await;
                let _ = reply.send(self.summary(me));
            }
            Request::Look { me, reply } => {
                let _ = reply.send(self.look(self.file_for(me)));
            }
            Request::Leave => self.is_lost = true,
            Request::HandOver { heir, reply } => {
                self.hand_over(heir).await;
                let _ = reply.send(());
            }
            Request::Alarm { reply } => {
                self.refuse_all(Code::StorageLost);
                let _ = reply.send(self.look(FileKind::Whole));
            }
            Request::Thought { sequence, seats, choice } => self.bot_answers(sequence, &seats, choice).await,
        }
    }

    /// The next moment at which something happens by itself.
    fn next_wake(&self) -> Instant {
        let times = [
            self.bot_turn().map(|_| self.pacing.due(self.pace).unwrap_or_else(|| self.seen_by())),
            self.undo_wakes_at(),
            self.note_at,
            self.is_quiet().then(|| self.used_at + self.patience()),
        ];
        let far = Instant::now() + Duration::from_secs(3600);
        times.into_iter().flatten().min().unwrap_or(far)
    }

    async fn wake(&mut self) {
        let now = Instant::now();
        self.look_at_undo().await;
        if self.note_at.is_some_and(|at| at <= now) {
            self.note().await;
        }
        self.look_whether_seen();
        if self.pacing.due(self.pace).is_some_and(|due| due <= now) {
            self.ask_bot();
        }
    }

    /// Nobody listens and no bot has anything to do.
    fn is_quiet(&self) -> bool {
        self.audience.is_empty() && self.bot_turn().is_none() && !self.pacing.is_thinking()
    }

    fn is_idle(&self) -> bool {
        self.is_quiet() && self.used_at + self.patience() <= Instant::now()
    }

    /// How long the table stays in memory when nobody looks at it. At one where nothing can happen any more nobody is
    /// expected back.
    fn patience(&self) -> Duration {
        let is_still = self.is_still() || self.table.outcome().is_some();
        if is_still { self.idle.min(LINGER) } else { self.idle }
    }

    /// The journal is as long as one may be: nothing can happen here any more.
    fn is_full(&self) -> bool {
        self.table.sequence() >= self.rooms.longest_journal()
    }

    fn look(&self, file: FileKind) -> Look {
        Look { table: self.table.clone(), file, watch: self.house.links.watch.clone() }
    }

    /// Works out what is open after a change.
    fn look_again(&mut self) {
        self.shelf.clear();
        self.decision = self.table.decision().filter(|_| !self.is_still());
        self.awaited = self.decision.as_ref().map(awaited).unwrap_or_default();
        // Around a real table opponents are asked alike as well, about what both of them see.
        let is_reported = self.table.is_reported();
        let together = |one: Seat, other: Seat| {
            let side = self.table.side_of(one);
            is_reported || side.is_some() && side == self.table.side_of(other)
        };
        self.is_shared = self.awaited.windows(2).all(|pair| together(pair[0], pair[1]))
            && self.table.is_one_question(&self.awaited);
        self.is_handed_over = false;
        self.has_checkpoint = self.table.checkpoint().is_some();
        self.look_for_rivals();
        self.pacing.restart();
    }

    /// The game changed: everybody hears what happened, each as they may.
    fn tell_change(&mut self) {
        let news = |listener: &Listener| (listener.connection, self.news(listener.known, listener));
        let posts: Vec<_> = self.audience.iter().map(news).collect();
        for (connection, post) in posts {
            self.audience.tell(connection, post);
        }
    }

    /// Tells everybody, in their language, what nobody has asked for.
    fn refuse_all(&mut self, code: Code) {
        let everybody: Vec<_> = self.audience.iter().map(|one| (one.connection, one.language)).collect();
        for (connection, language) in everybody {
            self.refuse(connection, &code.into(), language);
        }
    }

    /// Tells one listener why something is not done.
    fn refuse(&mut self, connection: u64, error: &Error, language: Language) {
        let error = error.tell(language);
        self.audience.say(connection, &ServerMessage::Refused { error });
    }

    /// Seats, presence, pace or a proposal changed.
    fn tell_lobby(&mut self) {
        let lobby = |listener: &Listener| (listener.connection, self.lobby_post(listener));
        let lobbies: Vec<_> = self.audience.iter().map(lobby).collect();
        for (connection, lobby) in lobbies {
            self.audience.tell(connection, lobby);
        }
    }

    /// Writes down what lists show. If that fails, they work it out themselves.
    async fn note(&mut self) {
        self.note_at = None;
        if let Err(error) = self.store.note(&self.hold, Note::of(&*self.table, &self.awaited)).await {
            self.rooms.metrics().store_failed();
            tracing::warn!(%error, "a note for the lists was not written");
        }
    }

    /// The game went on: what follows from it, and the news to everybody.
    fn changed(&mut self) {
        self.undo = None;
        self.played_at = clock::now();
        self.note_at = Some(Instant::now() + NOTE_AFTER);
        self.look_again();
        self.tell_change();
        self.look_whether_seen();
    }
}

/// The seats a question is put to, in order.
pub(crate) fn awaited(decision: &Decision<Value, Value, Value>) -> Vec<Seat> {
    let regions = decision.regions.iter().map(|offer| offer.seat);
    let mut seats: Vec<Seat> = decision.offers.iter().map(|offer| offer.seat).chain(regions).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}
