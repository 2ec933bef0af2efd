//! An undo destroys nothing: what was taken back is told, can be looked at, and comes back by agreement.

use serde_json::{Value, json};

use super::undo::{answer, propose, three_at_a_table};
use crate::common::{Answer, Browser, Database, TestServer};

async fn lines(browser: &mut Browser, id: &str) -> Value {
    browser.get(&format!("/api/tables/{id}/lines")).await.expect(200)
}

async fn restore(browser: &mut Browser, id: &str, sequence: u64, line: u64) -> Answer {
    let body = json!({ "sequence": sequence, "line": line });
    browser.post(&format!("/api/tables/{id}/restore"), &body).await
}

#[tokio::test]
async fn what_was_taken_back_is_looked_at_and_brought_back() {
    let database = Database::new("lines");
    let server = TestServer::on(&database).await;
    let (id, [mut ann_there, mut ben_there, _], [mut ann, mut ben, mut cem]) =
        three_at_a_table(&server).await;
    assert_eq!(lines(&mut ann_there, &id).await, json!({ "sequence": 2, "lines": [] }));
    let before = ann_there.get(&format!("/api/tables/{id}/replay")).await.expect(200)["steps"].clone();
    ann.say(&propose(2, 0)).await;
    for table in [&mut ben, &mut cem] {
        table.drain().await;
        table.say(&answer(true)).await;
    }
    ann.hear_a("table").await;

    let told = lines(&mut ann_there, &id).await;
    let line = |may: bool| json!({ "line": 2, "shared": 0, "n_choices": 2, "left": 3, "may_restore": may });
    assert_eq!(told, json!({ "sequence": 3, "lines": [line(true)] }));
    // Whoever may look at the table may look at that too, and no more.
    let watch = ann.table["lobby"]["links"]["watch"].as_str().expect("a link").to_owned();
    let mut stranger = server.guest("Dan").await;
    assert_eq!(lines(&mut stranger, &watch).await["lines"], json!([line(false)]));
    let shown = stranger.get(&format!("/api/tables/{watch}/replay?line=2")).await.expect(200);
    assert_eq!(shown["steps"], before, "as it was");
    let now = stranger.get(&format!("/api/tables/{watch}/replay")).await.expect(200);
    assert_eq!(now["steps"].as_array().map(Vec::len), Some(1));
    assert_eq!(stranger.get(&format!("/api/tables/{watch}/replay?line=1&line=2")).await.code(), "malformed");
    assert_eq!(
        stranger.get(&format!("/api/tables/{watch}/replay?line=3")).await.code(),
        "nothing-to-restore"
    );
    assert_eq!(restore(&mut stranger, &id, 3, 2).await.code(), "not-seated");

    // It is about what Ann and Ben chose; Cem is asked because he is here.
    assert_eq!(restore(&mut ann_there, &id, 2, 2).await.code(), "stale");
    assert_eq!(restore(&mut ann_there, &id, 3, 7).await.code(), "nothing-to-restore");
    let lobby = restore(&mut ann_there, &id, 3, 2).await.expect(200);
    assert_eq!((&lobby["undo"]["keep"], &lobby["undo"]["again"]), (&json!(0), &json!(2)));
    for table in [&mut ben, &mut cem] {
        table.drain().await;
        assert_eq!(table.table["lobby"]["undo"]["asks_me"], true);
        table.say(&answer(true)).await;
    }
    let told = ben.hear_a("table").await;
    assert_eq!((&told["table"]["sequence"], &told["table"]["n_choices"]), (&json!(4), &json!(2)));
    let again = ann_there.get(&format!("/api/tables/{id}/replay")).await.expect(200);
    assert_eq!(again["steps"], before, "the same choices and the same dice");

    // What is Ben's alone, and taught nobody anything, he takes back and brings back alone.
    ben.say(&json!({ "say": "take_back", "sequence": 4 })).await;
    ben.hear_a("table").await;
    assert_eq!(ben.table["n_choices"], 1);
    assert_eq!(lines(&mut ann_there, &id).await["lines"][0]["shared"], 1);
    let lobby = restore(&mut ben_there, &id, 5, 2).await.expect(200);
    assert_eq!(lobby["undo"], Value::Null);
    ben.hear_a("table").await;
    assert_eq!((ben.sequence(), &ben.table["n_choices"]), (6, &json!(2)));
    let view = ben.table["view"].clone();
    drop((ann, ben, cem));
    server.stop().await;

    let server = TestServer::on(&database).await;
    ben_there.address = server.address;
    let ben = ben_there.live(&id).await;
    assert_eq!((ben.sequence(), &ben.table["view"]), (6, &view), "also after a restart");
    assert_eq!(lines(&mut ben_there, &id).await["lines"], json!([]));
    drop(ben);
    server.stop().await;
}
