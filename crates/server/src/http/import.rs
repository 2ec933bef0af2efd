//! Game files from elsewhere.

use axum::extract::State;
use axum::response::IntoResponse;
use serde_json::Value;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::Body;
use super::guest::Caller;
use super::tables::{created, keep};
use crate::app::App;
use crate::bots::DEFAULT_PACE;
use crate::error::Error;
use crate::protocol::{ApiError, TableSummary};
use crate::store::Sitter;

/// A long campaign fits in well.
const FILE_LIMIT: usize = 2 * 1024 * 1024;

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
    Body(file): Body<Value, FILE_LIMIT>,
) -> Result<impl IntoResponse, Error> {
    caller.may_make_table(&app)?;
    let games = app.games.clone();
    let fresh = app.next_seed();
    let table =
        tokio::task::spawn_blocking(move || games.load(&file, fresh)).await.map_err(Error::internal)??;
    let known = caller.or_new(&app).await?;
    let me = Sitter::Person { guest: known.id, name: known.name.clone(), lender: None };
    let sitters = vec![me; usize::from(table.n_seats())];
    let summary = keep(&app, table, sitters, DEFAULT_PACE, known.id).await?;
    Ok(created(known, summary))
}
