//! What keeps one client from taking the server from the others.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::app::App;
use crate::error::{Code, Error};

/// Refuses requests beyond what the server works on at once.
pub(super) async fn not_too_many(State(app): State<App>, request: Request, next: Next) -> Response {
    match app.requests.clone().try_acquire_owned() {
        Ok(_permit) => next.run(request).await,
        Err(_) => Error::new(Code::Busy).into_response(),
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

/// Where a request comes from. A proxy on this machine is believed about whom it speaks for; others are not.
pub(super) fn address(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    forwarded.filter(|_| peer.is_loopback()).unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_proxy_is_believed() {
        let from = |peer: &str, forwarded: &str| {
            let request =
                axum::http::Request::builder().header("x-forwarded-for", forwarded).body(()).expect("valid");
            let (mut parts, ()) = request.into_parts();
            parts.extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().expect("an address"), 1)));
            address(&parts).to_string()
        };
        assert_eq!(from("127.0.0.1", "6.6.6.6, 10.1.2.3"), "10.1.2.3", "the nearest one is not made up");
        assert_eq!(from("127.0.0.1", "nonsense"), "127.0.0.1");
        assert_eq!(from("8.8.8.8", "10.1.2.3"), "8.8.8.8");
    }
}
