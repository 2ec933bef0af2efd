//! A table moves to another server, which has it in memory before anybody is asked to connect again.

use tokio::time::{Duration, timeout};

use super::Room;

/// How long the other server is waited for. It takes the table in when somebody comes, at the latest.
const PATIENCE: Duration = Duration::from_secs(2);

impl Room {
    /// Lets another server have the table. Whoever listens hears nothing more from here.
    pub(super) async fn hand_over(&mut self, heir: i64) {
        if self.note_at.is_some() {
            self.note().await;
        }
        let mut taken_in = self.rooms.taken_in().subscribe();
        if let Err(error) = self.store.release(&self.hold, Some(heir)).await {
            tracing::warn!(%error, "a table was not handed over");
        } else {
            let arrived = async { while taken_in.recv().await.is_ok_and(|table| table != self.id) {} };
            if timeout(PATIENCE, arrived).await.is_err() {
                tracing::warn!("a table that was handed over was not taken in yet");
            }
        }
        self.is_lost = true;
    }
}
