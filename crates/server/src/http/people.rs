//! People who do not get on: muting, blocking, and telling the operator.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use sortie_kernel::Seat;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::body::Body;
use super::guest::Caller;
use super::limits::From;
use super::path::At;
use crate::app::App;
use crate::clean::clean;
use crate::error::{Code, Error};
use crate::protocol::{ApiError, Lobby, MutedPerson, ReportPeople, SetPerson};
use crate::room::Request;
use crate::token;

/// The longest note to the operator, in characters.
const NOTE_LENGTH: usize = 500;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(set_person))
        .routes(routes!(report))
        .routes(routes!(muted))
        .routes(routes!(unmute))
}

/// Mutes whoever plays a seat, blocks them from tables of mine, or neither. They never hear of it. If I am the host, who is
/// blocked loses their seats here.
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}/person", tag = "people", request_body = SetPerson,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = OK, body = Lobby), (status = "default", body = ApiError)),
)]
async fn set_person(
    State(app): State<App>,
    caller: Caller,
    At((id, seat)): At<(String, String)>,
    from: From,
    Body(wish): Body<SetPerson>,
) -> Result<Json<Lobby>, Error> {
    from.may_ask_dear()?;
    let seat = seat.parse().map(Seat).map_err(|_| Error::new(Code::UnknownSeat).field("seat"))?;
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let guest = me.guest.ok_or(Code::NoGuest)?;
    let (mutes, lobby) = app.rooms.ask(&id, |reply| Request::SetPerson { me, seat, wish, reply }).await??;
    app.rooms.tell_mutes(guest, &mutes).await;
    Ok(Json(lobby))
}

/// Tells the operator of this server about a table, or about whoever plays a seat there.
#[utoipa::path(
    post, path = "/api/tables/{id}/report", tag = "people", request_body = ReportPeople, params(("id" = String, Path)),
    responses((status = NO_CONTENT), (status = "default", body = ApiError)),
)]
async fn report(
    State(app): State<App>,
    caller: Caller,
    At(id): At<String>,
    from: From,
    Body(report): Body<ReportPeople>,
) -> Result<StatusCode, Error> {
    from.may_ask_dear()?;
    let note = clean(&report.note);
    if note.chars().count() > NOTE_LENGTH {
        return Err(Error::malformed("note", format!("at most {NOTE_LENGTH} characters")));
    }
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let guest = me.guest.ok_or(Code::NoGuest)?;
    let request = |reply| Request::Report { guest, report: report.clone(), note: note.clone(), reply };
    app.rooms.ask(&id, request).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom I have muted.
#[utoipa::path(
    get, path = "/api/guest/people", tag = "people",
    responses((status = OK, body = Vec<MutedPerson>), (status = "default", body = ApiError)),
)]
async fn muted(State(app): State<App>, caller: Caller) -> Result<Json<Vec<MutedPerson>>, Error> {
    let Some(me) = caller.id() else { return Ok(Json(Vec::new())) };
    let mut people = Vec::new();
    for (other, blocked) in app.store.mutes_of(me).await? {
        let name = app.store.guest_name(other).await?.unwrap_or_default();
        people.push(MutedPerson { person: token::handle(me, other), name, blocked });
    }
    Ok(Json(people))
}

/// Hears somebody again, and lets them sit down at tables of mine.
#[utoipa::path(
    delete, path = "/api/guest/people/{person}", tag = "people", params(("person" = String, Path)),
    responses((status = NO_CONTENT), (status = "default", body = ApiError)),
)]
async fn unmute(State(app): State<App>, caller: Caller, At(person): At<String>) -> Result<StatusCode, Error> {
    let me = caller.id().ok_or(Code::NoGuest)?;
    let mut mutes = app.store.mutes_of(me).await?;
    let found = mutes.keys().copied().find(|other| token::handle(me, *other) == person);
    let other = found.ok_or_else(|| Error::new(Code::NotMuted).field("person"))?;
    app.store.set_mute(me, other, None).await?;
    mutes.remove(&other);
    app.rooms.tell_mutes(me, &Arc::new(mutes)).await;
    Ok(StatusCode::NO_CONTENT)
}
