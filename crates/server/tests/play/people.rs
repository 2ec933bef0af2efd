//! People who do not get on: muting, blocking, telling the operator. Whom it is about never hears of it.

use serde_json::{Value, json};

use crate::common::{Answer, Browser, Database, Live, TestServer, me, open};

async fn wish(browser: &mut Browser, id: &str, seat: u8, muted: bool, blocked: bool) -> Answer {
    let wish = json!({ "muted": muted, "blocked": blocked });
    browser.post(&format!("/api/tables/{id}/seats/{seat}/person"), &wish).await
}

async fn table_of_three(server: &TestServer) -> (String, [Browser; 3], [Live; 3]) {
    let [mut ann, mut ben] = [server.guest("Ann").await, server.guest("Ben").await];
    let mut cem = server.guest("Cem").await;
    let id = ann.make_table(&[me(), open(), open()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    cem.take_seat(&id, 2).await.expect(200);
    let mut tables = [ann.live(&id).await, ben.live(&id).await, cem.live(&id).await];
    for table in &mut tables {
        table.drain().await;
    }
    (id, [ann, ben, cem], tables)
}

fn spoken(heard: &[Value]) -> Vec<&Value> {
    heard.iter().filter(|message| message["say"] == "spoke" || message["say"] == "pointed").collect()
}

#[tokio::test]
async fn who_is_muted_is_neither_heard_nor_named() {
    let database = Database::new("muted");
    let server = TestServer::on(&database).await;
    let (id, [mut ann, mut ben, mut cem], [mut at_ann, mut at_ben, mut at_cem]) =
        table_of_three(&server).await;
    assert_eq!(wish(&mut ann, &id, 0, true, false).await.code(), "unknown-seat", "not herself");
    assert_eq!(wish(&mut server.browser(), &id, 1, true, false).await.code(), "no-guest");
    let lobby = wish(&mut ann, &id, 1, true, false).await.expect(200);
    let expected = json!({
        "kind": "person", "name": "", "present": true, "mine": false, "muted": true, "blocked": false,
    });
    assert_eq!(lobby["seats"][1], expected);
    // Nobody else is told anything.
    assert_eq!(at_ben.drain().await, Vec::<Value>::new());
    assert_eq!(at_cem.drain().await, Vec::<Value>::new());
    at_ann.drain().await;
    at_ben.say(&json!({ "say": "speak", "phrase": "thanks" })).await;
    at_ben.say(&json!({ "say": "point", "at": { "x": 1, "y": 2 } })).await;
    assert_eq!(spoken(&at_ben.drain().await).len(), 2, "to him it seems as ever");
    assert_eq!(spoken(&at_cem.drain().await).len(), 2);
    assert_eq!(spoken(&at_ann.drain().await).len(), 0);
    // An undo he proposes names nobody to her.
    at_ben.choose(0).await;
    at_ben.say(&json!({ "say": "propose_undo", "sequence": 1, "keep": 0 })).await;
    at_ann.drain().await;
    at_cem.drain().await;
    assert_eq!(at_ann.table["lobby"]["undo"]["by"], "");
    assert_eq!(at_cem.table["lobby"]["undo"]["by"], "Ben");
    assert_eq!(ann.get("/api/tables").await.expect(200)[0]["seats"][1]["name"], "");
    assert!(!ann.get(&format!("/api/tables/{id}/replay")).await.body.contains("Ben"));
    drop((at_ann, at_ben, at_cem));
    server.stop().await;

    let server = TestServer::on(&database).await;
    for browser in [&mut ann, &mut ben, &mut cem] {
        browser.address = server.address;
    }
    assert_eq!(ann.get("/api/tables").await.expect(200)[0]["seats"][1]["name"], "", "in lists too");
    let mut at_ann = ann.live(&id).await;
    assert_eq!(at_ann.table["lobby"]["seats"][1]["muted"], true, "also after a restart");
    let people = ann.get("/api/guest/people").await.expect(200);
    assert_eq!((&people[0]["name"], &people[0]["blocked"]), (&json!("Ben"), &json!(false)));
    assert_eq!(ben.get("/api/guest/people").await.expect(200), json!([]));
    let person = people[0]["person"].as_str().expect("a name").to_owned();
    let theirs = ben.request("DELETE", &format!("/api/guest/people/{person}"), &[], b"").await;
    assert_eq!(theirs.code(), "not-muted", "it means nothing to others");
    let heard = ann.request("DELETE", &format!("/api/guest/people/{person}"), &[], b"").await;
    assert_eq!(heard.status, 204);
    assert_eq!(at_ann.hear_a("lobby").await["lobby"]["seats"][1]["name"], "Ben");
    drop(at_ann);
    server.stop().await;
}

#[tokio::test]
async fn who_is_blocked_sits_down_at_no_table_of_mine() {
    let server = TestServer::start().await;
    let (id, [mut ann, mut ben, mut cem], [_at_ann, mut at_ben, _at_cem]) = table_of_three(&server).await;
    let other = ann.make_table(&[me(), open()]).await;
    let at_other = ben.live(&other).await;
    assert_eq!(at_other.table["lobby"]["ways"], json!(["taken", "take"]));
    // Cem is no host: his block keeps nobody from Ann's table.
    wish(&mut cem, &id, 1, true, true).await.expect(200);
    assert_eq!(at_ben.drain().await, Vec::<Value>::new());
    let lobby = wish(&mut ann, &id, 1, false, true).await.expect(200);
    assert_eq!(lobby["seats"][1]["kind"], "open", "he has lost his seat");
    assert_eq!(ben.take_seat(&id, 1).await.code(), "removed");
    assert_eq!(ben.take_seat(&other, 1).await.code(), "table-locked", "he is not told why");
    let mut at_other = ben.live(&other).await;
    assert_eq!(at_other.table["lobby"]["ways"], json!(["taken", "taken"]));
    assert_eq!(at_other.table["lobby"]["host"]["locked"], false, "to others it is open");
    assert!(!at_other.table["lobby"].to_string().contains("\"blocked\":true"));
    cem.take_seat(&other, 1).await.expect(200);
    // And a table of somebody else takes him.
    let his = cem.make_table(&[open(), open()]).await;
    assert_eq!(ben.take_seat(&his, 0).await.code(), "table-locked", "Cem has blocked him too");
    let mut dan = server.guest("Dan").await;
    let dans = dan.make_table(&[me(), open()]).await;
    ben.take_seat(&dans, 1).await.expect(200);
    at_other.drain().await;
}

#[tokio::test]
async fn the_operator_reads_what_people_report() {
    let database = Database::new("reports");
    let server = TestServer::on(&database).await;
    let (id, [mut ann, mut ben, _cem], [_at_ann, mut at_ben, _at_cem]) = table_of_three(&server).await;
    let path = format!("/api/tables/{id}/report");
    assert_eq!(server.browser().post(&path, &json!({ "reason": "talk" })).await.code(), "no-guest");
    for (body, code) in [
        (json!({ "reason": "boring" }), "malformed"),
        (json!({ "seat": 0, "reason": "talk" }), "unknown-seat"),
        (json!({ "seat": 9, "reason": "talk" }), "unknown-seat"),
        (json!({ "reason": "talk", "note": "x".repeat(501) }), "malformed"),
    ] {
        assert_eq!(ann.post(&path, &body).await.code(), code, "{body}");
    }
    for note in ["first", "points\u{202e} without\nend"] {
        let report = json!({ "seat": 1, "reason": "talk", "note": note });
        assert_eq!(ann.post(&path, &report).await.status, 204);
    }
    assert_eq!(ben.post(&path, &json!({ "reason": "other" })).await.status, 204);
    assert_eq!(at_ben.drain().await, Vec::<Value>::new(), "he is not told");
    // While the server runs.
    let reports = sortie_server::reports(&database.url(), false).await.expect("they are read");
    assert_eq!(reports.len(), 2, "a second of the same takes the place of the first");
    let about_ben = reports.iter().find(|report| report.seat == Some(2)).expect("it is there");
    assert_eq!((about_ben.about.as_deref(), about_ben.by.as_deref()), (Some("Ben"), Some("Ann")));
    assert_eq!((about_ben.reason.as_str(), about_ben.note.as_str()), ("talk", "points without end"));
    let watch = ann.live(&id).await.table["lobby"]["links"]["watch"].clone();
    assert_eq!(json!(about_ben.watch), watch, "the operator can look");
    assert!(sortie_server::close_report(&database.url(), about_ben.id).await.expect("it is written"));
    assert!(!sortie_server::close_report(&database.url(), 4711).await.expect("it is written"));
    let left = sortie_server::reports(&database.url(), false).await.expect("they are read");
    assert_eq!((left.len(), left[0].about.as_deref()), (1, None));
    assert_eq!(sortie_server::reports(&database.url(), true).await.expect("they are read").len(), 2);
    at_ben.choose(0).await;
    server.stop().await;
}
