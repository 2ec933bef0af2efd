//! Time, measured in what this thread had of a processor: while other programs have it, the clock stands still.

use std::time::Duration;

/// How often everything is measured, after once for warming up.
const RUNS: u32 = 5;

/// How long something took, in seconds: the mean of several runs, and the best, which other programs disturbed least.
#[derive(Clone, Copy)]
pub(super) struct Time {
    pub(super) mean: f64,
    pub(super) best: f64,
}

impl Time {
    /// The same for one of so many equal parts.
    pub(super) fn a_part(self, parts: usize) -> Self {
        Self { mean: self.mean / parts as f64, best: self.best / parts as f64 }
    }
}

/// How long it takes. What must not count is prepared anew for each run.
pub(super) fn measure_with<T>(mut prepare: impl FnMut() -> T, mut run: impl FnMut(T)) -> Time {
    run(prepare());
    let seconds: Vec<f64> = (0..RUNS)
        .map(|_| {
            let prepared = prepare();
            let begin = now();
            run(prepared);
            (now() - begin).as_secs_f64()
        })
        .collect();
    let mean = seconds.iter().sum::<f64>() / f64::from(RUNS);
    Time { mean, best: seconds.into_iter().fold(f64::INFINITY, f64::min) }
}

/// How long it takes.
pub(super) fn measure(mut run: impl FnMut()) -> Time {
    measure_with(|| (), |()| run())
}

#[cfg(unix)]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Elsewhere the wall clock must do.
#[cfg(not(unix))]
fn now() -> Duration {
    static BEGIN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGIN.elapsed()
}
