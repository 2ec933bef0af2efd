//! Guests who come back, sign out, take everything along, or go for good.

use std::time::Duration;

use serde_json::{Value, json};
use sortie_server::{Limits, Options};

use crate::common::{Database, TestServer, me, open};

#[tokio::test]
async fn a_phrase_brings_a_guest_back_on_another_device() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), open()]).await;
    let first = ann.post("/api/guest/phrase", &json!({})).await.expect(200)["phrase"].clone();
    let phrase = ann.post("/api/guest/phrase", &json!({})).await.expect(200)["phrase"].clone();
    let phrase = phrase.as_str().expect("a phrase");
    assert!(phrase.len() > 26 && *phrase != first);

    let mut phone = server.browser();
    let old = phone.post("/api/guest/recover", &json!({ "phrase": first })).await;
    assert_eq!((old.status, old.code().as_str()), (404, "no-such-phrase"), "only the newest counts");
    let written = phrase.to_uppercase().replace('-', " ");
    let found = phone.post("/api/guest/recover", &json!({ "phrase": written })).await.expect(200);
    assert_eq!(found["name"], "Ann");
    assert_ne!(phone.token, ann.token);
    assert_eq!(phone.live(&id).await.table["lobby"]["mine"], json!([0]), "in her seat");
    let mut thief = server.browser();
    thief.token = Some(phrase.to_owned());
    assert_eq!(thief.get("/api/tables").await.expect(200), json!([]), "a phrase is no token");

    // Each signs out for itself.
    ann.token_out().await;
    assert_eq!(ann.get("/api/tables").await.expect(200), json!([]));
    assert_eq!(phone.get("/api/tables").await.expect(200).as_array().map(Vec::len), Some(1));
    phone.token_out().await;
    assert_eq!(phone.get("/api/tables").await.expect(200), json!([]));
    phone.post("/api/guest/recover", &json!({ "phrase": phrase })).await.expect(200);
    assert_eq!(
        phone.get("/api/tables").await.expect(200).as_array().map(Vec::len),
        Some(1),
        "and comes back"
    );
}

#[tokio::test]
async fn who_goes_leaves_nothing_and_takes_nothing_from_others() {
    let database = Database::new("forget");
    let server = TestServer::on(&database).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let alone = ann.make_table(&[me(), me()]).await;
    let shared = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&shared, 1).await.expect(200);
    ann.post("/api/guest/phrase", &json!({})).await.expect(200);
    let kept = ann.get("/api/guest/export").await.expect(200);
    assert_eq!((&kept["name"], kept["tables"].as_array().map(Vec::len)), (&json!("Ann"), Some(2)));
    assert_eq!(server.browser().get("/api/guest/export").await.code(), "no-guest");

    let token = ann.token.clone();
    let gone = ann.request("DELETE", "/api/guest", &[], b"").await;
    assert_eq!(gone.status, 204);
    ann.token = token;
    assert_eq!(ann.get("/api/tables").await.expect(200), json!([]));
    assert_eq!(ben.get(&format!("/api/tables/{alone}")).await.code(), "no-such-table");
    let table = ben.live(&shared).await.table["lobby"].clone();
    assert_eq!((&table["seats"][0]["kind"], &table["seats"][0]["name"]), (&json!("open"), &json!("")));
    assert_eq!(table["mine"], json!([1]));
    server.stop().await;
    let left =
        "SELECT (SELECT count(*) FROM guests WHERE name = 'Ann') || ' ' || (SELECT count(*) FROM keys) || ' '
                || (SELECT count(*) FROM tables) WHERE $1 <> ''";
    assert_eq!(database.read_of(left, "x").await, "0 0 1");
}

#[tokio::test]
async fn who_has_not_been_here_for_long_is_forgotten() {
    let database = Database::new("clean");
    let limits = Limits {
        guest_time: Duration::from_secs(1000),
        empty_table_time: Duration::from_secs(1000),
        ..Limits::default()
    };
    let server = TestServer::with(Options { database: database.url(), limits, ..Options::for_tests() }).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let [played, empty] = [ann.make_table(&[me(), me()]).await, ann.make_table(&[me(), me()]).await];
    ann.live(&played).await.choose(0).await;
    server.app.clean().await;
    assert_eq!(ann.get("/api/tables").await.expect(200).as_array().map(Vec::len), Some(2), "nothing is old");
    database.execute("UPDATE tables SET played_at = 1").await;
    database.execute("UPDATE guests SET seen_at = 1").await;
    server.app.clean().await;
    let left: Value = ann.get("/api/tables").await.expect(200);
    assert_eq!((left.as_array().map(Vec::len), &left[0]["id"]), (Some(1), &json!(played)));
    assert_eq!(ben.get("/api/guest").await.expect(200)["name"], "", "Ben is somebody new");
    assert_eq!(ann.get("/api/guest").await.expect(200)["name"], "Ann", "Ann has a table");
    let _ = empty;
    server.stop().await;
}
