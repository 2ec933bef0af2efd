//! A game of opponents at a table: nobody is told what another has chosen in secret before all are revealed.

use serde_json::{Value, json};
use sortie_bots::entry;
use sortie_example::Example;
use sortie_games::Registry;
use sortie_server::Options;

use crate::common::{Browser, Live, TestServer, bot, me, open};

async fn server() -> TestServer {
    TestServer::playing(Registry::new([entry::<Example>()]), Options::for_tests()).await
}

/// A table of `example`, each ship for itself.
async fn make_table(browser: &mut Browser, seats: &[Value]) -> String {
    let setup = json!({ "sides": vec![Value::Null; seats.len()] });
    let new = json!({ "game": "example", "setup": setup, "seats": seats, "pace": 0 });
    browser.post("/api/tables", &new).await.expect(201)["id"].as_str().expect("an id").to_owned()
}

/// What the bytes of all messages so far say, and forgets them.
fn bytes(live: &mut Live) -> String {
    std::mem::take(&mut live.heard).concat()
}

fn speed(seat: u8, speed: &str) -> Value {
    json!({ "seat": seat, "choice": { "do": "speed", "speed": speed } })
}

/// Sequence numbers grow with every attempt; nothing else may differ.
fn without_numbers(text: &str) -> String {
    let mut parts = text.split("\"sequence\":");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "\"sequence\":" + part.trim_start_matches(|c: char| c.is_ascii_digit())
    })
}

/// Ann, Ben, a bot and an open seat. The bot has chosen.
struct Four {
    server: TestServer,
    id: String,
    ann: (Browser, Live),
    ben: (Browser, Live),
}

async fn four() -> Four {
    let server = server().await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = make_table(&mut ann, &[me(), open(), bot(), open()]).await;
    ben.take_seat(&id, 1).await.expect(200);
    let (mut at_anns, mut at_bens) = (ann.live(&id).await, ben.live(&id).await);
    for live in [&mut at_anns, &mut at_bens] {
        live.catch_up(1).await;
        live.drain().await;
        assert_eq!(live.table["decision"]["awaited"], json!([0, 1, 3]), "the bot has chosen");
    }
    Four { server, id, ann: (ann, at_anns), ben: (ben, at_bens) }
}

#[tokio::test]
async fn whatever_is_chosen_in_secret_others_hear_the_same_bytes() {
    let Four { server, id, ann: (_, mut ann), ben: (_, mut ben) } = four().await;
    let mut watcher = server.browser().live(&id).await;
    // Everybody has heard that somebody watches.
    for live in [&mut ann, &mut ben, &mut watcher] {
        live.drain().await;
    }
    let mut heard: Vec<[String; 2]> = Vec::new();
    for word in ["slow", "cruise", "full"] {
        bytes(&mut ben);
        bytes(&mut watcher);
        let told = ann.choose_offer(&speed(0, word)).await;
        assert_eq!(told["steps"][0]["choice"]["speed"], *word, "she knows it herself");
        assert_eq!(told["table"]["decision"]["prompt"]["mine"], *word);
        for live in [&mut ben, &mut watcher] {
            live.catch_up(ann.sequence()).await;
        }
        heard.push([&mut ben, &mut watcher].map(|live| without_numbers(&bytes(live))));
        ann.say(&json!({ "say": "take_back", "sequence": ann.sequence() })).await;
        ann.hear_a("table").await;
        for live in [&mut ben, &mut watcher] {
            live.catch_up(ann.sequence()).await;
        }
    }
    assert!(heard[0].iter().all(|text| text.contains("\"what\":\"sealed\"")), "{heard:?}");
    assert_eq!(heard[0], heard[1]);
    assert_eq!(heard[0], heard[2]);
}

#[tokio::test]
async fn nobody_is_told_before_all_are_revealed() {
    let Four { server, id, ann: (_, mut ann), ben: (mut ben_browser, mut ben) } = four().await;
    ben.choose_offer(&speed(1, "slow")).await;
    ann.catch_up(2).await;
    bytes(&mut ben);
    ann.choose_offer(&speed(0, "full")).await;
    ben.catch_up(3).await;
    bytes(&mut ann);
    // From here on neither has an offer, so a word can only be somebody's secret.
    let mut cem = server.guest("Cem").await;
    let mut watcher = cem.connect(&id).await.expect("a socket");
    watcher.hello(None).await;
    ben.hello(Some(0)).await;
    ann.hello(None).await;
    ben.say(&json!({ "say": "choose", "sequence": 3, "seat": 0, "choice": { "do": "hold" } })).await;
    assert_eq!(ben.refusal().await["code"], "seat-not-yours");
    ben.say(&json!({ "say": "choose", "sequence": 3, "seat": 1, "choice": { "do": "hold" } })).await;
    assert_eq!(ben.refusal().await["code"], "example-has-chosen");
    ben.say(&json!({ "say": "propose_undo", "sequence": 3, "keep": 1 })).await;
    ann.hear_a("lobby").await;
    ann.say(&json!({ "say": "answer_undo", "accept": false })).await;
    ben.drain().await;
    let mut pages = String::new();
    for page in ["", "/replay"] {
        pages += &ben_browser.get(&format!("/api/tables/{id}{page}")).await.body;
    }
    pages += &ben_browser.get("/api/tables").await.body;
    assert_eq!(ben_browser.get(&format!("/api/tables/{id}/export")).await.code(), "game-not-over");
    let (anns, bens, watchers) = (bytes(&mut ann), bytes(&mut ben), bytes(&mut watcher));
    assert!(anns.contains("full") && bens.contains("slow"), "each knows their own");
    assert!(!anns.contains("slow") && !anns.contains("cruise"), "{anns}");
    assert!(!bens.contains("full") && !bens.contains("cruise"), "{bens}");
    for word in ["slow", "cruise", "full"] {
        assert!(!watchers.contains(word) && !pages.contains(word), "{word}: {watchers} {pages}");
    }
    // The last one chooses, and all is revealed to all.
    cem.take_seat(&id, 3).await.expect(200);
    watcher.hear_a("table").await;
    watcher.choose_offer(&speed(3, "cruise")).await;
    for live in [&mut ann, &mut ben, &mut watcher] {
        live.catch_up(4).await;
        let bytes = bytes(live);
        assert!(bytes.contains("\"what\":\"revealed\""), "{bytes}");
        assert!(["slow", "cruise", "full"].iter().all(|word| bytes.contains(word)), "{bytes}");
    }
}

#[tokio::test]
async fn nobody_goes_back_behind_a_secret() {
    let server = server().await;
    let mut ann = server.guest("Ann").await;
    let id = make_table(&mut ann, &[me(), me()]).await;
    let mut table = ann.live(&id).await;
    table.choose_offer(&speed(0, "slow")).await;
    assert_eq!(table.table["can_take_back"], true, "nobody has learnt anything");
    table.choose_offer(&speed(1, "full")).await;
    assert_eq!(table.table["can_take_back"], false);
    for keep in [0, 1] {
        table.say(&json!({ "say": "propose_undo", "sequence": 2, "keep": keep })).await;
        let error = table.refusal().await;
        assert_eq!((&error["code"], &error["field"]), (&json!("secret-seen"), &json!("keep")));
    }
    table.choose(0).await;
    assert_eq!(table.table["can_take_back"], true, "a move is seen by all and teaches nothing");
    table.say(&json!({ "say": "take_back", "sequence": 3 })).await;
    assert_eq!(table.hear_a("table").await["table"]["n_choices"], 2);
}

#[tokio::test]
async fn a_region_is_drawn_and_answered_from() {
    let server = server().await;
    let mut ann = server.guest("Ann").await;
    let id = make_table(&mut ann, &[me(), bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    let mut moved = false;
    while !table.is_over() {
        // The bots do not wait for Ann, so she lets them go first.
        if table.table["decision"]["awaited"] != json!([0]) {
            let regions = table.table["decision"].get("regions");
            assert_eq!(regions, None, "a region of somebody else is not shown");
            table.hear().await;
            continue;
        }
        let region = table.table["decision"]["regions"][0].clone();
        if region.is_null() {
            table.choose(0).await;
            continue;
        }
        let (sequence, center) = (table.sequence(), &region["region"]["center"]);
        let to = |x: i64| json!({ "do": "move", "to": { "x": center["x"].as_i64().expect("a number") + x, "y": center["y"] } });
        let far = region["region"]["radius"].as_i64().expect("a number") + 1;
        table.say(&json!({ "say": "choose", "sequence": sequence, "seat": 0, "choice": to(far) })).await;
        let code = table.refusal().await["code"].as_str().expect("a code").to_owned();
        assert!(["example-out-of-reach", "example-off-the-field"].contains(&&*code), "{code}");
        table.choose_offer(&json!({ "seat": 0, "choice": to(0) })).await;
        moved = true;
    }
    assert!(moved);
    let standings =
        table.table["outcome"]["standings"].as_array().expect("opponents stand somewhere").clone();
    assert_eq!(standings.len(), 3);
    assert!(standings.iter().any(|standing| standing["rank"] == 1), "{standings:?}");
    // The bots played the rest: three rounds of a speed and a move for three ships.
    assert_eq!(table.sequence(), 18);
}
