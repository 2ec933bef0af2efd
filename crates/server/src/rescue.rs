//! When the database is lost under a running server: what is in memory goes to a file beside it, and everybody hears of it.

use std::fs::OpenOptions;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use serde_json::json;

use crate::app::App;
use crate::clock;

/// Waits until the database is lost, if it ever is, and saves what can be saved.
pub(crate) async fn stand_by(app: App) {
    let Some(file) = app.store.file().cloned() else { return };
    let mut closing = app.closing();
    tokio::select! {
        () = file.lost() => {}
        _ = closing.wait_for(|closing| *closing) => return,
    }
    let tables = app.rooms.sound_the_alarm().await;
    let n_tables = tables.len();
    let path = file.beside(&format!(".rescue-{}.jsonl", clock::now()));
    let writing = {
        let (path, games) = (path.clone(), app.games.clone());
        move || {
            write(
                &path,
                tables.into_iter().map(|(id, look)| {
                    let game = look.table.game();
                    json!({ "id": id, "file": look.table.to_file(games.content_hash(game)) })
                }),
            )
        }
    };
    let written =
        tokio::task::spawn_blocking(writing).await.unwrap_or_else(|error| Err(io::Error::other(error)));
    match written {
        Ok(()) => {
            tracing::error!(path = %path.display(), n_tables, "the tables in memory were written to a rescue file");
        }
        Err(error) => {
            tracing::error!(%error, path = %path.display(), "the rescue file could not be written");
        }
    }
}

/// A line for each table: its name, and the game as a file that can be loaded. It holds seeds, so only its owner may read it.
fn write(path: &Path, tables: impl Iterator<Item = serde_json::Value>) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = BufWriter::new(options.open(path)?);
    for table in tables {
        writeln!(file, "{table}")?;
    }
    file.into_inner()?.sync_all()
}
