//! What goes by itself: guests who have not been here for long and have no table, and tables at which nothing was ever played.

use tokio::time::{Duration, interval};

use crate::app::App;
use crate::clock;

const EVERY: Duration = Duration::from_secs(3600);

/// Cleans up now and then, until the server ends.
pub(crate) async fn keep_clean(app: App) {
    let mut closing = app.closing();
    let mut hours = interval(EVERY);
    // The first is due at once; whoever starts a server wants it to play.
    hours.reset();
    loop {
        tokio::select! {
            _ = hours.tick() => clean(&app).await,
            () = async { let _ = closing.wait_for(|closing| *closing).await; } => return,
        }
    }
}

/// Cleans up once.
pub(crate) async fn clean(app: &App) {
    let ago = |time: Duration| clock::now().saturating_sub(time.as_secs().cast_signed());
    let (guests, tables) = (ago(app.limits.guest_time), ago(app.limits.empty_table_time));
    if let Err(error) = app.store.clean(guests, tables).await {
        app.metrics.store_failed();
        tracing::warn!(%error, "nothing was cleaned up");
    }
}
