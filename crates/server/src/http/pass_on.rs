//! Servers that share a database stand behind one address, and a request may reach any of them. What concerns a table is passed on to
//! the server that has it, live sockets included; the client does not notice.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::copy_bidirectional_with_sizes;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use super::limits::From;
use crate::app::App;
use crate::error::{Code, Error};
use crate::rooms::Absent;
use crate::store::{Found, Other};
use crate::token;
use crate::visitors::Place;

/// Says that a request was passed on once, which is enough.
const PASSED_ON: HeaderName = HeaderName::from_static("sortie-passed-on");

/// How long a body may be that is passed on. What concerns a table is short.
const BODY_LIMIT: usize = 256 * 1024;

/// How long another server may take to answer the door.
const KNOCKING: Duration = Duration::from_secs(1);

/// How often a table that is on its way from one server to another is looked for.
const ATTEMPTS: u32 = 4;

/// What lies in memory for each direction of a live socket.
const BUFFER: usize = 4 * 1024;

/// Passes requests on that concern tables of other servers.
pub(super) async fn to_its_server(State(app): State<App>, request: Request, next: Next) -> Response {
    if !app.store.is_shared() {
        return next.run(request).await;
    }
    let Some(address) = table_in(request.uri().path()) else { return next.run(request).await };
    // Where nothing is found, it is said here.
    let Ok(Some(Found { table: id, .. })) = app.store.find_link(address, None).await else {
        return next.run(request).await;
    };
    let was_passed_on = request.headers().contains_key(PASSED_ON);
    let mut waiting = Some(request);
    let mut kept: Option<Kept> = None;
    let mut suspect = None;
    for attempt in 0..ATTEMPTS {
        let other = match app.rooms.seek(&id, suspect).await {
            Err(Absent::Elsewhere(other)) => other,
            // Whatever is wrong with it, it is said here.
            Ok(_) | Err(Absent::Refused(_)) => {
                return match (waiting.take(), kept.take()) {
                    (Some(request), _) => next.run(request).await,
                    (None, Some(kept)) => next.run(kept.into_request()).await,
                    (None, None) => Error::internal("a request that was lost").into_response(),
                };
            }
        };
        if was_passed_on {
            return StatusCode::MISDIRECTED_REQUEST.into_response();
        }
        if let Some(request) = waiting.take() {
            match Kept::new(request).await {
                Ok(request) => kept = Some(request),
                Err(error) => return error.into_response(),
            }
        }
        let Some(kept) = &mut kept else { break };
        match kept.send(&app, &other).await {
            Ok(response) => return response,
            Err(Failure::Refused) => suspect = Some(other.id),
            Err(Failure::Misdirected) => {}
            Err(Failure::Broken(error)) => {
                tracing::warn!(%error, "another server did not answer");
                break;
            }
        }
        sleep(Duration::from_millis(50) * attempt).await;
    }
    Error::new(Code::Busy).into_response()
}

/// Why another server did not answer.
enum Failure {
    /// There is nobody at its address.
    Refused,
    /// The table is not there any more.
    Misdirected,
    /// It is unknown how far it came.
    Broken(Box<dyn std::error::Error + Send + Sync>),
}

/// The table a path is about.
fn table_in(path: &str) -> Option<&str> {
    let id = path.strip_prefix("/api/tables/")?.split('/').next()?;
    token::is_table_id(id).then_some(id)
}

/// A request with its whole body, so that it can be sent again to whoever has not heard it.
struct Kept {
    parts: Parts,
    body: Bytes,
}

impl Kept {
    async fn new(request: Request) -> Result<Self, Error> {
        let (parts, body) = request.into_parts();
        let too_large = |_| Error::new(Code::TooLarge).with("limit", BODY_LIMIT);
        let body = to_bytes(body, BODY_LIMIT).await.map_err(too_large)?;
        Ok(Self { parts, body })
    }

    fn into_request(self) -> Request {
        Request::from_parts(self.parts, Body::from(self.body))
    }

    async fn send(&mut self, app: &App, other: &Other) -> Result<Response, Failure> {
        let broken = |error: Box<dyn std::error::Error + Send + Sync>| Failure::Broken(error);
        let stream = match timeout(KNOCKING, TcpStream::connect(&other.address)).await {
            Ok(Ok(stream)) => stream,
            Ok(Err(error)) if error.kind() == std::io::ErrorKind::ConnectionRefused => {
                return Err(Failure::Refused);
            }
            Ok(Err(error)) => return Err(broken(error.into())),
            Err(late) => return Err(broken(late.into())),
        };
        let _ = stream.set_nodelay(true);
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(|error| broken(error.into()))?;
        // How it ended is known from the answer.
        tokio::spawn(connection.with_upgrades());
        let mut request = hyper::Request::new(Body::from(self.body.clone()));
        *request.method_mut() = self.parts.method.clone();
        *request.uri_mut() = self.parts.uri.clone();
        *request.headers_mut() = self.headers();
        let mut response = sender.send_request(request).await.map_err(|error| broken(error.into()))?;
        if response.status() == StatusCode::MISDIRECTED_REQUEST {
            return Err(Failure::Misdirected);
        }
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            let theirs = hyper::upgrade::on(&mut response);
            if let Some(refused) = self.join(app, theirs) {
                return Ok(refused.into_response());
            }
        } else {
            for name in [header::CONNECTION, header::TRANSFER_ENCODING] {
                response.headers_mut().remove(name);
            }
        }
        Ok(response.map(Body::new))
    }

    fn headers(&self) -> HeaderMap {
        let mut headers = self.parts.headers.clone();
        headers.insert(PASSED_ON, HeaderValue::from_static("1"));
        if let Some(From(client, _)) = self.parts.extensions.get::<From>()
            && let Ok(client) = HeaderValue::from_str(&client.to_string())
        {
            headers.insert("x-forwarded-for", client);
        }
        headers.remove(header::TRANSFER_ENCODING);
        headers.remove(header::EXPECT);
        headers
    }

    /// Joins a live socket of ours to one of another server, until either ends or we do.
    fn join(&mut self, app: &App, theirs: OnUpgrade) -> Option<Error> {
        let place = match self.parts.extensions.get::<From>() {
            Some(from) => from.1.take(Place::Socket),
            None => return Some(Error::internal("a request from nowhere")),
        };
        let Some(place) = place else { return Some(Code::TooMany.into()) };
        let Ok(permit) = app.connections.clone().try_acquire_owned() else { return Some(Code::Busy.into()) };
        let Some(ours) = self.parts.extensions.remove::<OnUpgrade>() else {
            return Some(Code::NotLive.into());
        };
        let mut closing = app.closing();
        tokio::spawn(async move {
            if let (Ok(ours), Ok(theirs)) = (ours.await, theirs.await) {
                let (mut ours, mut theirs) = (TokioIo::new(ours), TokioIo::new(theirs));
                tokio::select! {
                    _ = copy_bidirectional_with_sizes(&mut ours, &mut theirs, BUFFER, BUFFER) => {}
                    () = async { let _ = closing.wait_for(|closing| *closing).await; } => {}
                }
            }
            drop((place, permit));
        });
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_names_its_table() {
        let id = token::table_id();
        assert_eq!(table_in(&format!("/api/tables/{id}")), Some(&*id));
        assert_eq!(table_in(&format!("/api/tables/{id}/live")), Some(&*id));
        for other in ["/api/tables", "/api/tables/", "/api/tables/x/live", "/api/guest", "/"] {
            assert_eq!(table_in(other), None, "{other}");
        }
    }
}
