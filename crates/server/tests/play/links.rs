//! Links to play and links to watch: what each is good for, and what becomes of old ones.

use serde_json::{Value, json};

use crate::common::{Answer, Browser, Database, TestServer, me, open};

async fn renew(browser: &mut Browser, id: &str, link: &str) -> Answer {
    browser.post(&format!("/api/tables/{id}/host"), &json!({ "kind": "renew", "link": link })).await
}

fn links(table: &Value) -> [String; 2] {
    let link = |kind: &str| table["lobby"]["links"][kind].as_str().unwrap_or_default().to_owned();
    [link("play"), link("watch")]
}

#[tokio::test]
async fn who_came_to_watch_sits_down_nowhere() {
    let server = TestServer::start().await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), open()]).await;
    let [play, watch] = links(&ann.live(&id).await.table);
    assert_eq!(play, id);
    assert!(watch.len() == 26 && watch != play);

    let mut looks_on = ben.live(&watch).await;
    assert_eq!(looks_on.table["lobby"]["ways"], json!(["taken", "taken"]));
    assert_eq!(links(&looks_on.table), [String::new(), watch.clone()], "the link to play is not given away");
    assert!(!looks_on.heard.concat().contains(&play), "nowhere");
    let refused = ben.take_seat(&watch, 1).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "watch-only"));
    for change in [json!({ "kind": "bot", "bot": "random" }), json!({ "kind": "ask", "wish": true })] {
        let refused = ben.post(&format!("/api/tables/{watch}/seats/1"), &change).await;
        assert_eq!(refused.code(), "watch-only", "{change}");
    }
    assert_eq!(server.browser().take_seat(&watch, 1).await.code(), "watch-only", "nor does anybody new");
    looks_on.say(&json!({ "say": "choose", "sequence": 0, "seat": 0, "choice": {} })).await;
    assert_eq!(looks_on.refusal().await["code"], "seat-not-yours");

    // What is seen is what anybody without a seat sees, by either link.
    let cem = server.guest("Cem").await;
    let by_play = cem.live(&play).await;
    assert_eq!(by_play.table["view"], looks_on.table["view"]);
    assert_eq!(by_play.table["lobby"]["ways"], json!(["taken", "take"]));

    // Everything that names a table names it by the link that somebody has.
    let listed = ben.get("/api/tables").await.expect(200);
    assert_eq!((listed.as_array().map(Vec::len), &listed[0]["id"]), (Some(1), &json!(watch)));
    assert_eq!(ben.get(&format!("/api/tables/{watch}")).await.expect(200)["id"], json!(watch));
    let replay = ben.get(&format!("/api/tables/{watch}/replay")).await.expect(200);
    assert_eq!((&replay["table"]["id"], &replay["watch"]), (&json!(watch), &json!(watch)));
    let mine = ann.get("/api/tables").await.expect(200);
    assert_eq!(mine[0]["id"], json!(play));

    // With the link to play he sits down, and then any link is his.
    ben.take_seat(&play, 1).await.expect(200);
    assert_eq!(ben.live(&watch).await.table["lobby"]["mine"], json!([1]));
}

#[tokio::test]
async fn a_renewed_link_is_good_for_nobody_new() {
    let database = Database::new("renewed-links");
    let server = TestServer::on(&database).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let [mut cem, dan] = [server.guest("Cem").await, server.guest("Dan").await];
    let id = ann.make_table(&[me(), open(), open()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let [_, watch] = links(&ann.live(&id).await.table);
    let [mut at_cem, mut at_dan] = [cem.live(&id).await, dan.live(&watch).await];
    assert_eq!(renew(&mut ben, &id, "play").await.code(), "not-host");
    assert_eq!(renew(&mut ann, &id, "both").await.code(), "malformed");

    let lobby = renew(&mut ann, &id, "play").await.expect(200);
    let play = lobby["links"]["play"].as_str().expect("a link").to_owned();
    assert!(play != id && play != watch);
    assert_eq!(lobby["links"]["watch"], json!(watch), "the other stays");
    assert_eq!(at_cem.refusal().await["code"], "link-renewed");
    while at_cem.try_hear().await.is_some() {}
    assert_eq!(cem.get("/api/tables").await.expect(200), json!([]), "and in no list");
    let refused = cem.take_seat(&id, 2).await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "link-renewed"));
    assert!(cem.connect(&id).await.is_err());
    assert_eq!(cem.get(&format!("/api/tables/{id}/replay")).await.code(), "link-renewed");

    // Who has had a seat has the old address in their browser, and it is still good.
    assert_eq!(ben.live(&id).await.table["lobby"]["mine"], json!([1]));
    assert_eq!(ben.get("/api/tables").await.expect(200)[0]["id"], json!(play));
    ben.post(&format!("/api/tables/{id}/seats/1"), &json!({ "kind": "leave" })).await.expect(200);
    ben.take_seat(&id, 1).await.expect(200);

    at_dan.hear().await;
    let lobby = renew(&mut ann, &id, "watch").await.expect(200);
    assert_eq!(at_dan.refusal().await["code"], "link-renewed");
    let newer = lobby["links"]["watch"].as_str().expect("a link").to_owned();
    server.stop().await;

    let server = TestServer::on(&database).await;
    for browser in [&mut ann, &mut ben, &mut cem] {
        browser.address = server.address;
    }
    assert_eq!(cem.take_seat(&id, 2).await.code(), "link-renewed", "also after a restart");
    assert_eq!(cem.get(&format!("/api/tables/{watch}")).await.code(), "link-renewed");
    assert_eq!(links(&cem.live(&newer).await.table), [String::new(), newer]);
    cem.take_seat(&play, 2).await.expect(200);

    // Whom the host has removed needs a link that is good.
    ann.post(&format!("/api/tables/{id}/host"), &json!({ "kind": "remove", "seat": 1 })).await.expect(200);
    assert_eq!(ben.get(&format!("/api/tables/{id}")).await.code(), "link-renewed");
    assert_eq!(ben.take_seat(&play, 1).await.code(), "removed");
    server.stop().await;
}

/// A database of the version before: its tables were reached by one link for everything.
#[tokio::test]
async fn links_from_before_are_links_to_play() {
    let database = Database::new("old-links");
    let server = TestServer::on(&database).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), open()]).await;
    drop(ben.live(&id).await);
    server.stop().await;
    database.execute("DROP TABLE links").await;
    database.execute("ALTER TABLE watchers DROP COLUMN kind").await;
    database.execute("DELETE FROM _sqlx_migrations WHERE version = 10").await;

    let server = TestServer::on(&database).await;
    for browser in [&mut ann, &mut ben] {
        browser.address = server.address;
    }
    assert_eq!(ben.get("/api/tables").await.expect(200)[0]["id"], json!(id));
    let [play, watch] = links(&ann.live(&id).await.table);
    assert_eq!((play.as_str(), watch.len()), (id.as_str(), 26));
    ben.take_seat(&id, 1).await.expect(200);
    let cem = server.guest("Cem").await;
    assert_eq!(cem.live(&watch).await.table["lobby"]["ways"], json!(["taken", "taken"]));
    server.stop().await;
}

/// Beside a real table any device may report, if it came to play.
#[tokio::test]
async fn a_link_to_watch_reports_nothing() {
    let server = TestServer::start().await;
    let [mut ann, ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let heroes = [json!({ "hero": "fenn_signis" }), json!({ "hero": "diala_passil" })];
    let setup = json!({ "heroes": heroes, "mission": "first_steps", "mode": "companion" });
    let new = json!({ "game": "alliance", "setup": setup, "seats": [me(), me()] });
    let made = ann.post("/api/tables", &new).await.expect(201);
    let id = made["id"].as_str().expect("an id");
    let [_, watch] = links(&ann.live(id).await.table);
    assert_eq!(ben.live(id).await.table["lobby"]["may_report"], true);
    let mut looks_on = ben.live(&watch).await;
    assert_eq!(looks_on.table["lobby"]["may_report"], false);
    assert_eq!(looks_on.offers(), Vec::<Value>::new());
    looks_on.say(&json!({ "say": "propose_undo", "sequence": 0, "keep": 0 })).await;
    assert_eq!(looks_on.refusal().await["code"], "not-seated");
}
