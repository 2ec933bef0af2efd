//! Listening, and ending in good order.

use std::future::{Future, IntoFuture};
use std::io;
use std::net::SocketAddr;

use sortie_games::Registry;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::app::App;
use crate::connections;
use crate::http::{router, warm_up};
use crate::metrics;
use crate::nodes;
use crate::options::Options;
use crate::store::StoreError;

/// Why a server could not start or had to end.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The storage cannot be used.
    #[error("the database cannot be opened: {0}")]
    Store(#[from] StoreError),
    /// The port is taken, perhaps.
    #[error("cannot listen on {address}: {cause}")]
    Bind {
        /// Where.
        address: SocketAddr,
        /// Why not.
        cause: io::Error,
    },
    /// The socket failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A server that has its port and its storage.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    /// For the operator.
    metrics: Option<TcpListener>,
}

impl Server {
    /// Opens the storage and takes the port.
    pub async fn bind(games: Registry, options: &Options) -> Result<Self, ServeError> {
        let listener = listen(SocketAddr::new(options.host, options.port)).await?;
        let address = listener.local_addr()?;
        let metrics = match options.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        Ok(Self { app: App::open_at(games, options, address).await?, listener, address, metrics })
    }

    /// Where it listens, with the port it was given.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where `/metrics` is, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// What it serves.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Serves until the process is told to end (Ctrl-C, or SIGTERM).
    pub async fn run(self) -> Result<(), ServeError> {
        self.run_until(told_to_end()).await
    }

    /// Serves until something has happened, then lets open requests finish.
    pub async fn run_until(self, end: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        tracing::info!(address = %self.address, "listening");
        if let Some(address) = self.metrics_address() {
            tracing::info!(%address, "metrics");
        }
        let (app, farewell) = (self.app.clone(), self.app.limits.farewell_time);
        let telling = self
            .metrics
            .map(|listener| tokio::spawn(axum::serve(listener, metrics::router(app.clone())).into_future()));
        let (ending, ended) = tokio::sync::oneshot::channel();
        let end = async move {
            end.await;
            tracing::info!("ending");
            nodes::hand_over(&app).await;
            app.hang_up();
            let _ = ending.send(());
        };
        let serving = connections::serve(self.listener, router(self.app.clone()), &self.app, end);
        let too_late = async {
            let _ = ended.await;
            tokio::time::sleep(farewell).await;
        };
        tokio::select! {
            () = serving => {}
            () = too_late => tracing::warn!("some requests did not finish in time"),
        }
        if let Some(telling) = telling {
            telling.abort();
        }
        // Writes what is still in the log of SQLite into its file.
        let _ = timeout(farewell, self.app.store.close()).await;
        Ok(())
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|cause| ServeError::Bind { address, cause })
}

/// Opens the storage, listens, plays these games, and serves until the process is told to end.
pub async fn serve(games: Registry, options: Options) -> Result<(), ServeError> {
    raise_limit_of_files();
    let server = Server::bind(games, &options).await?;
    tokio::spawn(warm_up(server.app().clone()));
    server.run().await
}

/// A socket is a file to the system, which allows a process few unless it asks for all it may have.
fn raise_limit_of_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        match setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }) {
            Ok(()) => tracing::info!(before = current, now = maximum, "files that may be open"),
            Err(error) => tracing::warn!(%error, current, "the limit of open files stays"),
        }
    }
}

/// Listens for signals from now on, not from when it is first waited for: a process that serves already must not die of one.
fn told_to_end() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let signal = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    #[cfg(unix)]
    let terminate = async {
        match signal {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without the signal the process can still be killed, which is safe at any moment.
            std::future::pending::<()>().await;
        }
    };
    async {
        tokio::select! {
            () = interrupt => {}
            () = terminate => {}
        }
    }
}
