//! Tables: making one, my list, and who sits where.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use sortie_games::{AnyTable, Registry};
use sortie_kernel::Seat;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::Body;
use super::guest::{Caller, Known};
use super::path::At;
use crate::app::App;
use crate::bots::DEFAULT_PACE;
use crate::clean::clean_all;
use crate::error::{Code, Error};
use crate::protocol::{ApiError, HostAct, LinkKind, Lobby, NewSeat, NewTable, SetSeat, TableSummary};
use crate::room::{House, Me, Plan, Request, Seats, awaited, check_bot, check_pace, record_of};
use crate::store::{ListedTable, Mutes, Note, Sitter, has_bit};
use crate::token::GuestId;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(mine, create))
        .routes(routes!(show, put_away))
        .routes(routes!(set_seat))
        .routes(routes!(host))
}

/// Makes a table. Whoever knows its address may join it; `Lobby::links` has another by which people only look on.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = CREATED, body = TableSummary), (status = "default", body = ApiError)),
)]
async fn create(
    State(app): State<App>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, Error> {
    let pace = new.pace.unwrap_or(DEFAULT_PACE);
    check_pace(pace, "pace")?;
    let mut setup = new.setup;
    clean_all(&mut setup);
    let table = app.games.begin(&new.game, &setup, app.next_seed())?;
    check_seats(&app.games, &new.seats, &*table)?;
    caller.may_make_table(&app)?;
    let known = caller.or_new(&app).await?;
    let sitters = sit_down(&new.seats, &known);
    let summary = keep(&app, table, sitters, pace, known.id).await?;
    Ok(created(known, summary))
}

/// The tables I sit at, have made or have watched; those played last first.
#[utoipa::path(
    get, path = "/api/tables", tag = "tables",
    responses((status = OK, body = Vec<TableSummary>), (status = "default", body = ApiError)),
)]
async fn mine(State(app): State<App>, caller: Caller) -> Result<Json<Vec<TableSummary>>, Error> {
    let Some(me) = caller.id() else { return Ok(Json(Vec::new())) };
    tables_of(&app, me).await.map(Json)
}

/// All tables of a guest.
pub(super) async fn tables_of(app: &App, me: GuestId) -> Result<Vec<TableSummary>, Error> {
    let mutes = app.store.mutes_of(me).await?;
    let mut summaries = Vec::new();
    for listed in app.store.tables_of(me).await? {
        // A table in memory knows best; one whose note is out of date is read again.
        let summary = if listed.is_current && !app.rooms.is_open(&listed.id) {
            summary_of(&listed, me, &mutes)
        } else {
            // A table that cannot be opened must not hide the others, and one that another server has will be noted soon.
            let told = summary(app, &listed.id, listed.seen_by(me)).await;
            told.unwrap_or_else(|_| summary_of(&listed, me, &mutes))
        };
        summaries.push(summary);
    }
    Ok(summaries)
}

/// One table.
#[utoipa::path(
    get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = OK, body = TableSummary), (status = "default", body = ApiError)),
)]
async fn show(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
) -> Result<Json<TableSummary>, Error> {
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    summary(&app, &id, me).await.map(Json)
}

/// Puts a table away: it is off my list, and seats of mine at an unfinished game are free. When all who have ever had a part in it
/// have put it away, which I may be alone, it is gone for good.
#[utoipa::path(
    delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "default", body = ApiError)),
)]
async fn put_away(State(app): State<App>, caller: Caller, At(id): At<String>) -> Result<StatusCode, Error> {
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    app.rooms.ask(&id, |reply| Request::PutAway { me, reply }).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// Changes who plays a seat: I take it, leave it, or hand it to a bot, also in mid-game.
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}", tag = "tables", request_body = SetSeat,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = OK, body = Lobby), (status = "default", body = ApiError)),
)]
async fn set_seat(
    State(app): State<App>,
    caller: Caller,
    At((id, seat)): At<(String, String)>,
    Body(change): Body<SetSeat>,
) -> Result<impl IntoResponse, Error> {
    let seat = seat.parse().map(Seat).map_err(|_| Error::new(Code::UnknownSeat).field("seat"))?;
    // Nobody becomes a guest by a wrong address.
    let (id, Me { link, .. }) = app.rooms.enter(&id, caller.id()).await?;
    let known = caller.or_new(&app).await?;
    let request = |reply| Request::SetSeat {
        seat,
        change: change.clone(),
        guest: known.id,
        link,
        name: known.name.clone(),
        reply,
    };
    let lobby = app.rooms.ask(&id, request).await??;
    Ok((known.cookie, Json(lobby)))
}

/// What only the host may do, who made the table.
#[utoipa::path(
    post, path = "/api/tables/{id}/host", tag = "tables", request_body = HostAct, params(("id" = String, Path)),
    responses((status = OK, body = Lobby), (status = "default", body = ApiError)),
)]
async fn host(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    Body(act): Body<HostAct>,
) -> Result<Json<Lobby>, Error> {
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let guest = me.guest.ok_or(Code::NotHost)?;
    let lobby = app.rooms.ask(&id, |reply| Request::Host { guest, act: act.clone(), reply }).await??;
    Ok(Json(lobby))
}

/// One table as a guest sees it in a list.
pub(super) async fn summary(app: &App, id: &str, me: Me) -> Result<TableSummary, Error> {
    app.rooms.ask(id, |reply| Request::Summary { me, reply }).await
}

/// Writes a new table to disk, with what has been played at it, and opens it: if it is a bot's turn, the bot moves.
pub(super) async fn keep(
    app: &App,
    table: Box<dyn AnyTable>,
    sitters: Vec<Sitter>,
    pace: u32,
    by: GuestId,
) -> Result<TableSummary, Error> {
    let content_hash = app.games.content_hash(table.game());
    let plan = Plan {
        content_hash,
        sitters,
        pace,
        bots_wait: true,
        seen: Vec::new(),
        house: House { host: Some(by), ..House::default() },
    };
    let record = Arc::new(record_of(&*table, plan)?);
    let awaited = table.decision().as_ref().map(awaited).unwrap_or_default();
    app.store.add_table(record.clone(), Note::of(&*table, &awaited), by).await?;
    summary(app, &record.id, Me { guest: Some(by), link: LinkKind::Play }).await
}

/// The answer to whoever made a table.
pub(super) fn created(known: Known, summary: TableSummary) -> impl IntoResponse {
    let location = [(header::LOCATION, format!("/api/tables/{}", summary.id))];
    (StatusCode::CREATED, known.cookie, location, Json(summary))
}

/// Refuses seats the game does not have, bots that cannot play it, and any bot where people play every seat.
pub(super) fn check_seats(games: &Registry, seats: &[NewSeat], table: &dyn AnyTable) -> Result<(), Error> {
    let expected = usize::from(table.n_seats());
    if seats.len() != expected {
        return Err(Error::new(Code::SeatCount)
            .field("seats")
            .with("expected", expected)
            .with("found", seats.len()));
    }
    for (index, seat) in seats.iter().enumerate() {
        if let NewSeat::Bot { bot } = seat {
            check_bot(games, bot, table, &format!("seats[{index}].bot"))?;
        }
    }
    Ok(())
}

pub(super) fn sit_down(seats: &[NewSeat], me: &Known) -> Vec<Sitter> {
    let sitter = |seat: &NewSeat| match seat {
        NewSeat::Me {} => Sitter::Person { guest: me.id, name: me.name.clone(), lender: None },
        NewSeat::Open {} => Sitter::Open,
        NewSeat::Bot { bot } => Sitter::Bot { bot: bot.clone() },
    };
    seats.iter().map(sitter).collect()
}

/// A table that is not in memory. Nobody is present there.
fn summary_of(listed: &ListedTable, me: GuestId, mutes: &Mutes) -> TableSummary {
    let note = &listed.note;
    let seats = Seats::new(listed.sitters.clone());
    let mine = seats.of(Some(me));
    TableSummary {
        id: listed.address.clone(),
        game: listed.game.clone(),
        setup: listed.setup.clone(),
        seats: seats.states(Some(me), |_| false, |other| mutes.get(&other).copied()),
        round: note.round,
        n_choices: note.n_choices,
        my_move: mine.iter().any(|seat| has_bit(note.awaited, *seat)),
        outcome: note.outcome.clone(),
        won: mine.iter().any(|seat| has_bit(note.winners, *seat)),
        progress: note.progress.clone(),
        played_at: listed.played_at,
    }
}
