//! Servers that share a database, seen from one of them: it says that it lives, hears what the others tell, and hands its tables over
//! before it ends.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use tokio::time::{Duration, interval, sleep, timeout};

use crate::app::App;
use crate::rooms::Rooms;
use crate::store::{BEAT, Ear, News, Store, StoreError};
use crate::token::GuestId;

/// How long it may take to hand all tables over.
const HANDING_OVER: Duration = Duration::from_secs(8);

/// Where others reach a server that listens here, if all are on one machine.
pub(crate) fn address(listens: SocketAddr) -> SocketAddr {
    let ip = match listens.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    SocketAddr::new(ip, listens.port())
}

/// Lives among the others until the program ends.
pub(crate) async fn keep_company(app: &App) -> Result<(), StoreError> {
    let (store, rooms) = (app.store.clone(), app.rooms.clone());
    if let Some(ear) = store.listen().await? {
        let (store, rooms, mut closing) = (store.clone(), rooms.clone(), app.closing());
        tokio::spawn(async move {
            tokio::select! {
                () = listen(ear, &store, &rooms) => {}
                // Its connection is waited for when the database is closed.
                _ = closing.wait_for(|closing| *closing) => {}
            }
        });
    }
    tokio::spawn(live(store, rooms, app.closing()));
    Ok(())
}

/// Says every second that this server lives. Whoever was not able to for a while may have lost tables.
async fn live(store: Store, rooms: Rooms, mut closing: tokio::sync::watch::Receiver<bool>) {
    let mut beats = interval(BEAT);
    let mut was_late = false;
    let mut last = tokio::time::Instant::now();
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            () = async { let _ = closing.wait_for(|closing| *closing).await; } => return,
        }
        match store.beat().await {
            Ok(()) => {
                if was_late || last.elapsed() > 3 * BEAT {
                    look_again(&rooms).await;
                }
                (was_late, last) = (false, tokio::time::Instant::now());
            }
            Err(error) => {
                tracing::warn!(%error, "this server cannot say that it lives");
                was_late = true;
            }
        }
    }
}

async fn look_again(rooms: &Rooms) {
    if let Err(error) = rooms.let_go_of_lost().await {
        tracing::warn!(%error, "whose tables are whose is not known");
    }
}

async fn listen(mut ear: Ear, store: &Store, rooms: &Rooms) {
    let me = store.node_id();
    loop {
        match ear.hear().await {
            Ok(Some(news)) => heed(news, me, store, rooms),
            Ok(None) => look_again(rooms).await,
            Err(error) => {
                if store.is_closed() {
                    return;
                }
                tracing::warn!(%error, "the other servers are not heard");
                sleep(BEAT).await;
            }
        }
    }
}

fn heed(news: News, me: Option<i64>, store: &Store, rooms: &Rooms) {
    match news {
        News::Handed { table, to } if Some(to) == me => {
            let (store, rooms) = (store.clone(), rooms.clone());
            tokio::spawn(async move {
                // If it cannot be opened, whoever comes is told why.
                let _ = rooms.open(&table).await;
                let _ = store.tell(News::TakenIn { table }).await;
            });
        }
        News::Handed { .. } => {}
        // Nobody may wait for it any more.
        News::TakenIn { table } => drop(rooms.taken_in().send(table)),
        News::Renamed { guest, name } => {
            if let Some(guest) = GuestId::from_bytes(&guest) {
                rooms.rename_here(guest, &name);
            }
        }
        News::Muted { guest } => {
            if let Some(guest) = GuestId::from_bytes(&guest) {
                let (store, rooms) = (store.clone(), rooms.clone());
                tokio::spawn(async move {
                    if let Ok(mutes) = store.mutes_of(guest).await {
                        rooms.tell_mutes_here(guest, &Arc::new(mutes)).await;
                    }
                });
            }
        }
        News::Forgotten { guest } => {
            if let Some(guest) = GuestId::from_bytes(&guest) {
                let rooms = rooms.clone();
                tokio::spawn(async move { rooms.forget_guest_here(guest).await });
            }
        }
    }
}

/// Hands all tables over before a server ends, if there is anybody to have them.
pub(crate) async fn hand_over(app: &App) {
    if !app.store.is_shared() {
        return;
    }
    let handing = async {
        app.store.leave().await?;
        let heirs = app.store.others().await?;
        tracing::info!(heirs = heirs.len(), tables = app.rooms.n_open(), "handing over");
        app.rooms.hand_over(&heirs).await;
        Ok::<(), StoreError>(())
    };
    match timeout(HANDING_OVER, handing).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "the tables were not handed over"),
        Err(_) => tracing::warn!("some tables were not handed over in time"),
    }
}
