//! Looking back: replays, branches and game files.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sortie_games::{AnyTable, ReplayStep};
use sortie_kernel::Viewer;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::Body;
use super::guest::Caller;
use super::limits::From;
use super::path::At;
use super::tables::{check_seats, created, keep, sit_down, summary};
use super::telling::Telling;
use crate::app::App;
use crate::bots::DEFAULT_PACE;
use crate::error::{Code, Error};
use crate::letter::text;
use crate::protocol::{ApiError, FileKind, Lobby, NewBranch, OldLines, Replay, RestoreLine, TableSummary};
use crate::room::{Look, Me, Request};

const JSON: [(HeaderName, &str); 1] = [(header::CONTENT_TYPE, "application/json")];

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(replay))
        .routes(routes!(branch))
        .routes(routes!(lines))
        .routes(routes!(restore))
        .routes(routes!(go_on))
        .routes(routes!(export))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Page {
    /// The first step, counted from 0, which is what happened before the first choice.
    #[serde(default)]
    #[param(required = false, maximum = 4_294_967_295u32)]
    from: u32,
    /// How many steps at most; all that follow if left out.
    #[param(maximum = 4_294_967_295u32)]
    count: Option<u32>,
    /// A line that was taken back (`GET /api/tables/{id}/lines`), instead of the one in force.
    #[param(maximum = 4_294_967_295u32)]
    line: Option<u32>,
}

/// The whole game, step by step, as a spectator sees it, or a part of it. Views hide what is secret, so an unfinished game
/// can be looked at as well. It is made while it is sent, so it is broken off if the table goes back meanwhile.
#[utoipa::path(
    get, path = "/api/tables/{id}/replay", tag = "replay", params(("id" = String, Path), Page),
    responses((status = OK, body = Replay), (status = "default", body = ApiError)),
)]
async fn replay(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    from: From,
    page: Result<Query<Page>, QueryRejection>,
) -> Result<Response, Error> {
    let Query(page) = page.map_err(|error| Error::malformed("query", error.body_text()))?;
    let place = from.long()?;
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let table = summary(&app, &id, me).await?;
    let watch = look(&app, &id, me).await?.watch;
    let head = format!("{{\"table\":{},\"watch\":{},\"steps\":[", text(&table), text(&watch));
    let (first, count) = (page.from as usize, page.count.map(|count| count as usize));
    let end = count.map_or(usize::MAX, |count| first.saturating_add(count));
    let part = move |table: &dyn AnyTable, n: usize| {
        let is_there = n < end && n <= table.n_choices();
        is_there.then(|| {
            let step = table.step(n, Viewer::Spectator);
            text(&ReplayStep { step, view: table.view_after(n, Viewer::Spectator) })
        })
    };
    let telling = match page.line {
        None => Telling::of_line(&app, id, first, part).await?,
        Some(line) => {
            let Look { table, .. } = look(&app, &id, me).await?;
            let other = tokio::task::spawn_blocking(move || table.with_line(line.into())).await;
            let other = other
                .map_err(Error::internal)?
                .ok_or_else(|| Error::new(Code::NothingToRestore).field("line"))?;
            Telling::of_table(&app, id, first, other.into(), part)
        }
    };
    Ok((JSON, telling.body(head, from, place)).into_response())
}

/// What was taken back here: lines that are not in force any more. Nothing that was once played is lost.
#[utoipa::path(
    get, path = "/api/tables/{id}/lines", tag = "replay", params(("id" = String, Path)),
    responses((status = OK, body = OldLines), (status = "default", body = ApiError)),
)]
async fn lines(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    from: From,
) -> Result<Json<OldLines>, Error> {
    from.may_ask_dear()?;
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    app.rooms.ask(&id, |reply| Request::Lines { me, reply }).await.map(Json)
}

/// Proposes to bring a line back that was taken back. What is in force instead is then taken back, and not lost either.
#[utoipa::path(
    post, path = "/api/tables/{id}/restore", tag = "replay", request_body = RestoreLine, params(("id" = String, Path)),
    responses((status = OK, body = Lobby), (status = "default", body = ApiError)),
)]
async fn restore(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    from: From,
    Body(RestoreLine { sequence, line }): Body<RestoreLine>,
) -> Result<Json<Lobby>, Error> {
    from.may_ask_dear()?;
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let (sequence, line) = (sequence.into(), line.into());
    let lobby = app.rooms.ask(&id, |reply| Request::Restore { me, sequence, line, reply }).await??;
    Ok(Json(lobby))
}

/// Makes a new table that goes its own way after some choices of a finished game. It has the same dice, so nobody may
/// branch from a game that still goes on.
#[utoipa::path(
    post, path = "/api/tables/{id}/branch", tag = "replay", request_body = NewBranch, params(("id" = String, Path)),
    responses((status = CREATED, body = TableSummary), (status = "default", body = ApiError)),
)]
async fn branch(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    from: From,
    Body(new): Body<NewBranch>,
) -> Result<impl IntoResponse, Error> {
    let _place = from.long()?;
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let look = look(&app, &id, me).await?;
    if look.table.outcome().is_none() {
        return Err(Code::GameNotOver.into());
    }
    let n_choices = look.table.n_choices();
    if new.keep > n_choices {
        return Err(Error::new(Code::BadKeep).field("keep").with("n", n_choices));
    }
    check_seats(&app.games, &new.seats, &*look.table)?;
    caller.may_make_table(&app)?;
    let table =
        tokio::task::spawn_blocking(move || look.table.branch(new.keep)).await.map_err(Error::internal)?;
    let known = caller.or_new(&app).await?;
    let sitters = sit_down(&new.seats, &known);
    let summary = keep(&app, table, sitters, DEFAULT_PACE, known.id).await?;
    Ok(created(known, summary))
}

/// Makes the table on which people play on from the last good choice of one that does not play again (`Notice::ReadOnly`),
/// with everybody in their seats. Whoever asks later is led to the same.
#[utoipa::path(
    post, path = "/api/tables/{id}/go-on", tag = "replay", params(("id" = String, Path)),
    responses((status = OK, body = TableSummary), (status = "default", body = ApiError)),
)]
async fn go_on(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    from: From,
) -> Result<Json<TableSummary>, Error> {
    from.may_ask_dear()?;
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let guest = me.guest.ok_or(Code::NotSeated)?;
    let new = app.rooms.ask(&id, |reply| Request::GoOn { guest, reply }).await??;
    summary(&app, &new, me).await.map(Json)
}

/// The game as a file. The whole of it can be played again anywhere; it holds the seed and so the future, and before the
/// end it is given only to somebody who plays alone. A campaign that others play too is given with a checkpoint instead,
/// without seed and journal, to everybody who takes part (`Lobby::file`).
#[utoipa::path(
    get, path = "/api/tables/{id}/export", tag = "replay", params(("id" = String, Path)),
    responses((status = OK, description = "A game file", body = Object), (status = "default", body = ApiError)),
)]
async fn export(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    from: From,
) -> Result<Response, Error> {
    let place = from.long()?;
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let Look { table, file, .. } = look(&app, &id, me).await?;
    let game = table.game();
    let content_hash = app.games.content_hash(game);
    let attachment = format!("attachment; filename=\"sortie-{game}-{}.json\"", table.n_choices());
    let attachment = [(header::CONTENT_DISPOSITION, attachment)];
    let head = match file {
        FileKind::Whole => table.file_head(content_hash),
        FileKind::Checkpoint => {
            let file = table.to_checkpoint_file(content_hash).ok_or(Code::GameNotOver)?;
            return Ok((attachment, Json(file)).into_response());
        }
        FileKind::Nothing => return Err(Code::GameNotOver.into()),
    };
    // What the game has come to now, whatever is played while it is sent.
    let (n_entries, mut head) = (table.sequence(), head);
    if let Some(head) = head.as_object_mut() {
        head.remove("entries");
    }
    let mut head = head.to_string();
    head.truncate(head.len() - 1);
    head += ",\"entries\":[";
    let part = move |table: &dyn AnyTable, n: usize| {
        table.entry(n).filter(|_| (n as u64) < n_entries).map(|entry| text(&entry))
    };
    let telling = Telling::of_journal(&app, id, part).await?;
    Ok((JSON, attachment, telling.body(head, from, place)).into_response())
}

pub(super) async fn look(app: &App, id: &str, me: Me) -> Result<Look, Error> {
    app.rooms.ask(id, |reply| Request::Look { me, reply }).await
}
