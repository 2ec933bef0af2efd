//! Accepting connections: only so many at once, and none that dawdles.
//!
//! `axum::serve` lets a client take for ever over the head of a request, and as many do so as there are file handles.
//! So this is its loop written out, with both limits. Only HTTP/1 is spoken, as there; the builder of `hyper-util` that
//! tells HTTP/2 apart waits without a limit for the first bytes, so it is not used.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use axum::serve::Listener;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tower::Service;

use crate::address::is_among;
use crate::app::App;
use crate::visitors::{Place, Visit};

/// Serves until something has happened, then waits for open requests to be answered. Connections that became live are
/// not waited for.
pub(crate) async fn serve(
    mut listener: TcpListener,
    router: Router,
    app: &App,
    end: impl Future<Output = ()>,
) {
    let limits = app.limits;
    let mut services = router.into_make_service_with_connect_info::<SocketAddr>();
    let mut protocol = http1::Builder::new();
    protocol.timer(TokioTimer::new()).header_read_timeout(limits.header_time);
    let permits = Arc::new(Semaphore::new(limits.connections));
    // Every connection holds a receiver: it hears of the end, and its loss tells that the connection has ended.
    let (ending, _) = watch::channel(());
    let mut end = pin!(end);
    loop {
        let next = async {
            // Nobody closes the semaphore. Who finds no permit waits in the queue of the system.
            let permit = permits.clone().acquire_owned().await;
            (permit, Listener::accept(&mut listener).await)
        };
        let (permit, (stream, peer)) = tokio::select! {
            next = next => next,
            () = &mut end => break,
        };
        // A proxy speaks for many; it is asked whom it speaks for with each request.
        let place = if is_among(&app.trusted_proxies, peer.ip()) {
            None
        } else {
            match Visit::new(&app.visitors, peer.ip()).take(Place::Connection) {
                Some(place) => Some(place),
                // Who has so many need not be told.
                None => continue,
            }
        };
        // Small messages must not wait for larger ones.
        let _ = stream.set_nodelay(true);
        let service = service_for(&mut services, peer).await;
        let connection = protocol.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut ended = ending.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // How a connection failed is its client's business: it went away, perhaps, or took too long.
            let _ = tokio::select! {
                result = &mut connection => result,
                _ = ended.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            drop((permit, place, ended));
        });
    }
    drop(listener);
    let _ = ending.send(());
    ending.closed().await;
}

/// The service of one connection, which knows where requests come from.
async fn service_for<M, S>(services: &mut M, peer: SocketAddr) -> TowerToHyperService<S>
where
    M: Service<SocketAddr, Response = S, Error = Infallible>,
{
    let Ok(service) = services.call(peer).await;
    TowerToHyperService::new(service)
}
