//! Time that stands still until a test lets it pass.

use std::sync::mpsc;
use std::time::Duration;

/// The clock of the server stands still as long as this lives.
pub(crate) struct Frozen {
    /// Without work under way the runtime would let time pass by itself; this is the work.
    _work: mpsc::Sender<()>,
}

impl Frozen {
    pub(crate) fn freeze() -> Self {
        let (work, done) = mpsc::channel();
        tokio::task::spawn_blocking(move || done.recv());
        tokio::time::pause();
        Self { _work: work }
    }

    /// Lets time pass, and everybody do what they do then.
    pub(crate) async fn pass(&self, milliseconds: u64) {
        // What has been said arrives before time goes on.
        self.settle().await;
        tokio::time::advance(Duration::from_millis(milliseconds)).await;
        self.settle().await;
    }

    /// Real time for sockets, disk and bots.
    async fn settle(&self) {
        let nap = || std::thread::sleep(Duration::from_millis(25));
        tokio::task::spawn_blocking(nap).await.expect("a nap");
    }
}
