//! The database fails, and is well again; or is gone, and the server says so.

use std::time::Duration;

use serde_json::{Value, json};
use sortie_server::{Options, Server, StoreError};

use crate::common::{Browser, Database, Live, TestServer, me, open};

async fn a_table(browser: &mut Browser) -> (String, Live) {
    let id = browser.make_table(&[me(), me()]).await;
    let live = browser.live(&id).await;
    (id, live)
}

/// Chooses what is offered first and says with which code it was refused.
async fn refused(live: &mut Live) -> Value {
    let offer = &live.offers()[0];
    let choose = json!({ "say": "choose", "sequence": live.sequence(), "seat": offer["seat"], "choice": offer["choice"] });
    live.say(&choose).await;
    live.refusal().await["code"].clone()
}

#[tokio::test]
async fn after_a_full_disk_play_goes_on() {
    let database = Database::new("full");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let (_, mut table) = a_table(&mut ann).await;
    table.choose(0).await;

    database.fill().await;
    for _ in 0..3 {
        assert_eq!(refused(&mut table).await, "storage");
    }
    assert_eq!(table.sequence(), 1, "nothing has changed");
    database.free().await;

    table.choose(0).await;
    assert_eq!(table.sequence(), 2);
    let (_, mut other) = a_table(&mut ann).await;
    other.choose(0).await;
    server.stop().await;
}

#[tokio::test]
async fn one_who_fails_takes_nobody_along() {
    let database = Database::new("company");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(a_table(&mut ann).await);
    }
    tables.sort_by(|(one, _), (other, _)| one.cmp(other));
    database.fill_for_one().await;
    let mut tables = tables.into_iter().map(|(_, table)| table);
    let mut first = tables.next().expect("eight tables");
    let others = futures_util::future::join_all(tables.map(|mut table| async move {
        for _ in 0..4 {
            table.choose(0).await;
        }
        table.sequence()
    }));
    let fails = async {
        for _ in 0..10 {
            assert_eq!(refused(&mut first).await, "storage");
        }
    };
    let (sequences, ()) = tokio::join!(others, fails);
    assert_eq!(sequences, [4; 7]);
    server.stop().await;
}

/// Somebody copies the database with a tool of their own, say, and keeps it to themselves meanwhile.
#[tokio::test]
async fn who_waits_for_a_foreign_lock_of_ten_seconds_is_not_refused() {
    let database = Database::file("locked");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let (_, mut table) = a_table(&mut ann).await;
    let foreign = sqlx::SqlitePool::connect(&database.url()).await.expect("it opens");
    let mut lock = foreign.acquire().await.expect("a connection");
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut *lock).await.expect("locked");
    let begin = std::time::Instant::now();
    let offer = &table.offers()[0];
    let choose = json!({ "say": "choose", "sequence": 0, "seat": offer["seat"], "choice": offer["choice"] });
    table.say(&choose).await;
    let made = tokio::spawn(async move { ann.make_table(&[me(), open()]).await });
    tokio::time::sleep(Duration::from_secs(10)).await;
    sqlx::query("COMMIT").execute(&mut *lock).await.expect("free");
    let answer = table.hear().await;
    assert_eq!((&answer["say"], table.sequence()), (&json!("steps"), 1), "{answer}");
    made.await.expect("the new table is there");
    assert!(begin.elapsed() < Duration::from_secs(13), "and waits no longer: {:?}", begin.elapsed());
    drop(lock);
    foreign.close().await;
    server.stop().await;
}

#[tokio::test]
async fn ready_is_who_can_write_and_well_is_who_runs() {
    let database = Database::new("ready");
    let server = TestServer::on(&database).await;
    let mut browser = server.browser();
    assert_eq!(browser.get("/readyz").await.expect(200)["status"], "ok");
    database.fill_for_probes().await;
    let answer = browser.get("/readyz").await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "storage"));
    assert_eq!(browser.get("/healthz").await.expect(200)["status"], "ok");
    database.free().await;
    browser.get("/readyz").await.expect(200);
    server.stop().await;
}

#[tokio::test]
async fn a_second_server_on_the_same_file_does_not_start() {
    let database = Database::file("two");
    let server = TestServer::on(&database).await;
    let second = Options { database: database.url(), ..Options::for_tests() };
    let refused = Server::bind(sortie_shipped::registry(), &second).await.expect_err("one is enough");
    let sortie_server::ServeError::Store(StoreError::InUse { owner, .. }) = &refused else {
        panic!("{refused}")
    };
    assert_eq!(*owner, format!("process {}", std::process::id()));
    server.guest("Ann").await;
    server.stop().await;
    TestServer::on(&database).await.stop().await;
}

/// Whoever loses the files of a database under a running server, and how.
async fn lost(name: &str, lose: impl FnOnce(&Database)) {
    let database = Database::file(name);
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let (id, mut table) = a_table(&mut ann).await;
    table.choose(0).await;
    let mut watcher = server.guest("Ben").await.live(&id).await;

    lose(&database);
    assert_eq!(refused(&mut table).await, "storage-lost", "{name}");
    assert_eq!(watcher.refusal().await["code"], "storage-lost", "everybody hears of it");
    let answer = ann.post("/api/tables", &crate::common::new_table(&[me(), open()])).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "storage-lost"));
    assert_eq!(ann.get("/readyz").await.status, 503);
    assert_eq!(table.sequence(), 1, "nothing has changed");

    let saved = database.rescued(Duration::from_secs(5)).await;
    assert_eq!(saved.len(), 1, "the table in memory");
    assert_eq!(saved[0]["id"], *id);
    assert_eq!(saved[0]["file"]["entries"].as_array().map(Vec::len), Some(1));
    let answer = TestServer::start().await.guest("Ann").await.post("/api/import", &saved[0]["file"]).await;
    assert_eq!(answer.expect(201)["n_choices"], 1, "and it can be played on elsewhere");
    server.stop().await;
}

#[tokio::test]
async fn a_deleted_database_is_noticed() {
    lost("deleted", |database| std::fs::remove_file(database.path()).expect("it was there")).await;
}

#[tokio::test]
async fn a_replaced_database_is_noticed() {
    lost("replaced", |database| {
        let copy = database.path().with_extension("copy");
        std::fs::copy(database.path(), &copy).expect("a copy");
        std::fs::rename(copy, database.path()).expect("in its place");
    })
    .await;
}

#[tokio::test]
async fn a_deleted_log_is_noticed() {
    lost("log-deleted", |database| std::fs::remove_file(database.beside("-wal")).expect("it was there"))
        .await;
}

#[tokio::test]
async fn an_overwritten_log_is_noticed() {
    lost("log-overwritten", |database| std::fs::write(database.beside("-wal"), [7; 5000]).expect("written"))
        .await;
}
