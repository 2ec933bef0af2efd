//! Bots at tables: when they move, and where they think.

use std::sync::Arc;

use sortie_games::{AnyTable, Registry};
use sortie_kernel::Seat;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Duration, Instant, timeout};

use crate::room::Request;
use crate::token;

/// How fast bots move unless the table says otherwise, in milliseconds a choice.
pub(crate) const DEFAULT_PACE: u32 = 900;

/// How long a bot waits when its choice could not be written.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(2);

/// Whoever shows what happened is waited for so long after they were last heard of. One who sleeps says nothing.
const SILENCE: Duration = Duration::from_secs(4);

/// And so long in all, however often they say that they are still at it.
const LONGEST_SHOW: Duration = Duration::from_secs(60);

/// When the bots of one table move.
#[derive(Debug)]
pub(crate) struct Pacing {
    /// When the table last changed.
    changed_at: Instant,
    /// When everybody had seen what changed; the pace counts from here. None while somebody still looks on.
    seen_at: Option<Instant>,
    not_before: Instant,
    is_thinking: bool,
    /// Bots that had nothing to say since the last change.
    passed: Vec<Seat>,
}

impl Pacing {
    pub(crate) fn new() -> Self {
        let now = Instant::now();
        Self { changed_at: now, seen_at: None, not_before: now, is_thinking: false, passed: Vec::new() }
    }

    /// The table changed.
    pub(crate) fn restart(&mut self) {
        self.changed_at = Instant::now();
        self.seen_at = None;
        self.passed.clear();
    }

    /// Until when somebody is waited for who has not seen the change and was last heard of then.
    pub(crate) fn patience(&self, heard_at: Instant) -> Instant {
        (self.changed_at.max(heard_at) + SILENCE).min(self.changed_at + LONGEST_SHOW)
    }

    /// Everybody who is waited for has seen the change.
    pub(crate) fn is_seen(&self) -> bool {
        self.seen_at.is_some()
    }

    /// Nobody is waited for any more.
    pub(crate) fn seen(&mut self) {
        self.seen_at.get_or_insert_with(Instant::now);
    }

    /// When the next bot may move; none while somebody is waited for who still looks on.
    pub(crate) fn due(&self, pace: u32) -> Option<Instant> {
        self.seen_at.map(|at| self.not_before.max(at + Duration::from_millis(pace.into())))
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.is_thinking
    }

    pub(crate) fn begin_thinking(&mut self) {
        self.is_thinking = true;
    }

    pub(crate) fn end_thinking(&mut self) {
        self.is_thinking = false;
    }

    /// These seats are not asked again before the table changes.
    pub(crate) fn pass(&mut self, seats: &[Seat]) {
        self.passed.extend(seats);
    }

    pub(crate) fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(&seat)
    }

    pub(crate) fn try_again_later(&mut self) {
        self.not_before = Instant::now() + TRY_AGAIN_AFTER;
    }
}

/// Where bots think: beside the rooms, so that no table waits for a bot, and only as many at once as there are
/// processors, so that bots leave room for people.
#[derive(Debug, Clone)]
pub(crate) struct Thinkers {
    games: Registry,
    permits: Arc<Semaphore>,
    /// After this long a bot is not waited for any more.
    patience: Duration,
}

impl Thinkers {
    pub(crate) fn new(games: Registry, patience: Duration) -> Self {
        let n = std::thread::available_parallelism().map_or(2, usize::from);
        Self { games, permits: Arc::new(Semaphore::new(n)), patience }
    }

    /// Lets a bot make up its mind for its seats and sends the answer through the door. There is always an answer,
    /// also when the bot panics or takes too long.
    pub(crate) fn think(
        &self,
        id: &str,
        table: Arc<dyn AnyTable>,
        seats: Vec<Seat>,
        bot: String,
        sequence: u64,
        door: mpsc::WeakSender<Request>,
    ) {
        let thinking = token::thinking(id, sequence);
        let (games, permits, patience) = (self.games.clone(), self.permits.clone(), self.patience);
        tokio::spawn(async move {
            let permit = permits.acquire_owned().await;
            let asked = seats.clone();
            let choose = move || games.choose(&*table, &asked, &bot, thinking);
            let choice = match timeout(patience, tokio::task::spawn_blocking(choose)).await {
                Ok(Ok(choice)) => choice,
                Ok(Err(error)) => {
                    tracing::error!(%error, "a bot broke off");
                    None
                }
                Err(_) => {
                    tracing::error!("a bot took too long");
                    None
                }
            };
            drop(permit);
            if let Some(door) = door.upgrade() {
                let _ = door.send(Request::Thought { sequence, seats, choice }).await;
            }
        });
    }
}
