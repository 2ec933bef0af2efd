//! Tables that are put away, and text that people give others to read.

use serde_json::{Value, json};

use crate::common::{Answer, Browser, Database, TestServer, bot, me, open};

async fn put_away(browser: &mut Browser, id: &str) -> Answer {
    browser.request("DELETE", &format!("/api/tables/{id}"), &[], b"").await
}

async fn n_tables(browser: &mut Browser) -> usize {
    browser.get("/api/tables").await.expect(200).as_array().map_or(0, Vec::len)
}

#[tokio::test]
async fn who_alone_has_a_part_in_a_table_deletes_it() {
    let server = TestServer::start().await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), bot()]).await;
    let mut watches = ben.live(&id).await;
    assert_eq!(put_away(&mut server.browser(), &id).await.code(), "no-guest");
    assert_eq!(put_away(&mut ann, &id).await.status, 204);
    while watches.try_hear().await.is_some() {}
    assert_eq!(ann.get(&format!("/api/tables/{id}")).await.code(), "no-such-table");
    assert_eq!(
        (n_tables(&mut ann).await, n_tables(&mut ben).await),
        (0, 0),
        "who only looked on keeps nothing alive"
    );
    assert_eq!(put_away(&mut ann, &id).await.code(), "no-such-table");
}

#[tokio::test]
async fn nobody_deletes_what_is_somebody_else_s_as_well() {
    let database = Database::new("away");
    let server = TestServer::on(&database).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let mut at_ben = ben.live(&id).await;
    at_ben.choose(0).await;
    assert_eq!(put_away(&mut ann, &id).await.status, 204);
    at_ben.drain().await;
    assert_eq!(at_ben.table["lobby"]["seats"][0]["kind"], "open", "her seat is free");
    assert_eq!((n_tables(&mut ann).await, n_tables(&mut ben).await), (0, 1));
    // She has a part in it still, and may come back: then it is in her list again.
    ann.take_seat(&id, 0).await.expect(200);
    assert_eq!(n_tables(&mut ann).await, 1);
    // What somebody has reported stays until the operator has looked at it.
    assert_eq!(
        ben.post(&format!("/api/tables/{id}/report"), &json!({ "reason": "other" })).await.status,
        204
    );
    for browser in [&mut ann, &mut ben] {
        assert_eq!(put_away(browser, &id).await.status, 204);
        assert_eq!(n_tables(browser).await, 0);
    }
    assert_eq!(ben.get(&format!("/api/tables/{id}")).await.status, 200);
    let report = sortie_server::reports(&database.url(), false).await.expect("they are read")[0].id;
    assert!(sortie_server::close_report(&database.url(), report).await.expect("it is written"));
    drop(at_ben);
    assert_eq!(put_away(&mut ben, &id).await.status, 204);
    assert_eq!(
        ben.get(&format!("/api/tables/{id}")).await.code(),
        "no-such-table",
        "the last one shuts the door"
    );
    server.stop().await;
}

/// A finished game keeps the names of those who played.
#[tokio::test]
async fn what_is_over_is_put_away_as_it_is() {
    let server = TestServer::start().await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    while !table.is_over() {
        table.hear().await;
    }
    ann.take_seat(&id, 0).await.expect(200);
    ben.take_seat(&id, 1).await.expect(200);
    assert_eq!(put_away(&mut ann, &id).await.status, 204);
    assert_eq!(n_tables(&mut ann).await, 0);
    let shown = ben.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(shown["seats"][0]["name"], "Ann");
}

#[tokio::test]
async fn names_in_a_set_up_are_cleaned() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let content = sortie_alliance::content::Content::shipped();
    let setup = json!({
        "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }], "mode": "table",
        "campaign": { "id": content.campaigns[0].id, "team": "Red\u{202e} \u{200b} Five\n" },
    });
    let new = json!({ "game": "alliance", "setup": setup, "seats": [me(), me()] });
    let made = ann.post("/api/tables", &new).await.expect(201);
    assert_eq!(made["setup"]["campaign"]["team"], "Red Five", "{made}");
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut file = ann.get(&format!("/api/tables/{id}/export")).await.expect(200);
    assert_eq!(ann.post("/api/import", &file).await.status, 201);
    file["setup"]["campaign"]["team"] = Value::from("Red\u{202e} Five");
    let refused = ann.post("/api/import", &file).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "import-refused"));
}

/// The seed of a game that goes on is nobody's while somebody else has a part in it: who sits there, who has left, whom the
/// host has removed, and whom a free seat waits for.
#[tokio::test]
async fn no_seed_while_somebody_else_has_or_may_have_a_part() {
    let server = TestServer::start().await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let invited = ann.make_table(&[me(), open()]).await;
    let left = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&left, 1).await.expect(200);
    ben.post(&format!("/api/tables/{left}/seats/1"), &json!({ "kind": "leave" })).await.expect(200);
    ann.take_seat(&left, 1).await.expect(200);
    let removed = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&removed, 1).await.expect(200);
    let act = json!({ "kind": "remove", "seat": 1 });
    ann.post(&format!("/api/tables/{removed}/host"), &act).await.expect(200);
    ann.take_seat(&removed, 1).await.expect(200);
    let away = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&away, 1).await.expect(200);
    assert_eq!(put_away(&mut ben, &away).await.status, 204);
    ann.take_seat(&away, 1).await.expect(200);
    for id in [invited, left, removed, away] {
        for browser in [&mut ann, &mut ben] {
            let refused = browser.get(&format!("/api/tables/{id}/export")).await;
            assert_eq!((refused.status, refused.code().as_str()), (409, "game-not-over"));
        }
        let watch = ann.live(&id).await.table["lobby"]["links"]["watch"].as_str().expect("a link").to_owned();
        let mut stranger = server.guest("Dan").await;
        assert_eq!(stranger.get(&format!("/api/tables/{watch}/export")).await.code(), "game-not-over");
        let everything = ann.get("/api/guest/export").await;
        assert!(!everything.body.contains("seed"), "{everything:?}");
    }
}
