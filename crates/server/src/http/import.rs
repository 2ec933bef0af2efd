//! Game files from elsewhere.

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::IntoResponse;
use serde_json::Value;
use sortie_games::AnyTable;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::{read, read_json};
use super::guest::Caller;
use super::limits::From;
use super::tables::{created, keep};
use crate::app::App;
use crate::bots::DEFAULT_PACE;
use crate::clean::first_unclean;
use crate::error::{Code, Error};
use crate::protocol::{ApiError, TableSummary};
use crate::store::Sitter;
use crate::unhurried::Waiting;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(import))
}

/// Plays a game file again, entry by entry, and makes a table of it on which all seats are mine. A file that was saved
/// with a checkpoint instead of the seed goes on from there, with dice of its own.
#[utoipa::path(
    post, path = "/api/import", tag = "replay", request_body(content = Object, description = "A game file"),
    responses((status = CREATED, body = TableSummary), (status = "default", body = ApiError)),
)]
async fn import(
    State(app): State<App>,
    caller: Caller,
    from: From,
    request: Request,
) -> Result<impl IntoResponse, Error> {
    caller.may_make_table(&app)?;
    let _long = from.long()?;
    // A file takes room while it waits, so only so many may.
    let _place = app.imports.clone().try_acquire_owned().map_err(|_| Code::Busy)?;
    let bytes = read(request, app.limits.file_bytes).await?;
    let table = play_again(&app, bytes).await?;
    let known = caller.or_new(&app).await?;
    let me = Sitter::Person { guest: known.id, name: known.name.clone(), lender: None };
    let sitters = vec![me; usize::from(table.n_seats())];
    let summary = keep(&app, table, sitters, DEFAULT_PACE, known.id).await?;
    Ok(created(known, summary))
}

/// Plays a game file again when it is its turn, without haste, as far as limits allow.
async fn play_again(app: &App, bytes: Bytes) -> Result<Box<dyn AnyTable>, Error> {
    let _turn = app.import.acquire().await.map_err(Error::internal)?;
    let (games, fresh, limits) = (app.games.clone(), app.next_seed(), app.limits);
    let waiting = Waiting::default();
    let mut work = app.unhurried.work(&waiting, limits.import_time);
    let load = move || {
        let file: Value = read_json(&bytes)?;
        drop(bytes);
        // The digests say what was typed, so it cannot be cleaned.
        if file.get("setup").and_then(first_unclean).is_some() {
            return Err(Error::new(Code::ImportRefused)
                .field("setup")
                .with("detail", "signs that cannot be seen"));
        }
        let n_entries = file.get("entries").and_then(Value::as_array).map_or(0, Vec::len);
        if n_entries as u64 > limits.journal {
            return Err(Error::new(Code::JournalFull).field("entries").with("limit", limits.journal));
        }
        let mut watch = |n_events| n_events <= limits.import_events && work.goes_on();
        Ok(games.load_watched(&file, fresh, &mut watch)?)
    };
    tokio::task::spawn_blocking(load).await.map_err(Error::internal)?
}
