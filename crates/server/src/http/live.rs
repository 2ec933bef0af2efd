//! The door to live play.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Caller;
use super::limits::From;
use super::path::At;
use crate::app::App;
use crate::error::{Code, Error};
use crate::live;
use crate::protocol::ApiError;
use crate::socket::Upgrade;
use crate::visitors::Place;

/// A message too large is refused; one that is so many times too large ends the connection.
const BEYOND: usize = 4;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(connect))
}

/// Live play over a WebSocket. Say `hello` first, within ten seconds; then `choose`, `take_back`, `propose_undo`,
/// `answer_undo`, `set_pace`, `go_ahead`, `set_bots_wait`, `shown`, `foresee`, `speak` and `point` (`ClientMessage`). The server says
/// `table`, `steps`, `lobby`, `foreseen`, `spoke`, `pointed` and `refused` (`ServerMessage`). After a gap, connect again and say `hello` with the last sequence number you
/// know.
///
/// Bots wait for people twice. A moment that a person could take is left to them until one says `go_ahead` (or
/// `set_bots_wait` with `false`, for good). And a bot's next step counts from when all who say `shown` have shown the last
/// one; a client that shows nothing need not say it and is not waited for.
#[utoipa::path(
    get, path = "/api/tables/{id}/live", tag = "tables", params(("id" = String, Path)),
    responses(
        (status = SWITCHING_PROTOCOLS, description = "The socket is open"),
        (status = UPGRADE_REQUIRED, description = "A request without the wish for a WebSocket", body = ApiError),
        (status = "default", description = "A refusal", body = ApiError)
    ),
)]
async fn connect(
    State(app): State<App>,
    At(id): At<String>,
    caller: Caller,
    from: From,
    headers: HeaderMap,
    Wanted(upgrade): Wanted,
) -> Result<impl IntoResponse, Error> {
    if !is_ours(&headers) {
        return Err(Code::ForeignOrigin.into());
    }
    let (id, me) = app.rooms.enter(&id, caller.id()).await?;
    let door = app.rooms.open(&id).await?;
    let upgrade = upgrade.ok_or(Code::NotLive)?;
    let place = from.1.take(Place::Socket).ok_or(Code::TooMany)?;
    let permit = app.connections.clone().try_acquire_owned().map_err(|_| Code::Busy)?;
    let accept = upgrade.accept.clone();
    tokio::spawn(async move {
        if let Some(socket) = upgrade.socket(BEYOND * app.limits.message_bytes).await {
            live::converse(socket, &app, id, door, me).await;
        }
        drop((permit, place));
    });
    let headers = [
        (header::CONNECTION, HeaderValue::from_static("upgrade")),
        (header::UPGRADE, HeaderValue::from_static("websocket")),
        (header::SEC_WEBSOCKET_ACCEPT, accept),
    ];
    Ok((StatusCode::SWITCHING_PROTOCOLS, headers))
}

/// The wish for a live socket, if there is one.
struct Wanted(Option<Upgrade>);

impl<S: Send + Sync> FromRequestParts<S> for Wanted {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        Ok(Self(Upgrade::wanted_by(parts)))
    }
}

/// A browser sends cookies along with a WebSocket that another site's page opens, and says whose page it was. Programs
/// send no origin.
fn is_ours(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get("x-forwarded-host").or_else(|| headers.get(header::HOST));
    let (Ok(origin), Some(Ok(host))) = (origin.to_str(), host.map(|host| host.to_str())) else {
        return false;
    };
    origin.split_once("://").is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_other_sites_are_not_ours() {
        let ours = |origin: &'static str, host: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            headers.insert(header::HOST, HeaderValue::from_static(host));
            is_ours(&headers)
        };
        assert!(ours("http://localhost:8420", "localhost:8420"));
        assert!(ours("https://Sortie.example", "sortie.example"));
        assert!(!ours("https://evil.example", "sortie.example"));
        assert!(!ours("http://localhost:1", "localhost:8420"));
        assert!(!ours("null", "localhost:8420"));
        assert!(is_ours(&HeaderMap::new()), "a program");
    }
}
