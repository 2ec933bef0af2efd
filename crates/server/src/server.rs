//! Listening, and ending in good order.

use std::future::Future;
use std::io;
use std::net::SocketAddr;

use sortie_games::Registry;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::time::{Duration, timeout};

use crate::app::App;
use crate::connections;
use crate::http::router;
use crate::options::Options;
use crate::store::StoreError;

/// How long open requests may take once the server is told to end.
const FAREWELL: Duration = Duration::from_secs(10);

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
}

impl Server {
    /// Opens the storage and takes the port.
    pub async fn bind(games: Registry, options: &Options) -> Result<Self, ServeError> {
        let wanted = SocketAddr::new(options.host, options.port);
        let bind = |cause| ServeError::Bind { address: wanted, cause };
        let listener = TcpListener::bind(wanted).await.map_err(bind)?;
        let address = listener.local_addr().map_err(bind)?;
        Ok(Self { app: App::open(games, options).await?, listener, address })
    }

    /// Where it listens, with the port it was given.
    pub fn address(&self) -> SocketAddr {
        self.address
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
        let app = self.app.clone();
        let (ending, ended) = tokio::sync::oneshot::channel();
        let end = async move {
            end.await;
            tracing::info!("ending");
            app.hang_up();
            let _ = ending.send(());
        };
        let serving = connections::serve(self.listener, router(self.app.clone()), &self.app, end);
        let too_late = async {
            let _ = ended.await;
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            () = serving => {}
            () = too_late => tracing::warn!("some requests did not finish in time"),
        }
        // Writes what is still in the log of SQLite into its file.
        let _ = timeout(FAREWELL, self.app.store.close()).await;
        Ok(())
    }
}

/// Opens the storage, listens, plays these games, and serves until the process is told to end.
pub async fn serve(games: Registry, options: Options) -> Result<(), ServeError> {
    raise_limit_of_files();
    Server::bind(games, &options).await?.run().await
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
