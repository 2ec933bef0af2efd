//! Long work beside the rooms: a journal that is played again may take many seconds, and whoever sends one must not take the
//! processors from those who play.
//!
//! Work that is soon done is simply done. Whatever takes longer goes on in slices with a rest after each, and only one at a
//! time works on a slice: so all long work together leaves most of the machine to others, however much of it there is.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What takes no longer than this is short.
const SHORT: Duration = Duration::from_millis(30);

/// How long work goes on without a rest.
const SLICE: Duration = Duration::from_millis(4);

/// How much rest follows, in slices.
const REST: u32 = 1;

/// Where long work is done. Cloning it shares the one place.
#[derive(Debug, Clone, Default)]
pub(crate) struct Unhurried(Arc<Mutex<()>>);

/// Whoever waits for work. When they leave it is not worth going on.
#[derive(Debug, Default)]
pub(crate) struct Waiting(Arc<()>);

/// One piece of work, which asks now and then whether to go on.
#[derive(Debug)]
pub(crate) struct Work {
    place: Unhurried,
    waiting: Weak<()>,
    /// How long it may work in all.
    budget: Duration,
    worked: Duration,
    since: Instant,
}

impl Unhurried {
    /// Work that somebody waits for, within a budget of time.
    pub(crate) fn work(&self, waiting: &Waiting, budget: Duration) -> Work {
        let waiting = Arc::downgrade(&waiting.0);
        Work { place: self.clone(), waiting, budget, worked: Duration::ZERO, since: Instant::now() }
    }
}

impl Work {
    /// Whether to go on. Rests before it answers, if it is time for that; so it may not be asked by whoever must not wait.
    pub(crate) fn goes_on(&mut self) -> bool {
        let slice = self.since.elapsed();
        if slice < SLICE {
            return true;
        }
        self.worked += slice;
        if self.worked > SHORT {
            let place = self.place.0.lock().unwrap_or_else(PoisonError::into_inner);
            // However long the others let us wait, that is not our work.
            sleep(slice.min(SLICE * 8) * REST);
            drop(place);
        }
        self.since = Instant::now();
        self.worked <= self.budget && self.waiting.strong_count() > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toil(work: &mut Work, most: Duration) -> Duration {
        let begin = Instant::now();
        while begin.elapsed() < most && work.goes_on() {
            sleep(Duration::from_millis(1));
        }
        begin.elapsed()
    }

    #[test]
    fn long_work_rests_and_ends_with_its_budget_or_when_nobody_waits() {
        let (place, waiting) = (Unhurried::default(), Waiting::default());
        let mut work = place.work(&waiting, Duration::from_millis(100));
        let took = toil(&mut work, Duration::from_secs(5));
        assert!(took >= Duration::from_millis(150), "it rested: {took:?}");
        assert!(took < Duration::from_secs(4), "{took:?}");
        let mut work = place.work(&waiting, Duration::from_secs(60));
        drop(waiting);
        assert!(toil(&mut work, Duration::from_secs(5)) < Duration::from_secs(4));
    }
}
