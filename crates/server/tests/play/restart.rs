//! Tables outlive the program, and the memory.

use std::time::Duration;

use serde_json::json;
use sortie_server::Options;

use crate::common::{Database, TestServer, bot, me, open};

#[tokio::test]
async fn everybody_goes_on_where_they_were() {
    let database = Database::new("restart");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), open()]).await;
    let mut ben = server.guest("Ben").await;
    ben.take_seat(&id, 1).await.expect(200);
    let mut table = ann.live(&id).await;
    table.choose(0).await;
    table.say(&json!({ "say": "take_back", "sequence": 1 })).await;
    table.hear_a("table").await;
    table.choose(1).await;
    let before = table.table.clone();
    server.stop().await;
    assert_eq!(table.try_hear().await, None, "the server says goodbye");

    let server = TestServer::on(&database).await;
    for browser in [&mut ann, &mut ben] {
        browser.address = server.address;
    }
    let list = ben.get("/api/tables").await.expect(200);
    assert_eq!((&list[0]["n_choices"], &list[0]["my_move"]), (&json!(1), &json!(true)));
    assert_eq!(ann.get("/api/guest").await.expect(200)["name"], "Ann");
    let mut table = ann.connect(&id).await.expect("a socket");
    let news = table.hello(Some(3)).await;
    assert_eq!((&news["say"], &news["steps"], &news["table"]), (&json!("steps"), &json!([]), &before));
    let mut other = ben.live(&id).await;
    other.choose(0).await;
    table.catch_up(4).await;
    assert_eq!(table.table["n_choices"], 2);
    server.stop().await;
}

#[tokio::test]
async fn a_table_nobody_looks_at_leaves_the_memory_and_comes_back() {
    let server = TestServer::with(Options { idle: Duration::from_millis(50), ..Options::for_tests() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    table.choose(0).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    table.choose(0).await;
    assert_eq!(table.sequence(), 2, "somebody looks at it, so it stays");
    drop(table);
    for n in 2..12 {
        // Sometimes it is in memory and sometimes not; nobody can tell.
        tokio::time::sleep(Duration::from_millis(10 * n)).await;
        let mut table = ann.connect(&id).await.expect("a socket");
        assert_eq!(table.hello(Some(n)).await["table"]["sequence"], n);
        assert_eq!(ann.get(&format!("/api/tables/{id}")).await.expect(200)["n_choices"], n);
        table.choose(0).await;
    }
}

#[tokio::test]
async fn a_finished_table_leaves_the_memory_with_the_last_who_looks() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    while !table.is_over() {
        table.hear().await;
    }
    let tables_in_memory = async || server.app.tables_in_memory();
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(tables_in_memory().await, 1, "somebody looks");
    drop(table);
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(tables_in_memory().await, 0);
    assert!(ann.live(&id).await.is_over(), "and comes back");
}

/// A campaign whose journal does not play again goes on from its checkpoint; the old journal is put aside.
#[tokio::test]
async fn a_campaign_goes_on_from_its_checkpoint() {
    let content = sortie_alliance::content::Content::shipped();
    let Some(campaign) = content.campaigns.first() else { return };
    let database = Database::new("checkpoint");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let resume = json!({
        "version": 1, "campaign": campaign.id, "team": "Us", "credits": 725, "stash": ["dl_44"],
        "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }],
    });
    let setup = json!({
        "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }],
        "campaign": { "id": campaign.id, "team": "Us", "resume": resume },
    });
    let new = json!({ "game": "alliance", "setup": setup, "seats": [me(), me()] });
    let id = ann.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned();
    let mut table = ann.live(&id).await;
    let card = content.card("dl_44");
    let step = json!({ "step": "give", "card": card, "to": 0, "under": null });
    table.choose_offer(&json!({ "seat": 0, "choice": { "do": "plan", "step": step } })).await;
    let before = table.table["view"]["campaign"].clone();
    // A checkpoint is written with the note for the lists, a little after the choice.
    tokio::time::sleep(Duration::from_secs(4)).await;
    server.stop().await;
    database.execute_on("UPDATE entries SET digest = '00' WHERE sequence = 1 AND table_id = $1", &id).await;

    let server = TestServer::on(&database).await;
    ann.address = server.address;
    let mut table = ann.live(&id).await;
    assert_eq!((&table.table["sequence"], &table.table["view"]["campaign"]), (&json!(0), &before));
    let notice = &table.table["lobby"]["notices"][0];
    assert_eq!(notice["kind"], "resumed", "and its people are told: {}", table.table["lobby"]);
    assert!(notice["at"].as_i64().is_some_and(|at| at > 0));
    let step = json!({ "step": "give", "card": card, "to": null, "under": null });
    table.choose_offer(&json!({ "seat": 1, "choice": { "do": "plan", "step": step } })).await;
    server.stop().await;

    // And this journal plays again.
    let server = TestServer::on(&database).await;
    ann.address = server.address;
    assert_eq!(ann.live(&id).await.table["sequence"], 1);
    server.stop().await;
}
