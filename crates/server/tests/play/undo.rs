//! Going back: alone, by agreement, and with the same dice.

use serde_json::{Value, json};

use crate::common::{Browser, Live, TestServer, bot, me, open};

pub(super) fn propose(sequence: u64, keep: u64) -> Value {
    json!({ "say": "propose_undo", "sequence": sequence, "keep": keep })
}

pub(super) fn answer(accept: bool) -> Value {
    json!({ "say": "answer_undo", "accept": accept })
}

/// Three people; both Ann and Ben have made a choice, Cem has not.
pub(super) async fn three_at_a_table(server: &TestServer) -> (String, [Browser; 3], [Live; 3]) {
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), open(), open()]).await;
    let [mut ben, mut cem] = [server.guest("Ben").await, server.guest("Cem").await];
    ben.take_seat(&id, 1).await.expect(200);
    cem.take_seat(&id, 2).await.expect(200);
    let mut tables = [ann.live(&id).await, ben.live(&id).await, cem.live(&id).await];
    tables[0].choose(0).await;
    tables[1].catch_up(1).await;
    tables[1].choose(0).await;
    for table in &mut tables {
        table.catch_up(2).await;
        table.drain().await;
    }
    (id, [ann, ben, cem], tables)
}

#[tokio::test]
async fn what_showed_nothing_new_is_taken_back_freely() {
    let server = TestServer::start().await;
    let (_, _, [mut ann, mut ben, _cem]) = three_at_a_table(&server).await;
    assert_eq!((&ann.table["can_take_back"], &ben.table["can_take_back"]), (&json!(false), &json!(true)));
    ann.say(&json!({ "say": "take_back", "sequence": 2 })).await;
    assert_eq!(ann.refusal().await["code"], "nothing-to-take-back", "Ben has chosen since");
    ben.say(&json!({ "say": "take_back", "sequence": 1 })).await;
    assert_eq!(ben.refusal().await["code"], "stale");
    ben.hear_a("steps").await;
    ben.say(&json!({ "say": "take_back", "sequence": 2 })).await;
    for table in [&mut ann, &mut ben] {
        let told = table.hear_a("table").await;
        assert_eq!((&told["table"]["sequence"], &told["table"]["n_choices"]), (&json!(3), &json!(1)));
        assert_eq!(told["story"].as_array().map(Vec::len), Some(2));
    }
    // And now Ann may.
    assert_eq!(ann.table["can_take_back"], true);
}

#[tokio::test]
async fn alone_it_happens_at_once_and_the_dice_stay_the_same() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[me(), me()]).await;
    let mut table = ann.live(&id).await;
    let mut offers = Vec::new();
    let mut events = Vec::new();
    for turn in 0..8 {
        let open = table.offers();
        offers.push(open[turn % open.len()].clone());
        events.push(table.choose_offer(&offers[turn]).await["steps"][0]["events"].clone());
    }
    assert!(events.iter().any(|events| events.to_string().contains("rolled")), "there were dice");
    let view = table.table["view"].clone();
    table.say(&propose(8, 0)).await;
    assert_eq!(table.hear_a("table").await["table"]["n_choices"], 0);
    assert_eq!(table.sequence(), 9, "an undo is an entry like any other");
    for (offer, expected) in offers.iter().zip(&events) {
        let told = table.choose_offer(offer).await;
        assert_eq!(told["steps"][0]["events"], *expected, "the same dice");
    }
    assert_eq!(table.table["view"], view);
    table.say(&propose(17, 8)).await;
    assert_eq!(table.refusal().await["code"], "nothing-to-undo");
}

#[tokio::test]
async fn the_others_must_agree() {
    let server = TestServer::start().await;
    let (_, _, [mut ann, mut ben, mut cem]) = three_at_a_table(&server).await;
    ann.say(&propose(2, 0)).await;
    for (table, mine, asks_me) in [(&mut ann, true, false), (&mut ben, false, true), (&mut cem, false, true)]
    {
        let lobby = table.hear_a("lobby").await["lobby"].clone();
        let expected = json!({
            "by": "Ann", "mine": mine, "keep": 0, "again": 0, "asks_me": asks_me, "missing": 2, "away": [],
            "may_decide": false, "will_decide": false,
        });
        assert_eq!(lobby["undo"], expected);
    }
    cem.say(&propose(2, 1)).await;
    assert_eq!(cem.refusal().await["code"], "undo-open");
    ann.say(&answer(true)).await;
    assert_eq!(ann.refusal().await["code"], "no-proposal", "her own does not count");
    ben.say(&answer(true)).await;
    assert_eq!(cem.hear_a("lobby").await["lobby"]["undo"]["missing"], 1);
    assert_eq!(cem.sequence(), 2, "not yet");
    cem.say(&answer(true)).await;
    for table in [&mut ann, &mut ben, &mut cem] {
        let told = table.hear_a("table").await;
        assert_eq!((&told["table"]["sequence"], &told["table"]["n_choices"]), (&json!(3), &json!(0)));
        assert_eq!(told["table"]["lobby"]["undo"], Value::Null);
    }
}

#[tokio::test]
async fn one_no_ends_it() {
    let server = TestServer::start().await;
    let (_, _, [mut ann, mut ben, mut cem]) = three_at_a_table(&server).await;
    ann.say(&propose(2, 0)).await;
    ben.hear_a("lobby").await;
    ben.say(&answer(false)).await;
    ann.hear_a("lobby").await;
    assert_eq!(ann.hear_a("lobby").await["lobby"]["undo"], Value::Null);
    cem.drain().await;
    cem.say(&answer(true)).await;
    assert_eq!(cem.refusal().await["code"], "no-proposal");
    // Who proposed it can take it back.
    ann.say(&propose(2, 1)).await;
    ann.say(&answer(false)).await;
    ann.drain().await;
    assert_eq!((ann.sequence(), &ann.table["lobby"]["undo"]), (2, &Value::Null));
}

#[tokio::test]
async fn a_choice_in_between_cancels_it() {
    let server = TestServer::start().await;
    let (_, _, [mut ann, _ben, mut cem]) = three_at_a_table(&server).await;
    ann.say(&propose(2, 0)).await;
    cem.hear_a("lobby").await;
    cem.choose(0).await;
    assert_eq!(cem.table["lobby"]["undo"], Value::Null);
    cem.say(&answer(true)).await;
    assert_eq!(cem.refusal().await["code"], "no-proposal");
    ann.catch_up(3).await;
    assert_eq!(ann.table["lobby"]["undo"], Value::Null);
}

#[tokio::test]
async fn who_is_away_is_not_asked_about_others_choices() {
    let server = TestServer::start().await;
    let (id, [_, _, cem_browser], [mut ann, mut ben, cem]) = three_at_a_table(&server).await;
    drop(cem);
    ann.hear_a("lobby").await;
    ann.say(&propose(2, 0)).await;
    assert_eq!(ben.hear_a("lobby").await["lobby"]["seats"][2]["present"], false);
    assert_eq!(ben.hear_a("lobby").await["lobby"]["undo"]["missing"], 1, "only Ben is here");
    ben.say(&answer(true)).await;
    assert_eq!(ann.hear_a("table").await["table"]["n_choices"], 0);
    // Cem comes back with what he knew and sees the table as it is.
    let mut cem = cem_browser.connect(&id).await.expect("a socket");
    let told = cem.hello(Some(2)).await;
    assert_eq!((&told["say"], &told["table"]["sequence"]), (&json!("table"), &json!(3)));

    // All who were asked leave without a word: nobody has agreed.
    let choice = ann.choose(0).await;
    assert_eq!(choice["table"]["sequence"], 4);
    ann.drain().await;
    ann.say(&propose(4, 0)).await;
    assert_eq!(ann.hear_a("lobby").await["lobby"]["undo"]["missing"], 2);
    drop(ben);
    assert_eq!(ann.hear_a("lobby").await["lobby"]["undo"]["missing"], 1);
    drop(cem);
    assert_eq!(ann.hear_a("lobby").await["lobby"]["undo"], Value::Null);
    assert_eq!(ann.sequence(), 4, "nothing happened");
    ann.say(&propose(4, 0)).await;
    assert_eq!(ann.hear_a("table").await["table"]["sequence"], 5, "but alone she may");
}

#[tokio::test]
async fn a_finished_game_is_final() {
    let server = TestServer::start().await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make_table(&[bot(), bot()]).await;
    let mut table = ann.live(&id).await;
    while !table.is_over() {
        table.hear().await;
    }
    for seat in 0..2 {
        ann.take_seat(&id, seat).await.expect(200);
    }
    // Anybody may have the seed now.
    let file = server.browser().get(&format!("/api/tables/{id}/export")).await.expect(200);
    assert!(file["seed"].is_string());
    table.drain().await;
    let sequence = table.sequence();
    assert_eq!(table.table["can_take_back"], false);
    for message in [
        json!({ "say": "take_back", "sequence": sequence }),
        propose(sequence, 0),
        propose(sequence, sequence - 1),
    ] {
        table.say(&message).await;
        assert_eq!(table.refusal().await["code"], "game-final", "{message}");
    }
    table.drain().await;
    assert!(table.is_over() && table.sequence() == sequence, "nothing happened");
    let branch = json!({ "keep": sequence - 1, "seats": [me(), me()] });
    ann.post(&format!("/api/tables/{id}/branch"), &branch).await.expect(201);
}
