//! A server on a port of its own.

use std::net::SocketAddr;

use serde_json::json;
use sortie_games::Registry;
use sortie_server::{App, Options, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::{Browser, Database, PATIENCE, is_postgres};

/// A server of this process.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// Where `/metrics` is, if anywhere.
    pub(crate) metrics: Option<SocketAddr>,
    /// What it serves, to look behind the scenes.
    pub(crate) app: App,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl TestServer {
    /// One that keeps nothing.
    pub(crate) async fn start() -> Self {
        Self::with(Options::for_tests()).await
    }

    /// One that keeps its games in a file.
    pub(crate) async fn on(database: &Database) -> Self {
        Self::with(Options { database: database.url(), ..Options::for_tests() }).await
    }

    pub(crate) async fn with(options: Options) -> Self {
        Self::playing(sortie_shipped::registry(), options).await
    }

    /// One that plays other games than those that ship.
    pub(crate) async fn playing(games: Registry, mut options: Options) -> Self {
        if is_postgres() && options.database == Options::for_tests().database {
            options.database = Database::new("nothing_kept").url();
        }
        let server = Server::bind(games, &options).await.expect("a server starts");
        let (address, metrics, app) = (server.address(), server.metrics_address(), server.app().clone());
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(async move {
            let ended = async {
                let _ = ended.await;
            };
            server.run_until(ended).await.expect("a server ends well");
        });
        Self { address, metrics, app, end: Some(end), task }
    }

    /// Ends it in good order.
    pub(crate) async fn stop(mut self) {
        let _ = self.end.take().expect("not stopped yet").send(());
        timeout(PATIENCE, &mut self.task).await.expect("it ends in time").expect("it ends well");
    }

    /// Somebody new.
    pub(crate) fn browser(&self) -> Browser {
        Browser { address: self.address, token: None, language: "en".to_owned() }
    }

    /// Somebody new with a name.
    pub(crate) async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        browser.put("/api/guest", &json!({ "name": name })).await.expect(200);
        browser
    }
}
