//! What all handlers share.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sortie_games::Registry;
use sortie_kernel::Seed;
use tokio::sync::{Semaphore, watch};

use crate::address::Cidr;
use crate::bucket::{Allowance, Buckets};
use crate::cleaning;
use crate::http::{ServedTexts, Stock};
use crate::metrics::Metrics;
use crate::nodes;
use crate::options::{Limits, Options, Seeds};
use crate::rescue;
use crate::rooms::Rooms;
use crate::store::{Store, StoreError};
use crate::token;
use crate::unhurried::Unhurried;
use crate::visitors::Visitors;

/// A server without its socket: the games, storage, the tables in memory, and the limits. Cloning it shares them.
#[derive(Debug, Clone)]
pub struct App {
    pub(crate) games: Registry,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    pub(crate) texts: Arc<ServedTexts>,
    /// Content and texts, each made once.
    pub(crate) stock: Arc<Stock>,
    pub(crate) new_tables: Arc<Buckets>,
    pub(crate) new_guests: Arc<Buckets>,
    pub(crate) requests: Arc<Semaphore>,
    pub(crate) connections: Arc<Semaphore>,
    /// Those who wait to have a game file played again, and the one for whom it is done.
    pub(crate) imports: Arc<Semaphore>,
    pub(crate) import: Arc<Semaphore>,
    pub(crate) unhurried: Unhurried,
    pub(crate) visitors: Arc<Visitors>,
    pub(crate) trusted_proxies: Arc<[Cidr]>,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    seeds: Seeds,
    next_table: Arc<AtomicU64>,
    next_connection: Arc<AtomicU64>,
    closing: watch::Sender<bool>,
}

impl App {
    /// Opens the storage, to play these games.
    pub async fn open(games: Registry, options: &Options) -> Result<Self, StoreError> {
        Self::open_at(games, options, SocketAddr::new(options.host, options.port)).await
    }

    /// As [`Self::open`], for a server that listens here.
    pub(crate) async fn open_at(
        games: Registry,
        options: &Options,
        listens: SocketAddr,
    ) -> Result<Self, StoreError> {
        let address = options.node_address.clone().unwrap_or_else(|| nodes::address(listens).to_string());
        let store = Store::open(&options.database, &address).await?;
        let (unhurried, metrics) = (Unhurried::default(), Metrics::default());
        let app = Self {
            rooms: Rooms::new(games.clone(), store.clone(), unhurried.clone(), metrics.clone(), options),
            texts: ServedTexts::new(games.added_texts()),
            stock: Arc::default(),
            games,
            store,
            new_tables: Arc::new(Buckets::new(Allowance::per_minute(options.limits.new_tables_each))),
            new_guests: Arc::new(Buckets::new(Allowance::per_minute(options.limits.new_guests_each))),
            requests: Arc::new(Semaphore::new(options.limits.requests)),
            connections: Arc::new(Semaphore::new(options.limits.sockets)),
            imports: Arc::new(Semaphore::new(options.limits.imports)),
            import: Arc::new(Semaphore::new(1)),
            unhurried,
            visitors: Arc::new(Visitors::new(options.limits)),
            trusted_proxies: options.trusted_proxies.clone().into(),
            limits: options.limits,
            metrics,
            seeds: options.seeds,
            next_table: Arc::new(AtomicU64::new(1)),
            next_connection: Arc::new(AtomicU64::new(1)),
            closing: watch::Sender::new(false),
        };
        tokio::spawn(rescue::stand_by(app.clone()));
        tokio::spawn(cleaning::keep_clean(app.clone()));
        if app.store.is_shared() {
            tracing::info!(%address, "others who share the database reach this server here");
            nodes::keep_company(&app).await?;
        }
        Ok(app)
    }

    /// Removes guests and tables that have stood empty for long, as the server does every hour by itself.
    pub async fn clean(&self) {
        cleaning::clean(self).await;
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.rooms.n_open()
    }

    /// How many live sockets there are.
    pub(crate) fn sockets_open(&self) -> usize {
        self.limits.sockets.saturating_sub(self.connections.available_permits())
    }

    /// A seed for a new table.
    pub(crate) fn next_seed(&self) -> Seed {
        match self.seeds {
            Seeds::Unforeseen => token::seed(),
            Seeds::Repeatable => Seed::from_number(self.next_table.fetch_add(1, Ordering::Relaxed)),
        }
    }

    /// A number by which a table knows a connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    /// Becomes true when the server is about to end.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Asks all live connections to end.
    pub(crate) fn hang_up(&self) {
        self.closing.send_replace(true);
    }
}
