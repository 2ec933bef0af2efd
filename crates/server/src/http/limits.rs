//! What keeps one client from taking the server from the others.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::Extensions;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::address;
use crate::app::App;
use crate::error::{Code, Error};
use crate::visitors::{Place, Taken, Visit};

/// Refuses requests beyond what the server works on at once, in all or for one address, and notes whose each is.
pub(super) async fn not_too_many(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let client = address::client(peer, request.headers(), &app.trusted_proxies);
    let visit = Visit::new(&app.visitors, client);
    let Some(_place) = visit.take(Place::Request) else { return Error::new(Code::TooMany).into_response() };
    request.extensions_mut().insert(From(client, visit));
    match app.requests.clone().try_acquire_owned() {
        Ok(_permit) => next.run(request).await,
        Err(_) => Error::new(Code::Busy).into_response(),
    }
}

/// Where a request comes from.
#[derive(Debug, Clone)]
pub(crate) struct From(pub(crate) IpAddr, pub(crate) Visit);

impl From {
    pub(super) fn of(extensions: &Extensions) -> Result<Self, Error> {
        extensions.get().cloned().ok_or_else(|| Error::internal("a request from nowhere"))
    }

    /// Refuses an address that asks too often for what costs much.
    pub(super) fn may_ask_dear(&self) -> Result<(), Error> {
        if self.1.may_ask_dear() { Ok(()) } else { Err(Code::TooMany.into()) }
    }

    /// A place for something long, if the address has one left and does not ask too often.
    pub(super) fn long(&self) -> Result<Taken, Error> {
        self.may_ask_dear()?;
        self.1.take(Place::Long).ok_or_else(|| Code::TooMany.into())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for From {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        Self::of(&parts.extensions)
    }
}

/// Breaks off requests that take too long. What a table has taken up is finished all the same: its room works on its
/// own.
pub(super) async fn not_too_long(State(app): State<App>, request: Request, next: Next) -> Response {
    match timeout(app.limits.request_time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Error::new(Code::Timeout).into_response(),
    }
}
