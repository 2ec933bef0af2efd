//! How far a table has come, as lists tell it, and who may play at a real table.

use serde_json::{Value, json};

use crate::common::{Browser, Database, TestServer, bot, me, open};

/// A new campaign of two heroes, or of their boxed figures.
fn campaign(mode: &str, seats: &[Value]) -> Value {
    let content = sortie_alliance::content::Content::shipped();
    let campaign = &content.campaigns[0].id;
    json!({
        "game": "alliance", "seats": seats, "pace": 0,
        "setup": {
            "heroes": [{ "hero": "jyn_odan" }, { "hero": "gaarkhan" }], "mode": mode,
            "campaign": { "id": campaign, "team": "Us" },
        },
    })
}

async fn listed(browser: &mut Browser, id: &str) -> Value {
    let list = browser.get("/api/tables").await.expect(200);
    let table = list.as_array().expect("a list").iter().find(|table| table["id"] == id);
    table.unwrap_or_else(|| panic!("{id} is not in {list}"))["progress"].clone()
}

#[tokio::test]
async fn a_list_tells_how_far_a_campaign_is_also_of_tables_that_are_not_in_memory() {
    let database = Database::new("progress");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let made = ann.post("/api/tables", &campaign("table", &[me(), open()])).await.expect(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    let arena = ann.make_table(&[me(), open()]).await;
    let first = &made["progress"];
    assert_eq!((&first["of"], &first["team"], &first["fame"]), (&json!("campaign"), &json!("Us"), &json!(0)));
    assert_eq!((&first["missions"], &first["ending"]), (&json!(0), &Value::Null));
    assert!(first["at"]["at"].is_string(), "{first}");
    assert_eq!(listed(&mut ann, &id).await, *first);
    assert_eq!(listed(&mut ann, &arena).await, Value::Null, "its round says it all");

    // Whoever knows the address is told the same.
    let seen = server.browser().get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(seen["progress"], *first);

    // Somewhere in the opening the first objective is told.
    let mut table = ann.live(&id).await;
    let mut played = first.clone();
    while played == *first {
        table.choose(0).await;
        played = listed(&mut ann, &id).await;
    }
    server.stop().await;
    // The note alone, for nobody has opened the table.
    let server = TestServer::on(&database).await;
    ann.address = server.address;
    assert_eq!(listed(&mut ann, &id).await, played);
    server.stop().await;
}

#[tokio::test]
async fn a_row_of_an_earlier_version_opens_and_is_told_again() {
    let database = Database::new("no-progress");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let made = ann.post("/api/tables", &campaign("table", &[me(), me()])).await.expect(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    server.stop().await;
    database.execute_on("UPDATE tables SET progress = NULL WHERE id = $1", &id).await;

    let server = TestServer::on(&database).await;
    ann.address = server.address;
    assert_eq!(listed(&mut ann, &id).await, Value::Null);
    ann.live(&id).await;
    assert_eq!(listed(&mut ann, &id).await, made["progress"], "a table in memory knows");
    server.stop().await;

    let server = TestServer::on(&database).await;
    ann.address = server.address;
    assert_eq!(listed(&mut ann, &id).await, made["progress"], "and has written it down");
    server.stop().await;
}

/// alliance R1.16: people move the figures of a boxed game.
#[tokio::test]
async fn bots_do_not_sit_down_at_a_real_table() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let refused = ann.post("/api/tables", &campaign("companion", &[me(), bot()])).await;
    assert_eq!((refused.status, refused.code().as_str()), (409, "no-bots-here"));
    assert_eq!(refused.json()["field"], "seats[1].bot");

    let made = ann.post("/api/tables", &campaign("companion", &[me(), open()])).await.expect(201);
    let id = made["id"].as_str().expect("an id");
    for seat in [0, 1] {
        let answer = ann.post(&format!("/api/tables/{id}/seats/{seat}"), &bot()).await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "no-bots-here"), "seat {seat}");
        assert_eq!(answer.json()["field"], "bot");
    }
    let kinds = ann.get(&format!("/api/tables/{id}")).await.expect(200)["seats"].clone();
    assert_eq!((&kinds[0]["kind"], &kinds[1]["kind"]), (&json!("person"), &json!("open")), "nothing changed");
    // On the screen they may.
    ann.post("/api/tables", &campaign("table", &[me(), bot()])).await.expect(201);
}

/// A campaign of defenders is told in lists, and its file opens at headquarters after an update.
#[tokio::test]
async fn a_campaign_of_defenders_is_told_and_kept() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let new = |campaign: Value| {
        json!({ "game": "defenders", "seats": [me(), me()], "pace": 0,
            "setup": { "agents": ["marine", "hulk"], "campaign": campaign } })
    };
    let made =
        ann.post("/api/tables", &new(json!({ "id": "first_contact", "team": "Us" }))).await.expect(201);
    let id = made["id"].as_str().expect("an id").to_owned();
    let told = listed(&mut ann, &id).await;
    assert_eq!(
        (&told["of"], &told["campaign"], &told["missions"]),
        (&json!("campaign"), &json!("first_contact"), &json!(0))
    );
    assert_eq!((&told["at"]["at"], &told["at"]["mission"]), (&json!("mission"), &json!("close_encounters")));

    let mut table = ann.live(&id).await;
    for _ in 0..5 {
        table.choose(0).await;
    }
    let file = ann.get(&format!("/api/tables/{id}/export")).await.expect(200);
    let kept = &file["checkpoint"];
    assert_eq!(
        (&kept["campaign"], &kept["team"], &kept["agents"]),
        (&json!("first_contact"), &json!("Us"), &json!(["marine", "hulk"]))
    );

    // The same as the set-up of a new table: it goes on at headquarters.
    let resumed = json!({ "id": "first_contact", "team": "Us", "resume": kept });
    let again = ann.post("/api/tables", &new(resumed)).await.expect(201);
    assert_eq!(again["progress"]["at"], json!({ "at": "headquarters" }));

    // A broken one is refused by its field.
    let mut broken = kept.clone();
    broken["version"] = json!(99);
    let refused =
        ann.post("/api/tables", &new(json!({ "id": "first_contact", "team": "Us", "resume": broken }))).await;
    assert!(refused.status == 409 && refused.body.contains("campaign.resume.version"), "{}", refused.body);
    server.stop().await;
}
