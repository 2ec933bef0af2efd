//! Copies of a database in use, and the way back.

use serde_json::json;
use sortie_server::{BackupError, StoreError, backup, restore};

use crate::common::{Database, Live, TestServer, me};

/// Plays until a number of choices is acknowledged.
async fn play(table: &mut Live, until: u64) {
    while table.sequence() < until && !table.is_over() {
        table.choose(0).await;
    }
}

#[tokio::test]
async fn a_copy_taken_under_load_holds_all_that_was_acknowledged_before() {
    let (database, copy, elsewhere) =
        (Database::file("load"), Database::file("copy"), Database::file("elsewhere"));
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        let id = ann.make_table(&[me(), me()]).await;
        let mut table = ann.live(&id).await;
        play(&mut table, 3).await;
        tables.push((id, table));
    }
    let load = futures_util::future::join_all(tables.iter_mut().map(|(_, table)| play(table, 12)));
    let url = database.url();
    let (_, copied) = tokio::join!(load, backup(&url, copy.path()));
    copied.expect("a copy");
    let twice = backup(&url, copy.path()).await.expect_err("nothing is overwritten");
    assert!(matches!(twice, BackupError::Exists(_)), "{twice}");
    for (_, table) in &mut tables {
        table.choose(0).await;
    }
    server.stop().await;

    assert_eq!(restore(copy.path(), &elsewhere.url()).await.expect("restored"), None);
    let server = TestServer::on(&elsewhere).await;
    ann.address = server.address;
    for (id, table) in &tables {
        let found = ann.live(id).await;
        assert!((3..=12).contains(&found.sequence()), "{}", found.sequence());
        assert!(found.sequence() < table.sequence());
    }
    let (id, _) = &tables[0];
    ann.live(id).await.choose(0).await;
    server.stop().await;
}

#[tokio::test]
async fn what_stood_in_the_place_of_a_copy_is_kept() {
    let (database, copy) = (Database::file("place"), Database::file("place-copy"));
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    backup(&database.url(), copy.path()).await.expect("a copy");
    ann.live(&id).await.choose(0).await;
    let refused = restore(copy.path(), &database.url()).await.expect_err("the server uses it");
    assert!(matches!(refused, BackupError::Store(StoreError::InUse { .. })), "{refused}");
    ann.live(&id).await.choose(0).await;
    server.stop().await;

    let before =
        restore(copy.path(), &database.url()).await.expect("restored").expect("something stood there");
    let server = TestServer::on(&database).await;
    ann.address = server.address;
    assert_eq!(ann.live(&id).await.sequence(), 0);
    server.stop().await;
    restore(&before, &database.url()).await.expect("and back");
    let server = TestServer::on(&database).await;
    ann.address = server.address;
    assert_eq!(ann.live(&id).await.sequence(), 2);
    server.stop().await;
}

#[tokio::test]
async fn only_sound_copies_are_put_in_place() {
    let (database, copy) = (Database::file("sound"), Database::file("unsound"));
    TestServer::on(&database).await.stop().await;
    for wrong in [&b"no database"[..], &[0; 8192]] {
        std::fs::write(copy.path(), wrong).expect("written");
        let refused = restore(copy.path(), &database.url()).await.expect_err("not sound");
        assert!(matches!(refused, BackupError::Unsound { .. }), "{refused}");
    }
    let nothing = backup(&Database::file("nothing").url(), copy.path()).await.expect_err("nothing there");
    assert!(matches!(nothing, BackupError::Exists(_) | BackupError::File { .. }), "{nothing}");
    assert!(matches!(backup("sqlite::memory:", copy.path()).await, Err(BackupError::InMemory)));
    assert!(matches!(
        backup("mysql:x", copy.path()).await,
        Err(BackupError::Store(StoreError::UnknownDatabase(_)))
    ));
    let server = TestServer::on(&database).await;
    assert_eq!(server.browser().get("/readyz").await.expect(200)["status"], json!("ok"));
    server.stop().await;
}
