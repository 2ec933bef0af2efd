//! Playing: who hears what, what is refused, and what happens after a gap.

use std::time::Duration;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error as SocketError;

use crate::common::{Browser, Database, Live, TestServer, me, open};

/// Two people at a table for two.
async fn two_at_a_table(server: &TestServer) -> (String, [Browser; 2], [Live; 2]) {
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), open()]).await;
    let mut ben = server.guest("Ben").await;
    ben.take_seat(&id, 1).await.expect(200);
    let tables = [ann.live(&id).await, ben.live(&id).await];
    (id, [ann, ben], tables)
}

#[tokio::test]
async fn two_browsers_play_and_hear_the_same_story() {
    let server = TestServer::start().await;
    let (id, _, [mut ann, mut ben]) = two_at_a_table(&server).await;
    let mut spectator = server.browser().live(&id).await;
    for turn in 0..30 {
        let [first, second] = if turn % 2 == 0 { [&mut ann, &mut ben] } else { [&mut ben, &mut ann] };
        let mover = if first.offers().is_empty() { second } else { first };
        let before = mover.sequence();
        mover.choose(turn).await;
        for table in [&mut ann, &mut ben, &mut spectator] {
            table.catch_up(before + 1).await;
        }
        assert_eq!(ann.table["view"], ben.table["view"], "in this game all know the same");
        assert_eq!(ann.table["view"], spectator.table["view"]);
        for (seat, table) in [(0, &ann), (1, &ben)] {
            assert!(table.offers().iter().all(|offer| offer["seat"] == seat), "only offers of one's own");
        }
        assert_eq!(spectator.offers(), Vec::<Value>::new());
        // The seed is the server's own, so a short game may be over by now: then nobody is awaited.
        if ann.is_over() {
            break;
        }
        assert!(spectator.table["decision"]["awaited"].is_array(), "but they know who is awaited");
    }
    // Nothing in a message may hold the seed.
    let seed_like = |text: &str| {
        let is_hex = |c: char| c.is_ascii_hexdigit();
        text.split(|c| !is_hex(c)).any(|word| word.len() >= 64)
    };
    assert!(!seed_like(&ann.table.to_string()));
}

#[tokio::test]
async fn one_browser_plays_two_seats() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    assert_eq!(table.table["lobby"]["mine"], json!([0, 1]));
    let mut seats = Vec::new();
    for turn in 0..10 {
        let offers = table.offers();
        let offer = offers[turn % offers.len()].clone();
        seats.push(offer["seat"].clone());
        let steps = table.choose_offer(&offer).await;
        assert_eq!(steps["steps"][0]["seat"], offer["seat"]);
        assert_eq!(steps["steps"][0]["choice"], offer["choice"]);
    }
    assert!(seats.contains(&json!(0)) && seats.contains(&json!(1)), "{seats:?}");
}

#[tokio::test]
async fn what_may_not_be_done_is_refused_and_changes_nothing() {
    let server = TestServer::start().await;
    let (id, _, [mut ann, mut ben]) = two_at_a_table(&server).await;
    let mut spectator = server.guest("Cem").await.live(&id).await;
    ann.choose(0).await;
    ben.catch_up(1).await;
    spectator.catch_up(1).await;
    ben.drain().await;
    spectator.drain().await;
    let before = ben.table.clone();
    let choice = ben.offers()[0]["choice"].clone();
    let choose = |sequence: u64, seat: u64, choice: &Value| json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice });

    let refused = async |table: &mut Live, message: Value| {
        table.say(&message).await;
        let error = table.refusal().await;
        (error["code"].as_str().expect("a code").to_owned(), error["field"].clone())
    };
    let code = |code: &str, field: &str| (code.to_owned(), json!(field));
    assert_eq!(refused(&mut ann, choose(1, 1, &choice)).await, code("seat-not-yours", "seat"));
    assert_eq!(refused(&mut spectator, choose(1, 1, &choice)).await, code("seat-not-yours", "seat"));
    assert_eq!(refused(&mut ben, choose(1, 9, &choice)).await, code("unknown-seat", "seat"));
    let nonsense = choose(1, 1, &json!({ "do": "levitate" }));
    assert_eq!(refused(&mut ben, nonsense).await, code("malformed-choice", "choice"));
    let not_now = choose(1, 1, &json!({ "do": "push", "target": 3 }));
    let (illegal, field) = refused(&mut ben, not_now).await;
    assert!(illegal.starts_with("arena-"), "{illegal}");
    assert_eq!(field, "choice");
    for message in [
        json!({ "say": "take_back", "sequence": 1 }),
        json!({ "say": "propose_undo", "sequence": 1, "keep": 0 }),
        json!({ "say": "answer_undo", "accept": true }),
        json!({ "say": "set_pace", "milliseconds": 1 }),
        json!({ "say": "go_ahead", "sequence": 1 }),
        json!({ "say": "set_bots_wait", "wait": false }),
    ] {
        assert_eq!(refused(&mut spectator, message).await.0, "not-seated");
    }
    let slow = json!({ "say": "set_pace", "milliseconds": 10_001 });
    assert_eq!(refused(&mut ben, slow).await, code("bad-pace", "milliseconds"));
    assert_eq!(refused(&mut ben, json!({ "say": "answer_undo", "accept": true })).await.0, "no-proposal");

    // An old sequence number: refused, and the table is told anew.
    for old in [0, 2, u64::MAX] {
        assert_eq!(refused(&mut ben, choose(old, 1, &choice)).await, code("stale", "sequence"));
        let missing = ben.hear_a("steps").await;
        assert_eq!((&missing["table"], &missing["steps"]), (&before, &json!([])), "nothing was missing");
    }
    assert_eq!(ben.drain().await, Vec::<Value>::new());
    let fresh = ben.hello(None).await;
    assert_eq!(fresh["table"], before, "nothing has changed");
    ben.choose(0).await;
    assert_eq!(ben.sequence(), 2);
}

#[tokio::test]
async fn after_a_gap_the_missing_steps_are_told() {
    let server = TestServer::start().await;
    let (id, [_, ben_browser], [mut ann, ben]) = two_at_a_table(&server).await;
    drop(ben);
    let mut told = Vec::new();
    let mut ben = ben_browser.live(&id).await;
    // Everybody chooses a place; then the dice are rolled.
    told.extend(ann.choose(0).await["steps"].as_array().expect("steps").clone());
    ben.catch_up(1).await;
    told.extend(ben.choose(0).await["steps"].as_array().expect("steps").clone());
    ann.catch_up(2).await;
    drop(ben);
    while ann.sequence() < 5 && !ann.offers().is_empty() {
        told.extend(ann.choose(0).await["steps"].as_array().expect("steps").clone());
    }
    let now = ann.sequence();

    let mut ben = ben_browser.connect(&id).await.expect("a socket");
    let news = ben.hello(Some(1)).await;
    assert_eq!(news["say"], "steps");
    assert_eq!(news["steps"], json!(told[1..]), "exactly what was missed");
    assert_eq!(news["table"]["sequence"], now);
    let nothing_new = ben.hello(Some(now)).await;
    assert_eq!((&nothing_new["say"], &nothing_new["steps"]), (&json!("steps"), &json!([])));
    // Who knows a future that never was is told everything.
    assert_eq!(ben.hello(Some(now + 1)).await["say"], "table");
    assert_eq!(ben.hello(None).await["story"].as_array().map(Vec::len), Some(told.len() + 1));
}

#[tokio::test]
async fn hello_comes_first() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.connect(&id).await.expect("a socket");
    table.say(&json!({ "say": "set_pace", "milliseconds": 1 })).await;
    assert_eq!(table.refusal().await["code"], "hello-first");
    assert_eq!(table.hello(None).await["say"], "table", "it is not too late");
}

#[tokio::test]
async fn a_hello_again_changes_the_language() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    let mut messages = Vec::new();
    for language in ["en", "de", "it"] {
        table.say(&json!({ "say": "hello", "since": 0, "language": language })).await;
        table.say(&json!({ "say": "answer_undo", "accept": true })).await;
        messages.push(table.refusal().await["message"].clone());
    }
    messages.dedup();
    assert_eq!(messages.len(), 3, "{messages:?}");
}

#[tokio::test]
async fn only_our_own_pages_may_connect() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let status = async |id: &str, origin: Option<&str>| match ann.connect_from(id, origin).await {
        Ok(_) => 101,
        Err(SocketError::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    };
    assert_eq!(status(&id, None).await, 101);
    assert_eq!(status(&id, Some(&format!("http://{}", server.address))).await, 101);
    assert_eq!(status(&id, Some("https://evil.example")).await, 403);
    assert_eq!(status("abcdefghijkmnpqrstuvwxyz23", None).await, 404);
    let plain = server.browser().get(&format!("/api/tables/{id}/live")).await;
    assert_eq!((plain.status, plain.code().as_str()), (426, "not-live"));
}

#[tokio::test]
async fn a_flood_is_refused_and_the_table_goes_on() {
    let server = TestServer::start().await;
    let (_, _, [mut ann, mut ben]) = two_at_a_table(&server).await;
    for _ in 0..300 {
        ann.say(&json!({ "say": "answer_undo", "accept": true })).await;
    }
    let mut codes = Vec::new();
    for _ in 0..300 {
        codes.push(ann.refusal().await["code"].clone());
    }
    let n_too_fast = codes.iter().filter(|code| **code == "too-fast").count();
    // How many exactly depends on how fast this machine sends; the allowance at once is heard in any case.
    assert!((1..=250).contains(&n_too_fast), "{n_too_fast}");
    ben.choose(0).await;
    assert_eq!(ben.sequence(), 1);
    // After a moment the flood is forgiven.
    tokio::time::sleep(Duration::from_millis(200)).await;
    ann.catch_up(1).await;
    ann.choose(0).await;
}

#[tokio::test]
async fn what_cannot_be_written_does_not_happen() {
    let database = Database::new("unwritable");
    let server = TestServer::on(&database).await;
    let (id, [_, ben_browser], [mut ann, mut ben]) = two_at_a_table(&server).await;
    ann.choose(0).await;
    ben.catch_up(1).await;
    database.fill().await;
    let offer = ben.offers()[0].clone();
    let choose = json!({ "say": "choose", "sequence": 1, "seat": 1, "choice": offer["choice"] });
    ben.say(&choose).await;
    let error = ben.refusal().await;
    assert_eq!(error["code"], "storage");
    assert!(!error.to_string().contains("disk full"), "the cause is for the log: {error}");
    assert_eq!(ann.drain().await, Vec::<Value>::new(), "nobody heard of it");
    assert_eq!(ben.hello(None).await["table"]["sequence"], 1);
    database.free().await;
    ben.choose_offer(&offer).await;
    ann.catch_up(2).await;

    // Somebody else wrote to the journal: the table is read again, and nobody's choice is lost or doubled.
    database.execute("UPDATE entries SET sequence = 3 WHERE sequence = 2").await;
    let mover = if ann.offers().is_empty() { &mut ben } else { &mut ann };
    let offer = mover.offers()[0].clone();
    let choose = json!({ "say": "choose", "sequence": 2, "seat": offer["seat"], "choice": offer["choice"] });
    mover.say(&choose).await;
    assert_eq!(mover.refusal().await["code"], "storage");
    assert_eq!(mover.try_hear().await, None, "the table is read again");
    let broken = ben_browser.live(&id).await;
    let notice = &broken.table["lobby"]["notices"][0];
    assert_eq!((&notice["kind"], &notice["entry"]), (&json!("read_only"), &json!(2)), "an entry is missing");
    drop(broken);
    database.execute("UPDATE entries SET sequence = 2 WHERE sequence = 3").await;
    // Nobody looks, so it leaves the memory.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let healed = server.browser().get(&format!("/api/tables/{id}")).await.expect(200);
    assert_eq!(healed["n_choices"], 2);
}
