//! Servers that share a database: one is killed, one is asked to end, and people play on. `make cluster` does it twenty times and
//! prints how long it took.

mod fleet;
mod player;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use tokio::process::Command;
use tokio::time::sleep;

use crate::common::{Database, TestServer, me, open};
use fleet::Fleet;
use player::Player;

const N_TABLES: usize = 6;

fn node(database: &Database) -> impl Fn() -> Command + Send + Sync + 'static + use<> {
    let url = database.url();
    move || {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["kill::server_process", "--exact", "--ignored", "--nocapture"]);
        command.env("SORTIE_TEST_DATABASE", &url);
        command
    }
}

/// People at several tables play while something happens to the servers.
async fn play_through(database: &Database, n_tables: usize, happens: impl AsyncFnOnce(&mut Fleet)) {
    let mut fleet = Fleet::start(3, node(database)).await;
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    for _ in 0..n_tables {
        let player = Player::sit_down(fleet.address, Duration::from_millis(20)).await;
        players.push(tokio::spawn(player.play(stop.clone())));
    }
    sleep(Duration::from_secs(1)).await;
    happens(&mut fleet).await;
    // Longer than a lease.
    sleep(Duration::from_secs(6)).await;
    let end = std::time::Instant::now();
    stop.store(true, Ordering::Relaxed);
    for player in players {
        let player = player.await.expect("they play on");
        let (last, _) = player.acknowledged.last().expect("something was acknowledged");
        assert!(end.duration_since(*last) < Duration::from_secs(3), "everybody plays on to the end");
        let (promised, lost) = player.reckon().await;
        assert_eq!(lost, 0, "of {promised}");
        assert!(promised > 10, "there was something to lose: {promised}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_takes_nothing_with_it() {
    let Some(database) = Database::postgres("cluster_kill") else { return };
    play_through(&database, N_TABLES, async |fleet: &mut Fleet| fleet.kill(0).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_asked_to_end_hands_its_tables_over() {
    let Some(database) = Database::postgres("cluster_deploy") else { return };
    play_through(&database, N_TABLES, async |fleet: &mut Fleet| {
        for n in 0..fleet.len() {
            fleet.terminate(n).await;
            fleet.replace(n).await;
        }
    })
    .await;
}

/// What lands on the wrong server is passed on: requests, live sockets, refusals.
#[tokio::test]
async fn either_server_answers_for_every_table() {
    let Some(database) = Database::postgres("passed_on") else { return };
    let (one, other) = (TestServer::on(&database).await, TestServer::on(&database).await);
    let mut ann = one.guest("Ann").await;
    let id = ann.make_table(&[me(), open()]).await;
    let mut ben = other.guest("Ben").await;
    assert_eq!(ben.get(&format!("/api/tables/{id}")).await.expect(200)["id"], *id);
    ben.take_seat(&id, 1).await.expect(200);
    assert_eq!((one.app.tables_in_memory(), other.app.tables_in_memory()), (1, 0), "it stays where it is");
    let (mut at_one, mut at_other) = (ann.live(&id).await, ben.live(&id).await);
    let (mut n, mut turns) = (0, [0, 0]);
    while n < 12 {
        n += 1;
        let who = usize::from(at_one.offers().is_empty());
        turns[who] += 1;
        let (mover, watcher) =
            if who == 0 { (&mut at_one, &mut at_other) } else { (&mut at_other, &mut at_one) };
        mover.choose(n as usize).await;
        watcher.catch_up(n).await;
    }
    assert_eq!((at_one.sequence(), at_other.sequence()), (12, 12));
    assert!(turns[0] > 0, "{turns:?}");
    let mut elsewhere = ann.clone();
    elsewhere.address = other.address;
    assert_eq!(elsewhere.get("/api/tables").await.expect(200)[0]["id"], *id);
    let refused = elsewhere.post(&format!("/api/tables/{id}/seats/9"), &json!({ "kind": "take" })).await;
    assert_eq!((refused.status, refused.code().as_str()), (404, "unknown-seat"));
    let replay = elsewhere.get(&format!("/api/tables/{id}/replay")).await;
    assert_eq!(replay.status, 200);

    // News: a name given at one server is shown at the other's tables.
    elsewhere.put("/api/guest", &json!({ "name": "Anna" })).await.expect(200);
    let shown = loop {
        let lobby = at_other.hear_a("lobby").await["lobby"].clone();
        if lobby["seats"][0]["name"] == "Anna" {
            break lobby;
        }
    };
    assert_eq!(shown["seats"][1]["name"], "Ben");
    one.stop().await;
    other.stop().await;
}

/// A server that was only slow, a sleeping machine perhaps, does not know that another has its table: what it writes is refused.
#[tokio::test]
async fn who_has_lost_a_table_writes_nothing_there() {
    let Some(database) = Database::postgres("fence") else { return };
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    table.choose(0).await;
    database.execute_on("UPDATE tables SET fence = fence + 1, holder = NULL WHERE id = $1", &id).await;
    let offer = table.offers()[0].clone();
    let choose = json!({ "say": "choose", "sequence": 1, "seat": offer["seat"], "choice": offer["choice"] });
    table.say(&choose).await;
    assert_eq!(table.refusal().await["code"], "storage");
    assert_eq!(table.try_hear().await, None, "whoever has it now is asked");
    let mut table = ann.live(&id).await;
    assert_eq!(table.sequence(), 1, "nothing was written");
    table.choose(0).await;
    for sql in [
        "SELECT count(*)::text FROM entries WHERE table_id = $1",
        "SELECT (fence - 1)::text FROM tables WHERE id = $1",
    ] {
        assert_eq!(database.read_of(sql, &id).await, "2", "{sql}");
    }
    // Nor is anything else written there.
    database.execute_on("UPDATE tables SET fence = fence + 1, holder = NULL WHERE id = $1", &id).await;
    table.say(&json!({ "say": "set_pace", "milliseconds": 700 })).await;
    table.refusal().await;
    assert_ne!(database.read_of("SELECT pace::text FROM tables WHERE id = $1", &id).await, "700");
    server.stop().await;
}
