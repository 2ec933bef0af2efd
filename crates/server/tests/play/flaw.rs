//! A journal that does not play again: its table is shown as far as it does, says so, and is played on elsewhere.

use serde_json::{Value, json};

use crate::common::{Browser, Database, Live, TestServer, me, open};

/// Ann and Ben at a table of four choices, and the server that stood before.
async fn four_choices(database: &Database) -> (String, [Browser; 2], Value) {
    let server = TestServer::on(database).await;
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let id = ann.make_table(&[me(), open()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let mut tables = [ann.live(&id).await, ben.live(&id).await];
    let mut after_three = Value::Null;
    for n in 0..4 {
        let mover = usize::from(tables[0].offers().is_empty());
        tables[mover].choose(0).await;
        tables[1 - mover].catch_up(n + 1).await;
        if n == 2 {
            after_three = tables[0].table["view"].clone();
        }
    }
    server.stop().await;
    (id, [ann, ben], after_three)
}

async fn restarted(database: &Database, browsers: &mut [Browser]) -> TestServer {
    let server = TestServer::on(database).await;
    for browser in browsers {
        browser.address = server.address;
    }
    server
}

async fn code(table: &mut Live, message: Value) -> Value {
    table.say(&message).await;
    table.refusal().await["code"].clone()
}

#[tokio::test]
async fn it_is_shown_up_to_the_last_good_choice_and_nothing_changes() {
    let database = Database::new("broken");
    let (id, mut people, after_three) = four_choices(&database).await;
    database.execute_on("UPDATE entries SET digest = '00' WHERE sequence = 4 AND table_id = $1", &id).await;

    let server = restarted(&database, &mut people).await;
    let [mut ann, ben] = people;
    let mut table = ann.live(&id).await;
    assert_eq!((table.sequence(), &table.table["view"]), (3, &after_three));
    assert_eq!(table.table["decision"], Value::Null, "nobody is asked anything");
    assert_eq!(table.table["can_take_back"], false);
    let notice = table.table["lobby"]["notices"][0].clone();
    assert_eq!(
        notice,
        json!({ "kind": "read_only", "entry": 4, "other_content": false, "written_by": env!("CARGO_PKG_VERSION"),
                "goes_on_at": null, "may_go_on": true })
    );
    let stranger = server.browser().live(&id).await;
    assert_eq!(stranger.table["lobby"]["notices"][0]["may_go_on"], false);

    let seat = ben.live(&id).await.table["lobby"]["mine"][0].clone();
    for message in [
        json!({ "say": "choose", "sequence": 3, "seat": seat, "choice": {} }),
        json!({ "say": "take_back", "sequence": 3 }),
        json!({ "say": "propose_undo", "sequence": 3, "keep": 0 }),
        json!({ "say": "set_pace", "milliseconds": 1 }),
    ] {
        assert_eq!(code(&mut table, message).await, "journal-broken");
    }
    let taken = ann.post(&format!("/api/tables/{id}/seats/0"), &json!({ "kind": "leave" })).await;
    assert_eq!(taken.code(), "journal-broken");
    let mut messages = Vec::new();
    for language in ["en", "de", "it"] {
        ann.language = language.to_owned();
        let answer = ann.post(&format!("/api/tables/{id}/seats/0"), &json!({ "kind": "leave" })).await.json();
        messages.push(answer["message"].as_str().expect("a text").to_owned());
    }
    assert!(messages.iter().all(|message| message.contains('4')), "{messages:?}");
    messages.dedup();
    assert_eq!(messages.len(), 3);
    assert_eq!(ann.get("/api/tables").await.expect(200).as_array().map(Vec::len), Some(1));
    server.stop().await;
}

#[tokio::test]
async fn people_play_on_from_there_on_one_table_of_their_own() {
    let database = Database::new("go-on");
    let (id, mut people, after_three) = four_choices(&database).await;
    database.execute_on("UPDATE entries SET digest = '00' WHERE sequence = 4 AND table_id = $1", &id).await;

    let server = restarted(&database, &mut people).await;
    let [mut ann, mut ben] = people;
    let path = format!("/api/tables/{id}/go-on");
    let mut watching = ben.live(&id).await;
    let stranger = server.guest("Cem").await.post(&path, &json!({})).await;
    assert_eq!((stranger.status, stranger.code().as_str()), (403, "not-seated"));
    let new = ann.post(&path, &json!({})).await.expect(200)["id"].as_str().expect("an id").to_owned();
    assert_ne!(new, id);
    loop {
        let told = watching.hear_a("lobby").await["lobby"]["notices"][0]["goes_on_at"].clone();
        if !told.is_null() {
            break assert_eq!(told, *new, "everybody is led there");
        }
    }
    assert_eq!(ben.post(&path, &json!({})).await.expect(200)["id"], *new, "and nowhere else");
    let mut tables = [ann.live(&new).await, ben.live(&new).await];
    assert_eq!((tables[0].sequence(), &tables[0].table["view"]), (3, &after_three));
    assert_eq!(tables[1].table["lobby"]["mine"], json!([1]), "everybody sits where they sat");
    let mover = usize::from(tables[0].offers().is_empty());
    tables[mover].choose(0).await;
    server.stop().await;

    // A later version plays all of it again. The dice are known by now, so it stays as it is.
    let database_sql = "UPDATE entries SET digest = (SELECT digest FROM entries AS new WHERE new.table_id <> entries.table_id
                        AND new.sequence = entries.sequence), act = (SELECT act FROM entries AS new WHERE new.table_id <>
                        entries.table_id AND new.sequence = entries.sequence) WHERE sequence = 4 AND table_id = $1";
    database.execute_on(database_sql, &id).await;
    let mut people = [ann, ben];
    let server = restarted(&database, &mut people).await;
    let mut table = people[0].live(&id).await;
    assert_eq!(table.sequence(), 4);
    assert_eq!(code(&mut table, json!({ "say": "take_back", "sequence": 4 })).await, "gone-on");
    let fine = people[0].post(&format!("/api/tables/{new}/go-on"), &json!({})).await;
    assert_eq!((fine.status, fine.code().as_str()), (409, "nothing-broken"));
    server.stop().await;
}

#[tokio::test]
async fn other_content_is_named_and_concerns_only_whom_it_leads_astray() {
    let database = Database::new("content");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let [good, bad] = [ann.make_table(&[me(), me()]).await, ann.make_table(&[me(), me()]).await];
    for id in [&good, &bad] {
        ann.live(id).await.choose(0).await;
    }
    server.stop().await;
    for id in [&good, &bad] {
        database
            .execute_on(
                "UPDATE stretches SET content_hash = 'of old', engine = '0.0.9' WHERE table_id = $1",
                id,
            )
            .await;
    }
    database.execute_on("UPDATE entries SET digest = '00' WHERE sequence = 1 AND table_id = $1", &bad).await;

    let mut people = [ann];
    let server = restarted(&database, &mut people).await;
    let [ann] = people;
    let mut table = ann.live(&bad).await;
    let notice = table.table["lobby"]["notices"][0].clone();
    assert_eq!((&notice["other_content"], &notice["written_by"]), (&json!(true), &json!("0.0.9")));
    assert_eq!(code(&mut table, json!({ "say": "take_back", "sequence": 0 })).await, "other-content");
    ann.live(&good).await.choose(0).await;
    server.stop().await;
    let stretches =
        "SELECT string_agg(first || ' ' || engine, ', ') FROM (SELECT * FROM stretches ORDER BY first) AS all_of_them
                     WHERE table_id = $1";
    assert_eq!(
        database.read_of(stretches, &good).await,
        format!("1 0.0.9, 2 {}", env!("CARGO_PKG_VERSION")),
        "who wrote which entries"
    );
}

/// Not even the set-up is one of this game any more.
#[tokio::test]
async fn what_cannot_be_shown_at_all_is_refused_and_harms_nobody_else() {
    let database = Database::new("no-setup");
    let server = TestServer::on(&database).await;
    let mut ann = server.guest("Ann").await;
    let [good, bad] = [ann.make_table(&[me(), me()]).await, ann.make_table(&[me(), me()]).await];
    server.stop().await;
    database.execute_on("UPDATE tables SET setup = '{}' WHERE id = $1", &bad).await;
    let mut people = [ann];
    let server = restarted(&database, &mut people).await;
    let [mut ann] = people;
    let answer = ann.get(&format!("/api/tables/{bad}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "journal-broken"));
    assert!(ann.connect(&bad).await.is_err());
    assert_eq!(ann.get("/api/tables").await.expect(200).as_array().map(Vec::len), Some(2));
    ann.live(&good).await.choose(0).await;
    server.stop().await;
}
