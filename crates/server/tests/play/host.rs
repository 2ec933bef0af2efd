//! The host of a table: who may sit down, who loses a seat and gets it back, and when it ends.

use serde_json::{Value, json};
use sortie_server::Options;

use crate::common::{Answer, Browser, Database, Live, TestServer, bot, me, open};

async fn act(browser: &mut Browser, id: &str, act: Value) -> Answer {
    browser.post(&format!("/api/tables/{id}/host"), &act).await
}

/// Ann, who made the table, and Ben at it.
async fn table_of_two(server: &TestServer) -> (String, [Browser; 2], [Live; 2]) {
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let tables = [ann.live(&id).await, ben.live(&id).await];
    (id, [ann, ben], tables)
}

#[tokio::test]
async fn only_the_host_is_obeyed() {
    let server = TestServer::start().await;
    let (id, [mut ann, mut ben], [at_ann, at_ben]) = table_of_two(&server).await;
    assert_eq!(
        at_ann.table["lobby"]["host"],
        json!({ "name": "Ann", "mine": true, "locked": false, "returns": [] })
    );
    assert_eq!(at_ben.table["lobby"]["host"]["mine"], false);
    for what in [
        json!({ "kind": "lock", "locked": true }),
        json!({ "kind": "remove", "seat": 0 }),
        json!({ "kind": "end" }),
    ] {
        let refused = act(&mut ben, &id, what.clone()).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "not-host"), "{what}");
        assert_eq!(act(&mut server.browser(), &id, what).await.status, 403);
    }
    for (what, code) in [
        (json!({ "kind": "remove", "seat": 0 }), "unknown-seat"),
        (json!({ "kind": "remove", "seat": 9 }), "unknown-seat"),
        (json!({ "kind": "give_back", "seat": 1 }), "nobody-to-return"),
        (json!({ "kind": "give_back", "seat": 200 }), "nobody-to-return"),
        (json!({ "kind": "burn" }), "malformed"),
    ] {
        assert_eq!(act(&mut ann, &id, what).await.code(), code);
    }
}

#[tokio::test]
async fn a_locked_table_takes_nobody_new() {
    let database = Database::new("locked-table");
    let server = TestServer::on(&database).await;
    let (id, [mut ann, mut ben], _) = table_of_two(&server).await;
    let mut cem = server.guest("Cem").await;
    act(&mut ann, &id, json!({ "kind": "lock", "locked": true })).await.expect(200);
    ben.post(&format!("/api/tables/{id}/seats/1"), &json!({ "kind": "leave" })).await.expect(200);
    assert_eq!(cem.take_seat(&id, 1).await.code(), "table-locked");
    assert_eq!(server.browser().take_seat(&id, 1).await.code(), "table-locked");
    let watching = cem.live(&id).await;
    assert_eq!(watching.table["lobby"]["ways"], json!(["taken", "taken"]), "but watching is free");
    drop(watching);
    server.stop().await;

    let server = TestServer::on(&database).await;
    for browser in [&mut ann, &mut ben, &mut cem] {
        browser.address = server.address;
    }
    assert_eq!(cem.take_seat(&id, 1).await.code(), "table-locked", "also after a restart");
    ben.take_seat(&id, 1).await.expect(200);
    ben.post(&format!("/api/tables/{id}/seats/1"), &json!({ "kind": "leave" })).await.expect(200);
    act(&mut ann, &id, json!({ "kind": "lock", "locked": false })).await.expect(200);
    cem.take_seat(&id, 1).await.expect(200);
    server.stop().await;
}

#[tokio::test]
async fn who_was_removed_comes_back_when_the_host_says_so() {
    let database = Database::new("removed");
    let server = TestServer::on(&database).await;
    let (id, [mut ann, mut ben], [mut at_ann, mut at_ben]) = table_of_two(&server).await;
    act(&mut ann, &id, json!({ "kind": "remove", "seat": 1 })).await.expect(200);
    at_ben.hear_a("table").await;
    assert_eq!(at_ben.table["lobby"]["mine"], json!([]));
    assert_eq!(at_ben.table["lobby"]["ways"], json!(["taken", "taken"]));
    assert_eq!(ben.take_seat(&id, 1).await.code(), "removed");
    let ask = ben.post(&format!("/api/tables/{id}/seats/0"), &json!({ "kind": "ask", "wish": true })).await;
    assert_eq!(ask.code(), "removed");
    while at_ann.table["lobby"]["host"]["returns"] != json!([1]) {
        at_ann.hear().await;
    }
    drop((at_ann, at_ben));
    server.stop().await;

    let server = TestServer::on(&database).await;
    for browser in [&mut ann, &mut ben] {
        browser.address = server.address;
    }
    assert_eq!(ben.take_seat(&id, 1).await.code(), "removed", "also after a restart");
    ann.post(&format!("/api/tables/{id}/seats/1"), &bot()).await.expect(200);
    let lobby = act(&mut ann, &id, json!({ "kind": "give_back", "seat": 1 })).await.expect(200);
    assert_eq!((&lobby["seats"][1]["name"], &lobby["host"]["returns"]), (&json!("Ben"), &json!([])));
    assert_eq!(ben.live(&id).await.table["lobby"]["mine"], json!([1]));
    server.stop().await;
}

#[tokio::test]
async fn an_ended_table_can_be_looked_at() {
    let database = Database::new("ended");
    let server = TestServer::with(Options { database: database.url(), ..Options::for_tests() }).await;
    let (id, [mut ann, mut ben], [mut at_ann, mut at_ben]) = table_of_two(&server).await;
    at_ann.choose(0).await;
    at_ben.catch_up(1).await;
    act(&mut ann, &id, json!({ "kind": "end" })).await.expect(200);
    at_ben.hear_a("steps").await;
    assert_eq!(at_ben.table["lobby"]["notices"], json!([{ "kind": "ended" }]));
    assert_eq!((&at_ben.table["decision"], at_ben.sequence()), (&Value::Null, 1));
    at_ann.say(&json!({ "say": "take_back", "sequence": 1 })).await;
    assert_eq!(at_ann.refusal().await["code"], "table-ended");
    assert_eq!(ben.take_seat(&id, 0).await.code(), "table-ended");
    assert_eq!(ann.get(&format!("/api/tables/{id}/export")).await.code(), "game-not-over", "no dice to come");
    drop((at_ann, at_ben));
    server.stop().await;
    let server = TestServer::on(&database).await;
    ann.address = server.address;
    assert_eq!(ann.live(&id).await.table["lobby"]["notices"], json!([{ "kind": "ended" }]));
    assert_eq!(act(&mut ann, &id, json!({ "kind": "lock", "locked": true })).await.code(), "table-ended");
    server.stop().await;
}

/// Who had a seat may come back, and the dice to come are theirs too.
#[tokio::test]
async fn the_seed_is_not_given_while_somebody_else_had_a_part() {
    let server = TestServer::start().await;
    let (id, [mut ann, mut ben], _) = table_of_two(&server).await;
    ben.post(&format!("/api/tables/{id}/seats/1"), &json!({ "kind": "leave" })).await.expect(200);
    ann.take_seat(&id, 1).await.expect(200);
    let refused = ann.get(&format!("/api/tables/{id}/export")).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "game-not-over"));
    let alone = ann.make_table(&[me(), me()]).await;
    assert!(ann.get(&format!("/api/tables/{alone}/export")).await.expect(200)["seed"].is_string());
}
