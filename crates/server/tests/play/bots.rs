//! Bots on seats.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::common::{TestServer, bot, me};

#[tokio::test]
async fn bots_play_a_game_to_its_end() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[bot(), bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    while !table.is_over() {
        table.hear().await;
        assert_eq!(table.offers(), Vec::<Value>::new());
    }
    let summary = ann.get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(summary["outcome"], table.table["outcome"]["key"]);
    assert_eq!((&summary["won"], &summary["my_move"]), (&json!(false), &json!(false)));
    let list = ann.get("/api/tables").await.expect(200);
    assert_eq!(list[0]["id"], id.as_str(), "who made it finds it in the list");
}

#[tokio::test]
async fn bots_leave_to_people_what_people_can_answer() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), bot()]).await;
    let mut table = ann.live(&id).await;
    let mut n_mine = 0;
    while !table.is_over() && n_mine < 40 {
        if table.offers().is_empty() {
            table.hear().await;
            continue;
        }
        let (sequence, offer) = (table.sequence(), table.offers()[0].clone());
        let (seat, choice) = (&offer["seat"], &offer["choice"]);
        table.say(&json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice })).await;
        // A bot may be quicker; then the choice is refused and the table told anew.
        while table.sequence() == sequence {
            table.hear().await;
        }
        n_mine += 1;
    }
    let story = table.hello(None).await["story"].clone();
    let by = |seat: u8| story.as_array().expect("steps").iter().filter(|step| step["seat"] == seat).count();
    assert!(by(0) > 0 && by(1) > 0, "both have played: {} and {}", by(0), by(1));
}

#[tokio::test]
async fn a_bot_keeps_the_pace() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    table.say(&json!({ "say": "set_pace", "milliseconds": 300 })).await;
    assert_eq!(table.hear_a("lobby").await["lobby"]["pace"], 300);
    let begin = Instant::now();
    let handed = ann.post(&format!("/api/tables/{id}/seats/1"), &bot()).await.expect(200);
    assert_eq!(handed["mine"], json!([0]));
    // The bot holds back until Ann has chosen her start.
    table.catch_up(0).await;
    assert_eq!(table.hear_a("table").await["table"]["sequence"], 0);
    let offer = table.offers()[0].clone();
    table.choose_offer(&offer).await;
    table.catch_up(2).await;
    assert!(begin.elapsed() >= Duration::from_millis(300), "{:?}", begin.elapsed());
}

#[tokio::test]
async fn bots_wait_while_people_discuss() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let seats = [me(), json!({ "kind": "open" }), bot()];
    let id = ann.make_table(&seats).await;
    let mut ben = server.guest("Ben").await;
    ben.take_seat(&id, 1).await.expect(200);
    let [mut table, mut other] = [ann.live(&id).await, ben.live(&id).await];
    table.say(&json!({ "say": "set_pace", "milliseconds": 150 })).await;
    // Starts are left to people as long as one of them has to choose, so the bot is the last.
    table.choose(0).await;
    other.catch_up(1).await;
    other.choose(0).await;
    table.catch_up(2).await;
    table.say(&json!({ "say": "propose_undo", "sequence": 2, "keep": 0 })).await;
    while table.table["lobby"]["undo"].is_null() {
        table.hear().await;
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    table.drain().await;
    assert_eq!(table.sequence(), 2, "the bot waits");
    table.say(&json!({ "say": "answer_undo", "accept": false })).await;
    table.catch_up(3).await;
}
